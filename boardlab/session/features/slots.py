"""The slots of a frame: what lies round the board, item by item, with the choices that items make."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Required, TypedDict, TypeVar, cast

from boardlab.core.contract.game import find_game
from boardlab.core.contract.picks import Picks
from boardlab.core.i18n.language import Phrase, seat_letter
from boardlab.core.picture.slots import Drawings, Fact, Item, Slot
from boardlab.session.features import pick_rows
from boardlab.session.features.pick_rows import PickRow
from boardlab.session.features.picks import LESS, PicksFeature
from boardlab.session.game_session import Feature

FILLED = ("board", "seats", "hand", "costs", "actions", "ask")
"""The slots that games fill."""


class SlotFact(TypedDict, total=False):
    """A fact on an item: a small drawing with a few words."""

    art: str
    text: str
    says: str
    strong: bool


class SlotButton(TypedDict):
    """A pick as a button with a short name, which says in full what it does."""

    key: str
    name: str
    says: str
    why: str
    fresh: bool


class SlotItem(TypedDict, total=False):
    """A card, a plate, a tile …; what is empty is left out."""

    key: Required[str]
    label: str
    note: str
    says: str
    art: str
    seat: int | None
    count: int
    facts: list[SlotFact]
    price: list[tuple[str, bool]]
    left: str
    soon: bool
    now: bool
    chosen: int
    """How often it is picked."""
    less: str
    """The pick that takes one of it back."""
    row: PickRow | None
    """The choice that it makes."""
    counted: bool
    """Is it picked and taken back card by card?"""
    keeps: str
    comes: list[tuple[str, str]]
    deal: list[list[str]] | None
    buttons: list[SlotButton]


class SlotContent(TypedDict, total=False):
    """What lies in a slot, and how; what is empty is left out."""

    kind: Required[str]
    title: str
    note: str
    items: list[SlotItem]
    chosen: str
    empty: int
    reason: str


class SlotArt(TypedDict):
    """The drawings that items name, as SVG, and the style they share."""

    style: str
    pictures: dict[str, str]


SlotsPart = TypedDict(
    "SlotsPart",
    {
        "slot.board": list[SlotContent],
        "slot.seats": list[SlotContent],
        "slot.hand": list[SlotContent],
        "slot.costs": list[SlotContent],
        "slot.actions": list[SlotContent],
        "slot.ask": list[SlotContent],
        "art": SlotArt,
    },
)
"""What a frame holds of the slots, each a part of its own."""


def empty() -> SlotsPart:
    """The part of a frame where nothing lies round the board."""
    return _part({}, {"style": "", "pictures": {}})


NO_ROW: PickRow = {"key": "", "label": "", "note": "", "cost": "", "why": "", "more": "", "final": False}
"""A choice that has no more to say than why it is not possible."""


def _part(found: Mapping[str, list[SlotContent]], art: SlotArt) -> SlotsPart:
    return cast(SlotsPart, {**{f"slot.{name}": found.get(name, []) for name in FILLED}, "art": art})


class SlotsFeature(Feature):
    """What lies round the board: hands, costs, plates of the players, and what is asked by the picks so far.

    Args:
        picking: the picks that items make.
        shown: says whether anything of it is shown now.
    """

    def __init__(self, picking: PicksFeature, *, shown: Callable[[], bool] = lambda: True) -> None:
        super().__init__(picking.session)
        self._picking, self._shown = picking, shown
        picking.held = self._held

    def _held(self) -> frozenset[str]:
        told = _told(self._picking) if self._shown() else ()
        return frozenset(item.after for slot in told if slot.slot == "hand" for item in slot.items if item.after)

    def part(self) -> SlotsPart:
        """The slots of a frame, ``slot.hand`` and so on, each a part of its own, and the drawings they need."""
        if not self._shown():
            return empty()
        picking = self._picking
        picks, top = picking.offered()
        found: dict[str, list[SlotContent]] = {name: [] for name in FILLED}
        asked = picking.asks()
        hands = [slot for slot in asked if slot.slot == "hand"]
        for slot in _told(picking):
            # What is asked of the hand lies in the place of its first part.
            if slot.slot == "hand" and hands:
                slot = hands.pop()
            found[slot.slot].append(_slot(picking, slot, top, picks))
        for name in ("costs", "ask"):
            # Prices that a trade would change lie in the place of those of now.
            lying = [_slot(picking, slot, top, picks) for slot in asked if slot.slot == name]
            found[name] = lying or found[name]
        return _part(found, _art(picking, found))


def _told(picking: PicksFeature) -> Iterator[Slot]:
    """What stands round the board, but what a lesson tells of later, and what is left out."""
    left_out = picking.session.left_out
    for slot in _given(picking):
        items = tuple(
            [each for each in slot.items if picking.session.is_known(each.rule) and each.pick not in left_out]
        )
        if picking.session.is_known(slot.rule) and (items or not slot.items):
            yield slot if items == slot.items else replace(slot, items=items)


def _given(picking: PicksFeature) -> tuple[Slot, ...]:
    found = _lying(picking)
    if picking.session.edited is None:
        return found
    # What things cost, and what one does in a turn, is no matter while a position is set up.
    return tuple(slot for slot in found if slot.slot in ("board", "seats", "hand"))


def _lying(picking: PicksFeature) -> tuple[Slot, ...]:
    position = picking.session.around
    game = find_game(position.game)
    if game.slots is not None:
        return game.slots(position, picking.session.seat)
    if not position.pays_points:
        return ()
    plates = (
        Item(seat_letter(seat), seat=seat, now=seat == position.current_player) for seat in range(position.players)
    )
    return (Slot("seats", "plates", tuple(plates)),)


def _art(picking: PicksFeature, found: dict[str, list[SlotContent]]) -> SlotArt:
    """The drawings that items name. No others: whoever looked before may have seen more."""
    names: set[str] = set()
    for item in [item for lying in found.values() for slot in lying for item in slot.get("items", ())]:
        names.add(item.get("art", ""))
        for sign, _ in item.get("price", ()):
            names.add(sign)
        for fact in item.get("facts", ()):
            names.add(fact.get("art", ""))
        for _, sign in item.get("comes", ()):
            names.add(sign)
        names.update(*(item.get("deal") or ()))
    return _drawn(picking.session.position.game, tuple(sorted(names - {""})))


@lru_cache(maxsize=64)
def _drawn(game: str, names: tuple[str, ...]) -> SlotArt:
    """Some drawings of a game; most clicks need those of the one before."""
    make = find_game(game).drawings
    made = make(list(names)) if make is not None else Drawings()
    return {"style": made.style, "pictures": dict(made.pictures)}


def _slot(picking: PicksFeature, slot: Slot, top: Picks | None, picks: Picks | None) -> SlotContent:
    filled: SlotContent = {
        "kind": slot.kind,
        "title": picking.session.phrase(slot.title),
        "note": picking.session.phrase(slot.note),
        "items": [_item(picking, item, top, picks) for item in slot.items],
        "chosen": slot.chosen,
        "empty": slot.empty,
        "reason": picking.session.phrase(slot.reason),
    }
    return _without_empty(filled)


T = TypeVar("T", SlotContent, SlotItem, SlotFact)


def _without_empty(parts: T) -> T:
    """What says something: most parts of most items are empty."""
    kept = {name: part for name, part in parts.items() if part or (part == 0 and name == "seat")}
    return cast(T, kept)


def _item(picking: PicksFeature, item: Item, top: Picks | None, picks: Picks | None) -> SlotItem:
    label = picking.session.phrase(item.label)
    said = picking.session.phrase(item.says)
    filled: SlotItem = {
        "key": item.key,
        "label": label,
        "note": picking.session.phrase(item.note),
        "says": said if said != label else "",
        "art": item.art,
        "seat": item.seat if item.seat >= 0 else None,
        "count": item.count if item.count > 1 else 0,
        "facts": [_fact(picking, fact) for fact in item.facts],
        "price": list(item.price),
        "left": item.left,
        "soon": item.soon,
        "now": item.now,
        "chosen": item.chosen or (picking.path.count(item.pick) if item.pick and not item.counted else 0),
        "less": _less(picking, item),
        "row": _row(picking, item, top, picks) if item.pick else None,
        "counted": item.counted,
        "keeps": picking.session.phrase(item.keeps),
        "comes": list(item.comes),
        "deal": [list(side) for side in item.deal] if any(item.deal) else None,
        "buttons": [_button(picking, key, name, top, picks) for key, name in item.buttons],
    }
    return _without_empty(filled)


def _less(picking: PicksFeature, item: Item) -> str:
    """What takes one of it back; "" where none is picked."""
    if item.counted:
        return f"{LESS}{item.back or item.pick}" if item.chosen else ""
    return f"{LESS}{item.pick}" if item.pick in picking.path[1:] else ""


def _button(picking: PicksFeature, key: str, name: Phrase, top: Picks | None, picks: Picks | None) -> SlotButton:
    """A pick as a button with a short name, which says in full what it does."""
    row = _row(picking, Item(key, pick=key, counted=True), top, picks)
    return {
        "key": key,
        "name": picking.session.phrase(name),
        "says": row["label"] if row else "",
        "why": row["why"] if row else "",
        "fresh": row is not None and bool(row.get("fresh")),
    }


def _row(picking: PicksFeature, item: Item, top: Picks | None, picks: Picks | None) -> PickRow | None:
    """The choice that an item makes now; None where it makes none."""
    begun = picking.path[:1] == (item.after,)
    # Begun at the place: what goes there may be picked after it, as well as before.
    begun_there = bool(item.after) and len(picking.path) == 1 and picking.takes((item.after, item.pick), *picking.path)
    nexts = {
        choice.key: choice
        for choice in picks or ()
        if (begun or begun_there if item.after else picking.path or not choice.group)
    }
    if item.pick in nexts:
        next_row: PickRow = {**pick_rows.row(picking.session, nexts[item.pick]), "fresh": False, "pressed": False}
        return {**next_row, "first": item.after} if begun_there else next_row
    verb = next((choice for choice in top or () if choice.group and choice.key == (item.after or item.pick)), None)
    if verb is None and item.counted:
        reasons = picking.session.reasons(picking.session.shown.refusals((*picking.path, item.pick)))
        if not reasons:
            return None
        return {**NO_ROW, "key": item.pick, "why": reasons[0], "fresh": False}
    # While a place is asked for, something else may be taken up instead.
    elsewhere = picking.path and not (begun and nexts and all(each.is_place for each in nexts.values()))
    if verb is None or (item.after and (elsewhere or verb.breaches)):
        return None
    row: PickRow = {**pick_rows.row(picking.session, verb), "fresh": True, "pressed": picking.path[:1] == (verb.key,)}
    return {**row, "key": item.pick, "first": item.after, "note": "", "cost": ""} if item.after else row


def _fact(picking: PicksFeature, fact: Fact) -> SlotFact:
    text = fact.text if isinstance(fact.text, str) else picking.session.phrase(fact.text)
    told: SlotFact = {"art": fact.art, "text": text, "says": picking.session.phrase(fact.says), "strong": fact.strong}
    return _without_empty(told)
