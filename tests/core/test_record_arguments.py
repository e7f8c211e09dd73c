"""What a record is asked for wrongly: one sentence in each language that quotes it, and the record stays as it was."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from boardlab import Record, Study, language, torres
from boardlab.core.errors import MissingFile, PlainError, UnreadableText, UnwritableFile, WrongKind
from boardlab.core.given import pasted
from boardlab.core.language import LANGUAGES
from boardlab.core.quoting import quoted
from boardlab.core.record import Dice


@pytest.fixture(autouse=True)
def _language_stays() -> Iterator[None]:
    before = language()
    yield
    language(before)


def a_record(*actions: str) -> Record:
    record = Record(torres.start(players=2))
    for text in actions:
        record.play(text)
    return record


def amiss(door: Callable[[], object], *wanted: str, kind: type[PlainError] = PlainError) -> list[str]:
    """What is not as it should be about how a door refuses: in one sentence of each language, the English one naming
    what is wanted."""
    said: dict[str, str] = {}
    for lang in LANGUAGES:
        language(lang)
        try:
            door()
        except kind as refusal:
            said[lang] = str(refusal)
        else:
            return [f"{lang}: taken"]
    english = said["en"]
    found = [f"{lang}: {len(text)} signs: {text}" for lang, text in said.items() if len(text) >= 300]
    found += [f"{lang}: cannot be read: {text!a}" for lang, text in said.items() if not text.isprintable()]
    found += [f"not in Korean: {english}"] if english == said["ko"] else []
    return found + [f"“{each}” is not in “{english}”" for each in wanted if each not in english]


NUMBERS: list[Any] = [
    None, True, 1.0, 1.5, "1", "", b"1", [], {}, -1, 3, 2**64, 10**5000, float("nan"), float("inf"), len,
]  # fmt: skip


@pytest.mark.parametrize("case", range(len(NUMBERS)))
def test_a_ply_is_a_whole_number_within_the_line(case: int) -> None:
    """``True`` would be written into the text of the record as such; ply 0 would be the last one."""
    wrong, record = NUMBERS[case], a_record("knight c3", "knight f6")
    for door in (record.jump, record.events, record.step, Study(record).jump):
        assert amiss(lambda door=door: door(wrong), quoted(wrong)) == []
    assert Record.from_text(record.to_text()).ply == 2


def test_there_is_no_ply_before_the_first() -> None:
    for record in (a_record("knight c3"), a_record()):
        for door in (record.events, record.step):
            assert [] in (amiss(lambda door=door: door(0), named) for named in ("ply 0", "no 0"))


BRANCHES: list[Any] = [
    None, True, 5, 1.5, b"x", [], {}, "x" * 61, "x" * 10**6, 'a"b', "\u202ex", "\ud800", "\x1b[0m", " ", "main",
]  # fmt: skip


@pytest.mark.parametrize("case", range(len(BRANCHES)))
def test_a_branch_has_a_name_that_can_be_read_and_written(case: int) -> None:
    wrong, record = BRANCHES[case], a_record().branch("mine")
    for door in (record.branch, lambda name: record.rename("mine", name)):
        assert amiss(lambda door=door: door(wrong), quoted(wrong)) == []
    doors = [lambda name: record.rename(name, "x")]
    doors += [record.switch, Study(record).switch] if wrong != "main" else []
    for door in doors:
        assert amiss(lambda door=door: door(wrong), quoted(wrong)) == []
    assert [line.name for line in Record.from_text(record.to_text()).lines] == ["main", "mine"]


def test_joined_emoji_and_foreign_blanks_make_a_name() -> None:
    record = a_record().branch("👩‍👩‍👧 더\u3000나은 수")
    assert record.line == "👩‍👩‍👧 더 나은 수"
    assert Record.from_text(record.to_text()).line == record.line


def test_no_more_lines_are_listed_than_a_sentence_takes() -> None:
    record = a_record()
    for number in range(500):
        record.branch("x" * 50 + str(number))
    assert amiss(lambda: record.switch("y")) == []


SEEDS: list[Any] = ["-", "x" * 61, "x" * 4000, "a\tb", "\u202e", "\ud800", None, True, b"x", [], {}, 10**60, 10**5000]


@pytest.mark.parametrize("case", range(len(SEEDS)))
def test_a_seed_is_the_same_kind_of_thing_at_every_door(case: int) -> None:
    """What the constructor refuses, the text of a record may not bring in either."""
    wrong, start = SEEDS[case], torres.start(players=2)
    doors: list[Callable[[], object]] = [
        lambda: Dice(wrong),
        lambda: Record(start, seed=wrong),
        lambda: Record.new("torres", seed=wrong),
    ]
    if wrong is not None:
        doors.append(lambda: Study(start, seed=wrong))
    if isinstance(wrong, str) and wrong != "-" and pasted(wrong) == wrong:  # a tab is read as a blank there
        doors.append(lambda: Record.from_text(a_record().to_text().replace("dice - 0", f"dice {wrong} 0")))
    for door in doors:
        assert amiss(door, quoted(wrong)) == []


@pytest.mark.parametrize("seed", [0, -3, 7, 10**59, "7", "가나", "a b", "x" * 60, 0.25])
def test_every_seed_that_is_taken_survives_the_text(seed: Any) -> None:
    record = Record(torres.start(players=2), seed=seed, drawn=999_999_999)
    again = Record.from_text(record.to_text())
    assert (again.dice.seed, again.dice.drawn) == (str(seed), 999_999_999)


def test_the_number_of_draws_is_one_that_a_text_can_hold() -> None:
    for wrong in (None, True, -1, 1.0, "1", 10**9, 2**64, 10**5000, []):
        door = partial(Record, torres.start(), drawn=wrong)
        assert amiss(door, quoted(wrong), "0 to 999999999") == []


def test_a_game_begins_with_what_it_knows() -> None:
    assert amiss(lambda: Record.new("torres", colour="red"), "'colour'", "players") == []
    for wrong in (None, 5, [], "x" * 10**6, "\ud800", torres.start()):
        assert amiss(partial(Record.new, wrong)) == []


@pytest.mark.parametrize("name", ["no/such/folder/x", "a\x00b", "\ud800", "x" * 10_000, "", "."])
def test_a_file_that_cannot_be_is_said_in_one_sentence(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert amiss(lambda: a_record().save(name), kind=UnwritableFile) == []
    assert amiss(lambda: Record.load(name), kind=MissingFile) == []
    assert list(tmp_path.rglob("*")) == []


def test_what_is_no_path_is_named() -> None:
    for wrong in (None, 5, True, 1.5, b"x", [], {}):
        for door in (a_record().save, Record.load):
            named = () if wrong is None else (type(wrong).__name__,)
            assert amiss(partial(door, wrong), *named, kind=WrongKind) == []


def test_a_file_without_end_is_not_read_to_its_end() -> None:
    endless = Path("/dev/zero")
    if not endless.exists():
        endless = Path(__file__)
    assert amiss(lambda: Record.load(endless), kind=UnreadableText) == []


@pytest.mark.parametrize("coding", ["utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
def test_a_byte_order_mark_is_no_harm(coding: str, tmp_path: Path) -> None:
    """Some editors and consoles put one before every text they write."""
    record = a_record("knight c3").branch("더 나은 수")
    text = record.to_text().replace("\n", "\r\n")
    file = tmp_path / "kept.record"
    file.write_bytes((text if coding in ("utf-8-sig", "utf-16") else "\ufeff" + text).encode(coding))
    assert Record.load(file).to_text() == record.to_text()
    assert Record.from_text("\ufeff" + text).to_text() == record.to_text()
    assert Study("\ufeff" + text).record.to_text() == record.to_text()
    line = record.position.to_text()
    assert torres.parse("\ufeff" + line) == Study("\ufeff" + line).position == record.position


def test_text_and_constructor_agree_on_names() -> None:
    """A name that no branch can be given cannot come in by a text."""
    head = a_record("knight c3").to_text().splitlines()[:5]
    for wrong in ("x" * 61, "\x07", "a  b", " a", "\u202e", "main"):
        text = "\n".join([*head, f'line "{wrong}" from "main" after 1'])
        assert amiss(partial(Record.from_text, text), "Line 6 of the record", kind=UnreadableText) == []
