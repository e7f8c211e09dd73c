"""Tutorial 08 of Catan, the example game: what each question rests on, and each misunderstanding told by its name."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest

from boardlab.catan.cards import CITY_COST, counts_of
from boardlab.catan.example import example_game
from boardlab.catan.odds import roll_chance
from boardlab.lessons import checkpoint, checkpoints
from boardlab.lessons.catan import bank
from boardlab.lessons.catan.example import answers as case
from boardlab.lessons.display import attempt, do

A, B, C, D = range(4)


def asked(number):
    return checkpoint(f"catan.example.{number}")


# -- turn by turn --------------------------------------------------------------------------------------------------


def test_every_ply_belongs_to_one_turn():
    game = example_game()
    lengths = [case.first_ply(turn + 1) - case.first_ply(turn) for turn in range(1, case.TURNS + 1)]
    assert sum(lengths) == len(game.actions) + 1
    assert all(case.before(turn).stage == "roll" for turn in range(1, case.TURNS + 1))
    assert [case.before(turn).active for turn in range(1, 6)] == [A, B, C, D, A]


def test_a_replay_begins_and_ends_where_its_turns_do():
    for first in (1, 5, 9, 13):
        game = case.replay(first, first + 3)
        assert (game.ply, game.position) == (0, case.before(first))
        end = game.jump(len(game.actions)).position
        assert end == (case.before(first + 4) if first < 13 else case.after(case.TURNS))


def test_all_turns_together_are_the_whole_story():
    told = " ".join(line for turn in range(1, case.TURNS + 1) for line in case.told(turn).lines)
    events = [event for _, event in example_game().all_events() if event.kind not in case.QUIET]
    say = case.positions()[0].wording.narrate
    # Where cards come from is seen on the board.
    said = [re.sub(r" from .*", ".", say(each)) if each.kind.startswith("harvest") else say(each) for each in events]
    assert told == " ".join(said)
    assert case.told(14, 15).lines == (*case.told(14).lines, *case.told(15).lines)


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_a_turn_is_told_in_the_language_chosen(lang):
    from boardlab import language

    before = language()
    try:
        language(lang)
        rolled = {
            "en": "Orange rolled 3 and 3: 6. ",
            "ko": "주황이 주사위를 던져 3과 3이 나왔습니다. 합은 6입니다. ",
        }[lang]
        assert case.told(1).lines[0].startswith(rolled)
    finally:
        language(before)


# -- what the prose says -------------------------------------------------------------------------------------------


def test_turn_1_pays_for_nothing():
    kinds = {act.to_text().split()[0] for act in case.rolled(1).legal_actions()}
    assert kinds == {"offer", "end"}


def test_turn_4_road_and_card_but_no_settlement_yet():
    p = case.rolled(4)
    kinds = {act.to_text().split()[0] for act in p.legal_actions()}
    assert kinds == {"road", "buy", "offer", "end"}
    assert p.hands[D] == (1, 1, 1, 2, 1)
    road = do(p, "road 1,-2|2,-2")
    assert "catan.build.settlement.connected" not in attempt(road, "settlement 1,-2|2,-3|2,-2").verdict.rules


def test_turn_5_every_kind_once_and_no_room():
    p = case.rolled(5)
    assert p.hands[A] == (1, 1, 1, 1, 1)
    assert not any(act.to_text().startswith("settlement") for act in p.legal_actions())
    assert attempt(case.after(5), "play road_building").verdict.rules == ("catan.dev.not_bought_turn",)


def test_turn_6_the_first_with_three_points():
    assert [case.after(turn).scores for turn in (5, 6)] == [(2, 2, 2, 2), (2, 3, 2, 2)]


def test_turn_7_wool_is_scarce():
    p = asked(6).position
    assert not any(hand[2] for hand in p.hands)
    assert max(p.hand_sizes) < 8
    assert {case.rivals_lose(p, tile) for tile in case.pastures(p)} == {0, 1, 3, 5}
    drawn = {act.to_text(): chance for act, chance in case.positions()[45].chance_outcomes()}
    assert drawn["steal lumber"] == Fraction(1, 3)


def test_turn_11_all_seven_cards():
    assert (case.rolled(11).hand_sizes[C], case.after(11).hand_sizes[C]) == (7, 0)


def test_turn_12_eight_cards_and_turn_13_no_grain_anywhere():
    assert case.after(12).hand_sizes[A] == 8
    p = case.rolled(13)
    assert [hand[3] for hand in p.hands] == [1, 0, 0, 0]
    assert bank.missing(p, A, CITY_COST) == 1


def test_turn_15_two_wool_at_one_pasture():
    assert case.rolled(15).hands[D][2] - case.before(15).hands[D][2] == 2


def test_the_end():
    p = case.after(16)
    assert p == example_game().position
    assert (p.scores, p.hand_sizes) == ((3, 3, 3, 4), (7, 4, 4, 0))


def test_orange_needs_13_of_36():
    p = case.next_turn()
    assert counts_of(p.packed_hand(A)) == (0, 3, 0, 1, 3)
    assert set(bank.rates(p, A)) == {4}
    assert case.city_after(p) == (5, 8, 9)
    assert sum(roll_chance(total) for total in case.city_after(p)) == Fraction(13, 36)
    assert asked(12).answer() == asked(12).receipt().total(A) == 13


# -- misunderstandings ---------------------------------------------------------------------------------------------


def test_the_deal_of_turn_6_is_needed_for_the_city():
    """Whatever the discovery brings: without D's grain one card is missing."""
    alone = do(asked(5).position, "withdraw")
    plays = [act for act in alone.legal_actions() if act.to_text().startswith("play discovery")]
    assert len(plays) == 15
    ends = [alone.play(act) for act in plays]
    assert not any(act.to_text().startswith("city") for end in ends for act in end.legal_actions())


def test_the_city_of_turn_6_may_stand_at_either_place():
    for site in ("-2,0|-2,1|-1,0", "0,1|1,0|1,1"):
        assert asked(5).grade(f"confirm D; play discovery 1 grain 1 ore; city {site}")


def test_one_corner_is_free_in_turn_13():
    assert asked(9).answer() == {"0,0|1,-1|1,0"}
    for wrong in asked(9).misconceptions:
        assert asked(9).answer() < wrong.answer(asked(9).position)
    assert "one path away" in asked(9).grade("1,-1|1,0|2,-1").message("en")


def test_what_the_records_do_is_the_right_answer():
    """Where the players of the example act, the question expects what they did."""
    actions = [act.to_text() for act in example_game().actions]
    assert tuple(actions[case.B_CHOOSES : case.B_CHOOSES + 3]) == asked(5).answer()
    assert actions[case.D_ANSWERS] == asked(4).tries
    assert actions[case.C_ROBS].split()[1] in asked(6).answer()
    assert actions[case.first_ply(8)] == "play knight"
    assert actions[case.first_ply(13) + 2].split()[1] in asked(9).answer()
    assert actions.count(asked(3).tries) == 1


def test_questions_follow_the_game():
    found = [each for each in checkpoints("catan.example") if ".practice" not in each.id]
    turns = [each.position.turn for each in found]
    assert turns == sorted(turns)
    assert {each.kind for each in found} == {"number", "cells", "legal", "turn", "choice"}
