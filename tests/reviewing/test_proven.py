"""What can be found is found: the proven best is told to whoever let it go, and nothing to whoever played it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

import pytest

from boardlab import torres
from boardlab.core.contract.position import Position
from boardlab.core.play.beam import finished
from boardlab.core.play.record import Record
from boardlab.reviewing.judge import judging
from boardlab.reviewing.judged import MISSED, TURNING, Judged
from boardlab.reviewing.review import GameReview, critic_of
from boardlab.torres.play.search import PlayedTurn
from tests.effort import SOAK, drawn
from tests.reviewing.proven import (
    CATAN,
    COMPOSED,
    CREED,
    TORRES,
    catan_of,
    creed_of,
    points_of_greed,
    torres_of,
    winning_line,
    wins_at_once,
)

EVERY = 10
"""In a quick run one of so many is tried."""
MADE: dict[str, Callable[[int], Position]] = {"creed": creed_of, "catan": catan_of}
WON = [(game, seed) for game, seeds in (("creed", CREED), ("catan", CATAN)) for seed in seeds]
SCORED: list[str | int] = [*COMPOSED, *TORRES]
LEAST_FOUND, MOST_FALSE = 18, 1
"""Of twenty of a game."""


def reviewed(record: Record, seat: int) -> Judged:
    (judged,) = finished(judging(record, seat, critic_of(record.start.game), samples=60, seed="proven"))
    return judged


def costs(judged: Judged) -> bool:
    return judged.group in (TURNING, MISSED)


@cache
def won(game: str, seed: int) -> tuple[Position, tuple[str, ...]]:
    """A turn, and the way in which it surely wins."""
    p = MADE[game](seed)
    return p, winning_line(p)


def played(p: Position, texts: tuple[str, ...]) -> Record:
    record = Record(p)
    for text in texts:
        record.play(text)
    return record


def let_go(p: Position) -> Judged:
    """The turn judged where it is just handed on."""
    assert p.current_player is not None
    return reviewed(played(p, ("end",)), p.current_player)


def kept(p: Position, line: tuple[str, ...]) -> Judged:
    """The turn judged where the win was played."""
    assert p.current_player is not None
    return reviewed(played(p, line), p.current_player)


@pytest.mark.parametrize(("game", "seed"), drawn(WON, EVERY))
def test_a_win_is_told_to_whoever_let_it_go(game: str, seed: int) -> None:
    p, line = won(game, seed)
    assert played(p, line).position.winners == (p.current_player,)
    judged = let_go(p)
    assert costs(judged)
    assert p.current_player is not None
    _, better = GameReview(played(p, ("end",)), p.current_player, (judged,), "en").lines_of(judged)
    assert better.record.position.winners == (p.current_player,)
    assert not costs(kept(p, line))


# -- Torres: what a last turn pays -----------------------------------------------------------------------------------


@cache
def scored(which: str | int) -> tuple[torres.Position, PlayedTurn]:
    """A last turn, and the best way to play it."""
    points, p = COMPOSED[which] if isinstance(which, str) else (None, torres_of(which))
    search = torres.best_turns(p, most=1, seconds=600)
    assert search.complete
    assert search.best is not None
    assert points in (None, search.best.points)
    return p, search.best


def ended(record: Record) -> Record:
    """A turn of Torres with its end, by which as many blocks are kept as fit."""
    return record.play(record.position.read_action("end"))


def idle(p: torres.Position) -> Record:
    """All AP are taken as points."""
    record = Record(p)
    for _ in range(p.ap - p.spent):
        record.play("point")
    return ended(record)


def best(p: torres.Position, turn: PlayedTurn) -> Record:
    record = Record(p)
    for act in turn.actions:
        record.play(act)
    return ended(record)


@pytest.mark.parametrize("which", SCORED if SOAK else [*COMPOSED][:2])
def test_most_points_of_a_last_turn_are_told(which: str | int) -> None:
    p, turn = scored(which)
    lazy, busy = idle(p), best(p, turn)
    judged = reviewed(lazy, p.decider)
    assert costs(judged)
    assert judged.exact == busy.position.scores[p.decider] - lazy.position.scores[p.decider]
    assert not costs(reviewed(busy, p.decider))


def test_loss_paid_all_at_once_has_no_band() -> None:
    p, turn = scored("bonus and climb")
    judged = reviewed(idle(p), p.decider)
    review = GameReview(idle(p), p.decider, (judged,), "en")
    assert review.lost(judged.loss, judged.unit) == (f"{turn.points - idle(p).position.scores[p.decider]} points", "")


def test_equally_good_turns_are_all_right() -> None:
    p = COMPOSED["two knights"][1]
    search = torres.best_turns(p, most=20, seconds=600)
    equal = [turn for turn in search.turns if turn.points == search.turns[0].points]
    ends = {best(p, turn).position for turn in equal}
    assert len(ends) > 1
    for turn in (equal[0], equal[-1]):
        assert not costs(reviewed(best(p, turn), p.decider))


# -- all of them -----------------------------------------------------------------------------------------------------


def counted(game: str) -> Iterator[tuple[bool, bool, bool]]:
    """Of each turn of a game: is its best found, is something told that is none, does looking one action ahead err?"""
    if game == "torres":
        for which in SCORED:
            p, turn = scored(which)
            found, false = costs(reviewed(idle(p), p.decider)), costs(reviewed(best(p, turn), p.decider))
            yield found, false, points_of_greed(p) < turn.points
    else:
        for each, seed in WON:
            if each == game:
                win, line = won(game, seed)
                yield costs(let_go(win)), costs(kept(win, line)), not wins_at_once(win)


@pytest.mark.soak
@pytest.mark.parametrize("game", ["torres", "catan", "creed"])
def test_eighteen_of_twenty_are_found_and_one_false(game: str) -> None:
    found, false, errs = (sum(each) for each in zip(*counted(game), strict=True))
    print(f"{game}: {found} found, {false} false, {errs} beyond one action")
    assert found >= LEAST_FOUND
    assert false <= MOST_FALSE
    assert errs >= 10
