"""Nothing moves under a pointer: refusals, notices and picks lie over the page; on a phone all is large enough."""

from __future__ import annotations

import random
from itertools import product

import pytest
from playwright.sync_api import expect

from boardlab import lessons, torres
from boardlab.core.play.record import Record
from boardlab.session.kinds import study
from boardlab.session.lesson.lesson_session import LessonSession
from tests.browser.tables import POINT, Room, sessions
from tests.effort import drawn
from tests.sessions import picking

STANDS = """() => {
    const root = document.querySelector(".bl-study"), found = {};
    const put = (name, one) => {
        const box = one?.getBoundingClientRect();
        if (box?.width) found[name] = [box.left, box.top, box.width, box.height].map(Math.round);
    };
    const parts = [".bl-surface > svg", ".bl-head", ".bl-time", ".bl-st-foot", ".bl-st-main"];
    for (const part of parts) put(part, root.querySelector(part));
    for (const one of root.querySelectorAll(".bl-acts .bl-act, .bl-time button, .bl-head button")) {
        const name = one.closest(".bl-time") ? `time ${one.dataset.do}${one.dataset.at ?? ""}` : one.dataset.pick;
        if (!one.closest(".bl-asks")) put(name ?? one.dataset.do, one);
    }
    return found;
}"""
PRESS = """(key) => [...document.querySelectorAll(`.bl-acts .bl-act[data-pick="${key}"]`)]
    .find((one) => one.getClientRects().length)?.click()"""
DEEDS = """() => [...document.querySelectorAll(".bl-acts .bl-act")].filter((one) => one.getClientRects().length)
    .map((one) => [one.dataset.pick, one.ariaDisabled === "true"])"""
TOLD = """() => {
    const box = document.querySelector(".bl-callout");
    const home = document.querySelector(".bl-study").getBoundingClientRect();
    if (!box) return null;
    const { left, top, right, bottom } = box.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const through = getComputedStyle(box).pointerEvents === "none";
    box.style.pointerEvents = "auto";
    const seen = box.contains(document.elementFromPoint(x, y));
    box.style.pointerEvents = "";
    return {
        text: box.querySelector("p").textContent,
        inside: left >= home.left && right <= home.right && top >= home.top,
        seen,
        through,
        cut: [...box.querySelectorAll("p")].some((one) => one.getBoundingClientRect().bottom > bottom),
    };
}"""
LESSONS = [
    ("torres.building", 1000, 700, "en"),
    ("torres.building", 390, 844, "ko"),
    pytest.param(*("torres.building", 1366, 700, "ko"), marks=pytest.mark.soak),
    ("torres.building", 1880, 900, "en"),
    ("catan.building", 1000, 700, "en"),
    ("catan.building", 390, 844, "ko"),
    pytest.param(*("catan.building", 390, 844, "en"), marks=pytest.mark.soak),
    pytest.param(*("creed.teams", 1000, 700, "en"), marks=pytest.mark.soak),
    pytest.param(*("creed.teams", 390, 844, "ko"), marks=pytest.mark.soak),
]
SPENT = {"torres.building": ["point"] * 4}
"""What is done first, where nothing is refused at the start."""
STUDIES = [("torres", "explore#2"), ("catan", "explore#5"), ("creed", "explore#4")]


def settled(page):
    """Wait until Python has answered all that the page asked."""
    page.wait_for_function("() => !window.waiting")
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")


def moved(before, after):
    """What stands elsewhere now, by more than a pixel."""
    pairs = {name: (before[name], after[name]) for name in before if name in after}
    return {name: pair for name, pair in pairs.items() if any(abs(a - b) > 1 for a, b in zip(*pair, strict=True))}


