"""Colours measured: contrast as WCAG 2 defines it, distance in CIE Lab, and how dichromats see them."""

from __future__ import annotations

# Viénot, Brettel, Mollon 1999, in linear RGB.
_SIGHT = {
    "everybody": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.11238, 0.88762, 0), (0.11238, 0.88762, 0), (0.00401, -0.00401, 1)),
    "deuteranopia": ((0.29275, 0.70725, 0), (0.29275, 0.70725, 0), (-0.02234, 0.02234, 1)),
}


def _linear(colour: str) -> tuple[float, ...]:
    digits = colour[1:] if len(colour) == 7 else "".join(sign * 2 for sign in colour[1:])
    parts = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    return tuple(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)


def luminance(colour: str) -> float:
    """Relative luminance."""
    red, green, blue = _linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """From 1 (alike) to 21 (black and white)."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _root(part: float) -> float:
    return part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116


def grey(colour: str) -> float:
    """Lightness from 0 to 100: all that is left of a colour in greyscale."""
    return 116 * _root(luminance(colour)) - 16


def _lab(colour: str) -> tuple[float, float, float]:
    red, green, blue = _linear(colour)
    x = _root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047)
    y = _root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    z = _root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one: str, other: str) -> float:
    """How far apart two colours are in CIE Lab; 2 is just seen, 20 is another colour."""
    return sum((a - b) ** 2 for a, b in zip(_lab(one), _lab(other), strict=True)) ** 0.5


def simulated(colour: str, sight: str) -> str:
    """A colour as somebody with this sight sees it."""
    linear = _linear(colour)
    seen = [min(1.0, max(0.0, sum(a * b for a, b in zip(row, linear, strict=True)))) for row in _SIGHT[sight]]
    parts = [12.92 * part if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055 for part in seen]
    return "#" + "".join(f"{round(255 * part):02X}" for part in parts)
