"""A Study as a cell makes and uses it, and what a notebook keeps of it."""

from __future__ import annotations

import nbformat
import pytest
from nbconvert import HTMLExporter

from boardlab import torres
from boardlab.notebook import Study
from tests import toygame


def test_wrong_arguments_are_named() -> None:
    with pytest.raises(ValueError, match="No seat 5"):
        Study(toygame.start(), seat=5)
    with pytest.raises(ValueError, match="No view 'x'"):
        Study(toygame.start(), view="x")
    with pytest.raises(ValueError, match="No part 'x'"):
        Study(toygame.start(), show=["x"])
    with pytest.raises(ValueError, match="No step 3"):
        Study(toygame.start()).jump(3)
    with pytest.raises(ValueError, match="No step '1'"):
        Study(toygame.start()).jump("1")
    with pytest.raises(ValueError, match="No seat 'A': seats are 0 to 1"):
        Study(toygame.start(), seat="A")
    for nothing in (5, None, torres, [torres.start(2)]):
        with pytest.raises(TypeError, match="A Study shows a position, a Record or a text of one, not"):
            Study(nothing)
    with pytest.raises(TypeError, match="what one seat sees"):
        Study(torres.start(2).seen_by(0))
    for names in ("Ann", 5, [1, 2]):
        with pytest.raises(TypeError, match=r"names= takes a list of texts such as \[.Ann., .Bo.\], not"):
            Study(toygame.start(), names=names)
    with pytest.raises(TypeError, match=r"show= takes a list of texts such as .*, not 'head'"):
        Study(toygame.start(), show="head")


def test_a_notebook_without_widgets_shows_the_same_board(study: Study) -> None:
    data, _ = study._repr_mimebundle_()
    assert data["text/plain"] == repr(study)
    output = nbformat.v4.new_output("execute_result", data=data, execution_count=1)
    cell = nbformat.v4.new_code_cell("s", outputs=[output], execution_count=1)
    html, _ = HTMLExporter().from_notebook_node(nbformat.v4.new_notebook(cells=[cell]))
    assert '<img alt="Pebbles board.' in html


def test_resumed_game_other_than_the_given_is_reported() -> None:
    first = Study(toygame.start(), name="kept")
    first.play("put a1")
    assert Study(toygame.start(), name="kept").frame["notes"] == [], "the same game goes on without a word"
    other = Study(first.position, name="kept")
    assert other.record.ply == 1
    (note,) = other.frame["notes"]
    assert note.startswith("“kept” goes on at step 1;")
    assert "give another name" in note
    assert note in repr(other)
    other.play("end")
    assert other.frame["notes"] == [], "who plays on has read it"
