"""The progress cards: road building, discovery and monopoly.

Beside knights and points they are the third kind of development card (catan.dev.three_kinds); each does something once
and leaves the game (catan.dev.progress_gone).
"""

from __future__ import annotations

from functools import lru_cache

from boardlab.catan.actions import FREE_ROAD, SEATS, Action, action
from boardlab.catan.cards import (
    BANK,
    DISCOVERY,
    HAND,
    MONOPOLY,
    ONE,
    RESOURCES,
    ROAD_BUILDING,
    SHIFT,
    counts_of,
    parts,
    size,
    two_each,
)
from boardlab.catan.options import ROADS
from boardlab.catan.places import cards_phrase, kind_phrase
from boardlab.catan.rules.action_text import cards_text, read_cards, read_resource
from boardlab.catan.rules.action_type import BUNDLE, Breaches, Events, Path
from boardlab.catan.rules.bundles import CardByCard, picked
from boardlab.catan.rules.development.playing import CARDS, DevelopmentCard, Play, add_card
from boardlab.catan.rules.production import in_stock
from boardlab.catan.state import Draft, Pending, State
from boardlab.core.contract.event import Event
from boardlab.core.contract.picks import Choice
from boardlab.core.contract.verdict import Breach
from boardlab.core.i18n.language import Phrase, Seat

# -- road building ---------------------------------------------------------------------------------------------------


@add_card
class RoadBuilding(DevelopmentCard):
    """Two roads free of charge (catan.dev.road_building)."""

    index = ROAD_BUILDING
    _PLAYS = tuple([(action(Play.kind, seat, card=ROAD_BUILDING),) for seat in SEATS])

    def breaches(self, p: State, act: Action) -> Breaches:
        if free_roads(p, act.player):
            return
        laid = p.pieces.roads[act.player].bit_count()
        if laid >= ROADS:
            yield Breach("catan.dev.road_building", {"limit": ROADS}, case="supply")
        else:
            short = p.options.road_building_short == "refuse" and p.pieces.ways[act.player] & ~p.pieces.taken
            yield Breach("catan.dev.road_building", case="short" if short else "room")

    def plays(self, p: State, seat: int) -> tuple[Action, ...]:
        return self._PLAYS[seat] if free_roads(p, seat) else ()

    @staticmethod
    def apply(draft: Draft, act: Action) -> None:
        draft.underway = Pending(free=free_roads(draft, act.player))
        draft.stage = FREE_ROAD

    def events(self, before: State, after: State, act: Action) -> Events:
        kind = "road_building" if after.underway.free > 1 else "road_building_one"
        yield Event(kind, "catan.dev.road_building", {"count": after.underway.free}, (), act.player)


def free_roads(p: State, seat: int) -> int:
    """How many roads a road building card would lay now: 0 where it may not be played (catan.dev.road_building)."""
    pieces = p.pieces
    left = ROADS - pieces.roads[seat].bit_count()
    room = pieces.ways[seat] & ~pieces.taken
    if not left or not room:
        return 0
    if left > 1 and (room.bit_count() > 1 or _opens(p, seat, room)):
        return 2
    return 1 if p.table.options.road_building_short == "place_one" else 0


def _opens(p: State, seat: int, room: int) -> bool:
    """Does a road on the only path left open another?"""
    after = p.pieces.with_road(seat, room.bit_length() - 1)
    return bool(after.ways[seat] & ~after.taken)


# -- discovery -------------------------------------------------------------------------------------------------------


