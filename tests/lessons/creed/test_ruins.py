"""Ruins lie where sieges make them: a tent behind one that stands on each of its lines is never destroyed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from boardlab.creed.tents import DESTROYED
from boardlab.lessons import checkpoint, checkpoints, practice, scenario
from boardlab.lessons.creed.sketching import sketch
from boardlab.lessons.model.topics import Topic, topics

DRAWN = 12


def out_of_reach(p: Any) -> set[str]:
    """Destroyed tents to which no order of sieges leads, by their names."""
    ruins = {tent for lane in p.layout.lane for tent in lane if p.camps[tent] & DESTROYED}
    reached: set[int] = set()
    for _ in ruins:
        first = {next((tent for tent in lane if tent not in reached), None) for lane in p.layout.lane}
        reached |= ruins & first
    return {p.layout.tent_names[tent] for tent in ruins - reached}


def boards(topic: Topic) -> Iterator[tuple[str, Any]]:
    yield from ((each.id, each.position) for each in checkpoints(topic.id))
    if topic.has_practice and topic.first_game is None:  # those are played, and assassins choose their tent
        yield from ((each.id, each.position) for each in practice(topic.id, seed="ruins").take(DRAWN))


@pytest.mark.parametrize("topic", topics("creed"), ids=lambda topic: topic.name)
def test_a_ruin_is_where_sieges_can_reach(topic: Topic) -> None:
    assert {name: found for name, p in boards(topic) if (found := out_of_reach(p))} == {}


def test_tents_on_a_real_board_are_reachable() -> None:
    assert out_of_reach(scenario("creed.real_board")) == set()


def test_unreachable_ruin_is_reported() -> None:
    behind = sketch("A11=spearman", camps={"B": "blank+destroyed king commander  blank blank blank  blank blank blank"})
    assert out_of_reach(behind) == {"BT11"}
    assert out_of_reach(checkpoint("creed.teams.12").position) == set()
