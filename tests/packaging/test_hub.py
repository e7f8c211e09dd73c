"""The hub of ``make hub``: two pupils answer in a lesson, and lose nothing when the hub is restarted.

Notebooks are handed out by nbgitpuller.
"""

from __future__ import annotations

import asyncio
import re
import shutil
import urllib.parse
import urllib.request
from collections.abc import Iterator
from http.cookiejar import CookieJar
from pathlib import Path

import pytest
from tornado.httpclient import AsyncHTTPClient, HTTPRequest

from benchmarks.hub import LESSON, WAIT, Hub, Pupil, free_ports, journal_lines, stop_servers
from boardlab.lessons import checkpoint
from boardlab.lessons.build.store import find_lesson
from tests.packaging.tools import ROOT, new_venv, run, uv

pytestmark = pytest.mark.soak  # it asks two indexes for packages that nothing else needs


@pytest.fixture
def hub(wheel: Path, tmp_path: Path) -> Iterator[Hub]:
    """The hub, as its recipe says, in an environment of its own."""
    recipe = tmp_path / "recipe"
    shutil.copytree(ROOT / "hub", recipe, ignore=shutil.ignore_patterns(".venv", "node_modules", "room"))
    python = new_venv(tmp_path / "venv")
    lean = "--override", ROOT / ".ci" / "overrides.txt"
    uv("pip", "install", "--quiet", "--python", python, "--requirements", recipe / "requirements.txt", *lean, wheel)
    run("npm", "install", "--silent", "--no-audit", "--no-fund", "--no-package-lock", cwd=recipe)
    made = Hub(tmp_path / "room", free_ports(), str(python), recipe)
    made.start()
    try:
        yield made
    finally:
        made.stop()
        stop_servers(made)


def log_in_by_hand(hub: Hub, name: str) -> str:
    """Log in on the page, without a password; the page that follows."""
    opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))
    page = opener.open(f"{hub.address}/hub/login").read().decode()
    [mark] = re.findall(r'name="_xsrf" value="([^"]*)"', page) or [""]
    form = urllib.parse.urlencode({"username": name, "password": "", "_xsrf": mark}).encode()
    return str(opener.open(f"{hub.address}/hub/login?next=%2Fhub%2Fhome", form).read().decode())


async def handed_out(hub: Hub, name: str, repository: Path) -> list[str]:
    """Follow a link of nbgitpuller to a repository, as its page does; the notebooks in the pupil's folder then."""
    asked = urllib.parse.urlencode({"repo": repository.as_uri(), "branch": "main", "targetpath": "lessons"})
    request = HTTPRequest(
        f"{hub.address}/user/{name}/git-pull/api?{asked}",
        headers={"Authorization": f"token {hub.token}"},
        request_timeout=WAIT,
    )
    told = (await AsyncHTTPClient().fetch(request)).body.decode()
    assert '"phase": "finished"' in told, told
    return [each.read_text() for each in (hub.room / "pupils" / name / "lessons").glob("*.ipynb")]


async def answers(pupil: Pupil) -> int:
    """Go to the first question for a number and answer it rightly; the step it is on."""
    await pupil.open_lesson()
    steps = find_lesson(LESSON).steps
    at, asked = next(
        (at, found)
        for at, step in enumerate(steps)
        if step.about and (found := checkpoint(step.about)).kind == "number"
    )
    assert await pupil.click("go", at=at) == "done"
    assert await pupil.click("pick", key=f"answer:{asked.answer()}") == "done"
    return at


async def story(hub: Hub, repository: Path) -> list[int]:
    """Two pupils answer, the hub is restarted, and a kernel is killed; how many answers each journal holds then.

    Before that one gets the notebooks of a repository and changes one, which stays hers when she follows it again.
    """
    await hub.ready()
    assert "seven" in await asyncio.to_thread(log_in_by_hand, hub, "seven")
    pupils = [Pupil(hub, "seven"), Pupil(hub, "twelve")]
    for pupil in pupils:
        await pupil.log_in()
    assert await handed_out(hub, "seven", repository) == ["{}"]
    (hub.room / "pupils" / "seven" / "lessons" / "04_scoring.ipynb").write_text("hers")
    assert await handed_out(hub, "seven", repository) == ["hers"]
    at = [await answers(pupil) for pupil in pupils]
    assert [journal_lines(hub, pupil.name) for pupil in pupils] == [1, 1]
    hub.stop()
    hub.start()
    await hub.ready()
    assert [await pupil.open_again() for pupil in pupils] == at
    await pupils[0].kill()
    assert await pupils[0].open_lesson() == at[0]
    return [journal_lines(hub, pupil.name) for pupil in pupils]


def test_pupils_lose_nothing_when_hub_or_kernel_ends(hub: Hub, tmp_path: Path) -> None:
    repository = tmp_path / "repository"
    repository.mkdir()
    (repository / "04_scoring.ipynb").write_text("{}")
    named = "-c", "user.name=teacher", "-c", "user.email=teacher@school.example"
    for words in (["init", "--quiet", "--initial-branch=main"], ["add", "."], [*named, "commit", "--quiet", "-m", "x"]):
        run("git", "-C", repository, *words)
    assert asyncio.run(story(hub, repository)) == [1, 1]
