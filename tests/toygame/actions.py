"""What a player of Pebbles may intend."""

from __future__ import annotations

from enum import IntEnum
from types import MappingProxyType
from typing import Any

from boardlab.core.contract.action_base import ActionBase, Form, one_of, settled_fields, whole
from boardlab.core.contract.drafts import closed

CELLS = tuple(f"{column}{row}" for row in "321" for column in "abc")
MOST = 4
"""Players."""
STEPS, LAST = 2, 999
"""Steps in a turn, turns in a game."""


class Kind(IntEnum):
    PUT = 1
    SLIDE = 2
    GIVE = 3
    END = 4


_SEAT, _CELL = whole(0, MOST - 1), one_of(*CELLS)
FORMS = {
    Kind.PUT: Form({"player": _SEAT, "cell": _CELL}),
    Kind.SLIDE: Form({"player": _SEAT, "cell": _CELL, "target": _CELL}),
    Kind.GIVE: Form({"player": _SEAT, "to": _SEAT}),
    Kind.END: Form({"player": _SEAT}),
}


class _Open(ActionBase):
    """An action while it is being made."""

    __slots__ = ("_validation_errors", "cell", "kind", "player", "target", "to")
    NAMED = ("player", "kind")
    BLANK = MappingProxyType({"cell": "", "target": "", "to": -1})

    kind: Kind
    cell: str
    target: str
    to: int


class Action(_Open):
    """One action of one seat, made by :func:`action`; equal ones are the same object."""

    __slots__ = ()
    __setattr__ = closed
    __delattr__ = closed

    def __reduce__(self) -> tuple[Any, ...]:
        return action, (self.kind, self.player, self.cell, self.target, self.to)

    def form(self) -> Form | None:
        return FORMS[self.kind] if type(self.kind) is Kind else None

    def to_text(self) -> str:
        """The action as text, without its player: ``slide a1 a2``."""
        to = str(self.to) if self.to >= 0 else ""
        return " ".join(part for part in (self.kind.name.lower(), self.cell, self.target, to) if part)


_made: dict[tuple[Any, ...], Action] = {}


def action(kind: Any, player: Any, cell: Any = "", target: Any = "", to: Any = -1) -> Action:
    """The one action with these parts, whatever they are; ``validation_errors`` tells whether the game knows it."""
    fields = (kind, player, cell, target, to)
    try:
        return _made.get(fields) or _intern(fields)
    except TypeError:
        return _make(fields)


def _intern(fields: tuple[Any, ...]) -> Action:
    plain = settled_fields(Kind, fields[0], fields[1:])
    return _made.setdefault(plain, _make(plain))


def _make(fields: tuple[Any, ...]) -> Action:
    made = _Open()
    made.kind, made.player, made.cell, made.target, made.to = fields
    made.__class__ = Action
    return made  # type: ignore[return-value]
