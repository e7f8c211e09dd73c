"""Action types are collected by kind, and what is missing or entered twice is told."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import pytest

from boardlab.catan.rules.action_type import TYPES as CATAN
from boardlab.catan.rules.action_type import CatanAction, ChanceAction
from boardlab.core.contract.action_type import ActionType, ActionTypes
from boardlab.creed.rules.action_type import TYPES as CREED
from boardlab.creed.rules.action_type import CreedAction, OwnStage
from boardlab.creed.rules.deployment import Arrival
from boardlab.creed.rules.special_action import SpecialAction
from boardlab.torres.rules.action_type import TYPES as TORRES
from boardlab.torres.rules.action_type import TorresAction
from boardlab.torres.rules.card_type import PLAYED, ActionCard


class Kind(IntEnum):
    PUT = 0
    PASS = 1


class Readable(ActionType[Any, Any, Any]):
    """What is read from its word alone."""

    def read(self, p: Any, words: Any) -> Any:
        return None if words else self.word


def collected() -> ActionTypes[ActionType[Any, Any, Any]]:
    types: ActionTypes[ActionType[Any, Any, Any]] = ActionTypes(Kind)

    @types.add
    class Pass(Readable):
        kind, word = Kind.PASS, "pass"

        def apply(self, draft: Any, act: Any) -> None:
            draft.append("passed")

    @types.add
    class Put(Readable):
        kind, word = Kind.PUT, "put"

        def apply(self, draft: Any, act: Any) -> None:
            draft.append("put")

    return types


def test_action_types_stand_in_the_order_of_their_kinds() -> None:
    types = collected()
    assert [each.word for each in types] == ["put", "pass"]
    assert types.by_word()["pass"] is types[Kind.PASS]
    assert not types.missing


def test_method_of_all_types_is_looked_up_by_kind() -> None:
    done: list[str] = []
    effects = collected().row("apply")
    effects[Kind.PASS](done, None)
    effects[Kind.PUT](done, None)
    assert done == ["passed", "put"]


def test_a_kind_has_one_action_type() -> None:
    types = collected()
    with pytest.raises(TypeError, match=r"PASS.*two action types: Pass and Other"):

        @types.add
        class Other(ActionType[Any, Any, Any]):
            kind = Kind.PASS


def test_kind_without_an_action_type_is_listed() -> None:
    types: ActionTypes[ActionType[Any, Any, Any]] = ActionTypes(Kind)
    assert types.missing == (Kind.PUT, Kind.PASS)
    with pytest.raises(TypeError, match="PUT, PASS"):
        types.row("apply")


def test_defaults_of_an_action_type_are_empty() -> None:
    plain = collected()[Kind.PASS]
    assert plain.write(None) == "pass"
    assert plain.pick_path(None, None) == ("pass",)
    assert list(plain.breaches(None, None)) == []
    assert list(plain.events(None, None, None)) == []


@pytest.mark.parametrize("face", ["read", "apply"])
def test_type_without_a_required_method_is_refused(face: str) -> None:
    types: ActionTypes[ActionType[Any, Any, Any]] = ActionTypes(Kind)
    faces = {"read": lambda self, p, words: None, "apply": lambda self, draft, act: None}
    del faces[face]
    with pytest.raises(TypeError, match=f"Half.*{face}"):
        types.add(type("Half", (ActionType,), {"kind": Kind.PUT, **faces}))
    assert types.missing == (Kind.PUT, Kind.PASS)


FAMILIES = {
    TorresAction: (TORRES, {"apply"}),
    ActionCard: (PLAYED, {"add_plays", "prompt", "apply"}),
    CatanAction: (CATAN, {"apply"}),
    ChanceAction: (CATAN, {"apply", "outcomes", "draw"}),
    CreedAction: (CREED, {"apply"}),
    OwnStage: (CREED, {"apply", "due", "not_now"}),
    Arrival: (CREED, {"apply", "event_rule"}),
    SpecialAction: (CREED, {"apply", "legal_at"}),
}


@pytest.mark.parametrize("family", FAMILIES)
def test_each_family_declares_the_methods_its_types_need(family: Any) -> None:
    entered, needed = FAMILIES[family]
    assert family.__abstractmethods__ == needed
    members = [each for each in entered if isinstance(each, family)]
    assert members
    assert not any(type(each).__abstractmethods__ for each in members)
    with pytest.raises(TypeError, match=min(needed)):
        ActionTypes(Kind).add(type("Half", (family,), {"kind": Kind.PUT}))
