"""What the checkpoints on trade ask about: positions, answers asked of the game, and their receipts."""

from __future__ import annotations

from typing import Any

from boardlab import catan
from boardlab.catan import Position
from boardlab.catan.actions import Action, Kind, action
from boardlab.catan.board import ENDS, HARBOUR_PATHS, SITE_AT, SITES, SITES_OF_TILE, TILES_OF_PATH, TILES_OF_SITE, bits
from boardlab.catan.cards import CITY_COST, ONE, SETTLEMENT_COST, counts_of, size
from boardlab.catan.island import HARBOUR_SITES, HARBOURS
from boardlab.catan.options import ALMANAC, WIN, Options
from boardlab.catan.pieces import NO_HARBOUR
from boardlab.core.json_data import Json
from boardlab.lessons.catan.bank import RATES, against, missing, rates, swapped
from boardlab.lessons.catan.sketching import sketch
from boardlab.lessons.catan.worked import example
from boardlab.lessons.display import do
from boardlab.lessons.model.question_types import LEGAL

HOLD = "catan.cards.must_hold"
"""The rule that only cards in hand are handed over."""
C_HAS_ROLLED, D_HAS_DEALT = 65, 96
"""Plies of the worked example: C has rolled in turn 11; D has traded with B in turn 16."""


# -- with the others -----------------------------------------------------------------------------------------------


HANDS = {"A": "2 lumber 4 ore", "B": "2 brick", "C": "brick wool", "D": "grain"}


def market() -> Position:
    """A lacks brick, and can spare ore."""
    return sketch(hands=HANDS)


def early() -> Position:
    """The same before the roll."""
    return sketch(hands=HANDS, phase="roll", stage="roll")


ROAD = "road 2,-1|2,0"
STEPS = {
    "roll": ("roll", "dice 1 1"),
    "offer": ("offer 1 ore for 1 brick",),
    "answers": ("accept", "accept", "decline"),
    "close": ("confirm B",),
    "road": (ROAD,),
}
"""The steps of a turn with one trade, as actions."""


def course(p: Position) -> tuple[str, ...]:
    """The steps of a turn in the order in which the game allows them: always the first that is possible."""
    left, found = dict(STEPS), list[str]()
    while left:
        step = next(name for name, texts in left.items() if p.judge(p.read_action(texts[0])))
        p = do(p, *left.pop(step))
        found.append(step)
    return tuple(found)


def answered() -> Position:
    """A has offered 1 ore for 1 brick; B and C make other offers, D declines."""
    answers = ("counter 1 brick for 3 ore", "counter 1 brick for 1 lumber 1 ore", "decline")
    return do(market(), "offer 1 ore for 1 brick", *answers)


def terms(p: Position, seat: int) -> tuple[int, int]:
    """What the active player would give and get with a seat that has answered an offer."""
    offer = p.underway.offer
    answer = offer.answers[seat] if offer is not None else None
    if answer is None:
        raise ValueError("This seat has not answered an offer.")
    return answer


def between_others() -> Position:
    """A's turn; B has the lumber that C wants, and C the grain that B wants."""
    return sketch(hands={"A": "lumber", "B": "lumber wool", "C": "grain brick", "D": "ore"})


def how_it_goes(p: Position, most: int = 2) -> str:
    """How B's lumber and C's grain can change places in A's turn: directly, through A, or not at all.

    Args:
        p: the position.
        most: trades allowed in a turn; the rules set no limit, and two are enough here.
    """
    if p.judge(swap_among_others(p)):
        return "directly"
    trades = (("offer 1 lumber for 1 grain", "decline", "accept", "decline", "confirm C"),
              ("offer 1 grain for 1 lumber", "accept", "decline", "decline", "confirm B"))  # fmt: skip
    for trade in trades[:most]:
        p = do(p, *trade)
    return "through" if p.hands[1] == (0, 0, 1, 1, 0) else "never"


def swap_among_others(p: Position) -> Action:
    """B's wish: to offer C lumber for grain."""
    return action(Kind.OFFER, 1, give=ONE[0], get=ONE[3])


def fair() -> Position:
    """A holds a development card besides resources."""
    hands = {"A": "lumber 3 ore", "B": "2 brick ore", "C": "brick", "D": "grain"}
    return sketch(hands=hands, developments={"A": "knight"})


