"""Colours and style rules of a Torres picture. Stone is grey, since nobody owns a castle; figures have colour."""

from __future__ import annotations

from boardlab.core.picture.drawing import PLAYERS
from boardlab.core.picture.style import Sheet

_LIGHT = (
    "--bg:#DDE9EB;--ink:#23262B;--mut:#586068;--hair:#D5D0C4;--chip:#FFFDF8;--s2:#CBDEE3;--s3:#B3CFD8;--slab:#F3E8CE;"
    "--sl:#C7B182;--sr:#9C8556;--cell:#82A677;--mown:#789C6D;--line:#3D5537;--plate:#6B8A60;--rim:#40543A;"
    "--lab:#4F4A40;--edge:#4E4433;--l:#D3C19B;--r:#A08B63;--door:#453A2A;--joint:#8C7B5A;--t1:#ECDFC0;--t2:#F1E7CE;"
    "--t3:#F5EDD9;--t4:#F9F4E6;--t5:#FCF9F1;--t6:#FFFEFB;--num:#23262B;--out:#23262B;--paper:#FFFDF6;--steel:#C3CAD1;"
    "--king:#2B2E34;--gold:#DDA51C;--goldf:#F6DD8F;--teal:#0B5A52;--tealf:#D2F0E8;--bad:#C93A16;--fl:#A9BE9B;"
    "--fr:#96AD89;--ft:#BBD0AE;--fe:#78966E;--shade:#1E2A18;--so:.26"
)
_DARK = (
    "--bg:#1C2831;--ink:#ECE8DF;--mut:#A3A9B1;--hair:#3C434D;--chip:#282D34;--s2:#203440;--s3:#274553;--slab:#6A5E42;"
    "--sl:#4B412C;--sr:#352E1F;--cell:#375A43;--mown:#304F3B;--line:#6E9780;--plate:#243A31;--rim:#0C1310;"
    "--lab:#F6F1E2;--edge:#15130F;--l:#A8966F;--r:#746544;--door:#17140F;--joint:#5A4F3C;--t1:#CABA95;--t2:#D4C6A5;"
    "--t3:#DED2B7;--t4:#E8DEC8;--t5:#F1E9D8;--t6:#FAF5E9;--num:#131518;--out:#0E1013;--paper:#FFFDF6;--steel:#CDD3D9;"
    "--king:#ECE8DF;--gold:#F0BE45;--goldf:#F2CF6B;--teal:#5BDCCB;--tealf:#0C3F3A;--bad:#FF7A52;--fl:#3F5F4B;"
    "--fr:#37543F;--ft:#486A55;--fe:#28402F;--shade:#000;--so:.38"
)
_FORCED = """\
:is(path,rect){fill:Canvas;stroke:CanvasText}
:is(text),g[data-key^=to] :nth-child(3),.bl-on,.bl-dot{fill:CanvasText}
.bl-line,.bl-shade,.bl-off{fill:none}
.bl-hit{fill:#0000;stroke:none}
.bl-ok,.bl-hit:is(.bl-at,.bl-over,.bl-lit){stroke:Highlight}"""
"""Where the reader's system chooses all colours: walls are lines, targets carry the system's highlight."""

