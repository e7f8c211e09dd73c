"""What the rules allow, row by row of the rulebook: set-up, turns, doors, blocks, cards, scoring, phases, end.

What they refuse is in ``test_refusals.py``, what they pay in ``test_worked_examples.py``.
"""

from __future__ import annotations

import random

import pytest

from boardlab import torres
from boardlab.core import CHANCE, Record
from boardlab.torres.board import NAMES
from boardlab.torres.cards import CARDS
from boardlab.torres.options import BLOCKS, FOUNDATIONS, STACKS
from tests.torres.setups import broken, legal, menu, place, play, totals

LINE = "b2=2 c2=1 d2=1"


def in_turn(players: int = 3) -> torres.Position:
    p = torres.start(players)
    for cell in FOUNDATIONS[:players]:
        p = play(p, f"knight {cell}")
    return play(p, f"king {FOUNDATIONS[players]}")


def end_phase(p: torres.Position) -> torres.Position:
    """All turns of the phase, ended without doing anything."""
    phase = p.phase
    while p.phase == phase and not p.is_over:
        p = p.play(next(act for act in p.legal_actions() if act.to_text().startswith("end")))
    return p


# -- set-up ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_set_up(players: int) -> None:
    """("torres.setup.foundations", "torres.setup.player_pieces", "torres.setup.supply", "torres.comp.board")."""
    p = torres.start(players)
    assert [NAMES[castle.cells[0]] for castle in p.castles] == sorted(
        ["d8", "h5", "e1", "a4", "c6", "f6", "f3", "c3"], key=NAMES.index
    )
    assert all((castle.area, castle.height) == (1, 1) for castle in p.castles)
    assert p.scores == (0,) * players
    assert p.knights == ((),) * players
    dealt = sum(sum(stacks) for stacks in p.stacks)
    assert p.supply == BLOCKS - 8 - dealt
    distances = [
        abs(a % 8 - b % 8) + abs(a // 8 - b // 8)
        for a in (NAMES.index(cell) for cell in FOUNDATIONS)
        for b in (NAMES.index(cell) for cell in FOUNDATIONS)
        if a != b
    ]
    assert min(distances) == 3


def test_the_number_of_players() -> None:
    """("torres.comp.players")."""
    for wrong in (0, 1, 5, -1):
        with pytest.raises(ValueError, match="2 to 4"):
            torres.start(wrong)


def test_what_is_no_action_is_named() -> None:
    p = torres.start(2)
    for wrong in ("knight d8", None, p):
        for ask in (p.judge, p.play, p.events):
            with pytest.raises(TypeError, match=r"takes an action, not a \w+; read_action"):
                ask(wrong)  # type: ignore[operator]
    with pytest.raises(ValueError, match=r"2 to 4 players, not 2\.0"):
        torres.start(2.0)  # type: ignore[arg-type]


def test_own_decks() -> None:
    """Ten different cards each, shuffled ("torres.setup.action_decks", "torres.comp.cards")."""
    first, second = (Record.new(torres, seed=seed, players=4).start for seed in "ab")
    for deck in (*first.decks, *second.decks):
        assert sorted(deck) == sorted(CARDS)
    assert len({*first.decks, *second.decks}) == 8
    with pytest.raises(ValueError, match="ten action cards"):
        torres.start(2, decks=[CARDS, CARDS[:9]])
    with pytest.raises(ValueError, match="2 players need 2 decks"):
        torres.start(2, decks=[CARDS])
    with pytest.raises(ValueError, match="“sword” is not an action card"):
        torres.start(2, decks=[CARDS, [*CARDS[:9], "sword"]])


def test_first_knights_then_king_then_the_first_seat() -> None:
    """("torres.setup.first_knights", "torres.setup.king", "torres.setup.starter")."""
    p = torres.start(3)
    assert {act.to_text() for act in p.legal_actions()} == {f"knight {cell}" for cell in FOUNDATIONS}
    for seat, cell in enumerate(("c3", "d8", "e1")):
        assert (p.seat, p.stage) == (seat, "knights")
        p = play(p, f"knight {cell}")
        assert f"knight {cell}" not in {act.to_text() for act in p.legal_actions()}
    assert (p.seat, p.stage) == (2, "king"), "the last player puts the king"
    assert menu(p, "king") == set(FOUNDATIONS) - {"c3", "d8", "e1"}
    p = play(p, "king a4")
    assert (p.seat, p.starter, p.stage, p.phase, p.round, p.ap) == (0, 0, "turn", 1, 1, 5)


# -- phases and stacks ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "rounds", "turns"), [(2, [4, 4, 4], 12), (3, [4, 3, 3], 10), (4, [4, 3, 3], 10)])
def test_phases_rounds_and_turns(players: int, rounds: list[int], turns: int) -> None:
    """("torres.phase.three", "torres.phase.rounds", "torres.phase.one_turn", "torres.phase.stacks_are_turns",
    "torres.end.after_three")."""  # fmt: skip
    p, found, ends = in_turn(players), {}, [0] * players
    while not p.is_over:
        if p.stage == "move_king":
            p = play(p, "stay")
        found[p.phase] = max(found.get(p.phase, 0), p.round)
        assert len(p.stacks[p.seat]) == p.rounds - p.round + 1
        ends[p.seat] += 1
        follower = (p.seat + 1) % players
        p = p.play(next(act for act in p.legal_actions() if act.to_text().startswith("end")))
        assert p.stage in ("move_king", "over") or p.seat == follower
    assert [found[phase] for phase in (1, 2, 3)] == rounds
    assert ends == [turns] * players
    assert p.legal_actions() == ()
    assert p.current_player is None


@pytest.mark.parametrize(
    ("players", "dealt"),
    [
        (2, ["3333", "3333", "3333"]),
        (3, ["3322", "332", "332"]),
        (4, ["2222", "222", "222"]),
    ],
)
def test_stacks_dealt(players: int, dealt: list[str]) -> None:
    """("torres.phase.deal", "torres.phase.four_players", "torres.phase.own_blocks", "torres.setup.phase_card")."""
    p = in_turn(players)
    for phase, sizes in enumerate(dealt, 1):
        assert p.phase == phase
        assert all("".join(map(str, stacks)) == sizes for stacks in p.stacks)
        assert "".join(map(str, STACKS[players][phase - 1])) == sizes
        others = p.stacks[1:]
        built = next(act for act in p.legal_actions() if act.to_text().startswith("build"))
        assert [p.play(built).stacks[seat] for seat in range(players) if seat != p.seat] == [
            stacks for seat, stacks in enumerate(p.stacks) if seat != p.seat
        ], "others keep theirs"
        assert others == p.stacks[1:]
        p = end_phase(p)
        if p.stage == "move_king":
            p = play(p, "stay")


def test_blocks_left_at_the_end_of_a_phase() -> None:
    """They return to the supply before the new stacks are dealt ("torres.build.phase_end")."""
    p = end_phase(in_turn(4))
    assert p.supply == BLOCKS - 8 - 4 * 6, "nothing was built, all 32 came back, 24 went out"


# -- action points --------------------------------------------------------------------------------------------------


def test_costs() -> None:
    """2 for a knight, 1 for a step, a door, a block, a card, a point; cards are free ("torres.turn.costs",
    "torres.add.cost", "torres.move.cost", "torres.build.cost", "torres.buy.cost", "torres.point.cost",
    "torres.play.free", "torres.turn.five_ap")."""  # fmt: skip
    p = place(LINE, "b2 b1", hands=[["six_ap"], []], decks=[["magnet", "hurdle", "diagonal"], []])
    for text, cost in (
        ("add c2", 2), ("move b2 a2", 1), ("move b1 e2", 1), ("build b2 from 3", 1), ("buy", 1), ("point", 1),
        ("play six_ap", 0),
    ):  # fmt: skip
        chosen = play(p, "move b2 a2") if text.startswith("build") else p
        assert play(chosen, text).spent - chosen.spent == cost, text
    spent = play(p, "point", "point", "point", "point", "point")
    assert spent.spent == 5
    assert {act.to_text().split()[0] for act in spent.legal_actions()} == {"play", "end"}


def test_six_and_seven_ap() -> None:
    """Also after five AP are spent ("torres.card.six_ap", "torres.card.seven_ap")."""
    for card, total in (("six_ap", 6), ("seven_ap", 7)):
        p = place(LINE, "b2", hands=[[card], []], spent=5)
        assert not legal(p, "point")
        more = play(p, f"play {card}")
        assert (more.ap, more.budget().left) == (total, total - 5)
        assert play(more, *["point"] * (total - 5)).spent == total
        assert play(more, "end 3").ap == 5


def test_leftover_ap_are_lost() -> None:
    p = place(LINE, "b2", "h8", spent=2)
    assert play(p, "end 3").scores == (0, 0)
    assert play(p, "end 3").spent == 0


# -- knights --------------------------------------------------------------------------------------------------------


def test_adding_knights() -> None:
    """Beside an own knight, on its level or lower ("torres.add.adjacent", "torres.add.level", "torres.add.empty")."""
    p = place("b2=2 c2=2 b3=1 a2=3", "b2", "b1")
    assert menu(p, "add") == {"c2", "b3"}, "a2 is higher, b1 is taken"
    after = play(p, "add c2")
    assert {"c3", "c1", "d2"} <= menu(after, "add"), "a new knight serves at once"
    assert play(after, "add c3").spent == 4


def test_highest_neighbour_decides() -> None:
    assert legal(place("b2=2 c3=2", "b2 c3"), "add c2")
    assert legal(place("b2=2 c2=2", "b2 c1"), "add c2")


def test_steps() -> None:
    """Up one, down any, straight only ("torres.move.up_one", "torres.move.down_any", "torres.move.orthogonal")."""
    p = place("d4=5 d5=5 e4=5 d3=6 c4=7 e5=1 c5=1 c3=1", "d4")
    assert menu(p, "move d4") >= {"d5", "e4", "d3"}
    assert "c4" not in menu(p, "move d4")
    assert legal(place("b2=9", "b2"), "move b2 b1")
    assert legal(place("b2=1", "b1"), "move b1 b2")


def test_doors_on_four_sides() -> None:
    """One block lets a figure through from each side to each other ("torres.door.four", "torres.door.through")."""
    for side in ("c2", "b1", "a2", "b3"):
        assert {"c2", "b1", "a2", "b3"} - {side} <= menu(place("b2=1", side), f"move {side}")


def test_figures_on_roofs_close_no_door() -> None:
    assert legal(place("b2=1 c2=1", "a2", "b2", king="c2"), "move a2 d2")


def test_several_castles_in_one_turn() -> None:
    """1 AP for each ("torres.door.repeat")."""
    p = place("b2=1 d2=1 f2=1", "a2")
    assert play(p, "move a2 c2", "move c2 e2", "move e2 g2").spent == 3


# -- blocks ---------------------------------------------------------------------------------------------------------


def test_area_and_height() -> None:
    """("torres.build.extend", "torres.build.raise", "torres.build.any_castle", "torres.build.eight")."""
    p = play(in_turn(2), "build a5 from 3", "build a5", "build d7")
    castles = {castle.name: (castle.area, castle.height) for castle in p.castles}
    assert castles["a4"] == (2, 2)
    assert castles["d7"] == (2, 1)
    assert len(castles) == 8
    assert (p.built, p.turn_stack) == (3, 0)


def test_corners_may_touch() -> None:
    """A cell may also touch one castle twice ("torres.build.no_merge")."""
    assert legal(place("b2=1 d4=1", "h8"), "build c2 from 3")
    assert legal(place("b2=1 c3=1", "h8"), "build h7 from 3") is False
    assert legal(place("b2=1 b3=1 c3=1", "h8"), "build c2 from 3")


def test_fewer_blocks_and_the_rest_kept() -> None:
    """("torres.build.fewer", "torres.build.redistribute", "torres.build.excess", "torres.build.one_stack")."""
    p = play(place(LINE, "a8", "h8", stacks=[[3, 2, 2], [3]]), "build a2 from 3")
    ends = {act.to_text() for act in p.legal_actions() if act.to_text().startswith("end")}
    assert ends == {"end leaving 2 2", "end leaving 3 2", "end leaving 3 3"}
    assert play(p, "end leaving 3 2").supply == p.supply + 1
    full = place(LINE, "a8", "h8", stacks=[[3, 3], [3]])
    assert {act.to_text() for act in full.legal_actions() if act.to_text().startswith("end")} == {"end 3 leaving 3"}
    assert play(full, "end 3").supply == full.supply + 3
    assert play(full, "end 3").stacks[0] == (3,)


def test_an_emptied_stack_still_stands_for_a_turn() -> None:
    p = place(LINE, "b2", "h8", stacks=[[1, 3], [3]], hands=[["block_under"], []])
    after = play(p, "play block_under b2 from 1")
    assert after.stacks[0] == (3, 0)
    assert legal(after, "end 0 leaving 3")
    assert after.read_action("end 0").to_text() == "end leaving 3"
    assert not any(act.to_text().startswith("build") and act.size == 0 for act in after.legal_actions())


# -- cards ----------------------------------------------------------------------------------------------------------

DECK = ["magnet", "hurdle", "diagonal", "two_up", "elevator"]


def buyer() -> torres.Position:
    return place(LINE, "b2", "h8", decks=[DECK, []])


def test_buying() -> None:
    """Three are seen, one is kept, two go back together ("torres.buy.draw", "torres.buy.two", "torres.buy.hold")."""
    look = play(buyer(), "buy")
    assert look.looking == ("magnet", "hurdle", "diagonal")
    assert len(look.legal_actions()) == 3 * 2 * 2
    top = play(look, "keep hurdle top diagonal magnet")
    assert top.decks[0] == ("diagonal", "magnet", "two_up", "elevator")
    bottom = play(look, "keep hurdle bottom magnet diagonal")
    assert bottom.decks[0] == ("two_up", "elevator", "magnet", "diagonal")
    assert bottom.hands[0] == bottom.fresh == ("hurdle",)
    twice = play(bottom, "buy", "keep two_up top elevator magnet")
    assert not legal(twice, "buy")
    later = play(twice, "end 3", "end 3")
    assert later.hands[0] == ("two_up", "hurdle")
    assert later.fresh == ()


def test_few_cards_left() -> None:
    two = play(place(LINE, "b2", "h8", decks=[["magnet", "hurdle"], []]), "buy")
    assert {act.to_text() for act in two.legal_actions()} == {
        f"keep {one} {at} {other}"
        for one, other in (("magnet", "hurdle"), ("hurdle", "magnet"))
        for at in ("top", "bottom")
    }
    one = play(place(LINE, "b2", "h8", decks=[["magnet"], []]), "buy")
    assert [act.to_text() for act in one.legal_actions()] == ["keep magnet"]
    assert play(one, "keep magnet").decks[0] == ()


def test_played_cards_leave() -> None:
    """("torres.play.removed", "torres.play.later", "torres.play.one")."""
    p = place(LINE, "b2", "h8", hands=[["six_ap", "seven_ap"], []])
    after = play(p, "play six_ap")
    assert after.hands[0] == ("seven_ap",)
    assert "six_ap" not in after.decks[0]
    assert not legal(after, "play seven_ap")
    assert legal(play(after, "end 3", "end 3"), "play seven_ap")


def with_card(card: str, towers: str, *knights: str, **more: object) -> torres.Position:
    return place(towers, *knights, hands=[[card], *[[]] * max(1, len(knights) - 1)], **more)


def test_two_up() -> None:
    """Exactly two levels, straight ("torres.card.two_up")."""
    p = with_card("two_up", "b2=1 b3=3 c2=2 a2=4 b1=1 c3=3", "b2")
    assert menu(p, "play two_up b2") == {"b3"}


def test_block_under() -> None:
    """At any level, from any stack, and a new castle on bare board ("torres.card.block_under")."""
    p = with_card("block_under", "b2=1 c2=1", "b2 h8")
    after = play(p, "play block_under b2 from 3")
    assert after.heights[NAMES.index("b2")] == 2
    assert (after.spent, after.built, after.stacks[0]) == (0, 0, (3, 3, 3, 2))
    assert play(p, "play block_under h8 from 3").castle_at(63) is not None
    mid = with_card("block_under", "b2=1 c2=1", "b2", turn_stack=1, built=2)
    assert legal(mid, "play block_under b2")
    assert legal(mid, "play block_under b2 from 3")


def test_extra_block() -> None:
    """From the supply, not counted among the three ("torres.card.extra_block")."""
    p = with_card("extra_block", LINE, "h8", turn_stack=0, built=3)
    after = play(p, "play extra_block a2")
    assert (after.supply, after.built, after.spent) == (p.supply - 1, 3, 0)


def test_elevator() -> None:
    """Any level with a door beside it, not the very top ("torres.card.elevator")."""
    p = with_card("elevator", "b2=5 c2=4 d2=3 b3=2 c3=1", "a2")
    assert {"c2", "d2", "c3"} <= menu(p, "play elevator a2")
    assert "b2" not in menu(p, "play elevator a2")


def test_diagonal() -> None:
    """One up, any down, into another castle ("torres.card.diagonal")."""
    p = with_card("diagonal", "b2=3 c3=4 a1=5 c1=1", "b2")
    assert menu(p, "play diagonal b2") == {"c3", "c1", "a3"}


SIX = "a8=1 c8=1 e8=1 g8=1 a6=1 c6=1"


def test_move_block() -> None:
    """The top block of a free tower to any free cell ("torres.card.move_block", "torres.card.move_block.found")."""
    p = with_card("move_block", SIX + " a1=2 b1=1 c1=1", "h1")
    assert legal(p, "play move_block a1 h4"), "a new castle"
    assert len(play(p, "play move_block a1 h4").castles) == 8
    assert legal(p, "play move_block a1 b1")
    assert legal(p, "play move_block c1 a2"), "within one castle"
    assert legal(p, "play move_block c1 h4")
    assert not legal(p, "play move_block b1 h4"), "split"
    assert legal(p, "play move_block a6 b6") is True, "six castles remain of seven"
    assert len(play(p, "play move_block a6 b2").castles) == 6


def test_the_sixth_castle_may_move_but_not_vanish() -> None:
    """("torres.card.move_block.remove_castle")."""
    p = with_card("move_block", SIX, "h1")
    assert legal(p, "play move_block a8 h4")
    assert broken(p, "play move_block a8 e7") == [("torres.card.move_block.remove_castle", "")]


def test_magnet() -> None:
    """As though newly added, beside another own knight ("torres.card.magnet")."""
    p = with_card("magnet", "b2=2 c2=1 b3=3", "b2 h8", "b1")
    assert menu(p, "play magnet h8") == {"a2", "c2"}
    assert menu(p, "play magnet b2") == {"h7", "g8"}


def test_hurdle() -> None:
    """Over one knight of any colour and level; up one, down any ("torres.card.hurdle")."""
    p = with_card("hurdle", "b2=1 b3=4 b4=2 d2=1 c2=1", "b2", "b3 c2 a2")
    assert menu(p, "play hurdle b2") == {"b4", "d2"}


# -- track and scoring ----------------------------------------------------------------------------------------------


def test_the_start_is_shared_and_passing_is_free() -> None:
    """("torres.track.start_shared", "torres.track.one_per_space")."""
    p = place("", "a1", "b1", "c1")
    assert play(p, "point").scores == (1, 0, 0)
    assert play(place("", "a1", "b1", "c1", scores=[0, 1, 0]), "point").scores == (2, 1, 0)
    assert play(place("", "a1", "b1", "c1", scores=[0, 1, 3]), "point", "point").scores == (4, 1, 3)


def test_each_castle_once_for_the_highest_knight() -> None:
    """("torres.score.castle_once", "torres.score.highest")."""
    assert totals(place("b2=3 c2=2 d2=1", "b2 c2 d2")) == (9, 0)
    assert totals(place("b2=3 c2=2 d2=1 h8=1", "c2 d2 h8")) == (7, 0)


def test_castles_before_bonus_and_marker_after_all_castles() -> None:
    """("torres.score.steps", "torres.score.marker", "torres.king.when", "torres.king.all")."""
    p = place("b2=1 c2=1 d2=1 f2=1 g2=1", "b2 f2", "c2 a1", king="d2", scores=[0, 3])
    lines = [(line.player, line.rule.rsplit(".", 1)[1], line.points) for line in p.preview().lines]
    assert lines == [
        (0, "product", 3), (0, "product", 2), (1, "product", 3), (1, "count", 0), (0, "table", 5), (1, "table", 5),
    ]  # fmt: skip
    # 3 would have met the other marker at space 3; 3 + 2 together pass it.
    assert p.preview().lines[-1].scores == (10, 11)
    assert [line.points for line in p.preview().lines if line.rule == "torres.track.one_per_space"] == []


def test_no_points_no_push() -> None:
    """A player who scores nothing stays on a shared start ("torres.level.count", "torres.score.no_ties")."""
    p = place("b2=1", "a1", "h8")
    assert totals(p) == (0, 0)
    assert p.preview().lines[-1].scores == (0, 0)


def test_the_bonus_comes_once_and_ignores_the_kings_level() -> None:
    """("torres.king.once", "torres.king.own_level", "torres.king.exact")."""
    for king in ("b2", "d2"):
        p = place("b2=3 c2=1 d2=1 c3=1", "c2 c3", king=king)
        assert totals(p) == (4 + 5, 0)
    assert totals(place("b2=3 c2=2 d2=1 c3=1", "c2", king="d2")) == (8, 0)


def test_the_lowest_moves_the_king_and_starts() -> None:
    """("torres.next.king_may", "torres.next.king_where", "torres.next.king_stay", "torres.next.starter")."""
    p = place(
        SIX, "h1 a8", "h2 c8", "h3 e8", king="g8", scores=[9, 2, 7], round=4, player=2,
        stacks=[[], [], [2]],
    )  # fmt: skip
    after = play(p, "end")
    assert (after.stage, after.phase, after.seat, after.starter) == ("move_king", 2, 1, 1)
    assert menu(after, "king") == {"a6", "c6"}
    assert legal(after, "stay")
    moved = play(after, "king a6")
    assert (moved.king, moved.seat, moved.stage) == (NAMES.index("a6"), 1, "turn")
    assert play(after, "stay").king == NAMES.index("g8")


def test_a_shared_lowest_score_is_the_last_seats() -> None:
    p = end_phase(in_turn(4))
    assert p.scores == (1, 2, 3, 4)
    ground = place(SIX, "h1", "h2", "h3", king="g8", round=4, player=2, stacks=[[], [], [2]])
    assert play(ground, "end").seat == 2


def test_without_a_free_cell_the_king_stays() -> None:
    towers = "a8=1 c8=1 e8=1 g8=1 a6=1 c6=1"
    p = place(towers, "a8 c8", "e8 a6", "c6 h1", king="g8", round=4, player=2, stacks=[[], [], [2]])
    assert [act.to_text() for act in play(p, "end").legal_actions()] == ["stay"]


def test_most_points_win() -> None:
    """("torres.goal.most_points", "torres.peace")."""
    p = place("b2=1 c2=1", "b2", "h8", scores=[3, 9], phase=3, round=4, player=1, king="c2", stacks=[[], [3]])
    after = play(p, "end")
    assert after.is_over
    assert after.winners == (1,)
    tied = place("b2=1", "a8", "h8", phase=3, round=4, player=1, king="b2", stacks=[[], [3]])
    assert play(tied, "end").winners == (0, 1), "0 : 0 is a shared win"


def test_nothing_is_left_to_chance_once_shuffled() -> None:
    """The codex is for reading only ("torres.setup.codex")."""
    p = in_turn()
    assert p.chance_outcomes() == ()
    assert p.current_player != CHANCE
    assert p.rulings()["edition"] == "rio_grande_2005"


def test_random_play_attacks_nobody() -> None:
    rng = random.Random(3)
    p = torres.setup(rng, 3)
    while not p.is_over:
        chosen = rng.choice(p.legal_actions())
        after = p.play(chosen)
        for seat in range(3):
            if seat != chosen.player:
                assert after.pieces[seat] == p.pieces[seat], "others' figures stay where they are"
        assert all(new.bit_count() >= old.bit_count() for new, old in zip(after.pieces, p.pieces, strict=True))
        p = after