DEALS = {
    "card": "offer 1 knight for 1 brick",
    "same": "offer 3 ore for 1 ore",
    "unheld": "offer 2 lumber for 1 brick",
    "gift": "offer 1 lumber for nothing",
    "bundle": "offer 1 lumber 1 ore for 1 brick",
}
"""Deals to choose from, as actions."""


def broken_by(p: Position, *rules: str) -> str:
    """The one of the deals that breaks just these rules."""
    return next(name for name, text in DEALS.items() if against(p, text) == rules)


# -- would you accept? ---------------------------------------------------------------------------------------------

TO_THE_COAST = "mountains 6/forest 10, forest 10/fields 9"
"""Roads of A that lead towards the coast in the east."""


def _offered(offer: str, hands: dict[str, str], **pieces: Any) -> Position:
    """D's turn; D has made an offer, and A answers first."""
    return do(sketch(active="D", hands=hands | {"B": "grain", "C": "ore brick"}, **pieces), offer)


def fair_offer() -> Position:
    """A lacks just wool for a settlement; D has wool to spare, and nothing to build with A's lumber."""
    roads = {"A": f"{TO_THE_COAST}, fields 9 north-east/sea, pasture 4 south-west/sea"}
    return _offered("offer 1 wool for 1 lumber", {"A": "2 lumber brick grain", "D": "3 wool ore"}, roads=roads)


def leaders_offer() -> Position:
    """D has all points but one, and lacks a brick for a settlement; the ore would make a city for A."""
    homes = "fields 5/pasture 8/forest 10, fields 2/hills 9/mountains 4"
    others = "forest 5/fields 2/sea, hills 9/mountains 11/desert, forest 10 north-east/sea"
    roads = (
        "fields 5/pasture 8, fields 2/hills 9, forest 5/fields 2, hills 9/mountains 4, hills 9/desert, "
        "pasture 8/forest 10, forest 10 north-east/sea, pasture 3/pasture 8"
    )
    hands = {"A": "2 brick 2 grain ore", "D": "lumber wool grain 3 ore"}
    pieces: Json = {
        "settlements": {"D": others},
        "cities": {"D": homes},
        "roads": {"D": roads},
        "knights": {"D": 3},
    }
    return _offered("offer 2 ore for 1 brick", hands, largest_army="D", **pieces)


def racing_offer() -> Position:
    """Roads of A and of D end at the same free intersection; D lacks a lumber, A some wool, to settle there."""
    mine = f"{TO_THE_COAST}, forest 10 east/sea, pasture 4 south-west/sea"
    theirs = "fields 5/pasture 8, fields 2/hills 9, pasture 8/forest 10, forest 10 north-east/sea"
    hands = {"A": "2 lumber brick grain ore", "D": "brick wool grain 2 ore"}
    return _offered("offer 2 ore for 1 lumber", hands, roads={"A": mine, "D": theirs})


def dealt(p: Position) -> Position:
    """The position after A has accepted and D has traded with A."""
    return do(p, "accept", "decline", "decline", "confirm A")


def advised(p: Position) -> str:
    """What A had better answer: no if D then wins or takes A's site at once, else yes if it helps A to build."""
    after = dealt(p)
    built = [act for act in after.legal_actions() if act.kind in (Kind.SETTLEMENT, Kind.CITY)]
    if any(after.play(act).scores[p.active] >= WIN for act in built):
        return "wins"
    reached = {site for road in bits(p.pieces.roads[0]) for site in ENDS[road]}
    if any(act.kind is Kind.SETTLEMENT and act.place in reached for act in built):
        return "site"
    return own_gain(p)


def own_gain(p: Position) -> str:
    """Looks at A's own hand alone: yes, if fewer cards are missing for a settlement or a city."""
    after = dealt(p)
    nearer = any(missing(after, 0, cost) < missing(p, 0, cost) for cost in (SETTLEMENT_COST, CITY_COST))
    return "accept" if nearer else "useless"


def road_at_a_harbour() -> Position:
    """A road of A, but no building, ends at the 3:1 harbour in the east; A holds three ore."""
    return sketch(
        roads={"A": f"{TO_THE_COAST}, fields 9 north-east/sea, pasture 4 south-west/sea"}, hands={"A": "3 ore"}
    )


# -- with the bank -------------------------------------------------------------------------------------------------


