"""The licences of all that a site hands out: its own, and those of others' work that lies in it."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

NAME = "licences.txt"
TEXTS = Path(__file__).with_name("licences")
"""A file for each work of others: what it is and where its source lies, then its licence."""
WITHOUT_PYTHON = ("fzstd",)
"""Those that lie in a site whose pages are only read, too."""


def licences(*, python: bool) -> str:
    """The text of the file :data:`NAME` of a site.

    Args:
        python: does the site hold Python?
    """
    others = sorted(TEXTS.glob("*.txt"))
    texts = [path.read_text(encoding="utf-8") for path in others if python or path.stem in WITHOUT_PYTHON]
    return f"\n{'=' * 79}\n\n".join([f"boardlab, all else that lies here\n\n{_own()}", *texts])


def _own() -> str:
    try:
        installed = distribution("boardlab").read_text("licenses/LICENSE")
    except PackageNotFoundError:
        installed = None
    return installed or Path(__file__).parents[2].joinpath("LICENSE").read_text(encoding="utf-8")
