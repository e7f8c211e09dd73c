"""The ``boardlab`` command.

Every mistake of a user's is answered by one sentence on stderr and exit code 2. Exit code 1 is a finding: the rules
matrix has a row that hangs in the air.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import click

from boardlab import __version__
from boardlab.cli.class_report import class_group
from boardlab.cli.click_texts import spoken
from boardlab.cli.doctor import doctor
from boardlab.cli.handout import guide, handout
from boardlab.cli.i18n import FilePath, SpokenGroup, SpokenOption, at, lang_option, mistake, say, sentence, unwritten
from boardlab.cli.lint import lint
from boardlab.cli.new import new_game, new_lesson, new_words
from boardlab.cli.progress import progress
from boardlab.cli.site import site
from boardlab.core.contract.game import find_game, game_names, has_game
from boardlab.core.files import write_whole
from boardlab.core.i18n.language import OWN
from boardlab.core.text.quoting import quoted

if TYPE_CHECKING:
    from boardlab.core.contract.position import Position
    from boardlab.tutorials.copy import Copied

LAB_CONFIG = Path(__file__).parents[1] / "jupyter" / "lab_config"
"""Settings for JupyterLab where a learner has chosen none: nothing pops up over the first lesson."""


@click.group(cls=SpokenGroup, help="about.boardlab", context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, message="boardlab %(version)s", help="help.version", cls=SpokenOption)
def boardlab() -> None:
    """The command itself, which only has others below it."""


@boardlab.command(help="about.lab")
@click.argument("folder", type=FilePath(path_type=Path), default=Path("boardlab-tutorials"))
@click.argument("jupyter_options", nargs=-1, type=click.UNPROCESSED)
@lang_option
@click.option("--no-browser", cls=SpokenOption, is_flag=True, help="about.lab.no_browser")
@click.option("--copy-only", cls=SpokenOption, is_flag=True, help="about.lab.copy_only")
def lab(folder: Path, jupyter_options: tuple[str, ...], lang: str, *, no_browser: bool, copy_only: bool) -> None:
    """Copy the tutorials and open JupyterLab on them."""
    from boardlab.tutorials.copy import Copied, copy_tutorials, trust, tutorials

    if folder.exists() and not folder.is_dir():
        raise mistake("file", lang, path=at(folder))
    # Notebooks come in boardlab's own languages; lessons in them speak any.
    read_in = lang if lang in OWN else "en"
    shipped = tutorials(read_in)
    if not shipped:
        raise mistake("no_tutorials", lang)
    # The tutorials link to each other across languages, so all of them come along.
    others = (tutorials(other) for other in OWN if other != read_in)
    copied = Copied()
    try:
        for each in (shipped, *others):
            copied.add(copy_tutorials(each, folder))
    except OSError as problem:
        raise unwritten("copy", lang, folder, problem) from None
    for line in _report(copied, lang):
        click.echo(line)
    click.echo(say("lab.where", lang, path=at(folder / read_in)))
    if not copy_only:
        trust(folder, copied)
        raise SystemExit(_open_lab(folder, read_in, jupyter_options, no_browser=no_browser))


def _report(copied: Copied, lang: str) -> Iterator[str]:
    """At most one line for each thing a copy did."""
    for what in ("written", "renewed", "kept", "beside"):
        names = getattr(copied, what)
        if names:
            yield say(f"lab.{what}", lang, count=len(names), names=", ".join(names))


def _open_lab(folder: Path, lang: str, options: Sequence[str], *, no_browser: bool) -> int:
    """Run JupyterLab on the first tutorial until it is stopped: a first game, where there is one in this language."""
    if find_spec("jupyterlab") is None:
        raise mistake("no_lab", lang)
    firsts = sorted((path for game in game_names() for path in (folder / lang / game).glob("0*.ipynb")), key=_place)
    first = firsts[0].relative_to(folder).as_posix() if firsts else lang
    command = [
        *(sys.executable, "-m", "jupyterlab"),
        f"--ServerApp.root_dir={folder.resolve()}",
        f"--LabApp.default_url=/lab/tree/{first}",
        # Learning needs nobody else's server: no news, no update check, no list of extensions to install. JupyterLab
        # asks about news all the same, unless the settings below say no.
        "--LabApp.news_url=None",
        "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
        "--LabApp.extension_manager=readonly",
    ]
    if no_browser:
        command.append("--no-browser")
    if getattr(os, "geteuid", lambda: 1)() == 0:
        command.append("--allow-root")
    settings = os.pathsep.join(filter(None, [str(LAB_CONFIG), os.environ.get("JUPYTER_CONFIG_PATH")]))
    with subprocess.Popen([*command, *options], env={**os.environ, "JUPYTER_CONFIG_PATH": settings}) as server:
        while True:
            try:
                return abs(server.wait())
            except KeyboardInterrupt:  # Ctrl+C reaches the server too, which asks whether it is meant
                continue


def _place(tutorial: Path) -> tuple[str, int]:
    """Where a tutorial stands among all: by its number, the games in their order within."""
    return tutorial.stem[:3], game_names().index(tutorial.parent.name)


@boardlab.command(help="about.rules")
@click.argument("game")
@lang_option
def rules(game: str, lang: str) -> None:
    """Print the matrix of a game; exit code 1 where it is open."""
    from boardlab.cli.matrix import matrix_of

    if not has_game(game):
        raise mistake("game", lang, given=quoted(game), known=", ".join(game_names()))
    matrix = matrix_of(find_game(game))
    click.echo(matrix.to_text(lang))
    if matrix.gaps:
        raise SystemExit(1)


@boardlab.command(help="about.show")
@click.argument("text")
@lang_option
@click.option("--svg", cls=SpokenOption, type=FilePath(path_type=Path), metavar="FILE", help="about.show.svg")
def show(text: str, lang: str, svg: Path | None) -> None:
    """Print or draw a position."""
    if text == "-":
        text = sys.stdin.read()
    position = _read_position(text.strip(), lang)
    if svg is None:
        click.echo(str(position))
        return
    try:
        write_whole(svg, position.scene().to_svg().encode("utf-8"), private=False)
    except OSError as problem:
        raise unwritten("picture", lang, svg, problem) from None
    click.echo(say("show.written", lang, path=at(svg)))


def _read_position(text: str, lang: str) -> Position:
    """The position behind a line of text, whose first word is the game, or behind a link that holds it."""
    from boardlab.core.i18n.language import language
    from boardlab.core.text.link import game_text

    language(lang)
    try:
        text = game_text(text)
        found = re.match(r"[a-z]+", text)
        game = found.group() if found else ""
        if not has_game(game):
            raise mistake("position", lang, known=", ".join(game_names()), given=quoted(text))
        return find_game(game).parse(text)
    except ValueError as problem:
        raise click.ClickException(str(problem)) from None


@boardlab.command("open", help="about.open")
@click.argument("text")
@lang_option
@click.option("--base", cls=SpokenOption, metavar="ADDRESS", help="about.open.base")
@click.option("--print-only", cls=SpokenOption, is_flag=True, help="about.open.print_only")
def open_text(text: str, lang: str, base: str | None, *, print_only: bool) -> None:
    """Open a position, a game, a question or a step in the browser, on the page that shows it."""
    import webbrowser

    from boardlab.core.errors import PlainError
    from boardlab.core.i18n.language import language
    from boardlab.core.text.link import link
    from boardlab.core.text.site_address import whole_address
    from boardlab.session.opened import opened

    language(lang)
    try:
        there = base if print_only else whole_address(base)
        address = link(opened(sys.stdin.read() if text == "-" else text), base=there)
    except PlainError as problem:
        raise click.ClickException(str(problem)) from None
    click.echo(address)
    if not print_only:
        webbrowser.open(address)


for command in (class_group, doctor, guide, handout, progress, lint, site, new_game, new_lesson, new_words):
    boardlab.add_command(command)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code; a user's mistake is one sentence, not a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a console that has no Korean shows "?" instead of failing
    with spoken(say):
        return _run(list(sys.argv[1:] if arguments is None else arguments))


def _run(words: list[str]) -> int:
    """Run the command with these words; the exit code."""
    try:
        boardlab.main(args=words or ["--help"], prog_name="boardlab", standalone_mode=False)
    except click.ClickException as problem:
        context = getattr(problem, "ctx", None)
        if context is not None and type(problem).__name__ == "NoArgsIsHelpError":
            click.echo(context.get_help())  # a command that only has others below it
            return 0
        click.echo(f"boardlab: {sentence(problem)}", err=True)
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
