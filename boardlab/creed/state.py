"""The state of a game: the fields of a position, what is read off them, and the same state while it is open."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, NamedTuple

from boardlab.core.contract.drafts import copier
from boardlab.core.contract.piece import Piece
from boardlab.core.contract.position import CHANCE
from boardlab.core.contract.position_base import StateBase, place_key
from boardlab.core.contract.rule import rule
from boardlab.core.given import place_of, player_of
from boardlab.core.i18n.language import Phrase, Seat
from boardlab.creed.actions import (
    FIRST_STAGE,
    GIVE_STAGE,
    LAY_STAGE,
    OVER,
    PLACE_STAGE,
    RETURN_STAGE,
    TOKENS,
    TURN,
    Action,
)
from boardlab.creed.board import CELLS, LINES, RANKS, TENTS, Layout
from boardlab.creed.options import CUBES, TURN_AP, Options
from boardlab.creed.tents import ANNOUNCED, DESTROYED, FORTIFIED, OPEN, TOKEN, UNKNOWN_TOKEN
from boardlab.creed.units import HIDDEN, NAMES, PROFILE, size, tiles
from boardlab.creed.wording import WORDING

if TYPE_CHECKING:
    from boardlab.core.contract.receipt import Budget


UNKNOWN = "?"
ASIDES = {
    "straight": ("side_a", "side_b", "boards"),
    "twin": ("side_a", "side_b", "boards"),
    "crossing": ("hand", "boards_ac", "boards_bd"),
}
"""What a live board shows below the board, by layout; the middle of four boards says the rest."""


class Tent(NamedTuple):
    """A tent cell of a camp."""

    token: str | None
    """``blank``, ``king`` or ``commander``; ``?`` where a view may not look, None where nothing is laid yet."""
    colour: int | None
    """The seat whose token it is, which in a team may lie with the ally; None where that is not known."""
    destroyed: bool
    fortified: bool
    """Does a fortress token lie here (creed.special.fortify)?"""
    announced: bool
    """Do all know that the commander is here (creed.special.appoint.tent)?"""


@dataclass(slots=True, init=False, repr=False, eq=False)
class State(StateBase[Action]):
    """A game at one moment, as far as it is known: what positions, views and open drafts have in common."""

    game = "creed"
    wording = WORDING
    views = ("across", "upright")
    """A to the left, or a quarter turn with A below."""
    pays_points = False

    options: Options
    layout: Layout
    nations: tuple[int, ...]
    """The nation of each seat, 1 to 4: it says which special units are its own (creed.setup.nation)."""
    stage: str
    """What is decided now; see :data:`boardlab.creed.actions.STAGES`."""
    round: int
    """From 1; a round is one turn of either side."""
    first: int
    """The starting seat, or -1 while that is open."""
    on_turn: int
    """Whose turn it is; in a turn of two allies, the one who has the floor."""
    ended: int
    """The seats of this side that have ended their turn, as a set."""
    idle: int
    """How often the floor changed between the allies since anything was done."""
    units: bytes
    """What stands in each cell; see :mod:`boardlab.creed.units`. 0 is nobody."""
    camps: bytes
    """What lies on each tent cell; see :mod:`boardlab.creed.tents`."""
    hand_piles: tuple[int, ...]
    """Each seat's hand as a pile; in a view a hidden hand of n tiles is ``~n``."""
    dead: tuple[int, ...]
    """Each seat's casualties as a pile (creed.act.field.casualty)."""
    ap: tuple[int, ...]
    """Action points left this turn, by seat; 0 for the side that waits."""
    kept: tuple[int, ...]
    """Action points each seat kept from its last turn (creed.turn.carry)."""
    boxes: tuple[int, ...]
    """Each seat's boxes with a cube, as a set (creed.special.boxes)."""
    forts: tuple[int, ...]
    """Fortress tokens beside each board."""
    alive: int
    """The leaders in the camps, as a set: two bits a seat, king and commander."""
    pools: tuple[bytes, ...]
    """Tent tokens each seat has still to lay."""
    given: bytes
    """Tent tokens the ally was given and has not yet paid back."""

    @property
    def panels(self) -> tuple[str, ...]:
        """What a live board shows below the board: hands, casualties, action boards."""
        return ASIDES[self.layout.name]

    # -- who -------------------------------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        """How many play: 2 or 4 (creed.comp.players)."""
        return self.layout.players

    @property
    def current_player(self) -> int | None:
        """The seat that decides, CHANCE for the starting player, None when the game is over."""
        stage = self.stage
        if stage in (TURN, PLACE_STAGE, GIVE_STAGE):
            return self.on_turn
        if stage == OVER:
            return None
        if stage == FIRST_STAGE:
            return CHANCE
        if stage == RETURN_STAGE:
            return self.layout.allies[self.on_turn]
        if stage == LAY_STAGE:
            return self.on_turn if self.pools[self.on_turn] else self.layout.allies[self.on_turn]
        # Set up by hand, a board may have no tent left to lay: then nobody decides.
        for seat, pool in enumerate(self.pools):
            if pool:
                return seat
        return None

    @property
    def side(self) -> int:
        """The side whose turn it is: 0 or 1."""
        return self.layout.sides[self.on_turn]

    @property
    def is_over(self) -> bool:
        """Has a side lost all its leaders (creed.end.win), or are the agreed rounds over?"""
        return self.stage == OVER

    @property
    def scores(self) -> tuple[int, ...]:
        """Creed has no points: always zeros."""
        return (0,) * self.layout.players

    @property
    @rule("creed.goal")
    def winners(self) -> tuple[int, ...]:
        """The seats of the side that removed all enemy leaders; everyone in a draw; empty until the game is over."""
        if self.stage != OVER:
            return ()
        sides = self.layout.sides
        left = {sides[seat] for seat in range(len(sides)) if self.leaders_of(seat)}
        return tuple(seat for seat, side in enumerate(sides) if side in left)

    # -- what lies where -------------------------------------------------------------------------------------------

    @rule("creed.end.stay")
    def leaders_of(self, seat: int) -> int:
        """The leaders of a seat that are still in a camp: 1 for the king plus 2 for the commander
        (creed.goal, creed.end.stay).
        """
        return self.alive >> 2 * seat & 3

    def hand(self, seat: int) -> tuple[str, ...]:
        """Names of the units in a hand; ``?`` for each where a view may not look (creed.comp.holder).

        Raises:
            PlainError: for a seat that does not play.
        """
        pile = self.hand_piles[player_of(seat, self.players)]
        return ("?",) * ~pile if pile < 0 else tuple(NAMES[number] for number in tiles(pile))

    @property
    def hands(self) -> tuple[tuple[str, ...], ...]:
        """Names of the units in each hand; ``?`` for each where a view may not look."""
        return tuple(self.hand(seat) for seat in range(self.players))

    def hand_size(self, seat: int) -> int:
        """How many units a hand holds; PlainError for a seat that does not play."""
        return size(self.hand_piles[player_of(seat, self.players)])

    def casualties(self, seat: int) -> tuple[str, ...]:
        """Names of the removed units of a seat; PlainError for a seat that does not play."""
        return tuple(NAMES[number] for number in tiles(self.dead[player_of(seat, self.players)]))

    def cubes(self, seat: int) -> int:
        """Cubes a seat has left (creed.comp.cubes); PlainError for a seat that does not play."""
        return CUBES - self.boxes[player_of(seat, self.players)].bit_count()

    def camp(self, seat: int) -> bytes:
        """The nine tent cells of a camp, row by row."""
        return self.camps[seat * TENTS : seat * TENTS + TENTS]

    def spare_tents(self, seat: int) -> int:
        """Blank tents of a colour in the supply: nine tokens always lie in camps, blanks in a leader's stead
        (creed.comp.tents).
        """
        return 1 + self.leaders_of(seat).bit_count()

    # -- by name ---------------------------------------------------------------------------------------------------

    @property
    def place_names(self) -> tuple[str, ...]:
        """The names of all cells, then of all tents."""
        return (*self.layout.cell_names, *self.layout.tent_names)

    def place_name(self, key: str, lang: str | None = None) -> str:
        """A cell by its key; a tent by its key, where two play by its line, how far behind it lies, and its side.

        Raises:
            WrongKind: for a key that is no text.
        """
        tent = self.layout.tent_numbers.get(place_key(self, key))
        if tent is None:
            return key
        if self.players > 2:
            return WORDING.say("tent.named", lang, tent=key)
        return WORDING.say("tent.sided", lang, owner=Seat(tent // TENTS), tent=self.tent_on_line(tent))

    def tent_on_line(self, tent: int, said: str = "tent") -> Phrase:
        """Where a tent lies, as a fact of a sentence, where one line leads to it: ``front tent of line 1``.

        Args:
            tent: its number.
            said: ``spot`` for where it is laid.
        """
        (line, depth), *_ = self.layout.reaches(tent)
        return Phrase(f"{said}.{('front', 'middle', 'back')[depth]}", {"line": line % LINES + 1})

    def piece_map(self) -> dict[str, Piece]:
        """Every unit and every tent that stands, by the name of its place.

        A unit is called by its name, a tent by its token; ``?`` where a view may not look (creed.comp.holder).
        """
        layout = self.layout
        found = {
            layout.cell_names[cell]: Piece(NAMES[tile & PROFILE] or UNKNOWN, layout.owner[cell], bool(tile & HIDDEN))
            for cell, tile in enumerate(self.units)
            if tile
        }
        for name in layout.tent_names:
            tent = self.tent_at(name)
            if tent.token is not None and not tent.destroyed:
                found[name] = Piece(tent.token, tent.colour, hidden=not tent.announced)
        return found

    def unit_at(self, cell: str | int) -> Piece | None:
        """The unit in a cell; None where nobody stands, ``?`` for one whose kind a view may not know.

        Raises:
            PlainError: where there is no such cell; it names the nearest.
        """
        return self.piece_map().get(self.layout.cell_names[place_of(cell, self.layout.cell_numbers)])

    def tent_at(self, tent: str | int) -> Tent:
        """What lies on a tent: ``p.tent_at("AT22")``.

        Raises:
            PlainError: where there is no such tent; it names the nearest.
        """
        found = self.camps[place_of(tent, self.layout.tent_numbers)]
        token = found & TOKEN
        marks = bool(found & DESTROYED), bool(found & FORTIFIED), bool(found & ANNOUNCED)
        if found & OPEN:
            return Tent(None, None, *marks)
        return Tent(UNKNOWN, None, *marks) if token == UNKNOWN_TOKEN else Tent(TOKENS[token >> 2], token & 3, *marks)

    # -- rules -----------------------------------------------------------------------------------------------------

    def headline(self) -> Phrase:
        """Where the game stands."""
        if self.stage == TURN:
            return Phrase("headline.turn", {"round": self.round})
        return Phrase(f"headline.{self.stage}", {"round": self.round})

    def budget(self) -> Budget | None:
        """The action points left this turn (creed.turn.refill)."""
        from boardlab.core.contract.receipt import Budget

        if self.stage not in (TURN, GIVE_STAGE, RETURN_STAGE, LAY_STAGE):
            return None
        return Budget(self.ap[self.on_turn], TURN_AP + self.kept[self.on_turn], "cost.ap")

    # -- lines -----------------------------------------------------------------------------------------------------

    def own_line(self, cell: int) -> tuple[int, int, int]:
        """The three tiles of the line a cell lies on, rank 1 first."""
        start = cell - cell % RANKS
        units = self.units
        return units[start], units[start + 1], units[start + 2]

    def enemy_line(self, cell: int) -> tuple[int, int, int]:
        """The three tiles of the enemy on the line of a cell, rank 1 first."""
        start = self.layout.across[cell // RANKS] * RANKS
        units = self.units
        return units[start], units[start + 1], units[start + 2]

    def first_enemy(self, cell: int) -> int:
        """The first enemy on the line of a cell, or the front cell where there is none."""
        start = self.layout.across[cell // RANKS] * RANKS
        return next((other for other in range(start, start + RANKS) if self.units[other]), start)

    def placed(self, seat: int) -> int:
        """How many units of a seat stand on its fields."""
        width = self.layout.per_seat * CELLS
        return width - self.units[seat * width : (seat + 1) * width].count(0)


State.STATE = tuple(field.name for field in fields(State))


class Draft(State):
    """The state while it is being made: the same slots, still open. ``position.seal`` closes it."""

    __slots__ = ()


open_copy = copier(Draft)


class _AsDecider(Draft):
    """A state in which one seat is asked, whoever decides."""

    __slots__ = ()

    @property
    def current_player(self) -> int:
        return self.on_turn


def as_decider(p: State, seat: int) -> Draft:
    """The same moment with this seat asked what it does, whoever decides: what its texts are read against."""
    draft = open_copy(p)
    draft.on_turn = player_of(seat, p.players)
    draft.__class__ = _AsDecider
    return draft


def decider(p: State) -> int:
    """The seat that decides, which exists while the game goes on."""
    seat = p.current_player
    assert seat is not None
    return seat
