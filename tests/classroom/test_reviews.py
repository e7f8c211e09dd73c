"""Many games looked back on: the same whatever works, counted by idea, told in words."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from boardlab import PlainError, reviews
from boardlab.classroom.reviews import Reviews
from boardlab.core.i18n.language import LANGUAGES
from tests.reviewing.test_judging import FEW, game, judged


@cache
def both() -> Reviews:
    return reviews([game(), game()], [0, 1], samples=FEW, seed="a", workers=2)


def test_reviews_of_processes_are_those_of_one() -> None:
    assert [(each.loss, each.group) for each in both()[0].judged] == [(each.loss, each.group) for each in judged("a")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ideas_missed_are_counted_by_game(lang: str) -> None:
    found = Reviews([replace(each, lang=lang) for each in both()])
    assert len(found) == 2
    one, other = ({each.key: each for each in review.ideas} for review in found)
    assert {each.key for each in found.ideas} == {*one, *other}
    for each in found.ideas:
        own = [those[each.key] for those in (one, other) if each.key in those]
        assert each.games == len(own)
        assert each.times == sum(len(those.judged) for those in own)
        assert each.loss.mean == pytest.approx(sum(those.loss.mean for those in own) / 2)
    said = repr(found)
    assert "{" not in said
    assert all(each.name in said and each.said in said for each in found.ideas)
    assert found._repr_html_().count("<tr") == 1 + len(found.ideas)


def test_seats_that_do_not_fit_are_refused() -> None:
    with pytest.raises(PlainError, match="a seat for each game"):
        reviews([game()], [0, 1])
    with pytest.raises(PlainError):
        reviews([game()], 7)
