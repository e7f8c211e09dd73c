"""What every page with Python behind it does: keeps what belongs to the learner, takes messages, tells what is new.

All of it is JSON text, since that is what passes between Python and a page.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Protocol

from boardlab.core.i18n.language import language
from boardlab.core.json_data import Table
from boardlab.page.progress_sync import ProgressSync


class Talk(Protocol):
    """What messages of a page are given to."""

    def receive(self, content: object) -> Table:
        """Answer one message; this never raises, whatever it holds."""


class OpenedPage:
    """A page that is open. A kind of page makes its ``talk`` and says what it shows when it begins.

    Args:
        lang: ``"en"`` or ``"ko"``.
        home: the folder in which what belongs to the learner is kept, as long as the worker lives.
        kept: what the browser has kept of earlier visits, as :meth:`news` told it; "" for nothing.
    """

    talk: Talk

    def __init__(self, lang: str, home: str, kept: str) -> None:
        os.environ["BOARDLAB_HOME"] = home
        language(lang)
        self._kept = ProgressSync(Path(home) / "progress")
        self._kept.restore(kept)

    def receive(self, message: str) -> str:
        """Answer one message of the page; this never raises, whatever it holds."""
        try:
            content = json.loads(message)
        except (ValueError, RecursionError):
            content = None
        return as_json(self.talk.receive(content))

    def news(self) -> str:
        """What the browser should keep since this was last asked for: see :mod:`boardlab.page.progress_sync`."""
        return self._kept.news()


def as_json(content: object) -> str:
    """Plain data as JSON text, as short as can be."""
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"))
