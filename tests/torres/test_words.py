"""Torres in English and Korean: complete, equal in what they tell, fillable, short enough to be read at a glance."""

import ast
import re
from pathlib import Path

import pytest

import boardlab.torres
from boardlab.core.contract.rulebook import Rulebook
from boardlab.core.i18n.language import Phrase, Seat, Wording, catalogue

PACKAGE = "boardlab.torres"
WORDING = Wording(PACKAGE)
RULES = Rulebook.of(PACKAGE)
WORDS = catalogue(PACKAGE)
CARDS = boardlab.torres.CARDS


def texts() -> dict[str, dict[str, str]]:
    """Every text of Torres in both languages, by where it stands."""
    found = {f"words {key}": dict(entry) for key, entry in WORDS.items()}
    for rule in RULES.values():
        found[f"{rule.id} title"] = dict(rule.title)
        found[f"{rule.id} statement"] = dict(rule.statement)
        for case, refusal in rule.refusals.items():
            found[f"{rule.id} refusal {case}"] = dict(refusal)
    return found


TEXTS = texts()
EVERY = [(where, lang, text) for where, entry in TEXTS.items() for lang, text in entry.items()]


def test_the_tone_is_calm_and_the_signs_are_typographic():
    assert [where for where, _, text in EVERY if set(text) & set("!'\"")] == []


# -- the rulebook --------------------------------------------------------------------------------------------------


each_rule = pytest.mark.parametrize("rule", RULES.values(), ids=lambda rule: rule.id)


@each_rule
def test_a_rule_has_its_fields(rule):
    assert re.fullmatch(r"torres(\.[a-z_]+){1,3}", rule.id)
    assert rule.kind in {"rule", "component", "advice"}
    assert rule.confidence in {"high", "medium", "low"}
    assert re.match(r"(RG, |NW |house rule$)", rule.source)
    assert not rule.option or f"option.{rule.option}" in WORDS
    assert 1 <= len(rule.title["en"].split()) <= 5
    assert len(rule.title["ko"].split()) <= 5
    for text in (rule.statement["en"], rule.statement["ko"]):
        assert text.endswith(".")
        assert "{" not in text
    for refusal in rule.refusals.values():
        assert refusal["en"].endswith(".")
        assert refusal["ko"].endswith(".")


def test_korean_rules_are_polite_throughout():
    told = [rule.statement["ko"] for rule in RULES.values()]
    told += [refusal["ko"] for rule in RULES.values() for refusal in rule.refusals.values()]
    sentences = [sentence for text in told for sentence in re.split(r"(?<=\.)\s+", text)]
    assert [sentence for sentence in sentences if not sentence.endswith(("니다.", "{who}."))] == []


def test_narration_is_made_of_whole_sentences():
    told = {key: entry for key, entry in WORDS.items() if key.startswith(("event.", "summary."))}
    assert [key for key, entry in told.items() if not entry["ko"].endswith(("니다.", "}.", "}장.", "{text}"))] == []
    assert [key for key, entry in told.items() if not entry["en"].endswith((".", "{text}"))] == []


def nodes():
    """Every syntax node of Torres' code."""
    for path in Path(boardlab.torres.__file__).parent.rglob("*.py"):
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def test_every_rule_the_code_names_stands_in_the_rulebook():
    texts = [node.value for node in nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    named = {text for text in texts if re.fullmatch(r"torres(\.[a-z_]+)+", text)}
    assert named
    assert named <= {*RULES, *(f"torres.{name}" for name in boardlab.torres.__all__)}, "rules, and functions by name"


def test_every_wording_the_code_names_is_catalogued():
    prefixes = {"Phrase": "", "say": "", "_fail": "error.", "Event": "event."}
    named = set()
    for node in nodes():
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called in prefixes:
                named.add(prefixes[called] + node.args[0].value)
    assert named
    assert [key for key in sorted(named) if not WORDING.has(key)] == []


# -- words ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", CARDS)
def test_a_card_has_its_name_and_text(card):
    assert f"card.{card}" in WORDS
    assert f"card_text.{card}" in WORDS
    assert f"torres.card.{card}" in RULES
    assert WORDS[f"card.{card}"] == dict(RULES[f"torres.card.{card}"].title)


def test_a_place_is_said_in_full():
    facts = {"cell": "d3", "level": 3, "who": Phrase("figure.knight", {"player": Seat(0)}), "area": 5, "height": 4}
    assert WORDING.say("says.tower_figure", "en", None, **facts) == (
        "d3, level 3, knight of A, castle of area 5, height 4"
    )
    assert WORDING.say("says.tower_figure", "ko", None, **facts) == "d3, 3층, A의 기사, 면적 5, 높이 4인 성"
