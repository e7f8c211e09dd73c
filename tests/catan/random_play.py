"""Random games and positions of Catan, with more variety than play under one set of rulings gives."""

from __future__ import annotations

import random
from collections.abc import Iterator

from boardlab import catan
from boardlab.catan.actions import Action, Kind
from boardlab.catan.cards import DEVELOPMENTS, RESOURCES
from boardlab.core.contract.position import CHANCE
from boardlab.core.play.record import Dice


def random_options(rng: random.Random) -> catan.Options:
    """Rulings drawn one by one; the usual answer is as likely as all others together."""
    values = {name: each.values for name, each in catan.Options.RULINGS.items()}
    return catan.Options(**{name: rng.choice([among[0], rng.choice(among)]) for name, among in values.items()})


def chosen(p: catan.Position, rng: random.Random, dull: tuple[Kind, ...] = ()) -> Action:
    """An action: first its kind is drawn, so that rare kinds come up; some kinds only where there is nothing else."""
    if p.current_player == CHANCE:
        outcomes = p.chance_outcomes()
        return rng.choices([act for act, _ in outcomes], [float(chance) for _, chance in outcomes])[0]
    kinds: dict[Kind, list[Action]] = {}
    for act in p.legal_actions():
        kinds.setdefault(act.kind, []).append(act)
    bright = {kind: acts for kind, acts in kinds.items() if kind not in dull}
    if bright and rng.random() < 0.8:
        kinds = bright
    return rng.choice(kinds[rng.choice(sorted(kinds))])


DULL = (Kind.END, Kind.OFFER, Kind.MARITIME, Kind.COUNTER)


def random_game(rng: random.Random, **start: object) -> Iterator[tuple[catan.Position, Action]]:
    """A game to its end, position by position with the action chosen there."""
    p = catan.setup(Dice(rng.random()), **start)
    while not p.is_over:
        act = chosen(p, rng, DULL)
        yield p, act
        p = p.play(act)


def random_position(rng: random.Random) -> catan.Position:
    """A position from a game of at most 700 plies under random rulings, mostly with richer hands than play gives."""
    plies = rng.randrange(700)
    p = catan.setup(Dice(rng.random()), rng.choice([3, 4]), options=random_options(rng))
    for _ in range(plies):
        if p.is_over:
            break
        p = p.play(chosen(p, rng, DULL))
    return enriched(p, rng) if p.stage in RICH and rng.random() < 0.8 else p


RICH = ("roll", "trade", "build", "act", "robber", "ride")


def enriched(p: catan.Position, rng: random.Random) -> catan.Position:
    """The position with all resource cards and unplayed development cards dealt anew, and generously."""
    doc = p.to_json()
    cards = [name for name in RESOURCES for _ in range(19)]
    rng.shuffle(cards)
    sizes = [rng.choice([9, 16]) if seat == p.active else rng.choice([0, 1, 3, 8, 12]) for seat in range(p.players)]
    hands = [[cards.pop() for _ in range(count)] for count in sizes]
    doc["hands"] = [{name: hand.count(name) for name in RESOURCES} for hand in hands]
    doc["bank"] = {name: cards.count(name) for name in RESOURCES}
    pile = [name for name, count in doc["pile"].items() for _ in range(count)]
    pile += [name for held in doc["developments"] for name in held]
    rng.shuffle(pile)
    sizes = [rng.choice([2, 4]) if seat == p.active else rng.choice([0, 1, 2]) for seat in range(p.players)]
    held = [[pile.pop() for _ in range(min(len(pile), count))] for count in sizes]
    doc["developments"] = [[name for name in hand if name != "victory_point"] for hand in held]
    pile += [name for hand in held for name in hand if name == "victory_point"]
    doc["pile"] = {name: pile.count(name) for name in DEVELOPMENTS}
    doc["fresh"] = doc["developments"][p.active][: rng.choice([0, 0, 1])]
    doc["carded"] = rng.random() < 0.2
    return catan.from_json(doc)
