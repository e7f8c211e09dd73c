"""What a step that is played on asks for: goals, written behind its board in the source of the lesson.

A block ``<!-- goal -->`` after the cell of a ``Study`` is TOML, a table ``[[goal]]`` for each goal, or one without a
head::

    en = "Get the king’s bonus"
    ko = "왕의 보너스 받기"
    reached = "total(end) > total(start)"
    plays = ["move c6 b6", "add c6"]

``reached`` is a formula of the names that the cells above define, and of ``start`` and ``end``, the positions before
and after what was played, ``actions``, what was played as texts, and ``refused``, whether the last pick was refused.
``plays`` is one way to reach it, which the tests try; a goal that asks for a refusal has ``refuses``, an action that is
refused then.
A board to play on as one likes is marked ``<!-- code free -->``.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import Any

from boardlab.core.languages import OWN

FIELDS = {"reached", "plays", "refuses"}


@dataclass(frozen=True)
class Goal:
    """One thing that a step asks for."""

    says: dict[str, str]
    """What is to be done, by language: a few words."""
    reached: str
    """The formula that tells whether it was done."""
    plays: tuple[str, ...] = ()
    """The texts of actions that reach it."""
    refuses: str = ""
    """The text of an action that is refused, where that is what is asked for."""


def read_goals(text: str) -> tuple[Goal, ...]:
    """The goals of a block.

    Raises:
        ValueError: where it is no TOML, or not what a goal has; the message says what is wrong.
    """
    held: Any = tomllib.loads(text)
    tables = held.get("goal", [held])
    return tuple(_read(table) for table in tables)


def _read(table: dict[str, Any]) -> Goal:
    told = {lang: table.get(lang) for lang in OWN}
    says: dict[str, str] = {lang: text for lang, text in told.items() if isinstance(text, str) and text.strip()}
    if set(says) != set(OWN):
        raise ValueError(f"a goal is said in {' and '.join(OWN)}.")
    if set(table) - set(OWN) - FIELDS or not isinstance(table.get("reached"), str):
        raise ValueError(f"a goal has {', '.join(sorted({*OWN, *FIELDS}))}, and “reached” is a formula.")
    if not table.get("plays") and not table.get("refuses"):
        raise ValueError("a goal has “plays” or “refuses”: how it is reached.")
    compile(table["reached"], "<goal>", "eval")
    return Goal(says, table["reached"], tuple(table.get("plays", ())), table.get("refuses", ""))
