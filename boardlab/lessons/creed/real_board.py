"""A board of four as it looks late in a real game: both teams have broken camps, and one leader is left to B and D."""

from __future__ import annotations

from boardlab.creed import Position
from boardlab.lessons.creed.sketching import sketch

RUIN = "blank+destroyed"
A_UNITS = "AN11=shield_4 AN23=infantry_2 AN31=spearman AW12=shield_5 AW31=cavalry_4 AW32=infantry_1 AW33=archer"
B_UNITS = "BN12=cavalry_3 BN21=shield_5 BN33=archer BE11=infantry_2 BE13=spearman BE31=obstacle_2"
C_UNITS = "CE12=cavalry_4 CE23=archer CE31=infantry_1 CS11=spearman CS12=infantry_2 CS33=shield_4"
D_UNITS = "DW11=cavalry_4 DW13=archer DW31=shield_5 DS12=infantry_2 DS21=cavalry_3 DS33=obstacle_1"
CAMPS = {
    "A": f"blank blank {RUIN}  blank king {RUIN}  blank blank commander",
    "B": f"{RUIN} {RUIN} blank  {RUIN} {RUIN} blank  {RUIN} blank {RUIN}",
    "C": f"blank {RUIN} blank  commander blank blank  {RUIN} {RUIN} king",
    "D": f"blank commander+announced blank  blank {RUIN} {RUIN}  blank blank {RUIN}",
}


def real_board() -> Position:
    """A and C are on turn with 5 AP each; D's new commander, the last leader of the enemies, is known to be in DT12."""
    return sketch(" ".join((A_UNITS, B_UNITS, C_UNITS, D_UNITS)), players=4, round=11, camps=CAMPS, ap={"A": 5, "C": 5})
