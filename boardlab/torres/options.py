"""Editions and rulings: what the texts leave open or disagree on, and what the box holds.

RG is the rules sheet of the Rio Grande Games edition of 2005, NW the Namuwiki article of 2024. Where both are silent or
vague, the default is the reading that changes least.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, NoReturn

from boardlab.core.quoting import nearest, shown
from boardlab.core.rulings import UNSAID, taken_out
from boardlab.core.verdict import UnreadableText
from boardlab.torres.wording import WORDING

if TYPE_CHECKING:
    from boardlab.core.rulings import Rulings

Value = str | int | bool | None
"""What a ruling may be; None lifts a limit."""
Confidence = Literal["high", "medium", "low"]

BLOCKS = 92
KNIGHTS = 6
TURN_AP = 5
LEVEL_BONUS = (5, 10, 15)
"""The king's bonus after phases 1, 2, 3, paid on level 1, 2, 3 (torres.king.table)."""
FOUNDATIONS = ("e1", "c3", "f3", "a4", "h5", "c6", "f6", "d8")
"""The printed cells of the eight foundations (torres.setup.foundations)."""

STACKS: dict[int, tuple[tuple[int, ...], ...]] = {
    2: ((3, 3, 3, 3), (3, 3, 3, 3), (3, 3, 3, 3)),
    3: ((3, 3, 2, 2), (3, 3, 2), (3, 3, 2)),
    4: ((2, 2, 2, 2), (2, 2, 2), (2, 2, 2)),
}
"""Stacks dealt before each phase, by number of players (torres.phase.deal, torres.phase.four_players)."""


class Door(NamedTuple):
    """How the way through a castle is read where it is not the usual reading."""

    straight: bool
    """Out straight opposite only (``castle_exit``)."""
    sinking: bool
    """Never up on the way inside (``castle_inside``)."""
    roofs: bool
    """Out onto roofs of the same castle (``exit_same_castle``)."""


def _ruling(default: Value, *others: Value, sure: Confidence, master: bool = False, limit: bool = False) -> Any:
    """A field with the values it may have; a limit may be any whole number, or None for none."""
    values = (default, *others)
    return field(default=default, metadata={"values": values, "sure": sure, "master": master, "limit": limit})


