"""What people ask of a position, answered by name: hands, points, rates, roads, what stands where, what a roll pays."""

from __future__ import annotations

from typing import NamedTuple

from boardlab.catan.board import PATH_AT, PATHS, SITE_AT, SITES, TILE_AT, TILES, bits
from boardlab.catan.cards import BANK, DEVELOPMENTS, HAND, RESOURCES, SHIFT, counts_of
from boardlab.catan.island import DESERT, HARBOURS, TERRAINS
from boardlab.catan.rules.production import harvest_of
from boardlab.catan.rules.winning import total
from boardlab.catan.state import State
from boardlab.core.contract.piece import Piece
from boardlab.core.counts import UNKNOWN, Counts
from boardlab.core.given import place_of, player_of, whole_number

_ON_BANK = 1 << BANK + 64
"""Keeps the integer of all hands positive while the bank pays."""
_PLACES = (*TILES, *SITES, *PATHS)


class Tile(NamedTuple):
    """A land tile."""

    terrain: str
    """``forest``, ``hills``, ``pasture``, ``fields``, ``mountains`` or ``desert``."""
    number: int | None
    """The number of its chip; None on the desert."""
    resource: str | None
    """What it gives; None on the desert (catan.map.desert)."""
    robber: bool
    """Does the robber stand here, so that it gives nothing (catan.production.robber_blocks)?"""


def counts_by_name(cards: int, names: tuple[str, ...] = RESOURCES) -> Counts:
    """A bundle by names: every kind, or the known ones and ``?`` where some are hidden."""
    found = dict(zip(names, counts_of(cards), strict=True))
    if not cards >> 40:
        return Counts(found)
    return Counts({**{name: count for name, count in found.items() if count}, UNKNOWN: cards >> 40})


class Queries(State):
    """What can be asked of a position or a view of it in the words of the game."""

    __slots__ = ()

    # -- cards and points ------------------------------------------------------------------------------------------

    def hand(self, seat: int) -> Counts:
        """A seat's resource cards, counted by resource: ``p.hand(0)["ore"]``.

        In a view of another's hand only their number is known, ``{'?': 5}`` (catan.cards.hidden).

        Raises:
            PlainError: for a seat that does not play.
        """
        return counts_by_name(self.packed_hand(player_of(seat, self.players)))

    def development_cards(self, seat: int) -> Counts:
        """A seat's unplayed development cards, counted by kind: ``p.development_cards(0)["knight"]``.

        In a view of another's hand only their number is known (catan.cards.hidden).

        Raises:
            PlainError: for a seat that does not play.
        """
        return counts_by_name(self.developments[player_of(seat, self.players)], DEVELOPMENTS)

    def points(self, seat: int) -> int:
        """A seat's points with its victory point cards, as far as the reader may know them (catan.score.vp_card).

        ``scores`` has the points that lie open, and ``preview()`` where they come from.

        Raises:
            PlainError: for a seat that does not play.
        """
        return total(self, player_of(seat, self.players))

    def rates(self, seat: int) -> Counts:
        """How many cards of each resource the bank takes from a seat for one other: 4, 3 or 2
        (catan.trade.maritime.rate).

        Raises:
            PlainError: for a seat that does not play.
        """
        return counts_by_name(self.pieces.rates[player_of(seat, self.players)])

    @property
    def longest_roads(self) -> tuple[int, ...]:
        """The length of each seat's longest road, in roads (catan.road.five); ``road_holder`` has the card."""
        return self.pieces.lengths

    def production(self, rolled: int) -> tuple[Counts, ...]:
        """What each seat gets when the dice show this sum: cards by resource (catan.production.match).

        The robber and a bank that runs short count; a 7 pays nobody (catan.production.seven_none).

        Raises:
            PlainError: for a sum that two dice cannot show.
        """
        whole_number(rolled, 2, 12, "mistake.dice_sum")
        gains = 0 if rolled == 7 else harvest_of(self, rolled)[0]
        # The bank's part is negative: it would borrow from the hands.
        return tuple(counts_by_name((gains + _ON_BANK) >> SHIFT[seat] & HAND) for seat in range(self.players))

    # -- the board -------------------------------------------------------------------------------------------------

    @property
    def place_names(self) -> tuple[str, ...]:
        """The names of all tiles, then of all intersections, then of all paths; ``place_name`` says them in words."""
        return _PLACES

    def piece_map(self) -> dict[str, Piece]:
        """Every settlement, city and road, and the robber, by the name of its place."""
        found = {TILES[self.robber]: Piece("robber")} if self.robber >= 0 else {}
        pieces = self.pieces
        for kind, sets, names in (
            ("settlement", pieces.settlements, SITES),
            ("city", pieces.cities, SITES),
            ("road", pieces.roads, PATHS),
        ):
            for seat, places in enumerate(sets):
                found.update((names[at], Piece(kind, seat)) for at in bits(places))
        return found

    def building_at(self, site: str | int) -> Piece | None:
        """The settlement or city on an intersection; None where there is none.

        Raises:
            PlainError: where there is no such intersection; it names the nearest.
        """
        return self.piece_map().get(SITES[place_of(site, SITE_AT)])

    def road_at(self, path: str | int) -> Piece | None:
        """The road on a path; None where there is none.

        Raises:
            PlainError: where there is no such path; it names the nearest.
        """
        return self.piece_map().get(PATHS[place_of(path, PATH_AT)])

    def tile_at(self, tile: str | int) -> Tile:
        """A land tile: terrain, number, resource, and whether the robber stands on it.

            >>> from boardlab import catan
            >>> catan.start().tile_at("0,0")
            Tile(terrain='desert', number=None, resource=None, robber=True)

        Raises:
            PlainError: where there is no such tile; it names the nearest.
        """
        at = place_of(tile, TILE_AT)
        kind, number = self.island.terrain[at], self.island.chips[at]
        resource = None if kind == DESERT else RESOURCES[kind]
        return Tile(TERRAINS[kind], number or None, resource, at == self.robber)

    def harbour_at(self, site: str | int) -> str | None:
        """The harbour at an intersection: a resource, or ``generic`` for three of any kind; None without one
        (catan.harbour.site).

        Raises:
            PlainError: where there is no such intersection; it names the nearest.
        """
        kind = self.island.harbour_at[place_of(site, SITE_AT)]
        return None if kind < 0 else HARBOURS[kind]
