"""May I, and if not, every reason why not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from boardlab.core.contract.action import Action
from boardlab.core.contract.breach import Breach
from boardlab.core.contract.functions import OnPosition
from boardlab.core.errors import AmbiguousText, MissingFile, PlainError, UnreadableText, WrongKind
from boardlab.core.i18n.language import SHARED, Names, Wording

__all__ = [
    "AmbiguousText",
    "Breach",
    "IllegalAction",
    "ImpossiblePosition",
    "MissingFile",
    "PlainError",
    "UnreadableText",
    "Verdict",
    "WrongKind",
]


@dataclass(frozen=True, init=False)
class Verdict:
    """The answer to "may I?": truthy when allowed, otherwise every broken rule of the first tier that fails.

    The tiers: does this make sense here, then may I, then can I pay.
    """

    action: Action
    breaches: tuple[Breach, ...]
    wording: Wording = field(repr=False, compare=False)
    work_out: OnPosition[[Action, bool], tuple[Dependence, ...]] | None = field(default=None, repr=False, compare=False)
    """What :meth:`ask` asks, with the position and the action; None in a game without rulings."""
    position: object = field(default=None, repr=False, compare=False)
    """The position in which it was judged, for :meth:`ask`."""

    def __init__(
        self,
        action: Action,
        breaches: tuple[Breach, ...],
        wording: Wording,
        work_out: OnPosition[[Action, bool], tuple[Dependence, ...]] | None = None,
        position: object = None,
    ) -> None:
        # Past the guard of a frozen class, which would cost more than judging many an action does.
        mine = self.__dict__
        mine["action"], mine["breaches"], mine["wording"] = action, breaches, wording
        mine["work_out"], mine["position"] = work_out, position

    def __bool__(self) -> bool:
        return not self.breaches

    @property
    def rules(self) -> tuple[str, ...]:
        """Ids of the broken rules, in the order of :meth:`reasons`; empty where the action is allowed."""
        return tuple(breach.rule for breach in self.breaches)

    def reasons(self, lang: str | None = None, names: Names = None) -> tuple[str, ...]:
        """One sentence for each broken rule, the one a learner most likely missed first; empty where it is allowed.

        Args:
            lang: ``"en"`` or ``"ko"``; the chosen language when not given.
            names: what the players are called; letters when not given.
        """
        return tuple(self.wording.refusal(breach, lang, names) for breach in self.breaches)

    @property
    def depends_on(self) -> tuple[Dependence, ...]:
        """The rulings under which the answer would be another, each a sentence when printed."""
        return self.ask(unusual=False)

    def ask(self, unusual: bool) -> tuple[Dependence, ...]:
        """As :attr:`depends_on`, of the unusual rulings alone where ``unusual`` is True."""
        return () if self.work_out is None else self.work_out(self.position, self.action, unusual)

    def __str__(self) -> str:
        reasons = self.reasons()
        if not reasons:
            return self.wording.say("verdict.legal", action=self.action.to_text())
        # A reader who knows the usual edition wonders at what only an unusual ruling forbids.
        return shortly(reasons, tuple(map(str, self.ask(unusual=True))))


LONGEST = 300
"""Signs of what is shown at first, unless the first reason alone has more."""


def shortly(reasons: Sequence[str], after: Sequence[str] = (), *, more: str = "verdict.more") -> str:
    """As many reasons as are read at a glance, and how many more there are; the first one is always whole.

    Args:
        reasons: all of them, the likeliest misunderstood first.
        after: what is added where there is room for it.
        more: the wording that says how many more there are.
    """
    whole = " ".join(reasons)
    said, *rest = reasons
    if rest and len(whole) > LONGEST:
        room = LONGEST - len(SHARED.say(more, n=len(rest))) - 1
        while len(said) + 1 + len(rest[0]) <= room:
            said = f"{said} {rest.pop(0)}"
        return f"{said} {SHARED.say(more, n=len(rest))}"
    said = whole
    for each in after:
        if len(said) + 1 + len(each) <= LONGEST:
            said = f"{said} {each}"
    return said


class IllegalAction(PlainError):
    """An action the rules refuse; carries the verdict, and reads as its first reasons."""

    def __init__(self, verdict: Verdict) -> None:
        super().__init__(str(verdict))
        self.verdict = verdict

    def reasons(self, lang: str | None = None, names: Names = None) -> tuple[str, ...]:
        """Every reason, a sentence for each broken rule."""
        return self.verdict.reasons(lang, names)


class ImpossiblePosition(PlainError):
    """A position that the rules rule out; ``problems`` holds one breach for each impossibility."""

    def __init__(self, problems: tuple[Breach, ...], wording: Wording) -> None:
        super().__init__(shortly([wording.refusal(problem) for problem in problems]))
        self.problems = problems
        self._wording = wording

    def reasons(self, lang: str | None = None, names: Names = None) -> tuple[str, ...]:
        """Every reason, a sentence for each impossibility."""
        return tuple(self._wording.refusal(problem, lang, names) for problem in self.problems)


WORDING = Wording("boardlab.core")


@dataclass(frozen=True)
class Dependence:
    """A ruling that decides a judgement: read otherwise, the answer would be another."""

    option: str
    """The name of the ruling."""
    now: object
    other: object
    """The value under which the answer changes."""
    unusual: bool
    """Is the value now not that of the usual edition?"""
    key: str
    """What would change: ``allowed``, ``refused`` or ``points``."""
    in_words: Callable[[str | None], tuple[str, str]]
    """The ruling and its other value, in words."""

    def to_text(self, lang: str | None = None) -> str:
        """One sentence: under which ruling what would be otherwise."""
        name, value = self.in_words(lang)
        return WORDING.say(f"compare.{self.key}", lang, None, option=name, value=value)

    def __str__(self) -> str:
        return self.to_text()
