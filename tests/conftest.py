"""What holds for every test, beside what holds for every test of a game."""

import gc
import os
import sys
from collections.abc import Generator, Iterator

import pytest

# Choices stand in the order of their source, also in the kernels that a test starts.
os.environ["BOARDLAB_SEED"] = ""

pytest_plugins = ["boardlab.testing"]
# Eight thousand tests lie in memory all the time, and looking through them for garbage takes a twentieth of the time.
gc.set_threshold(10_000, 10, 10)


@pytest.hookimpl(wrapper=True)
def pytest_collect_file() -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
    """No test has examples in its docstrings, and looking for them in each takes seconds."""
    return [each for each in (yield) if type(each) is pytest.Module]


def pytest_collection_finish() -> None:
    """Garbage is looked for in what tests make, and no more in what is there before the first."""
    gc.freeze()


@pytest.fixture(autouse=True)
def _no_board_left() -> Iterator[None]:
    """No board of the test before follows a change of language."""
    yield
    if "boardlab.notebook.shown" in sys.modules:
        sys.modules["boardlab.notebook.shown"].close_all()


@pytest.fixture(autouse=True, scope="session")
def _no_waiting_for_disks() -> Iterator[None]:
    """A failing power supply is all that waiting for a disk guards against, and it takes milliseconds each time."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(os, "fsync", lambda file: None)
        yield
