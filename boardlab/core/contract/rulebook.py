"""A rulebook: every rule of a game with its id, words, source and confidence, read from TOML when first asked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Literal

from boardlab.core.i18n.languages import read_texts
from boardlab.core.json_data import Table

Kind = Literal["rule", "component", "advice"]
Text = Mapping[str, str]
"""One text per language: ``{"en": …, "ko": …}``."""
NOWHERE = "nowhere"
"""The case of a breach that stands for every place of the board: see
:func:`boardlab.core.contract.picks.reasons_of_verb`."""


@dataclass(frozen=True)
class Rule:
    """One row of a rulebook."""

    id: str
    """Dotted name such as ``torres.build.height``."""
    kind: Kind
    """``rule`` is enforced by code; ``component`` names what is in the box; ``advice`` is worth knowing."""
    title: Text
    statement: Text
    """The rule in our own words."""
    refusals: Mapping[str, Text]
    """Sentences for a breach of this rule, by case; the case ``""`` is the usual one."""
    source: str
    """Where it stands: document and section."""
    confidence: Literal["high", "medium", "low"]
    option: str = ""
    """The ruling, a field of the game's options, by which this rule is read; "" where all read it alike."""
    chapter: str = ""
    """The chapter that tells of it: the name of its file of code, ``robber``; "" where a game has no chapters."""

    def refusal(self, case: str = "") -> Text:
        """The refusal sentence for a case; KeyError naming both when there is none.

        Of a verb that is possible nowhere, all rules tell alike.
        """
        if case == NOWHERE and case not in self.refusals:
            return shared_rules()["core.nowhere"].refusals[""]
        try:
            return self.refusals[case]
        except KeyError:
            raise KeyError(f"{self.id} has no refusal sentence for the case {case!r}") from None


class Rulebook(Mapping[str, Rule]):
    """The rules of one game by id, in the order of the book.

    The rules that every game shares are found by their id as well; they are not listed among the game's.
    """

    def __init__(self, tables: Mapping[str, Table], *, shared: bool = True) -> None:
        """Hold the rules as they are written; each is read when it is first asked for.

        Args:
            tables: the table of each rule, by its id.
            shared: are the rules that every game shares found in it as well?
        """
        self._tables = tables
        self._shared = shared
        self._rules: dict[str, Rule] = {}

    @staticmethod
    @cache
    def of(package: str) -> Rulebook:
        """The rulebook that lies in a package such as ``boardlab.torres``."""
        return Rulebook(read_texts(package, "rulebook.toml"))

    def __getitem__(self, rule_id: str) -> Rule:
        found = self._rules.get(rule_id)
        if found is None:
            table = self._tables.get(rule_id)
            if table is not None:
                found = _rule(rule_id, table)
            elif self._shared:
                found = shared_rules()[rule_id]
            else:
                raise KeyError(f"No rule {rule_id!r} in this rulebook")
            self._rules[rule_id] = found
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(self._tables)

    def __len__(self) -> int:
        return len(self._tables)


@cache
def shared_rules() -> Rulebook:
    """The rules that every game shares, such as "no action of this game", by id."""
    return Rulebook(read_texts("boardlab.core", "rulebook_shared.toml"), shared=False)


def _rule(name: str, table: Table) -> Rule:
    refusal = table.get("refusal", {})
    refusals = {"": refusal} if "en" in refusal else refusal
    if "usual" in refusals:
        refusals = {"" if case == "usual" else case: text for case, text in refusals.items()}
    return Rule(
        id=name,
        kind=table.get("kind", "rule"),
        title=table["title"],
        statement=table["statement"],
        refusals=refusals,
        source=table["source"],
        confidence=table["confidence"],
        option=table.get("option", ""),
        chapter=table.get("chapter", ""),
    )
