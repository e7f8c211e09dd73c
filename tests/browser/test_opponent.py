"""A game against the scripted opponent on a plain page: played by keys, its steps shown one by one or all at once."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from boardlab import catan, creed, torres
from boardlab.core.play.opponent import decide
from boardlab.core.play.record import Record
from boardlab.lessons import scenario
from boardlab.session.kinds import opposed
from boardlab.session.lesson.lesson_session import LessonSession
from tests.browser.means import by_keyboard, chosen
from tests.browser.tables import Room
from tests.sessions import opponents

OPENING = {"torres": torres.start(players=2), "catan": catan.start(players=3), "creed": creed.start()}


def test_last_turns_of_torres_are_played_by_keys(room: Room) -> None:
    """Where nothing shall move, the opponent answers at once; the end says who won, with the receipt."""
    room.page.emulate_media(reduced_motion="reduce")
    session = opposed(Record(scenario("torres.last_turns"), seed=1), opponents=True)
    room.play(session)
    who, log = room.page.locator(".bl-who"), room.page.locator(".bl-say")
    expect(who).to_have_text("Your turn")
    chosen(by_keyboard, room, "move", "d3", "c3")
    expect(log).to_contain_text("You moved a knight from d3")
    for left in (True, False):
        by_keyboard(room, "end")
        expect(who).to_have_text("Your turn" if left else "B won")
        expect(log).to_contain_text("If the phase were scored now, that would be")
    expect(room.page.locator('[role="status"]').first).not_to_be_empty()
    expect(room.page.locator(".bl-rcpt")).to_be_visible()
    assert session.position.winners == (1,)


@pytest.mark.soak
@pytest.mark.parametrize("game", OPENING)
def test_opponent_steps_run_until_the_learner_decides(room: Room, game: str) -> None:
    session = opposed(Record(OPENING[game], seed=3), opponents=True)
    while not session.waits:
        session.act(session.position.legal_actions()[0])
    heard = room.play(session)
    expect(room.page.locator('.bl-go[data-pick="opponent"]')).to_be_visible()
    expect(room.page.locator('.bl-go[data-pick="opponent"]')).to_have_count(0, timeout=90_000)
    assert not session.waits
    asked = [message for message in heard if message["do"] == "opponent"]  # type: ignore[unreachable]
    assert asked
    assert {message["at"] for message in asked} == {1}


def test_first_dice_are_in_sight_on_a_phone(room: Room) -> None:
    """What can be done comes before prices that nobody can pay yet."""
    page = room.page
    page.set_viewport_size({"width": 410, "height": 720})
    stage, rng = LessonSession("catan.first_game", "en"), Random(1)
    for number in range(5):
        stage.go(number)
        while number in (0, 2) and not stage.state.is_step_over:
            if opponents(stage.here).go_on(1) == 0:
                stage.here.act(decide(stage.here.position, rng.random()).action)
            stage._board_changed()
    room.walk(stage, 390, room=700)
    bottom = page.locator('[data-pick="roll"]').evaluate("button => button.getBoundingClientRect().bottom")
    assert bottom <= page.locator(".bl-st-foot").evaluate("bar => bar.getBoundingClientRect().top")
