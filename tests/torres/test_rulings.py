"""Each ruling once where its readings differ: the same position and the same verbs under one and under the other."""

from __future__ import annotations

from typing import Any

import pytest

from boardlab import torres
from boardlab.core import Record
from boardlab.torres.cards import CARDS
from boardlab.torres.options import BLOCKS, EDITIONS, RULINGS, Options
from tests.torres.setups import legal, menu, place, play, totals

LINE = "b2=2 c2=1 d2=1"
SIX = "a8=1 c8=1 e8=1 g8=1 a6=1 c6=1"


def under(p: torres.Position, **rulings: Any) -> torres.Position:
    """The same position with some rulings changed."""
    return torres.from_json(
        {**p.to_json(), "options": {"edition": "rio_grande_2005", **rulings}}, allow_unreachable=True
    )


def last_turn(players: int = 2, **more: Any) -> torres.Position:
    """The last turn of phase 1: one stack is left, that of the seat to move."""
    stacks: Any = [[] for _ in range(players - 1)] + [[3]]
    knights = ["h1 a8", "h2 c8", "h3 e8"][:players]
    fields = {"king": "g8", "round": 4, "player": players - 1, "stacks": stacks, "scores": [9, 2, 7][:players], **more}
    return place(SIX, *knights, **fields)


def ended(p: torres.Position) -> torres.Position:
    return play(p, "end 3")


# -- what the editions differ in -----------------------------------------------------------------------------------


@pytest.mark.rule("torres.buy.common_variant", "torres.setup.action_decks")
def test_action_deck() -> None:
    own, common = torres.start(3), torres.start(3, options="namuwiki_old")
    assert [len(deck) for deck in own.decks] == [10, 10, 10]
    assert [len(deck) for deck in common.decks] == [40]
    p = place(LINE, "b2", "h8")
    assert play(p, "buy").stage == "look"
    drawn = play(
        torres.from_json(
            {**p.to_json(), "options": {"action_deck": "common_draw1"}, "decks": [["magnet", "magnet", "hurdle"]]},
            allow_unreachable=True,
        ),
        "buy",
        "buy",
    )
    assert drawn.stage == "turn"
    assert drawn.hands == (("magnet", "magnet"), ())
    assert drawn.fresh == ("magnet", "magnet")
    assert drawn.decks == (("hurdle",),)
    assert not legal(drawn, "buy"), "two cards a turn, as always"
    later = play(drawn, "end 3", "end 3")
    assert menu(later, "play magnet b2") == set()
    assert later.hands[0] == ("magnet", "magnet")
    assert torres.parse(later.to_text()) == later


def test_older_copy_of_a_fresh_card_may_be_played() -> None:
    p = place(
        LINE,
        "b2",
        "h8",
        options={"action_deck": "common_draw1"},
        hands=[["six_ap"], []],
        decks=[["six_ap", "hurdle"]],
    )
    bought = play(p, "buy")
    assert bought.hands[0] == ("six_ap", "six_ap")
    assert legal(bought, "play six_ap")
    assert play(bought, "play six_ap").hands[0] == ("six_ap",)
    only = play(place(LINE, "b2", "h8", options={"action_deck": "common_draw1"}, decks=[["six_ap"]]), "buy")
    assert not legal(only, "play six_ap")


@pytest.mark.rule("torres.build.redistribute")
def test_stack_cap() -> None:
    p = place(LINE, "a8", "h8", stacks=[[3, 3], [3]])
    for cap, allowed in ((3, "3"), (5, "5"), (None, "6")):
        found = {act.rest for act in under(p, stack_cap=cap).legal_actions() if act.to_text().startswith("end")}
        assert max(found) == (int(allowed),)


@pytest.mark.rule("torres.build.max_three")
def test_blocks_per_turn() -> None:
    p = place(LINE, "a8", "h8", stacks=[[5, 3], [3]])
    built = ["build a2 from 5", "build b3", "build c3"]
    assert not legal(play(p, *built), "build d3")
    assert legal(play(under(p, blocks_per_turn=None), *built), "build d3")
    assert not legal(play(under(p, blocks_per_turn=1), *built[:1]), "build d3")


