"""The steps of a game: back and forth along them, its branches, and what was done, in words."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from itertools import accumulate
from operator import itemgetter
from typing import TypedDict

from boardlab.core.contract.action import EDITOR
from boardlab.core.contract.event import Event
from boardlab.core.i18n.language import Phrase, Seat
from boardlab.session.commands import MAX_NAME, Command, Outcome
from boardlab.session.features.picks import PicksFeature
from boardlab.session.game_session import Feature, Session

NODES = 24
"""How many steps the timeline shows before it folds."""
LOG_LINES = 24
FEW = 2
"""So many actions of an opponent are told one by one."""
READ = 180
"""So many letters of what came of more are read at once."""


@dataclass(frozen=True)
class Undo(Command, do="undo"):
    """Go a step back, or put down what is picked."""


@dataclass(frozen=True)
class Redo(Command, do="redo"):
    """Go a step on."""


@dataclass(frozen=True)
class Jump(Command, do="jump"):
    """Go to step ``at``; where several ways are walked, on the one called ``key``."""

    at: int
    key: str = ""


@dataclass(frozen=True)
class Switch(Command, do="switch"):
    """Go to step ``at`` of the line ``key``; 0 is where the two part."""

    key: str
    at: int = 0


@dataclass(frozen=True)
class Branch(Command, do="branch", longest=MAX_NAME):
    """Begin a branch here, called ``key``."""

    key: str


@dataclass(frozen=True)
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


class LogEntry(TypedDict):
    """A sentence on an action, with the rule it is about."""

    ply: int
    text: str
    rule: str
    title: str
    seat: int


class News(TypedDict):
    """What happened since the learner did something."""

    great: list[str]
    """What weighs more than all else that happened, a sentence each; mostly empty."""
    says: list[str]
    all: list[str]
    """Every action, where ``says`` has but what came of them, what weighs most first; else empty."""


class TimelinePart(TypedDict):
    """What a frame holds of the steps."""

    time: Steps
    told: str
    """What the last action did, as much as an ear takes."""


class LogPart(TypedDict):
    """What a frame holds of what was done."""

    log: list[LogEntry]
    news: News | None
    """What happened since the learner did something; None where everybody sits at the board."""


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


class LogFeature(Feature):
    """What was done, in words."""

    def part(self) -> LogPart:
        """The sentences on the last actions."""
        session = self.session
        if "log" not in session.parts:
            return {"log": [], "news": None}
        return {"log": log(session), "news": news(session) if session.keeps_seat else None}


# -- what is told of them ----------------------------------------------------------------------------------------------


def announcement(session: Session) -> str:
    """The sentences on the action that led to the step shown, joined; at the start, that nothing was done yet."""
    ply = session.record.ply
    return " ".join(_with_reason(session, ply)) if ply else session.say("study.start")


def log(session: Session) -> list[LogEntry]:
    """What the last actions did, newest first, each action's sentences in their order."""
    entries: list[LogEntry] = []
    for ply in range(session.record.ply, 0, -1):
        events = session.events(ply)
        sentences = _narrated(session, ply)
        rule, seat = events[0].rule if events else "", session.record.step(ply)[1].player
        if len(sentences) <= 3:
            entries.append(_entry(session, ply, " ".join(_with_reason(session, ply)), rule, seat))
        else:
            told = zip(sentences, events, strict=True)
            entries += [_entry(session, ply, sentence, event.rule, seat) for sentence, event in told]
            if reason := session.reason(ply):
                entries.append(_entry(session, ply, reason, "", seat))
        if len(entries) >= LOG_LINES:
            break
    return entries[:LOG_LINES]


def news(session: Session) -> News:
    """What happened since whoever is on turn did something, in its order.

    Of a turn of many actions it ``says`` what came of it, in the order of the words for that, or where it paid the
    learner, what everybody got; ``all`` has every action then, and is empty else.
    """
    entries, over = log(session), session.position.is_over
    own = next((at for at, entry in enumerate(entries) if entry["seat"] == session.position.current_player), 0)
    fresh = entries[: 2 if over else own or 1]
    plies = sorted({entry["ply"] for entry in fresh})
    told = [entry["text"] for entry in sorted(fresh, key=itemgetter("ply"))]
    brief = _in_brief(session, plies) if len(plies) > FEW and not over else []
    if own and not brief and not over:
        brief = _paid(session, plies)
    great = [said for ply in plies for said in _great(session, ply)]
    return {"great": great, "says": brief or told, "all": told if brief else []}


