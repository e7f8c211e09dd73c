"""What holds for every test."""

import os
import sys
from collections.abc import Iterator

import pytest

from boardlab import language

# Where this package is there, jsonschema loads it to check foreign addresses: a second and a half for nothing.
sys.modules.setdefault("rfc3987_syntax", None)


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    """Every test begins in English, whatever the one before it chose, and with no board left over that would follow."""
    language("en")
    yield
    if "boardlab.notebook.shown" in sys.modules:
        sys.modules["boardlab.notebook.shown"].close_all()
    language("en")


@pytest.fixture(autouse=True, scope="session")
def _another_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No test reads or writes what belongs to the person who runs it."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("BOARDLAB_HOME", str(tmp_path_factory.mktemp("home")))
        # A failing power supply is all that it guards against, and a disk takes milliseconds each time.
        patched.setattr(os, "fsync", lambda file: None)
        yield
