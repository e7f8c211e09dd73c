"""One game in front of whoever looks at it: its record, the place in it, language, viewer and revision.

What can be done with it and what is shown of it are :class:`Feature`s, which it has side by side: a pick, an
editor, a timeline. Each registers the commands that it handles, gives its part of the frame, and hears of changes.
:mod:`boardlab.session.kinds` says which kind of board has which.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypedDict

from boardlab.core.contract.position import Action, Position
from boardlab.core.i18n.language import Phrase, Seat, text_in
from boardlab.core.json_data import Table
from boardlab.core.play.observer import hides
from boardlab.core.play.record import Record
from boardlab.core.text.link import address
from boardlab.session.commands import Command, Outcome
from boardlab.session.viewer import Viewer

REVISIONS_KEPT = 64
"""How many revisions are remembered, to tell whether a message was meant for what is shown now."""


class ChooseView(Command, do="view", late=True, covered=True):
    """Show the board in the view ``key``."""

    key: str


class ExplainRule(Command, do="what", late=True):
    """Say what the rule with the id ``key`` says."""

    key: str


class Link(Command, do="link", late=True):
    """Give a link to what is shown."""


class Named(TypedDict):
    """Something to choose from."""

    key: str
    label: str


class Feature:
    """Something that a session has: it handles commands, gives a part of the frame, and hears of changes."""

    on_cover = False
    """Is its part shown while the board is covered?"""
    is_open = True
    """Has it something to tell or to hear? While it is closed, its part hangs on :attr:`Session.setting` alone, and it
    hears of no change but of another language."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._closed: tuple[object, Table] = None, {}
        """Its part while it is closed, after what that was made in."""

    def part(self) -> Table:
        """Its part of the frame."""
        return {}

    def shown_part(self) -> Table:
        """Its part of the frame; while it is closed the one that was made before in the same setting."""
        if self.is_open or self.session.edited is not None:
            return self.part()
        setting = self.session.setting
        if self._closed[0] != setting:
            self._closed = setting, self.part()
        return self._closed[1]

    def acting(self, action: Action) -> None:
        """Called before an action is played."""

    def acted(self, before: Position, action: Action, by: str) -> None:
        """Called after an action was played."""

    def jumped(self) -> None:
        """Called after another step or line was gone to."""

    def moved(self) -> None:
        """Called after the position has changed, before the revision that shows it."""

    def touched(self, says: str, *, moved: bool) -> str:
        """Called for each new revision with what is announced; gives that, or more than that."""
        return says

    def language_changed(self) -> None:
        """Called after another language was chosen."""


