"""What the topic "Special actions" asks of the action board."""

from __future__ import annotations

from random import Random

from boardlab.creed import Position
from boardlab.creed.options import CUBES, SPECIALS, USUAL
from boardlab.creed.tents import FORTIFIED
from boardlab.creed.units import tiles
from boardlab.lessons.creed import fields
from boardlab.lessons.creed.sketching import sketch
from boardlab.lessons.display import do

BOXES = {name: USUAL.first_box[at] for at, name in enumerate(SPECIALS)}
"""The first box of each special action, counted through the whole action board."""


def price(p: Position, special: str) -> int:
    """What a special action costs the seat to move now, at least."""
    return min(offer.price for offer in p.options.offers(p.boxes[p.on_turn])[SPECIALS.index(special)])


def first_price(p: Position, special: str) -> int:
    """What it costs in its first box, at least."""
    return min(p.options.boxes(special)[0])


def brought_back(p: Position) -> int:
    """How many units a reinforcement brings back at most."""
    reinforcing = (act for act in p.legal_actions() if act.to_text().startswith("reinforce"))
    return max((len(tiles(act.pile)) for act in reinforcing), default=0)


def what_falls(p: Position, siege: str) -> str:
    """What a siege of B takes from A: a fortress ``token``, the ``king``, a blank ``tent``, or nothing: ``refused``."""
    if not p.judge(siege):
        return "refused"
    end = do(p, siege)
    walls = [sum(tent & FORTIFIED > 0 for tent in each.camp(0)) for each in (p, end)]
    return "token" if walls[1] < walls[0] else "king" if end.alive != p.alive else "tent"


def leaders_to_find(p: Position, action: str) -> int:
    """How many leaders of A are alive once something is done."""
    return sum(token in ("king", "commander") for token in _tokens(do(p, action), 0))


def _tokens(p: Position, seat: int) -> list[str]:
    """What lies under the tents of a camp."""
    return [tent.split()[0] for tent in p.to_json()["camps"][seat]]


# -- practice -------------------------------------------------------------------------------------------------------


def random_board(rng: Random) -> Position:
    """An action board with some cubes on it, boxes filled from the left."""
    used: list[int] = []
    for at, name in enumerate(SPECIALS):
        boxes = len(USUAL.boxes(name))
        used += [USUAL.first_box[at] + box for box in range(rng.randint(0, boxes))]
    rng.shuffle(used)
    kept = sorted(used[: rng.randint(1, CUBES - 1)])
    firsts = set(USUAL.first_box)
    return sketch(
        "A11=spearman B11=shield_4",
        boxes={"A": [box for box in kept if box in firsts or box - 1 in kept] or [BOXES["rumour"]]},
    )


def priced(p: Position) -> tuple[str, ...]:
    """The special actions with one price, of which a box is free."""
    free = [name for at, name in enumerate(SPECIALS) if p.options.offers(p.boxes[0])[at]]
    return tuple(name for name in free if all(len(box) == 1 for box in p.options.boxes(name)))
