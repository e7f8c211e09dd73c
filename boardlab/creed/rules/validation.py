"""What the rules rule out in a position, and what no game can reach."""

from __future__ import annotations

from collections.abc import Iterator

from boardlab.core.contract.verdict import Breach
from boardlab.core.i18n.language import Phrase, Seat
from boardlab.creed.actions import (
    COMMANDER,
    FIRST_STAGE,
    GIVE_STAGE,
    LAY_STAGE,
    OVER,
    PLACE_STAGE,
    RETURN_STAGE,
    TENTS_STAGE,
    TOKENS,
    TURN,
)
from boardlab.creed.board import RANKS, is_land
from boardlab.creed.options import CUBES, FORTRESSES, MOST_KEPT, TURN_AP, tiles_of
from boardlab.creed.rules.camps import open_tents
from boardlab.creed.rules.opening import placing_order, quota
from boardlab.creed.state import State
from boardlab.creed.tents import ANNOUNCED, DESTROYED, FORTIFIED, OPEN, TOKEN
from boardlab.creed.units import ATTACKED, HIDDEN, MORALE, NAMES, PROFILE, PROFILES, count

Breaches = Iterator[Breach]
BLANKS = 10


def impossible(p: State) -> tuple[Breach, ...]:
    """What the rules rule out whatever happened before; empty when nothing does."""
    return (*_units(p), *_piles(p), *_tents(p), *_stages(p))


def unreachable(p: State) -> tuple[Breach, ...]:
    """What no game can reach, though one may look at it: tiles and tokens that are missing, numbers no turn gives."""
    return (*_missing(p), *_points(p), *_placed(p))


def _units(p: State) -> Breaches:
    land, names = is_land(p.layout, p.options.swamp_cells), p.layout.cell_names
    for cell, tile in enumerate(p.units):
        if not tile:
            continue
        name = names[cell]
        if not land[cell]:
            yield Breach("creed.board.swamp", {"cell": name}, (name,))
        if tile & HIDDEN and cell % RANKS != RANKS - 1:
            yield Breach("creed.hidden.reveal", {"cell": name, "rank": cell % RANKS + 1}, (name,), "rank")
        if tile & (ATTACKED | MORALE) and p.stage in (TENTS_STAGE, FIRST_STAGE, PLACE_STAGE):
            yield Breach("creed.attack.once", {"cell": name}, (name,), "setup")
        elif tile & (ATTACKED | MORALE) and p.layout.sides[p.layout.owner[cell]] != p.side:
            yield Breach("creed.turn.carry", {"player": Seat(p.layout.owner[cell])}, (name,), "waiting")


def _piles(p: State) -> Breaches:
    for seat, nation in enumerate(p.nations):
        whole = tiles_of(p.options, nation)
        standing = [p.units[cell] & PROFILE for cell in p.layout.cells_of[seat]]
        for number in PROFILES:
            here = count(p.hand_piles[seat], number) + count(p.dead[seat], number) + standing.count(number)
            if here > count(whole, number):
                facts = {"player": Seat(seat), "unit": Phrase(f"unit.{NAMES[number]}")}
                limit = count(whole, number)
                yield Breach("creed.setup.nation", {**facts, "count": here, "limit": limit}, case="tiles")


def _tents(p: State) -> Breaches:
    lying = [tent & TOKEN for tent in p.camps if not tent & OPEN]
    tokens = [*lying, *b"".join(p.pools), *p.given]
    for seat in range(p.players):
        blanks = tokens.count(seat)
        if blanks > BLANKS:
            facts = {"player": Seat(seat), "count": blanks, "limit": BLANKS}
            yield Breach("creed.comp.tents", facts, case="blanks")
        for leader in (1, 2):
            if tokens.count(leader << 2 | seat) > 1:
                token = Phrase(f"token.{TOKENS[leader]}")
                yield Breach("creed.comp.tents", {"player": Seat(seat), "token": token}, case="twice")
        owners = {seat, p.layout.allies[seat]}
        for colour in sorted({tent & 3 for tent in p.camp(seat) if not tent & OPEN} - owners):
            yield Breach("creed.comp.tents", {"player": Seat(seat), "colour": Seat(colour)}, case="camp")
    for at, tent in enumerate(p.camps):
        name = p.layout.tent_names[at]
        if tent & DESTROYED and tent & FORTIFIED:
            yield Breach("creed.special.fortify.single", {"tent": name}, (name,), "ruin")
        if tent & ANNOUNCED and (tent & TOKEN) >> 2 != COMMANDER:
            yield Breach("creed.special.appoint.tent", {"tent": name}, (name,), "marked")
        if tent & DESTROYED and tent & TOKEN > 3:
            yield Breach("creed.comp.tents", case="alive")
    for seat in range(p.players):
        used = p.boxes[seat].bit_count()
        if used > CUBES:
            yield Breach("creed.comp.cubes", {"player": Seat(seat), "count": used, "limit": CUBES}, case="count")
        forts = sum(tent & FORTIFIED > 0 for tent in p.camp(seat))
        if forts + p.forts[seat] > FORTRESSES:
            held = {"player": Seat(seat), "count": forts + p.forts[seat], "limit": FORTRESSES}
            yield Breach("creed.comp.fortress", held, case="count")


IN_TURN = (TURN, GIVE_STAGE, RETURN_STAGE, LAY_STAGE)


