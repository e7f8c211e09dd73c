"""Handouts: fresh sheets of each game that do not tell their answers, and answers that the game works out."""

from __future__ import annotations

import re
from itertools import combinations
from operator import ne
from pathlib import Path
from typing import Any

import pytest

from boardlab.classroom.board_picture import board_picture, paper_board
from boardlab.classroom.handout import handout_html, sheet, sheets
from boardlab.classroom.paper import answer_item
from boardlab.cli import app as cli
from boardlab.core.errors import PlainError
from boardlab.core.i18n.language import LANGUAGES
from boardlab.core.picture.html import picture_html
from boardlab.lessons import checkpoint
from boardlab.lessons.model.practice import NoPractice, practised

TOPICS = ("torres.king", "catan.robber", "creed.matchups")


@pytest.mark.parametrize("topic", TOPICS)
def test_same_set_gives_the_same_sheet_unlike_neighbours(topic: str) -> None:
    drawn = sheets(topic, seed="blue whale", first=6, count=3)
    assert handout_html(drawn, "en") == handout_html(sheets(topic, seed="Blue Whale!", first=6, count=3), "en").replace(
        "Blue Whale!", "blue whale"
    )
    boards = [tuple(asked.position.to_text() for asked in each.questions) for each in drawn]
    for one, other in combinations(boards, 2):
        assert all(map(ne, one, other))
        assert len({*one} & {*other}) <= 1, "a question about few boards may come again, elsewhere on the sheet"
    assert all(len(each.questions) == 6 for each in drawn)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("topic", TOPICS)
def test_answers_stand_on_the_sheet_of_the_teacher_alone(topic: str, lang: str) -> None:
    drawn = sheet(topic, seed="blue whale", number=7)
    for_pupils, *rest = re.split(r'<main class="key">', handout_html((drawn,), lang))
    [key] = rest
    for asked in drawn.questions:
        assert asked.title(lang) in key
        if asked.kind in {"number", "cells"}:
            said = asked.answering.said_in_short(asked, asked.answer(), lang)
            assert f"<b>{said}</b>" in key
            assert f"<b>{said}</b>" not in for_pupils
        assert all(wrong.name(asked.wording, lang) in key for wrong in asked.misconceptions)
        assert not any(wrong.name(asked.wording, lang) in for_pupils for wrong in asked.misconceptions)
    assert "<script" not in for_pupils + key


def test_key_says_whose_points_are_paid() -> None:
    two = checkpoint("torres.scoring.5")
    key = answer_item(two, "en", lambda asked: paper_board(asked, "en"))
    [receipt] = re.findall(r"<table>.*?</table>", key)
    paid = {seat: sum(map(int, re.findall(rf"<td>{seat}: [^<]*</td><td>(\d+)", receipt))) for seat in "AB"}
    assert paid["A"] == two.answer()
    assert paid["B"] > 0


def test_board_to_mark_shows_every_markable_place() -> None:
    drawn = [sheet("torres.king", seed=seed, questions=12).questions for seed in ("1", "2")]
    picked = [asked for each in drawn for asked in each if asked.kind == "cells" and not asked.among]
    assert picked
    for asked in picked:
        whole = asked.scene("en", show="board", view="plan")
        assert board_picture(asked, "en", flat=True) == picture_html(whole.to_svg())


def has_sheet(topic: str) -> bool:
    try:
        return bool(sheet(topic, questions=1).questions)
    except NoPractice:
        return False


def test_most_topics_with_practice_have_sheets() -> None:
    found = [has_sheet(topic) for topic in practised()]
    assert sum(found) >= 0.8 * len(found)


@pytest.mark.parametrize("wrong", [{"number": 0}, {"number": 61}, {"questions": 99}, {"number": True}])
def test_numbers_that_no_set_has_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(PlainError, match="whole number"):
        sheet("torres.king", **wrong)


@pytest.mark.parametrize(
    "words", [["torres.nothing"], ["torres.king", "--sheets", "0"], ["torres.king", "--first", "99"]]
)
def test_the_command_refuses_in_a_sentence(
    words: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    target = tmp_path / "sheet.html"
    assert cli.main(["print", words[0], str(target), *words[1:], "--lang", "en"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert not target.exists()
    assert cli.main(["print", "torres.king", str(target), "--sheets", "2"]) == 0
    assert target.read_text(encoding="utf-8").count('<main class="key">') == 2


@pytest.mark.parametrize("topic", ["torres.first_game", "torres.king"])
def test_no_right_answer_is_told_among_wrong_ones(topic: str) -> None:
    """One answer was right, and wrong as well, where only the reason was: now the reason stands with it."""
    told = 0
    for asked in sheet(topic, seed="kept", questions=10).questions:
        right = asked.show(asked.answer(), "en")
        for said, _ in asked.wrong_answers("en"):
            assert said != asked.answering.said_in_short(asked, asked.answer(), "en") or asked.kind == "turn", right
            told += 1
    assert told > 5
