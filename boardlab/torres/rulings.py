"""The rulings of a game in words, and what a judgement hangs on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape

from boardlab.core.language import Phrase, language
from boardlab.torres.options import USUAL, WORDING, Options, Value, others, usual


def value_phrase(value: Value) -> Phrase | int:
    """How a ruling is read, to be said: ``any_door`` is "any other door"."""
    if isinstance(value, bool):
        return Phrase("ruling.yes" if value else "ruling.no")
    if isinstance(value, int):
        return value
    return Phrase("ruling.no_limit" if value is None else f"ruling.{value}")


class Rulings(Mapping[str, Value]):
    """The edition and every ruling in force, by name; printed, a line for each in words.

    >>> from boardlab import torres
    >>> torres.start(players=2, options="huch").rulings()["phase_leftover"]
    'carry_over'
    """

    def __init__(self, options: Options) -> None:
        self.options = options
        self._values: dict[str, Value] = {"edition": options.edition, **options.in_force}

    def __getitem__(self, name: str) -> Value:
        return self._values[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    @property
    def unusual(self) -> frozenset[str]:
        """The rulings in force that differ from those of the usual edition."""
        return frozenset(name for name, value in self.options.in_force.items() if value != usual(USUAL, name))

    def others(self) -> list[tuple[str, Value]]:
        """Every other way to rule one thing: (ruling, value)."""
        return others(self.options)

    def said(self, name: str, lang: str | None = None) -> tuple[str, str]:
        """A ruling in words: its name, and how it is read."""
        return WORDING.say(f"option.{name}", lang), _said(self._values[name], lang)

    def name(self, lang: str | None = None) -> str:
        """The edition in words, and how many rulings differ from it."""
        edition = WORDING.say(f"edition.{self.options.edition}", lang)
        changes = len(self.options.changes)
        return WORDING.say("ruling.name_changed", lang, None, edition=edition, n=changes) if changes else edition

    def rows(self, lang: str | None = None) -> list[tuple[str, str, str]]:
        """Each ruling in words: name, value, and the value of the edition where this game rules otherwise."""
        found = []
        for name, value in self.options.in_force.items():
            preset = usual(self.options.edition, name)
            found.append(
                (
                    WORDING.say(f"option.{name}", lang),
                    _said(value, lang),
                    _said(preset, lang) if preset != value else "",
                )
            )
        return found

    def title(self, lang: str | None = None) -> str:
        """The edition in words."""
        return WORDING.say("ruling.title", lang, None, edition=Phrase(f"edition.{self.options.edition}"))

    def to_text(self, lang: str | None = None) -> str:
        """One line for the edition and one for each ruling."""
        lines = [self.title(lang)]
        for name, value, preset in self.rows(lang):
            key = "ruling.changed" if preset else "ruling.line"
            lines.append("  " + WORDING.say(key, lang, None, option=name, value=value, usual=preset))
        return "\n".join(lines)

    def __repr__(self) -> str:
        return self.to_text(language())

    def _repr_html_(self) -> str:
        body = "\n".join(
            f'<tr><th scope="row">{escape(name)}</th><td>{escape(value)}</td></tr>' for name, value, _ in self.rows()
        )
        return f"<table>\n<caption>{escape(self.title())}</caption>\n<tbody>\n{body}\n</tbody>\n</table>"


def _said(value: Value, lang: str | None) -> str:
    phrase = value_phrase(value)
    return WORDING.phrase(phrase, lang) if isinstance(phrase, Phrase) else str(phrase)
