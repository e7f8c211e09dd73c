"""Colours and style rules of a Catan picture: pale tiles, so that pieces, chips and marks carry the contrast."""

from __future__ import annotations

from boardlab.catan.seats import SEATS
from boardlab.core.picture.seats import INK
from boardlab.core.picture.style import Sheet

_LIGHT = (
    "--bg:#F7F4EC;--ink:#23262B;--mut:#62666E;--hair:#DCD6C8;--card:#FFFDF7;--s1:#DFEAEC;--s2:#CFE0E5;--s3:#BAD3DB;"
    "--sand:#F4EAD2;--cliff:#B9A47A;--t1:#A6C49C;--t3:#D6E4AB;--t4:#F2D98D;--t2:#E7B093;--t5:#C8CED6;--t6:#EFE2C6;"
    "--i1:#2F5F41;--i3:#4A5833;--i4:#7F560A;--i2:#94402A;--i5:#525C6B;--i6:#866C3A;--teal:#0F766C;--bad:#C93A16;"
    "--gold:#DDA51C;--chip:#FCF8EC;--wood:#8B6B43"
)
_DARK = (
    "--bg:#1B1E23;--ink:#ECE8DF;--mut:#A0A6AE;--hair:#3C434D;--card:#282D34;--s1:#1F2C35;--s2:#22343F;--s3:#26404D;"
    "--sand:#857755;--cliff:#5A4F36;--t1:#35553F;--t3:#5A6C3D;--t4:#806A28;--t2:#7E4A38;--t5:#4E5865;--t6:#6C6149;"
    "--i1:#9CCBA0;--i3:#2B331F;--i4:#F3D782;--i2:#F0B79B;--i5:#C9D2DE;--i6:#E0CE9C;--teal:#5BDCCB;--bad:#FF7A52;"
    "--gold:#F0BE45;--chip:#EDE6D6;--wood:#B5946A"
)
HOT = "#B3201A"
"""Figures, rings and dots of 6 and 8, on paper chips in every theme."""
PAPER = "#FFFDF6"
"""The line round all pieces, outside their line of ink: the one stands out on dark ground, the other on light."""

