"""Messages of pages: which are done, which come too late, which are nonsense."""

from __future__ import annotations

import random

import pytest

from boardlab.core import Record
from boardlab.notebook import Study
from tests import toygame
from tests.effort import rounds
from tests.session.conftest import FakePage


def test_a_pick_for_another_board_is_refused(study: Study, page: FakePage, second_page: FakePage) -> None:
    message = {"client": "page", "seq": 77, "rev": study.frame["rev"], "do": "pick", "key": "a1"}
    second_page.pick("b2")
    answer = page.raw(message)
    assert answer["answer"] == "stale"
    assert "changed" in answer["text"]
    assert study.position.at == {"b2": 0}


def test_a_double_click_does_not_play_twice(study: Study, page: FakePage) -> None:
    rev = study.frame["rev"]
    page.raw({"client": "page", "seq": 1, "rev": rev, "do": "pick", "key": "a1"})
    assert page.raw({"client": "page", "seq": 2, "rev": rev, "do": "pick", "key": "a1"})["answer"] == "stale"


def test_quick_picks_and_steps_count_although_the_picture_lags(study: Study, page: FakePage) -> None:
    study.play("put a1")
    study.play("put b3")
    rev = study.frame["rev"]
    for seq in (51, 52):
        assert page.raw({"client": "page", "seq": seq, "rev": rev, "do": "undo"})["answer"] == "done"
    assert study.record.ply == 0
    page.ask("redo")
    rev = study.frame["rev"]
    assert page.raw({"client": "page", "seq": 61, "rev": rev, "do": "pick", "key": "a1"})["answer"] == "more"
    assert page.raw({"client": "page", "seq": 62, "rev": rev, "do": "pick", "key": "a2"})["answer"] == "done"


def test_a_message_sent_twice_is_done_once(study: Study, page: FakePage) -> None:
    message = {"client": "page", "seq": 5, "rev": study.frame["rev"], "do": "pick", "key": "a1"}
    first, again = page.raw(message), page.raw(message)
    assert first.pop("changes")
    assert again == first, "what has changed was told once"
    assert study.record.ply == 1


def test_any_order_of_messages_is_survived(study: Study, page: FakePage, second_page: FakePage) -> None:
    rng = random.Random(7)
    keys = [*toygame.CELLS, "put", "slide", "give", "end", "seat:0", "seat:1", "nonsense", ""]
    for seq in range(rounds(500, soak=1500)):
        who = rng.choice([page, second_page])
        message = {
            "client": who.client,
            "seq": 100 + seq - rng.randrange(3),
            "rev": max(0, study.frame["rev"] - rng.randrange(3)),
            "do": rng.choice(
                ["pick"] * 8 + ["undo", "redo", "jump", "cancel", "view", "turn", "unfold", "ping", "copy"]
            ),
            "key": rng.choice(keys),
            "at": rng.randrange(-1, 9),
        }
        assert who.raw(message)["answer"] in {"done", "more", "no", "stale"}
    replayed = Record.from_text(study.record.to_text())
    assert replayed.position == study.position


def test_internal_error_is_reported_and_changes_nothing(
    study: Study, page: FakePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(toygame.Pebbles, "play", lambda self, action: 1 / 0)
    answer = page.pick("a1")
    assert answer["answer"] == "no"
    assert "ZeroDivisionError" in answer["text"]
    assert study.position.at == {}
