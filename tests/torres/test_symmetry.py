"""No cell is special: a board in a corner allows and pays what its mirror images in the other corners do."""

from __future__ import annotations

import re
from collections.abc import Iterable
from random import Random

import pytest

from boardlab import torres
from tests.effort import rounds
from tests.torres.setups import place

CORNER = [f"{column}{row}" for column in "efgh" for row in "5678"]
MIRRORS = {"a8": ("efgh", "dcba"), "h1": ("5678", "4321"), "a1": ("efgh5678", "dcba4321")}


def crowded(rng: Random) -> list[str]:
    """The cells of towers, king and knights in the corner at h8, where the king stands one time in three."""
    towers = {cell: rng.choice("0112233") for cell in CORNER} | {"h8": rng.choice("123")}
    cells = rng.sample(CORNER, 8)
    king = "h8" if rng.random() < 1 / 3 else next((cell for cell in cells if towers[cell] > "0"), "h8")
    knights = [cell for cell in cells if cell != king]
    return [" ".join(f"{cell}={blocks}" for cell, blocks in towers.items() if blocks > "0"), king, *knights]


def with_all_cards(cells: Iterable[str], phase: int) -> torres.Position:
    towers, king, *knights = cells
    mine, theirs = " ".join(knights[:3]), " ".join(knights[3:])
    hands = [list(torres.CARDS), []]
    return place(
        towers, mine, theirs, king=king, hands=hands, decks=[[], list(torres.CARDS)], phase=phase, scores=[9, 5]
    )


def paid(p: torres.Position) -> list[tuple[tuple[int, str, int], list[str]]]:
    """Each line of a scoring now, with the cells that it tells of."""
    receipt = p.preview()
    assert receipt is not None
    return [((line.player, line.rule, line.points), sorted(line.places)) for line in receipt.lines]


@pytest.mark.rule("torres.comp.board")
@pytest.mark.parametrize("corner", MIRRORS)
def test_mirrored_board_allows_and_pays_the_same(corner: str) -> None:
    def mirrored(text: str) -> str:
        return re.sub(r"\b[e-h][5-8]\b", lambda cell: cell[0].translate(str.maketrans(*MIRRORS[corner])), text)

    rng = Random(corner)
    for phase in rounds(20, soak=1_000) * [1, 2, 3]:
        cells = crowded(rng)
        p, other = (with_all_cards(which, phase) for which in (cells, [mirrored(each) for each in cells]))
        assert sorted((line, sorted(map(mirrored, places))) for line, places in paid(p)) == sorted(paid(other))
        inside = {act.to_text() for act in p.legal_actions()}
        there = {act.to_text() for act in other.legal_actions()}
        assert len(inside) == len(there)
        assert {mirrored(text) for text in inside if not re.search(r"[a-d]\d|[a-h][1-4]", text)} <= there
