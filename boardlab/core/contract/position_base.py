"""What the positions of all games do alike: they are read by the modules of their game, and compared by their state.

A game keeps its state in slots. Its ``State`` says what can be read off a position, its ``Position`` plays, its
``View`` hides; here is what does not depend on the game. Modules load when needed: playing needs no pictures.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeAlias, TypeVar

from boardlab.core.contract.action_base import malformed
from boardlab.core.contract.drafts import WORKED_OUT, Mechanics, closed, not_called, view_of_state, with_state
from boardlab.core.contract.game import Game, find_game
from boardlab.core.contract.verdict import IllegalAction, PlainError, Verdict, WrongKind
from boardlab.core.given import kind_of, picked_path, player_of, seat_of, whole_number
from boardlab.core.i18n.language import SHARED, Called, check_language, language
from boardlab.core.json_data import Json
from boardlab.core.picture.html import picture_html
from boardlab.core.text.quoting import nearest, quoted

if TYPE_CHECKING:
    from fractions import Fraction
    from random import Random

    from boardlab.core.contract.action import Action
    from boardlab.core.contract.event import Event
    from boardlab.core.contract.knowledge import Knowledge
    from boardlab.core.contract.picks import Picks
    from boardlab.core.contract.piece import Piece
    from boardlab.core.contract.position import Position
    from boardlab.core.contract.receipt import Budget, Receipt
    from boardlab.core.contract.ruleset import RuleSet
    from boardlab.core.contract.rulings import Rulings
    from boardlab.core.contract.verdict import Breach, Dependence
    from boardlab.core.i18n.language import Wording
    from boardlab.core.picture.scene import Marks, Scene


_MOST_TURNS = 99
"""More quarter turns than anybody asks for."""
_PLAYS = frozenset({"play", "events", "under"})
"""What only a whole position can do."""
A = TypeVar("A", bound="Action")
AnyState: TypeAlias = "StateBase[Any]"
"""A position or view of whichever game."""


def meant(p: StateBase[A], given: object) -> A:
    """The action that is meant where something else is given in its place.

    Raises:
        UnreadableText, AmbiguousText: for a text that is no action, or fits two.
        WrongKind: for anything but a text.
    """
    if isinstance(given, str):
        return p.read_action(given)
    raise WrongKind(SHARED.say("mistake.action", type=type(given).__name__))


def _depends_on(p: AnyState, act: Action, unusual: bool) -> tuple[Dependence, ...]:
    from boardlab.core.ask.dependence import depends_on

    return depends_on(p, act, unusual=unusual)


def place_key(p: AnyState, given: object) -> str:
    """The name of a place as it was given.

    Raises:
        WrongKind: for anything but a text.
    """
    if isinstance(given, str):
        return given
    raise WrongKind(SHARED.say("mistake.place_name", given=quoted(given), example=quoted(p.place_names[0])))


class StateBase(Generic[A]):
    """The base class of all positions and views: equality, hash, text, JSON, pictures, picks and verdicts.

    Equal are two of the same class with the same values in the slots that :attr:`STATE` names. Rules are asked of
    :attr:`mechanics`, everything else of the :class:`boardlab.core.contract.game.Game` whose name is :attr:`game`.
    """

    __slots__ = (*WORKED_OUT, "_viewer")

    game: ClassVar[str]
    wording: ClassVar[Wording]
    views: ClassVar[tuple[str, ...]]
    quarter_turns: ClassVar[bool] = False
    pays_points: ClassVar[bool] = True
    mechanics: ClassVar[Mechanics[Any, Any, Any]]
    """How it is judged and played; not set where a game has methods of its own for that."""
    STATE: ClassVar[tuple[str, ...]]
    """The names of the slots that make up the state, in the order of the game's text."""
    _hash: int | None
    _legal_actions: tuple[A, ...] | None
    """The legal actions, once they were asked for."""
    _spelled: Any
    """The legal actions by the picks that build them, once somebody has asked what may be picked; None before."""
    _viewer: int | None
    """Of a view, the seat that looks; not set in positions."""

    def __init__(self, *args: object, **named: object) -> None:
        not_called(self)

    if TYPE_CHECKING:

        @property
        def options(self) -> RuleSet:
            """The rulings in force."""

        @property
        def players(self) -> int:
            """How many play."""

        @property
        def scores(self) -> tuple[int, ...]:
            """Points by seat."""

        @property
        def place_names(self) -> tuple[str, ...]:
            """The names of all places on the board, in reading order: each game's own."""

        def piece_map(self) -> dict[str, Piece]:
            """Everything that stands on the board, by the name of its place: each game's own."""

    @property
    def panels(self) -> tuple[str, ...]:
        """Parts of its picture that may be drawn alone."""
        return ()

    def _game(self) -> Game:
        return find_game(self.game)

    def rulings(self) -> Rulings:
        """The edition and every ruling in force, by name; printed, a line for each in words."""
        return self.options.rulings

    def under(self, options: object = None, /, **rulings: object) -> Self:
        """The same position under other rules: an edition, options, or some rulings changed.

        Raises:
            PlainError: where the rules do not exist, or the position cannot be under them.
        """
        found: Self = self.mechanics.under(self, options, rulings)
        return found

    def legal_actions(self) -> tuple[A, ...]:
        """What the current player may do now.

        Of actions that can be built in endlessly many ways, such as offers of cards, the usual ones are listed: picks
        and texts build the others.
        """
        found = self._legal_actions
        if found is None:
            found = self.mechanics.legal_actions(self)
            _keep_actions(self, found)
        return found

    def judge(self, action: A | str) -> Verdict:
        """May this be done, and if not, every reason why. Any action gets an answer, however it was made.

        Raises:
            UnreadableText, AmbiguousText: for a text that is no action, or fits two.
        """
        mechanics = self.mechanics
        act: Any = action if type(action) is mechanics.action else meant(self, action)
        return self.verdict(act, malformed(act, self.players) or mechanics.breaches(self, act))

    def read_action(self, text: str, seat: int | None = None) -> A:
        """The action a text means, legal or not.

        Args:
            text: as ``to_text()`` of an action writes it.
            seat: who does it; the current player if not given.

        Raises:
            PlainError: for a seat that does not play.
            UnreadableText: when it is no action of the game.
            AmbiguousText: when it fits two actions.
        """
        mechanics = self.mechanics
        found: A = mechanics.read_action(self if seat is None else mechanics.as_decider(self, seat), text)
        return found

    def budget(self) -> Budget | None:
        """What the current player may still spend this turn; None where nothing is counted down."""
        return None

    def preview(self) -> Receipt | None:
        """What a scoring now would pay, in order; None where there is none."""
        return None

    def picks(self, path: tuple[str, ...] = ()) -> Picks:
        """What may be picked next while an action is being built."""
        return self._game().picks(self, picked_path(path))

    def refusals(self, path: tuple[str, ...]) -> tuple[Breach, ...]:
        """Every reason why a path of picks leads nowhere; empty when it may go on."""
        return self._game().refusals(self, picked_path(path))

    def verdict(self, action: Action, breaches: tuple[Breach, ...]) -> Verdict:
        """The answer to "may I?" with these breaches; it can say which rulings it depends on."""
        return Verdict(action, breaches, self.wording, _depends_on, self)

    def points(self, seat: int) -> int:
        """A seat's points, as far as the reader may know them.

        Raises:
            PlainError: for a seat that does not play.
        """
        return self.scores[player_of(seat, self.players)]

    @property
    def known_scores(self) -> tuple[int, ...]:
        """Points by seat as a board shows them: those that lie open, and in a view those of its seat that do not."""
        return self.scores

    def piece_at(self, place: str) -> Piece | None:
        """What stands on a place, given by its name; None where nothing does.

        Raises:
            PlainError: where there is no such place; it names the nearest.
        """
        names = self.place_names
        if place_key(self, place) not in names:
            raise PlainError(SHARED.say("mistake.place", given=quoted(place), names=nearest(place, names)))
        return self.piece_map().get(place)

    def place_name(self, key: str, lang: str | None = None) -> str:
        """What a place is called in a sentence: its key, where a game says nothing else.

        Raises:
            WrongKind: for a key that is no text.
        """
        return place_key(self, key)

    def to_text(self) -> str:
        """One canonical line, which begins with the game and a version; ``parse`` of the game reads it."""
        return self._game().to_text(self)

    def to_json(self) -> Json:
        """Plain data; ``from_json`` of the game reads it."""
        return self._game().to_json(self)

    def scene(
        self,
        *,
        lang: str | None = None,
        seat: int | None = None,
        view: str = "",
        rotation: int = 0,
        show: str = "all",
        marks: Marks | None = None,
        theme: str = "auto",
        names: Called = None,
    ) -> Scene:
        """The picture: places and shapes, ready to be drawn, spoken or typed.

        Args:
            lang: the language of all words; the chosen one when not given.
            seat: whose hand is shown where there is room for one; the current player's when not given.
            view: one of ``views``; the first when not given.
            rotation: quarter turns of the drawing, where the board has ``quarter_turns``; places keep their names.
            show: ``all``, ``board`` without what stands beside it, or one of ``panels`` alone.
            marks: what to point out.
            theme: ``auto`` follows the reader's system and JupyterLab, or ``light``, or ``dark``.
            names: what the players are called; an Address speaks to one of them.

        Raises:
            PlainError: for a view, a part, a theme, a language or a seat that does not exist.
        """
        from boardlab.core.picture.drawing import check_picture, clean_names
        from boardlab.core.picture.scene import Marks, PictureRequest

        seat_of(seat, self.players)
        whole_number(rotation, -_MOST_TURNS, _MOST_TURNS, "mistake.rotation")
        if marks is not None and not hasattr(marks, "picked"):
            raise WrongKind(SHARED.say("mistake.marks", kind=kind_of(marks)))
        asked = PictureRequest(
            lang=language() if lang is None else check_language(lang),
            seat=seat,
            view=self.views[0] if view == "" else view,
            rotation=rotation,
            show=show,
            marks=Marks() if marks is None else marks,
            theme=theme,
            names=clean_names(names),
        )
        check_picture(asked.view, self.views, show, ("all", "board", *self.panels), theme)
        return self._game().scene(self, asked)

    def __str__(self) -> str:
        return self.scene().to_text()

    def _repr_html_(self) -> str:
        return picture_html(self.scene().to_svg())

    def _state(self) -> tuple[object, ...]:
        return tuple([getattr(self, name) for name in self.STATE])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, StateBase) and type(other) is type(self) and self._state() == other._state()

    def __reduce__(self) -> tuple[object, ...]:
        return with_state, (type(self), self._state())

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __hash__(self) -> int:
        found = self._hash
        if found is None:
            found = hash(self._state())
            object.__setattr__(self, "_hash", found)
        return found


