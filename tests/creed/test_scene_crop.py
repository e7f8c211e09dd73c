"""The part of the board that a question shows: its lines with the names of the ranks, the whole at a press."""

from __future__ import annotations

import re
from typing import Any

import pytest

from boardlab.core.picture.scene import Part
from boardlab.creed.picture.board import table
from boardlab.lessons import Checkpoint, checkpoint, checkpoints
from boardlab.session.commands import Message
from boardlab.session.question.question import Question
from tests.sessions import board, card_of, counting

CROPPED = [one for one in checkpoints("creed") if Question(one, "en").part_of_board is not None]
BOARD = table("straight", "across")
LINE = {key: line.name for line in BOARD.lines for key in BOARD.keys_of(line)}


def part_of(asked: Checkpoint) -> Part:
    part = Question(asked, "en").part_of_board
    assert part is not None
    return part


def lines_in_sight(part: Part) -> set[str]:
    _, top, _, high = part.box
    return {line.name for line in BOARD.lines if top <= line.disc[1] <= top + high}


def spoken_of(asked: Checkpoint, lang: str) -> set[str]:
    """The lines whose number or one of whose places a question says."""
    told = f"{asked.title(lang)} {asked.question(lang)} {asked.tries}"
    told += " ".join(asked.choice(key, lang) for key in asked.options)
    places = set(re.findall(r"\b[AB]T?[1-3]{2}\b", told))
    return {
        *re.findall(r"[Ll]ines? ([1-3])", told),
        *re.findall(r"([1-3])번 라인", told),
        *(LINE[key] for key in places),
    }


@pytest.mark.parametrize("asked", CROPPED, ids=lambda asked: asked.id)
@pytest.mark.parametrize("lang", ["en", "ko"])
def test_crop_contains_every_line_the_question_needs(asked: Any, lang: str) -> None:
    p, seen = asked.position, lines_in_sight(part_of(asked))
    after = asked.after(p) if asked.after is not None else p
    both = (p, getattr(after, "position", after))
    stands = {LINE[key] for at in both for cell, key in enumerate(p.layout.cell_names) if at.units[cell]}
    session = Question(asked, lang)
    session.submit(asked.answer(), learner=False)
    counted = {
        LINE[key]
        for line in (counting(session).receipt.lines if counting(session).receipt else ())
        for key in line.places
    }
    assert (stands | counted | spoken_of(asked, lang)) <= seen < {"1", "2", "3"}


def test_whole_board_is_shown_on_request_before_and_after() -> None:
    session = Question(checkpoint("creed.matchups.6"), "en")

    def shown() -> tuple[str, str]:
        frame = card_of(session)
        box = re.search(r'viewBox="([^"]*)"', frame["board"]["svg"])
        return (box[1] if box else ""), frame["question"]["part"]

    press = {"do": "pick", "key": "whole:", "client": "test", "seq": 1}
    before = shown()
    session.handle(Message(**press, rev=board(session).rev))
    whole = shown()
    session.handle(Message(**press, rev=board(session).rev))
    session.submit(session.asked.answer(), learner=False)
    assert before == ("276 92 488 96", "Show the whole board")
    assert whole == ("38 64 964 314", "Show the part in question")
    assert shown() == before
