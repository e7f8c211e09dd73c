"""Files that are written whole or not at all, and never to where a link leads.

A folder may come from a stranger, and a link in it may lead to any file of whoever writes there. So a link at the place
of a file is replaced by that file, and what it led to stays; a folder that is a link is not gone through by
:func:`lay_down`.
"""

from __future__ import annotations

import contextlib
import errno
import os
import stat
from itertools import count
from pathlib import Path, PurePosixPath

_FLAGS = os.O_WRONLY | os.O_CREAT | os.O_EXCL
for _flag in ("O_NOFOLLOW", "O_BINARY", "O_CLOEXEC"):
    _FLAGS |= getattr(os, _flag, 0)


class LinkInTheWay(OSError):
    """A folder to be written into is a link, and leads elsewhere; :attr:`filename` says which."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.ELOOP, "a link leads elsewhere", str(path))


def write_whole(path: Path, data: bytes, *, private: bool = True) -> None:
    """Write a file whole or not at all, and wait until it is on disk. A link there is replaced by the file.

    Args:
        path: the file; its folder is there.
        data: all of it.
        private: for its owner alone; otherwise for whoever may read new files here.

    Raises:
        OSError: where it cannot be written; what was there before stays. Its ``filename`` is the path.
    """
    try:
        if _is_device(path):
            _write(os.open(path, os.O_WRONLY | os.O_APPEND), data)  # nothing there could be lost
        elif path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        else:
            _replace(path, data, 0o600 if private else 0o666)
    except OSError as problem:
        problem.filename, problem.filename2 = str(path), None
        raise


def lay_down(folder: Path, name: str, data: bytes) -> None:
    """Write a file below a folder as :func:`write_whole` does, for whoever may read there; folders between are made.

    Args:
        folder: it may be a link, since its owner named it.
        name: the path below it, with ``/``.
        data: all of the file.

    Raises:
        LinkInTheWay: where a folder between is a link.
        OSError: where the file cannot be written.
    """
    here = folder
    for part in PurePosixPath(name).parts[:-1]:
        here /= part
        if here.is_symlink():
            raise LinkInTheWay(here)
    here.mkdir(parents=True, exist_ok=True)
    write_whole(folder / name, data, private=False)


def set_aside(path: Path) -> Path:
    """Give a file that cannot be read another name, so that it is not written over; gives its new path.

    Raises:
        OSError: where it cannot be renamed.
    """
    aside = next(
        file for number in count(1) if not os.path.lexists(file := path.with_name(f"{path.name}.unreadable-{number}"))
    )
    return path.replace(aside)


def _is_device(path: Path) -> bool:
    """Is this a device or a pipe, by its own name or as systems name what a program was given open: ``/dev/stdout``?"""
    try:
        kind = path.lstat().st_mode
    except OSError:
        return False
    if stat.S_ISLNK(kind):
        folder = path.parent.resolve()
        return folder == Path("/dev") or folder.is_relative_to("/proc")
    return not stat.S_ISREG(kind) and not stat.S_ISDIR(kind)


def _replace(path: Path, data: bytes, mode: int) -> None:
    draft = path.with_name(f".{path.name[:40]}.{os.urandom(8).hex()}")
    handle = os.open(draft, _FLAGS, mode)
    try:
        _write(handle, data, sync=True)
        draft.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            draft.unlink()
        raise


def _write(handle: int, data: bytes, *, sync: bool = False) -> None:
    try:
        while data:
            data = data[os.write(handle, data) :]
        if sync:
            os.fsync(handle)
    finally:
        os.close(handle)
