"""Rulings: what the rules leave open, because a picture carried it or two readings are possible."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from itertools import islice
from typing import Any, NamedTuple, NoReturn

from boardlab.core.contract.ruleset import RuleSet, ruling
from boardlab.core.contract.verdict import UnreadableText
from boardlab.core.i18n.language import Phrase
from boardlab.core.text.codecs import Schema, list_of
from boardlab.core.text.quoting import shown
from boardlab.creed.units import NORMAL, NUMBERS, ONE, SPECIAL_NAMES
from boardlab.creed.wording import WORDING

TURN_AP = 10
"""Action points that come in at the start of a turn (creed.turn.refill)."""
MOST_KEPT = 3
"""Unspent action points that are kept for the next turn (creed.turn.carry)."""
MOST_ROUNDS = 99_999
"""Rounds are counted up to here and no further."""
CUBES = 7
"""Special actions of a player in a game (creed.special.seven)."""
FORTRESSES = 2
"""Fortress tokens of a player (creed.comp.fortress)."""
FIRST_UNITS, SECOND_UNITS = 4, 6
"""Units placed in the set-up by the starting side and by the other (creed.setup.first4, creed.setup.second6)."""
SPECIALS = ("morale", "reinforce", "reposition", "appoint", "rumour", "fortify", "assassinate")
"""The special actions, in the order of the action board."""

LONGEST = 99
"""More of a list is not looked at; none that fits is as long."""

Boxes = tuple[tuple[int, ...], ...]
"""The boxes of one special action from left to right, each with the prices it offers."""
Swamps = tuple[tuple[int, int], ...]
"""Swamp cells of every field by (line, rank), counted from 1."""

PRINTED_BOXES: tuple[Boxes, ...] = (
    ((1, 2), (1, 2)),
    ((3,), (3,)),
    ((1, 3), (1, 3)),
    ((1,),),
    ((3,), (4,)),
    ((3,), (4,)),
    ((6,),),
)


class FreeBox(NamedTuple):
    """A free box that may take the next cube."""

    price: int
    level: int
    """Which price of its box this is, from 0."""
    box: int
    """The box, all boxes of the action board counted through."""


Offers = tuple[tuple[FreeBox, ...], ...]
"""What each special action may be paid with now."""


PAIRS = tuple([(name, name) for name in SPECIAL_NAMES])


def _fail(key: str, **facts: object) -> NoReturn:
    raise UnreadableText(WORDING.say(f"error.{key}", **facts))


def _read_swamps(value: object) -> str | Swamps:
    if isinstance(value, str):
        if value not in ("centre", "none"):
            _fail("swamps", text=shown(value))
        return value
    cells = _list(value)
    pairs = [tuple(_list(cell) or ()) for cell in cells or ()]
    good = all(len(pair) == 2 and all(type(part) is int and 1 <= part <= 3 for part in pair) for pair in pairs)
    if cells is None or not good or len(set(pairs)) > 3:
        _fail("swamps", text=shown(value))
    found = tuple(sorted({(pair[0], pair[1]) for pair in pairs}))
    return "centre" if found == ((2, 2),) else found or "none"


def _read_boxes(value: object) -> tuple[Boxes, ...]:
    if isinstance(value, Mapping):
        for name in value:
            if name not in SPECIALS:
                _fail("boxes", text=shown(name), specials=", ".join(SPECIALS))
        named = [value.get(name, usual) for name, usual in zip(SPECIALS, PRINTED_BOXES, strict=True)]
    else:
        named = _list(value) or []
    found = tuple(tuple(tuple(_list(box) or ()) for box in _list(boxes) or ()) for boxes in named)
    for name, boxes in zip(SPECIALS, found, strict=False):
        most = 2 if name in ("morale", "reposition") else 1
        for box in boxes:
            if not 1 <= len(box) <= most or not all(type(price) is int and 0 <= price <= 13 for price in box):
                _fail("boxes", text=shown(value), specials=", ".join(SPECIALS))
            if len(set(box)) != len(box):
                _fail("boxes", text=shown(value), specials=", ".join(SPECIALS))
    if len(found) != len(SPECIALS) or any(len(boxes) > 9 for boxes in found):
        _fail("boxes", text=shown(value), specials=", ".join(SPECIALS))
    return found


def _read_nations(value: object) -> tuple[tuple[str, str], ...]:
    if isinstance(value, Mapping):
        if any(type(nation) is not int or not 1 <= nation <= 4 for nation in value):
            _fail("nations", text=shown(value), units=", ".join(SPECIAL_NAMES))
        named = [value.get(nation, PAIRS[nation - 1]) for nation in range(1, 5)]
    else:
        named = _list(value) or []
    pairs = [tuple(_list(pair) or ()) for pair in named]
    if len(pairs) != 4 or any(len(pair) != 2 or any(name not in SPECIAL_NAMES for name in pair) for pair in pairs):
        _fail("nations", text=shown(value), units=", ".join(SPECIAL_NAMES))
    return tuple((pair[0], pair[1]) for pair in (sorted(pair, key=SPECIAL_NAMES.index) for pair in pairs))


def _list(value: object) -> list[Any] | None:
    if isinstance(value, str | Mapping) or not isinstance(value, Iterable):
        return None
    return list(islice(value, LONGEST))


def _numbers(low: int, high: int, least: int, most: int) -> Schema:
    return list_of({"type": "integer", "minimum": low, "maximum": high}, least, most)


_SWAMPS = {"anyOf": [{"enum": ["centre", "none"]}, list_of(_numbers(1, 3, 2, 2), 0, 3)]}
_BOXES = list_of(list_of(_numbers(0, 13, 1, 2), 0, 9), len(SPECIALS), len(SPECIALS))
_NATIONS = list_of(list_of({"enum": list(SPECIAL_NAMES)}, 2, 2), 4, 4)


class Options(RuleSet):
    """The rulings in force. Each field tells its values, the usual one first, why it is usual, and how sure that is.

    >>> Options(swamps="none", special_boxes={"assassinate": [[6], [6]]}).boxes("assassinate")
    ((6,), (6,))
    """

    wording = WORDING

    layout_2p: str = ruling("straight", "twin")
    """Fields of a player with two players: one, on a ``straight`` board, or two (``twin``). A line carries three tents
    and runs straight, so one edge feeds three lines. Confidence medium."""
    swamps: Any = ruling("centre", "none", read=_read_swamps, schema=_SWAMPS)
    """Which cells are swamp: the ``centre`` of every field, ``none``, or cells as (line, rank) pairs. The same for
    everyone, and every line keeps a front cell and one to hide on. Nothing is known of the printed ones."""
    special_boxes: Any = ruling(PRINTED_BOXES, read=_read_boxes, schema=_BOXES)
    """The boxes of the special actions with their prices: ``{"rumour": [[3], [4]]}`` changes one action. A price of
    3/4 reads as two boxes, what helps once has one. The nth price of a box buys morale +n; the second price of a
    repositioning is the trade with the ally. Confidence low."""
    box_order: str = ruling("left_to_right", "any")
    """Which free box takes the cube: the leftmost, or ``any``. Prices rise from the left. Confidence medium."""
    nation_specials: Any = ruling(PAIRS, read=_read_nations, schema=_NATIONS)
    """The two special tiles of each of the four nations. Eight tiles in four equal pairs. Confidence high for pairs,
    none for whose."""
    cavalry_obstacle: str = ruling("stop", "wear_through", "ride_past")
    """What a charge does at an obstacle: it must ``stop``; ``wear_through`` loses its defence and a hit and goes on;
    or ``ride_past``. No horse destroys one, and only the spear reaches past one. Confidence medium."""
    immune_obstacle_target: str = ruling("illegal", "wasted")
    """A shield or a charge that could reach nothing but a face-up obstacle: ``illegal``, or allowed and ``wasted``. It
    can have no effect. Confidence medium."""
    siege_blocked_by_obstacle: bool = ruling(True, False)
    """Does a face-up obstacle close the line to sieges? Obstacles are units. Confidence high."""
    rumor_count: str = ruling("up_to_two", "exactly_two")
    """Units a rumour names: one is a weaker use of the same action, or it must be two. Confidence medium."""
    rumor_scope: str = ruling("any_enemy_line", "facing_lines")
    """Lines a rumour of four players may be about: any of the enemy's, or those that touch the player. Only
    "different lines" is asked for. Confidence medium."""
    recall_hidden_obstacle: str = ruling("shown", "secret")
    """Is a face-down obstacle shown when it is recalled? Only obstacles may be recalled, so it must be proved.
    Confidence medium."""
    placement_order_4p: str = ruling("team_by_team", "seat_order")
    """Who places units in the set-up of four: one side, then the other, or seats clockwise. Sides take turns.
    Confidence medium."""
    team_information: str = ruling("shared", "closed")
    """Do allies see each other's hands, tents and hidden units? They plan together and trade tents. Confidence
    medium."""
    fortress_token_reuse: bool = ruling(True, False)
    """Does a fortress token that was taken off come back to its owner? Cells may be fortified again. Confidence
    medium."""
    max_rounds: int | None = ruling(None, limit=9999)
    """After so many rounds the game is a draw; None plays on. No rule of the game: it is there for bots."""

    def boxes(self, special: str) -> Boxes:
        """The boxes of a special action from left to right, each as the prices in AP that it offers."""
        found: Boxes = self.special_boxes[SPECIALS.index(special)]
        return found

    @cached_property
    def swamp_cells(self) -> Swamps:
        """Swamp cells of every field by (line, rank)."""
        return ((2, 2),) if self.swamps == "centre" else () if self.swamps == "none" else self.swamps

    @cached_property
    def first_box(self) -> tuple[int, ...]:
        """Where the boxes of each special action begin when all are counted through; then how many there are."""
        starts = [0]
        for boxes in self.special_boxes:
            starts.append(starts[-1] + len(boxes))
        return tuple(starts)

    @cached_property
    def _offers(self) -> dict[int, Offers]:
        return {}

    def offers(self, used: int) -> Offers:
        """What each special action may be paid with, once some boxes hold a cube.

        Args:
            used: the boxes with a cube, as a set (creed.special.boxes).
        """
        found = self._offers.get(used)
        if found is None:
            found = self._offers[used] = tuple(self._free(special, used) for special in range(len(SPECIALS)))
        return found

    def _free(self, special: int, used: int) -> tuple[FreeBox, ...]:
        if used.bit_count() >= CUBES:
            return ()
        found: dict[tuple[int, int], FreeBox] = {}
        # A repositioning and a trade are two actions, even where they cost the same; +1 and +2 are told by the price.
        apart = SPECIALS[special] == "reposition"
        for box, prices in enumerate(self.special_boxes[special], self.first_box[special]):
            if used >> box & 1:
                continue
            for level, price in enumerate(prices):
                found.setdefault((price, level if apart else 0), FreeBox(price, level, box))
            if self.box_order == "left_to_right":
                break
        return tuple(found.values())

    @classmethod
    def describe(cls, name: str, value: Any) -> Phrase | int | str:
        """How a ruling is read: boxes with their prices, nations with their tiles, swamps cell by cell."""
        if name == "special_boxes":
            boxes = zip(SPECIALS, value, strict=True)
            facts = [(special, " ".join("/".join(map(str, box)) for box in each)) for special, each in boxes]
            return Phrase("ruling.list", {"each": tuple(_priced(*fact) for fact in facts)})
        if name == "nation_specials":
            pairs = [tuple(Phrase(f"unit.{unit}") for unit in pair) for pair in value]
            each = tuple(Phrase("ruling.nation", {"n": n, "units": pair}) for n, pair in enumerate(pairs, 1))
            return Phrase("ruling.list", {"each": each})
        if name == "swamps" and not isinstance(value, str):
            return Phrase("ruling.list", {"each": tuple(f"{line}.{rank}" for line, rank in value)})
        return super().describe(name, value)


def _priced(special: str, prices: str) -> Phrase:
    return Phrase("ruling.priced", {"name": Phrase(f"special.{special}"), "prices": prices})


RULINGS = Options.RULINGS
"""The rulings by name."""
USUAL = Options()
READINGS = Options.readings()
"""The values of each ruling that can be listed; boxes, nations and a limit of rounds have too many."""


def tiles_of(options: Options, nation: int) -> int:
    """The 18 unit tiles of a nation, 1 to 4, as a pile: 16 normal, 2 special (creed.comp.special)."""
    return NORMAL + sum(ONE[NUMBERS[name]] for name in options.nation_specials[nation - 1])
