"""The turn: whose it is, what is due in which stage, its phases (catan.turn.phases), and its end.

Whatever is judged is judged here first: does the action make sense here (whose turn, which stage)? Then every rule of
its own that it breaks is listed, the place and the price together.
"""

from __future__ import annotations

from boardlab.catan.actions import (
    ANSWER,
    BUILD,
    CHANCE_STAGES,
    CONFIRM,
    DICE,
    DISCARD,
    DRAW,
    FOUND,
    FOUND_ROAD,
    FREE_ROAD,
    OVER,
    RIDE,
    ROBBER,
    ROLL,
    STEAL,
    TRADE,
    Action,
    Kind,
)
from boardlab.catan.options import MOST_COUNTED
from boardlab.catan.rules.action_type import TYPES, Breaches, CatanAction, Events
from boardlab.catan.rules.winning import check_win
from boardlab.catan.state import Draft, State
from boardlab.core.contract.event import Event
from boardlab.core.contract.position import CHANCE
from boardlab.core.contract.rule import rule
from boardlab.core.contract.verdict import Breach
from boardlab.core.i18n.language import Seat

DUE = {
    FOUND: ("catan.start.two_rounds", "settlement"),
    FOUND_ROAD: ("catan.start.road_attached", "due"),
    DICE: ("catan.turn.roll_once", "rolling"),
    DISCARD: ("catan.robber.discard_first", "due"),
    ROBBER: ("catan.robber.must_move", "due"),
    RIDE: ("catan.dev.knight", "due"),
    STEAL: ("catan.robber.steal_one_random", "due"),
    DRAW: ("catan.dev.draw_top", "due"),
    FREE_ROAD: ("catan.dev.road_building", "due"),
    ANSWER: ("catan.trade.domestic.counteroffer", "due"),
    CONFIRM: ("catan.trade.domestic.counteroffer", "choose"),
}
"""What a stage waits for, and the case of the refusal that says so."""


def breaches(p: State, act: Action) -> tuple[Breach, ...]:
    """Every broken rule of the first tier that fails; empty when the action is legal."""
    handler: CatanAction = TYPES.handlers[act.kind]
    # Whoever decides and does what belongs to the stage is asked no further: that is what is judged most.
    if act.player != p.decider or p.stage not in handler.stages or handler.chance or handler.asks_in_turn:
        senseless = tuple(_sense(p, act, handler))
        if senseless:
            return senseless
    return tuple(handler.breaches(p, act))


def _sense(p: State, act: Action, handler: CatanAction) -> Breaches:
    """Does the action make sense here?"""
    if p.stage == OVER:
        yield Breach("catan.end.game_over", {"player": Seat(p.active)})
        return
    if handler.chance != (act.player == CHANCE):
        yield Breach("catan.components.dice", case="chance")
        return
    # The rule that is most likely to be misunderstood comes first, the general one last.
    out_of_turn = not handler.chance and p.stage not in CHANCE_STAGES and act.player != p.decider
    own = tuple(handler.own_rules(p, act, out_of_turn))
    yield from own
    if p.stage not in handler.stages:
        yield handler.wrong_moment(p, _due(p))
    if out_of_turn and not (own and handler.tells_whose_turn):
        yield from _not_yours(p, act, handler)


def _due(p: State) -> Breach | None:
    """What is due now instead; None before the roll (catan.turn.roll_first) and while a player chooses freely."""
    if p.stage not in DUE:
        return None
    rule, case = DUE[p.stage]
    return Breach(rule, {"player": Seat(p.doer)}, case=case)


def _not_yours(p: State, act: Action, handler: CatanAction) -> Breaches:
    """Whose turn it is, or who is asked within it (catan.turn.active_only); those who may answer an offer wait for
    one, not for their turn.
    """
    facts = {"player": Seat(p.decider), "mover": Seat(act.player)}
    if p.decider != p.active:
        yield Breach("catan.turn.active_only", facts, case="asked")
    elif handler.waits_for_turn:
        yield Breach("catan.turn.active_only", facts)


@rule("catan.combined.any_order")
def bought(draft: Draft) -> None:
    """The first purchase closes the trade phase (catan.turn.phase_order); in the combined mode there is none."""
    if draft.phase == TRADE:
        draft.phase = draft.stage = BUILD
    check_win(draft)


@TYPES.add
class End(CatanAction):
    """Hand the dice on to the next player (catan.turn.next_left)."""

    kind, word = Kind.END, "end"
    before_roll = "catan.turn.roll_once"
    rank = 9

    @staticmethod
    def apply(draft: Draft, act: Action) -> None:
        draft.active = draft.decider = (draft.active + 1) % len(draft.knights)
        if draft.turn < MOST_COUNTED:
            draft.turn += 1
        draft.phase = draft.stage = ROLL
        draft.throw = -1
        draft.fresh = 0
        draft.carded = False
        draft.offers = 0
        check_win(draft)

    def events(self, before: State, after: State, act: Action) -> Events:
        yield Event("ended", "catan.turn.next_left", {"next": Seat(after.active)}, (), act.player)
