"""Generate and execute the tutorials: one source text each, two languages. See notebooks/README.md for the format.

Usage: ``python notebooks/build.py [--check] [--no-run] [NAME …]``, where NAME is such as ``torres``,
``torres/04_scoring`` or ``04_scoring``.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from boardlab.core.i18n.language import OWN as LANGUAGES
from boardlab.core.i18n.language import language
from boardlab.lessons.build.lesson_sources import lesson_files
from boardlab.lessons.build.source import Source, SourceError, read
from boardlab.lessons.build.steps import walk
from boardlab.lessons.build.store import find_lesson
from boardlab.lessons.model.lesson import LessonPart
from boardlab.notebook.shown import close_all
from boardlab.tutorials.notebook import notebook, to_text

MOST_BYTES = 1_500_000
WIDGET = "application/vnd.jupyter.widget-view+json"

# -- generating ----------------------------------------------------------------------------------------------------


class Generator:
    """Runs the cells of a source while its notebook is made, as far as prose quotes their values."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._names: dict[str, Any] = {}
        self._waiting: list[LessonPart] = []

    def run(self, part: LessonPart) -> None:
        """Have the code of a part run before the next value is told."""
        self._waiting.append(part)

    def run_waiting(self) -> None:
        """Run the code of the parts that were not run yet."""
        parts, self._waiting = self._waiting, []
        for part in parts:
            try:
                with contextlib.redirect_stdout(io.StringIO()):
                    exec(compile(part.code, f"{self._source.path.name}:{part.line}", "exec"), self._names)
            except Exception as problem:
                raise self._source.fail(part.line, f"The cell fails: {type(problem).__name__}: {problem}") from problem

    def value(self, code: str, line: int) -> str:
        """What a number in prose comes to."""
        self.run_waiting()
        try:
            return str(eval(code, self._names))
        except Exception as problem:
            text = f"{{{{ {code} }}}} fails: {type(problem).__name__}: {problem}"
            raise self._source.fail(line, text) from problem


def generate(source: Source, lang: str, *, whole: bool = True) -> Any:
    """The notebook of a source in one language, not yet executed; ``whole`` runs also cells that no prose quotes."""
    language(lang)
    for name in source.head.get("next", ()):
        if not source.path.with_name(f"{name}.md").exists():
            print(f"{source.path.name}: {name}, to go on with, is not written yet", file=sys.stderr)
    name = source.head["id"]
    lesson = find_lesson(name) if lesson_files().get(name) == source.path else walk(source)
    runner = Generator(source)
    made = notebook(lesson, lang, runner)
    if whole:
        runner.run_waiting()
    # The boards of the cells run here are shown to nobody; else each would be drawn anew at every change of language.
    close_all()
    return nbformat.from_dict(made)


# -- executing -----------------------------------------------------------------------------------------------------


def execute(made: Any, folder: Path) -> None:
    """Run all cells in a fresh kernel, and keep of the outputs what is the same every time."""
    roots = os.pathsep.join(filter(None, [str(HERE.parent), os.environ.get("PYTHONPATH", "")]))
    client = NotebookClient(
        made,
        extra_arguments=["--log-level=ERROR"],
        kernel_name="python3",
        timeout=120,
        record_timing=False,
        coalesce_streams=True,
        resources={"metadata": {"path": str(folder)}},
    )
    try:
        client.execute(env={**os.environ, "PYTHONPATH": roots})
    except CellExecutionError as problem:
        raise SourceError(f"{folder.parent.name}: {problem}") from problem
    made.metadata.pop("widgets", None)
    made.metadata.language_info = nbformat.from_dict({"name": "python"})
    for cell in made.cells:
        for output in cell.get("outputs", ()):
            output.get("data", {}).pop(WIDGET, None)
            if "metadata" in output:
                output.metadata = nbformat.from_dict({})
            if any("<script" in str(shown).lower() for shown in output.get("data", {}).values()):
                raise SourceError(f"{cell.id}: an output holds a script.")


def sources(names: list[str]) -> Iterator[Path]:
    """The sources with these names; all if none is given."""
    for path in sorted((HERE / "source").glob("*/*.md")):
        game = path.parent.name
        if not names or {game, path.stem, f"{game}/{path.stem}"} & set(names):
            yield path


def main() -> int:
    """Generate, execute, and write or compare."""
    parser = argparse.ArgumentParser(description="Generate and execute the tutorials.")
    parser.add_argument("names", nargs="*", help="only these, such as torres/04_scoring")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a stored notebook differs")
    parser.add_argument("--no-run", action="store_true", help="generate without executing, to look for mistakes fast")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="boardlab-home-") as home:
        # What a tutorial shows depends on nobody's answers.
        os.environ["BOARDLAB_HOME"] = home
        return build(asked)


def build(asked: argparse.Namespace) -> int:
    """Generate the tutorials asked for; 1 where one is not as it should be."""
    try:
        made = [
            (source, lang, generate(source, lang)) for source in map(read, sources(asked.names)) for lang in LANGUAGES
        ]
        folders = [HERE / lang / source.game for source, lang, _ in made]
        for folder in folders:
            folder.mkdir(parents=True, exist_ok=True)
        if not asked.no_run:
            with ThreadPoolExecutor(2) as pool:
                done = pool.map(execute, [each for *_, each in made], folders)
                for number, ((source, lang, _), _) in enumerate(zip(made, done, strict=True), 1):
                    print(f"{number} of {len(made)} executed: {lang}/{source.game}/{source.name}", file=sys.stderr)
    except SourceError as problem:
        print(problem, file=sys.stderr)
        return 1
    differing = []
    for (source, lang, done), folder in zip(made, folders, strict=True):
        nbformat.validate(done)
        path, text = folder / f"{source.name}.ipynb", to_text(done)
        if len(text.encode()) > MOST_BYTES:
            print(f"{path.name}: {len(text.encode())} bytes, at most {MOST_BYTES} are allowed", file=sys.stderr)
            return 1
        if asked.check and (not path.exists() or path.read_text(encoding="utf-8") != text):
            differing.append(f"{lang}/{source.game}/{path.name}")
        elif not asked.check:
            path.write_text(text, encoding="utf-8")
            print(f"{lang}/{source.game}/{path.name}: {len(done.cells)} cells, {len(text.encode()) // 1000} kB")
    if differing:
        print(f"Not what `make notebooks` makes: {', '.join(differing)}", file=sys.stderr)
    return 1 if differing else 0


if __name__ == "__main__":
    raise SystemExit(main())
