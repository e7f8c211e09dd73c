"""What a learner gives wrongly in a cell: one sentence in each language, naming what was wrong, and no traceback."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from boardlab import Record, Study, language, torres
from boardlab.core.contract.verdict import PlainError
from boardlab.core.i18n.language import LANGUAGES, speaking

HANGUL = re.compile("[가-힣]")


@pytest.fixture(autouse=True)
def _language_stays() -> Iterator[None]:
    before = language()
    yield
    language(before)


def _record() -> Record:
    return Record(torres.start(players=2))


MISTAKES: dict[str, tuple[Callable[[], object], str]] = {
    "language": (lambda: language("fr"), "'fr'"),
    "record of a number": (lambda: Record(5), "int"),  # type: ignore[arg-type]
    "record of nothing": (lambda: Record(None), ""),  # type: ignore[arg-type]
    "record of a game": (lambda: Record.new("chess"), "'chess'"),
    "missing file": (lambda: Record.load("missing"), "missing"),
    "a folder": (lambda: Record.load(Path(__file__).parent), "core"),
    "no path": (lambda: Record.load(5), "int"),  # type: ignore[arg-type]
    "no text": (lambda: Record.from_text(5), "int"),  # type: ignore[arg-type]
    "no record": (lambda: Record.from_text("hello"), "'hello'"),
    "no start": (lambda: Record.from_text("boardlab record 1\nx"), "torres/1"),
    "no such row": (lambda: Record.from_text(f"{_record().to_text()}dance"), "'dance'"),
    "no such action": (lambda: Record.from_text(f'{_record().to_text()}line "main"\n1 0 dance'), "“dance”"),
    "seed": (lambda: Record(torres.start(), seed="-"), "60"),
    "roll": (lambda: _record().roll(), ""),
    "ply": (lambda: _record().jump(3), "3"),
    "line": (lambda: _record().switch("nobody"), "'nobody'"),
    "rename": (lambda: _record().rename("main", "x"), "'main'"),
    "branch name": (lambda: _record().branch('quo"te'), "60"),
    "branch taken": (lambda: _record().branch("main"), "'main'"),
    "players": (lambda: torres.start(players=7), "7"),
    "cell": (lambda: torres.cell_index("z9"), "z9"),
    "picture": (lambda: torres.start().scene(view="mirror"), "mirror"),
    "no action": (lambda: torres.start().play(5), "int"),  # type: ignore[arg-type]
    "study of a number": (lambda: Study(5), "int"),  # type: ignore[arg-type]
    "study of nothing": (lambda: Study(None), ""),  # type: ignore[arg-type]
    "study of a view": (lambda: Study(torres.start().seen_by(0)), "seat=0"),  # type: ignore[arg-type]
    "study of a word": (lambda: Study("hello"), "'hello'"),
    "seat": (lambda: Study(torres.start(players=2), seat=2), "2"),
    "view": (lambda: Study(torres.start(), view="mirror"), "'mirror'"),
    "part": (lambda: Study(torres.start(), show=["dice"]), "'dice'"),
    "names": (lambda: Study(torres.start(), names="Ann"), "names="),
    "step": (lambda: Study(torres.start()).jump(1), "1"),
    "saved name": (lambda: Study(torres.start(), name=" "), "80"),
}


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_is_one_sentence_in_each_language(name: str) -> None:
    mistake, named = MISTAKES[name]
    said = {}
    for lang in LANGUAGES:
        language(lang)
        with pytest.raises(PlainError) as caught:
            mistake()
        said[lang] = str(caught.value)
        assert named in said[lang]
        assert "\n" not in said[lang]
        assert caught.value._render_traceback_() == [f"{type(caught.value).__name__}: {said[lang]}"]
    assert HANGUL.search(said["ko"])
    assert not HANGUL.search(said["en"])


def test_a_mistake_is_still_what_it_was() -> None:
    """Code that catches the usual kinds of errors keeps working."""
    with pytest.raises(TypeError):
        Record(5)  # type: ignore[arg-type]
    with pytest.raises(OSError, match="missing"):
        Record.load("missing")
    with pytest.raises(ValueError, match="fr"):
        language("fr")


def test_a_board_speaks_its_own_language_while_the_kernel_speaks_another() -> None:
    assert language("en") == "en"
    with speaking("ko"):
        assert language() == "ko"
        with pytest.raises(PlainError, match=HANGUL.pattern):
            _record().branch("main")
        with speaking("en"):
            assert language() == "en"
    assert language() == "en"
