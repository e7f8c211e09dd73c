"""Setting a position up by hand: its edits are kept in a record of their own, apart from the game.

While a board is being set up, the record shown is one of edits (:mod:`boardlab.core.edit.position`): undo, branches and
the timeline are those of every record. Whoever plays on from there begins a new game; the game before stays as it was
and can be gone back to.
"""

from __future__ import annotations

from random import Random
from typing import Any, Literal, TypedDict

from boardlab.core.contract.breach import Breach
from boardlab.core.contract.game import find_game
from boardlab.core.contract.picks import Choice
from boardlab.core.contract.position import Action, Position
from boardlab.core.contract.verdict import IllegalAction, UnreadableText
from boardlab.core.edit.position import FACTS, MOVE, REMOVE, REPAIR, WHOLE, Edit, EditedPosition
from boardlab.core.errors import PlainError
from boardlab.core.i18n.language import Phrase
from boardlab.core.play.playout import playout
from boardlab.core.play.record import Record
from boardlab.core.text.misread import TextMistake
from boardlab.session import pasted
from boardlab.session.commands import MAX_TEXT, Command, Outcome
from boardlab.session.features.pick_rows import RowGroup
from boardlab.session.features.picks import PicksFeature
from boardlab.session.game_session import Feature, Session

EDIT = "edit:"
PLAY, BACK = "edit:play", "edit:back"
"""The picks that leave a board that is set up: to play on from it, or to go back to the game."""
BARE, OPENING, SAMPLE = "edit:bare", "edit:opening", "edit:sample"
"""The picks that put another position in the place of what stands there."""

POSSIBLE: tuple[str, tuple[Breach, ...]] = ("possible", ())
"""The verdict on a board of which nobody need be told."""
EDITS = ("edit", "paste")
"""What asks for setting a position up, by its ``do``."""
MIDDLE = (30, 120)
"""After how many random actions a game is in its middle: at least, and fewer than."""


class StartEditing(Command, do="edit"):
    """Begin to set up a position, or go back to the game."""


class Paste(Command, do="paste", longest=MAX_TEXT):
    """Show a position from the text ``key``, a link, what Python prints, or plain data, on a board that is set up."""

    key: str


class Exit(Command, do="pick", prefix=EDIT):
    """Leave a board that is set up (``play``, ``back``), or put another position there (``bare`` …)."""

    key: str


class MovePiece(Command, do="move_piece"):
    """Move a piece on a board that is set up: ``key`` is its place and, after a blank, the one it goes to, if any."""

    key: str


class Mend(TypedDict):
    """The one edit that mends something."""

    key: str
    says: str


class BoardProblem(TypedDict):
    """Why a board is no position of a game."""

    text: str
    rule: str
    title: str
    places: list[str]
    mend: Mend | None


class ClosedWorkbench(TypedDict):
    """While one plays: a position may be set up here."""

    edits: Literal[False]


class Workbench(TypedDict):
    """The tools and the verdict on the board."""

    edits: Literal[True]
    status: str
    says: str
    reasons: list[BoardProblem]
    groups: list[RowGroup]
    moves: list[str]
    """The places from which a piece can be dragged."""
    earlier: int
    """How many games were left here."""
    misread: pasted.Misreading | None


class EditPart(TypedDict):
    """What a frame holds of setting a position up."""

    edit: Workbench | ClosedWorkbench | None
    """The tools and the verdict; None where a position cannot be set up, and little while one plays."""


def why_no_edit(session: Session, key: str = "edit.not_here") -> str:
    """Why a board is not set up by hand; ``key`` is the wording, where its game has tools for it."""
    game = find_game(session.position.game)
    if game.editing is None:
        return session.say("mistake.no_editing", game=game.wording.say("game", session.lang))
    return session.say(key)


