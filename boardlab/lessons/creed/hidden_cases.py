"""What the checkpoints on hidden units ask about: positions, answers asked of the game, and their receipts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from boardlab.core.language import Phrase
from boardlab.core.receipt import Line, Receipt
from boardlab.creed import Position, from_json
from boardlab.creed.actions import Action, Kind
from boardlab.creed.board import RANKS, TENTS
from boardlab.creed.events import events
from boardlab.creed.forecasts import strength_at, sum_phrase
from boardlab.creed.odds import face_down, falling, kill_chance, kills, unseen
from boardlab.creed.options import tiles_of
from boardlab.creed.units import (
    ATTACK,
    ATTACKED,
    DEFENCE,
    HIDDEN,
    KINDS,
    NAMES,
    OBSTACLES,
    PROFILE,
    PROFILES,
    count,
    size,
)
from boardlab.lessons.creed.sketching import sketch
from boardlab.lessons.display import do
from boardlab.lessons.searching import shortest_line

SUCCESS = "creed.act.field.success"
FAIL = "creed.act.field.fail"
OBSTACLE = "creed.unit.obstacle"
HAND = "creed.comp.holder"


def board() -> Position:
    """The board of the tutorial: each side hides one unit."""
    return sketch(
        "A11=cavalry_4 A13=archer+hidden A31=infantry_2 B11=shield_5 B13=spearman+hidden B33=archer", nations=[2, 1]
    )


# -- who knows what ----------------------------------------------------------------------------------------------------


def secrets(p: Position, seat: int = 0, other: int = 1) -> frozenset[str]:
    """The units and tents of a seat that another one cannot look at: what its view shows otherwise."""
    view, layout = p.seen_by(other), p.layout
    cells = {layout.cell_names[cell] for cell in layout.cells_of[seat] if p.units[cell] != view.units[cell]}
    camp = range(seat * TENTS, seat * TENTS + TENTS)
    tents = {layout.tent_names[tent] for tent in camp if p.camps[tent] != view.camps[tent]}
    return frozenset(cells | tents)


def looked_at() -> Position:
    """A's pieces, some of which B cannot look at: a unit face down, a unit face up beside it, tents of every sort."""
    camp = "blank+destroyed king blank+destroyed  blank+destroyed blank+fortified commander  " + "blank+destroyed " * 3
    return sketch("A11=spearman A13=cavalry_3+hidden A33=archer B11=shield_4 B23=infantry_1+hidden", camps={"A": camp})


def own_pieces(p: Position) -> tuple[str, ...]:
    """The places of A with something on them."""
    cells = tuple(p.layout.cell_names[cell] for cell in p.layout.cells_of[0] if p.units[cell])
    return (*cells, *p.layout.tent_names[:TENTS])


def may_hide(p: Position) -> frozenset[str]:
    """The cells on which a unit may be deployed face down."""
    return frozenset(
        p.layout.cell_names[act.cell] for act in p.legal_actions() if act.kind == Kind.DEPLOY and act.hidden
    )


# -- one line ----------------------------------------------------------------------------------------------------------


def attack_of(p: Position, cell: str) -> int:
    """The attack of the unit on a cell, with all help."""
    return strength_at(p, p.layout.cell_numbers[cell]).total


def attack_receipt(p: Position, cell: str) -> Receipt:
    """What makes up an attack, unit by unit; a supporter that lies face down brings nothing."""
    at = p.layout.cell_numbers[cell]
    start = at - at % RANKS
    lines = [Line(0, _unit(p.units[at]), None, ATTACK[p.units[at] & PROFILE], "creed.act.field", (cell,), (cell,))]
    helping = {found.rank: found.adds for found in strength_at(p, at).support}
    for other in range(start, start + RANKS):
        if p.units[other] and other != at:
            name = p.layout.cell_names[other]
            label = Phrase("unit.hidden") if p.units[other] & HIDDEN else _unit(p.units[other])
            lines.append(Line(0, label, None, helping.get(other - start, 0), "creed.unit.archer", (name,), (name,)))
    return Receipt(Phrase("deed.attack"), tuple(lines))


def _unit(tile: int) -> Phrase:
    return Phrase(f"unit.{NAMES[tile & PROFILE]}")


def shown(p: Position) -> Position:
    """The same with every hidden unit that can attack or support turned up for nothing: what its owner may do first."""
    texts = [act.to_text() for act in p.legal_actions() if act.kind == Kind.REVEAL]
    return do(p, *texts)


STEPS = {"turned_up": "attacker", "attack": "sum", "struck_hidden": "defender", "killed": "removed"}
"""What the game tells of an attack, by the name of the step asked about."""
CHARGE = "attack A33"


def charge() -> Position:
    """A hidden unit may attack a hidden one, helped by an archer."""
    return sketch("A33=cavalry_4+hidden A32=archer A11=shield_4 B33=infantry_2+hidden B12=spearman", nations=[2, 1])


def steps(p: Position) -> tuple[str, ...]:
    """What happens in that attack, in the order in which the game does it."""
    return tuple(STEPS[event.kind] for event in events(p, p.read_action(CHARGE)))


# -- whatever lies there -----------------------------------------------------------------------------------------------


def worlds(p: Position, cell: str) -> Iterator[Position]:
    """The same position with each profile in turn that nobody can tell from the one face down on a cell of B."""
    document = p.to_json()
    true = document["units"][cell].split()[0]
    hand = [*document["hands"][1], true]
    for number in face_down(p, 1):
        if NAMES[number] not in hand:
            continue
        left = list(hand)
        left.remove(NAMES[number])
        units = {**document["units"], cell: f"{NAMES[number]} hidden"}
        yield from_json(document | {"units": units, "hands": [document["hands"][0], left]}, allow_unreachable=True)


