"""Torres in English and Korean: complete, equal in what they tell, fillable, short enough to be read at a glance."""

import ast
import random
import re
import string
from pathlib import Path

import pytest

import boardlab.torres
from boardlab.core.event import Event
from boardlab.core.language import PSEUDO, Phrase, Seat, Wording, catalogue, final_sound
from boardlab.core.rulebook import Rulebook
from boardlab.core.verdict import Breach

PACKAGE = "boardlab.torres"
WORDING = Wording(PACKAGE)
RULES = Rulebook.of(PACKAGE)
WORDS = catalogue(PACKAGE)
LANGUAGES = ("en", "ko")
CARDS = boardlab.torres.CARDS
PARTICLES = {"은/는", "이/가", "을/를", "과/와", "으로/로", "이다/다", "이라/라"}
LONGEST = 140
MOST_WORDS = 26

# Facts by name, once ending in a consonant or a one for Korean and English, once in a vowel or a many.
SAMPLES: tuple[dict[str, object], ...] = (
    {
        "ap": 6, "area": 3, "back": 1, "before": 1, "after": 3, "best": 1, "blocks": 93, "castle": "c3", "cell": "d3",
        "built": 1, "cells": 1, "low": 1, "high": 3, "stages": "turn, look",
        "card": Phrase("card.block_under"), "cards": 1, "castles": ("c3", "f6"), "climb": 2, "cost": 1, "count": 1,
        "goal": "points", "nodes": 12,
        "knight": "d3", "percent": 30, "sum": "4", "what": "c3", "stage": "Turn", "edition": "huch",
        "each": 2, "editions": "huch, namuwiki_old", "fitting": 1,
        "kept": 1, "number": 1, "other": "d3", "steps": 1,
        "option": "stack_cap", "options": "stack_cap, two_up",
        "usual": "3", "value": "4", "values": "1 … 99",
        "end": 3, "field": "scores", "fits": "end 2, end 3", "have": 1, "height": 7, "knights": 1, "left": 1,
        "level": 1, "limit": 3, "more": "10 points more",
        "mover": Seat(1), "n": 1, "need": 2, "of": 6, "over": "d4", "parts": 1, "pays": 10,
        "phase": 1, "player": Seat(0), "players": 1, "points": 1, "problem": "no brackets", "right": 16, "round": 1,
        "rounds": 3, "score": 13, "size": 1, "sizes": "3", "skipped": 1,
        "source": "c3", "space": 13, "spent": 6, "stacks": 1,
        "start": 1, "starter": Seat(0), "supply": 30, "target": "d3", "text": "d9", "turns": 1, "unit": "AP",
        "unused": 0, "wanted": 1, "who": Phrase("figure.king"), "winners": (Seat(0),),
    },
    {
        "ap": 7, "area": 12, "back": 4, "before": 2, "after": 24, "best": 0, "blocks": 104, "built": 2, "castle": "b4",
        "cell": "b4", "cells": 21, "low": 0, "high": 92, "stages": "turn, look",
        "card": Phrase("card.two_up"), "cards": (Phrase("card.extra_block"), Phrase("card.move_block")), "climb": 10,
        "castles": ("b4", "d6", "f5", "h2"), "cost": 1, "count": 5, "goal": "points", "nodes": 12,
        "knight": "d3", "percent": 30, "sum": "4", "what": "c3", "stage": "Turn", "edition": "huch",
        "each": 2, "editions": "huch, namuwiki_old", "fitting": 1,
        "kept": 1, "number": 1, "other": "d3", "steps": 1,
        "option": "stack_cap", "options": "stack_cap, two_up", "usual": "3",
        "value": "4", "values": "1 … 99", "end": 4, "field": "turn_stack",
        "fits": "end 2, end 3", "have": 0, "height": 12, "knights": 24, "left": 2, "level": 12, "limit": 92,
        "more": "2 points more",
        "mover": Seat(3), "n": 24, "need": 12, "of": 5, "over": "b5", "parts": 4, "pays": 15, "phase": 2,
        "player": Seat(2), "players": (Seat(1), Seat(2), Seat(3)), "points": 104, "problem": "two", "right": 16,
        "round": 4, "rounds": 4, "score": 104, "size": 2, "skipped": 2, "source": "b4", "space": 104, "spent": 12,
        "sizes": "3 2",
        "stacks": (3, 3, 2), "start": 2, "starter": Seat(3), "supply": 0, "target": "b4", "text": "move d3 d44",
        "turns": 4, "unit": "AP", "unused": 5, "wanted": 2,
        "who": Phrase("figure.knight", {"player": Seat(3)}), "winners": (Seat(0), Seat(3)),
    },
)  # fmt: skip


