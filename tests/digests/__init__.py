"""Digests of what boardlab does and says, so that moving code about is seen to change nothing.

Each digest covers one *channel* (menus, events, refusals, pictures, …) of one game as it is played at random, or one
topic of the lessons. ``digests.json`` holds them as they were when behaviour was last changed on purpose:

    python -m tests.digests write           # after a change that is meant to show
    python -m tests.digests dump KEY        # what lies behind one digest, line by line, to compare two checkouts

A digest tells that something changed, never that it is right: that is for the other tests.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from boardlab.core.contract.game import own_names
from boardlab.core.i18n.language import LANGUAGES
from boardlab.core.play.record import Dice, Record
from boardlab.lessons import LADDER, checkpoints, practice
from boardlab.lessons.model.practice import practised
from boardlab.session.frame import frame
from boardlab.session.kinds import study
from tests.conformance.games import OWN, Game, choose
from tests.sessions import picking

FILE = Path(__file__).with_name("digests.json")
PLIES, FRAMES, REFUSALS = 60, 4, 5
"""How many plies of a game are looked at, how many of them drawn, and how many candidates are judged at each."""


def walk(game: Game, start: int) -> tuple[list[Any], list[Any]]:
    """A random game: its positions, and the actions between them."""
    rng = random.Random(f"digest {game.name} {start}")
    actions: list[Any]
    positions, actions = [game.module.setup(Dice(f"digest {start}"), **game.starts[start])], []
    while not positions[-1].is_over and len(actions) < 3_000:
        actions.append(choose(positions[-1], rng, game.dull))
        positions.append(positions[-1].play(actions[-1]))
    return positions, actions


def spread(count: int, most: int) -> list[int]:
    """At most so many numbers below ``count``, evenly spread."""
    return sorted({at * count // most for at in range(most)}) if count > most else list(range(count))


# -- channels of a game ----------------------------------------------------------------------------------------------


def texts(game: Game, p: Any, act: Any) -> Iterator[str]:
    """The position as text and data, as each seat sees it, and where the game stands."""
    yield p.to_text()
    yield json.dumps(p.to_json(), ensure_ascii=False)
    yield f"{p.current_player} {p.scores} {p.winners}"
    for lang in LANGUAGES:
        yield p.wording.phrase(p.headline(), lang)
    for seat in (None, *range(p.players)):
        yield p.seen_by(seat).to_text()


def menu(game: Game, p: Any, act: Any) -> Iterator[str]:
    """What may be done, in its order, and the chances."""
    yield " | ".join(f"{each.player} {each.to_text()}" for each in p.legal_actions())
    yield " | ".join(f"{each.to_text()} {chance}" for each, chance in p.chance_outcomes())


def events(game: Game, p: Any, act: Any) -> Iterator[str]:
    """What the action played did: each event with its rule, points and words."""
    for event in p.events(act) if act is not None else ():
        yield f"{event.kind} {event.rule} {event.places} {event.player} {event.points} {event.arithmetic}"
        for lang in LANGUAGES:
            yield p.wording.narrate(event, lang)
            yield p.wording.narrate(event.seen_by(None), lang)


def refusals(game: Game, p: Any, act: Any) -> Iterator[str]:
    """Some declared actions judged, with every reason."""
    rng = random.Random(p.to_text())
    declared = list(game.candidates(p))
    for each in rng.sample(declared, min(REFUSALS, len(declared))):
        verdict = p.judge(each)
        yield f"{each.player} {each.to_text()}: {verdict.rules} {[breach.places for breach in verdict.breaches]}"
        for lang in LANGUAGES:
            yield " ".join(verdict.reasons(lang))


def receipt(game: Game, p: Any, act: Any) -> Iterator[str]:
    """What a scoring now would pay, line by line."""
    found = p.preview()
    for line in found.lines if found else ():
        yield f"{line.player} {line.points} {line.rule} {line.places} {line.scores}"
        for lang in LANGUAGES:
            yield p.wording.phrase(line.label, lang) + (p.wording.phrase(line.sum, lang) if line.sum else "")


def picks(game: Game, p: Any, act: Any) -> Iterator[str]:
    """The first picks, and a random way on through them."""
    rng = random.Random(p.to_text())
    path: tuple[str, ...] = ()
    for _ in range(4):
        found = p.picks(path)
        for choice in found.choices:
            rules = [breach.rule for breach in choice.breaches]
            done = choice.action.to_text() if choice.action else ""
            yield f"{path} {choice.key} {choice.group} {choice.mark} {choice.is_place} {rules} {done}"
            for phrase in (choice.label, choice.note, choice.cost):
                yield " / ".join(p.wording.phrase(phrase, lang) for lang in LANGUAGES) if phrase else "-"
        yield " / ".join(p.wording.phrase(found.prompt, lang) for lang in LANGUAGES)
        able = [choice.key for choice in found.choices if not choice.breaches and choice.action is None]
        if not able:
            return
        path = (*path, rng.choice(able))


CHEAP: dict[str, Callable[[Game, Any, Any], Iterator[str]]] = {
    "texts": texts,
    "menu": menu,
    "events": events,
    "refusals": refusals,
    "receipt": receipt,
    "picks": picks,
}


def pictures(game: Game, positions: list[Any]) -> Iterator[str]:
    """Pictures of some positions, and their text twins, in every view."""
    for at in spread(len(positions), FRAMES):
        p = positions[at]
        for name, lang in zip(p.views * 2, LANGUAGES, strict=False):
            drawn = p.scene(lang=lang, view=name)
            yield drawn.to_svg()
            yield drawn.to_text()
        seat = at % p.players
        yield p.seen_by(seat).scene(lang="en", seat=seat, theme="dark").to_svg()


def frames(game: Game, positions: list[Any], actions: list[Any]) -> Iterator[str]:
    """Everything a page shows at some steps, for all and for one seat, the seat's with a pick begun."""
    record = Record(positions[0], seed="digest")
    for act in actions:
        record.play(act)
    for at in spread(len(positions), FRAMES):
        for lang, seat in zip(LANGUAGES, (None, at % positions[0].players), strict=True):
            record.jump(at)
            session = study(record, seat=seat, lang=lang)
            found = picking(session).picks()
            able = [choice.key for choice in found or () if not choice.breaches and choice.action is None]
            if able:
                picking(session).path = (able[0],)
            yield json.dumps(frame(session), ensure_ascii=False, sort_keys=True)


