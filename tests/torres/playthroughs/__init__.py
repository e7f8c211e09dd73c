"""Golden playthroughs: whole games as readable text, which replay to the same events and scores for ever.

Each file holds a record as boardlab saves it and, below a line of dashes, what every ply did: the action, its events
with the points they paid, the scores, and the board at the end of each phase. When a rule changes on purpose, tell the
games anew, look at the difference and commit it::

    python -m tests.torres.playthroughs

That replays the records in the files. A new file is begun with ``python -m tests.torres.playthroughs NAME PLAYERS``, or
with ``NAME PLAYERS EDITION`` and, for a master game, the name of its master card.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from boardlab import torres
from boardlab.core import Record
from boardlab.core.i18n.language import seat_letter
from boardlab.core.play.record import Dice
from boardlab.torres.actions import Action
from boardlab.torres.board import cells_of, regions
from boardlab.torres.rules.master import BORDER_CELLS, CASTLES, DIAGONAL_CELLS

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


def begin(name: str, players: int, edition: str = "rio_grande_2005", master: str = "", **rulings: Any) -> Record:
    """A new game, drawn by dice that fall alike on every Python: kinds of action first, ends of turns late."""
    dice = Dice(name)
    options = torres.Options(edition, master_game=bool(master), **rulings)
    more = {"master": master} if master else {}
    record = Record.new(torres, seed=name, players=players, options=options, **more)
    while not record.position.is_over:
        kinds: dict[int, list[Action]] = {}
        for act in record.position.legal_actions():
            kinds.setdefault(act.kind, []).append(act)
        names = sorted(kinds)
        if len(names) > 1 and dice.randbelow(10):
            names = [kind for kind in names if kinds[kind][0].to_text().split()[0] not in ("end", "point")] or names
        if master and record.position.stage == "turn" and dice.randbelow(4):
            record.play(_towards(record.position, master, [act for kind in names for act in kinds[kind]], dice))
            continue
        chosen = kinds[names[dice.randbelow(len(names))]]
        record.play(chosen[dice.randbelow(len(chosen))])
    return record


def _towards(p: torres.Position, master: str, actions: list[Action], dice: Dice) -> Action:
    """One of the actions after which the player is nearest to what the master card asks for."""
    near = [_nearness(p.play(act), p.decider, master) for act in actions]
    best = [act for act, found in zip(actions, near, strict=True) if found == max(near)]
    return best[dice.randbelow(len(best))]


def _nearness(p: torres.Position, seat: int, master: str) -> int:
    cells = list(cells_of(p.pieces[seat]))
    if master == "castle_count":
        held = sum(1 for castle in p.ground.masks if castle & p.pieces[seat])
        return -abs(CASTLES[p.phase - 1][0] - held)
    if master in ("border", "diagonals"):
        wanted = BORDER_CELLS if master == "border" else DIAGONAL_CELLS
        return (p.pieces[seat] & wanted).bit_count()
    if master == "neighbours":
        return 2 * max(group.bit_count() for group in regions(p.pieces[seat])) + len(cells)
    if master == "square":
        corners = [(c, r, side) for side in range(1, 8) for c in range(8 - side) for r in range(8 - side)]
        return max(
            sum(at in cells for at in (c + 8 * r, c + side + 8 * r, c + 8 * (r + side), c + side + 8 * (r + side)))
            for c, r, side in corners
        )
    marks = {
        "different_levels": [p.heights[cell] for cell in cells],
        "same_level": [p.heights[cell] for cell in cells],
        "in_a_row": [cell // 8 for cell in cells],
    }[master]
    if master == "different_levels":
        return 5 * len(set(marks)) - 4 * len(cells)
    return 2 * max(marks.count(mark) for mark in marks) + len(cells)
