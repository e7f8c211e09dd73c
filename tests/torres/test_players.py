"""Players of Torres: their features against receipts and boards, and what they choose."""

from __future__ import annotations

from random import Random

from boardlab import Record, torres
from boardlab.core.contract.game import find_game
from boardlab.core.play.players import choose
from boardlab.core.play.playout import playout
from boardlab.torres.actions import LOOK, TURN, Kind
from boardlab.torres.play.club import foreseen, menu
from boardlab.torres.play.features import NAMES, features
from boardlab.torres.play.weights import WEIGHTS
from boardlab.torres.state import State


def middle(seed: int, players: int, stage: str) -> torres.Position:
    """A position after some play by chance, in a stage."""
    rng = Random(seed)
    phase = 1 + seed % 3

    def later(state: object) -> bool:
        assert isinstance(state, State)
        return state.stage == stage and state.phase >= phase and (stage != TURN or rng.random() < 0.2)

    found = playout(find_game("torres").begin(rng, players=players), rng, until=later)
    assert isinstance(found, torres.Position)
    return found


MIDDLE = [middle(seed, players, TURN) for players in (2, 4) for seed in range(6)]
GOING_ON = [p for p in MIDDLE if p.stage == TURN]


def named(p: State, seat: int) -> dict[str, float]:
    return dict(zip(NAMES, features(p, seat), strict=True))


def test_each_feature_has_one_weight() -> None:
    assert set(NAMES) == set(WEIGHTS)
    assert 15 <= len(NAMES) <= 25


def test_features_hang_on_nothing_the_seat_cannot_see() -> None:
    rng = Random(1)
    for p in MIDDLE:
        for seat in range(p.players):
            view = p.seen_by(seat)
            assert features(view, seat) == features(p, seat) == features(view.sample(rng), seat)


def test_castles_and_bonus_are_those_of_the_receipt() -> None:
    assert len(GOING_ON) > 6
    for p in GOING_ON:
        receipt = p.preview()
        assert receipt is not None
        for seat in range(p.players):
            lines = [line for line in receipt.lines if line.player == seat]
            bonus = sum(line.points for line in lines if line.rule.startswith("torres.king"))
            homes = {castle for cell in p.knights[seat] if (castle := p.castle_at(cell))}
            castles = sum(
                castle.area * max(p.heights[c] for c in p.knights[seat] if c in castle.cells) for castle in homes
            )
            assert (named(p, seat)["castles"], named(p, seat)["bonus"]) == (castles, bonus), str(p)


def test_foresight_hangs_on_nothing_hidden() -> None:
    rng = Random(2)
    for p in GOING_ON:
        seat = p.decider
        view = p.seen_by(seat)
        other = view.sample(rng)
        assert menu(view) == menu(other)
        for act in menu(view):
            assert features(foreseen(view, act), seat) == features(foreseen(other, act), seat)


def test_menu_holds_legal_actions_and_one_end_at_most() -> None:
    for p in GOING_ON:
        few = menu(p)
        assert set(few) <= set(p.legal_actions())
        assert sum(act.kind == Kind.END for act in few) <= 1


def test_club_chooses_what_is_legal_and_the_same_again() -> None:
    for p in [*GOING_ON[::5], middle(2, 2, LOOK), middle(2, 3, "move_king")]:
        knowledge = Record(p).knowledge(p.decider)
        choice = choose("club", knowledge, seed="a")
        assert choice.action in p.legal_actions()
        assert choose("club", knowledge, seed="a") == choice


def test_club_takes_the_step_that_pays_most() -> None:
    p = next(p for p in GOING_ON if p.players == 2)
    choice = choose("club", Record(p).knowledge(p.decider))
    end: State = p
    for act in choice.plan:
        end = foreseen(end, act)
    before, after = named(p, p.decider), named(end, p.decider)
    worth = sum(WEIGHTS[name] * (after[name] - before[name]) for name in NAMES)
    assert worth > 0


def test_card_that_is_bought_still_counts_after_the_turn() -> None:
    p = next(p for p in GOING_ON if any(act.kind == Kind.BUY for act in menu(p)))
    bought = foreseen(p, next(act for act in menu(p) if act.kind == Kind.BUY))
    ended = foreseen(bought, next(act for act in p.legal_actions() if act.kind == Kind.END))
    assert named(bought, p.decider)["cards"] == named(ended, p.decider)["cards"] == named(p, p.decider)["cards"] + 1


def test_strong_chooses_the_same_for_same_seed_and_budget() -> None:
    p = GOING_ON[3]
    knowledge = Record(p).knowledge(p.decider)
    choice = choose("strong", knowledge, seed="a", simulations=4)
    assert choice.action in p.legal_actions()
    assert choose("strong", knowledge, seed="a", simulations=4) == choice
