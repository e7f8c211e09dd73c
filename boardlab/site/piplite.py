"""What JupyterLite's kernel asks to install packages: here it asks nothing of any other host.

This lies beside the package in its wheel for the browser, as the module ``piplite``.
"""

from __future__ import annotations

from collections.abc import Iterable

from boardlab.core.i18n.language import SHARED
from boardlab.core.packages import there


async def install(requirements: str | Iterable[str], **_: object) -> None:
    """Say which of some packages are not here and cannot be; that they are asked for is no mistake of the cell."""
    asked = [requirements] if isinstance(requirements, str) else [*requirements]
    missing = [name for name in asked if not there(name.replace("-", "_"))]
    if missing:
        print(SHARED.say("package.closed", packages=" ".join(missing)))  # noqa: T201


async def get_transformed_code(argv: list[str]) -> str:
    """What a line of a cell such as ``%pip install numpy`` becomes; JupyterLite asks ``piplite.cli`` for it."""
    asked = [word for word in argv[1:] if not word.startswith("-")] if argv[:1] == ["install"] else []
    return f"import piplite\nawait piplite.install({asked!r})"
