"""What the conformance suite asks of every game, as far as it needs no picture; and the circle of the rulebook.

The suite takes Creed in when it has a picture; this file is then no longer needed.
"""

from __future__ import annotations

import json
import random
import re
from types import ModuleType
from typing import Any

import jsonschema
import pytest

from boardlab.core import Record
from boardlab.rules_matrix import read_matrix
from tests.conformance import creed_samples, test_contract, test_hidden, test_points, test_records, test_rules
from tests.conformance.games import Game, played, samples

CREED = Game(
    "creed",
    creed_samples.STARTS,
    creed_samples.sample,
    creed_samples.candidates,
    creed_samples.rehidden,
    creed_samples.secrets,
    dull=creed_samples.DULL,
    open_deeds=creed_samples.OPEN_DEEDS,
    is_usual=creed_samples.is_usual,
    shuffled=False,
    points=False,
)
ELSEWHERE = {
    "test_every_attribute_of_the_contract", "test_reading_and_playing_leave_no_trace",
    "test_planted_secrets_are_nowhere_to_be_found", "test_a_view_is_the_same_whatever_is_hidden",
    "test_every_place_that_leads_nowhere_is_explained", "test_every_refusal_is_a_sentence_in_both_languages",
    "test_a_preview_runs_from_the_scores_now_line_by_line", "test_every_event_is_told_in_both_languages",
}  # fmt: skip
"""Checks that look at a picture; below stands what of them holds without."""
LANGS = ("en", "ko")


def checks(*modules: ModuleType) -> list[Any]:
    found = []
    for module in modules:
        for name, check in vars(module).items():
            if name.startswith("test_") and callable(check) and name not in ELSEWHERE:
                arguments = check.__code__.co_varnames[: check.__code__.co_argcount]
                if arguments in (("game",), ("game", "tmp_path")):
                    found.append(check)
    return found


@pytest.mark.parametrize(
    "check", checks(test_contract, test_hidden, test_points, test_records, test_rules), ids=lambda check: check.__name__
)
def test_creed_keeps_the_contract(check: Any, tmp_path: Any) -> None:
    check(CREED) if check.__code__.co_argcount == 1 else check(CREED, tmp_path)


def test_the_rulebook_is_whole_and_every_row_is_used() -> None:
    """94 rows, each named in code and tests, and no name without a row."""
    matrix = read_matrix("creed")
    assert len(matrix.rows) == 94
    assert matrix.hanging == []


# -- the same checks as in the suite, with the names of all places in a picture's stead --------------------------------


def places(p: Any) -> list[str]:
    return [*p.layout.cell_names, *p.layout.tent_names]


def test_every_place_that_leads_nowhere_is_explained() -> None:
    rng = random.Random(5)
    explained = 0
    for p in samples(CREED, 4, 13):
        if p.is_over or not p.legal_actions():
            continue
        walked = test_rules.paths(p, (), CREED.open_deeds)
        prefixes = {()} | {(*path, choice.key) for path, choice in walked if choice.action is None}
        for path in rng.sample(sorted(prefixes), min(12, len(prefixes))):
            asked = p.picks(path)
            if path and asked.choices and not any(choice.is_place for choice in asked):
                continue
            for place in places(p):
                on = p.picks((*path, place))
                if not on.choices and on.action is None:
                    assert p.refusals((*path, place)), (p.to_text(), path, place)
                    explained += 1
    assert explained > 500


def test_every_refusal_is_a_sentence_in_both_languages() -> None:
    seen = set()
    for p in samples(CREED, 8, 14):
        every = list(CREED.candidates(p))
        for act in random.Random(6).sample(every, min(1500, len(every))):
            for breach in p.judge(act).breaches:
                assert set(breach.places) <= set(places(p))
                if (breach.rule, breach.case) in seen:
                    continue
                seen.add((breach.rule, breach.case))
                for lang in LANGS:
                    text = p.wording.refusal(breach, lang)
                    assert not re.search(r"[{}]|None|\bTrue\b|\bFalse\b|<|  |@", text), text
                    assert text.endswith("."), text
                    assert text[0] == text[0].upper() or not text[0].isalpha() or text[1].isdigit(), text
    assert len(seen) > 45, seen


def test_every_event_is_told_in_both_languages() -> None:
    names = ("Seo-yeon", "민준", "Ada", "하윤")
    kinds = set()
    for start in range(len(CREED.starts)):
        for seed in range(2):
            whole = played(CREED, start, seed)
            for p, act in zip(whole.positions, whole.actions, strict=False):
                for event in p.events(act):
                    kinds.add(event.kind)
                    assert event.rule in p.wording.rules, event
                    assert set(event.places) <= set(places(p))
                    for seat in (None, 0):
                        for lang in LANGS:
                            text = p.wording.narrate(event.seen_by(seat), lang, names)
                            assert 0 < len(text) <= test_points.LONGEST, text
                            assert not re.search("[{}]|None", text), text
    assert len(kinds) > 30


def test_a_view_is_the_same_whatever_is_hidden() -> None:
    rng = random.Random(8)
    changed = 0
    for p in samples(CREED, 12, 31):
        for seat in (None, *range(p.players)):
            other = CREED.rehidden(p, seat, rng)
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


def test_planted_secrets_are_nowhere_to_be_found() -> None:
    looked = 0
    for p, seat, words in CREED.secrets():
        assert any(word in json.dumps(p.to_json()) for word in words)
        view = p.seen_by(seat)
        for text in (view.to_text(), json.dumps(view.to_json()), repr(view), repr(view.picks())):
            for word in words:
                assert word not in text, (seat, word)
        looked += 1
    assert looked > 10


def test_who_starts_is_drawn_by_the_record() -> None:
    """creed.setup.first4: the same seed, the same starting player; other seeds, others."""
    first = {}
    for seed in map(str, range(12)):
        for _ in range(2):
            record = Record.new(CREED.module, seed=seed, players=4)
            while record.position.stage == "tents":
                record.play(record.position.legal_actions()[0])
            record.play(record.dice.outcome(record.position))
            assert first.setdefault(seed, record.position.first) == record.position.first
            assert Record.from_text(record.to_text()).position == record.position
    assert set(first.values()) == {0, 1, 2, 3}


def test_json_that_breaks_the_schema_is_refused() -> None:
    validator = jsonschema.Draft202012Validator(CREED.schema)
    for p in samples(CREED, 5, 3):
        doc = p.to_json()
        validator.validate(doc)
        for name, wrong in (
            ("units", {"Z11": "archer"}),
            ("camps", [[]]),
            ("stage", "dance"),
            ("ap", [1]),
            ("more", 1),
        ):
            broken = {**doc, name: wrong}
            assert not validator.is_valid(broken)
            with pytest.raises(ValueError, match=r".+") as refused:
                CREED.module.from_json(broken)
            assert "\n" not in str(refused.value)
