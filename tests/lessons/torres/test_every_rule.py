"""Questions that ask what was only told: worked out by hand, and a wrong rule leads to another answer."""

import pytest

from boardlab.lessons import checkpoint
from tests.lessons.answers import whole


@pytest.mark.parametrize(
    ("name", "right", "wrong"),
    [
        # Ten stacks of two in 4 + 3 + 3 turns.
        ("set_up.7", 20, {30: "phase.four_players", 24: "phase.rounds", 80: "phase.own_blocks", 8: "phase.three"}),
        ("building.14", "legal", {"torres.build.one_stack": "build.fewer"}),
        ("building.15", "supply", {"new_stack": "build.excess", "on_top": "build.redistribute"}),
        ("cards.14", "torres.buy.hold", {"legal": "play.removed", "torres.play.one": "play.one"}),
        # Two a turn in four turns; the deck has ten.
        ("cards.15", 8, {4: "buy.two", 10: "buy.two", 0: "buy.hold"}),
        # 4 of 40; with three cards seen 1 - 36/40 * 35/39 * 34/38.
        ("cards.16", 10, {28: "buy.common_variant", 3: "setup.action_decks"}),
        # Area 6 times level 2; without the card area 5.
        ("cards.17", 12, {10: "card.extra_block", 15: "build.raise"}),
        ("cards.18", "legal", {"torres.build.must_add": "card.move_block.found"}),
        (
            "cards.19",
            "c3 c5 d5",
            {"c3 c5 d5 e4": "card.two_up", "c3 c5 d5 e5": "card.diagonal", "c5 d5": "card.diagonal"},
        ),
        ("scoring.8", 10, {8: "score.no_ties"}),
        ("scoring.17", 0, {1: "track.start_shared"}),
        ("king.21", "legal", {"torres.next.king_where": "next.king_stay"}),
        ("king.22", "d a b c", {"c d a b": "next.starter", "b c d a": "next.starter", "d b a c": "phase.one_turn"}),
        ("master.12", "torres.master.hand", {"legal": "master.hand"}),
        # Two knights on each diagonal and one more for having most, at 5 each.
        ("master.13", 25, {15: "mcard.diagonals", 20: "mcard.border", 50: "mcard.border"}),
        ("master.14", "b6 e3 f5", {"b6 e3": "mcard.different_levels", "e3 f5": "mcard.different_levels"}),
        ("master.15", "c5 h5", {"c5": "mcard.in_a_row", "c5 f5 h5": "mcard.in_a_row"}),
        ("master.16", "a3 b3 c2", {"a3 c2": "mcard.neighbours", "a3 b3 c2 c3 d2": "mcard.neighbours"}),
        ("master.17", 50, {0: "master.text", 200: "mcard.square"}),
        ("master.18", 10, {0: "master.card", 20: "mcard.border"}),
        (
            "master.19",
            "b c d a",
            {"b d a c": "master.clockwise", "a b c d": "master.starter", "c d a b": "master.starter"},
        ),
        ("master.20", "legal", {"torres.master.king": "master.king"}),
        ("master.21", 2, {6: "buy.common_variant", 1: "buy.two"}),
        # Six blocks lie there, and there are 5 AP.
        ("master.22", 5, {3: "build.max_three", 6: "build.cost"}),
    ],
)
def test_a_wrong_rule_leads_to_another_answer(name, right, wrong):
    asked = checkpoint(f"torres.{name}")
    assert asked.grade(whole(asked, right))
    for given, rule in wrong.items():
        grade = asked.grade(whole(asked, given))
        assert not grade or grade.misnamed
        assert grade.misconception.rule == f"torres.{rule}", given
