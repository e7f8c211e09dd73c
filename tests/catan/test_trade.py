"""Trade between players."""

from __future__ import annotations

from typing import Any

import pytest

from boardlab import catan
from boardlab.catan.actions import Kind, action
from boardlab.catan.cards import RESOURCES
from tests.catan.tables import at_harbour, broken, hands, legal, play, table, told, trading, why


@pytest.mark.rule("catan.trade.domestic.negotiate", "catan.trade.domestic.counteroffer")
def test_offer_answers_counter_offer_confirmation() -> None:
    """The almanac's example with A, B and C"""
    p = table(hands=[{"lumber": 2, "ore": 3}, {"brick": 1}, {"brick": 2}, {}])
    asked = play(p, "offer 1 ore for 1 brick")
    assert (asked.stage, asked.decider) == ("answer", 1)
    assert broken(asked, "end") == {"catan.trade.domestic.counteroffer"}
    asked = play(asked, "counter 1 brick for 3 ore", "counter 1 brick for 1 lumber 1 ore", "decline")
    assert (asked.stage, asked.decider) == ("confirm", 0)
    assert legal(asked, "confirm") == {"B", "C"}
    assert broken(asked, "confirm D") == {"catan.trade.domestic.negotiate"}
    assert broken(asked, "roll") == {"catan.trade.domestic.counteroffer"}
    done = play(asked, "confirm C")
    assert done.hands[0] == (1, 1, 0, 0, 2)
    assert done.hands[2] == (1, 1, 0, 0, 1)
    assert done.stage == "trade"
    nobody = play(asked, "withdraw")
    assert nobody.hands == p.hands


HAND = hands(lumber=2, ore=3)


@pytest.mark.rule("catan.trade.unlimited")
def test_turn_goes_on_when_all_decline() -> None:
    p = table(hands=HAND)
    for count in range(1, 4):
        p = play(p, "offer 1 ore for 1 brick", "decline", "decline", "decline")
        assert (p.stage, p.offers) == ("trade", count)
    assert broken(p, "accept") == {"catan.trade.domestic.negotiate"}
    assert broken(p, "counter 1 ore for 1 brick") == {"catan.trade.domestic.counteroffer"}
    assert broken(p, "confirm B") == {"catan.trade.domestic.negotiate"}


@pytest.mark.rule("catan.trade.domestic.active_only")
def test_only_the_active_player_trades() -> None:
    """The others answer, nothing more"""
    p = play(table(hands=[{"ore": 1}, {"brick": 1}, {"wool": 1}, {}]), "offer 1 ore for 1 brick")
    asked = p.judge(action(Kind.CONFIRM, 1, seat=2))
    assert "catan.trade.domestic.counteroffer" in asked.rules
    assert broken(p, "offer 1 brick for 1 wool") == {"catan.trade.domestic.counteroffer"}
    calm = table(hands=[{"ore": 1}, {"brick": 1}, {"wool": 1}, {}])
    assert calm.judge(action(Kind.OFFER, 1, give=1 << 8, get=1 << 16)).rules == ("catan.trade.domestic.active_only",)


@pytest.mark.rule("catan.trade.domestic.active_only", "catan.trade.domestic.counteroffer")
def test_offer_out_of_turn_is_refused_by_trade_rule() -> None:
    """Anybody may offer to the active player"""
    p = table(hands=[{"ore": 1}, {"brick": 1}, {}, {}])
    out_of_turn = p.judge(action(Kind.OFFER, 1, give=1 << 8, get=1 << 16))
    assert [breach.case for breach in out_of_turn.breaches] == ["offer"]
    assert "Every trade is with Orange" in out_of_turn.reasons("en")[0]
    assert "On this board Orange offers first" in out_of_turn.reasons("en")[0]
    assert "이 게임에서는 주황이 먼저 제안하고" in out_of_turn.reasons("ko")[0]
    # Whom Orange trades with is no matter of the board's order.
    for act in (action(Kind.CONFIRM, 1, seat=2), action(Kind.WITHDRAW, 1)):
        assert [breach.case for breach in p.judge(act).breaches][:1] == ["close"]
        assert "board" not in p.judge(act).reasons("en")[0]
    # And what this board lets the others do, they may.
    answered = play(p, "offer 1 ore for 1 brick")
    assert answered.judge(answered.read_action("counter 1 brick for 2 ore"))


@pytest.mark.rule("catan.trade.domestic.no_gifts")
def test_no_gifts() -> None:
    p = table(hands=HAND)
    assert broken(p, "offer 1 ore for nothing") == {"catan.trade.domestic.no_gifts"}
    assert broken(p, "offer nothing for 1 ore") == {"catan.trade.domestic.no_gifts"}
    asked = play(p, "offer 1 ore for 1 brick")
    assert "catan.trade.domestic.no_gifts" in broken(asked, "counter nothing for 1 ore")


