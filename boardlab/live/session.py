"""One game being studied: what is played, picked, refused and looked at. No widget and no page; state and messages."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, Literal, TypeVar, cast

from boardlab.core.event import Event
from boardlab.core.game import find_game
from boardlab.core.given import player_names, whole_number
from boardlab.core.language import LANGUAGES, Names, Phrase, Seat, check_language, language, speaking, text_in
from boardlab.core.observer import ALL_SEEING, SPECTATOR, Observer, hides
from boardlab.core.picks import Choice, Picks
from boardlab.core.position import CHANCE, Action, Position
from boardlab.core.quoting import quoted
from boardlab.core.receipt import Receipt, Step
from boardlab.core.record import BRANCH, MAIN, Record
from boardlab.core.verdict import Breach, IllegalAction, PlainError
from boardlab.live.messages import Answer, Message

PARTS = ("head", "turn", "actions", "receipt", "log", "timeline")
"""The parts of a Study beside its board, in their order."""

TEXT_VIEW = "text"
LESS = "less:"
"""Takes one pick back, whichever it was: ``less:give:wool``."""
LET_CHANCE = "chance"
"""The pick that lets the dice of the record decide where chance is next."""
STEPS_KEPT = 4_000
"""How many things told of steps are kept, before all are told anew."""
NODES = 24
"""How many steps the timeline shows before it folds."""

Kept = TypeVar("Kept")
Outcome = tuple[Literal["done", "more", "no", "stale"], str]

# Asking again, looking elsewhere and copying harm nobody, whatever has happened since.
NEVER_STALE = {"ping", "copy", "here", "what", "language", "view", "turn", "unfold", "seat", "reveal"}


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


class Session:
    """The state behind a Study, and what each message does to it.

    Args:
        record: the game so far.
        seat: whose view is shown; None shows everything.
        names: what the players are called; see :func:`boardlab.core.given.player_names`.
        lang: the language; None follows the language chosen for the kernel.
        view: which picture; "" for the game's usual one.
        parts: which parts are shown beside the board.
    """

    def __init__(
        self,
        record: Record,
        *,
        seat: int | None = None,
        names: Iterable[str] | None = None,
        lang: str | None = None,
        view: str = "",
        parts: tuple[str, ...] = PARTS,
    ) -> None:
        self.record = record
        self.names: Names = None
        self.lang = check_language(language() if lang is None else lang)
        with speaking(self.lang):
            self.names = player_names(names, self.position.players)
            if seat is not None:
                whole_number(seat, 0, self.position.players - 1, "mistake.seat")
        if view not in ("", TEXT_VIEW, *self.position.views):
            raise PlainError(self.say("mistake.view", given=quoted(view), known=(*self.position.views, TEXT_VIEW)))
        unknown = [part for part in parts if part not in PARTS]
        if unknown:
            raise PlainError(self.say("mistake.part", given=quoted(unknown[0]), known=PARTS))
        self.follows = lang is None
        """Does it speak whichever language is chosen for the kernel? Until it is given one of its own."""
        self.seat = seat
        self.view = view or self.position.views[0]
        self.rotation = 0
        self.parts = parts
        self.path: tuple[str, ...] = ()
        self.refusal: Refusal | None = None
        self.covered_for: int | None = None
        self.says = ""
        self.by = ""
        """Which view caused the last change; "" for Python."""
        self.notes: tuple[str, ...] = ()
        """What went wrong around the game (saving, say), one sentence each."""
        self.nodes = NODES
        self.walk = -1
        """Which line of the receipt the board shows, counted from 0; -1 for none."""
        self.places: frozenset[str] = frozenset()
        """The keys of the places on the board; the picture tells them."""
        self.rev = 0
        self.on_moved: Callable[[], None] = lambda: None
        """Called after each change of the record."""
        self._shown: tuple[Observer, Position, Any] | None = None
        self._picked_for: Any = None
        self._picks: dict[tuple[str, ...], Picks] = {}
        self._steps: dict[tuple[Any, ...], tuple[Position, Action, Any]] = {}
        self._changes: deque[tuple[int, str, bool]] = deque(maxlen=64)

    # ---- reading ----

    @property
    def position(self) -> Position:
        """The position itself, for playing on: whatever is shown or said comes from :attr:`shown`."""
        return self.record.position

    @property
    def observer(self) -> Observer:
        """Who looks: the seat whose view is shown, or whoever sees everything.

        A covered board passes from hand to hand: it shows and tells only what everybody knows.
        """
        if self.covered_for is not None:
            return SPECTATOR
        return ALL_SEEING if self.seat is None else Observer(self.seat)

    @property
    def shown(self) -> Any:
        """The position as whoever looks may see it: a view where one seat's is shown, else the position itself."""
        seen, position = self.observer, self.record.position
        if self._shown is None or self._shown[0] != seen or self._shown[1] is not position:
            self._shown = seen, position, seen.position(position)
        return self._shown[2]

    @property
    def around(self) -> Any:
        """The position whose hands, costs and the like lie round the board."""
        return self.shown

    @property
    def receipt(self) -> Receipt | None:
        """What the last action scored, line by line, or what scoring now would pay; None where nothing is scored."""
        ply = self.record.ply
        counted = find_game(self.position.game).scoring
        if counted is not None and ply:
            found = counted(*self.record.step(ply))
            if found is not None:
                return found
        preview: Receipt | None = self.shown.preview()
        return preview

    @property
    def watched(self) -> Step | None:
        """The line of the receipt that is being watched."""
        receipt = self.receipt if self.walk >= 0 else None
        return receipt.step(self.walk) if receipt is not None and self.walk < len(receipt.lines) else None

    @property
    def among(self) -> tuple[str, ...]:
        """The places a question is about; () where there is none, or it is about all of them."""
        return ()

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
        if self._picked_for is not self.shown:
            self._picked_for = self.shown
            self._picks.clear()
        if path not in self._picks:
            self._picks[path] = self.shown.picks(path)
        found = self._picks[path]
        return self._left_to_chance(found) if self._chance_is_next and not path else found

    @property
    def _chance_is_next(self) -> bool:
        return self.position.current_player == CHANCE

    def _left_to_chance(self, found: Picks) -> Picks:
        """Where chance is next: let it decide, or choose what it answers; a single seat may not choose."""
        let = Choice(LET_CHANCE, Phrase("study.let_chance"), "study.chance")
        return replace(found, choices=(let, *(found.choices if self.seat is None else ())))

    def say(self, key: str, /, **facts: Any) -> str:
        """A wording, in the language and with the names of this study."""
        return self.position.wording.say(key, self.lang, self.names, **facts)

    def say_at(self, ply: int, key: str, /, **facts: Any) -> str:
        """A wording about a step of the game; its start, step 0, has one of its own."""
        return self.say(key if ply else f"{key}_start", ply=ply, **facts)

    def line_label(self, line: str) -> str:
        """What a line of the game is called here: by the name somebody gave it, or by what it is."""
        if line == MAIN:
            return self.say("study.main")
        number = line.removeprefix(BRANCH)
        return self.say("study.branch", number=number) if number != line and number.isdecimal() else line

    def place_label(self, key: str) -> str:
        """What a place is called, in the language of this study."""
        return self.position.place_name(key, self.lang)

    def phrase(self, phrase: Phrase | None) -> str:
        """A phrase, said; "" for none."""
        return "" if phrase is None else self.position.wording.phrase(phrase, self.lang, self.names)

    def reasons(self, breaches: tuple[Breach, ...]) -> tuple[str, ...]:
        """One sentence per breach."""
        wording = self.position.wording
        return tuple(wording.refusal(breach, self.lang, self.names) for breach in breaches)

    def rule_title(self, rule: str) -> str:
        """What a rule is called, in the language of this study; "" for none."""
        return text_in(self.position.wording.rules[rule].title, self.lang) if rule else ""

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

    def events(self, ply: int) -> tuple[Event, ...]:
        """What the action that led to step ``ply`` did, as far as it may be heard here."""
        return self.of_step("events", ply, self.observer.events)

    def narrate(self, ply: int) -> tuple[str, ...]:
        """What the action that led to step ``ply`` did, a sentence for each event, as far as it may be heard here."""
        return self.of_step("sentences", ply, lambda p, act: self.observer.tell(p, act, self.lang, self.names))

    def name_of_step(self, ply: int) -> str:
        """What the action that led to step ``ply`` is called here."""
        return self.of_step("name", ply, lambda p, act: self.observer.name_of_step(p, act, self.lang, self.names))

    def of_step(self, what: str, ply: int, make: Callable[[Position, Action], Kept]) -> Kept:
        """Something told of a step, worked out once and kept.

        A frame tells of two dozen steps, and nearly all of them were told before.
        """
        position, action = self.record.step(ply)
        key = (what, self.observer, self.lang, id(position), id(action))
        if key not in self._steps:
            if len(self._steps) >= STEPS_KEPT:
                self._steps.clear()
            # With the two themselves, so that nothing else can come by their identities.
            self._steps[key] = (position, action, make(position, action))
        return cast(Kept, self._steps[key][2])

    # ---- changing ----

    def handle(self, message: Message) -> Outcome:
        """Do what a message asks, and say how that went."""
        if message.do in {"places", "whole"}:
            return "done", ""  # whoever shows the session has more to say
        if message.do not in NEVER_STALE and self._is_stale(message):
            return "stale", self.say("answer.stale")
        if self.covered_for is not None and message.do not in {"reveal", "ping", "language", "view", "turn", "seat"}:
            return "no", self.say("answer.covered", player=Seat(self.covered_for))
        if message.do == "ping":
            return "done", ""
        if message.do == "copy":
            return "done", self._copy()
        with speaking(self.lang):
            outcome = getattr(self, f"_do_{message.do}")(message)
        return cast(Outcome, outcome)

    def act(self, action: Action, by: str = "") -> None:
        """Play an action.

        Raises:
            IllegalAction: where the rules refuse it.
        """
        before = self.record.line
        # Whoever takes a hidden deed back and does it again must not show by it whether it was the same.
        anew = self.record.can_redo and not self.observer.sees_all and hides(self.position, action)
        self.record.play(action, anew=anew)
        self.path, self.refusal = (), None
        self._cover()
        told = " ".join(self.narrate(self.record.ply)[:3])
        if self.record.line != before:
            told = f"{told} {self.say('study.branched', name=self.line_label(self.record.line))}"
        self.moved(by, told)

    def jump(self, ply: int, by: str = "", *, onwards: bool = False) -> None:
        """Go to a step of the game, counted from 0.

        Args:
            ply: the step.
            by: the page that asked; "" where no page did.
            onwards: announce the action that led to the step; otherwise "back at step …" is announced.

        Raises:
            PlainError: where there is no such step.
        """
        self.record.jump(ply)
        self._cover()
        told = self.narrate(ply)[:1] if onwards else (self.say_at(ply, "study.undone"),)
        self.moved(by, " ".join(told))

    def switch(self, line: str, by: str = "", *, at: int = 0) -> None:
        """Go to another branch, and there to a step; 0 is where the two part, at least."""
        self.record.switch(line, observer=self.observer)
        if at:
            self.record.jump(at)
        self._cover()
        self.moved(by, self.say_at(self.record.ply, "study.on_line", name=self.line_label(line)))

    def speak_in(self, lang: str, by: str = "") -> None:
        """Change the language, and say so in the new one."""
        self.lang, self.follows = check_language(lang), False
        self.touch(by, self.say("study.speaks"))

    def moved(self, by: str, says: str) -> None:
        """Count a new revision after the position has changed.

        Args:
            by: the page that changed it; "" for a cell.
            says: what to announce.
        """
        self.path, self.refusal = (), None
        self.touch(by, says, moved=True)
        self.on_moved()

    def touch(self, by: str = "", says: str = "", *, moved: bool = False) -> None:
        """Note that something shown has changed, and what to say about it."""
        self.rev += 1
        self.walk = -1
        self.by, self.says = by, says
        self._changes.append((self.rev, by, moved))

    def _is_stale(self, message: Message) -> bool:
        """Has the board changed since this message was meant?

        A learner may be faster than the picture: several steps back, or the second pick of an action, count although
        the first is still on its way. A pick after the position itself has moved does not: it meant another board.
        """
        if message.rev == self.rev:
            return False
        if message.rev > self.rev or (self._changes and message.rev < self._changes[0][0] - 1):
            return True
        since = [change for change in self._changes if change[0] > message.rev]
        if any(client != message.client for _, client, _ in since):
            return True
        return message.do == "pick" and any(moved for *_, moved in since)

    def _do_walk(self, message: Message) -> Outcome:
        """Show how a line of the receipt is counted; the page that asks tells it."""
        receipt = self.receipt
        if find_game(self.position.game).scoring is None or receipt is None:
            return "no", self.say("answer.no_pick", key=message.do)
        self.path, self.refusal = (), None
        self.touch(message.client)
        self.walk = message.at if message.at < len(receipt.lines) else -1
        return "done", ""

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

    def _swaps(self, path: tuple[str, ...], key: str) -> bool:
        """Is a piece picked where a target was expected? Then it replaces the piece picked before."""
        last, other = self._choice(path[:-1], path[-1]), self._choice(path[:-1], key)
        if last is None or other is None or other.breaches or other.action is not None:
            return False
        return last.is_place == other.is_place and bool(last.mark or last.is_place) and last.mark == other.mark

    def _refuse(self, message: Message, path: tuple[str, ...], breaches: tuple[Breach, ...]) -> Outcome:
        if not breaches:
            # The page offered nothing of the kind; somebody made this message up.
            return "no", self.say("answer.no_pick", key=self.place_label(message.key))
        self.refusal = Refusal(path, breaches)
        self.touch(message.client)
        return "no", ""

    def _do_cancel(self, message: Message) -> Outcome:
        if self.path or self.refusal:
            had = bool(self.path)
            self.path, self.refusal = (), None
            self.touch(message.client, self.say("study.dropped") if had else "")
        return "done", ""

    def _do_undo(self, message: Message) -> Outcome:
        if self.path:
            return self._do_cancel(message)
        return self._go(message, self.record.ply - 1)

    def _do_redo(self, message: Message) -> Outcome:
        return self._go(message, self.record.ply + 1)

    def _do_jump(self, message: Message) -> Outcome:
        return self._go(message, message.at)

    def _go(self, message: Message, ply: int) -> Outcome:
        if not 0 <= ply <= len(self.record.actions):
            return "no", self.say("answer.no_step")
        self.jump(ply, message.client, onwards=message.do == "redo")
        return "done", ""

    def _do_switch(self, message: Message) -> Outcome:
        line = next((line for line in self.record.lines if line.name == message.key), None)
        if line is None:
            return "no", self.say("answer.no_line", name=message.key)
        if not 0 <= message.at <= len(line.actions):
            return "no", self.say("answer.no_step")
        self.switch(message.key, message.client, at=message.at)
        return "done", ""

    def _do_branch(self, message: Message) -> Outcome:
        try:
            self.record.branch(message.key)
        except ValueError as problem:
            return "no", str(problem)
        self.moved(message.client, self.say("study.branched", name=self.line_label(self.record.line)))
        return "done", ""

    def _do_unfold(self, message: Message) -> Outcome:
        self.nodes = self.nodes * 4 if len(self.record.actions) > self.nodes else NODES
        self.touch(message.client)
        return "done", ""

    def _do_language(self, message: Message) -> Outcome:
        if message.key not in LANGUAGES:
            return "no", self.say("answer.unreadable")
        self.speak_in(message.key, message.client)
        return "done", ""

    def _do_here(self, message: Message) -> Outcome:
        """Say what may be done with one place now."""
        if message.key not in self.places:
            return "no", self.say("answer.no_place")
        return "done", self.possible_at(message.key)

    def _do_what(self, message: Message) -> Outcome:
        """Say what a rule says, by its id."""
        rule = self.position.wording.rules.get(message.key)
        return ("no", self.say("answer.unreadable")) if rule is None else ("done", text_in(rule.statement, self.lang))

    def _do_view(self, message: Message) -> Outcome:
        if message.key not in (*self.position.views, TEXT_VIEW):
            return "no", self.say("answer.no_view")
        self.view = message.key
        self.touch(message.client)
        return "done", ""

    def _do_turn(self, message: Message) -> Outcome:
        if self.position.quarter_turns:
            self.rotation = (self.rotation + (message.at or 1)) % 4
            self.touch(message.client)
        return "done", ""

    def _do_seat(self, message: Message) -> Outcome:
        """Pass the board to another seat, covered; -1 shows everything to everyone."""
        if message.at >= self.position.players:
            return "no", self.say("answer.no_seat")
        self.path, self.refusal = (), None
        if message.at < 0:
            self.seat = self.covered_for = None
        else:
            self.covered_for = message.at
        self.touch(message.client, "" if message.at < 0 else self.say("study.pass", player=Seat(message.at)))
        return "done", ""

    def _do_reveal(self, message: Message) -> Outcome:
        if self.covered_for is not None:
            self.seat, self.covered_for = self.covered_for, None
            self.touch(message.client)
        return "done", ""

    def _cover(self) -> None:
        """Cover the board when the turn passes to another seat, where one seat's view is shown.

        What the last player knew is hidden before the next one uncovers the board.
        """
        player = self.position.current_player
        if self.seat is not None and player is not None and player >= 0 and player != self.seat:
            self.covered_for = player

    def _copy(self) -> str:
        """The position as text; as the seat sees it, where one seat's view is shown."""
        return str(self.shown.to_text())


def answer(message: Message, outcome: Outcome, rev: int) -> Answer:
    """What is sent back to the page that sent a message: the outcome, with the revision of the board after it."""
    kind, text = outcome
    return Answer(client=message.client, seq=message.seq, answer=kind, text=text, rev=rev)
