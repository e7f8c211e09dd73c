"""Tutorial 05 of Catan, trade: the worked numbers, and each misunderstanding told by its name."""

from __future__ import annotations

import pytest

from boardlab.catan.cards import CITY_COST, counts_of, size
from boardlab.catan.options import FIFTH_EDITION
from boardlab.lessons import checkpoint, checkpoints
from boardlab.lessons.catan import bank, sketch
from boardlab.lessons.catan.trade import answers as case
from boardlab.lessons.display import attempt, do


def asked(number):
    return checkpoint(f"catan.trade.{number}")


# -- worked numbers ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("harbours", "rates"),
    [
        ((), (4, 4, 4, 4, 4)),
        (("generic",), (3, 3, 3, 3, 3)),
        (("lumber",), (2, 4, 4, 4, 4)),
        (("wool",), (4, 4, 2, 4, 4)),
        (("generic", "lumber"), (2, 3, 3, 3, 3)),
        (("grain", "ore"), (4, 4, 4, 2, 2)),
        (("generic", "brick", "wool"), (3, 2, 2, 3, 3)),
    ],
)
def test_the_rates_of_harbours(harbours, rates):
    assert bank.rates(case.at_harbours(*harbours)) == rates


@pytest.mark.parametrize(
    ("hand", "harbours", "cards"),
    [
        ("5 wool", (), 1),
        ("5 wool", ("generic",), 1),
        ("5 wool", ("wool",), 2),
        ("4 lumber 3 ore 2 brick", ("generic", "lumber"), 3),
        ("7 wool 4 brick", ("wool",), 4),
        ("3 brick 3 ore grain", (), 0),
        ("4 brick 3 ore grain", (), 1),
    ],
)
def test_cards_to_be_had_from_the_bank(hand, harbours, cards):
    assert bank.from_bank(case.at_harbours(*harbours, hand=hand)) == cards


@pytest.mark.parametrize(("number", "kind", "most"), [(7, 4, 3), (9, 2, 4)])
def test_no_detour_through_a_third_resource_brings_more(number, kind, most):
    """Every order of swaps with the bank, played out."""
    start = asked(number).position
    best, seen, todo = 0, {start}, [start]
    while todo:
        p = todo.pop()
        best = max(best, p.hands[p.active][kind])
        for act in p.legal_actions():
            if act.to_text().startswith("trade") and (end := p.play(act)) not in seen:
                seen.add(end)
                todo.append(end)
    assert best == asked(number).answer() == most


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("offer 1 lumber 1 ore for 1 brick", ()),
        ("offer 3 ore for 1 brick", ()),
        ("offer 1 lumber for nothing", ("catan.trade.domestic.no_gifts",)),
        ("offer nothing for 1 brick", ("catan.trade.domestic.no_gifts",)),
        ("offer 3 ore for 1 ore", ("catan.trade.like_for_like",)),
        ("offer 1 knight for 1 brick", ("catan.trade.resources_only",)),
    ],
)
def test_which_deals_are_allowed(text, rules):
    """The quiz of the lesson material: B plays with 2 lumber and 3 ore."""
    p = sketch(active="B", hands={"B": "2 lumber 3 ore", "A": "brick"}, developments={"B": "knight"})
    assert bank.against(p, text) == rules


def test_before_the_roll_and_after_building():
    assert attempt(case.early(), "offer 1 ore for 1 brick").verdict.rules == ("catan.turn.roll_first",)
    assert bank.against(case.new_harbour(), "offer 1 ore for 1 brick") == ("catan.turn.phase_order",)
    assert bank.against(case.new_harbour(FIFTH_EDITION), "offer 1 ore for 1 brick") == ()


def test_two_trades_make_the_settlement_of_turn_11():
    p = case.two_partners()
    assert p.hands[2] == (4, 1, 0, 1, 1)
    end = do(p, *("confirm A", "trade 4 lumber for 1 wool", "settlement -1,1|-1,2|0,1"))
    assert end.hand_sizes[2] == 0
    assert end.scores[2] == p.scores[2] + 1


def test_a_city_out_of_wool_in_turn_16():
    """Five wool would be two swaps; with one of them gone to B for ore, four are two swaps still."""
    before = case.example(91)
    assert before.hands[3] == (0, 0, 5, 1, 1)
    assert bank.missing(before, 3, CITY_COST) == 3
    assert bank.from_bank(before, 3) == 2
    assert case.without_harbours(before, 3) == 1
    p = case.wool_to_spare()
    assert (bank.missing(p, 3, CITY_COST), bank.from_bank(p, 3), case.without_harbours(p, 3)) == (2, 2, 1)
    assert do(p, *("trade 2 wool for 1 ore", "trade 2 wool for 1 grain", "city 1,-1|2,-2|2,-1")).hand_sizes[3] == 0


