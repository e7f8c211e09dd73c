"""Creed 01, board and turn: its answers found a second way, its prose tried out."""

from __future__ import annotations

from typing import Any

import pytest

from boardlab.lessons import Checkpoint, checkpoint
from boardlab.lessons.creed import sketch
from boardlab.lessons.creed.board.answers import SPENT, most_tents
from boardlab.lessons.creed.fields import spent

LAND = {f"{line}{rank}" for line in "123" for rank in "123"} - {"22"}


def asked(number: Any) -> Checkpoint:
    return checkpoint(f"creed.board.{number}")


def free(p: Any) -> Any:
    """A's cells that are neither taken nor swamp."""
    return {f"A{cell}" for cell in LAND} - set(p.to_json()["units"])


@pytest.mark.parametrize("number", [2, 3])
def test_units_come_and_go_to_any_free_cell(number: int) -> None:
    assert asked(number).answer() == free(asked(number).position)


def test_a_turn_costs_what_its_actions_cost() -> None:
    assert asked(4).answer() == 2 + 1 + 2 + 3
    assert spent(asked(4).position, SPENT[:1]) == 2


@pytest.mark.parametrize(("ap", "sieges"), [(9, 3), (10, 3), (11, 3), (12, 4), (13, 4)])
@pytest.mark.rule("creed.act.siege")
def test_sieges_in_a_turn_with_units_enough(ap: int, sieges: int) -> None:
    """10 and 11 AP pay for three sieges, 12 and 13 for four."""
    units = "A11=infantry_1 A12=infantry_2 A13=spearman A31=cavalry_3 A32=cavalry_4"
    assert most_tents(sketch(units, ap={"A": ap}, hands={"A": ""})) == sieges
