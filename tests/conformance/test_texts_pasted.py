"""A text reads the same through whatever it was pasted: blanks of other kinds, and signs in it that nobody sees."""

from __future__ import annotations

import random
from typing import Any

import pytest

from boardlab.core.contract.game import find_game
from boardlab.core.edit.position import EditedPosition
from boardlab.core.play.record import Record
from boardlab.core.text.link import address
from boardlab.session.opened import opened
from boardlab.session.pasted import edit_of
from tests.conformance.games import GAMES, Game, samples
from tests.effort import rounds

UNSEEN = "\u00ad\u200b\u200e\u200f\u2060\ufeff"
BLANKS = "\t\u00a0\u2009\u202f\u3000"


def through(rng: random.Random, text: str, *, blanks: bool = True) -> str:
    """A text as it may come out of a page, a messenger or an editor; the first sign is a mark of byte order."""
    signs = [rng.choice(BLANKS) if sign == " " and blanks and rng.random() < 0.5 else sign for sign in text]
    for _ in range(1 + len(signs) // 9):
        signs.insert(rng.randrange(len(signs) + 1), rng.choice(UNSEEN))
    return "\ufeff" + "".join(signs)


@pytest.fixture(params=GAMES, ids=str)
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


def test_positions_views_and_links_read_as_they_were_written(game: Game) -> None:
    rng = random.Random(str(game))
    for p in samples(game, rounds(6, 60), 5):
        for _ in range(3):
            assert game.module.parse(through(rng, p.to_text())) == p
            assert opened(through(rng, p.to_text())) == p
            for short in (0, 10**6):
                assert opened(through(rng, address(p.to_text(), short=short), blanks=False)) == p
                assert opened(address(through(rng, p.to_text()), short=short)) == p
        if p.current_player is not None and p.current_player >= 0 and game.hides:
            view = p.seen_by(p.current_player)
            assert opened(through(rng, view.to_text())) == view
        if find_game(p.game).editing is None:
            continue
        edited = EditedPosition(p)
        assert edited.play(edit_of(through(rng, p.to_text()), edited)).inner == p


def test_actions_are_read_as_they_were_written(game: Game) -> None:
    rng = random.Random(str(game))
    for p in samples(game, rounds(6, 60), 6):
        for act in rng.sample(p.legal_actions(), min(8, len(p.legal_actions()))):
            text = act.to_text()
            assert read(p, through(rng, text)) == read(p, text), text


def read(p: Any, text: str) -> Any:
    """What a text means, or that it means two things or, at that place, nothing."""
    try:
        return p.read_action(text)
    except ValueError as problem:
        return type(problem)


def test_games_are_read_as_they_were_written(game: Game) -> None:
    rng = random.Random(str(game))
    record = Record(samples(game, 1, 7)[0])
    for _ in range(12):
        acts = record.position.legal_actions()
        if record.position.current_player is None:
            break
        record.play(rng.choice(acts)) if acts else record.roll()
    record.jump(record.ply // 2).branch("한 줄")
    text = record.to_text()
    for _ in range(5):
        again = "\r\n".join(through(rng, line) for line in text.splitlines())
        assert Record.from_text(again).to_text() == text
        assert opened(again).to_text() == text
