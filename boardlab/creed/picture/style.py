"""Colours and style rules of a Creed picture: ownership as a breath of colour, tiles the same in both themes."""

from __future__ import annotations

from boardlab.core.picture.drawing import PLAYERS
from boardlab.core.picture.style import Sheet

_LIGHT = (
    "--bg:#F7F4EC;--ink:#23262B;--mut:#62666E;--hair:#E3DCCB;--card:#FFFDF8;--box:#BDB6A6;--face:#FFFDF6;--cc:#F8F2E4;"
    "--fc:#F4F6EC;--sw:#A9C2BC;--si:#3F6A62;--lx:#B4AE9C;--gold:#DDA51C;--gl:#F9E7AE;--wl:#C9CBCB;--tb:#B5AB99;"
    "--tp:#6E675B;--teal:#0F766C;--bad:#C93A16;"
    "--g1:#CEDBD8;--h1:#C3D1D4;--j1:#96AFAB;--o1:#2B6FA3;--g2:#DAD5B8;--h2:#D7C7A0;--j2:#ABA881;--o2:#7A5500;"
    "--g3:#E1CDC8;--h3:#E3B9BA;--j3:#B79B95;--o3:#A8244F;--g4:#D4CFDB;--h4:#CDBDDA;--j4:#A39EB4;--o4:#5A2FC4"
)
_DARK = (
    "--bg:#1B1E23;--ink:#ECE8DF;--mut:#A0A6AE;--hair:#3A3F48;--card:#24282F;--box:#5A606A;--face:#EFE9DC;--cc:#22211F;"
    "--fc:#1F2422;--sw:#22403E;--si:#8FBBB2;--lx:#6B6B66;--gold:#F0BE45;--gl:#5E4E22;--wl:#B4B8BC;--tb:#6A6459;"
    "--tp:#A9A292;--teal:#5BDCCB;--bad:#FF7A52;"
    "--g1:#38474C;--h1:#3F4F59;--j1:#5F8089;--o1:#84B7DE;--g2:#43422E;--h2:#524528;--j2:#77744A;--o2:#BC9B4C;"
    "--g3:#4A393D;--h3:#5E3840;--j3:#8E5C68;--o3:#E08BA8;--g4:#3D3C4F;--h4:#493D5E;--j4:#736A96;--o4:#AE92F2"
)
_DEEP = ("#2B6FA3", "#7A5500", "#A8244F", "#5A2FC4")
"""The deep tone of each player: outlines, edges, backs of one's own hidden units; white on it has 5:1 or more."""

