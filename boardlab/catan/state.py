"""The state of a game on the ground floor: its fields, the same fields open to be changed, and what is read off them.

Chapters stand on this; :mod:`boardlab.catan.position` is the facade above them, which judges and plays.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import NamedTuple

from boardlab.catan.actions import DISCARD, FOUND, OVER, RIDE, ROBBER, STEAL, THROWS, Action
from boardlab.catan.board import PATH_AT, PATHS, SITE_AT, SITES, TILE_AT, TILES, bits
from boardlab.catan.cards import BANK, DEVELOPMENTS, HAND, RESOURCES, SHIFT, counts_of, size
from boardlab.catan.island import DESERT, HARBOURS, TERRAINS, Island
from boardlab.catan.options import Options
from boardlab.catan.pieces import Pieces
from boardlab.catan.places import place_phrase
from boardlab.catan.wording import WORDING
from boardlab.core.contract.drafts import copier
from boardlab.core.contract.piece import Piece
from boardlab.core.contract.position_base import StateBase, place_key
from boardlab.core.contract.rule import rule
from boardlab.core.counts import UNKNOWN, Counts
from boardlab.core.given import place_of, player_of
from boardlab.core.i18n.language import Phrase

_PLACES = (*TILES, *SITES, *PATHS)


@dataclass(frozen=True, slots=True)
class GameSetup:
    """What stays the same throughout a game."""

    options: Options
    """The rulings in force."""
    starter: int
    """The starting player."""


Answers = tuple[tuple[int, int] | None, ...]
"""By seat: the deal it agrees to, as the active player's (give, get); ``(0, 0)`` is a no, None no answer yet."""


class Pending(NamedTuple):
    """What a stage within a phase needs to know; :data:`NOTHING` at all other times.

    An offer has no object of its own: one is made for each answer, more than anything else in a game with offers.
    """

    last: int = -1
    """The settlement just founded, to which its road must attach (catan.start.road_attached)."""
    free: int = 0
    """Roads still to lay free of charge (catan.dev.road_building)."""
    victim: int = -1
    """The seat being robbed while chance draws the card."""
    discards: tuple[int, ...] = ()
    """While a 7 is resolved, what each seat has put down, a bundle (catan.robber.discard_first)."""
    give: int = 0
    """What the active player would hand over in the offer on the table, a bundle."""
    get: int = 0
    """What the active player would receive."""
    answers: Answers = ()
    """What has been said to the offer; empty where there is none."""

    @property
    def offer(self) -> Pending | None:
        """The offer on the table, from the active player's side; None where there is none."""
        return self if self.answers else None


NOTHING = Pending()
_new = tuple.__new__


def offered(give: int, get: int, answers: Answers) -> Pending:
    """An offer on the table with the answers to it: quicker than ``Pending`` with its arguments by name."""
    return _new(Pending, (-1, 0, -1, (), give, get, answers))


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


