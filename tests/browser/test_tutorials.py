"""The tutorials in JupyterLab: every cell runs, every board comes up, and the keyboard alone gets through."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import expect

from boardlab.lessons import checkpoint
from boardlab.lessons.question_types import BECAUSE

HERE = Path(__file__).parents[2] / "notebooks"
TUTORIALS = [path for path in sorted((HERE / "source").glob("*/*.md")) if path.stem[:2].isdigit()]
QUESTION = re.compile(r'import boardlab\nboardlab\.prepare\(.+\)\ncheck\("([\w.]+)"\)')
EACH_KIND = [
    ("en", "torres", "04_scoring", ("number", "cells")),
    ("ko", "catan", "02_founding", ("choice", "order")),
    ("en", "creed", "06_teams", ("legal", "turn")),
]
"""Of these, `make test` answers one question of each kind; `make soak` answers all questions of all tutorials."""
BY_KEYBOARD = [("ko" if at % 3 == 2 else "en", path.parent.name, path.stem) for at, path in enumerate(TUTORIALS)]
"""Each tutorial in one of its languages: cells and questions are the same in both."""
WHOLE = [
    ("en", "torres", "explore"),
    ("ko", "catan", "explore"),
    pytest.param("ko", "torres", "05_king", marks=pytest.mark.soak),
    pytest.param("en", "creed", "explore", marks=pytest.mark.soak),
]
"""Pages opened as a learner does, with every cell."""
KEYS = {
    "left": "ArrowLeft",
    "right": "ArrowRight",
    "up": "ArrowUp",
    "down": "ArrowDown",
    "up-left": "Home",
    "up-right": "PageUp",
    "down-left": "End",
    "down-right": "PageDown",
    "1": "1",
    "2": "2",
    "3": "3",
}


def code_cells(lang, game, name):
    stored = nbformat.read(HERE / lang / game / f"{name}.ipynb", as_version=4)
    return [cell.source for cell in stored.cells if cell.cell_type == "code"]


@pytest.fixture
def open_tutorial(open_notebook):
    """Opens code cells of a stored tutorial, runs them and waits for all their boards."""

    def opener(lang, name, cells):
        notebook = open_notebook(*cells, name=name, height=1400)
        live = [cell.splitlines()[-1] for cell in cells]
        wanted = sum(
            1 for line in live if line.startswith(("Study(", "compare(", 'check("')) and not line.endswith(".solve()")
        )
        expect(notebook.page.locator('.bl-study[data-ready="1"]')).to_have_count(wanted, timeout=60_000)
        assert notebook.page.locator('[data-mime-type="application/vnd.jupyter.stderr"]').count() == 0
        assert notebook.page.locator(".bl-card .bl-verdict").count() == 0, "running all cells must not answer the cards"
        return notebook

    return opener


class Hands:
    """Somebody at one card with nothing but a keyboard."""

    def __init__(self, page, card, lang) -> None:
        self.page, self.card, self.lang = page, card, lang
        self.press = page.keyboard.press

    def at(self, name: str) -> str:
        """An attribute of what has the focus; "" where it is elsewhere."""
        return str(self.card.evaluate(f"(card) => card.querySelector(':focus')?.getAttribute({name!r}) ?? ''"))

    def stands_on(self, selector: str) -> bool:
        return bool(self.card.evaluate(f"(card) => !!card.querySelector(':focus')?.matches({selector!r})"))

    def to(self, selector: str) -> None:
        """Tab until this has the focus; from the last stop, begin again at the first."""
        if self.stands_on(selector):
            return
        for _ in range(60):
            self.press("Tab")
            if self.card.evaluate(
                """(card, selector) => {
                    if (!card.contains(document.activeElement)) card.focus();
                    return !!card.querySelector(":focus")?.matches(selector);
                }""",
                selector,
            ):
                return
        raise AssertionError(f"Tab never reaches {selector}")

    def through(self, selector: str, name: str, value: str, key: str = "ArrowDown") -> None:
        """Arrow through a list that is one tab stop until the wanted entry has the focus."""
        self.to(selector)
        self.press("Home")
        for _ in range(60):
            if self.at(name) == value:
                return
            self.press(key)
        raise AssertionError(f"{key} never reaches {value}")

    def pick(self, key: str) -> None:
        """To a row, a card or a button that makes a pick: what lies in a list is one tab stop with arrows."""
        button = f'button[data-pick="{key}"]'
        target = self.card.locator(button).first
        expect(target).to_be_visible()
        if target.evaluate("(button) => button.matches('.bl-act')"):
            lists = f":is(.bl-acts, .bl-items):has({button})"
            self.through(f'{lists} .bl-act[tabindex="0"]', "data-pick", key)
        else:
            self.to(button)

    def walk(self, places, key: str) -> None:
        """Over the board to a place, the shortest way there is."""
        self.to('[role="gridcell"]')
        start = self.at("data-place")
        ways = {start: ()}
        queue = [start]
        for here in queue:
            for way, other in places[here].neighbours.items():
                if way in KEYS and other not in ways:
                    ways[other] = (*ways[here], way)
                    queue.append(other)
        for way in ways[key]:
            self.press(KEYS[way])
        assert self.at("data-place") == key

    def commit(self) -> None:
        self.to('[data-do="answer"]')
        self.press("Enter")


def write_number(hands: Hands, asked, answer) -> None:
    hands.to(".bl-number input")
    hands.page.keyboard.type(str(answer))
    hands.press("Enter")


def choose(hands: Hands, asked, answer) -> None:
    choice, because, reason = answer.partition(BECAUSE)
    if asked.reasons:
        # A rule that forbids is the reason itself.
        wanted = (choice + because, reason) if because else ("", answer)
    else:
        wanted = (answer,)
    for rows, value in zip((".bl-options:not(.bl-why) input", ".bl-why input"), wanted, strict=False):
        hands.to(rows)
        hands.press("Space")
        for _ in range(12):
            if hands.at("value") == value:
                break
            hands.press("ArrowDown")
    hands.press("Enter")


def pick_cells(hands: Hands, asked, answer) -> None:
    for key in sorted(answer):
        hands.walk(asked.scene().places, key)
        hands.press("Enter")
        expect(hands.card.locator(".bl-cells")).to_contain_text(asked.position.place_name(key, hands.lang))
    hands.commit()


def put_in_order(hands: Hands, asked, answer) -> None:
    steps = hands.card.locator('[data-do="up"]')
    for place, key in enumerate(answer):
        while (stands := steps.evaluate_all("all => all.map((one) => one.dataset.pick)")).index(key) > place:
            hands.to(f'[data-do="up"][data-pick="{key}"]')
            hands.press("Enter")
            expect(steps.nth(stands.index(key) - 1)).to_have_attribute("data-pick", key)
    hands.commit()


def play_turn(hands: Hands, asked, answer) -> None:
    position, played = asked.position, hands.card.locator(".bl-cells")
    for text in answer:
        before = played.inner_text()
        action = position.read_action(text)
        path = next(picks_of(position, action))
        for step, key in enumerate(path):
            choice = position.picks(path[:step])[key]
            if choice.is_place:
                hands.walk(asked.scene().places, key)
            else:
                hands.pick(key)
            hands.press("Enter")
        expect(played).not_to_have_text(before)
        position = position.play(action)
    hands.commit()


def picks_of(position, action, path=()) -> Iterator:
    """The paths of picks that build an action: picks its text speaks of come first, none more often than it says."""
    picks = position.picks(path)
    if picks.action is not None and not picks.choices:
        if picks.action == action:
            yield path
        return
    words = re.findall(r"[\w,|-]+", action.to_text())
    counts = [int(word) for word in words if word.isdigit()]

    def spoken_of(key: str) -> bool:
        return any(part in words for part in key.split(":"))

    for choice in sorted(picks, key=lambda choice: not spoken_of(choice.key)):
        if choice.breaches or path.count(choice.key) >= max([1, *counts]):
            continue
        if choice.action is not None:
            if choice.action == action:
                yield (*path, choice.key)
        else:
            yield from picks_of(position, action, (*path, choice.key))


SOLVE: dict[str, Callable[[Hands, object, object], None]] = {
    "number": write_number,
    "choice": choose,
    "legal": choose,
    "cells": pick_cells,
    "order": put_in_order,
    "turn": play_turn,
}


def questions(cells):
    """The cells that ask something, by the id of the checkpoint; they need no cell before them."""
    return {match[1]: cell for cell in cells if (match := QUESTION.fullmatch(cell))}


def answer_all(notebook, lang, ids):
    page = notebook.page
    for found in ids:
        asked = checkpoint(found)
        card = page.locator(".bl-card").filter(has=page.locator(".bl-asked code", has_text=re.compile(rf"^{found}$")))
        card.evaluate("(card) => card.focus()")
        hands = Hands(page, card, lang)
        SOLVE[asked.kind](hands, asked, asked.answer())
        expect(card.locator(".bl-verdict.bl-good")).to_have_count(1)
        assert hands.card.evaluate("(card) => card.contains(document.activeElement)"), "the focus stays on the card"
    assert page.locator(".bl-verdict.bl-good").count() == len(ids)


@pytest.mark.parametrize(("lang", "game", "name", "kinds"), EACH_KIND)
def test_a_question_of_each_kind_is_answered_with_the_keyboard_alone(open_tutorial, lang, game, name, kinds):
    cells = code_cells(lang, game, name)
    first = {checkpoint(found).kind: (found, cell) for found, cell in reversed(questions(cells).items())}
    ids, asking = zip(*(first[kind] for kind in kinds), strict=True)
    notebook = open_tutorial(lang, name, [*asking])
    answer_all(notebook, lang, ids)
    assert notebook.page.locator(".bl-verdict.bl-good").count() == len(kinds)


def test_a_question_of_every_kind_is_among_them():
    assert {kind for row in EACH_KIND for kind in row[3]} == set(SOLVE)


@pytest.mark.soak
@pytest.mark.parametrize(("lang", "game", "name"), BY_KEYBOARD)
def test_a_tutorial_is_finished_with_the_keyboard_alone(open_tutorial, lang, game, name):
    cells = code_cells(lang, game, name)
    asking = questions(cells)
    assert len(asking) >= 6
    answer_all(open_tutorial(lang, name, [*asking.values()]), lang, asking)


@pytest.mark.parametrize(("lang", "game", "name"), WHOLE)
def test_a_tutorial_runs_and_shows_all_its_boards(open_tutorial, lang, game, name):
    notebook = open_tutorial(lang, name, code_cells(lang, game, name))
    boards = notebook.page.locator(".bl-study:not(.bl-progress)")
    assert boards.count() > 0
    for board in boards.all():
        pictures = board.locator(".bl-stage > svg").all()
        assert pictures, "a board without a picture"
        for picture in pictures:
            picture.scroll_into_view_if_needed()
            box = picture.bounding_box()
            assert box
            assert min(box["width"], box["height"]) > 200
        assert board.get_attribute("lang") == lang