def surely(p: Position, actions: tuple[str, ...], cell: str) -> bool:
    """Do these actions remove the face-down unit on a cell whatever it is?"""
    for world in worlds(p, cell):
        end = world
        for text in actions:
            act = end.read_action(text)
            if not end.judge(act):
                return False
            end = end.play(act)
        if end.units[p.layout.cell_numbers[cell]]:
            return False
    return True


BEHIND = "B13"


def sure() -> Position:
    """Line 1 is held by one face-down unit; heavy infantry, cavalry and an archer face it, with 5 AP."""
    return sketch(
        "A21=heavy_infantry A31=cavalry_4 A13=archer+hidden B13=spearman+hidden B31=shield_4",
        nations=[2, 1],
        ap={"A": 5},
    )


def plan(p: Position) -> tuple[str, ...]:
    """A shortest line of play that is sure to remove what lies on B13: moves, turning up and one attack."""

    def tried(q: Position) -> Iterator[Action]:
        if not any(tile & ATTACKED for tile in q.units):
            kinds = (Kind.REVEAL, Kind.MOVE, Kind.ATTACK)
            yield from (act for act in q.legal_actions() if act.kind in kinds and len(act.moves) < 2)

    def reached(q: Position, line: tuple[str, ...]) -> bool:
        return line[-1].startswith("attack") and surely(p, line, BEHIND)

    return shortest_line(p, tried, reached)


# -- chances -----------------------------------------------------------------------------------------------------------


def attacker(p: Position) -> tuple[int, int]:
    """The profile of A's unit on the first cell of line 1, and its attack with all help."""
    return p.units[0] & PROFILE, strength_at(p, 0).total


def tiles_falling(p: Position) -> int:
    """How many of the tiles that B's face-down unit may be the unit on A11 would remove."""
    return falling(*attacker(p), unseen(p, 1), p.options)


def tiles_left(p: Position) -> int:
    """How many tiles of B nobody has seen."""
    return size(unseen(p, 1))


def tile_list(p: Position) -> tuple[Phrase, ...]:
    """The tiles that B's face-down unit may be, kind by kind, as phrases of the lesson's words."""
    pile = unseen(p, 1)
    numbers = {number: count(pile, number) for number in PROFILES if count(pile, number)}
    names = {number: Phrase(f"unit.{NAMES[number]}") for number in numbers}
    return tuple(
        names[number] if many == 1 else Phrase("hidden.tiles", {"unit": names[number], "count": many})
        for number, many in numbers.items()
    )


def facts(p: Position) -> Mapping[str, Any]:
    """What the questions say of the tiles that nobody has seen: which they are, how many, and how many obstacles."""
    pile = unseen(p, 1)
    obstacles = sum(count(pile, number) for number in OBSTACLES)
    return {"tiles": tile_list(p), "all": size(pile), "obstacles": obstacles}


def falling_receipt(p: Position) -> Receipt:
    """The tiles B may have hidden, kind by kind: how many of them the unit on A11 would remove, and why not more."""
    unit, total = attacker(p)
    pile = unseen(p, 1)
    said = sum_phrase(strength_at(p, 0))
    lines = []
    for number in (number for number in PROFILES if count(pile, number)):
        falls = kills(unit, total, number, p.options)
        facts = {"sum": said, "defence": DEFENCE[number], "unit": Phrase(f"kind.{KINDS[number]}")}
        immune = number in OBSTACLES and not falls
        how = Phrase("forecast.obstacle" if immune else "forecast.kill" if falls else "forecast.weak", facts)
        rule = OBSTACLE if immune else SUCCESS if falls else FAIL
        lines.append(Line(0, Phrase(f"unit.{NAMES[number]}"), how, count(pile, number) * falls, rule))
    return Receipt(Phrase("note.tiles", {"n": size(pile)}), tuple(lines))


def left_receipt(p: Position) -> Receipt:
    """The tiles of B that nobody has seen, kind by kind; those that are all seen count nothing."""
    pile, whole = unseen(p, 1), tiles_of(p.options, p.nations[1])
    lines = [
        Line(0, Phrase(f"unit.{NAMES[number]}"), None, count(pile, number), HAND)
        for number in PROFILES
        if count(whole, number)
    ]
    return Receipt(Phrase("note.tiles", {"n": size(pile)}), tuple(lines))


LINES = {"one": "attack A11", "three": "attack A31"}


def two_backs() -> Position:
    """B hides a unit at the end of two lines; A faces them with a strong unit and with a weak one that has help."""
    return sketch("A11=cavalry_4 A31=infantry_1 A33=archer B13=spearman+hidden B33=cavalry_3+hidden", nations=[2, 3])


def best_line(p: Position) -> str:
    """The line on which an attack is most likely to remove what lies there."""
    return max(LINES, key=lambda key: kill_chance(p, p.read_action(LINES[key])))


def falling_by_line(p: Position) -> Mapping[str, int]:
    """For each of those lines, how many of the tiles that may lie there its attack would remove."""
    pile = unseen(p, 1)
    cells = {key: p.read_action(text).source for key, text in LINES.items()}
    return {
        key: falling(p.units[cell] & PROFILE, strength_at(p, cell).total, pile, p.options)
        for key, cell in cells.items()
    }


def later() -> Position:
    """Much of B's nation has been seen: units face up, and casualties."""
    return sketch(
        "A11=cavalry_4 A12=shield_4 B13=obstacle_2+hidden B21=archer B31=shield_5 B32=cavalry_4",
        nations=[1, 4],
        casualties={"A": "siege_engine", "B": "siege_engine infantry_1 infantry_2 shield_4 obstacle_1 obstacle_1"},
    )
