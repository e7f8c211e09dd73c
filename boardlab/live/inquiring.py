"""Questions to the position that is shown: put by a page, answered by the core, and told with the board."""

from __future__ import annotations

import json

from boardlab.core.inquiry import Answered, ask, inquiries
from boardlab.live.editable import Editable
from boardlab.live.messages import Message
from boardlab.live.picking import Outcome

PYTHON = "ask"
"""The key by which a page copies the line of Python that puts the question again."""


class Inquiring(Editable):
    """A game whose position may be asked something; the answer stays until another position is shown."""

    _answered: Answered | None = None

    @property
    def questions(self) -> tuple[str, ...]:
        """The keys of the questions that may be put now; none while one sets up, or where no panel has them."""
        return () if self.edited is not None or "asks" not in self.parts else inquiries(self.shown)

    @property
    def answered(self) -> Answered | None:
        """What was asked last, with its answer; None where nobody has asked this position."""
        found = self._answered
        if found is None or self.edited is not None or found.position != self.shown:
            return None
        if found.lang != self.lang:
            self._answered = found = ask(self.shown, found.key, self.lang)
        return found

    @property
    def python(self) -> str:
        """The line of Python that gives the answer that is shown; "" where none is."""
        found = self.answered
        if found is None:
            return ""
        return f'boardlab.ask(boardlab.open({json.dumps(self.link_text(), ensure_ascii=False)}), "{found.key}")'

    def _do_inquire(self, message: Message) -> Outcome:
        """Put a question to the position; without a key, take the answer away."""
        if message.key and message.key not in self.questions:
            return "no", self.say("answer.no_pick", key=message.key)
        self._answered = ask(self.shown, message.key, self.lang) if message.key else None
        found = self._answered
        self.touch(message.client, " ".join((found.title, *found.lines)) if found is not None else "")
        return "done", ""

    def link_text(self) -> str:
        """What a link to this board holds: the position, as far as whoever looks may see it."""
        return str(self.shown.to_text())
