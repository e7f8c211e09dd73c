"""Tutorials: their sources, what is generated from them, and that what is stored is what they say."""

from __future__ import annotations

import ast
import importlib.util
import os
import re
import sys
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from boardlab.lessons import checkpoints
from boardlab.lessons.build.source import mistakes, parse

HERE = Path(__file__).parents[2] / "notebooks"


def tool(name: Any) -> Any:
    """A script of ``notebooks/`` as a module."""
    spec = importlib.util.spec_from_file_location(f"boardlab_notebooks_{name}", HERE / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


build = tool("build")
solved = tool("solved").solved

SOURCES = sorted((HERE / "source").glob("*/*.md"))
TUTORIALS = [path for path in SOURCES if path.stem[:2].isdigit()]
FIRSTS = [path for path in SOURCES if path.stem == "01_board"]
every_source = pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
every_tutorial = pytest.mark.parametrize("path", TUTORIALS, ids=lambda path: path.stem)

HEAD = '+++\nid = "torres.x"\ntitle = {en = "X", ko = "엑스"}\nnext = []\n+++\n'
SETUP = "```{setup}\n```\n"


@every_source
def test_what_a_source_imports_is_there(path: Path) -> None:
    imports = r"^(?:from boardlab[\w.]* )?import (?:\([^)]*\)|.+)$"
    names: dict[str, Any] = {}
    exec("\n".join(re.findall(imports, path.read_text(encoding="utf-8"), re.MULTILINE)), names)
    assert None not in names.values()


def write(tmp_path: Path, text: Any) -> Any:
    path = tmp_path / "torres" / "09_x.md"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


KEPT: list[Path] = []


@pytest.fixture(autouse=True, scope="module")
def _kept(tmp_path_factory: pytest.TempPathFactory) -> None:
    """A folder for what was generated, one for all workers of a run."""
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if os.environ.get("PYTEST_XDIST_WORKER") else base) / "tutorials"
    folder.mkdir(exist_ok=True)
    KEPT.append(folder)


@cache
def made(path: Any, lang: str = "en") -> Any:
    """Generated once for all tests and workers: values in the prose are computed; nbval runs all cells."""
    kept = KEPT[-1] / f"{path.parent.name}-{path.stem}-{lang}.ipynb"
    if not kept.exists():
        part = kept.with_suffix(f".{os.getpid()}")
        part.write_text(build.to_text(build.generate(build.read(path), lang, whole=False)), encoding="utf-8")
        part.replace(kept)
    return build.nbformat.reads(kept.read_text(encoding="utf-8"), as_version=4)


@every_source
def test_the_stored_notebooks_are_those_of_the_source(path: Any) -> None:
    """Texts and cells; the outputs are compared by nbval."""
    for lang in build.LANGUAGES:
        stored = build.nbformat.read(HERE / lang / path.parent.name / f"{path.stem}.ipynb", as_version=4)
        fresh = made(path, lang)
        assert [(cell.id, cell.source) for cell in stored.cells] == [(cell.id, cell.source) for cell in fresh.cells]


@pytest.mark.parametrize("path", FIRSTS, ids=lambda path: path.parent.name)
def test_generating_twice_gives_the_same(path: Any) -> None:
    """To the last byte; that all others give the same again is seen from the stored ones."""
    for lang in build.LANGUAGES:
        assert build.to_text(build.generate(build.read(path), lang)) == build.to_text(made(path, lang))


@every_source
def test_first_cell_of_a_notebook_opens_the_lesson(path: Any) -> None:
    source = build.read(path)
    for lang in build.LANGUAGES:
        first = made(path, lang).cells[0].source
        stage = f'import boardlab\nboardlab.lesson("{source.head["id"]}", "{lang}")'
        assert (first == stage) == any(step.kind == "question" for step in source.parts)


@every_source
def test_both_languages_have_the_same_cells(path: Any) -> None:
    english, korean = made(path, "en"), made(path, "ko")
    assert [cell.id for cell in english.cells] == [cell.id for cell in korean.cells]
    for one, other in zip(english.cells[3:], korean.cells[3:], strict=True):
        if one.cell_type == "code":
            assert one.source.replace('"en"', '"ko"') == other.source
        elif re.search("[a-z]{3}", one.source):
            assert one.source != other.source