def _stages(p: State) -> Breaches:
    """The stage fits what is there: tents in hand, leaders, the starting player."""
    sides = {
        side: any(p.leaders_of(seat) for seat in range(p.players) if p.layout.sides[seat] == side) for side in (0, 1)
    }
    if p.stage == OVER and all(sides.values()) and p.options.max_rounds is None:
        yield Breach("creed.end.win", case="alive")
    if p.stage != OVER and not all(sides.values()):
        yield Breach("creed.end.win", case="dead")
    if p.first < 0 and p.stage not in (TENTS_STAGE, FIRST_STAGE):
        yield Breach("creed.setup.first4", case="chance")
    if p.first >= 0 and p.stage == FIRST_STAGE:
        yield Breach("creed.setup.first4", {"player": Seat(p.first)}, case="known")
    trading = p.stage in (GIVE_STAGE, RETURN_STAGE)
    pair = {p.on_turn, p.layout.allies[p.on_turn]} if trading else set()
    for seat in range(p.players):
        held, gaps = len(p.pools[seat]), open_tents(p, seat)
        if seat in pair:
            # On the way from one ally to the other tents are in no pool; both together hold as many as are missing.
            held = sum(len(p.pools[each]) for each in pair) + len(p.given)
            gaps = sum(open_tents(p, each) for each in pair)
        wrong = held != gaps or (held and p.stage not in (TENTS_STAGE, LAY_STAGE, GIVE_STAGE, RETURN_STAGE))
        if wrong or (p.given and not trading):
            yield Breach("creed.comp.tents", {"player": Seat(seat), "count": held, "open": gaps}, case="pool")
    busy = any(p.pools)
    if p.stage in (TENTS_STAGE, LAY_STAGE) and not busy:
        yield Breach("creed.setup.tents", case="done")
    if p.stage in IN_TURN[1:]:
        for seat in range(p.players):
            if p.pools[seat] and seat not in (p.on_turn, p.layout.allies[p.on_turn]):
                facts = {"player": Seat(seat), "mover": Seat(p.on_turn)}
                yield Breach("creed.special.reposition", facts, case="stranger")
    if trading and p.layout.players == 2:
        yield Breach("creed.special.reposition.ally", case="alone")
    elif trading and not busy:
        yield Breach("creed.special.reposition.ally", case="not_now")
    elif trading:
        ally = p.layout.allies[p.on_turn]
        given, back = len(p.given), open_tents(p, ally) - len(p.pools[ally])
        may = back == 0 and p.pools[p.on_turn] and given < len(p.pools[ally])
        if not (may if p.stage == GIVE_STAGE else 0 <= back < given <= open_tents(p, ally)):
            between = {"player": Seat(p.on_turn), "ally": Seat(ally), "given": given}
            yield Breach("creed.special.reposition.ally", between, case="given")
    if p.stage in IN_TURN and p.ended >> p.on_turn & 1:
        yield Breach("creed.turn.team", {"ally": Seat(p.on_turn)}, case="ally_ended")


def _missing(p: State) -> Breaches:
    for seat, nation in enumerate(p.nations):
        whole = tiles_of(p.options, nation)
        standing = [p.units[cell] & PROFILE for cell in p.layout.cells_of[seat]]
        for number in PROFILES:
            here = count(p.hand_piles[seat], number) + count(p.dead[seat], number) + standing.count(number)
            if here < count(whole, number):
                facts = {"player": Seat(seat), "unit": Phrase(f"unit.{NAMES[number]}")}
                limit = count(whole, number)
                yield Breach("creed.setup.nation", {**facts, "count": here, "limit": limit}, case="tiles")


def _points(p: State) -> Breaches:
    most = TURN_AP + MOST_KEPT
    in_turn = p.stage in (*IN_TURN, OVER)
    for seat, ap in enumerate(p.ap):
        kept = p.kept[seat]
        if kept > MOST_KEPT:
            yield Breach("creed.turn.carry", {"player": Seat(seat), "count": kept, "limit": MOST_KEPT}, case="kept")
        if ap > most:
            yield Breach("creed.comp.counters", {"player": Seat(seat), "ap": ap, "limit": most}, case="count")
        elif not in_turn or p.layout.sides[seat] != p.side or p.ended >> seat & 1:
            if ap:
                yield Breach("creed.turn.carry", {"player": Seat(seat)}, case="waiting")
        elif ap > TURN_AP + kept:
            facts = {"player": Seat(seat), "ap": ap, "start": TURN_AP + kept}
            yield Breach("creed.turn.carry", facts, case="more")


def _placed(p: State) -> Breaches:
    """In the set-up, those who have placed their units have placed as many as they should."""
    if p.stage not in (TENTS_STAGE, FIRST_STAGE, PLACE_STAGE):
        return
    order = placing_order(p.layout, p.first, p.options) if p.first >= 0 else ()
    for seat in range(p.players):
        done = p.placed(seat)
        right = quota(p.layout, p.first, seat) if p.first >= 0 else 0
        if p.stage != PLACE_STAGE or order.index(seat) > order.index(p.on_turn):
            right = 0
        elif seat == p.on_turn and done < right:
            continue
        if done != right:
            yield Breach("creed.setup.first4", {"player": Seat(seat), "count": done, "right": right}, case="count")