class Session(Viewer):
    """A game and its features. Its revisions count whatever changes on the screen.

    It takes what a :class:`Viewer` takes.
    """

    features: list[Feature]
    by = ""
    """Which page caused the last change; "" for Python."""
    says = ""
    """What the last change announces."""
    notes: tuple[str, ...] = ()
    """What went wrong around the game (saving, say), one sentence each."""
    on_moved: Callable[[], None] | None = None
    """Called after each change of the record."""
    _changes: tuple[tuple[int, str, bool], ...] = ()
    """The last changes: the revision each made, the page that caused it, and whether the position changed by it."""

    def __init__(self, record: Record, **how: Any) -> None:
        super().__init__(record, **how)
        self.first = record.position
        """The position in which whoever sits here begins."""
        self._given = tuple(record.actions)
        self.earlier: tuple[Record, ...] = ()
        """The games that were left for others begun from a position, the last one last."""
        self.link_text: Callable[[], str] = lambda: str(self.shown.to_text())
        """Gives what a link to it holds: the position, as far as whoever looks may see it."""
        self.chance_repeats = False
        """After going back and choosing otherwise, do the same dice and cards come again?"""
        self.label: Callable[[], str] = lambda: self.say("study.name", game=Phrase("game"))
        """Gives what the board is called."""
        self.ended: Callable[[], str] = str
        """Gives what is said in the place of whose turn it is, where nothing is played any more; "" while it is."""
        self.remarks: Callable[[], tuple[str, ...]] = tuple
        """Gives what else is to be said beside it, one sentence each."""
        on = self.handlers.on
        on(ChooseView, self._show_view)
        on(ExplainRule, self._tell_rule)
        on(Link, self._give_link)

    # ---- what pages ask ----

    unknown = "answer.no_pick"

    def bars(self, command: Command) -> Outcome | None:
        """Refuse what was meant for another board than the one shown, and what would be done under a cover."""
        if not command.late and self._is_late(command):
            return "stale", self.say("answer.stale")
        if self.covered_for is not None and not command.covered:
            return "no", self.say("answer.covered", player=Seat(self.covered_for))
        return None

    @property
    def has_own_moves(self) -> bool:
        """Does the board show what was played here, and not only what its game had in it?"""
        played = tuple(self.record.actions[: self.record.ply])
        return played != self._given[: len(played)]

    def _is_late(self, command: Command) -> bool:
        """Has the board changed since this command was meant?

        A learner may be faster than the picture: several steps back, or the second pick of an action, count although
        the first is still on its way. A pick after the position itself has moved does not: it meant another board.
        """
        if command.rev == self.rev:
            return False
        if command.rev > self.rev or (self._changes and command.rev < self._changes[0][0] - 1):
            return True
        since = [change for change in self._changes if change[0] > command.rev]
        if any(page != command.by for _, page, _ in since):
            return True
        # A tool is the same tool whatever was done with the one before.
        is_tool = self.edited is not None and getattr(command, "fresh", False)
        return command.do == "pick" and not is_tool and any(moved for *_, moved in since)

    def _show_view(self, command: ChooseView) -> Outcome:
        if command.key not in self.views:
            return "no", self.say("answer.no_view")
        self.view = command.key
        self.touch(command.by)
        return "done", ""

    def _tell_rule(self, command: ExplainRule) -> Outcome:
        rule = self.record.wording.rules.get(command.key)
        return ("no", self.say("answer.unreadable")) if rule is None else ("done", text_in(rule.statement, self.lang))

    def _give_link(self, command: Link) -> Outcome:
        return "done", address(self.link_text(), lang=self.lang)

    @property
    def setting(self) -> tuple[object, ...]:
        """What the part of a closed feature hangs on: not on what is played, nor on what is picked."""
        lines = [line.name for line in self.record.lines]
        looks = (self.lang, self.observer, self.covered_for, self.parts)
        return (self.position.game, looks, self.record.line, lines)

    @property
    def listening(self) -> list[Feature]:
        """The features that hear of changes."""
        return self.features if self.edited is not None else [each for each in self.features if each.is_open]

    # ---- changing ----

    def act(self, action: Action, by: str = "") -> None:
        """Play an action.

        Raises:
            IllegalAction: where the rules refuse it.
        """
        position, line = self.position, self.record.line
        for feature in self.listening:
            feature.acting(action)
        # Whoever takes a hidden action back and does it again must not show by it whether it was the same.
        anew = self.record.can_redo and not self.observer.sees_all and hides(position, action)
        if self._leaves_what_was_seen(action):
            self.record.deal_anew()
        self.record.play(action, anew=anew)
        self.cover()
        told = " ".join(self.narrate(self.record.ply)[:3])
        if self.record.line != line:
            told = f"{told} {self.say('study.branched', name=self.line_label(self.record.line))}"
        self.moved(by, told)
        for feature in self.listening:
            feature.acted(position, action, by)

    def _leaves_what_was_seen(self, action: Action) -> bool:
        """Has whoever looks seen what came after another action, so that something else must be able to come now?

        Not after an edit, which draws nothing.
        """
        if self.edited is not None or self.observer.sees_all or self.chance_repeats:
            return False
        return bool(self.record.diverges(action) and self.position.judge(action))

    def jump(self, ply: int, by: str = "", *, onwards: bool = False) -> None:
        """Go to a step of the game, counted from 0.

        Args:
            ply: the step.
            by: the page that asked; "" where no page did.
            onwards: announce the action that led to the step; otherwise "back at step …" is announced.

        Raises:
            PlainError: where there is no such step.
        """
        self.record.jump(ply)
        self.cover()
        told = self.narrate(ply)[:1] if onwards else (self.say_at(ply, "study.undone"),)
        self._jumped(by, " ".join(told))

    def switch(self, line: str, by: str = "", *, at: int = 0) -> None:
        """Go to another branch, and there to a step; 0 is where the two part, at least."""
        self.record.switch(line, observer=self.observer)
        if at:
            self.record.jump(at)
        self.cover()
        self._jumped(by, self.say_at(self.record.ply, "study.on_line", name=self.line_label(line)))

    def _jumped(self, by: str, says: str) -> None:
        for feature in self.listening:
            feature.jumped()
        self.moved(by, says)

    def leave_for(self, position: Position) -> None:
        """Begin another game from a position; the game before is kept. What its dice have shown does not come again."""
        dice = self.record.dice
        self.take_up(Record(position, seed=dice.seed, drawn=dice.drawn))

    def take_up(self, record: Record) -> None:
        """Go on with another game; the game before is kept."""
        self.earlier = (*self.earlier, self.record)
        self.record = record

    def cover(self) -> None:
        """Cover the board when the turn passes to another seat, where one seat's view is shown.

        What the last player knew is hidden before the next one uncovers the board.
        """
        player = self.position.current_player
        if self.passes and self.seat is not None and player is not None and player >= 0 and player != self.seat:
            self.covered_for = player

    def language_changed(self, by: str, *, is_own: bool) -> None:
        """Show everything anew, and say so in the language just chosen here."""
        for feature in self.features:
            feature.language_changed()
        self.touch(by, self.say("study.speaks") if is_own else "")

    def moved(self, by: str, says: str) -> None:
        """Count a new revision after the position has changed.

        Args:
            by: the page that changed it; "" for a cell.
            says: what to announce.
        """
        for feature in self.listening:
            feature.moved()
        self.touch(by, says, moved=True)
        if self.on_moved is not None:
            self.on_moved()

    def touch(self, by: str = "", says: str = "", *, moved: bool = False) -> None:
        """Note that something shown has changed, and what to say about it."""
        for feature in self.listening:
            says = feature.touched(says, moved=moved)
        self.rev += 1
        self.by, self.says = by, says
        self._changes = (*self._changes[1 - REVISIONS_KEPT :], (self.rev, by, moved))
