"""Founding: who starts, two rounds, first cards, and the printed beginnings."""

from __future__ import annotations

from collections import Counter

import pytest

from boardlab import catan
from boardlab.catan.board import (
    CLOSE,
    ENDS,
    PATHS,
    PATHS_AT,
    SITES,
    TILES,
    bits,
)  # fmt: skip
from boardlab.catan.island import (
    CLASSIC,
)  # fmt: skip
from boardlab.catan.rules.setup import first_player
from boardlab.core.play.record import Dice
from tests.catan.tables import broken, legal, play, told


@pytest.mark.rule("catan.start.first_player")
def test_the_highest_throw_starts() -> None:
    """Ties throw again, or the first of those tied starts"""
    starters = Counter(first_player(Dice(seed), 4) for seed in range(400))
    assert all(60 < starters[seat] < 140 for seat in range(4))
    first = Counter(first_player(Dice(seed), 4, "first") for seed in range(400))
    assert first[0] > first[3]


@pytest.mark.rule("catan.start.free_site", "catan.start.road_attached")
def test_founding_pairs_from_an_empty_island() -> None:
    """144 pairs for the first, 19,248 for the first two"""
    p = catan.start(4, board=CLASSIC)
    firsts = [(site, road) for site in legal(p, "settlement") for road in legal(play(p, f"settlement {site}"), "road")]
    assert len(firsts) == 144
    count = 0
    for site, road in firsts:
        after = play(p, f"settlement {site}", f"road {road}")
        free = after.legal_actions()
        count += sum(len(after.play(act).legal_actions()) for act in free)
    assert count == 19_248


@pytest.mark.rule("catan.start.first_resources", "catan.score.start_two", "catan.start.bank")
def test_the_classic_start() -> None:
    """Hands, bank, sites and roads"""
    p = catan.start(4)
    assert p.hands == ((0, 1, 1, 0, 0), (1, 0, 1, 0, 1), (1, 0, 1, 0, 1), (0, 1, 0, 1, 1))
    assert p.bank == (17, 17, 16, 18, 16)
    assert p.scores == (2, 2, 2, 2)
    assert TILES[p.robber] == "0,0"
    assert p.pieces.sites.bit_count() == 28
    assert all(not p.pieces.reached[seat] & p.pieces.sites for seat in range(4))
    ways = [(p.pieces.ways[seat] & ~p.pieces.taken).bit_count() for seat in range(4)]
    assert ways == [7, 8, 8, 8]


def test_the_modern_start() -> None:
    p = catan.start(4, board="modern")
    assert p.hands == ((0, 0, 0, 2, 1), (2, 0, 0, 1, 0), (1, 1, 0, 0, 1), (1, 1, 0, 1, 0))
    assert p.scores == (2, 2, 2, 2)


@pytest.mark.rule("catan.setup.beginner_map")
def test_three_players_leave_a_colour_out() -> None:
    """Red usually, another by ruling, or everybody founds"""
    p = catan.start(3)
    assert p.hands == ((0, 1, 1, 0, 0), (1, 0, 1, 0, 1), (0, 1, 0, 1, 1))
    white_out = catan.start(3, options=catan.Options(players3="white"))
    assert white_out.hands == catan.start(4).hands[:3]
    free = catan.start(3, options=catan.Options(players3="founding"))
    assert free.stage == "found"
    assert len(legal(free, "settlement")) == 54


@pytest.mark.parametrize(("players", "starter"), [(3, 0), (3, 1), (4, 2), (4, 3)])
@pytest.mark.rule(
    "catan.start.two_rounds", "catan.start.round1", "catan.start.round2_reverse", "catan.start.first_turn"
)
def test_founding_goes_forwards_and_back(players: int, starter: int) -> None:
    p = catan.start(players, board=CLASSIC, starter=starter)
    order = []
    while p.phase == "found":
        if p.stage == "found":
            order.append(p.decider)
        p = p.play(p.legal_actions()[-1])
    first = [(starter + step) % players for step in range(players)]
    assert order == first + first[::-1]
    assert (p.active, p.stage, p.turn) == (starter, "roll", 1)
    assert p.scores == (2,) * players
    assert all(roads.bit_count() == 2 for roads in p.pieces.roads)


@pytest.mark.rule("catan.start.free_site", "catan.start.second_anywhere", "catan.build.settlement.distance")
def test_a_founding_settlement_may_stand_anywhere_free() -> None:
    p = catan.start(3, board=CLASSIC)
    assert len(legal(p, "settlement")) == 54
    p = play(p, f"settlement {SITES[20]}")
    p = p.play(p.legal_actions()[0])
    taken = {SITES[site] for site in bits(CLOSE[20])}
    assert legal(p, "settlement") == set(SITES) - taken
    assert broken(p, f"settlement {SITES[20]}") == {"catan.build.settlement.empty"}
    near = next(iter(taken - {SITES[20]}))
    assert broken(p, f"settlement {near}") == {"catan.build.settlement.distance"}
    assert broken(p, "roll") == {"catan.start.two_rounds"}


@pytest.mark.rule("catan.start.road_attached", "catan.build.road.one_per_path")
def test_the_founding_road_touches_the_new_settlement() -> None:
    p = play(catan.start(3, board=CLASSIC), f"settlement {SITES[20]}")
    assert legal(p, "road") == {PATHS[path] for path in bits(PATHS_AT[20])}
    far = next(path for path in range(72) if 20 not in ENDS[path])
    assert broken(p, f"road {PATHS[far]}") == {"catan.start.road_attached"}
    assert broken(p, f"settlement {SITES[0]}") == {"catan.start.road_attached"}


@pytest.mark.rule("catan.start.first_resources")
def test_the_second_settlement_brings_the_first_cards() -> None:
    """One for each land tile, nothing for the desert"""
    p = catan.start(3, board=CLASSIC)
    while p.stage != "found" or any(each.bit_count() != 1 for each in p.pieces.settlements):
        p = p.play(p.legal_actions()[0])
    assert p.hand_sizes == (0, 0, 0)
    seat = p.decider
    inland = play(p, "settlement -1,1|0,0|0,1") if "-1,1|0,0|0,1" in legal(p, "settlement") else None
    assert inland is not None
    assert inland.hands[seat] == (1, 0, 0, 0, 1), "forest and mountains; the desert gives nothing"
    assert "took the first cards: 1 lumber, 1 ore" in " ".join(told(p, "settlement -1,1|0,0|0,1"))


@pytest.mark.rule("catan.start.robber", "catan.start.dev_pile", "catan.start.special_ready", "catan.start.take_pieces")
def test_the_robber_starts_on_the_desert() -> None:
    p = catan.start(4)
    assert p.robber == p.island.desert
    assert p.pile_size == 25
    assert (p.road_holder, p.army_holder) == (-1, -1)
