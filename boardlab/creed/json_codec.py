"""Plain data to the parts of a position: what is left out is filled in."""

from __future__ import annotations

from boardlab.core.json_data import Json
from boardlab.core.text.notation import Document
from boardlab.core.text.quoting import shown
from boardlab.creed.actions import TURN
from boardlab.creed.board import TENTS, Layout, layout_for
from boardlab.creed.codecs import PLAYERS, READ
from boardlab.creed.fields import Known, table
from boardlab.creed.options import FORTRESSES, TURN_AP, tiles_of
from boardlab.creed.tents import FORTIFIED, OPEN, TOKEN, UNKNOWN_TOKEN, leader_bit
from boardlab.creed.units import ONE, PROFILE, PROFILES, SIEGE_ENGINE, count


def read(doc: Document, *, view: bool = False) -> Json:
    """The parts of a position, by the names of its slots.

    Only ``units`` and ``camps`` are needed. Otherwise: round 2, seat 0 started and has the turn with 10 AP, no boxes
    used, everything that lies nowhere is in hand but for the siege engine, which is a casualty.

    Args:
        doc: plain data of a position.
        view: may units and tents be hidden?

    Raises:
        UnreadableText: naming the field that is missing, unknown or of the wrong kind.
    """
    options = doc("options", {})
    players = len(READ.items("camps", doc.as_given("camps", [])))
    if players not in PLAYERS:
        READ.fail("start_players", players=shown(doc.as_given("players", players)))
    layout = layout_for(players, options.layout_2p)
    doc.table = table(Known(players, layout, options.first_box[-1] - 1, view=view))
    doc("players", players)
    first = doc("first", 0)
    seat = doc("player", max(first, 0))
    doc.table = table(Known(players, layout, options.first_box[-1] - 1, seat, view))
    nations = doc("nations", list(range(1, players + 1)))
    if len(set(nations)) != players:
        READ.fail("start_nations", nations=str(nations), players=players)
    units = doc("units")
    stage = doc("stage", TURN)
    on_turn = [TURN_AP if stage == TURN and layout.sides[at] == layout.sides[seat] else 0 for at in range(players)]
    return {
        "options": options,
        "layout": layout,
        "nations": nations,
        "stage": stage,
        "round": doc("round", 2),
        "first": first,
        "on_turn": seat,
        "ended": doc("ended", []),
        "idle": doc("idle", 0),
        "units": units,
        **_piles(doc, layout, units, [tiles_of(options, nation) for nation in nations]),
        "ap": doc("ap", on_turn),
        "kept": doc("kept", [0] * players),
        "boxes": doc("boxes", [[]] * players),
        **_tents_of(doc, players),
    }


def _piles(doc: Document, layout: Layout, units: bytes, whole: list[int]) -> Json:
    """The tiles that lie on no cell, by seat: in hand, or removed. ``whole`` are all tiles of each nation."""
    if "casualties" in doc:
        dead = doc("casualties")
    else:
        dead = tuple(0 if _standing(layout, units, at, SIEGE_ENGINE) else ONE[SIEGE_ENGINE] for at in range(len(whole)))
    if "hands" in doc:
        hands = doc("hands")
    else:
        hands = tuple(_rest(layout, units, at, tiles, dead[at]) for at, tiles in enumerate(whole))
    return {"hand_piles": hands, "dead": dead}


def _tents_of(doc: Document, players: int) -> Json:
    """Tents laid, in hand and given, fortress tokens left, and which leaders live."""
    laid, pools, given = doc("camps"), doc("tents", [[]] * players), doc("given", [])
    alive = 0
    for token in (*(tent & TOKEN for tent in laid if not tent & OPEN), *b"".join(pools), *given):
        alive |= leader_bit(token) if 3 < token < UNKNOWN_TOKEN else 0
    forts = [max(FORTRESSES - _fortified(laid, at), 0) for at in range(players)]
    return {"camps": laid, "pools": pools, "given": given, "alive": alive, "forts": doc("fortresses", forts)}


def _standing(layout: Layout, units: bytes, seat: int, number: int) -> int:
    return sum(units[cell] & PROFILE == number for cell in layout.cells_of[seat])


def _rest(layout: Layout, units: bytes, seat: int, whole: int, dead: int) -> int:
    """The tiles of a nation that lie nowhere else: those in hand."""
    return sum(
        ONE[number] * max(count(whole, number) - count(dead, number) - _standing(layout, units, seat, number), 0)
        for number in PROFILES
    )


def _fortified(camps: bytes, seat: int) -> int:
    return sum(tent & FORTIFIED > 0 for tent in camps[seat * TENTS : seat * TENTS + TENTS])
