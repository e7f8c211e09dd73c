"""Pictures that keep something to themselves, for questions that a usual picture would answer."""

from __future__ import annotations

from dataclasses import replace
from string import Formatter

from boardlab.core.i18n.language import LANGUAGES
from boardlab.core.i18n.templates import fields
from boardlab.core.picture.scene import Scene
from boardlab.torres import Position

AREAS = {"area", "height"}
"""The facts of a castle that are kept back, as wordings call them."""


def without_areas(drawn: Scene) -> Scene:
    """The picture without the tags that name area and height of each castle, in the words as well."""
    lang = drawn.lang if drawn.lang in LANGUAGES else "en"
    clauses = Position.wording.template("says.tower", lang).split(", ")
    last = sum(not AREAS.isdisjoint(fields(clause)) for clause in clauses)
    listed = [part for part, *_ in Formatter().parse(Position.wording.template("summary.castle", lang))]
    places = {
        # A tower's level stands first; what is said of its castle comes last, however else the sentence goes.
        key: replace(place, says=place.says.rsplit(", ", last)[0]) if place.stands[:1].isdigit() else place
        for key, place in drawn.places.items()
    }
    summary = tuple(line for line in drawn.summary if not all(part in line for part in listed))
    return replace(drawn.without("bl-tag"), places=places, summary=summary)
