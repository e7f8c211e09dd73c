"""Practice for the topic "The island": what a roll pays, and what may be expected of 36 throws."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from boardlab.catan import Position
from boardlab.catan.board import CLOSE, SITES, TILES, bits
from boardlab.catan.odds import harvest_ways
from boardlab.core.language import Seat
from boardlab.lessons.catan import board, rolls, sketch
from boardlab.lessons.catan import board_cases as case
from boardlab.lessons.catan import wrong_rolls as wrong
from boardlab.lessons.catan.sketching import WORDING
from boardlab.lessons.checkpoint import Checkpoint
from boardlab.lessons.practice import drawn

HARVEST = (
    ("city_pays_one", wrong.city_pays_one, board.CITY),
    ("roller_only", wrong.roller_only, board.MATCH),
    ("yields_under_the_robber", wrong.yields_under_the_robber, board.ROBBER),
    ("robber_shuts_the_number", wrong.robber_shuts_the_number, board.ROBBER),
    ("best_building_only", wrong.best_building_only, board.SUM),
    ("pips_are_cards", wrong.pips_are_cards, board.ODDS),
)
"""Wrong rules of what a roll pays."""
WAYS = (
    ("numbers_added", wrong.numbers_added, board.ODDS),
    ("tiles_counted", wrong.tiles_counted, board.ODDS),
    ("robber_overlooked", wrong.robber_overlooked, board.ROBBER),
    ("city_expects_one", wrong.city_expects_one, board.CITY),
)
"""Wrong rules of what may be expected."""


def draw(rng: Random, target: str) -> Checkpoint | None:
    """One of two questions, chosen by the misconception it should tell apart if there is one."""
    fitting = [ask for ask, rules in QUESTIONS if not target or target in {f"catan.{name}" for name, _, _ in rules}]
    return rng.choice(fitting)(rng) if fitting else None


def harvest(rng: Random) -> Checkpoint | None:
    """How many cards does a roll bring a player?"""
    position = _settled(rng)
    seat, total = rng.randrange(4), rng.choice([total for total in range(2, 13) if total != 7])
    answer = rolls.gain(position, seat, total)
    if not answer and rng.random() < 0.8:
        return None
    return drawn(
        "catan.board.practice.harvest",
        position,
        WORDING,
        kind="number",
        solve=lambda p: rolls.gain(p, seat, total),
        misconceptions=tuple(board.of_roll(*each, seat, total) for each in HARVEST),
        rules=(board.MATCH, board.CITY, board.ROBBER),
        facts=lambda p: {"roller": Seat(p.active), "player": Seat(seat), "sum": total},
        about=seat,
        receipt_of=lambda p: rolls.roll_receipt(p, total),
        after=lambda p: rolls.rolled(p, total),
    )


def ways(rng: Random) -> Checkpoint | None:
    """How many cards would the 36 throws bring a player?"""
    position = _settled(rng, each=2)
    seat = rng.randrange(4)
    return drawn(
        "catan.board.practice.ways",
        position,
        WORDING,
        kind="number",
        solve=lambda p: harvest_ways(p, seat),
        misconceptions=tuple(board.of_seat(*each, seat) for each in WAYS),
        rules=(board.ODDS, board.CITY, board.ROBBER),
        facts=lambda p: {"player": Seat(seat)},
        about=seat,
        receipt_of=lambda p: case.pips_receipt(p, (seat,)),
    )


def _settled(rng: Random, each: int = 3) -> Position:
    """An island with some buildings of each player, all apart from each other, and the robber anywhere; no roads."""
    free = (1 << len(SITES)) - 1
    settlements, cities = dict[str, str](), dict[str, str]()
    for letter in "ABCD":
        own = []
        for _ in range(each):
            site = rng.choice(list(bits(free)))
            free &= ~CLOSE[site]
            own.append(SITES[site])
        large = rng.randint(0, min(2, each - 1))
        settlements[letter], cities[letter] = ", ".join(own[large:]), ", ".join(own[:large])
    return sketch(
        bare=True,
        stage="roll",
        active=rng.choice("ABCD"),
        settlements=settlements,
        cities=cities,
        robber=rng.choice(TILES),
    )


QUESTIONS: tuple[tuple[Callable[[Random], Checkpoint | None], tuple[tuple[str, Any, str], ...]], ...] = (
    (harvest, HARVEST),
    (ways, WAYS),
)
"""Each question with the wrong rules it can tell from the truth."""
PRACTICE = {"catan.board": draw}
