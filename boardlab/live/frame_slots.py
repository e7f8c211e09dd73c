"""The slots of a frame: what lies round the board, item by item, with the choices that items make."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Any

from boardlab.core.game import find_game
from boardlab.core.language import Phrase, seat_letter
from boardlab.core.picks import Picks
from boardlab.core.slots import Drawings, Fact, Item, Slot
from boardlab.live import frame_pick
from boardlab.live.picking import LESS
from boardlab.live.session import Session

Json = dict[str, Any]


FILLED = ("board", "seats", "hand", "costs", "actions", "ask")
"""The slots that games fill."""


NONE: Json = {**{f"slot.{name}": [] for name in FILLED}, "art": {"style": "", "pictures": {}}}
"""The parts of a frame where nothing lies round the board."""


def offered(session: Session) -> tuple[Picks | None, Picks | None]:
    """What may be picked next, and the deeds it began from; None where nobody here decides."""
    picks = session.picks()
    return picks, session.picks_after(()) if picks is not None and session.path else picks


def parts(session: Session) -> Json:
    """The slots of a frame, each a part of its own, and the drawings they need."""
    picks, top = offered(session)
    found: dict[str, list[Json]] = {name: [] for name in FILLED}
    asked = session.asks()
    hands = [slot for slot in asked if slot.slot == "hand"]
    for slot in _told(session):
        # What is asked of the hand lies in the place of its first part.
        if slot.slot == "hand" and hands:
            slot = hands.pop()
        found[slot.slot].append(_slot(session, slot, top, picks))
    found["ask"] = [_slot(session, slot, top, picks) for slot in asked if slot.slot == "ask"]
    return {f"slot.{name}": lying for name, lying in found.items()} | {"art": _art(session, found)}


def counted(session: Session) -> frozenset[str]:
    """The picks that are made and taken back card by card: the cards say what is picked."""
    return frozenset(item.pick for slot in session.asks() for item in slot.items if item.counted)


def _told(session: Session) -> Iterator[Slot]:
    """What stands round the board, but what a lesson tells of later."""
    for slot in _given(session):
        items = tuple(item for item in slot.items if session.is_told(item.rule))
        if session.is_told(slot.rule) and (items or not slot.items):
            yield slot if items == slot.items else replace(slot, items=items)


def _given(session: Session) -> tuple[Slot, ...]:
    found = _lying(session)
    if session.edited is None:
        return found
    # What things cost, and what one does in a turn, is no matter while a position is set up.
    return tuple(slot for slot in found if slot.slot in ("board", "seats", "hand"))


def _lying(session: Session) -> tuple[Slot, ...]:
    position = session.around
    game = find_game(position.game)
    if game.slots is not None:
        return game.slots(position, session.seat)
    if not position.pays_points:
        return ()
    plates = (
        Item(seat_letter(seat), seat=seat, now=seat == position.current_player) for seat in range(position.players)
    )
    return (Slot("seats", "plates", tuple(plates)),)


def _art(session: Session, found: dict[str, list[Json]]) -> Json:
    """The drawings that items name. No others: whoever looked before may have seen more."""
    names = {
        name
        for lying in found.values()
        for slot in lying
        for item in slot.get("items", ())
        for name in (
            item.get("art"),
            *(sign for sign, _ in item.get("price", ())),
            *(fact.get("art") for fact in item.get("facts", ())),
            *(sign for _, sign in item.get("comes", ())),
            *(sign for side in item.get("deal", ()) for sign in side),
        )
        if name
    }
    return _drawn(session.position.game, tuple(sorted(names)))


@lru_cache(maxsize=64)
def _drawn(game: str, names: tuple[str, ...]) -> Json:
    """Some drawings of a game; most clicks need those of the one before."""
    make = find_game(game).drawings
    made = make(list(names)) if make is not None else Drawings()
    return {"style": made.style, "pictures": dict(made.pictures)}


def _slot(session: Session, slot: Slot, top: Picks | None, picks: Picks | None) -> Json:
    return _filled(
        kind=slot.kind,
        title=session.phrase(slot.title),
        note=session.phrase(slot.note),
        items=[_item(session, item, top, picks) for item in slot.items],
        chosen=slot.chosen,
        empty=slot.empty,
        reason=session.phrase(slot.reason),
    )


def _filled(**parts: Any) -> Json:
    """What says something: most parts of most items are empty."""
    return {name: part for name, part in parts.items() if part or (part == 0 and name == "seat")}


def _item(session: Session, item: Item, top: Picks | None, picks: Picks | None) -> Json:
    label = session.phrase(item.label)
    row = _row(session, item, top, picks) if item.pick else None
    said = session.phrase(item.says)
    return _filled(
        key=item.key,
        label=label,
        note=session.phrase(item.note),
        says=said if said != label else "",
        art=item.art,
        seat=item.seat if item.seat >= 0 else None,
        count=item.count if item.count > 1 else 0,
        facts=[_fact(session, fact) for fact in item.facts],
        price=[list(each) for each in item.price],
        left=item.left,
        now=item.now,
        chosen=item.chosen or (session.path.count(item.pick) if item.pick and not item.counted else 0),
        less=_less(session, item),
        row=row,
        counted=item.counted,
        keeps=session.phrase(item.keeps),
        comes=[list(each) for each in item.comes],
        deal=[list(side) for side in item.deal] if any(item.deal) else None,
        buttons=[_button(session, key, name, top, picks) for key, name in item.buttons],
    )


def _less(session: Session, item: Item) -> str:
    """What takes one of it back; "" where none is picked."""
    if item.counted:
        return f"{LESS}{item.back or item.pick}" if item.chosen else ""
    return f"{LESS}{item.pick}" if item.pick in session.path[1:] else ""


def _button(session: Session, key: str, name: Phrase, top: Picks | None, picks: Picks | None) -> Json:
    """A pick as a button with a short name, which says in full what it does."""
    row = _row(session, Item(key, pick=key, counted=True), top, picks) or {"key": key, "label": "", "why": ""}
    return {
        "key": key,
        "name": session.phrase(name),
        "says": row["label"],
        "why": row["why"],
        "fresh": bool(row.get("fresh")),
    }


def _row(session: Session, item: Item, top: Picks | None, picks: Picks | None) -> Json | None:
    """The choice that an item makes now; None where it makes none."""
    begun = session.path[:1] == (item.after,)
    nexts = {
        choice.key: choice for choice in picks or () if (begun if item.after else session.path or not choice.group)
    }
    if item.pick in nexts:
        return frame_pick.row(session, nexts[item.pick]) | {"fresh": False, "pressed": False}
    deed = next((choice for choice in top or () if choice.group and choice.key == (item.after or item.pick)), None)
    if deed is None and item.counted:
        reasons = session.reasons(session.shown.refusals((*session.path, item.pick)))
        return {"key": item.pick, "label": "", "why": reasons[0], "fresh": False} if reasons else None
    if deed is None or (item.after and (session.path or deed.breaches)):
        return None
    row = frame_pick.row(session, deed) | {"fresh": True, "pressed": session.path[:1] == (deed.key,)}
    return row | {"key": item.pick, "first": item.after, "note": "", "cost": ""} if item.after else row


def _fact(session: Session, fact: Fact) -> Json:
    text = fact.text if isinstance(fact.text, str) else session.phrase(fact.text)
    return _filled(art=fact.art, text=text, says=session.phrase(fact.says), strong=fact.strong)
