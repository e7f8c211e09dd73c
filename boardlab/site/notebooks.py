"""The notebooks of the site, in JupyterLite: in a folder of their own, with a policy and a service worker of their own.

JupyterLite is built from what is installed here, and asks nothing of any other host. Its Python is that of the site's
pages, started from the same files; what a learner reaches lies where the pages keep it.
"""

from __future__ import annotations

import gzip
import json
import os
import re
import subprocess
import sys
from collections.abc import Collection, Iterator
from importlib.metadata import distribution
from pathlib import Path
from shutil import copytree, rmtree
from tempfile import TemporaryDirectory

from boardlab.core.errors import PlainError
from boardlab.core.files import write_whole
from boardlab.core.i18n.language import LANGUAGES, Wording
from boardlab.core.json_data import Json
from boardlab.core.packages import needed, there
from boardlab.core.text.quoting import shown
from boardlab.lessons.build.lesson_sources import lesson_files
from boardlab.site.frame import CODE, MARKER
from boardlab.site.menus import lay_down_menus
from boardlab.site.python_files import PythonFiles
from boardlab.site.wheels import lay_down_wheels
from boardlab.tutorials.copy import tutorials

FOLDER = "notebooks"
BUILDERS = ("jupyterlite_core", "jupyterlite_pyodide_kernel")
EXTENSIONS = ("jupyterlite-pyodide-kernel", "jupyterlab-widgets", "anywidget", "plotly")
"""The packages whose extensions draw in a notebook, or are its kernel."""
ASIDE = "liteextensions"
"""Beside ``labextensions``: where an environment may keep an extension that JupyterLab finds and cannot load."""
GIVEN = ("ipykernel-", "pyodide_kernel-", "widgetsnbextension-4")
"""Wheels that come with the kernel."""
APPS = ("notebooks", "tree")
KERNEL = "@jupyterlite/pyodide-kernel-extension:kernel"
LOADED = (
    *("ipykernel", "comm", "pyodide-kernel", "jedi", "ipython"),
    *("ipywidgets", "anywidget", "plotly", "boardlab"),
)
"""What is there before the first cell runs."""
STOOD_FOR = ("micropip", "piplite")
"""What JupyterLite installs packages with: boardlab brings what stands for it, as nothing is asked of other hosts."""
PREFERRED = {
    "@jupyterlab/apputils-extension:notification": {
        "fetchNews": "false",
        "checkForUpdates": False,
        "doNotDisturbMode": True,
    },
    "@jupyterlab/apputils-extension:themes": {"adaptive-theme": True},
}
"""What JupyterLite does as long as nobody sets it otherwise: it shows no news, and is as dark as the site's pages."""
DARK = "@media (prefers-color-scheme: dark) { body:not([data-jp-theme-name]) { background: #111; } }"
"""Until JupyterLite has chosen a theme."""
SPEC = {"name": "python", "display_name": "Python (Pyodide)", "language": "python"}
POLICY = (
    "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:; worker-src 'self' blob:; "
    "connect-src 'self' blob: data:; img-src 'self' data: blob:; font-src 'self' data:; "
    "style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'"
)
"""JupyterLite checks its settings with code that it makes; nothing comes from another host."""
CHECKED = r"""
updateCache = async (request, got) => {
  const page = /(\/|\.html)$/.test(new URL(request.url).pathname);
  if (!got.ok || page !== /^text\/html/.test(got.headers.get("content-type") ?? "")) return;
  if (page && !(await got.clone().text()).includes('MARKER')) return;
  await (await openCache()).put(request, got);
};
""".replace("MARKER", MARKER)
"""What JupyterLite's service worker keeps: not what a portal of a network gives in the place of a file."""
NEEDLESS = (
    *("doc", "rspack.config*", "build/fa-*.eot", "build/fa-*.svg", "build/fa-*.ttf", "build/fa-*.woff"),
    *("build/schemas/@*", "api/translations/*"),
)
"""For browsers that cannot run Python, for those who build JupyterLite, and what is there once more in another file."""
PATIENCE = 300
"""So many seconds the builder of JupyterLite may take."""


class NoNotebooks(PlainError):
    """JupyterLite could not be built."""


def can_build() -> bool:
    """Is what JupyterLite is built from installed here?"""
    return there(*BUILDERS)


def check_builders() -> None:
    """Make sure that what JupyterLite is built from is installed here.

    Raises:
        MissingPackage: where it is not.
    """
    needed("package.notebooks", *BUILDERS)


def notebook_address(lesson: str, lang: str) -> str:
    """Where the notebook of a lesson opens, from the site; "" where there is no such notebook."""
    name = f"{lang}/{_name_of(lesson)}"
    return f"{FOLDER}/{APPS[0]}/index.html?path={name}" if name in tutorials(lang) else ""


def _name_of(lesson: str) -> str:
    source = lesson_files()[lesson]
    return f"{source.parent.name}/{source.stem}.ipynb"


