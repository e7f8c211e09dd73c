"""How a position is set up by hand: tools that change its plain data, one pick after another.

A game hands over an :class:`Editor` with its tools. A tool is picked, then whatever it asks for: whose piece, which
place, how many. What it changes is the position's document, the plain data of ``to_json``; the game then reads the
document as it reads any other, but without asking whether a game can lead there. That question is answered beside the
board, by :class:`boardlab.core.edit.position.EditedPosition`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from boardlab.core.contract.functions import OnPosition
from boardlab.core.contract.picks import Choice, number_in
from boardlab.core.i18n.language import Phrase, Seat, seat_letter
from boardlab.core.json_data import Json

if TYPE_CHECKING:
    from boardlab.core.contract.breach import Breach
    from boardlab.core.contract.position import Position

__all__ = [
    "BOARD",
    "PLAYERS",
    "RULES",
    "TIME",
    "Editor",
    "Path",
    "Tool",
    "ToolPrompt",
    "each",
    "number",
    "one_of",
    "options",
    "places",
    "seats",
    "tool",
]

Doc = Json
"""A position as plain data."""
Path = tuple[str, ...]
"""The key of a tool, and what was picked for it."""
BOARD, PLAYERS, TIME, RULES = "edit.board", "edit.players", "edit.time", "edit.rules"
"""The groups of tools: pieces, what players have, whose turn of which part of the game it is, rules."""
SET = "set"
"""Ends a number that is typed digit by digit."""
ANYWHERE = "anywhere"
"""The mark of places that are not marked: any of them will do."""


@dataclass(frozen=True)
class ToolPrompt:
    """What a tool asks for after its name."""

    prompt: Phrase
    options: OnPosition[[Path], Iterable[Choice]]
    """What may be picked, in a position after the picks so far."""
    is_number: bool = False
    """Is a number asked for, digit by digit?"""


def on_board(position: object) -> None:
    """What a tool changes is seen on the board."""


def in_sight(position: object, path: Path) -> None:
    """What a tool changes is seen by everybody."""


def seat_alone(position: object, path: Path) -> tuple[int, ...] | None:
    """What a tool changes only the seat sees that is picked first."""
    return (seat_in(path[1]),) if len(path) > 1 else None


@dataclass(frozen=True, kw_only=True)
class Tool:
    """One way to change a position."""

    key: str
    """The pick that takes it up: ``knight``."""
    label: Phrase
    group: str = BOARD
    letter: str = ""
    """The key of the keyboard that takes it up, as a capital letter."""
    asks: tuple[ToolPrompt, ...]
    change: Callable[[Doc, Path], None]
    """Changes a document, which is a copy, by what was picked for the tool."""
    keeps: int = 0
    """How many of the answers stay picked afterwards, so that the next piece of the kind needs one pick alone."""
    value: OnPosition[[], Phrase | None] = on_board
    """What it would change, as it stands now; None where the board shows it."""
    insiders: OnPosition[[Path], tuple[int, ...] | None] = in_sight
    """Which seats alone see what would be changed by the picks so far, the tool first; None where everybody does."""


def tool(
    key: str,
    letter: str,
    asks: tuple[ToolPrompt, ...],
    change: Callable[[Doc, Path], None],
    *,
    group: str = BOARD,
    **more: Any,
) -> Tool:
    """A tool called by the wording ``edit.<key>``; ``more`` as :class:`Tool` takes it.

    What players have and whose turn it is are set once, so that nothing stays picked of them.
    """
    kept = {"label": Phrase(f"edit.{key}"), "keeps": -1 if group in (PLAYERS, TIME, RULES) else 0}
    return Tool(key=key, letter=letter, asks=asks, change=change, group=group, **{**kept, **more})


def each(of: OnPosition[[], Iterable[object]]) -> OnPosition[[], Phrase]:
    """For the value of a tool: what every seat has."""
    return lambda p: Phrase("edit.named", {"name": " / ".join(map(str, of(p)))})


class Loader(Protocol):
    """What an editor needs of a :class:`boardlab.core.text.notation.Notation`."""

    impossible: OnPosition[[], tuple[Breach, ...]]
    unreachable: OnPosition[[], tuple[Breach, ...]]

    def load(self, data: Doc) -> Position:
        """The position of a document, whatever the rules say of it."""


@dataclass(frozen=True, kw_only=True)
class Editor:
    """How positions of one game are set up by hand."""

    tools: OnPosition[[], Sequence[Tool]]
    """The tools for a position."""
    notation: Loader
    """Reads what was set up, and knows by which rules it cannot be."""
    repairs: OnPosition[[Breach], Iterable[Path]]
    """Edits that may mend what a rule objects to, the most obvious first."""
    bare: OnPosition[[], Doc]
    """The document of an empty board for the players of a position."""


def digits(n: int) -> Path:
    """The picks that set a number."""
    return (*(f"digit:{digit}" for digit in str(n)), SET)


def seats(prompt: str = "edit.whose") -> ToolPrompt:
    """Asks whose."""
    return ToolPrompt(
        Phrase(prompt),
        lambda p, path: [
            Choice(f"seat:{seat}", Phrase("edit.seat", {"player": Seat(seat)})) for seat in range(p.players)
        ],
    )


def seat_in(key: str) -> int:
    """The seat that was picked."""
    found = number_in(key, "seat:")
    assert found is not None
    return found


def places(
    prompt: str, among: OnPosition[[Path], Iterable[str]], name: OnPosition[[str], Phrase], mark: str = ANYWHERE
) -> ToolPrompt:
    """Asks for a place on the board.

    Args:
        prompt: the wording of what is asked.
        among: the keys of the places that may be picked.
        name: what a place is called.
        mark: how the board marks such places.
    """
    return ToolPrompt(
        Phrase(prompt),
        lambda p, path: (Choice(key, name(p, key), is_place=True, mark=mark) for key in among(p, path)),
    )


def options(prompt: str, among: OnPosition[[Path], Iterable[tuple[str, Phrase]]]) -> ToolPrompt:
    """Asks for one of a few things, each given by its key and its name."""
    return ToolPrompt(Phrase(prompt), lambda p, path: (Choice(key, name) for key, name in among(p, path)))


def named(p: object, key: str) -> Phrase:
    """A place called by its key."""
    return Phrase("edit.named", {"name": key})


def one_of(among: Iterable[tuple[str, Phrase]]) -> ToolPrompt:
    """Asks for one of a few things that are always the same, each given by its key and its name."""
    known = tuple(among)
    return options("edit.which", lambda p, path: known)


def number(most: int = 9999, prompt: str = "edit.number") -> ToolPrompt:
    """Asks for a number, digit by digit.

    Args:
        most: the highest number that may be set.
        prompt: the wording of what is asked.
    """

    def digits(p: object, path: Path) -> Iterator[Choice]:
        typed = typed_digits(path)
        if typed:
            yield Choice(SET, Phrase("edit.set", {"n": int(typed)}))
        for digit in "0123456789" if typed != "0" else "":
            if int(typed + digit) <= most:
                yield Choice(f"digit:{digit}", Phrase("edit.digit", {"digit": int(digit)}))

    return ToolPrompt(Phrase(prompt, {"most": most}), digits, is_number=True)


def typed_digits(path: Path) -> str:
    """The digits at the end of a path, in their order."""
    found = ""
    for key in reversed(path):
        if not key.startswith("digit:"):
            break
        found = key.removeprefix("digit:") + found
    return found


def number_of(path: Path) -> int:
    """The number that was set at the end of a path."""
    return int(typed_digits(path[:-1]) or "0")


def edit_text(path: Path) -> str:
    """A finished path as words: ``knight A d4``; a number in one piece."""
    words: list[str] = []
    for key in path:
        if key.startswith("digit:"):
            digit = key.removeprefix("digit:")
            words = [*words[:-1], words[-1] + digit] if words and words[-1].isdigit() else [*words, digit]
        elif key.startswith("seat:"):
            words.append(seat_letter(seat_in(key)))
        elif key != SET:
            words.append(key)
    return " ".join(words)
