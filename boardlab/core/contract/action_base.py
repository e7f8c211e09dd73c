"""What the actions of all games do alike: they do not change, and each knows whether it is an action at all.

Rules trust an action to name cells that exist and cards that can be counted. Legal actions and texts name nothing else;
an action made by hand may. :attr:`ActionBase.validation_errors` finds that out once for each action, so that trusting
costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, IntEnum
from numbers import Number
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeVar

from boardlab.core.contract.verdict import Breach
from boardlab.core.errors import PlainError
from boardlab.core.i18n.language import Phrase, Seat, Wording
from boardlab.core.text.quoting import quoted

if TYPE_CHECKING:
    from boardlab.core.contract.action import Action

RULE = "core.action"
"""The rule that whatever is no action of a game breaks."""


@dataclass(frozen=True)
class Domain:
    """The values that a field of an action may hold: a test, and the same in words for whoever gave another."""

    fits: Callable[[Any], bool]
    right: Phrase
    """What fits, as a fact of a sentence: "a whole number from 0 to 71"."""


def whole(low: int, high: int) -> Domain:
    """The domain of a field that holds a whole number within bounds; ``True`` and ``1.0`` are none."""
    return Domain(
        lambda value: type(value) is int and low <= value <= high, Phrase("takes.whole", {"low": low, "high": high})
    )


def one_of(*values: object) -> Domain:
    """The domain of a field that holds one of some values."""
    kinds = [(type(value), value) for value in values]
    listed = tuple(as_written(value) for value in values)
    right = Phrase("takes.one_of", {"values": listed}) if len(listed) > 1 else Phrase("takes.blank", {"value": listed})
    return Domain(lambda value: (type(value), value) in kinds, right)


def each(part: Domain, most: int) -> Domain:
    """The domain of a field that holds a tuple of at most ``most`` parts, each from the domain ``part``."""
    return Domain(
        lambda value: type(value) is tuple and len(value) <= most and all(map(part.fits, value)),
        Phrase("takes.each", {"most": most, "part": part.right}),
    )


@dataclass(frozen=True)
class Form:
    """What one kind of action names. A field that is not named here stays blank."""

    fields: Mapping[str, Domain]
    by: str = ""
    """The field whose value decides which further fields are named (:attr:`also`); "" where none does."""
    also: Mapping[object, Mapping[str, Domain]] = field(default_factory=dict)
    """The further fields and their domains, by the value of the field :attr:`by`."""

    def wrong(self, act: Action, blank: Mapping[str, object]) -> tuple[str, Domain] | None:
        """The first field of an action that holds what it cannot, and what it may hold; None if all is well."""
        for name, domain in self.fields.items():
            if not domain.fits(getattr(act, name)):
                return name, domain
        more = self.also.get(getattr(act, self.by), {}) if self.by else {}
        for name, value in blank.items():
            if name in self.fields:
                continue
            held = getattr(act, name)
            if name in more:
                if not more[name].fits(held):
                    return name, more[name]
            elif type(held) is not type(value) or held != value:
                return name, one_of(value)
        return None


class ActionBase:
    """An action of a game. It is made by the game's function ``action``, or read from a text, and does not change."""

    __slots__ = ()

    player: int
    BLANK: ClassVar[Mapping[str, object]]
    """What stands in a field that a kind does not use, by field."""
    NAMED: ClassVar[tuple[str, ...]]
    """The fields every kind uses; the kind is the last of them."""

    _validation_errors: tuple[Breach, ...]
    """What :attr:`validation_errors` found, once it was asked: a slot of each game's action."""

    if TYPE_CHECKING:

        def form(self) -> Form | None:
            """The fields that this action's kind uses; None for a kind that the game does not have: each game's own."""

        def to_text(self) -> str:
            """The action as text, without its player: ``move d3 d4``; ``read_action`` reads it: each game's own."""

    @property
    def validation_errors(self) -> tuple[Breach, ...]:
        """Why this is no action of its game, in whatever position; empty for every legal action and every action a text
        gives.
        """
        try:
            return self._validation_errors
        except AttributeError:
            found = tuple(_found(self))
            object.__setattr__(self, "_validation_errors", found)
            return found

    def __repr__(self) -> str:
        if not self.validation_errors:
            return f"<{self.player}: {self.to_text()}>"
        held = [f"{name}={as_written(getattr(self, name))}" for name in (*self.NAMED, *self.BLANK)]
        return f"<no action: {', '.join(held)}>"

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self


A = TypeVar("A", bound=ActionBase)


def sound(act: A, wording: Wording) -> A:
    """An action as it was given.

    Raises:
        PlainError: where it is no action of its game, in whatever position; the message says why.
    """
    for error in act.validation_errors:
        raise PlainError(wording.refusal(error))
    return act


def malformed(act: ActionBase, players: int) -> tuple[Breach, ...]:
    """Why this cannot be judged by the rules at all: its own validation errors, or a seat that does not play; empty
    otherwise.
    """
    try:
        found = act._validation_errors  # found before, as for nearly every action that is judged
    except AttributeError:
        found = act.validation_errors
    if not found and act.player >= players:
        return (Breach(RULE, {"player": Seat(act.player), "players": players}, case="seat"),)
    return found


def _found(act: ActionBase) -> list[Breach]:
    kind = getattr(act, act.NAMED[-1])
    form = act.form()
    if form is None:
        return [Breach(RULE, {"given": as_written(kind), "game": Phrase("game")}, case="kind")]
    wrong = form.wrong(act, act.BLANK)
    if wrong is None:
        return []
    name, domain = wrong
    facts = {"kind": as_written(kind), "field": name, "right": domain.right, "given": as_written(getattr(act, name))}
    return [Breach(RULE, facts)]


def as_written(value: object) -> str:
    """A value as its programmer wrote it, as far as that is short: ``Kind.ROAD``, ``(3, 2)``, ``'top'``."""
    if isinstance(value, Enum):
        return f"{type(value).__name__}.{value.name}"
    text = quoted(value)
    return f"({text[1:-1]})" if isinstance(value, tuple) and text[-1] == "]" else text


def settled(value: object) -> object:
    """A value in the plain type it equals: True and 1.0 as 1, in tuples too.

    Equal actions are one object, and to a dictionary True is 1: whoever comes first must not leave True there for all
    who follow.
    """
    if type(value) is int:
        return value
    if isinstance(value, str):
        return str.__str__(value)
    if isinstance(value, tuple):
        return tuple(map(settled, value))
    if isinstance(value, Number):
        try:
            number = int(value)  # type: ignore[call-overload]
        except (TypeError, ValueError, OverflowError):
            return value
        return number if number == value else value
    return value


_PLAIN = frozenset({int, str})


def settled_fields(kinds: type[IntEnum], kind: object, rest: Sequence[object]) -> tuple[Any, ...]:
    """The kind of an action as a member of the enum of kinds, where it equals one, and its other fields, settled."""
    if type(kind) is not kinds:
        found = settled(kind)
        kind = kinds(found) if type(found) is int and found in kinds.__members__.values() else kind
    # Nearly all are settled already.
    if not _PLAIN.issuperset(map(type, rest)):
        rest = [each if type(each) in _PLAIN else settled(each) for each in rest]
    return (kind, *rest)
