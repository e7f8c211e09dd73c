"""The answers of a class as Parquet, in an environment that has it: what the table of CSV holds, with its types."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.classroom.pupils import files_of_a_class
from tests.packaging.tools import OUTSIDE, new_venv, run, uv

PROGRAM = """
import sys
from io import BytesIO, StringIO
from pathlib import Path

import pandas

from boardlab.classroom.answers_table import answers_csv, answers_parquet
from boardlab.classroom.class_report import ClassReport
from boardlab.classroom.handed_in import read_folder

made = ClassReport(read_folder(Path(sys.argv[1])))
called = {pupil.name: pupil.name for pupil in made.pupils}
told = pandas.read_parquet(BytesIO(answers_parquet(made, "en", called)))
text = pandas.read_csv(StringIO(answers_csv(made, "en", called).lstrip("\\ufeff")), dtype=str, keep_default_na=False)
assert told.solved.dtype == bool and told.wrong.dtype.kind == "i"
assert told.astype(str).equals(text.astype(str)) and told.misreading.astype(bool).any()
print(told.pupil.nunique(), "pupils")
"""


@pytest.mark.soak  # it asks an index for packages that nothing else needs
def test_answers_as_parquet_equal_those_as_csv(wheel: Path, tmp_path: Path) -> None:
    python = new_venv(tmp_path / "venv")
    uv("pip", "install", "--quiet", "--python", python, "--no-deps", wheel)
    uv("pip", "install", "--quiet", "--python", python, "pyarrow", "pandas")
    folder = tmp_path / "class"
    folder.mkdir()
    for name, data in files_of_a_class("torres.scoring", pupils=5):
        (folder / name).write_bytes(data)
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    assert run(python, program, folder, env=OUTSIDE) == "5 pupils\n"
