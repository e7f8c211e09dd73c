"""Wrong rules of the topic “Building”, as code: what a learner who misremembers a cost or forgets a rule says.

Hands and costs are bundles of cards (:mod:`boardlab.catan.cards`), costs by the name of the purchase.
"""

from __future__ import annotations

from boardlab.catan import Position
from boardlab.catan.board import ENDS_MASK, PATHS_AT, SITE_AT, bits
from boardlab.catan.cards import COSTS, bundle, holds, size
from boardlab.lessons.catan.building.answers import CORNER, far_site, lacking, rules_against
from boardlab.lessons.catan.sketching import place
from boardlab.lessons.catan.wrong_building import CONNECTED

EVERY_KIND = {**COSTS, "settlement": bundle((1, 1, 1, 1, 1))}
"""A settlement costs one card of every kind."""
CARD_WITHOUT_ORE = {**COSTS, "development": bundle((0, 0, 1, 1, 0))}
"""A development card costs wool and grain alone."""
SWAPPED_CITY = {**COSTS, "city": bundle((0, 0, 0, 3, 2))}
"""Three grain and two ore for a city, the other way round."""
CITY_ON_TOP = {**COSTS, "city": COSTS["settlement"] + COSTS["city"]}
"""A city costs its settlement once more."""


def payable_by_number(hand: int) -> tuple[str, ...]:
    """Pays with any cards, as long as there are enough of them."""
    return tuple(name for name, cost in COSTS.items() if size(hand) >= size(cost))


def at_once(hand: int) -> int:
    """The most purchases of different kinds that a hand could pay together."""
    found = {0: hand}
    for chosen in range(1, 1 << len(COSTS)):
        low = chosen & -chosen
        left, cost = found.get(chosen ^ low), tuple(COSTS.values())[low.bit_length() - 1]
        if left is not None and holds(left, cost):
            found[chosen] = left - cost
    return max(chosen.bit_count() for chosen in found)


def kinds_missing(hand: int, cost: int) -> int:
    """Counts the kinds that are missing, not the cards."""
    return sum(count > 0 for count in lacking(hand, cost))


# -- rules ---------------------------------------------------------------------------------------------------------


def place_rules(p: Position) -> int:
    """Counts the rules about the place alone."""
    return sum(rule not in {f"catan.build.cost.{name}" for name in COSTS} for rule in rules_against(p, far_site()))


def without_limit(p: Position, text: str) -> str:
    """Thinks of every rule but the number of pieces."""
    broken = p.judge(p.read_action(text)).rules
    return next((rule for rule in broken if rule != "catan.build.settlement.five"), "legal")


def road_from_a_building(p: Position) -> str:
    """Wants the road to the settlement to come straight from another building."""
    own = p.pieces.settlements[p.active] | p.pieces.cities[p.active]
    paths = bits(PATHS_AT[SITE_AT[place(CORNER)]] & p.pieces.roads[p.active])
    return "legal" if any(ENDS_MASK[path] & own for path in paths) else CONNECTED
