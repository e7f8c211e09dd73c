"""Why a cell that was picked does not belong, or one that was left out does: phrases for wrong answers."""

from __future__ import annotations

from collections.abc import Callable

from boardlab.core.language import Phrase
from boardlab.torres import Position, cell_index
from boardlab.torres.board import BIT

Explain = Callable[[Position, frozenset[str]], Phrase | None]
Where = Callable[[Position], frozenset[str]]

RULES = (
    "build.no_merge",
    "build.must_add",
    "build.height",
    "build.raise",
    "move.orthogonal",
    "move.up_one",
    "move.blocked",
    "add.adjacent",
    "add.level",
    "add.empty",
)
"""The rules that the lessons have a sentence for, ``explain.<rule>``."""


def by_verdict(act: str, right: Where, aside: str = "") -> Explain:
    """Explains cells by what the rules say to an action there.

    Args:
        act: how the action begins, such as ``build`` or ``move d4``.
        right: the cells that were asked for.
        aside: the sentence ``explain.<aside>`` for a cell where the action is allowed but that was not asked for.
    """

    def explain(p: Position, picked: frozenset[str]) -> Phrase | None:
        wanted = right(p)
        for cell in sorted(picked - wanted):
            broken = p.judge(p.read_action(f"{act} {cell}")).rules
            key = next((rule.removeprefix("torres.") for rule in broken), aside)
            if key in RULES or (key and key == aside):
                return Phrase(f"explain.{key}", {"cell": cell})
        for cell in sorted(wanted - picked):
            return Phrase("explain.missing", {"cell": cell})
        return None

    return explain


def bonus_level(right: Where, *, knights: bool) -> Explain:
    """Explains cells by castle and level: why a knight earns no bonus there.

    Args:
        right: the cells that were asked for.
        knights: were knights asked for, or free cells?
    """

    def explain(p: Position, picked: frozenset[str]) -> Phrase | None:
        wanted = right(p)
        for cell in sorted(picked - wanted):
            at, level = cell_index(cell), p.heights[cell_index(cell)]
            facts = {"cell": cell, "level": level, "wanted": p.phase}
            taken = not p.free & BIT[at]
            if knights and not sum(p.pieces) & BIT[at]:
                return Phrase("explain.no_knight", facts)
            if not p.ground.castle_mask(p.king) & BIT[at]:
                return Phrase("explain.other_castle" if level else "explain.bare_board", facts)
            if level != p.phase:
                return Phrase("explain.other_level", facts)
            if taken and not knights:
                return Phrase("explain.taken", facts)
        for cell in sorted(wanted - picked):
            return Phrase("explain.missing_bonus", {"cell": cell, "wanted": p.phase})
        return None

    return explain
