"""A turn: whose it is, what may be done in it, and what it costs.

An action is judged in tiers, and every broken rule of the first tier that fails is listed: does it make sense here
(whose turn, which stage), may it be done, can it be paid.
"""

from __future__ import annotations

from collections.abc import Iterable

from boardlab.core.contract.rule import rule
from boardlab.core.contract.verdict import Breach
from boardlab.core.i18n.language import Seat
from boardlab.torres.actions import (
    CARRY,
    CHOOSE_STARTER,
    FOUNDATIONS_STAGE,
    KING_STAGE,
    KNIGHTS_STAGE,
    LOOK,
    MOVE_KING,
    OVER,
    Action,
    Kind,
    action,
)
from boardlab.torres.board import ALL, cells_of, spread
from boardlab.torres.rules.action_type import TYPES, Breaches, TorresAction
from boardlab.torres.rules.placing import owes_a_block
from boardlab.torres.state import State


def breaches(p: State, act: Action) -> tuple[Breach, ...]:
    """Every broken rule of the first tier that fails; empty when the action is legal."""
    handler: TorresAction = TYPES.handlers[act.kind]
    # Whoever decides and does what belongs to the stage is asked no further: that is what is judged most.
    if act.player != p.decider or p.stage not in handler.stages:
        senseless = tuple(_sense(p, act, handler))
        if senseless:
            return senseless
    return tuple(handler.breaches(p, act)) or _unpaid(p, act, handler)


# -- does it make sense here -----------------------------------------------------------------------------------------


def _sense(p: State, act: Action, handler: TorresAction) -> Breaches:
    """Whose turn it is, and what is decided now (torres.phase.one_turn, torres.end.after_three)."""
    if p.stage == OVER:
        yield Breach("torres.end.after_three")
        return
    # The rule that is most likely to be misunderstood comes first, the general one last.
    out_of_turn = act.player != p.decider
    if out_of_turn and p.stage == LOOK:
        yield Breach("torres.buy.draw", {"player": Seat(p.decider)}, case="turn")
    elif p.stage not in handler.stages:
        yield _wrong_stage(p, handler)
    elif out_of_turn and p.stage in _WHOSE:
        yield Breach(_WHOSE[p.stage], {"player": Seat(p.decider)}, case="turn")
    if out_of_turn:
        yield Breach("torres.phase.one_turn", {"player": Seat(p.decider), "mover": Seat(act.player)})


_WHOSE = {
    FOUNDATIONS_STAGE: "torres.master.foundations",
    KNIGHTS_STAGE: "torres.setup.first_knights",
    KING_STAGE: "torres.setup.king",
    MOVE_KING: "torres.next.king_may",
    CARRY: "torres.build.phase_end",
    CHOOSE_STARTER: "torres.next.starter",
}
"""The rules that say who acts in a stage outside the turns."""


def _wrong_stage(p: State, handler: TorresAction) -> Breach:
    """What is due now; or, during a turn, why this is not the time for the action."""
    if p.stage in (MOVE_KING, CARRY, CHOOSE_STARTER):
        return Breach(_WHOSE[p.stage], {"player": Seat(p.decider)}, case="stage")
    if p.stage in _WHOSE:
        return Breach(_WHOSE[p.stage], case="stage")
    if p.stage == LOOK:
        return Breach("torres.buy.draw", case="stage")
    rule, case = handler.not_now
    return Breach(rule, case=case)


# -- can it be paid --------------------------------------------------------------------------------------------------


@rule("torres.turn.costs")
def _unpaid(p: State, act: Action, handler: TorresAction) -> tuple[Breach, ...]:
    """The action points left must do (torres.turn.five_ap, torres.turn.costs)."""
    need = handler.price(act)
    have = p.ap - p.spent
    if need > have:
        return (Breach("torres.turn.five_ap", {"need": need, "have": have}),)
    if need and need == have and not handler.is_a_block and owes_a_block(p):
        return (Breach("torres.build.fewer", case="last"),)
    return ()


# -- what comes nearest to a legal action ------------------------------------------------------------------------------


def nearest(p: State, tries: Iterable[Action], *, enough: int = 0) -> Action:
    """The one of some illegal actions that fails for the least: for want of points to pay it, else for fewest rules.

    ``enough`` ends the search at the first that breaks no more rules than this.
    """
    best: Action | None = None
    fewest = 0
    for act in tries:
        broken = breaches(p, act)
        if [breach.rule for breach in broken] == ["torres.turn.five_ap"]:
            return act
        if best is None or len(broken) < fewest:
            best, fewest = act, len(broken)
        if fewest <= enough:
            break
    assert best is not None
    return best


def placed(p: State, kind: Kind, cells: list[int], size: int = 0) -> Action:
    """Something put on the cell picked; without one, a verb that no cell allows: one action stands for all.

    Cells beside the player's own knights are tried first: a refusal about them says most.
    """
    if cells:
        return action(kind, p.decider, cell=cells[-1], size=size)
    near = spread(p.pieces[p.decider])
    tries = (*cells_of(near), *cells_of(ALL & ~near))
    return nearest(p, (action(kind, p.decider, cell=cell, size=size) for cell in tries))
