"""Positions from JSON and from text: any a lesson wants, and one clear sentence for everything that is none."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boardlab import torres
from boardlab.core import AmbiguousText, ImpossiblePosition, UnreadableText
from boardlab.testing.strangers import Calls
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


def test_what_is_left_out_is_filled_in() -> None:
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


HOSTILE: list[tuple[dict[str, Any], str]] = [
    ({"knights": [["z9"], [], []]}, "cell"),
    ({"knights": [["e1", "e1"], [], []]}, "knights"),
    ({"knights": [["e1"]]}, "1 player"),
    ({"knights": [["e1"]] * 5}, "5 players"),
    ({"knights": None}, "knights"),
    ({"knights": "e1"}, "knights"),
    ({"knights": [["a1"] * 100, [], []]}, "knights"),
    ({"king": "i9"}, "cell"),
    ({"king": ["d8"]}, "cell"),
    ({"king": "d8\x00"}, "cell"),
    ({"heights": {"e1": -1}}, "heights"),
    ({"heights": {"e1": True}}, "heights"),
    ({"heights": {"e1": 1.0}}, "heights"),
    ({"heights": {"e1": 10**9}}, "heights"),
    ({"heights": {"e1": 10**5000}}, "heights"),
    ({"heights": {"e9": 1}}, "cell"),
    ({"heights": [["e1", 1]]}, "heights"),
    ({"hands": [["sword"], [], []]}, "card"),
    ({"hands": [["magnet", "magnet"], [], []]}, "hands"),
    ({"hands": [[], []]}, "2 parts for 3 players"),
    ({"hands": [[["magnet"]], [], []]}, "card"),
    ({"decks": {"0": []}}, "decks"),
    ({"looking": 3}, "looking"),
    ({"stage": "lunch"}, "stage"),
    ({"stage": None}, "stage"),
    ({"stage": ["turn"]}, "stage"),
    ({"phase": 0}, "phase"),
    ({"phase": 4}, "phase"),
    ({"phase": "1"}, "phase"),
    ({"phase": True}, "phase"),
    ({"phase": float("nan")}, "phase"),
    ({"phase": 10**5000}, "phase"),
    ({"round": 5}, "round"),
    ({"starter": 3}, "starter"),
    ({"player": -1}, "player"),
    ({"players": 2}, "2 players"),
    ({"players": 3.0}, "3.0 players"),
    ({"players": "x" * 10**6}, "players"),
    ({"game": "chess"}, "chess"),
    ({"game": "x" * 10**6}, "torres/1"),
    ({"version": 3}, "torres/1"),
    ({"version": 0}, "torres/2"),
    ({"version": True}, "torres/1"),
    ({"version": 1.0}, "torres/1"),
    ({"scores": [1, 2]}, "2 parts for 3 players"),
    ({"scores": [1, 2, -3]}, "scores"),
    ({"scores": [1, 2, False]}, "scores"),
    ({"scores": [1, 2, 10**6]}, "scores"),
    ({"stacks": [[99], [], []]}, "stacks"),
    ({"stacks": 7}, "stacks"),
    ({"turn_stack": "2"}, "turn_stack"),
    ({"supply": -1}, "supply"),
    ({"supply": 1e3}, "supply"),
    ({"ap": 100}, "ap"),
    ({"spent": None}, "spent"),
    ({"played": 1}, "played"),
    ({"played": "yes"}, "played"),
    ({"fresh": ["magnet", "magnet"]}, "fresh"),
    ({"options": "huch"}, "options"),
    ({"options": {"edition": "rio"}}, "“rio” is not an edition"),
    ({"options": {"edition": ["huch"]}}, "is not an edition"),
    ({"options": {"door": True}}, "“door” is not a ruling"),
    ({"options": {"castle_exit": ["any_door"]}}, "castle_exit"),
    ({"options": {"stack_cap": 10**5000}}, "stack_cap"),
    ({"kept": [1, 2]}, "2 parts for 3 players"),
    ({"kept": [1, 0, 0], "supply": 53}, "Blocks are kept from one phase to the next only"),
    ({"opener": 3}, "opener"),
    ({"master": "joker"}, "“joker” is not a master card"),
    ({"master": 3}, "“3” is not a master card"),
    ({"master": "border"}, "in the master game only"),
    ({"options": {"master_game": True}}, "no master card lies open"),
    ({"stage": "starter"}, "A starter is chosen only"),
    ({"stage": "carry"}, "Kept blocks are stacked only"),
    ({"stage": "foundations"}, "Foundations are placed only"),
    ({"colour": "red"}, "colour"),
    ({"x\x00" + "y" * 10**6: 1}, "field"),
]


@pytest.mark.parametrize(("changes", "says"), HOSTILE, ids=lambda part: str(part)[:40] if isinstance(part, str) else "")
def test_hostile_data_get_one_clear_sentence(changes: dict[str, Any], says: str) -> None:
    with Calls(100_000):
        message = refusal(**changes)
    assert says in message
    assert len(message) < 300
    assert message.isprintable()
    assert message.endswith(".")


def nested(levels: int) -> Any:
    found: Any = []
    for _ in range(levels):
        found = [found]
    return found


@pytest.mark.parametrize(
    "field", ["phase", "knights", "heights", "king", "scores", "played", "stage", "game", "stacks"]
)
def test_deep_nesting_is_refused_like_anything_else(field: str) -> None:
    assert len(refusal(**{field: nested(50_000)})) < 300


@pytest.mark.parametrize("doc", [None, 3, "torres", [], [1], {}, {"heights": {}}, {"knights": [[], []]}])
def test_what_is_no_object_or_lacks_a_field(doc: Any) -> None:
    with pytest.raises(UnreadableText, match=r"JSON|missing"):
        torres.from_json(doc)


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


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "action"), ("fly d3", "fly d3"), ("move d3", "move d3"), ("move d3 z9", "z9"), ("move D3 d4", "D3"),
        ("build", "build"), ("build a1 from x", "build"), ("play", "play"), ("play sword", "sword"), ("keep", "keep"),
        ("end leaving x", "end"), ("end -1", "end"), ("add a1 a2", "add"), ("x" * 10**6, "x"),
        ("play magnet a1", "play"), ("point 0", "point"), ("point 3 3", "point"), ("build a5 from 99999", "build"),
    ],
)  # fmt: skip
def test_what_is_no_action_is_quoted(text: str, says: str) -> None:
    with pytest.raises(UnreadableText) as refused:
        torres.from_json(LEAST).read_action(text)
    assert says in str(refused.value)
    assert len(str(refused.value)) < 300


def test_texts_that_fit_two_actions_list_them() -> None:
    p = torres.from_json(LEAST)
    for text, fits in (("build a5", "build a5 from 2, build a5 from 3"), ("end", "end 2, end 3")):
        with pytest.raises(ValueError, match=f"{text}.*{fits}"):
            p.read_action(text)
    assert p.read_action("end 3").to_text() == "end 3 leaving 3 3 3", "as many blocks as fit are kept"
    assert play(p, "build a5 from 3").read_action("end").to_text() == "end leaving 3 3 3"


# -- fuzzing --------------------------------------------------------------------------------------------------------

LINE = torres.from_json(LEAST).to_text()
FUZZ = settings(max_examples=200, deadline=None)
WORDS = (
    *("knight", "king", "stay", "add", "move", "build", "buy", "keep", "play", "point", "end"),
    *("from", "leaving", "top", "bottom", "a1", "d3", "h8", "i9", "0", "1", "3", "99", "magnet"),
)


@FUZZ
@given(st.text(max_size=300))
def test_any_text_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises((UnreadableText, ImpossiblePosition)) as refused:
        torres.parse(text)
    assert 0 < len(str(refused.value)) < 1000


@FUZZ
@given(st.integers(0, len(LINE)), st.integers(0, 4), st.text(max_size=5))
def test_a_damaged_line_is_read_or_refused(at: int, cut: int, put: str) -> None:
    try:
        p = torres.parse(LINE[:at] + put + LINE[at + cut :])
    except (UnreadableText, ImpossiblePosition):
        return
    assert torres.parse(p.to_text()) == p


@FUZZ
@given(st.text(max_size=60) | st.lists(st.sampled_from(WORDS), max_size=6).map(" ".join))
def test_any_action_text_is_read_or_refused(text: str) -> None:
    p = torres.from_json(LEAST)
    problem, chosen = "", None
    try:
        chosen = p.read_action(text)
    except (UnreadableText, AmbiguousText) as refused:
        problem = str(refused)
    assert len(problem) < 1000
    if chosen is None:
        assert problem
    else:
        assert p.read_action(chosen.to_text()) == chosen
        assert bool(p.judge(chosen)) == (chosen in p.legal_actions())


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from(["e1", "magnet"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["e1", "a4", "x"]), inner, max_size=3),
    max_leaves=8,
)


@FUZZ
@given(st.dictionaries(st.sampled_from(sorted(torres.from_json(LEAST).to_json())), values, max_size=3))
def test_any_data_are_read_or_refused(changes: dict[str, Any]) -> None:
    problem, p = "", None
    try:
        p = read(**changes)
    except (UnreadableText, ImpossiblePosition) as refused:
        problem = str(refused)
    assert len(problem) < 2000
    if p is None:
        assert problem
    else:
        assert torres.from_json(json.loads(json.dumps(p.to_json()))) == p
        assert p.legal_actions() or p.is_over
