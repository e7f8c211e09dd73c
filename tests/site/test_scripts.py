"""A page names all the scripts that it needs."""

from __future__ import annotations

import re

import pytest

from boardlab.site.frame import Page
from boardlab.site.scripts import SCRIPTS, imported

PAGES = ("embed", "explore", "lesson", "map", "progress", "rules")


@pytest.mark.parametrize("script", PAGES)
def test_all_that_a_script_imports_is_there_and_lies_in_the_same_folder(script):
    found = imported(f"page/{script}.js")
    texts = [(SCRIPTS / name).read_text("utf-8") for name in (f"page/{script}.js", *found)]
    named = re.compile(r'^import\b.*?["\']\.{1,2}/(?:page/)?([\w-]+\.js)["\']', re.MULTILINE)
    names = {name for text in texts for name in named.findall(text)}
    assert names == {name.removeprefix("page/") for name in found}


def test_a_page_asks_for_its_scripts_at_once():
    page = Page("ko", "torres/scoring/", "", "", "<main></main>", "lesson").html()
    asked = re.findall(r'<link rel="modulepreload" href="../../../code/([^"]+)">', page)
    assert asked == [*imported("page/lesson.js")]
    assert "stage.js" in asked
    assert "modulepreload" not in Page("ko", "", "", "", "<main></main>").html()
