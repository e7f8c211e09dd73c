"""Many games: the same whatever plays them, counted rightly, and nothing lost with a worker."""

from __future__ import annotations

import csv
import os
import signal
import sys
from multiprocessing import active_children
from pathlib import Path
from random import Random
from typing import Any

import pytest

from boardlab import creed, simulate, torres
from boardlab.core.contract.knowledge import Knowledge
from boardlab.core.contract.player import Player, PlayerChoice, Thinking
from boardlab.core.errors import MissingPackage, PlainError, UnwritableFile
from boardlab.core.i18n.language import speaking
from boardlab.simulation import pools
from boardlab.simulation.games import GameRow, Job, play_game
from boardlab.simulation.interval import wilson
from boardlab.simulation.progress_line import ProgressLine
from boardlab.simulation.result import Simulation


def last(view: Any, rng: Random) -> Any:
    """The last legal action."""
    return view.legal_actions()[-1]


def never_allowed(view: Any, rng: Random) -> Any:
    return "knight a1 a1"


def killer(view: Any, rng: Random) -> Any:
    os.kill(os.getpid(), signal.SIGKILL)


def test_same_seed_same_games_whatever_the_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "BATCH_SECONDS", 0.03)
    here = simulate("torres", ["random", last], 30, "s")
    there = simulate("torres", ["random", last], 30, "s", workers=2)
    assert list(here) == list(there)
    assert here.digest == there.digest
    assert [row.number for row in there] == list(range(30))
    assert here.digest != simulate("torres", ["random", last], 30, "other").digest


def test_killed_worker_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "BATCH_SECONDS", 0.02)
    killed: list[int] = []

    def kill_one(done: int) -> None:
        if done > 5 and not killed:
            worker = active_children()[0]
            assert worker.pid
            os.kill(worker.pid, signal.SIGKILL)
            killed.append(done)

    found = simulate(torres, ["random"] * 2, 60, 5, workers=2, progress=kill_one)
    assert killed
    assert killed[0] < 40
    assert found.digest == simulate(torres, ["random"] * 2, 60, 5).digest
    assert [row.number for row in found] == list(range(60))


def test_workers_that_always_die_are_given_up() -> None:
    with pytest.raises(PlainError, match="ended again and again while they played from game 0 on"):
        simulate("torres", [killer, "random"], 4, workers=2)


def test_seats_rotate_and_wins_are_counted() -> None:
    found = simulate("torres", ["first_steps", "random", "random"], 6, 2)
    assert [row.policies.index("first_steps") for row in found] == [0, 1, 2, 0, 1, 2]
    one, rest = found.standings
    assert (one.policy, one.seats, one.games, one.even) == ("first_steps", 1, 6, 1 / 3)
    by_hand = sum(row.policies[seat] == "first_steps" for row in found for seat in row.winners if len(row.winners) == 1)
    assert by_hand <= one.wins <= by_hand + 0.5 * sum(len(row.winners) > 1 for row in found)
    assert one.wins + rest.wins == pytest.approx(6)
    assert one.points == sum(row.scores[row.policies.index("first_steps")] for row in found) / 6
    still = simulate("torres", ["first_steps", "random"], 3, 2, rotate=False)
    assert {row.policies for row in still} == {("first_steps", "random")}


def test_row_tells_the_game_that_was_played() -> None:
    job = Job("torres", None, {"players": 2}, ("random", "random"), "7", True)
    row = play_game(job, 3)
    rng = Random("7 3")
    p, turns, plies = job.begin(rng), list[int](), 0
    while not p.is_over:
        if not turns or turns[-1] != p.current_player:
            turns.append(p.current_player)
        actions = p.legal_actions()
        p, plies = p.play(actions[int(rng.random() * len(actions))]), plies + 1
    assert row == GameRow(3, ("random", "random"), p.scores, p.winners, plies, len(turns))


def test_policy_may_answer_in_texts() -> None:
    """Also where another seat keeps account of what it was shown."""

    def written(view: Any, rng: Random) -> str:
        return str(last(view, rng).to_text())

    def think(knowledge: Knowledge, rng: Random, simulations: int) -> Thinking:
        yield from ()
        view: Any = knowledge.view
        return PlayerChoice(last(view.sample(rng, knowledge), rng))

    ways = ([last, Player(1, think)], [written, Player(1, think)])
    as_actions, as_texts = ([row.scores for row in simulate("torres", way, 1, "s")] for way in ways)
    assert as_texts == as_actions


def test_wilson_interval_is_that_of_the_books() -> None:
    # Newcombe 1998, table I, method 3.
    for wins, games, low, high in ((81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611)):
        assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)
    assert wilson(29, 29) == pytest.approx((0.8830, 1.0), abs=5e-5)


def test_games_go_on_from_a_position_or_a_sample() -> None:
    rng = Random(4)
    p = creed.setup(rng)
    for _ in range(30):
        p = p.play(rng.choice(p.legal_actions() or [act for act, _ in p.chance_outcomes()]))
    fixed = Job("creed", p, {}, ("random", "random"), "1", True)
    assert fixed.begin(rng) is p
    dealt = Job("creed", p.seen_by(0), {}, ("random", "random"), "1", True)
    starts = {dealt.begin(Random(number)) for number in range(8)}
    assert len(starts) > 1
    assert {each.seen_by(0) for each in starts} == {p.seen_by(0)}
    assert len(simulate(p, ["random", "random"], 2)) == 2


