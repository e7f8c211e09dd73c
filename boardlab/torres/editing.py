"""The tools by which a position of Torres is set up by hand, and what mends one that cannot be.

Whatever is done on the board, all other blocks lie in the supply, and the stacks follow the moment of the phase unless
somebody sets them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any

from boardlab.core.contract.breach import Breach
from boardlab.core.edit.rulings import rule_tools
from boardlab.core.edit.tools import (
    ANYWHERE,
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
    options,
    places,
    seat_alone,
    seat_of,
    seats,
    tool,
)
from boardlab.core.i18n.language import Phrase
from boardlab.torres.actions import STAGES
from boardlab.torres.board import NAMES
from boardlab.torres.cards import CARDS
from boardlab.torres.edits import (
    build,
    clear,
    deal_stacks,
    move_figure,
    new_decks,
    set_ap,
    set_height,
    set_king,
    set_knight,
    set_moment,
    set_score,
    set_stack_in_use,
    set_stacks,
    set_stage,
    swap_card,
)
from boardlab.torres.fields import HIGHEST
from boardlab.torres.notation import load
from boardlab.torres.options import STACKS, Options
from boardlab.torres.position import Position
from boardlab.torres.rules.setup import setup
from boardlab.torres.rules.validation import MOST_AP, impossible, unreachable


def _cells(prompt: str = "edit.where", mark: str = ANYWHERE) -> Any:
    return places(prompt, lambda p, path: NAMES, lambda p, key: Phrase("edit.named", {"name": key}), mark)


def _figure_cells() -> Any:
    def standing(p: Position, path: Path) -> list[str]:
        return [
            cell for cell in NAMES if any(cell in knights for knights in p.to_json()["knights"]) or _king(p) == cell
        ]

    return places("edit.from", standing, lambda p, key: Phrase("edit.named", {"name": key}), "step")


def _king(p: Position) -> str:
    return NAMES[p.king] if p.king >= 0 else ""


def _upto(most: int) -> list[tuple[str, Phrase]]:
    return [(str(n), Phrase("edit.amount", {"n": n})) for n in range(1, most + 1)]


def _rounds(p: Position) -> int:
    return len(STACKS[p.players][p.phase - 1])


def tools(p: Position) -> Sequence[Tool]:
    """The tools, in the order in which a board is set up: ground, figures, what players have, the moment, rules."""
    return (*_on_board(), *_of_players(p), *_of_time(), *rule_tools(Options, new_decks))


def _on_board() -> Iterator[Tool]:
    yield tool("build", "B", (_cells(),), lambda doc, picked: build(doc, picked[0], 1))
    yield tool("lower", "L", (_cells(),), lambda doc, picked: build(doc, picked[0], -1))
    yield tool("height", "H", (_cells(), number(HIGHEST)), set_height)
    yield tool("knight", "K", (seats(), _cells()), set_knight, keeps=1)
    yield tool("king", "Q", (_cells(),), set_king)
    yield tool("move", "M", (_figure_cells(), _cells("edit.to")), move_figure)
    yield tool("remove", "X", (_cells(),), clear)


def _of_players(p: Position) -> Iterator[Tool]:
    cards = [(card, Phrase(f"card.{card}")) for card in CARDS]
    yield tool("score", "V", (seats(), number()), set_score, group=PLAYERS, value=each(lambda p: p.scores))
    if p.options.deck != "hand":
        yield tool(
            "card",
            "Z",
            (seats(), one_of(cards)),
            swap_card,
            group=PLAYERS,
            keeps=1,
            insiders=seat_alone,
            value=each(lambda p: map(len, p.hands)),
        )
    yield tool(
        "stacks",
        "J",
        (seats(), number(9999, "edit.stack_sizes")),
        set_stacks,
        group=PLAYERS,
        value=lambda p: Phrase("edit.named", {"name": " / ".join(_sizes(p, each) for each in range(p.players))}),
    )
    yield tool(
        "stack_in_use",
        "",
        (number(HIGHEST),),
        set_stack_in_use,
        group=PLAYERS,
        value=lambda p: Phrase("edit.named", {"name": "-" if p.turn_stack < 0 else str(p.turn_stack)}),
    )
    yield tool("usual_stacks", "", (), deal_stacks, group=PLAYERS)


def _of_time() -> Iterator[Tool]:
    stages = [(stage, Phrase(f"stage.{stage}")) for stage in STAGES]
    yield tool(
        "stage",
        "",
        (one_of(stages),),
        set_stage,
        group=TIME,
        value=lambda p: Phrase(f"stage.{p.stage}"),
    )
    yield tool(
        "phase",
        "",
        (one_of(_upto(3)),),
        set_moment("phase"),
        group=TIME,
        value=amount_of("phase"),
    )
    yield tool(
        "round",
        "",
        (options("edit.which", lambda p, path: _upto(_rounds(p))),),
        set_moment("round"),
        group=TIME,
        value=amount_of("round"),
    )
    yield tool("player", "", (seats("edit.who"),), set_moment("player"), group=TIME, value=seat_of("decider"))
    yield tool("starter", "", (seats("edit.who"),), set_moment("starter"), group=TIME, value=seat_of("starter"))
    yield tool(
        "ap", "", (number(MOST_AP),), set_ap, group=TIME, value=lambda p: Phrase("edit.amount", {"n": p.ap - p.spent})
    )


def _sizes(p: Position, seat: int) -> str:
    return " ".join(map(str, p.stacks[seat])) or "0"


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
            yield ("height", tallest[0], *(f"digit:{digit}" for digit in str(breach.facts["area"])), "set")
    elif breach.rule in ("torres.phase.stacks_are_turns", "torres.build.redistribute", "torres.build.one_stack"):
        yield ("usual_stacks",)
    elif breach.rule == "torres.turn.five_ap":
        yield ("ap", "digit:5", "set")


def bare(p: Position) -> Doc:
    """An empty board for as many players, under the same rules, at the beginning of the first turn."""
    doc = p.to_json()
    kept = {field: doc[field] for field in ("options", "master") if doc.get(field)}
    return {"heights": {}, "knights": [[] for _ in range(p.players)], **kept}


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
