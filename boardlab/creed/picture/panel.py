"""Beside the board of a still picture: who moves, action points, action boards, hands, casualties, supplies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from boardlab.core.i18n.language import seat_letter
from boardlab.core.picture.drawing import TOKENS, clip, fit, group, path, shift, text, width
from boardlab.core.picture.scene import Shape
from boardlab.core.picture.svg import number
from boardlab.creed.options import SPECIALS
from boardlab.creed.picture.board import TOKENS_OF_FOUR
from boardlab.creed.picture.context import DrawContext
from boardlab.creed.picture.icons import ICONS
from boardlab.creed.picture.pieces import figures, unit
from boardlab.creed.units import HIDDEN, NAMES, UNITS, tiles

CARD, CARD_HIGH = 304, 234
BOARDS = 312
_SIZE, _FAR, _PHONE = 15, 17, 29
"""Letters beside the board, in the middle of four boards, which are shown smaller, and there on a phone."""
_BOLD = 1.16
"""How much wider bold words are."""


def panel(ctx: DrawContext) -> tuple[Shape, ...]:
    """Everything beside the board."""
    name, view = ctx.table.layout.name, ctx.table.view
    if name == "crossing":
        return (*centre(ctx), *_four(ctx))
    if view == "upright":
        return tuple(_column(ctx, 404 if name == "straight" else 650))
    if name == "twin":
        return (*_across(ctx, 27, 652), *_heads(ctx, (292, 734), 312, 360))
    return (*_across(ctx, 44, 446), *_heads(ctx, (46, 994), 40, 410))


def _heads(ctx: DrawContext, edges: tuple[int, int], y: int, counters_y: int) -> Iterable[Shape]:
    room = min(300, (edges[1] - edges[0]) // 2 - 6)
    yield from head(ctx, 0, edges[0], y, room)
    yield from head(ctx, 1, edges[1], y, room, right=True)
    yield _round(ctx, (edges[0] + edges[1]) // 2, y + 6 if y < 100 else y + 110)
    short, scale = (True, 0.62) if y > 100 else (False, 1)
    yield from counters(ctx, 0, edges[0], counters_y, short=short, scale=scale)
    yield from counters(ctx, 1, edges[1], counters_y, right=True, short=short, scale=scale)


def _round(ctx: DrawContext, x: int, y: int) -> Shape:
    p = ctx.position
    started = p.stage not in ("tents", "first", "place")
    words = ctx.say("panel.round", round=p.round) if started else ctx.say(f"headline.{p.stage}", round=p.round)
    return fit(x, y, words, 330, "bl-mut bl-centred", _SIZE)


def _across(ctx: DrawContext, x: int, y: int) -> Iterable[Shape]:
    yield from card(ctx, 0, x, y)
    yield from boards(ctx, x + CARD + 16, y, (0, 1), BOARDS)
    yield from card(ctx, 1, x + CARD + BOARDS + 32, y)


def _column(ctx: DrawContext, x: int) -> Iterable[Shape]:
    for seat, top in ((1, 44), (0, 686)):
        yield from head(ctx, seat, x, top + 18, CARD)
        yield from counters(ctx, seat, x, top + 58, short=True, scale=0.8)
        yield from card(ctx, seat, x, top + 76)
    yield _round(ctx, x + CARD // 2, 380)
    yield from boards(ctx, x - 4, 402, (0, 1), BOARDS)


# -- one player -------------------------------------------------------------------------------------------------------


def sign(seat: int, x: float, y: float, scale: float = 1.3, *, now: bool = False) -> Shape:
    """A player's token."""
    outer, inner, foot = TOKENS[seat]
    parts = (path("", outer), path("", inner), Shape("text", {"y": foot}, seat_letter(seat)))
    return group(*parts, kind=f"bl-f0 bl-p{seat + 1}{' bl-next' if now else ''}", style=shift(x, y, scale))


