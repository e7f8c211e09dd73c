"""Files that are written whole or not at all."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path


def write_whole(path: Path, data: bytes, *, private: bool = True) -> None:
    """Write a file whole or not at all, and wait until it is on disk.

    Args:
        path: the file; its folder is there.
        data: all of it.
        private: for its owner alone; otherwise for whoever may read new files here.

    Raises:
        OSError: where it cannot be written; what was there before stays.
    """
    if path.exists() and not path.is_file() and not path.is_dir():
        path.write_bytes(data)  # a device or a pipe: nothing there could be lost
        return
    if private:
        handle, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name[:99]}.")
    else:
        draft = str(path.with_name(f".{path.name[:99]}.part"))
        handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0), 0o666)
    try:
        try:
            while data:
                data = data[os.write(handle, data) :]
            os.fsync(handle)
        finally:
            os.close(handle)
        Path(draft).replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            Path(draft).unlink()
        raise
