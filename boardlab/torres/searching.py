"""The best way to play a turn: every sequence of actions, searched to the end or to a limit that is told.

States of a turn are the same when board, own knights, stacks and hand are the same, however they came about; each is
kept once, where it costs fewest AP. Buying cards cannot pay this turn, and AP that are left become points at the end,
so neither is branched on; the result is exact all the same.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from heapq import heapify, heappush, heapreplace
from html import escape
from itertools import count
from typing import Any

from boardlab.core.quoting import shown
from boardlab.core.verdict import UnreadableText
from boardlab.torres.actions import TURN, Action, Kind, action
from boardlab.torres.board import BIT, NAMES, Ground, cell_index
from boardlab.torres.effects import EFFECTS
from boardlab.torres.master import award, is_due
from boardlab.torres.options import LEVEL_BONUS, WORDING
from boardlab.torres.placing import owes_a_block
from boardlab.torres.position import Position, apply, open_copy, seal
from boardlab.torres.scoring import earns_bonus, land, reckon

GOALS = ("points", "bonus")
NODES = 400_000
SECONDS = 30.0
_LEFT_OUT = frozenset({Kind.BUY, Kind.POINT, Kind.END})
Key = tuple[Any, ...]
Entry = tuple[tuple[int, int], int, Key, Position, tuple[int, tuple[int, ...]]]
Goal = Callable[[Position], bool]


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
    """Was every turn looked at? If not, a limit ended the search and a better turn may exist."""
    nodes: int
    """Different states of the turn that were looked at."""
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
        key = "search.best_ap"
        if self.goal == "points":
            key = "search.best_points" if self.complete else "search.points_yet"
        return WORDING.say(key, lang, None, goal=goal, points=self.best.points, spent=self.best.spent)

    def note(self, lang: str | None = None) -> str:
        """How thorough the search was."""
        key = "search.complete" if self.complete else "search.stopped"
        return WORDING.say(key, lang, None, nodes=self.nodes)

    def why(self, lang: str | None = None) -> str:
        """What the best turn is worth: points without it, points with it."""
        receipt = self.start.preview()
        before = receipt.total(self.start.seat) if receipt else 0
        key = "search.why" if self.complete else "search.why_yet"
        return WORDING.say(key, lang, None, before=before, after=self.best.points if self.best else before)

    def rows(self) -> list[tuple[str, str, str]]:
        """Each turn: what is done, points, AP."""
        return [
            (", ".join(act.to_text() for act in turn.actions) or "-", str(turn.points), str(turn.spent))
            for turn in self.turns
        ]

    def to_text(self, lang: str | None = None) -> str:
        """The turns as lines."""
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
    p: Position, goal: str | Goal = "points", *, most: int = 3, nodes: int = NODES, seconds: float = SECONDS
) -> Turns:
    """The best ways to play the rest of this turn.

    Args:
        p: a position in the middle of somebody's turn.
        goal: ``points``: most points if the phase were scored after this turn; ``bonus``: a knight on the level of the
            king's bonus for fewest AP; a cell such as ``d4``: an own knight there for fewest AP; or any question
            about a position, for fewest AP too.
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
    search = _Search(p, most, nodes, time.perf_counter() + seconds)
    begun = time.perf_counter()
    if goal == "points":
        search.for_points()
    elif callable(goal):
        search.for_fewest(goal)
    elif goal == "bonus":
        search.for_fewest(lambda q: bool(earns_bonus(q.ground, q.pieces[p.seat], q.king, p.phase)))
    else:
        wanted = BIT[cell_index(goal)]
        search.for_fewest(lambda q: bool(q.pieces[p.seat] & wanted))
    found = sorted(search.found, key=lambda entry: entry[0], reverse=True)
    turns = tuple(search.turn(entry) for entry in found)
    return Turns(
        p, goal if isinstance(goal, str) else "own", turns, search.complete, search.nodes, time.perf_counter() - begun
    )


