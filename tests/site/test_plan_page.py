"""The page of plans: what it offers is a line of a plan; Python behind it shows the plan and names bad lines."""

from __future__ import annotations

import json
import re
from html import unescape
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from boardlab.lessons.build.store import find_lesson
from boardlab.page.opening import open_page
from boardlab.session.plan import read_plan
from boardlab.site.course import CourseLesson
from boardlab.site.plan_page import plan_page

LESSONS = ("torres.scoring", "catan.trade")


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_every_step_offered_is_a_line(lang: str) -> None:
    lessons = {name: CourseLesson.of(find_lesson(name)) for name in LESSONS}
    python = SimpleNamespace(of_class=lambda _: {})
    site: Any = SimpleNamespace(lessons=lessons, games=("torres", "catan"), python=python)
    lines = [unescape(line) for line in re.findall('data-line="([^"]*)"', plan_page(site, lang).html())]
    assert len(lines) == sum(len(find_lesson(name).steps) - 1 for name in LESSONS)
    plan = read_plan("\n".join(lines[:30]))
    assert not plan.problems
    assert [item.step for item in plan.items[:5]] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize(
    ("about", "shown", "wrong"),
    [
        ("#t=boardlab%20plan%201%0Acatan.trade%203%0Atorres.scoring.2", "catan.trade", ""),
        ("torres.scoring 2\ncatan.nope 3", "torres.scoring", "catan.nope"),
        ("#t=boardlab%20plan%201%0A", None, "torres.scoring 7"),
    ],
)
def test_page_shows_a_plan_and_names_bad_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, about: str, shown: str | None, wrong: str
) -> None:
    monkeypatch.setenv("BOARDLAB_HOME", str(tmp_path))
    whole = json.loads(open_page("plan", about, "en", str(tmp_path)).whole())
    assert wrong in whole["mistake"]
    assert bool(whole["mistake"]) == bool(wrong)
    assert whole["frame"]["stage"]["plan"]["at"] == 0
    assert shown is None or whole["frame"]["stage"]["id"] == shown
