"""Places in words: "hills 9", "the intersection of hills 9 and forest 3", never coordinates."""

from __future__ import annotations

from boardlab.catan.board import COAST, TILES_OF_PATH, TILES_OF_SITE
from boardlab.catan.cards import DEVELOPMENTS, RESOURCES, counts_of
from boardlab.catan.island import DESERT, HARBOURS, TERRAINS, Island
from boardlab.core.language import Phrase


def tile_phrase(island: Island, tile: int) -> Phrase:
    """A tile by terrain and number."""
    kind = island.terrain[tile]
    if kind == DESERT:
        return Phrase("place.desert")
    terrain = Phrase(f"terrain.{TERRAINS[kind]}")
    number = island.chips[tile]
    return Phrase("place.tile", {"terrain": terrain, "number": number}) if number else terrain


def site_phrase(island: Island, site: int) -> Phrase:
    """An intersection by the land tiles it touches."""
    tiles = [tile_phrase(island, tile) for tile in TILES_OF_SITE[site]]
    return Phrase(f"place.site{len(tiles)}", dict(zip("abc", tiles, strict=False)))


def path_phrase(island: Island, path: int) -> Phrase:
    """A path by the tiles it parts."""
    tiles = [tile_phrase(island, tile) for tile in TILES_OF_PATH[path]]
    return Phrase("place.coast" if COAST >> path & 1 else "place.path", dict(zip("ab", tiles, strict=False)))


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
