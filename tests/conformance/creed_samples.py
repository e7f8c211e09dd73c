"""What the conformance suite needs to know about Creed: positions, every declared action, and what is hidden."""

from __future__ import annotations

import random
from collections.abc import Hashable, Iterator
from functools import cache
from typing import Any

from boardlab import creed
from boardlab.creed.actions import Action, Kind
from boardlab.creed.view import friends
from tests.creed.random_play import OTHERS, TABLES, game
from tests.creed.random_play import candidates as declared

STARTS = (
    {"players": 2, "options": creed.Options(max_rounds=12)},
    {"players": 2, "options": creed.Options(max_rounds=5, layout_2p="twin")},
    {"players": 4, "options": creed.Options(max_rounds=4)},
)
VEILED = (
    {"players": 4, "options": creed.Options(max_rounds=4, team_information="closed", recall_hidden_obstacle="secret")},
    {"players": 2, "options": creed.Options(max_rounds=12, recall_hidden_obstacle="secret")},
)
DULL = ("end", "ally")
OPEN_VERBS = frozenset({"together"})


def is_usual(p: creed.Position, act: Action) -> bool:
    """Is this among the moves a menu lists: one unit, or two that trade places?"""
    return len(act.moves) < 2 or (len(act.moves) == 2 and act.moves[0] == act.moves[1][::-1])


@cache
def _games() -> tuple[tuple[creed.Position, ...], ...]:
    """One game of each layout under the usual rulings, and one under each of the others."""
    rng = random.Random("creed")
    rulings = [(players, options.replace(max_rounds=5)) for players, options in TABLES]
    for at, options in enumerate(OTHERS):
        players, table = TABLES[at % len(TABLES)]
        rulings.append((players, options.replace(max_rounds=5, layout_2p=table.layout_2p)))
    return tuple(tuple(game(rng, players, options)) for players, options in rulings)


def sample(rng: random.Random) -> creed.Position:
    """A position from the middle of a random game under random rulings, mostly one where much can be done."""
    positions = [p for p in rng.choice(_games()) if p.stage not in ("first", "over")]
    rich = [p for p in positions if p.stage == "turn" and p.ap[p.on_turn] > 3]
    return rng.choice(rich if rng.random() < 0.7 else positions)


def candidates(p: creed.Position) -> Iterator[Action]:
    """All actions of the deciding seat, and some of every other."""
    return declared(p, random.Random(p.to_text()))


# -- what is hidden ----------------------------------------------------------------------------------------------------


def rehidden(p: creed.Position, seat: int | None, rng: random.Random) -> creed.Position:
    """The position with the hands, face-down units and intact tents of the others shuffled."""
    doc = p.to_json()
    known = friends(p, seat)
    for other in range(p.players):
        if other in known:
            continue
        names = [name for name in doc["units"] if name[0] == "ABCD"[other] and "hidden" in doc["units"][name]]
        pool = [doc["units"][name].split()[0] for name in names] + doc["hands"][other]
        rng.shuffle(pool)
        for name in names:
            doc["units"][name] = f"{pool.pop()} hidden"
        doc["hands"][other] = pool
        camp = doc["camps"][other]
        mine = {f":{'ABCD'[each]}" for each in known}
        free = [
            at
            for at, tent in enumerate(camp)
            if tent.split()[0] != "open"
            and not {"destroyed", "announced"} & set(tent.split())
            and not any(colour in tent for colour in mine)
        ]
        tokens = [camp[at].split()[0] for at in free]
        rng.shuffle(tokens)
        for at, token in zip(free, tokens, strict=True):
            camp[at] = " ".join([token, *camp[at].split()[1:]])
        if any(tent.split()[0] == "open" for tent in camp):
            # Where the first tents of a camp lie tells what they are: leaders are laid first.
            cells = [at for at, tent in enumerate(camp) if "destroyed" not in tent]
            lying = [camp[at].split()[0] for at in cells]
            rng.shuffle(lying)
            for at, token in zip(cells, lying, strict=True):
                camp[at] = " ".join([token, *camp[at].split()[1:]])
    return creed.from_json(doc, allow_unreachable=True)


UNCOVERING = {Kind.MOVE, Kind.ATTACK, Kind.SIEGE, Kind.ASSASSINATE, Kind.REVEAL, Kind.MORALE}


def seen_action(p: creed.Position, act: Action, seat: int | None) -> Hashable:
    """What a seat, or a spectator, sees of an action: all of it, or not which unit or tent it is about."""
    known = friends(p, seat)
    shown = p.options.recall_hidden_obstacle == "shown"
    if act.kind == Kind.RUMOUR or (act.kind == Kind.RECALL and shown):
        # Whoever leaves the field so is turned up on the way.
        return act, tuple(p.units[cell] for cell in (act.source, act.cell, act.other) if cell >= 0)
    if act.player in known or act.player < 0:
        return act
    if act.kind == Kind.LAY and (seat is None or seat != p.layout.allies[act.player]):
        return "lay"
    if act.kind == Kind.GIVE and seat != p.layout.allies[act.player]:
        return "give"
    if act.kind in (Kind.PLACE, Kind.DEPLOY) and act.hidden:
        return act.kind, act.cell
    return act


def uncovers(p: creed.Position, act: Action, seat: int | None) -> bool:
    """May this show what was hidden? Whatever turns up units or tents."""
    return act.kind in UNCOVERING


def secrets() -> Iterator[tuple[creed.Position, int | None, tuple[str, ...]]]:
    """Seat 1 hides a unit and holds another, and neither is seen elsewhere; seat 0 and a spectator look.

    Special units are no secret: whose nation has which is known.
    """
    camp = ["blank"] * 9
    wording = creed.Position.wording
    for on_field, in_hand in (("spearman", "cavalry_4"), ("cavalry_4", "shield_5"), ("shield_5", "spearman")):
        for player in (0, 1):
            doc: Any = {
                "units": {"B13": f"{on_field} hidden", "A11": "archer"},
                "camps": [["commander", "king", *camp[2:]], ["king", *camp[2:], "commander"]],
                "hands": [["infantry_1"], [in_hand]],
                "casualties": [[], []],
                "player": player,
            }
            p = creed.from_json(doc, allow_unreachable=True)
            words = tuple(
                text
                for name in (on_field, in_hand)
                for text in (name, *(wording.say(f"unit.{name}", lang) for lang in ("en", "ko")))
            )
            for seat in (None, 0):
                yield p, seat, words
