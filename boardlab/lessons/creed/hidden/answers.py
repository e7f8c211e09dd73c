"""What the topic "Hidden units" asks of its positions: who may look where, attacks, and what may lie there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from boardlab.core.contract.receipt import Receipt, ReceiptLine
from boardlab.core.i18n.language import Phrase
from boardlab.core.json_data import Table
from boardlab.creed import Position, from_json
from boardlab.creed.actions import Kind
from boardlab.creed.board import RANKS, TENTS
from boardlab.creed.options import tiles_of
from boardlab.creed.rules.forecasts import BRIEFLY, strength_at, sum_phrase
from boardlab.creed.rules.odds import face_down, falling, kills, unseen
from boardlab.creed.tents import TOKEN
from boardlab.creed.units import (
    DEFENCE,
    HIDDEN,
    INFANTRY_2,
    NAMES,
    OBSTACLES,
    ONE,
    PROFILE,
    PROFILES,
    SIEGE_ENGINE,
    count,
    size,
)
from boardlab.lessons.creed import fields
from boardlab.lessons.creed.fields import SUCCESS, empty, free, names, unit_on
from boardlab.lessons.creed.sketching import sketch

STEPS = {"turned_up": "attacker", "attack": "sum", "struck_hidden": "defender", "killed": "removed"}
"""What the game tells of an attack, by the name of the step asked about."""

RULES = {"kill": SUCCESS, "obstacle": "creed.unit.obstacle", "weak": "creed.act.field.fail"}
"""The rule behind each outcome of an attack."""

ATTACKS = {
    "foot": ("infantry_1", ""),
    "spear": ("spearman", ""),
    "horse": ("cavalry_4", ""),
    "archer": ("infantry_1", "A12=archer"),
}
"""Four attacks on a unit that may be anything: what attacks, and with which help."""


# -- who knows what ----------------------------------------------------------------------------------------------------


def secrets(p: Position, seat: int = 0, other: int = 1) -> frozenset[str]:
    """The units and tents of a seat that another one cannot look at: what its view shows otherwise."""
    view, tents = p.seen_by(other), range(seat * TENTS, seat * TENTS + TENTS)
    cells = names(p, (cell for cell in p.layout.cells_of[seat] if p.units[cell] != view.units[cell]))
    return cells | {p.layout.tent_names[tent] for tent in tents if p.camps[tent] != view.camps[tent]}


def own_pieces(p: Position, rank: int = 0) -> tuple[str, ...]:
    """The places of A with something on them, on one rank of the field alone if it is given."""
    cells = (cell for cell in p.layout.cells_of[0] if p.units[cell] and rank in (0, cell % RANKS + 1))
    return (*(p.layout.cell_names[cell] for cell in cells), *p.layout.tent_names[: 0 if rank else TENTS])


def blank_tents(p: Position) -> frozenset[str]:
    """The tents of A under which no leader is."""
    return frozenset(p.layout.tent_names[at] for at, tent in enumerate(p.camp(0)) if tent & TOKEN <= 3)


def why_no_secret(p: Position, picked: frozenset[str]) -> Phrase | None:
    """Says of a place that was picked wrongly, or left out, whether B can look there."""
    wrong, missing = picked - secrets(p), secrets(p) - picked
    if not wrong:
        return Phrase("explain.hidden.secret", {"place": min(missing)}) if missing else None
    cell = p.layout.cell_numbers.get(min(wrong))
    why = "ruin" if cell is None else "up" if p.units[cell] else "nothing"
    return Phrase(f"explain.hidden.{why}", {"place": min(wrong)})


def may_hide(p: Position) -> frozenset[str]:
    """The cells on which a unit may be deployed face down."""
    return names(p, (act.cell for act in p.legal_actions() if act.kind == Kind.DEPLOY and act.hidden))


def may_be_placed_hidden(p: Position) -> frozenset[str]:
    """The cells on which a unit may be placed face down in the set-up."""
    return names(p, (act.cell for act in p.legal_actions() if act.kind == Kind.PLACE and act.hidden))


def placing_cells(p: Position) -> tuple[str, ...]:
    """All cells of A."""
    return tuple(p.layout.cell_names[cell] for cell in p.layout.cells_of[0])


def behind_others(p: Position) -> frozenset[str]:
    """The free cells behind an own unit."""
    cells = (p.layout.cell_numbers[name] for name in free(p))
    return names(p, (cell for cell in cells if any(p.units[cell - cell % RANKS : cell])))


# -- one line ----------------------------------------------------------------------------------------------------------


def attack_receipt(p: Position, cell: str) -> Receipt:
    """What makes up an attack, unit by unit; a supporter that lies face down brings nothing."""
    at = p.layout.cell_numbers[cell]
    start, found = at - at % RANKS, strength_at(p, at)
    lines = [ReceiptLine(0, unit_on(p, at), None, found.printed, "creed.act.field", (cell,), (cell,))]
    helping = {each.rank: each.adds for each in found.support}
    for other in (other for other in range(start, start + RANKS) if p.units[other] and other != at):
        place = (p.layout.cell_names[other],)
        label = Phrase("unit.hidden") if p.units[other] & HIDDEN else unit_on(p, other)
        lines.append(ReceiptLine(0, label, None, helping.get(other - start, 0), "creed.unit.archer", place, place))
    return Receipt(Phrase("verb.attack"), tuple(lines), unit="count")


def steps(p: Position, attack: str) -> tuple[str, ...]:
    """What happens in an attack, in the order in which the game does it."""
    return tuple(STEPS[event.kind] for event in p.events(p.read_action(attack)))


# -- whatever lies there -----------------------------------------------------------------------------------------------


def worlds(p: Position, cell: str) -> Iterator[Position]:
    """The same position with each profile in turn that nobody can tell from the one face down on a cell of B."""
    document = p.to_json()
    hand = [*document["hands"][1], document["units"][cell].split()[0]]
    for name in (NAMES[number] for number in face_down(p, 1) if NAMES[number] in hand):
        left = list(hand)
        left.remove(name)
        changes = {"units": {**document["units"], cell: f"{name} hidden"}, "hands": [document["hands"][0], left]}
        yield from_json(document | changes, allow_unreachable=True)


def surely(p: Position, actions: tuple[str, ...], cell: str) -> bool:
    """Do these actions remove the face-down unit on a cell whatever it is?"""
    ends = list(worlds(p, cell))
    for text in actions:
        if not all(end.judge(text) for end in ends):
            return False
        ends = [end.play(text) for end in ends]
    return all(empty(end, cell) for end in ends)


# -- chances -----------------------------------------------------------------------------------------------------------


def left(p: Position, *, dead: bool = True, up: bool = True) -> int:
    """The tiles of B that nobody has seen, as a pile; also for whoever forgets the casualties, or the units in sight.

    That the siege engine has not been in the war is known even then.
    """
    pile = unseen(p, 1) if up else tiles_of(p.options, p.nations[1]) - p.dead[1]
    return pile if dead else pile + p.dead[1] - ONE[SIEGE_ENGINE]


def singles(pile: int) -> int:
    """A pile with one tile of each profile that is in another one."""
    return sum(ONE[number] for number in PROFILES if count(pile, number))


def tiles_left(p: Position) -> int:
    """How many tiles of B nobody has seen."""
    return size(left(p))


def tiles_falling(p: Position, pile: int = -1, cell: str = "A11", *, breaks: bool = False, less: int = 0) -> int:
    """How many of the tiles that B's face-down unit may be A's unit would remove.

    Args:
        p: the position.
        pile: the tiles; those that nobody has seen if left out.
        cell: where A's unit stands.
        breaks: does it break obstacles, whatever it is?
        less: how much less the attack counts.
    """
    at = p.layout.cell_numbers[cell]
    tiles = left(p) if pile < 0 else pile
    unit = INFANTRY_2 if breaks else p.units[at] & PROFILE
    return falling(unit, strength_at(p, at).total - less, tiles, p.options)


def falls(p: Position, attacks: Mapping[str, tuple[str, str]]) -> Mapping[str, int]:
    """How many tiles each of some attacks would remove, by name: what attacks, and with which help behind it."""
    nations = p.to_json()["nations"]
    lines = {
        name: sketch(f"A11={unit} {helper} B13=archer+hidden", nations=nations)
        for name, (unit, helper) in attacks.items()
    }
    return {name: tiles_falling(line) for name, line in lines.items()}


def by_chance(p: Position, attacks: Mapping[str, tuple[str, str]]) -> tuple[str, ...]:
    """Some attacks, the one that would remove the fewest tiles first."""
    found = falls(p, attacks)
    return tuple(sorted(found, key=found.__getitem__))


def tile_list(p: Position) -> tuple[Phrase, ...]:
    """The tiles that B's face-down unit may be, kind by kind, as phrases of the lesson's words."""
    tiles = [(Phrase(f"unit.{NAMES[number]}"), count(left(p), number)) for number in PROFILES]
    return tuple(each if n == 1 else Phrase("hidden.tiles", {"unit": each, "count": n}) for each, n in tiles if n)


def facts(p: Position) -> Table:
    """What the questions say of the tiles that nobody has seen: which they are, how many, and how many obstacles."""
    obstacles = sum(count(left(p), number) for number in OBSTACLES)
    return {"tiles": tile_list(p), "all": tiles_left(p), "obstacles": obstacles}


def falling_receipt(p: Position) -> Receipt:
    """The tiles B may have hidden, kind by kind: how many of them the unit on A11 would remove, and why not more."""
    pile, found, lines = left(p), strength_at(p, 0), []
    for number in (number for number in PROFILES if count(pile, number)):
        falls = kills(p.units[0] & PROFILE, found.total, number, p.options)
        facts = {"sum": sum_phrase(found), "defence": DEFENCE[number]}
        how = "kill" if falls else "obstacle" if number in OBSTACLES else "weak"
        label, why = Phrase(f"unit.{NAMES[number]}"), Phrase(BRIEFLY[how], facts)
        lines.append(ReceiptLine(0, label, why, count(pile, number) * falls, RULES[how]))
    return Receipt(Phrase("note.tiles", {"n": size(pile)}), tuple(lines), unit="count")


def left_receipt(p: Position) -> Receipt:
    """The tiles of B that nobody has seen, kind by kind; those that are all seen count nothing."""
    pile, whole = left(p), tiles_of(p.options, p.nations[1])
    lines = (
        ReceiptLine(0, Phrase(f"unit.{NAMES[number]}"), None, count(pile, number), "creed.comp.holder")
        for number in PROFILES
        if count(whole, number)
    )
    return Receipt(Phrase("note.tiles", {"n": size(pile)}), tuple(lines), unit="count")
