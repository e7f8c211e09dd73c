"""A turn: what it costs, and what is no action."""

from __future__ import annotations

import pytest

from boardlab import torres
from tests.torres.setups import LINE, place, play


def test_what_is_no_action_is_refused_by_name() -> None:
    p = torres.start(2)
    for wrong in (b"knight d8", None, p):
        for ask in (p.judge, p.play, p.events):
            with pytest.raises(TypeError, match=r"takes an action, or a text that says one, not a \w+"):
                ask(wrong)
    with pytest.raises(ValueError, match=r"2 to 4 players, not 2\.0"):
        torres.start(2.0)


@pytest.mark.rule(
    "torres.turn.costs",
    "torres.add.cost",
    "torres.move.cost",
    "torres.build.cost",
    "torres.buy.cost",
    "torres.point.cost",
    "torres.play.free",
    "torres.turn.five_ap",
)
def test_actions_cost_their_ap() -> None:
    """2 for a knight, 1 for a step, a door, a block, a card, a point; cards are free."""  # fmt: skip
    p = place(LINE, "b2 b1", hands=[["six_ap"], []], decks=[["magnet", "hurdle", "diagonal"], []])
    for text, cost in (
        ("add c2", 2), ("move b2 a2", 1), ("move b1 e2", 1), ("build b2 from 3", 1), ("buy", 1), ("point", 1),
        ("play six_ap", 0),
    ):  # fmt: skip
        chosen = play(p, "move b2 a2") if text.startswith("build") else p
        assert play(chosen, text).spent - chosen.spent == cost, text
    spent = play(p, "point", "point", "point", "point", "point")
    assert spent.spent == 5
    assert {act.to_text().split()[0] for act in spent.legal_actions()} == {"play", "end"}


def test_leftover_ap_are_lost() -> None:
    p = place(LINE, "b2", "h8", spent=2)
    assert play(p, "end 3").scores == (0, 0)
    assert play(p, "end 3").spent == 0
