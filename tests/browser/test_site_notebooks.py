"""The notebooks of the built site: opened, played and opened again, with nothing asked of any other host."""

from shutil import copytree

import pytest

from boardlab.lessons import checkpoint
from boardlab.lessons.build.store import find_lesson
from boardlab.site.course import CourseLesson
from boardlab.site.notebooks import FOLDER, notebook_address
from boardlab.site.prefetch import prefetch
from tests.browser.conftest import laid_out
from tests.browser.site_page import UNDER, Visit, give_answer, go_to_step, served

pytestmark = pytest.mark.soak

LESSON = "torres.first_game"
CHARTS = "catan.robber"
STAGE = '.jp-Cell .bl-lesson[data-ready="1"]'
SHOWN = ".jp-OutputArea-output svg[role=img], .jp-OutputArea-output img"
STARTED = 90_000
KERNEL = """async () => {
    const context = jupyterapp.shell.currentWidget.sessionContext;
    await context.ready;
    while (!context.session?.kernel) await new Promise((done) => setTimeout(done, 50));
    await context.session.kernel.info;
}"""
RUN = """(index) => {
    jupyterapp.shell.currentWidget.content.activeCellIndex = index;
    return jupyterapp.commands.execute("notebook:run-cell");
}"""
# What a browser does that keeps nothing.
CLOSED = "IDBFactory.prototype.open = () => { throw new Error('closed'); };\n"
PYTHON = """async (code) => {
    let said = "";
    const asked = jupyterapp.shell.currentWidget.sessionContext.session.kernel.requestExecute({ code });
    asked.onIOPub = ({ content }) => { said += content.text ?? ""; };
    await asked.done;
    return said;
}"""
SAVED = "from boardlab.session.store import path_of; "
CELLS = "() => jupyterapp.shell.currentWidget.content.widgets.map(({ model }) => model.sharedModel.getSource())"


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("notebooks")
    laid_out(folder / UNDER, [LESSON, CHARTS], notebooks=True)
    return folder


@pytest.fixture(scope="module")
def address(site):
    with served(site) as found:
        yield found + UNDER


def first_question():
    """The first question of the lesson, and the number of its step."""
    record = prefetch(LESSON, "en")
    return checkpoint(record["asks"][0]), len(record["steps"])


class Notebook(Visit):
    """A notebook that is open on the site."""

    def open(self, lesson, lang="en"):
        self.page.goto(f"{self.home}{notebook_address(lesson, lang)}")
        self.arrive()

    def again(self):
        self.page.reload()
        self.arrive()

    def arrive(self):
        self.page.wait_for_function("() => window.jupyterapp", timeout=STARTED)
        self.page.wait_for_selector(".jp-Notebook .jp-Cell", timeout=STARTED)

    def start(self):
        """Run the first cell with code: the stage."""
        self.run_first("boardlab.lesson(")
        self.page.wait_for_selector(STAGE, timeout=STARTED)

    def run_first(self, code):
        """Run the first cell that has some code in it, as soon as Python is there."""
        self.page.evaluate(KERNEL)
        cells = self.page.evaluate(CELLS)
        self.page.evaluate(RUN, next(at for at, source in enumerate(cells) if code in source))


@pytest.fixture
def notebook(address, browser):
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    opened = Notebook(context, address)
    yield opened
    wrong = opened.wrong
    context.close()
    assert not wrong, wrong


def test_answer_in_a_notebook_survives_reopening(notebook):
    asked, at = first_question()
    notebook.open(LESSON)
    notebook.page.wait_for_selector(SHOWN, timeout=STARTED)
    notebook.start()
    page = notebook.page
    go_to_step(page, at)
    give_answer(page, asked.kind, asked.answer())
    page.wait_for_selector(f'.bl-dot-ask.bl-done[data-at="{at}"]')
    page.wait_for_function("async () => (await indexedDB.databases()).some(({ name }) => name === 'boardlab')")
    page.evaluate(PYTHON, f"{SAVED}print(path_of('mine').write_text('a game'))")
    page.wait_for_function("async () => (await indexedDB.databases()).some(({ name }) => name === 'boardlab-games')")
    notebook.again()
    notebook.start()
    assert page.evaluate(PYTHON, f"{SAVED}print(path_of('mine').read_text())") == "a game\n"
    assert page.locator(f'.bl-dot-ask.bl-done[data-at="{at}"]').count() == 1
    linked = page.evaluate(PYTHON, "import boardlab, boardlab.torres as t; print(boardlab.link(t.start(players=2)))")
    assert linked.startswith(f"{notebook.home}explore/#t=torres/"), "links lead to the site that one is on"
    # The pages of the site know of it, too.
    page.goto(f"{notebook.home}progress/")
    page.wait_for_selector("html[data-shown]")
    assert page.locator("#reached .begun").count() == 1


