"""What a seat may know: the hands, development cards and discards of others are numbers, and so is the pile."""

from __future__ import annotations

from boardlab.catan.actions import OVER
from boardlab.catan.cards import BANK, HIDDEN, LANE, ONE, VICTORY_POINT, hidden
from boardlab.catan.state import Draft, Pending
from boardlab.catan.winning import point_cards


def redact(draft: Draft, own: int | None) -> None:
    """Take out of a position whatever a seat may not know; None is a spectator (catan.cards.hidden,
    catan.robber.victim_hides).
    """
    seats = range(draft.players)
    if own is not None:
        draft._viewer = own
    hands = [draft.packed_hand(seat) if seat == own else hidden(draft.packed_hand(seat)) for seat in seats]
    draft.cards = draft.cards >> BANK << BANK
    for seat, cards in enumerate(hands):
        draft.cards |= cards << seat * LANE
    developments = [cards if seat == own else hidden(cards) for seat, cards in enumerate(draft.developments)]
    if draft.stage == OVER:
        # Victory points are shown: the winner's have won (catan.vp.reveal_at_ten), and nothing hangs on the others.
        for seat in seats:
            shown = 0 if seat == own else point_cards(draft, seat)
            developments[seat] += shown * ONE[VICTORY_POINT] - shown * HIDDEN
    draft.developments = tuple(developments)
    draft.pile = hidden(draft.pile)
    if own != draft.active:
        draft.fresh = hidden(draft.fresh)
    if draft.underway.discards:
        laid = tuple(cards if seat == own else hidden(cards) for seat, cards in enumerate(draft.underway.discards))
        draft.underway = Pending(discards=laid)
