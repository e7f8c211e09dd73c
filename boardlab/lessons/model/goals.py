"""What a step that is played on asks for: goals, written behind its board in the document of the lesson.

A directive ``{goal}`` behind a ``{play}`` holds TOML, a table ``[[goal]]`` for each goal, or one without a
head::

    en = "Get the king’s bonus"
    ko = "왕의 보너스 받기"
    reached = "total(end) > total(start)"
    plays = ["move c6 b6", "add c6"]

``reached`` is a formula of the names that the cells above define, and of ``start`` and ``end``, the positions before
and after what was played, ``actions``, what was played as texts, and ``refused``, whether the last pick was refused.
``plays`` is one way to reach it, which the tests try, and which is told to whoever has tried and asks; against
opponents it has the learner's actions alone. A goal that asks for a refusal has ``refuses``, an action that is refused
then. Where points are what it is about, ``counts`` is a formula of how many there are as the first turn ends, ``most``
how many that can be at all, and ``best`` a way to them.
A board to play on as one likes has the field ``:free:``: its step says that nothing is checked there.
"""

from __future__ import annotations

from dataclasses import dataclass

from boardlab.core.i18n.languages import OWN
from boardlab.core.json_data import Json

GIVEN = ("start", "end", "actions", "refused", "you")
"""What a formula is a function of, besides the names of its lesson."""
FIELDS = {"reached", "plays", "refuses", "counts", "most", "best"}


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
    counts: str = ""
    """The formula of what is counted, such as points; "" where nothing is."""
    most: int = 0
    """How much of it is possible."""
    best: tuple[str, ...] = ()
    """The texts of actions that get so much."""


def read_goals(text: str) -> tuple[Goal, ...]:
    """The goals of a block.

    Raises:
        ValueError: where it is no TOML, or not what a goal has; the message says what is wrong.
    """
    import tomllib  # only where lessons are built

    held: Json = tomllib.loads(text)
    tables = held.get("goal", [held])
    return tuple(_read(table) for table in tables)


def _read(table: Json) -> Goal:
    told = {lang: table.get(lang) for lang in OWN}
    says: dict[str, str] = {lang: text for lang, text in told.items() if isinstance(text, str) and text.strip()}
    if set(says) != set(OWN):
        raise ValueError(f"a goal is said in {' and '.join(OWN)}.")
    if set(table) - set(OWN) - FIELDS or not isinstance(table.get("reached"), str):
        raise ValueError(f"a goal has {', '.join(sorted({*OWN, *FIELDS}))}, and “reached” is a formula.")
    if "plays" not in table and not table.get("refuses"):
        raise ValueError("a goal has “plays” or “refuses”: how it is reached.")
    counts, most, best = table.get("counts", ""), table.get("most", 0), tuple(table.get("best", ()))
    if bool(counts) != bool(best) or bool(counts) != bool(most):
        raise ValueError("a goal that counts something has “counts”, “most” and “best”.")
    for formula in filter(None, (table["reached"], counts)):
        compile(formula, "<goal>", "eval")
    return Goal(says, table["reached"], tuple(table.get("plays", ())), table.get("refuses", ""), counts, most, best)
