"""What an action of each kind names, and within which bounds: what no menu and no text can exceed."""

from __future__ import annotations

from functools import cache

from boardlab.core.intention import Domain, Form, each, one_of, whole
from boardlab.core.language import Phrase
from boardlab.core.position import CHANCE
from boardlab.creed.actions import SPECIAL_OF, TOKENS, Action, Kind
from boardlab.creed.board import LAYOUTS, TENTS, Layout
from boardlab.creed.units import PROFILES

_COUNTED = sum(3 << 2 * number for number in PROFILES)
"""The bits of a pile that count tiles."""
_PRICE = whole(0, 99)
_UNIT = whole(PROFILES[0], PROFILES[-1])
_TOKEN = whole(0, 4 * len(TOKENS) - 1)
_PILE = Domain(lambda value: type(value) is int and not value & ~_COUNTED, Phrase("takes.pile"))
_LAYOUT = Domain(
    lambda value: any(value is layout for layout in LAYOUTS.values()),
    Phrase("takes.layout", {"names": tuple(LAYOUTS)}),
)
_STRANGE = Form({"layout": _LAYOUT})


def form_of(act: Action) -> Form | None:
    """What the kind of an action names on the board the action is for; None where there is no such kind."""
    if not _LAYOUT.fits(act.layout):
        return _STRANGE
    return _forms(act.layout).get(act.kind) if type(act.kind) is Kind else None


@cache
def _forms(layout: Layout) -> dict[Kind, Form]:
    """By kind, on one board."""
    seat = whole(CHANCE, 3)
    cell, no_cell = whole(0, layout.cells - 1), whole(-1, layout.cells - 1)
    tents = layout.players * TENTS
    tent, no_tent = whole(0, tents - 1), whole(-1, tents - 1)
    move = Domain(
        lambda value: type(value) is tuple and len(value) == 2 and all(map(cell.fits, value)),
        Phrase("takes.move", {"last": layout.cells - 1}),
    )
    named: dict[Kind, dict[str, Domain]] = {
        Kind.LAY: {"cell": tent, "unit": _TOKEN},
        Kind.FIRST: {"cell": whole(0, layout.players - 1)},
        Kind.PLACE: {"cell": cell, "unit": _UNIT, "hidden": one_of(False, True)},
        Kind.DEPLOY: {"cell": cell, "unit": _UNIT, "hidden": one_of(False, True)},
        Kind.MOVE: {"moves": each(move, layout.cells)},
        Kind.ATTACK: {"source": cell, "cell": no_cell},
        Kind.SIEGE: {"source": cell, "cell": no_tent},
        Kind.REVEAL: {"source": cell},
        Kind.RECALL: {"source": cell},
        Kind.MORALE: {"source": cell},
        Kind.REINFORCE: {"pile": _PILE},
        Kind.APPOINT: {"cell": tent},
        Kind.RUMOUR: {"cell": cell, "other": no_cell},
        Kind.FORTIFY: {"cell": tent},
        Kind.ASSASSINATE: {"cell": tent},
        Kind.GIVE: {"unit": _TOKEN},
    }
    return {
        kind: Form({"player": seat, **named.get(kind, {}), **({"price": _PRICE} if kind in SPECIAL_OF else {})})
        for kind in Kind
    }
