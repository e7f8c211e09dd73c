"""The best way to play a turn: every sequence of actions, searched to the end or to a limit that is told.

"Every turn" leaves nothing out that could be better, and each thing that is not tried is argued for where it is left
out: equal states, other orders of the same steps, points before the end and bought cards in
:mod:`boardlab.torres.turn_states`; what cannot pay enough any more in :mod:`boardlab.torres.turn_bounds` and
:mod:`boardlab.torres.turn_goals`. The tests compare points, the bonus, cells and questions with every turn tried by
brute force on 500 small positions, half of them whole boards with few AP, half tiny boards with up to seven, with cards
in hand and under mixtures of all rulings; and whole turns with the same search that rules nothing out.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from html import escape

from boardlab.core.quoting import shown
from boardlab.core.verdict import UnreadableText
from boardlab.torres.actions import TURN, Action
from boardlab.torres.board import BIT, NAMES, cell_index
from boardlab.torres.position import Position, apply
from boardlab.torres.turn_goals import Answered, Bonus, Entry, Goal, MostPoints, OnCell, Question
from boardlab.torres.turn_one_by_one import one_by_one
from boardlab.torres.turn_states import NoRoom, Stopped
from boardlab.torres.wording import WORDING

GOALS = ("points", "bonus")
NODES = 6_000_000
SECONDS = 30.0


@dataclass(frozen=True)
class Turn:
    """One way to play the turn, without its end."""

    actions: tuple[Action, ...]
    """What to do, in order; AP that are left are taken as points, as many as pay."""
    position: Position
    """The position then."""
    points: int
    """What scoring now would pay the player, with the points taken for AP."""
    spent: int
    """AP spent on the goal, points not counted."""


@dataclass(frozen=True)
class Turns:
    """The best turns found, best first, and how thorough the search was."""

    start: Position
    goal: str
    turns: tuple[Turn, ...]
    complete: bool
    """Was every turn looked at or ruled out? If not, a limit ended the search and a better turn may exist."""
    nodes: int
    """States of the turn that were looked at."""
    seconds: float

    @property
    def best(self) -> Turn | None:
        """The best turn; None where the goal cannot be reached (or was not, when the search is not complete)."""
        return self.turns[0] if self.turns else None

    def title(self, lang: str | None = None) -> str:
        """The goal and the best result in one line."""
        facts = {"cell": self.goal} if self.goal in NAMES else {}
        goal = WORDING.say("search.cell" if facts else f"search.{self.goal}", lang, None, **facts)
        if self.best is None:
            return WORDING.say("search.none" if self.complete else "search.none_yet", lang, None, goal=goal)
        key = "points" if self.goal == "points" else "ap"
        key = f"search.best_{key}" if self.complete else f"search.{key}_yet"
        return WORDING.say(key, lang, None, goal=goal, points=self.best.points, spent=self.best.spent)

    def note(self, lang: str | None = None) -> str:
        """One sentence on how thorough the search was: whether every turn was looked at, and how many states were."""
        key = "search.complete" if self.complete else "search.stopped"
        return WORDING.say(key, lang, None, nodes=self.nodes)

    def why(self, lang: str | None = None) -> str:
        """What the best turn is worth: points without it, points with it."""
        receipt = self.start.preview()
        before = receipt.total(self.start.decider) if receipt else 0
        key = "search.why" if self.complete else "search.why_yet"
        return WORDING.say(key, lang, None, before=before, after=self.best.points if self.best else before)

    def rows(self) -> list[tuple[str, str, str]]:
        """A row for each turn, best first: its actions, the points a scoring would pay, and the AP spent."""
        return [
            (", ".join(act.to_text() for act in turn.actions) or "-", str(turn.points), str(turn.spent))
            for turn in self.turns
        ]

    def to_text(self, lang: str | None = None) -> str:
        """The turns found as plain text: the title, the note, then a line for each turn."""
        lines = [f"  {points:>3}  {spent} AP  {texts}" for texts, points, spent in self.rows()]
        return "\n".join([self.title(lang), *lines, self.note(lang)])

    def __repr__(self) -> str:
        return self.to_text()

    def _repr_html_(self) -> str:
        names = [WORDING.say(f"search.column_{name}") for name in ("actions", "points", "ap")]
        head = "".join(f'<th scope="col">{escape(name)}</th>' for name in names)
        body = "\n".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in self.rows())
        return (
            f"<table>\n<caption>{escape(self.title())}</caption>\n<thead><tr>{head}</tr></thead>\n"
            f"<tbody>\n{body}\n</tbody>\n</table>\n<p>{escape(self.note())}</p>"
        )


def best_turns(
    p: Position, goal: str | Question = "points", *, most: int = 3, nodes: int = NODES, seconds: float = SECONDS
) -> Turns:
    """The best ways to play the rest of this turn.

    Args:
        p: a position in the middle of somebody's turn.
        goal: ``points``: most points if the phase were scored after this turn; ``bonus``: a knight on the level of the
            king's bonus for fewest AP; a cell such as ``d4``: an own knight there for fewest AP; or any question
            about a position, for fewest AP too. It is asked about board, stacks and hand before any point is taken
            and without bought cards.
        most: how many turns to list, one for each different board.
        nodes: after so many states the search stops.
        seconds: after so long the search stops; the result says so.

    Raises:
        UnreadableText: for a goal that is none, or a position where no turn is being played.
    """
    if p.stage != TURN:
        raise UnreadableText(WORDING.say("error.search_stage"))
    if not callable(goal) and goal not in (*GOALS, *NAMES):
        raise UnreadableText(WORDING.say("error.search_goal", text=shown(goal)))
    begun = time.perf_counter()
    until = begun + seconds
    search: Goal
    if callable(goal):
        search = Answered(p, most, nodes, until, goal)
    elif goal == "points":
        search = MostPoints(p, most, nodes, until)
    elif goal == "bonus":
        search = Bonus(p, most, nodes, until)
    else:
        search = OnCell(p, most, nodes, until, BIT[cell_index(goal)])
    complete = True
    try:
        search.search()
        turns = tuple(_turn(search, entry) for entry in search.best())
    except Stopped:
        complete = False
        turns = tuple(_turn(search, entry) for entry in search.best())
    except NoRoom:
        found, complete, search.nodes = one_by_one(p, search.question, search.most, nodes, until)
        turns = tuple(Turn(*played) for played in found)
    return Turns(
        p, goal if isinstance(goal, str) else "own", turns, complete, search.nodes, time.perf_counter() - begun
    )


def _turn(search: Goal, entry: Entry) -> Turn:
    """The turn that leads to a state that was kept."""
    actions, points = search.actions(entry)
    after = search.start
    for act in actions:
        after = apply(after, act)
    return Turn(actions, after, points, entry.spent)