_RULES = """\
.bl-a,.bl-d,.bl-l,.bl-lt,.bl-cp,.bl-mt,.bl-centred,.bl-px,.bl-ct,.bl-f0 text{text-anchor:middle}
.bl-end{text-anchor:end}
.bl-bg{fill:var(--bg)}
{players}
.bl-gf{fill:var(--g);stroke:var(--c);stroke-width:1.6}
.bl-gc{fill:var(--h)}
.bl-ln,.bl-lx{fill:none;stroke:var(--j);stroke-width:20;stroke-linecap:butt}
.bl-lx{stroke:var(--lx)}
.bl-th{fill:none;stroke:var(--o);stroke-width:2.5;stroke-dasharray:0 7}
.bl-ff{fill:var(--fc);stroke:var(--fc);stroke-width:10}
.bl-fc{fill:var(--cc);stroke:var(--cc);stroke-width:10}
.bl-sw{fill:var(--sw);stroke:var(--sw);stroke-width:10}
.bl-si{fill:none;stroke:var(--si);stroke-width:2}
.bl-ld{fill:var(--bg);stroke:var(--lx);stroke-width:2}
.bl-lt{font-size:17px;font-weight:700}
.bl-cp{font-size:13px;fill-opacity:.8}
.bl-cu{font-size:20px}
.bl-band{fill:none;stroke:var(--teal);stroke-width:76;stroke-opacity:.22}
.bl-gold{fill:var(--gl);stroke:var(--gold);stroke-width:4}
.bl-u{transition:transform .22s}
.bl-e{fill:var(--d);stroke-linejoin:miter}
.bl-b,.bl-bk{fill:var(--face);stroke:var(--c);stroke-width:4;stroke-linejoin:miter}
.bl-bk{fill:var(--c)}
.bl-p1 .bl-e{stroke:var(--d);stroke-width:36;stroke-linejoin:round}
.bl-p1 .bl-b,.bl-p1 .bl-bk{stroke-width:36;stroke-linejoin:round}
.bl-p1 .bl-b{fill:var(--c)}
.bl-i{fill:var(--face);stroke:var(--face);stroke-width:28}
.bl-hid .bl-bk{fill:var(--d)}
.bl-p1.bl-hid .bl-bk{stroke:var(--d)}
.bl-pt{fill:none;stroke:#FFFDF6;stroke-opacity:.42;stroke-width:2.6}
.bl-p1 .bl-pt{stroke-dasharray:0 9.5;stroke-width:3}
.bl-hid .bl-pt{stroke-opacity:.2}
.bl-m{fill:#FFFDF6;stroke:var(--d);stroke-width:2}
.bl-f,.bl-w{fill:#23262B;fill-rule:evenodd}
.bl-s,.bl-t,.bl-k{fill:none;stroke:#23262B;stroke-width:2.8}
.bl-t,.bl-k{stroke-width:1.8}
.bl-k{stroke:var(--face)}
.bl-hid .bl-f{fill:#FFFDF6}
.bl-hid .bl-s,.bl-hid .bl-t{stroke:#FFFDF6}
.bl-hid .bl-k{stroke:var(--d)}
.bl-a,.bl-d,.bl-l{font-size:22px;font-weight:800;fill:#23262B}
.bl-a{transform:translate(-11.5px,20px)}
.bl-as{font-size:17px;transform:translate(-13.5px,19px)}
.bl-d{fill:#FFFDF6;transform:translate(11.5px,20px)}
.bl-l{font-size:18px}
.bl-hid .bl-a{fill:#FFFDF6}
.bl-n{stroke:#23262B;stroke-width:3;stroke-opacity:.5}
.bl-hid .bl-n{stroke:#FFFDF6}
.bl-done{fill:#23262B;stroke:#FFFDF6;stroke-width:2}
.bl-tick{fill:none;stroke:#FFFDF6;stroke-width:2.8}
.bl-mor{fill:#FFFDF6;stroke:#23262B;stroke-width:2}
.bl-mt{font-size:17px;font-weight:800;fill:#23262B}
.bl-t1{fill:var(--c);stroke:var(--o);stroke-width:2.2}
.bl-t2{fill:var(--d)}
.bl-td{fill:#23262B;fill-opacity:.82}
.bl-tb{fill:var(--tb)}
.bl-tp{fill:none;stroke:var(--tp);stroke-width:3}
.bl-wl{fill:var(--wl);stroke:#4A4E54;stroke-width:2}
.bl-wj{fill:none;stroke:#4A4E54;stroke-width:1.4}
.bl-mk{fill:#FFFDF6;stroke:var(--d);stroke-width:1.8}
.bl-mi{fill:#23262B;transform:scale(.6)}
.bl-gone{fill-opacity:.5}
.bl-open{fill:none;stroke:var(--mut);stroke-width:2;stroke-dasharray:4 4}
.bl-dim,.bl-far{opacity:.38}
.bl-case,.bl-tg,.bl-can,.bl-lg,.bl-fo,.bl-no{fill:none}
.bl-case{stroke:var(--card);stroke-width:8}
.bl-pick{fill:#fff;fill-opacity:.2;stroke:var(--ink);stroke-width:4.5}
.bl-tg,.bl-can{stroke:var(--teal);stroke-width:4}
.bl-tv{stroke-dasharray:9 7;stroke-linecap:butt}
.bl-lg{stroke:var(--gold);stroke-width:3.5}
.bl-fo{stroke:var(--ink);stroke-width:7;stroke-dasharray:16 46;stroke-dashoffset:8;stroke-linecap:butt}
.bl-dot{fill:var(--teal);stroke:var(--card);stroke-width:2.5}
.bl-no{stroke:var(--bad);stroke-width:3.5;stroke-dasharray:6 6}
.bl-sl{fill:var(--card);stroke:var(--bad);stroke-width:2.8}
.bl-sx{stroke:var(--bad);stroke-width:2.8}
.bl-chip{fill:var(--gold);stroke:#23262B;stroke-width:1.4}
.bl-ct{font-size:17px;font-weight:800;fill:#23262B}
.bl-sup{fill:none;stroke:var(--teal);stroke-width:4;stroke-dasharray:0 8}
.bl-cc rect{stroke:var(--bg);stroke-width:2}
.bl-ci rect{fill:var(--ink)}
.bl-cc text{fill:var(--bg);font-size:17px;font-weight:800;text-anchor:middle}
.bl-cy rect{fill:var(--teal)}
.bl-cn rect,.bl-cq rect{fill:var(--card);stroke:var(--teal);stroke-width:2.5}
.bl-cn rect{stroke-dasharray:6 5;stroke-linecap:butt}
.bl-cs rect{fill:var(--card);stroke:var(--teal);stroke-width:2.5}
.bl-cn text,.bl-cq text,.bl-cs text{fill:var(--ink)}
.bl-mut{fill:var(--mut)}
.bl-h1{font-size:20px;font-weight:700}
.bl-h2{font-size:15px;font-weight:700}
.bl-ap{font-size:23px;font-weight:800}
.bl-pill{fill:var(--ink)}
.bl-pit{fill:var(--bg);font-size:14px;font-weight:700;text-anchor:middle}
.bl-four{font-size:17px}
.bl-pan{fill:var(--card);stroke:var(--hair)}
.bl-hr{stroke:var(--hair);fill:none}
.bl-bx{fill:var(--bg);stroke:var(--box);stroke-width:1.2}
.bl-px{font-size:14px;font-weight:700;fill:var(--mut)}
.bl-sg{fill:var(--ink);fill-rule:evenodd}
.bl-ss,.bl-st{fill:none;stroke:var(--ink);stroke-width:2.8}
.bl-st{stroke-width:1.8}
.bl-sk{fill:none;stroke:var(--card);stroke-width:1.8}
.bl-n1,.bl-n2,.bl-n3,.bl-n4,.bl-n5,.bl-n6{fill:none;stroke:#FFFDF6;stroke-width:6.5;stroke-dasharray:0 21}
.bl-n2{stroke:var(--c);stroke-width:16}
.bl-n3{stroke:var(--d);stroke-width:19}
.bl-n4{stroke-width:15.4}
.bl-n5{stroke:var(--d);stroke-width:8}
.bl-n6{stroke:var(--mut);stroke-width:5.5;stroke-opacity:.6;stroke-dasharray:0 14}
.bl-q1{fill:var(--c);stroke:var(--d)}
.bl-q2{fill:var(--d)}
.bl-tm{stroke:var(--ink);stroke-width:9}
.bl-tm0{stroke:var(--bg);stroke-width:17}
.bl-tm1{stroke:var(--bg);stroke-width:5}
.bl-phone{display:none}
.bl-rd{fill:var(--card);stroke:var(--ink);stroke-width:2}
.bl-f0 path{fill:var(--c);stroke:#23262B;stroke-width:1.4}
.bl-f0 :nth-child(2){fill:#FFFDF6;stroke:none}
.bl-f0 text{fill:#23262B;font-size:12.5px;font-weight:800}
.bl-f0.bl-p3 text{font-size:11px}
.bl-f0.bl-next path:first-child{stroke-width:3}
.bl-hit{fill:transparent;cursor:pointer}
.bl-hit.bl-lit:is(.bl-dimmed *){stroke:var(--gold);stroke-width:5;stroke-opacity:1}
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
.bl-f,.bl-mi,.bl-td,.bl-tick,.bl-t2,.bl-sg{fill:CanvasText;stroke:none}
.bl-w{fill:Canvas}
.bl-pt,.bl-s,.bl-t,.bl-k,.bl-n,.bl-th,.bl-si,.bl-tp,.bl-wj,.bl-ln,.bl-lx,.bl-ss,.bl-st{fill:none}
.bl-ff,.bl-fc,.bl-sw,.bl-i,.bl-case,.bl-bg{stroke:Canvas}
.bl-gc,.bl-band,.bl-hr{fill:none;stroke:none}
.bl-gf,.bl-lg,.bl-fo,.bl-pick,.bl-no,.bl-gold{fill:none}
.bl-tg,.bl-can{fill:none;stroke:Highlight}
.bl-dot{fill:Highlight}
.bl-hit{fill:#0000;stroke:none}
.bl-hit:is(.bl-at,.bl-over,.bl-lit){stroke:Highlight}"""
"""Where the reader's system chooses all colours: shapes are lines, targets carry the system's highlight."""
_ROOT = (
    "background:var(--bg);font:15px system-ui,sans-serif;font-variant-numeric:tabular-nums;fill:var(--ink);"
    "stroke-linejoin:round;stroke-linecap:round"
)


