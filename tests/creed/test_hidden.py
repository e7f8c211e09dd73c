"""Hidden information is real: a view shows backs, numbers and ruins, and judges a seat's own actions alike."""

from __future__ import annotations

import json
import pickle

import pytest

from boardlab import creed
from boardlab.creed.picture.table import slots
from tests.creed.boards import CAMP, act, at, board, refused, ruled


def everything(view: creed.View) -> str:
    """All that can be read off a view as text."""
    doc = pickle.loads(pickle.dumps(view)).to_json()
    menu = [repr(each) for each in view.legal_actions()]
    return " ".join([view.to_text(), json.dumps(view.to_json()), repr(view), repr(doc), *menu])


@pytest.mark.rule("creed.comp.holder")
def test_backs_numbers_and_ruins() -> None:
    """Hands by size, face-down units by their backs, tents intact or destroyed or fortified."""
    camp = ["blank destroyed", "king fortified", "commander", *["blank"] * 6]
    p = board(
        {"B13": "spearman hidden", "B11": "archer", "A33": "cavalry_4 hidden"},
        camps=[list(CAMP), camp],
        hands=[["archer"], ["ballista", "siege_engine"]],
        casualties=[[], ["shield_5"]],
        nations=[1, 3],
    )
    doc = p.seen_by(0).to_json()
    assert doc["units"] == {"B13": "unknown hidden", "B11": "archer", "A33": "cavalry_4 hidden"}
    assert doc["camps"][1] == ["blank destroyed", "unknown fortified", *["unknown"] * 7]
    assert doc["camps"][0] == CAMP
    assert doc["hands"] == [["archer"], ["?", "?"]]
    assert doc["casualties"][1] == ["shield_5"], "each was seen when it died"
    nobody = p.seen_by(None)
    for word in ("spearman", "cavalry_4", "king", "commander", "ballista", "siege_engine"):
        assert word not in everything(nobody), word
        if word not in ("king", "commander", "cavalry_4"):
            assert word not in everything(p.seen_by(0)), word
    assert p.seen_by(0).seen_by(1) == p.seen_by(0)
    assert not hasattr(nobody, "play")
    with pytest.raises(ValueError, match=r"\?"):
        creed.parse(nobody.to_text())


def test_knowledge_of_allies_follows_the_option() -> None:
    """team_information: shared, or closed; own tokens are known in the ally's camp too."""
    theirs = ["king", "commander", "blank:A", *["blank"] * 6]
    mine = ["king", "blank:C", "commander", *["blank"] * 6]
    units = {"CE13": "spearman hidden"}
    for information in ("shared", "closed"):
        p = ruled(4, team_information=information)(units, camps=[mine, list(CAMP), theirs, list(CAMP)])
        doc = p.seen_by(0).to_json()
        shared = information == "shared"
        assert doc["units"]["CE13"] == ("spearman hidden" if shared else "unknown hidden")
        assert doc["camps"][2] == (theirs if shared else ["unknown", "unknown", "blank:A", *["unknown"] * 6])
        assert doc["camps"][0] == mine
        assert ("?" in doc["hands"][2]) != shared
        assert set(doc["camps"][1]) == {"unknown"}


def test_tents_in_hand_are_hidden_too() -> None:
    """While tents are laid or traded, others learn how many, not which."""
    p = act(board(players=4), "trade for 3", "give king", "enough", "give commander")
    for seat, known in ((0, True), (2, True), (1, False), (None, False)):
        assert ("king" in p.seen_by(seat).to_text() or "k" in p.seen_by(seat).to_text().split()[14]) == known
    giving = act(board(players=4), "trade for 3", "give king")
    assert giving.seen_by(1).to_json()["given"] == ["unknown"]
    assert giving.seen_by(2).to_json()["given"] == ["king"]
    start = creed.start()
    other = start.seen_by(1)
    assert other.to_json()["tents"][0] == ["unknown"] * 9
    assert other.legal_actions() == ()
    assert other.picks().prompt.facts["token"].key == "token.unknown"
    assert other.judge(start.legal_actions()[0]).reasons("ko")


