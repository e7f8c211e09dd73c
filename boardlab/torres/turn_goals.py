"""What a turn is searched for: most points, the king's bonus, a cell, or any question."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from boardlab.torres.actions import Action, action
from boardlab.torres.board import ALL
from boardlab.torres.cards import BLOCK_UNDER, DIAGONAL_STEP, ELEVATOR, HURDLE, SEVEN_AP, SIX_AP, TWO_UP
from boardlab.torres.master import is_due, most_award
from boardlab.torres.options import LEVEL_BONUS
from boardlab.torres.position import Position
from boardlab.torres.scoring import earns_bonus, reckon
from boardlab.torres.track import Point
from boardlab.torres.track import land as land_on
from boardlab.torres.turn_bounds import Levels, Survey, most_by_card, paid_now
from boardlab.torres.turn_states import Land, Site, Walk

Question = Callable[[Position], bool]
Taking = tuple[tuple[int, ...], tuple[int, ...]]
"""The scores after points were taken for AP, and how many at a time."""
TOP = 7
"""The most AP of a turn."""


class Entry(NamedTuple):
    """A state that was kept."""

    value: tuple[int, int]
    site: Site
    knights: int
    spent: int
    way: tuple[Action, ...] | None = None
    """What leads there, once that was worked out."""


class Goal(Walk):
    """A search of a turn for a goal. It keeps the best turns found, at most one for each board they end in.

    A value is compared as a pair; the larger is better. Which of two equal ones is kept is left to their order.
    """

    width = 0
    """How many states a narrow look goes on from at each number of AP; 0 where there is none."""

    def __init__(self, p: Position, most: int, nodes: int, until: float, *, every_stack: bool = False) -> None:
        super().__init__(p, nodes, until, every_stack=every_stack)
        self.most = max(most, 1)
        self.found: list[Entry] = []
        """The best so far, best first."""
        self.least = -(10**9), 0
        """A value that must be beaten to be among them."""
        self._takings: dict[int, tuple[Taking, ...]] = {}
        self._worth: dict[object, tuple[int, tuple[int, ...]]] = {}
        self.question: Question | None = None
        """The goal as a question about a position; None for most points."""
        self.due = is_due(p.aside.master, p.phase)

    def search(self) -> None:
        """Look at every turn.

        What is found early rules out much that comes later. So a narrow look at turns comes first, and where cards may
        be played, the turns without them, which are few.

        Raises:
            Stopped: at a limit.
            NoRoom: where the order of points matters.
        """
        if self.width:
            self._walk_first(playing=False, width=self.width)
        if self.home.playable:
            self._walk_first(playing=False)
        if self.home.playable and self.width:
            self._walk_first(width=self.width // 3)
        self.walk()

    def _walk_first(self, *, playing: bool = True, width: int | None = None) -> None:
        """A quick, narrow walk before the full one.

        The ways to what it kept are worked out now, since the next walk begins with no states.
        """
        self.walk(playing=playing, width=width)
        for at, entry in enumerate(self.found):
            if entry.way is None:
                self.found[at] = entry._replace(way=tuple(self.way(entry.site, entry.knights, entry.spent)))

    # -- worth -----------------------------------------------------------------------------------------------------

    def survey(self, land: Land) -> Survey:
        """What is known of a ground."""
        found: Survey | None = land.survey
        if found is None:
            found = land.survey = Survey(self, land)
        return found

    def takings(self, left: int) -> tuple[Taking, ...]:
        """Every place of one's own marker that points for so many AP lead to, and how; those of most AP first."""
        found = self._takings.get(left)
        if found is None:
            reached: dict[tuple[int, ...], tuple[int, ...]] = {self.start.scores: ()}
            steps = (1,) if self.start.options.points_stepwise else range(1, left + 1)
            for _ in range(left):
                for scores, taken in list(reached.items()):
                    for step in steps:
                        if sum(taken) + step <= left:
                            reached.setdefault(land_on(scores, self.seat, step)[0], (*taken, step))
            found = self._takings[left] = tuple(sorted(reached.items(), key=lambda taking: -sum(taking[1])))
        return found

    def worth(self, site: Site, knights: int, spent: int) -> tuple[int, tuple[int, ...]]:
        """What a scoring would pay, and the points to take for AP before it.

        Nearly always all AP that are left. But a point less may pay more: then the marker lands on a taken space in the
        scoring, and is pushed past it.
        """
        left = site.ap - spent
        left -= site.owes and left > 0
        survey = self.survey(site.land)
        lines: object = tuple(
            area * level for area, level in zip(survey.areas, survey.levels(knights), strict=True) if level
        )
        # A scoring depends on these alone; a master card asks for more.
        key: object = (survey.paid, lines, bool(knights & survey.bonus), left)
        if self.due:
            key = site.land, knights, left
        found = self._worth.get(key)
        if found is None:
            found = self._worth[key] = self._reckon(site.land, knights, left)
        return found

    def _reckon(self, land: Land, knights: int, left: int) -> tuple[int, tuple[int, ...]]:
        p, seat = self.start, self.seat
        pieces = (*p.pieces[:seat], knights, *p.pieces[seat + 1 :])
        best, best_taken = -1, tuple[int, ...]()
        for scores, taken in self.takings(left):
            paid = reckon(land.ground, pieces, p.king, scores, p.phase, p.scored_from, p.options, p.aside.master)
            points = paid[-1].scores[seat] - p.scores[seat]
            if points > best:
                best, best_taken = points, taken
        return best, best_taken

    # -- what was found --------------------------------------------------------------------------------------------

    def keep(self, value: tuple[int, int], site: Site, knights: int, spent: int) -> None:
        """Keep a state if it is among the best; of each board only the best."""
        if value <= self.least:
            return
        for at, other in enumerate(self.found):
            if other.knights == knights and other.site.land is site.land:
                if other.value >= value:
                    return
                del self.found[at]
                break
        at = len(self.found)
        while at and self.found[at - 1].value < value:
            at -= 1
        self.found.insert(at, Entry(value, site, knights, spent))
        del self.found[self.most :]
        if len(self.found) == self.most:
            self.least = self.found[-1].value

    def best(self) -> list[Entry]:
        """The best states, best first."""
        return self.found

    def actions(self, entry: Entry) -> tuple[tuple[Action, ...], int]:
        """The actions that lead to a kept state, points taken last, and the points that a scoring pays there."""
        state = entry.site, entry.knights, entry.spent
        points, taken = self.worth(*state)
        way = self.way(*state) if entry.way is None else entry.way
        return (*way, *(action(Point.kind, self.seat, size=step if step > 1 else 0) for step in taken)), points


