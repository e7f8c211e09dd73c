"""The tutorials as `make test` runs them: the stored notebooks with their questions answered. Nobody is handed these.

Usage: ``python notebooks/solved.py FOLDER``. Below each question stands a cell that submits the answer the game
computes, and what the source gives as ``{solution}`` stands in its place; nbval compares all other cells with
what is stored. The code of a lesson is the same in each language, so every lesson is written in one, by turns; in
`make soak` in all.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import nbformat

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from boardlab.core.i18n.language import OWN as LANGUAGES
from boardlab.lessons.build.prepare import cell_code
from boardlab.lessons.build.source import Source, read
from boardlab.testing.subject import SOAK


def solved(notebook: Any, source: Source) -> Any:
    """A stored notebook of a source, with its solutions.

    Raises:
        ValueError: where a cell of the source is not in the notebook: it is older than its source.
    """
    cells: list[Any] = []
    stored = iter(notebook.cells)
    for step in source.parts:
        if step.kind == "solution":
            cells.append(_solution(len(cells), step.code))
            continue
        code = cell_code(step)
        if code:
            cells += _up_to(stored, code, source)
        if step.kind == "question":
            cells.append(_solution(len(cells), f"{code}.solve()", f"{step.about}: solved\n"))
    notebook.cells = [*cells, *stored]
    return notebook


def _up_to(stored: Iterator[Any], code: str, source: Source) -> Iterator[Any]:
    for cell in stored:
        yield cell
        if cell.cell_type == "code" and cell.source.endswith(code):
            return
    raise ValueError(f"{source.path.name}: no cell has {code!r}; `make notebooks` makes the notebooks anew")


def _solution(at: int, code: str, printed: str = "") -> Any:
    cell = nbformat.v4.new_code_cell(code, id=f"solved-{at:02d}")
    cell.execution_count = at  # nbval compares with nothing that says it was never run
    if printed:
        cell.outputs = [nbformat.v4.new_output("stream", name="stdout", text=printed)]
    return cell


def main() -> int:
    """Write the tutorials with their solutions into a folder, one folder a language."""
    folder = Path(sys.argv[1])
    for at, path in enumerate(sorted((HERE / "source").glob("*/*.md"))):
        source = read(path)
        for number, lang in enumerate(LANGUAGES):
            name = f"{lang}/{source.game}/{source.name}.ipynb"
            try:
                made = solved(nbformat.read(HERE / name, as_version=4), source)
            except (FileNotFoundError, ValueError) as problem:
                print(problem, file=sys.stderr)
                return 1
            if not SOAK and at % len(LANGUAGES) != number:
                continue  # is it as old as its source? That is known by now
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            nbformat.write(made, folder / name)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
