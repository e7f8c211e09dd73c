"""Two lines of a game open side by side beside its board, and step together or apart."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from boardlab import creed, torres
from boardlab.core.play.record import Record
from boardlab.session.commands import Message
from boardlab.session.frame import frame
from boardlab.session.game_session import Session
from boardlab.session.kinds import study
from tests.sessions import comparing, editing

_numbers = itertools.count(1)


def ask(session: Session, do: str, key: str = "", at: int = 0) -> Any:
    """Ask a board for something; gives how that went, and what was said."""
    return session.handle(Message("page", next(_numbers), session.rev, do, key, at))


@pytest.fixture
def session() -> Session:
    session = study(Record(torres.start(players=2)), lang="en")
    session.act(session.position.read_action("knight c3"))
    session.jump(0)
    session.act(session.position.read_action("knight f6"))
    return session


def test_current_line_and_branch_open_side_by_side(session: Session) -> None:
    (line,) = frame(session)["compare"]["lines"]
    assert line == {"key": "main", "label": "main"}
    assert frame(session)["compare"]["futures"] is None
    answer, _ = ask(session, "compare", "main")
    shown = frame(session)["compare"]["futures"]
    assert answer == "done"
    assert [side["title"] for side in shown["sides"]] == ["branch 2", "main"]
    assert [row["what"] for row in shown["rows"]][:2] == ["c3", "f6"]
    assert "differences" in session.says


def test_compared_boards_step_together_or_apart(session: Session) -> None:
    ask(session, "compare", "main")
    assert ask(session, "compare_step", "both", -1) == ("done", "")
    assert frame(session)["compare"]["futures"]["headline"] == "Nothing differs."
    assert ask(session, "compare_step", "1", 1) == ("done", "")
    assert [side.ply for side in comparing(session).both.sides] == [0, 1]
    assert ask(session, "compare_step", "0", -1)[0] == "no"
    assert ask(session, "compare_step", "third", 1)[0] == "no"
    assert session.record.ply == 1
    ask(session, "language", "ko")
    assert [side["title"] for side in frame(session)["compare"]["futures"]["sides"]] == ["갈래 2", "원래 수순"]


def test_covered_or_edited_board_is_not_compared(session: Session) -> None:
    ask(session, "compare", "main")
    editing(session).begin()
    assert frame(session)["compare"] == {"lines": [], "futures": None}
    ask(session, "edit")
    ask(session, "compare", "main")
    ask(session, "seat", at=1)
    assert frame(session)["compare"] == {"lines": [], "futures": None}


def test_a_seat_compares_what_it_sees() -> None:
    camps = [["king", *["blank"] * 7, "commander"], ["commander", *["blank"] * 7, "king"]]
    told = []
    for hidden in (camps[1], camps[0]):
        p = creed.from_json({"units": {"A11": "archer"}, "camps": [camps[0], hidden]})
        session = study(Record(p), seat=0, lang="en")
        for action in p.legal_actions()[:2]:
            session.jump(0)
            session.act(action)
        ask(session, "seat", at=0)
        ask(session, "reveal")
        assert ask(session, "compare", "main")[0] == "done"
        told.append(frame(session)["compare"])
    assert told[0] == told[1]
    assert "A" in told[0]["futures"]["sides"][0]["title"]
