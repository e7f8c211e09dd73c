"""After a wrong try the board shows where the wrong rule looks, and never what only the answer would show."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from boardlab.core.contract.game import own_names
from boardlab.lessons import NoPractice, checkpoint, checkpoints, practice
from boardlab.lessons.model.highlights import ANSWERED_APART, of_misreading
from boardlab.lessons.model.topics import topics
from boardlab.session.commands import Message
from boardlab.session.question.question import AGAIN, Question
from tests.effort import rounds
from tests.sessions import board, card_of, counting

POINTING = [
    (asked, wrong)
    for topic in topics()
    for asked in topic.checkpoints()
    for wrong in asked.misconceptions
    if wrong.places is not None and asked.kind in ANSWERED_APART
]
TAUGHT = {
    "torres.scoring": 15, "torres.king": 12, "catan.robber": 15, "catan.trade": 14, "creed.matchups": 11,
    "creed.hidden": 5,
}  # fmt: skip
"""How many misreadings of these topics point at the board; others are about hands, tracks, phases or plans."""


def of_topic(topic: Any) -> Any:
    return [case for case in POINTING if case[0].topic == topic]


def missed(asked: Any, wrong: Any) -> Any:
    session = Question(asked, "en")
    session.submit(wrong.answer(asked.position), learner=False)
    return session


DIM = re.compile(r'<[^>]*class="[^"]*bl-dim[^>]*>')


@pytest.mark.parametrize("game", own_names())
def test_counted_places_of_a_receipt_are_never_dimmed(game: Any) -> None:
    """Of two castles that count, the second was dimmed."""
    several = 0
    paid = [asked for asked in checkpoints(game) if asked.receipt() is not None and asked.receipt().unit == "points"]
    for asked in paid:
        session = Question(asked, "en")
        session.submit(asked.answer(), learner=False)
        lines = [
            line
            for line in counting(session).receipt.lines
            if line.points and (asked.in_order or line.player == asked.about)
        ]
        counted = {place for line in lines for place in (*line.places, *line.focus)}
        several += len(lines) > 1
        for view in session.own_views[:-1]:
            board(session).view = view
            frame = card_of(session)
            result = frame["question"]["result"]
            lit = {*result["lit"], *result["focus"]}
            if session.walkthrough.stop is None and asked.kind != "cells":
                assert counted <= lit, asked.id
            dimmed = " ".join(DIM.findall(frame["board"]["svg"]))
            assert not [place for place in counted if re.search(f'[:@]{re.escape(place)}"', dimmed)], (asked.id, view)
    assert several > 1 or game != "torres"


@pytest.mark.parametrize("topic", sorted({asked.topic for asked, _ in POINTING}))
def test_misreading_highlights_its_places_and_not_the_answer(topic: Any) -> None:
    for asked, wrong in of_topic(topic):
        looked = frozenset(of_misreading(asked, wrong))
        assert looked, wrong.id
        assert looked <= set(asked.position.scene(lang="en").places)
        assert looked == set(wrong.places(asked.position)), "nothing of it is kept back"
        receipt = asked.receipt()
        lines = [line for line in receipt.lines if line.points] if receipt else []
        own = [line for line in lines if receipt.unit != "points" or line.player == asked.about]
        assert looked != {place for line in own for place in line.places}
        assert looked != {place for line in own for place in line.focus}
        result = card_of(missed(asked, wrong))["question"]["result"]
        assert set(result["focus"]) == looked
        assert looked <= set(result["lit"])
        assert set(result["lit"]) - looked <= set(asked.named) | set(asked.subject)


@pytest.mark.parametrize("topic", sorted({asked.topic for asked, _ in POINTING}))
def test_no_highlight_before_an_answer_or_after_retry(topic: Any) -> None:
    for asked, wrong in of_topic(topic)[:: rounds(3, 1)]:
        session = Question(asked, "en")
        before = json.dumps({**card_of(session)["board"], "said": 0})
        session.submit(wrong.answer(asked.position), learner=False)
        assert session.grade.misconception == wrong
        session.handle(Message(do="pick", key=AGAIN, client="test", seq=0, rev=board(session).rev))
        assert json.dumps({**card_of(session)["board"], "said": 0}) == before


def test_answer_places_are_not_highlighted_for_a_misreading() -> None:
    """Where a drawn position has the same places for both, the board keeps them to itself."""
    asked = checkpoint("torres.scoring.2")
    wrong = next(wrong for wrong in asked.misconceptions if wrong.key == "counts_the_tower")
    line = next(line for line in asked.receipt().lines if line.points)
    for places in (line.places, line.focus):
        same = type(wrong)(wrong.id, wrong.answer, wrong.rule, places=lambda p, places=places: places)
        assert of_misreading(asked, same) == ()


@pytest.mark.parametrize("topic", TAUGHT)
def test_drawn_positions_point_where_their_misreading_looks(topic: str) -> None:
    row, seen = practice(topic, seed="pointing"), 0
    for number in range(1, rounds(24, 60)):
        try:
            asked = row[number]
        except NoPractice:
            break
        for wrong in asked.misconceptions:
            looked = of_misreading(asked, wrong)
            seen += bool(looked)
            assert set(looked) <= set(asked.position.scene(lang="en").places)
    assert seen or topic == "creed.hidden"
