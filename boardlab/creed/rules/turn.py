"""The turn: ten action points come in, are spent, and at most three are kept; then it is the other side's turn.

The sides take turns (creed.turn.order) until one has lost all its leaders (creed.goal, creed.end.win, creed.end.stay).
Whoever can pay may act as often as it likes (creed.act.unlimited).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from boardlab.core.contract.breach import Breach
from boardlab.core.contract.drafts import with_item
from boardlab.core.contract.event import Event
from boardlab.core.i18n.language import Phrase, Seat
from boardlab.creed.actions import OVER, PLACE_STAGE, TURN, Action, Kind, by_seat
from boardlab.creed.board import Layout
from boardlab.creed.options import MOST_KEPT, MOST_ROUNDS, TURN_AP
from boardlab.creed.rules.action_type import TYPES, CreedAction
from boardlab.creed.state import Draft, State
from boardlab.creed.units import RESTED


def start_turn(draft: Draft, seat: int) -> None:
    """A side takes its turn: ten counters each, and those kept (creed.turn.refill, creed.comp.counters)."""
    side = draft.layout.sides[seat]
    draft.stage = TURN
    draft.on_turn = seat
    draft.ended = 0
    draft.idle = 0
    draft.ap = tuple(
        TURN_AP + kept if draft.layout.sides[other] == side else 0 for other, kept in enumerate(draft.kept)
    )


def pay(draft: Draft, seat: int, ap: int) -> None:
    """AP are spent (creed.turn.spend); the floor may change again."""
    draft.idle = 0
    if ap:
        draft.ap = with_item(draft.ap, seat, draft.ap[seat] - ap)


def is_first_turn(p: State) -> bool:
    """Is this the first turn of the starting side, which may neither siege nor assassinate
    (creed.turn.first_round)?
    """
    return p.round == 1 and p.layout.sides[p.on_turn] == p.layout.sides[p.first]


def too_early(p: State) -> Iterator[Breach]:
    """Why there is no siege and no assassination yet."""
    if is_first_turn(p):
        yield Breach("creed.turn.first_round", {"player": Seat(p.first)})


@TYPES.add
class End(CreedAction):
    """End the player's own turn; up to three AP are kept (creed.turn.carry)."""

    kind, word, group = Kind.END, "end", "group.turn"

    def apply(self, draft: Draft, act: Action) -> None:
        seat = act.player
        draft.kept = with_item(draft.kept, seat, min(MOST_KEPT, draft.ap[seat]))
        draft.ap = with_item(draft.ap, seat, 0)
        draft.ended |= 1 << seat
        draft.idle = 0
        ally = draft.layout.allies[seat]
        if ally >= 0 and not draft.ended >> ally & 1:
            draft.on_turn = ally
            return
        draft.units = draft.units.translate(RESTED)
        starting = draft.layout.sides[draft.first]
        if draft.layout.sides[seat] == starting:
            start_turn(draft, (draft.first + 1) % draft.players)
            return
        limit = draft.options.max_rounds
        if limit is not None and draft.round >= limit:
            draft.stage = OVER
            return
        draft.round = min(draft.round + 1, MOST_ROUNDS)
        start_turn(draft, draft.first)

    def events(self, p: State, after: State, act: Action) -> Iterator[Event]:
        left, kept = p.ap[act.player], after.kept[act.player]
        kind = "end" if not left else "end_kept" if left == kept else "end_lost"
        yield Event(kind, "creed.turn.carry", {"left": left, "kept": kept, "lost": left - kept}, (), act.player)

    def note(self, p: State) -> Phrase | None:
        left = p.ap[p.on_turn]
        return Phrase("note.end", {"left": left, "kept": min(left, MOST_KEPT)}) if left else None


@cache
def _ends(layout: Layout) -> tuple[Action, ...]:
    return by_seat(layout, Kind.END)


def end_of(p: State, seat: int) -> Action:
    """Ending the turn of a seat."""
    return _ends(p.layout)[seat]


def what_follows(p: State, after: State) -> Iterator[Event]:
    """The events that follow an action by themselves: the next turn, the end of the game."""
    if after.stage == OVER:
        winners = after.winners
        if len(winners) == after.players:
            yield Event("draw", "creed.end.win", {"rounds": p.round})
        else:
            yield Event("won", "creed.end.win", {"players": tuple(Seat(seat) for seat in winners)})
    elif after.stage == TURN and (p.stage == PLACE_STAGE or after.side != p.side):
        for seat in range(after.players):
            if after.layout.sides[seat] == after.side:
                facts = {"ap": after.ap[seat], "round": after.round, "kept": after.kept[seat]}
                kind = "turn_begins_kept" if after.kept[seat] else "turn_begins"
                yield Event(kind, "creed.turn.refill", facts, (), seat)
