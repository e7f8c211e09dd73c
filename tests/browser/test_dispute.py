"""“Is this wrong?” beside a verdict puts a report of it on the clipboard: by mouse, by keyboard, on a question."""

import pytest

from boardlab.core.play.record import Record
from boardlab.lessons import checkpoint
from boardlab.session.kinds import study
from boardlab.session.question.question import Question
from tests.sessions import board, picking

CLIPBOARD = "() => { navigator.clipboard.writeText = async (text) => { window.copied = text; }; }"
REACHED = "() => document.activeElement.dataset.do === 'copy_verdict'"


def copied(room) -> str:
    """What a page has copied; it forgets it then."""
    room.page.wait_for_function("() => window.copied")
    return str(room.page.evaluate("() => { const text = window.copied; window.copied = ''; return text; }"))


def test_a_disputed_verdict_is_copied(room):
    record = Record.new("torres", players=2, seed="1")
    session = study(record, lang="en")
    while not any(choice.breaches for choice in picking(session).picks()):
        board(session).act(board(session).position.legal_actions()[0])
    room.play(session)
    room.page.evaluate("() => { Object.defineProperty(navigator, 'clipboard', { value: {}, configurable: true }); }")
    room.page.evaluate(CLIPBOARD)
    refused = room.page.locator(".bl-act[aria-disabled=true]").first
    refused.click(force=True)  # what is greyed says why
    room.page.locator("[data-do=copy_verdict]:visible").click()
    told = copied(room)
    assert "Paste it into a message to your teacher" in room.page.locator(".bl-strip-copy").inner_text()
    assert f"Position: {record.position.to_text()}" in told
    assert "Rule: " in told
    refused.press("Enter")
    for _ in range(40):
        room.page.keyboard.press("Tab")
        if room.page.evaluate(REACHED):
            break
    room.page.keyboard.press("Enter")
    assert copied(room) == told


def test_the_verdict_on_an_answer_is_copied(room):
    session = Question(checkpoint("creed.board.5"), "ko")
    session.submit(session.asked.answer(), learner=False)
    room.play(session, 390)
    room.page.evaluate("() => { Object.defineProperty(navigator, 'clipboard', { value: {}, configurable: true }); }")
    room.page.evaluate(CLIPBOARD)
    room.page.locator(".bl-verdict [data-do=copy_verdict]").click()
    told = copied(room)
    assert "선생님께 보내는 글" in room.page.locator(".bl-strip-copy").inner_text()
    assert "문제: creed.board.5" in told
    assert "규칙: " in told


@pytest.mark.parametrize("allowed", [True, False])
@pytest.mark.parametrize("name", ["torres.scoring.2", "catan.robber.3", "creed.board.5"])
def test_escape_closes_what_was_copied_and_gives_focus_back(room, name, allowed):
    session = Question(checkpoint(name), "en")
    session.submit(session.asked.answer(), learner=False)
    room.play(session)
    room.page.evaluate("() => { Object.defineProperty(navigator, 'clipboard', { value: {}, configurable: true }); }")
    if allowed:
        room.page.evaluate(CLIPBOARD)
    room.page.locator(".bl-verdict [data-do=copy_verdict]").click()
    strip = room.page.locator(".bl-strip-copy")
    strip.wait_for()
    strip.locator("button" if allowed else "input").focus()
    room.page.keyboard.press("Escape")
    strip.wait_for(state="detached")
    assert room.page.evaluate(REACHED)
