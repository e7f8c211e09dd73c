"""A position that is being set up by hand. Its actions are edits, so that a record keeps, undoes and branches them.

It shows and tells what the position in it would (:attr:`EditedPosition.inner`); what may be picked are the tools of the
game. Beside the board stands what it has become: a position to which no rule objects, one to which no game leads, or an
impossible one. Rules are asked of what lies there; how many turns it would have taken is not counted.
"""

from __future__ import annotations

import json
from copy import deepcopy
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, Any, Literal

from boardlab.core.contract.action import EDITOR
from boardlab.core.contract.breach import Breach
from boardlab.core.contract.event import Event
from boardlab.core.contract.game import find_game
from boardlab.core.contract.picks import Choice, Picks
from boardlab.core.contract.position_base import PlayerView
from boardlab.core.contract.verdict import IllegalAction, ImpossiblePosition, UnreadableText, Verdict
from boardlab.core.edit.tools import SET, Doc, Editor, Path, Tool, ToolPrompt, edit_text, typed_digits
from boardlab.core.errors import PlainError
from boardlab.core.given import pasted
from boardlab.core.i18n.language import SHARED, Phrase, Seat
from boardlab.core.text.quoting import quoted

if TYPE_CHECKING:
    from boardlab.core.contract.position import Position, View

CANNOT = "core.edit"
"""The rule by which an edit is refused that no board can show."""
MOVE, REMOVE = "move", "remove"
"""The tools, where a game has them, that dragging a piece uses."""
REPAIR = "repair:"
"""Before the number of a reason: the pick that mends it."""
WHOLE = "whole"
"""Begins an edit that puts another position in the place of this one."""
FACTS = "facts"
"""Begins an edit that sets fields of the plain data, for which there is no tool."""
Status = Literal["possible", "puzzle", "impossible"]
RANK = ("possible", "puzzle", "impossible")
"""What a position has become, the best first."""


@dataclass(frozen=True)
class Edit:
    """One change to a position by hand: the tool, and what was picked for it."""

    path: Path
    doc: str = ""
    """The text of the position that takes the place of this one, or the fields that are set, as JSON."""

    @property
    def player(self) -> int:
        """No seat: whoever sets the board up."""
        return EDITOR

    def to_text(self) -> str:
        """The edit as words: ``knight A d4``."""
        return f"{edit_text(self.path)} {self.doc}".rstrip()


