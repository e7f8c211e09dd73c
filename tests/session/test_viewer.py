"""A game as somebody looks at it: pictures, languages, names, and boards that pass from seat to seat."""

from __future__ import annotations

from typing import Any

import pytest

from boardlab import torres
from boardlab.core import Record
from boardlab.notebook import Study
from tests import toygame
from tests.session.conftest import FakePage


def test_every_word_of_the_page_exists_in_both_languages(study: Study) -> None:
    english = study.words
    study.lang = "ko"
    assert set(english) == set(study.words)
    assert all(study.words.values())


def test_views_and_quarter_turns(study: Study, page: FakePage) -> None:
    before = study.area["near"]
    page.ask("view", key="dots")
    assert study.frame["view"] == "dots"
    page.ask("turn", at=1)
    assert 'cx="60" cy="60"' not in study.frame["board"]["svg"]
    near = study.area["near"]
    assert near["a1"] != before["a1"], "the ways over the board turn with it"
    assert page.ask("view", key="x")["answer"] == "no"
    page.ask("view", key="text")
    assert not study.frame["board"]["svg"]
    assert study.frame["board"]["says"]["a1"] == "a1, free"
    assert study.area["near"] == near


def test_passing_the_seat_covers_the_board(page_of: Any) -> None:
    study, page = page_of(toygame.start(), seat=0, names=("Ann", "Bo"))
    page.pick("a1")
    page.ask("pick", key="end", fresh=True)
    cover = study.frame["cover"]
    assert cover["says"] == "Pass the board to Bo"
    assert study.frame["board"] is None
    assert study.frame["receipt"] is None
    assert "a1" not in repr(study)
    assert "text/html" not in study._repr_mimebundle_()[0]
    assert page.pick("b2")["answer"] == "no"
    page.ask("reveal")
    assert study.seat == 1
    assert page.pick("b2")["answer"] == "done"


def test_a_covered_board_tells_nobody_which_card_was_kept(page_of: Any) -> None:
    game = Record.new(torres, seed=7, players=2)
    for text in ("knight d8", "knight c3", "king f6", "buy", "keep magnet top block_under elevator"):
        game.play(text)
    study, page = page_of(game, seat=0)
    assert "magnet" in str(study.frame["time"])
    study.play("end 3")
    for step in ("passed on", "taken over"):
        assert (study.frame["cover"] is None) == (step == "taken over")
        shown = str(study.frame["time"]) + study.frame["says"] + str(study.frame["log"])
        assert not any(card in shown.lower() for card in ("magnet", "block under", "elevator")), step
        page.ask("reveal")
    page.ask("seat", at=0)
    assert "magnet" not in str(study.frame["time"])
    page.ask("reveal")
    assert "magnet" in str(study.frame["time"])


def test_receipts_carry_their_places_and_running_scores(study: Study) -> None:
    for cell in ("a1", "b1"):
        study.play(f"put {cell}")
    receipt = study.frame["receipt"]
    assert receipt["title"] == "If the turn ended now"
    assert receipt["lines"][0]["places"] == ["a1", "b1", "c1"]
    assert receipt["lines"][0]["scores"] == [0, 0]
    assert receipt["totals"] == [0, 0]


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_rules_have_titles_and_open_on_request(lang: str) -> None:
    """Log, refusals and receipts name each rule by its title; what it says is asked for by its id."""
    study = Study(torres.start(), lang=lang)
    page = FakePage(study)
    rules = study.position.wording.rules
    page.pick(next(choice.key for choice in study.position.picks() if choice.is_place))
    page.ask("pick", key="h8")
    named = [*study.frame["log"], *(study.frame["refused"] or {"reasons": []})["reasons"]]
    named += (study.frame["receipt"] or {"lines": []})["lines"]
    assert len(named) > 1
    for each in named:
        assert each["title"] == rules[each["rule"]].title[lang]
        assert page.ask("what", key=each["rule"])["text"] == rules[each["rule"]].statement[lang]
    assert page.ask("what", key="no.such.rule")["answer"] == "no"
    assert study.frame["rev"] == study._session.rev
