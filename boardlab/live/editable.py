"""A game whose position may be set up by hand: its edits are kept in a record of their own, apart from the game.

While a board is being set up, the record shown is one of edits (:mod:`boardlab.core.edited`): undo, branches and the
timeline are those of every record. Whoever plays on from there begins a new game; the game before stays as it was and
can be gone back to.
"""

from __future__ import annotations

from random import Random
from typing import Any

from boardlab.core.breach import Breach
from boardlab.core.edited import FACTS, WHOLE, Edit, EditedPosition
from boardlab.core.errors import PlainError
from boardlab.core.game import find_game
from boardlab.core.language import Phrase
from boardlab.core.misread import Misread
from boardlab.core.picks import Choice, Picks
from boardlab.core.playout import playout
from boardlab.core.position import Action
from boardlab.core.receipt import Receipt
from boardlab.core.record import Record
from boardlab.core.slots import Slot
from boardlab.core.verdict import IllegalAction, UnreadableText
from boardlab.live.messages import Message
from boardlab.live.nearby import Nearby
from boardlab.live.pasted import edit_of, told, where_wrong
from boardlab.live.picking import Outcome

PLAY, BACK = "edit:play", "edit:back"
"""The picks that leave a board that is set up: to play on from it, or to go back to the game."""
BARE, OPENING, SAMPLE = "edit:bare", "edit:opening", "edit:sample"
"""The picks that put another position in the place of what stands there."""

POSSIBLE: tuple[str, tuple[Breach, ...]] = ("possible", ())
"""The verdict on a board of which nobody need be told."""
MIDDLE = (30, 120)
"""After how many random actions a game is in its middle: at least, and fewer than."""


