"""Drawing a scene as SVG text and as words, with a made-up board of two rows."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import pytest

from boardlab.core.picture.scene import Place, Scene, Shape, later
from boardlab.core.picture.sketch import picture
from boardlab.core.picture.svg import number, pair, polygon

SVG = "{http://www.w3.org/2000/svg}"


def small(**changes: Any) -> Any:
    places = {
        "a2": Place("a2", "a2, empty", {"right": "b2", "down": "a1"}),
        "b2": Place("b2", "b2, a pebble", {"left": "a2", "down": "b1"}, "P"),
        "a1": Place("a1", "a1, a tower", {"right": "b1", "up": "a2"}, "12K"),
        "b1": Place("b1", "b1, empty", {"left": "a1", "up": "b2"}),
    }
    shape = Shape("g", {"data-key": "pebble:a2"}, "", (Shape("path", {"d": "M0 0h4"}), Shape("text", {}, "<&>")))
    facts = {
        "title": "Toy <board>",
        "lang": "en",
        "css": ".bl-toy path{fill:none}",
        "classes": ("bl-toy",),
        "view_box": (0.0, 0.0, 20.0, 10.5),
        "layers": {"ground": (Shape("rect", {"width": "4"}),), "pieces": (shape, shape)},
        "places": places,
        "rows": (("a2", "b2"), ("a1", "b1")),
        "summary": ("One fact.", "Another."),
    }
    return Scene(**(facts | changes))


def test_svg_is_well_formed_and_has_a_description() -> None:
    root = ElementTree.fromstring(small().to_svg())
    assert root.tag == f"{SVG}svg"
    assert root.get("viewBox") == "0 0 20 10.5"
    assert root.findtext(f"{SVG}title") == "Toy <board>"
    assert root.findtext(f"{SVG}desc") == picture(small())
    assert [group.get("data-layer") for group in root.findall(f"{SVG}g")] == ["ground", "pieces"]


def test_the_same_scene_gives_the_same_bytes() -> None:
    assert small().to_svg() == small().to_svg()


def test_lazy_shapes_are_made_once_on_demand() -> None:
    asked = []

    def made(name: Any, value: Any) -> Any:
        return later(lambda: asked.append(name) or value)

    lazy = small(
        css=made("css", small().css), places=made("places", small().places), summary=made("summary", small().summary)
    )
    assert "<desc>" not in lazy.to_live_svg(styled=False)
    assert not asked, "a picture on a live page needs neither words nor rules of style"
    assert lazy.to_svg() == small().to_svg()
    assert lazy == small()
    assert sorted(asked) == ["css", "places", "summary"]
    assert not hasattr(lazy, "no_such_part")


def test_a_live_picture_is_the_picture_without_its_text() -> None:
    told = re.sub(r"<desc>.*?</desc>\n", "", small().to_svg(), flags=re.DOTALL)
    assert small().to_live_svg() == told
    assert small(all_css=".bl-toy *{}").to_live_svg() == told.replace(small().css, ".bl-toy *{}")


@pytest.mark.parametrize(
    "hostile", ['"><script>alert(1)</script>', "<img src=x onerror=alert(1)>", "a\x00b\x1b\ud800", "]]>", "&amp;"]
)
def test_hostile_text_stays_text(hostile: str) -> None:
    shape = Shape("text", {"data-key": hostile}, hostile)
    svg = small(title=hostile, layers={"marks": (shape,)}, summary=(hostile,)).to_svg()
    svg.encode()
    root = ElementTree.fromstring(svg)
    assert {element.tag.removeprefix(SVG) for element in root.iter()} <= {
        "svg", "title", "desc", "style", "rect", "g", "text",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("value", "written"),
    [(0, "0"), (-0.0, "0"), (2.0, "2"), (2.04, "2"), (0.5, ".5"), (-0.25, "-.2"), (10.16, "10.2"), (-0.01, "0")],
)
def test_numbers_have_one_short_form(value: float, written: str) -> None:
    assert number(value) == written


def test_paths_are_as_short_as_they_can_be() -> None:
    assert polygon([(10, 10), (14, 7), (18, 10), (18, 12), (10, 12)]) == "M10 10l4-3 4 3v2h-8z"
    assert polygon([(0, 0), (-4, 3), (-8, -1)], close=False) == "M0 0l-4 3-4-4"
    assert pair(3, -4) == "3-4"
