"""What practice shows, topic by topic: ``python -m benchmarks.practice [GAME] [POSITIONS]``; 300 positions a topic."""

from __future__ import annotations

import sys

from boardlab.lessons.build.practice_shares import report

NUMBER = 300

if __name__ == "__main__":
    words = sys.argv[1:]
    given = [int(word) for word in words if word.isdecimal()]
    for line in report(next((word for word in words if not word.isdecimal()), ""), given[0] if given else NUMBER):
        print(line, flush=True)
