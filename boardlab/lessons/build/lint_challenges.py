"""What is wrong with the challenges of a game: a way that does not get what it says, stars that nobody can reach."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from boardlab.core.contract.position import CHANCE, Position
from boardlab.core.errors import PlainError
from boardlab.lessons.build.best_turn import TooMany, best_turn
from boardlab.lessons.model.challenges import Challenge, challenges

SEARCH = "amounts_of_turn", "amounts_of_turns"
"""Functions of these names among those of a goal work out the most amounts, least first, of one turn with too many
ways, and of several."""


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
    if not begins < each.reach <= each.near <= each.most:
        yield f"it begins at {begins}: stars from {each.reach}, {each.near} and {each.most} cannot be."
    try:
        positions = played(each, each.best)
    except PlainError as problem:
        yield f"its best way cannot be played: {problem}"
        return
    end, left = each.end_of(positions)
    if left or end != positions[-1]:
        yield "its best way is not as many whole turns as there are."
    elif each.count(end) != each.most:
        yield f"its best way gets {each.count(end)}, and not {each.most}."
    found = amounts_of(each)
    if not found or found[-1] != each.most:
        yield f"the most is {found[-1] if found else None}, and not {each.most}."
    elif (near := max((amount for amount in found[:-1] if amount > begins), default=each.most)) != each.near:
        yield f"two stars are for {near}, the most below {each.most} that some way brings, and not for {each.near}."


def played(each: Challenge, texts: Sequence[str]) -> list[Position]:
    """The positions of a challenge that is played so, with what others and chance do between.

    Raises:
        PlainError: where an action cannot be played.
    """
    positions, drawn = [each.position], 0
    for text in texts:
        positions.append(positions[-1].play(positions[-1].read_action(text)))
        while each.end_of(positions)[1] and positions[-1].current_player != each.seat:
            reply = each.answer(positions[-1], drawn)
            if reply is None:
                return positions
            drawn += positions[-1].current_player == CHANCE
            positions.append(positions[-1].play(reply))
    return positions


def amounts_of(each: Challenge) -> tuple[int, ...]:
    """The most amounts that a challenge can bring, least first; () where it has too many ways."""
    one, several = map(each.names.get, SEARCH)
    if each.turns == 1 and one is not None:
        return tuple(one(each.position))
    if each.turns > 1 and several is not None:
        return tuple(several(each.position, each.turns))
    try:
        return best_turn(each.position, each.count, turns=each.turns, tried=each.tried, answer=each.answer).amounts
    except TooMany:
        return ()
