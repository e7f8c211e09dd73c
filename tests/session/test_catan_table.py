"""Catan's table as data: what a purchase lacks, the sign of every card, the bank beside an offer, cards that fly."""

from __future__ import annotations

import random

import pytest

from boardlab import catan
from boardlab.catan.cards import DEVELOPMENTS
from boardlab.catan.example import example_game
from boardlab.catan.picture.icons import ICONS
from boardlab.core.contract.game import find_game
from boardlab.core.play.record import Record
from boardlab.session import frame as framing
from boardlab.session.commands import Message
from boardlab.session.kinds import study
from tests.conformance.games import GAMES, played
from tests.effort import rounds

TURN = {p.stage: p for p in reversed(example_game().positions) if p.turn == 16}
CATAN = next(game for game in GAMES if game.name == "catan")


def with_hand(hand: dict[str, int], **more: object) -> catan.Position:
    doc = TURN["trade"].to_json() | more
    doc["hands"][3] = hand
    doc.pop("bank")
    doc.pop("pile", None)
    return catan.from_json(doc, allow_unreachable=True)


def items(p: catan.Position, name: str, *picks: str, lang: str = "en") -> dict[str, dict]:
    session = study(Record(p), lang=lang)
    for at, key in enumerate(picks):
        session.handle(Message(do="pick", key=key, client="t", seq=at, rev=session.rev, fresh=not at))
    return {item["key"]: item for slot in framing.frame(session)[f"slot.{name}"] for item in slot.get("items", ())}


def test_a_purchase_out_of_reach_names_the_cards_that_are_missing():
    costs = items(with_hand({"wool": 1, "grain": 1}), "costs")
    assert [costs[key].get("note") for key in ("road", "settlement", "city", "buy")] == [
        "needs lumber, brick",
        "needs lumber, brick",
        "needs grain, ore",
        "needs ore",
    ]
    for key in ("road", "settlement", "city", "buy"):
        assert costs[key]["row"]["why"]
        lacking = {sign.removeprefix("card.") for sign, has in costs[key]["price"] if not has}
        assert lacking == set(costs[key]["note"].removeprefix("needs ").split(", "))
    assert items(with_hand({"wool": 1}), "costs", lang="ko")["road"]["note"].endswith("부족")


def test_a_purchase_that_can_be_paid_says_that_there_is_no_place_or_nothing_left():
    rich = with_hand({"lumber": 2, "brick": 2, "wool": 2, "grain": 4, "ore": 4})
    assert not any(item.get("note") for item in items(rich, "costs").values())
    cramped = next(
        p
        for start in range(len(CATAN.starts))
        for p in played(CATAN, start).positions
        if p.stage in ("trade", "act", "build") and not p.pieces.reached[p.decider] & p.pieces.sites
    )
    doc = cramped.to_json()
    doc["hands"][cramped.decider] = {"lumber": 1, "brick": 1, "wool": 1, "grain": 1}
    doc.pop("bank")
    found = items(catan.from_json(doc, allow_unreachable=True), "costs")["settlement"]
    assert found["note"] == "no free place"
    assert found["row"]["why"]


@pytest.mark.parametrize("seed", range(rounds(2, 40)))
def test_what_a_purchase_says_agrees_with_what_may_be_picked(seed):
    """In games played at random: a note stands exactly where the deed may not be begun."""
    rng = random.Random(seed)
    for start in range(len(CATAN.starts)):
        stood = [p for p in played(CATAN, start).positions if p.stage in ("trade", "act", "build")]
        for p in rng.sample(stood, min(4, len(stood))):
            for key, item in items(p, "costs").items():
                assert bool(item.get("note")) == bool(item["row"]["why"]), (key, item)


@pytest.mark.parametrize("seed", range(rounds(2, 40)))
def test_no_greyed_deed_names_a_place_that_nobody_picked(seed):
    rng = random.Random(seed)
    for start in range(len(CATAN.starts)):
        stood = [p for p in played(CATAN, start).positions if not p.is_over and p.decider >= 0]
        for p in rng.sample(stood, min(8, len(stood))):
            for choice in p.picks():
                assert not any(breach.places for breach in choice.breaches if choice.group), (choice.key, p.to_text())


def test_every_development_card_has_a_sign_of_its_own_in_hand_and_on_its_button():
    signs = [ICONS[f"card:{name}"] for name in DEVELOPMENTS]
    assert len(set(signs)) == len(DEVELOPMENTS)
    p = with_hand({"wool": 1}, developments=[[], [], [], list(DEVELOPMENTS)])
    words = framing.words("en", find_game("catan"), 4)
    for name in DEVELOPMENTS:
        sign = items(p, "hand")[name]["art"]
        assert sign == f"card:{name}"
        assert words.get(f"icon.{sign}") or words.get(f"solid.{sign}")


def test_an_offer_shows_what_the_bank_takes_and_rings_the_harbour():
    p = TURN["trade"]
    asked = items(p, "ask", "offer", "give:wool", "get:brick")
    assert "2:1" in asked["rate:wool"]["label"]
    assert "harbour" in asked["rate:wool"]["note"]
    assert p.picks(("offer", "give:wool")).sources == p.picks(("trade", "give:wool")).sources != ()
    assert "rate:wool" not in items(p, "ask", "offer", "get:brick")


def test_cards_come_from_the_tiles_that_paid_and_from_no_others():
    """As many tiles for each seat as the roll told of, none where the robber stands, none where the bank was short."""
    seen = 0
    record = example_game()
    before = None
    for p in record.positions:
        if before is not None and before.stage == "dice" and p.stage == "trade":
            plates = items(p, "seats")
            gained = [p.hand_sizes[seat] - before.hand_sizes[seat] for seat in range(p.players)]
            for seat, item in enumerate(plates.values()):
                assert bool(item.get("comes")) == bool(gained[seat]), (p.turn, seat)
                seen += len(item.get("comes", ()))
        before = p
    assert seen > 5


def test_a_kind_that_the_bank_may_have_been_short_of_is_not_seen_flying():
    def came(p: catan.Position) -> set[str]:
        return {sign for item in items(p, "seats").values() for _, sign in item.get("comes", ())}

    p = TURN["trade"]
    assert "card.wool" in came(p)
    hand = {"wool": 19 - sum(p.hands[seat][2] for seat in range(3))}
    assert "card.wool" not in came(with_hand(hand))
