"""A third language is a folder of gettext catalogues and no code: proved with one that nobody speaks."""

from __future__ import annotations

import json
import os
import shutil
import struct
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from filelock import FileLock

from boardlab.cli import app as cli
from boardlab.core.i18n.language import Seat, Wording
from boardlab.core.i18n.languages import AddedLanguage, Translated, context_of, fits, texts
from boardlab.i18n.catalogues import toml_files
from tests.invented import CODE, accented, folder_of_words, translate

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """A folder of all workers of this run."""
    base = tmp_path_factory.getbasetemp()
    made = (base if worker_id == "master" else base.parent) / "third"
    made.mkdir(exist_ok=True)
    return made


@pytest.fixture(scope="module")
def folder(shared: Path) -> Path:
    """The folder of the invented language, whole: made once for all workers."""
    with FileLock(f"{shared}.words.lock"):
        made = shared / CODE
        return made if made.exists() else folder_of_words(shared)


def run(folder: Any, home: Any, *command: Any, **env: Any) -> Any:
    """Python that begins with this folder."""
    settings = {
        "BOARDLAB_WORDS": str(folder),
        "BOARDLAB_HOME": str(home),
        "LC_ALL": f"{CODE}.UTF-8",
        "PYTHONPATH": str(ROOT),
    }
    done = subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env={**os.environ, **settings, "PYTHONIOENCODING": "utf-8", **env},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert "Traceback" not in done.stderr, done.stderr
    return done


