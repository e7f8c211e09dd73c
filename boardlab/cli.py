"""The ``boardlab`` command.

Every mistake of a user's is answered by one sentence on stderr and exit code 2. Exit code 1 is a finding: the rules
matrix has a row that hangs in the air.
"""

from __future__ import annotations

import importlib
import os
import re
import subprocess
import sys
from collections.abc import Sequence
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import click

LANGUAGES = ("en", "ko")


def _usual_language() -> str:
    """Korean where the system speaks it, English elsewhere."""
    wish = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return "ko" if wish.startswith("ko") else "en"


_lang = click.option(
    "--lang", type=click.Choice(LANGUAGES), default=_usual_language, show_default="the system's", help="Language."
)


@click.group(context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(metadata.version("boardlab"), message="boardlab %(version)s")
def boardlab() -> None:
    """Learn board games by playing them in a notebook."""


@boardlab.command()
@click.argument("folder", type=click.Path(path_type=Path), default=Path("boardlab-tutorials"))
@click.argument("jupyter_options", nargs=-1, type=click.UNPROCESSED)
@_lang
@click.option("--no-browser", is_flag=True, help="Print the address instead of opening a browser.")
@click.option("--copy-only", is_flag=True, help="Copy the tutorials and stop.")
def lab(folder: Path, jupyter_options: tuple[str, ...], lang: str, *, no_browser: bool, copy_only: bool) -> None:
    """Open the tutorials in JupyterLab.

    They are copied into FOLDER (./boardlab-tutorials if none is given). A file that you changed is never overwritten:
    if boardlab has a newer version of it, that one is laid beside it as NAME.new.ipynb.

    Whatever stands after "--" goes to JupyterLab: boardlab lab FOLDER -- --port 9000
    """
    from boardlab.handout import copy_tutorials, trust, tutorials

    if folder.exists() and not folder.is_dir():
        raise click.ClickException(f"{folder} is a file; name a folder for the tutorials.")
    try:
        copied = copy_tutorials(tutorials(lang), folder)
    except FileNotFoundError as problem:
        raise click.ClickException(str(problem)) from None
    except OSError as problem:
        raise click.ClickException(
            f"The tutorials cannot be copied to {folder}: {problem.strerror or problem}."
        ) from None
    for line in copied.lines():
        click.echo(line)
    click.echo(f"The tutorials are in {folder / lang}.")
    if not copy_only:
        trust(folder, copied)
        raise SystemExit(_open_lab(folder, lang, jupyter_options, no_browser=no_browser))


def _open_lab(folder: Path, lang: str, options: Sequence[str], *, no_browser: bool) -> int:
    """Run JupyterLab on the first tutorial until it is stopped."""
    if find_spec("jupyterlab") is None:
        raise click.ClickException("JupyterLab is not installed here; pip install jupyterlab, then try again.")
    first = min((path.relative_to(folder).as_posix() for path in (folder / lang).rglob("01*.ipynb")), default=lang)
    command = [
        *(sys.executable, "-m", "jupyterlab"),
        f"--ServerApp.root_dir={folder.resolve()}",
        f"--LabApp.default_url=/lab/tree/{first}",
        # Learning needs nobody else's server: no news, no update check, no list of extensions to install.
        "--LabApp.news_url=None",
        "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
        "--LabApp.extension_manager=readonly",
    ]
    if no_browser:
        command.append("--no-browser")
    if getattr(os, "geteuid", lambda: 1)() == 0:
        command.append("--allow-root")
    with subprocess.Popen([*command, *options]) as server:
        while True:
            try:
                return abs(server.wait())
            except KeyboardInterrupt:  # Ctrl+C reaches the server too, which asks whether it is meant
                continue


@boardlab.command(short_help="Show rule × code × test × lesson of a game.")
@click.argument("game")
@_lang
def rules(game: str, lang: str) -> None:
    """Show for each rule of GAME how often code, tests and lessons name it.

    Ends with exit code 1 when a row hangs in the air: a rule that no code or no test names, or a name without a rule.
    """
    from boardlab.rules_matrix import games, read_matrix

    if game not in games():
        raise click.ClickException(f"There is no game {game!r}; there is {_and(games())}.")
    matrix = read_matrix(game)
    click.echo(matrix.to_text(lang))
    if matrix.hanging:
        raise SystemExit(1)


@boardlab.command(short_help="Show a position from its line of text.")
@click.argument("text")
@_lang
@click.option("--svg", type=click.Path(path_type=Path), metavar="FILE", help="Write the picture to FILE instead.")
def show(text: str, lang: str, svg: Path | None) -> None:
    """Show the position that the line TEXT describes; "-" reads it from standard input."""
    if text == "-":
        text = sys.stdin.read()
    position = _read_position(text.strip(), lang)
    if svg is None:
        click.echo(str(position))
        return
    try:
        svg.write_text(position._repr_svg_(), encoding="utf-8")
    except OSError as problem:
        raise click.ClickException(f"The picture cannot be written to {svg}: {problem.strerror}.") from None
    click.echo(f"The picture is in {svg}.")


def _read_position(text: str, lang: str) -> Any:
    """The position behind a line of text, whose first word is the game."""
    from boardlab.core.language import language
    from boardlab.rules_matrix import games

    language(lang)
    found = re.match(r"[a-z]+", text)
    game = found.group() if found else ""
    if game not in games():
        raise click.ClickException(f"A position begins with its game, which is {_or(games())}; this is {_short(text)}.")
    try:
        return importlib.import_module(f"boardlab.{game}").parse(text)
    except ValueError as problem:
        raise click.ClickException(str(problem)) from None


@boardlab.group("progress", short_help="Show, export, import or delete what you have reached.")
def progress_group() -> None:
    """Show, export, import or delete what you have reached.

    Every answer is written into a journal in your data folder; BOARDLAB_HOME moves it.
    """


@progress_group.command("show")
@click.argument("topic", default="")
@_lang
def show_progress(topic: str, lang: str) -> None:
    """Show what you have reached on TOPIC, such as torres or torres.scoring; on everything if none is given."""
    from boardlab.core.verdict import PlainError
    from boardlab.lessons.progress import progress_of

    kept = _journal(lang)
    try:
        reading = kept.read()
        click.echo(progress_of(topic, reading).to_text(lang))
    except PlainError as problem:
        raise click.ClickException(str(problem)) from None
    except OSError as problem:
        raise _failed(problem, kept.path, lang) from None
    if reading.back_steps:
        click.echo(_say("backwards", lang, times=reading.back_steps))


@progress_group.command("export")
@click.argument("file", type=click.Path(path_type=Path), default=Path("boardlab-progress.jsonl"))
@_lang
def export_progress(file: Path, lang: str) -> None:
    """Write your progress to FILE (./boardlab-progress.jsonl if none is given); "-" writes it to standard output."""
    from boardlab.lessons.journal import write_whole

    kept = _journal(lang)
    try:
        reading = kept.read()
    except OSError as problem:
        raise _failed(problem, kept.path, lang) from None
    if str(file) == "-":
        sys.stdout.buffer.write(reading.to_bytes())
        return
    try:
        write_whole(file, reading.to_bytes())
    except OSError as problem:
        raise _failed(problem, file, lang) from None
    click.echo(_say("exported", lang, file=str(file), count=len(reading.lines)))


@progress_group.command("import")
@click.argument("file", type=click.Path(path_type=Path))
@_lang
def import_progress(file: Path, lang: str) -> None:
    """Take over the progress that was exported to FILE. What is here already stays and is not counted twice."""
    from boardlab.core.verdict import PlainError

    kept = _journal(lang)
    try:
        text = file.read_bytes()
    except OSError as problem:
        raise _failed(problem, file, lang) from None
    try:
        new, given = kept.merge(text)
    except PlainError as problem:
        raise click.ClickException(_say("file", lang, file=str(file), why=str(problem).rstrip("."))) from None
    except OSError as problem:
        raise _failed(problem, kept.path, lang) from None
    click.echo(_say("imported", lang, count=new, known=len(given.lines) - new))
    for note in given.notes:
        click.echo(_words().phrase(note, lang))


@progress_group.command("delete")
@click.option("--yes", is_flag=True, help="Do not ask.")
@_lang
def delete_progress(lang: str, *, yes: bool) -> None:
    """Delete your whole progress, after asking."""
    kept = _journal(lang)
    try:
        count = len(kept.read().lines)
        if not kept.path.exists():
            click.echo(_say("nothing", lang))
            return
        if not yes and not sys.stdin.isatty():
            raise click.ClickException(_say("needs_yes", lang))
        if not yes and not click.confirm(_say("delete", lang, count=count)):
            click.echo(_say("undeleted", lang))
            return
        click.echo(_say("deleted", lang, count=kept.delete(), file=str(kept.path)))
    except OSError as problem:
        raise _failed(problem, kept.path, lang) from None


def _journal(lang: str) -> Any:
    """The learner's journal; what lessons say is said in the language asked for."""
    from boardlab.core.language import language
    from boardlab.lessons.journal import journal

    language(lang)
    return journal()


def _words() -> Any:
    from boardlab.lessons.checkpoint import WORDING

    return WORDING


def _say(key: str, lang: str, **facts: object) -> str:
    text: str = _words().say(f"progress.{key}", lang, **facts)
    return text


def _failed(problem: OSError, path: Path, lang: str) -> click.ClickException:
    from boardlab.lessons.journal import why

    return click.ClickException(_say("file", lang, file=str(path), why=why(problem)))


def _short(text: str) -> str:
    return repr(text if len(text) <= 40 else text[:39] + "…")


def _and(names: Sequence[str]) -> str:
    return " and ".join(names)


def _or(names: Sequence[str]) -> str:
    return " or ".join(names)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code; a user's mistake is one sentence, not a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a console that has no Korean shows "?" instead of failing
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        boardlab.main(args=words or ["--help"], prog_name="boardlab", standalone_mode=False)
    except click.ClickException as mistake:
        click.echo(f"boardlab: {' '.join(mistake.format_message().split())}", err=True)
        return 2
    except (click.Abort, KeyboardInterrupt):
        return 130
    except SystemExit as end:
        return int(end.code or 0)
    except BrokenPipeError:  # boardlab rules torres | head
        sys.stdout = open(os.devnull, "w")  # noqa: PTH123, SIM115  (for the interpreter's last flush)
        return 0
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
