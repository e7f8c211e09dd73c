"""A whole position that looks like a view, as text: tiles and tents that are not seen elsewhere where ``?`` stands."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from boardlab.core.errors import PlainError
from boardlab.creed.actions import COMMANDER, KING
from boardlab.creed.board import CELLS, Layout
from boardlab.creed.notation import PARTS, layout_named, read_rulings
from boardlab.creed.options import Options, options_of, tiles_of
from boardlab.creed.state import State
from boardlab.creed.tents import leader_bit
from boardlab.creed.units import LETTERS, tiles
from boardlab.creed.validation import BLANKS

_TILE = re.compile(r"([~!+]*)([^~!+/])")


def viewer(view: State) -> int | None:
    """Whose view it is: the first seat whose hand lies open; None where none does. Allies may see the same."""
    return next((seat for seat, pile in enumerate(view.hand_piles) if pile >= 0), None)


def besides(view: State) -> str:
    """What everybody knows beyond the line of a view: which leaders are alive, as a set in base 16."""
    return f"{view.alive:x}"


def completion(line: str, alive: str) -> str:
    """The line of a whole position that looks like the line of a view; the line itself where it is none.

    Args:
        line: of the view.
        alive: which leaders are alive, as :func:`besides` writes it.
    """
    words = line.split()
    part = dict(zip(PARTS, words, strict=False))
    known = _layout(part)
    if len(words) != len(PARTS) or known is None or re.fullmatch(r"[0-9a-f]{1,2}", alive) is None:
        return line
    options, layout = known
    part |= _tiles(part, layout, options)
    part |= _tents(part, int(alive, 16), layout)
    return " ".join(part[name] for name in PARTS)


def _layout(part: dict[str, str]) -> tuple[Options, Layout] | None:
    """The rulings and the board of a line; None where they cannot be read."""
    try:
        rulings = read_rulings(part.get("options", ""))
        return options_of(rulings), layout_named(int(part["players"]), rulings)
    except (PlainError, ValueError):
        return None


def _tiles(part: dict[str, str], layout: Layout, options: Options) -> dict[str, str]:
    """Units and hands with tiles of the nation for those unknown."""
    units, hands = _TILE.findall(part["units"]), part["hands"].split("/")
    nations, dead = part["nations"].split(","), part["casualties"].split("/")
    if {len(hands), len(nations), len(dead)} != {layout.players} or len(units) != len(layout.owner):
        return {}
    for seat, nation in enumerate(nations):
        if nation not in {"1", "2", "3", "4"}:
            return {}
        left = Counter(LETTERS[number] for number in tiles(tiles_of(options, int(nation))))
        left -= Counter([*hands[seat], *dead[seat], *(units[cell][1] for cell in layout.cells_of[seat])])
        unused = list(left.elements())
        for cell in layout.cells_of[seat]:
            if units[cell][1] == "?" and unused:
                units[cell] = (units[cell][0], unused.pop())
        hands[seat] = _filled(hands[seat], unused)
    signs = [marks + sign for marks, sign in units]
    rows = ["".join(signs[at : at + CELLS]) for at in range(0, len(signs), CELLS)]
    return {"units": "/".join(rows), "hands": "/".join(hands)}


def _filled(text: str, unused: list[str]) -> str:
    return "".join(unused.pop() if sign == "?" and unused else sign for sign in text)


def _tents(part: dict[str, str], alive: int, layout: Layout) -> dict[str, str]:
    """Camps, tents in hand and tents given: where one is not seen, a leader that is alive, or a blank one."""
    tents, comma, given = part["tents"].partition(",")
    camps, pools = part["camps"].split("/"), tents.split("/")
    on_turn = "ABCD".find(part["seats"][1:2])
    seats = range(layout.players)
    if {len(camps), len(pools)} != {layout.players} or not 0 <= on_turn < layout.players:
        return {}
    texts = [*camps, *pools, given]
    owners = [*seats, *seats, on_turn]
    seen = Counter(token for owner, text in zip(owners, texts, strict=True) for token in _tokens(text, owner))
    for seat in seats:
        own = sorted(range(len(texts)), key=lambda at: owners[at] != seat)
        wanted = [sign for sign, token in (("k", KING), ("c", COMMANDER)) if alive & leader_bit(token << 2 | seat)]
        for sign in wanted:
            at = next((at for at in own if "?" in texts[at] and owners[at] in (seat, layout.allies[seat])), None)
            if not seen[sign, seat] and at is not None:
                texts[at] = texts[at].replace("?", sign if owners[at] == seat else sign.upper(), 1)
    blanks = [max(BLANKS - seen["b", seat], 0) for seat in seats]
    for at, owner in enumerate(owners):
        for sign, seat in (("b", owner), ("B", layout.allies[owner])):
            count = min(texts[at].count("?"), blanks[seat]) if seat >= 0 else 0
            texts[at] = texts[at].replace("?", sign, count)
            if count:
                blanks[seat] -= count
    camps, pools = texts[: layout.players], texts[layout.players : -1]
    return {"camps": "/".join(camps), "tents": "/".join(pools) + comma + texts[-1]}


def _tokens(text: str, seat: int) -> Iterator[tuple[str, int]]:
    """The tents that are seen in a text, each by its sign and its colour."""
    for sign in text:
        if sign.lower() in "bkcx":
            yield sign.lower().replace("x", "b"), seat if sign.islower() else (seat + 2) % 4
