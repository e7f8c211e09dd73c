"""Practice inside something else that a notebook shows: below what was reached, or below a rule that is looked up.

What may be practised, and the row that was begun, is decided by :mod:`boardlab.session.practising`; here the row gets
the card that ``boardlab.practice`` makes of it.
"""

from __future__ import annotations

from boardlab.lessons.model.practice import practice_line
from boardlab.notebook.checkpoint import CheckpointCard
from boardlab.notebook.hosted import Hosted, part, sent, sent_board
from boardlab.session.channel import Channel
from boardlab.session.practising import Begun, NestedPractice, OfferSession


class PracticeInside:
    """The practice card inside a widget, made when something else is practised than before.

    Args:
        practice: what decides what is practised.
    """

    def __init__(self, practice: NestedPractice) -> None:
        self._practice = practice
        self._begun: Begun | None = None
        """What the card began with."""
        self.card: CheckpointCard | None = None
        """The card that is open; None where nothing is practised."""

    def now(self) -> CheckpointCard | None:
        """The card of what is practised now."""
        begun = self._practice.begun
        if begun is not self._begun:
            self._begun = begun
            self.card = (
                CheckpointCard(begun.asked, self._practice.session.lang, begun.row) if begun is not None else None
            )
        return self.card


class PracticeOffer(Hosted):
    """A button that practises a rule in its place.

    Args:
        rule: the id of a rule that can be practised.
        lang: ``"en"`` or ``"ko"``; None follows ``boardlab.language()``.
    """

    _part = part("offer")
    _session: OfferSession
    _channel: Channel

    offer = sent()
    _board = sent_board(Hosted)

    def __init__(self, rule: str, lang: str | None = None) -> None:
        session = OfferSession(rule, lang)
        self._practice = PracticeInside(session.practice)
        self._host(session, Channel(session, self._send_parts, session.shown))

    @property
    def practised(self) -> CheckpointCard | None:
        """The practice card that is open inside it; None where none is."""
        return self._practice.card

    def _inside(self) -> CheckpointCard | None:
        return self._practice.now()

    def __repr__(self) -> str:
        """The line of Python that practises the rule."""
        return practice_line(self._session.rule)

    __str__ = __repr__
