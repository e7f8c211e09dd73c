"""Picks that count, in a table of a Study: one more, one back; and a trade passed round the table."""

from __future__ import annotations

import json
from typing import Any

from boardlab import Study, catan
from boardlab.catan import Position
from boardlab.catan.example import example_game
from tests.live.conftest import FakePage


def trading() -> Position:
    """D may trade: 5 wool, 1 grain and 1 ore in hand, wool at 2:1."""
    return next(each for each in example_game().positions if each.turn == 16 and each.stage == "trade")


def cell(study: Study, row: str, column: str) -> dict[str, Any]:
    table = study.frame["pick"]["table"]
    cells = next(each["cells"] for each in table["rows"] if each["label"] == row)
    found: dict[str, Any] = cells[table["columns"].index(column)]
    return found


def test_a_counted_pick_is_made_and_taken_back_in_any_order():
    study = Study(trading(), lang="en")
    page = FakePage(study)
    page.pick("offer", "get:ore", "give:wool", "give:wool")
    assert cell(study, "wool", "give")["text"] == "2"
    assert [row["key"] for row in study.frame["pick"]["choices"]] == ["done"], "what is counted is no button besides"
    assert study.frame["pick"]["path"] == ["Offer a trade to the others"]
    assert page.pick("less:give:wool")["answer"] == "more"
    assert cell(study, "wool", "give")["text"] == "1"
    assert cell(study, "ore", "get")["text"] == "1"
    assert [step["can"] for step in cell(study, "wool", "give")["steps"]] == [True, True]
    assert page.pick("less:give:wool", "less:get:ore")["answer"] == "more"
    assert study.frame["pick"]["keys"] == ["offer"]
    assert [step["can"] for step in cell(study, "lumber", "give")["steps"]] == [False, False]
    page.pick("give:lumber")
    assert study.frame["refused"]["text"] == "This needs 1 lumber; the hand has 0."


def test_a_swap_with_the_bank_shows_rates_and_says_why_not():
    study = Study(trading(), lang="en")
    page = FakePage(study)
    page.pick("trade")
    assert cell(study, "wool", "rate") == {"text": "2:1", "strong": True, "less": False, "steps": []}
    assert cell(study, "grain", "give")["steps"][0] == {
        "key": "give:grain", "sign": "–", "says": "give 4 grain", "can": False,
    }  # fmt: skip
    page.pick("give:grain")
    assert study.frame["refused"]["text"] == "This needs 4 grain; the hand has 1."
    page.pick("give:wool", "get:brick")
    assert study.position.hands[3] == (0, 1, 3, 1, 1)


def test_a_discard_is_counted_from_the_first_pick_and_done_with_the_last():
    start = next(each for each in example_game().positions if each.turn == 16 and each.stage == "roll")
    document = start.to_json()
    document["hands"][3] = {"wool": 6, "grain": 2}
    del document["bank"]  # all cards that nobody holds
    study = Study(catan.from_json(document, allow_unreachable=True), lang="en")
    page = FakePage(study)
    page.pick("roll", "die:3", "die:4")
    assert study.position.stage == "discard"
    assert study.frame["pick"]["table"]["columns"] == ["hand", "put back"]
    page.pick("give:wool", "give:wool", "give:grain")
    assert study.frame["pick"]["path"] == ["put back"]
    assert cell(study, "wool", "put back")["text"] == "2"
    page.pick("less:give:grain", "give:wool", "give:wool")
    assert study.position.hands[3] == (0, 0, 2, 2, 0)
    assert study.position.stage == "robber"


def test_a_trade_goes_round_the_table_and_no_hand_is_seen_on_the_way():
    study = Study(trading(), seat=3, lang="en")
    page = FakePage(study)
    page.pick("offer", "give:wool", "get:lumber", "done")
    answers = (("accept", "decline"), ("accept",), ("counter", "get:wool", "give:brick", "get:wool", "done"))
    for seat, keys in enumerate(answers):
        assert study.frame["cover"]["seat"] == seat
        assert study.frame["board"] is None
        assert "Hand of" not in json.dumps(study.frame)
        page.ask("reveal")
        own = [line for line in study.frame["board"]["facts"] if line.startswith("Hand of")]
        assert set(own) <= set(study.position.seen_by(seat).scene(lang="en").summary)
        assert [line.split()[2].rstrip(":") for line in own] == [("Orange", "Red", "Blue")[seat]]
        page.pick(keys[0])
        if seat == 0:
            assert study.frame["refused"]["text"] == "This needs 1 lumber; the hand has 0."
        assert all(page.pick(key)["answer"] in {"more", "done"} for key in keys[1:])
    page.ask("reveal")
    assert study.seat == 3
    rows = {row["key"]: row["label"] for group in study.frame["groups"] for row in group["rows"]}
    assert rows["confirm:1"] == "with Red: give 1 wool, get 1 lumber"
    assert rows["confirm:2"] == "with Blue: give 2 wool, get 1 brick"
    page.pick("confirm:2")
    assert study.position.stage == "trade"
    assert study.position.hands[3] == (0, 1, 3, 1, 1)
