"""What a lesson shows and grades before Python is there: its first steps, and the named answers to its first question.

It is recorded where the site is built, from the very session that plays the lesson later: each step, and what each
named answer makes of the question, as patches (:mod:`boardlab.live.patch`). The answers are a file of their own, which
a page fetches when one commits. What is not recorded waits for Python; and Python, when it comes, is told everything
that was done, and does it itself.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from itertools import islice, permutations
from tempfile import TemporaryDirectory
from typing import Any

from boardlab.core.language import speaking
from boardlab.lessons import BadAnswer, Checkpoint
from boardlab.live.checkpoint_session import CheckpointSession
from boardlab.live.patch import patch
from boardlab.live.stage_conversation import StageConversation
from boardlab.live.stage_session import StageSession
from boardlab.site.frame import WORDING

Json = dict[str, Any]
GRADED = ("number", "choice", "legal", "order")
"""The kinds of questions that are answered without touching the board."""
MOST_STEPS = 10
"""A lesson that asks no such question until there shows so many steps early, and grades nothing."""
MOST_ORDERS = 720


@dataclass(frozen=True)
class Early:
    """What is recorded of a lesson in one language.

    Args:
        steps: the ``first`` document, the patches that make each following step of the one before, and what the last
            one asks (``asked``); nothing of it tells an answer.
        answers: for each named answer the patch that makes the verdict of the question, whether it is right, and
            ``on``, the patch that makes the next step; empty where nothing is asked.
    """

    steps: Json
    answers: Json


def early(lesson: str, lang: str) -> Early:
    """Record the first steps of a lesson, as somebody meets them who has answered nothing yet."""
    with _nobodys_home(), speaking(lang):
        return _Recorder(lesson, lang).record()


@contextmanager
def _nobodys_home() -> Iterator[None]:
    """A home without a journal: what the builder has reached is nobody else's."""
    before = os.environ.get("BOARDLAB_HOME")
    with TemporaryDirectory() as home:
        os.environ["BOARDLAB_HOME"] = home
        try:
            yield
        finally:
            os.environ.pop("BOARDLAB_HOME")
            os.environ.update({"BOARDLAB_HOME": before} if before is not None else {})


class _Recorder:
    def __init__(self, lesson: str, lang: str) -> None:
        self._stage = StageSession(lesson, lang)
        self._talk = StageConversation(self._stage, lambda _: None)
        self._talk.refresh()

    def record(self) -> Early:
        stage = self._stage
        first = before = self._document()
        first["words"]["busy"] = WORDING.say("early.busy", stage.lang)
        steps = []
        while not self._asks and stage.at < min(MOST_STEPS, len(stage.steps) - 2):
            before, patched = self._go(before)
            steps.append(patched)
        question = stage.question
        told: Json = {"first": first, "steps": steps, "asks": list(stage.asked), "asked": None}
        if question is None or not self._asks:
            return Early(told, {})
        told["asked"] = _asked(question)
        return Early(told, self._answers(question, before))

    @property
    def _asks(self) -> bool:
        question = self._stage.question
        return question is not None and question.asked.kind in GRADED

    def _go(self, before: Json) -> tuple[Json, Any]:
        self._stage.go(self._stage.at + 1)
        return self._now(before)

    def _now(self, before: Json) -> tuple[Json, Any]:
        self._talk.refresh()
        now = self._document()
        now["words"]["busy"] = before["words"]["busy"]
        return now, patch(before, now)

    def _document(self) -> Json:
        whole = self._talk.whole()
        return {"frame": whole["frame"], "words": dict(whole["words"]), "area": whole["area"]}

    def _answers(self, question: CheckpointSession, before: Json) -> Json:
        """What each named answer makes of the question; the right one comes last, since it goes on."""
        standing = asdict(question.standing)
        named = sorted(_named(question.asked), key=lambda each: each[2])
        found: Json = {}
        for key, answer, right in named:
            for field, value in standing.items():
                setattr(question.standing, field, value)
            question.submit(answer, learner=False)
            found[key] = {"right": right, "patch": self._now(before)[1]}
        return {"answers": found, "on": self._go(before)[1]}


def _asked(question: CheckpointSession) -> Json:
    """What a page has to know to take an answer: the kind, and what is said of a step that is moved."""
    asked, lang = question.asked, question.lang
    moved = {
        key: [
            question.words("card.moved", step=asked.choice(key, lang), number=number + 1)
            for number in range(len(asked.choices))
        ]
        for key in (asked.choices if asked.kind == "order" else ())
    }
    return {"id": asked.id, "kind": asked.kind, "moved": moved}


def _named(asked: Checkpoint) -> Iterator[tuple[str, Any, bool]]:
    """The answers that have a name: their keys on a page, the answers, and whether they are right."""
    seen = set()
    for answer in _possible(asked):
        try:
            grade = asked.grade(answer)
        except BadAnswer:
            continue
        key = ",".join(answer) if isinstance(answer, tuple) else str(answer)
        if key not in seen and (grade.right or grade.misconception is not None):
            seen.add(key)
            yield key, answer, grade.right


def _possible(asked: Checkpoint) -> Iterator[Any]:
    yield asked.answer()
    if asked.kind == "order":
        yield from islice(permutations(asked.choices), MOST_ORDERS)
    yield from asked.combinations
    for wrong in asked.misconceptions if asked.kind == "number" else ():
        yield wrong.answer(asked.position)
