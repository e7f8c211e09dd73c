import{button as J,h as d,picture as te}from"./common.js";import{icon as N,token as bt}from"./common.js";var mt=5,ee=6,X=new Map,M=(t,s)=>t[`slot.${s}`]??[];function ft(t){
let s=["seats","hand","costs","ask"].flatMap(e=>M(t,e).flatMap(n=>n.items??[]));return new Set(s.flatMap(({row:e,buttons:n=[]})=>[e?.key,...n.map(({key:a})=>a)]))}
function y(t,s,e){let n=e&&t.art?.pictures[e];if(!e)return null;if(!n)return N(s,e);X.has(n)||X.set(n,te(n));let a=X.get(n)?.cloneNode(!0);return a?.classList.add(
"bl-art"),a}var gt=t=>t.art?.style&&d("style#art",{},t.art.style);function se(t,s,e,n=0){let{kind:a,title:o,note:r,items:l=[],empty:p=0}=t,c=pe[a]??I,i=a==="car\
ds"&&l.some(u=>u.note)?l.length<5?" bl-readable":" bl-many":"";return d("section",{class:`bl-slot bl-${a}${i}`,role:"group","aria-label":o,"data-k":`${a} ${n}`},
(o||r)&&d("div.bl-slot-head",{},o&&d("b",{},o),r&&d("small",{title:r},r)),d("div.bl-items",{},...l.map((u,h)=>(a==="fan"&&u.counted?le:c)(u,s,e,h)),...Array.from(
{length:Math.min(p,ee)},(u,h)=>d("i.bl-empty",{"aria-hidden":"true","data-k":`empty ${h}`}))),t.reason&&d("p.bl-why",{},t.reason))}function T(t,s,e,n=()=>!0){let a=M(
s,t).filter(n);return a.length>0&&d(`div.bl-${t==="ask"?"asks":t}#${t}`,{},...a.map((o,r)=>se(o,s,e,r)))}function L(t,s,e,n,...a){let{row:o,says:r,label:l}=t,p=r||
l,c=t.chosen?" bl-chosen":"",i=[p||s.players[t.seat??-1]?.says,t.note,...(t.facts??[]).map(({says:h})=>h),o?.why].filter(Boolean).join(`
`);if(!o)return d("div",{class:`bl-it ${n}${c}`,role:p?"img":null,"aria-label":p,"data-tip":i||null,title:p,"data-k":t.key},...a);let u=s.refused?.tried===o.key?
" bl-refused":"";return J({class:`bl-it bl-act ${n}${c}${u}${o.vain?" bl-vain":""}`,"data-do":"pick","data-pick":!o.first&&t.less||o.key,"data-k":`${t.key} ${o.
key}`,"data-fresh":o.fresh?"1":null,"data-first":o.first||null,"data-drag":o.first||o.fresh&&!o.why&&!o.final&&"pick",tabindex:e?-1:0,"aria-disabled":o.why?"tru\
e":null,"aria-pressed":o.fresh&&!o.first&&!o.why&&!o.final?String(!!o.pressed):null,"data-tip":i||null,title:o.why||p},...a)}var F={"aria-hidden":"true"},yt=t=>(t.
count??1)>1&&d("i.bl-badge",F,t.count),kt=t=>d("span.bl-unseen",{},t.says||t.label,t.row?.why&&`: ${t.row.why}`);function Q(t,s,e,n){let a=Math.min(mt,(t.count??
1)-1);return L(t,s,n,"bl-fancard",...Array.from({length:a},(o,r)=>d("i.bl-edge",{"aria-hidden":"true","data-k":`edge ${r}`},y(s,e,t.art))),d("span.bl-face",F,y(
s,e,t.art),d("small",{},t.label)),yt(t),kt(t))}var ht=(t,s,e,n)=>L(t,s,n,"bl-tile",y(s,e,t.art),yt(t),t.label&&!t.says?d("small",{},t.label):null,kt(t)),V=(t,s,e)=>!!t.
facts?.length&&d("span.bl-figures",{},...t.facts.map((n,a)=>d("span",{class:n.strong&&"bl-strong",title:n.says,role:"img","aria-label":n.says,"data-k":`fact ${a}`},
y(s,e,n.art),n.text&&d("b",{},n.text))));function ne(t,s,e,n){let{row:a,label:o,note:r}=t;return L(t,s,n,t.facts?.length?"bl-boxes":"bl-card-it",d("span.bl-card\
-top",{},y(s,e,t.art),a?.cost&&!t.facts?.length&&d("small.bl-cost",{},a.cost),V(t,s,e)),d("b.bl-nm",{},o),r&&d("small.bl-more",{},r),a?.why&&d("small.bl-more.bl\
-why",{},a.why))}function ae(t,s,e,n){let a=s.players[t.seat??0];return L(t,s,n,t.now?"bl-plate bl-mover":"bl-plate",d("span.bl-plate-top",{},bt(e,t.seat??0,22),
a?.name!==a?.letter&&d("b.bl-pname",{},a?.name),a?.points!==null&&a?.points!==void 0&&d("b.bl-points",{"aria-label":a.says,title:a.says,"data-seat":a.seat},a.points,
N(e,"point"))),V(t,s,e))}function oe(t,s,e,n){let{row:a,label:o,price:r=[],left:l}=t,p=!!a?.why&&!!t.note;return L(t,s,n,["bl-price",r.every(([,c])=>c)&&"bl-can",
t.soon&&"bl-soon"].filter(Boolean).join(" "),d("span.bl-row-art",{},y(s,e,t.art)),d("span.bl-row-name",{},d("b.bl-nm",{},o),d("small",{class:a?.why&&"bl-why","a\
ria-hidden":p||null},a?.why?t.note||a.why:a?.note||t.note)),p&&d("span.bl-unseen",{},a?.why),d("span.bl-signs",F,...r.map(([c,i],u)=>d("i",{class:i?null:"bl-lac\
k","data-k":`sign ${u}`},y(s,e,c)))),l&&d("span.bl-left-over",{},l),a?.cost&&!p&&d("span.bl-unseen",{},a.cost))}var I=(t,s,e,n)=>L(t,s,n,"bl-one",y(s,e,t.art),t.
label&&d("span",{},t.label),V(t,s,e));function j(t,s,e,n,a,o,r){let l=o===s.less?"":s.row?.why,p=e.refused?.tried===o?" bl-refused":"";return J({class:`bl-it bl\
-act ${t}${p}`,"data-do":"pick","data-pick":o,"data-k":o,"data-drag":!l&&"count",tabindex:-1,"aria-disabled":l?"true":null,title:l||r},...Array.from({length:Math.
min(mt,a-1)},(c,i)=>d("i.bl-edge",{"aria-hidden":"true","data-k":`edge ${i}`},y(e,n,s.art))),d("span.bl-face",F,y(e,n,s.art),d("small",{},s.label)),d("span.bl-u\
nseen",{},r,l&&`: ${l}`))}function le(t,s,e){let{count:n=1,chosen:a=0,less:o,row:r}=t,l=n-a;return d("span.bl-stk",{"data-k":t.key},o&&j("bl-fancard bl-chosen",
t,s,e,a,o,t.keeps),l>0&&(r?j("bl-fancard",t,s,e,l,r.key,t.says):Q({...t,count:l,chosen:0},s,e,0)),a?d("i.bl-of",F,`${a}/${n}`):l>1&&d("i.bl-badge",F,l))}var re=(t,s,e)=>j(
"bl-fancard bl-mini",t,s,e,t.chosen??1,t.less??"",t.keeps),ie=(t,s,e)=>t.row?j("bl-fancard bl-mini",t,s,e,1,t.row.key,t.says||t.label):Q(t,s,e,0);function ce(t,s,e){
let{seat:n,label:a,note:o,deal:r,buttons:l=[]}=t;return d("div.bl-row",{"data-k":t.key,class:t.now&&"bl-open-to"},typeof n!="number"?t.art&&N(e,t.art):bt(e,n,24),
d("span.bl-row-name",{},d("b",{},a||(typeof n!="number"?"":s.players[n].name)),o&&d("small",{},o)),r&&d("span.bl-signs",{},...r[0].map((p,c)=>d("i",{"aria-hidde\
n":"true","data-k":`give ${c}`},y(s,e,p))),r[1].length>0&&d("span.bl-for",F,"›"),...r[1].map((p,c)=>d("i",{"aria-hidden":"true","data-k":`get ${c}`},y(s,e,p)))),
V(t,s,e),l.length>0&&d("span.bl-row-buttons",{},...l.map(({key:p,name:c,says:i,why:u,fresh:h})=>J({class:"bl-go bl-act","data-do":"pick","data-pick":p,"data-fre\
sh":h?"1":null,tabindex:-1,"aria-disabled":u?"true":null,title:u||i,"aria-label":[c,i,u].filter(Boolean).join(": ")},N(e,p),c))))}var pe={fan:Q,tiles:ht,tray:ht,
cards:ne,plates:ae,"price-rows":oe,strip:I,lines:I,buttons:I,laid:re,wanted:ie,answers:ce};import{h as k}from"./common.js";var Z=new Set(["tray","tiles","cards","fan"]),wt=2,de=.5;function xt(t){for(let s of t.querySelectorAll(".bl-own, .bl-mid, .bl-o\
thers, .bl-rim-in"))s.scrollHeight>s.clientHeight+1&&getComputedStyle(s).overflowY==="auto"&&!s.querySelector('button:not([tabindex="-1"]), a[href], input, sele\
ct, summary, [tabindex="0"]')?s.tabIndex=0:s.removeAttribute("tabindex")}var ue=".bl-st-body, .bl-st-text, .bl-st-end, .bl-st-said, .bl-st-line, .bl-st-happened\
 ol, .bl-hand, .bl-own, .bl-mid, .bl-others, .bl-rim-in";function tt(t){for(let s of t.querySelectorAll(ue)){let e=s.scrollHeight-s.clientHeight-s.scrollTop>2,n=`\
.bl-commit, .bl-predict${t.clientWidth<600?"":", .bl-st-happened ~ .bl-rcpt"}`,a=e&&getComputedStyle(s).overflowY==="auto"&&!s.querySelector(n);s.classList.toggle(
"bl-fades",a)}}function vt(t,s){let[,,e,n]=(t.board?.svg.match(/viewBox="([^"]*)"/)?.[1]??"0 0 1 1").split(" ").map(Number),a=e/n,{board:o,turn:r,seats:l,others:p,
hand:c,costs:i,actions:u,receipt:h,log:g,question:x,answer:C,hints:A,worked:O}=s,_=a>wt?null:i,E=u?u(_):_,q=`--shape:${a.toFixed(3)}`,B=k("div.bl-left#left",{},
o);if(!r&&!u&&!g&&!x)return k("div.bl-body.bl-single#body",{style:q},B,h);if(a>wt){let H=!!x&&!c&&!i&&!p&&!u,U=O?.();return k("div.bl-body.bl-across#body",{style:q,
class:H?"bl-two":p?null:"bl-pair"},!H&&k("div.bl-top#top",{},x,r,l),H&&k("div.bl-own#asks",{},x,A,U&&C?.(!0)),B,!H&&k("div.bl-own#own",{},U?C?.(!0):[c,i]),k("di\
v.bl-mid#mid",{},E,U||C?.(!1),!H&&A,h,g),p&&k("div.bl-others#others",{},p))}let P=c&&!he(t)?c:null,ut=x&&!u&&P&&i;return k("div.bl-body.bl-side#body",{style:q,class:[
P&&"bl-with-hand",a<de&&"bl-tall"].filter(Boolean).join(" ")},x,k("div.bl-left#left",{},o,ut?k("div.bl-feet#feet",{},P,i):P),k("div.bl-rim#rim",{},k("div.bl-rim\
-in#rimin",{},r,l,!P&&c,u&&E,C?.(!1),!u&&!ut&&E,p,A,h,g)))}var he=t=>t["slot.hand"]?.[0]?.kind==="tiles";function St(t,s){for(let e of t.querySelectorAll(".bl-a\
cts, .bl-items")){if(e.parentElement?.closest(".bl-acts"))continue;let n=[...e.querySelectorAll("button.bl-act")],a=n.find(o=>o.getAttribute("data-pick")===s)??
n[0];for(let o of n)o.setAttribute("tabindex",o===a?"0":"-1")}}import{button as et,h as W}from"./common.js";import{tool as z}from"./common.js";var Tt=(t,s,e="")=>W("div.bl-seg",{class:e,role:"group","aria-label":t},s),be=(t,s,e)=>[
t.turns&&z(e,"turn",e.turn_board,{"data-do":"turn","data-at":1}),t.board?.pitch&&z(e,s.far?"big":"small",s.far?e.nearer:e.farther,{"data-do":"far"})];function $t(t,s,e,n){
return W("div.bl-head#head",{},W("div.bl-names",{},W("span.bl-name",{},t.title),W("span.bl-where",{},t.where)),W("div.bl-tools",{},n,Tt(e.view,t.views.map(({key:a,
label:o})=>et({"data-do":"view","data-pick":a,"aria-pressed":String(a===t.view)},o))),be(t,s,e),Tt(e.language,t.languages.map(({key:a,label:o})=>et({"data-do":"\
language","data-pick":a,lang:a,"aria-pressed":String(a===t.lang)},o)),"bl-langs"),me(t,s,e)))}var me=(t,s,e)=>[t.board?.svg&&z(e,"words",e.facts,{"data-do":"fac\
ts","aria-expanded":String(s.facts)}),t.board?.svg&&z(e,s.big?"small":"big",s.big?e.smaller:e.bigger,{"data-do":"big","aria-pressed":String(s.big)}),et({class:"\
bl-ibtn","aria-label":e.help,title:e.help,"data-do":"help","aria-expanded":String(s.help)},"?")];import{button as st,h as b}from"./common.js";import{icon as fe,token as ge}from"./common.js";var ye=16;function Ft(t,s){let{seat:e,says:n,budget:a,note:o,over:r}=t.turn,{path:l=[],prompt:p=""}=t.pick??{},c=l.length>0,i=M(t,"ask").length>0;return b("div.\
bl-turn#turnbox",{class:c&&"bl-picking"},ge(s,e,30),b(r?"h3.bl-who":"b.bl-who",{},c?l.slice(-2).join(" › "):n),a&&b("span.bl-ap",{},!c&&b("span.bl-pips",{"ari\
a-hidden":"true"},...Array.from({length:a.of>ye?0:a.of},(u,h)=>b("i",{class:h<a.left?"bl-full":""}))),b("b",{},a.short),b("small",{},a.rest)),b("small",{class:p?
i?"bl-prompt bl-unseen":"bl-prompt":null},p||o),c&&st({class:"bl-quiet","data-do":"cancel"},t.edit?.edits?s.put_down:s.cancel))}var ke=({groups:t})=>t.flatMap(({
rows:s})=>s).find(({single:s})=>s);function Ct(t,s,e,n,a=""){return st({class:`bl-act ${a}${s.refused?.tried===t.key?" bl-refused":""}`,"data-do":"pick","data-p\
ick":t.key,"data-fresh":"1","data-drag":!t.why&&!t.final&&"pick",tabindex:-1,title:t.why||t.note||null,"aria-disabled":t.why?"true":null,"aria-pressed":t.why||t.
final?null:String(!!t.pressed)},fe(e,t.key),b("span.bl-nm",{},t.label),t.note&&b("span.bl-cnt",{class:t.note.length>26&&"bl-long"},t.note),t.cost&&b("span.bl-co\
st",{},t.cost),t.why&&b("span",{class:n?"bl-why":"bl-unseen"},t.why,t.more&&b("em",{},` ${t.more}`)))}function Mt(t,s,e){let n=ft(t),a=M(t,"ask"),o=a.length||t.
edit?.edits?void 0:ke(t),r=o&&!n.has(o.key)?o:void 0,l=(a.length?[]:t.groups).map(h=>({...h,rows:h.rows.filter(g=>!n.has(g.key)&&g!==r),all:h.rows})).filter(h=>h.
rows.length),p=l.flatMap(h=>h.rows),c=r&&p.some(h=>!h.why)?r:void 0,i=(M(t,"actions")[0]?.kind??(M(t,"costs").length?"buttons":"lines"))!=="buttons",u=p.find(h=>h.
why);return b("div.bl-acts#acts",{class:a.length>0&&"bl-asked",role:"group","aria-label":s.actions},!a.length&&e,r&&Ct(r,t,s,!1,"bl-only"),b("div#deeds",{class:i?
"bl-list":"bl-buttons"},l.map(h=>b("div",{role:"group","aria-label":h.label,"data-k":`group ${h.label}`},i&&l.length>1&&p.length<6&&b("div.bl-grp",{"aria-hidden":"\
true"},h.label),h.all.map(g=>g===c?b("span.bl-act.bl-stood",{"aria-hidden":"true"},g.label):h.rows.includes(g)&&Ct(g,t,s,i))))),we(t,s,n),b("p.bl-why.bl-reason#\
reason",{},u&&[b("b",{},`${u.label}: `),u.why]))}function we(t,s,e){let{choices:n=[],foretold:a}=t.pick??{},o=n.filter(l=>!e.has(l.key)),r=T("ask",t,s);return!r&&
!o.length&&!a?.length?null:b("div.bl-pick#pick",{},a?.length?b("ul.bl-foretold",{},...a.map(l=>b("li",{},l))):null,r,o.length>0&&b("div.bl-choices",{},o.map(l=>st(
{class:"bl-go","data-do":"pick","data-pick":l.key,"aria-disabled":l.why?"true":null},b("b",{},l.label),(l.note||l.cost)&&b("small",{},[l.note,l.cost].filter(Boolean).
join(", ")),l.why&&!l.note&&b("small.bl-why",{},l.why)))))}import{button as ot,h as m}from"./common.js";import{icon as xe,token as At}from"./common.js";import{moves as ve}from"./help.js";import{tool as nt}from"./common.js";
var Se=1800,Te=(t,s,...e)=>ot({class:"bl-bar","data-do":"bill","aria-expanded":String(s)},e,xe(t,s?"up":"down"));function Wt(t,s,e,n=!1){let a=t.receipt;if(!a)return null;
let o=a.lines[s.walk],r=o?o.seat:Math.min(s.tab,a.totals.length-1),l=a.lines.map((i,u)=>({...i,index:u})).filter(i=>i.seat===r),p=s.bill||!!o||n,c=a.title&&m("h\
3",{},a.title);return m("section.bl-rcpt#receipt",{class:p&&"bl-open",role:"group","aria-label":a.title||null},!n&&Te(e,p,c,m("span.bl-bar-sums",{},t.players.map(
({name:i,seat:u})=>m("span",{role:"img","aria-label":`${i}: ${a.totals[u]}`,"data-k":`sum ${u}`},At(e,u,18),m("b",{},a.totals[u]))))),p&&m("div.bl-rhead",{},n&&
c,!!a.lines.length&&m("div.bl-walk",{role:"group","aria-label":e.walk},m("span",{class:"bl-unseen"},o?e.walked.replace("{n}",String(s.walk+1)).replace("{m}",String(
a.lines.length)):e.walk),m("span",{"aria-hidden":"true",style:o?null:"visibility:hidden"},`${s.walk+1}/${a.lines.length}`),nt(e,"back",e.step_back,{"data-do":"w\
alk","data-at":-1,"aria-disabled":s.walk<0?"true":null}),nt(e,"on",e.step_on,{"data-do":"walk","data-at":1}),ve(s)&&nt(e,s.watching?"stop":"play",s.watching?e.watch_stop:
e.watch,{"data-do":"watch","aria-pressed":String(s.watching)}))),p&&m("div.bl-rgrid",{},m("div.bl-tabs",{role:"tablist","aria-label":a.title},t.players.map(i=>ot(
{role:"tab","aria-selected":String(i.seat===r),tabindex:i.seat===r?0:-1,"data-do":"tab","data-at":i.seat},At(e,i.seat,24),m("span.bl-unseen",{},`${i.name}: `),m(
"b",{},(o?.scores??a.totals)[i.seat])))),m("div.bl-lines",{role:"tabpanel","aria-label":t.players[r].name},l.map((i,u)=>ot({class:i.points?"bl-rline":"bl-rline \
bl-zero","data-do":"line","data-line":i.index,"data-rule":i.rule||null,"data-title":i.title,"aria-pressed":String(i.index===s.walk),tabindex:o?i.index===s.walk?
0:-1:u?-1:0},m("span",{},i.label),m("span.bl-sum",{},i.sum),m("b",{},i.points))),!l.length&&m("p.bl-nothing",{},e.no_lines),m("div.bl-total",{},m("span",{},e.total),
m("b",{},a.totals[r])))))}var D=new WeakMap,Lt=new WeakMap;function v(t,s){let{local:e}=t;clearTimeout(D.get(t)),D.delete(t);let n=()=>{t.signal.aborted||!t.root.
isConnected||(rt(t,e.walk+1,!1),e.watching=e.walk>=0,e.watching&&D.set(t,setTimeout(n,Se)),t.draw())};!s&&!e.watching||(e.watching=!1,s?n():t.draw())}function lt(t,s){
if(v(t,!1),!t.frame.receipt?.lines.length)return t.speak(t.words.no_lines);rt(t,t.local.walk+s,!1),t.draw()}function rt(t,s,e){let{frame:n,local:a}=t,o=n.receipt?.
lines??[],r=a.walk;a.walk=e&&s===a.walk||s>=o.length?-1:Math.max(-1,s),typeof n.receipt?.at=="number"&&a.walk!==r&&t.ask("walk",{at:a.walk});let l=o[a.walk];if(!l)
return;a.tab=l.seat;let p=n.players[l.seat];t.speak([(p?`${p.name}: `:"")+l.label,l.sum,l.points].filter(c=>c!=="").join(", "))}function $e({root:t,local:s},e){
let n=t.querySelector(".bl-rline[aria-pressed=true]"),a=n?.closest(".bl-rim-in, .bl-lines");if(!n||!a||s.walk===e)return;let o=n.getBoundingClientRect().bottom-
a.getBoundingClientRect().bottom,r=n.getBoundingClientRect().top-a.getBoundingClientRect().top;o>0?a.scrollTop+=o+8:r<0&&(a.scrollTop+=r-8)}var at=t=>Number(t.getAttribute(
"data-at")),Et={key:"receipt",on:{watch:t=>v(t,!D.get(t)),walk:(t,s)=>lt(t,at(s)),bill:t=>{v(t,!1),Object.assign(t.local,{bill:!t.local.bill,walk:-1}),t.draw()},
tab:(t,s)=>{v(t,!1),Object.assign(t.local,{tab:at(s),walk:-1}),t.draw(),t.frame.question?.result&&t.ask("tab",{at:at(s)})},line:(t,s)=>{v(t,!1),rt(t,Number(s.getAttribute(
"data-line")),!0),t.draw()}},inSight(t){$e(t,Lt.get(t)??-1),Lt.set(t,t.local.walk)}};import{button as G,h as f,known as Ce}from"./common.js";import{icon as Fe,node as qt,token as Me}from"./common.js";import{ruled as Ae,tool as it}from"./common.js";
function Ht(t,s){return f("section.bl-say#log",{role:"group","aria-label":s.happened},f("h3",{},s.happened),t.log.length?f("ol",{tabindex:0,"aria-label":s.happened},
Le(t.log).map(([e,n],a)=>Ce(f("li",{class:(e.seat??-1)<0&&"bl-chance"},(e.seat??-1)>=0&&Me(s,e.seat,16),f("span",{},e.text," ",e.rule&&a===0&&Ae(e))),n))):f("p.\
bl-nothing",{},s.nothing))}function Rt(t){let s=t.querySelector(".bl-say ol");if(!s||s.children.length<2)return;s.style.maxHeight="";let e=s.clientHeight;if(s.scrollHeight<=
e+1)return;let n=[...s.children].map(o=>o.offsetTop+o.offsetHeight-s.offsetTop),a=Math.max(0,...n.filter(o=>o<=e+1));a&&(s.style.maxHeight=`${a}px`)}function Le(t){
let s=new Map;return[...t].reverse().map(e=>{let n=(s.get(e.text)??0)+1;return s.set(e.text,n),[e,`${e.text} ${n}`]}).reverse()}var ct=30;function We(t,s,e){let n=t.
time,a=s.step<0?n.ply:s.step,o=[{ply:n.first,seat:-2,says:n.first?"":n.start},...n.nodes],r=(i,u,h)=>u>i&&f("i",{class:`bl-rail ${h}`,style:`left:${(i-n.first)*
ct+14}px;width:${(u-i)*ct}px`}),l=n.nodes.at(-1)?.ply??n.first,p=n.branches.filter(i=>!i.folded&&i.at<=l),c=e.branches?.replace("{n}",String(p.length))??"";return f(
"div.bl-time#time",{},Object.entries({undo:n.can_undo,redo:n.can_redo}).map(([i,u])=>it(e,i,e[i],{"data-do":i,"aria-disabled":u?null:"true"})),f("div.bl-track#t\
rack",{role:"group","aria-label":n.label},n.earlier&&G({class:"bl-quiet bl-fold","data-do":"unfold"},n.earlier),f("div.bl-rows",{},s.branches&&p.map((i,u)=>f("d\
iv.bl-branch",{"data-k":`branch ${i.name}`,style:`padding-left:${(i.at-n.first)*ct+14}px`},f("svg.bl-bend",{viewBox:"0 0 30 28",width:30,height:28,"aria-hidden":"\
true"},f("path",{d:`M1 ${28*(p.length-u)+10}V26C1 16 8 14 30 14`})),G({class:"bl-quiet","data-do":"switch","data-pick":i.name,"aria-label":i.says},...i.seats.slice(
0,6).map(h=>qt(e,h,"bl-later")),f("span",{},i.label)))),f("div.bl-mainline",{},r(n.first,n.ply,"bl-done"),r(n.ply,l,""),o.map(i=>G({class:"bl-step","data-do":"j\
ump","data-at":i.ply,"aria-label":i.says||`${i.ply}`,title:i.says,"aria-current":i.ply===n.ply?"step":null,tabindex:i.ply===a?0:-1},qt(e,i.seat,i.ply===n.ply?"b\
l-now":i.ply<n.ply?"bl-past":"bl-later")))))),p.length>0&&G({class:"bl-quiet bl-fork","data-do":"branches","aria-expanded":String(!!s.branches),"aria-label":c,title:c},
Fe(e,"fork"),p.length),f("span.bl-count",{},n.step),t.seats.choices.length>2&&f("label.bl-seen",{},f("small",{},e.seen_by),f("select.bl-seat#seat",{"aria-label":e.
seen_by,"data-do":"seat"},t.seats.choices.map(i=>f("option",{value:i.seat,selected:i.seat===t.seats.shown},i.label)))),t.make_question&&it(e,"question",e.make_question,
{"data-do":"make_question","data-k":"question","data-pick":!t.make_question.open&&"open","aria-expanded":String(t.make_question.open)}),[t.edit&&"edit","copy","\
link"].map(i=>i&&it(e,i,e[i],{"data-do":i})))}var Pt=new WeakMap,Ot={key:"timeline",draw(t){let{frame:s,local:e,words:n}=t;return s.parts.includes("timeline")&&
t.keep("time",[s.time,s.seats,s.make_question?.open,e.step,e.branches,n],()=>We(s,e,n))},on:{branches:t=>{t.local.branches=!t.local.branches,t.draw()}},inSight(t){
let{ply:s}=t.frame.time,e=s!==Pt.get(t)&&t.root.querySelector(".bl-track");Pt.set(t,s);let n=e?e.querySelector('[aria-current="step"]'):null;e&&n&&(e.scrollLeft=
n.offsetLeft+60-e.clientWidth)}};import{h as $}from"./common.js";import{drawn as Ee}from"./help.js";function _t(t,s){let e=s?.closest("[data-place]")?.getAttribute("data-place"),n=s?.closest(".\
bl-it, li")?.getAttribute("data-k")?.split(" ")[0];return t.words.gallery?.pieces?.[(e?t.frame.kinds?.[e]:n)??""]}function Bt(t,s){let e=t.help&&s.gallery;return e?.
pieces?$("section.bl-help.bl-gallery#gallery",{role:"group","aria-label":e.title},$("b",{},e.title),$("p",{},e.how),$("ul.bl-items",{},...Object.entries(e.pieces).
map(([n,a],o)=>$("li",{"data-k":n,tabindex:o?-1:0,class:a.special&&"bl-special"},Ee(a),$("b",{},a.name),$("span",{},a.text),$("small",{},a.note))))):null}var It=new WeakMap;function Nt(t){clearTimeout(It.get(t));let{frame:s,local:e,link:n,signal:a}=t,o=s.opponent;if(typeof o!="number"||e.link||s.by&&s.by!==n.client)
return;let r=s.play?s.play.pace==="fast":e.calm||globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches,l=()=>{!a.aborted&&t.root.isConnected&&t.link.
send("opponent",t.frame.rev,{at:r?0:1})};It.set(t,setTimeout(l,r?0:o))}import{choice as qe}from"./help.js";var Pe={place:[[165,0,.09,"triangle"]],roll:[0,.07,.13,.21,.3].map((t,s)=>[240-24*s,t,.05,"square"]),card:[[980,0,.05],[1310,
.05,.06]],right:[[523,0,.14],[659,.1,.14],[784,.2,.28]],wrong:[[220,0,.16,"triangle"],[185,.15,.24,"triangle"]],turn:[[440,0,.12],[587,.11,.2]]},He=.12,jt=.012,
Vt=t=>t["slot.board"]?.length??0,zt=t=>(t["slot.hand"]??[]).flatMap(s=>s.items??[]).reduce((s,e)=>s+(e.count??1),0);function Re(t,s){if(!s)return"";let e=t.question?.
result;return e&&e!==s.question?.result&&!s.question?.result&&!e.told?e.right?"right":"wrong":t.time?.ply!==s.time?.ply+1?"":Vt(t)&&!Vt(s)?"roll":typeof s.opponent==
"number"&&typeof t.opponent!="number"?"turn":zt(t)>zt(s)?"card":"place"}var R;function Dt(t){try{R??=new AudioContext;let s=R.currentTime;for(let[e,n,a,o="sine"]of Pe[t]){
let[r,l]=[R.createOscillator(),R.createGain()];r.type=o,r.frequency.value=e,l.gain.setValueAtTime(0,s+n),l.gain.linearRampToValueAtTime(He,s+n+jt),l.gain.exponentialRampToValueAtTime(
.001,s+n+a),r.connect(l).connect(R.destination),r.start(s+n),r.stop(s+n+a+jt)}}catch{}}var Gt={key:"sounds",changing({frame:t,before:s}){let e=qe("sounds")==="o\
n"&&Re(t,s);e&&Dt(e)},acts(t,s){s.getAttribute("data-pick")==="sounds:on"&&Dt("turn")}};import{button as Kt,h as w}from"./common.js";var Oe=[1,2,3],_e=t=>w("svg.bl-stars",{viewBox:"0 0 72 24",width:72,height:24,"aria-hidden":"true"},Oe.map(s=>w("pa\
th",{class:s<=t&&"bl-star",transform:`translate(${24*(s-1)} 0)`,d:"M12 2.5l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5-4.8-4.6 6.6-.9z"}))),Be=({title:t,
says:s,now:e,stars:n,most:a,told:o,best:r,again:l,line:p,signs:c},i=!0)=>w("section.bl-challenge#challenge",{"aria-label":t},w("div",{},i&&w("h3",{},t),w("span",
{role:"img","aria-label":c},_e(Math.max(n,a))),w("b",{},e)),w("p",{},s),(o||l)&&w("div",{class:n===3?"bl-won":""},o&&w("p.bl-judged",{},o),l&&Kt({class:n>=0&&n<
3?"bl-main":"bl-go","data-do":"again","data-k":"again"},l),r&&Kt({class:"bl-go","data-do":"best","data-k":"best"},r)),p.length>0&&w("ol",{},p.map((u,h)=>w("li",
{"data-k":String(h)},u)))),Ps={key:"challenge",above:({frame:t})=>t.challenge&&Be(t.challenge),refocus(t){let s=t.frame.challenge?.told&&t.root.querySelector('.\
bl-challenge [data-do="again"]');return s&&t.focusOn(s),!!s},on:{again:t=>t.ask("again"),best:t=>t.ask("best")}};import{button as pt,h as S}from"./common.js";import{icon as Yt}from"./common.js";function Bs({title:t,rungs:s},e,n,a){let o=s.filter(c=>c.open).at(-1)?.key,r=s.some(c=>c.open&&c.key===e.rung)||e.rung==="-"?e.rung:o,l=!a||e.rungs,p=s.find(c=>c.
open&&c.key===r);return S("section.bl-hints#hints",{role:"group","aria-label":t},a?pt({class:"bl-quiet bl-fold-hints","data-do":"rungs","aria-expanded":String(l)},
t,Yt(n,l?"up":"down")):S("b",{},t),l&&S("ol",{},...s.map(c=>S("li",{class:c.open?"bl-open":null,"data-k":`rung ${c.key}`},c.open?pt({class:"bl-hint","data-do":"\
rung","data-pick":c.key,"aria-expanded":String(c===p)},S("span",{},c.label),Yt(n,"accept")):pt({class:"bl-hint","data-do":"hint","data-pick":c.key,"aria-disable\
d":c.may?null:"true"},S("span",{"aria-hidden":c.says&&"true"},c.label),S("b",{"aria-hidden":c.says&&"true"},c.price),c.says&&S("span.bl-unseen",{},c.says))))),l&&
p&&S("p",{"data-k":`told ${p.key}`},p.text))}function Is(t,s){let{local:e}=t,n=s.getAttribute("data-pick")??"";s.getAttribute("data-do")==="rungs"?e.rungs=!e.rungs:
e.rung=e.rung===n?"-":n,v(t,!1),t.draw()}import{copied as Ie,cover as Ne}from"./board.js";import{bringIn as Ut,hits as je,surface as Ve}from"./board.js";import{h as Zt}from"./common.js";import{shownBy as ze}from"./common.js";
import{otherNotebook as De}from"./help.js";import{celebrate as Ge,countUp as Ke,follows as Ye,move as Ue}from"./help.js";import{choice as K,choose as Y,inColours as Xt,obey as Xe,otherTongue as Je,repainted as Jt,
settings as Qe}from"./help.js";import{Tip as Ze}from"./help.js";import{View as ts}from"./board.js";var Qt=480,es=[Et,Ot,Gt],dt=class extends ts{constructor(e,n,a,o){super(e,n,a);this.chose=!1;this.fresh=!0;this.layout=o(this)}get panels(){return this.layout.panels}content(){
return this.layout.content(this)}get isNext(){return Ye(this.frame,this.before)}deeds(e){let{frame:n,words:a,panels:o}=this;return o.reduce((l,p)=>()=>p.actions?
p.actions(this,l):l(),()=>Mt(n,a,e))()}instead(){return this.panels.map(e=>e.instead?.(this))}onKey(e){this.panels.some(n=>n.onKey?.(this,e))||super.onKey(e)}take(e){
for(let n of this.panels){let a=n.take?.(this,e);if(a)return a}return super.take(e)}onOver(e){super.onOver(e);for(let n of this.panels)n.onOver?.(this,e)}onAnswer(e,n){
for(let a of this.panels)a.onAnswer?.(this,e,n);super.onAnswer(e,n)}marks(){super.marks();for(let e of this.panels)e.marks?.(this)}refocus(e){this.panels.some(n=>n.
refocus?.(this))||super.refocus(e)}leaves(e,n){return!this.layout.holdsFocus&&super.leaves(e,n)}changed(){for(let e of this.panels)e.changing?.(this);super.changed();
for(let e of this.panels)e.changed?.(this)}above(){let{frame:e,local:n,words:a}=this,o=e.languages.map(({key:r})=>r);return[...super.above(),De(this.model,e.lang,
o,n.spoke,a),Qe(e,n,a),Bt(n,a),...this.panels.map(r=>r.above?.(this))]}settle(e){St(e,this.local.row)}get frame(){return Xt(this.model.get("frame"),this.model.get(
"words").apart,(e,n)=>({...e,board:e.board&&{...e.board,svg:n(e.board.svg)},art:Jt(e.art,n)}))}get words(){let e=this.model.get("words");return Xt(e,e.apart,Jt)}draw(){
for(let n of this.panels)n.before?.(this);super.draw();let{frame:e}=this;Ue(this.root,e,this.before,n=>y(e,this.words,n)),Ke(this.root,e,this.before),Ge(this.root,
e,this.before),this.before=e,Nt(this),this.fitLog();for(let n of this.panels)n.after?.(this)}fitLog(){globalThis.requestAnimationFrame?.(()=>{ss(this.root),Rt(this.
root),xt(this.root),tt(this.root)})}listen(){Xe(this.signal,()=>(this.heed(),this.draw())),this.heed(),super.listen();let{root:e,signal:n}=this;e.addEventListener(
"scroll",()=>tt(e),{signal:n,capture:!0,passive:!0}),this.narrow();let{lang:a,languages:o,rev:r}=this.frame,l=!r&&Je(this.model,a,o.map(p=>p.key));l&&this.ask("\
language",{key:l}),this.tip=new Ze(this);for(let p of this.panels)p.listen?.(this)}heed(){Object.assign(this.local,{calm:K("motion")==="none",letters:K("letters")!==
"off"})}enlarge(e){super.enlarge(e);let n=this.model.model_id??"";(e||K("big")===n)&&Y("big",e?n:"")}onResize(){super.onResize(),this.within=Ut(this.root,this.frame,
this.within);for(let e of this.panels)e.resized?.(this);if(this.fitLog(),this.fresh&&this.root.isConnected&&this.root.getClientRects().length){this.fresh=!1;let e=this.
model.model_id;e&&K("big")===e&&!this.local.big&&this.enlarge(!0)}}spots(e){return je(this.root,e.getAttribute("data-place"))}beside(e,n){let o=e.closest(".bl-s\
urface > svg")?.getScreenCTM?.();if(!o)return null;let r=o.inverse(),{x:l,y:p}=new DOMPoint(n.clientX,n.clientY).matrixTransform(r),c=this.frame.board?.spots?.find(
([E,q,B])=>Math.hypot(E-l,q-p)<=B);if(!c)return null;let[i,u,h,g,x]=c,[C,A]=[this.root.getBoundingClientRect(),new DOMPoint(i-h,u-h).matrixTransform(o)],O=2*h*o.
a,_=`left:${A.x-C.left}px;top:${A.y-C.top}px;width:${O}px;height:${O}px`;return this.spot??=this.root.appendChild(Zt("i.bl-beside",{"aria-hidden":"true"})),this.
spot.getAttribute("data-tip")!==`${g}
${x}`&&this.tip?.hide(),this.spot.setAttribute("data-tip",`${g}
${x}`),this.spot.setAttribute("style",_),this.spot}piece(e){return _t(this,e)}explain(e,n){this.tip?.ask(n)}narrow(){let{view:e,views:n,rev:a}=this.frame,o=this.
root.clientWidth;!this.layout.keepsView&&o&&o<=Qt&&!a&&n.length>2&&e===n[0].key&&this.ask("view",{key:n[1].key})}seeAll(){let{board:e,view:n,views:a}=this.frame,
o=this.root.clientWidth;!this.chose&&o&&o<=Qt&&e?.crowded&&a.length>2&&n===a[0].key&&this.ask("view",{key:a[1].key})}act(e,n){let a=e.getAttribute("data-do")??"";
this.chose||=a==="view";let o=e.getAttribute("data-pick")??"";for(let l of this.panels)l.acts?.(this,e);if(a==="language"&&(this.local.spoke=o,Y("lang",o)),a===
"choose")return Y(...o.split(":"));if(a==="letters")return Y("letters",this.local.letters?"off":"on");if(a==="unspoke")return(this.local.spoke="")||this.draw();
if(a==="rule")return this.tip?.ask(e);this.panels.flatMap(({on:l})=>l?.[a]??[]).some(l=>l(this,e,n)!==!1)||(v(this,!1),super.act(e,n))}walkBy(e){lt(this,e)}showNow(){
this.within=Ut(this.root,this.frame,this.within);for(let e of this.panels)e.inSight?.(this)}};function ss(t){let{a:s=0}=t.querySelector(".bl-surface > svg")?.getScreenCTM?.()??
{};s&&t.style.setProperty("--unit",(1/s).toFixed(2))}function ns(t){let{frame:s,local:e,words:n,area:a}=t,o=r=>s.parts.includes(r);return[gt(s),n.gallery?.style&&
Zt("style#pieces",{},n.gallery.style),o("head")&&t.keep("head",[s.title,s.where,s.views,s.view,s.turns,s.languages,s.lang,!s.board?.svg,s.board?.pitch,e.facts,e.
far,e.big,e.help,n],()=>$t(s,e,n)),...t.above(),s.cover?Ne(s,n):vt(s,{board:Ve(s,a,e,n,o("turn")&&T("board",s,n)),turn:(o("turn")||o("actions")&&!!s.pick?.path.
length)&&Ft(s,n),seats:o("turn")&&T("seats",s,n,r=>!Z.has(r.kind)),others:o("turn")&&T("seats",s,n,r=>Z.has(r.kind)),hand:o("actions")&&T("hand",s,n),costs:o("a\
ctions")&&T("costs",s,n),actions:o("actions")?r=>t.deeds(r):void 0,receipt:o("receipt")&&Wt(s,e,n),log:o("log")&&t.keep("log",[s.log,n],()=>Ht(s,n))}),Ie(e,n),...t.
panels.map(r=>r.draw?.(t))]}var as=t=>ze((...s)=>new dt(...s,t).start()),os=as(()=>({panels:es,content:ns}));export{es as PANELS,Z as TRAYS,dt as Table,Mt as actions,y as art,gt as artStyle,Te as bar,Ps as challenge,Be as challengePanel,ns as content,os as default,tt as fadeBelow,
Bt as gallery,Nt as goOn,$t as head,Re as heard,Bs as ladder,vt as laid,Ht as log,M as lying,ke as onlyDeed,_t as pieceAt,ft as placed,Dt as play,Wt as receipt,
Et as receiptPanel,St as rove,xt as scrollByKeys,se as slotBox,T as slots,Gt as soundsPanel,_e as stars,as as tableOf,We as timeline,Ot as timelinePanel,me as tools,
Ft as turn,be as turns,Is as unfold,lt as walkBy,v as watch,Rt as wholeLines};
