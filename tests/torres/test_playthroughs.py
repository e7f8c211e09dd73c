"""The golden playthroughs replay to the letter; ``python -m tests.torres.playthroughs`` tells them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from boardlab.torres.cards import CARDS, MASTERS
from boardlab.torres.options import EDITIONS
from tests.torres.playthroughs import begin, files, record_of, told


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_a_playthrough_replays_to_the_letter(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = record_of(text)
    assert record.position.is_over
    assert told(record).splitlines() == text.splitlines()


def test_playthroughs_contain_every_card_and_action() -> None:
    actions = [act for path in files() for act in record_of(path.read_text(encoding="utf-8")).actions]
    assert {CARDS[act.card] for act in actions if act.to_text().startswith("play")} == set(CARDS)
    assert {act.to_text().split()[0] for act in actions} == {
        "found", "carry", "starter", "knight", "king", "stay", "add", "move", "build", "buy", "keep", "play", "point",
        "end",
    }  # fmt: skip
    players = {record_of(path.read_text(encoding="utf-8")).start.players for path in files()}
    assert players == {2, 3, 4}


@pytest.mark.rule("torres.mcard.different_levels")
def test_playthroughs_contain_every_edition_and_master_card() -> None:
    """And every master card pays somebody in its game ("torres.mcard.different_levels" and the others)."""
    games = [record_of(path.read_text(encoding="utf-8")) for path in files()]
    assert {game.start.options.edition for game in games} == set(EDITIONS)
    assert {game.start.master for game in games} == {None, *MASTERS}
    for game in games:
        paid = {event.rule for _, event in game.jump(len(game.actions)).all_events() if event.points}
        assert game.start.master is None or f"torres.mcard.{game.start.master}" in paid


def test_dice_fall_alike_everywhere() -> None:
    """A game drawn by a record's own dice is the same on every Python: this one lies in the folder."""
    path = next(path for path in files() if path.stem == "three")
    assert begin("three", 3).to_text() == record_of(path.read_text(encoding="utf-8")).to_text()
