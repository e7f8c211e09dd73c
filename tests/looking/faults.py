"""What a machine can see of a page that nobody should have to see: asked of every state."""

from __future__ import annotations

import re
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


def faults(page: Page, within: str = SITE) -> list[str]:
    """What is wrong with a page as it is shown, a sentence each; none where all is well.

    Args:
        page: it stands still.
        within: selectors of what is looked at. Where it is a whole page of the site, the styles it links count too.
    """
    unlinked: dict[str, str] = {}
    if within == SITE:
        linked = page.locator('link[rel="stylesheet"]').evaluate_all("(all) => all.map((one) => one.href)")
        known = {found[1] for each in linked if (found := re.search(r"/code/(.+)\.css", each))}
        unlinked = {name: text for name, text in styles().items() if name not in known}
    found: list[str] = page.evaluate(_SEEN, [within, unlinked])
    return found
