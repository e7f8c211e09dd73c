"""An author makes a question of a Study, by keys in a notebook and by mouse; its entry completed passes lint."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from boardlab.core.play.record import Record
from boardlab.lessons.build.lint_question import TO_WRITE
from boardlab.lessons.torres import sketch
from boardlab.session.kinds import study
from tests.browser.tables import Room
from tests.browser.test_dispute import CLIPBOARD, copied
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
        # Not typed: a list forgets what was typed a second ago, and a busy machine types more slowly.
        options = field.locator("option").all_inner_texts()
        at = next(
            number for number, text in enumerate(options) if text == field.locator("option[selected]").inner_text()
        )
        wanted = next(number for number, text in enumerate(options) if text.startswith(choice))
        for next_one in range(at + 1, wanted + 1) if at < wanted else range(at - 1, wanted - 1, -1):
            page.keyboard.press("ArrowDown" if at < wanted else "ArrowUp")
            expect(field.locator("option[selected]")).to_have_text(options[next_one])
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


def test_entry_made_by_mouse_in_korean_passes_lint(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    room.play(study(Record(sketch("d4=3 d5=1 e4=2 e5=2 f4=1", A="e4", B="d5")), lang="ko"))
    panel = room.page.locator(".bl-maker")
    room.page.get_by_role("button", name="이 국면으로 문제 만들기").click()
    expect(panel).to_be_in_viewport()
    for label, choice in (("주제", "점수 계산"), ("묻는 것", "수 쓰기"), ("본뜰 문제", "성 하나, 기사 하나")):
        panel.get_by_label(label).select_option(label=choice)
        expect(panel.get_by_label(label).locator("option[selected]")).to_have_text(choice)
    panel.get_by_role("checkbox", name="마커가 제자리에 남기").click()
    expect(panel.locator("[aria-checked=true]")).to_have_count(5)
    room.page.evaluate("() => { Object.defineProperty(navigator, 'clipboard', { value: {}, configurable: true }); }")
    room.page.evaluate(CLIPBOARD)
    panel.get_by_role("button", name="이 글 복사").click()
    entry = copied(room)
    assert 'title.ko = "성 하나, 기사 하나"' in entry
    assert f'en = "{TO_WRITE} ' in entry
    assert as_lint_reads("torres.scoring", entry.replace(f"{TO_WRITE} ", ""), monkeypatch) == []
    panel.get_by_role("button", name="닫기").click()
    expect(panel).to_have_count(0)