class Editable(Nearby):
    """A game that may be left for setting up a position, and come back to."""

    no_edit = "edit.not_here"
    """The wording of why the board is not set up by hand, where it is not."""
    game: Record | None = None
    """The game that was left, while a position is set up; None while one plays."""

    @property
    def kept(self) -> Record:
        """The game that is saved and handed out: while a position is set up, the one that waits."""
        return self.record if self.game is None else self.game

    @property
    def edited(self) -> EditedPosition | None:
        """What is being set up; None while one plays."""
        return self.position if isinstance(self.position, EditedPosition) else None

    @property
    def may_pick(self) -> bool:
        """May whoever sits here act now? Whoever looks sets up."""
        return self.edited is not None or super().may_pick

    @property
    def around(self) -> Any:
        """The position whose hands, costs and the like lie round the board."""
        return super().around if self.edited is None else self.edited.face

    @property
    def receipt(self) -> Receipt | None:
        """What scoring now would pay, also while a position that is possible is set up."""
        edited = self.edited
        if edited is None:
            return super().receipt
        return None if edited.impossible else edited.face.preview()

    @property
    def has_tool(self) -> bool:
        """Is a tool in the hand, and nothing more picked for it than stays?"""
        return self.edited is not None and self.edited.stays(self.path) == self.path

    # ---- what is picked ----

    def picks_after(self, path: tuple[str, ...]) -> Picks:
        """What may follow a path: tools, what they ask for, and the ways out."""
        found = super().picks_after(path)
        edited = self.edited
        return found if edited is None or path else Picks((), found.prompt, (*found.choices, *self._ways(edited)))

    def _ways(self, edited: EditedPosition) -> tuple[Choice, ...]:
        stuck = tuple(edited.impossible[:1])
        first = Choice(PLAY, Phrase("edit.play"), "edit.leave", breaches=stuck)
        known = [(BACK, "edit.leave"), (BARE, "edit.begin"), (OPENING, "edit.begin"), (SAMPLE, "edit.begin")]
        return (first, *(Choice(key, Phrase(key.replace(":", ".")), group) for key, group in known))

    def asks(self) -> tuple[Slot, ...]:
        """What is asked beside the board; what a tool asks for stands with the tools."""
        return super().asks() if self.edited is None else ()

    def _do_pick(self, message: Message) -> Outcome:
        edited = self.edited
        if edited is None or message.key not in (PLAY, BACK, BARE, OPENING, SAMPLE):
            return super()._do_pick(message)
        if message.key == PLAY:
            return self._play_on(message, edited)
        if message.key == BACK:
            return self._back(message)
        try:
            return self._exchange(message, self._other(edited, message.key))
        except PlainError as problem:
            return "no", str(problem)

    def act(self, action: Action, by: str = "") -> None:
        """Play an action, or change the position by an edit: then the tool stays in the hand."""
        edited = self.edited
        super().act(action, by)
        if edited is not None and isinstance(action, Edit) and action.path[0] not in (WHOLE, FACTS):
            self.path = edited.stays(action.path)

    def _leaves_what_was_seen(self, action: Action) -> bool:
        """Not by an edit, which draws nothing."""
        return self.edited is None and super()._leaves_what_was_seen(action)

    # ---- leaving the game and coming back ----

    def edit(self, by: str = "") -> None:
        """Begin to set up a position, from the one that is shown.

        Raises:
            PlainError: where the game has no tools for it, or the board is not to be changed.
        """
        if not self.can_leave:
            raise PlainError(self._why_no_edit())
        if self.edited is None:
            game = self.record
            self.record = Record(self._to_edit(), seed=game.dice.seed, drawn=game.dice.drawn)
            self.game = game
            self.moved(by, self.say("edit.begun"))

    def _why_no_edit(self) -> str:
        """Why this board is not set up by hand."""
        game = find_game(self.position.game)
        if game.editing is None:
            return self.say("mistake.no_editing", game=game.wording.say("game", self.lang))
        return self.say(self.no_edit)

    def _to_edit(self) -> EditedPosition:
        """What is set up, or would be: the position, or one that looks like it to the seat that looks."""
        if self.edited is not None:
            return self.edited
        seen = self.observer
        return EditedPosition(self.position if seen.sees_all else self.shown.sample(Random(0)), seen.seat)

    def _do_edit(self, message: Message) -> Outcome:
        if self.edited is not None:
            return self._back(message)
        try:
            self.edit(message.client)
        except PlainError as problem:
            return "no", str(problem)
        return "done", ""

    def _do_paste(self, message: Message) -> Outcome:
        """Show a position from its text, a link, what Python prints, or plain data, on a board that is set up."""
        if not self.can_leave:
            return "no", self._why_no_edit()
        edited = self._to_edit()
        position = edited.inner
        try:
            edit = edit_of(message.key, edited)
            if self.edited is None:
                self.edit(message.client)
        except PlainError as problem:
            # What the rules rule out is written rightly; its reason says what is wrong.
            is_slip = isinstance(problem, UnreadableText | IllegalAction)
            wrong = where_wrong(message.key, position) if is_slip else None
            said = str(problem) if wrong is None else self.phrase(told(wrong, str(problem)))
            self.touch(message.client)
            self.misread = wrong
            return "no", said
        self.act(edit, message.client)
        return "done", ""

    misread: Misread | None = None
    """Where what was pasted last is wrong; None where it was right, or something was done since."""

    def touch(self, by: str = "", says: str = "", *, moved: bool = False) -> None:
        """Whatever is done, what was pasted before is wrong no more; whoever listens is told a verdict that is new."""
        self.misread = None
        super().touch(by, self._with_verdict(says) if moved else says, moved=moved)

    _judged: tuple[str, tuple[Breach, ...]] = POSSIBLE
    """What the board was when that was told last, with its reasons."""

    def _with_verdict(self, says: str) -> str:
        edited, before = self.edited, self._judged
        self._judged = POSSIBLE if edited is None else (edited.status, edited.problems)
        if edited is None or self._judged == before:
            return says
        new = tuple(breach for breach in edited.problems if breach not in before[1])
        verdict = self.say(f"edit.{edited.status}") if new or edited.status != before[0] else ""
        return " ".join(filter(None, (says, verdict and f"{verdict}.", *self.reasons(new))))

    def _back(self, message: Message) -> Outcome:
        assert self.game is not None
        self.record, self.game = self.game, None
        self.moved(message.client, self.say("edit.left"))
        return "done", ""

    def _play_on(self, message: Message, edited: EditedPosition) -> Outcome:
        if edited.impossible:
            return self._refuse(message, (PLAY,), edited.impossible)
        assert self.game is not None
        begun = self._with_secrets(edited, self.game.position)
        if edited.seat is not None and self.game.was_left:
            begun = self.game.dealt(begun)
        self.record, self.game = self.game, None
        self.leave_for(begun)
        self._cover()
        self.moved(message.client, self.say("edit.played"))
        return "done", ""

    def _with_secrets(self, edited: EditedPosition, position: Any) -> Any:
        """What was set up from a seat's view, with what others really hide where that looks the same to the seat."""
        if edited.seat is None:
            return edited.inner
        real = EditedPosition(position, edited.seat)
        try:
            for edit in self.record.actions[: self.record.ply]:
                real = real.play(edit)
        except PlainError:
            return edited.inner
        return real.inner if (real.face, real.status) == (edited.face, edited.status) else edited.inner

    def _other(self, edited: EditedPosition, wish: str) -> Any:
        """The position that takes the place of the one that stands there."""
        inner, editing = edited.inner, edited.editing
        if wish == BARE:
            return editing.load(editing.bare(inner))
        # The game that waits goes on with the draws after these.
        dice = self.kept.dice
        rng = Random(f"{dice.seed} {dice.drawn} {dice.randbelow(1 << 30)}")
        begun = editing.begin(inner, rng)
        return playout(begun, rng, most=rng.randrange(*MIDDLE)) if wish == SAMPLE else begun

    def _exchange(self, message: Message, position: Any) -> Outcome:
        self.act(Edit((WHOLE,), position.to_text()), message.client)
        return "done", ""
