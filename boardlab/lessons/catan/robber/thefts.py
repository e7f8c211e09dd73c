"""Positions on the theft and the knight: who can be robbed, which card it is, and when to ride."""

from __future__ import annotations

from fractions import Fraction

from boardlab.catan import Position
from boardlab.catan.actions import RIDE, STEAL
from boardlab.catan.board import TILE_AT
from boardlab.core.position import CHANCE
from boardlab.lessons.catan.robber.answers import D_RIDES
from boardlab.lessons.catan.sketching import place
from boardlab.lessons.catan.worked import example
from boardlab.lessons.display import do


def may_be_robbed(p: Position) -> tuple[int, ...]:
    """The seats from which the seat to move may steal on mountains 4."""
    tile = TILE_AT[place("mountains 4")]
    return tuple(act.seat for act in p.legal_actions() if act.place == tile and act.seat >= 0)


WHO = {(3,): "d", (2, 3): "c_or_d", (1, 2, 3): "anyone"}
"""The choices by the seats that may be robbed."""


def who_picks(p: Position) -> str:
    """Who decides which card is stolen."""
    return "nobody" if p.current_player == CHANCE else "thief" if p.current_player == p.active else "victim"


def chance_of(p: Position, card: str) -> Fraction:
    """The chance that the stolen card is of a kind."""
    found = {act.to_text(): chance for act, chance in p.chance_outcomes()}
    return found.get(f"steal {card}", Fraction(0))


def lost_to_the_bank(p: Position, seat: int) -> int:
    """How many cards a seat puts back when a knight is played: those gone by the time the robber rides."""
    after = do(p, "play knight")
    assert after.stage == RIDE
    return p.hand_sizes[seat] - after.hand_sizes[seat]


def stands_on(p: Position, seat: int) -> bool:
    """Does the robber block a tile of this seat?"""
    return seat in p.pieces.neighbours[p.robber]


def well_ridden(p: Position) -> bool:
    """Is the robber off D's tiles, and the stolen card sure to be lumber?"""
    return p.stage == STEAL and not stands_on(p, 3) and chance_of(p, "lumber") == 1


def ride(p: Position) -> tuple[str, ...]:
    """A ride that frees D's pasture and is sure of lumber."""
    riding = do(p, "play knight")
    for act in riding.legal_actions():
        if well_ridden(riding.play(act)):
            return "play knight", act.to_text()
    raise ValueError("No ride does both.")


def lumber(victim: str) -> str:
    """The chance to steal lumber from a player when D rides in the worked example."""
    riding = do(example(D_RIDES), "play knight")
    seat = "ABCD".index(victim)
    act = next(act for act in riding.legal_actions() if act.seat == seat)
    return str(chance_of(riding.play(act), "lumber"))
