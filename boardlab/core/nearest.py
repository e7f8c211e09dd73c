"""What would be allowed instead: the nearest things to a refused one, each of which can be done at once.

A refused action is one path of picks (:mod:`boardlab.core.picks`): a deed, pieces, places, choices. What is near it
differs in one thing. These are the kinds, the cheapest change first:

* ``place``: the same piece goes to another place, the one with the fewest steps over the board to the place meant;
* ``piece``: another piece does it, the one with the fewest steps to the piece meant;
* ``choice``: the same places with another card, stack or price;
* ``first``: one other action of the same turn comes first: a purchase, a card, a unit that is turned up;
* ``rule``: the same under one ruling read otherwise.

Of each kind the nearest is given, where there is one; of equally near ones the first in the order of the board.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Any, Literal

from boardlab.core.calls import explained
from boardlab.core.errors import PlainError, UnreadableText, WrongKind
from boardlab.core.given import kind_of, picked_path
from boardlab.core.language import SHARED, Phrase
from boardlab.core.picks import Picks
from boardlab.core.position import Action, Position
from boardlab.core.words import deed_in_words

Path = tuple[str, ...]
Kind = Literal["place", "piece", "choice", "first", "rule"]
Near = Mapping[str, Mapping[str, str]]
"""The neighbours of each place, by way and key."""
MOST = 3
FAR = 9_999
"""Steps to a place that cannot be reached over the board."""


@dataclass(frozen=True)
class Suggestion:
    """Something that is allowed, and near what was refused."""

    kind: Kind
    path: Path
    """The picks that do it, after :attr:`first` and under :attr:`under`."""
    steps: int
    """How far it is from what was meant: over the board for another place or piece, 1 for anything else."""
    action: Action | None = None
    """What the picks finish; None where something is still left to pick."""
    first: Action | None = None
    """What is done before."""
    under: tuple[str, Any] | None = None
    """The ruling, and the value under which it would be allowed."""
    place: str = ""
    """The place that differs from what was meant; "" where none does."""
    mark: str = ""
    """How the board marks that place."""

    position: Any = field(default=None, repr=False, compare=False)
    """Where it would be done."""

    def told(self, lang: str | None = None) -> Phrase:
        """What is done instead, to be said."""
        p = self.position
        if self.under is not None:
            name, value = self.under
            ruling, read = p.under(**{name: value}).rulings().said(name, lang)
            return Phrase("near.rule", {"ruling": ruling, "value": read})
        if self.first is None:
            return picked(p, self.path)
        after = p.play(self.first)
        return Phrase("near.first", {"first": deed_in_words(p, self.first, lang), "deed": picked(after, self.path)})

    def to_text(self, lang: str | None = None) -> str:
        """What is done instead, in words."""
        said: str = self.position.wording.phrase(self.told(lang), lang)
        return said

    def __str__(self) -> str:
        return self.to_text()


class Suggestions(tuple[Suggestion, ...]):
    """What would be allowed, the cheapest change first; printed, a line for each."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "\n".join(each.to_text() for each in self) or SHARED.say("near.none")


class Allowed(Suggestions):
    """No suggestions, since what was asked about is allowed."""

    __slots__ = ()

    def __repr__(self) -> str:
        return SHARED.say("near.allowed")


@explained("boardlab.nearest")
def nearest(p: Position, tried: str | Path, near: Near | None = None, most: int = MOST) -> Suggestions:
    """What would be allowed instead of what is refused: at most three things, the cheapest change first.

        >>> from boardlab import nearest, torres
        >>> p = torres.from_json({"heights": {"d4": 3}, "knights": [["d3"], ["h8"]]}, allow_unreachable=True)
        >>> nearest(p, "move d3 d4")
        Move a knight: d3, c4

    Args:
        p: the position.
        tried: the action as text, such as ``"move d3 d4"``, or the picks that build it.
        near: the neighbours of each place; those of the game's picture where they are not given.
        most: no more suggestions than this.

    Returns:
        Suggestions; none where nothing is near, and for what is allowed.

    Raises:
        PlainError: for a position or an action that is none.
    """
    if not hasattr(p, "picks"):
        raise WrongKind(SHARED.say("mistake.study", kind=kind_of(p)))
    path = path_of(p, tried) if isinstance(tried, str) else picked_path(tried)
    if isinstance(tried, str) and not (_begins(p, path) and _names(tried, path[0])):
        p.read_action(tried)  # says what is wrong with it
    if not path:
        raise UnreadableText(SHARED.say("mistake.no_action"))
    ways = Ways(p, neighbours(p) if near is None else near)
    if ways.accepted(p, path):
        return Allowed()
    kinds = (ways.other_place, ways.other_piece, ways.other_choice, ways.something_first, ways.other_ruling)
    found = (kind(path) for kind in kinds)
    return Suggestions(islice((replace(each, position=p) for each in found if each is not None), most))


def _begins(p: Any, path: Path) -> bool:
    """Is the first pick a deed or a place of this game?"""
    return bool(path) and (path[0] in p.place_names or any(choice.key == path[0] for choice in p.picks(())))


def _names(text: str, key: str) -> bool:
    """Does a text begin with what a key names?"""
    first = text.split(maxsplit=1)[0]
    return first in (key, key.partition(":")[2])


