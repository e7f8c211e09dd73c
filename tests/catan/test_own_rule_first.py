"""Out of turn or at the wrong moment: first the rule a learner is about to misunderstand, then whose turn it is."""

from __future__ import annotations

from typing import Any

import pytest

from boardlab import catan
from boardlab.catan.actions import Action, Kind, action
from boardlab.core import Verdict
from tests.catan.tables import hands, play, table

HAND = {"lumber": 2, "brick": 1, "wool": 1, "grain": 1, "ore": 1}
"""Six cards."""
FULL = {"lumber": 4, "brick": 4}


def by(p: catan.Position, seat: int, text: str) -> Action:
    """What a text means, done by a seat that may not be asked."""
    meant = p.read_action(text)
    return action(meant.kind, seat, meant.place, meant.seat, meant.card, meant.give, meant.get)


def judged(p: catan.Position, seat: int, text: str) -> Verdict:
    return p.judge(by(p, seat, text))


def cases(verdict: Verdict) -> list[tuple[str, str]]:
    return [(breach.rule, breach.case) for breach in verdict.breaches]


def seven(*held: dict[str, int], **doc: object) -> catan.Position:
    """A 7 by seat 0, with these hands."""
    return play(table(stage="roll", hands=[*held], **doc), "roll", "dice 3 4")


@pytest.mark.rule("catan.robber.discard")
def test_six_cards_are_too_few_to_discard() -> None:
    """Eight or more; whose turn it is comes after it"""
    p = seven(HAND, HAND, FULL, {})
    assert (p.stage, p.decider) == ("discard", 2)
    for seat, count in ((0, 6), (1, 6), (3, 0)):
        verdict = judged(p, seat, "discard 2 lumber 1 brick")
        assert cases(verdict) == [("catan.robber.discard", "few"), ("catan.turn.active_only", "asked")]
        first, last = verdict.reasons("en")
        name = p.wording.seat_name(seat, "en")
        assert first == f"{name} holds {count} cards. On a 7 only players with 8 or more discard."
        assert last == f"It is for Blue to decide now, not for {name}."
    ko = judged(p, 1, "discard 2 lumber 1 brick").reasons("ko")[0]
    assert ko == "빨강의 자원 카드는 6장입니다. 7이 나오면 8장 이상 가진 사람만 버립니다."


@pytest.mark.rule("catan.robber.discard", "catan.robber.discard_first")
def test_second_discard_of_a_seat_is_refused() -> None:
    p = play(seven(FULL, FULL, {}, {}), "discard 2 lumber 2 brick")
    assert p.decider == 1
    assert cases(judged(p, 0, "discard 2 lumber 2 brick"))[0] == ("catan.robber.discard", "laid")
    later = play(p, "discard 4 lumber")
    assert cases(judged(later, 0, "discard 1 lumber")) == [
        ("catan.robber.discard", "few"), ("catan.robber.must_move", "due"),
    ]  # fmt: skip


@pytest.mark.rule("catan.dev.knight_no_discard")
def test_a_knight_makes_nobody_discard() -> None:
    p = play(table(hands=[FULL, FULL, {}, {}], developments=[["knight"], [], [], []]), "play knight")
    assert p.stage == "ride"
    for seat in (0, 1):
        assert cases(judged(p, seat, "discard 2 lumber 2 brick"))[0][0] == "catan.dev.knight_no_discard"


@pytest.mark.parametrize("ruling", ["automatic", "declare"])
@pytest.mark.parametrize("stage", ["roll", "trade", "build", "discard", "robber", "answer"])
@pytest.mark.rule("catan.end.own_turn")
def test_a_win_is_claimed_on_the_own_turn(ruling: str, stage: str) -> None:
    rulings = {"win_check": ruling}
    if stage in ("discard", "robber"):
        p = seven({}, {}, FULL if stage == "discard" else {}, {}, options=rulings)
    else:
        p = table(stage="trade" if stage == "answer" else stage, hands=hands(ore=1), options=rulings)
        p = play(p, "offer 1 ore for 1 wool") if stage == "answer" else p
    assert p.stage == stage
    verdict = judged(p, 3, "claim")
    assert cases(verdict)[0] == ("catan.end.own_turn", "turn")
    assert verdict.rules[-1] == "catan.turn.active_only"
    for lang in ("en", "ko"):
        assert "10" in verdict.reasons(lang)[0]
        assert p.wording.seat_name(3, lang) in verdict.reasons(lang)[0]


