"""The ten action cards, in the order of the rulebook; one of each per player. And the names of the master cards."""

from __future__ import annotations

from collections.abc import Iterable

from boardlab.core.contract.verdict import UnreadableText
from boardlab.core.i18n.language import Phrase
from boardlab.core.text.quoting import shown
from boardlab.torres.wording import WORDING

CARDS = (
    "two_up",
    "block_under",
    "extra_block",
    "elevator",
    "diagonal",
    "six_ap",
    "seven_ap",
    "move_block",
    "magnet",
    "hurdle",
)
"""Names of the action cards; a hand is a set of their indexes, as bits."""

TWO_UP, BLOCK_UNDER, EXTRA_BLOCK, ELEVATOR, DIAGONAL_STEP, SIX_AP, SEVEN_AP, MOVE_BLOCK, MAGNET, HURDLE = range(10)
UNKNOWN = "?"
"""How a View writes a card it may not see."""

MOVING = frozenset({TWO_UP, ELEVATOR, DIAGONAL_STEP, MOVE_BLOCK, MAGNET, HURDLE})
"""Cards that take something from one cell to another."""

MASTERS = (
    "different_levels",
    "same_level",
    "in_a_row",
    "square",
    "border",
    "castle_count",
    "diagonals",
    "neighbours",
)
"""Names of the master cards, in the order of the rulebook."""

_INDEX = {name: card for card, name in enumerate(CARDS)}
HANDS: tuple[tuple[int, ...], ...] = ((),)
"""The cards in a hand, by the hand's bits."""
for _card in range(len(CARDS)):
    HANDS += tuple([(*hand, _card) for hand in HANDS])


def card_index(name: str) -> int:
    """The index of a card name; UnreadableText when there is no such card."""
    try:
        return _INDEX[name]
    except (KeyError, TypeError):
        raise UnreadableText(WORDING.say("error.card", text=shown(name))) from None


_KINDS = len(CARDS)
_EACH = (1 << _KINDS) - 1


def kinds_in(hand: int) -> int:
    """Which cards are there at all, each once. A second copy of a card (common deck only) is ten bits further up."""
    return (hand | hand >> _KINDS | hand >> 2 * _KINDS | hand >> 3 * _KINDS) & _EACH


def cards_in(hand: int) -> tuple[int, ...]:
    """The cards of a hand, copies side by side."""
    if hand <= _EACH:
        return HANDS[hand]
    return tuple(sorted(bit % _KINDS for bit in range(hand.bit_length()) if hand >> bit & 1))


def with_card(hand: int, card: int) -> int:
    """The bits of a hand with one card more, given by its index."""
    while hand >> card & 1:
        card += _KINDS
    return hand | 1 << card


def without_card(hand: int, card: int) -> int:
    """A hand with one card less; trusts that it is there."""
    while hand >> card + _KINDS & 1:
        card += _KINDS
    return hand & ~(1 << card)


def hand_of(cards: Iterable[int]) -> int:
    """The bits of a hand that holds these cards, given by their indexes."""
    hand = 0
    for card in cards:
        hand = with_card(hand, card)
    return hand


def card_phrase(card: int) -> Phrase:
    """The name of a card, as a fact of a sentence."""
    return Phrase(f"card.{CARDS[card]}")
