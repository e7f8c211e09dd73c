"""Rulings: what the rules leave open, because a picture carried it or two readings are possible."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import MISSING, asdict, dataclass, field, fields
from functools import cache, cached_property
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn

from boardlab.core.json_data import Json
from boardlab.core.language import Phrase
from boardlab.core.quoting import nearest, shown
from boardlab.core.verdict import UnreadableText
from boardlab.creed.units import NORMAL, NUMBERS, ONE, SPECIAL_NAMES
from boardlab.creed.wording import WORDING

if TYPE_CHECKING:
    from boardlab.core.rulings import Rulings


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


class Offer(NamedTuple):
    """A free box that may take the next cube."""

    price: int
    level: int
    """Which price of its box this is, from 0."""
    box: int
    """The box, all boxes of the action board counted through."""


Offers = tuple[tuple[Offer, ...], ...]
"""What each special action may be paid with now."""


def _ruling(default: Any, *others: Any) -> Any:
    return field(default=default, metadata={"values": (default, *others)})


@dataclass(frozen=True, kw_only=True)
class Options:
    """The rulings in force. Each field tells its values, the usual one first, why it is usual, and how sure that is.

    >>> Options(swamps="none", special_boxes={"assassinate": [[6], [6]]}).boxes("assassinate")
    ((6,), (6,))

    Raises:
        UnreadableText: for a value a field cannot have; it says which it can.
    """

    layout_2p: str = _ruling("straight", "twin")
    """Fields of a player with two players: one, on a ``straight`` board, or two (``twin``). A line carries three tents
    and runs straight, so one edge feeds three lines. Confidence medium."""
    swamps: Any = "centre"
    """Which cells are swamp: the ``centre`` of every field, ``none``, or cells as (line, rank) pairs. The same for
    everyone, and every line keeps a front cell and one to hide on. Nothing is known of the printed ones."""
    special_boxes: Any = PRINTED_BOXES
    """The boxes of the special actions with their prices: ``{"rumour": [[3], [4]]}`` changes one action. A price of
    3/4 reads as two boxes, what helps once has one. The nth price of a box buys morale +n; the second price of a
    repositioning is the trade with the ally. Confidence low."""
    box_order: str = _ruling("left_to_right", "any")
    """Which free box takes the cube: the leftmost, or ``any``. Prices rise from the left. Confidence medium."""
    nation_specials: Any = tuple((name, name) for name in SPECIAL_NAMES)
    """The two special tiles of each of the four nations. Eight tiles in four equal pairs. Confidence high for pairs,
    none for whose."""
    cavalry_obstacle: str = _ruling("stop", "wear_through", "ride_past")
    """What a charge does at an obstacle: it must ``stop``; ``wear_through`` loses its defence and a hit and goes on;
    or ``ride_past``. No horse destroys one, and only the spear reaches past one. Confidence medium."""
    immune_obstacle_target: str = _ruling("illegal", "wasted")
    """A shield or a charge that could reach nothing but a face-up obstacle: ``illegal``, or allowed and ``wasted``. It
    can have no effect. Confidence medium."""
    siege_blocked_by_obstacle: bool = _ruling(True, False)
    """Does a face-up obstacle close the line to sieges? Obstacles are units. Confidence high."""
    rumor_count: str = _ruling("up_to_two", "exactly_two")
    """Units a rumour names: one is a weaker use of the same action, or it must be two. Confidence medium."""
    rumor_scope: str = _ruling("any_enemy_line", "facing_lines")
    """Lines a rumour of four players may be about: any of the enemy's, or those that touch the player. Only
    "different lines" is asked for. Confidence medium."""
    recall_hidden_obstacle: str = _ruling("shown", "secret")
    """Is a face-down obstacle shown when it is recalled? Only obstacles may be recalled, so it must be proved.
    Confidence medium."""
    placement_order_4p: str = _ruling("team_by_team", "seat_order")
    """Who places units in the set-up of four: one side, then the other, or seats clockwise. Sides take turns.
    Confidence medium."""
    team_information: str = _ruling("shared", "closed")
    """Do allies see each other's hands, tents and hidden units? They plan together and trade tents. Confidence
    medium."""
    fortress_token_reuse: bool = _ruling(True, False)
    """Does a fortress token that was taken off come back to its owner? Cells may be fortified again. Confidence
    medium."""
    max_rounds: int | None = None
    """After so many rounds the game is a draw; None plays on. No rule of the game: it is there for bots."""

    def __post_init__(self) -> None:
        for entry in fields(self):
            values = entry.metadata.get("values")
            value = getattr(self, entry.name)
            if values and not any(value == known and type(value) is type(known) for known in values):
                _fail("option_value", text=shown(value), option=entry.name, values=", ".join(map(str, values)))
        object.__setattr__(self, "swamps", _read_swamps(self.swamps))
        object.__setattr__(self, "special_boxes", _read_boxes(self.special_boxes))
        object.__setattr__(self, "nation_specials", _read_nations(self.nation_specials))
        limit = self.max_rounds
        if limit is not None and (type(limit) is not int or not 1 <= limit <= 9999):
            _fail("option_value", text=shown(limit), option="max_rounds", values="None, 1 … 9999")

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

    def _free(self, special: int, used: int) -> tuple[Offer, ...]:
        if used.bit_count() >= CUBES:
            return ()
        found: dict[tuple[int, int], Offer] = {}
        # A repositioning and a trade are two actions, even where they cost the same; +1 and +2 are told by the price.
        apart = SPECIALS[special] == "reposition"
        for box, prices in enumerate(self.special_boxes[special], self.first_box[special]):
            if used >> box & 1:
                continue
            for level, price in enumerate(prices):
                found.setdefault((price, level if apart else 0), Offer(price, level, box))
            if self.box_order == "left_to_right":
                break
        return tuple(found.values())

    @cached_property
    def changes(self) -> Json:
        """The rulings that differ from the usual ones."""
        return {entry.name: value for entry in fields(self) if (value := getattr(self, entry.name)) != _usual(entry)}

    @cached_property
    def in_force(self) -> Json:
        """Every ruling in force, by name."""
        return asdict(self)

    def replace(self, /, **rulings: Any) -> Options:
        """Options with some rulings changed: ``options.replace(max_rounds=12)``.

        Raises:
            UnreadableText: for a ruling or a value that does not exist.
        """
        return options_of({**self.changes, **rulings})

    @cached_property
    def _hash(self) -> int:
        return hash(tuple(getattr(self, entry.name) for entry in fields(self)))

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[Any, ...]:
        return _options, (self.changes,)

    def __repr__(self) -> str:
        return f"Options({', '.join(f'{name}={value!r}' for name, value in self.changes.items())})"


def options_of(changes: object) -> Options:
    """Options from plain data: only what differs from the usual rulings is named.

    Raises:
        UnreadableText: when a name or a value does not exist.
    """
    if not isinstance(changes, Mapping):
        _fail("options", text=shown(changes))
    for name in changes:
        if name not in RULINGS:
            _fail("option", text=shown(name), options=nearest(name, RULINGS))
    # Nearly every line names none, and checking the usual ones takes a third of reading it.
    return Options(**changes) if changes else USUAL


def as_options(options: Options | Mapping[str, Any]) -> Options:
    """The options, or those that plain data names."""
    return options if isinstance(options, Options) else options_of(options)


def _options(changes: Mapping[str, Any]) -> Options:
    return Options(**changes)


def _usual(entry: Any) -> object:
    return None if entry.default is MISSING else entry.default


def _fail(key: str, **facts: Any) -> NoReturn:
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
    usual = tuple((name, name) for name in SPECIAL_NAMES)
    if isinstance(value, Mapping):
        if any(type(nation) is not int or not 1 <= nation <= 4 for nation in value):
            _fail("nations", text=shown(value), units=", ".join(SPECIAL_NAMES))
        named = [value.get(nation, usual[nation - 1]) for nation in range(1, 5)]
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


RULINGS = {entry.name: entry for entry in fields(Options)}
"""The rulings by name."""
USUAL = Options()
READINGS: dict[str, tuple[Any, ...]] = {
    "swamps": ("centre", "none"),
    **{name: entry.metadata["values"] for name, entry in RULINGS.items() if "values" in entry.metadata},
}
"""The values of each ruling that can be listed; boxes, nations and a limit of rounds have too many."""


def tiles_of(options: Options, nation: int) -> int:
    """The 18 unit tiles of a nation, 1 to 4, as a pile: 16 normal, 2 special (creed.comp.special)."""
    return NORMAL + sum(ONE[NUMBERS[name]] for name in options.nation_specials[nation - 1])


@cache
def rulings_of(options: Options) -> Rulings:
    """The rulings in words."""
    from boardlab.core.rulings import Rulings

    def read(of: Options) -> Json:
        return {name: getattr(of, name) for name in RULINGS}

    return Rulings(WORDING, read(options), usual=read(USUAL), readings=READINGS, say=_say)


def _say(name: str, value: Any) -> Phrase | int | str:
    """How a ruling is read: boxes with their prices, nations with their tiles, swamps cell by cell."""
    from boardlab.core.rulings import value_phrase

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
    return value_phrase(name, value)


def _priced(special: str, prices: str) -> Phrase:
    return Phrase("ruling.priced", {"name": Phrase(f"special.{special}"), "prices": prices})
