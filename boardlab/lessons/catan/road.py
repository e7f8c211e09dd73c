"""Checkpoints of the tutorial "Longest road", first half: what counts, and what breaks it."""

from __future__ import annotations

from functools import partial

from boardlab.catan import Position
from boardlab.lessons.catan import road_cases as case
from boardlab.lessons.catan import wrong_road as wrong
from boardlab.lessons.catan.sketching import WORDING, place
from boardlab.lessons.checkpoint import Checkpoint, Misconception
from boardlab.lessons.display import do

FIVE = "catan.road.five"
FORKS = "catan.road.branches"
BROKEN = "catan.road.broken"
OWN = "catan.road.own_does_not_break"
CONNECTED = "catan.build.settlement.connected"
DISTANCE = "catan.build.settlement.distance"
EMPTY = "catan.build.settlement.empty"

ADDS_FORKS = "catan.adds_the_forks"
FROM_A_BUILDING = "catan.line_begins_at_a_building"
RIVAL_IGNORED = "catan.rival_does_not_break"
ROADS_LOST = "catan.roads_at_the_house_lost"
OWN_BREAKS = "catan.own_building_breaks"
NO_CORNER_TWICE = "catan.no_corner_twice"

_number = partial(Checkpoint, kind="number", wording=WORDING, receipt_of=case.lengths_receipt)


def _cut(p: Position) -> Position:
    return do(p, f"settlement {place(case.CUT)}")


CHECKPOINTS = (
    Checkpoint(
        id="catan.road.1",
        kind="cells",
        setting=case.short_fork,
        solve=lambda p: frozenset(case.line(p, 1)),
        among=lambda p: case.roads_of(p, 1),
        misconceptions=(
            Misconception(ADDS_FORKS, lambda p: frozenset(case.roads_of(p, 1)), FORKS),
            Misconception(FROM_A_BUILDING, lambda p: frozenset(wrong.from_a_building(p, 1)), FORKS),
        ),
        rules=(FORKS, FIVE),
        receipt_of=case.lengths_receipt,
        about=1,
        after=lambda p: case.counted(p, 1),
        wording=WORDING,
    ),
    _number(
        id="catan.road.2",
        setting=case.three_arms,
        solve=lambda p: case.length(p, 3),
        misconceptions=(
            Misconception(ADDS_FORKS, lambda p: wrong.all_roads(p, 3), FORKS),
            Misconception(FROM_A_BUILDING, lambda p: len(wrong.from_a_building(p, 3)), FORKS),
            Misconception("catan.counts_the_corners", lambda p: wrong.corners(p, 3), FIVE),
        ),
        rules=(FORKS,),
        about=3,
        after=lambda p: case.counted(p, 3),
    ),
    _number(
        id="catan.road.3",
        setting=case.ring,
        solve=lambda p: case.length(p, 0),
        misconceptions=(
            Misconception(NO_CORNER_TWICE, lambda p: wrong.no_corner_twice(p, 0), FORKS),
            Misconception("catan.ring_alone", lambda p: wrong.ring_alone(p, 0), FORKS),
            Misconception("catan.ring_does_not_count", lambda p: wrong.without_ring(p, 0), FORKS),
        ),
        rules=(FORKS,),
        after=case.counted,
    ),
    _number(
        id="catan.road.4",
        setting=case.own_houses,
        solve=lambda p: case.length(p, 2),
        misconceptions=(
            Misconception(OWN_BREAKS, lambda p: wrong.own_breaks(p, 2), OWN),
            Misconception("catan.counts_the_buildings", lambda p: wrong.with_buildings(p, 2), FIVE),
        ),
        rules=(OWN, FORKS),
        about=2,
        after=lambda p: case.counted(p, 2),
    ),
    Checkpoint(
        id="catan.road.5",
        kind="legal",
        setting=case.before_the_cut,
        tries=f"settlement {place(case.CUT)}",
        choices=(CONNECTED, DISTANCE, EMPTY),
        misconceptions=(
            Misconception("catan.roads_hold_the_corner", lambda p: EMPTY, EMPTY),
            Misconception("catan.distance_to_roads", lambda p: DISTANCE, DISTANCE),
        ),
        rules=(EMPTY, CONNECTED, DISTANCE),
        after=_cut,
        about=1,
        wording=WORDING,
    ),
    _number(
        id="catan.road.6",
        setting=case.other_cut,
        solve=lambda p: case.length(p, 2),
        misconceptions=(
            Misconception(RIVAL_IGNORED, lambda p: wrong.unbroken(p, 2), BROKEN),
            Misconception(ROADS_LOST, lambda p: wrong.roads_at_the_house_lost(p, 2), BROKEN),
            Misconception(ADDS_FORKS, lambda p: wrong.all_roads(p, 2), FORKS),
        ),
        rules=(BROKEN, FORKS),
        about=2,
        after=lambda p: case.counted(p, 2),
    ),
    Checkpoint(
        id="catan.road.7",
        kind="cells",
        setting=case.four_ways_in,
        solve=case.losing_sites,
        among=case.on_the_line,
        explain=case.cut_told,
        misconceptions=(
            Misconception("catan.any_cut_takes_the_card", case.open_sites, FIVE),
            Misconception("catan.cuts_off_the_end", case.off_the_end, BROKEN),
        ),
        rules=(BROKEN, FIVE),
        after=lambda p: case.counted(do(p, f"settlement {min(case.losing_sites(p))}")),
        receipt_of=lambda p: case.lengths_receipt(do(p, f"settlement {min(case.losing_sites(p))}")),
        wording=WORDING,
    ),
)
