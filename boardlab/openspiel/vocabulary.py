"""The words of all actions of a game, numbered: what OpenSpiel calls its distinct actions.

An action is written as text, ``build g6 from 3``, and chosen word by word. Words that cannot be otherwise are not
asked for: where only one stack can build on g6, ``build``, ``g6`` is all. So no menu is longer than the vocabulary, and
a word means the same wherever it stands. :data:`DONE` ends an action where another one goes on: ``move c3 c4``, and
then ``move c3 c4 d4``.

A vocabulary is the names of all places of the board, in reading order, after the words below.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from boardlab.core.contract.position import Action, View

DONE = "."
"""The word that ends an action which could go on."""
_NUMBERS = tuple(map(str, range(25)))
_SEATS = ("A", "B", "C", "D")
_KINDS = ("lumber", "brick", "wool", "grain", "ore")
_TENTS = ("king", "commander", "blank")
_WORDS = {
    "torres": (
        *("found", "knight", "king", "stay", "move", "build", "from", "add", "leaving", "point", "buy", "keep"),
        *("top", "bottom", "split", "play", "end", "hurdle", "magnet", "six_ap", "seven_ap", "two_up", "diagonal"),
        *("elevator", "move_block", "block_under", "extra_block"),
    ),
    "catan": (
        *("settlement", "road", "city", "roll", "robber", "from", "discard", "trade", "for", "offer", "counter"),
        *("accept", "decline", "confirm", "withdraw", "buy", "play", "knight", "monopoly", "discovery"),
        *("road_building", "end", *_KINDS, *_SEATS),
    ),
    "creed": (
        *("lay", "place", "hidden", "start", "deploy", "move", "attack", "siege", "recall", "reveal", "morale", "end"),
        *("assassinate", "rumour", "fortify", "reinforce", "reposition", "appoint", "for", "ally", "give", "trade"),
        *("enough", ",", *_TENTS, *(f"{tent}:{seat}" for tent in _TENTS for seat in _SEATS)),
        *("archer", "assassin", "ballista", "shield_4", "shield_5", "spearman", "cavalry_3", "cavalry_4"),
        *("armoured_cavalry", "infantry_1", "infantry_2", "heavy_infantry", "obstacle_1", "obstacle_2"),
        *("siege_engine", *_SEATS),
    ),
}
"""The words of each game's actions that name no place."""
GAMES = tuple(_WORDS)


def vocabulary(start: View) -> tuple[str, ...]:
    """All words of a game, by number.

    Args:
        start: a position on the board that is played on.
    """
    return tuple(dict.fromkeys((DONE, *_WORDS[start.game], *_NUMBERS, *start.place_names)))


@lru_cache(maxsize=200_000)
def words_of(action: Action) -> tuple[str, ...]:
    """An action, word by word, with :data:`DONE` at its end."""
    return (*action.to_text().replace(", ", " , ").split(), DONE)
