"""Development cards: buying and drawing one, playing one a turn; the knight with its army, and the point that is kept.

The three progress cards are told in :mod:`boardlab.catan.rules.progress_cards`. Development cards do not count
as cards of the hand on a 7 (catan.dev.not_in_hand_count).
"""

from boardlab.catan.rules.development import army, buying, playing, points

__all__ = ["army", "buying", "playing", "points"]
