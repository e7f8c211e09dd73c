"""The part of the island that a question on paper needs: the tiles round all that stands there or is spoken of."""

from __future__ import annotations

from collections.abc import Iterable

from boardlab.catan.board import (
    ENDS,
    HARBOUR_PATHS,
    PATH_AT,
    SITE_AT,
    TILE_AT,
    TILES,
    TILES_OF_PATH,
    TILES_OF_SITE,
    bits,
)
from boardlab.catan.picture.map import HALF, HARBOUR_SPOTS, SITE_SPOTS, TILE_SPOTS
from boardlab.catan.state import State
from boardlab.core.picture.scene import Part

_TALL = 58
"""Half the height of a hex with its rim."""
_DISC = 28
"""Half the width of a harbour’s disc."""
_PIECE = 20
"""Half the width of a building, which stands out of the island on its coast."""
_EDGE = 10
_LEAST = 4.5 * HALF
"""No part is narrower or lower: a chip would look larger than a tile does elsewhere."""
_MOST = 0.75 * 652 * 604
"""Of more of the board than this, in square units, the whole is shown: there would be little to gain."""


def crop(p: State, view: str, keys: Iterable[str], lang: str) -> Part | None:
    """What to show of the sheet; None for the whole board.

    Where nothing stands and no place is spoken of, the whole board is what it is about.

    Args:
        p: the position.
        view: the picture; there is one.
        keys: places that are spoken of besides, and tiles, by terrain and number: ``hills 9``.
        lang: the language; nothing is written along the edges.
    """
    spoken = frozenset(keys)
    pieces = p.pieces
    sites = {site for of_all in (pieces.settlements, pieces.cities) for mine in of_all for site in bits(mine)}
    paths = {path for mine in pieces.roads for path in bits(mine)}
    tiles = {at for at, key in enumerate(TILES) if p.place_name(key, "en") in spoken}
    sites |= {SITE_AT[key] for key in spoken & SITE_AT.keys()}
    paths |= {PATH_AT[key] for key in spoken & PATH_AT.keys()}
    tiles |= {TILE_AT[key] for key in spoken & TILE_AT.keys()}
    if not (sites or paths or tiles):
        return None
    tiles |= {p.robber} if p.robber >= 0 else set()
    tiles |= {tile for site in sites for tile in TILES_OF_SITE[site]}
    tiles |= {tile for path in paths for tile in TILES_OF_PATH[path]}
    discs = [spot for path, spot in zip(HARBOUR_PATHS, HARBOUR_SPOTS, strict=True) if not sites.isdisjoint(ENDS[path])]
    boxes = [(x - HALF, y - _TALL, x + HALF, y + _TALL) for x, y in (TILE_SPOTS[tile] for tile in tiles)]
    boxes += [(x - _DISC, y - _DISC, x + _DISC, y + _DISC) for x, y in discs]
    boxes += [(x - _PIECE, y - _PIECE, x + _PIECE, y + _PIECE) for x, y in (SITE_SPOTS[site] for site in sites)]
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    (left, right), (top, bottom) = _at_least(min(lefts), max(rights)), _at_least(min(tops), max(bottoms))
    (x0, y0, wide, high) = (left - _EDGE, top - _EDGE, right - left + 2 * _EDGE, bottom - top + 2 * _EDGE)
    return Part((x0, y0, wide, high), ()) if wide * high < _MOST else None


def _at_least(low: float, high: float) -> tuple[float, float]:
    """A stretch that is not too short."""
    more = max(0.0, (_LEAST - (high - low)) / 2)
    return low - more, high + more
