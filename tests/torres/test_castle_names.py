"""What castles are called: by the printed cell they began on, else by the first by letter; in a scoring by a knight."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from boardlab import lessons, torres
from boardlab.core.contract.verdict import Breach
from boardlab.core.play.record import Record
from boardlab.session.features.timeline import log
from boardlab.session.kinds import study
from boardlab.torres.board import BIT, CELLS, NAMES, castle_name, cell_index, mask_of
from boardlab.torres.options import FOUNDATIONS
from boardlab.torres.position import Position, events
from boardlab.torres.wording import WORDING
from tests.torres.playthroughs import files, record_of
from tests.torres.setups import place, play


def names(p: Position) -> list[str]:
    return sorted(map(castle_name, p.ground.masks))


def test_a_castle_is_called_by_the_printed_cell_it_began_on() -> None:
    """A castle that holds none, on a board of one's own, by its first cell by letter."""
    assert names(torres.start(2)) == sorted(FOUNDATIONS)
    assert names(place("c2=1 b3=1 c3=1 h1=1 g1=1", "h8")) == ["c3", "g1"]
    assert names(place("b5=1 c5=1 c4=1", "h8")) == ["b5"]


@pytest.mark.parametrize("seed", range(20))
def test_a_castle_keeps_its_name_while_it_grows(seed: int) -> None:
    rng = random.Random(seed)
    ground = torres.start(2).ground
    before = {name: ground.castle_mask(cell_index(name)) for name in FOUNDATIONS}
    for _ in range(40):
        ground = ground.with_block(rng.choice([cell for cell in range(CELLS) if ground.buildable & BIT[cell]]))
        after = {castle_name(mask): mask for mask in ground.masks}
        assert set(after) == set(before)
        assert all(mask & after[name] == mask for name, mask in before.items())
        before = after


def test_the_sentence_on_a_block_calls_the_castle_as_it_was_called_before() -> None:
    p = place("b5=1 c5=1", "h8")
    act = p.read_action("build a5 from 3")
    assert [event.facts.get("castle") for event in events(p, act)] == [None, "b5"]


CALLING = re.compile(r"\{castles?\b")
BY_KNIGHT = {"castle", "castle_zero"}
"""Events of a scoring."""


def test_every_event_that_calls_a_castle_calls_it_so() -> None:
    seen = set()
    for path in files()[:3]:
        record = record_of(path.read_text(encoding="utf-8"))
        for p, act in (record.jump(len(record.actions)).step(ply) for ply in range(1, len(record.actions) + 1)):
            for event in events(p, act):
                calls = bool(CALLING.search(WORDING.template(f"event.{event.kind}", "en")))
                assert calls == (event.once == "castle"), event.kind
                if not calls:
                    continue
                seen.add(event.kind)
                name = event.facts["castle"]
                if event.kind in BY_KNIGHT:
                    assert cell_index(name) in p.knights[event.player or 0]
                else:
                    mask = p.ground.castle_mask(cell_index(name))
                    assert name == castle_name(mask), "as before, also when it has just grown"
    assert {"build_extend", "door", "castle"} <= seen


def refused(p: Position) -> Iterator[Breach]:
    texts = [f"build {name}" for name in NAMES]
    for card in ("block_under", "move_block"):
        for name in NAMES:
            texts += [f"play {card} {name}", *(f"play {card} {name} {other}" for other in ("a1", "d4", "h8"))]
    for text in texts:
        try:
            act = p.read_action(text)
        except ValueError:
            continue
        yield from p.judge(act).breaches


def test_every_refusal_that_calls_castles_calls_them_so() -> None:
    """After growth as well: the castle at c6 has grown to b6 and a6."""
    p = play(place("c6=1 c3=1 d4=1 d3=1 g4=1 f4=1", "c6 c3"), "build b6 from 3", "build a6")
    seen = set()
    for breach in refused(p):
        named = breach.facts.get("castles") or (breach.facts.get("castle"),)
        for name in filter(None, named):  # type: ignore[arg-type]
            seen.add(breach.rule)
            # What a moved block would leave behind is a castle of its own.
            left = breach.places if breach.rule.startswith("torres.card.move_block") else ()
            assert name in {"c6", "c3", "f4", *left}, breach
    assert "torres.build.no_merge" in seen


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_the_log_says_once_how_castles_are_called(lang: str) -> None:
    session = study(Record(place("c6=1 e4=1", "h8")), lang=lang)
    note = WORDING.say("once.castle", lang)
    for text in ("build b6 from 3", "build a6", "build a7"):
        session.record = session.record.play(text)
    said = " ".join(entry["text"] for entry in log(session))
    assert said.count(note) == 1
    assert note in log(session)[-1]["text"]
    session.record = session.record.undo()
    assert note in log(session)[-1]["text"]


def test_what_a_picture_says_of_castles_calls_them_so() -> None:
    p = play(place("c6=1 e4=1", "h8"), "build b6 from 3", "build a6")
    assert "Castle at c6: area 3, height 1." in p.scene(lang="en").to_text()


CALLED = {
    "en": re.compile(r"castles? at ([a-h][1-8])"),
    "ko": re.compile(r"([a-h][1-8])의 (?:\S+ )?성(?:[^\w]|[이을은에의])"),
}


@pytest.mark.parametrize("lang", CALLED)
def test_questions_call_castles_so_or_by_a_knight(lang: str) -> None:
    seen = 0
    for asked in lessons.checkpoints("torres"):
        p = asked.position
        knights = {cell for each in p.knights for cell in each}
        texts = [asked.title(lang), asked.question(lang), *(asked.choice(key, lang) for key in asked.options)]
        for name in CALLED[lang].findall(" ".join(texts)):
            castle = p.ground.castle_at(cell_index(name))
            if castle is None:
                continue
            seen += 1
            assert (
                name in {castle_name(mask_of(castle.cells)), min(castle.cell_names)} or cell_index(name) in knights
            ), (asked.id, name)
    assert seen > 5
