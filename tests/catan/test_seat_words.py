"""Seats are called by their colours wherever one reads, and by their letters in what one types."""

from __future__ import annotations

import pytest

from boardlab import catan
from boardlab.catan.example import example_game
from boardlab.catan.wording import WORDING
from boardlab.core.i18n.language import Seat


@pytest.mark.parametrize(("lang", "said"), [("en", "Orange gets it."), ("ko", "주황이 얻습니다.")])
def test_sentences_name_seats_by_colour_and_players_by_name(lang: str, said: str) -> None:
    template = {"en": "{player} gets it.", "ko": "{player:이/가} 얻습니다."}[lang]
    assert WORDING.fill(template, lang, None, {"player": Seat(0)}) == said
    assert WORDING.fill(template, lang, ("Ann",), {"player": Seat(0)}).startswith("Ann")


def test_notation_keeps_seat_letters() -> None:
    end = example_game().position
    assert "Orange" not in end.to_text()
    assert catan.parse(end.to_text()) == end
    robber = next(each for each in example_game().positions if each.stage == "robber")
    theft = next(act.to_text() for act in robber.legal_actions() if " from " in act.to_text())
    assert theft[-1] in "ABCD"
    assert robber.judge(robber.read_action(theft))
    assert "White (D): 4 points" in "\n".join(end.scene(lang="en").summary), "where both are read, both are told"
