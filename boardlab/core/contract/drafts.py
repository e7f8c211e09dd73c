"""How the positions of all games are made: an open draft of a state, written slot by slot and then closed.

What can be read off them, and how they play, is in :mod:`boardlab.core.contract.position_base`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, NoReturn, Protocol, TypeVar

from boardlab.core.contract.functions import OnPosition
from boardlab.core.given import seat_of
from boardlab.core.json_data import Json

if TYPE_CHECKING:
    from random import Random

    from boardlab.core.contract.action import Action
    from boardlab.core.contract.verdict import Breach


WORKED_OUT = ("_hash", "_legal_actions", "_spelled")
"""The slots of what is computed on first use and then kept."""
A = TypeVar("A", bound="Action")
S = TypeVar("S")
"""A state of a game, open or not."""
D = TypeVar("D")
"""The same while it is open to be changed."""
R = TypeVar("R", bound="Stateful")
P = TypeVar("P", bound="Stateful")


class Stateful(Protocol):
    """A position, a view or a draft: what has the slots of a state."""

    STATE: ClassVar[tuple[str, ...]]
    """The names of its slots, in the order of the game's text."""


def closed(self: object, name: str, value: object = None) -> None:
    """Used as ``__setattr__`` and ``__delattr__`` of what must not change: always raises AttributeError.

    An open draft does not use it, so its slots are written at the speed of C.
    """
    raise AttributeError(f"A {type(self).__name__} does not change: {name!r} stays as it is.")


def not_called(made: object) -> NoReturn:
    """Refuse a call of a class whose objects other functions make: always raises TypeError."""
    raise TypeError(f"{type(made).__name__} is not made by calling it; its help names what gives one.")


@dataclass(frozen=True, kw_only=True, eq=False)
class Mechanics(Generic[S, D, A]):
    """The functions by which positions of a game are judged and played; playouts use the same ones.

    They take a state, open or not: what positions, views and drafts have in common.
    """

    action: type[A]
    """The class of its actions."""
    legal_actions: Callable[[S], tuple[A, ...]]
    """The legal actions of a state; none where chance is next or the game is over."""
    breaches: Callable[[S, A], tuple[Breach, ...]]
    """By which rules an action may not be done, the likeliest to be misunderstood first; whose turn it is last."""
    read_action: Callable[[S, str], A]
    """The action that a text means, done by whoever decides."""
    as_decider: Callable[[S, int], S]
    """A state in which this seat is asked what it does, whoever decides; PlainError for one that does not play."""
    under: Callable[[S, Any, dict[str, object]], S]
    """``under(p, options, rulings)``: the same position under other rules."""
    open_copy: Callable[[S], D]
    """An open copy of a position."""
    effects: Sequence[Callable[[D, A], None]]
    """What an action changes in an open state, by its kind."""
    draw: Callable[[S, Random], A] | None = None
    """An answer of chance, drawn by its weights; None where nothing is left to chance."""
    seal: Callable[[D], S]
    """The open state as a position: the draft itself, closed, which costs no copy."""
    apply: Callable[[S, A], S]
    """The position after a legal action, unjudged."""


def with_state(kind: type[R], state: Iterable[object]) -> R:
    """A position, a view or an open state with these values of its slots, in order; trusted."""
    made = kind.__new__(kind)
    put = object.__setattr__
    for name, value in zip(kind.STATE, state, strict=True):
        put(made, name, value)
    for name in WORKED_OUT:
        put(made, name, None)
    return made


def with_parts(kind: type[R], **parts: object) -> R:
    """A position, a view or an open state with these values of its slots, given by their names; trusted."""
    return with_state(kind, [parts[name] for name in kind.STATE])


def sealed(draft: Any, kind: type[R]) -> R:
    """An open state closed as a position or a view: the same object, of another class."""
    draft.__class__ = kind
    closed_one: R = draft
    return closed_one


def resealed(draft: Any, p: R) -> R:
    """An open state closed as what another one is: a position, or a view of the same seat."""
    if (seat := getattr(p, "viewer", None)) is not None:
        draft._viewer = seat
    return sealed(draft, type(p))


