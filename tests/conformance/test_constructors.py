"""Actions made by hand, ``catan.Road("0,0|1,0", seat=0)``: ordinary typed functions, one for each kind of action."""

from __future__ import annotations

import inspect
from typing import Any, get_type_hints

import pytest

from boardlab import catan, creed, torres
from boardlab.core.errors import PlainError
from boardlab.core.i18n.language import speaking
from tests.conformance.bad_values import VALUES
from tests.conformance.games import OWN, Game

CALLS: tuple[tuple[Any, str, dict[str, Any], str], ...] = (
    (torres, "FirstKnight", {"cell": "c3"}, "knight c3"),
    (torres, "PlaceKing", {"cell": "c3"}, "king c3"),
    (torres, "LeaveKing", {}, "stay"),
    (torres, "Add", {"cell": "c3"}, "add c3"),
    (torres, "Move", {"source": "d3", "cell": "d4"}, "move d3 d4"),
    (torres, "Build", {"cell": "e4", "stack": 3}, "build e4 from 3"),
    (torres, "Build", {"cell": 28, "stack": 3}, "build e4 from 3"),
    (torres, "Buy", {}, "buy"),
    (torres, "Keep", {"card": "hurdle", "at": "top", "rest": ["magnet", "two_up"]}, "keep hurdle top magnet two_up"),
    (torres, "Play", {"card": "elevator", "source": "a2", "cell": "c2"}, "play elevator a2 c2"),
    (torres, "Play", {"card": "six_ap"}, "play six_ap"),
    (torres, "Point", {}, "point"),
    (torres, "Point", {"points": 3}, "point 3"),
    (torres, "End", {"stack": 2, "leaving": [3, 3, 2]}, "end 2 leaving 3 3 2"),
    (torres, "Found", {"cell": "c3"}, "found c3"),
    (torres, "Carry", {"stacks": [3, 2]}, "carry 3 2"),
    (torres, "Start", {"starter": 1}, "starter B"),
    (catan, "Settlement", {"site": "0,0|0,1|1,0"}, "settlement 0,0|0,1|1,0"),
    (catan, "Road", {"path": "0,0|1,0"}, "road 0,0|1,0"),
    (catan, "City", {"site": "0,0|0,1|1,0"}, "city 0,0|0,1|1,0"),
    (catan, "Roll", {}, "roll"),
    (catan, "Dice", {"dice": (3, 5)}, "dice 3 5"),
    (catan, "Discard", {"give": "2 ore 2 wool"}, "discard 2 wool 2 ore"),
    (catan, "Robber", {"tile": "1,-2", "victim": 1}, "robber 1,-2 from B"),
    (catan, "Robber", {"tile": "1,-2"}, "robber 1,-2"),
    (catan, "Steal", {"resource": "ore"}, "steal ore"),
    (catan, "Buy", {}, "buy"),
    (catan, "Draw", {"card": "monopoly"}, "draw monopoly"),
    (catan, "Play", {"card": "monopoly", "get": "ore"}, "play monopoly ore"),
    (catan, "Play", {"card": "discovery", "get": "2 ore"}, "play discovery 2 ore"),
    (catan, "Play", {"card": "knight"}, "play knight"),
    (catan, "Maritime", {"give": "4 lumber", "get": {"wool": 1}}, "trade 4 lumber for 1 wool"),
    (catan, "Offer", {"give": "1 ore", "get": "1 wool"}, "offer 1 ore for 1 wool"),
    (catan, "Accept", {}, "accept"),
    (catan, "Decline", {}, "decline"),
    (catan, "Counter", {"give": "1 ore", "get": "1 wool"}, "counter 1 ore for 1 wool"),
    (catan, "Confirm", {"partner": 1}, "confirm B"),
    (catan, "Withdraw", {}, "withdraw"),
    (catan, "Claim", {}, "claim"),
    (catan, "End", {}, "end"),
    (creed, "Lay", {"token": "king", "tent": "AT22"}, "lay king AT22"),
    (creed, "First", {"starter": 1}, "first B"),
    (creed, "Place", {"unit": "archer", "cell": "A13"}, "place archer A13"),
    (creed, "Deploy", {"unit": "archer", "cell": "A13", "hidden": True}, "deploy archer A13 hidden"),
    (creed, "Move", {"moves": [("A11", "A32"), ("A32", "A11")]}, "move A11 A32, A32 A11"),
    (creed, "Move", {"moves": "A11 A32, A32 A11"}, "move A11 A32, A32 A11"),
    (creed, "Attack", {"source": "A12"}, "attack A12"),
    (creed, "Attack", {"source": "A12", "target": "B12"}, "attack A12 B12"),
    (creed, "Siege", {"source": "A12"}, "siege A12"),
    (creed, "Siege", {"source": "A12", "tent": "BT11"}, "siege A12 BT11"),
    (creed, "Reveal", {"source": "A12"}, "reveal A12"),
    (creed, "Recall", {"source": "A12"}, "recall A12"),
    (creed, "Morale", {"source": "A12", "price": 1}, "morale A12 for 1"),
    (creed, "Reinforce", {"units": ["archer", "shield_4"], "price": 3}, "reinforce shield_4 archer for 3"),
    (creed, "Reposition", {"price": 3}, "reposition for 3"),
    (creed, "Trade", {"price": 3, "board": "crossing"}, "trade for 3"),
    (creed, "Appoint", {"tent": "AT11", "price": 3}, "appoint AT11 for 3"),
    (creed, "Rumour", {"cell": "B11", "other": "B23", "price": 3}, "rumour B11 B23 for 3"),
    (creed, "Rumour", {"cell": "B11", "price": 3}, "rumour B11 for 3"),
    (creed, "Fortify", {"tent": "AT11", "price": 3}, "fortify AT11 for 3"),
    (creed, "Assassinate", {"tent": "BT11", "price": 6}, "assassinate BT11 for 6"),
    (creed, "Give", {"token": "king:C", "board": "crossing"}, "give king:C"),
    (creed, "Enough", {"board": "crossing"}, "enough"),
    (creed, "Floor", {"board": "crossing"}, "ally"),
    (creed, "End", {}, "end"),
)
"""A call of each kind as a person writes it, but for the seat: game, function, arguments, and the text it means."""


