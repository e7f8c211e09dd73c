"""Positions that the checkpoints on the island ask about."""

from __future__ import annotations

from boardlab.catan import Position
from boardlab.lessons.catan.sketching import place, sketch
from boardlab.lessons.display import do


def three_on_a_tile() -> Position:
    """B has a city and two settlements at mountains 6; A is to roll."""
    return sketch(
        bare=True,
        stage="roll",
        settlements={
            "B": "fields 9/pasture 12/mountains 6, forest 3/desert/mountains 6",
            "D": "forest 6/mountains 4/pasture 3",
        },
        cities={"B": "fields 5/forest 10/mountains 6"},
    )


def half_blocked() -> Position:
    """The robber on hills 8, where A has a city and C a settlement; D has a settlement at pasture 8. B is to roll."""
    return sketch(
        stage="roll",
        active="B",
        robber="hills 8",
        settlements={"A": "mountains 6/forest 10/fields 9"},
        cities={"A": "hills 8/pasture 4/sea"},
    )


def beside_the_desert() -> Position:
    """C is to roll; D has a settlement at the desert."""
    sites = "fields 5/pasture 8/forest 10, desert/forest 3/mountains 11"
    return sketch(stage="roll", active="C", settlements={"D": sites})


def in_the_air() -> Position:
    """The dice are thrown. D has a settlement and a city at hills 9, A two settlements elsewhere."""
    p = sketch(
        bare=True,
        stage="roll",
        active="D",
        settlements={"D": "fields 2/hills 9/mountains 4", "A": "pasture 8/forest 10/sea, hills 8/pasture 4/sea"},
        cities={"D": "forest 5/fields 10/hills 9"},
    )
    return do(p, "roll")


def short_of_ore() -> Position:
    """Two ore are left in the bank; A has a settlement and B a city at mountains 6. A is to roll."""
    return sketch(
        bare=True,
        stage="roll",
        settlements={"A": "fields 5/forest 10/mountains 6"},
        cities={"B": "forest 3/pasture 12/mountains 6"},
        hands={"C": "9 ore", "D": "8 ore"},
    )


AROUND = ("desert", "hills 9", "fields 10", "hills 8", "pasture 4")
"""Tiles whose borders with mountains 11 make a line of five."""
UPGRADED = "fields 10/hills 9/mountains 11"


def before_a_city() -> Position:
    """C holds the longest road and can make a settlement a city."""
    return sketch(
        bare=True,
        stage="build",
        active="C",
        settlements={"C": f"desert/forest 3/mountains 11, {UPGRADED}"},
        cities={"C": "hills 8/pasture 4/mountains 11"},
        roads={"C": ", ".join(f"{tile}/mountains 11" for tile in AROUND)},
        longest_road="C",
        hands={"C": "3 ore 2 grain"},
    )


def with_a_city(p: Position) -> Position:
    """The settlement has become a city."""
    return do(p, f"city {place(UPGRADED)}")
