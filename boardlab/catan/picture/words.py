"""A Catan picture in words: every place, the island as text, and every fact round the board."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache, partial

from boardlab.catan.actions import OVER
from boardlab.catan.board import (
    HARBOUR_PATHS,
    PATHS,
    SITES,
    TILES,
    TILES_OF_SITE,
    bits,
)
from boardlab.catan.cards import DEVELOPMENTS, counts_of, size
from boardlab.catan.island import GENERIC, HARBOURS, WAYS_OF, Island
from boardlab.catan.picture.context import DrawContext
from boardlab.catan.picture.map import HARBOUR_SPOTS, NEIGHBOURS, SPOTS, TILE_ROWS
from boardlab.catan.places import BRIEF, SPOT, bare_tile, cards_phrase, kind_phrase, names_of, place_names
from boardlab.catan.wording import WORDING
from boardlab.core.i18n.language import Called, Phrase, Seat, seat_letter
from boardlab.core.picture.drawing import width
from boardlab.core.picture.scene import Place, Spot

Things = tuple[tuple[str, int], ...]
"""What stands on a place: words with the seat, -1 where it is nobody's."""


@lru_cache(maxsize=4096)
def _sentence(island: Island, key: str, lang: str, names: Called, things: Things, harbour: int) -> str:
    """A place in full. Few change from one picture to the next, and all of them take longer than the drawing."""
    said = _said(things, harbour, lang, names)
    name = place_names(island, lang, SPOT)[key]
    if key not in _TILE:
        return WORDING.say("says.place", lang, names, place=name, things=said)
    number = island.chips[_TILE[key]]
    if not number:
        return WORDING.say("says.desert", lang, names, tile=name, things=said)
    return WORDING.say("says.tile", lang, names, tile=name, ways=WAYS_OF[number], things=said)


@lru_cache(maxsize=256)
def _said(things: Things, harbour: int, lang: str, names: Called) -> object:
    """What stands on a place, as a fact: on most places it is nothing, or the same."""
    parts = [Phrase(f"says.{what}", {"player": Seat(seat)}) for what, seat in things]
    if harbour >= 0:
        parts.append(Phrase("says.harbour", {"harbour": Phrase(f"harbour.{HARBOURS[harbour]}")}))
    return WORDING.as_fact(tuple(parts), lang, names)


def spots(ctx: DrawContext) -> tuple[Spot, ...]:
    """The harbours: what is printed on them, and what that is worth to whom."""
    found = []
    for (x, y), kind in zip(HARBOUR_SPOTS, ctx.position.island.harbours, strict=True):
        facts = {"harbour": Phrase(f"harbour.{HARBOURS[kind]}")}
        says = ("beside.any", {}) if kind == GENERIC else ("beside.kind", {"kind": kind_phrase(kind)})
        name = WORDING.say("says.harbour", ctx.lang, **facts)
        found.append(Spot(x, y, 26, name[:1].upper() + name[1:], WORDING.say(says[0], ctx.lang, **says[1])))
    among = frozenset(ctx.marks.among)
    if among:
        # What a question does not ask for cannot be picked, but is there.
        rest = ((key, place) for key, place in places(ctx).items() if key not in among)
        found += [
            Spot(*SPOTS[key], 34 if key in _TILE else 14, place.says, "")
            for key, place in rest
            if key in _TILE or place.stands
        ]
    return tuple(found)


_TILE = {key: tile for tile, key in enumerate(TILES)}
_EMPTY: Things = (("empty", -1),)


