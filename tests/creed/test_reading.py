"""Texts and data that cannot be read: one clear sentence, naming what is wrong, and no trace left."""

from __future__ import annotations

import json
from typing import Any

import pytest

from boardlab import creed
from boardlab.core import AmbiguousText, ImpossiblePosition, UnreadableText
from tests.creed.boards import CAMP, board, ruled


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"units": {"A12": "archer hidden"}}, "rank 3 only"),
        ({"units": {"A22": "archer"}}, "swamp"),
        ({"units": {"A11": "spearman", "A12": "spearman"}}, "2 tiles of the unit spearman"),
        ({"camps": [["king"] * 9, CAMP]}, "king twice"),
        ({"camps": [["king:B", *CAMP[1:]], CAMP]}, "Only allies trade tents"),
        ({"camps": [["blank destroyed fortified", *CAMP[1:]], CAMP]}, "destroyed tent AT11"),
        ({"camps": [["blank announced", *CAMP[1:]], CAMP]}, "known commander"),
        ({"fortresses": [2, 2], "camps": [["blank fortified", *CAMP[1:]], CAMP]}, "3 fortress tokens"),
        ({"boxes": [list(range(8)), []]}, "8 cubes"),
        ({"camps": [["blank"] * 9, CAMP]}, "no leader left"),
        ({"stage": "over"}, "not over"),
        ({"stage": "give"}, "no ally"),
        ({"tents": [["king"], []]}, "holds 1 tent"),
        ({"first": None}, "starting player"),
        ({"ended": [0]}, "ended this turn"),
        ({"stage": "place", "units": {"A11": "infantry_1 attacked"}}, "no turn has begun"),
    ],
)
def test_positions_against_the_rules_are_refused(change: dict[str, Any], said: str) -> None:
    with pytest.raises(ImpossiblePosition, match=said):
        board(**change)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"hands": [[], []]}, "the nation has"),
        ({"ap": [14, 0]}, "cannot have 14 AP"),
        ({"ap": [11, 0]}, "began with 10"),
        ({"ap": [10, 3]}, "not on turn"),
        ({"kept": [4, 0]}, "cannot keep 4"),
        ({"stage": "place"}, "placed 0 units; 4 were due"),
    ],
)
def test_unreachable_position_is_a_puzzle(change: dict[str, Any], said: str) -> None:
    doc = {**creed.from_json({"units": {}, "camps": [CAMP, CAMP]}).to_json(), **change}
    doc = doc if "stage" not in change else {**doc, "player": 0, "first": 1, "ap": [0, 0]}
    with pytest.raises(ImpossiblePosition, match=said):
        creed.from_json(doc)
    p = creed.from_json(doc, allow_unreachable=True)
    assert p.to_text().endswith(" puzzle")
    assert creed.parse(p.to_text()) == p


@pytest.mark.parametrize(
    ("rulings", "said"),
    [
        ({"layout_2p": "round"}, "straight, twin"),
        ({"swamps": [[4, 1]]}, "line and rank"),
        ({"swamps": [[1, 1], [1, 2], [1, 3], [2, 1]]}, "at most 3"),
        ({"special_boxes": {"dance": [[1]]}}, "dance"),
        ({"special_boxes": {"morale": [[2, 2]]}}, "prices"),
        ({"nation_specials": [("archer", "archer")] * 4}, "special units"),
        ({"siege_blocked_by_obstacle": 1}, "True, False"),
        ({"max_rounds": 0}, "max_rounds"),
    ],
)
def test_unknown_ruling_is_refused_with_those_known(rulings: dict[str, Any], said: str) -> None:
    with pytest.raises(UnreadableText, match=said):
        creed.Options(**rulings)


def test_rulings_travel_with_the_position() -> None:
    """Every ruling that differs is written, read back, and printed by rulings()."""
    rulings = {"swamps": ((1, 1), (3, 3)), "box_order": "any", "max_rounds": 9, "team_information": "closed"}
    p = ruled(4, **rulings)()
    again = creed.parse(p.to_text())
    assert again.options == creed.Options(**rulings)
    assert {name: again.rulings()[name] for name in rulings} == rulings
    assert json.loads(json.dumps(p.to_json()))["options"]["swamps"] == [[1, 1], [3, 3]]
    assert creed.Options().changes == {}
    assert creed.Options(swamps=[(2, 2)]) == creed.Options()
    assert creed.Options().replace(max_rounds=3).max_rounds == 3


def test_actions_that_cannot_be_read_quote_the_text() -> None:
    p = board({"A11": "infantry_1", "A12": "spearman", "B12": "archer", "B13": "archer"})
    for text, said in (
        ("fly A11", "fly A11"), ("", "action"), ("attack Z99", "Z99"), ("attack", "attack A11"),
        ("fortify A11", "There is no tent “A11”"), ("deploy dragon A13", "dragon"), ("move A11", "move A11 A32"),
        ("lay queen AT11", "queen"), ("fortify AT11 for x", "x"),
    ):  # fmt: skip
        with pytest.raises(UnreadableText, match=said) as refused:
            p.read_action(text)
        assert "\n" not in str(refused.value)
    for text, fits in (
        ("attack A12", "attack A12 B12, attack A12 B13"),
        ("deploy infantry A13", "infantry_1, infantry_2"),
        ("morale A11", "morale A11 for 1, morale A11 for 2"),
    ):
        with pytest.raises(AmbiguousText, match=fits):
            p.read_action(text)
    assert p.read_action("attack A11 B12").to_text() == "attack A11"
    assert p.judge("attack A11").action == p.read_action("attack A11")
    with pytest.raises(TypeError, match="takes an action, or a text"):
        p.judge(b"attack A11")
