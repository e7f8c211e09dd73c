"""Points, winning on one's own turn, and what others may know."""

from __future__ import annotations

import pytest

from boardlab import catan
from boardlab.catan.board import SITES
from boardlab.catan.rules.winning import points_by_source, total
from boardlab.core import IllegalAction, Record
from boardlab.core.text.view_text import read_view, write_view
from boardlab.session.features.seats import players
from boardlab.session.kinds import study
from tests.catan.tables import NOBODY, RICH, broken, hands, legal, play, table, told

SEVEN_POINTS = {"cities": [[SITES[at] for at in (20, 24, 40)], [], [], []], "settlements": [[SITES[52]], [], [], []]}


def nine(**doc: object) -> catan.Position:
    """Seat 0 has 3 cities, 1 settlement and 2 hidden points: 9 in all."""
    return table(**{**SEVEN_POINTS, "developments": [["victory_point"] * 2, [], [], []], "roads": NOBODY, **doc})


@pytest.mark.rule(
    "catan.score.settlement", "catan.score.city", "catan.score.vp_card", "catan.score.special", "catan.aim"
)
def test_points_by_source() -> None:
    p = nine()
    assert p.scores[0] == 7
    assert total(p, 0) == 9
    lines = points_by_source(p, 0).lines
    assert [(line.rule, line.points) for line in lines] == [
        ("catan.score.settlement", 1), ("catan.score.city", 6), ("catan.score.vp_card", 2),
    ]  # fmt: skip
    assert points_by_source(p.seen_by(1), 0).total(0) == 7, "others do not see the hidden points"
    assert points_by_source(p.seen_by(0), 0).total(0) == 9


@pytest.mark.rule("catan.end.ten_points", "catan.end.own_turn", "catan.end.game_over", "catan.vp.reveal_at_ten")
def test_ten_points_on_the_own_turn_win_at_once() -> None:
    p = nine(hands=hands(**RICH))
    after = play(p, f"city {SITES[52]}")
    assert after.is_over
    assert after.winners == (0,)
    assert after.scores[0] == 10
    assert broken(after, "end") == {"catan.end.game_over"}
    assert after.legal_actions() == ()
    texts = told(p, f"city {SITES[52]}")
    assert texts[-2:] == ["Orange revealed 2 victory point cards.", "Orange has 10 points and wins."]
    with pytest.raises(IllegalAction, match="The game is over"):
        play(after, "end")


@pytest.mark.rule("catan.end.ten_points")
def test_fewer_points_may_be_agreed_on() -> None:
    """The ruling win_points"""
    p = nine(hands=hands(**RICH), options={"win_points": 9}, active=3)
    assert catan.parse(p.to_text()) == p
    assert p.play("end").winners == (0,)
    assert not nine(active=3).play("end").is_over


@pytest.mark.rule("catan.dev.vp_exception")
def test_a_point_drawn_this_turn_wins_at_once() -> None:
    p = nine(hands=hands(wool=1, grain=1, ore=1))
    assert play(p, "buy", "draw victory_point").is_over
    assert not play(p, "buy", "draw knight").is_over


@pytest.mark.rule("catan.end.own_turn")
def test_ten_points_on_anothers_turn_wait_for_the_own() -> None:
    """B's turn goes on, and A wins when the player's own turn begins"""
    doc = {**SEVEN_POINTS, "roads": NOBODY}
    p = table(developments=[["victory_point"] * 3, [], [], []], active=3, **doc)
    assert total(p, 0) == 10
    assert not p.is_over
    after = play(p, "end")
    assert after.is_over
    assert after.winners == (0,)
    assert after.stage == "over"


@pytest.mark.rule("catan.army.three", "catan.end.own_turn")
def test_an_army_can_win_at_once() -> None:
    p = table(**SEVEN_POINTS, roads=NOBODY, knights=[2, 0, 0, 0],
              developments=[["knight", "victory_point"], [], [], []])  # fmt: skip
    assert play(p, "play knight").is_over


@pytest.mark.rule("catan.road.five", "catan.end.own_turn")
def test_a_free_road_can_win_at_once() -> None:
    """The other free road is not laid any more"""
    from tests.catan.test_longest_road import LINE

    cards = ["victory_point", "road_building"]
    p = table(**SEVEN_POINTS | {"roads": [LINE[:4], [], [], []]}, developments=[cards, [], [], []])
    after = play(p, "play road_building", f"road {LINE[4]}")
    assert after.is_over
    assert catan.parse(after.to_text()) == after


