"""Checkpoints of the tutorial "Board and turn": lines, deploying, moving, action points, sieges, the end."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from boardlab.core.language import Phrase
from boardlab.core.verdict import Breach
from boardlab.creed import Position
from boardlab.lessons.checkpoint import Checkpoint, Misconception
from boardlab.lessons.creed import board_cases as case
from boardlab.lessons.creed import wrong_board as wrong
from boardlab.lessons.creed.sketching import WORDING, sketch
from boardlab.lessons.display import do
from boardlab.lessons.question_types import LEGAL

BOARDS = "creed.setup.boards"
SWAMP = "creed.board.swamp"
DEPLOY = "creed.act.deploy"
MOVE = "creed.act.move"
SPEND = "creed.turn.spend"
FAIL = "creed.act.field.fail"
CARRY = "creed.turn.carry"
REFILL = "creed.turn.refill"
FIRST_ROUND = "creed.turn.first_round"
FIELD = "creed.act.field"
SIEGE = "creed.act.siege"
BLOCKED = "creed.act.siege.blocked"
FLIP = "creed.act.siege.flip"
ONCE = "creed.attack.once"
WIN = "creed.end.win"

_number = partial(Checkpoint, kind="number", wording=WORDING)
_cells = partial(Checkpoint, kind="cells", wording=WORDING)
_legal = partial(Checkpoint, kind="legal", wording=WORDING)

Where = Callable[[Position], frozenset[str]]


def by_verdict(act: str, right: Where) -> Callable[[Position, frozenset[str]], Phrase | Breach | None]:
    """Explains a cell that was picked wrongly, or left out, by what the rules say to the action there.

    Args:
        act: how the action begins, such as ``deploy spearman``.
        right: the cells that were asked for.
    """

    def explain(p: Position, picked: frozenset[str]) -> Phrase | Breach | None:
        wanted = right(p)
        for place in sorted(picked - wanted):
            if place in p.layout.tent_numbers:
                return Phrase("explain.board.tent", {"place": place})
            found = p.judge(p.read_action(f"{act} {place}")).breaches
            if found:
                return found[0]
        for place in sorted(wanted - picked):
            return Phrase("explain.board.missing", {"cell": place})
        return None

    return explain


# -- verdicts that a wrong rule would give ---------------------------------------------------------------------------


def _banned_for_all(p: Position) -> str:
    """Forbids sieges to both sides in round 1."""
    return FIRST_ROUND if p.round == 1 else LEGAL


def _front_free(p: Position, line: int) -> str:
    """Lets a siege through where the enemy's front cell is free."""
    return BLOCKED if p.units[p.layout.across[line] * 3] else LEGAL


# -- a tent in one turn ----------------------------------------------------------------------------------------------


def _struck(start: Position, end: Position, actions: tuple[str, ...]) -> bool:
    """A line of play with a field attack and no siege."""
    return not case.fallen(end) and any(text.startswith("attack") for text in actions)


DEPLOYING = (
    Misconception("creed.stands_in_the_swamp", wrong.free_with_swamps, SWAMP),
    Misconception("creed.enters_at_the_back", lambda p: wrong.free_on_rank(p, 3), DEPLOY),
    Misconception("creed.enters_at_the_front", lambda p: wrong.free_on_rank(p, 1), DEPLOY),
)
"""Wrong rules of deploying."""


def moving(cell: Callable[[Position], int]) -> tuple[Misconception, ...]:
    """Wrong rules of moving the unit on a cell."""
    return (
        Misconception("creed.moves_one_cell", lambda p: wrong.one_step(p, cell(p)), MOVE),
        Misconception("creed.keeps_to_its_line", lambda p: wrong.along_the_line(p, cell(p)), MOVE),
        Misconception("creed.needs_a_free_path", lambda p: wrong.on_foot(p, cell(p)), MOVE),
        Misconception("creed.stands_in_the_swamp", wrong.free_with_swamps, SWAMP),
    )


KEEPING = (
    Misconception("creed.keeps_everything", wrong.keeps_everything, CARRY),
    Misconception("creed.keeps_nothing", wrong.keeps_nothing, CARRY),
    Misconception("creed.kept_instead_of_ten", wrong.kept_alone, REFILL),
)
"""Wrong rules of what is left at the end of a turn."""


def spending(line: Callable[[Position], tuple[str, ...]]) -> tuple[Misconception, ...]:
    """Wrong rules of what some actions cost."""
    return (
        Misconception("creed.failed_attack_is_free", lambda p: wrong.failures_free(p, line(p)), FAIL),
        Misconception("creed.one_point_an_action", lambda p: wrong.one_each(p, line(p)), SPEND),
        Misconception("creed.siege_costs_two", lambda p: wrong.siege_like_field(p, line(p)), SIEGE),
    )


