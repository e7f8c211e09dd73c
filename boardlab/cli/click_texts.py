"""What click says for itself, in our words: its messages go through gettext, and here is the catalogue.

click has no translations of its own. Each of its modules asks gettext for what it says, by the names ``_`` and
``ngettext``. gettext itself would look for a compiled file in the system's language. There is none made of our TOML,
and it looks for none at all where the system names no language; so while a command runs, these names lead to a
:class:`Catalogue`.
"""

from __future__ import annotations

import gettext
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from boardlab.core.text.quoting import quoted, shown

Speak = Callable[..., str]
"""Says the wording of a key with its facts: ``speak("click.option", name="'--loud'")``."""

MOST_REPEATED = {"args": 160}
"""Signs of what click puts into a message without quotation marks; of what is itself a message, :data:`MOST_SAID`."""
MOST_SAID = 400

QUOTED = {"name", "value"}
"""What somebody typed, by its name in click's messages; all else are words of click's, or quoted by it."""

MESSAGES = {
    "Usage:": "click.usage",
    "Options": "click.options",
    "Commands": "click.commands",
    "Try '{command} {option}' for help.": "click.help",
    "Got unexpected extra argument ({args})": "click.surplus",
    "Got unexpected extra arguments ({args})": "click.surplus_many",
    "No such option {name!r}.": "click.option",
    "No such option: {name}": "click.option",  # until click 8.3
    "Did you mean {possibility}?": "click.meant",
    "(Did you mean one of: {possibilities}?)": "click.meant_many",
    "(Possible options: {possibilities})": "click.meant_many",  # until click 8.3
    "Option {name!r} requires an argument.": "click.no_value",
    "Option {name!r} does not take a value.": "click.value",
    "Invalid value: {message}": "click.wrong",
    "Invalid value for {param_hint}: {message}": "click.wrong_for",
    "{value!r} is not {choice}.": "click.choice",
    "{value!r} is not one of {choices}.": "click.choices",
    "Error: invalid input": "click.yes_or_no",
}
"""click's messages and the keys of our words for them. Where click has changed a message, each form has its row."""


class Catalogue(gettext.NullTranslations):
    """click's messages in our words; a message that no command of ours can lead to stays as it is.

    Args:
        speak: says a wording in the language of the command.
    """

    def __init__(self, speak: Speak) -> None:
        super().__init__()
        self._speak = speak

    def gettext(self, message: str) -> str:
        """What to say for a message of click's."""
        key = MESSAGES.get(message)
        if key is None:
            return message
        return _Filled(message, key, self._speak) if "{" in message else self._speak(key)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """What to say for a message that has a form for one and a form for many."""
        return self.gettext(msgid1 if n == 1 else msgid2)


class _Filled(str):
    """A message that says our words when click fills it in, so that Korean particles fit what was given."""

    __slots__ = ("_key", "_speak")
    _key: str
    _speak: Speak

    def __new__(cls, message: str, key: str, speak: Speak) -> _Filled:
        made = super().__new__(cls, message)
        made._key, made._speak = key, speak
        return made

    def format(self, *_: object, **facts: object) -> str:
        """Our sentence. What was typed is quoted, and nothing is repeated that is endless or cannot be printed."""
        told = {
            name: quoted(fact) if name in QUOTED else shown(fact, MOST_REPEATED.get(name, MOST_SAID))
            for name, fact in facts.items()
        }
        return self._speak(self._key, **told)


@contextmanager
def spoken(speak: Speak) -> Iterator[None]:
    """While this lasts, click says its messages in our words."""
    words = Catalogue(speak)
    ours = {gettext.gettext: words.gettext, gettext.ngettext: words.ngettext}
    modules = [module for name, module in list(sys.modules.items()) if name.partition(".")[0] == "click"]
    found = [(module, name, module.__dict__.get(name)) for module in modules for name in ("_", "ngettext")]
    before = [(module, name, function) for module, name, function in found if function in ours]
    for module, name, function in before:
        setattr(module, name, ours[function])
    try:
        yield
    finally:
        for module, name, function in before:
            setattr(module, name, function)