_RULES = """\
.bl-m,.bl-rate,.bl-n1,.bl-n2,.bl-n3,.bl-n4,.bl-n5,.bl-f text,.bl-b text,\
.bl-num text,.bl-by text,.bl-badge text{text-anchor:middle}
.bl-e{text-anchor:end}
.bl-mut{fill:var(--mut)}
.bl-b0{font-weight:700}
.bl-h{font-size:24px;font-weight:700}
.bl-sm{font-size:15.5px;fill:var(--mut)}
.bl-bg{fill:var(--bg)}
.bl-s1{fill:var(--s1);stroke:var(--s1);stroke-width:118}
.bl-s2{fill:var(--s2);stroke:var(--s2);stroke-width:74}
.bl-s3{fill:var(--s3);stroke:var(--s3);stroke-width:40}
.bl-cl{fill:var(--cliff);stroke:var(--cliff);stroke-width:11}
.bl-sand{fill:var(--sand);stroke:var(--sand);stroke-width:11}
{tiles}
.bl-x2,.bl-x3,.bl-x4,.bl-x6{fill:none;stroke-width:2;stroke-opacity:.45}
.bl-ear{fill:none;stroke:var(--i4);stroke-width:3.6}
.bl-ea{stroke-width:2.8}
.bl-dk{fill:#000;fill-opacity:.24}
.bl-du{fill:#000;fill-opacity:.07}
.bl-lt{fill:#fff;fill-opacity:.3}
.bl-gr{fill:#fff;fill-opacity:.16}
.bl-sn{fill:#fff}
.bl-fl{fill:#FFFEF6;stroke:var(--i3);stroke-width:1.4}
.bl-up{fill:none;stroke:#fff;stroke-opacity:.32;stroke-width:2}
.bl-chip,.bl-hot0{stroke:var(--chip);stroke-width:40}
.bl-hoop{stroke:{ink};stroke-opacity:.55;stroke-width:42.4}
.bl-hot{stroke:{hot};stroke-width:50}
.bl-hot0{stroke-width:42.5}
.bl-n1,.bl-n2,.bl-n3,.bl-n4,.bl-rate{font-weight:600}
.bl-n1,.bl-n2,.bl-n3,.bl-n4{fill:{ink}}
{sizes}
.bl-pip{fill:none;stroke:{ink};stroke-width:4;stroke-dasharray:0 6}
.bl-hp{stroke:{hot}}
.bl-pier{fill:none;stroke:var(--wood);stroke-width:5}
.bl-dock{stroke:var(--wood);stroke-width:13}
.bl-ring{stroke:var(--sand);stroke-width:7}
.bl-any{fill:var(--card)}
circle.bl-buoy,:is(rect,path).bl-card{stroke:var(--ink);stroke-opacity:.6;stroke-width:1.4}
.bl-dots,.bl-dp{stroke:var(--ink);stroke-width:6}
.bl-way0,.bl-ways,.bl-road{fill:none;stroke:{paper};stroke-width:18;stroke-linecap:butt}
.bl-ways{stroke:{ink};stroke-width:14.8}
.bl-road{stroke-width:10.4}
.bl-p1,.bl-p2,.bl-p3,.bl-p4{fill:none;stroke:{ink};stroke-width:3.2;stroke-linecap:butt}
.bl-b text,.bl-f text{fill:{ink};font-weight:800}
{players}
.bl-p1{stroke-width:8;stroke-dasharray:3 6}
.bl-p3{stroke-width:5;stroke-linecap:round;stroke-dasharray:0 7.5}
.bl-p4{stroke-width:1.7}
.bl-b path,.bl-f path{stroke:{ink};stroke-width:2.3}
.bl-c0,.bl-f .bl-c0{fill:none;stroke:{paper};stroke-width:5.7}
.bl-b text{font-size:16.3px}
.bl-rob{fill:{ink}}
.bl-halo{fill:none;stroke:#FFFDF7;stroke-width:5}
.bl-face{fill:#B9BEC6}
.bl-eye{stroke:#fff;stroke-width:3.4}
.bl-r{transition:transform .28s}
.bl-f text{font-size:13px}
.bl-veil{fill:var(--bg);fill-opacity:.5}
.bl-away{fill:var(--bg);fill-opacity:.62}
.bl-case,.bl-ok,.bl-gold,.bl-gold0,.bl-g0,.bl-g1{fill:none}
.bl-case{stroke:var(--card);stroke-width:9}
.bl-ok,.bl-can{stroke:var(--teal);stroke-width:5}
.bl-dot{fill:var(--teal);stroke:var(--card);stroke-width:2.5}
.bl-pick{fill:#fff;fill-opacity:.4;stroke:var(--ink);stroke-width:4.5}
.bl-no{fill:var(--card);stroke:var(--bad);stroke-width:3.2}
.bl-nay{fill:none;stroke:var(--bad);stroke-width:4;stroke-dasharray:7 7}
.bl-round0,.bl-round{fill:none;stroke:var(--card);stroke-width:19}
.bl-round{stroke-width:14.5}
.bl-ok.bl-round{stroke:var(--teal)}
.bl-pick.bl-round{stroke:var(--ink)}
.bl-nay.bl-round,.bl-nay.bl-rr{stroke:var(--bad)}
.bl-rr,.bl-rr0.bl-rr0{stroke-width:26}
.bl-rr0.bl-rr0{stroke:var(--card);stroke-width:31}
.bl-gold{stroke:var(--gold);stroke-width:5}
.bl-gold0{stroke:var(--ink);stroke-width:8}
.bl-g1{stroke:var(--gold);stroke-width:14}
.bl-g0{stroke:var(--ink);stroke-width:17}
.bl-gr0{stroke-width:29}
.bl-gr1{stroke-width:25.5}
.bl-num rect{fill:var(--gold);stroke:var(--ink);stroke-width:1.4}
.bl-num text,.bl-by text{fill:#23262B;font-weight:700}
.bl-by text{font-size:13px}
.bl-less rect{fill:var(--card);stroke:var(--ink);stroke-width:1.4}
.bl-less.bl-by text{fill:var(--ink)}
.bl-ghost{fill:var(--card);fill-opacity:.45;stroke:var(--ink);stroke-width:2.4;stroke-dasharray:4.5 4.5}
.bl-arc0{fill:none;stroke:var(--card);stroke-width:8.5}
.bl-arc{fill:none;stroke:var(--ink);stroke-width:4}
.bl-head{fill:var(--ink);stroke-width:2}
.bl-stake rect{fill:var(--card);stroke:var(--teal);stroke-width:2.6}
.bl-lead,.bl-lead0{fill:none;stroke:{paper};stroke-width:5}
.bl-lead{stroke:{ink};stroke-width:2}
.bl-end{fill:{ink};stroke:{paper};stroke-width:2}
.bl-stake text{font-size:17px;font-weight:700}
.bl-back{fill:var(--mut);stroke:var(--card);stroke-width:1.5}
.bl-tick{fill:none;stroke:var(--teal);stroke-width:3}
.bl-hole{fill:none;stroke:var(--mut);stroke-width:2.2}
.bl-rib,.bl-rib0,.bl-rib1{fill:none}
.bl-rib0{stroke:{paper};stroke-width:32}
.bl-rib1{stroke:{ink};stroke-width:28.5}
.bl-rib{stroke-width:24.5}
.bl-badge circle{fill:var(--ink);stroke:var(--card);stroke-width:2}
.bl-badge text{fill:var(--bg);font-size:16.3px;font-weight:700}
.bl-out circle{fill:var(--card);stroke:var(--ink);stroke-dasharray:4 3}
.bl-out text{fill:var(--ink)}
.bl-dim{opacity:.35}
:is(.bl-p1,.bl-p2,.bl-p3,.bl-p4,.bl-c0,.bl-way0,.bl-ways):is(.bl-dimmed *){opacity:.3}
.bl-hit.bl-lit:is(.bl-dimmed *){stroke:var(--gold);stroke-width:5!important;stroke-opacity:1!important}
.bl-rule{stroke:var(--hair);stroke-width:1.5}
.bl-now{stroke:var(--ink);stroke-width:3.5}
.bl-band{fill:var(--ink);fill-opacity:.06}
.bl-die{fill:var(--card);stroke:var(--ink);stroke-width:1.6}
.bl-none{fill:none;stroke:var(--mut);stroke-opacity:.75;stroke-dasharray:3 3}
.bl-can{fill:none;stroke-width:2.2}
.bl-star{fill:var(--ink)}
.bl-hit{fill:#0000;cursor:pointer}
.bl-hit.bl-lit{stroke-width:1.5}
.bl-hit.bl-focus{stroke-width:4}
.bl-over{fill:var(--ink);fill-opacity:.1;stroke:var(--ink);stroke-width:1.5}
.bl-at{stroke:var(--ink);stroke-width:5;outline:0;filter:{halo}}
"""
_HALO = "drop-shadow(2px 2.5px var(--bg)) drop-shadow(-2px -2.5px var(--bg))"
"""A gap of paper on both sides of the focus ring, whichever way its edges run."""
_FORCED = """\
:is(path,rect,circle){fill:Canvas;stroke:CanvasText}
:is(text){fill:CanvasText}
.bl-s1,.bl-s2,.bl-s3,.bl-cl,.bl-sand,.bl-chip,.bl-hot0,.bl-ring,.bl-c0,.bl-way0{stroke:Canvas}
.bl-hoop{stroke:CanvasText}
.bl-gr,.bl-dk,.bl-du,.bl-lt,.bl-up,.bl-veil,.bl-away{fill:none;stroke:none}
.bl-arc,.bl-tick{fill:none}
.bl-arc0{fill:none;stroke:Canvas}
.bl-hit{fill:#0000;stroke:none}
.bl-dot{fill:Highlight}
.bl-ok,.bl-hit:is(.bl-at,.bl-over,.bl-lit){stroke:Highlight}"""
"""Where the reader's system chooses all colours: shapes are lines, targets carry the system's highlight."""
_ROOT = (
    "background:var(--bg);font:17px system-ui,sans-serif;font-variant-numeric:tabular-nums;fill:var(--ink);"
    "stroke-linejoin:round;stroke-linecap:round"
)


