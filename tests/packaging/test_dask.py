"""Many games on the workers of Dask, in an environment that has it: one of two is killed, and nothing is lost; many
reviews are those of one machine."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.packaging.tools import OUTSIDE, new_venv, run, uv

PROGRAM = """
import os, signal, sys
from boardlab import Record, reviews, simulate

def last(view, rng):
    return view.legal_actions()[-1]

def main():
    from distributed import Client, LocalCluster
    options = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": None, "silence_logs": 50}
    with LocalCluster(**options) as cluster, Client(cluster) as client:
        killed = []

        def kill_one(done):
            if done > 20 and not killed:
                killed.append(next(iter(cluster.workers.values())).process.pid)
                os.kill(killed[0], signal.SIGKILL)

        here = simulate("torres", ["random", last], 150, 5)
        begun = Record.new("torres", seed=1, players=2)
        while begun.ply < 30:
            begun.play(begun.position.legal_actions()[0])
        again = [repr(reviews([begun] * 3, samples=9, workers=each, lang="en")) for each in (1, client)]
        assert again[0] == again[1]
        there = simulate("torres", ["random", last], 150, 5, workers=client, progress=kill_one, to=sys.argv[1])
    assert killed and there.digest == here.digest
    assert [row.number for row in there] == list(range(150))
    import pandas
    kept, frame = pandas.read_parquet(sys.argv[1]), there.to_frame()
    assert list(kept.columns) == list(frame.columns) and len(kept) == 150
    assert (kept.values == frame.values).all()
    print("same games")

if __name__ == "__main__":
    main()
"""


@pytest.mark.soak  # it asks an index for packages that nothing else needs
def test_killed_worker_of_dask_loses_nothing(wheel: Path, tmp_path: Path) -> None:
    python = new_venv(tmp_path / "venv")
    uv("pip", "install", "--quiet", "--python", python, "--no-deps", wheel)
    uv("pip", "install", "--quiet", "--python", python, "distributed>=2025.1", "pyarrow", "pandas")
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    assert run(python, program, tmp_path / "games.parquet", env=OUTSIDE) == "same games\n"
