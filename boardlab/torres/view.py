"""What a seat may know: numbers instead of hands, and nothing of decks and cards just drawn by others."""

from __future__ import annotations

from boardlab.torres.state import Draft


def redact(draft: Draft, own: int | None) -> None:
    """Take out of a position whatever a seat may not know; None is a spectator."""
    draft.hand_bits = tuple(bits if player == own else ~bits.bit_count() for player, bits in enumerate(draft.hand_bits))
    draft.deck_cards = tuple((-1,) * len(deck) for deck in draft.deck_cards)
    if own != draft.decider:
        draft.looking_cards = (-1,) * len(draft.looking_cards)
        draft.fresh_bits = 0
