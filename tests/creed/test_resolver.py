"""The line resolver against a second computation, the worked examples of the rules, and the figures of the lessons."""

from __future__ import annotations

import random
from itertools import combinations_with_replacement, permutations, product

import pytest

from boardlab.creed.options import Options
from boardlab.creed.rules.resolver import IMMUNE, PASSED, UNKNOWN, Attacks, attacks
from boardlab.creed.units import (
    ARCHER,
    ARMOURED_CAVALRY,
    BALLISTA,
    CAVALRY_3,
    CAVALRY_4,
    FIGHTERS,
    HEAVY_INFANTRY,
    HIDDEN,
    INFANTRY_1,
    INFANTRY_2,
    NAMES,
    NORMAL,
    OBSTACLE_1,
    OBSTACLE_2,
    PROFILES,
    SHIELD_4,
    SHIELD_5,
    SIEGE_ENGINE,
    SPEARMAN,
    tiles,
)
from tests.creed.oracle_line import field_attacks

RULINGS = [
    Options(cavalry_obstacle=over, immune_obstacle_target=immune)
    for over, immune in product(("stop", "wear_through", "ride_past"), ("illegal", "wasted"))
]


def word(tile: int) -> str:
    return ("?" if tile & HIDDEN else "") + NAMES[tile & 15]


def told(found: Attacks) -> dict[int, tuple[set[int], set[int]]]:
    return {choice.target: (set(choice.kills), set(choice.reveals)) for choice in found.choices}


def assert_agree(rank: int, own: tuple[int, ...], morale: int, enemy: tuple[int, ...], rulings: Options) -> None:
    slow = field_attacks(
        rank, [word(tile) for tile in own], morale, [word(tile) for tile in enemy],
        rulings.cavalry_obstacle, rulings.immune_obstacle_target,
    )  # fmt: skip
    found = attacks(rank, own, morale, enemy, rulings)
    assert told(found) == slow, (rank, own, morale, enemy, rulings)
    assert bool(found.why_not) == (not slow)


@pytest.mark.parametrize("rulings", RULINGS, ids=repr)
def test_every_attacker_support_morale_and_defender(rulings: Options) -> None:
    helpers = (0, ARCHER, BALLISTA, ARCHER | HIDDEN)
    compared = 0
    for unit, (one, two), morale in product(PROFILES, combinations_with_replacement(helpers, 2), range(3)):
        for defender in PROFILES:
            for tile in (defender, defender | HIDDEN):
                assert_agree(0, (unit, one, two), morale, (0, 0, tile), rulings)
                compared += 1
    assert compared == len(PROFILES) * 10 * 3 * len(PROFILES) * 2


@pytest.mark.parametrize("rulings", RULINGS, ids=repr)
def test_random_lines(rulings: Options) -> None:
    rng = random.Random(repr(rulings))
    legal = 0
    for _ in range(6000):
        own = [rng.choice((0, *PROFILES)) for _ in range(3)]
        rank = rng.randrange(3)
        own[rank] = rng.choice(sorted(FIGHTERS)) if rng.random() < 0.8 else rng.choice(PROFILES)
        if own[2] and rng.random() < 0.3:
            own[2] |= HIDDEN
        enemy = [rng.choice((0, 0, *PROFILES, OBSTACLE_1, OBSTACLE_2)) for _ in range(3)]
        if enemy[2] and rng.random() < 0.5:
            enemy[2] |= HIDDEN
        morale = rng.randrange(3)
        assert_agree(rank, tuple(own), morale, tuple(enemy), rulings)
        legal += bool(attacks(rank, own, morale, enemy, rulings).choices)
    assert legal > 3000


def kills(unit: int, defender: int, help_: tuple[int, ...] = (), morale: int = 0) -> bool:
    own = (unit, *help_, *(0,) * (2 - len(help_)))
    found = attacks(0, own, morale, (defender, 0, 0))
    return any(choice.kills for choice in found.choices)


@pytest.mark.rule("creed.unit.cavalry", "creed.unit.armoured_cavalry")
def test_the_arithmetic_of_charges() -> None:
    """Ordered pairs and triples of the enemy's normal tiles."""

    def fallen(unit: int, many: int, archers: int = 0) -> int:
        own = (unit, *(ARCHER,) * archers, *(0,) * (2 - archers))
        return sum(
            any(len(choice.kills) == many for choice in attacks(0, own, 0, (*enemy, *(0,) * (3 - many))).choices)
            for enemy in permutations(tiles(NORMAL), many)
        )

    assert (fallen(CAVALRY_3, 2), fallen(CAVALRY_4, 2)) == (40, 72)
    assert (fallen(CAVALRY_3, 2, 1), fallen(CAVALRY_4, 2, 1)) == (104, 128)
    assert fallen(ARMOURED_CAVALRY, 2) == 144
    assert fallen(ARMOURED_CAVALRY, 3) == 978
    assert fallen(CAVALRY_4, 3) == 0


