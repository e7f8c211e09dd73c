"""A Creed position in words: every place, what the picture shows in one line, and all that is visible beyond it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from itertools import islice

from boardlab.core.i18n.language import Called, Phrase, Seat, Wording, seat_letter
from boardlab.core.picture.scene import Place, Spot
from boardlab.creed.actions import COMMANDER, KING, LAY_STAGE, TENTS_STAGE, TOKENS, TURN
from boardlab.creed.board import RANKS, TENTS
from boardlab.creed.options import SPECIALS
from boardlab.creed.picture.board import TOKENS_OF_FOUR, BoardSheet
from boardlab.creed.picture.context import DrawContext
from boardlab.creed.picture.ground import DISC, captions
from boardlab.creed.picture.pieces import figures
from boardlab.creed.tents import ANNOUNCED, DESTROYED, FORTIFIED, OPEN, TOKEN, UNKNOWN_TOKEN
from boardlab.creed.units import ATTACKED, HIDDEN, LETTERS, MORALE_SHIFT, NAMES, PROFILE, UNITS
from boardlab.creed.wording import WORDING

_WAYS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


# -- what is drawn beside the places ----------------------------------------------------------------------------------


def spots(ctx: DrawContext) -> tuple[Spot, ...]:
    """The signs of the lines, and the names of the ranks where they stand."""
    say, table = ctx.say, ctx.table
    found = [Spot(*line.disc, DISC, say("beside.line", line=line.name), say("beside.line_is")) for line in table.lines]
    if ctx.position.players > 2:
        found += _accounts(ctx)
    if table.layout.name != "straight":
        return tuple(found)
    return (*found, *rank_spots(table, ctx.lang))


def rank_spots(table: BoardSheet, lang: str, up: float = 0) -> Iterable[Spot]:
    """The names of the ranks along the foot of a single front, or higher where the board is shown in part."""
    for x, y, rank in captions(table):
        key = "beside.rank" if rank else "beside.camp"
        yield Spot(x, y - 5 - up, 20, WORDING.say(key, lang, rank=rank), WORDING.say(f"{key}_is", lang))


def _accounts(ctx: DrawContext) -> Iterable[Spot]:
    """The middle of four boards: the round, and what each player has, at the token and at the lines of text."""
    p = ctx.position
    rounds = ctx.say("panel.round", round=p.round)
    yield Spot(513, 513, 32, rounds, "")
    for seat, (x, y) in enumerate(ctx.table.turned(spot) for spot in TOKENS_OF_FOUR):
        counts = ctx.say("panel.counts", hand=p.hand_size(seat), dead=len(p.casualties(seat)), cubes=p.cubes(seat))
        now = f" ({flag})" if (flag := ctx.flag(seat)) else ""
        told = (f"{ctx.name_of(seat)}{now}", " ".join([*islice(_player(ctx, seat), 2), counts]))
        yield Spot(x, y, 20, *told)
        yield Spot(633 if x > 513 else 393, 345 if y < 513 else 687, 112, *told)


# -- places -----------------------------------------------------------------------------------------------------------


def places(ctx: DrawContext) -> dict[str, Place]:
    """Every cell and tent as a place, in reading order; arrows follow line and rank."""
    table, layout = ctx.table, ctx.position.layout
    found = {}
    for row in table.rows:
        for key in row:
            c, r = table.spots[key]
            neighbours = {
                way: other for way, (dc, dr) in _WAYS.items() if (other := table.key_at.get((c + dc, r + dr)))
            }
            cell = layout.cell_numbers.get(key)
            says, stands = _cell(ctx, key, cell) if cell is not None else _tent(ctx, key, layout.tent_numbers[key])
            found[key] = Place(key, says, neighbours, stands)
    return found


@lru_cache(maxsize=4096)
def _sentence(wording: Wording, lang: str, names: Called, key: str, *facts: tuple[str, object]) -> str:
    """A sentence about a place: few change from one picture to the next."""
    return wording.say(key, lang, names, **dict(facts))


def _say(ctx: DrawContext, key: str, **facts: object) -> str:
    return _sentence(ctx.wording, ctx.lang, ctx.names, key, *facts.items())


def line_words(ctx: DrawContext, half: int) -> str:
    """A line of the board by the name on its disc."""
    line = ctx.table.line_of[half]
    return _say(ctx, "says.line" if line.name.isdigit() else "says.line_front", line=line.name)


def _cell(ctx: DrawContext, key: str, cell: int) -> tuple[str, str]:
    p = ctx.position
    tile = p.units[cell]
    number = tile & PROFILE
    if not tile:
        swamp = cell in ctx.swamps
        what, stands = _say(ctx, "says.swamp" if swamp else "says.empty"), "≈" if swamp else ""
    else:
        what = _say(ctx, f"unit.{NAMES[number]}" if number else "unit.hidden")
        stands = "/".join(part or "-" for part in figures(UNITS[number - 1])) if number else ""
        if number and not UNITS[number - 1].support:
            stands = LETTERS[number] + stands
        states = []
        if tile & HIDDEN:
            stands = f"({LETTERS[number]})"
            states += [_say(ctx, "says.face_down")] if number else []
        if tile & ATTACKED:
            states.append(_say(ctx, "says.attacked"))
        if tile >> MORALE_SHIFT:
            states.append(_say(ctx, "says.morale", n=tile >> MORALE_SHIFT))
        what = ", ".join([what, *states])
    owner = Seat(p.layout.owner[cell])
    facts = {"cell": key, "player": owner, "line": line_words(ctx, cell // RANKS), "rank": cell % RANKS + 1}
    return _say(ctx, "says.cell", **facts, what=what), stands


def _tent(ctx: DrawContext, key: str, tent: int) -> tuple[str, str]:
    p, found = ctx.position, ctx.found_in(tent)
    token = found or p.camps[tent]
    kind, colour = (token & TOKEN) >> 2, token & 3
    known = not found and token & TOKEN != UNKNOWN_TOKEN and not token & OPEN
    state = "open" if token & OPEN else "destroyed" if token & DESTROYED else "standing"
    words = [_say(ctx, "says.fortified" if token & FORTIFIED and state == "standing" else f"says.{state}")]
    sign = {"open": "_", "destroyed": "x", "standing": "^"}[state] + ("#" if token & FORTIFIED else "")
    if found:
        words.append(_say(ctx, "says.found", token=_say(ctx, f"token.{TOKENS[kind]}"), colour=Seat(colour)))
    mixed = known and colour != tent // TENTS
    if known:
        name = _say(ctx, f"token.{TOKENS[kind]}")
        words.append(_say(ctx, "says.token", token=name, colour=Seat(colour)) if mixed else name)
        sign += {KING: "K", COMMANDER: "C"}.get(kind, "") + (seat_letter(colour).lower() if mixed else "")
    if token & ANNOUNCED:
        words.append(_say(ctx, "says.announced"))
    reached = [
        _say(ctx, "says.reach", line=line_words(ctx, reach.line), n=reach.depth + 1) for reach in p.layout.reaches(tent)
    ]
    facts = {"tent": key, "player": Seat(tent // TENTS), "lines": ", ".join(reached), "what": ", ".join(words)}
    return _say(ctx, "says.tent", **facts), sign


# -- in one line, and in full -----------------------------------------------------------------------------------------


def title(ctx: DrawContext) -> str:
    """What the picture shows, in one line."""
    p = ctx.position
    if p.is_over:
        if len(p.winners) in (0, p.players):
            return ctx.say("title.drawn")
        return ctx.say("title.over", players=_seats(p.winners))
    if p.stage == TURN:
        return ctx.say("title.turn", round=p.round, players=_seats(ctx.acting))
    return ctx.say("title.stage", stage=p.headline())


def _seats(seats: Iterable[int]) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat in seats)


def listed(ctx: DrawContext, numbers: Iterable[int]) -> str:
    """Units by name, those that are alike counted."""
    counts = Counter(numbers)
    names = {number: ctx.say(f"unit.{NAMES[number]}") for number in counts}
    parts = [f"{names[number]} ×{n}" if n > 1 else names[number] for number, n in counts.items()]
    return ", ".join(parts) or ctx.say("summary.nothing")


def summary(ctx: DrawContext) -> Iterable[str]:
    """Every visible fact beyond the grid, one sentence a line."""
    p = ctx.position
    yield from _stage(ctx)
    if p.players == 4:
        yield ctx.say("summary.teams", one=_seats((0, 2)), two=_seats((1, 3)))
    for seat in range(p.players):
        yield from _player(ctx, seat)
    present = sorted({tile & PROFILE for tile in p.units} - {0})
    if present:
        signs = ", ".join(f"{LETTERS[number]} {ctx.say(f'kind.{UNITS[number - 1].kind}')}" for number in present)
        yield ctx.say("summary.signs", units=signs)
    yield ctx.say("summary.signs_tent")


def _stage(ctx: DrawContext) -> Iterable[str]:
    p = ctx.position
    if p.is_over:
        drawn = len(p.winners) in (0, p.players)
        yield ctx.say("summary.drawn") if drawn else ctx.say("summary.over", players=_seats(p.winners))
    elif p.stage == TURN:
        yield ctx.say("summary.turn", round=p.round, players=_seats(ctx.acting))
    elif p.current_player is None or p.current_player < 0:
        yield ctx.say("summary.chance", stage=p.headline())
    else:
        yield ctx.say("summary.stage", stage=p.headline(), player=Seat(p.current_player))


def _player(ctx: DrawContext, seat: int) -> Iterable[str]:
    p = ctx.position
    who = Seat(seat)
    if p.stage not in (TENTS_STAGE, "first", "place"):
        coloured, white, _ = ctx.counters(seat)
        if seat in ctx.acting:
            yield ctx.say("summary.points", player=who, n=coloured + white, kept=white)
        else:
            yield ctx.say("summary.points_kept", player=who, kept=white)
    special = [NAMES.index(name) for name in p.options.nation_specials[p.nations[seat] - 1]]
    yield ctx.say("summary.special_units", player=who, units=listed(ctx, special))
    if p.stage != TENTS_STAGE:
        left = [
            Phrase(f"token.{TOKENS[kind]}") for bit, kind in ((1, KING), (2, COMMANDER)) if p.leaders_of(seat) & bit
        ]
        yield (
            ctx.say("summary.leaders", player=who, leaders=tuple(left))
            if left
            else ctx.say("summary.no_leaders", player=who)
        )
    if p.hand_piles[seat] < 0:
        yield ctx.say("summary.hand_count", player=who, n=p.hand_size(seat))
    else:
        yield ctx.say("summary.hand", player=who, units=listed(ctx, map(NAMES.index, p.hand(seat))))
    yield ctx.say("summary.dead", player=who, units=listed(ctx, map(NAMES.index, p.casualties(seat))))
    if p.pools[seat] and p.stage in (TENTS_STAGE, LAY_STAGE, "give", "return"):
        yield ctx.say("summary.pool", player=who, n=len(p.pools[seat]))
    yield ctx.say("summary.supply", player=who, cubes=p.cubes(seat), forts=p.forts[seat])
    spare = ctx.spare_tents(seat)
    if spare is not None:
        yield ctx.say("summary.spare", player=who, n=spare)
    used = list(_boxes(ctx, seat))
    if used:
        yield ctx.say("summary.boxes", player=who, boxes=", ".join(used))


def _boxes(ctx: DrawContext, seat: int) -> Iterable[str]:
    """Boxes with a cube, counted; with their prices where the ruling leaves open which of them is filled first."""
    options, taken = ctx.position.options, ctx.position.boxes[seat]
    for at, name in enumerate(SPECIALS):
        boxes = options.special_boxes[at]
        filled = [prices for box, prices in enumerate(boxes, options.first_box[at]) if taken >> box & 1]
        if options.box_order == "any":
            for prices in filled:
                price = "/".join(map(str, prices))
                yield ctx.say("summary.box", special=Phrase(f"special.{name}"), price=price)
        elif filled:
            words = ctx.say(f"special.{name}")
            yield f"{words} ×{len(filled)}" if len(filled) > 1 else words