@pytest.mark.rule("torres.build.phase_end")
def test_phase_leftover() -> None:
    """Kept blocks go on the new stacks, at most three on one."""
    back = ended(last_turn())
    assert (back.stage, back.kept) == ("move_king", (0, 0))
    kept = ended(under(last_turn(), phase_leftover="carry_over", stack_cap=5))
    assert (kept.stage, kept.decider, kept.kept) == ("carry", 1, (0, 3))
    assert kept.supply == back.supply - 3
    choices = {act.rest for act in kept.legal_actions()}
    assert {(5, 4, 3, 3), (4, 4, 4, 3), (3, 3, 3, 3)} <= choices, "some, all or none"
    stacked = play(kept, "carry 5 4 3 3")
    assert (stacked.stage, stacked.stacks[1], stacked.kept) == ("move_king", (5, 4, 3, 3), (0, 0))
    fewer = play(kept, "carry 4 3 3 3")
    assert fewer.supply == stacked.supply + 2
    assert kept.read_action("carry").rest == (4, 4, 4, 3)
    capped = ended(under(last_turn(), phase_leftover="carry_over"))
    assert {act.rest for act in capped.legal_actions()} == {(3, 3, 3, 3)}, "the new stacks are full"


@pytest.mark.rule("torres.door.through", "torres.card.elevator")
def test_castle_exit() -> None:
    p = place(LINE, "a2", "h8", hands=[["elevator"], []])
    straight = under(p, castle_exit="straight_opposite")
    assert menu(p, "move a2") >= {"b1", "b3", "c1", "c3", "e2"}
    assert menu(straight, "move a2") == {"a1", "a3", "e2"}
    assert menu(straight, "play elevator a2") == {"c2", "e2"}
    assert "c1" in menu(p, "play elevator a2")


@pytest.mark.rule("torres.score.marker")
def test_marker_skip() -> None:
    """3 and then 2 points: the first alone would meet the other marker."""
    p = place("b2=1 c2=1 d2=1 f2=1 g2=1", "b2 f2", "a8", scores=[0, 3])
    assert p.preview().lines[-1].scores == (5, 3)
    each = under(p, marker_skip="after_each_castle")
    assert each.preview().lines[-1].scores == (6, 3)
    assert [line.points for line in each.preview().lines if line.player == 0][:3] == [3, 1, 2]
    assert totals(each) == (6, 0)


@pytest.mark.rule("torres.next.starter")
def test_next_starter() -> None:
    p = last_turn(3)
    started = play(ended(p), "stay")
    assert (started.stage, started.decider, started.starter) == ("turn", 1, 1)
    choosing = play(ended(under(p, next_starter="lowest_chooses")), "stay")
    assert (choosing.stage, choosing.decider) == ("starter", 1)
    assert {act.to_text() for act in choosing.legal_actions()} == {"starter A", "starter B", "starter C"}
    named = play(choosing, "starter C")
    assert (named.stage, named.decider, named.starter) == ("turn", 2, 2)


@pytest.mark.rule("torres.score.order")
def test_scoring_order() -> None:
    """Both land on 9: whoever comes first stays there."""
    p = place("b2=3 c2=1 d2=1", "b2", "c2", phase=2, scores=[0, 6])
    assert p.preview().lines[-1].scores == (9, 10)
    leader = under(p, scoring_order="leader_first")
    assert leader.preview().lines[-1].scores == (10, 9)
    first = under(place("b2=3 c2=1 d2=1", "b2", "c2", scores=[0, 6]), scoring_order="leader_first")
    assert first.preview().lines[-1].scores == (9, 10), "the first scoring goes clockwise in any case"


@pytest.mark.rule("torres.card.move_block.remove_castle")
def test_min_castles() -> None:
    p = place(SIX + " e6=1", "h1", "h8", hands=[["move_block"], []])
    assert legal(p, "play move_block e6 e7")
    assert not legal(under(p, min_castles=7), "play move_block e6 e7")
    assert legal(under(p, min_castles=7), "play move_block e6 h4"), "moved, not taken away"


@pytest.mark.rule("torres.build.fewer")
def test_must_build() -> None:
    """The last AP is kept for a block until one is built."""
    p = under(place(LINE, "b2", "h8"), must_build=True)
    assert legal(place(LINE, "b2", "h8"), "end 3")
    assert not legal(p, "end 3")
    four = play(p, "point", "point", "point", "point")
    assert {act.to_text().split()[0] for act in four.legal_actions()} == {"build"}
    assert not legal(play(p, "point", "point", "point"), "add c2")
    assert legal(play(four, "build a2 from 3"), "end leaving 3 3 3")
    none = under(place(LINE, "b2", "h8", stacks=[[0, 0], [0]]), must_build=True)
    assert legal(none, "end 0 leaving 0"), "nobody owes what cannot be built"


# -- what the texts leave open -------------------------------------------------------------------------------------


