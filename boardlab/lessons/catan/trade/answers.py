"""What the checkpoints on trade ask about: positions, answers asked of the game, and their receipts."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from boardlab import catan
from boardlab.catan import Position
from boardlab.catan.actions import Action, Kind, action
from boardlab.catan.board import ENDS, HARBOUR_PATHS, SITE_AT, SITES, SITES_OF_TILE, TILES_OF_PATH, TILES_OF_SITE, bits
from boardlab.catan.cards import CITY_COST, ONE, SETTLEMENT_COST, counts_of, size
from boardlab.catan.island import HARBOUR_SITES, HARBOURS
from boardlab.catan.options import ALMANAC, WIN, Options
from boardlab.catan.pieces import NO_HARBOUR
from boardlab.core.i18n.language import Phrase
from boardlab.lessons.catan import COSTS, bank, cards_phrase, looking
from boardlab.lessons.catan.bank import RATES, against, missing, rates, swapped
from boardlab.lessons.catan.sketching import sketch
from boardlab.lessons.display import do
from boardlab.lessons.model.base_question import LEGAL
from boardlab.lessons.model.topics import scenario

HOLD = "catan.cards.must_hold"
"""The rule that only cards in hand are handed over."""


# -- with the others -----------------------------------------------------------------------------------------------


ROAD = "road 2,-1|2,0"
TRADE = {
    "offer": ("offer 1 ore for 1 brick",),
    "answers": ("accept", "accept", "decline"),
    "close": ("confirm B",),
    "road": (ROAD,),
}
"""The steps of one trade, and what it is for, as actions."""
TURN = {
    "roll": ("roll", "dice 1 1"),
    "swap": sum((TRADE[step] for step in ("offer", "answers", "close")), ()),
    "road": TRADE["road"],
}
"""The steps of a turn with this trade in one."""


def course(p: Position, steps: Mapping[str, tuple[str, ...]] = TURN) -> tuple[str, ...]:
    """The steps of a turn in the order in which the game allows them: always the first that is possible."""
    left, found = dict(steps), list[str]()
    while left:
        step = next(name for name, texts in left.items() if p.judge(p.read_action(texts[0])))
        p = do(p, *left.pop(step))
        found.append(step)
    return tuple(found)


def terms(p: Position, seat: int) -> tuple[int, int]:
    """What the active player would give and get with a seat that has answered an offer."""
    offer = p.underway.offer
    answer = offer.answers[seat] if offer is not None else None
    if answer is None:
        raise ValueError("This seat has not answered an offer.")
    return answer


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


FIRST_HALF = ("offer 1 lumber for 1 grain", "decline", "accept", "decline", "confirm C")
"""A's swap with C, so that A can swap with B."""


def still_unknown(p: Position, kind: int = 1) -> int:
    """Of how many others the answers to A's offer do not prove that they hold a kind; brick if none is said."""
    offer = p.underway.offer
    if offer is None:
        raise ValueError("Nothing was offered.")
    return sum(not (answer and counts_of(answer[1])[kind]) for answer in offer.answers[1:])


def swap_among_others(p: Position) -> Action:
    """B's wish: to offer C lumber for grain."""
    return action(Kind.OFFER, 1, give=ONE[0], get=ONE[3])


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


def _offered(offer: str, hands: dict[str, str], **pieces: Any) -> Position:
    """D's turn; D has made an offer, and A answers first."""
    return do(sketch(active="D", hands=hands | {"B": "grain", "C": "ore brick"}, **pieces), offer)


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


def yes_or_no(p: Position) -> str:
    """Whether A had better accept."""
    return "accept" if advised(p) == "accept" else "decline"


def own_gain(p: Position) -> str:
    """Looks at A's own hand alone: yes, if fewer cards are missing for a settlement or a city."""
    after = dealt(p)
    nearer = any(missing(after, 0, cost) < missing(p, 0, cost) for cost in (SETTLEMENT_COST, CITY_COST))
    return "accept" if nearer else "useless"


# -- with the bank -------------------------------------------------------------------------------------------------


@cache
def harbour_sites(kind: str) -> frozenset[str]:
    """Keys of the intersections at which the harbours of a kind are used, on the classic map."""
    island = sketch().island
    return frozenset(
        SITES[site]
        for path, found in zip(HARBOUR_PATHS, island.harbours, strict=True)
        for site in ENDS[path]
        if HARBOURS[found] == kind
    )


def which_harbour(p: Position, picked: frozenset[str]) -> Phrase | None:
    """Says which harbour is used from a wrong intersection, if any, or that one was left out."""
    right = harbour_sites("grain")
    for key in sorted(picked - right):
        kind = p.island.harbour_at[SITE_AT[key]]
        if kind < 0:
            return Phrase("trade.explain.no_harbour")
        return Phrase("trade.explain.other_harbour", {"harbour": Phrase(f"harbour.{HARBOURS[kind]}")})
    return Phrase("trade.explain.pier") if right - picked else None


def at_harbours(*kinds: str, seat: str = "A", hand: str = "nothing", options: Options = ALMANAC) -> Position:
    """A bare island on which a seat has a settlement at a harbour of each kind: ``at_harbours("generic", "wool")``."""
    sites = [min(harbour_sites(kind)) for kind in kinds]
    return sketch(bare=True, active=seat, settlements={seat: ", ".join(sites)}, hands={seat: hand}, options=options)


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


def a_round_later(p: Position) -> Position:
    """A's next turn, after the roll; all four roll a number that pays A nothing."""
    for seat in range(p.players):
        p = do(p, "end", "roll", "dice 1 1" if seat != p.players - 1 else "dice 5 6")
    return p


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
    return next(iter(against(scenario("catan.trade.new_harbour"), text)), LEGAL)


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
