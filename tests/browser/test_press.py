"""What a press is on counts: a picture that changes before the release neither loses the click nor gives it away."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from boardlab import catan, creed, torres
from boardlab.core.play.record import Record
from boardlab.session.kinds import study
from tests.browser.tables import Room

AT = "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-place]')?.dataset.place ?? ''"
SWAP = """([one, other]) => {
    const names = { [one]: other, [other]: one };
    for (const { dataset } of [...document.querySelectorAll(".bl-hit")])
        dataset.place = names[dataset.place] ?? dataset.place;
}"""
DROP = "([one]) => { for (const hit of document.querySelectorAll(`.bl-hit[data-place='${one}']`)) hit.remove(); }"
CHANGES = {"another place lies there": SWAP, "the place is gone": DROP}
BEHIND = torres.from_json(
    {
        "players": 2,
        "round": 2,
        "king": "g7",
        "ap": 5,
        "heights": {"c2": 1, "d2": 1, "c1": 2, "d3": 1, "g7": 1},
        "knights": [["c2"], ["d3"]],
    },
    allow_unreachable=True,
)
GAMES: dict[str, Any] = {"torres": BEHIND, "catan": catan.start(), "creed": creed.start()}


@pytest.fixture(scope="module")
def room(browser: Browser) -> Any:
    """A page on which one board follows another: each is shown anew, and only the page is loaded once."""
    found = Room(browser)
    yield found
    found.close()


def picked(room: Any, heard: list[Any]) -> list[str]:
    """What the page has asked to pick."""
    room.settled()
    return [content["key"] for content in heard if content["do"] == "pick"]


@pytest.mark.parametrize("change", list(CHANGES))
@pytest.mark.parametrize("game", list(GAMES))
def test_release_picks_the_place_under_the_press(room: Any, game: str, change: str) -> None:
    heard = room.play(study(Record(GAMES[game])))
    one, other = room.page.evaluate(
        "[...document.querySelectorAll('.bl-hit')].slice(-2).map((hit) => hit.dataset.place)"
    )
    point = room.point_of(one)
    room.page.mouse.move(*point)
    room.page.mouse.down()
    room.page.evaluate(CHANGES[change], [one, other])
    assert room.page.evaluate(AT, point) != one
    room.page.mouse.up()
    room.page.mouse.move(5, 5)
    assert picked(room, heard) == [one]


@pytest.mark.parametrize("game", list(GAMES))
def test_a_press_that_is_dragged_away_picks_nothing(room: Any, game: str) -> None:
    heard = room.play(study(Record(GAMES[game])))
    one, other = room.page.evaluate(
        "(([a, b]) => [a, b])([...document.querySelectorAll('.bl-hit')].slice(0, 2).map((hit) => hit.dataset.place))"
    )
    room.page.mouse.move(*room.point_of(one))
    room.page.mouse.down()
    room.page.mouse.move(*room.point_of(other))
    room.page.mouse.up()
    assert picked(room, heard) == []


def test_press_counts_though_its_button_is_gone_at_release(room: Any) -> None:
    heard = room.play(study(Record(BEHIND)))
    row = room.page.locator('.bl-act[data-pick="build"]')
    row.hover()
    room.page.mouse.down()
    row.evaluate("(row) => row.replaceWith(row.cloneNode(true))")
    room.page.mouse.up()
    assert picked(room, heard) == ["build"]


def test_knight_behind_a_grown_tower_needs_one_click(room: Any) -> None:
    """The mark of the keyboard on d2 made it larger to the touch, and the press itself takes that mark away."""
    session = study(Record(BEHIND))
    heard = room.play(session)
    for _ in range(2):
        room.page.locator('.bl-act[data-pick="build"]').click()
        room.page.mouse.click(*room.point_of("d2"))
        room.page.wait_for_function("() => document.activeElement?.dataset.place === 'd2'")
    assert session.position.heights[11] == 3
    # The last point on the knight's cell before the tower in front begins, while no key marks that tower.
    room.page.locator('.bl-act[data-pick="build"]').focus()
    figure = room.page.locator('[data-key="knight:A@c2"]').bounding_box()
    y = figure["y"] + 0.8 * figure["height"]
    x = figure["x"]
    while room.page.evaluate(AT, [x + 1, y]) == "c2":
        x += 1
    assert room.page.evaluate(AT, [x + 1, y]) == "d2"
    room.page.locator('[role="gridcell"][data-place="d2"]').focus()
    del heard[:]
    room.page.mouse.click(x, y)
    assert picked(room, heard) == ["c2"]
