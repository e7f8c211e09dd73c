"""What the checkpoints on sieges ask about: positions, answers asked of the game, and their receipts."""

from __future__ import annotations

from boardlab.core.receipt import Receipt
from boardlab.creed import Position
from boardlab.creed.actions import Kind
from boardlab.creed.board import RANKS, TENTS
from boardlab.creed.deployment import DEPLOY_AP
from boardlab.creed.events import events
from boardlab.creed.odds import LEADERS, leaders_found, tents_to_open
from boardlab.creed.options import SPECIALS, USUAL
from boardlab.creed.sieges import SIEGE_AP, siege_target
from boardlab.creed.tents import DESTROYED
from boardlab.lessons.creed.board_cases import cost_receipt
from boardlab.lessons.creed.siege_plans import ANY_WAY, destroyed, plan, price
from boardlab.lessons.creed.sketching import sketch
from boardlab.lessons.display import do

NEAR = "BT31"
"""The first tent of line 1."""
FAR = "BT11"
"""The last tent of line 1."""
FULL = "blank blank commander  blank king blank  blank blank blank"
RUINS = "commander blank blank  blank king blank+destroyed  blank+destroyed blank blank+destroyed"
"""A camp of B: the first tent of line 1 and two of line 3 are destroyed."""


def board() -> Position:
    """The board of the tutorial: lines 1 and 3 are open, line 2 is guarded."""
    return sketch("A11=infantry_1 A23=siege_engine A31=cavalry_3 A32=archer B21=shield_5", camps={"B": FULL})


# -- what a siege strikes ----------------------------------------------------------------------------------------------


def ruins() -> Position:
    """A unit of A on each line; nobody defends, and some tents of B are destroyed."""
    return sketch("A11=infantry_2 A21=spearman A32=cavalry_3", camps={"B": RUINS}, hands={"A": "", "B": ""})


def fighters(p: Position) -> list[int]:
    """The cells of A's units."""
    return [cell for cell in p.layout.cells_of[0] if p.units[cell]]


def struck(p: Position) -> frozenset[str]:
    """The tents that A's units would strike, each on its line."""
    return frozenset(p.layout.tent_names[siege_target(p, cell)] for cell in fighters(p))


DEPTHS = ("near", "middle", "far")


def besieged() -> Position:
    """B's turn: three units of B on line 3, and nobody of A defends it."""
    return sketch(
        "A11=shield_4 A22=spearman B31=infantry_1 B32=cavalry_4 B33=spearman", player=1, rulings={"swamps": "none"}
    )


