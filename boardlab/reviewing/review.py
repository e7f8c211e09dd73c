"""A review: what was decided where, what it cost, by which ideas, and what was luck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache, reduce
from itertools import groupby, takewhile
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from boardlab.core.contract.critic import Critic, Luck
from boardlab.core.contract.game import find_game
from boardlab.core.contract.player import Estimate
from boardlab.core.contract.position import CHANCE
from boardlab.core.errors import PlainError
from boardlab.core.i18n.language import SHARED, Address, Phrase, Seat, Wording, text_in
from boardlab.core.play.beam import finished
from boardlab.core.play.observer import Observer
from boardlab.core.play.playout import as_far
from boardlab.core.play.record import Record
from boardlab.core.text.in_words import action_in_words
from boardlab.core.text.quoting import quoted
from boardlab.reviewing.judge import world_of
from boardlab.reviewing.judged import FINE, GROUPS, MISSED, NOTHING, POINTS, TURNING, UNSURE, Judged

if TYPE_CHECKING:
    from boardlab.core.contract.position import Action, Position


def critic_of(game: str) -> Critic:
    """How decisions of a game are judged.

    Raises:
        PlainError: where nobody can.
    """
    made = find_game(game).critic
    if made is None:
        raise PlainError(SHARED.say("mistake.no_review", game=quoted(game)))
    return made()


MOST_PARTS = 6
"""The answer of whoever is next is played in no more parts than this: a turn is one, or goes on after something new."""


class Future(NamedTuple):
    """A line of a decision, and what whoever was next did then."""

    record: Record
    own: int
    """So many plies are the line; those after it are the answer."""
    came: bool
    """Was it played, or might it have been?"""


class Gathered(NamedTuple):
    """What one idea cost in a whole game."""

    key: str
    rule: str
    loss: Estimate
    unit: str
    judged: tuple[Judged, ...]
    """The decisions where it was the most telling, in the order of the game."""


@dataclass(frozen=True)
class GameReview:
    """A game looked back on, as one seat played it. Printed, it tells what decided."""

    record: Record
    seat: int
    judged: tuple[Judged, ...]
    """The decisions of the seat that are judged, in the order of the game."""
    lang: str | None = None

    @property
    def wording(self) -> Wording:
        """The words of the game."""
        return find_game(self.record.start.game).wording

    @property
    def critic(self) -> Critic:
        """How decisions of the game are judged."""
        return critic_of(self.record.start.game)

    @property
    def turning(self) -> tuple[Judged, ...]:
        """The turning points, in the order of the game."""
        return tuple(each for each in self.judged if each.group == TURNING)

    @property
    def first(self) -> Judged | None:
        """The turning point to look at first: the earliest whose band meets that of the dearest, if not it itself."""
        dearest = max((each.loss for each in self.turning), key=lambda loss: loss.mean, default=NOTHING)
        least = dearest.mean - dearest.margin
        return next((each for each in self.turning if each.loss.mean + each.loss.margin >= least), None)

    @cached_property
    def counts(self) -> dict[str, int]:
        """How many decisions are in each group."""
        return {group: sum(each.group == group for each in self.judged) for group in GROUPS}

    @cached_property
    def ideas(self) -> tuple[Gathered, ...]:
        """What was given up, by idea, the dearest first. What nobody can tell is left out."""
        found: dict[str, list[Judged]] = {}
        for each in self.judged:
            if each.group in (TURNING, MISSED) and each.ideas:
                found.setdefault(each.ideas[0].idea.key, []).append(each)
        gathered = []
        for key, those in found.items():
            loss = max((each.loss for each in those), key=lambda loss: loss.mean)
            gathered.append(Gathered(key, those[0].ideas[0].idea.rule, loss, those[0].unit, tuple(those)))
        return tuple(sorted(gathered, key=lambda each: -each.loss.mean))

    @property
    def well(self) -> Judged | None:
        """The decision that was best against the next best; None where none stands out."""
        good = [each for each in self.judged if each.group == FINE and each.done is not None and each.gain > 0]
        return max(good, key=lambda each: each.gain, default=None)

    @cached_property
    def luck(self) -> tuple[Luck, ...]:
        """What chance gave, beside what was to be expected."""
        record = self.record
        steps = zip(record.positions, record.actions, record.positions[1:], strict=False)
        return critic_of(record.start.game).luck(steps, self.seat)

    # -- in words --------------------------------------------------------------------------------------------------

    def say(self, key: str, /, **facts: object) -> str:
        """A wording of the review."""
        return self.wording.say(f"review.{key}", self.lang, None, **facts)

    @property
    def headline(self) -> str:
        """How the game ended for the seat."""
        last = self.record.positions[-1]
        if not last.is_over:
            return self.say("not_over")
        scores, winners = last.scores, last.winners
        others = [each for each in range(last.players) if each != self.seat]
        counted = len(set(scores)) > 1
        if self.seat in winners:
            if len(winners) > 1:
                return self.say("shared")
            next_one = max(others, key=scores.__getitem__)
            facts = {"points": scores[self.seat] - scores[next_one], "player": Seat(next_one)}
            return self.say("won_by", **facts) if counted else self.say("won")
        first = winners[0]
        place = 1 + sum(scores[each] > scores[self.seat] for each in others)
        if not counted or place == 1:
            return self.say("lost", player=Seat(first))
        return self.say("behind", place=place, points=scores[first] - scores[self.seat], player=Seat(first))

    @property
    def lead(self) -> str:
        """How many decisions cost much, and of how many nobody can tell."""
        n, unsure = self.counts[TURNING], self.counts[UNSURE]
        said = self.say("lead", n=n) if n else self.say("lead_none")
        return f"{said} {self.say('lead_unsure', n=unsure)}" if unsure else said

    def amount(self, value: float, unit: str) -> str:
        """An amount in points or in percent of a chance."""
        return self.say("points" if unit == POINTS else "percent", points=self._rounded(value, unit))

    def _rounded(self, value: float, unit: str, least: bool = False) -> int | float:
        digits = self.critic.scale.digits if unit == POINTS else 0
        found = round(value if unit == POINTS else 100 * value, digits)
        return max(found, 10.0**-digits if least else found) if digits else max(int(found), 1 if least else int(found))

    def lost(self, loss: Estimate, unit: str) -> tuple[str, str]:
        """A loss and its band, in words; "" for the band of what is exact."""
        band = self.say("plus_minus", n=self._rounded(loss.margin, unit, least=True)) if loss.margin else ""
        return self.amount(loss.mean, unit), band

    def missed(self, gathered: Gathered) -> str:
        """What an idea cost, as a sentence of the summary."""
        facts, n = gathered.judged[0].ideas[0].facts, len(gathered.judged)
        said = self.wording.say(f"idea.{gathered.key}.missed", self.lang, None, n=n, **facts)
        return said if n == 1 else self.say("dearest_of", said=said)

    def named(self, judged: Judged) -> tuple[str, str]:
        """The idea behind a decision, and what it means there; ("", a sentence) where none is named."""
        if not judged.ideas:
            return "", self.say("no_idea")
        first = judged.ideas[0]
        name = self.wording.say(f"idea.{first.idea.key}.name", self.lang)
        here = " ".join(
            self.wording.say(f"idea.{each.idea.key}.here", self.lang, None, **each.facts) for each in judged.ideas[:2]
        )
        return name, here

    def praise(self, judged: Judged) -> str:
        """What was done well at a decision."""
        assert judged.done is not None
        return self.wording.say(f"idea.{judged.done.idea.key}.done", self.lang, None, **judged.done.facts)

    def lines_of(self, judged: Judged) -> tuple[Future, Future]:
        """What was played and what was better, each as a game from where the decision begins, as the seat knew it.

        The one goes on as the game did, the other as one that is played on, until whoever is next has answered.
        """
        decision = judged.decision
        until = decision.ply + decision.plies
        yours = reduce(Record.play, self.record.actions[decision.ply : until], Record(decision.before))
        who = yours.position.current_player
        came = [*takewhile(lambda act: act.player == who, self.record.actions[until:])]
        critic, knowledge = self.critic, decision.knowledge()
        world = world_of(decision.before.seen_by(self.seat), knowledge, Random(0))
        better = reduce(Record.play, _played(critic, world, judged.best), Record(world))
        end: Any = better.position
        return self._answered(yours, came, True), self._answered(better, _answer(end), False)

    def _answered(self, line: Record, answer: Sequence[Any], came: bool) -> Future:
        """A line with what came then; without it where the seat goes on itself, or where it hangs on chance."""
        own, who = line.ply, line.position.current_player
        if who not in (None, CHANCE, self.seat):
            reduce(Record.play, answer, line)
        if line.position.current_player == CHANCE:
            line = reduce(Record.play, line.actions[:own], Record(line.start))
        return Future(line, own, came)

    def told(self, line: Future) -> str:
        """What was done in a line that was judged, in sentences, the seat being spoken to."""
        every = enumerate(zip(line.record.positions, line.record.actions[: line.own], strict=False))
        # What a line begins with may be what is better, though whoever does it is not judged by it.
        return self._in_words([step for at, step in every if not at or not self.critic.aside(step[1])], line.came)

    def answer(self, line: Future) -> str:
        """What whoever was next did then, in sentences; "" where nothing is known but that they passed."""
        steps = [*zip(line.record.positions, line.record.actions, strict=False)][line.own :]
        steps = [step for step in steps if not self.critic.aside(step[1])]
        return "" if all(self.critic.passes(act) for _, act in steps) else self._in_words(steps, True)

    def answered(self, line: Future) -> str:
        """The answer as a line of text, which says whether it came or might have come; "" where it is not known."""
        acts = self.answer(line)
        return self.say("came" if line.came else "might_come", acts=acts) if acts else ""

    def _in_words(self, steps: Sequence[tuple[Position, Action]], came: bool) -> str:
        """Steps in sentences. What is done again and again is said once, and that the turn is handed on after something
        else not at all. What shows something new is told with what came of it only where it was played.
        """
        you, said, critic = Address(None, self.seat), list[str](), self.critic
        steps = [step for step in steps if not critic.passes(step[1])] or steps
        for _, run in groupby(steps, key=lambda step: step[1]):
            same = [*run]
            before, act = same[-1]
            heard = Observer(self.seat).events(before, act)
            told = action_in_words(before, act, self.lang, you, heard)
            said.append(told if len(same) == 1 else self.say("repeated", said=told, n=len(same)))
            if came or not critic.ends(before, act):
                results = (event for event in heard if event.kind in critic.results)
                said += [self.wording.narrate(event, self.lang, you) for event in results]
        return " ".join(said)

    def what(self, judged: Judged) -> str:
        """A decision in a few words: where it stands in the game."""
        return self.wording.phrase(judged.decision.before.headline(), self.lang)

    def to_text(self) -> str:
        """All of it as lines of text."""
        said = [self.headline, self.lead]
        for gathered in self.ideas:
            loss, band = self.lost(gathered.loss, gathered.unit)
            said.append(f"-{loss} {band}: {self.missed(gathered)}")
        if self.well is not None:
            said.append(f"{self.say('well')}: {self.praise(self.well)}")
        said += [self.lucky(each) for each in self.luck]
        said.append(", ".join(f"{self.say(f'group.{group}')}: {n}" for group, n in self.counts.items()))
        for each in self.turning:
            said += ["", *self.turning_text(each)]
        return "\n".join(said)

    def turning_text(self, judged: Judged) -> list[str]:
        """A turning point as lines of text: both lines, the idea, its rule."""
        loss, band = self.lost(judged.loss, judged.unit)
        lines = self.lines_of(judged)
        what = f"{self.what(judged)} (-{loss} {band})".replace(" )", ")")
        said = [self.say("text_turning", n=1 + self.turning.index(judged), what=what)]
        for key, line in zip(("text_yours", "text_better"), lines, strict=True):
            said += filter(None, [self.say(key, acts=self.told(line)), self.answered(line)])
        said.append(". ".join(filter(None, self.named(judged))))
        if judged.ideas:
            rule = find_game(self.record.start.game).rulebook[judged.ideas[0].idea.rule]
            facts = {"title": text_in(rule.title, self.lang), "statement": text_in(rule.statement, self.lang)}
            said.append(self.say("text_rule", **facts))
        return said

    def lucky(self, luck: Luck) -> str:
        """What chance gave, as a sentence."""
        facts = {"got": f"{round(luck.got, 1):g}", "expected": f"{luck.expected:.1f}"}
        return self.wording.phrase(Phrase(luck.says.key, {**luck.says.facts, **facts}), self.lang)

    def __repr__(self) -> str:
        return self.to_text()


def _played(critic: Critic, world: Any, actions: Sequence[Any]) -> list[Any]:
    """A line as far as it can be played in a position."""
    return critic.play(world, actions) if critic.play else as_far(world, actions)[0]


@lru_cache(maxsize=64)
def _answer(after: Any) -> tuple[Any, ...]:
    """What whoever is next does in a row, as games are played on."""
    who, critic, found = after.current_player, critic_of(after.game), list[Any]()
    for _ in range(MOST_PARTS):
        if after.current_player != who or who in (None, CHANCE):
            break
        acts = _played(critic, after, finished(critic.lines(after.seen_by(who), True))[0].actions)
        found += acts
        after = reduce(type(after).play, acts, after)
    return tuple(found)
