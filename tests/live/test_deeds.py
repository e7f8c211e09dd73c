"""What each kind of session may be asked is a list; whatever is not on it is refused, and answers no question."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Iterator

import pytest

from boardlab import torres
from boardlab.core.inquiry import inquiries
from boardlab.core.record import Record
from boardlab.lessons import Checkpoint, checkpoint, checkpoints
from boardlab.live import inquiring
from boardlab.live.card_frame import card_frame
from boardlab.live.checkpoint_session import CheckpointSession
from boardlab.live.frame import frame
from boardlab.live.messages import DEEDS, Message
from boardlab.live.opposed_session import OpposedSession
from boardlab.live.session import Session
from boardlab.live.stage_cells import Game, Play
from boardlab.live.stage_look import Look
from boardlab.live.stage_session import OWN_DEEDS, StageSession
from boardlab.live.view_session import ViewSession

count = itertools.count(1)
GAMES = ("torres", "catan", "creed")


def new() -> Record:
    return Record(torres.start(players=2))


KINDS: dict[str, Callable[[], Session]] = {
    "board": lambda: Session(new(), lang="en"),
    "board against opponents": lambda: OpposedSession(new(), opponents=True, lang="en"),
    "question": lambda: CheckpointSession(checkpoint("torres.scoring.1"), "en"),
    "picture of a lesson": lambda: Look(torres.start(players=2), torres.start(players=2), "en"),
    "view": lambda: ViewSession(torres.start(players=2).seen_by(0), "en"),
    "board of a lesson": lambda: Play(new(), lang="en"),
    "game of a lesson": lambda: Game(new(), opponents=True, lang="en"),
}


def tell(session: Session | StageSession, do: str, key: str = "", at: int = 0) -> tuple[str, str]:
    """Send a session a message, as a page does."""
    return session.handle(Message("page", next(count), session.rev, do, key, at))


def shown(session: Session) -> str:
    made = card_frame(session) if isinstance(session, CheckpointSession) else frame(session)
    return json.dumps(made)


def kinds_of(kind: type[Session]) -> Iterator[type[Session]]:
    """The kinds of session that boardlab makes, without those that only others stand on."""
    for each in kind.__subclasses__():
        if each.__module__.startswith("boardlab."):
            yield from kinds_of(each)
            yield each


def test_each_kind_of_session_lists_what_it_may_be_asked() -> None:
    listed = {type(make()) for make in KINDS.values()}
    between = {each for each in kinds_of(Session) if any(issubclass(kind, each) for kind in listed)}
    assert {Session, *kinds_of(Session)} <= listed | between
    for kind in listed:
        assert "deeds" in vars(kind), "what another kind is asked is not taken over unseen"
        assert set(kind.deeds) <= set(DEEDS)
    assert {do for kind in listed for do in kind.deeds} == set(DEEDS), "what nobody is asked is no message"


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_not_listed_is_refused_and_changes_nothing(kind: str) -> None:
    session = KINDS[kind]()
    before = shown(session)
    for do in set(DEEDS) - set(session.deeds):
        for key in ("", "torres", "reach", *session.position.views):
            how, why = tell(session, do, key)
            assert (how, bool(why)) == ("no", True), do
    assert shown(session) == before


@pytest.mark.parametrize("game", GAMES)
def test_no_step_of_a_lesson_takes_a_question_to_its_position(game: str) -> None:
    stage = StageSession(f"{game}.first_game" if game != "torres" else "torres.scoring", "en")
    for number in range(len(stage.steps)):
        stage.go(number)
        assert isinstance(stage.here, CheckpointSession | Look | Play | Game), "one of the kinds of a lesson"
        for do in set(DEEDS) - set(stage.here.deeds) - set(OWN_DEEDS):
            assert tell(stage, do)[0] == "no", (number, do)
        for key in inquiries(stage.here.shown):
            assert tell(stage, "inquire", key)[0] == "no"
        assert stage.here.answered is None


def test_a_board_without_the_panel_of_questions_answers_none() -> None:
    session = Session(new(), lang="en", parts=("turn", "actions"))
    for key in inquiries(session.shown):
        assert tell(session, "inquire", key)[0] == "no"


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_a_page_may_send_answers_a_question(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object, **__: object) -> object:
        raise AssertionError("the answer was worked out before one was given")

    for name in ("answer", "grade", "told", "receipt", "shows"):
        monkeypatch.setattr(Checkpoint, name, never)
    monkeypatch.setattr(inquiring, "ask", never)
    for asked in checkpoints(game):
        session = CheckpointSession(asked, "en")
        said = list(answers(session))
        text = str(asked.observer.position(asked.position).to_text())
        kept_back = asked.redact is not None
        assert not (kept_back and any(text in each for each in said)), asked.id
        assert session.grade is None
        if not kept_back:
            # A picture that keeps something back is drawn from what is kept back too.
            assert card_frame(session)["question"]["result"] is None


def answers(session: CheckpointSession) -> Iterator[str]:
    """What a question says to all that a page may send, before an answer is committed."""
    asked = session.asked
    places = list(asked.position.scene(lang="en").places)[:2]
    keys = ["", "text", "json", "repr", "ask", *inquiries(asked.position), *asked.rules, *places, *asked.position.views]
    for do in DEEDS:
        if do == "pick":
            picks = ["tell:", "again:", "next:", "fresh:", "back:", "whole:", "whole:", "less:", "near:0", *places]
            yield from (tell(session, do, key)[1] for key in picks)
        else:
            yield from (tell(session, do, key, at)[1] for key in keys for at in (0, 1))
        yield session.says
    tell(session, "language", "en")
