"""The log tells a thing once, and no article stands where a seat's letter could: in random games, both languages."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from boardlab.core.contract.event import Event
from boardlab.core.i18n.language import LANGUAGES, Seat, catalogue
from boardlab.core.play.observer import ALL_SEEING, SPECTATOR, Observer
from tests.conformance.games import GAMES, Game, played

SEVERAL = 2
ALIKE = 0.6
"""Two sentences with the same facts that share so many of their words tell the same."""
NEWS = {
    ("settlement", "city"),
    ("played", "drawn"),
    ("drawn", "played"),
    ("turned_up", "goes_home"),
    ("deploy_hidden", "turned_up"),
    ("deploy", "recall"),
    ("deploy_hidden", "recall"),
    ("struck_hidden", "killed"),
    ("give_unseen", "enough"),
    ("enough", "give_unseen"),
}
"""Kinds that speak of the same thing at the same place, where the second is news: it was built, and now it is gone."""
TOLD = ("event", "stage", "where", "headline", "prompt", "turn", "study", "seat")
ARTICLE = re.compile(r"(?:^|[.!?:;] )A (?!\{)")
"""In words of the game a seat is a name put in, ``{player}``: an "A" that stands there by itself is an article."""

Told = tuple[Event, str]


def _facts(event: Event) -> frozenset[str]:
    """What an event is about; seats count in any role, as who steals is told by one and who loses by the other."""
    given = [(name, value) for name, value in event.facts.items() if name != "count"]
    seats = {int(value) for _, value in given if isinstance(value, Seat)} | {event.player}
    return frozenset(f"{name} {value}" for name, value in given if not isinstance(value, Seat)) | {
        f"seat {seat}" for seat in seats if seat is not None
    }


def _shared(one: str, other: str) -> float:
    first, second = (Counter(re.findall(r"\w+", text.lower())) for text in (one, other))
    return (first & second).total() / min(first.total(), second.total())


def is_same(one: Told, other: Told) -> bool:
    """Do two sentences tell the same: word for word, or the same facts in much the same words?"""
    (event, said), (later, again) = one, other
    if said == again:
        return True
    # Of one kind, the same facts in other roles are another thing: two markers that pass each other.
    if event.kind == later.kind or (event.kind, later.kind) in NEWS:
        return False
    facts = _facts(event)
    return len(facts) >= SEVERAL and facts == _facts(later) and _shared(said, again) >= ALIKE


def doubles(steps: Iterator[tuple[Any, Any]], see: Observer, lang: str) -> list[tuple[str, str]]:
    """What is told twice within a step, or by another kind of event in the next one."""
    before: list[Any]
    found, before = [], []
    for p, act in steps:
        told = list(zip(see.events(p, act), see.tell(p, act, lang), strict=True))
        pairs = [(one, other) for at, other in enumerate(told) for one in told[:at]]
        pairs += [(one, other) for one in before for other in told if one[0].kind != other[0].kind]
        found += [(one[1], other[1]) for one, other in pairs if is_same(one, other)]
        before = told
    return found


LONG = [pytest.param(seed, marks=pytest.mark.soak) for seed in range(2, 12)]


@pytest.mark.parametrize("seed", [1, *LONG])
@pytest.mark.parametrize("game", GAMES, ids=str)
def test_log_never_says_a_thing_twice(game: Game, seed: int) -> None:
    whole = played(game, seed % len(game.starts), seed)
    for see in (ALL_SEEING, Observer(0), SPECTATOR):
        for lang in LANGUAGES:
            steps = zip(whole.positions, whole.actions, strict=False)
            assert doubles(steps, see, lang) == [], (see, lang)


def test_no_article_is_read_as_a_seat() -> None:
    """ "A 7: the robber" could be about seat A: what is told of play begins no sentence with the article."""
    packages = ["boardlab.core", *(game.module.__name__ for game in GAMES)]
    said = {(package, key): text["en"] for package in packages for key, text in catalogue(package).items()}
    told = {key: text for key, text in said.items() if key[1].split(".")[0] in TOLD}
    assert len(told) > 200
    assert {key: text for key, text in told.items() if ARTICLE.search(text)} == {}
    assert ARTICLE.search("Phase 1: A 7")
    assert not ARTICLE.search("{player} moves. A {player}")
