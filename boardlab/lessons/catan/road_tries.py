"""Checkpoints of the tutorial "Longest road", second half: who holds the card, building for it, largest army."""

from __future__ import annotations

from functools import partial

from boardlab.catan import FIFTH_EDITION, Position
from boardlab.lessons.catan import road_cases as case
from boardlab.lessons.catan import road_holders as hold
from boardlab.lessons.catan import wrong_road as wrong
from boardlab.lessons.catan.road import FIVE, FORKS
from boardlab.lessons.catan.sketching import WORDING, place
from boardlab.lessons.checkpoint import Checkpoint, Misconception
from boardlab.lessons.display import do

LONGER = "catan.road.longer_takes"
ASIDE = "catan.road.set_aside"
REGAIN = "catan.road.regain"
ROAD_POINTS = "catan.road.points"
NO_POINTS = "catan.build.road.no_points"
THREE = "catan.army.three"
MORE = "catan.army.more"
SPECIAL = "catan.score.special"

_choice = partial(Checkpoint, kind="choice", wording=WORDING)
_number = partial(Checkpoint, kind="number", wording=WORDING)
_BUILT = f"settlement {place(hold.TIE_CUT)}"
_D_BUILT = f"settlement {place(hold.D_CUTS)}"
_FIFTH = f"road {case.path(hold.FIFTH)}"
_SIXTH = f"road {case.path(case.ROW[0])}"


def _after(p: Position, text: str) -> str:
    return case.holder(do(p, text))


CHECKPOINTS = (
    _choice(
        id="catan.road.8",
        setting=hold.catching_up,
        choices=("b", "a", "nobody"),
        solve=lambda p: _after(p, _FIFTH),
        misconceptions=(
            Misconception("catan.equal_length_takes", lambda p: "b", LONGER),
            Misconception("catan.a_tie_sets_aside", lambda p: "nobody", LONGER),
        ),
        rules=(LONGER,),
        after=lambda p: case.counted(do(p, _FIFTH), 1),
        receipt_of=lambda p: case.lengths_receipt(do(p, _FIFTH)),
    ),
    _choice(
        id="catan.road.9",
        setting=hold.d_to_cut,
        choices=("a", "b", "c", "nobody"),
        solve=lambda p: _after(p, _D_BUILT),
        misconceptions=(
            Misconception("catan.card_stays_after_a_break", lambda p: "a", ASIDE),
            Misconception("catan.next_player_gets_it", lambda p: "b", LONGER),
            Misconception("catan.every_break_sets_aside", lambda p: "nobody", ASIDE),
        ),
        rules=(ASIDE, LONGER),
        after=lambda p: case.counted(do(p, _D_BUILT)),
        receipt_of=lambda p: case.lengths_receipt(do(p, _D_BUILT)),
    ),
    _choice(
        id="catan.road.10",
        setting=hold.tie,
        choices=("a", "b", "nobody"),
        solve=lambda p: _after(p, _BUILT),
        misconceptions=(
            Misconception("catan.holder_keeps_at_a_tie", lambda p: case.holder(hold.tied(FIFTH_EDITION)), ASIDE),
            Misconception("catan.unbroken_line_wins", lambda p: "b", ASIDE),
        ),
        rules=(ASIDE,),
        after=lambda p: case.counted(do(p, _BUILT)),
        receipt_of=lambda p: case.lengths_receipt(do(p, _BUILT)),
    ),
    _choice(
        id="catan.road.11",
        setting=hold.lying_aside,
        choices=("nobody", "b", "a"),
        solve=lambda p: _after(p, _SIXTH),
        misconceptions=(
            Misconception("catan.aside_for_good", lambda p: "nobody", REGAIN),
            Misconception("catan.unbroken_line_wins", lambda p: "b", REGAIN),
        ),
        rules=(REGAIN, FIVE),
        after=lambda p: case.counted(do(p, _SIXTH)),
        receipt_of=lambda p: case.lengths_receipt(do(p, _SIXTH)),
    ),
    Checkpoint(
        id="catan.road.12",
        kind="turn",
        setting=hold.gap,
        solve=hold.best_road,
        goal=lambda start, end, actions: end.road_holder == 1,
        misconceptions=(
            Misconception(
                "catan.equal_length_takes",
                lambda p: hold.first_road(p, case.length(p, p.road_holder)),
                LONGER,
                goal=lambda start, end, actions: case.length(end, 1) == case.length(end, 0),
            ),
            Misconception(
                "catan.extends_the_longest_end",
                lambda p: hold.first_road(p, case.length(p, 1) + 1),
                LONGER,
                goal=lambda start, end, actions: case.length(end, 1) == case.length(start, 1) + 1,
            ),
            Misconception(
                "catan.road_off_the_line",
                lambda p: hold.first_road(p, case.length(p, 1)),
                FORKS,
                goal=lambda start, end, actions: (
                    case.length(end, 1) == case.length(start, 1) and wrong.all_roads(end, 1) > wrong.all_roads(start, 1)
                ),
            ),
        ),
        rules=(LONGER, FORKS),
        receipt_of=case.lengths_receipt,
        about=1,
        wording=WORDING,
    ),
    _number(
        id="catan.road.13",
        setting=hold.armies,
        solve=hold.knights_needed,
        misconceptions=(
            Misconception("catan.equal_army_takes", lambda p: wrong.army_at_a_tie(p, 1), MORE),
            Misconception("catan.army_from_nothing", lambda p: wrong.army_from_nothing(p, 1), MORE),
        ),
        rules=(MORE, THREE),
        receipt_of=lambda p: None,
        about=1,
        whole=True,
    ),
    _number(
        id="catan.road.14",
        setting=hold.both_cards,
        solve=lambda p: p.scores[0],
        misconceptions=(
            Misconception("catan.point_for_each_road", lambda p: wrong.point_for_each_road(p, 0), NO_POINTS),
            Misconception("catan.point_for_each_knight", lambda p: wrong.point_for_each_knight(p, 0), SPECIAL),
            Misconception("catan.one_point_a_card", lambda p: wrong.one_point_a_card(p, 0), SPECIAL),
            Misconception("catan.special_cards_forgotten", lambda p: wrong.without_cards(p, 0), SPECIAL),
        ),
        rules=(SPECIAL, ROAD_POINTS, NO_POINTS),
    ),
)
