"""What an action does, told event by event, and what a scoring pays, line by line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from boardlab.core.event import Event
from boardlab.core.language import Phrase, Seat
from boardlab.core.receipt import Line, Receipt
from boardlab.torres.actions import KING_STAGE, KNIGHTS_STAGE, OVER, Action, Kind
from boardlab.torres.board import BIT, NAMES, NEXT, Ground, cells_of
from boardlab.torres.cards import (
    BLOCK_UNDER,
    DIAGONAL_STEP,
    ELEVATOR,
    EXTRA_BLOCK,
    HURDLE,
    MAGNET,
    MOVE_BLOCK,
    SEVEN_AP,
    SIX_AP,
    TWO_UP,
)
from boardlab.torres.placing import castles_named
from boardlab.torres.position import Position, apply, cell_names
from boardlab.torres.rules import card_phrase
from boardlab.torres.scoring import Payment, land, reckon

if TYPE_CHECKING:
    from boardlab.torres.position import Reading

Events = Iterator[Event]


def events(p: Position, act: Action) -> tuple[Event, ...]:
    """What playing a legal action does, in order, with the points it pays."""
    return tuple(_TELL[act.kind](p, apply(p, act), act))


# -- figures -------------------------------------------------------------------------------------------------------


def _first_knight(p: Reading, after: Reading, act: Action) -> Events:
    name = NAMES[act.cell]
    yield Event("first_knight", "torres.setup.first_knights", {"cell": name}, (name,), act.player)


def _king(p: Reading, after: Reading, act: Action) -> Events:
    name = NAMES[act.cell]
    if p.stage == KING_STAGE:
        yield Event("first_king", "torres.setup.king", {"cell": name}, (name,), act.player)
    else:
        facts = {"source": NAMES[p.king] if p.king >= 0 else name, "target": name}
        yield Event("king_moves", "torres.next.king_may", facts, (name,), act.player)
    yield from _starts(p, after)


def _stay(p: Reading, after: Reading, act: Action) -> Events:
    yield Event("king_stays", "torres.next.king_stay", {}, cell_names(BIT[p.king] if p.king >= 0 else 0), act.player)
    yield from _starts(p, after)


def _starts(p: Reading, after: Reading) -> Events:
    facts = {"phase": after.phase, "starter": Seat(after.starter)}
    rule = "torres.setup.starter" if p.stage == KING_STAGE else "torres.next.starter"
    yield Event("new_phase", rule, facts, (), after.starter)


def _add(p: Reading, after: Reading, act: Action) -> Events:
    heights = p.ground.heights
    beside = max(cells_of(NEXT[act.cell] & p.pieces[act.player]), key=lambda cell: heights[cell])
    facts = {"cell": NAMES[act.cell], "level": heights[act.cell], "source": NAMES[beside]}
    yield Event("add", "torres.add.cost", facts, (NAMES[act.cell],), act.player)


def _levels(p: Reading, act: Action) -> dict[str, Any]:
    heights = p.ground.heights
    return {
        "source": NAMES[act.source],
        "target": NAMES[act.cell],
        "before": heights[act.source],
        "after": heights[act.cell],
    }


def _move(p: Reading, after: Reading, act: Action) -> Events:
    facts, places = _levels(p, act), (NAMES[act.source], NAMES[act.cell])
    if p.ground.step_targets(act.source) & BIT[act.cell]:
        yield Event("step", "torres.move.cost", facts, places, act.player)
    else:
        castle = passage(p.ground, act.source, act.cell, facts["before"])
        facts["castle"] = castles_named((castle,))[0]
        yield Event("door", "torres.door.through", facts, places, act.player)


def passage(ground: Ground, source: int, target: int, highest: int) -> int:
    """The castle through which a figure gets from source to target, as a set of cells; 0 if there is none."""
    doors = NEXT[source] & ground.tall[ground.heights[source] + 1]
    for castle in ground.masks:
        if castle & doors and ground.exits(castle, highest) & BIT[target]:
            return castle
    return 0


# -- blocks --------------------------------------------------------------------------------------------------------


def _built(p: Reading, after: Reading, cell: int, player: int) -> Events:
    name = NAMES[cell]
    castle = after.ground.castle_mask(cell)
    if p.ground.heights[cell]:
        facts = {"cell": name, "height": after.ground.heights[cell]}
        yield Event("build_raise", "torres.build.raise", facts, (name,), player)
    elif castle == BIT[cell]:
        yield Event("found", "torres.card.move_block.found", {"cell": name}, (name,), player)
    else:
        facts = {"cell": name, "castle": castles_named((castle,))[0], "area": castle.bit_count()}
        yield Event("build_extend", "torres.build.extend", facts, (name,), player)


def _build(p: Reading, after: Reading, act: Action) -> Events:
    if act.size:
        yield Event("stack_chosen", "torres.build.one_stack", {"size": act.size}, (), act.player)
    yield from _built(p, after, act.cell, act.player)


# -- cards ---------------------------------------------------------------------------------------------------------


def _buy(p: Reading, after: Reading, act: Action) -> Events:
    yield Event("buy", "torres.buy.cost", {"cost": 1}, (), act.player)


def _keep(p: Reading, after: Reading, act: Action) -> Events:
    facts = {"card": card_phrase(act.card)}
    yield Event("keep", "torres.buy.draw", facts, (), act.player, hidden_as="keep_hidden")


def _play(p: Reading, after: Reading, act: Action) -> Events:
    yield Event("played", "torres.play.free", {"card": card_phrase(act.card)}, (), act.player)
    yield from _CARDS[act.card](p, after, act)


def _carried(kind: str, rule: str) -> Callable[[Reading, Reading, Action], Events]:
    def tell(p: Reading, after: Reading, act: Action) -> Events:
        yield Event(kind, rule, _levels(p, act), (NAMES[act.source], NAMES[act.cell]), act.player)

    return tell


def _hurdle(p: Reading, after: Reading, act: Action) -> Events:
    over = NAMES[(act.source + act.cell) // 2]
    places = (NAMES[act.source], NAMES[act.cell])
    yield Event("hurdle", "torres.card.hurdle", {**_levels(p, act), "over": over}, places, act.player)


def _more_ap(rule: str) -> Callable[[Reading, Reading, Action], Events]:
    def tell(p: Reading, after: Reading, act: Action) -> Events:
        yield Event("more_ap", rule, {"ap": after.ap}, (), act.player)

    return tell


def _block_under(p: Reading, after: Reading, act: Action) -> Events:
    facts = {"cell": NAMES[act.cell], "level": after.ground.heights[act.cell]}
    yield Event("block_under", "torres.card.block_under", facts, (NAMES[act.cell],), act.player)
    yield from _built(p, after, act.cell, act.player)


def _extra_block(p: Reading, after: Reading, act: Action) -> Events:
    yield Event("extra_block", "torres.card.extra_block", {"cell": NAMES[act.cell]}, (NAMES[act.cell],), act.player)
    yield from _built(p, after, act.cell, act.player)


def _move_block(p: Reading, after: Reading, act: Action) -> Events:
    source, target = NAMES[act.source], NAMES[act.cell]
    facts = {"source": source, "target": target}
    yield Event("move_block", "torres.card.move_block", facts, (source, target), act.player)
    if p.ground.castle_mask(act.source) == BIT[act.source]:
        facts = {"cell": source}
        yield Event("castle_gone", "torres.card.move_block.remove_castle", facts, (source,), act.player)
    yield from _built(p, after, act.cell, act.player)


_CARDS = {
    TWO_UP: _carried("two_up", "torres.card.two_up"),
    BLOCK_UNDER: _block_under,
    EXTRA_BLOCK: _extra_block,
    ELEVATOR: _carried("elevator", "torres.card.elevator"),
    DIAGONAL_STEP: _carried("diagonal", "torres.card.diagonal"),
    SIX_AP: _more_ap("torres.card.six_ap"),
    SEVEN_AP: _more_ap("torres.card.seven_ap"),
    MOVE_BLOCK: _move_block,
    MAGNET: _carried("magnet", "torres.card.magnet"),
    HURDLE: _hurdle,
}


# -- points and the end of a turn ----------------------------------------------------------------------------------


def _point(p: Reading, after: Reading, act: Action) -> Events:
    before = p.scores[act.player]
    _, pushed = land(p.scores, act.player, 1)
    yield Event("point", "torres.point.cost", {"after": before + 1}, (), act.player, 1, "1 AP = 1")
    if pushed:
        facts = {"skipped": pushed, "after": before + 1 + pushed}
        yield Event("leap", "torres.track.leap", facts, (), act.player, pushed, f"+{pushed}")


def _end(p: Reading, after: Reading, act: Action) -> Events:
    yield Event("end_turn", "torres.phase.one_turn", {"unused": p.ap - p.spent}, (), act.player)
    before = max(p.turn_stack, 0) + sum(p.stacks[act.player])
    back = before - sum(act.rest)
    if act.rest:
        facts: dict[str, Any] = {"stacks": act.rest, "back": back}
        yield Event("leftovers", "torres.build.redistribute", facts, (), act.player)
    elif back:
        yield Event("leftovers_none", "torres.build.phase_end", {"back": back}, (), act.player)
    if after.phase != p.phase or after.stage == OVER:
        yield from _phase_scored(p, after)


def _phase_scored(p: Reading, after: Reading) -> Events:
    yield Event("phase_scored", "torres.phase.three", {"phase": p.phase})
    for payment in reckon(p.ground, p.pieces, p.king, p.scores, p.phase, p.starter):
        yield _paid(p, payment)
    if after.stage == OVER:
        winners = tuple(Seat(seat) for seat in after.winners)
        yield Event("game_over", "torres.end.after_three", {"winners": winners})


def _paid(p: Reading, paid: Payment) -> Event:
    rule = PAID_UNDER[paid.kind]
    places = cell_names(paid.castle) or (cell_names(BIT[paid.cell]) if paid.cell >= 0 else ())
    facts: dict[str, Any] = {"phase": p.phase, "level": paid.level}
    arithmetic = ""
    if paid.kind == "castle":
        facts = {"castle": NAMES[paid.cell], "area": paid.area, "level": paid.level}
        arithmetic = f"{paid.area} × {paid.level}"
    elif paid.kind == "ground":
        facts = {"cell": NAMES[paid.cell]}
    elif paid.kind == "pushed":
        facts = {"after": paid.scores[paid.player]}
        arithmetic = f"+{paid.points}"
    elif paid.kind == "bonus":
        arithmetic = f"5 × {p.phase}"
    return Event(paid.kind, rule, facts, places, paid.player, paid.points, arithmetic)


PAID_UNDER = {
    "castle": "torres.goal.product",
    "ground": "torres.level.count",
    "bonus": "torres.king.table",
    "no_bonus": "torres.king.exact",
    "pushed": "torres.track.one_per_space",
}
"""The rule each kind of payment is made under."""

_TELL: dict[Kind, Callable[[Reading, Reading, Action], Events]] = {
    Kind.FIRST_KNIGHT: _first_knight,
    Kind.PLACE_KING: _king,
    Kind.LEAVE_KING: _stay,
    Kind.ADD: _add,
    Kind.MOVE: _move,
    Kind.BUILD: _build,
    Kind.BUY: _buy,
    Kind.KEEP: _keep,
    Kind.PLAY: _play,
    Kind.POINT: _point,
    Kind.END: _end,
}


# -- the receipt of a scoring --------------------------------------------------------------------------------------


def preview(p: Reading) -> Receipt | None:
    """What scoring this phase now would pay, in order; None before the first turn and after the end."""
    if p.stage in (KNIGHTS_STAGE, KING_STAGE, OVER):
        return None
    paid = reckon(p.ground, p.pieces, p.king, p.scores, p.phase, p.starter)
    lines = tuple(_line(p, payment) for payment in paid)
    return Receipt(Phrase("receipt.title", {"phase": p.phase}), lines)


def _line(p: Reading, paid: Payment) -> Line:
    rule = PAID_UNDER[paid.kind]
    places = cell_names(paid.castle) or (cell_names(BIT[paid.cell]) if paid.cell >= 0 else ())
    focus = (NAMES[paid.cell],) if paid.cell >= 0 else ()
    label, reason = _words(p, paid, focus[0] if focus else "")
    return Line(paid.player, label, reason, paid.points, rule, places, focus, paid.scores)


def _words(p: Reading, paid: Payment, cell: str) -> tuple[Phrase, Phrase]:
    if paid.kind == "castle":
        return Phrase("receipt.castle", {"cell": cell}), Phrase(
            "receipt.castle_sum", {"area": paid.area, "level": paid.level}
        )
    if paid.kind == "ground":
        return Phrase("receipt.ground", {"cell": cell}), Phrase("receipt.ground_why")
    if paid.kind == "pushed":
        first = paid.scores[paid.player] - paid.points
        return Phrase("receipt.pushed_label"), Phrase("receipt.pushed", {"space": first})
    if paid.kind == "bonus":
        return Phrase("receipt.bonus"), Phrase("receipt.bonus_sum", {"level": paid.level, "phase": p.phase})
    if not cell:
        return Phrase("receipt.bonus"), Phrase("receipt.bonus_none")
    facts = {"cell": cell, "level": p.ground.heights[paid.cell], "wanted": paid.level}
    return Phrase("receipt.bonus"), Phrase("receipt.bonus_other", facts)