def test_lesson_page_opens_its_notebook_with_charts(notebook):
    page = notebook.page
    page.goto(f"{notebook.home}ko/{CHARTS.replace('.', '/')}/")
    page.wait_for_selector("html[data-kept]", timeout=STARTED)
    page.get_by_role("link", name="노트북으로 열기").click()
    notebook.arrive()
    title = CourseLesson.of(find_lesson(CHARTS)).title["ko"]
    assert title in page.locator(".jp-Notebook .jp-RenderedMarkdown h1").first.inner_text()
    menus = page.locator(".lm-MenuBar-itemLabel")
    assert menus.first.inner_text() == "파일"
    assert page.evaluate("() => document.documentElement.lang").startswith("ko")
    page.evaluate("() => jupyterapp.commands.execute('notebook:clear-all-cell-outputs')")
    notebook.run_first(".figure()")
    page.wait_for_selector(".js-plotly-plot svg.main-svg", timeout=STARTED)
    assert page.locator(".js-plotly-plot .bars path").count() > 3
    # The pages of the site have a service worker of their own still.
    workers = page.evaluate("async () => { const { ready } = navigator.serviceWorker; return (await ready).scope; }")
    assert workers == f"{notebook.home}{FOLDER}/"
    page.goto(f"{notebook.home}ko/")
    workers = page.evaluate("async () => { const { ready } = navigator.serviceWorker; return (await ready).scope; }")
    assert workers == notebook.home


def test_saved_notebook_shows_its_picture_when_reopened(notebook):
    notebook.open(LESSON)
    notebook.start()
    page = notebook.page
    page.evaluate("() => jupyterapp.commands.execute('docmanager:save')")
    notebook.again()
    page.locator(".jp-CodeCell").first.locator(SHOWN).first.wait_for(timeout=STARTED)
    assert "Error displaying widget" not in page.locator(".jp-Notebook").inner_text()


def test_notebook_follows_the_sites_theme_and_language(notebook):
    page = notebook.page
    for scheme, light in (("dark", "false"), ("light", "true")):
        page.emulate_media(color_scheme=scheme)
        notebook.open(LESSON)
        page.wait_for_selector(f'body[data-jp-theme-light="{light}"]', state="attached", timeout=STARTED)
    assert page.locator(".lm-MenuBar-itemLabel").first.inner_text() == "File"


def test_opened_notebook_opens_again_offline(browser, site):
    context = browser.new_context(viewport={"width": 390, "height": 844})
    with served(site) as address:
        opened = Notebook(context, address + UNDER)
        opened.open(LESSON)
        opened.start()
        wrong = opened.wrong
    opened.again()
    opened.start()
    assert opened.page.locator(STAGE).count() == 1
    context.close()
    assert not wrong, wrong


def test_stage_without_storage_says_so_and_plays_on(browser, site, tmp_path):
    copytree(site, tmp_path / "closed")
    (kernel,) = (tmp_path / "closed" / UNDER).glob("code-*/page/kernel.js")
    kernel.write_text(CLOSED + kernel.read_text())
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    asked, at = first_question()
    with served(tmp_path / "closed") as address:
        opened = Notebook(context, address + UNDER)
        opened.open(LESSON)
        opened.start()
        go_to_step(opened.page, at)
        give_answer(opened.page, asked.kind, asked.answer())
        opened.page.get_by_text("this browser keeps nothing").first.wait_for()
        assert opened.page.locator(f'.bl-dot-ask.bl-done[data-at="{at}"]').count() == 1
        context.close()
    assert not opened.wrong
