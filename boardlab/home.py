"""Where boardlab keeps what belongs to the learner: named games and the journal of answers."""

from __future__ import annotations

import os
from pathlib import Path


def home() -> Path:
    """The user's data folder for boardlab; ``BOARDLAB_HOME`` moves it. Nothing is made here.

    Raises:
        RuntimeError: where ``BOARDLAB_HOME`` begins with ``~`` and nobody knows whose home that is.
    """
    chosen = os.environ.get("BOARDLAB_HOME")
    if chosen:
        return Path(chosen).expanduser()
    from platformdirs import user_data_path

    return user_data_path("boardlab", appauthor=False)
