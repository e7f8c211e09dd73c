"""A record as one observer may know it: to be read, shown and kept, not to be played on."""

from __future__ import annotations

from dataclasses import dataclass

from boardlab.core.contract.position import Position
from boardlab.core.play.lines import Variation
from boardlab.core.play.observer import Observer

SEEN_HEADER = "boardlab record 1, seen by "
"""How the text of such a record begins; a record itself begins otherwise."""


@dataclass(frozen=True, repr=False, eq=False)
class RecordView:
    """What one seat, or a spectator, may know of a record. Made by :meth:`boardlab.Record.seen_by`."""

    start: Position
    position: Position
    lines: tuple[Variation, ...]
    line: Variation
    ply: int
    observer: Observer

    def to_text(self) -> str:
        """The game as text, a line for each ply: what this observer may not know is a question mark.

        The dice are left out, since whoever has them can shuffle again what was shuffled; the last line but one is the
        position now. It is for people: no record can be made of it.
        """
        see = self.observer
        who = "a spectator" if see.seat is None else f"seat {see.seat}"
        out = [SEEN_HEADER + who, f"start {see.position(self.start).to_text()}"]
        for line in self.lines:
            leaves = f' from "{line.parent.name}" after {line.at}' if line.parent else ""
            out.append(f'line "{line.name}"{leaves}')
            for ply in range(line.at, len(line.actions)):
                act = line.actions[ply]
                out.append(f"{ply + 1} {act.player} {see.text_of_step(line.positions[ply], act)}")
        out.append(f"now {see.position(self.position).to_text()}")
        out.append(f'at "{self.line.name}" {self.ply}')
        return "\n".join(out) + "\n"

    def link_text(self) -> str:
        """What a link to it holds: the position now, as this observer may see it."""
        return str(self.observer.position(self.position).to_text())

    def __str__(self) -> str:
        return self.to_text()

    def __repr__(self) -> str:
        of = f"{self.line.name!r}, ply {self.ply} of {len(self.line.actions)}"
        return f"<view of a record of {self.start.game}: {of}>"
