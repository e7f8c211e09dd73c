"""Small positions for explaining one thing, with places called by what they touch: ``"hills 9/fields 10/forest 5"``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import Any

from boardlab import catan
from boardlab.catan.board import COAST, PATH_AT, PATHS, PATHS_AT, SITE_AT, bits, mask_of
from boardlab.catan.cards import PER_KIND, RESOURCES, named
from boardlab.catan.island import Island
from boardlab.catan.places import BRIEF, place_names
from boardlab.catan.rules.action_text import read_cards
from boardlab.core.contract.verdict import UnreadableText
from boardlab.core.i18n.language import seat_letter
from boardlab.core.json_data import Table
from boardlab.core.text.quoting import shown
from boardlab.lessons.model.topic_files import LessonWording

WORDING = LessonWording("boardlab.lessons.catan", "boardlab.catan")
PIECES = ("settlements", "cities", "roads")
LETTERS = "ABCD"


def place(name: str, island: Island | None = None, *, path: bool = False) -> str:
    """The key of a place by the tiles and the sea it touches, in any order: one a tile, two a path, three a corner.

        >>> place("hills 9"), place("hills 9/fields 10")
        ('-1,0', '-2,1|-1,0')

    Where one tile alone lies at the coast its side is part of the name, as the text of a position writes it:
    ``"pasture 4 south-west/sea"``.

    Args:
        name: as above; a key is handed back as it is.
        island: where to look; the classic map if not given.
        path: prefer the path where a corner at the coast has the same name.

    Raises:
        UnreadableText: where there is no such place.
    """
    found = _keys(island or catan.start(4).island).get(_parts(name))
    if found is None:
        raise UnreadableText(WORDING.say("sketch.place", text=shown(name, 60)))
    return found[-1 if path else 0]


@cache
def _keys(island: Island) -> Mapping[frozenset[str], tuple[str, ...]]:
    """Keys by parts of the name: tiles and corners before paths."""
    found: dict[frozenset[str], tuple[str, ...]] = {}
    for key, said in place_names(island, "en", BRIEF).items():
        found[_parts(said)] = (*found.get(_parts(said), ()), key)
        found[frozenset([key])] = (key,)
    return found


def _parts(name: str) -> frozenset[str]:
    return frozenset(part.strip() for part in name.split("/"))


def sketch(
    *,
    players: int = 4,
    board: str | Island = "classic",
    bare: bool = False,
    options: catan.Options = catan.ALMANAC,
    **changes: object,
) -> catan.Position:
    """A position with just what matters changed; no game needs to reach it. After the roll, unless ``stage`` says more.

        >>> sketch(hands={"A": "2 lumber brick"}, robber="hills 9").to_json()["hands"][0]
        {'lumber': 2, 'brick': 1}

    Args:
        players: 3 or 4.
        board: ``"classic"``, ``"modern"`` or an island.
        bare: without the settlements and roads that a printed map comes with.
        options: the rulings in force.
        changes: fields of the position as plain data (see ``Position.to_json``), with three shorter ways to write them:
            places by name, several with commas; seats by letter (``active="B"``); what each seat has as a mapping by
            letter (``hands={"A": "2 lumber ore"}``, ``developments={"B": "knight"}``, ``knights={"A": 2}``,
            ``roads={"A": "hills 9/fields 10, hills 9/forest 5"}``). Seats left out hold nothing; pieces of seats left
            out stay where they are. Where buildings are named and roads are not, each building gets one.

    Raises:
        UnreadableText, ImpossiblePosition: saying what is wrong.
    """
    start = catan.start(players, board=board, options=options)
    document = start.to_json()
    for name in ("bank", "pile", "longest_road", "largest_army", "stage", "phase", "turn"):
        del document[name]
    usual = "trade" if options.phase_mode == "separate" else "act"
    document |= {"hands": [{}] * players, "stage": usual, "turn": 1, "dice": [3, 3]}
    if changes.get("phase", changes.get("stage")) in ("roll", "found"):
        document["dice"] = None
    if bare:
        document |= {name: [[] for _ in range(players)] for name in PIECES}
    for name, value in changes.items():
        document[name] = _plain(name, value, document, start.island, players)
    if changes.get("stage") != "found" and changes.get("phase") != "found":
        document["roads"] = _joined(document, changes)
    if "active" in changes and "player" not in changes:
        document.pop("player")
    return catan.from_json(document, allow_unreachable=True)


def _plain(name: str, value: Any, document: Table, island: Island, players: int) -> object:
    """A field as plain data."""
    letters = LETTERS[:players]
    if name in ("active", "player", "starter", "longest_road", "largest_army") and value in tuple(letters):
        return letters.index(value)
    if name == "robber":
        return place(value, island)
    if not isinstance(value, Mapping) or name in ("options", "underway", "bank", "pile", "tiles", "harbours"):
        return value
    unknown = sorted(set(value) - set(letters))
    if unknown:
        raise UnreadableText(WORDING.say("sketch.player", text=shown(unknown[0]), last=seat_letter(players - 1)))
    if name in PIECES:
        before = document[name]
        path = name == "roads"
        return [_places(value[seat], island, path) if seat in value else before[at] for at, seat in enumerate(letters)]
    if name == "hands":
        return [named(read_cards(value.get(seat, "nothing").split())) for seat in letters]
    if name == "developments":
        return [value.get(seat, "").split() for seat in letters]
    return [value.get(seat, 0) for seat in letters]


def _joined(document: Table, changes: Table) -> list[list[str]]:
    """The roads; where buildings of a seat were named and its roads not: one at each building, none alone.

    So the boards of lessons look as a game makes them, and a learner finds no house without a road.
    """
    roads, named = [list(mine) for mine in document["roads"]], changes.get("roads") or {}
    for seat, letter in enumerate(LETTERS[: len(roads)]):
        if letter in named or not any(letter in (changes.get(piece) or {}) for piece in PIECES[:2]):
            continue
        own = [SITE_AT[site] for piece in PIECES[:2] for site in document[piece][seat]]
        beside = mask_of(path for site in own for path in bits(PATHS_AT[site]))
        roads[seat] = [path for path in roads[seat] if beside >> PATH_AT[path] & 1]
        for site in own:
            held = mask_of(PATH_AT[path] for mine in roads for path in mine)
            mine = mask_of(PATH_AT[path] for path in roads[seat])
            free = [PATHS[path] for path in bits(PATHS_AT[site] & ~held & ~COAST)]
            free += [PATHS[path] for path in bits(PATHS_AT[site] & ~held & COAST)]
            if not PATHS_AT[site] & mine and free:
                roads[seat].append(free[0])
    return roads


def _places(listed: str, island: Island, path: bool) -> list[str]:
    return [place(name.strip(), island, path=path) for name in listed.split(", ")] if listed else []


def dealt(
    rng: Random,
    fewest: int,
    most: int,
    seats: str = LETTERS,
    kinds: Sequence[str] = RESOURCES,
    sizes: Mapping[str, int] | None = None,
) -> dict[str, str]:
    """Hands that one full bank can deal, by letter, as a sketch takes them.

    Args:
        rng: what chooses.
        fewest: cards of the smallest hand.
        most: cards of the largest hand.
        seats: who gets a hand.
        kinds: what to choose among, those more often that are named more often.
        sizes: how many cards some of the seats get instead.
    """
    bank = dict.fromkeys(kinds, PER_KIND)
    hands = dict[str, str]()
    for letter in seats:
        found: list[str] = []
        for _ in range((sizes or {}).get(letter) or rng.randint(fewest, most)):
            found.append(rng.choice([kind for kind in kinds if bank[kind]]))
            bank[found[-1]] -= 1
        said = " ".join(f"{found.count(kind)} {kind}" for kind in RESOURCES if kind in found)
        hands[letter] = said or "nothing"
    return hands


HANDS = 8
"""Where the hands stand among the fields of a position's text; the bank is behind them."""


def with_hands(position: catan.Position, hands: Mapping[int, Sequence[int]], underway: str = "") -> catan.Position:
    """The same position with other resource cards in some hands, which the bank has dealt.

    Args:
        position: the position.
        hands: cards of each kind, by seat.
        underway: what is going on, as the text of a position says it; "" for what it was.
    """
    fields = position.to_text().split()
    held = [[int(count) for count in hand.split(".")] for hand in fields[HANDS].split("/")]
    for seat, cards in hands.items():
        held[seat] = list(cards)
    fields[HANDS] = "/".join(".".join(map(str, hand)) for hand in held)
    fields[HANDS + 1] = ".".join(str(PER_KIND - sum(kind)) for kind in zip(*held, strict=True))
    fields[-1] = underway or fields[-1]
    return catan.parse(" ".join(fields))
