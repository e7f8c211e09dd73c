"""What practice of the topic “The example game” draws: what other rolls would have brought, who could have settled."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from boardlab.catan import Position
from boardlab.catan.board import CLOSE, SITES, bits
from boardlab.catan.cards import CITY_COST, ONE, RESOURCES, counts_of
from boardlab.catan.places import cards_phrase, kind_phrase, site_phrase
from boardlab.core.i18n.language import Seat
from boardlab.core.json_data import Table
from boardlab.lessons.catan import rolls, wrong_building
from boardlab.lessons.catan.bank import missing
from boardlab.lessons.catan.example.answers import TURNS, before, rolled, seen, seen_on_own_rolls
from boardlab.lessons.catan.sketching import LETTERS, dealt, sketch, with_hands
from boardlab.lessons.display import do
from boardlab.lessons.model.topics import scenario

if TYPE_CHECKING:
    from boardlab.lessons.model.practice import Drawn

TRIES = 20
"""Most rolls pay a player nothing: with one try each the other questions would come far more often."""
SUMS = tuple(total for total in range(2, 13) if total != 7)


def draw(rng: Random, fitting: list[str]) -> tuple[str, Drawn] | None:
    """One of the fitting questions, tried on some moments of the game."""
    asked = rng.choice(fitting)
    ask = {"gain": gain, "paid": paid}[asked]
    found = next((found for _ in range(TRIES) if (found := ask(rng)) is not None), None)
    return (asked, found) if found else None


def gain(rng: Random) -> Drawn | None:
    """How many cards would another roll have brought a player?"""
    position, total, seat = before(rng.randint(1, TURNS)), rng.choice(SUMS), rng.randrange(4)
    if not rolls.due(position, seat, total, blocked=False):
        return None
    return {**_shown(position), "about": seat, "seat": seat, "player": Seat(seat), "total": total, "sum": total}


def paid(rng: Random) -> Drawn | None:
    """Which buildings would another roll have paid?"""
    position, total = before(rng.randint(1, TURNS)), rng.choice(SUMS)
    return {**_shown(position), "total": total, "sum": total} if rolls.paid_sites(position, total) else None


def settle(rng: Random, target: str) -> Drawn | None:
    """Could the player have built a settlement there? Against a ban that is none, where nothing forbids it."""
    position = rolled(rng.randint(1, TURNS))
    if position.stage != "trade":
        return None
    extra = 0 if target.endswith("sees_a_ban") else rng.choice((0, 0, 1))
    paying = (1, 1, 1, 1 - extra, rng.randint(0, 2))
    position = with_hands(position, {position.active: paying})
    near = 0
    for reached in bits(position.pieces.reached[position.active]):
        near |= CLOSE[reached]
    sites = [*bits(near & ~position.pieces.built)]
    if target.endswith("sees_a_ban"):
        sites = [site for site in sites if position.judge(position.read_action(f"settlement {SITES[site]}"))]
    if not sites:
        return None
    site = rng.choice(sites)
    return {**_shown(position), "tries": f"settlement {SITES[site]}", "site": site_phrase(position.island, site)}


def _shown(p: Position) -> Table:
    hand = cards_phrase(p.packed_hand(p.active))
    return {"position": p, "about": p.active, "turn": p.turn, "roller": Seat(p.active), "hand": hand}


# -- what rolls bring ------------------------------------------------------------------------------------------------


def gained_by_all(rng: Random) -> Drawn:
    """How many cards would another roll have brought all players together?"""
    position, total = before(rng.randint(1, TURNS)), rng.choice(SUMS)
    return {**_shown(position), "total": total, "sum": total}


def watched(rng: Random, target: str) -> Drawn | None:
    """What does somebody hold after four rolls, each hand having been empty? Not what the target would say."""
    for _ in range(TRIES):
        held = before(rng.randint(1, TURNS))
        totals, seat, kind = [rng.choice(SUMS) for _ in range(4)], rng.randrange(4), rng.randrange(5)
        if held.stage in {"roll", "dice"} and _tells(held, seat, kind, totals, target):
            break
    else:
        return None
    position = with_hands(held, dict.fromkeys(range(4), (0,) * 5))
    order = [Seat((position.active + step) % 4) for step in range(4)]
    facts = dict(
        zip(("roller", "next", "third", "last", "one", "two", "three", "four"), (*order, *totals), strict=True)
    )
    named = {"player": Seat(seat), "named": kind_phrase(kind)}
    return {"position": position, "about": seat, "seat": seat, "kind": kind, "totals": tuple(totals), **facts, **named}


def _tells(p: Position, seat: int, kind: int, totals: list[int], target: str) -> bool:
    """Do some rolls bring anything, and something else by the wrong rule with an id?"""
    brought = seen(p, seat, kind, totals)
    by_wrong_rules = {
        "catan.roller_only": lambda: seen_on_own_rolls(p, seat, kind, totals),
        "catan.city_pays_one": lambda: seen(p, seat, kind, totals, city=1),
        "catan.yields_under_the_robber": lambda: seen(p, seat, kind, totals, blocked=False),
    }
    wrong = by_wrong_rules.get(target)
    return bool(seen(p, seat, kind, totals, blocked=False)) and (wrong is None or wrong() != brought)


# -- what can be built -----------------------------------------------------------------------------------------------


def _with_cards(rng: Random, cards: Sequence[int]) -> Position | None:
    """A turn of the game after the roll, in which the player holds certain cards; None where something else is due."""
    position = rolled(rng.randint(1, TURNS))
    return with_hands(position, {position.active: cards}) if position.stage == "trade" else None


def where(rng: Random) -> Drawn | None:
    """Where could the player settle?"""
    position = _with_cards(rng, (1, 1, 1, 1, 0))
    if position is None or not wrong_building.settlements(position):
        return None
    return {**_shown(position), "player": Seat(position.active)}


def city(rng: Random) -> Drawn | None:
    """How many points would the player have with a city more?"""
    position = _with_cards(rng, (0, 0, 0, 2, 3))
    if position is None:
        return None
    seat, pieces = position.active, position.pieces
    site = rng.choice([*bits(pieces.settlements[seat])])
    counted = {"settlements": pieces.settlements[seat].bit_count(), "cities": pieces.cities[seat].bit_count()}
    return {**_shown(position), "seat": seat, "player": Seat(seat), "act": f"city {SITES[site]}", **counted}


def wool(rng: Random) -> Drawn:
    """How many cards for a city are still missing, once an odd number of wool has been swapped?"""
    swaps = rng.randint(1, 2)
    hand = (0, 0, 2 * swaps + 1, rng.randint(0, 1), rng.randint(0, 2 - swaps))
    position = with_hands(scenario("catan.example.turn_16"), {3: hand})
    return {"position": position, "lacking": missing(position, 3, CITY_COST)}


def next_card(rng: Random) -> Drawn:
    """After how many throws can Orange pay for a city? One card is missing, and there are three of a kind to swap."""
    grain, ore = rng.choice(((1, 3), (2, 2)))
    spare = [0, 0, 0]
    spare[rng.randrange(3)] = 3
    return {"position": with_hands(scenario("catan.example.next_turn"), {0: (*spare, grain, ore)})}


def countered(rng: Random, target: str) -> Drawn:
    """May somebody answer an offer with other terms? Where a rule is overlooked, with a card that is not held."""
    seat = rng.randrange(4)
    answering = (seat + 1) % 4
    give, get, extra = rng.sample(range(5), 3)
    hands = dealt(rng, 1, 3)
    hands[LETTERS[seat]] = f"2 {RESOURCES[give]} {rng.randint(1, 2)} {RESOURCES[extra]}"
    held = give if target.endswith("overlooks_a_rule") else get
    hands[LETTERS[answering]] = f"{rng.randint(1, 3)} {RESOURCES[held]}"
    position = do(sketch(active=LETTERS[seat], hands=hands), f"offer 1 {RESOURCES[give]} for 1 {RESOURCES[get]}")
    wanted = rng.choice((ONE[give] * 2, ONE[give] + ONE[extra]))
    text = " ".join(f"{count} {RESOURCES[kind]}" for kind, count in enumerate(counts_of(wanted)) if count)
    kinds = {"give": kind_phrase(give), "get": kind_phrase(get), "more": cards_phrase(wanted)}
    facts = {"roller": Seat(seat), "player": Seat(answering), "held": cards_phrase(position.packed_hand(answering))}
    tried = f"counter 1 {RESOURCES[get]} for {text}"
    return {"position": position, "about": answering, "tries": tried, **facts, **kinds}
