"""Whole positions that agree with what a seat sees: hidden cards are dealt anew."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from boardlab.catan.actions import OVER
from boardlab.catan.cards import (
    BANK,
    HAND,
    HIDDEN,
    KINDS,
    KNIGHT,
    LANE,
    ONE,
    PER_KIND,
    PILE_COUNTS,
    VICTORY_POINT,
    counts_of,
)
from boardlab.catan.position import Position, View, open_copy, seal
from boardlab.catan.rules.validation import impossible, unreachable
from boardlab.catan.state import Draft, Pending, State
from boardlab.core.text.sampling import deal, sampled

SURE = (KNIGHT, VICTORY_POINT)
"""Of these development cards each lies somewhere; others may have been played."""


def sample(view: View, rng: Random) -> Position:
    """See :meth:`boardlab.core.contract.position_base.PlayerView.sample`.

    Cards that lie nowhere else are dealt to the hidden places, each as likely as any other to lie in any of them. Who
    has promised cards in an offer holds them; what lies face down on a 7 is of its owner's hand.
    """
    return sampled(lambda: _dealt(view, rng), impossible, unreachable)


def _dealt(view: View, rng: Random) -> Position:
    draft = open_copy(view)
    _deal_hands(draft, rng)
    deal_hidden(draft, rng)
    return seal(draft)


def deal_hidden(draft: Draft, rng: Random, played: Sequence[int] = (0,) * 5) -> None:
    """Deal development cards and what lies face down on a 7, once all hands are dealt.

    Args:
        draft: the position that is being made.
        rng: deals.
        played: progress cards that are known to have been played, by kind.
    """
    _deal_developments(draft, rng, played)
    _deal_discards(draft, rng)


def _cards_of(counts: tuple[int, ...] | list[int]) -> list[int]:
    """The cards that are counted, each as the bundle of it alone."""
    return [ONE[kind] for kind in KINDS for _ in range(max(counts[kind], 0))]


def _some(rng: Random, cards: int, count: int) -> int:
    """So many cards of a bundle at random."""
    return sum(deal(rng, _cards_of(counts_of(cards)), [count])[0])


def _deal_hands(draft: Draft, rng: Random) -> None:
    hands = [draft.packed_hand(seat) for seat in range(draft.players)]
    places = {seat: hand >> 40 for seat, hand in enumerate(hands) if hand >> 40}
    known = [hand for seat, hand in enumerate(hands) if seat not in places]
    owed = {seat: promised(draft, seat) for seat in places}
    taken = [counts_of(cards) for cards in (draft.cards >> BANK & HAND, *known, *owed.values())]
    pool = _cards_of([PER_KIND - sum(counts[kind] for counts in taken) for kind in KINDS])
    wanted = [count - sum(counts_of(owed[seat])) for seat, count in places.items()]
    for seat, dealt in zip(places, deal(rng, pool, [max(count, 0) for count in wanted]), strict=True):
        draft.cards += (owed[seat] + sum(dealt) - hands[seat]) << seat * LANE


def promised(draft: State, seat: int) -> int:
    """What a seat would hand over in the offer on the table, a bundle; nothing where there is none."""
    offer = draft.underway.offer
    if offer is None:
        return 0
    if seat == draft.active:
        return offer.give
    answer = offer.answers[seat]
    return answer[1] if answer else 0


def _deal_developments(draft: Draft, rng: Random, played: Sequence[int]) -> None:
    """Development cards of all seats and the pile; at the end victory points are seen, so the others are none."""
    held = [*draft.developments, draft.pile]
    left = [
        most - sum(counts_of(cards)[card] for cards in held) - (sum(draft.knights) if card == KNIGHT else played[card])
        for card, most in enumerate(PILE_COUNTS)
    ]
    sure = _cards_of([count if card in SURE else 0 for card, count in enumerate(left)])
    free = _cards_of([0 if card in SURE else count for card, count in enumerate(left)])
    sizes = [cards >> 40 for cards in held]
    [played_or_not] = deal(rng, free, [min(max(sum(sizes) - len(sure), 0), len(free))])
    points = [card for card in sure if card == ONE[VICTORY_POINT]] if draft.stage == OVER else []
    rest = [card for card in (*sure, *played_or_not) if card not in points]
    # The pile first: at the end it has whatever victory points there are.
    [*dealt, pile] = deal(rng, rest, [*sizes[:-1], sizes[-1] - len(points)])
    dealt.append(pile + points)
    *developments, draft.pile = (cards % HIDDEN + sum(some) for cards, some in zip(held, dealt, strict=True))
    draft.developments = tuple(developments)
    if draft.fresh >> 40:
        draft.fresh = _some(rng, draft.developments[draft.active], draft.fresh >> 40)


def _deal_discards(draft: Draft, rng: Random) -> None:
    laid = list(draft.underway.discards)
    covered = draft.options.discard_order == "simultaneous"
    for seat, cards in enumerate(laid):
        if cards >> 40:
            # Uncovered one after another, they are in the bank by now.
            among = draft.packed_hand(seat) if covered else draft.cards >> BANK & HAND
            laid[seat] = _some(rng, among, cards >> 40)
    if laid:
        draft.underway = Pending(discards=tuple(laid))
