"""A statement is right where its claim is, names the wrong rule that takes it otherwise, and is found by its id."""

from __future__ import annotations

import pytest

from boardlab.core.errors import PlainError
from boardlab.lessons import Checkpoint, checkpoint
from boardlab.lessons.model.practice import practice
from boardlab.lessons.model.statement import NO, YES, Statement, claims, statement

WRONG = "torres.counts_the_tower"


def drawn() -> Checkpoint:
    return practice("torres.scoring", seed="tutor1", against=WRONG)[1]


def test_a_claim_is_right_where_the_rules_say_so() -> None:
    asked = drawn()
    lines = [statement(asked, number) for number in range(1, len(claims(asked)) + 1)]
    right = [line for line in lines if line.answer() == YES]
    assert [line.claim for line in right] == [asked.answer()]
    assert right[0].grade(YES).message("en") == asked.grade(asked.answer()).message("en")
    assert right[0].grade(YES).headline("en") == asked.grade(asked.answer()).headline("en")
    assert right[0].receipt() == asked.receipt()
    assert f"“{asked.answer()}”" in right[0].question("en")


def test_a_wrong_tick_names_the_only_rule_behind_it() -> None:
    asked = drawn()
    wrong = next(each for each in asked.misconceptions if each.id == WRONG)
    claim = wrong.answer(asked.position)
    line = statement(asked, 1 + claims(asked).index(claim))
    found = line.grade(YES)
    assert not found.right
    assert found.misconception is not None
    assert found.misconception.id == WRONG
    # Whoever calls what is right wrong may hold any of several.
    several = statement(asked, 1 + claims(asked).index(asked.answer()))
    assert len(several.unnamed) > 1
    assert several.grade(NO).misconception is None


def test_a_question_with_two_answers_stands_as_it_is() -> None:
    asked = next(each for each in practice("torres.building", seed=1).take(40) if each.kind == "legal")
    line = statement(asked, 1)
    for lang in ("en", "ko"):
        assert line.question(lang) == asked.question(lang)
    assert [line.choice(key, "en") for key in line.choices] == ["It is legal", "It is not legal"]
    assert (line.answer() == YES) == (not asked.verdict.rules)


def test_statements_are_found_by_their_ids() -> None:
    line = statement(drawn(), 1)
    again = checkpoint(line.id)
    assert isinstance(again, Statement)
    assert again.claim == line.claim
    for strange in ("-0", "-99", "-", "-1-1"):
        with pytest.raises(PlainError):
            checkpoint(drawn().id + strange)
