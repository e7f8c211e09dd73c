"""Why a cell that was picked does not belong, or one that was left out does: phrases for wrong answers."""

from __future__ import annotations

from collections.abc import Callable

from boardlab.core.i18n.language import Phrase
from boardlab.torres import Position
from boardlab.torres.board import BIT, cell_index

Cells = frozenset[str]
Says = Callable[[str], Phrase | None]

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


def first_wrong(picked: Cells, right: Cells, too_much: Says, missing: Says) -> Phrase | None:
    """What is said of the first cell picked that does not belong; if there is none, of the first one left out."""
    said = (*map(too_much, sorted(picked - right)), *map(missing, sorted(right - picked)))
    return next(filter(None, said), None)


def by_verdict(p: Position, picked: Cells, act: str, right: Cells, aside: str = "") -> Phrase | None:
    """Explains cells by what the rules say to an action there.

    Args:
        p: the position.
        picked: the cells of the answer.
        act: how the action begins, such as ``build`` or ``move d4``.
        right: the cells that were asked for.
        aside: the sentence ``explain.<aside>`` for a cell where the action is allowed but that was not asked for.
    """

    def too_much(cell: str) -> Phrase | None:
        broken = p.judge(p.read_action(f"{act} {cell}")).rules
        key = next((rule.removeprefix("torres.") for rule in broken), aside)
        return Phrase(f"explain.{key}", {"cell": cell}) if key in (*RULES, aside) and key else None

    return first_wrong(picked, right, too_much, lambda cell: Phrase("explain.missing", {"cell": cell}))


def bonus_level(p: Position, picked: Cells, right: Cells, *, knights: bool) -> Phrase | None:
    """Explains cells by castle and level: why a knight earns no bonus there.

    Args:
        p: the position.
        picked: the cells of the answer.
        right: the cells that were asked for.
        knights: were knights asked for, or free cells?
    """

    def too_much(cell: str) -> Phrase | None:
        level, at = p.height_at(cell), BIT[cell_index(cell)]
        facts = {"cell": cell, "level": level, "wanted": p.phase}
        if knights and not sum(p.pieces) & at:
            return Phrase("explain.no_knight", facts)
        if not p.ground.castle_mask(p.king) & at:
            return Phrase("explain.other_castle" if level else "explain.bare_board", facts)
        if level != p.phase:
            return Phrase("explain.other_level", facts)
        return None if knights or p.free & at else Phrase("explain.taken", facts)

    return first_wrong(
        picked, right, too_much, lambda cell: Phrase("explain.missing_bonus", {"cell": cell, "wanted": p.phase})
    )
