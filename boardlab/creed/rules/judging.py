"""Why not: the tiers in which an action is judged, whatever its type.

Every broken rule of the first tier that fails is listed: does it make sense here (whose turn, which stage), may it be
done, can it be paid. What may be done, each action type tells in its chapter.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from boardlab.core.contract.breach import Breach
from boardlab.core.contract.position import CHANCE
from boardlab.core.i18n.language import Seat
from boardlab.creed.actions import FIRST_STAGE, OVER, TURN, Action
from boardlab.creed.rules.action_type import TYPES, CreedAction, OwnStage
from boardlab.creed.state import State

SPEND = "creed.turn.spend"


def breaches(p: State, act: Action) -> tuple[Breach, ...]:
    """Every broken rule of the first tier that fails; empty when the action is legal."""
    mine = TYPES.handlers[act.kind]
    return tuple(_sense(p, act, mine)) or tuple(mine.breaches(p, act)) or _unpaid(p, act, mine)


def cost(act: Action) -> int:
    """AP an action takes (creed.turn.spend)."""
    return act.price if act.price >= 0 else TYPES.handlers[act.kind].cost(act)


def _sense(p: State, act: Action, mine: CreedAction) -> Iterator[Breach]:
    if p.stage == OVER:
        yield Breach("creed.end.win", case="over")
        return
    if act.layout is not p.layout:
        yield Breach("creed.setup.boards", {"layout": p.layout.name, "other": act.layout.name})
        return
    if p.stage == FIRST_STAGE:
        if p.stage not in mine.stages or act.player != CHANCE:
            yield Breach("creed.setup.first4", case="chance")
        return
    # The rule that is most likely to be misunderstood comes first, the general one last.
    out_of_turn = act.player != p.current_player
    if p.stage not in mine.stages or (out_of_turn and p.stage != TURN):
        yield _wrong_stage(p, mine)
    if out_of_turn:
        yield _not_yours(p, act)


def _not_yours(p: State, act: Action) -> Breach:
    decider = p.current_player
    assert decider is not None
    facts = {"player": Seat(decider), "mover": Seat(act.player)}
    if act.player == CHANCE:
        return Breach("creed.turn.order", {"player": Seat(decider)}, case="chance")
    if p.stage == TURN and act.player == p.layout.allies[decider]:
        return Breach("creed.turn.team", facts, case="ended" if p.ended >> act.player & 1 else "floor")
    return Breach("creed.turn.order", facts)


def _wrong_stage(p: State, tried: CreedAction) -> Breach:
    """What is due now; or, during a turn, why this is not the time for the action."""
    seat = p.current_player
    assert seat is not None
    if p.stage == TURN:
        assert isinstance(tried, OwnStage), "all others make sense within a turn"
        return tried.not_now(p)
    return next(each for each in TYPES if isinstance(each, OwnStage) and p.stage in each.stages).due(p, seat)


def _unpaid(p: State, act: Action, mine: CreedAction) -> tuple[Breach, ...]:
    need = act.price if act.price >= 0 else mine.cost(act)
    have = p.ap[act.player] if act.player >= 0 else 0
    return (Breach(SPEND, {"need": need, "have": have}),) if need > have else ()


def nearest(p: State, tries: Iterable[Action]) -> Action | None:
    """The one of some illegal actions that fails for the least: for want of AP, else for fewest rules."""
    best: Action | None = None
    fewest = 99
    for act in tries:
        broken = breaches(p, act)
        if [breach.rule for breach in broken] == [SPEND]:
            return act
        if broken and len(broken) < fewest:
            best, fewest = act, len(broken)
    return best