def copier(kind: type[R]) -> Callable[[object], R]:
    """The function that makes an open copy of a state, to be changed and sealed.

    It has a statement for each slot, which takes half as long as a loop over them.

    Args:
        kind: the class of the copies, which closes nothing.
    """
    made: Json = {"kind": _callable(kind)}
    exec("\n    ".join(["def open_copy(position):", *_copying(kind), "return draft"]), made)
    copy: Callable[[object], R] = made["open_copy"]
    copy.__doc__ = "An open copy of a position or state, to be changed and sealed again."
    return copy


def _callable(kind: type[Stateful]) -> type[Stateful]:
    """A class of open states, made so that a call of it gives one: in two thirds of the time of ``object.__new__``."""
    kind.__init__ = object.__init__  # type: ignore[method-assign]
    return kind


def _copying(kind: type[Stateful]) -> list[str]:
    """The statements that make ``draft``, an open copy of ``position``."""
    slots = [f"draft.{name} = position.{name}" for name in kind.STATE]
    return ["draft = kind()", *slots, *[f"draft.{name} = None" for name in WORKED_OUT]]


class Secret(NamedTuple):
    """Who may see what a slot holds."""

    slot: str
    seen: OnPosition[[Collection[int]], object]
    """``seen(position, knowing)``: what the slot holds in the eyes of seats that share what they know."""


def viewer(
    kind: type[R], draft: type[Stateful], secrets: Iterable[Secret]
) -> Callable[[object, int | None, Collection[int]], R]:
    """The function that makes what a seat sees of a position, written out slot by slot as by :func:`copier`.

    Args:
        kind: the class of the game's views.
        draft: a class with the same slots that closes nothing.
        secrets: who may see what.
    """
    hidden = {secret.slot: secret.seen for secret in secrets}
    slots = [
        f"view.{name} = hide_{name}(position, knowing)" if name in hidden else f"view.{name} = position.{name}"
        for name in kind.STATE
    ]
    slots += [f"view.{name} = None" for name in WORKED_OUT]
    head = ["def view_of(position, seat, knowing):", "seat_of(seat, position.players)", "view = draft()"]
    made: Json = {"draft": _callable(draft), "kind": kind, "seat_of": seat_of}
    made |= {f"hide_{name}": seen for name, seen in hidden.items()}
    exec("\n    ".join([*head, *slots, "view._viewer = seat", "view.__class__ = kind", "return view"]), made)
    view_of: Callable[[object, int | None, Collection[int]], R] = made["view_of"]
    view_of.__doc__ = "The view of a seat, None for a spectator, that knows the secrets of some seats."
    return view_of


def view_of_state(kind: type[R], state: Iterable[object], seat: int | None) -> R:
    """The view of a seat (None: of a spectator) with these values of its slots, in order; trusted."""
    made = with_state(kind, state)
    object.__setattr__(made, "_viewer", seat)
    return made


def view_with(kind: type[R], seat: int | None, parts: Mapping[str, object]) -> R:
    """The view of a seat (None: of a spectator) with these values of its slots, given by their names; trusted."""
    return view_of_state(kind, [parts[name] for name in kind.STATE], seat)


def makers(
    position: type[P], draft: type[Stateful], effects: Sequence[Callable[[Any, Any], None]]
) -> tuple[Callable[[object], P], Callable[..., P], Callable[[object, Any], P]]:
    """The three functions by which a game makes its positions: ``seal``, ``make`` and ``apply``.

    Args:
        position: the class of its positions.
        draft: the class of the same while it is open to be changed.
        effects: what an action changes in an open state, by its kind.
    """

    def seal(draft: object) -> P:
        """The finished position: the draft itself, closed, which costs no copy."""
        return sealed(draft, position)

    def make(**state: object) -> P:
        """A position from all its parts, by the names of its slots; trusted, ``from_json`` of the game checks."""
        return with_parts(position, **state)

    # What games are made of: it copies by statements of its own, because a call would add an eighth to it.
    played = ["effects[action.kind](draft, action)", "draft.__class__ = closed", "return draft"]
    made: Json = {"kind": _callable(draft), "effects": effects, "closed": position}
    exec("\n    ".join(["def apply(position, action):", *_copying(draft), *played]), made)
    apply: Callable[[object, Any], P] = made["apply"]
    apply.__doc__ = "The position after a legal action, unjudged."
    return seal, make, apply


T = TypeVar("T")


def with_item(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """The tuple with ``item`` at index ``at``."""
    made = list(items)
    made[at] = item
    return tuple(made)
