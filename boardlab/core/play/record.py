"""A record: one game with its branches. Undo, redo, jump, replay, text; and the dice it owns."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cached_property

from boardlab.core.contract.event import Event
from boardlab.core.contract.game import Game, find_game
from boardlab.core.contract.knowledge import Knowledge
from boardlab.core.contract.position import CHANCE, Action, Position
from boardlab.core.contract.receipt import Receipt, ReceiptLine
from boardlab.core.errors import MissingFile, PlainError, UnreadableText, UnwritableFile, WrongKind
from boardlab.core.files import write_whole
from boardlab.core.given import decoded, file_at, kind_of, reason, seat_of, whole_number
from boardlab.core.i18n.language import SHARED, Phrase, Seat, Wording
from boardlab.core.play.dice import Dice, check_seed
from boardlab.core.play.knowledge import knowledge_of
from boardlab.core.play.lines import BRANCH, MAIN, Variation, check_branch_name
from boardlab.core.play.observer import ALL_SEEING, Observer
from boardlab.core.play.record_text import HEADER, MOST_BYTES, Written, read_record, write_record
from boardlab.core.play.record_view import RecordView
from boardlab.core.text.quoting import quoted, shown

__all__ = ["BRANCH", "HEADER", "MAIN", "Dice", "Record"]

LISTED = 4
"""So many lines are named in a sentence, no more."""


def game_of(given: object) -> Game:
    """The game that is meant by itself, by its package or by its name."""
    if isinstance(given, Game):
        return given
    found = getattr(given, "GAME", None)
    if isinstance(found, Game):
        return found
    package = getattr(given, "__name__", None)
    return find_game(package.rpartition(".")[2] if isinstance(package, str) else given)


class Record:
    """A game as it was played, with its branches.

    A *ply* is one action; ``position`` is the position after ``ply`` actions of the current ``line``. Playing in the
    middle of a line opens a branch, so nothing played is ever lost.

        >>> from boardlab import Record, torres
        >>> game = Record(torres.start(players=2))
        >>> game.play("knight c3").play("knight f6").ply
        2
    """

    def __init__(self, start: Position, *, seed: str | int = "", drawn: int = 0) -> None:
        if not all(hasattr(start, part) for part in ("play", "current_player")):
            raise WrongKind(SHARED.say("mistake.record", kind=kind_of(start)))
        main = Variation(MAIN, None, 0)
        main.positions.append(start)
        self._lines = {MAIN: main}
        self._line = main
        self.ply = 0
        """How many plies of the current line lie behind the current position."""
        self.dice = Dice(seed, drawn)
        """Rolls and shuffles for this game; a position itself never rolls."""

    @classmethod
    def new(cls, game: object, *, seed: str | int = "", **start: object) -> Record:
        """A record of a new game, shuffled by the dice of the record.

        Args:
            game: the game, its package (``torres``) or its name.
            seed: the same seed gives the same shuffles and rolls; "" takes a fresh one.
            start: arguments of the game's ``start``.
        """
        dice = Dice(check_seed(seed) or os.urandom(6).hex())
        return cls(game_of(game).begin(dice, **start), seed=dice.seed, drawn=dice.drawn)

    # -- where we are ----------------------------------------------------------------------------------------------

    @property
    def start(self) -> Position:
        """The position before the first ply of the main line."""
        return self._lines[MAIN].positions[0]

    @cached_property
    def wording(self) -> Wording:
        """The words of its game."""
        return self.start.wording

    @property
    def position(self) -> Position:
        """The position after :attr:`ply` actions of the current line."""
        return self._line.positions[self.ply]

    @property
    def actions(self) -> tuple[Action, ...]:
        """All actions of the current line, those ahead of the current position included."""
        return tuple(self._line.actions)

    @property
    def positions(self) -> tuple[Position, ...]:
        """All positions of the current line: one more than its actions, the start first."""
        return tuple(self._line.positions)

    @property
    def can_undo(self) -> bool:
        """Is there a ply before this one, so that :meth:`undo` would go back?"""
        return self.ply > 0

    @property
    def can_redo(self) -> bool:
        """Is there a ply ahead on the current line, so that :meth:`redo` would go on?"""
        return self.ply < len(self._line.actions)

    @property
    def line(self) -> str:
        """The name of the current line; the main line is called ``main``."""
        return self._line.name

    @property
    def lines(self) -> tuple[Variation, ...]:
        """All lines, the main line first."""
        return tuple(self._lines.values())

    # -- playing ---------------------------------------------------------------------------------------------------

    def play(self, action: Action | str, *, anew: bool = False) -> Record:
        """Play an action, or its text. In mid-line the next ply is redone if it is the same, else a branch opens.

        Args:
            action: what is done.
            anew: opens a branch in mid-line even if the next ply is the same: nobody then learns whether it was.

        Raises:
            IllegalAction, UnreadableText, AmbiguousText: nothing is changed then.
        """
        now = self.position
        chosen = now.read_action(action) if isinstance(action, str) else action
        if self.can_redo:
            if self._line.actions[self.ply] == chosen and not anew:
                self.ply += 1
                return self
            after = now.play(chosen)
            self._open(self._free_name())
        else:
            after = now.play(chosen)
        self._line.actions.append(chosen)
        self._line.positions.append(after)
        self.ply += 1
        return self

    def roll(self) -> Record:
        """Let the dice of the record answer for chance, by exact probabilities, and play that.

        Raises:
            PlainError: when chance is not next.
        """
        if self.position.current_player != CHANCE:
            raise PlainError(SHARED.say("mistake.no_chance"))
        return self.play(self.dice.outcome(self.position))

    def undo(self) -> Record:
        """Go one ply back; at the start nothing happens. Gives the record itself."""
        self.ply = max(0, self.ply - 1)
        return self

    def redo(self) -> Record:
        """Go one ply on along the current line; at its end nothing happens. Gives the record itself."""
        self.ply = min(len(self._line.actions), self.ply + 1)
        return self

    def jump(self, ply: int) -> Record:
        """Go to the position after ``ply`` plies of the current line; 0 is the start. Gives the record itself.

        Raises:
            PlainError: when the line is not that long.
        """
        self.ply = whole_number(ply, 0, len(self._line.actions), "mistake.ply")
        return self

    def dealt(self, position: Position | None = None) -> Position:
        """A position with what nobody can have seen before this ply shuffled anew by the dice of the record.

        Args:
            position: one that takes the place of the current one; the current one where none is given.
        """
        now: Position = self.position if position is None else position
        redeal = find_game(now.game).redeal
        story = list(zip(self._line.positions, self._line.actions[: self.ply], strict=False))
        return now if redeal is None else redeal(story, now, self.dice)

    @property
    def has_continuation(self) -> bool:
        """Was anything played on from here, on whichever line, so that what came then has been seen?"""
        return any(True for _ in self._played_here())

    def diverges(self, action: Action) -> bool:
        """Was something played on from here, on whichever line, but never this action?"""
        played = list(self._played_here())
        return bool(played) and action not in played

    def deal_anew(self) -> Record:
        """Go on from here with what nobody had seen by now shuffled anew, on a branch. Gives the record itself."""
        dealt, line = self.dealt(), self._line
        if dealt == self.position:
            return self
        is_new = line.parent is not None and line.at == self.ply == len(line.actions)
        if not is_new or any(other.parent is line for other in self._lines.values()):
            self._open(self._free_name())
        self._line.deal(dealt)
        return self

    def _played_here(self) -> Iterator[Action]:
        now = self.position
        for line in self._lines.values():
            if len(line.actions) > self.ply and line.positions[self.ply] is now:
                yield line.actions[self.ply]

    # -- branches --------------------------------------------------------------------------------------------------

    def branch(self, name: str = "") -> Record:
        """Open a branch here, under a name of its own, and go on in it.

        Raises:
            PlainError: when the name is taken or cannot be one.
        """
        self._open(self._free_name() if name == "" else check_branch_name(name, self._lines))
        return self

    def switch(self, name: str, *, observer: Observer = ALL_SEEING) -> Record:
        """Make another line the current one. The ply stays while both lines are the same; else it goes to the fork.

        Args:
            name: of the line.
            observer: for whom they part: a seat cannot tell two lines apart by what it may not know.

        Raises:
            PlainError: when there is no such line.
        """
        if not self._has(name):
            raise PlainError(SHARED.say("mistake.line", given=quoted(name), known=self._some_lines()))
        other = self._lines[name]
        same = self.shared(other, observer)
        self.ply = same if same < self.ply else min(self.ply, len(other.actions))
        self._line = other
        return self

    def shared(self, other: Variation, observer: Observer = ALL_SEEING) -> int:
        """How many plies the current line has in common with another, as far as an observer can tell."""
        here = self._line
        most = min(len(here.actions), len(other.actions))
        for ply in range(most):
            mine, theirs = (here.positions[ply], here.actions[ply]), (other.positions[ply], other.actions[ply])
            if not observer.alike(mine, theirs):
                return ply
        return most

    def rename(self, old: str, new: str) -> Record:
        """Give a branch another name; the main line keeps its own.

        Raises:
            PlainError: when there is no such branch, it is the main line, or the name is taken.
        """
        if not self._has(old) or old == MAIN:
            raise PlainError(SHARED.say("mistake.rename", given=quoted(old)))
        checked = check_branch_name(new, self._lines)
        self._lines = {checked if name == old else name: line for name, line in self._lines.items()}
        self._lines[checked].name = checked
        return self

    def _open(self, name: str) -> None:
        line = Variation(name, self._line, self.ply)
        self._lines[name] = line
        self._line = line

    def _free_name(self) -> str:
        number = len(self._lines) + 1
        while f"{BRANCH}{number}" in self._lines:
            number += 1
        return f"{BRANCH}{number}"

    def _has(self, name: object) -> bool:
        return isinstance(name, str) and name in self._lines

    def _some_lines(self) -> tuple[str, ...]:
        """The names of the lines, to be listed in a sentence."""
        names = tuple(self._lines)
        return names if len(names) <= LISTED else (*names[:LISTED], "…")

    def step(self, ply: int) -> tuple[Position, Action]:
        """The ply with this number (from 1) of the current line: the position before it, and the action.

        Raises:
            PlainError: when the line is not that long.
        """
        line = self._line
        key = "mistake.ply_of" if line.actions else "mistake.no_ply"
        whole_number(ply, 1, len(line.actions), key)
        return line.positions[ply - 1], line.actions[ply - 1]

    # -- receipts --------------------------------------------------------------------------------------------------

    def events(self, ply: int) -> tuple[Event, ...]:
        """What the ply with this number (from 1) of the current line did.

        Raises:
            PlainError: when the line is not that long.
        """
        position, action = self.step(ply)
        return position.events(action)

    def all_events(self) -> Iterator[tuple[int, Event]]:
        """Every event up to the current ply, each as (number of its ply from 1, event)."""
        for ply in range(1, self.ply + 1):
            for event in self.events(ply):
                yield ply, event

    def receipt(self) -> Receipt:
        """Where every point up to now came from. Its lines sum to the scores; a position that was set up with points
        starts with a line "brought forward".
        """
        totals = list(self.start.scores)
        lines = [
            ReceiptLine(seat, Phrase("receipt.brought"), None, score, "", (), (), tuple(totals))
            for seat, score in enumerate(totals)
            if score
        ]
        for _, event in self.all_events():
            if event.points and event.player is not None:
                totals[event.player] += event.points
                facts = {**event.facts, "player": Seat(event.player), "points": event.points}
                label = Phrase(f"event.{event.kind}", facts)
                lines.append(
                    ReceiptLine(event.player, label, None, event.points, event.rule, event.places, (), tuple(totals))
                )
        return Receipt(Phrase("receipt.all"), tuple(lines))

    def knowledge(self, seat: int | None) -> Knowledge:
        """What a seat knows by now of what is hidden, by all that it was shown since the start of this record; None
        for a spectator. ``position.seen_by(seat).sample(rng, known=record.knowledge(seat))`` draws from it.

        Raises:
            PlainError: for a seat that does not play.
        """
        steps = zip(self.positions[: self.ply], self.actions, self.positions[1:], strict=False)
        return knowledge_of(seat, self.start, steps)

    # -- text ------------------------------------------------------------------------------------------------------

    def seen_by(self, seat: int | None) -> RecordView:
        """The record as a seat may know it, to be shown and kept; None for a spectator.

        Raises:
            PlainError: for a seat that does not play.
        """
        see = Observer(seat_of(seat, self.start.players))
        return RecordView(self.start, self.position, self.lines, self._line, self.ply, see)

    def to_text(self) -> str:
        """The whole record as text, secrets and dice included: start, every line with its actions, and where we are."""
        return write_record(Written(self.start, self.dice, self._lines, self._line, self.ply))

    def link_text(self) -> str:
        """What a link to this game holds: its text without the dice, which nobody at the board may know beforehand."""
        return write_record(Written(self.start, Dice(""), self._lines, self._line, self.ply))

    @classmethod
    def from_text(cls, text: str) -> Record:
        """The record that a text describes, or a link to one, replayed action by action.

        Raises:
            UnreadableText: quoting the line that cannot be read or played.
        """
        found = read_record(text)
        record = cls(found.start)
        record.dice, record._lines, record._line, record.ply = found.dice, found.lines, found.line, found.ply
        return record

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record to a file, whole or not at all: an older file stays until the new one is on disk.

        Raises:
            UnwritableFile: where that cannot be done; no half of a file is left.
        """
        target = file_at(path)
        try:
            write_whole(target, self.to_text().encode("utf-8"))
        except (OSError, ValueError) as problem:  # ValueError: a sign that no file system takes
            why = reason(problem)
            said = SHARED.say("unread.unwritten", file=shown(target.name or str(target), 60), why=why)
            raise UnwritableFile(said, why) from None

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Record:
        """The record in a file; a byte-order mark before it, as some editors write, is no harm.

        Raises:
            MissingFile: when the file is not there or cannot be read.
            UnreadableText: when it holds no record.
        """
        file = file_at(path)
        name = shown(file.name or str(file), 60)
        try:
            with file.open("rb") as source:
                data = source.read(MOST_BYTES + 1)
        except FileNotFoundError:
            raise MissingFile(SHARED.say("unread.missing", file=name)) from None
        except (OSError, ValueError) as problem:
            raise MissingFile(SHARED.say("unread.file", file=name, why=reason(problem))) from None
        try:
            return cls.from_text(decoded(data))
        except UnicodeDecodeError:
            raise UnreadableText(SHARED.say("unread.not_text", file=name)) from None

    def __repr__(self) -> str:
        return f"<record of {self.start.game}: {self.line!r}, ply {self.ply} of {len(self._line.actions)}>"
