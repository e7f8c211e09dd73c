"""Tutorial 07 of Catan, longest road and largest army: worked lines, and each misunderstanding told by its name."""

from __future__ import annotations

from random import Random

import pytest

from boardlab.catan import ALMANAC, FIFTH_EDITION
from boardlab.catan.board import PATHS, SITES
from boardlab.lessons import checkpoint
from boardlab.lessons.catan import place
from boardlab.lessons.catan.road import answers as case
from boardlab.lessons.display import do
from boardlab.lessons.topics import find_topic
from tests.catan.oracle_road import longest_road


def asked(number):
    return checkpoint(f"catan.road.{number}")


SETTINGS = (
    case.four, case.fork, case.three_arms, case.short_fork, case.ring, case.before_the_cut,
    case.after_the_cut, case.tie, case.tied, case.lying_aside, case.gap,
    case.four_ways_in, case.both_cards, lambda: asked(4).position, lambda: asked(6).position, lambda: asked(9).position,
)  # fmt: skip


# -- worked lines ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("setting", SETTINGS)
def test_every_line_of_the_tutorial_is_what_walking_all_trails_finds(setting):
    p = setting()
    for seat in range(p.players):
        roads = set(case.roads_of(p, seat))
        rivals = {SITES[site] for site in range(len(SITES)) if p.pieces.others(seat) >> site & 1}
        assert case.length(p, seat) == longest_road(roads, rivals) == len(case.line(p, seat))


def test_a_line_of_eight_falls_into_five_and_three():
    before, after = case.before_the_cut(), case.after_the_cut()
    assert [p.pieces.lengths[0] for p in (before, after)] == [8, 5]
    assert case.parts(before, place(case.CUT)) == (5, 3)
    assert (before.road_holder, after.road_holder) == (0, 0)


def test_the_picture_counts_the_line_and_what_it_leaves_out():
    drawn = case.counted(case.after_the_cut()).scene("en")
    keys = [shape.attrs.get("data-key", "") for shape in drawn.layers["marks"]]
    assert [key.partition("@")[2] for key in keys if key.startswith("count@")] == [case.path(at) for at in case.ROW[:5]]
    beyond = [case.path(at) for at in (*case.ROW[5:], "hills 9/desert")]
    assert sorted(key.partition("@")[2] for key in keys if key.startswith("aside@")) == sorted(beyond)


def test_who_holds_the_card_after_a_break_hangs_on_the_lengths_and_at_a_tie_on_the_edition():
    cut = do(checkpoint("catan.road.9").position, f"settlement {place(case.D_CUTS)}")
    assert cut.pieces.lengths[:3] == (4, 5, 6)
    assert case.holder(cut) == "c"
    assert case.tied().pieces.lengths[:2] == (5, 5)
    assert [case.holder(case.tied(options)) for options in (ALMANAC, FIFTH_EDITION)] == ["nobody", "a"]


def test_only_the_middle_takes_the_card():
    p = case.four_ways_in()
    assert {case.parts(p, site) for site in case.open_sites(p)} == {(7, 1), (6, 2), (5, 3), (4, 4)}
    assert {case.parts(p, site) for site in case.losing_sites(p)} == {(4, 4)}


def test_the_gap_joins_three_and_two():
    start = case.gap()
    end = do(start, *case.best_road(start))
    assert (start.pieces.lengths[1], end.pieces.lengths[1], case.holder(end)) == (3, 6, "b")


# -- misunderstandings -----------------------------------------------------------------------------------------------


def test_every_road_that_fills_the_gap_is_right_and_every_other_one_wrong():
    p = asked(12).position
    roads = [act.to_text() for act in p.legal_actions() if act.to_text().startswith("road")]
    right = [text for text in roads if asked(12).grade(text)]
    assert right == [text for text in roads if do(p, text).road_holder == 1]
    assert len(right) < len(roads)
    assert all(asked(12).grade(text).misconception for text in roads if text not in right)


def test_receipts_lead_to_the_number_asked_for():
    for number in (2, 3, 4, 6, 14):
        found = asked(number)
        assert found.receipt().total(found.about) == found.answer()


def test_practice_meets_forks_rings_and_cuts():
    drawn = [find_topic("catan.road").draw(Random(seed), "") for seed in range(60)]
    seen = {
        wrong_rule.key
        for found in drawn
        for wrong_rule in found.misconceptions
        if wrong_rule.answer(found.position) != found.answer()
    }
    assert seen >= {"adds_the_forks", "rival_does_not_break", "own_building_breaks", "no_corner_twice"}
    assert all(len(case.roads_of(found.position, found.about)) >= 5 for found in drawn)


def test_a_ring_is_the_roads_without_which_its_ends_still_hang_together():
    assert {PATHS[at] for at in range(len(PATHS)) if case.ringed(case.ring(), 0) >> at & 1} == set(
        case.roads_of(case.ring(), 0)
    ) - {case.path(at) for at in case.ROW[:2]}
