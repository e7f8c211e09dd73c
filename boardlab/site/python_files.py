"""What Python in the browser is started from: Pyodide's own files, and the package, in a pack for each game."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

from boardlab.core.errors import PlainError
from boardlab.core.files import write_whole
from boardlab.core.i18n.language import Wording
from boardlab.core.i18n.languages import ADDED
from boardlab.core.i18n.toml_files import TWIN, stand_in
from boardlab.core.i18n.toml_pack import all_files
from boardlab.core.json_data import Json
from boardlab.core.text.quoting import shown
from boardlab.lessons.build.lesson_sources import lesson_files
from boardlab.lessons.build.store import shipped
from boardlab.site.memory import Maker, Memory, rest_of_library, small_library
from boardlab.site.squeeze import squeeze

PACKAGE = Path(__file__).parents[1]
PYODIDE = "314.0.7"
"""The version that the pages are made for: the front end's lock file names the same."""
USUAL_PLACE = PACKAGE.parent / "widgets" / "node_modules" / "pyodide"
PARTS = {
    "loader": "pyodide.mjs",
    "script": "pyodide.asm.mjs",
    "machine": "pyodide.asm.wasm",
}
"""Pyodide's files that a page takes as they are, by what they are to it."""
LIBRARY = "python_stdlib.zip"
"""The standard library, of which a site has what its pages ask for."""
ROOMS = ("core", "figures", "lessons", "tutoring", "reviewing", "session", "page")
"""What every game needs."""
CLASSROOM = "classroom"
"""The pack of the room for classes, which only the page of a class needs."""
DUE = "due"
"""The pack with FSRS, which only what tells what is due needs."""
FSRS = ("__init__.py", "card.py", "rating.py", "review_log.py", "scheduler.py", "state.py")
"""Its other file fits it to millions of reviews."""
FOR_CLASS = ("__init__.py", "hand_in_code.py", "hands.py", "results.py", "words.toml", "words_present.toml")
"""What of the room for classes a lesson needs: the code that a pupil hands in, and what it shows to a class."""
ALONE = ("__init__.py", "storage/__init__.py", "storage/data_dir.py", *(f"{CLASSROOM}/{name}" for name in FOR_CLASS))
SEGNO = ("__init__.py", "consts.py", "encoder.py", "utils.py", "writers.py")
"""Its other files are for the command line and for codes of other things than links."""
WORDING = Wording("boardlab.site")


class NoPyodide(PlainError):
    """Pyodide is not in the folder where it was looked for."""


def check_pyodide(folder: Path) -> None:
    """Make sure that a folder holds Pyodide in the version that the pages are made for.

    Raises:
        NoPyodide: where it does not.
    """
    try:
        version = json.loads((folder / "package.json").read_text(encoding="utf-8")).get("version")
    except (OSError, ValueError, AttributeError):
        version = None
    if version != PYODIDE or not all((folder / name).is_file() for name in (*PARTS.values(), LIBRARY)):
        path = shown(str(folder), 160)
        raise NoPyodide(WORDING.say("mistake.no_pyodide", version=PYODIDE, path=path))


class PythonFiles:
    """The files of ``python/`` in a site, and what a page has to know of them.

    Args:
        target: that folder; it is there.
        pyodide: a folder that holds Pyodide, checked.
        node: Node, to make the memory that pages start from; None makes pages whose Python starts from its beginning.
    """

    def __init__(self, target: Path, pyodide: Path, node: Path | None) -> None:
        self._target, self._pyodide, self._node = target, pyodide, node
        self._files = {part: self.write(name, (pyodide / name).read_bytes()) for part, name in PARTS.items()}
        self._library = small_library((pyodide / LIBRARY).read_bytes())
        self._files["library"] = self.write("library.zip", self._library)
        lock = json.loads((pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))
        self.info: Json = lock["info"]
        """Which Python it is, as Pyodide's lock file says it."""
        self._lock = json.dumps({"info": self.info, "packages": {}}, separators=(",", ":"))
        self._maker = Maker(node, pyodide, self._library, self._lock) if node is not None else None
        self._base: Memory | None = None

    def of_game(self, game: str) -> Json:
        """What a page of one game starts Python with: its files with their sizes, and which of them are packs."""
        return self._of(game, game)

    def of_due(self, game: str) -> Json:
        """What tells what of a game is due for review: what its pages start with, and FSRS."""
        return self._of(game, game, DUE)

    def of_class(self, games: Iterable[str]) -> Json:
        """What the page of a class starts Python with: all games, and the room for classes."""
        every = [*games]
        return self._of(every[0], *every, CLASSROOM)

    def of_kernel(self) -> dict[str, str]:
        """What a notebook starts Python with: the names of its files, and of the rest of the standard library."""
        rest = self.write("rest.zip", rest_of_library((self._pyodide / LIBRARY).read_bytes()))
        return {"rest": rest["name"], **{part: self._files[part]["name"] for part in (*PARTS, "library")}}

    def _of(self, memory_of: str, *games: str) -> Json:
        packs = {"boardlab": "", **dict(zip(games, games, strict=True))}
        for name, of in packs.items():
            if name not in self._files:
                self._files[name] = self.write(f"{name}.pack", pack(of))
        named = {part: self._files[part] for part in (*PARTS, "library", *packs)}
        if self._maker is not None:
            named |= self._memory(self._maker, memory_of)
        return {"files": named, "packs": [*packs], "lock": self._lock}

    def _memory(self, maker: Maker, game: str) -> Json:
        """The two files with the memory of a game."""
        if self._base is None:
            self._base = maker.make([pack()])
            self._files["base"] = self.write("base", self._base.sent)
        named = f"{game}_memory"
        if named not in self._files:
            first = next(name for name in lesson_files() if name.startswith(f"{game}."))
            made = maker.make([pack(), pack(game)], first, self._base)
            self._files[named] = self.write(named, made.sent)
        return {"base": self._files["base"], "memory": self._files[named]}

    @property
    def finds_repeats_far_apart(self) -> bool:
        """Are files packed by Zstandard, so that it costs little where one repeats much of what lies far from it?"""
        return self._node is not None

    def write(self, name: str, data: bytes) -> Json:
        """Write a file small, under a name that changes with what it holds."""
        small = squeeze(data, self._node)
        # No server takes this name for something that it should inflate or rewrite.
        called = f"{name.replace('.', '_')}-{sha256(data).hexdigest()[:12]}.bin"
        write_whole(self._target / called, small, private=False)
        return {"name": called, "size": len(small)}


