"""What a machine can see of a page that nobody should have to see: asked of every state."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cache
from pathlib import Path

from playwright.sync_api import Page

from boardlab.site.scripts import SCRIPTS

_SEEN = (Path(__file__).with_name("faults.js")).read_text(encoding="utf-8")
SITE = "body"
"""What of a page of the site is boardlab's: all of it."""
NOTEBOOK = ".bl-study, .bl-lesson, .bl-matrix, .bl-progress"
"""What of a notebook is boardlab's."""


@cache
def styles() -> dict[str, str]:
    """The styles of the site, by their names such as ``stage`` and ``page/site``."""
    return {str(file.relative_to(SCRIPTS).with_suffix("")): file.read_text("utf-8") for file in SCRIPTS.rglob("*.css")}


def faults(page: Page, within: str = SITE, worn: Collection[str] = ()) -> list[str]:
    """What is wrong with a page as it is shown, a sentence each; none where all is well.

    A style that the page does not wear must not fit anything on it: it is missing there, or would change what it is not
    for, where another part brings it.

    Args:
        page: it stands still.
        within: selectors of what is looked at.
        worn: the styles that the page wears, by their names; () for those that it links, none for a notebook.
    """
    linked = page.locator('link[rel="stylesheet"]').evaluate_all("(all) => all.map((one) => one.href)")
    known = {*worn, *(name for each in linked for name in re.findall(r"/code-\w+/(.+)\.css", each))}
    asked = {name: text for name, text in styles().items() if name not in known and (within == SITE or "/" not in name)}
    found: list[str] = page.evaluate(_SEEN, [within, asked if known else {}])
    return found