CHECKPOINTS = (
    _cells(
        id="creed.board.1",
        setting=lambda: sketch("A31=cavalry_4 A12=archer B12=shield_4 B32=infantry_2"),
        solve=lambda p: case.on_the_line(p, "A31"),
        misconceptions=(
            Misconception("creed.line_ends_with_the_field", lambda p: wrong.field_only(p, 6), BOARDS),
            Misconception("creed.rank_for_line", lambda p: wrong.rank_for_line(p, 6), BOARDS),
        ),
        rules=(BOARDS, FIELD, SIEGE),
        sees=0,
    ),
    _cells(
        id="creed.board.2",
        setting=lambda: sketch("A11=shield_4 A13=archer A21=infantry_1 A32=cavalry_3 B11=cavalry_4 B33=archer"),
        solve=case.may_deploy,
        explain=by_verdict("deploy spearman", case.may_deploy),
        misconceptions=DEPLOYING,
        rules=(DEPLOY, SWAMP),
    ),
    _cells(
        id="creed.board.3",
        setting=lambda: sketch("A31=spearman A12=shield_4 A23=archer B11=cavalry_3 B31=infantry_2"),
        solve=lambda p: case.may_move(p, "A31"),
        explain=by_verdict("move A31", lambda p: case.may_move(p, "A31")),
        misconceptions=moving(lambda p: p.layout.cell_numbers["A31"]),
        rules=(MOVE, SWAMP),
    ),
    _number(
        id="creed.board.4",
        setting=case.spending,
        solve=lambda p: wrong.cost_of(p, case.SPENT),
        misconceptions=spending(lambda p: case.SPENT),
        rules=(SPEND, FAIL),
        receipt_of=lambda p: case.cost_receipt(p, case.SPENT),
        after=lambda p: do(p, *case.SPENT),
        sees=0,
    ),
    _number(
        id="creed.board.5",
        setting=lambda: sketch("A11=shield_4 A32=spearman B11=cavalry_3 B23=archer", ap={"A": 5}),
        solve=case.next_turn,
        misconceptions=KEEPING,
        rules=(CARRY, REFILL),
        receipt_of=case.carry_receipt,
        whole=True,
    ),
    _legal(
        id="creed.board.6",
        setting=lambda: sketch(
            "A11=shield_4 A12=archer A13=infantry_1 A31=cavalry_3 B11=infantry_2 B12=archer B13=shield_5 B21=spearman "
            "B31=shield_4 B33=obstacle_2",
            round=1,
            player=1,
        ),
        tries="siege B21",
        choices=(FIRST_ROUND, BLOCKED, SPEND),
        misconceptions=(Misconception("creed.nobody_sieges_in_round_1", _banned_for_all, FIRST_ROUND),),
        rules=(FIRST_ROUND, SIEGE),
        about=1,
        after=lambda p: do(p, "siege B21"),
        sees=1,
    ),
    _legal(
        id="creed.board.7",
        setting=lambda: sketch("A11=cavalry_4 A12=archer B13=obstacle_1 B31=shield_4"),
        tries="siege A11",
        choices=(FIRST_ROUND, BLOCKED, ONCE),
        misconceptions=(Misconception("creed.only_the_front_guards", lambda p: _front_free(p, 0), BLOCKED),),
        rules=(BLOCKED, SIEGE),
    ),
    Checkpoint(
        id="creed.board.8",
        kind="turn",
        setting=lambda: sketch(
            "A11=cavalry_4 A12=infantry_1 B11=spearman B13=archer B31=shield_5", ap={"A": 4}, hands={"A": ""}
        ),
        solve=case.first_tent,
        goal=lambda start, end, actions: case.fallen(end) > case.fallen(start),
        misconceptions=(
            Misconception("creed.field_attack_opens_tents", lambda p: ("attack A11",), SIEGE, goal=_struck),
        ),
        rules=(BLOCKED, SIEGE, MOVE),
        wording=WORDING,
        sees=0,
    ),
    _number(
        id="creed.board.9",
        setting=lambda: sketch(
            "A11=cavalry_3 A12=spearman A31=infantry_1 B21=shield_4", ap={"A": 13}, kept={"A": 3}, hands={"A": ""}
        ),
        solve=case.most_tents,
        misconceptions=(
            Misconception("creed.attacks_again_and_again", wrong.sieges_by_ap, ONCE),
            Misconception("creed.one_attack_for_all", lambda p: 1, ONCE),
        ),
        rules=(ONCE, SIEGE),
    ),
    Checkpoint(
        id="creed.board.10",
        kind="choice",
        setting=lambda: sketch("A21=cavalry_4 B11=shield_4 B31=spearman", camps={"B": case.KING_IN_FRONT}),
        choices=("over", "commander", "tents"),
        solve=case.after_the_king,
        misconceptions=(
            Misconception("creed.king_decides_alone", lambda p: "over", WIN),
            Misconception("creed.all_tents_must_fall", lambda p: "tents", WIN),
        ),
        rules=(WIN, "creed.goal"),
        after=lambda p: do(p, case.KING_FALLS),
        wording=WORDING,
    ),
)
