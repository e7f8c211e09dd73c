"""What would be allowed instead: the nearest things to a refused one, each of which can be done at once.

A refused action is one path of picks (:mod:`boardlab.core.contract.picks`): a verb, pieces, places, choices. What is
near it differs in one thing. These are the kinds, the cheapest change first:

* ``place``: the same piece goes to another place, the one with the fewest steps over the board to the place meant;
* ``piece``: another piece does it, the one with the fewest steps to the piece meant;
* ``choice``: the same places with another card, stack or price;
* ``first``: one other action of the same turn comes first: a purchase, a card, a unit that is turned up;
* ``rule``: the same under one ruling read otherwise.

Of each kind the nearest is given, where there is one; of equally near ones the first in the order of the board. A
search that has looked at very much stops and says so (:mod:`boardlab.core.ask.work`).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from boardlab.core.ask.work import PICKED, PLAYED, POSITION, Stopped, Work
from boardlab.core.contract.picks import Picks
from boardlab.core.contract.position import Action, Position
from boardlab.core.errors import AmbiguousText, PlainError, UnreadableText, WrongKind
from boardlab.core.given import kind_of, picked_path
from boardlab.core.i18n.language import SHARED, Phrase
from boardlab.core.text.in_words import action_in_words

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
    """The picks that do it, after :attr:`first` and under :attr:`under`; () where a text leads to an action by no
    picks that are known.
    """
    steps: int
    """How far it is from what was meant: over the board for another place or piece, 1 for anything else."""
    action: Action | None = None
    """What the picks finish; None where something is still left to pick."""
    first: Action | None = None
    """What is done before."""
    under: tuple[str, object] | None = None
    """The ruling, and the value under which it would be allowed."""
    place: str = ""
    """The place that differs from what was meant; "" where none does."""
    mark: str = ""
    """How the board marks that place."""

    position: Position = field(repr=False, compare=False, kw_only=True)
    """Where it would be done."""

    def describe(self, lang: str | None = None) -> Phrase:
        """What is done instead, to be said."""
        p = self.position
        if self.under is not None:
            name, value = self.under
            ruling, read = p.under(**{name: value}).rulings().describe(name, lang)
            return Phrase("near.rule", {"ruling": ruling, "value": read})
        if self.first is None:
            return self._verb(p, lang)
        facts = {"first": action_in_words(p, self.first, lang), "verb": self._verb(p.play(self.first), lang)}
        return Phrase("near.first", facts)

    def _verb(self, p: Position, lang: str | None) -> Phrase:
        """What is done, in the position in which it is done."""
        if self.path:
            return picked(p, self.path)
        assert self.action is not None
        return Phrase("near.place", {"name": action_in_words(p, self.action, lang)})

    def to_text(self, lang: str | None = None) -> str:
        """What is done instead, in words."""
        return self.position.wording.phrase(self.describe(lang), lang)

    def __str__(self) -> str:
        return self.to_text()


class Suggestions(tuple[Suggestion, ...]):  # noqa: SLOT001  (a tuple with a field of its own needs a dictionary)
    """What would be allowed, the cheapest change first; printed, a line for each."""

    complete: bool = True
    """Was everything looked at? If not, the search stopped, and there may be more."""

    def ended(self, lang: str | None = None) -> str:
        """What is said after the last of them: that nothing is near, or that the search stopped; "" for neither."""
        if self.complete:
            return "" if self else SHARED.say("near.none", lang)
        return SHARED.say("inquiry.stopped" if self else "near.none_yet", lang)

    def __repr__(self) -> str:
        return "\n".join(filter(None, (*(each.to_text() for each in self), self.ended())))


class Allowed(Suggestions):
    """No suggestions, since what was asked about is allowed."""

    def __repr__(self) -> str:
        return SHARED.say("near.allowed")


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
        Suggestions; none where nothing is near, and for what is allowed. ``complete`` tells whether all was looked at.

    Raises:
        PlainError: for a position or an action that is none.
    """
    if not hasattr(p, "picks"):
        raise WrongKind(SHARED.say("mistake.study", kind=kind_of(p)))
    if isinstance(tried, str):
        text, path, may = _meant(p, tried)
        if may:
            return Allowed()
    else:
        text, path = "", picked_path(tried)
        if not path:
            raise UnreadableText(SHARED.say("mistake.no_action"))
    ways = Neighbours(p, neighbours(p) if near is None else near, Work())
    found: list[Suggestion] = []
    complete = True
    try:
        if not text and ways.accepted(p, path):
            return Allowed()
        for each in ways.all(path, text):
            found.append(each)
            if len(found) >= most:
                break
    except Stopped:
        complete = False
    suggested = Suggestions(found[:most])
    suggested.complete = complete
    return suggested


