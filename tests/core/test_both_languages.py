"""English and Korean as equals: every text, rule and paragraph stands in both, with the same facts in it."""

from __future__ import annotations

import re
import string
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

import boardlab
from boardlab.core.i18n.language import LANGUAGES

ROOT = Path(__file__).parents[2]
PACKAGE = Path(boardlab.__file__).parent
FILES = sorted(path for path in PACKAGE.rglob("*.toml") if path.stem.split("_")[0] in ("rulebook", "words"))
SOURCES = sorted((ROOT / "notebooks" / "source").rglob("*.md"))
PARTICLES = {"은/는", "이/가", "을/를", "과/와", "으로/로", "이다/다", "이라/라"}
FIXED = re.compile(r"(?<!이라/라)\}[”’]?(은|는|이|가|을|를|과|와|으로|로|이라|라|이라는|라는)(?![가-힣])")
"""A particle that cannot fit everything that may stand before it."""
WORD = re.compile(r"[A-Za-z]{3,}")
NOTATION = "form."
"""Keys of examples of what a learner types, the same in every language."""
HANGUL = re.compile("[가-힣]")

each_file = pytest.mark.parametrize(
    "path", FILES, ids=lambda path: str(path.relative_to(Path(boardlab.__file__).parent))
)
each_source = pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)


def entries(table: Mapping[str, Any], where: str = "") -> Iterator[tuple[str, Mapping[str, str]]]:
    """Every text of a file, with its key."""
    for key, value in table.items():
        if isinstance(value, dict):
            if value.keys() & set(LANGUAGES):
                yield f"{where}{key}", value
            else:
                yield from entries(value, f"{where}{key}.")


def texts(path: Path) -> list[tuple[str, Mapping[str, str]]]:
    return list(entries(tomllib.loads(path.read_text(encoding="utf-8"))))


def facts(template: str) -> dict[str, set[str]]:
    """The placeholders of a template with how each is written."""
    found: dict[str, set[str]] = {}
    for _, name, spec, _ in string.Formatter().parse(template):
        if name is not None:
            found.setdefault(name, set()).add((spec or "").lstrip("”’)"))
    return found


@each_file
def test_every_text_stands_in_both_languages(path: Path) -> None:
    for key, entry in texts(path):
        assert set(entry) == set(LANGUAGES), key
        assert all(entry[lang].strip() for lang in LANGUAGES), key
        assert not HANGUL.search(entry["en"]), key


@each_file
def test_korean_is_korean(path: Path) -> None:
    """What has words in English has Korean ones in Korean; text notation has none."""
    for key, entry in texts(path):
        english, korean = (re.sub(r"\{[^}]*\}", "", entry[lang]) for lang in LANGUAGES)
        if WORD.search(english) and re.search(r"\w", korean) and not key.startswith(NOTATION):
            assert HANGUL.search(korean), key


@each_file
def test_both_languages_tell_the_same_facts(path: Path) -> None:
    wrong = []
    for key, entry in texts(path):
        english, korean = facts(entry["en"]), facts(entry["ko"])
        missing = {name for name in english.keys() - korean.keys() if not any(s.startswith("|") for s in english[name])}
        if missing or korean.keys() - english.keys():
            wrong.append(f"{key}: {sorted(missing)} {sorted(korean.keys() - english.keys())}")
    assert wrong == []


@each_file
def test_particles_follow_the_sound_and_plurals_are_english(path: Path) -> None:
    for key, entry in texts(path):
        for specs in facts(entry["ko"]).values():
            assert specs <= {*PARTICLES, ""}, key
        for specs in facts(entry["en"]).values():
            assert all(re.fullmatch(r"|s|yours|[|~][^|]+\|[^|]+", spec) for spec in specs), key
        assert not FIXED.search(entry["ko"]), key
        assert not re.search(r"/[가-힣]+\}[”’]", entry["ko"]), f"{key}: the closing sign comes before the particle"


BARE = re.compile(r"(?:about |\+)?\{\w+\} (?:more|earlier|others?)[.!]?")


@each_file
def test_a_count_says_of_what(path: Path) -> None:
    """What stands by itself as "3 more" asks: three of what?"""
    assert [key for key, entry in texts(path) if BARE.fullmatch(entry["en"])] == []


FAILED = re.compile(r"\bfail(?:s|ed)?\b|does not allow|Still no answer|cannot be saved|could not be (?:started|made)")
HELPED = re.compile(r"\b(?:go on|[Ll]oad|[Ss]elect|[Rr]un|[Tt]ry|[Pp]ress|kept)\b")


@pytest.mark.parametrize("path", [PACKAGE / room / "words.toml" for room in ("core", "lessons", "site")])
def test_a_failure_says_what_to_do(path: Path) -> None:
    shown = ("answer.", "page.", "failed", "class_page.", "stage.", "progress.unsaved")
    told = [(key, entry["en"]) for key, entry in texts(path) if key.startswith(shown) and FAILED.search(entry["en"])]
    assert told or path.parent.name not in {"core", "site"}
    assert [(key, says) for key, says in told if not HELPED.search(says)] == []


@each_source
def test_each_tutorial_paragraph_has_its_korean(path: Path) -> None:
    head, _, body = path.read_text(encoding="utf-8").removeprefix("+++").partition("+++")
    for key, entry in entries({"head": tomllib.loads(head)}):
        assert set(entry) == set(LANGUAGES), key
    for summary in tomllib.loads(head).get("summary", ()):
        assert HANGUL.search(summary["ko"])
        assert not HANGUL.search(summary["en"])
    blocks = re.findall(r"^:::\{(\w+)\}\n(.*?)^:::$", body, re.DOTALL | re.MULTILINE)
    pairs = [at for at, (kind, _) in enumerate(blocks) if kind == "en"]
    assert pairs
    assert [kind for kind, _ in blocks].count("ko") == len(pairs)
    for at in pairs:
        assert blocks[at + 1][0] == "ko", blocks[at][1]
        english, korean = blocks[at][1], blocks[at + 1][1]
        assert HANGUL.search(korean)
        assert not HANGUL.search(english)
        for part in (r"\[\[([a-z_.]+)", r"\{\{.*?\}\}"):
            assert sorted(re.findall(part, english)) == sorted(re.findall(part, korean)), english
        assert english.count("\n## ") == korean.count("\n## ")


OTHERWISE = {
    r"(?<![가-힣\d}])(?<![한몇] )판(?!정|본|단)": "게임판",
    "이 튜토리얼": "이 수업",
    "견주": "비교하다",
    "손패": "손",
    "진도|학습 기록": "내 기록",
    "보통 규칙": "기본 규칙",
    "정해야 하는 규칙": "규칙 선택",
}
"""Words that stood beside others for one thing, with those that are kept: 판 is a game that is played."""


def test_a_thing_is_called_by_one_word_in_korean() -> None:
    lessons = (PACKAGE / "lessons").rglob("questions.toml")
    found = [
        f"{path.parent.name}/{path.name}: {re.search(word, line)[0]}, not {kept}, in {line.strip()[:60]}"
        for path in (*FILES, *SOURCES, *lessons)
        for line in path.read_text(encoding="utf-8").splitlines()
        for word, kept in OTHERWISE.items()
        if re.search(word, line) and not line.startswith("units.ko")
    ]
    assert found == []