def test_rows_go_to_a_file_as_they_come(tmp_path: Path) -> None:
    target = tmp_path / "games.csv"
    seen: list[int] = []

    def look(done: int) -> None:
        seen.append(len(target.read_text(encoding="utf-8").splitlines()) - 1 - done)

    found = simulate("torres", ["random", "first_steps"], 4, 1, to=target, progress=look)
    assert seen
    assert set(seen) == {0}
    with target.open(encoding="utf-8") as source:
        rows = list(csv.DictReader(source))
    assert [row["policy_0"] for row in rows] == [row.policies[0] for row in found]
    assert [int(row["score_1"]) for row in rows] == [row.scores[1] for row in found]
    assert [int(row["won_0"]) for row in rows] == [int(0 in row.winners) for row in found]


def test_result_prints_in_both_languages() -> None:
    found = simulate("creed", ["random", "random"], 2, 1)
    with speaking("en"):
        assert str(found).splitlines() == [
            "2 games of Creed, seed 1",
            "Player   Seats   Games won   95 % sure        If equal",
            "random   2 / 2   100.0%      34.2% – 100.0%   100%",
        ]
        assert "<th>Games won</th>" in found._repr_html_()
    with speaking("ko"):
        assert str(found).splitlines()[:2] == [
            "크리드 2판, 시드 1",
            "플레이어   자리    이긴 비율   95% 신뢰구간     실력이 같다면",
        ]


def test_different_functions_of_one_name_stay_apart() -> None:
    def twin() -> Any:
        def decide(view: Any, rng: Random) -> Any:
            return view.legal_actions()[0]

        return decide

    one, other = twin(), twin()
    found = simulate("torres", [one, other, one], 3, 1)
    assert found.policies == ("decide", "decide 2", "decide")
    assert [each.seats for each in found.standings] == [2, 1]


def test_simulations_may_follow_the_name_of_a_strength() -> None:
    found = simulate("torres", ["first_steps:5", "first_steps"], 1)
    assert found.policies == ("first_steps:5", "first_steps")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"policies": ["nobody", "random"]}, "There is no player 'nobody' here"),
        ({"policies": ["first_steps:x", "random"]}, "There is no player 'first_steps:x' here"),
        ({"policies": ["random:3", "random"]}, "There is no player 'random:3' here"),
        ({"policies": [7, "random"]}, "A player is given by its strength"),
        ({"policies": "random"}, "policies= takes a list"),
        ({"games": 0}, "games= is a whole number from 1"),
        ({"workers": 0}, "workers= is a number from 1"),
        ({"workers": None}, "workers= is a number from 1"),
        ({"to": "games.xlsx"}, "ends in .csv or .parquet, not to 'games.xlsx'"),
        ({"players": 3}, "This game has 3 seats, and 2 players were given"),
        ({"colour": 3}, "torres does not begin with 'colour'"),
        ({"position": torres.start(players=2), "players": 2}, "players= belongs to a new game"),
        ({"position": torres.start(players=3)}, "This game has 3 seats, and 2 players were given"),
        ({"position": "chess"}, "is not a game boardlab knows"),
        ({"policies": [never_allowed, "random"]}, "never_allowed chose what is not allowed in game 0: "),
        ({"policies": [lambda view, rng: None, "random"], "workers": 2}, "cannot be sent to other processes"),
    ],
)
def test_mistake_is_told_in_one_sentence(given: Any, said: str) -> None:
    with speaking("en"), pytest.raises(PlainError) as problem:
        simulate(**{"position": "torres", "policies": ["random", "random"], "games": 2, **given})
    assert said in str(problem.value)


def test_missing_packages_and_folders_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("pyarrow", "pandas"):
        monkeypatch.setitem(sys.modules, name, None)
    with pytest.raises(MissingPackage, match="pyarrow"):
        simulate("torres", ["random", "random"], 1, to=tmp_path / "games.parquet")
    found = simulate("torres", ["random", "random"], 1)
    with pytest.raises(MissingPackage, match="pandas"):
        found.to_frame()
    with pytest.raises(UnwritableFile, match=r"games\.csv"):
        simulate("torres", ["random", "random"], 1, to=tmp_path / "no" / "games.csv")


def test_page_has_one_process(monkeypatch: pytest.MonkeyPatch) -> None:
    assert pools.pool_of(2) is not None
    monkeypatch.setattr(sys, "platform", "emscripten")
    assert pools.pool_of(2) is None


def test_batches_grow_to_the_time_they_shall_take() -> None:
    pace = pools.Pace()
    assert pace.next == 1
    pace.games, pace.seconds = 1, 0.001
    assert pace.next == 4, "one game is no measure"
    pace.games, pace.seconds = 1000, 1.0
    assert pace.next == pytest.approx(1000 * pools.BATCH_SECONDS, abs=1)
    pace.games, pace.seconds = 2, 90.0
    assert pace.next == 1


def test_line_tells_how_far_it_is(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    told = ProgressLine(2000, True)
    told._begun -= 60
    told._last -= 60
    told.show(1000)
    told.end()
    err = capsys.readouterr().err
    assert err.startswith("\r████████████░░░░░░░░░░░░ 1,000 / 2,000   1:00")
    assert err.endswith(" \r")
    quiet = ProgressLine(2000, None)
    quiet._begun -= 60
    quiet.show(1000)
    quiet.end()
    assert not capsys.readouterr().err


def test_many_rows_take_little_room() -> None:
    job = Job("torres", None, {"players": 4}, ("random",) * 4, "1", True)
    kept = Simulation(job, 4)
    batch = pools.play_batch(job, 0, 1)
    for _ in range(2000):
        kept.add(batch)
    held = (kept._scores, kept._winners, kept._plies, kept._turns)
    assert sum(sys.getsizeof(each) for each in held) / len(kept) < 40
