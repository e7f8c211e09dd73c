"""The ways of an answer as a card shows them: the learner's own beside the rule's, and where one stands in which."""

from __future__ import annotations

from typing import Any

from boardlab.live.walked_answer import WalkedAnswer
from boardlab.live.ways import Sign, Way, signs

Json = dict[str, Any]

GLYPHS: dict[Sign, str] = {"": "", "both": "✓", "over": "✕", "missing": "+", "ends": "✕"}
"""What tells places and steps apart without colour."""


def ways_frame(session: WalkedAnswer) -> Json | None:
    """The ways that may be walked now, and what is told where one stands; None where there are none."""
    grade, way = session.grade, session.walked
    if grade is None or way is None:
        return None
    stop, at = session.stop, session.way_at
    # The rule that the verdict quotes is not said twice.
    rule = stop.rule if stop is not None and stop.rule != grade.rule else ""
    several = len(session.ways) > 1
    on_board = {place: GLYPHS[sign] for place, sign in signs(session.asked, grade, session.ways).items()}
    if session.asked.kind == "order":
        on_board = dict.fromkeys(session.way_places, str(at))
    return {
        "title": session.words("way.title") if several else session.way_label(way),
        "kind": session.asked.kind,
        "shown": way.whose,
        "at": at,
        "of": len(way.stops),
        "where": session.words("way.at", at=at, of=len(way.stops)) if at else "",
        "says": session.way_says,
        "rule": rule,
        "rule_title": session.rule_title(rule),
        "signs": on_board,
        "ways": [_way(session, each) for each in session.ways],
        "back": session.words("way.back"),
        "on": session.words("way.on"),
        "stop": session.words("way.stop"),
    }


def _way(session: WalkedAnswer, way: Way) -> Json:
    label = session.way_label(way)
    return {
        "key": way.whose,
        "label": label,
        "play": session.words("way.play", way=label),
        "stops": [
            {"label": stop.label, "says": stop.says, "sign": GLYPHS[stop.sign], "elsewhere": stop.elsewhere}
            for stop in way.stops
        ],
    }