def _great(session: Session, ply: int) -> list[str]:
    """Sentences of a line of their own, on those events of an action for which a game has such words."""
    events, words = session.events(ply), session.position.wording
    great = [event for event in events if words.has(f"great.{event.kind}")]
    return [session.say(f"great.{event.kind}", **{**event.facts, "player": _who(events[0])}) for event in great]


def _in_brief(session: Session, plies: list[int]) -> list[str]:
    """Sentences on some actions: what came of several of one kind in one, as many as are read, what weighs most first.

    Empty where a game has no words for that.
    """
    words = session.position.wording
    said: dict[str, str] = {}
    what = defaultdict[str, list[Phrase]](list)
    before: set[str] = set()
    for ply in plies:
        before = set(said)
        events = session.events(ply)
        brief = [event for event in events if words.has(f"brief.{event.kind}")]
        if not brief and not _great(session, ply):
            said[f"ply {ply}"] = " ".join(_narrated(session, ply))
        for event in brief:
            each = Phrase(f"each.{event.kind}", {**event.facts, "player": _who(event)})
            what[event.kind].append(each)
            told = {"player": _who(events[0]), "what": tuple(what[event.kind])}
            said[event.kind] = session.say(f"brief.{event.kind}", **told)
    # What the last action led to, such as the next turn, stays last.
    done = [key for key in said if key in before]
    ordered = dict.fromkeys((*filter(done.__contains__, words.under("brief")), *done, *said)) if what else []
    sums = accumulate(len(said[key]) for key in ordered)
    return [said[key] for at, (key, letters) in enumerate(zip(ordered, sums, strict=True)) if letters <= READ or not at]


def _paid(session: Session, plies: list[int]) -> list[str]:
    """What the last action of others that paid the learner paid everybody, as much as is read; empty where none did.

    The learner comes last: where there is little room the last line stays.
    """
    paying = [
        ply for ply in plies if any(event.points and event.player == session.seat for event in session.events(ply))
    ]
    told = [pair for ply in paying[-1:] for pair in zip(_narrated(session, ply), session.events(ply), strict=True)]
    paid = [(text, event.player == session.seat) for text, event in told if event.points]
    said = [text for text, _ in sorted(paid, key=itemgetter(1))]
    return [text for at, text in enumerate(said) if sum(map(len, said[at:])) <= READ or at == len(said) - 1]


def _who(event: Event) -> Seat | None:
    return None if event.player is None else Seat(event.player)


def _with_reason(session: Session, ply: int) -> tuple[str, ...]:
    """The sentences on an action, and why it was done where an opponent says so."""
    return tuple(filter(None, (*_narrated(session, ply), session.reason(ply))))


def _narrated(session: Session, ply: int) -> tuple[str, ...]:
    """The sentences on an action; the first of a game that calls a thing by a name says how such things are called."""
    # Whether one was the first is found by going through all before it: once for each step.
    return session.of_step("narrated", ply, lambda *_: _with_notes(session, ply))


def _with_notes(session: Session, ply: int) -> tuple[str, ...]:
    keys = [event.once for event in session.events(ply)]
    if not any(keys):
        return session.narrate(ply)
    notes = [_once(session, ply, key) if key and key not in keys[:at] else "" for at, key in enumerate(keys)]
    told = zip(session.narrate(ply), notes, strict=True)
    return tuple(f"{sentence} {note}".rstrip() for sentence, note in told)


def _once(session: Session, ply: int, key: str) -> str:
    before = (event.once for earlier in range(1, ply) for event in session.events(earlier))
    return "" if key in before else session.say(f"once.{key}")


def _entry(session: Session, ply: int, text: str, rule: str, seat: int) -> LogEntry:
    return {"ply": ply, "text": text, "rule": rule, "title": session.rule_title(rule), "seat": seat}


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
