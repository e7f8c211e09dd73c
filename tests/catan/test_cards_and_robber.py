"""Development cards, the 7, the robber, largest army."""

from __future__ import annotations

from fractions import Fraction

import pytest

from boardlab import catan
from boardlab.catan.board import PATHS
from boardlab.core import CHANCE
from tests.catan.tables import NOBODY, RICH, broken, hands, legal, play, table, told, why


def holding(*cards: str, **doc: object) -> catan.Position:
    return table(developments=[list(cards), [], [], []], **doc)


def test_a_card_is_bought_and_drawn_unseen():
    """catan.dev.draw_top, catan.build.cost.development, catan.dev.three_kinds"""
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
    assert told(bought, "draw monopoly", 1) == ["A drew a card, which stays hidden."]
    assert "Monopoly" in told(bought, "draw monopoly", 0)[0]
    assert broken(drawn, "draw knight") == {"catan.components.dice"} or broken(drawn, "draw knight")
    poor = table(hands=hands(wool=1, grain=1))
    assert broken(poor, "buy") == {"catan.build.cost.development"}


def test_an_empty_pile_sells_nothing():
    """catan.dev.deck_empty"""
    held = [["road_building", "discovery", "monopoly"] * 2 + ["victory_point"] * 5, [], [], []]
    p = table(hands=hands(wool=1, grain=1, ore=1), knights=[0, 5, 5, 4], developments=held, largest_army=None)
    assert p.pile_size == 0
    assert broken(p, "buy") == {"catan.dev.deck_empty"}
    assert not legal(p, "buy")


def test_not_on_the_turn_it_was_bought():
    """catan.dev.not_bought_turn: another of the same kind may be played"""
    fresh = holding("knight", fresh=["knight"])
    assert broken(fresh, "play knight") == {"catan.dev.not_bought_turn"}
    older = holding("knight", "knight", fresh=["knight"])
    assert not broken(older, "play knight")
    nxt = play(fresh, "end", *["roll", "dice 1 1", "end"] * 3)
    assert "knight" in legal(nxt, "play")


def test_one_card_a_turn():
    """catan.dev.one_per_turn, catan.dev.any_time"""
    p = holding("knight", "monopoly", stage="roll")
    assert legal(p, "play") == {"knight", *(f"monopoly {kind}" for kind in ("lumber", "brick", "wool", "grain", "ore"))}
    after = play(p, "play monopoly ore")
    assert after.stage == "roll"
    assert broken(after, "play knight") == {"catan.dev.one_per_turn"}
    rolled = play(after, "roll", "dice 1 1")
    assert broken(rolled, "play knight") == {"catan.dev.one_per_turn"}


@pytest.mark.parametrize("phase", ["roll", "trade", "build"])
def test_any_moment_of_the_turn(phase):
    """catan.dev.any_time, catan.dev.own_turn"""
    assert "knight" in legal(holding("knight", stage=phase), "play")


def test_not_in_the_middle_of_something():
    """catan.dev.not_mid_resolution"""
    seven = play(holding("knight", stage="roll"), "roll", "dice 3 4")
    assert broken(seven, "play knight") == {"catan.dev.not_mid_resolution"}
    ride = play(holding("knight", "monopoly"), "play knight")
    assert broken(ride, "play monopoly ore") == {"catan.dev.not_mid_resolution"}
    asked = play(holding("knight", hands=hands(ore=1)), "offer 1 ore for 1 brick")
    assert "catan.dev.not_mid_resolution" in broken(asked, "play knight")


def test_cards_one_does_not_hold():
    """catan.cards.must_hold"""
    p = holding("monopoly")
    assert broken(p, "play knight") == {"catan.cards.must_hold"}
    assert "no Knight card" in why(p, "play knight")


def test_road_building():
    """catan.dev.road_building, catan.dev.progress_gone"""
    p = play(holding("road_building", hands=hands()), "play road_building")
    assert p.stage == "free_road"
    assert broken(p, "end") == {"catan.dev.road_building"}
    assert broken(p, "road -1,0|0,0") == {"catan.build.road.connected"}
    p = play(p, "road 1,-1|1,0")
    assert p.stage == "free_road"
    p = play(p, "road 1,-1|2,-1")
    assert p.stage == "trade"
    assert p.hand_sizes[0] == 0
    assert p.developments[0] == 0
    assert p.pile_size + sum(p.knights) == 24


