"""Nothing that a picture of Catan points out lies on pieces, chips or harbours, and no piece on a number."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from boardlab import lessons
from boardlab.catan.board import SITES, TILES
from boardlab.core.picture.scene import Marks, Scene
from tests.boxes import Placed, placed
from tests.catan.random_play import random_position
from tests.effort import rounds
from tests.lesson_studies import positions
from tests.raster import Cells, covered

PIECE = re.compile(r"(?:road|settlement|city):[A-D]@|robber$")
COUNTED, ROAD = re.compile("(?:count|aside)@"), re.compile("road:[A-D]@")
FEW_UNITS = 3
"""So little is the roughness of units, where two things just touch."""
Things = dict[str, Cells]


def gathered(scene: Scene, layers: tuple[str, ...], name_of: Any) -> Things:
    """What lies in some layers, under the name that a function gives each shape; "" for what is not asked about."""
    found: dict[str, list[Cells]] = {}
    for one in placed(scene, *layers):
        if one.shape.tag != "g" and (name := name_of(one)):
            found.setdefault(name, []).append(covered(scene, one))
    return {name: frozenset[tuple[int, int]]().union(*cells) for name, cells in found.items()}


def piece(one: Placed) -> str:
    return one.key if PIECE.match(one.key) else ""


def ground(one: Placed) -> str:
    """Chips and harbours, whole."""
    kind = one.shape.attrs.get("class", "")
    return "chips" if kind in ("bl-chip", "bl-hot") else "harbours" if "bl-buoy" in kind else ""


def figure(one: Placed) -> str:
    """What is read: the numbers and dots of chips, the rates of harbours."""
    kind = one.shape.attrs.get("class", "")
    if one.shape.tag == "text":
        return f"{one.shape.text} at {one.shape.attrs['x']} {one.shape.attrs['y']}"
    return "dots of chips" if kind.startswith("bl-pip") else ""


def trail(one: Placed) -> str:
    """What tells where the robber comes from."""
    kind = one.shape.attrs.get("class", "")
    return kind if kind.startswith(("bl-arc", "bl-ghost")) else ""


def mark(one: Placed) -> str:
    return one.key or one.shape.attrs["class"]


def overlaps(over: Things, under: Things) -> list[str]:
    """What lies on what; the number of a road may lie on that road."""
    return [
        f"{one} on {other}"
        for one, cells in over.items()
        for other, below in under.items()
        if len(cells & below) > FEW_UNITS
        and not (one[:6] in ("count@", "aside@") and other.endswith(one[5:]) and other[:4] == "road")
    ]


def wrong(scene: Scene) -> list[str]:
    """All that lies where it should not."""
    pieces, marks = gathered(scene, ("pieces",), piece), gathered(scene, ("marks",), mark)
    figures = gathered(scene, ("facts",), figure)
    robber = {name: cells for name, cells in pieces.items() if name == "robber"}
    houses = {name: cells for name, cells in pieces.items() if name.startswith(("settlement", "city"))}
    return [
        *overlaps(marks, {**pieces, **gathered(scene, ("facts",), ground)}),
        *overlaps(gathered(scene, ("pieces",), trail), {**houses, **robber, **figures}),
        *overlaps({**pieces, **gathered(scene, ("pieces",), dot)}, figures),
        *overlaps(robber, houses),
        *(f"{one} on {other}" for one, other in combinations(marks, 2) if len(marks[one] & marks[other]) > FEW_UNITS),
    ]


def hidden(scene: Scene) -> list[str]:
    """Rings and dots of which less than a sixth is seen; half a ring lies under what it is round."""
    over = frozenset[tuple[int, int]]().union(
        *gathered(scene, ("pieces",), piece).values(), *gathered(scene, ("facts",), ground).values()
    )
    found = {**gathered(scene, ("under",), ringed), **gathered(scene, ("pieces",), dot)}
    return [f"{name} is hidden" for name, cells in found.items() if len(cells - over) < len(cells) / 6]


def dot(one: Placed) -> str:
    return one.key if one.shape.attrs.get("class") == "bl-dot" else ""


def ringed(one: Placed) -> str:
    kind = one.shape.attrs.get("class", "")
    return one.key or kind if kind.startswith(("bl-ok", "bl-pick", "bl-nay")) else ""


def marked(p: Any, rng: random.Random) -> Iterator[Marks]:
    """What a table points out while somebody picks, and is refused, and looks at what is counted."""
    yield Marks()
    for deed in [choice.key for choice in p.picks() if not choice.breaches]:
        path: tuple[str, ...] = (deed,)
        for _ in range(3):
            picks = p.picks(path)
            targets = {choice.key: choice.mark for choice in picks if choice.is_place and not choice.breaches}
            yield Marks(picked=tuple(key for key in path if "," in key), targets=targets, sources=picks.sources)
            free = [choice.key for choice in picks if not choice.breaches]
            if not free:
                break
            path = (*path, rng.choice(free))
    if p.stage in ("robber", "ride"):
        yield from (Marks(picked=(tile,)) for tile in rng.sample(TILES, 4))
    pieces = list(gathered(p.scene(show="board"), ("pieces",), piece))
    places = [name.partition("@")[2] for name in pieces if "@" in name]
    for key in (*rng.sample(places, min(4, len(places))), rng.choice(SITES), rng.choice(TILES), TILES[p.robber]):
        yield Marks(refused=(key,))
    yield Marks(last=tuple(rng.sample(places, min(3, len(places)))))
    for seat in range(p.players):
        line = tuple(name.partition("@")[2] for name in pieces if name.startswith(f"road:{'ABCD'[seat]}"))
        if len(line) > 2:
            yield Marks(lit=line[:-1], aside=line[-1:])
    if places:
        key = rng.choice(places)
        yield Marks(lit=(key,), focus=(key,), bonus=2)


def found_in(rng: random.Random, positions: int) -> list[str]:
    found = []
    for _ in range(positions):
        p = random_position(rng)
        for marks in marked(p, rng):
            drawn = p.scene(show="board", marks=marks)
            bad = wrong(drawn) + hidden(drawn)
            found += [f"{p.to_text()}\n{marks}: {bad}"] if bad else []
    return found


def test_nothing_covers_a_piece_a_chip_or_a_harbour() -> None:
    found = found_in(random.Random(1), rounds(2, soak=3))
    assert not found, "\n".join(found[:5])


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10, 18))
def test_nothing_covers_anything_in_64_positions(seed: int) -> None:
    found = found_in(random.Random(seed), 8)
    assert not found, "\n".join(found[:5])


def test_nothing_covers_anything_in_any_question() -> None:
    found = []
    drawn = {asked.position.to_text(): asked for asked in lessons.checkpoints("catan")}
    for asked in list(drawn.values())[:: rounds(3, soak=1)]:
        tiles = [choice.key for choice in asked.position.picks() if choice.key in TILES and not choice.breaches][:1]
        bad = wrong(asked.position.scene(show="board", marks=Marks(picked=tuple(tiles))))
        found += [f"{asked.id}: {bad}"] if bad else []
    assert not found, "\n".join(found)


def test_nothing_covers_anything_on_the_boards_of_lessons() -> None:
    found, shown = [], positions("catan/*.md", every=rounds(15, 1))
    for name, p in shown.items():
        for marks in marked(p, random.Random(name)):
            drawn = p.scene(show="board", marks=marks)
            bad = wrong(drawn) + hidden(drawn)
            found += [f"{name} {marks}: {bad}"] if bad else []
    assert len(shown) > 1
    assert not found, "\n".join(found[:5])