_RULES = """\
.bl-mut{fill:var(--mut)}
.bl-lab{fill:var(--lab)}
.bl-h{font-size:22px}
.bl-h,.bl-b{font-weight:650}
.bl-m{text-anchor:middle}
.bl-e{text-anchor:end}
.bl-bg{fill:var(--bg)}
.bl-s2,.bl-s3{fill:none;stroke:var(--s2);stroke-width:150}
.bl-s3{stroke:var(--s3);stroke-width:64}
.bl-slab{fill:var(--slab)}
.bl-sl{fill:var(--sl)}
.bl-sr{fill:var(--sr)}
.bl-cell{fill:var(--cell)}
.bl-mown{fill:var(--mown)}
.bl-asked,.bl-asked0,.bl-given,.bl-wrong,.bl-line,.bl-gold,.bl-gold0,.bl-off,.bl-lit,.bl-rule,.bl-lvl,.bl-holder,.bl-own0,.bl-sel0,.bl-way,.bl-way0,.bl-co{fill:none}
.bl-line,.bl-tick{stroke:var(--line)}
.bl-line{stroke-width:1.4}
.bl-tick{stroke-width:28;stroke-linecap:butt}
.bl-shade{fill:var(--shade);opacity:var(--so)}
.bl-plate{fill:var(--plate);stroke:var(--rim);stroke-width:1.5}
{tower}{fill:var(--l)}
{tower} path{stroke:var(--edge)}
{tower} :nth-child(2){fill:var(--r)}
{tower} :nth-child(3){fill:var(--door);stroke:var(--joint)}
{roofs}
.bl-n,{tower} text{fill:var(--num);font-size:15px;font-weight:650;text-anchor:middle}
.bl-n0{fill:var(--ink)}
.bl-nh{paint-order:stroke;stroke:var(--t1);stroke-width:4px}
.bl-f path,.bl-k path,.bl-kk path,.bl-king{stroke:var(--out);stroke-width:1.6}
.bl-k :first-child,.bl-kk :first-child{fill:none;stroke:var(--paper);stroke-width:4.6}
.bl-f :nth-child(2){fill:#FFFDF8;stroke:none}
.bl-f text,.bl-k text{fill:#23262B;font-size:12.5px;font-weight:700;text-anchor:middle}
.bl-3 text{font-size:11.5px}
{players}
.bl-k :nth-child(5),.bl-kk :nth-child(4){fill:#FFFDF8}
.bl-k :nth-child(4){fill:var(--steel)}
.bl-k :nth-child(3){fill:none;stroke:#FFFDF8;stroke-width:1.6}
.bl-k.bl-1 :nth-child(3){stroke-width:2.8}
.bl-k.bl-4 :nth-child(3){stroke-width:1.1}
.bl-king,.bl-kk{fill:var(--king)}
.bl-crown,.bl-bonus,.bl-kk :nth-child(2n+3){fill:var(--gold);stroke:var(--out);stroke-width:1.4}
.bl-k,.bl-kk,.bl-mk,.bl-mr{transition:transform .24s}
.bl-gold{stroke:var(--gold);stroke-width:2.8}
.bl-gold0{stroke:var(--out);stroke-width:5}
.bl-chip{fill:var(--chip);stroke:var(--hair);stroke-width:1.2}
.bl-c{font-size:15px}
.bl-halo{paint-order:stroke;stroke:var(--bg);stroke-width:4px}
.bl-card{fill:var(--chip);stroke:var(--ink);stroke-width:1.4}
.bl-new{stroke-dasharray:4 3}
.bl-tag path{stroke:var(--ink);stroke-width:1.4}
.bl-tag path:not(.bl-crown){fill:none}
.bl-tag .bl-tp{stroke:var(--slab);stroke-width:20}
.bl-tag text{font-size:15px}
.bl-stone{fill:var(--l);stroke:var(--edge)}
.bl-none{fill:none;stroke:var(--mut);stroke-dasharray:2 3}
.bl-on{fill:var(--ink)}
.bl-off{stroke:var(--mut);stroke-width:1.6}
.bl-xr rect{fill:var(--chip);stroke:var(--ink);stroke-width:1.6;stroke-dasharray:3 2.5}
.bl-xr>text{font-size:15px;font-weight:650}
.bl-xt rect{stroke:var(--teal);stroke-width:2}
.bl-xt>text{fill:var(--teal)}
.bl-xn rect{stroke:var(--bad);stroke-width:2}
.bl-ok{fill:var(--tealf);fill-opacity:.85;stroke:var(--teal);stroke-width:2.5}
.bl-dot{fill:var(--teal)}
.bl-sel{fill:#fff;fill-opacity:.2;stroke:var(--ink);stroke-width:2.5}
.bl-sel0{stroke:var(--chip);stroke-width:6}
.bl-way{stroke:var(--teal);stroke-width:4;stroke-dasharray:6 5}
.bl-way0{stroke:var(--chip);stroke-width:8}
.bl-no{fill:var(--chip);stroke:var(--bad);stroke-width:3}
{tower}.bl-dim{fill:var(--fl)}
{tower}.bl-dim :nth-child(2){fill:var(--fr)}
.bl-dim [class*=bl-t],.bl-pl.bl-dim{fill:var(--ft)}
{tower}.bl-dim path{stroke:var(--fe)}
{tower}.bl-dim :nth-child(3){fill:var(--fe)}
.bl-k.bl-dim,.bl-kk.bl-dim,.bl-mk.bl-dim,.bl-xr.bl-dim{opacity:.35}
{tower}.bl-dim text,.bl-n.bl-dim{fill:var(--lab);opacity:.8}
.bl-co.bl-dim{stroke-opacity:.3}
.bl-lit{stroke:var(--ink);stroke-width:3}
.bl-rule{stroke:var(--ink);stroke-width:1.8}
.bl-lvl{stroke:var(--gold);stroke-width:3.2}
.bl-holder{stroke-width:3.8}
.bl-asked{stroke:var(--ink);stroke-width:2;stroke-dasharray:6 4}
.bl-asked0{stroke:var(--chip);stroke-width:5}
.bl-given{stroke:var(--teal);stroke-width:4}
.bl-wrong{stroke:var(--bad);stroke-width:4;stroke-dasharray:7 5}
.bl-own0{stroke:var(--out);stroke-width:6.4}
.bl-gd{fill:var(--goldf)}
.bl-bt{fill:#23262B;font-weight:700}
.bl-pl{stroke:var(--edge);stroke-width:.6}
.bl-co{stroke:var(--ink);stroke-width:3}
.bl-pn{font-size:20px}
.bl-on-roof path:not(.bl-crown){stroke:var(--num)}
.bl-on-roof text{fill:var(--num)}
.bl-pale{fill:var(--bg);fill-opacity:.88;fill-rule:evenodd}
.bl-hit{fill:transparent;cursor:pointer}
.bl-hit.bl-lit{stroke-width:1.5}
.bl-hit.bl-focus{stroke-width:4}
.bl-over{fill:var(--ink);fill-opacity:.1;stroke:var(--ink);stroke-width:1.5}
.bl-at{stroke:var(--ink);stroke-width:4;outline:0;filter:{halo}}
"""
_NARROW = """\
g[data-key^=to] text,.bl-n{font-size:25px}
.bl-n{paint-order:stroke;stroke:var(--t2);stroke-width:4px}
.bl-n0{stroke:var(--cell)}
.bl-pn{font-size:25px;stroke:none}
.bl-k>*,.bl-kk>*{transform:translateY(-8px)scale(1.97)}
.bl-mk text{font-size:16px}
.bl-xr>*{scale:1.65}
.bl-lab{font-size:24.6px}
.bl-tag text{font-size:24.6px;letter-spacing:-2px;transform:translate(-3px,2.5px)}
.bl-tag .bl-tp{stroke-width:27}"""
"""A board as wide as a phone: what is read on it is larger, and so are the figures that carry letters."""
_SCALED = """\
g[data-key^=to] text,.bl-n,.bl-pn{font-size:max(25px,11.2px*var(--unit,2))}
.bl-k text{font-size:max(12.5px,5.7px*var(--unit,2))}
.bl-lab,.bl-tag text{font-size:max(24.6px,11px*var(--unit,2))}
g[data-key^=ta]:not(.bl-xr)>*{transform-box:fill-box;transform-origin:50%;scale:1.5}"""
"""There it has eleven pixels, however small the board is, and marks are as large as a finger sees them."""
_HALO = "drop-shadow(2px 2.5px var(--bg)) drop-shadow(-2px -2.5px var(--bg))"
"""A gap of paper on both sides of the focus ring, whichever way its edges run."""
_ROOT = (
    "background:var(--bg);border-radius:12px;font:16px system-ui,sans-serif;font-variant-numeric:tabular-nums;"
    "fill:var(--ink);stroke-linejoin:round;stroke-linecap:round"
)


def _rules() -> str:
    roofs = "".join(f".bl-t{level}{{fill:var(--t{level})}}\n" for level in range(1, 7))
    players = "".join(
        f".bl-{at}{{fill:{colour}}}\n.bl-o{at}{{stroke:{colour}}}\n" for at, colour in enumerate(PLAYERS, 1)
    )
    text = _RULES.replace("{tower}", "g[data-key^=to]").replace("{halo}", _HALO)
    return text.replace("{roofs}\n", roofs).replace("{players}\n", players)


SHEET = Sheet("bl-torres", _ROOT, _rules(), _LIGHT, _DARK, _FORCED, ".bl-k,.bl-kk,.bl-mk,.bl-mr", _NARROW, _SCALED)
"""The rules of every picture of Torres."""
