"""The knight and the largest army."""

from __future__ import annotations

from collections.abc import Iterator

from boardlab.catan.actions import (
    RIDE,
    SEATS,
    Action,
    action,
)
from boardlab.catan.cards import (
    KNIGHT,
)
from boardlab.catan.options import ARMY_MIN, CARD_POINTS
from boardlab.catan.rules.action_type import Events
from boardlab.catan.rules.development.playing import DevelopmentCard, Play, add_card
from boardlab.catan.rules.winning import check_win
from boardlab.catan.state import Draft, State
from boardlab.core.contract.drafts import with_item
from boardlab.core.contract.event import Event
from boardlab.core.contract.verdict import Breach
from boardlab.core.i18n.language import Seat


@add_card
class Knight(DevelopmentCard):
    """The robber rides; nobody discards (catan.dev.knight, catan.dev.knight_no_discard)."""

    index = KNIGHT
    _PLAYS = tuple([(action(Play.kind, seat, card=KNIGHT),) for seat in SEATS])

    def plays(self, p: State, seat: int) -> tuple[Action, ...]:
        return self._PLAYS[seat]

    @staticmethod
    def apply(draft: Draft, act: Action) -> None:
        seat = act.player
        draft.knights = with_item(draft.knights, seat, draft.knights[seat] + 1)
        draft.stage = RIDE
        holder = army_after_knight(draft.army_holder, seat, draft.knights)
        if holder != draft.army_holder:
            draft.army_holder = holder
            check_win(draft)

    def events(self, before: State, after: State, act: Action) -> Events:
        yield Event("knight", "catan.dev.knight", {"count": after.knights[act.player]}, (), act.player)


def army_after_knight(holder: int, seat: int, knights: tuple[int, ...]) -> int:
    """Who holds the largest army card after a seat has played a knight (catan.army.three, catan.army.more)."""
    count = knights[seat]
    if holder == seat or count < ARMY_MIN or (holder >= 0 and count <= knights[holder]):
        return holder
    # In a puzzle somebody may have more knights and yet no card.
    return seat if count == max(knights) else holder


def army_events(before: State, after: State) -> Events:
    """The largest army card changes hands (catan.army.three, catan.army.more)."""
    points = CARD_POINTS
    old, new = before.army_holder, after.army_holder
    if old != new:
        if old >= 0:
            yield Event("army_lost", "catan.army.more", {"count": before.knights[old]}, (), old, -points, f"−{points}")
        facts = {"count": after.knights[new]}
        yield Event("army_won", "catan.army.three", facts, (), new, points, str(points))


def undeserved(p: State) -> Iterator[Breach]:
    """A holder with too few knights, or fewer than another (catan.army.three, catan.army.more)."""
    knights = p.knights
    if (holder := p.army_holder) >= 0:
        facts = {"player": Seat(holder), "count": knights[holder], "need": ARMY_MIN}
        best = max(range(p.players), key=knights.__getitem__)
        if knights[holder] < ARMY_MIN:
            yield Breach("catan.army.three", facts)
        elif knights[best] > knights[holder]:
            yield Breach("catan.army.more", {**facts, "other": Seat(best), "more": knights[best]})
