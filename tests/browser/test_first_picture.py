"""What stands on a page of the site before Python is there, and in its pictures, looks like the live board."""

from __future__ import annotations

import base64
from collections import Counter
from typing import Any

import pytest

from boardlab.lessons.build.lesson_sources import lesson_files
from boardlab.session.lesson.lesson_session import LessonSession
from boardlab.site.lesson_text import LessonText
from boardlab.site.pictures import Pictures, apart
from tests.browser.site_page import LESSONS

SEEN = ("display", "fill", "fillOpacity", "filter", "fontSize", "fontWeight", "opacity", "paintOrder", "stroke")
SEEN += ("strokeDasharray", "strokeOpacity", "strokeWidth", "textAnchor", "visibility")  # type: ignore[assignment]
DRESSED = """([css, drawings, seen]) => {
    document.getElementById("style").textContent = css;
    const cell = document.getElementById("cell");
    return drawings.map((svg) => {
        cell.innerHTML = svg;
        const shapes = cell.querySelectorAll(":is(path, rect, circle, ellipse, polygon, line, text, use):not(.bl-hit)");
        return [...shapes].map((shape) => {
            const style = getComputedStyle(shape);
            const looks = seen.map((name) => `${name}:${style[name]}`);
            return [shape.tagName, shape.textContent.trim(), shape.getAttribute("d"), ...looks].join(" ");
        });
    });
}"""
"""What each shape of some drawings is, and how it is seen."""
DIFFER = """async (pictures) => {
    const [one, other] = await Promise.all(pictures.map(async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        return image;
    }));
    // In little, where a line that lies half a pixel aside is no difference.
    const [width, height] = [one.width / 4, one.height / 4].map(Math.round);
    const data = [one, other].map((image) => {
        const canvas = document.createElement("canvas");
        Object.assign(canvas, { width, height });
        const to = canvas.getContext("2d");
        to.imageSmoothingQuality = "high";
        to.drawImage(image, 0, 0, width, height);
        return to.getImageData(0, 0, width, height).data;
    });
    let far = 0;
    const colours = new Set();
    for (let at = 0; at < data[0].length; at += 4) {
        far += Math.max(...[0, 1, 2].map((part) => Math.abs(data[0][at + part] - data[1][at + part]))) > 48;
        colours.add(`${data[0][at]} ${data[0][at + 1]} ${data[0][at + 2]}`);
    }
    return [far / (width * height), colours.size];
}"""
"""The share of pixels in which two pictures differ to the eye, and how many colours the first has."""
ALIKE = 0.01
"""A picture without doors on its towers differs from one with them by 0.024."""


def first(lesson, folder):
    """The board of a lesson's first step."""
    return LessonText(LessonSession(lesson, "en"), Pictures(folder), "").board()


def test_first_picture_of_every_lesson_matches_its_live_board(room, tmp_path):
    unlike = {}
    for lesson in lesson_files():
        board = first(lesson, tmp_path)
        still, css = apart(board)
        a, b = room.page.evaluate(DRESSED, [css, [still, board.to_live_svg(styled=False)], SEEN])
        assert len(a) > 20, lesson
        if a != b:
            unlike[lesson] = [*(Counter(a) - Counter(b)).items()][:2]
    assert not unlike


def address_of(svg, view=""):
    return f"data:image/svg+xml;base64,{base64.b64encode(svg.encode()).decode()}{view and '#' + view}"


@pytest.mark.parametrize("game", LESSONS)
def test_sheet_picture_looks_as_drawn(room, tmp_path, game):
    """Sheets leave out keys and unused rules, and hold once what pictures share."""

    class Kept(Pictures):
        def _kept(self, svg, root):
            address, size = super()._kept(svg, root)
            drawn[address] = svg
            return address, size

    drawn: dict[Any, Any] = {}
    (tmp_path / "pictures").mkdir()
    pictures = Kept(tmp_path / "pictures")
    LessonText(LessonSession(LESSONS[game], "en"), pictures, "").whole()
    (listed,) = pictures.write([("", "\n".join(drawn))])
    unlike = {}
    for place, svg in list(zip(listed.split(), drawn.values(), strict=True))[:6]:
        file, _, view = place.partition("#")
        sheet = (tmp_path / file).read_text(encoding="utf-8")
        share, colours = room.page.evaluate(DIFFER, [address_of(svg), address_of(sheet, view)])
        assert colours > 20
        if share > ALIKE:
            unlike[place] = share
    assert len(drawn) > 3
    assert not unlike


ALONE = """(svg, wide) => {
    const alone = "body :not(svg *) { visibility: hidden } .alone { visibility: visible !important }";
    document.head.append(Object.assign(document.createElement("style"), { textContent: alone }));
    svg.classList.add("alone");
    const { width, height } = svg.viewBox.baseVal;
    const size = { width: wide, height: Math.round((wide * height) / width) };
    for (const side of ["width", "height"])
        for (const bound of ["", "min-", "max-"]) svg.style.setProperty(bound + side, `${size[side]}px`);
}"""


def shot(visit, wide):
    """The first picture of a lesson as it is seen, scaled to a width, and with nothing beside it or over it."""
    board = visit.page.locator("#lesson .draw > svg, #lesson .bl-surface > svg").first
    board.evaluate(ALONE, wide)
    return f"data:image/png;base64,{base64.b64encode(board.screenshot(animations='disabled')).decode()}"


STANDS = """() => [".bl-st-head h2", ".bl-st-draw svg", ".bl-st-side", ".bl-st-text p", ".bl-st-foot"].map((what) => {
    const { x, y } = document.querySelector(`#lesson ${what}`).getBoundingClientRect();
    return [what, Math.round(x), Math.round(y)];
})"""
"""Where the parts of a lesson stand."""


@pytest.mark.parametrize(
    "game", ["torres", *(pytest.param(game, marks=pytest.mark.soak) for game in ("catan", "creed"))]
)
def test_the_picture_before_python_is_the_picture_after_it(visit, room, game):
    address = f"{LESSONS[game].replace('.', '/')}/"
    still = visit(java_script_enabled=False)
    still.page.goto(f"{still.home}{address}")
    live = visit()
    live.open(address)
    places = [each.page.evaluate(STANDS) for each in (still, live)]
    assert places[0] == places[1]
    for scheme in ("light", "dark"):
        for each in (still, live):
            each.page.emulate_media(color_scheme=scheme)
        share, colours = room.page.evaluate(DIFFER, [shot(still, 560), shot(live, 560)])
        assert colours > 20
        assert share < ALIKE, scheme