class MostPoints(Goal):
    """Most points, then fewest AP spent on them.

    After a state from which no better turn than those found can come, nothing is looked at.
    """

    width = 300

    def __init__(self, p: Position, most: int, nodes: int, until: float) -> None:
        super().__init__(p, most, nodes, until)
        self.bonus = LEVEL_BONUS[p.phase - 1]
        self.points = tuple(
            max(scores[p.decider] - p.scores[p.decider] for scores, _ in self.takings(left)) for left in range(TOP + 1)
        )
        """What points for 0, 1, … AP bring."""
        self._beaten: dict[object, bool] = {}

    def look(self, site: Site, knights: int, spent: int, placing: int) -> bool:
        """Keep the state if it is worth it; can a better one come after it?"""
        survey = site.land.survey or self.survey(site.land)
        levels = survey.levels(knights)
        left = site.ap - spent
        paid = paid_now(survey, levels)
        bonus = self.bonus if knights & survey.bonus else 0
        if not (site.owes and left) and self._beats(survey, paid + self.points[left], bonus, knights, 0, 0, spent):
            self.keep((self.worth(site, knights, spent)[0], -spent), site, knights, spent)
        if self.playing and site.playable:
            return self._card_beats(site, survey, levels, knights, spent)
        if not left:
            return False
        ap = self.points[: left + 1]
        blocks = self._blocks(site, survey, knights, left, placing)
        bonus = self.bonus if knights & survey.near[left] else 0
        if not self._beats(
            survey, paid + survey.gain(levels, ALL, blocks, ap), bonus, knights, left, blocks, spent + 1
        ):
            return False
        if blocks:
            built = self.bonus if knights & survey.near[left - 1] else 0
            if self._beats(
                survey, paid + survey.gain_building(levels, blocks, ap), built, knights, left, blocks, spent + 1
            ):
                return True
        # No block any more: first as far as the next move tells, then as far as every knight gets.
        gain = survey.gain(levels, survey.ready(knights, levels), 0, ap)
        if not self._beats(survey, paid + gain, bonus, knights, left, 0, spent + 1):
            return False
        if bonus and not survey.bonus_by_moves(knights, left):
            bonus = 0
        return self._beats(survey, paid + survey.gain_by_moves(knights, levels, ap), bonus, knights, left, 0, spent + 1)

    def rank(self, site: Site, knights: int) -> int:
        """What castles and the bonus pay."""
        survey = self.survey(site.land)
        return paid_now(survey, survey.levels(knights)) + (self.bonus if knights & survey.bonus else 0)

    def _blocks(self, site: Site, survey: Survey, knights: int, left: int, placing: int) -> int:
        """How many blocks may still change what the castles pay.

        The last AP may be a block on bare board only: a higher tower pays nothing by itself. Where a move comes first,
        blocks have one AP less; and with two AP the block after it must go on the bare cell that was left.
        """
        if not site.blocks:
            return 0
        if left == 1:
            return 1 if placing & survey.growing else 0
        if placing:
            return min(site.blocks, left)
        if left == 2:
            return 1 if knights & survey.growing else 0
        return min(site.blocks, left - 1)

    def _beats(self, survey: Survey, points: int, bonus: int, knights: int, left: int, blocks: int, spent: int) -> bool:
        """May a scoring pay enough to be kept, if castles and AP pay so much, and the bonus so much?"""
        want, last = self.least
        if -spent <= last:
            want += 1
        award = most_award(self.start, knights, left) if self.due else 0
        total = points + bonus + award
        if total >= want:
            return True
        landings = 1 + (bonus > 0) + (award > 0)
        if total + landings * (self.start.players - 1) < want:
            return False
        key = survey.rivals, points, bonus, award, blocks, want
        found = self._beaten.get(key)
        if found is None:
            found = self._beaten[key] = total + self._pushes(survey, points, bonus, award, blocks, want) >= want
        return found

    def _pushes(self, survey: Survey, points: int, bonus: int, award: int, blocks: int, want: int) -> int:
        """Past how many rivals' markers one's own one can be pushed at most, if it is to end on the score ``want``.

        It lands after the castles, after the bonus and after the master card; at each of them it is pushed past each
        rival once at most, and only past those that may be where it lands. Where the marker moves castle by castle, it
        may be pushed from the start.
        """
        p = self.start
        others = p.players - 1
        own = p.scores[self.seat]
        each = p.options.marker_skip == "after_each_castle"
        steps = [
            step
            for step in (("castles", points), ("bonus", bonus), ("award", award))
            if step[1] or step[0] == "castles"
        ]
        pushes, reached = 0, own
        for number, (step, most) in enumerate(steps):
            reached += most
            high = reached + others * (number + 1)
            low = own + want - sum(more for _, more in steps[number + 1 :]) - others * (len(steps) - number)
            if step == "castles" and each:
                low = own
            for seat, (total, level, earns) in enumerate(survey.rivals):
                if seat != self.seat:
                    pushes += self._may_be(p.scores[seat], total, blocks * level, self.bonus * earns, step, low, high)
        return pushes

    def _may_be(self, score: int, total: int, more: int, bonus: int, step: str, low: int, high: int) -> bool:
        """May a rival's marker be between two spaces when one's own one lands? It has moved already, or not yet."""
        others = self.start.players - 1
        after = score + total
        spaces = [(after, after + more + others)]
        if step == "castles":
            spaces.append((score, score))
        else:
            spaces.append((after + bonus, after + more + bonus + 2 * others))
        if step == "award":
            spaces.append((after, high))
        return any(first <= high and last >= low for first, last in spaces)

    def _card_beats(self, site: Site, survey: Survey, levels: Levels, knights: int, spent: int) -> bool:
        """May a scoring after playing a card pay enough to be kept?"""
        cards = site.playable
        ap = max(site.ap, 7 if SEVEN_AP in cards else 6 if SIX_AP in cards else 0)
        left = ap - spent
        free = 2 if BLOCK_UNDER in cards or TWO_UP in cards else 1
        anywhere = not {ELEVATOR, DIAGONAL_STEP, HURDLE}.isdisjoint(cards)
        points = (0,) * free + self.points[: left + 1]
        gain = most_by_card(survey, levels, min(site.blocks, left) + 1, points, anywhere=anywhere)
        award = most_award(self.start, knights, left + 2) if self.due else 0
        bonus = self.bonus if self.start.king >= 0 else 0
        total = paid_now(survey, levels) + gain + bonus + award
        return (total + 3 * (self.start.players - 1), -spent) > self.least


