"""``boardlab print``: sheets for paper, with their answers. ``boardlab guide``: what a teacher must know."""

from __future__ import annotations

from pathlib import Path

import click

from boardlab.cli.i18n import FilePath, SpokenCommand, SpokenOption, at, lang_option, mistake, say, unwritten
from boardlab.cli.pdf import pdf_option, write_paper


@click.command("print", cls=SpokenCommand, help="about.print")
@click.argument("topic")
@click.argument("file", type=FilePath(path_type=Path), default=Path("boardlab-handout"))
@click.option("--sheets", cls=SpokenOption, type=int, default=1, help="about.print.sheets")
@click.option("--first", cls=SpokenOption, type=int, default=1, help="about.print.first")
@click.option("--seed", cls=SpokenOption, default="1", help="about.print.seed")
@click.option("--questions", cls=SpokenOption, type=int, default=6, help="about.print.questions")
@pdf_option
@lang_option
def handout(
    topic: str, file: Path, sheets: int, first: int, seed: str, questions: int, lang: str, *, as_pdf: bool
) -> None:
    """Write the sheets and their answers."""
    from boardlab.classroom.handout import handout_html
    from boardlab.classroom.handout import sheets as drawn
    from boardlab.core.errors import PlainError
    from boardlab.core.i18n.language import language

    language(lang)
    try:
        made = drawn(topic, seed=seed, first=first, count=sheets, questions=questions)
        target = write_paper(file, handout_html(made, lang), lang, as_pdf=as_pdf)
    except PlainError as problem:
        raise click.ClickException(str(problem)) from None
    except OSError as problem:
        raise unwritten("handout", lang, file, problem) from None
    click.echo(say("print.written", lang, sheets=sheets, path=at(target)))


@click.command("guide", cls=SpokenCommand, help="about.guide")
@click.argument("lesson")
@click.argument("file", type=FilePath(path_type=Path), default=Path("boardlab-guide"))
@pdf_option
@lang_option
def guide(lesson: str, file: Path, lang: str, *, as_pdf: bool) -> None:
    """Write the guide to a lesson."""
    from boardlab.classroom.guide import LessonGuide, guide_html
    from boardlab.core.errors import PlainError
    from boardlab.core.i18n.language import speaking
    from boardlab.lessons.build.store import find_lesson
    from boardlab.session.lesson.cells import goal_lines

    try:
        with speaking(lang):
            found = find_lesson(lesson)
            if not found.asks:
                raise mistake("no_questions", lang, lesson=lesson)
            page = guide_html(LessonGuide(found), goal_lines(found, lang), lang)
        target = write_paper(file, page, lang, as_pdf=as_pdf)
    except PlainError as problem:
        raise click.ClickException(str(problem)) from None
    except OSError as problem:
        raise unwritten("handout", lang, file, problem) from None
    click.echo(say("guide.written", lang, path=at(target)))
