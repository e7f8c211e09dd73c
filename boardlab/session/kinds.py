"""The kinds of boards outside lessons: which features each of them has."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

from boardlab.core.i18n.language import Phrase
from boardlab.core.play.record import Record
from boardlab.lessons.model.catalogue import checkpoint
from boardlab.session.boards import against, played, refuse_edits, with_opponents
from boardlab.session.features.compare import CompareFeature
from boardlab.session.features.copy import CopyFeature
from boardlab.session.features.edit import EditFeature
from boardlab.session.features.hints import HintsFeature
from boardlab.session.features.inquire import InquireFeature
from boardlab.session.features.make_question import MakeQuestionFeature
from boardlab.session.features.play import PlayFeature
from boardlab.session.features.seats import SeatsFeature
from boardlab.session.features.suggest import SuggestFeature
from boardlab.session.features.timeline import TimelineFeature
from boardlab.session.features.tutor import TutorFeature
from boardlab.session.game_session import Session
from boardlab.session.question.question import Question
from boardlab.tutoring.bank import Bank


def study(record: Record, **how: object) -> Session:
    """A board on which all may be done: played on, set up, asked, compared, passed from seat to seat.

    Args:
        record: the game so far.
        how: what a :class:`boardlab.session.viewer.Viewer` takes besides.
    """
    session = Session(record, **how)
    picking, picture = played(session)
    session.add(TimelineFeature(session, picking))
    session.add(SeatsFeature(session, picking))
    session.add(SuggestFeature(session, picking, picture, may_leave=session.add(EditFeature(picking)).may_edit))
    making = session.add(MakeQuestionFeature(session))
    _asked(session, question=lambda: making.entry)
    return session


def opposed(record: Record, *, opponents: object = True, seat: int | None = None, **how: object) -> Session:
    """A board on which some seats are played by opponents.

    Args:
        record: the game so far.
        opponents: as :func:`boardlab.session.features.opponent.strengths_of` reads it.
        seat: the seat of the learner, whose view is shown; the first where none is given.
        how: what a :class:`boardlab.session.viewer.Viewer` takes besides.

    Raises:
        PlainError: where the game has no opponent, or a seat is not for one.
    """
    session, strengths = against(record, opponents, seat or 0, **how)
    picking, picture = played(session)
    with_opponents(session, picking, strengths)
    session.add(SuggestFeature(session, picking, picture, may_leave=False))
    _asked(session)
    refuse_edits(session, "edit.not_here")
    return session


def whole_game(
    record: Record,
    *,
    again: Callable[[], Record],
    opponents: object = True,
    seat: int | None = 0,
    pace: str = "calm",
    hints: Mapping[int, Iterable[str]] | None = MappingProxyType({}),
    **how: object,
) -> Session:
    """A table at which a whole game is played: against opponents, from hand to hand, or watched.

    Args:
        record: the game so far.
        again: gives another game like it.
        opponents: as :func:`boardlab.session.features.opponent.strengths_of` reads it; empty for people on all seats,
            among whom the board is passed on.
        seat: the seat of the learner; None where opponents play all seats, and one sees what all may see.
        pace: how the opponents go on.
        hints: the rungs of hints that were opened before, by the ply of the choice; None where there are no hints.
        how: what a :class:`boardlab.session.viewer.Viewer` takes besides.

    Raises:
        PlainError: where the game has no opponents or none of a strength, or a seat is not for one.
    """
    how = {"parts": ("head", "turn", "actions", "receipt", "log"), **how}
    if opponents:
        session, strengths = against(record, opponents, seat, **how)
    else:
        session, strengths = Session(record, seat=seat or 0, **how), {}
    session.label = lambda: session.say("play.name", game=Phrase("game"))
    picking, picture = played(session)
    others = with_opponents(session, picking, strengths)
    hinting = session.add(HintsFeature(picking, hints)) if hints is not None else None
    session.add(PlayFeature(session, others, pace, again=again, hinting=hinting))
    if not strengths:
        session.add(SeatsFeature(session, picking))
    session.add(SuggestFeature(session, picking, picture, may_leave=False))
    session.add(CopyFeature(session))
    refuse_edits(session, "edit.not_here")
    return session


def _asked(session: Session, **copied: Callable[[], str]) -> None:
    """The features that look into a position: inquiries, copies, comparisons."""
    inquiring = session.add(InquireFeature(session))
    session.add(CopyFeature(session, {"ask": lambda: inquiring.python, **copied}))
    session.add(CompareFeature(session))


def tutor(bank: Bank, lang: str | None = None) -> Session:
    """A board on which the tutor of a topic asks.

    Args:
        bank: what it may ask.
        lang: ``"en"`` or ``"ko"``; None follows the language chosen for the kernel.
    """
    question = Question(checkpoint(bank.questions[0].id), lang)
    return question.session.add(TutorFeature(question, bank)).session