def test_road_building_with_one_road_left():
    """catan.dev.road_building: lay one and lose the other, or refuse"""
    roads = [PATHS[:14], [], [], []]
    one = holding("road_building", roads=roads, settlements=NOBODY, hands=hands())
    after = play(one, "play road_building")
    after = after.play(after.legal_actions()[0])
    assert after.stage == "trade"
    assert after.pieces.roads[0].bit_count() == 15
    refused = holding(
        "road_building", roads=roads, settlements=NOBODY, hands=hands(), rulings={"road_building_short": "refuse"}
    )
    assert broken(refused, "play road_building") == {"catan.dev.road_building"}
    none = holding("road_building", roads=[PATHS[:15], [], [], []], settlements=NOBODY)
    assert broken(none, "play road_building") == {"catan.dev.road_building"}
    nowhere = holding("road_building", roads=NOBODY, settlements=NOBODY)
    assert broken(nowhere, "play road_building") == {"catan.dev.road_building"}


def test_discovery():
    """catan.dev.discovery, catan.bank.empty_stack"""
    p = holding("discovery", hands=hands())
    assert len(legal(p, "play")) == 15
    assert play(p, "play discovery 1 ore 1 grain").hands[0] == (0, 0, 0, 1, 1)
    assert broken(p, "play discovery 3 ore") == {"catan.dev.discovery"}
    assert broken(p, "play discovery 1 ore") == {"catan.dev.discovery"}
    short = [{}, {"lumber": 19, "brick": 19}, {"wool": 19, "grain": 19}, {"ore": 18}]
    last = holding("discovery", hands=short)
    assert legal(last, "play") == {"discovery 1 ore"}
    assert "catan.bank.empty_stack" in broken(last, "play discovery 1 wool")
    refuse = holding("discovery", hands=short, rulings={"discovery_short": "refuse"})
    assert not legal(refuse, "play")
    assert broken(refuse, "play discovery 1 ore") == {"catan.dev.discovery"}
    built = holding("discovery", hands=hands(grain=2, ore=1), stage="build")
    assert legal(play(built, "play discovery 2 ore"), "city")


def test_monopoly():
    """catan.dev.monopoly"""
    p = holding("monopoly", hands=[{"ore": 1}, {"ore": 2, "wool": 1}, {"wool": 2}, {"ore": 3}])
    after = play(p, "play monopoly ore")
    assert after.hands == ((0, 0, 0, 0, 6), (0, 0, 1, 0, 0), (0, 0, 2, 0, 0), (0, 0, 0, 0, 0))
    assert told(p, "play monopoly ore")[1:] == ["B handed 2 ore to A.", "D handed 3 ore to A."]


def test_victory_points_are_not_played():
    """catan.vp.hidden"""
    p = holding("victory_point")
    assert broken(p, "play victory_point") == {"catan.vp.hidden"}
    assert p.scores[0] == 2
    assert "victory_point" not in str(p.seen_by(1).to_json()["developments"])


# -- knights and army ------------------------------------------------------------------------------------------------


def test_a_knight_moves_the_robber_and_nobody_discards():
    """catan.dev.knight, catan.dev.knight_no_discard, catan.robber.mover"""
    p = holding("knight", hands=[{}, {"ore": 9}, {}, {}])
    ride = play(p, "play knight")
    assert ride.stage == "ride"
    assert ride.knights[0] == 1
    assert broken(ride, "end") == {"catan.dev.knight"}
    done = play(ride, "robber -2,0 from B", "steal ore")
    assert done.hand_sizes == (1, 8, 0, 0)
    assert done.stage == "trade"


