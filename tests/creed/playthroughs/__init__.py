"""Golden playthroughs: whole games as readable text, which replay to the same events for ever.

Each file holds a record as boardlab saves it and, below a line of dashes, what every ply did. When a rule changes on
purpose, tell the games anew, look at the difference and commit it::

    python -m tests.creed.playthroughs

A new file is begun with ``python -m tests.creed.playthroughs NAME PLAYERS LAYOUT``.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from boardlab import creed
from boardlab.core import CHANCE, Record
from boardlab.core.i18n.language import seat_letter
from boardlab.core.play.record import Dice
from boardlab.creed.actions import Action, Kind

FOLDER = Path(__file__).parent
BREAK = "\n" + "-" * 100 + "\n"
LATE = (Kind.END, Kind.FLOOR, Kind.RECALL, Kind.MOVE)
KEEN = (Kind.SIEGE, Kind.ASSASSINATE, Kind.ATTACK)


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
        events = [event.kind + (f" {event.arithmetic}" if event.arithmetic else "") for event in record.events(ply)]
        who = seat_letter(act.player) if act.player != CHANCE else "-"
        ap = ".".join(map(str, record.positions[ply].ap))
        yield f"{ply:>4} {who} {act.to_text():<36} [{ap}] {', '.join(events)}"
    yield record.position.to_text()


def begin(name: str, players: int, layout: str = "straight") -> Record:
    """A new game, drawn by dice that fall alike on every Python: keen on attacks, so that it ends with a victory."""
    dice = Dice(name)
    record = Record.new(creed, seed=name, players=players, options=creed.Options(layout_2p=layout))
    while not record.position.is_over:
        if record.position.current_player == CHANCE:
            record.play(dice.outcome(record.position))
            continue
        kinds: dict[Kind, list[Action]] = {}
        for act in record.position.legal_actions():
            kinds.setdefault(act.kind, []).append(act)
        names = sorted(kinds)
        keen = [kind for kind in names if kind in KEEN]
        if keen and dice.randbelow(3):
            names = keen
        elif dice.randbelow(8):
            names = [kind for kind in names if kind not in LATE] or names
        chosen = kinds[names[dice.randbelow(len(names))]]
        record.play(chosen[dice.randbelow(len(chosen))])
    return record