@pytest.mark.rule("torres.door.no_up")
def test_castle_inside() -> None:
    """The worked row: far right by one reading only, the middle by both."""
    p = place("b2=1 c2=2 d2=1 e2=2 f2=1", "b2")
    never = under(p, castle_inside="never_rise")
    assert legal(p, "move b2 f2")
    assert not legal(never, "move b2 f2")
    assert legal(p, "move b2 d2")
    assert legal(never, "move b2 d2")


def test_exit_same_castle() -> None:
    p = place("b2=2 c2=1 d2=2 e2=2 e3=1", "c2")
    outside = under(p, exit_same_castle=False)
    assert legal(p, "move c2 e3")
    assert not legal(outside, "move c2 e3")
    assert legal(outside, "move c2 f2")


@pytest.mark.rule("torres.card.two_up")
def test_two_up() -> None:
    p = place("b2=1 b3=3 c2=2 b1=4 a2=1", "b2", hands=[["two_up"], []])
    assert menu(p, "play two_up b2") == {"b3"}
    assert menu(under(p, two_up="up_to"), "play two_up b2") == {"b3", "c2"}


@pytest.mark.rule("torres.card.move_block")
def test_move_block_check() -> None:
    """A base block shifted within its castle; the sixth castle relocated."""
    p = place(SIX + " e3=1 f3=1 g3=1", "h1", "h8", hands=[["move_block"], []])
    strict = under(p, move_block_check="removal")
    for text in ("play move_block f3 f2", "play move_block f3 f4"):
        assert not legal(p, text), "three in a row stay apart without the middle"
    bridge = place(SIX + " e3=1 f3=1 g3=1 e2=1 g2=1", "h1", "h8", hands=[["move_block"], []])
    assert legal(bridge, "play move_block f3 f2"), "bridged again"
    assert not legal(under(bridge, move_block_check="removal"), "play move_block f3 f2")
    six = place(SIX, "h1", "h8", hands=[["move_block"], []])
    assert legal(six, "play move_block a8 h4")
    assert not legal(under(six, move_block_check="removal"), "play move_block a8 h4")
    tall = place(SIX + " e3=2 f3=1", "h1", "h8", hands=[["move_block"], []])
    assert legal(tall, "play move_block f3 e4"), "the area is two again"
    assert not legal(under(tall, move_block_check="removal"), "play move_block f3 e4")
    assert legal(strict, "play move_block e3 h2")


def test_card_blocks_count() -> None:
    p = place(LINE, "b2", "h8", turn_stack=1, built=3, hands=[["extra_block", "block_under"], []])
    counted = under(p, card_blocks_count=True)
    assert legal(p, "play extra_block a2")
    assert not legal(counted, "play extra_block a2")
    assert not legal(counted, "play block_under b2")
    two = under(place(LINE, "b2", "h8", turn_stack=1, built=2, hands=[["extra_block"], []]), card_blocks_count=True)
    assert play(two, "play extra_block a2").built == 3


@pytest.mark.rule("torres.build.excess")
def test_may_return_blocks() -> None:
    p = place(LINE, "a8", "h8", stacks=[[3, 2, 1], [3]])
    ends = {act.to_text() for act in under(p, may_return_blocks=False).legal_actions() if "end 3" in act.to_text()}
    assert ends == {"end 3 leaving 3 3"}
    assert legal(p, "end 3 leaving 2 1")


@pytest.mark.rule("torres.buy.draw")
def test_return_split() -> None:
    p = play(place(LINE, "b2", "h8", decks=[["magnet", "hurdle", "diagonal", "two_up"], []]), "buy")
    assert not legal(p, "keep magnet split hurdle diagonal")
    split = play(under(p, return_split=True), "keep magnet split hurdle diagonal")
    assert split.decks[0] == ("hurdle", "two_up", "diagonal")


@pytest.mark.rule("torres.next.king_may")
def test_tie_lowest() -> None:
    p = place(SIX, "h1", "h2", "h3", king="g8", round=4, player=2, stacks=[[], [], [2]])
    assert play(p, "end").decider == 2
    assert play(under(p, tie_lowest="first_seat"), "end").decider == 0


def test_leftover_ap() -> None:
    p = place(LINE, "b2", "h8", scores=[0, 2], spent=2)
    assert play(p, "end 3").scores == (0, 2)
    points = under(p, leftover_ap="to_points")
    assert play(points, "end 3").scores == (4, 2), "the second of three points leaps"
    told = points.events(points.read_action("end 3"))
    assert [(event.kind, event.points) for event in told if event.points] == [("leftover_ap", 4)]


