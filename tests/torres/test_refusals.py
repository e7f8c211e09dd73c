"""Every refusal sentence of the rulebook is called up once, with its numbers, by the situation it is made for."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

import pytest

from boardlab import torres
from boardlab.core import Breach, ImpossiblePosition, Seat
from boardlab.torres.actions import Kind, action
from boardlab.torres.cards import CARDS
from tests.torres.setups import place, play

START = torres.start(players=3)
SET_UP = play(START, "knight c3", "knight f6", "knight e1")
TURN = play(SET_UP, "king d8")
LOOK = play(TURN, "buy")
HAND = [list(CARDS), []]


def move_king() -> torres.Position:
    doc = TURN.to_json()
    doc.update(stage="move_king", phase=2, stacks=[[3, 3, 2]] * 3, supply=60)
    return torres.from_json(doc)


def edition(p: torres.Position, name: str = "rio_grande_2005", *, moved: Any = (), **rulings: Any) -> torres.Position:
    """The same position under other rules; ``moved`` are more changes to it."""
    doc = {**p.to_json(), "options": {"edition": name, **rulings}, **dict(moved)}
    return torres.from_json(doc, allow_unreachable=True)


def carrying() -> torres.Position:
    return edition(move_king(), "huch", moved={"stage": "carry", "kept": [2, 0, 0], "supply": 58})


def choosing() -> torres.Position:
    return edition(move_king(), "huch", moved={"stage": "starter"})


MASTER = torres.start(players=2, options=torres.Options(master_game=True), master="border")
FOUNDED = play(MASTER, "found d4")


def over() -> torres.Position:
    doc = TURN.to_json()
    doc.update(stage="over", phase=3, stacks=[[]] * 3, supply=84, round=3)
    return torres.from_json(doc)


def cards(towers: str, *knights: str, **more: Any) -> torres.Position:
    return place(towers, *knights, hands=HAND[:1] + [[]] * max(1, len(knights) - 1), **more)


SIX = "a8=1 c8=1 e8=1 g8=1 a6=1 c6=1"
LINE = "b2=2 c2=1 d2=1"

# (rule, case): the position, the action, and the facts that must be told.
ACTIONS: dict[tuple[str, str], tuple[torres.Position, str, Mapping[str, Any]]] = {
    ("torres.setup.first_knights", "stage"): (START, "point", {}),
    ("torres.setup.first_knights", "board"): (START, "knight a1", {"cell": "a1"}),
    ("torres.setup.first_knights", "taken"): (play(START, "knight c3"), "knight c3", {"cell": "c3"}),
    ("torres.setup.first_knights", "done"): (TURN, "knight a4", {}),
    ("torres.setup.king", "stage"): (SET_UP, "point", {}),
    ("torres.setup.king", "board"): (SET_UP, "king a1", {"cell": "a1"}),
    ("torres.setup.king", "taken"): (SET_UP, "king f6", {"cell": "f6"}),
    ("torres.turn.five_ap", ""): (place(LINE, "b2", spent=4), "add b1", {"need": 2, "have": 1}),
    ("torres.add.adjacent", ""): (place(LINE, "b2"), "add h8", {"cell": "h8"}),
    ("torres.add.empty", ""): (place(LINE, "b2 b1"), "add b1", {"cell": "b1"}),
    ("torres.add.level", ""): (
        place(LINE, "b1"), "add b2", {"cell": "b2", "level": 2, "source": "b1", "best": 0}
    ),
    ("torres.add.six", ""): (place(LINE, "a1 a3 a5 a7 c1 c7"), "add b1", {"limit": 6}),
    ("torres.move.cost", "own"): (place(LINE, "b2", "h8"), "move h8 h7", {"cell": "h8"}),
    ("torres.move.orthogonal", ""): (place("", "b2"), "move b2 b4", {"source": "b2", "target": "b4"}),
    ("torres.move.orthogonal", "same"): (place(LINE, "b2"), "move b2 b2", {"cell": "b2"}),
    ("torres.move.orthogonal", "diagonal"): (place("", "b2"), "move b2 c3", {"source": "b2", "target": "c3"}),
    ("torres.move.up_one", ""): (place(LINE, "b1"), "move b1 b2", {"source": "b1", "target": "b2", "climb": 2}),
    ("torres.move.blocked", ""): (place(LINE, "b1", "a1"), "move b1 a1", {"cell": "a1"}),
    ("torres.door.through", "none"): (place("", "b2"), "move b2 b4", {"source": "b2", "level": 0}),
    ("torres.door.through", "exit"): (place(LINE, "b1"), "move b1 h8", {"source": "b1", "target": "h8"}),
    ("torres.door.through", "straight"): (
        edition(place("b2=1", "a2"), castle_exit="straight_opposite"), "move a2 b1", {"source": "a2", "target": "b1"}
    ),
    ("torres.door.through", "roof"): (
        edition(place("b2=2 c2=1 d2=2 e2=2 e3=1", "c2"), exit_same_castle=False), "move c2 e3",
        {"source": "c2", "target": "e3"},
    ),
    ("torres.door.no_up", "inside"): (
        edition(place("b2=1 c2=2 d2=1 e2=2 f2=1", "b2"), castle_inside="never_rise"), "move b2 f2",
        {"source": "b2", "target": "f2"},
    ),
    ("torres.door.no_up", ""): (
        place("a1=1 b1=2 c1=1", "a2"), "move a2 c1", {"start": 0, "end": 1}
    ),
    ("torres.build.one_stack", "used"): (place(LINE, "a8", turn_stack=0, built=2), "build a2", {}),
    ("torres.build.one_stack", "size"): (place(LINE, "a8"), "build a2 from 2", {"size": 2}),
    ("torres.build.one_stack", "fixed"): (place(LINE, "a8", turn_stack=1), "build a2 from 3", {"size": 1}),
    ("torres.build.one_stack", "name"): (place(LINE, "a8", stacks=[[], []]), "build a2", {}),
    ("torres.build.max_three", ""): (place(LINE, "a8", turn_stack=1, built=3), "build a2", {"limit": 3}),
    ("torres.build.redistribute", "cap"): (place(LINE, "a8", stacks=[[3, 2], [3]]), "end 2 leaving 4", {"limit": 3}),
    ("torres.build.redistribute", "more"): (place(LINE, "a8", stacks=[[2, 0], [3]]), "end 0 leaving 3", {"left": 0}),
    ("torres.build.redistribute", "fewer"): (place(LINE, "a8", stacks=[[3, 2], [3]]), "end 3 leaving 1", {}),
    ("torres.build.excess", ""): (place(LINE, "a8", stacks=[[3, 2], [3]]), "end 3 leaving 2 2", {}),
    ("torres.build.excess", "fits"): (
        edition(place(LINE, "a8", stacks=[[3, 2], [3]]), may_return_blocks=False), "end 3 leaving 2", {"fitting": 1}
    ),
    ("torres.build.fewer", "end"): (edition(place(LINE, "a8"), must_build=True), "end 3", {}),
    ("torres.build.fewer", "last"): (edition(place(LINE, "a8", spent=4), must_build=True), "point", {}),
    ("torres.build.phase_end", "stage"): (carrying(), "point", {"player": Seat(0)}),
    ("torres.build.phase_end", "not_now"): (TURN, "carry 3 3", {}),
    ("torres.build.raise", "taken"): (place(LINE, "b2"), "build b2 from 3", {"cell": "b2"}),
    ("torres.build.must_add", ""): (place(LINE, "b2"), "build h8 from 3", {"cell": "h8"}),
    ("torres.build.height", ""): (
        place("b2=3 c2=1 d2=1", "a8"), "build b2 from 3", {"castle": "b2", "area": 3, "height": 4}
    ),
    ("torres.build.no_merge", ""): (
        place("a1=1 c1=1", "h8"), "build b1 from 3", {"cell": "b1", "castles": ("a1", "c1")}
    ),
    ("torres.buy.draw", "stage"): (LOOK, "point", {}),
    ("torres.buy.draw", "not_now"): (TURN, "keep two_up", {}),
    ("torres.buy.draw", "not_seen"): (LOOK, "keep hurdle top", {}),
    ("torres.buy.draw", "order"): (LOOK, "keep two_up top hurdle magnet", {}),
    ("torres.buy.draw", "split"): (edition(LOOK, return_split=True), "keep two_up top magnet hurdle", {}),
    ("torres.buy.draw", "one"): (edition(LOOK, moved={"looking": ["two_up", "extra_block"]}), "keep two_up", {}),
    ("torres.buy.draw", "alone"): (edition(LOOK, moved={"looking": ["two_up"]}), "keep two_up top", {}),
    ("torres.buy.draw", "empty"): (place(LINE, "b2", decks=[[], []]), "buy", {}),
    ("torres.buy.common_variant", ""): (
        edition(TURN, action_deck="common_draw1", moved={"decks": [[]]}), "buy", {}
    ),
    ("torres.point.cost", "steps"): (TURN, "point 2", {}),
    ("torres.master.foundations", "stage"): (MASTER, "point", {}),
    ("torres.master.foundations", "done"): (TURN, "found a1", {}),
    ("torres.master.spacing", ""): (FOUNDED, "found e5", {"cell": "e5", "other": "d4", "steps": 2}),
    ("torres.master.spacing", "line"): (
        edition(FOUNDED, master_game=True, spacing="line2"), "found d6", {"other": "d4"}
    ),
    ("torres.master.hand", ""): (
        edition(TURN, master_game=True, moved={"master": "border", "decks": [[]] * 3}), "buy", {}
    ),
    ("torres.buy.two", ""): (place(LINE, "b2", bought=2), "buy", {"limit": 2}),
    ("torres.buy.hold", "missing"): (place(LINE, "b2"), "play six_ap", {}),
    ("torres.play.later", ""): (
        place(LINE, "b2", hands=[["six_ap"], []], fresh=["six_ap"], bought=1), "play six_ap", {}
    ),
    ("torres.play.one", ""): (cards(LINE, "b2", played=True), "play six_ap", {}),
    ("torres.next.king_may", "stage"): (move_king(), "point", {"player": Seat(0)}),
    ("torres.next.king_may", "not_now"): (TURN, "king a4", {}),
    ("torres.next.king_where", "board"): (move_king(), "king a1", {"cell": "a1"}),
    ("torres.next.king_where", "taken"): (move_king(), "king c3", {"cell": "c3"}),
    ("torres.next.king_stay", "not_now"): (TURN, "stay", {}),
    ("torres.next.starter", "stage"): (choosing(), "point", {"player": Seat(0)}),
    ("torres.next.starter", "not_now"): (TURN, "starter A", {}),
    ("torres.next.starter", "seat"): (choosing(), "starter D", {"players": 3}),
    ("torres.end.after_three", ""): (over(), "point", {}),
    ("torres.card.two_up", "straight"): (cards("b2=2", "a1"), "play two_up a1 b2", {"source": "a1", "target": "b2"}),
    ("torres.card.two_up", "down"): (cards("b2=2 b1=2", "b1"), "play two_up b1 b2", {"source": "b1", "target": "b2"}),
    ("torres.card.two_up", "levels"): (cards("b2=3", "b1"), "play two_up b1 b2", {"climb": 3}),
    ("torres.card.two_up", "up_to"): (
        edition(cards("b2=3", "b1"), two_up="up_to"), "play two_up b1 b2", {"climb": 3}
    ),
    ("torres.card.two_up", "taken"): (cards("b2=2", "b1", "b2"), "play two_up b1 b2", {"cell": "b2"}),
    ("torres.card.block_under", "own"): (cards(LINE, "b2", "h8"), "play block_under h8 from 3", {"cell": "h8"}),
    ("torres.card.block_under", "stack"): (cards(LINE, "b2"), "play block_under b2 from 2", {"size": 2}),
    ("torres.card.block_under", "found"): (
        cards("a1=1 c1=1", "b1"), "play block_under b1 from 3", {"cell": "b1", "castles": ("a1", "c1")}
    ),
    ("torres.card.block_under", "height"): (
        cards("a1=1", "a1"), "play block_under a1 from 3", {"castle": "a1", "area": 1, "height": 2}
    ),
    ("torres.card.extra_block", "supply"): (cards(LINE, "h8", supply=0), "play extra_block b2", {}),
    ("torres.card.elevator", "none"): (cards("h8=1", "b2"), "play elevator b2 c2", {"source": "b2", "level": 0}),
    ("torres.card.elevator", "exit"): (cards(LINE, "b1"), "play elevator b1 h8", {"source": "b1", "target": "h8"}),
    ("torres.card.elevator", "straight"): (
        edition(cards("b2=1", "a2"), castle_exit="straight_opposite"), "play elevator a2 b1",
        {"source": "a2", "target": "b1"},
    ),
    ("torres.card.elevator", "roof"): (
        edition(cards("b2=2 c2=1", "a2"), exit_same_castle=False), "play elevator a2 c2",
        {"source": "a2", "target": "c2"},
    ),
    ("torres.card.elevator", "taken"): (cards(LINE, "b1", "c1"), "play elevator b1 c1", {"cell": "c1"}),
    ("torres.card.elevator", "same"): (cards(LINE, "b1"), "play elevator b1 b1", {"cell": "b1"}),
    ("torres.card.diagonal", "distance"): (cards("", "b2"), "play diagonal b2 b3", {"source": "b2", "target": "b3"}),
    ("torres.card.diagonal", "up"): (cards("c3=2", "b2"), "play diagonal b2 c3", {"climb": 2}),
    ("torres.card.diagonal", "taken"): (cards("", "b2", "c3"), "play diagonal b2 c3", {"cell": "c3"}),
    ("torres.card.move_block", "empty"): (cards(SIX, "h1"), "play move_block h5 a7", {"cell": "h5"}),
    ("torres.card.move_block", "taken"): (cards(SIX, "a8"), "play move_block a8 h5", {"cell": "a8"}),
    ("torres.card.move_block", "same"): (cards(SIX, "h1"), "play move_block a8 a8", {"cell": "a8"}),
    ("torres.card.move_block", "touches"): (
        cards(SIX, "h1"), "play move_block c6 b8", {"cell": "b8", "castles": ("a8", "c8")}
    ),
    ("torres.card.move_block.no_split", ""): (
        cards(SIX + " a1=1 b1=1 c1=1", "h1"), "play move_block b1 h3", {"castle": "a1", "parts": 2}
    ),
    ("torres.card.move_block.area", ""): (
        cards(SIX + " a1=1 b1=2", "h1"), "play move_block a1 h3", {"castle": "b1", "area": 1, "height": 2}
    ),
    ("torres.card.move_block.remove_castle", ""): (
        cards(SIX, "h1"), "play move_block c6 h8", {"count": 5, "limit": 6}
    ),
    ("torres.card.magnet", "adjacent"): (cards("", "b2 d4"), "play magnet b2 h8", {"cell": "h8"}),
    ("torres.card.magnet", "level"): (
        cards("d5=1", "b2 d4"), "play magnet b2 d5", {"cell": "d5", "level": 1, "source": "d4", "best": 0}
    ),
    ("torres.card.magnet", "taken"): (cards("", "b2 d4", "d5"), "play magnet b2 d5", {"cell": "d5"}),
    ("torres.card.magnet", "same"): (cards("", "b2 b3"), "play magnet b2 b2", {"cell": "b2"}),
    ("torres.card.hurdle", "straight"): (cards("", "b2"), "play hurdle b2 d3", {"source": "b2", "target": "d3"}),
    ("torres.card.hurdle", "nobody"): (cards("", "b2"), "play hurdle b2 b4", {"cell": "b3"}),
    ("torres.card.hurdle", "king"): (cards("b3=1", "b2", king="b3"), "play hurdle b2 b4", {"cell": "b3"}),
    ("torres.card.hurdle", "up"): (cards("b4=2", "b2 b3"), "play hurdle b2 b4", {"climb": 2}),
    ("torres.card.hurdle", "taken"): (cards("", "b2 b3 b4"), "play hurdle b2 b4", {"cell": "b4"}),
}  # fmt: skip

# What reading a position refuses: changes to a sound position, and the facts that must be told.
SOUND: dict[str, Any] = TURN.to_json()
TOWERS: dict[str, int] = SOUND["heights"]
POSITIONS: dict[tuple[str, str], tuple[Mapping[str, Any], Mapping[str, Any]]] = {
    ("torres.comp.pieces", "blocks"): ({"supply": 60}, {"blocks": 98, "limit": 92}),
    ("torres.comp.pieces", "fewer_blocks"): ({"supply": 50}, {"blocks": 88, "limit": 92}),
    ("torres.comp.pieces", "knights"): (
        {"knights": [["c3", "a1", "a2", "b1", "b2", "c1", "c2"], ["f6"], ["e1"]]},
        {"player": Seat(0), "knights": 7, "limit": 6},
    ),
    ("torres.comp.pieces", "shared"): ({"knights": [["c3"], ["c3"], ["e1"]]}, {"cell": "c3"}),
    ("torres.comp.cards", "twice"): (
        {"hands": [["magnet"], [], []], "decks": [["magnet"], [], []]}, {"player": Seat(0)},
    ),
    ("torres.comp.cards", "number"): (
        {"stage": "look", "bought": 1, "looking": ["two_up", "magnet", "hurdle", "diagonal"], "decks": [[], [], []]},
        {"player": Seat(0), "cards": 4},
    ),
    ("torres.comp.cards", "copies"): (
        {"options": {"action_deck": "common_draw1"}, "hands": [["magnet"] * 2, ["magnet"] * 3, []], "decks": [[]]},
        {"count": 5},
    ),
    ("torres.build.phase_end", "kept"): ({"kept": [2, 0, 0], "supply": 52}, {}),
    ("torres.master.card", "basic"): ({"master": "square"}, {}),
    ("torres.master.card", "none"): ({"options": {"master_game": True}}, {}),
    ("torres.phase.stacks_are_turns", ""): (
        {"stacks": [[3, 3, 2], [3, 3, 2, 2], [3, 3, 2, 2]], "supply": 56}, {"player": Seat(0), "stacks": 3, "turns": 4},
    ),
    ("torres.turn.five_ap", "total"): ({"ap": 8}, {"ap": 8}),
    ("torres.turn.five_ap", "card"): ({"ap": 7}, {"ap": 7}),
    ("torres.turn.five_ap", "spent"): ({"spent": 6}, {"spent": 6, "ap": 5}),
    ("torres.track.one_per_space", ""): ({"scores": [7, 0, 7]}, {"score": 7, "players": (Seat(0), Seat(2))}),
    ("torres.phase.stacks_are_turns", "most"): (
        {"stacks": [[1] * 5, [3, 3, 2, 2], [3, 3, 2, 2]], "supply": 59}, {"player": Seat(0), "stacks": 5, "limit": 4},
    ),
    ("torres.build.one_stack", "no_turn"): ({"stage": "move_king", "turn_stack": 1, "supply": 53}, {}),
    ("torres.play.later", "no_turn"): ({"stage": "move_king", "hands": [["magnet"], [], []], "fresh": ["magnet"]}, {}),
    ("torres.phase.deal", ""): (
        {"stacks": [[6, 3, 2, 2], [3, 3, 2, 2], [3, 3, 2, 2]], "supply": 51}, {"blocks": 13, "limit": 12},
    ),
    ("torres.goal.most_points", ""): ({"scores": [9, 4973, 0]}, {"player": Seat(1), "score": 4973, "limit": 4972}),
    ("torres.build.cost", ""): ({"built": 9}, {"built": 9, "blocks": 8}),
    ("torres.master.foundations", "supply"): (
        {"stage": "foundations", "heights": {}, "knights": [[], [], []], "king": None, "supply": 7},
        {"count": 8, "blocks": 7},
    ),
    ("torres.buy.draw", "deck"): (
        {"options": {"action_deck": "common_draw1"}, "stage": "look", "looking": ["magnet"], "decks": [[]]}, {},
    ),
    ("torres.build.eight", "few"): (
        {"heights": dict(list(TOWERS.items())[-5:]), "supply": 57, "knights": [["c6"], ["f6"], ["a1"]]},
        {"count": 5, "limit": 6},
    ),
}  # fmt: skip


for chapter in sorted({rule.chapter for rule in torres.Position.wording.rules.values()}):
    # A test of a chapter may name situations of its own: REFUSED, in the form of ACTIONS.
    ACTIONS |= getattr(import_module(f"tests.torres.test_{chapter}"), "REFUSED", {})


# (rule, case): the position, and what a seat tries whose turn it is not; who decides must be told.
OUT_OF_TURN: dict[tuple[str, str], tuple[torres.Position, str]] = {
    ("torres.setup.first_knights", "turn"): (START, "knight c3"),
    ("torres.setup.king", "turn"): (SET_UP, "king d8"),
    ("torres.buy.draw", "turn"): (LOOK, "keep two_up top extra_block block_under"),
    ("torres.build.phase_end", "turn"): (carrying(), "carry 3 3 3"),
    ("torres.next.king_may", "turn"): (move_king(), "stay"),
    ("torres.next.starter", "turn"): (choosing(), "starter B"),
    ("torres.master.foundations", "turn"): (FOUNDED, "found a1"),
}


def find(breaches: tuple[Breach, ...], rule: str, case: str) -> Breach:
    found = [breach for breach in breaches if (breach.rule, breach.case) == (rule, case)]
    assert len(found) == 1, [(breach.rule, breach.case) for breach in breaches]
    return found[0]


def check(breach: Breach, facts: Mapping[str, Any]) -> None:
    assert {name: breach.facts[name] for name in facts} == dict(facts)
    for lang in ("en", "ko"):
        text = torres.Position.wording.refusal(breach, lang)
        for value in facts.values():
            if isinstance(value, int) and not isinstance(value, Seat):
                assert str(value) in text or name_of_default(breach, facts, value), text


def name_of_default(breach: Breach, facts: Mapping[str, Any], value: int) -> bool:
    """A sentence may leave out a number that the rule fixes, or that another one implies."""
    template = torres.Position.wording.rules[breach.rule].refusal(breach.case)["en"]
    return all("{" + name not in template for name, other in facts.items() if other == value)


@pytest.mark.parametrize(("rule", "case"), ACTIONS, ids=lambda part: part or "usual")
@pytest.mark.rule(
    "torres.add.six",
    "torres.move.blocked",
    "torres.build.must_add",
    "torres.card.move_block.no_split",
    "torres.card.move_block.area",
)
def test_an_action_is_refused(rule: str, case: str) -> None:
    p, text, facts = ACTIONS[rule, case]
    chosen = action(Kind.BUILD, p.decider, cell=8, size=0) if case == "name" else p.read_action(text)
    verdict = p.judge(chosen)
    assert not verdict
    assert chosen not in p.legal_actions()
    check(find(verdict.breaches, rule, case), facts)


@pytest.mark.parametrize(("rule", "case"), POSITIONS, ids=lambda part: part or "usual")
def test_a_position_is_refused(rule: str, case: str) -> None:
    changes, facts = POSITIONS[rule, case]
    with pytest.raises(ImpossiblePosition) as refused:
        torres.from_json({**SOUND, **changes})
    check(find(refused.value.problems, rule, case), facts)
    assert torres.Position.wording.refusal(find(refused.value.problems, rule, case)) in str(refused.value)


@pytest.mark.parametrize(("rule", "case"), OUT_OF_TURN, ids=lambda part: part)
def test_due_step_is_named_before_whose_turn_it_is(rule: str, case: str) -> None:
    p, text = OUT_OF_TURN[rule, case]
    tried = p.read_action(text)
    _, _, *parts = tried.__reduce__()[1]
    mover = (p.decider + 1) % p.players
    verdict = p.judge(action(tried.kind, mover, *parts))
    assert [(breach.rule, breach.case) for breach in verdict.breaches] == [(rule, case), ("torres.phase.one_turn", "")]
    check(verdict.breaches[0], {"player": Seat(p.decider)})
    for lang in ("en", "ko"):
        first, last = verdict.reasons(lang, ("Ada", "Bo", "Cem"))
        assert ("Ada", "Bo", "Cem")[p.decider] in first
        assert ("Ada", "Bo", "Cem")[mover] in last


@pytest.mark.rule("torres.phase.one_turn")
def test_action_out_of_turn_is_refused() -> None:
    """Whose turn it is, and whose not."""
    verdict = TURN.judge(action(Kind.POINT, 2))
    assert [(breach.rule, breach.facts) for breach in verdict.breaches] == [
        ("torres.phase.one_turn", {"player": Seat(0), "mover": Seat(2)})
    ]
    assert verdict.reasons("en") == ("It is A’s turn, not C’s.",)
    assert verdict.reasons("en", ("Ada", "Bo", "Cem")) == ("It is Ada’s turn, not Cem’s.",)


def test_no_refusal_sentence_is_left_over() -> None:
    """Every sentence of the rulebook has its situation here, and every situation its sentence."""
    written = {(rule.id, case) for rule in torres.Position.wording.rules.values() for case in rule.refusals}
    called = {*ACTIONS, *POSITIONS, *OUT_OF_TURN, ("torres.phase.one_turn", "")}
    assert called - written == set()
    assert written - called == set()


def test_verdict_lists_all_broken_rules_of_a_tier() -> None:
    """Two in one tier are both told; what is too dear is only told when it may be done at all."""
    p = place("b2=3 c2=1", "b2 b1 a3 a5 a7 c7", spent=5)
    assert set(p.judge(p.read_action("add h8")).rules) == {"torres.add.six", "torres.add.adjacent"}
    assert p.judge(p.read_action("move b1 a1")).rules == ("torres.turn.five_ap",)
