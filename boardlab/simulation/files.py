"""Games written to a file while they are played: CSV, or Parquet where pyarrow is installed."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from boardlab.core.errors import PlainError, UnwritableFile
from boardlab.core.given import file_at, reason
from boardlab.core.i18n.language import SHARED
from boardlab.core.packages import needed
from boardlab.core.text.quoting import quoted, shown
from boardlab.simulation.games import GameRow
from boardlab.simulation.result import cells, columns

GROUP = 10_000
"""So many rows stand in a group of a Parquet file."""
Write = Callable[[list[GameRow]], None]


@contextmanager
def writer(to: object, players: int) -> Iterator[Write]:
    """What takes rows as they come and writes them; where the run is broken off, the file holds those that came.

    Args:
        to: a path that ends in ``.csv`` or ``.parquet``; None for no file.
        players: how many seats a row has.

    Raises:
        PlainError: for another path.
        MissingPackage: where Parquet is asked for and pyarrow is not installed.
        UnwritableFile: where the file cannot be written.
    """
    if to is None:
        yield lambda rows: None
        return
    path = file_at(to)
    kinds = {".csv": _csv, ".parquet": _parquet}
    if path.suffix not in kinds:
        raise PlainError(SHARED.say("simulate.file", given=quoted(path.name)))
    try:
        with kinds[path.suffix](path, players) as write:
            yield write
    except OSError as problem:
        why = reason(problem)
        raise UnwritableFile(SHARED.say("unread.unwritten", file=shown(path.name, 60), why=why), why) from None


@contextmanager
def _csv(path: Path, players: int) -> Iterator[Write]:
    with path.open("w", encoding="utf-8", newline="") as target:
        table = csv.writer(target)
        table.writerow(columns(players))

        def write(rows: list[GameRow]) -> None:
            table.writerows(map(cells, rows))
            target.flush()

        yield write


@contextmanager
def _parquet(path: Path, players: int) -> Iterator[Write]:
    needed("package.parquet", "pyarrow")
    import pyarrow
    from pyarrow import parquet

    names = columns(players)
    kinds = [pyarrow.string() if name.startswith("policy") else pyarrow.int32() for name in names]
    schema = pyarrow.schema(list(zip(names, kinds, strict=True)))
    waiting: list[GameRow] = []

    def flush() -> None:
        data = zip(*map(cells, waiting), strict=True)
        arrays = [pyarrow.array(column, kind) for column, kind in zip(data, kinds, strict=True)]
        table.write_table(pyarrow.Table.from_arrays(arrays, schema=schema))
        waiting.clear()

    def write(rows: list[GameRow]) -> None:
        waiting.extend(rows)
        if len(waiting) >= GROUP:
            flush()

    with parquet.ParquetWriter(path, schema) as table:
        try:
            yield write
        finally:
            if waiting:
                flush()
