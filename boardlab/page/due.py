"""What is due for review, told to a plain page: what the browser keeps goes in, finished sentences come out.

The page starts Python for it only where something may be due.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from boardlab.core.i18n.language import language
from boardlab.lessons.journal.due import due, read_entries
from boardlab.page.opened import as_json
from boardlab.page.progress_sync import ProgressSync
from boardlab.session.due_session import due_part


class DuePage:
    """What is due by the journal that the browser has kept; there is nothing to be done here."""

    def __init__(
        self, about: str, lang: str, home: str, kept: str = "", *, show: Callable[[str], None] = lambda _: None
    ) -> None:
        os.environ["BOARDLAB_HOME"] = home
        language(lang)
        ProgressSync(Path(home) / "progress").restore(kept)
        self._lang = lang

    def whole(self) -> str:
        """What is due today."""
        return as_json({"mistake": "", "due": due_part(due(read_entries()), self._lang)})

    def receive(self, message: str) -> str:
        """Nothing is asked."""
        return as_json({})

    def news(self) -> str:
        """Nothing is kept."""
        return ""
