"""Actions made by hand: a function for each kind of action, ``catan.Road("0,0|1,0", seat=0)``.

They are made from the action types: each says in ``arguments`` what a person names, and how that is kept in the action.
What they give is the same object as ``read_action`` gives for the text, so it can be compared, judged and played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import IntEnum
from importlib import import_module
from inspect import Parameter, Signature, cleandoc, signature
from typing import TYPE_CHECKING, Any

from boardlab.core.action import CHANCE
from boardlab.core.arguments import Argument, Maker
from boardlab.core.errors import PlainError
from boardlab.core.given import one_of, player_of
from boardlab.core.language import Wording

if TYPE_CHECKING:
    from boardlab.core.action_type import ActionType, ActionTypes


def name_of(kind: IntEnum) -> str:
    """What the function for a kind of action is called: ``FirstKnight`` for ``Kind.FIRST_KNIGHT``."""
    return "".join(part.capitalize() for part in kind.name.split("_"))


def names_of(kinds: type[IntEnum]) -> tuple[str, ...]:
    """What the functions for all kinds of action of a game are called."""
    return tuple(map(name_of, kinds))


def constructor(package: str, name: str) -> Callable[..., Any]:
    """One of the functions that a game's module ``constructors`` holds, which is loaded for it.

    Args:
        package: the game's package.
        name: of the function.

    Raises:
        AttributeError: where the game has none of this name.
    """
    if not name.startswith("_"):
        found = import_module(f"{package}.constructors").CONSTRUCTORS.get(name)
        if found is not None:
            made: Callable[..., Any] = found
            return made
    raise AttributeError(f"module {package!r} has no attribute {name!r}")


def constructors(
    package: str,
    types: ActionTypes[Any],
    make: Callable[[Any, Maker, Mapping[str, Any]], Any],
    *,
    boards: Mapping[str, Any] | None = None,
) -> dict[str, Callable[..., Any]]:
    """A function for each kind of action of a game, by name.

    Args:
        package: the game as a user writes it: ``catan``.
        types: its action types.
        make: the game's own way to an action, from its kind, who it is for, and its fields.
        boards: the boards by name, the usual one first, where there are several.
    """
    wording = Wording(f"boardlab.{package}")
    return {
        name_of(face.kind): _constructor(f"{package}.{name_of(face.kind)}", face, make, boards, wording)
        for face in types
    }


def call_for(face: ActionType[Any, Any, Any], act: Any, board: Any = None) -> dict[str, Any]:
    """What the function for its kind would have to be called with to make this action, its seat and board excepted."""
    maker = Maker(act.player, board)
    return {each.name: each.write(getattr(act, each.field), maker) for each in face.arguments}


def _constructor(
    called: str,
    face: ActionType[Any, Any, Any],
    make: Callable[[Any, Maker, Mapping[str, Any]], Any],
    boards: Mapping[str, Any] | None,
    wording: Wording,
) -> Callable[..., Any]:
    takes = tuple(sorted(face.arguments, key=lambda each: each.by_name))
    usual = next(iter(boards)) if boards else ""
    gives = signature(make, eval_str=True).return_annotation
    known = Signature(list(_parameters(takes, face.chance, usual)), return_annotation=gives)

    def construct(*args: Any, **named: Any) -> Any:
        bound = known.bind(*args, **named)
        bound.apply_defaults()
        given = bound.arguments
        board = boards[one_of("board", given["board"], boards)] if boards else None
        seat = CHANCE if face.chance else _seat(given["seat"], board)
        maker = Maker(seat, board)
        made = make(face.kind, maker, {each.field: each.read(given[each.name], maker) for each in takes})
        for fault in made.faults:
            raise PlainError(wording.refusal(fault))
        return made

    construct.__name__ = construct.__qualname__ = called.partition(".")[2]
    construct.__module__ = f"boardlab.{called.partition('.')[0]}"
    construct.__annotations__ = {each.name: each.annotation for each in known.parameters.values()} | {"return": gives}
    construct.__signature__ = known  # type: ignore[attr-defined]
    construct.__doc__ = _doc(face, takes, tuple(boards or ()))
    return construct


def _seat(given: Any, board: Any) -> int:
    return player_of(given, 4 if board is None else board.players)


def _parameters(takes: Iterable[Argument], chance: bool, board: str) -> Iterable[Parameter]:
    for each in takes:
        kind = Parameter.KEYWORD_ONLY if each.by_name else Parameter.POSITIONAL_OR_KEYWORD
        yield Parameter(each.name, kind, default=each.default, annotation=each.takes)
    if not chance:
        yield Parameter("seat", Parameter.KEYWORD_ONLY, annotation=int)
    if board:
        yield Parameter("board", Parameter.KEYWORD_ONLY, default=board, annotation=str)


def _doc(face: ActionType[Any, Any, Any], takes: Iterable[Argument], boards: tuple[str, ...]) -> str:
    told = cleandoc(type(face).__doc__ or "")
    lines = [f"    {each.name}: {each.about}." for each in takes]
    if not face.chance:
        lines.append("    seat: who does it, from 0.")
    if boards:
        lines.append(f"    board: the board it is for: {', '.join(boards)}.")
    listed = "\n".join(lines)
    asked = f"\n\nArgs:\n{listed}" if lines else ""
    gives = f"Gives the action whose text begins with ``{face.word}``."
    return f"{told}\n\n{gives}{asked}\n\nRaises:\n    PlainError: for what cannot be named."
