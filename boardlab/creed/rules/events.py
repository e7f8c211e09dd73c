"""What an action does, told event by event: attacks with their arithmetic, AP spent, what a siege turned up."""

from __future__ import annotations

from boardlab.core.contract.event import Event
from boardlab.creed.actions import Action
from boardlab.creed.position import Position, apply
from boardlab.creed.rules.action_type import TYPES
from boardlab.creed.rules.turn import what_follows


def events(p: Position, act: Action) -> tuple[Event, ...]:
    """What playing a legal action does, in order."""
    after = apply(p, act)
    return (*TYPES[act.kind].events(p, after, act), *what_follows(p, after))
