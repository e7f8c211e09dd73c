"""What people kept from version 0.1.0 stays readable: positions as text and JSON, games, answers in the journal.

The files in ``tests/written_by_0_1_0`` were written by that version and are never written again.
"""

import json
from importlib import import_module
from pathlib import Path

import pytest

from boardlab import Record
from boardlab.lessons.journal import Journal
from boardlab.lessons.progress import progress_of

KEPT = Path(__file__).parents[1] / "written_by_0_1_0"
GAMES = ("torres", "catan", "creed")
RECORDS = sorted(KEPT.glob("*.record"))


def ends(path: Path) -> dict[str, str]:
    """The last position of each line of a kept game, as 0.1.0 wrote it."""
    game, number = path.stem.split("_")
    found: dict[str, str] = json.loads((KEPT / f"{game}_ends.json").read_text(encoding="utf-8"))[int(number)]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_positions_are_read_as_text_and_as_json(game):
    module = import_module(f"boardlab.{game}")
    rows = [json.loads(row) for row in (KEPT / f"{game}_positions.jsonl").read_text(encoding="utf-8").splitlines()]
    assert len(rows) > 60
    for row in rows:
        position = module.parse(row["text"])
        assert module.from_json(row["json"]) == position
        assert module.parse(position.to_text()) == position


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_games_are_read_with_all_their_branches_and_end_where_they_ended(path):
    record = Record.load(path)
    module = import_module(f"boardlab.{path.stem.split('_')[0]}")
    reached = {line.name: line.positions[-1] for line in record.lines}
    assert len(reached) > 1
    assert reached == {name: module.parse(text) for name, text in ends(path).items()}


def test_a_journal_pays_what_it_paid():
    paid = json.loads((KEPT / "journal_points.json").read_text(encoding="utf-8"))
    marks = progress_of("", Journal(KEPT / "journal.jsonl").read()).marks
    assert {mark.checkpoint.id: [mark.state, mark.gained] for mark in marks if mark.state != "open"} == paid
    assert len(paid) > 150
