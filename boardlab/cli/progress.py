"""``boardlab progress``: what was reached, as text and as a file."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from boardlab.cli.i18n import FilePath, SpokenGroup, SpokenOption, at, lang_option

if TYPE_CHECKING:
    from boardlab.core.i18n.language import Wording
    from boardlab.lessons.journal.journal import Journal


@click.group("progress", cls=SpokenGroup, help="about.progress")
def progress() -> None:
    """The group itself, which only has others below it."""


@progress.command("show", help="about.progress.show")
@click.argument("topic", default="")
@lang_option
def show(topic: str, lang: str) -> None:
    """Print what was reached on a topic."""
    from boardlab.core.contract.verdict import PlainError
    from boardlab.lessons.journal.progress import progress_of

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


@progress.command("export", help="about.progress.export")
@click.argument("file", type=FilePath(path_type=Path), default=Path("boardlab-progress.jsonl"))
@lang_option
def export(file: Path, lang: str) -> None:
    """Write the journal's sound lines to a file, or to standard output; never over what only that file holds."""
    from boardlab.core.files import write_whole
    from boardlab.lessons.journal import entry

    kept = _journal(lang)
    try:
        reading = kept.read()
    except OSError as problem:
        raise _failed(problem, kept.path, lang) from None
    if str(file) == "-":
        sys.stdout.buffer.write(reading.to_bytes())
        return
    if not reading.lines:
        click.echo(_say("nothing", lang))
        return
    try:
        if file.is_file():
            with file.open("rb") as backup:
                only_there = {line.uid for line in entry.read(backup).lines} - {line.uid for line in reading.lines}
            if only_there:
                raise click.ClickException(_say("only_there", lang, file=at(file), count=len(only_there)))
        write_whole(file, reading.to_bytes())
    except OSError as problem:
        raise _failed(problem, file, lang) from None
    click.echo(_say("exported", lang, file=at(file), count=len(reading.lines)))


@progress.command("import", help="about.progress.import")
@click.argument("file", type=FilePath(path_type=Path))
@lang_option
def take_over(file: Path, lang: str) -> None:
    """Merge an exported journal into the one here."""
    from boardlab.core.contract.verdict import PlainError

    kept = _journal(lang)
    try:
        text = file.read_bytes()
    except OSError as problem:
        raise _failed(problem, file, lang) from None
    try:
        new, given = kept.merge(text)
    except PlainError as problem:
        raise click.ClickException(_say("file", lang, file=at(file), why=str(problem).rstrip("."))) from None
    except OSError as problem:
        raise _failed(problem, kept.path, lang) from None
    click.echo(_say("imported", lang, count=new, known=len(given.lines) - new))
    for note in given.notes:
        click.echo(_words().phrase(note, lang))


@progress.command("delete", help="about.progress.delete")
@click.option("--yes", cls=SpokenOption, is_flag=True, help="about.progress.yes")
@lang_option
def delete(lang: str, *, yes: bool) -> None:
    """Delete the journal, after asking."""
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
        click.echo(_say("deleted", lang, count=kept.delete(), file=at(kept.path)))
    except OSError as problem:
        raise _failed(problem, kept.path, lang) from None


def _journal(lang: str) -> Journal:
    """The learner's journal; what lessons say is said in the language asked for."""
    from boardlab.core.i18n.language import language
    from boardlab.lessons.journal.journal import journal
    from boardlab.storage.data_dir import Unsaved, data_dir

    language(lang)
    try:
        data_dir()
    except Unsaved as problem:
        raise click.ClickException(_say("unread", lang, why=problem.why)) from None
    return journal()


def _words() -> Wording:
    from boardlab.lessons.model.checkpoint import WORDING

    return WORDING


def _say(key: str, lang: str, **facts: object) -> str:
    text: str = _words().say(f"progress.{key}", lang, **facts)
    return text


def _failed(problem: OSError, path: Path, lang: str) -> click.ClickException:
    from boardlab.storage.data_dir import why

    return click.ClickException(_say("file", lang, file=at(path), why=why(problem)))
