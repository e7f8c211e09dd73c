"""What the checkpoints on building ask about: positions, answers asked of the game, and their receipts."""

from __future__ import annotations

from collections.abc import Mapping

from boardlab.catan import Position
from boardlab.catan.actions import Action, Kind
from boardlab.catan.board import ENDS_MASK, NEXT, PATHS_AT, SITE_AT, SITES, bits
from boardlab.catan.cards import CITY_COST, COSTS, bundle, counts_of, holds, size
from boardlab.catan.places import cards_phrase, kind_phrase, site_phrase
from boardlab.catan.position import events
from boardlab.core.contract.receipt import Receipt, ReceiptLine
from boardlab.core.i18n.language import Phrase, Seat
from boardlab.core.picture.scene import Marks
from boardlab.core.play.breadth_first import shortest_line
from boardlab.lessons.catan import PATHS, explaining, place_phrase, turns, wrong_building
from boardlab.lessons.catan.sketching import WORDING, place
from boardlab.lessons.catan.wrong_building import CONNECTED
from boardlab.lessons.display import Still


def closed(p: Position, name: str) -> Still:
    """The board, with the intersections barred that a building on this one closes to everybody."""
    near = NEXT[SITE_AT[place(name, p.island)]]
    return Still(p, Marks(refused=tuple(SITES[site] for site in bits(near))))


def fewest_roads(start: str, end: str) -> int:
    """How many roads lead from one intersection to another at least, with nothing in the way."""
    return roads_between(SITE_AT[place(start)], SITE_AT[place(end)])


def roads_between(start: int, goal: int) -> int:
    """How many roads lead from one intersection, by its number, to another at least."""
    reached, roads = {start}, 0
    while goal not in reached:
        reached |= {other for site in reached for other in bits(NEXT[site])}
        roads += 1
    return roads


def empty_site(p: Position) -> Phrase:
    """The empty intersection of :func:`rich` to which a road of A leads, in words."""
    return site_phrase(p.island, SITE_AT[place("mountains 3/fields 6/fields 4", p.island)])


CORNER = "forest 3/hills 11/pasture 12"
"""The free intersection that A's road touches in :func:`full_house`."""
CROSSING = "hills 9/mountains 11"
"""The path in :func:`full_house` that leaves an intersection of roads of B and D."""


# -- paying ----------------------------------------------------------------------------------------------------------


Costs = Mapping[str, int]


def payable(hand: int, costs: Costs = COSTS) -> tuple[str, ...]:
    """The purchases a hand could pay, each by itself."""
    return tuple(name for name, cost in costs.items() if holds(hand, cost))


def lacking(hand: int, cost: int) -> tuple[int, ...]:
    """How many cards of each kind are missing for a cost."""
    return tuple(max(0, need - have) for need, have in zip(counts_of(cost), counts_of(hand), strict=True))


def missing(hand: int, cost: int) -> int:
    """How many cards are missing for a cost."""
    return sum(lacking(hand, cost))


def hand(p: Position) -> dict[str, object]:
    """The hand of the seat whose turn it is, as a fact of a question."""
    return {"hand": cards_phrase(p.packed_hand(p.active)), "player": Seat(p.active)}


def missing_receipt(p: Position, cost: int = CITY_COST) -> Receipt:
    """Card by card, what is missing for a cost."""
    hand = p.packed_hand(p.active)
    lines = [
        ReceiptLine(
            p.active,
            kind_phrase(kind),
            Phrase("counting.need", {"need": need, "have": have}),
            max(0, need - have),
            "catan.build.pay",
        )
        for kind, (need, have) in enumerate(zip(counts_of(cost), counts_of(hand), strict=True))
        if need
    ]
    return Receipt(Phrase("counting.missing"), tuple(lines), unit="cards")


def purchase_receipt(p: Position) -> Receipt:
    """Purchase by purchase, whether the hand pays for it."""
    lacks = {name: missing(held(p), cost) for name, cost in COSTS.items()}
    lines = tuple(
        ReceiptLine(
            p.active,
            Phrase("counting.development" if name == "development" else f"piece.{name}"),
            Phrase("counting.lacks", {"n": count}) if count else Phrase("counting.paid"),
            int(not count),
            f"catan.build.cost.{name}",
        )
        for name, count in lacks.items()
    )
    return Receipt(Phrase("counting.affordable"), lines, unit="verdict")


def road_line(p: Position) -> tuple[str, ...]:
    """Roads, one after the other, as long as the rules allow another one."""
    found: list[str] = []
    while act := next((act for act in p.legal_actions() if act.kind == Kind.ROAD), None):
        found.append(act.to_text())
        p = p.play(act)
    return tuple(found)