@dataclass(slots=True, init=False, repr=False, eq=False)
class State(StateBase[Action]):
    """The fields of a position or a view of it, and the facts that follow from them alone."""

    game = "catan"
    wording = WORDING
    views = ("plan",)
    panels = ("table", "hand")
    """The two halves of the panel: who has what, and one hand with all costs."""

    table: GameSetup
    stage: str
    """What is decided now; see :data:`boardlab.catan.actions.STAGES`."""
    phase: str
    """``found``, ``roll`` (before the dice), ``trade``, ``build``, or ``act`` where both mix."""
    turn: int
    """The number of the turn, from 1; 0 while founding."""
    active: int
    """Whose turn it is."""
    decider: int
    """The seat that decides, or CHANCE."""
    throw: int
    """The dice of this turn as 6 × (first - 1) + second - 1; -1 before they are thrown. See :attr:`dice`."""
    pieces: Pieces
    cards: int
    """All resource cards in one integer: a bundle for each seat, then the bank's (:mod:`boardlab.catan.cards`)."""
    developments: tuple[int, ...]
    """Each seat's unplayed development cards, a bundle."""
    fresh: int
    """The cards among them bought this turn (catan.dev.not_bought_turn)."""
    pile: int
    """The development cards not yet bought, a bundle: their order is left to chance."""
    knights: tuple[int, ...]
    """Each seat's knights played."""
    robber: int
    """The tile under the robber."""
    road_holder: int
    """The seat with the longest road card, or -1."""
    army_holder: int
    """The seat with the largest army card, or -1."""
    carded: bool
    """Has a development card been played this turn (catan.dev.one_per_turn)?"""
    offers: int
    """Offers made this turn."""
    underway: Pending
    """What a stage within a phase needs to know: a road to found, a theft, discards, an offer."""

    # -- who and where ---------------------------------------------------------------------------------------------

    @property
    def options(self) -> Options:
        """The rulings in force."""
        return self.table.options

    @property
    def starter(self) -> int:
        """The starting player."""
        return self.table.starter

    @property
    def players(self) -> int:
        """How many play: 3 or 4 (catan.components.players)."""
        return len(self.knights)

    @property
    def current_player(self) -> int | None:
        """The seat that decides, CHANCE, or None when the game is over."""
        return None if self.stage == OVER else self.decider

    @property
    def is_over(self) -> bool:
        """Has somebody won (catan.end.game_over)?"""
        return self.stage == OVER

    @property
    def winners(self) -> tuple[int, ...]:
        """The seat that has won, once the game is over (catan.end.own_turn)."""
        return (self.active,) if self.stage == OVER else ()

    @property
    def island(self) -> Island:
        """The island of this game: terrain, number chips and harbours."""
        return self.pieces.island

    @property
    def dice(self) -> tuple[int, int] | None:
        """The two dice of this turn, or None before they are thrown."""
        return THROWS[self.throw].dice if self.throw >= 0 else None

    @property
    def rolled(self) -> int:
        """The sum of the dice, 0 before they are thrown."""
        return sum(THROWS[self.throw].dice) if self.throw >= 0 else 0

    # -- cards -----------------------------------------------------------------------------------------------------

    def packed_hand(self, seat: int) -> int:
        """A seat's resource cards, a bundle; in a view of another's hand, of unknown kind."""
        return self.cards >> SHIFT[seat] & HAND

    @property
    def hands(self) -> tuple[tuple[int, ...] | None, ...]:
        """Each seat's resource cards by kind: lumber, brick, wool, grain, ore; None where a view may not look."""
        return tuple(
            None if self.packed_hand(seat) >> 40 else counts_of(self.packed_hand(seat))
            for seat in range(len(self.knights))
        )

    @property
    @rule("catan.dev.not_in_hand_count")
    def hand_sizes(self) -> tuple[int, ...]:
        """How many resource cards each seat holds, which everybody may see; development cards do not count."""
        return tuple(size(self.packed_hand(seat)) for seat in range(len(self.knights)))

    @property
    def bank(self) -> tuple[int, ...]:
        """Resource cards left in the bank, by kind."""
        return counts_of(self.cards >> BANK)

    @property
    def pile_size(self) -> int:
        """How many development cards are left to buy."""
        return size(self.pile)

    @property
    def doer(self) -> int:
        """The seat that decides; while chance does, whose turn it is."""
        return self.decider if self.decider >= 0 else self.active

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

    def place_name(self, key: str, lang: str | None = None) -> str:
        """A tile by terrain and number, an intersection or a path by the tiles it touches.

        Raises:
            WrongKind: for a key that is no text.
        """
        phrase = place_phrase(self.island, place_key(self, key))
        return key if phrase is None else WORDING.phrase(phrase, lang)

    def headline(self) -> Phrase:
        """Where the game stands, as a phrase: the turn and its phase."""
        if self.stage == OVER:
            return Phrase("headline.over", {"turn": self.turn})
        if self.phase == FOUND:
            return Phrase("headline.found")
        robber = self.rolled and self.stage in (DISCARD, RIDE, ROBBER, STEAL)
        return Phrase(f"headline.{'robber' if robber else self.phase}", {"turn": self.turn, "rolled": self.rolled})


State.STATE = tuple(field.name for field in fields(State))


class Draft(State):
    """A position while it is being made: the same slots, still open. Sealing it copies nothing."""

    __slots__ = ()


open_copy = copier(Draft)


def as_decider(p: State, seat: int) -> Draft:
    """The same moment with this seat asked what it does, whoever decides: what its texts are read against."""
    draft = open_copy(p)
    draft.decider = player_of(seat, p.players)
    return draft
