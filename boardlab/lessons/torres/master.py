"""Checkpoints of the tutorial "The master game and the editions": its start, its cards, what an edition changes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from boardlab.core.language import Phrase
from boardlab.lessons.checkpoint import Checkpoint, Misconception
from boardlab.lessons.display import do
from boardlab.lessons.question_types import LEGAL, moved
from boardlab.lessons.torres import master_cases as case
from boardlab.lessons.torres import right_rules as right
from boardlab.lessons.torres.sketching import WORDING
from boardlab.torres import Position, cell_index
from boardlab.torres.board import BIT
from boardlab.torres.master import CASTLES, EACH
from boardlab.torres.options import STACKS
from boardlab.torres.scoring import lowest_seat

SPACING = "torres.master.spacing"
FOUNDATIONS = "torres.master.foundations"
MUST_ADD = "torres.build.must_add"
BORDER = "torres.mcard.border"
COUNT = "torres.mcard.castle_count"
SQUARE = "torres.mcard.square"
SAME = "torres.mcard.same_level"
STARTER = "torres.master.starter"
WHEN = "torres.master.when"
DOOR = "torres.door.through"
MARKER = "torres.score.marker"
PHASE_END = "torres.build.phase_end"
REMOVE = "torres.card.move_block.remove_castle"
SPACE = "torres.track.one_per_space"

_number = partial(Checkpoint, kind="number", wording=WORDING)
_choice = partial(Checkpoint, kind="choice", wording=WORDING)
_legal = partial(Checkpoint, kind="legal", wording=WORDING)


def _says(name: str, answer: str, rule: str) -> Misconception:
    """A wrong rule that always leads to the same answer."""
    return Misconception(f"torres.{name}", lambda p: answer, rule)


# -- the border and the diagonals ----------------------------------------------------------------------------------

FORGETS_MOST = Misconception("torres.forgets_the_most", case.on_rim, BORDER)
DOUBLES = Misconception("torres.doubles_it_all", lambda p: 2 * case.on_rim(p), BORDER)
ALL_KNIGHTS = Misconception("torres.pays_every_knight", lambda p: len(p.knights[0]) * EACH[p.phase - 1], BORDER)
LAST_VALUE = Misconception("torres.always_ten", lambda p: case.master_points(p) // EACH[p.phase - 1] * EACH[-1], BORDER)
PER_KNIGHT = (FORGETS_MOST, DOUBLES, ALL_KNIGHTS, LAST_VALUE)
"""The wrong rules about the two cards that pay per knight."""


# -- the square ----------------------------------------------------------------------------------------------------


def _why_no_square(p: Position, picked: frozenset[str]) -> Phrase | None:
    wanted = case.completing(p)
    for cell in sorted(picked - wanted):
        key = "explain.taken" if not p.free & BIT[cell_index(cell)] else "master.explain.no_square"
        return Phrase(key, {"cell": cell})
    for cell in sorted(wanted - picked):
        return Phrase("master.explain.square", {"cell": cell})
    return None


# -- who starts ----------------------------------------------------------------------------------------------------

SEATS = ("a", "b", "c")


def _next_starter(p: Position) -> str:
    return SEATS[do(p, "point", "end 3").starter]


def _same_starter(p: Position) -> str:
    return SEATS[p.starter]


def _lowest_starts(p: Position) -> str:
    return SEATS[lowest_seat(do(p, "point").scores)]


# -- editions ------------------------------------------------------------------------------------------------------

SIDE = "move a4 d3"
TAKES = "play move_block e1 c2"


def _dealt(p: Position) -> int:
    return sum(STACKS[p.players][p.phase])


# -- what fills the questions --------------------------------------------------------------------------------------


def _per_knight(p: Position) -> Mapping[str, Any]:
    return {"phase": p.phase, "each": EACH[p.phase - 1]}


def _per_castles(p: Position) -> Mapping[str, Any]:
    found: dict[str, Any] = {"phase": p.phase}
    for phase, (castles, points) in enumerate(CASTLES, 1):
        found |= {f"castles_{phase}": castles, f"pay_{phase}": points}
    return found


def _scores(p: Position) -> Mapping[str, Any]:
    return dict(zip(SEATS, p.scores, strict=True))


CHECKPOINTS = (
    _legal(
        id="torres.master.1",
        setting=lambda: case.empty_board("b2", "e4"),
        tries="found f5",
        choices=(MUST_ADD, SPACING),
        misconceptions=(
            _says("spacing_in_lines_only", LEGAL, SPACING),
            _says("foundations_join_castles", MUST_ADD, FOUNDATIONS),
        ),
        rules=(SPACING, FOUNDATIONS),
        view="plan",
    ),
    _number(
        id="torres.master.2",
        setting=case.rim,
        solve=case.master_points,
        misconceptions=PER_KNIGHT,
        rules=(BORDER,),
        receipt_of=case.master_receipt,
        facts=_per_knight,
    ),
    _number(
        id="torres.master.3",
        setting=case.spread_out,
        solve=case.master_points,
        misconceptions=(
            Misconception("torres.at_least_that_many", lambda p: CASTLES[p.phase - 1][1], COUNT),
            Misconception("torres.row_of_five", lambda p: dict(CASTLES)[case.castles_held(p)], COUNT),
        ),
        rules=(COUNT,),
        receipt_of=case.master_receipt,
        facts=_per_castles,
    ),
    Checkpoint(
        id="torres.master.4",
        kind="cells",
        setting=case.corners,
        solve=case.completing,
        misconceptions=(
            Misconception("torres.tilted_squares_count", lambda p: case.completing(p, tilted=True), SQUARE),
            Misconception("torres.rectangles_count", case.completing_rectangles, SQUARE),
        ),
        explain=_why_no_square,
        rules=(SQUARE,),
        view="plan",
        wording=WORDING,
    ),
    Checkpoint(
        id="torres.master.5",
        kind="turn",
        setting=case.levels,
        solve=case.to_one_level,
        goal=lambda start, end, actions: case.master_points(end) > 0,
        misconceptions=(
            Misconception(
                "torres.five_are_enough",
                lambda p: case.to_one_level(p, six=False),
                SAME,
                goal=lambda start, end, actions: case.all_on_one_level(end) and not case.master_points(end),
            ),
        ),
        rules=(SAME,),
        receipt_of=case.master_receipt,
        whole=True,
        wording=WORDING,
    ),
    Checkpoint(
        id="torres.master.6",
        kind="order",
        setting=case.last_of_phase,
        choices=("card", "king", "bonus", "castles"),
        solve=case.end_of_phase,
        misconceptions=(
            Misconception("torres.card_before_bonus", lambda p: moved(case.end_of_phase(p), "card", "bonus"), WHEN),
            Misconception("torres.king_before_card", lambda p: moved(case.end_of_phase(p), "king", "card"), WHEN),
        ),
        rules=(WHEN, "torres.score.steps"),
        receipt_of=right.scoring,
        wording=WORDING,
    ),
    _choice(
        id="torres.master.7",
        setting=case.last_of_round,
        choices=SEATS,
        solve=_next_starter,
        misconceptions=(
            Misconception("torres.starter_stays", _same_starter, STARTER),
            Misconception("torres.lowest_starts_the_round", _lowest_starts, STARTER),
        ),
        rules=(STARTER, "torres.track.leap"),
        receipt_of=lambda p: right.action_receipt(p, "point"),
        after=lambda p: do(p, "point"),
        whole=True,
        facts=_scores,
    ),
    _choice(
        id="torres.master.8",
        setting=case.side_door,
        choices=("both", "rio_grande", "namuwiki", "neither"),
        solve=lambda p: case.legal_in(p, SIDE),
        misconceptions=(
            _says("doors_are_the_same", "both", DOOR),
            _says("editions_swapped", "namuwiki", DOOR),
            _says("nobody_turns_inside", "neither", DOOR),
        ),
        rules=(DOOR,),
        receipt_of=lambda p: None,
        after=lambda p: do(p, SIDE),
    ),
    _number(
        id="torres.master.9",
        setting=case.two_stops,
        solve=lambda p: case.after_scoring(p, "namuwiki_old"),
        misconceptions=(
            Misconception("torres.all_castles_first", lambda p: case.after_scoring(p, "rio_grande_2005"), MARKER),
            Misconception("torres.pushed_once", lambda p: case.after_scoring(p, "rio_grande_2005") + 1, SPACE),
        ),
        rules=(MARKER, SPACE),
        receipt_of=right.scoring,
        after=right.scored,
        whole=True,
        facts=_scores,
    ),
    _number(
        id="torres.master.10",
        setting=lambda: case.left_over("huch"),
        solve=lambda p: case.blocks_after("huch"),
        misconceptions=(
            Misconception("torres.blocks_go_back", _dealt, PHASE_END),
            Misconception("torres.kept_without_new", lambda p: case.blocks_after("huch") - _dealt(p), PHASE_END),
        ),
        rules=(PHASE_END,),
        receipt_of=lambda p: None,
        whole=True,
    ),
    _legal(
        id="torres.master.11",
        setting=lambda: case.seven_castles("namuwiki_old"),
        tries=TAKES,
        choices=("torres.card.move_block.no_split", REMOVE),
        misconceptions=(
            _says("six_are_always_enough", LEGAL, REMOVE),
            _says("takes_a_castle_apart", "torres.card.move_block.no_split", REMOVE),
        ),
        rules=(REMOVE, "torres.build.eight"),
    ),
)
