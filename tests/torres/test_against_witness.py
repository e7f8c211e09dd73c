"""The fast engine and the slow witness agree: menus, moves through doors, block cells, cards, turns and scorings."""

from __future__ import annotations

import random

import pytest

from boardlab.torres.board import NAMES, Ground
from boardlab.torres.rules.scoring import castle_payments, reckon
from tests.effort import POSITIONS
from tests.torres import oracle
from tests.torres.random_positions import random_board, random_state
from tests.torres.witness import as_tuple, compare, engine_of

SEEDS = POSITIONS or 60
"""How many random positions; ``make soak`` asks for 20,000."""
CHUNK = 30


@pytest.mark.parametrize("first", range(0, SEEDS, CHUNK))
def test_menus_and_plays_agree(first: int) -> None:
    assert sum(compare(seed) for seed in range(first, min(first + CHUNK, SEEDS))) > CHUNK


@pytest.mark.parametrize("first", range(0, min(SEEDS, 2_000), 100))
def test_castles_and_scorings_agree(first: int) -> None:
    for seed in range(first, first + 100):
        rng = random.Random(f"scoring {seed}")
        board = random_board(rng, blocks=rng.choice([12, 30]))
        ground = Ground.of(board.heights.get(name, 0) for name in NAMES)
        assert [{NAMES[cell] for cell in castle.cells} for castle in ground.castles] == [
            set(castle) for castle in oracle.castles(board.heights)
        ]
        masks = tuple(sum(1 << NAMES.index(cell) for cell in board.knights[seat]) for seat in sorted(board.knights))
        for seat, mask in enumerate(masks):
            ours = [(area, level, area * level) for _, area, level in castle_payments(ground, mask)]
            assert ours == [line[1:] for line in oracle.score_castles(board, seat)]
        scores = rng.sample(range(1, 12), len(masks))
        phase, starter = rng.randint(1, 3), rng.randrange(len(masks))
        king = NAMES.index(board.king) if board.king else -1
        paid = reckon(ground, masks, king, tuple(scores), phase, starter)
        order = [(starter + step) % len(masks) for step in range(len(masks))]
        steps = oracle.score_phase(board, list(scores), phase, order)
        final = list(scores)
        for _, seat, _, landed in steps:
            final[seat] = landed
        assert paid[-1].scores == tuple(final)
        gains = tuple(sum(line.points for line in paid if line.player == seat) for seat in range(len(masks)))
        assert gains == tuple(after - before for after, before in zip(final, scores, strict=True))


def test_the_witness_is_heard() -> None:
    """An engine that overlooked one knight of the player to move would be caught."""
    for seed in range(8):
        state = random_state(random.Random(seed), stage="look" if seed == 7 else None)
        ours = {as_tuple(act) for act in engine_of(state).legal_actions()}
        knights = state.board.knights[state.to_move]
        knights.remove(min(knights))
        overlooked = state.stage == "turn" and state.ap_spent < state.ap_total
        assert (ours != oracle.legal(state)) == overlooked
