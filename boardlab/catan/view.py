"""What a seat may know: the hands, development cards and discards of others are numbers, and so is the pile."""

from __future__ import annotations

from boardlab.catan.actions import OVER
from boardlab.catan.cards import BANK, HIDDEN, LANE, ONE, VICTORY_POINT, hidden
from boardlab.catan.state import Draft, Pending, State, open_copy
from boardlab.catan.winning import point_cards
from boardlab.core.tuples import with_item


def hide(p: State, own: int | None) -> Draft:
    """An open copy in which numbers stand for what a seat may not know; None for a spectator (catan.cards.hidden,
    catan.robber.victim_hides).
    """
    draft = open_copy(p)
    hands = [p.packed_hand(each) if each == own else hidden(p.packed_hand(each)) for each in range(len(p.knights))]
    draft.cards = p.cards >> BANK << BANK
    for each, cards in enumerate(hands):
        draft.cards |= cards << each * LANE
    draft.developments = tuple(cards if each == own else hidden(cards) for each, cards in enumerate(p.developments))
    if p.stage == OVER and p.active != own:
        # The winner has shown the points that won (catan.vp.reveal_at_ten).
        shown = point_cards(p, p.active)
        rest = hidden(p.developments[p.active]) - shown * HIDDEN + shown * ONE[VICTORY_POINT]
        draft.developments = with_item(draft.developments, p.active, rest)
    draft.pile = hidden(p.pile)
    if own != p.active:
        draft.fresh = hidden(p.fresh)
    if p.underway.discards:
        laid = tuple(cards if each == own else hidden(cards) for each, cards in enumerate(p.underway.discards))
        draft.underway = Pending(discards=laid)
    return draft
