"""Pictograms of what one does in Catan, in a box of 24 by 24; those that begin with ``!`` are filled."""

from __future__ import annotations

_KNIGHT = "!M12 2l3 3.5V13h4v3h-5.5v3H16v3H8v-3h2.5v-3H5v-3h4V5.5z"
_ROBBER = "!M6 21q0-7 4-8l-.7-3V8Q5 7.5 4.5 6.5 7 5 9 5L10 2q2-1.5 4 0l1 3q2 0 4.5 1.5Q19 7.5 14.7 8v2l-.7 3q4 1 4 8z"
_STAR = "!M12 2.5l2.9 6.1 6.6.8-4.9 4.6 1.3 6.6L12 17.3l-5.9 3.3 1.3-6.6L2.5 9.4l6.6-.8z"
_DIE = "M6.5 4h11A2.5 2.5 0 0 1 20 6.5v11a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 17.5v-11A2.5 2.5 0 0 1 6.5 4z"

ICONS = {
    "roll": _DIE + "M8.5 8.5h0M15.5 15.5h0M15.5 8.5h0M8.5 15.5h0M12 12h0",
    "die": _DIE + "M8.5 8.5h0M12 12h0M15.5 15.5h0",
    "road": "M3.5 15.5L18.5 6l2.5 3.5L6 19.5zM9 12l2.5 3.5M13.5 9.2l2.5 3.6",
    "settlement": "M6 20v-9.5M18 20v-9.5M3.5 12L12 4l8.5 8M5 20h14M10 20v-5.5h4V20",
    "city": "M3.5 20V9.5M2 11l5-6.5L12 11M11 9.8V20M11 12.5h8.5V20M10.5 12.7l4.8-3.7 5.7 4.2M2.5 20h18",
    "buy": "M7 3h10a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM12 8l1.3 2.7 2.9.4-2.1 2 "
    ".5 2.9-2.6-1.4L9.4 16l.5-2.9-2.1-2 2.9-.4z",
    "draw": "M7 3h10a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM9.8 9.3c.2-2.6 4.4-2.6 4.4.2 "
    "0 1.9-2.2 1.9-2.2 4M12 16.5h0",
    "trade": "M3 9.5L12 4l9 5.5zM5 10v8m4.7-8v8m4.6-8v8M19 10v8M3 20.5h18",
    "offer": "M4 8h13M13 4l4 4-4 4M20 16H7M11 12l-4 4 4 4",
    "confirm": "M4 8h13M13 4l4 4-4 4M3 16.5l4 4 7-7",
    "accept": "M5 12.5l4.5 4.5L19 7.5",
    "decline": "M6 6l12 12M18 6L6 18",
    "counter": "M4 12h11a5 5 0 0 1 5 5v2M8.5 7.5L4 12l4.5 4.5",
    "withdraw": "M12 3.5a8.5 8.5 0 1 0 .01 0zM6 18L18 6",
    "discard": "M8 6l-5 5 5 5M3 11h11a5 5 0 0 1 5 5v3",
    "robber": _ROBBER,
    "steal": "M6 3h9a2 2 0 0 1 2 2v8M6 3a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h5M13 18h8M18 14.5l3.5 3.5-3.5 3.5",
    "rob": "M6 3h9a2 2 0 0 1 2 2v8M6 3a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h5M13 18h8M18 14.5l3.5 3.5-3.5 3.5",
    "claim": "M7 4h10v5a5 5 0 0 1-10 0zM7 5.5H4c0 4 1.5 5.5 3.5 5.5M17 5.5h3c0 4-1.5 5.5-3.5 5.5M12 14v4M8 20.5h8",
    "end": "M5 4v16M9 12h11M15.5 7l5 5-5 5",
    "knight": _KNIGHT,
    "card:knight": _KNIGHT,
    "card:road_building": "M3 10.5L16 3l2 3.5L5 14zM6.5 17.5L19.5 10l2 3.5-13 7.5z",
    "card:discovery": "M9 3h9a1.5 1.5 0 0 1 1.5 1.5V15M6 6h8a1.5 1.5 0 0 1 1.5 1.5v12A1.5 1.5 0 0 1 14 21H6a1.5 1.5 0 "
    "0 1-1.5-1.5v-12A1.5 1.5 0 0 1 6 6zM10 10v7M6.5 13.5h7",
    "card:monopoly": "M4 5l4.5 4.5M20 5l-4.5 4.5M12 3v6.5M6 13.5h12V21H6zM12 13.5V21",
    "card:victory_point": _STAR,
}
"""By the key of a verb or a development card; the page asks for ``card:knight`` before ``card``."""
