"""The state of a game on the ground floor: its fields, the same fields open to be changed, and what is read off them.

Chapters stand on this; :mod:`boardlab.torres.position` is the facade above them, which judges and plays.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, NamedTuple

from boardlab.core.contract.drafts import copier
from boardlab.core.contract.piece import Piece
from boardlab.core.contract.position_base import StateBase
from boardlab.core.contract.rule import rule
from boardlab.core.given import place_of, player_of
from boardlab.core.i18n.language import Phrase
from boardlab.torres.actions import (
    CARRY,
    CHOOSE_STARTER,
    FOUNDATIONS_STAGE,
    KING_STAGE,
    KNIGHTS_STAGE,
    LOOK,
    MOVE_KING,
    OVER,
    TURN,
    Action,
)
from boardlab.torres.board import ALL, BIT, INDEX, NAMES, Castle, Ground, cells_of
from boardlab.torres.cards import CARDS, MASTERS, UNKNOWN, cards_in
from boardlab.torres.options import STACKS, Options
from boardlab.torres.wording import WORDING

if TYPE_CHECKING:
    from boardlab.core.contract.receipt import Budget


class EditionState(NamedTuple):
    """Parts of a position that the usual edition does not have. Positions share one until it changes."""

    kept: tuple[int, ...] = ()
    """Blocks each seat has kept for the coming phase (torres.build.phase_end); empty when nobody has."""
    opener: int = -1
    """The seat that started this phase, where another may start each round; else -1 (torres.master.starter)."""
    master: int = -1
    """The open master card, or -1 (torres.master.card)."""


NOTHING = EditionState()


def with_kept(aside: EditionState, kept: tuple[int, ...]) -> EditionState:
    """The edition's state with these blocks kept, by seat; where nobody keeps any, ``kept`` is empty."""
    return aside._replace(kept=kept if any(kept) else ())


