"""How actions of Pebbles are picked, one key after the other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from boardlab.core import Breach, Choice, Phrase, Picks, Seat
from boardlab.core.contract.picks import number_in
from tests.toygame.actions import CELLS, Action, Kind, action

if TYPE_CHECKING:
    from tests.toygame.position import Pebbles

NONE = (Breach("toy.none"),)


def picks(p: Pebbles, path: tuple[str, ...] = ()) -> Picks:
    """What may be picked after a path."""
    if p.is_over:
        return Picks(path, Phrase("prompt.over"), ())
    if not path:
        return Picks(path, Phrase("prompt.any"), (*_rows(p), *_puts(p), *_own(p)))
    kind, *more = _spelled(p, path)
    done = _action(p, kind, more)
    if done is not None:
        return Picks(path, Phrase("prompt.any"), (), done if p.judge(done) else None)
    if not more:
        following = {"put": _puts, "slide": _own, "give": _seats}.get(kind)
        if following is not None:
            return Picks(path, Phrase(f"prompt.{kind}"), tuple(following(p)))
    elif kind == "slide" and len(more) == 1 and more[0] in CELLS:
        return Picks(path, Phrase("prompt.target", {"cell": more[0]}), tuple(_targets(p, more[0])))
    return Picks(path, Phrase("prompt.any"), ())


def refusals(p: Pebbles, path: tuple[str, ...]) -> tuple[Breach, ...]:
    """Why a path leads nowhere; empty when it may go on."""
    if p.is_over:
        return (Breach("toy.over"),) if path else ()
    if not path:
        return ()
    kind, *more = _spelled(p, path)
    done = _action(p, kind, more)
    if done is not None:
        return p.judge(done).breaches
    if not more and kind in ("put", "slide", "give"):
        return _row(p, kind)
    if kind == "slide" and len(more) == 1 and more[0] in CELLS:
        return _stuck(p, more[0])
    return NONE


def _spelled(p: Pebbles, path: tuple[str, ...]) -> tuple[str, ...]:
    """The path with its kind in front: a cell alone is put on, or slid from where the player's own pebble stands."""
    if path[0] in CELLS:
        return ("slide" if p.at.get(path[0]) == p.current_player else "put", *path)
    return path


def _action(p: Pebbles, kind: str, more: list[str]) -> Action | None:
    """The action that a path spells out whole."""
    me = p.current_player
    if kind == "end" and not more:
        return action(Kind.END, me)
    if kind == "put" and len(more) == 1 and more[0] in CELLS:
        return action(Kind.PUT, me, more[0])
    if kind == "slide" and len(more) == 2 and set(more) <= set(CELLS):
        return action(Kind.SLIDE, me, *more)
    if kind == "give" and len(more) == 1:
        seat = number_in(more[0], "seat:")
        return action(Kind.GIVE, me, to=seat) if seat is not None and seat < p.players else None
    return None


def _rows(p: Pebbles) -> Iterator[Choice]:
    for kind, found in (("put", _puts(p)), ("slide", _own(p))):
        count = len(list(found))
        note = Phrase(f"note.{kind}", {"count": count}) if count else None
        cost = Phrase("cost.steps", {"count": 1})
        yield Choice(kind, Phrase(f"verb.{kind}"), "group.pebbles", note, cost, breaches=_row(p, kind))
    yield Choice("give", Phrase("verb.give"), "group.turn", breaches=_row(p, "give"))
    yield Choice("end", Phrase("verb.end"), "group.turn", action=action(Kind.END, p.current_player))


def _row(p: Pebbles, kind: str) -> tuple[Breach, ...]:
    """Why nothing of a kind can be done."""
    if next({"put": _puts, "slide": _own, "give": _seats}[kind](p), None):
        return ()
    if kind == "give":
        return p.judge(
            action(Kind.GIVE, p.current_player, to=next(s for s in p.seats if s != p.current_player))
        ).breaches
    if p.left < 1:
        return (Breach("toy.steps", {"needs": 1, "has": p.left}),)
    return NONE


def _puts(p: Pebbles) -> Iterator[Choice]:
    for cell in CELLS:
        act = action(Kind.PUT, p.current_player, cell)
        if p.judge(act):
            yield Choice(cell, Phrase("label.cell", {"cell": cell}), is_place=True, mark="block", action=act)


def _own(p: Pebbles) -> Iterator[Choice]:
    for cell, seat in p.pebbles:
        if seat == p.current_player and not _stuck(p, cell):
            yield Choice(cell, Phrase("label.cell", {"cell": cell}), is_place=True, mark="piece")


def _stuck(p: Pebbles, cell: str) -> tuple[Breach, ...]:
    """Why a pebble cannot slide at all."""
    if p.at.get(cell) != p.current_player:
        return (Breach("toy.own", {"cell": cell}, (cell,)),)
    if p.left < 1:
        return (Breach("toy.steps", {"needs": 1, "has": p.left}),)
    return () if next(_targets(p, cell), None) else (Breach("toy.stuck", {"cell": cell}, (cell,)),)


def _targets(p: Pebbles, cell: str) -> Iterator[Choice]:
    for target in CELLS:
        act = action(Kind.SLIDE, p.current_player, cell, target)
        if p.judge(act):
            yield Choice(target, Phrase("label.cell", {"cell": target}), is_place=True, mark="step", action=act)


def _seats(p: Pebbles) -> Iterator[Choice]:
    for seat in p.seats:
        act = action(Kind.GIVE, p.current_player, to=seat)
        if p.judge(act):
            yield Choice(f"seat:{seat}", Phrase("label.seat", {"seat": Seat(seat)}), action=act)
