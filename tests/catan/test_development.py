"""Development cards: buying, playing, knights and their army."""

from __future__ import annotations

from fractions import Fraction

import pytest

from boardlab.core import CHANCE
from tests.catan.tables import broken, hands, holding, legal, play, table, told, why


@pytest.mark.rule("catan.dev.draw_top", "catan.build.cost.development", "catan.dev.three_kinds")
def test_a_card_is_bought_and_drawn_unseen() -> None:
    p = table(hands=hands(wool=1, grain=1, ore=1))
    bought = play(p, "buy")
    assert bought.current_player == CHANCE
    assert {act.to_text(): chance for act, chance in bought.chance_outcomes()} == {
        "draw knight": Fraction(14, 25), "draw road_building": Fraction(2, 25), "draw discovery": Fraction(2, 25),
        "draw monopoly": Fraction(2, 25), "draw victory_point": Fraction(1, 5),
    }  # fmt: skip
    assert broken(bought, "end") == {"catan.dev.draw_top"}
    drawn = play(bought, "draw monopoly")
    assert drawn.pile_size == 24
    assert told(bought, "draw monopoly", 1) == ["Orange drew a card, which stays hidden."]
    assert "Monopoly" in told(bought, "draw monopoly", 0)[0]
    assert broken(drawn, "draw knight") == {"catan.components.dice"} or broken(drawn, "draw knight")
    poor = table(hands=hands(wool=1, grain=1))
    assert broken(poor, "buy") == {"catan.build.cost.development"}


@pytest.mark.rule("catan.dev.deck_empty")
def test_an_empty_pile_sells_nothing() -> None:
    held = [["road_building", "discovery", "monopoly"] * 2 + ["victory_point"] * 5, [], [], []]
    p = table(hands=hands(wool=1, grain=1, ore=1), knights=[0, 5, 5, 4], developments=held, largest_army=None)
    assert p.pile_size == 0
    assert broken(p, "buy") == {"catan.dev.deck_empty"}
    assert not legal(p, "buy")


@pytest.mark.rule("catan.dev.not_bought_turn")
def test_not_on_the_turn_it_was_bought() -> None:
    """Another of the same kind may be played"""
    fresh = holding("knight", fresh=["knight"])
    assert broken(fresh, "play knight") == {"catan.dev.not_bought_turn"}
    older = holding("knight", "knight", fresh=["knight"])
    assert not broken(older, "play knight")
    nxt = play(fresh, "end", *["roll", "dice 1 1", "end"] * 3)
    assert "knight" in legal(nxt, "play")


@pytest.mark.rule("catan.dev.one_per_turn", "catan.dev.any_time")
def test_one_card_a_turn() -> None:
    p = holding("knight", "monopoly", stage="roll")
    assert legal(p, "play") == {"knight", *(f"monopoly {kind}" for kind in ("lumber", "brick", "wool", "grain", "ore"))}
    after = play(p, "play monopoly ore")
    assert after.stage == "roll"
    assert broken(after, "play knight") == {"catan.dev.one_per_turn"}
    rolled = play(after, "roll", "dice 1 1")
    assert broken(rolled, "play knight") == {"catan.dev.one_per_turn"}


@pytest.mark.parametrize("phase", ["roll", "trade", "build"])
@pytest.mark.rule("catan.dev.any_time", "catan.dev.own_turn")
def test_any_moment_of_the_turn(phase: str) -> None:
    assert "knight" in legal(holding("knight", stage=phase), "play")


@pytest.mark.rule("catan.dev.not_mid_resolution")
def test_not_in_the_middle_of_something() -> None:
    seven = play(holding("knight", stage="roll"), "roll", "dice 3 4")
    assert broken(seven, "play knight") == {"catan.dev.not_mid_resolution"}
    ride = play(holding("knight", "monopoly"), "play knight")
    assert broken(ride, "play monopoly ore") == {"catan.dev.not_mid_resolution"}
    asked = play(holding("knight", hands=hands(ore=1)), "offer 1 ore for 1 brick")
    assert "catan.dev.not_mid_resolution" in broken(asked, "play knight")


@pytest.mark.rule("catan.cards.must_hold")
def test_cards_one_does_not_hold() -> None:
    p = holding("monopoly")
    assert broken(p, "play knight") == {"catan.cards.must_hold"}
    assert "no Knight card" in why(p, "play knight")


@pytest.mark.rule("catan.vp.hidden")
def test_victory_points_are_not_played() -> None:
    p = holding("victory_point")
    assert broken(p, "play victory_point") == {"catan.vp.hidden"}
    assert p.scores[0] == 2
    assert "victory_point" not in str(p.seen_by(1).to_json()["developments"])


@pytest.mark.rule("catan.dev.knight", "catan.dev.knight_no_discard", "catan.robber.mover")
def test_a_knight_moves_the_robber_and_nobody_discards() -> None:
    p = holding("knight", hands=[{}, {"ore": 9}, {}, {}])
    ride = play(p, "play knight")
    assert ride.stage == "ride"
    assert ride.knights[0] == 1
    assert broken(ride, "end") == {"catan.dev.knight"}
    done = play(ride, "robber -2,0 from B", "steal ore")
    assert done.hand_sizes == (1, 8, 0, 0)
    assert done.stage == "trade"


@pytest.mark.rule("catan.army.three", "catan.army.more", "catan.score.special")
def test_three_knights_take_the_army_more_retake_it() -> None:
    p = holding("knight", knights=[2, 0, 0, 0])
    third = play(p, "play knight")
    assert (third.army_holder, third.scores[0]) == (0, 4)
    two = table(developments=[[], ["knight"], [], []], knights=[3, 2, 0, 0], active=1)
    level = play(two, "play knight")
    assert level.army_holder == 0, "as many are not enough"
    more = table(developments=[[], ["knight"], [], []], knights=[3, 3, 0, 0], active=1, largest_army=0)
    taken = play(more, "play knight")
    assert (taken.army_holder, taken.scores[0], taken.scores[1]) == (1, 2, 4)
