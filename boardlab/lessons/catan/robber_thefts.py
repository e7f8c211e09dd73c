"""Positions on the theft and the knight: who can be robbed, which card it is, and when to ride."""

from __future__ import annotations

from fractions import Fraction

from boardlab.catan import Position
from boardlab.catan.actions import RIDE, STEAL
from boardlab.core.position import CHANCE
from boardlab.lessons.catan.robber_cases import D_RIDES, example
from boardlab.lessons.catan.sketching import sketch
from boardlab.lessons.display import do

TARGET = "mountains 4"


def empty_hand() -> Position:
    """A has thrown a 7. Of the neighbours of mountains 4, C holds nothing and D one card; B lives elsewhere."""
    return sketch(stage="robber", dice=[3, 4], hands={"A": "ore wool", "B": "2 lumber 2 brick 2 grain", "D": "grain"})


WHO = {(3,): "d", (2, 3): "c_or_d", (1, 2, 3): "anyone"}
"""The choices by the seats that may be robbed."""


def who_can_be_robbed(p: Position, tile: int) -> tuple[int, ...]:
    """The seats from which the seat to move may steal on a tile."""
    return tuple(act.seat for act in p.legal_actions() if act.place == tile and act.seat >= 0)


def stealing() -> Position:
    """D has moved the robber to fields 10 by a knight and takes a card from C: three lumber, a grain, an ore."""
    return do(example(D_RIDES), "play knight", "robber -2,1 from C")


def who_picks(p: Position) -> str:
    """Who decides which card is stolen."""
    return "nobody" if p.current_player == CHANCE else "thief" if p.current_player == p.active else "victim"


def chance_of(p: Position, card: str) -> Fraction:
    """The chance that the stolen card is of a kind."""
    found = {act.to_text(): chance for act, chance in p.chance_outcomes()}
    return found.get(f"steal {card}", Fraction(0))


def knight_and_full_hand() -> Position:
    """A may play a knight; B holds eleven cards."""
    return sketch(
        robber="pasture 4",
        hands={"A": "lumber 2 ore", "B": "3 lumber 2 brick 2 wool 2 grain 2 ore", "C": "wool"},
        developments={"A": "knight"},
    )


def lost_to_the_bank(p: Position, seat: int) -> int:
    """How many cards a seat puts back when a knight is played: those gone by the time the robber rides."""
    after = do(p, "play knight")
    assert after.stage == RIDE
    return p.hand_sizes[seat] - after.hand_sizes[seat]


def two_knights() -> Position:
    """D has just played a knight and stolen a card; another, bought in an earlier turn, is still in hand."""
    return sketch(
        stage="roll",
        active="D",
        robber="fields 10",
        hands={"A": "lumber brick ore", "C": "2 lumber grain ore", "D": "lumber brick grain"},
        developments={"D": "knight"},
        knights={"D": 1},
        carded=True,
    )


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
