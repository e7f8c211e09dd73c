"""What is asked of whoever plays on a board: a goal, and how good it was.

Steps of lessons have goals, and a challenge (:mod:`boardlab.lessons.model.challenges`) is one with a position. In the
document of a lesson goals are written behind its board. A directive ``{goal}`` behind a ``{play}`` holds TOML, a table
``[[goal]]`` for each goal, or one without a head::

    en = "Get the king’s bonus"
    ko = "왕의 보너스 받기"
    reached = "total(end) > total(start)"
    plays = ["move c6 b6", "add c6"]

``reached`` is a formula of the names that the cells above define, and of ``start`` and ``end``, the positions before
and after what was played, ``actions``, what was played as texts, and ``refused``, whether the last pick was refused.
``plays`` is one way to reach it, which the tests try, and which is told to whoever has tried and asks; against
opponents it has the learner's actions alone. A goal that asks for a refusal has ``refuses``, an action that is refused
then. Where points are what it is about, ``counts`` is a formula of how many there are as the first turn ends, ``most``
how many that can be at all, ``near`` the most below it that some way brings, and ``best`` a way to ``most``. Such a
goal is judged by stars: reaching it brings one, ``near`` two, and ``most`` three.
``verbs`` is a formula of the keys of the verbs that come next on the way to it, the one that is wanted most first: of
those that are possible it stands large before all others.
A board to play on as one likes has the field ``:free:``: its step says that nothing is checked there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from boardlab.core.contract.position import CHANCE, Position
from boardlab.core.i18n.languages import OWN
from boardlab.core.json_data import Json

GIVEN = ("start", "end", "actions", "refused", "you")
"""What a formula is a function of, besides the names of its lesson."""
COUNTED = ("counts", "near", "most", "best")
"""What a goal has that counts something."""
FIELDS = {"reached", "plays", "refuses", "verbs", *COUNTED}
MOST_STARS = 3


@dataclass(frozen=True, kw_only=True)
class Goal:
    """One thing that whoever plays is asked for."""

    says: dict[str, str]
    """What is to be done, by language: a few words."""
    reached: str = ""
    """The formula that tells whether it was done; "" where it is what it counts that tells."""
    plays: tuple[str, ...] = ()
    """The texts of actions that reach it."""
    verbs: str = ""
    """The formula of the verbs that come next, by their keys, most wanted first; "" where any may."""
    refuses: str = ""
    """The text of an action that is refused, where that is what is asked for."""
    counts: str = ""
    """The formula of what is counted, such as points; "" where nothing is."""
    reach: int = 0
    """So much of it brings one star; 0 where ``reached`` tells."""
    near: int = 0
    """How much of it brings two: the most below ``most`` that some way brings."""
    most: int = 0
    """How much of it is possible, and brings three."""
    best: tuple[str, ...] = ()
    """The texts of actions that get so much, without those of others and of chance."""

    def stars(self, count: int) -> int:
        """How many stars an amount brings: none, one, two or three."""
        if count < self.reach:
            return 0
        return MOST_STARS if count >= self.most else 2 if count >= self.near else 1


def turns_end(positions: Sequence[Position], turns: int = 1) -> tuple[Position, int]:
    """The position in which own turns that were played stand, and how many are left; none when they are over.

    What others do between own turns counts to none; a turn that chance interrupts goes on after it.

    Args:
        positions: all of them, that at the start of the first turn first.
        turns: how many own turns there are.
    """
    seat, is_own = positions[0].current_player, True
    for after in positions[1:]:
        if after.is_over:
            return after, 0
        if after.current_player == CHANCE:
            continue
        turns -= is_own and after.current_player != seat
        is_own = after.current_player == seat
        if not turns:
            return after, 0
    return positions[-1], turns


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
    if {*COUNTED} & set(table) and not {*COUNTED} <= set(table):
        raise ValueError(f"a goal that counts something has {', '.join(COUNTED)}.")
    for formula in filter(None, (table["reached"], table.get("counts"), table.get("verbs"))):
        compile(formula, "<goal>", "eval")
    own = {name: table[name] for name in ("reached", "refuses", "verbs") if name in table}
    return Goal(**counted(table), says=says, plays=tuple(table.get("plays", ())), **own)


def counted(table: Json) -> Json:
    """What a table says of what is counted, as the fields of a goal."""
    found = {name: table[name] for name in (*COUNTED, "reach") if name in table}
    return {**found, **({"best": tuple(found["best"])} if "best" in found else {})}
