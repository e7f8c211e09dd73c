"""Tutorials 00, a first game that can be won and lost, and 00b, how one is set up: few words, real moments."""

from __future__ import annotations

import pytest

from boardlab.core.play.record import Record
from boardlab.lessons import checkpoint
from boardlab.lessons.torres.first_game import positions
from boardlab.session.kinds import opposed
from boardlab.torres.options import FOUNDATIONS
from tests.sessions import opponents

BEGUN = ("move d3 c3", "build b2 from 3", "build d2", "build d4", "point", "end")
WIDE = ("build c2 from 3", "build b1", "build c1", "point", "point", "end")
HIGH = ("build d3 from 3", "build d3", "move c3 d3", "build c2", "point", "end")


@pytest.mark.parametrize(("last", "winner"), [(WIDE, 1), (HIGH, 0)], ids=["wide", "high"])
def test_the_last_turns_are_lost_by_width_alone_and_won_by_climbing(last: tuple[str, ...], winner: int) -> None:
    board = opposed(Record(positions.last_turns(), seed=1), opponents=True)
    for text in (*BEGUN, *last):
        board.act(board.position.read_action(text))
        opponents(board).go_on()
    assert board.position.winners == (winner,)


def test_the_eight_castles_stand_on_the_printed_cells_in_every_moment() -> None:
    for moment in (
        "before_b",
        "before_king",
        "first_turn",
        "second_turn",
        "climbed",
        "last_turns",
        "of_three",
        "ended",
    ):
        p = getattr(positions, moment)()
        assert len(p.castles) == 8
        assert all(p.castle_at(cell) for cell in FOUNDATIONS)
    assert positions.last_turns().stacks == ((3, 3), (3, 3)), "two turns each"
    assert (positions.last_turns().phase, positions.ended().is_over) == (3, True)


@pytest.mark.parametrize(
    ("name", "answer"),
    [
        ("first_game.4", 0),
        ("first_game.5", 8),
        ("first_game.6", "a"),
        ("set_up.2", "a"),
        ("set_up.3", 5),
        ("set_up.4", 12),
        ("set_up.5", 54),
        ("set_up.6", "c"),
    ],
)
def test_answers_told_a_second_way(name: str, answer: object) -> None:
    found = checkpoint(f"torres.{name}").answer()
    # A choice is asked with its reason.
    assert (str(found).split()[0] if isinstance(found, str) else found) == answer


def test_what_later_lessons_say_of_the_last_turns_is_true() -> None:
    """Two turns, two knights, castles of four and three cells, B ahead, the king alone on e1, and no cards."""
    p = positions.last_turns()
    data = p.to_json()
    assert data["knights"][0] == ["d3", "c6"]
    assert [len(castle.cells) for castle in (p.castle_at("c3"), p.castle_at("c6"))] == [4, 3]
    assert (p.points(0), p.points(1), len(data["stacks"][0])) == (30, 32, 2)
    assert (data["king"], data["decks"]) == ("e1", [[], []])
    assert len(p.castle_at("e1").cells) == 1
    assert p.height_at("c3") - p.height_at("d3") == 1, "the step up of the first game"
