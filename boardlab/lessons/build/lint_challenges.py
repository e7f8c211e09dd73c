"""What is wrong with the challenges of a game: a way that does not get what it says, stars that nobody can reach."""

from __future__ import annotations

from collections.abc import Iterator

from boardlab.core.errors import PlainError
from boardlab.lessons.build.best_turn import TooMany, best_turn
from boardlab.lessons.model.challenges import Challenge, challenges, turn_of

SEARCH = "most_of_turn"
"""A function of this name among the names of a goal works out the most of a turn, where its every way is too many."""


def challenge_problems(game: str) -> Iterator[tuple[str, str]]:
    """What is wrong with the challenges of a game: which one, and what."""
    for at, each in enumerate(challenges(game), 1):
        if each.id != f"{game}.{at}":
            yield each.id, f"the numbers go up by one: this one is the {at}th."
        for says in problems_of(each):
            yield each.id, says


def problems_of(each: Challenge) -> Iterator[str]:
    """What is wrong with one challenge."""
    begins = each.count(each.position)
    if not begins < each.reach <= each.most:
        yield f"it begins at {begins}: one star from {each.reach} and three from {each.most} cannot be."
    positions = [each.position]
    try:
        for text in each.best:
            positions.append(positions[-1].play(positions[-1].read_action(text)))
    except PlainError as problem:
        yield f"its best way cannot be played: {problem}"
        return
    end, is_over = turn_of(positions)
    if not is_over or end != positions[-1]:
        yield "its best way is not one whole turn."
    elif each.count(end) != each.most:
        yield f"its best way gets {each.count(end)}, and not {each.most}."
    if (found := most_of(each)) != each.most:
        yield f"the most is {found}, and not {each.most}."


def most_of(each: Challenge) -> int | None:
    """The most that a challenge's turn can bring; None where it has too many ways."""
    search = each.names.get(SEARCH)
    if search is not None:
        return int(search(each.position))
    try:
        return best_turn(each.position, each.count, tried=each.tried).most
    except TooMany:
        return None
