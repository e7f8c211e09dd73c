"""The kinds of boards: which features each of them has."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

from boardlab.core.i18n.language import Phrase, check_language, language, speaking
from boardlab.core.play.observer import SPECTATOR
from boardlab.core.play.record import Record
from boardlab.lessons.model.catalogue import checkpoint
from boardlab.lessons.model.challenges import Challenge
from boardlab.lessons.model.first_game import FirstGame
from boardlab.session.features.challenge import ChallengeFeature
from boardlab.session.features.compare import CompareFeature
from boardlab.session.features.copy import CopyFeature
from boardlab.session.features.dispute import DisputeFeature
from boardlab.session.features.edit import EDITS, EditFeature, why_no_edit
from boardlab.session.features.first_game import FirstGameFeature
from boardlab.session.features.hints import HintsFeature
from boardlab.session.features.inquire import InquireFeature
from boardlab.session.features.log import LogFeature
from boardlab.session.features.make_question import MakeQuestionFeature
from boardlab.session.features.opponent import OpponentFeature, Strengths, strengths_of
from boardlab.session.features.picks import PicksFeature
from boardlab.session.features.picture import PictureFeature
from boardlab.session.features.play import PlayFeature
from boardlab.session.features.receipt import ReceiptFeature
from boardlab.session.features.seats import SeatsFeature
from boardlab.session.features.slots import SlotsFeature
from boardlab.session.features.suggest import SuggestFeature
from boardlab.session.features.timeline import TimelineFeature
from boardlab.session.features.tutor import TutorFeature
from boardlab.session.game_session import Session
from boardlab.session.question.question import Question
from boardlab.tutoring.bank import Bank

OF_A_LESSON = "edit.of_a_lesson"
"""The wording of why the board of a lesson is not set up: what is tried out is tried on a board of one's own."""


def study(record: Record, **how: object) -> Session:
    """A board on which all may be done: played on, set up, asked, compared, passed from seat to seat.

    Args:
        record: the game so far.
        how: what a :class:`boardlab.session.viewer.Viewer` takes besides.
    """
    session = Session(record, **how)
    picking, picture = _played(session)
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
    session, strengths = _against(record, opponents, seat or 0, **how)
    picking, picture = _played(session)
    _opposed(session, picking, strengths)
    session.add(SuggestFeature(session, picking, picture, may_leave=False))
    _asked(session)
    _refuse_edits(session, "edit.not_here")
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
        session, strengths = _against(record, opponents, seat, **how)
    else:
        session, strengths = Session(record, seat=seat or 0, **how), {}
    session.label = lambda: session.say("play.name", game=Phrase("game"))
    picking, picture = _played(session)
    others = _opposed(session, picking, strengths)
    hinting = session.add(HintsFeature(picking, hints)) if hints is not None else None
    session.add(PlayFeature(session, others, pace, again=again, hinting=hinting))
    if not strengths:
        session.add(SeatsFeature(session, picking))
    session.add(SuggestFeature(session, picking, picture, may_leave=False))
    session.add(CopyFeature(session))
    _refuse_edits(session, "edit.not_here")
    return session


def challenged(challenge: Challenge, **how: object) -> Session:
    """A board on which a turn or three are played and judged.

    Args:
        challenge: what is to be done.
        how: what a :class:`boardlab.session.viewer.Viewer` takes besides.
    """
    seat = challenge.seat
    others = frozenset(range(challenge.position.players)) - {seat}
    session = Session(Record(challenge.position), seat=seat, opponents=others, **how)
    session.left_out = challenge.without
    picking, _ = _played(session)
    answering = _opposed(session, picking, {})
    session.add(CopyFeature(session))
    session.add(ChallengeFeature(session, challenge, answering))
    session.label = lambda: challenge.title[session.lang]
    _refuse_edits(session, OF_A_LESSON)
    return session


def lesson_board(record: Record, **how: object) -> Session:
    """The board of a lesson, to play on alone: it is asked nothing that the questions of its lesson ask."""
    session = Session(record, **how)
    picking, _ = _played(session)
    session.add(TimelineFeature(session, picking))
    session.add(SeatsFeature(session, picking))
    session.add(CopyFeature(session))
    _refuse_edits(session, OF_A_LESSON)
    return session


def lesson_game(record: Record, *, opponents: object = True, seat: int | None = None, **how: object) -> Session:
    """The board of a lesson, with opponents on other seats."""
    session, strengths = _against(record, opponents, seat or 0, **how)
    picking, _ = _played(session)
    _opposed(session, picking, strengths).in_turns = True
    session.add(CopyFeature(session))
    _refuse_edits(session, OF_A_LESSON)
    return session


def first_game(game: FirstGame, record: Record, **how: object) -> Session:
    """The board of a first game, which a whole lesson is played on.

    Args:
        game: the first game.
        record: how far it has come.
        how: what a :class:`boardlab.session.viewer.Viewer` takes besides.
    """
    session = lesson_game(record, seat=game.cast.you, parts=("turn", "actions", "receipt", "log"), **how)
    session.left_out = game.without
    session.add(FirstGameFeature(session, game))
    return session


def _played(session: Session) -> tuple[PicksFeature, PictureFeature]:
    """The features of every board that is played on: picks, receipt, picture, slots, log, disputes."""
    picking = session.add(PicksFeature(session))
    counting = session.add(ReceiptFeature(session, picking))
    picture = session.add(PictureFeature(session, picking, counting).turns())
    session.add(SlotsFeature(picking))
    session.add(LogFeature(session))
    session.add(DisputeFeature(picking))
    return picking, picture


def _asked(session: Session, **copied: Callable[[], str]) -> None:
    """The features that look into a position: inquiries, copies, comparisons."""
    inquiring = session.add(InquireFeature(session))
    session.add(CopyFeature(session, {"ask": lambda: inquiring.python, **copied}))
    session.add(CompareFeature(session))


def _against(record: Record, opponents: object, seat: int | None, **how: object) -> tuple[Session, Strengths]:
    """A game with opponents; whoever has no seat watches them."""
    lang = check_language(how.get("lang") or language())
    with speaking(lang):
        strengths = strengths_of(record, opponents, seat, lang)
    session = Session(record, seat=seat, opponents=frozenset(strengths), **how)
    if seat is None:
        session.look_as(SPECTATOR)
    return session, strengths


def _opposed(session: Session, picking: PicksFeature, strengths: Strengths) -> OpponentFeature:
    """Opponents, with a timeline on which undo goes back to the learner's last choice."""
    session.add(
        TimelineFeature(session, picking, stops=lambda ply: not session.is_others(session.record.positions[ply]))
    )
    return session.add(OpponentFeature(picking, strengths))


def _refuse_edits(session: Session, key: str) -> None:
    """Say why the board is not set up by hand, where a page asks for that."""
    session.handlers.refuse(EDITS, lambda: why_no_edit(session, key))


def tutor(bank: Bank, lang: str | None = None) -> Session:
    """A board on which the tutor of a topic asks.

    Args:
        bank: what it may ask.
        lang: ``"en"`` or ``"ko"``; None follows the language chosen for the kernel.
    """
    question = Question(checkpoint(bank.questions[0].id), lang)
    return question.session.add(TutorFeature(question, bank)).session
