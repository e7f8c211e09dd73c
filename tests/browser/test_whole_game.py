"""A whole game at its table: played by mouse and by keys to its end, in a window and on a phone, nothing covered."""

from __future__ import annotations

import re
from functools import partial
from itertools import chain, product
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from boardlab.catan.actions import ANSWER
from boardlab.core.contract.game import find_game
from boardlab.core.play.opponent import decide
from boardlab.core.play.record import Record
from boardlab.lessons import scenario
from boardlab.session.features.hints import HintsFeature
from boardlab.session.frame import words
from boardlab.session.game_session import Session
from boardlab.session.kinds import whole_game
from tests.browser.keyboard import path_to
from tests.browser.means import Choose, by_keyboard, by_mouse, by_touch, chosen
from tests.browser.tables import Room, parts_of
from tests.effort import rounds
from tests.sessions import opponents, picture

SIZES = {"window": (1280, 800), "phone": (390, 844)}
COVERED = """(spots) => {
    const board = document.querySelector(".bl-surface > svg"), to = board.getScreenCTM(), dice = ".bl-board .bl-it";
    const over = [...document.querySelectorAll(`.bl-corner, ${dice}`)].filter((one) => one.getClientRects().length);
    const cut = (a, b) => a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2;
    const drawn = [...board.querySelectorAll("text, [data-key]:not([data-key^='last:'])")]
        .map((one) => [one.dataset.key ?? one.textContent, one.getBoundingClientRect()])
        .filter(([, { width }]) => width && width < 200);
    const found = new Set();
    for (const one of over) {
        const box = one.getBoundingClientRect();
        for (const [name, other] of drawn) if (cut(box, other)) found.add(name);
        for (const [across, down, reach, name] of spots) {
            const { x, y } = new DOMPoint(across, down).matrixTransform(to);
            const near = [Math.max(box.left, Math.min(x, box.right)), Math.max(box.top, Math.min(y, box.bottom))];
            if (Math.hypot(near[0] - x, near[1] - y) < reach * to.a - 2) found.add(name);
        }
        for (const other of over) if (other !== one && !other.matches(dice) && cut(box, other.getBoundingClientRect()))
            found.add(other.textContent);
        for (let x = box.left + 2; x < box.right - 1; x += 6) for (let y = box.top + 2; y < box.bottom - 1; y += 6)
            for (const place of document.elementsFromPoint(x, y)) if (place.matches(".bl-hit"))
                found.add(place.dataset.place);
    }
    return [...found];
}"""
"""What of a board lies under a plate or the dice: pieces, labels, places, and what is drawn beside these."""

LONG = """() => {
    for (const one of document.querySelectorAll(".bl-line > span")) one.textContent = "A sentence. ".repeat(30);
}"""
"""Plates with much to say."""

CUT = """() => [...document.querySelectorAll(".bl-line, .bl-line *, .bl-newest, .bl-newest *, .bl-thisturn *")]
    .filter((one) => one.scrollHeight > one.clientHeight + 1)
    .filter((one) => one.matches(".bl-line > span, .bl-newest > span") || getComputedStyle(one).overflowY === "hidden")
    .map((one) => one.textContent)"""
"""What is said at the table and is longer than its place: of plates all, of a list what does not scroll."""

READ = "() => !window.waiting && !document.querySelector('.bl-all:not(:has(.bl-rcpt.bl-open)) [data-pick=opponent]')"
"""Python has answered, and no opponent is on turn; or the points that were counted are open to be read."""


def begun(game: str, players: int, plies: int = 0, **how: Any) -> Session:
    """A game in which some actions were played by everybody."""
    start = partial(Record.new, game, players=players, seed="whole")
    session = whole_game(start(), again=start, **how)
    while session.record.ply < plies or (plies and session.waits):
        if session.waits:
            opponents(session).go_on(1)
        else:
            session.act(decide(session.position, session.record.ply).action)
    return session


