"""Every game keeps the Position contract: its attributes, immutability, copies, texts and data."""

from __future__ import annotations

import copy
import json
import pickle
from fractions import Fraction
from typing import Any

import jsonschema
import pytest

from boardlab.core import CHANCE, Action, IllegalAction, Record, Verdict, Wording
from boardlab.core.contract.game import find_game
from boardlab.core.contract.receipt import Budget, Receipt
from boardlab.core.contract.rulings import Rulings
from boardlab.core.errors import PlainError
from boardlab.core.i18n.language import LANGUAGES
from boardlab.core.picture.scene import Scene
from boardlab.core.text.notation import Document
from boardlab.testing.subject import Subject, played, rounds, samples

READS = ("to_text", "to_json", "legal_actions", "picks", "headline", "budget", "preview", "rulings", "scene")


def positions(game: Subject, every: int = 1) -> list[Any]:
    found = [p for start in range(len(game.starts)) for p in played(game, start).positions[::every]]
    return found + [p for start in range(len(game.starts)) for p in played(game, start).positions[-1:]]


def test_a_module_offers_start_setup_parse_and_from_json(game: Subject) -> None:
    ruled, shuffles = game.module.start().rulings(), find_game(game.name).setup
    for name in ("start", "parse", "from_json", *(("Options",) if ruled else ()), *(("setup",) if shuffles else ())):
        assert callable(getattr(game.module, name))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_game_has_a_name_and_a_short_description(game: Subject, lang: str) -> None:
    wording = find_game(game.name).wording
    assert wording.say("game", lang)
    assert 5 <= len(wording.say("about", lang).split()) <= 25


def test_every_attribute_of_the_contract(game: Subject) -> None:
    for p in positions(game, rounds(45, soak=7)):
        assert p.game == game.name
        assert isinstance(p.wording, Wording)
        assert p.views
        assert isinstance(p.quarter_turns, bool)
        assert p.pays_points == game.points
        for name in p.panels:
            assert p.scene(show=name).to_svg() != p.scene(show="board").to_svg()
        for view in p.views:
            assert p.wording.say(f"view.{view}", "en") != p.wording.say(f"view.{view}", "ko")
        assert p.players >= 2
        assert p.current_player in (None, CHANCE, *range(p.players))
        assert p.is_over == (p.current_player is None)
        assert len(p.scores) == p.players
        assert bool(p.winners) == p.is_over
        assert set(p.winners) <= set(range(p.players))
        assert isinstance(p.legal_actions(), tuple)
        assert bool(p.legal_actions()) == (p.current_player not in (None, CHANCE))
        for act in p.legal_actions():
            assert isinstance(act, Action)
            assert act.player == p.current_player
        assert isinstance(p.scene(), Scene)
        assert isinstance(p.budget(), Budget | None)
        assert isinstance(p.preview(), Receipt | None)
        for lang in ("en", "ko"):
            assert p.wording.phrase(p.headline(), lang)
        assert isinstance(p.rulings(), Rulings)
        outcomes = p.chance_outcomes()
        assert bool(outcomes) == (p.current_player == CHANCE)
        assert not outcomes or sum((chance for _, chance in outcomes), Fraction()) == 1


def test_a_menu_lists_no_action_twice(game: Subject) -> None:
    for p in samples(game, 30):
        menu = p.legal_actions()
        assert len(set(menu)) == len(menu)
        assert len({act.to_text() for act in menu}) == len(menu)


def test_positions_do_not_change(game: Subject) -> None:
    p = samples(game, 1)[0]
    names = {name for kind in type(p).__mro__ for name in getattr(kind, "__slots__", ())} or set(vars(p))
    assert len(names) > 5
    for name in (*names, "something_new"):
        with pytest.raises((AttributeError, TypeError)):
            setattr(p, name, 1)
        with pytest.raises((AttributeError, TypeError)):
            delattr(p, name)
    before = p.to_json()
    p.to_json()["players"] = 99
    for act in p.legal_actions():
        p.play(act)
        p.events(act)
    assert p.to_json() == before


def test_reading_and_playing_leave_no_trace(game: Subject) -> None:
    for p in samples(game, 5):
        fresh = pickle.loads(pickle.dumps(p))
        for name in READS:
            getattr(p, name)()
        assert p == fresh
        assert hash(p) == hash(fresh)
        assert p.to_text() == fresh.to_text()


def test_equal_positions_are_equal_however_they_were_made(game: Subject) -> None:
    for start in range(len(game.starts)):
        game_played = played(game, start)
        for p, act, after in zip(game_played.positions, game_played.actions, game_played.positions[1:], strict=False):
            again = p.play(act)
            assert again == after
            assert again is not after
            assert hash(again) == hash(after)
            assert p != after
            assert p != p.to_text()
        assert len(set(game_played.positions)) == len({p.to_text() for p in game_played.positions})


def test_pickle_copy_and_deepcopy(game: Subject) -> None:
    for p in positions(game, 5):
        for twin in (pickle.loads(pickle.dumps(p)), copy.copy(p), copy.deepcopy(p)):
            assert twin == p
            assert hash(twin) == hash(p)
            assert twin.legal_actions() == p.legal_actions()
        seen = p.seen_by(0)
        assert pickle.loads(pickle.dumps(seen)) == seen
        for act in p.legal_actions()[:5]:
            assert pickle.loads(pickle.dumps(act)) == act == copy.deepcopy(act)


