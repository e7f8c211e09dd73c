"""The picks from which an action is built: what may be picked next, what a pick leads to, why one leads nowhere."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from typing import Any, Literal

from boardlab.core.breach import Breach
from boardlab.core.game import Step, find_game
from boardlab.core.language import Phrase, Seat
from boardlab.core.picks import Choice, Picks
from boardlab.core.position import CHANCE
from boardlab.core.slots import Slot
from boardlab.core.verdict import IllegalAction
from boardlab.live.messages import Message
from boardlab.live.played_game import PlayedGame

LESS = "less:"
"""Takes one pick back, whichever it was: ``less:give:wool``."""
FEW = 4
"""So many ways to go on are named in one sentence."""
LET_CHANCE = "chance"
"""The pick that lets the dice of the record decide where chance is next."""

Outcome = tuple[Literal["done", "more", "no", "stale"], str]


@dataclass(frozen=True)
class Refusal:
    """Why the last pick was not possible."""

    tried: tuple[str, ...]
    """The path that leads nowhere."""
    breaches: tuple[Breach, ...]

    @property
    def places(self) -> tuple[str, ...]:
        """Keys of the places to mark: the one that was tried, then those that the broken rules name."""
        places = [place for breach in self.breaches for place in breach.places]
        return tuple(dict.fromkeys(places))


class Picking(PlayedGame):
    """A game whose actions are picked: a deed, a place, a card. A finished path of picks is played."""

    path: tuple[str, ...] = ()
    """What is picked so far."""
    refusal: Refusal | None = None
    """Why the last pick was not possible; None where it was."""
    known: Collection[str] | None = None
    """Ids of the rules that are taught by now; None where everything may be offered and spoken of."""
    _after: tuple[Any, dict[tuple[str, ...], Picks]] | None = None
    """What may follow each path that was asked for, in the position shown then."""

    @property
    def may_pick(self) -> bool:
        """May whoever sits here act now?"""
        player = self.position.current_player
        if player is None or self.covered_for is not None:
            return False
        return self.seat is None or player in {self.seat, -1}

    def picks(self) -> Picks | None:
        """What may be picked next; None where nobody here decides."""
        return self.picks_after(self.path) if self.may_pick else None

    def picks_after(self, path: tuple[str, ...]) -> Picks:
        """What may follow a path; a frame asks several times, so it is kept until the position changes."""
        shown = self.shown
        if self._after is None or self._after[0] is not shown:
            self._after = shown, {}
        followed = self._after[1]
        if path not in followed:
            followed[path] = shown.picks(path)
        found = self._told(followed[path])
        return self._left_to_chance(found) if self._chance_is_next and not path else found

    def path_labels(self, path: tuple[str, ...]) -> list[str]:
        """The picks of a path in words."""
        said = []
        for index, key in enumerate(path):
            picks = self.picks_after(path[:index])
            said.append(self.phrase(picks[key].label) if key in picks else self.place_label(key))
        return said

    def is_told(self, rule: str) -> bool:
        """May what a rule tells of be shown by now? What no rule tells of always may."""
        return self.known is None or not rule or rule in self.known

    def _told(self, found: Picks) -> Picks:
        """Picks without the deeds that are taught later."""
        if self.known is None:
            return found
        rules = find_game(self.position.game).told_by()
        return replace(found, choices=tuple(each for each in found if self.is_told(rules.get(each.key, ""))))

    @property
    def _chance_is_next(self) -> bool:
        return self.position.current_player == CHANCE

    def _left_to_chance(self, found: Picks) -> Picks:
        """Where chance is next: let it decide, or choose what it answers; a single seat may not choose."""
        let = Choice(LET_CHANCE, Phrase("study.let_chance"), "study.chance")
        return replace(found, choices=(let, *(found.choices if self.seat is None else ())))

    def possible_at(self, key: str) -> str:
        """One sentence on what may be done with a place now: what picking it would do, or which deeds could use it."""
        picks = self.picks()
        if picks is None:
            player = self.position.current_player
            return self.say("study.over") if player is None else self.say("answer.not_yours", player=Seat(player))
        name = self.place_label(key)
        if self.path:
            found = self._choice(self.path, key)
            if found is not None and not found.breaches:
                told = self.say("study.here_pick", cell=name, prompt=picks.prompt)
                return f"{told} ({note})" if (note := self.note_of(key)) else told
            reasons = self.reasons(found.breaches if found else self.shown.refusals((*self.path, key)))
            return reasons[0] if reasons else self.say("study.here_none", cell=name)
        able = [choice for choice in picks if choice.group and not choice.breaches and choice.action is None]
        deeds = tuple(choice.label for choice in able if self._takes((choice.key,), key))
        if not deeds:
            return self.say("study.here_none", cell=name)
        return self.say("study.here", cell=name, deeds=deeds)

    def note_of(self, key: str) -> str:
        """What picking a place would do, in words; "" where it may not be picked, or nothing is foretold."""
        found = self._choice(self.path, key) if self.path and self.may_pick else None
        return self.phrase(found.note) if found is not None and found.is_place and not found.breaches else ""

    def _takes(self, path: tuple[str, ...], key: str) -> bool:
        """May this place be picked after a path?"""
        found = self._choice(path, key)
        return found is not None and not found.breaches

    def asks(self) -> tuple[Slot, ...]:
        """What is asked beside the board by the picks so far; nothing where nobody here decides."""
        ask = find_game(self.position.game).asks
        return ask(self.shown, self.path, self._story) if ask is not None and self.may_pick else ()

    def _story(self) -> Iterator[Step]:
        """The steps so far, each with the positions before and after it."""
        record = self.record
        steps = [record.step(ply) for ply in range(1, record.ply + 1)]
        positions = [*(before for before, _ in steps), record.position]
        for (before, act), after in zip(steps, positions[1:], strict=True):
            yield before, act, after

    # ---- picking ----

    def moved(self, by: str, says: str) -> None:
        """Count a new revision after the position has changed; nothing is picked in it yet."""
        self._drop_picks()
        super().moved(by, says)

    def _drop_picks(self) -> None:
        self.path, self.refusal = (), None

    def _do_pick(self, message: Message) -> Outcome:
        if not self.may_pick:
            player = self.position.current_player
            if player is None:
                return "no", self.say("study.over")
            return "no", self.say("answer.not_yours", player=Seat(player))
        if message.key == LET_CHANCE and self._chance_is_next:
            self.act(self.record.dice.outcome(self.position), message.client)
            return "done", ""
        if message.fresh and self.path == (message.key,):
            return self._do_cancel(message)
        if message.key.startswith(LESS) and message.key.removeprefix(LESS) in self.path:
            return self._take_back(message, message.key.removeprefix(LESS))
        path = () if message.fresh else self.path
        choice = self._choice(path, message.key)
        if choice is None and path and path[-1] == message.key:
            return self._do_cancel(message)
        if choice is None and path and self._swaps(path, message.key):
            path = path[:-1]
            choice = self._choice(path, message.key)
        if choice is None and (first := self._first(path, message.key)):
            if len(first) > 1:
                return "no", self._say_first(path, message.key, first)
            path = (*path, first[0].key)
            choice = self._choice(path, message.key)
        path = (*path, message.key)
        if choice is None or choice.breaches:
            return self._refuse(message, path, choice.breaches if choice else self.shown.refusals(path))
        following = None if choice.action is not None else self.picks_after(path)
        action = choice.action if following is None else following.action if not following.choices else None
        if action is not None:
            try:
                self.act(action, message.client)
            except IllegalAction as refused:
                return self._refuse(message, path, refused.verdict.breaches)
            return "done", ""
        if following is None or not following.choices:
            return self._refuse(message, path, self.shown.refusals(path))
        self._go_on(message, path, following)
        return "more", ""

    def _go_on(self, message: Message, path: tuple[str, ...], following: Picks) -> None:
        self.path, self.refusal = path, None
        self.touch(message.client, self.say("study.choices", prompt=following.prompt, count=len(following.choices)))

    def _take_back(self, message: Message, key: str) -> Outcome:
        """Drop one pick out of several that count, the others stay."""
        at = len(self.path) - 1 - self.path[::-1].index(key)
        path = (*self.path[:at], *self.path[at + 1 :])
        following = self.picks_after(path)
        if not following.choices:
            return self._do_cancel(message)
        self._go_on(message, path, following)
        return "more", ""

    def _choice(self, path: tuple[str, ...], key: str) -> Choice | None:
        return next((choice for choice in self.picks_after(path) if choice.key == key), None)

    def _first(self, path: tuple[str, ...], key: str) -> tuple[Choice, ...]:
        """What must be picked before a place that was picked too early: a deed, whose piece, which stack.

        Nothing where it is no place, or where the rules say why not: that tells more.
        """
        if key not in self.position.place_names or self.shown.refusals((*path, key)):
            return ()
        before = (each for each in self.picks_after(path) if not (each.is_place or each.breaches or each.action))
        return tuple(each for each in before if self._takes((*path, each.key), key))

    def _say_first(self, path: tuple[str, ...], key: str, first: tuple[Choice, ...]) -> str:
        """Which pick comes first: what may be done with a place, or what else is asked before it."""
        cell, names = self.place_label(key), tuple(each.label for each in first)
        if len(first) > FEW:
            return self.say("answer.first_listed", cell=cell)
        return self.say("answer.first_of" if path else "answer.first_deed", cell=cell, choices=names)

    def _swaps(self, path: tuple[str, ...], key: str) -> bool:
        """Is a piece picked where a target was expected? Then it replaces the piece picked before."""
        last, other = self._choice(path[:-1], path[-1]), self._choice(path[:-1], key)
        if last is None or other is None or other.breaches or other.action is not None:
            return False
        return last.is_place == other.is_place and bool(last.mark or last.is_place) and last.mark == other.mark

    def _refuse(self, message: Message, path: tuple[str, ...], breaches: tuple[Breach, ...]) -> Outcome:
        if not breaches:
            name = self.place_label(message.key)
            if message.key in self.position.place_names:
                return "no", self.say("study.here_none", cell=name)
            # The page offered nothing of the kind; somebody made this message up.
            return "no", self.say("answer.no_pick", key=name)
        self.refusal = Refusal(path, breaches)
        self.touch(message.client)
        return "no", ""

    def _do_cancel(self, message: Message) -> Outcome:
        if self.path or self.refusal:
            had = bool(self.path)
            self._drop_picks()
            self.touch(message.client, self.say("study.dropped") if had else "")
        return "done", ""
