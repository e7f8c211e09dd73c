"""The golden playthroughs replay to the letter; ``python -m tests.creed.playthroughs`` tells them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from boardlab.creed.rules.action_type import TYPES
from tests.creed.playthroughs import begin, files, record_of, told


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_a_playthrough_replays_to_the_letter(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = record_of(text)
    assert record.position.is_over
    assert len(record.position.winners) < record.position.players, "one side has won"
    assert told(record).splitlines() == text.splitlines()


def test_playthroughs_contain_every_action_on_every_board() -> None:
    records = [record_of(path.read_text(encoding="utf-8")) for path in files()]
    words = {act.to_text().split()[0] for record in records for act in record.actions}
    assert words == set(TYPES.by_word())
    assert {record.start.layout.name for record in records} == {"straight", "twin", "crossing"}


def test_dice_fall_alike_everywhere() -> None:
    """A game drawn by a record's own dice is the same on every Python: this one lies in the folder."""
    path = next(path for path in files() if path.stem == "straight")
    assert begin("straight", 2).to_text() == record_of(path.read_text(encoding="utf-8")).to_text()
