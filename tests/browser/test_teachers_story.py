"""The whole story of a teacher, on one page of the site: a plan, the projector, thirty pupils' files, the report,
tomorrow's boards, paper.
"""

from __future__ import annotations

from pathlib import Path

import pytest
import segno
from playwright.sync_api import expect

from boardlab.classroom.class_report import ClassReport
from boardlab.classroom.handed_in import read_files
from boardlab.cli import app as cli
from boardlab.core.text.link import address
from boardlab.lessons.build.store import asked_in
from boardlab.session.lesson.lesson_session import LessonSession
from tests.browser.site_page import STARTED
from tests.browser.test_class_page import MADE
from tests.classroom.hostile import hostile_files
from tests.classroom.pupils import dropped, files_of_a_class, wrong_rules_of_a_class
from tests.figures.test_qr_code import drawn

LESSON, ASKED = "torres.scoring", "torres.scoring.2"
SCHOOL = "https://school.example/boardlab/"


@pytest.mark.soak
def test_a_teacher_from_projector_to_paper(open_site, shots, tmp_path: Path):
    here = open_site(viewport={"width": 1366, "height": 768})
    page = here.page
    page.set_default_timeout(STARTED)

    # A plan of two steps, the second one first.
    page.goto(f"{here.home}present/")
    page.locator(".topics details", has=page.locator(f'[data-line="{ASKED}"]')).locator("summary").click()
    for line in ("torres.scoring.3", ASKED):
        page.locator(f'[data-line="{line}"]').click()
    page.locator("#chosen li").nth(1).locator("button").first.click()
    assert page.locator("#lines").input_value() == f"{ASKED}\ntorres.scoring.3"

    # On the projector, where the net may be gone by now: hands are counted, then the wrong rules stand behind the bars.
    page.locator("#show").click()
    page.wait_for_selector(".bl-big .bl-st-present")
    # Phones open the question, and no answer, from a code: of a site that they reach, as this one is on this machine.
    page.keyboard.press("q")
    page.locator(".bl-site").fill(SCHOOL)
    page.keyboard.press("Enter")
    code = page.locator(".bl-phone svg")
    code.wait_for()
    stage = LessonSession(LESSON, "en")
    stage.go(asked_in(ASKED)[1])
    text = stage.link_text()
    right = segno.make_qr(address(text, base=SCHOOL), error="l").matrix
    assert drawn(code.evaluate("(svg) => svg.outerHTML")) == {
        (x, y) for y, row in enumerate(right) for x, one in enumerate(row) if one
    }
    phone = open_site(viewport={"width": 390, "height": 844}, has_touch=True)
    phone.open(address(text, base=SCHOOL).removeprefix(SCHOOL))
    expect(phone.page.locator(".bl-asked h3, .bl-st-text h3").first).to_be_visible()
    assert phone.page.locator(".bl-number input").input_value() == ""
    assert not phone.page.locator(".bl-st-note, .bl-bars, .bl-receipt li").count()
    phone.page.screenshot(path=shots / "class-phone-question.png")
    assert not phone.wrong
    phone.page.context.close()
    page.keyboard.press("Escape")
    page.context.set_offline(True)
    for key in ("b", "1", "2", "c", "7"):
        page.keyboard.press(key)
    page.locator(".bl-st-kick").get_by_text("19 hands").wait_for()
    page.evaluate("() => document.activeElement.blur()")
    page.keyboard.press("Space")
    expect(page.locator(".bl-bars li").first).to_contain_text("Plus instead of times")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".bl-st-cues > span")).to_have_text("2 of 2")
    page.context.set_offline(False)

    # Thirty files: the report names what each pupil has in mind, as far as two wrong rules do not answer alike.
    pupils, files = wrong_rules_of_a_class(LESSON), [*files_of_a_class(LESSON)]
    page.goto(f"{here.home}class/")
    page.locator("#files").set_input_files(dropped(files))
    page.wait_for_selector(MADE)
    report = page.locator("#report .report")
    expect(report.locator("header p")).to_contain_text("30 pupils")
    page.screenshot(path=shots / "class-report.png", full_page=True)
    told = {each.wrong.id: each for each in ClassReport(read_files(files)).misreadings}
    for each in [*told.values()][:4]:
        row = report.locator(".misreadings li", has=page.get_by_text(each.wrong.name(each.board.wording, "en")))
        expect(row.locator("small")).to_have_text(", ".join(each.pupils))
    named = sum(str(n) in told[wrong].pupils for n, own in pupils.items() for wrong in own if wrong in told)
    assert named >= 0.7 * sum(map(len, pupils.values()))

    # The boards for tomorrow open as a plan for the projector.
    with page.context.expect_page() as opening:
        report.locator(".tomorrow p .go").click(modifiers=["Control"])
    board = opening.value
    board.set_default_timeout(STARTED)
    board.locator("#show").click()
    board.wait_for_selector(".bl-big .bl-st-present")
    board.screenshot(path=shots / "class-tomorrow.png")

    board.close()

    # Five hundred hostile files break nothing, and nothing of them runs.
    page.locator("#files").set_input_files(dropped(hostile_files(500)))
    page.locator("[name=called][value=names]").check(force=True)
    report.locator(".files").get_by_text("onerror=window.ran=1").first.wait_for(timeout=3 * STARTED)
    expect(report.locator(".misreadings li").first).to_be_visible()
    assert page.evaluate("() => window.ran") is None

    # And on paper.
    sheet = tmp_path / "sheet.html"
    assert cli.main(["print", LESSON, str(sheet), "--sheets", "2", "--lang", "en"]) == 0
    assert sheet.read_text(encoding="utf-8").count('<main class="key">') == 2
    assert not here.wrong
    page.context.close()
