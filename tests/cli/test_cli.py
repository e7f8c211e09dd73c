"""The command line: what it prints, how it ends, and one clear sentence for each mistake."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from boardlab import torres
from boardlab.cli import app as cli
from boardlab.cli.i18n import say, usual_language
from boardlab.core.i18n.language import LANGUAGES
from boardlab.core.text.link import link, linked_text
from boardlab.lessons import checkpoint
from boardlab.lessons.journal.entry import Entry
from boardlab.lessons.journal.journal import journal


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Any:
    def run(*words: Any) -> Any:
        code = cli.main(words)
        said = capsys.readouterr()
        return code, said.out, said.err

    return run


def test_help_shows_every_command(run: Any) -> None:
    code, out, err = run("--help")
    assert (code, err) == (0, "")
    for command in cli.boardlab.commands:
        assert f"\n  {command} " in out


def every_command(group: Any = cli.boardlab, words: Any = ()) -> Iterator[Any]:
    for name, command in group.commands.items():
        yield (*words, name), command
        yield from every_command(command, (*words, name)) if hasattr(command, "commands") else ()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_has_its_own_help(run: Any, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    monkeypatch.setenv("LC_ALL", f"{lang}.UTF-8")
    for words, command in every_command():
        code, out, _ = run(*words, "--help")
        assert code == 0
        assert out.startswith(say("click.usage", lang))
        assert " ".join(say(f"{command.help}.text", lang).split())[:40] in " ".join(out.split())
        assert say("help.help", lang) in out
        for option in command.params:
            if option.param_type_name == "option":
                assert say(option.help, lang)[:20] in out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("place", [".", "..", "sub", "nowhere/board.svg", "file/board.svg", ""])
@pytest.mark.parametrize("words", [("show", torres.start(players=2).to_text(), "--svg"), ("progress", "export")])
def test_unusable_path_is_refused_in_one_sentence(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: Any, place: str, lang: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BOARDLAB_HOME", str(tmp_path / "home"))
    journal().add(Entry("torres.scoring.2", "answer", 15))
    (tmp_path / "sub").mkdir()
    (tmp_path / "file").write_text("mine")
    code, out, err = run(*words, place, "--lang", lang)
    assert (code, out) == (2, "")
    assert err.startswith("boardlab: ")
    assert err.count("\n") == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "home", "sub"]


@pytest.mark.parametrize("words", [("new-game", "pins_of_mine"), ("new-words",)])
def test_command_interrupted_half_way_can_be_run_again(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    """Ctrl+C after each of some files: what is there then is not refused."""
    text = {"a": {"en": "one", "ko": "하나"}}
    packages = ("core", "torres", "catan", "creed")
    monkeypatch.setattr(
        "boardlab.i18n.catalogues.toml_files", lambda: [(f"boardlab.{each}", "words.toml", text) for each in packages]
    )
    monkeypatch.setattr("boardlab.i18n.catalogues.lesson_files_of", lambda game: {})
    place = tmp_path / "eo"
    for at in (0, 1, 7):
        calls = iter(range(at + 1))

        def stopped(handle: Any, at: Any = at, calls: Any = calls, sync: Any = os.fsync) -> None:
            if next(calls) == at:
                raise KeyboardInterrupt
            sync(handle)

        with monkeypatch.context() as stopping:
            stopping.setattr("boardlab.core.files.os.fsync", stopped)
            assert run(*words, str(place))[0] == 130
        assert words[0] == "new-words" or not place.exists()
    assert run(*words, str(place))[0] == 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["dance"], "No such command 'dance'."),
        (["rules"], "GAME is missing."),
        (["rules", "torres", "x", "y"], "'x y' are too many words. boardlab rules --help shows"),
        (["rules", "torres", "x"], "'x' is one word too many."),
        (["rules", "--lan", "ko"], "No such option '--lan'. Did you mean "),
        (["show", "--svg"], "'--svg' needs a value after it."),
        (["lab", "--copy-only=yes"], "'--copy-only' takes no value."),
        (["rules", "torres", "--loud"], "No such option '--loud'."),
        (["rules", "chess"], "There is no game 'chess'; there is"),
        (["rules", "torres", "--lang", "fr"], "Wrong value for '--lang': 'fr' is not possible; choose 'en', 'ko'."),
        (["show", "chess 8/8"], "A position begins with its game"),
        (["show", ""], "A position begins with its game"),
        (["show", "torres nonsense", "--lang", "en"], "A position of Torres starts with"),
        (["lab", __file__], "is a file; name a folder"),
        (["lab", f"{__file__}/below"], "cannot be copied to"),
    ],
    ids=lambda value: " ".join(value)[:20] if isinstance(value, list) else "",
)
def test_a_mistake_is_one_sentence(run: Any, words: Any, sentence: str) -> None:
    code, out, err = run(*words)
    assert (code, out) == (2, "")
    assert sentence in err
    assert err.startswith("boardlab: ")
    assert err.count("\n") == 1


def test_lab_copies_the_tutorials(run: Any, tmp_path: Path) -> None:
    code, out, err = run("lab", str(tmp_path / "mine"), "--copy-only", "--lang", "ko")
    assert (code, err) == (0, "")
    assert out.count("\n") == 2
    assert re.search("[가-힣]", out)
    notebooks = sorted((tmp_path / "mine" / "ko").rglob("*.ipynb"))
    assert notebooks
    # Each links to the same one in the other language, which came along.
    for notebook in notebooks:
        for target in re.findall(r"\]\((\.\./[^)]+\.ipynb)\)", notebook.read_text(encoding="utf-8")):
            assert (notebook.parent / target).is_file(), (notebook.name, target)
    assert (notebooks[0].parent / "../../en" / notebooks[0].parent.name / notebooks[0].name).is_file()


def test_lab_opens_the_first_tutorial(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started, environments = [], []

    class Server:
        def __init__(self, command: Any, env: Any) -> None:
            started.append(command)
            environments.append(env)

        def __enter__(self) -> Any:
            return self

        def __exit__(self, *error: Any) -> None:
            return None

        def wait(self) -> int:
            return 0

    monkeypatch.setattr(cli.subprocess, "Popen", Server)
    code, _, _ = run("lab", str(tmp_path), "--no-browser", "--lang", "en", "--", "--port=9000")
    assert code == 0
    (command,), (environment,) = started, environments
    config = Path(environment["JUPYTER_CONFIG_PATH"].split(os.pathsep)[0])
    chosen = json.loads((config / "labconfig" / "default_setting_overrides.json").read_bytes())
    assert chosen["@jupyterlab/apputils-extension:notification"]["fetchNews"] == "false", "it asks about news else"
    assert command[1:3] == ["-m", "jupyterlab"]
    assert f"--ServerApp.root_dir={tmp_path.resolve()}" in command
    assert any(word.startswith("--LabApp.default_url=/lab/tree/en/torres/00_first_game") for word in command)
    assert {"--no-browser", "--port=9000"} <= set(command)


@pytest.mark.parametrize(
    ("environment", "lang"), [("ko_KR.UTF-8", "ko"), ("en_US.UTF-8", "en"), ("C.UTF-8", "en"), ("", "en")]
)
def test_the_language_is_the_systems(monkeypatch: pytest.MonkeyPatch, environment: str, lang: str) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", environment)
    assert usual_language() == lang


def test_show_prints_the_position_and_writes_the_picture(run: Any, tmp_path: Path) -> None:
    from boardlab import torres
    from boardlab.core.i18n.language import language

    before = language()
    try:
        text = torres.start(players=2).to_text()
        code, out, _ = run("show", text, "--lang", "en")
        assert code == 0
        assert out == f"{torres.parse(text)}\n"
        code, out, _ = run("show", text, "--svg", str(tmp_path / "board.svg"))
        assert code == 0
        assert (tmp_path / "board.svg").read_text(encoding="utf-8").startswith("<svg")
        assert run("show", text, "--svg", str(tmp_path / "no" / "board.svg"))[0] == 2
    finally:
        language(before)


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_open_prints_the_page_of_a_text_or_link(run: Any, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    seen: list[Any] = []
    monkeypatch.setattr("webbrowser.open", seen.append)
    p = torres.start(players=2)
    for thing in (p, p.seen_by(0), checkpoint("torres.scoring.4")):
        there = link(thing, lang=lang)
        for given in (linked_text(thing), there, f"#{there.partition('#')[2]}"):
            assert run("open", given, "--lang", lang)[:2] == (0, f"{there}\n")
        assert seen == [there] * 3
        seen.clear()
    code, out, _ = run("open", p.to_text(), "--lang", lang, "--print-only", "--base", "http://localhost:8000")
    assert (code, out) == (0, f"{link(p, base='http://localhost:8000', lang=lang)}\n")
    for bad in ("nonsense", "#t=%zz", "torres/1", ""):
        code, out, err = run("open", bad, "--lang", lang)
        assert (code, out, err.count("\n")) == (2, "", 1)
    assert seen == []
