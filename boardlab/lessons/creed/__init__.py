"""Creed: its lessons, a folder a topic. ``sketch`` makes small positions."""

from boardlab.creed.board import LAYOUTS, LINES
from boardlab.lessons.creed.sketching import sketch

__all__ = ["LINE", "PLACES", "sketch"]

LINE = "line_{}"
PLACES = {
    **{name: name for layout in LAYOUTS.values() for name in (*layout.cell_names, *layout.tent_names)},
    **{LINE.format(number): str(number) for number in range(1, LINES + 1)},
}
"""What words of lessons may name by a placeholder, and what each is called: ``{A11}``, or a line, ``line {line_1}``."""
