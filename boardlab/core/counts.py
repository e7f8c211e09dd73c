"""How many of each kind, by name: a hand of cards, the rates of trade."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from boardlab.core.errors import PlainError
from boardlab.core.i18n.language import SHARED
from boardlab.core.text.quoting import quoted

UNKNOWN = "?"
"""Counts what one may know the number of, and not the kind."""


class UnknownName(PlainError, KeyError):
    """A name that is not among those there are."""

    def __str__(self) -> str:
        return str(self.args[0])


class Counts(Mapping[str, int]):
    """How many of each kind, by name. It reads like a dictionary and does not change.

        >>> hand = Counts({"lumber": 2, "brick": 0})
        >>> hand["lumber"], hand.total
        (2, 2)

    What a view hides is counted under ``?``, and asking for a kind says so.
    """

    __slots__ = ("_counts",)

    def __init__(self, counts: Mapping[str, int]) -> None:
        self._counts = dict(counts)

    @property
    def total(self) -> int:
        """All of them together, those of hidden kind included."""
        return sum(self._counts.values())

    def __getitem__(self, name: str) -> int:
        try:
            return self._counts[name]
        except (KeyError, TypeError):
            hidden = self._counts.get(UNKNOWN, 0)
            key = "mistake.hidden_kind" if hidden else "mistake.kind"
            known = tuple(each for each in self._counts if each != UNKNOWN)
            raise UnknownName(SHARED.say(key, given=quoted(name), known=known, n=hidden)) from None

    def __iter__(self) -> Iterator[str]:
        return iter(self._counts)

    def __len__(self) -> int:
        return len(self._counts)

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and name in self._counts

    def __hash__(self) -> int:
        return hash(frozenset(self._counts.items()))

    def __repr__(self) -> str:
        return repr(self._counts)
