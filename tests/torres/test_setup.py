"""Set-up: board, pieces, decks."""

from __future__ import annotations

from random import Random

import pytest

from boardlab import torres
from boardlab.core import Record
from boardlab.torres.board import NAMES
from boardlab.torres.cards import CARDS
from boardlab.torres.options import BLOCKS, FOUNDATIONS


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.rule("torres.setup.foundations", "torres.setup.player_pieces", "torres.setup.supply", "torres.comp.board")
def test_set_up(players: int) -> None:
    p = torres.start(players)
    assert [NAMES[castle.cells[0]] for castle in p.castles] == sorted(
        ["d8", "h5", "e1", "a4", "c6", "f6", "f3", "c3"], key=NAMES.index
    )
    assert all((castle.area, castle.height) == (1, 1) for castle in p.castles)
    assert p.scores == (0,) * players
    assert p.knights == ((),) * players
    dealt = sum(sum(stacks) for stacks in p.stacks)
    assert p.supply == BLOCKS - 8 - dealt
    distances = [
        abs(a % 8 - b % 8) + abs(a // 8 - b // 8)
        for a in (NAMES.index(cell) for cell in FOUNDATIONS)
        for b in (NAMES.index(cell) for cell in FOUNDATIONS)
        if a != b
    ]
    assert min(distances) == 3


@pytest.mark.rule("torres.comp.players")
def test_the_number_of_players() -> None:
    for wrong in (0, 1, 5, -1):
        with pytest.raises(ValueError, match="2 to 4"):
            torres.start(wrong)


@pytest.mark.rule("torres.setup.action_decks", "torres.comp.cards")
def test_own_decks() -> None:
    """Ten different cards each, shuffled."""
    first, second = (Record.new(torres, seed=seed, players=4).start for seed in "ab")
    for deck in (*first.decks, *second.decks):
        assert sorted(deck) == sorted(CARDS)
    assert len({*first.decks, *second.decks}) == 8
    with pytest.raises(ValueError, match="ten action cards"):
        torres.start(2, decks=[CARDS, CARDS[:9]])
    with pytest.raises(ValueError, match="2 players need 2 decks"):
        torres.start(2, decks=[CARDS])
    with pytest.raises(ValueError, match="“sword” is not an action card"):
        torres.start(2, decks=[CARDS, [*CARDS[:9], "sword"]])


@pytest.mark.rule("torres.setup.action_decks")
def test_one_common_deck_and_no_other_number() -> None:
    """Where all draw from one, two decks are told as two decks, in data, too."""
    rules = torres.Options(action_deck="common_draw1")
    right = torres.start(3, options=rules)
    two = [list(right.decks[0])] * 2
    says = "In this edition all players draw from one common deck, and 2 decks are given."
    for door in (
        lambda: torres.start(3, options=rules, decks=two),
        lambda: torres.from_json(right.to_json() | {"decks": two}),
    ):
        with pytest.raises(ValueError, match=says):
            door()
    with pytest.raises(ValueError, match="has 2 parts for 3 players"):
        torres.from_json(torres.start(3).to_json() | {"decks": [list(CARDS)] * 2})


@pytest.mark.parametrize("master", ["border", "no_card", True])
@pytest.mark.rule("torres.master.card")
def test_master_card_for_the_basic_game_is_refused(master: object) -> None:
    for door in (torres.start, lambda *args, **named: torres.setup(Random(1), *args, **named)):
        with pytest.raises(ValueError, match=r"options=torres\.Options\(master_game=True\)") as refused:
            door(2, master=master)
        assert f"master={master!r}" in str(refused.value)
    assert torres.start(2, options=torres.Options(master_game=True), master="border").options.master_game
