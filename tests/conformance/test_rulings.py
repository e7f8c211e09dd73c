"""Rulings: every one has words, a position can be put under another, and a verdict knows which it hangs on."""

from __future__ import annotations

import random
from typing import Any

import pytest

from boardlab.core.contract.verdict import PlainError
from boardlab.core.i18n.language import LANGUAGES
from boardlab.core.text.quoting import shown
from tests.conformance.games import GAMES, Game, samples
from tests.effort import rounds

pytestmark = pytest.mark.parametrize("game", GAMES, ids=str)


def test_every_ruling_is_said_in_both_languages(game: Game) -> None:
    rulings = game.module.start(players=4).rulings()
    for lang in LANGUAGES:
        lines = rulings.to_text(lang).splitlines()
        assert len(lines) == 1 + len(rulings.rows(lang))
        assert all(name and value and "{" not in name + value for name, value, _ in rulings.rows(lang))
        for name, value in rulings.others():
            p = _under(game.module.start(players=4), name, value)
            if p is not None:
                said = p.rulings().describe(name, lang)
                assert said[0] == rulings.describe(name, lang)[0]
                assert said[1] != rulings.describe(name, lang)[1], name
                assert said[1] in p.rulings().name(lang) or "1" in p.rulings().name(lang)


def test_edition_named_alone_rules_as_that_edition(game: Game) -> None:
    kind = type(game.module.start(players=4).options)
    for edition, rulings in kind.EDITIONS.items():
        named = kind(edition)
        assert named.changes == {}
        assert {name: getattr(named, name) for name in kind.RULINGS} == {
            name: kind.usual(name, edition) for name in kind.RULINGS
        }
        assert {name: getattr(named, name) for name in rulings} == dict(rulings)
        assert len({kind(edition), kind()}) == (1 if edition == kind.USUAL else 2), "editions differ"


def test_position_under_another_ruling_stays_in_its_game(game: Game) -> None:
    tried = met = 0
    for p in samples(game, 12):
        assert p.under() == p
        for name, value in p.rulings().others():
            tried += 1
            other = _under(p, name, value)
            if other is None:
                continue
            met += 1
            assert other.rulings()[name] == value
            assert other.scores == p.scores
            assert game.module.parse(other.to_text(), allow_unreachable=True) == other
    assert met > tried / 2


def test_ruling_a_verdict_depends_on_changes_it(game: Game) -> None:
    rng = random.Random(9)
    found = 0
    for p in samples(game, 12)[:6]:
        asked = [*rng.sample(p.legal_actions(), min(3, len(p.legal_actions()))), *_refused(game, p, rng)]
        for act in asked:
            verdict = p.judge(act)
            for ruling in verdict.depends_on:
                found += 1
                assert bool(p.under(**{ruling.option: ruling.other}).judge(act)) != bool(verdict)
                assert all(ruling.to_text(lang) for lang in LANGUAGES)
    assert found


def _under(p: Any, name: str, value: Any) -> Any:
    try:
        return p.under(**{name: value})
    except PlainError:
        return None


def _refused(game: Game, p: Any, rng: random.Random) -> list[Any]:
    """For each rule that hangs on a ruling an action that it alone refuses; and two others."""
    every = list(game.candidates(p))
    some = rng.sample(every, min(rounds(600, soak=100_000), len(every)))
    found = [verdict for verdict in map(p.judge, some) if not verdict]
    telling = {rule: verdict for verdict in found for rule in verdict.rules if len(verdict.rules) == 1}
    chosen = [verdict for rule, verdict in telling.items() if p.wording.rules[rule].option]
    return [verdict.action for verdict in (*chosen, *rng.sample(found, min(2, len(found))))]


NO_RULINGS = ("self", "__class__", "name", "p", "", "x" * 1_000_000, "\ud800", "1")
ONE = {"torres": "huch,{}=1", "catan": "almanac:{}=1", "creed": '{{"{}":1}}', "toygame": "{}=1"}
RULINGS_FIELD = {"torres": "options", "catan": "options", "creed": "options", "toygame": "options"}


def ruled(p: Any, rulings: str) -> str:
    """The line of a position under the usual rules, with these written in their place."""
    first, rest = p.to_text().split(" ", 1)
    lines = {
        "torres": f"torres/2 {rulings} {rest} - - -",
        "catan": f"{first} {rest.replace('almanac', rulings, 1)}",
        "creed": f"{first} {rest.removesuffix('-')}{rulings}",
        "toygame": f"{first} {rest} {rulings}",
    }
    return lines[p.game]


def test_unknown_ruling_is_refused_at_every_entry_point(game: Game) -> None:
    """``self`` is no less a name than any other, although Python's own functions have a word for it."""
    p = game.module.start()
    for name in NO_RULINGS:
        doors = [
            lambda name=name: p.under(**{name: 1}),
            lambda name=name: p.options.replace(**{name: 1}),
            lambda name=name: game.module.from_json({**p.to_json(), RULINGS_FIELD[game.name]: {name: 1}}),
            lambda name=name: game.module.parse(ruled(p, ONE[game.name].format(name))),
        ]
        for door in doors:
            with pytest.raises(PlainError) as refused:
                door()
            assert shown(name) in str(refused.value) or len(name) > 40
            assert len(str(refused.value)) < 300