@pytest.mark.rule("creed.setup.tents", "creed.special.reposition")
def test_a_camp_shows_nothing_while_it_is_laid_out() -> None:
    """The leaders come first, so even the cell of a tent would tell."""
    start = creed.start()
    king = act(start, "lay king AT13")
    for seat in (1, None):
        assert king.seen_by(seat) == act(start, "lay king AT31").seen_by(seat)
        assert king.seen_by(seat).to_json()["camps"][0] == ["open"] * 9
        assert king.seen_by(seat).to_json()["tents"][0] == ["unknown"] * 9
        event = start.events(start.read_action("lay king AT13"))[0].seen_by(seat)
        assert (event.kind, event.facts, event.places) == ("lay_unseen", {}, ())
    assert king.seen_by(0).to_json()["camps"][0][2] == "king"
    camp = ["blank destroyed", "king fortified", "commander", *["blank"] * 6]
    p = act(board(camps=[camp, list(CAMP)]), "reposition", "lay king AT33")
    assert p.seen_by(1).to_json()["camps"][0] == ["blank destroyed", "open fortified", *["open"] * 7]
    after = act(p, "lay commander AT21")
    assert after.seen_by(1).to_json()["camps"][0] == ["blank destroyed", "unknown fortified", *["unknown"] * 7]


def test_events_heard_by_allies_follow_the_option() -> None:
    """team_information: an ally hears which unit lies face down, or only where; a tent handed over is seen by both."""
    for information, kind in (("shared", "deploy_hidden"), ("closed", "deploy_unseen")):
        p = ruled(4, team_information=information)({}, hands=[["archer"], [], [], []])
        event = p.events(p.read_action("deploy archer AN13 hidden"))[0]
        assert event.seen_by(2).kind == kind
        for seat in (1, 3, None):
            heard = event.seen_by(seat)
            assert (heard.kind, heard.facts, heard.places) == ("deploy_unseen", {"cell": "AN13"}, ("AN13",))
        told = p.wording.narrate(event.seen_by(1), "en")
        assert told == "A deploys a unit on AN13, face down (2 AP)."
        trade = act(p, "trade for 3")
        given = trade.events(trade.read_action("give king"))[0]
        assert given.seen_by(2) is given
        assert trade.wording.narrate(given.seen_by(1), "en") == "A hands C a tent."


@pytest.mark.rule("creed.hidden.reveal", "creed.hidden.auto")
def test_units_come_up_when_they_act_or_when_wanted() -> None:
    """Free; by moving; by attacking with the normal values."""
    p = board({"A13": "spearman hidden", "B11": "infantry_1", "A33": "cavalry_3 hidden"})
    shown = act(p, "reveal A13")
    assert (at(shown, "A13"), shown.ap[0]) == ("spearman", 10)
    assert refused(shown, "reveal A13") == {"creed.hidden.reveal:up"}
    assert at(act(p, "move A13 A12"), "A12") == "spearman"
    assert at(act(p, "attack A13 B11"), "A13") == "spearman attacked"
    assert at(act(p, "siege A33"), "A33") == "cavalry_3 attacked"
    assert refused(p, "reveal A12") == {"creed.hidden.reveal:none"}
    assert refused(p, "reveal B11") == {"creed.hidden.reveal:owner"}


def test_hidden_hand_is_one_back_with_its_count() -> None:
    full = creed.start().seen_by(None)
    found = [item for slot in slots(full, None) for item in slot.items if item.key == "hidden"]
    doc = creed.start().to_json()
    empty = creed.from_json({**doc, "hands": [[], []]}, allow_unreachable=True).seen_by(None)
    assert {item.count for item in found} == {full.hand_size(0)}
    assert not [item for slot in slots(empty, None) for item in slot.items if item.key == "hidden"]
