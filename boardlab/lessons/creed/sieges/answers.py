"""What the topic "Sieges" asks of its positions: tents that are struck, units that may besiege, costs and chances."""

from __future__ import annotations

from boardlab.core.i18n.language import Phrase
from boardlab.creed import Position
from boardlab.creed.actions import Kind
from boardlab.creed.board import RANKS, TENTS
from boardlab.creed.rules.deployment import DEPLOY_AP
from boardlab.creed.rules.field_attack import ATTACK_AP
from boardlab.creed.rules.odds import LEADERS, leaders_found, tents_to_open
from boardlab.creed.rules.sieges import SIEGE_AP, blockers, siege_target
from boardlab.creed.tents import DESTROYED, FORTIFIED
from boardlab.lessons.creed import fields
from boardlab.lessons.creed.fields import FIGHTING, names, strength, units
from boardlab.lessons.creed.sieges import plans
from boardlab.lessons.creed.sieges.plans import ANY_WAY, price
from boardlab.lessons.display import do

NEAR = "BT31"
"""The first tent of line 1."""
FAR = "BT11"
"""The last tent of line 1."""
FULL = "blank blank commander  blank king blank  blank blank blank"
FORT = "blank blank commander  king blank blank  blank+fortified blank blank"
"""A camp of B with a fortress on the first tent of line 1."""
DEPTHS = ("near", "middle", "far")


# -- what a siege strikes ----------------------------------------------------------------------------------------------


def struck(p: Position) -> frozenset[str]:
    """The tents that A's units would strike, each on its line."""
    return frozenset(p.layout.tent_names[siege_target(p, p.layout.cell_numbers[cell])] for cell in units(p, 0))


def on_the_lines(p: Position, first: int = 0, last: int = RANKS, *, ruins: bool = False) -> frozenset[str]:
    """The tents on the lines of A's units, those at these places of each line, with or without destroyed ones."""
    lanes = [p.layout.lane[p.layout.cell_numbers[cell] // RANKS] for cell in units(p, 0)]
    tents = [tent for lane in lanes for tent in lane[first:last] if ruins or not p.camps[tent] & DESTROYED]
    return frozenset(p.layout.tent_names[tent] for tent in tents)


def why_not_struck(p: Position, picked: frozenset[str]) -> Phrase | None:
    """Says of a tent that was picked wrongly why no siege strikes it, or of one left out that one does."""
    wrong, missing = picked - struck(p), struck(p) - picked
    if wrong:
        ruin = p.camps[p.layout.tent_numbers[min(wrong)]] & DESTROYED
        return Phrase("explain.sieges.ruin" if ruin else "explain.sieges.behind", {"place": fields.said(p, min(wrong))})
    return Phrase("explain.sieges.struck", {"place": fields.said(p, min(missing))}) if missing else None


def after_the_leader(p: Position, siege: str, tent: str) -> str:
    """What lies in a tent after the siege that finds a leader there: a ``ruin``, a tent ``closed``, or the leader."""
    left = do(p, siege).camps[p.layout.tent_numbers[tent]]
    return "ruin" if left & DESTROYED else "closed"


def falling(p: Position) -> tuple[str, ...]:
    """The order in which A's tents on line 3 fall to B, by how near they lie to the field."""
    lane = p.layout.lane[p.layout.cell_numbers["B31"] // RANKS]
    order: list[str] = []
    for text in ("siege B31", "siege B32", "siege B33"):
        before, p = p.camps, do(p, text)
        order += [DEPTHS[depth] for depth, tent in enumerate(lane) if p.camps[tent] != before[tent]]
    return tuple(order)


# -- who may -----------------------------------------------------------------------------------------------------------


def besiegers(p: Position) -> frozenset[str]:
    """The cells of the units that may make a siege attack."""
    return names(p, (act.source for act in p.legal_actions() if act.kind == Kind.SIEGE))


def on_open_lines(p: Position) -> frozenset[str]:
    """A's units on lines that nobody guards."""
    return frozenset(cell for cell in units(p, 0) if not blockers(p, p.layout.cell_numbers[cell]))


def past_the_guards(p: Position) -> frozenset[str]:
    """A's units that could besiege if nobody defended."""
    strong = {cell for cell in units(p, 0, *FIGHTING) if strength(p, cell).total > 0}
    return units(p, 0, "siege_engine", "assassin") | strong


# -- what it takes -----------------------------------------------------------------------------------------------------


def becomes(p: Position) -> str:
    """What becomes of the tent that the unit on A11 besieges."""
    told = [event.kind for event in p.events(p.read_action("siege A11"))]
    return "token" if "fortress_gone" in told else "falls" if "tent_blank" in told else "nothing"


def one_attacker_each(p: Position) -> int:
    """What line 1 costs with one attacker for each defender, the first one there already, and a unit for the tent."""
    guards = len(blockers(p, p.layout.cell_numbers["A11"]))
    return guards * (ATTACK_AP + DEPLOY_AP) + SIEGE_AP


def prices(p: Position) -> dict[str, int]:
    """What the last tent of an open line costs: by sieges of usual units, by the special action, by an assassin."""
    by_action = price(p, FAR, kinds=frozenset({Kind.ASSASSINATE}))
    return {"sieges": RANKS * (DEPLOY_AP + SIEGE_AP), "action": by_action, "assassin": price(p, FAR, kinds=ANY_WAY)}


# -- the search --------------------------------------------------------------------------------------------------------


def places(tents: int = TENTS) -> int:
    """In how many ways two leaders may lie under so many tents."""
    return tents * (tents - 1) // LEADERS


def both_found(opened: int, tents: int = TENTS) -> int:
    """In how many of them both lie under the tents that were opened."""
    return int(leaders_found(opened, LEADERS, tents=tents) * places(tents))


def average_search(found: int = LEADERS) -> float:
    """How many tents are opened on average until so many leaders are found, to one place."""
    return round(float(tents_to_open(found)), 1)


def search_ap() -> int:
    """The AP of siege attacks that finding both takes on average, in whole AP."""
    return round(tents_to_open() * SIEGE_AP)


# -- the end -----------------------------------------------------------------------------------------------------------


def fortresses(p: Position) -> int:
    """How many fortresses B has on tents."""
    return sum(tent & FORTIFIED > 0 for tent in p.camp(1))