@pytest.mark.rule("catan.trade.like_for_like")
def test_no_kind_on_both_sides() -> None:
    """Forbidden with players and the bank, unless the table allows it"""
    p = table(hands=hands(ore=4, lumber=1))
    assert broken(p, "offer 3 ore for 1 ore") == {"catan.trade.like_for_like"}
    assert broken(p, "offer 1 ore 1 lumber for 1 ore") == {"catan.trade.like_for_like"}
    assert broken(p, "trade 4 ore for 1 ore") == {"catan.trade.like_for_like"}
    assert "gift" in why(p, "offer 3 ore for 1 ore")
    free = table(hands=hands(ore=4, lumber=1), options={"like_for_like": "allow"})
    assert not broken(free, "offer 3 ore for 1 ore")
    assert not broken(free, "trade 4 ore for 1 ore")


@pytest.mark.parametrize("kind", RESOURCES)
@pytest.mark.rule("catan.trade.like_for_like")
def test_the_bank_is_asked_for_another_kind(kind: Any) -> None:
    """With the bank nobody gives anything away"""
    p = table(hands=hands(**{kind: 4}))
    said = f"You hand in {kind}, so take another kind from the bank."
    assert why(p, f"trade 4 {kind} for 1 {kind}") == said
    assert "선물" not in why(p, f"trade 4 {kind} for 1 {kind}", "ko")
    picked = p.refusals(("trade", f"give:{kind}", f"get:{kind}"))
    assert [breach.case for breach in picked] == ["bank"], "and so on the board"


@pytest.mark.rule("catan.cards.must_hold")
def test_only_cards_one_holds() -> None:
    """Whoever offers, answers or closes"""
    p = table(hands=[{"ore": 1, "lumber": 1}, {"brick": 1}, {}, {}])
    assert broken(p, "offer 2 ore for 1 brick") == {"catan.cards.must_hold"}
    assert "needs 2 ore; the hand has 1" in why(p, "offer 2 ore for 1 brick")
    asked = play(p, "offer 1 ore for 1 brick", "counter 1 brick for 2 ore")
    assert broken(asked, "accept") == {"catan.cards.must_hold"}
    assert broken(asked, "counter 1 wool for 1 lumber") == {"catan.cards.must_hold"}
    asked = play(asked, "decline", "decline")
    assert broken(asked, "confirm B") == {"catan.cards.must_hold"}
    assert legal(asked, "withdraw") == {""}


@pytest.mark.rule("catan.cards.hidden")
def test_an_offer_is_never_judged_by_a_hidden_hand() -> None:
    """Nobody holds wool, and no refusal tells"""
    p = table(hands=HAND)
    view = p.seen_by(0)
    act = p.read_action("offer 1 ore for 1 wool")
    assert p.judge(act)
    assert view.judge(act)
    assert p.legal_actions() == view.legal_actions()


@pytest.mark.rule("catan.trade.resources_only")
def test_only_resources_are_traded() -> None:
    p = table(hands=HAND, developments=[["knight"], [], [], []])
    with pytest.raises(ValueError, match="knight is none"):
        p.read_action("offer 1 knight for 1 brick")
    with pytest.raises(ValueError, match=r"from 0 to 95; -1 is none \(ore\)"):
        catan.Offer({"ore": -1}, {"brick": 1}, seat=0)


@pytest.mark.rule("catan.trade.two_kinds")
def test_tables_without_trade_between_players() -> None:
    p = table(hands=HAND, options={"domestic_trade": False})
    assert broken(p, "offer 1 ore for 1 brick") == {"catan.trade.two_kinds"}
    assert not legal(p, "offer")
    assert legal(table(hands=HAND), "offer")


def test_every_trade_has_its_receipt() -> None:
    p = at_harbour("wool", wool=4)
    assert told(p, "trade 2 wool for 1 ore") == ["Orange gave the bank 2 wool for 1 ore at 2:1."]
    two = table(hands=[{"ore": 1}, {"brick": 1}, {}, {}])
    asked = play(two, "offer 1 ore for 1 brick", "accept", "decline", "decline")
    assert told(asked, "confirm B") == ["Orange gave Red 1 ore for 1 brick."]
    assert told(asked, "confirm B", lang="ko") == ["주황이 빨강과 거래했습니다. 준 카드: 철 1장. 받은 카드: 벽돌 1장."]


def test_an_offer_is_picked_in_any_order() -> None:
    position = trading()
    path = ("offer", "get:ore", "give:wool", "get:brick", "give:wool")
    found = position.picks(path)
    assert found["done"].action == position.read_action("offer 2 wool for 1 brick 1 ore")
    assert "done" not in position.picks(("offer", "get:ore"))
    assert "give:ore" not in found, "asked for already"
    assert position.refusals((*path, "give:ore"))[0].rule == "catan.trade.like_for_like"


def test_something_of_the_hand_is_always_left_to_give() -> None:
    position = trading()
    asked = ("offer", "get:wool", "get:grain")
    assert "get:ore" not in position.picks(asked), "the hand holds nothing else"
    assert position.refusals((*asked, "get:ore"))[0].rule == "catan.trade.like_for_like"
    assert "get:lumber" in position.picks(asked)
