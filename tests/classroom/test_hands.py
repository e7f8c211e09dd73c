"""Hands up: counts are read as people type them, and each answer is told with the wrong rule behind it."""

from __future__ import annotations

import pytest

from boardlab.classroom.hands import BadCount, bars, board_against, commonest, options, raised, read_hands
from boardlab.lessons.model.catalogue import checkpoint, checkpoints
from boardlab.lessons.model.question_types import BadAnswer

WHO = checkpoint("torres.king.19")
"""Three choices, three reasons."""
HOW_MANY = checkpoint("torres.scoring.2")


@pytest.mark.parametrize("typed", ["A 12, B 7", "a12 b 7", "Ａ：１２；Ｂ７", "A=10, A 2, B x 7"])
def test_counts_are_read_by_letter_as_people_type_them(typed: str) -> None:
    assert read_hands(WHO, typed) == {"A": 12, "B": 7}


def test_counts_without_letters_are_read_by_answer() -> None:
    assert read_hands(HOW_MANY, "15: 12, 8 x 7; 8점 3") == {15: 12, 8: 10}
    cells = next(each for each in checkpoints("torres.scoring") if each.kind == "cells")
    right = cells.answer()
    assert isinstance(right, frozenset)
    assert read_hands(cells, f"{' '.join(sorted(right))}: 4") == {right: 4}


@pytest.mark.parametrize("typed", ["A", "12", "A 12 x", "A -1", "A 1000", "Z 3", "<b>A</b> 3"])
def test_what_is_no_count_is_refused_in_one_sentence(typed: str) -> None:
    with pytest.raises(BadCount) as refused:
        read_hands(WHO, typed)
    assert "\n" not in str(refused.value)


def test_an_answer_that_cannot_be_one_is_refused() -> None:
    with pytest.raises(BadAnswer):
        read_hands(HOW_MANY, "many: 3")


def test_bars_sort_by_size_with_their_wrong_rules() -> None:
    found = bars(HOW_MANY, read_hands(HOW_MANY, "15: 7, 8: 12, 99: 1"), "en")
    assert [(bar.said, bar.hands, bar.right, bar.behind and bar.behind.id) for bar in found] == [
        ("8", 12, False, "torres.adds_area_and_level"),
        ("15", 7, True, None),
        ("99", 1, False, None),
    ]


def test_reason_has_a_letter_and_counts_once() -> None:
    given = options(WHO, "en")
    assert "".join(each.letter for each in given) == "ABCDEF"
    assert [each.is_reason for each in given] == [False] * 3 + [True] * 3
    assert raised(WHO, {"A": 12, "B": 7, "D": 19}) == 19


@pytest.mark.soak
@pytest.mark.parametrize("game", ["torres", "catan", "creed"])
def test_every_lettered_question_has_one_right_answer(game: str) -> None:
    for asked in checkpoints(game):
        given = options(asked, "ko")
        assert len(given) == len(bars(asked, {}, "ko")) or not given, asked.id
        found = [bar for bar in bars(asked, {}, "ko") if not bar.is_reason]
        if given:
            right = sum(bar.right for bar in found)
            assert right == 1 or (asked.kind == "legal" and right > 0), asked.id


def test_the_commonest_misreading_has_a_board_of_its_own() -> None:
    counts = read_hands(HOW_MANY, "15: 12, 8: 7, 20: 9")
    wrong = commonest(HOW_MANY, counts, "en")
    assert wrong is not None
    assert wrong.id == "torres.counts_the_tower"
    found = board_against(wrong, HOW_MANY)
    assert found is not None
    asked = found[0]
    assert asked.position != HOW_MANY.position
    shown = next(each for each in asked.misconceptions if each.id == wrong.id)
    assert shown.answer(asked.position) != asked.answer()
