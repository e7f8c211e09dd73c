"""A scoring of Torres, watched line by line: by keyboard, mouse and touch, by itself; in a Study and in a question."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from boardlab import lessons, torres
from boardlab.core.play.record import Record
from boardlab.session.game_session import Session
from boardlab.session.kinds import study
from boardlab.session.question.question import Question
from tests.browser.means import by_mouse, by_touch
from tests.browser.test_play import POSITION, SPY_ON_MOTION
from tests.effort import drawn
from tests.sessions import board, counting

SCORED = torres.from_json(POSITION, allow_unreachable=True)


def sums(session: Session) -> list[str]:
    """What the board must say at each line of castles: 5 × 3 = 15."""
    receipt = counting(session).receipt
    assert receipt is not None
    castles = [line for line in receipt.lines if line.rule == "torres.goal.product"]
    return [f"{line.sum.facts['area']} × {line.sum.facts['level']} = {line.points}" for line in castles if line.sum]


class Step(NamedTuple):
    """What is seen and heard of one line of a scoring."""

    sum: str
    ruled: int
    """Rings round the tower that counts."""
    markers: int
    walk: int
    """The line that the session shows."""
    heard: bool
    """Was its level said?"""


def steps(room: Any, session: Session, go: Any) -> list[Step]:
    """Each line of castles, gone to by ``go`` and looked at once its sum is there."""
    found = []
    picture, status = room.page.locator(".bl-surface > svg"), room.page.locator('[role="status"]')
    for how in sums(session):
        go()
        shown = picture.locator('[data-key="sum"]', has_text=how)
        shown.wait_for()
        status.filter(has_text="level").wait_for(state="attached")
        ruled = picture.locator("path.bl-holder")
        markers = picture.locator('[data-key^="marker:"]')
        told = "level" in status.inner_text()
        found.append(Step(shown.text_content(), ruled.count(), markers.count(), counting(session).walk, told))
    return found


def as_it_should_be(session: Session, found: list[Step]) -> bool:
    """Did each step show its sum, one ring and three markers, in order, and was it spoken?"""
    said = sums(session)
    return len(found) == len(said) > 0 and all(
        how in step.sum and (step.ruled, step.markers, step.walk, step.heard) == (1, 3, number, True)
        for number, (how, step) in enumerate(zip(said, found, strict=True))
    )


def earner(room: Any, session: Session) -> Any:
    """The marker of whoever earns the line that is watched, on the space it gets to."""
    line = counting(session).receipt.lines[counting(session).walk] if counting(session).receipt else None
    place = f"{'ABC'[line.player]}@{line.scores[line.player]}" if line else ""
    return room.page.locator(f'.bl-surface > svg [data-key="marker:{place}"]')


def test_a_scoring_is_watched_by_keys(room: Any) -> None:
    session = study(Record(SCORED))
    assert sums(session)[0] == "5 × 3 = 15"
    room.play(session)
    room.page.locator('[role="gridcell"][tabindex="0"]').focus()
    found = steps(room, session, lambda: room.page.keyboard.press("g"))
    assert as_it_should_be(session, found), found
    expect(earner(room, session)).to_be_visible()
    room.page.keyboard.press("Shift+G")
    expect(room.page.locator(".bl-rline[aria-pressed=true]")).to_have_count(1)
    room.page.wait_for_function("document.querySelectorAll('.bl-surface .bl-dim').length > 3")


@pytest.mark.soak
@pytest.mark.parametrize("choose", [by_mouse, by_touch])
def test_a_scoring_is_watched_by_a_pointer(room_for: Any, choose: Any) -> None:
    session = study(Record(SCORED))
    room_for.play(session, room_for.width)
    press = (lambda do: room_for.page.locator(do).tap()) if choose is by_touch else room_for.page.click
    press('[data-do="bill"]')
    found = steps(room_for, session, lambda: press('[data-do="walk"][data-at="1"]'))
    assert as_it_should_be(session, found), found
    expect(earner(room_for, session)).to_be_visible()


@pytest.mark.soak
def test_scoring_plays_slowly_until_acted_on_or_motion_reduced(room: Any) -> None:
    session = study(Record(SCORED))
    room.play(session)
    room.page.locator('[data-do="bill"]').click()
    room.page.locator('[data-do="watch"]').click()
    expect(room.page.locator('[data-key="sum"]')).to_contain_text(sums(session)[0])
    expect(room.page.locator('[data-key="sum"]')).to_contain_text(sums(session)[1])
    room.page.locator('[data-do="watch"]').click()
    room.page.wait_for_timeout(2200)
    assert counting(session).walk == 1
    room.page.emulate_media(reduced_motion="reduce")
    room.play(session)
    room.page.locator('[data-do="bill"]').click()
    assert not room.page.locator('[data-do="watch"]').count()
    assert room.page.locator('[data-do="walk"]').count() == 2


@pytest.mark.parametrize("calm", drawn([False, True], 2))
def test_markers_go_along_the_track_line_by_line(room: Any, calm: bool) -> None:
    room.page.emulate_media(reduced_motion="reduce" if calm else "no-preference")
    session = study(Record(SCORED))
    room.play(session)
    room.page.evaluate(SPY_ON_MOTION)
    room.page.locator('[role="gridcell"][tabindex="0"]').focus()
    receipt = counting(session).receipt
    assert receipt is not None
    # The track comes with the first line, which finds no marker that could go.
    gone, had = [], receipt.lines[0].scores
    for at, line in enumerate(receipt.lines, 1):
        room.page.keyboard.press("g")
        expect(room.page.get_by_text(f"Line {at} of")).to_be_visible()
        expect(earner(room, session)).to_be_visible()
        gone += [f"marker:{'ABC'[seat]}@{score}" for seat, score in enumerate(line.scores) if score != had[seat]]
        had = line.scores
    moved = [(what, duration) for what, duration in room.page.evaluate("moved") if what.startswith("marker:")]
    assert [what for what, _ in moved] == ([] if calm else gone)
    assert all(duration <= 600 for _, duration in moved)
    assert len(gone) >= 2


def test_watched_phase_scoring_labels_gold_cells(room: Any) -> None:
    session = study(Record(torres.from_json(ENDING, allow_unreachable=True)))
    board(session).act(board(session).position.read_action("end"))
    assert counting(session).receipt is not None
    assert board(session).position.phase == 2
    room.play(session)
    room.page.locator('[role="gridcell"][tabindex="0"]').focus()
    for at, line in enumerate(counting(session).receipt.lines, 1):
        room.page.keyboard.press("g")
        # The next key goes on from what the page shows, not from what Python knows already.
        expect(room.page.get_by_text(f"Line {at} of")).to_be_visible()
        if line.rule == "torres.king.table":
            expect(room.page.locator('.bl-surface [data-key="bonus"]')).to_have_text("+5")
            expect(room.page.locator(".bl-surface .bl-gd")).to_have_count(2)
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


def test_watched_receipt_of_a_question_covers_no_knight(room: Any) -> None:
    session = Question(lessons.checkpoint("torres.scoring.11"), "en")
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
    # Beside an answer that is walked, the receipt is one line with the totals, which opens in its place.
    room.page.locator('[data-do="bill"]').click()
    room.page.locator('[data-do="walk"][data-at="1"]').click()
    expect(room.page.locator('[data-key="sum"]')).to_contain_text("4 × 4 = 16")
