"""Nothing on a picture of Torres covers a knight, the king, a level or a sign of the edge, and no two marks meet."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from boardlab import lessons
from boardlab.core.picture.scene import Marks, Scene
from boardlab.torres.board import NAMES
from tests.boxes import Box, Placed, placed, shape_box
from tests.conformance import torres_samples
from tests.effort import rounds
from tests.lesson_studies import positions

FIGURE = re.compile(r"(?:knight:[A-D]|king)@(..)$")
LEVEL = re.compile(r"\d+$")


def shields(scene: Scene) -> Iterator[Box]:
    """What tells whose a figure in sight is, or that it is the king."""
    pilled = {one.key.removeprefix("pill:") for one in placed(scene, "marks") if one.key.startswith("pill:")}
    for one in placed(scene, "pieces"):
        found = FIGURE.match(one.shape.attrs.get("data-key", ""))
        if found is None or found[1] in pilled:
            continue
        if "bl-mk" in one.shape.attrs["class"]:
            yield Box(one.key, one.x - 11, one.y - 11, one.x + 11, one.y + 11)
        else:
            yield Box(one.key, one.x - 8, one.y - 25, one.x + 8, one.y - 7)


def level_of(one: Placed) -> Box | None:
    """The room of a level's numeral; its rule of style centres it wherever it stands."""
    if one.shape.tag != "text" or not LEVEL.match(one.shape.text):
        return None
    x, y = (float(one.shape.attrs[name]) for name in ("x", "y"))
    size = 20 if "bl-pn" in one.shape.attrs.get("class", "") else 15
    wide = 0.32 * size * len(one.shape.text)
    return Box(f"level {one.shape.text} at {x:g} {y:g}", x - wide, y - 0.72 * size, x + wide, y)


def levels(scene: Scene) -> Iterator[Box]:
    yield from filter(None, map(level_of, placed(scene, "pieces")))


def edges(scene: Scene) -> Iterator[Box]:
    for one in placed(scene, "ground"):
        attrs = one.shape.attrs
        if one.shape.tag == "text":
            for sign, x, y in zip(one.shape.text, attrs["x"].split(), attrs["y"].split(), strict=True):
                yield Box(f"edge {sign}", float(x) - 5, float(y) - 11, float(x) + 5, float(y))


def overlays(scene: Scene) -> Iterator[Box]:
    """Pills, refusals, the bonus, and the plates of castle tags."""
    for one in placed(scene, "marks"):
        kind = one.shape.attrs.get("class", "")
        if kind == "bl-tp":
            for x, y, wide in re.findall(r"M([-\d.]+) ([-\d.]+)h([-\d.]+)", one.shape.attrs["d"]):
                left, middle = float(x), float(y)
                yield Box(f"tag {x} {y}", left - 10, middle - 10, left + float(wide) + 10, middle + 10)
        elif (one.shape.tag == "rect" and kind != "bl-chip" and "bl-slab" not in kind) or kind == "bl-no":
            barred = re.match(r"M([-\d.]+) ([-\d.]+)a(\d+)", one.shape.attrs.get("d", ""))
            if barred and not one.chain[-2][1] & {"bl-xr"} and one.key.startswith("refused:"):
                x, y, r = map(float, barred.groups())
                yield Box(one.key, x, y - r, x + 2 * r, y + r)
            elif kind != "bl-no" and one.key and (box := shape_box(one)):
                yield Box(one.key, box.left, box.top, box.right, box.bottom)


def wrong(scene: Scene) -> list[str]:
    """What lies on what."""
    over = list({box.name: box for box in overlays(scene)}.values())
    under = [*shields(scene), *levels(scene), *edges(scene)]
    found = [f"{one.name} on {other.name}" for one in over for other in under if one.meets(other, -1)]
    found += [f"{a.name} on {b.name}" for at, a in enumerate(over) for b in over[:at] if a.meets(b, -1)]
    return found + crossed(scene)


def crossed(scene: Scene) -> list[str]:
    """Levels that the ring on their own cell crosses, or covers because it is drawn after them."""
    found = []
    ring: tuple[str, float, float, float, float] | None = None
    level: Box | None = None
    for one in placed(scene, "pieces"):
        attrs, key = one.shape.attrs, one.shape.attrs.get("data-key", "")
        if key.startswith("tower:") or FIGURE.match(key):
            ring = level = None
        elif attrs.get("class") == "bl-ok":
            rx, ry = (float(attrs.get(name, attrs.get("r", 0))) for name in ("rx", "ry"))
            ring = one.key, float(attrs["cx"]), float(attrs["cy"]), rx, ry
            inside = [] if level is None else _far(level, ring)
            found += [f"{one.key} over level {level.name}"] if level and min(inside) < 1 else []
        elif (box := level_of(one)) is not None:
            level = box
            far = _far(level, ring) if ring else [2.0]
            found += [f"{ring[0]} through level {level.name}"] if ring and min(far) < 1 < max(far) else []
    return found


