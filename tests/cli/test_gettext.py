"""click says all it says in our words."""

from __future__ import annotations

import ast
import string
from collections.abc import Iterator
from importlib import resources
from typing import Any

import click
import pytest

from boardlab.cli import app as cli
from boardlab.cli.click_texts import MESSAGES, spoken
from boardlab.cli.i18n import WORDING, say
from boardlab.core.i18n.language import LANGUAGES

NOWHERE = {
    "_compat.py": "on no command's way",
    "_termui_impl.py": "bars and editors",
    "_winconsole.py": "a console that fails, told by Windows",
    "shell_completion.py": "completion in a shell",
    "utils.py": "names of streams, by the programmer",
}
"""Modules of click with nothing that a command of ours says."""

UNSAID = {
    "Aborted!": "whoever breaks off knows it",
    "Missing command.": "boardlab alone shows its help",
    "No such command {name!r}.": "answered with the commands that there are",
    "Positional arguments": "the text of a command's help tells of them",
    "Confirm the action without prompting.": "",
    "Do you want to continue?": "",
    "Press any key to continue...": "",
    "Repeat for confirmation": "",
    "Show the version and exit.": "help.version",
    "%(prog)s, version %(version)s": "an option of ours",
    "Show this message and exit.": "help.help",
    "Could not open file {filename!r}: {message}": "no command has click open files",
    "unknown error": "the same",
    "directory": "FilePath says what is wrong with a path",
    "file": "the same",
    "path": "the same",
    "Error: {message}": "sentences begin with the name of the command",
    "Choose from:\n\t{choices}": "no choice is left open without a default",
}
"""What no command of ours leads to, and why; each of them may go when click drops it."""

BEGINS = (
    "(Deprecated",
    "(dynamic",
    "Argument",
    "Boolean",
    "Choice(",
    "Could not determine",
    "DeprecationWarning",
    "Error: The",
    "Error: {e.message}",
    "Invalid start",
    "Missing ",  # joined by click from pieces; sentence() says it
    "Name ",
    "No options",
    "Option {name!r} requires",
    "Takes",
    "Unknown",
    "Value must",
    "default",
    "deprecated",
    "env var",
    "required",
    "{len_type}",
    "{name} {filename!r}",  # FilePath says it
    "{name} '{filename}'",
    "{text} ",
    "{value!r} does not match",
    "{value!r} is not a valid",
    "{value} is not in",
)
"""Mistakes of whoever writes commands, types that no option here has, and marks of options that none here bears."""


def messages() -> Iterator[Any]:
    """Each message in the source of the click that is installed, with its module."""
    for module in resources.files(click).iterdir():
        if module.name.endswith(".py") and module.name not in NOWHERE:
            for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in {"_", "ngettext"}:
                    for given in node.args[: 1 if node.func.id == "_" else 2]:
                        if isinstance(given, ast.Constant):
                            yield given.value


def test_every_click_message_is_translated_or_listed_as_unused() -> None:
    found = set(messages())
    assert len(found) > 40
    assert [
        each for each in sorted(found) if each not in MESSAGES and each not in UNSAID and not each.startswith(BEGINS)
    ] == []
    assert len(found & MESSAGES.keys()) > 12


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("message", MESSAGES)
def test_translations_use_only_fields_that_click_gives(message: Any, lang: str) -> None:
    told = {name for _, name, _, _ in string.Formatter().parse(message) if name}
    asked = {name for _, name, _, _ in string.Formatter().parse(WORDING.template(MESSAGES[message], lang)) if name}
    assert asked <= told


def test_other_programs_of_click_keep_their_language() -> None:
    before = click.core._, click.exceptions.ngettext
    with spoken(say):
        assert (click.core._, click.exceptions.ngettext) != before
    assert (click.core._, click.exceptions.ngettext) == before
    cli.main(["dance"])
    assert (click.core._, click.exceptions.ngettext) == before
