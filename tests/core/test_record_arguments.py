"""What a record is asked for wrongly: one sentence in each language that quotes it, and the record stays as it was."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from boardlab import Record, Study, language, torres
from boardlab.core.errors import PlainError, UnreadableText
from boardlab.core.i18n.language import LANGUAGES


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


def test_ply_zero_is_refused() -> None:
    for record in (a_record("knight c3"), a_record()):
        for door in (record.events, record.step):
            assert [] in (amiss(lambda door=door: door(0), named) for named in ("ply 0", "no 0"))


def test_joined_emoji_and_foreign_blanks_make_a_name() -> None:
    record = a_record().branch("👩‍👩‍👧 더\u3000나은 수")
    assert record.line == "👩‍👩‍👧 더 나은 수"
    assert Record.from_text(record.to_text()).line == record.line


@pytest.mark.parametrize("seed", [0, -3, 7, 10**59, "7", "가나", "a b", "x" * 60, 0.25])
def test_every_seed_that_is_taken_survives_the_text(seed: Any) -> None:
    record = Record(torres.start(players=2), seed=seed, drawn=999_999_999)
    again = Record.from_text(record.to_text())
    assert (again.dice.seed, again.dice.drawn) == (str(seed), 999_999_999)


def test_endless_file_is_not_read_to_its_end() -> None:
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
