"""Whole positions that agree with what a seat sees: hidden units and tents are dealt anew."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from types import MappingProxyType
from typing import NamedTuple

from boardlab.core.text.sampling import deal, sampled
from boardlab.creed.actions import COMMANDER, KING, LAY_STAGE, TENTS_STAGE
from boardlab.creed.board import TENTS
from boardlab.creed.options import tiles_of
from boardlab.creed.position import Position, View, seal
from boardlab.creed.rules.camps import REPOSITION, by_hand, in_laying_order
from boardlab.creed.rules.validation import BLANKS, impossible, unreachable
from boardlab.creed.state import Draft, open_copy
from boardlab.creed.tents import FORTIFIED, OPEN, TOKEN, UNKNOWN_TOKEN, leader_bit
from boardlab.creed.units import HIDDEN, PROFILE, pile_of, size, tiles


class Seen(NamedTuple):
    """Where hidden units of a seat lie whose faces were seen."""

    hand: int
    """Those in hand, as a pile."""
    lying: tuple[tuple[int, int], ...]
    """Those that lie face down, each as (cell, profile)."""


NOTHING_SEEN = Seen(0, ())


def sample(view: View, rng: Random, seen: Mapping[int, Seen] = MappingProxyType({})) -> Position:
    """See :meth:`boardlab.core.contract.position_base.PlayerView.sample`.

    Tiles of a nation that lie nowhere else are in hand and face down, each as likely as any other in any place. So are
    the tents of a seat, or of a team once its tents may have changed hands.

    Args:
        view: what is seen now.
        rng: deals.
        seen: where units lie that were seen before, by seat.
    """
    return sampled(lambda: _dealt(view, rng, seen), impossible, unreachable)


def _dealt(view: View, rng: Random, seen: Mapping[int, Seen]) -> Position:
    draft = open_copy(view)
    _deal_units(draft, rng, seen)
    _deal_tents(draft, rng)
    return seal(draft)


def _deal_units(draft: Draft, rng: Random, seen: Mapping[int, Seen]) -> None:
    units, hands = bytearray(draft.units), list(draft.hand_piles)
    for seat, nation in enumerate(draft.nations):
        cells = draft.layout.cells_of[seat]
        held, lying = seen.get(seat, NOTHING_SEEN)
        for cell, number in lying:
            units[cell] |= number
        pool = list(tiles(tiles_of(draft.options, nation)))
        known = [units[cell] & PROFILE for cell in cells]
        known += [*tiles(draft.dead[seat]), *tiles(max(hands[seat], 0)), *tiles(held)]
        for number in known:
            if number in pool:
                pool.remove(number)
        places = [cell for cell in cells if units[cell] == HIDDEN]
        standing, hand = deal(rng, pool, [len(places), max(~hands[seat] - size(held), 0)])
        for cell, number in zip(places, standing, strict=True):
            units[cell] |= number
        hands[seat] = held + pile_of(hand) if hands[seat] < 0 else hands[seat]
    draft.units, draft.hand_piles = bytes(units), tuple(hands)


# -- tents -------------------------------------------------------------------------------------------------------------


def _deal_tents(draft: Draft, rng: Random) -> None:
    camps, pools, given = bytearray(draft.camps), [bytearray(pool) for pool in draft.pools], bytearray(draft.given)
    places: list[list[tuple[bytearray, int]]] = [[] for _ in pools]
    for at, tent in enumerate(camps):
        if tent & TOKEN == UNKNOWN_TOKEN and not tent & OPEN:
            places[at // TENTS].append((camps, at))
    for seat, pool in enumerate(pools):
        places[seat] += [(pool, at) for at, token in enumerate(pool) if token == UNKNOWN_TOKEN]
    places[draft.on_turn] += [(given, at) for at, token in enumerate(given) if token == UNKNOWN_TOKEN]
    hidden = {seat for seat, pool in enumerate(pools) if UNKNOWN_TOKEN in pool}
    tokens = [tent & TOKEN for tent in camps if not tent & OPEN] + [*b"".join(pools), *given]
    for team in _teams(draft):
        for some, found in _unseen(draft, rng, team, [places[seat] for seat in team], tokens):
            for (where, at), token in zip(some, found, strict=True):
                where[at] = where[at] & ~TOKEN | token
    order = in_laying_order if draft.stage in (TENTS_STAGE, LAY_STAGE) else sorted
    draft.camps, draft.given = bytes(camps), bytes(sorted(given))
    draft.pools = tuple(bytes(order(pool)) if seat in hidden else bytes(pool) for seat, pool in enumerate(pools))
    _lay_some(draft, rng, hidden)


def _teams(draft: Draft) -> list[tuple[int, ...]]:
    """The seats among which tents may lie in each other's camps: allies once they may have traded, else each alone."""
    first, end = draft.options.first_box[REPOSITION : REPOSITION + 2]
    found: list[tuple[int, ...]] = []
    for seat, ally in enumerate(draft.layout.allies):
        used = any(draft.boxes[each] >> first & (1 << end - first) - 1 for each in (seat, ally))
        if ally < 0 or not used:
            found.append((seat,))
        elif seat < ally:
            found.append((seat, ally))
    return found


def _unseen(
    draft: Draft, rng: Random, team: tuple[int, ...], places: list[list[tuple[bytearray, int]]], tokens: list[int]
) -> Iterator[tuple[list[tuple[bytearray, int]], list[int]]]:
    """The hidden places of a team, with the tokens that are dealt to them: all leaders that live, blanks else."""
    spots = [spot for some in places for spot in some]
    leaders, blanks = [], []
    for seat in team:
        alive = [
            token
            for kind in (KING, COMMANDER)
            if draft.alive & leader_bit(token := kind << 2 | seat) and token not in tokens
        ]
        seen = sum(token & 3 == seat for token in tokens if token != UNKNOWN_TOKEN)
        leaders += alive
        blanks += [seat] * min(max(TENTS - seen - len(alive), 0), BLANKS)
    # Puzzles may have a blank more.
    blanks += [seat for seat in team for _ in range(max(len(spots) - len(leaders) - len(blanks), 0))]
    rng.shuffle(spots)
    rng.shuffle(blanks)
    [chosen] = deal(rng, leaders, [min(len(leaders), len(spots))])
    yield spots, [*chosen, *blanks][: len(spots)]


def _lay_some(draft: Draft, rng: Random, hidden: set[int]) -> None:
    """Tents that somebody else has laid already, while nobody sees a camp before its last tent lies."""
    seat = draft.current_player
    if draft.stage not in (TENTS_STAGE, LAY_STAGE) or seat is None or seat not in hidden:
        return
    pool, camps = draft.pools[seat], bytearray(draft.camps)
    free = [at for at in range(seat * TENTS, (seat + 1) * TENTS) if camps[at] & OPEN]
    count = rng.randrange(max(by_hand(draft, seat), 1))
    for at, token in zip(rng.sample(free, count), pool, strict=False):
        camps[at] = camps[at] & FORTIFIED | token
    draft.camps = bytes(camps)
    draft.pools = (*draft.pools[:seat], pool[count:], *draft.pools[seat + 1 :])
