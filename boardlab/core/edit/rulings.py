"""The tools that change under which rules a position stands: its edition, and each ruling by itself."""

from __future__ import annotations

from collections.abc import Callable, Collection

from boardlab.core.contract.position import View
from boardlab.core.contract.ruleset import RuleSet
from boardlab.core.edit.tools import RULES, Doc, Path, Tool, options
from boardlab.core.i18n.language import Phrase

VALUE = "value:"


def rule_tools(
    rules: type[RuleSet], after: Callable[[Doc], None] = lambda doc: None, without: Collection[str] = ()
) -> tuple[Tool, ...]:
    """A tool for the edition, where there are several, and one for the rulings.

    Args:
        rules: the class of the game's rule sets.
        after: sets right in a document what other rules ask for.
        without: rulings that are not changed so.
    """
    known = tuple(rules.EDITIONS)
    readings = {name: values for name, values in rules.readings().items() if name not in without}

    def values(p: View, path: Path) -> list[tuple[str, Phrase]]:
        found = []
        for at, value in enumerate(readings.get(path[-1], ())):
            phrase = rules.describe(path[-1], value)
            found.append(
                (f"{VALUE}{at}", phrase if isinstance(phrase, Phrase) else Phrase("edit.named", {"name": phrase}))
            )
        return found

    def change(doc: Doc, picked: Path) -> None:
        name, value = picked
        doc["options"] = {**(doc.get("options") or {}), name: readings[name][int(value.removeprefix(VALUE))]}
        after(doc)

    def change_edition(doc: Doc, picked: Path) -> None:
        doc["options"] = {"edition": picked[0]}
        after(doc)

    def names(p: View, path: Path) -> list[tuple[str, Phrase]]:
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
