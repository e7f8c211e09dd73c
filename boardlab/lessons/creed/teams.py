"""Checkpoints of the tutorial "Teams of two": lines that cross, one turn for two, and whose siege comes first."""

from __future__ import annotations

from functools import partial

from boardlab.core.observer import SPECTATOR
from boardlab.creed import Position
from boardlab.lessons.checkpoint import Checkpoint, Misconception
from boardlab.lessons.creed import teams_cases as case
from boardlab.lessons.creed import wrong_board
from boardlab.lessons.creed.board_cases import on_the_line
from boardlab.lessons.creed.sketching import WORDING
from boardlab.lessons.question_types import LEGAL

BOARDS = "creed.setup.boards"
TEAM = "creed.turn.team"
MOVE = "creed.act.move"
SPEND = "creed.turn.spend"
FIRST = "creed.act.siege.first"
STAY = "creed.end.stay"
WIN = "creed.end.win"
HOLDER = "creed.comp.holder"
SCOUT = "AN31"

_number = partial(Checkpoint, kind="number", wording=WORDING)
_choice = partial(Checkpoint, kind="choice", wording=WORDING)
_cells = partial(Checkpoint, kind="cells", wording=WORDING)
_legal = partial(Checkpoint, kind="legal", wording=WORDING)

PLAN = frozenset({"BT31", "BT32"})
"""The tents to reach in one turn at the shared corner."""


def _of_enemies(p: Position) -> frozenset[str]:
    """All places of both rivals."""
    return frozenset(name for name in p.scene().places if name[0] in "BD")


def _strikes_first(start: Position, end: Position, actions: tuple[str, ...]) -> bool:
    """A has struck before C, and both have."""
    mine, allys = case.sieges(start)
    return mine in actions and allys in actions and actions.index(mine) < actions.index(allys)


def falling(first: str) -> tuple[Misconception, ...]:
    """Wrong rules of which tents fall when both allies strike."""
    other = "C" if first == "A" else "A"
    return (
        Misconception("creed.other_ally_first", lambda p: case.struck(p, first=other), FIRST),
        Misconception("creed.both_hit_the_same", lambda p: _front(p, 0) | _front(p, 1), FIRST),
        Misconception("creed.nothing_shifts", lambda p: _front(p, 0, whole=True) | _front(p, 1, whole=True), FIRST),
    )


def _front(p: Position, ally: int, *, whole: bool = False) -> frozenset[str]:
    """The first tent on the line of an ally, intact tents alone unless ``whole``."""
    cell = case.sieges(p)[ally].split()[1]
    lane = p.layout.lane[p.layout.cell_numbers[cell] // 3]
    standing = [at for at in lane if whole or p.layout.tent_names[at] in case.intact(p)]
    return frozenset(p.layout.tent_names[at] for at in standing[:1])


CHECKPOINTS = (
    _cells(
        id="creed.teams.1",
        setting=case.fronts,
        solve=lambda p: on_the_line(p, SCOUT),
        among=_of_enemies,
        misconceptions=(
            Misconception(
                "creed.line_ends_with_the_field",
                lambda p: wrong_board.field_only(p, p.layout.cell_numbers[SCOUT]),
                BOARDS,
            ),
            Misconception("creed.the_whole_camp", lambda p: case.same_camp(p, SCOUT), BOARDS),
        ),
        rules=(BOARDS,),
        sees=0,
    ),
    _legal(
        id="creed.teams.2",
        setting=case.fronts,
        tries="move CE11 CE12",
        choices=(MOVE, TEAM),
        misconceptions=(
            Misconception("creed.one_army", lambda p: LEGAL, MOVE),
            Misconception("creed.floor_is_all", lambda p: TEAM, TEAM),
        ),
        rules=(MOVE, TEAM),
    ),
    _legal(
        id="creed.teams.3",
        setting=case.spent_out,
        tries="attack CE11",
        choices=(SPEND, TEAM),
        misconceptions=(
            Misconception("creed.shared_points", lambda p: LEGAL, SPEND),
            Misconception("creed.only_one_ally_acts", lambda p: TEAM, TEAM),
        ),
        rules=(SPEND, TEAM),
        about=2,
        whole=True,
    ),
    _cells(
        id="creed.teams.4",
        setting=lambda: case.besieging(1, 2),
        solve=lambda p: case.struck(p, first="A"),
        among=case.tents_of_b,
        misconceptions=(
            Misconception("creed.whole_lines_fall", case.whole_lines, FIRST),
            Misconception("creed.crossing_tent_falls", case.crossing, FIRST),
        ),
        rules=(FIRST,),
        sees=0,
    ),
    _number(
        id="creed.teams.5",
        setting=case.corner,
        solve=lambda p: case.pairs_where_order_matters(),
        misconceptions=(
            Misconception("creed.order_always_matters", lambda p: len(case.LINES) ** 2, FIRST),
            Misconception("creed.order_never_matters", lambda p: 0, FIRST),
            Misconception("creed.once_for_each_line", lambda p: len(case.LINES), FIRST),
        ),
        rules=(FIRST, BOARDS),
    ),
    _choice(
        id="creed.teams.6",
        setting=case.corner,
        choices=("a", "c", "either"),
        solve=lambda p: case.chosen_order("BT21"),
        misconceptions=(
            Misconception("creed.other_ally_first", lambda p: case.chosen_order("BT32"), FIRST),
            Misconception("creed.order_never_matters", lambda p: case.chosen_order("BT31"), FIRST),
        ),
        rules=(FIRST, TEAM),
    ),
    Checkpoint(
        id="creed.teams.7",
        kind="turn",
        setting=case.corner,
        deciders=(0, 2),
        goal=case.both_down(PLAN),
        solve=lambda p: (case.PASS, case.sieges(p)[1], case.PASS, case.sieges(p)[0]),
        misconceptions=(
            Misconception(
                "creed.other_ally_first",
                lambda p: (case.sieges(p)[0], case.PASS, case.sieges(p)[1]),
                FIRST,
                goal=_strikes_first,
            ),
        ),
        rules=(FIRST, TEAM),
        wording=WORDING,
        sees=0,
    ),
    _cells(
        id="creed.teams.8",
        setting=case.secrets,
        solve=lambda p: case.known_to(p, 0),
        among=case.hidden,
        misconceptions=(
            Misconception("creed.own_secrets_only", lambda p: case.own(p, 0), HOLDER),
            Misconception("creed.all_lies_open", case.hidden, HOLDER),
        ),
        rules=(HOLDER,),
        sees=SPECTATOR,
        after=lambda p: p.seen_by(0),
    ),
    _legal(
        id="creed.teams.9",
        setting=case.leaderless,
        tries="attack AN11",
        choices=(STAY, WIN),
        misconceptions=(
            Misconception("creed.out_without_leaders", lambda p: STAY, STAY),
            Misconception("creed.one_king_ends_it", lambda p: WIN, WIN),
        ),
        rules=(STAY, WIN),
    ),
    _choice(
        id="creed.teams.10",
        setting=lambda: case.last_leader("alive"),
        choices=("over", "on"),
        solve=case.won,
        misconceptions=(Misconception("creed.one_rival_is_enough", lambda p: case.won(case.last_leader("gone")), WIN),),
        rules=(WIN, STAY),
    ),
)
