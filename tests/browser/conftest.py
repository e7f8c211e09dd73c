"""One JupyterLab server and one page of it for all browser tests; each test gets a notebook and a kernel of its own.

A page takes five seconds to load, a notebook in it one: tests share the page, and put back what they changed about it
other than its size, its theme and what is open. One that fails takes the page with it. The plain page
for tables is shared in the same way.

The server has folders of its own, speaks ipc to its kernels, and shows no news. Any request that leaves it fails the
test that made it.
"""

from __future__ import annotations

import fcntl
import json
import os
import secrets
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import nbformat
import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from boardlab.site import python_files, squeeze, tutor_page
from boardlab.site.build import build
from boardlab.tutoring.bank import bank
from tests.browser.means import Choose, by_touch
from tests.browser.site_page import LESSONS, MORE_LESSONS, NODE, UNDER, Visit, served
from tests.browser.tables import LATE, Room
from tests.effort import SOAK
from tests.warm import warm_kernels

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
# Python in the browser is compiled once instead of twice: no page lives so long that the second time would pay.
BASELINE = "--js-flags=--liftoff-only"
expect.set_options(timeout=LATE)
USUAL_SIZE = ROOM_SIZE = {"width": 1280, "height": 1000}
NO_NEWS = {
    "@jupyterlab/apputils-extension:notification": {
        "fetchNews": "false",
        "checkForUpdates": False,
        "doNotDisturbMode": True,
    }
}
OPEN = """async (path) => {
    const panel = await jupyterapp.commands.execute('docmanager:open', { path });
    await panel.context.ready;
    await panel.revealed;
}"""
CLOSE = """async () => {
    for (const panel of [...jupyterapp.shell.widgets('main')]) {
        await panel.sessionContext?.shutdown();
        panel.dispose();
    }
}"""
KERNEL_READY = """async () => {
    const session = jupyterapp.shell.currentWidget.sessionContext;
    await session.ready;
    while (!session.session?.kernel) await new Promise((done) => setTimeout(done, 50));
    await session.session.kernel.info;
}"""

RUN_ALL = """() => {
    document.querySelectorAll(".bl-study").forEach((old) => { old.dataset.old = "1"; });
    for (const { model } of jupyterapp.shell.currentWidget.content.widgets) model.executionCount = null;
    jupyterapp.commands.execute("notebook:run-all-cells");
}"""
"""Not awaited: the command ends only once the kernel is idle."""
RAN = """() => jupyterapp.shell.currentWidget.content.widgets.every(({ model }) =>
    model.type !== "code" || !model.sharedModel.getSource().trim()
    || (model.executionCount && model.executionState !== "running"))"""
