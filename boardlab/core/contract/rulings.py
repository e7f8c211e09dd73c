"""The rulings of a game in words: what its texts leave open or disagree on, and how this game reads it.

A game's words: ``option.<name>`` names a ruling, ``ruling.<value>`` says how it is read, ``edition.<name>`` names an
edition where there are several.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

from boardlab.core.errors import PlainError
from boardlab.core.i18n.language import SHARED, Phrase, Wording, language
from boardlab.core.text.quoting import nearest, quoted
from boardlab.core.text.table import TextTable


class Rulings(Mapping[str, object]):
    """The edition, if there are several, and every ruling in force, by name; printed, a line for each in words.

    >>> from boardlab import torres
    >>> torres.start(players=2, options="huch").rulings()["phase_leftover"]
    'carry_over'
    """

    def __init__(self, rules: Any) -> None:
        # A boardlab.core.contract.ruleset.RuleSet, which knows this class.
        self._rules, self._in_force, self._edition = rules, rules.in_force, rules.edition
        self._values = {"edition": rules.edition, **rules.in_force} if rules.edition else dict(rules.in_force)

    @property
    def _wording(self) -> Wording:
        found: Wording = self._rules.wording
        return found

    def __getitem__(self, name: str) -> object:
        return self._values[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    @cached_property
    def unusual(self) -> frozenset[str]:
        """The rulings in force that differ from the usual ones."""
        return frozenset(name for name, value in self._in_force.items() if value != self._rules.usual(name))

    def others(self) -> list[tuple[str, object]]:
        """Every other way to rule one thing: (ruling, value)."""
        return [
            (name, value)
            for name, values in self._rules.readings().items()
            for value in values
            if name in self._in_force and value != self._in_force[name]
        ]

    def describe(self, name: str, lang: str | None = None) -> tuple[str, str]:
        """A ruling in words: its name, and how it is read.

        Raises:
            PlainError: where there is no such ruling.
        """
        if name not in tuple(self._values):
            raise PlainError(SHARED.say("mistake.ruling", given=quoted(name), names=nearest(name, self._values)))
        if name == "edition":
            return self._wording.say("option.edition", lang), self._wording.say(f"edition.{self._edition}", lang)
        return self._wording.say(f"option.{name}", lang), self._describe(name, self._values[name], lang)

    def otherwise(self, name: str, lang: str | None = None) -> tuple[str, ...]:
        """Every other way to read a ruling, in words; () for the edition and where there is no other."""
        return tuple(self._describe(name, value, lang) for ruling, value in self.others() if ruling == name)

    def _describe(self, name: str, value: object, lang: str | None) -> str:
        phrase = self._rules.describe(name, value)
        return self._wording.phrase(phrase, lang) if isinstance(phrase, Phrase) else str(phrase)

    @property
    def _changes(self) -> list[str]:
        return [name for name in self._in_force if name in self._rules.changes]

    def name(self, lang: str | None = None) -> str:
        """The edition in words, and how many rulings differ from it; without editions, the rulings that are changed."""
        changes = self._changes
        if self._edition:
            edition = self._wording.say(f"edition.{self._edition}", lang)
            facts = {"edition": edition, "n": len(changes)}
            return self._wording.say("ruling.name_changed", lang, None, **facts) if changes else edition
        listed = ["{}: {}".format(*self.describe(name, lang)) for name in changes]
        return ", ".join(listed) or self._wording.say("ruling.name_usual", lang)

    def rows(self, lang: str | None = None) -> list[tuple[str, str, str]]:
        """Each ruling in words: name, value, and the value of the edition where this game rules otherwise."""
        found = []
        for name in self._in_force:
            usual = self._rules.usual(name, self._edition)
            otherwise = self._describe(name, usual, lang) if name in self._changes else ""
            found.append((*self.describe(name, lang), otherwise))
        return found

    def title(self, lang: str | None = None) -> str:
        """The heading of the list of rulings: the edition in words."""
        if not self._edition:
            return self._wording.say("ruling.title_usual", lang)
        return self._wording.say("ruling.title", lang, None, edition=Phrase(f"edition.{self._edition}"))

    def to_text(self, lang: str | None = None) -> str:
        """One line for the edition and one for each ruling."""
        lines = [self.title(lang)]
        for name, value, preset in self.rows(lang):
            key = "ruling.line" if not preset else "ruling.changed" if self._edition else "ruling.changed_usual"
            lines.append("  " + self._wording.say(key, lang, None, option=name, value=value, usual=preset))
        return "\n".join(lines)

    def as_table(self, lang: str | None = None) -> TextTable:
        """The rulings as a table in a language, without headings; None is the one chosen."""
        return TextTable(self.title(lang), (), tuple((name, value) for name, value, _ in self.rows(lang)))

    def __repr__(self) -> str:
        return self.to_text(language())

    def _repr_html_(self) -> str:
        from html import escape

        title, _, rows = self.as_table()
        body = "\n".join(
            f'<tr><th scope="row">{escape(name)}</th><td>{escape(value)}</td></tr>' for name, value in rows
        )
        return f"<table>\n<caption>{escape(title)}</caption>\n<tbody>\n{body}\n</tbody>\n</table>"