def head(ctx: DrawContext, seat: int, x: int, y: int, room: int, *, right: bool = False) -> Iterable[Shape]:
    """Token, name, special units, leaders still in camp, and whether it is this player's turn."""
    way = -1 if right else 1
    now = seat in ctx.acting
    yield sign(seat, x + way * 16, y, now=now)
    flag = ctx.flag(seat)
    wide = width(flag, 14) + 20 if flag else 0
    name = clip(ctx.name_of(seat), (room - 60 - wide) / _BOLD, 20)
    end = " bl-end" if right else ""
    yield text(x + way * 42, y - 2, name, f"bl-h1{end}")
    if flag:
        left = x + way * (42 + width(name, 20) * _BOLD + 10) - (wide if right else 0)
        yield from _flag(flag, left, y - 19, wide, "bl-pit", 14)
    words = _specials(ctx, seat)
    yield fit(x + way * 42, y + 18, words, room - 110, f"bl-mut{end}", _SIZE)
    at = x + way * (42 + min(width(words, _SIZE), room - 110) + 16)
    yield from _leaders(ctx, seat, at, y + 13, way)


def _flag(words: str, left: float, top: int, wide: float, kind: str, size: float) -> Iterable[Shape]:
    """What is to be known of a player, on a pill beside the name."""
    pill = {"x": number(left), "y": str(top), "width": number(wide), "height": "22", "rx": "11"}
    yield Shape("rect", {"class": "bl-pill", **pill})
    yield fit(left + wide / 2, top + 16, words, wide - 12, kind, size)


def _specials(ctx: DrawContext, seat: int) -> str:
    """The kinds of special units of a player's nation."""
    p = ctx.position
    kinds = dict.fromkeys(UNITS[NAMES.index(unit) - 1].kind for unit in p.options.nation_specials[p.nations[seat] - 1])
    return ", ".join(ctx.say(f"kind.{kind}") for kind in kinds)


def _leaders(ctx: DrawContext, seat: int, x: float, y: float, way: int, scale: float = 0.6) -> Iterable[Shape]:
    """The leaders a player still has in a camp: all know that."""
    left = [name for bit, name in ((1, "king"), (2, "commander")) if ctx.position.leaders_of(seat) & bit]
    if left:
        yield icons([(name, way * 33.0 * at, 0.0) for at, name in enumerate(left)], x, y, scale)


def counters(
    ctx: DrawContext,
    seat: int,
    x: float,
    y: float,
    *,
    right: bool = False,
    short: bool = False,
    scale: float = 1,
    size: float = _SIZE,
) -> Iterable[Shape]:
    """Action counters: coloured ones, then the white ones that were kept, then small ones for those that are used."""
    coloured, white, used = ctx.counters(seat)
    way = -1 if right else 1
    end = " bl-end" if right else ""
    now = seat in ctx.acting
    yield text(x, y + 8, str(coloured + white), f"bl-ap{end}")
    caption = ctx.say("panel.ap" if now else "panel.kept")
    larger = " bl-four" if size == _FAR else ""
    figure = 20 if coloured + white < 10 else 34
    yield text(x + way * figure, y + 7, caption, f"bl-mut{larger}{end}")
    begin = x + way * (figure + width(caption, size) + 18 * scale)
    rows: list[Shape] = []
    at = 0
    kinds = ("bl-n3", "bl-n2", "bl-n1"), ("bl-n3", "bl-n4", "bl-n5")
    for count, strokes in zip((coloured, white), kinds, strict=True):
        if count:
            # One dotted stroke for all discs: each dot is a disc.
            dots = f"M{at} 0h{way * _DISC * (count - 1)}.1"
            rows += [path(kind, dots) for kind in strokes]
            at += way * _DISC * count
    if used and now:
        rows.append(path("bl-n6", f"M{at} 0h{way * _USED * (used - 1)}.1"))
        at += way * _USED * used
    if rows:
        yield group(*rows, kind=f"bl-p{seat + 1}", style=shift(begin, y, scale))
    if used and now and not short:
        yield text(begin + at + way * 2, y + 5, ctx.say("panel.used", n=used), f"bl-mut{end}")


