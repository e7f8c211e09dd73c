"""Why not: one small function per rule, and the order in which they are asked.

An action is judged in tiers, and every broken rule of the first tier that fails is listed: does it make sense here
(whose turn, which stage), may it be done, can it be paid.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from boardlab.core.language import Phrase, Seat
from boardlab.core.verdict import Breach
from boardlab.torres import card_rules
from boardlab.torres.actions import (
    CARRY,
    CHOOSE_STARTER,
    FOUNDATIONS_STAGE,
    KING_STAGE,
    KNIGHTS_STAGE,
    LOOK,
    MOVE_KING,
    OVER,
    TURN,
    Action,
    Kind,
)
from boardlab.torres.board import BIT, DIAGONAL, NAMES, NEXT, SIZE, cells_of
from boardlab.torres.cards import CARDS, kinds_in
from boardlab.torres.doors import ruled_out, through
from boardlab.torres.options import KNIGHTS
from boardlab.torres.placing import (
    blocked,
    grounding,
    next_to_own_knight,
    no_own_knight,
    owes_a_block,
    too_near,
    who,
)
from boardlab.torres.state import State

Breaches = Iterator[Breach]
BUYS = 2
"""Cards one may buy in a turn (torres.buy.two)."""
COSTS = {Kind.ADD: 2, Kind.MOVE: 1, Kind.BUILD: 1, Kind.BUY: 1, Kind.POINT: 1}
"""Action points by kind of action; everything else is free (torres.turn.costs, torres.build.cost)."""


def breaches(p: State, act: Action) -> tuple[Breach, ...]:
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
    Kind.FOUND: (FOUNDATIONS_STAGE,),
    Kind.CARRY: (CARRY,),
    Kind.START: (CHOOSE_STARTER,),
}


def _sense(p: State, act: Action) -> Breaches:
    if p.stage == OVER:
        yield Breach("torres.end.after_three")
        return
    # The rule that is most likely to be misunderstood comes first, the general one last.
    out_of_turn = act.player != p.seat
    if out_of_turn and p.stage == LOOK:
        yield Breach("torres.buy.draw", {"player": Seat(p.seat)}, case="turn")
    elif p.stage not in _STAGES.get(act.kind, (TURN,)):
        yield _wrong_stage(p, act)
    elif out_of_turn and p.stage in _WHOSE:
        yield Breach(_WHOSE[p.stage], {"player": Seat(p.seat)}, case="turn")
    if out_of_turn:
        yield Breach("torres.phase.one_turn", {"player": Seat(p.seat), "mover": Seat(act.player)})


_WHOSE = {
    FOUNDATIONS_STAGE: "torres.master.foundations",
    KNIGHTS_STAGE: "torres.setup.first_knights",
    KING_STAGE: "torres.setup.king",
    MOVE_KING: "torres.next.king_may",
    CARRY: "torres.build.phase_end",
    CHOOSE_STARTER: "torres.next.starter",
}
"""The rules that say who acts in a stage outside the turns."""


def _wrong_stage(p: State, act: Action) -> Breach:
    """What is due now; or, during a turn, why this is not the time for the action."""
    if p.stage == FOUNDATIONS_STAGE:
        return Breach("torres.master.foundations", case="stage")
    if p.stage == KNIGHTS_STAGE:
        return Breach("torres.setup.first_knights", case="stage")
    if p.stage == KING_STAGE:
        return Breach("torres.setup.king", case="stage")
    if p.stage == MOVE_KING:
        return Breach("torres.next.king_may", {"player": Seat(p.seat)}, case="stage")
    if p.stage == CARRY:
        return Breach("torres.build.phase_end", {"player": Seat(p.seat)}, case="stage")
    if p.stage == CHOOSE_STARTER:
        return Breach("torres.next.starter", {"player": Seat(p.seat)}, case="stage")
    if p.stage == LOOK:
        return Breach("torres.buy.draw", case="stage")
    return {
        Kind.FIRST_KNIGHT: Breach("torres.setup.first_knights", case="done"),
        Kind.PLACE_KING: Breach("torres.next.king_may", case="not_now"),
        Kind.LEAVE_KING: Breach("torres.next.king_stay", case="not_now"),
        Kind.KEEP: Breach("torres.buy.draw", case="not_now"),
        Kind.FOUND: Breach("torres.master.foundations", case="done"),
        Kind.CARRY: Breach("torres.build.phase_end", case="not_now"),
        Kind.START: Breach("torres.next.starter", case="not_now"),
    }[act.kind]


# -- may I: set-up and between phases ------------------------------------------------------------------------------


def _foundation(p: State, act: Action) -> Breaches:
    lying = p.ground.tall[1]
    if not too_near(lying, p.options.spacing) & BIT[act.cell]:
        return
    name = NAMES[act.cell]
    near = [cell for cell in cells_of(lying) if too_near(BIT[cell], p.options.spacing) & BIT[act.cell]]
    other = min(near, key=lambda cell: _steps(cell, act.cell))
    facts = {"cell": name, "other": NAMES[other], "steps": _steps(other, act.cell)}
    yield Breach("torres.master.spacing", facts, (name, NAMES[other]), "line" if p.options.spacing == "line2" else "")


def _steps(one: int, other: int) -> int:
    """How many steps lie between two cells, straight or round corners."""
    return abs(one % SIZE - other % SIZE) + abs(one // SIZE - other // SIZE)


def _carry_over(p: State, act: Action) -> Breaches:
    yield from _spread(p, p.stacks[act.player], p.kept[act.player], act.rest)


def _start(p: State, act: Action) -> Breaches:
    if not 0 <= act.size < p.players:
        yield Breach("torres.next.starter", {"players": p.players}, case="seat")


# -- may I: figures ------------------------------------------------------------------------------------------------


def _first_knight(p: State, act: Action) -> Breaches:
    yield from _on_empty_castle(p, act.cell, "torres.setup.first_knights")


def _place_king(p: State, act: Action) -> Breaches:
    if p.stage == KING_STAGE:
        yield from _on_empty_castle(p, act.cell, "torres.setup.king")
        return
    name = NAMES[act.cell]
    if not p.ground.heights[act.cell]:
        yield Breach("torres.next.king_where", {"cell": name}, (name,), "board")
    if p.figure_at(act.cell) is not None:
        yield Breach("torres.next.king_where", {"cell": name, "who": who(p, act.cell)}, (name,), "taken")


def _on_empty_castle(p: State, cell: int, rule: str) -> Breaches:
    name = NAMES[cell]
    castle = p.ground.castle_mask(cell)
    if not castle:
        yield Breach(rule, {"cell": name}, (name,), "board")
    for other in range(64) if castle & ~p.free else ():
        if castle >> other & 1 and p.figure_at(other) is not None:
            yield Breach(rule, {"cell": name, "who": who(p, other)}, (NAMES[other],), "taken")


def _always(p: State, act: Action) -> Breaches:
    yield from ()


def _add(p: State, act: Action) -> Breaches:
    mine = p.pieces[act.player]
    if mine.bit_count() >= KNIGHTS:
        yield Breach("torres.add.six", {"limit": KNIGHTS})
    yield from blocked(p, act.cell, "torres.add.empty")
    yield from next_to_own_knight(p, act.cell, mine, "torres.add.adjacent", "torres.add.level")


def _move(p: State, act: Action) -> Breaches:
    source, target = act.source, act.cell
    yield from no_own_knight(p, act, "torres.move.cost")
    if source == target:
        yield Breach("torres.move.orthogonal", {"cell": NAMES[target]}, (NAMES[target],), "same")
        return
    yield from blocked(p, target, "torres.move.blocked")
    if p.pieces[act.player] & BIT[source]:
        yield from _no_way(p, source, target)


def _no_way(p: State, source: int, target: int) -> Breaches:
    """Why neither a step nor a trip through a castle leads from source to target; nothing when one does."""
    ground = p.ground
    start, end = ground.heights[source], ground.heights[target]
    facts = {"source": NAMES[source], "target": NAMES[target]}
    places = (NAMES[source], NAMES[target])
    if NEXT[source] & BIT[target]:
        if end > start + 1:
            yield Breach("torres.move.up_one", {**facts, "climb": end - start}, places)
        return
    door = p.options.door
    if through(ground, source, door) & BIT[target]:
        return
    if door is not None and through(ground, source, None) & BIT[target]:
        for why in ruled_out(ground, source, target, door):
            rule = "torres.door.no_up" if why == "inside" else "torres.door.through"
            yield Breach(rule, facts, places, why)
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


def _build(p: State, act: Action) -> Breaches:
    yield from _stack(p, act)
    if p.built >= p.options.most_built:
        yield Breach("torres.build.max_three", {"limit": p.options.most_built})
    yield from blocked(p, act.cell, "torres.build.raise", "taken")
    yield from grounding(p, act.cell)


def _stack(p: State, act: Action) -> Breaches:
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


def _end(p: State, act: Action) -> Breaches:
    rule = "torres.build.one_stack"
    stacks = p.stacks[act.player]
    left = p.turn_stack
    if owes_a_block(p):
        yield Breach("torres.build.fewer", case="end")
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
    yield from _spread(p, stacks, left, act.rest)


def _spread(p: State, stacks: tuple[int, ...], left: int, wanted: tuple[int, ...]) -> Breaches:
    """Unused blocks go on stacks that are there, none of which shrinks or grows too tall."""
    if len(wanted) != len(stacks):
        yield Breach("torres.build.excess")
        return
    rest = tuple(sorted(wanted, reverse=True))
    cap = p.options.most_in_stack
    if any(size > max(cap, before) for size, before in zip(rest, stacks, strict=True)):
        yield Breach("torres.build.redistribute", {"limit": cap}, case="cap")
    if any(size < before for size, before in zip(rest, stacks, strict=True)) or rest != wanted:
        yield Breach("torres.build.redistribute", case="fewer")
    if sum(rest) - sum(stacks) > left:
        yield Breach("torres.build.redistribute", {"left": left}, case="more")
    fitting = min(left, sum(max(cap - size, 0) for size in stacks))
    if not p.options.may_return_blocks and sum(rest) - sum(stacks) < fitting:
        yield Breach("torres.build.excess", {"fitting": fitting}, case="fits")


# -- may I: cards --------------------------------------------------------------------------------------------------


def _buy(p: State, act: Action) -> Breaches:
    if p.bought >= BUYS:
        yield Breach("torres.buy.two", {"limit": BUYS})
    deck = p.options.deck
    if deck == "hand":
        yield Breach("torres.master.hand")
    elif deck == "common" and not p.deck_cards[0]:
        yield Breach("torres.buy.common_variant")
    elif deck == "own" and not p.deck_cards[act.player]:
        yield Breach("torres.buy.draw", case="empty")


def _keep(p: State, act: Action) -> Breaches:
    if act.card not in p.looking_cards:
        yield Breach("torres.buy.draw", {"card": card_phrase(act.card)}, case="not_seen")
        return
    others = sorted(card for card in p.looking_cards if card != act.card)
    sides = ("top", "bottom", "split") if p.options.return_split and len(others) == 2 else ("top", "bottom")
    if sorted(act.rest) != others or (act.at not in sides if others else act.at != ""):
        facts = {"card": card_phrase(act.card), "cards": tuple(card_phrase(card) for card in others)}
        case = "split" if len(sides) > 2 else ("alone", "one", "order")[min(len(others), 2)]
        yield Breach("torres.buy.draw", facts, case=case)


def _play(p: State, act: Action) -> Breaches:
    hand = p.hand_bits[act.player]
    card = act.card
    if hand < 0 or not kinds_in(hand) >> card & 1:
        yield Breach("torres.buy.hold", {"card": card_phrase(card)}, case="missing")
    elif not kinds_in(hand & ~p.fresh_bits) >> card & 1:
        yield Breach("torres.play.later", {"card": card_phrase(card)})
    if p.played:
        yield Breach("torres.play.one")
    yield from card_rules.MAY[card](p, act)


def card_phrase(card: int) -> Phrase:
    """The name of a card, as a fact of a sentence."""
    return Phrase(f"card.{CARDS[card]}")


# -- can I pay -----------------------------------------------------------------------------------------------------


def _point(p: State, act: Action) -> Breaches:
    if act.size == 1 or (act.size and p.options.points_stepwise):
        yield Breach("torres.point.cost", case="steps")


def _pay(p: State, act: Action) -> Breaches:
    need = COSTS.get(act.kind, 0) * (act.size if act.kind == Kind.POINT and act.size else 1)
    have = p.ap - p.spent
    if need > have:
        yield Breach("torres.turn.five_ap", {"need": need, "have": have})
    elif need and need == have and act.kind != Kind.BUILD and owes_a_block(p):
        yield Breach("torres.build.fewer", case="last")


_MAY: dict[Kind, Callable[[State, Action], Breaches]] = {
    Kind.FIRST_KNIGHT: _first_knight,
    Kind.PLACE_KING: _place_king,
    Kind.LEAVE_KING: _always,
    Kind.ADD: _add,
    Kind.MOVE: _move,
    Kind.BUILD: _build,
    Kind.BUY: _buy,
    Kind.KEEP: _keep,
    Kind.PLAY: _play,
    Kind.POINT: _point,
    Kind.END: _end,
    Kind.FOUND: _foundation,
    Kind.CARRY: _carry_over,
    Kind.START: _start,
}
