"""What goes to pages after the first whole: what differs, in order, and the words of places for those who ask."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from benchmarks.frames import click
from boardlab import catan, creed, torres
from boardlab.core import Record
from boardlab.session.channel import FrameChannel
from boardlab.session.kinds import study
from boardlab.session.lesson.lesson_frame import channel_of
from boardlab.session.lesson.lesson_session import LessonSession
from boardlab.session.patch import patch, patched
from boardlab.testing.pairs import pairs
from tests import toygame
from tests.conformance.games import GAMES, Game
from tests.effort import rounds

STARTS = {
    "toy": toygame.start,
    "torres": lambda: torres.setup(random.Random(1), 4),
    "catan": lambda: catan.setup(random.Random(2), 4),
    "creed": lambda: creed.setup(random.Random(3), players=2),
}


class Page:
    """A page that begins with the whole, and then only follows."""

    def __init__(self, talk: FrameChannel, client: str = "") -> None:
        self.talk, self.client = talk, client or f"page{id(self)}"
        self.seq = 0
        self.shown: dict[str, Any] = json.loads(json.dumps(talk.whole()))
        self.version = self.shown.pop("version")
        self.missed = False
        self.bytes = 0

    def follow(self, message: Any) -> None:
        """What ``follow`` in ``widgets/src/core/patch.ts`` does."""
        for change in json.loads(json.dumps(message)).get("changes", ()):
            self.bytes += len(json.dumps(change, ensure_ascii=False).encode())
            if change.get("newer"):
                fits = change["from"] == self.version or change["from"] <= self.version < change["version"]
            else:
                fits = change["from"] == self.version
            if fits:
                self.version = change["version"]
                self.shown = patched(self.shown, change["patch"])
        self.missed = message.get("version", self.version) != self.version

    def ask(self, do: str, **more: Any) -> Any:
        """Ask, and follow what changes by it."""
        self.seq += 1
        rev = self.talk.session.rev
        answer = self.talk.receive({"client": self.client, "seq": self.seq, "rev": rev, "do": do, **more})
        self.follow(answer)
        return answer


def talk_of(start: str = "toy", **more: Any) -> tuple[FrameChannel, list[Any]]:
    """A conversation, and what it tells all pages."""
    told: list[Any] = []
    talk = FrameChannel(study(Record(STARTS[start](), seed=1), **more), told.append)
    talk.refresh()
    return talk, told


def same(page: Page) -> bool:
    """Does the page show what a new one would?"""
    now = json.loads(json.dumps(page.talk.shown()))
    return bool(page.shown == now)


# -- patches ---------------------------------------------------------------------------------------------------------


def anything(rng: random.Random, depth: int = 0) -> Any:
    """A piece of plain data."""
    kind = rng.random()
    if depth > 3 or kind < 0.3:
        lines = "\n".join(rng.choice("abcdef") * 60 for _ in range(rng.randrange(4, 9)))
        return rng.choice([None, 1, 2, "a", "b", "x" * 250, lines])
    if kind < 0.6:
        return [anything(rng, depth + 1) for _ in range(rng.randrange(5))]
    return {rng.choice("abcde"): anything(rng, depth + 1) for _ in range(rng.randrange(5))}


def another(value: Any, rng: random.Random) -> Any:
    """The same with something changed, left out or put in."""
    if isinstance(value, dict):
        kept = {name: each for name, each in value.items() if rng.random() < 0.9}
        return {name: another(each, rng) if rng.random() < 0.4 else each for name, each in kept.items()}
    if isinstance(value, list):
        items = [another(each, rng) if rng.random() < 0.3 else each for each in value if rng.random() < 0.9]
        return [*items, anything(rng, 2)] if rng.random() < 0.4 else items
    return anything(rng, 3)


def test_a_patch_makes_the_new_of_the_old() -> None:
    rng = random.Random(5)
    for _ in range(3000):
        old = anything(rng)
        new = another(old, rng)
        change = patch(old, new)
        assert (change is None) == (old == new)
        if change is not None:
            assert patched(old, json.loads(json.dumps(change))) == new


# -- what is told ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", STARTS)
def test_following_page_equals_a_new_one(game: str) -> None:
    talk, _ = talk_of(game)
    page, rng = Page(talk), random.Random(game)
    for number in range(60):
        do, key = click(talk.session, rng)
        page.ask(do, key=key)
        assert not page.missed
        if number % 6 == 0:
            page.ask("places")
            assert same(page)
    page.ask("language", key="ko")
    assert same(page), "in another language all words are new, and none is left of the old one"
    page.ask("view", key="text")
    assert same(page), "as text, the words are the board"


@pytest.mark.parametrize("game", STARTS)
def test_a_click_sends_little(game: str) -> None:
    talk, _ = talk_of(game)
    page, rng, sizes = Page(talk), random.Random(game), []
    for _ in range(40):
        page.bytes = 0
        do, key = click(talk.session, rng)
        page.ask(do, key=key)
        sizes.append(page.bytes)
    assert sorted(sizes)[20] < 8_000 < len(json.dumps(talk.whole()))


def test_each_frame_key_is_a_separate_part() -> None:
    made = {"rev": 0, "board": None, "new": ["a"], "still": "x" * 500}
    talk = FrameChannel(study(Record(toygame.start())), lambda message: None, frame=lambda spoken: dict(made))
    talk.refresh()
    page = Page(talk)
    made["new"] = ["b"]
    talk.session.touch()
    talk.refresh()
    made |= {"rev": 2, "newer": True}
    del made["new"]
    talk.refresh()
    page.ask("whole", at=page.version)
    assert page.shown["frame"] == made, "a key that is gone goes, one that comes comes"
    assert page.bytes < 200, "what has not changed is not sent again"


def test_lost_change_is_noticed_and_newer_parts_requested() -> None:
    talk, _ = talk_of()
    page, other = Page(talk), Page(talk)
    lost = [other.ask("pick", key=key) for key in ("a1", "b2")]
    page.follow(other.ask("pick", key="c3"))
    assert page.missed
    assert page.shown["frame"]["log"] == [], "a change is not made of another board than it was meant for"
    answer = page.ask("whole", at=page.version)
    assert not page.missed
    other.follow(answer)  # type: ignore[unreachable]
    assert other.version == talk.version, "whoever missed nothing takes no harm from another's whole"
    assert "words" not in answer["changes"][0]["patch"][1], "the words on the controls are as they were"
    page.ask("places")
    assert same(page)
    before = page.shown
    for late in lost:
        page.follow({"changes": late["changes"]})
    assert page.shown == before, "what comes late or twice is not done again"


def test_a_page_from_elsewhere_gets_the_whole() -> None:
    talk, _ = talk_of()
    page = Page(talk)
    page.ask("pick", key="a1")
    for version in (0, 999):
        stranger = Page(talk)
        stranger.version, stranger.shown = version, {"frame": {}, "words": {}, "area": {}}
        stranger.ask("whole", at=version)
        assert same(stranger)
    page.ask("whole", at=page.version)
    assert same(page)
    assert "changes" not in page.ask("whole", at=page.version), "whoever has all gets nothing"


# -- words of places -------------------------------------------------------------------------------------------------


def in_two_hands(game: Game) -> Iterator[list[Page]]:
    """Boards seen by seat 1, of two games that look the same to seat 0, each after a deed hidden from it."""
    for pair in islice(pairs(game, 0, 0, "eyes"), rounds(5, soak=12)):
        for ply in list(pair.hidden)[:3]:
            if pair.steps[ply - 1][0].player != 1 or pair.steps[ply - 1][0] == pair.steps[ply - 1][1]:
                continue
            talks = [FrameChannel(study(Record(start, seed=1), seat=1), list) for start in pair.starts]
            for number, talk in enumerate(talks):
                for step in pair.steps[:ply]:
                    talk.session.act(step[number])
                talk.session.seat, talk.session.covered_for = 1, None
                talk.refresh()
            yield [Page(talk, "page") for talk in talks]


@pytest.mark.parametrize("game", [game for game in GAMES if game.hides], ids=str)
def test_next_viewer_gets_nothing_of_the_last_view(game: Any) -> None:
    seen = 0
    for pages in in_two_hands(game):
        seen += pages[0].shown != pages[1].shown
        missed = pages[0].version
        for do, at in (("seat", 0), ("places", 0), ("reveal", 0), ("places", 0), ("whole", missed), ("whole", 0)):
            first, second = (page.ask(do, at=at) for page in pages)
            assert first == second, do
            if do in {"seat", "reveal"}:
                _, parts, _ = first["changes"][0]["patch"][1]["frame"]
                assert {kind for kind, *_ in parts.values()} == {"="}, "nothing is made of what was there before"
                assert parts.keys() == pages[0].shown["frame"].keys()
    assert seen, "the last one saw what differs"


def test_next_board_has_no_marks_of_the_last() -> None:
    """Of a board that a phone shows in part the pitch stayed, and so all boards after it were shown in part."""
    stage = LessonSession("catan.trade", "en")
    talk = channel_of(stage, lambda _: None)
    found = {}
    for at in (1, 2):
        stage.go(at)
        talk.refresh()
        found[at] = "pitch" in talk.whole()["frame"]["board"]
    assert found == {1: True, 2: False}