def of_game(game: Game, start: int) -> Iterator[tuple[str, Iterator[str]]]:
    """The channels of one random game, by key."""
    positions, actions = walk(game, start)
    known = spread(len(positions), PLIES)
    moments = [(positions[at], actions[at] if at < len(actions) else None) for at in known]
    for name, channel in CHEAP.items():
        yield (
            f"{game.name} {start} {name}",
            (line for p, act in moments for line in channel(game, p, act)),
        )
    yield f"{game.name} {start} pictures", pictures(game, positions)
    yield f"{game.name} {start} frames", frames(game, positions, actions)


# -- lessons -----------------------------------------------------------------------------------------------------------


def of_topic(topic: str) -> Iterator[str]:
    """Every question of a topic: words, right answer, what each wrong rule answers and is told, hints, picture."""
    drawn = practice(topic, seed="digest").take(2) if topic in practised() else ()
    for asked in (*checkpoints(topic), *drawn):
        answer = asked.answer()
        shown = sorted(answer) if isinstance(answer, frozenset) else answer
        yield f"{asked.id} {asked.kind} {shown} {asked.rules} {asked.choices} {asked.worth} {asked.about} {asked.sees}"
        yield asked.position.to_text()
        for lang in LANGUAGES:
            yield asked.title(lang)
            yield asked.to_text(lang)
            yield asked.grade(answer).to_text(lang)
            yield from (hint.text(asked, lang) for hint in LADDER)
            for wrong in asked.misconceptions:
                yield f"{wrong.id} {wrong.rule}"
                yield asked.grade(wrong.answer(asked.position)).to_text(lang)
        paid = asked.receipt()
        for line in paid.lines if paid else ():
            yield f"{line.player} {line.points} {line.rule} {line.places}"
            yield asked.position.wording.phrase(line.label, "en")
        yield asked.scene("ko").to_svg()
        yield asked.scene_after("en").to_svg()


def topics() -> tuple[str, ...]:
    """All topics of the games of boardlab, in the order they are taught."""
    return tuple(dict.fromkeys(asked.topic for name in own_names() for asked in checkpoints(name)))


# -- digests -----------------------------------------------------------------------------------------------------------


def digest(lines: Iterator[str]) -> str:
    """The digest of some lines."""
    found = hashlib.sha256()
    for line in lines:
        found.update(line.encode("utf-8", "surrogatepass") + b"\n")
    return found.hexdigest()[:16]


def everything() -> Iterator[tuple[str, Iterator[str]]]:
    """Every channel with what lies behind it."""
    for game in OWN:
        for start in range(len(game.starts)):
            yield from of_game(game, start)
    for topic in topics():
        yield f"lesson {topic}", of_topic(topic)


def keys() -> set[str]:
    """The keys of all channels, without what lies behind them."""
    channels = (*CHEAP, "pictures", "frames")
    played = {f"{game.name} {start} {name}" for game in OWN for start in range(len(game.starts)) for name in channels}
    return played | {f"lesson {topic}" for topic in topics()}


def kept() -> dict[str, str]:
    """The digests as they are kept."""
    found: dict[str, str] = json.loads(FILE.read_text(encoding="utf-8"))
    return found
