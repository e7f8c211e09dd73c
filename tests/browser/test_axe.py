"""Whatever a table, a question, a matrix or a progress card shows: axe finds nothing, in any look and language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest

from boardlab.core.play.opponent import decide
from boardlab.core.play.record import Record
from boardlab.session.kinds import whole_game
from tests.browser.axe import problems
from tests.browser.tables import Room, Shown, lessons, matrix, progress, questions, sessions, studies
from tests.effort import drawn
from tests.sessions import opponents

GAMES = ("catan", "torres", "creed")
KINDS = {
    "catan": ("board.1", "board.6", "board.12", "board.2", "board.11", "board.7"),
    "torres": ("board.4", "board.5", "board.10", "board.1", "building.2", "board.12"),
    "creed": ("board.1", "board.10", "board.6", "board.4", "hidden.7", "board.8"),
}
"""A question answered by cells, by a choice, by deeds of a list, by a number, by an order and by a turn."""
OPEN = ('[data-do="help"]', '[data-do="bill"]', '[data-do="big"]', '[data-do="facts"]')


def states(game: str, lang: str, *, few: bool = False) -> Iterator[Shown]:
    """The first Study of a game at rest, with each deed picked and one refused; then a question of each kind."""
    name, session = next(iter(sessions(f"{game}/explore.md")))
    shown = list(studies(name, session, langs=(lang,)))
    yield from (one for at, one in enumerate(shown) if not few or not at or one.state.startswith("refused"))
    for kind in KINDS[game][: 1 if few else None]:
        asked = questions(lessons.checkpoint(f"{game}.{kind}"), langs=(lang,))
        yield from (one for one in asked if not few or one.state == "wrong")


def told(room: Room, where: str) -> list[str]:
    return [f"{where}: {one}" for one in problems(room.page)]


def opened(room: Room, where: str) -> Iterator[str]:
    """The table that is shown, with each of its parts open in turn."""
    for button in OPEN:
        if room.page.locator(button).count():
            room.page.locator(button).first.click()
            yield from told(room, f"{where} {button}")
            room.page.locator(button).first.click()


@pytest.mark.parametrize(("game", "lang"), drawn([("catan", "ko"), ("torres", "ko"), ("creed", "en")], 2))
def test_axe_finds_nothing_on_a_table_or_a_question(browser, game, lang):
    room = Room(browser)
    found = []
    for at, one in enumerate(states(game, lang, few=True)):
        room.show(one, dark=at % 2 == 1)
        found += told(room, str(one))
        if not at:
            for button in room.page.locator(", ".join((OPEN[0], OPEN[1], OPEN[3]))).all():
                button.click()
            found += told(room, f"{one} opened")
    room.close()
    assert not found, "\n".join(found)


@pytest.mark.soak
@pytest.mark.parametrize("width", [1000, 390])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_in_any_state_in_any_look(browser, game, width):
    room = Room(browser)
    found = []
    for lang, dark in (("en", False), ("ko", True)):
        for at, one in enumerate(states(game, lang)):
            room.show(one, width, dark=dark)
            found += told(room, f"{one} {dark=}")
            if at < 2 or one.state == "wrong":
                found += opened(room, f"{one} {dark=}")
    room.close()
    assert not found, "\n".join(dict.fromkeys(found))


@pytest.mark.parametrize(
    ("game", "players", "lang"),
    [
        ("catan", 4, "ko"),
        *(pytest.param(*each, marks=pytest.mark.soak) for each in (("torres", 2, "en"), ("creed", 2, "ko"))),
    ],
)
def test_axe_finds_nothing_at_a_whole_game(browser, game, players, lang):
    """While others play, with hints open and the keys told in a window; on a phone; and at its end."""
    start = partial(Record.new, game, players=players, seed="whole")
    session = whole_game(start(), again=start, lang=lang, pace="step")
    room = Room(browser)
    room.game(session)
    found = told(room, f"{game} begun")
    while not session.waits:
        session.act(decide(session.position, session.record.ply).action)
    opponents(session).go_on(2)
    room.game(session, 390, room=844)
    found += told(room, f"{game} waiting")
    opponents(session).go_on()
    room.game(session)
    room.page.locator(".bl-ask-hint").click()
    room.page.locator('[data-do="help"]').click()
    found += told(room, f"{game} with a hint")
    while not session.position.is_over:
        session.act(decide(session.position, session.record.ply).action)
        opponents(session).go_on()
    room.game(session)
    found += told(room, f"{game} over")
    room.close()
    assert not found, "\n".join(found)


def test_axe_finds_nothing_on_matrix_and_progress_card(browser):
    room = Room(browser)
    found = []
    for part, parts in (("matrix", matrix("en")), ("progress", progress("torres", "ko"))):
        for dark in (False, True):
            room.show_part(part, parts, dark=dark)
            found += told(room, f"{part} {dark=}")
    room.close()
    assert not found, "\n".join(found)