def pressed_all(page, session, *, narrow=False):
    """Press each deed that is no action by itself, and drop it again; gives what was pressed, and what was refused."""
    pressed, refused = [], []
    deeds = page.evaluate(DEEDS)
    for key, greyed in deeds:
        before, ply = page.evaluate(STANDS), session().record.ply
        choice = picking(session())._choice((), key)
        if not greyed and (choice is None or choice.action is not None):
            continue
        page.evaluate(PRESS, key)
        settled(page)
        pressed.append(key)
        assert session().record.ply == ply
        # In one column a deal takes the place of the deeds, with a smaller board; what lies below makes room for it.
        if not (narrow and page.locator(".bl-asks").count()):
            found = moved(before, page.evaluate(STANDS))
            assert not [name for name in found if not (narrow and "time" in name)], (key, found)
        if greyed:
            told = page.evaluate(TOLD)
            assert told, key
            assert told["inside"], (key, told)
            assert told["seen"], (key, told)
            assert told["through"], "what lies below it can be pressed"
            assert not told["cut"], (key, told)
            assert len(told["text"]) > 15, (key, told)
            refused.append(key)
        page.evaluate("() => document.querySelector('.bl-picking [data-do=cancel], .bl-callout .bl-x')?.click()")
        settled(page)
    assert len(deeds) > 2
    return pressed, refused


@pytest.mark.parametrize(("lesson", "width", "height", "lang"), LESSONS)
def test_lesson_buttons_stay_still_and_reasons_are_read(browser, lesson, width, height, lang):
    room, stage = Room(browser, width + 20, height + 20), LessonSession(lesson, lang)
    stage.go([number for number, step in enumerate(stage.steps) if step.kind == "play"][-1])
    for text in SPENT.get(lesson, ()):
        stage.here.act(stage.here.position.read_action(text))
    room.walk(stage, width, room=height)
    settled(room.page)
    _, refused = pressed_all(room.page, lambda: stage.here)
    room.close()
    assert refused or lesson == "catan.building"


@pytest.mark.parametrize(("lesson", "deed"), [("torres.first_game", "knight"), ("creed.first_game", "lay")])
@pytest.mark.parametrize(("width", "height"), [(1000, 700), (390, 844)])
def test_only_button_stays_in_place_when_pressed(browser, lesson, deed, width, height):
    """It grew across the list under the pointer."""
    room, stage = Room(browser, width + 20, height + 20), LessonSession(lesson, "en")
    stage.go(0)  # whoever goes straight to a later step finds the game played up to there
    room.walk(stage, width, room=height)
    settled(room.page)
    before, deeds = room.page.evaluate(STANDS), room.page.evaluate(DEEDS)
    room.page.evaluate(PRESS, deed)
    settled(room.page)
    after = room.page.evaluate(STANDS)
    pressed = picking(stage.here).path
    room.close()
    assert [key for key, greyed in deeds if not greyed] == [deed]
    assert pressed == (deed,)
    assert not moved(before, after)


@pytest.mark.parametrize(("width", "study"), drawn(product((1000, 390), STUDIES), 2))
def test_table_buttons_stay_still_when_pressed(browser, width, study):
    game, name = study
    room = Room(browser, width + 20, 1200)
    session = next(one for full, one in sessions(f"{game}/{name.partition('#')[0]}.md") if full.endswith(name))
    room.play(session, width)
    settled(room.page)
    pressed, refused = pressed_all(room.page, lambda: session, narrow=width < 760)
    room.close()
    assert len(pressed) > 3, "deeds were pressed, which is when something could move"
    assert refused or game == "torres", "and refused ones, which open a callout"


def test_copied_and_what_is_answered_lie_over_the_board(browser):
    """ "Copied." and "c3 cannot be picked here." moved the board and its tools by a line each."""
    room = Room(browser, 1100, 900)
    room.play(study(Record(torres.start(players=2))), 1000)
    settled(room.page)
    before = room.page.evaluate(STANDS)
    room.page.locator('[data-do="copy"]').click()
    expect(room.page.locator(".bl-strip-copy")).to_be_visible()
    assert not moved(before, room.page.evaluate(STANDS))
    room.page.locator('[data-do="edit"]').click()
    settled(room.page)
    room.deed("knight").click()
    settled(room.page)
    before = room.page.evaluate(STANDS)
    room.click_place("c3")
    settled(room.page)
    expect(room.page.locator(".bl-callout")).to_contain_text("Before c3, choose one of these")
    assert not moved(before, room.page.evaluate(STANDS))
    room.close()


