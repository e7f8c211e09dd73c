"""Stored pictures of live boards and questions: each says what it is."""

from __future__ import annotations

import re
from typing import Any

import pytest

from boardlab.lessons import checkpoint, checkpoints
from boardlab.session.still import card_svg

NOTE = {"en": "This is a picture.", "ko": "지금은 그림입니다."}


def first_text(svg: Any) -> Any:
    return re.search(r"<text[^>]*>([^<]*)</text>", svg)[1]


@pytest.mark.parametrize("lang", NOTE)
@pytest.mark.parametrize("topic", sorted({asked.id.rpartition(".")[0] for asked in checkpoints()}))
def test_picture_of_a_question_says_how_to_start_it(topic: Any, lang: str) -> None:
    said = first_text(card_svg(checkpoint(f"{topic}.1"), lang))
    assert said.startswith(NOTE[lang])
    assert "Shift+Enter" in said
