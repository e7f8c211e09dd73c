import{button as Y,h as c,picture as Ot}from"./common.js";import{icon as B,token as rt}from"./common.js";var it=5,qt=6,D=new Map,$=(t,s)=>t[`slot.${s}`]??[];function ct(t){
let s=["seats","hand","costs","ask"].flatMap(e=>$(t,e).flatMap(l=>l.items??[]));return new Set(s.filter(e=>!e.row?.first).flatMap(e=>[e.row?.key,...(e.buttons??
[]).map(({key:l})=>l)]))}function g(t,s,e){let l=e&&t.art?.pictures[e];if(!e)return null;if(!l)return B(s,e);D.has(l)||D.set(l,Ot(l));let a=D.get(l)?.cloneNode(
!0);return a?.classList.add("bl-art"),a}var pt=t=>t.art?.style&&c("style#art",{},t.art.style);function jt(t,s,e,l=0){let{kind:a,title:n,note:r,items:i=[],empty:p=0}=t,
d=Ut[a]??_,o=a==="cards"&&i.some(b=>b.note)?i.length<5?" bl-readable":" bl-many":"";return c("section",{class:`bl-slot bl-${a}${o}`,role:"group","aria-label":n,
"data-k":`${a} ${l}`},(n||r)&&c("div.bl-slot-head",{},n&&c("b",{},n),r&&c("small",{title:r},r)),c("div.bl-items",{},...i.map((b,h)=>(a==="fan"&&b.counted?zt:d)(
b,s,e,h)),...Array.from({length:Math.min(p,qt)},(b,h)=>c("i.bl-empty",{"aria-hidden":"true","data-k":`empty ${h}`}))),t.reason&&c("p.bl-why",{},t.reason))}function w(t,s,e,l=()=>!0){
let a=$(s,t).filter(l);return a.length>0&&c(`div.bl-${t==="ask"?"asks":t}#${t}`,{},...a.map((n,r)=>jt(n,s,e,r)))}function M(t,s,e,l,...a){let{row:n,says:r,label:i}=t,
p=r||i,d=t.chosen?" bl-chosen":"",o=[p||s.players[t.seat??-1]?.says,t.note,...(t.facts??[]).map(({says:h})=>h),n?.why].filter(Boolean).join(`
`);if(!n)return c("div",{class:`bl-it ${l}${d}`,role:p?"img":null,"aria-label":p,"data-tip":o||null,title:p,"data-k":t.key},...a);let b=s.refused?.tried===n.key?
" bl-refused":"";return Y({class:`bl-it bl-act ${l}${d}${b}`,"data-do":"pick","data-pick":t.less||n.key,"data-k":`${t.key} ${n.key}`,"data-fresh":n.fresh?"1":null,
"data-first":n.first||null,tabindex:e?-1:0,"aria-disabled":n.why?"true":null,"aria-pressed":n.fresh&&!n.first&&!n.why&&!n.final?String(!!n.pressed):null,"data-t\
ip":o||null,title:n.why||p},...a)}var S={"aria-hidden":"true"},dt=t=>(t.count??1)>1&&c("i.bl-badge",S,t.count),bt=t=>c("span.bl-unseen",{},t.says||t.label,t.row?.
why&&`: ${t.row.why}`);function G(t,s,e,l){let a=Math.min(it,(t.count??1)-1);return M(t,s,l,"bl-fancard",...Array.from({length:a},(n,r)=>c("i.bl-edge",{"aria-hi\
dden":"true","data-k":`edge ${r}`},g(s,e,t.art))),c("span.bl-face",S,g(s,e,t.art),c("small",{},t.label)),dt(t),bt(t))}var ot=(t,s,e,l)=>M(t,s,l,"bl-tile",g(s,e,
t.art),dt(t),t.label&&!t.says?c("small",{},t.label):null,bt(t)),q=(t,s,e)=>!!t.facts?.length&&c("span.bl-figures",{},...t.facts.map((l,a)=>c("span",{class:l.strong&&
"bl-strong",title:l.says,role:"img","aria-label":l.says,"data-k":`fact ${a}`},g(s,e,l.art),l.text&&c("b",{},l.text))));function Nt(t,s,e,l){let{row:a,label:n,note:r}=t;
return M(t,s,l,t.facts?.length?"bl-boxes":"bl-card-it",c("span.bl-card-top",{},g(s,e,t.art),a?.cost&&!t.facts?.length&&c("small.bl-cost",{},a.cost),q(t,s,e)),c(
"b.bl-nm",{},n),r&&c("small.bl-more",{},r),a?.why&&c("small.bl-more.bl-why",{},a.why))}function Vt(t,s,e,l){let a=s.players[t.seat??0];return M(t,s,l,t.now?"bl-\
plate bl-mover":"bl-plate",c("span.bl-plate-top",{},rt(e,t.seat??0,22),a?.name!==a?.letter&&c("b.bl-pname",{},a?.name),a?.points!==null&&a?.points!==void 0&&c("\
b.bl-points",{"aria-label":a.says,title:a.says},a.points,B(e,"point"))),q(t,s,e))}function Kt(t,s,e,l){let{row:a,label:n,price:r=[],left:i}=t;return M(t,s,l,r.every(
([,p])=>p)?"bl-price bl-can":"bl-price",c("span.bl-row-art",{},g(s,e,t.art)),c("span.bl-row-name",{},c("b.bl-nm",{},n),c("small",{class:a?.why&&"bl-why"},a?.why?
t.note||a.why:a?.note||t.note)),a?.why&&t.note&&c("span.bl-unseen",{},a.why),c("span.bl-signs",S,...r.map(([p,d],o)=>c("i",{class:d?null:"bl-lack","data-k":`sig\
n ${o}`},g(s,e,p)))),i&&c("span.bl-left-over",{},i),a?.cost&&c("span.bl-unseen",{},a.cost))}var _=(t,s,e,l)=>M(t,s,l,"bl-one",g(s,e,t.art),t.label&&c("span",{},
t.label),q(t,s,e));function O(t,s,e,l,a,n,r){let i=n===s.less?"":s.row?.why,p=e.refused?.tried===n?" bl-refused":"";return Y({class:`bl-it bl-act ${t}${p}`,"dat\
a-do":"pick","data-pick":n,"data-k":n,tabindex:-1,"aria-disabled":i?"true":null,title:i||r},...Array.from({length:Math.min(it,a-1)},(d,o)=>c("i.bl-edge",{"aria-\
hidden":"true","data-k":`edge ${o}`},g(e,l,s.art))),c("span.bl-face",S,g(e,l,s.art),c("small",{},s.label)),c("span.bl-unseen",{},r,i&&`: ${i}`))}function zt(t,s,e){
let{count:l=1,chosen:a=0,less:n,row:r}=t,i=l-a;return c("span.bl-stk",{"data-k":t.key},n&&O("bl-fancard bl-chosen",t,s,e,a,n,t.keeps),i>0&&(r?O("bl-fancard",t,s,
e,i,r.key,t.says):G({...t,count:i,chosen:0},s,e,0)),a?c("i.bl-of",S,`${a}/${l}`):i>1&&c("i.bl-badge",S,i))}var Dt=(t,s,e)=>O("bl-fancard bl-mini",t,s,e,t.chosen??
1,t.less??"",t.keeps),Yt=(t,s,e)=>t.row?O("bl-fancard bl-mini",t,s,e,1,t.row.key,t.says||t.label):G(t,s,e,0);function Gt(t,s,e){let{seat:l,label:a,note:n,deal:r,
buttons:i=[]}=t;return c("div.bl-row",{"data-k":t.key,class:t.now&&"bl-open-to"},typeof l!="number"?t.art&&B(e,t.art):rt(e,l,24),c("span.bl-row-name",{},c("b",{},
a||(typeof l!="number"?"":s.players[l].name)),n&&c("small",{},n)),r&&c("span.bl-signs",{},...r[0].map((p,d)=>c("i",{"aria-hidden":"true","data-k":`give ${d}`},g(
s,e,p))),r[1].length>0&&c("span.bl-for",S,"›"),...r[1].map((p,d)=>c("i",{"aria-hidden":"true","data-k":`get ${d}`},g(s,e,p)))),q(t,s,e),i.length>0&&c("span.bl\
-row-buttons",{},...i.map(({key:p,name:d,says:o,why:b,fresh:h})=>Y({class:"bl-go bl-act","data-do":"pick","data-pick":p,"data-fresh":h?"1":null,tabindex:-1,"ari\
a-disabled":b?"true":null,title:b||o,"aria-label":[d,o,b].filter(Boolean).join(": ")},B(e,p),d))))}var Ut={fan:G,tiles:ot,tray:ot,cards:Nt,plates:Vt,"price-rows":Kt,
strip:_,lines:_,buttons:_,laid:Dt,wanted:Yt,answers:Gt};import{h as y}from"./common.js";var U=new Set(["tray","tiles","cards","fan"]),ut=2,Xt=.5;function ht(t){for(let s of t.querySelectorAll(".bl-own, .bl-mid, .bl-o\
thers, .bl-rim-in"))s.scrollHeight>s.clientHeight+1&&getComputedStyle(s).overflowY==="auto"&&!s.querySelector('button:not([tabindex="-1"]), a[href], input, sele\
ct, summary, [tabindex="0"]')?s.tabIndex=0:s.removeAttribute("tabindex")}function mt(t,s){let[,,e,l]=(t.board?.svg.match(/viewBox="([^"]*)"/)?.[1]??"0 0 1 1").split(
" ").map(Number),a=e/l,{board:n,turn:r,seats:i,others:p,hand:d,costs:o,actions:b,receipt:h,log:T,question:k,answer:v,hints:F,worked:R}=s,I=a>ut?null:o,A=b?b(I):
I,L=`--shape:${a.toFixed(3)}`,H=y("div.bl-left#left",{},n);if(!r&&!b&&!T&&!k)return y("div.bl-body.bl-single#body",{style:L},H,h);if(a>ut){let P=!!k&&!d&&!o&&!p&&
!b,z=R?.();return y("div.bl-body.bl-across#body",{style:L,class:P?"bl-two":p?null:"bl-pair"},!P&&y("div.bl-top#top",{},k,r,i),P&&y("div.bl-own#asks",{},k,F,z&&v?.(
!0)),H,!P&&y("div.bl-own#own",{},z?v?.(!0):[d,o]),y("div.bl-mid#mid",{},A,z||v?.(!1),!P&&F,h,T),p&&y("div.bl-others#others",{},p))}let E=d&&!Jt(t)?d:null,nt=k&&
!b&&E&&o;return y("div.bl-body.bl-side#body",{style:L,class:[E&&"bl-with-hand",a<Xt&&"bl-tall"].filter(Boolean).join(" ")},k,y("div.bl-left#left",{},n,nt?y("div\
.bl-feet#feet",{},E,o):E),y("div.bl-rim#rim",{},y("div.bl-rim-in#rimin",{},r,i,!E&&d,b&&A,v?.(!1),!b&&!nt&&A,p,F,h,T)))}var Jt=t=>t["slot.hand"]?.[0]?.kind==="t\
iles";function ft(t,s){for(let e of t.querySelectorAll(".bl-acts, .bl-items")){if(e.parentElement?.closest(".bl-acts"))continue;let l=[...e.querySelectorAll("bu\
tton.bl-act")],a=l.find(n=>n.getAttribute("data-pick")===s)??l[0];for(let n of l)n.setAttribute("tabindex",n===a?"0":"-1")}}import{button as X,h as W}from"./common.js";import{tool as J}from"./common.js";var gt=(t,s,e="")=>W("div.bl-seg",{class:e,role:"group","aria-label":t},s);function yt(t,s,e){
return W("div.bl-head#head",{},W("div.bl-names",{},W("span.bl-name",{},t.title),W("span.bl-where",{},t.where)),W("div.bl-tools",{},gt(e.view,t.views.map(({key:l,
label:a})=>X({"data-do":"view","data-pick":l,"aria-pressed":String(l===t.view)},a))),t.turns&&J(e,"turn",e.turn_board,{"data-do":"turn","data-at":1}),gt(e.language,
t.languages.map(({key:l,label:a})=>X({"data-do":"language","data-pick":l,lang:l,"aria-pressed":String(l===t.lang)},a)),"bl-langs"),Qt(t,s,e)))}var Qt=(t,s,e)=>[
t.board?.svg&&J(e,"words",e.facts,{"data-do":"facts","aria-expanded":String(s.facts)}),t.board?.svg&&J(e,s.big?"small":"big",s.big?e.smaller:e.bigger,{"data-do":"\
big","aria-pressed":String(s.big)}),X({class:"bl-ibtn","aria-label":e.help,title:e.help,"data-do":"help","aria-expanded":String(s.help)},"?")];import{button as Q,h as u}from"./common.js";import{icon as Zt,token as te}from"./common.js";var ee=16;function kt(t,s){let{seat:e,says:l,budget:a,note:n,over:r}=t.turn,{path:i=[],prompt:p=""}=t.pick??{},d=i.length>0,o=$(t,"ask").length>0;return u("div.\
bl-turn#turnbox",{class:d&&"bl-picking"},te(s,e,30),u(r?"h3.bl-who":"b.bl-who",{},d?i.join(" › "):l),a&&u("span.bl-ap",{},!d&&u("span.bl-pips",{"aria-hidden":"\
true"},...Array.from({length:a.of>ee?0:a.of},(b,h)=>u("i",{class:h<a.left?"bl-full":""}))),u("b",{},a.short),u("small",{},a.rest)),u("small",{class:p?o?"bl-prom\
pt bl-unseen":"bl-prompt":null},p||n),d&&Q({class:"bl-quiet","data-do":"cancel"},t.edit?.edits?s.put_down:s.cancel))}function se(t,s,e,l){return Q({class:s.refused?.
tried===t.key?"bl-act bl-refused":"bl-act","data-do":"pick","data-pick":t.key,"data-fresh":"1",tabindex:-1,title:t.why||t.note||null,"aria-disabled":t.why?"true":
null,"aria-pressed":t.why||t.final?null:String(!!t.pressed)},Zt(e,t.key),u("span.bl-nm",{},t.label),t.note&&u("span.bl-cnt",{class:t.note.length>26&&"bl-long"},
t.note),t.cost&&u("span.bl-cost",{},t.cost),t.why&&u("span",{class:l?"bl-why":"bl-unseen"},t.why,t.more&&u("em",{},` ${t.more}`)))}function wt(t,s,e){let l=ct(t),
a=$(t,"ask"),n=(a.length?[]:t.groups).map(d=>({...d,rows:d.rows.filter(o=>!l.has(o.key))})).filter(d=>d.rows.length),r=n.flatMap(d=>d.rows),i=($(t,"actions")[0]?.
kind??($(t,"costs").length?"buttons":"lines"))!=="buttons",p=r.find(d=>d.why);return u("div.bl-acts#acts",{class:a.length>0&&"bl-asked",role:"group","aria-label":s.
actions},!a.length&&e,u("div#deeds",{class:i?"bl-list":"bl-buttons"},n.map(d=>u("div",{role:"group","aria-label":d.label,"data-k":`group ${d.label}`},i&&n.length>
1&&r.length<6&&u("div.bl-grp",{"aria-hidden":"true"},d.label),d.rows.map(o=>se(o,t,s,i))))),le(t,s,l),u("p.bl-why.bl-reason#reason",{},p&&[u("b",{},`${p.label}:\
 `),p.why]))}function le(t,s,e){let{choices:l=[],foretold:a}=t.pick??{},n=l.filter(i=>!e.has(i.key)),r=w("ask",t,s);return!r&&!n.length&&!a?.length?null:u("div.\
bl-pick#pick",{},a?.length?u("ul.bl-foretold",{},...a.map(i=>u("li",{},i))):null,r,n.length>0&&u("div.bl-choices",{},n.map(i=>Q({class:"bl-go","data-do":"pick",
"data-pick":i.key,"aria-disabled":i.why?"true":null},u("b",{},i.label),(i.note||i.cost)&&u("small",{},[i.note,i.cost].filter(Boolean).join(", ")),i.why&&!i.note&&
u("small.bl-why",{},i.why)))))}import{button as tt,h as m}from"./common.js";import{icon as ae,token as xt}from"./common.js";import{moves as ne}from"./help.js";import{tool as Z}from"./common.js";
var oe=1800,re=(t,s,...e)=>tt({class:"bl-bar","data-do":"bill","aria-expanded":String(s)},e,ae(t,s?"up":"down"));function $t(t,s,e,l=!1){let a=t.receipt;if(!a)return null;
let n=a.lines[s.walk],r=n?n.seat:Math.min(s.tab,a.totals.length-1),i=a.lines.map((o,b)=>({...o,index:b})).filter(o=>o.seat===r),p=s.bill||!!n||l,d=a.title&&m("h\
3",{},a.title);return m("section.bl-rcpt#receipt",{class:p&&"bl-open",role:"group","aria-label":a.title||null},!l&&re(e,p,d,m("span.bl-bar-sums",{},t.players.map(
({name:o,seat:b})=>m("span",{role:"img","aria-label":`${o}: ${a.totals[b]}`,"data-k":`sum ${b}`},xt(e,b,18),m("b",{},a.totals[b]))))),p&&m("div.bl-rhead",{},l&&
d,!!a.lines.length&&m("div.bl-walk",{role:"group","aria-label":e.walk},m("span",{class:n?null:"bl-unseen"},n?e.walked.replace("{n}",String(s.walk+1)).replace("{\
m}",String(a.lines.length)):e.walk),Z(e,"back",e.step_back,{"data-do":"walk","data-at":-1,"aria-disabled":s.walk<0?"true":null}),Z(e,"on",e.step_on,{"data-do":"\
walk","data-at":1}),ne(s)&&Z(e,s.watching?"stop":"play",s.watching?e.watch_stop:e.watch,{"data-do":"watch","aria-pressed":String(s.watching)}))),p&&m("div.bl-rg\
rid",{},m("div.bl-tabs",{role:"tablist","aria-label":a.title},t.players.map(o=>tt({role:"tab","aria-selected":String(o.seat===r),tabindex:o.seat===r?0:-1,"data-\
do":"tab","data-at":o.seat},xt(e,o.seat,24),m("span.bl-unseen",{},`${o.name}: `),m("b",{},(n?.scores??a.totals)[o.seat])))),m("div.bl-lines",{role:"tabpanel","a\
ria-label":t.players[r].name},i.map((o,b)=>tt({class:o.points?"bl-rline":"bl-rline bl-zero","data-do":"line","data-line":o.index,"data-rule":o.rule||null,"data-\
title":o.title,"aria-pressed":String(o.index===s.walk),tabindex:n?o.index===s.walk?0:-1:b?-1:0},m("span",{},o.label),m("span.bl-sum",{},o.sum),m("b",{},o.points))),
!i.length&&m("p.bl-nothing",{},e.no_lines),m("div.bl-total",{},m("span",{},e.total),m("b",{},a.totals[r])))))}var j=new WeakMap,vt=new WeakMap;function C(t,s){let{
local:e}=t;clearTimeout(j.get(t)),j.delete(t);let l=()=>{t.signal.aborted||!t.root.isConnected||(st(t,e.walk+1,!1),e.watching=e.walk>=0,e.watching&&j.set(t,setTimeout(
l,oe)),t.draw())};!s&&!e.watching||(e.watching=!1,s?l():t.draw())}function et(t,s){if(C(t,!1),!t.frame.receipt?.lines.length)return t.speak(t.words.no_lines);st(
t,t.local.walk+s,!1),t.draw()}function st(t,s,e){let{frame:l,local:a}=t,n=l.receipt?.lines??[],r=a.walk;a.walk=e&&s===a.walk||s>=n.length?-1:Math.max(-1,s),typeof l.
receipt?.at=="number"&&a.walk!==r&&t.ask("walk",{at:a.walk});let i=n[a.walk];if(!i)return;a.tab=i.seat;let p=l.players[i.seat];t.speak([(p?`${p.name}: `:"")+i.label,
i.sum,i.points].filter(d=>d!=="").join(", "))}function ie({root:t,local:s},e){let l=t.querySelector(".bl-rline[aria-pressed=true]"),a=l?.closest(".bl-rim-in, .b\
l-lines");if(!l||!a||s.walk===e)return;let n=l.getBoundingClientRect().bottom-a.getBoundingClientRect().bottom,r=l.getBoundingClientRect().top-a.getBoundingClientRect().
top;n>0?a.scrollTop+=n+8:r<0&&(a.scrollTop+=r-8)}var St=t=>Number(t.getAttribute("data-at")),Ct={key:"receipt",on:{watch:t=>C(t,!j.get(t)),walk:(t,s)=>et(t,St(s)),
bill:t=>{C(t,!1),Object.assign(t.local,{bill:!t.local.bill,walk:-1}),t.draw()},tab:(t,s)=>{C(t,!1),Object.assign(t.local,{tab:St(s),walk:-1}),t.draw()},line:(t,s)=>{
C(t,!1),st(t,Number(s.getAttribute("data-line")),!0),t.draw()}},inSight(t){ie(t,vt.get(t)??-1),vt.set(t,t.local.walk)}};import{button as N,h as f,known as ce}from"./common.js";import{icon as pe,node as Tt,token as de}from"./common.js";import{ruled as be,tool as Ft}from"./common.js";
function Wt(t,s){return f("section.bl-say#log",{role:"group","aria-label":s.happened},f("h3",{},s.happened),t.log.length?f("ol",{tabindex:0,"aria-label":s.happened},
ue(t.log).map(([e,l],a)=>ce(f("li",{class:(e.seat??-1)<0&&"bl-chance"},(e.seat??-1)>=0&&de(s,e.seat,16),f("span",{},e.text," ",e.rule&&a===0&&be(e))),l))):f("p.\
bl-nothing",{},s.nothing))}function At(t){let s=t.querySelector(".bl-say ol");if(!s||s.children.length<2)return;s.style.maxHeight="";let e=s.clientHeight;if(s.scrollHeight<=
e+1)return;let l=[...s.children].map(n=>n.offsetTop+n.offsetHeight-s.offsetTop),a=Math.max(0,...l.filter(n=>n<=e+1));a&&(s.style.maxHeight=`${a}px`)}function ue(t){
let s=new Map;return[...t].reverse().map(e=>{let l=(s.get(e.text)??0)+1;return s.set(e.text,l),[e,`${e.text} ${l}`]}).reverse()}var lt=30;function he(t,s,e){let l=t.
time,a=s.step<0?l.ply:s.step,n=[{ply:l.first,seat:-2,says:l.first?"":l.start},...l.nodes],r=(o,b,h)=>b>o&&f("i",{class:`bl-rail ${h}`,style:`left:${(o-l.first)*
lt+14}px;width:${(b-o)*lt}px`}),i=l.nodes.at(-1)?.ply??l.first,p=l.branches.filter(o=>!o.folded&&o.at<=i),d=e.branches?.replace("{n}",String(p.length))??"";return f(
"div.bl-time#time",{},Object.entries({undo:l.can_undo,redo:l.can_redo}).map(([o,b])=>Ft(e,o,e[o],{"data-do":o,"aria-disabled":b?null:"true"})),f("div.bl-track#t\
rack",{role:"group","aria-label":l.label},l.earlier&&N({class:"bl-quiet bl-fold","data-do":"unfold"},l.earlier),f("div.bl-rows",{},s.branches&&p.map((o,b)=>f("d\
iv.bl-branch",{"data-k":`branch ${o.name}`,style:`padding-left:${(o.at-l.first)*lt+14}px`},f("svg.bl-bend",{viewBox:"0 0 30 28",width:30,height:28,"aria-hidden":"\
true"},f("path",{d:`M1 ${28*(p.length-b)+10}V26C1 16 8 14 30 14`})),N({class:"bl-quiet","data-do":"switch","data-pick":o.name,"aria-label":o.says},...o.seats.slice(
0,6).map(h=>Tt(e,h,"bl-later")),f("span",{},o.label)))),f("div.bl-mainline",{},r(l.first,l.ply,"bl-done"),r(l.ply,i,""),n.map(o=>N({class:"bl-step","data-do":"j\
ump","data-at":o.ply,"aria-label":o.says||`${o.ply}`,title:o.says,"aria-current":o.ply===l.ply?"step":null,tabindex:o.ply===a?0:-1},Tt(e,o.seat,o.ply===l.ply?"b\
l-now":o.ply<l.ply?"bl-past":"bl-later")))))),p.length>0&&N({class:"bl-quiet bl-fork","data-do":"branches","aria-expanded":String(!!s.branches),"aria-label":d,title:d},
pe(e,"fork"),p.length),f("span.bl-count",{},l.step),t.seats.choices.length>2&&f("label.bl-seen",{},f("small",{},e.seen_by),f("select.bl-seat#seat",{"aria-label":e.
seen_by,"data-do":"seat"},t.seats.choices.map(o=>f("option",{value:o.seat,selected:o.seat===t.seats.shown},o.label)))),[t.edit&&"edit","copy","link"].map(o=>o&&
Ft(e,o,e[o],{"data-do":o})))}var Mt=new WeakMap,Lt={key:"timeline",draw(t){let{frame:s,local:e,words:l}=t;return s.parts.includes("timeline")&&t.keep("time",[s.
time,s.seats,e.step,e.branches,l],()=>he(s,e,l))},on:{branches:t=>{t.local.branches=!t.local.branches,t.draw()}},inSight(t){let{ply:s}=t.frame.time,e=s!==Mt.get(
t)&&t.root.querySelector(".bl-track");Mt.set(t,s);let l=e?e.querySelector('[aria-current="step"]'):null;e&&l&&(e.scrollLeft=l.offsetLeft+60-e.clientWidth)}};import{h as x}from"./common.js";import{drawn as me}from"./help.js";function Et(t,s){let e=s?.closest("[data-place]")?.getAttribute("data-place"),l=s?.closest(".\
bl-it, li")?.getAttribute("data-k")?.split(" ")[0];return t.words.gallery?.pieces?.[(e?t.frame.kinds?.[e]:l)??""]}function Pt(t,s){let e=t.help&&s.gallery;return e?.
pieces?x("section.bl-help.bl-gallery#gallery",{role:"group","aria-label":e.title},x("b",{},e.title),x("p",{},e.how),x("ul.bl-items",{},...Object.entries(e.pieces).
map(([l,a],n)=>x("li",{"data-k":l,tabindex:n?-1:0,class:a.special&&"bl-special"},me(a),x("b",{},a.name),x("span",{},a.text),x("small",{},a.note))))):null}var Rt=new WeakMap;function It(t){clearTimeout(Rt.get(t));let{frame:s,local:e,link:l,signal:a}=t,n=s.opponent;if(typeof n!="number"||e.link||s.by&&s.by!==l.client)
return;let r=e.calm||globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches,i=()=>{!a.aborted&&t.root.isConnected&&t.link.send("opponent",t.frame.rev,
{at:r?0:1})};Rt.set(t,setTimeout(i,r?0:n))}import{copied as fe,cover as ge}from"./board.js";import{hits as ye,surface as ke}from"./board.js";import{h as Bt}from"./common.js";import{shownBy as we}from"./common.js";
import{otherNotebook as xe}from"./help.js";import{move as ve}from"./help.js";import{choice as V,choose as K,inColours as Ht,obey as Se,otherTongue as $e,repainted as _t,settings as Ce}from"./help.js";import{
Tip as Te}from"./help.js";import{View as Fe}from"./board.js";var Me=480,We=[Ct,Lt],at=class extends Fe{constructor(e,l,a,n){super(e,l,a);this.fresh=!0;this.layout=n(this)}get panels(){return this.layout.panels}content(){return this.
layout.content(this)}deeds(e){let{frame:l,words:a,panels:n}=this;return n.reduce((i,p)=>()=>p.actions?p.actions(this,i):i(),()=>wt(l,a,e))()}instead(){return this.
panels.map(e=>e.instead?.(this))}onKey(e){this.panels.some(l=>l.onKey?.(this,e))||super.onKey(e)}onOver(e){super.onOver(e);for(let l of this.panels)l.onOver?.(this,
e)}onAnswer(e,l){for(let a of this.panels)a.onAnswer?.(this,e,l);super.onAnswer(e,l)}marks(){super.marks();for(let e of this.panels)e.marks?.(this)}refocus(e){this.
panels.some(l=>l.refocus?.(this))||super.refocus(e)}leaves(e,l){return!this.layout.holdsFocus&&super.leaves(e,l)}changed(){for(let e of this.panels)e.changing?.(
this);super.changed();for(let e of this.panels)e.changed?.(this)}above(){let{frame:e,local:l,words:a}=this,n=e.languages.map(({key:r})=>r);return[...super.above(),
xe(this.model,e.lang,n,l.spoke,a),Ce(e,l,a),Pt(l,a)]}settle(e){ft(e,this.local.row)}get frame(){return Ht(this.model.get("frame"),this.model.get("words").apart,
(e,l)=>({...e,board:e.board&&{...e.board,svg:l(e.board.svg)},art:_t(e.art,l)}))}get words(){let e=this.model.get("words");return Ht(e,e.apart,_t)}draw(){for(let l of this.
panels)l.before?.(this);super.draw();let{frame:e}=this;ve(this.root,e,this.before,l=>g(e,this.words,l)),this.before=e,It(this),this.fitLog();for(let l of this.panels)
l.after?.(this)}fitLog(){globalThis.requestAnimationFrame?.(()=>{At(this.root),ht(this.root)})}listen(){Se(this.signal,()=>(this.heed(),this.draw())),this.heed(),
super.listen(),this.narrow();let{lang:e,languages:l,rev:a}=this.frame,n=!a&&$e(this.model,e,l.map(r=>r.key));n&&this.ask("language",{key:n}),this.tip=new Te(this);
for(let r of this.panels)r.listen?.(this)}heed(){Object.assign(this.local,{calm:V("motion")==="none",letters:V("letters")!=="off"})}enlarge(e){super.enlarge(e);
let l=this.model.model_id??"";(e||V("big")===l)&&K("big",e?l:"")}onResize(){super.onResize();for(let e of this.panels)e.resized?.(this);if(this.fitLog(),this.fresh&&
this.root.isConnected&&this.root.getClientRects().length){this.fresh=!1;let e=this.model.model_id;e&&V("big")===e&&!this.local.big&&this.enlarge(!0)}}spots(e){return ye(
this.root,e.getAttribute("data-place"))}beside(e,l){let n=e.closest(".bl-surface > svg")?.getScreenCTM?.();if(!n)return null;let r=n.inverse(),{x:i,y:p}=new DOMPoint(
l.clientX,l.clientY).matrixTransform(r),d=this.frame.board?.spots?.find(([A,L,H])=>Math.hypot(A-i,L-p)<=H);if(!d)return null;let[o,b,h,T,k]=d,[v,F]=[this.root.getBoundingClientRect(),
new DOMPoint(o-h,b-h).matrixTransform(n)],R=2*h*n.a,I=`left:${F.x-v.left}px;top:${F.y-v.top}px;width:${R}px;height:${R}px`;return this.spot??=this.root.appendChild(
Bt("i.bl-beside",{"aria-hidden":"true"})),this.spot.getAttribute("data-tip")!==`${T}
${k}`&&this.tip?.hide(),this.spot.setAttribute("data-tip",`${T}
${k}`),this.spot.setAttribute("style",I),this.spot}piece(e){return Et(this,e)}explain(e,l){this.tip?.ask(l)}narrow(){let{view:e,views:l,rev:a}=this.frame,n=this.
root.clientWidth;!this.layout.keepsView&&n&&n<=Me&&!a&&l.length>2&&e===l[0].key&&this.ask("view",{key:l[1].key})}act(e,l){let a=e.getAttribute("data-do")??"",n=e.
getAttribute("data-pick")??"";for(let i of this.panels)i.acts?.(this,e);if(a==="language"&&(this.local.spoke=n,K("lang",n)),a==="choose")return K(...n.split(":"));
if(a==="letters")return K("letters",this.local.letters?"off":"on");if(a==="unspoke")return(this.local.spoke="")||this.draw();if(a==="rule")return this.tip?.ask(
e);this.panels.flatMap(({on:i})=>i?.[a]??[]).some(i=>i(this,e,l)!==!1)||(C(this,!1),super.act(e,l))}walkBy(e){et(this,e)}showNow(){for(let e of this.panels)e.inSight?.(
this)}};function Ae(t){let{frame:s,local:e,words:l,area:a}=t,n=r=>s.parts.includes(r);return[pt(s),l.gallery?.style&&Bt("style#pieces",{},l.gallery.style),n("he\
ad")&&t.keep("head",[s.title,s.where,s.views,s.view,s.turns,s.languages,s.lang,!s.board?.svg,e.facts,e.big,e.help,l],()=>yt(s,e,l)),...t.above(),s.cover?ge(s,l):
mt(s,{board:ke(s,a,e,l,n("turn")&&w("board",s,l)),turn:(n("turn")||n("actions")&&!!s.pick?.path.length)&&kt(s,l),seats:n("turn")&&w("seats",s,l,r=>!U.has(r.kind)),
others:n("turn")&&w("seats",s,l,r=>U.has(r.kind)),hand:n("actions")&&w("hand",s,l),costs:n("actions")&&w("costs",s,l),actions:n("actions")?r=>t.deeds(r):void 0,
receipt:n("receipt")&&$t(s,e,l),log:n("log")&&t.keep("log",[s.log,l],()=>Wt(s,l))}),fe(e,l),...t.panels.map(r=>r.draw?.(t))]}var Le=t=>we((...s)=>new at(...s,t).
start()),Ee=Le(()=>({panels:We,content:Ae}));export{We as PANELS,U as TRAYS,at as Table,wt as actions,g as art,pt as artStyle,re as bar,Ae as content,Ee as default,Pt as gallery,It as goOn,yt as head,mt as laid,
Wt as log,$ as lying,Et as pieceAt,ct as placed,$t as receipt,Ct as receiptPanel,ft as rove,ht as scrollByKeys,jt as slotBox,w as slots,Le as tableOf,he as timeline,
Lt as timelinePanel,Qt as tools,kt as turn,et as walkBy,C as watch,At as wholeLines};