_DISC, _USED = 21, 14
"""How far apart the counters are, as in the style rules."""


def card(ctx: DrawContext, seat: int, x: int, y: int) -> Iterable[Shape]:
    """Hand, casualties, fortresses and spare tents of one player."""
    p = ctx.position
    yield _frame(x, y, CARD)
    yield text(x + 16, y + 25, ctx.say("panel.hand"), "bl-h2")
    inner = CARD - 32
    if p.hand_piles[seat] >= 0:
        held = tiles(p.hand_piles[seat])
        yield text(x + CARD - 16, y + 25, str(len(held)), "bl-mut bl-end")
        if len(held) <= _ROW:
            yield from _tiles(seat, held, x + 16, y + 62, inner)
        else:
            yield from fallen(held, x + 28, y + 54, inner)
    else:
        many = p.hand_size(seat)
        yield text(x + CARD - 16, y + 25, ctx.say("panel.hand_hidden", n=many), "bl-mut bl-end")
        for at in range(min(many, _ROW)):
            back = unit(seat, HIDDEN, style=shift(x + 36 + 24 * at, y + 62, 0.66))
            # Only the last back is seen whole: the letter of the others would lie under it.
            yield back if at == min(many, _ROW) - 1 else Shape("g", back.attrs, "", back.children[:3])
    yield from _casualties(ctx, seat, x, y, CARD, x + 28, inner)
    yield from _supplies(ctx, seat, x, y, CARD, (125, 120), len(p.pools[seat]))


def _casualties(ctx: DrawContext, seat: int, x: int, y: int, wide: int, left: int, room: int) -> Iterable[Shape]:
    """The casualties of a player, between two lines across the card."""
    dead = tiles(ctx.position.dead[seat])
    yield path("bl-hr", f"M{x + 16} {y + 114}h{wide - 32}m0 82h-{wide - 32}")
    yield text(x + 16, y + 133, ctx.say("panel.casualties"), "bl-h2")
    yield text(x + wide - 16, y + 133, str(len(dead)), "bl-mut bl-end")
    yield from fallen(dead, left, y + 154, room)


def _supplies(
    ctx: DrawContext, seat: int, x: int, y: int, wide: int, rooms: tuple[int, int], pool: int = 0
) -> Iterable[Shape]:
    """Fortresses and tents beside the board: those still to be laid, or else the spare ones."""
    yield path("bl-sg", "M0 0" + ICONS["fortify"].solid, style=shift(x + 26, y + 214, 0.7))
    yield fit(x + 42, y + 219, ctx.say("panel.forts", n=ctx.position.forts[seat]), rooms[0], "", _SIZE)
    spare = ctx.spare_tents(seat)
    if pool or spare is not None:
        words = ctx.say("panel.pool", n=pool) if pool else ctx.say("panel.spare", n=spare)
        yield fit(x + wide - 16, y + 219, words, rooms[1], "bl-end", _SIZE)


def _frame(x: int, y: int, wide: int, high: int = CARD_HIGH) -> Shape:
    box = {"x": str(x), "y": str(y), "width": str(wide), "height": str(high), "rx": "10"}
    return Shape("rect", {"class": "bl-pan", **box})


def _tiles(seat: int, held: tuple[int, ...], x: float, y: float, room: float) -> Iterable[Shape]:
    """The tiles of a small hand in a row."""
    for at, tile in enumerate(held):
        yield unit(seat, tile, style=shift(x + room / _ROW * (at + 0.5), y, 0.64))


_ROW = 7
"""Tiles of a hand that fit a row; of a larger one there are bare pictograms."""


