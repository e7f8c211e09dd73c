"""What all special actions have in common: boxes of the action board, cubes on them, and prices.

A special action costs a cube (creed.special.seven) on a free box (creed.special.boxes), and the AP its box asks for.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping
from functools import cache
from typing import ClassVar

from boardlab.core.contract.action_base import Domain
from boardlab.core.contract.breach import Breach
from boardlab.core.contract.drafts import with_item
from boardlab.core.i18n.language import Phrase
from boardlab.core.text.quoting import shown
from boardlab.creed.actions import Action, Kind, action
from boardlab.creed.board import TENTS, Layout
from boardlab.creed.options import CUBES, SPECIALS
from boardlab.creed.rules.action_text import several, tent_named, unreadable
from boardlab.creed.rules.action_type import PRICE, Bounds, CreedAction, Path, Picked
from boardlab.creed.rules.judging import nearest
from boardlab.creed.rules.turn import pay
from boardlab.creed.state import Draft, State, decider


class SpecialAction(CreedAction):
    """An action that takes a cube."""

    group = "group.special"
    level: ClassVar[int | None] = None
    """Which price of its box it must be, from 0; None for any."""
    price_label: ClassVar[str] = "choice.price"

    def names(self, board: Bounds) -> Mapping[str, Domain]:
        """The fields that it uses besides player and price, each with what it may hold on this board."""
        return {}

    def form(self, board: Bounds) -> Mapping[str, Domain]:
        return {**self.names(board), "price": board.price}

    def read(self, p: State, words: list[str]) -> Action | None:
        parts, price = self.read_price(p, words)
        return self.read_parts(p, parts, price)

    def read_parts(self, p: State, parts: list[str], price: int) -> Action | None:
        """The action that the words before the price mean."""
        return None if parts else action(p.layout, self.kind, decider(p), price=price)

    def read_price(self, p: State, words: list[str]) -> tuple[list[str], int]:
        """The words before ``for``, and the price after it; without one, the price of the only free box."""
        if len(words) >= 2 and words[-2] == "for":
            number = words[-1]
            if not (number.isascii() and number.isdigit() and len(number) <= 2):
                unreadable("number", text=shown(number), field="for")
            return words[:-2], int(number)
        prices = sorted(set(self.prices(p, max(decider(p), 0))))
        if len(prices) > 1:
            text = " ".join([self.word, *words])
            several(text, [f"{text} for {each}" for each in prices])
        return words, prices[0] if prices else 0

    def prices(self, p: State, seat: int) -> list[int]:
        """The prices, in AP, that it may be paid with now; empty where no box is free."""
        offers = p.options.offers(p.boxes[seat])[self.special]
        return [offer.price for offer in offers if self.level in (None, offer.level)]

    def usual_price(self, p: State, seat: int) -> int:
        """The price of the free box, or of the first one where none is free."""
        prices, boxes = self.prices(p, seat), p.options.special_boxes[self.special]
        return min(prices) if prices else boxes[0][min(self.level or 0, len(boxes[0]) - 1)] if boxes else 0

    def unpaid(self, p: State, act: Action) -> Iterator[Breach]:
        """Why it cannot be paid on its boxes (creed.special.seven, creed.special.boxes)."""
        used = p.boxes[act.player]
        if used.bit_count() >= CUBES:
            yield Breach("creed.special.seven", {"limit": CUBES})
            return
        name = Phrase(f"special.{SPECIALS[self.special]}")
        if not p.options.offers(used)[self.special]:
            limit = len(p.options.special_boxes[self.special])
            yield Breach("creed.special.boxes", {"special": name, "limit": limit})
            return
        prices = tuple(self.prices(p, act.player))
        if act.price not in prices:
            facts = {"special": name, "prices": prices, "price": max(act.price, 0)}
            yield Breach("creed.special.boxes", facts, case="price" if prices else "level")

    @abstractmethod
    def legal_at(self, p: State, found: list[Action], price: int, level: int) -> None:
        """Add what it can do now for a price, the price of such a level of its box."""

    def pay(self, draft: Draft, act: Action) -> int:
        """Pay and put a cube on its box; gives the place of the price in the box, from 0."""
        offer = next(
            offer
            for offer in draft.options.offers(draft.boxes[act.player])[self.special]
            if offer.price == act.price and self.level in (None, offer.level)
        )
        draft.boxes = with_item(draft.boxes, act.player, draft.boxes[act.player] | 1 << offer.box)
        pay(draft, act.player, act.price)
        return offer.level

    def offered_at(self, p: State) -> Phrase:
        return Phrase("cost.ap", {"n": self.usual_price(p, max(p.on_turn, 0))})

    def note(self, p: State) -> Phrase:
        first, boxes = p.options.first_box[self.special], p.options.special_boxes[self.special]
        free = sum(not p.boxes[p.on_turn] >> first + at & 1 for at in range(len(boxes)))
        return Phrase("note.boxes", {"free": free, "cubes": p.cubes(p.on_turn)})

    def prompt(self, p: State, path: Path) -> Phrase:
        return Phrase("prompt.special" if len(path) == 1 else "prompt.special_more")

    def label(self, p: State, act: Action, key: str) -> tuple[Phrase, Phrase | None]:
        if not key.startswith(PRICE):
            return super().label(p, act, key)
        offers = p.options.offers(p.boxes[p.on_turn])[self.special]
        level = next(offer.level for offer in offers if offer.price == act.price)
        return Phrase(self.price_label, {"n": act.price, "bonus": level + 1}), None

    def intended(self, p: State, seat: int, picked: Picked) -> Action | None:
        if picked.price < 0:
            picked = picked._replace(price=self.usual_price(p, seat))
        return self.intended_for(p, seat, picked)

    def intended_for(self, p: State, seat: int, picked: Picked) -> Action | None:
        """The action that picks after its word were meant to build, with its price filled in."""
        return action(p.layout, self.kind, seat, price=picked.price)


class TentAction(SpecialAction):
    """A special action about one tent."""

    def names(self, board: Bounds) -> Mapping[str, Domain]:
        return {"cell": board.tent}

    def write(self, act: Action) -> str:
        return f"{self.word} {act.layout.tent_names[act.cell]}"

    def read_parts(self, p: State, parts: list[str], price: int) -> Action | None:
        if len(parts) != 1:
            return None
        return action(p.layout, self.kind, decider(p), cell=tent_named(p, parts[0]), price=price)

    def pick_paths(self, p: State, act: Action, price: Path) -> Iterator[Path]:
        yield (self.word, p.layout.tent_names[act.cell], *price)

    def intended_for(self, p: State, seat: int, picked: Picked) -> Action | None:
        tents = picked.tents or range(p.players * TENTS)
        return nearest(p, (action(p.layout, self.kind, seat, cell=tent, price=picked.price) for tent in tents))


@cache
def about_tents(layout: Layout, kind: Kind, seat: int, price: int) -> tuple[Action, ...]:
    """Special actions of one kind by the tent they are about."""
    return tuple(action(layout, kind, seat, cell=tent, price=price) for tent in range(layout.players * TENTS))
