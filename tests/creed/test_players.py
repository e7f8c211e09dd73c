"""Players of Creed: their features against boards worked out by hand, and what they choose."""

from __future__ import annotations

from random import Random

from boardlab import Record, creed
from boardlab.core.play.players import choose
from boardlab.core.play.playout import playout
from boardlab.creed.actions import Kind
from boardlab.creed.play.club import menu
from boardlab.creed.play.features import NAMES, expected_search, features
from boardlab.creed.play.foresight import foreseen
from boardlab.creed.play.players import PLAYERS
from boardlab.creed.play.policy import policy
from boardlab.creed.play.weights import WEIGHTS
from boardlab.creed.rules.odds import tents_to_open
from boardlab.creed.state import State

UNIT_BY_NAME = {unit.name: unit for unit in creed.UNITS}
KINDS_OF_GAME = ((2, "straight"), (2, "twin"), (4, "straight"))


def middle(seed: int, players: int, layout: str, rounds: int = 3) -> creed.Position:
    """A position after some rounds of play by chance."""

    def later(state: object) -> bool:
        assert isinstance(state, State)
        return state.round >= rounds and state.stage == "turn"

    found = playout(creed.start(players, options={"layout_2p": layout}), Random(seed), until=later)
    assert isinstance(found, creed.Position)
    return found


MIDDLE = [middle(seed, players, layout) for players, layout in KINDS_OF_GAME for seed in range(6)]
GOING_ON = [p for p in MIDDLE if not p.is_over]


def named(p: State, seat: int) -> dict[str, float]:
    return dict(zip(NAMES, features(p, seat), strict=True))


def test_each_feature_has_one_weight() -> None:
    assert set(NAMES) == set(WEIGHTS)
    assert 15 <= len(NAMES) <= 25


def test_seat_has_the_same_features_in_its_view() -> None:
    for p in MIDDLE:
        for seat in range(p.players):
            assert features(p, seat) == features(p.seen_by(seat), seat)


def test_features_hang_on_nothing_the_seat_cannot_see() -> None:
    rng = Random(1)
    for p in MIDDLE:
        view = p.seen_by(0)
        assert features(view.sample(rng), 0) == features(p, 0)


def test_expected_search_is_that_of_the_odds() -> None:
    for leaders in (1, 2):
        for tents in range(leaders, 10):
            exact = tents_to_open(leaders, tents=tents, leaders=leaders)
            assert abs(expected_search(tents, leaders) - exact) < 1e-9


def test_open_lines_and_casualties_are_counted() -> None:
    for p in MIDDLE:
        found = named(p, 0)
        sides = [[seat for seat in range(p.players) if seat % 2 == side] for side in (0, 1)]
        for name, side in (("casualties", sides[0]), ("their_casualties", sides[1])):
            assert found[name] == sum(len(p.casualties(seat)) for seat in side)
        pieces = p.piece_map()
        for name, side in (("defence", sides[0]), ("their_defence", sides[1])):
            standing = [piece for at, piece in pieces.items() if at in p.layout.cell_names and piece.seat in side]
            known = [piece for piece in standing if not (piece.hidden and name == "their_defence")]
            units = [UNIT_BY_NAME[piece.kind] for piece in known if not piece.kind.startswith("obstacle")]
            assert found[name] == sum(unit.defence for unit in units)


def test_foresight_never_hangs_on_what_is_hidden() -> None:
    rng = Random(2)
    for p in GOING_ON:
        seat = p.on_turn
        view = p.seen_by(seat)
        other = view.sample(rng).seen_by(seat)
        for act in menu(view):
            assert features(foreseen(view, act), seat) == features(foreseen(other, act), seat)


def test_club_chooses_what_is_legal_and_the_same_again() -> None:
    for p in GOING_ON[::6]:
        knowledge = Record(p).knowledge(p.on_turn)
        choice = choose("club", knowledge, seed="a")
        assert choice.action in p.legal_actions()
        assert choice.plan[0] == choice.action
        assert choose("club", knowledge, seed="a") == choice


def test_club_tells_its_progress_while_it_thinks() -> None:
    knowledge = Record(GOING_ON[0]).knowledge(GOING_ON[0].on_turn)
    assert sum(1 for _ in PLAYERS["club"].think(knowledge, Random(1), 0)) > 5


def test_strong_chooses_the_same_for_same_seed_and_budget() -> None:
    for p in GOING_ON[::6]:
        knowledge = Record(p).knowledge(p.on_turn)
        choice = choose("strong", knowledge, seed="a", simulations=8)
        assert choice.action in p.legal_actions()
        assert choose("strong", knowledge, seed="a", simulations=8) == choice
        assert choice.chance is None or 0 <= choice.chance.mean <= 1


def test_policy_plays_games_to_their_end() -> None:
    for players, layout in KINDS_OF_GAME:
        start = creed.start(players, options={"layout_2p": layout, "max_rounds": 20})
        assert playout(start, Random(1), policy).is_over


def test_siege_makes_the_search_shorter_unless_fortified() -> None:
    seen = 0
    for p in GOING_ON:
        for act in p.legal_actions():
            if act.kind == Kind.ASSASSINATE:
                seen += 1
                before, after = (named(each, p.on_turn) for each in (p, foreseen(p.seen_by(p.on_turn), act)))
                assert after["their_search"] < before["their_search"]
    assert seen
