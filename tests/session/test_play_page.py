"""A whole game on a plain page: what the browser is told to keep, and that one goes on with it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from boardlab.page.opening import open_page

WISH = {"game": "torres", "players": 2, "seat": 0, "opponents": ["first_steps"], "seed": "kept", "pace": "fast"}


class Sent:
    """A page that sends messages to Python and keeps what it is told to keep."""

    def __init__(self, wish: dict[str, Any], home: Path) -> None:
        self.page = open_page("play", json.dumps(wish), "en", str(home))
        self.frame = json.loads(self.page.whole())["frame"]
        self.kept: dict[str, Any] = {}
        self.seq = 0

    def ask(self, do: str, **more: Any) -> dict[str, Any]:
        self.seq += 1
        content = {"client": "page", "seq": self.seq, "rev": self.frame["rev"], "do": do, **more}
        answer: dict[str, Any] = json.loads(self.page.receive(json.dumps(content)))
        self.kept = answer.get("kept", self.kept)
        self.frame = json.loads(self.page.whole())["frame"]
        return answer


def test_a_game_is_kept_after_every_action(tmp_path: Path) -> None:
    sent = Sent(WISH, tmp_path)
    sent.ask("pick", key="c3")
    assert sent.kept["wish"]["text"].count("knight c3") == 1
    assert (sent.kept["over"], sent.kept["number"]) == (False, 0)
    assert re.fullmatch(r"([^.!?]+[.!?] ?)+", sent.kept["says"]), "each sentence has one full stop"
    assert "kept" not in sent.ask("ping"), "nothing has changed"
    sent.ask("opponent", at=0)
    text = sent.kept["wish"]["text"]
    later = Sent(sent.kept["wish"], tmp_path)
    assert later.frame["play"]["pace"] == "fast"
    assert later.frame["log"] == sent.frame["log"]
    later.ask("undo")
    later.ask("pick", key="c3")
    later.ask("opponent", at=0)
    assert later.kept["wish"]["text"] == text, "the same comes again"


def test_strength_and_pace_are_kept_with_a_game(tmp_path: Path) -> None:
    sent = Sent(WISH, tmp_path)
    sent.ask("pace", key="step")
    assert sent.kept["wish"]["pace"] == "step"
    assert sent.kept["wish"]["opponents"] == ["first_steps"]


@pytest.mark.parametrize(("game", "players"), [("catan", 4), ("creed", 2)])
def test_the_first_seat_begins_where_it_is_wished(game: str, players: int, tmp_path: Path) -> None:
    wish = {"game": game, "players": players, "seat": 0, "opponents": ["club"] * (players - 1), "begins": "first"}
    for seed in "abc":
        sent = Sent({**wish, "seed": seed}, tmp_path)
        assert sent.frame["pick"]["choices"] == []
        assert sent.frame["turn"]["seat"] == 0


def test_hints_are_kept_with_a_game(tmp_path: Path) -> None:
    sent = Sent(WISH, tmp_path)
    sent.ask("pick", key="hint:goal")
    assert sent.kept["wish"]["hinted"] == {"0": [sent.frame["hints"]["rungs"][0]["key"]]}
    assert Sent(sent.kept["wish"], tmp_path).frame["hints"] == sent.frame["hints"]
    assert "hints" not in Sent({**WISH, "hints": False}, tmp_path).frame


@pytest.mark.parametrize("wrong", [{"text": "nonsense"}, {"opponents": ["grand"]}, {"seat": 7}])
def test_a_wish_that_cannot_be_says_so(wrong: dict[str, Any], tmp_path: Path) -> None:
    page = open_page("play", json.dumps({**WISH, **wrong}), "en", str(tmp_path))
    whole = json.loads(page.whole())
    assert whole["mistake"]
    assert whole["frame"]["play"]["you"] == 0
