"""What was reached, being looked at: the card follows the journal, and hands it out as a file when asked.

What a page shows is the ``card``, as finished sentences; the journal itself goes to a page only when it is asked for.
"""

from __future__ import annotations

from typing import TypedDict

from boardlab.core.i18n.language import LANGUAGES, Phrase
from boardlab.core.i18n.languages import LABELS
from boardlab.core.text.quoting import shown
from boardlab.lessons.journal.journal import Journal, journal
from boardlab.lessons.journal.progress import SIGNS, WORDING, Mark, Met, Progress, TopicProgress, progress_of
from boardlab.lessons.journal.tally import Tally
from boardlab.lessons.model.practice import covered_misconceptions
from boardlab.session.base_session import BaseSession, LanguageName
from boardlab.session.commands import MAX_NAME, Command, Outcome, Reply
from boardlab.session.icons import page_words
from boardlab.session.practising import NestedPractice, practice_words
from boardlab.storage.data_dir import why

FILE = "boardlab-progress.jsonl"
WORDS = ("title", "misreadings", "download", "refresh", "keep", "whose", "next_pupil")
PAGE_WORDS = ("close", "language", "other_notebook")


class Refresh(Command, do="refresh"):
    """Look at the journal again."""


class Export(Command, do="export", longest=MAX_NAME):
    """Hand the journal out as a file, which is called ``key``; "" has its usual name."""

    key: str


class NextPupil(Command, do="next_pupil", longest=MAX_NAME):
    """Hand the journal out as a file called ``key``, and delete it, for whoever uses this computer next."""

    key: str


class ProgressMark(TypedDict):
    """How a question stands."""

    id: str
    state: str
    says: str


class ProgressTopic(TypedDict):
    """How far one is in a topic."""

    id: str
    title: str
    points: str
    count: str
    """How many of its questions are known."""
    known: int
    missed: int
    """How many were answered wrongly, and never rightly."""
    practised: str
    """What practises it: its id; "" where nobody draws positions of it."""
    marks: list[ProgressMark]


class ProgressSign(TypedDict):
    """What a sign on the card means."""

    state: str
    says: str


class ProgressMet(TypedDict):
    """A misreading that was met."""

    says: str
    settled: bool
    practised: str
    """What practises against it: its id, else that of its topic; "" where nobody draws such positions."""


class ProgressPart(TypedDict):
    """Everything the card shows, as finished sentences."""

    lang: str
    words: dict[str, str]
    languages: list[LanguageName]
    headline: str
    topics: list[ProgressTopic]
    signs: list[ProgressSign]
    met: list[ProgressMet]
    practised: str
    practise: str
    """The label of a button that practises something."""
    practising: str
    """The id of what is practised now; "" for nothing."""
    advice: str
    last: str
    """The id of what was answered last: a file is called by its lesson."""
    notes: list[str]


class ProgressParts(TypedDict):
    """What pages show of one's progress, by the names of its parts."""

    card: ProgressPart


