"""``dir()`` of a module shows what one may use and nothing else; ``python -m boardlab`` is the command."""

from __future__ import annotations

import inspect
import subprocess
import sys
from importlib import import_module

import pytest

from boardlab.core.contract.game import own_names

MODULES = ("boardlab.core", *(f"boardlab.{name}" for name in own_names()))


@pytest.mark.parametrize("name", MODULES)
def test_dir_shows_what_one_may_use_and_nothing_else(name: str) -> None:
    module = import_module(name)
    shown = dir(module)
    assert shown == sorted(set(module.__all__))
    for each in shown:
        found = getattr(module, each)
        assert not inspect.ismodule(found), each
        assert found is not None
        if callable(found):
            assert inspect.getdoc(found), f"{name}.{each} says nothing of itself"
    with pytest.raises(AttributeError, match=f"module '{name}' has no attribute 'Nonsense'"):
        module.Nonsense  # noqa: B018


@pytest.mark.parametrize("words", [["--help"], ["show", "torres"], ["nonsense"]])
def test_python_m_boardlab_is_the_command(words: list[str]) -> None:
    by_module, by_command = (
        subprocess.run([sys.executable, *how, *words], check=False, capture_output=True, text=True, timeout=60)
        for how in (["-m", "boardlab"], ["-c", "import sys; from boardlab.cli.app import main; sys.exit(main())"])
    )
    assert (by_module.returncode, by_module.stdout, by_module.stderr) == (
        by_command.returncode,
        by_command.stdout,
        by_command.stderr,
    )
    assert by_module.stdout or by_module.stderr
