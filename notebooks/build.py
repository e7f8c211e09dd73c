"""Generate and execute the tutorials: one source text each, two languages. See notebooks/README.md for the format.

Usage: ``python notebooks/build.py [--check] [--no-run] [NAME …]``, where NAME is such as ``torres``,
``torres/04_scoring`` or ``04_scoring``.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import io
import json
import os
import re
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from boardlab.core.language import Wording, language
from boardlab.lessons import UnknownCheckpoint, checkpoint
from boardlab.notebook.shown import close_all

LANGUAGES = ("en", "ko")
KINDS = ("setup", "en", "ko", "code", "solution", "checkpoint")
MOST_LINES = 5
MOST_BYTES = 1_500_000
MARKER = re.compile(r"<!-- *(\w+)(?: +([\w.]+))? *-->")
RULE = re.compile(r"\[\[([\w.]+)(?:\|([^\]]+))?\]\]")
WIDGET = "application/vnd.jupyter.widget-view+json"
WORDS = {
    "minutes": {"en": "About {minutes} minutes.", "ko": "약 {minutes}분 걸립니다."},
    "folded": {
        "en": "The folded grey cells below the questions belong to the tests of this page; pass over them.",
        "ko": "질문 아래에 접혀 있는 회색 셀은 이 자료를 점검하는 데 쓰입니다. 그냥 지나가세요.",
    },
    "other": {"en": "[한국어]({path})", "ko": "[English]({path})"},
    "progress": {"en": "How far you are", "ko": "나의 진도"},
    "dots": {
        "en": "Each dot is a question of this tutorial. The card changes as you answer above.",
        "ko": "점 하나가 이 튜토리얼의 문제 하나입니다. 위에서 답하면 카드도 바뀝니다.",
    },
    "summary": {"en": "In short", "ko": "정리"},
    "remember": {"en": "Worth remembering", "ko": "기억할 것"},
    "rule": {"en": "Rule", "ko": "규칙"},
    "rules": {"en": "The rules of this tutorial", "ko": "이 튜토리얼의 규칙"},
    "next": {"en": "Next:", "ko": "다음:"},
}


class SourceError(Exception):
    """What is wrong with a source, with its file and line."""


@dataclass
class Block:
    """One block of a source: its kind, its text, and where it begins."""

    kind: str
    text: str
    line: int
    about: str = ""
    """Of a checkpoint block, the id."""


@dataclass
class Source:
    """One tutorial as it is written."""

    path: Path
    head: dict[str, Any]
    blocks: list[Block] = field(default_factory=list)

    @property
    def game(self) -> str:
        """The game it teaches: the folder it lies in."""
        return self.path.parent.name

    @property
    def name(self) -> str:
        """Its file name, without ending."""
        return self.path.stem

    def fail(self, line: int, what: str) -> SourceError:
        """An error at a line of this source."""
        return SourceError(f"{self.path.name}:{line}: {what}")


# -- reading -------------------------------------------------------------------------------------------------------


def read(path: Path) -> Source:
    """A source, checked block by block.

    Raises:
        SourceError: naming file, line and what is wrong.
    """
    lines = path.read_text(encoding="utf-8").splitlines()
    source = Source(path, {})
    if not lines or lines[0].strip() != "+++" or "+++" not in [line.strip() for line in lines[1:]]:
        raise source.fail(1, "The source begins with TOML between two lines +++.")
    end = next(number for number, line in enumerate(lines[1:], 1) if line.strip() == "+++")
    try:
        source.head = tomllib.loads("\n".join(["", *lines[1:end]]))
    except tomllib.TOMLDecodeError as problem:
        raise source.fail(1, f"The front matter is not TOML: {problem}.") from None
    _check_head(source)
    block: Block | None = None
    for number, line in enumerate(lines[end + 1 :], end + 2):
        marker = MARKER.fullmatch(line.strip())
        if marker:
            if marker[1] not in KINDS:
                raise source.fail(number, f"No block is called {marker[1]!r}: there are {', '.join(KINDS)}.")
            block = Block(marker[1], "", number, marker[2] or "")
            source.blocks.append(block)
        elif block is None:
            if line.strip():
                raise source.fail(number, "Text before the first marker such as <!-- en -->.")
        else:
            block.text += line + "\n"
    for block in source.blocks:
        block.text = block.text.strip()
    _check_blocks(source)
    return source


def _check_head(source: Source) -> None:
    head = source.head
    for key, kind in (("id", str), ("title", dict), ("minutes", int)):
        if not isinstance(head.get(key), kind):
            raise source.fail(1, f"The front matter needs {key!r}.")
    texts = [head["title"], *head.get("summary", ())]
    if any(set(text) - {"rule"} != set(LANGUAGES) for text in texts):
        raise source.fail(1, f"Title and each line of the summary need {' and '.join(LANGUAGES)}.")


def _check_blocks(source: Source) -> None:
    blocks = source.blocks
    setups = [block for block in blocks if block.kind == "setup"]
    if len(setups) != 1:
        raise source.fail(blocks[-1].line if blocks else 1, "There is exactly one <!-- setup -->.")
    for at, block in enumerate(blocks):
        before = blocks[at - 1].kind if at else ""
        after = blocks[at + 1].kind if at + 1 < len(blocks) else ""
        if block.kind == "en" and after != "ko":
            raise source.fail(block.line, "After <!-- en --> comes <!-- ko -->, the same in Korean.")
        if block.kind == "ko" and before != "en":
            raise source.fail(block.line, "Before <!-- ko --> comes <!-- en -->, the same in English.")
        if block.kind == "checkpoint":
            try:
                checkpoint(block.about)
            except UnknownCheckpoint as problem:
                raise source.fail(block.line, str(problem)) from None
        elif not block.text and block.kind != "setup":
            raise source.fail(block.line, f"The block <!-- {block.kind} --> is empty.")
        if block.kind in {"code", "solution", "setup"}:
            _check_code(source, block)
        for found in RULE.finditer(block.text) if block.kind in LANGUAGES else ():
            if found[1] not in _rules(source):
                line = block.line + 1 + block.text[: found.start()].count("\n")
                raise source.fail(line, f"There is no rule {found[1]!r} in the rulebook of {source.game}.")
    for line in source.head.get("summary", ()):
        if line.get("rule", "") not in {"", *_rules(source)}:
            raise source.fail(1, f"There is no rule {line['rule']!r} in the rulebook of {source.game}.")


def _check_code(source: Source, block: Block) -> None:
    if len(block.text.splitlines()) > MOST_LINES:
        raise source.fail(block.line, f"A learner's cell has at most {MOST_LINES} lines.")
    try:
        ast.parse(block.text)
    except SyntaxError as problem:
        line = block.line + (problem.lineno or 1)
        raise source.fail(line, f"This is not Python: {problem.msg}.") from None


def _rules(source: Source) -> Any:
    return Wording(f"boardlab.{source.game}").rules


def words_before_first_action(source: Source, lang: str = "en") -> int:
    """How many words a learner reads before the first cell to act in."""
    count = 0
    for block in source.blocks:
        if block.kind in {"code", "checkpoint"}:
            break
        if block.kind == lang:
            count += len(
                re.findall(r"[^\W_][\w’'-]*", RULE.sub(lambda found: found[2] or "one rule title", block.text))
            )
    return count


# -- generating ----------------------------------------------------------------------------------------------------


def generate(source: Source, lang: str) -> Any:
    """The notebook of a source in one language, not yet executed."""
    language(lang)
    cells: list[Any] = []
    taught: dict[str, None] = {}
    names: dict[str, Any] = {}
    _markdown(cells, _head(source, lang))
    for block in source.blocks:
        if block.kind == lang:
            _markdown(cells, _prose(source, block, lang, names, taught))
        elif block.kind == "setup":
            code = _setup(source, block, lang)
            _run(source, block, code, names)
            _code(cells, code)
        elif block.kind == "checkpoint":
            _code(cells, f'check("{block.about}")')
            _code(cells, f'check("{block.about}").solve()', solution=True)
        elif block.kind in {"code", "solution"}:
            _run(source, block, block.text, names)
            _code(cells, block.text, solution=block.kind == "solution")
    if any(block.kind == "checkpoint" for block in source.blocks):
        _markdown(cells, f"## {_say('progress', lang)}\n\n{_say('dots', lang)}")
        _code(cells, f'progress("{source.head["id"]}")')
    _markdown(cells, _foot(source, lang, names, taught))
    if taught:
        _markdown(cells, _appendix(source, lang, taught))
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


def _code(cells: list[Any], text: str, *, solution: bool = False) -> None:
    cell = nbformat.v4.new_code_cell(text)
    cell.id = f"{'solution' if solution else 'code'}-{len(cells) + 1:02d}"
    if solution:
        cell.metadata = nbformat.from_dict({"jupyter": {"source_hidden": True}, "tags": ["solution"]})
    cells.append(cell)


def _setup(source: Source, block: Block, lang: str) -> str:
    lines = block.text.splitlines()
    names = ", ".join(sorted({"Study", "check", "language", "progress", source.game}))
    if lines and lines[0].startswith("from boardlab import "):
        names = ", ".join(sorted({"language", *lines.pop(0).removeprefix("from boardlab import ").split(", ")}))
    # The language is chosen in the middle of the cell, where its value is not displayed.
    return "\n".join([f"from boardlab import {names}", f'language("{lang}")', *lines])


def _run(source: Source, block: Block, code: str, names: dict[str, Any]) -> None:
    """Run a cell here as well, so that prose can quote its values."""
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            exec(compile(code, f"{source.path.name}:{block.line}", "exec"), names)
    except Exception as problem:
        raise source.fail(block.line, f"The cell fails: {type(problem).__name__}: {problem}") from problem


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
        rule = _rules(source)[found[1]]
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
    folded = f" {_say('folded', lang)}" if any(block.kind == "checkpoint" for block in source.blocks) else ""
    return f"# {source.head['title'][lang]}\n\n{line}{folded}"


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
    rules = [_rules(source)[name] for name in taught]
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
