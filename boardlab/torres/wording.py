"""The words and the rulebook of Torres, read when first asked for."""

from __future__ import annotations

from boardlab.core.i18n.language import Wording

WORDING = Wording("boardlab.torres")
