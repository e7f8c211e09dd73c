"""The part of the ground that a question shows: what it is about with its coordinates, the whole at a press."""

from __future__ import annotations

import re

import pytest

from boardlab.lessons import checkpoint, checkpoints
from boardlab.session.commands import Message
from boardlab.session.question.question import Question
from boardlab.torres.board import NAMES
from boardlab.torres.picture.crop import crop
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
def test_everything_a_question_names_or_shows_is_in_sight_with_its_coordinates(asked):
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


def test_enough_questions_are_cropped():
    assert sum(Question(asked, "en").part_of_board is not None for asked in ASKED) > len(ASKED) / 4


def test_the_whole_ground_is_there_at_a_press_and_an_answer_moves_nothing():
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


def test_where_any_cell_may_be_picked_all_are_shown():
    for asked in ASKED:
        if asked.kind == "cells" and not asked.among:
            assert Question(asked, "en").part_of_board is None


def is_inside(corners: list[tuple[float, float]], x: float, y: float) -> bool:
    """Does a point lie in a polygon?"""
    edges = zip(corners, [*corners[1:], corners[0]], strict=True)
    return sum((ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay) for (ax, ay), (bx, by) in edges) % 2


def corners_of(path: str) -> list[tuple[float, float]]:
    """The corners of a path of moves relative to each other."""
    x = y = 0.0
    found = []
    for sign, numbers in re.findall(r"([MlhvL])([-\d. ]+)", path):
        given = [float(each) for each in re.findall(r"-?[\d.]+", numbers)]
        pairs = [(each, 0.0) for each in given] if sign == "h" else [(0.0, each) for each in given]
        pairs = pairs if sign in "hv" else [*zip(given[::2], given[1::2], strict=True)]
        for dx, dy in pairs:
            x, y = (dx, dy) if sign in "ML" else (x + dx, y + dy)
            found.append((x, y))
    return found


@pytest.mark.parametrize("view", ["tilted", "plan"])
def test_letters_and_numbers_stand_beside_the_cells_that_are_shown_and_on_none_of_them(view):
    met = 0
    for asked in ASKED:
        part = crop(asked.position, view, ())
        if part is None:
            continue
        pale, *labels = part.edge
        shown = corners_of(pale.attrs["d"].partition("z")[2])
        stands = [NAMES[cell] for cell in range(64) if asked.position.heights[cell]]
        assert all(is_inside(shown, *middle(key, view)) for key in stands), asked.id
        for label in labels:
            met += 1
            at = float(label.attrs["x"]), float(label.attrs["y"]) - 6
            assert not is_inside(shown, *at), (asked.id, label.text)
            near = [(at[0] + dx, at[1] + dy) for dx in (-40, 0, 40) for dy in (-40, 0, 40)]
            assert any(is_inside(shown, *each) for each in near), (asked.id, label.text)
    assert met > 50


MOVING = [one for one in ASKED if one.after is not None and not one.stays and one.kind != "cells"]


def test_a_board_that_moves_on_with_the_answer_shows_its_part_before_and_all_of_it_afterwards():
    cropped = 0
    for asked in MOVING:
        session = Question(asked, "en")
        before = session.part_of_board
        session.submit(asked.answer(), learner=False)
        cropped += before is not None
        box, view = box_of(card_of(session)["board"]["svg"]), asked.view or "tilted"
        after = session.around
        for cell in range(64):
            if after.heights[cell] or asked.position.heights[cell]:
                assert holds(box, *middle(NAMES[cell], view)), (asked.id, NAMES[cell])
        if before is not None:
            assert box[2] >= before.box[2] - 1, "what was in sight stays in sight"
    assert cropped > 3
