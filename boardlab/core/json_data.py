"""Plain data, as JSON and TOML hold it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Json = dict[str, Any]
"""An object of JSON or a table of TOML as Python reads it: texts, numbers, lists and such dictionaries by name."""
Table = Mapping[str, Any]
"""The same, only to be read."""
