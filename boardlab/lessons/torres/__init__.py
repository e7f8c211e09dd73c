"""Torres: its lessons, a folder a topic. ``sketch`` makes small positions, ``cell_names`` names a set of cells."""

from boardlab.core.renamed import old_modules
from boardlab.lessons.torres.sketching import sketch
from boardlab.torres import cell_index
from boardlab.torres.position import cell_names

__all__ = ["cell_index", "cell_names", "sketch"]

old_modules(
    __name__,
    building_cases="building.answers right_rules",
    cards_cases="cards.answers holding",
    king_cases="king.answers right_rules",
    king_tries="king.answers right_rules",
    knights_cases="knights.answers",
    master_cases="master.answers",
    wrong_cards="cards.wrong",
    wrong_doors="knights.wrong",
)