def built_receipt(p: Position, line: tuple[str, ...]) -> Receipt:
    """What a turn builds, one line for each thing, counted."""
    lines = []
    for text in line:
        act = p.read_action(text)
        event = events(p, act)[0]
        label = Phrase(f"event.{event.kind}", {**event.facts, "player": Seat(p.active)})
        lines.append(
            ReceiptLine(p.active, label, Phrase("counting.price", {"cards": price(act)}), 1, event.rule, event.places)
        )
        p = p.play(act)
    return Receipt(Phrase("counting.built"), tuple(lines), unit="count")


def price(act: Action) -> object:
    """What something built costs, in words."""
    return cards_phrase(COSTS[{Kind.ROAD: "road", Kind.SETTLEMENT: "settlement", Kind.CITY: "city"}[act.kind]])


def cost(name: str, lang: str | None = None) -> str:
    """What a purchase costs, in words: ``1 lumber, 1 brick``."""
    return WORDING.fill("{cards}", lang, None, {"cards": cards_phrase(COSTS[name])})


# -- a refusal -------------------------------------------------------------------------------------------------------

FAR = "fields 10/hills 8/mountains 11"


def far_site() -> str:
    """A settlement that several rules forbid in :func:`crossroads`."""
    return f"settlement {place(FAR)}"


def rules_against(p: Position, text: str) -> tuple[str, ...]:
    """The rules an action breaks, each once."""
    return tuple(dict.fromkeys(p.judge(p.read_action(text)).rules))


def refusal_receipt(p: Position, text: str) -> Receipt:
    """The rules an action breaks, one a line."""
    lines = [
        ReceiptLine(p.active, Phrase(f"counting.breaks.{rule.rpartition('.')[2]}"), None, 1, rule)
        for rule in rules_against(p, text)
    ]
    return Receipt(Phrase("counting.against"), tuple(lines), unit="count")


# -- when ------------------------------------------------------------------------------------------------------------

STEPS = {
    "roll": ("roll", "dice 1 1"),
    "trade": ("trade 4 lumber for 1 wool",),
    "build": ("road -2,0|-1,0",),
    "end": ("end",),
}


def orders(p: Position, steps: Mapping[str, turns.Line] = STEPS) -> list[tuple[str, ...]]:
    """The orders in which all the steps of a turn are allowed."""
    return turns.orders(p, steps)


SWAP = "trade 4 wool for 1 grain"

# -- turns -----------------------------------------------------------------------------------------------------------


def city_and_settlement(p: Position) -> tuple[str, ...]:
    """A city on the first settlement, then the settlement that this makes possible."""
    city = SITES[next(bits(p.pieces.settlements[p.active]))]
    return f"city {city}", f"settlement {place(CORNER)}"


def has_harbour(p: Position, seat: int) -> bool:
    """Does a building of this seat stand at a harbour?"""
    built = p.pieces.settlements[seat] | p.pieces.cities[seat]
    return any(p.island.harbour_at[site] >= 0 for site in bits(built))


def to_the_harbour(p: Position) -> tuple[str, ...]:
    """The shortest turn that ends with a settlement at a harbour: roads first, then the settlement."""

    def tried(q: Position) -> list[Action]:
        return [act for act in q.legal_actions() if act.kind in (Kind.ROAD, Kind.SETTLEMENT)]

    return shortest_line(p, tried, lambda end, line: has_harbour(end, p.active))


def most_points(p: Position) -> int:
    """The most points the seat can gain by building this turn, by trying every order of settlements and cities."""
    best, todo, seen = 0, [p], {p}
    for q in todo:
        best = max(best, q.scores[p.active] - p.scores[p.active])
        for act in q.legal_actions():
            if act.kind in (Kind.SETTLEMENT, Kind.CITY) and (end := q.play(act)) not in seen:
                seen.add(end)
                todo.append(end)
    return best


def held(p: Position) -> int:
    """The hand of the seat whose turn it is."""
    return p.packed_hand(p.active)


def points(p: Position) -> int:
    """A's points."""
    return p.scores[0]


def moved_on(p: Position, one: str, other: str, steps: Mapping[str, turns.Line] = STEPS) -> tuple[str, ...]:
    """The right order with two steps swapped."""
    swap = {one: other, other: one}
    return tuple(swap.get(step, step) for step in orders(p, steps)[0])


# -- wrong rules ------------------------------------------------------------------------------------------------------

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


def road_from_a_building(p: Position) -> str:
    """Wants the road to the settlement to come straight from another building."""
    own = p.pieces.settlements[p.active] | p.pieces.cities[p.active]
    paths = bits(PATHS_AT[SITE_AT[place(CORNER)]] & p.pieces.roads[p.active])
    return "legal" if any(ENDS_MASK[path] & own for path in paths) else CONNECTED
