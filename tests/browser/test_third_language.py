"""An invented language, a folder of words and no code, in a browser: what is read there has come from the folder."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.browser.conftest import Lab, Notebook, Screen
from tests.browser.site_page import NODE, UNDER, Visit, served
from tests.invented import CODE, NAME, folder_of_words

pytestmark = pytest.mark.soak

READ = """(root) => {
    const found = [], skipped = "style, script, code, pre, textarea, [lang]:not([lang='qaa'])";
    const walk = (node) => {
        if (node.nodeType === Node.TEXT_NODE) return found.push(node.textContent);
        if (!(node instanceof Element) || node.matches(skipped)) return;
        for (const name of ["aria-label", "aria-description", "title", "alt", "placeholder"])
            if (node.hasAttribute(name)) found.push(node.getAttribute(name));
        node.childNodes.forEach(walk);
    };
    walk(root);
    return found;
}"""
"""All that a reader or a screen reader finds: text, and the names of what has none."""
WORD = re.compile(r"(?<![^\W\d_])[A-Za-z]{3,}(?![^\W\d_])")
NOTATION = re.compile(r"\b[a-z]+(?:\.[a-z_0-9]+)+|(?<=: )[a-z]+(?: [A-Za-z0-9_ |,.-]*)?$")
ANYWHERE = {"Enter", "Esc", "Home", "End", "Tab", "Shift", "Ctrl", "abcdefgh"}
"""Keys, and the letters along a board."""
TABLES = """
import boardlab
from boardlab import Study, catan, check, creed, torres
boardlab.language("qaa")
s = Study(torres.start(players=2)); s
"""


def english(texts):
    """The texts with a word that has no accent; notation of actions and ids of rules are no words."""
    said = {NOTATION.sub(" ", text) for text in texts}
    return sorted(text for text in said if set(WORD.findall(text)) - ANYWHERE)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return folder_of_words(tmp_path_factory.mktemp("words"))


@pytest.fixture(scope="module")
def screen(folder, browser, tmp_path_factory):
    """JupyterLab whose kernels begin with the folder."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("BOARDLAB_WORDS", str(folder))
        patched.setenv("BOARDLAB_KERNELS", "cold")
        lab = Lab(tmp_path_factory.mktemp("lab"))
    opened = Screen(lab, browser)
    yield lab, opened
    opened.context.close()
    lab.close()


CELLS = {
    "torres": "torres.start(players=2)",
    "catan": "catan.start(players=3)",
    "creed": "creed.start(players=2)",
}


@pytest.mark.parametrize("game", CELLS)
def test_a_study_speaks_it_and_no_english(screen, shots, game):
    lab, page = screen
    page.page.set_viewport_size({"width": 1280, "height": 1000})
    begin = TABLES.replace("torres.start(players=2)", CELLS[game])
    notebook = Notebook(lab, page, f"third-{game}", (begin,))
    for step in range(6):
        notebook.run_code("s.play(s.position.legal_actions()[0])")
        if step == 3:
            board = notebook.board()
            switch = board.locator(f'[data-do="language"][data-pick="{CODE}"]')
            assert switch.first.text_content() == NAME
            assert board.locator('[data-do="language"]').count() >= 3
    notebook.page.wait_for_timeout(500)
    assert english(notebook.board().evaluate(READ)) == []
    for width, dark in ((1000, False), (640, True), (390, False)):
        notebook.page.set_viewport_size({"width": width, "height": 1000})
        notebook.theme(dark=dark)
        notebook.page.wait_for_timeout(300)
        notebook.board().screenshot(path=shots / f"third-{game}-{width}.png")
    notebook.close()
    page.clear()


def test_a_question_is_asked_and_answered_in_it(screen):
    lab, page = screen
    notebook = Notebook(lab, page, "third-question", (TABLES, 'check("torres.scoring.4")'))
    card = notebook.page.locator(".bl-study").last
    card.wait_for()
    assert english(card.evaluate(READ)) == []
    notebook.close()
    page.clear()


def test_a_page_of_the_site_lives_in_it(folder, browser, tmp_path):
    command = [sys.executable, "-m", "boardlab", "site", str(tmp_path / UNDER), "--lesson", "torres.scoring"]
    env = {**os.environ, "BOARDLAB_WORDS": str(folder), "BOARDLAB_HOME": str(tmp_path / "home")}
    env["PATH"] = f"{NODE.parent}{os.pathsep}{os.environ['PATH']}"
    (tmp_path / UNDER).parent.mkdir(parents=True)
    subprocess.run([*command, "--no-notebooks"], env=env, check=True, cwd=Path(__file__).parents[2])
    with served(tmp_path) as address:
        here = Visit(browser.new_context(), address + UNDER)
        here.open(f"{CODE}/torres/scoring/")
        stage = here.page.locator(".bl-lesson")
        assert english(stage.evaluate(READ)) == []
        here.page.locator(".bl-lesson").focus()
        for at in range(1, 4):
            here.page.keyboard.press("ArrowRight")
            here.page.wait_for_selector(f'.bl-st-dot[data-at="{at}"][aria-current]')
            assert english(stage.evaluate(READ)) == []
        stage.locator('[data-do="language"][data-pick="ko"]').click()
        here.page.wait_for_function("() => document.documentElement.lang === 'ko'")
        assert here.page.url == f"{here.home}ko/torres/scoring/"
        stage.locator(f'[data-do="language"][data-pick="{CODE}"]').click()
        here.page.wait_for_function(f"() => document.documentElement.lang === '{CODE}'")
        assert here.page.url == f"{here.home}{CODE}/torres/scoring/"
        assert here.wrong == []
        here.page.context.close()
