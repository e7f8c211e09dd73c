"""Words in English, Korean and added languages: the chosen language, catalogues, and sentences with their facts.

A fact is a number, a text (a cell such as ``d3``), a :class:`Seat`, a :class:`Phrase` (translated on the way in) or a
tuple of these.
"""

from __future__ import annotations

import os
import re
import warnings
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import cache
from itertools import repeat
from typing import Any, NamedTuple, Protocol
from weakref import WeakSet

from boardlab.core.contract.breach import Breach
from boardlab.core.contract.event import Event
from boardlab.core.contract.rulebook import Rulebook
from boardlab.core.errors import PlainError
from boardlab.core.i18n import languages
from boardlab.core.i18n.languages import Translated, read_texts
from boardlab.core.i18n.templates import Addressed, PlayerName, segments
from boardlab.core.i18n.toml_files import toml_names
from boardlab.core.json_data import Table
from boardlab.core.text.quoting import escaped, quoted

OWN = languages.OWN
LANGUAGES = languages.LANGUAGES
PSEUDO = languages.PSEUDO

_SPOKEN = frozenset({*LANGUAGES, PSEUDO})
_chosen = "en"
_gaps: set[str] = set()
"""The added languages of which it was told already that they are not whole."""
_spoken_here: ContextVar[str | None] = ContextVar("spoken_here", default=None)


class UntranslatedWarning(UserWarning):
    """A text is not there in the language that was asked for, and is said in English."""


class LanguageListener(Protocol):
    """Something shown that speaks the chosen language for as long as it lives."""

    def language_chosen(self, code: str, *, everywhere: bool = False) -> None:
        """Called when :func:`language` has chosen another language; ``code`` is ``"en"`` or ``"ko"``.

        ``everywhere`` is for those too that were given a language of their own.
        """


_listeners: WeakSet[LanguageListener] = WeakSet()


def follow_language(listener: LanguageListener) -> None:
    """Tell ``listener`` whenever :func:`language` chooses another language; it is not kept alive by that."""
    _listeners.add(listener)


def language(code: str | None = None) -> str:
    """The language boards and sentences use when none is asked for; give ``"en"`` or ``"ko"`` to choose it.

    Raises:
        PlainError: for any other code.
    """
    global _chosen  # noqa: PLW0603  (one setting a kernel, as a notebook user expects)
    if code is not None and code != _chosen:
        _chosen = check_language(code)
        for listener in tuple(_listeners):
            listener.language_chosen(code)
    return _spoken_here.get() or _chosen


def usual_language() -> str:
    """The language of the system where boardlab speaks it, English elsewhere."""
    wish = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return next((code for code in reversed(LANGUAGES) if re.match(rf"{code}(?![a-z])", wish)), "en")


def language_everywhere(code: str) -> None:
    """Choose a language for whatever is shown, also where another was asked for: what the switch on a page does.

    Raises:
        PlainError: for a code that is no language of ours.
    """
    language(code)
    for listener in tuple(_listeners):
        listener.language_chosen(code, everywhere=True)


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """While this lasts, whatever is said here without a language of its own is said in this one.

    A board may speak another language than its kernel; what goes wrong on it is told in the board's.
    """
    before = _spoken_here.set(check_language(code))
    try:
        yield
    finally:
        _spoken_here.reset(before)


def check_language(code: object) -> str:
    """The code itself, if it is a language boardlab speaks; otherwise a PlainError that lists them."""
    if not isinstance(code, str) or code not in _SPOKEN:
        raise PlainError(SHARED.say("mistake.language", given=quoted(code)))
    return code


class Seat(int):
    """A seat as a fact of a sentence: the name the table gave it, the game's word for it, or its letter (A, B, …)."""


class Phrase(NamedTuple):
    """A catalogued wording with its facts, to be said in whichever language is asked for."""

    key: str
    facts: Mapping[str, Any] = {}


Names = Sequence[str] | None
"""What the players are called, by seat; None calls them as the game does: A, B, C, D, or Orange, Red, …"""


@dataclass(frozen=True)
class Address:
    """What the players are called where the one at a seat is spoken to: "you", and the others by name."""

    names: Names
    you: int
    """The seat of whoever is spoken to."""


Called = Names | Address
"""What the players are called in a sentence."""


def seat_letter(seat: int) -> str:
    """The letter of a seat: A for seat 0."""
    return chr(ord("A") + seat)


