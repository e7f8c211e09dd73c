"""How the values of a position of Catan are written and read, as plain data and in a line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from boardlab.catan.actions import THROWS
from boardlab.catan.board import PATHS, SITE_AT, SITES, TILE_AT, TILES, bits
from boardlab.catan.cards import (
    DEVELOPMENTS,
    HIDDEN,
    ONE,
    RESOURCES,
    UNKNOWN,
    bundle,
    counts_of,
    named,
    size,
)
from boardlab.catan.pieces import Pieces
from boardlab.catan.state import NOTHING, Pending, offered
from boardlab.catan.wording import WORDING
from boardlab.core.contract.position import CHANCE
from boardlab.core.contract.verdict import Breach, ImpossiblePosition, UnreadableText
from boardlab.core.i18n.language import seat_letter
from boardlab.core.json_data import Json
from boardlab.core.text.codecs import Codec, Codecs, Schema, line_only, list_of, maybe, object_of
from boardlab.core.text.quoting import shown

MOST = 99
"""No count in a position is larger, turns excepted."""
PLAYERS = (3, 4)
"""So many may play."""
READ = Codecs(WORDING, MOST, PLAYERS)
CHANCE_NAME, CHANCE_SIGN = "chance", "*"
CARD_LETTERS = "krdmv"
_COUNT, _PIPS = READ.between(0, MOST), READ.between(1, 6)
_SPOT = r"-?[0-3],-?[0-3]"
SITE = {"type": "string", "pattern": rf"^{_SPOT}\|{_SPOT}\|{_SPOT}$"}
PATH = {"type": "string", "pattern": rf"^{_SPOT}\|{_SPOT}$"}


def _parts(text: str, separator: str, count: int, field: str) -> list[str]:
    parts = text.split(separator)
    if len(parts) != count:
        READ.fail("number", text=shown(text), field=field)
    return parts


# -- pieces ------------------------------------------------------------------------------------------------------------


def _place(at: Mapping[str, int], what: str) -> Callable[[str, object], int]:
    """Reads a place by its name; ``what`` refuses others."""

    def read_place(name: str, value: object) -> int:
        if not isinstance(value, str) or value not in at:
            READ.fail(what, text=shown(value))
        return at[value]

    return read_place


read_tile = _place(TILE_AT, "tile")
"""Takes the name of a field and that of a tile, gives its number."""


def places(at: Mapping[str, int], what: str, schema: Schema, players: int = 0) -> Codec:
    """A list of names for each seat, as sets; ``what`` refuses a name that is none of a place."""
    return READ.sets_by_seat(Codec(_place(at, what), schema), tuple(at), players)


_PIECES = (("s", "settlements", SITES), ("c", "cities", SITES), ("r", "roads", PATHS))
"""The pieces of a seat in a line: their sign, the field that has them, and the names of their places."""


def _pieces_text(pieces: Pieces) -> str:
    found = []
    for mine in zip(pieces.settlements, pieces.cities, pieces.roads, strict=True):
        signed = [sign + ".".join(map(str, bits(each))) for sign, each in zip("scr", mine, strict=True) if each]
        found.append("".join(signed) or "-")
    return "/".join(found)


def _parse_pieces(_: str, word: str) -> dict[str, list[list[str]]]:
    seats = word.split("/")
    found: dict[str, list[list[str]]] = {field: [[] for _ in seats] for _, field, _ in _PIECES}
    for seat, text in enumerate(seats):
        rest = "" if text == "-" else text
        for sign, field, names in reversed(_PIECES):
            rest, _, numbers = rest.partition(sign)
            for part in numbers.split(".") if numbers else ():
                number = READ.digits("pieces", part)
                if number >= len(names):
                    READ.fail("number", text=shown(part), field="pieces")
                found[field][seat].append(names[number])
        if rest:
            READ.fail("pieces", text=shown(text))
    return found


PIECES = line_only(_pieces_text, _parse_pieces)
"""All pieces in one word, for which plain data has a field for each kind."""


# -- cards -------------------------------------------------------------------------------------------------------------


def _counts_text(cards: int) -> str:
    return f"?{size(cards)}" if cards >> 40 else ".".join(map(str, counts_of(cards)))


def cards(kinds: tuple[str, ...], *, view: bool = False) -> Codec:
    """Counts by name: ``{"lumber": 2}``; in a view perhaps ``{"?": 2}``."""

    def read_cards(name: str, value: object) -> int:
        if not isinstance(value, Mapping):
            READ.fail("kind", field=name, text=shown(value))
        counts = [0] * 6
        for kind, count in value.items():
            if kind not in kinds and not (view and kind == UNKNOWN):
                READ.fail("card", text=shown(kind), cards=", ".join(kinds))
            at = kinds.index(kind) if kind in kinds else -1
            counts[at] = _COUNT.read(f"{name} {kind}", count)
        return bundle(counts)

    def parse_counts(name: str, word: str) -> dict[str, int]:
        if word[:1] == UNKNOWN:
            return {UNKNOWN: READ.digits("cards", word[1:])}
        numbers = _parts(word, ".", len(kinds), "cards")
        return {kind: READ.digits("cards", part) for kind, part in zip(kinds, numbers, strict=True)}

    return Codec(
        read_cards,
        object_of(dict.fromkeys(kinds, _COUNT.schema)),
        plain=named if kinds == RESOURCES else _developments_by_name,
        text=_counts_text,
        parse=parse_counts,
    )


def _developments_by_name(cards: int) -> dict[str, int]:
    found = {DEVELOPMENTS[card]: count for card, count in enumerate(counts_of(cards)) if count}
    return {**found, UNKNOWN: cards >> 40} if cards >> 40 else found


def development_list(*, view: bool = False) -> Codec:
    """Development cards one by one, as a bundle."""

    def read_list(name: str, value: object) -> int:
        cards = 0
        for card in READ.items(name, value):
            if view and card == UNKNOWN:
                cards += HIDDEN
            elif card not in DEVELOPMENTS:
                READ.fail("card", text=shown(card), cards=", ".join(DEVELOPMENTS))
            else:
                cards += ONE[DEVELOPMENTS.index(card)]
        return cards

    def plain(cards: int) -> list[str]:
        known = [DEVELOPMENTS[card] for card, count in enumerate(counts_of(cards)) for _ in range(count)]
        return known + [UNKNOWN] * (cards >> 40)

    def text(cards: int) -> str:
        if not cards:
            return "-"
        known = "".join([CARD_LETTERS[card] * count for card, count in enumerate(counts_of(cards))])
        return known + UNKNOWN * (cards >> 40)

    parse = READ.initials(CARD_LETTERS, DEVELOPMENTS, "card", cards=", ".join(CARD_LETTERS))
    return Codec(read_list, list_of({"enum": list(DEVELOPMENTS)}), plain=plain, text=text, parse=parse)


RESOURCE_CARDS = cards(RESOURCES)


# -- dice, robber, who decides -----------------------------------------------------------------------------------------


def _dice(name: str, value: object) -> int:
    if value is None:
        return -1
    dice = READ.items(name, value)
    if len(dice) != 2:
        READ.fail("kind", field=name, text=shown(value))
    first, second = (int(_PIPS.read(name, each)) for each in dice)
    return 6 * (first - 1) + second - 1


def _robber(name: str, value: object) -> int:
    if isinstance(value, list | tuple):
        raise ImpossiblePosition((Breach("catan.components.robber", {"count": len(value)}, case="two"),), WORDING)
    if not isinstance(value, str) or value not in TILE_AT:
        raise UnreadableText(WORDING.refusal(Breach("catan.robber.land_only", {"text": shown(value)})))
    return TILE_AT[value]


DICE = Codec(
    _dice,
    {"anyOf": [{"type": "null"}, list_of(_PIPS.schema, 2, 2)]},
    plain=lambda throw: None if throw < 0 else list(THROWS[throw].dice),
    text=lambda throw: "-" if throw < 0 else "{}{}".format(*THROWS[throw].dice),
    parse=lambda name, word: None if word == "-" else [READ.digits("dice", sign) for sign in word],
)
ROBBER = Codec(_robber, {"enum": list(TILES)}, plain=TILES.__getitem__, text=TILES.__getitem__)


def seat_or_chance(seat: Codec) -> Codec:
    """A seat, or chance: ``"chance"`` as plain data, ``*`` in a line."""
    return Codec(
        seat.read,
        {"anyOf": [seat.schema, {"const": CHANCE_NAME}]},
        plain=lambda decider: CHANCE_NAME if decider == CHANCE else decider,
        text=lambda decider: CHANCE_SIGN if decider == CHANCE else seat_letter(decider),
        parse=lambda name, sign: CHANCE_NAME if sign == CHANCE_SIGN else seat.parse(name, sign),
    )


# -- what is under way -------------------------------------------------------------------------------------------------


def _site() -> Codec:
    def parse(name: str, word: str) -> str:
        number = READ.digits(name, word)
        if number >= len(SITES):
            READ.fail("number", text=shown(word), field=name)
        return SITES[number]

    return Codec(_place(SITE_AT, "site"), SITE, plain=SITES.__getitem__, parse=parse)


def _deal(more: str = "") -> Codec:
    """What the active player gives and gets: ``1.0.0.0.0>0.0.1.0.0``; ``more`` is another key of the plain data."""
    keys = {"give", "get"} | ({more} if more else set())

    def read_deal(name: str, value: object) -> tuple[int, int]:
        if not isinstance(value, Mapping) or set(value) != keys:
            READ.fail("kind", field=name, text=shown(value))
        return RESOURCE_CARDS(name, value["give"]), RESOURCE_CARDS(name, value["get"])

    def parse_deal(name: str, word: str) -> Json:
        give, get = _parts(word, ">", 2, "offer")
        return {"give": RESOURCE_CARDS.parse(name, give), "get": RESOURCE_CARDS.parse(name, get)}

    schema = object_of({"give": RESOURCE_CARDS.schema, "get": RESOURCE_CARDS.schema}, required=["give", "get"])
    return Codec(
        read_deal,
        schema,
        plain=lambda deal: {"give": named(deal[0]), "get": named(deal[1])},
        text=lambda deal: f"{_counts_text(deal[0])}>{_counts_text(deal[1])}",
        parse=parse_deal,
    )


def _offer(players: int) -> Codec:
    """A deal and the answers to it, by seat: another deal, a no, or none yet."""
    deal, offer = _deal(), _deal("answers")
    answer = maybe(
        Codec(
            lambda name, value: (0, 0) if value == "no" else deal.read(name, value),
            deal.schema,
            plain=lambda said: deal.plain(said) if any(said) else "no",
            text=lambda said: deal.text(said) if any(said) else "no",
            parse=lambda name, word: word if word == "no" else deal.parse(name, word),
        )
    )
    answer.schema = {"anyOf": [{"enum": [None, "no"]}, deal.schema]}
    answers = READ.per_seat(players, answer)

    def read_offer(name: str, value: Any) -> Pending:
        give, get = offer.read(name, value)
        return offered(give, get, answers.read(name, value["answers"]))

    def parse_offer(name: str, word: str) -> Json:
        given, _, said = word.partition(":")
        return {**deal.parse(name, given), "answers": answers.parse(name, said)}

    properties = {**deal.schema["properties"], "answers": answers.schema}
    return Codec(
        read_offer,
        object_of(properties, required=["give", "get", "answers"]),
        plain=lambda made: {**deal.plain((made.give, made.get)), "answers": answers.plain(made.answers)},
        text=lambda made: f"{deal.text((made.give, made.get))}:{answers.text(made.answers)}",
        parse=parse_offer,
    )


PARTS = ("last", "free", "victim", "discards", "offer")
"""What may be under way, one at a time."""


def part_of(underway: Pending) -> str:
    """Which of the parts is under way; "" for none."""
    return next((name for name in PARTS if getattr(underway, name) != getattr(NOTHING, name)), "")


def what_is_underway(players: int, laid: Codec) -> Codec:
    """What a stage within a phase needs to know, one of its parts at a time: ``last:12``."""
    codecs: dict[str, Codec] = {
        "last": _site(),
        "free": READ.between(1, 2),
        "victim": READ.seat(players),
        "discards": READ.per_seat(players, laid),
        "offer": _offer(players),
    }

    def read_underway(name: str, value: object) -> Pending:
        if not isinstance(value, Mapping) or len(value) != 1 or next(iter(value)) not in codecs:
            READ.fail("kind", field=name, text=shown(value))
        what, part = next(iter(value.items()))
        found = codecs[what](what, part)
        return found if isinstance(found, Pending) else NOTHING._replace(**{what: found})

    def plain(underway: Pending) -> Json:
        part = part_of(underway)
        return {part: codecs[part].plain(getattr(underway, part))}

    def text(underway: Pending) -> str:
        part = part_of(underway)
        return f"{part}:{codecs[part].text(getattr(underway, part))}"

    def parse(name: str, word: str) -> Json:
        what, _, rest = word.partition(":")
        if what not in codecs:
            READ.fail("number", text=shown(word), field=name)
        return {what: codecs[what].parse(what, rest)}

    parts = object_of({name: codec.schema for name, codec in codecs.items()}, minProperties=1, maxProperties=1)
    found = maybe(Codec(read_underway, parts, plain=plain, text=text, parse=parse), NOTHING)
    found.schema = {"anyOf": [{"type": "null"}, parts]}
    return found
