"""Wrong rules that only the topic “Scoring” meets, as code."""

from __future__ import annotations

from boardlab.lessons.torres import right_rules as right
from boardlab.lessons.torres import wrong_rules as rules
from boardlab.lessons.torres.scoring.answers import seats_as_keys, who_scores
from boardlab.torres import Position, from_json


def who(p: Position, counted: rules.Counted) -> str:
    """Who scores a shared castle, where a wrong rule counts."""
    return who_scores(counted(p, 0), counted(p, 1))


def from_a(p: Position) -> int:
    """Where B's marker ends where the seats score from A on, whoever started the phase."""
    document = {**p.to_json(), "starter": 0, "player": 0}
    return right.score_after(from_json(document, allow_unreachable=True), 1)


def from_last_place(p: Position) -> tuple[str, ...]:
    """The players from the lowest score to the highest."""
    return seats_as_keys(sorted(range(p.players), key=lambda seat: p.scores[seat]))
