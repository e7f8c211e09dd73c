"""TOML files of a package, read quickly: each may have a compiled twin, the same data as JSON.

Reading TOML takes twenty times as long as reading JSON. The twin of ``words.toml`` is ``words.toml.json``: a wheel is
built with it beside its file (see ``hatch_build.py``), a checkout keeps it in ``__pycache__``, as Python keeps compiled
code. A twin says which file it was made of, byte by byte; it is never read for any other.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

TWIN = ".json"
CACHE = "__pycache__"


def read_toml(package: str, name: str) -> dict[str, Any]:
    """The data of a TOML file that lies in a package.

    Args:
        package: such as ``boardlab.torres``.
        name: of the file, such as ``words.toml``.

    Raises:
        FileNotFoundError: where the package has no such file.
        tomllib.TOMLDecodeError: where it is no TOML.
    """
    from importlib.resources import files

    folder = files(package)
    source = folder.joinpath(name)
    data = source.read_bytes()
    for twin in (folder.joinpath(name + TWIN), folder.joinpath(CACHE, name + TWIN)):
        found = _held(twin, data)
        if found is not None:
            return found
    import tomllib

    read = tomllib.loads(data.decode("utf-8").replace("\r\n", "\n"))
    if isinstance(source, Path) and not sys.dont_write_bytecode:
        _keep(source.parent / CACHE / (name + TWIN), compiled(data))
    return read


def compiled(data: bytes, beside: bytes | None = None) -> bytes:
    """The twin of a TOML file with these bytes; ``beside`` is what lies beside it, where that is something shorter."""
    import json
    import tomllib

    held = tomllib.loads(data.decode("utf-8").replace("\r\n", "\n"))
    return json.dumps(
        {"made_of": _mark(data if beside is None else beside), "held": held}, ensure_ascii=False, separators=(",", ":")
    ).encode()


def _mark(data: bytes) -> list[int]:
    from zlib import crc32

    return [len(data), crc32(data)]


def _held(twin: Any, data: bytes) -> dict[str, Any] | None:
    """What a twin holds, if it is there, whole, and made of these bytes."""
    import json

    try:
        read = json.loads(twin.read_bytes())
        return dict(read["held"]) if read["made_of"] == _mark(data) else None
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _keep(path: Path, data: bytes) -> None:
    from boardlab.core.files import write_whole

    try:
        path.parent.mkdir(exist_ok=True)
        write_whole(path, data, private=False)
    except OSError:
        pass  # read-only, or full: it is read as TOML again next time
