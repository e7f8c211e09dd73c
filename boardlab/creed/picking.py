"""Building an action pick by pick. A path is a tuple of keys; see :mod:`boardlab.core.contract.picks`.

There are two ways to most actions: the verb first (``attack``, then a cell), or one's own unit first, then what it is
to do: a free cell (move), an enemy (attack), a tent (siege), or a verb such as ``recall``. Everything is read off the
legal actions, so a finished path is always a legal action.
"""

from __future__ import annotations

from collections.abc import Iterator

from boardlab.core.contract.breach import Breach
from boardlab.core.contract.picks import Choice, Picks, reasons_of_verb
from boardlab.core.contract.rulebook import NOWHERE
from boardlab.core.i18n.language import Phrase, Seat, seat_letter
from boardlab.creed.actions import FIRST_STAGE, LAY_STAGE, OVER, TENTS_STAGE, TURN, Action, Kind
from boardlab.creed.rules.action_type import DONE, EXCHANGE, FIRST, PRICE, TOGETHER, TYPES, UNIT, CreedAction, Path
from boardlab.creed.rules.batch_moves import next_cells, read
from boardlab.creed.rules.explain_refusal import intended
from boardlab.creed.rules.judging import breaches
from boardlab.creed.rules.movement import MOVE_AP, Move
from boardlab.creed.rules.opening import firsts
from boardlab.creed.rules.phrases import tent_phrase, token_phrase, unit_phrase
from boardlab.creed.rules.unit_action import UnitAction
from boardlab.creed.state import State
from boardlab.creed.tents import DESTROYED, FORTIFIED
from boardlab.creed.units import HIDDEN

_GROUPS = ("group.units", "group.special", "group.turn")


def picks(p: State, path: Path = ()) -> Picks:
    """What may be picked after a path; nothing when the path leads nowhere (see :func:`refusals`)."""
    if not path:
        return Picks(path, _first_prompt(p), (*_verbs(p), *_shortcuts(p)))
    if path[0] == TOGETHER:
        return _together(p, path)
    ways = leading(p, path)
    done = [act for keys, act in ways if keys == path]
    if done:
        return Picks(path, Phrase("prompt.verb"), (), done[0])
    return Picks(path, _prompt(p, path), _next(p, ways, path))


def refusals(p: State, path: Path) -> tuple[Breach, ...]:
    """Every reason why a path of picks leads nowhere; empty when it may go on."""
    if not path or leading(p, path) or (path[0] == TOGETHER and read(p, path[1:])):
        return ()
    meant = intended(p, path)
    found = breaches(p, meant) if meant else ()
    if not any(key in p.layout.cell_numbers or key in p.layout.tent_numbers for key in path):
        return _nobody(p, path[0], found) or reasons_of_verb(p.wording, path[0], found)
    return found or _out_of_place(p, path[-1])


def _nobody(p: State, verb: str, found: tuple[Breach, ...]) -> tuple[Breach, ...]:
    """Why a verb of units is not possible where the seat has none on the field."""
    named = TYPES.by_word().get(verb)
    seat = p.current_player
    if not found or seat is None or seat < 0 or p.stage != TURN:
        return ()
    if not (verb in (TOGETHER, EXCHANGE) or isinstance(named, UnitAction)) or any(
        p.units[cell] for cell in p.layout.cells_of[seat]
    ):
        return ()
    return (Breach(found[0].rule, {"why": Phrase("nowhere.nobody")}, (), NOWHERE),)


def _out_of_place(p: State, key: str) -> tuple[Breach, ...]:
    """A tent picked where a cell is asked for, or the other way round."""
    if key in p.layout.tent_numbers:
        return (Breach("creed.setup.boards", {"place": key}, (key,), "tent"),)
    if key in p.layout.cell_numbers:
        return (Breach("creed.setup.boards", {"place": key}, (key,), "cell"),)
    return ()


# -- the first pick ----------------------------------------------------------------------------------------------------