@pytest.mark.rule("torres.point.cost")
def test_points_stepwise() -> None:
    """Two at once land behind a marker that two single ones would have leapt over."""
    p = place(LINE, "b2", "h8", scores=[0, 1])
    assert play(p, "point", "point").scores == (3, 1)
    assert not legal(p, "point 2")
    once = under(p, points_stepwise=False)
    assert play(once, "point 2").scores == (2, 1)
    assert play(once, "point 2").spent == 2
    assert not legal(once, "point 6")


# -- the master game -----------------------------------------------------------------------------------------------


def master(players: int = 3, card: str = "border", edition: str = "rio_grande_2005", **rulings: Any) -> torres.Position:
    options = Options(edition, master_game=True, **rulings)
    p = torres.start(players, options=options, master=card)
    return play(p, *(f"found {cell}" for cell in ("e1", "c3", "f3", "a4", "h5", "c6", "f6", "d8")))


def seated(p: torres.Position) -> torres.Position:
    for cell in ("c3", "f3", "c6", "f6")[: p.players]:
        p = play(p, f"knight {cell}")
    return play(p, "king d8")


@pytest.mark.rule("torres.master.foundations", "torres.master.spacing")
def test_players_place_the_foundations() -> None:
    """Clockwise from the first seat, three steps apart."""
    p = torres.start(3, options=Options(master_game=True))
    assert (p.stage, len(p.legal_actions()), p.supply) == ("foundations", 64, BLOCKS - 30)
    p = play(p, "found d4")
    assert p.decider == 1
    near = {"d4", "d5", "d6", "d3", "d2", "c4", "b4", "e4", "f4", "c5", "e5", "c3", "e3"}
    assert {act.to_text().split()[1] for act in p.legal_actions()} == {
        name for name in torres.board.NAMES if name not in near
    }
    line = play(torres.start(3, options=Options(master_game=True, spacing="line2")), "found d4")
    assert legal(line, "found e5"), "two cells apart round a corner"
    assert not legal(line, "found d6")
    done = master()
    assert (done.stage, done.decider, len(done.castles), done.supply) == ("knights", 0, 8, BLOCKS - 30 - 8)


@pytest.mark.rule("torres.master.hand")
def test_master_players_hold_all_cards() -> None:
    p = seated(master())
    assert all(hand == CARDS for hand in p.hands)
    assert not legal(p, "buy")
    assert legal(p, "play six_ap")
    own = seated(master(edition="namuwiki_old"))
    assert all(hand == () for hand in own.hands)
    assert legal(own, "buy")
    assert play(own, "buy").stage == "look"


def test_master_cards() -> None:
    """All ten in hand, or own decks as in the basic game (master_cards)."""
    full = torres.start(2, options=Options(master_game=True, master_cards="full_hand"))
    assert [len(hand) for hand in full.hands] == [10, 10]
    own = torres.start(2, options=Options(master_game=True, master_cards="own_draw3"))
    assert [len(hand) for hand in own.hands] == [0, 0]
    assert [len(deck) for deck in own.decks] == [10, 10]


@pytest.mark.rule("torres.master.card", "torres.master.text")
def test_a_master_card_lies_open_and_needs_no_announcement() -> None:
    """Its words decide."""
    names = {
        Record.new(torres, seed=seed, players=2, options=Options(master_game=True)).start.master for seed in range(30)
    }
    assert len(names) > 4, "drawn at random"
    p = seated(master(card="square"))
    assert p.master == "square"
    assert torres.start(3).master is None
    with pytest.raises(ValueError, match="in a master game only"):
        torres.start(3, master="square")
    assert "found" not in {act.to_text().split()[0] for act in p.legal_actions()}


@pytest.mark.rule("torres.master.when", "torres.score.steps")
def test_the_master_card_is_paid_last() -> None:
    """After the bonus, in playing order."""
    fields = {"king": "d2", "options": {"master_game": True}, "master": "border"}
    p = place("b2=1 c2=1 d2=1", "b2 a1 h8", "c2 a8", **fields)
    rules = [line.rule.split(".")[1:] for line in p.preview().lines if line.points]
    assert rules == [["goal", "product"], ["goal", "product"], ["track", "one_per_space"], ["king", "table"],
                     ["king", "table"], ["mcard", "border"], ["mcard", "border"], ["mcard", "border"]]  # fmt: skip
    assert totals(p)[0] == 3 + 5 + 2 * 2 + 2
    final = place("b2=1", "b2", "c2", **{**fields, "king": None, "master": "square"})
    assert not [line for line in final.preview().lines if "mcard" in line.rule], "due after phase 3 only"


