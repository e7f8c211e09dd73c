import{button as z,h as c,picture as Ot}from"./common.js";import{icon as H,token as rt}from"./common.js";var it=5,qt=6,Y=new Map,$=(t,l)=>t[`slot.${l}`]??[];function ct(t){
let l=["seats","hand","costs","ask"].flatMap(e=>$(t,e).flatMap(s=>s.items??[]));return new Set(l.filter(e=>!e.row?.first).flatMap(e=>[e.row?.key,...(e.buttons??
[]).map(({key:s})=>s)]))}function g(t,l,e){let s=e&&t.art?.pictures[e];if(!e)return null;if(!s)return H(l,e);Y.has(s)||Y.set(s,Ot(s));let a=Y.get(s)?.cloneNode(
!0);return a?.classList.add("bl-art"),a}var pt=t=>t.art?.style&&c("style#art",{},t.art.style);function jt(t,l,e,s=0){let{kind:a,title:n,note:i,items:r=[],empty:p=0}=t,
d=Ut[a]??B,o=a==="cards"&&r.some(b=>b.note)?r.length<5?" bl-readable":" bl-many":"";return c("section",{class:`bl-slot bl-${a}${o}`,role:"group","aria-label":n,
"data-k":`${a} ${s}`},(n||i)&&c("div.bl-slot-head",{},n&&c("b",{},n),i&&c("small",{title:i},i)),c("div.bl-items",{},...r.map((b,u)=>(a==="fan"&&b.counted?Dt:d)(
b,l,e,u)),...Array.from({length:Math.min(p,qt)},(b,u)=>c("i.bl-empty",{"aria-hidden":"true","data-k":`empty ${u}`}))),t.reason&&c("p.bl-why",{},t.reason))}function w(t,l,e,s=()=>!0){
let a=$(l,t).filter(s);return a.length>0&&c(`div.bl-${t==="ask"?"asks":t}#${t}`,{},...a.map((n,i)=>jt(n,l,e,i)))}function W(t,l,e,s,...a){let{row:n,says:i,label:r}=t,
p=i||r,d=t.chosen?" bl-chosen":"",o=[p||l.players[t.seat??-1]?.says,t.note,...(t.facts??[]).map(({says:u})=>u),n?.why].filter(Boolean).join(`
`);if(!n)return c("div",{class:`bl-it ${s}${d}`,role:p?"img":null,"aria-label":p,"data-tip":o||null,title:p,"data-k":t.key},...a);let b=l.refused?.tried===n.key?
" bl-refused":"";return z({class:`bl-it bl-act ${s}${d}${b}`,"data-do":"pick","data-pick":t.less||n.key,"data-k":`${t.key} ${n.key}`,"data-fresh":n.fresh?"1":null,
"data-first":n.first||null,tabindex:e?-1:0,"aria-disabled":n.why?"true":null,"aria-pressed":n.fresh&&!n.first&&!n.why&&!n.final?String(!!n.pressed):null,"data-t\
ip":o||null,title:n.why||p},...a)}var S={"aria-hidden":"true"},dt=t=>(t.count??1)>1&&c("i.bl-badge",S,t.count),bt=t=>c("span.bl-unseen",{},t.says||t.label,t.row?.
why&&`: ${t.row.why}`);function G(t,l,e,s){let a=Math.min(it,(t.count??1)-1);return W(t,l,s,"bl-fancard",...Array.from({length:a},(n,i)=>c("i.bl-edge",{"aria-hi\
dden":"true","data-k":`edge ${i}`},g(l,e,t.art))),c("span.bl-face",S,g(l,e,t.art),c("small",{},t.label)),dt(t),bt(t))}var ot=(t,l,e,s)=>W(t,l,s,"bl-tile",g(l,e,
t.art),dt(t),t.label&&!t.says?c("small",{},t.label):null,bt(t)),q=(t,l,e)=>!!t.facts?.length&&c("span.bl-figures",{},...t.facts.map((s,a)=>c("span",{class:s.strong&&
"bl-strong",title:s.says,role:"img","aria-label":s.says,"data-k":`fact ${a}`},g(l,e,s.art),s.text&&c("b",{},s.text))));function Nt(t,l,e,s){let{row:a,label:n,note:i}=t;
return W(t,l,s,t.facts?.length?"bl-boxes":"bl-card-it",c("span.bl-card-top",{},g(l,e,t.art),a?.cost&&!t.facts?.length&&c("small.bl-cost",{},a.cost),q(t,l,e)),c(
"b.bl-nm",{},n),i&&c("small.bl-more",{},i),a?.why&&c("small.bl-more.bl-why",{},a.why))}function Vt(t,l,e,s){let a=l.players[t.seat??0];return W(t,l,s,t.now?"bl-\
plate bl-mover":"bl-plate",c("span.bl-plate-top",{},rt(e,t.seat??0,22),a?.name!==a?.letter&&c("b.bl-pname",{},a?.name),a?.points!==null&&a?.points!==void 0&&c("\
b.bl-points",{"aria-label":a.says,title:a.says},a.points,H(e,"point"))),q(t,l,e))}function Kt(t,l,e,s){let{row:a,label:n,price:i=[],left:r}=t;return W(t,l,s,i.every(
([,p])=>p)?"bl-price bl-can":"bl-price",c("span.bl-row-art",{},g(l,e,t.art)),c("span.bl-row-name",{},c("b.bl-nm",{},n),c("small",{class:a?.why&&"bl-why"},a?.why?
t.note||a.why:a?.note||t.note)),a?.why&&t.note&&c("span.bl-unseen",{},a.why),c("span.bl-signs",S,...i.map(([p,d],o)=>c("i",{class:d?null:"bl-lack","data-k":`sig\
n ${o}`},g(l,e,p)))),r&&c("span.bl-left-over",{},r),a?.cost&&c("span.bl-unseen",{},a.cost))}var B=(t,l,e,s)=>W(t,l,s,"bl-one",g(l,e,t.art),t.label&&c("span",{},
t.label),q(t,l,e));function O(t,l,e,s,a,n,i){let r=n===l.less?"":l.row?.why,p=e.refused?.tried===n?" bl-refused":"";return z({class:`bl-it bl-act ${t}${p}`,"dat\
a-do":"pick","data-pick":n,"data-k":n,tabindex:-1,"aria-disabled":r?"true":null,title:r||i},...Array.from({length:Math.min(it,a-1)},(d,o)=>c("i.bl-edge",{"aria-\
hidden":"true","data-k":`edge ${o}`},g(e,s,l.art))),c("span.bl-face",S,g(e,s,l.art),c("small",{},l.label)),c("span.bl-unseen",{},i,r&&`: ${r}`))}function Dt(t,l,e){
let{count:s=1,chosen:a=0,less:n,row:i}=t,r=s-a;return c("span.bl-stk",{"data-k":t.key},n&&O("bl-fancard bl-chosen",t,l,e,a,n,t.keeps),r>0&&(i?O("bl-fancard",t,l,
e,r,i.key,t.says):G({...t,count:r,chosen:0},l,e,0)),a?c("i.bl-of",S,`${a}/${s}`):r>1&&c("i.bl-badge",S,r))}var Yt=(t,l,e)=>O("bl-fancard bl-mini",t,l,e,t.chosen??
1,t.less??"",t.keeps),zt=(t,l,e)=>t.row?O("bl-fancard bl-mini",t,l,e,1,t.row.key,t.says||t.label):G(t,l,e,0);function Gt(t,l,e){let{seat:s,label:a,note:n,deal:i,
buttons:r=[]}=t;return c("div.bl-row",{"data-k":t.key,class:t.now&&"bl-open-to"},typeof s!="number"?t.art&&H(e,t.art):rt(e,s,24),c("span.bl-row-name",{},c("b",{},
a||(typeof s!="number"?"":l.players[s].name)),n&&c("small",{},n)),i&&c("span.bl-signs",{},...i[0].map((p,d)=>c("i",{"aria-hidden":"true","data-k":`give ${d}`},g(
l,e,p))),i[1].length>0&&c("span.bl-for",S,"›"),...i[1].map((p,d)=>c("i",{"aria-hidden":"true","data-k":`get ${d}`},g(l,e,p)))),q(t,l,e),r.length>0&&c("span.bl\
-row-buttons",{},...r.map(({key:p,name:d,says:o,why:b,fresh:u})=>z({class:"bl-go bl-act","data-do":"pick","data-pick":p,"data-fresh":u?"1":null,tabindex:-1,"ari\
a-disabled":b?"true":null,title:b||o,"aria-label":[d,o,b].filter(Boolean).join(": ")},H(e,p),d))))}var Ut={fan:G,tiles:ot,tray:ot,cards:Nt,plates:Vt,"price-rows":Kt,
strip:B,lines:B,buttons:B,laid:Yt,wanted:zt,answers:Gt};import{h as y}from"./common.js";var U=new Set(["tray","tiles","cards","fan"]),ht=2,Xt=.5;function ut(t){for(let l of t.querySelectorAll(".bl-own, .bl-mid, .bl-o\
thers, .bl-rim-in"))l.scrollHeight>l.clientHeight+1&&getComputedStyle(l).overflowY==="auto"&&!l.querySelector('button:not([tabindex="-1"]), a[href], input, sele\
ct, summary, [tabindex="0"]')?l.tabIndex=0:l.removeAttribute("tabindex")}function mt(t,l){let[,,e,s]=(t.board?.svg.match(/viewBox="([^"]*)"/)?.[1]??"0 0 1 1").split(
" ").map(Number),a=e/s,{board:n,turn:i,seats:r,others:p,hand:d,costs:o,actions:b,receipt:u,log:F,question:k,answer:v,hints:T,worked:R}=l,I=a>ht?null:o,A=b?b(I):
I,E=`--shape:${a.toFixed(3)}`,_=y("div.bl-left#left",{},n);if(!i&&!b&&!F&&!k)return y("div.bl-body.bl-single#body",{style:E},_,u);if(a>ht){let P=!!k&&!d&&!o&&!p&&
!b,D=R?.();return y("div.bl-body.bl-across#body",{style:E,class:P?"bl-two":p?null:"bl-pair"},!P&&y("div.bl-top#top",{},k,i,r),P&&y("div.bl-own#asks",{},k,T,D&&v?.(
!0)),_,!P&&y("div.bl-own#own",{},D?v?.(!0):[d,o]),y("div.bl-mid#mid",{},A,D||v?.(!1),!P&&T,u,F),p&&y("div.bl-others#others",{},p))}let L=d&&!Jt(t)?d:null,nt=k&&
!b&&L&&o;return y("div.bl-body.bl-side#body",{style:E,class:[L&&"bl-with-hand",a<Xt&&"bl-tall"].filter(Boolean).join(" ")},k,y("div.bl-left#left",{},n,nt?y("div\
.bl-feet#feet",{},L,o):L),y("div.bl-rim#rim",{},y("div.bl-rim-in#rimin",{},i,r,!L&&d,b&&A,v?.(!1),!b&&!nt&&A,p,T,u,F)))}var Jt=t=>t["slot.hand"]?.[0]?.kind==="t\
iles";function ft(t,l){for(let e of t.querySelectorAll(".bl-acts, .bl-items")){if(e.parentElement?.closest(".bl-acts"))continue;let s=[...e.querySelectorAll("bu\
tton.bl-act")],a=s.find(n=>n.getAttribute("data-pick")===l)??s[0];for(let n of s)n.setAttribute("tabindex",n===a?"0":"-1")}}import{button as X,h as M}from"./common.js";import{tool as J}from"./common.js";var gt=(t,l,e="")=>M("div.bl-seg",{class:e,role:"group","aria-label":t},l);function yt(t,l,e){
return M("div.bl-head#head",{},M("div.bl-names",{},M("span.bl-name",{},t.title),M("span.bl-where",{},t.where)),M("div.bl-tools",{},gt(e.view,t.views.map(({key:s,
label:a})=>X({"data-do":"view","data-pick":s,"aria-pressed":String(s===t.view)},a))),t.turns&&J(e,"turn",e.turn_board,{"data-do":"turn","data-at":1}),gt(e.language,
t.languages.map(({key:s,label:a})=>X({"data-do":"language","data-pick":s,lang:s,"aria-pressed":String(s===t.lang)},a)),"bl-langs"),Qt(t,l,e)))}var Qt=(t,l,e)=>[
t.board?.svg&&J(e,"words",e.facts,{"data-do":"facts","aria-expanded":String(l.facts)}),t.board?.svg&&J(e,l.big?"small":"big",l.big?e.smaller:e.bigger,{"data-do":"\
big","aria-pressed":String(l.big)}),X({class:"bl-ibtn","aria-label":e.help,title:e.help,"data-do":"help","aria-expanded":String(l.help)},"?")];import{button as Q,h}from"./common.js";import{icon as Zt,token as te}from"./common.js";var ee=16;function kt(t,l){let{seat:e,says:s,budget:a,note:n,over:i}=t.turn,{path:r=[],prompt:p=""}=t.pick??{},d=r.length>0,o=$(t,"ask").length>0;return h("div.\
bl-turn#turnbox",{class:d&&"bl-picking"},te(l,e,30),h(i?"h3.bl-who":"b.bl-who",{},d?r.join(" › "):s),a&&h("span.bl-ap",{},!d&&h("span.bl-pips",{"aria-hidden":"\
true"},...Array.from({length:a.of>ee?0:a.of},(b,u)=>h("i",{class:u<a.left?"bl-full":""}))),h("b",{},a.short),h("small",{},a.rest)),h("small",{class:p?o?"bl-prom\
pt bl-unseen":"bl-prompt":null},p||n),d&&Q({class:"bl-quiet","data-do":"cancel"},t.edit?.edits?l.put_down:l.cancel))}function se(t,l,e,s){return Q({class:l.refused?.
tried===t.key?"bl-act bl-refused":"bl-act","data-do":"pick","data-pick":t.key,"data-fresh":"1",tabindex:-1,title:t.why||t.note||null,"aria-disabled":t.why?"true":
null,"aria-pressed":t.why||t.final?null:String(!!t.pressed)},Zt(e,t.key),h("span.bl-nm",{},t.label),t.note&&h("span.bl-cnt",{class:t.note.length>26&&"bl-long"},
t.note),t.cost&&h("span.bl-cost",{},t.cost),t.why&&h("span",{class:s?"bl-why":"bl-unseen"},t.why,t.more&&h("em",{},` ${t.more}`)))}function wt(t,l,e){let s=ct(t),
a=$(t,"ask"),n=(a.length?[]:t.groups).map(d=>({...d,rows:d.rows.filter(o=>!s.has(o.key))})).filter(d=>d.rows.length),i=n.flatMap(d=>d.rows),r=($(t,"actions")[0]?.
kind??($(t,"costs").length?"buttons":"lines"))!=="buttons",p=i.find(d=>d.why);return h("div.bl-acts#acts",{class:a.length>0&&"bl-asked",role:"group","aria-label":l.
actions},!a.length&&e,h("div#deeds",{class:r?"bl-list":"bl-buttons"},n.map(d=>h("div",{role:"group","aria-label":d.label,"data-k":`group ${d.label}`},r&&n.length>
1&&i.length<6&&h("div.bl-grp",{"aria-hidden":"true"},d.label),d.rows.map(o=>se(o,t,l,r))))),le(t,l,s),h("p.bl-why.bl-reason#reason",{},p&&[h("b",{},`${p.label}:\
 `),p.why]))}function le(t,l,e){let{choices:s=[],foretold:a}=t.pick??{},n=s.filter(r=>!e.has(r.key)),i=w("ask",t,l);return!i&&!n.length&&!a?.length?null:h("div.\
bl-pick#pick",{},a?.length?h("ul.bl-foretold",{},...a.map(r=>h("li",{},r))):null,i,n.length>0&&h("div.bl-choices",{},n.map(r=>Q({class:"bl-go","data-do":"pick",
"data-pick":r.key,"aria-disabled":r.why?"true":null},h("b",{},r.label),(r.note||r.cost)&&h("small",{},[r.note,r.cost].filter(Boolean).join(", ")),r.why&&!r.note&&
h("small.bl-why",{},r.why)))))}import{button as tt,h as m}from"./common.js";import{icon as ae,token as xt}from"./common.js";import{moves as ne}from"./help.js";import{tool as Z}from"./common.js";
var oe=1800,re=(t,l,...e)=>tt({class:"bl-bar","data-do":"bill","aria-expanded":String(l)},e,ae(t,l?"up":"down"));function $t(t,l,e,s=!1){let a=t.receipt;if(!a)return null;
let n=a.lines[l.walk],i=n?n.seat:Math.min(l.tab,a.totals.length-1),r=a.lines.map((o,b)=>({...o,index:b})).filter(o=>o.seat===i),p=l.bill||!!n||s,d=a.title&&m("h\
3",{},a.title);return m("section.bl-rcpt#receipt",{class:p&&"bl-open",role:"group","aria-label":a.title||null},!s&&re(e,p,d,m("span.bl-bar-sums",{},t.players.map(
({name:o,seat:b})=>m("span",{role:"img","aria-label":`${o}: ${a.totals[b]}`,"data-k":`sum ${b}`},xt(e,b,18),m("b",{},a.totals[b]))))),p&&m("div.bl-rhead",{},s&&
d,!!a.lines.length&&m("div.bl-walk",{role:"group","aria-label":e.walk},m("span",{class:n?null:"bl-unseen"},n?e.walked.replace("{n}",String(l.walk+1)).replace("{\
m}",String(a.lines.length)):e.walk),Z(e,"back",e.step_back,{"data-do":"walk","data-at":-1,"aria-disabled":l.walk<0?"true":null}),Z(e,"on",e.step_on,{"data-do":"\
walk","data-at":1}),ne(l)&&Z(e,l.watching?"stop":"play",l.watching?e.watch_stop:e.watch,{"data-do":"watch","aria-pressed":String(l.watching)}))),p&&m("div.bl-rg\
rid",{},m("div.bl-tabs",{role:"tablist","aria-label":a.title},t.players.map(o=>tt({role:"tab","aria-selected":String(o.seat===i),tabindex:o.seat===i?0:-1,"data-\
do":"tab","data-at":o.seat},xt(e,o.seat,24),m("span.bl-unseen",{},`${o.name}: `),m("b",{},(n?.scores??a.totals)[o.seat])))),m("div.bl-lines",{role:"tabpanel","a\
ria-label":t.players[i].name},r.map((o,b)=>tt({class:o.points?"bl-rline":"bl-rline bl-zero","data-do":"line","data-line":o.index,"data-rule":o.rule||null,"data-\
title":o.title,"aria-pressed":String(o.index===l.walk),tabindex:n?o.index===l.walk?0:-1:b?-1:0},m("span",{},o.label),m("span.bl-sum",{},o.sum),m("b",{},o.points))),
!r.length&&m("p.bl-nothing",{},e.no_lines),m("div.bl-total",{},m("span",{},e.total),m("b",{},a.totals[i])))))}var j=new WeakMap,vt=new WeakMap;function C(t,l){let{
local:e}=t;clearTimeout(j.get(t)),j.delete(t);let s=()=>{t.signal.aborted||!t.root.isConnected||(st(t,e.walk+1,!1),e.watching=e.walk>=0,e.watching&&j.set(t,setTimeout(
s,oe)),t.draw())};!l&&!e.watching||(e.watching=!1,l?s():t.draw())}function et(t,l){if(C(t,!1),!t.frame.receipt?.lines.length)return t.speak(t.words.no_lines);st(
t,t.local.walk+l,!1),t.draw()}function st(t,l,e){let{frame:s,local:a}=t,n=s.receipt?.lines??[],i=a.walk;a.walk=e&&l===a.walk||l>=n.length?-1:Math.max(-1,l),typeof s.
receipt?.at=="number"&&a.walk!==i&&t.ask("walk",{at:a.walk});let r=n[a.walk];if(!r)return;a.tab=r.seat;let p=s.players[r.seat];t.speak([(p?`${p.name}: `:"")+r.label,
r.sum,r.points].filter(d=>d!=="").join(", "))}function ie({root:t,local:l},e){let s=t.querySelector(".bl-rline[aria-pressed=true]"),a=s?.closest(".bl-rim-in, .b\
l-lines");if(!s||!a||l.walk===e)return;let n=s.getBoundingClientRect().bottom-a.getBoundingClientRect().bottom,i=s.getBoundingClientRect().top-a.getBoundingClientRect().
top;n>0?a.scrollTop+=n+8:i<0&&(a.scrollTop+=i-8)}var St=t=>Number(t.getAttribute("data-at")),Ct={key:"receipt",on:{watch:t=>C(t,!j.get(t)),walk:(t,l)=>et(t,St(l)),
bill:t=>{C(t,!1),Object.assign(t.local,{bill:!t.local.bill,walk:-1}),t.draw()},tab:(t,l)=>{C(t,!1),Object.assign(t.local,{tab:St(l),walk:-1}),t.draw()},line:(t,l)=>{
C(t,!1),st(t,Number(l.getAttribute("data-line")),!0),t.draw()}},inSight(t){ie(t,vt.get(t)??-1),vt.set(t,t.local.walk)}};import{button as N,h as f,known as ce}from"./common.js";import{icon as pe,node as Ft,token as de}from"./common.js";import{ruled as be,tool as Tt}from"./common.js";
function Mt(t,l){return f("section.bl-say#log",{role:"group","aria-label":l.happened},f("h3",{},l.happened),t.log.length?f("ol",{tabindex:0,"aria-label":l.happened},
he(t.log).map(([e,s],a)=>ce(f("li",{class:(e.seat??-1)<0&&"bl-chance"},(e.seat??-1)>=0&&de(l,e.seat,16),f("span",{},e.text," ",e.rule&&a===0&&be(e))),s))):f("p.\
bl-nothing",{},l.nothing))}function At(t){let l=t.querySelector(".bl-say ol");if(!l||l.children.length<2)return;l.style.maxHeight="";let e=l.clientHeight;if(l.scrollHeight<=
e+1)return;let s=[...l.children].map(n=>n.offsetTop+n.offsetHeight-l.offsetTop),a=Math.max(0,...s.filter(n=>n<=e+1));a&&(l.style.maxHeight=`${a}px`)}function he(t){
let l=new Map;return[...t].reverse().map(e=>{let s=(l.get(e.text)??0)+1;return l.set(e.text,s),[e,`${e.text} ${s}`]}).reverse()}var lt=30;function ue(t,l,e){let s=t.
time,a=l.step<0?s.ply:l.step,n=[{ply:s.first,seat:-2,says:s.first?"":s.start},...s.nodes],i=(o,b,u)=>b>o&&f("i",{class:`bl-rail ${u}`,style:`left:${(o-s.first)*
lt+14}px;width:${(b-o)*lt}px`}),r=s.nodes.at(-1)?.ply??s.first,p=s.branches.filter(o=>!o.folded&&o.at<=r),d=e.branches?.replace("{n}",String(p.length))??"";return f(
"div.bl-time#time",{},Object.entries({undo:s.can_undo,redo:s.can_redo}).map(([o,b])=>Tt(e,o,e[o],{"data-do":o,"aria-disabled":b?null:"true"})),f("div.bl-track#t\
rack",{role:"group","aria-label":s.label},s.earlier&&N({class:"bl-quiet bl-fold","data-do":"unfold"},s.earlier),f("div.bl-rows",{},l.branches&&p.map((o,b)=>f("d\
iv.bl-branch",{"data-k":`branch ${o.name}`,style:`padding-left:${(o.at-s.first)*lt+14}px`},f("svg.bl-bend",{viewBox:"0 0 30 28",width:30,height:28,"aria-hidden":"\
true"},f("path",{d:`M1 ${28*(p.length-b)+10}V26C1 16 8 14 30 14`})),N({class:"bl-quiet","data-do":"switch","data-pick":o.name,"aria-label":o.says},...o.seats.slice(
0,6).map(u=>Ft(e,u,"bl-later")),f("span",{},o.label)))),f("div.bl-mainline",{},i(s.first,s.ply,"bl-done"),i(s.ply,r,""),n.map(o=>N({class:"bl-step","data-do":"j\
ump","data-at":o.ply,"aria-label":o.says||`${o.ply}`,title:o.says,"aria-current":o.ply===s.ply?"step":null,tabindex:o.ply===a?0:-1},Ft(e,o.seat,o.ply===s.ply?"b\
l-now":o.ply<s.ply?"bl-past":"bl-later")))))),p.length>0&&N({class:"bl-quiet bl-fork","data-do":"branches","aria-expanded":String(!!l.branches),"aria-label":d,title:d},
pe(e,"fork"),p.length),f("span.bl-count",{},s.step),t.seats.choices.length>2&&f("label.bl-seen",{},f("small",{},e.seen_by),f("select.bl-seat#seat",{"aria-label":e.
seen_by,"data-do":"seat"},t.seats.choices.map(o=>f("option",{value:o.seat,selected:o.seat===t.seats.shown},o.label)))),[t.edit&&"edit","copy","link"].map(o=>o&&
Tt(e,o,e[o],{"data-do":o})))}var Wt=new WeakMap,Et={key:"timeline",draw(t){let{frame:l,local:e,words:s}=t;return l.parts.includes("timeline")&&t.keep("time",[l.
time,l.seats,e.step,e.branches,s],()=>ue(l,e,s))},on:{branches:t=>{t.local.branches=!t.local.branches,t.draw()}},inSight(t){let{ply:l}=t.frame.time,e=l!==Wt.get(
t)&&t.root.querySelector(".bl-track");Wt.set(t,l);let s=e?e.querySelector('[aria-current="step"]'):null;e&&s&&(e.scrollLeft=s.offsetLeft+60-e.clientWidth)}};import{h as x}from"./common.js";import{drawn as me}from"./help.js";function Lt(t,l){let e=l?.closest("[data-place]")?.getAttribute("data-place"),s=l?.closest(".\
bl-it, li")?.getAttribute("data-k")?.split(" ")[0];return t.words.gallery?.pieces?.[(e?t.frame.kinds?.[e]:s)??""]}function Pt(t,l){let e=t.help&&l.gallery;return e?.
pieces?x("section.bl-help.bl-gallery#gallery",{role:"group","aria-label":e.title},x("b",{},e.title),x("p",{},e.how),x("ul.bl-items",{},...Object.entries(e.pieces).
map(([s,a],n)=>x("li",{"data-k":s,tabindex:n?-1:0,class:a.special&&"bl-special"},me(a),x("b",{},a.name),x("span",{},a.text),x("small",{},a.note))))):null}var Rt=new WeakMap;function It(t){clearTimeout(Rt.get(t));let{frame:l,local:e,link:s,signal:a}=t,n=l.opponent;if(typeof n!="number"||e.link||l.by&&l.by!==s.client)
return;let i=e.calm||globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches,r=()=>{!a.aborted&&t.root.isConnected&&t.link.send("opponent",t.frame.rev,
{at:i?0:1})};Rt.set(t,setTimeout(r,i?0:n))}import{copied as fe,cover as ge}from"./board.js";import{hits as ye,surface as ke}from"./board.js";import{h as _t}from"./common.js";import{shownBy as we}from"./common.js";
import{otherNotebook as xe}from"./help.js";import{move as ve}from"./help.js";import{choice as V,choose as K,inColours as Bt,obey as Se,otherTongue as $e,repainted as Ht,settings as Ce}from"./help.js";import{
Tip as Fe}from"./help.js";import{View as Te}from"./board.js";var We=480,Me=[Ct,Et],at=class extends Te{constructor(){super(...arguments);this.fresh=!0}get panels(){return Me}content(){let{frame:e,local:s,words:a,area:n}=this,
i=r=>e.parts.includes(r);return[pt(e),a.gallery?.style&&_t("style#pieces",{},a.gallery.style),i("head")&&this.keep("head",[e.title,e.where,e.views,e.view,e.turns,
e.languages,e.lang,!e.board?.svg,s.facts,s.big,s.help,a],()=>yt(e,s,a)),...this.above(),e.cover?ge(e,a):mt(e,{board:ke(e,n,s,a,i("turn")&&w("board",e,a)),turn:(i(
"turn")||i("actions")&&!!e.pick?.path.length)&&kt(e,a),seats:i("turn")&&w("seats",e,a,r=>!U.has(r.kind)),others:i("turn")&&w("seats",e,a,r=>U.has(r.kind)),hand:i(
"actions")&&w("hand",e,a),costs:i("actions")&&w("costs",e,a),actions:i("actions")?r=>this.deeds(r):void 0,receipt:i("receipt")&&$t(e,s,a),log:i("log")&&this.keep(
"log",[e.log,a],()=>Mt(e,a))}),fe(s,a),...this.panels.map(r=>r.draw?.(this))]}deeds(e){let{frame:s,words:a,panels:n}=this;return n.reduce((r,p)=>()=>p.actions?p.
actions(this,r):r(),()=>wt(s,a,e))()}instead(){return this.panels.map(e=>e.instead?.(this))}onKey(e){this.panels.some(s=>s.onKey?.(this,e))||super.onKey(e)}onOver(e){
super.onOver(e);for(let s of this.panels)s.onOver?.(this,e)}onAnswer(e,s){for(let a of this.panels)a.onAnswer?.(this,e,s);super.onAnswer(e,s)}marks(){super.marks();
for(let e of this.panels)e.marks?.(this)}changed(){super.changed();for(let e of this.panels)e.changed?.(this)}above(){let{frame:e,local:s,words:a}=this,n=e.languages.
map(({key:i})=>i);return[...super.above(),xe(this.model,e.lang,n,s.spoke,a),Ce(e,s,a),Pt(s,a)]}settle(e){ft(e,this.local.row)}get frame(){return Bt(this.model.get(
"frame"),this.model.get("words").apart,(e,s)=>({...e,board:e.board&&{...e.board,svg:s(e.board.svg)},art:Ht(e.art,s)}))}get words(){let e=this.model.get("words");
return Bt(e,e.apart,Ht)}draw(){for(let s of this.panels)s.before?.(this);super.draw();let{frame:e}=this;ve(this.root,e,this.before,s=>g(e,this.words,s)),this.before=
e,It(this),this.fitLog();for(let s of this.panels)s.after?.(this)}fitLog(){globalThis.requestAnimationFrame?.(()=>{At(this.root),ut(this.root)})}listen(){Se(this.
signal,()=>(this.heed(),this.draw())),this.heed(),super.listen(),this.narrow();let{lang:e,languages:s,rev:a}=this.frame,n=!a&&$e(this.model,e,s.map(i=>i.key));n&&
this.ask("language",{key:n}),this.tip=new Fe(this)}heed(){Object.assign(this.local,{calm:V("motion")==="none",letters:V("letters")!=="off"})}enlarge(e){super.enlarge(
e);let s=this.model.model_id??"";(e||V("big")===s)&&K("big",e?s:"")}onResize(){if(super.onResize(),this.fitLog(),this.fresh&&this.root.isConnected&&this.root.getClientRects().
length){this.fresh=!1;let e=this.model.model_id;e&&V("big")===e&&!this.local.big&&this.enlarge(!0)}}spots(e){return ye(this.root,e.getAttribute("data-place"))}beside(e,s){
let n=e.closest(".bl-surface > svg")?.getScreenCTM?.();if(!n)return null;let i=n.inverse(),{x:r,y:p}=new DOMPoint(s.clientX,s.clientY).matrixTransform(i),d=this.
frame.board?.spots?.find(([A,E,_])=>Math.hypot(A-r,E-p)<=_);if(!d)return null;let[o,b,u,F,k]=d,[v,T]=[this.root.getBoundingClientRect(),new DOMPoint(o-u,b-u).matrixTransform(
n)],R=2*u*n.a,I=`left:${T.x-v.left}px;top:${T.y-v.top}px;width:${R}px;height:${R}px`;return this.spot??=this.root.appendChild(_t("i.bl-beside",{"aria-hidden":"t\
rue"})),this.spot.getAttribute("data-tip")!==`${F}
${k}`&&this.tip?.hide(),this.spot.setAttribute("data-tip",`${F}
${k}`),this.spot.setAttribute("style",I),this.spot}piece(e){return Lt(this,e)}explain(e,s){this.tip?.ask(s)}narrow(){let{view:e,views:s,rev:a}=this.frame,n=this.
root.clientWidth;n&&n<=We&&!a&&s.length>2&&e===s[0].key&&this.ask("view",{key:s[1].key})}act(e,s){let a=e.getAttribute("data-do")??"",n=e.getAttribute("data-pic\
k")??"";if(a==="language"&&(this.local.spoke=n,K("lang",n)),a==="choose")return K(...n.split(":"));if(a==="letters")return K("letters",this.local.letters?"off":
"on");if(a==="unspoke")return(this.local.spoke="")||this.draw();if(a==="rule")return this.tip?.ask(e);this.panels.flatMap(({on:r})=>r?.[a]??[]).some(r=>r(this,e,
s)!==!1)||(C(this,!1),super.act(e,s))}walkBy(e){et(this,e)}showNow(){for(let e of this.panels)e.inSight?.(this)}},Ae=we(at);export{Me as PANELS,U as TRAYS,at as Table,wt as actions,g as art,pt as artStyle,re as bar,Ae as default,Pt as gallery,It as goOn,yt as head,mt as laid,Mt as log,
$ as lying,Lt as pieceAt,ct as placed,$t as receipt,Ct as receiptPanel,ft as rove,ut as scrollByKeys,jt as slotBox,w as slots,ue as timeline,Et as timelinePanel,
Qt as tools,kt as turn,et as walkBy,C as watch,At as wholeLines};
