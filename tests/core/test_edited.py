"""A position that is set up by hand: edits as words, what becomes of it, what mends it."""

from __future__ import annotations

import pytest

from boardlab import catan, torres
from boardlab.core.edit.position import EditedPosition
from boardlab.core.errors import PlainError, UnreadableText
from boardlab.core.i18n.language import speaking
from boardlab.core.play.record import Record


def after(position: object, *edits: str) -> EditedPosition:
    """A position after some edits, given as words."""
    edited = EditedPosition(position)
    for words in edits:
        edited = edited.play(words)
    return edited


def test_edits_of_torres_keep_92_blocks() -> None:
    p = after(torres.start(players=2), "stage turn", "build d4", "height d4 3", "knight A d4", "knight B e1").inner
    heights = p.to_json()["heights"]
    assert heights["d4"] == 3
    assert p.to_json()["knights"] == [["d4"], ["e1"]]
    assert sum(heights.values()) + sum(map(sum, p.stacks)) + p.supply == 92


def test_the_same_piece_once_more_takes_it_off() -> None:
    assert after(torres.start(players=2), "knight A d4", "knight A d4").inner == torres.start(players=2)
    start = catan.start()
    free = next(place for place in start.place_names if start.piece_at(place) is None and place.count("|") == 2)
    assert after(start, f"settlement A {free}", f"settlement A {free}").inner.to_json() == start.to_json()


def test_seventh_knight_is_impossible_and_repaired_by_one_press() -> None:
    cells = ["a1", "b1", "c1", "d1", "f1", "g1", "h1"]
    edited = after(torres.start(players=2), *(f"knight A {cell}" for cell in cells))
    assert edited.status == "impossible"
    assert [breach.rule for breach in edited.problems] == ["torres.comp.pieces"]
    (path,) = edited.repairs
    assert path == ("knight", "seat:0", "h1")
    mended = edited.play(edited.picks(("repair:0",)).action)
    assert mended.status == "possible"


def test_castle_taller_than_its_area_is_an_explained_puzzle() -> None:
    edited = after(torres.start(players=2), "height e1 4")
    assert edited.status == "puzzle"
    assert edited.inner.to_text().endswith(" puzzle")
    (breach,) = edited.problems
    assert edited.wording.refusal(breach, "en") == "Height 4 is too much for the castle at e1: its area is 1."
    assert edited.repairs == (("height", "e1", "digit:1", "set"),)


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        ("knight A z9", "z9"),
        ("fly d4", "fly"),
        ("knight", "knight"),
        ("knight A d4 d5", "d5"),
        ("score A x", "x"),
        ("", ""),
    ],
)
def test_words_that_are_no_edit_are_refused_by_name(words: str, wrong: str) -> None:
    for lang in ("en", "ko"):
        with speaking(lang), pytest.raises(UnreadableText) as refused:
            EditedPosition(torres.start(players=2)).play(words)
        assert wrong in str(refused.value)


def test_edits_undo_and_branch_and_keep_the_game() -> None:
    start = torres.start(players=2)
    record = Record(EditedPosition(start))
    record.play("build d4").play("knight A d4").undo().play("knight B d4")
    assert [line.name for line in record.lines] == ["main", "branch 2"]
    assert record.position.inner.to_json()["knights"] == [[], ["d4"]]
    assert record.switch("main").jump(2).position.inner.to_json()["knights"] == [["d4"], []]
    assert record.start.inner == start


def test_a_game_without_tools_says_so() -> None:
    from tests.toygame import GAME

    with pytest.raises(PlainError, match=GAME.name):
        EditedPosition(GAME.begin(None))