def places(ctx: DrawContext) -> dict[str, Place]:
    """Every tile, intersection and path, layer by layer."""
    island = ctx.position.island
    sentence = partial(_sentence, island, lang=ctx.lang, names=ctx.names)
    found = {}
    for tile, (key, things) in enumerate(_on_tiles(ctx).items()):
        stands = f"{_LETTERS[island.terrain[tile]]}{island.chips[tile] or ''}"
        says = sentence(key, things=things, harbour=-1)
        found[key] = Place(key, says, NEIGHBOURS[key], stands + "*" * (key == ctx.robber))
    for site, key in enumerate(SITES):
        building = ctx.buildings.get(key)
        things = ((building.kind, building.seat),) if building else _EMPTY
        stands = building.kind[0] + seat_letter(building.seat) if building else ""
        says = sentence(key, things=things, harbour=island.harbour_at[site])
        found[key] = Place(key, says, NEIGHBOURS[key], stands)
    for key in PATHS:
        seat = ctx.roads.get(key)
        things = (("road", seat),) if seat is not None else _EMPTY
        says = sentence(key, things=things, harbour=-1)
        found[key] = Place(key, says, NEIGHBOURS[key], "" if seat is None else "r" + seat_letter(seat))
    return found


_LETTERS = "FHPAMD"
"""Terrains as in the one line of text: forest, hills, pasture, arable fields, mountains, desert."""


def _on_tiles(ctx: DrawContext) -> dict[str, Things]:
    """The robber and the buildings round each tile."""
    found: dict[str, Things] = {key: (("robber", -1),) if key == ctx.robber else () for key in TILES}
    for site, key in enumerate(SITES):
        building = ctx.buildings.get(key)
        if building:
            for tile in TILES_OF_SITE[site]:
                found[TILES[tile]] += ((building.kind, building.seat),)
    return {key: things or (("unbuilt", -1),) for key, things in found.items()}


# -- the island as text ----------------------------------------------------------------------------------------------


