"""How much a question to a position looks at: bounded by a count, whatever the position, and told where it ends."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import pytest

from boardlab import creed
from boardlab.core.ask import work
from boardlab.core.ask.inquiry import MOST, RULINGS, ask, inquiries
from boardlab.core.ask.nearest import Allowed, nearest, neighbours
from boardlab.core.ask.work import Stopped, Work
from boardlab.core.contract.game import find_game
from boardlab.core.errors import PlainError
from boardlab.core.i18n.language import speaking
from boardlab.testing.fuzz import Calls
from tests.conformance.games import OWN, Game
from tests.core.test_nearest import mutated, refused_path
from tests.creed.extremes import LARGEST
from tests.effort import rounds

games = pytest.mark.parametrize("game", OWN, ids=str)
STOPPED = {
    "en": "The search stopped here: there may be more.",
    "ko": "찾기를 여기서 멈추었습니다. 더 있을 수 있습니다.",
}


@contextmanager
def counted(p: Any, most: int, patch: pytest.MonkeyPatch) -> Iterator[dict[str, int]]:
    """Counts the actions that are listed meanwhile, each menu once; fails as soon as there are more than ``most``."""
    kind, seen = type(p), {"actions": 0}
    listed = kind.legal_actions

    def counting(self: Any) -> Any:
        is_new = self._legal_actions is None
        found = listed(self)
        seen["actions"] += len(found) if is_new else 0
        assert seen["actions"] <= most, "more is looked at than anybody waits for"
        return found

    with patch.context() as inside:
        inside.setattr(kind, "legal_actions", counting)
        yield seen


def extremes(game: Game, count: int) -> Iterator[Any]:
    """The largest menus that are known, and positions at the edge of what is accepted."""
    rng, module = random.Random(f"work {game}"), find_game(game.name)
    yield from (module.parse(line, allow_unreachable=True) for line in game.largest)
    for _ in range(count):
        try:
            yield module.parse(
                module.from_json(game.extreme(rng), allow_unreachable=True).to_text(), allow_unreachable=True
            )
        except PlainError:
            continue


@games
def test_no_question_looks_at_more_than_it_may(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """One menu may be as large as it is; all others are paid for."""
    rng = random.Random(f"work {game}")
    for p in extremes(game, rounds(20, 4_000)):
        neighbours(p)
        most = 2 * game.most_listed + work.MOST
        for key in inquiries(p):
            with counted(p, most, monkeypatch) as seen:
                ask(p, key, "en")
            assert seen["actions"] <= most
        if p.current_player is None or p.current_player < 0 or not p.legal_actions():
            continue
        for tried in (refused_path(p, rng), refused_path(p, rng, 0.2), mutated(p, rng)):
            with counted(p, most, monkeypatch):
                try:
                    nearest(p, tried or (p.place_names[0],))
                except PlainError:
                    continue


@games
def test_ruling_changes_are_told_without_listing_every_action(game: Game) -> None:
    module = find_game(game.name)
    for p in extremes(game, 5):
        ask(p, RULINGS, "en")  # what is worked out once and kept (tables, wordings) is no work of any one answer
        p = module.parse(p.to_text(), allow_unreachable=True)
        with Calls(250_000) as made:  # 60 ms, twice as many where each action was put into words
            answer = ask(p, RULINGS, "en")
        assert answer.lines
        assert made.count


def test_a_search_that_stops_says_so_in_both_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    p = creed.parse(LARGEST[0], allow_unreachable=True)
    with counted(p, 2 * OWN[2].most_listed + work.MOST, monkeypatch):
        found = nearest(p, ("rumour", "AN11"))
    assert not found.complete
    assert len(found) == 1
    for lang, said in STOPPED.items():
        with speaking(lang):
            assert repr(found).splitlines()[-1] == said
        answer = ask(p, RULINGS, lang)
        assert not answer.complete
        assert answer.lines[-1] == said
        assert len(answer.lines) <= MOST
    monkeypatch.setattr(work, "MOST", 1)
    nothing = nearest(creed.parse(LARGEST[0], allow_unreachable=True), ("rumour", "AN11"))
    assert not nothing
    for lang, said in {"en": "before it found anything", "ko": "찾지 못한 채"}.items():
        with speaking(lang):
            assert said in repr(nothing)


def test_work_budget_is_spent_when_exceeded() -> None:
    spent = Work(3)
    spent.spend(3)
    with pytest.raises(Stopped):
        spent.spend(1)


@games
def test_nearest_plays_few_actions_of_large_menus(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    module = find_game(game.name)
    for line in game.largest:
        p = module.parse(line, allow_unreachable=True)
        played: list[Any]
        kind, played = type(p), []
        with monkeypatch.context() as inside:
            play = kind.play
            inside.setattr(
                kind, "play", lambda self, act, play=play, played=played: played.append(act) or play(self, act)
            )
            for act in list(game.candidates(p))[:5]:
                with suppress(PlainError):  # not all that can be made by hand has a text
                    nearest(p, act.to_text())
                assert len(played) <= work.MOST // work.PLAYED
                played.clear()
            inside.setattr(kind, "picks", lambda *_: pytest.fail("picks of what is allowed"))
            assert repr(nearest(p, p.legal_actions()[-1].to_text())) == repr(Allowed())
