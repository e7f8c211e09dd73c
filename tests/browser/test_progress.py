"""The progress card in JupyterLab: it follows the answers, is read by keyboard, and hands out the journal."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.axe import problems

SETUP = (
    'from boardlab import check, language, progress; language("en")\n'
    "from boardlab.lessons.journal.journal import journal; journal().delete()\n"
    'check("torres.scoring.2")'
)


def test_progress_follows_the_answers_and_can_be_taken_along(open_notebook, shots):
    notebook = open_notebook(SETUP, 'progress("torres")', height=1500)
    asked, card = notebook.page.locator(".bl-card"), notebook.page.locator(".bl-progress")
    dot = card.locator('[data-at="torres.scoring.2"]')
    expect(dot).to_have_count(0)
    opener = card.locator('[data-do="unfold"][data-pick="torres.scoring"]')
    opener.press("Enter")
    expect(opener).to_have_attribute("aria-expanded", "true")
    expect(dot.locator(".bl-dot-open")).to_have_count(1)
    asked.locator(".bl-number input").fill("20")
    asked.locator('[data-do="answer"]').click()
    expect(dot.locator(".bl-dot-tried")).to_have_count(1)
    expect(card.locator(".bl-met")).to_contain_text("The tallest tower")
    practise = card.locator('.bl-met [data-do="practise"]')
    practise.press("Enter")
    practice = notebook.page.locator(".bl-practised-card")
    expect(practice.locator(".bl-card")).to_contain_text("Practice 1")
    expect(practice).to_be_focused()
    expect(practise).to_have_attribute("aria-expanded", "true")
    assert problems(notebook.page) == []
    notebook.page.screenshot(path=shots / "progress-practice.png")
    practice.locator(".bl-practised-end").press("Enter")
    expect(practice).to_be_hidden()
    expect(practise).to_be_focused()
    asked.locator('[data-do="again"]').click()
    asked.locator(".bl-number input").fill("15")
    asked.locator('[data-do="answer"]').click()
    expect(dot.locator(".bl-dot-solved")).to_have_count(1)
    expect(card.locator(".bl-progress-head")).to_contain_text(re.compile(r"1 of \d+ solved, 10 of \d+ points"))

    dot.focus()
    expect(card.locator(".bl-mark", has_text="Solved, 10 of 10 points.")).to_have_count(1)
    notebook.page.keyboard.press("ArrowRight")
    expect(card.locator('[data-at="torres.scoring.3"]')).to_be_focused()

    with notebook.page.expect_download() as waiting:
        card.locator('[data-do="export"]').click()
    assert waiting.value.suggested_filename == "boardlab-progress.jsonl"
    lines = waiting.value.path().read_text(encoding="utf-8").splitlines()
    assert [line.split('"kind":')[1][:8] for line in lines] == ['"answer"'] * 2
    expect(card.locator("[role=status]")).to_have_text("Saved as boardlab-progress.jsonl.")

    assert problems(notebook.page) == []
    card.screenshot(path=shots / "progress.png")
    notebook.theme(dark=True)
    expect(card).to_have_attribute("data-theme", "dark")
    assert problems(notebook.page) == []
    card.screenshot(path=shots / "progress-dark.png")

    # The next pupil at this computer: asked for a number once, then saved, deleted and begun by one press.
    card.locator('[data-do="next_pupil"]').click()
    expect(card.get_by_label("Number or nickname")).to_be_focused()
    notebook.page.keyboard.type("07")
    with notebook.page.expect_download() as waiting:
        card.locator('[data-do="next_pupil"]').click()
    assert waiting.value.suggested_filename == "torres-scoring_07.jsonl"
    assert waiting.value.path().read_text(encoding="utf-8").splitlines() == lines
    expect(card.locator(".bl-progress-head")).to_contain_text(re.compile(r"0 of \d+ solved"))
    expect(card.get_by_label("Number or nickname")).to_have_value("")
    assert notebook.errors == []
    assert notebook.foreign == []
