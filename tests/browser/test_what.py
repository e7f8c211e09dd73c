"""What a thing is, beside the thing: by mouse, on every kind of thing; and one language for the whole page."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from boardlab.notebook import Study
from tests.browser import tables

APART = """([tip, thing]) => {
    const [a, b] = [tip, thing].map((one) => one.getBoundingClientRect());
    return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
}"""
THINGS = (".bl-board .bl-it", ".bl-plate", '.bl-hit[data-place="0,0"]', ".bl-price")


@pytest.mark.parametrize("width", [1000, 390])
def test_whatever_the_pointer_rests_on_is_told_beside_it(browser, width):
    from boardlab import catan

    room = tables.Room(browser, width + 40)
    session = Study(catan.start(players=4))._session
    room.show(next(tables.studies("catan", session, ("en",))), width)
    page, tip, told = room.page, room.page.locator(".bl-tip"), set()
    for thing in THINGS:
        found = page.locator(thing)
        if not found.count():
            continue
        found.first.scroll_into_view_if_needed()
        found.first.hover(force=True)
        expect(tip, thing).to_be_visible()
        assert page.evaluate(APART, [tip.element_handle(), found.first.element_handle()]), thing
        told.add(tip.inner_text())
        page.mouse.move(1, 1)
        expect(tip).to_be_hidden()
    assert len(told) >= 3
    room.close()


TWO = "from boardlab import Study, check, torres\ns = Study(torres.start(), lang='en')\ns"


def test_the_switch_changes_all_cards_and_opens_the_other_notebook(open_notebook, lab):
    (lab.files / "en" / "torres").mkdir(parents=True)
    notebook = open_notebook(TWO, "check('torres.scoring.3')", name="en/torres/01_board")
    (own,) = (lab.files / "en" / "torres").glob("*.ipynb")
    other = Path(lab.files) / "ko" / "torres" / own.name
    other.parent.mkdir(parents=True)
    other.write_bytes(own.read_bytes())
    page = notebook.page
    boards = page.locator(".bl-study")
    expect(boards).to_have_count(2)
    boards.first.locator('[data-do="language"][data-pick="ko"]').click()
    for at in range(2):
        expect(boards.nth(at)).to_have_attribute("lang", "ko")
    boards.first.locator(".bl-strip-tongue a").click()
    page.wait_for_function(
        "(path) => jupyterapp.shell.currentWidget?.context?.path === path", arg=f"ko/torres/{own.name}"
    )
