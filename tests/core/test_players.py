"""Players of several strengths, and what they choose with: a beam over a turn, named features, sequential halving."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from boardlab import Record, torres
from boardlab.core.errors import PlainError
from boardlab.core.play.beam import Line, beam, best_lines, contenders
from boardlab.core.play.halving import estimate, halving
from boardlab.core.play.players import choose, player_of
from boardlab.core.play.valuation import Valuation


@dataclass(frozen=True)
class Climb:
    """A seat adds 1 or 2 up to three times, then the other seat is next."""

    total: int = 0
    deeds: int = 0

    players = 2

    @property
    def current_player(self) -> int:
        return int(self.deeds == 3)

    @property
    def mechanics(self) -> SimpleNamespace:
        return SimpleNamespace(legal_actions=lambda p: (1, 2), apply=lambda p, n: Climb(p.total + n, p.deeds + 1))


def test_beam_finds_best_line_and_follows_equal_positions_once() -> None:
    tried: list[Climb] = []

    def value(p: Climb) -> float:
        tried.append(p)
        return float(p.total)

    lines = best_lines(Climb(), value, width=10, branch=10)
    assert (lines[0].actions, lines[0].value) == ((2, 2, 2), 6)
    assert [line.end.total for line in lines] == [6, 5, 4, 3]
    assert len(tried) == 2 + 3 + 4


def test_beam_pauses_for_each_position_it_goes_on_from() -> None:
    search = beam(Climb(), lambda p: float(p.total), width=10, branch=10)
    assert len(list(search)) == 1 + 2 + 3


def test_beam_of_a_view_looks_at_no_position_twice() -> None:
    view = torres.start(players=2).seen_by(0)
    lines = best_lines(view, lambda p: 0.0, width=3, branch=3)
    assert len(lines) == len(view.legal_actions())
    assert all(line.end.current_player == 1 for line in lines)


def rest_counts() -> Valuation:
    def features(state: Climb, seat: int) -> Sequence[float]:
        return state.total, state.total % 3

    return Valuation(("total", "rest"), features, (1.0, 4.0))


def test_decisive_feature_is_one_whose_removal_changes_the_choice() -> None:
    worth = rest_counts()
    # 5 has a rest of 2, so it is worth 5 + 8; 6 has none.
    fewer, more, worse = (
        Line((name,), Climb(total, 3), worth(Climb(total, 3), 0))
        for name, total in (("few", 5), ("many", 6), ("worse", 3))
    )
    assert worth.parts(fewer.end, 0) == {"total": 5.0, "rest": 8.0}
    assert worth.decisive([fewer, more], 0) == ("rest",)
    assert worth.decisive([fewer, worse], 0) == ()


def test_what_spoke_is_told_where_no_feature_decides() -> None:
    worth = rest_counts()
    one, other, begin = (Line((name,), Climb(total, 3), 0.0) for name, total in (("a", 5), ("b", 2), ("a", 1)))
    assert worth.spoke([one, other], 0) == ("total",)
    assert worth.spoke([one, begin], 0) == ()
    assert worth.spoke([one, begin], 0, Climb(1, 2)) == ("total", "rest")


def test_contenders_begin_differently_and_come_near() -> None:
    lines = [Line((f"{number // 5}", f"{number}"), None, -number / 100) for number in range(30)]
    kept = contenders(lines, most=8, alike=2, margin=0.25)
    assert [line.actions[1] for line in kept] == ["0", "1", "5", "6", "10", "11", "15", "16"]
    kept = contenders(lines, most=8, alike=2, margin=0.25, worth=lambda line: 3 * line.value)
    assert [line.actions[1] for line in kept] == ["0", "1", "5", "6"]
    assert contenders([], most=8, alike=2, margin=1.0) == []


def test_valuation_needs_a_weight_for_each_feature() -> None:
    with pytest.raises(ValueError, match="2 features and 1 weights"):
        Valuation(("a", "b"), lambda state, seat: (0, 0), (1.0,))


def run(arms: int, play: Any, simulations: int) -> tuple[list[Any], list[Any]]:
    search = halving(arms, play, simulations)
    progress = []
    while True:
        try:
            progress.append(next(search))
        except StopIteration as done:
            return done.value, progress


def test_halving_spends_most_on_best_and_keeps_its_budget() -> None:
    found, progress = run(5, lambda arm, n: float(Random(n).random() < 0.1 + 0.15 * arm), 400)
    assert found[0][0] == 4
    assert sorted(arm for arm, _ in found) == [0, 1, 2, 3, 4]
    assert len(progress) <= 400
    assert sum(each.tries for _, each in found) == len(progress)
    assert found[0][1].tries > found[-1][1].tries


def test_halving_plays_every_way_once_where_simulations_are_few() -> None:
    found, _ = run(7, lambda arm, n: arm / 7, 1)
    assert all(each.tries >= 1 for _, each in found)
    assert found[0][0] == 6


@pytest.mark.parametrize("simulations", range(1, 30))
def test_halving_keeps_its_budget_however_small(simulations: int) -> None:
    for arms in range(1, 9):
        found, progress = run(arms, lambda arm, n: arm / 9, simulations)
        assert sum(each.tries for _, each in found) == len(progress) <= max(arms, simulations)
        assert found[0][0] == arms - 1


def test_halving_gives_all_ways_the_same_numbers() -> None:
    asked: list[tuple[int, int]] = []

    def play(arm: int, number: int) -> float:
        asked.append((arm, number))
        return arm / 4

    run(4, play, 40)
    first = {arm: [n for a, n in asked if a == arm][:2] for arm in range(4)}
    assert all(numbers == [0, 1] for numbers in first.values())


def test_estimate_of_equal_results_is_not_certain() -> None:
    assert estimate([1.0]).error > estimate([1.0] * 20).error > 0


def test_choice_is_the_same_for_the_same_seed() -> None:
    known = Record(torres.start(players=2)).knowledge(0)
    assert choose("first_steps", known, "a") == choose("first_steps", known, "a")


def test_unknown_strength_is_refused_with_those_there_are() -> None:
    with pytest.raises(PlainError, match="first_steps"):
        player_of("torres", "master")
