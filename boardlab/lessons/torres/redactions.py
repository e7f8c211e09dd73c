"""Pictures that keep something to themselves, for questions that a usual picture would answer."""

from __future__ import annotations

import re
from dataclasses import replace

from boardlab.core.i18n.language import LANGUAGES
from boardlab.core.picture.scene import Scene
from boardlab.torres import Position


def without_areas(drawn: Scene) -> Scene:
    """The picture without the tags that name area and height of each castle, in the words as well."""
    places = {
        key: replace(place, says=re.sub(_castle_of(drawn.lang), "", place.says)) for key, place in drawn.places.items()
    }
    listed = re.compile(_pattern("summary.castle", drawn.lang))
    summary = tuple(line for line in drawn.summary if not listed.fullmatch(line))
    return replace(drawn.without("bl-tag"), places=places, summary=summary)


def _castle_of(lang: str) -> str:
    """What a cell says about its castle, as a pattern: the end of the wordings ``says.tower`` and its royal twin."""
    ends = []
    for key in ("says.tower", "says.tower_king_castle"):
        template = Position.wording.template(key, lang if lang in LANGUAGES else "en")
        # In English and Korean the tower comes first, up to the second comma.
        parts = template.split(",", 2)
        ends.append(_fitting("," + parts[2] if len(parts) > 2 else template))
    return f"(?:{'|'.join(ends)})$"


def _pattern(key: str, lang: str) -> str:
    return _fitting(Position.wording.template(key, lang if lang in LANGUAGES else "en"))


def _fitting(template: str) -> str:
    """A template as a pattern that fits it however it is filled."""
    return "".join(r"\w+" if part.startswith("{") else re.escape(part) for part in re.split(r"(\{[^}]*\})", template))
