"""A record as one observer may know it: to be read, shown and kept, not to be played on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardlab.core.observer import Observer

if TYPE_CHECKING:
    from boardlab.core.record import Record

SEEN_HEADER = "boardlab record 1, seen by "
"""How the text of such a record begins; a record itself begins otherwise."""


class RecordView:
    """What one seat, or a spectator, may know of a record. Made by :meth:`boardlab.Record.seen_by`."""

    def __init__(self, record: Record, observer: Observer) -> None:
        self._record = record
        self._observer = observer

    def to_text(self) -> str:
        """The game as text, a line for each ply: what this observer may not know is a question mark.

        The dice are left out, since whoever has them can shuffle again what was shuffled; the last line but one is the
        position now. It is for people: no record can be made of it.
        """
        record, see = self._record, self._observer
        who = "a spectator" if see.seat is None else f"seat {see.seat}"
        out = [SEEN_HEADER + who, f"start {see.position(record.start).to_text()}"]
        for line in record.lines:
            leaves = f' from "{line.parent.name}" after {line.at}' if line.parent else ""
            out.append(f'line "{line.name}"{leaves}')
            for ply in range(line.at, len(line.actions)):
                act = line.actions[ply]
                out.append(f"{ply + 1} {act.player} {see.text_of_step(line.positions[ply], act)}")
        out.append(f"now {see.position(record.position).to_text()}")
        out.append(f'at "{record.line}" {record.ply}')
        return "\n".join(out) + "\n"

    def __str__(self) -> str:
        return self.to_text()

    def __repr__(self) -> str:
        return f"<view of {self._record!r:.200}>"