def test_the_same_seed_gives_the_same_game(game: Subject) -> None:
    for args in game.starts:
        first, again, other = (Record.new(game.module, seed=seed, **args).start for seed in ("x", "x", "y"))
        assert first == again
        assert first.to_text() == again.to_text()
        assert (first != other) == game.shuffled
        assert game.module.start(**args) == game.module.start(**args)


def test_text_and_json_round_trips_at_every_ply(game: Subject) -> None:
    for p in [*positions(game, rounds(23, soak=1)), *samples(game, 20)]:
        text = p.to_text()
        assert text.isprintable()
        assert "\n" not in text
        assert text.split("/")[0].split()[0] == game.name
        again = game.module.parse(text)
        assert again == p
        assert again.to_text() == text
        data = json.loads(json.dumps(p.to_json(), allow_nan=False))
        assert game.module.from_json(data, allow_unreachable=True) == p
    for p in positions(game, rounds(23, soak=1)):
        assert game.module.from_json(p.to_json()) == p, "a position of a game is reachable"


def test_repr_rebuilds_the_position(game: Subject) -> None:
    for p in positions(game, 25):
        assert eval(repr(p), {game.name: game.module}) == p


def test_json_keeps_to_its_schema(game: Subject) -> None:
    validator = jsonschema.Draft202012Validator(game.schema)
    validator.check_schema(game.schema)
    assert "$id" not in game.schema
    for p in [*positions(game, rounds(23, soak=3)), *samples(game, rounds(8, soak=20))]:
        validator.validate(p.to_json())
        assert set(p.to_json()) == set(game.schema["properties"])
    unlike: tuple[object, ...] = ({}, {"heights": {}, "knights": [[], []], "more": 1}, [])
    assert not any(map(validator.is_valid, unlike))


def test_reader_takes_exactly_the_schemas_fields(game: Subject, monkeypatch: pytest.MonkeyPatch) -> None:
    """The schema is made from the readers' own table; here it is shown that each row of the table is used."""
    asked: set[str] = set()

    def noted(method: Any) -> object:
        def ask(doc: Document, name: str, *default: object) -> object:
            asked.add(name)
            return method(doc, name, *default)

        return ask

    monkeypatch.setattr(Document, "__call__", noted(Document.__call__))
    monkeypatch.setattr(Document, "as_given", noted(Document.as_given))
    described = game.schema["properties"]
    for p in positions(game, rounds(9, soak=3)):
        game.module.from_json(p.to_json())
    assert asked == set(described) - {"game", "version"}
    for name in described:
        if name not in ("game", "version"):
            assert described[name]["description"].endswith((".", "?")), name
            assert {"type", "enum", "anyOf"} & set(described[name]), f"{name} would take anything"
    with pytest.raises(PlainError):
        game.module.from_json({**positions(game, 1)[0].to_json(), "more": 1})


ODD: tuple[object, ...] = (
    None,
    True,
    -1,
    0,
    1,
    2,
    3,
    5,
    7,
    63,
    100,
    10**6,
    1.5,
    "",
    "turn",
    "over",
    "a1",
    [],
    [0],
    [[]],
    [[], []],
    {},
    {"a1": 1},
)


def test_what_is_read_fits_the_schema(game: Subject) -> None:
    """Whatever a single field says: where it is accepted, the schema allows it."""
    validator = jsonschema.Draft202012Validator(game.schema)
    accepted = 0
    for p in samples(game, 2, 5)[: rounds(2, soak=20)]:
        doc = p.to_json()
        for name in doc:
            for value in ODD if name != "options" else ({}, [], None):
                changed = {**doc, name: value}
                try:
                    game.module.from_json(changed, allow_unreachable=True)
                except PlainError:
                    continue
                accepted += 1
                assert validator.is_valid(changed), (name, value)
    assert accepted > min(9, len(doc))


def test_action_texts_round_trip(game: Subject) -> None:
    for p in [*positions(game, 9), *samples(game, 20)]:
        for act in p.legal_actions():
            assert p.read_action(act.to_text()) == act
            assert act.to_text().isprintable()


def test_play_refuses_what_judge_refuses(game: Subject) -> None:
    checked = 0
    for p in samples(game, 3)[:: rounds(2, soak=1)]:
        legal = set(p.legal_actions())
        fresh = pickle.loads(pickle.dumps(p))
        every = list(game.candidates(p))
        for act in every[:: max(1, len(every) // rounds(40, soak=700))]:
            verdict = p.judge(act)
            assert isinstance(verdict, Verdict)
            assert bool(verdict) == (act in legal)
            if not verdict:
                for position in (p, fresh):
                    with pytest.raises(IllegalAction) as refused:
                        position.play(act)
                    assert refused.value.verdict == verdict
                    assert str(refused.value) == str(verdict)
                with pytest.raises(IllegalAction):
                    p.events(act)
                checked += 1
    game.met(checked, 100, "actions that are not legal where they are tried")


def test_chance_is_played_as_it_is_judged(game: Subject) -> None:
    """Whatever chance answers somewhere, at all its nodes: a card that nobody holds, the dice in place of a card."""
    nodes = [p for p in samples(game, 3) if p.current_player == CHANCE]
    answers = {act: None for p in nodes for act, _ in p.chance_outcomes()}
    for p in nodes:
        open_to = {act for act, _ in p.chance_outcomes()}
        for act in answers:
            assert bool(p.judge(act)) == (act in open_to)
            if act in open_to:
                p.play(act)
            else:
                with pytest.raises(IllegalAction):
                    p.play(act)
