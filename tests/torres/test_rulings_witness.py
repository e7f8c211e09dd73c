"""The fast engine and the slow witness agree under any mixture of rulings, the master game included."""

from __future__ import annotations

import random
from typing import Any

import pytest

from boardlab import torres
from boardlab.torres.actions import Action, Kind
from boardlab.torres.board import NAMES
from boardlab.torres.cards import MASTERS
from boardlab.torres.options import RULINGS, Options
from tests.effort import POSITIONS
from tests.torres import oracle_rulings
from tests.torres.oracle_rulings import USUAL, Game
from tests.torres.random_positions import random_state, state_to_json
from tests.torres.witness import as_tuple, normal

SEEDS = POSITIONS
"""How many random positions beside the first sixty; ``make soak`` asks for 20,000."""
CHUNK = 30
VALUES: dict[str, tuple[Any, ...]] = {
    **{name: ruling.values for name, ruling in RULINGS.items()},
    "stack_cap": (3, 5, None),
    "blocks_per_turn": (3, 1, None),
}


def random_game(rng: random.Random) -> Game:
    """A random position under a random mixture of rulings, near the end of a phase half of the time."""
    state = random_state(rng)
    rules = {name: rng.choice(values) if rng.random() < 0.5 else USUAL[name] for name, values in VALUES.items()}
    rules["blocks_per_turn"] = rules["blocks_per_turn"] if state.built <= (rules["blocks_per_turn"] or 99) else None
    players = len(state.seats)
    game = Game(state, rules, [sorted(seat.hand) for seat in state.seats], sorted(state.seats[state.to_move].fresh))
    game.kept = [0] * players
    if game.deck != "own" and state.stage == "look":
        state.stage, state.looking, state.bought, state.ap_spent = "turn", [], 0, 0
        game.fresh = []
    if game.deck == "common":
        game.common = [card for seat in state.seats for card in seat.deck]
        rng.shuffle(game.common)
    if game.deck != "own":
        for seat in state.seats:
            seat.deck = []
    if rules["master_game"]:
        game.master = rng.choice(MASTERS)
        if rules["master_starter"] == "each_round":
            game.opener = rng.randrange(players)
    if rng.random() < 0.5 and state.stage == "turn":  # the last turn of the phase
        state.round = len(oracle_rulings.STACKS[players][state.phase])
        state.starter = (state.to_move + 1) % players
        for number, seat in enumerate(state.seats):
            state.supply += sum(seat.stacks)
            seat.stacks = []
            if number == state.to_move and state.turn_stack is None:
                seat.stacks = [min(rng.randint(0, 3), state.supply)]
                state.supply -= sum(seat.stacks)
    return game


def to_json(game: Game) -> dict[str, Any]:
    doc = state_to_json(game.state)
    doc["stage"] = {"king": "move_king"}.get(doc["stage"], doc["stage"])
    doc["version"] = 2
    doc["hands"] = [sorted(hand) for hand in game.hands]
    doc["fresh"] = sorted(game.fresh)
    if game.deck == "common":
        doc["decks"] = [list(game.common)]
    doc["options"] = {"edition": "rio_grande_2005", **game.rules}
    doc["kept"], doc["opener"], doc["master"] = list(game.kept), game.opener, game.master
    return doc


def spoken(act: Action) -> tuple[Any, ...]:
    if act.kind == Kind.POINT:
        return ("point", act.size) if act.size else ("point",)
    if act.kind == Kind.CARRY:
        return "carry", act.rest
    if act.kind == Kind.START:
        return "starter", act.size
    return as_tuple(act)


def differences(p: torres.Position, game: Game) -> dict[str, Any]:
    got, wanted = normal(p.to_json()), normal(to_json(game))
    wanted["options"] = got["options"]  # written as changes only; compared below
    if got["stage"] == "over":
        for field in ("kept", "opener", "supply"):
            got.pop(field, None)
            wanted.pop(field, None)
    return {key: (got.get(key), wanted[key]) for key in wanted if got.get(key) != wanted[key]}


def walk(seed: int, plies: int = 3) -> tuple[int, set[str]]:
    """Compare the menu, play something, compare what follows; how many actions were compared, and in which stages."""
    rng = random.Random(f"rulings {seed}")
    game = random_game(rng)
    p = torres.from_json(to_json(game), allow_unreachable=True)
    assert p.options == Options(**game.rules)
    compared, stages = 0, set()
    for _ in range(plies):
        stages.add(p.stage)
        if p.is_over:
            break
        ours, theirs = {spoken(act): act for act in p.legal_actions()}, oracle_rulings.legal(game)
        assert set(ours) == theirs, (
            f"seed {seed}, {p.to_text()}: only engine {sorted(set(ours) - theirs, key=repr)[:5]}, "
            f"only witness {sorted(theirs - set(ours), key=repr)[:5]}"
        )
        compared += len(ours)
        ends = sorted((key for key in ours if key[0] in ("end", "carry")), key=repr)
        cards = sorted((key for key in ours if key[0] == "play"), key=repr)
        pool = (
            ends if ends and rng.random() < 0.5 else cards if cards and rng.random() < 0.4 else sorted(ours, key=repr)
        )
        chosen = rng.choice(pool)
        assert p.judge(ours[chosen])
        p, game = p.play(ours[chosen]), oracle_rulings.play(game, chosen)
        assert not differences(p, game), f"seed {seed}, {chosen}: {differences(p, game)}"
    return compared, stages


def walks(first: int, last: int) -> set[str]:
    """Walk from random positions, and give the stages that are met."""
    stages: set[str] = set()
    for seed in range(first, last):
        compared, seen = walk(seed)
        assert compared
        stages |= seen
    return stages


def test_menus_and_plays_match_oracle_under_any_rulings_throughout() -> None:
    """The first walks meet carried blocks, chosen starters, and both values of every ruling."""
    games = [random_game(random.Random(f"rulings {seed}")) for seed in range(60)]
    for name, values in VALUES.items():
        assert {game.rules[name] for game in games} >= set(values), name
    assert {"turn", "look", "carry", "move_king", "starter", "over"} <= walks(0, 60)


@pytest.mark.soak
@pytest.mark.parametrize("first", range(60, max(SEEDS, 90), CHUNK))
def test_menus_and_plays_agree_under_any_rulings(first: int) -> None:
    assert "turn" in walks(first, first + CHUNK)


@pytest.mark.rule("torres.master.spacing")
def test_foundations_keep_their_distance_as_the_witness_says() -> None:
    for spacing in ("manhattan3", "line2"):
        for seed in range(4):
            rng = random.Random(seed)
            p = torres.start(2, options=Options(master_game=True, spacing=spacing))
            lying: list[tuple[int, int]] = []
            while p.stage == "foundations":
                spots = {cell: (ord(cell[0]) - 97, int(cell[1]) - 1) for cell in NAMES}
                wanted = {cell for cell, spot in spots.items() if all(far(spot, other, spacing) for other in lying)}
                found = {act.to_text().split()[1] for act in p.legal_actions()}
                assert found == wanted
                chosen = rng.choice(sorted(found))
                lying.append(spots[chosen])
                p = p.play(p.read_action(f"found {chosen}"))
            assert len(lying) == 8


def far(one: tuple[int, int], other: tuple[int, int], spacing: str) -> bool:
    right, up = abs(one[0] - other[0]), abs(one[1] - other[1])
    if spacing == "manhattan3":
        return right + up >= 3
    return bool(right and up) or right + up >= 3
