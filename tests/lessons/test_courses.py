"""The card of all games in a notebook: where to begin or to go on, as lines of Python that work."""

from __future__ import annotations

import html
import re

import pytest

import boardlab
from boardlab.core.errors import PlainError
from boardlab.core.i18n.language import LANGUAGES
from boardlab.lessons import checkpoint
from boardlab.lessons.build.store import find_lesson
from boardlab.lessons.journal.entry import Entry
from boardlab.lessons.journal.journal import journal


@pytest.mark.parametrize("lang", LANGUAGES)
def test_card_shows_each_game_with_working_lines(lang: str) -> None:
    card = boardlab.courses(lang=lang)
    # Another test may have registered a game of its own.
    games = [each for each in card.games if each.game in {"catan", "creed", "torres"}]
    assert [each.game for each in games] == ["catan", "creed", "torres"]
    html = card._repr_html_()
    assert html.count("<img ") >= 3
    codes = [code for each in games for _, code, _ in each.lines(lang)]
    assert len(codes) == 12
    assert all(code in repr(card) for code in codes)
    for code in codes:
        assert eval(code, {"boardlab": boardlab}) is not None


def test_card_goes_on_where_one_was() -> None:
    def next_of(game: str) -> str:
        (found,) = (each for each in boardlab.courses("en").games if each.game == game)
        return f"{found.next.id if found.next else ''} {found.done}"

    assert next_of("torres") == "torres.first_game 0"
    for name in (*find_lesson("torres.first_game").asks, find_lesson("torres.king").asks[0]):
        journal().add(Entry.of_answer(checkpoint(name).grade(checkpoint(name).answer()), "en"))
    assert next_of("torres") == "torres.king 1"
    assert re.search(r"1 of \d+ lessons done", repr(boardlab.courses("en")))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_challenges_of_a_game_are_listed_with_their_stars(lang: str) -> None:
    journal().add(Entry("creed.2", "answer", 2, False, lang=lang))
    card = boardlab.challenges("creed", lang=lang)
    assert [signs for _, _, signs in card.lines()][:3] == ["☆☆☆", "★★☆", "☆☆☆"]
    for code, title, _ in card.lines():
        assert code in repr(card)
        assert html.escape(code) in card._repr_html_()
        assert html.escape(title) in card._repr_html_()
    assert eval(card.lines()[0][0], {"boardlab": boardlab}) is not None
    with pytest.raises(PlainError):
        boardlab.challenges("go", lang=lang)
