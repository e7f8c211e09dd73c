"""The beginning of a game: boards joined, tents and units in hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from boardlab.core.given import listed
from boardlab.core.language import seat_letter
from boardlab.core.quoting import shown
from boardlab.core.verdict import PlainError
from boardlab.creed.actions import COMMANDER, KING, TENTS_STAGE
from boardlab.creed.board import TENTS, layout_for
from boardlab.creed.camps import OPEN, set_pool
from boardlab.creed.options import FORTRESSES, USUAL, Options, as_options
from boardlab.creed.position import WORDING, Position, copy, make, seal
from boardlab.creed.units import NORMAL, NUMBERS, ONE, SIEGE_ENGINE


def tiles_of(options: Options, nation: int) -> int:
    """The 18 unit tiles of a nation, 1 to 4, as a pile: 16 normal, 2 special (creed.comp.special)."""
    return NORMAL + sum(ONE[NUMBERS[name]] for name in options.nation_specials[nation - 1])


def start(
    players: int = 2,
    *,
    options: Options | Mapping[str, Any] = USUAL,
    first: int | None = None,
    nations: Sequence[int] | None = None,
) -> Position:
    """The position before the first tent is laid.

    Everyone holds nine tents to lay (creed.setup.tents) and 17 units (creed.setup.hand); the siege engine lies with the
    casualties (creed.setup.siege_engine), no action points are ready (creed.setup.counters), two fortress tokens and
    seven cubes lie beside each board (creed.setup.extras, creed.setup.supplies).

    Args:
        players: 2 or 4 (creed.comp.players).
        options: the rulings in force, or those that differ from the usual ones, by name.
        first: the starting seat; None leaves it to chance once the tents are laid.
        nations: the nation of each seat, 1 to 4, each once; 1, 2, … if not given (creed.setup.nation).

    Raises:
        PlainError: for other numbers of players, seats that do not play, or nations chosen twice.
    """
    if type(players) is not int or players not in (2, 4):
        raise PlainError(WORDING.say("error.start_players", players=shown(players)))
    if first is not None and (type(first) is not int or not 0 <= first < players):
        raise PlainError(WORDING.say("error.start_first", first=shown(first), last=players - 1))
    options = as_options(options)
    chosen = tuple(range(1, players + 1)) if nations is None else listed("nations", nations, "[1, 3]")
    known = all(type(nation) is int and 1 <= nation <= 4 for nation in chosen)
    if len(chosen) != players or not known or len(set(chosen)) != players:
        raise PlainError(WORDING.say("error.start_nations", nations=shown(chosen), players=players))
    layout = layout_for(players, options.layout_2p)
    made = make(
        options=options,
        layout=layout,
        nations=chosen,
        stage=TENTS_STAGE,
        round=1,
        first=-1 if first is None else first,
        seat=0,
        ended=0,
        idle=0,
        units=bytes(layout.cells),
        camps=bytes([OPEN]) * (players * TENTS),
        hands=tuple(tiles_of(options, nation) - ONE[SIEGE_ENGINE] for nation in chosen),
        dead=(ONE[SIEGE_ENGINE],) * players,
        ap=(0,) * players,
        kept=(0,) * players,
        boxes=(0,) * players,
        forts=(FORTRESSES,) * players,
        alive=(1 << 2 * players) - 1,
        pools=(b"",) * players,
        given=b"",
    )
    draft = copy(made)
    for seat in range(players):
        set_pool(draft, seat, bytes([KING << 2 | seat, COMMANDER << 2 | seat, *[seat] * 7]))
    return seal(draft)


def setup(
    rng: Any, players: int = 2, *, options: Options | Mapping[str, Any] = USUAL, nations: Sequence[int] | None = None
) -> Position:
    """The position before the first tent is laid. Nothing is shuffled: who starts is a decision of chance later on."""
    return start(players, options=options, nations=nations)


def seat_named(letter: str, players: int) -> int:
    """The seat of a letter, or -1 where nobody sits."""
    letters = [seat_letter(seat) for seat in range(players)]
    return letters.index(letter) if letter in letters else -1
