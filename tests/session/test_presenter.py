"""A lesson in front of a class: predict, hands up, what is behind each answer, once more, a board against it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from boardlab.core.text.link import text_in
from boardlab.lessons.build.store import asked_in
from boardlab.lessons.journal.entry import read
from boardlab.lessons.model.hints import TELLING
from tests.session.test_lesson_session import Page


def presented(about: str, lang: str = "en") -> Page:
    """A lesson that is shown to a class, at one of its questions."""
    place = asked_in(about)
    assert place is not None
    page = Page(place[0], lang)
    at = place[1]
    page.ask("go", at=at)
    page.ask("present", at=1)
    return page


def hands(page: Page) -> Any:
    return page.shown["hands"]


def lettered(page: Page, said: dict[str, int]) -> str:
    """Hands for answers, by the letters under which they are offered."""
    letters = {row["label"]: row["letter"] for row in hands(page)["rows"]}
    return ", ".join(f"{letters[answer]} {count}" for answer, count in said.items())


def test_lesson_without_presenter_holds_nothing_of_a_class() -> None:
    page = presented("torres.king.19")
    page.ask("present", at=0)
    assert hands(page) is None


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_counts_reveal_nothing_before_the_answer(lang: str) -> None:
    page = presented("torres.king.19", lang)
    assert page.ask("hands", key="A 12, B 7")["answer"] == "done"
    shown = hands(page)
    assert [row["count"] for row in shown["rows"]] == ["12", "7", "", "", "", ""]
    assert "19" in shown["counted"]
    assert not shown["bars"]
    assert not shown["against"]
    assert page.frame["receipt"] is None or not page.frame["receipt"]["lines"]


def test_bars_show_wrong_rules_until_a_second_vote() -> None:
    page = presented("torres.king.19")
    page.ask("hands", key="A 12, B 7, C 3")
    page.ask("show")
    first = hands(page)["bars"]
    assert [(bar["letter"], bar["count"], bar["size"], bar["right"]) for bar in first] == [
        ("A", "12", 100, False),
        ("B", "7", 58, True),
        ("C", "3", 25, False),
    ]
    assert all(bar["behind"] for bar in first)
    assert all(bar["before"] == -1 for bar in first)
    page.ask("vote")
    again = hands(page)
    assert not again["bars"]
    assert not any(row["count"] for row in again["rows"])
    assert page.frame["question"]["result"] is None
    page.ask("hands", key="B 20, A 2")
    page.ask("show")
    assert [(bar["letter"], bar["size"], bar["before"]) for bar in hands(page)["bars"]] == [
        ("B", 100, 35),
        ("A", 10, 60),
        ("C", 0, 15),
    ]


def test_fewer_than_five_hands_show_only_their_number() -> None:
    page = presented("torres.king.19")
    page.ask("hands", key="A 3, B 1")
    page.ask("show")
    assert "4" in hands(page)["counted"]
    assert {(bar["count"], bar["size"]) for bar in hands(page)["bars"]} == {("", 0)}


def test_what_is_no_count_is_refused_and_changes_nothing() -> None:
    page = presented("torres.king.19")
    page.ask("hands", key="A 12")
    answer = page.ask("hands", key="Z 3")
    assert answer["answer"] == "no"
    assert "Z" in answer["text"]
    assert hands(page)["rows"][0]["count"] == "12"


def test_a_board_against_the_commonest_misreading_and_back() -> None:
    page = presented("torres.scoring.2")
    assert page.ask("against")["answer"] == "no", "before the answer is shown it would tell"
    page.ask("hands", key=lettered(page, {"8": 12, "15": 7}))
    page.ask("show")
    assert "Plus instead of times" in hands(page)["against"]
    page.ask("against")
    assert page.frame["question"]["id"].startswith("torres.scoring.practice.")
    assert hands(page)["away"]
    page.ask("against")
    assert page.frame["question"]["id"] == "torres.scoring.2"
    assert hands(page)["bars"], "what was shown is still there"


def test_space_shows_the_answer_and_hides_it_again() -> None:
    page = presented("torres.scoring.2")
    page.ask("show")
    assert page.frame["question"]["result"]["told"]
    page.ask("show")
    assert page.frame["question"]["result"] is None


def test_nothing_of_a_class_is_written(own_home: Path) -> None:
    before = presented("torres.king.19")
    places = {path: path.read_bytes() for path in own_home.rglob("lessons.json")}
    for do, key in (("hands", "A 12, B 7"), ("show", ""), ("vote", ""), ("hands", "A 3, B 16"), ("show", "")):
        assert before.ask(do, **({"key": key} if key else {}))["answer"] == "done"
    [told] = own_home.rglob("*.jsonl")
    with told.open("rb") as file:
        assert [(each.id, each.kind, each.hint) for each in read(file).entries] == [("torres.king.19", "hint", TELLING)]
    assert {path: path.read_bytes() for path in own_home.rglob("lessons.json")} == places


# -- phones --------------------------------------------------------------------------------------------------------


def test_the_code_opens_the_step_and_never_the_answer() -> None:
    page = presented("torres.scoring.2")
    page.ask("show")
    page.ask("phone", at=1, key="https://school.example/torres")
    code = page.shown["phone"]
    assert code["svg"].startswith("<svg")
    assert code["link"].startswith("https://school.example/torres/torres/scoring/#t=")
    assert text_in(code["link"]) == page.stage.link_text()
    page.ask("phone", at=0)
    assert page.shown["phone"] is None


@pytest.mark.parametrize("address", ["http://localhost:8000/", "http://127.0.0.1/x/", "file:///home/", "../"])
def test_unreachable_address_is_told_in_one_sentence(address: str) -> None:
    page = presented("torres.scoring.2", "ko")
    page.ask("phone", at=1, key=address)
    code = page.shown["phone"]
    assert not code["svg"]
    assert code["why"]
