"""Catan: its lessons, a folder a topic. ``sketch`` makes small positions; the places of the map are offered as well."""

from boardlab.catan.board import PATHS, SITES, TILES
from boardlab.lessons.catan.sketching import place, sketch

__all__ = ["PATHS", "SITES", "TILES", "place", "sketch"]
