"""What a learner has reached, worked out from the journal and the checkpoints that exist.

Only ids count: a checkpoint asked twice, or in another notebook, or in another order, is the same checkpoint. What it
pays is settled by its first right answer, and by the wrong answers and the hints before it
(:mod:`boardlab.lessons.model.hints`). Whatever is answered afterwards is practice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from html import escape
from typing import Literal

from boardlab.core.contract.verdict import PlainError
from boardlab.core.i18n.language import Phrase, Wording
from boardlab.core.picture.html import html_table
from boardlab.core.text.quoting import nearest, shown
from boardlab.lessons.journal.entry import JournalContents
from boardlab.lessons.journal.tally import Standing, Tally
from boardlab.lessons.model.catalogue import checkpoint, checkpoints
from boardlab.lessons.model.checkpoint import Checkpoint
from boardlab.lessons.model.hints import pays_after

WORDING = Wording("boardlab.lessons")
State = Literal["open", "tried", "solved", "helped"]
SIGNS: Mapping[State, str] = {"open": "○", "tried": "◐", "solved": "●", "helped": "◉"}


class UnknownTopic(PlainError, LookupError):
    """No checkpoint's id begins with this; the message names those that are near."""


@dataclass(frozen=True)
class Mark:
    """How one checkpoint stands."""

    checkpoint: Checkpoint
    state: State
    """Open, tried in vain, solved, or solved with hints (``helped``)."""
    wrong: int
    """Wrong answers before the first right one."""
    hints: int
    """Hints opened before the first right answer."""
    gained: int
    """Points gained: 0 until it is solved, and where the answer was told before."""
    told: bool = False
    """Was the answer told before the first right answer?"""

    @property
    def worth(self) -> int:
        """Points that it counts for: where it may be left out, those that it gained."""
        return self.gained if self.checkpoint.extra else self.checkpoint.worth

    @property
    def solved(self) -> bool:
        """Was it ever answered rightly?"""
        return self.state in {"solved", "helped"}

    def says(self, lang: str | None = None) -> str:
        """One line on a checkpoint: its title, whether it is solved, and the points gained."""
        facts = {"gained": self.gained, "worth": self.checkpoint.worth, "wrong": self.wrong, "hints": self.hints}
        state = WORDING.say(f"progress.state.{'told' if self.told else self.state}", lang, **facts)
        return f"{self.checkpoint.title(lang)} · {state}"


@dataclass(frozen=True)
class TopicProgress:
    """The checkpoints of a topic, in the order they are taught."""

    id: str
    """Such as ``torres.scoring``."""
    marks: tuple[Mark, ...]

    def title(self, lang: str | None = None) -> str:
        """What the topic is called: the wording ``topic.<name>`` of its game."""
        return self.marks[0].checkpoint.wording.say(f"topic.{self.id.partition('.')[2]}", lang)

    @property
    def solved(self) -> int:
        """How many of its checkpoints are solved."""
        return sum(mark.solved for mark in self.marks)

    @property
    def gained(self) -> int:
        """Points gained."""
        return sum(mark.gained for mark in self.marks)

    @property
    def worth(self) -> int:
        """Points that can be gained."""
        return sum(mark.worth for mark in self.marks)


@dataclass(frozen=True)
class Met:
    """A misconception that was behind a wrong answer."""

    id: str
    topic: str
    """Id of the topic where it was met, of several one."""
    wording: Wording
    times: int
    settled: bool
    """Is every checkpoint at which it was met solved by now?"""
    sure: bool = True
    """Was it met for certain? One that was guessed once may have been a slip."""

    def name(self, lang: str | None = None) -> str:
        """The name of the misconception."""
        return self.wording.say(_name_key(self.id), lang)

    def says(self, lang: str | None = None) -> str:
        """Name, how often it was met, and whether it was settled."""
        key = "progress.met.settled" if self.settled else "progress.met.open"
        key = key if self.sure else "progress.met.perhaps"
        return WORDING.say(key, lang, name=self.name(lang), times=self.times)


