"""``boardlab new-game``, ``new-lesson`` and ``new-words``: something to write on from."""

from __future__ import annotations

import keyword
from importlib.util import find_spec
from pathlib import Path

import click

from boardlab.cli.i18n import FilePath, SpokenCommand, at, lang_option, mistake, say, unwritten
from boardlab.core.text.quoting import quoted, shown


@click.command("new-game", cls=SpokenCommand, help="about.new-game")
@click.argument("name", metavar="NAME")
@click.argument("folder", type=FilePath(path_type=Path))
@lang_option
def new_game(name: str, folder: Path, lang: str) -> None:
    """Write a package with a small complete game."""
    from boardlab.scaffold.files import NAME, game_files, write_all

    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise mistake("name", lang, given=quoted(name))
    if find_spec(name) is not None or find_spec(f"boardlab.{name}") is not None:
        raise mistake("name_taken", lang, given=quoted(name))
    try:
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise mistake("not_empty", lang, path=at(folder))
        files = game_files(name)
        write_all({folder / path: text for path, text in files.items()})
    except OSError as problem:
        raise unwritten("new", lang, folder, problem) from None
    click.echo(say("new.game", lang, count=len(files), path=at(folder), name=name))


@click.command("new-lesson", cls=SpokenCommand, help="about.new-lesson")
@click.argument("game", metavar="GAME")
@click.argument("topic", metavar="TOPIC")
@lang_option
def new_lesson(game: str, topic: str, lang: str) -> None:
    """Write the folder of a lesson with one question, and its source page."""
    from boardlab.core.contract.game import find_game, game_names, has_game
    from boardlab.lessons.model.topics import topic_names
    from boardlab.scaffold.files import NAME, lesson_folder, lesson_parts, write_all

    if not has_game(game):
        raise mistake("game", lang, given=quoted(game), known=", ".join(game_names()))
    if not NAME.fullmatch(topic) or keyword.iskeyword(topic) or topic in ("source", "course"):
        raise mistake("name", lang, given=quoted(topic))
    folder = lesson_folder(find_game(game))
    if folder is None:
        raise mistake("no_lessons", lang, game=game)
    if "site-packages" in folder.parts:
        raise mistake("not_editable", lang, game=game, path=at(folder))
    if topic in topic_names(game) or (folder / topic).exists():
        raise mistake("topic_taken", lang, given=quoted(f"{game}.{topic}"))
    try:
        files, course = lesson_parts(find_game(game), topic)
        write_all(files, course)
    except OSError as problem:
        raise unwritten("new", lang, folder, problem) from None
    for path in (*files, course[0]):
        click.echo(at(path))
    click.echo(say("new.lesson", lang, topic=f"{game}.{topic}"))


@click.command("new-words", cls=SpokenCommand, help="about.new-words")
@click.argument("folder", type=FilePath(path_type=Path))
@lang_option
def new_words(folder: Path, lang: str) -> None:
    """Make or update the PO files of a language."""
    from boardlab.core.errors import PlainError
    from boardlab.core.i18n.language import speaking
    from boardlab.core.i18n.languages import is_code
    from boardlab.i18n.catalogues import UnreadableWords, write_words

    folder = folder.absolute()
    if not is_code(folder.name):
        raise mistake("code", lang, given=quoted(folder.name))
    if folder.exists() and not any(folder.glob("*.po")) and (not folder.is_dir() or any(folder.iterdir())):
        raise mistake("not_empty", lang, path=at(folder))
    try:
        with speaking(lang):
            count = write_words(folder)
    except PlainError as problem:
        raise click.ClickException(str(problem)) from None
    except UnreadableWords as problem:
        raise mistake("words_file", lang, path=at(problem.path), why=shown(problem.why, 160)) from None
    except OSError as problem:
        raise unwritten("new", lang, folder, problem) from None
    click.echo(say("new.words", lang, path=at(folder), count=count.translated, all=count.texts))
    for text in count.unsound:
        click.echo(say("new.unsound", lang, text=shown(text, 160)))
