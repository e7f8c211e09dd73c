"""What two futures differ in: two positions of one game, or what two seats see, row by row and in words.

The rows come in the order in which one asks: points, what a scoring now would pay and why, what stands where, what may
be done on one side only, and the rulings by which the two are played.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from boardlab.core.errors import WrongKind
from boardlab.core.i18n.language import SHARED, Phrase, Seat, check_language, language
from boardlab.core.text.in_words import name_of_action

if TYPE_CHECKING:
    from boardlab.core.contract.position import Action, View
    from boardlab.core.contract.receipt import ReceiptLine

Kind = Literal["points", "pays", "place", "actions", "ruling"]
MOST = 12
"""So many places that differ are told one by one; of actions half as many are named."""
NOTHING = "–"


@dataclass(frozen=True)
class Difference:
    """One thing in which two futures differ."""

    kind: Kind
    what: str
    """What it is about, in words: whose points, which place."""
    first: str
    """How it is on the first side, in words; a dash for nothing."""
    second: str
    places: tuple[str, ...] = ()
    """Keys of the places it is about, to be marked on both boards."""
    says: str = ""
    """The whole as a sentence, where it has more to say than its parts."""

    def __str__(self) -> str:
        return self.says or f"{self.what}: {self.first} / {self.second}"


def differences(first: View, second: View, lang: str | None = None) -> tuple[Difference, ...]:
    """What two positions, or what two seats see, differ in; empty where they are alike.

    Args:
        first: a position or a view of one.
        second: another of the same game, with as many players.
        lang: ``"en"`` or ``"ko"``; the chosen language when not given.

    Raises:
        WrongKind: where the two are not of one game.
    """
    spoken = language() if lang is None else check_language(lang)
    if getattr(first, "game", 0) != getattr(second, "game", 1) or first.players != second.players:
        raise WrongKind(SHARED.say("futures.other_game"))
    pair = PositionPair(first, second, spoken)
    return (*pair.points(), *pair.pays(), *pair.places(), *pair.actions(), *pair.rulings())


class PositionPair:
    """Two positions side by side, in one language."""

    def __init__(self, first: View, second: View, lang: str) -> None:
        self.first, self.second, self.lang = first, second, lang
        self.wording = first.wording

    def say(self, key: str, **facts: object) -> str:
        """A wording of the game in the language of the pair."""
        said: str = self.wording.say(key, self.lang, None, **facts)
        return said

    def points(self) -> Iterator[Difference]:
        """Whose points differ, and by how much."""
        for seat, (one, two) in enumerate(zip(self.first.known_scores, self.second.known_scores, strict=True)):
            if one != two:
                key = "futures.fewer" if two < one else "futures.more"
                says = self.say(key, player=Seat(seat), n=abs(one - two))
                yield Difference("points", self.say("futures.points", player=Seat(seat)), str(one), str(two), (), says)

    def pays(self) -> Iterator[Difference]:
        """What a scoring now would pay a seat for the same thing on either side, where that differs."""
        one, two = (self._lines(side) for side in (self.first, self.second))
        for seat, label in dict.fromkeys((*one, *two)):
            mine, theirs = one.get((seat, label), ()), two.get((seat, label), ())
            if sum(line.points for line in mine) == sum(line.points for line in theirs):
                continue
            what = self.say("futures.pays", player=Seat(seat), what=label)
            places = tuple(dict.fromkeys(place for line in (*mine, *theirs) for place in line.places))
            yield Difference("pays", what, self._paid(mine), self._paid(theirs), places)

    def _lines(self, side: View) -> dict[tuple[int, str], tuple[ReceiptLine, ...]]:
        """The lines of a scoring now, by seat and by what is paid."""
        found: dict[tuple[int, str], tuple[ReceiptLine, ...]] = {}
        receipt = side.preview()
        for line in receipt.lines if receipt is not None and receipt.unit == "points" else ():
            key = (line.player, self.wording.phrase(line.label, self.lang))
            found[key] = (*found.get(key, ()), line)
        return found

    def _paid(self, lines: tuple[ReceiptLine, ...]) -> str:
        """How much some lines pay, and how that comes about."""
        said = [
            f"{self.wording.phrase(line.sum, self.lang)}: {line.points}" if line.sum is not None else f"{line.points}"
            for line in lines
        ]
        return ", ".join(said) or NOTHING

    def places(self) -> Iterator[Difference]:
        """Where something else stands."""
        one, two = (side.scene(lang=self.lang, show="board").places for side in (self.first, self.second))
        stands = {key: {side[key].stands for side in (one, two) if key in side} for key in self.first.place_names}
        found = [key for key, each in stands.items() if len(each) > 1]
        for key in found[:MOST]:
            name = self.first.place_name(key, self.lang)
            said = (side[key].says for side in (one, two))
            here, there = (each.removeprefix(f"{name}, ").removeprefix(f"{name}: ") for each in said)
            yield Difference("place", name, here, there, (key,))
        if rest := found[MOST:]:
            count = self.say("futures.more_places", n=len(rest))
            yield Difference("place", count, NOTHING, NOTHING, tuple(rest), count)

    def actions(self) -> Iterator[Difference]:
        """What may be done on one side only; nothing is asked of what one seat sees."""
        if not (hasattr(self.first, "play") and hasattr(self.second, "play")):
            return
        one, two = self.first.legal_actions(), self.second.legal_actions()
        mine, theirs = set(one), set(two)
        here = [act for act in one if act not in theirs]
        there = [act for act in two if act not in mine]
        if here or there:
            named = (self._named(self.first, here), self._named(self.second, there))
            yield Difference("actions", self.say("futures.actions"), *named)

    def _named(self, side: View, acts: list[Action]) -> str:
        most = MOST // 2
        named = [name_of_action(side, act, self.lang) for act in acts[:most]]
        return ", ".join([*named, *([f"+{len(acts) - most}"] if len(acts) > most else [])]) or NOTHING

    def rulings(self) -> Iterator[Difference]:
        """The edition and the rulings that are not the same."""
        one, two = self.first.rulings(), self.second.rulings()
        for name in one:
            if name in two and one[name] != two[name]:
                what, read = one.describe(name, self.lang)
                yield Difference("ruling", what, read, two.describe(name, self.lang)[1])


def count_phrase(found: tuple[Difference, ...]) -> Phrase:
    """How many things differ."""
    return Phrase("futures.count" if found else "futures.alike", {"n": len(found)})
