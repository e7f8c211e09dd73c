"""A game as a value: what one game hands to the rooms that serve every game, and how games are found by name.

A game is a package with a module ``game`` that holds ``GAME``. It is made known by an entry point of the group
``boardlab.games``; the games inside boardlab are known without one::

    [project.entry-points."boardlab.games"]
    nim = "nim.game:GAME"
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import import_module
from importlib.machinery import PathFinder
from pathlib import Path
from pkgutil import iter_modules
from random import Random
from typing import TYPE_CHECKING, Any

from boardlab.core.contract.functions import OnAction, OnPosition
from boardlab.core.contract.rulebook import Rulebook
from boardlab.core.errors import PlainError, UnreadableText
from boardlab.core.i18n.language import SHARED, Wording
from boardlab.core.json_data import Json
from boardlab.core.picture.seats import HOUSE, SeatLook
from boardlab.core.text.quoting import quoted

if TYPE_CHECKING:
    from importlib.metadata import EntryPoints

    from boardlab.core.ask.finding import Inquire
    from boardlab.core.contract.action import Action
    from boardlab.core.contract.breach import Breach
    from boardlab.core.contract.critic import Critic
    from boardlab.core.contract.event import Event
    from boardlab.core.contract.knowledge import Beliefs
    from boardlab.core.contract.picks import Picks
    from boardlab.core.contract.player import Player
    from boardlab.core.contract.position import Position
    from boardlab.core.contract.receipt import Receipt
    from boardlab.core.edit.tools import Editor
    from boardlab.core.i18n.language import Phrase
    from boardlab.core.picture.gallery import Gallery
    from boardlab.core.picture.scene import Part, PictureRequest, Scene
    from boardlab.core.picture.slots import Drawings, Slot
    from boardlab.core.play.dice import Dice

GROUP = "boardlab.games"
"""The group of entry points under which packages name their games."""
Step = tuple["Position", "Action", "Position"]
"""A step of a game: the position before it, the action, the position after it."""
_NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")


class Lazy:
    """A function that stands for another one, whose module is loaded by the first call.

    Args:
        path: the module, and the name in it: ``boardlab.torres.picking:picks``.
    """

    __slots__ = ("module", "name")

    def __init__(self, path: str) -> None:
        self.module, _, self.name = path.partition(":")

    def load(self) -> Any:
        """What the name means."""
        return getattr(import_module(self.module), self.name)

    def __call__(self, *args: object, **named: object) -> Any:
        """What the function gives for these arguments."""
        return self.load()(*args, **named)

    def __repr__(self) -> str:
        return f"<{self.module}:{self.name}, when it is needed>"


class LazyValue(Lazy):
    """A function of no arguments that gives a value by its name, whose module is loaded by the first call."""

    __slots__ = ()

    def __call__(self, *args: object, **named: object) -> Any:
        """The value."""
        return self.load()


@dataclass(frozen=True, kw_only=True, eq=False)
class Game:
    """What the shared rooms need of one game. Functions load what they use when they are first called."""

    name: str
    """Begins its texts and its rule ids: ``torres``. Lower-case letters, digits and underscores."""
    package: str
    """The package that holds its code, ``rulebook.toml`` and ``words*.toml``."""
    start: Callable[..., Position]
    """Makes the first position; keyword arguments such as ``players`` are the game's own."""
    parse: Callable[..., Position]
    """The position that a text describes; UnreadableText or ImpossiblePosition where it is none."""
    from_json: Callable[..., Position]
    """The position that plain data describes."""
    to_text: OnPosition[[], str]
    """A position or a view of it as one canonical line."""
    to_json: OnPosition[[], Json]
    """A position or a view of it as plain data, as the schema says."""
    picks: OnPosition[[tuple[str, ...]], Picks]
    """What may be picked next after a path of picks."""
    refusals: OnPosition[[tuple[str, ...]], tuple[Breach, ...]]
    """Why a path of picks leads nowhere; empty when it may go on."""
    events: OnAction[[], tuple[Event, ...]]
    """What a legal action does, with the points it pays."""
    scene: OnPosition[[PictureRequest], Scene]
    """The picture of a position, as it is wanted: ``scene(position, request)``."""
    slots: OnPosition[[int | None], tuple[Slot, ...]] | None = None
    """What lies round the board of a position or a view of it, seen by a seat (None: by whoever decides), as
    :mod:`boardlab.core.picture.slots` says; None for plates of the players and a list of actions."""
    scoring: OnAction[[], Receipt | None] | None = None
    """The receipt of the scoring that a legal action brings, None where it brings none: ``scoring(position, action)``.
    A game that has it draws each line of a receipt on its board (:attr:`boardlab.core.picture.scene.Marks.step`)."""
    paid: OnPosition[[], Mapping[str, tuple[int, ...]]] | None = None
    """Where all points of a position come from: by seat for each source that pays any, named by its wording
    ``paid.<source>``. None where a position does not tell it: then the kinds of events that paid are the sources."""
    asks: OnPosition[[tuple[str, ...], Callable[[], Iterable[Step]]], tuple[Slot, ...]] | None = None
    """What lies in the slot ``ask``, and in the place of the hand, while whoever decides picks a path in a position or
    a view of it. The function tells the steps of the game so far, for what everybody has seen; None where
    choices are asked in words alone."""
    drawings: Callable[[Iterable[str]], Drawings] | None = None
    """The drawings that items of slots name; a name that is left out is a pictogram of the page."""
    crop: OnPosition[[str, Iterable[str], str], Part | None] | None = None
    """``crop(position, view, keys, lang)``: the part of the sheet that a question needs; None for the whole board. The
    keys are places, and whatever else in its words a game can find on its board. Without it boards are shown whole."""
    paper_crop: OnPosition[[str, Iterable[str], str], Part | None] | None = None
    """The same for paper, in a game whose boards are shown whole on screens; None where paper shows what they show."""
    gallery: Callable[[], Gallery] | None = None
    """Its pieces with a few words on each; None where a game explains none."""
    why: OnAction[[], Phrase | None] | None = None
    """What is said of an action of an opponent: a :data:`boardlab.core.play.opponent.Why`; None where nothing is."""
    opponent: OnPosition[[Random], Action] | None = None
    """A simple player: a :data:`boardlab.core.play.opponent.Opponent`; None where
    the game gives none."""
    players: Callable[[], Mapping[str, Player]] | None = None
    """Its players by strength, the gentlest first: :data:`boardlab.core.contract.player.STRENGTHS`; None where the game
    gives none."""
    critic: Callable[[], Critic] | None = None
    """How decisions are judged after a game, and the ideas by which it is told; None where no game is reviewed."""
    starter: str = ""
    """The argument of a new game that says which seat starts, where chance does unless it is given; "" where the first
    seat always starts."""
    whose_turn: OnPosition[[], int | None] = lambda position: position.current_player
    """The seat whose turn it is, where others may decide within it: discard, answer, take part."""
    redeal: Callable[[Iterable[tuple[Position, Action]], Position, Dice], Position] | None = None
    """``redeal(story, position, dice)``: a position with what nobody can have seen in it shuffled anew: what lay in a
    deck and was not put there face up. The story are the steps that led to it, as (position before, action). None
    where nothing lies in an order that nobody knows."""
    public_state: OnPosition[[], str] = lambda view: ""
    """What everybody knows beyond the line of a view, where something in it is hidden: at most 16 small letters and
    digits, "" for nothing."""
    read_view: Callable[[str, str, int | None], Any] | None = None
    """``read_view(line, public_state, seat)``: the view that a line with ``?`` for what is hidden describes, whether or
    not anybody can have it; None where nothing is hidden, and a view's line is that of its position."""
    sample: OnPosition[[Random], Position] | None = None
    """``sample(view, rng)``: a whole position that agrees with a view, what is hidden dealt anew; None where nothing is
    hidden."""
    beliefs: OnPosition[[], Beliefs] | None = None
    """``beliefs(view)``: what the seat of a view knows beyond it, to be kept up step by step: nothing at first. None
    where a view tells all there is to know."""
    json_schema: Callable[[], Json] | None = None
    """The JSON Schema of its positions, made from the readers of their fields; None where there is none."""
    editions: Callable[[], tuple[str, ...]] = tuple
    """The names of its editions, the usual one first."""
    setup: Callable[..., Position] | None = None
    """The first position shuffled by ``setup(rng, …)``; None where nothing is shuffled."""
    order: int = 1000
    """Where it stands in a list of games, the lowest first; games of one order stand by name."""
    lessons: str = ""
    """The package that holds its lessons, one module or folder a topic; "" where nothing is taught."""
    seats: tuple[SeatLook, ...] = HOUSE
    """What tells its players apart, seat by seat: colours, shapes and letters of tokens."""
    icons: Callable[[], Mapping[str, str]] = dict
    """Pictograms of its actions and pieces by key, as path data in a box of 24 by 24: lines, or filled where the data
    begins with ``!``. A verb is drawn by its own key, or else by what stands before its colon."""
    editing: Callable[[], Editor] | None = None
    """The tools by which its positions are set up by hand; None where they cannot be."""
    inquiries: Callable[[], Mapping[str, Inquire]] | None = None
    """The questions one may put to its positions, by key, in the order in which they are shown: ``ask.<key>`` in its
    words says each. A function answers with findings; None where it is asked about its rulings only."""
    rule_of_verb: Callable[[], Mapping[str, str]] = dict
    """The id of the rule that tells of a verb, by the key of the verb: a lesson offers it once that rule is told."""

    @property
    def wording(self) -> Wording:
        """The words of the game, in all languages; read when first asked for a word."""
        return Wording(self.package)

    @property
    def rulebook(self) -> Rulebook:
        """The rules of the game by id; read when first asked for one."""
        return Rulebook.of(self.package)

    @property
    def schema(self) -> Json:
        """The JSON Schema of its positions; empty where the game tells none."""
        return {} if self.json_schema is None else self.json_schema()

    def begin(self, rng: Random | Dice, /, **start: object) -> Position:
        """A new game, shuffled by ``rng`` where anything is shuffled.

        Raises:
            PlainError: for an argument that the game does not have, or a value of one that it cannot begin with.
        """
        from inspect import Parameter, signature

        made, given = (self.start, ()) if self.setup is None else (self.setup, (rng,))
        known = list(signature(made).parameters.values())[len(given) :]
        unknown = start.keys() - {each.name for each in known}
        if unknown and not any(each.kind == Parameter.VAR_KEYWORD for each in known):
            facts = {"given": quoted(min(unknown)), "known": tuple(each.name for each in known)}
            raise PlainError(SHARED.say("mistake.start", game=self.name, **facts))
        return made(*given, **start)

    def __repr__(self) -> str:
        return f"<game {self.name}>"


