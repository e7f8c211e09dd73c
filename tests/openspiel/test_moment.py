"""Games for OpenSpiel: actions word by word, what a seat remembers, what is dealt anew, cards drawn when looked at."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from random import Random
from typing import Any

import pytest

from boardlab import catan, creed, torres
from boardlab.core.contract.position import CHANCE
from boardlab.core.play.playout import playout
from boardlab.openspiel.moment import Moment
from boardlab.openspiel.vocabulary import GAMES, vocabulary, words_of
from tests.effort import rounds

QUIET = catan.Options.of("fifth_edition").replace(domestic_trade=False)
STARTS: dict[str, Any] = {
    "torres": lambda: torres.start(players=3),
    "catan": lambda: catan.start(players=3, options=QUIET),
    "creed": lambda: creed.start(players=2),
}
EVERY_KIND: dict[str, Any] = {
    **STARTS,
    "torres_master": lambda: torres.start(players=2, options=torres.Options(master_game=True)),
    "catan_trade": lambda: catan.setup(Random(3)),
    "creed_teams": lambda: creed.start(players=4),
}


def on(moment: Moment, rng: Random) -> Moment:
    """A random word or outcome more."""
    if moment.player == CHANCE:
        numbers, chances = zip(*moment.outcomes, strict=True)
        return moment.answer(rng.choices(numbers, [float(chance) for chance in chances])[0])
    return moment.say(rng.choice(sorted(moment.choices)))


def after(name: str, steps: int, seed: int = 0) -> Moment:
    rng, moment = Random(seed), Moment.start(STARTS[name]())
    while moment.steps < steps and moment.player is not None:
        moment = on(moment, rng)
    return moment


@pytest.mark.parametrize("name", EVERY_KIND)
def test_vocabulary_has_every_word_of_every_action(name: str) -> None:
    start = EVERY_KIND[name]()
    words = set(vocabulary(start))
    missing: set[str] = set()

    def look(state: Any, actions: Any, rng: Random) -> Any:
        for action in rng.sample(actions, min(len(actions), 8)):
            missing.update(set(words_of(action)) - words)
        return rng.choice(actions)

    for seed in range(rounds(1, soak=200)):
        playout(start, Random(seed), look, most=rounds(800, soak=3000))
    assert not missing


@pytest.mark.parametrize("name", GAMES)
def test_words_lead_to_the_legal_actions_and_nothing_else(name: str) -> None:
    for steps in (0, 40, 90):
        moment = after(name, steps, seed=steps)
        while moment.player == CHANCE or moment.said:
            moment = on(moment, Random(1))
        reached: list[Any] = []
        todo = [moment]
        while todo:
            here = todo.pop()
            for word, menu in here.choices.items():
                if len(menu) == 1:
                    reached.append(menu[0][1])
                else:
                    todo.append(here.say(word))
        assert sorted(reached, key=str) == sorted(moment.position.legal_actions(), key=str)


@pytest.mark.parametrize("name", GAMES)
def test_resampled_moment_cannot_be_told_from_the_real_one(name: str) -> None:
    dealt_anew = 0
    for number in range(rounds(3, soak=200)):
        moment = after(name, 30 + 37 * number, seed=number)
        for seat in range(moment.position.players):
            twin = moment.resampled(seat, Random(number))
            assert twin.known_by(seat) == moment.known_by(seat)
            assert twin.player == moment.player
            if moment.player == seat:
                assert twin.choices.keys() == moment.choices.keys()
            dealt_anew += twin.position != moment.position
            for _ in range(5):
                if twin.player is not None:
                    twin = on(twin, Random(number))
    assert dealt_anew


@pytest.mark.parametrize("name", GAMES)
def test_information_state_grows_and_forgets_nothing(name: str) -> None:
    rng, moment = Random(5), Moment.start(STARTS[name]())
    seen = ["", "", ""]
    for _ in range(80):
        moment = on(moment, rng)
        for seat in range(moment.position.players):
            story = moment.story.seen(seat)
            assert story.startswith(seen[seat])
            seen[seat] = story
            assert moment.known_by(seat).startswith(story)


def bought(*cards: int) -> tuple[Moment, int]:
    """The first purchase of a game of Torres, with these cards on top of the deck; and who buys."""
    rng, moment = Random(1), Moment.start(torres.start(players=2))
    while not (moment.position.stage == "turn" and not moment.said and "buy" in moment.choices):
        moment = on(moment, rng)
    seat, moment = moment.player, moment.say("buy")
    for place, card in enumerate(cards):
        assert moment.player == CHANCE
        assert len(moment.outcomes) == 10 - place
        assert sum(chance for _, chance in moment.outcomes) == 1
        assert not set(cards[:place]) & {each for each, _ in moment.outcomes}
        moment = moment.answer(card)
    assert seat is not None
    return moment, seat


def test_cards_of_torres_are_drawn_when_looked_at() -> None:
    moment, seat = bought(7, 2, 5)
    assert moment.position.looking_cards == (7, 2, 5)
    other, _ = bought(7, 3, 5)
    assert moment.known_by(seat) != other.known_by(seat)
    assert moment.known_by(1 - seat) == other.known_by(1 - seat)
    keep = next(act for act in moment.position.legal_actions() if (act.card, act.at, act.rest) == (7, "top", (5, 2)))
    kept = moment
    while kept.position.stage == "look":
        kept = kept.say(next(word for word in words_of(keep) if word in kept.choices and keep in meant(kept, word)))
    assert kept.decks is not None
    assert kept.decks.known[seat] == (5, 2, *[-1] * 7)
    again = kept.say("buy")
    assert again.due is not None
    assert again.due.places == ((seat, 2),), "two cards were put back on top"
    assert {card for card, _ in again.outcomes} == set(range(10)) - {7, 5, 2}


def meant(moment: Moment, word: str) -> list[Any]:
    return [action for _, action in moment.choices[word]]


def test_others_are_told_no_hidden_unit() -> None:
    moment, twins = after("creed", 60), dict[str, list[Any]]()
    for seed in range(200):
        if twins:
            break
        moment, rng = after("creed", 60, seed), Random(seed)
        while moment.player == CHANCE or moment.said:
            moment = on(moment, rng)
        hidden = [act for act in moment.position.legal_actions() if act.to_text().endswith(" hidden")]
        by_cell = {act.to_text().split()[2]: [a for a in hidden if a.cell == act.cell] for act in hidden}
        twins = {cell: some for cell, some in by_cell.items() if len(some) > 1}
    one, two = (moment._do(act) for act in next(iter(twins.values()))[:2])
    seat = moment.player
    assert seat is not None
    assert one.known_by(1 - seat) == two.known_by(1 - seat)
    assert one.known_by(seat) != two.known_by(seat)


def test_every_card_is_drawn_equally_often() -> None:
    moment, _ = bought()
    rng, drawn = Random(4), Counter[int]()
    for _ in range(600):
        each = moment
        while each.player == CHANCE:
            each = on(each, rng)
        drawn.update(each.position.looking_cards)
    expected = 600 * 3 / 10
    assert len(drawn) == 10
    # Chi square with 9 degrees of freedom: 27.9 is passed once in a thousand times.
    assert sum((count - expected) ** 2 / expected for count in drawn.values()) < 27.9


@pytest.mark.parametrize("name", GAMES)
def test_moment_is_kept_by_pickle_and_copied_for_nothing(name: str) -> None:
    for number in range(4):
        moment = after(name, 20 + 61 * number, seed=number)
        assert copy.deepcopy(moment) is moment
        assert copy.deepcopy(moment.position) is copy.copy(moment.position) is moment.position
        twin = pickle.loads(pickle.dumps(moment))
        assert (twin.position, twin.said, twin.steps, twin.player) == (
            moment.position,
            moment.said,
            moment.steps,
            moment.player,
        )
        for seat in range(moment.position.players):
            assert twin.known_by(seat) == moment.known_by(seat)
        if moment.player not in (None, CHANCE):
            assert twin.choices.keys() == moment.choices.keys()
