"""A scoring of Torres, watched line by line: by keyboard, mouse and touch, by itself; in a Study and in a question."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from boardlab import lessons, torres
from boardlab.core.record import Record
from boardlab.live.checkpoint_session import CheckpointSession
from boardlab.live.session import Session
from tests.browser.tables import Room
from tests.browser.test_play import POSITION

SCORED = torres.from_json(POSITION, allow_unreachable=True)


@pytest.fixture
def room(browser: Browser) -> Any:
    found = Room(browser)
    yield found
    found.close()


def sums(session: Session) -> list[str]:
    """What the board must say at each line of castles: 5 × 3 = 15."""
    receipt = session.receipt
    assert receipt is not None
    castles = [line for line in receipt.lines if line.rule == "torres.goal.product"]
    return [f"{line.sum.facts['area']} × {line.sum.facts['level']} = {line.points}" for line in castles if line.sum]


def steps(room: Any, session: Session, go: Any) -> None:
    """Each step shows its sum, its ruler and the markers, and is spoken."""
    said = sums(session)
    assert said[0] == "5 × 3 = 15"
    for number, how in enumerate(said):
        go()
        board = room.page.locator(".bl-stage > svg")
        expect(board.locator('[data-key="sum"]')).to_contain_text(how)
        # From above, where levels are numerals, the tower that counts is ringed instead.
        expect(board.locator("path.bl-rule" if session.view == "tilted" else "path.bl-own")).to_have_count(1)
        expect(board.locator('[data-key^="marker:"]')).to_have_count(3)
        expect(room.page.locator('[role="status"]')).to_contain_text("level")
        assert session.walk == number
    line = session.receipt.lines[session.walk] if session.receipt else None
    assert line is not None
    letter = "ABC"[line.player]
    expect(board.locator(f'[data-key="marker:{letter}@{line.scores[line.player]}"]')).to_be_visible()


def test_a_scoring_is_watched_by_keys(room: Any) -> None:
    session = Session(Record(SCORED))
    room.play(session)
    room.page.locator('[role="gridcell"][tabindex="0"]').focus()
    steps(room, session, lambda: room.page.keyboard.press("g"))
    room.page.keyboard.press("Shift+G")
    expect(room.page.locator(".bl-rline[aria-pressed=true]")).to_have_count(1)
    room.page.wait_for_function("document.querySelectorAll('.bl-stage .bl-dim').length > 3")


@pytest.mark.soak
@pytest.mark.parametrize("width", [1000, 390])
def test_a_scoring_is_watched_by_mouse(room: Any, width: int) -> None:
    session = Session(Record(SCORED))
    room.play(session, width)
    room.page.locator('[data-do="bill"]').click()
    steps(room, session, lambda: room.page.locator('[data-do="walk"][data-at="1"]').click())


@pytest.mark.soak
def test_a_scoring_is_watched_by_touch(browser: Browser) -> None:
    room = Room(browser, 390, 844, touch=True)
    session = Session(Record(SCORED))
    room.play(session, 390)
    room.page.locator('[data-do="bill"]').tap()
    steps(room, session, lambda: room.page.locator('[data-do="walk"][data-at="1"]').tap())
    room.close()


@pytest.mark.soak
def test_a_scoring_goes_by_slowly_until_somebody_acts_and_not_for_who_wants_no_motion(room: Any) -> None:
    session = Session(Record(SCORED))
    room.play(session)
    room.page.locator('[data-do="bill"]').click()
    room.page.locator('[data-do="watch"]').click()
    expect(room.page.locator('[data-key="sum"]')).to_contain_text(sums(session)[0])
    expect(room.page.locator('[data-key="sum"]')).to_contain_text(sums(session)[1], timeout=4000)
    room.page.locator('[data-do="watch"]').click()
    room.page.wait_for_timeout(2200)
    assert session.walk == 1
    room.page.emulate_media(reduced_motion="reduce")
    room.play(session)
    room.page.locator('[data-do="bill"]').click()
    assert not room.page.locator('[data-do="watch"]').count()
    assert room.page.locator('[data-do="walk"]').count() == 2


def test_the_scoring_that_ended_a_phase_is_watched_and_gold_cells_carry_what_they_pay(room: Any) -> None:
    session = Session(Record(torres.from_json(ENDING, allow_unreachable=True)))
    session.act(session.position.read_action("end"))
    assert session.receipt is not None
    assert session.position.phase == 2
    room.play(session)
    room.page.locator('[role="gridcell"][tabindex="0"]').focus()
    for line in session.receipt.lines:
        before = session.walk
        room.page.keyboard.press("g")
        for _ in range(200):
            if session.walk != before:
                break
            room.page.wait_for_timeout(20)
        if line.rule == "torres.king.table":
            expect(room.page.locator('.bl-stage [data-key="bonus"]')).to_have_text("+5")
            expect(room.page.locator(".bl-stage .bl-gd")).to_have_count(2)
            break
    else:
        pytest.fail("nobody earns the bonus")


ENDING = {
    "players": 2,
    "phase": 1,
    "round": 3,
    "player": 1,
    "heights": {"c3": 1, "c4": 1, "d3": 2, "g7": 1},
    "king": "c3",
    "knights": [["c4"], ["g7"]],
    "spent": 5,
    "turn_stack": 1,
    "stacks": [[], []],
}


def test_the_receipt_of_a_question_is_watched_and_nothing_lies_over_its_knights(room: Any) -> None:
    session = CheckpointSession(lessons.checkpoint("torres.scoring.11"), "en")
    room.play(session)
    room.page.mouse.click(*room.point_of("c2"))
    expect(room.page.locator('[data-key="given:c2"]')).to_have_count(1)
    session.submit(session.asked.answer(), learner=False)
    room.play(session)
    room.page.mouse.move(5, 5)
    over = room.page.locator(".bl-hit").evaluate_all("(all) => all.map((one) => getComputedStyle(one).stroke)")
    assert set(over) == {"none"}
    for place in session.grade.places if session.grade else ():
        expect(room.page.locator(f'[data-key="given:{place}"]')).to_have_count(1)
    room.page.locator('[data-do="walk"][data-at="1"]').click()
    expect(room.page.locator('[data-key="sum"]')).to_contain_text("4 × 4 = 16")
