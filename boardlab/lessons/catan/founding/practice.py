"""What practice of the topic “Founding” draws: where a settlement may stand, and which cards the second brings."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from boardlab import catan
from boardlab.catan import Position
from boardlab.catan.actions import FOUND
from boardlab.catan.board import SITES, SITES_OF_TILE, bits
from boardlab.catan.places import SPOT, site_phrase, tile_phrase
from boardlab.catan.rules.odds import site_ways
from boardlab.core.i18n.language import Seat
from boardlab.lessons.catan.founding.answers import open_sites

if TYPE_CHECKING:
    from boardlab.lessons.model.practice import Drawn


def where(rng: Random) -> Drawn | None:
    """On which corners of a tile may a settlement stand?"""
    position = _founding(rng, rng.randint(4, 7))
    tile = rng.randrange(len(SITES_OF_TILE))
    around = SITES_OF_TILE[tile]
    if not open_sites(position) & around or not position.pieces.built & around:
        return None
    facts = {"player": Seat(position.decider), "tile": tile_phrase(position.island, tile)}
    return {"position": position, "around": around, **facts}


def cards(rng: Random) -> Drawn:
    """How many cards does a second settlement bring?"""
    position = _founding(rng, rng.randint(4, 7))
    site = rng.choice(list(bits(open_sites(position))))
    seat = position.decider
    facts = {"player": Seat(seat), "site": site_phrase(position.island, site, SPOT)}
    return {"position": position, "about": seat, "seat": seat, "at": site, "key": SITES[site], **facts}


def _founding(rng: Random, settlements: int) -> Position:
    """An island by chance after some settlements with their roads, anywhere."""
    p = catan.setup(rng, 4)
    for _ in range(2 * settlements):
        p = p.play(rng.choice(p.legal_actions()))
    assert p.stage == FOUND
    return p


def best(rng: Random) -> Drawn | None:
    """Which free intersection has most dots?"""
    position = _founding(rng, rng.randint(2, 5))
    found = sorted((site_ways(position.island, site) for site in bits(open_sites(position))), reverse=True)
    return {"position": position, "player": Seat(position.decider)} if found[0] > found[1] else None


def chips(rng: Random, first: str, last: str) -> Drawn:
    """Which tile gets the chip with a letter, on an island by chance?"""
    letter = chr(rng.randint(ord(first), ord(last)))
    return {"position": catan.setup(rng, 4), "letter": letter}
