"""The tools by which a position of Creed is set up by hand, and what mends one that cannot be.

Whatever lies neither on a field nor among the casualties is in its owner's hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from boardlab.core.contract.breach import Breach
from boardlab.core.edit.fields import field_tool
from boardlab.core.edit.rulings import rule_tools
from boardlab.core.edit.tools import (
    PLAYERS,
    Doc,
    Editor,
    Path,
    Tool,
    ToolPrompt,
    digits,
    each,
    named,
    on_board,
    one_of,
    places,
    seat_in,
    seats,
    tool,
)
from boardlab.core.i18n.language import Phrase
from boardlab.creed.actions import OVER, TOKENS, TURN
from boardlab.creed.fields import table
from boardlab.creed.notation import NOTATION
from boardlab.creed.options import MOST_KEPT, SPECIALS, TURN_AP, Options
from boardlab.creed.position import Position
from boardlab.creed.units import NAMES
from boardlab.creed.view import insiders

CAMPS = "edit.camps"
HIDDEN, ATTACKED, MORALE, RAISED = "hidden", "attacked", "morale_1", "morale_2"
"""The marks of a unit as plain data; the last for morale raised twice."""

# -- the tools --------------------------------------------------------------------------------------------------------


def tools(p: Position) -> Sequence[Tool]:
    """The tools, in the order in which a board is set up: units, camps, what players have, the moment, rules that
    leave the names of places as they are.
    """
    return (*_units(), *_camps(), *_of_players(p), *_of_time(), *rule_tools(Options, without=("layout_2p",)))


def _cells(prompt: str = "edit.where") -> ToolPrompt:
    return places(prompt, lambda p, path: p.layout.cell_names, named)


def _standing(prompt: str = "edit.where") -> ToolPrompt:
    return places(prompt, lambda p, path: sorted(p.to_json()["units"]), named, "step")


def _tents() -> ToolPrompt:
    return places("edit.where", lambda p, path: p.layout.tent_names, named)


def _units() -> Iterator[Tool]:
    names = [(name, Phrase(f"unit.{name}")) for name in NAMES[1:]]
    yield tool("unit", "T", (one_of(names), _cells()), _set_unit, keeps=1, insiders=insiders)
    yield tool("move", "M", (_standing("edit.from"), _cells("edit.to")), _move_unit)
    yield tool("remove", "X", (_standing(),), _take_off)
    yield tool("hide", "H", (_standing(),), _mark_unit(HIDDEN), insiders=insiders)
    yield tool("attacked", "A", (_standing(),), _mark_unit(ATTACKED), insiders=insiders)
    yield tool("morale", "E", (_standing(),), _raise_morale, insiders=insiders)


def _camps() -> Iterator[Tool]:
    tokens = one_of([(token, Phrase(f"token.{token}")) for token in TOKENS])
    yield tool("tent", "K", (tokens, _tents()), _set_token, group=CAMPS, keeps=1, insiders=insiders)
    yield tool("destroy", "V", (_tents(),), _mark_tent("destroyed"), group=CAMPS, insiders=insiders)
    yield tool("fortify", "O", (_tents(),), _mark_tent("fortified"), group=CAMPS)


def _of_players(p: Position) -> Iterator[Tool]:
    yield field_tool(table(), "casualties", lambda doc, picked: doc.pop("hands", None))
    yield field_tool(table(), "ap", _keep_ap)
    boxes = [
        Phrase("choice.box", {"name": Phrase(f"special.{special}"), "price": "/".join(map(str, price))})
        for special, prices in zip(SPECIALS, p.options.special_boxes, strict=True)
        for price in prices
    ]
    named_boxes = one_of([(f"box:{at}", words) for at, words in enumerate(boxes)])
    left = each(lambda p: (p.cubes(seat) for seat in range(p.players)))
    label = Phrase("edit.cubes")
    yield tool("box", "B", (seats(), named_boxes), _set_box, label=label, group=PLAYERS, keeps=1, value=left)


def _of_time() -> Iterator[Tool]:
    yield field_tool(table(), "stage", _new_stage, (TURN, OVER), value=on_board)
    yield field_tool(table(), "round")
    yield field_tool(table(), "player", _new_turn)
    yield field_tool(table(), "first", value=on_board)


# -- what they change -------------------------------------------------------------------------------------------------


def _freed(doc: Doc) -> None:
    """What lies nowhere is in hand; a siege engine that stands on a field is no casualty."""
    doc.pop("hands", None)
    for seat, dead in enumerate(doc["casualties"]):
        here = sum(
            words.split()[0] == "siege_engine" for cell, words in doc["units"].items() if cell[0] == "ABCD"[seat]
        )
        if here and "siege_engine" in dead:
            dead.remove("siege_engine")


def _set_unit(doc: Doc, picked: Path) -> None:
    """Put a unit on a cell; the same once more takes it off."""
    name, cell = picked
    if doc["units"].get(cell, "").split()[:1] == [name]:
        del doc["units"][cell]
    else:
        doc["units"][cell] = name
    _freed(doc)


def _mark_unit(mark: str) -> Callable[[Doc, Path], None]:
    """Put a mark on a unit, or take it off; whoever lies face down has no other mark."""

    def change(doc: Doc, picked: Path) -> None:
        name, *marks = doc["units"][picked[0]].split()
        kept = [each for each in marks if each != mark and HIDDEN not in (mark, each)]
        doc["units"][picked[0]] = " ".join([name, *kept, *([] if mark in marks else [mark])])

    return change


def _raise_morale(doc: Doc, picked: Path) -> None:
    """Raise the morale of a unit by one; from the second time on, once more takes both away."""
    cell = picked[0]
    name, *marks = doc["units"][cell].split()
    risen = {MORALE: [RAISED], RAISED: []}.get(marks[-1] if marks else "", [MORALE])
    kept = [mark for mark in marks if mark not in (MORALE, RAISED, HIDDEN)]
    doc["units"][cell] = " ".join([name, *kept, *risen])


def _move_unit(doc: Doc, picked: Path) -> None:
    """Move a unit; where one stands already, the two exchange places."""
    source, target = picked
    units = doc["units"]
    moved, other = units.pop(source), units.pop(target, None)
    units[target] = moved
    if other is not None and target != source:
        units[source] = other
    _freed(doc)


def _take_off(doc: Doc, picked: Path) -> None:
    """Take a unit off the fields, back into the hand."""
    doc["units"].pop(picked[0], None)
    _freed(doc)


def _at(doc: Doc, tent: str) -> tuple[list[str], int]:
    """The camp a tent is in, and its number there: ``AT12`` is the second tent of the first row of A."""
    seat, row, column = "ABCD".index(tent[0]), int(tent[-2]), int(tent[-1])
    return doc["camps"][seat], 3 * (row - 1) + column - 1


def _set_token(doc: Doc, picked: Path) -> None:
    """Lay another token under a tent. A leader that lay elsewhere in the camp changes places with it."""
    camp, at = _at(doc, picked[1])
    token, before = picked[0], camp[at].split()[0]
    marks = camp[at].split()[1:]
    other = next((each for each, words in enumerate(camp) if words.split()[0] == token != "blank"), None)
    if other is not None and other != at:
        camp[other] = " ".join([before, *camp[other].split()[1:]])
    camp[at] = " ".join([token, *(mark for mark in marks if mark == "fortified")])


def _mark_tent(mark: str) -> Callable[[Doc, Path], None]:
    """Destroy or fortify a tent, or take that back."""

    def change(doc: Doc, picked: Path) -> None:
        camp, at = _at(doc, picked[0])
        token, *marks = camp[at].split()
        if mark == "destroyed":
            # Nobody lives under a tent that is destroyed, and nobody defends it.
            token, marks = "blank", [each for each in marks if each == mark]
        camp[at] = " ".join([token, *(each for each in marks if each != mark), *([] if mark in marks else [mark])])
        if mark == "fortified":
            doc.pop("fortresses", None)

    return change


def _set_box(doc: Doc, picked: Path) -> None:
    """Put a cube into a box of an action board, or take it out."""
    seat, box = seat_in(picked[0]), int(picked[1].removeprefix("box:"))
    used = doc["boxes"][seat]
    doc["boxes"][seat] = [each for each in used if each != box] + ([] if box in used else [box])


def _keep_ap(doc: Doc, picked: Path) -> None:
    """What exceeds a turn's ten was kept."""
    seat = seat_in(picked[0])
    doc["kept"][seat] = max(min(doc["kept"][seat], MOST_KEPT), doc["ap"][seat] - TURN_AP)


