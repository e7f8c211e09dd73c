"""Actions made by hand, ``catan.Road("0,0|1,0", seat=0)``: each legal action has its call, which gives the same one."""

from __future__ import annotations

import inspect
import random
from typing import Any

import pytest

from boardlab import catan, creed, torres
from boardlab.core.constructors import call_for, name_of
from boardlab.core.errors import PlainError
from boardlab.core.language import speaking
from boardlab.core.quoting import shown
from tests.conformance.games import OWN, Game
from tests.conformance.hostile import VALUES
from tests.effort import rounds

MODULES = {"torres": torres, "catan": catan, "creed": creed}


@pytest.fixture(params=OWN, ids=str)
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


def types(game: Game) -> Any:
    actions = inspect.getmodule(game.module.Action)
    assert actions is not None
    return actions.TYPES


def made_again(game: Game, act: Any) -> Any:
    """The same action, from the function for its kind."""
    board = getattr(act, "layout", None)
    face = types(game)[act.kind]
    named = call_for(face, act, board)
    if not face.chance:
        named["seat"] = act.player
    if board is not None:
        named["board"] = board.name
    return getattr(game.module, name_of(act.kind))(**named)


def test_every_legal_action_of_random_positions_can_be_made_by_hand(game: Game) -> None:
    rng = random.Random(f"{game} by hand")
    met, tried = set(), 0
    for number in range(rounds(100, 300)):
        p = game.samples(rng)
        every = [*p.legal_actions(), *(act for act, _ in p.chance_outcomes())]
        # All of them now and then; some of them always.
        for act in every if number % 10 == 0 and len(every) < 400 else rng.sample(every, min(30, len(every))):
            tried += 1
            met.add(act.kind)
            assert made_again(game, act) is act
    assert tried > rounds(600, 2_000)
    missing = {kind for kind in game.module.Kind if not types(game)[kind].chance} - met
    for p in (game.samples(rng) for _ in range(rounds(20, 200))):
        if met >= missing:
            break
        for act in game.candidates(p):
            if act.kind in missing and not act.faults:
                met.add(act.kind)
                assert made_again(game, act) is act
    assert met >= missing


def test_it_equals_what_the_text_means(game: Game) -> None:
    rng = random.Random(f"{game} texts by hand")
    compared = 0
    for _ in range(40):
        p = game.samples(rng)
        for act in rng.sample(p.legal_actions(), min(5, len(p.legal_actions()))):
            compared += made_again(game, act) == p.read_action(act.to_text())
    assert compared > 100


@pytest.mark.parametrize(
    ("game", "made", "text"),
    [
        (torres, lambda: torres.Build("e4", stack=3, seat=0), "build e4 from 3"),
        (torres, lambda: torres.Build(28, 3, seat=0), "build e4 from 3"),
        (torres, lambda: torres.FirstKnight("c3", seat=0), "knight c3"),
        (torres, lambda: torres.Move("d3", "d4", seat=0), "move d3 d4"),
        (torres, lambda: torres.Play("elevator", source="a2", cell="c2", seat=0), "play elevator a2 c2"),
        (torres, lambda: torres.Play("six_ap", seat=0), "play six_ap"),
        (torres, lambda: torres.Keep("hurdle", "top", ["magnet", "two_up"], seat=0), "keep hurdle top magnet two_up"),
        (torres, lambda: torres.End(2, [3, 3, 2], seat=0), "end 2 leaving 3 3 2"),
        (torres, lambda: torres.Point(seat=0), "point"),
        (torres, lambda: torres.Point(3, seat=0), "point 3"),
        (torres, lambda: torres.Start(1, seat=0), "starter B"),
        (catan, lambda: catan.Road("0,0|1,0", seat=0), "road 0,0|1,0"),
        (catan, lambda: catan.Robber("1,-2", 1, seat=0), "robber 1,-2 from B"),
        (catan, lambda: catan.Robber("1,-2", seat=0), "robber 1,-2"),
        (catan, lambda: catan.Maritime("4 lumber", {"wool": 1}, seat=0), "trade 4 lumber for 1 wool"),
        (catan, lambda: catan.Play("monopoly", "ore", seat=0), "play monopoly ore"),
        (catan, lambda: catan.Play("discovery", "2 ore", seat=0), "play discovery 2 ore"),
        (catan, lambda: catan.Play("knight", seat=0), "play knight"),
        (catan, lambda: catan.Dice((3, 5)), "dice 3 5"),
        (catan, lambda: catan.Steal("ore"), "steal ore"),
        (catan, lambda: catan.Draw("monopoly"), "draw monopoly"),
        (creed, lambda: creed.Lay("king", "AT22", seat=0), "lay king AT22"),
        (creed, lambda: creed.Deploy("archer", "A13", hidden=True, seat=0), "deploy archer A13 hidden"),
        (creed, lambda: creed.Move([("A11", "A32"), ("A32", "A11")], seat=0), "move A11 A32, A32 A11"),
        (creed, lambda: creed.Move("A11 A32, A32 A11", seat=0), "move A11 A32, A32 A11"),
        (creed, lambda: creed.Rumour("B11", "B23", price=3, seat=0), "rumour B11 B23 for 3"),
        (creed, lambda: creed.Reinforce(["archer", "shield_4"], price=3, seat=0), "reinforce shield_4 archer for 3"),
        (creed, lambda: creed.First(1), "first B"),
    ],
)
def test_a_call_a_person_writes(game: Any, made: Any, text: str) -> None:
    act = made()
    assert act.to_text() == text
    p = {torres: torres.start, catan: catan.start, creed: creed.start}[game]()
    read = p.read_action(text) if act.player < 0 else p.read_action(text, seat=0)
    assert act is read


