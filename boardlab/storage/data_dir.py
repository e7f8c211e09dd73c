"""Where boardlab keeps what belongs to the learner: named games, the journal of answers; and its lock."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from boardlab.core.errors import UnwritableFile
from boardlab.core.i18n.language import Phrase
from boardlab.core.packages import there

PATIENCE = 0.2
"""How many seconds to wait for another kernel that is just writing."""
POLL = 0.002
"""How many seconds lie between two looks at whether it has done so."""
NO_LOCKS = {errno.ENOLCK, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP}
"""What a file system without locks answers: one kernel at a time is then up to the learner."""


class Unsaved(OSError):
    """Nothing can be kept on disk, for a reason that boardlab has words for: :attr:`why`."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.why = Phrase(key)


def data_dir() -> Path:
    """The user's data folder for boardlab; ``BOARDLAB_HOME`` moves it. Nothing is made here.

    Raises:
        Unsaved: where no home folder can be found: nobody knows the user, or whose home ``BOARDLAB_HOME`` means.
    """
    chosen = os.environ.get("BOARDLAB_HOME")
    try:
        if chosen:
            return Path(chosen).expanduser()
        found = _usual_place()
    except (RuntimeError, LookupError, ValueError):
        raise Unsaved("store.no_home") from None
    # Where the user is unknown, some systems leave the ~ as it stands, which would become a folder of that name.
    if found.parts[:1] and found.parts[0].startswith("~"):
        raise Unsaved("store.no_home")
    return found


def _usual_place() -> Path:
    """Where a system keeps what programs write for a user: platformdirs knows all of them."""
    if there("platformdirs"):
        from platformdirs import user_data_path

        return user_data_path("boardlab", appauthor=False)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "boardlab"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "boardlab"
    shared = os.environ.get("XDG_DATA_HOME", "").strip()
    return (Path(shared) if shared else Path.home() / ".local" / "share") / "boardlab"


def why(problem: OSError) -> str | Phrase:
    """What went wrong: in boardlab's words, to be said in any language, or else in those of the system."""
    if isinstance(problem, Unsaved | UnwritableFile):
        return problem.why
    text = problem.strerror or type(problem).__name__
    return text[:1].lower() + text[1:]


@contextlib.contextmanager
def locked(folder: Path) -> Iterator[Path]:
    """Hold the lock of a folder, which is made if need be; gives the lock's file.

    Without filelock, as in a browser tab with its one kernel, nobody takes turns.

    Raises:
        OSError: where the folder cannot be made, or somebody else holds the lock for too long.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    path = folder / "lock"
    if not there("filelock"):
        yield path
        return
    from filelock import FileLock, Timeout

    lock = FileLock(path, mode=0o600)
    try:
        lock.acquire(timeout=PATIENCE, poll_interval=POLL)
    except Timeout:
        raise Unsaved("store.taken") from None
    except OSError as problem:
        if problem.errno not in NO_LOCKS:
            raise
    try:
        yield path
    finally:
        lock.release()
