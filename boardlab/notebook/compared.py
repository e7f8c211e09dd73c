"""One position under two editions in a notebook: ``boardlab.compare(p, one, other)``, as two boards side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boardlab.core.ask.compare import Comparison
from boardlab.core.ask.compare import compare as compared
from boardlab.core.i18n.language import speaking
from boardlab.notebook.hosted import Hosted, part, sent
from boardlab.session.channel import Channel
from boardlab.session.futures_session import ComparedSession

if TYPE_CHECKING:
    from boardlab.core.contract.position import Position


class Compared(Hosted):
    """A position under two editions side by side; made by :func:`compare`.

    It has all that a :class:`boardlab.core.ask.compare.Comparison` has: ``first``, ``points``, ``causes()`` and the
    others.
    """

    _part = part("futures")
    _session: ComparedSession

    futures = sent()

    def __init__(self, comparison: Comparison) -> None:
        self.comparison = comparison
        session = ComparedSession(comparison)
        self._host(session, Channel(session, self._send_parts, session.shown))

    def __getattr__(self, name: str) -> Any:
        # Only what a widget does not have is asked of the comparison.
        if name.startswith("_") or name == "comparison" or not hasattr(Comparison, name):
            raise AttributeError(name)
        return getattr(self.comparison, name)

    def __repr__(self) -> str:
        """The table as text."""
        with self._lock:
            return self._session.to_text()

    def _repr_html_(self) -> str:
        """Both boards and the table, as they print without a browser that runs them."""
        with speaking(self._session.lang):
            return self.comparison._repr_html_()

    def _still(self) -> str:
        return self._repr_html_()


def compare(p: Position, first: object, second: object, *then: str) -> Compared:
    """One position under two editions side by side: what is legal, what it pays, and the rulings that make it so.

    >>> from boardlab import compare, torres
    >>> both = compare(torres.start(2), "rio_grande_2005", "namuwiki_old")
    >>> [cause.option for cause in both.causes()][:2]
    ['action_deck', 'castle_exit']

    Args:
        p: a position.
        first: an edition by name, or options of the game.
        second: another.
        then: actions as text; what is compared is where they lead under either edition.

    Raises:
        PlainError: for an edition that does not exist, a position that cannot be under it, or an action that one of
            them does not allow.
    """
    return Compared(compared(p, first, second, *then))