LARGE = """() => {
    const size = (one) => {
        const { a, b, c, d } = one.getScreenCTM?.() ?? { a: 1, b: 0, c: 0, d: 1 };
        return Math.round(10 * parseFloat(getComputedStyle(one).fontSize) * Math.sqrt(Math.abs(a * d - b * c))) / 10;
    };
    const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length);
    return {
        answers: all(".bl-options label").map((one) => one.getBoundingClientRect().height),
        levels: all(".bl-surface [data-key^=tower] text, .bl-surface .bl-n").map(size),
        letters: all(".bl-surface .bl-k text").map(size),
        digits: all(".bl-options label").map((one) => getComputedStyle(one, "::after").display),
    };
}"""


@pytest.mark.parametrize(
    ("about", "lang"),
    [("torres.king.16", "en"), ("catan.robber.3", "ko"), ("creed.matchups.14", "en"), ("torres.first_game.6", "ko")],
)
def test_phone_answers_are_thumb_high_and_signs_legible(browser, about, lang):
    stage = LessonSession(about.rpartition(".")[0], lang)
    steps = [at for at, step in enumerate(stage.steps) if step.kind == "ask"]
    stage.go(next((at for at in steps if stage.steps[at].about == about), steps[0]))
    room = Room(browser, 390, 844, touch=True)
    room.page.context.new_cdp_session(room.page).send(
        "Emulation.setEmulatedMedia", {"features": [{"name": "hover", "value": "none"}]}
    )
    room.walk(stage, 390, room=844)
    settled(room.page)
    found = room.page.evaluate(LARGE)
    room.close()
    assert all(each >= 44 for each in found["answers"]), found
    assert all(each >= 11.9 for each in found["levels"]), found
    assert all(each >= 11 for each in found["letters"]), found


def test_finger_beside_a_small_place_means_that_place(browser):
    """Intersections are 22 px wide on a phone, and a thumb 44."""
    stage = LessonSession("catan.first_game", "en")
    stage.go(next(at for at, step in enumerate(stage.steps) if step.about == "catan.first_game.1"))
    room = Room(browser, 390, 844, touch=True)
    room.walk(stage, 390, room=844)
    settled(room.page)
    places = sorted(stage.question.asked.places)
    spots = "(key) => { const b = document.querySelector(`.bl-hit[data-place='${key}']`).getBoundingClientRect();"
    spots += " return [b.left + b.width / 2, b.top + b.height / 2, b.width]; }"
    found = {key: room.page.evaluate(spots, key) for key in places}
    key = max(places, key=lambda each: found[each][1])  # the lowest has the sea below it
    x, y, wide = found[key]
    assert wide < 30
    room.page.touchscreen.tap(x, y + 18)
    room.settled()
    assert stage.question.picked == {key}
    room.page.mouse.click(x, y + 18)
    room.settled()
    assert stage.question.picked == {key}, "a mouse means what it points at"
    room.close()


HIDDEN = """() => [...document.querySelectorAll(".bl-surface svg text")].filter((one) => {
    if (!/^[0-9]+$/.test(one.textContent) || !one.closest(".bl-n, [data-key^=tower]")) return false;
    const { left, top, width, height } = one.getBoundingClientRect();
    const points = [[.5, .5], [.3, .35], [.7, .35], [.3, .65], [.7, .65]];
    return points.some(([x, y]) => {
        const there = document.elementsFromPoint(left + x * width, top + y * height);
        return there.find((each) => !each.matches(".bl-hit"))?.closest(".bl-k, .bl-kk, .bl-mk");
    });
}).map((one) => one.textContent)"""


