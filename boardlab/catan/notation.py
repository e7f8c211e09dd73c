"""Positions as text and as plain data.

A position is one line of seventeen fields, here on several::

    catan/1 almanac trade/trade/12 AAA F6,P3,P8,A2,… 3w33bl3go s14.30c6r5.9.41/… 0,0
    1.0.2.0.0/… 18.19.17.19.19 kr/-/vv k 13.1.2.2.3 0.1.0.0 A- 35.0.2 -

version; rulings by preset, with those changed; stage, phase and number of the turn; starter, active player and who
decides (``*`` for chance); terrain and number of each tile from the top (F forest, H hills, P pasture, A fields,
M mountains, D desert); the nine harbours clockwise from the north-west (l b w g o by resource, 3 for 3:1); each seat's
settlements, cities and roads by number; the robber's tile; each seat's resource cards and then the bank's (lumber,
brick, wool, grain, ore); development cards by seat, those bought this turn, the pile (k knight, r road building,
d discovery, m monopoly, v victory point); knights played; holders of longest road and largest army; dice, development
cards played and offers made this turn; what is under way. ``-`` is nothing. A last field ``puzzle`` marks a position
that no game can reach.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from boardlab.catan.board import HARBOUR_PATHS, PATHS, SITES, TILES, bits
from boardlab.catan.cards import BANK, DEVELOPMENTS, HAND, RESOURCES, counts_of, named, size
from boardlab.catan.field_readers import READ
from boardlab.catan.island import HARBOURS, TERRAINS
from boardlab.catan.options import ANSWERS, PRESETS
from boardlab.catan.position import Position, Reading, make
from boardlab.catan.reading import VERSION, changed, read
from boardlab.catan.state import NOTHING, Pending
from boardlab.catan.validation import impossible, unreachable
from boardlab.core.language import seat_letter
from boardlab.core.position import CHANCE
from boardlab.core.quoting import shown
from boardlab.core.readers import PUZZLE, possible

HEADER = f"catan/{VERSION}"
FIELDS = 17
LONGEST = 2400
"""Longer texts are refused unread; a full position needs fewer than 900 signs."""
_TERRAIN = "FHPAMD"
_HARBOUR = "lbwgo3"
CARD_LETTERS = "krdmv"


# -- writing ---------------------------------------------------------------------------------------------------------


def to_text(p: Reading) -> str:
    """One canonical line, as described at the head of this module."""
    seats = range(p.players)
    rulings = changed(p.options)
    fields = [
        HEADER,
        ":".join([str(rulings.pop("edition")), *(f"{name}={_ruling(value)}" for name, value in rulings.items())]),
        f"{p.stage}/{p.phase}/{p.turn}",
        seat_letter(p.starter) + seat_letter(p.active) + ("*" if p.decider == CHANCE else seat_letter(p.decider)),
        ",".join(_TERRAIN[kind] + (str(number) if number else "") for kind, number in p.island.tiles),
        "".join(_HARBOUR[kind] for kind in p.island.harbours),
        "/".join(_pieces(p, seat) for seat in seats),
        TILES[p.robber],
        "/".join(_counts(p.packed_hand(seat)) for seat in seats),
        _counts(p.cards >> BANK & HAND),
        "/".join(_letters(cards) for cards in p.developments),
        _letters(p.fresh),
        _counts(p.pile),
        ".".join(map(str, p.knights)),
        "".join(seat_letter(holder) if holder >= 0 else "-" for holder in (p.road_holder, p.army_holder)),
        f"{'-' if p.dice is None else '{}{}'.format(*p.dice)}.{int(p.carded)}.{p.offers}",
        _underway(p.underway),
    ]
    if isinstance(p, Position) and unreachable(p):
        fields.append(PUZZLE)
    return " ".join(fields)


def _ruling(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _pieces(p: Reading, seat: int) -> str:
    pieces = p.pieces
    parts = (("s", pieces.settlements[seat]), ("c", pieces.cities[seat]), ("r", pieces.roads[seat]))
    return "".join(sign + ".".join(map(str, bits(mine))) for sign, mine in parts if mine) or "-"


def _counts(cards: int) -> str:
    return f"?{size(cards)}" if cards >> 40 else ".".join(map(str, counts_of(cards)))


def _letters(cards: int) -> str:
    known = "".join(CARD_LETTERS[card] * count for card, count in enumerate(counts_of(cards)))
    return known + "?" * (cards >> 40) or "-"


def _underway(underway: Pending) -> str:
    if underway.last >= 0:
        return f"last:{underway.last}"
    if underway.free:
        return f"free:{underway.free}"
    if underway.victim >= 0:
        return f"victim:{seat_letter(underway.victim)}"
    if underway.discards:
        return "discards:" + "/".join(map(_counts, underway.discards))
    if underway.offer:
        offer = underway.offer
        said = ("-" if each is None else _deal(*each) if any(each) else "no" for each in offer.answers)
        return f"offer:{_deal(offer.give, offer.get)}:" + "/".join(said)
    return "-"


def _deal(give: int, get: int) -> str:
    return f"{_counts(give)}>{_counts(get)}"


def to_json(p: Reading) -> dict[str, Any]:
    """Plain data: places and cards by name. ``reading.schema()`` tells its schema."""
    pieces = p.pieces
    return {
        "game": "catan",
        "version": VERSION,
        "players": p.players,
        "rulings": changed(p.options),
        "stage": p.stage,
        "phase": p.phase,
        "turn": p.turn,
        "starter": p.starter,
        "active": p.active,
        "player": "chance" if p.decider == CHANCE else p.decider,
        "dice": None if p.dice is None else list(p.dice),
        "tiles": {
            TILES[tile]: TERRAINS[kind] + (f" {number}" if number else "")
            for tile, (kind, number) in enumerate(p.island.tiles)
        },
        "harbours": {PATHS[path]: HARBOURS[kind] for path, kind in zip(HARBOUR_PATHS, p.island.harbours, strict=True)},
        "settlements": [[SITES[site] for site in bits(mine)] for mine in pieces.settlements],
        "cities": [[SITES[site] for site in bits(mine)] for mine in pieces.cities],
        "roads": [[PATHS[path] for path in bits(mine)] for mine in pieces.roads],
        "robber": TILES[p.robber],
        "hands": [named(p.packed_hand(seat)) for seat in range(p.players)],
        "bank": named(p.cards >> BANK & HAND),
        "developments": [_names(cards) for cards in p.developments],
        "fresh": _names(p.fresh),
        "pile": _pile(p.pile),
        "knights": list(p.knights),
        "longest_road": p.road_holder if p.road_holder >= 0 else None,
        "largest_army": p.army_holder if p.army_holder >= 0 else None,
        "carded": p.carded,
        "offers": p.offers,
        "underway": _underway_json(p.underway),
    }


def _names(cards: int) -> list[str]:
    known = [DEVELOPMENTS[card] for card, count in enumerate(counts_of(cards)) for _ in range(count)]
    return known + ["?"] * (cards >> 40)


def _pile(cards: int) -> dict[str, int]:
    found = {DEVELOPMENTS[card]: count for card, count in enumerate(counts_of(cards)) if count}
    return {**found, "?": cards >> 40} if cards >> 40 else found


def _underway_json(underway: Pending) -> dict[str, Any] | None:
    if underway == NOTHING:
        return None
    if underway.last >= 0:
        return {"last": SITES[underway.last]}
    if underway.free:
        return {"free": underway.free}
    if underway.victim >= 0:
        return {"victim": underway.victim}
    if underway.discards:
        return {"discards": [named(cards) for cards in underway.discards]}
    offer = underway.offer
    assert offer is not None
    said = [None if each is None else _deal_json(*each) if any(each) else "no" for each in offer.answers]
    return {"offer": {**_deal_json(offer.give, offer.get), "answers": said}}


def _deal_json(give: int, get: int) -> dict[str, Any]:
    return {"give": named(give), "get": named(get)}


# -- reading ---------------------------------------------------------------------------------------------------------


def parse(text: str, *, allow_unreachable: bool = False) -> Position:
    """The position a line describes.

    Args:
        text: as :meth:`Position.to_text` writes it.
        allow_unreachable: also accept what no game can reach, as does a line that ends in ``puzzle``.

    Raises:
        UnreadableText: when it is no such line; the message quotes the part that is wrong.
        ImpossiblePosition: when the rules rule it out.
    """
    fields, puzzle = READ.line(text, LONGEST, (HEADER,))
    if len(fields) != FIELDS:
        READ.fail("fields", count=len(fields), right=FIELDS)
    if any("?" in field for field in fields):
        READ.fail("view")
    (
        _, rulings, when, seats, tiles, harbours, pieces, robber, hands, bank, cards, fresh, pile, knights, special,
        spent, underway,
    ) = fields  # fmt: skip
    moments = when.split("/")
    if len(moments) != 3:
        READ.fail("when", text=shown(when))
    stage, phase, turn = moments
    if len(seats) != 3 or len(special) != 2:
        READ.fail("seats", text=f"{shown(seats, 20)} {shown(special, 20)}")
    thrown, carded, offers = _parts(spent, ".", 3, "dice")
    each = [_read_pieces(part) for part in pieces.split("/")]
    doc = {
        "rulings": _read_rulings(rulings),
        "stage": stage,
        "phase": phase,
        "turn": _number(turn, "turn"),
        "starter": _seat(seats[0], seats),
        "active": _seat(seats[1], seats),
        "player": "chance" if seats[2] == "*" else _seat(seats[2], seats),
        "dice": None if thrown == "-" else [_number(sign, "dice") for sign in thrown],
        "tiles": _read_tiles(tiles),
        "harbours": _read_harbours(harbours),
        "settlements": [one["s"] for one in each],
        "cities": [one["c"] for one in each],
        "roads": [one["r"] for one in each],
        "robber": robber,
        "hands": [_read_counts(part, RESOURCES) for part in hands.split("/")],
        "bank": _read_counts(bank, RESOURCES),
        "developments": [_read_letters(part) for part in cards.split("/")],
        "fresh": _read_letters(fresh),
        "pile": _read_counts(pile, DEVELOPMENTS),
        "knights": [_number(part, "knights") for part in knights.split(".")],
        "longest_road": None if special[0] == "-" else _seat(special[0], special),
        "largest_army": None if special[1] == "-" else _seat(special[1], special),
        "carded": bool(_number(carded, "carded")),
        "offers": _number(offers, "offers"),
        "underway": _read_underway(underway),
    }
    return from_json(doc, allow_unreachable=allow_unreachable or puzzle)


def _number(text: str, field: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 7):
        READ.fail("number", text=shown(text), field=field)
    return int(text)


def _parts(text: str, separator: str, count: int, field: str) -> list[str]:
    parts = text.split(separator)
    if len(parts) != count:
        READ.fail("number", text=shown(text), field=field)
    return parts


def _seat(letter: str, text: str) -> int:
    if letter not in tuple("ABCD"):
        READ.fail("seats", text=shown(text))
    return ord(letter) - ord("A")


def _read_rulings(text: str) -> dict[str, Any]:
    edition, *rest = text.split(":")
    named: list[tuple[str, Any]] = [("edition", edition)]
    for part in rest:
        name, _, value = part.partition("=")
        known = {_ruling(answer): answer for answer in ANSWERS.get(name, ())}
        if value not in known:
            READ.fail("ruling", text=shown(part, 60))
        named.append((name, known[value]))
    if edition not in PRESETS:
        READ.fail("ruling", text=shown(edition, 60))
    return READ.once(named)


def _read_tiles(text: str) -> dict[str, str]:
    parts = text.split(",")
    if len(parts) != len(TILES):
        READ.fail("tiles", text=shown(text, 60), count=len(parts), right=len(TILES))
    found = {}
    for name, part in zip(TILES, parts, strict=True):
        if part[:1] not in _TERRAIN or not part:
            READ.fail("tiles", text=shown(part, 60), count=len(parts), right=len(TILES))
        number = f" {_number(part[1:], 'tiles')}" if part[1:] else ""
        found[name] = TERRAINS[_TERRAIN.index(part[0])] + number
    return found


def _read_harbours(text: str) -> dict[str, str]:
    if len(text) != len(HARBOUR_PATHS) or not set(text) <= set(_HARBOUR):
        READ.fail("harbours", text=shown(text))
    return {PATHS[path]: HARBOURS[_HARBOUR.index(sign)] for path, sign in zip(HARBOUR_PATHS, text, strict=True)}


def _read_pieces(text: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {"s": [], "c": [], "r": []}
    if text == "-":
        return found
    rest = text
    for sign, names in (("r", PATHS), ("c", SITES), ("s", SITES)):
        rest, _, numbers = rest.partition(sign)
        for part in numbers.split(".") if numbers else ():
            number = _number(part, "pieces")
            if number >= len(names):
                READ.fail("number", text=shown(part), field="pieces")
            found[sign].append(names[number])
    if rest:
        READ.fail("pieces", text=shown(text))
    return found


def _read_counts(text: str, kinds: Sequence[str]) -> dict[str, int]:
    return {kind: _number(part, "cards") for kind, part in zip(kinds, _parts(text, ".", 5, "cards"), strict=True)}


def _read_letters(text: str) -> list[str]:
    if text == "-":
        return []
    for sign in text:
        if sign not in CARD_LETTERS:
            READ.fail("card", text=sign, cards=", ".join(CARD_LETTERS))
    return [DEVELOPMENTS[CARD_LETTERS.index(sign)] for sign in text]


def _read_underway(text: str) -> dict[str, Any] | None:
    what, _, rest = text.partition(":")
    if what == "last":
        number = _number(rest, "last")
        if number >= len(SITES):
            READ.fail("number", text=shown(rest), field="last")
        return {"last": SITES[number]}
    if what == "free":
        return {"free": _number(rest, "free")}
    if what == "victim":
        return {"victim": _seat(rest, rest)}
    if what == "discards":
        return {"discards": [_read_counts(part, RESOURCES) for part in rest.split("/")]}
    if what == "offer" and rest.count(":") == 1:
        deal, said = rest.split(":")
        answers = [None if each == "-" else each if each == "no" else _read_deal(each) for each in said.split("/")]
        return {"offer": {**_read_deal(deal), "answers": answers}}
    if text != "-":
        READ.fail("number", text=shown(text), field="underway")
    return None


def _read_deal(text: str) -> dict[str, Any]:
    give, get = _parts(text, ">", 2, "offer")
    return {"give": _read_counts(give, RESOURCES), "get": _read_counts(get, RESOURCES)}


def from_json(doc: Mapping[str, Any], *, allow_unreachable: bool = False) -> Position:
    """The position plain data describes. What is left out is filled in sensibly.

    Only ``roads`` is needed, a list for each seat. Otherwise: the classic island, the almanac's rulings, the trade
    phase of seat 0 after a roll of 2 and 2, no buildings, empty hands, all other cards in bank and pile, the robber on
    the desert, and the special cards with whoever alone has earned them.

    Args:
        doc: as :meth:`Position.to_json` gives it; ``tiles`` may also be ``"classic"`` or ``"modern"``.
        allow_unreachable: also accept what no game can reach, for puzzles: odd islands, buildings too close together
            or without a road. Two pieces in one place, or more cards than there are, stay impossible.

    Raises:
        UnreadableText: when a field is missing, unknown or of the wrong kind.
        ImpossiblePosition: when the rules rule it out; it lists every reason.
    """
    return possible(make(**read(doc)), impossible, unreachable, allow_unreachable=allow_unreachable)
