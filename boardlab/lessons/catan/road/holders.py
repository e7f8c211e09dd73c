"""Positions on who holds longest road and largest army: ties, breaks, cards set aside, roads and knights for them."""

from __future__ import annotations

from boardlab.catan import Options, Position
from boardlab.catan.actions import Kind
from boardlab.catan.cards import KNIGHT, ONE
from boardlab.catan.options import ALMANAC
from boardlab.lessons.catan.road.answers import EAST, MINE, NORTH, PRICE, ROW, listed, path
from boardlab.lessons.catan.sketching import LETTERS, place, sketch
from boardlab.lessons.catan.turns import first_line
from boardlab.lessons.display import do

# -- who has the card ------------------------------------------------------------------------------------------------

FIFTH = "forest 6/pasture 3"
"""The path of B's fifth road."""


def catching_up() -> Position:
    """A holds the card with five; B has four and lays a fifth."""
    return sketch(
        bare=True,
        active="B",
        settlements={"A": MINE, "B": "forest 5/fields 2/hills 9"},
        roads={"A": listed(*ROW[1:6]), "B": listed(*NORTH[:4])},
        hands={"B": "lumber brick"},
        longest_road="A",
    )


def caught_up() -> Position:
    """B has laid the fifth road."""
    return do(catching_up(), f"road {path(FIFTH)}")


D_CUTS = "mountains 11/desert/forest 3"


TIE_CUT = "forest 3/mountains 6/pasture 12"


def tie(options: Options = ALMANAC) -> Position:
    """A holds the card with seven; D is about to cut it to five or six, as long as another's line."""
    return sketch(
        bare=True,
        options=options,
        active="D",
        settlements={"A": MINE, "B": "forest 6/mountains 4/pasture 3", "D": "hills 11/pasture 12/sea"},
        roads={
            "A": listed(*ROW[1:8]),
            "B": listed(*NORTH),
            "D": listed("forest 3/pasture 12", "hills 11/pasture 12"),
        },
        hands={"D": PRICE},
        longest_road="A",
    )


def tied(options: Options = ALMANAC) -> Position:
    """The same, once D has built."""
    return do(tie(options), f"settlement {place(TIE_CUT)}")


def lying_aside() -> Position:
    """The card lies aside after a tie of five; A can build a sixth road."""
    return sketch(
        bare=True,
        stage="build",
        settlements={"A": MINE, "B": "forest 6/mountains 4/pasture 3", "D": TIE_CUT},
        roads={"A": listed(*ROW[1:8]), "B": listed(*NORTH), "D": listed("forest 3/pasture 12", "hills 11/pasture 12")},
        hands={"A": "lumber brick"},
        longest_road=None,
    )


# -- building for it -------------------------------------------------------------------------------------------------


def gap() -> Position:
    """A holds the card with five. B has three roads and two, with one path between them, and can pay for one road."""
    return sketch(
        bare=True,
        stage="build",
        active="B",
        settlements={"A": "forest 5/fields 10/hills 9", "B": "forest 10/fields 9/sea, fields 5/pasture 8/forest 10"},
        roads={
            "A": listed(*ROW[1:6]),
            "B": listed(*EAST[:3], "fields 5/forest 10", "fields 5/pasture 8"),
        },
        hands={"B": "lumber brick"},
        longest_road="A",
    )


def first_road(p: Position, wanted: int) -> tuple[str, ...]:
    """A road after which the seat to move has a longest line of this length."""
    return first_line(p, Kind.ROAD, wanted=lambda end: end.pieces.lengths[p.decider] == wanted)


def best_road(p: Position) -> tuple[str, ...]:
    """The road that makes the line of the seat to move longest."""
    texts = [act for act in p.legal_actions() if act.to_text().startswith("road")]
    return (max(texts, key=lambda act: p.play(act).pieces.lengths[p.decider]).to_text(),)


# -- largest army ----------------------------------------------------------------------------------------------------


def knights_needed(p: Position, seat: int = 1) -> int:
    """How many knights a seat still has to play to get the largest army, one a turn."""
    played = 0
    while p.army_holder != seat:
        p = do(p, "play knight")
        played += 1
        letter = LETTERS[seat]
        left = " ".join(["knight"] * (p.developments[seat] // ONE[KNIGHT] & 0xFF))
        p = sketch(
            active=letter,
            developments={letter: left} if left else {},
            knights=dict(zip(LETTERS, p.knights, strict=True)),
            largest_army=LETTERS[p.army_holder],
        )
    return played


def both_cards() -> Position:
    """A has two settlements, a city, the longest road with six, and the largest army with three knights."""
    return sketch(
        bare=True,
        settlements={"A": "forest 5/fields 10/hills 9, mountains 11/desert/forest 3"},
        cities={"A": "mountains 6/pasture 12/fields 9"},
        roads={"A": listed(*ROW[1:7])},
        knights={"A": 3, "C": 2},
    )
