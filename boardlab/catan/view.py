"""Who may see what of a position, and what others see in its place."""

from __future__ import annotations

from collections.abc import Collection

from boardlab.catan.actions import OVER
from boardlab.catan.cards import (
    BANK,
    HIDDEN,
    LANE,
    ONE,
    VICTORY_POINT,
    hidden,
)
from boardlab.catan.rules.winning import point_cards
from boardlab.catan.state import Pending, State
from boardlab.core.contract.rule import rule


@rule("catan.cards.hidden", "catan.robber.victim_hides")
def cards_seen(p: State, knowing: Collection[int]) -> int:
    """All hands and the bank, those of others as numbers of cards."""
    found = p.cards >> BANK << BANK
    for seat in range(p.players):
        hand = p.packed_hand(seat)
        found |= (hand if seat in knowing else hidden(hand)) << seat * LANE
    return found


def developments_seen(p: State, knowing: Collection[int]) -> tuple[int, ...]:
    """Development cards of each seat, those of others as numbers."""
    found = [cards if seat in knowing else hidden(cards) for seat, cards in enumerate(p.developments)]
    if p.stage == OVER:
        # Victory points are shown: the winner's have won (catan.vp.reveal_at_ten), and nothing hangs on the others.
        for seat in range(p.players):
            shown = 0 if seat in knowing else point_cards(p, seat)
            found[seat] += shown * ONE[VICTORY_POINT] - shown * HIDDEN
    return tuple(found)


def underway_seen(p: State, knowing: Collection[int]) -> Pending:
    """What is under way; discards of others as numbers of cards."""
    laid = p.underway.discards
    if not laid:
        return p.underway
    return Pending(discards=tuple(cards if seat in knowing else hidden(cards) for seat, cards in enumerate(laid)))
