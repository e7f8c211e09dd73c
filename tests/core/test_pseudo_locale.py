"""The pseudo-language puts every catalogued text in ⟦brackets⟧: what a learner reads outside them was forgotten.

Whatever may stand outside is data and has no language: cells, ids, letters and names of players, text notation.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import click
import pytest

from boardlab import GAMES, language
from boardlab.cli import app as cli
from boardlab.core.contract.game import find_game
from boardlab.core.contract.verdict import PlainError
from boardlab.core.i18n.language import PSEUDO
from boardlab.lessons import LADDER, checkpoints
from boardlab.lessons.build.lesson_sources import lesson_files
from boardlab.notebook import check
from tests.session.conftest import FakePage

WORD = re.compile(r"[^\W\d_]{3,}")
"""Shorter runs of letters are cells, players and numbers with their letter."""
# fmt: off
FACTS = frozenset({
    "answer", "art", "before", "by", "client", "comes", "do", "first", "focus", "id", "key", "keys", "kind", "lang",
    "line", "lit", "name", "near", "parts", "pictures", "places", "price",
    "kinds", "rows", "rule", "shown", "state", "style", "svg", "targets", "tried", "unit", "view", "wrong",
})
# fmt: on
"""Entries of a frame that the page works with and never shows."""
DATA = frozenset({"한국어", "abcdefgh"})
"""Words that are the same in every language: what a language calls itself, the letters along a board."""


@pytest.fixture(autouse=True)
def _pseudo() -> Iterator[None]:
    before = language()
    language(PSEUDO)
    yield
    language(before)


def outside(text: str) -> str:
    """A text without what stands in brackets, inner brackets first."""
    while (shorter := re.sub(r"⟦[^⟦⟧]*⟧", " ", text)) != text:
        text = shorter
    return re.sub(r"⟦[^⟧]*$", " ", text)  # cut short, as a long announcement is


def forgotten(shown: Any, where: str = "", data: frozenset[str] = frozenset()) -> Iterator[str]:
    """Every text in a frame that holds a word outside brackets; ``data`` are words that have no language."""
    if isinstance(shown, dict):
        for key, value in shown.items():
            if key not in FACTS:
                yield from forgotten(value, f"{where}.{key}", data)
    elif isinstance(shown, list | tuple):
        for at, value in enumerate(shown):
            yield from forgotten(value, f"{where}[{at}]", data)
    elif isinstance(shown, str) and shown.startswith("<svg"):
        yield from forgotten(letters_of(shown), where, data)
    elif isinstance(shown, str) and [word for word in WORD.findall(outside(shown)) if word not in DATA | data]:
        yield f"{where}: {shown}"


def letters_of(picture: str) -> str:
    """What an SVG shows as text, and what it says."""
    return " ".join(re.findall(r"<(?:text|tspan|title|desc)[^>]*>([^<]*)", picture))


def test_uncatalogued_text_is_found() -> None:
    assert list(forgotten({"says": "⟦A ⟦knight⟧ moved⟧ to d3, B"})) == []
    assert list(forgotten({"log": [{"text": "⟦moved⟧ the knight"}]})) == [".log[0].text: ⟦moved⟧ the knight"]


def cards() -> list[Any]:
    """One checkpoint of each kind from each topic; `make test` takes one of each topic, and of each game all kinds."""
    chosen: dict[tuple[str, str], str] = {}
    for asked in checkpoints():
        chosen.setdefault((asked.topic, asked.kind), asked.id)
    usual: dict[str, str] = {}
    seen: Counter[tuple[str, str]] = Counter()
    for topic in sorted({topic for topic, _ in chosen}):
        game = topic.partition(".")[0]
        kind = min((kind for of, kind in sorted(chosen) if of == topic), key=lambda kind: seen[game, kind])
        seen[game, kind] += 1
        usual[topic] = chosen[topic, kind]
    assert {(topic.partition(".")[0], kind) for topic, kind in chosen} == set(seen), "a kind of some game is left out"
    soak = sorted(set(chosen.values()) - set(usual.values()))
    return [*sorted(usual.values()), *(pytest.param(name, marks=pytest.mark.soak) for name in soak)]


@pytest.mark.parametrize("name", cards())
def test_a_card_says_nothing_that_is_not_catalogued(name: str) -> None:
    card = check(name)
    page = FakePage(card)
    asked = card.checkpoint
    missed = list(forgotten(card.frame))
    for hint in LADDER:
        page.ask("pick", key=f"hint:{hint.key}")
        missed += forgotten(card.frame, hint.key)
    wrong = [asked.read(rule.answer(asked.position)) for rule in asked.misconceptions[:1]]
    for answer in (*wrong, asked.answer()):
        grade = card(answer)
        missed += forgotten(card.frame, str(answer))
        missed += forgotten([grade.headline(), grade.message()], str(answer))
        page.ask("pick", key="again:")
    with pytest.raises(PlainError) as bad:
        card(object())
    missed += forgotten(str(bad.value).replace(asked.id, ""), "bad", frozenset({"object"}))
    assert sorted(set(missed)) == []


def commands(group: click.Group = cli.boardlab, path: str = "") -> Iterator[tuple[str, click.Command]]:
    """Every command with its words."""
    for name, command in group.commands.items():
        yield f"{path} {name}".strip(), command
        if isinstance(command, click.Group):
            yield from commands(command, f"{path} {name}".strip())


ALL = dict(commands())


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """Runs the command in the pseudo-language and gives all that it prints, without what the user named."""
    monkeypatch.setattr("boardlab.cli.i18n.usual_language", lambda: PSEUDO)
    monkeypatch.setenv("BOARDLAB_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    for command in ALL.values():
        for parameter in command.params:
            if parameter.name == "lang":
                monkeypatch.setattr(parameter, "default", PSEUDO)
                monkeypatch.setattr(parameter, "type", click.STRING)

    def said(*arguments: str) -> str:
        cli.main(arguments)
        printed = capsys.readouterr()
        # What is quoted, options, ids, and what to fill in.
        named = r"'[^']*'|(?<!\w)--?[a-z][a-z_-]*|\b[a-z]+(?:\.[a-z_]+)+|\b[A-Z_]{3,}\b"
        return re.sub(named, " ", printed.out + printed.err)

    return said


NAMES = frozenset(re.findall(r"\w+", " ".join(["boardlab", *ALL, *GAMES])))
"""What commands and games are called, in every language."""


CHAPTERS = frozenset(
    word for game in GAMES for rule in find_game(game).rulebook.values() for word in rule.chapter.split("_")
)
"""The names by which one asks for a chapter of a rulebook, in every language."""

LESSONS = frozenset(word for lesson in lesson_files() for word in re.split(r"[._]", lesson))
"""The same for lessons."""

LINES = """nothing; lab a b --nothing; rules; rules chess; rules torres; show hello; show; lint chess; progress;
progress show; progress show chess; progress export out; progress import none; progress delete; progress delete --yes"""


@pytest.mark.parametrize("given", LINES.replace("\n", " ").split("; "))
def test_command_output_is_catalogued(given: str, run: Callable[..., str]) -> None:
    assert list(forgotten(run(*given.split()), data=NAMES | CHAPTERS | LESSONS)) == []


def test_front_end_has_no_text_of_its_own() -> None:
    """The front end gets all its words from Python: no literal of it reads like a sentence or a label."""
    sources = sorted((Path(__file__).parents[2] / "widgets" / "src").rglob("*.ts"))
    assert sources
    found = []
    for source in sources:
        code = re.sub(r"/\*.*?\*/|(?<![:\"'`])//[^\n]*", "", source.read_text(encoding="utf-8"), flags=re.DOTALL)
        for match in re.finditer(r'"([^"\n]*)"|`([^`]*)`', code):
            text = re.sub(r"\$\{[^{}]*\}", "", match[1] or match[2] or "")
            if re.search(r"(?:^|\s)[A-Z][a-z]+ [a-z]{2,}|[가-힣]|\s[a-z]{3,}[.!?]$", text):
                found.append(f"{source.name}: {text}")
        fixed = re.finditer(r'(?:aria-label|title|placeholder)"?: *"\w+', code)
        found += [f"{source.name}: {match[0]}" for match in fixed]
    assert found == []
