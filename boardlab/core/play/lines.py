"""Lines of play: the main line of a game, and the branches that leave it or each other."""

from __future__ import annotations

from collections.abc import Container

from boardlab.core.contract.action import Action
from boardlab.core.contract.position import Position
from boardlab.core.errors import PlainError
from boardlab.core.i18n.language import SHARED
from boardlab.core.text.quoting import clean, quoted

MAIN = "main"
BRANCH = "branch "
"""How a branch is called that was given no name: this and a number."""
LONGEST_NAME = 60


class Variation:
    """One line of play: the main line, or a branch that leaves another line after some plies."""

    __slots__ = ("actions", "at", "dealt", "name", "parent", "positions")

    def __init__(self, name: str, parent: Variation | None, at: int) -> None:
        self.name = name
        self.parent = parent
        """The line this one leaves; None for the main line."""
        self.at = at
        """After how many plies it leaves its parent."""
        self.dealt: Position | None = None
        """Where it begins, if what nobody had seen was shuffled anew there; None where it begins as its parent was."""
        self.actions: list[Action] = list(parent.actions[:at]) if parent else []
        self.positions: list[Position] = list(parent.positions[: at + 1]) if parent else []

    def deal(self, position: Position) -> None:
        """Begin with another position, which looks the same: what nobody has seen lies otherwise."""
        self.dealt = self.positions[self.at] = position

    def __repr__(self) -> str:
        return f"<line {self.name!r}, {len(self.actions)} plies>"


def check_branch_name(name: object, taken: Container[str], *, exactly: bool = False) -> str:
    """The name a branch may have: readable, on one line, not too long and not taken.

    Args:
        name: as it was given.
        taken: the names of the other lines.
        exactly: refuse also what would only have to be tidied, such as two blanks together.

    Raises:
        PlainError: for any other.
    """
    tidy = " ".join(name.split()) if isinstance(name, str) and len(name) <= 9 * LONGEST_NAME else ""
    fits = 0 < len(tidy) <= LONGEST_NAME and clean(tidy) and '"' not in tidy
    if not fits or (exactly and tidy != name):
        raise PlainError(SHARED.say("mistake.branch_name", most=LONGEST_NAME, given=quoted(name)))
    if tidy in taken:
        raise PlainError(SHARED.say("mistake.branch_taken", given=quoted(tidy)))
    return tidy