class Wording:
    """All words of one package: its ``words.toml``, its rulebook, and the words every game shares.

    Read when first asked, so that playing needs no catalogue.

    Args:
        package: where ``words.toml`` and ``rulebook.toml`` lie, such as ``"boardlab.torres"``.
        game: a second package whose words may be used here as well, such as the game that a lesson is about; its own
            words come first.
    """

    def __init__(self, package: str, game: str = "") -> None:
        self.package = package
        self._sources = tuple(filter(None, (package, game, "boardlab.core")))
        self._templates = _Templates(self)

    @property
    def rules(self) -> Rulebook:
        """The rulebook in the same package, and the rules that every game shares."""
        return Rulebook.of(self.package)

    def template(self, key: str, lang: str | None = None) -> str:
        """The unfilled wording behind a key; KeyError naming the key when neither catalogue has it."""
        return self._templates[key, lang or language()]

    def file_of(self, key: str) -> str:
        """Where a wording with this key is written, as its author is told."""
        return f"{self.package}/words.toml"

    def has(self, key: str) -> bool:
        """Is there a wording with this key, here or among the shared words?"""
        return self.entry(key) is not None

    def under(self, table: str) -> list[str]:
        """The names of the wordings in a table, in the order in which they are written down."""
        keys = (key for source in self._sources for key in catalogue(source))
        return [name for key in keys for head, _, name in [key.rpartition(".")] if head == table]

    def entry(self, key: str) -> Mapping[str, str] | None:
        """What a key says in each language; None where no catalogue has it."""
        for source in self._sources:
            found = catalogue(source).get(key)
            if found is not None:
                return found
        return None

    def say(self, key: str, lang: str | None = None, names: Called = None, /, **facts: object) -> str:
        """The wording of a key with its facts filled in; KeyError where there is no such key or a fact is missing."""
        return self.fill(self._templates[key, lang or language()], lang, names, facts)

    def phrase(self, phrase: Phrase, lang: str | None = None, names: Called = None) -> str:
        """A phrase as text, in the language asked for or chosen."""
        return self.fill(self._templates[phrase.key, lang or language()], lang, names, phrase.facts)

    def refusal(self, breach: Breach, lang: str | None = None, names: Called = None) -> str:
        """Why not, in one sentence with its numbers: the rulebook's refusal for this breach."""
        template = text_in(self.rules[breach.rule].refusal(breach.case), lang)
        return self.fill(template, lang, names, breach.facts)

    def narrate(self, event: Event, lang: str | None = None, names: Called = None) -> str:
        """What happened, in one sentence: the wording ``event.<kind>``."""
        facts = dict(event.facts)
        if event.player is not None:
            facts.setdefault("player", Seat(event.player))
        facts.setdefault("points", event.points)
        return self.say(f"event.{event.kind}", lang, names, **facts)

    def fill(self, template: str, lang: str | None, names: Called, facts: Mapping[str, object]) -> str:
        """The sentence that a template makes with these facts; KeyError, which tells the sentence and the name, where a
        fact it asks for is missing.
        """
        if type(template) is Translated:
            return self._translated(template, lang, names, facts)
        if lang not in OWN:
            lang = check_language(lang or language())
        parts = segments(template)
        if len(parts) == 1 and isinstance(parts[0], str):
            return parts[0]
        said: list[str] = []
        try:
            for part in parts:
                if isinstance(part, str):
                    said.append(part)
                    continue
                fact: Any = facts[part.name]
                kind = type(fact)
                if kind is str:
                    # Whoever says something answers for its length; here no sign can break the sentence.
                    fact = fact if fact.isprintable() else escaped(fact)
                elif kind is not int:
                    fact = self._fact(fact, lang, names)
                told = str(fact) if part.plain else part.put(fact)
                begins = isinstance(fact, Addressed) and (not said or said[-1].endswith((". ", "! ", "? ")))
                said.append(told[0].upper() + told[1:] if begins else told)
        except KeyError:
            missing = [part.name for part in parts if not isinstance(part, str) and part.name not in facts]
            if not missing:
                raise
            told = f"asks for {', '.join(missing)}, which is not among its facts: {', '.join(facts) or 'none'}."
            raise KeyError(f"The sentence “{template}” {told}") from None
        return "".join(said)

    def _translated(
        self, template: Translated, lang: str | None, names: Called, facts: Mapping[str, object]
    ) -> Translated:
        """The sentence in an added language; in English where something of it is not translated."""
        said = {name: self._fact(fact, lang or language(), names) for name, fact in facts.items()}
        english = {name: fact.english if type(fact) is Translated else fact for name, fact in said.items()}
        found = self.fill(template.english, "en", names, english)
        if not template.whole or any(type(fact) is Translated and not fact.whole for fact in said.values()):
            return Translated(found, found)
        return Translated(self.fill(str(template), "en", names, said), found, whole=True)

    def as_fact(self, value: Any, lang: str, names: Called = None) -> object:
        """A fact as sentences put it in, for those that are put into many: phrases and what is a list are said once."""
        return self._fact(value, lang, names)

    def seat_name(self, seat: int, lang: str | None = None) -> str:
        """What a seat is called at a table without names: the game's own word for it (Orange), or else its letter."""
        letter = seat_letter(seat)
        entry = self.entry(f"seat.{letter.lower()}")
        return letter if entry is None else text_in(entry, lang)

    def _fact(self, value: Any, lang: str, names: Called) -> object:
        kind = type(value)
        if kind is int:
            return value
        if kind is str:
            return value if value.isprintable() else escaped(value)
        if isinstance(value, Phrase):
            told = self.fill(self._templates[value.key, lang], lang, names, value.facts)
            # Within a sentence it begins with "you", not with "You".
            spoken = isinstance(names, Address) and told.startswith(SHARED.template("name.you", lang).capitalize())
            return Addressed(told[0].lower() + told[1:]) if spoken else told
        if isinstance(value, Seat):
            if isinstance(names, Address):
                if value == names.you:
                    return Addressed(SHARED.template("name.you", lang))
                names = names.names
            return PlayerName(escaped(names[value]) if names and value < len(names) else self.seat_name(value, lang))
        if isinstance(value, tuple | list):
            parts = [self._fact(part, lang, names) for part in value]
            told = _listed(parts)
            return Addressed(told) if type(told) is str and parts and isinstance(parts[0], Addressed) else told
        return value


