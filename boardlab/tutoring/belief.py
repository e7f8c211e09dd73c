"""What a tutor believes of a learner: which reading of the rules explains the answers, by Bayes.

A reading is the right one, one wrong rule, two at once, guessing, or something that is not on the list. Each is held
together with a chance of slips, which is learnt with it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations
from operator import mul

from boardlab.tutoring.bank import BankQuestion, Reading

RIGHT: Reading = ()
GUESS: Reading = ("guess",)
OTHER: Reading = ("other",)
"""A wrong rule that is not on the list; with the id of one that is, it often gives the same answer as that."""
SLIPS = {0.03: 0.3, 0.1: 0.5, 0.2: 0.2}
"""Chances of slips, each with how likely it is before the first answer."""
PRIOR = {"right": 0.3, "single": 0.55, "pair": 0.03, "guess": 0.02, "other": 0.05, "near": 0.05}
"""How likely each kind of reading is before the first answer."""
OTHER_IS_RIGHT = 0.5
"""So often a wrong rule that is not on the list gives the right answer."""
NEAR = 0.5
"""So often it gives the answer of the one that it is near to, where that errs."""
SURE = 0.9
"""From here on a wrong rule is called by its name."""
KNOWN = 0.97
"""From here on nothing is looked for any more: the rules are read rightly. To miss a wrong rule costs more."""
CURED = 0.05
"""Below, a wrong rule is held no more."""
LEARNT = 0.1
"""So likely a learner lets go a wrong rule that was just refuted."""
HELPED = 0.85
"""So likely an answer that was helped to says nothing of the reading."""
FEW = 0.25
"""Where all answers are explained, one that is not counts as so many of them."""
FADES = 0.05
"""So much of what was believed is let go with each answer that was told to be right or wrong: rules are learnt."""


class Belief:
    """How likely each reading is, given the answers so far.

    Args:
        rules: the ids of the wrong rules that may be held.
    """

    def __init__(self, rules: Iterable[str]) -> None:
        self.rules = tuple(sorted(rules))
        pairs = list(combinations(self.rules, 2))
        self._prior = {RIGHT: PRIOR["right"], GUESS: PRIOR["guess"], OTHER: PRIOR["other"]}
        self._prior |= {(wrong,): PRIOR["single"] / len(self.rules) for wrong in self.rules}
        self._prior |= {(*OTHER, wrong): PRIOR["near"] / len(self.rules) for wrong in self.rules}
        self._prior |= {pair: PRIOR["pair"] / len(pairs) for pair in pairs}
        whole = sum(self._prior.values())
        self._prior = {reading: chance / whole for reading, chance in self._prior.items()}
        self._held = {reading: [chance * share for share in SLIPS.values()] for reading, chance in self._prior.items()}
        """The chance of each reading together with each chance of slips."""

    # ---- what is believed ----

    @property
    def readings(self) -> Mapping[Reading, float]:
        """The chance of each reading; together 1."""
        return {reading: sum(chances) for reading, chances in self._held.items()}

    @property
    def slip(self) -> float:
        """The chance that an answer is a slip, as far as it is known."""
        return sum((slip * sum(held[at] for held in self._held.values()) for at, slip in enumerate(SLIPS)), 0.0)

    def holding(self) -> dict[str, float]:
        """The chance of each wrong rule to be held, alone or beside another one."""
        found = dict.fromkeys(self.rules, 0.0)
        for reading, chance in self.readings.items():
            if is_listed(reading):
                for wrong in reading:
                    found[wrong] += chance
        return found

    @property
    def unlisted(self) -> float:
        """The chance that no reading on the list is held."""
        return sum(chance for reading, chance in self.readings.items() if not is_listed(reading))

    def sure(self) -> Reading | None:
        """The right reading, or the wrong rule that is surely held; None where nothing is sure."""
        if self.readings[RIGHT] >= KNOWN:
            return RIGHT
        held = self.holding()
        likeliest = max(self.rules, key=held.__getitem__)
        return (likeliest,) if held[likeliest] >= SURE else None

    # ---- what is learnt from an answer ----

    def answer(self, asked: BankQuestion, given: int | None, *, helped: bool = False) -> None:
        """Take an answer into account.

        Args:
            asked: the question.
            given: which of its answers; 0 for the right one, None for one that nothing explains.
            helped: was it given with help? Then it counts less.
        """
        erring, likely = asked.says.keys(), dict[tuple[object, ...], list[float]]()
        for reading, chances in self._held.items():
            # Whoever holds no rule that errs here answers as by the right one; many readings answer alike.
            said = asked.said(reading) if not erring.isdisjoint(reading) else RIGHT
            alike = said if is_listed(reading) else (*reading[:1], *said)
            if alike not in likely:
                likely[alike] = self._likely(asked, reading, given, helped=helped)
            self._held[reading] = list(map(mul, chances, likely[alike]))
        whole = sum(map(sum, self._held.values()))
        self._held = {reading: [each / whole for each in chances] for reading, chances in self._held.items()}

    @staticmethod
    def _likely(asked: BankQuestion, reading: Reading, given: int | None, *, helped: bool) -> list[float]:
        """How likely somebody with a reading gives an answer, for each chance of slips."""
        found = (chance_of(asked, reading, slip, given) for slip in SLIPS)
        return [(1 - HELPED) * likely + HELPED * 0.5 if helped else likely for likely in found]

    def taught(self, wrong: str) -> None:
        """A wrong rule was refuted: perhaps it is held no more."""
        for reading, chances in list(self._held.items()):
            if wrong in reading:
                left = self._held[tuple(other for other in reading if other != wrong)]
                for at, chance in enumerate(chances):
                    chances[at] = chance * (1 - LEARNT)
                    left[at] += chance * LEARNT

    def fade(self, share: float = FADES) -> None:
        """Let go a part of what is believed, for what was before the first answer."""
        for reading, chances in self._held.items():
            usual = self._prior[reading]
            told = zip(chances, SLIPS.values(), strict=True)
            self._held[reading] = [(1 - share) * chance + share * usual * slip for chance, slip in told]


def is_listed(reading: Reading) -> bool:
    """Is it the right reading, or made of wrong rules of the list?"""
    return reading[:1] not in {GUESS, OTHER}


def chance_of(asked: BankQuestion, reading: Reading, slip: float, given: int | None) -> float:
    """How likely somebody with a reading gives an answer.

    Args:
        asked: the question.
        reading: how the rules are read.
        slip: the chance of a slip.
        given: which answer; 0 for the right one, None for one that nothing explains.
    """
    # What nothing explains is all other answers together.
    others = asked.answers - len(set(asked.says.values())) - 1
    count = 1 if given is not None else max(others, FEW)
    even = count / asked.answers
    if reading == GUESS:
        return even
    said = asked.said(reading)
    if reading[:1] == OTHER:
        usual = (OTHER_IS_RIGHT if given == 0 else 0.0) + (1 - OTHER_IS_RIGHT) * even
        return usual if said == (0,) else (NEAR if given in said else 0.0) + (1 - NEAR) * usual
    slipped = slip * count / (asked.answers - 1)
    own = (1 - slip - slipped) / len(said) if given in said else 0.0
    return own + slipped
