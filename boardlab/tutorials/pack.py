"""What an installed package cannot make of a lesson without running it: the picture of its first screen, and what the
numbers in its prose come to. All the rest of a notebook is made from its source, which lies there anyhow.

The pictures are much alike, so each piece of one, an element or a rule of its style, is held once for all of them.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from boardlab.core.files import write_whole
from boardlab.core.i18n.language import OWN as LANGUAGES
from boardlab.core.json_data import Json
from boardlab.lessons.build.source import parse
from boardlab.lessons.build.steps import walk
from boardlab.tutorials.notebook import VALUE, Cell, notebook, to_text

PACK = "first_screens.json"
_EDGE = re.compile(r"(?<=\})|(?=<)")
"""Where a piece ends."""


def first_screen(stored: Mapping[str, object]) -> Json:
    """A notebook with what the first cell shows that shows something, and nothing else run: that is most of it."""
    found = json.loads(json.dumps(stored))
    for cell in [cell for cell in found["cells"] if cell.get("outputs")][1:]:
        cell["outputs"], cell["execution_count"] = [], None
    return dict(found)


def packed(stored: Iterable[Path]) -> bytes:
    """What it takes to make the first screens of some notebooks from their sources again.

    Args:
        stored: such as ``notebooks/en/torres/04_scoring.ipynb``, of sources such as
            ``notebooks/source/torres/04_scoring.md``. What a notebook has else than its source makes is taken along.

    Raises:
        SourceError: where a source cannot be read.
    """
    pieces: dict[str, int] = {}
    held = {}
    for path in stored:
        lang, game = path.parts[-3:-1]
        source = path.parents[2] / "source" / game / f"{path.stem}.md"
        screen = first_screen(json.loads(path.read_text(encoding="utf-8")))
        made = notebook(walk(parse(source)), lang)["cells"] if source.exists() else []
        shown = {}
        for number, cell in enumerate(screen["cells"]):
            if cell.get("outputs"):
                shown[number] = [cell["execution_count"], _cut(cell["outputs"], pieces)]
                cell["outputs"], cell["execution_count"] = [], None
        cells = [_told(cell, made) for cell in screen["cells"]]
        held[f"{lang}/{game}/{path.stem}"] = {**screen, "cells": cells, "shown": shown}
    return json.dumps({"pieces": list(pieces), "notebooks": held}, ensure_ascii=False, separators=(",", ":")).encode()


class TutorialPack:
    """The notebooks of an installed package.

    Args:
        folder: with the pack, and the sources in ``source``.

    Raises:
        FileNotFoundError: where there is no pack.
    """

    def __init__(self, folder: Path) -> None:
        held = json.loads((folder / PACK).read_bytes())
        self._folder = folder
        self._pieces: list[str] = held["pieces"]
        self._held: dict[str, Json] = held["notebooks"]

    def names(self, lang: str) -> list[str]:
        """The notebooks of a language, such as ``torres/04_scoring.ipynb``."""
        return [f"{name.partition('/')[2]}.ipynb" for name in self._held if name.startswith(f"{lang}/")]

    def read(self, lang: str, name: str) -> bytes:
        """A notebook, with the picture of its first screen."""
        path = self._folder / "source" / Path(name).with_suffix(".md")
        held = dict(self._held[f"{lang}/{name.removesuffix('.ipynb')}"])
        made = notebook(walk(parse(path)), lang)["cells"] if path.exists() else []
        cells = [_cell(told, made) for told in held.pop("cells")]
        for number, (count, outputs) in held.pop("shown").items():
            cells[int(number)] |= {"execution_count": count, "outputs": _joined(outputs, self._pieces)}
        return to_text({**held, "cells": cells}).encode()


def _told(cell: Cell, made: list[Cell]) -> int | list[Any] | Cell:
    """The shortest that tells of a cell: its number among the cells that are made, with what its numbers in prose come
    to where there are any; else the cell itself.
    """
    for number, template in enumerate(made):
        if template["id"] == cell["id"]:
            if template == cell:
                return number
            texts = VALUE.split(template["source"])[::2]
            values = re.fullmatch("(.*?)".join(map(re.escape, texts)), cell["source"], re.DOTALL)
            if values and template | {"source": cell["source"]} == cell:
                return [number, *values.groups()]
    return cell


def _cell(told: int | list[Any] | Cell, made: list[Cell]) -> Cell:
    """A cell of which this was told."""
    if isinstance(told, dict):
        return told
    number, *values = [told] if isinstance(told, int) else told
    coming = iter(values)
    text = made[number]["source"]
    return {**made[number], "source": VALUE.sub(lambda _: next(coming), text) if values else text}


def _cut(outputs: list[Cell], pieces: dict[str, int]) -> list[Cell]:
    """Outputs, what they show as the numbers of its pieces."""

    def cut(text: str) -> list[int]:
        return [pieces.setdefault(piece, len(pieces)) for piece in _EDGE.split(text)]

    return [{**each, "data": {kind: cut(text) for kind, text in each["data"].items()}} for each in outputs]


def _joined(outputs: list[Cell], pieces: list[str]) -> list[Cell]:
    def joined(numbers: list[int]) -> str:
        return "".join([pieces[number] for number in numbers])

    return [{**each, "data": {kind: joined(held) for kind, held in each["data"].items()}} for each in outputs]


def main() -> None:
    """Write the pack of a checkout: ``python -m boardlab.tutorials.pack notebooks FILE``."""
    folder, file = map(Path, sys.argv[1:3])
    stored = (path for lang in LANGUAGES for path in sorted((folder / lang).glob("*/*.ipynb")))
    write_whole(file, packed(stored), private=False)


if __name__ == "__main__":
    main()