def add_notebooks(site: Path, python: PythonFiles, lessons: Collection[str], code: str = CODE) -> None:
    """Write the notebooks of some lessons into a site, with all that runs them.

    Args:
        site: its folder.
        python: the files that Python starts from.
        lessons: their ids.
        code: the name of the site's folder with scripts.

    Raises:
        NoNotebooks: where the builder of JupyterLite fails.
        NoWheel: where a package that notebooks need cannot be taken along.
    """
    folder = site / FOLDER
    with TemporaryDirectory() as room:
        draft = Path(room, "site")
        extensions = _extensions(Path(room, "extensions"))
        kernel = next(path for path in extensions if path.name == "pyodide-kernel-extension")
        given = [path for path in kernel.glob("static/pypi/*.whl") if path.name.startswith(GIVEN)]
        for lang in LANGUAGES:
            for name, data in notebooks_of(lang, lessons):
                path = Path(room, "contents", lang, name)
                path.parent.mkdir(parents=True, exist_ok=True)
                write_whole(path, data)
        _build(Path(room), draft, extensions)
        for pattern in NEEDLESS:
            for path in draft.glob(pattern):
                rmtree(path) if path.is_dir() else path.unlink()
        for path in draft.glob("extensions/**/pypi/*.whl"):
            path.unlink()
        for path in draft.glob("files/**/*.ipynb"):
            write_whole(path.with_name(f"{path.name}.bin"), gzip.compress(path.read_bytes(), 9, mtime=0), private=False)
            path.unlink()
        lay_down_wheels(draft / "wheels", LOADED, given, python.info)
        _settle(draft, python, code)
        copytree(draft, folder)


def notebooks_of(lang: str, lessons: Collection[str]) -> Iterator[tuple[str, bytes]]:
    """The notebooks of a language by their names: for the kernel there, their pictures shown before anything runs."""
    found = tutorials(lang)
    for name in map(_name_of, lessons):
        if f"{lang}/{name}" not in found:
            continue
        book = json.loads(found[f"{lang}/{name}"])
        book["metadata"]["kernelspec"] = SPEC
        for cell in book["cells"]:
            if cell["cell_type"] == "code":
                # Else Jupyter takes what it shows for a stranger's, and shows text instead of pictures.
                cell["metadata"]["trusted"] = True
        yield name, json.dumps(book, ensure_ascii=False, separators=(",", ":")).encode()


def _extensions(folder: Path) -> list[Path]:
    """Copies of the extensions of JupyterLab that the packages here brought along."""
    made = []
    for package in EXTENSIONS:
        files = [Path(str(path.locate())).resolve() for path in distribution(package).files or ()]
        manifest = next(path for path in files if path.name == "package.json" and "labextensions" in path.parts)
        target = folder / package / manifest.parent.name
        kept = manifest.parent
        copytree(kept if kept.exists() else Path(str(kept).replace("labextensions", ASIDE)), target)
        made.append(target)
    return made


def _build(room: Path, draft: Path, extensions: list[Path]) -> None:
    settings = {
        "apps": APPS,
        "contents": [str(room / "contents")],
        "federated_extensions": [*map(str, extensions)],
        "ignore_sys_prefix": ["federated_extensions"],
        "no_sourcemaps": True,
        "no_unused_shared_packages": True,
        "output_dir": str(draft),
    }
    lite = room / "lite"
    lite.mkdir()
    held = {"jupyter_lite_config.json": {"LiteBuildConfig": settings}, "overrides.json": PREFERRED}
    for name, content in held.items():
        write_whole(lite / name, json.dumps(content).encode())
    # What is set for JupyterLab on this machine has no say in it.
    env = {key: value for key, value in os.environ.items() if not key.startswith(("JUPYTER", "JUPYTERLAB"))}
    command = [sys.executable, "-m", "jupyterlite_core", "build", "--lite-dir", str(lite)]
    try:
        done = subprocess.run(command, cwd=lite, env=env, capture_output=True, text=True, check=False, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        raise _failed(f"{PATIENCE} s") from None
    if done.returncode or not (draft / "jupyter-lite.json").is_file():
        raise _failed(((done.stderr or done.stdout).strip().splitlines() or [str(done.returncode)])[-1])


def _failed(why: str) -> NoNotebooks:
    return NoNotebooks(Wording("boardlab.site").say("mistake.no_notebooks", why=shown(why, 160)))


def _settle(draft: Path, python: PythonFiles, code: str) -> None:
    """Tell JupyterLite's pages where Python lies, and what they may load."""
    path = draft / "jupyter-lite.json"
    whole = json.loads(path.read_text(encoding="utf-8"))
    config: Json = whole["jupyter-config-data"]
    config |= {
        "appName": "boardlab",
        "appUrl": "./tree",
        "boardlabLocales": lay_down_menus(draft / "api" / "translations"),
        "enableServiceWorkerCache": "true",
        "exposeAppInBrowser": True,
    }
    config["litePluginSettings"] = {
        KERNEL: {
            "disablePyPIFallback": True,
            "pipliteUrls": [],
            "pyodideUrl": f"./../{code}/page/kernel.js",
            "loadPyodideOptions": {
                "packages": [*STOOD_FOR, *LOADED],
                "load": LOADED,
                "files": python.of_kernel(),
                "wheels": f"{FOLDER}/wheels",
            },
        }
    }
    write_whole(path, json.dumps(whole, indent=1).encode(), private=False)
    worker = draft / "service-worker.js"
    write_whole(worker, worker.read_bytes() + CHECKED.encode(), private=False)
    for page in (draft / "index.html", *(draft / app / "index.html" for app in APPS)):
        text = page.read_text(encoding="utf-8")
        root = "../" * (len(page.relative_to(draft).parts))
        meta = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
        icon = f'<link rel="icon" href="{root}{code}/page/icon.svg" type="image/svg+xml">'
        text = text.replace("<html>", f'<html lang="{LANGUAGES[0]}">', 1)
        text = text.replace("<head>", f"<head>\n{meta}\n{MARKER}\n{icon}\n<style>{DARK}</style>", 1)
        text = re.sub(
            r"await import\(\s*'", f"await import('{root}{code}/page/notebook.js');\n        \\g<0>", text, count=1
        )
        write_whole(page, text.encode(), private=False)
