"""Packages that boardlab can do without until they are used: what is missing is then named in one sentence."""

from __future__ import annotations

import sys
from importlib.util import find_spec

from boardlab.core.errors import MissingPackage
from boardlab.core.i18n.language import SHARED


def there(*packages: str) -> bool:
    """Are all these packages installed? None of them is loaded."""
    return not _missing(packages)


def needed(what: str, *packages: str) -> None:
    """Make sure that some packages are installed before they are used.

    Args:
        what: the sentence that says what they are needed for, as a key of the shared words: ``package.charts``.
        packages: their names.

    Raises:
        MissingPackage: saying what they are for, and what to install.
    """
    if missing := _missing(packages):
        raise MissingPackage(SHARED.say(what, packages=" ".join(missing)))


def _missing(packages: tuple[str, ...]) -> list[str]:
    return [name for name in packages if not _found(name)]


def _found(name: str) -> bool:
    # None stands there where somebody has switched a package off.
    return sys.modules[name] is not None if name in sys.modules else find_spec(name) is not None
