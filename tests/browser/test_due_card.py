"""The card of what is due in JupyterLab: names, and a button that opens the review below, by keyboard too."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.axe import problems

SETUP = (
    'from boardlab import check, due, language; language("en")\n'
    "from boardlab.lessons.journal.entry import Entry\n"
    "from boardlab.lessons.journal.journal import journal; journal().delete()\n"
    'for name in ("torres.scoring.2", "catan.robber.3"):\n'
    '    journal().add(Entry(name, "answer", 1, time="2026-11-02T09:00:00Z"))\n'
    'check("torres.scoring.3")'
)


def test_due_rules_are_reviewed_below_their_card(open_notebook, shots):
    page = open_notebook(SETUP, "due()", height=1500).page
    card, inside = page.locator(".bl-offer"), page.locator(".bl-practised-card")
    expect(card.locator("li")).to_have_text(["Discard on a 7, Catan", "Area times level, Torres"])
    button = card.locator('[data-do="practise"]')
    button.press("Enter")
    expect(inside.locator(".bl-card")).to_contain_text("Review 1 of 2")
    expect(button).to_have_attribute("aria-expanded", "true")
    assert problems(page) == []
    page.screenshot(path=shots / "due.png")
    inside.locator('[data-do="next"]').press("Enter")
    expect(inside.locator(".bl-card")).to_contain_text("Review 2 of 2")
    expect(inside.locator('[data-do="next"]')).to_have_count(0)
    inside.locator(".bl-practised-end").press("Enter")
    expect(inside).to_be_hidden()
    expect(button).to_be_focused()
