"""The whole story of a teacher: the projector, thirty pupils' files, the report, tomorrow's boards, paper."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from boardlab.classroom.class_report import ClassReport
from boardlab.classroom.handed_in import read_files
from boardlab.cli import app as cli
from boardlab.core.text.link import PLAN, address
from boardlab.lessons.model.catalogue import misconceptions
from tests.browser.site_page import STARTED
from tests.classroom.pupils import journal_of

LESSON, ASKED = "torres.scoring", "torres.scoring.2"
PUPILS = 30


def held() -> dict[int, list[str]]:
    """The wrong rules that each pupil has in mind: the first one is the commonest."""
    wrong = [each.id for each in misconceptions(LESSON)][:4]
    return {number: [wrong[at] for at in range(4) if number % (at + 3) == 0] for number in range(1, PUPILS + 1)}


@pytest.mark.soak
def test_a_teacher_from_projector_to_paper(open_site, shots, tmp_path: Path):
    here = open_site(viewport={"width": 1366, "height": 768})
    page = here.page
    page.set_default_timeout(STARTED)

    # What was planned, on the projector: hands are counted, then the wrong rules stand behind the bars.
    page.goto(here.home + address("\n".join([PLAN, ASKED]), base=""))
    page.locator("#show").click()
    page.wait_for_selector(".bl-big .bl-st-present")
    for key in ("b", "1", "2", "c", "7"):
        page.keyboard.press(key)
    page.locator(".bl-st-kick").get_by_text("19 hands").wait_for()
    page.evaluate("() => document.activeElement.blur()")
    page.keyboard.press("Space")
    expect(page.locator(".bl-bars li").first).to_contain_text("Plus instead of times")

    # Thirty files: the report names what each pupil has in mind, as far as two wrong rules do not answer alike.
    pupils = held()
    files = [(f"boardlab-progress_{n}.jsonl", journal_of(wrong, [LESSON], Random(n))) for n, wrong in pupils.items()]
    page.goto(f"{here.home}class/")
    page.locator("#files").set_input_files(
        [{"name": name, "mimeType": "text/plain", "buffer": data} for name, data in files]
    )
    page.wait_for_selector(".class.made")
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

    # And on paper.
    sheet = tmp_path / "sheet.html"
    assert cli.main(["print", LESSON, str(sheet), "--sheets", "2", "--lang", "en"]) == 0
    assert sheet.read_text(encoding="utf-8").count('<main class="key">') == 2
    assert not here.wrong
    page.context.close()
