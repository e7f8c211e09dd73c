"""Small positions with cards in hand, and positions of a master game."""

from __future__ import annotations

from boardlab.torres import Options, Position, from_json


def holding(p: Position, hand: str = "", *, new: str = "", **changes: object) -> Position:
    """The same position with action cards in A's hand, and whatever else is named changed.

        >>> from boardlab.lessons.torres import sketch
        >>> holding(sketch("b2=1", A="a2"), "elevator").hands[0]
        ('elevator',)

    Args:
        p: the position, such as :func:`sketch` makes it.
        hand: names of cards, with spaces between.
        new: those bought this very turn; they are in hand too.
        changes: fields of the position as plain data, such as ``spent=4``.

    Raises:
        UnreadableText, ImpossiblePosition: saying what is wrong.
    """
    document = p.to_json()
    # Left out, the decks are filled with the cards nobody holds.
    del document["decks"]
    hands = [[*hand.split(), *new.split()], *([] for _ in range(p.players - 1))]
    document |= {"hands": hands, "fresh": new.split(), "bought": len(new.split()), **changes}
    return from_json(document, allow_unreachable=True)


def in_master_game(p: Position, card: str, edition: str = "rio_grande_2005", **rulings: object) -> Position:
    """The same position in a master game with this master card open.

        >>> from boardlab.lessons.torres import sketch
        >>> in_master_game(sketch("b2=1", A="a1"), "border").preview().total(0)
        4

    Raises:
        UnreadableText: where there is no such master card.
    """
    options = Options(edition, master_game=True, **rulings)
    document = p.to_json()
    del document["decks"], document["hands"]
    document |= {"options": {"edition": options.edition, **options.changes}, "master": card}
    return from_json(document, allow_unreachable=True)
