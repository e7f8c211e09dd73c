import{button as J,h as d,picture as te}from"./common.js";import{icon as N,token as bt}from"./common.js";var mt=5,ee=6,X=new Map,M=(t,a)=>t[`slot.${a}`]??[];function ft(t){
let a=["seats","hand","costs","ask"].flatMap(e=>M(t,e).flatMap(s=>s.items??[]));return new Set(a.flatMap(({row:e,buttons:s=[]})=>[e?.key,...s.map(({key:n})=>n)]))}
function y(t,a,e){let s=e&&t.art?.pictures[e];if(!e)return null;if(!s)return N(a,e);X.has(s)||X.set(s,te(s));let n=X.get(s)?.cloneNode(!0);return n?.classList.add(
"bl-art"),n}var gt=t=>t.art?.style&&d("style#art",{},t.art.style);function ae(t,a,e,s=0){let{kind:n,title:o,note:r,items:l=[],empty:p=0}=t,c=pe[n]??I,i=n==="car\
ds"&&l.some(u=>u.note)?l.length<5?" bl-readable":" bl-many":"";return d("section",{class:`bl-slot bl-${n}${i}`,role:"group","aria-label":o,"data-k":`${n} ${s}`},
(o||r)&&d("div.bl-slot-head",{},o&&d("b",{},o),r&&d("small",{title:r},r)),d("div.bl-items",{},...l.map((u,h)=>(n==="fan"&&u.counted?le:c)(u,a,e,h)),...Array.from(
{length:Math.min(p,ee)},(u,h)=>d("i.bl-empty",{"aria-hidden":"true","data-k":`empty ${h}`}))),t.reason&&d("p.bl-why",{},t.reason))}function T(t,a,e,s=()=>!0){let n=M(
a,t).filter(s);return n.length>0&&d(`div.bl-${t==="ask"?"asks":t}#${t}`,{},...n.map((o,r)=>ae(o,a,e,r)))}function L(t,a,e,s,...n){let{row:o,says:r,label:l}=t,p=r||
l,c=t.chosen?" bl-chosen":"",i=[p||a.players[t.seat??-1]?.says,t.note,...(t.facts??[]).map(({says:h})=>h),o?.why].filter(Boolean).join(`
`);if(!o)return d("div",{class:`bl-it ${s}${c}`,role:p?"img":null,"aria-label":p,"data-tip":i||null,title:p,"data-k":t.key},...n);let u=a.refused?.tried===o.key?
" bl-refused":"";return J({class:`bl-it bl-act ${s}${c}${u}${o.vain?" bl-vain":""}`,"data-do":"pick","data-pick":!o.first&&t.less||o.key,"data-k":`${t.key} ${o.
key}`,"data-fresh":o.fresh?"1":null,"data-first":o.first||null,"data-drag":o.first||o.fresh&&!o.why&&!o.final&&"pick",tabindex:e?-1:0,"aria-disabled":o.why?"tru\
e":null,"aria-pressed":o.fresh&&!o.first&&!o.why&&!o.final?String(!!o.pressed):null,"data-tip":i||null,title:o.why||p},...n)}var A={"aria-hidden":"true"},yt=t=>(t.
count??1)>1&&d("i.bl-badge",A,t.count),kt=t=>d("span.bl-unseen",{},t.says||t.label,t.row?.why&&`: ${t.row.why}`);function Q(t,a,e,s){let n=Math.min(mt,(t.count??
1)-1);return L(t,a,s,"bl-fancard",...Array.from({length:n},(o,r)=>d("i.bl-edge",{"aria-hidden":"true","data-k":`edge ${r}`},y(a,e,t.art))),d("span.bl-face",A,y(
a,e,t.art),d("small",{},t.label)),yt(t),kt(t))}var ht=(t,a,e,s)=>L(t,a,s,"bl-tile",y(a,e,t.art),yt(t),t.label&&!t.says?d("small",{},t.label):null,kt(t)),V=(t,a,e)=>!!t.
facts?.length&&d("span.bl-figures",{},...t.facts.map((s,n)=>d("span",{class:s.strong&&"bl-strong",title:s.says,role:"img","aria-label":s.says,"data-k":`fact ${n}`},
y(a,e,s.art),s.text&&d("b",{},s.text))));function se(t,a,e,s){let{row:n,label:o,note:r}=t;return L(t,a,s,t.facts?.length?"bl-boxes":"bl-card-it",d("span.bl-card\
-top",{},y(a,e,t.art),n?.cost&&!t.facts?.length&&d("small.bl-cost",{},n.cost),V(t,a,e)),d("b.bl-nm",{},o),r&&d("small.bl-more",{},r),n?.why&&d("small.bl-more.bl\
-why",{},n.why))}function ne(t,a,e,s){let n=a.players[t.seat??0];return L(t,a,s,t.now?"bl-plate bl-mover":"bl-plate",d("span.bl-plate-top",{},bt(e,t.seat??0,22),
n?.name!==n?.letter&&d("b.bl-pname",{},n?.name),n?.points!==null&&n?.points!==void 0&&d("b.bl-points",{"aria-label":n.says,title:n.says,"data-seat":n.seat},n.points,
N(e,"point"))),V(t,a,e))}function oe(t,a,e,s){let{row:n,label:o,price:r=[],left:l}=t,p=!!n?.why&&!!t.note;return L(t,a,s,["bl-price",r.every(([,c])=>c)&&"bl-can",
t.soon&&"bl-soon"].filter(Boolean).join(" "),d("span.bl-row-art",{},y(a,e,t.art)),d("span.bl-row-name",{},d("b.bl-nm",{},o),d("small",{class:n?.why&&"bl-why","a\
ria-hidden":p||null},n?.why?t.note||n.why:n?.note||t.note)),p&&d("span.bl-unseen",{},n?.why),d("span.bl-signs",A,...r.map(([c,i],u)=>d("i",{class:i?null:"bl-lac\
k","data-k":`sign ${u}`},y(a,e,c)))),l&&d("span.bl-left-over",{},l),n?.cost&&!p&&d("span.bl-unseen",{},n.cost))}var I=(t,a,e,s)=>L(t,a,s,"bl-one",y(a,e,t.art),t.
label&&d("span",{},t.label),V(t,a,e));function j(t,a,e,s,n,o,r){let l=o===a.less?"":a.row?.why,p=e.refused?.tried===o?" bl-refused":"";return J({class:`bl-it bl\
-act ${t}${p}`,"data-do":"pick","data-pick":o,"data-k":o,"data-drag":!l&&"count",tabindex:-1,"aria-disabled":l?"true":null,title:l||r},...Array.from({length:Math.
min(mt,n-1)},(c,i)=>d("i.bl-edge",{"aria-hidden":"true","data-k":`edge ${i}`},y(e,s,a.art))),d("span.bl-face",A,y(e,s,a.art),d("small",{},a.label)),d("span.bl-u\
nseen",{},r,l&&`: ${l}`))}function le(t,a,e){let{count:s=1,chosen:n=0,less:o,row:r}=t,l=s-n;return d("span.bl-stk",{"data-k":t.key},o&&j("bl-fancard bl-chosen",
t,a,e,n,o,t.keeps),l>0&&(r?j("bl-fancard",t,a,e,l,r.key,t.says):Q({...t,count:l,chosen:0},a,e,0)),n?d("i.bl-of",A,`${n}/${s}`):l>1&&d("i.bl-badge",A,l))}var re=(t,a,e)=>j(
"bl-fancard bl-mini",t,a,e,t.chosen??1,t.less??"",t.keeps),ie=(t,a,e)=>t.row?j("bl-fancard bl-mini",t,a,e,1,t.row.key,t.says||t.label):Q(t,a,e,0);function ce(t,a,e){
let{seat:s,label:n,note:o,deal:r,buttons:l=[]}=t;return d("div.bl-row",{"data-k":t.key,class:t.now&&"bl-open-to"},typeof s!="number"?t.art&&N(e,t.art):bt(e,s,24),
d("span.bl-row-name",{},d("b",{},n||(typeof s!="number"?"":a.players[s].name)),o&&d("small",{},o)),r&&d("span.bl-signs",{},...r[0].map((p,c)=>d("i",{"aria-hidde\
n":"true","data-k":`give ${c}`},y(a,e,p))),r[1].length>0&&d("span.bl-for",A,"›"),...r[1].map((p,c)=>d("i",{"aria-hidden":"true","data-k":`get ${c}`},y(a,e,p)))),
V(t,a,e),l.length>0&&d("span.bl-row-buttons",{},...l.map(({key:p,name:c,says:i,why:u,fresh:h})=>J({class:"bl-go bl-act","data-do":"pick","data-pick":p,"data-fre\
sh":h?"1":null,tabindex:-1,"aria-disabled":u?"true":null,title:u||i,"aria-label":[c,i,u].filter(Boolean).join(": ")},N(e,p),c))))}var pe={fan:Q,tiles:ht,tray:ht,
cards:se,plates:ne,"price-rows":oe,strip:I,lines:I,buttons:I,laid:re,wanted:ie,answers:ce};import{h as k}from"./common.js";var Z=new Set(["tray","tiles","cards","fan"]),wt=2,de=.5;function xt(t){for(let a of t.querySelectorAll(".bl-own, .bl-mid, .bl-o\
thers, .bl-rim-in"))a.scrollHeight>a.clientHeight+1&&getComputedStyle(a).overflowY==="auto"&&!a.querySelector('button:not([tabindex="-1"]), a[href], input, sele\
ct, summary, [tabindex="0"]')?a.tabIndex=0:a.removeAttribute("tabindex")}var ue=".bl-st-body, .bl-st-text, .bl-st-end, .bl-st-said, .bl-st-line, .bl-st-happened\
 ol, .bl-hand, .bl-own, .bl-mid, .bl-others, .bl-rim-in";function tt(t){for(let a of t.querySelectorAll(ue)){let e=a.scrollHeight-a.clientHeight-a.scrollTop>2,s=`\
.bl-commit, .bl-predict${t.clientWidth<600?"":", .bl-st-happened ~ .bl-rcpt"}`,n=e&&getComputedStyle(a).overflowY==="auto"&&!a.querySelector(s);a.classList.toggle(
"bl-fades",n)}}function vt(t,a){let[,,e,s]=(t.board?.svg.match(/viewBox="([^"]*)"/)?.[1]??"0 0 1 1").split(" ").map(Number),n=e/s,{board:o,turn:r,seats:l,others:p,
hand:c,costs:i,actions:u,receipt:h,log:g,question:x,answer:C,hints:F,worked:O}=a,_=n>wt?null:i,E=u?u(_):_,q=`--shape:${n.toFixed(3)}`,B=k("div.bl-left#left",{},
o);if(!r&&!u&&!g&&!x)return k("div.bl-body.bl-single#body",{style:q},B,h);if(n>wt){let H=!!x&&!c&&!i&&!p&&!u,U=O?.();return k("div.bl-body.bl-across#body",{style:q,
class:H?"bl-two":p?null:"bl-pair"},!H&&k("div.bl-top#top",{},x,r,l),H&&k("div.bl-own#asks",{},x,F,U&&C?.(!0)),B,!H&&k("div.bl-own#own",{},U?C?.(!0):[c,i]),k("di\
v.bl-mid#mid",{},E,U||C?.(!1),!H&&F,h,g),p&&k("div.bl-others#others",{},p))}let P=c&&!he(t)?c:null,ut=x&&!u&&P&&i;return k("div.bl-body.bl-side#body",{style:q,class:[
P&&"bl-with-hand",n<de&&"bl-tall"].filter(Boolean).join(" ")},x,k("div.bl-left#left",{},o,ut?k("div.bl-feet#feet",{},P,i):P),k("div.bl-rim#rim",{},k("div.bl-rim\
-in#rimin",{},r,l,!P&&c,u&&E,C?.(!1),!u&&!ut&&E,p,F,h,g)))}var he=t=>t["slot.hand"]?.[0]?.kind==="tiles";function St(t,a){for(let e of t.querySelectorAll(".bl-a\
cts, .bl-items")){if(e.parentElement?.closest(".bl-acts"))continue;let s=[...e.querySelectorAll("button.bl-act")],n=s.find(o=>o.getAttribute("data-pick")===a)??
s[0];for(let o of s)o.setAttribute("tabindex",o===n?"0":"-1")}}import{button as et,h as W}from"./common.js";import{tool as z}from"./common.js";var Tt=(t,a,e="")=>W("div.bl-seg",{class:e,role:"group","aria-label":t},a),be=(t,a,e)=>[
t.turns&&z(e,"turn",e.turn_board,{"data-do":"turn","data-at":1}),t.board?.pitch&&z(e,a.far?"big":"small",a.far?e.nearer:e.farther,{"data-do":"far"})];function $t(t,a,e,s){
return W("div.bl-head#head",{},W("div.bl-names",{},W("span.bl-name",{},t.title),W("span.bl-where",{},t.where)),W("div.bl-tools",{},s,Tt(e.view,t.views.map(({key:n,
label:o})=>et({"data-do":"view","data-pick":n,"aria-pressed":String(n===t.view)},o))),be(t,a,e),Tt(e.language,t.languages.map(({key:n,label:o})=>et({"data-do":"\
language","data-pick":n,lang:n,"aria-pressed":String(n===t.lang)},o)),"bl-langs"),me(t,a,e)))}var me=(t,a,e)=>[t.board?.svg&&z(e,"words",e.facts,{"data-do":"fac\
ts","aria-expanded":String(a.facts)}),t.board?.svg&&z(e,a.big?"small":"big",a.big?e.smaller:e.bigger,{"data-do":"big","aria-pressed":String(a.big)}),et({class:"\
bl-ibtn","aria-label":e.help,title:e.help,"data-do":"help","aria-expanded":String(a.help)},"?")];import{button as at,h as b}from"./common.js";import{icon as fe,token as ge}from"./common.js";var ye=16;function At(t,a){let{seat:e,says:s,budget:n,note:o,over:r}=t.turn,{path:l=[],prompt:p=""}=t.pick??{},c=l.length>0,i=M(t,"ask").length>0;return b("div.\
bl-turn#turnbox",{class:c&&"bl-picking"},ge(a,e,30),b(r?"h3.bl-who":"b.bl-who",{},c?l.slice(-2).join(" › "):s),n&&b("span.bl-ap",{},!c&&b("span.bl-pips",{"ari\
a-hidden":"true"},...Array.from({length:n.of>ye?0:n.of},(u,h)=>b("i",{class:h<n.left?"bl-full":""}))),b("b",{},n.short),b("small",{},n.rest)),b("small",{class:p?
i?"bl-prompt bl-unseen":"bl-prompt":null},p||o),c&&at({class:"bl-quiet","data-do":"cancel"},t.edit?.edits?a.put_down:a.cancel))}var ke=({groups:t})=>t.flatMap(({
rows:a})=>a).find(({single:a})=>a);function Ct(t,a,e,s,n=""){return at({class:`bl-act ${n}${a.refused?.tried===t.key?" bl-refused":""}`,"data-do":"pick","data-p\
ick":t.key,"data-fresh":"1","data-drag":!t.why&&!t.final&&"pick",tabindex:-1,title:t.why||t.note||null,"aria-disabled":t.why?"true":null,"aria-pressed":t.why||t.
final?null:String(!!t.pressed)},fe(e,t.key),b("span.bl-nm",{},t.label),t.note&&b("span.bl-cnt",{class:t.note.length>26&&"bl-long"},t.note),t.cost&&b("span.bl-co\
st",{},t.cost),t.why&&b("span",{class:s?"bl-why":"bl-unseen"},t.why,t.more&&b("em",{},` ${t.more}`)))}function Mt(t,a,e){let s=ft(t),n=M(t,"ask"),o=n.length||t.
edit?.edits?void 0:ke(t),r=o&&!s.has(o.key)?o:void 0,l=(n.length?[]:t.groups).map(h=>({...h,rows:h.rows.filter(g=>!s.has(g.key)&&g!==r),all:h.rows})).filter(h=>h.
rows.length),p=l.flatMap(h=>h.rows),c=r&&p.some(h=>!h.why)?r:void 0,i=(M(t,"actions")[0]?.kind??(M(t,"costs").length?"buttons":"lines"))!=="buttons",u=p.find(h=>h.
why);return b("div.bl-acts#acts",{class:n.length>0&&"bl-asked",role:"group","aria-label":a.actions},!n.length&&e,r&&Ct(r,t,a,!1,"bl-only"),b("div#actions",{class:i?
"bl-list":"bl-buttons"},l.map(h=>b("div",{role:"group","aria-label":h.label,"data-k":`group ${h.label}`},i&&l.length>1&&p.length<6&&b("div.bl-grp",{"aria-hidden":"\
true"},h.label),h.all.map(g=>g===c?b("span.bl-act.bl-stood",{"aria-hidden":"true"},b("span",{"data-do":"pick","data-pick":g.key,"data-fresh":"1"},g.label)):h.rows.
includes(g)&&Ct(g,t,a,i))))),we(t,a,s),b("p.bl-why.bl-reason#reason",{},u&&[b("b",{},`${u.label}: `),u.why]))}function we(t,a,e){let{choices:s=[],foretold:n}=t.
pick??{},o=s.filter(l=>!e.has(l.key)),r=T("ask",t,a);return!r&&!o.length&&!n?.length?null:b("div.bl-pick#pick",{},n?.length?b("ul.bl-foretold",{},...n.map(l=>b(
"li",{},l))):null,r,o.length>0&&b("div.bl-choices",{},o.map(l=>at({class:"bl-go","data-do":"pick","data-pick":l.key,"aria-disabled":l.why?"true":null},b("b",{},
l.label),(l.note||l.cost)&&b("small",{},[l.note,l.cost].filter(Boolean).join(", ")),l.why&&!l.note&&b("small.bl-why",{},l.why)))))}import{button as ot,h as m}from"./common.js";import{icon as xe,token as Ft}from"./common.js";import{moves as ve}from"./help.js";import{tool as st}from"./common.js";
var Se=1800,Te=(t,a,...e)=>ot({class:"bl-bar","data-do":"bill","aria-expanded":String(a)},e,xe(t,a?"up":"down"));function Wt(t,a,e,s=!1){let n=t.receipt;if(!n)return null;
let o=n.lines[a.walk],r=o?o.seat:Math.min(a.tab,n.totals.length-1),l=n.lines.map((i,u)=>({...i,index:u})).filter(i=>i.seat===r),p=a.bill||!!o||s,c=n.title&&m("h\
3",{},n.title);return m("section.bl-rcpt#receipt",{class:p&&"bl-open",role:"group","aria-label":n.title||null},!s&&Te(e,p,c,m("span.bl-bar-sums",{},t.players.map(
({name:i,seat:u})=>m("span",{role:"img","aria-label":`${i}: ${n.totals[u]}`,"data-k":`sum ${u}`},Ft(e,u,18),m("b",{},n.totals[u]))))),p&&m("div.bl-rhead",{},s&&
c,!!n.lines.length&&m("div.bl-walk",{role:"group","aria-label":e.walk},m("span",{class:"bl-unseen"},o?e.walked.replace("{n}",String(a.walk+1)).replace("{m}",String(
n.lines.length)):e.walk),m("span",{"aria-hidden":"true",style:o?null:"visibility:hidden"},`${a.walk+1}/${n.lines.length}`),st(e,"back",e.step_back,{"data-do":"w\
alk","data-at":-1,"aria-disabled":a.walk<0?"true":null}),st(e,"on",e.step_on,{"data-do":"walk","data-at":1}),ve(a)&&st(e,a.watching?"stop":"play",a.watching?e.watch_stop:
e.watch,{"data-do":"watch","aria-pressed":String(a.watching)}))),p&&m("div.bl-rgrid",{},m("div.bl-tabs",{role:"tablist","aria-label":n.title},t.players.map(i=>ot(
{role:"tab","aria-selected":String(i.seat===r),tabindex:i.seat===r?0:-1,"data-do":"tab","data-at":i.seat},Ft(e,i.seat,24),m("span.bl-unseen",{},`${i.name}: `),m(
"b",{},(o?.scores??n.totals)[i.seat])))),m("div.bl-lines",{role:"tabpanel","aria-label":t.players[r].name},l.map((i,u)=>ot({class:i.points?"bl-rline":"bl-rline \
bl-zero","data-do":"line","data-line":i.index,"data-rule":i.rule||null,"data-title":i.title,"aria-pressed":String(i.index===a.walk),tabindex:o?i.index===a.walk?
0:-1:u?-1:0},m("span",{},i.label),m("span.bl-sum",{},i.sum),m("b",{},i.points))),!l.length&&m("p.bl-nothing",{},e.no_lines),m("div.bl-total",{},m("span",{},e.total),
m("b",{},n.totals[r])))))}var D=new WeakMap,Lt=new WeakMap;function v(t,a){let{local:e}=t;clearTimeout(D.get(t)),D.delete(t);let s=()=>{t.signal.aborted||!t.root.
isConnected||(rt(t,e.walk+1,!1),e.watching=e.walk>=0,e.watching&&D.set(t,setTimeout(s,Se)),t.draw())};!a&&!e.watching||(e.watching=!1,a?s():t.draw())}function lt(t,a){
if(v(t,!1),!t.frame.receipt?.lines.length)return t.speak(t.words.no_lines);rt(t,t.local.walk+a,!1),t.draw()}function rt(t,a,e){let{frame:s,local:n}=t,o=s.receipt?.
lines??[],r=n.walk;n.walk=e&&a===n.walk||a>=o.length?-1:Math.max(-1,a),typeof s.receipt?.at=="number"&&n.walk!==r&&t.ask("walk",{at:n.walk});let l=o[n.walk];if(!l)
return;n.tab=l.seat;let p=s.players[l.seat];t.speak([(p?`${p.name}: `:"")+l.label,l.sum,l.points].filter(c=>c!=="").join(", "))}function $e({root:t,local:a},e){
let s=t.querySelector(".bl-rline[aria-pressed=true]"),n=s?.closest(".bl-rim-in, .bl-lines");if(!s||!n||a.walk===e)return;let o=s.getBoundingClientRect().bottom-
n.getBoundingClientRect().bottom,r=s.getBoundingClientRect().top-n.getBoundingClientRect().top;o>0?n.scrollTop+=o+8:r<0&&(n.scrollTop+=r-8)}var nt=t=>Number(t.getAttribute(
"data-at")),Et={key:"receipt",on:{watch:t=>v(t,!D.get(t)),walk:(t,a)=>lt(t,nt(a)),bill:t=>{v(t,!1),Object.assign(t.local,{bill:!t.local.bill,walk:-1}),t.draw()},
tab:(t,a)=>{v(t,!1),Object.assign(t.local,{tab:nt(a),walk:-1}),t.draw(),t.frame.question?.result&&t.ask("tab",{at:nt(a)})},line:(t,a)=>{v(t,!1),rt(t,Number(a.getAttribute(
"data-line")),!0),t.draw()}},inSight(t){$e(t,Lt.get(t)??-1),Lt.set(t,t.local.walk)}};import{button as G,h as f,known as Ce}from"./common.js";import{icon as Ae,node as qt,token as Me}from"./common.js";import{ruled as Fe,tool as it}from"./common.js";
function Ht(t,a){return f("section.bl-say#log",{role:"group","aria-label":a.happened},f("h3",{},a.happened),t.log.length?f("ol",{tabindex:0,"aria-label":a.happened},
Le(t.log).map(([e,s],n)=>Ce(f("li",{class:(e.seat??-1)<0&&"bl-chance"},(e.seat??-1)>=0&&Me(a,e.seat,16),f("span",{},e.text," ",e.rule&&n===0&&Fe(e))),s))):f("p.\
bl-nothing",{},a.nothing))}function Rt(t){let a=t.querySelector(".bl-say ol");if(!a||a.children.length<2)return;a.style.maxHeight="";let e=a.clientHeight;if(a.scrollHeight<=
e+1)return;let s=[...a.children].map(o=>o.offsetTop+o.offsetHeight-a.offsetTop),n=Math.max(0,...s.filter(o=>o<=e+1));n&&(a.style.maxHeight=`${n}px`)}function Le(t){
let a=new Map;return[...t].reverse().map(e=>{let s=(a.get(e.text)??0)+1;return a.set(e.text,s),[e,`${e.text} ${s}`]}).reverse()}var ct=30;function We(t,a,e){let s=t.
time,n=a.step<0?s.ply:a.step,o=[{ply:s.first,seat:-2,says:s.first?"":s.start},...s.nodes],r=(i,u,h)=>u>i&&f("i",{class:`bl-rail ${h}`,style:`left:${(i-s.first)*
ct+14}px;width:${(u-i)*ct}px`}),l=s.nodes.at(-1)?.ply??s.first,p=s.branches.filter(i=>!i.folded&&i.at<=l),c=e.branches?.replace("{n}",String(p.length))??"";return f(
"div.bl-time#time",{},Object.entries({undo:s.can_undo,redo:s.can_redo}).map(([i,u])=>it(e,i,e[i],{"data-do":i,"aria-disabled":u?null:"true"})),f("div.bl-track#t\
rack",{role:"group","aria-label":s.label},s.earlier&&G({class:"bl-quiet bl-fold","data-do":"unfold"},s.earlier),f("div.bl-rows",{},a.branches&&p.map((i,u)=>f("d\
iv.bl-branch",{"data-k":`branch ${i.name}`,style:`padding-left:${(i.at-s.first)*ct+14}px`},f("svg.bl-bend",{viewBox:"0 0 30 28",width:30,height:28,"aria-hidden":"\
true"},f("path",{d:`M1 ${28*(p.length-u)+10}V26C1 16 8 14 30 14`})),G({class:"bl-quiet","data-do":"switch","data-pick":i.name,"aria-label":i.says},...i.seats.slice(
0,6).map(h=>qt(e,h,"bl-later")),f("span",{},i.label)))),f("div.bl-mainline",{},r(s.first,s.ply,"bl-done"),r(s.ply,l,""),o.map(i=>G({class:"bl-step","data-do":"j\
ump","data-at":i.ply,"aria-label":i.says||`${i.ply}`,title:i.says,"aria-current":i.ply===s.ply?"step":null,tabindex:i.ply===n?0:-1},qt(e,i.seat,i.ply===s.ply?"b\
l-now":i.ply<s.ply?"bl-past":"bl-later")))))),p.length>0&&G({class:"bl-quiet bl-fork","data-do":"branches","aria-expanded":String(!!a.branches),"aria-label":c,title:c},
Ae(e,"fork"),p.length),f("span.bl-count",{},s.step),t.seats.choices.length>2&&f("label.bl-seen",{},f("small",{},e.seen_by),f("select.bl-seat#seat",{"aria-label":e.
seen_by,"data-do":"seat"},t.seats.choices.map(i=>f("option",{value:i.seat,selected:i.seat===t.seats.shown},i.label)))),t.make_question&&it(e,"question",e.make_question,
{"data-do":"make_question","data-k":"question","data-pick":!t.make_question.open&&"open","aria-expanded":String(t.make_question.open)}),[t.edit&&"edit","copy","\
link"].map(i=>i&&it(e,i,e[i],{"data-do":i})))}var Pt=new WeakMap,Ot={key:"timeline",draw(t){let{frame:a,local:e,words:s}=t;return a.parts.includes("timeline")&&
t.keep("time",[a.time,a.seats,a.make_question?.open,e.step,e.branches,s],()=>We(a,e,s))},on:{branches:t=>{t.local.branches=!t.local.branches,t.draw()}},inSight(t){
let{ply:a}=t.frame.time,e=a!==Pt.get(t)&&t.root.querySelector(".bl-track");Pt.set(t,a);let s=e?e.querySelector('[aria-current="step"]'):null;e&&s&&(e.scrollLeft=
s.offsetLeft+60-e.clientWidth)}};import{h as $}from"./common.js";import{drawn as Ee}from"./help.js";function _t(t,a){let e=a?.closest("[data-place]")?.getAttribute("data-place"),s=a?.closest(".\
bl-it, li")?.getAttribute("data-k")?.split(" ")[0];return t.words.gallery?.pieces?.[(e?t.frame.kinds?.[e]:s)??""]}function Bt(t,a){let e=t.help&&a.gallery;return e?.
pieces?$("section.bl-help.bl-gallery#gallery",{role:"group","aria-label":e.title},$("b",{},e.title),$("p",{},e.how),$("ul.bl-items",{},...Object.entries(e.pieces).
map(([s,n],o)=>$("li",{"data-k":s,tabindex:o?-1:0,class:n.special&&"bl-special"},Ee(n),$("b",{},n.name),$("span",{},n.text),$("small",{},n.note))))):null}var It=new WeakMap;function Nt(t){clearTimeout(It.get(t));let{frame:a,local:e,link:s,signal:n}=t,o=a.opponent;if(typeof o!="number"||e.link||a.by&&a.by!==s.client)
return;let r=a.play?a.play.pace==="fast":e.calm||globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches,l=()=>{!n.aborted&&t.root.isConnected&&t.link.
send("opponent",t.frame.rev,{at:r?0:1})};It.set(t,setTimeout(l,r?0:o))}import{choice as qe}from"./help.js";var Pe={place:[[165,0,.09,"triangle"]],roll:[0,.07,.13,.21,.3].map((t,a)=>[240-24*a,t,.05,"square"]),card:[[980,0,.05],[1310,
.05,.06]],right:[[523,0,.14],[659,.1,.14],[784,.2,.28]],wrong:[[220,0,.16,"triangle"],[185,.15,.24,"triangle"]],turn:[[440,0,.12],[587,.11,.2]]},He=.12,jt=.012,
Vt=t=>t["slot.board"]?.length??0,zt=t=>(t["slot.hand"]??[]).flatMap(a=>a.items??[]).reduce((a,e)=>a+(e.count??1),0);function Re(t,a){if(!a)return"";let e=t.question?.
result;return e&&e!==a.question?.result&&!a.question?.result&&!e.told?e.right?"right":"wrong":t.time?.ply!==a.time?.ply+1?"":Vt(t)&&!Vt(a)?"roll":typeof a.opponent==
"number"&&typeof t.opponent!="number"?"turn":zt(t)>zt(a)?"card":"place"}var R;function Dt(t){try{R??=new AudioContext;let a=R.currentTime;for(let[e,s,n,o="sine"]of Pe[t]){
let[r,l]=[R.createOscillator(),R.createGain()];r.type=o,r.frequency.value=e,l.gain.setValueAtTime(0,a+s),l.gain.linearRampToValueAtTime(He,a+s+jt),l.gain.exponentialRampToValueAtTime(
.001,a+s+n),r.connect(l).connect(R.destination),r.start(a+s),r.stop(a+s+n+jt)}}catch{}}var Gt={key:"sounds",changing({frame:t,before:a}){let e=qe("sounds")==="o\
n"&&Re(t,a);e&&Dt(e)},acts(t,a){a.getAttribute("data-pick")==="sounds:on"&&Dt("turn")}};import{button as Kt,h as w}from"./common.js";var Oe=[1,2,3],_e=t=>w("svg.bl-stars",{viewBox:"0 0 72 24",width:72,height:24,"aria-hidden":"true"},Oe.map(a=>w("pa\
th",{class:a<=t&&"bl-star",transform:`translate(${24*(a-1)} 0)`,d:"M12 2.5l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5-4.8-4.6 6.6-.9z"}))),Be=({title:t,
says:a,now:e,stars:s,most:n,told:o,best:r,again:l,line:p,signs:c},i=!0)=>w("section.bl-challenge#challenge",{"aria-label":t},w("div",{},i&&w("h3",{},t),w("span",
{role:"img","aria-label":c},_e(Math.max(s,n))),w("b",{},e)),w("p",{},a),(o||l)&&w("div",{class:s===3?"bl-won":""},o&&w("p.bl-judged",{},o),l&&Kt({class:s>=0&&s<
3?"bl-main":"bl-go","data-do":"again","data-k":"again"},l),r&&Kt({class:"bl-go","data-do":"best","data-k":"best"},r)),p.length>0&&w("ol",{},p.map((u,h)=>w("li",
{"data-k":String(h)},u)))),Pa={key:"challenge",above:({frame:t})=>t.challenge&&Be(t.challenge),refocus(t){let a=t.frame.challenge?.told&&t.root.querySelector('.\
bl-challenge [data-do="again"]');return a&&t.focusOn(a),!!a},on:{again:t=>t.ask("again"),best:t=>t.ask("best")}};import{button as pt,h as S}from"./common.js";import{icon as Yt}from"./common.js";function Ba({title:t,rungs:a},e,s,n){let o=a.filter(c=>c.open).at(-1)?.key,r=a.some(c=>c.open&&c.key===e.rung)||e.rung==="-"?e.rung:o,l=!n||e.rungs,p=a.find(c=>c.
open&&c.key===r);return S("section.bl-hints#hints",{role:"group","aria-label":t},n?pt({class:"bl-quiet bl-fold-hints","data-do":"rungs","aria-expanded":String(l)},
t,Yt(s,l?"up":"down")):S("b",{},t),l&&S("ol",{},...a.map(c=>S("li",{class:c.open?"bl-open":null,"data-k":`rung ${c.key}`},c.open?pt({class:"bl-hint","data-do":"\
rung","data-pick":c.key,"aria-expanded":String(c===p)},S("span",{},c.label),Yt(s,"accept")):pt({class:"bl-hint","data-do":"hint","data-pick":c.key,"aria-disable\
d":c.may?null:"true"},S("span",{"aria-hidden":c.says&&"true"},c.label),S("b",{"aria-hidden":c.says&&"true"},c.price),c.says&&S("span.bl-unseen",{},c.says))))),l&&
p&&S("p",{"data-k":`told ${p.key}`},p.text))}function Ia(t,a){let{local:e}=t,s=a.getAttribute("data-pick")??"";a.getAttribute("data-do")==="rungs"?e.rungs=!e.rungs:
e.rung=e.rung===s?"-":s,v(t,!1),t.draw()}import{copied as Ie,cover as Ne}from"./board.js";import{bringIn as Ut,hits as je,surface as Ve}from"./board.js";import{h as Zt}from"./common.js";import{shownBy as ze}from"./common.js";
import{otherNotebook as De}from"./help.js";import{celebrate as Ge,countUp as Ke,follows as Ye,move as Ue}from"./help.js";import{choice as K,choose as Y,inColours as Xt,obey as Xe,otherTongue as Je,repainted as Jt,
settings as Qe}from"./help.js";import{Tip as Ze}from"./help.js";import{View as ta}from"./board.js";var Qt=480,ea=[Et,Ot,Gt],dt=class extends ta{constructor(e,s,n,o){super(e,s,n);this.chose=!1;this.fresh=!0;this.layout=o(this)}get panels(){return this.layout.panels}content(){
return this.layout.content(this)}get isNext(){return Ye(this.frame,this.before)}actions(e){let{frame:s,words:n,panels:o}=this;return o.reduce((l,p)=>()=>p.actions?
p.actions(this,l):l(),()=>Mt(s,n,e))()}instead(){return this.panels.map(e=>e.instead?.(this))}onKey(e){this.panels.some(s=>s.onKey?.(this,e))||super.onKey(e)}take(e){
for(let s of this.panels){let n=s.take?.(this,e);if(n)return n}return super.take(e)}onOver(e){super.onOver(e);for(let s of this.panels)s.onOver?.(this,e)}onAnswer(e,s){
for(let n of this.panels)n.onAnswer?.(this,e,s);super.onAnswer(e,s)}marks(){super.marks();for(let e of this.panels)e.marks?.(this)}refocus(e){this.panels.some(s=>s.
refocus?.(this))||super.refocus(e)}leaves(e,s){return!this.layout.holdsFocus&&super.leaves(e,s)}changed(){for(let e of this.panels)e.changing?.(this);super.changed();
for(let e of this.panels)e.changed?.(this)}above(){let{frame:e,local:s,words:n}=this,o=e.languages.map(({key:r})=>r);return[...super.above(),De(this.model,e.lang,
o,s.spoke,n),Qe(e,s,n),Bt(s,n),...this.panels.map(r=>r.above?.(this))]}settle(e){St(e,this.local.row)}get frame(){return Xt(this.model.get("frame"),this.model.get(
"words").apart,(e,s)=>({...e,board:e.board&&{...e.board,svg:s(e.board.svg)},art:Jt(e.art,s)}))}get words(){let e=this.model.get("words");return Xt(e,e.apart,Jt)}draw(){
for(let s of this.panels)s.before?.(this);super.draw();let{frame:e}=this;Ue(this.root,e,this.before,s=>y(e,this.words,s)),Ke(this.root,e,this.before),Ge(this.root,
e,this.before),this.before=e,Nt(this),this.fitLog();for(let s of this.panels)s.after?.(this)}fitLog(){globalThis.requestAnimationFrame?.(()=>{aa(this.root),Rt(this.
root),xt(this.root),tt(this.root)})}listen(){Xe(this.signal,()=>(this.heed(),this.draw())),this.heed(),super.listen();let{root:e,signal:s}=this;e.addEventListener(
"scroll",()=>tt(e),{signal:s,capture:!0,passive:!0}),this.narrow();let{lang:n,languages:o,rev:r}=this.frame,l=!r&&Je(this.model,n,o.map(p=>p.key));l&&this.ask("\
language",{key:l}),this.tip=new Ze(this);for(let p of this.panels)p.listen?.(this)}heed(){Object.assign(this.local,{calm:K("motion")==="none",letters:K("letters")!==
"off"})}enlarge(e){super.enlarge(e);let s=this.model.model_id??"";(e||K("big")===s)&&Y("big",e?s:"")}onResize(){super.onResize(),this.within=Ut(this.root,this.frame,
this.within);for(let e of this.panels)e.resized?.(this);if(this.fitLog(),this.fresh&&this.root.isConnected&&this.root.getClientRects().length){this.fresh=!1;let e=this.
model.model_id;e&&K("big")===e&&!this.local.big&&this.enlarge(!0)}}spots(e){return je(this.root,e.getAttribute("data-place"))}beside(e,s){let o=e.closest(".bl-s\
urface > svg")?.getScreenCTM?.();if(!o)return null;let r=o.inverse(),{x:l,y:p}=new DOMPoint(s.clientX,s.clientY).matrixTransform(r),c=this.frame.board?.spots?.find(
([E,q,B])=>Math.hypot(E-l,q-p)<=B);if(!c)return null;let[i,u,h,g,x]=c,[C,F]=[this.root.getBoundingClientRect(),new DOMPoint(i-h,u-h).matrixTransform(o)],O=2*h*o.
a,_=`left:${F.x-C.left}px;top:${F.y-C.top}px;width:${O}px;height:${O}px`;return this.spot??=this.root.appendChild(Zt("i.bl-beside",{"aria-hidden":"true"})),this.
spot.getAttribute("data-tip")!==`${g}
${x}`&&this.tip?.hide(),this.spot.setAttribute("data-tip",`${g}
${x}`),this.spot.setAttribute("style",_),this.spot}piece(e){return _t(this,e)}explain(e,s){this.tip?.ask(s)}narrow(){let{view:e,views:s,rev:n}=this.frame,o=this.
root.clientWidth;!this.layout.keepsView&&o&&o<=Qt&&!n&&s.length>2&&e===s[0].key&&this.ask("view",{key:s[1].key})}seeAll(){let{board:e,view:s,views:n}=this.frame,
o=this.root.clientWidth;!this.chose&&o&&o<=Qt&&e?.crowded&&n.length>2&&s===n[0].key&&this.ask("view",{key:n[1].key})}act(e,s){let n=e.getAttribute("data-do")??"";
this.chose||=n==="view";let o=e.getAttribute("data-pick")??"";for(let l of this.panels)l.acts?.(this,e);if(n==="language"&&(this.local.spoke=o,Y("lang",o)),n===
"choose")return Y(...o.split(":"));if(n==="letters")return Y("letters",this.local.letters?"off":"on");if(n==="unspoke")return(this.local.spoke="")||this.draw();
if(n==="rule")return this.tip?.ask(e);this.panels.flatMap(({on:l})=>l?.[n]??[]).some(l=>l(this,e,s)!==!1)||(v(this,!1),super.act(e,s))}walkBy(e){lt(this,e)}showNow(){
this.within=Ut(this.root,this.frame,this.within);for(let e of this.panels)e.inSight?.(this)}};function aa(t){let a=t.querySelectorAll(":is(.bl-surface, .bl-st-b\
oard) > svg"),e=Array.from(a,s=>1/(s.getScreenCTM?.()?.a||1));t.style.setProperty("--unit",Math.max(.5,...e).toFixed(2))}function sa(t){let{frame:a,local:e,words:s,
area:n}=t,o=r=>a.parts.includes(r);return[gt(a),s.gallery?.style&&Zt("style#pieces",{},s.gallery.style),o("head")&&t.keep("head",[a.title,a.where,a.views,a.view,
a.turns,a.languages,a.lang,!a.board?.svg,a.board?.pitch,e.facts,e.far,e.big,e.help,s],()=>$t(a,e,s)),...t.above(),a.cover?Ne(a,s):vt(a,{board:Ve(a,n,e,s,o("turn")&&
T("board",a,s)),turn:(o("turn")||o("actions")&&!!a.pick?.path.length)&&At(a,s),seats:o("turn")&&T("seats",a,s,r=>!Z.has(r.kind)),others:o("turn")&&T("seats",a,s,
r=>Z.has(r.kind)),hand:o("actions")&&T("hand",a,s),costs:o("actions")&&T("costs",a,s),actions:o("actions")?r=>t.actions(r):void 0,receipt:o("receipt")&&Wt(a,e,s),
log:o("log")&&t.keep("log",[a.log,s],()=>Ht(a,s))}),Ie(e,s),...t.panels.map(r=>r.draw?.(t))]}var na=t=>ze((...a)=>new dt(...a,t).start()),oa=na(()=>({panels:ea,
content:sa}));export{ea as PANELS,Z as TRAYS,dt as Table,Mt as actions,y as art,gt as artStyle,Te as bar,Pa as challenge,Be as challengePanel,sa as content,oa as default,tt as fadeBelow,
Bt as gallery,Nt as goOn,$t as head,Re as heard,Ba as ladder,vt as laid,Ht as log,M as lying,ke as onlyAction,_t as pieceAt,ft as placed,Dt as play,Wt as receipt,
Et as receiptPanel,St as rove,xt as scrollByKeys,ae as slotBox,T as slots,Gt as soundsPanel,_e as stars,na as tableOf,We as timeline,Ot as timelinePanel,me as tools,
At as turn,be as turns,Ia as unfold,lt as walkBy,v as watch,Rt as wholeLines};
