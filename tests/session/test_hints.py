"""Hints in a whole game: in their order, each with its price, and nothing of them before they are asked for."""

from __future__ import annotations

from functools import partial

import pytest

import boardlab
from boardlab.core.play.opponent import decide
from boardlab.core.play.players import choose
from boardlab.core.play.record import Record
from boardlab.session.commands import Message
from boardlab.session.features.hints import HintRung, HintsFeature
from boardlab.session.game_session import Session
from boardlab.session.kinds import whole_game
from tests.session.conftest import FakePage

NAMED = ("key", "label", "price")


def rungs(game: boardlab.Study) -> dict[str, tuple[str, bool]]:
    return {each["key"]: (each["text"], each["open"]) for each in game.frame["hints"]["rungs"]}


def test_hints_open_in_order_and_say_clubs_choice() -> None:
    game = boardlab.play("torres", players=2, opponents="club", seed=1)
    page = FakePage(game)
    page.pick("c3")
    page.ask("opponent", at=0)
    assert not any(text or opened for text, opened in rungs(game).values()), "nothing is told unasked"
    choice = choose("club", game.record.knowledge(0), game.record.dice.seed)
    words = choice.action.to_text().split()
    assert page.ask("pick", key="hint:move")["answer"] == "no"
    opened = []
    while key := next((each["key"] for each in game.frame["hints"]["rungs"] if each["may"]), ""):
        assert page.ask("pick", key=f"hint:{key}")["answer"] == "done"
        opened.append(key)
    left = game.frame["hints"]["title"]
    assert left.endswith("counts 0 of 10")
    assert list(rungs(game)) == ["goal", "where", "rule", "move"]
    assert opened == list(rungs(game))
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


@pytest.mark.parametrize(("name", "players"), [("torres", 3), ("catan", 3), ("creed", 2)])
def test_hint_that_is_announced_is_the_one_opened(name: str, players: int) -> None:
    """The goal was named, and in a third of all choices it had nothing to say: another one was opened."""
    start = partial(Record.new, name, players=players, seed="named")
    session = whole_game(start(), again=start)
    first: set[str] = set()
    for _ in range(24):
        while told := next((rung for rung in rungs_of(session) if rung["may"]), None):
            session.handle(Message(do="pick", key=f"hint:{told['key']}", client="test", seq=0, rev=session.rev))
            opened = [rung for rung in rungs_of(session) if rung["open"]]
            if len(opened) == 1:
                first.add(opened[0]["key"])
                assert told["label"] == "First hint"
                assert told["price"] == opened[0]["price"] == "−1"
            else:
                assert [told["key"], told["label"], told["price"]] == [opened[-1][key] for key in NAMED]
        session.act(decide(session.position, session.record.ply).action)
    assert len(first) > 1, "not always the same hint comes first"


def rungs_of(session: Session) -> list[HintRung]:
    """The rungs of the ladder; none where nothing is to be chosen."""
    ladder = session.has(HintsFeature).part()["hints"]
    return ladder["rungs"] if ladder else []
