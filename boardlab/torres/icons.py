"""Pictograms of what one does in Torres beyond those every page has, in a box of 24 by 24."""

from __future__ import annotations

ICONS = {
    "found": "M12 21v-8M4 21h16M6 13l6 3.5 6-3.5-6-3.5zM12 3v5.5M9.5 6L12 8.5 14.5 6",
    "carry": "M4 15l6 3.5 6-3.5-6-3.5zM4 15v3l6 3.5 6-3.5v-3M9 8c2-4 8-5 11-1M20.5 3l-.5 4.2-4.2-.5",
    "starter": "M5 21V4M5 5h12l-3 3.5 3 3.5H5",
}
"""By the key of a deed. Action cards share one sign: which of them are held is not for every page to know."""
