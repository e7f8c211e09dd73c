"""What practice of the topic “The robber” draws: hands of a whole table, blocked tiles, a theft."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from boardlab import catan
from boardlab.catan.board import ALL_SITES, SITES, SITES_OF_TILE, TILES, TILES_OF_SITE, bits, mask_of
from boardlab.catan.cards import DEVELOPMENTS, PILE_COUNTS, RESOURCES, size
from boardlab.catan.options import HAND_LIMIT
from boardlab.catan.places import cards_phrase, kind_phrase, tile_phrase
from boardlab.core.i18n.language import Phrase, Seat
from boardlab.core.json_data import Table
from boardlab.lessons.catan.drawing import apart, hand_of, listed_sites
from boardlab.lessons.catan.robber.answers import best_blocks, paid
from boardlab.lessons.catan.sketching import LETTERS, dealt, sketch, with_hands
from boardlab.lessons.catan.wrong_building import around
from boardlab.lessons.display import do
from boardlab.lessons.model.topics import scenario

if TYPE_CHECKING:
    from boardlab.lessons.model.practice import Drawn

SEVEN = 7
TELLING = ((13, 8), (13, 9), (11, 9), (9, 12), (9, 13), (9, 11), (13, 11), (11, 13))
"""Large hands of who rolls a 7 and of another: no two wrong rules agree on what goes back."""
CITIES = 4
"""How many settlements of a founded island become cities."""


# -- discards --------------------------------------------------------------------------------------------------------


def discards(rng: Random) -> Drawn:
    """How many cards go back on a 7? One hand is as large as may be, and one is large by development cards alone."""
    roller, other, safe, small = rng.sample(LETTERS, 4)
    sizes = dict(zip((roller, other, safe, small), (*rng.choice(TELLING), HAND_LIMIT, HAND_LIMIT - 1), strict=True))
    hands = dealt(rng, 1, 1, sizes=sizes)
    pile = [name for name, count in zip(DEVELOPMENTS, PILE_COUNTS, strict=True) for _ in range(count)]
    position = sketch(
        stage="roll", active=roller, hands=hands, developments={small: " ".join(rng.sample(pile, rng.choice((2, 3))))}
    )
    held = dict(zip("abcdefgh", (*position.hand_sizes, *map(size, position.developments)), strict=True))
    return {"position": position, "about": position.active, **held, "roller": Seat(position.active)}


# -- blocked tiles ---------------------------------------------------------------------------------------------------


def block(rng: Random) -> Drawn | None:
    """How many cards does a number pay while the robber blocks one of its tiles?"""
    founded = catan.setup(rng)
    while founded.phase == "found":
        founded = founded.play(rng.choice(founded.legal_actions()))
    pieces = founded.to_json()
    sites = [SITES[at] for at in range(len(SITES)) if founded.pieces.built >> at & 1]
    grown = rng.sample(sites, CITIES)
    blocked = [
        tile
        for tile in range(len(TILES))
        if founded.pieces.neighbours[tile] and len(founded.island.tiles_of[founded.island.chips[tile]]) > 1
    ]
    if not blocked:
        return None
    position = catan.from_json(
        {
            **pieces,
            "settlements": [[site for site in mine if site not in grown] for mine in pieces["settlements"]],
            "cities": [[site for site in mine if site in grown] for mine in pieces["settlements"]],
            "robber": TILES[rng.choice(blocked)],
        },
        allow_unreachable=True,
    )
    return {
        "position": position,
        "about": position.active,
        "tile": tile_phrase(position.island, position.robber),
        "robbed": Seat(position.pieces.neighbours[position.robber][0]),
        "total": position.island.chips[position.robber],
    }


# -- theft -----------------------------------------------------------------------------------------------------------


def stolen(rng: Random) -> Drawn:
    """How likely is the stolen card of the kind that the victim holds most of?"""
    thief, victim = rng.sample(range(len(LETTERS)), 2)
    hands = dealt(rng, 3, 9, seats=LETTERS[victim])
    beside = [tile for tile, seats in enumerate(sketch().pieces.neighbours) if victim in seats]
    position = sketch(
        stage="steal",
        active=LETTERS[thief],
        dice=[3, 4],
        hands=hands,
        robber=TILES[rng.choice(beside)],
        underway={"victim": victim},
    )
    held = position.hands[victim] or ()
    most = max(range(len(held)), key=lambda kind: held[kind])
    return {
        "position": position,
        "about": thief,
        "thief": Seat(thief),
        "victim": Seat(victim),
        "cards": cards_phrase(position.packed_hand(victim)),
        "kind": kind_phrase(most),
        "most": RESOURCES[most],
    }


# -- who is robbed ---------------------------------------------------------------------------------------------------


def whom(rng: Random) -> Drawn:
    """From whom may be stolen at mountains 4? Only two of the others live there, and one of them may hold nothing."""
    hands = dealt(rng, 1, 6)
    if rng.random() < 1 / 2:
        hands["C"] = "nothing"
    position = sketch(stage="robber", dice=[3, 4], hands=hands)
    return {"position": position, **dict(zip("abcd", position.hand_sizes, strict=True))}


def beside_a_city(rng: Random) -> Drawn | None:
    """How many cards does a roll bring a player whose city stands beside the robber?"""
    seat, island = rng.randrange(4), sketch().island
    site, *more = apart(rng, rng.randint(2, 4))
    around = TILES_OF_SITE[site]
    robber, other = rng.sample(around, 2) if len(around) > 1 else (around[0], around[0])
    total = next((total for total, tiles in enumerate(island.tiles_of) if other in tiles), 0)
    if not total or robber == other:
        return None
    cities = {LETTERS[seat]: listed_sites([site, *more[2:]])}
    settlements = {LETTERS[seat]: listed_sites(more[:2])}
    position = sketch(
        bare=True, stage="roll", active=LETTERS[seat], robber=TILES[robber], cities=cities, settlements=settlements
    )
    # The city alone is paid two cards: more often than not somebody else of this player’s is paid besides.
    if paid(position, total, seat) == 2 and rng.random() < 0.8:
        return None
    return {
        "position": position,
        "about": seat,
        "seat": seat,
        "total": total,
        "player": Seat(seat),
        "tile": tile_phrase(position.island, robber),
    }


def moving(rng: Random, case: str, target: str) -> Drawn | None:
    """May the robber be moved like that? It stays (``stay``), goes to the ``desert``, or takes nothing (``spare``).

    Against a ban that is none it goes elsewhere, or nobody there holds cards; where a rule is overlooked, one does.
    """
    free, bound = target.endswith("sees_a_ban"), target.endswith("overlooks_a_rule")
    seat = rng.randrange(4)
    base = sketch()
    others = {tile: base.pieces.neighbours[tile] for tile in range(len(TILES))}
    lived = [tile for tile, seats in others.items() if any(each != seat for each in seats)]
    at, to = rng.sample([tile for tile in lived if tile != base.island.desert], 2)
    if case == "stay" and not free:
        to = at
    if case == "desert":
        to = base.island.desert
    hands = dealt(rng, 1, 4)
    victims = [each for each in others[to] if each != seat]
    if (case == "spare" and len(victims) != 1) or (case == "desert" and victims):
        return None
    more: Table = {}
    if bound:
        # Somebody lives at the desert, too.
        neighbour = rng.choice([each for each in range(4) if each != seat])
        site = rng.choice([*bits(SITES_OF_TILE[to] & base.pieces.sites)])
        more = {"settlements": {LETTERS[neighbour]: listed_sites([*bits(base.pieces.settlements[neighbour]), site])}}
    if case == "spare" and free:
        hands[LETTERS[victims[0]]] = "nothing"
    position = sketch(stage="robber", dice=[3, 4], active=LETTERS[seat], robber=TILES[at], hands=hands, **more)
    from_whom = f" from {LETTERS[rng.choice(victims)]}" if case == "stay" else ""
    facts = {"player": Seat(seat), "at": tile_phrase(base.island, at), "to": tile_phrase(base.island, to)}
    if case == "spare":
        facts["held"] = position.hand_sizes[victims[0]]
    if case != "desert":
        facts["victim"] = facts["robbed"] = Seat("ABCD".index(from_whom[-1]) if from_whom else victims[0])
    return {"position": position, "about": seat, "tries": f"robber {TILES[to]}{from_whom}", **facts}


# -- a seven ---------------------------------------------------------------------------------------------------------


def worth_keeping(rng: Random) -> Drawn:
    """Which cards are put back, if a city is to be built? The hand holds every kind, and what a city costs."""
    hand = [sum(pair) for pair in zip((1, 1, 1, 2, 3), hand_of(rng, rng.randint(2, 3), (2, 2, 2, 2, 2)), strict=True)]
    position = with_hands(scenario("catan.robber.city_at_stake"), {0: hand})
    return {"position": position, "hand": cards_phrase(position.packed_hand(0)), "count": sum(hand) // 2}


def elsewhere(rng: Random, target: str) -> Drawn:
    """May the robber be moved without a 7? Against a ban that is none, on a 7."""
    seat, island = rng.randrange(4), sketch().island
    held = sketch().pieces.neighbours
    at = rng.choice([tile for tile in range(len(TILES)) if seat in held[tile] and island.chips[tile]])
    to = rng.choice([tile for tile in range(len(TILES)) if tile != at and any(each != seat for each in held[tile])])
    victim, first, second = (
        rng.choice([each for each in held[to] if each != seat]),
        rng.randint(1, 6),
        rng.randint(1, 6),
    )
    stage: Table = {"stage": "robber"} if target.endswith("sees_a_ban") else {}
    if stage:
        second = SEVEN - first
    elif first + second == SEVEN:
        second = first
    position = sketch(active=LETTERS[seat], dice=[first, second], robber=TILES[at], hands=dealt(rng, 1, 4), **stage)
    facts = {
        "at": tile_phrase(island, at),
        "to": tile_phrase(island, to),
        "target": frozenset({TILES[to]}),
        "victim": Seat(victim),
    }
    tried = f"robber {TILES[to]} from {LETTERS[victim]}"
    return {
        "position": position, "about": seat, "player": Seat(seat), "total": first + second, "tries": tried, **facts,
    }  # fmt: skip


def another_knight(rng: Random, target: str) -> Drawn:
    """May a knight be played after one in an earlier turn? Where a rule is overlooked, after one in this turn."""
    seat, tile, twice = rng.randrange(4), rng.randrange(len(TILES)), target.endswith("overlooks_a_rule")
    position = sketch(
        stage="roll",
        active=LETTERS[seat],
        robber=TILES[tile],
        hands=dealt(rng, 1, 4),
        developments={LETTERS[seat]: "knight knight" if twice else "knight"},
        knights={LETTERS[seat]: rng.randint(1, 2)},
    )
    if twice:
        beside = position.pieces.neighbours
        away = [at for at in range(len(TILES)) if at != tile and not set(beside[at]) - {seat}]
        position = do(position, "play knight", f"robber {TILES[rng.choice(away)]}")
    turn = Phrase("in_turn.this" if twice else "in_turn.last")
    return {"position": position, "about": seat, "player": Seat(seat), "turn": turn}


def where_it_hurts(rng: Random) -> Drawn | None:
    """Where does the robber cost the others most? There is one such tile."""
    seat, free = rng.randrange(4), ALL_SITES
    settlements, cities = dict[str, str](), dict[str, str]()
    for letter in LETTERS:
        own = apart(rng, 3, free)
        free &= ~around(mask_of(own))
        settlements[letter], cities[letter] = listed_sites(own[1:]), listed_sites(own[:1])
    position = sketch(
        bare=True, stage="robber", dice=[3, 4], active=LETTERS[seat], settlements=settlements, cities=cities
    )
    return {"position": position, "about": seat, "player": Seat(seat)} if len(best_blocks(position)) == 1 else None