@dataclass(frozen=True, init=False, repr=False)
class Options:
    """The rulings in force: an edition, and what is ruled otherwise.

    >>> Options("huch").phase_leftover
    'carry_over'
    >>> Options(castle_exit="straight_opposite").edition
    'rio_grande_2005'

    Args:
        edition: the preset: ``rio_grande_2005``, ``namuwiki_old``, ``namuwiki_new`` or ``huch``.
        rulings: fields of this class that differ from the preset.

    Raises:
        UnreadableText: for an edition, a ruling or a value that does not exist; it says which do.
    """

    edition: str = "rio_grande_2005"
    """Which preset these rulings start from."""

    # -- what the editions differ in ------------------------------------------------------------------------------

    action_deck: str = _ruling("own_draw3", "common_draw1", sure="high")
    """Action cards of the basic game: ``own_draw3`` (own ten, three seen, one kept: RG) or ``common_draw1`` (one deck
    of all forty, the top card: NW, and the variant in RG). Confidence high: both texts are plain."""
    stack_cap: int | None = _ruling(3, None, sure="high", limit=True)
    """The most blocks a stack may hold. 3 in RG, the older edition of NW and Huch!; no limit in NW's newer edition.
    Confidence high."""
    blocks_per_turn: int | None = _ruling(3, None, sure="high", limit=True)
    """The most blocks built in a turn. 3 in RG and NW's older edition; in the newer one AP alone limit them. Confidence
    high."""
    phase_leftover: str = _ruling("supply", "carry_over", sure="high")
    """Blocks still there when a phase ends: back to the ``supply`` (RG, NW old) or ``carry_over`` to the new stacks (NW
    new, Huch!), where their owner spreads them and no stack exceeds its cap. Confidence high for NW, medium for Huch!,
    which NW names in one sentence."""
    castle_exit: str = _ruling("any_door", "straight_opposite", sure="high")
    """Out of a castle by ``any_door`` (RG: any other door) or ``straight_opposite`` only (NW, also for the elevator).
    Confidence high: both say so."""
    marker_skip: str = _ruling("after_all_castles", "after_each_castle", sure="medium")
    """When a marker goes past taken spaces: once all castles of the player are counted (RG stresses "all"), or after
    each castle (NW: "each time"). Confidence high for RG, medium for NW."""
    next_starter: str = _ruling("lowest", "lowest_chooses", sure="medium")
    """Who starts the next phase: the ``lowest`` score (RG, NW), or whoever that player names (a player aid of the
    Huch! edition). Confidence high for the first, medium for the second."""
    scoring_order: str = _ruling("clockwise", "leader_first", sure="medium")
    """Order of the scorings after the first: ``clockwise`` from the starting player (RG, NW), or most points first (the
    player aid). Confidence high for the first, low for the second."""
    min_castles: int = _ruling(6, 7, sure="medium", limit=True)
    """The fewest castles that may remain when one is taken away. RG: not below six; NW, read literally: not six or
    fewer. Confidence high for RG, medium for NW."""
    must_build: bool = _ruling(False, True, sure="medium")
    """Must every turn build a block while it can? NW writes that one "has to choose a stack and build"; RG lets one
    build fewer, even none, and every edition here follows RG. With True the last AP is kept for a block. Confidence
    medium."""

    # -- what the texts leave open --------------------------------------------------------------------------------

    castle_inside: str = _ruling("same_or_lower", "never_rise", sure="medium")
    """"One cannot go up inside": ``same_or_lower`` compares the cells before and after; ``never_rise`` walks the floors
    and never climbs on the way. RG lets one leave by any other door, hence the default. They differ where two tall
    parts meet in a lower saddle. Confidence medium."""
    exit_same_castle: bool = _ruling(True, False, sure="medium")
    """May one come out onto a roof of the same castle? The elevator text of RG speaks of cells in the castle beside a
    door. Confidence medium."""
    two_up: str = _ruling("exactly", "up_to", sure="high")
    """The card climbs ``exactly`` two levels, or ``up_to`` two. The text says two; one level is an ordinary step.
    Confidence high."""
    move_block_check: str = _ruling("final", "removal", sure="medium")
    """The limits of the moved block are tested on the ``final`` board (RG speaks of what the action causes), or already
    when it is lifted (``removal``), so that it can bridge nothing again. Confidence medium."""
    card_blocks_count: bool = _ruling(False, True, sure="medium")
    """Do blocks placed by cards count among the blocks of the turn? Both cards are additions that cost no AP.
    Confidence medium."""
    may_return_blocks: bool = _ruling(True, False, sure="medium")
    """May unused blocks go back although they would fit on other stacks? RG: one *may* distribute them. Confidence
    medium."""
    return_split: bool = _ruling(False, True, sure="medium")
    """May one returned card go on top and the other to the bottom? RG: on the top or on the bottom. Confidence
    medium."""
    tie_lowest: str = _ruling("last_seat", "first_seat", sure="low")
    """Who counts as lowest when several are still on the start space: the ``last_seat``, as the last player places the
    king in the set-up, or the ``first_seat``. No text says. Confidence low."""
    leftover_ap: str = _ruling("lost", "to_points", sure="high")
    """AP left at the end of a turn are ``lost``, or turned into points one by one. Points are an action one takes; some
    programs convert by themselves. Confidence high."""
    points_stepwise: bool = _ruling(True, False, sure="medium")
    """Is each AP a move of its own, which may leap? With False several AP may make one longer move. Confidence
    medium."""

    # -- the master game ------------------------------------------------------------------------------------------

    master_game: bool = _ruling(False, True, sure="high")
    """Is this the master game: foundations placed by the players, a master card, another starter?"""
    master_cards: str = _ruling("full_hand", "own_draw3", sure="high", master=True)
    """Action cards of the master game: all ten in hand from the start (RG), or decks as in the basic game of RG
    (NW, which allows the full hand too). Confidence high."""
    master_starter: str = _ruling("each_round", "each_phase", sure="high", master=True)
    """The player with most points starts every round (RG), or the next phase (NW). Confidence high."""
    spacing: str = _ruling("manhattan3", "line2", sure="medium", master=True)
    """"At least two empty cells between two foundations, measured orthogonally": a path distance of three or more
    (``manhattan3``; the printed layout keeps it, and it never gets stuck), or along one row or column only (``line2``).
    Confidence medium."""
    all_knights: str = _ruling("all_six", "on_board", sure="low", master=True)
    """"All your knights" on a master card: ``all_six`` must be on the board, or those ``on_board``, at least two. With
    the latter a lone pair collects 50 points for nothing. Confidence low."""
    row_diagonal: bool = _ruling(False, True, sure="medium", master=True)
    """Is a diagonal a row? A row is a rank or file; another card names the diagonals. Confidence medium."""
    square_tilted: bool = _ruling(False, True, sure="medium", master=True)
    """Do tilted squares count? Simplest reading: sides along the lines. Confidence medium."""
    neighbours_diagonal: bool = _ruling(False, True, sure="medium", master=True)
    """Do cells that touch by a corner neighbour each other? Everywhere else "adjacent" is orthogonal. Confidence
    medium."""
    master_score_from: str = _ruling("last_round_starter", "phase_starter", sure="low", master=True)
    """Where a scoring begins when the starter changes each round: with the starting player of that moment, or with the
    one who started the phase. Confidence low."""

    def __init__(self, edition: str = UNSAID, /, **rulings: Any) -> None:
        edition, rulings = taken_out("edition", edition, rulings, UNSAID)
        edition = USUAL if edition is UNSAID else edition
        if edition not in tuple(EDITIONS):
            _refuse("edition", edition, editions=", ".join(EDITIONS))
        object.__setattr__(self, "edition", edition)
        for name, value in rulings.items():
            if name not in RULINGS:
                _refuse("option", name, options=nearest(name, RULINGS))
            if not _fits(RULINGS[name], value):
                _refuse("option_value", value, option=name, values=_values(RULINGS[name]))
        for name in RULINGS:
            object.__setattr__(self, name, rulings.get(name, usual(edition, name)))

    @cached_property
    def changes(self) -> dict[str, Value]:
        """The rulings that differ from the preset of this edition."""
        return {name: value for name in RULINGS if (value := getattr(self, name)) != usual(self.edition, name)}

    @property
    def in_force(self) -> dict[str, Value]:
        """Every ruling that this game asks for; those of the master game only there."""
        return {
            name: getattr(self, name)
            for name, ruling in RULINGS.items()
            if self.master_game or not ruling.metadata["master"]
        }

    def replace(self, /, **rulings: Any) -> Options:
        """Options of the same edition with some rulings changed: ``options.replace(stack_cap=3)``.

        Raises:
            UnreadableText: for a ruling or a value that does not exist.
        """
        if "edition" in rulings:
            _refuse("option", "edition", options=nearest("edition", RULINGS))
        return Options(self.edition, **{**self.changes, **rulings})

    # -- what the engine asks for ---------------------------------------------------------------------------------

    @cached_property
    def most_in_stack(self) -> int:
        """The most blocks in a stack, as a number in any case."""
        return BLOCKS if self.stack_cap is None else self.stack_cap

    @cached_property
    def most_built(self) -> int:
        """The most blocks built in a turn, as a number in any case."""
        return BLOCKS if self.blocks_per_turn is None else self.blocks_per_turn

    @cached_property
    def door(self) -> Door | None:
        """How doors are read, where it is not the usual way."""
        read = Door(self.castle_exit == "straight_opposite", self.castle_inside == "never_rise", self.exit_same_castle)
        return None if read == (False, False, True) else read

    @cached_property
    def deck(self) -> str:
        """``own``, ``common``, or ``hand`` where all cards are held from the start (torres.master.hand)."""
        if self.master_game:
            return "hand" if self.master_cards == "full_hand" else "own"
        return "common" if self.action_deck == "common_draw1" else "own"

    @cached_property
    def carries(self) -> bool:
        """Are unused blocks kept from one phase to the next (``phase_leftover``)?"""
        return self.phase_leftover == "carry_over"

    @cached_property
    def _key(self) -> tuple[Value, ...]:
        return (self.edition, *(getattr(self, name) for name in RULINGS))

    @cached_property
    def _hash(self) -> int:
        return hash(self._key)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Options) and self._key == other._key)

    def __reduce__(self) -> tuple[Any, ...]:
        return _options, (self.edition, self.changes)

    def __repr__(self) -> str:
        changes = "".join(f", {name}={value!r}" for name, value in self.changes.items())
        return f"Options({self.edition!r}{changes})"