def sketch(ctx: DrawContext) -> tuple[str, ...]:
    """The tiles by name, row by row, each row pushed in as on the table; a star for the robber."""
    island = ctx.position.island
    named = {
        key: WORDING.phrase(bare_tile(island, tile), ctx.lang) + (" *" if key == ctx.robber else "")
        for tile, key in enumerate(TILES)
    }
    cell = max(map(_columns, named.values())) + 2
    cell += cell % 2
    lines = []
    for row in TILE_ROWS:
        words = "".join(named[key] + " " * (cell - _columns(named[key])) for key in row)
        lines.append((" " * (cell // 2 * (5 - len(row))) + words).rstrip())
    return tuple(lines)


def _columns(words: str) -> int:
    """How many columns of a screen some words take: Hangul is two wide."""
    return sum(2 if width(sign, 1) == 1 else 1 for sign in words)


# -- round the board -------------------------------------------------------------------------------------------------


def title(ctx: DrawContext) -> str:
    """What the picture shows, in one line."""
    p = ctx.position
    player = Seat(p.active if p.decider < 0 or p.stage == OVER else p.decider)
    return f"{ctx.say('game')}: {ctx.say('summary.title', player=player, headline=p.headline())}"


def summary(ctx: DrawContext) -> Iterable[str]:
    """Every visible fact beyond the tiles, one sentence a line."""
    yield from _stage(ctx)
    yield from _seats(ctx)
    yield from _cards(ctx)
    yield from _board(ctx)


def _stage(ctx: DrawContext) -> Iterable[str]:
    p = ctx.position
    if p.is_over:
        yield ctx.say("summary.over", player=Seat(p.active), turn=p.turn)
    elif not p.turn:
        yield ctx.say("summary.founding", player=Seat(p.decider))
    else:
        yield ctx.say("summary.turn", turn=p.turn, player=Seat(p.active), stage=Phrase(f"stage.{p.stage}"))
        if p.decider not in (p.active, -1):
            yield ctx.say("summary.decides", player=Seat(p.decider))
    if p.dice:
        yield ctx.say("summary.dice", first=p.dice[0], second=p.dice[1], sum=p.rolled)
    if p.carded:
        yield ctx.say("summary.carded")
    offer = p.underway.offer
    if offer:
        facts = {"give": cards_phrase(offer.give), "get": cards_phrase(offer.get)}
        yield ctx.say("event.offered", player=Seat(p.active), **facts)
        for seat, answer in enumerate(offer.answers):
            if answer == (offer.give, offer.get):
                yield ctx.say("event.accepted", player=Seat(seat))
            elif answer and answer[0]:
                terms = {"give": cards_phrase(answer[1]), "get": cards_phrase(answer[0])}
                yield ctx.say("event.countered", player=Seat(seat), **terms)
            elif answer:
                yield ctx.say("event.declined", player=Seat(seat))


def _seats(ctx: DrawContext) -> Iterable[str]:
    p = ctx.position
    for seat in range(p.players):
        yield ctx.say(
            "summary.seat", player=Seat(seat), letter=seat_letter(seat), points=p.known_scores[seat],
            cards=p.hand_sizes[seat], developments=size(p.developments[seat]), knights=p.knights[seat],
            road=p.pieces.lengths[seat],
        )  # fmt: skip
    if p.road_holder >= 0:
        yield ctx.say("summary.road", player=Seat(p.road_holder))
    if p.army_holder >= 0:
        yield ctx.say("summary.army", player=Seat(p.army_holder))


def shown_hand(ctx: DrawContext) -> int | None:
    """The seat whose hand may be named in this picture, if any."""
    p = ctx.position
    seat = ctx.viewer
    if seat is None:
        seat = p.active if p.decider < 0 or p.is_over else p.decider
    return seat if 0 <= seat < p.players and p.hands[seat] is not None else None


def developments(cards: int) -> tuple[Phrase, ...]:
    """Development cards by name; those of unknown kind as hidden."""
    found = [
        Phrase("summary.card", {"card": Phrase(f"card.{DEVELOPMENTS[card]}"), "count": count})
        for card, count in enumerate(counts_of(cards))
        if count
    ]
    if cards >> 40:
        found.append(Phrase("summary.card", {"card": Phrase("card.hidden"), "count": cards >> 40}))
    return tuple(found)


def _cards(ctx: DrawContext) -> Iterable[str]:
    p = ctx.position
    seat = shown_hand(ctx)
    if seat is not None:
        yield ctx.say("summary.hand", player=Seat(seat), cards=cards_phrase(p.packed_hand(seat)))
        if p.developments[seat]:
            yield ctx.say("summary.developments", player=Seat(seat), cards=developments(p.developments[seat]))
            if p.fresh and seat == p.active:
                yield ctx.say("summary.fresh", cards=developments(p.fresh))
    yield ctx.say("summary.bank", cards=cards_phrase(_bank(ctx)), n=p.pile_size)


def _bank(ctx: DrawContext) -> int:
    return sum(count << 8 * kind for kind, count in enumerate(ctx.position.bank))


def _board(ctx: DrawContext) -> Iterable[str]:
    p = ctx.position
    island = p.island
    coast = [PATHS[path] for path in HARBOUR_PATHS]
    names = names_of((*TILES, *ctx.buildings, *ctx.roads, *coast), island, ctx.lang, BRIEF)
    if ctx.robber:
        yield ctx.say("summary.robber", tile=names[ctx.robber])
    for seat in range(p.players):
        for key, keys, mine in (
            ("settlements", SITES, p.pieces.settlements[seat]),
            ("cities", SITES, p.pieces.cities[seat]),
            ("roads", PATHS, p.pieces.roads[seat]),
        ):
            if mine:
                places = tuple([names[keys[at]] for at in bits(mine)])
                yield ctx.say(f"summary.{key}", player=Seat(seat), places=places)
    harbours = tuple(
        Phrase(
            "summary.harbour_at",
            {"harbour": Phrase(f"harbour.{HARBOURS[kind]}"), "place": names[key]},
        )
        for key, kind in zip(coast, island.harbours, strict=True)
    )
    yield ctx.say("summary.harbours", places=harbours)
