"""The four colours that players of Catan expect, each with its letter, its shape and its place in notation."""

from __future__ import annotations

from boardlab.core.picture.seats import INK, SeatLook

SEATS = (
    SeatLook(
        letter="O", colour="#F28A1C", deep="#C2610A", apart=("#FFB03A", "#D98A10"), ink=INK,
        shape="M-11.5-11.5h23v23h-23z", foot=4.6, size=13, reach=18,
    ),
    SeatLook(
        letter="R", colour="#C42A22", deep="#8F1A14", apart=("#8E120C", "#5E0A06"), ink="#FFFFFF",
        shape="M0-14.5 15 11.5h-30z", foot=8, size=13, reach=18,
    ),
    SeatLook(
        letter="B", colour="#2A74C9", deep="#174C8C", apart=("#2767B5", "#163F73"), ink="#FFFFFF",
        shape="M0-12.5a12.5 12.5 0 1 0 .01 0z", foot=4.6, size=13, reach=18,
    ),
    SeatLook(
        letter="W", colour="#FFFFFF", deep="#E6E0D0", apart=("#FFFFFF", "#E6E0D0"), ink=INK,
        shape="M0-15.5 15 0 0 15.5-15 0z", foot=4.6, size=13, reach=18,
    ),
)  # fmt: skip
"""Orange, Red, Blue and White: A, B, C and D in notation. The same pieces lie on light ground and on dark."""
