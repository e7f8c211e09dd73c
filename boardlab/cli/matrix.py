"""Where each rule lives: rulebook × code × test × lesson, and what hangs in the air.

The matrix of a whole game says besides which step teaches a rule and which question asks for it.

A rule is written once, in ``boardlab/<game>/rulebook.toml``. Code, tests and lessons name it by its id. Code is tied to
a rule by data: a string that is its id, as in a ``Breach``, an ``Event``, a table or ``@rule(…)``; a test by
``@pytest.mark.rule(…)``. What docstrings and comments name counts for neither, but a name that is no rule is reported
wherever it stands. An installed package has no tests; that column is then left out.
"""

from __future__ import annotations

import ast
import json
import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from importlib import resources
from pathlib import Path
from unicodedata import east_asian_width

from boardlab.cli.i18n import say
from boardlab.core.contract.game import Game
from boardlab.core.contract.rulebook import Rule, Rulebook
from boardlab.core.i18n.language import catalogue, text_in
from boardlab.core.i18n.toml_pack import packed_paths, read_packed
from boardlab.lessons.build.coverage import Coverage, coverage
from boardlab.lessons.model.topic_files import course

PACKAGE = Path(__file__).parents[1]
TEXTS = {".py", ".md", ".toml", ".txt", ".json", ".yaml", ".yml", ".ipynb"}
COLUMNS = ("code", "test", "lesson")
LEARNING = ("taught", "asked")
"""The two parts of :class:`boardlab.lessons.build.coverage.Coverage`."""


@dataclass(frozen=True)
class RuleRow:
    """One rule, and how often each room names it."""

    rule: Rule
    places: Mapping[str, Counter[str]]
    """By column: how often each file names the rule; of code and tests, how often it is tied to it."""
    lessons: Coverage | None = None
    """The steps that teach it and the questions that ask for it; None where nobody has looked."""

    def count(self, column: str) -> int:
        """How often the files of a column name this rule."""
        return self.places[column].total()

    def missing(self, columns: tuple[str, ...]) -> list[str]:
        """What this row lacks: a rule needs code and a test; what code cannot enforce needs neither."""
        needed = ("code", "test") if self.rule.kind == "rule" else ()
        return [column for column in needed if column in columns and not self.count(column)]

    @property
    def unlearned(self) -> list[str]:
        """What lessons owe it: ``taught`` where no step teaches it, ``asked`` where no question asks for it."""
        if self.lessons is None or self.rule.kind != "rule":
            return []
        return [part for part in LEARNING if not getattr(self.lessons, part)]

    def places_of(self, part: str, lang: str) -> str:
        """The first place that teaches it or asks for it, with how many more there are; *none* where one is owed."""
        found = getattr(self.lessons, part)
        more = f" +{len(found) - 1}" if len(found) > 1 else ""
        return f"{found[0]}{more}" if found else say("matrix.none", lang) if part in self.unlearned else "-"


