"""What a position is worth to a seat, as a sum of named features by their weights, and which of them decided.

The names are those a learner knows (the area of a castle, pips, lines that lie open), so that a player who goes by them
can say why. Weights are fitted by ``benchmarks.fit`` and kept beside the features.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp
from operator import mul
from typing import Any

from boardlab.core.contract.functions import OnPosition
from boardlab.core.play.beam import Line

COMPARED = 6
"""With so many other first actions the one that is chosen is compared."""


@dataclass(frozen=True)
class Valuation:
    """A weighted sum of named features."""

    names: tuple[str, ...]
    features: OnPosition[[int], Sequence[float]]
    """``features(state, seat)``: the value of each, in the order of the names. It reads no more than the seat sees."""
    weights: tuple[float, ...]
    """In the order of the names."""

    def __post_init__(self) -> None:
        if len(self.names) != len(self.weights):
            raise ValueError(f"There are {len(self.names)} features and {len(self.weights)} weights.")

    def __call__(self, state: object, seat: int) -> float:
        """What a position or a view of it is worth to a seat."""
        found: float = sum(map(mul, self.weights, self.features(state, seat)))
        return found

    def chance(self, state: Any) -> tuple[float, ...]:
        """The chance of winning of each seat, as a conditional logit of what the position is worth to it."""
        worth = [self(state, seat) for seat in range(state.players)]
        most = max(worth)
        shares = [exp(each - most) for each in worth]
        return tuple(share / sum(shares) for share in shares)

    def parts(self, state: object, seat: int) -> dict[str, float]:
        """What each feature adds, by its name."""
        found = zip(self.names, self.weights, self.features(state, seat), strict=True)
        return {name: weight * each for name, weight, each in found}

    def decisive(self, lines: Sequence[Line], seat: int) -> tuple[str, ...]:
        """The features without which another first action than that of ``lines[0]`` would be chosen.

        Args:
            lines: the chosen line first, then others to compare it with. Their values may count more than these
                features, such as what the others may expect.
            seat: whose turn it is.

        Returns:
            The names, the one that spoke most for the choice first; empty where nothing alone decided.
        """
        parts = [self.parts(line.end, seat) for line in lines]
        totals = [line.value for line in lines]
        found = []
        for name in self.names:
            best = max(range(len(lines)), key=lambda i: totals[i] - parts[i][name])
            if lines[best].actions[0] != lines[0].actions[0]:
                found.append((parts[0][name] - parts[best][name], name))
        return tuple(name for gain, name in sorted(found, reverse=True) if gain > 0)

    def spoke(self, lines: Iterable[Line], seat: int, before: object = None) -> tuple[str, ...]:
        """The features that spoke for the first of some lines, the strongest first.

        Those that decided alone; where only several together did, those that gain most against the next best action,
        or, where all lines begin alike, against the position before them.

        Args:
            lines: the chosen line first, then the others, the best first.
            seat: whose turn it is.
            before: the position or view before the lines; None where lines that begin alike have no reason.
        """
        rivals: dict[object, Line] = {}
        for line in lines:
            rivals.setdefault(line.actions[0], line)
            if len(rivals) > COMPARED:
                break
        first, *others = rivals.values()
        found = self.decisive([first, *others], seat)
        against = others[0].end if others else before
        if found or against is None:
            return found
        ours, theirs = (self.parts(state, seat) for state in (first.end, against))
        gains = sorted(((ours[name] - theirs[name], name) for name in ours), reverse=True)
        return tuple(name for gain, name in gains if gain > 0)
