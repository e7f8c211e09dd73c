"""One JupyterLab server and one browser for all browser tests; each test gets a notebook of its own.

The server has folders of its own, speaks ipc to its kernels, and shows no news. Any request that leaves it fails the
test that made it.
"""

from __future__ import annotations

import json
import os
import secrets
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import nbformat
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).parents[2]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
NO_NEWS = {
    "@jupyterlab/apputils-extension:notification": {
        "fetchNews": "false",
        "checkForUpdates": False,
        "doNotDisturbMode": True,
    }
}
KERNEL_READY = """async () => {
    const session = jupyterapp.shell.currentWidget.sessionContext;
    await session.ready;
    while (!session.session?.kernel) await new Promise((done) => setTimeout(done, 50));
    await session.session.kernel.info;
}"""


class Lab:
    """A running JupyterLab."""

    def __init__(self, folder: Path) -> None:
        self.files = folder / "files"
        self.files.mkdir()
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.token = secrets.token_hex(16)
        self.url = f"http://127.0.0.1:{self.port}"
        config = folder / "config"
        (config / "labconfig").mkdir(parents=True)
        (config / "labconfig" / "default_setting_overrides.json").write_text(json.dumps(NO_NEWS))
        extension = ROOT / "boardlab" / "static" / "jupyter_server_config.json"
        (config / "jupyter_server_config.d").mkdir()
        shutil.copy(extension, config / "jupyter_server_config.d" / "boardlab.json")
        own = {
            "JUPYTER_CONFIG_DIR": config,
            "JUPYTER_DATA_DIR": folder / "data",
            "JUPYTER_RUNTIME_DIR": folder / "runtime",
            "IPYTHONDIR": folder / "ipython",
            "JUPYTERLAB_SETTINGS_DIR": folder / "settings",
            "JUPYTERLAB_WORKSPACES_DIR": folder / "workspaces",
            "BOARDLAB_HOME": folder / "boardlab",
            "PYTHONPATH": ROOT,
        }
        command = [
            *(sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root", "--ip=127.0.0.1"),
            *(f"--port={self.port}", "--ServerApp.port_retries=0", f"--IdentityProvider.token={self.token}"),
            *("--KernelManager.transport=ipc", f"--ServerApp.root_dir={self.files}"),
            *("--LabApp.extension_manager=readonly", "--expose-app-in-browser"),
        ]
        self.log = (folder / "server.log").open("wb")
        self.process = subprocess.Popen(
            command,
            env={**os.environ, **{name: str(path) for name, path in own.items()}},
            stdout=self.log,
            stderr=self.log,
        )
        for _ in range(900):
            if self.process.poll() is not None:
                break
            try:
                urllib.request.urlopen(f"{self.url}/api?token={self.token}", timeout=2).close()
                return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError(f"JupyterLab did not start: {(folder / 'server.log').read_text()[-2000:]}")

    def close(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
        self.log.close()


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    server = Lab(tmp_path_factory.mktemp("lab"))
    yield server
    server.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = os.environ.get("BOARDLAB_BROWSER") or shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, headless=True, args=FLAGS)
        yield started
        started.close()


@pytest.fixture(scope="session")
def shots() -> Path:
    folder = ROOT / "screenshots"
    folder.mkdir(exist_ok=True)
    return folder


class Notebook:
    """A notebook open in JupyterLab, and the boards in it."""

    def __init__(self, lab: Lab, context: BrowserContext, name: str, cells: tuple[str, ...]) -> None:
        self.lab = lab
        self.page: Page = context.new_page()
        self.foreign: list[str] = []
        self.errors: list[str] = []
        self.page.on("request", self._watch)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.set_default_timeout(15_000)
        notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells])
        notebook.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3", "language": "python"}
        path = f"{name}-{secrets.token_hex(3)}.ipynb"
        nbformat.write(notebook, lab.files / path)
        self.page.goto(f"{lab.url}/lab/tree/{path}?token={lab.token}&reset")
        self.page.wait_for_function("() => window.jupyterapp")
        self.page.evaluate("() => jupyterapp.restored.then(() => 1)")
        self.page.wait_for_selector(".jp-Notebook .jp-Cell")
        self.page.evaluate(KERNEL_READY)
        self.page.evaluate("() => { jupyterapp.commands.execute('application:toggle-left-area') }")
        self.run()

    def _watch(self, request: Any) -> None:
        if not request.url.startswith((self.lab.url, self.lab.url.replace("http", "ws"), "data:", "blob:")):
            self.foreign.append(request.url)

    def run(self) -> None:
        """Run every cell and wait for the first board."""
        self.page.evaluate("() => { jupyterapp.commands.execute('notebook:run-all-cells') }")
        self.page.wait_for_selector('.bl-study[data-ready="1"]', timeout=60_000)

    def run_code(self, code: str) -> None:
        """Run code in the notebook's kernel, beside its cells."""
        self.page.evaluate(
            """async (code) => {
                const kernel = jupyterapp.shell.currentWidget.sessionContext.session.kernel;
                await kernel.requestExecute({ code }).done;
            }""",
            code,
        )

    def theme(self, dark: bool) -> None:
        name = "JupyterLab Dark" if dark else "JupyterLab Light"
        self.page.evaluate("(theme) => jupyterapp.commands.execute('apputils:change-theme', { theme })", name)
        self.page.wait_for_selector(f'body[data-jp-theme-light="{"false" if dark else "true"}"]', state="attached")

    def board(self, index: int = 0) -> Any:
        return self.page.locator(".bl-study").nth(index)

    def place(self, key: str, index: int = 0) -> Any:
        """The click target of a place; where it has two, the one in front."""
        return self.board(index).locator(f'.bl-hit[data-place="{key}"]').last

    def click_place(self, key: str, index: int = 0) -> None:
        """Click a place as a mouse does: at a point where it is what is hit."""
        point = self.place(key, index).evaluate(
            """(hit) => {
                hit.scrollIntoView({ block: "nearest" });
                const box = hit.getBoundingClientRect();
                for (const fy of [0.5, 0.35, 0.2, 0.65, 0.8]) for (const fx of [0.5, 0.35, 0.65, 0.2, 0.8]) {
                    const [x, y] = [box.left + fx * box.width, box.top + fy * box.height];
                    if (document.elementFromPoint(x, y) === hit) return [x, y];
                }
                return null;
            }"""
        )
        assert point, f"nothing of {key} can be hit by a mouse"
        self.page.mouse.click(*point)

    def deed(self, key: str, index: int = 0) -> Any:
        return self.board(index).locator(f'.bl-act[data-pick="{key}"]')

    def says(self, index: int = 0) -> str:
        return str(self.board(index).locator('[role="status"]').inner_text()).replace("\u00a0", " ").strip()

    def frame(self, name: str = "s") -> dict[str, Any]:
        """The frame of a Study, asked of Python."""
        self.run_code(f"import json; open({str(self.lab.files / 'frame.json')!r}, 'w').write(json.dumps({name}.frame))")
        found: dict[str, Any] = json.loads((self.lab.files / "frame.json").read_text())
        return found

    def cells(self) -> int:
        return int(self.page.evaluate("() => jupyterapp.shell.currentWidget.content.widgets.length"))

    def close(self) -> None:
        self.page.close()
        assert not self.foreign, f"requests left the server: {self.foreign}"
        assert not self.errors, self.errors


@pytest.fixture
def open_notebook(lab: Lab, browser: Browser) -> Iterator[Any]:
    opened: list[Notebook] = []
    contexts: list[BrowserContext] = []

    def opener(*cells: str, name: str = "test", width: int = 1280, height: int = 1000) -> Notebook:
        context = browser.new_context(viewport={"width": width, "height": height})
        contexts.append(context)
        opened.append(Notebook(lab, context, name, cells))
        return opened[-1]

    yield opener
    for notebook in opened:
        notebook.close()
    for context in contexts:
        context.close()