@dataclass(frozen=True)
class RuleMatrix:
    """All rows of one game, and the ids somebody names that no rulebook row has."""

    game: str
    columns: tuple[str, ...]
    """The columns that could be read; without ``test`` where the tests are not there."""
    rows: tuple[RuleRow, ...]
    unknown: Mapping[str, tuple[str, ...]]
    """Ids without a row, each with the files that name it."""
    taught: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The topics of lessons that tell of each chapter of the rulebook."""

    @property
    def gaps(self) -> list[str]:
        """A sentence for each rule without code, test, step or question, and each id named that is no rule."""
        return self.gaps_in("en")

    def gaps_in(self, lang: str) -> list[str]:
        """:attr:`gaps` in the language ``lang``: one sentence for each row that lacks something or id without a row."""
        loose = []
        for row in self.rows:
            missing = [say(f"matrix.column.{column}", lang) for column in row.missing(self.columns)]
            if missing:
                columns = missing[0]
                if len(missing) > 1:
                    columns = say("matrix.missing_and", lang, first=missing[0], second=missing[1])
                loose.append(say("matrix.missing", lang, rule=row.rule.id, columns=columns))
            loose += [say(f"matrix.not_{part}", lang, rule=row.rule.id) for part in row.unlearned]
        return loose + [
            say("matrix.stranger", lang, name=name, where=", ".join(where))
            for name, where in sorted(self.unknown.items())
        ]

    def to_text(self, lang: str = "en") -> str:
        """The table, and below it the gaps."""
        width = max((len(row.rule.id) for row in self.rows), default=4)
        learning = [self._learning(part, lang) for part in LEARNING] if self.shows_lessons else []
        columns = [_right(say(f"matrix.column.{column}", lang), 6) for column in self.columns]
        head = "  ".join(
            [
                _left(say("matrix.rule", lang), width),
                _left(say("matrix.kind", lang), 9),
                *columns,
                *(f" {cells[0]}" for cells in learning),
                f" {say('matrix.title', lang)}",
            ]
        )
        lines = [head, "-" * _wide(head)]
        for at, row in enumerate(self.rows, 1):
            counts = [f"{row.count(column) or '-':>6}" for column in self.columns]
            counts += [f" {cells[at]}" for cells in learning]
            kind = _left(say(f"matrix.kinds.{row.rule.kind}", lang), 9)
            lines.append("  ".join([row.rule.id.ljust(width), kind, *counts, f" {text_in(row.rule.title, lang)}"]))
        kinds = Counter(row.rule.kind for row in self.rows)
        told = [
            say("matrix.rows_of", lang, count=count, kind=say(f"matrix.kinds.{kind}", lang))
            for kind, count in kinds.items()
        ]
        lines += ["", say("matrix.rows", lang, count=len(self.rows), kinds=", ".join(told))]
        lines.append(say("matrix.taught", lang, count=sum(1 for row in self.rows if row.count("lesson"))))
        if "test" not in self.columns:
            lines.append(say("matrix.no_tests", lang))
        if self.taught:
            width = max(map(len, self.taught))
            lines += ["", say("matrix.chapters", lang)]
            lines += [f"  {chapter.ljust(width)}  {', '.join(told) or '-'}" for chapter, told in self.taught.items()]
            lines.append("")
        gaps = self.gaps_in(lang)
        if gaps:
            lines += [say("matrix.gaps", lang, count=len(gaps)), *(f"  {line}" for line in gaps)]
        else:
            lines.append(say("matrix.closed", lang))
        return "\n".join(lines)

    @property
    def shows_lessons(self) -> bool:
        """Has anybody looked which steps teach its rules?"""
        return any(row.lessons is not None for row in self.rows)

    def _learning(self, part: str, lang: str) -> list[str]:
        """A column, its head first: where each rule is taught or asked, all of one width."""
        cells = [say(f"matrix.{part}_by", lang), *(row.places_of(part, lang) for row in self.rows)]
        width = max(map(_wide, cells))
        return [_left(cell, width) for cell in cells]


def _wide(text: str) -> int:
    """How many columns of a terminal a text takes: a Hangul syllable takes two."""
    return sum(2 if east_asian_width(sign) in "WF" else 1 for sign in text)


def _left(text: str, width: int) -> str:
    return text + " " * (width - _wide(text))


def _right(text: str, width: int) -> str:
    return " " * (width - _wide(text)) + text


def matrix_of(game: Game) -> RuleMatrix:
    """The matrix of a game, read from the files of its package and, in a checkout, of the folders beside it."""
    folder = Path(str(resources.files(game.package)))
    found = read_matrix(game.name, folder.parent, game.package)
    if game.lessons:
        learned = coverage(game.name)
        rows = (replace(row, lessons=learned.get(row.rule.id, Coverage())) for row in found.rows)
        found = replace(found, rows=tuple(rows))
    return replace(found, taught=taught_chapters(game))


def taught_chapters(game: Game) -> dict[str, tuple[str, ...]]:
    """The chapters of a game's rulebook in their order, each with the topics of its lessons that tell of it."""
    topics = course(game.lessons) if game.lessons else {}
    chapters = dict.fromkeys(rule.chapter for rule in game.rulebook.values() if rule.chapter)
    return {
        chapter: tuple(f"{game.name}.{name}" for name, table in topics.items() if chapter in table.get("chapters", ()))
        for chapter in chapters
    }


