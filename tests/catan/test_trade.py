"""Trade with players and with the bank."""

from __future__ import annotations

import pytest

from boardlab import catan
from boardlab.catan.actions import Kind, action
from boardlab.catan.cards import counts_of
from boardlab.catan.example import example_game
from tests.catan.tables import broken, hands, legal, play, table, told, why

HAND = hands(lumber=2, ore=3)


def answered(p: catan.Position, *answers: str) -> catan.Position:
    return play(p, *answers)


def test_offer_answers_counter_offer_confirmation():
    """catan.trade.domestic.negotiate, catan.trade.domestic.counteroffer: the almanac's example with A, B and C"""
    p = table(hands=[{"lumber": 2, "ore": 3}, {"brick": 1}, {"brick": 2}, {}])
    asked = play(p, "offer 1 ore for 1 brick")
    assert (asked.stage, asked.seat) == ("answer", 1)
    assert broken(asked, "end") == {"catan.trade.domestic.counteroffer"}
    asked = play(asked, "counter 1 brick for 3 ore", "counter 1 brick for 1 lumber 1 ore", "decline")
    assert (asked.stage, asked.seat) == ("confirm", 0)
    assert legal(asked, "confirm") == {"B", "C"}
    assert broken(asked, "confirm D") == {"catan.trade.domestic.negotiate"}
    assert broken(asked, "roll") == {"catan.trade.domestic.counteroffer"}
    done = play(asked, "confirm C")
    assert done.hands[0] == (1, 1, 0, 0, 2)
    assert done.hands[2] == (1, 1, 0, 0, 1)
    assert done.stage == "trade"
    nobody = play(asked, "withdraw")
    assert nobody.hands == p.hands


def test_all_decline_and_the_turn_goes_on():
    """catan.trade.unlimited"""
    p = table(hands=HAND)
    for count in range(1, 4):
        p = play(p, "offer 1 ore for 1 brick", "decline", "decline", "decline")
        assert (p.stage, p.offers) == ("trade", count)
    assert broken(p, "accept") == {"catan.trade.domestic.negotiate"}
    assert broken(p, "counter 1 ore for 1 brick") == {"catan.trade.domestic.counteroffer"}
    assert broken(p, "confirm B") == {"catan.trade.domestic.negotiate"}


def test_only_the_active_player_trades():
    """catan.trade.domestic.active_only: the others answer, nothing more"""
    p = play(table(hands=[{"ore": 1}, {"brick": 1}, {"wool": 1}, {}]), "offer 1 ore for 1 brick")
    asked = p.judge(action(Kind.CONFIRM, 1, seat=2))
    assert "catan.trade.domestic.counteroffer" in asked.rules
    assert broken(p, "offer 1 brick for 1 wool") == {"catan.trade.domestic.counteroffer"}
    calm = table(hands=[{"ore": 1}, {"brick": 1}, {"wool": 1}, {}])
    assert calm.judge(action(Kind.OFFER, 1, give=1 << 8, get=1 << 16)).rules == ("catan.trade.domestic.active_only",)


def test_no_gifts():
    """catan.trade.domestic.no_gifts"""
    p = table(hands=HAND)
    assert broken(p, "offer 1 ore for nothing") == {"catan.trade.domestic.no_gifts"}
    assert broken(p, "offer nothing for 1 ore") == {"catan.trade.domestic.no_gifts"}
    asked = play(p, "offer 1 ore for 1 brick")
    assert "catan.trade.domestic.no_gifts" in broken(asked, "counter nothing for 1 ore")


def test_no_kind_on_both_sides():
    """catan.trade.like_for_like: forbidden with players and the bank, unless the table allows it"""
    p = table(hands=hands(ore=4, lumber=1))
    assert broken(p, "offer 3 ore for 1 ore") == {"catan.trade.like_for_like"}
    assert broken(p, "offer 1 ore 1 lumber for 1 ore") == {"catan.trade.like_for_like"}
    assert broken(p, "trade 4 ore for 1 ore") == {"catan.trade.like_for_like"}
    free = table(hands=hands(ore=4, lumber=1), rulings={"like_for_like": "allow"})
    assert not broken(free, "offer 3 ore for 1 ore")
    assert not broken(free, "trade 4 ore for 1 ore")


def test_only_cards_one_holds():
    """catan.cards.must_hold: whoever offers, answers or closes"""
    p = table(hands=[{"ore": 1, "lumber": 1}, {"brick": 1}, {}, {}])
    assert broken(p, "offer 2 ore for 1 brick") == {"catan.cards.must_hold"}
    assert "needs 2 ore; the hand has 1" in why(p, "offer 2 ore for 1 brick")
    asked = play(p, "offer 1 ore for 1 brick", "counter 1 brick for 2 ore")
    assert broken(asked, "accept") == {"catan.cards.must_hold"}
    assert broken(asked, "counter 1 wool for 1 lumber") == {"catan.cards.must_hold"}
    asked = play(asked, "decline", "decline")
    assert broken(asked, "confirm B") == {"catan.cards.must_hold"}
    assert legal(asked, "withdraw") == {""}


