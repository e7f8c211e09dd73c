"""Blocks spread over stacks: how many ways there are where no cap holds them, and what a short supply deals."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from boardlab import torres
from boardlab.core.contract.verdict import ImpossiblePosition
from boardlab.torres.options import BLOCKS, STACKS
from boardlab.torres.rules.placing import without
from boardlab.torres.rules.spreading import spreads
from tests.torres.setups import place

MOST_STACKS, MOST_BLOCKS = 4, 36
"""What one player may have beside the board in the last phase; see ``boardlab.torres.rules.validation``."""
HANGING = (
    "torres/2 namuwiki_new turn 1.1 AA "
    "1......./......../......../......../......../......../......../.......1 a1/b1 h8 0,0 "
    f"{'e' + '1' * 60}/- - 0 5.0.0.0.0 -/- - - - - - - puzzle"
)
"""A short line with sixty stacks without a cap: every way to spread fourteen blocks over them was once listed."""


def stacks_of(total: int, count: int, most: int) -> Iterator[tuple[int, ...]]:
    """Every way to have this many blocks in this many stacks, highest first."""
    if not count:
        if not total:
            yield ()
        return
    for first in range(min(total, most), -1, -1):
        for rest in stacks_of(total - first, count - 1, first):
            yield (first, *rest)


def test_more_stacks_than_a_phase_has_rounds_are_refused() -> None:
    with pytest.raises(ImpossiblePosition) as refused:
        torres.parse(HANGING)
    says = torres.Position.wording
    assert "A has 61 stacks. No phase has more than 4 rounds" in str(refused.value)
    assert any("라운드" in says.refusal(problem, "ko") for problem in refused.value.problems)


def test_ways_to_spread_blocks_have_a_limit() -> None:
    """All that may lie beside the board, with all the blocks anyone is dealt: other positions have fewer ways."""
    ends = carried = 0
    for stacks in stacks_of(MOST_BLOCKS, MOST_STACKS, MOST_BLOCKS):
        ends = max(ends, sum(len(spreads(without(stacks, size), size, BLOCKS)) for size in set(stacks)))
    for total in range(MOST_BLOCKS + 1):
        for stacks in stacks_of(total, MOST_STACKS - 1, MOST_BLOCKS):
            ends = max(ends, len(spreads(stacks, MOST_BLOCKS - total, BLOCKS)))
    for total in range(9):
        for stacks in stacks_of(total, MOST_STACKS, MOST_BLOCKS):
            carried = max(carried, len(spreads(stacks, MOST_BLOCKS - total, BLOCKS)))
    assert (ends, carried) == (1712, 5104)


@pytest.mark.parametrize("supply", [0, 5, 23, 24])
def test_a_short_supply_deals_what_it_holds(supply: int) -> None:
    """A puzzle may have too few blocks for the next phase: its text can be read all the same."""
    p = place(
        "a1=1 c1=1 e1=1",
        "a1",
        "c1",
        king="e1",
        round=4,
        starter=1,
        player=0,
        stacks=[[], []],
        turn_stack=0,
        supply=supply,
    )
    after = p.play(p.read_action("end"))
    assert (after.stage, after.phase) == ("move_king", 2)
    assert sum(map(sum, after.stacks)) + after.supply == supply
    assert after.supply == 0
    assert [len(stacks) for stacks in after.stacks] == [len(STACKS[2][1])] * 2
    assert after.stacks[0] >= after.stacks[1]
    assert torres.parse(after.to_text()) == after