def test_the_go_between_keeps_a_fee():
    start = case.between_others()
    first = do(start, "offer 1 lumber for 1 grain", "decline", "accept", "decline", "confirm C")
    end = do(first, "offer 1 grain for 1 lumber 1 wool", "accept", "decline", "decline", "confirm B")
    assert end.hands[:3] == ((1, 0, 1, 0, 0), (0, 0, 0, 1, 0), (1, 1, 0, 0, 0))
    assert end.hand_sizes[0] == start.hand_sizes[0] + 1


def test_a_harbour_works_a_round_later():
    p = case.new_harbour()
    later = case.a_round_later(p)
    assert (later.active, later.stage, later.turn) == (0, "trade", p.turn + p.players)
    assert later.hands[0] == p.hands[0]
    assert bank.against(later, "trade 3 ore for 1 brick") == ()
    assert bank.rates(p) == bank.rates(later) == (3, 3, 3, 3, 3)


def test_the_offer_for_wool_is_judged_without_looking_at_other_hands():
    p = asked(5).position
    assert not any(hand[2] for hand in p.hands)
    assert p.seen_by(1).judge(p.read_action(asked(5).tries))


# -- misunderstandings ---------------------------------------------------------------------------------------------


def test_the_grain_harbour_has_two_corners():
    truth = asked(6).answer()
    assert truth == {"-3,1|-2,0|-2,1", "-3,1|-3,2|-2,1"}
    p = asked(6).position
    found = [size_of(p) for size_of in (case.any_harbour, lambda p: case.whole_coast(p, "grain"))]
    assert [len(each) for each in found] == [18, 3]
    assert all(truth < each for each in found)
    for places, name in zip(found, ("any_harbour_will_do", "the_whole_coast_of_a_harbour"), strict=True):
        assert asked(6).grade(places).misconception.key == name


@pytest.mark.parametrize(
    ("number", "line"),
    [
        (12, "confirm A; trade 4 lumber for 1 wool; settlement -1,1|-1,2|0,1"),
        (13, "trade 2 wool for 1 grain; trade 2 wool for 1 ore; city 1,-2|2,-3|2,-2"),
        (13, "trade 2 wool for 1 ore; trade 2 wool for 1 grain; city -1,-1|-1,0|0,-1; end"),
    ],
)
def test_every_turn_that_reaches_the_goal_is_right(number, line):
    assert asked(number).grade(line)


def test_receipts_of_swaps_lead_to_the_number_asked_for():
    for number in (7, 9):
        lines = asked(number).receipt().of(asked(number).about)
        assert sum(line.points for line in lines) == asked(number).answer()
        held = counts_of(asked(number).position.packed_hand(asked(number).about))
        assert len(lines) == sum(1 for count in held if count)


def test_the_deal_of_each_partner_is_what_the_question_says():
    p = asked(2).position
    assert [counts_of(cards) for cards in case.terms(p, 1)] == [(0, 0, 0, 0, 3), (0, 1, 0, 0, 0)]
    assert [size(cards) for cards in case.terms(p, 2)] == [2, 1]
    with pytest.raises(ValueError, match="not answered"):
        case.terms(p, 0)
    for lang, words in (("en", ("3 ore", "1 lumber, 1 ore")), ("ko", ("철 3장", "목재 1장, 철 1장"))):
        assert all(word in asked(2).question(lang) for word in words)


def test_questions_differ_in_seat_and_kind():
    found = [each for each in checkpoints("catan.trade") if ".practice" not in each.id]
    assert {each.position.active for each in found} == {0, 1, 2, 3}
    assert len({each.kind for each in found}) == 6


# -- would you accept? ---------------------------------------------------------------------------------------------


def test_offers_are_judged_by_value_by_the_leader_and_by_the_race_for_a_site():
    """Each offer helps A to build; two of them help D more."""
    offers = (case.fair_offer(), case.leaders_offer(), case.racing_offer())
    assert [case.advised(offer) for offer in offers] == ["accept", "wins", "site"]
    assert {case.own_gain(offer) for offer in offers} == {"accept"}
    assert [offer.scores[3] for offer in offers] == [2, 9, 2]
    for offer in offers:
        assert offer.decider == 0
        assert offer.active == 3


def test_a_road_at_a_harbour_does_not_open_it():
    p = case.road_at_a_harbour()
    assert bank.rates(p, 0) == (4, 4, 4, 4, 4)
    assert bank.rates(case.new_harbour(), 0) == (3, 3, 3, 3, 3)
    assert checkpoint("catan.trade.17").answer() != "legal"
