"""What is drawn: one position with everything the drawing asks of it, worked out once."""

from __future__ import annotations

from dataclasses import dataclass

from boardlab.core.i18n.language import Called, Wording
from boardlab.core.picture.drawing import DrawContextBase
from boardlab.core.picture.scene import Marks
from boardlab.creed.actions import PLACE_STAGE, TENTS_STAGE, TOKENS
from boardlab.creed.board import RANKS
from boardlab.creed.picture.board import BoardLine, BoardSheet
from boardlab.creed.state import State
from boardlab.creed.tents import DESTROYED, UNKNOWN_TOKEN

FULL_COUNTERS, WHITE_COUNTERS = 10, 3
"""Action counters of a player: coloured ones, and white ones for what is kept (creed.comp.counters)."""


@dataclass(frozen=True)
class DrawContext(DrawContextBase):
    """One position, looked at."""

    position: State
    table: BoardSheet
    swamps: frozenset[int]
    band: BoardLine | None
    """The line of the unit that is picked."""
    bright: frozenset[str]
    """Places that stay bright while others step back; empty where nothing steps back."""

    @classmethod
    def of(
        cls, position: State, table: BoardSheet, *, wording: Wording, lang: str, names: Called, viewer: int | None,
        marks: Marks,
    ) -> DrawContext:  # fmt: skip
        """Looks at a position."""
        layout = position.layout
        cells = [layout.cell_numbers[key] for key in marks.picked if key in layout.cell_numbers]
        band = table.line_of[cells[0] // RANKS] if cells and position.units[cells[0]] else None
        bright = frozenset((*marks.lit, *marks.focus)) & table.points.keys()
        if band and not bright:
            bright = table.keys_of(band) | {*marks.picked, *marks.targets, *marks.refused, *marks.last}
        return cls(
            position=position,
            table=table,
            wording=wording,
            lang=lang,
            names=names,
            viewer=viewer,
            marks=marks,
            swamps=layout.swamps(position.options.swamp_cells),
            band=band,
            bright=bright,
        )

    def found_in(self, tent: int) -> int:
        """The destroyed tent in which a leader was found, with its token, where that is to be shown; else 0."""
        kind, _, colour = self.marks.left.get(self.position.layout.tent_names[tent], "").partition(".")
        return TOKENS.index(kind) << 2 | int(colour) | DESTROYED if kind else 0

    def dim(self, key: str) -> bool:
        """Does this place step back?"""
        return bool(self.bright) and key not in self.bright

    def holds(self, key: str) -> bool:
        """Does a unit stand, or an intact tent lie here?"""
        layout = self.position.layout
        if key in layout.cell_numbers:
            return bool(self.position.units[layout.cell_numbers[key]])
        return not self.position.camps[layout.tent_numbers[key]] & DESTROYED

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats of the side whose turn it is and that have not ended it; none before the game and after it."""
        p = self.position
        if p.is_over or p.current_player is None or p.current_player < 0:
            return ()
        if p.stage in (TENTS_STAGE, PLACE_STAGE):
            return (p.current_player,)
        return tuple(seat for seat in range(p.players) if p.layout.sides[seat] == p.side and not p.ended >> seat & 1)

    def flag(self, seat: int) -> str:
        """What stands beside a player's name: whose turn it is, who has won; "" of all others."""
        if seat in self.acting:
            return self.say("panel.to_move")
        return self.say("panel.won") if seat in self.position.winners else ""

    def counters(self, seat: int) -> tuple[int, int, int]:
        """Action counters of a seat: coloured and white ones that are ready, and used ones (creed.turn.refill)."""
        p = self.position
        ready = min(p.ap[seat] if seat in self.acting else p.kept[seat], FULL_COUNTERS + WHITE_COUNTERS)
        white = min(p.kept[seat], ready, WHITE_COUNTERS)
        return ready - white, white, FULL_COUNTERS + WHITE_COUNTERS - ready

    def hands_shown(self) -> tuple[int, ...]:
        """The seats whose hands may be named in this picture."""
        return tuple(seat for seat in range(self.position.players) if self.position.hand_piles[seat] >= 0)

    def spare_tents(self, seat: int) -> int | None:
        """Blank tents in the supply of a seat, or None where a view cannot count them."""
        p = self.position
        tokens = (*p.camps, *p.given, *(token for pool in p.pools for token in pool))
        if any(token & UNKNOWN_TOKEN == UNKNOWN_TOKEN for token in tokens):
            return None
        return p.spare_tents(seat)
