"""The keys of picks that are neither places nor words of actions; see :mod:`boardlab.core.contract.picks`."""

from __future__ import annotations

UNIT, TOKEN_KEY, PRICE, FIRST = "unit:", "token:", "price:", "first:"
"""What such a key begins with: a unit, a tent token, a price, the starting seat."""
UP, DOWN = "face_up", "face_down"
ALONE = "alone"
"""A rumour about one unit."""
DONE = "done"
TOGETHER = "together"
"""Several units that move at once."""
EXCHANGE = "exchange"
"""Two units that trade places: a move of both, picked by a verb of its own."""
