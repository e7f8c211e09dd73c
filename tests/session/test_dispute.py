"""A verdict that somebody disputes is copied as a report: position, version, edition, verdict and rule."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

import boardlab
from boardlab import __version__
from boardlab.core.contract.game import find_game
from boardlab.core.play.record import Record
from boardlab.lessons import checkpoints
from boardlab.session.channel import FrameChannel
from boardlab.session.game_session import Session
from boardlab.session.kinds import study
from boardlab.session.question.question import Question
from tests.sessions import board, card_of, picking

HEADINGS = {
    "en": ("A disputed verdict. boardlab", "Position: ", "Tried: ", "Verdict: ", "Rule: ", "Source: ", "Link: "),
    "ko": ("이상해 보이는 판정. boardlab", "국면: ", "시도: ", "판정: ", "규칙: ", "출처: ", "링크: "),
}


def refused(game: str, lang: str, seat: int | None = None) -> Session:
    """A game in which a deed was just tried and refused."""
    record = Record.new(game, seed="1")
    while True:
        session = study(record, seat=seat, lang=lang)
        for choice in picking(session).picks() or ():
            if choice.group and choice.breaches:
                said(session, "pick", key=choice.key, fresh=True)
                return session
        player = record.position.current_player
        record.play(record.dice.outcome(record.position) if player == -1 else record.position.legal_actions()[0])


def said(session: Session, do: str, **more: object) -> str:
    """What Python answers to one message of a page."""
    talk = FrameChannel(board(session), lambda _: None)
    return str(talk.receive({"client": "page", "seq": 1, "rev": board(session).rev, "do": do, **more})["text"])


@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize("game", boardlab.GAMES)
def test_a_refusal_as_a_report(game: Any, lang: str) -> None:
    session = refused(game, lang)
    lines = said(session, "copy_verdict").splitlines()
    rule = board(session).position.wording.rules[picking(session).refusal.breaches[0].rule]
    assert [line.startswith(heading) for line, heading in zip(lines[:5], HEADINGS[lang], strict=False)] == [True] * 5
    assert lines[-1].startswith(HEADINGS[lang][-1])
    assert __version__ in lines[0]
    assert board(session).position.rulings().name(lang) in lines[0]
    assert find_game(game).parse(lines[1].removeprefix(HEADINGS[lang][1]).strip()) == board(session).position
    assert session.reasons(picking(session).refusal.breaches)[0] in lines[3]
    assert f"({rule.id})" in lines[4]
    assert rule.statement[lang] in lines[4]
    assert boardlab.open(lines[-1].removeprefix(HEADINGS[lang][-1]).strip()) == board(session).position


@pytest.mark.parametrize("game", ["torres", "catan", "creed"])
def test_a_report_tells_no_more_than_the_board(game: str) -> None:
    """The position is the one that whoever looks may see; a covered board gives none."""
    session = refused(game, "en", seat=0)
    assert said(session, "copy_verdict").splitlines()[1] == f"Position: {board(session).shown.to_text()} "
    board(session).covered_for = 0
    assert "Position" not in said(session, "copy_verdict")


@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize("game", boardlab.GAMES)
def test_a_verdict_on_an_answer_as_a_report(game: Any, lang: str) -> None:
    asked = next(one for one in checkpoints(game) if one.redact is None and one.kind != "turn")
    session = Question(asked, lang)
    grade = session.submit(asked.answer(), learner=False)
    told = said(session, "copy_verdict")
    assert asked.id in told.splitlines()[2]
    assert asked.question(lang) in told
    assert grade.headline(lang) in told
    assert f"({grade.rule})" in told
    assert boardlab.open(told.split()[-1]).checkpoint.id == asked.id
    assert card_of(session)["question"]["result"]["dispute"]


@pytest.mark.parametrize("game", boardlab.GAMES)
def test_report_after_a_wrong_answer_hides_secrets(game: Any) -> None:
    hidden = [one for one in checkpoints(game) if one.redact is not None and one.misconceptions]
    for asked in islice(hidden, 3):
        wrong = next((each.answer(asked.position) for each in asked.misconceptions if each.answer), None)
        if wrong is not None:
            session = Question(asked, "en")
            assert not session.submit(wrong, learner=False)
            told = said(session, "copy_verdict")
            assert "Position: " not in told
            assert asked.position.to_text() not in told
