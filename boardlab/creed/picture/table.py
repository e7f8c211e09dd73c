"""What lies round the field: hand, casualties and action board of one player, and what all know of the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from boardlab.core.i18n.language import Phrase, Seat, seat_letter
from boardlab.core.picture.drawing import group, path, shift
from boardlab.core.picture.slots import Art, Drawings, Fact, Item, Slot, drawings
from boardlab.creed.options import SPECIALS
from boardlab.creed.picture.icons import ICONS
from boardlab.creed.picture.pieces import unit
from boardlab.creed.picture.style import SHEET
from boardlab.creed.rules.action_type import UNIT
from boardlab.creed.state import State
from boardlab.creed.units import HIDDEN, NAMES, NUMBERS, tiles

_SETUP = ("tents", "first", "place")
RULE_OF_VERB = {
    "deploy": "creed.act.deploy",
    "move": "creed.act.move",
    "together": "creed.act.move.batch",
    "exchange": "creed.act.move.batch",
    "attack": "creed.act.field",
    "siege": "creed.act.siege",
    "reveal": "creed.hidden.reveal",
    "recall": "creed.act.recall",
    "morale": "creed.special.morale",
    "reinforce": "creed.special.reinforce",
    "reposition": "creed.special.reposition",
    "trade": "creed.special.reposition.ally",
    "appoint": "creed.special.appoint",
    "rumour": "creed.special.rumor",
    "fortify": "creed.special.fortify",
    "assassinate": "creed.special.assassinate",
}
"""The rule that tells of each verb."""


def slots(p: State, seat: int | None) -> tuple[Slot, ...]:
    """The table of a position, or of what a seat may see of it."""
    return tuple(_slots(p, seat))


def _slots(p: State, seat: int | None) -> Iterator[Slot]:
    own = _own(p, seat)
    if p.players == 2:
        # The middle of four boards says the same of everybody.
        yield Slot("seats", "plates", tuple(_plate(p, each) for each in range(p.players)), rule="creed.comp.holder")
    yield from _hand("hand", p, own, own=own == p.current_player)
    if p.stage not in _SETUP:
        yield _board("costs", p, own, own=own == p.current_player)
    if p.players == 2:
        yield from _hand("seats", p, 1 - own, own=False)
        if p.stage not in _SETUP:
            yield _board("seats", p, 1 - own, own=False)


def _own(p: State, seat: int | None) -> int:
    """Whose hand is shown: that of who looks, else of who decides, else the first that may be seen."""
    seat = p.current_player if seat is None else seat
    known = [each for each in range(p.players) if p.hand_piles[each] >= 0]
    if seat is None or not 0 <= seat < p.players:
        return known[0] if known else 0
    return seat


def _plate(p: State, seat: int) -> Item:
    facts = []
    for bit, leader in ((1, "king"), (2, "commander")):
        if p.leaders_of(seat) & bit:
            facts.append(Fact(leader, "", Phrase("table.in_camp", {"leader": Phrase(f"token.{leader}")})))
    deciding = seat == p.current_player
    points = p.ap[seat] if deciding and p.stage not in _SETUP else p.kept[seat]
    facts += [
        Fact("ap", str(points), Phrase("table.ap" if deciding else "table.kept", {"n": points})),
        Fact("cards", str(p.hand_size(seat)), Phrase("table.in_hand", {"n": p.hand_size(seat)})),
        Fact("assassinate", str(len(p.casualties(seat))), Phrase("table.casualties", {"n": len(p.casualties(seat))})),
        Fact("fortify", str(p.forts[seat]), Phrase("panel.forts", {"n": p.forts[seat]})),
    ]
    return Item(seat_letter(seat), seat=seat, facts=tuple(facts), now=deciding)


def _hand(slot: str, p: State, seat: int, *, own: bool) -> Iterator[Slot]:
    size = Phrase("table.units", {"n": p.hand_size(seat)})
    title = Phrase("table.hand_of", {"player": Seat(seat)})
    if p.hand_piles[seat] >= 0:
        after = "place" if p.stage in _SETUP else "deploy"
        held = tuple(_tiles(seat, tiles(p.hand_piles[seat]), after if own else ""))
    else:
        back = Item("hidden", None, says=Phrase("unit.hidden"), art=f"back.{seat}", count=p.hand_size(seat))
        held = (back,) if back.count else ()
    yield Slot(
        slot, "tiles" if slot == "hand" else "tray", held, title, size,
        rule="" if p.stage in _SETUP else RULE_OF_VERB["deploy"],
    )  # fmt: skip
    fallen = tuple(_tiles(seat, tiles(p.dead[seat]), "reinforce" if own else ""))
    if fallen:
        yield Slot(slot, "tray", fallen, Phrase("panel.casualties"), rule="creed.act.field.casualty")


def _tiles(seat: int, numbers: Iterable[int], after: str) -> Iterator[Item]:
    """Units, those alike together; the verb they are picked for, if any."""
    for number, count in Counter(numbers).items():
        name = NAMES[number]
        yield Item(
            name, None, says=Phrase(f"unit.{name}"), art=f"unit.{seat}.{name}", count=count,
            pick=UNIT + name if after else "", after=after,
        )  # fmt: skip


def _board(slot: str, p: State, seat: int, *, own: bool) -> Slot:
    """An action board: the boxes of each special action, those that hold a cube marked."""
    items = []
    for row, name in enumerate(SPECIALS):
        boxes = [
            (price, bool(p.boxes[seat] >> p.options.first_box[row] + at & 1))
            for at, price in enumerate(p.options.special_boxes[row])
        ]
        facts = [_box(seat, boxes, at) for at in range(len(boxes))]
        items.append(
            Item(
                name,
                Phrase(f"panel.{name}"),
                art=f"special.{name}",
                facts=tuple(facts),
                pick=name if own else "",
                rule=RULE_OF_VERB[name],
            )
        )
    return Slot(
        slot,
        "cards",
        tuple(items),
        Phrase("table.board_of", {"player": Seat(seat)}),
        Phrase("table.cubes", {"n": p.cubes(seat)}),
    )


def _box(seat: int, boxes: Sequence[tuple[tuple[int, ...], bool]], at: int) -> Fact:
    """A box with its price or its cube; the first of equal ones says how many they are."""
    price, taken = boxes[at]
    cost = "/".join(map(str, price))
    facts = {"n": boxes.count(boxes[at]), "price": cost, "low": price[0], "high": price[-1]}
    word = "cube" if taken else "box_either" if len(price) > 1 else "box"
    says = None if boxes[at] in boxes[:at] else Phrase(f"table.{word}", facts)
    return Fact(f"cube.{seat}" if taken else "", "" if taken else cost, says, strong=taken)


# -- drawings ---------------------------------------------------------------------------------------------------------


def pictures(names: Iterable[str]) -> Drawings:
    """The drawings of these names, as far as they are the field's own."""
    return drawings(SHEET, {name: art for name in names if (art := _art(name)) is not None})


def _art(name: str) -> Art | None:
    word, _, rest = name.partition(".")
    if word == "unit":
        seat, _, kind = rest.partition(".")
        return Art((unit(int(seat), NUMBERS[kind], style=shift(0, 0)),), (-31, -31, 62, 62))
    if word == "back":
        return Art((unit(int(rest), HIDDEN, style=shift(0, 0)),), (-31, -31, 62, 62))
    if word == "cube":
        cube = (path("bl-q1", "M0-9l8 4.5v9l-8 4.5-8-4.5v-9z"), path("bl-q2", "M0 0l8-4.5v9l-8 4.5z"))
        return Art((group(*cube, kind=f"bl-p{int(rest) + 1}"),), (-11, -11, 22, 22))
    sign = rest if word == "special" else name
    sign = {"appoint": "commander"}.get(sign, sign)
    if sign in ICONS and (word == "special" or sign in ("king", "commander", "fortify", "assassinate")):
        icon = ICONS[sign]
        shapes = tuple(
            path(kind, f"M0 0{data}") for kind, data in zip(("bl-sg", "bl-ss", "bl-st"), icon, strict=True) if data
        )
        return Art(shapes, (-14, -14, 28, 28))
    return None