_NARROW = """\
.bl-b text,.bl-rate,.bl-n1,.bl-n2,.bl-n3{font-size:23.5px}"""
"""A board as wide as a phone: what is read on it is larger."""
_SCALED = """\
.bl-b text,.bl-rate,.bl-n1,.bl-n2,.bl-n3,.bl-n4{font-size:max(24px,11.2px*var(--unit,2))}
.bl-n5{font-size:max(28px,12.5px*var(--unit,2))}
.bl-n1,.bl-n2,.bl-n3,.bl-n4,.bl-n5{translate:0 max(0px,2.8px*var(--unit,2) - 6px)}
.bl-pip{translate:0 max(0px,4px*var(--unit,2) - 8px)}
.bl-chip,.bl-hot0{stroke-width:max(43px,20px*var(--unit,2))}
.bl-hoop{stroke-width:max(45.4px,21.2px*var(--unit,2))}
.bl-hot{stroke-width:max(50px,23.4px*var(--unit,2))}
.bl-buoy{r:max(24px,13px*var(--unit,2))}
.bl-badge>*,.bl-num>*,.bl-stake>g>*{scale:max(1,.69*var(--unit,2))}"""
"""There it has eleven pixels, however small the board is, and what it stands on grows with it."""


def _rules() -> str:
    tiles = [".bl-t1,.bl-t2,.bl-t3,.bl-t4,.bl-t5,.bl-t6{stroke-width:8}"]
    tiles += [f".bl-t{at}{{fill:var(--t{at});stroke:var(--t{at})}}" for at in range(1, 7)]
    tiles += [f".bl-i{at}{{fill:var(--i{at})}}" for at in range(1, 7)]
    tiles += [f".bl-x{at}{{stroke:var(--i{at})}}" for at in (2, 3, 4, 6)]
    players = [
        f".bl-y{at}{{fill:{look.colour}}}\n.bl-w{at}{{fill:{look.deep}}}\n.bl-o{at}{{stroke:{look.colour}}}"
        + f"\n.bl-y{at} text{{fill:{look.ink}}}\n.bl-p{at}{{stroke:{look.ink}}}" * (look.ink != INK)
        for at, look in enumerate(SEATS, 1)
    ]
    sizes = [f".bl-n{ways}{{font-size:{size}px}}" for ways, size in ((1, 18), (2, 20), (3, 22), (4, 24))]
    sizes += [f".bl-n5{{font-size:28px;font-weight:900;fill:{HOT}}}"]
    text = _RULES.replace("{halo}", _HALO).replace("{ink}", INK).replace("{paper}", PAPER).replace("{hot}", HOT)
    for name, lines in (("tiles", tiles), ("players", players), ("sizes", sizes)):
        text = text.replace(f"{{{name}}}", "\n".join(lines))
    return text


SHEET = Sheet("bl-catan", _ROOT, _rules(), _LIGHT, _DARK, _FORCED, ".bl-r", _NARROW, _SCALED)
"""The rules of every picture of Catan."""