def fields(template: str) -> dict[str, str]:
    """Placeholders of a template, each with its particle or plural."""
    return {name: spec or "" for _, name, spec, _ in string.Formatter().parse(template) if name is not None}


def texts() -> dict[str, dict[str, str]]:
    """Every text of Torres in both languages, by where it stands."""
    found = {f"words {key}": dict(entry) for key, entry in WORDS.items()}
    for rule in RULES.values():
        found[f"{rule.id} title"] = dict(rule.title)
        found[f"{rule.id} statement"] = dict(rule.statement)
        for case, refusal in rule.refusals.items():
            found[f"{rule.id} refusal {case}"] = dict(refusal)
    return found


TEXTS = texts()
EVERY = [(where, lang, text) for where, entry in TEXTS.items() for lang, text in entry.items()]
CASES = [(rule.id, case) for rule in RULES.values() for case in rule.refusals]
FILLINGS = [(lang, facts) for lang in LANGUAGES for facts in SAMPLES]
sampled = pytest.mark.parametrize(("lang", "facts"), FILLINGS, ids=["en-one", "en-many", "ko-one", "ko-many"])


def test_every_text_is_there_in_both_languages():
    assert all(set(entry) == set(LANGUAGES) for entry in TEXTS.values())
    assert [where for where, _, text in EVERY if not text or text != text.strip() or "  " in text] == []
    # "6AP", the name of a cell and "what: how" are the same in both.
    alike = r"[가-힣]|^({n}|\d)?AP$|^{cell}$|^{option}: {value}$|^{goal}: {spent}AP$"
    assert [where for where, entry in TEXTS.items() if not re.search(alike, entry["ko"])] == []
    assert [where for where, entry in TEXTS.items() if re.search("[가-힣]", entry["en"])] == []


def test_both_languages_tell_the_same_facts():
    assert [where for where, entry in TEXTS.items() if set(fields(entry["en"])) != set(fields(entry["ko"]))] == []


def test_only_known_particles_and_plurals_are_used():
    known = {"ko": "|".join(PARTICLES), "en": r"[|~][a-z ]+\|[a-z ]+|’s|yours"}
    wrong = [
        (where, spec)
        for where, lang, text in EVERY
        for spec in fields(text).values()
        if spec and not re.fullmatch(known[lang], spec)
    ]
    assert wrong == []


def test_the_tone_is_calm_and_the_signs_are_typographic():
    assert [where for where, _, text in EVERY if set(text) & set("!'\"")] == []


def test_no_particle_is_fixed_after_a_changing_word():
    # 은, 이, 을 … right after a placeholder would be wrong for half of what may stand there.
    fixed = re.compile(r"\}(은|는|이|가|을|를|과|와|으로|로)(?![가-힣])(?<!이라/라}는)")
    assert [where for where, lang, text in EVERY if lang == "ko" and fixed.search(text)] == []


@sampled
def test_every_text_can_be_filled(lang, facts):
    for where, entry in TEXTS.items():
        filled = WORDING.fill(entry[lang], lang, None, facts)
        assert not set(filled) & set("{}"), where


def test_the_pseudo_language_shows_every_catalogued_text():
    assert [key for key in WORDS if not WORDING.say(key, PSEUDO, None, **SAMPLES[0]).startswith("⟦")] == []


# -- the rulebook --------------------------------------------------------------------------------------------------


each_rule = pytest.mark.parametrize("rule", RULES.values(), ids=lambda rule: rule.id)


