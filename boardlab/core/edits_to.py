"""Which edits build a position from an empty board: the way back from a position to the hands that set it up."""

from __future__ import annotations

import json
from typing import Any

from boardlab.core.edited import FACTS, Edit, EditedPosition
from boardlab.core.editing import BOARD, PLAYERS
from boardlab.core.verdict import IllegalAction

LATE = (BOARD, PLAYERS)
"""The groups whose tools come last: a moment that is set takes back what had been done in another."""
MOST_ROUNDS = 4
"""So often all tools are taken up; what one of them takes back, the next round sets again."""


def empty_board(position: Any) -> EditedPosition:
    """The empty board for as many players under the same rules, to be set up."""
    editing = EditedPosition(position).editing
    return EditedPosition(editing.load(editing.bare(position)))


def edits_to(position: Any) -> tuple[Edit, ...]:
    """The edits that build a position from :func:`empty_board`.

    Each tool tells what to pick for it so that its part becomes that of the position; one edit of plain data at the end
    sets what no tool shows, such as the order of a deck.

    Args:
        position: one of a game that has tools.

    Raises:
        PlainError: where the game has none.
    """
    wanted = position.to_json()
    edited = empty_board(position)
    found: list[Edit] = []
    for _ in range(MOST_ROUNDS):
        before = len(found)
        for tool in sorted(edited.tools.values(), key=lambda tool: tool.group in LATE):
            for path in tuple(tool.toward(edited.inner.to_json(), wanted)):
                edit = Edit((tool.key, *path))
                try:
                    edited = edited.play(edit)
                except IllegalAction:
                    # It needs what another tool gives back; that comes first in the next round.
                    continue
                found.append(edit)
        if len(found) == before:
            break
    if edited.inner.to_json() != wanted:
        now = edited.inner.to_json()
        rest = {field: value for field, value in wanted.items() if now[field] != value}
        found.append(Edit((FACTS,), json.dumps(rest, ensure_ascii=False)))
    return tuple(found)