@pytest.mark.rule("creed.unit.spearman")
def test_spear_choices_match_all_patterns_of_a_line() -> None:
    """Seven patterns without obstacles give ten choices; with them 26 give 21, nine give none."""
    patterns = [line for line in product((0, INFANTRY_1), repeat=3) if any(line)]
    choices = [attacks(1, (0, SPEARMAN, 0), 0, line).choices for line in patterns]
    assert (len(patterns), sum(map(len, choices))) == (7, 10)
    mixed = [line for line in product((0, INFANTRY_1, OBSTACLE_2), repeat=3) if any(line)]
    reached = {line: attacks(1, (0, SPEARMAN, 0), 0, line).choices for line in mixed}
    assert (len(mixed), sum(map(len, reached.values()))) == (26, 21)
    none = {
        "".join("-xo"[(0, INFANTRY_1, OBSTACLE_2).index(tile)] for tile in line) for line in mixed if not reached[line]
    }
    assert none == {"--o", "-o-", "-oo", "o--", "o-o", "o-x", "oo-", "ooo", "oox"}


def test_a_spear_aimed_at_a_hidden_obstacle_is_lost() -> None:
    (near, far) = attacks(0, (SPEARMAN, 0, 0), 0, (0, INFANTRY_1, OBSTACLE_1 | HIDDEN)).choices
    assert (near.target, near.kills) == (1, (1,))
    assert (far.kills, far.reveals, far.strikes[0].result) == ((), (2,), IMMUNE)


HIDDEN_ODDS = {
    # attacker: tiles of 17 it kills alone, with one archer; the nation of the armoured cavalry
    INFANTRY_1: (7, 12),
    INFANTRY_2: (9, 14),
    SPEARMAN: (9, 12),
    CAVALRY_3: (9, 12),
    CAVALRY_4: (11, 14),
    SHIELD_4: (0, 6),
    HEAVY_INFANTRY: (15, 17),
    ARMOURED_CAVALRY: (14, 14),
}


@pytest.mark.parametrize("unit", HIDDEN_ODDS, ids=lambda unit: NAMES[unit])
@pytest.mark.rule("creed.act.field.hidden")
def test_the_face_down_tile(unit: int) -> None:
    """Over the 17 tiles that may have been placed, how many the attack kills."""
    hand = [tile for tile in tiles(NORMAL) if tile != SIEGE_ENGINE] + [ARMOURED_CAVALRY] * 2
    assert len(hand) == 17
    for archers, expected in enumerate(HIDDEN_ODDS[unit]):
        own = (unit, *(ARCHER,) * archers, *(0,) * (2 - archers))
        found = [attacks(0, own, 0, (0, 0, tile | HIDDEN)) for tile in hand]
        assert sum(any(choice.kills for choice in each.choices) for each in found) == expected
        assert all(choice.reveals == (2,) for each in found for choice in each.choices)


def test_charge_at_an_obstacle_follows_the_ruling() -> None:
    """cavalry_obstacle: three values, three outcomes of one line."""
    found = {}
    for over in ("stop", "wear_through", "ride_past"):
        rulings = Options(cavalry_obstacle=over)
        line = (OBSTACLE_1, INFANTRY_2, INFANTRY_1)
        found[over] = [choice.kills for choice in attacks(0, (CAVALRY_3, 0, 0), 0, line, rulings).choices]
    assert found == {"stop": [], "wear_through": [(1,)], "ride_past": [(1, 2)]}
    (worn,) = attacks(
        0, (CAVALRY_3, 0, 0), 0, (OBSTACLE_1, INFANTRY_2, 0), Options(cavalry_obstacle="wear_through")
    ).choices
    assert [strike.result for strike in worn.strikes] == [PASSED, "killed"]


@pytest.mark.rule("creed.unit.obstacle")
def test_an_attack_no_obstacle_feels_is_illegal_or_wasted() -> None:
    """immune_obstacle_target concerns shields and charges, never the spear."""
    line = (OBSTACLE_2, 0, 0)
    usual, wasted = Options(), Options(immune_obstacle_target="wasted")
    for unit in (SHIELD_5, CAVALRY_4, ARMOURED_CAVALRY):
        assert attacks(0, (unit, ARCHER, 0), 0, line, usual).why_not == "obstacle"
        (lost,) = attacks(0, (unit, ARCHER, 0), 0, line, wasted).choices
        assert lost.kills == ()
    assert attacks(0, (SPEARMAN, ARCHER, 0), 0, line, wasted).why_not == "obstacle"
    for unit in (INFANTRY_2, HEAVY_INFANTRY):
        assert attacks(0, (unit, 0, 0), 0, line, usual).choices[0].kills == (0,)


@pytest.mark.rule("creed.unit.archer", "creed.unit.ballista")
def test_face_down_supporters_give_nothing_and_help_adds_up() -> None:
    assert attacks(0, (INFANTRY_1, ARCHER, ARCHER | HIDDEN), 0, (0, 0, 0)).total == 3
    found = attacks(0, (INFANTRY_1, BALLISTA, BALLISTA), 2, (0, 0, 0))
    assert (found.total, [each.adds for each in found.strength.support]) == (9, [3, 3])
    helpers = product((0, ARCHER, BALLISTA), repeat=2)
    sums = {attacks(0, (INFANTRY_1, *pair), 0, (0, 0, 0)).total - 1 for pair in helpers}
    assert sums == {0, 2, 3, 4, 5, 6}


def test_a_view_tells_the_targets_but_not_the_outcome() -> None:
    (choice,) = attacks(0, (INFANTRY_1, 0, 0), 0, (0, 0, HIDDEN)).choices
    assert (choice.target, choice.kills, choice.reveals) == (2, (), ())
    assert choice.strikes[0].result == UNKNOWN
