"""Picks, from which an action is built: what may be picked next, what a pick leads to, why one leads nowhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from operator import is_
from typing import TypedDict

from boardlab.core.contract.breach import Breach
from boardlab.core.contract.game import Step, find_game
from boardlab.core.contract.picks import Choice, Picks
from boardlab.core.contract.position import CHANCE
from boardlab.core.contract.verdict import IllegalAction
from boardlab.core.i18n.language import Phrase, Seat
from boardlab.core.picture.slots import Slot
from boardlab.session.commands import Command, Outcome
from boardlab.session.features.pick_rows import NextPicks, PickRow, Refusal, Refused, RowGroup, foretold, refused, row
from boardlab.session.game_session import Feature, Session

LESS = "less:"
"""Takes one pick back, whichever it was: ``less:give:wool``."""
FEW = 4
"""So many ways to go on are named in one sentence."""
LET_CHANCE = "chance"
"""The pick that lets the dice of the record decide where chance is next."""


class Pick(Command, do="pick"):
    """Pick a verb, a place, a card: what has the ``key``."""

    key: str
    fresh: bool = False
    """Does it start an action anew, whatever was picked before?"""


class Cancel(Command, do="cancel"):
    """Put down what is picked."""


class Here(Command, do="here", late=True):
    """Say what may be done with the place ``key`` now."""

    key: str


def _able(picks: Picks) -> list[Choice]:
    """The verbs of which something may come: one that may be done in vain is not pointed at."""
    return [choice for choice in picks if choice.group and not choice.breaches and not choice.vain]


class PicksPart(TypedDict):
    """What a frame holds of picks."""

    groups: list[RowGroup]
    """The verbs of the turn, by group."""
    pick: NextPicks | None
    """What is picked, and what may be picked next; None where nobody here decides."""
    refused: Refused | None
    """Why the last pick was not possible."""
    alert: str
    """The refusal, to be spoken: once, with the revision that it came with."""


class PicksFeature(Feature):
    """Actions are picked: a verb, a place, a card. A finished path of picks is played.

    Args:
        session: the game.
        may: says whether whoever looks may pick something now; None goes by who decides in the game.
        instead: gives what is asked for where nothing is picked in the game itself, as the part ``pick`` of a frame.
        ends: says whether what is picked card by card is ended by a button of this board; else another one does it.
    """

    def __init__(
        self,
        session: Session,
        *,
        may: Callable[[], bool] | None = None,
        instead: Callable[[], NextPicks | None] = lambda: None,
        ends: Callable[[], bool] = lambda: True,
    ) -> None:
        super().__init__(session)
        self.path: tuple[str, ...] = ()
        """What is picked so far."""
        self.refusal: Refusal | None = None
        """Why the last pick was not possible; None where it was."""
        self.wanted: tuple[str, ...] = ()
        """The verbs that are asked for, by their keys, most wanted first; () where any may be done."""
        self._refused_at = -1
        self.waiting: Callable[[], Picks] | None = None
        """Gives what may be picked while others play."""
        self.exits: Callable[[], tuple[Choice, ...]] = tuple
        """Gives the ways out of a board that is set up."""
        self.held: Callable[[], frozenset[str]] = frozenset
        """Gives the verbs that begin with something of the hand shown beside the board."""
        self.paused: Callable[[], bool] = lambda: False
        """Says whether nothing is picked for now, whoever decides."""
        self.why_paused: Callable[[], str] = str
        """Says why not."""
        self._may = self._decides if may is None else may
        self._instead = instead
        self.ends = ends
        self._after: tuple[tuple[object, ...], dict[tuple[str, ...], Picks]] = (), {}
        """What may follow each path that was asked for, in the position shown then and with what was known then."""
        session.handlers.on(Pick, self.pick)
        session.handlers.on(Cancel, self.cancel)
        session.handlers.on(Here, self._tell_place)

    def part(self) -> PicksPart:
        """The choices of a frame."""
        picks, top = self.offered()
        why_not = refused(self.session, self.refusal)
        is_new = why_not is not None and self._refused_at == self.session.rev
        return {
            "groups": self.groups(top) if top and self.session.edited is None else [],
            "pick": self._next(picks) if picks else self._instead(),
            "refused": why_not,
            "alert": self.session.brief(why_not["text"]) if why_not is not None and is_new else "",
        }

    def groups(self, picks: Picks) -> list[RowGroup]:
        """The verbs of the turn by group, with what each would reach and cost, or why it is not possible."""
        by_group: dict[str, list[PickRow]] = {}
        # Told by what the verb asks, whatever is picked so far: what is large stays large.
        possible = _able(picks)
        single = self._asked_for(picks) or (possible[0] if len(possible) == 1 else None)
        if single is not None and len(possible) == 1 and self.begins_with_place(single):
            single = None
        # What may be taken up in the hand needs no button beside it, where nothing else may be done.
        in_hand = self.held() if len(possible) == 1 else frozenset()
        for choice in picks:
            if choice.group and (choice.breaches or choice.key not in in_hand):
                verb: PickRow = {**row(self.session, choice), "pressed": self.path[:1] == (choice.key,)}
                if choice is single:
                    verb["single"] = True
                by_group.setdefault(choice.group, []).append(verb)
        return [{"label": self.session.say(group), "rows": rows} for group, rows in by_group.items()]

    def _next(self, picks: Picks) -> NextPicks:
        """What is picked, what is asked next, and the choices that are neither places nor counted card by card."""
        counted = self.counted()
        choices = [
            row(self.session, choice)
            for choice in picks
            if not choice.is_place and (self.path or not choice.group) and choice.key not in counted
        ]
        if counted and len(choices) == 1 and not self.ends():
            choices = []
        places = [choice for choice in picks if choice.is_place and not choice.breaches]
        labels = self.path_labels(self.path)
        asked_for = None if self.path else self._asked_for(picks)
        prompt = picks.prompt if asked_for is None else Phrase("study.press", {"action": asked_for.label})
        return {
            "path": [label for key, label in zip(self.path, labels, strict=True) if key not in counted],
            "keys": list(self.path),
            "prompt": self.session.phrase(prompt),
            "choices": choices,
            "targets": [choice.key for choice in places],
            "sources": [choice.key for choice in places if choice.action is None],
            "foretold": foretold(self.session, picks) if self.path else [],
        }

    def _asked_for(self, picks: Picks) -> Choice | None:
        """The verb that is wanted most of those that are possible; None where none is wanted, or none of them is."""
        possible = {choice.key: choice for choice in _able(picks)}
        return next((possible[key] for key in self.wanted if key in possible), None)

    # ---- reading ----

    @property
    def may_pick(self) -> bool:
        """May something be picked on this board now? On one that is set up by hand always."""
        return not self.paused() and (self.session.edited is not None or self._may())

    def _decides(self) -> bool:
        session = self.session
        player = session.position.current_player
        if player is None or session.covered_for is not None or session.waits:
            return False
        return session.seat is None or player in {session.seat, CHANCE}

    def picks(self) -> Picks | None:
        """What may be picked next; None where nobody here decides."""
        if self.paused():
            return None
        if self.waiting is not None and self.session.waits:
            return self.waiting()
        return self.picks_after(self.path) if self.may_pick else None

    def offered(self) -> tuple[Picks | None, Picks | None]:
        """What may be picked next, and the verbs it began from; None where nobody here decides."""
        picks = self.picks()
        return picks, self.picks_after(()) if picks is not None and self.path else picks

    def picks_after(self, path: tuple[str, ...]) -> Picks:
        """What may follow a path; a frame asks several times, so it is kept until the position changes."""
        if self.waiting is not None and self.session.waits:
            return self.waiting()
        shown = self.session.shown
        asked = shown, self.session.known, self.session.left_out
        if not self._after[0] or not all(map(is_, self._after[0], asked)):
            self._after = asked, {}
        followed = self._after[1]
        if path not in followed:
            followed[path] = self._told(shown.picks(path))
        found = followed[path]
        if path:
            return found
        if self.session.edited is not None:
            return Picks((), found.prompt, (*found.choices, *self.exits()))
        return self._left_to_chance(found) if self._chance_is_next else found

    def path_labels(self, path: tuple[str, ...]) -> list[str]:
        """The picks of a path in words."""
        said = []
        for index, key in enumerate(path):
            picks = self.picks_after(path[:index])
            said.append(self.session.phrase(picks[key].label) if key in picks else self.session.place_label(key))
        return said

    def _told(self, found: Picks) -> Picks:
        """Picks without the verbs that are taught later, or left out."""
        session = self.session
        if session.known is None and not session.left_out:
            return found
        rules = find_game(session.position.game).rule_of_verb()
        told = [
            each for each in found if session.is_known(rules.get(each.key, "")) and each.key not in session.left_out
        ]
        return replace(found, choices=tuple(told))

    @property
    def _chance_is_next(self) -> bool:
        return self.session.position.current_player == CHANCE

    def _left_to_chance(self, found: Picks) -> Picks:
        """Where chance is next: let it decide, or choose what it answers; a single seat may not choose."""
        let = Choice(LET_CHANCE, Phrase("study.let_chance"), "study.chance")
        return replace(found, choices=(let, *(found.choices if self.session.seat is None else ())))

    def possible_at(self, key: str) -> str:
        """One sentence on what may be done with a place now: what picking it would do, or which verbs could use it."""
        picks = self.picks()
        if self.paused():
            return self.why_paused()
        if picks is None:
            player = self.session.position.current_player
            return (
                self.session.say("study.over")
                if player is None
                else self.session.say("answer.not_yours", player=Seat(player))
            )
        name = self.session.place_label(key)
        if self.path:
            found = self._choice(self.path, key)
            if found is not None and not found.breaches:
                told = self.session.say("study.here_pick", cell=name, prompt=picks.prompt)
                return f"{told} ({note})" if (note := self.note_of(key)) else told
            reasons = self.session.reasons(found.breaches if found else self.session.shown.refusals((*self.path, key)))
            return reasons[0] if reasons else self.session.say("study.here_none", cell=name)
        able = [choice for choice in picks if choice.group and not choice.breaches and choice.action is None]
        verbs = tuple(choice.label for choice in able if self.takes((choice.key,), key))
        if not verbs:
            return self.session.say("study.here_none", cell=name)
        return self.session.say("study.here", cell=name, verbs=verbs)

    @property
    def shows_places(self) -> bool:
        """Does the board mark what may be picked next? Before a verb is picked only where there is a single verb."""
        picks = self.picks()
        if picks is None or self.path:
            return picks is not None
        verbs = [choice for choice in picks if choice.group]
        # What asks for something else first, such as a unit of the hand, is not pointed out on the board yet.
        return len(verbs) < 2 and all(verb.action or verb.breaches or self.begins_with_place(verb) for verb in verbs)

    def note_of(self, key: str) -> str:
        """What picking a place would do, in words; "" where it may not be picked, or nothing is foretold."""
        found = self._choice(self.path, key) if self.path and self.may_pick else None
        return self.session.phrase(found.note) if found is not None and found.is_place and not found.breaches else ""

    def takes(self, path: tuple[str, ...], key: str) -> bool:
        """May this be picked after a path?"""
        found = self._choice(path, key)
        return found is not None and not found.breaches

    def begins_with_place(self, verb: Choice) -> bool:
        """Is a place the first that a verb asks for?"""
        return verb.action is None and any(each.is_place for each in self.picks_after((verb.key,)))

    def asks(self) -> tuple[Slot, ...]:
        """What is asked beside the board by the picks so far; nothing where nobody here decides."""
        session = self.session
        # What a tool asks for stands with the tools.
        if session.edited is not None or not self.may_pick:
            return ()
        ask = find_game(session.position.game).asks
        return ask(session.shown, self.path, self._story) if ask is not None else ()

    def counted(self) -> frozenset[str]:
        """The picks that are made and taken back card by card: the cards say what is picked."""
        return frozenset(item.pick for slot in self.asks() for item in slot.items if item.counted)

    @property
    def has_tool(self) -> bool:
        """Is a tool of the editor taken up, and nothing picked for it but what stays from edit to edit?"""
        edited = self.session.edited
        return edited is not None and edited.stays(self.path) == self.path

    def _story(self) -> Iterator[Step]:
        """The steps so far, each with the positions before and after it."""
        record = self.session.record
        steps = [record.step(ply) for ply in range(1, record.ply + 1)]
        positions = [*(before for before, _ in steps), record.position]
        for (before, act), after in zip(steps, positions[1:], strict=True):
            yield before, act, after

    # ---- picking ----

    def moved(self) -> None:
        """Drop what is picked: it was picked in another position."""
        self.drop()

    def drop(self) -> None:
        """Put down what is picked."""
        self.path, self.refusal = (), None

    def _tell_place(self, command: Here) -> Outcome:
        if command.key not in self.session.places:
            return "no", self.session.say("answer.no_place")
        return "done", self.possible_at(command.key)

    def pick(self, command: Pick) -> Outcome:
        """Pick something: the answer is done, more, or why not."""
        if self.paused():
            return "no", self.why_paused()
        if not self.may_pick:
            player = self.session.position.current_player
            if player is None:
                return "no", self.session.say("study.over")
            return "no", self.session.say("answer.not_yours", player=Seat(player))
        if command.key == LET_CHANCE and self._chance_is_next:
            self.session.act(self.session.record.dice.outcome(self.session.position), command.by)
            return "done", ""
        if command.fresh and self.path == (command.key,):
            return self.cancel(command)
        if command.key.startswith(LESS) and command.key.removeprefix(LESS) in self.path:
            return self._take_back(command, command.key.removeprefix(LESS))
        path = () if command.fresh else self.path
        choice = self._choice(path, command.key)
        if choice is None and path and path[-1] == command.key and command.key not in self.counted():
            return self.cancel(command)
        if choice is None and path and self._swaps(path, command.key):
            path = path[:-1]
            choice = self._choice(path, command.key)
        if choice is None and (first := self._first(path, command.key)):
            if len(first) > 1:
                return "no", self._say_first(path, command.key, first)
            path = (*path, first[0].key)
            choice = self._choice(path, command.key)
        path = (*path, command.key)
        if choice is None or choice.breaches:
            return self.refuse(command.by, path, choice.breaches if choice else self.session.shown.refusals(path))
        following = None if choice.action is not None else self.picks_after(path)
        action = choice.action if following is None else following.action if not following.choices else None
        if action is not None:
            try:
                self.session.act(action, command.by)
            except IllegalAction as refused:
                return self.refuse(command.by, path, refused.verdict.breaches)
            return "done", ""
        if following is None or not following.choices:
            return self.refuse(command.by, path, self.session.shown.refusals(path))
        self.go_on(command.by, path, following)
        return "more", ""

    def go_on(self, by: str, path: tuple[str, ...], following: Picks) -> None:
        """Have picked a path, and ask what may follow it."""
        self.path, self.refusal = path, None
        self.session.touch(by, self.session.say("study.choices", prompt=following.prompt, count=len(following.choices)))

    def _take_back(self, command: Pick, key: str) -> Outcome:
        """Drop one pick out of several that count, the others stay."""
        at = len(self.path) - 1 - self.path[::-1].index(key)
        path = (*self.path[:at], *self.path[at + 1 :])
        following = self.picks_after(path)
        if not following.choices:
            return self.cancel(command)
        self.go_on(command.by, path, following)
        return "more", ""

    def _choice(self, path: tuple[str, ...], key: str) -> Choice | None:
        return next((choice for choice in self.picks_after(path) if choice.key == key), None)

    def _first(self, path: tuple[str, ...], key: str) -> tuple[Choice, ...]:
        """What must be picked before a place that was picked too early: a verb, whose piece, which stack.

        Nothing where it is no place, or where the rules say why not: that tells more.
        """
        if key not in self.session.position.place_names or self.session.shown.refusals((*path, key)):
            return ()
        before = (each for each in self.picks_after(path) if not (each.is_place or each.breaches or each.action))
        return tuple(each for each in before if self.takes((*path, each.key), key))

    def _say_first(self, path: tuple[str, ...], key: str, first: tuple[Choice, ...]) -> str:
        """Which pick comes first: what may be done with a place, or what else is asked before it."""
        cell, names = self.session.place_label(key), tuple(each.label for each in first)
        if len(first) > FEW:
            return self.session.say("answer.first_listed", cell=cell)
        return self.session.say("answer.first_of" if path else "answer.first_verb", cell=cell, choices=names)

    def _swaps(self, path: tuple[str, ...], key: str) -> bool:
        """Is a piece picked where a target was expected? Then it replaces the piece picked before.

        Where no other place is asked for, so does any place: what may not be picked is refused for what it is.
        """
        last, other = self._choice(path[:-1], path[-1]), self._choice(path[:-1], key)
        is_place = last is not None and last.is_place and key in self.session.position.place_names
        if is_place and not any(each.is_place for each in self.picks_after(path)):
            return True
        if last is None or other is None or other.breaches or other.action is not None:
            return False
        return last.is_place == other.is_place and bool(last.mark or last.is_place) and last.mark == other.mark

    def refuse(self, by: str, path: tuple[str, ...], breaches: tuple[Breach, ...]) -> Outcome:
        """Say why a path leads nowhere."""
        session = self.session
        if not breaches:
            name = session.place_label(path[-1])
            if path[-1] in session.position.place_names:
                return "no", session.say("study.here_none", cell=name)
            # The page offered nothing of the kind; somebody made this message up.
            return "no", session.say("answer.no_pick", key=name)
        self.refusal = Refusal(path, breaches)
        session.touch(by)
        self._refused_at = session.rev
        return "no", ""

    def cancel(self, command: Command) -> Outcome:
        """Put down what is picked."""
        if self.path or self.refusal:
            had = bool(self.path)
            self.drop()
            self.session.touch(command.by, self.session.say("study.dropped") if had else "")
        return "done", ""
