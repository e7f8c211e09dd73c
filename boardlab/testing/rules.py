"""Every game gives one answer: menu, judge, picks and refusals agree, and every refusal is a sentence."""

from __future__ import annotations

import random
import re
import string
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from boardlab.core import Breach, Wording
from boardlab.core.contract.picks import Choice
from boardlab.core.contract.verdict import LONGEST
from boardlab.testing.subject import Subject, played, rounds, samples

if TYPE_CHECKING:
    from boardlab.core.contract.position import Position

LANGS = ("en", "ko")


@pytest.mark.parametrize("seed", range(rounds(1, soak=12)))
def test_the_menu_is_every_candidate_that_judge_passes(game: Subject, seed: int) -> None:
    for p in samples(game, 2, seed):
        menu, every = set(p.legal_actions()), list(game.candidates(p))
        assert menu <= set(every), p.to_text()
        tried = menu.union(every[:: 1 if game.is_tiny else rounds(3, soak=1)])
        assert {act for act in tried if p.judge(act)} == menu, p.to_text()


def paths(
    p: Position, path: tuple[str, ...] = (), open_verbs: frozenset[str] = frozenset()
) -> Iterator[tuple[tuple[str, ...], Choice]]:
    """Every pick that may be made, with the path that leads to it; open verbs are named and not walked through."""
    for choice in p.picks(path):
        yield path, choice
        if not choice.breaches and choice.action is None and (path or choice.key not in open_verbs):
            yield from paths(p, (*path, choice.key), open_verbs)


def test_picks_reach_every_legal_action_and_nothing_else(game: Subject) -> None:
    for p in samples(game, 12, 11):
        reached = set()
        for path, choice in paths(p, (), game.open_verbs):
            whole = (*path, choice.key)
            if choice.breaches:
                continue
            after = p.picks(whole)
            assert not p.refusals(whole)
            if choice.action is None:
                assert after.choices, (p.to_text(), whole)
                assert after.action is None
            else:
                assert after.action == choice.action, (p.to_text(), whole)
                assert p.judge(choice.action)
                reached.add(choice.action)
        closed = {act for act in p.legal_actions() if act.to_text().split()[0] not in game.open_words}
        chance = {act for act, _ in p.chance_outcomes()}
        assert closed | chance <= reached <= set(p.legal_actions()) | chance, p.to_text()


def test_open_verbs_are_built_piece_by_piece(game: Subject) -> None:
    """Random walks down every open verb end in legal actions, which the menu lists if they are usual ones."""
    rng = random.Random(17)
    built = 0
    for p in samples(game, 12, 11):
        menu = set(p.legal_actions())
        for first in [choice for choice in p.picks() if choice.key in game.open_verbs and not choice.breaches]:
            for _ in range(20):
                path: tuple[str, ...] = (first.key,)
                asked = p.picks(path)
                while asked.action is None:
                    assert asked.choices, (p.to_text(), path)
                    assert not p.refusals(path)
                    choices = [choice for choice in asked.choices if not choice.breaches]
                    choice = rng.choice(choices[-2:] if len(path) > 6 else choices)
                    path = (*path, choice.key)
                    asked = p.picks(path)
                    assert choice.action in (None, asked.action), path
                assert p.judge(asked.action), (p.to_text(), path)
                assert (asked.action in menu) == game.is_usual(p, asked.action)
                built += 1
    assert built > 100 or not game.open_verbs


def test_impossible_rows_carry_their_reasons(game: Subject) -> None:
    greyed = 0
    for p in samples(game, 25, 12):
        for choice in p.picks():
            follows = p.picks((choice.key,))
            possible = bool(follows.choices or follows.action)
            assert possible != bool(choice.breaches), (p.to_text(), choice.key)
            assert choice.breaches == p.refusals((choice.key,)), (p.to_text(), choice.key)
            greyed += bool(choice.breaches)
    game.met(greyed, 10, "picks that lead to nothing legal")


def test_every_place_that_leads_nowhere_is_explained(game: Subject) -> None:
    rng = random.Random(5)
    explained = 0
    for p in samples(game, rounds(2, soak=4), 13):
        places = list(p.scene().places)
        prefixes = {()} | {
            (*path, choice.key) for path, choice in paths(p, (), game.open_verbs) if choice.action is None
        }
        for path in rng.sample(sorted(prefixes), min(30, len(prefixes))):
            asked = p.picks(path)
            if path and asked.choices and not any(choice.is_place for choice in asked):
                continue
            for place in places:
                on = p.picks((*path, place))
                if not on.choices and on.action is None:
                    assert p.refusals((*path, place)), (p.to_text(), path, place)
                    explained += 1
    game.met(explained, 500, "places at which nothing can be done")


def fields(template: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(template) if name}


def said(wording: Wording, breach: Breach) -> Iterator[str]:
    for lang in LANGS:
        yield wording.refusal(breach, lang)


def test_every_refusal_is_a_sentence_in_both_languages(game: Subject) -> None:
    """Over random illegal actions of every kind: no placeholder stays open, nothing is called None, no one is blank."""
    wording: Wording = samples(game, 1)[0].wording
    seen = set()
    for p in samples(game, rounds(2, soak=6), 14):
        every, places = list(game.candidates(p)), set(p.scene().places)
        for act in random.Random(6).sample(every, min(rounds(60, soak=2000), len(every))):
            verdict = p.judge(act)
            for breach in verdict.breaches:
                seen.add((breach.rule, breach.case))
                for text in said(wording, breach):
                    assert not re.search(r"[{}]|None|\bTrue\b|\bFalse\b|<|  ", text), text
                    assert text.endswith((".", "!", "?")), text
                    assert text[0] == text[0].upper() or not text[0].isalpha() or text[1].isdigit(), text
                assert set(breach.places) <= places
            if not verdict:
                assert len(verdict.reasons("en")) == len(verdict.reasons("ko")) == len(verdict.breaches)
                hangs = verdict.ask(True) if verdict.ask else ()
                whole = " ".join([*verdict.reasons(), *map(str, hangs)])
                assert str(verdict) == whole or len(whole) > LONGEST
    game.met(len(seen), 25, "rules that refuse something")


def test_the_languages_of_a_refusal_name_the_same_facts(game: Subject) -> None:
    book = samples(game, 1)[0].wording.rules
    for rule in book.values():
        for case, texts in rule.refusals.items():
            assert set(texts) == set(LANGS), (rule.id, case)
            extra = fields(texts["ko"]) - fields(texts["en"])
            assert not extra, f"{rule.id} {case}: only Korean names {extra}"


def test_verdicts_list_each_broken_rule_once(game: Subject) -> None:
    for p in samples(game, rounds(1, soak=5), 15):
        for act in list(game.candidates(p))[:: rounds(61, soak=31)]:
            breaches = p.judge(act).breaches
            told = [p.wording.refusal(breach, "en") for breach in breaches]
            assert len(set(told)) == len(told), (p.to_text(), act, told)


def test_every_stage_of_a_game_is_among_the_samples(game: Subject) -> None:
    places = samples(game, 20)
    kinds = {act.to_text().split()[0] for p in places for act in p.legal_actions()}
    kinds |= {act.to_text().split()[0] for p in places for act, _ in p.chance_outcomes()}
    for start in range(len(game.starts)):
        assert {act.to_text().split()[0] for act in played(game, start).actions} <= kinds