@pytest.mark.rule("catan.end.ten_points", "catan.end.own_turn")
def test_the_win_may_have_to_be_claimed() -> None:
    """The ruling win_check"""
    p = nine(hands=hands(**RICH), options={"win_check": "declare"})
    assert broken(p, "claim") == {"catan.end.ten_points"}
    ten = play(p, f"city {SITES[52]}")
    assert not ten.is_over
    assert legal(ten, "claim") == {""}
    assert play(ten, "claim").winners == (0,)
    assert broken(nine(), "claim") == {"catan.end.own_turn"}


@pytest.mark.rule("catan.cards.hidden", "catan.vp.hidden")
def test_a_view_hides_hands_cards_and_points() -> None:
    p = nine(hands=[{"ore": 3}, {"wool": 2}, {}, {}])
    view = p.seen_by(1)
    assert view.hands == (None, (0, 0, 2, 0, 0), (0, 0, 0, 0, 0), (0, 0, 0, 0, 0))
    assert view.hand_sizes == p.hand_sizes
    assert total(view, 0) == 7
    assert view.bank == p.bank
    assert view.pile_size == p.pile_size
    assert "?" in view.to_text()
    assert not hasattr(view, "play")


def test_at_the_end_the_winners_points_lie_open() -> None:
    p = play(nine(hands=hands(**RICH)), f"city {SITES[52]}")
    assert p.seen_by(2).scores == p.scores
    assert p.seen_by(None).scores == p.scores


def test_presets_and_rulings() -> None:
    assert catan.ALMANAC.phase_mode == "separate"
    assert catan.FIFTH_EDITION.phase_mode == "combined"
    assert catan.start(4).rulings()["bank_shortage"] == "single_gets_rest"
    with pytest.raises(ValueError, match="“mixed” does not fit the ruling phase_mode"):
        catan.Options(phase_mode="mixed")
    with pytest.raises(ValueError, match="“phase” is not a ruling"):
        catan.ALMANAC.replace(phase="combined")


@pytest.mark.rule("catan.score.vp_card", "catan.vp.hidden")
def test_hidden_points_count_for_their_owner_alone() -> None:
    """On the board, in words, in its sources, for every seat"""
    p = nine()
    assert p.known_scores == p.scores, "what lies open to all"
    for seat in (0, 1, 2, 3, None):
        view = p.seen_by(seat)
        assert view.scores == p.scores
        counted = 9 if seat == 0 else 7
        assert view.known_scores[0] == view.preview().total(0) == counted
        assert view.known_scores[1:] == p.scores[1:]
        assert f"Orange (A): {counted} points" in " ".join(view.scene(lang="en").summary), seat
        board = study(Record(p), seat=seat)
        told = players(board)[0]
        assert told["points"] == (counted if seat is not None else 7)
        assert ("2 of them hidden from the others" in told["says"]) == (seat == 0)


@pytest.mark.rule("catan.vp.reveal_at_ten", "catan.end.game_over")
def test_at_the_end_everybody_shows_their_points() -> None:
    """The winner first, whoever looks"""
    before = nine(hands=hands(**RICH), developments=[["victory_point"] * 2, ["victory_point", "knight"], [], []])
    text = f"city {SITES[52]}"
    assert before.seen_by(2).known_scores[1] == before.scores[1]
    p = play(before, text)
    shown = [(each.player, each.points) for each in before.events(before.read_action(text)) if each.kind == "revealed"]
    assert shown == [(0, 2), (1, 1)]
    assert p.scores[1] == before.scores[1] + 1
    for seat in (0, 1, 2, None):
        view = p.seen_by(seat)
        assert view.known_scores == view.scores == p.scores
        assert read_view(write_view(view)) == view
        # What else is in a hand stays hidden.
        assert (view.development_cards(1)["knight"] == 1) if seat == 1 else "?" in view.to_text()


def test_view_of_a_finished_game_knows_the_winner() -> None:
    """A hand of victory points alone lies open to all at the end, and is nobody's mark."""
    p = play(
        nine(hands=hands(**RICH), developments=[["victory_point"] * 2, ["victory_point"], [], []]), f"city {SITES[52]}"
    )
    for seat in (0, 1, 2, 3, None):
        view = p.seen_by(seat)
        assert read_view(write_view(view)) == view, seat
