"""How nbval runs the tutorials: with a journal of their own, and on wish in kernels that start warm."""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

HERE = Path(__file__).parent


def pytest_configure(config: pytest.Config) -> None:
    """Give the pages an empty journal and, for ``--nbval-kernel-name=warm``, the kernel that ``warm.py`` tells of."""
    if not config.pluginmanager.has_plugin("nbval.plugin"):
        return
    from nbval import kernel

    # It lays out each message, with all its pictures, for a log that nobody reads: half the time of a run.
    kernel.pformat = lambda message: "…"
    if hasattr(config, "workerinput"):
        return  # the workers of a run share its folders and its kernels
    folder = tempfile.TemporaryDirectory(prefix="boardlab-")
    config.add_cleanup(folder.cleanup)
    os.environ["BOARDLAB_HOME"] = str(Path(folder.name) / "journal")
    if config.getoption("nbval_kernel_name") == "warm":
        _offer(config, Path(folder.name))


def _offer(config: pytest.Config, folder: Path) -> None:
    """Start the process that warm kernels are copies of, and have Jupyter find them."""
    door, kernel = folder / "door", folder / "kernels" / "warm"
    kernel.mkdir(parents=True)
    program = str(HERE / "warm.py")
    argv = [sys.executable, "-I", "-S", program, "ask", str(door), "{connection_file}"]
    (kernel / "kernel.json").write_text(json.dumps({"argv": argv, "display_name": "warm", "language": "python"}))
    serve = [sys.executable, program, "serve", str(door)]
    server = subprocess.Popen(serve, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    config.add_cleanup(lambda: (server.kill(), server.wait()))
    assert server.stdout is not None
    if server.stdout.readline() != b"ready\n":
        raise pytest.UsageError("the process for warm kernels did not start")
    os.environ["JUPYTER_PATH"] = os.pathsep.join(filter(None, [str(folder), os.environ.get("JUPYTER_PATH")]))
