"""Tutorials copied from version 0.1 go on working: what they import is found where it is now, with a warning."""

import importlib

import pytest

NAMES = {
    "catan.board_cases": "gain rolled tiles_of ways worth",
    "catan.board_positions": "half_blocked in_the_air short_of_ore three_on_a_tile",
    "catan.building_cases": "SWAP built_first closed crossroads far_site most_points rich turn_begins",
    "catan.cards_cases": "A_LAYS_ROADS B_BUYS B_HAS_TRADED after_one_card all_kinds city_by_discovery "
    "example just_bought one_point_short rich_in_ore ten_in_secret",
    "catan.example_cases": "after before replay told",
    "catan.founding_positions": "at_the_desert empty lone_settlement printed",
    "catan.road_cases": "after_the_cut before_the_cut counted fork four",
    "catan.road_holders": "TIE_CUT tie",
    "catan.robber_cases": "C_ROBS D_RIDES before_a_seven example",
    "catan.robber_thefts": "",
    "catan.trade_cases": "a_round_later between_others early fair market new_harbour",
    "creed.board_cases": "board on_the_line",
    "creed.hidden_cases": "board later tiles_falling tiles_left",
    "creed.rulings_cases": "READINGS fallen_if three_lines",
    "creed.siege_plans": "destroyed plan price",
    "creed.sieges_cases": "FORT NEAR average_search board search_ap",
    "creed.special_cases": "busy cubes_left price talk wall",
    "creed.teams_cases": "besieging corner crossing fronts secrets spent_out struck whole_lines",
    "torres.building_cases": "WAYS best_end by_stairs by_turns castle_of four_players level_of of_blocks still_open",
    "torres.cards_cases": "ap_gained high_house holding shaft workshop",
    "torres.king_cases": "crowned last_point last_turn lead race total way_in years",
    "torres.king_tries": "best_line worth",
    "torres.knights_cases": "knight stands_in way",
    "torres.master_cases": "empty_board example last_of_round legal_in master_receipt "
    "rim side_door spread_out two_stops",
    "torres.wrong_cards": "percent_seen",
    "torres.wrong_doors": "by_all_ways fewest on_foot",
}
"""The modules of lessons that those tutorials import, and the names they use of each."""


@pytest.mark.parametrize("module", NAMES)
def test_what_old_tutorials_import_is_found_and_they_are_told(module):
    at = importlib.import_module(f"boardlab.lessons.{module}")
    for name in NAMES[module].split():
        with pytest.warns(
            DeprecationWarning, match=rf"^boardlab\.lessons\.{module}\.{name} is .*\.{name} now; "
        ) as told:
            assert getattr(at, name) is not None
        assert [row.filename for row in told] == [__file__], "it points at who asked"


@pytest.mark.parametrize("module", NAMES)
def test_a_name_that_no_module_has_is_none(module):
    with pytest.raises(AttributeError, match=rf"^module 'boardlab\.lessons\.{module}' has no attribute 'nothing'$"):
        importlib.import_module(f"boardlab.lessons.{module}").nothing  # noqa: B018


def test_a_module_that_never_was_is_none():
    with pytest.raises(ModuleNotFoundError, match=r"boardlab\.lessons\.catan\.nothing_cases"):
        importlib.import_module("boardlab.lessons.catan.nothing_cases")


def test_what_was_made_for_old_tutorials_answers_as_it_did():
    old = importlib.import_module("boardlab.lessons.creed.old")
    assert old.cubes_left(old.busy()) == 3
    assert old.wall().judge("morale A11 for 2")
    assert old.talk().judge("rumour B12 B33 for 3")
    assert old.fronts().to_text().startswith("creed/1 4 ")
    assert old.secrets().to_text().startswith("creed/1 4 ")
    assert not old.spent_out().judge("attack CE11")
    teams = importlib.import_module("boardlab.lessons.creed.teams.answers")
    assert old.crossing(teams.corner()) < old.whole_lines(teams.corner())
    assert len(old.whole_lines(teams.corner())) == 5
    charge = importlib.import_module("boardlab.lessons").checkpoint("creed.rulings.1").position
    assert old.fallen_if(charge) == importlib.import_module("boardlab.lessons.creed.rulings.answers").fallen(charge)
    plans = importlib.import_module("boardlab.lessons.creed.sieges.plans")
    front = importlib.import_module("boardlab.lessons.creed").sketch("A11=spearman")
    end = front
    for text in plans.plan(front, old.destroyed("BT31")):
        end = end.play(text)
    assert old.destroyed("BT31")(end)
    assert not old.destroyed("BT31")(front)
    assert old.three_lines().judge("siege A11")
