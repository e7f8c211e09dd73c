"""Commands that speak the user's language: help texts are keys of ``words.toml``, said when they are shown.

What click says for itself stands in :mod:`boardlab.cli.click_texts`.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import click

from boardlab.core.files import LinkInTheWay
from boardlab.core.i18n.language import LANGUAGES, Wording, usual_language
from boardlab.core.text.quoting import quoted, shown

WORDING = Wording("boardlab.cli")
MOST_SAID = 600
"""Signs of a sentence: click repeats what it was given, however long; a position may have many faults."""


def say(key: str, lang: str | None = None, /, **facts: object) -> str:
    """A wording of the command line, in the system's language if none is given."""
    return WORDING.say(key, lang or usual_language(), **facts)


def mistake(key: str, lang: str | None = None, /, **facts: object) -> click.ClickException:
    """A user's mistake, to be raised: it is printed as one sentence and ends the command with exit code 2."""
    return click.ClickException(say(f"mistake.{key}", lang, **facts))


def at(path: Path) -> str:
    """A path as a sentence may repeat it: printable, and the end cut off where it is endless."""
    return shown(str(path), 160)


def unwritten(key: str, lang: str, path: Path, problem: OSError) -> click.ClickException:
    """The mistake that something could not be written to a path, to be raised: why, and at which file of it.

    Args:
        key: of the sentence, which takes ``path`` and ``problem``.
        lang: its language.
        path: what was to be written.
        problem: what the system says.
    """
    why = say("mistake.link", lang) if isinstance(problem, LinkInTheWay) else problem.strerror or str(problem)
    there = isinstance(problem.filename, str) and Path(problem.filename).absolute() != path.absolute()
    return mistake(key, lang, path=at(path), problem=f"{at(Path(problem.filename))}: {why}" if there else why)


class SpokenOption(click.Option):
    """An option whose help is a key of ``words.toml``."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """Name and help, said."""
        record = super().get_help_record(ctx)
        return record and (record[0], say(self.help) if self.help and WORDING.has(self.help) else record[1])


class SpokenCommand(click.Command):
    """A command whose ``help`` is a key: its wordings are ``<key>.short`` and ``<key>.text``."""

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """``--help``, with its help said."""
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = say("help.help")
        return option

    def get_short_help_str(self, limit: int = 45) -> str:
        """What stands beside the command in a list."""
        return say(f"{self.help}.short")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write what the command does."""
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(say(f"{self.help}.text").strip())


class SpokenGroup(SpokenCommand, click.Group):
    """Commands under one name."""

    command_class = SpokenCommand
    group_class = type

    def resolve_command(self, ctx: click.Context, args: list[str]) -> Any:
        """The command that was asked for; an unknown one is a mistake that names those there are."""
        if args[0] not in self.commands and (args[0] == "-" or not args[0].startswith("-")):
            raise mistake("command", given=quoted(args[0]), known=", ".join(self.list_commands(ctx)))
        return super().resolve_command(ctx, args)


class FilePath(click.Path):
    """A path that the file system could take; of any other, one sentence says so."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The path as click reads it."""
        try:
            os.fsencode(value)
            return super().convert(value, param, ctx)
        except ValueError:  # a zero byte, half a sign
            raise mistake("no_path", given=quoted(str(value))) from None
        except click.BadParameter:
            raise mistake("no_folder" if self.dir_okay else "no_file", given=quoted(str(value))) from None


lang_option = click.option(
    "--lang", cls=SpokenOption, type=click.Choice(LANGUAGES), default=usual_language, help="help.lang"
)
"""The language of what a command prints."""


def sentence(problem: click.ClickException) -> str:
    """What was wrong, in one sentence, and where to read how the command is written."""
    if isinstance(problem, click.MissingParameter) and problem.param:
        # click joins this one from pieces, in the order of English words.
        said = say("click.missing", name=problem.param.human_readable_name)
    else:
        said = " ".join(problem.format_message().split())
    context = getattr(problem, "ctx", None)
    told = isinstance(problem, click.BadParameter) and not isinstance(problem, click.MissingParameter)
    if context is not None and not told:
        said += " " + say("click.help", command=context.command_path, option="--help")
    return shown(said, MOST_SAID)
