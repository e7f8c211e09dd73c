"""The boards of lessons, and of what is tried beside them: which features each of them has."""

from __future__ import annotations

from boardlab.core.play.record import Record
from boardlab.lessons.model.challenges import Challenge
from boardlab.lessons.model.first_game import FirstGame
from boardlab.session.boards import against, played, refuse_edits, with_opponents
from boardlab.session.features.challenge import ChallengeFeature
from boardlab.session.features.copy import CopyFeature
from boardlab.session.features.first_game import FirstGameFeature
from boardlab.session.features.seats import SeatsFeature
from boardlab.session.features.timeline import TimelineFeature
from boardlab.session.game_session import Session

OF_A_LESSON = "edit.of_a_lesson"
"""The wording of why the board of a lesson is not set up: what is tried out is tried on a board of one's own."""


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
    picking, _ = played(session)
    answering = with_opponents(session, picking, {})
    session.add(CopyFeature(session))
    session.add(ChallengeFeature(session, challenge, answering))
    session.label = lambda: challenge.title[session.lang]
    refuse_edits(session, OF_A_LESSON)
    return session


def lesson_board(record: Record, **how: object) -> Session:
    """The board of a lesson, to play on alone: it is asked nothing that the questions of its lesson ask."""
    session = Session(record, **how)
    picking, _ = played(session)
    session.add(TimelineFeature(session, picking))
    session.add(SeatsFeature(session, picking))
    session.add(CopyFeature(session))
    refuse_edits(session, OF_A_LESSON)
    return session


def lesson_game(record: Record, *, opponents: object = True, seat: int | None = None, **how: object) -> Session:
    """The board of a lesson, with opponents on other seats."""
    session, strengths = against(record, opponents, seat or 0, **how)
    picking, _ = played(session)
    with_opponents(session, picking, strengths).in_turns = True
    session.add(CopyFeature(session))
    refuse_edits(session, OF_A_LESSON)
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
