"""The card of what is due: names, and one button that reviews each rule on a fresh position."""

from __future__ import annotations

import json
import sys
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Any

import pytest

import boardlab
from boardlab.core.errors import MissingPackage
from boardlab.lessons.journal.entry import Entry
from boardlab.lessons.journal.journal import journal
from boardlab.lessons.model.practice import REVIEW
from boardlab.page.opening import open_page

RULES = ("catan.robber.discard", "torres.goal.product")
BEFORE = (datetime.now(UTC) - timedelta(days=3)).strftime("%Y-%m-%dT%H:%M:%SZ")
MISSED = tuple(Entry(name, "answer", 1, time=BEFORE) for name in ("torres.scoring.2", "catan.robber.3"))


NUMBERS = count(1)


def press(card: Any, **message: Any) -> Any:
    heard: list[Any] = []
    card.send = heard.append
    card._on_page(card, {"client": "page", "seq": next(NUMBERS), "rev": card.frame.get("rev", 0), **message}, [])
    return heard[-1]["answer"]


def test_one_press_reviews_what_is_due() -> None:
    card: Any = boardlab.due("en")
    assert card.rules == ()
    assert press(card, do="practise", key=REVIEW) == "no"
    for each in MISSED:
        journal().add(each)
    assert [row["id"] for row in card.due["rules"]] == list(RULES)
    assert press(card, do="practise", key=REVIEW) == "done"
    asked = card.practised
    for number, rule in enumerate(RULES, 1):
        assert asked.frame["question"]["checkpoint"] == f"Review {number} of 2"
        assert asked.frame["question"]["later"].startswith(f"{number} of 2.")
        assert asked.checkpoint.dealt == rule
        asked(asked.checkpoint.answer())
        assert bool(asked.frame["question"]["next"]) == (number < len(RULES))
        assert press(asked, do="pick", key="next:") == ("done" if number < len(RULES) else "no")
    assert len(card.due["rules"]) == len(RULES), "what is reviewed now stays"
    press(card, do="practise", key="")
    assert card.rules == ()
    assert "comes in" in repr(card)


def test_a_rule_is_skipped_without_an_answer() -> None:
    for each in MISSED:
        journal().add(each)
    asked: Any = boardlab.practice(REVIEW)
    assert asked.frame["question"]["next"] == "Skip"
    press(asked, do="pick", key="next:")
    assert asked.checkpoint.dealt == RULES[1]
    assert len(journal().read().entries) == len(MISSED)


def test_a_page_is_told_what_its_browser_keeps(tmp_path: Path) -> None:
    kept = json.dumps({"lines": [each.line().decode() for each in MISSED], "places": {}})
    page = open_page("due", "", "ko", str(tmp_path), kept)
    due = json.loads(page.whole())["due"]
    assert [row["id"] for row in due["rules"]] == list(RULES)
    assert due["key"] == f"{REVIEW}{'+'.join(RULES)}"
    asked = json.loads(open_page("practice", due["key"], "ko", str(tmp_path), kept).whole())
    assert asked["frame"]["question"]["checkpoint"] == "복습 1/2"


def test_without_the_package_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "fsrs", None)
    with pytest.raises(MissingPackage, match="pip install fsrs"):
        boardlab.due()
