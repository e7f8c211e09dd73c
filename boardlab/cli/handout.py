"""``boardlab print``: sheets for paper, with their answers."""

from __future__ import annotations

from pathlib import Path

import click

from boardlab.cli.i18n import FilePath, SpokenCommand, SpokenOption, at, lang_option, say, unwritten


@click.command("print", cls=SpokenCommand, help="about.print")
@click.argument("topic")
@click.argument("file", type=FilePath(path_type=Path), default=Path("boardlab-handout.html"))
@click.option("--sheets", cls=SpokenOption, type=int, default=1, help="about.print.sheets")
@click.option("--first", cls=SpokenOption, type=int, default=1, help="about.print.first")
@click.option("--seed", cls=SpokenOption, default="1", help="about.print.seed")
@click.option("--questions", cls=SpokenOption, type=int, default=6, help="about.print.questions")
@lang_option
def handout(topic: str, file: Path, sheets: int, first: int, seed: str, questions: int, lang: str) -> None:
    """Write the sheets and their answers."""
    from boardlab.classroom.handout import handout_html
    from boardlab.classroom.handout import sheets as drawn
    from boardlab.core.errors import PlainError
    from boardlab.core.files import write_whole
    from boardlab.core.i18n.language import language

    language(lang)
    try:
        made = drawn(topic, seed=seed, first=first, count=sheets, questions=questions)
        page = handout_html(made, lang)
        write_whole(file, page.encode(), private=False)
    except PlainError as problem:
        raise click.ClickException(str(problem)) from None
    except OSError as problem:
        raise unwritten("handout", lang, file, problem) from None
    click.echo(say("print.written", lang, sheets=sheets, path=at(file)))
