"""A folder that came from a stranger: what links in it lead to is never written, whatever boardlab writes there."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from boardlab import Record, torres
from boardlab.cli import app as cli
from boardlab.core.files import LinkInTheWay, lay_down, write_whole
from boardlab.lessons.journal.entry import Entry
from boardlab.lessons.journal.journal import journal
from boardlab.scaffold import files as scaffold
from boardlab.site import build as building
from boardlab.tutorials import copy as tutorial_copy
from tests.cli.test_cli import every_command

LINE = torres.start(players=2).to_text()
SMALL = {"en/torres/00_first.ipynb": b"{}", "ko/torres/00_first.ipynb": b"{}"}


def shows(folder: Any) -> Any:
    return cli.main(["show", LINE, "--svg", str(folder / "board.svg")])


def copies(folder: Any) -> Any:
    return cli.main(["lab", str(folder), "--copy-only"])


def begins_words(folder: Any) -> Any:
    return cli.main(["new-words", str(folder)])


def begins_a_game(folder: Any) -> Any:
    return cli.main(["new-game", "pins_of_a_stranger", str(folder)])


def begins_a_lesson(folder: Any) -> int:
    """As ``new-lesson`` does in the package of a game that came with the folder."""
    try:
        written = {folder / "source" / "01_new.md": "new", folder / "new" / "questions.toml": "new"}
        scaffold.write_all(written, (folder / "course.toml", "course"))
    except OSError:
        return 2
    return 0


def exports(folder: Any) -> Any:
    journal().add(Entry("torres.scoring.2", "answer", 15))
    return cli.main(["progress", "export", str(folder / "mine.jsonl")])


def builds(folder: Any) -> Any:
    return cli.main(["site", str(folder), "--pyodide", str(folder)])


def reports(folder: Any) -> Any:
    write_whole(folder / "x_1.jsonl", Entry("torres.scoring.2", "answer", 15).line())
    return cli.main(["class", "report", str(folder), "--table", str(folder / "answers.csv")])


def prints(folder: Any) -> Any:
    return cli.main(["print", "torres.king", str(folder / "sheet.html"), "--questions", "1"])


def guides(folder: Any) -> Any:
    return cli.main(["guide", "torres.first_game", str(folder / "guide.html")])


def saves(folder: Any) -> int:
    """As a cell of a notebook does that came with the folder."""
    Record(torres.start(players=2)).save(folder / "game.record")
    return 0


WRITERS = {
    "show": shows,
    "lab": copies,
    "new-words": begins_words,
    "new-game": begins_a_game,
    "new-lesson": begins_a_lesson,
    "progress export": exports,
    "class report": reports,
    "print": prints,
    "guide": guides,
    "site": builds,
    "Record.save": saves,
}
WRITES_NONE = {"open", "rules", "doctor", "lint", "class", "progress", "progress show"}
WRITES_AT_HOME = {"progress import", "progress delete"}


@pytest.fixture(autouse=True)
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A home of its own; few tutorials, few words, and a site of one page."""
    monkeypatch.setenv("BOARDLAB_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(
        tutorial_copy, "tutorials", lambda lang: {name: book for name, book in SMALL.items() if name.startswith(lang)}
    )
    words = {"a": {"en": "one", "ko": "하나"}}
    monkeypatch.setattr("boardlab.i18n.catalogues.toml_files", lambda: [("boardlab.core", "words.toml", words)])
    monkeypatch.setattr("boardlab.i18n.catalogues.game_names", lambda: ())
    monkeypatch.setattr(building, "check_pyodide", lambda _: None)
    monkeypatch.setattr(
        building,
        "_write",
        lambda draft, *_: (lay_down(draft, "en/index.html", b""), lay_down(draft, building.MARK, b"")),
    )


def test_every_command_is_looked_at() -> None:
    commands = {" ".join(words) for words, _ in every_command()}
    assert commands <= WRITERS.keys() | WRITES_NONE | WRITES_AT_HOME


def below(folder: Any) -> Any:
    return {path.relative_to(folder) for path in folder.rglob("*")} if folder.exists() else set()


def in_a_clean_one(write: Any, tmp_path: Path) -> Any:
    """What a writer writes into an empty folder: the files, and the folders they lie in."""
    clean = tmp_path / "clean" / "eo"
    clean.mkdir(parents=True)
    assert write(clean) == 0
    found = below(clean)
    assert found
    return [name for name in found if (clean / name).is_file()], [name for name in found if (clean / name).is_dir()]


@pytest.mark.parametrize("led_to", ["there", "not there"])
@pytest.mark.parametrize("draft", ["", ".{}.part"], ids=["the file itself", "its draft"])
@pytest.mark.parametrize("writer", WRITERS)
def test_a_planted_link_is_not_written_through(tmp_path: Path, writer: str, draft: str, led_to: str) -> None:
    write = WRITERS[writer]
    files, _ = in_a_clean_one(write, tmp_path)
    mine, strange = tmp_path / "mine", tmp_path / "strange" / "eo"
    mine.mkdir()
    for number, name in enumerate(files):
        link = strange / name.with_name(draft.format(name.name) if draft else name.name)
        link.parent.mkdir(parents=True, exist_ok=True)
        link.symlink_to(mine / str(number))
        if led_to == "there":
            (mine / str(number)).write_text("mine")
    assert write(strange) in (0, 2)
    held = {path.name: path.read_text() for path in mine.iterdir()}
    assert held == ({str(number): "mine" for number in range(len(files))} if led_to == "there" else {})


def test_symlink_is_replaced_and_a_device_is_written_to(tmp_path: Path) -> None:
    mine, link = tmp_path / "mine", tmp_path / "link"
    mine.write_text("mine")
    link.symlink_to(mine)
    write_whole(link, b"new")
    assert (link.read_text(), link.is_symlink(), mine.read_text()) == ("new", False, "mine")
    link.unlink()
    link.symlink_to(os.devnull)
    write_whole(link, b"new")
    assert link.read_text() == "new", "a stranger's link to a device is a link"
    ends = os.pipe()
    write_whole(Path(f"/dev/fd/{ends[1]}"), b"to whoever reads", private=False)
    assert os.read(ends[0], 99) == b"to whoever reads", "what a shell gave open, by a link of its own"
    for end in ends:
        os.close(end)


def test_folder_named_by_its_owner_may_be_a_symlink(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "real")
    lay_down(tmp_path / "link", "en/a.ipynb", b"there")
    assert (tmp_path / "real/en/a.ipynb").read_bytes() == b"there"
    (tmp_path / "real/ko").symlink_to(tmp_path)
    with pytest.raises(LinkInTheWay, match="leads elsewhere"):
        lay_down(tmp_path / "link", "ko/a.ipynb", b"there")
