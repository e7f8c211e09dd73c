"""Where one may build by the rules, and wrong rules of building as code: what a learner who misunderstands says.

Each takes a position, looks at the seat whose turn it is, and gives a set of places. The true rules are in
``boardlab.catan.rules``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from boardlab.catan import Position
from boardlab.catan.board import ALL_SITES, CLOSE, COAST, ENDS_MASK, PATH_AT, PATHS, PATHS_AT, SITES, bits

Places = frozenset[str]

DISTANCE = "catan.build.settlement.distance"
CONNECTED = "catan.build.settlement.connected"

# -- where ---------------------------------------------------------------------------------------------------------


def allowed(p: Position, verb: str, *, without: Sequence[str] = ()) -> Places:
    """The places where a road, settlement or city is allowed, or would be if some rules were missing.

    Args:
        p: the position.
        verb: ``road``, ``settlement`` or ``city``.
        without: ids of the rules that are left out, or of one of their cases, ``catan.build.road.connected/passes``.
    """
    if not without:  # a list is made many times faster than each place is judged
        texts = (act.to_text().split() for act in p.legal_actions())
        return frozenset(text[1] for text in texts if text[0] == verb)
    found = set()
    for place in PATHS if verb == "road" else SITES:
        verdict = p.judge(p.read_action(f"{verb} {place}"))
        if all({breach.rule, f"{breach.rule}/{breach.case}"} & set(without) for breach in verdict.breaches):
            found.add(place)
    return frozenset(found)


def roads(p: Position) -> Places:
    """Paths where a road may be built (no wrong rule)."""
    return allowed(p, "road")


def settlements(p: Position) -> Places:
    """Intersections where a settlement may be built (no wrong rule)."""
    return allowed(p, "settlement")


def starts_at_buildings(p: Position) -> Places:
    """Lets a road start at the player's own buildings only, never at the end of another road."""
    own = p.pieces.settlements[p.active] | p.pieces.cities[p.active]
    return frozenset(name for name in roads(p) if ENDS_MASK[PATH_AT[name]] & own)


def goes_on_from_any_road(p: Position) -> Places:
    """Lets a road go on from anybody's road or building."""
    touched = p.pieces.built
    for path in bits(p.pieces.taken):
        touched |= ENDS_MASK[path]
    return _paths(path for path, ends in enumerate(ENDS_MASK) if ends & touched and not p.pieces.taken >> path & 1)


def never_on_the_coast(p: Position) -> Places:
    """Keeps roads off the coast."""
    return frozenset(name for name in roads(p) if not COAST >> PATH_AT[name] & 1)


def stops_at_rival_roads(p: Position) -> Places:
    """Lets no road leave an intersection that a rival's road touches."""
    theirs = p.pieces.taken & ~p.pieces.roads[p.active]
    own = p.pieces.settlements[p.active] | p.pieces.cities[p.active]
    starts = own | p.pieces.reached[p.active] & ~p.pieces.others(p.active)
    starts &= ~sum(1 << site for site in bits(starts & ~own) if PATHS_AT[site] & theirs)
    return _paths(PATH_AT[name] for name in roads(p) if ENDS_MASK[PATH_AT[name]] & starts)


def minds_own_buildings_only(p: Position) -> Places:
    """Applies the distance rule to own buildings, not to those of rivals."""
    mine = p.pieces.settlements[p.active] | p.pieces.cities[p.active]
    return _sites(p.pieces.reached[p.active] & ~p.pieces.built & ~around(mine))


def minds_rivals_only(p: Position) -> Places:
    """Applies the distance rule to rivals' buildings, not to one's own."""
    return _sites(p.pieces.reached[p.active] & ~p.pieces.built & ~around(p.pieces.others(p.active)))


def needs_no_road(p: Position) -> Places:
    """Builds settlements anywhere as in the founding phase."""
    return allowed(p, "settlement", without=(CONNECTED,))


def three_paths_apart(p: Position) -> Places:
    """Wants two empty intersections between buildings."""
    return _sites(p.pieces.reached[p.active] & ~around(around(p.pieces.built)))


def around(sites: int) -> int:
    """Some intersections with all their neighbours."""
    found = 0
    for site in bits(sites):
        found |= CLOSE[site]
    return found


def _sites(sites: int) -> Places:
    return frozenset(SITES[site] for site in bits(sites & ALL_SITES))


def _paths(paths: Iterable[int]) -> Places:
    return frozenset(PATHS[path] for path in paths)