_known: dict[str, Game] = {}


def add_game(game: Game) -> Game:
    """Make a game known in this process, without an entry point; gives it back."""
    _known[game.name] = game
    return game


def find_game(name: object) -> Game:
    """The game of a name.

    Raises:
        UnreadableText: where no installed package has such a game; the sentence lists those there are.
    """
    found = _found(name) if isinstance(name, str) else None
    if found is not None:
        return found
    raise UnreadableText(SHARED.say("mistake.game", given=quoted(name)))


def has_game(name: str) -> bool:
    """Is there a game of this name? No other one is loaded to tell."""
    return _found(name) is not None


def game_names() -> tuple[str, ...]:
    """The names of all games there are, in their order: those of boardlab and those of other packages."""
    names = {*own_names(), *_known, *(point.name for point in _points())}
    found = [game for game in map(_found, sorted(names)) if game is not None]
    return tuple(game.name for game in sorted(found, key=lambda game: (game.order, game.name)))


def _found(name: str) -> Game | None:
    if name not in _known and _NAME.fullmatch(name):
        found = _own(name) or _from_outside(name)
        if found is not None:
            _known[name] = found
    return _known.get(name)


def _own(name: str) -> Game | None:
    """A game inside boardlab itself: no entry point has to be asked, which takes 20 ms."""
    if name not in own_names():
        return None
    found: Game = import_module(f"boardlab.{name}.game").GAME
    return found