@each_rule
def test_a_rule_has_its_fields(rule):
    assert re.fullmatch(r"torres(\.[a-z_]+){1,3}", rule.id)
    assert rule.kind in {"rule", "component", "advice"}
    assert rule.confidence in {"high", "medium", "low"}
    assert re.match(r"(RG, |NW |house rule$)", rule.source)
    assert not rule.option or f"option.{rule.option}" in WORDS
    assert 1 <= len(rule.title["en"].split()) <= 5
    assert len(rule.title["ko"].split()) <= 5
    for text in (rule.statement["en"], rule.statement["ko"]):
        assert text.endswith(".")
        assert "{" not in text
    for refusal in rule.refusals.values():
        assert refusal["en"].endswith(".")
        assert refusal["ko"].endswith(".")


def test_korean_rules_are_polite_throughout():
    told = [rule.statement["ko"] for rule in RULES.values()]
    told += [refusal["ko"] for rule in RULES.values() for refusal in rule.refusals.values()]
    sentences = [sentence for text in told for sentence in re.split(r"(?<=\.)\s+", text)]
    assert [sentence for sentence in sentences if not sentence.endswith(("니다.", "{who}."))] == []


def test_narration_is_made_of_whole_sentences():
    told = {key: entry for key, entry in WORDS.items() if key.startswith(("event.", "summary."))}
    assert [key for key, entry in told.items() if not entry["ko"].endswith(("니다.", "}.", "}장.", "{text}"))] == []
    assert [key for key, entry in told.items() if not entry["en"].endswith((".", "{text}"))] == []


@sampled
def test_a_refusal_is_filled_by_the_facts_of_its_case(lang, facts):
    for rule, case in CASES:
        known = {name: facts[name] for name in fields(RULES[rule].refusal(case)["en"])}
        text = WORDING.refusal(Breach(rule, known, case=case), lang)
        assert len(text) <= LONGEST, (rule, case)
        assert lang != "en" or len(text.split()) <= MOST_WORDS, (rule, case)


