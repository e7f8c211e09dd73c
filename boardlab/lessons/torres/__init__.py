"""Torres: its lessons, a folder a topic. ``sketch`` makes small positions, ``cell_names`` names a set of cells."""

from boardlab.lessons.torres.sketching import sketch
from boardlab.torres import cell_index
from boardlab.torres.board import NAMES
from boardlab.torres.state import cell_names

__all__ = ["PLACES", "cell_index", "cell_names", "sketch"]

PLACES = {name: name for name in NAMES}
"""What words of lessons may name by a placeholder, ``{b2:은/는}``, and what each is called."""
