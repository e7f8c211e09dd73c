"""A game being played: actions, steps back and branches, each a new revision of what is shown."""

from __future__ import annotations

from collections.abc import Callable

from boardlab.core.observer import hides
from boardlab.core.position import Action
from boardlab.core.receipt import Step
from boardlab.live.viewed_game import ViewedGame

REVISIONS_KEPT = 64
"""How many changes are remembered, to tell whether a message was meant for what is shown now."""


class PlayedGame(ViewedGame):
    """A game that is played on, in front of whoever looks at it. Its revisions count whatever changes on the screen."""

    rev = 0
    """How often what is shown has changed."""
    by = ""
    """Which page caused the last change; "" for Python."""
    says = ""
    """What the last change announces."""
    walk = -1
    """Which line of the receipt the board shows, counted from 0; -1 for none."""
    on_moved: Callable[[], None] | None = None
    """Called after each change of the record."""
    _changes: tuple[tuple[int, str, bool], ...] = ()
    """The last changes: the revision each made, the page that caused it, and whether the position changed by it."""

    @property
    def watched(self) -> Step | None:
        """The line of the receipt that is being watched."""
        receipt = self.receipt if self.walk >= 0 else None
        return receipt.step(self.walk) if receipt is not None and self.walk < len(receipt.lines) else None

    def act(self, action: Action, by: str = "") -> None:
        """Play an action.

        Raises:
            IllegalAction: where the rules refuse it.
        """
        before = self.record.line
        # Whoever takes a hidden deed back and does it again must not show by it whether it was the same.
        anew = self.record.can_redo and not self.observer.sees_all and hides(self.position, action)
        if self._leaves_what_was_seen(action):
            self.record.deal_anew()
        self.record.play(action, anew=anew)
        self._cover()
        told = " ".join(self.narrate(self.record.ply)[:3])
        if self.record.line != before:
            told = f"{told} {self.say('study.branched', name=self.line_label(self.record.line))}"
        self.moved(by, told)

    def _leaves_what_was_seen(self, action: Action) -> bool:
        """Has whoever looks seen what came after another action, so that something else must be able to come now?"""
        return bool(not self.observer.sees_all and self.record.parts(action) and self.position.judge(action))

    def go_on(self, steps: int = 0, by: str = "") -> int:
        """Let the others play, and give how many actions that were: none, where all sit at the board."""
        return 0

    @property
    def pace(self) -> int | None:
        """In how many milliseconds a page should ask for the next step; None where nothing goes on by itself."""
        return None

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
        self._cover()
        told = self.narrate(ply)[:1] if onwards else (self.say_at(ply, "study.undone"),)
        self.moved(by, " ".join(told))

    def switch(self, line: str, by: str = "", *, at: int = 0) -> None:
        """Go to another branch, and there to a step; 0 is where the two part, at least."""
        self.record.switch(line, observer=self.observer)
        if at:
            self.record.jump(at)
        self._cover()
        self.moved(by, self.say_at(self.record.ply, "study.on_line", name=self.line_label(line)))

    def language_changed(self, by: str, *, is_own: bool) -> None:
        """Show everything anew, and say so in the language just chosen here."""
        self.touch(by, self.say("study.speaks") if is_own else "")

    def moved(self, by: str, says: str) -> None:
        """Count a new revision after the position has changed.

        Args:
            by: the page that changed it; "" for a cell.
            says: what to announce.
        """
        self.touch(by, says, moved=True)
        if self.on_moved is not None:
            self.on_moved()

    def touch(self, by: str = "", says: str = "", *, moved: bool = False) -> None:
        """Note that something shown has changed, and what to say about it."""
        self.rev += 1
        self.walk = -1
        self.by, self.says = by, says
        self._changes = (*self._changes[1 - REVISIONS_KEPT :], (self.rev, by, moved))

    def _cover(self) -> None:
        """Cover the board when the turn passes to another seat, where one seat's view is shown.

        What the last player knew is hidden before the next one uncovers the board.
        """
        player = self.position.current_player
        if self.seat is not None and player is not None and player >= 0 and player != self.seat:
            self.covered_for = player