@pytest.mark.rule("catan.start.round1", "catan.start.round2_reverse")
def test_founding_has_its_order() -> None:
    """Where one founds out of turn, and who places now"""
    p = catan.start(3, options=catan.Options(players3="founding"))
    seen: list[Any] = []
    while p.phase == "found":
        due = next(iter(p.legal_actions()))
        other = (p.decider + 1) % 3
        for kind in (Kind.SETTLEMENT, Kind.ROAD):
            verdict = p.judge(action(kind, other, due.place))
            order = "catan.start.round1" if len(seen) < 6 else "catan.start.round2_reverse"
            assert verdict.rules[0] == order
            assert verdict.rules[-1] == "catan.turn.active_only"
            assert (len(verdict.rules) == 2) == (kind == due.kind)
            for lang in ("en", "ko"):
                assert p.wording.seat_name(p.decider, lang) in verdict.reasons(lang, None)[0]
        seen.append(p.decider)
        p = p.play(due)
    assert seen == [0, 0, 1, 1, 2, 2, 2, 2, 1, 1, 0, 0]


@pytest.mark.rule("catan.turn.active_only")
def test_due_step_is_named_before_whose_turn_it_is() -> None:
    """catan.turn.active_only is told last in every stage that waits for something"""
    p = seven(HAND, HAND, FULL, {})
    assert judged(p, 1, "robber 1,0").rules == ("catan.robber.discard_first", "catan.turn.active_only")
    assert judged(p, 1, "buy").rules == ("catan.robber.discard_first", "catan.turn.active_only")
    moved = play(p, "discard 2 lumber 2 brick")
    assert judged(moved, 1, "robber 1,0").rules == ("catan.robber.mover",)
    assert judged(moved, 1, "end").rules == ("catan.robber.must_move", "catan.turn.active_only")
    quiet = table(hands=[HAND] * 3 + [{}])
    assert judged(quiet, 1, "robber 1,0").rules == ("catan.robber.only_seven_or_knight", "catan.turn.active_only")


@pytest.mark.rule("catan.trade.domestic.negotiate", "catan.trade.domestic.counteroffer")
def test_answers_wait_for_an_offer_not_for_a_turn() -> None:
    """Others answer on a turn that is not theirs"""
    p = table(hands=[HAND] * 3 + [{}])
    for text, rule in (("accept", "negotiate"), ("decline", "negotiate"), ("counter 1 ore for 1 wool", "counteroffer")):
        assert judged(p, 1, text).rules == (f"catan.trade.domestic.{rule}",)
    offered = play(p, "offer 1 ore for 1 wool")
    for text in ("accept", "decline", "counter 1 wool for 1 ore"):
        assert cases(judged(offered, 0, text)) == [
            ("catan.trade.domestic.counteroffer", "own"), ("catan.turn.active_only", "asked"),
        ]  # fmt: skip
    closing = play(offered, "accept", "accept", "decline")
    assert closing.stage == "confirm"
    assert judged(closing, 1, "withdraw").rules == ("catan.trade.domestic.active_only",)


@pytest.mark.rule("catan.trade.domestic.negotiate", "catan.components.players")
def test_confirmation_names_who_has_not_agreed() -> None:
    """Nobody else, or no such player"""
    p = play(table(hands=[HAND, HAND, {}, {}]), "offer 1 ore for 1 wool", "accept", "decline", "decline")
    assert cases(p.judge(p.read_action("confirm C"))) == [("catan.trade.domestic.negotiate", "refused")]
    three = catan.start(3).to_json() | {"stage": "confirm", "phase": "trade", "dice": [1, 1]}
    three.pop("bank")
    offer = {"give": {"ore": 1}, "get": {"wool": 1}, "answers": [None, None, None]}
    three |= {"hands": [HAND, HAND, HAND], "underway": {"offer": offer}}
    q = catan.from_json(three, allow_unreachable=True)
    assert cases(q.judge(q.read_action("confirm D"))) == [("catan.components.players", "seat")]
    assert cases(q.judge(q.read_action("confirm B"))) == [("catan.trade.domestic.negotiate", "nobody")]