def answered(room: Room, session: Session) -> None:
    """Let the others play until it is one's own choice: they wait where points were counted."""
    room.page.wait_for_function(READ)
    while session.waits:
        room.page.locator('[data-pick="opponent:rest"]').click()
        room.page.wait_for_function(READ)


def finish(choose: Any, room: Room, session: Session) -> None:
    """Play as opponents do, until the game is over."""
    answered(room, session)
    while not session.position.is_over:
        chosen(choose, room, *path_to(session.shown, decide(session.position, session.record.ply).action))
        answered(room, session)


def test_creed_is_played_to_its_end_by_mouse(room: Room) -> None:
    session = begun("creed", 2, rounds(60, soak=0), pace="fast")
    room.game(session)
    finish(by_mouse, room, session)
    expect(room.page.locator(".bl-ending")).to_be_visible()
    expect(room.page.locator(".bl-who")).to_have_text(re.compile("won"))
    room.page.locator('[data-do="again"]').click()
    expect(room.page.locator(".bl-ending")).to_have_count(0)
    assert session.record.ply == 0
    assert len(session.earlier) == 1


@pytest.mark.soak
@pytest.mark.parametrize("choose", [by_mouse, by_keyboard, by_touch], ids=["mouse", "keyboard", "phone"])
@pytest.mark.parametrize(("name", "players"), [("torres", 2), ("catan", 3), ("creed", 2)])
def test_whole_games_against_club_by_any_means(browser: Browser, choose: Choose, name: str, players: int) -> None:
    width, height = SIZES["phone" if choose is by_touch else "window"]
    room = Room(browser, width + 20, height, touch=choose is by_touch)
    session = begun(name, players, pace="fast", opponents="club")
    room.game(session, width, room=height)
    finish(choose, room, session)
    expect(room.page.locator(".bl-ending")).to_be_visible()
    room.close()


def test_last_turns_of_torres_need_no_mouse(room: Room) -> None:
    """Space shows the next move, p lets them run, e ends a turn, a digit tells what a seat did last, u goes back.

    h tells the price of a hint, and opens it; F6 goes round the table.
    """
    start = partial(Record, scenario("torres.last_turns"), seed=1)
    session = whole_game(start(), again=start, pace="step")
    room.game(session)
    page, loud, polite = room.page, room.page.locator('[role="alert"]').last, room.page.locator('[role="status"]').last
    chosen(by_keyboard, room, "move", "d3", "c3")
    page.keyboard.press("e")
    expect(page.locator('[data-pick="opponent"]')).to_be_visible()
    own = session.record.ply
    page.keyboard.press("Space")
    page.wait_for_function("() => !window.waiting")
    assert session.record.ply == own + 1
    page.keyboard.press("1")
    expect(polite).to_contain_text("B, First steps.")
    page.keyboard.press("p")
    expect(page.locator('.bl-head .bl-pace [data-pick="calm"]')).to_have_attribute("aria-pressed", "true")
    page.locator('.bl-head .bl-pace [data-pick="fast"]').click()
    expect(page.locator(".bl-who")).to_have_text("Your turn")
    expect(loud).to_contain_text("Your turn")
    page.keyboard.press("u")
    page.wait_for_function("() => !window.waiting")
    assert session.record.ply == own - 1
    page.keyboard.press("h")
    expect(polite).to_contain_text("Press H once more to open it.")
    assert page.locator(".bl-hints").count() == 0, "its price comes first"
    page.keyboard.press("h")
    expect(page.locator(".bl-hints p")).to_be_visible()
    page.locator('[role="gridcell"][tabindex="0"]').focus()
    for region in (".bl-corner", ".bl-rim", ".bl-playhead", ".bl-surface"):
        page.keyboard.press("F6")
        expect(page.locator(f"{region}:focus, {region} :focus")).to_have_count(1)
    head = page.locator(".bl-playhead")
    expect(head).to_contain_text("round 3 of 4")
    page.keyboard.press("e")
    # That it is one's turn was said before, too.
    expect(head).to_contain_text("round 4 of 4")
    expect(page.locator(".bl-who")).to_have_text("Your turn")
    page.wait_for_function("() => !window.waiting")
    page.keyboard.press("e")
    expect(page.locator(".bl-ending tfoot")).to_be_visible()


