"""Commands that speak the user's language: click with its help and its complaints in English and Korean.

Help texts are keys of ``words.toml``, said when they are shown.
"""

from __future__ import annotations

import os
import re
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from boardlab.core.language import LANGUAGES, Wording, usual_language
from boardlab.core.quoting import quoted, shown

WORDING = Wording("boardlab")
MOST_SAID = 600
"""Signs of a sentence: click repeats what it was given, however long; a position may have many faults."""


def say(key: str, lang: str | None = None, /, **facts: Any) -> str:
    """A wording of the command line, in the system's language if none is given."""
    return WORDING.say(key, lang or usual_language(), **facts)


def mistake(key: str, lang: str | None = None, /, **facts: Any) -> click.ClickException:
    """A user's mistake, to be raised: it is printed as one sentence and ends the command with exit code 2."""
    return click.ClickException(say(f"mistake.{key}", lang, **facts))


def at(path: Path) -> str:
    """A path as a sentence may repeat it: printable, and the end cut off where it is endless."""
    return shown(str(path), 160)


class _Formatter(click.HelpFormatter):
    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, f"{say('help.usage')} ")

    @contextmanager
    def section(self, name: str) -> Generator[None]:
        with super().section(say(f"help.{name}") if WORDING.has(f"help.{name}") else name):
            yield


class _Context(click.Context):
    formatter_class = _Formatter


class SpokenOption(click.Option):
    """An option whose help is a key of ``words.toml``."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """Name and help, said."""
        record = super().get_help_record(ctx)
        return record and (record[0], say(self.help) if self.help and WORDING.has(self.help) else record[1])


class SpokenCommand(click.Command):
    """A command whose ``help`` is a key: its wordings are ``<key>.short`` and ``<key>.text``."""

    context_class = _Context

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


def sentence(problem: click.ClickException, lang: str | None = None) -> str:
    """What was wrong, in one sentence; what click says where it has no wording here."""
    context = getattr(problem, "ctx", None)
    command = context.command_path.partition(" ")[2] if context else ""
    where = {"command": command} if command else {"command": "COMMAND"}
    if isinstance(problem, click.NoSuchOption):
        return say("mistake.option", lang, given=quoted(problem.option_name), **where)
    if isinstance(problem, click.MissingParameter) and problem.param:
        return say("mistake.missing", lang, name=problem.param.human_readable_name, **where)
    if isinstance(problem, click.BadParameter) and problem.param and isinstance(problem.param.type, click.Choice):
        given = re.match(r"('.*?'|\".*?\") ", problem.message, re.DOTALL)
        known = ", ".join(str(choice) for choice in problem.param.type.choices)
        name = problem.param.opts[0]
        return say("mistake.choice", lang, given=quoted(given.group(1)[1:-1] if given else ""), name=name, known=known)
    surplus = re.search(r"unexpected extra argument.*?\((.*)\)$", problem.message, re.DOTALL)
    if surplus:
        return say("mistake.surplus", lang, given=quoted(surplus.group(1)), **where)
    return shown(" ".join(problem.format_message().split()), MOST_SAID)
