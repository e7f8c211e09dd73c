"""Actions as text: ``build e4 from 3``, ``play elevator a2 c2``, ``end 2 leaving 3 3 2``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn

from boardlab.core.quoting import shown
from boardlab.core.verdict import AmbiguousText, UnreadableText
from boardlab.torres.actions import Action, Kind, action
from boardlab.torres.board import NAMES
from boardlab.torres.cards import BLOCK_UNDER, CARDS, MOVING, SEVEN_AP, SIX_AP
from boardlab.torres.effects import without
from boardlab.torres.menu import fullest
from boardlab.torres.options import WORDING
from boardlab.torres.state import State

LONGEST = 200
"""Longer texts are refused unread."""


def _fail(key: str, **facts: Any) -> NoReturn:
    raise UnreadableText(WORDING.say(f"error.{key}", **facts))


def _two_ways(text: str, fits: list[str]) -> NoReturn:
    raise AmbiguousText(WORDING.say("error.action_ambiguous", text=text, fits=", ".join(fits)))


def read_action(p: State, text: str) -> Action:
    """The action a text means, done by the seat that decides; legal or not."""
    line = text if type(text) is str else f"({type(text).__name__})"
    words = line.split() if len(line) <= LONGEST else []
    if not words:
        _fail("action", text=shown(line))
    reader = _READERS.get(words[0])
    found = reader(p, words[1:]) if reader else None
    if found is None:
        _fail("action", text=shown(line, 60))
    return found


def _cell(word: str) -> int:
    if word not in NAMES:
        _fail("cell", text=shown(word))
    return NAMES.index(word)


def _card(word: str) -> int:
    if word not in CARDS:
        _fail("card", text=shown(word))
    return CARDS.index(word)


def _simple(kind: Kind, cells: int) -> Callable[[State, list[str]], Action | None]:
    def read(p: State, words: list[str]) -> Action | None:
        if len(words) != cells:
            return None
        parts = [_cell(word) for word in words]
        source, cell = parts if cells == 2 else (-1, parts[0] if parts else -1)
        return action(kind, p.seat, source, cell)

    return read


def _is_size(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= 2


def _size(words: list[str]) -> tuple[list[str], int]:
    if len(words) >= 2 and words[-2] == "from" and _is_size(words[-1]):
        return words[:-2], int(words[-1])
    return words, 0


def _used_stack(p: State, text: str) -> int:
    """The size of the stack a block comes from when the text names none: the one in use, or the only size there is."""
    if p.turn_stack >= 0:
        return 0
    sizes = sorted({stack for stack in p.stacks[p.seat] if stack})
    if len(sizes) > 1:
        _two_ways(text, [f"{text} from {size}" for size in sizes])
    return sizes[0] if sizes else 0


def _read_build(p: State, words: list[str]) -> Action | None:
    cells, size = _size(words)
    if len(cells) != 1:
        return None
    cell = _cell(cells[0])
    return action(Kind.BUILD, p.seat, cell=cell, size=size or _used_stack(p, f"build {cells[0]}"))


def _read_keep(p: State, words: list[str]) -> Action | None:
    if not words:
        return None
    card, *rest = words
    at = rest.pop(0) if rest and rest[0] in ("top", "bottom", "split") else ""
    return action(Kind.KEEP, p.seat, card=_card(card), at=at, rest=tuple(_card(word) for word in rest))


def _read_play(p: State, words: list[str]) -> Action | None:
    if not words:
        return None
    card = _card(words[0])
    names, size = _size(words[1:])
    cells = [_cell(name) for name in names]
    if size and card != BLOCK_UNDER:
        return None
    if card in MOVING:
        return action(Kind.PLAY, p.seat, cells[0], cells[1], card) if len(cells) == 2 else None
    if card in (SIX_AP, SEVEN_AP):
        return action(Kind.PLAY, p.seat, card=card) if not cells else None
    if len(cells) != 1:
        return None
    if card == BLOCK_UNDER:
        # Blocks of any stack may be used, the one in use among them.
        size = size or _used_stack(p, f"play {words[0]} {names[0]}")
    return action(Kind.PLAY, p.seat, cell=cells[0], card=card, size=size)


def _read_end(p: State, words: list[str]) -> Action | None:
    """Reads ``end``, ``end 2`` or ``end 2 leaving 3 3 2``; without ``leaving`` as many blocks are kept as fit."""
    size = 0
    named = bool(words) and _is_size(words[0])
    if named:
        size = int(words[0])
        words = words[1:]
    if words:
        if words[0] != "leaving" or not all(map(_is_size, words[1:])):
            return None
        return action(Kind.END, p.seat, size=size, rest=tuple(int(word) for word in words[1:]))
    stacks, left = p.stacks[p.seat], p.turn_stack
    if left < 0:
        sizes = sorted(set(stacks))
        if not named and len(sizes) > 1:
            _two_ways("end", [f"end {each}" for each in sizes])
        size = size if named else sizes[0] if sizes else 0
        if size not in stacks:
            return action(Kind.END, p.seat, size=size)
        stacks, left = without(stacks, size), size
    return action(Kind.END, p.seat, size=size, rest=fullest(stacks, left, p.options.most_in_stack))


def _read_carry(p: State, words: list[str]) -> Action | None:
    """Reads ``carry 4 3 3``; ``carry`` alone keeps as many blocks as fit."""
    if not all(map(_is_size, words)):
        return None
    rest = tuple(map(int, words)) or fullest(p.stacks[p.seat], p.kept[p.seat], p.options.most_in_stack)
    return action(Kind.CARRY, p.seat, rest=rest)


def _read_point(p: State, words: list[str]) -> Action | None:
    """Reads ``point``, and ``point 3`` for three spaces at once."""
    if len(words) > 1 or not all(map(_is_size, words)) or words == ["0"]:
        return None
    points = int(words[0]) if words else 1
    return action(Kind.POINT, p.seat, size=points if points > 1 else 0)


def _read_starter(p: State, words: list[str]) -> Action | None:
    if len(words) != 1 or len(words[0]) != 1 or words[0] not in "ABCD":
        return None
    return action(Kind.START, p.seat, size="ABCD".index(words[0]))


_READERS: dict[str, Callable[[Any, list[str]], Action | None]] = {
    "knight": _simple(Kind.FIRST_KNIGHT, 1),
    "king": _simple(Kind.PLACE_KING, 1),
    "stay": _simple(Kind.LEAVE_KING, 0),
    "add": _simple(Kind.ADD, 1),
    "move": _simple(Kind.MOVE, 2),
    "build": _read_build,
    "buy": _simple(Kind.BUY, 0),
    "keep": _read_keep,
    "play": _read_play,
    "point": _read_point,
    "found": _simple(Kind.FOUND, 1),
    "carry": _read_carry,
    "starter": _read_starter,
    "end": _read_end,
}
