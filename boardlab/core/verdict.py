"""May I, and if not, every reason why not."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from boardlab.core.compare import Hanging
    from boardlab.core.language import Names, Wording
    from boardlab.core.position import Action


@dataclass(frozen=True)
class Breach:
    """One broken rule: which, with the numbers and the places it is about."""

    rule: str
    facts: Mapping[str, Any] = field(default_factory=dict)
    """What fills the refusal sentence: numbers, cells, seats, phrases."""
    places: tuple[str, ...] = ()
    """Keys of the places this is about, such as ``("d3",)``, to be marked on the board."""
    case: str = ""
    """Which of the rule's refusal sentences fits; "" for the usual one."""


@dataclass(frozen=True)
class Verdict:
    """The answer to "may I?": truthy when allowed, otherwise every broken rule of the first tier that fails.

    The tiers: does this make sense here, then may I, then can I pay.
    """

    action: Action
    breaches: tuple[Breach, ...]
    wording: Wording = field(repr=False, compare=False)
    ask: Callable[[bool], tuple[Hanging, ...]] | None = field(default=None, repr=False, compare=False)
    """Works out what the answer hangs on, where the game has rulings; True looks at the unusual ones alone."""

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
    def hangs_on(self) -> tuple[Hanging, ...]:
        """The rulings under which the answer would be another, each a sentence when printed."""
        return self.ask(False) if self.ask else ()

    def __str__(self) -> str:
        reasons = self.reasons()
        if not reasons:
            return self.wording.say("verdict.legal", action=self.action.to_text())
        # A reader who knows the usual edition wonders at what only an unusual ruling forbids.
        return " ".join([*reasons, *(str(ruling) for ruling in (self.ask(True) if self.ask else ()))])


class PlainError(ValueError):
    """An error whose message is all there is to say; a notebook shows that one line instead of a traceback."""

    def _render_traceback_(self) -> list[str]:
        return [f"{type(self).__name__}: {self}"]


class WrongKind(PlainError, TypeError):
    """A value of a kind that does not belong here, such as a number for a position."""


class MissingFile(PlainError, OSError):
    """A file that is not there or cannot be read."""


class IllegalAction(PlainError):
    """An action the rules refuse; carries the verdict, and reads as its reasons."""

    def __init__(self, verdict: Verdict) -> None:
        super().__init__(str(verdict))
        self.verdict = verdict


class UnreadableText(PlainError):
    """A text that cannot be read as what it should be; the message quotes it and says what would be right."""


class AmbiguousText(PlainError):
    """A text that fits two actions; the message quotes it and lists them."""


class ImpossiblePosition(PlainError):
    """A position that the rules rule out; ``problems`` holds one breach for each impossibility."""

    def __init__(self, problems: tuple[Breach, ...], wording: Wording) -> None:
        super().__init__(" ".join(wording.refusal(problem) for problem in problems))
        self.problems = problems