def nodes():
    """Every syntax node of Torres' code."""
    for path in Path(boardlab.torres.__file__).parent.rglob("*.py"):
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def test_every_rule_the_code_names_stands_in_the_rulebook():
    texts = [node.value for node in nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    named = {text for text in texts if re.fullmatch(r"torres(\.[a-z_]+)+", text)}
    assert named
    assert named <= {*RULES, *(f"torres.{name}" for name in boardlab.torres.__all__)}, "rules, and functions by name"


def test_every_wording_the_code_names_is_catalogued():
    prefixes = {"Phrase": "", "say": "", "_fail": "error.", "Event": "event."}
    named = set()
    for node in nodes():
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called in prefixes:
                named.add(prefixes[called] + node.args[0].value)
    assert named
    assert [key for key in sorted(named) if not WORDING.has(key)] == []


# -- words ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", CARDS)
def test_a_card_has_its_name_and_text(card):
    assert f"card.{card}" in WORDS
    assert f"card_text.{card}" in WORDS
    assert f"torres.card.{card}" in RULES
    assert WORDS[f"card.{card}"] == dict(RULES[f"torres.card.{card}"].title)


@sampled
def test_what_happened_is_told_in_one_short_text(lang, facts):
    known = {name: value for name, value in facts.items() if name not in {"player", "points"}}
    for key in WORDS:
        if key.startswith("event."):
            event = Event(key.removeprefix("event."), "torres.goal.product", known, player=2, points=12)
            assert len(WORDING.narrate(event, lang)) <= LONGEST, key


@pytest.mark.parametrize(
    ("kind", "facts"),
    [
        ("phase_scored", {"phase": 2}),
        ("blocks_back", {"back": 3}),
        ("new_phase", {"phase": 3, "starter": Seat(1)}),
        ("castle_gone", {"cell": "d3"}),
        ("game_over", {"winners": (Seat(0), Seat(2))}),
    ],
)
def test_what_is_nobodys_deed_needs_no_player(kind, facts):
    for lang in LANGUAGES:
        assert WORDING.narrate(Event(kind, "torres.phase.three", facts), lang)


def test_a_place_is_said_in_full():
    facts = {"cell": "d3", "level": 3, "who": Phrase("figure.knight", {"player": Seat(0)}), "area": 5, "height": 4}
    assert WORDING.say("says.tower_figure", "en", None, **facts) == (
        "d3, level 3, knight of A, castle of area 5, height 4"
    )
    assert WORDING.say("says.tower_figure", "ko", None, **facts) == "d3, 3층, A의 기사, 면적 5, 높이 4인 성"


def test_a_name_at_the_table_takes_the_place_of_the_letter():
    names = ("민준", "서아")
    for seat, told in enumerate(("민준이 e4에 첫 기사를", "서아가 e4에 첫 기사를")):
        event = Event("first_knight", "torres.setup.first_knights", {"cell": "e4"}, player=seat)
        assert WORDING.narrate(event, "ko", names).startswith(told)


def test_english_counts_one_and_many():
    facts = {"source": "d3", "target": "d4"}
    assert WORDING.refusal(Breach("torres.move.up_one", {**facts, "climb": 2}), "en") == (
        "d4 is 2 levels above d3. A step climbs at most 1."
    )
    assert WORDING.say("note.cells", "en", None, n=1) == "1 cell"
    assert WORDING.say("note.cells", "en", None, n=8) == "8 cells"


@pytest.mark.parametrize(
    ("cell", "told"),
    [
        ("d1", "d1을 뛰어넘어 d1로"),
        ("d2", "d2를 뛰어넘어 d2로"),
        ("d3", "d3을 뛰어넘어 d3으로"),
        ("b4", "b4를 뛰어넘어 b4로"),
        ("b5", "b5를 뛰어넘어 b5로"),
        ("b6", "b6을 뛰어넘어 b6으로"),
        ("h7", "h7을 뛰어넘어 h7로"),
        ("h8", "h8을 뛰어넘어 h8로"),
    ],
)
def test_korean_particles_follow_the_sound_of_a_cell(cell, told):
    text = WORDING.say("event.hurdle", "ko", None, source="a1", target=cell, over=cell)
    assert told in text


@pytest.mark.parametrize(
    ("number", "told"),
    [(0, "0으로"), (1, "1로"), (3, "3으로"), (4, "4로"), (10, "10으로"), (26, "26으로"), (28, "28로")],
)
def test_korean_particles_follow_the_sound_of_a_number(number, told):
    assert WORDING.say("note.point", "ko", None, before=0, after=number).endswith(told)


@pytest.mark.parametrize(
    ("who", "told"),
    [(Phrase("figure.king"), "왕이"), (Phrase("figure.knight", {"player": Seat(1)}), "B의 기사가")],
)
def test_korean_particles_follow_a_translated_word(who, told):
    breach = Breach("torres.move.blocked", {"cell": "d3", "who": who})
    assert WORDING.refusal(breach, "ko") == f"d3에 {told} 있습니다. 빈칸으로만 갈 수 있습니다."


def test_the_letters_of_players_end_in_a_vowel():
    assert [final_sound(letter) for letter in "ABCD"] == [""] * 4


def test_cells_and_cards_in_refusals():
    breach = Breach("torres.play.later", {"card": Phrase("card.magnet")})
    assert WORDING.refusal(breach, "ko").startswith("자석은 ")
    breach = Breach("torres.play.later", {"card": Phrase("card.six_ap")})
    assert WORDING.refusal(breach, "ko").startswith("6AP는 ")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_is_told_in_both_languages(players):
    chance = random.Random(players)
    position = boardlab.torres.start(players, decks=boardlab.torres.deal(players, chance))
    kinds = set()
    while position.current_player is not None:
        actions = position.legal_actions()
        cards = [action for action in actions if action.to_text().startswith("play")]
        action = chance.choice(cards or actions)
        for event in position.events(action):
            kinds.add(event.kind)
            for lang in LANGUAGES:
                assert 0 < len(WORDING.narrate(event, lang)) <= LONGEST
        receipt = position.preview()
        for line in receipt.lines if receipt else ():
            for lang in LANGUAGES:
                assert WORDING.phrase(line.label, lang)
                assert line.sum is None or WORDING.phrase(line.sum, lang)
        position = position.play(action)
    assert len(kinds) > 15
