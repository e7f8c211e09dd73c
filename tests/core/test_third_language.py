"""A third language is a folder of words and no code: proved with one that nobody speaks."""

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from filelock import FileLock

from boardlab import cli
from boardlab.core.language import LANGUAGES, Seat, Wording
from boardlab.core.languages import AddedLanguage, Translated, Words, fits, texts
from boardlab.new_words import toml_files, write_words
from tests.invented import CODE, NAME, accented, folder_of_words

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """The folder of the invented language, whole."""
    return folder_of_words(tmp_path_factory.mktemp("words"))


def run(folder, home, *command, **env):
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
def spoken(folder, tmp_path_factory, worker_id):
    """What is said in the invented language, and what of it is English: asked once for all workers."""
    base = tmp_path_factory.getbasetemp()
    told = (base if worker_id == "master" else base.parent) / "spoken.json"
    with FileLock(f"{told}.lock"):
        if not told.exists():
            said = run(folder, tmp_path_factory.mktemp("home"), "-m", "tests.in_invented").stdout
            told.write_text(said, encoding="utf-8")
    return json.loads(told.read_text(encoding="utf-8"))


def test_a_table_says_nothing_that_is_not_in_the_folder(spoken):
    assert spoken["tables"] == {"catan": [], "creed": [], "torres": []}
    assert "Phäsë 1 öf 3" in spoken["text"]
    assert spoken["warned"] == []


def test_a_refusal_and_a_mistake_are_said_in_it(spoken):
    assert spoken["reasons"] == ["Thërë ïs nö cästlë ön a1. Ä fïrst knïght stärts ön än ëmptÿ cästlë."]
    assert spoken["refused"].startswith("Ä pösïtïön öf Törrës stärts")


def test_questions_and_a_lesson_are_told_in_it(spoken):
    assert spoken["cards"] == []
    assert spoken["lesson"] == []
    assert "Ÿöür fïrst gämë" in spoken["first"]


def test_the_command_line_speaks_it(spoken):
    assert spoken["help"].startswith("Üsägë: boardlab rules")
    assert f"[en|ko|{CODE}]" in spoken["help"]
    assert "Nö süch öptïön '--loud'." in spoken["mistake"]


def test_links_lead_to_its_pages(spoken):
    assert spoken["link"].startswith(f"https://x.example/{CODE}/explore/#t=torres/")


@pytest.mark.soak
def test_a_site_has_pages_in_it_and_a_switch_to_them(folder, tmp_path):
    code = (
        "import sys; from pathlib import Path; from boardlab.site.build import build;"
        "build(Path(sys.argv[1]), None, ['torres.scoring'])"
    )
    run(folder, tmp_path / "home", "-c", code, str(tmp_path / "site"))
    page = (tmp_path / "site" / CODE / "torres" / "scoring" / "index.html").read_text(encoding="utf-8")
    assert f'<html lang="{CODE}">' in page
    assert "Töwërs thät jöïn ëdgë tö ëdgë ärë önë <b>cästlë</b>" in page
    told = re.sub(r"<(head|script|style|header|svg)\b.*?</\1>|<[^>]*>", " ", page, flags=re.DOTALL)
    assert re.findall(r"(?<![^\W\d_])[A-Za-z]{3,}(?![^\W\d_])", told) == [], "nothing is told in English"
    for home, label in (("", "English"), ("ko/", "한국어"), (f"{CODE}/", NAME)):
        other = f"{home}torres/scoring/"
        assert re.search(rf'<a href="[./]*/{other}" hreflang="[a-z]+" lang="[a-z]+"[^>]*>{label}</a>', page), other
    english = (tmp_path / "site" / "torres" / "scoring" / "index.html").read_text(encoding="utf-8")
    assert f'hreflang="{CODE}"' in english


def test_notebooks_of_a_site_bring_it_along(folder, tmp_path):
    code = (
        "import io, zipfile; from boardlab.site.wheels import THERE, installed;"
        "there = {**THERE, 'python_version': '3.13', 'python_full_version': '3.13.0'};"
        "print(*zipfile.ZipFile(io.BytesIO(installed('boardlab', there).data)).namelist(), sep='\\n')"
    )
    names = run(folder, tmp_path, "-c", code).stdout.splitlines()
    for each in ("language.toml", "boardlab.core/words.toml", "source/torres/04_scoring.md"):
        assert f"boardlab/languages/{CODE}/{each}" in names


# -- a folder that is not whole ----------------------------------------------------------------------------------------


def some(text, english, *, whole=True):
    return Translated(text if whole else english, english, whole=whole)


def test_a_sentence_is_said_in_one_language():
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


