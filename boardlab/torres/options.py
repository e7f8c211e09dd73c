"""Editions and rulings: what the texts leave open or disagree on, and what the box holds.

RG is the rules sheet of the Rio Grande Games edition of 2005, NW the Namuwiki article of 2024. Where both are silent or
vague, the default is the reading that changes least.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import NamedTuple

from boardlab.core.contract.ruleset import RuleSet, Value, ruling
from boardlab.torres.wording import WORDING

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


MOST = 99
"""The largest limit that can be written."""
_NAMUWIKI: dict[str, Value] = {
    "action_deck": "common_draw1",
    "castle_exit": "straight_opposite",
    "marker_skip": "after_each_castle",
    "min_castles": 7,
    "master_cards": "own_draw3",
    "master_starter": "each_phase",
}
EDITIONS: Mapping[str, Mapping[str, Value]] = {
    "rio_grande_2005": {},
    "namuwiki_old": _NAMUWIKI,
    "namuwiki_new": {**_NAMUWIKI, "stack_cap": None, "blocks_per_turn": None, "phase_leftover": "carry_over"},
    "huch": {"phase_leftover": "carry_over", "next_starter": "lowest_chooses", "scoring_order": "leader_first"},
}
"""The presets: what each rules otherwise than RG. One named after the article follows it where it is plain, else RG."""


class Options(RuleSet):
    """The rulings in force: an edition, and what is ruled otherwise.

    >>> Options("huch").phase_leftover
    'carry_over'
    >>> Options(castle_exit="straight_opposite").edition
    'rio_grande_2005'
    """

    wording = WORDING
    EDITIONS = EDITIONS

    # -- what the editions differ in ------------------------------------------------------------------------------

    action_deck: str = ruling("own_draw3", "common_draw1", sure="high")
    """Action cards of the basic game: ``own_draw3`` (own ten, three seen, one kept: RG) or ``common_draw1`` (one deck
    of all forty, the top card: NW, and the variant in RG). Confidence high: both texts are plain."""
    stack_cap: int | None = ruling(3, None, sure="high", limit=MOST)
    """The most blocks a stack may hold. 3 in RG, the older edition of NW and Huch!; no limit in NW's newer edition.
    Confidence high."""
    blocks_per_turn: int | None = ruling(3, None, sure="high", limit=MOST)
    """The most blocks built in a turn. 3 in RG and NW's older edition; in the newer one AP alone limit them. Confidence
    high."""
    phase_leftover: str = ruling("supply", "carry_over", sure="high")
    """Blocks still there when a phase ends: back to the ``supply`` (RG, NW old) or ``carry_over`` to the new stacks (NW
    new, Huch!), where their owner spreads them and no stack exceeds its cap. Confidence high for NW, medium for Huch!,
    which NW names in one sentence."""
    castle_exit: str = ruling("any_door", "straight_opposite", sure="high")
    """Out of a castle by ``any_door`` (RG: any other door) or ``straight_opposite`` only (NW, also for the elevator).
    Confidence high: both say so."""
    marker_skip: str = ruling("after_all_castles", "after_each_castle", sure="medium")
    """When a marker goes past taken spaces: once all castles of the player are counted (RG stresses "all"), or after
    each castle (NW: "each time"). Confidence high for RG, medium for NW."""
    next_starter: str = ruling("lowest", "lowest_chooses", sure="medium")
    """Who starts the next phase: the ``lowest`` score (RG, NW), or whoever that player names (a player aid of the
    Huch! edition). Confidence high for the first, medium for the second."""
    scoring_order: str = ruling("clockwise", "leader_first", sure="medium")
    """Order of the scorings after the first: ``clockwise`` from the starting player (RG, NW), or most points first (the
    player aid). Confidence high for the first, low for the second."""
    min_castles: int = ruling(6, 7, sure="medium", limit=MOST)
    """The fewest castles that may remain when one is taken away. RG: not below six; NW, read literally: not six or
    fewer. Confidence high for RG, medium for NW."""
    must_build: bool = ruling(False, True, sure="medium")
    """Must every turn build a block while it can? NW writes that one "has to choose a stack and build"; RG lets one
    build fewer, even none, and every edition here follows RG. With True the last AP is kept for a block. Confidence
    medium."""

    # -- what the texts leave open --------------------------------------------------------------------------------

    castle_inside: str = ruling("same_or_lower", "never_rise", sure="medium")
    """"One cannot go up inside": ``same_or_lower`` compares the cells before and after; ``never_rise`` walks the floors
    and never climbs on the way. RG lets one leave by any other door, hence the default. They differ where two tall
    parts meet in a lower saddle. Confidence medium."""
    exit_same_castle: bool = ruling(True, False, sure="medium")
    """May one come out onto a roof of the same castle? The elevator text of RG speaks of cells in the castle beside a
    door. Confidence medium."""
    two_up: str = ruling("exactly", "up_to", sure="high")
    """The card climbs ``exactly`` two levels, or ``up_to`` two. The text says two; one level is an ordinary step.
    Confidence high."""
    move_block_check: str = ruling("final", "removal", sure="medium")
    """The limits of the moved block are tested on the ``final`` board (RG speaks of what the action causes), or already
    when it is lifted (``removal``), so that it can bridge nothing again. Confidence medium."""
    card_blocks_count: bool = ruling(False, True, sure="medium")
    """Do blocks placed by cards count among the blocks of the turn? Both cards are additions that cost no AP.
    Confidence medium."""
    may_return_blocks: bool = ruling(True, False, sure="medium")
    """May unused blocks go back although they would fit on other stacks? RG: one *may* distribute them. Confidence
    medium."""
    return_split: bool = ruling(False, True, sure="medium")
    """May one returned card go on top and the other to the bottom? RG: on the top or on the bottom. Confidence
    medium."""
    tie_lowest: str = ruling("last_seat", "first_seat", sure="low")
    """Who counts as lowest when several are still on the start space: the ``last_seat``, as the last player places the
    king in the set-up, or the ``first_seat``. No text says. Confidence low."""
    leftover_ap: str = ruling("lost", "to_points", sure="high")
    """AP left at the end of a turn are ``lost``, or turned into points one by one. Points are an action one takes; some
    programs convert by themselves. Confidence high."""
    points_stepwise: bool = ruling(True, False, sure="medium")
    """Is each AP a move of its own, which may leap? With False several AP may make one longer move. Confidence
    medium."""

    # -- the master game ------------------------------------------------------------------------------------------

    master_game: bool = ruling(False, True, sure="high", settled=True)
    """Is this the master game: foundations placed by the players, a master card, another starter?"""
    master_cards: str = ruling("full_hand", "own_draw3", sure="high", only_if="master_game")
    """Action cards of the master game: all ten in hand from the start (RG), or decks as in the basic game of RG
    (NW, which allows the full hand too). Confidence high."""
    master_starter: str = ruling("each_round", "each_phase", sure="high", only_if="master_game")
    """The player with most points starts every round (RG), or the next phase (NW). Confidence high."""
    spacing: str = ruling("manhattan3", "line2", sure="medium", only_if="master_game")
    """"At least two empty cells between two foundations, measured orthogonally": a path distance of three or more
    (``manhattan3``; the printed layout keeps it, and it never gets stuck), or along one row or column only (``line2``).
    Confidence medium."""
    all_knights: str = ruling("all_six", "on_board", sure="low", only_if="master_game")
    """"All your knights" on a master card: ``all_six`` must be on the board, or those ``on_board``, at least two. With
    the latter a lone pair collects 50 points for nothing. Confidence low."""
    row_diagonal: bool = ruling(False, True, sure="medium", only_if="master_game")
    """Is a diagonal a row? A row is a rank or file; another card names the diagonals. Confidence medium."""
    square_tilted: bool = ruling(False, True, sure="medium", only_if="master_game")
    """Do tilted squares count? Simplest reading: sides along the lines. Confidence medium."""
    neighbours_diagonal: bool = ruling(False, True, sure="medium", only_if="master_game")
    """Do cells that touch by a corner neighbour each other? Everywhere else "adjacent" is orthogonal. Confidence
    medium."""
    master_score_from: str = ruling("last_round_starter", "phase_starter", sure="low", only_if="master_game")
    """Where a scoring begins when the starter changes each round: with the starting player of that moment, or with the
    one who started the phase. Confidence low."""

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


RULINGS = Options.RULINGS
"""The rulings by name, each with the values it may have."""
RIO_GRANDE_2005 = Options()
