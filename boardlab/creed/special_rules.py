"""Why not, for the special actions; and the words every refusal of Creed shares."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from boardlab.core.language import Phrase, Seat
from boardlab.core.verdict import Breach
from boardlab.creed.actions import SPECIAL_OF, TOKENS, Action
from boardlab.creed.board import RANKS, TENTS
from boardlab.creed.camps import DESTROYED, FORTIFIED, TOKEN, UNKNOWN_TOKEN
from boardlab.creed.options import CUBES, SPECIALS
from boardlab.creed.special_menu import MOST_REINFORCED, banned, intact
from boardlab.creed.units import (
    FIGHTERS,
    HIDDEN,
    MORALE,
    NAMES,
    NORMAL_MASK,
    PROFILE,
    SPECIAL,
    STEADFAST,
    count,
    size,
    tiles,
)

if TYPE_CHECKING:
    from boardlab.creed.position import Reading

Breaches = Iterator[Breach]

# -- words in facts ----------------------------------------------------------------------------------------------------


def unit_phrase(tile: int) -> Phrase:
    """The name of a unit with its figures, as a fact of a sentence."""
    number = tile & PROFILE
    return Phrase(f"unit.{NAMES[number]}" if number else "unit.hidden")


def what(p: Reading, cell: int) -> Phrase:
    """What stands in a cell, as a fact everyone may know: a hidden unit stays one."""
    tile = p.units[cell]
    return Phrase("unit.hidden") if tile & HIDDEN else unit_phrase(tile)


def token_phrase(token: int) -> Phrase:
    """The name of a tent token, as far as it is known."""
    return Phrase("token.unknown" if token == UNKNOWN_TOKEN else f"token.{TOKENS[token >> 2]}")


def own_unit(p: Reading, seat: int, cell: int, rule: str) -> Breaches:
    """Is there a unit of the seat in this cell?"""
    name = p.layout.cell_names[cell]
    owner = p.layout.owner[cell]
    if owner != seat:
        yield Breach(rule, {"cell": name, "owner": Seat(owner)}, (name,), "owner")
    elif not p.units[cell]:
        yield Breach(rule, {"cell": name}, (name,), "none")


# -- boxes and cubes ---------------------------------------------------------------------------------------------------


def box(p: Reading, act: Action, level: int | None = None) -> Breaches:
    """Is there a cube, and a free box with this price (creed.special.seven, creed.special.boxes)?

    Args:
        p: the position.
        act: the special action.
        level: which price of its box it must be, from 0; None for any.
    """
    used = p.boxes[act.player]
    if used.bit_count() >= CUBES:
        yield Breach("creed.special.seven", {"limit": CUBES})
        return
    special = SPECIAL_OF[act.kind]
    name = Phrase(f"special.{SPECIALS[special]}")
    offers = p.options.offers(used)[special]
    if not offers:
        yield Breach("creed.special.boxes", {"special": name, "limit": len(p.options.special_boxes[special])})
        return
    prices = tuple(offer.price for offer in offers if level is None or offer.level == level)
    if act.price not in prices:
        facts = {"special": name, "prices": prices, "price": max(act.price, 0)}
        yield Breach("creed.special.boxes", facts, case="price" if prices else "level")


# -- one by one --------------------------------------------------------------------------------------------------------


def morale(p: Reading, act: Action) -> Breaches:
    """creed.special.morale and what belongs to it."""
    yield from box(p, act)
    missing = tuple(own_unit(p, act.player, act.source, "creed.special.morale"))
    yield from missing
    if missing:
        return
    name, tile = p.layout.cell_names[act.source], p.units[act.source]
    facts = {"cell": name, "unit": unit_phrase(tile)}
    if tile & PROFILE not in FIGHTERS:
        yield Breach("creed.special.morale.kinds", facts, (name,))
    if tile & MORALE:
        yield Breach("creed.special.morale.once", facts, (name,))


def reinforce(p: Reading, act: Action) -> Breaches:
    """creed.special.reinforce and what belongs to it."""
    yield from box(p, act)
    wanted, lying = tiles(act.pile), p.dead[act.player]
    if not lying & NORMAL_MASK:
        yield Breach("creed.special.reinforce", case="empty")
        return
    if not 1 <= len(wanted) <= MOST_REINFORCED:
        yield Breach("creed.special.reinforce", {"count": size(act.pile), "limit": MOST_REINFORCED}, case="number")
    for number in sorted(set(wanted)):
        facts = {"unit": unit_phrase(number), "count": count(lying, number)}
        if number in SPECIAL:
            yield Breach("creed.special.reinforce.nospecial", facts)
        elif wanted.count(number) > count(lying, number):
            yield Breach("creed.special.reinforce", facts, case="missing" if count(lying, number) else "none")


def reposition(p: Reading, act: Action) -> Breaches:
    """creed.special.reposition: a tent of the own camp must stand."""
    yield from box(p, act, 0)
    if not intact(p, act.player):
        yield Breach("creed.special.reposition", case="none")


def trade(p: Reading, act: Action) -> Breaches:
    """creed.special.reposition.ally: both allies need a tent that stands."""
    ally = p.layout.allies[act.player]
    if ally < 0:
        yield Breach("creed.special.reposition.ally", case="alone")
        return
    yield from box(p, act, 1)
    for seat in (act.player, ally):
        if not intact(p, seat):
            yield Breach("creed.special.reposition.ally", {"player": Seat(seat)}, case="none")


def appoint(p: Reading, act: Action) -> Breaches:
    """creed.special.appoint and what belongs to it."""
    yield from box(p, act)
    seat = act.player
    leaders = p.leaders_of(seat)
    if not leaders & 1:
        yield Breach("creed.special.appoint", case="king")
    if leaders & 2:
        yield Breach("creed.special.appoint", case="commander")
    name, tent = p.layout.tent_names[act.cell], p.camps[act.cell]
    token, facts = tent & TOKEN, {"tent": name}
    if act.cell // TENTS not in (seat, p.layout.allies[seat]):
        yield Breach("creed.special.appoint.where", facts, (name,), "camp")
    elif tent & DESTROYED:
        yield Breach("creed.special.appoint.tent", facts, (name,), "destroyed")
    elif token == UNKNOWN_TOKEN or token & 3 != seat:
        case = "own_camp" if act.cell // TENTS == seat else "ally_camp"
        yield Breach("creed.special.appoint.where", facts, (name,), case)
    elif token != seat and not leaders & 2:
        yield Breach("creed.special.appoint.tent", facts, (name,), "king")


def rumour(p: Reading, act: Action) -> Breaches:
    """creed.special.rumor and what belongs to it."""
    yield from box(p, act)
    names, layout = p.layout.cell_names, p.layout
    cells = [cell for cell in (act.cell, act.other) if cell >= 0]
    if len(cells) < 2 and p.options.rumor_count == "exactly_two":
        yield Breach("creed.special.rumor", case="two")
    if len(cells) == 2 and cells[0] == cells[1]:
        yield Breach("creed.special.rumor", {"cell": names[cells[0]]}, (names[cells[0]],), "same")
    elif len(cells) == 2 and cells[0] // RANKS == cells[1] // RANKS:
        facts = {"one": names[cells[0]], "two": names[cells[1]]}
        yield Breach("creed.special.rumor", facts, tuple(names[cell] for cell in cells), "line")
    for cell in dict.fromkeys(cells):
        name = names[cell]
        facts = {"cell": name}
        if layout.sides[layout.owner[cell]] == layout.sides[act.player]:
            yield Breach("creed.special.rumor", facts, (name,), "own")
        elif not p.units[cell]:
            yield Breach("creed.special.rumor", facts, (name,), "none")
        elif p.units[cell] in STEADFAST:
            yield Breach("creed.special.rumor.immune", {"cell": name, "unit": unit_phrase(p.units[cell])}, (name,))
        elif (
            p.options.rumor_scope == "facing_lines" and layout.owner[layout.across[cell // RANKS] * RANKS] != act.player
        ):
            yield Breach("creed.special.rumor", facts, (name,), "facing")


def fortify(p: Reading, act: Action) -> Breaches:
    """creed.special.fortify and what belongs to it."""
    yield from box(p, act)
    if not p.forts[act.player]:
        yield Breach("creed.special.fortify", case="tokens")
    name, tent = p.layout.tent_names[act.cell], p.camps[act.cell]
    if act.cell // TENTS != act.player:
        yield Breach("creed.special.fortify", {"tent": name}, (name,), "camp")
    elif tent & DESTROYED:
        yield Breach("creed.special.fortify", {"tent": name}, (name,), "destroyed")
    elif tent & FORTIFIED:
        yield Breach("creed.special.fortify.single", {"tent": name}, (name,))


def assassinate(p: Reading, act: Action) -> Breaches:
    """creed.special.assassinate and what belongs to it."""
    yield from box(p, act)
    if banned(p):
        yield Breach("creed.turn.first_round", {"player": Seat(p.first)})
    name, tent = p.layout.tent_names[act.cell], p.camps[act.cell]
    if p.layout.sides[act.cell // TENTS] == p.layout.sides[act.player]:
        yield Breach("creed.special.assassinate", {"tent": name}, (name,), "camp")
    elif tent & DESTROYED:
        yield Breach("creed.special.assassinate", {"tent": name}, (name,), "destroyed")
    elif tent & FORTIFIED:
        yield Breach("creed.special.fortify.safe", {"tent": name}, (name,))
