"""What practice of the topic “The island” draws: some buildings, a roll, what may be expected of 36 throws."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from boardlab.catan import Position
from boardlab.catan.board import CLOSE, SITES, TILES, bits
from boardlab.core.i18n.language import Seat
from boardlab.lessons.catan.rolls import gain
from boardlab.lessons.catan.sketching import sketch

if TYPE_CHECKING:
    from boardlab.lessons.model.practice import Drawn


def harvest(rng: Random, target: str) -> Drawn | None:
    """How many cards does a roll bring a player? Against errors about the robber, of a tile where one may stand."""
    position = _settled(rng)
    seat, total = rng.randrange(4), rng.choice([total for total in range(2, 13) if total != 7])
    if target.endswith(("robber", "robber_overlooked", "robber_shuts_the_number")):
        total = next((total for total, tiles in enumerate(position.island.tiles_of) if position.robber in tiles), 0)
        if not total:
            return None
    if not gain(position, seat, total) and rng.random() < 0.8:
        return None
    facts = {"roller": Seat(position.active), "player": Seat(seat), "sum": total}
    return {"position": position, "about": seat, "seat": seat, "total": total, **facts}


def ways(rng: Random) -> Drawn:
    """How many cards would the 36 throws bring a player?"""
    position = _settled(rng, each=2)
    seat = rng.randrange(4)
    return {"position": position, "about": seat, "seat": seat, "player": Seat(seat)}


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
