"""What can be found is found: turns that win are told to whoever let them go, and nothing to whoever played them."""

from __future__ import annotations

import pytest

from boardlab.core.play.beam import finished
from boardlab.core.play.record import Record
from boardlab.reviewing.judge import judging
from boardlab.reviewing.judged import MISSED, TURNING, Judged
from boardlab.reviewing.review import GameReview, critic_of
from tests.effort import rounds
from tests.reviewing.proven import CATAN, CREED, PROVEN, Proven

TRIED = PROVEN[:: rounds(3, soak=1)]


def reviewed(record: Record) -> tuple[Judged, ...]:
    return finished(judging(record, 0, critic_of(record.start.game), samples=60, seed="proven"))


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
