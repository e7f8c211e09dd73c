"""The longest road: who holds the card; and its length against the oracle, on random networks and in real games."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

from boardlab import catan
from boardlab.catan.board import BIT, ENDS, ENDS_MASK, PATH_AT, PATHS, PATHS_AT, SITE_AT, SITES, bits, mask_of
from boardlab.catan.pieces import pieces
from boardlab.catan.roads import longest, longest_line
from boardlab.catan.rules.winning import points_by_source
from tests.catan.oracle_road import CORNERS, EDGES, longest_road
from tests.catan.random_play import random_game, random_options
from tests.catan.tables import NOBODY, RICH, hands, legal, play, table, told
from tests.effort import rounds

LINE = ["1,-1|2,-1", "1,-1|1,0", "0,0|1,0", "0,1|1,0", "0,1|1,1", "0,2|1,1", "1,1|1,2"]
"""Seven roads one behind the other, round the tile 1,0 and down to the coast."""


def roads_of(count: int, *others: list[str]) -> list[list[str]]:
    found = [LINE[:count], *others]
    return found + [[] for _ in range(4 - len(found))]


@pytest.mark.rule("catan.road.five", "catan.road.points", "catan.score.special")
def test_five_roads_take_the_card() -> None:
    p = table(hands=hands(**RICH), settlements=NOBODY, roads=roads_of(4))
    assert p.pieces.lengths[0] == 4
    assert p.road_holder == -1
    after = play(p, f"road {LINE[4]}")
    assert after.road_holder == 0
    assert after.scores[0] == p.scores[0] + 2
    assert any("longest road with 5 roads" in text for text in told(p, f"road {LINE[4]}"))
    receipt = points_by_source(after, 0)
    assert [line.rule for line in receipt.lines] == ["catan.score.special"]


OTHER = ["-1,0|0,-1", "-1,0|0,0", "-1,0|-1,1", "-2,1|-1,0", "-2,1|-1,1", "-2,1|-2,2"]


@pytest.mark.rule("catan.road.longer_takes")
def test_equal_length_does_not_take_it() -> None:
    p = table(
        active=1, hands=[{}, RICH, {}, {}], settlements=NOBODY, roads=roads_of(5, OTHER[:4]), longest_road=0,
    )  # fmt: skip
    chain = p.pieces.lengths[1]
    assert chain == 4
    fifth = next(path for path in sorted(legal(p, "road")) if play(p, f"road {path}").pieces.lengths[1] == 5)
    level = play(p, f"road {fifth}")
    assert level.road_holder == 0
    sixth = next(path for path in sorted(legal(level, "road")) if play(level, f"road {path}").pieces.lengths[1] == 6)
    events = level.events(level.read_action(f"road {sixth}"))
    assert ("road_lost", "catan.road.longer_takes") in [(each.kind, each.rule) for each in events]
    longer = play(level, f"road {sixth}")
    assert longer.road_holder == 1
    assert (longer.scores[0], longer.scores[1]) == (level.scores[0] - 2, level.scores[1] + 2)


BREAK = "0,0|0,1|1,0"
"""The intersection between the third and the fourth road of the line."""


def broken_line(ruling: str, mine: int, *others: list[str]) -> catan.Position:
    """B builds a settlement into A's line at :data:`BREAK`."""
    p = table(
        options={"longest_road_tie_after_break": ruling}, active=1, hands=[{}, RICH, {}, {}], settlements=NOBODY,
        roads=[LINE[:mine], ["0,0|0,1"], *others, *([[]] * (2 - len(others)))], longest_road=0,
    )  # fmt: skip
    return play(p, f"settlement {BREAK}")


@pytest.mark.rule("catan.road.broken", "catan.road.set_aside")
def test_a_rivals_building_breaks_the_line() -> None:
    """Nobody has five any more"""
    for ruling in ("set_aside", "holder_keeps"):
        p = broken_line(ruling, 7)
        assert p.pieces.lengths[0] == 4
        assert p.road_holder == -1


@pytest.mark.rule("catan.road.own_does_not_break")
def test_own_buildings_do_not_break_it() -> None:
    p = table(settlements=[[BREAK], [], [], []], roads=roads_of(7))
    assert p.pieces.lengths[0] == 7
    rival = table(settlements=[[], [BREAK], [], []], roads=roads_of(7))
    assert rival.pieces.lengths[0] == 4


