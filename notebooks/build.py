"""Generate and execute the tutorials: one source text each, two languages. See notebooks/README.md for the format.

Usage: ``python notebooks/build.py [--check] [--no-run] [NAME …]``, where NAME is such as ``torres``,
``torres/04_scoring`` or ``04_scoring``.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import itertools
import json
import os
import re
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

from boardlab.core.language import LANGUAGES, language
from boardlab.lessons.prepare import cell_code, progress_code, setup_code
from boardlab.lessons.source import RULE, Block, Source, SourceError, Step, read
from boardlab.notebook.shown import close_all
from notebooks.stored_pictures import to_stored

MOST_BYTES = 1_500_000
WIDGET = "application/vnd.jupyter.widget-view+json"
WORDS = {
    "minutes": {"en": "About {minutes} minutes.", "ko": "약 {minutes}분 걸립니다."},
    "folded": {
        "en": "Folded cells hold the Python behind pictures and questions; open them if you like.",
        "ko": "접힌 셀에는 그림과 문제를 만드는 파이썬 코드가 있습니다. 궁금하면 펼쳐 보세요.",
    },
    "first": {
        "en": "Run the first cell: the lesson plays in it, step by step. Below it the same lesson stands to be read.",
        "ko": "첫 번째 셀을 실행하면 그 자리에서 한 단계씩 배웁니다. 그 아래에는 같은 수업이 읽을거리로 이어집니다.",
    },
    "other": {"en": "[한국어]({path})", "ko": "[English]({path})"},
    "progress": {"en": "How far you are", "ko": "나의 진도"},
    "dots": {
        "en": "Each dot is a question of this tutorial. The card changes as you answer above.",
        "ko": "동그라미 하나가 문제 하나입니다. 위에서 답하면 이 카드도 바뀝니다.",
    },
    "summary": {"en": "In short", "ko": "정리"},
    "remember": {"en": "Worth remembering", "ko": "기억할 것"},
    "rule": {"en": "Rule", "ko": "규칙"},
    "rules": {"en": "The rules of this tutorial", "ko": "이 튜토리얼의 규칙"},
    "next": {"en": "Next:", "ko": "다음:"},
    "names": {"en": "The Python of this page", "ko": "이 페이지의 파이썬"},
    "prepared": {
        "en": "Each cell works alone: `boardlab.prepare` first makes what it needs of the cells above, and this:",
        "ko": "셀은 하나만 실행해도 됩니다. `boardlab.prepare`가 위의 셀에서 필요한 것과 아래의 것을 먼저 만듭니다.",
    },
}


# -- generating ----------------------------------------------------------------------------------------------------


def generate(source: Source, lang: str) -> Any:
    """The notebook of a source in one language, not yet executed."""
    language(lang)
    cells: list[Any] = []
    taught: dict[str, None] = {}
    names: dict[str, Any] = {}
    prepared = f'import boardlab\nboardlab.prepare("{source.head["id"]}", {{}}, "{lang}")\n'
    numbers = itertools.count(1)
    _markdown(cells, _head(source, lang))
    if _is_lesson(source):
        _code(cells, f'import boardlab\nboardlab.lesson("{source.head["id"]}", "{lang}")')
    for step in source.steps:
        if step.kind == "prose" and step.mark != "stage":
            _markdown(cells, _prose(source, step.says[lang], lang, names, taught))
        elif step.kind == "setup":
            _run(source, step, setup_code(source), names)
        elif code := cell_code(step):  # solutions are tests: solved.py puts them in, and nobody is handed them
            if step.kind == "code":
                _run(source, step, code, names)
            _code(cells, prepared.format(next(numbers)) + code)
    if code := progress_code(source):
        _markdown(cells, f"## {_say('progress', lang)}\n\n{_say('dots', lang)}")
        _code(cells, prepared.format(next(numbers)) + code)
    _markdown(cells, _foot(source, lang, names, taught))
    if taught:
        _markdown(cells, _appendix(source, lang, taught))
    _markdown(cells, f"### {_say('names', lang)}\n\n{_say('prepared', lang)}\n\n```python\n{setup_code(source)}\n```")
    # The boards of the cells run here are shown to nobody; else each would be drawn anew at every change of language.
    close_all()
    notebook = nbformat.v4.new_notebook(cells=cells)
    notebook.metadata = nbformat.from_dict(
        {
            "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
            "language_info": {"name": "python"},
        }
    )
    return notebook


def _markdown(cells: list[Any], text: str) -> None:
    cell = nbformat.v4.new_markdown_cell(text)
    cell.id = f"text-{len(cells) + 1:02d}"
    cells.append(cell)


def _code(cells: list[Any], text: str) -> None:
    cell = nbformat.v4.new_code_cell(text)
    cell.id = f"code-{len(cells) + 1:02d}"
    cell.metadata = nbformat.from_dict({"jupyter": {"source_hidden": True}})
    cells.append(cell)


def _run(source: Source, step: Step, code: str, names: dict[str, Any]) -> None:
    """Run a cell here as well, so that prose can quote its values."""
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            exec(compile(code, f"{source.path.name}:{step.line}", "exec"), names)
    except Exception as problem:
        raise source.fail(step.line, f"The cell fails: {type(problem).__name__}: {problem}") from problem


def _prose(source: Source, block: Block, lang: str, names: dict[str, Any], taught: dict[str, None]) -> str:
    def value(found: re.Match[str]) -> str:
        try:
            return str(eval(found[1].strip(), names))
        except Exception as problem:
            line = block.line + 1 + block.text[: found.start()].count("\n")
            raise source.fail(line, f"{{{{{found[1]}}}}} fails: {type(problem).__name__}: {problem}") from problem

    return _linked(source, re.sub(r"\{\{(.+?)\}\}", value, block.text), lang, taught)


def _linked(source: Source, text: str, lang: str, taught: dict[str, None]) -> str:
    def link(found: re.Match[str]) -> str:
        rule = source.rules[found[1]]
        taught.setdefault(rule.id)
        hint = rule.statement[lang].replace('"', "”")
        return f'[{found[2] or rule.title[lang]}](#{rule.id} "{hint}")'

    return RULE.sub(link, text)


def _say(key: str, lang: str, **facts: Any) -> str:
    return WORDS[key][lang].format(**facts)


def _head(source: Source, lang: str) -> str:
    other = next(code for code in LANGUAGES if code != lang)
    path = f"../../{other}/{source.game}/{source.name}.ipynb"
    line = f"{_say('minutes', lang, minutes=source.head['minutes'])} {_say('other', lang, path=path)}"
    how = f"{_say('first', lang)} " if _is_lesson(source) else ""
    return f"# {source.head['title'][lang]}\n\n{line} {how}{_say('folded', lang)}"


def _is_lesson(source: Source) -> bool:
    """Does it ask something, so that it is walked on the stage?"""
    return any(step.kind == "question" for step in source.steps)


def _foot(source: Source, lang: str, names: dict[str, Any], taught: dict[str, None]) -> str:
    """The summary card, and where to go on."""
    parts = []
    summary = source.head.get("summary", ())
    if summary:
        rows = [f"## {_say('summary', lang)}", "", f"| {_say('remember', lang)} | {_say('rule', lang)} |", "|---|---|"]
        for line in summary:
            text = _prose(source, Block(lang, line[lang], 1), lang, names, taught)
            rule = _linked(source, f"[[{line['rule']}]]", lang, taught) if line.get("rule") else ""
            rows.append(f"| {text} | {rule} |")
        parts.append("\n".join(rows))
    links = []
    for name in source.head.get("next", ()):
        path = source.path.with_name(f"{name}.md")
        if path.exists():
            links.append(f"[{read(path).head['title'][lang]}]({name}.ipynb)")
        else:
            print(f"{source.path.name}: {name}, to go on with, is not written yet", file=sys.stderr)
    if links:
        parts.append(f"{_say('next', lang)} {' · '.join(links)}")
    return "\n\n".join(parts) or "---"


def _appendix(source: Source, lang: str, taught: dict[str, None]) -> str:
    """The rules that were named, each under its id, which is where the links lead."""
    rules = [source.rules[name] for name in taught]
    told = [f"#### {rule.id}\n\n**{rule.title[lang]}.** {rule.statement[lang]} *({rule.source})*" for rule in rules]
    return "\n\n".join([f"### {_say('rules', lang)}", *told])


# -- executing -----------------------------------------------------------------------------------------------------


def execute(notebook: Any, folder: Path) -> None:
    """Run all cells in a fresh kernel, and keep of the outputs what is the same every time."""
    roots = os.pathsep.join(filter(None, [str(HERE.parent), os.environ.get("PYTHONPATH", "")]))
    client = NotebookClient(
        notebook,
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
    notebook.metadata.pop("widgets", None)
    notebook.metadata.language_info = nbformat.from_dict({"name": "python"})
    for cell in notebook.cells:
        for output in cell.get("outputs", ()):
            output.get("data", {}).pop(WIDGET, None)
            if "metadata" in output:
                output.metadata = nbformat.from_dict({})
            if "data" in output:
                output.data = nbformat.from_dict(to_stored(output.data))
            if any("<script" in str(shown).lower() for shown in output.get("data", {}).values()):
                raise SourceError(f"{cell.id}: an output holds a script.")


def to_text(notebook: Any) -> str:
    """The notebook as it is stored."""
    nbformat.validate(notebook)
    return json.dumps(notebook, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


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
                list(pool.map(execute, [notebook for *_, notebook in made], folders))
    except SourceError as problem:
        print(problem, file=sys.stderr)
        return 1
    differing = []
    for (source, lang, notebook), folder in zip(made, folders, strict=True):
        path, text = folder / f"{source.name}.ipynb", to_text(notebook)
        if len(text.encode()) > MOST_BYTES:
            print(f"{path.name}: {len(text.encode())} bytes, at most {MOST_BYTES} are allowed", file=sys.stderr)
            return 1
        if asked.check and (not path.exists() or path.read_text(encoding="utf-8") != text):
            differing.append(f"{lang}/{source.game}/{path.name}")
        elif not asked.check:
            path.write_text(text, encoding="utf-8")
            print(f"{lang}/{source.game}/{path.name}: {len(notebook.cells)} cells, {len(text.encode()) // 1000} kB")
    if differing:
        print(f"Not what `make notebooks` makes: {', '.join(differing)}", file=sys.stderr)
    return 1 if differing else 0


if __name__ == "__main__":
    raise SystemExit(main())
