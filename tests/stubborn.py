"""Chance that repeats itself: what a fair generator draws once in a thousand years, such a one draws often."""

from __future__ import annotations

from random import Random

MOST_BELOW_ONE = 1 - 2**-53


class Stubborn(Random):
    """A generator with favourites: of so many things it likes one, often the first or the last, and mostly takes it.

    Hands of one kind of card, all castles as large as they may be, nothing but the same attack: the corners of what can
    be drawn.
    """

    def __init__(self, seed: str, loyal: float = 0.9) -> None:
        """Takes its favourite so often: never at 0, and less than always, as some draw until something new comes."""
        super().__init__(seed)
        self._loyal = loyal
        self._fair = Random(f"fair {seed}")
        self._favourite: dict[int, float] = {}

    def _pick(self, among: int, choices: tuple[float, ...]) -> float | None:
        if self._fair.random() >= self._loyal:
            return None
        return self._favourite.setdefault(among, self._fair.choice(choices))

    def _randbelow(self, n: int) -> int:
        found = self._pick(n, (0, n - 1, self._fair.randrange(n)))
        return self._fair.randrange(n) if found is None else int(found)

    def random(self) -> float:
        """From 0 to just below 1."""
        found = self._pick(0, (0.0, MOST_BELOW_ONE, self._fair.random()))
        return self._fair.random() if found is None else found
