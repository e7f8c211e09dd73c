"""What a page shows of picks: choices with what each costs or why it is not possible, and why the last one was not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NotRequired, TypedDict

from boardlab.core.contract.breach import Breach
from boardlab.core.contract.picks import Choice, Picks
from boardlab.session.game_session import Session

MOST_LISTED = 6
"""No more places are listed with what each would bring."""


class PickRow(TypedDict):
    """A choice, with its note, its cost and why not."""

    key: str
    label: str
    note: str
    cost: str
    why: str
    """The first reason why it is not possible; "" where it is."""
    more: str
    """How many reasons there are besides."""
    final: bool
    """Does it play an action at once?"""
    vain: NotRequired[bool]
    """May it be done, though nothing could come of it?"""
    pressed: NotRequired[bool]
    """Is it what the picks so far began with?"""
    single: NotRequired[bool]
    """Is it the verb that is asked for, or the only one that is possible and begins with no place?"""
    fresh: NotRequired[bool]
    """Does it start an action anew?"""
    first: NotRequired[str]
    """The pick that it needs before it."""
    letter: NotRequired[str]
    """The key of the keyboard that takes it up."""


class RowGroup(TypedDict):
    """Choices under one heading."""

    label: str
    rows: list[PickRow]


class NextPicks(TypedDict):
    """What is picked, and what may be picked next."""

    path: list[str]
    """The picks so far, in words."""
    keys: list[str]
    prompt: str
    choices: list[PickRow]
    """What is neither a place nor counted card by card."""
    targets: list[str]
    """Keys of the places that may be picked."""
    sources: NotRequired[list[str]]
    """Those of them from which something is dragged: picking one plays nothing yet."""
    foretold: NotRequired[list[str]]
    """What each place would bring, as far as it is known; empty where there are many."""


class RuleReason(TypedDict):
    """Why something is not possible, with the rule that says so."""

    text: str
    rule: str
    title: str
    dispute: NotRequired[str]
    """The label of the button that disputes it."""


class Refused(TypedDict):
    """Why the last pick was not possible: the first reason stands out, further ones follow."""

    tried: str
    text: str
    title: str
    reasons: list[RuleReason]
    places: list[str]


@dataclass(frozen=True)
class Refusal:
    """Why the last pick was not possible."""

    tried: tuple[str, ...]
    """The path that leads nowhere."""
    breaches: tuple[Breach, ...]

    @property
    def places(self) -> tuple[str, ...]:
        """Keys of the places to mark: the one that was tried, then those that the broken rules name."""
        places = [place for breach in self.breaches for place in breach.places]
        return tuple(dict.fromkeys(places))


def row(session: Session, choice: Choice) -> PickRow:
    """A choice as the page shows it, with its note, its cost and why not."""
    reasons = session.reasons(choice.breaches)
    told: PickRow = {
        "key": choice.key,
        "label": session.phrase(choice.label),
        "note": session.phrase(choice.note),
        "cost": session.phrase(choice.cost),
        "why": reasons[0] if reasons else "",
        "more": session.say("study.more_reasons", count=len(reasons) - 1) if len(reasons) > 1 else "",
        "final": choice.action is not None,
    }
    return {**told, "vain": True} if choice.vain else told


def foretold(session: Session, picks: Picks) -> list[str]:
    """What each place would bring, as far as it is known: all that a picture says beside its places, and more."""
    told = [choice for choice in picks if choice.is_place and choice.note is not None and not choice.breaches]
    if len(told) > MOST_LISTED:
        return []  # each is told of where one points
    return [f"{session.place_label(choice.key)} · {session.phrase(choice.note)}" for choice in told]


def refused(session: Session, refusal: Refusal | None) -> Refused | None:
    """Why the last pick was not possible: the first reason stands out, further ones follow."""
    if refusal is None:
        return None
    reasons: list[RuleReason] = [
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
