"""Positions of the tutorial "The master game and the editions", and what the game says about them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from boardlab.core.contract.receipt import Receipt
from boardlab.core.i18n.language import Phrase
from boardlab.core.json_data import Table
from boardlab.lessons.display import do
from boardlab.lessons.model.topics import scenario
from boardlab.lessons.torres import plans, right_rules
from boardlab.lessons.torres import right_rules as right
from boardlab.lessons.torres.building.answers import best_end, most_blocks
from boardlab.lessons.torres.explaining import first_wrong
from boardlab.lessons.torres.holding import in_master_game
from boardlab.lessons.torres.king.answers import by_score, in_turn_from
from boardlab.lessons.torres.sketching import sketch
from boardlab.lessons.torres.wrong_building import corners_of
from boardlab.torres import Position, cell_index, cell_name, from_json
from boardlab.torres.board import BIT, cells_of, spread
from boardlab.torres.options import STACKS
from boardlab.torres.rules.master import CASTLES, EACH, square
from boardlab.torres.rules.scoring import lowest_seat
from boardlab.torres.state import cell_names

COMPARED = {"rio_grande_2005": "rio_grande", "namuwiki_old": "namuwiki"}
"""The two presets that are compared, with the choices that name them."""


# -- master cards --------------------------------------------------------------------------------------------------


def master_receipt(p: Position) -> Receipt:
    """The receipt of the master card alone."""
    whole = right.scoring(p)
    return Receipt(whole.title, tuple(line for line in whole.lines if line.rule.startswith("torres.mcard.")))


def master_points(p: Position, seat: int = 0) -> int:
    """What the open master card pays a seat, if the phase is scored now."""
    return master_receipt(p).total(seat)


EXAMPLES = {
    "different_levels": ("c3=1 d3=2 e3=3 f3=4 f4=5 e4=1", "b3 c3 d3 e3 f3 f4"),
    "in_a_row": ("d5=2 e5=1 g5=1", "a5 b5 d5 e5 g5 h5"),
    "diagonals": ("c3=2 c4=1 f6=1", "b2 c3 f6 g2 h4"),
    "square": ("c6=1 d5=1 d6=2 d7=1", "b6 c6 c7 d5 d6 d7"),
    "neighbours": ("c4=1 c5=2 d5=1 e5=1", "c4 c5 d4 d5 e4 e5"),
}
"""Towers and A's knights by which five of the master cards are met after phase 3."""


def example(card: str) -> Position:
    """The end of phase 3, with a master card open that A's knights meet."""
    towers, knights = EXAMPLES[card]
    return in_master_game(sketch(towers, phase=3, A=knights, B="h8"), card)


def on_rim(p: Position, seat: int = 0) -> int:
    """Points for the knights of a seat, without those for having most."""
    return next(line.points for line in master_receipt(p).of(seat))


def castles_held(p: Position) -> int:
    """On how many castles A has a knight."""
    return sum(bool(castle & p.pieces[0]) for castle in p.ground.masks)


def completing(p: Position, *, tilted: bool = False) -> frozenset[str]:
    """The free cells on which one more knight of A completes a square."""
    found = [cell for cell in cells_of(p.free) if square(p.pieces[0] | BIT[cell], tilted=tilted)]
    return frozenset(cell_name(cell) for cell in found)


