"""What the conformance suite asks of every game, as far as it needs no picture; and the circle of the rulebook.

The suite takes Catan in when it has a picture; this file is then no longer needed.
"""

from __future__ import annotations

import json
import random
import re
from types import ModuleType

import pytest

from boardlab.catan.board import PATHS, SITES, TILES
from boardlab.rules_matrix import read_matrix
from tests.conformance import test_contract, test_hidden, test_points, test_records, test_rules
from tests.conformance.games import CATAN, played, samples

PICTURED = {
    "test_every_attribute_of_the_contract", "test_reading_and_playing_leave_no_trace",
    "test_planted_secrets_are_nowhere_to_be_found", "test_a_view_is_the_same_whatever_is_hidden",
    "test_every_place_that_leads_nowhere_is_explained", "test_every_refusal_is_a_sentence_in_both_languages",
    "test_a_preview_runs_from_the_scores_now_line_by_line", "test_every_event_is_told_in_both_languages",
}  # fmt: skip
"""Checks that look at a picture."""


def checks(*modules: ModuleType) -> list[object]:
    found = []
    for module in modules:
        for name, check in vars(module).items():
            if name.startswith("test_") and callable(check) and name not in PICTURED:
                arguments = check.__code__.co_varnames[: check.__code__.co_argcount]
                if arguments == ("game",):
                    found.append(check)
    return found


@pytest.mark.parametrize(
    "check", checks(test_contract, test_hidden, test_points, test_records, test_rules), ids=lambda check: check.__name__
)
def test_catan_keeps_the_contract(check):
    check(CATAN)


@pytest.mark.parametrize("seed", range(4))
def test_the_menu_is_every_candidate_that_judge_passes(seed):
    test_rules.test_the_menu_is_every_candidate_that_judge_passes(CATAN, seed)


def test_the_rulebook_is_whole_and_every_row_is_used():
    """160 rows, each named in code and tests, and no name without a row."""
    matrix = read_matrix("catan")
    assert len(matrix.rows) == 160
    assert matrix.hanging == []


# -- the same checks as in the suite, with the names of all places in a picture's stead ------------------------------

PLACES = [*TILES, *SITES, *PATHS]
LANGS = ("en", "ko")


def test_every_place_that_leads_nowhere_is_explained():
    rng = random.Random(5)
    explained = 0
    for p in samples(CATAN, 4, 13):
        walked = test_rules.paths(p, (), CATAN.open_deeds)
        prefixes = {()} | {(*path, choice.key) for path, choice in walked if choice.action is None}
        for path in rng.sample(sorted(prefixes), min(12, len(prefixes))):
            asked = p.picks(path)
            if path and asked.choices and not any(choice.is_place for choice in asked):
                continue
            for place in rng.sample(PLACES, 60):
                on = p.picks((*path, place))
                if not on.choices and on.action is None:
                    assert p.refusals((*path, place)), (p.to_text(), path, place)
                    explained += 1
    assert explained > 500


def test_every_refusal_is_a_sentence_in_both_languages():
    seen = set()
    for p in samples(CATAN, 8, 14):
        for act in random.Random(6).sample(list(CATAN.candidates(p)), 1200):
            for breach in p.judge(act).breaches:
                assert set(breach.places) <= set(PLACES)
                if (breach.rule, breach.case) not in seen or len(seen) < 10:
                    seen.add((breach.rule, breach.case))
                    for lang in LANGS:
                        text = p.wording.refusal(breach, lang)
                        assert not re.search(r"[{}]|None|\bTrue\b|\bFalse\b|<|  |@", text), text
                        assert text.endswith("."), text
                        assert text[0] == text[0].upper() or not text[0].isalpha() or text[1].isdigit(), text
    assert len(seen) > 35, seen


def test_every_event_is_told_in_both_languages():
    names = ("Seo-yeon", "민준", "Ada", "하윤")
    kinds = set()
    for start in range(len(CATAN.starts)):
        whole = played(CATAN, start)
        for p, act in zip(whole.positions[::2], whole.actions[::2], strict=False):
            for event in p.events(act):
                kinds.add(event.kind)
                assert event.rule in p.wording.rules, event
                assert set(event.places) <= set(PLACES)
                for seat in (None, 0):
                    for lang in LANGS:
                        text = p.wording.narrate(event.seen_by(seat), lang, names)
                        assert 0 < len(text) <= test_points.LONGEST, text
                        assert not re.search("[{}]|None", text), text
    assert len(kinds) > 30


def test_a_view_is_the_same_whatever_is_hidden():
    rng = random.Random(8)
    changed = 0
    for p in samples(CATAN, 12, 31):
        for seat in (None, *range(p.players)):
            other = CATAN.rehidden(p, seat, rng)
            changed += other != p
            mine, theirs = p.seen_by(seat), other.seen_by(seat)
            assert mine == theirs
            assert hash(mine) == hash(theirs)
            assert mine.to_text() == theirs.to_text()
            assert mine.to_json() == theirs.to_json()
            assert repr(mine.headline()) == repr(theirs.headline())
            if seat != p.current_player:
                assert repr(mine.picks()) == repr(theirs.picks())
                assert mine.legal_actions() == theirs.legal_actions()
    assert changed > 20


def test_planted_secrets_are_nowhere_to_be_found():
    looked = 0
    for p, seat, words in CATAN.secrets():
        assert words[0] in json.dumps(p.to_json())
        view = p.seen_by(seat)
        for text in (view.to_text(), json.dumps(view.to_json()), repr(view), repr(view.picks())):
            assert not any(word in text for word in words[:1])
        looked += 1
    assert looked > 10
