"""What axe tells of a page."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Page

ROOT = Path(__file__).parents[2]
AXE = ROOT / "widgets" / "node_modules" / "axe-core" / "axe.min.js"


def problems(page: Page, only: Sequence[str] = (), within: str = ".bl-study") -> list[str]:
    """What axe finds in the boards of the page or in another part of it, in words; by all its rules, or by some."""
    if not page.evaluate("typeof axe == 'object'"):
        page.add_script_tag(path=AXE)
    options = {"runOnly": list(only)} if only else {"rules": {"target-size": {"enabled": True}}}
    # What passes is not told of, which takes a while.
    found = page.evaluate("(given) => axe.run(...given)", [within, {**options, "resultTypes": ["violations"]}])
    return [
        f"{violation['id']}: {node['html'][:160]} {node['failureSummary'][:300]}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]


def settle(page: Page) -> None:
    """Wait until the page is laid out and painted, colours have faded, and what arrives is there."""
    # A page that was given another size lays itself out in the frame after the one that shows it.
    page.evaluate("() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))")
    ending = "(one) => isFinite(one.effect.getComputedTiming().endTime)"
    page.evaluate(f"() => Promise.allSettled(document.getAnimations().filter({ending}).map((one) => one.finished))")
