"""Practice for the topic "The example game": what other rolls would have brought, and who could have settled where."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from boardlab.catan import Position
from boardlab.catan.board import CLOSE, SITES, bits
from boardlab.catan.places import cards_phrase, site_phrase
from boardlab.core.language import Seat
from boardlab.lessons.catan import bank, example, rolls, wrong_rolls
from boardlab.lessons.catan import example_cases as case
from boardlab.lessons.catan import wrong_example as wrong
from boardlab.lessons.catan.sketching import WORDING
from boardlab.lessons.checkpoint import Checkpoint, Misconception
from boardlab.lessons.practice import drawn

TRIES = 20
SUMS = tuple(total for total in range(2, 13) if total != 7)
PAID = {
    "catan.roller_only": (wrong_rolls.roller_only, example.MATCH),
    "catan.city_pays_one": (wrong_rolls.city_pays_one, "catan.production.city"),
    "catan.yields_under_the_robber": (wrong_rolls.yields_under_the_robber, example.BLOCKS),
    "catan.robber_shuts_the_number": (wrong_rolls.robber_shuts_the_number, example.BLOCKS),
}
"""Wrong rules of what a roll pays one seat, and the rule each forgets."""


def draw(rng: Random, target: str) -> Checkpoint | None:
    """One of three questions, chosen by the misconception it should tell apart if there is one."""
    fitting = [ask for ask, known in QUESTIONS if not target or target in known]
    ask = rng.choice(fitting) if fitting else None
    # Most rolls pay a player nothing: without several draws the other questions would come far more often.
    return next((found for _ in range(TRIES) if (found := ask(rng)) is not None), None) if ask else None


def _before(rng: Random) -> Position:
    """The beginning of a turn, with the dice to be thrown."""
    return case.before(rng.randint(1, case.TURNS))


def gain(rng: Random) -> Checkpoint | None:
    """How many cards would another roll have brought a player?"""
    position, total, seat = _before(rng), rng.choice(SUMS), rng.randrange(4)
    if not wrong_rolls.yields_under_the_robber(position, seat, total):
        return None

    def wrongly(rule: Callable[[Position, int, int], int]) -> Callable[[Position], int]:
        return lambda p: rule(p, seat, total)

    return drawn(
        "catan.example.practice.gain",
        position,
        WORDING,
        kind="number",
        solve=lambda p: rolls.gain(p, seat, total),
        misconceptions=tuple(Misconception(name, wrongly(rule), about) for name, (rule, about) in PAID.items()),
        rules=(example.MATCH, "catan.production.city"),
        receipt_of=lambda p: rolls.roll_receipt(p, total),
        facts=lambda p: {**_facts(p), "player": Seat(seat), "sum": total},
        about=seat,
        whole=True,
    )


def paid(rng: Random) -> Checkpoint | None:
    """Which buildings would another roll have paid?"""
    position, total = _before(rng), rng.choice(SUMS)
    if not rolls.paid_sites(position, total):
        return None
    return drawn(
        "catan.example.practice.paid",
        position,
        WORDING,
        kind="cells",
        solve=lambda p: rolls.paid_sites(p, total),
        among=rolls.built_sites,
        explain=rolls.why_not_paid(total),
        misconceptions=(
            Misconception("catan.own_roll_own_cards", lambda p: wrong.own_sites(p, total), example.MATCH),
            Misconception("catan.first_tile_only", lambda p: wrong.first_tile_only(p, total), example.MATCH),
        ),
        rules=(example.MATCH, example.BLOCKS),
        facts=lambda p: {**_facts(p), "sum": total},
        about=position.active,
        whole=True,
    )


def settle(rng: Random) -> Checkpoint | None:
    """Could the player have built a settlement there?"""
    position = case.rolled(rng.randint(1, case.TURNS))
    if position.stage != "trade":
        return None
    near = 0
    for reached in bits(position.pieces.reached[position.active]):
        near |= CLOSE[reached]
    site = rng.choice([*bits(near & ~position.pieces.built)])
    text = f"settlement {SITES[site]}"
    return drawn(
        "catan.example.practice.settle",
        position,
        WORDING,
        kind="legal",
        tries=text,
        choices=(example.CONNECTED, example.DISTANCE, example.SETTLEMENT),
        misconceptions=(
            Misconception(
                "catan.paying_is_enough", lambda p: bank.ignoring(p, example.CONNECTED, text), example.CONNECTED
            ),
            Misconception("catan.distance_of_three", lambda p: wrong.too_near(p, text), example.DISTANCE),
        ),
        rules=(example.CONNECTED, example.DISTANCE, example.SETTLEMENT),
        facts=lambda p: {**_facts(p), "site": site_phrase(p.island, site)},
        about=position.active,
        whole=True,
    )


def _facts(p: Position) -> Mapping[str, Any]:
    return {"turn": p.turn, "roller": Seat(p.active), "hand": cards_phrase(p.packed_hand(p.active))}


QUESTIONS: tuple[tuple[Callable[[Random], Checkpoint | None], tuple[str, ...]], ...] = (
    (gain, tuple(PAID)),
    (paid, ("catan.own_roll_own_cards", "catan.first_tile_only")),
    (settle, ("catan.paying_is_enough", "catan.distance_of_three")),
)
"""Each question with the wrong rules it can tell from the truth."""
PRACTICE = {"catan.example": draw}
