"""What a thing is, beside the thing: by mouse, on every kind of thing; and one language for the whole page."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from boardlab.notebook import Study
from tests.browser import tables
from tests.browser.test_table import FEW, few

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


UNTOLD = """() => {
    const root = document.querySelector(".bl-study"), untold = new Set();
    const things = "[data-rule], [data-place], [data-tip], [title]", mouse = { pointerType: "mouse", bubbles: true };
    const within = (box, x, y) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    for (const one of root.querySelectorAll(".bl-surface > svg [data-layer] :is(text, circle, [data-key])")) {
        // Words tell themselves; the letters and numbers along an edge are the names of rows.
        if (/[a-z\uac00-\ud7a3]{2}/i.test(one.textContent) || one.matches(".bl-lab, .bl-lab *, .bl-d")) continue;
        const box = one.getBoundingClientRect();
        if (!box.width || !box.height || getComputedStyle(one).opacity === "0") continue;
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        // Of a board that is cropped, the rest is not in sight.
        if (!within(one.ownerSVGElement.getBoundingClientRect(), x, y)) continue;
        const under = document.elementFromPoint(x, y);
        if (!under || under.closest(things)) continue;
        under.dispatchEvent(new PointerEvent("pointerover", { ...mouse, clientX: x, clientY: y }));
        const beside = root.querySelector(".bl-beside");
        if (beside?.dataset.tip && within(beside.getBoundingClientRect(), x, y)) continue;
        untold.add(`${one.tagName} ${one.getAttribute("class")} ${one.dataset.key ?? ""} ${one.textContent}`);
    }
    return [...untold];
}"""


@pytest.mark.parametrize("game", FEW)
def test_everything_drawn_on_a_board_is_explained(browser, game):
    room = tables.Room(browser)
    found: dict[str, list[str]] = {}
    for one in few(game):
        if one.state in ("rest", "before") or one.state.startswith("refused"):
            room.show(one)
            untold = room.page.evaluate(UNTOLD)
            if untold:
                found[str(one)] = untold
    room.close()
    assert not found


TWO = "from boardlab import Study, check, torres\ns = Study(torres.start(), lang='en')\ns"


def test_switch_changes_all_cards_and_opens_the_twin_notebook(open_notebook, lab):
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
