"""Makes the files of a site small: pages unpack them, since a plain server packs nothing."""

from __future__ import annotations

import gzip
import subprocess
from pathlib import Path

SCRIPT = Path(__file__).with_name("squeeze.mjs")
TIGHT = 22
"""How tightly files are packed: at 22 they are smallest, and take longest; gzip stops at 9."""


def squeeze(data: bytes, node: Path | None) -> bytes:
    """Data packed by Zstandard, which finds repeats that lie far apart, or by gzip where no Node knows it."""
    if node is not None:
        done = subprocess.run([node, SCRIPT, str(TIGHT)], input=data, capture_output=True, check=False)
        if not done.returncode and done.stdout:
            return done.stdout
    return gzip.compress(data, min(TIGHT, 9), mtime=0)
