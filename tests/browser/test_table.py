"""Every Study and every question of the tutorials on one screen: how high the table is, and how much of it is board.

The tables are shown in a plain page (:mod:`tests.browser.tables`), 1000 pixels wide, and measured in each state: at
rest, with each deed picked, refused; before an answer, with hints, wrong, right; in both languages.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from itertools import chain
from typing import Any

import pytest

from boardlab import catan, creed, torres
from boardlab.core.play.record import Record
from boardlab.session.kinds import study
from boardlab.session.question.question import Question
from boardlab.torres.cards import CARDS
from tests.browser import axe, tables
from tests.browser.tables import Room, Shown, questions, sessions, studies
from tests.effort import drawn, rounds
from tests.sessions import board

HIGHEST = 760
LEAST_SHARE = {"catan": 0.44, "torres": 0.41}
FOUR, TWO_WIDE, TILE = 0.55, 900, 56
LEAST_TEXT, LEAST_ON_BOARD = 12, {1000: 11, 390: 9}
READ_WHOLE = {"catan", "creed", "torres"}
"""Where every text is seen whole, without a turn of the wheel."""
FEW = {
    "catan": (
        "explore#1",
        "catan.robber.3",
        "catan.trade.6",
        "catan.road.9",
    ),
    "torres": ("explore#1", "torres.scoring.11", "torres.cards.7", "torres.master.8"),
    "creed": (
        "explore#3",
        "creed.matchups.6",
        "creed.hidden.12",
        "creed.special.2",
        "creed.teams.7",
    ),
}
"""A Study and a question of each kind."""

Measured = dict[str, Any]


@cache
def few(game: str, *, narrow: bool = False) -> tuple[Shown, ...]:
    """Some of one game, with the longest states among them."""
    return tuple(_few(game, narrow=narrow))


def _few(game: str, *, narrow: bool) -> Iterator[Shown]:
    for name in FEW[game]:
        if "#" in name:
            found = (one for one in sessions(f"{game}/{name.partition('#')[0]}.md") if one[0].endswith(name))
            yield from chain.from_iterable(studies(*one, langs=("ko",), narrow=narrow) for one in found)
        else:
            yield from questions(tables.lessons.checkpoint(name), langs=("en",), narrow=narrow)


def table(rows: Iterable[tuple[Shown, Measured]]) -> str:
    """Heights and shares, worst first, a line for each Study and question."""
    worst: dict[str, tuple[float, float, float]] = {}
    for shown, found in rows:
        high, share, wide = worst.get(shown.name, (0, 1, 9999))
        if found["share"]:
            share, wide = min(share, found["share"]), min(wide, found["wide"])
        worst[shown.name] = max(high, found["height"]), share, wide
    lines = [
        f"{name:28} {high:5.0f} px high, board {share:5.1%}, {wide:4.0f} px wide"
        for name, (high, share, wide) in worst.items()
    ]
    return "\n".join(sorted(lines, key=lambda line: line[28:], reverse=True))


def problems(shown: Shown, found: Measured) -> list[str]:
    """What of a table breaks a promise."""
    wrong = []
    if found["height"] > HIGHEST:
        wrong.append(f"{found['height']:.0f} px high")
    if found["share"]:
        across = found["wide"] > 2 * found["high"]
        least = FOUR if shown.game == "creed" and not across else LEAST_SHARE.get(shown.game, 0)
        if shown.game == "creed" and across:
            if found["wide"] < TWO_WIDE or found["scale"] * 60 < TILE:
                wrong.append(f"board {found['wide']:.0f} px wide")
        elif found["share"] < least:
            wrong.append(f"board {found['share']:.1%} of the table")
    if found["far"]:
        wrong.append(f"out of sight: {found['far']}")
    if shown.game == "creed":
        # Also where it is told besides: twelve lines and four players' accounts can be read on one board.
        wrong += [f"{text} is {size} px high on the board" for text, size in found["letters"]]
    return wrong + plain_problems(shown, found, LEAST_ON_BOARD[1000])


def plain_problems(shown: Shown, found: Measured, least_on_board: float) -> list[str]:
    """What must hold at every width."""
    wrong = [f"small text: {one}" for one in found["small"]]
    wrong += [f"sticks out: {one}" for one in found["out"]]
    if shown.game in READ_WHOLE:
        wrong += [f"cut off: {one}" for one in found["cut"]]
    if found["sideways"]:
        wrong.append("scrolls sideways")
    return wrong + [f"{name} is {size} px high on the board" for name, size in found["little"] if size < least_on_board]


def measured(browser: Any, shown: Iterable[Shown], width: int = 1000) -> Iterator[tuple[Shown, Measured]]:
    room = Room(browser)
    for one in shown:
        room.show(one, width)
        yield one, room.measure()
    room.close()


def all_problems(rows: list[tuple[Shown, Measured]]) -> list[str]:
    print(table(rows))
    return [f"{shown}: {', '.join(problems(shown, found))}" for shown, found in rows if problems(shown, found)]


@pytest.mark.parametrize("game", FEW)
def test_tables_fit_one_screen_and_cards_keep_their_height(browser, game):
    """Whatever is answered: feedback opens in its place."""
    rows = list(measured(browser, few(game)))
    assert not all_problems(rows)
    heights: dict[str, set[int]] = {}
    for one, found in rows:
        if one.card:
            heights.setdefault(one.name, set()).add(round(found["height"]))
    assert heights
    assert {name: found for name, found in heights.items() if len(found) > 1} == {}


@pytest.mark.soak
@pytest.mark.parametrize("game", FEW)
def test_every_study_and_every_question_is_on_one_screen(browser, game):
    assert not all_problems(list(measured(browser, tables.all_shown(f"{game}/*.md", game))))


NARROW = {("torres", 640), ("catan", 390), ("creed", 390)}
"""The width at which `make test` looks at a game; `make soak` looks at each game at both."""


@pytest.mark.parametrize(
    ("width", "game"),
    [
        pytest.param(width, game, marks=() if (game, width) in NARROW else pytest.mark.soak)
        for width in (640, 390)
        for game in FEW
    ],
)
def test_narrow_tables_have_no_sideways_scroll_nor_small_text(browser, width, game):
    shown = (one for one in few(game, narrow=True) if one.state in ("rest", "before", "wrong", "told"))
    rows = list(measured(browser, shown, width))
    wrong = [f"{one}: {plain_problems(one, found, 0)}" for one, found in rows if plain_problems(one, found, 0)]
    assert not wrong, "\n".join(wrong)


HELD = ["two_up", "block_under", "elevator", "move_block", "magnet"]


def cards_of_torres(lang: str) -> Iterator[Shown]:
    """A hand of four cards of which one waits, five of them, three drawn, and one that asks for a place."""
    towers = {"c2": 2, "c3": 1, "b2": 1, "f5": 1, "f6": 2, "g5": 1, "h8": 1}
    for held, texts, picks in (
        (4, ("buy", "keep six_ap top hurdle two_up"), ()),
        (4, (), ("card:magnet",)),
        (5, ("buy",), ("keep:six_ap",)),
    ):
        given = {"heights": towers, "knights": [["c3", "f5"], ["g5"]], "king": "b2", "hands": [HELD[-held:], []]}
        deck = ["hurdle", "two_up", "six_ap", *(card for card in CARDS if card not in {"hurdle", "two_up", "six_ap"})]
        decks = [[card for card in deck if card not in HELD[-held:]], list(CARDS)]
        p = torres.from_json({**given, "decks": decks}, allow_unreachable=True)
        session = study(Record(p), lang=lang)
        for text in texts:
            board(session).act(board(session).position.read_action(text))
        for key in picks:
            tables.do(session, key, fresh=True)
        yield Shown("torres", f"cards {held} {texts} {picks}", "rest", lang, card=False, parts=tables.parts_of(session))


@pytest.mark.parametrize("width", [1000, 640, 390])
def test_action_cards_keep_the_table_on_one_screen(browser, width):
    rows = list(measured(browser, chain(cards_of_torres("en"), cards_of_torres("ko")), width))
    found = [(one, problems(one, seen) if width == 1000 else plain_problems(one, seen, 0)) for one, seen in rows]
    assert not [(str(one), wrong) for one, wrong in found if wrong]


def test_played_question_on_a_phone_has_its_own_picture(browser):
    room, shapes = Room(browser), []
    for name in ("creed.sieges.8", "creed.teams.7"):
        room.play(Question(tables.lessons.checkpoint(name), "ko"), 390)
        room.settled()
        box = room.page.locator(".bl-surface > svg").get_attribute("viewBox")
        width, height = map(float, str(box).split()[2:])
        shapes.append(width < height)
    room.close()
    assert shapes == [True, False]


PRESSED = 32
LEAST_PLACE = """() => Math.min(...[...document.querySelectorAll(".bl-surface > svg .bl-hit[data-place]")]
    .map((hit) => hit.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)))"""


def places_on_a_phone(browser: Any, names: Iterable[str]) -> dict[str, float]:
    """How large the least place of each question is on a page 390 wide, in pixels."""
    room, found = Room(browser), {}
    for name in names:
        room.play(Question(tables.lessons.checkpoint(name), "en"), 390)
        room.settled()
        found[name] = room.page.evaluate(LEAST_PLACE)
    room.close()
    return found


def test_phone_targets_are_large_enough_for_a_finger(browser):
    found = places_on_a_phone(browser, ("creed.matchups.2", "creed.sieges.8", "torres.scoring.11"))
    assert {name: size for name, size in found.items() if size < PRESSED} == {}


@pytest.mark.soak
def test_two_player_phone_targets_are_large_enough(browser):
    asked = [one for one in tables.lessons.checkpoints() if one.position.game in ("creed", "torres")]
    names = [one.id for one in asked if one.kind in ("cells", "turn") and not (one.view or one.redact)]
    names = [name for name in names if "torres" in name or tables.lessons.checkpoint(name).position.players == 2]
    found = places_on_a_phone(browser, names)
    assert len(names) > 40
    assert {name: size for name, size in found.items() if size < PRESSED} == {}


def test_phone_hand_lies_between_board_and_actions(browser):
    room, tops = Room(browser), []
    for name in ("catan/06_cards#2", "torres/07_master#1"):
        found = next(one for one in tables.sessions(f"{name.partition('#')[0]}.md") if one[0] == name)
        room.show(next(tables.studies(*found, langs=("en",), narrow=True)), 390)
        tops.append(
            [room.page.locator(part).first.bounding_box()["y"] for part in (".bl-surface", ".bl-hand", ".bl-acts")]
        )
    room.close()
    assert tops == [sorted(each) for each in tops]


@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize("game", [torres, catan, creed], ids=["torres", "catan", "creed"])
def test_tools_of_a_board_share_a_row_on_phones(browser, game, lang):
    room = Room(browser, 390, 844, touch=True)
    room.play(study(Record.new(game, seed=1), lang=lang), 390)
    tools = room.page.locator(".bl-tools > :visible").all()
    tops = {tool.bounding_box()["y"] for tool in tools}
    room.close()
    assert len(tools) > 3
    assert len(tops) == 1


TOLD_ELSEWHERE = {"0", "abcdefgh", "12345678"}
"""A bare cell is called so, and the letters and numbers along an edge are in the name of each place."""


def too_little(rows: Iterable[tuple[Shown, Measured]], least: float) -> list[str]:
    """Words on boards that are smaller than they should be, and are told nowhere else."""
    return [
        f"{one}: {name} is {size} px high"
        for one, found in rows
        for name, size in found["little"]
        if size < least and name.rpartition(" (")[0] not in TOLD_ELSEWHERE
    ]


@pytest.mark.parametrize("game", FEW)
def test_board_words_on_a_phone_are_large_or_announced(browser, game):
    shown = [one for one in few(game) if one.state in ("rest", "before", "wrong")][:: rounds(2, soak=1)]
    assert not too_little(measured(browser, shown, 390), LEAST_ON_BOARD[390])


@pytest.mark.soak
@pytest.mark.parametrize("game", FEW)
def test_all_board_words_on_phones_are_large_or_announced(browser, game):
    shown = tables.all_shown(f"{game}/*.md", game, narrow=True)
    assert not too_little(measured(browser, shown, 390), LEAST_ON_BOARD[390])


@pytest.mark.parametrize("game", drawn(FEW, 3))
def test_a_host_may_give_a_table_less_height(browser, game):
    """A stage gives 560 pixels, and has a head and a foot of its own."""
    room = Room(browser)
    for one in few(game)[:: rounds(3, soak=1)]:
        frame = one.parts["frame"]
        inner = [part for part in frame["parts"] if part not in ("head", "timeline")]
        room.show(replace(one, parts={**one.parts, "frame": {**frame, "parts": inner}}), room=560)
        found = room.measure()
        assert found["height"] <= 560, str(one)
        # So low, a column scrolls.
        assert not plain_problems(one, {**found, "cut": []}, 0), str(one)
        axe.settle(room.page)
        assert not axe.problems(room.page, ["scrollable-region-focusable"]), str(one)
    room.close()


def test_long_names_of_players_are_whole(room: Room) -> None:
    session = study(Record(torres.start(players=4)), names=["Alexandra", "Maximilian", "김하늘바다", "Bartholomew"])
    room.play(session, 1000)
    room.settled()
    cut = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"
    assert room.page.locator(".bl-pname, .bl-who").evaluate_all(cut) == []