@pytest.mark.parametrize("size", [(1280, 800), (1366, 768), (1920, 1080), (1100, 800), (834, 600), (390, 844)])
@pytest.mark.parametrize(("name", "players"), [("catan", 4), ("torres", 4), ("creed", 2), ("creed", 4)])
def test_plates_cover_nothing_of_a_board(room: Room, name: str, players: int, size: tuple[int, int]) -> None:
    """However much is said in them. A harbour lay under one."""
    width, height = size
    room.page.set_viewport_size({"width": width, "height": height})
    session = begun(name, players, 40)
    session.act(session.position.legal_actions()[0])
    room.game(session, width, room=height)
    # What others did last stays in sight while one plays, and the board where it is.
    expect(room.page.locator(".bl-newest")).to_be_visible(visible=width < 600)
    room.page.evaluate(LONG)
    assert room.page.evaluate(COVERED, parts_of(session)["frame"]["board"]["spots"] or []) == []
    table = room.page.locator(".bl-study")
    assert table.evaluate("one => one.scrollWidth - one.clientWidth") <= 0
    assert table.evaluate("one => one.getBoundingClientRect().width") >= width - 6, "the window is the table"
    assert table.evaluate("one => one.getBoundingClientRect().height") <= height + 6


@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
@pytest.mark.parametrize(("name", "players"), [("torres", 3), ("catan", 4), ("creed", 2)])
def test_what_opponents_said_is_cut_nowhere(
    room: Room, name: str, players: int, size: tuple[int, int], lang: Any
) -> None:
    """Nor does one scroll in a plate: nobody guessed that it does."""
    width, height = size
    room.page.set_viewport_size({"width": width, "height": height})
    room.game(begun(name, players, 40, lang=lang), width, room=height)
    assert room.page.evaluate(CUT) == []


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
@pytest.mark.parametrize(("name", "players"), [("torres", 2), ("catan", 3)])
def test_own_points_are_in_sight_through_the_game(room: Room, name: str, players: int, size: tuple[int, int]) -> None:
    """Only the others' were: whoever played did not know how many they had."""
    width, height = size
    room.page.set_viewport_size({"width": width, "height": height})
    session = begun(name, players, 40)
    room.game(session, width, room=height)
    mine = room.page.locator(".bl-yours")
    expect(mine).to_be_in_viewport(ratio=1)
    assert str(session.shown.scores[0]) in mine.inner_text()


@pytest.mark.parametrize(("size", "lang"), [((1366, 768), "en"), ((390, 844), "ko")])
@pytest.mark.parametrize(("name", "players"), [("torres", 4), ("catan", 4), ("creed", 2)])
def test_rules_open_beside_a_game_that_stays(
    room: Room, name: str, players: int, size: tuple[int, int], lang: Any
) -> None:
    """There was no way from a game to its rules. A finger finds this one."""
    width, height = size
    page = room.page
    page.set_viewport_size({"width": width, "height": height})
    room.game(begun(name, players, 20, lang=lang), width, room=height)
    rules = page.locator(".bl-rules")
    expect(rules).to_be_in_viewport(ratio=1)
    box = rules.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= (40 if width < 600 else 34)
    page.context.route("https://boardlab.github.io/**", lambda route: route.fulfill(body=route.request.url))
    with page.expect_popup() as opened:
        rules.click()
    opened.value.wait_for_load_state()
    assert opened.value.url.endswith(f"/boardlab/{'ko/' if lang == 'ko' else ''}rules/#{name}")
    opened.value.close()
    expect(page.locator(".bl-playhead")).to_be_visible()


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
@pytest.mark.parametrize(("name", "players", "plies"), [("torres", 2, 30), ("catan", 3, 36), ("creed", 2, 30)])
def test_hint_that_was_asked_for_is_in_sight(
    room: Room, name: str, players: int, plies: int, size: tuple[int, int]
) -> None:
    """Its text lay below the edge, and more so where the board is seen from above."""
    width, height = size
    page = room.page
    page.set_viewport_size({"width": width, "height": height})
    session = begun(name, players, plies, pace="fast")
    room.game(session, width, room=height)
    for view in session.views[:-1]:
        page.locator(f'.bl-head [data-do="view"][data-pick="{view}"]').click()
        room.settled()
        page.locator(".bl-all, .bl-rim, .bl-mid").evaluate_all("all => all.forEach((one) => { one.scrollTop = 0; })")
        page.locator(".bl-ask-hint").click()
        room.settled()
        told, foot = (page.locator(one).bounding_box() for one in (".bl-hints p", ".bl-foot"))
        assert told is not None
        assert foot is not None
        expect(page.locator(".bl-hints p")).to_be_in_viewport(ratio=0.98)
        below = told["y"] + told["height"] - foot["y"]
        assert below < 1 or told["x"] >= foot["x"] + foot["width"] or told["x"] + told["width"] <= foot["x"], view