"""A cell is counted once Python has answered it; until the last is, JupyterLab moves the focus and changes outputs."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """One worker starts JupyterLab and one builds the site; what needs either is run there, in the order given.

    xdist reads the group behind the name of a test. Its own mark sets what pytest 9.2 no longer reads the name from.
    """
    for item in items if config.getoption("loadgroup", False) else ():
        for dear in {"lab", "site_folder"} & set(getattr(item, "fixturenames", ())):
            item._id = type(item._id).parse(f"{item.nodeid}@{dear}")


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
        extension = ROOT / "boardlab" / "jupyter" / "server_config.json"
        (config / "jupyter_server_config.d").mkdir()
        shutil.copy(extension, config / "jupyter_server_config.d" / "boardlab.json")
        self.home = folder / "boardlab"
        own = {
            "JUPYTER_CONFIG_DIR": config,
            "JUPYTER_DATA_DIR": folder / "data",
            "JUPYTER_RUNTIME_DIR": folder / "runtime",
            "IPYTHONDIR": folder / "ipython",
            "JUPYTERLAB_SETTINGS_DIR": folder / "settings",
            "JUPYTERLAB_WORKSPACES_DIR": folder / "workspaces",
            "BOARDLAB_HOME": self.home,
            "PYTHONPATH": ROOT,
        }
        self.lasting = ExitStack()
        if os.environ.get("BOARDLAB_KERNELS") != "cold":
            own["JUPYTER_PATH"] = self.lasting.enter_context(warm_kernels(folder / "warm", "python3"))  # type: ignore[assignment]
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
        self.lasting.close()
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
        started = playwright.chromium.launch(
            executable_path=path, headless=True, args=[*FLAGS, *([] if SOAK else [BASELINE])]
        )
        yield started
        started.close()


@pytest.fixture(scope="session")
def shots() -> Path:
    folder = ROOT / "screenshots"
    folder.mkdir(exist_ok=True)
    return folder


def change_theme(page: Page, *, dark: bool) -> None:
    name = "JupyterLab Dark" if dark else "JupyterLab Light"
    # Each theme comes with a splash that JupyterLab takes away 0.2 s later; where two are shown in that time, it takes
    # the second one away twice, and that is an error on the page.
    page.wait_for_function("() => !document.getElementById('jupyterlab-splash')")
    page.evaluate("(theme) => jupyterapp.commands.execute('apputils:change-theme', { theme })", name)
    page.wait_for_selector(f'body[data-jp-theme-light="{"false" if dark else "true"}"]', state="attached")
    # JupyterLab hides itself until the next frame: until then nothing can be pointed at.
    page.evaluate("() => new Promise((shown) => requestAnimationFrame(shown))")


class Screen:
    """A page of JupyterLab, on which notebooks open and close."""

    def __init__(self, lab: Lab, browser: Browser) -> None:
        self.context = browser.new_context(viewport=USUAL_SIZE)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(LATE)
        logged: list[str] = []
        self.page.on("console", lambda message: logged.append(message.text))
        self.page.goto(f"{lab.url}/lab?token={lab.token}&reset", wait_until="commit")
        self.page.wait_for_function("() => window.jupyterapp", timeout=60_000)
        self.page.evaluate("() => jupyterapp.restored.then(() => 1)")
        missing = [text for text in logged if "Shared module" in text]
        assert not missing, f"an extension is not meant for JupyterLab: {missing}"
        self.page.evaluate("() => jupyterapp.commands.execute('application:toggle-left-area')")
        self.clear()

    def clear(self) -> None:
        """Leave the page as a test expects it: nothing open, of the usual size, with the light theme."""
        self.page.evaluate(CLOSE)
        self.page.wait_for_function("() => !document.querySelector('.jp-Notebook, .jp-Dialog')")
        change_theme(self.page, dark=False)
        self.page.evaluate("() => localStorage.removeItem('boardlab')")
        self.page.emulate_media(media="null", color_scheme="null", reduced_motion="null", forced_colors="null")
        self.page.set_viewport_size(USUAL_SIZE)


class Notebook:
    """A notebook open in JupyterLab, and the boards in it."""

    def __init__(self, lab: Lab, screen: Screen, name: str, cells: tuple[str, ...]) -> None:
        self.lab = lab
        self.page: Page = screen.page
        self.foreign: list[str] = []
        self.errors: list[str] = []
        self.page.on("request", self._watch)
        self.page.on("pageerror", self._hear)
        notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells])
        notebook.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3", "language": "python"}
        path = f"{name}-{secrets.token_hex(3)}.ipynb"
        nbformat.write(notebook, lab.files / path)
        self.page.evaluate(OPEN, path)
        self.page.wait_for_selector(".jp-Notebook .jp-Cell")
        self.page.evaluate(KERNEL_READY)
        self.run()

    def _hear(self, error: Any) -> None:
        # Where a session is gone by the time it is ready, as on a slow machine, ipywidgets asks null for the kernel and
        # nobody catches that. A notebook that is left without widgets by it has no board, and fails for that.
        frames = [line for line in (error.stack or "").splitlines() if line.lstrip().startswith("at ")]
        theirs = bool(frames) and all("/@jupyter-widgets/jupyterlab-manager/static/" in frame for frame in frames)
        # anywidget gives a script two seconds, however busy the machine; a board that this leaves dead fails for that.
        late = error.message == "[anywidget] Failed to initialize model."
        if not late and not (theirs and error.message == "Cannot read properties of null (reading 'kernel')"):
            self.errors.append(error.stack or str(error))

    def _watch(self, request: Any) -> None:
        if not request.url.startswith((self.lab.url, self.lab.url.replace("http", "ws"), "data:", "blob:")):
            self.foreign.append(request.url)

    def run(self) -> None:
        """Run every cell, wait until all have run, and for the first board of the run."""
        self.start()
        self.page.wait_for_function(RAN, timeout=60_000)
        self.page.wait_for_selector('.bl-study[data-ready="1"]:not([data-old])', timeout=60_000)

    def start(self) -> None:
        """Begin to run every cell."""
        self.page.evaluate(RUN_ALL)

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
        change_theme(self.page, dark=dark)

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
        self.page.remove_listener("request", self._watch)
        self.page.remove_listener("pageerror", self._hear)
        assert not self.foreign, f"requests left the server: {self.foreign}"
        assert not self.errors, self.errors


@pytest.fixture(scope="session")
def shared() -> Iterator[list[Screen]]:
    """The page that tests hand on, if there is one."""
    screens: list[Screen] = []
    yield screens
    for screen in screens:
        screen.context.close()


@pytest.fixture
def screen(lab: Lab, browser: Browser, shared: list[Screen]) -> Screen:
    """The page on which the next notebook opens."""
    if not shared:
        shared.append(Screen(lab, browser))
    return shared[-1]


@pytest.fixture
def open_notebook(lab: Lab, browser: Browser, shared: list[Screen], request: pytest.FixtureRequest) -> Iterator[Any]:
    opened: list[Notebook] = []
    used: list[Screen] = []
    failed = request.session.testsfailed

    def opener(*cells: str, name: str = "test", width: int = 1280, height: int = 1000) -> Notebook:
        screen = shared.pop() if shared else Screen(lab, browser)
        used.append(screen)
        screen.page.set_viewport_size({"width": width, "height": height})
        opened.append(Notebook(lab, screen, name, cells))
        return opened[-1]

    yield opener
    for notebook in opened:
        notebook.close()
    # Each test has a learner of its own: what one answered is nothing that the next has been paid for.
    shutil.rmtree(lab.home, ignore_errors=True)
    for screen in used:
        if shared or request.session.testsfailed > failed:
            screen.context.close()
        else:
            screen.clear()
            shared.append(screen)


@pytest.fixture
def room(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Room]:
    """A plain page for tables, without JupyterLab; an error on it fails the test, and one that fails takes it along."""
    opened, failed = Room(browser, **ROOM_SIZE), request.session.testsfailed
    yield opened
    if request.session.testsfailed > failed:
        opened.page.close()
    else:
        opened.close()


@pytest.fixture
def room_for(browser: Browser, choose: Choose) -> Iterator[Room]:
    """A plain page for those means by which a test chooses: a phone's for a finger."""
    opened = Room(browser, 410, 1400, touch=True) if choose is by_touch else Room(browser)
    yield opened
    opened.close()


