"""What is drawn: one position with everything the drawing asks of it, worked out once."""

from __future__ import annotations

from dataclasses import dataclass

from boardlab.catan.actions import RIDE, ROBBER
from boardlab.catan.board import PATHS, SITES, TILE_AT, TILES, bits
from boardlab.catan.state import State
from boardlab.core.i18n.language import Called, Wording
from boardlab.core.picture.drawing import DrawContextBase
from boardlab.core.picture.scene import Marks


@dataclass(frozen=True)
class PlacedBuilding:
    """A settlement or a city where it stands."""

    key: str
    seat: int
    kind: str
    """``settlement`` or ``city``, as in the words for it."""


@dataclass(frozen=True)
class DrawContext(DrawContextBase):
    """One position, looked at."""

    position: State
    buildings: dict[str, PlacedBuilding]
    """Buildings by intersection."""
    roads: dict[str, int]
    """The seat of each road by path."""
    robber: str
    """The tile under the robber; "" before there is one."""
    stands: str
    """The tile the robber is drawn on: its own, or the one just picked for it."""
    ghost: str
    """The tile it leaves or has just left; "" where it stays."""
    lit: frozenset[str]
    """Places a receipt line counts; the rest steps back."""
    line: tuple[str, ...]
    """The roads among them, in order, where they are several: its ribbon stands out, so nothing steps back."""

    @classmethod
    def of(
        cls, position: State, *, wording: Wording, lang: str, names: Called, viewer: int | None, marks: Marks
    ) -> DrawContext:
        """Looks at a position."""
        pieces = position.pieces
        buildings = {
            SITES[site]: PlacedBuilding(SITES[site], seat_, kind)
            for kind, all_ in (("settlement", pieces.settlements), ("city", pieces.cities))
            for seat_, mine in enumerate(all_)
            for site in bits(mine)
        }
        robber = TILES[position.robber] if position.robber >= 0 else ""
        picked = marks.picked[-1] if marks.picked and position.stage in (ROBBER, RIDE) else ""
        moved = picked in TILE_AT and picked != robber
        left = next((source for source, target in marks.glide if target == robber and source in TILE_AT), "")
        roads = {PATHS[path]: seat_ for seat_, mine in enumerate(pieces.roads) for path in bits(mine)}
        line = tuple(key for key in marks.lit if key in roads)
        return cls(
            position=position,
            wording=wording,
            lang=lang,
            names=names,
            viewer=viewer,
            marks=marks,
            buildings=buildings,
            roads=roads,
            robber=robber,
            stands=picked if moved else robber,
            ghost=robber if moved else left,
            lit=frozenset((*marks.lit, *marks.focus)),
            line=line if len(line) > 1 else (),
        )

    def dim(self, key: str) -> bool:
        """Does this place step back behind what a receipt line lights?"""
        return bool(self.lit) and not self.line and key not in self.lit
