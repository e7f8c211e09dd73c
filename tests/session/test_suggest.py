"""After a refusal a page may ask what would be allowed: shown beside the reasons, done by one press."""

from __future__ import annotations

import itertools
from typing import Any

from boardlab import catan, creed, torres
from boardlab.core.play.record import Record
from boardlab.session.commands import Message
from boardlab.session.frame import frame
from boardlab.session.game_session import Session
from boardlab.session.kinds import study
from tests.sessions import suggest

count = itertools.count(1)


def ask(session: Session, do: str, key: str = "") -> Any:
    """Ask a session for something, as a page does."""
    return session.handle(Message("page", next(count), session.rev, do, key))


def refused() -> Session:
    """A knight was sent to a tower that is too high."""
    p = torres.from_json({"heights": {"d4": 3}, "knights": [["d3"], ["h8"]]}, allow_unreachable=True)
    session = study(Record(p), lang="en")
    for key in ("move", "d3", "d4"):
        ask(session, "pick", key)
    return session


def test_suggestions_appear_on_request_and_vanish_after_a_change() -> None:
    session = refused()
    assert frame(session)["near"] is None
    assert frame(session)["alert"]
    assert ask(session, "near")[0] == "done"
    assert not frame(session)["alert"], "a refusal is spoken once"
    assert [each["says"] for each in frame(session)["near"]][:1] == ["Move a knight: d3, c4"]
    assert frame(session)["refused"]["tried"] == "d4"
    ask(session, "cancel")
    assert frame(session)["near"] is None


def test_cheapest_suggestion_comes_first_as_game_steps() -> None:
    p = catan.from_json(
        {
            "roads": [["-1,0|0,0"], [], [], []],
            "settlements": [["-1,0|-1,1|0,0"], [], [], []],
            "hands": [{"lumber": 5}, {}, {}, {}],
            "options": {"phase_mode": "combined"},
        },
        allow_unreachable=True,
    )
    session = study(Record(p), lang="en")
    for key in ("road", "-1,1|0,0"):
        ask(session, "pick", key)
    ask(session, "near")
    assert ask(session, "pick", "near:0")[0] == "done"
    assert [act.to_text().split()[0] for act in session.record.actions] == ["trade", "road"]


def test_another_ruling_begins_another_game_and_keeps_this_one() -> None:
    p = creed.from_json(
        {
            "units": {"A11": "infantry_1", "B11": "infantry_1"},
            "camps": [["king", *["blank"] * 7, "commander"]] * 2,
        }
    )
    session = study(Record(p), lang="en")
    game = session.record
    for key in ("move", "A11", "A22"):
        ask(session, "pick", key)
    ask(session, "near")
    rules = [at for at, each in enumerate(suggest(session).near) if each.kind == "rule"]
    assert rules
    assert ask(session, "pick", f"near:{rules[0]}")[0] == "done"
    assert session.earlier == (game,)
    assert game.position == p
    assert session.record.position.options != p.options


def test_suggestions_for_a_seat_reveal_no_secrets() -> None:
    session = study(Record.new("creed", seed=1), seat=0, lang="en")
    ask(session, "pick", "BT11")
    ask(session, "near")
    assert {each.kind for each in suggest(session).near or ()} <= {"place", "piece", "choice"}


def test_unknown_suggestion_is_refused() -> None:
    session = refused()
    assert ask(session, "pick", "near:0")[0] == "no"
    ask(session, "near")
    for key in ("near:99", "near:x", "near:", "near:-1"):
        answer, why = ask(session, "pick", key)
        assert (answer, key in why) == ("no", True)
