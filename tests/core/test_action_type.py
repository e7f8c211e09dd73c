"""Action types are collected by kind, and what is missing or entered twice is told."""

from enum import IntEnum

import pytest

from boardlab.core.action_type import ActionType, ActionTypes


class Kind(IntEnum):
    PUT = 0
    PASS = 1


def collected() -> ActionTypes[ActionType]:
    types: ActionTypes[ActionType] = ActionTypes(Kind)

    @types.add
    class Pass(ActionType):
        kind, word = Kind.PASS, "pass"

        def apply(self, draft, act):
            draft.append("passed")

    @types.add
    class Put(ActionType):
        kind, word = Kind.PUT, "put"

        def apply(self, draft, act):
            draft.append("put")

    return types


def test_action_types_stand_in_the_order_of_their_kinds():
    types = collected()
    assert [each.word for each in types] == ["put", "pass"]
    assert types.by_word()["pass"] is types[Kind.PASS]
    assert not types.missing


def test_a_face_of_all_types_is_looked_up_by_kind():
    done: list[str] = []
    effects = collected().row("apply")
    effects[Kind.PASS](done, None)
    effects[Kind.PUT](done, None)
    assert done == ["passed", "put"]


def test_a_kind_has_one_action_type():
    types = collected()
    with pytest.raises(TypeError, match=r"PASS.*two action types: Pass and Other"):

        @types.add
        class Other(ActionType):
            kind = Kind.PASS


def test_a_kind_without_an_action_type_is_told():
    types: ActionTypes[ActionType] = ActionTypes(Kind)
    assert types.missing == (Kind.PUT, Kind.PASS)
    with pytest.raises(TypeError, match="PUT, PASS"):
        types.row("apply")


def test_what_a_type_does_not_say_is_the_plainest_answer():
    plain = collected()[Kind.PASS]
    assert plain.write(None) == "pass"
    assert plain.pick_path(None, None) == ("pass",)
    assert list(plain.breaches(None, None)) == []
    assert list(plain.events(None, None, None)) == []
