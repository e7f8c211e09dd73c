import{button as Qt,h as p}from"./common.js";import{icon as Xt}from"./common.js";import{stars as Jt}from"./table.js";var X=(s,t)=>s.split(/\b([A-Z]?[A-Za-z]\d{1,2})\b/).
map((e,o)=>o%2&&t[e]?p("span.bl-st-name",{"data-name":e},e):e),R=(s,t={})=>s.map((e,o)=>{if(typeof e=="string")return X(e,t);let{kind:n,text:i,rule:r,title:l}=e;
return r?p("span.bl-rule.bl-st-rule",{role:"button",tabindex:0,"data-k":`rule ${o}`,"data-do":"rule","data-rule":r,"data-title":l},i):p(n==="strong"?"b":n==="sl\
anted"?"em":"code",{},i)}),D=(s,t)=>s.map(({kind:e,spans:o=[],items:n=[],head:i=[],rows:r=[]},l)=>{let a={"data-k":`block ${l}`};return e==="list"||e==="numbers"?
p(e==="list"?"ul.bl-st-list":"ol.bl-st-list",a,n.map(c=>p("li",{},R(c,t)))):e==="quote"?p("p.bl-st-quote",a,R(o)):e!=="table"?p("p.bl-st-lead",a,R(o,t)):p("tabl\
e.bl-st-table",a,i.some(c=>c.length)&&p("thead",{},p("tr",{},i.map(c=>p("th",{scope:"col"},R(c))))),p("tbody",{},r.map(c=>p("tr",{},c.map(d=>p("td",{},R(d)))))))}),
A=({title:s,lines:t,head:e,rows:o},n)=>p("section.bl-st-told",{"data-k":`told ${n}`},s&&p("b",{},s),t.length>0&&(t.length===1?p("p",{},t[0]):p("ul.bl-st-list",{},
t.map(i=>p("li",{},i)))),o.length>0&&p("table.bl-st-table",{},e.length>0&&p("thead",{},p("tr",{},e.map(i=>p("th",{scope:"col"},i)))),p("tbody",{},o.map(i=>p("tr",
{},i.map(r=>p("td",{class:/^[\d.,%−-]+$/.test(r)?"bl-st-num":null},r))))))),ut=({goals:s,outcome:t,words:e},o)=>[p("ul.bl-st-goals#goals",{"aria-label":e.goals},
s.map(({says:n,done:i},r)=>p("li",{class:i?"bl-done":null,"data-k":`goal ${r}`},p("i",{},i&&Xt(o,"accept")),p("span",{},p("span.bl-unseen",{},i?e.goal_done:e.goal_open,
" "),n)))),p("p.bl-st-outcome#outcome",{class:t?.counts&&"bl-counts"},t&&t.stars>=0&&p("span",{role:"img","aria-label":t.signs},Jt(t.stars)),t?.says,t?.says&&t.
ask&&" ",t?.ask&&Qt({class:"bl-st-link","data-do":"solution"},t.ask))],ft=s=>p("ol.bl-st-line#line",{tabindex:0},s.map((t,e)=>p("li",{"data-k":`deed ${e}`},t)));import{button as O,h as u}from"./common.js";import{icon as te}from"./common.js";import{tools as ee}from"./table.js";var se=20;function ht({frame:s,local:t,words:e,
lesson:o,presenting:n}){return u("header.bl-st-head#lessonhead",{},u("span.bl-st-game",{},o.game),u("h2",{},o.lesson),u("div.bl-st-tools",{},o.left.length>0&&u(
"span.bl-st-left",{},o.left[0],u("b",{},o.left[1]),o.left[2]),u("div.bl-seg",{role:"group","aria-label":e.language},s.languages.map(({key:i,label:r})=>O({"data-\
do":"language","data-pick":i,lang:i,"aria-pressed":String(i===s.lang)},r))),O({class:"bl-st-begin","data-do":"present"},n.label),ee(s,t,e)))}function bt({words:s,
lesson:t}){let e=t.of>se,o=(n,i,r)=>O({class:"bl-st-step","data-do":"go","data-at":Math.max(0,Math.min(t.of-1,i)),"data-k":`step ${n}`,"aria-label":r,title:r,"a\
ria-disabled":i<0||i>=t.of?"true":null},te(s,n));return u("nav.bl-st-map#map",{"aria-label":t.words.map},o("back",t.at-1,t.words.back),u("p.bl-st-chap",{},u("b",
{},t.chapter),u("span.bl-st-where",{},t.where),u("span.bl-st-short",{"aria-hidden":"true"},t.short)),u("ol.bl-st-dots",{},t.map.map(({label:n,steps:i},r)=>{let l=i.
some(({at:c})=>c===t.at),a=i.every(({state:c})=>c!=="open");return u("li",{class:l?"bl-st-here":e?"bl-st-far bl-st-fold":"bl-st-far","data-k":`chapter ${r}`},O(
{class:a?"bl-st-dash bl-done":"bl-st-dash","data-do":"go","data-at":i[0].at,"data-k":`to ${r}`,tabindex:-1,"aria-label":n,title:n},u("i",{})),u("ol",{"aria-labe\
l":n},i.map(c=>oe(c,t.at))))})),o("on",t.at+1,t.words.on))}var oe=({at:s,kind:t,state:e,says:o},n)=>u("li",{"data-k":`dot ${s}`},O({class:`bl-st-dot bl-dot-${t}\
 bl-${e}`,"data-do":"go","data-at":s,"data-k":`dot ${s}`,"aria-label":o,title:o,tabindex:s===n?0:-1,"aria-current":s===n?"step":null},u("i",{})));import{button as gt,h as T}from"./common.js";import{stars as ne}from"./table.js";var J=(s,t,e,o="")=>gt({class:e,"data-do":"practise","data-pick":s,"data-k":`pr\
actise ${s}`,"aria-label":o&&`${t}: ${o}`},t);function yt({practice:s},t,e){return s.rules[t]&&J(t,s.rules[t],"bl-st-link bl-st-practise",e)}function kt({practice:s}){
return s.topic&&T("p",{},J(s.topic,s.all,"bl-st-second bl-st-practise"))}var tt=({practice:s})=>s.back&&J("",s.back,"bl-st-link"),wt=({challenges:{title:s,rows:t}})=>t.
length>0&&T("section.bl-st-tasks#tasks",{"aria-label":s},T("h4",{},s),T("ul",{},t.map(({id:e,title:o,stars:n,signs:i})=>T("li",{"data-k":e},gt({class:"bl-st-tas\
k","data-do":"challenge","data-pick":e,"data-k":e},T("span",{},o),T("span",{role:"img","aria-label":i},ne(n)))))));import{button as xt,h as x,picture as re}from"./common.js";var et=({root:s})=>s.querySelector(".bl-st-pupil input"),St=s=>s.ask("hand_in",{key:et(s)?.value.trim()??
""});function ie(s){s.local.handing=!s.local.handing,s.draw(),et(s)?.focus()}function vt({hand_in:s},{handing:t}){return s.title&&[x("p",{},xt({class:"bl-st-lin\
k bl-st-practise","data-do":"handing","aria-expanded":String(!!t)},s.title)),t&&[x("p.bl-st-small#handtold",{},s.told),s.code&&x("p.bl-st-handed#handed",{},x("o\
utput",{},s.code)),s.svg&&x("div.bl-st-scan#handqr",{},re(s.svg)),s.code&&x("p.bl-st-small#handaloud",{},s.aloud),x("p.bl-st-pupil#pupilrow",{},x("label",{},s.number,
x("input#pupil",{type:"text",inputmode:"numeric",maxlength:8,autocomplete:"off"})),xt({class:"bl-st-second","data-do":"hand_in"},s.make))]]}var Et={key:"hand_in",
on:{handing:ie,hand_in:St},onKey(s,t){return t.key!=="Enter"||t.isComposing||t.target!==et(s)?!1:(t.preventDefault(),St(s),!0)}};import{button as le,h as m}from"./common.js";import{icon as ae}from"./common.js";import{ruled as ce}from"./common.js";function Tt(s,t){let{can:e,lines:o,game:n}=s.end;return m("section.bl-st-end#end",{tabindex:0,role:"group","aria-label":e},m("p.bl-st-kick",{},s.lesson),n&&pe(n),
m("h3",{},e),m("ul",{},o.map(({text:i,rule:r,title:l},a)=>m("li",{"data-k":`line ${a}`},ae(t,"accept"),m("div",{},D(i),r&&m("small",{},ce({rule:r,title:l})),r&&
yt(s,r,l))))))}function pe(s){let t=(e,o)=>m("tr",{},e.map((n,i)=>m(i&&o==="td"?"td":"th",{scope:o==="td"?"row":"col"},n)));return m(s.by?"section.bl-st-yours.b\
l-st-summed":"section.bl-st-yours",{},m("h3",{},s.title),m("p.bl-st-lead",{},s.says),s.good.length>0&&[m("p.bl-st-small",{},s.good_title),m("ul.bl-st-good",{},s.
good.map(e=>m("li",{},e)))],s.rows.length>0&&m("table",{"aria-label":s.by||s.title},m("thead",{},t([s.by,...s.head],"th")),m("tbody",{},s.rows.map(e=>t(e,"td")))),
s.next&&[m("p.bl-st-small",{},s.next_title),m("p.bl-st-lead",{},s.next)])}function Ht(s,t){let{title:e,rows:o,left:n,met:i,met_title:r,game:l}=s.end;return[m("h\
3#title",{tabindex:-1},e),m("dl.bl-st-sums",{},o.map(([a,c,d])=>m("div",{},m("dt",{},a),m("dd",{},m("b",{},c),` ${d}`)))),n&&m("p.bl-st-small",{},n),i.length>0&&
m("section.bl-st-met",{},m("p.bl-st-small",{},r),m("ul",{},i.map(a=>m("li",{},a)))),kt(s),wt(s),vt(s,t),m("p.bl-st-small",{},le({class:l?"bl-st-second":"bl-st-l\
ink","data-do":"anew"},s.anew))]}var de=[150,400,800,1500],Lt=.5,me=["pointerdown","wheel","touchstart","keydown"],$t=".jp-Notebook, .jp-WindowedPanel-outer",ue=460,fe=24;function qt(s,t){if(!globalThis.
ResizeObserver)return;let e=null,o=0,n=new ResizeObserver(i);n.observe(s),t.addEventListener("abort",()=>n.disconnect());function i(){let r=s.closest($t);if(r!==
e&&(e&&n.unobserve(e),r&&n.observe(r),e=r,o=r?.clientHeight??0,s.style.setProperty("--bl-room",r?Pt(o):"")),!e||e.clientHeight===o||!e.clientHeight)return;let{top:l}=e.
getBoundingClientRect(),a=s.getBoundingClientRect().bottom<=l+o+1;o=e.clientHeight,s.style.setProperty("--bl-room",Pt(o)),a&&s.getBoundingClientRect().bottom>l+
o&&s.scrollIntoView({block:"nearest"})}}var Pt=s=>`${Math.max(ue,s-fe)}px`;function Mt(s,t){let e=new AbortController,o=s.ownerDocument.defaultView,n=de.map(r=>setTimeout(
i,r));for(let r of me)o.addEventListener(r,()=>e.abort(),{capture:!0,passive:!0,signal:e.signal});t.addEventListener("abort",()=>e.abort(),{once:!0}),e.signal.addEventListener(
"abort",()=>n.forEach(clearTimeout));function i(){let r=s.closest($t)?.getBoundingClientRect(),{top:l,bottom:a,height:c}=s.getBoundingClientRect();!r||!c||l>=r.
top&&a<=r.bottom||a<r.top-Lt*r.height||l>r.bottom+Lt*r.height||s.scrollIntoView({block:c>r.height?"start":"nearest"})}}var Rt=s=>[".bl-options:not(.bl-why)",".bl-why"].map(t=>[...s.querySelectorAll(`${t} input`)].map(e=>e)),st=s=>Rt(s).map(t=>t.find(({checked:e})=>e)?.dataset.n??
"").join(",");function At(s,t){if(!/^\d*,\d*$/.test(t))return;let e=t.split(",");for(let[o,n]of Rt(s).entries()){let i=n.find(({dataset:r})=>r.n===e[o]);i&&!n.some(
({checked:r})=>r)&&(i.checked=!0)}}var K=class{constructor(t){this.key="draft";this.on={less:()=>this.count(-1),more:()=>this.count(1)};this.table=t}listen({root:t,
signal:e}){let o=(n,i)=>t.addEventListener(n,i,{signal:e});o("input",({target:n})=>n.matches(".bl-number input")&&this.keep(n.value.trim())),o("change",({target:n})=>n.
matches(".bl-options input")&&this.keep(st(t))),e.addEventListener("abort",()=>this.drop())}count(t){let e=this.table.root.querySelector(".bl-number input");e&&
(e.value=String(Math.max(0,(Number.parseInt(e.value.normalize("NFKC"),10)||0)+(e.value?t:t>0?1:0))),this.keep(e.value))}keep(t){let{link:e,local:o,root:n}=this.
table;n.querySelector(".bl-st-foot > .bl-strip-notice")?.remove(),o.notice="",this.drop(),this.typed=setTimeout(()=>e.post({client:e.client,seq:++e.seq,rev:0,do:"\
draft",key:t}),400)}drop(){clearTimeout(this.typed)}};import{cover as qe}from"./board.js";import{surface as Me}from"./board.js";import{button as Dt,h as k,picture as Re}from"./common.js";import{tool as Kt}from"./common.js";
import{slots as G}from"./table.js";import{timeline as Ae}from"./table.js";import{h as v}from"./common.js";import{TRAYS as _t}from"./table.js";import{actions as He,turn as Le}from"./table.js";import{receipt as Nt}from"./table.js";import{
lying as Wt,slots as lt}from"./table.js";import{log as Pe}from"./table.js";import{noticed as Se}from"./board.js";import{button as z,h}from"./common.js";import{turn as ve}from"./table.js";import{reveals as Ee}from"./question.js";import{button as he,h as f}from"./common.js";import{challengePanel as be}from"./table.js";import{ladder as ge}from"./table.js";import{doing as B,INPUTS as ye,outcome as ke,reveals as nt,tone as Ot}from"./question.js";function Bt(s){let{frame:t,lesson:e,words:o,places:n,presenter:i,question:r}=s;
return f("div.bl-st-text#sttext",{class:r?.result?`${Ot(r.result)} bl-st-judged`:null,role:"group","aria-label":e.words.text},e.kind==="end"?Ht(e,s.local):i&&r&&
e.hands?[i.hands.facing(),s.isPlaying&&ot(s)]:[e.stopped&&f("p.bl-st-stopped#stopped",{},e.stopped," ",he({class:"bl-st-link","data-do":"anew"},e.from_start)),(e.
kick||r)&&f("p.bl-st-kick#kick",{},f("span",{},i&&r?e.present.predict:e.kick),r&&!i&&f("span",{},r.worth)),e.anew_board&&f("p.bl-st-small#anewboard",{},e.anew_board),
e.title&&f("h3#title",{tabindex:-1},e.title),!(r&&nt(r))&&D(e.text,n),t.challenge&&be(t.challenge,!1),e.goals.length>0&&ut(e,o),e.tries&&f("p.bl-st-small#tries",
{},e.tries),r&&we(s),e.beside.map(A),s.isPlaying&&ot(s),s.isWatched&&!s.isPlaying&&Ct(s),F(s)&&rt(s)])}var F=s=>!S(s)||H(s)||!!s.question?.hints.rungs.some(({open:t})=>t);
function rt(s){let{local:t,words:e,presenter:o,question:n}=s;return n&&!o&&!nt(n)&&ge(n.hints,t,e,s.isPlaying||n.choices.length+n.steps.length>4||n.kind==="lega\
l"||F(s)&&n.reasons.length>0&&C(s))}function we(s){let{frame:t,local:e,words:o,places:n,presenter:i,table:r,lesson:l,question:a}=s,c=["choice","legal","order"].
includes(a.kind);return[f("p.bl-st-lead.bl-st-asked#asked",{},X(a.question,n)),H(s)&&I(s),a.result&&f("div.bl-verdict.bl-st-note#note",{class:Ot(a.result)},ke(t,
e,o),xe(s)),!a.result&&(a.away||l.practice.back)&&f("p.bl-st-ways#leave",{},a.away?B("back",a.back,"bl-st-link"):tt(l)),!a.result&&c&&f("div.bl-st-control#contr\
ol",{"data-k":`control ${a.id}`},ye[a.kind](i?{...a,seed:""}:a,`bl ${r.link.client}`,o,t))]}function xe({lesson:s,question:t}){let e=t.result,o=[t.away&&B("back",
t.back,"bl-st-link"),tt(s),e.may_tell&&B("tell",t.tell,"bl-st-link"),e.fresh&&!t.away&&!s.practice.back&&(e.told||e.solved)&&B("fresh",t.fresh,"bl-st-link"),nt(
t)&&B("again",t.again,"bl-st-link")].filter(Boolean);return o.length>0&&f("p.bl-st-ways",{},o)}var it=s=>S(s)&&s.isPlaying&&!H(s)&&!s.frame.turn.over;function It(s){let{frame:t,local:e,words:o,lesson:n,presenter:i,question:r}=s,{main:l,following:a}=n;if(i)
return h("div.bl-st-foot#foot",{});let c=r&&!Ee(r)?Te(s):h("p.bl-st-next",{},a.label&&h("span",{},a.label),h("b",{},a.title??"")),d=s.isPlaying&&z({class:"bl-st\
-second","data-do":"undo",hidden:!t.time.can_undo},o.undo);return h("div.bl-st-foot#foot",{},e.below&&Se(e,o),it(s)&&ve(t,o),!F(s)&&rt(s),c,d,l.do&&z({class:"bl\
-st-main","data-do":"main","data-k":"main"},l.label))}function Te({table:s,lesson:t,question:e}){let{words:o,draft:n,key:i}=t,r=`n${s.link.client}`;return e.result?
h("p.bl-st-next",{},e.result.given&&h("span",{},e.state)):e.kind!=="number"?h("p.bl-st-next",{},h("span",{},e.kind==="cells"?e.picked:o.unchecked)):h("div.bl-nu\
mber.bl-st-number",{"data-k":`number ${i} ${e.id}`},h("label",{for:r},o.predict),h("div",{},z({"data-do":"less","aria-label":o.fewer},"−"),h("input#number",{id:r,
type:"text",inputmode:"numeric",maxlength:24,autocomplete:"off",placeholder:"?",value:n}),z({"data-do":"more","aria-label":o.more},"+")))}var jt=5,$e=180;function ot(s){let{frame:t,local:e,words:o,lesson:n,question:i}=s,r=g=>!i&&t.parts.includes(g),l=Wt(t,"costs").some(({items:g})=>g?.some(({row:w})=>w)),
a=lt("costs",t,o),c=He(t,o,l&&a),d=!it(s)&&Le(t,o),b=!i&&n.outcome?.line||[],P=n.kind==="opening"&&!r("log");return v("div.bl-st-deeds#play",{},P?[d,c,r("receip\
t")&&Nt(t,e,o)]:[d,lt("seats",t,o,g=>!_t.has(g.kind)),v("div.bl-st-may#may",{},c,!l&&!Wt(t,"ask").length&&a),lt("seats",t,o,g=>_t.has(g.kind)),r("receipt")&&Nt(
t,e,o),(r("log")||b.length>0)&&v("div.bl-st-happened#happened",{},b.length?ft(b):!Y(s)&&at(s)||Pe(t,o))])}var Ct=({frame:s})=>v("div.bl-st-deeds#watch",{},s.log[0]&&
s.time.ply>0&&v("p.bl-st-said#said",{},s.log[0].text));function at(s){let{news:t}=s.frame;if(s.question||!t?.says.length)return!1;let e=t.says.slice(Y(s)?-jt:1-
jt);for(;e.length>1&&e.join("").length>$e;)e.shift();let o=r=>v("div",{},r),n=t.all.length||e.length===t.says.length?t.all:t.says,i=n.length>0&&v("details",{},v(
"summary",{},s.words.all_moves),n.map(o));return v("div.bl-st-said#said",{},e.map(o),i)}var ct=2,Oe=600,Be=8,Ce=880,Ft=/viewBox="([^"]*)"/;function pt(s){let[,,t,e]=(s.match(Ft)?.[1]??"0 0 1 1").split(" ").map(Number);return t/e}var H=({table:s})=>s.
root.clientWidth<Oe,C=({table:s})=>s.root.clientWidth<Ce,Ie=44;function S(s){let{frame:t,lesson:e}=s;if(e.kind==="end"||s.isPlaying&&!C(s)&&!s.presenter)return!1;
let o=e.figure.find(n=>n.alone);return o?o.svg?pt(o.svg)>ct:o.table.rows.length<=Be:!e.figure.length&&pt(t.board?.svg??"")>ct}var Y=s=>!H(s)&&pt(s.frame.board?.
svg??"")>ct;function zt(s){let{frame:t,local:e,words:o,lesson:n,table:i,question:r}=s,l=n.kind==="end"||n.figure.some(d=>d.alone);if(l&&Object.assign(e,{svg:"",
grid:void 0}),n.kind==="end")return k("div.bl-st-fig#fig",{},Tt(n,o));let a=n.figure.map(_e),c=l?null:t.cover?qe(t,o):Me(t,i.area,e,o,!t.board?.alone&&G("board",
t,o));return k("div.bl-st-fig#fig",{},k("div.bl-st-draw#draw",{class:a.length&&!l?`bl-st-two bl-st-${n.figure[0]?.kind}s`:null},c,a),s.isPlaying&&Y(s)&&at(s),(s.
isPlaying||r?.kind==="turn"&&!S(s))&&G("hand",t,o),!H(s)&&I(s),s.isWatched&&Ae(t,e,o),Ne(s))}function Yt(s){let t=s.querySelector(".bl-st-fig > .bl-st-said"),e=s.
querySelector(".bl-st-fig .bl-surface > svg")?.getBoundingClientRect();if(!t||!e)return;t.style.maxHeight="";let{top:o,bottom:n}=t.getBoundingClientRect(),i=o<e.
top?e.top-o:n-e.bottom;t.style.maxHeight=`${Math.max(Ie,Math.floor(i)-4)}px`,t.scrollTop=t.scrollHeight}function I(s){let{frame:t,words:e}=s;return C(s)&&t.board?.
alone&&k("div.bl-st-round#round",{},G("seats",t,e),G("hand",t,e))}function _e({kind:s,label:t,svg:e,table:o},n){let i=e&&Re(e);return k("figure.bl-st-figure",{"\
data-k":`figure ${s} ${n} ${t}`,class:`bl-st-${s}`,"aria-label":t||null},i||A({...o,title:t},n),i&&o.rows?.length>0&&k("div.bl-unseen",{},A(o,n)))}function Ne({
frame:s,words:t,lesson:e}){return k("div.bl-st-cap#cap",{class:s.views.length>2&&e.part?"bl-st-full":null},s.views.length>1&&k("div.bl-seg",{role:"group","aria-\
label":t.view},s.views.map(({key:o,label:n})=>Dt({"data-do":"view","data-pick":o,"aria-pressed":String(o===s.view)},n))),s.turns&&s.views.length>1&&Kt(t,"turn",
t.turn_board,{"data-do":"turn","data-at":1}),e.part&&Kt(t,"part",e.part,{"data-do":"whole"}),Dt({class:"bl-st-py","data-do":"python","aria-label":e.words.python,
"aria-expanded":String(e.code!==null)},k("span",{"aria-hidden":"true"},"</>"),k("span.bl-st-pyname",{},e.words.python)),e.code!==null&&k("pre.bl-st-code#code",{
tabindex:0,"aria-label":e.words.python},k("code",{},e.code)))}function Gt(s){let{board:t}=s.frame,e=s.table.root.querySelector(".bl-surface > svg"),o=e?.querySelector(
'[data-layer="panel"]'),[,n]=t?.svg.match(Ft)??[];if(!t?.alone||!e||!o||!n)return;let i=C(s)?t.alone.join(" "):n,[,,r,l]=i.split(" ");for(let[a,c]of Object.entries(
{viewBox:i,width:r,height:l}))e.setAttribute(a,c);o.style.display=i===n?"":"none"}import{fadeBelow as We}from"./table.js";import{lying as je}from"./table.js";var De=Array.from({length:31},(s,t)=>180-6*t),Ke=24,Fe=[[48,3]],ze=[[180,6],[174,6],[144,6],[96,6],[60,6]],L=["bl-t1","bl-t2","bl-t3","bl-t4","bl-t5","bl-t6","b\
l-t7"],Ye=3,_=s=>getComputedStyle(s).overflowY==="visible"&&s.closest(".bl-st-body")||s,V=class{constructor(t){this.key="fitting";this.tight={of:"",degrees:0};this.
tells=!1;this.room=0;this.few=!1;this.hand=0;this.stage=t}after(){this.fit()}resized(){let{stage:t}=this,{root:e}=t.table,o=n=>!!e.querySelector(n);o(".bl-st")&&
(o(".bl-st-across")!==S(t)||o(".bl-st-round")!==!!I(t))&&t.table.draw(),this.fit()}fit(){let{frame:t,table:e,position:o,presenter:n}=this.stage,{root:i}=e;Gt(this.
stage);let r=i.querySelector(".bl-st-text"),l=r?.closest(".bl-st");if(!r||!l)return;let a=n?`${n.hands.open} ${t.lang} ${n.shown}`:"",c=`${o.judged} ${i.clientWidth}\
 ${l.clientHeight} ${a}`,[d,b]=n?[l,n.degrees]:[r,L],P=_(r),g=this.tight.of===c,w=g?this.tight.degrees:0,W=!g;W&&(this.room=this.hand=0),d.classList.remove(...b.
slice(w)),d.classList.add(...b.slice(0,w)),W&&(this.few=t.groups.flatMap(({rows:q})=>q).length<2);let j=r.querySelector(".bl-st-line"),y=r.querySelector(".bl-st\
-may");if(y){y.style.minHeight="";for(let q of[y,y.parentElement])q?.classList.remove(...L)}this.holdHand(i);let Q=g&&(j||t.pick?.path.length&&!je(t,"ask").length),
$=()=>Q||P.scrollHeight<=P.clientHeight+1;if(y&&!W&&!Q&&d===r&&this.room&&!Vt(y,w,()=>$()&&y.offsetHeight<=this.room)){let q=y.parentElement;Vt(q,w,$)||q.classList.
add(...L)}let E=w,Zt=g&&y&&d===r&&P===r;for(;!Zt&&E<b.length&&!$();)d.classList.add(b[E++]);P!==r&&!$()&&(E=Math.max(w,Ye),d.classList.remove(...b.slice(E))),y&&
W&&d===r&&!t.turn.over&&(E=Ge(r,y,E,this.few?ze:Fe,$)),this.tight={of:c,degrees:E},this.hold(y,E===w,$);let mt=Q&&(j?!this.tells&&j:r.querySelector(".bl-choices"));
this.tells=!!j,mt&&(r.scrollTop+=Math.max(0,mt.getBoundingClientRect().bottom-r.getBoundingClientRect().bottom+6)),Yt(i),e.placeCallout(),We(i)}hold(t,e,o){let{
frame:n}=this.stage;if(e||(this.room=0),!t||n.turn.over)return;let i=t.offsetHeight,r=l=>(t.style.minHeight=`${l}px`,o());if(this.room){n.pick?.path.length||(this.
room=Math.max(this.room,i));let l=t.closest(".bl-st-text");!r(this.room)&&!this.few&&r(Math.max(i,this.room-(l.scrollHeight-l.clientHeight)))}else this.room=i+(De.
find(l=>r(i+l+(this.few?0:Ke)))??0),r(this.room)}holdHand(t){let e=t.querySelector(".bl-st-draw"),o=t.querySelector(".bl-st-fig > .bl-hand");e&&(e.style.marginBottom=
"",o?(o.style.minHeight="",this.hand=Math.max(this.hand,o.offsetHeight),o.style.minHeight=`${this.hand}px`):this.hand&&!this.stage.frame.cover&&(e.style.marginBottom=
`${this.hand}px`))}};function Vt(s,t,e){for(let o of["",...L.slice(t)])if(o&&s.classList.add(o),e())return!0;return s.classList.remove(...L),!1}function Ge(s,t,e,o,n){
for(let[i,r]of o){for(let l=e;l<=r;l++){s.classList.add(...L.slice(0,l)),t.style.minHeight="",t.style.minHeight=`${t.offsetHeight+i}px`;let a=n();if(t.style.minHeight=
"",a)return l}s.classList.remove(...L.slice(e))}return e}import{h as M}from"./common.js";import{letterOf as Ve}from"./common.js";import{FIELD as Ue}from"./question.js";import{enter as Ze,reveals as Ut}from"./question.js";var U=class{constructor(t){this.key="shortcuts";this.meantHint="";this.
stage=t}listen(){let{root:t,signal:e}=this.stage.table;t.addEventListener("keydown",o=>this.takes(o)&&(o.preventDefault(),o.stopPropagation(),o.stopImmediatePropagation()),
{signal:e,capture:!0})}list(){let{lesson:t,words:e}=this.stage;return M("section.bl-help#stagekeys",{role:"group","aria-label":e.help},M("dl",{},t.keys.map(([o,
n])=>M("div",{},M("dt",{},o.split(" ").map(i=>M("kbd",{},i))),M("dd",{},n)))))}takes(t){let{stage:e}=this,{table:o,presenting:n}=e;if(t.metaKey||t.altKey||t.ctrlKey||
t.isComposing||n.isOn)return!1;o.byKeys(!0);let i=t.target,r=i.matches(Ue),l=i.getAttribute("role")==="gridcell";if(t.key==="Enter")return l||i.matches("button:\
not(.bl-st-main), a, .bl-st-pupil input")?!1:(i.matches('[role="button"]')?o.act(i,t):e.main(),!0);if(t.key==="Escape"&&r)return o.root.focus({preventScroll:!0}),
!0;if(r)return!1;let a={ArrowLeft:-1,ArrowRight:1}[t.key];if(a&&!l)return this.arrow(a,i);if(/^(Digit|Numpad)\d$/.test(t.code)&&!l)return this.digit(Number(t.code.
at(-1))-1);let c=Ve(t);if((!o.local.letters||c!=="H"&&this.meantHint)&&(this.meantHint=""),!o.local.letters)return!1;let d={H:()=>this.hint(),B:()=>e.alone(),L:()=>this.
tongue(),U:!l&&(()=>o.ask("undo"))}[c];return d?(d(),!0):!1}arrow(t,e){let{table:o,lesson:n}=this.stage;if(e.matches('input[type="radio"]')||e.closest('.bl-acts\
, .bl-lines, [role="tablist"], .bl-items, .bl-seg'))return!1;if(e.closest(".bl-ways"))return o.ask(t>0?"redo":"undo"),!0;let i=e.closest(".bl-st-dots");if(i){let l=[
...i.querySelectorAll(".bl-st-dot, .bl-st-dash")].filter(c=>c.getClientRects().length);return l[Math.max(0,Math.min(l.length-1,l.indexOf(e)+t))]?.focus(),!0}let r=n.
at+t;return r>=0&&r<n.of&&o.ask("go",{at:r}),!0}digit(t){let{table:e,draft:o,question:n}=this.stage,{root:i}=e,r=i.querySelector(".bl-number input");Ze(r);let l=[
...i.querySelectorAll(".bl-options input")],c=(n&&Ut(n)?[...i.querySelectorAll(".bl-rline")]:[])[t];return l[t]?(l[t].checked=!0,l[t].focus(),o.keep(st(i))):c&&
c.click(),!!(l[t]||c)}hint(){let{table:t,lesson:e,question:o}=this.stage,n=o?.hints.rungs.find(({open:i,may:r})=>!i&&r);!n||o.result&&Ut(o)||(this.meantHint===n.
key?(this.meantHint="",t.ask("pick",{key:`hint:${n.key}`})):(this.meantHint=n.key,t.speak(e.words.sure_hint.replace("{label}",n.label).replace("{price}",n.price))))}tongue(){
let{table:t,frame:e}=this.stage,o=e.languages.find(({key:n})=>n!==e.lang);o&&t.ask("language",{key:o.key})}};import{fade as Qe}from"./help.js";import{enter as Xe}from"./question.js";var Z=class{constructor(t){this.key="position";this.stood="";this.judged="";this.was={stood:"",judged:"",had:!1};this.stage=
t}get shown(){let{lesson:t,frame:e}=this.stage;return`${t.id} ${t.key} ${e.challenge?.id??""}`}listen(){qt(this.stage.table.root,this.stage.table.signal)}before(){
let{table:t,local:e,question:o}=this.stage,{stood:n,judged:i,shown:r}=this;this.was={stood:n,judged:i,had:t.root.contains(t.focused())},n!==r&&(e.notice=e.about=
""),this.stood=r,this.judged=`${r} ${o?.id??""} ${o?.result?"result":"asked"}`}after(){this.arrive();let{table:t}=this.stage,e=t.focused();this.was.had&&!(t.root.
contains(e)&&e?.getClientRects().length)&&t.root.focus({preventScroll:!0})}arrive(){let{table:t,lesson:e,question:o,frame:n}=this.stage,{root:i}=t,{stood:r,judged:l}=this.
was;if(o?.result||At(i,e.draft),!r)return Mt(i,t.signal);let a=d=>i.querySelector(d),c=a(".bl-st-text");if(r!==this.stood){Qe(c),c&&(c.scrollTop=_(c).scrollTop=
0);let d=a(".bl-st-text [data-k=title]");t.keys&&(d?.getClientRects().length?d:i).focus({preventScroll:!0})}else if(l!==this.judged&&n.by===t.link.client){o?.result?
a(".bl-headline")?.focus({preventScroll:!0}):Xe(a(".bl-number input, .bl-options input:checked")??a(".bl-options input")),c&&!o?.result&&Je(c);let d=a(".bl-st-n\
ote");if(c&&o?.result&&d&&!this.stage.presenter){let b=_(c);b.scrollTop+=d.getBoundingClientRect().top-b.getBoundingClientRect().top-72}}}};function Je(s){let t=s.
querySelector(".bl-st-asked");if(!t)return;let e=_(s);e.scrollTop=0;let{top:o,bottom:n}=e.getBoundingClientRect(),r=(e===s?null:e.querySelector(".bl-st-foot"))?.
getBoundingClientRect().top??n,a=(s.querySelector(".bl-st-control")??t).getBoundingClientRect().bottom+8-r;e.scrollTop=Math.min(t.getBoundingClientRect().top-8-
o,Math.max(0,a))}import{copied as ts}from"./board.js";import{h as N}from"./common.js";import{bring as es}from"./common.js";import{artStyle as ss}from"./table.js";import{tableOf as os}from"./table.js";
import{commit as ns}from"./question.js";import{ASKING as rs}from"./question.js";import{asks as is,deed as ls,lighting as as}from"./question.js";import{Presenting as cs}from"./question.js";import{questionOf as ps}from"./question.js";var ds=s=>Number(s.getAttribute("data-at")),dt=class{constructor(t,e){this.position=new Z(this);this.fitting=new V(this);this.shortcuts=new U(this);this.isAlone=
!1;this.table=t,this.presenting=e??new cs(t,async()=>new(await es(t.model,"presenter")).Presenter(this),()=>this.lesson.present),this.draft=new K(t)}get frame(){
return this.table.frame}get local(){return this.table.local}get words(){return this.table.words}get lesson(){return this.frame.stage}get question(){return ps(this.
frame)}get places(){return this.frame.board?.says??{}}get isPlaying(){let t=this.question;return this.lesson.kind==="end"?!1:t?t.kind==="turn"&&!t.result:this.frame.
parts.includes("actions")}get isWatched(){return!this.question&&this.frame.parts.includes("timeline")}get presenter(){return this.presenting.isOn&&this.lesson?this.
presenting.presenter:void 0}get lit(){let{frame:t,lesson:e,presenter:o,question:n,table:i}=this,r=".bl-st-main";return o?o.lit:n&&!n.result?is(t,i.root)||r:e.main.
quiet?ls(t):e.main.do?r:'[data-do="anew"]'}layout(){let{position:t,presenting:e,fitting:o,shortcuts:n,draft:i}=this,r=[this.steps(),Et,i,e],l=[...rs,as(()=>this.
lit),o,t,n],a=[...r,...l],c;return{get panels(){let{presenter:d}=e;return d&&(c??=[...r,d,d.hands,...l]),c??a},content:()=>this.content(),holdsFocus:!0,keepsView:!0}}content(){
let{frame:t,local:e,words:o,lesson:n,presenter:i,isAlone:r,table:l}=this;return l.root.classList.add("bl-lesson"),e.below=!r&&!i,[ss(t),o.gallery?.style&&N("sty\
le#pieces",{},o.gallery.style),N("div.bl-st#st",{class:[`bl-st-is-${n.kind}`,S(this)&&"bl-st-across",r&&"bl-st-alone",i&&"bl-st-present",!r&&!i&&!this.isPlaying&&
!this.isWatched&&"bl-st-flows"].filter(Boolean).join(" ")},ht(this),bt(this),N("div.bl-st-above#above",{},e.help&&this.shortcuts.list(),...l.above()),N("div.bl-\
st-body#stbody",{},zt(this),N("div.bl-st-side#side",{},Bt(this),It(this))),i?.cues(),i?.over()),ts(e,o)]}alone(){this.isAlone=!this.isAlone,this.table.draw()}steps(){
let t=e=>()=>this.table.ask(e);return{key:"steps",on:{main:()=>this.main(),alone:()=>this.alone(),go:(e,o)=>{o.getAttribute("aria-disabled")!=="true"&&e.ask("go",
{at:ds(o)})},answer:()=>(this.draft.drop(),!1),challenge:(e,o)=>e.ask("challenge",{key:o.getAttribute("data-pick")??""}),practise:(e,o)=>e.ask("practise",{key:o.
getAttribute("data-pick")??""}),...Object.fromEntries(["anew","python","solution","best","again"].map(e=>[e,t(e)]))},marks({root:e,over:o}){for(let n of e.querySelectorAll(
".bl-st-name"))n.classList.toggle("bl-over",n.getAttribute("data-name")===o?.place)},onOver(e,o){let n=o?.target.closest?.("[data-name]")?.getAttribute("data-na\
me");n&&(e.over={line:void 0,place:n},e.marks())}}}main(){let{table:t,lesson:e}=this,{do:o,at:n,key:i}=e.main;if(o==="answer")return this.draft.drop(),ns(t);if(o===
"again")return t.ask("pick",{key:"again:"});if(o==="open"||o==="pick"||o==="challenge")return t.ask(o,{key:i});o==="go"&&t.ask("go",{at:n})}},ms=os(s=>new dt(s).
layout());export{K as DraftKeeper,V as Fitting,U as Shortcuts,dt as Stage,Z as StepPosition,Mt as arrive,A as beside,wt as challenges,At as choose,ms as default,st as drafted,
zt as figure,qt as fitIn,It as foot,ut as goals,vt as handIn,Et as handingIn,S as isAcross,Y as isBroad,H as isNarrow,C as isSmall,Yt as keepOffBoard,tt as leave,
ht as lessonHead,ft as line,bt as map,X as named,Gt as narrowBoard,kt as ofAll,yt as ofRule,ot as play,D as prose,Tt as reached,F as readsHints,Ht as result,I as round,
at as said,_ as scrolling,rt as stageHints,Bt as stepText,it as turnsInBar,Ct as watch};
