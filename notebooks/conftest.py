"""How nbval runs the tutorials: with a journal of their own, and on wish in kernels that start warm."""

import os
import tempfile
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.warm import warm_kernels


def pytest_configure(config: pytest.Config) -> None:
    """Give the pages an empty journal and, for ``--nbval-kernel-name=warm``, the kernels of ``tests.warm``."""
    if not config.pluginmanager.has_plugin("nbval.plugin"):
        return
    from nbval import kernel

    # It lays out each message, with all its pictures, for a log that nobody reads: half the time of a run.
    kernel.pformat = lambda message: "…"
    if hasattr(config, "workerinput"):
        return  # the workers of a run share its folder and its kernels
    lasting = ExitStack()
    config.add_cleanup(lasting.close)
    folder = Path(lasting.enter_context(tempfile.TemporaryDirectory(prefix="boardlab-")))
    os.environ["BOARDLAB_HOME"] = str(folder / "journal")
    if config.getoption("nbval_kernel_name") == "warm":
        found = lasting.enter_context(warm_kernels(folder / "jupyter", "warm"))
        os.environ["JUPYTER_PATH"] = os.pathsep.join(filter(None, [found, os.environ.get("JUPYTER_PATH")]))
