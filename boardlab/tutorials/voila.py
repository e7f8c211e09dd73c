"""Lessons in Voila, which runs every cell by itself and shows no code: what tells how to run a cell is left out.

``jupyter/voila.json``, which is installed with the package, tells Voila of :func:`without_running`. A notebook of
anybody else's is shown as it is.
"""

from __future__ import annotations

import re
from typing import Any

_FIRST = {
    "Run the cell above with Shift+Enter: the lesson plays in it, step by step.": "The lesson plays above.",
    "바로 위의 셀을 Shift+Enter로 실행하면 그 자리에서 한 단계씩 배웁니다.": "바로 위에서 한 단계씩 배웁니다.",
}
_LINES = re.compile(
    r" ?(?:Folded cells hold the Python|접힌 셀에는 그림과 문제를 만드는"
    r"|For more, write `practice\(|더 풀고 싶다면 새 셀에)[^\n]*"
)
"""What is said of the code, to the end of its line."""
_KEYS = re.compile(
    r" ?Run each cell with Shift\+Enter(?:\.|,(?: and)? (\w))| ?셀은 Shift\+Enter로 하나씩 실행하(?:세요\.|고, )"
)
_CODE = re.compile(r"### (?:The Python of this page|이 페이지의 파이썬)\n")
"""How a cell begins that tells of nothing but the code."""
_OURS = re.compile(r"^(?:import|from) boardlab\b", re.MULTILINE)


def without_running(notebook: Any, resources: Any) -> tuple[Any, Any]:
    """A notebook of boardlab without what tells how to run its cells; a preprocessor of nbconvert."""
    if any(cell.cell_type == "code" and _OURS.search(cell.source) for cell in notebook.cells):
        for cell in notebook.cells:
            if cell.cell_type == "markdown":
                cell.source = _told(cell.source)
        notebook.cells = [cell for cell in notebook.cells if cell.cell_type != "markdown" or cell.source]
    return notebook, resources


def _told(text: str) -> str:
    if _CODE.match(text):
        return ""
    for sentence, instead in _FIRST.items():
        text = text.replace(sentence, instead)
    text = _LINES.sub("", text)
    return _KEYS.sub(lambda found: f" {found[1].upper()}" if found[1] else " ", text).replace("  ", " ").strip()
