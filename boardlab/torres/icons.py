"""Pictograms of what one does in Torres beyond those every page has, in a box of 24 by 24."""

from __future__ import annotations

ICONS = {
    "found": "M12 21v-8M4 21h16M6 13l6 3.5 6-3.5-6-3.5zM12 3v5.5M9.5 6L12 8.5 14.5 6",
    "carry": "M4 15l6 3.5 6-3.5-6-3.5zM4 15v3l6 3.5 6-3.5v-3M9 8c2-4 8-5 11-1M20.5 3l-.5 4.2-4.2-.5",
    "starter": "M5 21V4M5 5h12l-3 3.5 3 3.5H5",
    "card:magnet": "M6 4v8a6 6 0 0 0 12 0V4h-4v8a2 2 0 0 1-4 0V4zM6 8h4M14 8h4",
    "card:elevator": "M7 20V4M3.5 7.5L7 4l3.5 3.5M17 4v16M13.5 16.5L17 20l3.5-3.5",
    "card:diagonal": "M5 19L19 5M12 5h7v7",
    "card:hurdle": "M3 20v-8h18v8M3 15.5h18M5 9c3-7 11-7 14 0M15.5 7.5L19 9l1.5-3.7",
    "card:two_up": "M5 20h5v-7h5V6h5M6 10V3M3.5 5.5L6 3l2.5 2.5",
}
"""By the key of a deed or an action card; a card without one of its own is drawn as a card."""
