"""What a seat's page holds in a real browser after a draw, a theft and a tent trade: the same, whatever was hidden."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

expect.set_options(timeout=15_000)
STEPS = """
from boardlab import Study
from tests.session.test_hidden import SECRET_STEPS
p, before, secret, _ = SECRET_STEPS[{case!r}]
boards = [Study(p, seat=0) for _ in secret]
for board, act in zip(boards, secret):
    for each in (*before, act):
        board.play(each)
display(*boards)
"""
TRADES = """
from boardlab import Study, creed
p = creed.from_json({"units": {}, "camps": [["king", "commander", *["blank"] * 7]] * 4, "players": 4})
boards = []
for given, back in (("blank", "blank"), ("king", "blank"), ("blank", "commander"), ("king", "king")):
    board = Study(p, seat=1)
    for act in ("trade for 3", f"give {given}", "enough", f"give {back}"):
        board.play(act)
    while board.position.stage == "lay":
        board.play(board.position.legal_actions()[-1])
    boards.append(board)
display(*boards)
"""
DOCUMENT = """(board) => {
    const copy = board.cloneNode(true);
    // In which order a patch has set the attributes says nothing about what they hold.
    for (const each of [copy, ...copy.querySelectorAll("*")]) {
        const held = [...each.attributes].map(({ name, value }) => [name, value]).sort();
        for (const [name] of held) each.removeAttribute(name);
        for (const [name, value] of held) each.setAttribute(name, value);
    }
    return copy.outerHTML + [...board.querySelectorAll("input, select")].map((each) => each.value);
}"""


def same(notebook, count: int) -> list[str]:
    """The names of the steps of the first board; the whole of it is like that of every other."""
    boards = [notebook.board(index) for index in range(count)]
    documents = [board.evaluate(DOCUMENT) for board in boards]
    for document in documents[1:]:
        assert document == documents[0]
    steps = boards[0].locator(".bl-step")
    named = [step.get_attribute("aria-label") for step in steps.all()]
    assert named == [step.get_attribute("title") for step in steps.all()]
    return named


def passed_to(notebook, seat: int, count: int, called: str) -> None:
    """Every board is handed to a seat by its own controls, and taken; the button says what the seat is called."""
    for index in range(count):
        board = notebook.board(index)
        board.locator("select").select_option(str(seat))
        expect(board.locator('[data-do="reveal"]')).to_contain_text(f"I am {called}:")
    same(notebook, count)
    for index in range(count):
        notebook.board(index).locator('[data-do="reveal"]').click()
        expect(notebook.board(index).locator(".bl-stage")).to_be_visible()
    # The pointer and the focus are on the last one.
    notebook.page.mouse.move(0, 0)
    notebook.page.evaluate("() => document.activeElement.blur()")


DRAWN = (
    "The start",
    "Step 1, Red: Red bought a development card.",
    "Step 2, chance: Red drew a card, which stays hidden.",
)
STOLEN = ("The start", "Step 1, Red: Red moved", "Step 2, chance: Red stole a card from Blue.")


@pytest.mark.parametrize(("case", "names"), [("a card drawn", DRAWN), ("a card stolen", STOLEN)])
def test_a_seat_reads_that_a_card_was_drawn_or_stolen_never_which(
    open_notebook, case: str, names: tuple[str, ...]
) -> None:
    notebook = open_notebook(STEPS.format(case=case), name="drawn")
    expect(notebook.board(1).locator(".bl-cover")).to_be_visible()
    covered = same(notebook, 2)
    passed_to(notebook, 0, 2, "Orange")
    for told in (covered, same(notebook, 2)):
        assert len(told) == len(names)
        for name, begins in zip(told, names, strict=True):
            assert name.startswith(begins)


def test_a_trade_of_tents_takes_as_many_steps_whatever_was_traded(open_notebook) -> None:
    notebook = open_notebook(TRADES, name="traded")
    expect(notebook.board(3).locator(".bl-study, .bl-all").first).to_be_visible()
    covered = same(notebook, 4)
    passed_to(notebook, 1, 4, "B")
    told = same(notebook, 4)
    assert len(told) == len(covered) > 5
    laid = [name for name in told if "lays a tent" in name]
    assert laid
    for name in told:
        for secret in ("king", "commander", "blank"):
            assert secret not in name
