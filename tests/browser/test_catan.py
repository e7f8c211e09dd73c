"""A robber turn and a trade on the island of Catan, on a plain page: by mouse, then by keyboard alone."""

from __future__ import annotations

from playwright.sync_api import expect

from boardlab import catan
from boardlab.catan.example import example_game
from boardlab.core.play.record import Record
from boardlab.session.kinds import study

expect.set_options(timeout=15_000)
TURN = {p.stage: p for p in reversed(example_game().positions) if p.turn == 16}
FOREST = "0,1"
"""Forest 3, where B and C have buildings."""
PICKED = ":is(.bl-acts, .bl-hand)"
"""Where something may be picked beside the board."""
OLD = "-2,1"
"""Fields 10, where the robber stands before the 7."""


def a_seven_to_roll():
    """White has six wool and two grain, and rolls."""
    given = TURN["roll"].to_json()
    given["hands"][3] = {"wool": 6, "grain": 2}
    del given["bank"]
    return study(Record(catan.from_json(given, allow_unreachable=True)))


def clicker(page):
    """Clicks what is picked beside the board."""

    def choose(key: str) -> None:
        page.locator(f'{PICKED} [data-pick="{key}"]').first.click()

    return choose


def test_a_robber_turn_by_mouse(room):
    page, session, choose = room.page, a_seven_to_roll(), clicker(room.page)
    room.play(session)
    choose("roll")
    choose("die:3")
    page.locator('.bl-go[data-pick="die:4"]').click()
    expect(page.locator(".bl-prompt")).to_contain_text("Choose 4 cards")
    for key in ("give:wool", "give:wool", "give:grain"):
        choose(key)
    done = page.locator('.bl-go[data-pick="done"]')
    expect(page.locator(".bl-hand .bl-of")).to_have_text(["2/6", "1/2"])
    expect(done).to_contain_text("1 more")
    choose("less:give:grain")
    expect(page.locator(".bl-hand .bl-of")).to_have_text(["2/6"])
    choose("give:wool")
    choose("give:wool")
    expect(page.locator(".bl-laid")).to_contain_text("4 of 4")
    done.click()
    expect(page.locator(".bl-prompt")).to_contain_text("moves the robber")
    page.mouse.click(*room.point_of(OLD))
    expect(page.locator(".bl-callout .bl-rule").first).to_have_attribute("data-rule", "catan.robber.must_move")
    page.mouse.click(*room.point_of(FOREST))
    expect(page.locator(".bl-stage .bl-ghost")).to_have_count(1)
    expect(page.locator(".bl-stake")).to_have_count(2)
    expect(page.locator(".bl-answers .bl-row")).to_have_count(3)
    page.locator('.bl-go[data-pick="rob:2"]').click()
    expect(page.locator('.bl-stake[data-key^="stake:C"]')).to_contain_text("1/")
    choose("chance")
    expect(page.locator(".bl-say")).to_contain_text("stole")
    assert (session.position.hand_sizes[3], session.position.stage) == (5, "trade")


def test_a_trade_by_mouse(room):
    page, session, choose = room.page, study(Record(TURN["trade"])), clicker(room.page)
    room.play(session)
    choose("trade")
    # Greyed, and pressed all the same, it says why not.
    page.locator('.bl-hand [data-pick="give:grain"]').click(force=True)
    expect(page.locator(".bl-callout")).to_contain_text("needs 4 grain; the hand has 1")
    choose("give:wool")
    expect(page.locator(".bl-hand .bl-of")).to_have_text(["2/5"])
    expect(page.locator(".bl-answers")).to_contain_text("through the 2:1 wool harbour")
    choose("get:brick")
    expect(page.locator(".bl-say")).to_contain_text("2 wool for 1 brick at 2:1")
    choose("offer")
    for key in ("get:lumber", "give:wool", "give:wool", "less:give:wool"):
        choose(key)
    page.locator('.bl-go[data-pick="done"]').click()
    for name, answer in zip(("Orange", "Red", "Blue"), ("decline", "accept", "counter"), strict=True):
        expect(page.locator(".bl-prompt")).to_contain_text(f"{name} answers")
        expect(page.locator(".bl-row-buttons button")).to_have_text(["Accept", "Decline", "Counter"])
        choose(answer)
    for key in ("give:brick", "get:wool"):
        choose(key)
    page.locator('.bl-go[data-pick="done"]').click()
    expect(page.locator(".bl-answers .bl-row")).to_contain_text(["Nobody", "declines", "accepts", "something else"])
    choose("confirm:2")
    expect(page.locator(".bl-say")).to_contain_text("White gave Blue 1 wool for 1 brick")
    assert session.position.hands[3] == (0, 2, 2, 1, 1)


