"""In a notebook, an author makes a question of a Study by keys, copies its entry, completes it, and lint passes it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from boardlab.lessons.build.lint_question import TO_WRITE
from tests.browser.test_dispute import CLIPBOARD
from tests.entries import as_lint_reads

CASTLE = "from boardlab import Study\nfrom boardlab.lessons.torres import sketch\n"
CASTLE += 's = Study(sketch("d4=3 d5=1 e4=2 e5=2 f4=1", A="e4", B="d5"), lang="en")\ns'


def test_entry_made_by_keys_in_a_notebook_passes_lint(open_notebook: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    notebook = open_notebook(CASTLE)
    notebook.run()
    page, panel = notebook.page, notebook.page.locator(".bl-maker")
    opener = page.locator(".bl-time [data-do=make_question]")
    opener.focus()
    page.keyboard.press("Enter")
    expect(panel).to_be_in_viewport()
    expect(opener).to_be_focused()
    for label, choice in (("Topic", "Scoring"), ("What is asked for", "A number"), ("Asked like", "One castle, one")):
        field = panel.get_by_label(label)
        field.focus()
        page.keyboard.type(choice)
        expect(field.locator("option[selected]")).to_contain_text(choice)
        expect(field).to_be_focused()
    expect(page.locator(".bl-study [aria-live=polite]")).to_contain_text("Answer: 10. Wrong rules")
    tallest = panel.get_by_role("checkbox", name="The tallest tower")
    tallest.focus()
    page.keyboard.press("Space")
    expect(tallest).to_have_attribute("aria-checked", "false")
    expect(tallest).to_be_focused()
    page.evaluate(CLIPBOARD)
    panel.get_by_role("button", name="Copy the entry").press("Enter")
    page.wait_for_function("() => window.copied")
    entry = page.evaluate("() => window.copied")
    assert "counts_the_tower" not in entry
    assert as_lint_reads("torres.scoring", entry, monkeypatch)
    assert as_lint_reads("torres.scoring", entry.replace(f"{TO_WRITE} ", ""), monkeypatch) == []
    panel.get_by_role("button", name="Close").press("Enter")
    expect(panel).to_have_count(0)
    expect(opener).to_be_focused()
