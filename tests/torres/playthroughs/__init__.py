"""Golden playthroughs: whole games as readable text, which replay to the same events and scores for ever.

Each file holds a record as boardlab saves it and, below a line of dashes, what every ply did: the action, its events
with the points they paid, the scores, and the board at the end of each phase. When a rule changes on purpose, tell the
games anew, look at the difference and commit it::

    python -m tests.torres.playthroughs

That replays the records in the files. A new file is begun with ``python -m tests.torres.playthroughs NAME PLAYERS``.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from boardlab import torres
from boardlab.core import Record
from boardlab.core.language import seat_letter
from boardlab.core.record import Dice
from boardlab.torres.actions import Action

FOLDER = Path(__file__).parent
BREAK = "\n" + "-" * 100 + "\n"


def files() -> list[Path]:
    """All golden playthroughs."""
    return sorted(FOLDER.glob("*.txt"))


def record_of(text: str) -> Record:
    """The record a file begins with."""
    return Record.from_text(text.split(BREAK, maxsplit=1)[0] + "\n")


def told(record: Record) -> str:
    """The file of a record."""
    return record.to_text().rstrip("\n") + BREAK + "\n".join(_rows(record)) + "\n"


def _rows(record: Record) -> Iterator[str]:
    for ply, act in enumerate(record.actions, 1):
        after = record.positions[ply]
        events = [
            event.kind + (f" +{event.points} {seat_letter(event.player)}" if event.points else "")
            for event in record.events(ply)
            if event.kind not in ("ground", "no_bonus") and event.player is not None
        ]
        scores = " ".join(map(str, after.scores))
        yield f"{ply:>4} {seat_letter(act.player)} {act.to_text():<40} [{scores}] {', '.join(events)}"
        if after.phase != record.positions[ply - 1].phase or after.is_over:
            yield ""
            yield str(after).split("\n\n", maxsplit=1)[0]
            yield ""


def begin(name: str, players: int) -> Record:
    """A new game, drawn by dice that fall alike on every Python: kinds of action first, ends of turns late."""
    dice = Dice(name)
    record = Record.new(torres, seed=name, players=players)
    while not record.position.is_over:
        kinds: dict[int, list[Action]] = {}
        for act in record.position.legal_actions():
            kinds.setdefault(act.kind, []).append(act)
        names = sorted(kinds)
        if len(names) > 1 and dice.below(10):
            names = [kind for kind in names if kinds[kind][0].to_text().split()[0] not in ("end", "point")] or names
        chosen = kinds[names[dice.below(len(names))]]
        record.play(chosen[dice.below(len(chosen))])
    return record
