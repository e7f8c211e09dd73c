"""A game that is played on: steps back, branches, many steps, and what is announced of them."""

from __future__ import annotations

import json

from boardlab.notebook import Study
from tests.session.conftest import FakePage


def test_undo_redo_jump_and_branches_lose_nothing(study: Study, page: FakePage) -> None:
    page.pick("a1", "b2")
    page.ask("undo")
    assert study.position.at == {"a1": 0}
    page.pick("c3")
    assert study.record.line != "main"
    assert "Nothing is lost" in study.frame["says"]
    branch = study.frame["time"]["branches"][0]
    assert (branch["name"], branch["at"], branch["seats"]) == ("main", 1, [0])
    page.ask("switch", key="main", at=2)
    assert study.position.at == {"a1": 0, "b2": 0}
    page.ask("jump", at=0)
    page.ask("redo")
    assert study.record.ply == 1
    assert page.ask("jump", at=99)["answer"] == "no"
    assert page.ask("switch", key="nowhere")["answer"] == "no"
    page.ask("branch", key="what if")
    assert study.record.line == "what if"


def test_a_thousand_steps_stay_small_and_quick(study: Study, page: FakePage) -> None:
    for _ in range(500):
        study._session.record.play("end")
    study.jump(500)
    time = study.frame["time"]
    assert len(time["nodes"]) == 24
    assert time["earlier"] == "476 earlier steps"
    page.ask("unfold")
    assert len(study.frame["time"]["nodes"]) == 96
    assert len(json.dumps(study.frame)) < 40_000