@dataclass(slots=True, init=False, repr=False, eq=False)
class State(StateBase[Action]):
    """The fields of a position or a view of it, and the facts that follow from them alone."""

    game = "torres"
    wording = WORDING
    views = ("tilted", "plan")
    """Drawn with its heights, or from above."""
    quarter_turns = True

    options: Options
    stage: str
    """What is decided now: ``foundations`` (master game), ``knights`` and ``king`` (set-up), ``turn``, ``look`` (a
    bought card is chosen), ``carry`` (kept blocks), ``move_king`` and ``starter`` (between phases) or ``over``."""
    phase: int
    """1 to 3."""
    round: int
    """1 to :attr:`rounds`."""
    starter: int
    """The seat that starts this phase; in a master game each round may have another."""
    decider: int
    """The seat that decides; the last one, once the game is over. See :attr:`current_player`."""
    ground: Ground
    pieces: tuple[int, ...]
    """The knights of each seat as a set of cells."""
    king: int
    """Cell index of the king, or -1."""
    scores: tuple[int, ...]
    stacks: tuple[tuple[int, ...], ...]
    """Each seat's stacks in blocks, highest first, without the one in use this turn
    (torres.phase.own_blocks)."""
    turn_stack: int
    """Blocks left in the stack in use, or -1 while none is chosen."""
    supply: int
    """Blocks in the common supply."""
    ap: int
    """Action points of this turn in all: 5, or 6 or 7 by a card."""
    spent: int
    built: int
    """Blocks built from stacks this turn."""
    bought: int
    """Cards bought this turn."""
    played: bool
    """Has a card been played this turn?"""
    hand_bits: tuple[int, ...]
    """Each seat's hand as a set of card indexes, see :mod:`boardlab.torres.cards`; in a view a hidden hand of n cards
    is ``~n``."""
    fresh_bits: int
    """Cards bought this turn, as a set."""
    deck_cards: tuple[tuple[int, ...], ...]
    """Each seat's deck as card indexes, top first, or the common deck alone; -1 where a view may not look."""
    looking_cards: tuple[int, ...]
    """The cards just drawn, of which one is kept."""
    aside: EditionState
    """What some editions only have: kept blocks, the master card."""

    # -- who and where ---------------------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        """How many play: 2 to 4 (torres.comp.players)."""
        return len(self.scores)

    @property
    def current_player(self) -> int | None:
        """The seat that decides, or None when the game is over."""
        return None if self.stage == OVER else self.decider

    @property
    def is_over(self) -> bool:
        """Has the third phase been scored (torres.end.after_three)?"""
        return self.stage == OVER

    @property
    @rule("torres.goal.most_points")
    def winners(self) -> tuple[int, ...]:
        """The seats with most points, once the game is over (torres.goal.most_points)."""
        if self.stage != OVER:
            return ()
        best = max(self.scores)
        return tuple(seat for seat, score in enumerate(self.scores) if score == best)

    @property
    @rule("torres.phase.rounds")
    def rounds(self) -> int:
        """Rounds of this phase: 4, 3, 3; with two players 4, 4, 4."""
        return len(STACKS[len(self.scores)][self.phase - 1])

    @property
    def scored_from(self) -> int:
        """The seat from which a scoring goes round (torres.score.order; in a master game see ``master_score_from``)."""
        opener = self.aside.opener
        return opener if opener >= 0 and self.options.master_score_from == "phase_starter" else self.starter

    @property
    def master(self) -> str | None:
        """The name of the open master card; None in the basic game (torres.master.card)."""
        return MASTERS[self.aside.master] if self.aside.master >= 0 else None

    @property
    def kept(self) -> tuple[int, ...]:
        """Blocks each seat has kept for the coming phase (torres.build.phase_end)."""
        return self.aside.kept or (0,) * len(self.scores)

    @property
    def heights(self) -> bytes:
        """How many blocks lie on each of the 64 cells, a1 first, then b1: ``p.heights[0]`` is the height of a1."""
        return self.ground.heights

    @property
    def knights(self) -> tuple[tuple[int, ...], ...]:
        """The knights on the board, by seat, each as the index of its cell (0 is a1, 63 is h8)."""
        return tuple(tuple(cells_of(mask)) for mask in self.pieces)

    @property
    def castles(self) -> tuple[Castle, ...]:
        """All castles, ordered by their first cell."""
        return self.ground.castles

    def castle_at(self, cell: str | int) -> Castle | None:
        """The castle a cell belongs to, or None on bare board: ``p.castle_at("a1")``.

        Raises:
            PlainError: where there is no such cell; it names the nearest.
        """
        return self.ground.castle_at(place_of(cell, INDEX))

    def height_at(self, cell: str | int) -> int:
        """Blocks on a cell, which is the level of whoever stands there: ``p.height_at("a1")``.

        Raises:
            PlainError: where there is no such cell; it names the nearest.
        """
        return self.ground.heights[place_of(cell, INDEX)]

    @property
    def free(self) -> int:
        """The cells without a figure, as a set of bits."""
        taken = BIT[self.king] if self.king >= 0 else 0
        for mask in self.pieces:
            taken |= mask
        return ALL & ~taken

    def figure_at(self, cell: str | int) -> int | None:
        """The seat of the knight on a cell, -1 for the king, None when no figure stands there.

        Raises:
            PlainError: where there is no such cell; it names the nearest.
        """
        return self.figure_on(place_of(cell, INDEX))

    def figure_on(self, cell: int) -> int | None:
        """As :meth:`figure_at`, of a cell by its number; trusts that there is one."""
        bit = BIT[cell]
        for seat, mask in enumerate(self.pieces):
            if mask & bit:
                return seat
        return -1 if cell == self.king else None

    @property
    def place_names(self) -> tuple[str, ...]:
        """The names of all cells: a1, b1, …, h8."""
        return NAMES

    def piece_map(self) -> dict[str, Piece]:
        """Every knight and the king, by the name of their cell; towers are in ``heights``."""
        found = {NAMES[cell]: Piece("knight", seat) for seat, cells in enumerate(self.knights) for cell in cells}
        if self.king >= 0:
            found[NAMES[self.king]] = Piece("king")
        return found

    def piece_at(self, place: str | int) -> Piece | None:
        """The knight or the king on a cell; None where nobody stands.

        Raises:
            PlainError: where there is no such cell; it names the nearest.
        """
        figure = self.figure_at(place)
        return None if figure is None else Piece("king") if figure < 0 else Piece("knight", figure)

    # -- the moment ------------------------------------------------------------------------------------------------

    def headline(self) -> Phrase:
        """Where the game stands, as a phrase: "phase 2 of 3, round 1 of 3"."""
        if self.stage in (FOUNDATIONS_STAGE, KNIGHTS_STAGE, KING_STAGE):
            return Phrase("headline.setup")
        if self.stage == OVER:
            return Phrase("headline.over")
        if self.stage == MOVE_KING:
            return Phrase("headline.move_king", {"phase": max(self.phase - 1, 1)})
        if self.stage in (CARRY, CHOOSE_STARTER):
            return Phrase(f"headline.{self.stage}", {"phase": self.phase})
        return Phrase("headline.turn", {"phase": self.phase, "round": self.round, "rounds": self.rounds})

    def budget(self) -> Budget | None:
        """The action points left this turn (torres.turn.five_ap)."""
        from boardlab.core.contract.receipt import Budget

        if self.stage not in (TURN, LOOK):
            return None
        return Budget(self.ap - self.spent, self.ap, "cost.ap")

    # -- cards -----------------------------------------------------------------------------------------------------

    @property
    def hands(self) -> tuple[tuple[str, ...], ...]:
        """Card names in each hand; ``?`` where a view may not look."""
        return tuple(
            tuple(CARDS[card] for card in cards_in(bits)) if bits >= 0 else (UNKNOWN,) * ~bits
            for bits in self.hand_bits
        )

    def hand(self, seat: int) -> tuple[str, ...]:
        """The names of the action cards in a seat's hand; ``?`` for each where a view may not look.

        Raises:
            PlainError: for a seat that does not play.
        """
        return self.hands[player_of(seat, self.players)]

    @property
    def fresh(self) -> tuple[str, ...]:
        """Cards bought this turn, which wait for the next (torres.play.later)."""
        return tuple(CARDS[card] for card in cards_in(max(self.fresh_bits, 0)))

    @property
    def decks(self) -> tuple[tuple[str, ...], ...]:
        """Each seat's deck, top first, or the common deck alone; ``?`` where a view may not look."""
        return tuple(tuple(CARDS[card] if card >= 0 else UNKNOWN for card in deck) for deck in self.deck_cards)

    @property
    def looking(self) -> tuple[str, ...]:
        """The cards just drawn, top first, of which one is kept."""
        return tuple(CARDS[card] if card >= 0 else UNKNOWN for card in self.looking_cards)


State.STATE = tuple(field.name for field in fields(State))


class Draft(State):
    """A position while it is being made: the same slots, still open. Sealing it copies nothing."""

    __slots__ = ()


open_copy = copier(Draft)


def as_decider(p: State, seat: int) -> Draft:
    """The same moment with this seat asked what it does, whoever decides: what its texts are read against."""
    draft = open_copy(p)
    draft.decider = player_of(seat, p.players)
    return draft


def cell_names(cells: int) -> tuple[str, ...]:
    """Names of the cells in a set."""
    return tuple(NAMES[cell] for cell in cells_of(cells))
