"""What a test asks of a session or a question, by the features it has."""

from __future__ import annotations

from typing import Any

from boardlab.session.features.compare import CompareFeature
from boardlab.session.features.edit import EditFeature, Workbench
from boardlab.session.features.inquire import InquireFeature
from boardlab.session.features.opponent import OpponentFeature
from boardlab.session.features.picks import PicksFeature
from boardlab.session.features.picture import PictureFeature
from boardlab.session.features.receipt import ReceiptFeature
from boardlab.session.features.suggest import SuggestFeature
from boardlab.session.features.timeline import TimelineFeature
from boardlab.session.frame import frame
from boardlab.session.game_session import Session
from boardlab.session.question.question import Question


def board(given: Session | Question) -> Session:
    """The board of a question, or the session itself."""
    return given.session if isinstance(given, Question) else given


def picking(given: Session | Question) -> PicksFeature:
    return board(given).has(PicksFeature)


def picture(given: Session | Question) -> PictureFeature:
    return board(given).has(PictureFeature)


def counting(given: Session | Question) -> ReceiptFeature:
    return board(given).has(ReceiptFeature)


def timeline(given: Session | Question) -> TimelineFeature:
    return board(given).has(TimelineFeature)


def suggest(session: Session) -> SuggestFeature:
    return session.has(SuggestFeature)


def editing(session: Session) -> EditFeature:
    return session.has(EditFeature)


def workbench(session: Session) -> Workbench:
    """What a frame shows of a board that is being set up."""
    bench = frame(session)["edit"]
    assert bench is not None
    assert bench["edits"]
    return bench


def inquiring(session: Session) -> InquireFeature:
    return session.has(InquireFeature)


def comparing(session: Session) -> CompareFeature:
    return session.has(CompareFeature)


def opponents(session: Session) -> OpponentFeature:
    return session.has(OpponentFeature)


def card_of(given: Session | Question, *, spoken: bool = True) -> Any:
    """All that a page shows of a question or a session."""
    return frame(board(given), spoken=spoken)


def play(session: Session, text: str) -> None:
    """Play the action that a text means."""
    session.act(session.position.read_action(text))


def go_on(session: Session) -> None:
    """Let the opponents play, where there are any."""
    others = session.find(OpponentFeature)
    if others is not None:
        others.go_on()
