"""Questions to the position that is shown: put by a page, answered by the core, and told with the board."""

from __future__ import annotations

import json
from typing import TypedDict

from boardlab.core.ask.inquiry import Answered, ask, inquiries, title_of
from boardlab.session.commands import Command, Outcome
from boardlab.session.game_session import Feature, Named, Session


class Inquire(Command, do="inquire", late=True):
    """Put the question ``key`` to the position; "" takes the answer away."""

    key: str


class RuleTitle(TypedDict):
    """A rule by its id, and what it is called."""

    rule: str
    title: str


class InquiryLine(TypedDict):
    """A line of an answer, with the places and rules it is about."""

    text: str
    places: list[str]
    focus: list[str]
    rules: list[RuleTitle]


class Inquiries(TypedDict):
    """The questions that may be put to the position, and the answer to one."""

    title: str
    choices: list[Named]
    open: str
    """The key of the question that is answered; "" for none."""
    lines: list[InquiryLine]
    show: str
    python: str
    """The line of Python that gives the same answer."""


class InquirePart(TypedDict):
    """What a frame holds of questions to the position."""

    inquire: Inquiries | None
    """The questions and the answer, as finished sentences; None where nothing may be asked."""


class InquireFeature(Feature):
    """The position may be asked something; the answer stays until another position is shown."""

    is_open = False

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._answered: Answered | None = None
        session.handlers.on(Inquire, self._inquire)

    def part(self) -> InquirePart:
        """The questions and the answer."""
        session = self.session
        if not self.questions:
            return {"inquire": None}
        found = self.answered
        findings = () if found is None else found.findings
        lines = () if found is None else found.lines
        # Where nothing was found, one line says so, with no place and no rule.
        about = [([*each.places], [*each.focus], [*each.rules]) for each in findings] or [([], [], [])]
        told: Inquiries = {
            "title": session.say("inquiry.title"),
            "choices": [{"key": key, "label": title_of(session.shown, key, session.lang)} for key in self.questions],
            "open": "" if found is None else found.key,
            "lines": [
                {
                    "text": text,
                    "places": places,
                    "focus": focus,
                    "rules": [{"rule": rule, "title": session.rule_title(rule)} for rule in rules],
                }
                for text, (places, focus, rules) in zip(lines, about, strict=False)
            ],
            "show": session.say("inquiry.python"),
            "python": self.python,
        }
        return {"inquire": told}

    @property
    def questions(self) -> tuple[str, ...]:
        """The keys of the questions that may be put now; none while one sets up, or where no panel has them."""
        session = self.session
        asked = session.edited is None and "inquire" in session.parts
        return inquiries(session.shown) if asked else ()

    @property
    def answered(self) -> Answered | None:
        """What was asked last, with its answer; None where nobody has asked this position."""
        found = self._answered
        if found is None or self.session.edited is not None or found.position != self.session.shown:
            return None
        if found.lang != self.session.lang:
            self._answered = found = ask(self.session.shown, found.key, self.session.lang)
        return found

    @property
    def python(self) -> str:
        """The line of Python that gives the answer that is shown; "" where none is."""
        found = self.answered
        if found is None:
            return ""
        return f'boardlab.ask(boardlab.open({json.dumps(self.session.link_text(), ensure_ascii=False)}), "{found.key}")'

    def _inquire(self, command: Inquire) -> Outcome:
        if command.key and command.key not in self.questions:
            return "no", self.session.say("answer.no_pick", key=command.key)
        self._answered = found = ask(self.session.shown, command.key, self.session.lang) if command.key else None
        self.is_open = found is not None
        self.session.touch(command.by, " ".join((found.title, *found.lines)) if found is not None else "")
        return "done", ""
