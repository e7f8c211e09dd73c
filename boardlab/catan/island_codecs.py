"""How the island is written and read, as plain data and in a line: its tiles with their numbers, and its harbours."""

from __future__ import annotations

from collections.abc import Mapping

from boardlab.catan.board import HARBOUR_PATHS, PATHS, TILES
from boardlab.catan.codecs import READ, read_tile
from boardlab.catan.island import CLASSIC, HARBOURS, PRINTED, TERRAINS, Island, island
from boardlab.core.text.codecs import Codec
from boardlab.core.text.quoting import shown

_TERRAIN, _HARBOUR = "FHPAMD", "lbwgo3"
"""The letters in a line, by number of the kind."""
_CHIP = READ.between(2, 12)


def _read_land(name: str, value: object) -> Island:
    """The island by the name of a printed map, or tile by tile."""
    if isinstance(value, str):
        if value not in PRINTED:
            READ.fail("board", board=shown(value))
        return PRINTED[value]
    return island(*read_tiles(name, value), CLASSIC.harbours)


def read_tiles(name: str, value: object) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Terrain and number of each tile."""
    if not isinstance(value, Mapping):
        READ.fail("kind", field=name, text=shown(value))
    terrain, chips = [-1] * len(TILES), [0] * len(TILES)
    for tile, text in value.items():
        at = read_tile(name, tile)
        words = text.split() if isinstance(text, str) else []
        if len(words) not in (1, 2) or words[0] not in TERRAINS or not (words[1:] or ["2"])[0].isdigit():
            READ.fail("terrain", text=shown(text), names=", ".join(TERRAINS))
        terrain[at] = TERRAINS.index(words[0])
        if len(words) == 2:
            chips[at] = _CHIP.read(tile, int(words[1][:3]))
    if -1 in terrain:
        READ.fail("tile_missing", tile=TILES[terrain.index(-1)])
    return tuple(terrain), tuple(chips)


def _tiles_text(land: Island) -> str:
    return ",".join([_TERRAIN[kind] + (str(number) if number else "") for kind, number in land.tiles])


def _parse_tiles(_: str, text: str) -> dict[str, str]:
    parts = text.split(",")
    wrong = {"count": len(parts), "right": len(TILES)}
    if len(parts) != len(TILES):
        READ.fail("tiles", text=shown(text, 60), **wrong)
    found = {}
    for name, part in zip(TILES, parts, strict=True):
        if part[:1] not in _TERRAIN or not part:
            READ.fail("tiles", text=shown(part, 60), **wrong)
        number = f" {READ.digits('tiles', part[1:])}" if part[1:] else ""
        found[name] = TERRAINS[_TERRAIN.index(part[0])] + number
    return found


def _read_harbours(name: str, value: object) -> tuple[int, ...]:
    if not isinstance(value, Mapping):
        READ.fail("kind", field=name, text=shown(value))
    names = [PATHS[path] for path in HARBOUR_PATHS]
    for path in value:
        if path not in names:
            READ.fail("harbour_path", text=shown(path))
    found = []
    for path in names:
        kind = value.get(path, "")
        if kind not in HARBOURS:
            READ.fail("harbour", path=path, text=f"“{shown(kind)}”", names=", ".join(HARBOURS))
        found.append(HARBOURS.index(kind))
    return tuple(found)


def _parse_harbours(_: str, text: str) -> dict[str, str]:
    if len(text) != len(HARBOUR_PATHS) or not set(text) <= set(_HARBOUR):
        READ.fail("harbours", text=shown(text))
    return {PATHS[path]: HARBOURS[_HARBOUR.index(sign)] for path, sign in zip(HARBOUR_PATHS, text, strict=True)}


LAND = Codec(
    _read_land,
    {
        "anyOf": [
            {"enum": list(PRINTED)},
            {
                "type": "object",
                "minProperties": len(TILES),
                "propertyNames": {"enum": list(TILES)},
                "additionalProperties": {
                    "type": "string",
                    "pattern": f"^({'|'.join(TERRAINS)})( ([2-9]|1[0-2]))?$",
                },
            },
        ]
    },
    plain=lambda land: {
        TILES[tile]: TERRAINS[kind] + (f" {number}" if number else "") for tile, (kind, number) in enumerate(land.tiles)
    },
    text=_tiles_text,
    parse=_parse_tiles,
)
HARBOUR_KINDS = Codec(
    _read_harbours,
    {
        "type": "object",
        "minProperties": len(HARBOUR_PATHS),
        "propertyNames": {"enum": [PATHS[path] for path in HARBOUR_PATHS]},
        "additionalProperties": {"enum": list(HARBOURS)},
    },
    plain=lambda kinds: {PATHS[path]: HARBOURS[kind] for path, kind in zip(HARBOUR_PATHS, kinds, strict=True)},
    text=lambda kinds: "".join([_HARBOUR[kind] for kind in kinds]),
    parse=_parse_harbours,
)
