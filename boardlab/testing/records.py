"""Records of every game: long ones, branches, replay from text, saving whole or not at all, damage with its line."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest

from boardlab.core import CHANCE, Record, UnreadableText
from boardlab.testing.fuzz import Calls
from boardlab.testing.subject import Subject, choose, played, rounds

MOST_CALLS = 100_000
"""The most calls of functions a jump in a record of a thousand plies may take, with the menu there."""


def of(game: Subject, start: int = 0, seed: int = 0) -> Record:
    whole = played(game, start, seed)
    record = Record(whole.positions[0], seed=f"seed {seed}"[:4])
    for act in whole.actions:
        record.play(act)
    return record


def long_record(game: Subject, plies: int = 1000) -> Record:
    """A record with branches until it has that many plies."""
    rng = random.Random(77)
    record = of(game, len(game.starts) - 1)
    count = len(record.actions)
    while count < plies or len(record.lines) < 3:
        record.switch("main").jump(rng.randrange(len(record.actions) // 2))
        record.branch(f"idea {len(record.lines)}")
        while not record.position.is_over:
            record.play(choose(record.position, rng, game.dull))
            count += 1
    return record


def test_a_thousand_plies_jump_fast_and_replay_exactly(game: Subject) -> None:
    record = long_record(game)
    plies = sum(len(line.actions) - line.at for line in record.lines)
    assert plies >= 1000
    assert len(record.lines) > 1
    again = Record.from_text(record.to_text())
    assert again.to_text() == record.to_text()
    assert again.position == record.position
    assert [line.positions for line in again.lines] == [line.positions for line in record.lines]
    rng = random.Random(1)
    for _ in range(rounds(60, soak=200)):
        name = rng.choice(again.lines).name
        with Calls(MOST_CALLS):
            again.switch(name).jump(rng.randrange(len(again.actions) + 1))
            assert again.position.legal_actions() or again.position.current_player in (None, CHANCE)


def test_undo_redo_and_jump_walk_the_same_positions(game: Subject) -> None:
    record = of(game)
    length = len(record.actions)
    assert not record.can_redo
    assert record.redo().ply == length
    seen = [record.position]
    while record.can_undo:
        seen.append(record.undo().position)
    assert tuple(reversed(seen)) == record.positions == played(game).positions
    assert record.undo().ply == 0
    for ply in range(length + 1):
        assert record.jump(ply).position == record.positions[ply]
    for wrong in (-1, length + 1):
        with pytest.raises(ValueError, match=str(wrong)):
            record.jump(wrong)
    record.jump(0)
    for act in record.actions:
        assert record.play(act).line == "main", "the same action again is a redo"
    assert record.ply == length


def test_branches_are_named_and_lose_nothing(game: Subject) -> None:
    record = of(game)
    main = record.actions
    at = min(10, len(main) // 2)
    record.jump(at)
    other = next(act for act in record.position.legal_actions() if act != main[at])
    record.play(other)
    assert record.line == "branch 2"
    assert record.actions == (*main[:at], other)
    record.undo().branch("my\n idea")
    assert record.line == "my idea"
    assert record.actions == main[:at]
    record.switch("main")
    assert record.actions == main
    assert record.ply == at
    record.rename("my idea", "더 나은 수")
    assert [line.name for line in record.lines] == ["main", "branch 2", "더 나은 수"]
    for wrong in ("", "main", "branch 2", "a" * 61, 'quo"te', "\u202e"):
        with pytest.raises(ValueError, match=r"line|name"):
            record.rename("더 나은 수", wrong)
    for wrong in ("main", "nobody"):
        with pytest.raises(ValueError, match=wrong):
            record.rename(wrong, "x")
    with pytest.raises(ValueError, match="nobody"):
        record.switch("nobody")
    again = Record.from_text(record.to_text())
    assert [(line.name, line.at, tuple(line.actions)) for line in again.lines] == [
        (line.name, line.at, tuple(line.actions)) for line in record.lines
    ]
    assert (again.line, again.ply) == (record.line, record.ply)


def test_an_illegal_action_changes_nothing(game: Subject) -> None:
    record = of(game)
    record.jump(min(12, len(record.actions) // 2))
    before = record.to_text()
    wrong = next(act for act in game.candidates(record.position) if not record.position.judge(act))
    for act in (wrong, "nonsense", ""):
        with pytest.raises(ValueError, match=r".+"):
            record.play(act)
    assert record.to_text() == before


def test_saving_is_whole_or_not_at_all(game: Subject, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.txt"
    first, second = of(game), of(game, seed=1)
    first.save(file)
    assert Record.load(file).to_text() == first.to_text()

    class Killed(BaseException):
        pass

    def killed(*args: object, **named: object) -> None:
        raise Killed

    for step in ("replace", "fsync"):
        with monkeypatch.context() as patch:
            patch.setattr(os, step, killed)
            with pytest.raises(Killed):
                second.save(file)
        assert Record.load(file).to_text() == first.to_text(), "the older record is still whole"
        assert [each.name for each in tmp_path.iterdir()] == ["game.txt"], "nothing is left lying about"
    second.save(file)
    assert Record.load(file).to_text() == second.to_text()


def test_damage_is_named_by_its_line(game: Subject, tmp_path: Path) -> None:
    rows = of(game).to_text().splitlines()
    at = len(rows) // 2
    damaged = {
        "gibberish": [*rows[:at], "gibberish", *rows[at + 1 :]],
        "missing": [*rows[:at], *rows[at + 1 :]],
        "twice": [*rows[:at], rows[at], *rows[at:]],
        "cut short": [*rows[:at], rows[at][:3], *rows[at + 1 :]],
        "another seat": [*rows[:at], "{} 7 {}".format(*rows[at].split(" ", 2)[::2]), *rows[at + 1 :]],
        "no action": [*rows[:at], " ".join([*rows[at].split()[:2], "fly"]), *rows[at + 1 :]],
    }
    for kind, lines in damaged.items():
        file = tmp_path / "damaged.txt"
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
        with pytest.raises(UnreadableText, match=rf"Line ({at + 1}|{at + 2}) of the record") as refused:
            Record.load(file)
        assert len(str(refused.value)) < 400, kind
    for lines in (
        ["boardlab record 9", *rows[1:]],
        rows[:1],
        [rows[0], "start", *rows[2:]],
        [],
        [rows[0], "start chess/1"],
    ):
        with pytest.raises(UnreadableText, match=r"record|game"):
            Record.from_text("\n".join(lines))
    with pytest.raises(UnreadableText, match="Line 2 of the record"):
        Record.from_text("\n".join([rows[0], rows[1][: len(rows[1]) // 2], *rows[2:]]))
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00boardlab")
    with pytest.raises(UnreadableText, match="binary"):
        Record.load(tmp_path / "binary")
    with pytest.raises(OSError, match="nowhere"):
        Record.load(tmp_path / "nowhere")


def test_cut_record_is_read_or_refused_by_line(game: Subject) -> None:
    text = of(game).to_text()
    for end in range(0, len(text), rounds(499, soak=97)):
        problem = ""
        try:
            Record.from_text(text[:end])
        except UnreadableText as refused:
            problem = str(refused)
        assert len(problem) < 400


def test_seeds_of_any_kind_survive_the_text(game: Subject) -> None:
    for wrong in ("two\nlines", "-", "a" * 61):
        with pytest.raises(ValueError, match="seed"):
            Record.new(game.module, seed=wrong, **game.starts[0])
    for seed in ("plain", "two words", "한글 씨앗", "42", "-x", '"quoted"'):
        record = Record.new(game.module, seed=seed, **game.starts[0])
        again = Record.from_text(record.to_text())
        assert (again.dice.seed, again.dice.drawn) == (record.dice.seed, record.dice.drawn)
        assert again.start == record.start
        record.dice.randbelow(6)
        assert Record.from_text(record.to_text()).dice.drawn == record.dice.drawn
        again.dice.randbelow(6)
        assert [again.dice.randbelow(1000) for _ in range(3)] == [record.dice.randbelow(1000) for _ in range(3)]