def test_what_is_missing_is_said_in_english_and_told_once(folder, tmp_path):
    part = tmp_path / CODE
    shutil.copytree(folder, part)
    lost = part / "boardlab.torres" / "words.toml"
    told = lost.read_text(encoding="utf-8")
    english = tomllib.loads((ROOT / "boardlab" / "torres" / "words.toml").read_text("utf-8"))["game"]["en"]
    lost.write_text(told.replace(f'{CODE} = "{accented(english)}"', f'{CODE} = ""'), encoding="utf-8")
    code = (
        "import boardlab; from boardlab import torres; from boardlab.torres.game import GAME; boardlab.language('qaa');"
        "print(GAME.wording.say('game')); print(torres.start(players=2).judge(torres.start(players=2)"
        ".read_action('knight a1')).reasons()[0]); print(GAME.wording.say('game'))"
    )
    done = run(part, tmp_path, "-c", code)
    assert done.stdout.splitlines()[::2] == [english, english]
    assert "Thërë ïs nö cästlë ön a1." in done.stdout
    assert done.stderr.count("not translated into qaa") == 1


def test_a_text_whose_english_has_changed_is_said_in_english():
    held = {"a": ("Undo", "Ündö"), "b": ("Go", "Gö 1"), "c": ("Go", "Gö 2")}
    words = Words({key: {"en": english, CODE: text} for key, (english, text) in held.items()}, CODE)
    assert words.told("Undo", ("a",)) == "Ündö"
    assert words.told("Undo", ("elsewhere",)) == "Ündö"
    assert words.told("Go", ("c",)) == "Gö 2", "the one in the same place comes first"
    told = words.told("Undo it", ("a",))
    assert (told, told.whole) == ("Undo it", False)


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
    ],
)
def test_a_translation_fits_its_english_or_is_none(text, english, sound):
    assert fits(text, english) is sound


@pytest.mark.parametrize(
    ("name", "head", "says"),
    [
        ("Xy", 'name = "X"\n', "is named by the code of its language"),
        ("ko", 'name = "X"\n', "is named by the code of its language"),
        ("eo", None, "holds a file language.toml"),
        ("eo", "name = \n", "holds a file language.toml"),
        ("eo", f"name = {'[' * 5000}{']' * 5000}\n", "holds a file language.toml"),
        ("eo", f"{'a.' * 5000}b = 1\n", "holds a file language.toml"),
        ("eo", "name = 3\n", "says what its language calls itself"),
        ("eo", f'name = "{"x" * 25}"\n', "says what its language calls itself"),
    ],
)
def test_a_folder_that_is_none_is_told_in_a_sentence_and_left_out(tmp_path, name, head, says):
    made = tmp_path / name
    made.mkdir()
    if head is not None:
        (made / "language.toml").write_text(head, encoding="utf-8")
    with pytest.raises(ValueError, match=r"^words\."):
        AddedLanguage(made)
    done = run(made, tmp_path, "-c", "from boardlab.core.language import LANGUAGES; print(LANGUAGES)")
    assert done.stdout == "('en', 'ko')\n"
    assert done.stderr.count(says) == 1


# -- to begin one ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_folder_is_begun_and_renewed_by_a_command(tmp_path, capsys, lang):
    made = tmp_path / "eo"
    assert cli.main(["new-words", str(made), "--name", "Esperanto", "--lang", lang]) == 0
    begun = capsys.readouterr().out
    file = made / "boardlab.torres" / "words.toml"
    text = file.read_text(encoding="utf-8").replace('en = "Torres"\neo = ""', 'en = "Torres"\neo = "Turoj"', 1)
    file.write_text(text.replace('en = "king"\neo = ""', 'en = "the old king"\neo = "reĝo"', 1), encoding="utf-8")
    assert cli.main(["new-words", str(made), "--lang", lang]) == 0
    assert capsys.readouterr().out != begun
    renewed = file.read_text(encoding="utf-8")
    assert 'eo = "Turoj"' in renewed
    assert 'en = "king"\neo = ""' in renewed, "it is asked for again"
    assert '# not asked for any more: "the old king" -> "reĝo"' in renewed
    assert tomllib.loads((made / "language.toml").read_text("utf-8")) == {"name": "Esperanto"}
    file.write_text("no toml [", encoding="utf-8")
    assert cli.main(["new-words", str(made), "--lang", lang]) == 2
    assert file.read_text(encoding="utf-8") == "no toml [", "nothing is lost"
    assert capsys.readouterr().err.count("\n") == 1


def test_a_folder_asks_for_every_text_of_the_package(tmp_path):
    counted = write_words(tmp_path / "eo", "Esperanto")
    for package, name, data in toml_files():
        found = {text["en"] for _, text in texts(data)}
        if found:
            held = tomllib.loads((tmp_path / "eo" / package / name).read_text(encoding="utf-8"))
            assert {text["en"] for _, text in texts(held, ("en", "eo"))} == found, (package, name)
    assert counted.texts > 5000
    assert counted.translated < 10
