"""Seats that nobody mixes up: by shape, by letter and by colour, in every game and for every kind of sight."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from boardlab.core.contract.game import find_game
from boardlab.core.picture.seats import look_of
from boardlab.session.icons import icons
from tests.colours import contrast, distance, simulated
from tests.conformance.games import GAMES as ALL

GAMES = [game.name for game in ALL]
PAPER, INK = "#FFFDF6", "#23262B"


@pytest.mark.parametrize("game", GAMES)
def test_seats_differ_by_shape_and_by_letter(game: Any) -> None:
    seats = find_game(game).seats
    assert len({look.shape for look in seats}) == len({look.letter for look in seats}) == len(seats)
    assert len({look.colour for look in seats} | {look.deep for look in seats}) == 2 * len(seats)


@pytest.mark.parametrize("game", GAMES)
def test_token_letter_is_readable_in_light_and_dark(game: Any) -> None:
    """On its paper face, or else on the colour, which is the same in both."""
    for look in find_game(game).seats:
        assert contrast(look.ink, PAPER if look.face else look.colour) >= 4.5, look.letter


@pytest.mark.parametrize("game", GAMES)
def test_a_token_stands_out_from_its_paper(game: Any) -> None:
    """By its colour; where that is not enough, both lines go round it: ink on light ground, paper on dark."""
    for look in find_game(game).seats:
        if look.face:
            assert contrast(look.colour, PAPER) >= 3, look.letter
    assert contrast(INK, "#FFFDF8") >= 3
    assert contrast(PAPER, "#24282F") >= 3


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("sight", ["everybody", "protanopia", "deuteranopia"])
def test_seat_colours_differ_for_every_kind_of_sight(game: Any, sight: str) -> None:
    for one, other in combinations(find_game(game).seats, 2):
        found = distance(simulated(one.colour, sight), simulated(other.colour, sight))
        assert found >= 20, (one.letter, other.letter, round(found))


@pytest.mark.parametrize("game", GAMES)
def test_page_draws_the_tokens_of_its_game(game: Any) -> None:
    found = find_game(game)
    tokens = icons(found, 3)["seats"]
    for seat in range(3):
        look = look_of(found.seats, seat)
        assert tokens[str(seat)]["letter"] == look.letter
        assert tokens[str(seat)]["shape"] == look.shape
        assert look.colour in tokens[str(seat)]["style"]
        assert bool(tokens[str(seat)]["round"]) is not bool(look.face)
