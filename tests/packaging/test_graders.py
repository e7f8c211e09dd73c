"""The examples for nbgrader and otter, graded by the real packages: one pupil is right, one has a wrong rule."""

from __future__ import annotations

import csv
import json
import shutil
from pathlib import Path

import pytest

from tests.packaging.tools import OUTSIDE, ROOT, new_venv, run, uv

EXAMPLES = ROOT / "docs" / "examples"
PUPILS = {"07": ("15", 4.0), "12": ("20", 0.0)}
"""What each pupil answers, and the points that earns."""
NAMED = "The tallest tower"
"""The wrong rule behind 20."""
GRADERS = ("nbgrader==0.9.6", "otter-grader==7.0.0")

pytestmark = pytest.mark.soak  # it asks an index for packages that nothing else needs


@pytest.fixture(scope="module")
def tools(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The commands of an environment with boardlab and both graders."""
    python = new_venv(tmp_path_factory.mktemp("graders") / "venv")
    uv("pip", "install", "--quiet", "--python", python, *GRADERS, wheel)
    return python.parent


@pytest.fixture
def env(tools: Path, tmp_path: Path) -> dict[str, str]:
    """Away from the user's settings."""
    return {**OUTSIDE, "HOME": str(tmp_path), "BOARDLAB_LANG": "en", "PATH": f"{tools}:{OUTSIDE['PATH']}"}


def answered(notebook: Path, target: Path, answer: str) -> None:
    """A notebook as a pupil hands it in."""
    held = json.loads(notebook.read_text(encoding="utf-8"))
    [cell] = [each for each in held["cells"] if each["id"] == "answer"]
    cell["source"] = f"points = {answer}"
    target.parent.mkdir(parents=True)
    target.write_text(json.dumps(held), encoding="utf-8")


def test_nbgrader_gives_the_points_and_tells_the_wrong_rule(tools: Path, env: dict[str, str], tmp_path: Path) -> None:
    course = tmp_path / "course"
    shutil.copytree(EXAMPLES / "nbgrader", course / "source" / "boards")
    run(tools / "nbgrader", "generate_assignment", "boards", env=env, cwd=course)
    released = course / "release" / "boards" / "scoring.ipynb"
    assert "points = 15" not in released.read_text(encoding="utf-8")
    for pupil, (answer, _) in PUPILS.items():
        answered(released, course / "submitted" / pupil / "boards" / "scoring.ipynb", answer)
    for step in (["autograde", "boards"], ["generate_feedback", "boards"], ["export"]):
        run(tools / "nbgrader", *step, env=env, cwd=course)
    with (course / "grades.csv").open(encoding="utf-8") as file:
        marks = {row["student_id"]: float(row["score"]) for row in csv.DictReader(file)}
    assert marks == {pupil: points for pupil, (_, points) in PUPILS.items()}
    told = {pupil: (course / "feedback" / pupil / "boards" / "scoring.html").read_text("utf-8") for pupil in PUPILS}
    assert {pupil for pupil, page in told.items() if NAMED in page} == {"12"}


def test_otter_gives_the_points_and_tells_the_wrong_rule(tools: Path, env: dict[str, str], tmp_path: Path) -> None:
    shutil.copytree(EXAMPLES / "otter", tmp_path / "course")
    run(tools / "otter", "generate", "-t", "tests", env=env, cwd=tmp_path / "course")
    for pupil, (answer, points) in PUPILS.items():
        room = tmp_path / pupil
        answered(tmp_path / "course" / "scoring.ipynb", room / "scoring.ipynb", answer)
        (room / "out").mkdir()
        zipped = tmp_path / "course" / "autograder.zip"
        run(tools / "otter", "run", "scoring.ipynb", "-a", zipped, "-o", "out", env=env, cwd=room)
        results = json.loads((room / "out" / "results.json").read_text(encoding="utf-8"))
        assert sum(test.get("score") or 0 for test in results["tests"]) == points
        assert (NAMED in json.dumps(results)) == (not points)
