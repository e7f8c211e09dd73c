"""Repositioning: a special action that picks up the tents of a camp and lays them out again.

All tents that stand leave the camp (creed.special.reposition); fortress tokens stay where they lie
(creed.special.reposition.fortress). Two allies may do it together, tents changing hands
(creed.special.reposition.ally), of any kind and colour (creed.special.reposition.mix).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from boardlab.core.contract.action_base import Domain
from boardlab.core.contract.action_type import ActionGenerator
from boardlab.core.contract.breach import Breach
from boardlab.core.contract.event import Event
from boardlab.core.contract.rule import rule
from boardlab.core.i18n.language import Phrase, Seat
from boardlab.creed.actions import GIVE_STAGE, LAY_STAGE, RETURN_STAGE, Action, Kind, action, token_text
from boardlab.creed.board import TENTS
from boardlab.creed.rules.action_text import token_named
from boardlab.creed.rules.action_type import TOKEN_KEY, TYPES, Bounds, OwnStage, Path, Picked
from boardlab.creed.rules.camps import REPOSITION, after_laying, intact, open_tents, set_pool
from boardlab.creed.rules.phrases import token_phrase
from boardlab.creed.rules.special_action import SpecialAction
from boardlab.creed.state import Draft, State, decider
from boardlab.creed.tents import DESTROYED, FORTIFIED, OPEN, TOKEN, UNKNOWN_TOKEN, without


@rule("creed.special.reposition.fortress")
def pick_up(draft: Draft, seat: int) -> bytes:
    """All intact tents of a camp leave it; fortress tokens stay."""
    camps = bytearray(draft.camps)
    found = bytearray()
    for tent in range(seat * TENTS, seat * TENTS + TENTS):
        if not camps[tent] & DESTROYED:
            found.append(camps[tent] & TOKEN)
            camps[tent] = camps[tent] & FORTIFIED | OPEN
    draft.camps = bytes(camps)
    return bytes(found)


def _picked_up(p: State, act: Action, seats: tuple[int, ...], rule: str) -> Iterator[Event]:
    for seat in seats:
        tents = tuple(p.layout.tent_names[tent] for tent in intact(p, seat))
        kind = "pick_up" if seat == act.player else "pick_up_ally"
        yield Event(kind, rule, {"count": len(tents), "cost": act.price}, tents, seat)


@TYPES.add
class Reposition(SpecialAction):
    """Pick up the intact tents of the player's own camp and lay them out again."""

    kind, word, special, level = Kind.REPOSITION, "reposition", REPOSITION, 0

    def breaches(self, p: State, act: Action) -> Iterator[Breach]:
        yield from self.unpaid(p, act)
        if not intact(p, act.player):
            yield Breach("creed.special.reposition", case="none")

    def legal_at(self, p: State, found: list[Action], price: int, level: int) -> None:
        """Both ways to pay on its boxes: the second price is the trade with the ally."""
        if not intact(p, p.on_turn):
            return
        if level == self.level:
            found.append(action(p.layout, self.kind, p.on_turn, price=price))
            return
        ally = p.layout.allies[p.on_turn]
        if ally >= 0 and intact(p, ally):
            found.append(action(p.layout, Kind.TRADE, p.on_turn, price=price))

    def apply(self, draft: Draft, act: Action) -> None:
        self.pay(draft, act)
        draft.stage = LAY_STAGE
        set_pool(draft, act.player, pick_up(draft, act.player))
        after_laying(draft)

    def events(self, p: State, after: State, act: Action) -> Iterator[Event]:
        yield from _picked_up(p, act, (act.player,), "creed.special.reposition")


@TYPES.add
class TradeTents(SpecialAction):
    """Reposition together with the ally, tents changing hands; both need a tent that stands."""

    kind, word, special, level, needs_ally = Kind.TRADE, "trade", REPOSITION, 1, True

    def legal_at(self, p: State, found: list[Action], price: int, level: int) -> None:
        """Nothing: it shares the box of :class:`Reposition`, which lists both."""

    def breaches(self, p: State, act: Action) -> Iterator[Breach]:
        ally = p.layout.allies[act.player]
        if ally < 0:
            yield Breach("creed.special.reposition.ally", case="alone")
            return
        yield from self.unpaid(p, act)
        for seat in (act.player, ally):
            if not intact(p, seat):
                yield Breach("creed.special.reposition.ally", {"player": Seat(seat)}, case="none")

    def apply(self, draft: Draft, act: Action) -> None:
        self.pay(draft, act)
        ally = draft.layout.allies[act.player]
        pools = list(draft.pools)
        for seat in (act.player, ally):
            pools[seat] = bytes(sorted(pick_up(draft, seat)))
        draft.pools = tuple(pools)
        draft.stage = GIVE_STAGE

    def events(self, p: State, after: State, act: Action) -> Iterator[Event]:
        seats = (act.player, p.layout.allies[act.player])
        yield from _picked_up(p, act, seats, "creed.special.reposition.ally")


