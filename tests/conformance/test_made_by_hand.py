"""Actions made by hand: whatever stands in their fields, judge gives a verdict, and nothing illegal is played."""

from __future__ import annotations

import copy
import random
import re
from fractions import Fraction
from typing import Any

import pytest

from boardlab.core import CHANCE, IllegalAction, Seat, Verdict
from boardlab.core.contract.action_base import RULE
from boardlab.core.contract.rulebook import shared_rules
from tests.conformance.games import GAMES, Game, samples
from tests.effort import rounds

pytestmark = pytest.mark.parametrize("game", GAMES, ids=str)


class Unprintable:
    """A value of no kind that anybody expects."""

    def __repr__(self) -> str:
        raise RuntimeError("nobody asked")


HOSTILE: Any = (
    None, True, False, 0, 1, 2, 3, 4, 5, 8, 9, 15, 18, 19, 53, 54, 63, 64, 71, 72, 255, 256, 999,
    -1, -2, -7, -999, 1 << 40, 4 << 40, -(1 << 40), 10**5000, -(10**5000),
    0.5, 1.0, -1.0, 3.0, 1e308, float("nan"), float("inf"), 1j, Fraction(7, 2), Fraction(2),
    "", "top", "middle", "1", "A", "\ud800", "x" * 5000, b"\x00", (), (1,), (1, 2), ((0, 1),), ((0, 999),),
    ((1, None),), (3, -3), (10**30,), ("a", "b"), [], [1, 2], {}, {1}, Seat(1), Unprintable(), Unprintable, len, ...,
)  # fmt: skip
"""What may be put where a number, a side or a tuple belongs."""


def remade(act: Any, changes: dict[int, Any]) -> Any:
    """The action with some of its parts replaced, as :func:`action` of its game makes it."""
    maker, parts = act.__reduce__()
    return maker(*(changes.get(at, part) for at, part in enumerate(parts)))


def spoilt(game: Game, count: int, seed: int) -> list[tuple[Any, Any]]:
    """Positions, each with a declared action in which one or two parts are something else."""
    rng = random.Random(f"{game} {seed}")
    found = []
    for p in samples(game, 12, 11):
        every = list(game.candidates(p))
        for act in rng.sample(every, min(count, len(every))):
            parts = act.__reduce__()[1]
            first = 1 if game.name == "creed" else 0  # there the board comes first, which only a name can say
            changed = rng.sample(range(first, len(parts)), rng.choice([1, 1, 2]))
            found.append((p, remade(act, {at: rng.choice(HOSTILE) for at in changed})))
    return found


def check(p: Any, act: Any) -> Verdict:
    """Judge, play and events agree, and the verdict can be printed in both languages."""
    verdict: Verdict = p.judge(act)
    assert isinstance(verdict, Verdict)
    assert repr(verdict)
    if verdict:
        assert p.play(act) == p.play(p.read_action(act.to_text()) if act.player != CHANCE else act)
        assert p.events(act)
        return verdict
    for lang in ("en", "ko"):
        for text in verdict.reasons(lang):
            assert act.validation_errors or not re.search(r"[{}]|  |\(\)|None", text), text
            assert text.isprintable()
            assert len(text) < 400
    assert str(verdict)
    for door in (p.play, p.events):
        with pytest.raises(IllegalAction) as refused:
            door(act)
        assert str(refused.value) == str(verdict)
    return verdict


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(1, 40))])
def test_any_object_of_the_action_type_gets_a_verdict(game: Game, seed: int) -> None:
    strange = 0
    for p, act in spoilt(game, rounds(5, soak=20), seed):
        verdict = check(p, act)
        strange += bool(act.validation_errors)
        if act.validation_errors:
            assert verdict.rules == (RULE,)
    assert strange > 50


@pytest.mark.parametrize("values", [3, pytest.param(len(HOSTILE), marks=pytest.mark.soak)])
def test_bad_value_in_any_field_gets_a_refusal(game: Game, values: int) -> None:
    """One action of each kind, and hostile values in each of its fields: a verdict, or the action unchanged."""
    rng = random.Random(f"{game} fields")
    kinds: dict[str, tuple[Any, Any]] = {}
    for p in samples(game, 12, 11):
        for act in [*p.legal_actions(), *(act for act, _ in p.chance_outcomes())]:
            kinds.setdefault(act.to_text().split()[0], (p, act))
    game.met(len(kinds), 10, "kinds of actions")
    for p, act in kinds.values():
        for at in range(1 if game.name == "creed" else 0, len(act.__reduce__()[1])):
            for value in rng.sample(HOSTILE, values):
                check(p, remade(act, {at: value}))


def test_menus_and_texts_hold_sound_actions_only(game: Game) -> None:
    for p in samples(game, 12, 11):
        for act in [*p.legal_actions(), *(act for act, _ in p.chance_outcomes())]:
            assert act.validation_errors == (), act


def test_equal_actions_are_one_object_whoever_made_the_first(game: Game) -> None:
    """True and 1.0 equal 1: what they leave behind must not spoil the action for all who follow."""
    p = samples(game, 12, 11)[0]
    rng = random.Random(f"{game} equal")
    for act in rng.sample(list(game.candidates(p)), 200):
        parts = act.__reduce__()[1]
        numbers = [at for at, part in enumerate(parts) if type(part) is int or (at == 1 and game.name == "creed")]
        for disguise in (float, Fraction, Seat, lambda n: bool(n) if n in (0, 1) else n):
            again = remade(act, {at: disguise(parts[at]) for at in numbers})
            assert again.__reduce__()[1] == parts
            assert [type(part) for part in again.__reduce__()[1]] == [type(part) for part in parts]


def test_an_action_does_not_change(game: Game) -> None:
    p = samples(game, 12, 11)[0]
    act = p.legal_actions()[0]
    for name in ("kind", "player", "something"):
        with pytest.raises(AttributeError, match="does not change"):
            setattr(act, name, 3)
        with pytest.raises(AttributeError, match="does not change"):
            delattr(act, name)
    assert copy.copy(act) is act is copy.deepcopy(act)


def test_every_sentence_about_what_is_no_action_comes_up(game: Game) -> None:
    p = next(p for p in samples(game, 12, 11) if p.players < 4 and p.legal_actions())
    act = p.legal_actions()[0]
    parts = act.__reduce__()[1]
    kind = next(at for at, part in enumerate(parts) if part is act.kind)
    player = next(at for at, part in enumerate(parts) if part is act.player and at != kind)
    others = {"kind": {kind: 99}, "seat": {player: 3}, "": {player: None}}
    met = [check(p, remade(act, changes)) for changes in others.values()]
    assert {verdict.breaches[0].case for verdict in met} == set(shared_rules()[RULE].refusals)