def falling(p: Position) -> tuple[str, ...]:
    """The order in which A's tents on line 3 fall to B, by how near they lie to the field."""
    lane = p.layout.lane[p.layout.cell_numbers["B31"] // RANKS]
    order: list[str] = []
    for text in ("siege B31", "siege B32", "siege B33"):
        before, p = p.camps, do(p, text)
        order += [DEPTHS[depth] for depth, tent in enumerate(lane) if p.camps[tent] != before[tent]]
    return tuple(order)


# -- who may -----------------------------------------------------------------------------------------------------------


def crowd() -> Position:
    """Units of all sorts; line 2 is guarded, lines 1 and 3 are open."""
    return sketch(
        "A11=archer A13=infantry_1 A21=siege_engine A23=cavalry_4 A31=shield_4 A33=obstacle_1 B21=shield_5 B23=archer"
    )


def besiegers(p: Position) -> frozenset[str]:
    """The cells of the units that may make a siege attack."""
    return frozenset(p.layout.cell_names[act.source] for act in p.legal_actions() if act.kind == Kind.SIEGE)


# -- fortresses --------------------------------------------------------------------------------------------------------

FORT = "blank blank commander  king blank blank  blank+fortified blank blank"
"""A camp of B with a fortress on the first tent of line 1."""


def becomes(p: Position) -> str:
    """What becomes of the tent that the unit on A11 besieges."""
    told = [event.kind for event in events(p, p.read_action("siege A11"))]
    return "token" if "fortress_gone" in told else "falls" if "tent_blank" in told else "nothing"


# -- what it costs -----------------------------------------------------------------------------------------------------


def to_the_tent(p: Position) -> int:
    """The fewest AP for the first tent of line 1."""
    return price(p, destroyed(NEAR))


def way_receipt(p: Position) -> Receipt:
    """A cheapest plan for that tent, AP by AP."""
    return cost_receipt(p, plan(p, destroyed(NEAR)))


def after_the_plan(p: Position) -> Position:
    """The position once that plan was played."""
    return do(p, *plan(p, destroyed(NEAR)))


ASSASSINATED = {"A": [USUAL.first_box[SPECIALS.index("assassinate")]]}
"""A's box for assassinating holds a cube: what that would cost is another question."""


def wall() -> Position:
    """Two units of B close line 1; cavalry and an archer of A stand there."""
    return sketch(
        "A11=cavalry_4 A12=archer B11=infantry_1 B12=shield_4",
        camps={"B": FULL},
        hands={"A": "spearman infantry_1"},
        boxes=ASSASSINATED,
    )


def deep() -> Position:
    """Line 1 is empty; the tent wanted is its last one."""
    return sketch("A33=shield_4 B21=spearman B31=cavalry_3", nations=[4, 1], camps={"B": FULL})


def prices(p: Position) -> dict[str, int]:
    """What the last tent of an open line costs: by sieges of usual units, by the special action, by an assassin."""
    by_sieges = RANKS * (DEPLOY_AP + SIEGE_AP)
    by_action = price(p, destroyed(FAR), kinds=frozenset({Kind.ASSASSINATE}))
    return {"sieges": by_sieges, "action": by_action, "assassin": price(p, destroyed(FAR), kinds=ANY_WAY)}


def cheapest_way(p: Position) -> str:
    """The cheapest of those three."""
    found = prices(p)
    return min(found, key=lambda key: found[key])


# -- the search --------------------------------------------------------------------------------------------------------

OPENED = 4


def places(tents: int = TENTS) -> int:
    """In how many ways two leaders may lie under so many tents."""
    return tents * (tents - 1) // LEADERS


def both_found(opened: int = OPENED, tents: int = TENTS) -> int:
    """In how many of them both lie under the tents that were opened."""
    return int(leaders_found(opened, LEADERS, tents=tents) * places(tents))


def average_search(found: int = LEADERS) -> float:
    """How many tents are opened on average until so many leaders are found, to one place."""
    return round(float(tents_to_open(found)), 1)


def search_ap() -> int:
    """The AP of siege attacks that finding both takes on average, in whole AP."""
    return round(tents_to_open() * SIEGE_AP)


# -- the end -----------------------------------------------------------------------------------------------------------

LAST = (
    "blank+destroyed commander king+fortified  blank blank+destroyed blank+destroyed  "
    "blank+destroyed blank+destroyed blank+destroyed"
)
"""A camp of B with one tent left on each line; the king's is fortified."""


def last_three() -> Position:
    """Three tents of B stand, one on each line, one of them fortified; A has 13 AP."""
    return sketch(
        "A11=infantry_1 A21=siege_engine A31=spearman A32=cavalry_3 B21=shield_5 B23=archer",
        camps={"B": LAST},
        ap={"A": 13},
        kept={"A": 3},
        hands={"A": ""},
    )


def standing(p: Position) -> int:
    """How many tents of B stand."""
    return sum(not tent & DESTROYED for tent in p.camp(1))


def to_the_end(p: Position) -> tuple[str, ...]:
    """Sieges until the game is over: one plan of all that are possible."""
    for act in p.legal_actions():
        if act.kind == Kind.SIEGE:
            end = p.play(act)
            if end.is_over:
                return (act.to_text(),)
            rest = to_the_end(end)
            if rest:
                return (act.to_text(), *rest)
    return ()
