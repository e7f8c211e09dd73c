"""Challenges at the end of a lesson: played in the place of its last step, and left for its end again."""

from __future__ import annotations

from itertools import count
from typing import Any

from boardlab.lessons.model.challenges import challenge, challenges_of
from boardlab.session.commands import Message
from boardlab.session.lesson.lesson_frame import lesson_frame
from boardlab.session.lesson.lesson_session import LessonSession

_numbers = count(1)


def ask(stage: LessonSession, do: str, key: str = "", at: int = 0) -> Any:
    return stage.handle(Message("page", next(_numbers), stage.rev, do, key, at))


def test_lesson_challenge_shows_its_stars_at_the_end() -> None:
    stage = LessonSession("catan.paid", "en")
    assert lesson_frame(stage)["stage"]["challenges"]["rows"] == []
    assert ask(stage, "challenge", "catan.6")[0] == "no", "not before the end"
    stage.go(len(stage.steps) - 1)
    offered = lesson_frame(stage)["stage"]["challenges"]
    assert [row["id"] for row in offered["rows"]] == [each.id for each in challenges_of("catan.paid")]
    assert {row["stars"] for row in offered["rows"]} == {0}
    assert ask(stage, "challenge", "catan.1")[0] == "no", "it belongs to other lessons"
    assert ask(stage, "challenge", "catan.6") == ("done", "")
    frame = lesson_frame(stage)
    assert frame["challenge"] is not None
    assert (frame["stage"]["kind"], frame["stage"]["title"]) == ("play", challenge("catan.6").title["en"])
    assert (frame["stage"]["main"]["do"], frame["stage"]["main"].get("quiet")) == ("challenge", True)
    assert ask(stage, "language", "ko")[0] == "done"
    assert lesson_frame(stage)["stage"]["title"] == challenge("catan.6").title["ko"]
    for text in challenge("catan.6").best:
        stage.here.act(stage.here.position.read_action(text))
    assert not lesson_frame(stage)["stage"]["main"].get("quiet"), "now one goes on"
    assert ask(stage, "challenge") == ("done", "")
    frame = lesson_frame(stage)
    assert frame["stage"]["kind"] == "end"
    assert [row["stars"] for row in frame["stage"]["challenges"]["rows"]] == [3, 0]
    assert ask(stage, "challenge", "catan.6")[0] == "done"
    assert ask(stage, "go", at=0)[0] == "done"
    assert lesson_frame(stage)["stage"]["kind"] != "end"
    assert stage.state.instead is None
