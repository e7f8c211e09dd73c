"""``boardlab class report``: what a class learned, from a folder of what pupils handed in."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from boardlab.cli.i18n import FilePath, SpokenGroup, SpokenOption, at, lang_option, mistake, unwritten

if TYPE_CHECKING:
    from boardlab.classroom.class_report import ClassReport


@click.group("class", cls=SpokenGroup, help="about.class")
def class_group() -> None:
    """The group itself, which only has others below it."""


@class_group.command("report", help="about.class.report")
@click.argument("folder", type=FilePath(path_type=Path))
@click.option("--names", cls=SpokenOption, is_flag=True, help="about.class.report.names")
@click.option(
    "--table", cls=SpokenOption, type=FilePath(path_type=Path), metavar="FILE", help="about.class.report.table"
)
@click.option("--base", cls=SpokenOption, metavar="ADDRESS", help="about.class.report.base")
@lang_option
def report(folder: Path, table: Path | None, base: str | None, lang: str, *, names: bool) -> None:
    """Write the report beside the files it is made of."""
    from boardlab.classroom.class_report import ClassReport
    from boardlab.classroom.handed_in import REPORT, WORDING, read_folder
    from boardlab.classroom.report_page import report_html
    from boardlab.core.errors import PlainError
    from boardlab.core.files import write_whole
    from boardlab.core.i18n.language import language

    language(lang)
    try:
        made = ClassReport(read_folder(folder))
    except OSError as problem:
        raise unwritten("class_folder", lang, folder, problem) from None
    for note in (*made.handed_in.skipped, *made.handed_in.notes):
        click.echo(f"{note.file}: {WORDING.phrase(note.says, lang)}")
    if not made.pupils:
        raise click.ClickException(WORDING.say("report.none", lang, folder=at(folder)))
    target = folder / f"{REPORT}.html"
    try:
        page = report_html(made, lang, names=names, base=base)
        write_whole(target, page.encode())
        if table is not None:
            write_whole(table, _table(made, table, lang))
    except OSError as problem:
        raise unwritten("report", lang, Path(problem.filename or target), problem) from None
    except PlainError as problem:
        raise click.ClickException(str(problem)) from None
    skipped = len(made.handed_in.skipped)
    click.echo(WORDING.say("report.done", lang, pupils=len(made.pupils), skipped=skipped, file=at(target)))


def _table(made: ClassReport, file: Path, lang: str) -> bytes:
    """The answers as the end of the file's name asks."""
    from boardlab.classroom.answers_table import answers_csv, answers_parquet

    called = {pupil.name: pupil.name for pupil in made.pupils}
    if file.suffix.lower() != ".parquet":
        return answers_csv(made, lang, called).encode()
    try:
        return answers_parquet(made, lang, called)
    except ImportError:
        raise mistake("parquet", lang) from None