class ProgressSession(BaseSession):
    """The state behind a progress card, and what each message does to it.

    Args:
        prefix: a game or a topic, such as ``torres`` or ``torres.scoring``; "" shows all.
        lang: ``"en"`` or ``"ko"``; None follows ``boardlab.language()``.

    Raises:
        UnknownTopic: where nothing is called so; the message names the topics there are.
    """

    def __init__(self, prefix: str = "", lang: str | None = None) -> None:
        super().__init__(lang)
        self.journal: Journal = journal()
        self._prefix = prefix
        self.progress = self._read()
        """What is shown, as values."""
        self.practice = self.add(NestedPractice(self, self._offers))
        self.handlers.on(Refresh, self._refresh)
        self.handlers.on(Export, self._export)
        self.handlers.on(NextPupil, self._next_pupil)

    def prepare(self) -> None:
        """Write what is waiting: that may tell other cards, so nobody holds this one meanwhile."""
        self.journal.flush()

    def read(self) -> None:
        """Read the journal again, with what other kernels wrote meanwhile."""
        self.progress = self._read()
        self.rev += 1

    def shown(self) -> ProgressParts:
        """All that pages show."""
        return {"card": _card(self.progress, self.lang, self.practice.about)}

    def _offers(self) -> frozenset[str]:
        """The topics that are shown, and the misreadings met, as far as anybody draws positions of them."""
        topics = {topic.id for topic in self.progress.topics if covered_misconceptions(topic.id)}
        return frozenset(topics | {_practised(met) for met in self.progress.met} - {""})

    def _refresh(self, command: Refresh) -> Outcome:
        self.read()
        return "done", ""

    def _export(self, command: Export) -> Outcome | Reply:
        return self._handed_out(command.key, "progress.downloaded")

    def _next_pupil(self, command: NextPupil) -> Outcome | Reply:
        try:
            told = self._handed_out(command.key, "progress.next_begins")
            if isinstance(told, dict):
                self.journal.delete()
                self.read()
        except OSError as problem:
            return "no", WORDING.say("progress.unread", self.lang, why=why(problem))
        return told

    def _handed_out(self, name: str, says: str) -> Outcome | Reply:
        """The journal as a file of that name, or why it cannot be read."""
        try:
            text = self.journal.export().decode("utf-8", "replace")
        except OSError as problem:
            return "no", WORDING.say("progress.unread", self.lang, why=why(problem))
        file = shown(name, MAX_NAME) if name else FILE
        return {
            "answer": "done",
            "text": WORDING.say(says, self.lang, file=file),
            "file": {"name": file, "text": text},
        }

    def _read(self) -> Progress:
        note = self.journal.note
        try:
            tally = self.journal.tally()
        except OSError as problem:
            tally, note = Tally(), Phrase("progress.unread", {"why": why(problem)})
        return progress_of(self._prefix, tally, note)


# -- what the page shows -------------------------------------------------------------------------------------------


def _card(reached: Progress, lang: str, practising: str) -> ProgressPart:
    """Everything the card shows, as finished sentences."""
    return {
        "lang": lang,
        "words": {key: WORDING.say(f"progress.{key}", lang) for key in WORDS}
        | page_words(lang, *PAGE_WORDS)
        | practice_words(lang, practising),
        "languages": [{"code": code, "name": LABELS[code]} for code in LANGUAGES],
        "headline": reached.headline(lang),
        "topics": [_topic(topic, lang) for topic in reached.topics],
        "signs": [{"state": state, "says": WORDING.say(f"progress.sign.{state}", lang)} for state in SIGNS],
        "met": [{"says": met.says(lang), "settled": met.settled, "practised": _practised(met)} for met in reached.met],
        "practised": WORDING.say("progress.practised", lang, count=reached.practised) if reached.practised else "",
        "practise": WORDING.say("practice.here", lang),
        "practising": practising,
        "advice": reached.advice(lang),
        "last": reached.last,
        "notes": [WORDING.phrase(note, lang) for note in reached.notes],
    }


def _practised(met: Met) -> str:
    """What practises against a misreading best: itself, else its topic; "" where nobody draws such positions."""
    shown = covered_misconceptions(met.topic)
    return met.id if met.id in shown else met.topic if shown else ""


def _topic(topic: TopicProgress, lang: str) -> ProgressTopic:
    return {
        "id": topic.id,
        "title": topic.title(lang),
        "points": WORDING.say("progress.points", lang, gained=topic.gained, worth=topic.worth),
        "count": WORDING.say("progress.known", lang, known=topic.solved, all=len(topic.marks)),
        "known": topic.solved,
        "missed": sum(mark.state == "tried" for mark in topic.marks),
        "practised": topic.id if covered_misconceptions(topic.id) else "",
        "marks": [_mark(mark, lang) for mark in topic.marks],
    }


def _mark(mark: Mark, lang: str) -> ProgressMark:
    return {"id": mark.checkpoint.id, "state": mark.state, "says": mark.says(lang)}
