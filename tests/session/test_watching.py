"""A scoring watched line by line: which receipt is shown, and what each line draws."""

from __future__ import annotations

import re

import pytest

from boardlab import torres
from boardlab.core.play.record import Record
from boardlab.session.commands import Message
from boardlab.session.frame import frame
from boardlab.session.game_session import Session
from boardlab.session.kinds import study
from tests.sessions import counting

ENDING = {
    "players": 2,
    "round": 3,
    "player": 1,
    "heights": {"c3": 1, "c4": 1, "d3": 2, "g7": 1},
    "king": "c3",
    "knights": [["c4", "d3"], ["g7"]],
    "turn_stack": 1,
    "spent": 5,
    "stacks": [[], []],
}


def walk(session: Session, at: int) -> str:
    return session.handle(Message(client="a", seq=1, rev=session.rev, do="walk", at=at))[0]


def picture(session: Session) -> str:
    return str(frame(session)["board"]["svg"])


@pytest.fixture
def session() -> Session:
    return study(Record(torres.from_json(ENDING, allow_unreachable=True)))


def test_each_line_draws_its_sum_until_the_next_action(session: Session) -> None:
    receipt = counting(session).receipt
    assert receipt is not None
    for at, line in enumerate(receipt.lines):
        assert walk(session, at) == "done"
        drawn = picture(session)
        assert re.search(rf'data-key="sum".*>[^<]*(= |\+)?{line.points}<', drawn)
        assert frame(session)["receipt"]["at"] == at
    assert walk(session, len(receipt.lines)) == "done"
    assert counting(session).walk == -1
    walk(session, 0)
    session.touch()
    assert 'data-key="sum"' not in picture(session)


def test_phase_scoring_stays_visible_until_the_next_action(session: Session) -> None:
    before = counting(session).receipt
    session.act(session.position.read_action("end"))
    scored = counting(session).receipt
    assert before is not None
    assert scored is not None
    assert scored.lines == before.lines
    assert session.phrase(scored.title) == "Scoring of phase 1"
    assert scored.lines[-1].scores == session.position.scores
    session.act(session.position.legal_actions()[0])
    assert counting(session).receipt is None or session.phrase(counting(session).receipt.title) != "Scoring of phase 1"


def test_markers_walk_one_after_another(session: Session) -> None:
    """Each picture holds all markers, each at its score, and one that moved says where it came from."""
    receipt = counting(session).receipt
    assert receipt is not None
    stood = receipt.begin
    for at, line in enumerate(receipt.lines):
        walk(session, at)
        drawn = picture(session)
        for seat, (had, has) in enumerate(zip(stood, line.scores, strict=True)):
            mark = re.search(rf'<g[^>]*data-key="marker:{"AB"[seat]}@{has}"[^>]*>', drawn)
            assert mark is not None
            assert (f'data-from="{had}"' in mark[0]) == (had != has)
        stood = line.scores