@pytest.mark.parametrize("about", ["torres.scoring.3", "torres.scoring.5", "torres.king.5"])
def test_enlarged_figures_hide_no_tower_level_on_phones(browser, about):
    room, stage = Room(browser, 390, 844), LessonSession(about.rpartition(".")[0], "en")
    stage.go(next(at for at, step in enumerate(stage.steps) if step.about == about))
    stage.question.submit(stage.question.asked.answer(), learner=False)
    found = []
    for view in stage.question.own_views[:-1]:
        stage.question.session.view = view
        room.walk(stage, 390, room=844)
        settled(room.page)
        assert room.page.locator(".bl-surface svg .bl-k, .bl-surface svg .bl-mk").count()
        found += room.page.evaluate(HIDDEN)
    room.close()
    assert not found


def test_lesson_cuts_no_log_line(browser):
    """Neither of the log nor, against an opponent, of what one did last."""
    room, stage = Room(browser, 1020, 720), LessonSession("torres.first_game", "en")
    stage.go(0)
    for text in ("knight", "knight", "king", "point", "point", "point", "point"):
        actions = stage.here.position.legal_actions()
        stage.here.act(next(each for each in actions if each.to_text().startswith(text)))
    room.walk(stage, 1000, room=700)
    settled(room.page)
    cut = """(box) => [...box.querySelectorAll("li, .bl-st-said > div")].filter((one) => one.getClientRects().length)
        .map((one) => one.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom)"""
    lines = room.page.locator(".bl-st-happened").evaluate(cut)
    room.close()
    assert lines
    assert max(lines) <= 1


def played(game, steps, **options):
    """A game some random steps old."""
    rng, session = random.Random(3), study(Record.new(game, seed=3, **options))
    while session.record.ply < steps and session.position.legal_actions():
        session.act(rng.choice(session.position.legal_actions()))
    return session


def test_board_cuts_no_log_line(room):
    """At the foot of the rail, lines were cut through their letters."""
    cut = """(log) => {
        const end = log.getBoundingClientRect().bottom;
        const lines = [...log.children].map((one) => one.getBoundingClientRect());
        return [lines.length, lines.filter((one) => one.top < end - 1 && one.bottom > end + 1).length];
    }"""
    session, found = played(torres, 40, players=2), []
    room.play(session, 1100)
    resize = "(room) => document.querySelector('#cell').style.setProperty('--bl-room', room)"
    for height in (700, 707, 714, 728):
        room.page.evaluate(resize, f"{height}px")
        settled(room.page)
        found.append(room.page.locator(".bl-say ol").evaluate(cut))
    assert all(lines > 4 for lines, _ in found), found
    assert not any(split for _, split in found), found


FAN = """() => {
    const seen = (selector) =>
        [...document.querySelectorAll(`.bl-fan :is(${selector})`)].filter((one) => one.getClientRects().length);
    const box = (one) => one.getBoundingClientRect(), names = seen(".bl-face small");
    const cut = (one) => one.scrollWidth > one.clientWidth || box(one).right > box(one.closest(".bl-it")).right + 1;
    const across = (a, b) => a.left < b.right - 1 && b.left < a.right - 1;
    const meets = (a, b) => across(a, b) && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const under = (one) => seen(".bl-of, .bl-badge").some((pill) => meets(box(pill), box(one)));
    return {
        names: names.length,
        pills: seen(".bl-of").length,
        cut: names.filter(cut).map((one) => one.textContent),
        covered: names.filter(under).map((one) => one.textContent),
    };
}"""
CARD = """(at) => [...document.querySelectorAll(".bl-fan .bl-act")]
    .filter((one) => one.getClientRects().length)[at].click()"""


