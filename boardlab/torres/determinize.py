"""Whole positions that agree with what a seat sees: hidden cards are dealt anew."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from boardlab.core.text.sampling import deal, sampled
from boardlab.torres.actions import LOOK, TURN
from boardlab.torres.cards import CARDS, cards_in, hand_of
from boardlab.torres.codecs import COPIES
from boardlab.torres.position import Position, View, open_copy, seal
from boardlab.torres.rules.validation import impossible, unreachable

Cards = tuple[int, ...]
"""Cards as indexes."""


def sample(view: View, rng: Random, gone: Sequence[Cards] = (), own_deck: Cards = ()) -> Position:
    """See :meth:`boardlab.core.contract.position_base.PlayerView.sample`.

    Each card that is in no open hand lies in any hidden place of its owner with the same chance; with one deck for
    all, in any hidden place.

    Args:
        view: what is seen now.
        rng: deals.
        gone: cards that were played, by seat.
        own_deck: the deck of the seat that looks, top first, -1 for what it does not know; empty where it knows none.
    """
    gone = gone or ((),) * view.players
    decks = list(view.deck_cards)
    if view.viewer is not None and own_deck:
        decks[view.viewer] = own_deck
    return sampled(lambda: _dealt(view, rng, gone, decks), impossible, unreachable)


def _dealt(view: View, rng: Random, gone: Sequence[Cards], decks: Sequence[Cards]) -> Position:
    draft = open_copy(view)
    hands, looking = view.hand_bits, view.looking_cards
    if view.options.deck == "common":
        known = [card for bits in hands if bits >= 0 for card in cards_in(bits)]
        known += [card for cards in gone for card in cards]
        pool = [card for card in range(len(CARDS)) for _ in range(COPIES - known.count(card))]
        *held, deck = deal(rng, pool, [*(max(~bits, 0) for bits in hands), len(decks[0])])
        draft.deck_cards = (tuple(deck),)
    else:
        held, dealt = [], []
        for seat, (bits, cards) in enumerate(zip(hands, decks, strict=True)):
            drawn = looking if seat == view.decider else ()
            known = [*cards_in(max(bits, 0)), *drawn, *gone[seat], *cards]
            hidden = [max(~bits, 0), cards.count(-1), drawn.count(-1)]
            hand, unknown, seen = deal(rng, [card for card in range(len(CARDS)) if card not in known], hidden)
            held.append(hand)
            dealt.append(tuple([card if card >= 0 else unknown.pop() for card in cards]))
            if seen:
                draft.looking_cards = tuple(seen)
        draft.deck_cards = tuple(dealt)
    draft.hand_bits = tuple(bits if bits >= 0 else hand_of(hand) for bits, hand in zip(hands, held, strict=True))
    if view.viewer != view.decider and view.stage in (TURN, LOOK) and view.options.deck != "hand":
        # What was bought this turn is among the cards in hand.
        in_hand = cards_in(draft.hand_bits[view.decider])
        fresh = max(view.bought - (view.stage == LOOK), 0)
        draft.fresh_bits = hand_of(deal(rng, in_hand, [min(fresh, len(in_hand))])[0])
    return seal(draft)
