"""A game as somebody looks at it: whose view, in which language, under which names, and all that is told of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar, cast

from boardlab.core.breach import Breach
from boardlab.core.event import Event
from boardlab.core.game import find_game
from boardlab.core.given import player_names, whole_number
from boardlab.core.language import Address, Called, Names, Phrase, speaking, text_in
from boardlab.core.observer import ALL_SEEING, SPECTATOR, Observer
from boardlab.core.position import Action, Position
from boardlab.core.quoting import quoted
from boardlab.core.receipt import Receipt
from boardlab.core.record import BRANCH, MAIN, Record
from boardlab.core.verdict import PlainError
from boardlab.live.speaker import Speaker

PARTS = ("head", "turn", "actions", "asks", "receipt", "log", "timeline")
"""The parts of a Study beside its board, in their order."""

TEXT_VIEW = "text"
STEPS_KEPT = 4_000
"""How many things told of steps are kept, before all are told anew."""

Kept = TypeVar("Kept")


class ViewedGame(Speaker):
    """A game and whoever looks at it.

    Args:
        record: the game so far.
        seat: whose view is shown; None shows everything.
        names: what the players are called; see :func:`boardlab.core.given.player_names`.
        lang: the language; None follows the language chosen for the kernel.
        view: which picture; "" for the game's usual one.
        parts: which parts are shown beside the board.

    Raises:
        PlainError: for a seat, a view, a part or a language that there is not, and for names that cannot be.
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
        super().__init__(lang)
        self.record = record
        self.names: Names = None
        with speaking(self.lang):
            self.names = player_names(names, self.position.players)
            if seat is not None:
                whole_number(seat, 0, self.position.players - 1, "mistake.seat")
        if view not in ("", TEXT_VIEW, *self.position.views):
            raise PlainError(self.say("mistake.view", given=quoted(view), known=(*self.position.views, TEXT_VIEW)))
        unknown = [part for part in parts if part not in PARTS]
        if unknown:
            raise PlainError(self.say("mistake.part", given=quoted(unknown[0]), known=PARTS))
        self.seat = seat
        self.view = view or self.position.views[0]
        self.rotation = 0
        self.parts = parts
        self.covered_for: int | None = None
        """The seat that the board is being passed to; it stays covered until that seat takes over."""
        self.places: frozenset[str] = frozenset()
        """The keys of the places on the board; the picture tells them."""
        self._shown: tuple[Observer, Position, Any] | None = None
        self._steps: dict[tuple[Any, ...], tuple[Position, Action, Any]] = {}

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
    def among(self) -> tuple[str, ...]:
        """The places a question is about; () where there is none, or it is about all of them."""
        return ()

    @property
    def keeps_seat(self) -> bool:
        """Does whoever looks keep the seat, so that the board passes to nobody?"""
        return False

    @property
    def called(self) -> Called:
        """What the players are called in sentences: whoever keeps a seat is spoken to."""
        return Address(self.names, self.seat) if self.keeps_seat and self.seat is not None else self.names

    # ---- told in the language and with the names of whoever looks ----

    def say(self, key: str, /, **facts: Any) -> str:
        """A wording, in the language and with the names of this study."""
        return self.position.wording.say(key, self.lang, self.called, **facts)

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
        return "" if phrase is None else self.position.wording.phrase(phrase, self.lang, self.called)

    def reasons(self, breaches: tuple[Breach, ...]) -> tuple[str, ...]:
        """One sentence per breach."""
        wording = self.position.wording
        return tuple(wording.refusal(breach, self.lang, self.called) for breach in breaches)

    def rule_title(self, rule: str) -> str:
        """What a rule is called, in the language of this study; "" for none."""
        return text_in(self.position.wording.rules[rule].title, self.lang) if rule else ""

    # ---- told of the steps of the game ----

    def events(self, ply: int) -> tuple[Event, ...]:
        """What the action that led to step ``ply`` did, as far as it may be heard here."""
        return self.of_step("events", ply, self.observer.events)

    def narrate(self, ply: int) -> tuple[str, ...]:
        """What the action that led to step ``ply`` did, a sentence for each event, as far as it may be heard here."""
        return self.of_step("sentences", ply, lambda p, act: self.observer.tell(p, act, self.lang, self.called))

    def reason(self, ply: int) -> str:
        """Why the action that led to step ``ply`` was done, where an opponent says so; else ""."""
        return ""

    def name_of_step(self, ply: int) -> str:
        """What the action that led to step ``ply`` is called here."""
        return self.of_step("name", ply, lambda p, act: self.observer.name_of_step(p, act, self.lang, self.called))

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