def laid_out(folder: Path, lessons: Sequence[str] = (), **how: Any) -> None:
    """Lay out the site that is tested: a copy of the one that BOARDLAB_BUILT_SITE names, or else one built here."""
    ready = os.environ.get("BOARDLAB_BUILT_SITE")
    if ready:
        shutil.copytree(ready, folder)
    else:
        build(folder, python_files.USUAL_PLACE, lessons, node=NODE, **how)


@contextmanager
def built_once(base: Path, name: str) -> Iterator[Path]:
    """A folder of that name for all workers, where the first one to come builds while the others wait."""
    folder = base.parent / f"{name}-{os.environ.get('PYTEST_XDIST_TESTRUNUID', os.getpid())}"
    with (folder.parent / f"{folder.name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield folder


@pytest.fixture(scope="session")
def site_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the site lies, with Python and a lesson of two games; in `make soak` of each game, and one more."""
    with built_once(tmp_path_factory.getbasetemp(), "site") as folder, pytest.MonkeyPatch.context() as patched:
        # The last kilobytes and the tutor's banks, which no page of these tests opens, take half of the time.
        if not SOAK:
            patched.setattr(squeeze, "TIGHT", 1)
            patched.setattr(tutor_page, "bank", partial(bank, each=1))
        if not (folder / UNDER).exists():
            lessons = [*LESSONS.values(), *MORE_LESSONS] if SOAK else [LESSONS["torres"], LESSONS["catan"]]
            laid_out(folder / UNDER, lessons)
    return folder


@pytest.fixture(scope="session")
def open_site(site_folder: Path, browser: Browser) -> Iterator[Callable[..., Visit]]:
    """Opens the site."""
    with served(site_folder) as address:
        yield lambda **how: Visit(
            browser.new_context(**{"viewport": {"width": 1280, "height": 800}, **how}), address + UNDER
        )


@pytest.fixture(scope="session")
def read_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where a site without Python lies, with two lessons of Torres."""
    with built_once(tmp_path_factory.getbasetemp(), "pages") as folder:
        if not folder.exists():
            build(folder, None, ["torres.scoring", "torres.explore"])
    return folder


@pytest.fixture(scope="session")
def home(read_folder: Path) -> Iterator[str]:
    """The address of the site without Python."""
    with served(read_folder) as address:
        yield address.rstrip("/")


@pytest.fixture(scope="session")
def whole_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the site of all lessons lies, in a folder of its own."""
    folder = tmp_path_factory.mktemp("whole")
    laid_out(folder / UNDER)
    return folder


@pytest.fixture(scope="session")
def whole_site(whole_folder: Path) -> Iterator[str]:
    """The site of all lessons."""
    with served(whole_folder) as address:
        yield address + UNDER


@pytest.fixture
def visit(open_site: Callable[..., Visit]) -> Iterator[Callable[..., Visit]]:
    """Opens a site; what went wrong on it fails the test."""
    opened: list[Visit] = []

    def opener(**how: Any) -> Visit:
        opened.append(open_site(**how))
        return opened[-1]

    yield opener
    wrong = [each.wrong for each in opened]
    for each in opened:
        each.page.context.close()
    assert not any(wrong), wrong


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test has a learner of its own, who begins each lesson at its beginning."""
    monkeypatch.setenv("BOARDLAB_HOME", str(tmp_path / "home"))