def fallen(dead: tuple[int, ...], x: float, y: float, room: float) -> Iterable[Shape]:
    """Units as bare pictograms with their figures, those alike counted: casualties are out, so they get no tile."""
    counts = Counter(dead)
    step = min(40.0, room / max(len(counts), 1))
    spots = [(UNITS[unit].kind, step * at / 0.75, 0.0) for at, unit in enumerate(number - 1 for number in counts)]
    yield icons(spots, x, y, 0.75)
    small = {"style": "font-size:11.5px"} if step < 36 else {}
    words = []
    for at, (profile, many) in enumerate(counts.items()):
        attack, defence = figures(UNITS[profile - 1])
        left = number(x + step * at)
        strength = f"{attack or '–'}/{defence}"
        size = 11.5 if small else 14.0
        # Bold figures are squeezed rather than let into those beside them.
        tight = {"textLength": number(step - 4), "lengthAdjust": "spacingAndGlyphs"}
        tight = tight if width(strength, size) * _BOLD > step - 4 else {}
        words.append(Shape("text", {"x": left, "y": number(y + 26), **tight}, strength))
        if many > 1:
            words.append(Shape("text", {"x": left, "y": number(y + 39)}, f"×{many}"))
    if words:
        yield Shape("g", {"class": "bl-px", **small}, "", tuple(words))


def icons(spots: Iterable[tuple[str, float, float]], x: float, y: float, scale: float) -> Shape:
    """Bare pictograms in ink, each at its place; those of a kind of line share a path."""
    layers: dict[str, str] = {}
    for name, left, top in spots:
        light = "bl-sk" if name in ("armoured_cavalry", "assassin") else "bl-st"
        for kind, data in zip(("bl-sg", "bl-ss", light), ICONS[name], strict=True):
            if data:
                layers[kind] = layers.get(kind, "") + f"M{number(left)} {number(top)}{data}"
    return group(*(path(kind, data) for kind, data in layers.items()), style=shift(x, y, scale))


# -- the action boards ------------------------------------------------------------------------------------------------

_CUBES = ("m0-9l8 4.5v9l-8 4.5-8-4.5v-9z", "m0 0l8-4.5v9l-8 4.5z")
"""A cube round its middle: all of it, and its right side."""
_SMALL = ("m0-6l5 3v6l-5 3-5-3v-6z", "m0 0l5-3v6l-5 3z")
_PITCH = 27.5


def boards(ctx: DrawContext, x: int, y: int, seats: tuple[int, ...], wide: int) -> Iterable[Shape]:
    """All action boards in one list: the boxes of each player beside the name of the action."""
    p = ctx.position
    yield _frame(x, y, wide)
    pair = len(seats) == 2
    words_x = x + 100 if pair else x + 42
    if pair:
        yield fit(x + wide / 2, y + 25, ctx.say("panel.boards"), 92, "bl-h2 bl-centred", _SIZE)
    else:
        yield text(x + 16, y + 25, ctx.say("panel.boards"), "bl-h2")
    signs = [
        (name if name != "appoint" else "commander", 0.0, _PITCH * row / 0.66) for row, name in enumerate(SPECIALS)
    ]
    yield icons(signs, words_x, y + 50, 0.66)
    for row, name in enumerate(SPECIALS):
        middle = y + 50 + _PITCH * row
        room = wide - 190 if pair else 128
        yield fit(words_x + 18, middle + 5, ctx.say(f"panel.{name}"), room - 26, "", _SIZE)
    for at, seat in enumerate(seats):
        left = (x + 14, x + wide - 14 - 58)[at] if pair else x + wide - 14 - 76 * (len(seats) - at) + 14
        yield from _boxes(ctx, seat, left, y)
        cubes = p.cubes(seat)
        if pair:
            way = (1, -1)[at]
            start = x + 20 if at == 0 else x + wide - 20
            yield sign(seat, start, y + 20, 0.8)
            spots = [f"M{number(start + way * (17 + 8.8 * step))} {y + 20}" for step in range(cubes)]
            if spots:
                yield group(*_cubes(spots, _SMALL), kind=f"bl-p{seat + 1}")
        else:
            yield sign(seat, left + 28, y + 20, 0.85)


