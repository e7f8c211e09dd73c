"""Development cards are bought, and drawn from the pile."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from random import Random

from boardlab.catan.actions import (
    BUILD,
    DRAW,
    DRAWS,
    TRADE,
    Action,
    Kind,
    action,
)
from boardlab.catan.cards import (
    DEVELOPMENT_COST,
    DEVELOPMENT_PAID,
    DEVELOPMENTS,
    ONE,
)
from boardlab.catan.places import development_phrase
from boardlab.catan.rules.action_text import read_development
from boardlab.catan.rules.action_type import (
    CARD,
    TYPES,
    Breaches,
    CatanAction,
    ChanceAction,
    Events,
    Path,
    VerbContext,
    form,
)
from boardlab.catan.rules.holding import pays
from boardlab.catan.rules.odds import draw_card, drawn
from boardlab.catan.rules.winning import check_win
from boardlab.catan.state import Draft, State
from boardlab.core.contract.drafts import with_item
from boardlab.core.contract.event import Event
from boardlab.core.contract.picks import Choice
from boardlab.core.contract.position import CHANCE
from boardlab.core.contract.rule import rule
from boardlab.core.contract.verdict import Breach
from boardlab.core.i18n.language import Phrase


@TYPES.add
class Buy(CatanAction):
    """Buy the top card of the pile (catan.dev.draw_top)."""

    kind, word = Kind.BUY, "buy"
    group, rank, cost = "group.build", 4, DEVELOPMENT_COST

    def breaches(self, p: State, act: Action) -> Breaches:
        if not p.pile:
            yield Breach("catan.dev.deck_empty")
        yield from pays(p, act.player, DEVELOPMENT_COST, "catan.build.cost.development")

    @staticmethod
    def apply(draft: Draft, act: Action) -> None:
        draft.cards += DEVELOPMENT_PAID[act.player]
        if draft.phase == TRADE:
            draft.phase = BUILD
        draft.stage = DRAW
        draft.decider = CHANCE

    def events(self, before: State, after: State, act: Action) -> Events:
        yield Event("bought", "catan.build.cost.development", {"left": before.pile_size}, (), act.player)

    def verbs(self, p: State, context: VerbContext) -> Iterable[Choice]:
        yield self.plain_verb(p, context, Phrase("note.left", {"n": p.pile_size}))


@TYPES.add
@rule("catan.dev.three_kinds")
class Draw(ChanceAction):
    """Chance: the card that was bought, of those left in the pile."""

    kind, word, form = Kind.DRAW, "draw", form(card=CARD)
    stages = (DRAW,)
    not_now = ("catan.dev.draw_top", "not_now")
    verb = "draw:"

    def write(self, act: Action) -> str:
        return f"draw {DEVELOPMENTS[act.card]}"

    def read(self, p: State, words: list[str]) -> Action | None:
        return action(self.kind, CHANCE, card=read_development(words[0])) if len(words) == 1 else None

    def outcomes(self, p: State) -> tuple[tuple[Action, Fraction], ...]:
        return drawn(DRAWS, p.pile)

    def draw(self, p: State, rng: Random) -> Action:
        return draw_card(DRAWS, p.pile, rng)

    def breaches(self, p: State, act: Action) -> Breaches:
        if not p.pile >> 8 * act.card & 0xFF:
            yield Breach("catan.dev.draw_top", {"card": development_phrase(act.card)}, case="gone")

    @staticmethod
    @rule("catan.dev.vp_exception")
    def apply(draft: Draft, act: Action) -> None:
        """A drawn point counts at once."""
        seat = draft.active
        card = ONE[act.card]
        draft.developments = with_item(draft.developments, seat, draft.developments[seat] + card)
        draft.fresh += card
        draft.pile -= card
        draft.stage = draft.phase
        draft.decider = seat
        check_win(draft)

    def events(self, before: State, after: State, act: Action) -> Events:
        facts = {"card": development_phrase(act.card)}
        yield Event("drawn", "catan.dev.draw_top", facts, (), before.active, hidden_as="drawn_hidden")

    def pick_path(self, p: State, act: Action) -> Path:
        return (f"draw:{DEVELOPMENTS[act.card]}",)

    def choice(self, p: State, act: Action, key: str, last: Action | None) -> Choice:
        note = Phrase("note.chance", {"chance": str(dict(self.outcomes(p))[act])})
        return Choice(key, development_phrase(act.card), "group.chance", note, action=last)

    def intended(self, p: State, path: Path) -> Iterable[Action]:
        return ()