def _first_prompt(p: State) -> Phrase:
    seat = p.current_player
    if p.stage in (OVER, FIRST_STAGE, TURN) or seat is None:
        return Phrase({OVER: "prompt.over", FIRST_STAGE: "prompt.first"}.get(p.stage, "prompt.verb"))
    facts = {"player": Seat(seat)}
    if p.stage in (TENTS_STAGE, LAY_STAGE):
        return Phrase("prompt.lay", {**facts, "token": token_phrase(p.pools[seat][0])})
    return Phrase(f"prompt.{p.stage}", facts)


def _verbs(p: State) -> list[Choice]:
    """The verbs of this stage; those impossible now carry their reasons."""
    if p.stage == OVER:
        return []
    if p.stage == FIRST_STAGE:
        # What chance answers may be chosen: a lesson does.
        return [
            Choice(FIRST + seat_letter(act.cell), Phrase("choice.first", {"player": Seat(act.cell)}), action=act)
            for act in firsts(p.layout)
        ]
    here = [each for each in TYPES if p.stage in each.stages]
    if p.stage != TURN:
        return [_verb(p, each) for each in here]
    alone = p.layout.players == 2
    offered = [each for group in _GROUPS for each in here if each.group == group]
    found = [_verb(p, each) for each in offered if not (alone and each.needs_ally)]
    cost = Phrase("cost.each", {"n": MOVE_AP})
    several = Choice(TOGETHER, Phrase("verb.together"), "group.units", None, cost, breaches=refusals(p, (TOGETHER,)))
    at = 1 + next(at for at, choice in enumerate(found) if choice.key == Move.word)
    return [*found[:at], several, _exchange(p), *found[at:]]


def _exchange(p: State) -> Choice:
    """Two units trade places: the verb of its own for a move of both."""
    ways = len({act for _, act in leading(p, (EXCHANGE,))})
    return Choice(
        EXCHANGE, Phrase("verb.exchange"), "group.units", Phrase("note.ways", {"n": ways}) if ways else None,
        Phrase("cost.each", {"n": MOVE_AP}), breaches=refusals(p, (EXCHANGE,)),
    )  # fmt: skip


def _verb(p: State, offered: CreedAction) -> Choice:
    word = offered.word
    ways = leading(p, (word,))
    finished = next((act for keys, act in ways if keys == (word,)), None)
    note = offered.note(p)
    if note is None and ways and not finished:
        note = Phrase("note.ways", {"n": len({act for _, act in ways})})
    refused = refusals(p, (word,))
    verb = Phrase(f"verb.{word}")
    vain = not refused and offered.is_vain(p)
    return Choice(word, verb, offered.group, note, offered.offered_at(p), breaches=refused, action=finished, vain=vain)


def _shortcuts(p: State) -> list[Choice]:
    """Places that may be picked without naming a verb: own units that can do something, tents that wait for a token."""
    found: dict[str, Choice] = {}
    names = p.layout.tent_names if p.stage in (TENTS_STAGE, LAY_STAGE) else p.layout.cell_names
    for name in names:
        ways = leading(p, (name,))
        if ways:
            finished = next((act for keys, act in ways if keys == (name,)), None)
            found[name] = _place(p, name, "piece", finished)
    return list(found.values())


# -- the picks that follow ---------------------------------------------------------------------------------------------


def _place(p: State, name: str, mark: str, act: Action | None, note: Phrase | None = None) -> Choice:
    return Choice(name, _where(p, name), note=note, is_place=True, mark=mark, action=act)


def _where(p: State, name: str) -> Phrase:
    """A place with what stands there, as far as the picture shows it."""
    if name in p.layout.tent_numbers:
        tent = p.camps[p.layout.tent_numbers[name]]
        state = "destroyed" if tent & DESTROYED else "fortified" if tent & FORTIFIED else "tent"
        return Phrase(f"choice.{state}", {"tent": tent_phrase(p, p.layout.tent_numbers[name])})
    tile = p.units[p.layout.cell_numbers[name]]
    if not tile:
        return Phrase("choice.cell", {"cell": name})
    own = p.layout.owner[p.layout.cell_numbers[name]] == p.current_player
    what = unit_phrase(tile) if own or not tile & HIDDEN else Phrase("unit.hidden")
    return Phrase("choice.unit", {"cell": name, "unit": what})


