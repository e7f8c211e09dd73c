"""What a wheel is built with: beside each TOML file its twin, which is read twenty times as fast, the tutorials with
nothing run but their first screen, and a README whose links work wherever it is shown.
"""

import json
import re
from pathlib import Path
from runpy import run_path
from tempfile import mkdtemp
from typing import Any
from warnings import warn

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

BINDER = re.compile(r"https://mybinder\.org/v2/gh/[\w.-]+/[\w.-]+/")

LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!\w+:|#)([^)\s]+)\)")

LANGUAGES = ("en", "ko")


def first_screen(notebook: str) -> str:
    """A notebook with the stored picture of the first cell that has one, and of no other: those make up most of it."""
    read = json.loads(notebook)
    shown = [cell for cell in read["cells"] if cell.get("outputs")]
    for cell in shown[1:]:
        cell["outputs"], cell["execution_count"] = [], None
    return json.dumps(read, ensure_ascii=False, indent=1) + "\n"


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
    """Compiles the TOML files of the package, and strips its tutorials."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Enter a twin for each TOML file, and each tutorial; an editable install reads the files themselves."""
        if version == "editable":
            return
        folder = Path(mkdtemp(prefix="boardlab-"))
        for lang in LANGUAGES:
            for source in sorted(Path(self.root, "notebooks", lang).glob("*/*.ipynb")):
                inside = source.relative_to(Path(self.root, "notebooks")).as_posix()
                stripped = folder / inside.replace("/", "-")
                stripped.write_text(first_screen(source.read_text(encoding="utf-8")), encoding="utf-8")
                build_data["force_include"][str(stripped)] = f"boardlab/tutorials/{inside}"
        tool = run_path(str(Path(self.root, "boardlab", "core", "toml_files.py")))
        for source in sorted(Path(self.root, "boardlab").rglob("*.toml")):
            inside = source.relative_to(self.root).as_posix() + tool["TWIN"]
            twin = folder / inside.replace("/", "-")
            twin.write_bytes(tool["compiled"](source.read_bytes()))
            build_data["force_include"][str(twin)] = inside


class CustomMetadataHook(MetadataHookInterface):
    """Gives the package its README."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Enter README.md, each of its links into this folder made a link into the repository."""
        readme = Path(self.root, "README.md").read_text(encoding="utf-8")
        text = in_repository(readme, metadata.get("urls", {}).get("Source", ""))
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
