"""The longest road against the oracle: random networks with rings, forks and rivals, and positions of real games."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from boardlab.catan.board import BIT, ENDS, ENDS_MASK, PATH_AT, PATHS, PATHS_AT, SITE_AT, SITES, bits, mask_of
from boardlab.catan.pieces import pieces
from boardlab.catan.roads import longest, longest_line, longest_through
from tests.catan.oracle_road import CORNERS, EDGES, longest_road
from tests.catan.random_play import random_game, random_options


def network(rng: random.Random, most: int) -> int:
    """A random set of roads: pieces that grow from their ends, so that forks and rings are common."""
    roads = 0
    while roads.bit_count() < most:
        ends = [site for path in bits(roads) for site in ENDS[path]]
        near = mask_of(path for site in ends for path in bits(PATHS_AT[site])) & ~roads
        close = [path for path in bits(near) if all(PATHS_AT[site] & roads for site in ENDS[path])]
        if close and rng.random() < 0.5:
            roads |= BIT[rng.choice(close)]
        elif near and rng.random() < 0.95:
            roads |= BIT[rng.choice(list(bits(near)))]
        else:
            roads |= BIT[rng.randrange(len(PATHS))]
    return roads


def named(roads: int, blocked: int) -> tuple[set[str], set[str]]:
    return {PATHS[path] for path in bits(roads)}, {SITES[site] for site in bits(blocked)}


def test_the_oracle_knows_the_same_island():
    assert set(SITE_AT) == CORNERS
    assert {path: {SITES[site] for site in ENDS[at]} for path, at in PATH_AT.items()} == {
        path: set(ends) for path, ends in EDGES.items()
    }


@pytest.mark.parametrize("seed", range(6))
def test_six_thousand_random_networks(seed):
    """catan.road.branches, catan.road.broken: every trail walked by the oracle, none by the package's way."""
    rng = random.Random(seed)
    rings = 0
    for _ in range(1000):
        roads = network(rng, rng.randint(0, 15))
        touched = [site for path in bits(roads) for site in ENDS[path]]
        blocked = mask_of(rng.sample(touched, min(len(touched), rng.choice([0, 0, 1, 2, 4]))))
        expected = longest_road(*named(roads, blocked))
        assert longest(roads, blocked) == expected, named(roads, blocked)
        rings += roads.bit_count() >= mask_of(touched).bit_count() > 0
    assert rings > 50, "too few networks with rings"


def test_the_line_itself_is_a_trail_of_that_length():
    rng = random.Random(7)
    for _ in range(300):
        roads = network(rng, rng.randint(1, 15))
        blocked = mask_of(rng.sample(range(54), rng.choice([0, 1, 3])))
        line = longest_line(roads, blocked)
        assert len(line) == len(set(line)) == longest(roads, blocked)
        assert mask_of(line) & ~roads == 0
        for before, after in pairwise(line):
            shared = ENDS_MASK[before] & ENDS_MASK[after]
            assert shared
            assert shared & ~blocked


def test_laying_the_roads_one_by_one_gives_the_same_length():
    """Only trails through the new road can be longer than before."""
    rng = random.Random(8)
    for _ in range(500):
        order = list(bits(network(rng, 15)))
        rng.shuffle(order)
        blocked = mask_of(rng.sample(range(54), rng.choice([0, 1, 3])))
        laid = best = 0
        for path in order:
            laid |= BIT[path]
            best = max(best, longest_through(path, laid, blocked))
            assert best == longest(laid, blocked)


@pytest.mark.parametrize("seed", range(4))
def test_every_position_of_random_games(seed):
    """What building one piece after another gives is what the oracle gives, and what starting afresh gives."""
    rng = random.Random(f"roads {seed}")
    checked = 0
    for _ in range(3):
        before = None
        for p, _ in random_game(rng, players=rng.choice([3, 4]), options=random_options(rng)):
            now = p.pieces
            if now is before:
                continue
            for seat in range(p.players):
                expected = longest_road(*named(now.roads[seat], now.others(seat)))
                assert now.lengths[seat] == expected, p.to_text()
            again = pieces(now.island, now.settlements, now.cities, now.roads)
            for name in ("sites", "reached", "ways", "gains", "claims", "rates", "lengths", "points", "taken", "built"):
                assert getattr(again, name) == getattr(now, name), (name, p.to_text())
            before = now
            checked += 1
    assert checked > 60
