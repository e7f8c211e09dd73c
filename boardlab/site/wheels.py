"""Wheels for Python in the browser, made of the packages that are installed here, whose versions the locks name."""

from __future__ import annotations

import io
import json
import re
import zipfile
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from email.parser import Parser
from hashlib import sha256
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

from boardlab.core.errors import PlainError
from boardlab.core.files import write_whole
from boardlab.core.i18n.language import Wording
from boardlab.core.i18n.languages import ADDED
from boardlab.core.i18n.toml_files import TWIN, read_toml_file, stand_in
from boardlab.core.json_data import Table
from boardlab.lessons.build.lesson_sources import lesson_files
from boardlab.lessons.build.store import shipped

PACKAGE = Path(__file__).parents[1]
OWN = "boardlab"
THERE = {
    "sys_platform": "emscripten",
    "platform_system": "Emscripten",
    "platform_machine": "wasm32",
    "os_name": "posix",
    "implementation_name": "cpython",
    "platform_python_implementation": "CPython",
    "extra": "",
}
"""What a package may ask of the place it is installed in."""
LEFT_OUT = re.compile(
    r"__pycache__/|\.dist-info/(?:RECORD|INSTALLER|REQUESTED|direct_url\.json)|/tests/"
    # What draws in a page lies in extensions of JupyterLab; the other half of these are types of packages not here.
    r"|^plotly/(?:labextension|package_data/(?:plotly\.min\.js|widgetbundle|datasets))|^anywidget/nbextension"
    r"|^jedi/third_party/(?:django-stubs|typeshed/(?:third_party|stubs))"
)
"""What of them nothing in a browser asks for."""
COMPILED = (".so", ".pyd", ".dylib")
ALIKE = ("psygnal", "wcwidth")
"""Packages that do without what is compiled of them, only more slowly."""
TIGHT = 9
"""How tightly they are packed: at 9 they are smallest, and take longest."""
_DATE = (1980, 1, 1, 0, 0, 0)


class NoWheel(PlainError):
    """A package that notebooks need cannot be taken along."""


@dataclass(frozen=True)
class Wheel:
    """A package, packed."""

    name: str
    version: str
    needs: tuple[str, ...]
    imports: tuple[str, ...]
    data: bytes

    @property
    def file(self) -> str:
        """What its file is called."""
        return f"{self.name.replace('-', '_')}-{self.version}-py3-none-any.whl"


def lay_down_wheels(folder: Path, roots: Iterable[str], given: Iterable[Path], info: Table) -> list[str]:
    """Write wheels of some packages and all they need, with the lock file by which Pyodide finds them.

    Args:
        folder: where.
        roots: the packages.
        given: wheels that are taken as they are, before what is installed here.
        info: the head of Pyodide's lock file: which Python it is.

    Returns:
        The names of all of them.

    Raises:
        NoWheel: where one of them is not installed here, or is not Python alone.
    """
    folder.mkdir(parents=True)
    there = {
        **THERE,
        "python_version": ".".join(str(info["python"]).split(".")[:2]),
        "python_full_version": info["python"],
    }
    known = {wheel.name: wheel for wheel in (_given(path, there) for path in given)}
    chosen: dict[str, Wheel] = {}
    todo = [_plain(root) for root in roots]
    while todo:
        name = todo.pop()
        if name not in chosen:
            chosen[name] = known.get(name) or installed(name, there)
            todo += chosen[name].needs
    packages = {}
    for name, wheel in sorted(chosen.items()):
        write_whole(folder / wheel.file, wheel.data, private=False)
        packages[name] = {
            "name": name,
            "version": wheel.version,
            "file_name": wheel.file,
            "install_dir": "site",
            "sha256": sha256(wheel.data).hexdigest(),
            "package_type": "package",
            "imports": wheel.imports,
            "depends": wheel.needs,
            "unvendored_tests": False,
        }
    lock = json.dumps({"info": info, "packages": packages}, indent=1)
    write_whole(folder / "lock.json", lock.encode(), private=False)
    return sorted(chosen)


