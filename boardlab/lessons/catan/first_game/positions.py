"""The moments of a first game: the printed map, Orange’s first turns, a 7, the last turn, the end."""

from __future__ import annotations

from boardlab.catan import Position, parse
from boardlab.lessons.catan.sketching import place, sketch

ROADS = "mountains 6/forest 10, fields 5/mountains 6, pasture 4 south-west/sea"
"""Orange's two roads of the printed map and a third, which leads to a free intersection."""
NEW_SITE = place("desert/fields 5/mountains 6")
"""The intersection at the end of the third road."""
ALL_BRICK = {"A": "4 ore lumber wool grain", "B": "7 brick", "C": "6 brick", "D": "6 brick"}
_LATE = (
    "F6,P3,P8,A2,M4,A5,F10,F5,H9,D,M6,A9,A10,M11,F3,P12,H8,P4,H11 3w33bl3go s25.37.48.49c24r29.30.37.47.63.64.66.67.68."
    "69/s36.46c28r40.41.42.52.58.59.60/s0.7.40c8.39r1.7.11.12.13.55.56.57/s5.17.29c14.16r8.9.10.15.16.18.24.25.26.35 "
    "2,-2"
)
"""A board near its end, as opponents have played it; a settlement more for Orange, a city more for White."""


def red_rolls() -> Position:
    """The printed map; Red is about to roll."""
    return sketch(stage="roll", active="B")


def first_road() -> Position:
    """Orange can pay for one road, and has rolled."""
    return sketch(hands={"A": "lumber brick"})


def first_settlement() -> Position:
    """Orange's road leads to a free intersection, and the hand pays for one settlement."""
    return sketch(roads={"A": ROADS}, hands={"A": "lumber brick wool grain"})


def no_brick() -> Position:
    """The same, but with ore to spare instead of brick."""
    return sketch(roads={"A": ROADS}, hands={"A": "4 ore lumber wool grain"})


def bank_without_brick() -> Position:
    """The same again, while all the brick is in the hands of the others."""
    return sketch(roads={"A": ROADS}, hands=ALL_BRICK)


def before_the_roll() -> Position:
    """Orange's turn begins, with ore to spare and no brick."""
    return sketch(stage="roll", roads={"A": ROADS}, hands={"A": "4 ore lumber wool grain"})


def seven() -> Position:
    """Orange has rolled a 7; Red has a city and leads."""
    return sketch(
        stage="robber",
        dice=[3, 4],
        settlements={"B": "mountains 6/forest 3/pasture 12"},
        cities={"B": "hills 9/fields 10/forest 5"},
        hands={"A": "lumber wool", "B": "lumber grain ore", "C": "grain", "D": "wool"},
    )


def last_turn() -> Position:
    """Orange's turn begins with 8 points. White has 9, and the cards for a city."""
    return parse(
        f"catan/1 almanac roll/roll/69 AAA {_LATE} 1.0.3.3.3/1.0.0.1.1/1.0.2.0.0/0.2.0.2.3 16.17.14.13.12 -/v/kmm/- - "
        "6.2.2.0.4 4.1.1.1 DA -.0.0 -"
    )


def card_in_hand() -> Position:
    """Orange has 8 points on the board, a victory point card, and the cards for a settlement."""
    return parse(
        f"catan/1 almanac trade/trade/69 AAA {_LATE} 1.1.1.1.0/1.0.0.1.1/1.0.2.0.0/0.2.0.2.3 16.16.16.15.15 v/v/kmm/- "
        "- 6.2.2.0.3 4.1.1.1 DA 22.0.0 -"
    )
