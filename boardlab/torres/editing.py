"""The tools by which a position of Torres is set up by hand, and what mends one that cannot be.

Whatever is done on the board, all other blocks lie in the supply, and the stacks follow the moment of the phase unless
somebody sets them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from boardlab.core.contract.breach import Breach
from boardlab.core.edit.fields import field_tool, place_tool
from boardlab.core.edit.rulings import rule_tools
from boardlab.core.edit.tools import (
    PLAYERS,
    TIME,
    Doc,
    Editor,
    Path,
    Tool,
    ToolPrompt,
    digits,
    each,
    named,
    number,
    number_of,
    one_of,
    places,
    seat_alone,
    seat_in,
    seats,
    tool,
    typed_digits,
)
from boardlab.core.i18n.language import Phrase
from boardlab.torres.board import NAMES
from boardlab.torres.cards import CARDS
from boardlab.torres.codecs import HIGHEST
from boardlab.torres.fields import Known, table
from boardlab.torres.notation import NOTATION
from boardlab.torres.options import STACKS, Options
from boardlab.torres.position import Position
from boardlab.torres.rules.validation import MOST_AP

# -- the tools --------------------------------------------------------------------------------------------------------


def tools(p: Position) -> Sequence[Tool]:
    """The tools, in the order in which a board is set up: ground, figures, what players have, the moment, rules."""
    return (*_on_board(), *_of_players(p), *_of_time(p), *rule_tools(Options, _new_decks))


def _cells(prompt: str = "edit.where") -> ToolPrompt:
    return places(prompt, lambda p, path: NAMES, named)


def _standing(p: Position, path: Path) -> list[str]:
    """Where a figure stands, or a block."""
    taken = {*(cell for knights in p.knights for cell in knights), p.king}
    return [name for cell, name in enumerate(NAMES) if cell in taken or p.heights[cell]]


def _on_board() -> Iterator[Tool]:
    yield tool("build", "B", (_cells(),), _build(1))
    yield tool("lower", "L", (_cells(),), _build(-1))
    yield tool("height", "H", (_cells(), number(HIGHEST)), _set_height)
    yield place_tool("knights", "knight", "K", _cells(), _take_off)
    yield tool("king", "Q", (_cells(),), _set_king)
    yield tool("move", "M", (places("edit.from", _standing, named, "step"), _cells("edit.to")), _move_figure)
    yield tool("remove", "X", (_cells(),), _clear)


def _of_players(p: Position) -> Iterator[Tool]:
    yield field_tool(table(), "scores")
    if p.options.deck != "hand":
        asks = (seats(), one_of([(card, Phrase(f"card.{card}")) for card in CARDS]))
        held = each(lambda p: map(len, p.hands))
        yield tool("card", "Z", asks, _swap_card, group=PLAYERS, keeps=1, insiders=seat_alone, value=held)
    stacks = each(lambda p: [" ".join(map(str, own)) or "0" for own in p.stacks])
    yield tool("stacks", "J", (seats(), number(9999, "edit.stack_sizes")), _set_stacks, group=PLAYERS, value=stacks)
    in_use = each(lambda p: ["-" if p.turn_stack < 0 else p.turn_stack])
    yield tool("stack_in_use", "", (number(HIGHEST),), _set_stack_in_use, group=PLAYERS, value=in_use)
    yield tool("usual_stacks", "", (), _deal_stacks, group=PLAYERS)


def _of_time(p: Position) -> Iterator[Tool]:
    yield field_tool(table(), "stage", _new_stage)
    for field in ("phase", "round", "player", "starter"):
        yield field_tool(table(Known(p.players, p.rounds)), field, _new_moment)
    left = lambda p: Phrase("edit.amount", {"n": p.ap - p.spent})  # noqa: E731
    yield tool("ap", "", (number(MOST_AP),), _set_ap, group=TIME, value=left)


# -- what they change -------------------------------------------------------------------------------------------------


def _build(by: int) -> Callable[[Doc, Path], None]:
    """Raise or lower the tower on a cell."""

    def change(doc: Doc, picked: Path) -> None:
        doc["heights"][picked[0]] = max(0, min(HIGHEST, doc["heights"].get(picked[0], 0) + by))
        _balance(doc)

    return change


def _balance(doc: Doc) -> None:
    """All blocks that lie nowhere else are in the supply."""
    doc["heights"] = {cell: height for cell, height in doc["heights"].items() if height}
    doc.pop("supply", None)


def _take_off(doc: Doc, cell: str) -> bool:
    """Take whoever stands on a cell off the board; was there anybody?"""
    before = doc["king"], doc["knights"]
    doc["king"] = None if doc["king"] == cell else doc["king"]
    doc["knights"] = [[each for each in cells if each != cell] for cells in doc["knights"]]
    return (doc["king"], doc["knights"]) != before


def _set_king(doc: Doc, picked: Path) -> None:
    """Put the king on a cell; the same once more takes him off the board."""
    stood = doc["king"] == picked[0]
    _take_off(doc, picked[0])
    doc["king"] = None if stood else picked[0]


def _clear(doc: Doc, picked: Path) -> None:
    """Take a figure off a cell, or else a block."""
    if not _take_off(doc, picked[0]):
        _build(-1)(doc, picked)


def _move_figure(doc: Doc, picked: Path) -> None:
    """Move a knight or the king, in the place of whoever stands there; where nobody stands, the highest block."""
    source, target = picked
    if source == target:
        return
    seat = next((at for at, cells in enumerate(doc["knights"]) if source in cells), None)
    king = doc["king"] == source
    if seat is None and not king:
        _build(-1)(doc, (source,))
        _build(1)(doc, (target,))
        return
    _take_off(doc, source)
    _take_off(doc, target)
    if king:
        doc["king"] = target
    elif seat is not None:
        doc["knights"][seat].append(target)


def _set_height(doc: Doc, picked: Path) -> None:
    """Make the tower on a cell so many blocks high."""
    doc["heights"][picked[0]] = number_of(picked)
    _balance(doc)


def _swap_card(doc: Doc, picked: Path) -> None:
    """Give a card, or take it back: into the deck it came from."""
    seat, card = seat_in(picked[0]), picked[1]
    hand, deck = doc["hands"][seat], doc["decks"][seat if len(doc["decks"]) > 1 else 0]
    if card in hand:
        hand.remove(card)
        deck.append(card)
        doc["fresh"] = [each for each in doc["fresh"] if each != card or seat != doc["player"]]
    else:
        hand.append(card)
        if card in deck:
            deck.remove(card)


def _set_stacks(doc: Doc, picked: Path) -> None:
    """Give a seat stacks of these sizes."""
    doc["stacks"][seat_in(picked[0])] = [int(size) for size in typed_digits(picked[:-1]) if size != "0"]
    doc["turn_stack"] = doc["turn_stack"] if seat_in(picked[0]) != doc["player"] else None
    _balance(doc)


def _set_stack_in_use(doc: Doc, picked: Path) -> None:
    """Leave so many blocks in the stack of this turn; the same number once more says that none is chosen yet."""
    left = number_of(picked)
    doc["turn_stack"] = None if doc["turn_stack"] == left else left
    _balance(doc)


def _deal_stacks(doc: Doc, picked: Path = ()) -> None:
    """Give everybody the stacks that this moment of the phase asks for."""
    doc["stacks"] = doc["turn_stack"] = None
    doc["built"] = 0
    _balance(doc)


def _new_moment(doc: Doc, picked: Path) -> None:
    """A turn begins in another round, or of another seat."""
    doc["round"] = min(doc["round"], len(STACKS[doc["players"]][doc["phase"] - 1]))
    _begin_turn(doc)


def _begin_turn(doc: Doc) -> None:
    doc.update(ap=5, spent=0, bought=0, played=False, fresh=[])
    _deal_stacks(doc)


def _new_stage(doc: Doc, picked: Path) -> None:
    """Something else is decided now."""
    doc["looking"] = []
    _begin_turn(doc)


def _set_ap(doc: Doc, picked: Path) -> None:
    """So many AP are left; more than five came from a card."""
    left = number_of(picked)
    doc["ap"] = max(5, left)
    doc["spent"] = doc["ap"] - left
    doc["played"] = doc["played"] or doc["ap"] > 5


def _new_decks(doc: Doc) -> None:
    """Editions have other decks and other stacks: all action cards go back, each to where it belongs."""
    for field in ("hands", "decks", "fresh", "looking", "kept", "opener"):
        doc.pop(field, None)
    _begin_turn(doc)


# -- what mends a position --------------------------------------------------------------------------------------------


def repairs(p: Position, breach: Breach) -> Iterable[Path]:
    """Edits that may mend what a rule objects to: nothing is done that has more than one likely way."""
    cell = breach.places[0] if breach.places else ""
    if breach.rule == "torres.comp.pieces" and breach.case == "knights":
        seat = int(breach.facts["player"])
        # The one that was set last.
        yield ("knight", f"seat:{seat}", p.to_json()["knights"][seat][-1])
    elif breach.rule == "torres.next.king_where":
        yield ("king", cell)
    elif breach.rule == "torres.build.height":
        tallest = [each for each in breach.places if p.ground.heights[NAMES.index(each)] > breach.facts["area"]]
        if len(tallest) == 1:
            yield ("height", tallest[0], *digits(breach.facts["area"]))
    elif breach.rule in ("torres.phase.stacks_are_turns", "torres.build.redistribute", "torres.build.one_stack"):
        yield ("usual_stacks",)
    elif breach.rule == "torres.turn.five_ap":
        yield ("ap", *digits(5))


def bare(p: Position) -> Doc:
    """An empty board for as many players, under the same rules, at the beginning of the first turn."""
    doc = p.to_json()
    kept = {field: doc[field] for field in ("options", "master") if doc.get(field)}
    return {"heights": {}, "knights": [[] for _ in range(p.players)], **kept}


EDITING = Editor(tools=tools, notation=NOTATION, repairs=repairs, bare=bare)