class EditFeature(Feature):
    """The game may be left for setting up a position, and come back to. It is closed while one plays.

    Args:
        picking: the picks that edits are made of.
    """

    def __init__(self, picking: PicksFeature) -> None:
        super().__init__(picking.session)
        self.is_open = False
        self._picking = picking
        self.misread: TextMistake | None = None
        """Where what was pasted last is wrong; None where it was right, or something was done since."""
        self._judged = POSSIBLE
        """What the board was when that was told last, with its reasons."""
        picking.exits = self._exits
        self.session.handlers.on(StartEditing, self._begin)
        self.session.handlers.on(Paste, self._paste)
        self.session.handlers.on(Exit, self._exit)
        self.session.handlers.on(MovePiece, self._move)

    def part(self) -> EditPart:
        """The tools and the verdict."""
        session, edited = self.session, self.session.edited
        if edited is None:
            return {"edit": {"edits": False} if self.may_edit else None}
        letters = {tool.key: tool.letter for tool in edited.tools.values()}
        groups = self._picking.groups(self._picking.picks_after(()))
        for group in groups:
            for row in group["rows"]:
                row["letter"] = letters.get(row["key"], "")
        return {
            "edit": {
                "edits": True,
                "status": edited.status,
                "says": session.say(f"edit.{edited.status}"),
                "reasons": self._reasons(edited),
                "groups": groups,
                "moves": list(edited.movable),
                "earlier": len(session.earlier),
                "misread": None if self.misread is None else pasted.shown(self.misread),
            }
        }

    def _reasons(self, edited: EditedPosition) -> list[BoardProblem]:
        """Why it is no position of a game: each reason with its places, and the one edit that mends it."""
        session = self.session
        found: list[BoardProblem] = []
        for at, (breach, text) in enumerate(zip(edited.problems, session.reasons(edited.problems), strict=True)):
            path = edited.repairs[at]
            mend: Mend | None = None
            if path is not None:
                mend = {"key": f"{REPAIR}{at}", "says": session.phrase(edited.describe(path))}
            title = session.rule_title(breach.rule)
            found.append(
                {"text": text, "rule": breach.rule, "title": title, "places": list(breach.places), "mend": mend}
            )
        return found

    @property
    def may_edit(self) -> bool:
        """Has the game tools for it?"""
        return find_game(self.session.position.game).editing is not None

    # ---- what is picked ----

    def _exits(self) -> tuple[Choice, ...]:
        edited = self.session.edited
        stuck = tuple(edited.impossible[:1]) if edited is not None else ()
        first = Choice(PLAY, Phrase("edit.play"), "edit.leave", breaches=stuck)
        known = [(BACK, "edit.leave"), (BARE, "edit.begin"), (OPENING, "edit.begin"), (SAMPLE, "edit.begin")]
        return (first, *(Choice(key, Phrase(key.replace(":", ".")), group) for key, group in known))

    def _exit(self, command: Exit) -> Outcome:
        edited, wish = self.session.edited, EDIT + command.key
        if edited is None or wish not in (PLAY, BACK, BARE, OPENING, SAMPLE):
            return "no", self.session.say("answer.no_pick", key=wish)
        if wish == PLAY:
            return self._play_on(command.by, edited)
        if wish == BACK:
            return self._back(command.by)
        self.session.act(Edit((WHOLE,), self._other(edited, wish).to_text()), command.by)
        return "done", ""

    def acted(self, before: Position, action: Action, by: str) -> None:
        """Keep the tool in the hand after an edit that was made with it."""
        if isinstance(before, EditedPosition) and isinstance(action, Edit) and action.path[0] not in (WHOLE, FACTS):
            self._picking.path = before.stays(action.path)

    def _move(self, command: MovePiece) -> Outcome:
        """Move a piece, or take it off the board where it goes nowhere; the tool in the hand stays there."""
        session, edited = self.session, self.session.edited
        source, _, target = command.key.partition(" ")
        if edited is None or source not in edited.movable:
            return "no", session.say("answer.no_pick", key=command.key)
        path = (MOVE, source, target) if target else (REMOVE, source)
        if path[-1] not in edited.picks(path[:-1]):
            return self._picking.refuse(command.by, (path[-1],), ())
        edit = Edit(path)
        verdict = edited.judge(edit)
        if not verdict:
            return self._picking.refuse(command.by, (path[-1],), verdict.breaches)
        held = edited.stays(self._picking.path)
        session.act(edit, command.by)
        self._picking.path = held
        return "done", ""

    # ---- leaving the game and coming back ----

    def begin(self, by: str = "") -> None:
        """Begin to set up a position, from the one that is shown.

        Raises:
            PlainError: where the game has no tools for it.
        """
        session = self.session
        if not self.may_edit:
            raise PlainError(why_no_edit(session))
        if session.edited is None:
            game = session.record
            session.record = Record(self._to_edit(), seed=game.dice.seed, drawn=game.dice.drawn)
            session.waiting, self.is_open = game, True
            session.moved(by, session.say("edit.begun"))

    def _to_edit(self) -> EditedPosition:
        """What is set up, or would be: the position, or one that looks like it to the seat that looks."""
        session = self.session
        if session.edited is not None:
            return session.edited
        seen = session.observer
        return EditedPosition(session.position if seen.sees_all else session.shown.sample(Random(0)), seen.seat)

    def _begin(self, command: StartEditing) -> Outcome:
        if self.session.edited is not None:
            return self._back(command.by)
        self.begin(command.by)
        return "done", ""

    def _paste(self, command: Paste) -> Outcome:
        session = self.session
        if not self.may_edit:
            return "no", why_no_edit(session)
        edited = self._to_edit()
        position = edited.inner
        try:
            edit = pasted.edit_of(command.key, edited)
            if session.edited is None:
                self.begin(command.by)
        except PlainError as problem:
            # What the rules rule out is written rightly; its reason says what is wrong.
            is_slip = isinstance(problem, UnreadableText | IllegalAction)
            wrong = pasted.where_wrong(command.key, position) if is_slip else None
            said = str(problem) if wrong is None else session.phrase(pasted.why_wrong(wrong, str(problem)))
            session.touch(command.by)
            self.misread = wrong
            return "no", said
        session.act(edit, command.by)
        return "done", ""

    def touched(self, says: str, *, moved: bool) -> str:
        """Forget what was pasted wrong; tell a verdict that is new."""
        self.misread = None
        return self._with_verdict(says) if moved else says

    def _with_verdict(self, says: str) -> str:
        edited, before = self.session.edited, self._judged
        self._judged = POSSIBLE if edited is None else (edited.status, edited.problems)
        if edited is None or self._judged == before:
            return says
        new = tuple(breach for breach in edited.problems if breach not in before[1])
        verdict = self.session.say(f"edit.{edited.status}") if new or edited.status != before[0] else ""
        return " ".join(filter(None, (says, verdict and f"{verdict}.", *self.session.reasons(new))))

    def _back(self, by: str) -> Outcome:
        session = self.session
        assert session.waiting is not None
        session.record, session.waiting = session.waiting, None
        session.moved(by, session.say("edit.left"))
        self.is_open = False
        return "done", ""

    def _play_on(self, by: str, edited: EditedPosition) -> Outcome:
        session, game = self.session, self.session.waiting
        if edited.impossible:
            return self._picking.refuse(by, (PLAY,), edited.impossible)
        assert game is not None
        begun = self._with_secrets(edited, game.position)
        if edited.seat is not None and game.has_continuation:
            begun = game.dealt(begun)
        session.record, session.waiting = game, None
        session.leave_for(begun)
        session.cover()
        session.moved(by, session.say("edit.played"))
        self.is_open = False
        return "done", ""

    def _with_secrets(self, edited: EditedPosition, position: Position) -> Position:
        """What was set up from a seat's view, with what others really hide where that looks the same to the seat."""
        if edited.seat is None:
            return edited.inner
        real = EditedPosition(position, edited.seat)
        try:
            for edit in self.session.record.actions[: self.session.record.ply]:
                real = real.play(edit)
        except PlainError:
            return edited.inner
        return real.inner if (real.face, real.status) == (edited.face, edited.status) else edited.inner

    def _other(self, edited: EditedPosition, wish: str) -> Position:
        """The position that takes the place of the one that stands there."""
        inner: Any = edited.inner
        editing = edited.editing
        if wish == BARE:
            return editing.notation.load(editing.bare(inner))
        # The game that waits goes on with the draws after these.
        dice = self.session.kept.dice
        rng = Random(f"{dice.seed} {dice.drawn} {dice.randbelow(1 << 30)}")
        begun = find_game(inner.game).begin(rng, players=inner.players, options=inner.options)
        return playout(begun, rng, most=rng.randrange(*MIDDLE)) if wish == SAMPLE else begun