@every_source
def test_learners_cells_are_short(path: Any) -> None:
    for part in build.read(path).parts:
        if part.kind == "code":
            assert len(part.code.splitlines()) <= 5


@every_tutorial
def test_a_tutorial_lets_you_act_soon_and_often(path: Any) -> None:
    source = build.read(path)
    assert source.words_before_action("en") <= 60
    checks = [block.about for block in source.blocks if block.kind == "ask"]
    assert len(checks) >= 6
    assert len(set(checks)) == len(checks)
    assert all(name.startswith(f"{source.topic}.") for name in checks)
    assert any(block.kind == "play" for block in source.blocks)
    assert source.head.get("summary"), "no summary card"


@every_tutorial
def test_later_lesson_opens_with_its_own_subject(path: Any) -> None:
    """How one wins was told in the first game, and every learner has played another one."""
    opening = build.read(path).head["opening"]
    if path.stem != "00_first_game":
        assert not re.search(r"most points win|points wins|first game", opening["en"], re.IGNORECASE)
        assert not re.search("이깁니다\\.|첫 게임", opening["ko"].replace("누군가 이깁니다", ""))


@every_source
def test_learner_notebook_has_no_solutions_and_folded_code(path: Any) -> None:
    for cell in made(path).cells:
        if cell.cell_type == "code":
            assert cell.metadata.jupyter.source_hidden
            assert ".solve()" not in cell.source
            assert "assert " not in cell.source


@every_tutorial
def test_tested_notebook_answers_every_question_in_place(path: Any) -> None:
    # A copy: what is made is kept for the other tests, and solving changes it.
    cells = [cell for cell in solved(deepcopy(made(path)), build.read(path)).cells if cell.cell_type == "code"]
    asked = [cell.source for cell in cells if re.search(r'\ncheck\("[\w.]+"\)$', cell.source)]
    assert len(asked) >= 6
    for at, cell in enumerate(cells):
        if cell.source in asked:
            assert cells[at + 1].source == f"{cell.source.splitlines()[-1]}.solve()"
            assert cells[at + 1].outputs[0].text.endswith(": solved\n")
    checked = [cell.source for cell in cells if "assert " in cell.source]
    assert checked == [block.text for block in build.read(path).blocks if block.kind == "solution"]


@every_source
def test_links_lead_to_the_list_of_rules(path: Any) -> None:
    for lang in build.LANGUAGES:
        text = "\n".join(cell.source for cell in made(path, lang).cells if cell.cell_type == "markdown")
        for target in re.findall(r"\]\(#([\w.]+)", text):
            assert f"#### {target}\n" in text
        for target in re.findall(r"\]\((\.\./[\w./]+|[\w]+\.ipynb)\)", text):
            assert (HERE / lang / path.parent.name / target).resolve().exists(), target


@every_source
def test_no_score_is_typed_into_prose(path: Any) -> None:
    """Numbers with "points" come from the core; small counts in words are style, figures are facts."""
    for block in build.read(path).blocks:
        if block.kind in build.LANGUAGES:
            assert not re.search(r"(?<![\w{])\d+ points?\b|(?<![\w{])\d+점(?! 줄)", block.text), block.text


@every_source
def test_stored_outputs_hold_no_widget_state_and_no_script(path: Any) -> None:
    for lang in build.LANGUAGES:
        file = HERE / lang / path.parent.name / f"{path.stem}.ipynb"
        text = file.read_text(encoding="utf-8")
        assert len(text.encode()) < build.MOST_BYTES
        assert "widget-view" not in text
        assert "<script" not in text
        assert str(HERE.parent) not in text
        assert "0x" not in re.sub(r"#[0-9a-f]{3,8}", "", text)