_keep_actions = vars(StateBase)["_legal_actions"].__set__
"""Writes the slot of a closed position in half the time of ``object.__setattr__``: once for each menu."""


class FullPosition(StateBase[A]):
    """The base class of positions: nothing is hidden, nothing changes, and ``events`` says what an action would do."""

    __slots__ = ()
    __setattr__ = closed
    __delattr__ = closed

    def play(self, action: A | str) -> Self:
        """The position after an action, or after what a text means.

        Raises:
            IllegalAction: with the verdict, where :meth:`judge` refuses.
            UnreadableText, AmbiguousText: for a text that is no action, or fits two.
        """
        known, act = self._legal_actions, action
        if (known is None or act not in known) and not self._trusts(act):
            verdict = self.judge(action)
            if not verdict:
                raise IllegalAction(verdict)
            act = verdict.action  # type: ignore[assignment]  # a text, until now
        after: Self = self.mechanics.apply(self, act)
        return after

    def _trusts(self, action: object) -> bool:
        """Is this action known to be legal, though no list of legal actions holds it?"""
        return False

    def chance_outcomes(self) -> tuple[tuple[A, Fraction], ...]:
        """At a CHANCE node every outcome with its exact chance; empty elsewhere."""
        return ()

    def events(self, action: Any) -> tuple[Event, ...]:
        """What playing an action, or what a text means, does, in order, with the points it pays.

        Raises:
            IllegalAction: with the verdict, where ``judge`` refuses.
            UnreadableText, AmbiguousText: for a text that is no action, or fits two.
        """
        verdict = self.judge(action)
        if not verdict:
            raise IllegalAction(verdict)
        return self._game().events(self, verdict.action)

    def __repr__(self) -> str:
        return f"{self.game}.parse({self.to_text()!r})"


