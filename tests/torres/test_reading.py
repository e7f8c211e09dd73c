"""Positions from JSON and from text: any a lesson wants, and one clear sentence for everything that is none."""

from __future__ import annotations

from typing import Any

import pytest

from boardlab import torres
from boardlab.core import ImpossiblePosition, UnreadableText
from tests.torres.setups import place, play

LEAST: dict[str, Any] = {
    "heights": dict.fromkeys(("e1", "c3", "f3", "a4", "h5", "c6", "f6", "d8"), 1),
    "knights": [["e1"], ["c3"], ["f3"]],
    "king": "d8",
}


def read(**changes: Any) -> torres.Position:
    return torres.from_json({**LEAST, **changes})


def refusal(**changes: Any) -> str:
    with pytest.raises((UnreadableText, ImpossiblePosition)) as refused:
        read(**changes)
    return str(refused.value)


def test_omitted_fields_get_their_defaults() -> None:
    p = torres.from_json(LEAST)
    assert (p.stage, p.phase, p.round, p.starter, p.decider, p.ap, p.spent) == ("turn", 1, 1, 0, 0, 5, 0)
    assert p.stacks == ((3, 3, 2, 2),) * 3
    assert p.supply == 92 - 8 - 30
    assert p.hands == ((), (), ())
    assert [len(deck) for deck in p.decks] == [10, 10, 10]
    later = read(phase=2, round=2, player=1, hands=[["magnet"], [], []])
    assert [len(stacks) for stacks in later.stacks] == [1, 2, 2]
    assert "magnet" not in later.decks[0]


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"knights": [["e1"], ["e1"], ["f3"]]}, "Two pieces stand on e1: knight of A, knight of B."),
        ({"king": "e1"}, "Two pieces stand on e1: knight of A, king."),
        ({"heights": {**LEAST["heights"], "e1": 2}}, "Height 2 is too much for the castle at e1: its area is 1."),
        ({"knights": [["e1", "a1", "b1", "c1", "d1", "f1", "g1"], ["c3"], ["f3"]]}, "A has 7 knights."),
        ({"supply": 60}, "98 blocks in all, but the box holds 92."),
        ({"king": "a1"}, "a1 is bare board."),
        ({"heights": dict.fromkeys(("e1", "c3", "f3", "a4", "d8"), 1)}, "Only 5 castles stand."),
        ({"stacks": [[3, 3], [3, 3, 2, 2], [3, 3, 2, 2]], "supply": 58}, "A has 2 stacks but 4 turns left."),
        ({"scores": [5, 5, 0]}, "The markers of A, B share space 5."),
    ],
)
def test_impossible_positions_say_what_is_impossible(changes: dict[str, Any], says: str) -> None:
    assert refusal(**changes).startswith(says)


def test_every_impossibility_is_listed() -> None:
    with pytest.raises(ImpossiblePosition) as refused:
        read(king="a1", knights=[["e1"], ["e1"], ["f3"]], ap=9)
    assert {problem.rule for problem in refused.value.problems} == {
        "torres.next.king_where", "torres.comp.pieces", "torres.turn.five_ap",
    }  # fmt: skip


def test_puzzles_may_be_unreachable_but_not_impossible() -> None:
    puzzle = place("a1=5", "a1", "b1", stacks=[[1], []])
    assert puzzle.castles[0].height == 5
    assert puzzle.to_text().endswith(" puzzle")
    assert torres.parse(puzzle.to_text()) == puzzle
    with pytest.raises(ImpossiblePosition):
        torres.parse(puzzle.to_text().removesuffix(" puzzle"))
    with pytest.raises(ImpossiblePosition):
        torres.from_json(puzzle.to_json())
    for wrong in ({"knights": [["a1"], ["a1"]]}, {"king": "h8"}, {"supply": 92}):
        with pytest.raises(ImpossiblePosition):
            torres.from_json({**puzzle.to_json(), **wrong}, allow_unreachable=True)


def test_the_tallest_towers_can_be_written() -> None:
    for height in (35, 36, 46, 61):
        p = place(f"a1={height}", "a1", "b1", phase=3, stacks=[[height], []] if height < 37 else [[], []])
        assert torres.parse(p.to_text()) == p


def test_a_wrong_line_names_its_wrong_part() -> None:
    text = torres.from_json(LEAST).to_text()
    fields = text.split()
    assert len(fields) == 16
    for at, wrong, says in (
        (0, "torres/9", "torres/9"), (1, "lunch", "lunch"), (2, "1", "phase.round"), (2, "1.x", "“x”"),
        (3, "A", "seats"), (3, "AZ", "“Z”"), (4, "....", "8 rows"), (4, fields[4][:-1] + "!", "!"),
        (5, "z9/c3/f3", "z9"), (5, "e/c3/f3", "e"), (6, "i1", "i1"),
        (7, "1,2", "scores"), (7, "1,-2,3", "scores"), (8, "3!/-/-", "!"),
        (9, "x", "turn_stack"), (10, "many", "supply"), (11, "5.0", "ap.spent"), (12, "xyz/-/-", "x"),
        (15, "k", "k"), (12, "?/-/-", "hidden"), (7, "٣,1,2", "scores"),
    ):  # fmt: skip
        with pytest.raises((UnreadableText, ImpossiblePosition)) as refused:
            torres.parse(" ".join([*fields[:at], wrong, *fields[at + 1 :]]))
        assert says in str(refused.value), (at, wrong)
    for cut in (fields[:-1], [*fields, "more"], []):
        with pytest.raises(UnreadableText):
            torres.parse(" ".join(cut))
    with pytest.raises(UnreadableText):
        torres.parse("torres/1 " * 10**5)


def test_texts_that_fit_two_actions_list_them() -> None:
    p = torres.from_json(LEAST)
    for text, fits in (("build a5", "build a5 from 2, build a5 from 3"), ("end", "end 2, end 3")):
        with pytest.raises(ValueError, match=f"{text}.*{fits}"):
            p.read_action(text)
    assert p.read_action("end 3").to_text() == "end 3 leaving 3 3 3", "as many blocks as fit are kept"
    assert play(p, "build a5 from 3").read_action("end").to_text() == "end leaving 3 3 3"
