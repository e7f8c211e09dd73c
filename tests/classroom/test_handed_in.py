"""What pupils hand in: whose it is, what counts, and a sentence for each file that does not."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from boardlab.classroom.hand_in_code import hand_in_code
from boardlab.classroom.handed_in import WORDING, HandedIn, Intake, pupil_name, read_files, read_folder
from boardlab.classroom.results import Result
from boardlab.core.i18n.language import LANGUAGES, Phrase
from boardlab.lessons.journal.entry import Entry
from tests.classroom.hostile import hostile_files
from tests.classroom.pupils import journal_of

TOPIC = "torres.scoring"
NEWER = b'{"v":9,"uid":"00000000000000aa"}'


def journal(seed: int, wrong: tuple[str, ...] = ()) -> bytes:
    return journal_of(wrong, [TOPIC], Random(seed))


def why(handed: HandedIn, lang: str = "en") -> dict[str, str]:
    return {note.file: WORDING.phrase(note.says, lang) for note in (*handed.skipped, *handed.notes)}


def sealed(body: bytes) -> bytes:
    from hashlib import sha256

    return body[:-1] + b',"sum":"' + sha256(body[:-1]).hexdigest()[:16].encode() + b'"}\n'


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("torres-scoring_07.jsonl", "7"),
        ("class/torres-scoring_mina.jsonl", "mina"),
        ("boardlab-progress_7 (1).jsonl", "7"),
        ("boardlab-progress_7 - 복사본 (2).jsonl", "7"),
        ("boardlab-progress.jsonl", "boardlab-progress"),
        ("_.jsonl", "_"),
        ("x_" + "9" * 300 + ".jsonl", None),
        ("x_\u202egnp.jsonl", None),
    ],
)
def test_pupil_name_stands_in_the_file_name(file: str, name: str | None) -> None:
    found = pupil_name(file)
    assert found == name if name is not None else found.isprintable()
    assert len(found) <= 40


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "empty"),
        (b" \n\n", "empty"),
        (b"%PDF-1.4", "no file of boardlab"),
        (b'{"v":1,"t":"2026-11-20T08:00:00Z","uid":"f0', "cut off"),
        (sealed(NEWER), "newer boardlab"),
        (b"x" * 20_000_001, "too large"),
        (Phrase("file.unread", {"why": "Permission denied"}), "Permission denied"),
        (b"B7K2-Q9XM-4TRA-C", "no hand-in code of this boardlab"),
        (b"PK\x03\x04\x14", "unpack it"),
    ],
)
def test_uncounted_file_is_named_with_its_reason(data: bytes | Phrase, said: str) -> None:
    handed = read_files([("torres_1.jsonl", journal(1)), ("other_2.jsonl", data)])
    assert [pupil.name for pupil in handed.pupils] == ["1"]
    assert said in why(handed)["other_2.jsonl"]
    assert all(why(handed, lang)["other_2.jsonl"] for lang in LANGUAGES)


def test_of_two_files_of_one_pupil_the_newer_counts() -> None:
    old = Entry("torres.scoring.2", "answer", 12, time="2026-11-20T08:00:00Z").line()
    new = Entry("torres.scoring.3", "answer", 10, right=True, time="2026-11-21T08:00:00Z").line()
    for files in ([("a_7.jsonl", old), ("b_07.jsonl", new)], [("b_07.jsonl", new), ("a_7.jsonl", old)]):
        handed = read_files(files)
        assert [(pupil.name, [*pupil.results.questions]) for pupil in handed.pupils] == [("7", ["torres.scoring.3"])]
        assert "newer file: b_07.jsonl" in why(handed)["a_7.jsonl"]


def test_the_same_file_twice_counts_once() -> None:
    same = journal(1)
    handed = read_files([("x_7.jsonl", same), ("x_7 (1).jsonl", same)])
    assert [pupil.name for pupil in handed.pupils] == ["7"]
    assert [*why(handed).values()] == ["It is the same file as x_7 (1).jsonl; it counts once."]


def test_answers_of_who_used_the_machine_before_are_theirs() -> None:
    first, second = journal(1, ("torres.adds_area_and_level",)), journal(2)
    handed = read_files([("x_2.jsonl", first + second), ("x_1.jsonl", first), ("x_3.jsonl", first)])
    wrong = {pupil.name: [*pupil.results.misread] for pupil in handed.pupils}
    assert wrong == {"1": ["torres.adds_area_and_level"], "2": []}
    assert "those of 1" in why(handed)["x_2.jsonl"]
    assert "Ask whose file it is" in why(handed)["x_3.jsonl"]


def test_damaged_line_leaves_the_others_intact() -> None:
    data = journal(1)
    whole = read_files([("x_1.jsonl", data)]).pupils[0].results.answers
    handed = read_files([("x_1.jsonl", data[:-50] + b"\xff" + data[-49:] + sealed(NEWER))])
    assert 0 < handed.pupils[0].results.answers < whole
    assert "line of it cannot be read" in " ".join(WORDING.phrase(note.says, "en") for note in handed.notes)
    assert "newer boardlab wrote 1 line" in " ".join(WORDING.phrase(note.says, "en") for note in handed.notes)


def test_codes_in_the_table_of_a_form_count() -> None:
    results = {"torres.scoring.2": Result("torres.counts_the_tower", 1, 0, True)}
    rows = [f"2026-11-20 09:1{n}, {n}, {hand_in_code(TOPIC, n, results)}" for n in (3, 12)]
    file = ("x_3.jsonl", Entry("torres.scoring.3", "answer", 10, right=True).line())
    handed = read_files([("answers.csv", "\n".join(rows).encode()), file])
    assert [pupil.name for pupil in handed.pupils] == ["3", "12"]
    assert [*handed.pupils[0].results.questions] == ["torres.scoring.3", "torres.scoring.2"]
    assert handed.pupils[1].results.misread == {"torres.counts_the_tower": {"torres.scoring.2"}}
    assert not handed.skipped


def test_typed_codes_are_read_and_later_ones_win() -> None:
    first, later = (hand_in_code(TOPIC, 3, {"torres.scoring.2": Result("", 1, 0, solved)}) for solved in (False, True))
    nobody = hand_in_code(TOPIC, 0, {"torres.scoring.2": Result(solved=True)})
    intake = Intake()
    typed = [f"3: {first}", "", later.replace("-", "").lower(), later, nobody.replace("-", " "), "Mina"]
    intake.add_codes("pasted", "\n".join(typed))
    handed = intake.handed_in()
    assert [pupil.name for pupil in handed.pupils] == ["3", nobody[:4]]
    assert handed.pupils[0].results.questions["torres.scoring.2"].solved
    said = [WORDING.phrase(note.says, "en") for note in (*handed.skipped, *handed.notes)]
    assert [text.split()[0] for text in said] == ["3", "“Mina”", f"“{nobody[:4]}"]
    assert "That one counts" in said[0]


def test_a_table_saved_as_unicode_text_is_read() -> None:
    code = hand_in_code(TOPIC, 3, {"torres.scoring.2": Result(solved=True)})
    assert [pupil.name for pupil in read_files([("form.txt", f"3\t{code}".encode("utf-16"))]).pupils] == ["3"]


def test_a_folder_is_read_with_what_lies_in_it(tmp_path: Path) -> None:
    (tmp_path / "7b").mkdir()
    (tmp_path / "7b" / "x_1.jsonl").write_bytes(journal(1))
    (tmp_path / ".hidden").write_bytes(b"x")
    (tmp_path / "class-report.html").write_bytes(b"x")
    (tmp_path / "note.txt").write_bytes(b"Mina is ill")
    handed = read_folder(tmp_path)
    assert [pupil.file for pupil in handed.pupils] == ["7b/x_1.jsonl"]
    assert [note.file for note in handed.skipped] == ["note.txt"]
    with pytest.raises(OSError, match="missing"):
        read_folder(tmp_path / "missing")


def test_hostile_files_are_skipped_and_the_others_count() -> None:
    hostile = [*hostile_files(500)]
    handed = read_files([("x_1.jsonl", journal(1)), *hostile])
    assert handed.pupils[0].results.answers > 10
    read = {pupil.file for pupil in handed.pupils} | {note.file for note in handed.skipped}
    assert len(read) == len(hostile) + 1
    assert all(text.isprintable() for lang in LANGUAGES for text in why(handed, lang).values())