@add_card
class Discovery(DevelopmentCard, CardByCard):
    """Two resource cards of the bank, as one likes (catan.dev.discovery)."""

    index, names = DISCOVERY, {"get": BUNDLE}

    def write(self, act: Action) -> str:
        return cards_text(act.get)

    def read(self, words: list[str]) -> int | None:
        return read_cards(words) if words else None

    def breaches(self, p: State, act: Action) -> Breaches:
        bank = sum(p.bank)
        wanted = 2 if bank != 1 or p.options.discovery_short == "refuse" else 1
        if size(act.get) != wanted:
            yield Breach("catan.dev.discovery", {"count": size(act.get), "wanted": wanted})
        yield from in_stock(p, act.get)

    def plays(self, p: State, seat: int) -> tuple[Action, ...]:
        return discoveries(seat, two_each(p.cards >> BANK), p.table.options.discovery_short)

    @staticmethod
    def apply(draft: Draft, act: Action) -> None:
        draft.cards += (act.get << SHIFT[act.player]) - (act.get << BANK)

    def events(self, before: State, after: State, act: Action) -> Events:
        yield Event("discovery", "catan.dev.discovery", {"cards": cards_phrase(act.get)}, (), act.player)

    def by_cards(self) -> CardByCard | None:
        return self

    def built(self, p: State, keys: Path) -> Action | None:
        get = picked(keys, "get")
        done = get is not None and size(get) == wanted_cards(p)
        return action(Play.kind, p.doer, card=DISCOVERY, get=get) if done and get else None

    def so_far(self, p: State, keys: Path) -> Action:
        return action(Play.kind, p.doer, card=DISCOVERY, get=picked(keys, "get") or 0)

    def forgiven(self, p: State, keys: Path) -> str:
        return "catan.dev.discovery" if sum(p.bank) >= wanted_cards(p) else ""

    def card_choices(self, p: State, keys: Path) -> tuple[Choice, ...]:
        stock = p.cards >> BANK & HAND
        return self.choices_among(p, keys, "get", stock - (picked(keys, "get") or 0))

    def card_prompt(self, p: State, keys: Path) -> Phrase:
        return Phrase("prompt.discovery", {"left": wanted_cards(p) - size(picked(keys, "get") or 0)})


def wanted_cards(p: State) -> int:
    """How many cards a discovery takes now (catan.dev.discovery)."""
    return 1 if sum(p.bank) == 1 and p.options.discovery_short == "in_stock" else 2


@lru_cache(maxsize=4096)
def discoveries(seat: int, stock: int, short: str) -> tuple[Action, ...]:
    """The cards a discovery may take: any two the bank has, or the only one (catan.dev.discovery)."""
    count = min(2, size(stock))
    if not count or (count == 1 and short == "refuse"):
        return ()
    return tuple(action(Play.kind, seat, card=DISCOVERY, get=chosen) for chosen in parts(stock, count))


# -- monopoly --------------------------------------------------------------------------------------------------------


@add_card
class Monopoly(DevelopmentCard):
    """All cards of one kind that the others hold (catan.dev.monopoly)."""

    index, names, example = MONOPOLY, {"get": BUNDLE}, ONE[0]
    _PLAYS = tuple([tuple([action(Play.kind, seat, card=MONOPOLY, get=card) for card in ONE]) for seat in SEATS])

    def write(self, act: Action) -> str:
        return cards_text(act.get).removeprefix("1 ")

    def read(self, words: list[str]) -> int | None:
        return read_resource(words[0]) if len(words) == 1 else None

    def breaches(self, p: State, act: Action) -> Breaches:
        if act.get not in ONE:
            yield Breach("catan.dev.monopoly", {"cards": cards_phrase(act.get)})

    def plays(self, p: State, seat: int) -> tuple[Action, ...]:
        return self._PLAYS[seat]

    @staticmethod
    def apply(draft: Draft, act: Action) -> None:
        card = act.get
        for seat in range(len(draft.knights)):
            if seat != act.player:
                taken = draft.cards >> SHIFT[seat] & card * 0xFF
                draft.cards += (taken << SHIFT[act.player]) - (taken << SHIFT[seat])

    def events(self, before: State, after: State, act: Action) -> Events:
        rule = "catan.dev.monopoly"
        kind = ONE.index(act.get)
        facts = {"kind": kind_phrase(kind)}
        yield Event("monopoly", rule, facts, (), act.player)
        for seat in range(before.players):
            count = counts_of(before.packed_hand(seat))[kind]
            if seat != act.player and count:
                yield Event("monopoly_gives", rule, {**facts, "count": count, "taker": Seat(act.player)}, (), seat)

    def pick_path(self, act: Action) -> Path:
        return (f"kind:{RESOURCES[ONE.index(act.get)]}",)

    def prompt(self) -> Phrase | None:
        return Phrase("prompt.monopoly")


# -- all that can be played ------------------------------------------------------------------------------------------

PLAYS = tuple([(0xFF << 8 * card.index, card.plays) for card in CARDS if not card.kept])
"""Where a bundle counts each card that can be played, and the ways to play it: the knight first, then those above."""
PLAYABLE = sum([mask for mask, _ in PLAYS])
"""Where a bundle counts the cards that can be played."""
