"""Cards that are picked one by one beside the board of a Study, and put back; a trade passed round the table."""

from __future__ import annotations

import json
from typing import Any

from boardlab import Study, catan
from boardlab.catan.example import example_game
from tests.session.conftest import FakePage


def trading() -> Any:
    """D may trade: 5 wool, 1 grain and 1 ore in hand, wool at 2:1."""
    return next(each for each in example_game().positions if each.turn == 16 and each.stage == "trade")


def cards(study: Study, slot: str, title: str = "") -> dict[str, dict[str, Any]]:
    """The cards that lie in a part of a slot, by their keys."""
    lying = study.frame[f"slot.{slot}"]
    part = next(each for each in lying if each.get("title", "") == title or not title)
    return {item["key"]: item for item in part.get("items", ())}


def test_cards_are_given_and_taken_back_in_any_order() -> None:
    study = Study(trading(), lang="en")
    page = FakePage(study)
    page.pick("offer", "get:ore", "give:wool", "give:wool")
    wool = cards(study, "hand")["wool"]
    assert (wool["chosen"], wool["count"], wool["less"], wool["note"]) == (2, 5, "less:give:wool", "2 of 5")
    assert wool["says"] == "wool: give 1, 2 of 5 so far"
    assert wool["keeps"] == "wool: keep 1, 2 of 5 given so far"
    assert cards(study, "ask", "White gives")["wool"]["chosen"] == 2
    assert cards(study, "ask", "White gets")["ore"]["less"] == "less:get:ore"
    assert [row["key"] for row in study.frame["pick"]["choices"]] == ["done"], "a card is no button besides"
    assert study.frame["pick"]["path"] == ["Offer a trade to the others"]
    assert "both sides" in cards(study, "hand")["ore"]["row"]["why"], "asked for already, so pale"
    assert page.pick("less:give:wool")["answer"] == "more"
    assert cards(study, "hand")["wool"]["chosen"] == 1
    assert page.pick("less:give:wool", "less:get:ore")["answer"] == "more"
    assert study.frame["pick"]["keys"] == ["offer"]
    assert "less" not in cards(study, "hand")["wool"]
    page.pick("give:lumber")
    assert study.frame["refused"]["text"] == "This needs 1 lumber; the hand has 0."


def test_bank_swap_shows_rates_and_why_not() -> None:
    study = Study(trading(), lang="en")
    page = FakePage(study)
    page.pick("trade")
    rates = cards(study, "ask")
    assert (rates["rate:wool"]["label"], rates["rate:wool"]["note"]) == ("2 wool", "through the 2:1 wool harbour")
    assert (rates["rate:grain"]["label"], rates["rate:grain"]["note"]) == ("4 grain", "no harbour")
    assert rates["rate:wool"]["row"]["key"] == "give:wool", "the rate is a button as well as the cards"
    assert rates["rate:grain"]["row"]["why"] == "This needs 4 grain; the hand has 1."
    assert cards(study, "hand")["grain"]["row"]["why"] == "This needs 4 grain; the hand has 1."
    page.pick("give:grain")
    assert study.frame["refused"]["text"] == "This needs 4 grain; the hand has 1."
    page.pick("give:wool")
    assert cards(study, "hand")["wool"]["chosen"] == 2, "as many as the rate"
    page.pick("less:give:wool")
    assert "chosen" not in cards(study, "hand")["wool"]
    page.pick("give:wool", "get:brick")
    assert study.position.hands[3] == (0, 1, 3, 1, 1)


def test_discard_button_says_how_many_cards_are_missing() -> None:
    start = next(each for each in example_game().positions if each.turn == 16 and each.stage == "roll")
    document = start.to_json()
    document["hands"][3] = {"wool": 6, "grain": 2}
    del document["bank"]  # all cards that nobody holds
    study = Study(catan.from_json(document, allow_unreachable=True), lang="en")
    page = FakePage(study)
    page.pick("roll", "die:3", "die:4")
    assert study.position.stage == "discard"
    assert study.frame["pick"]["choices"][-1]["note"] == "4 cards more"
    page.pick("give:wool", "give:wool", "give:grain")
    (side,) = study.frame["slot.ask"]
    assert (side["title"], side["note"], side["empty"]) == ("White puts back", "3 of 4", 1)
    assert cards(study, "hand")["wool"]["chosen"] == 2
    done = study.frame["pick"]["choices"][-1]
    assert (done["label"], done["note"]) == ("Put back", "1 card more")
    page.pick("done")
    assert study.frame["refused"]["reasons"][0]["rule"] == "catan.robber.discard_amount"
    page.pick("less:give:grain", "give:wool", "give:wool")
    assert study.position.stage == "discard", "as long as nobody says so, cards may be kept"
    assert study.frame["pick"]["choices"][-1]["why"] == ""
    assert page.pick("give:wool")["answer"] == "no"
    assert "exactly 4 must go back, not 5" in study.frame["refused"]["text"]
    assert cards(study, "hand")["wool"]["chosen"] == 4, "one card too many throws no other away"
    page.pick("done")
    assert study.position.hands[3] == (0, 0, 2, 2, 0)
    assert study.position.stage == "robber"


def test_trade_passes_round_without_showing_hands() -> None:
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
