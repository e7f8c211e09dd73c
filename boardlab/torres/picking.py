"""Building an action pick by pick. A path is a tuple of keys; see :mod:`boardlab.core.contract.picks`.

A verb comes first (``build``, ``move``, ``card:elevator``), then cells and choices. A cell alone is short for the
likeliest verb: an own knight is picked up, any other cell asks for a block; in the set-up it is where the figure goes.
Everything is read off the legal actions, so a finished path is always a legal action. How each action is offered and
picked stands with its action type; here they are asked in turn.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from boardlab.core.contract.picks import Choice, Picks, VerbContext, number_in, reasons_of_verb
from boardlab.core.contract.verdict import Breach
from boardlab.core.i18n.language import Phrase, Seat
from boardlab.torres.actions import (
    CARRY,
    CHOOSE_STARTER,
    FOUNDATIONS_STAGE,
    KING_STAGE,
    KNIGHTS_STAGE,
    LOOK,
    MOVE_KING,
    OVER,
    STAGES,
    Action,
)
from boardlab.torres.board import NAMES, cell_index
from boardlab.torres.rules.action_type import TYPES, Among, TorresAction
from boardlab.torres.rules.placing import stack_sizes, under_sizes
from boardlab.torres.rules.turn import breaches
from boardlab.torres.state import State

Path = tuple[str, ...]
CARD = "card:"
BY_VERB: dict[str, TorresAction] = {handler.verb: handler for handler in TYPES}
"""The action types by the key that their picks begin with, or that key up to its colon."""
SHOWN: dict[str, tuple[TorresAction, ...]] = {
    stage: tuple(sorted((handler for handler in TYPES if stage in handler.stages), key=lambda handler: handler.rank))
    for stage in STAGES
}
"""The action types whose verbs a stage shows, in order."""


def _handler(path: Path) -> TorresAction | None:
    """The action type whose picks begin a path."""
    word, colon, _ = _head(path)[0].partition(":")
    return BY_VERB.get(word + colon)


def _head(path: Path) -> Path:
    """The path from its verb on: a card to play comes after ``card``."""
    return path[1:] if path[0] == "card" and len(path) > 1 else path


def picks(p: State, path: Path = ()) -> Picks:
    """What may be picked after a path; nothing when the path leads nowhere (see :func:`refusals`)."""
    full = _spelled_out(p, path)
    actions = _matching(p, full)
    if not full:
        return Picks(path, _first_prompt(p), (*_verbs(p), *_shortcuts(p)))
    if len(actions) == 1 and len(_keys(p, actions[0])) == len(full):
        return Picks(path, Phrase("prompt.verb"), (), actions[0])
    choices = _next(p, actions, full)
    return Picks(path, _prompt(p, full), choices)


def refusals(p: State, path: Path) -> tuple[Breach, ...]:
    """Every reason why a path leads nowhere; empty when it may go on."""
    full = _spelled_out(p, path)
    if not full or _matching(p, full):
        return ()
    intended = _intended(p, full)
    found = breaches(p, intended) if intended else ()
    return found if any(key in NAMES for key in full) else reasons_of_verb(p.wording, path[0], found)


# -- paths and actions -----------------------------------------------------------------------------------------------


def _spelled_out(p: State, path: Path) -> Path:
    """The path with its verb filled in: a cell alone stands for the likeliest verb there, a card for playing it."""
    if path and path[0].startswith(CARD):
        return ("card", *path)
    if path and path[0] in NAMES:
        for handler in TYPES:
            if handler.meant_by(p, path[0]):
                return (handler.verb, *path)
    return path


def _keys(p: State, act: Action) -> Path:
    """The picks that build a legal action, in order."""
    return _spelled(p).keys[act]


class Spelled(NamedTuple):
    """The legal actions by the picks that build its actions."""

    keys: dict[Action, Path]
    """The picks of each action."""
    leading: dict[Path, list[Action]]
    """The actions whose picks begin with a path."""


def _spelled(p: State) -> Spelled:
    found: Spelled | None = p._spelled
    if found is None:
        legal = p.legal_actions()
        among = Among(Counter(act.kind for act in legal), len(stack_sizes(p)), len(under_sizes(p)))
        found = Spelled({}, {})
        for act in legal:
            keys = found.keys[act] = TYPES[act.kind].pick_keys(act, among)
            for length in range(len(keys) + 1):
                found.leading.setdefault(keys[:length], []).append(act)
        object.__setattr__(p, "_spelled", found)
    return found


def _matching(p: State, path: Path) -> list[Action]:
    """The legal actions whose picks begin with this path."""
    return _spelled(p).leading.get(path, [])


def _intended(p: State, path: Path) -> Action | None:
    """The action a path that leads nowhere would have been, as far as it goes: what a refusal is about."""
    handler = _handler(path)
    if handler is None:
        return None
    head = _head(path)
    cells = [cell_index(key) for key in head[1:] if key in NAMES]
    size = next((number for key in head if (number := number_in(key, "stack:")) is not None), 0)
    return handler.intended(p, head[0], cells, size)


# -- the first pick --------------------------------------------------------------------------------------------------


def _context(p: State) -> VerbContext[Action]:
    def finished(*path: str) -> Action | None:
        found = _matching(p, path)
        return found[0] if len(found) == 1 and _keys(p, found[0]) == path else None

    return VerbContext(p.legal_actions(), lambda key: refusals(p, (key,)), finished)


def _first_prompt(p: State) -> Phrase:
    player = Seat(p.decider)
    return {
        FOUNDATIONS_STAGE: Phrase("prompt.found", {"player": player}),
        CARRY: Phrase("prompt.carry", {"player": player, "kept": p.kept[p.decider]}),
        CHOOSE_STARTER: Phrase("prompt.starter", {"player": player}),
        KNIGHTS_STAGE: Phrase("prompt.knight", {"player": player}),
        KING_STAGE: Phrase("prompt.king"),
        MOVE_KING: Phrase("prompt.move_king", {"player": player}),
        LOOK: Phrase("prompt.keep"),
        OVER: Phrase("prompt.over"),
    }.get(p.stage, Phrase("prompt.verb"))


def _verbs(p: State) -> tuple[Choice, ...]:
    """The verbs of this stage; those impossible now carry their reasons."""
    context = _context(p)
    return tuple(choice for handler in SHOWN[p.stage] for choice in handler.verbs(p, context))


def _shortcuts(p: State) -> tuple[Choice, ...]:
    """Cells that may be picked without naming a verb: own knights that can move; in the set-up, where figures go."""
    context = _context(p)
    return tuple(choice for handler in SHOWN[p.stage] for choice in handler.shortcuts(p, context))


# -- the picks that follow -------------------------------------------------------------------------------------------


def _next(p: State, actions: list[Action], path: Path) -> tuple[Choice, ...]:
    """What may follow a path: one choice for each key that continues a matching action."""
    found: dict[str, Choice] = {}
    for act in actions:
        keys = _keys(p, act)
        key = keys[len(path)]
        if key not in found:
            last = act if len(keys) == len(path) + 1 else None
            found[key] = TYPES[act.kind].choice(p, act, key, last, keys[:-1] == path)
    return tuple(found.values())


def _prompt(p: State, path: Path) -> Phrase:
    """What is asked after a path."""
    if path == ("card",):
        return Phrase("prompt.card")
    handler = _handler(path)
    return (handler.prompt(p, path) if handler else None) or _first_prompt(p)
