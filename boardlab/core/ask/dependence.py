"""The rulings that a verdict or a receipt depends on.

Works for every game whose positions offer ``under`` (the same position, ruled otherwise) and whose ``rulings()`` offer
``others()`` (what else could be ruled) and ``describe(name)`` (a ruling in words).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from boardlab.core.contract.verdict import Dependence
from boardlab.core.errors import PlainError

if TYPE_CHECKING:
    from boardlab.core.contract.action import Action
    from boardlab.core.contract.position import Position


def depends_on(p: Any, action: Action | None = None, *, unusual: bool = False) -> tuple[Dependence, ...]:
    """The rulings on which an answer depends: ``p.judge(action)``, or ``p.preview()`` when no action is given.

    A ruling counts where some other value of it alone would allow what is refused, refuse what is allowed, or pay other
    points. With ``unusual``, only rulings that differ from the usual ones are tried: most positions have none, which
    costs nothing.
    """
    rulings = p.rulings()
    if unusual and not rulings.unusual:
        return ()
    answer = paid(p) if action is None else bool(p.judge(action))
    found = []
    for name, value in rulings.others():
        if unusual and name not in rulings.unusual:
            continue
        other = ruled_otherwise(p, None, name, value)
        if other is None:
            continue
        changed = paid(other) if action is None else bool(other.judge(action))
        if changed == answer:
            continue
        key = "points" if action is None else "allowed" if changed else "refused"
        found.append(Dependence(name, rulings[name], value, name in rulings.unusual, key, _sayer(other, name)))
    return tuple(found)


def ruled_otherwise(
    p: Position, edition: object, name: str, value: object, then: tuple[str, ...] = ()
) -> Position | None:
    """The position with one ruling changed, some actions later; None where this moment does not exist under it."""
    try:
        return later(p.under(edition, **{name: value}), then)
    except PlainError:
        return None


def later(p: Position, then: tuple[str, ...]) -> Position:
    """The position after some actions, given as text."""
    for text in then:
        p = p.play(p.read_action(text))
    return p


def _sayer(p: Position, name: str) -> Callable[[str | None], tuple[str, str]]:
    return lambda lang: p.rulings().describe(name, lang)


def paid(p: Position) -> tuple[int, ...]:
    """What a scoring now would pay, in points by seat; empty where nothing is scored."""
    receipt = p.preview()
    return tuple(receipt.total(seat) for seat in range(p.players)) if receipt else ()
