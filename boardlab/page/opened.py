"""What every page with Python behind it does: keeps what belongs to the learner, takes messages, tells what is new.

All of it is JSON text, since that is what passes between Python and a page.
"""

from __future__ import annotations

import json
import os
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path

from boardlab.core.i18n.language import language, speaking
from boardlab.core.json_data import Json
from boardlab.page.progress_sync import ProgressSync
from boardlab.session.channel import Channel


class OpenedPage(ABC):
    """A page that is open. A kind of page begins what it shows, and says what its messages go to.

    Args:
        about: what its kind is about: a lesson, a wish for a board, what is practised.
        lang: ``"en"`` or ``"ko"``.
        home: the folder in which what belongs to the learner is kept, as long as the worker lives.
        kept: what the browser has kept of earlier visits, as :meth:`news` told it; "" for nothing.
        show: called with a message for the page that it has not asked for.
    """

    def __init__(
        self, about: str, lang: str, home: str, kept: str = "", *, show: Callable[[str], None] = lambda _: None
    ) -> None:
        os.environ["BOARDLAB_HOME"] = home
        language(lang)
        self._kept = ProgressSync(Path(home) / "progress")
        self._kept.restore(kept)
        self.mistake = ""
        """What was wrong with its address or its wish; "" for nothing."""
        with speaking(lang):
            self.talk = self._begin(about, lang, lambda content: show(as_json(content)))
        self.talk.refresh()

    @abstractmethod
    def _begin(self, about: str, lang: str, show: Callable[[object], None]) -> Channel:
        """Make what it shows, and what carries that to the page.

        Raises:
            PlainError: where there is nothing to show in its place.
        """

    def whole(self) -> str:
        """All that the page shows when it begins, and what was wrong with its address."""
        return as_json({**self.talk.whole(), "mistake": self.mistake})

    def receive(self, message: str) -> str:
        """Answer one message of the page; this never raises, whatever it holds."""
        try:
            content = json.loads(message)
        except (ValueError, RecursionError):
            content = None
        return as_json(self._answer(content))

    def _answer(self, content: object) -> Json:
        """The answer to one message."""
        return {**self.talk.receive(content)}

    def news(self) -> str:
        """What the browser should keep since this was last asked for: see :mod:`boardlab.page.progress_sync`."""
        return self._kept.news()


def as_json(content: object) -> str:
    """Plain data as JSON text, as short as can be."""
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"))
