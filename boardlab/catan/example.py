"""The almanac's worked example as a record: sixteen turns of four players on the classic map.

Hands, trades, purchases and robber follow the text. Where it leaves something open (some dice, a few roads) one of the
ways that fit was chosen.
"""

from __future__ import annotations

from importlib.resources import files

from boardlab.core.play.record import Record


def example_game() -> Record:
    """The worked example, at its end; jump to any ply to look at it. Seats play orange, red, blue and white."""
    text = files("boardlab.catan").joinpath("example_game.txt").read_text(encoding="utf-8")
    return Record.from_text(text)
