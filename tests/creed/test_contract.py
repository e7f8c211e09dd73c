"""What the conformance suite does not ask of every game: the circle of Creed's rulebook, who starts, broken data."""

from __future__ import annotations

from typing import Any

import pytest

from boardlab import creed
from boardlab.core import Record
from boardlab.core.contract.game import find_game
from boardlab.creed.position import CHAPTERS
from boardlab.creed.rules.action_type import TYPES
from tests.conformance.games import GAMES, samples

CREED = next(game for game in GAMES if game.name == "creed")


def test_the_chapters_in_code_are_those_of_the_rulebook() -> None:
    told = {rule.chapter for rule in find_game("creed").rulebook.values()}
    assert {chapter.__name__.rpartition(".")[2] for chapter in CHAPTERS} == told


def test_path_from_a_place_leads_to_one_action_type() -> None:
    """So that it does not matter in which order the action types are asked what a refused path meant."""
    stages = set()
    for p in samples(CREED, 12, 5):
        seat = p.current_player
        if seat is None or seat < 0:
            continue
        stages.add(p.stage)
        assert sum(each.begins_at_tent(p) for each in TYPES) == 1
        nexts = [(), *((name,) for name in (p.layout.tent_names[0], p.layout.tent_names[-1], "recall", "no such key"))]
        nexts += [(name,) for name in p.layout.cell_names]
        for cell in range(p.layout.cells):
            for rest in nexts:
                meant = [each.word for each in TYPES if each.begins_at(p, seat, cell, rest)]
                aimed = not rest or rest[0] in p.layout.cell_numbers or rest[0] in p.layout.tent_numbers
                assert len(meant) == 1 if aimed or p.stage != "turn" else len(meant) <= 1, (p.to_text(), cell, rest)
    assert {"turn", "place"} <= stages


@pytest.mark.rule("creed.setup.first4")
def test_starting_side_is_drawn_by_the_record() -> None:
    """The same seed, the same starting player; other seeds, others."""
    first: dict[Any, Any] = {}
    for seed in map(str, range(12)):
        for _ in range(2):
            record = Record.new(creed, seed=seed, players=4)
            while record.position.stage == "tents":
                record.play(record.position.legal_actions()[0])
            record.play(record.dice.outcome(record.position))
            assert first.setdefault(seed, record.position.first) == record.position.first
            assert Record.from_text(record.to_text()).position == record.position
    assert set(first.values()) == {0, 1, 2, 3}
