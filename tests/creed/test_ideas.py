"""The ideas of a review in Creed: each is found in a line that has it, with its numbers, and not in one without."""

from __future__ import annotations

from functools import reduce
from random import Random
from typing import Any

import pytest

from boardlab import creed
from boardlab.core.contract.critic import Way
from boardlab.core.contract.position import CHANCE
from boardlab.core.i18n.language import LANGUAGES
from boardlab.core.play.opponent import decide
from boardlab.core.play.playout import drawn
from boardlab.core.play.record import Record
from boardlab.creed.play.critic import CRITIC
from boardlab.reviewing.judged import ideas_between
from tests.creed.boards import CAMP, act, board

HELD = {"A11": "infantry_1", "A21": "shield_4", "A31": "shield_4"}
"""No own line is open; the enemy has nobody."""
KNOWN = ["commander announced", *CAMP[1:]]
"""A camp of which all know where the commander lies."""
ALONE = ["blank", *CAMP[1:]]
"""A camp without a commander."""
MET = {**HELD, "A11": "cavalry_4", "B11": "archer"}
"""One enemy, which a horse removes."""


def way(position: creed.Position, line: str) -> Way:
    """A line of texts, as the seat that decides sees it."""
    before, acts = position.seen_by(position.current_player), []
    for text in line.split(", "):
        acts.append(position.read_action(text))
        position = act(position, text)
    return Way(before, tuple(acts), reduce(CRITIC.follow, acts, before))


@pytest.mark.parametrize(
    ("key", "units", "fields", "has", "lacks", "facts"),
    [
        (
            "known",
            HELD,
            {"ap": [12, 0], "camps": [CAMP, KNOWN]},
            "assassinate BT11",
            "assassinate BT12",
            {"chance": 12},
        ),
        ("siege", HELD, {}, "siege A11", "end", {"tents": 9, "leaders": 2}),
        ("raid", {**MET, "A12": "siege_engine"}, {}, "siege A12", "end", {}),
        ("assassinate", HELD, {"ap": [12, 0]}, "assassinate BT12", "end", {"tents": 9, "leaders": 2}),
        ("front", HELD, {}, "move A21 A12", "end", {"lines": 1}),
        ("vain", {**HELD, "B11": "shield_5"}, {}, "attack A11", "end", {"attack": 1, "defence": 5}),
        ("blind", {**HELD, "B13": "shield_5 hidden"}, {}, "attack A11", "end", {"chance": 41}),
        ("opens", MET, {}, "attack A11", "end", {"tents": 3}),
        (
            "shut",
            {**HELD, "B11": "cavalry_4", "B12": "infantry_1"},
            {"hands": [["shield_5"], []]},
            "deploy shield_5 A12, end",
            "end",
            {},
        ),
        (
            "reach",
            {"B11": "archer", "B21": "shield_5", "B31": "shield_4"},
            {"hands": [["cavalry_4", "infantry_1"], []]},
            "deploy cavalry_4 A11",
            "end",
            {"tents": 1},
        ),
        ("sure", MET, {}, "attack A11", "end", {"attack": 4, "defence": 1}),
        (
            "closed",
            {"A11": "infantry_1", "A12": "shield_4", "A21": "shield_4"},
            {},
            "move A12 A31",
            "end",
            {"lines": 1},
        ),
        ("morale", MET, {}, "morale A11 for 1, attack A11", "attack A11", {}),
        ("rumour", MET, {}, "rumour B11", "end", {"units": 1}),
        ("fortify", HELD, {}, "fortify AT13 for 3", "end", {"lines": 1}),
        ("appoint", HELD, {"camps": [ALONE, CAMP]}, "appoint AT11", "end", {"leaders": 2}),
        ("reinforce", HELD, {"casualties": [["siege_engine", "archer"], []]}, "reinforce archer", "end", {"units": 1}),
        ("shown", {**HELD, "A13": "infantry_1 hidden"}, {}, "reveal A13, end", "end", {}),
        ("kept", HELD, {}, "end", "siege A11", {"lost": 7, "most": 3}),
        ("support", HELD, {"hands": [["archer"], []]}, "deploy archer A12", "end", {"adds": 2}),
        ("obstacle", HELD, {"hands": [["obstacle_1"], []]}, "deploy obstacle_1 A12", "end", {}),
        (
            "deploy",
            HELD,
            {"hands": [["archer", "archer"], []]},
            "deploy archer A12, deploy archer A13",
            "deploy archer A12, end",
            {"units": 2},
        ),
    ],
)
def test_idea_is_found_where_a_line_has_it(
    key: str, units: dict[str, str], fields: dict[str, Any], has: str, lacks: str, facts: dict[str, object]
) -> None:
    idea = next(idea for idea in CRITIC.ideas if idea.key == key)
    p = board(units, **fields)
    assert idea.found(way(p, has)) == facts
    assert idea.found(way(p, lacks)) is None
    yours, better = (has, lacks) if idea.fault else (lacks, has)
    assert key in [named.idea.key for named in ideas_between(CRITIC.ideas, way(p, yours), way(p, better))]


def test_luck_counts_leaders_under_turned_tents() -> None:
    p = board(HELD)
    turned = p.play(p.read_action("siege A11"))
    steps = [(p, p.read_action("siege A11"), turned)]
    found = turned.leaders_of(1).bit_count() < p.leaders_of(1).bit_count()
    (own,), (others,) = (CRITIC.luck(steps, seat) for seat in (0, 1))
    assert (own.says.key, own.got, own.expected) == ("luck.turned", found, pytest.approx(2 / 9))
    assert (others.says.key, others.got, others.expected) == ("luck.blank", not found, pytest.approx(7 / 9))
    assert CRITIC.luck([(p, p.read_action("end"), act(p, "end"))], 0) == ()


def test_average_luck_finds_no_more_leaders_than_there_are() -> None:
    """Of nine tents, each turned one holds one of two leaders in two of nine games, whatever lay in the others."""
    record = Record.new("creed", players=2, seed="luck")
    while not record.position.is_over:
        p = record.position
        chance = p.current_player == CHANCE
        record.play(drawn(p, Random(record.ply)) if chance else decide(p, record.ply).action)
    steps = [*zip(record.positions, record.actions, record.positions[1:], strict=False)]
    turned, blank = CRITIC.luck(steps, 0)
    tents = turned.got + CRITIC.luck(steps, 1)[1].got
    assert tents > 5
    assert turned.expected == pytest.approx(2 * tents / 9)
    assert turned.expected <= 2
    assert blank.says.key == "luck.blank"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_idea_is_told_in_words(lang: str) -> None:
    wording = creed.start(players=2).wording
    for idea in CRITIC.ideas:
        for part in ("name", "missed", "here") + (() if idea.fault or idea.proposes else ("done",)):
            assert wording.has(f"idea.{idea.key}.{part}"), (idea.key, part)
        assert idea.rule in wording.rules
