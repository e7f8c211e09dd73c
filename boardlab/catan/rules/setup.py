"""How a game begins: on a printed map with its settlements, or on an island by chance with the founding phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardlab.catan.actions import FOUND, ROLL, THROWS
from boardlab.catan.cards import FULL_BANK, FULL_PILE
from boardlab.catan.island import COLOURS, PRINTED, Island, lay_out, printed_start
from boardlab.catan.options import ALMANAC, Options
from boardlab.catan.pieces import bare
from boardlab.catan.position import Position, make
from boardlab.catan.rules.founding import first_cards
from boardlab.catan.state import NOTHING, GameSetup
from boardlab.catan.wording import WORDING
from boardlab.core.contract.rule import rule
from boardlab.core.contract.verdict import PlainError
from boardlab.core.given import shuffler
from boardlab.core.json_data import Json
from boardlab.core.text.quoting import quoted

if TYPE_CHECKING:
    from random import Random


@rule("catan.start.robber")
def empty(island: Island, players: int, options: Options = ALMANAC, starter: int = 0) -> Json:
    """The parts of a position before the first settlement: an empty island, a full bank, a full pile.

    The robber stands on the desert, the special cards and the dice lie ready (catan.start.take_pieces,
    catan.start.dev_pile, catan.start.special_ready).
    """
    return {
        "table": GameSetup(options, starter),
        "stage": FOUND,
        "phase": FOUND,
        "turn": 0,
        "active": starter,
        "decider": starter,
        "throw": -1,
        "pieces": bare(island, players),
        "cards": FULL_BANK,
        "developments": (0,) * players,
        "fresh": 0,
        "pile": FULL_PILE,
        "knights": (0,) * players,
        "robber": island.desert,
        "road_holder": -1,
        "army_holder": -1,
        "carded": False,
        "offers": 0,
        "underway": NOTHING,
    }


def start(
    players: int = 4, *, board: str | Island = "classic", options: Options | str = ALMANAC, starter: int = 0
) -> Position:
    """The position before the first decision.

    A printed map comes with its settlements and first cards, so the starting player rolls; on any other island the
    founding phase begins (catan.setup.beginner_map, catan.start.two_rounds). Seats play orange, red, blue and white in
    this order; with three players ``options.players3`` says which colour is left out, red usually.

    Args:
        players: 3 or 4.
        board: ``"classic"`` or ``"modern"``, or an island such as :func:`boardlab.catan.island_of` makes.
        options: the rulings in force, or the name of a preset.
        starter: the seat that starts.

    Raises:
        PlainError: for a number of players, a board or a seat that the game does not have.
    """
    _check_players(players)
    if type(starter) is not int or not 0 <= starter < players:
        raise PlainError(WORDING.say("error.starter", starter=quoted(starter), last=players - 1))
    rules = Options.of(options)
    if isinstance(board, Island):
        return make(**empty(board, players, rules, starter))
    if board not in tuple(PRINTED):
        raise PlainError(WORDING.say("error.board", board=quoted(board)))
    state = empty(PRINTED[board], players, rules, starter)
    if players == 3 and rules.players3 == "founding":
        return make(**state)
    left_out = rules.players3 if players == 3 else ""
    for seat, colour in enumerate(colour for colour in COLOURS if colour != left_out):
        for second, (site, road) in enumerate(printed_start(board, colour)):
            state["pieces"] = state["pieces"].with_settlement(seat, site).with_road(seat, road)
            if second:
                state["cards"] += first_cards(state["pieces"].island, seat, site)
    return make(**{**state, "stage": ROLL, "phase": ROLL, "turn": 1})


def setup(
    rng: Random,
    players: int = 4,
    *,
    board: str | Island = "random",
    options: Options | str = ALMANAC,
    starter: int | None = None,
) -> Position:
    """A beginning by chance: an island laid out as the rulings say, and a starting player by the dice.

    Everyone throws two dice and the highest sum starts; those tied throw again, or the first of them starts
    (catan.start.first_player).

    Args:
        rng: anything with a ``shuffle`` of lists, such as ``random.Random(7)`` or a record's own dice.
        players: 3 or 4.
        board: ``"random"``, or as for :func:`start`.
        options: the rulings in force, or the name of a preset.
        starter: the seat that starts; None for the one that the dice name.

    Raises:
        PlainError: as :func:`start`, and where the first argument cannot shuffle.
    """
    _check_players(players)
    shuffler(rng)
    rules = Options.of(options)
    land: str | Island = board
    if board == "random":
        land = lay_out(
            rng, chip_start=rules.chip_start, chip_direction=rules.chip_direction, frame_order=rules.frame_order
        )
    first = first_player(rng, players, rules.start_tie) if starter is None else starter
    return start(players, board=land, options=rules, starter=first)


def _check_players(players: object) -> None:
    if type(players) is not int or players not in (3, 4):
        raise PlainError(WORDING.say("error.players", players=quoted(players)))


@rule("catan.start.first_player")
def first_player(rng: Random, players: int, tie: str = "roll_again") -> int:
    """The seat with the highest throw of two dice."""
    seats = list(range(players))
    while len(seats) > 1:
        sums = {}
        for seat in seats:
            throws = list(THROWS)
            rng.shuffle(throws)
            sums[seat] = sum(throws[0].dice)
        best = max(sums.values())
        seats = [seat for seat in seats if sums[seat] == best]
        if tie == "first":
            break
    return seats[0]
