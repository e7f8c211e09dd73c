"""Questions that a page puts to the position it shows: answered, copied as Python, told to nobody else."""

from __future__ import annotations

import itertools
import json
import random
from typing import Any

import pytest

import boardlab
from boardlab.core.ask.inquiry import inquiries, title_of
from boardlab.core.contract.game import find_game
from boardlab.core.i18n.language import speaking
from boardlab.core.play.playout import playout
from boardlab.core.play.record import Record
from boardlab.session.commands import Message
from boardlab.session.frame import frame
from boardlab.session.game_session import Session
from boardlab.session.kinds import study

TABLES = [("torres", 3), ("catan", 4), ("creed", 2)]
tables = pytest.mark.parametrize(("name", "players"), TABLES, ids=str)

count = itertools.count(1)


def tell(session: Session, do: str, key: str = "") -> Any:
    """Send a session a message, as a page does."""
    return session.handle(Message("page", next(count), session.rev, do, key))


def middle(name: str, players: int) -> Any:
    """A position from the middle of a game."""
    rng = random.Random(f"inquiring {name}")
    return playout(find_game(name).begin(rng, players=players), rng, most=60)


@tables
def test_copied_python_gives_the_same_answer(name: str, players: int) -> None:
    for seat, lang in itertools.product((None, 0), ("en", "ko")):
        session = study(Record(middle(name, players)), seat=seat, lang=lang)
        for key in inquiries(session.shown):
            assert tell(session, "inquire", key) == ("done", "")
            asks = frame(session)["inquire"]
            assert asks["open"] == key
            done, line = tell(session, "copy", "ask")
            assert (done, line) == ("done", asks["python"])
            with speaking(lang):
                again = eval(line, {"boardlab": boardlab})
            assert list(again.lines) == [each["text"] for each in asks["lines"]]


@tables
def test_an_answer_goes_with_the_position_it_speaks_of(name: str, players: int) -> None:
    session = study(Record(middle(name, players)), lang="en")
    tell(session, "inquire", "rulings")
    english = frame(session)["inquire"]
    assert session.says.startswith(title_of(session.shown, "rulings", "en"))
    tell(session, "language", "ko")
    korean = frame(session)["inquire"]
    assert (korean["open"], korean["title"] != english["title"]) == ("rulings", True)
    session.act(session.position.legal_actions()[0])
    assert frame(session)["inquire"]["open"] == ""
    tell(session, "undo")
    assert tell(session, "inquire", "weather")[0] == "no"
    tell(session, "inquire", "pays")
    assert tell(session, "inquire")[0] == "done"
    assert frame(session)["inquire"]["open"] == ""


@tables
def test_pages_with_equal_views_get_equal_answers(name: str, players: int) -> None:
    p = middle(name, players)
    for seat in range(players):
        twin = p.seen_by(seat).sample(random.Random(0))
        told = []
        for real in (p, twin):
            session = study(Record(real), seat=seat, lang="en")
            assert session.shown.to_text() == p.seen_by(seat).to_text()
            for key in inquiries(session.shown):
                tell(session, "inquire", key)
                told.append(json.dumps([frame(session)["inquire"], session.says]))
        half = len(told) // 2
        assert told[:half] == told[half:]


def test_covered_board_answers_no_inquiry() -> None:
    session = study(Record(middle("catan", 4)), seat=0, lang="en")
    tell(session, "inquire", "reach")
    session.handle(Message("page", next(count), session.rev, "seat", at=1))
    assert frame(session)["inquire"] is None
    assert tell(session, "inquire", "reach")[0] == "no"
    tell(session, "reveal")
    assert frame(session)["inquire"]["open"] == ""
