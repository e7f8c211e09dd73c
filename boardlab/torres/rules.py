"""Why not: one small function per rule, and the order in which they are asked.

An action is judged in tiers, and every broken rule of the first tier that fails is listed: does it make sense here
(whose turn, which stage), may it be done, can it be paid.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from boardlab.core.language import Phrase, Seat
from boardlab.core.verdict import Breach
from boardlab.torres import card_rules
from boardlab.torres.actions import KING_STAGE, KNIGHTS_STAGE, LOOK, MOVE_KING, OVER, TURN, Action, Kind
from boardlab.torres.board import BIT, DIAGONAL, NAMES, NEXT
from boardlab.torres.cards import CARDS
from boardlab.torres.options import KNIGHTS
from boardlab.torres.placing import (
    blocked,
    grounding,
    next_to_own_knight,
    no_own_knight,
    who,
)

if TYPE_CHECKING:
    from boardlab.torres.position import Reading

Breaches = Iterator[Breach]
BUYS = 2
"""Cards one may buy in a turn (torres.buy.two)."""
COSTS = {Kind.ADD: 2, Kind.MOVE: 1, Kind.BUILD: 1, Kind.BUY: 1, Kind.POINT: 1}
"""Action points by kind of action; everything else is free (torres.turn.costs, torres.build.cost)."""


def breaches(p: Reading, act: Action) -> tuple[Breach, ...]:
    """Every broken rule of the first tier that fails; empty when the action is legal."""
    for tier in (_sense, _MAY[act.kind], _pay):
        found = tuple(tier(p, act))
        if found:
            return found
    return ()


# -- does it make sense here ---------------------------------------------------------------------------------------

_STAGES = {
    Kind.FIRST_KNIGHT: (KNIGHTS_STAGE,),
    Kind.PLACE_KING: (KING_STAGE, MOVE_KING),
    Kind.LEAVE_KING: (MOVE_KING,),
    Kind.KEEP: (LOOK,),
}


def _sense(p: Reading, act: Action) -> Breaches:
    if p.stage == OVER:
        yield Breach("torres.end.after_three")
        return
    if act.player != p.seat:
        yield Breach("torres.phase.one_turn", {"player": Seat(p.seat), "mover": Seat(act.player)})
    if p.stage not in _STAGES.get(act.kind, (TURN,)):
        yield _wrong_stage(p, act)


def _wrong_stage(p: Reading, act: Action) -> Breach:
    """What is due now; or, during a turn, why this is not the time for the action."""
    if p.stage == KNIGHTS_STAGE:
        return Breach("torres.setup.first_knights", case="stage")
    if p.stage == KING_STAGE:
        return Breach("torres.setup.king", case="stage")
    if p.stage == MOVE_KING:
        return Breach("torres.next.king_may", {"player": Seat(p.seat)}, case="stage")
    if p.stage == LOOK:
        return Breach("torres.buy.draw", case="stage")
    return {
        Kind.FIRST_KNIGHT: Breach("torres.setup.first_knights", case="done"),
        Kind.PLACE_KING: Breach("torres.next.king_may", case="not_now"),
        Kind.LEAVE_KING: Breach("torres.next.king_stay", case="not_now"),
        Kind.KEEP: Breach("torres.buy.draw", case="not_now"),
    }[act.kind]


# -- may I: figures ------------------------------------------------------------------------------------------------


def _first_knight(p: Reading, act: Action) -> Breaches:
    yield from _on_empty_castle(p, act.cell, "torres.setup.first_knights")


def _place_king(p: Reading, act: Action) -> Breaches:
    if p.stage == KING_STAGE:
        yield from _on_empty_castle(p, act.cell, "torres.setup.king")
        return
    name = NAMES[act.cell]
    if not p.ground.heights[act.cell]:
        yield Breach("torres.next.king_where", {"cell": name}, (name,), "board")
    if p.figure_at(act.cell) is not None:
        yield Breach("torres.next.king_where", {"cell": name, "who": who(p, act.cell)}, (name,), "taken")


def _on_empty_castle(p: Reading, cell: int, rule: str) -> Breaches:
    name = NAMES[cell]
    castle = p.ground.castle_mask(cell)
    if not castle:
        yield Breach(rule, {"cell": name}, (name,), "board")
    for other in range(64) if castle & ~p.free else ():
        if castle >> other & 1 and p.figure_at(other) is not None:
            yield Breach(rule, {"cell": name, "who": who(p, other)}, (NAMES[other],), "taken")


def _always(p: Reading, act: Action) -> Breaches:
    yield from ()


def _add(p: Reading, act: Action) -> Breaches:
    mine = p.pieces[act.player]
    if mine.bit_count() >= KNIGHTS:
        yield Breach("torres.add.six", {"limit": KNIGHTS})
    yield from blocked(p, act.cell, "torres.add.empty")
    yield from next_to_own_knight(p, act.cell, mine, "torres.add.adjacent", "torres.add.level")


def _move(p: Reading, act: Action) -> Breaches:
    source, target = act.source, act.cell
    yield from no_own_knight(p, act, "torres.move.cost")
    if source == target:
        yield Breach("torres.move.orthogonal", {"cell": NAMES[target]}, (NAMES[target],), "same")
        return
    yield from blocked(p, target, "torres.move.blocked")
    if p.pieces[act.player] & BIT[source]:
        yield from _no_way(p, source, target)


def _no_way(p: Reading, source: int, target: int) -> Breaches:
    """Why neither a step nor a trip through a castle leads from source to target; nothing when one does."""
    ground = p.ground
    start, end = ground.heights[source], ground.heights[target]
    facts = {"source": NAMES[source], "target": NAMES[target]}
    places = (NAMES[source], NAMES[target])
    if NEXT[source] & BIT[target]:
        if end > start + 1:
            yield Breach("torres.move.up_one", {**facts, "climb": end - start}, places)
        return
    if ground.door_targets(source, start, start) & BIT[target]:
        return
    if ground.door_targets(source, start, 64) & BIT[target]:
        yield Breach("torres.door.no_up", {**facts, "start": start, "end": end, "climb": end - start}, places)
        return
    yield Breach("torres.move.orthogonal", facts, places, "diagonal" if DIAGONAL[source] & BIT[target] else "")
    if ground.door_targets(source, start, 64):
        yield Breach("torres.door.through", facts, places, "exit")
    else:
        yield Breach("torres.door.through", {"source": NAMES[source], "level": start}, places[:1], "none")


# -- may I: blocks -------------------------------------------------------------------------------------------------


def _build(p: Reading, act: Action) -> Breaches:
    yield from _stack(p, act)
    if p.built >= p.options.most_built:
        yield Breach("torres.build.max_three", {"limit": p.options.most_built})
    yield from blocked(p, act.cell, "torres.build.raise", "taken")
    yield from grounding(p, act.cell)


def _stack(p: Reading, act: Action) -> Breaches:
    rule = "torres.build.one_stack"
    if p.turn_stack >= 0:
        if act.size:
            yield Breach(rule, {"size": p.turn_stack}, case="fixed")
        elif not p.turn_stack:
            yield Breach(rule, case="used")
    elif not act.size:
        yield Breach(rule, case="name")
    elif act.size not in p.stacks[act.player]:
        yield Breach(rule, {"size": act.size}, case="size")


def _end(p: Reading, act: Action) -> Breaches:
    rule = "torres.build.one_stack"
    stacks = p.stacks[act.player]
    left = p.turn_stack
    if left >= 0:
        if act.size:
            yield Breach(rule, {"size": left}, case="fixed")
            return
    elif act.size not in stacks:
        yield Breach(rule, {"size": act.size}, case="size") if act.size else Breach(rule, case="name")
        return
    else:
        left = act.size
        at = stacks.index(act.size)
        stacks = stacks[:at] + stacks[at + 1 :]
    if len(act.rest) != len(stacks):
        yield Breach("torres.build.excess")
        return
    rest = tuple(sorted(act.rest, reverse=True))
    cap = p.options.most_in_stack
    if any(size > cap for size in rest):
        yield Breach("torres.build.redistribute", {"limit": cap}, case="cap")
    if any(size < before for size, before in zip(rest, stacks, strict=True)) or rest != act.rest:
        yield Breach("torres.build.redistribute", case="fewer")
    if sum(rest) - sum(stacks) > left:
        yield Breach("torres.build.redistribute", {"left": left}, case="more")


# -- may I: cards --------------------------------------------------------------------------------------------------


def _buy(p: Reading, act: Action) -> Breaches:
    if p.bought >= BUYS:
        yield Breach("torres.buy.two", {"limit": BUYS})
    if not p.deck_cards[act.player]:
        yield Breach("torres.buy.draw", case="empty")


def _keep(p: Reading, act: Action) -> Breaches:
    if act.card not in p.looking_cards:
        yield Breach("torres.buy.draw", {"card": card_phrase(act.card)}, case="not_seen")
        return
    others = sorted(card for card in p.looking_cards if card != act.card)
    if sorted(act.rest) != others or (act.at not in ("top", "bottom") if others else act.at != ""):
        cards = tuple(card_phrase(card) for card in others)
        yield Breach("torres.buy.draw", {"cards": cards}, case="order")


def _play(p: Reading, act: Action) -> Breaches:
    hand = p.hand_bits[act.player]
    card = act.card
    if hand < 0 or not hand >> card & 1:
        yield Breach("torres.buy.hold", {"card": card_phrase(card)}, case="missing")
    elif p.fresh_bits >> card & 1:
        yield Breach("torres.play.later", {"card": card_phrase(card)})
    if p.played:
        yield Breach("torres.play.one")
    yield from card_rules.MAY[card](p, act)


def card_phrase(card: int) -> Phrase:
    """The name of a card, as a fact of a sentence."""
    return Phrase(f"card.{CARDS[card]}")


# -- can I pay -----------------------------------------------------------------------------------------------------


def _pay(p: Reading, act: Action) -> Breaches:
    need = COSTS.get(act.kind, 0)
    if need > p.ap - p.spent:
        yield Breach("torres.turn.five_ap", {"need": need, "have": p.ap - p.spent})


_MAY: dict[Kind, Callable[[Reading, Action], Breaches]] = {
    Kind.FIRST_KNIGHT: _first_knight,
    Kind.PLACE_KING: _place_king,
    Kind.LEAVE_KING: _always,
    Kind.ADD: _add,
    Kind.MOVE: _move,
    Kind.BUILD: _build,
    Kind.BUY: _buy,
    Kind.KEEP: _keep,
    Kind.PLAY: _play,
    Kind.POINT: _always,
    Kind.END: _end,
}
