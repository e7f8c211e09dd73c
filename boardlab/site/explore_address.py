"""What the page to explore is asked for by its address, from the first page of a language."""

from __future__ import annotations

ADDRESS = "explore/"


def to_explore(game: str) -> str:
    """A board of a game."""
    return f"{ADDRESS}#{game}"


def to_challenge(challenge: str) -> str:
    """A challenge, by its id."""
    return f"{ADDRESS}#{challenge.replace('.', '/challenge/')}"
