"""Pins are exact, hashed and name no address; nothing committed names a machine's folders or a registry's host."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from tests.packaging.tools import ROOT, tracked_files

LOCKS = ("requirements.lock", "binder/requirements.txt", "docs/requirements.lock")


def pins(name: Any) -> Any:
    """The pinned version of each project, and whether hashes follow it."""
    text = (ROOT / name).read_text().replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.lstrip().startswith("#")]
    found: dict[Any, Any] = {}
    for line in lines:
        match = re.match(r"([a-z0-9][a-z0-9._-]*)==(\S+)", line)
        assert match, f"{name}: not a pin: {line[:80]}"
        found.setdefault(match[1], {})[match[2]] = re.findall(r"--hash=sha256:([0-9a-f]{64})", line)
    return found


@pytest.mark.parametrize("name", LOCKS)
def test_no_address(name: str) -> None:
    text = (ROOT / name).read_text()
    assert "://" not in text
    assert "--index" not in text
    assert " @ " not in text


@pytest.mark.parametrize("name", LOCKS)
def test_every_pin_has_hashes(name: str) -> None:
    assert len(pins(name)) > (20 if name.startswith("docs/") else 50)
    assert not [
        f"{project}=={version}" for project, kinds in pins(name).items() for version in kinds if not kinds[version]
    ]


def test_binder_pins_are_the_locks_pins() -> None:
    lock, binder = pins(LOCKS[0]), pins(LOCKS[1])
    assert not {
        project: versions for project, versions in binder.items() if not set(versions) <= set(lock.get(project, {}))
    }


def test_the_locks_cover_what_the_package_asks_for() -> None:
    metadata = tomllib.loads((ROOT / "pyproject.toml").read_text())
    project, groups = metadata["project"], metadata["dependency-groups"]

    def names(requirements: Any) -> Any:
        return {re.match(r"[A-Za-z0-9._-]+", requirement)[0].lower().replace("_", "-") for requirement in requirements}

    runtime, dev = names(project["dependencies"]), names([*groups["dev"], *groups["site"]])
    assert runtime | dev <= set(pins(LOCKS[0]))
    assert names(groups["docs"]) <= set(pins(LOCKS[2]))
    assert runtime | {"hatchling"} <= set(pins(LOCKS[1]))


def test_the_documentation_is_built_with_the_locks_own_versions() -> None:
    lock, docs = pins(LOCKS[0]), pins(LOCKS[2])
    assert not [project for project in set(lock) & set(docs) if not set(docs[project]) <= set(lock[project])]


def test_extras_together_name_all_dependencies() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    named = [one for extra in extras.keys() - {"openspiel", "dask"} for one in extras[extra]]
    assert sorted(named) == sorted(project["dependencies"])


def test_the_front_ends_lock_names_no_address() -> None:
    path = ROOT / "widgets" / "package-lock.json"
    assert '"resolved"' not in path.read_text()
    assert "omit-lockfile-registry-resolved=true" in (ROOT / "widgets" / ".npmrc").read_text()


def joined(*parts: Any) -> str:
    """The words are put together here, so that this file does not contain what it looks for."""
    return "".join(parts)


MACHINE = "|".join([joined("/", "work"), joined("/", "root"), joined("/", "tmp/w"), joined("/", r"home/(?!jovyan)\w+")])
FOLDERS = re.compile(rf"(?<![\w.~$)}}/-])(?:{MACHINE})(?![\w-])")
HOSTS = [
    joined(*parts)
    for parts in (
        ("py", "pi.org"),
        ("python", "hosted.org"),
        ("npm", "js.org"),
        ("npm", "js.com"),
        ("yarn", "pkg.com"),
        ("deb.", "debian.org"),
        ("archive.", "ubuntu.com"),
        ("crates", ".io"),
        ("js", "delivr.net"),
        ("un", "pkg.com"),
        ("esm", ".sh"),
    )
]


def test_committed_files_name_no_machine_path_or_registry() -> None:
    found = []
    for name in tracked_files():
        content = (ROOT / name).read_bytes()
        if b"\0" in content[:4096]:
            continue
        text = content.decode("utf-8", errors="replace")
        if not (FOLDERS.search(text) or any(host in text for host in HOSTS)):
            continue
        for number, line in enumerate(text.splitlines(), 1):
            bad = FOLDERS.findall(line) + [host for host in HOSTS if host in line]
            found += [f"{name}:{number}: {word}" for word in bad]
    assert not found
