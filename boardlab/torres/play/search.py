"""The best way to play a turn: every sequence of actions, searched to the end or to a limit that is told.

A state is a set of own knights on a :class:`_Site`, which holds all else that the turn can change. States come in order
of the AP they cost, and each is gone on from once: every beginning of a cheapest way is itself a cheapest way. Points
come last and cards are not bought, since neither changes the board; and blocks come from the fullest stack, unless a
question may ask for stacks. What cannot pay enough any more is ruled out by :meth:`_Land._most`, never too low.

One thing breaks this order: under ``must_build``, while no block may be placed anywhere, AP go by that would otherwise
be kept for a block (:class:`_NoRoom`). Then every action is tried after every other.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache, reduce
from html import escape
from operator import itemgetter
from typing import Any, NamedTuple

from boardlab.core.contract.drafts import with_item
from boardlab.core.contract.verdict import UnreadableText
from boardlab.core.picture.html import html_table
from boardlab.core.play.breadth_first import breadth_first
from boardlab.core.text.quoting import shown
from boardlab.core.text.table import TextTable
from boardlab.torres.actions import ADDS, MOVES, TURN, Action, action, builds
from boardlab.torres.board import ALL, BIT, NAMES, Ground, cell_index, cells_of
from boardlab.torres.cards import HANDS, MOVE_BLOCK, MOVING, SEVEN_AP, SIX_AP, kinds_in
from boardlab.torres.options import KNIGHTS, LEVEL_BONUS
from boardlab.torres.position import Position, apply, open_copy, seal
from boardlab.torres.rules.building import building_cells
from boardlab.torres.rules.doors import reachable
from boardlab.torres.rules.knights import ADD_AP, add_targets
from boardlab.torres.rules.legal_actions import PLAYS
from boardlab.torres.rules.master import is_due, most_award
from boardlab.torres.rules.phases.turn_end import End
from boardlab.torres.rules.placing import owes_a_block
from boardlab.torres.rules.scoring import earns_bonus, reckon
from boardlab.torres.rules.track import Point, land
from boardlab.torres.wording import WORDING

GOALS = ("points", "bonus")
NODES = 6_000_000
SECONDS = 30.0
CARRYING = MOVING - {MOVE_BLOCK}
"""Cards that take a knight from one cell to another and change nothing else."""
TOP = 7  # the most AP of a turn
WORST = -(10**9), 0

Question = Callable[[Position], bool]
_Came = dict[Position, tuple[Action, ...]]


@dataclass(frozen=True)
class PlayedTurn:
    """One way to play the turn, without its end."""

    actions: tuple[Action, ...]
    """What to do, in order; AP that are left are taken as points, as many as pay."""
    position: Position
    points: int
    """What scoring now would pay the player, with the points taken for AP."""
    spent: int
    """AP spent on the goal, points not counted."""


@dataclass(frozen=True)
class Turns:
    """The best turns found, best first, and how thorough the search was."""

    start: Position
    goal: str
    turns: tuple[PlayedTurn, ...]
    complete: bool
    """Was every turn looked at or ruled out? If not, a limit ended the search and a better turn may exist."""
    nodes: int
    """States of the turn that were looked at."""

    @property
    def best(self) -> PlayedTurn | None:
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

    def as_table(self, lang: str | None = None) -> TextTable:
        """Each turn in a language, best first: its actions, points and AP; None is the one chosen."""
        head = tuple(WORDING.say(f"search.column_{name}", lang) for name in ("actions", "points", "ap"))
        texts = (", ".join(act.to_text() for act in turn.actions) or "-" for turn in self.turns)
        rows = ((text, str(turn.points), str(turn.spent)) for text, turn in zip(texts, self.turns, strict=True))
        return TextTable(self.title(lang), head, tuple(rows))

    def __repr__(self) -> str:
        title, head, rows = self.as_table()
        return "\n".join([title, *(" | ".join(row) for row in (head, *rows)), self.note()])

    def _repr_html_(self) -> str:
        return f"{html_table(*self.as_table())}\n<p>{escape(self.note())}</p>"


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
    search = _Search(p, goal, max(most, 1), nodes, time.perf_counter() + seconds)
    search.run()
    turns = tuple(turn for _, turn in search.found.values() if goal == "points" or turn.spent == search.enough)
    return Turns(p, goal if isinstance(goal, str) else "own", turns, search.complete, search.nodes)


class _Stopped(Exception):
    """A limit has ended the search."""


class _NoRoom(Exception):
    """A block must be built this turn, and at some moment none can be."""


class _Land:
    """A ground: where own knights get to on it, and what they are paid there. Sets of cells are bits."""

    def __init__(self, ground: Ground, p: Position, points: tuple[int, ...]) -> None:
        self.ground, self.points = ground, points
        self.reachable = cache(lambda cell: reachable(ground, cell, p.options.door))
        self.bonus = earns_bonus(ground, ALL, p.king, p.phase)
        """Cells on which a knight earns the king's bonus."""
        home = ground.castle_mask(p.king) if p.king >= 0 else 0
        high = [home & tall for tall in ground.tall] + [0] * p.phase
        self.near = [self.bonus, *(home and (ALL if ap >= p.phase else high[p.phase - ap]) for ap in range(1, TOP + 1))]
        """By AP: the cells from which the bonus may be earned for so many, as a move leads one level up at most."""
        self.castles = [(mask, mask.bit_count(), ground.top(mask)) for mask in ground.masks]
        self.most = cache(self._most)

    def _most(self, knights: int, blocks: int, left: int, free: int) -> int:
        """The most that castles and points for AP can pay after the rest of a turn.

        Castles never join, a block never lies under a knight, doors never lead up, and two castles have bare board
        between them. So a move takes the highest of the ``knights`` in one castle one level up at most, and each of the
        ``blocks`` adds a cell to one castle or one to its height. A card saves ``free`` AP, and a block, in a new
        castle too; or it takes a knight to the top of one castle.
        """
        ap, paid, lifted = left + free, 0, 0
        best = [0] * (ap + 1)
        for mask, area, top in (*self.castles, (0, 0, 0)) if free else self.castles:
            level = self.ground.top(mask & knights) if mask & knights else 0
            paid += area * level
            lifted = max(lifted, (area + blocks) * (top + blocks) - area * level if area else 0)
            gains = _gains(area, level, top, blocks, ap)
            if gains[-1]:
                best = [max(best[n - own] + gains[own] for own in range(n + 1)) for n in range(ap + 1)]
        shared = max(best[n] + self.points[min(ap - n, left)] for n in range(ap + 1))
        return paid + shared + (lifted if free else 0)


