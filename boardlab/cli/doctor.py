"""``boardlab doctor``: what is installed and where things lie, to be pasted into a bug report.

It names no secret: a home folder is written ``~``, and of an address only what leads to a page is left.
"""

from __future__ import annotations

import os
import platform
import re
import sys
import webbrowser
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path

import click

from boardlab import __version__
from boardlab.cli.i18n import SpokenCommand, at, lang_option, say

BESIDE = ("ipykernel", "jupyter-server", "notebook", "voila", "marimo")
"""What boardlab does not ask for, and what a bug may depend on where it is there."""
HOSTS = (
    ("COLAB_RELEASE_TAG", "Google Colab"),
    ("BINDER_SERVICE_HOST", "Binder"),
    ("JUPYTERHUB_API_URL", "JupyterHub"),
    ("VSCODE_PID", "VS Code"),
    ("PYCHARM_HOSTED", "PyCharm"),
    ("JPY_PARENT_PID", "Jupyter"),
    ("TERM_PROGRAM", "{}"),
)
"""Whoever runs a command leaves a variable in its environment; the first one that is there tells the host."""


@click.command(cls=SpokenCommand, help="about.doctor")
@lang_option
def doctor(lang: str) -> None:
    """Print what is installed."""
    for line in report(lang):
        click.echo(line)


def report(lang: str) -> Iterator[str]:
    """What a bug report should tell, in at most twenty lines."""
    from boardlab.core.contract.game import game_names

    there, missing = _packages()
    yield f"boardlab {__version__}: {_place(Path(__file__).parents[1])}"
    yield f"Python {platform.python_version()} ({platform.python_implementation()}): {_place(Path(sys.executable))}"
    yield say("doctor.system", lang, system=platform.system() or sys.platform, release=platform.release())
    yield say("doctor.language", lang, code=lang)
    yield say("doctor.games", lang, names=", ".join(game_names()))
    yield say("doctor.packages", lang, names=", ".join(there) or "–")
    if missing:
        yield say("doctor.missing", lang, names=" ".join(missing))
    yield _progress(lang)
    yield say("doctor.browser", lang, name=_browser() or say("doctor.no_browser", lang))
    yield say("doctor.host", lang, name=_host() or say("doctor.no_host", lang))
    yield say("doctor.site", lang, address=_site() or say("doctor.no_site", lang))


def _packages() -> tuple[list[str], list[str]]:
    """The packages that boardlab works with: those that are there with their versions, and those that are missing."""
    there, missing = [], []
    asked = _requirements()
    for name in (*asked, *BESIDE):
        try:
            there.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            if name in asked:
                missing.append(name)
    return there, missing


def _requirements() -> list[str]:
    """What boardlab asks for itself; nothing where it was not installed but lies there as a folder."""
    try:
        asked = requires("boardlab") or []
    except PackageNotFoundError:
        return []
    return sorted(re.split(r"[^\w.-]", one, maxsplit=1)[0] for one in asked if "extra ==" not in one)


def _progress(lang: str) -> str:
    """Where progress lies, and whether it can be read."""
    from boardlab.lessons.journal.journal import journal
    from boardlab.lessons.model.checkpoint import WORDING
    from boardlab.storage.data_dir import Unsaved, data_dir, why

    try:
        place = data_dir()
        count = len(journal().read().lines)
    except Unsaved as problem:
        return say("doctor.unread", lang, path="–", problem=WORDING.phrase(problem.why, lang))
    except OSError as problem:
        reason = why(problem)
        told = reason if isinstance(reason, str) else WORDING.phrase(reason, lang)
        return say("doctor.unread", lang, path=_place(place), problem=told)
    return say("doctor.progress", lang, path=_place(place), count=count)


def _browser() -> str:
    """The program that opens pages here, by its name alone: what stands behind it may hold anything."""
    try:
        found = webbrowser.get()
    except webbrowser.Error:
        return ""
    return at(
        Path(
            str(getattr(found, "name", "") or type(found).__name__).partition(" ")[0].replace("\\", "/").split("/")[-1]
        )
    )


def _host() -> str:
    """The program in which this runs."""
    if sys.platform == "emscripten":
        return "Pyodide"
    known = ((variable, name) for variable, name in HOSTS if os.environ.get(variable))
    return next((name.format(at(Path(os.environ[variable]))[:40]) for variable, name in known), "")


def _site() -> str:
    """Where links lead to; what stands in the setting, where that cannot be."""
    from boardlab.core.errors import PlainError
    from boardlab.core.text.site_address import VARIABLE, site_address

    try:
        return _without_secrets(site_address())
    except PlainError:
        return _without_secrets(os.environ.get(VARIABLE, ""))


def _without_secrets(address: str) -> str:
    """Host and path of an address; no name, no password, no key behind a question mark."""
    host_and_path = re.split(r"[?#]", re.sub(r"^\w+://", "", address), maxsplit=1)[0]
    return at(Path(host_and_path.rpartition("@")[2]))


def _place(path: Path) -> str:
    """A path without the name of whoever works here."""
    try:
        return at(Path("~") / path.relative_to(Path.home()))
    except (ValueError, RuntimeError):
        return at(path)