def completing_rectangles(p: Position) -> frozenset[str]:
    """The free cells on which one more knight completes any rectangle along the lines."""
    mine = p.knights[0]
    corners = (
        {one // 8 * 8 + two % 8, two // 8 * 8 + one % 8}
        for one in mine
        for two in mine
        if one % 8 != two % 8 and one // 8 != two // 8
    )
    missing = [two - set(mine) for two in corners]
    return frozenset(cell_name(cell) for cells in missing if len(cells) == 1 for cell in cells if p.free & BIT[cell])


def with_knight(p: Position, cell: str, without: str = "") -> Position:
    """The same position with one knight more of A on a cell; without one that stands elsewhere, if named."""
    document = p.to_json()
    document["knights"][0] = [*(at for at in document["knights"][0] if at != without), cell]
    return from_json(document, allow_unreachable=True)


@lru_cache(maxsize=64)
def paying(p: Position, instead_of: str = "") -> frozenset[str]:
    """The free cells on which one more knight of A, or one that stood elsewhere, earns the master card."""
    cells = map(cell_name, cells_of(p.free))
    return frozenset(cell for cell in cells if master_points(with_knight(p, cell, instead_of)))


def towers(p: Position) -> tuple[str, ...]:
    """Every cell with a block."""
    return cell_names(p.ground.tall[1])


def all_on_one_level(p: Position) -> bool:
    """Do all knights of A on the board stand on one level?"""
    return len({p.heights[cell] for cell in p.knights[0]}) == 1


def to_one_level(p: Position, *, six: bool = True) -> tuple[str, ...]:
    """A shortest turn after which the knights stand on one level; with all six, or with those that are there."""
    near = spread(p.pieces[0]) | p.pieces[0]
    kinds = ("add", "move") if six else ("move",)
    return plans.shortest(p, (lambda q: master_points(q) > 0) if six else all_on_one_level, *kinds, cells=near)


STEPS = {"castle": "castles", "bonus": "bonus", "no_bonus": "bonus", "master": "card"}


def end_of_phase(p: Position) -> tuple[str, ...]:
    """What happens once the last turn of a phase is over, in the order in which the game does it."""
    act = p.read_action("end")
    found = [STEPS[event.kind] for event in p.events(act) if event.kind in STEPS]
    q = p.play(act)
    return tuple(dict.fromkeys([*found, *(["king"] if q.stage == "move_king" else [])]))


# -- editions ------------------------------------------------------------------------------------------------------


def legal_in(p: Position, text: str) -> str:
    """Under which of two editions an action is allowed: ``both``, one of them, or ``neither``."""
    found = [name for edition, name in COMPARED.items() if (q := p.under(edition)).judge(q.read_action(text))]
    return {0: "neither", 1: found[0] if found else "", 2: "both"}[len(found)]


def after_scoring(p: Position, edition: str) -> int:
    """Where A's marker stands once the phase is scored under an edition."""
    return right.score_after(p.under(edition))


def blocks_after(edition: str) -> int:
    """How many blocks A has at most when phase 2 begins, if A's last turn of phase 1 builds nothing."""
    p = do(scenario("torres.master.left_over").under(edition), "end")
    if p.stage == "carry":
        p = do(p, "carry")
    return sum(p.stacks[0])


def cards_looked_at(p: Position) -> int:
    """How many cards A gets to see by buying twice from a common deck: those that come into the hand."""
    return len(do(p, "buy", "buy").hands[0])


def blocks_next_turn(p: Position) -> int:
    """How many blocks A can place in the next turn, if this turn saves all it can."""
    mine = p.decider
    p = do(p, best_end(p))
    while p.decider != mine:
        p = do(p, best_end(p))
    return len(most_blocks(p))


def why_no_square(p: Position, picked: frozenset[str]) -> Phrase | None:
    """Why a cell picked completes no square, or one left out does."""

    def too_much(cell: str) -> Phrase:
        return Phrase("explain.taken" if p.piece_at(cell) else "master.explain.no_square", {"cell": cell})

    return first_wrong(picked, completing(p), too_much, lambda cell: Phrase("master.explain.square", {"cell": cell}))


def why_no_level(p: Position, picked: frozenset[str]) -> Phrase | None:
    """Why the sixth knight does not meet the card on a tower picked, or does on one left out."""
    return _why_not(p, picked, paying(p), "level")


def why_no_row(p: Position, picked: frozenset[str]) -> Phrase | None:
    """Why the sixth knight does not complete the row on a cell picked, or does on one left out."""
    return _why_not(p, picked, paying(p), "row")


def why_not_joined(p: Position, picked: frozenset[str], source: str) -> Phrase | None:
    """Why a knight does not join the group on a cell picked, or does on one left out."""
    return _why_not(p, picked, paying(p, source), "joined")


def _why_not(p: Position, picked: frozenset[str], right_cells: frozenset[str], reason: str) -> Phrase | None:
    def too_much(cell: str) -> Phrase:
        return Phrase("explain.taken" if p.piece_at(cell) else f"master.explain.{reason}", {"cell": cell})

    return first_wrong(picked, right_cells, too_much, lambda cell: Phrase("explain.missing", {"cell": cell}))


def dealt(p: Position) -> int:
    """How many blocks A is dealt for the next phase."""
    return sum(STACKS[p.players][p.phase])


def per_castles(p: Position) -> Table:
    """How many castles each phase asks for, and what they pay."""
    asked = {f"castles_{phase}": castles for phase, (castles, _) in enumerate(CASTLES, 1)}
    return {"phase": p.phase, **asked, **{f"pay_{phase}": points for phase, (_, points) in enumerate(CASTLES, 1)}}


def each(p: Position) -> int:
    """What a master card pays for each knight this phase."""
    return EACH[p.phase - 1]


# -- wrong rules ------------------------------------------------------------------------------------------------------


def castle_pay_of_any_phase(p: Position) -> int:
    """Pays for as many castles as A stands on, whatever the phase asks for."""
    return dict(CASTLES)[castles_held(p)]


def lowest_starts(p: Position) -> str:
    """Lets whoever has fewest points start the next round."""
    return "abc"[lowest_seat(p.scores)]


def on_one_diagonal(p: Position) -> int:
    """Counts the diagonal from a1 to h8 alone."""
    return (sum(cell % 8 == cell // 8 for cell in p.knights[0]) + 1) * each(p)


def closing_the_levels(p: Position) -> frozenset[str]:
    """Wants the levels of all knights to follow one another without a gap."""
    held = {p.heights[cell] for cell in p.knights[0]}
    return frozenset(cell for cell in paying(p) if p.height_at(cell) < max(held))


def paying_in(p: Position, castle: str) -> frozenset[str]:
    """Stays in one castle."""
    return paying(p) & right.castle_cells(p, castle)


def between_knights(p: Position) -> frozenset[str]:
    """Fills only the gaps between two knights."""
    return frozenset(cell for cell in paying(p) if set(neighbours_in_row(cell)) <= set(p.knights[0]))


def neighbours_in_row(cell: str) -> tuple[int, ...]:
    """The cells left and right of a cell; at the rim one of them lies outside."""
    at = cell_index(cell)
    return (at - 1 if at % 8 else -1, at + 1 if at % 8 < 7 else -1)


def taken_in_row(p: Position) -> frozenset[str]:
    """The cells of the row of A's knights where somebody else stands."""
    row = p.knights[0][0] // 8
    return frozenset(cell_name(cell) for cell in p.knights[1] if cell // 8 == row)


def at_corners(p: Position, source: str) -> frozenset[str]:
    """Takes a corner for a neighbour."""
    group = p.pieces[0] & ~BIT[cell_index(source)]
    return frozenset(cell_names((spread(group) | corners_of(group)) & p.free))


def near_in_level(p: Position, source: str) -> frozenset[str]:
    """Joins only where a step could lead: one level up at most."""
    group = p.pieces[0] & ~BIT[cell_index(source)]
    highest = max(p.heights[cell] for cell in cells_of(group)) + 1
    return frozenset(cell for cell in paying(p, source) if p.height_at(cell) <= highest)


def card_words(p: Position) -> Table:
    """The open card, the cells it names, and what it pays."""
    card = p.master
    return {
        "card": Phrase(f"master.card.{card}"),
        "cells": Phrase(f"master.practice.cells.{card}"),
        "phase": p.phase,
        "each": each(p),
    }