@lru_cache(maxsize=1 << 16)
def _gains(area: int, level: int, top: int, blocks: int, ap: int) -> list[int]:
    """The most that one castle can gain for 0, 1, … AP, of which so many may be blocks."""
    paid = [
        max((area + n) * max(min(level + spent - n, top + n), level) for n in range(min(blocks, spent) + 1))
        for spent in range(ap + 1)
    ]
    return [pay - area * level for pay in paid]


class _Site:
    """Everything a turn can change except the knights, the AP spent and points."""

    def __init__(self, bare: Position, search: _Search) -> None:
        self.bare, self.land, self.ap = bare, search.land(bare.ground), bare.ap
        stacks = (bare.turn_stack,) if bare.turn_stack >= 0 else bare.stacks[bare.decider]
        highest = max(stacks, default=0)
        self.blocks = max(min(highest, bare.options.most_built - bare.built), 0)
        self.buildable = building_cells(bare) & search.free if self.blocks else 0
        """Where blocks can be built, own knights aside."""
        sizes = {0} if bare.turn_stack >= 0 else set(stacks) - {0} if search.question else {highest}
        self.builds = [builds(bare.decider, size) for size in sizes]
        self.owes = bare.options.must_build and not bare.built and highest > 0
        hand = bare.hand_bits[bare.decider] & ~bare.fresh_bits
        self.playable = HANDS[kinds_in(hand)] if hand > 0 and not bare.played else ()
        self.after: dict[object, _Site] = {}
        """The site after a block or a card."""
        self.seen: dict[int, int] = {}
        """The knights that can stand here, and the fewest AP for it."""


