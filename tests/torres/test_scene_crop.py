"""The part of the ground that a question shows: what it is about with its coordinates, the whole at a press."""

from __future__ import annotations

import re
from typing import Any

import pytest

from boardlab.lessons import checkpoint, checkpoints
from boardlab.session.commands import Message
from boardlab.session.question.question import Question
from boardlab.torres.board import NAMES
from tests.sessions import board, card_of

ASKED = [one for one in checkpoints("torres") if one.kind != "turn"]
LABEL = re.compile(r'<text class="bl-lab bl-m" x="([-\d.]+)" y="([-\d.]+)">(\w)</text>')


def box_of(svg: str) -> tuple[float, ...]:
    found = re.search(r'viewBox="([^"]*)"', svg)
    assert found
    return tuple(map(float, found[1].split()))


def holds(box: tuple[float, ...], x: float, y: float) -> bool:
    return box[0] <= x <= box[0] + box[2] and box[1] <= y <= box[1] + box[3]


def show_whole(session: Question) -> None:
    session.handle(Message(do="pick", key="whole:", client="test", seq=1, rev=board(session).rev))


def middle(key: str, view: str) -> tuple[float, float]:
    """The middle of a bare cell on the sheet."""
    c, r = ord(key[0]) - 97, int(key[1]) - 1
    return (56 + 66 * c + 33, 568 - 66 * r - 33) if view == "plan" else (88 + 44 * (c + r + 1), 358 + 30 * (c - r))


@pytest.mark.parametrize("asked", ASKED, ids=lambda asked: asked.id)
def test_crop_contains_everything_a_question_shows(asked: Any) -> None:
    session = Question(asked, "en")
    if session.part_of_board is None:
        assert card_of(session)["question"]["part"] == ""
        return
    svg = card_of(session)["board"]["svg"]
    box, view = box_of(svg), asked.view or "tilted"
    told = f"{asked.title('en')} {asked.question('en')} {asked.tries}"
    named = set(re.findall(r"\b[a-h][1-8]\b", told))
    stands = {NAMES[cell] for cell in range(64) if asked.position.heights[cell]}
    for key in named | stands:
        assert holds(box, *middle(key, view)), key
    labels = {sign for x, y, sign in LABEL.findall(svg) if holds(box, float(x), float(y))}
    # Along an edge of the board its own labels are in sight.
    at_foot = {key[0] for key in named | stands} - labels
    at_side = {key[1] for key in named | stands} - labels
    own = re.findall(r'<text class="bl-lab bl-m" x="([-\d. ]+ [-\d. ]+)" y="([-\d. ]+)">(\w+)</text>', svg)
    seen = {
        sign
        for xs, ys, signs in own
        for x, y, sign in zip(xs.split(), ys.split(), signs, strict=True)
        if holds(box, float(x), float(y))
    }
    assert not (at_foot | at_side) - seen


def test_enough_questions_are_cropped() -> None:
    assert sum(Question(asked, "en").part_of_board is not None for asked in ASKED) > len(ASKED) / 4


def test_whole_board_is_shown_on_request_before_and_after() -> None:
    session = Question(checkpoint("torres.scoring.4"), "en")
    before = card_of(session)
    assert before["question"]["part"] == "Show the whole board"
    show_whole(session)
    whole = card_of(session)
    assert box_of(whole["board"]["svg"])[2] == 780
    assert whole["question"]["part"] == "Show the part in question"
    show_whole(session)
    session.submit(session.asked.answer(), learner=False)
    assert box_of(card_of(session)["board"]["svg"]) == box_of(before["board"]["svg"])
