"""The whole, with the oldest packages that its metadata allows: live boards, charts, codes, the command, a notebook."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.packaging.tools import OUTSIDE, ROOT, execute, new_venv, run, uv

PROGRAM = """
import warnings
warnings.simplefilter("error")
import boardlab
from boardlab import torres
from boardlab.figures.torres import bonus_per_ap
for name in ("catan", "creed", "torres"):
    shown = boardlab.play(name, players=3 if name == "catan" else 2)._repr_mimebundle_()[0]
    assert "application/vnd.jupyter.widget-view+json" in shown, name
print(type(bonus_per_ap().figure()).__name__, type(boardlab.qr_code(torres.start(players=2))).__name__)
"""


def oldest() -> Any:
    """The lower bound of each package that the whole asks for."""
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    return dict(re.match(r"([\w-]+)>=([\d.]+)", line).groups() for line in asked)


@pytest.fixture(scope="module")
def old(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """An environment with the wheel, and of each package it asks for the oldest version."""
    folder = tmp_path_factory.mktemp("old")
    python = new_venv(folder / "venv")
    pins = folder / "pins.txt"
    pins.write_text("".join(f"{name}=={version}\n" for name, version in oldest().items()))
    uv("pip", "install", "--quiet", "--python", python, "--requirements", pins, wheel)
    return python


@pytest.mark.soak  # it asks an index for packages that nothing else needs
def test_the_whole_works_with_the_oldest_packages_it_allows(old: Any, tmp_path: Path) -> None:
    env = OUTSIDE | {"BOARDLAB_HOME": str(tmp_path / "progress"), "BOARDLAB_LANG": "en"}
    assert run(old, "-c", PROGRAM, env=env).split() == ["Figure", "QrCode"]
    told = run(old.with_name("boardlab"), "doctor", env=env)
    for name, version in oldest().items():
        assert re.search(rf"\b{name} {re.escape(version)}(\.0)*\b", told), name
    run(old.with_name("boardlab"), "lab", tmp_path / "mine", "--copy-only", env=env)
    for name in ("ko/catan/01_board", "en/creed/02_matchups", "ko/torres/01_board"):
        assert "cells ran" in execute(old, tmp_path / "mine" / f"{name}.ipynb", tmp_path / "home")


def test_every_package_it_asks_for_has_a_lower_bound() -> None:
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    assert len(oldest()) == len(asked)
