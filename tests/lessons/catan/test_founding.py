"""Tutorial 02 of Catan, founding: the worked numbers, and each misunderstanding told by its name."""

from __future__ import annotations

import pytest

from boardlab import catan
from boardlab.catan.board import SITES, TILE_AT, bits
from boardlab.catan.island import CHIPS, LETTERS
from boardlab.catan.odds import site_ways
from boardlab.lessons import checkpoint
from boardlab.lessons.catan import place
from boardlab.lessons.catan.founding import answers as case
from boardlab.lessons.catan.founding import wrong
from boardlab.lessons.display import attempt, do, story


def asked(number):
    return checkpoint(f"catan.founding.{number}")


def keys(*names):
    return frozenset(place(name) for name in names)


# -- worked examples -------------------------------------------------------------------------------------------------


def test_the_printed_start_is_founded_round_by_round():
    start = catan.start(4)
    assert case.printed(8) == start
    assert start.hands == ((0, 1, 1, 0, 0), (1, 0, 1, 0, 1), (1, 0, 1, 0, 1), (0, 1, 0, 1, 1))
    assert start.bank == (17, 17, 16, 18, 16)


def test_twenty_eight_places_are_left_on_the_printed_start():
    room = [len(SITES) - case.closed(case.printed(number)) for number in range(8)]
    assert room == [54, 50, 46, 43, 40, 37, 34, 31]
    assert case.printed(8).pieces.sites.bit_count() == 28


def test_the_first_pairs_of_settlement_and_road():
    """144 for the first player, and 19,248 for the first two together."""
    empty = case.empty()

    def pairs(p):
        return [end for act in p.legal_actions() for end in map(p.play(act).play, p.play(act).legal_actions())]

    first = pairs(empty)
    assert len(first) == 144
    ways = {}
    for p in first:
        ways.setdefault(p.pieces.built, [0, p])[0] += 1
    assert sum(count * len(pairs(p)) for count, p in ways.values()) == 19_248


@pytest.mark.parametrize(
    ("players", "starter", "order"),
    [(3, 1, "b1 c1 a1 a2 c2 b2"), (3, 0, "a1 b1 c1 c2 b2 a2"), (4, 2, "c1 d1 a1 b1 b2 a2 d2 c2")],
)
def test_round_two_goes_backwards(players, starter, order):
    p = case.empty(players, starter)
    assert case.founding_order(p) == tuple(order.split())
    assert case.first_to_roll(p) == order[0]


def test_the_first_settlement_brings_nothing():
    first = do(case.empty(), f"settlement {place('mountains 6/forest 10/fields 9')}")
    assert first.hand_sizes == (0, 0, 0, 0)
    said = repr(story(case.printed(5), f"settlement {place('forest 6/mountains 4/pasture 3')}"))
    assert "took the first cards: 1 lumber, 1 wool, 1 ore" in said


def test_a_place_beside_a_settlement_is_refused_with_both_places():
    tried = attempt(case.lone_settlement(), f"settlement {place('fields 5/forest 10/mountains 6')}")
    assert tried.verdict.rules == ("catan.build.settlement.distance",)
    assert set(tried.marks.refused) == keys("fields 5/forest 10/mountains 6", case.BESIDE_DESERT)


def test_the_best_place_of_all_is_closed_and_the_best_left_has_eleven_dots():
    p = case.next_to_the_best()
    best = case.most_dots(p, case.open_sites(p))
    assert [site_ways(p.island, site) for site in bits(case.open_sites(p))].count(site_ways(p.island, best)) == 1
    assert site_ways(p.island, best) == 11
    assert site_ways(p.island, case.most_dots(p, wrong.only_taken(p))) == 12


def test_only_one_candidate_brings_all_five_resources():
    p = checkpoint("catan.founding.9").position
    own = list(bits(p.pieces.settlements[0]))
    found = {key: len(case.kinds(p, [*own, site])) for key, site in case.candidate_sites().items()}
    assert found == {"x": 4, "y": 5, "z": 4}
    assert asked(9).receipt().total(0) == 5


def test_chips_follow_the_letters_round_the_island():
    p = case.shuffled()
    numbers = [p.island.chips[TILE_AT[next(iter(case.tile_of(p, letter)))]] for letter in LETTERS]
    assert tuple(numbers) == CHIPS
    assert p.island.chips[p.island.desert] == 0


# -- misunderstandings -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("site", "road"),
    [
        ("forest 3/hills 11/pasture 12", "hills 11/pasture 12"),
        ("forest 3/hills 11/pasture 12", "forest 3/hills 11"),
        ("pasture 4/forest 3/hills 11", "pasture 4/hills 11"),
    ],
)
def test_any_forest_beside_hills_with_its_road_is_right(site, road):
    assert asked(6).grade(f"settlement {place(site)}; road {place(road)}")
