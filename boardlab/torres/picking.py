"""Building an action pick by pick. A path is a tuple of keys; see :mod:`boardlab.core.picks`.

A deed comes first (``build``, ``move``, ``card:elevator``), then cells and choices. A cell alone is short for the
likeliest deed: an own knight is picked up, any other cell asks for a block; in the set-up it is where the figure goes.
Everything is read off the menu, so a finished path is always a legal action.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from boardlab.core.language import Phrase, Seat, seat_letter
from boardlab.core.picks import Choice, Picks, number_in
from boardlab.core.verdict import Breach
from boardlab.torres.actions import (
    CARRY,
    CHOOSE_STARTER,
    FOUNDATIONS_STAGE,
    KING_STAGE,
    KNIGHTS_STAGE,
    LOOK,
    MOVE_KING,
    OVER,
    Action,
    Kind,
    action,
)
from boardlab.torres.board import ALL, BIT, CELLS, NAMES, NEXT, cell_index, cells_of, spread
from boardlab.torres.cards import (
    BLOCK_UNDER,
    CARDS,
    DIAGONAL_STEP,
    ELEVATOR,
    EXTRA_BLOCK,
    HANDS,
    HURDLE,
    MOVE_BLOCK,
    SEVEN_AP,
    SIX_AP,
    TWO_UP,
    kinds_in,
)
from boardlab.torres.options import KNIGHTS
from boardlab.torres.rules import BUYS, COSTS, breaches, card_phrase
from boardlab.torres.scoring import land

if TYPE_CHECKING:
    from boardlab.torres.position import Reading

Path = tuple[str, ...]
CARD = "card:"
KEEP = "keep:"
STARTER = "starter:"
_PLACING = {
    FOUNDATIONS_STAGE: "found",
    KNIGHTS_STAGE: "knight",
    KING_STAGE: "king",
    MOVE_KING: "king",
}
"""The deed a cell alone is short for where figures or foundations are placed."""
_CARD_MARKS = {MOVE_BLOCK: "block", BLOCK_UNDER: "block", EXTRA_BLOCK: "block", ELEVATOR: "door"}
_DEEDS = {
    "add": Kind.ADD,
    "move": Kind.MOVE,
    "build": Kind.BUILD,
    "buy": Kind.BUY,
    "point": Kind.POINT,
    "end": Kind.END,
    "stay": Kind.LEAVE_KING,
    "king": Kind.PLACE_KING,
    "knight": Kind.FIRST_KNIGHT,
    "found": Kind.FOUND,
    "carry": Kind.CARRY,
}


def picks(p: Reading, path: Path = ()) -> Picks:
    """What may be picked after a path; nothing when the path leads nowhere (see :func:`refusals`)."""
    full = _spelled_out(p, path)
    actions = _matching(p, full)
    if not full:
        return Picks(path, _first_prompt(p), tuple(_deeds(p)) + tuple(_shortcuts(p)))
    if len(actions) == 1 and len(_keys(p, actions[0])) == len(full):
        return Picks(path, Phrase("prompt.deed"), (), actions[0])
    choices = _next(p, actions, full)
    return Picks(path, _prompt(p, full), choices)


def refusals(p: Reading, path: Path) -> tuple[Breach, ...]:
    """Every reason why a path leads nowhere; empty when it may go on."""
    full = _spelled_out(p, path)
    if not full or _matching(p, full):
        return ()
    candidate = _candidate(p, full)
    return breaches(p, candidate) if candidate else ()


# -- paths and actions ---------------------------------------------------------------------------------------------


def _spelled_out(p: Reading, path: Path) -> Path:
    """The path with its deed: a cell alone stands for the likeliest one, a card for playing it."""
    if path and path[0].startswith(CARD):
        return ("card", *path)
    if not path or path[0] not in NAMES:
        return path
    if p.stage in _PLACING:
        return (_PLACING[p.stage], *path)
    mine = p.pieces[p.seat] & BIT[cell_index(path[0])]
    return ("move" if mine else "build", *path)


def _keys(p: Reading, act: Action) -> Path:
    """The picks that build an action of the menu, in order."""
    return _spelled(p).keys[act]


def _keys_of(act: Action, kinds: Counter[Kind], sizes: int, under_sizes: int) -> Path:
    """The picks that build an action, among so many of each kind and so many stacks to take a block from."""
    if act.kind == Kind.KEEP:
        order = ":".join(CARDS[card] for card in act.rest)
        several = len(act.rest) > 1
        return (KEEP + CARDS[act.card], *((act.at,) if act.at else ()), *((f"order:{order}",) if several else ()))
    if act.kind == Kind.PLAY:
        cells = [NAMES[cell] for cell in (act.source, act.cell) if cell >= 0]
        stack = [f"stack:{act.size}"] if act.card == BLOCK_UNDER and under_sizes > 1 else []
        return ("card", CARD + CARDS[act.card], *cells, *stack)
    if act.kind == Kind.BUILD:
        stack = [f"stack:{act.size}"] if act.size and sizes > 1 else []
        return ("build", NAMES[act.cell], *stack)
    if act.kind == Kind.START:
        return (STARTER + seat_letter(act.size),)
    if act.kind in (Kind.END, Kind.CARRY, Kind.POINT):
        return (_DEED_OF[act.kind], *([_end_key(act)] if kinds[act.kind] > 1 else []))
    cells = [NAMES[cell] for cell in (act.source, act.cell) if cell >= 0]
    return (_DEED_OF[act.kind], *cells)


_DEED_OF = {kind: deed for deed, kind in _DEEDS.items()}


def _end_key(act: Action) -> str:
    if act.kind == Kind.POINT:
        return f"ap:{act.size or 1}"
    return f"end:{act.size}:{'.'.join(map(str, act.rest))}"


def _sizes(p: Reading) -> set[int]:
    return {size for size in p.stacks[p.seat] if size} if p.turn_stack < 0 else set()


def _under_sizes(p: Reading) -> set[int]:
    return {size for size in p.stacks[p.seat] if size} | ({0} if p.turn_stack > 0 else set())


def _of_kind(p: Reading, kind: Kind) -> list[Action]:
    return [act for act in p.legal_actions() if act.kind == kind]


class Spelled(NamedTuple):
    """The menu by the picks that build its actions."""

    keys: dict[Action, Path]
    """The picks of each action."""
    leading: dict[Path, list[Action]]
    """The actions whose picks begin with a path."""


def _spelled(p: Reading) -> Spelled:
    found: Spelled | None = p._spelled
    if found is None:
        menu = p.legal_actions()
        kinds, sizes, under_sizes = Counter(act.kind for act in menu), len(_sizes(p)), len(_under_sizes(p))
        found = Spelled({}, {})
        for act in menu:
            keys = found.keys[act] = _keys_of(act, kinds, sizes, under_sizes)
            for length in range(len(keys) + 1):
                found.leading.setdefault(keys[:length], []).append(act)
        object.__setattr__(p, "_spelled", found)
    return found


def _matching(p: Reading, path: Path) -> list[Action]:
    """The legal actions whose picks begin with this path."""
    return _spelled(p).leading.get(path, [])


def _candidate(p: Reading, path: Path) -> Action | None:
    """The action a path that leads nowhere would have been, as far as it goes: what a refusal is about."""
    if path[0] == "card" and len(path) > 1:
        path = path[1:]
    deed, cells = path[0], [cell_index(key) for key in path[1:] if key in NAMES]
    size = next((number for key in path if (number := number_in(key, "stack:")) is not None), 0)
    cell = cells[-1] if cells else -1
    if deed in ("buy", "point", "stay", "end", "carry"):
        return action(_DEEDS[deed], p.seat)
    if deed.startswith(STARTER):
        letter = deed[len(STARTER) :]
        return action(Kind.START, p.seat, size="ABCD".index(letter)) if letter in tuple("ABCD") else None
    if deed in ("add", "king", "knight", "found"):
        return action(_DEEDS[deed], p.seat, cell=cell) if cells else _for_want_of_a_cell(p, _DEEDS[deed])
    if deed == "build":
        size = size or min(_sizes(p), default=0)
        return action(Kind.BUILD, p.seat, cell=cell, size=size) if cells else _for_want_of_a_cell(p, Kind.BUILD)
    if deed == "move":
        if len(cells) > 1:
            return action(Kind.MOVE, p.seat, cells[0], cell)
        return _stuck(p, cells[0]) if cells else _for_want_of_a_cell(p, Kind.MOVE)
    if deed.startswith(KEEP) and deed[len(KEEP) :] in CARDS:
        return action(Kind.KEEP, p.seat, card=CARDS.index(deed[len(KEEP) :]))
    if deed.startswith(CARD) and deed[len(CARD) :] in CARDS:
        return _card_candidate(p, CARDS.index(deed[len(CARD) :]), cells, size)
    return None


def _for_want_of_a_cell(p: Reading, kind: Kind) -> Action:
    """A deed that no cell allows: one action of its kind stands for all, so that its reasons can be given.

    Cells beside the player's own knights are tried first: a refusal about them says most.
    """
    mine = p.pieces[p.seat]
    if kind == Kind.MOVE:
        return _stuck(p, next(cells_of(mine))) if mine else action(kind, p.seat, 0, 1)
    size = min(_sizes(p), default=0) if kind == Kind.BUILD else 0
    near = spread(mine)
    cells = (*cells_of(near), *cells_of(ALL & ~near))
    return _nearest(p, (action(kind, p.seat, cell=cell, size=size) for cell in cells))


def _nearest(p: Reading, tries: Iterable[Action], *, enough: int = 0) -> Action:
    """The one of some illegal actions that fails for the least: for want of points to pay it, else for fewest rules.

    ``enough`` ends the search at the first that breaks no more rules than this.
    """
    best: Action | None = None
    fewest = 0
    for act in tries:
        broken = breaches(p, act)
        if [breach.rule for breach in broken] == ["torres.turn.five_ap"]:
            return act
        if best is None or len(broken) < fewest:
            best, fewest = act, len(broken)
        if fewest <= enough:
            break
    assert best is not None
    return best


def _stuck(p: Reading, source: int) -> Action:
    """A move of a knight that cannot move: towards its nearest neighbour."""
    target = next(cell for cell in range(CELLS) if NEXT[source] & BIT[cell])
    return action(Kind.MOVE, p.seat, source, target)


MOST_TRIED = 256
"""Ways to play a card of which the nearest to a legal one is looked for: a reason must not take long to find."""


def _card_candidate(p: Reading, card: int, cells: list[int], size: int) -> Action:
    # Some reasons hold wherever the card is played: then no way fails for fewer.
    enough = max(1, p.played + (not kinds_in(p.hand_bits[p.seat] & ~p.fresh_bits) >> card & 1))
    if card in (SIX_AP, SEVEN_AP):
        return action(Kind.PLAY, p.seat, card=card)
    if card in (BLOCK_UNDER, EXTRA_BLOCK):
        size = size or (min(_under_sizes(p), default=0) if card == BLOCK_UNDER else 0)
        tries = cells[-1:] or range(CELLS)
        return _nearest(
            p, (action(Kind.PLAY, p.seat, cell=cell, card=card, size=size) for cell in tries), enough=enough
        )
    if len(cells) > 1:
        return action(Kind.PLAY, p.seat, cells[0], cells[1], card)
    mine = [cell for cell in range(CELLS) if p.pieces[p.seat] & BIT[cell]]
    sources = cells or (mine if card != MOVE_BLOCK else list(cells_of(p.ground.tall[1] & p.free))) or [0]
    tried = (action(Kind.PLAY, p.seat, source, cell, card) for source in sources for cell in _near(card, source))
    return _nearest(p, islice(tried, MOST_TRIED), enough=enough)


def _near(card: int, source: int) -> Iterable[int]:
    """Cells worth trying for a card that cannot be played: those it could reach on some board."""
    close = card in (TWO_UP, DIAGONAL_STEP, HURDLE)
    return [cell for cell in range(CELLS) if cell != source and (not close or abs(cell - source) <= 18)]


# -- the first pick ------------------------------------------------------------------------------------------------


def _first_prompt(p: Reading) -> Phrase:
    player = Seat(p.seat)
    return {
        FOUNDATIONS_STAGE: Phrase("prompt.found", {"player": player}),
        CARRY: Phrase("prompt.carry", {"player": player, "kept": p.kept[p.seat]}),
        CHOOSE_STARTER: Phrase("prompt.starter", {"player": player}),
        KNIGHTS_STAGE: Phrase("prompt.knight", {"player": player}),
        KING_STAGE: Phrase("prompt.king"),
        MOVE_KING: Phrase("prompt.move_king", {"player": player}),
        LOOK: Phrase("prompt.keep"),
        OVER: Phrase("prompt.over"),
    }.get(p.stage, Phrase("prompt.deed"))


def _deeds(p: Reading) -> list[Choice]:
    """The deeds of this stage; those impossible now carry their reasons."""
    if p.stage == OVER:
        return []
    if p.stage == LOOK:
        return [
            Choice(
                KEEP + CARDS[card],
                card_phrase(card),
                "group.cards",
                Phrase(f"card_text.{CARDS[card]}"),
                action=_finished(p, (KEEP + CARDS[card],)),
            )
            for card in p.looking_cards
            if card >= 0
        ]
    if p.stage == CARRY:
        kept = Phrase("note.kept", {"n": p.kept[p.seat]})
        return [Choice("carry", Phrase("deed.carry"), "group.blocks", kept, action=_finished(p, ("carry",)))]
    if p.stage == CHOOSE_STARTER:
        return [
            Choice(_keys(p, act)[0], Phrase("choice.starter", {"starter": Seat(act.size)}), "group.turn", action=act)
            for act in p.legal_actions()
        ]
    if p.stage in _PLACING:
        deed = _PLACING[p.stage]
        cells = len(_of_kind(p, _DEEDS[deed]))
        group = "group.blocks" if deed == "found" else "group.king"
        found = [Choice(deed, Phrase(f"deed.{deed}"), group, Phrase("note.cells", {"n": cells}))]
        if p.stage == MOVE_KING:
            act = action(Kind.LEAVE_KING, p.seat)
            found.append(Choice("stay", Phrase("deed.stay"), "group.king", action=act))
        return found
    return [*_turn_deeds(p), *_hand(p), *_last_deeds(p)]


def _deed(p: Reading, deed: str, group: str, note: Phrase | None, act: Action | None = None) -> Choice:
    kind = _DEEDS[deed]
    cost = Phrase("cost.ap", {"n": COSTS[kind]}) if kind in COSTS else None
    return Choice(deed, Phrase(f"deed.{deed}"), group, note, cost, breaches=refusals(p, (deed,)), action=act)


def _turn_deeds(p: Reading) -> list[Choice]:
    cells = Counter(act.kind for act in p.legal_actions())
    knights = len({act.source for act in _of_kind(p, Kind.MOVE)})
    built = {act.cell for act in _of_kind(p, Kind.BUILD)}
    most = p.options.most_built - p.built
    stack = p.turn_stack if p.turn_stack >= 0 else max(p.stacks[p.seat], default=0)
    blocks = Phrase("note.blocks", {"cells": len(built), "left": min(stack, most)})
    mine = p.pieces[p.seat].bit_count()
    return [
        _deed(p, "add", "group.knights", Phrase("note.cells", {"n": cells[Kind.ADD]}) if mine < KNIGHTS else None),
        _deed(p, "move", "group.knights", Phrase("note.knights", {"n": knights})),
        _deed(p, "build", "group.blocks", blocks),
        _deed(p, "buy", "group.cards", Phrase("note.buy", {"left": BUYS - p.bought}), _only(p, Kind.BUY)),
    ]


def _hand(p: Reading) -> list[Choice]:
    hand = p.hand_bits[p.seat]
    return [
        Choice(
            CARD + CARDS[card],
            card_phrase(card),
            "group.cards",
            Phrase(f"card_text.{CARDS[card]}"),
            Phrase("cost.free"),
            breaches=refusals(p, (CARD + CARDS[card],)),
            action=_finished(p, ("card", CARD + CARDS[card])),
        )
        for card in (HANDS[kinds_in(hand)] if hand > 0 else ())
    ]


def _last_deeds(p: Reading) -> list[Choice]:
    before = p.scores[p.seat]
    after = land(p.scores, p.seat, 1)[0][p.seat]
    unused = Phrase("note.end", {"left": p.ap - p.spent})
    points = Phrase("note.point", {"before": before, "after": after})
    return [
        _deed(p, "point", "group.turn", points, _only(p, Kind.POINT)),
        Choice("end", Phrase("deed.end"), "group.turn", unused, action=_finished(p, ("end",))),
    ]


def _only(p: Reading, kind: Kind) -> Action | None:
    found = _of_kind(p, kind)
    return found[0] if len(found) == 1 else None


def _finished(p: Reading, path: Path) -> Action | None:
    found = _matching(p, path)
    return found[0] if len(found) == 1 and _keys(p, found[0]) == path else None


def _shortcuts(p: Reading) -> list[Choice]:
    """Cells that may be picked without naming a deed: own knights that can move; in the set-up, where figures go."""
    if p.stage in _PLACING:
        kind = _DEEDS[_PLACING[p.stage]]
        return [_place(NAMES[act.cell], "piece", act) for act in _of_kind(p, kind)]
    sources = sorted({act.source for act in _of_kind(p, Kind.MOVE)})
    return [_place(NAMES[cell], "piece", None) for cell in sources]


# -- the picks that follow -----------------------------------------------------------------------------------------


def _place(name: str, mark: str, act: Action | None) -> Choice:
    return Choice(name, Phrase("choice.cell", {"cell": name}), is_place=True, mark=mark, action=act)


def _next(p: Reading, actions: list[Action], path: Path) -> tuple[Choice, ...]:
    """What may follow a path: one choice for each key that continues a matching action."""
    found: dict[str, Choice] = {}
    for act in actions:
        keys = _keys(p, act)
        key = keys[len(path)]
        if key not in found:
            last = act if len(keys) == len(path) + 1 else None
            found[key] = _choice(p, act, key, last, keys[:-1] == path)
    return tuple(found.values())


def _choice(p: Reading, act: Action, key: str, last: Action | None, final: bool) -> Choice:
    if key in NAMES:
        return _place(key, _mark(p, act) if final or key == NAMES[act.cell] else "piece", last)
    if key.startswith(CARD):
        text = Phrase(f"card_text.{CARDS[act.card]}")
        return Choice(key, card_phrase(act.card), note=text, action=last)
    return Choice(key, _choice_words(p, act, key), action=last)


def _choice_words(p: Reading, act: Action, key: str) -> Phrase:
    if key.startswith("stack:"):
        size = act.size
        return Phrase("choice.stack", {"n": size}) if size else Phrase("choice.turn_stack", {"n": p.turn_stack})
    if key.startswith("ap:"):
        return Phrase("choice.points", {"n": act.size or 1})
    if key in ("top", "bottom", "split"):
        return Phrase(f"choice.{key}")
    if key.startswith("order:"):
        return Phrase("choice.order", {"cards": tuple(card_phrase(card) for card in act.rest)})
    back = max(p.turn_stack, 0) + sum(p.stacks[p.seat]) - sum(act.rest)
    if act.kind == Kind.CARRY:
        back += p.kept[p.seat]
    return (
        Phrase("choice.end", {"stacks": act.rest, "back": back})
        if act.rest
        else Phrase("choice.end_none", {"back": back})
    )


def _mark(p: Reading, act: Action) -> str:
    if act.kind == Kind.MOVE:
        return "step" if p.ground.step_targets(act.source) & BIT[act.cell] else "door"
    if act.kind == Kind.PLAY:
        return _CARD_MARKS.get(act.card, "step")
    return {Kind.ADD: "add", Kind.BUILD: "block"}.get(act.kind, "piece")


_PROMPTS: dict[str, Callable[[Path], Phrase]] = {
    "add": lambda path: Phrase("prompt.add"),
    "build": lambda path: Phrase("prompt.stack", {"cell": path[1]}) if len(path) > 1 else Phrase("prompt.build"),
    "move": lambda path: (
        Phrase("prompt.move_target", {"source": path[1]}) if len(path) > 1 else Phrase("prompt.move_source")
    ),
    "end": lambda path: Phrase("prompt.end"),
    "point": lambda path: Phrase("prompt.points"),
    "card": lambda path: Phrase("prompt.card"),
}


def _prompt(p: Reading, path: Path) -> Phrase:
    head = path[1] if path[0] == "card" and len(path) > 1 else path[0]
    if head.startswith(KEEP) and head[len(KEEP) :] in CARDS:
        return Phrase("prompt.return", {"card": Phrase(f"card.{head[len(KEEP) :]}")})
    if head.startswith(CARD) and head[len(CARD) :] in CARDS:
        return _card_prompt(head[len(CARD) :], [key for key in path if key in NAMES])
    prompt = _PROMPTS.get(head)
    return prompt(path) if prompt else _first_prompt(p)


def _card_prompt(card: str, cells: list[str]) -> Phrase:
    name = Phrase(f"card.{card}")
    if CARDS.index(card) in (BLOCK_UNDER, EXTRA_BLOCK):
        if cells:
            return Phrase("prompt.card_stack", {"card": name, "cell": cells[0]})
        return Phrase("prompt.card_cell", {"card": name})
    if cells:
        return Phrase("prompt.card_target", {"card": name, "source": cells[0]})
    return Phrase("prompt.card_source", {"card": name})
