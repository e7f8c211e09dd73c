"""On the boards that the lessons of Creed show, nothing covers a unit or a tent, and no two words meet."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from boardlab import creed
from boardlab.core.picture.scene import Marks, Scene
from boardlab.creed.picture.board import table
from tests.boxes import Box, clashes, placed, shape_box, text_box
from tests.effort import rounds
from tests.lesson_studies import positions


def standing(p: creed.Position, view: str) -> Iterator[Box]:
    """The units and tents of a picture, by their tiles."""
    for key, (x, y) in table(p.layout.name, view).points.items():
        if key in p.layout.tent_numbers or p.units[p.layout.cell_numbers[key]]:
            yield Box(key, x - 28, y - 28, x + 28, y + 32)


def said(scene: Scene) -> Iterator[Box]:
    """What is written over a board: the chips of forecasts."""
    for one in placed(scene, "forecast", "marks"):
        if one.shape.tag == "rect" and (box := shape_box(one)):
            yield Box(one.key, box.left, box.top, box.right, box.bottom)


def wrong(p: creed.Position, scene: Scene, view: str) -> list[str]:
    """What lies on what."""
    over = list(said(scene))
    found = [f"{one.name} on {other.name}" for one in over for other in standing(p, view) if one.meets(other)]
    found += [f"{one.name} on {other.name}" for one, other in clashes(over, 1)]
    words = [box for one in placed(scene, "panel") if one.shape.tag == "text" and (box := text_box(scene, one))]
    return found + [f"{one.name} on {other.name}" for one, other in clashes(words, 1)]


def marked(p: Any, rng: random.Random) -> Iterator[Marks]:
    """What a table points out: at rest, with units picked, with something refused, and the lines of a receipt."""
    yield Marks()
    picks = p.picks() or ()
    places = [choice.key for choice in picks if choice.is_place and not choice.breaches]
    for key in places:
        targets = {choice.key: choice.mark for choice in p.picks((key,)) if choice.is_place}
        yield Marks(picked=(key,), targets=targets)
    cells = p.layout.cell_names
    yield Marks(refused=(rng.choice(cells),), last=tuple(rng.sample(cells, 2)))
    yield Marks(lit=(cells[0],), focus=(rng.choice(cells),))


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_nothing_covers_anything_on_the_boards_of_lessons(lang: str) -> None:
    found, met, shown = [], 0, positions("creed/*.md", every=rounds(7, 1))
    for name, p in shown.items():
        for marks in marked(p, random.Random(name)):
            for view in creed.Position.views:
                scene = p.scene(view=view, lang=lang, marks=marks)
                met += len(list(said(scene)))
                bad = wrong(p, scene, view)
                found += [f"{name} {view} {marks}: {bad}"] if bad else []
    assert met > len(shown) > 2
    assert not found, "\n".join(found[:5])
