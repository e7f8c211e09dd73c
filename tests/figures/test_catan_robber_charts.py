"""Charts on the 7 and the robber say what the rules core says, in both languages, and stay small."""

from __future__ import annotations

from typing import Any

import pytest

from boardlab import catan
from boardlab.catan.cards import parts
from boardlab.catan.example import example_game
from boardlab.figures.catan_robber import block_cost, holding, put_back
from boardlab.session.lesson.chart import chart_svg


@pytest.mark.parametrize("held", [7, 8, 11, 15])
def test_chart_of_discards_matches_the_game(held: int) -> None:
    hand = {"lumber": held - 2, "ore": 2}
    document = {name: value for name, value in catan.start(4).to_json().items() if name != "bank"}
    p = catan.from_json({**document, "hands": [hand, {}, {}, {}]}, allow_unreachable=True)
    for text in ("roll", "dice 3 4"):
        p = p.play(p.read_action(text))
    if put_back(held):
        assert {act.give for act in p.legal_actions()} == set(parts(p.packed_hand(0), put_back(held)))
    else:
        assert p.stage == "robber"


def example() -> Any:
    game = example_game()
    game.jump(44)
    return game.position


def test_the_dearest_tile_comes_first() -> None:
    rows = block_cost(example(), "en").rows
    assert rows[0] == ("hills 9", 0, 8, 0, 4, 12)
    assert [row[5] for row in rows] == sorted((row[5] for row in rows), reverse=True)


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_averages_share_no_axis_with_percents_and_cards(lang: str) -> None:
    chart = holding(lang)
    drawn = chart_svg(chart)
    _, percent, back, average = chart.columns
    assert average in drawn
    assert percent not in drawn
    assert back not in drawn
    assert ">60<" not in drawn, "the scale is that of the averages"
