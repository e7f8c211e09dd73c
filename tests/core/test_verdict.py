"""Rulebook, verdicts and errors: what they hold and how they read."""

from __future__ import annotations

import pytest

from boardlab.core import (
    Breach,
    Event,
    IllegalAction,
    ImpossiblePosition,
    Phrase,
    Rulebook,
    Verdict,
    Wording,
)
from boardlab.core.contract.receipt import Receipt, ReceiptLine
from boardlab.core.contract.rulebook import _rule

WORDING = Wording("boardlab.torres")
SIX = Breach("torres.add.six", {"limit": 6})
FAR = Breach("torres.add.adjacent", {"cell": "h8"}, ("h8",))


class Add:
    player = 0

    def to_text(self) -> str:
        return "add h8"


def test_a_verdict_is_true_when_nothing_is_broken() -> None:
    fine = Verdict(Add(), (), WORDING)
    assert fine
    assert str(fine) == "add h8: allowed."
    assert fine.reasons() == fine.rules == ()
    bad = Verdict(Add(), (SIX, FAR), WORDING)
    assert not bad
    assert bad.rules == ("torres.add.six", "torres.add.adjacent")
    assert len(bad.reasons("ko")) == 2
    assert str(bad) == " ".join(bad.reasons("en"))


def test_errors_read_as_their_reasons() -> None:
    verdict = Verdict(Add(), (SIX,), WORDING)
    error = IllegalAction(verdict)
    assert isinstance(error, ValueError)
    assert error.verdict is verdict
    assert str(error) == "All 6 knights of this player are on the board already."
    impossible = ImpossiblePosition((SIX, FAR), WORDING)
    assert impossible.problems == (SIX, FAR)
    assert str(impossible) == " ".join(WORDING.refusal(breach) for breach in (SIX, FAR))


def test_hidden_events() -> None:
    event = Event("keep", "torres.buy.draw", {"card": "magnet"}, (), 1, hidden_as="keep_hidden")
    assert event.seen_by(1) is event
    for seat in (None, 0, 2):
        other = event.seen_by(seat)
        assert (other.kind, other.facts, other.hidden_as, other.player) == ("keep_hidden", {}, "", 1)
    assert Event("x", "y", {"a": 1}).seen_by(None).facts == {"a": 1}


def test_hidden_event_shows_its_public_part_only() -> None:
    facts = {"unit": "archer", "cell": "A13"}
    event = Event(
        "deploy", "creed.act.deploy", facts, ("A13", "A23"), 0, hidden_as="x", known_to=(2,), open_facts=("cell",)
    )
    assert event.seen_by(0) is event
    assert event.seen_by(2) is event
    for seat in (None, 1, 3):
        other = event.seen_by(seat)
        assert other.facts == {"cell": "A13"}
        assert other.places == ("A13",)
        assert other.seen_by(1) is other


def test_receipts_add_up() -> None:
    lines = tuple(
        ReceiptLine(player, Phrase("k"), None, points, "r") for player, points in ((0, 3), (1, 5), (0, 0), (0, 4))
    )
    receipt = Receipt(Phrase("t"), lines)
    assert [receipt.total(seat) for seat in range(3)] == [7, 5, 0]
    assert receipt.of(0) == (lines[0], lines[2], lines[3])


def test_a_rulebook_is_read_in_order_and_by_id() -> None:
    book = Rulebook.of("boardlab.torres")
    assert Rulebook.of("boardlab.torres") is book, "read once"
    assert len(book) == len(list(book))
    assert next(iter(book)) == "torres.comp.players"
    rule = book["torres.build.height"]
    assert (rule.id, rule.kind, rule.confidence) == ("torres.build.height", "rule", "high")
    assert rule.refusal()["en"].startswith("Height {height}")
    with pytest.raises(KeyError, match=r"no\.such_rule"):
        book["no.such_rule"]
    with pytest.raises(KeyError, match="'twice'"):
        rule.refusal("twice")


def test_a_row_of_a_rulebook() -> None:
    text = {"en": "x", "ko": "y"}
    table = {"title": text, "statement": text, "source": "s", "confidence": "low"}
    assert _rule("a.b", table).refusals == {}
    assert _rule("a.b", table).kind == "rule"
    assert _rule("a.b", {**table, "refusal": text}).refusals == {"": text}
    several = {"usual": text, "other": text}
    assert set(_rule("a.b", {**table, "refusal": several}).refusals) == {"", "other"}
    with pytest.raises(KeyError, match="title"):
        _rule("a.b", {})