_NARROW = """\
.bl-u[data-key]>*{scale:1.15}
[data-key] .bl-a,[data-key] .bl-d,[data-key] .bl-l{font-size:24.6px}
.bl-as{font-size:22px}
.bl-lt{font-size:29px}
.bl-cp,.bl-wide,.bl-cc,.bl-sup{display:none}
[data-key] .bl-mor{transform-origin:19px -21px;scale:1.7}
[data-key] .bl-mt{font-size:28px;transform-origin:19px -21px}
.bl-phone{display:inline;font-size:29px;font-weight:700}
.bl-mid .bl-f0>*{scale:1.4}"""
"""A board as wide as a phone: what is read on it is larger, and nothing is there that could not be read."""
_SCALED = """\
[data-key] .bl-a,[data-key] .bl-d,[data-key] .bl-l{font-size:max(24.6px,9.8px*var(--unit,2))}
.bl-lt,.bl-phone{font-size:max(29px,11.2px*var(--unit,2))}"""
"""There it has eleven pixels, however small the board is."""


def _rules() -> str:
    players = [
        f".bl-p{at}{{--c:{colour};--d:{deep};--g:var(--g{at});--h:var(--h{at});--j:var(--j{at});--o:var(--o{at})}}"
        for at, (colour, deep) in enumerate(zip(PLAYERS, _DEEP, strict=True), 1)
    ]
    return _RULES.replace("{players}", "\n".join(players)).replace("{halo}", _HALO)


SHEET = Sheet("bl-creed", _ROOT, _rules(), _LIGHT, _DARK, _FORCED, ".bl-u", _NARROW, _SCALED)
"""The rules of every picture of Creed."""
