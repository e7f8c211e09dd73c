"""Progress in a notebook: ``boardlab.progress("torres")`` shows what was reached, and hands out the journal as a file.

The card follows what is answered in this kernel by itself. The journal goes to the page only when it is asked for.
"""

from __future__ import annotations

import threading
from typing import Any

import traitlets

from boardlab.core.calls import told
from boardlab.core.language import Phrase, check_language, language
from boardlab.data_dir import why
from boardlab.lessons.journal import Journal, journal
from boardlab.lessons.progress import SIGNS, WORDING, Mark, Progress, Topic, progress_of
from boardlab.lessons.tally import Tally
from boardlab.notebook.shown import Shown

FILE = "boardlab-progress.jsonl"
WORDS = ("title", "misreadings", "download", "refresh", "keep", "silent")
PAGE_WORDS = ("busy", "ended")
Json = dict[str, Any]


class ProgressCard(Shown):
    """What was reached on some topics; made by :func:`progress`.

    Args:
        prefix: a game or a topic, such as ``torres`` or ``torres.scoring``; "" shows all.
        lang: ``"en"`` or ``"ko"``; None follows ``boardlab.language()``.

    Raises:
        UnknownTopic: where nothing is called so; the message names the topics there are.
    """

    _part = traitlets.Unicode("progress").tag(sync=True)

    # Nothing is echoed: only Python writes this.
    card = traitlets.Dict().tag(sync=True, echo_update=False)

    def __init__(self, prefix: str = "", lang: str | None = None) -> None:
        self._lock = threading.RLock()
        self._prefix = prefix
        self._lang = check_language(lang or language())
        self._journal: Journal = journal()
        self._progress = self._read()
        super().__init__(card=_card(self._progress, self._lang))
        self._journal.watch(self)
        self.on_msg(self._on_page)

    @property
    def progress(self) -> Progress:
        """What is shown, as values."""
        if self.is_closed:
            self.refresh()  # nobody told it what was answered meanwhile
        with self._lock:
            return self._progress

    def refresh(self) -> None:
        """Read the journal again, with what other kernels wrote meanwhile."""
        self._journal.flush()  # which may tell other cards, so without holding this one
        with self._lock:
            self._progress = self._read()
            self.card = _card(self._progress, self._lang)

    def journal_grew(self) -> None:
        """Something was answered in this kernel."""
        self.refresh()

    def leave(self) -> None:
        """Hear of no more answers."""
        self._journal.unwatch(self)

    def catch_up(self) -> None:
        """Show what was answered meanwhile."""
        self._journal.watch(self)
        self.refresh()

    def __repr__(self) -> str:
        """All of it as text; the same journal gives the same text."""
        return self.progress.to_text(self._lang)

    __str__ = __repr__

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        shown = super()._repr_mimebundle_(**kwargs)
        data, metadata = shown if isinstance(shown, tuple) else (shown, {})
        return {**(data or {}), "text/plain": repr(self)}, metadata

    def _read(self) -> Progress:
        note = self._journal.note
        try:
            tally = self._journal.tally()
        except OSError as problem:
            tally, note = Tally(), Phrase("progress.unread", {"why": why(problem)})
        return progress_of(self._prefix, tally, note)

    def _on_page(self, _widget: Any, content: Any, _buffers: Any) -> None:
        """Do what the page asks for: the journal as a file, or a fresh look at it. Nothing else is known."""
        asked = content.get("do") if isinstance(content, dict) else None
        try:
            if asked == "refresh":
                self.refresh()
                self.send({"do": "refreshed"})
            elif asked == "export":
                text = self._journal.export().decode("utf-8", "replace")
                said = WORDING.say("progress.downloaded", self._lang, file=FILE)
                self.send({"do": "file", "name": FILE, "text": text, "says": said})
        except OSError as problem:
            self.send({"do": "failed", "says": WORDING.say("progress.unread", self._lang, why=why(problem))})


@told("progress")
def progress(prefix: str = "", lang: str | None = None) -> ProgressCard:
    """What you have reached: on all topics, on a game (``torres``), or on one topic (``torres.scoring``).

    Raises:
        UnknownTopic: where nothing is called so; the message names the topics there are.
    """
    return ProgressCard(prefix, lang)


# -- what the page shows -------------------------------------------------------------------------------------------


def _card(reached: Progress, lang: str) -> Json:
    """Everything the card shows, as finished sentences."""
    return {
        "lang": lang,
        "words": {key: WORDING.say(f"progress.{key}", lang) for key in WORDS}
        | {key: WORDING.say(f"page.{key}", lang) for key in PAGE_WORDS},
        "headline": reached.headline(lang),
        "topics": [_topic(topic, lang) for topic in reached.topics],
        "signs": [{"state": state, "says": WORDING.say(f"progress.sign.{state}", lang)} for state in SIGNS],
        "met": [{"says": met.says(lang), "settled": met.settled} for met in reached.met],
        "practised": WORDING.say("progress.practised", lang, count=reached.practised) if reached.practised else "",
        "advice": reached.advice(lang),
        "notes": [WORDING.phrase(note, lang) for note in reached.notes],
    }


def _topic(topic: Topic, lang: str) -> Json:
    return {
        "id": topic.id,
        "title": topic.title(lang),
        "points": WORDING.say("progress.points", lang, gained=topic.gained, worth=topic.worth),
        "marks": [_mark(mark, lang) for mark in topic.marks],
    }


def _mark(mark: Mark, lang: str) -> Json:
    return {"id": mark.checkpoint.id, "state": mark.state, "says": mark.says(lang)}
