"""Boards for tests in few words: ``place("b2=4 c2=3", "c2", "b2", king="d2")``."""

from __future__ import annotations

from typing import Any

from boardlab import torres
from boardlab.core import Breach
from boardlab.torres.actions import Action


def place(towers: str, *knights: str, **more: Any) -> torres.Position:
    """A position with these towers and each seat's knights; a second player stands aside if only one is given.

    Fields as in ``from_json``; puzzles are allowed.
    """
    heights = {cell: int(blocks) for cell, _, blocks in (word.partition("=") for word in towers.split())}
    seats = [cells.split() for cells in knights] + [[]] * (2 - len(knights))
    return torres.from_json({"heights": heights, "knights": seats, **more}, allow_unreachable=True)


def totals(p: torres.Position) -> tuple[int, ...]:
    """What a scoring now would pay each seat."""
    receipt = p.preview()
    assert receipt is not None
    return tuple(receipt.total(seat) for seat in range(p.players))


def act(p: torres.Position, text: str) -> Action:
    """The action a text means."""
    return p.read_action(text)


def play(p: torres.Position, *texts: str) -> torres.Position:
    """The position after some actions."""
    for text in texts:
        p = p.play(p.read_action(text))
    return p


def legal(p: torres.Position, text: str) -> bool:
    """Is it in the menu, and does the judge agree?"""
    chosen = p.read_action(text)
    assert bool(p.judge(chosen)) == (chosen in p.legal_actions())
    return chosen in p.legal_actions()


def broken(p: torres.Position, text: str) -> list[tuple[str, str]]:
    """Rule and case of every breach of an action."""
    return [(breach.rule, breach.case) for breach in breaches(p, text)]


def breaches(p: torres.Position, text: str) -> tuple[Breach, ...]:
    """Every breach of an action."""
    return p.judge(p.read_action(text)).breaches


def menu(p: torres.Position, start: str) -> set[str]:
    """The last cell of every legal action whose text begins so: ``menu(p, "move a2")``."""
    return {one.to_text().split()[-1] for one in p.legal_actions() if one.to_text().startswith(start + " ")}
