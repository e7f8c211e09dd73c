"""Torres in English and Korean: complete, equal in what they tell, fillable, short enough to be read at a glance."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import boardlab.torres
from boardlab.core.contract.rulebook import Rulebook
from boardlab.core.i18n.language import Wording, catalogue

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


# -- the rulebook --------------------------------------------------------------------------------------------------


def nodes() -> Iterator[Any]:
    """Every syntax node of Torres' code."""
    for path in Path(boardlab.torres.__file__).parent.rglob("*.py"):
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def test_every_rule_the_code_names_stands_in_the_rulebook() -> None:
    texts = [node.value for node in nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    named = {text for text in texts if re.fullmatch(r"torres(\.[a-z_]+)+", text)}
    assert named
    assert named <= {*RULES, *(f"torres.{name}" for name in boardlab.torres.__all__)}, "rules, and functions by name"


def test_every_wording_the_code_names_is_catalogued() -> None:
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
def test_a_card_has_its_name_and_text(card: Any) -> None:
    assert f"card.{card}" in WORDS
    assert f"card_text.{card}" in WORDS
    assert f"torres.card.{card}" in RULES
    assert WORDS[f"card.{card}"] == dict(RULES[f"torres.card.{card}"].title)
