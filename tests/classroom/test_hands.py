"""Hands up: counts are read as people type them, and each answer is told with the wrong rule behind it."""

from __future__ import annotations

import pytest

from boardlab.classroom.hands import (
    LETTERS,
    BadCount,
    bars,
    board_against,
    commonest,
    options,
    raised,
    read_hands,
    steps,
)
from boardlab.core.contract.game import game_names
from boardlab.core.i18n.language import LANGUAGES
from boardlab.lessons.model.catalogue import checkpoint, checkpoints

WHO = checkpoint("torres.king.19")
"""Three choices, three reasons."""
HOW_MANY = checkpoint("torres.scoring.2")


@pytest.mark.parametrize("typed", ["A 12, B 7", "a12 b 7", "Ａ：１２；Ｂ７", "A=10, A 2, B x 7"])
def test_counts_are_read_by_letter_as_people_type_them(typed: str) -> None:
    assert read_hands(WHO, typed) == {"A": 12, "B": 7}


def test_places_have_the_same_letters_in_every_language() -> None:
    picks = [each for game in game_names() for each in checkpoints(game) if each.kind == "cells"]
    letters = {each.id: {tuple((o.letter, o.key) for o in options(each, lang)) for lang in LANGUAGES} for each in picks}
    assert [about for about, found in letters.items() if len(found) > 1] == []
    assert all(len(given) > 2 for found in letters.values() for given in found)


def test_many_places_are_offered_by_how_many_they_are() -> None:
    asked = checkpoint("catan.road.7")
    assert [each.label for each in options(asked, "en")] == [
        "1 place: the intersection of mountains 11, the desert and forest 3",
        "1 place: the intersection of mountains 6, pasture 12 and fields 9",
        "4 places",
        "Other places",
    ]
    assert [bar.right for bar in bars(asked, {"C": 9}, "ko")] == [False, True, False, False]


def test_hands_for_a_turn_say_whether_it_is_found() -> None:
    asked = checkpoint("torres.board.12")
    assert [each.letter for each in options(asked, "en")] == ["A", "B"]
    assert [(bar.hands, bar.is_other, bar.right) for bar in bars(asked, {"B": 7}, "en")] == [
        (7, True, False),
        (0, True, False),
    ]


def test_numbers_are_offered_by_letter_rising() -> None:
    given = options(HOW_MANY, "en")
    assert [each.label for each in given] == ["3", "8", "15", "20", "36", "Another number"]
    found = {bar.said: (bar.right, bar.behind and bar.behind.id) for bar in bars(HOW_MANY, {}, "en")}
    assert found["15"] == (True, None)
    assert found["8"] == (False, "torres.adds_area_and_level")
    assert found["Another number"] == (False, None)


@pytest.mark.parametrize("about", ["torres.building.2", "torres.scoring.10", "creed.first_game.4"])
@pytest.mark.parametrize("lang", ["en", "ko"])
def test_orders_are_offered_by_letter(about: str, lang: str) -> None:
    """In words, or by signs of their steps where that would be long: the right one among those of the wrong rules."""
    asked = checkpoint(about)
    given, signs = options(asked, lang), [*steps(asked, lang)]
    found = bars(asked, {}, lang)
    assert [bar.right for bar in found].count(True) == 1
    assert all(bar.behind for bar in found if not bar.right and not bar.is_other)
    for each in given[:-1]:
        assert isinstance(each.answer, tuple)
        said = signs or [asked.choice(key, lang).rstrip(".") for key in asked.choices]
        assert each.label.split(" → ") == [said[asked.choices.index(key)] for key in each.answer]
        assert len(each.label) <= 80


@pytest.mark.parametrize("typed", ["A", "12", "A 12 x", "A -1", "A 1000", "Z 3", "<b>A</b> 3"])
def test_what_is_no_count_is_refused_in_one_sentence(typed: str) -> None:
    with pytest.raises(BadCount) as refused:
        read_hands(WHO, typed)
    assert "\n" not in str(refused.value)


def test_bars_sort_by_size_with_their_wrong_rules() -> None:
    found = bars(HOW_MANY, read_hands(HOW_MANY, "C 7, B 12, F 1"), "en")
    assert [(bar.said, bar.hands, bar.right, bar.behind and bar.behind.id) for bar in found][:3] == [
        ("8", 12, False, "torres.adds_area_and_level"),
        ("15", 7, True, None),
        ("Another number", 1, False, None),
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
        assert len(given) == len(bars(asked, {}, "ko")), asked.id
        right = sum(bar.right for bar in bars(asked, {}, "ko") if not bar.is_reason)
        assert right == (asked.kind != "turn") or (asked.kind == "legal" and right > 0), asked.id
        assert 1 < len({each.label for each in given}) == len(given) <= len(LETTERS), asked.id
        assert all(each.label for each in given), asked.id


def test_the_commonest_misreading_has_a_board_of_its_own() -> None:
    counts = read_hands(HOW_MANY, "C 12, B 7, D 9")
    wrong = commonest(HOW_MANY, counts, "en")
    assert wrong is not None
    assert wrong.id == "torres.counts_the_tower"
    found = board_against(wrong, HOW_MANY)
    assert found is not None
    asked = found[0]
    assert asked.position != HOW_MANY.position
    shown = next(each for each in asked.misconceptions if each.id == wrong.id)
    assert shown.answer(asked.position) != asked.answer()
