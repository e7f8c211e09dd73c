"""Judging decisions: what is one, what it gave up, in which group it is, and that nothing hangs on what was hidden."""

from __future__ import annotations

from functools import cache, reduce
from random import Random

import pytest

from boardlab.core.contract.critic import Scale
from boardlab.core.contract.player import Estimate
from boardlab.core.play.beam import finished
from boardlab.core.play.record import Record
from boardlab.reviewing.decisions import decisions_of
from boardlab.reviewing.judge import Judging, judging
from boardlab.reviewing.judged import (
    FINE,
    MISSED,
    MOST_TURNING,
    TURNING,
    UNSURE,
    Judged,
    difference,
    group_of,
    grouped,
)
from boardlab.reviewing.review import Future, GameReview, critic_of
from boardlab.torres.play.opponent import opponent

FEW = 60
SCALE = Scale(1.5, 5.0, 2.0)


@cache
def game() -> Record:
    """The last phase of a game of Torres that two simple players play."""
    record = Record.new("torres", seed="review", players=2)
    while not record.position.is_over:
        position, seat = record.position, record.position.current_player
        record.play(opponent(position.seen_by(seat), Random(record.ply)))
    first = next(at for at, each in enumerate(record.positions) if each.phase == 3 and each.stage == "turn")
    return reduce(Record.play, record.actions[first:], Record(record.positions[first]))


@cache
def judged(seed: str = "a") -> tuple[Judged, ...]:
    return finished(judging(game(), 0, critic_of("torres"), samples=FEW, seed=seed))


def test_decisions_are_all_that_a_seat_did() -> None:
    record = game()
    decisions = list(decisions_of(record, 0, critic_of("torres")))
    done = [act for each in decisions for act in record.actions[each.ply : each.ply + each.plies]]
    assert done == [act for act in record.actions if act.player == 0]
    assert all(each.before.current_player == 0 for each in decisions)
    assert not any(critic_of("torres").aside(act) for each in decisions for act in each.actions)


@pytest.mark.parametrize(
    ("mean", "margin", "group"),
    [
        (9.0, 1.0, TURNING),
        (5.5, 1.0, MISSED),
        (2.0, 1.0, MISSED),
        (0.5, 1.0, FINE),
        (-3.0, 2.0, FINE),
        (2.0, 9.0, UNSURE),
        (6.0, 7.0, UNSURE),
    ],
)
def test_group_follows_from_loss_and_band(mean: float, margin: float, group: str) -> None:
    assert group_of(Estimate(mean, margin / 1.645, 10), SCALE) == group


def test_more_pairs_make_the_band_narrower() -> None:
    few, many = (difference([1.0, 3.0] * n, 1.0) for n in (2, 50))
    assert few.mean == many.mean == 2.0
    assert many.margin < few.margin / 3


def test_no_more_turning_points_than_three() -> None:
    found = [each for each in judged() if each.points is not None]
    dear = [Judged(**{**vars(each), "points": Estimate(10.0 + at, 0.1, 9)}) for at, each in enumerate(found * 2)]
    groups = [each.group for each in grouped(dear, SCALE)]
    assert groups.count(TURNING) == MOST_TURNING
    assert len(dear) > MOST_TURNING


@pytest.mark.parametrize(
    ("losses", "first"), [((6.0, 9.0, 7.0), 1), ((8.8, 9.0, 7.0), 0), ((8.0, 9.0, 7.0), 1), ((), None)]
)
def test_earliest_whose_band_meets_the_dearest_is_first(losses: tuple[float, ...], first: int | None) -> None:
    each = judged()[0]
    turning = [Judged(**{**vars(each), "points": Estimate(loss, 0.1, 9), "group": TURNING}) for loss in losses]
    found = GameReview(game(), 0, tuple(turning), "en").first
    assert found is (None if first is None else turning[first])


def test_same_seed_gives_the_same_review() -> None:
    again = finished(judging(game(), 0, critic_of("torres"), samples=FEW, seed="a"))
    assert [(each.best, each.points, each.chance) for each in again] == [
        (each.best, each.points, each.chance) for each in judged()
    ]
    assert any(each.best != each.decision.actions for each in again)


