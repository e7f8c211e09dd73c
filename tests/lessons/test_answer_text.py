"""Every way in which people type an answer, in either language and from any keyboard, is that answer."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boardlab.core.i18n.language import speaking
from boardlab.lessons import BadAnswer, Checkpoint, checkpoint, checkpoints
from boardlab.lessons.model.answer_text import WORDING, whole_number
from boardlab.lessons.model.question_types import BECAUSE, MOST
from tests.effort import rounds

GAMES = ("torres", "catan", "creed")
LANGS = ("en", "ko")
BLANKS = ("", " ", "\u3000", "\u00a0", "\t", "\u200b", "\n")
UNITS = sorted({unit for lang in LANGS for unit in WORDING.say("typed.units", lang).split()})
WIDE = {code: code + 0xFEE0 for code in range(0x21, 0x7F)} | {0x20: 0x3000}
"""To each plain sign the full-width one of a Korean keyboard."""

spellings = st.sampled_from([str, str.upper, str.title, lambda text: text.translate(WIDE)])
blanks = st.sampled_from(BLANKS)


@st.composite
def numbers_in_text(draw: Any) -> tuple[int, str]:
    """A number and a text in which somebody types it."""
    number = draw(st.integers(0, MOST))
    digits = draw(st.sampled_from([str(number), f"{number:,}", f"{number}.0", f"{number}.00", f"0{number}"]))
    behind = draw(st.sampled_from(["", *UNITS, "points", "점", "점입니다", "입니다", "!"]))
    between = draw(blanks)
    text = f"{draw(st.sampled_from(['', '+', '= ']))}{digits}{between}{behind}"
    return number, draw(blanks) + draw(spellings)(text) + draw(blanks)


@settings(max_examples=rounds(150, soak=20_000), deadline=None)
@given(numbers_in_text())
def test_every_spelling_of_a_number_is_the_number(case: Any) -> None:
    number, text = case
    assert whole_number(text) == number


@pytest.mark.parametrize(
    ("number", "texts"),
    [
        (0, ("none", "None.", "zero", "no cards", "없음", "없어요", "영")),
        (1, ("one", "하나", "한 장")),
        (5, ("five", "FIVE", "five cards", "다섯", "다섯 장", "다섯 장입니다")),
        (12, ("twelve", "열둘", "열두 점")),
    ],
)
def test_small_numbers_may_be_written_as_words(number: int, texts: tuple[str, ...]) -> None:
    assert [whole_number(text) for text in texts] == [number] * len(texts)


@pytest.mark.parametrize(
    "given_",
    [
        *(
            True,
            None,
            -1,
            1.5,
            Fraction(1, 2),
            Decimal("1.5"),
            float("nan"),
            float("inf"),
            Decimal("NaN"),
            1j,
            [15],
            {},
        ),
        *(
            "",
            "-1",
            "−1",
            "1.5",
            "1,5",
            "1/2",
            "½",
            "15²",
            "1 or 2",
            "15 or 16",
            "15만",
            "15백",
            "fifteen?",
            "oneself",
            "nonesuch",
            "not one",
            "ten or two",
            "x15",
            "15x",
        ),
        *("1 5", "15-16", "9" * 5000, "15" + " " * 5000, "1e3", "0x10", "\ud800", "점"),
    ],
)
def test_text_without_a_whole_number_is_refused(given_: Any) -> None:
    assert whole_number(given_) is None


@pytest.mark.parametrize(
    "text", ["15", "１５", "15점", "15 points", "15.0", " 15 ", "+15", "１５ 점", "15 pts.", Fraction(15)]
)
def test_a_question_takes_what_people_write(text: Any) -> None:
    assert checkpoint("torres.scoring.2").grade(text)


def names_of(asked: Checkpoint, key: str) -> list[str]:
    return [key, *(asked.position.place_name(key, lang) for lang in LANGS)]


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=rounds(15, soak=3_000), deadline=None)
@given(data=st.data())
def test_places_are_read_by_key_or_name(game: str, data: st.DataObject) -> None:
    asked = data.draw(st.sampled_from([each for each in checkpoints(game) if each.kind == "cells"]), "question")
    keys = data.draw(st.lists(st.sampled_from(asked.places), min_size=1, max_size=4, unique=True), "places")
    written = [
        data.draw(st.sampled_from(names_of(asked, key)).flatmap(lambda name: spellings.map(lambda how: how(name))))
        for key in keys
    ]
    # With a comma between them two keys of Catan could be one.
    between = data.draw(st.sampled_from(["; ", " · ", " / ", " and ", " 그리고 ", "\n", "；"]))
    assert asked.read(between.join(written)) == frozenset(keys)
    assert asked.read(written) == frozenset(keys)


@pytest.mark.parametrize(
    ("name", "text", "keys"),
    [
        ("torres.scoring.1", "Ｃ４， D4", "c4 d4"),
        ("torres.scoring.1", "c4와 d4", "c4 d4"),
        ("torres.scoring.1", "c4칸, d4칸입니다.", "c4 d4"),
        ("torres.scoring.1", "c4, d4 and e5", "c4 d4 e5"),
        ("creed.matchups.1", "at31 ｂｔ13", "AT31 BT13"),
        ("catan.board.1", "Forest 6, hills 11", "0,-2 0,2"),
        ("catan.board.1", "숲 6, 구릉 11", "0,-2 0,2"),
        ("catan.board.1", "the forest 6 and the hills 11", "0,-2 0,2"),
        ("catan.board.1", "0,-2 0,2", "0,-2 0,2"),
    ],
)
def test_places_as_people_write_them(name: str, text: str, keys: str) -> None:
    assert checkpoint(name).read(text) == frozenset(keys.split())


@pytest.mark.parametrize("game", GAMES)
def test_choices_and_rules_are_read_by_their_words(game: str) -> None:
    for asked in checkpoints(game):
        for answer in asked.combinations[:: 1 + len(asked.combinations) // 6]:
            key, because, reason = answer.partition(BECAUSE)
            for lang in LANGS:
                said, why = asked.choice(key, lang), asked.rule_title(reason, lang) if reason else ""
                for text in (f"{said}{because}{why}", f" {said.upper()} {because}{why}".translate(WIDE | {0x20: 0x20})):
                    assert asked.read(text) == answer, (asked.id, text)


@pytest.mark.parametrize("game", GAMES)
def test_actions_are_read_from_any_keyboard(game: str) -> None:
    for asked in [each for each in checkpoints(game) if each.kind == "turn"]:
        right = asked.read(asked.answer())
        for how in (str.upper, str.lower, str.title):
            assert asked.read(" ； ".join(map(how, right)).translate(WIDE)) == right, asked.id
        assert asked.read([f"\u200b{text}\u3000" for text in right]) == right


@pytest.mark.parametrize("lang", LANGS)
def test_a_refusal_is_a_sentence_and_no_id(lang: str) -> None:
    kinds: dict[str, Checkpoint] = {}
    for asked in checkpoints(""):
        kinds.setdefault(f"{asked.kind} {bool(asked.reasons)}", asked)
    assert len(kinds) > 6
    for asked in kinds.values():
        for nonsense in ("z99 !", "-1", object(), None, 1.5, ["z9"], ("z9", "z8")):
            with speaking(lang), pytest.raises(BadAnswer) as refused:
                asked.read(nonsense)
            assert asked.id not in str(refused.value)
            assert str(refused.value)[-1] in ".!?"
