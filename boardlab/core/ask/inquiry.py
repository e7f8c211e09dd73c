"""Questions to a position: what can be reached, what pays, what is likely, what another ruling would change.

A game answers the questions it has (:attr:`boardlab.core.contract.game.Game.inquiries`); every game is asked about its
rulings. An answer is a list of findings: a sentence each, with the places it is about and the rules that say so. What
would take too long to look through is left off, and the last line says so (:mod:`boardlab.core.ask.work`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any

from boardlab.core.ask.dependence import depends_on
from boardlab.core.ask.finding import Finding, Known
from boardlab.core.ask.work import Stopped, Work
from boardlab.core.contract.game import find_game
from boardlab.core.contract.position_base import PlayerView
from boardlab.core.errors import PlainError, WrongKind
from boardlab.core.i18n.language import SHARED, Phrase, check_language, language
from boardlab.core.text.in_words import action_in_words
from boardlab.core.text.quoting import quoted

if TYPE_CHECKING:
    from boardlab.core.contract.position import Action, Position, View

RULINGS = "rulings"
MOST = 12
"""Findings told one by one; the rest are counted."""
MOST_FOUND = 500
"""More findings than this are not looked for."""
NAMING = 40
"""What saying one action in words counts for."""
NAMED = 3
"""Actions named where a ruling allows or forbids more."""
COMPARED = 12
"""Actions looked at for whether words tell them apart; further ones are counted as they are."""


@dataclass(frozen=True)
class Answered:
    """A question to a position, with what was found; printed, a line for each."""

    key: str
    """The question: ``reach``."""
    findings: tuple[Finding, ...]
    position: View = field(repr=False)
    lang: str | None = field(default=None, repr=False)
    complete: bool = True
    """Was everything looked at? If not, the search stopped, and the last line says so."""

    @property
    def title(self) -> str:
        """The question in words."""
        return title_of(self.position, self.key, self.lang)

    @property
    def lines(self) -> tuple[str, ...]:
        """What was found, a sentence each; one that says so where nothing was."""
        wording = self.position.wording
        found = self.findings or (Finding(Phrase("inquiry.nothing")),)
        return tuple(wording.phrase(each.says, self.lang) for each in found)

    def __str__(self) -> str:
        return "\n".join(self.lines)

    def _repr_pretty_(self, printer: Any, _cycle: bool) -> None:
        printer.text(str(self))


def inquiries(position: View) -> tuple[str, ...]:
    """The questions one may put to a position or to a view of it, by key, in the order in which they are shown."""
    own = find_game(position.game).inquiries
    return (*(own() if own is not None else ()), RULINGS)


def title_of(position: View, key: str, lang: str | None = None) -> str:
    """A question in words: "Who can get where this turn?"."""
    return position.wording.say(f"inquiry.{key}", lang)


def ask(position: View, question: str, lang: str | None = None) -> Answered:
    """What a position answers to a question.

        >>> from boardlab import ask, torres
        >>> p = torres.from_json({"heights": {"d4": 1}, "knights": [["d3"], ["h8"]]}, allow_unreachable=True)
        >>> print(ask(p, "reach").lines[0])
        Knight d3, 1 AP: d2, c3, e3, c4, d4, e4, d5.

    Args:
        position: a position, or what one seat sees of one. Then nothing is said of what that seat cannot know.
        question: its key, such as ``"reach"``; :func:`inquiries` lists them.
        lang: ``"en"`` or ``"ko"``; the chosen language when not given.

    Raises:
        WrongKind: for what is no position, and for a question that its game does not answer.
    """
    if not hasattr(position, "game") or not hasattr(position, "wording"):
        raise WrongKind(SHARED.say("inquiry.no_position", given=quoted(position)))
    spoken = language() if lang is None else check_language(lang)
    keys = inquiries(position)
    if question not in keys:
        raise WrongKind(SHARED.say("inquiry.unknown", given=quoted(question), known=", ".join(keys)))
    game = find_game(position.game)
    known: Known = _all
    whole = position
    if isinstance(position, PlayerView):
        whole, known = position.sample(Random(0)), _only(position.viewer)
    if question == RULINGS:
        wanted: Iterable[Finding] = _rulings(whole, known, spoken, Work())
    else:
        assert game.inquiries is not None
        wanted = game.inquiries()[question](whole, known)
    found: list[Finding] = []
    complete = True
    try:
        for each in wanted:
            if len(found) == MOST_FOUND:
                raise Stopped
            found.append(each)
    except Stopped:
        complete = False
    return Answered(question, _few(found, complete), position, spoken, complete)


def _all(_seat: int) -> bool:
    return True


def _only(viewer: int | None) -> Known:
    return lambda seat: seat == viewer


def _few(found: Sequence[Finding], complete: bool) -> tuple[Finding, ...]:
    """The first findings and how many more there are, and that the search stopped where it is not complete."""
    last = () if complete else (Finding(Phrase("inquiry.stopped")),)
    most = MOST - len(last)
    if len(found) <= most:
        return (*found, *last)
    rest = found[most - 1 :]
    places = tuple(dict.fromkeys(place for each in rest for place in each.places))
    return (*found[: most - 1], Finding(Phrase("inquiry.more", {"n": len(rest)}), places), *last)


def _rulings(p: Any, known: Known, lang: str, work: Work) -> Iterator[Finding]:
    """Which ruling, read otherwise, pays other points or allows other actions.

    Raises:
        Stopped: where there would be too much to look at.
    """
    pays = {(each.option, each.other): each for each in depends_on(p)}
    seat = p.current_player
    told = seat is not None and (seat < 0 or known(seat))
    if told:
        work.listed(p)
    here = dict.fromkeys(p.legal_actions()) if told else {}
    rules = _rules_of(p)
    for name, value in p.rulings().others():
        try:
            other = p.under(**{name: value})
        except PlainError:
            continue
        ruling, read = other.rulings().describe(name, lang)
        facts = {"ruling": ruling, "value": read}
        rule = rules.get(name, ())
        if (name, value) in pays:
            yield Finding(Phrase("inquiry.ruling_pays", facts), (), rule)
        if not told:
            continue
        work.listed(other)
        there = dict.fromkeys(other.legal_actions()) if other.current_player == seat else {}
        more = [act for act in there if act not in here]
        fewer = [act for act in here if act not in there]
        if more:
            named = _named(other, more, lang, work)
            yield Finding(Phrase("inquiry.ruling_more", {**facts, "named": named}), (), rule)
        if fewer:
            named = _named(p, fewer, lang, work)
            yield Finding(Phrase("inquiry.ruling_fewer", {**facts, "named": named}), (), rule)


def _named(p: Position, acts: list[Action], lang: str, work: Work) -> str:
    """The first few actions in words, and how many more there are."""
    first, rest = acts[:COMPARED], max(len(acts) - COMPARED, 0)
    work.spend(NAMING * len(first))
    # Actions that differ in what no sentence tells are named once.
    named = list(dict.fromkeys(action_in_words(p, act, lang) for act in first))
    rest += max(len(named) - NAMED, 0)
    return " ".join([*named[:NAMED], *([f"+{rest}"] if rest else [])])


def _rules_of(p: Position) -> dict[str, tuple[str, ...]]:
    """The ids of the rules that are read by each ruling, by the name of the ruling."""
    found: dict[str, tuple[str, ...]] = {}
    book = find_game(p.game).rulebook
    for rule in book:
        if option := book[rule].option:
            found[option] = (*found.get(option, ()), rule)
    return found
