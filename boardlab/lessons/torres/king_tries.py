"""Checkpoints of the tutorial "King's bonus timing" that try something out: an order, turns, cells, a verdict."""

from __future__ import annotations

from functools import partial

from boardlab.core.receipt import Receipt
from boardlab.lessons.checkpoint import Checkpoint, Misconception
from boardlab.lessons.display import do
from boardlab.lessons.question_types import LEGAL
from boardlab.lessons.torres import king_cases as case
from boardlab.lessons.torres import plans
from boardlab.lessons.torres import right_rules as right
from boardlab.lessons.torres import wrong_bonus as wrong
from boardlab.lessons.torres.explaining import bonus_level
from boardlab.lessons.torres.king import ALL, DOOR, EXACT, KING_MAY, OWN_LEVEL, STEPS, TABLE, WHEN
from boardlab.lessons.torres.sketching import WORDING, sketch
from boardlab.torres import Position, cell_index, cell_name
from boardlab.torres.board import BIT, cells_of, spread

WHERE = "torres.next.king_where"
STARTER = "torres.next.starter"
POINT = "torres.point.cost"

_turn = partial(Checkpoint, kind="turn", wording=WORDING)


def _names(cells: int) -> frozenset[str]:
    return frozenset(cell_name(cell) for cell in cells_of(cells))


# -- the end of a phase --------------------------------------------------------------------------------------------


def _between_phases(p: Position) -> tuple[str, ...]:
    """What happens once the last turn of a phase is over, in the order in which the game does it."""
    steps = {"castle": "castles", "bonus": "bonus"}
    found = [steps[event.kind] for event in p.events(p.read_action("end")) if event.kind in steps]
    q = do(p, "end")
    while q.phase == p.phase or q.stage == "move_king":
        found.append("king")
        q = q.play(q.legal_actions()[0])
    return tuple(dict.fromkeys([*found, "start"]))


def _moved(p: Position, step: str, before: str) -> tuple[str, ...]:
    """The right order with one step moved in front of another."""
    left = [found for found in _between_phases(p) if found != step]
    at = left.index(before)
    return (*left[:at], step, *left[at:])


# -- earning the bonus ---------------------------------------------------------------------------------------------


def earning_cells(p: Position) -> frozenset[str]:
    """The free cells where a knight would earn the bonus."""
    return _names(case.bonus_cells(p))


def _earns(p: Position) -> bool:
    return p.preview() is not None and right.bonus_points(p) > 0


def _in_the_castle(p: Position) -> bool:
    return bool(p.ground.castle_mask(p.king) & p.pieces[0])


# -- the best turn -------------------------------------------------------------------------------------------------


def best_line(p: Position) -> tuple[str, ...]:
    """A turn that pays most: up to the bonus level, and a point for every AP left."""
    line = plans.shortest(p, _earns, "build", "move", cells=_at_home(p))
    end = do(p, *line)
    return (*line, *["point"] * (end.ap - end.spent))


def _at_home(p: Position) -> int:
    """The king's castle and the cells at which it can be made wider."""
    castle = p.ground.castle_mask(p.king)
    return castle | spread(castle) & p.ground.homes[1]


def worth(p: Position, seat: int = 0) -> int:
    """The score of a seat where a turn stands, with what the scoring would pay; after it, the score alone."""
    return p.scores[seat] + (case.total(p, seat) if p.preview() is not None else 0)


BEST = 22
"""What the best turn is worth; a search of the whole turn finds none that pays more."""


def _as_good(end: Position) -> bool:
    return worth(end) >= BEST


def _receipt(p: Position) -> Receipt | None:
    """What the scoring would pay; nothing once it is over."""
    return p.preview()


# -- where the king may go -----------------------------------------------------------------------------------------

GOES = "f7"


def _stays_at_home(p: Position) -> str:
    """Lets the king move within his castle only."""
    return LEGAL if p.ground.castle_mask(p.king) & BIT[cell_index(GOES)] else WHERE


def _leader_only(p: Position) -> str:
    """Lets only the leader move him."""
    return LEGAL if p.decider in p.winners else KING_MAY


EARNING = (
    Misconception("torres.at_least_that_level", lambda p: _names(wrong.free_at_least(p)), EXACT),
    Misconception("torres.in_any_castle", lambda p: _names(wrong.free_in_any_castle(p)), TABLE),
    Misconception("torres.on_the_kings_level", lambda p: _names(wrong.free_on_the_kings_level(p)), OWN_LEVEL),
)
"""Wrong rules of where a knight would earn the bonus."""

CHECKPOINTS = (
    Checkpoint(
        id="torres.king.14",
        kind="order",
        setting=lambda: case.last_turn(2),
        choices=("king", "castles", "start", "bonus"),
        solve=_between_phases,
        misconceptions=(
            Misconception("torres.bonus_before_castles", lambda p: _moved(p, "bonus", "castles"), WHEN),
            Misconception("torres.king_before_bonus", lambda p: _moved(p, "king", "bonus"), KING_MAY),
        ),
        rules=(STEPS, WHEN, KING_MAY, STARTER),
        receipt_of=right.scoring,
        wording=WORDING,
    ),
    Checkpoint(
        id="torres.king.15",
        kind="legal",
        setting=lambda: do(case.last_point(), "end"),
        tries=f"king {GOES}",
        choices=(KING_MAY, WHERE),
        misconceptions=(
            Misconception("torres.king_stays_at_home", _stays_at_home, WHERE),
            Misconception("torres.leader_moves_the_king", _leader_only, KING_MAY),
        ),
        rules=(WHERE, KING_MAY),
        after=lambda p: do(p, f"king {GOES}"),
        whole=True,
        wording=WORDING,
    ),
    Checkpoint(
        id="torres.king.16",
        kind="cells",
        setting=lambda: sketch("b6=3 c6=2 b5=2 c5=1 d5=2 c4=2 d4=1 f2=2 g2=1", king="c5", phase=2, A="a4", B="c4"),
        solve=earning_cells,
        explain=bonus_level(earning_cells, knights=False),
        misconceptions=EARNING,
        rules=(TABLE, EXACT),
        view="plan",
        wording=WORDING,
    ),
    _turn(
        id="torres.king.17",
        setting=lambda: sketch("g7=1 g6=2 h7=1 c6=1 d6=1 e6=1", king="h7", phase=2, A="b6", B="d6"),
        solve=lambda p: plans.shortest(p, _earns, "move"),
        goal=lambda start, end, actions: _earns(end),
        misconceptions=(
            Misconception(
                "torres.in_the_castle_is_enough",
                lambda p: plans.shortest(p, _in_the_castle, "move"),
                EXACT,
                goal=lambda start, end, actions: _in_the_castle(end),
            ),
        ),
        rules=(EXACT, DOOR, ALL),
    ),
    _turn(
        id="torres.king.18",
        setting=lambda: case.last_turn(2),
        solve=best_line,
        goal=lambda start, end, actions: _as_good(end),
        misconceptions=(
            Misconception(
                "torres.leaves_ap_unused",
                lambda p: plans.shortest(p, _earns, "build", "move", cells=_at_home(p)),
                POINT,
                goal=lambda start, end, actions: _earns(end) and end.spent < end.ap,
            ),
            Misconception(
                "torres.points_only",
                lambda p: ("point",) * p.ap,
                TABLE,
                goal=lambda start, end, actions: set(actions) == {"point"},
            ),
        ),
        rules=(TABLE, EXACT, POINT),
        receipt_of=_receipt,
        whole=True,
        facts=lambda p: {"best": BEST, "points": worth(do(p, *["point"] * p.ap))},
    ),
)
