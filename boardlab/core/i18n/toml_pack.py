"""The TOML files of an installed package, compiled into one: ``toml_files.pack`` in its first folder.

Most of them is text in several languages. The pack holds first what all files are made of, then all texts of one
language, then those of the next: so it compresses to a third less than files that lie one by one.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

if TYPE_CHECKING:
    # The builder of the package runs this file where nothing is installed.
    from boardlab.core.json_data import Json

PACK = "toml_files.pack"
"""A line of JSON, ``{"languages": […], "files": {path: [lengths]}}``, and then the parts of all files: their frames, in
which ``null`` stands where a text is, and of each language a list of those texts.
"""


def packed(files: Mapping[str, object], languages: tuple[str, ...]) -> bytes:
    """A pack.

    Args:
        files: the data of TOML files by their paths in the first folder of the package.
        languages: in which texts come: a table with these keys and no other, each with a text.
    """
    parts = [[_json(part) for part in _taken_apart(data, languages)] for data in files.values()]
    lengths = {path: [len(part) for part in each] for path, each in zip(files, parts, strict=True)}
    rows = [b"".join(row) for row in zip(*parts, strict=True)]
    return b"".join([_json({"languages": languages, "files": lengths}), b"\n", *rows])


def read_packed(package: str, path: str) -> Json | None:
    """The data of a file by its path in a package such as ``boardlab``; None where no pack has it."""
    index = _index(package)
    if path not in index.files:
        return None
    from importlib.resources import files

    with files(package).joinpath(PACK).open("rb") as pack:
        frame, *texts = [_slice(pack, *place) for place in index.files[path]]
    return dict(_put_together(frame, zip(*texts, strict=True), index.languages))


def packed_paths(package: str) -> list[str]:
    """The paths of the files in the pack of a package, none where there is no pack."""
    return list(_index(package).files)


class _Index:
    """Where the parts of each file lie in a pack."""

    def __init__(self, line: bytes) -> None:
        head = json.loads(line) if line else {"languages": [], "files": {}}
        self.languages: list[str] = head["languages"]
        lengths: dict[str, list[int]] = head["files"]
        edges = [len(line)]
        for row in zip(*lengths.values(), strict=True):
            for length in row:
                edges.append(edges[-1] + length)
        places, count = list(pairwise(edges)), len(lengths)
        self.files = {path: places[number::count] for number, path in enumerate(lengths)}


@cache
def _index(package: str) -> _Index:
    from importlib.resources import files

    try:
        with files(package).joinpath(PACK).open("rb") as pack:
            return _Index(pack.readline())
    except OSError:
        return _Index(b"")


def _slice(pack: IO[bytes], start: int, end: int) -> Any:
    pack.seek(start)
    return json.loads(pack.read(end - start))


def _json(data: object) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()


def _taken_apart(data: object, languages: tuple[str, ...]) -> list[object]:
    """The frame of some data, and for each language its texts."""
    texts: list[list[str]] = [[] for _ in languages]

    def frame(each: object) -> object:
        if isinstance(each, list):
            return [frame(one) for one in each]
        if not isinstance(each, dict):
            return each
        if tuple(sorted(each)) != tuple(sorted(languages)) or not all(isinstance(one, str) for one in each.values()):
            return {key: frame(one) for key, one in each.items()}
        for said, language in zip(texts, languages, strict=True):
            said.append(each[language])
        return None

    return [frame(data), *texts]


def _put_together(frame: object, texts: Iterator[tuple[str, ...]], languages: list[str]) -> Any:
    if frame is None:
        return dict(zip(languages, next(texts), strict=True))
    if isinstance(frame, list):
        return [_put_together(one, texts, languages) for one in frame]
    if isinstance(frame, dict):
        return {key: _put_together(one, texts, languages) for key, one in frame.items()}
    return frame


def all_files(folder: Path) -> Json:
    """The data of all TOML files of a package by their paths in its first folder, lying there or in its pack.

    Args:
        folder: that first folder, of a checkout or of what is installed here.
    """
    import tomllib

    texts = {path.relative_to(folder).as_posix(): path.read_bytes().decode() for path in folder.rglob("*.toml")}
    found = {path: tomllib.loads(text.replace("\r\n", "\n")) for path, text in texts.items()}
    if (folder / PACK).is_file():
        missing = (path for path in packed_paths(folder.name) if path not in found)
        found |= {path: read_packed(folder.name, path) or {} for path in missing}
    return dict(sorted(found.items()))
