"""Torres: its lessons, a folder a topic. ``sketch`` makes small positions, ``cell_names`` names a set of cells."""

from boardlab.lessons.torres.sketching import sketch
from boardlab.lessons.torres.turning import turned
from boardlab.torres import cell_index
from boardlab.torres.state import cell_names

__all__ = ["cell_index", "cell_names", "sketch", "turned"]
