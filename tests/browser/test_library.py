"""One library a kernel holds the scripts and styles of all boards: on the page once, and once in what is saved."""

from __future__ import annotations

import json
import shutil
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import KERNEL_READY, ROOT
from tests.browser.test_saved import SAVE, libraries, saved

STATIC = ROOT / "boardlab" / "static"
BOARDS = (
    'from boardlab import Study, check, language, torres; language("en")\ns = Study(torres.start(players=2)); s',
    "t = Study(torres.start(players=3)); t",
    'check("torres.scoring.2")',
)
NEEDED = {
    *("common", "board", "help", "table", "inquire", "make_question", "edit", "futures", "study", "walkthrough"),
    "question",
}
SHARED = "() => [...(globalThis[Symbol.for('boardlab')] ?? new Map()).values()]"
PATH = "() => jupyterapp.shell.currentWidget.context.path"
REOPEN = """async () => {
    const { path, sessionContext } = jupyterapp.shell.currentWidget.context;
    await sessionContext.shutdown();
    jupyterapp.shell.currentWidget.dispose();
    const panel = await jupyterapp.commands.execute('docmanager:open', { path, kernel: { shouldStart: false } });
    await panel.context.ready;
    await panel.revealed;
}"""
BESIDE = """async (path) => {
    const panel = await jupyterapp.commands.execute('docmanager:open', { path, options: { mode: 'split-right' } });
    await panel.context.ready;
    await panel.revealed;
}"""
RESTART = """async () => {
    const { kernel } = jupyterapp.shell.currentWidget.sessionContext.session;
    await kernel.restart();
    await kernel.info;
}"""


def loaded(page: Any) -> list[str]:
    """The scripts that this page has from libraries, by their addresses, and the names of the styles."""
    found: list[str] = page.evaluate(SHARED)
    return found


def ready(page: Any, boards: int) -> None:
    """Wait until boards are shown."""
    expect(page.locator(".bl-study[data-ready]")).to_have_count(boards, timeout=60_000)
    expect(page.locator(".bl-study .bl-surface > svg")).to_have_count(boards)


@pytest.mark.soak
def test_notebooks_on_one_page_share_scripts_without_a_kernel(open_notebook):
    page = (notebook := open_notebook(*BOARDS)).page
    ready(page, 3)
    had = loaded(page)
    shown, models = saved(notebook)
    assert len(shown) == 3
    (library,) = libraries(models)
    assert {models[board]["state"]["_library"] for board in shown} == {f"IPY_MODEL_{library}"}
    text = json.dumps(models, ensure_ascii=False)
    for file in STATIC.glob("*.[jc]s*"):
        if file.suffix != ".json":
            copies = text.count(json.dumps(file.read_text(encoding="utf-8"), ensure_ascii=False))
            wanted = len(shown) if file.stem == "stub" else int(file.stem in NEEDED)
            assert copies == wanted, file.name
    path = notebook.lab.files / page.evaluate(PATH)
    shutil.copy(path, path.with_name(f"second-{path.name}"))
    page.evaluate(BESIDE, f"second-{path.name}")
    page.evaluate(KERNEL_READY)
    notebook.run()
    ready(page, 6)
    assert loaded(page) == had
    shown, models = saved(notebook)
    assert {models[board]["state"]["_library"] for board in shown} == {f"IPY_MODEL_{one}" for one in libraries(models)}
    assert libraries(models).isdisjoint({library})
    page.evaluate(SAVE)
    page.evaluate(REOPEN)
    ready(page, 6)


@pytest.mark.soak
def test_reloaded_page_and_restarted_kernel_find_their_library(open_notebook):
    page = (notebook := open_notebook(*BOARDS)).page
    ready(page, 3)
    page.evaluate(SAVE)
    lab = notebook.lab
    page.goto(f"{lab.url}/lab/tree/{page.evaluate(PATH)}?token={lab.token}", wait_until="commit")
    ready(page, 3)
    assert len([address for address in loaded(page) if address.startswith("blob:")]) == len(NEEDED)
    notebook.click_place("a1")
    page.wait_for_selector(".bl-callout, .bl-strip, .bl-picking")
    page.evaluate(RESTART)
    notebook.run()
    ready(page, 3)
    shown, models = saved(notebook)
    assert len(shown) == 3
    assert len(libraries(models)) == 1