def read_matrix(game: str, package: Path = PACKAGE, room: str = "") -> RuleMatrix:
    """Read the matrix of a game from files.

    Args:
        game: its name, with which its rule ids begin.
        package: the folder in which its room lies, with lessons beside it; tests and notebooks lie beside this folder.
        room: the package that holds its code and rulebook; as a rule ``boardlab.<game>``.
    """
    room = room or f"boardlab.{game}"
    rulebook = Rulebook.of(room)
    root = package.parent
    files = {
        "code": list((package / room.rpartition(".")[2]).rglob("*.py")),
        "lesson": [
            *_texts(package / "lessons"),
            *_texts(root / "notebooks" / "source"),
            *_texts(package / "tutorials" / "source"),
        ],
    }
    if (root / "tests").is_dir() and (root / "pyproject.toml").is_file():
        files["test"] = list(_texts(root / "tests"))
    columns = tuple(column for column in COLUMNS if column in files)

    places: dict[str, dict[str, Counter[str]]] = {name: {column: Counter() for column in COLUMNS} for name in rulebook}
    unknown: dict[str, set[str]] = {}
    words = {f"{game}.{key}" for key in catalogue(room)} | set(catalogue(room))
    modules = {path.stem for path in files["code"]} - {name.split(".")[1] for name in rulebook}
    paths = ((column, path) for column in columns for path in files[column])
    told = [(column, path.relative_to(root), *_read(column, path, game)) for column, path in paths]
    told += [("lesson", path.relative_to(root), text, list[str]()) for path, text in _packed_texts(package, "lessons")]
    words |= {f"{game}.{topic}" for _, path, text, _ in told for topic in _scenarios(path, text)}
    for column, path, text, tied in told:
        where = path.as_posix()
        for name, quoted in _names(game, text):
            if name not in places:
                if _is_rule_like(name, words, modules, quoted=quoted, code=path.suffix == ".py"):
                    unknown.setdefault(name, set()).add(where)
            elif column == "lesson":
                places[name][column][where] += 1
        for name in tied:
            if name in places:
                places[name][column][where] += 1
            elif column == "test" and name.startswith(f"{game}."):
                unknown.setdefault(name, set()).add(where)
    rows = tuple(RuleRow(rule, places[name]) for name, rule in rulebook.items())
    return RuleMatrix(game, columns, rows, {name: tuple(sorted(where)) for name, where in unknown.items()})


def _texts(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        if path.suffix in TEXTS and not {"__pycache__", ".ipynb_checkpoints"} & set(path.parts):
            yield path


def _packed_texts(package: Path, room: str) -> Iterator[tuple[Path, str]]:
    """The TOML files of a room that an installed package has in its pack, as JSON."""
    for path in packed_paths(package.name) if package == PACKAGE else ():
        if path.startswith(f"{room}/") and not (package / path).exists():
            yield package / path, json.dumps(read_packed(package.name, path), ensure_ascii=False)


def _scenarios(path: Path, text: str) -> Iterator[str]:
    """The scenarios of a topic, from its questions: ``king.race``."""
    if path.name == "questions.toml" and "scenarios" in text:
        held = json.loads(text) if text.startswith("{") else tomllib.loads(text)
        yield from (f"{path.parent.name}.{name}" for name in held.get("scenarios", ()))


def _read(column: str, path: Path, game: str) -> tuple[str, list[str]]:
    """The text of a file, of Python its strings only; and what code or a test is tied to, once for each tie."""
    text = path.read_text(encoding="utf-8")
    # Most files name nothing of the game but its modules; of code and tests only what is quoted counts.
    named = rf"{game}\." if column == "lesson" else rf"""["']{game}\.[a-z]"""
    if path.suffix != ".py" or not re.search(named, text):
        return text if path.suffix != ".py" else "", []
    nodes = list(ast.walk(ast.parse(text)))
    strings = [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return "\n".join(f'"{string}"' for string in strings), marked(nodes) if column == "test" else _data(nodes)


def _data(nodes: list[ast.AST]) -> list[str]:
    """The strings of code that are data: all but docstrings, of modules, classes, functions and fields."""
    told = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    found = (node for node in nodes if isinstance(node, ast.Constant) and id(node) not in told)
    return [node.value for node in found if isinstance(node.value, str)]


def marked(nodes: Iterable[ast.AST]) -> list[str]:
    """The rules that tests are tied to, by ``@pytest.mark.rule("torres.king.once")``."""
    calls = ((node, node.func) for node in nodes if isinstance(node, ast.Call))
    named = (call for call, to in calls if isinstance(to, ast.Attribute) and to.attr == "rule")
    marks = (call for call in named if ast.unparse(call.func).endswith("mark.rule"))
    return [ast.literal_eval(name) for mark in marks for name in mark.args]


def _names(game: str, text: str) -> Iterator[tuple[str, bool]]:
    """Every dotted name of the game in a text, and whether it stands in quotes there."""
    for found in re.finditer(rf"(?<![\w./-]){game}(?:\.[a-z0-9_]+)+(?![\w(]|\.[\w(])", text):
        before, after = text[found.start() - 1 : found.start()], text[found.end() : found.end() + 1]
        yield found.group(), before in {'"', "'"} and after in {'"', "'", "\\"}


def _is_rule_like(name: str, words: set[str], modules: set[str], *, quoted: bool, code: bool) -> bool:
    """Is this meant as a rule id? Not so: wordings, scenarios, modules, files, plain code, what an f-string completes,
    and checkpoints, which end in a number, or are drawn as ``practice``.
    """
    section, *rest = name.split(".")[1:]
    if code and not quoted:
        return False
    if not rest or rest[-1].isdigit() or rest[-1].endswith("_") or "practice" in rest:
        return False
    return name not in words and section not in modules
