"""The pages of the site as they stand without scripts: nothing for axe to find, nothing wider than the window."""

from __future__ import annotations

from random import Random

import pytest

from boardlab import catan, creed, torres
from boardlab.core.play.playout import playout
from boardlab.site.pictures import small
from boardlab.site.sheet import sheet
from tests.browser.site_page import Visit, served
from tests.browser.test_look import problems
from tests.effort import SOAK

PAGES = (
    "",
    "ko/",
    "torres/scoring/",
    "ko/torres/scoring/",
    "explore/",
    "ko/progress/",
    "torres/",
    "torres/key/",
    "404.html",
    "rules/",
    "privacy/",
    "ko/school/",
)
WIDTHS = (1280, 390)
BOARDS = ((torres, {"players": 3}), (catan, {"players": 4}), (creed, {}))
SHOW = """async (svg) => {
    const img = document.images[0];
    img.src = "data:image/svg+xml," + encodeURIComponent(svg);
    await img.decode();
}"""
UNLIKE = """async (names) => {
    const drawn = [];
    for (const name of names) {
        const img = new Image(640, 600);
        img.src = name;
        await img.decode();
        const canvas = document.createElement("canvas");
        [canvas.width, canvas.height] = [640, 600];
        const pen = canvas.getContext("2d");
        pen.drawImage(img, 0, 0, 640, 600);
        drawn.push(pen.getImageData(0, 0, 640, 600).data);
    }
    const far = drawn[0].filter((one, at) => Math.abs(one - drawn[1][at]) > 40).length;
    return { unlike: far / drawn[0].length, colours: new Set(drawn[1]).size };
}"""
"""Which part of two pictures looks otherwise."""
LOOKED_AT = (("", 1280), ("ko/torres/scoring/", 390))
"""One in each language and width; `make soak` looks at all."""


def test_axe_finds_nothing_on_the_pages_and_none_is_wider_than_its_window(browser, home):
    found = []
    for at, address in enumerate(PAGES):
        # The page's policy would keep axe out.
        here = Visit(browser.new_context(color_scheme=("light", "dark")[at % 2], bypass_csp=True), home)
        here.page.goto(f"{here.home}{address}")
        for width in WIDTHS:
            here.page.set_viewport_size({"width": width, "height": 800})
            if SOAK or (address, width) in LOOKED_AT:
                found += [f"{address} at {width}: {one}" for one in problems(here.page, within="html")]
            if here.page.evaluate("() => document.documentElement.scrollWidth > innerWidth"):
                found.append(f"{address} is wider than {width}")
        found += here.wrong
        here.page.context.close()
    assert not found


def test_a_lesson_is_read_where_scripts_are_off(browser, home):
    here = Visit(browser.new_context(java_script_enabled=False), home)
    here.page.goto(f"{here.home}torres/scoring/")
    assert here.page.locator("article section").last.is_visible()
    assert here.page.locator("noscript p").is_visible()
    assert not here.page.locator(".wait").is_visible()
    assert not here.wrong
    here.page.context.close()


def test_a_first_visitor_finds_nothing_begun_and_is_not_told_to_go_on(browser, home):
    here = Visit(browser.new_context(), home)
    here.page.goto(here.home)
    here.page.wait_for_function("() => document.documentElement.dataset.shown")
    assert not here.page.locator("#onward").is_visible()
    assert not here.page.locator(".begun, .done").count()
    assert here.page.locator("#torres .go").inner_text().strip() == "Start: Scoring", "the first of its lessons here"
    assert not here.wrong
    here.page.context.close()


def test_a_small_picture_looks_as_the_whole_one_does(browser):
    page = browser.new_page(viewport={"width": 700, "height": 700})
    for drawn in (board.start(**how).scene(lang="en", show="all") for board, how in BOARDS):
        whole = drawn.to_live_svg()
        assert len(small(whole)) < 0.95 * len(whole)
        looks = []
        for svg in (whole, small(whole)):
            page.set_content("<img width=640>")
            page.evaluate(SHOW, svg)
            looks.append(page.screenshot())
        assert looks[0] == looks[1]
    page.close()


@pytest.mark.parametrize(("board", "how"), BOARDS, ids=("torres", "catan", "creed"))
def test_a_picture_looks_on_its_sheet_as_it_does_alone(browser, tmp_path, board, how):
    played = [playout(board.start(**how), Random(1), most=most) for most in (0, 60, 120)]
    whole = [position.scene(lang="en", show="board").to_live_svg() for position in played]
    alone = [small(each) for each in whole]
    together = small(sheet({f"p{at}": each for at, each in enumerate(whole)}))
    assert len(together) < 0.53 * sum(map(len, whole))
    for name, svg in (("sheet", together), *((f"alone{at}", each) for at, each in enumerate(alone))):
        (tmp_path / f"{name}.svg").write_text(svg, encoding="utf-8")
    page = browser.new_page(viewport={"width": 700, "height": 700}, color_scheme="dark")
    unlike = []
    with served(tmp_path) as address:
        page.goto(address)
        for at in range(len(whole)):
            seen = page.evaluate(UNLIKE, [f"alone{at}.svg", f"sheet.svg#p{at}"])
            assert seen["colours"] > 5
            unlike.append(seen["unlike"])
    page.close()
    # The rims of what lies elsewhere on its sheet may be a shade lighter or darker.
    assert max(unlike) < 0.002
