"""The shortest line of play to a goal."""

from __future__ import annotations

from typing import Any

import pytest

from boardlab.core.play.breadth_first import shortest_line
from tests import toygame


def tried(q: Any) -> Any:
    return (act for act in q.legal_actions() if act.to_text().startswith(("put", "slide")))


def test_a_line_is_shortest_and_the_first_of_those() -> None:
    assert shortest_line(toygame.start(), tried, lambda q, line: "b2" in q.at) == ("put b2",)
    assert shortest_line(toygame.start(), tried, lambda q, line: len(q.at) == 1) == ("put a3",)
    assert shortest_line(toygame.start(), tried, lambda q, line: len(q.at) == 2) == ("put a3", "put b3")


def test_goal_may_ask_for_the_line() -> None:
    slid = shortest_line(toygame.start(), tried, lambda q, line: line[-1].startswith("slide"))
    assert [text.split()[0] for text in slid] == ["put", "slide"]
    assert len(shortest_line(toygame.start(), tried, lambda q, line: True)) == 1


def test_search_without_a_line_raises() -> None:
    with pytest.raises(ValueError, match="No line"):
        shortest_line(toygame.start(), tried, lambda q, line: len(q.at) == 3)