@pytest.fixture(scope="module")
def spoken(folder: Path, shared: Path, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What is said in the invented language, and what of it is English: asked once for all workers."""
    told = shared / "spoken.json"
    with FileLock(f"{told}.lock"):
        if not told.exists():
            said = run(folder, tmp_path_factory.mktemp("home"), "-m", "tests.in_invented").stdout
            told.write_text(said, encoding="utf-8")
    return json.loads(told.read_text(encoding="utf-8"))


def test_table_in_third_language_has_no_english(spoken: Any) -> None:
    assert spoken["tables"] == {"catan": [], "creed": [], "torres": []}
    assert "Phäsë 1 öf 3" in spoken["text"]
    assert spoken["warned"] == []


def test_a_refusal_and_a_mistake_are_said_in_it(spoken: Any) -> None:
    assert spoken["reasons"] == ["Thërë ïs nö cästlë ön a1. Ä fïrst knïght stärts ön än ëmptÿ cästlë."]
    assert spoken["refused"].startswith("Ä pösïtïön öf Törrës stärts")


def test_players_of_first_games_have_names_in_it(spoken: Any) -> None:
    assert spoken["casts"] == {"torres": ["Ÿöü", "Mïrä"], "catan": ["Ÿöü", "Mïnä", "Lëö"], "creed": ["Ÿöü", "Böräm"]}


# -- a folder that is not whole ----------------------------------------------------------------------------------------


def some(text: Any, english: Any, *, whole: bool = True) -> Any:
    return Translated(text if whole else english, english, whole=whole)


def test_a_sentence_is_said_in_one_language() -> None:
    """What of it is not translated takes the whole sentence to English."""
    words = Wording("boardlab.core")
    fill = lambda template, **facts: words.fill(template, "en", None, facts)  # noqa: E731
    template = some("{what} gëht", "{what} goes")
    assert fill(template, what=some("Könïg", "King")) == "Könïg gëht"
    assert fill(template, what=some("", "King", whole=False)) == "King goes"
    assert fill(some("", "{what} goes", whole=False), what=some("Könïg", "King")) == "King goes"
    assert fill(template, what=(some("Könïg", "King"), some("Türm", "Tower"))) == "Könïg, Türm gëht"
    assert fill(template, what=(some("Könïg", "King"), some("", "Tower", whole=False))) == "King, Tower goes"
    inner = fill(template, what=some("", "King", whole=False))
    assert fill(some("Ër sägt: {said}", "It says: {said}"), said=inner) == "It says: King goes"
    assert fill(template, what="d3") == "d3 gëht"
    assert fill(template, what=7) == "7 gëht"
    assert words.fill(template, "en", ("Ann",), {"what": Seat(0)}) == "Ann gëht"


def test_missing_text_is_said_in_english_with_one_warning(folder: Any, tmp_path: Path) -> None:
    part = tmp_path / CODE
    shutil.copytree(folder, part)
    translate(part / "torres.po", lambda english: "" if english == "Torres" else accented(english))
    code = (
        "import boardlab; from boardlab import torres; from boardlab.torres.game import GAME; boardlab.language('qaa');"
        "print(GAME.wording.say('game')); print(torres.start(players=2).judge(torres.start(players=2)"
        ".read_action('knight a1')).reasons()[0]); print(GAME.wording.say('game'))"
    )
    done = run(part, tmp_path, "-c", code)
    assert done.stdout.splitlines()[::2] == ["Torres", "Torres"]
    assert "Thërë ïs nö cästlë ön a1." in done.stdout
    assert done.stderr.count("not translated into qaa") == 1


@pytest.mark.parametrize(
    ("text", "english", "sound"),
    [
        ("Nach {cell}", "To {cell}", True),
        ("Los", "To {cell}", True),
        ("Nach {place}", "To {cell}", False),
        ("Nach {cell.__class__}", "To {cell}", False),
        ("Nach {cell!r}", "To {cell}", True),
        ("Nach {cell", "To {cell}", False),
        ("{n:|Karte|Karten}", "{n:|card|cards}", True),
        ("{n:|Karte}", "{n:|card|cards}", False),
        ("{n:>9999999}", "{n}", False),
        ("{{ 1 + 1 }} Punkte", "{{ worth('x') }} points", False),
        ("{{ worth('x') }} Punkte", "{{ worth('x') }} points", True),
        ("# Eins\n\n# Zwei", "# One", False),
    ],
)
def test_translation_must_fit_its_english(text: str, english: str, sound: bool) -> None:
    assert fits(text, english) is sound


@pytest.mark.parametrize(
    ("name", "data", "says"),
    [
        ("Xy", b"", "is named by the code of its language"),
        ("ko", b"", "is named by the code of its language"),
        ("eo", None, "holds a catalogue boardlab.mo"),
        ("eo", b"", "cannot be read"),
        ("eo", b"no catalogue", "cannot be read"),
        ("eo", struct.pack("<7I", 0x950412DE, 0, 1, 28, 4_000_000_000, 0, 0), "cannot be read"),
    ],
)
def test_wrong_folder_is_skipped_with_one_sentence(tmp_path: Path, name: str, data: Any, says: str) -> None:
    made = tmp_path / name
    made.mkdir()
    if data is not None:
        (made / "boardlab.mo").write_bytes(data)
    with pytest.raises(ValueError, match=r"^words\."):
        AddedLanguage(made)
    done = run(made, tmp_path, "-c", "from boardlab.core.i18n.language import LANGUAGES; print(LANGUAGES)")
    assert done.stdout == "('en', 'ko')\n"
    assert done.stderr.count(says) == 1


# -- to begin one ------------------------------------------------------------------------------------------------------


@pytest.mark.soak
def test_a_command_makes_and_updates_po_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made = tmp_path / "eo"
    assert cli.main(["new-words", str(made), "--lang", "en"]) == 0
    assert "1" in capsys.readouterr().out, "the name of the language is known"
    assert AddedLanguage(made).name == "Esperanto"
    file = made / "torres.po"
    was, asked = (
        f'msgctxt "torres.{key}"\nmsgid "{english}"\nmsgstr "'
        for key, english in (("game", "Torres"), ("figure.king", "king"))
    )
    text = file.read_text(encoding="utf-8").replace(was, was + "Turoj")
    text = text.replace(asked, asked.replace('"king"', '"the king"') + "la reĝo")
    rule = 'msgid "There is no castle on {cell}. A first knight starts on an empty castle."\nmsgstr "'
    file.write_text(text.replace(rule, f"{rule}Sur {{place}}"), encoding="utf-8")
    assert cli.main(["new-words", str(made), "--lang", "en"]) == 0
    assert "torres.po: There is no castle on {cell}." in capsys.readouterr().out, "it asks for other fields"
    updated = file.read_text(encoding="utf-8")
    assert f"{was}Turoj" in updated
    assert f'#, fuzzy\n#| msgid "the king"\n{asked}la reĝo' in updated
    esperanto = AddedLanguage(made)
    assert esperanto.translated("boardlab.torres", "torres.game", "Torres") == "Turoj"
    assert not esperanto.translated("boardlab.torres", "torres.figure.king", "king").whole, "somebody has to look first"
    file.write_text('msgid "broken\n', encoding="utf-8")
    assert cli.main(["new-words", str(made), "--lang", "en"]) == 2
    assert file.read_text(encoding="utf-8") == 'msgid "broken\n', "nothing is lost"
    assert capsys.readouterr().err.count("\n") == 1


def test_without_babel_a_sentence_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "babel", None)
    assert cli.main(["new-words", str(tmp_path / "eo"), "--lang", "en"]) == 2
    assert "pip install babel" in capsys.readouterr().err
    assert not (tmp_path / "eo").exists()


def test_catalogues_ask_for_every_text_of_the_package(folder: Any) -> None:
    """What a file has, a catalogue has: with its package, key and English."""
    language = AddedLanguage(folder)
    for package, name, data in toml_files():
        for place, text in texts(data):
            told = language.translated(package, context_of(package, place), text["en"])
            assert told.whole or not text["en"].strip(), (package, name, place)