def _far(box: Box, ring: tuple[str, float, float, float, float]) -> list[float]:
    """How far out of a ring the corners of a box are; 1 is on its line."""
    _, cx, cy, rx, ry = ring
    corners = [(x, y) for x in (box.left + 1, box.right - 1) for y in (box.top + 1, box.bottom - 1)]
    return [((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 for x, y in corners]


def marked(p: Any, rng: random.Random) -> Iterator[Marks]:
    """A position at rest, with a knight picked, with something refused, and each line of its scoring."""
    yield Marks()
    moves = [act for act in p.legal_actions() if act.to_text().startswith("move ")]
    if moves:
        source = moves[0].source
        ends = {NAMES[act.cell]: "step" for act in moves if act.source == source}
        yield Marks(picked=(NAMES[source],), targets=ends)
    yield Marks(targets={NAMES[act.source]: "piece" for act in moves})
    yield Marks(refused=(rng.choice(NAMES),))
    figures = [cell for knights in p.knights for cell in knights]
    if figures:
        yield Marks(refused=(NAMES[rng.choice(figures)],))
    receipt = p.preview()
    if receipt is not None:
        yield from (Marks(step=receipt.step(at)) for at in range(0, len(receipt.lines), 3))


@pytest.mark.parametrize("view", ["tilted", "plan"])
@pytest.mark.parametrize("seed", range(rounds(1, soak=4)))
def test_nothing_covers_a_knight_a_level_or_the_edge(seed: int, view: str) -> None:
    assert not covered(random.Random(seed), view, 10)


def covered(rng: random.Random, view: str, positions: int) -> list[str]:
    """What lies on what in random positions, by position and marks; the first five of them."""
    found = []
    for _ in range(positions):
        p = torres_samples.sample(rng)
        for marks in marked(p, rng):
            bad = wrong(p.scene(show="board", view=view, rotation=rng.randrange(4), marks=marks))
            found += [f"{p.to_text()} {marks}: {bad}"] if bad else []
    return found[:5]


@pytest.mark.soak
@pytest.mark.parametrize("view", ["tilted", "plan"])
def test_nothing_covers_anything_in_200_positions(view: str) -> None:
    assert not covered(random.Random(99), view, 200)


@pytest.mark.parametrize("view", ["tilted", "plan"])
def test_nothing_covers_anything_in_any_question(view: str) -> None:
    found = []
    for asked in lessons.checkpoints("torres"):
        p = asked.position
        for marks in (asked.marks("en"), Marks()):
            bad = wrong(p.scene(show="board", view=view, marks=marks))
            found += [f"{asked.id}: {bad}"] if bad else []
    assert not found, "\n".join(found)


@pytest.mark.parametrize("view", ["tilted", "plan"])
def test_nothing_covers_anything_on_the_boards_of_lessons(view: str) -> None:
    found, shown = [], positions("torres/*.md", every=rounds(4, 1))
    for name, p in shown.items():
        for marks in marked(p, random.Random(name)):
            bad = wrong(p.scene(show="board", view=view, marks=marks))
            found += [f"{name} {marks}: {bad}"] if bad else []
    assert len(shown) > 4
    assert not found, "\n".join(found[:5])


def test_the_level_of_each_tower_is_seen_or_told_by_a_pill():
    """Behind a taller tower the number of a level had no place and was left out, where its castle was to be counted."""
    rng, found = random.Random(5), []
    asked = {one.id: one.position for one in lessons.checkpoints("torres")}
    some = {f"sample {at}": torres_samples.sample(rng) for at in range(rounds(10, 200))}
    for name, p in {**asked, **some}.items():
        scene = p.scene(show="board", view="tilted", rotation=0 if name in asked else rng.randrange(4))
        told = [int(box.name.split()[1]) for box in levels(scene)]
        pills = {one.key for one in placed(scene, "marks") if one.key.startswith("pill:")}
        towers = [height for height in p.heights if height]
        found += [name] if len([level for level in told if level]) + len(pills) < len(towers) else []
    assert not found
