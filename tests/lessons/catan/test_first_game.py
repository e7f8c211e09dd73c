"""Tutorial 00, a first game: every question comes up in it, whatever its learner does, and it comes to an end."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from boardlab import catan
from boardlab.catan.actions import DICE, ROLL, Kind
from boardlab.catan.board import TILES_OF_SITE
from boardlab.catan.rules.odds import site_ways
from boardlab.core.contract.position import CHANCE
from boardlab.core.play.opponent import decide
from boardlab.core.play.record import Record
from boardlab.core.play.steer import Now, steered
from boardlab.lessons import checkpoint, scenario
from boardlab.lessons.catan.first_game import moments
from boardlab.lessons.catan.first_game.answers import review
from boardlab.lessons.catan.sketching import place
from boardlab.lessons.model.topics import find_topic
from tests.effort import rounds

YOU, MINA = 0, 1
MOST_TURNS = 60
PARTS: list[tuple[Callable[[Any], bool], tuple[Any, ...]]] = [
    (lambda p: bool(p.pieces.roads[YOU]), (moments.leaves_room,)),
    (lambda p: p.stage == ROLL, (moments.leaves_room,)),
    (
        lambda p: p.active == YOU and p.turn > 1 and p.phase != ROLL,
        (moments.pays_all, moments.pays_you, moments.brings_on),
    ),
    (lambda p: p.stage == ROLL and p.active == YOU, (moments.offers_you, moments.brings_on)),
    (lambda p: p.stage == DICE and p.active != YOU and moments.blocked(p), (moments.seven,)),
    (lambda p: p.is_over, (moments.brings_on,)),
]
"""When each part of the game is over, and what is awaited in it: as the lesson says."""
MOMENTS = (
    moments.founded, moments.before_roll, moments.with_cards, moments.may_build, moments.may_trade,
    moments.dice_in_hand, moments.dice_for_the_robber, moments.may_win,
)  # fmt: skip


def lazy(p: Any, rng: Random) -> Any:
    """Settles where least is paid, never trades or builds, and ends every turn."""
    acts = p.legal_actions()
    if p.stage == "found":
        return min(acts, key=lambda act: site_ways(p.island, act.place))
    ends = [act for act in acts if act.kind in (Kind.END, Kind.DECLINE, Kind.WITHDRAW)]
    return ends[0] if ends else acts[-1]


def greedy(p: Any, rng: Random) -> Any:
    return decide(p, rng.random()).action


def spends(p: Any, rng: Random) -> Any:
    """Builds roads and buys cards as long as there are any."""
    acts = p.legal_actions()
    return next((act for act in acts if act.kind in (Kind.ROAD, Kind.BUY)), None) or lazy(p, rng)


def played(learner: Callable[[Any, Random], Any], seed: int) -> Record:
    """A first game to its end."""
    rng, record, part = Random(seed), moments.begin(str(seed)), 0
    while not record.position.is_over:
        p: Any = record.position
        while part < len(PARTS) - 1 and PARTS[part][0](p):
            part += 1
        if p.current_player == YOU:
            record.play(learner(p, rng))
            continue
        usual = record.dice.outcome if p.current_player == CHANCE else lambda q: moments.rival(Now(q, q.decider), rng)
        record.play(steered(p, YOU, PARTS[part][1], lambda usual=usual, p=p: usual(p)))
        assert p.turn < MOST_TURNS
    return record


@pytest.mark.parametrize("learner", [lazy, greedy, spends])
@pytest.mark.parametrize("seed", range(3))
def test_every_moment_comes_up_and_the_game_ends(learner: Any, seed: int) -> None:
    record = played(learner, seed)
    story: list[Any] = [Now(p, YOU) for p in record.positions]
    assert [moment.__name__ for moment in MOMENTS if not any(moment(now) for now in story)] == []
    told = [event for _, event in record.all_events()]
    assert any(event.kind == "robber" and event.player == YOU for event in told)
    assert any(event.kind == "offered" and event.player == MINA for event in told)
    assert not any(event.kind == "bought" and event.player != YOU for event in told)
    end: Any = record.position
    assert end.winners
    assert end.points(end.winners[0]) >= moments.POINTS
    assert review(record, YOU).next is not None


ADVICE: dict[str, Callable[[Record], bool]] = {
    "trade": lambda record: not done(record, "swapped", "traded"),
    "build": lambda record: not done(record, "settlement", "city"),
    "city": lambda record: not done(record, "city"),
    "sites": lambda record: not all(6 in near or 8 in near for near in begun(record)),
    "sooner": lambda record: all(6 in near or 8 in near for near in begun(record)),
}
"""When each advice is one: what it asks for was not done."""


def done(record: Record, *kinds: str) -> bool:
    texts = [act.to_text() for act in record.actions if act.player == YOU]
    if "city" in kinds:
        return any(text.split()[0] in kinds for text in texts)
    return any(event.kind in kinds and event.player == YOU for _, event in record.all_events())


def begun(record: Record) -> list[set[int]]:
    """The numbers at the settlements that the learner begins with."""
    island: Any = record.start.island
    sites = [act.place for act in record.actions if act.player == YOU and act.kind == Kind.SETTLEMENT][:2]
    return [{island.chips[tile] for tile in TILES_OF_SITE[site]} for site in sites]


@pytest.mark.parametrize("learner", [lazy, greedy, spends])
def test_advice_is_about_what_was_not_done(learner: Any) -> None:
    for seed in range(rounds(4, 40)):
        record = played(learner, seed)
        found = review(record, YOU).next
        assert found is not None
        assert ADVICE[found.key.rpartition(".")[2]](record), (seed, found.key)


def test_who_builds_wins_more_often_than_who_does_not() -> None:
    won = {
        learner: [played(learner, seed).position.winners for seed in range(8)].count((YOU,))
        for learner in (lazy, greedy)
    }
    assert won[lazy] == 0
    assert won[greedy] >= 3


def test_numbers_are_those_of_the_questions() -> None:
    """All are paid, or others alone."""
    p: Any = scenario("catan.first_game.before_the_roll")
    number = moments.paying(p, YOU)
    assert sum(any(p.production(number)[seat].values()) for seat in range(3)) == 3
    rolls: Any = scenario("catan.first_game.blue_rolls")
    barren = moments.barren(rolls, YOU)
    assert not any(rolls.production(barren)[YOU].values())
    assert any(rolls.production(barren)[MINA].values())
    thrown = steered(p.play(p.read_action("roll")), YOU, [moments.pays_all], lambda: rolls.read_action("dice 1 1"))
    assert sum(thrown.dice) == number


def test_a_harbour_changes_the_price_in_the_question() -> None:
    p = catan.start(3, options=catan.Options(players3="founding", win_points=4))
    topic = find_topic("catan.first_game")
    assert topic is not None
    said = {topic.wording.phrase(moments.price_of(p.play(act), YOU), "en") for act in p.legal_actions()}
    assert {each.split(" ")[-1] for each in said} == {"choice.", "4."}
    assert len(said) == 7, "no harbour, one of any kind, one of each kind"


@pytest.mark.parametrize(
    ("number", "answer"),
    [
        (2, ("pasture 3/pasture 8/fields 5", "pasture 8/forest 10/sea", "fields 5/forest 10/mountains 6")),
        (
            1,
            (
                "pasture 8/fields 5/forest 10", "forest 10/fields 9/mountains 6", "fields 10/mountains 11/hills 8",
                "forest 5/hills 9/fields 10",
            ),
        ),
        (3, "catan.build.cost.road"),
        (7, 1),
        (4, 1),
        (5, 4),
        (6, 1),
        (8, "leader"),
    ],
)  # fmt: skip
def test_answers_match_a_second_computation(number: int, answer: Any) -> None:
    asked = checkpoint(f"catan.first_game.{number}")
    found, answer = asked.answer(), frozenset(map(place, answer)) if asked.kind == "cells" else answer
    # A choice is asked with its reason.
    assert (found.split()[0] if isinstance(found, str) else found) == answer
