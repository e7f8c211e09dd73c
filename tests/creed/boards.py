"""Positions for tests: units by cell, the rest filled in."""

from __future__ import annotations

from typing import Any

from boardlab import creed

CAMP = ["commander", "blank", "blank", "blank", "king", "blank", "blank", "blank", "blank"]
"""King in the middle, commander in the corner T11."""


def board(units: dict[str, str] | None = None, players: int = 2, **fields: Any) -> creed.Position:
    """A turn of seat 0 in round 2 with 10 AP, unless ``fields`` say otherwise; tiles may be missing."""
    doc = {"units": units or {}, "camps": [list(CAMP) for _ in range(players)], **fields}
    return creed.from_json(doc, allow_unreachable=True)


def ruled(players: int = 2, **rulings: Any) -> Any:
    """A maker of positions under some rulings."""
    return lambda units=None, **fields: board(units, players, options=rulings, **fields)


def act(p: creed.Position, *texts: str) -> creed.Position:
    """The position after some actions."""
    for text in texts:
        p = p.play(p.read_action(text))
    return p


def refused(p: creed.Position, text: str) -> set[str]:
    """The rules an action breaks, each with its case."""
    verdict = p.judge(p.read_action(text))
    return {breach.rule + (f":{breach.case}" if breach.case else "") for breach in verdict.breaches}


def reasons(p: creed.Position, text: str, lang: str = "en") -> str:
    """Why an action is refused, in words."""
    return " ".join(p.judge(p.read_action(text)).reasons(lang))


def at(p: creed.Position, cell: str) -> str:
    """What stands in a cell, as in JSON; "" is nobody."""
    found: str = p.to_json()["units"].get(cell, "")
    return found


def tent(p: creed.Position, name: str) -> str:
    """What lies on a tent cell, as in JSON."""
    number = p.layout.tent_numbers[name]
    found: str = p.to_json()["camps"][number // 9][number % 9]
    return found


def told(p: creed.Position, text: str) -> list[str]:
    """The kinds of events of an action."""
    return [event.kind for event in p.events(p.read_action(text))]


def with_tents(p: creed.Position) -> creed.Position:
    """The camps laid out, king on the first tent that is open, commander on the next."""
    while p.stage == "tents":
        p = p.play(p.legal_actions()[0])
    return p
