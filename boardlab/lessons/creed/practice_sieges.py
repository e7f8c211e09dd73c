"""Practice for the topic "Sieges": which tents are struck, who may besiege, how likely both leaders are found."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from boardlab.creed import Position
from boardlab.creed.board import TENTS
from boardlab.creed.sieges import siege_target
from boardlab.creed.units import NAMES, NORMAL, tiles
from boardlab.lessons.checkpoint import Checkpoint, Misconception
from boardlab.lessons.creed import sieges
from boardlab.lessons.creed import sieges_cases as case
from boardlab.lessons.creed.drawing import LAND, field
from boardlab.lessons.creed.sketching import WORDING, sketch
from boardlab.lessons.practice import drawn

ATTACKERS = ("infantry_1", "infantry_2", "spearman", "cavalry_3", "cavalry_4")
MOST_RUINS = 6


def draw(rng: Random, target: str) -> Checkpoint | None:
    """One of three questions, chosen by the misconception it should tell apart if there is one."""
    fitting = [ask for ask, wrong_rules in QUESTIONS if not target or target in {found.id for found in wrong_rules}]
    return rng.choice(fitting)(rng) if fitting else None


def camp(rng: Random, ruins: int) -> str:
    """A camp with so many destroyed tents, both leaders alive."""
    tents = ["king", "commander", *["blank"] * (TENTS - 2 - ruins), *["blank+destroyed"] * ruins]
    rng.shuffle(tents)
    return " ".join(tents)


def struck(rng: Random) -> Checkpoint | None:
    """Which tents do A's units strike?"""
    units = rng.sample(ATTACKERS, rng.randint(2, 3))
    cells = [f"A{line}{1 if line == 2 else rng.randint(1, 3)}" for line in sorted(rng.sample((1, 2, 3), len(units)))]
    placed = " ".join(f"{cell}={unit}" for cell, unit in zip(cells, units, strict=True))
    position = sketch(placed, camps={"B": camp(rng, rng.randint(2, MOST_RUINS))})
    if any(not _standing(position, cell) for cell in case.fighters(position)):
        return None
    return drawn(
        "creed.sieges.practice.struck",
        position,
        WORDING,
        solve=case.struck,
        misconceptions=sieges.STRUCK,
        explain=sieges.why_not_struck,
        among=sieges.tents_of_b,
        kind="cells",
        rules=(sieges.FIRST,),
        sees=0,
    )


def _standing(p: Position, cell: int) -> bool:
    """Does a tent stand on the line of a cell?"""
    return siege_target(p, cell) >= 0


def able(rng: Random) -> Checkpoint | None:
    """Which units may besiege?"""
    bag = [NAMES[number] for number in tiles(NORMAL)]
    cells = sorted(rng.sample(LAND, rng.randint(4, 6)))
    placed = " ".join(f"A{cell}={unit}" for cell, unit in zip(cells, rng.sample(bag, len(cells)), strict=True))
    position = sketch(f"{placed} {field(rng, 'B', 2)}", camps={"B": case.FULL})
    if not case.besiegers(position):
        return None
    return drawn(
        "creed.sieges.practice.able",
        position,
        WORDING,
        solve=case.besiegers,
        misconceptions=sieges.ABLE,
        explain=sieges.why_no_siege,
        among=sieges.units_of_a,
        kind="cells",
        rules=(sieges.BLOCKED, sieges.EXEMPT, sieges.SHIELD),
        sees=0,
    )


def search(rng: Random) -> Checkpoint | None:
    """How often are both leaders found under so many tents?"""
    tents = rng.randint(4, TENTS)
    opened = rng.randint(2, tents - 2)
    position = sketch("A11=infantry_1 A31=cavalry_3", camps={"B": camp(rng, TENTS - tents)})
    return drawn(
        "creed.sieges.practice.search",
        position,
        WORDING,
        solve=lambda p: case.both_found(opened, tents),
        misconceptions=sieges.searching(opened, tents),
        kind="number",
        receipt_of=lambda p: None,
        facts=lambda p: {"tents": tents, "opened": opened, "places": case.places(tents)},
        rules=(sieges.TENT, sieges.WIN),
        sees=0,
    )


QUESTIONS: tuple[tuple[Callable[[Random], Checkpoint | None], tuple[Misconception, ...]], ...] = (
    (struck, sieges.STRUCK),
    (able, sieges.ABLE),
    (search, sieges.searching(case.OPENED, TENTS)),
)
"""Each question with the wrong rules it can tell from the truth."""
PRACTICE = {"creed.sieges": draw}