class _State(NamedTuple):
    """Where a turn may stand, and how it came there."""

    site: _Site
    knights: int
    spent: int
    act: Action | None = None
    before: _State | None = None


class _Search:
    """A search through the states of one turn. It keeps the best turns found, one for each board."""

    def __init__(self, p: Position, goal: str | Question, most: int, nodes: int, until: float) -> None:
        self.start, self.seat, self.most, self.limit, self.until = p, p.decider, most, nodes, until
        self.nodes, self.complete = 0, True
        self.found: dict[object, tuple[tuple[int, int], PlayedTurn]] = {}
        """The best by board, best first."""
        self.least: tuple[int, int] = WORST
        """A value that must be beaten to be among them."""
        self.enough = p.ap + 2
        """The fewest AP for the goal that were found; no more need be spent."""
        self.points, self.bonus = goal == "points", goal == "bonus"
        self.question = goal if callable(goal) else None
        cell = ALL if callable(goal) or goal in GOALS else BIT[cell_index(goal)]
        self.aim: Callable[[_Land], int] = (lambda land: land.bonus) if self.bonus else (lambda _: cell)
        """The cells that a knight must reach with the last AP for the state to be worth judging."""
        self.due = is_due(p.aside.master, p.phase)
        self.takings = [_takings(p, left) for left in range(TOP + 1)]
        self.free = p.free | p.pieces[p.decider]
        """Cells without figures that do not move this turn."""
        points = tuple(max(scores[self.seat] for scores, _ in ends) - p.scores[self.seat] for ends in self.takings)
        self.land = cache(lambda ground: _Land(ground, p, points))
        self.site = cache(lambda bare: _Site(bare, self))
        self.worth = cache(self._worth)
        self.playing = True

    def run(self) -> None:
        """Look at every turn, those without cards first: what is found early rules out much that comes later."""
        try:
            for playing in (False, True) if self.site(self.position(self.start)).playable else (False,):
                self.playing = playing
                self._walk()
        except _Stopped:
            self.complete = False
        except _NoRoom:
            self.found, self.least, self.enough, self.nodes = {}, WORST, 0, 0
            self._one_by_one()

    def _walk(self) -> None:
        """Look at every state, those first that cost fewest AP; what the last AP leads to is looked at right away."""
        self.site.cache_clear()
        waiting: list[list[_State]] = [[] for _ in range(self.start.ap + 5)]
        p, knights, home = self.start, self.start.pieces[self.seat], self.site(self.position(self.start))
        waiting[p.spent], home.seen[knights] = [_State(home, knights, p.spent)], p.spent
        for spent, level in enumerate(waiting):
            for state in level if spent <= self.enough else ():  # grows
                site, left = state.site, state.site.ap - spent
                if site.seen[state.knights] < spent or not self._judge(state):
                    continue
                last = left == 1 and not (self.playing and site.playable)
                for cost, after, moved, row, cell in self._next(site, state.knights, left):
                    if spent + cost <= self.enough and after.seen.get(moved, TOP + 1) > spent + cost:
                        after.seen[moved] = spent + cost
                        further = _State(after, moved, spent + cost, row[cell], state)
                        if last:
                            self._judge(further)
                        else:
                            waiting[spent + cost].append(further)

    def _count(self) -> None:
        self.nodes += 1
        if self.nodes > self.limit or (self.nodes & 255 == 0 and time.perf_counter() > self.until):
            raise _Stopped

    def position(self, bare: Position, knights: int = 0, spent: int = 0) -> Position:
        """A position with other own knights and AP: a state; without any, the bare position of a site."""
        draft = open_copy(bare)
        draft.pieces = with_item(draft.pieces, self.seat, knights)
        draft.spent = spent
        return seal(draft)

    def _judge(self, state: _State) -> bool:
        """Keep a state if it is among the best; may a better one come after it?"""
        self._count()
        site, knights, spent, _, _ = state
        land, left, owed = site.land, site.ap - spent, site.owes and site.ap > spent
        cards = site.playable if self.playing else ()
        if not self.points:
            if self.question(self.position(site.bare, knights, spent)) if self.question else knights & self.aim(land):
                self.enough = spent
                self._keep(state, self.worth(land, knights, left - owed))
                return True
            return not self.bonus or bool(cards or knights & land.near[left])
        inside = knights & land.ground.tall[1]
        ap = left + 2 if cards and not {SIX_AP, SEVEN_AP}.isdisjoint(cards) else left
        most = land.most(inside, min(site.blocks, ap) + bool(cards), ap, 2 if cards else 0)
        award = most_award(self.start, knights, ap + bool(cards)) if self.due else 0
        most += self._beyond(bool(cards or knights & land.near[left]), award)
        if (most, -spent) <= self.least:
            return False
        if not owed:
            now = land.most(inside, 0, 0, 0) + land.points[left] + self._beyond(bool(knights & land.bonus), award)
            if (now, -spent) > self.least:
                self._keep(state, self.worth(land, knights, left))
        return bool(cards) or (left > 0 and (most, -spent - 1) > self.least)

    def _beyond(self, bonus: bool, award: int) -> int:
        """The most that bonus, master card and pushes pay: past each rival once, after castles, bonus and card."""
        return LEVEL_BONUS[self.start.phase - 1] * bonus + award + (1 + bonus + (award > 0)) * (self.start.players - 1)

    def _next(self, site: _Site, knights: int, left: int) -> Iterator[tuple[int, _Site, int, Any, int]]:
        """The AP, the site and the knights that each action leads to, and the action as an item of a row."""
        if site.owes and left and not site.buildable & ~knights:
            raise _NoRoom
        land, seat, after = site.land, self.seat, site.after
        free, room, aim = self.free & ~knights, left - site.owes, ALL
        if self.playing and site.playable:
            q = self.position(site.bare, knights, site.ap - left)
            plays: list[Action] = []
            for card in site.playable:
                PLAYS[card](plays, q, seat, q.free)
            for act in plays:
                carried = act.card in CARRYING
                key = act.card if carried else act
                moved = knights ^ BIT[act.source] ^ BIT[act.cell] if carried else knights
                there = after.get(key) or after.setdefault(key, self.site(self.position(apply(q, act))))
                yield 0, there, moved, (act,), 0
        else:
            aim = self.aim(land)
        for row in site.builds if left > 1 or (left and aim == ALL) else ():
            for cell in cells_of(site.buildable & ~knights):
                act = row[cell]
                there = after.get(act) or after.setdefault(act, self.site(self.position(apply(site.bare, act))))
                yield 1, there, knights, row, cell
        if room > 0:
            for source in cells_of(knights):
                rest, row = knights ^ BIT[source], MOVES[seat][source]
                for cell in cells_of(land.reachable(source) & (free & aim if left == 1 else free)):
                    yield 1, site, rest | BIT[cell], row, cell
        if room >= ADD_AP and knights.bit_count() < KNIGHTS:
            for cell in cells_of(add_targets(land.ground, knights) & (free & aim if left == ADD_AP else free)):
                yield ADD_AP, site, knights | BIT[cell], ADDS[seat], cell

    def _worth(self, land: _Land, knights: int, left: int) -> tuple[int, tuple[int, ...]]:
        """What a scoring would pay, and the points to take before it for the AP that are left.

        Nearly always all of them. But a point less may pay more: then the marker lands on a taken space in the scoring,
        and is pushed past it.
        """
        pieces = with_item(self.start.pieces, self.seat, knights)
        paid = ((_pays(self.start, land.ground, pieces, scores), taken) for scores, taken in self.takings[left])
        return max(paid, key=itemgetter(0))

    def _keep(self, state: _State, worth: tuple[int, tuple[int, ...]]) -> None:
        """Keep the turn that ends in a state."""
        points, taken = worth
        if self._value(points, state.spent) > self.least:
            acts = [action(Point.kind, self.seat, size=step if step > 1 else 0) for step in reversed(taken)]
            before: _State | None = state
            while before and before.act:
                acts.append(before.act)
                before = before.before
            acts.reverse()
            self._put(PlayedTurn(tuple(acts), reduce(apply, acts, self.start), points, state.spent))

    def _value(self, points: int, spent: int) -> tuple[int, int]:
        return (points, -spent) if self.points else (-spent, points)

    def _put(self, turn: PlayedTurn) -> None:
        """Put a turn among the best; of each board only the best."""
        board, value = (turn.position.ground, turn.position.pieces[self.seat]), self._value(turn.points, turn.spent)
        if board not in self.found or self.found[board][0] < value:
            others = [(other, kept) for other, kept in self.found.items() if other != board]
            best = sorted([*others, (board, (value, turn))], key=lambda kept: kept[1][0], reverse=True)[: self.most]
            self.found = dict(best)
            self.least = best[-1][1][0] if len(best) == self.most else WORST

    def _one_by_one(self) -> None:
        """Try every action after every other, points and bought cards too."""
        came = self._spread({self.start: ()}, lambda act: act.kind != End.kind)
        came = {q: acts for q, acts in came.items() if q.stage == TURN}
        if not self.points:
            asked = self.question or (lambda q: bool(q.pieces[self.seat] & self.aim(self.land(q.ground))))
            reached = [q for q in came if asked(q)]
            self.enough = min((q.spent for q in reached), default=0)
            cheapest = {q: came[q] for q in reached if q.spent == self.enough}
            came = self._spread(cheapest, lambda act: act.kind == Point.kind)
        for q, acts in came.items():
            if not (self.points and owes_a_block(q)):
                spent = q.spent - sum(max(act.size, 1) for act in acts if act.kind == Point.kind)
                points = _pays(self.start, q.ground, q.pieces, q.scores)
                self._put(PlayedTurn(acts, q, points, spent))

    def _spread(self, starts: _Came, wanted: Callable[[Action], bool]) -> _Came:
        """Every position that such actions lead to, with what was done, as far as the limits let."""
        came: _Came = {}
        try:
            for q, acts in breadth_first(starts, lambda q: filter(wanted, q.legal_actions())):
                self._count()
                came[q] = acts
        except _Stopped:
            self.complete = False
        return came


def _takings(p: Position, left: int) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """The scores after points were taken for some of so many AP, and by which steps; those of most AP first."""
    reached: dict[tuple[int, ...], tuple[int, ...]] = {}
    todo: list[tuple[tuple[int, ...], tuple[int, ...]]] = [(p.scores, ())]
    for scores, taken in todo:  # grows
        if reached.setdefault(scores, taken) is taken:
            steps = range(1, min(left - sum(taken), 1 if p.options.points_stepwise else left) + 1)
            todo += [(land(scores, p.decider, step)[0], (*taken, step)) for step in steps]
    return sorted(reached.items(), key=lambda taking: -sum(taking[1]))


def _pays(p: Position, ground: Ground, pieces: tuple[int, ...], scores: tuple[int, ...]) -> int:
    """What scoring a board pays the player to move, with what was gained since the position ``p``."""
    paid = reckon(ground, pieces, p.king, scores, p.phase, p.scored_from, p.options, p.aside.master)
    return paid[-1].scores[p.decider] - p.scores[p.decider]