def _cubes(spots: list[str], shape: tuple[str, str]) -> Iterable[Shape]:
    for kind, data in zip(("bl-q1", "bl-q2"), shape, strict=True):
        yield path(kind, "".join(spot + data for spot in spots))


def _boxes(ctx: DrawContext, seat: int, left: float, y: float) -> Iterable[Shape]:
    """The boxes of one player: free ones with their price, the others with a cube."""
    p = ctx.position
    room = 58
    frames, spots, prices = "", [], []
    for row, boxes in enumerate(p.options.special_boxes):
        middle = y + 50 + _PITCH * row
        wide = min(26.0, room / max(len(boxes), 1) - 3)
        for at, price in enumerate(boxes):
            x = left + (wide + 4) * at + 13
            if p.boxes[seat] >> p.options.first_box[row] + at & 1:
                spots.append(f"M{number(x)} {number(middle)}")
            else:
                prices.append((x, middle + 5, "/".join(map(str, price))))
                frames += f"M{number(x - wide / 2)} {number(middle - 11.5)}h{number(wide)}v23h-{number(wide)}z"
    if frames:
        yield path("bl-bx", frames)
    single = [price for price in prices if len(price[2]) == 1]
    if single:
        # One text with a place for each figure.
        spread = {"x": " ".join(number(x) for x, _, _ in single), "y": " ".join(number(y) for _, y, _ in single)}
        yield Shape("text", {"class": "bl-px", **spread}, "".join(words for _, _, words in single))
    for x, foot, words in prices:
        if len(words) > 1:
            yield fit(x, foot - 0.5, words, 23, "bl-px", 14)
    if spots:
        yield group(*_cubes(spots, _CUBES), kind=f"bl-p{seat + 1}")


# -- four players -----------------------------------------------------------------------------------------------------


def centre(ctx: DrawContext) -> Iterable[Shape]:
    """The free middle of four boards: the teams as a cross, and what everybody has; on phones in fewer words."""
    p, turned = ctx.position, ctx.table.turned
    corners = [turned(spot) for spot in TOKENS_OF_FOUR]
    one, two = (f"M{number(a[0])} {number(a[1])}L{number(b[0])} {number(b[1])}" for a, b in
                ((corners[1], corners[3]), (corners[0], corners[2])))  # fmt: skip
    yield path("bl-tm", one)
    yield path("bl-tm1", one)
    yield path("bl-tm0", two)
    yield path("bl-tm", two)
    signs = (sign(seat, x, y, 1.9, now=seat in ctx.acting) for seat, (x, y) in enumerate(corners))
    yield group(*signs, kind="bl-mid")
    yield Shape("circle", {"class": "bl-rd", "cx": "513", "cy": "513", "r": "32"})
    word = fit(513, 508, ctx.say("panel.round_word"), 54, "bl-mut bl-four bl-centred", _FAR)
    wide, narrow = (
        [word, text(513, 530, str(p.round), "bl-h1 bl-centred")],
        [text(513, 525, str(p.round), "bl-centred")],
    )
    for seat, (cx, cy) in enumerate(corners):
        right, upper = cx > 513, cy < 513
        wide += _seat(ctx, seat, 738 if right else 288, 308 if upper else 650, right=right)
        narrow += _seat_on_phone(ctx, seat, 734 if right else 292, 322 if upper else 660, right=right)
    yield group(*wide, kind="bl-wide")
    yield group(*narrow, kind="bl-phone")


def _seat_on_phone(ctx: DrawContext, seat: int, x: int, y: int, *, right: bool) -> Iterable[Shape]:
    """What is read of a player where a board of four is as wide as a phone: action points, hand, leaders."""
    coloured, white, _ = ctx.counters(seat)
    way, end = (-1, "bl-end") if right else (1, "")
    caption = ctx.say("panel.ap" if seat in ctx.acting else "panel.kept")
    yield fit(x, y, f"{coloured + white} {caption}", 206, end, _PHONE)
    yield fit(x, y + 38, ctx.say("panel.in_hand", n=ctx.position.hand_size(seat)), 206, end, _PHONE)
    yield from _leaders(ctx, seat, x + way * 16, y + 64, way, 1.2)


