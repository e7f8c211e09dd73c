"""What is asked and answered, as far as the kinds of question and the grades need to know it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Literal, Protocol

from boardlab.core.contract.receipt import Receipt
from boardlab.core.contract.verdict import Verdict
from boardlab.core.i18n.language import Wording

if TYPE_CHECKING:
    from boardlab.core.contract.position import Position

Answer = int | str | frozenset[str] | tuple[str, ...]
"""A number; the key of a choice or of a verdict; the keys of places; or steps in order: keys, or actions as text."""
Kind = Literal["number", "choice", "cells", "turn", "legal", "order"]


class Gradable(Protocol):
    """A question: :class:`boardlab.lessons.model.checkpoint.Checkpoint` says what each of these is."""

    @property
    def id(self) -> str:
        """Game, topic and number."""

    @property
    def kind(self) -> Kind:
        """What the learner does."""

    @property
    def position(self) -> Position:
        """What it is about."""

    @property
    def wording(self) -> Wording:
        """Its words."""

    @property
    def choices(self) -> tuple[str, ...]:
        """Keys of the choices or steps."""

    @property
    def options(self) -> tuple[str, ...]:
        """Keys of all that may be chosen."""

    @property
    def reasons(self) -> tuple[str, ...]:
        """Ids of the rules to choose the reason from, where one is asked for as well."""

    @property
    def because(self) -> tuple[str, ...]:
        """The right ones among :attr:`reasons`."""

    @property
    def places(self) -> tuple[str, ...]:
        """The places that may be picked."""

    @property
    def among(self) -> Callable[[Position], Iterable[str]] | None:
        """The keys of the places to choose from; None for every place there is."""

    @property
    def goal(self) -> Callable[..., bool] | None:
        """Is an answer right?"""

    @property
    def most(self) -> int:
        """So many actions at most."""

    @property
    def about(self) -> int:
        """Whom it is about: whose receipt is opened first."""

    @property
    def receipt_of(self) -> Callable[[Position], Receipt | None] | None:
        """The receipt of a position, where the author names it."""

    @property
    def verdict(self) -> Verdict:
        """What the rules say to the action in question."""

    def answer(self) -> Answer:
        """A right answer."""

    def choice(self, key: str, lang: str | None = None) -> str:
        """A choice in words."""

    def is_playing(self, position: Position) -> bool:
        """Does the line of play still go on?"""
