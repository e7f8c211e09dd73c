"""The worked examples of the rules sheet, of the article and of the lessons, as the engine counts them."""

from __future__ import annotations

import itertools

import pytest

from tests.torres.setups import broken, legal, menu, place, play, totals

FIVE = "b2=4 c2=3 d2=2 b3=2 c3=1"
KINGS_FOUR = "b2=4 c2=2 b3=2 c3=1"
EXAMPLE_F = "b2=2 c2=1 b3=2 c3=1"


@pytest.mark.rule("torres.goal.product")
def test_anna_earns_15() -> None:
    """Area 5, own knights on 3 and 2: 15, and nothing for the lower one."""
    assert totals(place(FIVE, "c2 d2")) == (15, 0)


@pytest.mark.parametrize(("phase", "points"), [(1, 16), (2, 26), (3, 16)])
@pytest.mark.rule("torres.king.exact")
def test_example_e(phase: int, points: int) -> None:
    """King's castle of area 4, knights on 4 and 2."""
    assert totals(place(KINGS_FOUR, "b2 c2", king="c3", phase=phase)) == (points, 0)


@pytest.mark.rule("torres.king.split")
def test_example_f() -> None:
    """One knight takes the bonus, the higher one sets the castle points."""
    assert totals(place(EXAMPLE_F, "b2 c2", king="c3")) == (13, 0)


@pytest.mark.rule("torres.score.everyone", "torres.level.own_only")
def test_20_with_a_rival_at_25() -> None:
    """Both score, each by the player's own level."""
    assert totals(place("b2=5 c2=4 d2=1 b3=1 c3=1", "c2", "b2")) == (20, 25)


@pytest.mark.rule("torres.track.leap")
def test_one_ap_worth_four_points() -> None:
    """Right behind three markers."""
    p = place("a1=1 c1=1", "a1", "c1", "e1", "g1", scores=[10, 11, 12, 13])
    after = play(p, "point")
    assert after.scores == (14, 11, 12, 13)
    told = [(event.rule, event.points) for event in p.events(p.read_action("point"))]
    assert told == [("torres.point.cost", 1), ("torres.track.leap", 3)]


@pytest.mark.rule("torres.build.height")
def test_area_three_is_limited_to_three_levels() -> None:
    """A castle of area 3 takes three levels; the fourth is refused with its numbers."""
    assert legal(place("b2=2 c2=1 d2=1", "a8"), "build b2 from 3")
    p = place("b2=3 c2=1 d2=1", "a8")
    assert broken(p, "build b2 from 3") == [("torres.build.height", "")]
    assert p.judge(p.read_action("build b2 from 3")).breaches[0].facts == {"castle": "b2", "area": 3, "height": 4}
    five = place("b2=5 c2=1 d2=1 b3=1 c3=1", "a8")
    assert not legal(five, "build b2 from 3")


@pytest.mark.rule("torres.score.order", "torres.score.no_ties")
def test_three_players_score_8_and_share_spaces() -> None:
    """Equal points from the start space, in order."""
    p = place("b2=2 c2=2 d2=2 b3=2", "b2", "c2", "d2")
    assert p.preview().lines[-1].scores == (8, 9, 10)
    assert place("b2=2 c2=2 d2=2 b3=2", "b2", "c2", "d2", starter=2).preview().lines[-1].scores == (9, 10, 8)


@pytest.mark.rule("torres.king.table")
def test_the_bonus_of_three_phases_is_30() -> None:
    """5 + 10 + 15 for level 1, 2, 3."""
    paid = []
    for phase in (1, 2, 3):
        p = place("b2=3 c2=2 b3=1 c3=1", ("b3", "c2", "b2")[phase - 1], king="c3", phase=phase)
        paid.append([line.points for line in p.preview().lines if line.label.key == "receipt.bonus" and line.points])
    assert paid == [[5], [10], [15]]


