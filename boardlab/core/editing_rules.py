"""The tools that change under which rules a position stands: its edition, and each ruling by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from boardlab.core.editing import RULES, Doc, Path, Tool, options
from boardlab.core.language import Phrase
from boardlab.core.rulings import Say, value_phrase

VALUE = "value:"


def rule_tools(
    field: str,
    readings: Mapping[str, tuple[Any, ...]],
    editions: Iterable[str],
    after: Callable[[Doc], None] = lambda doc: None,
    say: Say = value_phrase,
) -> tuple[Tool, ...]:
    """A tool for the edition, where there are several, and one for the rulings.

    Args:
        field: where a position's document keeps them.
        readings: the values known of each ruling.
        editions: the names of the editions.
        after: sets right in a document what other rules ask for.
        say: how the value of a ruling is said.
    """
    known = tuple(editions)

    def values(p: Any, path: Path) -> list[tuple[str, Phrase]]:
        found = []
        for at, value in enumerate(readings.get(path[-1], ())):
            phrase = say(path[-1], value)
            found.append(
                (f"{VALUE}{at}", phrase if isinstance(phrase, Phrase) else Phrase("edit.named", {"name": phrase}))
            )
        return found

    def change(doc: Doc, picked: Path) -> None:
        name, value = picked
        doc[field] = {**(doc.get(field) or {}), name: readings[name][int(value.removeprefix(VALUE))]}
        after(doc)

    def change_edition(doc: Doc, picked: Path) -> None:
        doc[field] = {"edition": picked[0]}
        after(doc)

    def names(p: Any, path: Path) -> list[tuple[str, Phrase]]:
        # Those that matter for the game that is played.
        return [(name, Phrase(f"option.{name}")) for name in readings if name in p.rulings()]

    ruling = Tool(
        key="ruling",
        label=Phrase("edit.ruling"),
        group=RULES,
        asks=(options("edit.which", names), options("edit.which", values)),
        change=change,
        keeps=-1,
    )
    if len(known) < 2:
        return (ruling,)
    named = tuple((name, Phrase(f"edition.{name}")) for name in known)
    edition = Tool(
        key="edition",
        label=Phrase("option.edition"),
        group=RULES,
        asks=(options("edit.which", lambda p, path: named),),
        change=change_edition,
        value=lambda p: Phrase(f"edition.{p.options.edition}"),
        keeps=-1,
    )
    return (edition, ruling)
