"""Spreading blocks: where the unused blocks of a stack go, and blocks kept for the next phase."""

from __future__ import annotations

from functools import lru_cache

from boardlab.core.contract.verdict import Breach
from boardlab.torres.rules.action_type import Breaches
from boardlab.torres.state import State


def spreading_breaches(p: State, stacks: tuple[int, ...], left: int, wanted: tuple[int, ...]) -> Breaches:
    """Unused blocks go on stacks that are there, none of which shrinks or grows too tall."""
    if len(wanted) != len(stacks):
        yield Breach("torres.build.excess")
        return
    rest = tuple(sorted(wanted, reverse=True))
    cap = p.options.most_in_stack
    if any(size > max(cap, before) for size, before in zip(rest, stacks, strict=True)):
        yield Breach("torres.build.redistribute", {"limit": cap}, case="cap")
    if any(size < before for size, before in zip(rest, stacks, strict=True)) or rest != wanted:
        yield Breach("torres.build.redistribute", case="fewer")
    if sum(rest) - sum(stacks) > left:
        yield Breach("torres.build.redistribute", {"left": left}, case="more")
    fitting = min(left, sum(max(cap - size, 0) for size in stacks))
    if not p.options.may_return_blocks and sum(rest) - sum(stacks) < fitting:
        yield Breach("torres.build.excess", {"fitting": fitting}, case="fits")


@lru_cache(maxsize=4096)
def spreads(stacks: tuple[int, ...], left: int, cap: int, back: bool = True) -> tuple[tuple[int, ...], ...]:
    """Every way to put up to ``left`` blocks on these stacks, none above ``cap``: the stacks afterwards.

    Fullest first, so that the first keeps as many blocks as fit (torres.build.redistribute). Unless blocks may go
    ``back`` although they fit, only the fullest (torres.build.excess, ``may_return_blocks``).
    """
    # From the lowest stack up, each at least as tall as the one below it: no way comes twice.
    ways: list[tuple[tuple[int, ...], int]] = [((), left)]
    for size in reversed(stacks):
        ways = [
            ((tall, *lower), spare - tall + size)
            for lower, spare in ways
            for tall in range(max((size, *lower[:1])), min(max(cap, size), size + spare) + 1)
        ]
    if not back:
        least = min(spare for _, spare in ways)
        ways = [way for way in ways if way[1] == least]
    return tuple(rest for rest, _ in sorted(ways, key=lambda way: (way[1], way[0])))


def fullest(stacks: tuple[int, ...], left: int, cap: int) -> tuple[int, ...]:
    """The first of these ways, without looking at the others: block by block on the lowest stack."""
    rest = sorted(stacks)
    for _ in range(left if rest else 0):
        if rest[0] >= cap:
            break
        rest[0] += 1
        rest.sort()
    return tuple(reversed(rest))
