"""Judges the decisions of a seat, the dearest first, and tells after each one what is known by then.

The lines held against the played one are those that promise most to somebody who sees no more than the seat saw. They
are told apart by playing on from positions dealt anew as hidden things may lie, all with the same cards and dice. The
line that does best is then held against the played one in further positions, so that no line seems better for having
been chosen. How much is played is counted in simulations: the same seed gives the same review on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from functools import reduce
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from boardlab.core.contract.critic import Critic, Outcome, Way
from boardlab.core.contract.game import find_game
from boardlab.core.contract.knowledge import Knowledge
from boardlab.core.contract.player import Estimate
from boardlab.core.contract.position import View
from boardlab.core.play.beam import Line
from boardlab.reviewing.decisions import Decided, decisions_of
from boardlab.reviewing.judged import CHANCE, DOUBT, POINTS, Judged, difference, grouped, ideas_between

if TYPE_CHECKING:
    from boardlab.core.contract.position import Position
    from boardlab.core.play.record import Record

T = TypeVar("T")
ARMS = 4
"""So many lines are held against the played one."""
CHOOSING = 0.4
"""The share of the simulations of a decision by which the best line is chosen; the rest tells what was given up."""
LEAST_SAMPLES = 16
"""Every decision gets as many simulations as this."""
DEAREST = 6
"""So many decisions share the simulations that are left, those that may have cost most."""


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
    gap: float = 0.0
    """What was given up in the eyes of somebody who looks no further than the decision, at a glance."""

    @property
    def way(self) -> Way:
        """What was played, for ideas to be found in."""
        return Way(self.view, self.yours.actions, self.yours.end)


def judging(
    record: Record, seat: int, critic: Critic, *, samples: int, seed: str | int = ""
) -> Generator[Judging, None, tuple[Judged, ...]]:
    """Judge all decisions of a seat; the generator may be closed at any time, what it told until then holds."""
    found: dict[int, Judged] = {}
    done, studies = 0, list[_Study]()

    def now() -> Judging:
        return Judging(done, samples, tuple(grouped([found[ply] for ply in sorted(found)])))

    for decision in decisions_of(record, seat, critic):
        studies.append((yield from _paused(_looked_at(decision, critic), now)))
    in_order = tuple(studies)
    studies.sort(key=lambda study: (-study.gap, study.decision.ply))
    for study in studies:
        found[study.decision.ply] = yield from _paused(_judged(study, critic, LEAST_SAMPLES, seed, in_order), now)
        done += LEAST_SAMPLES
        yield now()
    # What is left goes where most may have been given up.
    studies.sort(key=lambda study: -found[study.decision.ply].loss.mean - found[study.decision.ply].loss.margin)
    doubtful = studies[:DEAREST]
    spare = max(0, samples - LEAST_SAMPLES * len(studies)) // max(1, len(doubtful))
    for study in doubtful if spare > LEAST_SAMPLES else ():
        found[study.decision.ply] = yield from _paused(_judged(study, critic, spare, seed, in_order), now)
        done += spare
        yield now()
    return now().judged


def judged_again(
    judged: Sequence[Judged], at: int, critic: Critic, samples: int, seed: str | int = ""
) -> Generator[Judging, None, tuple[Judged, ...]]:
    """Judge one of some judged decisions, by its index, with more simulations."""
    done = 0
    studies = [_study(each.decision, critic) for each in judged]

    def now() -> Judging:
        return Judging(done, samples, tuple(judged))

    found = yield from _paused(_judged(studies[at], critic, samples, f"{seed} again", studies), now)
    return tuple(grouped([found if number == at else each for number, each in enumerate(judged)]))


def _paused(work: Generator[None, None, T], now: Callable[[], Judging]) -> Generator[Judging, None, T]:
    """Some work that pauses; whoever waits is told what is known."""
    try:
        while True:
            next(work)
            yield now()
    except StopIteration as end:
        found: T = end.value
        return found


def _looked_at(decision: Decided, critic: Critic) -> Generator[None, None, _Study]:
    """A decision as it looks at a glance, in the eyes of the seat."""
    study = _study(decision, critic)
    lines = yield from critic.lines(study.view, True)
    study.gap = lines[0].value - study.yours.value
    return study


def _study(decision: Decided, critic: Critic) -> _Study:
    view = decision.before.seen_by(decision.seat)
    end = reduce(critic.follow, decision.actions, view)
    return _Study(decision, view, Line(decision.actions, end, critic.value(end, decision.seat)))


def _judged(
    study: _Study, critic: Critic, samples: int, seed: str | int, studies: Sequence[_Study]
) -> Generator[None, None, Judged]:
    decision, yours = study.decision, study.yours
    lines = yield from critic.lines(study.view, False)
    knowledge, seat = decision.knowledge(), decision.seat
    worlds: list[Position] = []
    mark = f"{seed} {decision.ply}"

    def outcome(line: Line, number: int) -> Generator[None, None, Outcome]:
        while len(worlds) <= number:
            worlds.append(world_of(study.view, knowledge, Random(f"{mark} {len(worlds)}")))
        return critic.simulate(worlds[number], line.actions, Random(f"{mark} {number} on"))

    others = [
        line for line in lines[: 4 * ARMS] if line.end != yours.end and lines[0].value - line.value <= critic.margin
    ][:ARMS]
    alone = lines[0].end == yours.end or not others
    if alone:
        # Nothing promises more: what it gave up need not be told.
        others = others[:1]
    first = 0
    best = others[0] if others else None
    if len(others) > 1:
        first = max(1, int(samples * CHOOSING) // len(others))
        sums = [0.0] * len(others)
        for number in range(first):
            for arm, line in enumerate(others):
                came = yield from outcome(line, number)
                sums[arm] += _worth(came, seat)
        best = others[max(range(len(others)), key=sums.__getitem__)]
    played: list[Outcome] = []
    against: list[Outcome] = []
    for number in range(first, first + max(2, (samples - first * len(others)) // 2)):
        came = yield from outcome(yours, number)
        played.append(came)
        if best is not None:
            came = yield from outcome(best, number)
            against.append(came)
    later = [each.way for each in studies if each.decision.run == decision.run and each.decision.ply > decision.ply]
    return _told(study, critic, best, played, against, alone, later)


def world_of(view: Any, knowledge: Knowledge, rng: Random) -> Position:
    """A whole position that agrees with what a seat knows; what it sees, in a game without secrets."""
    if find_game(view.game).sample is None:
        return view.sample(rng)  # type: ignore[no-any-return]
    return view.sample(rng, known=knowledge)  # type: ignore[no-any-return]


def _worth(came: Outcome, seat: int) -> float:
    return came.chances[seat] if came.points is None else came.points


def _told(
    study: _Study,
    critic: Critic,
    best: Line | None,
    played: list[Outcome],
    against: list[Outcome],
    alone: bool,
    later: Sequence[Way],
) -> Judged:
    decision, yours, seat = study.decision, study.yours, study.decision.seat
    chances = tuple(
        difference([came.chances[each] for came in played], DOUBT[CHANCE]) for each in range(decision.before.players)
    )
    if best is None:
        return Judged(decision, yours.actions, None, None, chances)
    chance = difference(
        [a.chances[seat] - b.chances[seat] for a, b in zip(against, played, strict=True)], DOUBT[CHANCE]
    )
    points = None
    if played[0].points is not None:
        gaps = [(a.points or 0.0) - (b.points or 0.0) for a, b in zip(against, played, strict=True)]
        points = difference(gaps, DOUBT[POINTS])
    better = (points or chance).mean > 0
    ways = [study.way, Way(study.view, best.actions, best.end)]
    if better and not alone:
        exact = [critic.exact(decision.before, line.actions) for line in (yours, best)]
        sure = exact[1] - exact[0] if exact[0] is not None and exact[1] is not None else None
        # What was done in the same turn, if later, was not missed.
        named = tuple(
            each
            for each in ideas_between(critic.ideas, *ways)
            if each.idea.fault or all(each.idea.found(way) is None for way in later)
        )
        return Judged(decision, best.actions, points, chance, chances, sure if (sure or 0) > 0 else None, named)
    # What was played did as well: the runner-up shows what was good about it.
    praise = [each for each in ideas_between(critic.ideas, ways[1], ways[0]) if not each.idea.fault]
    gain = max(0.0, -(points or chance).mean)
    return Judged(
        decision, yours.actions, _none(points), _none(chance), chances, done=next(iter(praise), None), gain=gain
    )


def _none(found: Estimate | None) -> Estimate | None:
    """Nothing was given up."""
    return None if found is None else Estimate(min(0.0, found.mean), 0.0, found.tries)