def _together(p: State, path: Path) -> Picks:
    """Several units that move at once: the next unit, where it goes, or that this is all."""
    batch = read(p, path[1:])
    if batch is None:
        return Picks(path, Phrase("prompt.pick_move"), ())
    if batch.done:
        return Picks(path, Phrase("prompt.verb"), (), batch.action(p))
    names = p.layout.cell_names
    mark = "piece" if batch.pending < 0 else "step"
    choices = [_place(p, names[cell], mark, None) for cell in next_cells(p, batch)]
    if batch.moves and batch.pending < 0:
        choices.append(Choice(DONE, Phrase("choice.done"), action=batch.action(p)))
    if batch.pending < 0:
        return Picks(path, Phrase("prompt.pick_move"), tuple(choices))
    return Picks(path, Phrase("prompt.move_target"), tuple(choices))


def _next(p: State, leading: list[tuple[Path, Action]], path: Path) -> tuple[Choice, ...]:
    """What may follow a path: one choice for each key that continues a way."""
    at = len(path)
    groups: dict[str, list[tuple[Path, Action]]] = {}
    for keys, act in leading:
        groups.setdefault(keys[at], []).append((keys, act))
    return tuple(_choice(p, key, ways, at) for key, ways in groups.items())


def _choice(p: State, key: str, ways: list[tuple[Path, Action]], at: int) -> Choice:
    last = next((act for keys, act in ways if len(keys) == at + 1), None)
    act = last or ways[0][1]
    if key in p.layout.cell_numbers or key in p.layout.tent_numbers:
        if last is None:
            return _place(p, key, "piece", None)
        mine = TYPES[last.kind]
        return _place(p, key, mine.mark(p, last), last, mine.foretold(p, last))
    if key in TYPES.by_word() or key == EXCHANGE:
        return Choice(key, Phrase(f"verb.{key}"), action=last)
    label, note = TYPES[act.kind].label(p, act, key)
    return Choice(key, label, note=note, action=last)


def _prompt(p: State, path: Path) -> Phrase:
    head = path[0]
    if head in p.layout.cell_numbers:
        if len(path) > 1 and path[-1].startswith(UNIT):
            return Phrase("prompt.face")
        if path[1:] == (EXCHANGE,):
            return Phrase("prompt.exchange_target")
        if len(path) > 1:
            return Phrase("prompt.special")
        empty = not p.units[p.layout.cell_numbers[head]]
        return Phrase("prompt.pick_deploy" if empty else "prompt.unit")
    if head == EXCHANGE:
        return Phrase("prompt.exchange_target") if path[1:] else Phrase("prompt.pick_exchange")
    named = TYPES.by_word().get(head)
    return named.prompt(p, path) if named else Phrase("prompt.where" if len(path) > 1 else "prompt.verb")


def leading(p: State, path: Path) -> list[tuple[Path, Action]]:
    """The paths of picks that begin with this one, each with the legal action it builds."""
    spelled = p._spelled
    if spelled is None:
        spelled = {}
        dear = _dear(p)
        for act in firsts(p.layout) if p.stage == FIRST_STAGE else p.legal_actions():
            for keys in _paths(p, act, act.kind in dear):
                way = keys, act
                for length in range(1, len(keys) + 1):
                    begun = spelled.get(keys[:length])
                    if begun is None:
                        spelled[keys[:length]] = [way]
                    else:
                        begun.append(way)
        object.__setattr__(p, "_spelled", spelled)
    found: list[tuple[Path, Action]] = spelled.get(path, [])
    return found


def _dear(p: State) -> set[Kind]:
    """Kinds of special actions that may be paid in more than one way now."""
    prices: dict[Kind, set[int]] = {}
    for act in p.legal_actions():
        if act.price >= 0:
            prices.setdefault(act.kind, set()).add(act.price)
    return {kind for kind, found in prices.items() if len(found) > 1}


def _paths(p: State, act: Action, dear: bool) -> Iterator[Path]:
    return TYPES[act.kind].pick_paths(p, act, (f"{PRICE}{act.price}",) if dear else ())
