"""A page names all the scripts and all the styles that it needs."""

from __future__ import annotations

import re

import pytest

from boardlab.notebook.library import text_of, with_all_it_needs
from boardlab.site.frame import Page
from boardlab.site.scripts import SCRIPTS, imported

PAGES = (
    "class",
    "embed",
    "explore",
    "lesson",
    "home",
    "path",
    "play",
    "practice",
    "present",
    "progress",
    "review",
    "rules",
    "tutor",
)


@pytest.mark.parametrize("script", PAGES)
def test_imports_of_scripts_exist_in_the_same_folder(script: str) -> None:
    found = imported(f"page/{script}.js")
    texts = [(SCRIPTS / name).read_text("utf-8") for name in (f"page/{script}.js", *found)]
    named = re.compile(r'\bfrom\s*"\.{1,2}/(?:page/)?([\w-]+\.js)"')
    names = {name for text in texts for name in named.findall(text)}
    assert names == {name.removeprefix("page/") for name in found}


def test_a_page_asks_for_its_scripts_at_once() -> None:
    page = Page("ko", "torres/scoring/", "", "", "<main></main>", "lesson").html()
    asked = re.findall(r'<link rel="modulepreload" href="../../../code/([^"]+)">', page)
    assert asked == [*imported("page/lesson.js")]
    assert "stage.js" in asked
    assert "modulepreload" not in Page("ko", "", "", "", "<main></main>").html()


@pytest.mark.parametrize("script", PAGES)
def test_page_links_the_styles_of_all_its_parts(script: str) -> None:
    """As a notebook does, where the same parts are drawn."""
    page = Page("en", "", "", "", "<main></main>", script, ("torres", "other")).html()
    linked = re.findall(r'<link rel="stylesheet" href="./code/([^"]+).css">', page)
    named = re.findall(r'\bfrom\s*"\.\./(\w+)\.js"', (SCRIPTS / f"page/{script}.js").read_text("utf-8"))
    needed = {part for name in named for part in with_all_it_needs(name) if text_of(part)["style"]}
    assert linked[0] == "page/site"
    assert {*linked[1:-2]} == needed
    assert linked[-2:] == ["page/torres", "page/other"]
    for at, part in enumerate(linked[1:-2], 1):
        assert {each for each in with_all_it_needs(part) if text_of(each)["style"]} <= {*linked[1 : at + 1]}, part
    assert all((SCRIPTS / f"{name}.css").is_file() for name in linked if name != "page/torres")


def test_every_part_of_a_page_is_covered() -> None:
    drawing = {
        file.stem for file in (SCRIPTS / "page").glob("*.js") if re.search(r'\bfrom\s*"\.\./', file.read_text("utf-8"))
    }
    assert drawing <= {*PAGES, "prefetch"}