def test_three_knights_take_the_army_and_more_take_it_away():
    """catan.army.three, catan.army.more, catan.score.special"""
    p = holding("knight", knights=[2, 0, 0, 0])
    third = play(p, "play knight")
    assert (third.army_holder, third.scores[0]) == (0, 4)
    two = table(developments=[[], ["knight"], [], []], knights=[3, 2, 0, 0], active=1)
    level = play(two, "play knight")
    assert level.army_holder == 0, "as many are not enough"
    more = table(developments=[[], ["knight"], [], []], knights=[3, 3, 0, 0], active=1, largest_army=0)
    taken = play(more, "play knight")
    assert (taken.army_holder, taken.scores[0], taken.scores[1]) == (1, 2, 4)


# -- the seven -------------------------------------------------------------------------------------------------------

SEVEN = ("roll", "dice 3 4")


def test_who_discards_and_how_many():
    """catan.robber.discard, catan.robber.discard_amount, catan.dev.not_in_hand_count"""
    p = table(stage="roll", hands=[{"ore": 6}, {"ore": 8}, {"wool": 11}, {"grain": 7}],
              developments=[["knight"] * 5, [], [], []])  # fmt: skip
    seven = play(p, *SEVEN)
    assert (seven.stage, seven.seat) == ("discard", 1)
    assert legal(seven, "discard") == {"4 ore"}
    assert broken(seven, "discard 3 ore") == {"catan.robber.discard_amount"}
    assert broken(seven, "discard 4 wool") == {"catan.cards.must_hold"}
    assert broken(seven, "robber 1,0") == {"catan.robber.discard_first"}
    after = play(seven, "discard 4 ore")
    assert after.seat == 2
    after = play(after, "discard 5 wool")
    assert after.hand_sizes == (6, 4, 6, 7)
    assert (after.stage, after.seat) == ("robber", 0)


def test_discards_are_uncovered_together():
    """catan.robber.discard_first: hidden until all are in, or open by ruling"""
    eight = {"ore": 4, "wool": 4}
    p = play(table(stage="roll", hands=[eight, eight, {}, {}]), *SEVEN)
    first = play(p, "discard 4 ore")
    assert first.hand_sizes[0] == 8
    view = first.seen_by(1).to_json()["underway"]
    assert view == {"discards": [{"?": 4}, {}, {}, {}]}
    assert told(p, "discard 4 ore", 1) == ["A has chosen 4 cards to put back."]
    texts = told(first, "discard 4 wool", 2)
    assert texts == ["B has chosen 4 cards to put back.", "A put back 4 ore.", "B put back 4 wool."]
    assert play(first, "discard 4 wool").hands[0] == (0, 0, 4, 0, 0)
    open_ = play(table(stage="roll", hands=[eight, eight, {}, {}], rulings={"discard_order": "open"}), *SEVEN)
    assert play(open_, "discard 4 ore").hand_sizes[0] == 4


@pytest.mark.parametrize(("held", "kept"), [(7, 7), (8, 4), (9, 5), (10, 5), (11, 6), (15, 8)])
def test_half_rounded_down(held, kept):
    """catan.robber.discard_amount"""
    p = play(table(stage="roll", hands=[{"ore": held}, {}, {}, {}]), *SEVEN)
    if held > 7:
        p = p.play(p.legal_actions()[0])
    assert p.hand_sizes[0] == kept


def test_the_robber_must_move_to_another_land_tile():
    """catan.robber.must_move, catan.robber.land_only, catan.robber.only_seven_or_knight"""
    p = play(table(stage="roll", hands=hands()), *SEVEN)
    assert broken(p, "robber 0,0") == {"catan.robber.must_move"}
    with pytest.raises(ValueError, match="no land tile"):
        p.read_action("robber 3,-1")
    assert len({text.split()[0] for text in legal(p, "robber")}) == 18
    calm = table()
    assert broken(calm, "robber 1,0 from B") == {"catan.robber.only_seven_or_knight"}
    assert broken(p, "end") == {"catan.robber.must_move"}


