"""Where a wrong rule of Catan looks: the tiles and buildings that are lit beside its name."""

from __future__ import annotations

from boardlab.catan import Position
from boardlab.catan.board import ENDS, SITE_AT, SITES, SITES_OF_TILE, TILE_AT, TILES, bits
from boardlab.catan.island import HARBOUR_SITES, HARBOURS
from boardlab.lessons.catan.sketching import place

Places = frozenset[str]
"""Keys of tiles, or of intersections."""


def _sites(found: int) -> Places:
    return frozenset(SITES[site] for site in bits(found))


# -- tiles ---------------------------------------------------------------------------------------------------------


def robber(p: Position) -> Places:
    """The tile under the robber."""
    return frozenset({TILES[p.robber]})


def tile(name: str) -> Places:
    """A tile by its name on the classic map, such as ``hills 9``."""
    return frozenset({place(name)})


def tiles_of(p: Position, total: int) -> Places:
    """All tiles with a number, the robber's among them."""
    return frozenset(TILES[tile] for tile in p.island.tiles_of[total])


# -- buildings -----------------------------------------------------------------------------------------------------


def buildings(p: Position, *seats: int) -> Places:
    """The settlements and cities of some seats; of all where none is named."""
    pieces = p.pieces
    return frozenset[str]().union(
        *(_sites(pieces.settlements[seat] | pieces.cities[seat]) for seat in seats or range(p.players))
    )


def buildings_at(name: str, p: Position, *seats: int) -> Places:
    """Those of them beside a tile, by its name on the classic map."""
    return buildings(p, *seats) & _sites(SITES_OF_TILE[TILE_AT[place(name)]])


def beside_robber(p: Position, *seats: int) -> Places:
    """Those of them beside the robber."""
    return buildings(p, *seats) & _sites(SITES_OF_TILE[p.robber])


def by_the_sea(p: Position, seat: int) -> Places:
    """A seat's buildings at a coast without a harbour."""
    coast = _sites(sum(1 << site for site, key in enumerate(SITES) if _is_coast(key)))
    return buildings(p, seat) & coast - harbours()


def _is_coast(site: str) -> bool:
    return any(hexagon not in TILE_AT for hexagon in site.split("|"))


# -- harbours and roads --------------------------------------------------------------------------------------------


def harbours() -> Places:
    """The intersections at which harbours are used."""
    return _sites(HARBOUR_SITES)


def at_harbours(p: Position, seat: int) -> Places:
    """A seat's buildings at harbours."""
    return buildings(p, seat) & harbours()


def at_harbour(p: Position, seat: int, rate: int) -> Places:
    """Those of them whose harbour trades at a rate: 3 for cards of any kind, 2 for those of its own."""
    kinds = {site: HARBOURS[p.island.harbour_at[SITE_AT[site]]] for site in at_harbours(p, seat)}
    return frozenset(site for site, kind in kinds.items() if (kind == "generic") == (rate == 3))


def other_ends(p: Position, seat: int) -> Places:
    """The intersections at the other end of the pier from a seat's buildings at harbours."""
    own = at_harbours(p, seat)
    paths = (frozenset(SITES[site] for site in ends) & harbours() for ends in ENDS)
    return frozenset[str]().union(*(path - own for path in paths if path & own))


def ends_of_roads(p: Position, seat: int) -> Places:
    """The ends of a seat's roads at which a settlement may still stand."""
    ends = {site for road in bits(p.pieces.roads[seat]) for site in ENDS[road]}
    return frozenset(SITES[site] for site in ends if p.pieces.sites >> site & 1)
