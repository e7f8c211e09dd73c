"""Units that lie face down: hands and hidden units are secret (creed.comp.holder) until a unit turns up.

Any unit may be turned up at any time (creed.hidden.reveal), and whatever acts turns up by itself (creed.hidden.auto).
What a seat may see of all that: :mod:`boardlab.creed.view`.
"""

from __future__ import annotations

from collections.abc import Iterator

from boardlab.core.contract.breach import Breach
from boardlab.core.contract.event import Event
from boardlab.core.i18n.language import Phrase
from boardlab.creed.actions import Action, Kind, by_cell
from boardlab.creed.board import Layout
from boardlab.creed.rules.action_type import TYPES
from boardlab.creed.rules.phrases import own_unit, unit_phrase
from boardlab.creed.rules.turn import pay
from boardlab.creed.rules.unit_action import UnitAction
from boardlab.creed.state import Draft, State
from boardlab.creed.units import HIDDEN


def turned_up(p: State, cell: int, seat: int, rule: str = "creed.hidden.auto") -> Iterator[Event]:
    """A hidden unit that acts shows its face."""
    if p.units[cell] & HIDDEN:
        name = p.layout.cell_names[cell]
        yield Event("turned_up", rule, {"unit": unit_phrase(p.units[cell]), "cell": name}, (name,), seat)


@TYPES.add
class Reveal(UnitAction):
    """Turn up a hidden unit; it costs nothing."""

    kind, word = Kind.REVEAL, "reveal"

    def breaches(self, p: State, act: Action) -> Iterator[Breach]:
        missing = tuple(own_unit(p, act.player, act.source, "creed.hidden.reveal"))
        yield from missing
        if not missing and not p.units[act.source] & HIDDEN:
            name = p.layout.cell_names[act.source]
            yield Breach("creed.hidden.reveal", {"cell": name, "unit": unit_phrase(p.units[act.source])}, (name,), "up")

    def apply(self, draft: Draft, act: Action) -> None:
        pay(draft, act.player, 0)
        units = bytearray(draft.units)
        units[act.source] &= ~HIDDEN
        draft.units = bytes(units)

    def events(self, p: State, after: State, act: Action) -> Iterator[Event]:
        yield from turned_up(p, act.source, act.player, "creed.hidden.reveal")

    def offered_at(self, p: State) -> Phrase:
        return Phrase("cost.free")


def reveals(layout: Layout) -> tuple[Action, ...]:
    """Turning up the unit on each cell."""
    return by_cell(layout, Kind.REVEAL)
