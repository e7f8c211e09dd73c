"""Wrong rules of trade as code: with whom, what for, and at which rate with the bank."""

from __future__ import annotations

from boardlab import catan
from boardlab.catan import Position
from boardlab.catan.board import ENDS, HARBOUR_PATHS, SITES, SITES_OF_TILE, TILES_OF_PATH, TILES_OF_SITE, bits
from boardlab.catan.cards import counts_of, size
from boardlab.catan.island import HARBOUR_SITES, HARBOURS
from boardlab.lessons.catan.bank import RATES, against, rates, swapped
from boardlab.lessons.catan.trade import answers as case
from boardlab.lessons.question_types import LEGAL

# -- with the others -----------------------------------------------------------------------------------------------


def anybody_trades(p: Position) -> str:
    """Lets others trade as if it were their turn."""
    theirs = catan.from_json({**p.to_json(), "active": 1, "player": 1}, allow_unreachable=True)
    return "directly" if theirs.judge(case.swap_among_others(p)) else case.how_it_goes(p)


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
    return next(iter(against(case.new_harbour(), text)), LEGAL)


def needs_it_on_the_table(p: Position, kind: int) -> str:
    """Forbids to ask for a kind that none of the others holds, which nobody can know."""
    others = [hand[kind] for seat, hand in enumerate(p.hands) if hand is not None and seat != p.active]
    return LEGAL if any(others) else case.HOLD


def asks_for_what_is_there(p: Position, text: str) -> str:
    """The same for any offer; an offer that breaks a rule breaks it still."""
    wanted = counts_of(p.read_action(text).get)
    broken = against(p, text)
    missing = [kind for kind, count in enumerate(wanted) if count and needs_it_on_the_table(p, kind) != LEGAL]
    return broken[0] if broken else case.HOLD if missing else LEGAL


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
