"""Catan's table as data: what a purchase lacks, the sign of every card, the bank beside an offer, cards that fly."""

from __future__ import annotations

from typing import Any

from boardlab import catan
from boardlab.catan.example import example_game
from boardlab.core.play.record import Record
from boardlab.session import frame as framing
from boardlab.session.commands import Message
from boardlab.session.kinds import study

TURN = {p.stage: p for p in reversed(example_game().positions) if p.turn == 16}


def with_hand(hand: dict[str, int], **more: object) -> catan.Position:
    doc = TURN["trade"].to_json() | more
    doc["hands"][3] = hand
    doc.pop("bank")
    doc.pop("pile", None)
    return catan.from_json(doc, allow_unreachable=True)


def items(p: catan.Position, name: str, *picks: str, lang: str = "en") -> dict[str, dict[str, Any]]:
    session = study(Record(p), lang=lang)
    for at, key in enumerate(picks):
        session.handle(Message(do="pick", key=key, client="t", seq=at, rev=session.rev, fresh=not at))
    return {item["key"]: item for slot in framing.frame(session)[f"slot.{name}"] for item in slot.get("items", ())}


def test_unaffordable_purchase_names_the_missing_cards() -> None:
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


def test_cards_fly_only_from_tiles_that_paid() -> None:
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
