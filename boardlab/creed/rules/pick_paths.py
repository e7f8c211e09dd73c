"""The paths of picks that build each legal action."""

from __future__ import annotations

from collections.abc import Iterator

from boardlab.creed.actions import FIRST_STAGE, Action, Kind
from boardlab.creed.rules.action_type import TYPES, Path
from boardlab.creed.rules.opening import firsts
from boardlab.creed.rules.pick_keys import PRICE
from boardlab.creed.state import State


def leading(p: State, path: Path) -> list[tuple[Path, Action]]:
    """The paths of picks that begin with this one, each with the legal action it builds."""
    spelled = p._spelled
    if spelled is None:
        spelled = {}
        dear = _dear(p)
        for act in firsts(p.layout) if p.stage == FIRST_STAGE else p.legal_actions():
            for keys in _paths(p, act, act.kind in dear):
                way = keys, act
                for length in range(1, len(keys) + 1):
                    begun = spelled.get(keys[:length])
                    if begun is None:
                        spelled[keys[:length]] = [way]
                    else:
                        begun.append(way)
        object.__setattr__(p, "_spelled", spelled)
    found: list[tuple[Path, Action]] = spelled.get(path, [])
    return found


def _dear(p: State) -> set[Kind]:
    """Kinds of special actions that may be paid in more than one way now."""
    prices: dict[Kind, set[int]] = {}
    for act in p.legal_actions():
        if act.price >= 0:
            prices.setdefault(act.kind, set()).add(act.price)
    return {kind for kind, found in prices.items() if len(found) > 1}


def _paths(p: State, act: Action, dear: bool) -> Iterator[Path]:
    return TYPES[act.kind].pick_paths(p, act, (f"{PRICE}{act.price}",) if dear else ())
