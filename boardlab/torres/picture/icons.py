"""Pictograms of what one does in Torres beyond those every page has, in a box of 24 by 24."""

from __future__ import annotations

_SIGNS = {
    "two_up": "M5 21V4M1.5 7.5L5 4l3.5 3.5M12 21V7h9v14zM12 14h9",
    "block_under": "M12 2.5a2 2 0 1 0 .01 0zM8 13c.5-3.5 1.5-5.5 4-5.5 2.5 0 3.5 2 4 5.5zM4 16h16v6H4z",
    "extra_block": "M9.5 7l6.5 3.5v7L9.5 21 3 17.5v-7zM3 10.5L9.5 14l6.5-3.5M9.5 14v7M19 1.5v6M16 4.5h6",
    "elevator": "M5 21V10a7 7 0 0 1 14 0v11zM12 18v-8M8.5 13L12 9.5l3.5 3.5",
    "diagonal": "M5 19L19 5M9.5 5H19v9.5",
    "six_ap": "M5 3.5v6.5M12 3.5v6.5M19 3.5v6.5M5 14v6.5M12 14v6.5M19 14v6.5",
    "seven_ap": "M3.5 3.5v6.5M9.2 3.5v6.5M14.8 3.5v6.5M20.5 3.5v6.5M6 14v6.5M12 14v6.5M18 14v6.5",
    "move_block": "M8 10.5l5.5 3V19L8 22l-5.5-3v-5.5zM2.5 13.5l5.5 3 5.5-3M8 16.5V22M8 6c2-4 10-4 12 2M16 6l4 3 2-4",
    "magnet": "M4.5 3v9a7.5 7.5 0 0 0 15 0V3h-5v9a2.5 2.5 0 0 1-5 0V3zM4.5 7.5h5M14.5 7.5h5",
    "hurdle": "M2.5 15C4 3.5 20 3.5 21.5 15M18 12l3.5 3L23 11M12 11.5a2 2 0 1 0 .01 0zM8.5 21.5c.5-6 6.5-6 7 0z",
}
"""The action cards: what each does."""
_MASTERS = {
    "different_levels": "M3 21v-5h5v-5h5V6h8",
    "same_level": "M3 12h18M6 12v9M12 12v9M18 12v9M6 7h.01M12 7h.01M18 7h.01",
    "in_a_row": "M4.5 9.5a2.5 2.5 0 1 0 .01 0zM12 9.5a2.5 2.5 0 1 0 .01 0zM19.5 9.5a2.5 2.5 0 1 0 .01 0z",
    "square": "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z",
    "border": "M3 3h18v18H3zM8 8h8v8H8z",
    "castle_count": "M4 21V7h3.5v3h3V7h3v3h3V7H20v14zM10 21v-5h4v5",
    "diagonals": "M3 3h18v18H3zM3 3l18 18M21 3L3 21",
    "neighbours": "M3 6h9v12H3zM12 6h9v12h-9zM7.5 12h.01M16.5 12h.01",
}
"""The master cards: where they want the knights."""

ICONS = {
    "found": "M12 21v-8M4 21h16M6 13l6 3.5 6-3.5-6-3.5zM12 3v5.5M9.5 6L12 8.5 14.5 6",
    "carry": "M4 15l6 3.5 6-3.5-6-3.5zM4 15v3l6 3.5 6-3.5v-3M9 8c2-4 8-5 11-1M20.5 3l-.5 4.2-4.2-.5",
    "starter": "M5 21V4M5 5h12l-3 3.5 3 3.5H5",
    **{f"card:{card}": sign for card, sign in _SIGNS.items()},
    **{f"keep:{card}": sign for card, sign in _SIGNS.items()},
    **{f"master:{card}": sign for card, sign in _MASTERS.items()},
}
"""By the key of a verb or a card; every page has them all, whichever cards are held."""
