"""Texts and data: round trips, what is filled in, and one clear sentence for everything that is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from boardlab import catan
from boardlab.core import ImpossiblePosition, UnreadableText, language
from boardlab.core.contract.verdict import PlainError
from tests.catan.tables import NOBODY, table

BASE = catan.start(4).to_json()


def error(doc: object) -> str:
    """What is said about data that is no position, in English; Korean says something of its own."""
    said = []
    for lang in ("en", "ko"):
        language(lang)
        try:
            with pytest.raises(PlainError) as wrong:
                catan.from_json(doc)
        finally:
            language("en")
        said.append(str(wrong.value))
        assert "{" not in said[-1].replace("{…}", "").replace("{}", "")
        assert "None" not in said[-1]
        assert "\n" not in said[-1]
    assert said[0] != said[1]
    return said[0]


def changed(**changes: object) -> dict[str, object]:
    return {**BASE, **changes}


def without(*names: str, **changes: object) -> dict[str, object]:
    return {name: value for name, value in changed(**changes).items() if name not in names}


@pytest.mark.parametrize(
    ("doc", "sentence"),
    [
        ([], "A position is an object with named fields, not a list."),
        (changed(colour=1), "A position of Catan has no field “colour”."),
        (without("roads"), "The field “roads” is missing."),
        (changed(game="torres"), "A position of Catan starts with “catan/1”, not with “torres/1”."),
        (changed(roads=[[], []]), "Catan is for 3 or 4 players, not 4."),
        (changed(robber="3,-1"), "3,-1 is no land tile: the robber stands on one of the 19."),
        (changed(robber=["0,0", "1,0"]), "There is one robber, not 2."),
        (changed(roads=[["9,9|1,1"], [], [], []]), "“9,9|1,1” is no path; paths have names such as 0,0|1,0."),
        (changed(settlements=[["a1"], [], [], []]),
         "“a1” is no intersection; intersections have names such as 0,0|0,1|1,0."),
        (changed(hands=[{"ore": -1}, {}, {}, {}]), "The field “hands ore” is a whole number from 0 to 99, not -1."),
        (changed(hands=[{"gold": 1}, {}, {}, {}]),
         "“gold” is no card of this kind; there are lumber, brick, wool, grain, ore."),
        (changed(hands=[{}, {}]), "The field “hands” has 2 entries for 4 players."),
        (changed(fresh=["knight"]), "Cards bought this turn must be among the active player’s cards."),
        (changed(stage="steal"), "In the stage steal it is chance who decides, not 0."),
        (changed(stage="steal", player="chance", phase="trade", dice=[3, 4]),
         "The stage steal needs this under way, and nothing else: victim."),
        (changed(stage="act", phase="act", dice=[1, 1]),
         "The stage act does not go with the phase act where phases are separate."),
        (changed(stage="trade", phase="trade"), "The stage trade comes after the roll: the dice are missing."),
        (changed(options={"overpay": 3}), "“3” does not fit the ruling overpay. What fits: False, True."),
        (changed(options={"house": 3}), "“house” is not a ruling. The nearest are"),
        (changed(tiles={**BASE["tiles"], "0,0": "sea 4"}), "“sea 4” is no tile; right would be “hills 9”"),
        (changed(tiles={"0,0": "desert"}), "The tile 0,-2 is missing; an island has 19."),
        (changed(tiles="old"), "There is no board old; there are “classic” and “modern”"),
        (changed(harbours={}), "The harbour at 0,-3|0,-2 is one of lumber, brick,"),
        (changed(dice=[3, 7]), "The field “dice” is a whole number from 1 to 6, not 7."),
        (changed(turn=True), "The field “turn” is a whole number from 0 to 99999, not True."),
    ],
)  # fmt: skip
@pytest.mark.rule("catan.robber.land_only", "catan.components.robber")
def test_unreadable_data_is_refused_with_the_field(doc: Any, sentence: str) -> None:
    assert error(doc).startswith(sentence)


@pytest.mark.parametrize(
    ("doc", "rule", "sentence"),
    [
        (changed(bank={"ore": 19}), "catan.components.resource_cards",
         "Hands and bank together have 2 lumber; there are 19."),
        (without("bank", hands=[{"ore": 20}, {}, {}, {}]), "catan.components.resource_cards",
         "Hands and bank together have 20 ore; there are 19."),
        (changed(developments=[["monopoly"] * 3, [], [], []]), "catan.components.dev_cards",
         "There are 16 Knight"[:9]),
        (changed(settlements=[["1,0|2,-1|2,0"]] * 4), "catan.build.settlement.empty", "Two buildings stand at"),
        (changed(roads=[["1,0|2,-1"]] * 4), "catan.build.road.one_per_path", "Two roads lie on"),
        (changed(longest_road=0), "catan.road.five", "Orange holds the longest road with 1 road; it takes 5."),
        (changed(largest_army=0), "catan.army.three", "Orange holds the largest army with 0 knights; it takes 3."),
        (changed(settlements=[["1,0|2,-1|2,0", "1,-1|1,0|2,-1"], [], [], []]), "catan.build.settlement.distance",
         "Distance rule:"),
        (changed(settlements=[["0,0|1,-1|1,0"], [], [], []], roads=NOBODY), "catan.build.settlement.connected",
         "The building of Orange"),
        (changed(settlements=NOBODY, roads=[["0,0|1,0"], [], [], []]), "catan.build.road.connected",
         "No road or building"),
        (changed(tiles={**BASE["tiles"], "0,-2": "hills 6"}), "catan.components.terrain",
         "The island has forest 3 times; the box holds 4."),
        (changed(tiles={**BASE["tiles"], "0,-2": "forest 5"}), "catan.components.chips",
         "The chip 5 lies on 3 tiles; there are 2 of it."),
        (changed(tiles={**BASE["tiles"], "0,0": "desert 6"}), "catan.setup.chips_skip_desert",
         "The desert has the chip 6; it gets none."),
        (changed(harbours={**BASE["harbours"], "0,-3|0,-2": "ore"}), "catan.components.frame",
         "There are 2 harbours of the kind 2:1 ore; the frame has 1."),
    ],
)  # fmt: skip
@pytest.mark.rule(
    "catan.components.terrain", "catan.components.chips", "catan.components.pieces", "catan.components.frame"
)
def test_impossible_data_is_refused_with_the_rule(doc: Any, rule: str, sentence: Any) -> None:
    with pytest.raises(ImpossiblePosition) as wrong:
        catan.from_json(doc)
    assert rule in [problem.rule for problem in wrong.value.problems]
    assert sentence in str(wrong.value)
    for problem in wrong.value.problems:
        for lang in ("en", "ko"):
            assert "{" not in catan.Position.wording.refusal(problem, lang)


@pytest.mark.rule("catan.components.pieces")
def test_too_many_pieces() -> None:
    from boardlab.catan.board import PATHS

    with pytest.raises(ImpossiblePosition, match="has 16 pieces of the kind road on the board; a colour has 15"):
        catan.from_json(changed(roads=[PATHS[:16], [], [], []], settlements=NOBODY), allow_unreachable=True)


def test_puzzles_are_read_when_asked_for() -> None:
    doc = changed(settlements=[["1,0|2,-1|2,0", "1,-1|1,0|2,-1"], [], [], []])
    p = catan.from_json(doc, allow_unreachable=True)
    assert p.to_text().endswith(" puzzle")
    assert catan.parse(p.to_text()) == p


def test_little_is_needed() -> None:
    p = catan.from_json({"roads": NOBODY})
    assert (p.stage, p.active, p.hand_sizes, p.bank) == ("trade", 0, (0, 0, 0, 0), (19,) * 5)
    assert p.island is catan.start(4).island
    modern = catan.from_json({"roads": NOBODY, "tiles": "modern"})
    assert modern.island.chips[0] == 10
    combined = catan.from_json({"roads": NOBODY, "options": {"edition": "fifth_edition"}})
    assert combined.stage == "act"


def test_the_special_cards_are_with_whoever_earned_them() -> None:
    from tests.catan.test_longest_road import LINE

    p = table(roads=[LINE, [], [], []], settlements=NOBODY, knights=[0, 3, 2, 0])
    assert (p.road_holder, p.army_holder) == (0, 1)


def test_an_island_of_ones_own() -> None:
    tiles = dict(BASE["tiles"])
    assert catan.island_of(tiles) is catan.start(4).island
    assert catan.start(3, board=catan.island_of(tiles)).stage == "found"
    with pytest.raises(UnreadableText, match="is no tile"):
        catan.island_of({**tiles, "0,0": 7})


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "is no action of Catan"),
        ("fly 0,0", "“fly 0,0” is no action of Catan."),
        ("road 3,3|4,4", "3,3|4,4 is no path: a road needs one of the 72 paths."),
        ("settlement 0,0", "“0,0” is no intersection"),
        ("robber 9,9", "9,9 is no land tile"),
        ("robber 1,0 from Z", "“Z” is no player; players are A, B, C, D."),
        ("trade 4 gold for 1 ore", "names no resource cards"),
        ("trade 4 for 1 ore", "names no resource cards"),
        ("trade 200 ore for 1 wool", "names no resource cards"),
        ("offer 1 knight for 1 ore", "Only resource cards are traded: knight is none."),
        ("play trick", "“trick” is no card of this kind"),
        ("dice 0 7", "is no action of Catan"),
        ("discard", "is no action of Catan"),
    ],
)
@pytest.mark.rule("catan.trade.resources_only", "catan.build.road.on_path", "catan.robber.land_only")
def test_texts_that_are_no_action(text: str, sentence: str) -> None:
    with pytest.raises(UnreadableText) as wrong:
        catan.start(4).read_action(text)
    assert sentence in str(wrong.value)
