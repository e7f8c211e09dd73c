"""What a wheel is built with: its TOML files compiled into one, which is read twenty times as fast; what it takes to
make the tutorials with the picture of their first screen; and a README whose links work wherever it is shown.
"""

import atexit
import os
import re
import subprocess
import sys
from pathlib import Path
from runpy import run_path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any
from warnings import warn

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

BINDER = re.compile(r"https://mybinder\.org/v2/gh/[\w.-]+/[\w.-]+/")

LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!\w+:|#)([^)\s]+)\)")

LANGUAGES = ("en", "ko")

AS_WRITTEN = re.compile(r"scaffold/templates/|.*/course\.toml")
"""The TOML files that an installed package has as they are written: those that are copied, or added to."""


def in_repository(readme: str, source: str) -> str:
    """A README whose links lead into a repository, from wherever it is read; so does Binder, which opens it.

    Args:
        readme: with links that lead from file to file.
        source: the address of the repository, as ``project.urls`` names it; "" where it names none. Binder opens those
            of GitHub; else its lines are left out, with a warning.
    """
    hosted = re.fullmatch(r"https://github\.com/([\w.-]+/[\w.-]+?)(?:\.git)?/?", source)
    if hosted:
        readme = BINDER.sub(f"https://mybinder.org/v2/gh/{hosted[1]}/", readme)
    else:
        warn("project.urls names no Source on GitHub, so the README is without its links to Binder.", stacklevel=2)
        readme = "".join(line for line in readme.splitlines(keepends=True) if not BINDER.search(line))

    def whole(found: re.Match[str]) -> str:
        image, text, path = found.groups()
        return f"{image}[{text}]({source.rstrip('/')}/{'raw' if image else 'blob'}/main/{path})"

    return LINK.sub(whole, readme) if source else readme


class CustomBuildHook(BuildHookInterface[Any]):
    """Compiles the TOML files of the package, and condenses its tutorials."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Enter what was made; an editable install reads the files themselves."""
        if version == "editable":
            return
        folder = Path(mkdtemp(prefix="boardlab-"))
        # The builder reads from there after this, and may fail before it asks hooks to clean up.
        atexit.register(rmtree, folder, ignore_errors=True)
        tool = run_path(str(Path(self.root, "boardlab", "core", "i18n", "toml_pack.py")))
        held = tool["all_files"](Path(self.root, "boardlab"))
        tables = folder / tool["PACK"]
        tables.write_bytes(tool["packed"]({path: held[path] for path in held if not AS_WRITTEN.match(path)}, LANGUAGES))
        build_data["force_include"][str(tables)] = f"boardlab/{tables.name}"
        screens = folder / "first_screens.json"
        # In a process of its own, since it imports the package, which may be installed here in another version.
        command = [sys.executable, "-B", "-m", "boardlab.tutorials.pack", "notebooks", str(screens)]
        subprocess.run(command, cwd=self.root, env={**os.environ, "PYTHONPATH": self.root}, check=True)
        build_data["force_include"][str(screens)] = f"boardlab/tutorials/{screens.name}"


class CustomMetadataHook(MetadataHookInterface):
    """Gives the package its README."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Enter README.md, each of its links into this folder made a link into the repository."""
        readme = Path(self.root, "README.md").read_text(encoding="utf-8")
        text = in_repository(readme, metadata.get("urls", {}).get("Source", ""))
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
