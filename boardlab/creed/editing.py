"""The tools by which a position of Creed is set up by hand, and what mends one that cannot be.

Whatever lies neither on a field nor among the casualties is in its owner's hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any

from boardlab.core.contract.breach import Breach
from boardlab.core.edit.rulings import rule_tools
from boardlab.core.edit.tools import (
    PLAYERS,
    TIME,
    Doc,
    Editor,
    Path,
    Tool,
    amount_of,
    each,
    number,
    one_of,
    places,
    seat_of,
    seats,
    tool,
)
from boardlab.core.i18n.language import Phrase
from boardlab.creed.actions import OVER, TOKENS, TURN
from boardlab.creed.edits import (
    ATTACKED,
    HIDDEN,
    mark_tent,
    mark_unit,
    move_unit,
    raise_morale,
    set_ap,
    set_box,
    set_casualties,
    set_first,
    set_player,
    set_round,
    set_stage,
    set_token,
    set_unit,
    take_off,
)
from boardlab.creed.fields import MOST_AP
from boardlab.creed.notation import load
from boardlab.creed.options import MOST_KEPT, MOST_ROUNDS, SPECIALS, TURN_AP, Options
from boardlab.creed.position import Position, setup
from boardlab.creed.rules.validation import impossible, unreachable
from boardlab.creed.units import NAMES
from boardlab.creed.view import insiders

CAMPS = "edit.camps"
OF_A_KIND = 3
"""So many tiles of one profile a list of casualties may hold."""


def _named(p: Position, key: str) -> Phrase:
    return Phrase("edit.named", {"name": key})


def _cells(prompt: str = "edit.where") -> Any:
    return places(prompt, lambda p, path: p.layout.cell_names, _named)


def _standing(prompt: str = "edit.where") -> Any:
    return places(prompt, lambda p, path: sorted(p.to_json()["units"]), _named, "step")


def _tents() -> Any:
    return places("edit.where", lambda p, path: p.layout.tent_names, _named)


def tools(p: Position) -> Sequence[Tool]:
    """The tools, in the order in which a board is set up: units, camps, what players have, the moment, rules that
    leave the names of places as they are.
    """
    return (*_units(), *_camps(), *_of_players(p), *_of_time(), *rule_tools(Options, without=("layout_2p",)))


def _units() -> Iterator[Tool]:
    names = [(name, Phrase(f"unit.{name}")) for name in NAMES[1:]]
    yield tool("unit", "T", (one_of(names), _cells()), set_unit, keeps=1, insiders=insiders)
    yield tool("move", "M", (_standing("edit.from"), _cells("edit.to")), move_unit)
    yield tool("remove", "X", (_standing(),), take_off)
    for key, mark, letter in (("hide", HIDDEN, "H"), ("attacked", ATTACKED, "A")):
        yield tool(key, letter, (_standing(),), mark_unit(mark), insiders=insiders)
    yield tool("morale", "E", (_standing(),), raise_morale, insiders=insiders)


def _camps() -> Iterator[Tool]:
    tokens = [(token, Phrase(f"token.{token}")) for token in TOKENS]
    yield tool(
        "tent",
        "K",
        (one_of(tokens), _tents()),
        set_token,
        group=CAMPS,
        keeps=1,
        insiders=insiders,
    )
    yield tool("destroy", "V", (_tents(),), mark_tent("destroyed"), group=CAMPS, insiders=insiders)
    yield tool("fortify", "O", (_tents(),), mark_tent("fortified"), group=CAMPS)


def _of_players(p: Position) -> Iterator[Tool]:
    names = [(name, Phrase(f"unit.{name}")) for name in NAMES[1:]]
    boxes, at = [], 0
    for special, prices in zip(SPECIALS, p.options.special_boxes, strict=True):
        for price in prices:
            facts = {"name": Phrase(f"special.{special}"), "price": "/".join(map(str, price))}
            boxes.append((f"box:{at}", Phrase("choice.box", facts)))
            at += 1
    yield tool(
        "casualties",
        "Z",
        (seats(), one_of(names), number(OF_A_KIND)),
        set_casualties,
        group=PLAYERS,
        keeps=1,
        value=each(lambda p: map(len, p.to_json()["casualties"])),
    )
    yield tool("ap", "Q", (seats(), number(MOST_AP)), set_ap, group=PLAYERS, value=each(lambda p: p.ap))
    yield tool(
        "box",
        "B",
        (seats(), one_of(boxes)),
        set_box,
        label=Phrase("edit.cubes"),
        group=PLAYERS,
        keeps=1,
        value=each(lambda p: (p.cubes(seat) for seat in range(p.players))),
    )


def _of_time() -> Iterator[Tool]:
    stages = [(stage, Phrase(f"edit.{stage}")) for stage in (TURN, OVER)]
    yield tool("stage", "", (one_of(stages),), set_stage, group=TIME)
    yield tool("round", "", (number(MOST_ROUNDS),), set_round, group=TIME, value=amount_of("round"))
    yield tool("player", "", (seats("edit.who"),), set_player, group=TIME, value=seat_of("on_turn"))
    yield tool("first", "", (seats("edit.who"),), set_first, group=TIME)


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
        yield ("ap", f"seat:{int(breach.facts['player'])}", *(f"digit:{digit}" for digit in str(left)), "set")
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


def begin(p: Position, rng: Random) -> Position:
    """The beginning of a game of as many players under the same rules."""
    return setup(rng, p.players, options=p.options)


EDITING = Editor(
    tools=tools,
    load=load,
    impossible=impossible,
    unreachable=unreachable,
    repairs=repairs,
    bare=bare,
    begin=begin,
)
