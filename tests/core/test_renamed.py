"""Old names of what users import work for one version, and say what they are called now."""

import importlib

import pytest

MODULES = {
    "boardlab.lessons.showing": "boardlab.lessons.display",
    "boardlab.lessons.torres.showing": "boardlab.lessons.torres.display",
    "boardlab.live": "boardlab.notebook",
}
"""Modules of version 0.1 from which users import, and where their names are now."""
NAMES = {
    "boardlab.lessons.showing": {
        **{name: name for name in ("Attempt", "Still", "Story", "attempt", "choices", "do", "still", "story")},
        "Bill": "ReceiptTable",
        "bill": "receipt",
    },
    "boardlab.lessons.torres.showing": {
        **{name: name for name in ("attempt", "choices", "do", "still")},
        "Bill": "ReceiptTable",
        "bill": "receipt",
    },
    "boardlab.live": {name: name for name in ("Matrix", "Study", "check", "practice", "progress")},
}


OLD = [(module, *pair) for module, found in NAMES.items() for pair in found.items()]


@pytest.mark.parametrize(("module", "old", "new"), OLD)
def test_an_old_name_is_the_new_thing_and_says_so(module, old, new):
    at = importlib.import_module(module)
    with pytest.warns(DeprecationWarning, match=rf"^{module}\.{old} is .*\b{new} now; .* next version\.$") as told:
        found = getattr(at, old)
    assert found is getattr(importlib.import_module(MODULES[module]), new)
    assert [row.filename for row in told] == [__file__], "it points at who asked"


@pytest.mark.parametrize("module", NAMES)
def test_a_name_that_never_was_is_none(module):
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        importlib.import_module(module).nothing  # noqa: B018
