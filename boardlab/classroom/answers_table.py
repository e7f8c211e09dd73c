"""The answers of a class as a table: a row for each pupil and question, as CSV or Parquet."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Mapping

from boardlab.classroom.class_report import ClassReport
from boardlab.core.i18n.language import language

COLUMNS = ("pupil", "question", "title", "rule", "solved", "wrong", "hints", "misreading")
"""English in every language, for programs."""
_FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""A cell that begins so would be worked out by a spreadsheet."""
Cell = str | int | bool


def answer_rows(report: ClassReport, lang: str, called: Mapping[str, str]) -> Iterator[tuple[Cell, ...]]:
    """A row for each pupil and question, in the order of :data:`COLUMNS`.

    Args:
        report: the class.
        lang: the language of titles and names of misreadings.
        called: how each pupil is called.
    """
    names = {each.wrong.id: each.wrong.name(each.board.wording, lang) for each in report.misreadings}
    about = {name: (name, question.title(lang), question.rules[0]) for name, question in report.questions.items()}
    for pupil in report.pupils:
        for name, told in about.items():
            if result := pupil.results.questions.get(name):
                met = [wrong for wrong, where in pupil.results.misread.items() if name in where and wrong in names]
                said = "; ".join(names[wrong] for wrong in met)
                yield (called[pupil.name], *told, result.solved, result.wrong, result.hints, said)


def answers_csv(report: ClassReport, lang: str | None, called: Mapping[str, str]) -> str:
    """The table as CSV that a spreadsheet opens as text: no cell is a formula."""
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\r\n")
    table.writerow(COLUMNS)
    for row in answer_rows(report, lang or language(), called):
        table.writerow([f"'{cell}" if isinstance(cell, str) and cell.startswith(_FORMULA) else cell for cell in row])
    return "\ufeff" + text.getvalue()


def answers_parquet(report: ClassReport, lang: str | None, called: Mapping[str, str]) -> bytes:
    """The table as Parquet.

    Raises:
        ImportError: where pyarrow is not installed.
    """
    import pyarrow
    import pyarrow.parquet

    rows = list(answer_rows(report, lang or language(), called))
    columns = {name: [row[at] for row in rows] for at, name in enumerate(COLUMNS)}
    target = io.BytesIO()
    pyarrow.parquet.write_table(pyarrow.table(columns), target)
    return target.getvalue()
