"""Bridges from the engine's actions to the plain tuples of the slow witness in ``oracle.py``."""

from __future__ import annotations

import random
from typing import Any

from boardlab import torres
from boardlab.torres.actions import Action, Kind
from boardlab.torres.board import NAMES
from boardlab.torres.cards import BLOCK_UNDER, CARDS, EXTRA_BLOCK, SEVEN_AP, SIX_AP
from tests.torres import oracle
from tests.torres.random_positions import random_state, state_to_json


def as_tuple(act: Action) -> tuple[Any, ...]:
    """The action as the witness writes it."""
    cell = NAMES[act.cell] if act.cell >= 0 else ""
    if act.kind == Kind.PLAY:
        card = CARDS[act.card]
        if act.card in (SIX_AP, SEVEN_AP):
            return "play", card
        if act.card == EXTRA_BLOCK:
            return "play", card, cell
        if act.card == BLOCK_UNDER:
            return "play", card, cell, act.size
        return "play", card, NAMES[act.source], cell
    return {
        Kind.PLACE_KING: lambda: ("king", cell),
        Kind.LEAVE_KING: lambda: ("stay",),
        Kind.ADD: lambda: ("add", cell),
        Kind.MOVE: lambda: ("move", NAMES[act.source], cell),
        Kind.BUILD: lambda: ("build", cell, act.size),
        Kind.BUY: lambda: ("buy",),
        Kind.KEEP: lambda: ("keep", CARDS[act.card], act.at or "top", tuple(CARDS[card] for card in act.rest)),
        Kind.POINT: lambda: ("point",),
        Kind.END: lambda: ("end", act.size, act.rest),
    }[act.kind]()


def board_of(p: torres.Position) -> oracle.Board:
    """What stands on the ground of a position, as the witness has it."""
    doc = p.to_json()
    return oracle.Board(dict(doc["heights"]), {at: set(cells) for at, cells in enumerate(doc["knights"])}, doc["king"])


def normal(doc: dict[str, Any]) -> dict[str, Any]:
    """Position data without what carries no meaning: the order of stacks, of knights and of hands."""
    found = dict(doc)
    found.pop("version")
    usual = {"options": {"edition": "rio_grande_2005"}, "kept": [0] * doc["players"], "opener": None, "master": None}
    found = {**usual, **found}
    found.pop("looking", None)
    found["looking"] = doc.get("looking", [])
    found["stacks"] = [sorted(stacks, reverse=True) for stacks in doc["stacks"]]
    found["knights"] = [sorted(cells) for cells in doc["knights"]]
    found["hands"] = [sorted(hand) for hand in doc["hands"]]
    found["fresh"] = sorted(doc.get("fresh", []))
    found["stage"] = {"king": "move_king"}.get(doc["stage"], doc["stage"])
    if found["stage"] == "over":
        # Nobody decides any more: whose turn it would be carries no meaning.
        for field in ("player", "round", "stacks", "turn_stack", "starter"):
            found.pop(field, None)
    return found


def engine_of(state: oracle.State) -> torres.Position:
    """The witness's state as a position of the engine."""
    doc = state_to_json(state)
    doc["stage"] = {"king": "move_king"}.get(doc["stage"], doc["stage"])
    return torres.from_json(doc, allow_unreachable=True)


def compare(seed: int, plays: int = 2) -> int:
    """Compare menu, and the outcome of some plays, in one random position; how many actions were compared."""
    rng = random.Random(seed)
    state = random_state(rng)
    position = engine_of(state)
    menu = position.legal_actions()
    ours = {as_tuple(act) for act in menu}
    theirs = oracle.legal(state)
    assert len(ours) == len(menu), f"seed {seed}: the menu lists an action twice"
    assert ours == theirs, (
        f"seed {seed}: only engine {sorted(ours - theirs)[:5]}, only witness {sorted(theirs - ours)[:5]}"
    )
    # Ends of turns are rare among many moves, and do most: one is always among the plays.
    ends = [act for act in menu if act.kind in (Kind.END, Kind.KEEP)]
    for act in rng.sample(menu, min(plays, len(menu))) + rng.sample(ends, min(1, len(ends))):
        after = position.play(act)
        expected = normal(state_to_json(oracle.play(state, as_tuple(act))))
        got = normal(after.to_json())
        wrong = {key: (got.get(key), expected[key]) for key in expected if got.get(key) != expected[key]}
        assert not wrong, f"seed {seed}, {act.to_text()}: (engine, witness) {wrong}"
    return len(menu)
