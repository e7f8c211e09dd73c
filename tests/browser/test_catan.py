"""A robber turn and a trade on the island of Catan in a real browser: by mouse, then by keyboard alone."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import expect

expect.set_options(timeout=15_000)
BOARDS = """
import json
from IPython.display import display
from boardlab import Study, catan
from boardlab.catan.example import example_game
turn = {p.stage: p for p in reversed(example_game().positions) if p.turn == 16}
doc = turn["roll"].to_json()
doc["hands"][3] = {"wool": 6, "grain": 2}
del doc["bank"]
s, t = Study(catan.from_json(doc, allow_unreachable=True)), Study(turn["trade"])
display(s, t)
"""
FOREST = "0,1"
"""Forest 3, where B and C have buildings."""
PICKED = ":is(.bl-acts, .bl-hand)"
"""Where something may be picked beside the board."""
OLD = "-2,1"
"""Fields 10, where the robber stands before the 7."""


def told(notebook: Any, code: str) -> Any:
    """What an expression is worth in the notebook's kernel."""
    path = notebook.lab.files / "told.json"
    notebook.run_code(f"open({str(path)!r}, 'w').write(json.dumps({code}))")
    return json.loads(path.read_text())


def test_a_robber_turn_and_a_trade_by_mouse(open_notebook):
    notebook = open_notebook(BOARDS)
    board = notebook.board()

    def choose(key: str, index: int = 0) -> None:
        notebook.board(index).locator(f'{PICKED} [data-pick="{key}"]').first.click()

    choose("roll")
    choose("die:3")
    board.locator('.bl-go[data-pick="die:4"]').click()
    expect(board.locator(".bl-prompt")).to_contain_text("Choose 4 cards")
    for key in ("give:wool", "give:wool", "give:grain"):
        choose(key)
    done = board.locator('.bl-go[data-pick="done"]')
    expect(board.locator(".bl-hand .bl-of")).to_have_text(["2 of 6", "1 of 2"])
    expect(done).to_contain_text("1 more")
    choose("less:give:grain")
    expect(board.locator(".bl-hand .bl-of")).to_have_text(["2 of 6"])
    choose("give:wool")
    choose("give:wool")
    expect(board.locator(".bl-laid")).to_contain_text("4 of 4")
    done.click()
    expect(board.locator(".bl-prompt")).to_contain_text("moves the robber")
    notebook.click_place(OLD)
    expect(board.locator(".bl-callout .bl-rule").first).to_have_attribute("data-rule", "catan.robber.must_move")
    notebook.click_place(FOREST)
    expect(board.locator(".bl-stage .bl-ghost")).to_have_count(1)
    expect(board.locator(".bl-stake")).to_have_count(2)
    expect(board.locator(".bl-answers .bl-row")).to_have_count(3)
    board.locator('.bl-go[data-pick="rob:2"]').click()
    expect(board.locator('.bl-stake[data-key^="stake:C"]')).to_contain_text("1/")
    choose("chance")
    expect(board.locator(".bl-say")).to_contain_text("stole")
    assert told(notebook, "[s.position.hand_sizes[3], s.position.stage]") == [5, "trade"]

    trade = notebook.board(1)
    choose("trade", 1)
    # Greyed, and pressed all the same, it says why not.
    notebook.board(1).locator('.bl-hand [data-pick="give:grain"]').click(force=True)
    expect(trade.locator(".bl-refusal")).to_contain_text("needs 4 grain; the hand has 1")
    choose("give:wool", 1)
    expect(trade.locator(".bl-hand .bl-of")).to_have_text(["2 of 5"])
    expect(trade.locator(".bl-answers")).to_contain_text("through the 2:1 wool harbour")
    choose("get:brick", 1)
    expect(trade.locator(".bl-say")).to_contain_text("2 wool for 1 brick at 2:1")
    choose("offer", 1)
    for key in ("get:lumber", "give:wool", "give:wool", "less:give:wool"):
        choose(key, 1)
    trade.locator('.bl-go[data-pick="done"]').click()
    for name, answer in zip(("Orange", "Red", "Blue"), ("decline", "accept", "counter"), strict=True):
        expect(trade.locator(".bl-prompt")).to_contain_text(f"{name} answers")
        expect(trade.locator(".bl-row-buttons button")).to_have_text(["Accept", "Decline", "Counter"])
        choose(answer, 1)
    for key in ("give:brick", "get:wool"):
        choose(key, 1)
    trade.locator('.bl-go[data-pick="done"]').click()
    expect(trade.locator(".bl-answers .bl-row")).to_contain_text(["Nobody", "declines", "accepts", "something else"])
    choose("confirm:2", 1)
    expect(trade.locator(".bl-say")).to_contain_text("White gave Blue 1 wool for 1 brick")
    assert told(notebook, "t.position.hands[3]") == [0, 2, 2, 1, 1]


