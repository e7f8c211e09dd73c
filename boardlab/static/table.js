import{button as Y,h as c,picture as qt}from"./common.js";import{icon as B,token as rt}from"./common.js";var it=5,jt=6,z=new Map,$=(t,s)=>t[`slot.${s}`]??[];function ct(t){
let s=["seats","hand","costs","ask"].flatMap(e=>$(t,e).flatMap(l=>l.items??[]));return new Set(s.filter(e=>!e.row?.first).flatMap(e=>[e.row?.key,...(e.buttons??
[]).map(({key:l})=>l)]))}function g(t,s,e){let l=e&&t.art?.pictures[e];if(!e)return null;if(!l)return B(s,e);z.has(l)||z.set(l,qt(l));let n=z.get(l)?.cloneNode(
!0);return n?.classList.add("bl-art"),n}var pt=t=>t.art?.style&&c("style#art",{},t.art.style);function Nt(t,s,e,l=0){let{kind:n,title:a,note:r,items:i=[],empty:d=0}=t,
b=Xt[n]??_,o=n==="cards"&&i.some(p=>p.note)?i.length<5?" bl-readable":" bl-many":"";return c("section",{class:`bl-slot bl-${n}${o}`,role:"group","aria-label":a,
"data-k":`${n} ${l}`},(a||r)&&c("div.bl-slot-head",{},a&&c("b",{},a),r&&c("small",{title:r},r)),c("div.bl-items",{},...i.map((p,u)=>(n==="fan"&&p.counted?zt:b)(
p,s,e,u)),...Array.from({length:Math.min(d,jt)},(p,u)=>c("i.bl-empty",{"aria-hidden":"true","data-k":`empty ${u}`}))),t.reason&&c("p.bl-why",{},t.reason))}function w(t,s,e,l=()=>!0){
let n=$(s,t).filter(l);return n.length>0&&c(`div.bl-${t==="ask"?"asks":t}#${t}`,{},...n.map((a,r)=>Nt(a,s,e,r)))}function M(t,s,e,l,...n){let{row:a,says:r,label:i}=t,
d=r||i,b=t.chosen?" bl-chosen":"",o=[d||s.players[t.seat??-1]?.says,t.note,...(t.facts??[]).map(({says:u})=>u),a?.why].filter(Boolean).join(`
`);if(!a)return c("div",{class:`bl-it ${l}${b}`,role:d?"img":null,"aria-label":d,"data-tip":o||null,title:d,"data-k":t.key},...n);let p=s.refused?.tried===a.key?
" bl-refused":"";return Y({class:`bl-it bl-act ${l}${b}${p}`,"data-do":"pick","data-pick":t.less||a.key,"data-k":`${t.key} ${a.key}`,"data-fresh":a.fresh?"1":null,
"data-first":a.first||null,tabindex:e?-1:0,"aria-disabled":a.why?"true":null,"aria-pressed":a.fresh&&!a.first&&!a.why&&!a.final?String(!!a.pressed):null,"data-t\
ip":o||null,title:a.why||d},...n)}var S={"aria-hidden":"true"},dt=t=>(t.count??1)>1&&c("i.bl-badge",S,t.count),bt=t=>c("span.bl-unseen",{},t.says||t.label,t.row?.
why&&`: ${t.row.why}`);function G(t,s,e,l){let n=Math.min(it,(t.count??1)-1);return M(t,s,l,"bl-fancard",...Array.from({length:n},(a,r)=>c("i.bl-edge",{"aria-hi\
dden":"true","data-k":`edge ${r}`},g(s,e,t.art))),c("span.bl-face",S,g(s,e,t.art),c("small",{},t.label)),dt(t),bt(t))}var ot=(t,s,e,l)=>M(t,s,l,"bl-tile",g(s,e,
t.art),dt(t),t.label&&!t.says?c("small",{},t.label):null,bt(t)),q=(t,s,e)=>!!t.facts?.length&&c("span.bl-figures",{},...t.facts.map((l,n)=>c("span",{class:l.strong&&
"bl-strong",title:l.says,role:"img","aria-label":l.says,"data-k":`fact ${n}`},g(s,e,l.art),l.text&&c("b",{},l.text))));function Vt(t,s,e,l){let{row:n,label:a,note:r}=t;
return M(t,s,l,t.facts?.length?"bl-boxes":"bl-card-it",c("span.bl-card-top",{},g(s,e,t.art),n?.cost&&!t.facts?.length&&c("small.bl-cost",{},n.cost),q(t,s,e)),c(
"b.bl-nm",{},a),r&&c("small.bl-more",{},r),n?.why&&c("small.bl-more.bl-why",{},n.why))}function Dt(t,s,e,l){let n=s.players[t.seat??0];return M(t,s,l,t.now?"bl-\
plate bl-mover":"bl-plate",c("span.bl-plate-top",{},rt(e,t.seat??0,22),n?.name!==n?.letter&&c("b.bl-pname",{},n?.name),n?.points!==null&&n?.points!==void 0&&c("\
b.bl-points",{"aria-label":n.says,title:n.says},n.points,B(e,"point"))),q(t,s,e))}function Kt(t,s,e,l){let{row:n,label:a,price:r=[],left:i}=t;return M(t,s,l,r.every(
([,d])=>d)?"bl-price bl-can":"bl-price",c("span.bl-row-art",{},g(s,e,t.art)),c("span.bl-row-name",{},c("b.bl-nm",{},a),c("small",{class:n?.why&&"bl-why"},n?.why?
t.note||n.why:n?.note||t.note)),n?.why&&t.note&&c("span.bl-unseen",{},n.why),c("span.bl-signs",S,...r.map(([d,b],o)=>c("i",{class:b?null:"bl-lack","data-k":`sig\
n ${o}`},g(s,e,d)))),i&&c("span.bl-left-over",{},i),n?.cost&&c("span.bl-unseen",{},n.cost))}var _=(t,s,e,l)=>M(t,s,l,"bl-one",g(s,e,t.art),t.label&&c("span",{},
t.label),q(t,s,e));function O(t,s,e,l,n,a,r){let i=a===s.less?"":s.row?.why,d=e.refused?.tried===a?" bl-refused":"";return Y({class:`bl-it bl-act ${t}${d}`,"dat\
a-do":"pick","data-pick":a,"data-k":a,tabindex:-1,"aria-disabled":i?"true":null,title:i||r},...Array.from({length:Math.min(it,n-1)},(b,o)=>c("i.bl-edge",{"aria-\
hidden":"true","data-k":`edge ${o}`},g(e,l,s.art))),c("span.bl-face",S,g(e,l,s.art),c("small",{},s.label)),c("span.bl-unseen",{},r,i&&`: ${i}`))}function zt(t,s,e){
let{count:l=1,chosen:n=0,less:a,row:r}=t,i=l-n;return c("span.bl-stk",{"data-k":t.key},a&&O("bl-fancard bl-chosen",t,s,e,n,a,t.keeps),i>0&&(r?O("bl-fancard",t,s,
e,i,r.key,t.says):G({...t,count:i,chosen:0},s,e,0)),n?c("i.bl-of",S,`${n}/${l}`):i>1&&c("i.bl-badge",S,i))}var Yt=(t,s,e)=>O("bl-fancard bl-mini",t,s,e,t.chosen??
1,t.less??"",t.keeps),Gt=(t,s,e)=>t.row?O("bl-fancard bl-mini",t,s,e,1,t.row.key,t.says||t.label):G(t,s,e,0);function Ut(t,s,e){let{seat:l,label:n,note:a,deal:r,
buttons:i=[]}=t;return c("div.bl-row",{"data-k":t.key,class:t.now&&"bl-open-to"},typeof l!="number"?t.art&&B(e,t.art):rt(e,l,24),c("span.bl-row-name",{},c("b",{},
n||(typeof l!="number"?"":s.players[l].name)),a&&c("small",{},a)),r&&c("span.bl-signs",{},...r[0].map((d,b)=>c("i",{"aria-hidden":"true","data-k":`give ${b}`},g(
s,e,d))),r[1].length>0&&c("span.bl-for",S,"›"),...r[1].map((d,b)=>c("i",{"aria-hidden":"true","data-k":`get ${b}`},g(s,e,d)))),q(t,s,e),i.length>0&&c("span.bl\
-row-buttons",{},...i.map(({key:d,name:b,says:o,why:p,fresh:u})=>Y({class:"bl-go bl-act","data-do":"pick","data-pick":d,"data-fresh":u?"1":null,tabindex:-1,"ari\
a-disabled":p?"true":null,title:p||o,"aria-label":[b,o,p].filter(Boolean).join(": ")},B(e,d),b))))}var Xt={fan:G,tiles:ot,tray:ot,cards:Vt,plates:Dt,"price-rows":Kt,
strip:_,lines:_,buttons:_,laid:Yt,wanted:Gt,answers:Ut};import{h as y}from"./common.js";var U=new Set(["tray","tiles","cards","fan"]),ut=2,Jt=.5;function ht(t){for(let s of t.querySelectorAll(".bl-own, .bl-mid, .bl-o\
thers, .bl-rim-in"))s.scrollHeight>s.clientHeight+1&&getComputedStyle(s).overflowY==="auto"&&!s.querySelector('button:not([tabindex="-1"]), a[href], input, sele\
ct, summary, [tabindex="0"]')?s.tabIndex=0:s.removeAttribute("tabindex")}function mt(t,s){let[,,e,l]=(t.board?.svg.match(/viewBox="([^"]*)"/)?.[1]??"0 0 1 1").split(
" ").map(Number),n=e/l,{board:a,turn:r,seats:i,others:d,hand:b,costs:o,actions:p,receipt:u,log:T,question:k,answer:v,hints:F,worked:R}=s,I=n>ut?null:o,A=p?p(I):
I,L=`--shape:${n.toFixed(3)}`,H=y("div.bl-left#left",{},a);if(!r&&!p&&!T&&!k)return y("div.bl-body.bl-single#body",{style:L},H,u);if(n>ut){let P=!!k&&!b&&!o&&!d&&
!p,K=R?.();return y("div.bl-body.bl-across#body",{style:L,class:P?"bl-two":d?null:"bl-pair"},!P&&y("div.bl-top#top",{},k,r,i),P&&y("div.bl-own#asks",{},k,F,K&&v?.(
!0)),H,!P&&y("div.bl-own#own",{},K?v?.(!0):[b,o]),y("div.bl-mid#mid",{},A,K||v?.(!1),!P&&F,u,T),d&&y("div.bl-others#others",{},d))}let E=b&&!Qt(t)?b:null,at=k&&
!p&&E&&o;return y("div.bl-body.bl-side#body",{style:L,class:[E&&"bl-with-hand",n<Jt&&"bl-tall"].filter(Boolean).join(" ")},k,y("div.bl-left#left",{},a,at?y("div\
.bl-feet#feet",{},E,o):E),y("div.bl-rim#rim",{},y("div.bl-rim-in#rimin",{},r,i,!E&&b,p&&A,v?.(!1),!p&&!at&&A,d,F,u,T)))}var Qt=t=>t["slot.hand"]?.[0]?.kind==="t\
iles";function ft(t,s){for(let e of t.querySelectorAll(".bl-acts, .bl-items")){if(e.parentElement?.closest(".bl-acts"))continue;let l=[...e.querySelectorAll("bu\
tton.bl-act")],n=l.find(a=>a.getAttribute("data-pick")===s)??l[0];for(let a of l)a.setAttribute("tabindex",a===n?"0":"-1")}}import{button as X,h as W}from"./common.js";import{tool as J}from"./common.js";var gt=(t,s,e="")=>W("div.bl-seg",{class:e,role:"group","aria-label":t},s);function yt(t,s,e){
return W("div.bl-head#head",{},W("div.bl-names",{},W("span.bl-name",{},t.title),W("span.bl-where",{},t.where)),W("div.bl-tools",{},gt(e.view,t.views.map(({key:l,
label:n})=>X({"data-do":"view","data-pick":l,"aria-pressed":String(l===t.view)},n))),t.turns&&J(e,"turn",e.turn_board,{"data-do":"turn","data-at":1}),gt(e.language,
t.languages.map(({key:l,label:n})=>X({"data-do":"language","data-pick":l,lang:l,"aria-pressed":String(l===t.lang)},n)),"bl-langs"),Zt(t,s,e)))}var Zt=(t,s,e)=>[
t.board?.svg&&J(e,"words",e.facts,{"data-do":"facts","aria-expanded":String(s.facts)}),t.board?.svg&&J(e,s.big?"small":"big",s.big?e.smaller:e.bigger,{"data-do":"\
big","aria-pressed":String(s.big)}),X({class:"bl-ibtn","aria-label":e.help,title:e.help,"data-do":"help","aria-expanded":String(s.help)},"?")];import{button as Q,h}from"./common.js";import{icon as te,token as ee}from"./common.js";var se=16;function wt(t,s){let{seat:e,says:l,budget:n,note:a,over:r}=t.turn,{path:i=[],prompt:d=""}=t.pick??{},b=i.length>0,o=$(t,"ask").length>0;return h("div.\
bl-turn#turnbox",{class:b&&"bl-picking"},ee(s,e,30),h(r?"h3.bl-who":"b.bl-who",{},b?i.join(" › "):l),n&&h("span.bl-ap",{},!b&&h("span.bl-pips",{"aria-hidden":"\
true"},...Array.from({length:n.of>se?0:n.of},(p,u)=>h("i",{class:u<n.left?"bl-full":""}))),h("b",{},n.short),h("small",{},n.rest)),h("small",{class:d?o?"bl-prom\
pt bl-unseen":"bl-prompt":null},d||a),b&&Q({class:"bl-quiet","data-do":"cancel"},t.edit?.edits?s.put_down:s.cancel))}function le({groups:t,pick:s}){if(s?.targets.
length&&!s.path.length)return;let e=t.flatMap(({rows:l})=>l.filter(({why:n})=>!n));return e.length===1?e[0]:void 0}function kt(t,s,e,l,n=""){return Q({class:`bl\
-act ${n}${s.refused?.tried===t.key?" bl-refused":""}`,"data-do":"pick","data-pick":t.key,"data-fresh":"1",tabindex:-1,title:t.why||t.note||null,"aria-disabled":t.
why?"true":null,"aria-pressed":t.why||t.final?null:String(!!t.pressed)},te(e,t.key),h("span.bl-nm",{},t.label),t.note&&h("span.bl-cnt",{class:t.note.length>26&&
"bl-long"},t.note),t.cost&&h("span.bl-cost",{},t.cost),t.why&&h("span",{class:l?"bl-why":"bl-unseen"},t.why,t.more&&h("em",{},` ${t.more}`)))}function xt(t,s,e){
let l=ct(t),n=$(t,"ask"),a=n.length||t.edit?.edits?void 0:le(t),r=a&&!l.has(a.key)?a:void 0,i=(n.length?[]:t.groups).map(p=>({...p,rows:p.rows.filter(u=>!l.has(
u.key)&&u!==r)})).filter(p=>p.rows.length),d=i.flatMap(p=>p.rows),b=($(t,"actions")[0]?.kind??($(t,"costs").length?"buttons":"lines"))!=="buttons",o=d.find(p=>p.
why);return h("div.bl-acts#acts",{class:n.length>0&&"bl-asked",role:"group","aria-label":s.actions},r&&kt(r,t,s,!1,"bl-only"),!n.length&&e,h("div#deeds",{class:b?
"bl-list":"bl-buttons"},i.map(p=>h("div",{role:"group","aria-label":p.label,"data-k":`group ${p.label}`},b&&i.length>1&&d.length<6&&h("div.bl-grp",{"aria-hidden":"\
true"},p.label),p.rows.map(u=>kt(u,t,s,b))))),ne(t,s,l),h("p.bl-why.bl-reason#reason",{},o&&[h("b",{},`${o.label}: `),o.why]))}function ne(t,s,e){let{choices:l=[],
foretold:n}=t.pick??{},a=l.filter(i=>!e.has(i.key)),r=w("ask",t,s);return!r&&!a.length&&!n?.length?null:h("div.bl-pick#pick",{},n?.length?h("ul.bl-foretold",{},
...n.map(i=>h("li",{},i))):null,r,a.length>0&&h("div.bl-choices",{},a.map(i=>Q({class:"bl-go","data-do":"pick","data-pick":i.key,"aria-disabled":i.why?"true":null},
h("b",{},i.label),(i.note||i.cost)&&h("small",{},[i.note,i.cost].filter(Boolean).join(", ")),i.why&&!i.note&&h("small.bl-why",{},i.why)))))}import{button as tt,h as m}from"./common.js";import{icon as ae,token as vt}from"./common.js";import{moves as oe}from"./help.js";import{tool as Z}from"./common.js";
var re=1800,ie=(t,s,...e)=>tt({class:"bl-bar","data-do":"bill","aria-expanded":String(s)},e,ae(t,s?"up":"down"));function Ct(t,s,e,l=!1){let n=t.receipt;if(!n)return null;
let a=n.lines[s.walk],r=a?a.seat:Math.min(s.tab,n.totals.length-1),i=n.lines.map((o,p)=>({...o,index:p})).filter(o=>o.seat===r),d=s.bill||!!a||l,b=n.title&&m("h\
3",{},n.title);return m("section.bl-rcpt#receipt",{class:d&&"bl-open",role:"group","aria-label":n.title||null},!l&&ie(e,d,b,m("span.bl-bar-sums",{},t.players.map(
({name:o,seat:p})=>m("span",{role:"img","aria-label":`${o}: ${n.totals[p]}`,"data-k":`sum ${p}`},vt(e,p,18),m("b",{},n.totals[p]))))),d&&m("div.bl-rhead",{},l&&
b,!!n.lines.length&&m("div.bl-walk",{role:"group","aria-label":e.walk},m("span",{class:a?null:"bl-unseen"},a?e.walked.replace("{n}",String(s.walk+1)).replace("{\
m}",String(n.lines.length)):e.walk),Z(e,"back",e.step_back,{"data-do":"walk","data-at":-1,"aria-disabled":s.walk<0?"true":null}),Z(e,"on",e.step_on,{"data-do":"\
walk","data-at":1}),oe(s)&&Z(e,s.watching?"stop":"play",s.watching?e.watch_stop:e.watch,{"data-do":"watch","aria-pressed":String(s.watching)}))),d&&m("div.bl-rg\
rid",{},m("div.bl-tabs",{role:"tablist","aria-label":n.title},t.players.map(o=>tt({role:"tab","aria-selected":String(o.seat===r),tabindex:o.seat===r?0:-1,"data-\
do":"tab","data-at":o.seat},vt(e,o.seat,24),m("span.bl-unseen",{},`${o.name}: `),m("b",{},(a?.scores??n.totals)[o.seat])))),m("div.bl-lines",{role:"tabpanel","a\
ria-label":t.players[r].name},i.map((o,p)=>tt({class:o.points?"bl-rline":"bl-rline bl-zero","data-do":"line","data-line":o.index,"data-rule":o.rule||null,"data-\
title":o.title,"aria-pressed":String(o.index===s.walk),tabindex:a?o.index===s.walk?0:-1:p?-1:0},m("span",{},o.label),m("span.bl-sum",{},o.sum),m("b",{},o.points))),
!i.length&&m("p.bl-nothing",{},e.no_lines),m("div.bl-total",{},m("span",{},e.total),m("b",{},n.totals[r])))))}var j=new WeakMap,St=new WeakMap;function C(t,s){let{
local:e}=t;clearTimeout(j.get(t)),j.delete(t);let l=()=>{t.signal.aborted||!t.root.isConnected||(st(t,e.walk+1,!1),e.watching=e.walk>=0,e.watching&&j.set(t,setTimeout(
l,re)),t.draw())};!s&&!e.watching||(e.watching=!1,s?l():t.draw())}function et(t,s){if(C(t,!1),!t.frame.receipt?.lines.length)return t.speak(t.words.no_lines);st(
t,t.local.walk+s,!1),t.draw()}function st(t,s,e){let{frame:l,local:n}=t,a=l.receipt?.lines??[],r=n.walk;n.walk=e&&s===n.walk||s>=a.length?-1:Math.max(-1,s),typeof l.
receipt?.at=="number"&&n.walk!==r&&t.ask("walk",{at:n.walk});let i=a[n.walk];if(!i)return;n.tab=i.seat;let d=l.players[i.seat];t.speak([(d?`${d.name}: `:"")+i.label,
i.sum,i.points].filter(b=>b!=="").join(", "))}function ce({root:t,local:s},e){let l=t.querySelector(".bl-rline[aria-pressed=true]"),n=l?.closest(".bl-rim-in, .b\
l-lines");if(!l||!n||s.walk===e)return;let a=l.getBoundingClientRect().bottom-n.getBoundingClientRect().bottom,r=l.getBoundingClientRect().top-n.getBoundingClientRect().
top;a>0?n.scrollTop+=a+8:r<0&&(n.scrollTop+=r-8)}var $t=t=>Number(t.getAttribute("data-at")),Tt={key:"receipt",on:{watch:t=>C(t,!j.get(t)),walk:(t,s)=>et(t,$t(s)),
bill:t=>{C(t,!1),Object.assign(t.local,{bill:!t.local.bill,walk:-1}),t.draw()},tab:(t,s)=>{C(t,!1),Object.assign(t.local,{tab:$t(s),walk:-1}),t.draw()},line:(t,s)=>{
C(t,!1),st(t,Number(s.getAttribute("data-line")),!0),t.draw()}},inSight(t){ce(t,St.get(t)??-1),St.set(t,t.local.walk)}};import{button as N,h as f,known as pe}from"./common.js";import{icon as de,node as Ft,token as be}from"./common.js";import{ruled as ue,tool as Mt}from"./common.js";
function At(t,s){return f("section.bl-say#log",{role:"group","aria-label":s.happened},f("h3",{},s.happened),t.log.length?f("ol",{tabindex:0,"aria-label":s.happened},
he(t.log).map(([e,l],n)=>pe(f("li",{class:(e.seat??-1)<0&&"bl-chance"},(e.seat??-1)>=0&&be(s,e.seat,16),f("span",{},e.text," ",e.rule&&n===0&&ue(e))),l))):f("p.\
bl-nothing",{},s.nothing))}function Lt(t){let s=t.querySelector(".bl-say ol");if(!s||s.children.length<2)return;s.style.maxHeight="";let e=s.clientHeight;if(s.scrollHeight<=
e+1)return;let l=[...s.children].map(a=>a.offsetTop+a.offsetHeight-s.offsetTop),n=Math.max(0,...l.filter(a=>a<=e+1));n&&(s.style.maxHeight=`${n}px`)}function he(t){
let s=new Map;return[...t].reverse().map(e=>{let l=(s.get(e.text)??0)+1;return s.set(e.text,l),[e,`${e.text} ${l}`]}).reverse()}var lt=30;function me(t,s,e){let l=t.
time,n=s.step<0?l.ply:s.step,a=[{ply:l.first,seat:-2,says:l.first?"":l.start},...l.nodes],r=(o,p,u)=>p>o&&f("i",{class:`bl-rail ${u}`,style:`left:${(o-l.first)*
lt+14}px;width:${(p-o)*lt}px`}),i=l.nodes.at(-1)?.ply??l.first,d=l.branches.filter(o=>!o.folded&&o.at<=i),b=e.branches?.replace("{n}",String(d.length))??"";return f(
"div.bl-time#time",{},Object.entries({undo:l.can_undo,redo:l.can_redo}).map(([o,p])=>Mt(e,o,e[o],{"data-do":o,"aria-disabled":p?null:"true"})),f("div.bl-track#t\
rack",{role:"group","aria-label":l.label},l.earlier&&N({class:"bl-quiet bl-fold","data-do":"unfold"},l.earlier),f("div.bl-rows",{},s.branches&&d.map((o,p)=>f("d\
iv.bl-branch",{"data-k":`branch ${o.name}`,style:`padding-left:${(o.at-l.first)*lt+14}px`},f("svg.bl-bend",{viewBox:"0 0 30 28",width:30,height:28,"aria-hidden":"\
true"},f("path",{d:`M1 ${28*(d.length-p)+10}V26C1 16 8 14 30 14`})),N({class:"bl-quiet","data-do":"switch","data-pick":o.name,"aria-label":o.says},...o.seats.slice(
0,6).map(u=>Ft(e,u,"bl-later")),f("span",{},o.label)))),f("div.bl-mainline",{},r(l.first,l.ply,"bl-done"),r(l.ply,i,""),a.map(o=>N({class:"bl-step","data-do":"j\
ump","data-at":o.ply,"aria-label":o.says||`${o.ply}`,title:o.says,"aria-current":o.ply===l.ply?"step":null,tabindex:o.ply===n?0:-1},Ft(e,o.seat,o.ply===l.ply?"b\
l-now":o.ply<l.ply?"bl-past":"bl-later")))))),d.length>0&&N({class:"bl-quiet bl-fork","data-do":"branches","aria-expanded":String(!!s.branches),"aria-label":b,title:b},
de(e,"fork"),d.length),f("span.bl-count",{},l.step),t.seats.choices.length>2&&f("label.bl-seen",{},f("small",{},e.seen_by),f("select.bl-seat#seat",{"aria-label":e.
seen_by,"data-do":"seat"},t.seats.choices.map(o=>f("option",{value:o.seat,selected:o.seat===t.seats.shown},o.label)))),[t.edit&&"edit","copy","link"].map(o=>o&&
Mt(e,o,e[o],{"data-do":o})))}var Wt=new WeakMap,Et={key:"timeline",draw(t){let{frame:s,local:e,words:l}=t;return s.parts.includes("timeline")&&t.keep("time",[s.
time,s.seats,e.step,e.branches,l],()=>me(s,e,l))},on:{branches:t=>{t.local.branches=!t.local.branches,t.draw()}},inSight(t){let{ply:s}=t.frame.time,e=s!==Wt.get(
t)&&t.root.querySelector(".bl-track");Wt.set(t,s);let l=e?e.querySelector('[aria-current="step"]'):null;e&&l&&(e.scrollLeft=l.offsetLeft+60-e.clientWidth)}};import{h as x}from"./common.js";import{drawn as fe}from"./help.js";function Pt(t,s){let e=s?.closest("[data-place]")?.getAttribute("data-place"),l=s?.closest(".\
bl-it, li")?.getAttribute("data-k")?.split(" ")[0];return t.words.gallery?.pieces?.[(e?t.frame.kinds?.[e]:l)??""]}function Rt(t,s){let e=t.help&&s.gallery;return e?.
pieces?x("section.bl-help.bl-gallery#gallery",{role:"group","aria-label":e.title},x("b",{},e.title),x("p",{},e.how),x("ul.bl-items",{},...Object.entries(e.pieces).
map(([l,n],a)=>x("li",{"data-k":l,tabindex:a?-1:0,class:n.special&&"bl-special"},fe(n),x("b",{},n.name),x("span",{},n.text),x("small",{},n.note))))):null}var It=new WeakMap;function Ht(t){clearTimeout(It.get(t));let{frame:s,local:e,link:l,signal:n}=t,a=s.opponent;if(typeof a!="number"||e.link||s.by&&s.by!==l.client)
return;let r=e.calm||globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches,i=()=>{!n.aborted&&t.root.isConnected&&t.link.send("opponent",t.frame.rev,
{at:r?0:1})};It.set(t,setTimeout(i,r?0:a))}import{copied as ge,cover as ye}from"./board.js";import{hits as ke,surface as we}from"./board.js";import{h as Ot}from"./common.js";import{shownBy as xe}from"./common.js";
import{otherNotebook as ve}from"./help.js";import{move as Se}from"./help.js";import{choice as V,choose as D,inColours as _t,obey as $e,otherTongue as Ce,repainted as Bt,settings as Te}from"./help.js";import{
Tip as Fe}from"./help.js";import{View as Me}from"./board.js";var We=480,Ae=[Tt,Et],nt=class extends Me{constructor(e,l,n,a){super(e,l,n);this.fresh=!0;this.layout=a(this)}get panels(){return this.layout.panels}content(){return this.
layout.content(this)}deeds(e){let{frame:l,words:n,panels:a}=this;return a.reduce((i,d)=>()=>d.actions?d.actions(this,i):i(),()=>xt(l,n,e))()}instead(){return this.
panels.map(e=>e.instead?.(this))}onKey(e){this.panels.some(l=>l.onKey?.(this,e))||super.onKey(e)}onOver(e){super.onOver(e);for(let l of this.panels)l.onOver?.(this,
e)}onAnswer(e,l){for(let n of this.panels)n.onAnswer?.(this,e,l);super.onAnswer(e,l)}marks(){super.marks();for(let e of this.panels)e.marks?.(this)}refocus(e){this.
panels.some(l=>l.refocus?.(this))||super.refocus(e)}leaves(e,l){return!this.layout.holdsFocus&&super.leaves(e,l)}changed(){for(let e of this.panels)e.changing?.(
this);super.changed();for(let e of this.panels)e.changed?.(this)}above(){let{frame:e,local:l,words:n}=this,a=e.languages.map(({key:r})=>r);return[...super.above(),
ve(this.model,e.lang,a,l.spoke,n),Te(e,l,n),Rt(l,n)]}settle(e){ft(e,this.local.row)}get frame(){return _t(this.model.get("frame"),this.model.get("words").apart,
(e,l)=>({...e,board:e.board&&{...e.board,svg:l(e.board.svg)},art:Bt(e.art,l)}))}get words(){let e=this.model.get("words");return _t(e,e.apart,Bt)}draw(){for(let l of this.
panels)l.before?.(this);super.draw();let{frame:e}=this;Se(this.root,e,this.before,l=>g(e,this.words,l)),this.before=e,Ht(this),this.fitLog();for(let l of this.panels)
l.after?.(this)}fitLog(){globalThis.requestAnimationFrame?.(()=>{Lt(this.root),ht(this.root)})}listen(){$e(this.signal,()=>(this.heed(),this.draw())),this.heed(),
super.listen(),this.narrow();let{lang:e,languages:l,rev:n}=this.frame,a=!n&&Ce(this.model,e,l.map(r=>r.key));a&&this.ask("language",{key:a}),this.tip=new Fe(this);
for(let r of this.panels)r.listen?.(this)}heed(){Object.assign(this.local,{calm:V("motion")==="none",letters:V("letters")!=="off"})}enlarge(e){super.enlarge(e);
let l=this.model.model_id??"";(e||V("big")===l)&&D("big",e?l:"")}onResize(){super.onResize();for(let e of this.panels)e.resized?.(this);if(this.fitLog(),this.fresh&&
this.root.isConnected&&this.root.getClientRects().length){this.fresh=!1;let e=this.model.model_id;e&&V("big")===e&&!this.local.big&&this.enlarge(!0)}}spots(e){return ke(
this.root,e.getAttribute("data-place"))}beside(e,l){let a=e.closest(".bl-surface > svg")?.getScreenCTM?.();if(!a)return null;let r=a.inverse(),{x:i,y:d}=new DOMPoint(
l.clientX,l.clientY).matrixTransform(r),b=this.frame.board?.spots?.find(([A,L,H])=>Math.hypot(A-i,L-d)<=H);if(!b)return null;let[o,p,u,T,k]=b,[v,F]=[this.root.getBoundingClientRect(),
new DOMPoint(o-u,p-u).matrixTransform(a)],R=2*u*a.a,I=`left:${F.x-v.left}px;top:${F.y-v.top}px;width:${R}px;height:${R}px`;return this.spot??=this.root.appendChild(
Ot("i.bl-beside",{"aria-hidden":"true"})),this.spot.getAttribute("data-tip")!==`${T}
${k}`&&this.tip?.hide(),this.spot.setAttribute("data-tip",`${T}
${k}`),this.spot.setAttribute("style",I),this.spot}piece(e){return Pt(this,e)}explain(e,l){this.tip?.ask(l)}narrow(){let{view:e,views:l,rev:n}=this.frame,a=this.
root.clientWidth;!this.layout.keepsView&&a&&a<=We&&!n&&l.length>2&&e===l[0].key&&this.ask("view",{key:l[1].key})}act(e,l){let n=e.getAttribute("data-do")??"",a=e.
getAttribute("data-pick")??"";for(let i of this.panels)i.acts?.(this,e);if(n==="language"&&(this.local.spoke=a,D("lang",a)),n==="choose")return D(...a.split(":"));
if(n==="letters")return D("letters",this.local.letters?"off":"on");if(n==="unspoke")return(this.local.spoke="")||this.draw();if(n==="rule")return this.tip?.ask(
e);this.panels.flatMap(({on:i})=>i?.[n]??[]).some(i=>i(this,e,l)!==!1)||(C(this,!1),super.act(e,l))}walkBy(e){et(this,e)}showNow(){for(let e of this.panels)e.inSight?.(
this)}};function Le(t){let{frame:s,local:e,words:l,area:n}=t,a=r=>s.parts.includes(r);return[pt(s),l.gallery?.style&&Ot("style#pieces",{},l.gallery.style),a("he\
ad")&&t.keep("head",[s.title,s.where,s.views,s.view,s.turns,s.languages,s.lang,!s.board?.svg,e.facts,e.big,e.help,l],()=>yt(s,e,l)),...t.above(),s.cover?ye(s,l):
mt(s,{board:we(s,n,e,l,a("turn")&&w("board",s,l)),turn:(a("turn")||a("actions")&&!!s.pick?.path.length)&&wt(s,l),seats:a("turn")&&w("seats",s,l,r=>!U.has(r.kind)),
others:a("turn")&&w("seats",s,l,r=>U.has(r.kind)),hand:a("actions")&&w("hand",s,l),costs:a("actions")&&w("costs",s,l),actions:a("actions")?r=>t.deeds(r):void 0,
receipt:a("receipt")&&Ct(s,e,l),log:a("log")&&t.keep("log",[s.log,l],()=>At(s,l))}),ge(e,l),...t.panels.map(r=>r.draw?.(t))]}var Ee=t=>xe((...s)=>new nt(...s,t).
start()),Pe=Ee(()=>({panels:Ae,content:Le}));export{Ae as PANELS,U as TRAYS,nt as Table,xt as actions,g as art,pt as artStyle,ie as bar,Le as content,Pe as default,Rt as gallery,Ht as goOn,yt as head,mt as laid,
At as log,$ as lying,le as onlyDeed,Pt as pieceAt,ct as placed,Ct as receipt,Tt as receiptPanel,ft as rove,ht as scrollByKeys,Nt as slotBox,w as slots,Ee as tableOf,
me as timeline,Et as timelinePanel,Zt as tools,wt as turn,et as walkBy,C as watch,Lt as wholeLines};
