"""Small positions for explaining one thing: only the towers and knights that matter."""

from __future__ import annotations

import re

from boardlab import torres
from boardlab.core.contract.verdict import UnreadableText
from boardlab.core.json_data import Json
from boardlab.core.text.quoting import shown
from boardlab.lessons.model.topic_files import LessonWording
from boardlab.torres.options import STACKS

WORDING = LessonWording("boardlab.lessons.torres")


def sketch(
    towers: str,
    *,
    king: str | None = None,
    phase: int = 1,
    scores: tuple[int, ...] | None = None,
    starts: str = "A",
    **knights: str,
) -> torres.Position:
    """A position with just these towers and knights; no game needs to reach it.

        >>> sketch("b2=4 c2=3 d2=2", A="c2", B="b2").heights.count(0)
        61

    Args:
        towers: cells with their blocks: ``"b2=4 c2=3"``.
        king: the king's cell; None leaves him off the board.
        phase: 1, 2 or 3.
        scores: points by player; all 0 if not given.
        starts: the player who started the phase and now plays.
        knights: each player's cells: ``A="c2 d2", B="b2"``. There are at least two players.

    Raises:
        UnreadableText, ImpossiblePosition: saying what is wrong.
    """
    heights: dict[str, int] = {}
    for tower in towers.split():
        found = re.fullmatch(r"([a-h][1-8])=(\d{1,2})", tower)
        if not found or found[1] in heights:
            raise UnreadableText(WORDING.say("sketch.tower", text=shown(tower)))
        heights[found[1]] = int(found[2])
    unknown = sorted(set(knights) - set("ABCD"))
    if unknown or starts not in tuple("ABCD"):
        raise UnreadableText(WORDING.say("sketch.player", text=shown((unknown or [str(starts)])[0])))
    players = max([2, len(scores or ()), *("ABCD".index(name) + 1 for name in (*knights, starts))])
    document: Json = {
        "phase": phase,
        "starter": "ABCD".index(starts),
        "heights": heights,
        "knights": [knights.get(name, "").split() for name in "ABCD"[:players]],
        "king": king,
        "scores": list(scores or (0,) * players),
        "stacks": [list(STACKS[players][phase - 1])] * players if phase in (1, 2, 3) else None,
    }
    return torres.from_json(document, allow_unreachable=True)
