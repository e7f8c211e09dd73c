"""The seven: discards, where the robber goes, and whom it robs."""

from __future__ import annotations

from fractions import Fraction

import pytest

from boardlab import catan
from boardlab.core import CHANCE
from tests.catan.tables import RICH, broken, hands, holding, legal, play, table, told

SEVEN = ("roll", "dice 3 4")


@pytest.mark.rule("catan.robber.discard", "catan.robber.discard_amount", "catan.dev.not_in_hand_count")
def test_hands_over_seven_discard_half() -> None:
    p = table(stage="roll", hands=[{"ore": 6}, {"ore": 8}, {"wool": 11}, {"grain": 7}],
              developments=[["knight"] * 5, [], [], []])  # fmt: skip
    seven = play(p, *SEVEN)
    assert (seven.stage, seven.decider) == ("discard", 1)
    assert legal(seven, "discard") == {"4 ore"}
    assert broken(seven, "discard 3 ore") == {"catan.robber.discard_amount"}
    assert broken(seven, "discard 4 wool") == {"catan.cards.must_hold"}
    assert broken(seven, "robber 1,0") == {"catan.robber.discard_first"}
    after = play(seven, "discard 4 ore")
    assert after.decider == 2
    after = play(after, "discard 5 wool")
    assert after.hand_sizes == (6, 4, 6, 7)
    assert (after.stage, after.decider) == ("robber", 0)


@pytest.mark.rule("catan.robber.discard_first")
def test_discards_are_uncovered_together() -> None:
    """Hidden until all are in, or open by ruling"""
    eight = {"ore": 4, "wool": 4}
    p = play(table(stage="roll", hands=[eight, eight, {}, {}]), *SEVEN)
    first = play(p, "discard 4 ore")
    assert first.hand_sizes[0] == 8
    view = first.seen_by(1).to_json()["underway"]
    assert view == {"discards": [{"?": 4}, {}, {}, {}]}
    assert told(p, "discard 4 ore", 1) == ["Orange has laid 4 cards face down."]
    texts = told(first, "discard 4 wool", 2)
    assert texts == ["Red put back 4 wool.", "Orange put back 4 ore."]
    assert play(first, "discard 4 wool").hands[0] == (0, 0, 4, 0, 0)
    open_ = play(table(stage="roll", hands=[eight, eight, {}, {}], options={"discard_order": "open"}), *SEVEN)
    assert play(open_, "discard 4 ore").hand_sizes[0] == 4


@pytest.mark.parametrize(("held", "kept"), [(7, 7), (8, 4), (9, 5), (10, 5), (11, 6), (15, 8)])
@pytest.mark.rule("catan.robber.discard_amount")
def test_half_rounded_down(held: int, kept: int) -> None:
    p = play(table(stage="roll", hands=[{"ore": held}, {}, {}, {}]), *SEVEN)
    if held > 7:
        p = p.play(p.legal_actions()[0])
    assert p.hand_sizes[0] == kept


@pytest.mark.rule("catan.robber.must_move", "catan.robber.land_only", "catan.robber.only_seven_or_knight")
def test_the_robber_must_move_to_another_land_tile() -> None:
    p = play(table(stage="roll", hands=hands()), *SEVEN)
    assert broken(p, "robber 0,0") == {"catan.robber.must_move"}
    with pytest.raises(ValueError, match="no land tile"):
        p.read_action("robber 3,-1")
    assert len({text.split()[0] for text in legal(p, "robber")}) == 18
    calm = table()
    assert broken(calm, "robber 1,0 from B") == {"catan.robber.only_seven_or_knight"}
    assert broken(p, "end") == {"catan.robber.must_move"}


@pytest.mark.rule("catan.robber.desert")
def test_back_to_the_desert_is_a_ruling() -> None:
    for ruling, on_seven, by_knight in (
        ("allow", True, True), ("forbid_for_knight", True, False), ("forbid", False, False),
    ):  # fmt: skip
        doc = {"robber": "1,0", "options": {"robber_desert": ruling}, "hands": hands()}
        seven = play(holding("knight", stage="roll", **doc), *SEVEN)
        ride = play(holding("knight", **doc), "play knight")
        assert ("0,0" in legal(seven, "robber")) == on_seven
        assert ("0,0" in legal(ride, "robber")) == by_knight
        assert broken(ride, "robber 0,0") == (set() if by_knight else {"catan.robber.desert"})


