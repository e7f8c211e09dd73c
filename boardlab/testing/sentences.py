"""Everything a game says, read as a learner reads it: no sentence with a hole, a doubled word or a number that jars."""

from __future__ import annotations

import random
import re
from collections import defaultdict
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from boardlab.core import Phrase, Wording
from boardlab.core.contract.position import Action
from boardlab.testing.subject import Subject, samples

if TYPE_CHECKING:
    from boardlab.core.contract.position import Position

LANGS = ("en", "ko")
_THING = "block|card|castle|cell|cube|knight|level|player|point|road|settlement|stack|step|tent|tile|turn|unit"
HOLES = {
    "empty brackets": r"\(\s*\)|\[\s*\]|\{\s*\}",
    "empty quotation marks": r"“\s*”|‘\s*’|\"\s*\"|''",
    "a placeholder": r"[{}]",
    "a doubled space": r"\s\s|^\s|\s$",
    "a name of the program": r"\bNone\b|\bTrue\b|\bFalse\b|\bKind\.|<",
    "a seat without a name": r"@",
    "a list of nothing": r", ,|,\.|: [.,]|:$| \.| ,(?! )|\.\.(?!\.)",
    "one of many": rf"(?<![\d.,/:–-])\b1 (({_THING})s|cities|are|were)\b(?! scored)",
    "many of one": rf"\b(0|[2-9]|\d\d+) ({_THING})\b(?! card)",
    "for nothing": r"\bFor 0\b|\b0 cards? (go|goes|is|are)\b|0장을 (내|받)|0장이 필요",
    "a thing and itself": r"\b([A-D][A-Z]?\d\d|[a-h]\d) and \1\b|([A-D][A-Z]?\d\d|[a-h]\d)[과와] \2",
    "a number below nothing": r"(?<![\w/+])-\d",
}
"""What no sentence may have, and how it shows."""


def broken(text: str) -> list[str]:
    return [name for name, sign in HOLES.items() if re.search(sign, text)]


def every_sentence(game: Subject, count: int, each: int, seed: int) -> Iterator[tuple[str, str, str]]:
    """What some positions of a game say, refuse, offer and narrate: the language, where it comes from, the text."""
    for p in samples(game, count, seed):
        rng = random.Random(p.to_text())
        wording: Wording = p.wording
        told: list[tuple[str, Phrase]] = [("headline", p.headline()), *_receipt(p), *_picked(p, (), rng)]
        for where, phrase in told:
            for lang in LANGS:
                yield lang, where, wording.phrase(phrase, lang)
        for act in _some(game, p, each, rng):
            verdict = p.judge(act)
            for lang in LANGS:
                for text in verdict.reasons(lang):
                    yield lang, f"refusal of {act!r}", text
            for event in p.events(act) if verdict else ():
                for seen in (event, event.seen_by(None)):
                    for lang in LANGS:
                        yield lang, f"event of {act!r}", wording.narrate(seen, lang)


def _some(game: Subject, p: Position, each: int, rng: random.Random) -> Iterator[Action]:
    """Some actions of every kind and seat, and of chance."""
    kinds = defaultdict(list)
    for act in game.candidates(p):
        if not act.validation_errors:
            kinds[act.kind, act.player].append(act)
    for (_, seat), acts in kinds.items():
        yield from rng.sample(acts, min(each * 4 if seat == p.current_player else each, len(acts)))
    outcomes = [act for act, _ in p.chance_outcomes()]
    yield from rng.sample(outcomes, min(8, len(outcomes)))
    legal = p.legal_actions()
    yield from rng.sample(legal, min(8, len(legal)))


def _receipt(p: Position) -> Iterator[tuple[str, Phrase]]:
    receipt = p.preview()
    if receipt is None:
        return
    yield "receipt", receipt.title
    for line in receipt.lines:
        yield "receipt", line.label
        if line.sum is not None:
            yield "receipt", line.sum


def _picked(p: Position, path: tuple[str, ...], rng: random.Random) -> Iterator[tuple[str, Phrase]]:
    asked = p.picks(path)
    yield f"prompt after {path}", asked.prompt
    for choice in asked.choices:
        for phrase in (choice.label, choice.note, choice.cost):
            if phrase is not None:
                yield f"choice after {path}", phrase
    more = [choice for choice in asked.choices if not choice.breaches and choice.action is None]
    if len(path) < 2:
        for choice in rng.sample(more, min(2, len(more))):
            yield from _picked(p, (*path, choice.key), rng)


LONG = [pytest.param(60, 6, seed, marks=pytest.mark.soak) for seed in range(4, 14)]


@pytest.mark.parametrize(("count", "each", "seed"), [(4, 1, 3), *LONG])
def test_no_sentence_has_a_hole(game: Subject, count: int, each: int, seed: int) -> None:
    seen: dict[str, str] = {}
    for lang, where, text in every_sentence(game, count, each, seed):
        assert text, (lang, where)
        seen.setdefault(text, f"{lang}, {where}")
    game.met(len(seen), 400, "sentences")
    assert [(broken(text), text, where) for text, where in seen.items() if broken(text)] == []


def test_holes_are_seen(game: Subject) -> None:
    """The net itself: what was once said is caught, and what is right is not."""
    for text in (
        "The other cards () all go back together, on top or at the bottom.",
        "For 0 cards the bank takes lumber at 4:1; 4 cards are offered.",
        "This takes 2 AP, but 1 AP are left. Of 9 cards, 4 must go back; 1 are chosen.",
        "It is for @ to act, not for A.",
        "A21 and A21 lie on one line.",
        "A21과 A21은 같은 라인입니다.",
        "B has not agreed; there is agreement with .",
        "There is no own stack of 2 block.",
        "There is {count} of it.",
        "Nothing: “” is no name.",
        "From b7 to b6 the climb is -2.",
    ):
        assert broken(text), text
    for text in (
        "The other cards (Hurdle, Magnet) all go back together, on top or at the bottom.",
        "The obstacle -/2 on A32 gets no morale.",
        "At 2:1 the bank gives 1 card for 2 cards.",
        "From a1 to b1 the climb is 1. This card needs exactly 2.",
    ):
        assert not broken(text), text


def test_the_general_rule_comes_last(game: Subject) -> None:
    """Who tries something out of turn is told the rule of that thing first, and whose turn it is after it."""
    met = 0
    for p in samples(game, 8, 3):
        for act in _some(game, p, 2, random.Random(p.to_text())):
            rules = p.judge(act).rules
            general = [at for at, rule in enumerate(rules) if rule in game.whose_turn]
            assert general in ([], [len(rules) - 1]), (p.to_text(), act, rules)
            met += len(rules) > 1 and bool(general)
    if game.whose_turn:
        game.met(met, 50, "actions that are out of turn and against another rule")