def picked(p: Any, path: Path) -> Phrase:
    """A path of picks in words: the deed, and what was picked for it."""
    labels = []
    for at, key in enumerate(path):
        picks = p.picks(path[:at])
        labels.append(picks[key].label if key in picks else Phrase("near.place", {"name": p.place_name(key)}))
    return Phrase("near.picked", {"deed": labels[0], "about": tuple(labels[1:])}) if len(labels) > 1 else labels[0]


_NEIGHBOURS: dict[tuple[str, tuple[str, ...]], Near] = {}
"""By the name of a game and the names of its places: on the same places no position moves them."""


def neighbours(p: Position) -> Near:
    """Which place lies beside which, as the game's picture has it."""
    board = p.game, p.place_names
    if board not in _NEIGHBOURS:
        _NEIGHBOURS[board] = {key: place.neighbours for key, place in p.scene(show="board").places.items()}
    return _NEIGHBOURS[board]


def steps(near: Near, start: str) -> dict[str, int]:
    """How many steps over the board each place is away."""
    found, waiting = {start: 0}, deque([start])
    while waiting:
        here = waiting.popleft()
        for other in near.get(here, {}).values():
            if other not in found:
                found[other] = found[here] + 1
                waiting.append(other)
    return found


class Ways:
    """The kinds of change to a refused path in one position."""

    def __init__(self, p: Any, near: Near) -> None:
        self.p, self.near = p, near
        self.places = frozenset(p.place_names)
        self.order = {key: at for at, key in enumerate(p.place_names)}

    def accepted(self, p: Any, path: Path) -> Suggestion | None:
        """A path as a suggestion, if every pick of it is offered; None where one is not."""
        picks: Picks = p.picks(path)
        if picks.action is None and not picks.choices:
            return None
        # What may be picked at first is not asked: it gives reasons for whatever is impossible, which takes long.
        for at in range(1, len(path)):
            choice = next((each for each in p.picks(path[:at]) if each.key == path[at]), None)
            if choice is None or choice.breaches:
                return None
        return Suggestion("place", path, 1, picks.action)

    def other_place(self, tried: Path) -> Suggestion | None:
        """Where else the piece may go: the nearest place."""
        at = max((at for at, key in enumerate(tried) if key in self.places), default=-1)
        return self._elsewhere("place", tried, at)

    def other_piece(self, tried: Path) -> Suggestion | None:
        """Another piece to the same place."""
        found = [at for at, key in enumerate(tried) if key in self.places]
        near = (self._elsewhere("piece", tried, at) for at in found[:-1])
        return min((each for each in near if each is not None), key=lambda each: each.steps, default=None)

    def _elsewhere(self, kind: Kind, tried: Path, at: int) -> Suggestion | None:
        if at < 0:
            return None
        away = steps(self.near, tried[at])
        offered = [choice.key for choice in self.p.picks(tried[:at]) if choice.is_place and not choice.breaches]
        for key in sorted(offered, key=lambda key: (away.get(key, FAR), self.order[key])):
            if key != tried[at] and (found := self.accepted(self.p, (*tried[:at], key, *tried[at + 1 :]))):
                mark = next(choice.mark for choice in self.p.picks(tried[:at]) if choice.key == key)
                return replace(found, kind=kind, steps=away.get(key, FAR), place=key, mark=mark)
        return None

    def other_choice(self, tried: Path) -> Suggestion | None:
        """With which other card, stack or price it may be done."""
        for at in range(len(tried) - 1, 0, -1):
            if tried[at] in self.places:
                continue
            for choice in self.p.picks(tried[:at]):
                path = (*tried[:at], choice.key, *tried[at + 1 :])
                if choice.key != tried[at] and not choice.is_place and (found := self.accepted(self.p, path)):
                    return replace(found, kind="choice")
        return None

    def something_first(self, tried: Path) -> Suggestion | None:
        """One other action first, that needs no place or one of those that were meant."""
        player = self.p.current_player
        if not hasattr(self.p, "play"):
            return None  # what one seat sees cannot be played on
        for act in self.p.legal_actions():
            words = act.to_text().split()
            if words[0] != tried[0] and {word for word in words if word in self.places} <= set(tried):
                after = self.p.play(act)
                if after.current_player == player and (found := self.accepted(after, tried)):
                    return replace(found, kind="first", first=act)
        return None

    def other_ruling(self, tried: Path) -> Suggestion | None:
        """Under which ruling, read otherwise, it may be done."""
        for name, value in self.p.rulings().others() if hasattr(self.p, "play") else ():
            try:
                other = self.p.under(**{name: value})
            except PlainError:
                continue
            if found := self.accepted(other, tried):
                return replace(found, kind="rule", under=(name, value))
        return None


def path_of(p: Any, text: str) -> Path:
    """The picks that the text of an action stands for, legal or not: its deed, its places, its choices by name."""
    words = text.split()
    path: Path = ()
    for word in words:
        keys = [choice.key for choice in p.picks(path)]
        named = next((key for key in keys if key == word or key.partition(":")[2] == word), None)
        if named is not None or word in p.place_names:
            path = (*path, named or word)
    # Where a piece is pressed first, no press stands for the verb of its action.
    return path or tuple(words[:1])
