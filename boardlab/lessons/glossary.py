"""What the words of a game mean, each with the rule that tells more."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from boardlab.core.contract.game import find_game
from boardlab.core.i18n.languages import read_texts

FILE = "glossary.toml"


@dataclass(frozen=True)
class Term:
    """A word of a game."""

    key: str
    word: Mapping[str, str]
    """The word in each language."""
    means: Mapping[str, str]
    """What it means, in one or two sentences."""
    rule: str
    """The id of the rule that tells more."""


def glossary(game: str) -> tuple[Term, ...]:
    """The words of a game in the order in which one meets them; () where its package lists none.

    Raises:
        PlainError: where there is no such game.
    """
    try:
        rows = read_texts(find_game(game).package, FILE)
    except FileNotFoundError:
        return ()
    return tuple(Term(key, row["word"], row["means"], row["rule"]) for key, row in rows.items())
