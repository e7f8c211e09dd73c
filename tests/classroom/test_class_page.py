"""The page of a class, without a browser: what it is sent, what it answers, and that hostile files stay plain text."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from boardlab.classroom.hand_in_code import hand_in_code
from boardlab.classroom.results import Result
from boardlab.core.i18n.language import LANGUAGES
from boardlab.page.opening import open_page
from boardlab.testing.fuzz import BAD_VALUES
from tests.classroom.hostile import hostile_files
from tests.classroom.pupils import journal_of
from tests.classroom.test_class_report import Page

TOPIC = "torres.scoring"
WRONG = "torres.adds_area_and_level"


class Opened:
    """The page, as the browser asks it."""

    def __init__(self, lang: str = "en") -> None:
        self.page = open_page("class", "", lang, "/nowhere")

    def ask(self, do: str, **more: Any) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(self.page.receive(json.dumps({"do": do, **more})))
        return answer


def pupil(number: int, *wrong: str) -> tuple[str, str]:
    return f"x_{number}.jsonl", journal_of(wrong, [TOPIC], Random(number)).decode()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_files_and_codes_become_a_saved_report(lang: str) -> None:
    page = Opened(lang)
    code = hand_in_code(TOPIC, 9, {f"{TOPIC}.2": Result(WRONG, 1, 0, True)})
    assert page.ask("files", files=[pupil(1, WRONG), ("big_2.jsonl", None)])["taken"] == 2
    page.ask("files", files=[("x_mina.jsonl", pupil(3)[1])])
    page.ask("codes", text=code.replace("-", " "))
    made = page.ask("report", names=False)
    assert (made["pupils"], "mina" in made["report"], "big_2.jsonl" in made["report"]) == (3, False, True)
    assert "mina" in page.ask("report", names=True)["report"]
    saved = page.ask("save", names=True)
    assert saved["page"].startswith("<!DOCTYPE html>")
    assert "mina" in saved["table"]
    assert page.page.news() == "", "nothing is kept"
    page.ask("clear")
    assert page.ask("report", names=False)["pupils"] == 0


def test_nothing_that_hostile_files_hold_runs_in_the_page() -> None:
    page = Opened()
    files = [(name, data.decode("utf-8", "replace")) for name, data in hostile_files(500)]
    for at in range(0, len(files), 50):
        page.ask("files", files=files[at : at + 50])
    for value in BAD_VALUES:
        if isinstance(value, str):
            page.ask("codes", text=value.encode("utf-8", "replace").decode())
    page.ask("files", files=[pupil(1, WRONG)])
    made = page.ask("report", names=True)
    assert made["pupils"] >= 1
    found = Page(made["report"])
    assert not found.tags & {"script", "iframe", "object", "embed", "form", "link", "base"}
    assert not found.handlers
    assert all(address.startswith(("data:image/", "explore/", "https://")) for address in found.addresses)
