"""How many minutes of a lesson are left: by what its steps usually take, and by how fast this learner goes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from boardlab.live.stage_place import Place

PACED = 5
"""After so many steps the minutes left follow one's own pace."""
SLOWEST, FASTEST = 3.0, 0.4
SHORTEST_STAY = 3
"""Who stays fewer seconds on a step is passing by."""
LONGEST_STAY = 4
"""Somebody who stays longer on a step than this many times what it usually takes has done something else as well."""
MOST_FALL = 2
"""So many minutes at most go by from one step to the next: a lesson that seemed to jump would not be believed."""


def shared(minutes: float, weights: Sequence[float], most: float = MOST_FALL) -> tuple[float, ...]:
    """Minutes shared out by weights, none of them larger than the most: the rest goes to all others.

    Args:
        minutes: how long all steps take together.
        weights: what each step weighs.
        most: so many minutes at most for one step, wherever the steps are many enough.
    """
    full: set[int] = set()
    while True:
        free = sum(weight for at, weight in enumerate(weights) if at not in full)
        each = max(0.0, minutes - most * len(full)) / free if free else 0.0
        over = {at for at, weight in enumerate(weights) if at not in full and weight * each > most}
        if not over:
            return tuple(most if at in full else weight * each for at, weight in enumerate(weights))
        full |= over


class Pace:
    """The minutes left of a lesson, as they are told step by step: they never rise, and never fall by a jump.

    Args:
        minutes: how long the lesson takes as a rule.
        weights: what each of its steps weighs.
        place: where the time that was spent is kept.
        clock: tells the time in seconds.
    """

    def __init__(self, minutes: int, weights: Sequence[float], place: Place, clock: Callable[[], float]) -> None:
        self.usual = shared(minutes, weights)
        """The minutes that each step usually takes."""
        self.place, self._clock, self._since = place, clock, clock()
        self._most = float(minutes)
        self._least = 0.0
        self._told: int | None = None

    @property
    def factor(self) -> float:
        """How much longer than usual this learner takes; 1 until some steps were timed."""
        place = self.place
        if place.timed < PACED or not place.meant:
            return 1.0
        return min(SLOWEST, max(FASTEST, place.spent / place.meant))

    def left(self, is_open: Sequence[bool]) -> int:
        """About how many whole minutes the open steps take; 0 where none is open.

        Args:
            is_open: for each step, is it still to be done?
        """
        still = sum(is_open)
        minutes = sum(usual for usual, is_so in zip(self.usual, is_open, strict=True) if is_so)
        # So few steps are left that even a slow learner's minutes come down to nothing in time.
        most = min(self._most, MOST_FALL * still)
        return int(min(most, max(1, self._least, minutes * self.factor)) + 0.5) if still else 0

    def leave(self, step: int, is_open: Sequence[bool]) -> None:
        """Note how long one was on a step, and what was told there.

        Args:
            step: its number, from 0.
            is_open: for each step, what is open as it is left.
        """
        now, usual, place = self._clock(), self.usual[step], self.place
        told = self.left(is_open)
        arrived = told if self._told is None else self._told
        self._most, self._least = float(told), float(arrived - MOST_FALL)
        if usual and now - self._since >= SHORTEST_STAY:
            stayed = min((now - self._since) / 60, usual * LONGEST_STAY)
            place.spent, place.meant, place.timed = place.spent + stayed, place.meant + usual, place.timed + 1
        self._since = now

    def arrive(self, is_open: Sequence[bool]) -> None:
        """Note what is told on arrival at a step: from there the next one counts."""
        self._told = self.left(is_open)