def harbour_sites(kind: str) -> frozenset[str]:
    """Keys of the intersections at which the harbours of a kind are used, on the classic map."""
    island = sketch().island
    return frozenset(
        SITES[site]
        for path, found in zip(HARBOUR_PATHS, island.harbours, strict=True)
        for site in ENDS[path]
        if HARBOURS[found] == kind
    )


def at_harbours(*kinds: str, seat: str = "A", hand: str = "nothing", options: Options = ALMANAC) -> Position:
    """A bare island on which a seat has a settlement at a harbour of each kind: ``at_harbours("generic", "wool")``."""
    sites = [min(harbour_sites(kind)) for kind in kinds]
    return sketch(bare=True, active=seat, settlements={seat: ", ".join(sites)}, hands={seat: hand}, options=options)


def at_the_open_sea() -> Position:
    """A has a settlement at the coast, away from all harbours, and ore to spare."""
    return sketch(
        bare=True,
        settlements={"A": "pasture 8 north/sea, mountains 6/forest 10/fields 9"},
        roads={"A": "pasture 8 north-east/sea, mountains 6/forest 10"},
        hands={"A": "5 ore"},
    )


def lumber_harbour_taken() -> Position:
    """A has a settlement at the lumber harbour; B is to build."""
    return sketch(
        active="B",
        settlements={"A": "mountains 6/forest 10/fields 9, pasture 4 south/sea"},
        roads={"A": "mountains 6/forest 10, pasture 4 south-west/sea"},
        hands={"B": "5 lumber brick"},
    )


def sites_left_at(kind: str, p: Position) -> int:
    """On how many intersections at harbours of a kind a settlement may still stand, by the distance rule."""
    return sum(p.pieces.sites >> SITE_AT[site] & 1 for site in harbour_sites(kind))


def once_each(p: Position, seat: int) -> int:
    """Swaps each kind once at most (a wrong rule)."""
    counts, found = counts_of(p.packed_hand(seat)), rates(p, seat)
    return sum(count >= rate for count, rate in zip(counts, found, strict=True))