@pytest.mark.rule("torres.master.starter", "torres.master.clockwise")
def test_the_leader_starts() -> None:
    """Each round in one reading, each phase in the other."""
    start = seated(master())
    p = play(start, "end 3", "point", "end 3")
    assert p.decider == 2
    assert [event.kind for event in p.events(p.read_action("end 3"))][-1] == "round_starter"
    p = play(p, "end 3")
    assert (p.round, p.decider, p.starter) == (2, 1, 1)
    p = play(p, "end 3")
    assert p.decider == 2
    assert play(p, "end 3").decider == 0, "still clockwise"
    nobody = play(start, "end 3", "end 3", "end 3")
    assert (nobody.round, nobody.starter) == (2, 0), "all on the start space: unchanged"
    phase = play(seated(master(master_starter="each_phase")), "end 3", "point", "end 3", "end 3")
    assert (phase.round, phase.starter) == (2, 0)


@pytest.mark.rule("torres.master.king")
def test_the_lowest_still_moves_the_king() -> None:
    """And the leader starts the phase."""
    p = ended(last_turn(3, options={"master_game": True}, master="square"))
    assert (p.stage, p.decider, p.starter) == ("move_king", 1, 0)
    moved = play(p, "king a6")
    assert (moved.stage, moved.decider) == ("turn", 0)
    assert {event.rule for event in p.events(p.read_action("king a6"))} == {
        "torres.master.king",
        "torres.master.starter",
    }


@pytest.mark.rule("torres.score.order")
def test_master_score_from() -> None:
    """Both land on 12: the one who is counted first stays there."""
    fields = {"options": {"master_game": True}, "master": "square", "starter": 1, "opener": 0, "scores": [9, 9]}
    p = place("b2=1 c2=1 d2=1", "b2", "c2", **fields)
    assert p.preview().lines[-1].scores == (13, 12)
    phase = torres.from_json(
        {**p.to_json(), "options": {"master_game": True, "master_score_from": "phase_starter"}}, allow_unreachable=True
    )
    assert phase.preview().lines[-1].scores == (12, 13)


# -- all of them ---------------------------------------------------------------------------------------------------


def test_every_ruling_has_its_test() -> None:
    """Here, or among the master cards and doors."""
    from pathlib import Path

    folder = Path(__file__).parent
    told = "".join((folder / f"test_{name}.py").read_text(encoding="utf-8") for name in ("rulings", "master"))
    assert [name for name in RULINGS if name not in told] == []


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("master_game", [False, True])
def test_texts_carry_the_rulings(edition: str, master_game: bool) -> None:
    options = Options(edition, master_game=master_game, stack_cap=None, must_build=True, min_castles=5)
    p = torres.start(2, options=options)
    text = p.to_text()
    assert text.startswith(f"torres/2 {edition},")
    assert torres.parse(text) == p
    assert torres.parse(text).options == options
    assert torres.from_json(p.to_json()) == p
    assert p.rulings()["must_build"] is True


def test_the_usual_edition_is_written_as_ever() -> None:
    assert torres.start(2).to_text().startswith("torres/1 knights")
    assert torres.start(2, options="huch").to_text().startswith("torres/2 huch knights")
    assert torres.start(2).to_json()["options"] == {"edition": "rio_grande_2005"}
    assert torres.from_json({**torres.start(2).to_json(), "version": 1}) == torres.start(2)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("torres/2 rio x", "fields"),
        ("torres/2 {rio} {rest} - - -", "“rio” is not an edition"),
        ("torres/2 {huch,door=1} {rest} - - -", "“door” is not a ruling"),
        ("torres/2 {huch,must_build} {rest} - - -", "“must_build” is not a ruling"),
        ("torres/2 {huch,must_build=maybe} {rest} - - -", "“maybe” does not fit"),
        ("torres/2 {huch,stack_cap=1000} {rest} - - -", "“1000” does not fit"),
        ("torres/2 {huch} {rest} 1,2,3 - -", "3 parts for 2 players"),
        ("torres/2 {huch} {rest} x - -", "“x” cannot be read as kept"),
        ("torres/2 {huch} {rest} - E -", "“E” does not name seats"),
        ("torres/2 {huch} {rest} - - joker", "“joker” is not a master card"),
    ],
)
def test_version_two_line_is_refused_with_its_wrong_part(line: str, says: str) -> None:
    rest = " ".join(torres.start(2).to_text().split()[1:])
    text = line.replace("{rest}", rest).replace("{", "").replace("}", "")
    with pytest.raises(ValueError) as refused:
        torres.parse(text)
    assert says in str(refused.value)
