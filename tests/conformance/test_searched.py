"""What Strong says where playing on decides: the reason of its turn alone, or that playing on overruled it."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Generator
from random import Random
from typing import Any

import pytest

from boardlab.core.contract.player import Estimate
from boardlab.core.contract.position import CHANCE
from boardlab.core.i18n.language import LANGUAGES
from boardlab.core.play.beam import contenders
from boardlab.core.play.players import choose as chosen
from boardlab.core.play.players import players_of
from boardlab.core.play.record import Record
from tests.conformance.games import OWN, Game

searching = pytest.mark.parametrize(
    "game", [game for game in OWN if players_of(game.name)["strong"].simulations], ids=str
)
Ranking = Callable[..., Generator[None, None, list[tuple[int, Estimate]]]]


def ranked(first: int) -> Ranking:
    """A halving that plays nothing on, and puts one line first."""

    def halving(arms: int, *given: Any) -> Generator[None, None, list[tuple[int, Estimate]]]:
        yield
        return [(arm, Estimate(0.5, 0.1, 1)) for arm in sorted(range(arms), key=lambda arm: arm != first)]

    return halving


def decisions(game: Game) -> Any:
    """What seats know in a game where they may choose among several actions of their turn."""
    rng = Random(f"{game} searched")
    record = Record.new(game.name, seed=3, **game.starts[0])
    for _ in range(200):
        p = record.position
        if p.is_over:
            return
        if p.current_player != CHANCE and len(p.legal_actions()) > 3 and rng.random() < 0.6:
            yield record.knowledge(p.current_player)
        if p.current_player == CHANCE:
            record.play(p.mechanics.draw(p, rng))
        else:
            record.play(chosen("first_steps", record.knowledge(p.current_player)).action)


@searching
def test_overruled_reason_is_never_told(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    strong = importlib.import_module(f"boardlab.{game.name}.play.strong")
    seen: list[Any] = []
    monkeypatch.setattr(
        strong, "contenders", lambda lines, **how: seen.append(found := contenders(lines, **how)) or found
    )
    overruled = kept = 0
    for known in decisions(game):
        seen.clear()
        monkeypatch.setattr(strong, "halving", ranked(0))
        usual = chosen("strong", known, simulations=6)
        monkeypatch.setattr(strong, "halving", ranked(1))
        other = chosen("strong", known, simulations=6)
        if other.action == usual.action:
            kept += 1
            assert other.reason == usual.reason
            continue
        overruled += 1
        assert other.plan == seen[-1][1].actions
        assert other.reason is not None
        assert other.reason.key == "play.overruled"
        assert set(other.reason.facts) == {"tries"}
        assert all(known.view.wording.phrase(other.reason, lang) for lang in LANGUAGES)
    assert overruled > 5
    assert kept > 5


@pytest.mark.parametrize("game", OWN, ids=str)
def test_records_in_caches_of_features_are_few(game: Game) -> None:
    """A full collection of garbage, in the middle of a search, looks at each: at more than this for over 30 ms."""
    features = importlib.import_module(f"boardlab.{game.name}.play.features")
    for made in vars(features).values():
        if hasattr(made, "cache_info") and made.cache_info().maxsize:
            kind = made.__wrapped__.__annotations__["return"]
            if hasattr(getattr(features, kind, None), "_fields"):
                assert made.cache_info().maxsize <= 1 << 14, made