def _options(edition: str, changes: Mapping[str, Value]) -> Options:
    return Options(edition, **changes)


_NAMUWIKI: dict[str, Value] = {
    "action_deck": "common_draw1",
    "castle_exit": "straight_opposite",
    "marker_skip": "after_each_castle",
    "min_castles": 7,
    "master_cards": "own_draw3",
    "master_starter": "each_phase",
}
EDITIONS: dict[str, Mapping[str, Value]] = {
    "rio_grande_2005": {},
    "namuwiki_old": _NAMUWIKI,
    "namuwiki_new": {**_NAMUWIKI, "stack_cap": None, "blocks_per_turn": None, "phase_leftover": "carry_over"},
    "huch": {"phase_leftover": "carry_over", "next_starter": "lowest_chooses", "scoring_order": "leader_first"},
}
"""The presets: what each rules otherwise than RG. One named after the article follows it where it is plain, else RG."""

RULINGS: dict[str, Field[Any]] = {entry.name: entry for entry in fields(Options) if entry.name != "edition"}
"""The rulings by name, each with the values it may have."""


def usual(edition: str, name: str) -> Value:
    """What an edition rules, unless a game rules otherwise."""
    value: Value = EDITIONS[edition].get(name, RULINGS[name].metadata["values"][0])
    return value


