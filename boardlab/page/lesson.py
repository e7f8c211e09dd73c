"""A lesson on a plain page: what the worker calls, and what it tells the page. All of it is JSON text."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

from boardlab.core.language import language
from boardlab.live.stage_conversation import StageConversation
from boardlab.live.stage_session import StageSession
from boardlab.page.kept import Kept


class LessonPage:
    """One lesson, walked by one page.

    Args:
        lesson: its id, such as ``torres.scoring``.
        lang: ``"en"`` or ``"ko"``.
        home: the folder in which what belongs to the learner is kept, as long as the worker lives.
        kept: what the browser has kept of earlier visits, as :meth:`news` told it; "" for nothing.
        show: called with a message for the page that it has not asked for.

    Raises:
        UnknownLesson: naming those that are near, where there is none of this id.
    """

    def __init__(
        self, lesson: str, lang: str, home: str, kept: str = "", *, show: Callable[[str], None] = lambda _: None
    ) -> None:
        os.environ["BOARDLAB_HOME"] = home
        language(lang)
        self._kept = Kept(Path(home) / "progress")
        self._kept.restore(kept)
        self._conversation = StageConversation(StageSession(lesson, lang), lambda content: show(_json(content)))
        self._conversation.refresh()

    def whole(self) -> str:
        """All that the page shows when it begins."""
        return _json(self._conversation.whole())

    def receive(self, message: str) -> str:
        """Answer one message of the page; this never raises, whatever it holds."""
        try:
            content = json.loads(message)
        except (ValueError, RecursionError):
            content = None
        return _json(self._conversation.receive(content))

    def news(self) -> str:
        """What the browser should keep since this was last asked for: see :class:`boardlab.page.kept.Kept`."""
        return self._kept.news()


def _json(content: object) -> str:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"))