class _Templates(dict[tuple[str, str], str]):
    """The templates that were asked for, by key and language: most are asked for again and again."""

    def __init__(self, wording: Wording) -> None:
        super().__init__()
        self._wording = wording

    def __missing__(self, asked: tuple[str, str]) -> str:
        key, lang = asked
        entry = self._wording.entry(key)
        if entry is None:
            raise KeyError(f"No wording {key!r} in {self._wording.file_of(key)}")
        found = self[asked] = entry[lang] if lang in OWN else text_in(entry, lang)
        return found


def _listed(parts: list[object]) -> str:
    """Facts one after the other; in English where one of them is not translated."""
    told = ", ".join(map(str, parts))
    if Translated not in map(type, parts):
        return told
    english = ", ".join(part.english if type(part) is Translated else str(part) for part in parts)
    whole = all(part.whole for part in parts if type(part) is Translated)
    return Translated(told if whole else english, english, whole=whole)


SHARED = Wording("boardlab.core")
"""The words every game shares."""


def text_in(entry: Mapping[str, str], lang: str | None = None) -> str:
    """One text of a catalogue or rulebook, which come with all languages, in the language asked for or chosen."""
    # Nearly all that is said goes through here.
    if lang in OWN:
        return entry[lang]
    lang = check_language(lang or language())
    if lang == PSEUDO:
        return f"⟦{entry['en']}⟧"
    return entry[lang] if lang in OWN else _in_added(entry, lang)


def _in_added(entry: Mapping[str, str], lang: str) -> Translated:
    """A text in an added language; in English where it is not translated, of which one warning tells."""
    found = entry.get(lang)
    told = found if type(found) is Translated else Translated(entry["en"], entry["en"])
    if not told.whole and lang not in _gaps:
        _gaps.add(lang)
        _warn("words.gaps", code=lang)
    return told


def _warn(key: str, **facts: object) -> None:
    """Say in English what an added language lacks, as a warning that shows no line of code."""
    warnings.warn_explicit(SHARED.say(key, "en", **facts), UntranslatedWarning, "boardlab", 1)


@cache
def catalogue(package: str) -> dict[str, dict[str, str]]:
    """The words of a package by dotted key, each with one text per language.

    They stand in ``words.toml`` and, where a package has many, in ``words_<subject>.toml`` beside it.
    """
    found: dict[str, dict[str, str]] = {}
    for file in toml_names(package):
        if file == "words.toml" or file.startswith("words_"):
            words = collect_words(read_texts(package, file), f"{file}: ")
            twice = sorted(found.keys() & words.keys())
            if twice:
                raise ValueError(f"{file}: {twice[0]} stands in another file of {package} too.")
            found |= words
    return found


def collect_words(words: Table, where: str) -> dict[str, dict[str, str]]:
    """The texts in the tables of a file of words by dotted key; ValueError where one lacks a language."""
    found = {}
    tables = [("", words)]
    for prefix, table in tables:
        for name, value in table.items():
            if set(OWN) <= set(value) <= set(LANGUAGES) and all(map(isinstance, value.values(), repeat(str))):
                found[prefix + name] = dict(value)
            elif isinstance(value, dict) and not set(value) & set(OWN):
                tables.append((f"{prefix}{name}.", value))
            else:
                raise ValueError(f"{where}{prefix}{name} needs exactly the languages {', '.join(OWN)}.")
    return found


for _key, _folder in languages.WRONG:
    _warn(_key, folder=quoted(_folder, 160))
