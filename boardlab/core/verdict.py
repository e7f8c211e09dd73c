"""May I, and if not, every reason why not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from boardlab.core.action import Action
from boardlab.core.breach import Breach
from boardlab.core.dependence import Dependence
from boardlab.core.errors import AmbiguousText, MissingFile, PlainError, UnreadableText, WrongKind
from boardlab.core.language import Names, Wording
from boardlab.core.renamed import OldName

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


@dataclass(frozen=True)
class Verdict:
    """The answer to "may I?": truthy when allowed, otherwise every broken rule of the first tier that fails.

    The tiers: does this make sense here, then may I, then can I pay.
    """

    action: Action
    breaches: tuple[Breach, ...]
    wording: Wording = field(repr=False, compare=False)
    ask: Callable[[bool], tuple[Dependence, ...]] | None = field(default=None, repr=False, compare=False)
    """Works out :attr:`depends_on` when it is asked for, of the unusual rulings alone where it is given True; None in a
    game without rulings.
    """

    def __bool__(self) -> bool:
        return not self.breaches

    @property
    def rules(self) -> tuple[str, ...]:
        """Ids of the broken rules."""
        return tuple(breach.rule for breach in self.breaches)

    def reasons(self, lang: str | None = None, names: Names = None) -> tuple[str, ...]:
        """One sentence per broken rule."""
        return tuple(self.wording.refusal(breach, lang, names) for breach in self.breaches)

    @property
    def depends_on(self) -> tuple[Dependence, ...]:
        """The rulings under which the answer would be another, each a sentence when printed."""
        return self.ask(False) if self.ask else ()

    hangs_on = OldName("depends_on")

    def __str__(self) -> str:
        reasons = self.reasons()
        if not reasons:
            return self.wording.say("verdict.legal", action=self.action.to_text())
        # A reader who knows the usual edition wonders at what only an unusual ruling forbids.
        return " ".join([*reasons, *(str(ruling) for ruling in (self.ask(True) if self.ask else ()))])


class IllegalAction(PlainError):
    """An action the rules refuse; carries the verdict, and reads as its reasons."""

    def __init__(self, verdict: Verdict) -> None:
        super().__init__(str(verdict))
        self.verdict = verdict


class ImpossiblePosition(PlainError):
    """A position that the rules rule out; ``problems`` holds one breach for each impossibility."""

    def __init__(self, problems: tuple[Breach, ...], wording: Wording) -> None:
        super().__init__(" ".join(wording.refusal(problem) for problem in problems))
        self.problems = problems
