"""A record as text, and back: its start, its dice, every line with its actions, and where we are."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from boardlab.core.contract.game import find_game
from boardlab.core.contract.position import Action, Position
from boardlab.core.contract.verdict import (
    AmbiguousText,
    IllegalAction,
    ImpossiblePosition,
    PlainError,
    UnreadableText,
    WrongKind,
)
from boardlab.core.given import kind_of
from boardlab.core.i18n.language import SHARED
from boardlab.core.play.dice import Dice
from boardlab.core.play.lines import MAIN, Variation, check_branch_name
from boardlab.core.play.record_view import SEEN_HEADER
from boardlab.core.text.link import game_text
from boardlab.core.text.quoting import quoted

HEADER = "boardlab record 1"
LONGEST = 1_000_000
"""Longer texts are refused unread: that is more than ten thousand plies."""
MOST_BYTES = 4 * LONGEST
"""No text that is read has more bytes."""
_LINE = re.compile(r'line "([^"]+)"(?: from "([^"]+)" after (\d{1,6})(?: dealt (.+))?)?')
_PLY = re.compile(r"(\d{1,6}) (-?\d{1,2}) (.+)")
_AT = re.compile(r'at "([^"]+)" (\d{1,6})')
_DICE = re.compile(r"dice (.+) (\d{1,9})")


@dataclass
class Written:
    """What the text of a record holds."""

    start: Position
    dice: Dice
    lines: dict[str, Variation]
    """All lines by name, the main line first."""
    line: Variation
    """The current one."""
    ply: int


def write_record(record: Written) -> str:
    """A record as text, which :func:`read_record` reads: start, dice, lines with their actions, the place reached."""
    out = [HEADER, f"start {record.start.to_text()}", f"dice {record.dice.seed or '-'} {record.dice.drawn}"]
    for line in record.lines.values():
        leaves = f' from "{line.parent.name}" after {line.at}' if line.parent else ""
        dealt = "" if line.dealt is None else f" dealt {line.dealt.to_text()}"
        out.append(f'line "{line.name}"{leaves}{dealt}')
        for ply in range(line.at, len(line.actions)):
            act = line.actions[ply]
            out.append(f"{ply + 1} {act.player} {act.to_text()}")
    out.append(f'at "{record.line.name}" {record.ply}')
    return "\n".join(out) + "\n"


def read_record(text: str) -> Written:
    """What the text of a record holds, or a link to one, replayed action by action.

    Raises:
        UnreadableText: quoting the line that cannot be read or played.
    """
    if not isinstance(text, str):
        raise WrongKind(SHARED.say("mistake.text", kind=kind_of(text)))
    if len(text) > LONGEST:
        raise UnreadableText(SHARED.say("unread.too_long"))
    rows = game_text(text).splitlines()
    if rows and rows[0].startswith(SEEN_HEADER):
        raise UnreadableText(SHARED.say("unread.seen"))
    if not rows or rows[0].strip() != HEADER:
        raise UnreadableText(SHARED.say("unread.header", right=quoted(HEADER), given=quoted(rows[0] if rows else "")))
    if len(rows) < 2 or not rows[1].startswith("start "):
        raise UnreadableText(SHARED.say("unread.start"))
    start_text = rows[1].removeprefix("start ").strip()
    try:
        start: Position = find_game(re.split(r"[/ ]", start_text)[0]).parse(start_text)
    except (UnreadableText, ImpossiblePosition) as problem:
        raise UnreadableText(SHARED.say("unread.row", number=2, why=str(problem))) from None
    main = Variation(MAIN, None, 0)
    main.positions.append(start)
    record = Written(start, Dice(""), {MAIN: main}, main, 0)
    line: Variation | None = None
    for number, row in enumerate(rows[2:], 3):
        if not row.strip():
            continue
        line = _read_row(record, line, row, number)
    return record


@contextmanager
def _quoting_row(number: int) -> Iterator[None]:
    """Turns any PlainError raised inside into an UnreadableText that quotes the row of the record."""
    try:
        yield
    except PlainError as problem:
        raise UnreadableText(SHARED.say("unread.row", number=number, why=str(problem))) from None


def _read_row(record: Written, line: Variation | None, row: str, number: int) -> Variation | None:
    if found := _DICE.fullmatch(row):
        with _quoting_row(number):
            record.dice = Dice("" if found[1] == "-" else found[1], int(found[2]))
    elif found := _LINE.fullmatch(row):
        opened = _open_line(record, found[1], found[2], int(found[3] or 0), number)
        if found[4]:
            opened.deal(_dealt(opened, found[4], number))
        return opened
    elif found := _AT.fullmatch(row):
        if found[1] not in record.lines or int(found[2]) > len(record.lines[found[1]].actions):
            raise UnreadableText(SHARED.say("unread.row_at", number=number, given=quoted(row, 60)))
        record.line = record.lines[found[1]]
        record.ply = int(found[2])
    elif line is not None and (found := _PLY.fullmatch(row)):
        if int(found[1]) != len(line.actions) + 1:
            raise UnreadableText(SHARED.say("unread.row_ply", number=number, due=len(line.actions) + 1, given=found[1]))
        _play(line, int(found[2]), found[3], number)
    else:
        raise UnreadableText(SHARED.say("unread.row_bad", number=number, given=quoted(row, 60)))
    return line


def _open_line(record: Written, name: str, parent: str | None, at: int, number: int) -> Variation:
    if parent is None:
        if name != MAIN or record.line.actions:
            raise UnreadableText(SHARED.say("unread.row_main", number=number, main=quoted(MAIN)))
        return record.lines[MAIN]
    if parent not in record.lines or at > len(record.lines[parent].actions) or name in record.lines:
        raise UnreadableText(
            SHARED.say("unread.row_leaves", number=number, name=quoted(name), parent=quoted(parent), at=at)
        )
    with _quoting_row(number):
        check_branch_name(name, record.lines, exactly=True)
    line = Variation(name, record.lines[parent], at)
    record.lines[name] = line
    return line


def _dealt(line: Variation, text: str, number: int) -> Position:
    """The position with which a branch begins, if what nobody had seen was shuffled anew: it looks as it did."""
    before = line.positions[line.at]
    with _quoting_row(number):
        dealt: Position = find_game(before.game).parse(text)
        if dealt.seen_by(None) != before.seen_by(None):
            raise PlainError(SHARED.say("unread.dealt", given=quoted(text, 60)))
    return dealt


def _play(line: Variation, player: int, text: str, number: int) -> None:
    """Play the action of one row, or say why it cannot be played."""
    position = line.positions[-1]
    try:
        action: Action = position.read_action(text)
        after = position.play(action)
    except IllegalAction as problem:
        raise UnreadableText(
            SHARED.say("unread.row_action", number=number, given=quoted(text), why=str(problem))
        ) from None
    except (UnreadableText, AmbiguousText) as problem:  # which quotes the text itself
        raise UnreadableText(SHARED.say("unread.row", number=number, why=str(problem))) from None
    if action.player != player:
        raise UnreadableText(SHARED.say("unread.row_seat", number=number, due=action.player, given=player))
    line.actions.append(action)
    line.positions.append(after)
