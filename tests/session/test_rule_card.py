"""A rule that is looked up in a notebook: what it says, and its example as a board that plays."""

from __future__ import annotations

from typing import Any

import pytest
from IPython.core.interactiveshell import InteractiveShell
from IPython.utils.capture import capture_output

import boardlab
from boardlab.lessons.model.base_question import WORDING
from boardlab.lessons.rule_entry import rules_of
from tests.pictures import svg_in
from tests.session.conftest import asked_of

GAMES = ("catan", "creed", "torres")


def shown(card: Any) -> list[dict[str, Any]]:
    """What a cell that ends with the card shows, a bundle for each output."""
    shell = InteractiveShell.instance()
    with capture_output() as captured:
        shell.display_formatter.format(card)
    return [output.data for output in captured.outputs]


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_cell_shows_the_rule_and_a_live_board(lang: str) -> None:
    boardlab.language(lang)
    card = boardlab.rule("catan.robber.discard")
    told, board, _ = shown(card)
    assert card.statement(lang) in told["text/html"]
    assert "<svg" not in told["text/html"]
    assert "application/vnd.jupyter.widget-view+json" in board
    assert svg_in(board["text/html"]).startswith("<svg")


@pytest.mark.parametrize("game", GAMES)
def test_example_of_every_rule_is_a_board(game: str) -> None:
    """Where a question hides something from whoever looks, so does its board."""
    entries = [boardlab.rule(name) for name, entry in list(rules_of(game).items())[::12] if entry.asked]
    played = 0
    for card in entries:
        assert card.board is card.board
        assert card.board.position == card.position
        assert card.board.seat == card.example.observer.seat
        actions = card.position.legal_actions()
        if actions and card.board.seat in {None, card.position.current_player} and not played:
            card.board.play(actions[0])
            played += 1
            assert card.board.record.ply == 1
    assert played


def test_rule_about_box_contents_has_no_board() -> None:
    without = next(name for name, entry in rules_of("torres").items() if not entry.asked)
    card = boardlab.rule(without)
    assert card.board is None
    assert len(shown(card)) == 1


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_button_below_a_rule_opens_its_practice_in_place(lang: str) -> None:
    boardlab.language(lang)
    card = boardlab.rule("torres.goal.product")
    assert len(shown(card)) == 3, "the rule, its board, the button"
    offer = card.practice
    assert offer is not None
    assert (offer.offer["label"], offer.practised) == (WORDING.say("practice.this", lang), None)
    asked_of(offer, "practise", "torres.goal.product")
    practised = offer.practised
    assert practised is not None
    assert practised.frame["question"]["topic"] == card.title(lang)
    assert asked_of(offer, "practise", "torres.king.once")["answer"] == "no", "another rule is not offered here"
    asked_of(offer, "practise", "torres.goal.product")
    assert offer.practised is practised, "what is open stays as it is"
    asked_of(offer, "practise")
    assert (offer.practised, offer.offer["practising"], practised.is_closed) == (None, "", True)
