"""The steps of a game: back and forth along them, and its branches."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypedDict

from boardlab.core.contract.action import EDITOR
from boardlab.core.i18n.language import Seat
from boardlab.session.commands import MAX_NAME, Command, Outcome
from boardlab.session.features.log import announcement
from boardlab.session.features.picks import PicksFeature
from boardlab.session.game_session import Feature, Session

NODES = 24
"""How many steps the timeline shows before it folds."""


class Undo(Command, do="undo"):
    """Go a step back, or put down what is picked."""


class Redo(Command, do="redo"):
    """Go a step on."""


class Jump(Command, do="jump"):
    """Go to step ``at``; where several ways are walked, on the one called ``key``."""

    at: int
    key: str = ""


class Switch(Command, do="switch"):
    """Go to step ``at`` of the line ``key``; 0 is where the two part."""

    key: str
    at: int = 0


class Branch(Command, do="branch", longest=MAX_NAME):
    """Begin a branch here, called ``key``."""

    key: str


class Unfold(Command, do="unfold", late=True):
    """Show more of the timeline, or little again."""


class TimelineNode(TypedDict):
    """A step of the line that is played."""

    ply: int
    seat: int
    says: str


class OtherLine(TypedDict):
    """Another line of the game, with the steps it does not share with the one that is played."""

    name: str
    label: str
    at: int
    """The step where the two part."""
    seats: list[int]
    """Who took each of its own steps."""
    says: str
    folded: bool
    """Does it leave at a step that is not shown?"""


class Steps(TypedDict):
    """The line that is played, where it stands, and the lines that leave it."""

    ply: int
    last: int
    first: int
    """How many steps at the beginning are not shown."""
    line: str
    nodes: list[TimelineNode]
    start: str
    earlier: str
    step: str
    label: str
    branches: list[OtherLine]
    can_undo: bool
    can_redo: bool


class TimelinePart(TypedDict):
    """What a frame holds of the steps."""

    time: Steps
    told: str
    """What the last action did, as much as an ear takes."""


class TimelineFeature(Feature):
    """The steps of a game: where it stands, and the branches that leave it.

    Args:
        session: the game.
        picking: what is picked; the first step back puts it down. None where nothing is picked, nor gone anywhere.
        stops: says of a step whether to stop there on the way back and forth; at the end of the line one always does.
        branches: may other lines be begun and gone to?
    """

    on_cover = True

    def __init__(
        self,
        session: Session,
        picking: PicksFeature | None = None,
        *,
        stops: Callable[[int], bool] = lambda ply: True,
        branches: bool = True,
    ) -> None:
        super().__init__(session)
        self.nodes = NODES
        """How many steps the timeline shows now."""
        self.floor = 0
        """The step before which one does not go back."""
        self._picking, self._stops = picking, stops
        if picking is None:
            return
        session.handlers.on(Undo, self.undo)
        session.handlers.on(Redo, self._redo)
        session.handlers.on(Jump, self._jump)
        if branches:
            session.handlers.on(Switch, self._switch)
            session.handlers.on(Branch, self._branch)
            session.handlers.on(Unfold, self._unfold)

    def part(self) -> TimelinePart:
        """The steps, and what the last one did."""
        session = self.session
        back = range(self.floor, session.record.ply)
        may_go = any(map(self._stops, back)) if self.floor else bool(back)
        can_undo = bool(may_go or (self._picking is not None and self._picking.path))
        return {
            "time": {**time(session, self.nodes), "can_undo": can_undo},
            "told": session.brief(announcement(session)),
        }

    def undo(self, command: Undo) -> Outcome:
        """Go a step back, or put down what is picked."""
        picking = self._picking
        if picking is not None and picking.path and not picking.has_tool:
            return picking.cancel(command)
        return self._go(command, range(self.session.record.ply - 1, self.floor - 1, -1))

    def _redo(self, command: Redo) -> Outcome:
        return self._go(command, range(self.session.record.ply + 1, len(self.session.record.actions) + 1))

    def _go(self, command: Undo | Redo, plies: range) -> Outcome:
        """Go to the first of some steps where one stops."""
        last, on = len(self.session.record.actions), isinstance(command, Redo)
        for ply in plies:
            if (on and ply == last) or self._stops(ply):
                self.session.jump(ply, command.by, onwards=on)
                return "done", ""
        return "no", self.session.say("answer.no_step")

    def _jump(self, command: Jump) -> Outcome:
        if not self.floor <= command.at <= len(self.session.record.actions):
            return "no", self.session.say("answer.no_step")
        self.session.jump(command.at, command.by)
        return "done", ""

    def _switch(self, command: Switch) -> Outcome:
        session = self.session
        line = next((line for line in session.record.lines if line.name == command.key), None)
        if line is None:
            return "no", session.say("answer.no_line", name=command.key)
        if not 0 <= command.at <= len(line.actions):
            return "no", session.say("answer.no_step")
        session.switch(command.key, command.by, at=command.at)
        return "done", ""

    def _branch(self, command: Branch) -> Outcome:
        session = self.session
        session.record.branch(command.key)
        session.moved(command.by, session.say("study.branched", name=session.line_label(session.record.line)))
        return "done", ""

    def _unfold(self, command: Unfold) -> Outcome:
        self.nodes = self.nodes * 4 if len(self.session.record.actions) > self.nodes else NODES
        self.session.touch(command.by)
        return "done", ""


def time(session: Session, shown: int = NODES) -> Steps:
    """The steps of the game: the line being played, where it stands, and the branches that leave it.

    Args:
        session: the game.
        shown: so many steps are shown before it folds.
    """
    record = session.record
    actions = record.actions
    last, ply = len(actions), record.ply
    end = min(last, max(ply + shown // 4, shown))
    first = max(0, end - shown)
    nodes: list[TimelineNode] = [
        {"ply": step, "seat": actions[step - 1].player, "says": _node(session, step)}
        for step in range(first + 1, end + 1)
    ]
    return {
        "ply": ply,
        "last": last,
        "first": first,
        "line": record.line,
        "nodes": nodes,
        "start": session.say("study.start"),
        "earlier": session.say("study.earlier", count=first) if first else "",
        "step": session.say_at(ply, "study.step", last=last),
        "label": session.say_at(ply, "study.timeline", last=last),
        "branches": _branches(session, first, shown),
        "can_undo": bool(ply),
        "can_redo": ply < last,
    }


def _node(session: Session, step: int) -> str:
    return session.of_step("node", step, lambda _, action: _node_of(session, step, action.player))


def _node_of(session: Session, step: int, player: int) -> str:
    name = session.name_of_step(step)
    if player == EDITOR:
        return session.say("study.node_edit", ply=step, action=name)
    if player < 0:
        return session.say("study.node_chance", ply=step, action=name)
    return session.say("study.node", ply=step, player=Seat(player), action=name)


def _branches(session: Session, first: int, most: int) -> list[OtherLine]:
    """The other lines, each with the steps it does not share with the one being played."""
    record = session.record
    found: list[OtherLine] = []
    for line in record.lines:
        if line.name == record.line:
            continue
        steps = line.actions
        shared = record.shared(line, session.observer)
        found.append(
            {
                "name": line.name,
                "label": session.line_label(line.name),
                "at": shared,
                "seats": [action.player for action in steps[shared : shared + most]],
                "says": session.say_at(shared, "study.branch_at", name=session.line_label(line.name)),
                "folded": shared < first,
            }
        )
    return found