@pytest.mark.rule("catan.road.set_aside")
def test_tie_after_a_break_depends_on_the_edition() -> None:
    """The almanac sets the card aside, the fifth edition lets the holder keep it"""
    line = [*LINE, "1,1|2,1"]
    held = {}
    for ruling in ("set_aside", "holder_keeps"):
        p = table(
            options={"longest_road_tie_after_break": ruling}, active=1, hands=[{}, RICH, {}, {}], settlements=NOBODY,
            roads=[[*line], ["0,0|0,1"], FIVE, []], longest_road=0,
        )  # fmt: skip
        assert p.pieces.lengths[0] == 8
        assert p.pieces.lengths[2] == 5
        after = play(p, f"settlement {BREAK}")
        assert (after.pieces.lengths[0], after.pieces.lengths[2]) == (5, 5)
        held[ruling] = after.road_holder
    assert held == {"set_aside": -1, "holder_keeps": 0}
    assert catan.FIFTH_EDITION.longest_road_tie_after_break == "holder_keeps"
    assert catan.ALMANAC.longest_road_tie_after_break == "set_aside"


FIVE = ["-2,1|-2,2", "-2,2|-1,1", "-2,2|-1,2", "-2,3|-1,2", "-1,2|-1,3"]
"""Five roads in a line, far from the others."""


@pytest.mark.parametrize(
    ("ruling", "mine", "others", "kinds"),
    [
        ("set_aside", [*LINE, "1,1|2,1"], FIVE, [("road_aside", "catan.road.set_aside")]),
        ("holder_keeps", [*LINE, "1,1|2,1"], FIVE, [("road_kept", "catan.road.set_aside")]),
        ("set_aside", LINE, FIVE, [("road_lost", "catan.road.broken"), ("road_won", "catan.road.points")]),
        ("holder_keeps", LINE, FIVE, [("road_lost", "catan.road.broken"), ("road_won", "catan.road.points")]),
        ("holder_keeps", LINE, [], [("road_aside", "catan.road.set_aside")]),
        ("holder_keeps", [*LINE, "1,1|2,1"], [], []),
    ],
)
@pytest.mark.rule("catan.road.broken", "catan.road.set_aside", "catan.road.longer_takes")
def test_log_of_a_broken_road_names_its_rule(ruling: str, mine: Any, others: Any, kinds: Any) -> None:
    """Nobody built a longer line here"""
    p = table(
        options={"longest_road_tie_after_break": ruling}, active=1, hands=[{}, RICH, {}, {}], settlements=NOBODY,
        roads=[mine, ["0,0|0,1"], others, []], longest_road=0,
    )  # fmt: skip
    events = p.events(p.read_action(f"settlement {BREAK}"))
    assert [(each.kind, each.rule) for each in events if each.kind in ROAD_EVENTS] == kinds
    assert sum(each.points for each in events) == sum(play(p, f"settlement {BREAK}").scores) - sum(p.scores)
    if kinds == [("road_kept", "catan.road.set_aside")]:
        text = f"settlement {BREAK}"
        assert told(p, text)[-1] == "Orange keeps the longest road: 5 roads are no fewer than those of Blue."
        assert told(p, text, lang="ko")[-1] == "주황이 최장 상로를 지킵니다. 길이 5는 가장 긴 사람과 같습니다(파랑)."


ROAD_EVENTS = {"road_kept", "road_aside", "road_lost", "road_won"}


@pytest.mark.rule("catan.road.set_aside", "catan.road.regain")
def test_single_longer_road_takes_card_when_holder_is_broken() -> None:
    p = broken_line("set_aside", 7, FIVE)
    assert p.road_holder == 2
    assert p.scores[2] == 2


@pytest.mark.rule("catan.road.regain")
def test_a_card_set_aside_is_taken_again() -> None:
    """Whoever alone has the longest line of five or more"""
    p = broken_line("set_aside", 7)
    assert p.road_holder == -1
    doc = p.to_json()
    doc |= {"active": 0, "player": 0, "stage": "trade", "phase": "trade", "hands": [RICH, {}, {}, {}]}
    doc.pop("bank")
    again = catan.from_json(doc, allow_unreachable=True)
    paths = [path for path in legal(again, "road") if play(again, f"road {path}").pieces.lengths[0] == 5]
    assert paths
    assert play(again, f"road {paths[0]}").road_holder == 0


def test_the_oracle_knows_the_same_island() -> None:
    assert set(SITE_AT) == CORNERS
    assert {path: {SITES[site] for site in ENDS[at]} for path, at in PATH_AT.items()} == {
        path: set(ends) for path, ends in EDGES.items()
    }


def named(roads: int, blocked: int) -> tuple[set[str], set[str]]:
    return {PATHS[path] for path in bits(roads)}, {SITES[site] for site in bits(blocked)}


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


@pytest.mark.parametrize("seed", range(rounds(2, soak=6)))
@pytest.mark.rule("catan.road.branches", "catan.road.broken")
def test_a_thousand_random_networks(seed: int) -> None:
    """Every trail walked by the oracle, none by the package's way."""
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


def test_the_line_itself_is_a_trail_of_that_length() -> None:
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


@pytest.mark.parametrize("seed", range(4))
def test_every_position_of_random_games(seed: int) -> None:
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
