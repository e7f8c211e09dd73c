"""What was done, in words: the log of the last actions, and the news since the learner did something."""

from __future__ import annotations

from collections import defaultdict
from itertools import accumulate
from operator import itemgetter
from typing import TypedDict

from boardlab.core.contract.event import Event
from boardlab.core.i18n.language import Phrase, Seat
from boardlab.session.game_session import Feature, Session

LOG_LINES = 24
FEW = 2
"""So many actions of an opponent are told one by one."""
LAST = 2
"""So many sentences are told at once of how a game ended."""
READ = 180
"""So many letters of what came of more are read at once."""


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


class LogPart(TypedDict):
    """What a frame holds of what was done."""

    log: list[LogEntry]
    news: News | None
    """What happened since the learner did something; None where everybody sits at the board."""


class LogFeature(Feature):
    """What was done, in words."""

    def part(self) -> LogPart:
        """The sentences on the last actions."""
        session = self.session
        if "log" not in session.parts:
            return {"log": [], "news": None}
        return {"log": log(session), "news": news(session) if session.keeps_seat else None}


def announcement(session: Session) -> str:
    """The sentences on the action that led to the step shown, joined; at the start, that nothing was done yet."""
    ply = session.record.ply
    return " ".join(_with_reason(session, ply)) if ply else session.say("study.start")


def log(session: Session, since: int | None = None) -> list[LogEntry]:
    """What the last actions did, newest first, each action's sentences in their order.

    Args:
        session: the game.
        since: all actions after this step are told; None for no more than a log has room for.
    """
    entries: list[LogEntry] = []
    for ply in range(session.record.ply, since or 0, -1):
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
        if since is None and len(entries) >= LOG_LINES:
            break
    return entries[: None if since is not None else LOG_LINES]


def news(session: Session) -> News:
    """What happened since the learner did something, in its order; where all are watched, since whoever is on turn did.

    Of a turn of many actions it ``says`` what came of it, in the order of the words for that, or where it paid the
    learner, what everybody got, and of the end of a game the last of it; ``all`` has every action then, and is empty
    else.
    """
    actions, last, over = session.record.actions, session.record.ply, session.position.is_over
    who = session.position.current_player if session.seat is None else session.seat
    own = next((ply for ply in range(last, 0, -1) if actions[ply - 1].player == who), last)
    since = max(min(own, last - 1), 0)
    plies = list(range(since + 1, last + 1))
    told = [entry["text"] for entry in sorted(log(session, since), key=itemgetter("ply"))]
    brief = told[-LAST:] if over and len(told) > LAST else []
    if own == last and not over:
        told = told[:1]
    elif not over:
        paying = _paying(session, plies)
        paid = _paid(session, paying) if paying else []
        brief = [*paid, *_in_brief(session, [ply for ply in plies if ply != paying])] if len(plies) > FEW else paid
    great = [said for ply in plies for said in _great(session, ply)]
    return {"great": great, "says": brief or told, "all": told if brief else []}


def _great(session: Session, ply: int) -> list[str]:
    """Sentences of a line of their own, on those events of an action for which a game has such words."""
    events, words = session.events(ply), session.record.wording
    great = [event for event in events if words.has(f"great.{event.kind}")]
    return [session.say(f"great.{event.kind}", **{**event.facts, "player": _who(events[0])}) for event in great]


def _in_brief(session: Session, plies: list[int]) -> list[str]:
    """Sentences on some actions: what came of several of one kind in one, as many as are read, what weighs most first.

    Empty where a game has no words for that.
    """
    words = session.record.wording
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
            told = {**event.facts, "player": _who(events[0]), "what": tuple(what[event.kind])}
            said[event.kind] = session.say(f"brief.{event.kind}", **told)
    # What the last action led to, such as the next turn, stays last.
    done = [key for key in said if key in before]
    ordered = dict.fromkeys((*filter(done.__contains__, words.under("brief")), *done, *said)) if what else []
    sums = accumulate(len(said[key]) for key in ordered)
    return [said[key] for at, (key, letters) in enumerate(zip(ordered, sums, strict=True)) if letters <= READ or not at]


def _paying(session: Session, plies: list[int]) -> int | None:
    """The last action of others that paid the learner; None where none did."""
    return next(
        (
            ply
            for ply in reversed(plies)
            if any(event.points and event.player == session.seat for event in session.events(ply))
        ),
        None,
    )


def _paid(session: Session, ply: int) -> list[str]:
    """What everybody got by an action that paid the learner, as much as is read.

    The learner comes first: where there is little room the first line stays.
    """
    told = zip(_narrated(session, ply), session.events(ply), strict=True)
    paid = [(text, event.player == session.seat) for text, event in told if event.points]
    said = [text for text, _ in sorted(paid, key=itemgetter(1), reverse=True)]
    return [text for at, text in enumerate(said) if sum(map(len, said[: at + 1])) <= READ or not at]


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
