"""Picks from which an action is built: what goes on, what is refused, what replaces what."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from boardlab.core.play.record import Record
from boardlab.notebook import Study
from boardlab.session.commands import Message
from boardlab.session.kinds import study
from tests import toygame
from tests.conformance.games import GAMES
from tests.effort import rounds
from tests.session.conftest import FakePage
from tests.sessions import board, editing, picking


def test_a_pick_that_finishes_an_action_plays_it(study: Study, page: FakePage) -> None:
    assert page.pick("b2")["answer"] == "done"
    assert study.position.at == {"b2": 0}
    entry = {"ply": 1, "text": "A puts a pebble on b2.", "rule": "toy.put", "title": "Put", "seat": 0}
    assert study.frame["log"][0] == entry
    assert study.frame["says"] == "A puts a pebble on b2."


def test_impossible_pick_is_explained_and_keeps_earlier_picks(study: Study, page: FakePage) -> None:
    study.play("put a1")
    answer = page.pick("a1", "c3")
    assert answer["answer"] == "no"
    refused = study.frame["refused"]
    assert refused["text"] == "c3 does not touch a1."
    assert refused["reasons"][0]["rule"] == "toy.near"
    assert study.frame["alert"] == "c3 does not touch a1."
    assert 'class="toy-refused" cx="260"' in study.frame["board"]["svg"], "the cell that was tried is marked"
    assert page.pick("a2")["answer"] == "done", "the pick of a1 still stands"


def test_picking_again_or_cancelling_drops_the_pick(study: Study, page: FakePage) -> None:
    study.play("put a1")
    page.pick("a1", "a1")
    assert study.frame["pick"]["path"] == []
    page.pick("slide")
    page.ask("pick", key="slide", fresh=True)
    assert study.frame["pick"]["path"] == []
    page.pick("a1")
    page.ask("cancel")
    assert study.frame["pick"]["path"] == []
    assert study.frame["says"] == "The pick is dropped."


def test_another_own_piece_is_picked_instead(study: Study, page: FakePage) -> None:
    study.play("put a1")
    study.play("put c3")
    study.play("end")
    study.play("end")
    page.pick("a1", "c3")
    assert study.frame["refused"] is None
    assert study.frame["pick"]["keys"] == ["c3"]


def test_a_seat_that_is_not_to_move_only_looks(page_of: Any) -> None:
    study, page = page_of(toygame.start(), seat=1)
    assert study.frame["groups"] == []
    assert page.pick("a1")["text"] == "It is A’s turn."
    assert study.frame["turn"]["note"] == "A decides; this is what B sees."
    page.ask("seat", at=-1)
    assert page.pick("a1")["answer"] == "done"


def lone_picks(game: Any, seeds: int = rounds(2, soak=8)) -> Iterator[Any]:
    """Places of random positions, each picked alone: the session, what it was before, the answer, the cell."""
    for seed in range(seeds):
        position = game.samples(random.Random(seed))
        for tool in (None, *TOOLS.get(game.name, ())):
            for key in position.place_names[seed % 7 :: 7]:
                session = study(Record(position), lang=("en", "ko")[seed % 2])
                if tool:
                    editing(session).begin()
                    session.handle(Message(do="pick", key=tool, client="t", seq=0, rev=board(session).rev, fresh=True))
                before = board(session).position, picking(session).path
                answer = session.handle(Message(do="pick", key=key, client="t", seq=0, rev=board(session).rev))
                yield session, before, answer, key


TOOLS = {"torres": ("knight", "height"), "catan": ("settlement",), "creed": ("unit",)}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_place_picked_first_starts_an_action_or_explains(game: Any) -> None:
    """ "c4 cannot be picked here" was said of cells where something could be done: the deed was not chosen."""
    taken = told = 0
    for session, (position, path), (answer, said), key in lone_picks(game):
        cell = board(session).place_label(key)
        assert said != session.say("answer.no_pick", key=cell)
        probe = picking(study(Record(position), lang=board(session).lang))
        probe.path = path
        fits = [each for each in probe.picks() or () if not each.breaches and probe.takes((*path, each.key), key)]
        ready = probe._choice(path, key) is not None or position.refusals((*path, key))
        if ready or probe.picks() is None:
            continue
        fits = [each for each in fits if not each.is_place and each.action is None]
        if len(fits) == 1:
            taken += 1
            assert answer in ("done", "more"), (cell, fits, said)
        else:
            told += 1
            assert answer == "no", (cell, fits)
            assert cell in said, said
            assert board(session).position == position, "nothing is played of what may be meant in two ways"
            assert len(fits) > 4 or all(session.phrase(each.label) in said for each in fits), said
    assert taken or game.name != "torres"
    assert told or game.name == "toygame"
