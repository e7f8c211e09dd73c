"""What a position is like for a seat, in numbers: each against a position worked out by hand."""

from __future__ import annotations

from random import Random

from boardlab import catan
from boardlab.catan.play.chances import CHANCES
from boardlab.catan.play.club import menu
from boardlab.catan.play.features import NAMES, features
from boardlab.catan.play.weights import WEIGHTS
from boardlab.catan.play.worth import LIKELY
from boardlab.catan.rules.odds import harvest_ways
from boardlab.core.play.playout import playout

RNG = Random(5)
MIDDLE = [
    playout(catan.start(players=4), Random(seed), until=lambda p: p.turn > 40 and p.stage in ("trade", "steal"))
    for seed in range(12)
]


def named(p: catan.Position, seat: int) -> dict[str, float]:
    return dict(zip(NAMES, features(p, seat), strict=True))


def test_each_feature_has_one_weight() -> None:
    assert set(NAMES) == set(WEIGHTS) == set(CHANCES)
    assert len(features(catan.start(), 0)) == len(NAMES)


def test_harvest_less_the_blocked_is_what_is_paid() -> None:
    for p in MIDDLE:
        for seat in range(4):
            found = named(p, seat)
            kinds = sum(found[kind] for kind in ("lumber", "brick", "wool", "grain", "ore"))
            assert kinds - found["blocked"] == harvest_ways(p, seat)


def test_seat_has_the_same_features_in_its_view() -> None:
    for p in MIDDLE:
        for seat in range(4):
            assert features(p, seat) == features(p.seen_by(seat), seat)


def test_features_of_others_hang_on_nothing_hidden() -> None:
    for p in MIDDLE:
        view = p.seen_by(0)
        dealt = view.sample(RNG)
        assert features(view, 1) == features(dealt.seen_by(0), 1)
        assert named(view, 1)["near_city"] == 0


def test_menu_leaves_out_offers_and_idle_swaps() -> None:
    p = next(p for p in MIDDLE if p.stage == "trade")
    assert set(menu(p)) <= set(p.legal_actions())
    assert not any(act.to_text().startswith("offer") for act in menu(p))


def test_valuation_chances_of_all_seats_sum_to_one() -> None:
    for p in MIDDLE:
        assert abs(sum(LIKELY.chance(p)) - 1) < 1e-9
