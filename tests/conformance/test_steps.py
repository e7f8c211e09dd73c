"""No step is left out, added or handed to another seat because of what is hidden: what comes next is public.

A hand of one kind of card, a deck with its last card, a camp of blank tents leave nothing to choose or to draw; whoever
counts the steps must not learn it.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from boardlab.core import CHANCE
from tests.catan.tables import table
from tests.conformance.games import GAMES, Game, samples
from tests.torres.setups import place

LOOKED_AT = 12
"""Actions of each kind that are tried at a position: those of a kind differ in their places and cards only."""


def visible(p: Any, act: Any) -> str:
    """What everybody sees of a step: whose it is, and what is told of it."""
    return repr((act.player, [event.seen_by(None) for event in p.events(act)]))


def following(p: Any) -> str:
    """What is next, for everybody to see."""
    return repr((p.current_player, p.headline(), p.budget(), p.is_over, p.winners))


def choices(p: Any, rng: random.Random) -> list[Any]:
    """Actions of every kind, or what chance may answer; some of each kind."""
    if p.current_player == CHANCE:
        return [act for act, _ in p.chance_outcomes()]
    kinds: dict[str, list[Any]] = {}
    for act in p.legal_actions():
        kinds.setdefault(act.to_text().split()[0], []).append(act)
    return [act for acts in kinds.values() for act in rng.sample(acts, min(LOOKED_AT, len(acts)))]


def matched(p: Any, q: Any, rng: random.Random) -> Iterator[tuple[Any, Any]]:
    """Actions of two positions that look the same to everybody else."""
    theirs = {visible(q, act): act for act in choices(q, rng)}
    for act in choices(p, rng):
        seen = visible(p, act)
        if seen in theirs:
            yield act, theirs[seen]


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_next_step_depends_on_public_facts_only(game: Game) -> None:
    rng = random.Random(17)
    compared = changed = 0
    for p in samples(game, 8, 31):
        q = game.rehidden(p, None, rng)
        if p.is_over:
            continue
        for mine, theirs in matched(p, q, rng):
            assert following(p.play(mine)) == following(q.play(theirs)), (p.to_text(), q.to_text(), mine, theirs)
            compared += 1
            changed += mine != theirs
    game.met(compared, 100, "pairs of actions")
    assert changed > 1 or not game.hides


HANDS = ({"ore": 8}, {"ore": 2, "wool": 2, "grain": 2, "lumber": 2}, {"brick": 7, "ore": 1})


@pytest.mark.parametrize("order", ["simultaneous", "open"])
@pytest.mark.rule("catan.robber.discard")
def test_one_kind_hand_is_discarded_by_choice_like_any(order: str) -> None:
    """Seat by seat, one step each, also where there is nothing to choose."""
    found = set()
    for mine in HANDS:
        for theirs in HANDS:
            p = table(stage="roll", hands=[mine, theirs, {}, {"ore": 1}], options={"discard_order": order})
            for text in ("roll", "dice 3 4"):
                p = p.play(p.read_action(text))
            steps = []
            while p.stage == "discard":
                act = p.legal_actions()[0]
                # Once all are in, everybody sees the cards.
                steps.append((act.player, p.events(act)[0].kind))
                p = p.play(act)
            found.add(repr((steps, following(p))))
    assert len(found) == 1


@pytest.mark.rule("catan.robber.steal_choice")
def test_theft_is_a_chance_step_even_with_one_kind() -> None:
    """A step of chance, of which others hear the same."""
    found = set()
    for hand in HANDS:
        p = table(stage="robber", phase="trade", hands=[{}, hand, {}, {}])
        p = p.play(next(act for act in p.legal_actions() if act.seat == 1))
        outcome = p.chance_outcomes()[0][0]
        assert p.current_player == CHANCE
        found.add(visible(p, outcome) + following(p.play(outcome)))
    assert len(found) == 1


@pytest.mark.rule("catan.dev.draw_top")
def test_the_last_development_card_is_drawn_like_any_other() -> None:
    """A step of chance, whether one card is left or one kind."""
    found = set()
    every = ["knight"] * 14 + ["victory_point"] * 5 + ["road_building", "discovery", "monopoly"] * 2
    for card in ("knight", "monopoly", "discovery"):
        sold = sorted(every)
        sold.remove(card)
        hands = [{"ore": 1, "wool": 1, "grain": 1}, {}, {}, {}]
        p = table(hands=hands, pile={card: 1}, developments=[[], sold, [], []])
        p = p.play(p.read_action("buy"))
        outcome = p.chance_outcomes()[0][0]
        assert p.current_player == CHANCE
        found.add(visible(p, outcome) + following(p.play(outcome)))
    assert len(found) == 1


@pytest.mark.parametrize("left", [1, 2, 3, 4])
@pytest.mark.rule("torres.buy.draw")
def test_card_purchase_has_the_same_steps_for_any_deck(left: int) -> None:
    """Two steps, also where a single card is left to look at."""
    found = set()
    for cards in (("elevator", "hurdle", "two_up", "six_ap"), ("magnet", "seven_ap", "hurdle", "two_up")):
        p = place("a1=1 d4=1 h8=1", "a1", "d4", king="h8", hands=[[], []], decks=[list(cards[:left]), ["magnet"]])
        p = p.play(p.read_action("buy"))
        assert p.stage == "look"
        looked, keep = following(p), p.legal_actions()[-1]
        found.add(looked + visible(p, keep) + following(p.play(keep)))
    assert len(found) == 1