class EditedPosition:
    """A position that may be changed at will.

    Args:
        inner: the position as it stands.
        seat: whose view it is set up from; None for everything. A seat's board begins from a
            sample of its view: what others hide is made up, so that nothing can tell of it.

    Raises:
        PlainError: where the game has no tools for it.
    """

    def __init__(self, inner: Position, seat: int | None = None) -> None:
        found = find_game(inner.game)
        if found.editing is None:
            raise PlainError(SHARED.say("mistake.no_editing", game=found.name))
        self.inner = inner
        self.seat = seat
        self.face = inner if seat is None else inner.seen_by(seat)
        """What is shown of it: itself, or what the seat sees."""
        self.editing: Editor = found.editing()

    def __getattr__(self, name: str) -> Any:
        # What is shown and told is that of the position itself, as far as the seat sees it.
        if name.startswith("__") or name in ("inner", "face"):
            raise AttributeError(name)
        return getattr(self.face, name)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EditedPosition) and (self.inner, self.seat) == (other.inner, other.seat)

    def __hash__(self) -> int:
        return hash((EditedPosition, self.inner, self.seat))

    # ---- what it has become ----

    @cached_property
    def impossible(self) -> tuple[Breach, ...]:
        """By which rules no table can show this."""
        return self.editing.notation.impossible(self.inner)

    @cached_property
    def unreachable(self) -> tuple[Breach, ...]:
        """By which rules no game leads here; not asked of what is impossible anyway."""
        return () if self.impossible else self.editing.notation.unreachable(self.inner)

    @property
    def problems(self) -> tuple[Breach, ...]:
        """Every reason why it is no position of a game."""
        return self.impossible or self.unreachable

    @property
    def status(self) -> Status:
        """Does no rule object to it, is it a puzzle only, or is it nothing that can be played?"""
        return "impossible" if self.impossible else "puzzle" if self.unreachable else "possible"

    @cached_property
    def repairs(self) -> tuple[Path | None, ...]:
        """For each problem the edit that mends it without a new one, or None where none is obvious."""
        return tuple(self._repair(problem) for problem in self.problems)

    def _repair(self, problem: Breach) -> Path | None:
        had = len(self.impossible), len(self.editing.notation.unreachable(self.inner))
        for path in self.editing.repairs(self.inner, problem):
            try:
                after = self._after(path)
            except PlainError:
                continue
            if self._secret(path) is not None:
                continue
            impossible, unreachable = self.editing.notation.impossible(after), self.editing.notation.unreachable(after)
            if problem not in (*impossible, *unreachable) and (len(impossible), len(unreachable)) < had:
                return path
        return None

    # ---- what may be done ----

    @property
    def current_player(self) -> int:
        """No seat: whoever sets the board up."""
        return EDITOR

    @property
    def is_over(self) -> bool:
        """Setting up goes on as long as one likes."""
        return False

    @property
    def winners(self) -> tuple[int, ...]:
        """Nobody wins by setting up."""
        return ()

    def budget(self) -> None:
        """Edits cost nothing."""

    def seen_by(self, seat: int | None) -> View:
        """What a seat sees of it, to be looked at; itself, where it is set up from that seat's view."""
        return self if seat is not None and seat == self.seat else self.inner.seen_by(seat)

    @cached_property
    def tools(self) -> dict[str, Tool]:
        """The tools of the game by their keys."""
        return {tool.key: tool for tool in self.editing.tools(self.inner)}

    def legal_actions(self) -> tuple[Edit, ...]:
        """Nothing is listed: there are as many edits as numbers."""
        return ()

    def picks(self, path: Path = ()) -> Picks:
        """What may be picked next for an edit; nothing where the picks lead nowhere."""
        path = tuple(path)
        if not path:
            return Picks((), Phrase("edit.prompt"), (*self._tools(), *self._repairs()))
        if (mended := self._mended(path)) is not None:
            return Picks(path, Phrase("edit.prompt"), (), Edit(mended))
        tool = self.tools.get(path[0])
        if tool is not None and not self._is_offered(tool, path):
            return Picks(path, Phrase("edit.prompt"), ())
        ask = None if tool is None else _prompt_after(tool, path)
        if tool is None or ask is None:
            return Picks(path, Phrase("edit.prompt"), (), Edit(path) if tool is not None else None)
        ends = ask is tool.asks[-1]
        found = tuple(
            choice if not ends or (ask.is_number and choice.key != SET) else _final(choice, (*path, choice.key))
            for choice in (self._without_secrets(choice, path) for choice in ask.options(self.inner, path))
        )
        return Picks(path, ask.prompt, (*found, *self._repairs()))

    @property
    def movable(self) -> tuple[str, ...]:
        """The places from which a piece can be moved by hand."""
        if MOVE not in self.tools:
            return ()
        offered = self._offered(self.tools[MOVE], (MOVE,)).values()
        return tuple(choice.key for choice in offered if self._secret((MOVE, choice.key)) is None)

    def _tools(self) -> tuple[Choice, ...]:
        return tuple(
            Choice(tool.key, tool.label, tool.group, note=tool.value(self.inner)) for tool in self.tools.values()
        )

    def _repairs(self) -> tuple[Choice, ...]:
        return tuple(
            Choice(f"{REPAIR}{at}", Phrase("edit.repair", {"edit": self.describe(path)}), action=Edit(path))
            for at, path in enumerate(self.repairs)
            if path is not None
        )

    def _secret(self, path: Path) -> Breach | None:
        """Why an edit is not for the seat whose board it is: it changes what others hide; None where it may be done."""
        if self.seat is None or path[:1] in ((WHOLE,), (FACTS,)):
            return None
        insiders = self.tools[path[0]].insiders(self.inner, path)
        if insiders is None or self.seat in insiders:
            return None
        return Breach(CANNOT, {"why": Phrase("edit.secret", {"player": Seat(insiders[0])})})

    def _without_secrets(self, choice: Choice, path: Path) -> Choice:
        """A choice, refused where it leads to what others hide."""
        secret = self._secret((*path, choice.key))
        return choice if secret is None else replace(choice, breaches=(secret,))

    def _is_whole(self, tool: Tool, path: Path) -> bool:
        """Was everything picked that a tool asks for, and nothing that it does not offer?"""
        return _prompt_after(tool, path) is None and self._is_offered(tool, path)

    def _is_offered(self, tool: Tool, path: Path) -> bool:
        """Does a tool offer all that was picked for it?"""
        return all(path[at] in self._offered(tool, path[:at]) for at in range(1, len(path)))

    def _offered(self, tool: Tool, path: Path) -> dict[str, Choice]:
        """What a tool offers after a path, by key."""
        ask = _prompt_after(tool, path)
        return {} if ask is None else {choice.key: choice for choice in ask.options(self.inner, path)}

    def _mended(self, path: Path) -> Path | None:
        at = path[-1].removeprefix(REPAIR)
        if at == path[-1] or not at.isdecimal() or int(at) >= len(self.repairs):
            return None
        return self.repairs[int(at)]

    def stays(self, path: Path) -> Path:
        """What stays picked after an edit: the tool, and whose pieces it sets."""
        tool = self.tools.get(path[0]) if path else None
        return path[: 1 + tool.keeps] if tool is not None and tool.keeps >= 0 else ()

    def refusals(self, path: Path) -> tuple[Breach, ...]:
        """Why a path leads nowhere: a place was picked before a tool."""
        return (Breach(CANNOT, {"why": Phrase("edit.tool_first")}),) if path[0] in self.inner.place_names else ()

    def judge(self, action: Edit | str) -> Verdict:
        """May this edit be done: is there a board that shows it?"""
        edit = action if isinstance(action, Edit) else self.read_action(action)
        try:
            self._after(edit.path, edit.doc)
            secret = self._secret(edit.path)
        except ImpossiblePosition as problem:
            return Verdict(edit, problem.problems, self.wording)
        except PlainError as problem:
            return Verdict(edit, (Breach(CANNOT, {"why": str(problem)}),), self.wording)
        return Verdict(edit, () if secret is None else (secret,), self.wording)

    def play(self, action: object) -> EditedPosition:
        """The position after an edit.

        Raises:
            IllegalAction: where no board can show what would stand there.
            UnreadableText: for what is no edit.
        """
        edit = action if isinstance(action, Edit) else self.read_action(action)
        verdict = self.judge(edit)
        if not verdict:
            raise IllegalAction(verdict)
        return self._likeliest(EditedPosition(self._after(edit.path, edit.doc), self.seat))

    def _likeliest(self, after: EditedPosition) -> EditedPosition:
        """What looks alike to the seat, with other things made up for what others hide where those stand in the way."""
        if self.seat is None or not after.problems:
            return after
        try:
            assert isinstance(after.face, PlayerView)
            other = EditedPosition(after.face.sample(Random(0)), self.seat)
        except PlainError:
            return after
        better = other.face == after.face and RANK.index(other.status) < RANK.index(after.status)
        return other if better else after

    def _after(self, path: Path, text: str = "") -> Position:
        if path[:1] == (WHOLE,):
            return find_game(self.inner.game).parse(text, allow_unreachable=True)
        if path[:1] == (FACTS,):
            return self.editing.notation.load({**self.inner.to_json(), **_facts(text)})
        tool = self.tools.get(path[0]) if path else None
        if tool is None or not self._is_whole(tool, path):
            raise UnreadableText(SHARED.say("mistake.edit", given=quoted(edit_text(path)), known=tuple(self.tools)))
        doc: Doc = deepcopy(self.inner.to_json())
        tool.change(doc, path[1:])
        return self.editing.notation.load(doc)

    def read_action(self, text: object, seat: int | None = None) -> Edit:
        """The edit that words such as ``knight A d4`` mean.

        Raises:
            UnreadableText: naming the word that fits nowhere.
        """
        line = pasted(str(text)).strip()
        first, _, rest = line.partition(" ")
        if first in (WHOLE, FACTS):
            return Edit((first,), rest)
        path: Path = ()
        for word in line.split():
            found = self.picks(path)
            keys = {choice.key for choice in found}
            spelled = (f"digit:{digit}" for digit in word) if word.isdigit() and word not in keys else (word,)
            for each in spelled:
                key = f"seat:{ord(each) - ord('A')}" if each not in keys and len(each) == 1 and each.isalpha() else each
                if key not in {choice.key for choice in self.picks(path)}:
                    raise UnreadableText(SHARED.say("mistake.edit", given=quoted(word), known=tuple(sorted(keys))))
                path = (*path, key)
        if typed_digits(path):
            path = (*path, SET)
        if self.picks(path).action is None:
            raise UnreadableText(SHARED.say("mistake.edit", given=quoted(line), known=tuple(self.tools)))
        return Edit(path)

    def events(self, action: Edit | str) -> tuple[Event, ...]:
        """What an edit changes, in words."""
        edit = action if isinstance(action, Edit) else self.read_action(action)
        places = tuple(key for key in edit.path[1:] if key in self.inner.place_names)
        return (Event("edited", "", {"edit": self.describe(edit.path)}, places),)

    def describe(self, path: Path) -> Phrase:
        """An edit in words: the tool, and what was picked for it."""
        if path[:1] in ((WHOLE,), (FACTS,)):
            return Phrase(f"edit.{path[0]}")
        tool = self.tools[path[0]]
        about: list[object] = []
        for at in range(1, len(path)):
            if path[at] == SET:
                about.append(int(typed_digits(path[:at]) or "0"))
            elif not path[at].startswith("digit:") and path[at] in (offered := self._offered(tool, path[:at])):
                about.append(offered[path[at]].label)
        return Phrase("edit.told", {"tool": tool.label, "about": tuple(about)}) if about else tool.label


def _facts(text: str) -> Doc:
    """The fields of plain data that an edit sets, for which there is no tool, written as JSON."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict) or not found:
        raise UnreadableText(SHARED.say("mistake.facts", given=quoted(text)))
    return found


def _prompt_after(tool: Tool, path: Path) -> ToolPrompt | None:
    """What a tool asks for after a path; None where everything was picked."""
    done = len([key for key in path[1:] if not key.startswith("digit:")])
    return tool.asks[done] if done < len(tool.asks) else None


def _final(choice: Choice, path: Path) -> Choice:
    return replace(choice, action=Edit(path))
