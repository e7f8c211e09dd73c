"""Which lines of a journal are sound: one table for Python and for pages without it (widgets/test/journal.test.ts)."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from boardlab.core.i18n.language import LANGUAGES
from boardlab.lessons.journal.entry import JournalContents, read_line
from boardlab.lessons.journal.progress import progress_of
from boardlab.page.progress_sync import ProgressSync

ROWS = json.loads(Path(__file__).with_name("journal_lines.json").read_text(encoding="utf-8"))


def line(row: Any) -> Any:
    sign, times = row.get("fill", ("", 0))
    held = row["body"].replace("#", sign * times).encode()
    sealed = row.get("sum", hashlib.sha256(held).hexdigest()[:16])
    after = row.get("after", "\n")
    return row.get("before", "").encode() + held + f',"sum":"{sealed}"}}{after}'.encode()


@pytest.mark.parametrize("row", ROWS, ids=[row["why"] for row in ROWS])
def test_a_line_is_read_as_the_table_says(row: Any) -> None:
    found = read_line(line(row))
    assert (None if found is None else "entry" if found.entry else "newer") == row["read"]
    for lang in LANGUAGES if found else ():
        assert progress_of("", JournalContents((found,))).to_text(lang).encode()


def test_browser_lines_are_read_like_those_of_python(tmp_path: Path) -> None:
    kept = ProgressSync(tmp_path / "progress")
    for row in ROWS:
        kept.restore(json.dumps({"lines": [line(row).decode()]}))
        lines = (tmp_path / "progress" / "journal.jsonl").read_bytes().splitlines(keepends=True)
        assert len(lines) == (row["read"] is not None), row["why"]
        assert all(each.endswith(b"}\n") and not each.endswith(b"\r\n") for each in lines)