MOST = 99
"""The largest limit that can be written."""


def _fits(ruling: Field[Any], value: object) -> bool:
    values = ruling.metadata["values"]
    if ruling.metadata["limit"]:
        return (type(value) is int and 1 <= value <= MOST) or (value is None and None in values)
    return any(value == known and type(value) is type(known) for known in values)


def _values(ruling: Field[Any]) -> str:
    values = ruling.metadata["values"]
    if ruling.metadata["limit"]:
        return f"1 … {MOST}" + (", None" if None in values else "")
    return ", ".join(map(str, values))


def _refuse(key: str, value: object, **facts: str) -> NoReturn:
    raise UnreadableText(WORDING.say(f"error.{key}", text=shown(value), **facts))


@cache
def rulings_of(options: Options) -> Rulings:
    """The rulings in words; those of the master game only there. ``master_game`` itself is no open question."""
    from boardlab.core.rulings import Rulings

    return Rulings(
        WORDING,
        options.in_force,
        usual={name: usual(USUAL, name) for name in RULINGS},
        readings={name: ruling.metadata["values"] for name, ruling in RULINGS.items() if name != "master_game"},
        edition=options.edition,
        of_edition={name: usual(options.edition, name) for name in RULINGS},
    )


USUAL = "rio_grande_2005"
"""The edition that is meant where none is named."""
RIO_GRANDE_2005 = Options()
