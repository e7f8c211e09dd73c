"""Questions about secrets are asked through somebody's eyes: no picture tells what that one may not know."""

from __future__ import annotations

import dataclasses
import random
from typing import Any

import pytest

from boardlab.core.play.observer import SPECTATOR
from boardlab.lessons import checkpoint, checkpoints
from boardlab.lessons.build import lint as linting
from boardlab.session.question.question import Question
from boardlab.session.still import card_svg
from tests.conformance.games import GAMES
from tests.effort import drawn
from tests.sessions import board, card_of

SEEN = [asked for asked in checkpoints() if asked.sees is not None]
REHIDDEN = {game.name: game.rehidden for game in GAMES}


def says(asked: Any) -> str:
    return " ".join(finding.says for finding in linting.of_checkpoint(asked))


ABOUT = "about what may be known"
UNKNOWN = "seat {} may not know of {}"


@pytest.mark.parametrize(
    ("name", "finding"),
    [
        ("creed.teams.8", ABOUT),
        ("creed.teams.8", UNKNOWN.format(0, "BN23, DW33")),
        ("creed.rulings.10", ABOUT),
        ("creed.special.6", UNKNOWN.format(0, "B33")),
        ("creed.rulings.4", UNKNOWN.format(0, "B33")),
        ("creed.rulings.8", ABOUT),
        ("creed.board.6", UNKNOWN.format(1, "AT12")),
        ("creed.teams.7", UNKNOWN.format(0, "BT31, BT32")),
        ("creed.hidden.8", ABOUT),
        ("catan.cards.2", ABOUT),
        ("catan.cards.10", ABOUT),
    ],
)
def test_a_question_that_shows_its_secret_is_found(name: str, finding: Any) -> None:
    asked = checkpoint(name)
    assert not says(asked)
    assert finding in says(dataclasses.replace(asked, sees=None))


def test_a_seat_that_nobody_sits_on_is_found() -> None:
    assert "nobody sits on the seat 4" in says(dataclasses.replace(checkpoint("creed.special.6"), sees=4))


@pytest.mark.parametrize("asked", drawn(SEEN, 2), ids=lambda asked: asked.id)
def test_the_picture_is_the_same_whatever_is_hidden(asked: Any) -> None:
    """Drawn with everything hidden dealt anew: board, hands, words, and the still of the card."""
    rng = random.Random(asked.id)
    other = REHIDDEN[asked.position.game](asked.position, asked.observer.seat, rng)
    for lang in ("en", "ko"):
        for show in ("", "all"):
            mine, theirs = asked.draw(asked.position, lang, show=show), asked.draw(other, lang, show=show)
            assert mine.to_svg() == theirs.to_svg()
            assert mine.to_text() == theirs.to_text()


def test_views_before_and_after_an_answer_keep_their_secrets() -> None:
    asked = checkpoint("creed.teams.8")
    assert asked.sees is SPECTATOR
    svg = card_svg(asked, "en")
    before, after = asked.scene("en").places, asked.scene_after("en").places
    for cell, unit in (("AN13", "archer"), ("CE13", "infantry"), ("BN23", "shield"), ("DW33", "archer")):
        assert unit not in before[cell].says.lower(), cell
        assert (unit in after[cell].says.lower()) == (cell[0] in "AC")
    assert "<svg" in svg
    card = Question(asked, "en")
    assert board(card).observer is SPECTATOR
    shown = repr(card_of(card))
    assert "?" in board(card).shown.to_text()
    card.submit(asked.answer())
    assert repr(card_of(card)) != shown


def test_a_card_is_never_covered() -> None:
    """Whoever decides in a turn on a card, and whoever looks at it: the board does not change hands."""
    looked = 0
    for asked in SEEN:
        if asked.kind == "turn":
            card = Question(asked, "en")
            word = next(act for act in asked.position.legal_actions() if act.to_text() in ("end", "ally"))
            board(card).act(word)
            frame = card_of(card)
            assert frame["cover"] is None
            assert frame["board"]["svg"]
            looked += 1
    assert looked > 5


def test_allies_share_a_card_seen_by_one() -> None:
    asked = checkpoint("creed.teams.7")
    card = Question(asked, "en")
    for text in asked.answer():
        assert card.may_play()
        board(card).act(board(card).position.read_action(text))
    assert card.submit(card.given).right