def without_harbours(p: Position, seat: int = 0) -> int:
    """The same if the seat had no harbour."""
    return sum(count // rate for count, rate in zip(counts_of(p.packed_hand(seat)), counts_of(NO_HARBOUR), strict=True))


def shearer() -> Position:
    """D has a settlement at the wool harbour, much wool and brick, and wants ore."""
    sites = "fields 5/pasture 8/forest 10, fields 2/hills 9/mountains 4, pasture 3/pasture 8/sea"
    roads = "fields 5/pasture 8, pasture 3/pasture 8, fields 2/hills 9"
    return sketch(active="D", settlements={"D": sites}, roads={"D": roads}, hands={"D": "6 brick 5 wool", "B": "ore"})


def lumberer() -> Position:
    """C has a settlement at the lumber harbour and three ore."""
    sites = "forest 6/mountains 4/pasture 3, fields 10/hills 8/mountains 11, pasture 4/hills 11/sea"
    roads = "mountains 4/pasture 3, hills 8/mountains 11, pasture 4/hills 11"
    return sketch(active="C", settlements={"C": sites}, roads={"C": roads}, hands={"C": "lumber 3 ore", "A": "2 wool"})


def new_harbour(options: Options = ALMANAC) -> Position:
    """A has just built at a 3:1 harbour and holds three ore."""
    roads = "mountains 6/forest 10, forest 10/fields 9, fields 9 north-east/sea, pasture 4 south-west/sea"
    p = sketch(roads={"A": roads}, hands={"A": "lumber brick wool grain 3 ore", "B": "brick"}, options=options)
    return do(p, "settlement 2,0|3,-1|3,0")


def a_round_later(p: Position) -> Position:
    """A's next turn, after the roll; all four roll a number that pays A nothing."""
    for seat in range(p.players):
        p = do(p, "end", "roll", "dice 1 1" if seat != p.players - 1 else "dice 5 6")
    return p


# -- a whole turn --------------------------------------------------------------------------------------------------


def two_partners() -> Position:
    """Turn 11 of the worked example, with one answer changed: A gives lumber for C's ore, D would give brick."""
    return do(example(C_HAS_ROLLED), "offer 1 ore for 1 lumber", "counter 1 brick for 1 ore", "accept", "decline")


def wool_to_spare() -> Position:
    """Turn 16 of the worked example: D, at the wool harbour, lacks one ore and one grain for a city."""
    return example(D_HAS_DEALT)


# -- for the words -------------------------------------------------------------------------------------------------


# -- wrong rules ---------------------------------------------------------------------------------------------------

# -- with the others -----------------------------------------------------------------------------------------------


def anybody_trades(p: Position) -> str:
    """Lets others trade as if it were their turn."""
    theirs = catan.from_json({**p.to_json(), "active": 1, "player": 1}, allow_unreachable=True)
    return "directly" if theirs.judge(swap_among_others(p)) else how_it_goes(p)


def as_offered(p: Position) -> int:
    """Cards of the active player who closes, whatever was answered, at the terms first offered."""
    offer = p.underway.offer
    assert offer is not None
    return p.hand_sizes[p.active] - size(offer.give) + size(offer.get)


def with_everybody(p: Position) -> int:
    """Cards of the active player after trading with all who agreed."""
    offer = p.underway.offer
    assert offer is not None
    deals = [answer for answer in offer.answers if answer and answer[0]]
    return p.hand_sizes[p.active] + sum(size(get) - size(give) for give, get in deals)


def as_in_separate_phases(p: Position, text: str) -> str:
    """Closes the trade phase once something is built, at every table."""
    return next(iter(against(new_harbour(), text)), LEGAL)


def needs_it_on_the_table(p: Position, kind: int) -> str:
    """Forbids to ask for a kind that none of the others holds, which nobody can know."""
    others = [hand[kind] for seat, hand in enumerate(p.hands) if hand is not None and seat != p.active]
    return LEGAL if any(others) else HOLD


def asks_for_what_is_there(p: Position, text: str) -> str:
    """The same for any offer; an offer that breaks a rule breaks it still."""
    wanted = counts_of(p.read_action(text).get)
    broken = against(p, text)
    missing = [kind for kind, count in enumerate(wanted) if count and needs_it_on_the_table(p, kind) != LEGAL]
    return broken[0] if broken else HOLD if missing else LEGAL


# -- with the bank -------------------------------------------------------------------------------------------------


def _special(p: Position, seat: int) -> bool:
    return 2 in rates(p, seat)


def three_elsewhere(p: Position, seat: int = 0) -> int:
    """A special harbour gives 3:1 for all other kinds."""
    best = 3 if _special(p, seat) else 4
    return swapped(p, seat, tuple(min(rate, best) for rate in rates(p, seat)))


def two_for_all(p: Position, seat: int = 0) -> int:
    """A special harbour gives 2:1 for every kind."""
    return swapped(p, seat, (2,) * 5 if _special(p, seat) else rates(p, seat))


def as_without_harbour(p: Position, text: str) -> str:
    """Judges a swap as if the player had no harbour: 4:1 and nothing else."""
    act = p.read_action(text)
    given, got = size(act.give), size(act.get)
    rules = {rate: RATES[rate] for rate in (2, 3)}
    return LEGAL if given == 4 * got else rules.get(given // got, "catan.trade.maritime.rate")


def better_of_the_two(p: Position, seat: int = 0) -> int:
    """Of two harbours only one counts: the 3:1 harbour covers every kind."""
    own = rates(p, seat)
    return swapped(p, seat, (3,) * 5 if 3 in own else own)


# -- where a harbour is used ---------------------------------------------------------------------------------------


def any_harbour(p: Position) -> frozenset[str]:
    """Every harbour will do."""
    return frozenset(SITES[site] for site in bits(HARBOUR_SITES))


def whole_coast(p: Position, kind: str) -> frozenset[str]:
    """Every corner by the sea of the tile at which the harbour lies."""
    found = 0
    for path, harbour in zip(HARBOUR_PATHS, p.island.harbours, strict=True):
        if HARBOURS[harbour] == kind:
            for tile in TILES_OF_PATH[path]:
                found |= SITES_OF_TILE[tile]
    return frozenset(SITES[site] for site in bits(found) if len(TILES_OF_SITE[site]) < 3)


def by_the_terrain(p: Position, terrain: int) -> frozenset[str]:
    """Every harbour beside a tile that yields the resource."""
    return frozenset(
        SITES[site]
        for path in HARBOUR_PATHS
        if any(p.island.terrain[tile] == terrain for tile in TILES_OF_PATH[path])
        for site in ENDS[path]
    )
