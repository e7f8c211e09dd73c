"""What a question of Torres points out is in sight on its board, and the same board can be seen from above."""

from __future__ import annotations

import re
from typing import Any

from boardlab.lessons import checkpoint
from boardlab.lessons.model.topics import topics
from boardlab.session.question.question import Question

QUESTIONS = [
    f"{topic.id}.{number}"
    for topic in topics()
    if topic.id.startswith("torres.")
    for number in topic.held
    if number.isdecimal()
]
MOST_COVERED = 0.6
RING = tuple((dx, dy) for dx in (-13, 0, 13) for dy in (-9, 0, 9))


def corners(data: str) -> list[tuple[float, float]]:
    """The corners of a path of straight lines."""
    found: list[tuple[float, float]] = []
    x = y = 0.0
    for word, rest in re.findall(r"([MLlhvz])([^MLlhvz]*)", data):
        numbers = [float(each) for each in re.findall(r"-?\d+(?:\.\d+)?", rest)]
        if word in "hv":
            steps = [(each, 0.0) if word == "h" else (0.0, each) for each in numbers]
        else:
            steps = list(zip(numbers[::2], numbers[1::2], strict=True))
        for dx, dy in steps:
            x, y = (dx, dy) if word in "ML" and (word == "L" or not found) else (x + dx, y + dy)
            found.append((x, y))
    return found


def is_inside(x: float, y: float, shape: list[tuple[float, float]]) -> bool:
    edges = zip(shape, shape[1:] + shape[:1], strict=True)
    return (
        sum((y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1) for (x1, y1), (x2, y2) in edges) % 2 > 0
    )


def covered(scene: Any, name: str) -> float:
    """How much of the middle of a roof is hidden by what is drawn after it."""
    places = [(hit.attrs["data-place"], hit) for hit in scene.layers["hits"] if "style" not in hit.attrs]
    at = next(at for at, (key, _) in enumerate(places) if key == name)
    shape = corners(places[at][1].attrs["d"])
    x, top = (min(each[0] for each in shape) + max(each[0] for each in shape)) / 2, min(each[1] for each in shape)
    after = [corners(hit.attrs["d"]) for _, hit in places[at + 1 :]]
    return sum(any(is_inside(x + dx, top + 30 + dy, each) for each in after) for dx, dy in RING) / len(RING)


def test_places_a_question_is_about_are_in_sight() -> None:
    """A bare cell behind a tower could be neither seen nor pressed, though it was asked about."""
    hidden = 0
    for name in QUESTIONS:
        asked = checkpoint(name)
        about = asked.marks("en").among
        if asked.view or not about:
            continue
        drawn = asked.scene("en")
        pills = {hit.attrs["data-place"] for hit in drawn.layers["pills"]}
        for place in about:
            if asked.position.figure_at(place) is None and covered(drawn, place) > MOST_COVERED:
                hidden += 1
                assert place in pills, (name, place)
    assert hidden


def test_every_question_can_be_seen_from_above() -> None:
    for name in QUESTIONS[::7]:
        assert "plan" in Question(checkpoint(name), "en", in_picture=True).own_views, name
