"""A disputed verdict as text, to be pasted into a report: where it was given, by which version, and by which rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from boardlab import __version__
from boardlab.core.contract.game import Game, find_game
from boardlab.core.contract.position import View
from boardlab.core.i18n.language import SHARED, text_in
from boardlab.core.text.link import address
from boardlab.lessons.rule_entry import source_of
from boardlab.session.commands import Command, Outcome
from boardlab.session.features.picks import PicksFeature
from boardlab.session.game_session import Feature


class CopyVerdict(Command, do="copy_verdict", late=True):
    """Give the verdict that is shown, as a report."""


class DisputeFeature(Feature):
    """A verdict may be disputed: it is handed out as a report.

    Args:
        picking: what was picked, and refused.
        told: gives another report in its place; "" where it has none.
        hides: says whether the position is kept back.
    """

    def __init__(
        self, picking: PicksFeature, *, told: Callable[[], str] = lambda: "", hides: Callable[[], bool] = lambda: False
    ) -> None:
        super().__init__(picking.session)
        self._picking, self._told, self._hides = picking, told, hides
        self.session.handlers.on(CopyVerdict, self._copy)

    def _copy(self, command: CopyVerdict) -> Outcome:
        return "done", self.report()

    def report(self) -> str:
        """The verdict shown now, for whoever looks after the rules, as far as whoever looks may know it."""
        told = self._told()
        if told:
            return told
        session, refusal = self.session, self._picking.refusal
        breaches = refusal.breaches if refusal is not None else ()
        return report(
            session.position,
            session.lang,
            position="" if self._hides() else str(session.shown.to_text()),
            tried=" › ".join(self._picking.path_labels(refusal.tried)) if refusal is not None else "",
            verdict=tuple(session.record.wording.refusal(each, session.lang) for each in breaches),
            rules=tuple(each.rule for each in breaches),
            link=address(session.link_text(), lang=session.lang),
        )


def report(
    at: View,
    lang: str,
    *,
    position: str = "",
    question: str = "",
    tried: str = "",
    verdict: tuple[str, ...] = (),
    rules: tuple[str, ...] = (),
    link: str = "",
) -> str:
    """The lines of a report, each with its heading; what is empty is left out.

    Args:
        at: a position of the game, for its edition.
        lang: ``"en"`` or ``"ko"``.
        position: the position as text, as far as whoever reports it may see it.
        question: the question that was answered.
        tried: what was tried or answered, in words.
        verdict: the sentences of the verdict.
        rules: the ids of the rules that it names.
        link: where it can be looked at.
    """
    game = find_game(at.game)
    head = {"version": __version__, "game": game.wording.say("game", lang), "edition": at.rulings().name(lang)}
    lines = [
        ("position", position),
        ("question", question),
        ("tried", tried),
        ("verdict", together(verdict)),
    ]
    lines += [line for rule in dict.fromkeys(filter(None, rules)) for line in _ruled(game, rule, lang)]
    said = [SHARED.say(f"dispute.{key}", lang, said=text) for key, text in (*lines, ("link", link)) if text]
    # Where a browser does not let us copy, the text stands in a field of one line, which drops the ends of lines.
    return " \n".join([SHARED.say("dispute.head", lang, **head), *said])


def together(sentences: tuple[str, ...]) -> str:
    """Sentences one after the other, each with its full stop, which a headline has not; empty ones are left out."""
    return " ".join(said if said.endswith((".", "!", "?")) else f"{said}." for said in sentences if said)


def _ruled(game: Game, rule: str, lang: str) -> Iterator[tuple[str, str]]:
    """What a rule says, and where it stands."""
    entry = game.wording.rules[rule]
    yield "rule", f"{text_in(entry.title, lang)} ({rule}). {text_in(entry.statement, lang)}"
    yield "source", source_of(game.name, entry, lang)