@pytest.mark.rule(
    "catan.robber.steal_adjacent",
    "catan.robber.steal_choice",
    "catan.robber.steal_opponent_only",
    "catan.robber.steal_mandatory",
    "catan.robber.steal_empty_hand",
    "catan.robber.mover",
)
def test_whom_one_may_rob() -> None:
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
                       options={"steal_mandatory": False, "steal_candidates": "any_adjacent"}), *SEVEN)  # fmt: skip
    assert not broken(other, "robber -2,0")
    assert play(other, "robber 2,0 from A").stage == "trade"


@pytest.mark.rule("catan.robber.steal_adjacent", "catan.robber.steal_empty_hand", "catan.robber.steal_mandatory")
def test_log_says_why_nothing_was_stolen() -> None:
    seven = table(stage="roll", active=2, hands=[{}, {"ore": 2}, {}, {"wool": 1}])
    lenient = table(stage="roll", active=2, hands=[{}, {"ore": 2}, {}, {"wool": 1}], options={"steal_mandatory": False})
    bare = table(stage="roll", active=2, hands=[{}, {"ore": 2}, {}, {}], settlements=[[], [], [], []])
    mine = table(stage="roll", active=2, hands=[{}, {"ore": 2}, {}, {}], settlements=[[], [], ["1,0|2,-1|2,0"], []])
    cases = (
        (seven, "robber 2,0", "robs_empty", "catan.robber.steal_empty_hand", "holds no resource cards"),
        (lenient, "robber -2,0", "spares", "catan.robber.steal_mandatory", "robbed nobody"),
        (bare, "robber -2,0", "robs_nobody", "catan.robber.steal_adjacent", "No other player has a building there"),
        (mine, "robber 2,0", "robs_nobody", "catan.robber.steal_adjacent", "No other player has a building there"),
        (seven, "robber -1,0 from B", "robs", "catan.robber.steal_choice", "chose to rob Red"),
    )
    for start, asked in ((seven, 0), (lenient, 2)):
        picks = play(start, *SEVEN).picks(("robber", "-2,0"))
        assert len(picks.choices) == asked, "where one must be robbed, nobody is asked whom"
    for start, text, kind, rule, says in cases:
        p = play(start, *SEVEN)
        told_of = p.events(p.read_action(text))[-1]
        assert (told_of.kind, told_of.rule) == (kind, rule), text
        assert says in told(p, text)[-1]


@pytest.mark.rule("catan.robber.steal_one_random", "catan.robber.victim_hides", "catan.robber.seven_before_trade")
def test_stolen_card_is_drawn_by_cards_not_kinds() -> None:
    p = play(table(stage="roll", hands=[{}, {"ore": 3, "wool": 1}, {}, {}]), *SEVEN)
    theft = play(p, "robber -2,0 from B")
    assert {act.to_text(): chance for act, chance in theft.chance_outcomes()} == {
        "steal wool": Fraction(1, 4), "steal ore": Fraction(3, 4),
    }  # fmt: skip
    assert broken(theft, "end") == {"catan.robber.steal_one_random"}
    assert not theft.judge(catan.actions.action(catan.Kind.STEAL, CHANCE, get=1))
    after = play(theft, "steal ore")
    assert (after.stage, after.decider) == ("trade", 0)
    for seat in (0, 1):
        assert told(theft, "steal ore", seat) == ["Orange stole 1 ore from Red."]
    assert told(theft, "steal ore", 2) == ["Orange stole a card from Red."]
    assert sum(chance for _, chance in play(table(stage="roll"), "roll").chance_outcomes()) == 1
    assert RICH


def test_a_lesson_may_choose_what_chance_answers() -> None:
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
