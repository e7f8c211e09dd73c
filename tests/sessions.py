"""What a test asks of a session or a question, by the features it has."""

from __future__ import annotations

from typing import Any

from boardlab.session.features.compare import Comparing
from boardlab.session.features.edit import Editing
from boardlab.session.features.inquire import Inquiring
from boardlab.session.features.opponent import Opponents
from boardlab.session.features.picks import Picking
from boardlab.session.features.picture import Picture
from boardlab.session.features.receipt import Counting
from boardlab.session.features.suggest import Suggest
from boardlab.session.features.timeline import Timeline
from boardlab.session.frame import frame
from boardlab.session.game_session import Session
from boardlab.session.question.question import Question


def board(given: Session | Question) -> Session:
    """The board of a question, or the session itself."""
    return given.session if isinstance(given, Question) else given


def picking(given: Session | Question) -> Picking:
    return board(given).has(Picking)


def picture(given: Session | Question) -> Picture:
    return board(given).has(Picture)


def counting(given: Session | Question) -> Counting:
    return board(given).has(Counting)


def timeline(given: Session | Question) -> Timeline:
    return board(given).has(Timeline)


def suggest(session: Session) -> Suggest:
    return session.has(Suggest)


def editing(session: Session) -> Editing:
    return session.has(Editing)


def inquiring(session: Session) -> Inquiring:
    return session.has(Inquiring)


def comparing(session: Session) -> Comparing:
    return session.has(Comparing)


def opponents(session: Session) -> Opponents:
    return session.has(Opponents)


def card_of(given: Session | Question, *, spoken: bool = True) -> dict[str, Any]:
    """All that a page shows of a question or a session."""
    return frame(board(given), spoken=spoken)


def play(session: Session, text: str) -> None:
    """Play the action that a text means."""
    session.act(session.position.read_action(text))


def go_on(session: Session) -> None:
    """Let the opponents play, where there are any."""
    others = session.find(Opponents)
    if others is not None:
        others.go_on()