def counted(lang: str, pace: str) -> Session:
    """A game of Torres in which a phase is counted, and somebody else moves the king."""
    start = partial(Record.new, "torres", players=3, seed="s0")
    session = whole_game(start(), again=start, seat=1, pace=pace, lang=lang)
    while session.position.phase == 1:
        if session.waits:
            opponents(session).go_on()
        else:
            session.act(decide(session.position, session.record.ply).action)
    return session


@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
def test_points_of_a_phase_stay_until_one_goes_on(room: Room, size: tuple[int, int], lang: str) -> None:
    """They ran by in Fast and Calm."""
    width, height = size
    page = room.page
    page.set_viewport_size({"width": width, "height": height})
    session = counted(lang, "fast")
    room.game(session, width, room=height)
    ply = session.record.ply
    page.wait_for_timeout(500)
    assert session.record.ply == ply
    expect(page.locator(".bl-rcpt .bl-total")).to_be_in_viewport(ratio=0.98)
    expect(page.locator(".bl-rcpt")).to_contain_text("×")
    page.locator('[data-pick="opponent:rest"]').click()
    expect(page.locator(".bl-who")).to_have_text("Your turn" if lang == "en" else "내 차례")
    expect(page.locator(".bl-rcpt.bl-open")).to_have_count(0)


HEARD = """() => {
    window.heard = 0;
    for (const region of document.querySelectorAll('.bl-study > [role="status"], .bl-study > [role="alert"]'))
        new MutationObserver((all) => { window.heard += all.length && !!region.textContent; })
            .observe(region, {childList: true, characterData: true, subtree: true});
    document.addEventListener("focusin", () => { window.heard += 1; });
}"""
"""A screen reader tells what a live region says, and what gets the focus."""


@pytest.mark.parametrize(("name", "players"), [("torres", 2), ("catan", 3), ("creed", 2)])
def test_every_key_of_a_game_is_answered(room: Room, name: str, players: int) -> None:
    """H was mute where no hint is left, and every key where nothing had the focus."""
    start = partial(Record.new, name, players=players, seed="keys")
    session = whole_game(start(), again=start, pace="step")
    room.game(session)
    page = room.page
    page.evaluate(HEARD)
    page.locator('[role="gridcell"][tabindex="0"]').focus()
    page.keyboard.press("f")
    caps = [line.split("\t")[0].split() for line in words("en", find_game(name), players)["game_keys"].split("\n")]
    mute = []
    for turn, key in product(range(3), chain.from_iterable(caps)):
        if turn:
            page.locator('[role="gridcell"][tabindex="0"]').focus()
        else:
            page.evaluate("() => document.activeElement.blur()")
        page.evaluate("() => { window.heard = 0; }")
        page.keyboard.press(key if len(key) > 1 else key.lower())
        room.settled()
        if not page.evaluate("() => window.heard"):
            mute.append(f"{key}: {page.locator('.bl-turn').inner_text()}")
    assert not mute, "\n".join(mute)


