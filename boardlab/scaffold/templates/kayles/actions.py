"""What a player of Kayles may do: to knock down one pin, or a pin and its neighbour on the right."""

from __future__ import annotations

from enum import IntEnum
from types import MappingProxyType
from typing import Any

from boardlab.core.contract.action_base import ActionBase, Form, one_of, settled_fields, whole
from boardlab.core.contract.drafts import closed
from boardlab.core.i18n.language import Wording

CELLS = tuple(f"p{number}" for number in range(1, 11))
"""The places of the pins, from left to right."""
MOST_PLAYERS = 4
WORDS = Wording(__name__.rpartition(".")[0])


class Kind(IntEnum):
    """The kinds of action; their names in small letters are the words of the notation."""

    ONE = 1
    TWO = 2


_FIELDS = {"player": whole(0, MOST_PLAYERS - 1), "cell": one_of(*CELLS)}
FORMS = {Kind.ONE: Form(_FIELDS), Kind.TWO: Form(_FIELDS)}
"""What each kind names, and which values fit."""


class _Open(ActionBase):
    """An action while it is being made."""

    __slots__ = ("_validation_errors", "cell", "kind", "player")
    NAMED = ("player", "kind")
    BLANK = MappingProxyType({"cell": ""})

    kind: Kind
    cell: str


class Action(_Open):
    """One action of one seat, made by :func:`action`; equal ones are the same object."""

    __slots__ = ()
    __setattr__ = closed
    __delattr__ = closed

    def __reduce__(self) -> tuple[object, ...]:
        return action, (self.kind, self.player, self.cell)

    def form(self) -> Form | None:
        """What its kind names; None for a kind that there is not."""
        return FORMS[self.kind] if type(self.kind) is Kind else None

    def to_text(self) -> str:
        """The action as text, without its player: ``two p5``."""
        return f"{self.kind.name.lower()} {self.cell}"

    @property
    def pins(self) -> tuple[str, ...]:
        """The places of the pins that are to fall; one beyond the last place is missing."""
        at = CELLS.index(self.cell)
        return CELLS[at : at + self.kind]


_made: dict[tuple[Any, ...], Action] = {}


def action(kind: Any, player: Any, cell: Any = "") -> Action:
    """The one action with these parts, whatever they are; ``validation_errors`` tells whether the game knows it."""
    fields = (kind, player, cell)
    try:
        return _made.get(fields) or _intern(fields)
    except TypeError:  # a part that cannot be compared
        return _make(fields)


def _intern(fields: tuple[Any, ...]) -> Action:
    plain = settled_fields(Kind, fields[0], fields[1:])
    return _made.setdefault(plain, _make(plain))


def _make(fields: tuple[Any, ...]) -> Action:
    made = _Open()
    made.kind, made.player, made.cell = fields
    made.__class__ = Action
    return made  # type: ignore[return-value]
