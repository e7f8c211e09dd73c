"""Which rules are due for review, and the positions that review them.

A rule is reviewed by the first that was done at a position drawn for it, or at a question that hangs on it: right at
once is Good, right with a hint Hard, all else Again. FSRS says from that when it is due, without its fuzz and by whole
days of UTC, so that two machines agree. Nothing of it is kept: the journal is played again, in the order of its clocks,
since journals that were merged have no other order in common.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime
from html import escape
from typing import NamedTuple

from boardlab.core.contract.game import find_game
from boardlab.core.i18n.language import Wording, text_in
from boardlab.core.packages import needed
from boardlab.lessons.journal.entry import OUT, Entry
from boardlab.lessons.journal.journal import journal
from boardlab.lessons.model.hints import TELLING
from boardlab.lessons.model.practice import REVIEW, NoPractice, ReviewRow, practice_of_rule
from boardlab.lessons.model.topics import find_topic

MOST = 5
"""No more rules are due in one day."""
MINUTES = 2
"""About so long takes the review of one."""
AND = "+"
"""Stands between the rules of a review, in what it is called."""
SEED = "review"
AGAIN, HARD, GOOD = 1, 2, 3
"""How a review went, as FSRS numbers it."""
WORDING = Wording("boardlab.lessons")
_TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", re.ASCII)


class RuleReview(NamedTuple):
    """One position of a rule, answered or told."""

    rule: str
    day: date
    """By UTC."""
    rating: int


def reviews(entries: Iterable[Entry]) -> list[RuleReview]:
    """The reviews of a journal in the order of their times, which no order of its lines changes."""
    found: list[RuleReview] = []
    hinted, over = set[str](), set[str]()
    # In one second one may open a hint and answer, or be wrong and then right.
    ordered = sorted(entries, key=lambda each: (each.time, each.kind == "answer", each.right, each.uid))
    out = {each.hint for each in ordered if each.hint.startswith(OUT)}
    for each in ordered:
        if each.hint in out or f"{OUT}{each.uid}" in out:
            continue
        day, rule = _day(each.time), each.rule or _rule_of(each.id)
        if each.id in over or day is None or not rule:
            continue
        if each.kind == "hint" and each.hint != TELLING:
            hinted.add(each.id)
            continue
        over.add(each.id)
        right = each.right and each.kind == "answer"
        found.append(RuleReview(rule, day, (HARD if each.id in hinted else GOOD) if right else AGAIN))
    return found


def _day(time: str) -> date | None:
    try:
        return date.fromisoformat(time[:10]) if _TIME.fullmatch(time) else None
    except ValueError:
        return None


def _rule_of(asked: str) -> str:
    """The rule on which a question of a lesson hangs, by the id of the question; "" for anything else."""
    topic, _, number = asked.rpartition(".")
    found = find_topic(topic) if number.isdecimal() else None
    table = found.held.get(number, {}) if found is not None else {}
    return str(table["rules"][0]) if table.get("rules") else ""


@dataclass(frozen=True)
class Schedule:
    """When each rule is due that was ever reviewed, as of one day."""

    when: dict[str, date]
    reviewed: frozenset[str]
    """The rules that were due and have been reviewed that day."""


def schedule(found: Iterable[RuleReview], today: date) -> Schedule:
    """When rules are due by FSRS; reviews of later days, by a clock that was wrong, do not count yet.

    Raises:
        MissingPackage: where FSRS is not installed.
    """
    needed("package.review", "fsrs")
    from fsrs import Card, Rating, Scheduler

    # Whole days from the first review on: its steps of minutes are for cards that come again in one sitting.
    fsrs = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
    cards: dict[str, Card] = {}
    reviewed = set[str]()
    for rule, day, rating in found:
        if day > today:
            continue
        known = cards.get(rule)
        if known is not None and day == today and known.due.date() <= today:
            reviewed.add(rule)
        noon = datetime(day.year, day.month, day.day, tzinfo=UTC)
        cards[rule], _ = fsrs.review_card(known or Card(0, due=noon), Rating(rating), noon)
    return Schedule({rule: card.due.date() for rule, card in cards.items()}, frozenset(reviewed))


@dataclass(frozen=True)
class DueRule:
    """A rule to be reviewed."""

    id: str
    """Such as ``catan.robber.discard``."""
    topic: str
    """Id of the topic whose practice draws positions of it: ``catan.robber``."""
    when: date
    """The day from which it is due, by UTC."""

    @property
    def game(self) -> str:
        """The name of its game."""
        return self.id.partition(".")[0]

    def name(self, lang: str | None = None) -> str:
        """What the rule is called."""
        return text_in(find_game(self.game).rulebook[self.id].title, lang)

    def game_name(self, lang: str | None = None) -> str:
        """What its game is called."""
        return find_game(self.game).wording.say("game", lang)


@dataclass(frozen=True)
class DueRules:
    """What is due on a day: at most :data:`MOST` rules, the one that waits longest first."""

    rules: tuple[DueRule, ...]
    later: int = 0
    """In so many days the next is due, where nothing is now; 0 for never."""

    @property
    def key(self) -> str:
        """What the review of them is called, in an address and by a page; "" where nothing is due."""
        return REVIEW + AND.join(rule.id for rule in self.rules) if self.rules else ""

    def headline(self, lang: str | None = None) -> str:
        """How many rules are due and how long that takes, or when the next are."""
        if self.rules:
            return WORDING.say("due.many", lang, count=len(self.rules), minutes=MINUTES * len(self.rules))
        key = "never" if not self.later else "tomorrow" if self.later == 1 else "later"
        return WORDING.say(f"due.{key}", lang, days=self.later)

    def to_text(self, lang: str | None = None) -> str:
        """What is due, a line for each rule."""
        rows = (f"  {rule.name(lang)} ({rule.id}), {rule.game_name(lang)}" for rule in self.rules)
        return "\n".join([f"{WORDING.say('due.title', lang)}: {self.headline(lang)}", *rows])

    def to_html(self, lang: str | None = None) -> str:
        """What is due, as HTML that needs no script."""
        rows = "".join(f"<li>{escape(rule.name(lang))}, {escape(rule.game_name(lang))}</li>" for rule in self.rules)
        return f"<p>{escape(WORDING.say('due.title', lang))}: {escape(self.headline(lang))}</p><ul>{rows}</ul>"


def due(entries: Iterable[Entry], today: date | None = None) -> DueRules:
    """What is due by a journal: rules that somebody can draw positions of, as many as the day still has room for.

    Args:
        entries: of the journal, in any order.
        today: the day, by UTC; None for this one.

    Raises:
        MissingPackage: where FSRS is not installed.
    """
    now = today or datetime.now(UTC).date()
    found = schedule(reviews(entries), now)
    waiting, later = list[DueRule](), list[int]()
    for rule, when in sorted(found.when.items(), key=lambda each: (each[1], each[0])):
        row = practice_of_rule(rule)
        if row is not None and when <= now:
            waiting.append(DueRule(rule, row.topic, when))
        elif row is not None:
            later.append((when - now).days)
    rules = tuple(waiting[: max(0, MOST - len(found.reviewed))])
    # What the day has no room for waits until tomorrow.
    return DueRules(rules, 0 if rules else 1 if waiting else min(later, default=0))


def comes_back(rule: str, entries: Iterable[Entry], today: date | None = None) -> int | None:
    """In how many days a rule is due again, at least 1; None where it never is.

    Args:
        rule: its id.
        entries: of the journal, in any order.
        today: the day, by UTC; None for this one.

    Raises:
        MissingPackage: where FSRS is not installed.
    """
    now = today or datetime.now(UTC).date()
    when = schedule(reviews(entries), now).when.get(rule) if practice_of_rule(rule) is not None else None
    return None if when is None else max(1, (when - now).days)


def review_of(rules: Sequence[str], entries: Iterable[Entry]) -> ReviewRow:
    """A fresh position of each rule: none that stands in the journal.

    Raises:
        NoPractice: where nobody draws positions of any of them.
    """
    asked = [each.id for each in entries]
    rows = [row for rule in rules if (row := practice_of_rule(rule, SEED)) is not None]
    if not rows:
        raise NoPractice(WORDING.say("due.none"))
    turns = []
    for row in rows:
        before = row.id(0).removesuffix("0")
        numbers = (name.removeprefix(before) for name in asked if name.startswith(before))
        turns.append((row, 1 + max((int(number) for number in numbers if number.isdecimal()), default=0)))
    return ReviewRow(tuple(turns))


def read_entries() -> tuple[Entry, ...]:
    """The learner's journal; nothing where it cannot be read."""
    try:
        return journal().read().entries
    except OSError:
        return ()


def review_about(key: str) -> ReviewRow:
    """A review of the rules that its key names; of all that is due, where it names none.

    Raises:
        NoPractice: where nobody draws positions of any of them.
        MissingPackage: where what is due is asked for, and FSRS is not installed.
    """
    entries, named = read_entries(), key.removeprefix(REVIEW)
    return review_of(named.split(AND)[:MOST] if named else [rule.id for rule in due(entries).rules], entries)
