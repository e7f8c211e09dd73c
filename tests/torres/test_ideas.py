"""The ideas of a review in Torres: each is found in a line that has it, with its numbers, and not in one without."""

from __future__ import annotations

from functools import reduce
from typing import Any

import pytest

from boardlab import torres
from boardlab.core.contract.critic import Way
from boardlab.core.i18n.language import LANGUAGES
from boardlab.reviewing.judged import ideas_between
from boardlab.torres.play.critic import CRITIC

CASTLE = {"c3": 2, "c4": 1, "d3": 1, "d4": 1, "g7": 1, "g6": 1, "h7": 2}
PLAIN: dict[str, Any] = {"heights": CASTLE, "knights": [["c4"], ["g6"]], "king": "d4", "phase": 2, "stacks": [[3], [3]]}
"""Phase 2: seat 0 beside level 2 of the king's castle, seat 1 in another one."""


def way(doc: dict[str, Any], line: str) -> Way:
    """A line of texts, from a position as plain data, as the seat that decides sees it."""
    position = torres.from_json({**PLAIN, **doc}, allow_unreachable=True)
    before = position.seen_by(position.current_player)
    acts = []
    for text in line.split(", "):
        acts.append(position.read_action(text))
        position = position.play(acts[-1])
        if position.stage == "look":
            position = position.play(position.legal_actions()[0])
    return Way(before, tuple(acts), reduce(CRITIC.follow, acts, before))


@pytest.mark.parametrize(
    ("key", "doc", "has", "lacks", "facts"),
    [
        ("bonus", {}, "move c4 c3, end", "point, end", {"bonus": 10, "level": 2}),
        ("bonus_left", {"knights": [["c3"], ["g6"]]}, "move c3 c4, end", "point, end", {"bonus": 10, "level": 2}),
        ("unused", {}, "point, point, end", "point, point, point, point, point, end", {"ap": 3}),
        ("late_card", {"phase": 3, "stacks": [[3], []]}, "buy, end", "point, end", {"ap": 1}),
        (
            "king",
            {"stage": "move_king", "king": "d4"},
            "king g7",
            "king d3",
            {"others": 1},
        ),
        ("for_another", {}, "build h6, end", "build e4, end", {"others": 1, "own": 0}),
        ("climb", {}, "move c4 c3, end", "move c4 d3, end", {"area": 4, "level": 2, "more": 4}),
        ("card", {"hands": [["six_ap"], []]}, "play six_ap, end", "point, end", {}),
        (
            "knight",
            {"knights": [["c4", "f5"], ["g7"]]},
            "add f6, move f6 g6, end",
            "point, end",
            {"area": 3, "more": 3},
        ),
        ("door", {"knights": [["b4"], ["g6"]]}, "move b4 e3, end", "move b4 c4, end", {}),
        ("widen", {}, "build e4, end", "build h6, end", {"cells": 1, "level": 1, "more": 1}),
        ("close", {"knights": [["b4"], ["g6"]]}, "move b4 c4, end", "move b4 a4, end", {"bonus": 10, "level": 2}),
        ("top", {}, "build d3, end", "build e4, end", {"level": 2}),
        ("points", {}, "point, point, end", "point, end", {"ap": 2}),
        ("lent_blocks", {"stacks": [[3], [3]]}, "point, end", "build e4, build e3, build e5, end", {"blocks": 3}),
    ],
)
def test_idea_is_found_where_a_line_has_it(
    key: str, doc: dict[str, Any], has: str, lacks: str, facts: dict[str, object]
) -> None:
    idea = next(idea for idea in CRITIC.ideas if idea.key == key)
    assert idea.found(way(doc, has)) == facts
    assert idea.found(way(doc, lacks)) is None
    yours, better = (has, lacks) if idea.fault else (lacks, has)
    assert key in [named.idea.key for named in ideas_between(CRITIC.ideas, way(doc, yours), way(doc, better))]


def test_no_idea_tells_a_line_from_itself() -> None:
    same = way({}, "move c4 c3, build e4, end")
    assert ideas_between(CRITIC.ideas, same, same) == ()


def test_exact_points_are_those_of_the_scoring() -> None:
    last = {"stacks": [[], [3]], "knights": [["g6"], ["c4"]], "player": 1}
    position = torres.from_json({**PLAIN, **last}, allow_unreachable=True)
    climbs = [position.read_action("move c4 c3")]
    end = position.play(climbs[0]).read_action("end")
    played = position.play(climbs[0]).play(end)
    assert CRITIC.exact(position, [*climbs, end]) == played.scores[1] - position.scores[1] > 0
    more = torres.from_json(PLAIN, allow_unreachable=True)
    assert CRITIC.exact(more, [more.read_action("point"), more.play("point").read_action("end")]) is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_idea_is_told_in_words(lang: str) -> None:
    wording = torres.start(players=2).wording
    for idea in CRITIC.ideas:
        for part in ("name", "missed", "here") + (() if idea.fault or idea.proposes else ("done",)):
            assert wording.has(f"idea.{idea.key}.{part}"), (idea.key, part)
        assert idea.rule in wording.rules
