"""Judges the decisions of a seat, the dearest first, and tells after each one what is known by then.

The lines held against the played one are those that promise most to somebody who sees no more than the seat saw. They
are told apart by playing on from positions dealt anew as hidden things may lie, all with the same cards and dice. The
line that does best is then held against the played one in further positions, so that no line seems better for having
been chosen. How much is played is counted in simulations: the same seed gives the same review on every machine.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial, reduce
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from boardlab.core.contract.critic import CHANCE_SCALE, Critic, Outcome, Way
from boardlab.core.contract.game import find_game
from boardlab.core.contract.knowledge import Knowledge
from boardlab.core.contract.player import Estimate
from boardlab.core.contract.position import View
from boardlab.core.play.beam import Line
from boardlab.core.play.playout import Steady
from boardlab.reviewing.decisions import Decided, decisions_of
from boardlab.reviewing.judged import Judged, difference, grouped, ideas_between

if TYPE_CHECKING:
    from boardlab.core.contract.position import Position
    from boardlab.core.play.record import Record

ARMS, LEFT = 4, 2
"""So many lines are held against the played one, and so many where a decision is looked into again."""
DOUBTED = 3
"""So many times the doubt stands for how lines differ that were not tried enough to be told apart."""
TRUST = 10
"""What is believed of a line counts as so many simulations where the best is chosen."""
CHOOSING = 0.4
"""The share of the simulations of a decision by which the best line is chosen; the rest tells what was given up."""
LEAST_SAMPLES = 16
"""Every decision gets as many simulations as this."""
EARLY, AT_ONCE, EARLY_SHARE = 3, 4, 16
"""So often, of so many decisions that are glanced at, the one that looks dearest gets this part of all simulations
before the next are glanced at: a turning point is named soon."""
DEAREST = 10, 4, 2
"""What is left is shared out in rounds: to so many decisions, those that may have cost most by then. So most of it goes
to telling the dearest from the next."""
CHOSEN_AGAIN = 2
"""In so many of these rounds the best line may still turn out to be another one."""


class Judging(NamedTuple):
    """How far a review is."""

    done: int
    """Simulations that were played."""
    most: int
    judged: tuple[Judged, ...]
    """The decisions that are judged by now, in the order of the game, with their groups as they are by now."""


@dataclass
class _Study:
    """A decision while it is judged."""

    decision: Decided
    view: View
    yours: Line
    mark: str
    """Seeds its cards and dice."""
    gap: float = 0.0
    """What was given up in the eyes of somebody who looks no further than the decision, at a glance."""
    lines: list[Line] | None = None
    """What is held against the played line; None before it is looked for."""
    alone: bool = False
    """Does nothing promise more than what was played?"""
    sums: list[float] = field(default_factory=list)
    """What came of each of these in all worlds by which the best is chosen, after what is believed of it."""
    hoped: float = 0.0
    """What is believed to have been given up at most."""
    best: Line | None = None
    tried: int = 0
    """So many worlds were dealt for it."""
    played: list[Outcome] = field(default_factory=list)
    against: list[Outcome] = field(default_factory=list)
    """What came of the played line and of the best in the same worlds, none of them those by which it was chosen."""

    @property
    def way(self) -> Way:
        """What was played, for ideas to be found in."""
        return Way(self.view, self.yours.actions, self.yours.end)


@dataclass
class _Judge:
    """Judges some decisions of a seat."""

    critic: Critic
    samples: int
    studies: list[_Study] = field(default_factory=list)
    """In the order of the game."""
    found: dict[int, Judged] = field(default_factory=dict)
    """By the ply."""
    done: int = 0
    known: tuple[Judged, ...] = ()

    def now(self) -> Judging:
        """How far it is."""
        return Judging(self.done, self.samples, self.known)

    def judge(self, study: _Study, samples: int, choose: bool) -> Generator[Judging, None, None]:
        """Play so many simulations of a decision, by which the best line is chosen, too, or which go on."""
        for _ in self._simulated(study, samples, choose):
            yield self.now()
        self.done += samples
        self.told(study)
        yield self.now()

    def told(self, study: _Study) -> None:
        """Note what is known of a decision."""
        later = [
            each.way
            for each in self.studies
            if each.decision.run == study.decision.run and each.decision.ply > study.decision.ply
        ]
        self.found[study.decision.ply] = _told(study, self.critic, later)
        self.known = tuple(grouped([self.found[ply] for ply in sorted(self.found)], self.critic.scale))

    def _simulated(self, study: _Study, samples: int, choose: bool) -> Generator[None, None, None]:
        seat = study.decision.seat
        if study.lines is None:
            yield from self._lines_found(study)
        others, worlds = study.lines or [], _Worlds(study, study.decision.knowledge())
        spent = 0
        if choose and len(others) > 1:
            by_sum = sorted(range(len(others)), key=lambda arm: -study.sums[arm])
            arms = by_sum[:LEFT] if study.played else by_sum
            each_of = max(1, int(samples * CHOOSING) // len(arms))
            for world, seed in worlds.deal(each_of):
                for arm in arms:
                    came = yield from self.critic.simulate(world, others[arm].actions, Steady(seed))
                    study.sums[arm] += _worth(came, seat)
            spent = each_of * len(arms)
            best = others[max(arms, key=study.sums.__getitem__)]
            if best is not study.best:
                study.best, study.played, study.against = best, [], []
        for world, seed in worlds.deal(max(2, (samples - spent) // (1 + (study.best is not None)))):
            study.played.append((yield from self.critic.simulate(world, study.yours.actions, Steady(seed))))
            if study.best is not None:
                study.against.append((yield from self.critic.simulate(world, study.best.actions, Steady(seed))))

    def _lines_found(self, study: _Study) -> Generator[None, None, None]:
        lines, yours = (yield from self.critic.lines(study.view, False)), study.yours
        least = lines[0].value - self.critic.margin
        if self.critic.sided(study.view):
            least = max(least, yours.value)

        def same(line: Line) -> bool:
            return line.end == yours.end or line.actions == yours.actions

        others = [line for line in lines[: 4 * ARMS] if not same(line) and line.value >= least][:ARMS]
        study.alone = same(lines[0]) or not others
        # Where nothing promises more, what it gave up need not be told.
        study.lines = others[:1] if study.alone else others
        study.best = next(iter(others), None)
        believed = [self.critic.believed(line.end, study.decision.seat) for line in others]
        study.sums = [TRUST * each for each in believed]
        study.hoped = max(believed, default=0.0) - self.critic.believed(yours.end, study.decision.seat)


@dataclass
class _Worlds:
    """Positions as they may lie for whoever decided, each with a seed for what comes after."""

    study: _Study
    knowledge: Knowledge

    def deal(self, number: int) -> Iterator[tuple[Position, str]]:
        """So many of them."""
        study = self.study
        for at in range(study.tried, study.tried + number):
            yield world_of(study.view, self.knowledge, Random(f"{study.mark} {at}")), f"{study.mark} {at} on"
        study.tried += number


def judging(
    record: Record, seat: int, critic: Critic, *, samples: int, seed: str | int = ""
) -> Generator[Judging, None, tuple[Judged, ...]]:
    """Judge all decisions of a seat; the generator may be closed at any time, what it told until then holds."""
    judge = _Judge(critic, samples)
    judge.studies = [_study(decision, critic, seed) for decision in decisions_of(record, seat, critic)]
    yield judge.now()
    falling = sorted(judge.studies, key=partial(_rise, record.positions[-1].seen_by(seat), critic, judge.studies))
    for at in range(0, len(falling), AT_ONCE):
        for study in falling[at : at + AT_ONCE]:
            for _ in _glanced(study, critic):
                yield judge.now()
        if at < EARLY * AT_ONCE:
            dearest = max(falling[at : at + AT_ONCE], key=lambda study: study.gap)
            yield from judge.judge(dearest, max(LEAST_SAMPLES, samples // EARLY_SHARE), choose=True)
    for study in sorted(judge.studies, key=lambda study: -study.gap):
        if not study.played:
            yield from judge.judge(study, LEAST_SAMPLES, choose=True)
    spare = max(0, samples - judge.done)
    for at, number in enumerate(DEAREST):
        studies = sorted(judge.studies, key=lambda study: -_most(study, critic))[:number]
        share = spare // len(DEAREST) // max(1, len(studies))
        for study in studies if share > 1 else ():
            yield from judge.judge(study, share, choose=at < CHOSEN_AGAIN)
    return judge.known


def _most(study: _Study, critic: Critic) -> float:
    """What a decision may have cost at most, as far as it was looked into."""
    if study.alone:
        return 0.0
    seat = study.decision.seat
    gaps = [_worth(a, seat) - _worth(b, seat) for a, b in zip(study.against, study.played, strict=True)]
    found = difference(gaps, DOUBTED * critic.scale.doubt)
    hoped = study.hoped if len(gaps) < LEAST_SAMPLES else 0.0
    return max(found.mean + found.margin, hoped)


def judged_again(
    judged: Sequence[Judged], at: int, critic: Critic, samples: int, seed: str | int = ""
) -> Generator[Judging, None, tuple[Judged, ...]]:
    """Judge one of some judged decisions, by its index, with more simulations."""
    judge = _Judge(critic, samples, [_study(each.decision, critic, f"{seed} again") for each in judged])
    judge.found, judge.known = {each.decision.ply: each for each in judged}, tuple(judged)
    yield from judge.judge(judge.studies[at], samples, choose=True)
    return judge.known


def _rise(last: View, critic: Critic, studies: Sequence[_Study], study: _Study) -> float:
    """By how much the worth of a seat rose until its next decision, its own and the others' doing together."""
    at, seat = studies.index(study) + 1, study.decision.seat
    after = studies[at].view if at < len(studies) else last
    return critic.value(after, seat) - critic.value(study.view, seat)