@cache
def own_names() -> tuple[str, ...]:
    """The names of the games inside boardlab, by name; no game is loaded for this."""
    home = import_module("boardlab")
    here = __name__.split(".")[1]
    rooms = [room.name for room in iter_modules(home.__path__) if room.ispkg and room.name != here]
    # Where a room has a module `game` is looked up without loading the room.
    return tuple(
        [room for room in rooms if PathFinder.find_spec("game", [f"{folder}/{room}" for folder in home.__path__])]
    )


def _from_outside(name: str) -> Game | None:
    """A game of another package, by its entry point."""
    for point in _points():
        if point.name == name:
            try:
                found = point.load()
            except Exception:  # noqa: BLE001  (whatever another package does, the other games stay)
                return None
            return found if isinstance(found, Game) and found.name == name else None
    return None


def _points() -> EntryPoints:
    """The entry points of games; they are read anew where a package has come or gone, which changes its folder."""
    return _points_in(tuple((folder, _changed(folder)) for folder in sys.path))


@lru_cache(maxsize=1)
def _points_in(folders: tuple[tuple[str, int], ...]) -> EntryPoints:
    from importlib.metadata import entry_points

    return entry_points(group=GROUP)


def _changed(folder: str) -> int:
    """When something was last put into a folder or taken out of it, in nanoseconds; 0 for what is no folder."""
    try:
        return Path(folder).stat().st_mtime_ns
    except (OSError, ValueError):
        return 0
