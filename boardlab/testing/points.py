"""Every point has a line: events, receipts and previews add up to the scores; every event is told in both languages."""

from __future__ import annotations

import re

from boardlab.core import Record
from boardlab.testing.subject import Subject, played, rounds, samples

LONGEST = 140


def test_event_points_equal_score_differences(game: Subject) -> None:
    for seed in range(rounds(2, soak=3)):
        for start in range(len(game.starts)):
            whole = played(game, start, seed)
            for p, act, after in zip(whole.positions, whole.actions, whole.positions[1:], strict=False):
                paid = [0] * p.players
                for event in p.events(act):
                    if event.points:
                        assert event.player is not None
                        assert event.arithmetic, event
                        paid[event.player] += event.points
                assert [new - old for new, old in zip(after.scores, p.scores, strict=True)] == paid, act


def test_receipts_sum_to_the_scores(game: Subject) -> None:
    for start in range(len(game.starts)):
        whole = played(game, start)
        # From the beginning, and from a position that was set up with points: "brought forward".
        for first in (0, len(whole.actions) * 2 // 3):
            record = Record(whole.positions[first])
            for act in whole.actions[first:]:
                record.play(act)
            for ply in range(0, len(record.actions) + 1, rounds(60, soak=20)):
                receipt = record.jump(ply).receipt()
                assert tuple(receipt.total(seat) for seat in range(record.start.players)) == record.position.scores
            receipt = record.jump(len(record.actions)).receipt()
            if any(record.start.scores):
                assert receipt.lines[0].label.key == "receipt.brought"
            running = [0] * record.start.players
            for seat, score in enumerate(record.start.scores):
                running[seat] = score
            for line in receipt.lines:
                if line.label.key != "receipt.brought":
                    running[line.player] += line.points
                    assert line.rule in record.start.wording.rules
                assert line.scores == tuple(running)
                for lang in ("en", "ko"):
                    assert record.start.wording.phrase(line.label, lang)
            assert record.position.scores == whole.positions[-1].scores
            assert bool(sum(record.position.scores)) == game.points


def test_the_preview_is_what_the_scoring_really_pays(game: Subject) -> None:
    scorings = pushes = 0
    if not game.scoring:
        for p in samples(game, 20):
            receipt = p.preview()
            assert receipt is None or tuple(receipt.total(seat) for seat in range(p.players)) == p.scores
        return
    games = rounds(5, soak=12)
    for seed in range(games):
        for start in range(len(game.starts)):
            whole = played(game, start, seed)
            for p, act, after in zip(whole.positions, whole.actions, whole.positions[1:], strict=False):
                if not act.to_text().startswith("end"):
                    continue
                events = p.events(act)
                if not any(event.kind == game.scoring for event in events):
                    continue
                foretold = p.preview()
                gained = tuple(new - old for new, old in zip(after.scores, p.scores, strict=True))
                assert tuple(foretold.total(seat) for seat in range(p.players)) == gained
                running = [*p.scores]
                for line in foretold.lines:
                    running[line.player] += line.points
                    assert line.scores == tuple(running), line.label
                assert not foretold.lines or tuple(running) == after.scores
                paid = [(event.player, event.points, event.rule) for event in events if event.points]
                assert [(line.player, line.points, line.rule) for line in foretold.lines if line.points] == paid
                scorings += 1
                pushes += sum(event.kind == "pushed" for event in events)
    assert scorings == games * game.scorings * len(game.starts) or (scorings and not game.scorings)
    assert pushes > 5 or game.is_tiny, "no marker was pushed on: the samples are too tame"


def test_preview_runs_line_by_line_from_current_scores(game: Subject) -> None:
    for p in samples(game, rounds(15, soak=30), 21):
        receipt = p.preview()
        if receipt is None:
            continue
        for seat in range(p.players):
            assert receipt.total(seat) == sum(line.points for line in receipt.of(seat))
        places = set(p.scene().places)
        for line in receipt.lines:
            assert set(line.places) <= places
            assert set(line.focus) <= places
            assert line.rule in p.wording.rules
            assert len(line.scores) == p.players
            for lang in ("en", "ko"):
                for phrase in (line.label, line.sum, receipt.title):
                    assert phrase is None or not re.search("[{}]|None", p.wording.phrase(phrase, lang))


def test_every_event_is_told_in_both_languages(game: Subject) -> None:
    names = ("Seo-yeon", "민준", "Ada", "하윤")
    kinds: set[str] = set()
    places: set[str] = set()
    for seed in range(rounds(1, soak=12)):
        for start in range(len(game.starts)):
            whole = played(game, start, seed)
            for p, act in zip(whole.positions, whole.actions, strict=False):
                places = set(p.scene().places) if act is whole.actions[0] else places
                for event in p.events(act):
                    kinds.add(event.kind)
                    assert event.rule in p.wording.rules, event
                    assert set(event.places) <= places
                    for seat in (None, *range(p.players)):
                        for lang in ("en", "ko"):
                            for called in (None, names):
                                text = p.wording.narrate(event.seen_by(seat), lang, called)
                                assert 0 < len(text) <= LONGEST, text
                                assert not re.search("[{}]|None", text), text
    game.met(len(kinds), 15, "kinds of events")


def test_playing_tells_at_least_one_event(game: Subject) -> None:
    for p in samples(game, 10, 22):
        for act in p.legal_actions():
            assert p.events(act)
