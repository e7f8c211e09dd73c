"""The steps of a frame: what was done, in words, and the timeline with its branches."""

from __future__ import annotations

from collections import defaultdict
from operator import itemgetter
from typing import Any

from boardlab.core.action import EDITOR
from boardlab.core.event import Event
from boardlab.core.language import Phrase, Seat
from boardlab.live.session import Session

Json = dict[str, Any]

LOG_LINES = 24
FEW = 2
"""So many actions of an opponent are told one by one."""


def told(session: Session) -> str:
    """The sentences on the action that led to the step shown, joined; at the start, that nothing was done yet."""
    ply = session.record.ply
    return " ".join(_with_reason(session, ply)) if ply else session.say("study.start")


def log(session: Session) -> list[Json]:
    """What the last actions did, newest first, each action's sentences in their order."""
    entries: list[Json] = []
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


def news(session: Session) -> Json:
    """What happened since whoever is on turn did something, in its order.

    Of a turn of many actions it ``says`` what came of it, and ``all`` has every action; else ``all`` is empty.
    """
    entries, over = log(session), session.position.is_over
    own = next((at for at, entry in enumerate(entries) if entry["seat"] == session.position.current_player), 0)
    fresh = entries[: 2 if over else own or 1]
    plies = sorted({entry["ply"] for entry in fresh})
    told = [entry["text"] for entry in sorted(fresh, key=itemgetter("ply"))]
    brief = _in_brief(session, plies) if len(plies) > FEW and not over else []
    return {"says": brief or told, "all": told if brief else []}


def _in_brief(session: Session, plies: list[int]) -> list[str]:
    """Sentences on some actions: what came of several of one kind in one. Empty where a game has no words for that."""
    words = session.position.wording
    said: dict[str, str] = {}
    what = defaultdict[str, list[Phrase]](list)
    for ply in plies:
        events = session.events(ply)
        brief = [event for event in events if words.has(f"brief.{event.kind}")]
        if not brief:
            said[f"ply {ply}"] = " ".join(_narrated(session, ply))
        for event in brief:
            each = Phrase(f"each.{event.kind}", {**event.facts, "player": _who(event)})
            what[event.kind].append(each)
            told = {"player": _who(events[0]), "what": tuple(what[event.kind])}
            said[event.kind] = session.say(f"brief.{event.kind}", **told)
    return list(said.values()) if what else []


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


def _entry(session: Session, ply: int, text: str, rule: str, seat: int) -> Json:
    return {"ply": ply, "text": text, "rule": rule, "title": session.rule_title(rule), "seat": seat}


def time(session: Session) -> Json:
    """The steps of the game: the line being played, where it stands, and the branches that leave it."""
    record = session.record
    actions = record.actions
    last, ply = len(actions), record.ply
    end = min(last, max(ply + session.nodes // 4, session.nodes))
    first = max(0, end - session.nodes)
    nodes = [
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
        "branches": _branches(session, first),
        "can_undo": bool(ply or session.path),
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


def _branches(session: Session, first: int) -> list[Json]:
    """The other lines, each with the steps it does not share with the one being played."""
    record = session.record
    found = []
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
                "seats": [action.player for action in steps[shared : shared + session.nodes]],
                "says": session.say_at(shared, "study.branch_at", name=session.line_label(line.name)),
                "folded": shared < first,
            }
        )
    return found
