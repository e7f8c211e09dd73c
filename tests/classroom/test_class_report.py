"""The report of a class: it names the wrong rules that simulated pupils have, and runs nothing that they wrote."""

from __future__ import annotations

import csv
import io
from html.parser import HTMLParser
from pathlib import Path
from random import Random
from typing import Any

import pytest

from boardlab.classroom.answers_table import COLUMNS, answers_csv
from boardlab.classroom.class_report import ClassReport
from boardlab.classroom.handed_in import read_files
from boardlab.classroom.report_page import report_html
from boardlab.cli import app as cli
from boardlab.core.i18n.language import LANGUAGES
from boardlab.lessons.journal.entry import Entry
from boardlab.lessons.model.catalogue import misconceptions
from tests.classroom.pupils import journal_of

TOPICS = ("torres.scoring", "catan.robber", "creed.matchups")
CLASS = {1: ("torres.adds_area_and_level",), 2: ("torres.adds_area_and_level", "torres.counts_every_knight"), 3: ()}


@pytest.fixture(scope="module")
def report() -> ClassReport:
    return ClassReport(read_files((f"x_{n}.jsonl", journal_of(CLASS[n], TOPICS[:1], Random(n))) for n in CLASS))


@pytest.mark.parametrize("topic", TOPICS)
def test_the_wrong_rule_of_each_simulated_pupil_is_named(topic: str) -> None:
    held = {str(n): each.id for n, each in enumerate(misconceptions(topic), 1)}
    files = [(f"x_{n}.jsonl", journal_of([wrong], [topic], Random(n))) for n, wrong in held.items()]
    report = ClassReport(read_files([*files, ("x_0.jsonl", journal_of([], [topic], Random(0)))]))
    named = {n: {each.wrong.id for each in report.misreadings if n in each.pupils} for n in [*held, "0"]}
    assert not named["0"]
    # Where two wrong rules answer alike at every question of a topic, the first of them is named.
    assert sum(wrong in named[n] for n, wrong in held.items()) >= 0.8 * len(held), named


def test_rows_and_letters_say_who_misread_what(report: ClassReport) -> None:
    commonest = report.misreadings[0]
    assert (commonest.wrong.id, commonest.letter, commonest.pupils) == ("torres.adds_area_and_level", "a", ("1", "2"))
    row = next(row for row in report.rows if row.rule == commonest.wrong.rule)
    assert row.states[:2] == ("misread", "misread")
    assert row.letters[:2] == ("a", "a")
    assert row.states[2] in {"known", "helped"}
    assert [row.misread for row in report.rows] == sorted((row.misread for row in report.rows), reverse=True)
    plan = "%0A".join(["boardlab%20plan%201", *(each.board.id for each in report.tomorrow)])
    assert plan in report_html(report, "en", base="https://school.example/"), "one link presents them all"
    assert len({each.board.id for each in report.tomorrow}) == 3
    assert all(each.board.shows(each.wrong, each.wrong.answer(each.board.position)) for each in report.tomorrow)


def test_who_is_stuck_and_who_is_silent_is_said() -> None:
    wrong = Entry("torres.scoring.2", "answer", 999).line() + Entry("torres.scoring.2", "answer", 998).line()
    hint = Entry.of_hint("torres.scoring.2", "goal", "en").line()
    stranger = Entry("torres.nothing.2", "answer", 1, misconception="torres.nothing").line()
    report = ClassReport(read_files([("1.jsonl", wrong), ("2.jsonl", hint), ("3.jsonl", stranger)]))
    assert [(each.question.id, each.pupils, each.wrong) for each in report.stuck] == [("torres.scoring.2", ("1",), 2)]
    assert report.silent == ("2", "3")
    assert "answered no question" in report_html(report, "en")


class Page(HTMLParser):
    """What a page would run or fetch, and the parts it is made of."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.addresses: list[str] = []
        self.handlers: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        for name, value in attrs:
            if name in {"src", "href", "srcset", "action", "data"}:
                self.addresses.append(value or "")
            self.handlers += [name] if name.startswith("on") else []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_fetches_nothing_and_runs_nothing(lang: str, report: ClassReport) -> None:
    attack = '"><script>alert(1)</script><img src=x onerror=alert(1)>\u202e=HYPERLINK("x")'
    lines = Entry(attack, "answer", attack, misconception=attack).line() + journal_of((), TOPICS[:1], Random(1))
    hostile = ClassReport(read_files([(f"x_{attack}.jsonl", lines), (f"{attack}.pdf", b"%PDF")]))
    for made in (report, hostile):
        text = report_html(made, lang, names=True, base="")
        page = Page(text)
        assert not page.tags & {"script", "iframe", "object", "embed", "form", "link", "base"}
        assert not page.handlers
        assert all(address.startswith("data:") for address in page.addresses)
        assert "default-src 'none'" in text
        assert "\u202e" not in text


def test_pupils_are_numbers_unless_names_are_wished_for() -> None:
    made = ClassReport(read_files([("x_mina.jsonl", journal_of((), TOPICS[:1], Random(1)))]))
    assert "mina" not in report_html(made, "en")
    assert "mina" in report_html(made, "en", names=True)


def test_no_cell_of_the_table_is_a_formula(report: ClassReport) -> None:
    name = '=HYPERLINK("x")'
    table = answers_csv(report, "en", {pupil.name: name for pupil in report.pupils}).removeprefix("\ufeff")
    rows = list(csv.reader(io.StringIO(table)))
    assert tuple(rows[0]) == COLUMNS
    assert len(rows) > 20
    assert all(row[0] == f"'{name}" for row in rows[1:])


@pytest.fixture
def run(capfdbinary: pytest.CaptureFixture[bytes]) -> Any:
    def run(*words: object, lang: str = "en") -> tuple[int, str]:
        code = cli.main(["class", "report", *map(str, words), "--lang", lang])
        said = capfdbinary.readouterr()
        return code, (said.out + said.err).decode()

    return run


def test_the_command_writes_the_report_beside_the_files(tmp_path: Path, run: Any) -> None:
    for n, wrong in CLASS.items():
        (tmp_path / f"x_{n}.jsonl").write_bytes(journal_of(wrong, TOPICS[:1], Random(n)))
    (tmp_path / "27.pdf").write_bytes(b"%PDF")
    code, said = run(tmp_path, "--table", tmp_path / "answers.csv")
    assert code == 0
    assert "27.pdf: It is no file of boardlab" in said
    assert "Read 3 pupils; 1 file was skipped" in said
    assert "Area times level" in (tmp_path / "class-report.html").read_text()
    assert (tmp_path / "answers.csv").read_text().count("\n") > 20
    assert run(tmp_path, lang="ko")[0] == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_missing_folder_is_told_in_a_sentence(lang: str, tmp_path: Path, run: Any) -> None:
    for folder in (tmp_path, tmp_path / "missing"):
        code, said = run(folder, lang=lang)
        assert code == 2
        assert said.startswith("boardlab: ")
        assert said.count("\n") == 1
