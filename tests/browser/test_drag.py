"""What is clicked may be dragged: by mouse and by finger, with the messages that clicks send."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from boardlab.core.play.record import Dice, Record
from boardlab.lessons import checkpoint
from boardlab.session.features.picks import PicksFeature
from boardlab.session.game_session import Session
from boardlab.session.kinds import study
from boardlab.session.question.question import Question
from tests.browser.tables import LATE, Room
from tests.conformance.games import OWN

Spot = tuple[float, float]


def playing(name: str, wanted: Callable[[Session], bool]) -> Session:
    """A board of a game played at random until something may be done."""
    game = next(each for each in OWN if each.name == name)
    for seed in range(20):
        rng, record = random.Random(seed), Record(game.module.setup(Dice(f"drag {seed}"), **game.starts[0]))
        for ply in range(120):
            if record.position.is_over:
                break
            session = study(Record(record.position), lang="en")
            if ply > 20 and wanted(session):
                return session
            if record.position.current_player == -1:
                record.roll()
            else:
                record.play(rng.choice(tuple(record.position.legal_actions())))
    raise AssertionError(name)


def places(session: Session, *path: str, sources: bool = False) -> list[str]:
    """Where one may go on after some picks: to a last place, or to one from which one goes on."""
    picks = session.has(PicksFeature).picks_after(path)
    return [each.key for each in picks if each.is_place and not each.breaches and (each.action is None) == sources]


class Hand:
    """Drags from spot to spot."""

    def __init__(self, page: Page, *, finger: bool = False) -> None:
        self.page = page
        self.touch = page.context.new_cdp_session(page) if finger else None

    def take(self, at: Spot) -> None:
        if self.touch is None:
            self.page.mouse.move(*at)
            self.page.mouse.down()
        else:
            self._send("touchStart", at)
        self.move((at[0] + 9, at[1] + 15))

    def move(self, at: Spot) -> None:
        if self.touch is None:
            self.page.mouse.move(*at)
        else:
            self._send("touchMove", at)

    def drop(self, at: Spot) -> None:
        self.move(at)
        if self.touch is None:
            self.page.mouse.up()
        else:
            self._send("touchEnd")

    def _send(self, what: str, *at: Spot) -> None:
        assert self.touch is not None
        points = [{"x": x, "y": y} for x, y in at]
        self.touch.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": points})


def middle(room: Room, selector: str) -> Spot:
    found = room.page.locator(selector).first
    found.scroll_into_view_if_needed()
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def done(heard: list[Any]) -> list[tuple[str, str]]:
    """What was asked for, but for what nobody waits for."""
    return [(each["do"], each.get("key", "")) for each in heard if each["do"] in ("pick", "cancel", "move_piece")]


def settled(room: Room, heard: list[Any], wanted: list[tuple[str, str]]) -> None:
    """Wait until all of this was asked for, and hold that nothing else was."""
    for _ in range(LATE // 20):
        if len(done(heard)) >= len(wanted):
            break
        room.page.wait_for_timeout(20)
    room.page.evaluate("() => new Promise((then) => requestAnimationFrame(() => setTimeout(then)))")
    assert done(heard) == wanted
    heard.clear()


@pytest.mark.parametrize(
    ("game", "verb", "finger"),
    [
        *(("torres", "move", False), ("torres", "build", True), ("catan", "road", False), ("creed", "attack", True)),
        pytest.param("torres", "move", True, marks=pytest.mark.soak),
        pytest.param("torres", "build", False, marks=pytest.mark.soak),
    ],
)
def test_what_is_dragged_sends_what_clicks_send(browser: Browser, game: str, verb: str, finger: bool) -> None:
    """A knight and a unit from their places, a block and a road from their deeds; let go outside, ended by Escape."""
    by_deed = verb in ("build", "road")

    def wanted(session: Session) -> bool:
        able = session.has(PicksFeature).picks()
        if able is None or not any(each.key == verb and not each.breaches for each in able):
            return False
        if by_deed:
            return bool(places(session, verb))
        return any(places(session, verb, each) for each in places(session, verb, sources=True))

    session = playing(game, wanted)
    room = Room(browser, 1120, 1000, touch=finger)
    heard = room.play(session, 1100)
    hand = Hand(room.page, finger=finger)
    deed = f'[data-drag="pick"][data-pick="{verb}"]'
    art = f"{deed} :is(.bl-row-art, .bl-ic)"

    def begun() -> None:
        if not by_deed:
            room.deed(verb).click()
            settled(room, heard, [("pick", verb)])
            room.page.locator(".bl-hit.bl-source").first.wait_for(state="attached")

    if by_deed:
        source, first = verb, middle(room, art)
        to = places(session, verb)[0]
    else:
        begun()
        source = next(each for each in places(session, verb, sources=True) if places(session, verb, each))
        first, to = room.point_of(source), places(session, verb, source)[0]
    outside = (1115.0, 995.0)
    hand.take(first)
    settled(room, heard, [("pick", source)])
    assert room.page.locator(".bl-held > *").is_visible()
    lit = room.page.locator(".bl-grid .bl-target").evaluate_all("(all) => all.map((one) => one.dataset.place)")
    assert to in lit, "what it may be dropped on is lit as it is taken up"
    hand.drop(outside)
    settled(room, heard, [("cancel", "")])
    assert room.page.locator(".bl-held").count() == 0

    begun()
    hand.take(first)
    room.page.keyboard.press("Escape")
    hand.drop(room.point_of(to))
    settled(room, heard, [("pick", source), ("cancel", "")])

    begun()
    hand.take(first)
    hand.drop(room.point_of(to))
    settled(room, heard, [("pick", source), ("pick", to)])
    assert room.page.evaluate("() => String(getSelection())") == ""
    room.close()


def test_illegal_drop_is_refused_like_a_click(browser: Browser) -> None:
    session = playing("torres", lambda each: bool(places(each, sources=True)))
    room = Room(browser, 1120, 1000)
    heard = room.play(session, 1100)
    source = places(session, sources=True)[0]
    far = next(key for key in ("a1", "h8", "a8", "h1") if key not in places(session, source) and key != source)
    hand = Hand(room.page)
    hand.take(room.point_of(source))
    hand.drop(room.point_of(far))
    settled(room, heard, [("pick", source), ("pick", far)])
    assert session.has(PicksFeature).refusal is not None
    assert room.page.locator(".bl-callout").is_visible()
    room.close()


def test_cards_are_dragged_to_their_slot_and_back(browser: Browser) -> None:
    session = Question(checkpoint("catan.robber.3"), "en")
    room = Room(browser, 1020, 1000)
    heard = room.play(session, 1000)
    hand = Hand(room.page)
    card = '.bl-hand [data-drag="count"] >> nth=-1'
    key = room.page.locator(card).get_attribute("data-pick") or ""
    hand.take(middle(room, card))
    hand.drop(middle(room, ".bl-asks .bl-empty"))
    settled(room, heard, [("pick", key)])
    laid = '.bl-asks [data-drag="count"]'
    hand.take(middle(room, laid))
    hand.drop(middle(room, ".bl-hand"))
    settled(room, heard, [("pick", f"less:{key}")])
    hand.take(middle(room, card))
    hand.drop((30.0, 30.0))
    settled(room, heard, [])
    assert session.standing.wrong == 0, "nothing was answered"
    room.close()


def test_steps_are_dragged_and_touch_beside_numbers_scrolls(browser: Browser) -> None:
    session = Question(checkpoint("catan.board.11"), "en")
    room = Room(browser, 410, 900, touch=True)
    heard = room.play(session, 390)
    steps = session.steps
    hand = Hand(room.page, finger=True)
    at = room.page.locator(".bl-order li > i")
    hand.take(middle(room, ".bl-order li:nth-child(1) > i"))
    assert at.count() == len(steps)
    hand.drop(middle(room, ".bl-order li:nth-child(3) span"))
    settled(room, heard, [("pick", f"down:{steps[0]}")] * 2)
    assert session.steps[:3] == (steps[1], steps[2], steps[0])
    actions = room.page.evaluate(
        """() => [".bl-order li > i", ".bl-order li span", ".bl-surface > svg"].map((one) =>
            getComputedStyle(document.querySelector(one)).touchAction)"""
    )
    assert actions == ["none", "auto", "auto"]
    room.close()


def test_editor_drags_tools_and_pieces_on_and_off(
    browser: Browser,
) -> None:
    session = playing("torres", lambda each: True)
    room = Room(browser, 1120, 1000)
    heard = room.play(session, 1100)
    room.page.locator('[data-do="edit"]').first.click()
    room.page.wait_for_selector(".bl-tool[data-drag]")
    tool = room.page.locator(".bl-tool[data-drag]").first.get_attribute("data-pick") or ""
    hand = Hand(room.page)
    hand.take(middle(room, ".bl-tool[data-drag] .bl-ic"))
    hand.drop(room.point_of("h8"))
    settled(room, heard, [("pick", tool), ("pick", "h8")])
    assert (tool, session.position.to_json()["heights"].get("h8")) == ("build", 1)
    for place, to, asked in (("h8", room.point_of("h7"), "h8 h7"), ("h7", middle(room, ".bl-head"), "h7 ")):
        room.page.wait_for_selector(f'.bl-hit.bl-source[data-place="{place}"]', state="attached")
        hand.take(room.point_of(place))
        hand.drop(to)
        settled(room, heard, [("move_piece", asked)])
    room.page.wait_for_selector('.bl-hit[data-place="h7"]:not(.bl-source)', state="attached")
    heights = session.position.to_json()["heights"]
    assert not {"h7", "h8"} & heights.keys()
    room.close()
