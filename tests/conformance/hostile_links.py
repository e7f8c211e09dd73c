"""Links that no friend sends: scripts, floods, bombs, damage, tricks of Unicode, names of other machines."""

from __future__ import annotations

import base64
import zlib

from boardlab import Record, torres

LINE = torres.start(players=2).to_text()
FIELDS = LINE.split()
RECORD = Record(torres.start(players=2)).to_text()


def packed(raw: bytes | str) -> str:
    """The value of ``z=`` for some bytes, or for a text."""
    data = raw.encode() if isinstance(raw, str) else raw
    return base64.urlsafe_b64encode(zlib.compress(data, 9)).decode().rstrip("=")


def with_field(number: int, value: str) -> str:
    """The line of a position with one field replaced."""
    return " ".join([*FIELDS[:number], value, *FIELDS[number + 1 :]])


GOOD = packed(LINE)

SCRIPTS = (
    "<script>alert(1)</script>",
    "%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E",
    'torres/1 "><script>alert(1)</script>',
    "<svg/onload=alert(1)>",
    "</textarea><iframe src=javascript:alert(1)>",
    "torres/1<!--",
    "]]>&lt;b&gt;",
    "torres/1 {{constructor.constructor('alert(1)')()}}",
    "${alert(1)}",
    "`id`;$(id)",
    with_field(1, "<b>turn</b>"),
    with_field(5, "<script>"),
)
TEXTS = (
    *SCRIPTS,
    # Long ones.
    "x" * 5_000, "%41" * 60_000, "x" * 2_000_000, "torres/1 " * 20_000, "[" * 50_000, "%5B" * 60_000,
    # Broken signs.
    "%", "%zz", "torres/1%2", "%E0%A4%A", "%ff%fe", "%ED%A0%80", "%C0%AE", "%u0041",
    # Control signs and tricks of Unicode.
    "%00", "torres/1%00", LINE.replace(" ", "%00"), "%1B[31mtorres", "torres/1%0A%0D", "%E2%80%AEserrot",
    "\u202etorres/1", "%EF%BB%BFboardlab", "\ud800", "t\u043erres/1 turn", "torres/\uff11", "\uff54orres/1",
    "torres\u200b/1", "\U0001f469\u200d\U0001f467", "e\u0301" * 400,
    # Other versions.
    "torres/0", "torres/99%20turn", "torres/-1", "torres/1.0", "torres/", "torres", "boardlab%20record%202",
    "boardlab record 1", "boardlab record 1, seen by seat 0", "boardlab%20step%209",
    LINE.replace("torres/1", "torres/7"),
    # Deep data and large numbers.
    "creed/1%202%20" + "{%22a%22:" * 9_000, with_field(7, "9" * 5_000), with_field(7, "1e999,0"), with_field(10, "-1"),
    with_field(10, "99999999999999999999"), with_field(2, "0x1.1"), with_field(2, "1.\u00b2"),
    # Names and paths that mean something elsewhere.
    "__proto__", "__proto__/1", "constructor/1", "prototype", "toString/1 valueOf", "hasOwnProperty/1",
    "../../etc/passwd", "file:///etc/passwd", "%2e%2e%2f%2e%2e%2fetc",
    "os/1", "core/1", "boardlab.core/1", f"{'a' * 40}/1", "C:\\windows",
    # Lessons and questions that there are not.
    "boardlab step 1", "boardlab step 1 torres.scoring", "boardlab step 1 a b c", "boardlab step 1 ../../torres x",
    "boardlab step 1 torres.scoring __proto__", "boardlab question 1", "boardlab question 1 __init__",
    "boardlab question 1 torres.scoring.practice.1.99999999999", "boardlab question 1 torres.scoring.999",
    "boardlab question 1 ../" + "x" * 500, "boardlab question 1 torres.scoring.4 torres.scoring.5",
    # Lines that are cut, doubled, or of another game.
    "%20".join(FIELDS[:9]), f"{LINE} {LINE}", LINE.replace("torres", "catan"), LINE + " seen by me", LINE[:-20],
)  # fmt: skip
"""What stands after ``t=``."""

PACKED = (
    # Broken, cut, doubled or packed otherwise.
    "!!!!", "A", "====", GOOD[:-5], GOOD[5:], GOOD[:40], GOOD + "A", GOOD + GOOD, GOOD.replace("A", "<"),
    GOOD[:30] + ("B" if GOOD[30] != "B" else "C") + GOOD[31:], packed(bytes(range(256))), packed(packed(LINE)),
    base64.urlsafe_b64encode(LINE.encode()).decode(), "A" * 190_000, packed("<script>alert(1)</script>"),
    # Bombs.
    packed(b"\0" * 20_000_000), packed(b"\0" * 1_000_001), packed(zlib.compress(b"0" * 50_000_000)),
    packed("[" * 900_000), packed("torres/1 " * 110_000), packed('{"a":' * 100_000),
    # Games that break off.
    packed(RECORD[:200]), packed(RECORD + "roll 7"), packed(RECORD.replace("start torres", "start catan")),
    packed(RECORD.replace('line "main"', 'line "__proto__"')), packed(RECORD.replace("dice", "<img>")),
)  # fmt: skip
"""What stands after ``z=``."""

AT = "https://boardlab.github.io/boardlab/explore/"
HOSTILE = (
    *(f"{AT}#t={text}" for text in TEXTS),
    *(f"{AT}#z={text}" for text in PACKED),
    AT, f"{AT}#", f"{AT}#t=", f"{AT}#z=", f"{AT}#q={GOOD}", f"{AT}#t=&t=", f"{AT}#t={LINE}&z={GOOD}", "#t=",
    "#=", "#a=b", f"{AT}#__proto__=x", f"{AT}\uff03t={LINE}", "javascript:alert(1)#t=x",
    "javascript:alert(1)//#t=<svg/onload=alert(1)>",
    "data:text/html,<script>alert(1)</script>#t=torres/1", f"{AT}?<script>#t=torres/1<!--",
    f"https://{'a' * 150_000}#t=x",
    "#t=" * 50_000, "#t=" + "&" * 100_000,
)  # fmt: skip
"""Whole links, and ends of links from their ``#`` on."""