def test_an_offer_is_never_judged_by_a_hidden_hand():
    """catan.cards.hidden: nobody holds wool, and no refusal tells"""
    p = table(hands=HAND)
    view = p.seen_by(0)
    act = p.read_action("offer 1 ore for 1 wool")
    assert p.judge(act)
    assert view.judge(act)
    assert p.legal_actions() == view.legal_actions()


def test_only_resources_are_traded():
    """catan.trade.resources_only"""
    p = table(hands=HAND, developments=[["knight"], [], [], []])
    with pytest.raises(ValueError, match="knight is none"):
        p.read_action("offer 1 knight for 1 brick")


def test_tables_without_trade_between_players():
    """catan.trade.two_kinds"""
    p = table(hands=HAND, rulings={"domestic_trade": False})
    assert broken(p, "offer 1 ore for 1 brick") == {"catan.trade.two_kinds"}
    assert not legal(p, "offer")
    assert legal(table(hands=HAND), "offer")


# -- the bank --------------------------------------------------------------------------------------------------------

SITE_OF = {
    "generic": "2,0|3,-1|3,0", "lumber": "-2,3|-1,2|-1,3", "wool": "1,-3|1,-2|2,-3", "brick": "0,2|1,1|1,2",
    "grain": "-3,1|-2,0|-2,1", "ore": "-2,-1|-2,0|-1,-1",
}  # fmt: skip


def rates(*harbours: str) -> tuple[int, ...]:
    p = table(settlements=[[SITE_OF[name] for name in harbours], [], [], []], roads=[[], [], [], []])
    return counts_of(p.pieces.rates[0])


@pytest.mark.parametrize(
    ("harbours", "right"),
    [
        ((), (4, 4, 4, 4, 4)),
        (("generic",), (3, 3, 3, 3, 3)),
        (("lumber",), (2, 4, 4, 4, 4)),
        (("wool",), (4, 4, 2, 4, 4)),
        (("generic", "lumber"), (2, 3, 3, 3, 3)),
        (("lumber", "generic"), (2, 3, 3, 3, 3)),
        (("grain", "ore"), (4, 4, 4, 2, 2)),
        (("generic", "brick", "wool"), (3, 2, 2, 3, 3)),
    ],
)
def test_rates_of_harbours(harbours, right):
    """catan.trade.maritime.four, catan.trade.maritime.three, catan.trade.maritime.two, catan.harbour.site,
    catan.trade.maritime.special_only_its_resource"""
    assert rates(*harbours) == right


def test_a_coast_without_a_harbour_helps_nobody():
    """catan.map.coast_no_harbour"""
    p = table(settlements=[["1,-3|1,-2|2,-3"], ["0,-3|0,-2|1,-3"], [], []], roads=[[], [], [], []])
    assert counts_of(p.pieces.rates[0])[2] == 2
    bare = table(settlements=[["-3,2|-2,1|-2,2"], [], [], []], roads=[[], [], [], []])
    assert counts_of(bare.pieces.rates[0]) == (4, 4, 4, 4, 4)


def at_harbour(name: str, **cards: int) -> catan.Position:
    return table(settlements=[[SITE_OF[name]], [], [], []], hands=hands(**cards))


def test_swaps_with_the_bank():
    """catan.trade.maritime.rate, catan.trade.maritime.same_kind, catan.trade.maritime.multiple"""
    p = table(hands=hands(lumber=8, ore=3, wool=1))
    assert legal(p, "trade") == {f"4 lumber for 1 {kind}" for kind in ("brick", "wool", "grain", "ore")}
    assert broken(p, "trade 3 lumber 1 ore for 1 wool") == {"catan.trade.maritime.same_kind"}
    assert broken(p, "trade 5 lumber for 1 wool") == {"catan.trade.maritime.rate"}
    assert broken(p, "trade 4 lumber for nothing") == {"catan.trade.maritime.rate"}
    assert broken(p, "trade nothing for 1 wool") == {"catan.trade.maritime.rate"}
    assert broken(p, "trade 4 ore for 1 wool") == {"catan.cards.must_hold"}
    twice = play(p, "trade 8 lumber for 1 brick 1 grain")
    assert twice.hands[0] == (0, 1, 1, 1, 3)
    assert sum(twice.bank) + sum(twice.hand_sizes) == 95


