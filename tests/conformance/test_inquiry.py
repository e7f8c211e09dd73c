"""Questions to a position: every game answers all of its own, for each who looks, and tells nobody what is hidden."""

from __future__ import annotations

import random
from typing import Any

import pytest

from boardlab.core.ask.inquiry import MOST, RULINGS, ask, inquiries
from boardlab.core.contract.game import find_game
from boardlab.core.errors import WrongKind
from boardlab.core.play.playout import playout
from boardlab.core.text.view_text import write_view
from tests.conformance.games import OWN, Game, played
from tests.effort import rounds

KINDS = [("torres", 3), ("catan", 4), ("creed", 2), ("creed", 4)]
tables = pytest.mark.parametrize(("name", "players"), KINDS, ids=str)


def moments(name: str, players: int) -> list[Any]:
    """Positions from the middle of games."""
    rngs = [random.Random(f"inquiry {name} {players} {at}") for at in range(rounds(2, 60))]
    return [playout(find_game(name).begin(rng, players=players), rng, most=rng.randrange(160)) for rng in rngs]


@tables
def test_each_inquiry_answers_in_both_languages_with_rules(name: str, players: int) -> None:
    book = find_game(name).rulebook
    for p in moments(name, players):
        for eyes in (p, p.seen_by(0), p.seen_by(None)):
            for key in inquiries(eyes):
                found, korean = ask(eyes, key, "en"), ask(eyes, key, "ko")
                assert found.lines
                assert found.title != korean.title
                assert len(found.findings) <= MOST
                assert {place for each in found.findings for place in each.places} <= set(p.place_names)
                assert all(rule in book for each in found.findings for rule in each.rules)
                told = (each for each in found.findings if not each.says.key.endswith(("more", "not_yours")))
                assert key == RULINGS or all(each.rules for each in told)


@pytest.mark.parametrize("game", OWN, ids=str)
def test_each_inquiry_answers_at_every_step(game: Game) -> None:
    """Whatever is asked within a turn: after a roll, a purchase, a move. Nothing is played inside that is refused."""
    apart, whole = rounds(41, 1), []
    for start in range(len(game.starts)):
        for seed in range(rounds(1, 200)):
            for step, p in enumerate(played(game, start, seed).positions):
                for key in inquiries(p) if step % apart == 0 else ():
                    answer = ask(p, key, ("en", "ko")[step % 2])
                    assert answer.lines
                    whole.append(answer.complete)
    assert sum(whole) > 0.99 * len(whole), "what is stopped is the exception"


@tables
def test_inquiries_are_equal_where_views_are_equal(name: str, players: int) -> None:
    for p in moments(name, players):
        for seat in (*range(players), None):
            view = p.seen_by(seat)
            twin = view.sample(random.Random(0)).seen_by(seat)
            assert write_view(twin) == write_view(view)
            for key in inquiries(view):
                assert ask(twin, key, "en").lines == ask(view, key, "en").lines


@tables
def test_unknown_inquiry_is_refused_with_those_known(name: str, players: int) -> None:
    p = find_game(name).begin(random.Random(1), players=players)
    with pytest.raises(WrongKind, match="reach"):
        ask(p, "weather")
    with pytest.raises(WrongKind, match="position"):
        ask("catan", "reach")
