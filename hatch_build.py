"""What a wheel is built with: beside each TOML file its twin, which is read twenty times as fast."""

from pathlib import Path
from runpy import run_path
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface[Any]):
    """Compiles the TOML files of the package."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Enter a twin for each TOML file; an editable install reads the files themselves."""
        if version == "editable":
            return
        tool = run_path(str(Path(self.root, "boardlab", "core", "toml_files.py")))
        folder = Path(mkdtemp(prefix="boardlab-"))
        for source in sorted(Path(self.root, "boardlab").rglob("*.toml")):
            inside = source.relative_to(self.root).as_posix() + tool["TWIN"]
            twin = folder / inside.replace("/", "-")
            twin.write_bytes(tool["compiled"](source.read_bytes()))
            build_data["force_include"][str(twin)] = inside
