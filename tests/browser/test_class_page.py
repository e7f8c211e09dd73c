"""The page of a class in a browser: files and codes in, a report out, by keyboard, with nothing sent or run."""

from __future__ import annotations

from pathlib import Path
from random import Random

from playwright.sync_api import Page, expect

from boardlab.classroom.hand_in_code import hand_in_code
from boardlab.classroom.results import Result
from tests.browser.site_page import STARTED
from tests.classroom.pupils import dropped, journal_of

TOPIC, WRONG = "torres.scoring", "torres.adds_area_and_level"
MADE = ".class.made"
HOSTILE = '<img src=x onerror="window.ran = 1">'


def journal(number: int) -> bytes:
    return journal_of([WRONG] if number % 2 else [], [TOPIC], Random(number))


def files(*pupils: int) -> list[dict[str, str | bytes]]:
    made = [(f"x_{n}.jsonl", journal(n)) for n in pupils]
    broken = [("cut_30.jsonl", made[0][1][:90]), (f"x_{HOSTILE}.jsonl", made[0][1][:90]), ("photo.png", b"\x89PNG\0\0")]
    return dropped([*made, *broken])


def drop(page: Page, *paths: Path) -> None:
    """Drag files and folders from the desktop onto the page and let go of them."""
    devices = page.context.new_cdp_session(page)
    data = {"items": [], "files": [*map(str, paths)], "dragOperationsMask": 1}
    for kind in ("dragEnter", "dragOver", "drop"):
        devices.send("Input.dispatchDragEvent", {"type": kind, "x": 300, "y": 300, "data": data})


def test_a_teacher_gets_a_report_of_files_and_codes(open_site, shots, tmp_path):
    here = open_site()
    page = here.page
    page.set_default_timeout(STARTED)
    page.goto(f"{here.home}class/")
    sent: list[str] = []
    page.context.on("request", lambda got: (got.method == "GET" and "?" not in got.url) or sent.append(got.url))
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

    # Files and a folder of them, dragged onto the page, wherever they fall.
    (tmp_path / "7b" / "late").mkdir(parents=True)
    for path, number in {"x_4.jsonl": 4, "7b/x_5.jsonl": 5, "7b/late/x_7.jsonl": 7}.items():
        (tmp_path / path).write_bytes(journal(number))
    (tmp_path / "seats.pdf").write_bytes(b"%PDF-1.4")
    drop(page, tmp_path / "x_4.jsonl", tmp_path / "7b", tmp_path / "seats.pdf")
    expect(report.locator(".misreadings small").first).to_have_text("1, 3, 5, 7, 8")
    expect(page.locator("[role=status]")).to_contain_text("7 pupils count")
    expect(report.locator(".files")).to_contain_text("seats.pdf")
    expect(page.locator(".over")).to_have_count(0)

    with page.expect_download() as waiting:
        page.locator("[data-do=page]").click()
    saved = waiting.value.path().read_text(encoding="utf-8")
    assert waiting.value.suggested_filename == "class-report.html"
    assert "Plus instead of times" in saved
    with page.expect_download() as waiting:
        page.locator("[data-do=table]").click()
    assert waiting.value.path().read_text(encoding="utf-8-sig").startswith("pupil,question")

    assert not sent, "of its own site it fetches files, and tells nothing"

    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    page.screenshot(path=shots / "class-phone.png", full_page=True)
    page.locator("[data-do=clear]").click()
    expect(page.locator("[role=status]")).to_have_text("All of it is forgotten.")
    expect(report).to_have_count(0)
    assert not here.wrong
    page.context.close()