def name_of(kind: Any) -> str:
    """What the function for a kind of action is called: ``FirstKnight`` for ``Kind.FIRST_KNIGHT``."""
    return "".join(part.capitalize() for part in kind.name.split("_"))


def by_seat_0(game: Any, name: str, arguments: dict[str, Any]) -> tuple[Any, dict[str, Any]]:
    """A function, and its arguments with the seat where it takes one."""
    function = getattr(game, name)
    seat = {"seat": 0} if "seat" in inspect.signature(function).parameters else {}
    return function, arguments | seat


@pytest.mark.parametrize(("game", "name", "arguments", "text"), CALLS, ids=[f"{call[1]}: {call[3]}" for call in CALLS])
def test_a_call_makes_the_action_that_its_text_means(
    game: Any, name: str, arguments: dict[str, Any], text: str
) -> None:
    function, named = by_seat_0(game, name, arguments)
    act = function(**named)
    assert act.to_text() == text
    p = game.start(players=4) if "board" in arguments else game.start()
    again = p.read_action(text, seat=0) if act.player >= 0 else p.read_action(text)
    if "board" not in arguments or p.layout.name == arguments["board"]:
        assert act is again


@pytest.mark.parametrize("game", OWN, ids=str)
def test_every_kind_of_action_has_a_typed_constructor(game: Game) -> None:
    called = {name for module, name, *_ in CALLS if module is game.module}
    assert called == {name_of(kind) for kind in game.module.Kind}
    for name in called:
        function = getattr(game.module, name)
        assert name in game.module.__all__
        hints = get_type_hints(function)
        assert hints["return"] is game.module.Action
        for each in inspect.signature(function).parameters.values():
            assert each.kind not in (each.VAR_POSITIONAL, each.VAR_KEYWORD)
            assert hints[each.name] is not Any
            # What all functions of a game take is told by its module.
            assert each.name in (inspect.getdoc(function) or "") or each.name in {"seat", "board", "price"}, name


def answer(function: Any, named: dict[str, Any]) -> Any:
    try:
        return function(**named)
    except PlainError as refused:
        return refused


@pytest.mark.parametrize("game", OWN, ids=str)
def test_any_argument_gives_an_action_or_one_sentence(game: Game) -> None:
    made = 0
    for module, name, arguments, _ in CALLS:
        if module is not game.module:
            continue
        function, named = by_seat_0(module, name, arguments)
        for argument in named:
            for value in VALUES:
                for lang in ("en", "ko"):
                    with speaking(lang):
                        found = answer(function, {**named, argument: value})
                    if isinstance(found, PlainError):
                        assert 0 < len(str(found)) <= 300
                    else:
                        made += 1
                        assert found.validation_errors == ()
    assert made
