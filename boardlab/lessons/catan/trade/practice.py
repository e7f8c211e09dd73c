"""What practice of the topic “Trade” draws: hands at harbours, deals with others, swaps with the bank."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from boardlab.catan import Position
from boardlab.catan.board import CLOSE, PATHS, SITE_AT, TILES_OF_SITE, bits, mask_of
from boardlab.catan.board import STEPS as STEPS_FROM
from boardlab.catan.cards import ONE, RESOURCES, named
from boardlab.catan.island import HARBOUR_SITES, HARBOURS
from boardlab.catan.places import cards_phrase, harbour_phrase, kind_phrase, site_phrase
from boardlab.core.i18n.language import Phrase, Seat
from boardlab.core.json_data import Table
from boardlab.lessons.catan.bank import NO_GIFTS, RATES, against, from_bank
from boardlab.lessons.catan.drawing import apart, listed_paths, listed_sites
from boardlab.lessons.catan.sketching import LETTERS, sketch, with_hands
from boardlab.lessons.catan.trade.answers import HOLD, at_harbours, harbour_sites
from boardlab.lessons.display import do
from boardlab.lessons.model.topics import scenario

if TYPE_CHECKING:
    from boardlab.lessons.model.practice import Drawn

SETS = (("generic",), *((name,) for name in RESOURCES), ("generic", "lumber"), ("generic", "ore"), ("wool", "brick"))
"""Harbours to own."""
TABLES = ("fair_offer", "leaders_offer", "racing_offer")
"""The tables at which something is offered; D offers it to A."""


def _hand(rng: Random, kinds: int, most: int, without: str = "") -> str:
    """Some cards of a few kinds, as text."""
    chosen = rng.sample([kind for kind in RESOURCES if kind != without], kinds)
    return " ".join(f"{rng.randint(1, most)} {kind}" for kind in chosen)


def at_bank(rng: Random) -> Drawn | None:
    """How many cards does the bank give for a hand?"""
    seat = rng.randrange(4)
    harbours = rng.choice(SETS)
    position = at_harbours(*harbours, seat=LETTERS[seat], hand=_hand(rng, rng.randint(2, 3), 7))
    if not from_bank(position, seat):
        return None
    at = tuple(harbour_phrase(HARBOURS.index(name)) for name in harbours)
    return {"position": position, "about": seat, "seat": seat, "harbours": at, **_whose(position)}


def deal(rng: Random) -> Drawn | None:
    """May this offer be made?"""
    seat = rng.randrange(4)
    rare = rng.choice(RESOURCES)
    hands = {letter: _hand(rng, 2, 3, without=rare) for letter in LETTERS}
    position = sketch(active=LETTERS[seat], hands=hands)
    give, get = rng.choice(list(named(position.packed_hand(seat)))), rng.choice((rare, rare, *RESOURCES))
    count = rng.randint(1, 3)
    usual = f"offer {count} {give} for {rng.randint(1, 2)} {get}"
    text = rng.choice((f"offer {count} {give} for nothing", f"offer nothing for {count} {get}", usual, usual, usual))
    return _tried(position, text, (NO_GIFTS, "catan.trade.like_for_like", HOLD, "catan.turn.roll_first"))


def swap(rng: Random) -> Drawn | None:
    """May this be swapped with the bank?"""
    harbour = rng.choice(("generic", *RESOURCES))
    give = rng.choice(RESOURCES if harbour == "generic" else (harbour, harbour, *RESOURCES))
    other, get = rng.sample([kind for kind in RESOURCES if kind != give], 2)
    rate = rng.choice((2, 3)) if harbour in ("generic", give) else 3
    hand = f"{rng.randint(rate, 5)} {give} {rng.randint(1, 3)} {other}"
    position = at_harbours(harbour, seat=rng.choice(LETTERS), hand=hand)
    mine = RATES[3] if harbour == "generic" else "catan.trade.maritime.special_only_its_resource"
    forbids = (RATES[2], mine, HOLD, "catan.trade.maritime.same_kind")
    drawn = _tried(position, f"trade {rate} {give} for 1 {get}", forbids)
    if drawn is not None and drawn["broken"]:
        drawn["wrong"] = ("special_harbour_gives_three", "two_for_everything")
    return drawn


def _tried(position: Position, text: str, choices: tuple[str, ...]) -> Drawn | None:
    """Whether an action is allowed, where at most one of the choices forbids it."""
    broken = against(position, text)
    if len(broken) > 1 or not set(broken) <= set(choices):
        return None
    act = position.read_action(text)
    found: Drawn = {"position": position, "about": position.active, "tries": text, "choices": choices}
    if broken:
        found["rules"] = broken
    cards = {"give": cards_phrase(act.give), "get": cards_phrase(act.get)}
    return {**found, "broken": len(broken), **cards, **_whose(position)}


def where(rng: Random) -> Drawn:
    """Where would a settlement give 2:1 for a resource?"""
    name = rng.choice(RESOURCES)
    terrain = RESOURCES.index(name)
    return {"position": sketch(), "name": name, "terrain": terrain, "kind": kind_phrase(terrain)}


def _whose(p: Position) -> Table:
    return {"player": Seat(p.active), "hand": cards_phrase(p.packed_hand(p.active))}


def offered(rng: Random) -> Drawn:
    """Would you accept this offer? One of three tables, with other hands and other cards on offer."""
    before = scenario(f"catan.trade.{rng.choice(TABLES)}")
    give, get = rng.sample(range(5), 2)
    theirs, mine = ([rng.choice((0, 0, 1, 1, 2)) for _ in range(5)] for _ in "AD")
    offer, wanted = [0] * 5, [0] * 5
    offer[give], wanted[get] = rng.choice((1, 1, 2)), 1
    theirs[give], mine[get] = max(theirs[give], offer[give]), max(mine[get], 1)
    said = (".".join(map(str, offer)), ".".join(map(str, wanted)))
    position = with_hands(before, {0: mine, 3: theirs}, f"offer:{said[0]}>{said[1]}:-/-/-/-")
    return {
        "position": position,
        "hand": cards_phrase(position.packed_hand(0)),
        "points": position.scores[3],
        "give": cards_phrase(ONE[give] * offer[give]),
        "get": cards_phrase(ONE[get]),
    }


def four_of_two(rng: Random, target: str) -> Drawn:
    """May cards of two kinds be given to the bank at once? Against a ban that is none, four of one kind."""
    first, second, get = rng.sample(RESOURCES, 3)
    counts = rng.choice(((2, 2), (3, 1), (1, 3)))
    given = f"4 {first}" if target.endswith("sees_a_ban") else f"{counts[0]} {first} {counts[1]} {second}"
    seat = rng.randrange(4)
    position = sketch(active=LETTERS[seat], hands={LETTERS[seat]: given})
    act = position.read_action(f"trade {given} for 1 {get}")
    facts = {"player": Seat(seat), "hand": cards_phrase(act.give), "get": cards_phrase(act.get)}
    return {"position": position, "about": seat, "tries": f"trade {given} for 1 {get}", **facts}


# -- answers to an offer ---------------------------------------------------------------------------------------------


def answered(rng: Random) -> Drawn:
    """How many cards does somebody hold after trading with one of two who named terms?"""
    seat = rng.randrange(4)
    give, get = rng.sample(range(5), 2)
    terms = rng.sample((2, 3, 4), 2)
    refusing = rng.choice([other for other in range(4) if other != seat])
    hands = {LETTERS[other]: f"{rng.randint(1, 2)} {RESOURCES[get]}" for other in range(4) if other != seat}
    spare = RESOURCES[rng.choice(rest(give, get))]
    hands[LETTERS[seat]] = f"{rng.randint(4, 5)} {RESOURCES[give]} {rng.randint(1, 3)} {spare}"
    position = do(sketch(active=LETTERS[seat], hands=hands), f"offer 1 {RESOURCES[give]} for 1 {RESOURCES[get]}")
    asked, partners = iter(terms), list[int]()
    for other in ((seat + step) % 4 for step in (1, 2, 3)):
        if other == refusing:
            position = do(position, "decline")
        else:
            partners.append(other)
            position = do(position, f"counter 1 {RESOURCES[get]} for {next(asked)} {RESOURCES[give]}")
    partner = rng.choice(partners)
    said = dict(zip("ab", (cards_phrase(ONE[give] * count) for count in terms), strict=True))
    names = {"first": Seat(partners[0]), "second": Seat(partners[1]), "other": Seat(refusing), "chosen": Seat(partner)}
    kinds = {"give": kind_phrase(give), "get": kind_phrase(get)}
    closes = f"confirm {LETTERS[partner]}"
    found = {"position": position, "about": seat, "partner": partner, "closes": closes, "player": Seat(seat)}
    return {**found, **said, **names, **kinds}


def rest(*kinds: int) -> list[int]:
    """All kinds of cards but some."""
    return [kind for kind in range(5) if kind not in kinds]


def turn(rng: Random, target: str) -> Drawn:
    """In which order does a turn go in which a road is to be built, and the brick for it traded?

    The whole turn, or what is left after the roll, or all but the road, as far as that shows the target.
    """
    left = {"trades_before_the_roll": ("",), "builds_before_trading": ("", "roll")}
    without = rng.choice(left.get(target.partition(".")[2], ("", "roll", "road")))
    seat, give = rng.randrange(4), rng.choice((2, 3, 4))
    hands = {letter: f"brick {rng.randint(1, 2)} {RESOURCES[rng.choice(rest(1, give))]}" for letter in LETTERS}
    hands[LETTERS[seat]] = f"{rng.randint(1, 3)} lumber {rng.randint(1, 3)} {RESOURCES[give]}"
    position = sketch(stage="roll", active=LETTERS[seat], hands=hands)
    path = rng.choice([*bits(position.pieces.ways[seat] & ~position.pieces.taken)])
    answers = ["accept", "accept", "decline"]
    rng.shuffle(answers)
    partner = next((seat + 1 + step) % 4 for step, answer in enumerate(answers) if answer == "accept")
    steps = {
        "roll": ("roll", "dice 6 6"),
        "offer": (f"offer 1 {RESOURCES[give]} for 1 brick",),
        "answers": tuple(answers),
        "close": (f"confirm {LETTERS[partner]}",),
        "road": (f"road {PATHS[path]}",),
    }
    now = Phrase("turn_now.trade" if without == "roll" else "turn_now.roll")
    if without == "roll":
        position = do(position, *steps["roll"])
    steps.pop(without, None)
    shown = sorted(steps, key=("offer", "road", "close", "roll", "answers").index)
    wrong = {
        "closes_before_the_answers": {"close", "answers"},
        "builds_before_trading": {"road", "offer"},
        "trades_before_the_roll": {"roll", "road"},
    }
    return {
        "position": position,
        "about": seat,
        "steps": steps,
        "choices": tuple(shown),
        "wrong": [name for name, moved in wrong.items() if moved <= {*steps}],
        "now": now,
        "player": Seat(seat),
        "give": kind_phrase(give),
    }


# -- at the coast ----------------------------------------------------------------------------------------------------


def open_coast(rng: Random, target: str) -> Drawn:
    """At which rate does the bank trade with somebody who has a settlement at the coast, and no harbour?

    Against four cards always, it stands at a harbour for all kinds.
    """
    coast = [site for site, tiles in enumerate(TILES_OF_SITE) if len(tiles) < 3 and not HARBOUR_SITES >> site & 1]
    if target.endswith("always_four"):
        coast = [SITE_AT[key] for key in sorted(harbour_sites("generic"))]
    give, get = rng.sample(range(5), 2)
    site = rng.choice(coast)
    inland = mask_of(other for other, tiles in enumerate(TILES_OF_SITE) if len(tiles) == 3)
    own = [site, *apart(rng, 1, inland & ~CLOSE[site])]
    hands = {"A": f"{rng.randint(4, 6)} {RESOURCES[give]}"}
    position = sketch(bare=True, settlements={"A": listed_sites(own)}, hands=hands)
    facts = {"give": kind_phrase(give), "get": kind_phrase(get), "site": site_phrase(position.island, site)}
    return {"position": position, "about": 0, "at": give, **facts}


def road_to_a_harbour(rng: Random, target: str) -> Drawn:
    """May three of a kind be swapped where a road alone reaches the harbour? Or a settlement, where none forbids it."""
    harbours = [SITE_AT[key] for key in sorted(harbour_sites("generic"))]
    ways = [
        (harbour, path, near, other, home)
        for harbour in harbours
        for path, near in STEPS_FROM[harbour]
        for other, home in STEPS_FROM[near]
        if home != harbour and not HARBOUR_SITES >> home & 1
    ]
    harbour, path, _, other, home = rng.choice(ways)
    give, get = rng.sample(range(5), 2)
    position = sketch(
        bare=True,
        settlements={"A": listed_sites([home, harbour] if target.endswith("sees_a_ban") else [home])},
        roads={"A": listed_paths([path, other])},
        hands={"A": f"3 {RESOURCES[give]}"},
    )
    facts = {
        "site": site_phrase(position.island, harbour),
        "hand": cards_phrase(ONE[give] * 3),
        "get": kind_phrase(get),
    }
    return {"position": position, "about": 0, "tries": f"trade 3 {RESOURCES[give]} for 1 {RESOURCES[get]}", **facts}
