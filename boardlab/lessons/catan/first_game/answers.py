"""Answers of the topic “A first game”, asked of the game."""

from __future__ import annotations

from itertools import permutations

from boardlab.catan import Position
from boardlab.catan.actions import Kind
from boardlab.catan.board import SITE_AT
from boardlab.lessons.catan import rolls
from boardlab.lessons.catan.rolls import paid_sites
from boardlab.lessons.catan.sketching import place
from boardlab.lessons.display import do

A, B = 0, 1
ROLLED = 8
NEW_SITE = place("desert/fields 5/mountains 6")
"""The intersection at the end of Orange's third road."""
STEPS = {
    "red": ("end", "roll"),
    "build": (f"settlement {NEW_SITE}",),
    "roll": ("roll", "dice 1 1"),
    "trade": ("trade 4 ore for 1 brick",),
}
"""What the steps of a turn are as actions."""


def buildings(p: Position) -> int:
    """How many settlements and cities Orange has."""
    return (p.pieces.settlements[A] | p.pieces.cities[A]).bit_count()


def roads(p: Position) -> int:
    """How many roads Orange has."""
    return p.pieces.roads[A].bit_count()


def open_sites(p: Position) -> int:
    """On how many intersections Orange could settle, if the hand paid for it."""
    return (p.pieces.reached[A] & p.pieces.sites).bit_count()


def paid_to(p: Position, seat: int) -> frozenset[str]:
    """The intersections of one seat that the roll pays."""
    return frozenset(key for key in paid_sites(p, ROLLED) if p.pieces.owner(SITE_AT[key]) == seat)


def paid_at(p: Position, tile: str) -> frozenset[str]:
    """The intersections that the roll pays at one tile."""
    return frozenset(key for key in paid_sites(p, ROLLED) if tile in key.split("|"))


def points_of(p: Position) -> list[tuple[str, int, int, int, int]]:
    """Where the points of each player come from: its name, points of settlements, of cities, of cards, and all."""
    rows = []
    for seat, score in enumerate(p.scores):
        settled, cities = p.pieces.settlements[seat].bit_count(), 2 * p.pieces.cities[seat].bit_count()
        rows.append((p.wording.seat_name(seat), settled, cities, score - settled - cities, score))
    return rows


def course(p: Position) -> tuple[str, ...]:
    """The one order in which the game allows all steps of the turn."""
    return next(order for order in permutations(STEPS) if _allowed(p, order))


def _allowed(p: Position, order: tuple[str, ...]) -> bool:
    for step in order:
        for text in STEPS[step]:
            action = p.read_action(text)
            if not p.judge(action):
                return False
            p = p.play(action)
    return True


def victim(p: Position) -> int:
    """Whom a card is being stolen from; -1 for nobody."""
    return p.underway.victim


def on_own_tile(p: Position) -> bool:
    """Does the robber stand on a tile with a building of Orange?"""
    return A in p.pieces.neighbours[p.robber]


def who_wins(p: Position) -> str:
    """Who has won once Orange has built the settlement."""
    settling = next(act for act in p.legal_actions() if act.kind == Kind.SETTLEMENT)
    return "orange" if do(p, settling.to_text()).winners == (A,) else "round"
