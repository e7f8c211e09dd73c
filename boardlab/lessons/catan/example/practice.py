"""What practice of the topic “The example game” draws: what other rolls would have brought, who could have settled."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from boardlab.catan import Position
from boardlab.catan.board import CLOSE, SITES, bits
from boardlab.catan.places import cards_phrase, site_phrase
from boardlab.core.i18n.language import Seat
from boardlab.core.json_data import Table
from boardlab.lessons.catan import rolls
from boardlab.lessons.catan.example.answers import TURNS, before, rolled

if TYPE_CHECKING:
    from boardlab.lessons.model.practice import Drawn

TRIES = 20
"""Most rolls pay a player nothing: with one try each the other questions would come far more often."""
SUMS = tuple(total for total in range(2, 13) if total != 7)


def draw(rng: Random, fitting: list[str]) -> tuple[str, Drawn] | None:
    """One of the fitting questions, tried on some moments of the game."""
    asked = rng.choice(fitting)
    ask = {"gain": gain, "paid": paid, "settle": settle}[asked]
    found = next((found for _ in range(TRIES) if (found := ask(rng)) is not None), None)
    return (asked, found) if found else None


def gain(rng: Random) -> Drawn | None:
    """How many cards would another roll have brought a player?"""
    position, total, seat = before(rng.randint(1, TURNS)), rng.choice(SUMS), rng.randrange(4)
    if not rolls.due(position, seat, total, blocked=False):
        return None
    return {**_shown(position), "about": seat, "seat": seat, "player": Seat(seat), "total": total, "sum": total}


def paid(rng: Random) -> Drawn | None:
    """Which buildings would another roll have paid?"""
    position, total = before(rng.randint(1, TURNS)), rng.choice(SUMS)
    return {**_shown(position), "total": total, "sum": total} if rolls.paid_sites(position, total) else None


def settle(rng: Random) -> Drawn | None:
    """Could the player have built a settlement there?"""
    position = rolled(rng.randint(1, TURNS))
    if position.stage != "trade":
        return None
    near = 0
    for reached in bits(position.pieces.reached[position.active]):
        near |= CLOSE[reached]
    site = rng.choice([*bits(near & ~position.pieces.built)])
    return {**_shown(position), "tries": f"settlement {SITES[site]}", "site": site_phrase(position.island, site)}


def _shown(p: Position) -> Table:
    hand = cards_phrase(p.packed_hand(p.active))
    return {"position": p, "about": p.active, "turn": p.turn, "roller": Seat(p.active), "hand": hand}
