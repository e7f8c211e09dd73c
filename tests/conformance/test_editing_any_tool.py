"""Whatever is pressed while a board is set up is answered: in all games, by every seat, with every tool."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from boardlab.core.contract.game import find_game
from boardlab.core.play.playout import playout
from boardlab.core.play.record import Record
from boardlab.session.commands import Message
from boardlab.session.frame import frame
from boardlab.session.game_session import Session
from boardlab.session.kinds import study
from tests.conformance.games import OWN, Game
from tests.effort import rounds
from tests.sessions import picking

PRESSED = rounds(10, soak=250)
"""How often something is pressed on a board."""
LEAVING = ("edit:play", "edit:back", "edit:bare", "edit:opening", "edit:sample", "edit:bare")
COMMAND_NAMES = ("near", "undo", "redo", "cancel", "branch", "inquire", "copy", "link", "edit", "here", "what", "paste")
_numbers = itertools.count(1)


def press(session: Session, do: str, key: str = "", *, fresh: bool = False) -> Any:
    return session.handle(Message("page", next(_numbers), session.rev, do, key, 0, fresh))


def pressed(session: Session, rng: random.Random) -> tuple[str, str, bool]:
    """Something a page may ask a board: a tool, what it asks for, a place that nothing asks for, a way out, a verb."""
    draw = rng.random()
    places = session.position.place_names
    if draw < 0.6 and (picks := picking(session).picks()) is not None and picks.choices:
        return "pick", rng.choice(picks.choices).key, not picking(session).path
    if draw < 0.7:
        return "pick", rng.choice(places), rng.random() < 0.3
    if draw < 0.78:
        return "pick", rng.choice(LEAVING), True
    verb = rng.choice(COMMAND_NAMES)
    keys = {
        "near": ["", rng.choice(places)],
        "inquire": ["reach", "rulings", ""],
        "here": [rng.choice(places)],
        "what": [rng.choice(places)],
        "copy": ["", "repr", "json"],
        "paste": [session.shown.to_text(), '{"x": 1}'],
    }
    return verb, rng.choice(keys.get(verb, [""])), False


def starts(game: Game) -> list[tuple[int, int | None]]:
    """Which games are set up, each from whose seat: for everybody's eyes, and from a seat."""
    seats = [range(start["players"])[: rounds(1, soak=4)] for start in game.starts]
    return [(at, seat) for at, those in enumerate(seats) for seat in (None, *those)]


@pytest.mark.parametrize("game", OWN, ids=str)
def test_suggestion_for_refused_place_is_shown_to_every_seat(game: Game) -> None:
    for at, seat in starts(game)[: rounds(2, soak=99)]:
        p = find_game(game.name).begin(random.Random(at), **game.starts[at])
        session = study(Record(p, seed=1), seat=seat, lang="en")
        press(session, "edit")
        assert session.edited is not None
        for tool in session.edited.tools:
            for key in ("", p.place_names[0], "seat:9"):
                press(session, "pick", tool, fresh=True)
                assert press(session, "near", key)[0] in {"done", "no"}


@pytest.mark.parametrize("game", OWN, ids=str)
def test_any_press_on_an_edited_board_is_answered(game: Game) -> None:
    heard: dict[str, int] = {}
    for at, seat in starts(game):
        for seed in range(rounds(1, soak=12)):
            rng = random.Random(f"any tool {game} {at} {seat} {seed}")
            p = playout(find_game(game.name).begin(rng, **game.starts[at]), rng, most=rng.randrange(150))
            session = study(Record(p, seed=1), seat=seat, lang=rng.choice(["en", "ko"]))
            for _ in range(PRESSED):
                if session.edited is None:
                    session.covered_for = None
                    assert press(session, "edit")[0] == "done"
                do, key, fresh = pressed(session, rng)
                # Nothing is raised: what cannot be done is refused in a sentence.
                answer, said = press(session, do, key, fresh=fresh)
                assert answer in {"done", "more", "no"}, (do, key)
                shown = frame(session)
                assert answer != "no" or said or shown["refused"]["reasons"], (do, key)
                assert shown["edit"] is not None or session.edited is None
                heard[do] = heard.get(do, 0) + 1
    assert {"pick", "near"} <= set(heard)


@pytest.mark.parametrize("game", OWN, ids=str)
def test_empty_board_is_valid_in_every_edition_and_size(game: Game) -> None:
    for at, seat in starts(game):
        p = find_game(game.name).begin(random.Random(at), **game.starts[at])
        session = study(Record(p, seed=1), seat=seat, lang="en")
        press(session, "edit")
        assert press(session, "pick", "edit:bare", fresh=True) == ("done", "")
        assert session.edited is not None
        assert session.edited.inner.rulings() == p.rulings()