def _seat(ctx: DrawContext, seat: int, x: int, y: int, *, right: bool) -> Iterable[Shape]:
    """One player in a quarter of the middle."""
    p = ctx.position
    way, end = (-1, " bl-end") if right else (1, "")
    flag = ctx.flag(seat)
    wide = width(flag, _FAR) + 20 if flag else 0
    name = clip(ctx.name_of(seat), (206 - wide) / _BOLD, 20)
    yield text(x, y, name, f"bl-h1{end}")
    if flag:
        left = x + way * (width(name, 20) * _BOLD + 10) - (wide if right else 0)
        yield from _flag(flag, left, y - 17, wide, "bl-pit bl-four", _FAR)
    words = _specials(ctx, seat)
    yield fit(x, y + 22, words, 160, f"bl-mut bl-four{end}", _FAR)
    at = x + way * (min(width(words, _FAR), 160) + 16)
    yield from _leaders(ctx, seat, at, y + 17, way)
    yield from counters(ctx, seat, x, y + 46, right=right, short=True, scale=0.62, size=_FAR)
    counts = {"hand": p.hand_size(seat), "dead": len(p.casualties(seat)), "cubes": p.cubes(seat)}
    yield fit(x, y + 80, ctx.say("panel.counts", **counts), 222, f"bl-mut bl-four{end}", _FAR)


def _shown(ctx: DrawContext) -> int:
    """Whose hand is shown where there is room for one."""
    p, known = ctx.position, ctx.hands_shown()
    shown = p.current_player if ctx.viewer is None else ctx.viewer
    if shown is None or not 0 <= shown < p.players or (ctx.viewer is None and known and shown not in known):
        return known[0] if known else 0
    return shown


def _four(ctx: DrawContext) -> Iterable[Shape]:
    """Below the board: the four action boards, and one hand with its casualties."""
    yield from boards(ctx, 30, 1016, (0, 1, 2, 3), 490)
    p, shown = ctx.position, _shown(ctx)
    x, y, wide = 536, 1016, 460
    yield _frame(x, y, wide)
    yield sign(shown, x + 26, y + 20, 0.85)
    yield text(x + 44, y + 25, ctx.say("panel.hand"), "bl-h2")
    if p.hand_piles[shown] >= 0:
        held = tiles(p.hand_piles[shown])
        yield text(x + wide - 16, y + 25, str(len(held)), "bl-mut bl-end")
        yield from fallen(held, x + 34, y + 66, wide - 40)
    else:
        yield text(x + wide - 16, y + 25, ctx.say("panel.hand_hidden", n=p.hand_size(shown)), "bl-mut bl-end")
    yield from _casualties(ctx, shown, x, y, wide, x + 34, wide - 40)
    yield from _supplies(ctx, shown, x, y, wide, (160, 160))


# -- beside a live board, one by one ----------------------------------------------------------------------------------

_PAIRS = {"boards": (0, 1), "boards_ac": (0, 2), "boards_bd": (1, 3)}


def one_panel(ctx: DrawContext, name: str) -> tuple[tuple[Shape, ...], tuple[float, float, float, float]]:
    """The shapes of one of the position's ``panels``, and the part of the sheet it takes: left, top, width, height."""
    if name in _PAIRS:
        return tuple(boards(ctx, 0, 0, _PAIRS[name], BOARDS)), (-2, -2, BOARDS + 4, CARD_HIGH + 4)
    seat = _shown(ctx) if name == "hand" else ("side_a", "side_b").index(name)
    shapes = (*head(ctx, seat, 4, 22, CARD), *counters(ctx, seat, 6, 62, short=True, scale=0.72),
              *card(ctx, seat, 0, 82))  # fmt: skip
    return shapes, (-4, 0, BOARDS + 4, 82 + CARD_HIGH + 2)