def test_harbour_rates_are_named_when_they_are_missing():
    """catan.trade.maritime.three, catan.trade.maritime.two, catan.trade.maritime.special_only_its_resource"""
    plain = table(hands=hands(lumber=4))
    assert broken(plain, "trade 3 lumber for 1 ore") == {"catan.trade.maritime.three"}
    assert broken(plain, "trade 2 lumber for 1 ore") == {"catan.trade.maritime.two"}
    generic = at_harbour("generic", lumber=4)
    assert not broken(generic, "trade 3 lumber for 1 ore")
    assert broken(generic, "trade 2 lumber for 1 ore") == {"catan.trade.maritime.two"}
    special = at_harbour("wool", lumber=4, wool=4)
    assert not broken(special, "trade 2 wool for 1 ore")
    assert not broken(special, "trade 4 wool for 1 ore 1 brick")
    for text in ("trade 3 lumber for 1 ore", "trade 2 lumber for 1 ore"):
        assert broken(special, text) == {"catan.trade.maritime.special_only_its_resource"}
    assert "serves wool only" in why(special, "trade 3 lumber for 1 ore")


def test_the_rate_is_always_the_best_unless_the_table_lets_one_overpay():
    """catan.trade.maritime.rate"""
    p = at_harbour("generic", lumber=4)
    assert broken(p, "trade 4 lumber for 1 ore") == {"catan.trade.maritime.rate"}
    free = table(settlements=[[SITE_OF["generic"]], [], [], []], hands=hands(lumber=4), rulings={"overpay": True})
    assert not broken(free, "trade 4 lumber for 1 ore")
    assert {"4 lumber for 1 ore", "3 lumber for 1 ore"} <= legal(free, "trade")


def test_an_empty_stack_gives_nothing():
    """catan.bank.empty_stack"""
    p = table(hands=[{"lumber": 4}, {"ore": 19}, {}, {}])
    assert "4 lumber for 1 ore" not in legal(p, "trade")
    assert broken(p, "trade 4 lumber for 1 ore") == {"catan.bank.empty_stack"}


def test_a_founding_harbour_works_from_the_first_turn():
    """catan.harbour.site: it was there before the first trade phase"""
    p = play(catan.start(4, board="modern"), "roll", "dice 1 1")
    site = next(seat for seat in range(4) if counts_of(p.pieces.rates[seat]) == (4, 4, 4, 4, 4))
    assert site == 0
    mine = at_harbour("lumber", lumber=2)
    assert "2 lumber for 1 ore" in legal(mine, "trade")


def test_every_trade_has_its_receipt():
    p = at_harbour("wool", wool=4)
    assert told(p, "trade 2 wool for 1 ore") == ["A gave the bank 2 wool for 1 ore at 2:1."]
    two = table(hands=[{"ore": 1}, {"brick": 1}, {}, {}])
    asked = play(two, "offer 1 ore for 1 brick", "accept", "decline", "decline")
    assert told(asked, "confirm B") == ["A gave B 1 ore for 1 brick."]
    assert told(asked, "confirm B", lang="ko") == ["A가 B와 거래했습니다. 준 카드: 철 1장. 받은 카드: 벽돌 1장."]


# -- picking a deal ----------------------------------------------------------------------------------------------------


def trading():
    """D may trade: 5 wool, 1 grain and 1 ore in hand, wool at 2:1."""
    return next(each for each in example_game().positions if each.turn == 16 and each.stage == "trade")


def test_an_offer_is_picked_in_any_order_and_counted_in_a_table():
    position = trading()
    path = ("offer", "get:ore", "give:wool", "get:brick", "give:wool")
    found = position.picks(path)
    assert found["done"].action == position.read_action("offer 2 wool for 1 brick 1 ore")
    counts = {label.key: [cell.text for cell in cells] for label, cells in found.table.rows}
    assert counts["resource.wool"] == ["5", "2", "0"], "hand, give, get"
    assert counts["resource.ore"] == ["1", "0", "1"]
    assert "done" not in position.picks(("offer", "get:ore"))
    assert "give:ore" not in found, "asked for already"
    assert position.refusals((*path, "give:ore"))[0].rule == "catan.trade.like_for_like"


def test_something_of_the_hand_is_always_left_to_give():
    position = trading()
    asked = ("offer", "get:wool", "get:grain")
    assert "get:ore" not in position.picks(asked), "the hand holds nothing else"
    assert position.refusals((*asked, "get:ore"))[0].rule == "catan.trade.like_for_like"
    assert "get:lumber" in position.picks(asked)


def test_the_bank_s_table_shows_the_rate_of_each_kind_and_why_it_cannot_be_met():
    position = trading()
    found = position.picks(("trade",))
    rates = {label.key: (cells[0].text, cells[1].text, cells[1].strong) for label, cells in found.table.rows}
    assert rates["resource.wool"] == ("5", "2:1", True)
    assert rates["resource.grain"] == ("1", "4:1", False)
    assert [choice.key for choice in found] == ["give:wool"]
    refused = position.refusals(("trade", "give:grain"))[0]
    assert (refused.facts["need"], refused.facts["have"]) == (4, 1)
    swapped = position.picks(("trade", "give:wool"))["get:brick"].action
    assert swapped == position.read_action("trade 2 wool for 1 brick")
