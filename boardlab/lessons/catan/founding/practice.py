"""What practice of the topic “Founding” draws: where a settlement may stand, and which cards the second brings."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from boardlab import catan
from boardlab.catan import Position
from boardlab.catan.actions import FOUND
from boardlab.catan.board import PATHS, PATHS_AT, SITES, SITES_OF_TILE, TILES_OF_SITE, bits
from boardlab.catan.places import SPOT, path_phrase, site_phrase, tile_phrase
from boardlab.catan.rules.odds import site_ways
from boardlab.core.i18n.language import Seat
from boardlab.lessons.catan.founding.answers import (
    desert_sites,
    dots,
    kinds,
    most_kinds,
    numbers,
    open_sites,
    preferred,
)
from boardlab.lessons.catan.wrong_building import around
from boardlab.lessons.display import do

TRIES = 40
"""So often three places are looked for that show what each idea prefers."""

if TYPE_CHECKING:
    from boardlab.lessons.model.practice import Drawn


def where(rng: Random, target: str) -> Drawn | None:
    """On which corners of a tile may a settlement stand? Of the desert or one beside it, where that matters."""
    position = _founding(rng, rng.randint(4, 7))
    tile = rng.randrange(len(SITES_OF_TILE))
    if target.endswith("shuns_the_desert"):
        tile = rng.choice([tile for tile, sites in enumerate(SITES_OF_TILE) if sites & desert_sites(position)])
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


# -- who is next -----------------------------------------------------------------------------------------------------


def order(rng: Random) -> Drawn:
    """In which order do three players found? Not the first of them starts."""
    starter = rng.choice((1, 2))
    position = catan.start(3, board=catan.setup(rng, 3).island, starter=starter)
    return {"position": position, "first": Seat(starter)}


# -- where one may found ---------------------------------------------------------------------------------------------


def closed_by(rng: Random) -> Drawn:
    """How many intersections do one or two settlements close?"""
    count = rng.randint(1, 2)
    return {"position": _founding(rng, count), "count": count}


def _second(rng: Random) -> tuple[Position, int, int] | None:
    """Somebody is to place the second settlement: the position, the first one, and a place that keeps away from it."""
    p = _founding(rng, rng.randint(4, 7))
    first = next(bits(p.pieces.settlements[p.decider]))
    far = [*bits(open_sites(p) & ~around(around(1 << first)))]
    return (p, first, rng.choice(far)) if far else None


def road_of_the_first(rng: Random, target: str) -> Drawn | None:
    """May the road of the second settlement lie at the first one? Against a ban that is none, at the second."""
    found = _second(rng)
    if found is None:
        return None
    p, first, second = found
    beside = second if target.endswith("sees_a_ban") else first
    ways = [*bits(PATHS_AT[beside] & ~p.pieces.taken)]
    if not ways:
        return None
    path, seat = rng.choice(ways), p.decider
    position = do(p, f"settlement {SITES[second]}")
    facts = {"player": Seat(seat), "site": site_phrase(p.island, second), "path": path_phrase(p.island, path)}
    return {"position": position, "about": seat, "tries": f"road {PATHS[path]}", **facts}


def far_away(rng: Random, target: str) -> Drawn | None:
    """May the second settlement stand where no road leads? Where a rule is overlooked, too near another building."""
    found = _second(rng)
    if found is None:
        return None
    p, first, second = found
    if target.endswith("overlooks_a_rule"):
        rivals = p.pieces.built & ~around(around(1 << first))
        second = rng.choice([*bits(around(rivals) & ~p.pieces.built & ~around(around(1 << first)))] or [second])
    facts = {name: site_phrase(p.island, site) for name, site in (("first", first), ("site", second))}
    tried = f"settlement {SITES[second]}"
    return {"position": p, "about": p.decider, "tries": tried, "player": Seat(p.decider), **facts}


def kinds_of_three(rng: Random) -> Drawn | None:
    """Which of three places adds most kinds? Neither the one with most dots, nor the one with the highest numbers."""
    p = _founding(rng, rng.randint(4, 7))
    first = next(bits(p.pieces.settlements[p.decider]))
    free = [site for site in bits(open_sites(p)) if len(TILES_OF_SITE[site]) == len("xyz")]
    if len(free) < len("xyz"):
        return None
    for _ in range(TRIES):
        sites = dict(zip("xyz", rng.sample(free, len("xyz")), strict=True))
        added = sorted(len(kinds(p, [first, site])) for site in sites.values())
        right = most_kinds(p, p.decider, sites)
        if added[-1] > added[-2] and right not in {preferred(p, dots, sites), preferred(p, numbers, sites)}:
            facts = {name: site_phrase(p.island, site) for name, site in (("first", first), *sites.items())}
            return {"position": p, "seat": p.decider, "sites": sites, "player": Seat(p.decider), **facts}
    return None


# -- before the first game -------------------------------------------------------------------------------------------
