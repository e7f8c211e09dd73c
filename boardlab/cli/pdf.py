"""Pages for paper, as HTML or as PDF that a browser which is installed here prints: nothing is fetched for it."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

import click

from boardlab.cli.i18n import SpokenOption, mistake
from boardlab.core.files import write_whole

BROWSERS = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "microsoft-edge",
    "msedge",
)
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
)
"""Where browsers lie that no search path names."""
SECONDS = 300
"""So long may printing take: a whole course has hundreds of boards."""


class NoBrowser(Exception):
    """There is no browser here that prints, or it did not."""


pdf_option = click.option("--pdf", "as_pdf", cls=SpokenOption, is_flag=True, help="help.pdf")


def write_paper(file: Path, page: str, lang: str, *, as_pdf: bool) -> Path:
    """Write a page for paper; gives the file it stands in, which has the ending of its kind where none was given.

    Args:
        file: where; an ending of ``.pdf`` or ``.html`` decides what is written.
        page: the page as HTML.
        lang: the language of a refusal.
        as_pdf: is it PDF where the ending says nothing?

    Raises:
        click.ClickException: where it is to be PDF and there is no browser.
        OSError: where it cannot be written.
    """
    as_pdf = {".pdf": True, ".html": False, ".htm": False}.get(file.suffix.lower(), as_pdf)
    target = file if file.suffix else file.with_suffix(".pdf" if as_pdf else ".html")
    try:
        write_whole(target, pdf(page) if as_pdf else page.encode(), private=False)
    except NoBrowser:
        raise mistake("no_browser", lang) from None
    return target


def browser() -> str | None:
    """The program of a browser that prints: the one that ``BOARDLAB_BROWSER`` names, or any that is found here."""
    named = os.environ.get("BOARDLAB_BROWSER")
    found = [shutil.which(each) for each in ([named] if named else BROWSERS)]
    found += [] if named else [each for each in PLACES if Path(each).exists()]
    return next(filter(None, found), None)


def pdf(page: str) -> bytes:
    """A page of HTML as it is printed.

    Raises:
        NoBrowser: where there is none here, or it wrote nothing.
    """
    program = browser()
    if program is None:
        raise NoBrowser
    with TemporaryDirectory(prefix="boardlab-print-") as room:
        source, target = Path(room, "page.html"), Path(room, "page.pdf")
        write_whole(source, page.encode())
        command = [
            *(program, "--headless", "--disable-gpu", "--no-first-run", "--no-pdf-header-footer"),
            # Its sandbox refuses to run as root, and in many containers; the page may neither run nor fetch anything.
            *("--no-sandbox", f"--user-data-dir={Path(room, 'profile')}"),
            *(f"--print-to-pdf={target}", source.as_uri()),
        ]
        try:
            subprocess.run(command, capture_output=True, timeout=SECONDS, check=False)
            return target.read_bytes()
        except (OSError, subprocess.SubprocessError):
            raise NoBrowser from None
