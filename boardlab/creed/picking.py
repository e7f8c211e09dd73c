"""Building an action pick by pick. A path is a tuple of keys; see :mod:`boardlab.core.picks`.

There are two ways to most actions: the deed first (``attack``, then a cell), or the own unit first, then what it is
to do: a free cell (move), an enemy (attack), a tent (siege), or a deed such as ``recall``. Everything is read off the
menu, so a finished path is always a legal action.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from boardlab.core.language import Phrase, Seat, seat_letter
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
    table,
)
from boardlab.creed.camps import DESTROYED, FORTIFIED, TOKEN, siege_target
from boardlab.creed.effects import ATTACK_AP, DEPLOY_AP, MOVE_AP, SIEGE_AP
from boardlab.creed.forecasts import forecast, foresee, siege_forecast
from boardlab.creed.options import SPECIALS
from boardlab.creed.rules import breaches
from boardlab.creed.special_rules import token_phrase, unit_phrase
from boardlab.creed.stray import candidate, usual_price
from boardlab.creed.together import TOGETHER, options, read
from boardlab.creed.units import HIDDEN, NUMBERS, count
from boardlab.creed.ways import DONE, FIRST, KIND_OF, PRICE, TOKEN_KEY, UNIT, Path, leading

if TYPE_CHECKING:
    from boardlab.creed.position import Reading

_GROUPS = {
    "group.units": (Kind.DEPLOY, Kind.MOVE, Kind.ATTACK, Kind.SIEGE, Kind.REVEAL, Kind.RECALL),
    "group.special": (
        Kind.MORALE, Kind.REINFORCE, Kind.REPOSITION, Kind.TRADE, Kind.APPOINT, Kind.RUMOUR, Kind.FORTIFY,
        Kind.ASSASSINATE,
    ),
    "group.turn": (Kind.FLOOR, Kind.END),
}  # fmt: skip
_COSTS = {Kind.DEPLOY: DEPLOY_AP, Kind.MOVE: MOVE_AP, Kind.ATTACK: ATTACK_AP, Kind.SIEGE: SIEGE_AP}
_PICKED = frozenset({
    Kind.LAY, Kind.PLACE, Kind.DEPLOY, Kind.MOVE, Kind.ATTACK, Kind.SIEGE, Kind.REVEAL, Kind.RECALL, Kind.GIVE,
})  # fmt: skip
"""The deeds that ask for something at once, in words of their own."""
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
    if path[0] == TOGETHER:
        return _together(p, path)
    ways = leading(p, path)
    done = [act for keys, act in ways if keys == path]
    if done:
        return Picks(path, Phrase("prompt.deed"), (), done[0])
    return Picks(path, _prompt(p, path), _next(p, ways, path))


def refusals(p: Reading, path: Path) -> tuple[Breach, ...]:
    """Every reason why a path of picks leads nowhere; empty when it may go on."""
    if not path or leading(p, path) or (path[0] == TOGETHER and read(p, path[1:])):
        return ()
    stray = candidate(p, path)
    return (breaches(p, stray) if stray else ()) or _out_of_place(p, path[-1])


def _out_of_place(p: Reading, key: str) -> tuple[Breach, ...]:
    """A tent picked where a cell is asked for, or the other way round."""
    if key in p.layout.tent_numbers:
        return (Breach("creed.setup.boards", {"place": key}, (key,), "tent"),)
    if key in p.layout.cell_numbers:
        return (Breach("creed.setup.boards", {"place": key}, (key,), "cell"),)
    return ()


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
    if p.stage == OVER:
        return []
    if p.stage == FIRST_STAGE:
        # What chance answers may be chosen: a lesson does.
        return [
            Choice(FIRST + seat_letter(act.cell), Phrase("choice.first", {"player": Seat(act.cell)}), action=act)
            for act in table(p.layout).firsts
        ]
    if p.stage != TURN:
        return [_deed(p, kind, "group.setup") for kind in _STAGE_DEEDS[p.stage]]
    alone = p.layout.players == 2
    found = [
        _deed(p, kind, group)
        for group, kinds in _GROUPS.items()
        for kind in kinds
        if not (alone and kind in (Kind.TRADE, Kind.FLOOR))
    ]
    cost = Phrase("cost.each", {"n": MOVE_AP})
    several = Choice(TOGETHER, Phrase("deed.together"), "group.units", None, cost, breaches=refusals(p, (TOGETHER,)))
    at = 1 + next(at for at, choice in enumerate(found) if choice.key == WORDS[Kind.MOVE])
    return [*found[:at], several, *found[at:]]


def _deed(p: Reading, kind: Kind, group: str) -> Choice:
    word = WORDS[kind]
    ways = leading(p, (word,))
    finished = next((act for keys, act in ways if keys == (word,)), None)
    cost = None
    if kind in _COSTS:
        cost = Phrase("cost.ap", {"n": _COSTS[kind]})
    elif kind in SPECIAL_OF:
        cost = Phrase("cost.ap", {"n": usual_price(p, max(p.seat, 0), kind)})
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
    elif ways and not finished:
        note = Phrase("note.ways", {"n": len({act for _, act in ways})})
    return Choice(word, Phrase(f"deed.{word}"), group, note, cost, breaches=refusals(p, (word,)), action=finished)


def _shortcuts(p: Reading) -> list[Choice]:
    """Places that may be picked without naming a deed: own units that can do something, tents that wait for a token."""
    found: dict[str, Choice] = {}
    names = p.layout.tent_names if p.stage in (TENTS_STAGE, LAY_STAGE) else p.layout.cell_names
    for name in names:
        ways = leading(p, (name,))
        if ways:
            finished = next((act for keys, act in ways if keys == (name,)), None)
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


def _together(p: Reading, path: Path) -> Picks:
    """Several units that move at once: the next unit, where it goes, or that this is all."""
    batch = read(p, path[1:])
    if batch is None:
        return Picks(path, Phrase("prompt.pick_move"), ())
    if batch.done:
        return Picks(path, Phrase("prompt.deed"), (), batch.action(p))
    names = p.layout.cell_names
    mark = "piece" if batch.pending < 0 else "step"
    choices = [_place(p, names[cell], mark, None) for cell in options(p, batch)]
    if batch.moves and batch.pending < 0:
        choices.append(Choice(DONE, Phrase("choice.done"), action=batch.action(p)))
    if batch.pending < 0:
        return Picks(path, Phrase("prompt.pick_move"), tuple(choices))
    return Picks(path, Phrase("prompt.move_target", {"cell": names[batch.pending]}), tuple(choices))


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
        return _place(p, key, _mark(p, act, last), last, _foretold(p, act) if last is not None else None)
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


def _foretold(p: Reading, act: Action) -> Phrase | None:
    """What an attack would do, before it is paid for."""
    if act.kind == Kind.ATTACK:
        return forecast(p, act)
    if act.kind == Kind.SIEGE:
        return siege_forecast(p, act.cell if act.cell >= 0 else siege_target(p, act.source))
    return None


def _mark(p: Reading, act: Action, last: Action | None) -> str:
    if last is None:
        return "piece"
    if act.kind == Kind.ATTACK and foresee(p, act).is_vain:
        return "vain"
    return "block" if act.kind in (Kind.ATTACK, Kind.SIEGE, Kind.RUMOUR, Kind.ASSASSINATE) else "step"


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
    return Phrase(f"prompt.pick_{head}" if KIND_OF.get(head) in _PICKED else "prompt.deed")