def discarding(browser, lang, width, height):
    """Somebody who puts cards back in a lesson, two of them chosen."""
    stage = LessonSession("catan.robber", lang)
    stage.go(next(number for number, step in enumerate(stage.steps) if step.kind == "play"))
    room = Room(browser, width + 20, height + 20)
    room.walk(stage, width, room=height)
    for at in (0, 2):
        settled(room.page)
        room.page.evaluate(CARD, at)
    settled(room.page)
    return room


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_card_name_is_never_cut_or_covered(browser, lang):
    room = discarding(browser, lang, 1000, 700)
    found = room.page.evaluate(FAN)
    room.close()
    assert found["names"] >= 4
    assert found["pills"] == 2
    assert not found["cut"]
    assert not found["covered"]


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_discards_and_button_stand_above_a_phones_foot(browser, lang):
    room = discarding(browser, lang, 390, 700)
    text = room.page.locator(".bl-st-text").bounding_box()
    go = room.page.locator(".bl-choices .bl-go").bounding_box()
    names = room.page.locator(".bl-laid .bl-face small").evaluate_all(
        "(all) => all.map((one) => [one.scrollWidth, one.clientWidth])"
    )
    room.close()
    assert go["y"] + go["height"] <= text["y"] + text["height"] + 1
    assert len(names) == 2
    assert all(needed <= there for needed, there in names)


def test_prices_stay_above_actions_when_nothing_is_payable(browser):
    """Within one step the list of prices and the buttons changed places."""
    stage = LessonSession("catan.special_cards", "en")
    stage.go(next(at for at, step in enumerate(stage.steps) if step.about == "catan.road.12"))
    room = Room(browser, 1020, 720)
    room.walk(stage, 1000, room=700)
    order = """() => document.querySelector(".bl-price").getBoundingClientRect().top
        < document.querySelector('.bl-acts [data-pick="end"]').getBoundingClientRect().top"""
    settled(room.page)
    before = room.page.evaluate(order)
    stage.here.act(stage.here.position.read_action("road 1,-2|2,-2"))
    stage.here.rev += 1
    room.walk(stage, 1000, room=700)
    settled(room.page)
    after, buys = room.page.evaluate(order), room.page.locator('.bl-price:not([aria-disabled="true"])').count()
    heard = room.page.locator('.bl-price[data-pick="city"]').aria_snapshot()
    room.close()
    assert buys == 0
    assert "City A city costs 2 grain and 3 ore. Missing: grain" in heard, "the price once"
    assert before
    assert after


def test_whose_turn_it_is_never_lies_under_the_dice(room):
    rolled = [one.position for one in lessons.checkpoints("catan") if one.position.dice]
    by_seat = {position.active: position for position in rolled}
    assert len(by_seat) > 1
    for lang in ("en", "ko"):
        for position in by_seat.values():
            room.page.evaluate(
                "(svg) => { document.querySelector('#cell').innerHTML = svg; }", position.scene(lang=lang).to_svg()
            )
            right, left = room.page.evaluate("""() => [
                document.querySelector("#cell .bl-h").getBoundingClientRect().right,
                document.querySelector("#cell .bl-die").getBoundingClientRect().left,
            ]""")
            assert right < left - 2, (lang, position.active)


EDGE = """() => {
    const svg = document.querySelector(".bl-tip svg"), edge = svg.querySelector(".bl-e"), box = edge.getBBox();
    const end = box.y + box.height + parseFloat(getComputedStyle(edge).strokeWidth) / 2;
    const { top, bottom, height } = svg.getBoundingClientRect(), view = svg.viewBox.baseVal;
    const reach = top + (end - view.y) * height / view.height;
    const piece = svg.closest(".bl-piece").getBoundingClientRect();
    const free = getComputedStyle(svg).overflow === "visible" ? piece.bottom : bottom;
    return [reach, free];
}"""


def test_an_enlarged_token_is_not_cut_by_its_frame(browser):
    """Creed's tokens are thick: their lower edge lay below the frame of what tells of them."""
    stage = LessonSession("creed.matchups", "en")
    stage.go([number for number, step in enumerate(stage.steps) if step.kind == "play"][-1])
    room = Room(browser, 1020, 720)
    room.walk(stage, 1000, room=700)
    settled(room.page)
    x, y = room.page.evaluate(POINT, "B11")
    room.page.mouse.move(x - 3, y)
    room.page.mouse.move(x, y)
    room.page.locator(".bl-tip svg").wait_for()
    reach, free = room.page.evaluate(EDGE)
    room.close()
    assert reach <= free + 0.5
