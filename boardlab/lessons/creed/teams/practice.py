"""What practice of the topic “Teams of two” draws: two lines that cross in a camp."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from boardlab.lessons.creed.teams.answers import LANES, LINES, besieging, struck

if TYPE_CHECKING:
    from boardlab.lessons.model.practice import Drawn


def crossing_lines(rng: Random) -> Drawn | None:
    """Two lines that cross in B's camp, where some tents are down, and which ally strikes ``first``."""
    gone: list[int] = []
    for _ in range(rng.randint(0, 4)):
        # A siege takes the first tent of a line, so these are the ruins that there can be.
        line = [tent for tent in rng.choice(LANES) if tent not in gone]
        gone += line[:1]
    p, first = besieging(rng.choice(LINES), rng.choice(LINES), gone), rng.choice("AC")
    drawn = {"position": p, "first": first, "second": "C" if first == "A" else "A"}
    return drawn if len(struck(p, first=first)) == 2 else None
