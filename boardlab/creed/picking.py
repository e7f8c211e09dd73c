"""Building an action pick by pick. A path is a tuple of keys; see :mod:`boardlab.core.picks`.

There are two ways to most actions: the deed first (``attack``, then a cell), or the own unit first, then what it is
to do: a free cell (move), an enemy (attack), a tent (siege), or a deed such as ``recall``. Everything is read off the
menu, so a finished path is always a legal action.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import permutations
from typing import TYPE_CHECKING

from boardlab.core.language import Phrase, Seat
from boardlab.core.picks import Choice, Picks
from boardlab.core.verdict import Breach
from boardlab.creed.actions import (
    FIRST_STAGE,
    GIVE_STAGE,
    LAY_STAGE,
    OVER,
    PLACE_STAGE,
    RETURN_STAGE,
    SPECIAL_OF,
    TENTS_STAGE,
    TURN,
    WORDS,
    Action,
    Kind,
    action,
    token_text,
)
from boardlab.creed.board import RANKS, TENTS
from boardlab.creed.effects import (
    ATTACK_AP,
    DEPLOY_AP,
    DESTROYED,
    FORTIFIED,
    MOVE_AP,
    SIEGE_AP,
    TOKEN,
    assassin_targets,
    siege_target,
)
from boardlab.creed.options import SPECIALS
from boardlab.creed.receipts import forecast
from boardlab.creed.rules import breaches
from boardlab.creed.special_rules import token_phrase, unit_phrase
from boardlab.creed.units import ASSASSIN, HIDDEN, NAMES, NUMBERS, PROFILE, PROFILES, SPEARMAN, count, pile_of, tiles

if TYPE_CHECKING:
    from boardlab.creed.position import Reading

Path = tuple[str, ...]
UNIT, TOKEN_KEY, PRICE = "unit:", "token:", "price:"
UP, DOWN, ALONE, DONE = "face_up", "face_down", "alone", "done"
KIND_OF = {word: kind for kind, word in WORDS.items()}
_GROUPS = {
    "group.units": (Kind.DEPLOY, Kind.MOVE, Kind.ATTACK, Kind.SIEGE, Kind.REVEAL, Kind.RECALL),
    "group.special": (
        Kind.MORALE, Kind.REINFORCE, Kind.REPOSITION, Kind.TRADE, Kind.APPOINT, Kind.RUMOUR, Kind.FORTIFY,
        Kind.ASSASSINATE,
    ),
    "group.turn": (Kind.FLOOR, Kind.END),
}  # fmt: skip
_COSTS = {Kind.DEPLOY: DEPLOY_AP, Kind.MOVE: MOVE_AP, Kind.ATTACK: ATTACK_AP, Kind.SIEGE: SIEGE_AP}
_STAGE_DEEDS = {
    TENTS_STAGE: (Kind.LAY,),
    LAY_STAGE: (Kind.LAY,),
    PLACE_STAGE: (Kind.PLACE,),
    GIVE_STAGE: (Kind.GIVE, Kind.ENOUGH),
    RETURN_STAGE: (Kind.GIVE,),
}


def picks(p: Reading, path: Path = ()) -> Picks:
    """What may be picked after a path; nothing when the path leads nowhere (see :func:`refusals`)."""
    if not path:
        return Picks(path, _first_prompt(p), (*_deeds(p), *_shortcuts(p)))
    leading = _leading(p, path)
    done = [act for keys, act in leading if keys == path]
    if done:
        return Picks(path, Phrase("prompt.deed"), (), done[0])
    return Picks(path, _prompt(p, path), _next(p, leading, path))


def refusals(p: Reading, path: Path) -> tuple[Breach, ...]:
    """Every reason why a path of picks leads nowhere; empty when it may go on."""
    if not path or _leading(p, path):
        return ()
    candidate = _candidate(p, path)
    return (breaches(p, candidate) if candidate else ()) or _out_of_place(p, path[-1])


def _out_of_place(p: Reading, key: str) -> tuple[Breach, ...]:
    """A tent picked where a cell is asked for, or the other way round."""
    if key in p.layout.tent_numbers:
        return (Breach("creed.setup.boards", {"place": key}, (key,), "tent"),)
    if key in p.layout.cell_numbers:
        return (Breach("creed.setup.boards", {"place": key}, (key,), "cell"),)
    return ()


# -- paths and actions -------------------------------------------------------------------------------------------------


def _leading(p: Reading, path: Path) -> list[tuple[Path, Action]]:
    """The ways to legal actions that begin with this path."""
    spelled = p._spelled
    if spelled is None:
        spelled = {}
        dear = _dear(p)
        for act in p.legal_actions():
            for keys in _ways(p, act, act.kind in dear):
                for length in range(1, len(keys) + 1):
                    spelled.setdefault(keys[:length], []).append((keys, act))
        object.__setattr__(p, "_spelled", spelled)
    found: list[tuple[Path, Action]] = spelled.get(path, [])
    return found


def _dear(p: Reading) -> set[Kind]:
    """Kinds of special actions that may be paid in more than one way now."""
    prices: dict[Kind, set[int]] = {}
    for act in p.legal_actions():
        if act.price >= 0:
            prices.setdefault(act.kind, set()).add(act.price)
    return {kind for kind, found in prices.items() if len(found) > 1}


def _ways(p: Reading, act: Action, dear: bool) -> Iterator[Path]:
    """The paths that build an action."""
    cells, tents, word = p.layout.cell_names, p.layout.tent_names, WORDS[act.kind]
    price = (f"{PRICE}{act.price}",) if dear else ()
    kind = act.kind
    if kind in (Kind.PLACE, Kind.DEPLOY):
        face = (DOWN if act.hidden else UP,) if act.cell % RANKS == RANKS - 1 else ()
        yield (word, UNIT + NAMES[act.unit], cells[act.cell], *face)
        yield (cells[act.cell], UNIT + NAMES[act.unit], *face)
    elif kind == Kind.MOVE:
        for source, cell in act.moves:
            yield (word, cells[source], cells[cell])
            yield (cells[source], cells[cell])
    elif kind == Kind.ATTACK:
        chosen = (cells[act.cell],) if act.cell >= 0 else ()
        yield (word, cells[act.source], *chosen)
        yield (cells[act.source], cells[act.cell if act.cell >= 0 else first_enemy(p, act.source)])
    elif kind == Kind.SIEGE:
        chosen = (tents[act.cell],) if act.cell >= 0 else ()
        yield (word, cells[act.source], *chosen)
        yield (cells[act.source], tents[act.cell if act.cell >= 0 else siege_target(p, act.source)])
    elif kind in (Kind.REVEAL, Kind.RECALL, Kind.MORALE):
        yield (word, cells[act.source], *price)
        yield (cells[act.source], word, *price)
    elif kind == Kind.RUMOUR:
        pair = [cells[cell] for cell in (act.cell, act.other) if cell >= 0]
        if len(pair) == 1:
            yield (word, pair[0], ALONE, *price)
        else:
            yield (word, pair[0], pair[1], *price)
            yield (word, pair[1], pair[0], *price)
    elif kind == Kind.REINFORCE:
        numbers = tiles(act.pile)
        last = () if len(numbers) == 3 else (DONE,)
        for order in dict.fromkeys(permutations(numbers)):
            yield (word, *(UNIT + NAMES[number] for number in order), *last, *price)
    elif kind == Kind.LAY:
        yield (word, tents[act.cell])
        yield (tents[act.cell],)
    elif kind in (Kind.APPOINT, Kind.FORTIFY, Kind.ASSASSINATE):
        yield (word, tents[act.cell], *price)
    elif kind == Kind.GIVE:
        yield (word, TOKEN_KEY + token_text(act.unit, act.player))
    else:
        yield (word, *price)


def first_enemy(p: Reading, cell: int) -> int:
    """The first enemy on the line of a cell, or the front cell where there is none."""
    start = p.layout.across[cell // RANKS] * RANKS
    return next((other for other in range(start, start + RANKS) if p.units[other]), start)


# -- why not -----------------------------------------------------------------------------------------------------------


def _candidate(p: Reading, path: Path) -> Action | None:
    """The action a path that leads nowhere would have been, as far as it goes: what a refusal is about."""
    seat = p.current_player
    if seat is None or seat < 0:
        return action(p.layout, Kind.END, 0)
    head, rest = path[0], path[1:]
    if head in p.layout.tent_numbers:
        kind = Kind.LAY if p.stage in (TENTS_STAGE, LAY_STAGE) else Kind.ASSASSINATE
        return _of_kind(p, seat, kind, (head, *rest))
    if head in p.layout.cell_numbers:
        return _by_unit(p, seat, p.layout.cell_numbers[head], rest)
    kind_named = KIND_OF.get(head)
    return None if kind_named is None else _of_kind(p, seat, kind_named, rest)


def _by_unit(p: Reading, seat: int, source: int, rest: Path) -> Action | None:
    """A path that begins with a cell: the deed follows from what comes next."""
    own = p.layout.owner[source] == seat
    if p.stage != TURN or (own and not p.units[source]):
        kind = Kind.DEPLOY if p.stage == TURN else Kind.PLACE
        return _of_kind(p, seat, kind, (p.layout.cell_names[source], *(key for key in rest if key.startswith(UNIT))))
    if not rest:
        return _idle_unit(p, seat, source)
    target = rest[0]
    if target in KIND_OF:
        return _of_kind(p, seat, KIND_OF[target], (p.layout.cell_names[source], *rest[1:]))
    if target in p.layout.tent_numbers:
        return _aimed_siege(p, seat, source, p.layout.tent_numbers[target])
    if target not in p.layout.cell_numbers:
        return None
    cell = p.layout.cell_numbers[target]
    if p.layout.owner[cell] == seat:
        return action(p.layout, Kind.MOVE, seat, moves=_trade_places(p, source, cell))
    return _aimed_attack(p, seat, source, cell)


def _trade_places(p: Reading, source: int, cell: int) -> tuple[tuple[int, int], ...]:
    both = bool(p.units[cell]) and source != cell
    return ((source, cell), (cell, source)) if both else ((source, cell),)


def _idle_unit(p: Reading, seat: int, source: int) -> Action:
    """A unit that can do nothing, or none at all: an attack says best why."""
    attack = action(p.layout, Kind.ATTACK, seat, source)
    if breaches(p, attack):
        return attack
    return action(p.layout, Kind.END, seat)


def _aimed_attack(p: Reading, seat: int, source: int, cell: int) -> Action:
    """An attack on a certain cell; only a spear is named its target when that is what it would hit anyway."""
    spear = p.units[source] & PROFILE == SPEARMAN
    plain = not spear and cell == first_enemy(p, source)
    return action(p.layout, Kind.ATTACK, seat, source, -1 if plain else cell)


def _aimed_siege(p: Reading, seat: int, source: int, tent: int) -> Action:
    by_assassin = p.units[source] & PROFILE == ASSASSIN
    plain = not by_assassin and tent == siege_target(p, source)
    return action(p.layout, Kind.SIEGE, seat, source, -1 if plain else tent)


def _of_kind(p: Reading, seat: int, kind: Kind, rest: Path) -> Action | None:
    """A path that begins with a deed."""
    cells = [p.layout.cell_numbers[key] for key in rest if key in p.layout.cell_numbers]
    tents = [p.layout.tent_numbers[key] for key in rest if key in p.layout.tent_numbers]
    price = next((int(key[len(PRICE) :]) for key in rest if key.startswith(PRICE) and key[len(PRICE) :].isdigit()), -1)
    if kind in SPECIAL_OF and price < 0:
        price = _usual_price(p, seat, kind)
    units = [NUMBERS[key[len(UNIT) :]] for key in rest if key.startswith(UNIT) and key[len(UNIT) :] in NUMBERS]
    if kind in (Kind.PLACE, Kind.DEPLOY):
        unit = units[0] if units else next(iter(tiles(max(p.hands[seat], 0))), 1)
        tries = cells or p.layout.cells_of[seat]
        return _nearest(p, (action(p.layout, kind, seat, cell=cell, unit=unit, hidden=DOWN in rest) for cell in tries))
    if kind == Kind.MOVE and len(cells) > 1:
        return action(p.layout, kind, seat, moves=_trade_places(p, cells[0], cells[1]))
    if kind == Kind.ATTACK and len(cells) > 1:
        return _aimed_attack(p, seat, cells[0], cells[1])
    if kind == Kind.SIEGE and cells and tents:
        return _aimed_siege(p, seat, cells[0], tents[0])
    if kind in (Kind.MOVE, Kind.ATTACK, Kind.SIEGE, Kind.REVEAL, Kind.RECALL, Kind.MORALE):
        return _nearest(p, _tries_of_units(p, seat, kind, cells or _own_units(p, seat), price))
    if kind == Kind.RUMOUR:
        if cells:
            other = cells[1] if len(cells) > 1 else -1
            return action(p.layout, kind, seat, cell=cells[0], other=other, price=price)
        enemies = [cell for enemy in p.layout.enemies[seat] for cell in p.layout.cells_of[enemy]]
        return _nearest(p, _rumours(p, seat, enemies, price))
    if kind == Kind.REINFORCE:
        return _nearest(p, _reinforcements(p, seat, units, price))
    if kind in (Kind.LAY, Kind.APPOINT, Kind.FORTIFY, Kind.ASSASSINATE):
        token = p.pools[seat][0] if kind == Kind.LAY and p.pools[seat] else 0
        named = tents or range(p.players * TENTS)
        return _nearest(p, (action(p.layout, kind, seat, cell=tent, unit=token, price=price) for tent in named))
    if kind == Kind.GIVE:
        return action(p.layout, kind, seat, unit=next(iter(sorted(set(p.pools[seat]))), seat))
    return action(p.layout, kind, seat, price=price)


def _usual_price(p: Reading, seat: int, kind: Kind) -> int:
    """The price of the free box, or of the first one where none is free."""
    level = {Kind.REPOSITION: 0, Kind.TRADE: 1}.get(kind)
    special = SPECIAL_OF[kind]
    offers = [offer.price for offer in p.options.offers(p.boxes[seat])[special] if level in (None, offer.level)]
    boxes = p.options.special_boxes[special]
    return min(offers) if offers else boxes[0][min(level or 0, len(boxes[0]) - 1)] if boxes else 0


def _own_units(p: Reading, seat: int) -> Iterable[int]:
    return [cell for cell in p.layout.cells_of[seat] if p.units[cell]] or p.layout.cells_of[seat][:1]


def _tries_of_units(p: Reading, seat: int, kind: Kind, cells: Iterable[int], price: int) -> Iterator[Action]:
    layout = p.layout
    for cell in cells:
        if kind == Kind.MOVE:
            goals = [to for to in layout.cells_of[layout.owner[cell]] if to != cell]
            yield from (action(layout, kind, seat, moves=((cell, to),)) for to in goals)
        elif kind == Kind.MORALE:
            yield action(layout, kind, seat, cell, price=price)
        elif kind == Kind.ATTACK and p.units[cell] & PROFILE == SPEARMAN:
            start = layout.across[cell // RANKS] * RANKS
            yield from (action(layout, kind, seat, cell, to) for to in range(start, start + RANKS))
        elif kind == Kind.SIEGE and p.units[cell] & PROFILE == ASSASSIN:
            for tent in assassin_targets(p, cell) or (-1,):
                yield action(layout, kind, seat, cell, tent)
        else:
            yield action(layout, kind, seat, cell)


def _rumours(p: Reading, seat: int, enemies: list[int], price: int) -> Iterator[Action]:
    for cell in enemies:
        if p.options.rumor_count == "up_to_two":
            yield action(p.layout, Kind.RUMOUR, seat, cell=cell, price=price)
        else:
            for other in enemies:
                if other > cell:
                    yield action(p.layout, Kind.RUMOUR, seat, cell=cell, other=other, price=price)


def _reinforcements(p: Reading, seat: int, units: list[int], price: int) -> Iterator[Action]:
    if units and all(units.count(number) <= 3 for number in units):
        yield action(p.layout, Kind.REINFORCE, seat, price=price, pile=pile_of(units))
    else:
        for number in PROFILES:
            if count(p.dead[seat], number):
                yield action(p.layout, Kind.REINFORCE, seat, price=price, pile=pile_of([number]))
        yield action(p.layout, Kind.REINFORCE, seat, price=price)


def _nearest(p: Reading, tries: Iterable[Action]) -> Action | None:
    """The one of some illegal actions that fails for the least: for want of AP, else for fewest rules."""
    best: Action | None = None
    fewest = 99
    for act in tries:
        broken = breaches(p, act)
        if [breach.rule for breach in broken] == ["creed.turn.spend"]:
            return act
        if broken and len(broken) < fewest:
            best, fewest = act, len(broken)
    return best


# -- the first pick ----------------------------------------------------------------------------------------------------


def _first_prompt(p: Reading) -> Phrase:
    seat = p.current_player
    if p.stage in (OVER, FIRST_STAGE, TURN) or seat is None:
        return Phrase({OVER: "prompt.over", FIRST_STAGE: "prompt.first"}.get(p.stage, "prompt.deed"))
    facts = {"player": Seat(seat)}
    if p.stage in (TENTS_STAGE, LAY_STAGE):
        return Phrase("prompt.lay", {**facts, "token": token_phrase(p.pools[seat][0])})
    return Phrase(f"prompt.{p.stage}", facts)


def _deeds(p: Reading) -> list[Choice]:
    """The deeds of this stage; those impossible now carry their reasons."""
    if p.stage in (OVER, FIRST_STAGE):
        return []
    if p.stage != TURN:
        return [_deed(p, kind, "group.setup") for kind in _STAGE_DEEDS[p.stage]]
    alone = p.layout.players == 2
    return [
        _deed(p, kind, group)
        for group, kinds in _GROUPS.items()
        for kind in kinds
        if not (alone and kind in (Kind.TRADE, Kind.FLOOR))
    ]


def _deed(p: Reading, kind: Kind, group: str) -> Choice:
    word = WORDS[kind]
    leading = _leading(p, (word,))
    finished = next((act for keys, act in leading if keys == (word,)), None)
    cost = None
    if kind in _COSTS:
        cost = Phrase("cost.ap", {"n": _COSTS[kind]})
    elif kind in SPECIAL_OF:
        cost = Phrase("cost.ap", {"n": _usual_price(p, max(p.seat, 0), kind)})
    elif kind in (Kind.REVEAL, Kind.RECALL):
        cost = Phrase("cost.free")
    note = None
    if kind in SPECIAL_OF:
        special = SPECIAL_OF[kind]
        first, boxes = p.options.first_box[special], p.options.special_boxes[special]
        free = sum(not p.boxes[p.seat] >> first + at & 1 for at in range(len(boxes)))
        note = Phrase("note.boxes", {"free": free, "cubes": p.cubes(p.seat)})
    elif kind == Kind.END:
        left = p.ap[p.seat]
        note = Phrase("note.end", {"left": left, "kept": min(left, 3)})
    elif leading and not finished:
        note = Phrase("note.ways", {"n": len({act for _, act in leading})})
    return Choice(word, Phrase(f"deed.{word}"), group, note, cost, breaches=refusals(p, (word,)), action=finished)


def _shortcuts(p: Reading) -> list[Choice]:
    """Places that may be picked without naming a deed: own units that can do something, tents that wait for a token."""
    found: dict[str, Choice] = {}
    names = p.layout.tent_names if p.stage in (TENTS_STAGE, LAY_STAGE) else p.layout.cell_names
    for name in names:
        leading = _leading(p, (name,))
        if leading:
            finished = next((act for keys, act in leading if keys == (name,)), None)
            found[name] = _place(p, name, "piece", finished)
    return list(found.values())


# -- the picks that follow ---------------------------------------------------------------------------------------------


def _place(p: Reading, name: str, mark: str, act: Action | None, note: Phrase | None = None) -> Choice:
    return Choice(name, _where(p, name), note=note, is_place=True, mark=mark, action=act)


def _where(p: Reading, name: str) -> Phrase:
    """A place with what stands there, as far as the picture shows it."""
    if name in p.layout.tent_numbers:
        tent = p.camps[p.layout.tent_numbers[name]]
        state = "destroyed" if tent & DESTROYED else "fortified" if tent & FORTIFIED else "tent"
        return Phrase(f"choice.{state}", {"tent": name})
    tile = p.units[p.layout.cell_numbers[name]]
    if not tile:
        return Phrase("choice.cell", {"cell": name})
    own = p.layout.owner[p.layout.cell_numbers[name]] == p.current_player
    what = unit_phrase(tile) if own or not tile & HIDDEN else Phrase("unit.hidden")
    return Phrase("choice.unit", {"cell": name, "unit": what})


def _next(p: Reading, leading: list[tuple[Path, Action]], path: Path) -> tuple[Choice, ...]:
    """What may follow a path: one choice for each key that continues a way."""
    at = len(path)
    groups: dict[str, list[tuple[Path, Action]]] = {}
    for keys, act in leading:
        groups.setdefault(keys[at], []).append((keys, act))
    return tuple(_choice(p, key, ways, at) for key, ways in groups.items())


def _choice(p: Reading, key: str, ways: list[tuple[Path, Action]], at: int) -> Choice:
    last = next((act for keys, act in ways if len(keys) == at + 1), None)
    act = last or ways[0][1]
    if key in p.layout.cell_numbers or key in p.layout.tent_numbers:
        attack = act.kind == Kind.ATTACK and last is not None
        return _place(p, key, _mark(act, last), last, forecast(p, act) if attack else None)
    if key.startswith(UNIT):
        number = NUMBERS[key[len(UNIT) :]]
        pile = p.dead[p.seat] if act.kind == Kind.REINFORCE else p.hands[p.seat]
        return Choice(key, unit_phrase(number), note=Phrase("note.tiles", {"n": count(pile, number)}), action=last)
    if key.startswith(TOKEN_KEY):
        held = Counter(p.pools[act.player])[act.unit]
        label = Phrase("choice.token", {"token": token_phrase(act.unit & TOKEN), "colour": Seat(act.unit & 3)})
        return Choice(key, label, note=Phrase("note.tiles", {"n": held}), action=last)
    if key.startswith(PRICE):
        kind = "choice.morale" if act.kind == Kind.MORALE else "choice.price"
        level = next(
            offer.level for offer in p.options.offers(p.boxes[p.seat])[SPECIAL_OF[act.kind]] if offer.price == act.price
        )
        return Choice(key, Phrase(kind, {"n": act.price, "bonus": level + 1}), action=last)
    if key in KIND_OF:
        return Choice(key, Phrase(f"deed.{key}"), action=last)
    return Choice(key, Phrase(f"choice.{key}"), action=last)


def _mark(act: Action, last: Action | None) -> str:
    if last is None:
        return "piece"
    return {Kind.ATTACK: "block", Kind.SIEGE: "block", Kind.RUMOUR: "block", Kind.ASSASSINATE: "block"}.get(
        act.kind, "step"
    )


def _prompt(p: Reading, path: Path) -> Phrase:
    head = path[0]
    if head in p.layout.cell_numbers:
        if len(path) > 1 and path[-1].startswith(UNIT):
            return Phrase("prompt.face", {"cell": head})
        if len(path) > 1:
            return Phrase("prompt.special", {"special": Phrase("special.morale")})
        empty = not p.units[p.layout.cell_numbers[head]]
        return Phrase("prompt.pick_deploy" if empty else "prompt.unit", {"cell": head})
    if path[-1] in p.layout.cell_numbers and head in (WORDS[Kind.DEPLOY], WORDS[Kind.PLACE]):
        return Phrase("prompt.face", {"cell": path[-1]})
    if len(path) > 1 and head in (WORDS[Kind.MOVE], WORDS[Kind.ATTACK], WORDS[Kind.SIEGE]):
        return Phrase(f"prompt.{head}_target", {"cell": path[1]})
    if head in (WORDS[kind] for kind in SPECIAL_OF):
        special = Phrase(f"special.{SPECIALS[SPECIAL_OF[KIND_OF[head]]]}")
        return Phrase("prompt.special" if len(path) == 1 else "prompt.special_more", {"special": special})
    if len(path) > 1:
        return Phrase("prompt.where")
    return Phrase(f"prompt.pick_{head}")