def _glanced(study: _Study, critic: Critic) -> Generator[None, None, None]:
    """How a decision looks at a glance, in the eyes of the seat."""
    lines = yield from critic.lines(study.view, True)
    study.gap = lines[0].value - study.yours.value


def _study(decision: Decided, critic: Critic, seed: str | int) -> _Study:
    view = decision.before.seen_by(decision.seat)
    end = reduce(critic.follow, decision.actions, view)
    yours = Line(decision.actions, end, critic.value(end, decision.seat))
    return _Study(decision, view, yours, f"{seed} {decision.ply}")


def world_of(view: Any, knowledge: Knowledge, rng: Random) -> Position:
    """A whole position that agrees with what a seat knows; what it sees, in a game without secrets."""
    if find_game(view.game).sample is None:
        return view.sample(rng)  # type: ignore[no-any-return]
    return view.sample(rng, known=knowledge)  # type: ignore[no-any-return]


def _worth(came: Outcome, seat: int) -> float:
    return came.chances[seat] if came.points is None else came.points


def _told(study: _Study, critic: Critic, later: Sequence[Way]) -> Judged:
    """What is known of a decision, given what was done later in the same turn."""
    best, played, against, scale = study.best, study.played, study.against, critic.scale
    decision, yours, seat = study.decision, study.yours, study.decision.seat
    chances = tuple(
        difference([came.chances[each] for came in played], CHANCE_SCALE.doubt)
        for each in range(decision.before.players)
    )
    if best is None:
        return Judged(decision, yours.actions, None, None, chances)
    gaps = [a.chances[seat] - b.chances[seat] for a, b in zip(against, played, strict=True)]
    chance = difference(gaps, CHANCE_SCALE.doubt)
    points = None
    if played[0].points is not None:
        gaps = [(a.points or 0.0) - (b.points or 0.0) for a, b in zip(against, played, strict=True)]
        points = difference(gaps, scale.doubt)
    better = (points or chance).mean > 0
    ways = [study.way, Way(study.view, best.actions, best.end)]
    if better and not study.alone:
        exact = [critic.exact(decision.before, line.actions) for line in (yours, best)]
        sure = exact[1] - exact[0] if exact[0] is not None and exact[1] is not None else None
        if points is not None and sure is not None and all(round(gap, 6) == sure for gap in gaps):
            points = Estimate(sure, 0.0, len(gaps))
        # What was done in the same turn, if later, was not missed.
        named = tuple(
            each
            for each in ideas_between(critic.ideas, *ways)
            if each.idea.fault or all(each.idea.found(way) is None for way in later)
        )
        return Judged(decision, best.actions, points, chance, chances, sure if (sure or 0) > 0 else None, named)
    # What was played did as well: the runner-up shows what was good about it.
    found = ideas_between(critic.ideas, ways[1], ways[0])
    praise = [each for each in found if not (each.idea.fault or each.idea.proposes)]
    gain = max(0.0, -(points or chance).mean)
    return Judged(
        decision, yours.actions, _none(points), _none(chance), chances, done=next(iter(praise), None), gain=gain
    )


def _none(found: Estimate | None) -> Estimate | None:
    """Nothing was given up."""
    return None if found is None else Estimate(min(0.0, found.mean), 0.0, found.tries)
