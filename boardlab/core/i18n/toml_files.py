"""TOML files of a package, read quickly: each may have a compiled twin, the same data as JSON.

Reading TOML takes twenty times as long as reading JSON. The twin of ``words.toml`` is ``words.toml.json``: a checkout
keeps it in ``__pycache__``, as Python keeps compiled code; a page of the site has it beside the file, which is empty
there. A twin says which file it was made of, byte by byte; it is never read for any other.

An installed package has the twins of all its files in one (``toml_pack``), and not the files. One that is laid there
is read first.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from boardlab.core.json_data import Json

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

TWIN = ".json"
CACHE = "__pycache__"
DEEPEST = 32
"""No file of words or questions nests more tables and lists in each other."""


def read_toml(package: str, name: str) -> Json:
    """The data of a TOML file of a package.

    Args:
        package: such as ``boardlab.torres``.
        name: of the file, such as ``words.toml``.

    Raises:
        FileNotFoundError: where the package has no such file.
        tomllib.TOMLDecodeError: where it is no TOML.
    """
    from importlib.resources import files

    try:
        return read_toml_file(files(package), name)
    except FileNotFoundError:
        from boardlab.core.i18n.toml_pack import read_packed

        top, path = _place(package, name)
        found = read_packed(top, path)
        if found is None:
            raise
        return found


def is_source(package: str, name: str) -> bool:
    """Does a TOML file of a package lie there as it was written, and not only compiled?

    Args:
        package: such as ``boardlab.torres``.
        name: of the file, such as ``words.toml``.
    """
    from importlib.resources import files

    try:
        return bool(files(package).joinpath(name).read_bytes())
    except OSError:
        return False


def read_toml_file(folder: Traversable, name: str) -> Json:
    """The data of a TOML file that lies in a folder, with the errors of :func:`read_toml`."""
    source = folder.joinpath(name)
    data = source.read_bytes()
    for twin in (folder.joinpath(name + TWIN), folder.joinpath(CACHE, name + TWIN)):
        found = _held(twin, data)
        if found is not None:
            return found
    read = toml_tables(data.decode("utf-8"))
    if isinstance(source, Path) and not sys.dont_write_bytecode:
        _keep(source.parent, f"{CACHE}/{name}{TWIN}", read, data)
    return read


def toml_tables(text: str) -> Json:
    """The data of a text of TOML, whichever ends its lines have.

    Raises:
        tomllib.TOMLDecodeError: where it is no TOML, or is nested more than :data:`DEEPEST` times.
    """
    import tomllib

    try:
        read = tomllib.loads(text.replace("\r\n", "\n"))
    except RecursionError:
        raise tomllib.TOMLDecodeError("too much is nested in it") from None
    if _is_deep(read):
        raise tomllib.TOMLDecodeError("too much is nested in it")
    return read


def _is_deep(data: object) -> bool:
    """Is it nested so much that a walk through it may not come back?"""
    level: list[Any] = [data]
    for _ in range(DEEPEST):
        level = [part for each in level for part in (each.values() if isinstance(each, dict) else each)]
        level = [part for part in level if isinstance(part, dict | list)]
        if not level:
            return False
    return True


def toml_names(package: str) -> list[str]:
    """The names of the TOML files in one folder of a package, lying there or in its pack, sorted."""
    from importlib.resources import files

    from boardlab.core.i18n.toml_pack import packed_paths

    top, start = _place(package, "")
    inside = [path.removeprefix(start) for path in packed_paths(top) if path.startswith(start)]
    lying = [file.name for file in files(package).iterdir() if file.name.endswith(".toml")]
    return sorted({*lying, *[name for name in inside if "/" not in name]})


def compiled(data: bytes) -> bytes:
    """The twin of a TOML file with these bytes."""
    return _twin(toml_tables(data.decode("utf-8")), data)


def stand_in(held: Json) -> bytes:
    """A twin that lies beside an empty file, and so stands in for one that held this data."""
    return _twin(held, b"")


def _twin(held: Json, data: bytes) -> bytes:
    import json

    return json.dumps({"made_of": _mark(data), "held": held}, ensure_ascii=False, separators=(",", ":")).encode()


def _place(package: str, name: str) -> tuple[str, str]:
    """Where a file of a package lies: the first package, and the path in its folder."""
    top, *inside = package.split(".")
    return top, "/".join([*inside, name])


def _mark(data: bytes) -> list[int]:
    from zlib import crc32

    return [len(data), crc32(data)]


def _held(twin: Traversable, data: bytes) -> Json | None:
    """What a twin holds, if it is there, whole, and made of these bytes."""
    import json

    try:
        read = json.loads(twin.read_bytes())
        return dict(read["held"]) if read["made_of"] == _mark(data) else None
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return None


def _keep(folder: Path, name: str, read: Json, data: bytes) -> None:
    from contextlib import suppress

    from boardlab.core.files import lay_down

    # Read-only, or full, or a date, which JSON has no word for: it is read as TOML again next time.
    with suppress(OSError, TypeError):
        lay_down(folder, name, _twin(read, data))
