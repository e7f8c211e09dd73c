"""The choices of a frame: what may be done, what is picked and asked next, and why the last pick was not possible."""

from __future__ import annotations

from typing import Any

from boardlab.core.picks import Choice, Picks
from boardlab.live.picking import Refusal
from boardlab.live.session import Session

Json = dict[str, Any]


def groups(session: Session, picks: Picks) -> list[Json]:
    """The deeds of the turn by group, with what each would reach and cost, or why it is not possible."""
    by_group: dict[str, list[Json]] = {}
    for choice in picks:
        if choice.group:
            deed = row(session, choice) | {"pressed": session.path[:1] == (choice.key,)}
            by_group.setdefault(choice.group, []).append(deed)
    return [{"label": session.say(group), "rows": rows} for group, rows in by_group.items()]


def row(session: Session, choice: Choice) -> Json:
    """A choice as the page shows it, with its note, its cost and why not."""
    reasons = session.reasons(choice.breaches)
    return {
        "key": choice.key,
        "label": session.phrase(choice.label),
        "note": session.phrase(choice.note),
        "cost": session.phrase(choice.cost),
        "why": reasons[0] if reasons else "",
        "more": session.say("study.more_reasons", count=len(reasons) - 1) if len(reasons) > 1 else "",
        "final": choice.action is not None,
    }


def pick(session: Session, picks: Picks, counted: frozenset[str] = frozenset()) -> Json:
    """What is picked, what is asked next, and the choices that are neither places nor counted card by card."""
    choices = [
        row(session, choice)
        for choice in picks
        if not choice.is_place and (session.path or not choice.group) and choice.key not in counted
    ]
    places = [choice.key for choice in picks if choice.is_place and not choice.breaches]
    labels = session.path_labels(session.path)
    return {
        "path": [label for key, label in zip(session.path, labels, strict=True) if key not in counted],
        "keys": list(session.path),
        "prompt": session.phrase(picks.prompt),
        "choices": choices,
        "targets": places,
        "foretold": _foretold(session, picks),
    }


def _foretold(session: Session, picks: Picks) -> list[str]:
    """What each place would bring, as far as it is known: all that a picture says beside its places, and more."""
    if not session.path:
        return []
    told = [choice for choice in picks if choice.is_place and choice.note is not None and not choice.breaches]
    return [f"{session.place_label(choice.key)} · {session.phrase(choice.note)}" for choice in told]


def refused(session: Session) -> Json | None:
    """Why the last pick was not possible: the first reason stands out, further ones follow."""
    refusal: Refusal | None = session.refusal
    if refusal is None:
        return None
    reasons = [
        {"text": sentence, "rule": breach.rule, "title": session.rule_title(breach.rule)}
        for sentence, breach in zip(session.reasons(refusal.breaches), refusal.breaches, strict=True)
    ]
    reasons[-1]["dispute"] = session.say("dispute.button")
    tried = refusal.tried[-1]
    return {
        "tried": tried,
        "text": reasons[0]["text"],
        "title": reasons[0]["title"],
        "reasons": reasons,
        "places": list(refusal.places),
    }
