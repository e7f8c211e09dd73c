"""A game as somebody looks at it: who looks, in which language, under which names, and all that is told of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable
from typing import Any, TypeVar, cast

from boardlab.core.contract.breach import Breach
from boardlab.core.contract.event import Event
from boardlab.core.contract.position import CHANCE, Action, Position, View
from boardlab.core.contract.verdict import PlainError
from boardlab.core.edit.position import EditedPosition
from boardlab.core.given import player_names, whole_number
from boardlab.core.i18n.language import Address, Called, Names, Phrase, speaking, text_in
from boardlab.core.play.observer import ALL_SEEING, SPECTATOR, Observer
from boardlab.core.play.opponent import reason
from boardlab.core.play.record import BRANCH, MAIN, Record
from boardlab.core.text.quoting import quoted
from boardlab.session.base_session import BaseSession

PARTS = ("head", "turn", "actions", "inquire", "receipt", "log", "timeline")
"""The parts of a Study beside its board, in their order."""

TEXT_VIEW = "text"
STEPS_KEPT = 4_000
"""How many sentences and names of steps are cached; one more, and all are worked out anew."""

MAX_SAID = 139
"""Letters of the longest announcement; the long form stands in the log."""

_SENTENCES = re.compile(r"(?<=[.!?…])\s+")
_CLAUSES = re.compile(r"(?<=[,;:])\s+|\s+(?=[(–—])")

Kept = TypeVar("Kept")


class Viewer(BaseSession):
    """A session that shows a game to somebody, and tells of it in their language and names.

    Args:
        record: the game so far.
        seat: whose view is shown; None shows everything.
        names: what the players are called; see :func:`boardlab.core.given.player_names`.
        lang: the language; None follows the language chosen for the kernel.
        view: which picture; "" for the game's usual one.
        parts: which parts are shown beside the board.
        observer: who looks, where that is said once and for all; else it follows the seat, and the board passes from
            seat to seat.
        seen: what is looked at, where it is no more than a view; the record then holds a position that stands in.
        opponents: the seats that are played by nobody at this board. Whoever looks then keeps the seat.

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
        observer: Observer | None = None,
        seen: Any = None,
        opponents: frozenset[int] = frozenset(),
    ) -> None:
        super().__init__(lang)
        self.record = record
        self.waiting: Record | None = None
        """The game that was left to set up a position; None while one plays."""
        self.opponents = opponents
        self.known: Collection[str] | None = None
        """Ids of the rules that are taught by now; None where everything may be offered and spoken of."""
        self.left_out: Collection[str] = ()
        """The verbs that are not offered here, by their keys."""
        self.surroundings: Callable[[], View] | None = None
        """Gives the position whose hands, costs and the like lie round the board, where that is not the one shown."""
        self.own_views: tuple[str, ...] | None = None
        """The only views that may be chosen; None for all that the game has."""
        self.why: Callable[[Position, Action], Phrase | None] = reason
        """Gives why an opponent did something, as far as everybody may hear it."""
        self._fixed, self._seen = observer, seen
        self.you: int | None = seat if opponents else None
        """The seat that is spoken to in sentences; None where nobody is."""
        self.names_in: Callable[[str], Names] | None = None
        """Gives what the players are called in a language, where they have names of their own in each."""
        self._names: Names = None
        with speaking(self.lang):
            self._names = player_names(names, self.position.players)
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
        self._shown: tuple[Observer, Position, View] | None = None
        self._steps: dict[tuple[object, ...], tuple[Position, Action, object]] = {}

    @property
    def position(self) -> Position:
        """The position itself, for playing on: whatever is shown or said comes from :attr:`shown`."""
        return self.record.position

    @property
    def kept(self) -> Record:
        """The game to save and to hand out: while a position is set up, the one that was left for it."""
        return self.record if self.waiting is None else self.waiting

    @property
    def edited(self) -> EditedPosition | None:
        """The position that is being set up by hand; None while one plays."""
        position = self.record.position
        return position if isinstance(position, EditedPosition) else None

    @property
    def observer(self) -> Observer:
        """Who looks: the seat whose view is shown, or whoever sees everything.

        A covered board passes from hand to hand: it shows and tells only what everybody knows.
        """
        if self._fixed is not None:
            return self._fixed
        if self.covered_for is not None:
            return SPECTATOR
        return ALL_SEEING if self.seat is None else Observer(self.seat)

    @property
    def shown(self) -> Any:
        """The position as whoever looks may see it: a view where one seat's is shown, else the position itself."""
        if self._seen is not None:
            return self._seen
        seen, position = self.observer, self.record.position
        if self._shown is None or self._shown[0] != seen or self._shown[1] is not position:
            self._shown = seen, position, seen.position(position)
        return self._shown[2]

    @property
    def views(self) -> tuple[str, ...]:
        """The views that may be chosen, the one in words last."""
        return (*self.position.views, TEXT_VIEW) if self.own_views is None else self.own_views

    @property
    def around(self) -> Any:
        """The position whose hands, costs and the like lie round the board."""
        if self.surroundings is not None:
            return self.surroundings()
        edited = self.edited
        return self.shown if edited is None else edited.face

    @property
    def keeps_seat(self) -> bool:
        """Does whoever looks keep the seat, since opponents play all others?"""
        return bool(self.opponents)

    @property
    def passes(self) -> bool:
        """Does the board pass from seat to seat, so that it is covered between them?"""
        return self._fixed is None and not self.opponents

    @property
    def waits(self) -> bool:
        """Is the next step none of those who sit at this board: an opponent's, or chance's against opponents?"""
        return bool(self.opponents) and self.is_others(self.record.position)

    def is_others(self, position: Position) -> bool:
        """Is the next step in a position one that opponents take, or chance for them?"""
        player = position.current_player
        return player is not None and (player == CHANCE or player in self.opponents)

    def is_known(self, rule: str) -> bool:
        """May what a rule tells of be shown by now? What no rule tells of always may."""
        return self.known is None or not rule or rule in self.known

    def look_as(self, observer: Observer) -> None:
        """Look as somebody else from now on."""
        self._fixed, self.seat = observer, observer.seat

    @property
    def names(self) -> Names:
        """What the players are called; None calls them as the game does."""
        return self._names if self.names_in is None else self.names_in(self.lang)

    @property
    def called(self) -> Called:
        """What the players are called in sentences: whoever keeps a seat is spoken to."""
        return self.names if self.you is None else Address(self.names, self.you)

    # ---- told in the language and with the names of whoever looks ----

    def say(self, key: str, /, **facts: object) -> str:
        """A wording, in the language and with the names of this study."""
        return self.record.wording.say(key, self.lang, self.called, **facts)

    def say_at(self, ply: int, key: str, /, **facts: object) -> str:
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
        return "" if phrase is None else self.record.wording.phrase(phrase, self.lang, self.called)

    def brief(self, text: str) -> str:
        """A text cut to :data:`MAX_SAID` letters for a screen reader, in whole sentences."""
        return brief(text, lambda count: self.say("study.and_more", count=count))

    def reasons(self, breaches: tuple[Breach, ...]) -> tuple[str, ...]:
        """One sentence per breach."""
        return tuple(self.record.wording.refusal(breach, self.lang, self.called) for breach in breaches)

    def rule_title(self, rule: str) -> str:
        """What a rule is called, in the language of this study; "" for none."""
        return text_in(self.record.wording.rules[rule].title, self.lang) if rule else ""

    # ---- told of the steps of the game ----

    def events(self, ply: int) -> tuple[Event, ...]:
        """What the action that led to step ``ply`` did, as far as it may be heard here."""
        return self.of_step("events", ply, self.observer.events)

    def narrate(self, ply: int) -> tuple[str, ...]:
        """What the action that led to step ``ply`` did, a sentence for each event, as far as it may be heard here."""
        return self.of_step("sentences", ply, lambda p, act: self.observer.tell(p, act, self.lang, self.called))

    def foretold(self, action: Action) -> tuple[str, str]:
        """What an action would do here, in sentences, and the id of the first rule it goes by."""
        events = self.observer.events(self.position, action)
        told = self.observer.tell(self.position, action, self.lang, self.called)
        return " ".join(told), events[0].rule if events else ""

    def before_chance(self) -> str:
        """What led to where chance decides now, such as who rolls the dice, in a sentence; "" if nothing tells."""
        ply = self.record.ply
        if self.position.current_player != CHANCE or not ply:
            return ""
        return next(reversed(self.narrate(ply)), "")

    def reason(self, ply: int) -> str:
        """Why an opponent did what led to step ``ply``; "" for steps of others, for what is not wholly seen, and for
        the last of a game, which its end explains.
        """
        if not self.opponents or self.record.positions[ply].is_over:
            return ""
        return self.of_step("reason", ply, self._reason)

    def _reason(self, position: Position, action: Action) -> str:
        if action.player not in self.opponents or not self.observer.knows(position, action):
            return ""
        # Who decided does not matter: a game that others began may hold anything, and nothing hidden is asked.
        return self.phrase(self.why(position, action))

    def name_of_step(self, ply: int) -> str:
        """What the action that led to step ``ply`` is called here."""
        return self.of_step("name", ply, lambda p, act: self.observer.name_of_step(p, act, self.lang, self.called))

    def of_step(self, what: str, ply: int, make: Callable[[Position, Action], Kept]) -> Kept:
        """What ``make(position before, action)`` gives for a step, cached under the name ``what``.

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


def brief(text: str, more: Callable[[int], str]) -> str:
    """A text in as many of its sentences as an ear takes at once; ``more(3)`` says that three were left out.

    A first sentence that is too long by itself ends after one of its clauses, or else after a word.
    """
    if len(text) <= MAX_SAID:
        return text
    sentences = _SENTENCES.split(text)
    for kept in range(len(sentences) - 1, 0, -1):
        told = f"{' '.join(sentences[:kept])} {more(len(sentences) - kept)}"
        if len(told) <= MAX_SAID:
            return told
    first = sentences[0]
    for parts in (_CLAUSES.split(first), first.split()):
        for kept in range(len(parts) - 1, 0, -1):
            told = " ".join(parts[:kept]).rstrip(",;: ") + " …"
            if len(told) <= MAX_SAID and len(told) * 2 >= MAX_SAID:
                return told
    return first[: MAX_SAID - 1] + "…"
