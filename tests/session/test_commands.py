"""What each kind of session may be asked is a list; whatever is not on it is refused, and answers no question."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from boardlab import torres
from boardlab.core.ask.inquiry import inquiries
from boardlab.core.play.record import Record
from boardlab.lessons import Checkpoint, checkpoint, checkpoints
from boardlab.lessons.model.challenges import challenge
from boardlab.notebook.checkpoint import CheckpointCard
from boardlab.notebook.shown import Shown
from boardlab.session.base_session import BaseSession
from boardlab.session.commands import COMMANDS, Message
from boardlab.session.features import inquire
from boardlab.session.features.inquire import InquireFeature
from boardlab.session.frame import frame
from boardlab.session.game_session import Feature, Session
from boardlab.session.kinds import opposed, study
from boardlab.session.lesson.boards import challenged, lesson_board, lesson_game
from boardlab.session.lesson.lesson_session import LessonSession
from boardlab.session.question.question import Question
from boardlab.session.read_only import read_only, view
from tests.effort import rounds
from tests.sessions import board, card_of

count = itertools.count(1)
GAMES = ("torres", "catan", "creed")


def new() -> Record:
    return Record(torres.start(players=2))


KINDS: dict[str, Callable[[], Session]] = {
    "board": lambda: study(new(), lang="en"),
    "board against opponents": lambda: opposed(new(), opponents=True, lang="en"),
    "question": lambda: Question(checkpoint("torres.scoring.1"), "en").session,
    "picture of a lesson": lambda: read_only(torres.start(players=2), torres.start(players=2), "en"),
    "view": lambda: view(torres.start(players=2).seen_by(0), "en"),
    "board of a lesson": lambda: lesson_board(new(), lang="en"),
    "game of a lesson": lambda: lesson_game(new(), opponents=True, lang="en"),
    "challenge": lambda: challenged(challenge("torres.1"), lang="en"),
}
LOOKED_AT = {"language", "view", "what", "link", "here", "pick"}
PLAYED_ON = {*LOOKED_AT, "cancel", "undo", "redo", "jump", "walk", "copy_verdict"}
PLAYED = {*PLAYED_ON, "turn", "copy", "switch", "branch", "unfold"}
ASKED = {
    "board": {
        *PLAYED,
        *(
            "seat",
            "reveal",
            "compare",
            "compare_step",
            "edit",
            "move_piece",
            "paste",
            "near",
            "inquire",
            "make_question",
        ),
    },
    "board against opponents": {*PLAYED, "compare", "compare_step", "near", "inquire", "opponent"},
    "question": {*PLAYED_ON, "tab"},
    "picture of a lesson": {*LOOKED_AT, "turn"},
    "view": {*LOOKED_AT, "turn", "copy"},
    "board of a lesson": {*PLAYED, "seat", "reveal"},
    "game of a lesson": {*PLAYED, "opponent"},
    "challenge": {*PLAYED, "opponent", "best", "again"},
}
"""What each kind of board may be asked: what comes to one is not for others."""
NAMES = sorted({do for asked in ASKED.values() for do in asked})


def tell(session: Session | LessonSession, do: str, key: str = "", at: int = 0) -> Any:
    """Send a session a message, as a page does."""
    return session.handle(Message("page", next(count), board(session).rev, do, key, at))


def shown(session: Session) -> str:
    return json.dumps(frame(session))


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_of_board_is_asked_what_is_listed(kind: str) -> None:
    assert KINDS[kind]().handlers.names == ASKED[kind]


def kinds_of(base: type) -> Iterator[type]:
    """The classes of boardlab that stand on one."""
    each: Any
    for each in base.__subclasses__():
        if each.__module__.startswith("boardlab."):
            yield each
            yield from kinds_of(each)


def test_session_classes_have_at_most_two_bases() -> None:
    kinds = {kind for base in (BaseSession, Feature, Shown) for kind in kinds_of(base)}
    assert {Session, Question, LessonSession, CheckpointCard} <= kinds
    # A widget that gets traits of its own is of a class made for it, of the same name.
    floors = {kind: {str(each) for each in kind.__mro__ if each.__module__.startswith("boardlab.")} for kind in kinds}
    assert not {kind.__name__: own for kind, own in floors.items() if len(own) > 3}


@pytest.mark.parametrize("kind", KINDS)
def test_unlisted_command_is_refused_and_changes_nothing(kind: str) -> None:
    session = KINDS[kind]()
    before = shown(session)
    for do in {*NAMES, *COMMANDS} - session.handlers.names:
        for key in ("", "torres", "reach", *board(session).position.views):
            how, why = tell(session, do, key)
            assert (how, bool(why)) == ("no", True), do
    assert shown(session) == before


@pytest.mark.parametrize("game", GAMES)
def test_lesson_step_refuses_inquiries_about_a_question(game: str) -> None:
    stage = LessonSession(f"{game}.first_game" if game != "torres" else "torres.scoring", "en")
    for number in range(len(stage.steps)):
        stage.go(number)
        for do in set(NAMES) - stage.here.handlers.names - stage.handlers.names:
            assert tell(stage, do)[0] == "no", (number, do)
        for key in inquiries(stage.here.shown):
            assert tell(stage, "inquire", key)[0] == "no"
        assert stage.here.find(InquireFeature) is None


def test_board_without_inquire_panel_refuses_inquiries() -> None:
    session = study(new(), lang="en", parts=("turn", "actions"))
    for key in inquiries(board(session).shown):
        assert tell(session, "inquire", key)[0] == "no"


@pytest.mark.parametrize("game", GAMES)
def test_no_command_answers_a_question(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object, **__: object) -> object:
        raise AssertionError("the answer was worked out before one was given")

    for name in ("answer", "grade", "reveal", "receipt", "shows"):
        monkeypatch.setattr(Checkpoint, name, never)
    monkeypatch.setattr(inquire, "ask", never)
    for asked in checkpoints(game)[:: rounds(5, soak=1)]:
        session = Question(asked, "en")
        said = list(answers(session))
        text = str(asked.observer.position(asked.position).to_text())
        kept_back = asked.redact is not None
        assert not (kept_back and any(text in each for each in said)), asked.id
        assert session.grade is None
        if not kept_back:
            # A picture that keeps something back is drawn from what is kept back too.
            assert card_of(session)["question"]["result"] is None


def answers(session: Question) -> Iterator[str]:
    """What a question says to all that a page may send, before an answer is committed."""
    asked = session.asked
    places = list(asked.position.scene(lang="en").places)[:2]
    keys = ["", "text", "json", "repr", "ask", *inquiries(asked.position), *asked.rules, *places, *asked.position.views]
    for do in NAMES:
        if do == "pick":
            picks = ["tell:", "again:", "next:", "fresh:", "back:", "whole:", "whole:", "less:", "near:0", *places]
            yield from (tell(session, do, key)[1] for key in picks)
        else:
            yield from (tell(session, do, key, at)[1] for key in keys for at in (0, 1))
        yield board(session).says
    tell(session, "language", "en")
