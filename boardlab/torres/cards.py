"""The ten action cards, in the order of the rulebook; one of each per player."""

from __future__ import annotations

from boardlab.core.verdict import UnreadableText

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

_INDEX = {name: card for card, name in enumerate(CARDS)}
HANDS = tuple(tuple(card for card in range(10) if hand >> card & 1) for hand in range(1 << 10))
"""The cards in a hand, by the hand's bits."""


def card_index(name: str) -> int:
    """The index of a card name; UnreadableText when there is no such card."""
    try:
        return _INDEX[name]
    except (KeyError, TypeError):
        raise UnreadableText(f"{name!r} is not an action card: the cards are {', '.join(CARDS)}.") from None
