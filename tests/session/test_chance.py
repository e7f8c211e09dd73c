"""Dice in a Study: left to chance, or chosen; whoever sits at a seat may not choose."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from boardlab import Study, catan, torres
from boardlab.core import CHANCE
from boardlab.core.play.record import Record
from boardlab.session.commands import Message
from boardlab.session.game_session import Session
from boardlab.session.kinds import study
from tests.session.conftest import FakePage


def rolled(**arguments: Any) -> tuple[Study, FakePage]:
    study = Study(catan.start(4), **arguments)
    page = FakePage(study)
    assert page.pick("roll")["answer"] == "done"
    return study, page


def keys(study: Study) -> list[str]:
    return [row["key"] for group in study.frame["groups"] for row in group["rows"]]


def test_chance_decides_when_it_is_left_to_it() -> None:
    study, page = rolled(seed="7")
    assert study.position.current_player == CHANCE
    assert keys(study)[0] == "chance"
    page.pick("chance")
    assert study.position.rolled in range(2, 13)
    again, other = rolled(seed="7")
    other.pick("chance")
    assert again.position == study.position, "the same seed throws the same dice"


# -- what was drawn stays drawn ----------------------------------------------------------------------------------------


class Pages:
    """One who asks a board for things."""

    def __init__(self, session: Session) -> None:
        self.session, self.count = session, itertools.count(1)

    def ask(self, do: str, key: str = "", *, at: int = 0, fresh: bool = False) -> str:
        return self.session.handle(Message("page", next(self.count), self.session.rev, do, key, at, fresh))[0]


def undone(page: Pages) -> None:
    """Back to the start, and on from there otherwise."""
    page.session.jump(0)
    page.session.act(page.session.position.legal_actions()[-1])


def branched(page: Pages) -> None:
    assert page.ask("branch") == "done"


def edited(page: Pages) -> None:
    """A board that is set up, left again as it was."""
    assert page.ask("edit") == "done"
    for key in ("edit:sample", "edit:opening", "edit:back"):
        assert page.ask("pick", key, fresh=True) == "done"


def played_on(page: Pages) -> None:
    assert page.ask("edit") == "done"
    assert page.ask("pick", "edit:play", fresh=True) == "done"


def ruled(page: Pages) -> None:
    """A suggestion under another ruling is taken."""
    session = page.session
    # Another layout of Creed has other fields.
    name, value = next(each for each in session.position.rulings().others() if each[0] != "layout_2p")
    session.leave_for(session.position.under(**{name: value}))


def compared(page: Pages) -> None:
    branched(page)
    assert page.ask("compare", "main") == "done"
    assert page.ask("compare_step", "both", at=-1) == "done"


def kept(page: Pages) -> None:
    """Written down and read again."""
    page.session.record = Record.from_text(page.session.record.to_text())


WAYS = (undone, branched, edited, played_on, ruled, compared, kept)


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
@pytest.mark.parametrize("game", ["torres", "catan", "creed"])
def test_drawn_results_never_repeat_after_going_back(game: str, way: Any) -> None:
    page = Pages(study(Record.new(game, seed="drawn", players=2 if game != "catan" else 4), lang="en"))
    rng = random.Random(f"{game} {way.__name__}")
    for _ in range(40):
        record = page.session.record
        if record.position.current_player == CHANCE:
            record.roll()
        else:
            record.play(rng.choice(record.position.legal_actions()))
    dice = page.session.record.dice
    begun = dice.drawn
    # What will come; the draws themselves are hashes, so the same ones come where the same numbers are drawn again.
    dice.randbelow(6)
    way(page)
    after = page.session.kept.dice
    assert after.seed == dice.seed
    assert after.drawn > begun


def at_a_purchase(**how: Any) -> Pages:
    """A Torres game seen from a seat that may buy."""
    rng = random.Random("purchase")
    p = torres.setup(rng, players=2)
    while p.stage != "turn":
        p = p.play(rng.choice(p.legal_actions()))
    return Pages(study(Record(p, seed="decks"), seat=p.current_player, lang="en", **how))


def bought(page: Pages, keep: int = 0) -> tuple[int, ...]:
    """Buy, and keep a card with the others under the deck; gives the cards that were looked at."""
    session = page.session
    session.act(session.position.read_action("buy"))
    seen = session.position.looking_cards
    session.act([act for act in session.position.legal_actions() if act.at == "bottom"][keep])
    return tuple(seen)


def otherwise(page: Pages) -> None:
    """Something else than was done before."""
    session = page.session
    session.act(next(act for act in session.position.legal_actions() if act.to_text().startswith("point")))


def test_purchase_taken_back_does_not_reveal_later_cards() -> None:
    after = set()
    for at in range(12):
        page = at_a_purchase()
        page.session.record.dice.drawn = 100 * at
        first = bought(page)
        page.session.jump(0)
        assert bought(page) == first, "the same purchase again brings what it brought"
        page.session.jump(0)
        otherwise(page)
        after.add(bought(page) == first)
        record = page.session.record
        assert Record.from_text(record.to_text()).to_text() == record.to_text()
        assert Record.from_text(record.to_text()).position == record.position
    assert False in after


def test_card_put_back_on_a_deck_stays_there() -> None:
    page = at_a_purchase()
    session = page.session
    seat = session.position.current_player
    session.act(session.position.read_action("buy"))
    kept = next(act for act in session.position.legal_actions() if act.at == "top")
    session.act(kept)
    here = session.record.ply
    second = bought(page)
    assert second[:2] == kept.rest
    session.jump(here)
    otherwise(page)
    assert session.record.line != "main"
    before = session.record.lines[0].positions[here].deck_cards[seat]
    now = session.record.positions[here].deck_cards[seat]
    assert now[:2] == before[:2] == kept.rest
    assert sorted(now) == sorted(before)
    assert bought(page)[:2] == kept.rest


def test_branch_or_edit_does_not_reveal_later_cards() -> None:
    for way in ("branch", "edit"):
        others = set()
        for at in range(8):
            page = at_a_purchase()
            page.session.record.dice.drawn = 100 * at
            first = bought(page)
            page.session.jump(0)
            if way == "branch":
                branched(page)
                otherwise(page)
            else:
                played_on(page)
                page.session.covered_for = None
            others.add(bought(page) == first)
        assert False in others, way