@dataclass(frozen=True)
class Progress:
    """What was reached on some topics."""

    topics: tuple[TopicProgress, ...]
    met: tuple[Met, ...]
    """Misconceptions met: first those that are not settled, each kind in the order it was first met."""
    practised: int
    """Practice positions answered rightly."""
    notes: tuple[Phrase, ...] = ()
    """What is to be said about the journal itself."""
    last: str = ""
    """The id of what was answered last, in whichever topic."""

    @property
    def marks(self) -> tuple[Mark, ...]:
        """All checkpoints, topic after topic."""
        return tuple(mark for topic in self.topics for mark in topic.marks)

    @property
    def next(self) -> Mark | None:
        """Where to go on: the first checkpoint tried in vain, or else the first open one; None where all are solved."""
        tried = next((mark for mark in self.marks if mark.state == "tried"), None)
        return tried or next((mark for mark in self.marks if not mark.solved), None)

    def headline(self, lang: str | None = None) -> str:
        """How many are solved and what that is worth."""
        facts = {
            "solved": sum(topic.solved for topic in self.topics),
            "all": len(self.marks),
            "gained": sum(topic.gained for topic in self.topics),
            "worth": sum(topic.worth for topic in self.topics),
        }
        return WORDING.say("progress.headline", lang, **facts)

    def advice(self, lang: str | None = None) -> str:
        """One sentence on what to do next: which checkpoint to go on with, or that all are solved."""
        mark = self.next
        if mark is None:
            return WORDING.say("progress.done", lang)
        key = "progress.again" if mark.state == "tried" else "progress.next"
        return WORDING.say(key, lang, id=mark.checkpoint.id, title=mark.checkpoint.title(lang))

    def to_text(self, lang: str | None = None) -> str:
        """Headline, topics and misconceptions as plain text; the same journal gives the same text."""
        lines = [f"{WORDING.say('progress.title', lang)}: {self.headline(lang)}"]
        for topic in self.topics:
            signs = "".join(SIGNS[mark.state] for mark in topic.marks)
            lines.append(f"  {signs}  {topic.title(lang)}  {topic.gained}/{topic.worth}")
        lines.append(
            "  ".join(f"{sign} {WORDING.say(f'progress.sign.{state}', lang)}" for state, sign in SIGNS.items())
        )
        if self.met:
            lines += [f"{WORDING.say('progress.misreadings', lang)}:", *(f"  {met.says(lang)}" for met in self.met)]
        if self.practised:
            lines.append(WORDING.say("progress.practised", lang, count=self.practised))
        lines.append(self.advice(lang))
        lines += [WORDING.phrase(note, lang) for note in self.notes]
        return "\n".join(lines)

    def to_html(self, lang: str | None = None) -> str:
        """Headline, a table of the topics, and what to do next, as HTML that needs no script."""
        head = [WORDING.say(f"progress.column.{name}", lang) for name in ("topic", "questions", "points")]
        rows = []
        for topic in self.topics:
            signs = "".join(SIGNS[mark.state] for mark in topic.marks)
            rows.append((topic.title(lang), signs, f"{topic.gained}/{topic.worth}"))
        notes = [*(met.says(lang) for met in self.met), self.advice(lang)]
        notes += [WORDING.phrase(note, lang) for note in self.notes]
        told = "".join(f"<p>{escape(note)}</p>" for note in notes)
        return f"{html_table(self.headline(lang), head, rows)}\n{told}"