def _given(path: Path, there: Mapping[str, str]) -> Wheel:
    with zipfile.ZipFile(path) as source:
        return _wheel({name: source.read(name) for name in source.namelist()}, there, path.read_bytes())


def installed(name: str, there: Mapping[str, str]) -> Wheel:
    """A wheel of a package that is installed here.

    Args:
        name: the package.
        there: what it may ask of the place it goes to.

    Raises:
        NoWheel: where it is not installed here, or is not Python alone.
    """
    try:
        found = distribution(name)
    except PackageNotFoundError:
        raise _none(name) from None
    files = _own(found) if name == OWN else _files(found)
    if name in ALIKE:
        files = {each: data for each, data in files.items() if not each.endswith(COMPILED)}
    if not files or any(each.endswith(COMPILED) for each in files):
        raise _none(name)
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as target:
        for each, data in sorted(files.items()):
            target.writestr(zipfile.ZipInfo(each, _DATE), data, zipfile.ZIP_DEFLATED, TIGHT)
    return _wheel(files, there, made.getvalue())


def _none(name: str) -> NoWheel:
    return NoWheel(Wording("boardlab.site").say("mistake.no_wheel", name=name))


def _files(found: Distribution) -> dict[str, bytes]:
    inside = ((path.as_posix(), Path(str(path.locate()))) for path in found.files or ())
    return {name: path.read_bytes() for name, path in inside if not name.startswith("..") and not LEFT_OUT.search(name)}


def _own(found: Distribution) -> dict[str, bytes]:
    """The package as it lies here, installed or in a checkout: without its notebooks, which the site has beside it."""
    info = f"{OWN}-{found.version}.dist-info"
    files = {f"{info}/{name}": (found.read_text(name) or "").encode() for name in ("METADATA", "entry_points.txt")}
    files[f"{info}/WHEEL"] = b"Wheel-Version: 1.0\nGenerator: boardlab\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    for path in PACKAGE.rglob("*"):
        inside = path.relative_to(PACKAGE)
        if path.is_file() and "__pycache__" not in inside.parts and inside.parts[0] not in ("tutorials", "site"):
            name, data = f"{OWN}/{inside.as_posix()}", path.read_bytes()
            # What is read in its compiled form is not there twice; templates are read as they are written.
            read = path.suffix == ".toml" and inside.parts[0] != "scaffold"
            files |= (
                {name: b"", name + TWIN: stand_in(read_toml_file(path.parent, path.name))} if read else {name: data}
            )
    for language in ADDED.values():
        files |= {f"{OWN}/languages/{language.code}/{path.name}": path.read_bytes() for path in language.files()}
    files |= {
        "piplite/__init__.py": (PACKAGE / "site" / "piplite.py").read_bytes(),
        "piplite/cli.py": b"from piplite import get_transformed_code\n",
        # The kernel writes here where to look for packages, and nothing looks.
        "piplite/piplite.py": b"",
    }
    for game in sorted({name.partition(".")[0] for name in lesson_files()}):
        for path, document, built in shipped(game, whole=True):
            name = f"{OWN}/tutorials/source/{game}/{path.name}"
            files |= {name: document, f"{name}{TWIN}": built}
    return files


def _wheel(files: Mapping[str, bytes], there: Mapping[str, str], data: bytes) -> Wheel:
    from packaging.requirements import Requirement

    about = Parser().parsestr(next(files[name] for name in files if name.endswith(".dist-info/METADATA")).decode())
    asked = (Requirement(text) for text in about.get_all("Requires-Dist") or ())
    needs = {_plain(each.name) for each in asked if not each.marker or each.marker.evaluate(dict(there))}
    tops = {
        name.partition("/")[0].removesuffix(".py") for name in files if re.fullmatch(r"\w+(?:\.py|/__init__\.py)", name)
    }
    return Wheel(_plain(about["Name"]), about["Version"], tuple(sorted(needs)), tuple(sorted(tops)), data)


def _plain(name: str) -> str:
    """The name of a package as indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()
