"""What holds for every test."""

from collections.abc import Iterator

import pytest

from boardlab import language


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    """Every test begins in English, whatever the one before it chose."""
    language("en")
    yield
    language("en")
