"""What holds at every moment of every game, whatever is played."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boardlab import torres
from boardlab.torres.actions import Kind
from boardlab.torres.board import NAMES, Ground
from boardlab.torres.cards import CARDS
from boardlab.torres.options import BLOCKS, STACKS
from boardlab.torres.rules.track import land
from tests.torres.setups import place


def check(p: torres.Position) -> None:
    """The invariants of a position that a game has reached."""
    on_board = sum(p.heights)
    assert on_board + sum(map(sum, p.stacks)) + max(p.turn_stack, 0) + p.supply == BLOCKS
    assert p.supply >= 0
    assert len(p.castles) >= 6
    for castle in p.castles:
        assert castle.height <= castle.area
        assert castle.area == len(castle.cells)
    figures = [cell for cells in p.knights for cell in cells] + ([p.king] if p.king >= 0 else [])
    assert len(set(figures)) == len(figures)
    assert all(len(cells) <= 6 for cells in p.knights)
    assert p.king < 0 or p.castle_at(p.king) is not None
    assert all(size <= 3 for stacks in p.stacks for size in stacks)
    assert all(list(stacks) == sorted(stacks, reverse=True) for stacks in p.stacks)
    above = [score for score in p.scores if score]
    assert len(set(above)) == len(above)
    assert 0 <= p.spent <= p.ap <= 7
    assert p.built <= 3
    assert p.bought <= 2
    for seat in range(p.players):
        cards = [*p.hands[seat], *p.decks[seat], *(p.looking if seat == p.decider else ())]
        assert len(set(cards)) == len(cards) <= len(CARDS)
    assert set(p.fresh) <= set(p.hands[p.decider])
    assert 1 <= p.round <= p.rounds == len(STACKS[p.players][p.phase - 1])
    assert p.is_over or p.legal_actions()


@settings(max_examples=25, deadline=None)
@given(st.integers(2, 4), st.integers(0, 2**32))
def test_invariants_hold_through_any_game(players: int, seed: int) -> None:
    rng = random.Random(seed)
    p = torres.setup(rng, players)
    check(p)
    castles, cards = 8, False
    while not p.is_over:
        menu = p.legal_actions()
        kinds = sorted({act.kind for act in menu})
        kind = rng.choice(kinds if rng.random() < 0.2 else kinds[:-1] or kinds)  # the end of a turn comes last
        chosen = rng.choice([act for act in menu if act.kind == kind])
        after = p.play(chosen)
        check(after)
        assert all(new >= old for new, old in zip(after.scores, p.scores, strict=True))
        cards = cards or chosen.kind == Kind.PLAY
        castles = len(after.castles)
        if not cards:
            assert castles == 8, "cards apart, the eight castles remain"
        p = after
    assert p.winners
    assert max(p.scores) == p.scores[p.winners[0]]


@settings(deadline=None)
@given(st.lists(st.integers(0, 12), min_size=2, max_size=4), st.integers(0, 3), st.integers(0, 12))
def test_a_marker_lands_on_the_first_free_space(scores: list[int], seat: int, points: int) -> None:
    seat %= len(scores)
    after, pushed = land(tuple(scores), seat, points)
    others = scores[:seat] + scores[seat + 1 :]
    if not points:
        assert (after, pushed) == (tuple(scores), 0)
        return
    assert after[seat] == scores[seat] + points + pushed
    assert after[seat] not in others
    assert set(range(scores[seat] + points, after[seat])) <= set(others)
    assert [*after[:seat], *after[seat + 1 :]] == others


boards = st.lists(st.integers(0, 3), min_size=64, max_size=64)


@settings(max_examples=60, deadline=None)
@given(boards, st.integers(0, 63))
@pytest.mark.rule("torres.door.through")
def test_doors_on_one_level_lead_both_ways(heights: list[int], cell: int) -> None:
    """Whoever gets from one cell to another of the same level gets back."""
    ground = Ground.of(heights)
    level = ground.heights[cell]
    for other in range(64):
        if ground.heights[other] == level and ground.door_targets(cell, level, level) >> other & 1:
            assert ground.door_targets(other, level, level) >> cell & 1


def turned(cell: str) -> str:
    """The cell a quarter turn on."""
    at = NAMES.index(cell)
    return NAMES[(7 - at % 8) * 8 + at // 8]


@pytest.mark.parametrize("seed", range(6))
def test_the_rules_know_no_compass(seed: int) -> None:
    """Turn the whole board by a quarter, and the menu turns with it."""
    rng = random.Random(seed)
    cells = rng.sample(NAMES, 30)
    towers = {cell: rng.randint(1, 3) for cell in cells}
    knights = [" ".join(rng.sample(NAMES[:32], 4)), " ".join(rng.sample(NAMES[32:], 4))]
    hands = [list(CARDS), []]
    plain = place(" ".join(f"{c}={h}" for c, h in towers.items()), *knights, hands=hands)
    around = place(
        " ".join(f"{turned(c)}={h}" for c, h in towers.items()),
        *(" ".join(turned(cell) for cell in cells.split()) for cells in knights),
        hands=hands,
    )
    texts = {
        " ".join(turned(word) if word in NAMES else word for word in act.to_text().split())
        for act in plain.legal_actions()
    }
    assert texts == {act.to_text() for act in around.legal_actions()}
