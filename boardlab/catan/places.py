"""Places in words: "hills 9", "the intersection of hills 9, forest 3 and the sea", never coordinates.

Every place has a name of its own: two tiles of one terrain and number are told apart by their row, what touches one
tile only by the side of it. A name comes in three styles: ``place`` in a sentence, ``spot`` before a colon, ``brief``
in a list of one kind of place.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from boardlab.catan.board import HEXES, PATH_AT, PATHS, SITE_AT, SITES, TILE_AT, TILES, TILES_OF_PATH, TILES_OF_SITE
from boardlab.catan.cards import DEVELOPMENTS, RESOURCES, counts_of
from boardlab.catan.island import DESERT, HARBOURS, TERRAINS, Island
from boardlab.catan.wording import WORDING
from boardlab.core.i18n.language import Phrase

PLACE, SPOT, BRIEF = "place", "spot", "brief"
"""The styles of a name."""
_WAYS = {way: Phrase(f"compass.{way}") for way in ("n", "ne", "se", "s", "sw", "nw", "e", "w")}
"""Where a corner or a side of a tile lies from its middle."""


def bare_tile(island: Island, tile: int, style: str = SPOT) -> Phrase:
    """A tile by terrain and number alone, though another may have the same."""
    kind = island.terrain[tile]
    if kind == DESERT:
        return Phrase("place.desert" if style == PLACE else "spot.desert")
    terrain = Phrase(f"terrain.{TERRAINS[kind]}")
    number = island.chips[tile]
    return Phrase("place.tile", {"terrain": terrain, "number": number}) if number else terrain


@lru_cache(maxsize=128)
def _tiles(island: Island, style: str) -> tuple[Phrase, ...]:
    found = []
    tiles = island.tiles
    for tile, (q, r) in enumerate(HEXES):
        phrase = bare_tile(island, tile, style)
        if tiles.count(tiles[tile]) > 1:
            before = sum(row == r and column < q for column, row in HEXES)
            phrase = Phrase("spot.twin", {"tile": phrase, "row": r + 3, "across": before + 1})
        found.append(phrase)
    return tuple(found)


def tile_phrase(island: Island, tile: int, style: str = PLACE) -> Phrase:
    """A tile by terrain and number; where two are alike, also by where it lies."""
    return _tiles(island, style)[tile]


def site_phrase(island: Island, site: int, style: str = PLACE) -> Phrase:
    """An intersection by the land tiles it touches."""
    return _by_tiles("site", _tiles(island, style), TILES_OF_SITE[site], SITES[site], style)


def path_phrase(island: Island, path: int, style: str = PLACE) -> Phrase:
    """A path by the tiles it parts."""
    return _by_tiles("path", _tiles(island, style), TILES_OF_PATH[path], PATHS[path], style)


def _by_tiles(
    what: str,
    named: Sequence[Phrase | str],
    tiles: tuple[int, ...],
    key: str,
    style: str,
    ways: Mapping[str, Phrase | str] = _WAYS,
) -> Phrase:
    facts = {}
    for name, tile in zip("abc", tiles, strict=False):
        facts[name] = named[tile]
    if len(tiles) == 1:
        facts["way"] = ways[_way(key, tiles[0])]
    return Phrase(f"{style}.{what}{len(tiles)}", facts)


def _way(key: str, tile: int) -> str:
    """Where a corner or a side of a tile lies from its middle, one of :data:`_WAYS`."""
    (q, r), down, across = HEXES[tile], 0, 0
    for each in key.split("|"):
        column, row = map(int, each.split(","))
        down += row - r
        across += 2 * (column - q) + row - r
    return ("n" if down < 0 else "s" if down else "") + ("w" if across < 0 else "e" if across else "")


@lru_cache(maxsize=16)
def place_names(island: Island, lang: str, style: str) -> dict[str, str]:
    """The name of every place, by key."""
    return names_of((*TILES, *SITES, *PATHS), island, lang, style)


def names_of(keys: Iterable[str], island: Island, lang: str, style: str) -> dict[str, str]:
    """The names of some places, by key; each tile is put in words once, not with every place it touches."""
    # A tile has the same name before a colon and in a list.
    tiles, ways = _said(island, lang, SPOT if style == BRIEF else style)
    found = {}
    for key in keys:
        if key in TILE_AT:
            found[key] = tiles[TILE_AT[key]]
            continue
        what, touched = (
            ("site", TILES_OF_SITE[SITE_AT[key]]) if key in SITE_AT else ("path", TILES_OF_PATH[PATH_AT[key]])
        )
        found[key] = WORDING.phrase(_by_tiles(what, tiles, touched, key, style, ways), lang)
    return found


@lru_cache(maxsize=32)
def _said(island: Island, lang: str, style: str) -> tuple[list[str], dict[str, str]]:
    """The tiles in words, and where something lies from a tile."""
    tiles = [WORDING.phrase(phrase, lang) for phrase in _tiles(island, style)]
    return tiles, {way: WORDING.phrase(phrase, lang) for way, phrase in _WAYS.items()}


@lru_cache(maxsize=4096)
def place_phrase(island: Island, key: str, style: str = PLACE) -> Phrase | None:
    """A place by its key; None for what is none."""
    if key in TILE_AT:
        return tile_phrase(island, TILE_AT[key], style)
    if key in SITE_AT:
        return site_phrase(island, SITE_AT[key], style)
    return path_phrase(island, PATH_AT[key], style) if key in PATH_AT else None


def kind_phrase(kind: int) -> Phrase:
    """A resource by name."""
    return Phrase(f"resource.{RESOURCES[kind]}")


def development_phrase(card: int) -> Phrase:
    """A development card by name."""
    return Phrase(f"card.{DEVELOPMENTS[card]}")


def harbour_phrase(kind: int) -> Phrase:
    """A harbour by what it swaps."""
    return Phrase(f"harbour.{HARBOURS[kind]}")


def cards_phrase(cards: int) -> tuple[Phrase, ...] | Phrase:
    """A bundle in words: "2 lumber, 1 ore"; "nothing" for no cards."""
    found = [
        Phrase("cards.count", {"count": count, "kind": kind_phrase(kind)})
        for kind, count in enumerate(counts_of(cards))
        if count
    ]
    if cards >> 40:
        found.append(Phrase("cards.count", {"count": cards >> 40, "kind": Phrase("resource.unknown")}))
    return tuple(found) or Phrase("cards.nothing")
