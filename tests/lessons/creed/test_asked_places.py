"""What a question of Creed asks about is ringed on its board before it is answered."""

from __future__ import annotations

import pytest

from boardlab.lessons import checkpoint, checkpoints, practice
from boardlab.lessons.model.topics import topics
from boardlab.session.question.question import Question
from tests.sessions import card_of

ASKED = [each for topic in topics("creed") for each in checkpoints(topic.id)]


def drawn(session: Question) -> str:
    return str(card_of(session, spoken=False)["board"]["svg"])


def test_the_attacker_is_ringed_before_the_answer_and_not_after() -> None:
    session = Question(checkpoint("creed.matchups.3"), "en")
    assert 'data-key="asked"' in drawn(session)
    session.submit(session.asked.answer(), learner=False)
    assert 'data-key="asked"' not in drawn(session)


def test_practice_rings_the_cells_that_its_sentence_names() -> None:
    asked = next(each for each in practice("creed.matchups", seed=5) if "A12" in each.question("en"))
    assert asked.subject == ("A12",)
    assert 'data-key="asked"' in drawn(Question(asked, "ko"))


@pytest.mark.parametrize("asked", [each for each in ASKED if each.kind == "legal"], ids=lambda each: each.id)
def test_an_action_that_is_judged_shows_its_places(asked) -> None:
    places = [word for word in asked.tries.split() if word in asked.position.scene(lang="en").places]
    assert set(places) <= set(asked.subject)
    assert places


def test_rings_are_places_of_the_board_and_no_part_of_an_answer() -> None:
    ringed = [each for each in ASKED if each.rings]
    assert ringed
    for each in ringed:
        assert each.subject == tuple(each.rings.split()), each.id
        assert each.kind != "cells" or not set(each.subject) & set(each.answer()), each.id
