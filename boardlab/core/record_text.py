"""Reading a record back from its text."""

from __future__ import annotations

import re

from boardlab.core.position import Action, Position
from boardlab.core.record import HEADER, MAIN, Line, Record, game_named
from boardlab.core.verdict import AmbiguousText, IllegalAction, ImpossiblePosition, UnreadableText

LONGEST = 1_000_000
"""Longer texts are refused unread: that is more than ten thousand plies."""
_LINE = re.compile(r'line "([^"]+)"(?: from "([^"]+)" after (\d{1,6}))?')
_PLY = re.compile(r"(\d{1,6}) (-?\d{1,2}) (.+)")
_AT = re.compile(r'at "([^"]+)" (\d{1,6})')
_DICE = re.compile(r"dice (.+) (\d{1,9})")


def read_record(text: str) -> Record:
    """The record a text describes; see :meth:`Record.from_text`."""
    if len(text) > LONGEST:
        raise UnreadableText("This is not a boardlab record: it is too long.")
    rows = text.splitlines()
    if not rows or rows[0].strip() != HEADER:
        raise UnreadableText(f"A boardlab record begins with {HEADER!r}, not {rows[0][:40] if rows else ''!r}.")
    if len(rows) < 2 or not rows[1].startswith("start "):
        raise UnreadableText("The second line of a record is the start position: 'start torres/1 …'.")
    start_text = rows[1].removeprefix("start ").strip()
    try:
        start: Position = game_named(re.split(r"[/ ]", start_text)[0]).parse(start_text)
    except (UnreadableText, ImpossiblePosition) as problem:
        raise UnreadableText(f"Line 2 of the record: {problem}") from None
    record = Record(start)
    line: Line | None = None
    for number, row in enumerate(rows[2:], 3):
        if not row.strip():
            continue
        line = _read_row(record, line, row, number)
    return record


def _read_row(record: Record, line: Line | None, row: str, number: int) -> Line | None:
    if found := _DICE.fullmatch(row):
        record.dice.seed = "" if found[1] == "-" else found[1]
        record.dice.drawn = int(found[2])
    elif found := _LINE.fullmatch(row):
        return _open_line(record, found[1], found[2], int(found[3] or 0), number)
    elif found := _AT.fullmatch(row):
        if found[1] not in record._lines or int(found[2]) > len(record._lines[found[1]].actions):
            raise UnreadableText(f"Line {number} of the record: there is no {row[:60]!r}.")
        record._line = record._lines[found[1]]
        record.ply = int(found[2])
    elif line is not None and (found := _PLY.fullmatch(row)):
        if int(found[1]) != len(line.actions) + 1:
            raise UnreadableText(f"Line {number} of the record: ply {len(line.actions) + 1} is due, not {found[1]}.")
        _play(line, int(found[2]), found[3], number)
    else:
        raise UnreadableText(f"Line {number} of the record cannot be read: {row[:60]!r}.")
    return line


def _open_line(record: Record, name: str, parent: str | None, at: int, number: int) -> Line:
    if parent is None:
        if name != MAIN or record._line.actions:
            raise UnreadableText(f"Line {number} of the record: only {MAIN!r} leaves no other line.")
        return record._lines[MAIN]
    if parent not in record._lines or at > len(record._lines[parent].actions) or name in record._lines:
        raise UnreadableText(f"Line {number} of the record: {name[:40]!r} cannot leave {parent[:40]!r} after {at}.")
    line = Line(name, record._lines[parent], at)
    record._lines[name] = line
    return line


def _play(line: Line, player: int, text: str, number: int) -> None:
    position = line.positions[-1]
    try:
        action: Action = position.read_action(text)
        after = position.play(action)
    except (IllegalAction, UnreadableText, AmbiguousText) as problem:
        raise UnreadableText(f"Line {number} of the record, {text[:60]!r}: {problem}") from None
    if action.player != player:
        raise UnreadableText(f"Line {number} of the record: seat {action.player} is to play, not {player}.")
    line.actions.append(action)
    line.positions.append(after)
