"""What the checkpoints on trade ask about: positions, answers asked of the game, and their receipts."""

from __future__ import annotations

from boardlab.catan import Position
from boardlab.catan.actions import Action, Kind, action
from boardlab.catan.board import ENDS, HARBOUR_PATHS, SITES
from boardlab.catan.cards import ONE, counts_of
from boardlab.catan.island import HARBOURS
from boardlab.catan.options import ALMANAC, Options
from boardlab.catan.pieces import NO_HARBOUR
from boardlab.lessons.catan.bank import against
from boardlab.lessons.catan.sketching import sketch
from boardlab.lessons.catan.worked import example
from boardlab.lessons.display import do

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
