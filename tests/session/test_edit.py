"""A board is set up by hand in front of whoever looks: a tool stays in the hand, and the game waits."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from boardlab import catan, creed, torres
from boardlab.core.contract.game import find_game
from boardlab.core.i18n.language import SHARED
from boardlab.core.play.record import Record
from boardlab.lessons import checkpoint
from boardlab.session.channel import FrameChannel
from boardlab.session.commands import Message
from boardlab.session.frame import frame, text
from boardlab.session.game_session import Session
from boardlab.session.kinds import opposed, study
from boardlab.session.question.question import Question
from boardlab.session.read_only import read_only
from tests.sessions import picking, workbench


class Page:
    """A page that edits."""

    def __init__(self, session: Session) -> None:
        self.session, self.count = session, itertools.count(1)

    def ask(self, do: str, key: str = "", *, fresh: bool = False) -> Any:
        """Ask for something; gives how that went, and what was said."""
        return self.session.handle(Message("page", next(self.count), self.session.rev, do, key, 0, fresh))

    def pick(self, *keys: str) -> str:
        """Pick a tool and what it asks for; gives how the last pick went."""
        return [self.ask("pick", key, fresh=not at)[0] for at, key in enumerate(keys)][-1]


@pytest.fixture
def page() -> Page:
    page = Page(study(Record.new(torres, seed=1, players=2), lang="en"))
    assert page.ask("edit") == ("done", "")
    return page


def test_tool_stays_selected_for_the_next_piece(page: Page) -> None:
    assert page.pick("knight", "seat:0", "d4") == "done"
    assert picking(page.session).path == ("knight", "seat:0")
    assert page.ask("pick", "d5")[0] == "done"
    assert page.session.edited.inner.to_json()["knights"] == [["d4", "d5"], []]
    assert page.ask("cancel")[0] == "done"
    assert picking(page.session).path == ()


def test_impossible_board_is_refused_and_puzzle_is_marked(page: Page) -> None:
    page.pick("king", "h8")
    assert page.pick("edit:play") == "no"
    assert page.session.edited is not None
    page.ask("pick", "repair:0")
    page.pick("height", "e1", "digit:4", "set")
    assert workbench(page.session)["says"].startswith("Only as a puzzle")
    assert page.pick("edit:play") == "done"
    assert page.session.edited is None
    assert page.session.position.to_text().endswith(" puzzle")  # type: ignore[unreachable]


def test_game_is_unchanged_after_editing(page: Page) -> None:
    game = page.session.waiting
    page.pick("build", "d4")
    assert page.pick("edit:back") == "done"
    assert page.session.record is game
    assert page.session.waiting is None


def test_playing_on_from_an_edit_keeps_the_game_before(page: Page) -> None:
    game = page.session.waiting
    page.pick("build", "d4")
    page.pick("edit:play")
    assert page.session.earlier == (game,)
    assert page.session.record.start.ground.heights != game.start.ground.heights
    page.ask("edit")
    page.ask("edit")
    assert page.session.edited is None


def test_pasted_text_is_read_or_refused_with_the_mistake(page: Page) -> None:
    other = torres.start(players=3)
    assert page.ask("paste", other.to_text()) == ("done", "")
    assert page.session.edited.inner == other
    answer, why = page.ask("paste", "torres/1 nonsense")
    assert (answer, "16 fields" in why) == ("no", True)
    assert page.ask("paste", catan.start().to_text()) == ("no", "That is no position of Torres to set up.")
    assert page.session.edited.inner == other


def test_edit_is_described_as_text_and_sent_in_parts(page: Page) -> None:
    page.pick("build", "d4")
    talk = FrameChannel(page.session, lambda change: None)
    talk.refresh()
    assert talk.whole()["frame"]["turn"]["says"] == "Setting up"
    assert "Setting up" in text(page.session)
    assert "Add a block: d4." in [entry["text"] for entry in frame(page.session)["log"]]


@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize("do", ["edit", "paste"])
def test_board_of_a_question_cannot_be_edited(do: str, lang: str) -> None:
    shown = torres.start(players=2)
    boards = [read_only(shown, shown, lang), Question(checkpoint("torres.scoring.1"), lang=lang).session]
    told = [Page(board).ask(do, torres.start(players=3).to_text() if do == "paste" else "") for board in boards]
    assert told == [("no", SHARED.say("edit.of_a_lesson", lang))] * 2
    assert [board.edited for board in boards] == [None, None]


@pytest.mark.parametrize(("do", "key"), [("edit", ""), ("paste", "toy 1")])
def test_game_without_tools_refuses_editing(do: str, key: str) -> None:
    board = Page(study(Record.new(find_game("toygame"), seed=1), lang="en"))
    assert board.ask(do, key) == ("no", "Positions of Pebbles cannot be set up by hand: the game has no tools for it.")


def test_the_verdict_tells_nothing_of_what_others_hide() -> None:
    told = []
    for held in (["monopoly", "monopoly"], ["knight", "knight"]):
        doc = catan.start(players=3).to_json()
        doc["developments"] = [[], held, []]
        doc["pile"] = {**doc["pile"], held[0]: doc["pile"][held[0]] - 2}
        page = Page(study(Record(catan.from_json(doc, allow_unreachable=True)), seat=0, lang="en"))
        page.ask("edit")
        assert page.pick("development", "seat:0", "monopoly", "digit:1", "set") == "done"
        told.append(workbench(page.session))
    assert told[0] == told[1]
    assert not any("monopol" in reason["text"].lower() for reason in told[0]["reasons"])


def test_editing_is_refused_against_opponents() -> None:
    board = opposed(Record.new(torres, seed=1, players=2), opponents=True, lang="en")
    assert Page(board).ask("edit") == ("no", SHARED.say("edit.not_here", "en"))
    page = Page(study(Record.new(torres, seed=1, players=2), seat=0, lang="ko"))
    page.ask("edit")
    assert page.ask("seat") == ("no", SHARED.say("edit.not_now", "ko"))
    assert frame(page.session)["turn"]["says"] == SHARED.say("edit.setting_up", "ko")


def test_edit_in_creed_setup_may_change_the_player() -> None:
    page = Page(study(Record(creed.start(players=2)), lang="en"))
    page.ask("edit")
    tents = page.session.edited.inner.to_json()["tents"]
    assert page.pick("player", "seat:1") == "done"
    assert page.session.edited.inner.to_json()["tents"] == tents
    assert page.ask("paste", '{"tents": [[], []]}')[0] == "done"
    assert workbench(page.session)["status"] == "impossible"


@pytest.mark.parametrize(
    ("game", "picks", "source", "target", "field"),
    [
        (torres, ("knight", "seat:0", "d4"), "d4", "f2", "knights"),
        (torres, ("build", "d4"), "d4", "d5", "heights"),
        (catan, ("settlement", "seat:0", "A"), "", "", "settlements"),
        (creed, ("unit", "infantry_1", ""), "", "", "units"),
    ],
    ids=["knight", "block", "settlement", "unit"],
)
def test_dragging_pieces_keeps_the_tool(
    game: Any, picks: tuple[str, ...], source: str, target: str, field: str
) -> None:
    page = Page(study(Record.new(game, seed=1, players=3 if game is catan else 2), lang="en"))
    page.ask("edit")
    page.ask("pick", "edit:bare")
    if not source:
        page.pick(*picks[:-1])
        choices = picking(page.session).picks_after(picks[:-1]).choices
        source, target = choices[0].key, choices[7].key
        picks = (*picks[:-1], source)
    assert page.pick(*picks) == "done"
    held = picking(page.session).path
    assert source in workbench(page.session)["moves"]

    assert page.ask("move_piece", f"{source} {target}") == ("done", "")
    told = str(page.session.edited.inner.to_json()[field])
    assert target in told
    assert source not in told
    assert picking(page.session).path == held
    assert page.ask("move_piece", f"{source} {target}")[0] == "no", "nothing stands there any more"
    assert page.ask("move_piece", f"{target} nowhere")[0] == "no"

    assert page.ask("move_piece", f"{target} ")[0] == "done"
    assert target not in str(page.session.edited.inner.to_json()[field])
    page.ask("pick", "edit:back")
    assert page.ask("move_piece", f"{target} {source}")[0] == "no", "a game is not moved in by hand"


def test_dragged_robber_stays_on_the_island() -> None:
    page = Page(study(Record.new(catan, seed=1, players=3), lang="en"))
    page.ask("edit")
    robber = page.session.edited.inner.to_json()["robber"]
    tile = next(tile for tile in page.session.edited.inner.to_json()["tiles"] if tile != robber)
    assert page.ask("move_piece", f"{robber} ")[0] == "no"
    assert page.ask("move_piece", f"{robber} {tile}")[0] == "done"
    assert page.session.edited.inner.to_json()["robber"] == tile
