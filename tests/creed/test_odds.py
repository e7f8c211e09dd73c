"""Exact chances: a face-down unit, an attack on it, what changes once tiles are seen, the search for the leaders."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest

from boardlab import creed
from boardlab.creed.options import USUAL, tiles_of
from boardlab.creed.rules import odds
from boardlab.creed.rules.resolver import attacks
from boardlab.creed.units import (
    ARCHER,
    HIDDEN,
    NUMBERS,
    ONE,
    SIEGE_ENGINE,
    count,
    size,
    tiles,
)
from boardlab.lessons.creed import sketch

NATIONS = {1: "armoured_cavalry", 2: "heavy_infantry", 3: "ballista", 4: "assassin"}
FULL = {nation: tiles_of(USUAL, nation) - ONE[SIEGE_ENGINE] for nation in NATIONS}


@pytest.mark.parametrize(
    ("unit", "alone", "with_archer"),
    [
        ("infantry_1", 7, 12),
        ("infantry_2", 9, 14),
        ("spearman", 9, 12),
        ("cavalry_3", 9, 12),
        ("cavalry_4", 11, 14),
        ("shield_4", 0, 6),
        ("shield_5", 0, 6),
        ("heavy_infantry", 15, 17),
        ("armoured_cavalry", 14, 14),
    ],
)
def test_chances_against_the_nation_of_the_armoured_cavalry(unit: str, alone: int, with_archer: int) -> None:
    """A face-down unit, any of the 17 tiles of that nation: how many of them an attack removes, alone and helped."""
    p = sketch("B13=archer+hidden", nations=[2, 1])
    assert size(odds.unseen(p, 1)) == 17
    number = NUMBERS[unit]
    printed = creed.UNITS[number - 1].attack
    found = [odds.falling(number, printed + help_, odds.unseen(p, 1), USUAL) for help_ in (0, 2)]
    assert found == [alone, with_archer]


@pytest.mark.parametrize("nation", NATIONS)
def test_a_kill_is_what_the_resolver_says(nation: int) -> None:
    for own in (
        (NUMBERS["cavalry_4"], 0, 0),
        (NUMBERS["infantry_1"], 0, ARCHER),
        (NUMBERS["spearman"], ARCHER, ARCHER),
    ):
        hit = 0
        for tile in tiles(FULL[nation]):
            found = attacks(0, own, 0, (0, 0, tile | HIDDEN))
            hit += any(choice.kills for choice in found.choices)
        assert hit == odds.falling(own[0], attacks(0, own, 0, (0, 0, HIDDEN)).total, FULL[nation], USUAL)


def test_seen_unit_is_excluded_from_hidden_odds() -> None:
    """Units face up and casualties are known; hands and face-down units are not, and everybody reckons alike."""
    p = sketch(
        "A11=cavalry_3 B13=archer+hidden B11=infantry_2 B33=spearman+hidden B21=obstacle_1",
        nations=[1, 2],
        casualties={"A": "siege_engine", "B": "siege_engine cavalry_3 cavalry_3"},
    )
    pile = odds.unseen(p, 1)
    assert size(pile) == 18 - 3 - 2
    assert [count(pile, NUMBERS[name]) for name in ("cavalry_3", "infantry_2", "obstacle_1", "archer")] == [0, 0, 1, 2]
    assert size(pile) == p.hand_size(1) + 2
    for seat in (0, 1, None):
        assert odds.unseen(p.seen_by(seat), 1) == pile
    assert sum(odds.face_down(p, 1).values()) == 1
    assert odds.face_down(p, 1)[ARCHER] == Fraction(2, 13)


def test_a_reinforced_siege_engine_may_be_hidden() -> None:
    p = sketch("B13=archer+hidden", nations=[1, 2], casualties={"A": "siege_engine"})
    assert odds.face_down(p, 1)[SIEGE_ENGINE] == Fraction(1, 18)


def test_empty_pile_gives_no_odds() -> None:
    with pytest.raises(ValueError, match="empty"):
        odds.draw_chances(0)


def attack(p: creed.Position, text: str) -> Fraction:
    return odds.kill_chance(p, p.read_action(text))


def test_an_attack_on_a_line() -> None:
    """The chance of a whole attack: helped by an archer, worn down by a unit in front, stopped by one too strong."""
    rest = "A22=infantry_2"
    alone = sketch(f"A11=cavalry_4 B13=archer+hidden {rest}", nations=[2, 1], rulings={"swamps": "none"})
    assert attack(alone, "attack A11") == Fraction(11, 17)
    assert attack(alone.seen_by(0), "attack A11") == Fraction(11, 17)
    helped = sketch("A11=cavalry_4 A13=archer B13=archer+hidden", nations=[2, 1])
    assert attack(helped, "attack A11") == Fraction(14, 17)
    behind = sketch("A11=cavalry_4 B11=spearman B13=archer+hidden", nations=[2, 1])
    # 3 are left: infantry, cavalry and archers fall, shields, armoured cavalry and obstacles do not.
    assert attack(behind, "attack A11") == Fraction(3 + 3 + 2, 16)
    stopped = sketch("A11=cavalry_4 B11=shield_5 B13=archer+hidden", nations=[2, 1])
    assert attack(stopped, "attack A11") == 0
    assert attack(sketch("A11=cavalry_4 B13=archer"), "attack A11") == 0


def test_how_many_leaders_are_found() -> None:
    """By counting all 36 places of two leaders among nine tents."""
    places = list(combinations(range(9), 2))
    for opened in range(10):
        for found in range(4):
            counted = sum(sum(at < opened for at in pair) == found for pair in places)
            assert odds.leaders_found(opened, found) == Fraction(counted, 36)
    assert sum(odds.leaders_found(2, found) for found in (1, 2)) == Fraction(5, 12)
    assert odds.leaders_found(6, 2) == Fraction(5, 12)
    assert odds.leaders_found(3, 1, tents=5, leaders=1) == Fraction(3, 5)


@pytest.mark.parametrize("wrong", [(10, 1), (-1, 0), (3, -1)])
def test_numbers_that_make_no_sense(wrong: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="tents"):
        odds.leaders_found(*wrong)
    with pytest.raises(ValueError, match="leaders"):
        odds.tents_to_open(3)