class Hands:
    """Somebody with nothing but a keyboard."""

    def __init__(self, page) -> None:
        self.page = page

    def at(self) -> str:
        """The place or the button that has the focus."""
        found = "document.activeElement.dataset.place ?? document.activeElement.dataset.pick ?? ''"
        return str(self.page.evaluate(found))

    def enter(self) -> None:
        """Begin at the first control of the board."""
        self.page.locator('[data-do="help"]').focus()

    def press(self, key: str) -> None:
        """Go to a button of the actions with Tab and arrows, and press it."""
        page = self.page
        target = page.locator(f'{PICKED} [data-pick="{key}"]').first
        expect(target).to_be_visible()
        listed = target.evaluate("(button) => button.matches('.bl-act')")
        first = True
        for _ in range(60):
            before = self.at()
            if before == key:
                break
            if not (listed and page.evaluate("document.activeElement.matches('.bl-act')")):
                page.keyboard.press("Tab")
                first = True
                continue
            page.keyboard.press("Home" if first else "ArrowDown")
            ended = self.at() == before and not first
            if ended:
                page.keyboard.press("Tab")
            first = ended
        assert self.at() == key
        page.keyboard.press("Enter")


def test_a_robber_turn_by_keyboard_alone(room):
    page, session, hands = room.page, a_seven_to_roll(), Hands(room.page)
    at, enter, press = hands.at, hands.enter, hands.press
    room.play(session)
    enter()
    press("roll")
    expect(page.locator('.bl-acts [data-pick="die:3"]')).to_be_visible()
    enter()
    press("die:3")
    expect(page.locator('.bl-go[data-pick="die:4"]')).to_be_visible()
    page.locator('.bl-go[data-pick="die:4"]').press("Enter")
    expect(page.locator(".bl-laid")).to_be_visible()
    enter()
    press("give:wool")
    for _ in range(3):
        expect(page.locator('.bl-hand [data-pick="give:wool"]')).to_be_focused()
        page.keyboard.press("Enter")
    expect(page.locator(".bl-hand .bl-of")).to_have_text(["4/6"])
    expect(page.locator('[role="status"]')).to_contain_text("0 to go")
    enter()
    press("done")
    expect(page.locator(".bl-prompt")).to_contain_text("moves the robber")
    enter()
    page.keyboard.press("Tab")
    page.keyboard.press("Control+Home")
    seen = set()
    while at() != FOREST:
        page.keyboard.press("n")
        assert at() not in seen, "n goes from tile to tile"
        seen.add(at())
    assert OLD not in seen
    page.keyboard.press("w")
    expect(page.locator('[role="status"]')).to_contain_text("forest 3")
    page.keyboard.press("Enter")
    expect(page.locator('.bl-go[data-pick="rob:2"]')).to_be_visible()
    press("rob:2")
    expect(page.locator('.bl-acts [data-pick="chance"]')).to_be_visible()
    enter()
    press("chance")
    expect(page.locator(".bl-say")).to_contain_text("stole")
    assert (session.position.hand_sizes[3], session.position.stage) == (5, "trade")


def test_a_trade_by_keyboard_alone(room):
    page, session, hands = room.page, study(Record(TURN["trade"])), Hands(room.page)
    enter, press = hands.enter, hands.press
    room.play(session)
    enter()
    press("trade")
    expect(page.locator(".bl-asks")).to_be_visible()
    enter()
    press("give:grain")
    expect(page.locator('[role="alert"]')).to_contain_text("the hand has 1")
    enter()
    press("give:wool")
    expect(page.locator(".bl-hand .bl-of")).to_have_text(["2/5"])
    enter()
    press("get:brick")
    expect(page.locator(".bl-say")).to_contain_text("2 wool for 1 brick at 2:1")
    enter()
    press("offer")
    expect(page.locator(".bl-asks")).to_be_visible()
    enter()
    press("get:lumber")
    enter()
    press("give:wool")
    press("done")
    for name, answer in zip(("Orange", "Red", "Blue"), ("decline", "accept", "decline"), strict=True):
        expect(page.locator(".bl-prompt")).to_contain_text(f"{name} answers")
        enter()
        press(answer)
    enter()
    press("confirm:1")
    expect(page.locator(".bl-say")).to_contain_text("White gave Red 1 wool for 1 lumber")
    assert session.position.hands[3] == (1, 1, 2, 1, 1)
