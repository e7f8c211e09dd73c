"""What a seat knows by a whole game: positions drawn from it agree with all that it saw, each as likely as chance is.

The witness keeps no account: it deals the start anew, plays the game again with whatever looks the same to the seat,
and counts what then lies hidden.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from boardlab import Record, creed, torres
from boardlab.core.contract.game import find_game
from boardlab.core.contract.position import CHANCE
from boardlab.core.errors import PlainError
from boardlab.core.play.knowledge import Follower
from boardlab.core.play.observer import Observer, hides
from boardlab.testing.subject import choose
from tests.conformance.test_samples import STARTS
from tests.effort import rounds


def record_of(start: Any, rng: random.Random, plies: int) -> Record:
    """A random game from a position."""
    record = Record(start, seed="k")
    while record.ply < plies and not record.position.is_over:
        record.play(choose(record.position, rng, ()))
    return record


@pytest.mark.parametrize("name", STARTS)
def test_position_drawn_from_knowledge_looks_like_the_view(name: str) -> None:
    game = find_game(name)
    assert game.editing is not None
    rules, views = game.editing().notation, 0
    for number in range(rounds(3, soak=3_000)):
        rng = random.Random(f"known {name} {number}")
        start = game.begin(rng, **STARTS[name][number % len(STARTS[name])])
        record = record_of(start, rng, rng.randrange(400))
        for seat in (None, *range(start.players)):
            view = record.position.seen_by(seat)
            drawn = view.sample(rng, known=record.knowledge(seat))
            views += 1
            assert drawn.seen_by(seat) == view
            assert not rules.impossible(drawn)
            assert not rules.unreachable(drawn), drawn.to_text()
    assert views > rounds(9, soak=10_000)
    print(f"{views:,} views")


@pytest.mark.parametrize("name", STARTS)
def test_follower_knows_what_the_record_knows(name: str) -> None:
    record = random_record(name, 5, 60)
    follower = Follower(record.start)
    for before, act, after in zip(record.positions, record.actions, record.positions[1:], strict=False):
        follower.step(before, act, after)
        known = follower.knowledge(0)
        assert known.view == after.seen_by(0)
        assert known.beliefs is known.beliefs
    for seat in (None, 0, 1):
        view, known, kept = record.position.seen_by(seat), follower.knowledge(seat), record.knowledge(seat)
        assert [view.sample(random.Random(n), known=known) for n in range(5)] == [
            view.sample(random.Random(n), known=kept) for n in range(5)
        ]


def test_knowledge_of_another_moment_is_refused() -> None:
    record = Record(torres.start(players=2))
    known = record.knowledge(0)
    assert record.position.seen_by(0).sample(random.Random(1), known=known).seen_by(0) == record.position.seen_by(0)
    for view in (record.position.seen_by(1), record.play(record.position.legal_actions()[0]).position.seen_by(0)):
        with pytest.raises(PlainError, match="another moment"):
            view.sample(random.Random(1), known=known)


# -- against a game that is played again -------------------------------------------------------------------------------


def alike(p: Any, step: tuple[Any, Any], see: Observer) -> Iterator[tuple[Any, float]]:
    """Actions that look to a seat like the step that was made, each with its weight."""
    before, act = step
    if p.current_player == CHANCE:
        if not hides(before, act):
            # Dice, which fall alike in every world.
            yield act, 1.0
            return
        real = sum(float(chance) for each, chance in before.chance_outcomes() if see.alike(step, (before, each)))
        yield from ((each, float(c) / real) for each, c in p.chance_outcomes() if see.alike(step, (p, each)))
    elif p.game == "creed" and act.kind.name in ("PLACE", "DEPLOY") and act.player != see.seat:
        # Any unit of the hand comes with the same chance: creed.play.knowledge says so.
        hand = p.hand(act.player)
        for unit in set(hand) if act.hidden else {creed.UNITS[act.unit - 1].name} & set(hand):
            twin = p.read_action(f"{act.to_text().split()[0]} {unit} {' '.join(act.to_text().split()[2:])}")
            assert see.alike(step, (p, twin))
            yield twin, hand.count(unit) / len(hand)
    elif not hides(before, act):
        if p.judge(act) and see.alike(step, (p, act)):
            yield act, 1.0
    else:
        found = [each for each in p.legal_actions() if see.alike(step, (p, each))]
        yield from ((each, 1 / len(found)) for each in found)


def replayed(record: Record, seat: int | None, rng: random.Random) -> tuple[Any, float]:
    """A game that looked the same to a seat, with its weight; 0 where the deal at its start leads to none."""
    p, weight = record.start.seen_by(seat).sample(rng), 1.0
    for before, act in zip(record.positions, record.actions, strict=False):
        ways = list(alike(p, (before, act), Observer(seat)))
        weight *= sum(w for _, w in ways)
        if not weight:
            break
        p = p.play(rng.choices([each for each, _ in ways], [w for _, w in ways])[0])
    return p, weight if p.seen_by(seat) == record.position.seen_by(seat) else 0.0


def random_record(name: str, seed: int, plies: int) -> Record:
    rng = random.Random(seed)
    return record_of(find_game(name).begin(rng, **STARTS[name][0]), rng, plies)


def unit_sent_home() -> Record:
    """B has four units left; A sends one home, and B lays two face down again."""
    hand = ["obstacle_1", "archer", "infantry_1", "cavalry_4"]
    dead = list(creed.start().hands[1])
    for unit in hand:
        dead.remove(unit)
    camp = ["king", *["blank"] * 7, "commander"]
    setup = {
        "units": {},
        "camps": [camp, camp],
        "casualties": [["siege_engine"], ["siege_engine", *dead]],
        "hands": [list(creed.start().hands[0]), hand],
        "player": 1,
        "round": 3,
    }
    record = Record(creed.from_json(setup, allow_unreachable=True))
    for text in ("deploy infantry_1 B13 hidden", "deploy archer B33 hidden", "end", "rumour B13 for 3", "end"):
        record.play(text)
    return record.play("deploy cavalry_4 B13 hidden").play("deploy infantry_1 B23 hidden")


CASES: dict[str, tuple[Callable[[], Record], int | None, Callable[[Any], object]]] = {
    "torres": (lambda: random_record("torres", 7, 45), None, lambda p: p.hand_bits),
    "catan": (lambda: random_record("catan", 3, 62), 0, lambda p: p.hands[1:]),
    "creed": (unit_sent_home, 0, lambda p: (p.units, p.hand_piles[1])),
}
"""Of each game a record, the seat that looks, and what of the hidden things is counted."""


@pytest.mark.parametrize("name", CASES)
def test_chances_are_those_of_games_played_again(name: str) -> None:
    made, seat, hidden = CASES[name]
    record, rng = made(), random.Random(3)
    played = [replayed(record, seat, rng) for _ in range(rounds(300, soak=20_000))]
    played = [(p, weight) for p, weight in played if weight]
    known, view = record.knowledge(seat), record.position.seen_by(seat)
    drawn = Counter(hidden(view.sample(rng, known=known)) for _ in range(800))
    expected: dict[object, float] = dict.fromkeys(drawn, 0.0)
    for p, weight in played:
        expected[hidden(p)] = expected.get(hidden(p), 0.0) + weight
    assert len(expected) > 2
    total, squares = sum(weight for _, weight in played), sum(weight**2 for _, weight in played)
    apart = sum(abs(count / total - drawn[each] / 800) for each, count in expected.items()) / 2
    # By chance alone two samples of these sizes are 0.4 of this apart.
    assert apart < 0.7 * (len(expected) * (squares / total**2 + 1 / 800)) ** 0.5, (apart, len(played), len(expected))


def test_cards_put_back_lie_where_their_player_put_them() -> None:
    record = Record.new("torres", seed="deck", players=2)
    while not (record.position.stage == "turn" and record.position.round == 2):
        record.play(record.position.legal_actions()[0])
    record.play("buy")
    seat, keep = record.position.decider, record.position.legal_actions()[0]
    assert keep.at == "top"
    record.play(keep)
    for _ in range(20):
        drawn = record.position.seen_by(seat).sample(random.Random(2), known=record.knowledge(seat))
        assert drawn.deck_cards[seat][:2] == keep.rest
        others = record.position.seen_by(1 - seat).sample(random.Random(2), known=record.knowledge(1 - seat))
        assert others.seen_by(1 - seat) == record.position.seen_by(1 - seat)


def test_card_that_was_played_is_never_drawn_again() -> None:
    record = random_record("torres", 0, 45)
    gone = [(act.player, act.card) for act in record.actions if act.to_text().startswith("play ")]
    assert gone
    for seed in range(30):
        drawn = record.position.seen_by(None).sample(random.Random(seed), known=record.knowledge(None))
        for seat, card in gone:
            assert card not in drawn.deck_cards[seat]
            assert not drawn.hand_bits[seat] >> card & 1
