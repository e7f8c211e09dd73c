"""What can be found is found: turns that win are told to whoever let them go, and nothing to whoever played them."""

from __future__ import annotations

import pytest

from boardlab import torres
from boardlab.core.play.beam import finished
from boardlab.core.play.record import Record
from boardlab.reviewing.judge import judging
from boardlab.reviewing.judged import MISSED, TURNING, Judged
from boardlab.reviewing.review import GameReview, critic_of
from tests.effort import rounds
from tests.reviewing.proven import CATAN, CREED, PROVEN, TORRES, Proven, Scored

TRIED = PROVEN[:: rounds(3, soak=1)]


def reviewed(record: Record, seat: int = 0) -> tuple[Judged, ...]:
    return finished(judging(record, seat, critic_of(record.start.game), samples=60, seed="proven"))


def played(proven: Proven, wins: bool) -> Record:
    record = Record(proven.position)
    for text in proven.wins if wins else ("end",):
        record.play(text)
    return record


def test_half_of_the_positions_take_several_actions() -> None:
    for every in (CREED, CATAN):
        assert sum(not each.first_step for each in every) >= len(every) / 2
    for each in PROVEN:
        assert played(each, wins=True).position.winners == (0,), each.name


@pytest.mark.parametrize("proven", TRIED, ids=lambda proven: proven.name)
def test_a_win_that_was_let_go_is_named(proven: Proven) -> None:
    record = played(proven, wins=False)
    (judged,) = reviewed(record)
    assert judged.group in (TURNING, MISSED)
    _, better = GameReview(record, 0, (judged,), "en").lines_of(judged)
    assert better.position.winners == (0,)


@pytest.mark.parametrize("proven", TRIED, ids=lambda proven: proven.name)
def test_a_win_that_was_played_is_no_turning_point(proven: Proven) -> None:
    assert not [each for each in reviewed(played(proven, wins=True)) if each.group in (TURNING, MISSED)]


def ended(record: Record) -> Record:
    """A turn of Torres with its end, by which as many blocks are kept as fit."""
    return record.play(record.position.read_action("end"))


@pytest.mark.parametrize("scored", TORRES[:: rounds(3, soak=1)], ids=lambda scored: scored.name)
def test_most_points_of_a_last_turn_are_told(scored: Scored) -> None:
    search = torres.best_turns(scored.position, most=1, seconds=60)
    assert search.complete
    assert search.best is not None
    assert search.best.points == scored.points
    lazy = Record(scored.position)
    for _ in range(5):
        lazy.play("point")
    best = Record(scored.position)
    for act in search.best.actions:
        best.play(act)
    ended(lazy)
    ended(best)
    (judged,) = reviewed(lazy, 1)
    assert judged.group in (TURNING, MISSED)
    assert judged.exact == best.position.scores[1] - lazy.position.scores[1]
    assert not [each for each in reviewed(best, 1) if each.group in (TURNING, MISSED)]