def test_a_robber_turn_and_a_trade_by_keyboard_alone(open_notebook):
    notebook = open_notebook(BOARDS)
    page = notebook.page

    def at() -> str:
        return str(page.evaluate("document.activeElement.dataset.place ?? document.activeElement.dataset.pick ?? ''"))

    def press(key: str, index: int = 0) -> None:
        """Go to a button of the actions with Tab and arrows, and press it."""
        target = notebook.board(index).locator(f'{PICKED} [data-pick="{key}"]').first
        expect(target).to_be_visible()
        listed = target.evaluate("(button) => button.matches('.bl-act')")
        first = True
        for _ in range(60):
            before = at()
            if before == key:
                break
            if not (listed and page.evaluate("document.activeElement.matches('.bl-act')")):
                page.keyboard.press("Tab")
                first = True
                continue
            page.keyboard.press("Home" if first else "ArrowDown")
            ended = at() == before and not first
            if ended:
                page.keyboard.press("Tab")
            first = ended
        assert at() == key
        page.keyboard.press("Enter")

    def enter(index: int) -> None:
        """Begin at the first control of a board."""
        notebook.board(index).locator('[data-do="help"]').focus()

    board = notebook.board()
    enter(0)
    press("roll")
    expect(board.locator('.bl-acts [data-pick="die:3"]')).to_be_visible()
    enter(0)
    press("die:3")
    expect(board.locator('.bl-go[data-pick="die:4"]')).to_be_visible()
    press("die:4")
    expect(board.locator(".bl-laid")).to_be_visible()
    enter(0)
    press("give:wool")
    for _ in range(3):
        expect(board.locator('.bl-hand [data-pick="give:wool"]')).to_be_focused()
        page.keyboard.press("Enter")
    expect(board.locator(".bl-hand .bl-of")).to_have_text(["4 of 6"])
    expect(board.locator('[role="status"]')).to_contain_text("0 to go")
    enter(0)
    press("done")
    expect(board.locator(".bl-prompt")).to_contain_text("moves the robber")
    enter(0)
    page.keyboard.press("Tab")
    page.keyboard.press("Control+Home")
    seen = set()
    while at() != FOREST:
        page.keyboard.press("n")
        assert at() not in seen, "n goes from tile to tile"
        seen.add(at())
    assert OLD not in seen
    page.keyboard.press("w")
    expect(board.locator('[role="status"]')).to_contain_text("forest 3")
    page.keyboard.press("Enter")
    expect(board.locator('.bl-go[data-pick="rob:2"]')).to_be_visible()
    press("rob:2")
    expect(board.locator('.bl-acts [data-pick="chance"]')).to_be_visible()
    enter(0)
    press("chance")
    expect(board.locator(".bl-say")).to_contain_text("stole")
    assert told(notebook, "[s.position.hand_sizes[3], s.position.stage]") == [5, "trade"]

    trade = notebook.board(1)
    enter(1)
    press("trade", 1)
    expect(trade.locator(".bl-asks")).to_be_visible()
    enter(1)
    press("give:grain", 1)
    expect(trade.locator('[role="alert"]')).to_contain_text("the hand has 1")
    enter(1)
    press("give:wool", 1)
    expect(trade.locator(".bl-hand .bl-of")).to_have_text(["2 of 5"])
    enter(1)
    press("get:brick", 1)
    expect(trade.locator(".bl-say")).to_contain_text("2 wool for 1 brick at 2:1")
    enter(1)
    press("offer", 1)
    expect(trade.locator(".bl-asks")).to_be_visible()
    enter(1)
    press("get:lumber", 1)
    enter(1)
    press("give:wool", 1)
    press("done", 1)
    for name, answer in zip(("Orange", "Red", "Blue"), ("decline", "accept", "decline"), strict=True):
        expect(trade.locator(".bl-prompt")).to_contain_text(f"{name} answers")
        enter(1)
        press(answer, 1)
    enter(1)
    press("confirm:1", 1)
    expect(trade.locator(".bl-say")).to_contain_text("White gave Red 1 wool for 1 lumber")
    assert told(notebook, "t.position.hands[3]") == [1, 1, 2, 1, 1]