def _new_turn(doc: Doc, picked: Path = ()) -> None:
    """Another player's turn begins: with ten AP, and no unit has attacked."""
    doc.update(ended=[], idle=0, given=[])
    for field in ("ap", "kept", *(["tents"] if doc["stage"] in (TURN, OVER) else [])):
        doc.pop(field, None)
    doc["units"] = {
        cell: " ".join(word for word in words.split() if word != ATTACKED and not word.startswith("morale"))
        for cell, words in doc["units"].items()
    }


def _new_stage(doc: Doc, picked: Path) -> None:
    """The set-up is over: tents that are still to be laid are laid from the north."""
    doc["first"] = doc["first"] or 0
    for camp, tokens in zip(doc["camps"], doc["tents"], strict=True):
        rest = list(tokens)
        for at, words in enumerate(camp):
            if words.split()[0] == "open":
                camp[at] = " ".join([rest.pop(0) if rest else "blank", *words.split()[1:]])
    _new_turn(doc)


# -- what mends a position --------------------------------------------------------------------------------------------


def repairs(p: Position, breach: Breach) -> Iterable[Path]:
    """Edits that may mend what a rule objects to: nothing is done that has more than one likely way."""
    place = breach.places[0] if breach.places else ""
    if breach.rule == "creed.board.swamp":
        yield ("remove", place)
    elif breach.rule == "creed.hidden.reveal":
        yield ("hide", place)
    elif breach.rule == "creed.attack.once" or (
        breach.rule == "creed.turn.carry" and breach.case == "waiting" and place
    ):
        yield ("attacked", place)
        yield ("morale", place)
    elif breach.rule == "creed.special.fortify.single":
        yield ("fortify", place)
    elif breach.rule in {"creed.turn.carry", "creed.comp.counters"} and "player" in breach.facts:
        left = {"kept": TURN_AP + MOST_KEPT, "more": breach.facts.get("start"), "count": breach.facts.get("limit")}.get(
            breach.case, 0
        )
        yield ("ap", f"seat:{int(breach.facts['player'])}", *digits(left or 0))
    elif breach.rule == "creed.setup.nation" and breach.facts.get("count", 0) > breach.facts.get("limit", 0):
        seat, unit = int(breach.facts["player"]), breach.facts["unit"].key.removeprefix("unit.")
        cells = [cell for cell, words in p.to_json()["units"].items() if _is(cell, words, seat, unit)]
        # The one that was set last.
        yield from (("remove", cell) for cell in cells[-1:])
    elif breach.rule == "creed.end.win":
        yield ("stage", TURN if breach.case == "alive" else OVER)


def _is(cell: str, words: str, seat: int, unit: str) -> bool:
    return cell[0] == "ABCD"[seat] and words.split(maxsplit=1)[0] == unit


def bare(p: Position) -> Doc:
    """Empty fields, and in each camp a king, a commander and seven blank tents: the beginning of a turn."""
    camp = ["king", *["blank"] * 7, "commander"]
    doc = p.to_json()
    return {
        "units": {},
        "camps": [list(camp) for _ in range(p.players)],
        "options": doc["options"],
        "nations": doc["nations"],
    }


EDITING = Editor(tools=tools, notation=NOTATION, repairs=repairs, bare=bare)
