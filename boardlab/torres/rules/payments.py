"""What a scoring pays, told: as events at the end of a phase, and line by line in its receipt."""

from __future__ import annotations

from functools import partial

from boardlab.core.ask.dependence import depends_on
from boardlab.core.contract.event import Event
from boardlab.core.contract.receipt import Receipt, ReceiptLine
from boardlab.core.i18n.language import Phrase, Seat
from boardlab.torres.actions import FOUNDATIONS_STAGE, KING_STAGE, KNIGHTS_STAGE, OVER
from boardlab.torres.board import BIT, NAMES
from boardlab.torres.options import KNIGHTS
from boardlab.torres.rules.action_type import Events
from boardlab.torres.rules.master import BORDER, CASTLE_COUNT, DIAGONALS, SQUARE
from boardlab.torres.rules.scoring import Payment, reckon
from boardlab.torres.state import State, cell_names


def phase_scored(p: State, after: State, scores: tuple[int, ...]) -> Events:
    """The scoring of a phase, payment by payment; after the third the game is over (torres.end.after_three)."""
    yield Event("phase_scored", "torres.phase.three", {"phase": p.phase})
    for payment in _reckoned(p, scores):
        yield _paid(p, payment)
    if after.stage == OVER:
        winners = tuple(Seat(seat) for seat in after.winners)
        yield Event("game_over", "torres.end.after_three", {"winners": winners})


def _reckoned(p: State, scores: tuple[int, ...]) -> list[Payment]:
    return reckon(p.ground, p.pieces, p.king, scores, p.phase, p.scored_from, p.options, p.aside.master)


def rule_of(p: State, paid: Payment) -> str:
    """The rule a payment is made under: for a master card, the card's own."""
    return PAID_UNDER.get(paid.kind) or f"torres.mcard.{p.master}"


def _paid(p: State, paid: Payment) -> Event:
    rule = rule_of(p, paid)
    places = cell_names(paid.castle) or (cell_names(BIT[paid.cell]) if paid.cell >= 0 else ())
    facts: dict[str, object] = {"phase": p.phase, "level": paid.level}
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
    elif paid.kind in ("master", "master_most", "no_master"):
        facts = {"card": Phrase(f"master.{p.master}")}
        counted = paid.kind == "master" and p.aside.master in (BORDER, DIAGONALS)
        arithmetic = f"{paid.area} × {paid.level}" if counted else f"+{paid.points}"
    once = "castle" if "castle" in facts else ""
    return Event(paid.kind, rule, facts, places, paid.player, paid.points, arithmetic, once=once)


PAID_UNDER = {
    "castle": "torres.goal.product",
    "ground": "torres.level.count",
    "bonus": "torres.king.table",
    "no_bonus": "torres.king.exact",
    "pushed": "torres.track.one_per_space",
}
"""The rule each kind of payment is made under."""


# -- the receipt of a scoring --------------------------------------------------------------------------------------


def preview(p: State) -> Receipt | None:
    """What scoring this phase now would pay, in order; None before the first turn and after the end."""
    if p.stage in (FOUNDATIONS_STAGE, KNIGHTS_STAGE, KING_STAGE, OVER):
        return None
    lines = tuple(_line(p, payment) for payment in _reckoned(p, p.scores))
    return Receipt(Phrase("receipt.title", {"phase": p.phase}), lines, partial(depends_on, p), begin=p.scores)


def scoring(p: State, after: State, scores: tuple[int, ...]) -> Receipt | None:
    """What the phase paid that ended between two states; None where none did. ``scores`` are those it began with."""
    if not has_ended(p, after):
        return None
    lines = tuple(_line(p, payment) for payment in _reckoned(p, scores))
    return Receipt(Phrase("receipt.scored", {"phase": p.phase}), lines, begin=scores)


def has_ended(p: State, after: State) -> bool:
    """Did a phase end between two states?"""
    return after.phase != p.phase or (after.stage == OVER and p.stage != OVER)


def _line(p: State, paid: Payment) -> ReceiptLine:
    rule = rule_of(p, paid)
    places = cell_names(paid.castle) or (cell_names(BIT[paid.cell]) if paid.cell >= 0 else ())
    focus = (NAMES[paid.cell],) if paid.cell >= 0 else ()
    label, reason = _words(p, paid, focus[0] if focus else "")
    return ReceiptLine(paid.player, label, reason, paid.points, rule, places, focus, paid.scores)


def _words(p: State, paid: Payment, cell: str) -> tuple[Phrase, Phrase]:
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
    if paid.kind in ("master", "master_most", "no_master"):
        return Phrase("receipt.master", {"card": Phrase(f"master.{p.master}")}), _master_words(p, paid)
    if not cell:
        return Phrase("receipt.bonus"), Phrase("receipt.bonus_none", {"wanted": paid.level})
    facts = {"cell": cell, "level": p.ground.heights[paid.cell], "wanted": paid.level}
    return Phrase("receipt.bonus"), Phrase("receipt.bonus_other", facts)


def _master_words(p: State, paid: Payment) -> Phrase:
    """How a master card's points come about, or why it pays nothing."""
    card = p.aside.master
    if card == CASTLE_COUNT:
        facts = {"number": paid.area, "wanted": paid.level}
        return Phrase("receipt.master_castles" if paid.points else "receipt.master_castles_other", facts)
    if card in (BORDER, DIAGONALS):
        if paid.kind == "master_most":
            return Phrase("receipt.master_most")
        return Phrase("receipt.master_each", {"number": paid.area, "each": paid.level})
    if not paid.points and card != SQUARE and p.options.all_knights == "all_six" and paid.area < KNIGHTS:
        return Phrase("receipt.master_few", {"number": paid.area, "wanted": KNIGHTS})
    return Phrase("receipt.master_met" if paid.points else "receipt.master_unmet")
