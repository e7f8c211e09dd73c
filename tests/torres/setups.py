"""Boards for tests in few words: ``place("b2=4 c2=3", "c2", "b2", king="d2")``."""

from __future__ import annotations

from typing import Any

from boardlab import torres
from boardlab.core import Breach
from boardlab.torres.actions import Action
from boardlab.torres.options import FOUNDATIONS


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


LINE = "b2=2 c2=1 d2=1"


def in_turn(players: int = 3) -> torres.Position:
    p = torres.start(players)
    for cell in FOUNDATIONS[:players]:
        p = play(p, f"knight {cell}")
    return play(p, f"king {FOUNDATIONS[players]}")


def end_phase(p: torres.Position) -> torres.Position:
    """All turns of the phase, ended without doing anything."""
    phase = p.phase
    while p.phase == phase and not p.is_over:
        p = p.play(next(act for act in p.legal_actions() if act.to_text().startswith("end")))
    return p


DECK = ["magnet", "hurdle", "diagonal", "two_up", "elevator"]


def buyer() -> torres.Position:
    return place(LINE, "b2", "h8", decks=[DECK, []])


def with_card(card: str, towers: str, *knights: str, **more: object) -> torres.Position:
    return place(towers, *knights, hands=[[card], *[[]] * max(1, len(knights) - 1)], **more)


SIX = "a8=1 c8=1 e8=1 g8=1 a6=1 c6=1"