class ViewOnly(PlainError, AttributeError):
    """What one seat sees is asked to play on; the message says what can be played on instead."""


class PlayerView(StateBase[A]):
    """The base class of views: a position as one seat sees it, which can be read and drawn but not played."""

    __slots__ = ()
    __setattr__ = closed
    __delattr__ = closed

    @property
    def known_scores(self) -> tuple[int, ...]:
        """Points by seat as far as this view knows them: its own seat's with those that lie open to no other."""
        return tuple(map(self.points, range(self.players)))

    @property
    def viewer(self) -> int | None:
        """The seat that looks; None for a spectator."""
        return getattr(self, "_viewer", None)

    def sample(self, rng: Random, known: Knowledge | None = None) -> Position:
        """A whole position that agrees with this view: what is hidden is dealt anew, as the rules allow it.

        Whatever may lie there comes up sooner or later; nothing follows from what really does.

        Args:
            rng: deals.
            known: what the seat has seen in the game up to here: :meth:`boardlab.core.play.record.Record.knowledge`.

        Raises:
            PlainError: for a view that no position has, as one made by hand may be; for the knowledge of another seat
                or moment.
        """
        if known is not None:
            if known.seat != self.viewer or known.view != self:
                raise PlainError(SHARED.say("mistake.knowledge"))
            if known.beliefs is not None:
                return known.beliefs.sample(self, rng)
        game = self._game()
        if game.sample is None:
            return game.parse(game.to_text(self), allow_unreachable=True)
        return game.sample(self, rng)

    def __reduce__(self) -> tuple[object, ...]:
        return view_of_state, (type(self), self._state(), self.viewer)

    def seen_by(self, seat: int | None) -> Self:
        """The view itself: what it hides cannot be brought back by looking from another seat."""
        seat_of(seat, self.players)
        return self

    def to_text(self) -> str:
        """One line, with ``?`` for what is hidden, and last whose view it is; ``boardlab.open`` reads it."""
        from boardlab.core.text.view_text import write_view

        return write_view(self)

    def to_json(self) -> Json:
        """Plain data, with the line of the view as ``seen``; ``boardlab.open`` reads it."""
        return {**super().to_json(), "seen": self.to_text()}

    def __getattr__(self, name: str) -> object:
        if name in _PLAYS:
            raise ViewOnly(SHARED.say("mistake.view_only"))
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}", name=name, obj=self)

    def __repr__(self) -> str:
        return f"<view {self.to_text()}>"
