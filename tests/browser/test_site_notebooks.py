"""The notebooks of the built site: opened, played and opened again, with nothing asked of any other host."""

import pytest

from boardlab.lessons import checkpoint
from boardlab.site.build import build
from boardlab.site.early import early
from boardlab.site.notebooks import notebook_address
from boardlab.site.python_files import USUAL_PLACE
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
CELLS = "() => jupyterapp.shell.currentWidget.content.widgets.map(({ model }) => model.sharedModel.getSource())"


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    folder = tmp_path_factory.mktemp("notebooks")
    build(folder / UNDER, USUAL_PLACE, [LESSON, CHARTS], notebooks=True)
    with served(folder) as found:
        yield found + UNDER


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

    def run(self, index):
        """Run a cell, as soon as Python is there."""
        self.page.evaluate(KERNEL)
        self.page.evaluate(RUN, index)

    def start(self):
        """Run the first cell with code: the stage."""
        cells = self.page.evaluate(CELLS)
        self.run(next(at for at, source in enumerate(cells) if "boardlab.lesson(" in source))
        self.page.wait_for_selector(STAGE, timeout=STARTED)


@pytest.fixture
def notebook(address, browser):
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    opened = Notebook(context, address)
    yield opened
    wrong = opened.wrong
    context.close()
    assert not wrong, wrong


def test_an_answer_in_a_notebook_is_still_there_when_it_is_opened_again(notebook):
    steps = early(LESSON, "en").steps
    asked = checkpoint(steps["asked"]["id"])
    notebook.open(LESSON)
    notebook.page.wait_for_selector(SHOWN, timeout=STARTED)
    notebook.start()
    page, at = notebook.page, len(steps["steps"])
    go_to_step(page, at)
    give_answer(page, asked.kind, asked.answer())
    page.wait_for_selector(f'.bl-dot-ask.bl-done[data-at="{at}"]')
    page.wait_for_function("async () => (await indexedDB.databases()).some(({ name }) => name === 'boardlab')")
    notebook.again()
    notebook.start()
    assert page.locator(f'.bl-dot-ask.bl-done[data-at="{at}"]').count() == 1
    # The pages of the site know of it, too.
    page.goto(f"{notebook.home}progress/")
    page.wait_for_selector("#card .bl-dotted .bl-dot:not(.bl-dot-open)", timeout=STARTED)
    assert page.locator("#card .bl-dotted .bl-dot:not(.bl-dot-open)").count() == 1
