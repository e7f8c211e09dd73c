"""The card it steals."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from random import Random

from boardlab.catan.actions import (
    STEAL,
    STEALS,
    Action,
    Kind,
    action,
)
from boardlab.catan.cards import ONE, RESOURCES, SHIFT, holds
from boardlab.catan.places import cards_phrase, kind_phrase
from boardlab.catan.rules.action_text import cards_text, read_resource
from boardlab.catan.rules.action_type import ONE_CARD, TYPES, Breaches, ChanceAction, Events, Path, form
from boardlab.catan.rules.odds import draw_card, drawn
from boardlab.catan.state import NOTHING, Draft, State
from boardlab.core.contract.event import Event
from boardlab.core.contract.picks import Choice
from boardlab.core.contract.position import CHANCE
from boardlab.core.contract.rule import rule
from boardlab.core.contract.verdict import Breach
from boardlab.core.i18n.language import Phrase, Seat


@TYPES.add
class Steal(ChanceAction):
    """Chance: one card of the victim's hand, unseen (catan.robber.steal_one_random)."""

    kind, word, form = Kind.STEAL, "steal", form(get=ONE_CARD)
    stages = (STEAL,)
    not_now = ("catan.robber.steal_one_random", "not_now")
    verb = "steal:"

    def write(self, act: Action) -> str:
        return f"steal {cards_text(act.get).removeprefix('1 ')}"

    def read(self, p: State, words: list[str]) -> Action | None:
        return action(self.kind, CHANCE, get=read_resource(words[0])) if len(words) == 1 else None

    def outcomes(self, p: State) -> tuple[tuple[Action, Fraction], ...]:
        return drawn(STEALS, p.packed_hand(p.underway.victim))

    def draw(self, p: State, rng: Random) -> Action:
        return draw_card(STEALS, p.packed_hand(p.underway.victim), rng)

    def breaches(self, p: State, act: Action) -> Breaches:
        if not holds(p.packed_hand(p.underway.victim), act.get):
            facts = {"player": Seat(p.underway.victim), "kind": kind_phrase(ONE.index(act.get))}
            yield Breach("catan.robber.steal_one_random", facts, case="missing")

    @staticmethod
    @rule("catan.robber.seven_before_trade")
    def apply(draft: Draft, act: Action) -> None:
        """The card changes hands; then the turn goes on."""
        thief = draft.active
        draft.cards += (act.get << SHIFT[thief]) - (act.get << SHIFT[draft.underway.victim])
        draft.underway = NOTHING
        draft.stage = draft.phase
        draft.decider = thief

    def events(self, before: State, after: State, act: Action) -> Events:
        rule = "catan.robber.steal_one_random"
        thief, victim = before.active, before.underway.victim
        facts = {"cards": cards_phrase(act.get), "victim": Seat(victim)}
        # Thief and victim know the card, whoever of them it is told of (catan.robber.victim_hides).
        both = (thief, victim)
        yield Event("stole", rule, facts, (), thief, hidden_as="stole_hidden", known_to=both, open_facts=("victim",))

    def pick_path(self, p: State, act: Action) -> Path:
        return (f"steal:{RESOURCES[STEALS.index(act)]}",)

    def choice(self, p: State, act: Action, key: str, last: Action | None) -> Choice:
        note = Phrase("note.chance", {"chance": str(dict(self.outcomes(p))[act])})
        return Choice(key, kind_phrase(STEALS.index(act)), "group.chance", note, action=last)

    def intended(self, p: State, path: Path) -> Iterable[Action]:
        return ()