@pytest.mark.parametrize("between", ["ArrowLeft", "w", "Shift+Tab", "F6"])
def test_hint_opens_only_right_after_its_price(room: Room, between: str) -> None:
    """Whoever had pressed H once, long ago, was not told what the next H would cost."""
    start = partial(Record.new, "torres", players=2, seed="price")
    session = whole_game(start(), again=start, pace="step")
    room.game(session)
    page, said = room.page, room.page.locator('[role="status"]').last
    page.locator('[role="gridcell"][tabindex="0"]').focus()
    for key in ("h", between, "h"):
        page.keyboard.press(key)
        room.settled()
    expect(said).to_contain_text("First hint: costs 1 of 10.")
    assert not session.has(HintsFeature).opened
    page.keyboard.press("h")
    expect(page.locator(".bl-hints .bl-open")).to_have_count(1)


@pytest.mark.parametrize(("name", "players"), [("torres", 2), ("catan", 4)])
def test_strength_under_a_finger_covers_no_plate(browser: Browser, name: str, players: int) -> None:
    """What chooses it is as large as the plate, and was painted over it as long as it was pressed."""
    room = Room(browser, 410, 844, touch=True)
    room.page.set_viewport_size({"width": 390, "height": 844})
    room.game(begun(name, players, 20), 390, room=844)
    strength = room.page.locator(".bl-strength").first
    strength.hover()
    assert strength.evaluate("one => getComputedStyle(one).backgroundColor") == "rgba(0, 0, 0, 0)"
    room.close()


@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_offer_is_answered_with_all_in_sight(room: Room, size: tuple[int, int], lang: Any) -> None:
    """What is offered in words, why, the answers and one's own hand: on a phone the last two lay under the bar."""
    width, height = size
    room.page.set_viewport_size({"width": width, "height": height})
    start = partial(Record.new, "catan", players=4, seed="o0")
    session = whole_game(start(), again=start, lang=lang, opponents="club")
    while session.waits or session.position.stage != ANSWER:
        if session.waits:
            opponents(session).go_on(1)
        else:
            session.act(decide(session.position, session.record.ply).action)
    room.game(session, width, room=height)
    told = next(seat for seat in parts_of(session)["frame"]["play"]["seats"] if seat["seat"] == session.position.active)
    says = room.page.locator(".bl-says")
    expect(says).to_have_text(f"{told['did']} {told['why']}")
    edge = room.page.locator(".bl-foot").evaluate("one => one.getBoundingClientRect().top")
    bottoms = [
        room.page.locator(part).evaluate("one => one.getBoundingClientRect().bottom")
        for part in (".bl-says", ".bl-row-buttons", ".bl-hand")
    ]
    assert max(bottoms) <= edge, (bottoms, edge)
    assert bottoms[0] < bottoms[1], "it is read before it is answered"


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_view_that_changes_by_itself_is_told(room: Room, lang: str) -> None:
    """Where pieces hide each other on a phone all of them are shown: nobody was told why the board had changed."""
    room.page.set_viewport_size({"width": 390, "height": 844})
    session = begun("torres", 3, lang=lang, pace="fast")
    while session.waits or "crowded" not in (picture(session).part()["board"] or ()):
        if session.waits:
            opponents(session).go_on()
        else:
            session.act(decide(session.position, session.record.ply).action)
    room.game(session, 390, room=844)
    notice = room.page.locator(".bl-strip-notice")
    expect(notice).to_be_in_viewport(ratio=1)
    assert session.view == session.views[1]
    room.page.locator(f'[data-do="view"][data-pick="{session.views[0]}"]').click()
    room.settled()
    expect(notice).to_have_count(0)
    assert session.view == session.views[0]