class _Search:
    """One search: states by AP spent, each with the way that leads there."""

    def __init__(self, p: Position, most: int, nodes: int, until: float) -> None:
        self.start, self.seat, self.most = p, p.seat, max(most, 1)
        self.limit, self.until = nodes, until
        self.nodes, self.complete = 0, True
        self.way: dict[Key, tuple[int, Key | None, Action | None]] = {_key(p): (p.spent, None, None)}
        """How each state was reached for fewest AP so far: these AP, the state before, the action."""
        self.found: list[Entry] = []
        self.boards: dict[tuple[bytes, int], int] = {}
        """The most AP that were left on each board: a card may give more of them later."""
        self.grounds: dict[tuple[bytes, int], Ground] = {}
        self.number = count()
        self.takings: dict[int, list[tuple[tuple[int, ...], tuple[int, ...]]]] = {}
        self.fewest: int | None = None
        """The AP for which the goal was reached; what costs more is not looked at any more."""

    # -- states ----------------------------------------------------------------------------------------------------

    def states(self) -> Iterator[Position]:
        """Every state of the turn, those that cost fewer AP first."""
        start = self.start
        levels: list[list[Position]] = [[] for _ in range(8)]
        levels[start.spent].append(start)
        for level in levels:
            for q in level:  # grows while cards, which cost nothing, are played
                if self.way[_key(q)][0] < q.spent:  # a card led there for less
                    continue
                self.nodes += 1
                if self.nodes > self.limit or (self.nodes & 255 == 0 and time.perf_counter() > self.until):
                    self.complete = False
                    return
                yield q
                if q.spent < q.ap or (not q.played and q.hand_bits[self.seat] & ~q.fresh_bits):
                    self._follow(q, levels)
            level.clear()

    def _follow(self, q: Position, levels: list[list[Position]]) -> None:
        """Put every new state one action on into the level of its AP."""
        way = self.way
        before = _key(q)
        heights, mine, *rest = before
        for act in q.legal_actions():
            kind = act.kind
            if kind in _LEFT_OUT or (self.fewest is not None and kind != Kind.PLAY):
                continue
            if kind == Kind.MOVE:  # by far the most: known states are not even made
                key: Key = (heights, mine ^ BIT[act.source] ^ BIT[act.cell], *rest)
                if key in way and way[key][0] <= q.spent + 1:
                    continue
            after = apply(q, act) if kind == Kind.MOVE else self._apply(q, act)
            key = _key(after)
            if key not in way or way[key][0] > after.spent:
                way[key] = after.spent, before, act
                levels[after.spent].append(after)

    def _apply(self, q: Position, act: Action) -> Position:
        """The position after an action; equal grounds are one ground, so that towers and doors are worked out once."""
        draft = open_copy(q)
        standing: Any = _Shared(q.ground, self.grounds)
        draft.ground = standing
        EFFECTS[act.kind](draft, act)
        if draft.ground is standing:
            draft.ground = q.ground
        return seal(draft)

    # -- goals -----------------------------------------------------------------------------------------------------

    def for_points(self) -> None:
        """Most points, then fewest AP spent on them."""
        for q in self.states():
            if owes_a_block(q):
                continue
            board = q.ground.heights, q.pieces[self.seat]
            left = q.ap - q.spent
            if self.boards.get(board, -1) >= left:
                continue
            self.boards[board] = left
            if len(self.found) == self.most and self._at_most(q) < self.found[0][0][0]:
                continue
            self._keep((self._points(q)[0], -q.spent), q)

    def for_fewest(self, reached: Callable[[Position], bool]) -> None:
        """Fewest AP; among those, most points."""
        for q in self.states():
            if self.fewest is not None and q.spent > self.fewest:
                return
            if reached(q):
                self.fewest = q.spent
                board = q.ground.heights, q.pieces[self.seat]
                left = q.ap - q.spent
                if self.boards.get(board, -1) < left:
                    self.boards[board] = left
                    self._keep((-q.spent, self._points(q)[0]), q)

    def _keep(self, value: tuple[int, int], q: Position) -> None:
        entry = value, -next(self.number), _key(q), q, self._points(q)
        same = [at for at, other in enumerate(self.found) if _board(other[3]) == _board(q)]
        if same:  # one turn for each board, the better one
            self.found[same[0]] = max(entry, self.found[same[0]])
            heapify(self.found)
        elif len(self.found) < self.most:
            heappush(self.found, entry)
        elif entry > self.found[0]:
            heapreplace(self.found, entry)

    def _at_most(self, q: Position) -> int:
        """No fewer points than this turn can bring: arithmetic alone, and every marker pushed on as far as may be."""
        left = q.ap - q.spent
        ground, mine = q.ground, q.pieces[self.seat]
        points, moves = left, left + 2
        for castle in ground.masks:
            here = castle & mine
            if here:
                points += castle.bit_count() * ground.top(here)
                moves += 1
        if earns_bonus(ground, mine, q.king, q.phase):
            points += LEVEL_BONUS[q.phase - 1]
        if is_due(q.aside.master, q.phase):
            points += award(q.aside.master, ground, q.pieces, self.seat, q.phase, q.options).points
        return points + moves * (q.players - 1)

    def _points(self, q: Position) -> tuple[int, tuple[int, ...]]:
        """What scoring would pay, and the points to take for AP before it: as many as pay best, nearly always all."""
        best, best_taken = -1, tuple[int, ...]()
        for scores, taken in self._takings(_points_left(q)):
            paid = reckon(q.ground, q.pieces, q.king, scores, q.phase, q.scored_from, q.options, q.aside.master)
            points = paid[-1].scores[self.seat] - self.start.scores[self.seat]
            if points > best:
                best, best_taken = points, taken
        return best, best_taken

    def _takings(self, left: int) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
        """Every place of the own marker that points for so many AP lead to, and how; those that take most AP first.

        A point less may pay more: then the marker lands on a taken space in the scoring, and is pushed past it.
        """
        known = self.takings.get(left)
        if known is None:
            ways: dict[tuple[int, ...], tuple[int, ...]] = {self.start.scores: ()}
            steps = (1,) if self.start.options.points_stepwise else range(1, left + 1)
            for _ in range(left):
                for scores, taken in list(ways.items()):
                    for step in steps:
                        if sum(taken) + step <= left:
                            ways.setdefault(land(scores, self.seat, step)[0], (*taken, step))
            known = sorted(ways.items(), key=lambda way: -sum(way[1]))
            self.takings[left] = known
        return known

    def turn(self, entry: Entry) -> Turn:
        """The turn that leads to a state that was kept."""
        _, _, key, q, (points, taken) = entry
        actions: list[Action] = []
        at: Key | None = key
        while at is not None:
            _, at, act = self.way[at]
            if act is not None:
                actions.append(act)
        actions.reverse()
        after = q
        for step in taken:
            actions.append(action(Kind.POINT, self.seat, size=step if step > 1 else 0))
            after = apply(after, actions[-1])
        return Turn(tuple(actions), after, points, q.spent)


class _Shared:
    """Stands in for a ground while an action is done, and builds each new ground once."""

    __slots__ = ("ground", "known")

    def __init__(self, ground: Ground, known: dict[tuple[bytes, int], Ground]) -> None:
        self.ground, self.known = ground, known

    def with_block(self, cell: int) -> Ground:
        key = self.ground.heights, cell
        found = self.known.get(key)
        if found is None:
            made = self.ground.with_block(cell)
            # Two ways may lead to the same towers.
            found = self.known[key] = self.known.setdefault((made.heights, -1), made)
        return found

    def without_block(self, cell: int) -> _Shared:
        return _Shared(self.ground.without_block(cell), self.known)


def _points_left(q: Position) -> int:
    """How many AP may be taken as points: where a block must still be built, one less."""
    return q.ap - q.spent - owes_a_block(q)


def _board(q: Position) -> tuple[bytes, int]:
    return q.ground.heights, q.pieces[q.seat]


def _key(q: Position) -> Key:
    seat = q.seat
    return q.ground.heights, q.pieces[seat], q.turn_stack, q.stacks[seat], q.built, q.hand_bits[seat], q.ap
