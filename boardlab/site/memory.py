"""The memory that pages start Python from: what Python has in it when it has just begun a lesson, made by Node.

The games have most of it in common. So a page takes two files: the memory with what all lessons need, and how that of
its game has changed.
"""

from __future__ import annotations

import io
import re
import subprocess
import zipfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from boardlab.core.errors import PlainError
from boardlab.core.files import write_whole
from boardlab.core.i18n.language import Wording
from boardlab.core.text.quoting import shown

SCRIPT = Path(__file__).with_name("memory.mjs")
PATIENCE = 300
"""So many seconds Node may take."""
LEFT_OUT = re.compile(
    r"(?:__p?hello__|_pydatetime|_pyio|_pylong|_pyrepl|antigravity|argparse|bdb|cmd|colorsys|compileall"
    r"|configparser|cProfile|ctypes|doctest|filecmp|fileinput|ftplib|getpass|imaplib|mailbox|mimetypes"
    r"|modulefinder|multiprocessing|netrc|nturl2path|optparse|pdb|pickletools|platform|plistlib|poplib|pprint|profile"
    r"|pstats|pty|pyclbr|pydoc|rlcompleter|runpy|sched|shelve|smtplib|socketserver|sqlite3|ssl|statistics|symtable"
    r"|tabnanny|tarfile|this|timeit|trace|tracemalloc|unittest|uuid|venv|wave|webbrowser|wsgiref|xmlrpc|zipapp|zipimport"
    r"|zoneinfo|asyncio[./](?:__main__|proactor_events|tools|windows_\w+)|concurrent[./]futures[./]process"
    r"|email[./](?:_header_value_parser|contentmanager|headerregistry|mime|policy)"
    r"|http[./](?:cookie\w*|server)|importlib[./]_bootstrap\w*|logging[./](?:config|handlers)|urllib[./]robotparser"
    r"|xml[./](?:dom|etree|parsers)"
    r"|encodings[./](?:big5|cp(?!437)|euc|gb|hp_|hz|iso|johab|koi8|kz|mac_|palmos|ptcp|shift|tis)\w*)(?:[./]|$)"
)
"""What of the standard library no lesson asks for."""
_DATE = (1980, 1, 1, 0, 0, 0)


class NoMemory(PlainError):
    """Node could not make the memory that pages start from."""


def small_library(whole: bytes) -> bytes:
    """The standard library as a zip archive, without what no lesson asks for; the same bytes every time. Its files are
    stored as they are: the archive is packed as one, which makes it smaller.
    """
    return _library(whole, small=True)


def _library(whole: bytes, *, small: bool) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(whole)) as source, zipfile.ZipFile(made, "w") as target:
        for name in source.namelist():
            if bool(LEFT_OUT.match(name)) is not small:
                target.writestr(zipfile.ZipInfo(name, _DATE), source.read(name))
    return made.getvalue()


def rest_of_library(whole: bytes) -> bytes:
    """What :func:`small_library` leaves out, as a zip archive."""
    return _library(whole, small=False)


@dataclass(frozen=True)
class Memory:
    """The memory of a Python: as it is, and what of it a page is sent, which has the one that it went on from."""

    raw: bytes
    sent: bytes


@dataclass(frozen=True)
class Maker:
    """Makes memories.

    Args:
        node: Node itself.
        pyodide: a folder that holds Pyodide.
        library: the standard library; a page that starts from the memory must lay down the same.
        lock: the lock file of Pyodide, as text.
    """

    node: Path
    pyodide: Path
    library: bytes
    lock: str

    def make(self, packs: Iterable[bytes], lesson: str = "", before: Memory | None = None) -> Memory:
        """The memory of a Python that has just begun a lesson.

        Args:
            packs: the package, in packs.
            lesson: its id; "" for a Python that has only loaded what all lessons need.
            before: the memory that Python goes on from; what is sent then tells how it has changed.

        Raises:
            NoMemory: where Node could not make it.
        """
        with TemporaryDirectory() as folder:
            out, old = Path(folder, "memory"), Path(folder, "before")
            parts = {Path(folder, f"part-{number}"): data for number, data in enumerate((self.library, *packs))}
            for path, data in (parts | ({old: before.raw} if before else {})).items():
                write_whole(path, data)
            given = (self.node, SCRIPT, self.pyodide.resolve(), old if before else "", out, self.lock, lesson, *parts)
            command = [*map(str, given)]
            try:
                done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
            except subprocess.TimeoutExpired:
                raise _failed(f"{PATIENCE} s") from None
            if done.returncode or not out.is_file():
                raise _failed((done.stderr.strip().splitlines() or [str(done.returncode)])[-1])
            return Memory(out.read_bytes(), out.with_name("memory.sent").read_bytes())


def _failed(why: str) -> NoMemory:
    return NoMemory(Wording("boardlab.site").say("mistake.no_memory", why=shown(why, 160)))