def test_back_to_the_desert_is_a_ruling():
    """catan.robber.desert"""
    for ruling, on_seven, by_knight in (
        ("allow", True, True), ("forbid_for_knight", True, False), ("forbid", False, False),
    ):  # fmt: skip
        doc = {"robber": "1,0", "rulings": {"robber_desert": ruling}, "hands": hands()}
        seven = play(holding("knight", stage="roll", **doc), *SEVEN)
        ride = play(holding("knight", **doc), "play knight")
        assert ("0,0" in legal(seven, "robber")) == on_seven
        assert ("0,0" in legal(ride, "robber")) == by_knight
        assert broken(ride, "robber 0,0") == (set() if by_knight else {"catan.robber.desert"})


def test_whom_one_may_rob():
    """catan.robber.steal_adjacent, catan.robber.steal_choice, catan.robber.steal_opponent_only,
    catan.robber.steal_mandatory, catan.robber.steal_empty_hand, catan.robber.mover"""
    p = play(table(stage="roll", active=2, hands=[{}, {"ore": 2}, {}, {"wool": 1}]), *SEVEN)
    assert {text for text in legal(p, "robber") if text.startswith("-1,0")} == {"-1,0 from B", "-1,0 from D"}
    assert broken(p, "robber -1,0") == {"catan.robber.steal_choice"}
    assert broken(p, "robber -2,0") == {"catan.robber.steal_mandatory"}
    assert broken(p, "robber -2,0 from D") == {"catan.robber.steal_adjacent"}
    assert broken(p, "robber -2,1 from C") == {"catan.robber.steal_opponent_only"}
    assert broken(p, "robber 2,0 from A") == {"catan.robber.steal_empty_hand"}
    assert not broken(p, "robber 2,0")
    assert p.judge(catan.actions.action(catan.Kind.ROBBER, 1, 7)).rules == ("catan.robber.mover",)
    other = play(table(stage="roll", active=2, hands=[{}, {"ore": 2}, {}, {}],
                       rulings={"steal_mandatory": False, "steal_candidates": "any_adjacent"}), *SEVEN)  # fmt: skip
    assert not broken(other, "robber -2,0")
    assert play(other, "robber 2,0 from A").stage == "trade"


def test_the_stolen_card_is_drawn_by_cards_not_by_kinds():
    """catan.robber.steal_one_random, catan.robber.victim_hides, catan.robber.seven_before_trade"""
    p = play(table(stage="roll", hands=[{}, {"ore": 3, "wool": 1}, {}, {}]), *SEVEN)
    theft = play(p, "robber -2,0 from B")
    assert {act.to_text(): chance for act, chance in theft.chance_outcomes()} == {
        "steal wool": Fraction(1, 4), "steal ore": Fraction(3, 4),
    }  # fmt: skip
    assert broken(theft, "end") == {"catan.robber.steal_one_random"}
    assert not theft.judge(catan.actions.action(catan.Kind.STEAL, CHANCE, get=1))
    after = play(theft, "steal ore")
    assert (after.stage, after.seat) == ("trade", 0)
    for seat in (0, 1):
        assert told(theft, "steal ore", seat) == ["A stole 1 ore from B.", "B lost 1 ore to A."]
    assert told(theft, "steal ore", 2) == ["A stole a card from B.", "B lost a card to A."]
    assert sum(chance for _, chance in play(table(stage="roll"), "roll").chance_outcomes()) == 1
    assert RICH


def test_a_lesson_may_choose_what_chance_answers():
    """The dice one by one; a card stolen or drawn with its chance; who may not know the cards is not asked."""
    dice = play(table(stage="roll"), "roll")
    assert [choice.key for choice in dice.picks()] == [f"die:{n}" for n in range(1, 7)]
    chosen = dice.picks(("die:3", "die:4")).action
    assert chosen is not None
    assert chosen.to_text() == "dice 3 4"
    seven = play(table(stage="roll", hands=[{}, {"ore": 3, "wool": 1}, {}, {}]), *SEVEN)
    theft = play(seven, "robber -2,0 from B")
    notes = {choice.key: choice.note.facts["chance"] for choice in theft.picks() if choice.note}
    assert notes == {"steal:wool": "1/4", "steal:ore": "3/4"}
    assert not theft.seen_by(0).picks().choices
    assert theft.seen_by(1).picks().choices
