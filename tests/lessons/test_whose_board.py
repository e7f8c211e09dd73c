"""A question is asked of the game that is played, or of another board: its words suit both."""

from __future__ import annotations

from pathlib import Path

import pytest

import boardlab.lessons

TEXTS = sorted(Path(boardlab.lessons.__file__).parent.rglob("*.toml"))
OWN = ("your board", "내 게임판", "네 판")


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_no_question_calls_any_board_the_learners(path: Path) -> None:
    """One was told "here is another board", and then to look at one's own."""
    lines = path.read_text(encoding="utf-8").lower().splitlines()
    assert not [line for line in lines if any(each in line for each in OWN)]