class _Handing(OwnStage):
    """The base class of the two action types that are possible while tents change hands."""

    def due(self, p: State, seat: int) -> Breach:
        return Breach("creed.special.reposition.ally", {"player": Seat(seat)}, case=p.stage)

    def not_now(self, p: State) -> Breach:
        return Breach("creed.special.reposition.ally", case="not_now")


@TYPES.add
@rule("creed.special.reposition.mix")
class Give(_Handing, ActionGenerator[State, Action]):
    """Hand the token ``unit`` to the ally."""

    kind, word, stages, asks = Kind.GIVE, "give", (GIVE_STAGE, RETURN_STAGE), True

    def form(self, board: Bounds) -> Mapping[str, Domain]:
        return {"unit": board.token}

    def write(self, act: Action) -> str:
        return f"{self.word} {token_text(act.unit, act.player)}"

    def read(self, p: State, words: list[str]) -> Action | None:
        seat = decider(p)
        return action(p.layout, self.kind, seat, unit=token_named(p, words[0], seat)) if len(words) == 1 else None

    def breaches(self, p: State, act: Action) -> Iterator[Breach]:
        if act.unit not in p.pools[act.player]:
            facts = {"token": token_phrase(act.unit), "colour": Seat(act.unit & 3)}
            yield Breach("creed.special.reposition.ally", facts, case="token")

    def legal_actions(self, p: State) -> list[Action]:
        seat = decider(p)
        tokens = sorted(set(p.pools[seat]) - {UNKNOWN_TOKEN})
        return [action(p.layout, self.kind, seat, unit=token) for token in tokens]

    def apply(self, draft: Draft, act: Action) -> None:
        seat, pools = act.player, list(draft.pools)
        pools[seat] = without(pools[seat], act.unit)
        if draft.stage == GIVE_STAGE:
            draft.given = bytes(sorted((*draft.given, act.unit)))
            draft.pools = tuple(pools)
            if len(draft.given) == len(pools[draft.layout.allies[seat]]) or not pools[seat]:
                draft.stage = RETURN_STAGE
            return
        taker = draft.on_turn
        pools[taker] = bytes(sorted((*pools[taker], act.unit)))
        draft.pools = tuple(pools)
        if len(pools[taker]) < open_tents(draft, taker):
            return
        draft.stage = LAY_STAGE
        received, draft.given = draft.given, b""
        set_pool(draft, seat, pools[seat] + received)
        set_pool(draft, taker, pools[taker])
        after_laying(draft)

    def events(self, p: State, after: State, act: Action) -> Iterator[Event]:
        rule, ally = "creed.special.reposition.ally", p.layout.allies[act.player]
        facts = {"token": token_phrase(act.unit), "ally": Seat(ally)}
        # Whoever is handed a tent sees it, also where allies share nothing else.
        yield Event(
            "give", rule, facts, (), act.player, hidden_as="give_unseen", known_to=(ally,), open_facts=("ally",)
        )

    def pick_paths(self, p: State, act: Action, price: Path) -> Iterator[Path]:
        yield (self.word, TOKEN_KEY + token_text(act.unit, act.player))

    def label(self, p: State, act: Action, key: str) -> tuple[Phrase, Phrase | None]:
        if not key.startswith(TOKEN_KEY):
            return super().label(p, act, key)
        held = Counter(p.pools[act.player])[act.unit]
        label = Phrase("choice.token", {"token": token_phrase(act.unit & TOKEN), "colour": Seat(act.unit & 3)})
        return label, Phrase("note.tiles", {"n": held})

    def intended(self, p: State, seat: int, picked: Picked) -> Action | None:
        return action(p.layout, self.kind, seat, unit=next(iter(sorted(set(p.pools[seat]))), seat))


@TYPES.add
class Enough(_Handing, ActionGenerator[State, Action]):
    """Give no more tents."""

    kind, word, stages = Kind.ENOUGH, "enough", (GIVE_STAGE,)

    def breaches(self, p: State, act: Action) -> Iterator[Breach]:
        if not p.given:
            yield Breach("creed.special.reposition.ally", case="least")

    def legal_actions(self, p: State) -> list[Action]:
        return [action(p.layout, self.kind, decider(p))] if p.given else []

    def apply(self, draft: Draft, act: Action) -> None:
        draft.stage = RETURN_STAGE

    def events(self, p: State, after: State, act: Action) -> Iterator[Event]:
        facts = {"count": len(p.given), "ally": Seat(p.layout.allies[act.player])}
        yield Event("enough", "creed.special.reposition.ally", facts, (), act.player)
