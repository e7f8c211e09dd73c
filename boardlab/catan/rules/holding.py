"""What a hand lacks for something: asked wherever cards are handed over."""

from __future__ import annotations

from collections.abc import Iterator

from boardlab.catan.cards import counts_of, holds
from boardlab.catan.places import kind_phrase
from boardlab.catan.state import State
from boardlab.core.contract.rule import rule
from boardlab.core.contract.verdict import Breach
from boardlab.core.i18n.language import Phrase

Breaches = Iterator[Breach]


def must_hold(p: State, seat: int, cards: int) -> Breaches:
    """A breach where a seat does not hold the cards, a bundle, that it would hand over (catan.cards.must_hold)."""
    hand = counts_of(p.packed_hand(seat))
    for kind, count in enumerate(counts_of(cards)):
        if count > hand[kind]:
            yield Breach("catan.cards.must_hold", {"kind": kind_phrase(kind), "need": count, "have": hand[kind]})


@rule("catan.build.pay")
def pays(p: State, seat: int, price: int, rule: str) -> Breaches:
    """The hand lacks cards for a purchase: which, how many are needed and how many are there."""
    hand = p.packed_hand(seat)
    if not holds(hand, price):
        lacking = tuple(
            Phrase("cards.lack", {"kind": kind_phrase(kind), "need": need, "have": have})
            for kind, (need, have) in enumerate(zip(counts_of(price), counts_of(hand), strict=True))
            if need > have
        )
        yield Breach(rule, {"lacking": lacking})
