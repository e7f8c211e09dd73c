"""The tutor in a notebook: ``tutor("torres.scoring")`` asks until it knows how somebody reads the rules."""

from __future__ import annotations

from boardlab.core.picture.html import picture_html
from boardlab.notebook.hosted import Hosted, part
from boardlab.session.channel import FrameChannel
from boardlab.session.features.tutor import TutorFeature, tutored
from boardlab.session.game_session import Session
from boardlab.session.kinds import tutor as tutor_session
from boardlab.session.still import card_svg
from boardlab.tutoring.bank import bank


class TutorCard(Hosted):
    """The tutor of a topic, made by :func:`tutor`.

    Args:
        topic: such as ``torres.scoring``.
        lang: ``"en"`` or ``"ko"``; None follows ``boardlab.language()``.

    Raises:
        PlainError: where there is no tutor for it; the message names where there is.
    """

    _part = part("tutor")
    _session: Session
    _channel: FrameChannel

    def __init__(self, topic: str, lang: str | None = None) -> None:
        session = tutor_session(bank(tutored(topic).topic.id), lang)
        self._tutor = session.has(TutorFeature)
        self._host(session, FrameChannel(session, self.send))

    def __repr__(self) -> str:
        """What is asked or told, and what is believed."""
        with self._lock:
            return self._tutor.to_text()

    __str__ = __repr__

    def _still(self) -> str:
        """The question as a picture."""
        return picture_html(card_svg(self._tutor.question.asked, self._session.lang))


def tutor(topic: str) -> TutorCard:
    """A tutor that finds which rule of a topic somebody reads otherwise, refutes it, and checks that it is gone.

    Args:
        topic: such as ``torres.scoring``.

    Raises:
        PlainError: where there is no tutor for it; the message names where there is.
    """
    return TutorCard(topic)