@cache
def pack(game: str = "") -> bytes:
    """What a game, :data:`CLASSROOM` or :data:`DUE` needs, or for "" what all need: a line of JSON with the length
    of each file by its name, and then the files. The same bytes every time.

    Nothing lies in it that only its readers need: modules are without comments, and TOML files are empty beside their
    twins.
    """
    if game == DUE:
        # Of typing_extensions it asks for what Python has by now.
        return laid_together(_files_of("fsrs", FSRS) | {"typing_extensions.py": b"from typing import Self\n"})
    found = {f"boardlab/{name}": data for name, data in _inside(game)} | ({} if game else _files_of("segno", SEGNO))
    return laid_together(found)


def laid_together(files: Mapping[str, bytes]) -> bytes:
    """Several files as one: a line of JSON with the length of each by its name, and then the files."""
    return json.dumps({name: len(data) for name, data in files.items()}).encode() + b"\n" + b"".join(files.values())


def _files_of(package: str, names: Iterable[str]) -> dict[str, bytes]:
    """Some files of a package that is installed here, without what only their readers need."""
    spec = find_spec(package)
    folders = [Path(folder) for folder in (spec and spec.submodule_search_locations) or ()]
    return {f"{package}/{name}": lean((folder / name).read_bytes()) for folder in folders for name in names}


def _inside(game: str) -> Iterator[tuple[str, bytes]]:
    tables = _tables()
    games = {name.partition("/")[0] for name in tables if name.count("/") == 1 and name.endswith("/rulebook.toml")}
    rooms = (game, f"lessons/{game}") if game else ROOMS
    names = {path.relative_to(PACKAGE).as_posix() for room in rooms for path in (PACKAGE / room).rglob("*.*")}
    names |= {name for name in tables if name.startswith(tuple(f"{room}/" for room in rooms))}
    if not game:
        names = {name for name in names if not games & set(name.split("/"))} | {*ALONE}
    for name in sorted(names, key=lambda name: name.split("/")):
        path = PACKAGE / name
        if name in tables:
            yield name, b""
            yield name + TWIN, stand_in(tables[name])
        elif path.is_file() and "__pycache__" not in path.parts:
            data = path.read_bytes()
            yield name, lean(data) if path.suffix == ".py" else data
    for language in ADDED.values():
        for path in language.files():
            if path.stem == game or (not game and path.stem not in games):
                yield f"languages/{language.code}/{path.name}", path.read_bytes()
    for path, document, built in shipped(game, whole=False) if game not in ("", CLASSROOM) else ():
        yield f"tutorials/source/{game}/{path.name}", document
        yield f"tutorials/source/{game}/{path.name}{TWIN}", built


@cache
def _tables() -> Json:
    """All TOML files of the package: reading them takes a second, and each pack asks for them."""
    return all_files(PACKAGE)


def lean(module: bytes) -> bytes:
    """A module that does the same and has no words for its readers."""
    tree = ast.parse(module)
    blocks: list[ast.AST] = [tree]
    for node in blocks:
        for name in ("body", "orelse", "finalbody", "handlers", "cases"):
            inside = getattr(node, name, None)
            if isinstance(inside, list) and inside:  # a lambda has an expression for its body
                inside[:] = [each for each in inside if not _told(each)] or [ast.Pass()]
                blocks += inside
    return ast.unparse(tree).encode()


def _told(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
