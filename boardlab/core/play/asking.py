"""Who asks others to decide in its turn, as with an offer."""

from __future__ import annotations

from boardlab.core.contract.game import find_game
from boardlab.core.contract.position import CHANCE
from boardlab.core.play.record import Record


def asking(record: Record) -> int | None:
    """The seat in whose turn another one decides because of what it did; None where all do the same, as in set-ups."""
    position = record.position
    mover = find_game(position.game).whose_turn(position)
    if mover in (None, CHANCE, position.current_player):
        return None
    did = next((action for action in reversed(record.actions[: record.ply]) if action.player == mover), None)
    verbs = {action.to_text().partition(" ")[0] for action in position.legal_actions()}
    return None if did is None or did.to_text().partition(" ")[0] in verbs else mover
