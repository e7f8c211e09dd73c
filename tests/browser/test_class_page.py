"""The page of a class in a browser: files and codes in, a report out, by keyboard, with nothing sent or run."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from boardlab.classroom.hand_in_code import hand_in_code
from boardlab.classroom.results import Result
from tests.browser.site_page import STARTED
from tests.classroom.pupils import journal_of

TOPIC, WRONG = "torres.scoring", "torres.adds_area_and_level"
MADE = ".class.made"
HOSTILE = '<img src=x onerror="window.ran = 1">'


def files(*pupils: int) -> list[dict[str, object]]:
    made = [(f"x_{n}.jsonl", journal_of([WRONG] if n % 2 else [], [TOPIC], Random(n))) for n in pupils]
    made += [("cut_30.jsonl", made[0][1][:90]), (f"x_{HOSTILE}.jsonl", made[0][1][:90]), ("photo.png", b"\x89PNG\0\0")]
    return [{"name": name, "mimeType": "text/plain", "buffer": data} for name, data in made]


def test_a_teacher_gets_a_report_of_files_and_codes(open_site, shots):
    here = open_site()
    page = here.page
    page.set_default_timeout(STARTED)
    page.goto(f"{here.home}class/")
    page.locator("#files").set_input_files(files(1, 2, 3))
    page.wait_for_selector(MADE)
    report = page.locator("#report .report")
    expect(report.locator(".misreadings li").first).to_contain_text("Plus instead of times")
    expect(report.locator(".misreadings small").first).to_have_text("1, 3")
    expect(report.locator(".files")).to_contain_text("It was cut off or changed")
    expect(report.locator(".files")).to_contain_text("photo.png")
    expect(page.locator("[role=status]")).to_contain_text("3 pupils count")
    assert page.evaluate("() => window.ran") is None

    # Codes, by keyboard alone.
    code = hand_in_code(TOPIC, 8, {f"{TOPIC}.2": Result(WRONG, 1, 0, True)})
    page.locator("#intake summary").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.locator("[data-do=files]")).to_be_focused()
    for _ in range(2):
        page.keyboard.press("Tab")
    page.keyboard.type(code.lower())
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(report.locator(".misreadings small").first).to_have_text("1, 3, 8")

    with page.expect_download() as waiting:
        page.locator("[data-do=page]").click()
    saved = waiting.value.path().read_text(encoding="utf-8")
    assert waiting.value.suggested_filename == "class-report.html"
    assert "Plus instead of times" in saved
    with page.expect_download() as waiting:
        page.locator("[data-do=table]").click()
    assert waiting.value.path().read_text(encoding="utf-8-sig").startswith("pupil,question")

    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    page.screenshot(path=shots / "class-phone.png", full_page=True)
    page.locator("[data-do=clear]").click()
    expect(page.locator("[role=status]")).to_have_text("All of it is forgotten.")
    expect(report).to_have_count(0)
    assert not here.wrong
    page.context.close()
