"""Trades in a review of Catan: offers are lines like others, and the others answer by what serves them."""

from __future__ import annotations

from functools import reduce

from boardlab.catan.actions import Kind, action
from boardlab.catan.play.critic import CRITIC
from boardlab.core.play.beam import finished
from boardlab.core.play.playout import Steady
from boardlab.core.play.record import Record
from boardlab.reviewing.decisions import decisions_of
from boardlab.reviewing.review import Future, GameReview
from tests.catan.test_trading import LUMBER, ORE, with_hands

NONE = (0, 0, 0, 0, 0)


def test_offer_that_serves_both_is_a_line() -> None:
    p = with_hands((3, 0, 0, 2, 2), (0, 0, 0, 2, 4), (0, 0, 0, 0, 4), NONE)
    lines = finished(CRITIC.lines(p.seen_by(0), False))
    offers = [line for line in lines if line.actions[0].kind == Kind.OFFER]
    assert [line.actions[0].to_text() for line in offers] == ["offer 2 lumber for 1 ore"]
    assert lines[0].value >= offers[0].value > lines[-1].value
    assert not [line for line in finished(CRITIC.lines(p.seen_by(0), True)) if line.actions[0].kind == Kind.OFFER]


def test_offer_is_answered_by_what_it_serves() -> None:
    p = with_hands((0, 0, 0, 2, 3), (2, 0, 0, 2, 2), NONE, NONE)
    played = [act.to_text() for act in CRITIC.play(p, (action(Kind.OFFER, 0, give=ORE, get=LUMBER),))]
    assert played[:5] == ["offer 1 ore for 1 lumber", "accept", "decline", "decline", "withdraw"]
    assert played[-1] == "end"
    q = with_hands((3, 0, 0, 0, 3), (0, 0, 0, 2, 3), NONE, NONE)
    told = GameReview(Record(p), 0, (), "en").told(Future(reduce(Record.play, played[:3], Record(p)), 3, False))
    assert told.startswith("You offer")
    refused = [act.to_text() for act in CRITIC.play(q, (action(Kind.OFFER, 0, give=LUMBER, get=ORE),))]
    assert refused[1:4] == ["decline"] * 3


def test_what_came_of_an_offer_is_judged() -> None:
    record = Record(with_hands((0, 0, 0, 2, 3), (2, 0, 0, 2, 2), NONE, NONE))
    for text in ("offer 1 ore for 1 lumber", "accept", "decline", "decline", "confirm B", "end"):
        record.play(text)
    judged = [[act.to_text() for act in each.actions] for each in decisions_of(record, 0, CRITIC)]
    assert judged == [["confirm B", "end"]]
    came = [
        finished(CRITIC.simulate(record.start, acts, Steady("a"))) for acts in (record.actions[:1], record.actions[-1:])
    ]
    assert came[0] != came[1]
