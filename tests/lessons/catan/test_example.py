"""Tutorial 08 of Catan, the example game: what each question rests on, and each misunderstanding told by its name."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Any

import pytest

from boardlab.catan.cards import counts_of
from boardlab.catan.example import example_game
from boardlab.catan.rules.odds import roll_chance
from boardlab.lessons import Checkpoint, checkpoint, scenario
from boardlab.lessons.catan import bank
from boardlab.lessons.catan.example import answers as case
from boardlab.lessons.display import do

A, B, C, D = range(4)


def asked(number: Any) -> Checkpoint:
    return checkpoint(f"catan.example.{number}")


# -- turn by turn --------------------------------------------------------------------------------------------------


def test_every_ply_belongs_to_one_turn() -> None:
    game = example_game()
    lengths = [case.first_ply(turn + 1) - case.first_ply(turn) for turn in range(1, case.TURNS + 1)]
    assert sum(lengths) == len(game.actions) + 1
    assert all(case.before(turn).stage == "roll" for turn in range(1, case.TURNS + 1))
    assert [case.before(turn).active for turn in range(1, 6)] == [A, B, C, D, A]


def test_turns_together_make_the_whole_record() -> None:
    told = " ".join(line for turn in range(1, case.TURNS + 1) for line in case.told(turn).lines)
    events = [event for _, event in example_game().all_events() if event.kind not in case.QUIET]
    say = case.positions()[0].wording.narrate
    # Where cards come from is seen on the board.
    said = [re.sub(r" from .*", ".", say(each)) if each.kind.startswith("harvest") else say(each) for each in events]
    assert told == " ".join(said)
    assert case.told(14, 15).lines == (*case.told(14).lines, *case.told(15).lines)


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_turn_is_described_in_the_chosen_language(lang: str) -> None:
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


def test_orange_needs_13_of_36() -> None:
    p = scenario("catan.example.next_turn")
    assert counts_of(p.packed_hand(A)) == (0, 3, 0, 1, 3)
    assert set(bank.rates(p, A)) == {4}
    assert case.city_after(p) == (5, 8, 9)
    assert sum(roll_chance(total) for total in case.city_after(p)) == Fraction(13, 36)
    assert asked(12).answer() == asked(12).receipt().total(A) == 13


# -- misunderstandings ---------------------------------------------------------------------------------------------


def test_trade_of_turn_6_is_needed_for_the_city() -> None:
    """Whatever the discovery brings: without D's grain one card is missing."""
    alone = do(asked(5).position, "withdraw")
    plays = [act for act in alone.legal_actions() if act.to_text().startswith("play discovery")]
    assert len(plays) == 15
    ends = [alone.play(act) for act in plays]
    assert not any(act.to_text().startswith("city") for end in ends for act in end.legal_actions())


def test_answers_equal_what_the_records_do() -> None:
    """Where the players of the example act, the question expects what they did."""
    actions = [act.to_text() for act in example_game().actions]
    assert tuple(actions[38:41]) == asked(5).answer()
    assert actions[36] == asked(4).tries
    assert actions[44].split()[1] in asked(6).answer()
    assert actions[case.first_ply(8)] == "play knight"
    assert actions[case.first_ply(13) + 2].split()[1] in asked(9).answer()
    assert actions.count(asked(3).tries) == 1