def test_boards_of_creed() -> None:
    p = creed.start(players=4)
    assert creed.Attack("AN12", seat=0, board="crossing") is p.read_action("attack AN12", seat=0)
    with pytest.raises(PlainError, match="nearest names are A12"):
        creed.Attack("AN12", seat=0)
    with pytest.raises(PlainError, match="straight, twin, crossing"):
        creed.End(seat=0, board="round")


def test_every_kind_of_action_has_its_function_and_its_help(game: Game) -> None:
    for kind in game.module.Kind:
        name = name_of(kind)
        function = getattr(game.module, name)
        assert name in dir(game.module)
        assert name in game.module.__all__
        assert function.__name__ == name
        told = inspect.getdoc(function)
        assert told
        for argument in inspect.signature(function).parameters:
            assert f"    {argument}: " in told
        assert f"``{types(game)[kind].word}``" in told


def answer(function: Any, named: dict[str, Any]) -> Any:
    try:
        return function(**named)
    except PlainError as refused:
        return refused


def test_whatever_is_given_is_an_action_or_one_sentence(game: Game) -> None:
    made = 0
    for kind in game.module.Kind:
        function = getattr(game.module, name_of(kind))
        names = list(inspect.signature(function).parameters)
        p = game.samples(random.Random(7))
        act = next((act for act in game.candidates(p) if act.kind == kind and not act.faults), None)
        if act is None:
            continue
        good = call_for(types(game)[kind], act, getattr(act, "layout", None)) | {"seat": 0}
        good = {name: value for name, value in good.items() if name in names}
        for name in names:
            for value in VALUES:
                for lang in ("en", "ko"):
                    with speaking(lang):
                        found = answer(function, {**good, name: value})
                    if isinstance(found, PlainError):
                        assert 0 < len(str(found)) <= 300
                    else:
                        made += 1
                        assert found.faults == ()
    assert made


@pytest.mark.parametrize("count", [-1, 96, 1.5, "two", None, True, 10**30], ids=repr)
def test_a_number_of_cards_that_is_none_is_repeated_as_it_was_given(count: Any) -> None:
    """Of every action of Catan that names cards, on each of its sides."""
    met = 0
    for face in types(next(each for each in OWN if each.name == "catan")):
        sides = [each.name for each in face.arguments if "2 lumber" in each.about or "1 ore" in each.about]
        for side in sides:
            given = {each.name: "1 wool" for each in face.arguments} | {side: {"ore": count}}
            for lang, cards in (("en", "(ore)"), ("ko", "철")):
                with speaking(lang), pytest.raises(PlainError) as refused:
                    getattr(catan, name_of(face.kind))(**given, seat=0)
                assert shown(count) in str(refused.value), str(refused.value)
                assert cards in str(refused.value)
            met += 1
    assert met >= 6, "offer, counter-offer and trade, both sides"


def test_a_wrong_value_is_one_sentence_that_says_what_is_taken() -> None:
    for call, says in (
        (lambda: catan.Road("0,0|1,9", seat=0), "no place '0,0|1,9'. The nearest names are"),
        (lambda: catan.Road("0,0|1,0", seat=4), "No seat 4"),
        (lambda: catan.Dice((3, 7)), "two numbers from 1 to 6"),
        (lambda: torres.Build("e9", seat=0), "no place 'e9'"),
        (lambda: creed.Move(["A11"], seat=0), "takes pairs of places"),
    ):
        with pytest.raises(PlainError) as english:
            call()
        assert says in str(english.value)
        with speaking("ko"), pytest.raises(PlainError) as korean:
            call()
        assert str(korean.value) != str(english.value)