def progress_of(prefix: str, known: JournalContents | Tally, note: Phrase | None = None) -> Progress:
    """What a journal says about the checkpoints whose id begins with a prefix; "" is all of them.

    Args:
        prefix: a game or a topic: ``torres``, ``torres.scoring``.
        known: what the journal holds, or what that adds up to.
        note: what the journal itself has to say, such as that it cannot be written.

    Raises:
        UnknownTopic: where no checkpoint begins so; the message names those that are near.
    """
    asked = checkpoints(prefix)
    if not asked:
        raise UnknownTopic(_unknown(prefix))
    tally = Tally.of(known) if isinstance(known, JournalContents) else known
    topics: dict[str, list[Mark]] = {}
    for found in asked:
        topics.setdefault(found.topic, []).append(_mark(found, tally.standings.get(found.id, Standing())))
    made = tuple(TopicProgress(name, tuple(marks)) for name, marks in topics.items())
    inside = f"{prefix}." if prefix else ""
    practised = sum(count for topic, count in tally.practised.items() if f"{topic}.".startswith(inside))
    notes = (*tally.notes, *((note,) if note else ()))
    return Progress(made, _met(made, tally), practised, notes, tally.last)


def met_at(ids: Iterable[str], tally: Tally) -> tuple[Met, ...]:
    """All misconceptions with a name behind answers to some questions, once each, in the order they were first met.

    Those that were only guessed are among them.

    Args:
        ids: the questions.
        tally: what the journal adds up to.
    """
    asked = {name: checkpoint(name) for name in ids}
    found: dict[str, Met] = {}
    for (name, topic), misread in tally.misread.items():
        here = [asked[place] for place in sorted(misread.ids) if place in asked]
        if not here or not _is_named(here[0].wording, name):
            continue
        times = misread.times + (found[name].times if name in found else 0)
        settled = all(tally.standings.get(each.id, Standing()).solved for each in here)
        settled &= name not in found or found[name].settled
        found[name] = Met(name, topic, here[0].wording, times, settled, _is_sure(tally, name))
    return tuple(found.values())


def _mark(asked: Checkpoint, standing: Standing) -> Mark:
    wrong, hints, solved, _ = standing
    told, opened = standing.told, standing.opened
    state: State = ("helped" if hints else "solved") if solved else "tried" if wrong or told else "open"
    paid = pays_after(asked, opened, wrong, told=told) if solved else 0
    return Mark(asked, state, wrong, opened, paid, told and solved)


def _met(topics: Iterable[TopicProgress], tally: Tally) -> tuple[Met, ...]:
    """The misconceptions that were met at these topics, practice included, and that still have a name."""
    marks = {mark.checkpoint.id: mark for topic in topics for mark in topic.marks}
    names = {topic.id: topic.marks[0].checkpoint.wording for topic in topics}
    times: Counter[str] = Counter()
    found: dict[str, tuple[str, Wording]] = {}
    unsettled: set[str] = set()
    for (name, topic), misread in tally.misread.items():
        wording = names.get(topic)
        if wording is None or not _is_named(wording, name):
            continue
        if not _is_sure(tally, name):
            continue
        times[name] += misread.times
        found[name] = topic, wording
        if any(place in marks and not marks[place].solved for place in misread.ids):
            unsettled.add(name)
    met = [Met(name, *found[name], count, name not in unsettled) for name, count in times.items()]
    return tuple(sorted(met, key=lambda each: each.settled))


def _is_sure(tally: Tally, name: str) -> bool:
    """Was a misconception met for certain? One that was guessed once may have been a slip."""
    found = [misread for (each, _), misread in tally.misread.items() if each == name]
    guessed = frozenset[str]().union(*(misread.guessed for misread in found))
    return any(misread.sure for misread in found) or len(guessed) > 1


def _name_key(misconception: str) -> str:
    return f"misconception.{misconception.partition('.')[2]}.name"


def _is_named(wording: Wording, misconception: str) -> bool:
    try:
        wording.template(_name_key(misconception))
    except KeyError:
        return False
    return True


def _unknown(prefix: str) -> str:
    topics = dict.fromkeys(found.topic for found in checkpoints())
    return WORDING.say("progress.unknown", given=shown(prefix), topics=nearest(prefix, topics, 5))