@pytest.mark.rule("torres.door.no_up")
def test_the_row_1_2_1_2_1() -> None:
    """Doors compare entry and exit only: over the saddle one comes out at the far end."""
    p = place("a1=1 b1=2 c1=1 d1=2 e1=1", "a1")
    assert {"c1", "e1"} <= menu(p, "move a1")
    assert "d1" not in menu(p, "move a1")
    low = place("a1=1 b1=2 c1=1 d1=2 e1=1", "a2")
    assert broken(low, "move a2 c1") == [("torres.door.no_up", "")]
    assert low.judge(low.read_action("move a2 c1")).breaches[0].facts == {
        "source": "a2", "target": "c1", "start": 0, "end": 1, "climb": 1,
    }  # fmt: skip


# -- the lessons ----------------------------------------------------------------------------------------------------


def test_s1_level_or_base() -> None:
    base = "b2=4 c2=3 d2=2 b3=2 c3=1"
    assert totals(place(base, "c2", "b2")) == (15, 20)
    assert totals(place(base + " d3=1", "c2", "b2")) == (18, 24)
    equal = place("b2=4 c2=4 d2=2 b3=2 c3=1", "c2", "b2").preview()
    assert [line.points for line in equal.lines if line.points] == [20, 20, 1], "and the second marker is pushed on"


@pytest.mark.parametrize(("phase", "points"), [(1, (22, 15, 0)), (2, (32, 15, 0)), (3, (22, 30, 0))])
def test_s2_two_castles(phase: int, points: tuple[int, ...]) -> None:
    p = place("b2=4 c2=2 b3=3 c3=1 f5=2 f6=1 g5=1", "b2 c2 f5", "b3 g5", "a1", king="c3", phase=phase)
    assert totals(p) == points


def test_s3_the_track() -> None:
    p = place("b2=2 c2=2 d2=2 b3=2", "b2", "c2", "d2", starter=2)
    assert p.preview().lines[-1].scores == (9, 10, 8)
    a, b, c, d = play(place("a1=1", "b1", "c1", "d1", "e1", scores=[10, 11, 12, 13]), "point").scores
    assert (a, b, c, d) == (14, 11, 12, 13)


@pytest.mark.parametrize(("blocks", "product"), [(3, 4), (4, 6), (5, 8), (6, 10), (7, 12), (9, 18), (12, 27), (15, 36)])
def test_s4_the_best_staircase_of_n_blocks(blocks: int, product: int) -> None:
    """A staircase to level L takes L(L+1)/2 blocks; the rest makes area: the engine pays the best product so."""
    best = 0
    for level in range(1, 6):
        stairs = level * (level + 1) // 2
        area = level + blocks - stairs
        if blocks >= stairs and area >= level:
            cells = [f"{'abcdefgh'[i % 8]}{i // 8 + 1}" for i in range(area)]
            row = [f"{cell}={max(level - i, 1)}" for i, cell in enumerate(cells)]
            best = max(best, totals(place(" ".join(row), cells[0]))[0])
    assert best == product


@pytest.mark.parametrize(("blocks", "product"), [(12, 28), (15, 40)])
def test_s4_two_towers_raised_in_turn(blocks: int, product: int) -> None:
    """Level L takes 2L - 1 blocks on two neighbouring towers; the rest makes area."""
    best = 0
    for level in range(1, 7):
        area = 2 + blocks - (2 * level - 1)
        if area >= level:
            cells = [f"{'abcdefgh'[i % 8]}{i // 8 + 1}" for i in range(area)]
            row = [f"{cell}={(level, max(level - 1, 1), 1)[min(i, 2)]}" for i, cell in enumerate(cells)]
            best = max(best, totals(place(" ".join(row), cells[0]))[0])
    assert best == product


def test_s5_the_wormhole() -> None:
    p = place("b2=1 c2=1 d2=1 e2=1 f2=1", "a2", king="e2")
    reached = menu(p, "move a2")
    assert "g2" in reached
    assert len(reached) == 14
    walk = ["move a2 a1", *(f"move {a}1 {b}1" for a, b in itertools.pairwise("abcdefg")), "move g1 g2"]
    assert len(walk) == 8
    for first in range(0, 8, 5):
        here = place("b2=1 c2=1 d2=1 e2=1 f2=1", walk[first].split()[1], king="e2")
        assert play(here, *walk[first : first + 5]).spent == len(walk[first : first + 5])