def test_what_is_told_before_the_end_holds() -> None:
    work = judging(game(), 0, critic_of("torres"), samples=FEW, seed="a")
    told = next(each for each in work if each.judged)
    work.close()
    assert isinstance(told, Judging)
    assert told.done < told.most
    whole = {each.decision.ply: each for each in judged()}
    assert all(each.best == whole[each.decision.ply].best for each in told.judged)


def test_hidden_cards_of_others_change_nothing() -> None:
    record = game()
    other = Record(record.start.seen_by(0).sample(Random(9), known=record.jump(0).knowledge(0)))
    record.jump(len(record.actions))
    assert other.start != record.start
    for act in record.actions:
        if act not in other.position.legal_actions():
            break
        other.play(act)
    critic = critic_of("torres")
    one, two = (next(decisions_of(each, 0, critic)) for each in (record, other))
    short = Record(record.start)
    for act in one.actions:
        short.play(act)
    hidden = Record(other.start)
    for act in two.actions:
        hidden.play(act)
    assert one.actions == two.actions
    found = [finished(judging(each, 0, critic, samples=20, seed="a")) for each in (short, hidden)]
    assert [(each.best, each.points, each.chances) for each in found[0]] == [
        (each.best, each.points, each.chances) for each in found[1]
    ]


def test_summary_counts_what_was_surely_lost() -> None:
    review = GameReview(game(), 0, judged(), "en")
    counted = [each for gathered in review.ideas for each in gathered.judged]
    assert counted
    assert all(each.group in (TURNING, MISSED) for each in counted)
    assert len(counted) == len({each.decision.ply for each in counted})
    assert sum(review.counts.values()) == len(review.judged)
    losses = [each.loss.mean for each in review.ideas]
    assert losses == sorted(losses, reverse=True)


def test_what_nobody_can_tell_enters_no_summary() -> None:
    review = GameReview(game(), 0, judged(), "en")
    missed = next(each for each in review.judged if each.ideas and each.group in (TURNING, MISSED))
    unsure = Judged(**{**vars(missed), "group": UNSURE})
    assert GameReview(game(), 0, (missed,), "en").ideas
    alone = GameReview(game(), 0, (unsure,), "en")
    assert alone.ideas == alone.turning == ()
    assert alone.first is alone.well is None
    assert alone.counts[UNSURE] == 1


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_review_is_told_in_words(lang: str) -> None:
    review = GameReview(game(), 0, judged(), lang)
    text = review.to_text()
    assert review.headline in text
    for each in review.turning:
        assert review.named(each)[1] in text
    assert "idea." not in text
    assert "review." not in text


def test_lines_begin_where_the_decision_began() -> None:
    review = GameReview(game(), 0, judged(), "en")
    for each in review.judged:
        for line in review.lines_of(each):
            assert line.record.start.seen_by(0) == each.decision.before.seen_by(0)
            own, answer = line.record.actions[: line.own], line.record.actions[line.own :]
            assert {act.player for act in own} == {0}
            assert {act.player for act in answer} <= {1}


def test_answer_is_what_came_and_what_might_have() -> None:
    review = GameReview(game(), 0, judged(), "en")
    each = next(each for each in review.judged if each.decision.actions[-1].to_text().startswith("end"))
    yours, better = review.lines_of(each)
    at = each.decision.ply + yours.own
    came = yours.record.actions[yours.own :]
    assert came
    assert came == game().actions[at : at + len(came)]
    assert game().actions[at + len(came)].player == 0
    assert better.record.actions[better.own :]
    assert review.answered(yours) == f"Then: {review.answer(yours)}"
    assert review.answered(better) in review.turning_text(each) or each.group != TURNING


def test_told_line_speaks_to_the_reader_and_counts() -> None:
    record = Record(game().start)
    seat = record.position.current_player
    assert seat is not None
    for text in ("point", "point"):
        record.play(text)
    record.play(record.position.read_action("end"))
    said = GameReview(record, seat, (), "en").told(Future(record, record.ply, True))
    assert said.startswith("You took 1 point for 1 AP and have ")
    assert said.endswith(" now. (2 times)")
