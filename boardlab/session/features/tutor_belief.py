"""What a page shows of a tutor's belief: each reading with how likely it is, and the answers that it follows from."""

from __future__ import annotations

from typing import TypedDict

from boardlab.core.i18n.language import Wording
from boardlab.lessons.model.catalogue import checkpoint
from boardlab.lessons.model.topics import Topic
from boardlab.tutoring.answers import Answers
from boardlab.tutoring.belief import CURED, RIGHT, SURE
from boardlab.tutoring.course import Course

WORDING = Wording("boardlab.tutoring")
SHOWN = 5
"""So many readings are told."""
LIKELY = 0.05
"""A wrong rule that is less likely is not told, but for the one that is cured."""
LISTED = 12
"""So many answers are listed to be taken out, the latest first."""


class ShownReading(TypedDict):
    """A way to read the rules, and how likely it is the learner's."""

    key: str
    says: str
    percent: int
    value: str
    tone: str
    """``wrong`` where it was refuted, ``right`` where it is surely right, ``top`` for the likeliest one before."""


class CountedAnswer(TypedDict):
    """An answer that counts."""

    uid: str
    says: str
    out: str
    """The label of the button that takes it out."""


class ShownBelief(TypedDict):
    """What the tutor believes."""

    head: str
    about: str
    readings: list[ShownReading]
    columns: list[str]
    mark: int
    """From how many percent on it is sure, or below how many a misreading is gone."""
    mark_says: str
    source: str
    answers: list[CountedAnswer] | None
    """The answers that count; None where nobody asked for them."""


def name_of(topic: Topic, wrong: str, lang: str) -> str:
    """What a wrong rule is called, by its id."""
    return topic.wording.say(f"misconception.{wrong.partition('.')[2]}.name", lang)


def shown_belief(topic: Topic, course: Course, known: Answers, lang: str, *, lists: bool) -> ShownBelief:
    """What a page shows of a belief.

    Args:
        topic: names the wrong rules.
        course: believes it.
        known: the answers that it follows from.
        lang: the language.
        lists: are those answers listed?
    """

    def say(key: str, **facts: object) -> str:
        return WORDING.say(key, lang, **facts)

    belief, chances = course.belief, course.belief.readings
    curing = course.phase in {"guided", "free", "cured"}
    held = belief.holding()
    best = sorted(course.bank.rules, key=held.__getitem__, reverse=True)
    told = [wrong for wrong in best[: SHOWN - 2] if held[wrong] >= LIKELY and known.counted]
    if course.wrong and course.wrong not in told:
        told = [*told[: SHOWN - 3], course.wrong]
    rows = [(wrong, name_of(topic, wrong, lang), held[wrong]) for wrong in told]
    rows.append(("right", say("tutor.belief.right"), chances[RIGHT]))
    rest = max(1 - sum(chance for *_, chance in rows), 0.0)
    rows.append(("other", say("tutor.belief.other"), rest))
    rows.sort(key=lambda row: -row[2])
    sure = belief.sure()
    readings: list[ShownReading] = []
    for at, (key, says, chance) in enumerate(rows):
        tone = "top" if at == 0 and key != "other" else ""
        if key == course.wrong:
            tone = "wrong"
        elif key == "right" and (sure == RIGHT or course.phase == "cured"):
            tone = "right"
        # Rounded down, so that no bar says more than is sure, and none that is cured stands at the mark.
        percent = int(100 * chance + 1e-6)
        value = say("tutor.belief.percent", percent=percent)
        readings.append({"key": key, "says": says, "percent": percent, "value": value, "tone": tone})
    mark = round(100 * (CURED if curing else SURE))
    count, lessons = len(known.counted), known.in_lessons
    source = {"count": count, "lessons": lessons}
    return {
        "head": say("tutor.belief.head"),
        "about": say("tutor.belief.about"),
        "readings": readings,
        "columns": [say("tutor.belief.reading"), say("tutor.belief.chance")],
        "mark": mark,
        "mark_says": say(f"tutor.belief.{'gone' if curing else 'sure'}", percent=mark),
        "source": say(f"tutor.answers.{'lessons' if lessons else 'count' if count else 'none'}", **source),
        "answers": _listed(known, lang) if lists else None,
    }


def _listed(known: Answers, lang: str) -> list[CountedAnswer]:
    """The latest answers that count, the latest first."""
    told: list[CountedAnswer] = []
    for entry in reversed(known.counted[-LISTED:]):
        asked = checkpoint(entry.id)
        kept = entry.answer if not isinstance(entry.answer, list) else tuple(entry.answer)
        given = asked.show(asked.read(kept), lang)
        says = WORDING.say("tutor.answers.given", lang, title=asked.title(lang), answer=given)
        told.append({"uid": entry.uid, "says": says, "out": WORDING.say("tutor.answers.leave_out", lang)})
    return told
