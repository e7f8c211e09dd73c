"""A question made of a position on a board: chosen, told apart, warned of, and copied as an entry that lint passes."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import pytest

from boardlab.core.contract.position import Position
from boardlab.core.play.record import Record
from boardlab.lessons import catan, creed, torres
from boardlab.lessons.build.lint_question import TO_WRITE
from boardlab.session.commands import Message
from boardlab.session.frame import frame
from boardlab.session.game_session import Session
from boardlab.session.kinds import opposed, study
from tests.effort import rounds
from tests.entries import as_lint_reads

count = itertools.count(1)
FOUND: dict[str, tuple[Callable[[], Position], str]] = {
    "torres": (lambda: torres.sketch("d4=3 d5=1 e4=2 e5=2 f4=1", A="e4", B="d5"), "torres.scoring.2"),
    "catan": (lambda: catan.sketch(hands={"A": "3 lumber 2 brick wool grain", "B": "2 ore"}), "catan.building.2"),
    "creed": (lambda: creed.sketch("A11=cavalry_4 A13=archer B11=shield_5 B12=infantry_1"), "creed.matchups.1"),
}


def tell(session: Session, key: str = "", do: str = "make_question") -> tuple[str, str]:
    """Send a session a message, as a page does."""
    answer: Any = session.handle(Message("page", next(count), session.rev, do, key))
    return (answer[0], answer[1])


def maker(session: Session) -> Any:
    return frame(session)["make_question"]


@pytest.mark.parametrize("game", FOUND)
@pytest.mark.parametrize("lang", ["en", "ko"])
def test_entry_from_a_board_passes_lint_when_completed(game: str, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made_of, like = FOUND[game]
    topic = like.rpartition(".")[0]
    session = study(Record(made_of()), lang=lang)
    assert tell(session, "open") == ("done", "")
    assert maker(session)["entry"], "it opens with a topic of which something can be asked here"
    assert tell(session, f"topic:{topic}") == ("done", "")
    assert tell(session, f"like:{like}") == ("done", "")
    shown = maker(session)
    assert (shown["topic"], shown["like"], shown["why"]) == (topic, like, "")
    assert shown["answer"] in session.says
    assert [each for each in shown["wrong"] if each["stands"]]
    assert all(each["answer"] != shown["answer"] for each in shown["wrong"])
    copied = tell(session, "question", do="copy")
    assert copied == ("done", shown["entry"])
    other = "ko" if lang == "en" else "en"
    said = as_lint_reads(topic, copied[1], monkeypatch)
    assert said
    assert all(each.startswith(other) and TO_WRITE in each for each in said)
    assert as_lint_reads(topic, copied[1].replace(f"{TO_WRITE} ", ""), monkeypatch) == []


def test_ticked_wrong_rule_stands_in_the_entry() -> None:
    session = study(Record(FOUND["torres"][0]()), lang="en")
    tell(session, "open")
    tell(session, "topic:torres.scoring")
    tell(session, "like:torres.scoring.2")
    [first, *others] = maker(session)["wrong"]
    assert first["stands"]
    assert first["key"] in maker(session)["entry"]
    offered = next(each for each in others if not each["stands"])
    tell(session, f"wrong:{first['key']}")
    tell(session, f"wrong:{offered['key']}")
    ticked = [each["key"] for each in maker(session)["wrong"] if each["stands"]]
    assert offered["key"] in ticked
    assert first["key"] not in ticked
    assert f"wrong.{first['key']} = " not in maker(session)["entry"]
    assert f"wrong.{offered['key']} = " in maker(session)["entry"]
    assert tell(session, "wrong:nothing_of_the_kind")[0] == "no"
    for each in [each["key"] for each in maker(session)["wrong"] if each["stands"]]:
        tell(session, f"wrong:{each}")
    assert "No wrong rule is in the entry" in session.says


def test_kinds_are_those_that_the_topic_asks_here() -> None:
    session = study(Record(FOUND["torres"][0]()), lang="en")
    tell(session, "open")
    for each in maker(session)["topics"][:: rounds(4, soak=1)]:
        tell(session, f"topic:{each['key']}")
        shown = maker(session)
        for kind in shown["kinds"]:
            assert tell(session, f"kind:{kind['key']}") == ("done", "")
            assert maker(session)["kind"] == kind["key"]
            assert maker(session)["models"]
        assert shown["kinds"] or shown["why"]
    assert tell(session, "kind:essay")[0] == tell(session, "topic:torres.weather")[0] == "no"


def test_give_away_is_said_in_both_languages() -> None:
    session = study(Record(torres.sketch("d4=2", A="d4")), lang="en")
    tell(session, "open")
    tell(session, "topic:torres.scoring")
    tell(session, "like:torres.scoring.2")
    [english, *_] = maker(session)["warnings"]
    assert english.startswith("The number 2 stands on the picture")
    assert english in session.says
    tell(session, "ko", do="language")
    [korean, *_] = maker(session)["warnings"]
    assert korean.startswith("그림에 2가")


def test_only_a_whole_played_position_becomes_a_question() -> None:
    session = study(Record(FOUND["creed"][0]()), seat=0, lang="en")
    assert maker(session) is None
    assert tell(session, "open")[0] == "no"
    assert maker(opposed(Record(FOUND["torres"][0]()), opponents=True, lang="en")) is None
    session = study(Record(FOUND["torres"][0]()), lang="en")
    tell(session, "open")
    assert maker(session)["open"]
    session.act(session.position.legal_actions()[0])
    assert not maker(session)["open"]
    tell(session, "edit", do="edit")
    assert maker(session) is None