class FewestAP(Goal):
    """Fewest AP; among those, most points."""

    def take(self, site: Site, knights: int, spent: int) -> None:
        """Keep a state in which the goal is reached; what costs more AP need not be looked at any more."""
        self.enough = min(self.enough, spent)
        if (-spent, 10**9) > self.least:
            self.keep((-spent, self.worth(site, knights, spent)[0]), site, knights, spent)

    def best(self) -> list[Entry]:
        """The best states for fewest AP, best first."""
        return [entry for entry in self.found if entry.spent == self.enough]


class Bonus(FewestAP):
    """A knight earns the king's bonus."""

    def __init__(self, p: Position, most: int, nodes: int, until: float) -> None:
        super().__init__(p, most, nodes, until)
        self.question = lambda q: bool(earns_bonus(q.ground, q.pieces[q.decider], q.king, q.phase))

    def look(self, site: Site, knights: int, spent: int, placing: int) -> bool:
        """Keep the state if its bonus is earned; may it still be, as far as levels tell?"""
        survey = site.land.survey or self.survey(site.land)
        if knights & survey.bonus:
            self.take(site, knights, spent)
            return True
        return bool((self.playing and site.playable) or knights & survey.near[site.ap - spent])

    def aim(self, land: Land) -> int:
        """The cells where it is earned."""
        return self.survey(land).bonus


class OnCell(FewestAP):
    """An own knight stands on a cell."""

    def __init__(self, p: Position, most: int, nodes: int, until: float, cell: int) -> None:
        super().__init__(p, most, nodes, until)
        self.cell = cell
        self.question = lambda q: bool(q.pieces[q.decider] & cell)

    def look(self, site: Site, knights: int, spent: int, placing: int) -> bool:
        """Keep the state if a knight is there."""
        if knights & self.cell:
            self.take(site, knights, spent)
        return True

    def aim(self, land: Land) -> int:
        """That cell."""
        return self.cell


class Answered(FewestAP):
    """A question about the position is answered with yes. It may ask for stacks, so any stack may be used."""

    def __init__(self, p: Position, most: int, nodes: int, until: float, question: Question) -> None:
        super().__init__(p, most, nodes, until, every_stack=True)
        self.question = self.asked = question

    def look(self, site: Site, knights: int, spent: int, placing: int) -> bool:
        """Keep the state if the answer is yes."""
        if self.asked(self.position(site, knights, spent)):
            self.take(site, knights, spent)
        return True
