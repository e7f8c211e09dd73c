"""An action type: everything there is to one kind of action, side by side.

A game's rules are told in chapters, one file a subject. A chapter holds the action types of its subject, each a class
with all its parts: how it is written and read, why it may not be done, which are legal, what it changes, which
events tell of it, and how it is picked on the board. The game collects them in :class:`ActionTypes`, and judging,
playing, telling, reading and picking all ask there. So whoever changes a rule opens one file.

    >>> from enum import IntEnum
    >>> class Kind(IntEnum):
    ...     PASS = 0
    >>> TYPES = ActionTypes(Kind)
    >>> @TYPES.add
    ... class Pass(ActionType):
    ...     kind, word = Kind.PASS, "pass"
    ...     def read(self, p, words):
    ...         return None if words else "pass"
    ...     def apply(self, draft, act):
    ...         draft.passed += 1
    >>> TYPES[Kind.PASS].write(None)
    'pass'
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from enum import IntEnum
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NoReturn, TypeVar

from boardlab.core.given import pasted
from boardlab.core.text.quoting import shown

if TYPE_CHECKING:
    from boardlab.core.contract.action_base import Form
    from boardlab.core.contract.breach import Breach
    from boardlab.core.contract.event import Event

S = TypeVar("S")
"""The state of a game, as it is read."""
D = TypeVar("D")
"""The same state while it is open to be changed."""
A = TypeVar("A")
"""The actions of a game."""
LONGEST_TEXT = 200
"""Longer texts of actions are refused unread."""
T = TypeVar("T", bound="Handler[Any, Any, Any]")


class Handler(ABC, Generic[S, D, A]):
    """What is judged, done and told under one number: an action type, or a card that an action plays.

    A class that lacks a method which each must have is refused when it is entered (:meth:`ActionTypes.add`).
    """

    kind: ClassVar[Any]
    """Its number among the kinds of the game."""
    word: ClassVar[str] = ""
    """The word its text begins with: ``road``."""

    def write(self, act: A) -> str:
        """The action as text, without its player."""
        return self.word

    def breaches(self, p: S, act: A) -> Iterator[Breach]:
        """The rules that the action breaks, where it makes sense at this moment at all."""
        yield from ()

    @abstractmethod
    def apply(self, draft: D, act: A) -> None:
        """Change the open state as the action does; trusts that it is legal."""

    def events(self, before: S, after: S, act: A) -> Iterator[Event]:
        """What the action did, in order, with the points it paid."""
        yield from ()


class ActionType(Handler[S, D, A]):
    """All parts of one kind of action. A game adds what else its action types have in common in a class of its own."""

    chance: ClassVar[bool] = False
    """Is it what chance answers?"""

    @abstractmethod
    def read(self, p: S, words: list[str]) -> A | None:
        """The action that the words after the first one mean, done by the seat that decides; legal or not.

        Gives None where the words are not the right ones, and raises UnreadableText where one of them can be named.
        """

    def pick_path(self, p: S, act: A) -> tuple[str, ...]:
        """The picks that build the action, in order: its word, then places and choices."""
        return (self.word,)


class ActionGenerator(ABC, Generic[S, A]):
    """An action type that lists its own legal actions; for all others a game's ``rules/legal_actions.py`` does."""

    @abstractmethod
    def legal_actions(self, p: S) -> Sequence[A]:
        """The legal actions of this type, or of those that can be built in many ways the usual ones."""


class FixedForm(ActionType[S, D, A]):
    """An action type that uses the same fields of an action on every board."""

    form: ClassVar[Form]
    """These fields, with what each may hold."""


def _unknown(act: Any) -> str:
    raise KeyError(act.kind)


class ActionTypes(Generic[T]):
    """The action types of a game, one for each of its kinds, which are counted from 0."""

    def __init__(self, kinds: type[IntEnum]) -> None:
        self._kinds = kinds
        self.handlers: dict[int, T] = {}
        """The action types by kind, for judging, which asks for one each time; others write ``TYPES[kind]``."""
        self._by_word: dict[str, T] = {}
        self.writers: list[Callable[[Any], str]] = [_unknown] * len(kinds)
        """How actions are written, by kind: what is asked of actions most often."""

    def add(self, made: type[T]) -> type[T]:
        """Enter an action type; used as the decorator of its class.

        Raises:
            TypeError: where its kind has an action type already, or it lacks a method that each must have.
        """
        kind = made.kind
        if kind in self.handlers:
            raise TypeError(f"{kind!r} has two action types: {type(self.handlers[kind]).__name__} and {made.__name__}.")
        self.handlers[kind] = handler = made()
        self.writers[kind] = handler.write
        return made

    def __getitem__(self, kind: int) -> T:
        return self.handlers[kind]

    def __iter__(self) -> Iterator[T]:
        """The action types in the order of their kinds."""
        return iter([self.handlers[kind] for kind in self._kinds if kind in self.handlers])

    @property
    def missing(self) -> tuple[IntEnum, ...]:
        """The kinds that no action type was entered for: empty once all chapters are loaded."""
        return tuple(kind for kind in self._kinds if kind not in self.handlers)

    def by_word(self) -> dict[str, T]:
        """The action types by the word their texts begin with."""
        return {each.word: each for each in self if each.word}

    def read(self, p: Any, text: object, fail: Callable[..., NoReturn], longest: int = LONGEST_TEXT) -> Any:
        """The action a text means, done by the seat that decides; legal or not. Its first word says the type.

        Args:
            p: the state in which it is read.
            text: what was given.
            fail: refuses with the wording ``error.<key>`` of the game, as ``fail("action", text=…)``.
            longest: longer texts are refused unread.
        """
        line = pasted(text) if isinstance(text, str) else f"({type(text).__name__})"
        words = line.split() if len(line) <= longest else []
        if not words:
            fail("action", text=shown(line))
        known = self._by_word
        if not known:
            known.update(self.by_word())
        handler: Any = known.get(words[0])
        found = handler.read(p, words[1:]) if handler else None
        if found is None:
            fail("action", text=shown(line, 60))
        return found

    def row(self, method: str) -> tuple[Callable[..., Any], ...]:
        """One method of all action types, to be looked up by kind: what playing and judging do most often.

        Raises:
            TypeError: where a kind has no action type.
        """
        if self.missing:
            raise TypeError(f"Without an action type: {', '.join(kind.name for kind in self.missing)}.")
        return tuple(getattr(each, method) for each in self)
