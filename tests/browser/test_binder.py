"""What Binder opens, in JupyterLab: the workbench stands on the first screen, and is one key away from living."""

from __future__ import annotations

import re
import secrets
import shutil

from playwright.sync_api import expect

from tests.browser.conftest import KERNEL_READY, OPEN, ROOT

BADGE = re.compile(r"badge_logo\.svg\)\]\(https://mybinder\.org/\S+?urlpath=lab/tree/([^\s)]+)")
SIZE = {"width": 1280, "height": 800}
"""Of a small laptop."""
SEEN = 200
"""So many pixels of the board are seen before anything is done."""


def test_badge_opens_the_workbench_first(lab, screen):
    (opened,) = set(BADGE.findall((ROOT / "README.md").read_text(encoding="utf-8")))
    path = f"binder-{secrets.token_hex(3)}.ipynb"
    shutil.copyfile(ROOT / opened, lab.files / path)
    page = screen.page
    page.set_viewport_size(SIZE)
    page.evaluate(OPEN, path)
    page.evaluate(KERNEL_READY)
    first = page.locator(".jp-CodeCell").first
    expect(page.get_by_role("heading", name="The workbench")).to_be_in_viewport()
    still = first.locator(".jp-OutputArea-output").first
    expect(still.get_by_role("img").first).to_be_in_viewport()
    assert still.bounding_box()["y"] < SIZE["height"] - SEEN
    first.click()
    page.keyboard.press("Shift+Enter")
    bench = page.locator('.bl-study[data-ready="1"]').first
    expect(bench).to_be_visible(timeout=60_000)
    expect(bench.get_by_role("group", name="No rule objects")).to_be_visible()
    bench.get_by_role("button", name="Add a block").click()
    expect(bench.locator(".bl-picking")).to_contain_text("Add a block")
    screen.clear()
