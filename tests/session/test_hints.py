"""Hints in a whole game: in their order, each with its price, and nothing of them before they are asked for."""

from __future__ import annotations

import boardlab
from boardlab.core.play.players import choose
from tests.session.conftest import FakePage


def rungs(game: boardlab.Study) -> dict[str, tuple[str, bool]]:
    return {each["key"]: (each["text"], each["open"]) for each in game.frame["hints"]["rungs"]}


def test_hints_open_in_order_and_say_clubs_choice() -> None:
    game = boardlab.play("torres", players=2, opponents="club", seed=1)
    page = FakePage(game)
    page.pick("c3")
    page.ask("opponent", at=0)
    assert list(rungs(game)) == ["goal", "where", "rule", "move"]
    assert not any(text for text, _ in rungs(game).values()), "nothing is told unasked"
    choice = choose("club", game.record.knowledge(0), game.record.dice.seed)
    words = choice.action.to_text().split()
    assert page.ask("pick", key="hint:move")["answer"] == "no"
    opened = []
    while not rungs(game)["move"][1]:
        key = next(each["key"] for each in game.frame["hints"]["rungs"] if each["may"])
        assert page.ask("pick", key=f"hint:{key}")["answer"] == "done"
        opened.append(key)
    left = game.frame["hints"]["title"]
    assert left.endswith("counts 0 of 10")
    assert opened == [key for key in ("goal", "where", "rule", "move") if key in opened]
    assert set(rungs(game)["move"][0].split()) & set(words)
    assert page.ask("pick", key="hint:move")["answer"] == "no"


def test_a_hint_costs_one_of_ten() -> None:
    game = boardlab.play("catan", players=3, seed="again")
    page = FakePage(game)
    assert game.frame["hints"]["title"].endswith("counts 10 of 10")
    page.ask("pick", key="hint:goal")
    assert game.frame["hints"]["title"].endswith("counts 9 of 10")
    page.ask("undo")
    assert game.frame["hints"]["title"].endswith("counts 9 of 10"), "what was read stays read"


def test_no_hint_where_hints_are_off() -> None:
    game = boardlab.play("catan", players=3, seed="again", hints=False)
    assert "hints" not in game.frame
    assert FakePage(game).ask("pick", key="hint:goal")["answer"] == "no"