def _meant(p: Position, tried: str) -> tuple[str, Path, bool]:
    """The action that a text names, as text in full, the picks that stand for it, and whether it is allowed.

    Of a text that leaves a choice open, such as which stack a block is from, only the picks: "" for the action.
    """
    try:
        act = p.read_action(tried)
    except AmbiguousText:
        words = tried.split()
        may = any(each.to_text().split()[: len(words)] == words for each in p.legal_actions())
        path = path_of(p, tried)
        if not may and (not path or not p.refusals(path)):
            raise  # a word of it belongs nowhere
        return "", path, may
    text = str(act.to_text())
    # The picks are looked for in all that may be done, and what is allowed needs none.
    return (text, (), True) if p.judge(act) else (text, path_of(p, text), False)


def picked(p: Position, path: Path) -> Phrase:
    """A path of picks in words: the verb, and what was picked for it."""
    labels = []
    for at, key in enumerate(path):
        picks = p.picks(path[:at])
        labels.append(picks[key].label if key in picks else Phrase("near.place", {"name": p.place_name(key)}))
    return Phrase("near.picked", {"verb": labels[0], "about": tuple(labels[1:])}) if len(labels) > 1 else labels[0]


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


class Neighbours:
    """The kinds of change to a refused path in one position."""

    def __init__(self, p: Position, near: Near, work: Work) -> None:
        self.p, self.near, self.work = p, near, work
        self.places = frozenset(p.place_names)
        self.order = {key: at for at, key in enumerate(p.place_names)}
        self._picks: dict[Path, Picks] = {}

    def all(self, tried: Path, text: str = "") -> Iterator[Suggestion]:
        """One change of each kind, the cheapest first.

        Args:
            tried: the refused picks; () where a text has none.
            text: the refused action, where it was given as text.

        Raises:
            Stopped: where there would be too much to look at.
        """
        kinds = [self.other_place, self.other_piece, self.other_choice, self.something_first, self.other_ruling]
        if not text:
            yield from filter(None, (kind(tried) for kind in kinds))
            return
        # Picks that may be made say less than the text: it is something else that was refused.
        found = iter(()) if not tried or self.accepted(self.p, tried) else (kind(tried) for kind in kinds[:3])
        others = list(filter(None, found))
        yield from others
        if not any(each.kind == "choice" for each in others) and (worded := self.other_word(text)):
            yield worded
        yield from filter(None, (self.first_in_text(text), self.ruling_in_text(text)))

    def picks(self, path: Path) -> Picks:
        """What may be picked after a path, here."""
        if path not in self._picks:
            if not self._picks:
                self.work.listed(self.p, PICKED)
            self._picks[path] = found = self.p.picks(path)
            self.work.spend(1 + len(found.choices))
        return self._picks[path]

    def accepted(self, p: Position, path: Path) -> Suggestion | None:
        """A path as a suggestion, if every pick of it is offered; None where one is not."""
        if p is not self.p:
            self.work.listed(p, PICKED)
        picks_after: Callable[[Path], Picks] = self.picks if p is self.p else p.picks
        picks = picks_after(path)
        if picks.action is None and not picks.choices:
            return None
        if refused_at(path, picks_after) != len(path):
            return None
        return Suggestion("place", path, 1, picks.action, position=self.p)

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
        offered = {choice.key: choice for choice in self.picks(tried[:at]) if choice.is_place and not choice.breaches}
        for key in sorted(offered, key=lambda key: (away.get(key, FAR), self.order[key])):
            if key != tried[at] and (found := self.accepted(self.p, (*tried[:at], key, *tried[at + 1 :]))):
                return replace(found, kind=kind, steps=away.get(key, FAR), place=key, mark=offered[key].mark)
        return None

    def other_choice(self, tried: Path) -> Suggestion | None:
        """With which other card, stack or price it may be done."""
        # Behind a pick that is refused nothing that differs in one thing can be right: a path may be of any length.
        for at in range(min(refused_at(tried, self.picks), len(tried) - 1), 0, -1):
            if tried[at] in self.places:
                continue
            for choice in self.picks(tried[:at]):
                path = (*tried[:at], choice.key, *tried[at + 1 :])
                if choice.key != tried[at] and not choice.is_place and (found := self.accepted(self.p, path)):
                    return replace(found, kind="choice")
        return None

    def other_word(self, text: str) -> Suggestion | None:
        """The legal action whose text differs in one word that is no place, or says more or less at the end."""
        tried = text.split()
        self.work.listed(self.p)
        near: list[tuple[int, Action]] = []
        for act in self.p.legal_actions():
            words = act.to_text().split()
            if words[0] != tried[0]:
                continue
            if len(words) == len(tried):
                other = [pair for pair in zip(tried, words, strict=True) if pair[0] != pair[1]]
                if len(other) == 1 and not self.places & {*other[0]}:
                    near.append((0, act))
            elif len(tried) > 1 < len(words) and (words == tried[: len(words)] or words[: len(tried)] == tried):
                near.append((abs(len(words) - len(tried)), act))
        found = min(near, key=lambda each: each[0], default=None)
        return None if found is None else Suggestion("choice", (), 1, found[1], position=self.p)

    def something_first(self, tried: Path) -> Suggestion | None:
        """One other action first, that needs no place or one of those that were meant."""
        return next((each for each in self._firsts(tried[0], tried, lambda p: self.accepted(p, tried))), None)

    def first_in_text(self, text: str) -> Suggestion | None:
        """One other action first, after which the text is allowed."""
        words = text.split()
        return next((each for each in self._firsts(words[0], words, lambda p: self._allowed(p, text))), None)

    def _firsts(
        self, verb: str, tried: Sequence[str], found_in: Callable[[Position], Suggestion | None]
    ) -> Iterator[Suggestion]:
        """Actions of another kind, about no place but those that were meant, after which something is allowed."""
        player = self.p.current_player
        if not hasattr(self.p, "play"):
            return  # what one seat sees cannot be played on
        for act in self.p.legal_actions():
            words = act.to_text().split()
            if words[0] != verb and {word for word in words if word in self.places} <= set(tried):
                self.work.spend(PLAYED)
                after = self.p.play(act)
                if after.current_player == player and (found := found_in(after)):
                    yield replace(found, kind="first", first=act)

    def _allowed(self, p: Position, text: str) -> Suggestion | None:
        """What a text means in a position, where that is allowed there."""
        self.work.spend(POSITION)
        try:
            act = p.read_action(text)
        except PlainError:
            return None
        may = act.player == self.p.current_player and p.judge(act)
        return Suggestion("place", (), 1, act, position=self.p) if may else None

    def other_ruling(self, tried: Path) -> Suggestion | None:
        """Under which ruling, read otherwise, it may be done."""
        return next(self._ruled(lambda p: self.accepted(p, tried)), None)

    def ruling_in_text(self, text: str) -> Suggestion | None:
        """Under which ruling, read otherwise, the text is allowed."""
        return next(self._ruled(lambda p: self._allowed(p, text)), None)

    def _ruled(self, found_in: Callable[[Position], Suggestion | None]) -> Iterator[Suggestion]:
        for name, value in self.p.rulings().others() if hasattr(self.p, "play") else ():
            try:
                other = self.p.under(**{name: value})
            except PlainError:
                continue
            if found := found_in(other):
                yield replace(found, kind="rule", under=(name, value))


def refused_at(path: Path, picks_after: Callable[[Path], Picks]) -> int:
    """The index of the first pick that is not offered; the length of the path where every one is.

    What may be picked at first is not asked: it gives reasons for whatever is impossible, which takes long.
    """
    for at in range(1, len(path)):
        choice = next((each for each in picks_after(path[:at]) if each.key == path[at]), None)
        if choice is None or choice.breaches:
            return at
    return len(path)


def path_of(p: Position, text: str) -> Path:
    """The picks that the text of an action stands for, legal or not: its verb, its places, its choices by name.

    Empty where no pick stands for its verb, as that of a card that is not in the hand.
    """
    words = text.split()
    path: Path = ()
    first = p.picks(())
    for word in words:
        keys = [choice.key for choice in (p.picks(path) if path else first)]
        named = next((key for key in keys if key == word or key.partition(":")[2] == word), None)
        if named is not None or word in p.place_names:
            path = (*path, named or word)
    # Where a piece is pressed first, no press stands for the verb of its action.
    by_verb = any(not choice.is_place for choice in first)
    return () if by_verb and path and path[0] in p.place_names else path
