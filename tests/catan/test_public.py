"""What everybody has seen of the hands: cards taken openly and not spent openly, and nothing that is hidden."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from boardlab import catan
from boardlab.catan.actions import STEAL, Kind
from boardlab.catan.board import SITES, SITES_OF_TILE, TILE_AT, bits
from boardlab.catan.cards import HAND, SHIFT, counts_of
from boardlab.catan.example import example_game
from boardlab.catan.play.knowledge import Beliefs
from boardlab.catan.play.public import seen_cards
from boardlab.core.contract.position import CHANCE
from boardlab.core.play.playout import drawn
from tests.catan.tables import at_harbour, table

GAMES, PLIES, EVERY = 6, 260, 13
TILE = "1,0"
CORNER = SITES[next(bits(SITES_OF_TILE[TILE_AT[TILE]]))]
ROBBED: dict[str, Any] = {"stage": "robber", "phase": "trade", "dice": [3, 4]}


def story(p: catan.Position, texts: Sequence[str]) -> Iterator[tuple[Any, Any, Any]]:
    for text in texts:
        act = p.read_action(text)
        after = p.play(act)
        yield p, act, after
        p = after


def test_unseen_cards_are_not_counted_as_public() -> None:
    p = table(hands=[{"wool": 4}, {"ore": 2}, {}, {}])
    assert seen_cards(()) == ()
    assert seen_cards(story(p, ["offer 1 wool for 1 ore", "decline", "decline", "decline"])) == ((0,) * 5,) * 4


def test_bank_and_player_trades_are_public() -> None:
    p = at_harbour("wool", wool=4)
    assert seen_cards(story(p, ["trade 2 wool for 1 ore"]))[0] == (0, 0, 0, 0, 1)
    both = table(hands=[{"wool": 1}, {"ore": 1}, {}, {}])
    deal = ["offer 1 wool for 1 ore", "accept", "decline", "decline", "confirm B"]
    assert seen_cards(story(both, deal))[:2] == ((0, 0, 0, 0, 1), (0, 0, 1, 0, 0))


@pytest.mark.parametrize("hand", [{"ore": 3}, {"wool": 2, "ore": 1}])
@pytest.mark.rule("catan.robber.victim_hides")
def test_a_stolen_card_changes_no_count_whichever_it_was(hand: dict[str, int]) -> None:
    """Paired secrets: only thief and victim know what was stolen."""
    told = []
    for stolen in ("ore", "wool") if "wool" in hand else ("ore",):
        p = table(hands=[{}, hand, {}, {}], settlements=[[], [CORNER], [], []], **ROBBED)
        told.append(seen_cards(story(p, [f"robber {TILE} from B", f"steal {stolen}"])))
    assert set(told) == {((0,) * 5,) * 4}


def test_public_count_stays_between_zero_and_hand_size() -> None:
    game = example_game()
    positions = game.positions
    steps = [(positions[ply - 1], game.step(ply)[1], positions[ply]) for ply in range(1, len(positions))]
    for last in range(1, len(steps), 7):
        for seat, counts in enumerate(seen_cards(steps[:last])):
            assert all(0 <= count <= positions[last].hand_sizes[seat] for count in counts)


@pytest.mark.rule("catan.robber.victim_hides")
def test_seen_cards_after_thefts_are_certain_in_every_world() -> None:
    """Never more than in any way the hands can lie; what a thief or a victim saw counts for them alone."""
    thefts = told = exact = 0
    for seed in range(GAMES):
        rng, p = Random(seed), catan.start(players=3 + seed % 2)
        observers = (None, 0, 1)
        beliefs = [Beliefs(p.seen_by(seat)) for seat in observers]
        steps: list[tuple[Any, Any, Any]] = []
        while not p.is_over and len(steps) < PLIES:
            chance = p.current_player == CHANCE
            act = drawn(p, rng) if chance else rng.choice([a for a in p.legal_actions() if a.kind != Kind.OFFER])
            after = p.play(act)
            steps.append((p, act, after))
            for known in beliefs:
                known.update(*steps[-1])
            stolen, p = p.stage == STEAL, after
            thefts += stolen
            if not stolen and len(steps) % EVERY:
                continue
            for seat, known in zip(observers, beliefs, strict=True):
                for other, counts in enumerate(seen_cards(steps, seat)):
                    worlds = [counts_of(world >> SHIFT[other] & HAND) for world in known.worlds]
                    least = tuple(min(each) for each in zip(*worlds, strict=True))
                    assert sum(counts) <= p.hand_sizes[other]
                    assert all(count <= held for count, held in zip(counts, least, strict=True))
                    told, exact = told + 1, exact + (counts == least)
    assert thefts > GAMES
    assert exact > told * 2 / 3


def test_stolen_card_is_counted_for_the_victim_no_longer() -> None:
    """Three cards were seen, one of two kinds went: of each kind one fewer is certain; who stole it knows more."""
    places: Any = {"settlements": [[], [CORNER], [], []], **ROBBED}
    p, seen = (table(hands=[{}, hand, {}, {}], **places) for hand in ({}, {"wool": 2, "ore": 1}))
    steps = [(p, p.legal_actions()[0], seen), *story(seen, [f"robber {TILE} from B", "steal wool"])]
    assert [seen_cards(steps[:1])[1], seen_cards(steps)[1]] == [(0, 0, 2, 0, 1), (0, 0, 1, 0, 0)]
    assert seen_cards(steps, 0)[:2] == ((0, 0, 1, 0, 0), (0, 0, 1, 0, 1))
