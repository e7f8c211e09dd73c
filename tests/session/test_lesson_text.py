"""The text twin of a question: by text and ear one gets what the picture shows, and nothing of what it keeps back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from boardlab.lessons import checkpoint, checkpoints
from boardlab.session.question.question import Question
from tests.session.test_lesson_session import Page


def questions_of(lesson: Any, lang: str) -> Iterator[Any]:
    """Each question of a lesson with its page: as a picture, then as text."""
    page = Page(lesson, lang)
    for at, step in enumerate(page.stage.steps):
        if step.kind == "ask":
            page.ask("go", at=at)
            yield page, checkpoint(step.about)


def test_text_of_a_question_hides_its_answer() -> None:
    kept = 0
    for page, asked in questions_of("torres.scoring", "en"):
        page.ask("view", key="text")
        board = page.frame["board"]
        words = " ".join([board["text"], *board["facts"], *board["says"].values(), *board["names"].values()])
        if asked.redact is not None:
            kept += 1
            assert "area" not in words, asked.id
        page.answer()
    assert kept > 3


@pytest.mark.parametrize("prefix", ["torres", "catan", "creed"])
def test_views_of_a_question_hide_its_answer(prefix: str) -> None:
    """What is taken out of the picture that it was asked in, by its class, is in no other picture either."""
    kept = 0
    for asked in checkpoints(prefix):
        if asked.redact is None:
            continue
        views = [asked.view] if asked.view else asked.position.views
        open_, shut = ({view: drawn(asked, view, whole=whole) for view in views} for whole in (True, False))
        secret = classes(open_[views[0]], deep=False) - classes(shut[views[0]], deep=False)
        assert secret
        for view in views:
            kept += len(classes(open_[view]) & secret)
            assert not classes(shut[view]) & secret, (asked.id, view)
    assert kept > 1 or prefix == "creed"


def test_every_torres_question_may_be_seen_from_above() -> None:
    """A tower may hide a cell that counts."""
    asked = [*checkpoints("torres")]
    assert len(asked) > 100
    assert [each.id for each in asked if "plan" not in Question(each, "en").own_views] == []


def drawn(asked: Any, view: Any, *, whole: Any) -> Any:
    """The picture of a question in a view, whole or as it is asked."""
    return asked.draw(asked.position, "en", asked.marks("en"), view=view) if whole else asked.scene("en", view=view)


def classes(scene: Any, *, deep: bool = True) -> Any:
    """The classes of the shapes of a picture, and of those inside them."""

    def of(shapes: Any) -> Iterator[Any]:
        for shape in shapes:
            yield from shape.attrs.get("class", "").split()
            yield from of(shape.children if deep else ())

    return {each for shapes in scene.layers.values() for each in of(shapes)}


def test_a_question_can_be_answered_in_its_text() -> None:
    page = Page("torres.scoring")
    page.on_to("ask")
    page.ask("view", key="text")
    page.answer()
    assert page.frame["question"]["result"]["right"]
    assert page.frame["board"]["text"]
