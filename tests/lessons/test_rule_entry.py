"""Rules looked up: every row of every rulebook with its source, its readings, its lessons and a board."""

from __future__ import annotations

import re
from html import escape
from typing import Any

import pytest

import boardlab
from boardlab.lessons.build.store import find_lesson
from boardlab.lessons.model.checkpoint import Checkpoint
from boardlab.lessons.model.practice import practice_about, practice_line
from boardlab.lessons.rule_entry import UnknownRule, rules_of

ENTRIES = [entry for game in ("torres", "catan", "creed") for entry in rules_of(game).values()]
LANGS = ("en", "ko")


@pytest.mark.parametrize("lang", LANGS)
def test_entry_has_statement_and_chapter_without_codes(lang: str) -> None:
    for entry in ENTRIES:
        heads = [head for head, _ in entry.facts(lang)]
        assert len(heads) == len(set(heads))
        assert entry.statement(lang) in entry.to_text(lang)
        assert not re.search(r"\b(RG|NW|AL|CR)\b", entry.source(lang)), entry.source(lang)


def test_every_rule_has_a_teaching_step_and_an_example() -> None:
    for entry in ENTRIES:
        if entry.rule.kind != "rule":
            continue
        lesson, step = entry.taught[0]
        assert entry.id in find_lesson(lesson).steps[step - 1].text["en"]
        assert isinstance(entry.example, Checkpoint)
        assert entry.scene("ko") is not None


def test_disputed_rule_lists_its_readings() -> None:
    several = [entry for entry in ENTRIES if entry.rule.option and entry.rule.kind == "rule"]
    told = [entry.readings("en") for entry in several]
    settled = {entry.rule.option for entry, readings in zip(several, told, strict=True) if readings is None}
    assert settled == {"master_game", "frame_order", "chip_start", "start_tie", "special_boxes"}, "before a first board"
    for _, usual, others in filter(None, told):
        assert others
        assert usual not in others


def test_rule_is_shown_in_the_notebooks_language() -> None:
    entry = boardlab.rule("catan.robber.discard")
    assert "<svg" in entry._repr_html_()
    try:
        boardlab.language("ko")
        assert entry.title("ko") in entry._repr_html_()
        assert entry.title("ko") in repr(entry)
    finally:
        boardlab.language("en")


@pytest.mark.parametrize(
    ("given", "near"),
    [
        ("catan." + "rober.discard", "catan.robber.discard"),
        ("robber.discard", "catan.robber.discard"),
        ("<b>", "is no rule|There is no rule"),
        ("", "There is no rule"),
        (7, "There is no rule"),
    ],
)
def test_an_unknown_rule_is_answered_with_the_nearest(given: Any, near: str) -> None:
    with pytest.raises(UnknownRule, match=near):
        boardlab.rule(given)


def test_rules_and_misreadings_show_their_practice_line() -> None:
    entry = rules_of("torres")["torres.goal.product"]
    line = 'boardlab.practice("torres.goal.product")'
    assert line in entry.to_text("ko")
    assert escape(line) in entry.to_html()
    assert escape(line) not in entry.to_html(practise=False), "where a button does it"
    assert practice_line("torres.counts_the_tower") == 'boardlab.practice("torres.counts_the_tower")'
    assert practice_about("torres.counts_the_tower").against == "torres.counts_the_tower"
