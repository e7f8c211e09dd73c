"""What lint says of an entry for ``questions.toml`` that an author has completed."""

from __future__ import annotations

import tomllib

import pytest

from boardlab.lessons.build.lint_question import of_checkpoint
from boardlab.lessons.model import topic_files, topics
from boardlab.lessons.model.topic_problems import problems_of_question
from boardlab.lessons.model.topics import Topic, find_topic


def as_lint_reads(topic: str, entry: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What lint says of an entry that stands in the file of its topic."""
    [(number, table)] = tomllib.loads(entry).items()
    found = find_topic(topic)
    assert found is not None
    held = {**found.held, number: table}
    topic_files.words_of.cache_clear()
    with monkeypatch.context() as patched:
        for room in (topic_files, topics):
            patched.setattr(room, "questions", lambda lessons, name: held)
        inside = Topic(found.game, found.name)
        problems = [each.sentence(inside.file) for each in problems_of_question(inside, number, table)]
        said = problems or [each.says for each in of_checkpoint(inside.checkpoint(number))]
    topic_files.words_of.cache_clear()
    return said
