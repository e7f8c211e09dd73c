"""What JupyterLab saves with a notebook: of the boards, those that a cell shows, however often the cells were run."""

from __future__ import annotations

import json
from typing import Any

import pytest

VIEW = "application/vnd.jupyter.widget-view+json"
STATE = "application/vnd.jupyter.widget-state+json"
SAVE_WIDGETS = "() => jupyterapp.commands.execute('@jupyter-widgets/jupyterlab-manager:saveWidgetState')"
SAVE = "() => jupyterapp.commands.execute('docmanager:save')"
OPEN = """async (path) => {
    const panel = await jupyterapp.commands.execute('docmanager:open', { path });
    await panel.context.ready;
    await panel.revealed;
}"""
PICTURES = "() => document.querySelectorAll('.jp-OutputArea-output img').length === 3"
TRUSTED = "() => jupyterapp.shell.currentWidget.context.model.cells.get(0).trusted"
SHUT = """async () => {
    const panel = jupyterapp.shell.currentWidget;
    await panel.sessionContext.ready;
    await panel.sessionContext.shutdown();
    panel.dispose();
}"""
DELETE = """(at) => {
    jupyterapp.shell.currentWidget.content.activeCellIndex = at;
    return jupyterapp.commands.execute('notebook:delete-cell');
}"""


def saved(notebook: Any) -> tuple[list[str], dict[str, Any]]:
    """The boards that the cells show, and the models that lie beside them in the file."""
    notebook.page.evaluate(SAVE_WIDGETS)
    try:
        notebook.page.evaluate(SAVE)
    finally:
        notebook.page.evaluate(SAVE_WIDGETS)
    path = notebook.page.evaluate("() => jupyterapp.shell.currentWidget.context.path")
    told = json.loads((notebook.lab.files / path).read_text(encoding="utf-8"))
    outputs = [output for cell in told["cells"] for output in cell.get("outputs", [])]
    shown = [output["data"][VIEW]["model_id"] for output in outputs if VIEW in output.get("data", {})]
    return shown, told["metadata"]["widgets"][STATE]["state"]


def libraries(models: dict[str, Any]) -> set[str]:
    """The models that hold scripts and styles for all others."""
    return {name for name, model in models.items() if "common" in model["state"]}


@pytest.mark.soak
def test_what_is_saved_holds_no_widget_that_nothing_shows(open_notebook):
    notebook = open_notebook(
        'from boardlab import Study, check, language, progress, torres; language("en")\n'
        "p = torres.start(players=2); s = Study(p); Study(p)",
        "s",
        "t = Study(p)",
        'check("torres.scoring.2")',
        'progress("torres.scoring")',
    )
    page = notebook.page
    notebook.run()
    shown, models = saved(notebook)
    boards = {name for name, model in models.items() if model["model_name"] == "AnyModel"}
    layouts = {models[name]["state"]["layout"].removeprefix("IPY_MODEL_") for name in boards}
    assert len(shown) == 4
    assert boards == set(shown), "no board but those that cells show, and each of these"
    assert set(models) == boards | layouts | libraries(models)
    assert len(libraries(models)) == 1
    page.evaluate(DELETE, 3)
    notebook.run()
    shown, models = saved(notebook)
    assert len(shown) == 3
    assert len(models) == 7
    assert page.locator(".bl-study").count() == 3


def test_reopened_untrusted_notebook_shows_its_pictures(open_notebook):
    notebook = open_notebook(
        "from boardlab import Study, check, torres\nStudy(torres.start(players=2))",
        'check("torres.scoring.2")',
        "torres.start(players=2)",
    )
    page = notebook.page
    page.wait_for_function("() => document.querySelectorAll('.bl-study[data-ready=\"1\"]').length === 2")
    page.evaluate(SAVE)
    path = page.evaluate("() => jupyterapp.shell.currentWidget.context.path")
    strange = f"strange-{path}"
    told = json.loads((notebook.lab.files / path).read_text(encoding="utf-8"))
    told["cells"][0]["source"] += " "  # nobody has signed this
    (notebook.lab.files / strange).write_text(json.dumps(told), encoding="utf-8")
    page.evaluate(SHUT)
    for name in (path, strange):
        page.evaluate(OPEN, name)
        page.wait_for_function(PICTURES, timeout=60_000)
        assert "Error displaying widget" not in page.locator(".jp-Notebook").inner_text()
        pictures = page.locator(".jp-OutputArea-output img")
        for at in range(3):
            assert pictures.nth(at).evaluate("(img) => img.decode().then(() => img.naturalWidth > 100 && !!img.alt)")
        assert page.evaluate(TRUSTED) is (name == path)
        page.evaluate(SHUT)
