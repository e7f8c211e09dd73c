"""A rule whose title names a ban says in its sentences what is banned."""

from __future__ import annotations

import re
from typing import Any

import pytest

from boardlab.core.contract.rulebook import Rulebook

NAMED = {
    "en": re.compile(r"^(?:no|not|never|nothing|nobody|none)\b|\b(?:no|never|cannot)\b", re.IGNORECASE),
    "ko": re.compile(r"불가|금지|(?<!제한 )없음|못 |않|안 됨"),
}
STATED = {
    "en": re.compile(r"\b(?:no|not|never|nobody|none|nothing|neither|cannot|skip)\b", re.IGNORECASE),
    "ko": re.compile(r"없습니다|없어|수 없|지는? 않|지 못|못합니다|안 되|안 됩|아닙니다|아니므로|건너뜁|지 마"),
}
"""In Korean the verb is negated: a tower "without a piece" bans nothing."""


@pytest.mark.parametrize("game", ["torres", "catan", "creed"])
@pytest.mark.parametrize("lang", ["en", "ko"])
def test_a_title_with_a_ban_has_it_stated(game: Any, lang: Any) -> None:
    rules = Rulebook.of(f"boardlab.{game}").values()
    named = [rule for rule in rules if NAMED[lang].search(rule.title[lang])]
    assert named
    assert [
        f"{rule.id}: {rule.statement[lang]}" for rule in named if not STATED[lang].search(rule.statement[lang])
    ] == []


@pytest.mark.parametrize(
    ("lang", "statement"),
    [
        ("en", "A block on a tower without a piece makes that tower 1 higher."),
        ("ko", "말이 없는 탑 위에 블록을 놓으면 그 탑이 한 층 높아집니다."),
    ],
)
def test_what_is_allowed_elsewhere_is_no_ban(lang: Any, statement: Any) -> None:
    assert not STATED[lang].search(statement)
