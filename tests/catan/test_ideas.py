"""The ideas of a review in Catan: each is found in a line that has it, with its numbers, and not in one without."""

from __future__ import annotations

from functools import reduce
from typing import Any

import pytest

from boardlab import catan
from boardlab.catan.play.critic import CRITIC
from boardlab.core.contract.critic import Way
from boardlab.core.i18n.language import LANGUAGES, Phrase
from boardlab.reviewing.judged import ideas_between


def one(kind: str) -> Phrase:
    return Phrase("cards.count", {"count": 1, "kind": Phrase(f"resource.{kind}")})


BASE: dict[str, Any] = {
    **{key: value for key, value in catan.start(players=3).to_json().items() if key not in ("bank", "pile")},
    "stage": "build",
    "phase": "build",
    "dice": [3, 3],
    "hands": [{}, {}, {}],
}
FOUNDING = {
    "stage": "found",
    "phase": "found",
    "turn": 0,
    "dice": None,
    "settlements": [[], [], []],
    "roads": [[], [], []],
}
ROBBER = {"stage": "robber", "phase": "trade"}
TRADING = {"stage": "trade", "phase": "trade"}
ROADS = {"lumber": 1, "brick": 1}
LINE = ["1,0|2,-1", "1,-1|1,0", "0,0|1,-1", "0,-1|0,0"]
AHEAD = ["0,-2|0,-1|1,-2", "-2,1|-2,2|-1,1"]
"""The settlements of Red, as cities."""
DEAL = {"give": (one("ore"),), "get": (one("wool"),)}


def way(doc: dict[str, Any], line: str) -> Way:
    """A line of texts, from a position as plain data, as the seat that decides sees it."""
    position = catan.from_json({**BASE, **doc}, allow_unreachable=True)
    before = position.seen_by(position.current_player)
    acts = []
    for text in line.split(", "):
        acts.append(position.read_action(text))
        position = position.play(acts[-1])
    return Way(before, tuple(acts), reduce(CRITIC.follow, acts, before))


def hand(**cards: int) -> dict[str, Any]:
    return {"hands": [cards, {}, {}]}


@pytest.mark.parametrize(
    ("key", "doc", "has", "lacks", "facts"),
    [
        ("site", FOUNDING, "settlement 1,0|2,-1|2,0", "settlement 1,-2|2,-3|2,-2", {"ways": 12}),
        ("brick", FOUNDING, "settlement -1,-1|-1,0|0,-1", "settlement 1,-2|2,-3|2,-2", {"ways": 4}),
        ("lumber", FOUNDING, "settlement 0,-2|1,-3|1,-2", "settlement 1,-2|2,-3|2,-2", {"ways": 5}),
        ("kinds", FOUNDING, "settlement 1,0|2,-1|2,0", "settlement 1,-2|2,-3|2,-2", {"kinds": 3}),
        ("robber_own", ROBBER, "robber 2,0", "robber 0,1", {"ways": 4}),
        ("road_card", {"roads": [LINE, [], []], "settlements": [BASE["settlements"][0], [], []], **hand(**ROADS)},
         "road 2,-1|2,0, end", "end", {"length": 5}),
        ("win", {"options": {"win_points": 3}, **hand(grain=2, ore=3)}, "city 1,0|2,-1|2,0", "end", {"points": 3}),
        ("city", hand(grain=2, ore=3), "city 1,0|2,-1|2,0, end", "end", {"ways": 12}),
        (
            "settlement",
            {"roads": [["1,0|2,-1", "1,-1|1,0"], [], []], **hand(lumber=1, brick=1, wool=1, grain=1)},
            "settlement 0,0|1,-1|1,0, end",
            "end",
            {"ways": 9},
        ),
        (
            "harbour",
            {"roads": [["-1,2|-1,3"], [], []], **hand(lumber=1, brick=1, wool=1, grain=1)},
            "settlement -1,2|-1,3|0,2, end",
            "end",
            {},
        ),
        ("robber", ROBBER, "robber 0,-1", "robber 1,1", {"ways": 6}),
        (
            "leader",
            {**ROBBER, "settlements": [BASE["settlements"][0], [], BASE["settlements"][2]],
             "cities": [[], AHEAD, []], "hands": [{}, {"ore": 1}, {"ore": 1}]},
            "robber 0,-1 from B",
            "robber 0,-1 from C",
            {"points": 4},
        ),
        ("knight", {**TRADING, "developments": [["knight"], [], []]}, "play knight", "end", {}),
        ("progress", {**TRADING, "developments": [["road_building"], [], []]}, "play road_building", "end",
         {"card": Phrase("card.road_building")}),
        ("eight", hand(ore=8, wool=1, grain=1), "end", "buy", {"cards": 10}),
        ("bank", {**TRADING, **hand(lumber=4)}, "trade 4 lumber for 1 ore", "end", {"rate": 4}),
        ("road", hand(**ROADS), "road 1,-1|1,0, end", "end", {"ways": 9}),
        ("road_nowhere", {"roads": [LINE[:2], [], []], **hand(**ROADS)}, "road 1,-1|2,-1, end", "end", {}),
        ("buy", hand(wool=1, grain=1, ore=1), "buy", "end", {}),
        (
            "helped",
            {**TRADING, "stage": "answer", "player": 0, "active": 2, "settlements": [BASE["settlements"][0], [], []],
             "cities": [[], [], AHEAD], "hands": [{"ore": 1}, {}, {"wool": 1}],
             "underway": {"offer": {"give": {"wool": 1}, "get": {"ore": 1}, "answers": [None, None, None]}}},
            "accept",
            "decline",
            {"points": 4, **DEAL},
        ),
        (
            "helped",
            {**TRADING, "stage": "confirm", "player": 0, "active": 0, "settlements": [BASE["settlements"][0], [], []],
             "cities": [[], [], AHEAD], "hands": [{"ore": 1}, {}, {"wool": 1}],
             "underway": {"offer": {"give": {"ore": 1}, "get": {"wool": 1},
                                    "answers": [None, None, {"give": {"ore": 1}, "get": {"wool": 1}}]}}},
            "confirm C",
            "withdraw",
            {"points": 4, **DEAL},
        ),
        (
            "deal",
            {**TRADING, "stage": "answer", "player": 0, "active": 2, "hands": [{"ore": 1}, {}, {"wool": 1}],
             "underway": {"offer": {"give": {"wool": 1}, "get": {"ore": 1}, "answers": [None, None, None]}}},
            "accept",
            "decline",
            DEAL,
        ),
        ("offer", {**TRADING, "hands": [{"ore": 1}, {}, {}]}, "offer 1 ore for 1 wool", "end", DEAL),
    ],
)  # fmt: skip
def test_idea_is_found_where_a_line_has_it(
    key: str, doc: dict[str, Any], has: str, lacks: str, facts: dict[str, object]
) -> None:
    idea = next(idea for idea in CRITIC.ideas if idea.key == key)
    assert idea.found(way(doc, has)) == facts
    assert idea.found(way(doc, lacks)) is None
    yours, better = (has, lacks) if idea.fault else (lacks, has)
    assert key in [named.idea.key for named in ideas_between(CRITIC.ideas, way(doc, yours), way(doc, better))]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_idea_is_told_in_words(lang: str) -> None:
    wording = catan.start(players=3).wording
    for idea in CRITIC.ideas:
        for part in ("name", "missed", "here") + (() if idea.fault or idea.proposes else ("done",)):
            assert wording.has(f"idea.{idea.key}.{part}"), (idea.key, part)
        assert idea.rule in wording.rules