def test_s6_the_elevator() -> None:
    towers = "b2=5 c2=4 d2=3 b3=2 c3=1"
    p = place(towers, "a2", king="b3", hands=[["elevator"], []])
    paid = {}
    for cell in menu(p, "play elevator a2"):
        paid[cell] = totals(play(p, f"play elevator a2 {cell}"))[0]
    assert (paid["c2"], paid["d2"]) == (20, 15)
    assert play(p, "play elevator a2 c3").preview().lines[0].points == 5
    assert "b2" not in paid
    assert broken(p, "play elevator a2 b2") == [("torres.card.elevator", "exit")]
    seen, edge = {"a2"}, {"a2"}
    while edge:
        edge = {to for cell in edge for to in menu(place(towers, cell, king="b3"), f"move {cell}")} - seen
        seen |= edge
    assert "c2" not in seen


@pytest.mark.parametrize("phase", [1, 2, 3])
def test_k1_climb_or_stay(phase: int) -> None:
    """Leaving the bonus level upwards with the only knight pays from area 6, 11, 16 on."""
    first = 5 * phase + 1
    for area in (first - 1, first, first + 1):
        cells = [f"{'abcdefgh'[i % 8]}{i // 8 + 1}" for i in range(area)]
        row = " ".join(f"{cell}={max(phase + 1 - i, 1)}" for i, cell in enumerate(cells))
        stay, climb = (totals(place(row, cell, king=cells[-1], phase=phase))[0] for cell in (cells[1], cells[0]))
        assert (climb > stay) == (area >= first)


@pytest.mark.parametrize(("knights", "points"), [("b2 c2", 13), ("c2", 9), ("b2", 8), ("b2 b3", 8)])
def test_k2_around_example_f(knights: str, points: int) -> None:
    assert totals(place(EXAMPLE_F, knights, king="c3"))[0] == points


def test_k3_one_level_a_year() -> None:
    found = [
        totals(place("b2=3 c2=2 b3=1 c3=1", cell, king="c3", phase=phase))[0]
        for phase, cell in enumerate(("b3", "c2", "b2"), 1)
    ]
    assert found == [4 + 5, 8 + 10, 12 + 15]
    assert sum(found) == 54


@pytest.mark.parametrize(("king", "lead"), [("b3", -10), ("e6", 10), ("h1", 0)])
def test_k4_where_to_put_the_king(king: str, lead: int) -> None:
    towers = "b2=2 c2=1 b3=1 e5=2 e6=1 f5=1 f6=1 g1=1 h1=1"
    free = {"b3": "b3", "e6": "f6", "h1": "h1"}[king]
    p = place(towers, "e5 c2", "b2 f5", "g1 e6", king=free, phase=2)
    bonus = [sum(line.points for line in p.preview().of(seat) if line.rule == "torres.king.table") for seat in range(3)]
    assert bonus[0] - max(bonus[1:]) == lead


def test_k5_fewest_ap_to_the_bonus() -> None:
    towers, rest = "b1=1 b2=2 c2=1 e2=1 f2=1 g2=1", {"king": "b1", "phase": 2}
    p = place(towers, "h2", "f2", **rest)
    dist, edge, ap = {"h2": 0}, {"h2"}, 0
    while "b2" not in dist:
        ap += 1
        edge = {to for cell in edge for to in menu(place(towers, cell, "f2", **rest), f"move {cell}")} - set(dist)
        dist |= dict.fromkeys(edge, ap)
    assert dist["b2"] == 3
    assert totals(p)[0] == 0
    there = place(towers, "b2", "f2", **rest)
    assert [line.points for line in there.preview().of(0)] == [6, 10]


@pytest.mark.rule("torres.next.king_may")
def test_k6_one_point_too_many() -> None:
    """21 jumps over 22 to 23, so the other one is last and moves the king."""
    p = place(
        "a1=1 c1=1 e1=1 g1=1 a3=1 c3=1", "b8", "d8", "f8", king="a1", scores=[21, 22, 30], round=4, player=2, starter=0
    )
    assert play(p, "end").decider == 0
    rich = place("a1=1 c1=1 e1=1 g1=1 a3=1 c3=1", "b8", "d8", "f8", king="a1", scores=[21, 22, 30], round=4, starter=0)
    assert play(rich, "point").scores == (23, 22, 30)
    assert play(rich, "point", *["end"] * 3).decider == 1
