"""Creed: its lessons, a folder a topic. ``sketch`` makes small positions."""

from boardlab.core.renamed import old_modules
from boardlab.lessons.creed.sketching import sketch

__all__ = ["sketch"]

old_modules(
    __name__,
    board_cases="board.answers fields",
    hidden_cases="hidden.answers",
    rulings_cases="old rulings.answers",
    siege_plans="old sieges.plans",
    sieges_cases="sieges.answers",
    special_cases="old special.answers",
    teams_cases="old teams.answers",
)
