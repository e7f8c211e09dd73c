"""The ladder of a game: one honest sentence of what was measured, and none of what was not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from benchmarks import ladder as bench
from benchmarks.ladder import PAGE, Pairing, page, to_toml
from boardlab.core.errors import PlainError
from boardlab.core.i18n.language import SHARED
from boardlab.core.i18n.toml_files import toml_tables
from boardlab.core.play import ladder as module
from boardlab.core.play.ladder import LEAST_GAMES, Rung, ladder_sentence, strength_sentence
from boardlab.core.play.players import players_of, quick


def measured(**given: Any) -> Rung:
    usual = {"players": 3, "one": "club", "seats": 1, "rest": "first_steps", "games": 200, "wins": 116.0}
    return Rung(**{**usual, "one_version": 2, "rest_version": 1, "turn_ms": 3.0, "seed": "s", **given})


@pytest.fixture
def torres(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Torres with two strengths of its own and the rungs that a test gives."""
    first = quick(lambda view, rng: view.legal_actions()[0])
    known = {"first_steps": first, "club": quick(lambda view, rng: view.legal_actions()[0], version=2)}
    monkeypatch.setattr(module, "players_of", lambda game: known)
    monkeypatch.setattr(module, "player_of", lambda game, strength: known[strength])

    def say(*rungs: Rung, strength: str = "club", players: int = 3, lang: str = "en") -> str:
        monkeypatch.setattr(module, "ladder", lambda game: rungs)
        found = ladder_sentence("torres", strength, players)
        return "" if found is None else SHARED.phrase(found, lang)

    return say


def test_sentence_tells_what_was_measured(torres: Any) -> None:
    assert torres(measured()) == "At a table with 2 First steps players it won 116 of 200 games."
    assert torres(measured(), lang="ko") == "첫걸음 2명과 함께 둔 200판 가운데 116판을 이겼습니다."
    alone = measured(players=2, games=40, wins=30.0)
    assert torres(alone, players=2) == "Against First steps it won 30 of 40 games."
    sides = measured(players=4, seats=2, wins=128.0)
    assert torres(sides, players=4) == "Two such partners won 128 of 200 games against two First steps players."


def test_win_that_was_shared_counts_no_whole_one(torres: Any) -> None:
    assert torres(measured(wins=199.5)) == "At a table with 2 First steps players it won 199 of 200 games."


def test_gentlest_is_told_against_random(torres: Any) -> None:
    rung = measured(one="first_steps", rest="random", one_version=1, rest_version=0)
    assert (
        torres(rung, strength="first_steps") == "At a table with 2 others that move at random it won 116 of 200 games."
    )


@pytest.mark.parametrize(
    "other",
    [
        {"players": 4},
        {"one": "club:20"},
        {"rest": "random"},
        {"games": LEAST_GAMES - 1},
        {"one_version": 1},
        {"rest_version": 2},
    ],
)
def test_nothing_is_said_of_what_was_not_measured(torres: Any, other: dict[str, Any]) -> None:
    assert torres(measured(**other)) == ""
    assert torres(measured(**other), measured()) != ""


@pytest.mark.parametrize("game", ["torres", "catan", "creed"])
def test_strength_that_plays_nothing_on_is_not_said_to(game: str) -> None:
    told = SHARED.phrase(strength_sentence(game, "strong"), "en")
    assert ("plays its best lines on" in told.lower()) == bool(players_of(game)["strong"].simulations)


def test_unknown_strength_is_refused() -> None:
    with pytest.raises(PlainError, match="first_steps"):
        ladder_sentence("torres", "master", 2)


def test_file_and_page_hold_what_was_measured() -> None:
    rungs = [measured(), measured(players=4, one="strong:20", wins=0.5)]
    assert [Rung(**each) for each in toml_tables(to_toml(rungs))["rung"]] == rungs
    assert PAGE.read_text(encoding="utf-8") == page(), "python -m benchmarks.ladder writes it anew"


@pytest.mark.parametrize("game", ["torres", "catan", "creed"])
def test_own_ladder_can_be_read(game: str) -> None:
    for strength in players_of(game):
        for players in (2, 3, 4):
            for found in (ladder_sentence(game, strength, players, on_pages=on) for on in (False, True)):
                assert found is None or all(SHARED.phrase(found, lang) for lang in ("en", "ko"))
    assert all(rung.games >= rung.wins >= 0 for rung in module.ladder(game))


def test_run_that_was_broken_off_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "torres" / "play").mkdir(parents=True)
    monkeypatch.setattr(bench, "PACKAGE", tmp_path)
    monkeypatch.setattr(bench, "PAGE", tmp_path / "ladder.md")
    monkeypatch.setattr(bench, "TIMED_GAMES", 1)
    pairing = Pairing(2, "first_steps:5", "first_steps")
    *_, whole = bench.measured("torres", pairing, 5, 1)
    assert 0 < whole.wins < whole.games == 5
    bench.write("torres", next(bench.measured("torres", pairing, 5, 1)))
    begun = bench.read("torres")[0]
    assert begun.games < 5
    first, *_, last = bench.measured("torres", pairing, 5, 1)
    assert first.games > begun.games
    assert last == whole._replace(turn_ms=begun.turn_ms)
    bench.write("torres", last)
    assert not [*bench.measured("torres", pairing, 5, 1)]
    assert "| First steps 1, 5 simulations a decision | First steps 1 | 5 |" in bench.PAGE.read_text(encoding="utf-8")
