import{button as ee,h as d}from"./common.js";import{icon as se}from"./common.js";import{stars as oe}from"./table.js";var J=(s,t)=>s.split(/\b([A-Z]?[A-Za-z]\d{1,2})\b/).
map((e,o)=>o%2&&t[e]?d("span.bl-st-name",{"data-name":e},e):e),B=(s,t={})=>s.map((e,o)=>{if(typeof e=="string")return J(e,t);let{kind:n,text:l,rule:r,title:a}=e;
return r?d("span.bl-rule.bl-st-rule",{role:"button",tabindex:0,"data-k":`rule ${o}`,"data-do":"rule","data-rule":r,"data-title":a},l):d(n==="strong"?"b":n==="sl\
anted"?"em":"code",{},l)}),D=(s,t)=>s.map(({kind:e,spans:o=[],items:n=[],head:l=[],rows:r=[]},a)=>{let i={"data-k":`block ${a}`};return e==="list"||e==="numbers"?
d(e==="list"?"ul.bl-st-list":"ol.bl-st-list",i,n.map(c=>d("li",{},B(c,t)))):e==="quote"?d("p.bl-st-quote",i,B(o)):e!=="table"?d("p.bl-st-lead",i,B(o,t)):d("tabl\
e.bl-st-table",i,l.some(c=>c.length)&&d("thead",{},d("tr",{},l.map(c=>d("th",{scope:"col"},B(c))))),d("tbody",{},r.map(c=>d("tr",{},c.map(p=>d("td",{},B(p)))))))}),
O=({title:s,lines:t,head:e,rows:o},n)=>d("section.bl-st-told",{"data-k":`told ${n}`},s&&d("b",{},s),t.length>0&&(t.length===1?d("p",{},t[0]):d("ul.bl-st-list",{},
t.map(l=>d("li",{},l)))),o.length>0&&d("table.bl-st-table",{},e.length>0&&d("thead",{},d("tr",{},e.map(l=>d("th",{scope:"col"},l)))),d("tbody",{},o.map(l=>d("tr",
{},l.map(r=>d("td",{class:/^[\d.,%−-]+$/.test(r)?"bl-st-num":null},r))))))),ut=({goals:s,outcome:t,words:e},o)=>[d("ul.bl-st-goals#goals",{"aria-label":e.goals},
s.map(({says:n,done:l},r)=>d("li",{class:l?"bl-done":null,"data-k":`goal ${r}`},d("i",{},l&&se(o,"accept")),d("span",{},d("span.bl-unseen",{},l?e.goal_done:e.goal_open,
" "),n)))),d("p.bl-st-outcome#outcome",{class:t?.counts&&"bl-counts"},t&&t.stars>=0&&d("span",{role:"img","aria-label":t.signs},oe(t.stars)),t?.says,t?.says&&t.
ask&&" ",t?.ask&&ee({class:"bl-st-link","data-do":"solution"},t.ask))],ft=s=>d("ol.bl-st-line#line",{tabindex:0},s.map((t,e)=>d("li",{"data-k":`deed ${e}`},t)));import{button as C,h as u}from"./common.js";import{icon as ne}from"./common.js";import{tools as re}from"./table.js";var le=20;function bt({frame:s,local:t,words:e,
lesson:o,presenting:n}){return u("header.bl-st-head#lessonhead",{},u("span.bl-st-game",{},o.game),u("h2",{},o.lesson),u("div.bl-st-tools",{},o.left.length>0&&u(
"span.bl-st-left",{},o.left[0],u("b",{},o.left[1]),o.left[2]),u("div.bl-seg",{role:"group","aria-label":e.language},s.languages.map(({key:l,label:r})=>C({"data-\
do":"language","data-pick":l,lang:l,"aria-pressed":String(l===s.lang)},r))),C({class:"bl-st-begin","data-do":"present"},n.label),re(s,t,e)))}function ht({words:s,
lesson:t}){let e=t.of>le,o=(n,l,r)=>C({class:"bl-st-step","data-do":"go","data-at":Math.max(0,Math.min(t.of-1,l)),"data-k":`step ${n}`,"aria-label":r,title:r,"a\
ria-disabled":l<0||l>=t.of?"true":null},ne(s,n));return u("nav.bl-st-map#map",{"aria-label":t.words.map},o("back",t.at-1,t.words.back),u("p.bl-st-chap",{},u("b",
{},t.chapter),u("span.bl-st-where",{},t.where),u("span.bl-st-short",{"aria-hidden":"true"},t.short)),u("ol.bl-st-dots",{},t.map.map(({label:n,steps:l},r)=>{let a=l.
some(({at:c})=>c===t.at),i=l.every(({state:c})=>c!=="open");return u("li",{class:a?"bl-st-here":e?"bl-st-far bl-st-fold":"bl-st-far","data-k":`chapter ${r}`},C(
{class:i?"bl-st-dash bl-done":"bl-st-dash","data-do":"go","data-at":l[0].at,"data-k":`to ${r}`,tabindex:-1,"aria-label":n,title:n},u("i",{})),u("ol",{"aria-labe\
l":n},l.map(c=>ie(c,t.at))))})),o("on",t.at+1,t.words.on))}var ie=({at:s,kind:t,state:e,says:o},n)=>u("li",{"data-k":`dot ${s}`},C({class:`bl-st-dot bl-dot-${t}\
 bl-${e}`,"data-do":"go","data-at":s,"data-k":`dot ${s}`,"aria-label":o,title:o,tabindex:s===n?0:-1,"aria-current":s===n?"step":null},u("i",{})));import{button as gt,h as v}from"./common.js";import{stars as ae}from"./table.js";var K=(s,t,e,o="")=>gt({class:e,"data-do":"practise","data-pick":s,"data-k":`pr\
actise ${s}`,"aria-label":o&&`${t}: ${o}`},t);function yt({practice:s},t,e){return s.rules[t]&&K(t,s.rules[t],"bl-st-link bl-st-practise",e)}var kt=({practice:s})=>[
s.missed&&v("p.bl-st-tasks",{},K("missed",s.missed,"bl-st-second bl-st-practise")),s.topic&&v("p",{},K(s.topic,s.all,"bl-st-second bl-st-practise"))],tt=({practice:s})=>s.
back&&K("",s.back,"bl-st-link"),wt=({challenges:{title:s,rows:t}})=>t.length>0&&v("section.bl-st-tasks#tasks",{"aria-label":s},v("h4",{},s),v("ul",{},t.map(({id:e,
title:o,stars:n,signs:l})=>v("li",{"data-k":e},gt({class:"bl-st-task","data-do":"challenge","data-pick":e,"data-k":e},v("span",{},o),v("span",{role:"img","aria-\
label":l},ae(n)))))));import{button as St,h as k,picture as ce}from"./common.js";var et=({root:s})=>s.querySelector(".bl-st-pupil input"),xt=s=>s.ask("hand_in",{key:et(s)?.value.trim()??
""});function pe(s){s.local.handing=!s.local.handing,s.draw(),et(s)?.focus()}function vt({hand_in:s},{handing:t}){return s.title&&[k("p",{},St({class:"bl-st-lin\
k bl-st-practise","data-do":"handing","aria-expanded":String(!!t)},s.title)),t&&[k("p.bl-st-small#handtold",{},s.told),s.code&&k("p.bl-st-handed#handed",{},k("o\
utput",{},s.code)),s.svg&&k("div.bl-st-scan#handqr",{},ce(s.svg)),s.code&&k("p.bl-st-small#handaloud",{},s.aloud),k("p.bl-st-pupil#pupilrow",{},k("label",{},s.number,
k("input#pupil",{type:"text",inputmode:"numeric",maxlength:8,autocomplete:"off"})),St({class:"bl-st-second","data-do":"hand_in"},s.make))]]}var Et={key:"hand_in",
on:{handing:pe,hand_in:xt},onKey(s,t){return t.key!=="Enter"||t.isComposing||t.target!==et(s)?!1:(t.preventDefault(),xt(s),!0)}};import{button as Tt,h as m}from"./common.js";import{ruled as de}from"./common.js";function Lt(s){let{can:t,lines:e,game:o}=s.end;return m("section.bl-st-end#end",{tabindex:0,role:"group","aria-label":t},m("p.bl-st-kick",{},s.lesson),o&&me(o),
m("h3",{},t),m("ul",{},e.map(({text:n,rule:l,title:r},a)=>m("li",{"data-k":`line ${a}`},m("i",{"aria-hidden":"true"},"•"),m("div",{},D(n),l&&m("small",{},de({
rule:l,title:r})),l&&yt(s,l,r))))))}function me(s){let t=(e,o)=>m("tr",{},e.map((n,l)=>m(l&&o==="td"?"td":"th",{scope:o==="td"?"row":"col"},n)));return m(s.by?"\
section.bl-st-yours.bl-st-summed":"section.bl-st-yours",{},m("h3",{},s.title),m("p.bl-st-lead",{},s.says),s.good.length>0&&[m("p.bl-st-small",{},s.good_title),m(
"ul.bl-st-good",{},s.good.map(e=>m("li",{},e)))],s.rows.length>0&&m("table",{"aria-label":s.by||s.title},m("thead",{},t([s.by,...s.head],"th")),m("tbody",{},s.rows.
map(e=>t(e,"td")))),s.next&&[m("p.bl-st-small",{},s.next_title),m("p.bl-st-lead",{},s.next)])}function Ht(s,t){let{title:e,rows:o,left:n,met:l,met_title:r,game:a}=s.
end;return[m("h3#title",{tabindex:-1},e),m("dl.bl-st-sums",{},o.map(([i,c,p])=>m("div",{},m("dt",{},i),m("dd",{},m("b",{},c),` ${p}`)))),n&&m("p.bl-st-small",{},
n),s.missed.length>0&&[m("p.bl-st-small",{},s.missed_title),s.missed.map(({says:i,at:c})=>m("p",{},Tt({class:"bl-st-link","data-do":"go","data-at":c},i)))],l.length>
0&&m("section.bl-st-met",{},m("p.bl-st-small",{},r),m("ul",{},l.map(i=>m("li",{},i)))),kt(s),wt(s),vt(s,t),m("p.bl-st-small",{},Tt({class:a?"bl-st-second":"bl-s\
t-link","data-do":"anew"},s.anew))]}var ue=[150,400,800,1500],Pt=.5,fe=["pointerdown","wheel","touchstart","keydown"],$t=".jp-Notebook, .jp-WindowedPanel-outer",be=460,he=24;function At(s,t){if(!globalThis.
ResizeObserver)return;let e=null,o=0,n=new ResizeObserver(l);n.observe(s),t.addEventListener("abort",()=>n.disconnect());function l(){let r=s.closest($t);if(r!==
e&&(e&&n.unobserve(e),r&&n.observe(r),e=r,o=r?.clientHeight??0,s.style.setProperty("--bl-room",r?qt(o):"")),!e||e.clientHeight===o||!e.clientHeight)return;let{top:a}=e.
getBoundingClientRect(),i=s.getBoundingClientRect().bottom<=a+o+1;o=e.clientHeight,s.style.setProperty("--bl-room",qt(o)),i&&s.getBoundingClientRect().bottom>a+
o&&s.scrollIntoView({block:"nearest"})}}var qt=s=>`${Math.max(be,s-he)}px`;function Mt(s,t){let e=new AbortController,o=s.ownerDocument.defaultView,n=ue.map(r=>setTimeout(
l,r));for(let r of fe)o.addEventListener(r,()=>e.abort(),{capture:!0,passive:!0,signal:e.signal});t.addEventListener("abort",()=>e.abort(),{once:!0}),e.signal.addEventListener(
"abort",()=>n.forEach(clearTimeout));function l(){let r=s.closest($t)?.getBoundingClientRect(),{top:a,bottom:i,height:c}=s.getBoundingClientRect();!r||!c||a>=r.
top&&i<=r.bottom||i<r.top-Pt*r.height||a>r.bottom+Pt*r.height||s.scrollIntoView({block:c>r.height?"start":"nearest"})}}var Rt=s=>[".bl-options:not(.bl-why)",".bl-why"].map(t=>[...s.querySelectorAll(`${t} input`)].map(e=>e)),ge=s=>Rt(s).map(t=>t.find(({checked:e})=>e)?.dataset.n??
"").join(",");function Bt(s,t){if(!/^\d*,\d*$/.test(t))return;let e=t.split(",");for(let[o,n]of Rt(s).entries()){let l=n.find(({dataset:r})=>r.n===e[o]);l&&!n.some(
({checked:r})=>r)&&(l.checked=!0)}}var F=class{constructor(t){this.key="draft";this.on={less:()=>this.count(-1),more:()=>this.count(1)};this.table=t}listen({root:t,
signal:e}){let o=(n,l)=>t.addEventListener(n,l,{signal:e});o("input",({target:n})=>n.matches(".bl-number input")&&this.keep(n.value.trim())),o("change",({target:n})=>n.
matches(".bl-options input")&&this.keep(ge(t))),e.addEventListener("abort",()=>this.drop())}count(t){let e=this.table.root.querySelector(".bl-number input");e&&
(e.value=String(Math.max(0,(Number.parseInt(e.value.normalize("NFKC"),10)||0)+(e.value?t:t>0?1:0))),e.dispatchEvent(new Event("input",{bubbles:!0})))}keep(t){let{
link:e,local:o,root:n}=this.table;n.querySelector(".bl-st-foot > .bl-strip-notice")?.remove(),o.notice="",this.drop(),this.typed=setTimeout(()=>e.post({client:e.
client,seq:++e.seq,rev:0,do:"draft",key:t}),400)}drop(){clearTimeout(this.typed)}};import{cover as Me}from"./board.js";import{surface as Re}from"./board.js";import{button as Ft,h as g,picture as Be}from"./common.js";import{tool as Gt}from"./common.js";
import{slots as V}from"./table.js";import{timeline as Oe}from"./table.js";import{h as S}from"./common.js";import{TRAYS as _t}from"./table.js";import{actions as qe,turn as $e}from"./table.js";import{receipt as jt}from"./table.js";import{
lying as Wt,slots as lt}from"./table.js";import{log as Dt}from"./table.js";import{noticed as Te}from"./board.js";import{button as z,h as f}from"./common.js";import{turn as Le}from"./table.js";import{reveals as He}from"./question.js";import{button as ye,h}from"./common.js";import{challengePanel as ke}from"./table.js";import{ladder as we}from"./table.js";import{doing as I,INPUTS as Se,outcome as xe,reveals as ot,tone as Ot}from"./question.js";function Ct(s){let{frame:t,lesson:e,words:o,places:n,presenter:l,question:r}=s;
return h("div.bl-st-text#sttext",{class:r?.result?`${Ot(r.result)} bl-st-judged`:null,role:"group","aria-label":e.words.text},e.kind==="end"?Ht(e,s.local):l&&r&&
e.hands?[l.hands.facing(),s.isPlaying&&st(s)]:[e.stopped&&h("p.bl-st-stopped#stopped",{},e.stopped," ",ye({class:"bl-st-link","data-do":"anew"},e.from_start)),(e.
kick||r)&&h("p.bl-st-kick#kick",{},h("span",{},l&&r?e.present.predict:e.kick),r&&!l&&h("span",{},r.worth)),e.title&&h("h3#title",{tabindex:-1},e.title),e.anew_board&&
h("p.bl-st-small#anewboard",{},e.anew_board),!(r&&ot(r))&&D(e.text,n),t.challenge&&ke(t.challenge,!1),e.goals.length>0&&ut(e,o),e.tries&&h("p.bl-st-small#tries",
{},e.tries),r&&ve(s),e.beside.map(O),s.isPlaying&&st(s),s.isWatched&&!s.isPlaying&&It(s),G(s)&&nt(s)])}var G=s=>!w(s)||L(s)||!!s.question?.hints.rungs.some(({open:t})=>t);
function nt(s){let{local:t,words:e,presenter:o,question:n}=s;return n&&!o&&!ot(n)&&we(n.hints,t,e,s.isPlaying||n.choices.length+n.steps.length>4||n.kind==="lega\
l"||G(s)&&n.reasons.length>0&&H(s))}function ve(s){let{frame:t,local:e,words:o,places:n,presenter:l,table:r,lesson:a,question:i}=s,c=["choice","legal","order"].
includes(i.kind);return[h("p.bl-st-lead.bl-st-asked#asked",{},J(i.question,n)),L(s)&&N(s),i.result&&h("div.bl-verdict.bl-st-note#note",{class:Ot(i.result)},xe(t,
e,o),Ee(s)),!i.result&&(i.away||a.practice.back)&&h("p.bl-st-ways#leave",{},i.away?I("back",i.back,"bl-st-link"):tt(a)),!i.result&&c&&h("div.bl-st-control#contr\
ol",{"data-k":`control ${i.id}`},Se[i.kind](l?{...i,seed:""}:i,`bl ${r.link.client}`,o,t))]}function Ee({lesson:s,question:t}){let e=t.result,o=[t.away&&I("back",
t.back,"bl-st-link"),tt(s),e.may_tell&&I("tell",t.tell,"bl-st-link"),e.fresh&&!t.away&&!s.practice.back&&(e.told||e.solved)&&I("fresh",t.fresh,"bl-st-link"),ot(
t)&&I("again",t.again,"bl-st-link")].filter(Boolean);return o.length>0&&h("p.bl-st-ways",{},o)}var rt=s=>w(s)&&s.isPlaying&&!L(s)&&!s.frame.turn.over;function Nt(s){let{frame:t,local:e,words:o,lesson:n,presenter:l,question:r}=s,{main:a,following:i}=n;if(l)
return f("div.bl-st-foot#foot",{});let c=r&&!He(r)?Pe(s):f("p.bl-st-next",{},i.label&&f("span",{},i.label),f("b",{},i.title??"")),p=s.isPlaying&&z({class:"bl-st\
-second","data-do":"undo",hidden:!t.time.can_undo},o.undo);return f("div.bl-st-foot#foot",{},e.below&&Te(e,o),rt(s)&&Le(t,o),!G(s)&&nt(s),c,p,a.do&&z({class:"bl\
-st-main","data-do":"main","data-k":"main"},a.label))}function Pe({table:s,lesson:t,question:e}){let{words:o,draft:n,key:l}=t,r=`n${s.link.client}`;return e.result?
f("p.bl-st-next",{},e.result.given&&f("span",{},e.state)):e.kind!=="number"?f("p.bl-st-next",{},f("span",{},e.kind==="cells"?e.picked:o.unchecked),f("small",{},
e.stake)):f("div.bl-number.bl-st-number",{"data-k":`number ${l} ${e.id}`},f("label",{for:r},o.predict,f("small",{},e.stake)),f("div",{},z({"data-do":"less","ari\
a-label":o.fewer},"−"),f("input#number",{id:r,type:"text",inputmode:"numeric",maxlength:24,autocomplete:"off",placeholder:"?",value:n}),z({"data-do":"more","a\
ria-label":o.more},"+")))}var Kt=5,Ae=180;function st(s){let{frame:t,local:e,words:o,lesson:n,question:l}=s,r=b=>!l&&t.parts.includes(b),a=Wt(t,"costs").some(({items:b})=>b?.some(({row:M})=>M)),
i=lt("costs",t,o),c=qe(t,o,a&&i),p=!rt(s)&&$e(t,o),y=!l&&n.outcome?.line||[],E=it(s),q=n.kind==="opening"&&!r("log");return S("div.bl-st-deeds#play",{},q?[p,c,r(
"receipt")&&jt(t,e,o)]:[p,lt("seats",t,o,b=>!_t.has(b.kind)),S("div.bl-st-may#may",{},c,!a&&!Wt(t,"ask").length&&i),S("div.bl-st-happened#happened",{},y.length?
ft(y):r("log")&&(Y(s)?!E&&Dt(t,o):E||Dt(t,o))),lt("seats",t,o,b=>_t.has(b.kind)),r("receipt")&&jt(t,e,o)])}var It=({frame:s})=>S("div.bl-st-deeds#watch",{},s.log[0]&&
s.time.ply>0&&S("p.bl-st-said#said",{},s.log[0].text));function it(s){let{news:t}=s.frame;if(s.question||!t?.says.length)return!1;let e=t.says.slice(Y(s)?-Kt:1-
Kt);for(;e.length>1&&e.join("").length>Ae;)e.shift();let o=r=>S("div",{},r),n=t.all.length?t.all:t.says,l=n.length>1&&S("details",{},S("summary",{},s.words.all_moves),
n.map(o));return S("div.bl-st-said#said",{},e.map(o),l)}var at=2,Ce=600,Ie=8,Ne=880,zt=/viewBox="([^"]*)"/;function ct(s){let[,,t,e]=(s.match(zt)?.[1]??"0 0 1 1").split(" ").map(Number);return t/e}var L=({table:s})=>s.
root.clientWidth<Ce,H=({table:s})=>s.root.clientWidth<Ne,_e=44;function w(s){let{frame:t,lesson:e}=s;if(e.kind==="end"||s.isPlaying&&!H(s)&&!s.presenter)return!1;
let o=e.figure.find(n=>n.alone);return o?o.svg?ct(o.svg)>at:o.table.rows.length<=Ie:!e.figure.length&&ct(t.board?.svg??"")>at}var Y=s=>!L(s)&&ct(s.frame.board?.
svg??"")>at;function Yt(s){let{frame:t,local:e,words:o,lesson:n,table:l,question:r}=s,a=n.kind==="end"||n.figure.some(p=>p.alone);if(a&&Object.assign(e,{svg:"",
grid:void 0}),n.kind==="end")return g("div.bl-st-fig#fig",{},Lt(n));let i=n.figure.map(je),c=a?null:t.cover?Me(t,o):Re(t,l.area,e,o,!t.board?.alone&&V("board",t,
o));return g("div.bl-st-fig#fig",{},g("div.bl-st-draw#draw",{class:i.length&&!a?`bl-st-two bl-st-${n.figure[0]?.kind}s`:null},c,i),s.isPlaying&&Y(s)&&it(s),(s.isPlaying||
r?.kind==="turn"&&!w(s))&&V("hand",t,o),!L(s)&&N(s),s.isWatched&&Oe(t,e,o),We(s))}function Vt(s){let t=s.querySelector(".bl-st-fig > .bl-st-said"),e=s.querySelector(
".bl-st-fig .bl-surface > svg")?.getBoundingClientRect();if(!t||!e)return;t.style.maxHeight="";let{top:o,bottom:n}=t.getBoundingClientRect(),l=o<e.top?e.top-o:n-
e.bottom;t.style.maxHeight=`${Math.max(_e,Math.floor(l)-4)}px`,t.scrollTop=t.scrollHeight}function N(s){let{frame:t,words:e}=s;return H(s)&&t.board?.alone&&g("d\
iv.bl-st-round#round",{},V("seats",t,e),V("hand",t,e))}function je({kind:s,label:t,svg:e,table:o},n){let l=e&&Be(e);return g("figure.bl-st-figure",{"data-k":`fi\
gure ${s} ${n} ${t}`,class:`bl-st-${s}`,"aria-label":t||null},l||O({...o,title:t},n),l&&o.rows?.length>0&&g("div.bl-unseen",{},O(o,n)))}function We({frame:s,words:t,
lesson:e}){return g("div.bl-st-cap#cap",{class:s.views.length>2&&e.part?"bl-st-full":null},s.views.length>1&&g("div.bl-seg",{role:"group","aria-label":t.view},s.
views.map(({key:o,label:n})=>Ft({"data-do":"view","data-pick":o,"aria-pressed":String(o===s.view)},n))),s.turns&&s.views.length>1&&Gt(t,"turn",t.turn_board,{"da\
ta-do":"turn","data-at":1}),e.part&&Gt(t,"part",e.part,{"data-do":"whole"}),Ft({class:"bl-st-py","data-do":"python","aria-label":e.words.python,"aria-expanded":String(
e.code!==null)},g("span",{"aria-hidden":"true"},"</>"),g("span.bl-st-pyname",{},e.words.python)),e.code!==null&&g("pre.bl-st-code#code",{tabindex:0,"aria-label":e.
words.python},g("code",{},e.code)))}function Ut(s){let{board:t}=s.frame,e=s.table.root.querySelector(".bl-surface > svg"),o=e?.querySelector('[data-layer="panel\
"]'),[,n]=t?.svg.match(zt)??[];if(!t?.alone||!e||!o||!n)return;let l=H(s)?t.alone.join(" "):n,[,,r,a]=l.split(" ");for(let[i,c]of Object.entries({viewBox:l,width:r,
height:a}))e.setAttribute(i,c);o.style.display=l===n?"":"none"}import{fadeBelow as De}from"./table.js";import{lying as Ke}from"./table.js";var[Fe,Ge]=[[48],[96,72,48,24]],[ze,Ye]=[3,6],P=["bl-t1","bl-t2","bl-t3","bl-t4","bl-t5","bl-t6","bl-t7"],Ve=3,_=s=>getComputedStyle(s).overflowY==="visible"&&s.
closest(".bl-st-body")||s,U=class{constructor(t){this.key="fitting";this.tight={of:"",degrees:0};this.tells=!1;this.hand=0;this.stage=t}after(){this.fit()}resized(){
let{stage:t}=this,{root:e}=t.table,o=n=>!!e.querySelector(n);o(".bl-st")&&(o(".bl-st-across")!==w(t)||o(".bl-st-round")!==!!N(t))&&t.table.draw(),this.fit()}fit(){
let{frame:t,table:e,position:o,presenter:n}=this.stage,{root:l}=e;Ut(this.stage);let r=l.querySelector(".bl-st-text"),a=r?.closest(".bl-st");if(!r||!a)return;let i=n?
`${n.hands.open} ${t.lang} ${n.shown}`:"",c=`${o.judged} ${l.clientWidth} ${a.clientHeight} ${i}`,[p,y]=n?[a,n.degrees]:[r,P],E=_(r),q=this.tight.of===c,b=q?this.
tight.degrees:0,M=!q;M&&(this.hand=0),p.classList.remove(...y.slice(b)),p.classList.add(...y.slice(0,b));let W=r.querySelector(".bl-st-line"),x=r.querySelector(
".bl-st-may");for(let $ of[x,x?.parentElement])$?.classList.remove(...P);this.holdHand(l);let X=q&&(W||t.pick?.path.length&&!Ke(t,"ask").length),R=()=>X||E.scrollHeight<=
E.clientHeight+1;if(x&&!M&&!X&&p===r&&!Zt(x,b,R)){let $=x.parentElement;Zt($,b,R)||$.classList.add(...P)}let T=b,{question:dt}=this.stage,Jt=q&&p===r&&(x&&E===r||
dt&&!dt.result);for(;!Jt&&T<y.length&&!R();)p.classList.add(y[T++]);if(E!==r&&!R()&&(T=Math.max(b,Ve),p.classList.remove(...y.slice(T))),x&&M&&p===r&&!t.turn.over){
let $=t.groups.flatMap(({rows:te})=>te).length<2;T=Ze(r,x,T,[$?Ge:Fe,H(this.stage)?Ye:ze],R)}this.tight={of:c,degrees:T};let mt=X&&(W?!this.tells&&W:r.querySelector(
".bl-choices"));this.tells=!!W,mt&&(r.scrollTop+=Math.max(0,mt.getBoundingClientRect().bottom-r.getBoundingClientRect().bottom+6)),Vt(l),Ue(r.querySelector(".bl\
-st-happened > .bl-st-said")),e.placeCallout(),De(l)}holdHand(t){let e=t.querySelector(".bl-st-draw"),o=t.querySelector(".bl-st-fig > .bl-hand");e&&(e.style.marginBottom=
"",o?(o.style.minHeight="",this.hand=Math.max(this.hand,o.offsetHeight),o.style.minHeight=`${this.hand}px`):this.hand&&!this.stage.frame.cover&&(e.style.marginBottom=
`${this.hand}px`))}};function Ue(s){let t=[...s?.querySelectorAll(":scope > div")??[]];for(let e of t)e.hidden=!1;if(!(!s||s.querySelector("details[open]")))for(let e of t.
slice(0,-1))e.hidden=s.scrollHeight>s.clientHeight+1}function Zt(s,t,e){for(let o of["",...P.slice(t)])if(o&&s.classList.add(o),e())return!0;return s.classList.
remove(...P),!1}function Ze(s,t,e,[o,n],l){let r=t.offsetHeight;for(let a of o){t.style.minHeight=`${r+a}px`;let i=e;for(;i<n&&!l();)s.classList.add(P[i++]);let c=l();
if(t.style.minHeight="",c)return i;s.classList.remove(...P.slice(e))}return e}import{h as A}from"./common.js";import{letterOf as Qe}from"./common.js";import{FIELD as Xe}from"./question.js";import{enter as Je,reveals as Qt}from"./question.js";
var Z=class{constructor(t){this.key="shortcuts";this.meantHint="";this.stage=t}listen(){let{root:t,signal:e}=this.stage.table;t.addEventListener("keydown",o=>this.
takes(o)&&(o.preventDefault(),o.stopPropagation(),o.stopImmediatePropagation()),{signal:e,capture:!0})}list(){let{lesson:t,words:e}=this.stage;return A("section\
.bl-help#stagekeys",{role:"group","aria-label":e.help},A("dl",{},t.keys.map(([o,n])=>A("div",{},A("dt",{},o.split(" ").map(l=>A("kbd",{},l))),A("dd",{},n)))))}takes(t){
let{stage:e}=this,{table:o,presenting:n}=e;if(t.metaKey||t.altKey||t.ctrlKey||t.isComposing||n.isOn)return!1;o.byKeys(!0);let l=t.target,r=l.matches(Xe),a=l.getAttribute(
"role")==="gridcell";if(t.key==="Enter")return a||l.matches("button:not(.bl-st-main), a, .bl-st-pupil input")?!1:(l.matches('[role="button"]')?o.act(l,t):e.main(),
!0);if(t.key==="Escape"&&r)return o.root.focus({preventScroll:!0}),!0;if(r)return!1;let i={ArrowLeft:-1,ArrowRight:1}[t.key];if(i&&!a)return this.arrow(i,l);if(/^(Digit|Numpad)\d$/.
test(t.code)&&!a)return this.digit(Number(t.code.at(-1))-1);let c=Qe(t);if((!o.local.letters||c!=="H"&&this.meantHint)&&(this.meantHint=""),!o.local.letters)return!1;
let p={H:()=>this.hint(),B:()=>e.alone(),L:()=>this.tongue(),U:!a&&(()=>o.ask("undo"))}[c];return p?(p(),!0):!1}arrow(t,e){let{table:o,lesson:n}=this.stage;if(e.
matches('input[type="radio"]')||e.closest('.bl-acts, .bl-lines, [role="tablist"], .bl-items, .bl-seg'))return!1;if(e.closest(".bl-ways"))return o.ask(t>0?"redo":
"undo"),!0;let l=e.closest(".bl-st-dots");if(l){let i=[...l.querySelectorAll(".bl-st-dot, .bl-st-dash")].filter(p=>p.getClientRects().length);return i[Math.max(
0,Math.min(i.length-1,i.indexOf(e)+t))]?.focus(),!0}let r=n.at+t,{main:a}=n;return a.do==="go"&&a.at===r?this.stage.main():r>=0&&r<n.of&&o.ask("go",{at:r}),!0}digit(t){
let{table:e,question:o}=this.stage,{root:n}=e,l=n.querySelector(".bl-number input");Je(l);let r=[...n.querySelectorAll(".bl-options input")],i=(o&&Qt(o)?[...n.querySelectorAll(
".bl-rline")]:[])[t];return r[t]?(r[t].focus(),r[t].click()):i&&i.click(),!!(r[t]||i)}hint(){let{table:t,lesson:e,question:o}=this.stage,n=o?.hints.rungs.find(({
open:l,may:r})=>!l&&r);!n||o.result&&Qt(o)||(this.meantHint===n.key?(this.meantHint="",t.ask("pick",{key:`hint:${n.key}`})):(this.meantHint=n.key,t.speak(e.words.
sure_hint.replace("{label}",n.label).replace("{price}",n.price))))}tongue(){let{table:t,frame:e}=this.stage,o=e.languages.find(({key:n})=>n!==e.lang);o&&t.ask("\
language",{key:o.key})}};import{fade as ts}from"./help.js";import{enter as es}from"./question.js";var Q=class{constructor(t){this.key="position";this.stood="";this.judged="";this.was={stood:"",judged:"",had:!1};this.stage=
t}get shown(){let{lesson:t,frame:e}=this.stage;return`${t.id} ${t.key} ${e.challenge?.id??""}`}listen(){At(this.stage.table.root,this.stage.table.signal)}before(){
let{table:t,local:e,question:o}=this.stage,{stood:n,judged:l,shown:r}=this;this.was={stood:n,judged:l,had:t.root.contains(t.focused())},n!==r&&(e.notice=e.about=
""),this.stood=r,this.judged=`${r} ${o?.id??""} ${o?.result?"result":"asked"}`}after(){this.arrive();let{table:t}=this.stage,e=t.focused();this.was.had&&!(t.root.
contains(e)&&e?.getClientRects().length)&&t.root.focus({preventScroll:!0})}arrive(){let{table:t,lesson:e,question:o,frame:n}=this.stage,{root:l}=t,{stood:r,judged:a}=this.
was;if(o?.result||Bt(l,e.draft),!r)return Mt(l,t.signal);let i=p=>l.querySelector(p),c=i(".bl-st-text");if(r!==this.stood){ts(c),c&&(c.scrollTop=_(c).scrollTop=
0);let p=i(".bl-st-text [data-k=title]");(t.keys||this.was.had)&&(p?.getClientRects().length?p:l).focus({preventScroll:!0})}else if(a!==this.judged&&n.by===t.link.
client){o?.result?i(".bl-headline")?.focus({preventScroll:!0}):es(i(".bl-number input, .bl-options input:checked")??i(".bl-options input")),c&&!o?.result&&ss(c);
let p=i(".bl-st-note");if(c&&o?.result&&p&&!this.stage.presenter){let y=_(c);y.scrollTop+=p.getBoundingClientRect().top-y.getBoundingClientRect().top-72}}}};function ss(s){
let t=s.querySelector(".bl-st-asked");if(!t)return;let e=_(s);e.scrollTop=0;let{top:o,bottom:n}=e.getBoundingClientRect(),r=(e===s?null:e.querySelector(".bl-st-\
foot"))?.getBoundingClientRect().top??n,i=(s.querySelector(".bl-st-control")??t).getBoundingClientRect().bottom+8-r;e.scrollTop=Math.min(t.getBoundingClientRect().
top-8-o,Math.max(0,i))}import{copied as os}from"./board.js";import{h as j}from"./common.js";import{bring as ns}from"./common.js";import{artStyle as rs}from"./table.js";import{tableOf as ls}from"./table.js";
import{commit as is}from"./question.js";import{ASKING as as}from"./question.js";import{asks as cs,deed as ps,lighting as ds}from"./question.js";import{Presenting as ms}from"./question.js";import{questionOf as Xt}from"./question.js";var us=s=>Number(s.getAttribute("data-at")),pt=class{constructor(t,e){this.position=new Q(this);this.fitting=new U(this);this.shortcuts=new Z(this);this.isAlone=
!1;this.table=t,this.presenting=e??new ms(t,async()=>new(await ns(t.model,"presenter")).Presenter(this),()=>this.lesson.present),this.draft=new F(t)}get frame(){
return this.table.frame}get local(){return this.table.local}get words(){return this.table.words}get lesson(){return this.frame.stage}get question(){return Xt(this.
frame)}get places(){return this.frame.board?.says??{}}get isPlaying(){let t=this.question;return this.lesson.kind==="end"?!1:t?t.kind==="turn"&&!t.result:this.frame.
parts.includes("actions")}get isWatched(){return!this.question&&this.frame.parts.includes("timeline")}get presenter(){return this.presenting.isOn&&this.lesson?this.
presenting.presenter:void 0}get lit(){let{frame:t,lesson:e,presenter:o,question:n,table:l}=this,r=".bl-st-main";return o?o.lit:n&&!n.result?cs(t,l.root)||r:e.main.
quiet?ps(t):e.main.do?r:'[data-do="anew"]'}layout(){let{position:t,presenting:e,fitting:o,shortcuts:n,draft:l}=this,r=[this.steps(),Et,l,e],a=[...as,ds(()=>this.
lit),o,t,n],i=[...r,...a],c;return{get panels(){let{presenter:p}=e;return p&&(c??=[...r,p,p.hands,...a]),c??i},content:()=>this.content(),holdsFocus:!0,keepsView:!0}}content(){
let{frame:t,local:e,words:o,lesson:n,presenter:l,isAlone:r,table:a}=this;return a.root.classList.add("bl-lesson"),e.below=!r&&(!l||!!this.question),[rs(t),o.gallery?.
style&&j("style#pieces",{},o.gallery.style),j("div.bl-st#st",{class:[`bl-st-is-${n.kind}`,w(this)&&"bl-st-across",r&&"bl-st-alone",l&&"bl-st-present",!r&&!l&&!this.
isPlaying&&!this.isWatched&&"bl-st-flows"].filter(Boolean).join(" ")},bt(this),ht(this),j("div.bl-st-above#above",{},e.help&&this.shortcuts.list(),...a.above()),
j("div.bl-st-body#stbody",{},Yt(this),j("div.bl-st-side#side",{},Ct(this),Nt(this))),l?.cues(),l?.over()),os(e,o)]}alone(){this.isAlone=!this.isAlone,this.table.
draw()}steps(){let t=e=>()=>this.table.ask(e);return{key:"steps",on:{main:()=>this.main(),alone:()=>this.alone(),go:(e,o)=>{o.getAttribute("aria-disabled")!=="t\
rue"&&e.ask("go",{at:us(o)})},answer:()=>(this.draft.drop(),!1),challenge:(e,o)=>e.ask("challenge",{key:o.getAttribute("data-pick")??""}),practise:(e,o)=>e.ask(
"practise",{key:o.getAttribute("data-pick")??""}),again:e=>Xt(e.frame)?.result?e.ask("pick",{key:"again:"}):e.ask("again"),...Object.fromEntries(["anew","python",
"solution","best"].map(e=>[e,t(e)]))},marks({root:e,over:o}){for(let n of e.querySelectorAll(".bl-st-name"))n.classList.toggle("bl-over",n.getAttribute("data-na\
me")===o?.place)},onOver(e,o){let n=o?.target.closest?.("[data-name]")?.getAttribute("data-name");n&&(e.over={line:void 0,place:n},e.marks())}}}main(){let{table:t,
lesson:e}=this,{do:o,at:n,key:l}=e.main;if(o==="answer")return this.draft.drop(),is(t);if(o==="again")return t.ask("pick",{key:"again:"});if(o==="open"||o==="pi\
ck"||o==="challenge"||o==="practise")return t.ask(o,{key:l});o==="go"&&t.ask("go",{at:n,key:l})}},fs=ls(s=>new pt(s).layout());export{F as DraftKeeper,U as Fitting,Z as Shortcuts,pt as Stage,Q as StepPosition,Mt as arrive,O as beside,wt as challenges,Bt as choose,fs as default,ge as drafted,
Yt as figure,At as fitIn,Nt as foot,ut as goals,vt as handIn,Et as handingIn,w as isAcross,Y as isBroad,L as isNarrow,H as isSmall,Vt as keepOffBoard,tt as leave,
bt as lessonHead,ft as line,ht as map,J as named,Ut as narrowBoard,kt as ofAll,yt as ofRule,st as play,D as prose,Lt as reached,G as readsHints,Ht as result,N as round,
it as said,_ as scrolling,nt as stageHints,Ct as stepText,rt as turnsInBar,It as watch};