MISTAKES = {
    "no front matter": (":::{en}\nhello\n:::\n", 1, "begins with TOML"),
    "no title": ('+++\nid = "x"\nnext = []\n+++\n' + SETUP, 1, "needs 'title'"),
    "one language": (HEAD + SETUP + ":::{en}\nonly English\n:::\n```{board}\n1\n```\n", 8, "stands {ko}"),
    "korean alone": (HEAD + SETUP + ":::{ko}\n한국어\n:::\n", 8, "stands {en}"),
    "unknown directive": (HEAD + SETUP + "```{bord}\n1\n```\n", 8, "did you mean {board}?"),
    "no setup": (HEAD + "```{board}\n1\n```\n", 6, "exactly one {setup}"),
    "stray text": (HEAD + "hello\n", 6, "outside of a directive"),
    "empty": (HEAD + SETUP + "```{board}\n```\n", 8, "is empty"),
    "long cell": (HEAD + SETUP + "```{board}\n" + "1\n" * 6 + "```\n", 8, "at most 5 lines"),
    "not python": (HEAD + SETUP + "```{board}\n1\n1 +\n```\n", 10, "not Python"),
    "no such rule": (HEAD + SETUP + ":::{en}\none\n\n[[torres.no.such]]\n:::\n:::{ko}\n하나\n:::\n", 11, "no rule"),
    "no such checkpoint": (HEAD + SETUP + "```{ask} torres.scoring.99\n```\n", 8, "torres.scoring.9"),
    "not ended": (HEAD + SETUP + "```{board}\n1\n", 8, "write ``` below it"),
    "other signs": (HEAD + SETUP + ":::{board}\n1\n:::\n", 8, "begins and ends with ```"),
    "no id": (HEAD + SETUP + "```{ask}\n```\n", 8, "such as torres.scoring.2"),
    "a name too many": (HEAD + SETUP + "```{board} b2\n1\n```\n", 8, "nothing stands behind its name"),
    "a body too many": (HEAD + SETUP + "```{ask} torres.scoring.2\n1\n```\n", 9, "Nothing stands in {ask}"),
    "unknown field": (HEAD + SETUP + "```{play}\n:only: stage\n1\n```\n", 8, "Its fields: :free:"),
    "wrong value": (HEAD + SETUP + "```{tell}\n:only: stage\n1\n```\n", 8, "write :only: notebook"),
    "goal of no play": (HEAD + SETUP + '```{goal}\nen = "a"\n```\n', 8, "This is no goal"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_error_in_a_source_names_its_line(tmp_path: Path, mistake: str) -> None:
    text, line, says = MISTAKES[mistake]
    with pytest.raises(build.SourceError) as found:
        build.read(write(tmp_path, text))
    assert str(found.value).startswith(f"09_x.md:{line}: ")
    assert says in str(found.value)
    assert "\n" not in str(found.value)


def test_failing_value_in_prose_names_its_line(tmp_path: Path) -> None:
    path = write(tmp_path, HEAD + SETUP + ":::{en}\none\ntwo {{ 1 / 0 }}\n:::\n:::{ko}\n하나\n:::\n")
    with pytest.raises(build.SourceError, match=r"09_x\.md:8: .*ZeroDivisionError"):
        made(path)


def test_a_topic_may_be_taught_in_several_lessons(tmp_path: Path) -> None:
    """Each has a name of its own, asks the same topic's questions and shows its progress."""
    both = [source for source in map(build.read, SOURCES) if source.topic == "torres.king"]
    assert [source.head["id"] for source in both] == ["torres.king", "torres.climb", "torres.timing"]
    asked = [block.about for source in both for block in source.blocks if block.kind == "ask"]
    assert sorted(asked) == sorted(one.id for one in checkpoints("torres.king"))
    assert any('progress("torres.king")' in cell.source for cell in made(both[1].path).cells)
    torn = tmp_path / "torn.md"
    torn.write_text(both[1].path.read_text(encoding="utf-8").replace('topic = "torres.king"', "topic = 5"))
    assert any("A topic is a text" in what for _, what in mistakes(parse(torn)))


@every_tutorial
def test_no_cell_of_a_lesson_shows_raw_python(path: Any) -> None:
    """Nothing is printed, and no cell ends with a tuple, a list or a text: tables have headings in both languages."""
    for part in build.read(path).parts:
        if part.kind != "code":
            continue
        tree = ast.parse(part.code)
        calls = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
        assert not [call for call in calls if isinstance(call, ast.Name) and call.id == "print"], part.code
        last = tree.body[-1]
        raw = ast.Tuple | ast.List | ast.ListComp | ast.Constant | ast.JoinedStr | ast.BinOp | ast.Compare
        assert not (isinstance(last, ast.Expr) and isinstance(last.value, raw)), part.code
