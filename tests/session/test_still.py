"""Stored pictures of live boards and questions: each says what it is."""

import re

import pytest

import boardlab
from boardlab.core.contract.game import find_game
from boardlab.lessons import checkpoint, checkpoints
from boardlab.session.still import card_svg
from tests.conformance.games import GAMES
from tests.pictures import svg_in

NOTE = {"en": "This is a picture.", "ko": "지금은 그림입니다."}


def first_text(svg):
    return re.search(r"<text[^>]*>([^<]*)</text>", svg)[1]


@pytest.mark.parametrize("lang", NOTE)
@pytest.mark.parametrize("topic", sorted({asked.id.rpartition(".")[0] for asked in checkpoints()}))
def test_a_question_not_yet_run_says_that_it_is_a_picture_and_how_to_start_it(topic, lang):
    said = first_text(card_svg(checkpoint(f"{topic}.1"), lang))
    assert said.startswith(NOTE[lang])
    assert "Shift+Enter" in said


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_board_not_yet_run_says_so_too(game):
    board = boardlab.Study(find_game(game.name).start(**game.starts[0]))
    data, _ = board._repr_mimebundle_()
    assert first_text(svg_in(data["text/html"])).startswith(NOTE["en"])
    board.close()
