import{button as G,h as p,picture as Yt}from"./common.js";import{icon as I,token as ct}from"./common.js";var pt=5,Gt=6,Y=new Map,T=(t,s)=>t[`slot.${s}`]??[];function dt(t){
let s=["seats","hand","costs","ask"].flatMap(e=>T(t,e).flatMap(n=>n.items??[]));return new Set(s.filter(e=>!e.row?.first).flatMap(e=>[e.row?.key,...(e.buttons??
[]).map(({key:n})=>n)]))}function g(t,s,e){let n=e&&t.art?.pictures[e];if(!e)return null;if(!n)return I(s,e);Y.has(n)||Y.set(n,Yt(n));let l=Y.get(n)?.cloneNode(
!0);return l?.classList.add("bl-art"),l}var ut=t=>t.art?.style&&p("style#art",{},t.art.style);function Ut(t,s,e,n=0){let{kind:l,title:o,note:r,items:i=[],empty:c=0}=t,
u=ne[l]??B,a=l==="cards"&&i.some(d=>d.note)?i.length<5?" bl-readable":" bl-many":"";return p("section",{class:`bl-slot bl-${l}${a}`,role:"group","aria-label":o,
"data-k":`${l} ${n}`},(o||r)&&p("div.bl-slot-head",{},o&&p("b",{},o),r&&p("small",{title:r},r)),p("div.bl-items",{},...i.map((d,b)=>(l==="fan"&&d.counted?Zt:u)(
d,s,e,b)),...Array.from({length:Math.min(c,Gt)},(d,b)=>p("i.bl-empty",{"aria-hidden":"true","data-k":`empty ${b}`}))),t.reason&&p("p.bl-why",{},t.reason))}function w(t,s,e,n=()=>!0){
let l=T(s,t).filter(n);return l.length>0&&p(`div.bl-${t==="ask"?"asks":t}#${t}`,{},...l.map((o,r)=>Ut(o,s,e,r)))}function M(t,s,e,n,...l){let{row:o,says:r,label:i}=t,
c=r||i,u=t.chosen?" bl-chosen":"",a=[c||s.players[t.seat??-1]?.says,t.note,...(t.facts??[]).map(({says:b})=>b),o?.why].filter(Boolean).join(`
`);if(!o)return p("div",{class:`bl-it ${n}${u}`,role:c?"img":null,"aria-label":c,"data-tip":a||null,title:c,"data-k":t.key},...l);let d=s.refused?.tried===o.key?
" bl-refused":"";return G({class:`bl-it bl-act ${n}${u}${d}`,"data-do":"pick","data-pick":t.less||o.key,"data-k":`${t.key} ${o.key}`,"data-fresh":o.fresh?"1":null,
"data-first":o.first||null,"data-drag":o.fresh&&!o.why&&!o.final&&"pick",tabindex:e?-1:0,"aria-disabled":o.why?"true":null,"aria-pressed":o.fresh&&!o.first&&!o.
why&&!o.final?String(!!o.pressed):null,"data-tip":a||null,title:o.why||c},...l)}var S={"aria-hidden":"true"},bt=t=>(t.count??1)>1&&p("i.bl-badge",S,t.count),ht=t=>p(
"span.bl-unseen",{},t.says||t.label,t.row?.why&&`: ${t.row.why}`);function U(t,s,e,n){let l=Math.min(pt,(t.count??1)-1);return M(t,s,n,"bl-fancard",...Array.from(
{length:l},(o,r)=>p("i.bl-edge",{"aria-hidden":"true","data-k":`edge ${r}`},g(s,e,t.art))),p("span.bl-face",S,g(s,e,t.art),p("small",{},t.label)),bt(t),ht(t))}var it=(t,s,e,n)=>M(
t,s,n,"bl-tile",g(s,e,t.art),bt(t),t.label&&!t.says?p("small",{},t.label):null,ht(t)),_=(t,s,e)=>!!t.facts?.length&&p("span.bl-figures",{},...t.facts.map((n,l)=>p(
"span",{class:n.strong&&"bl-strong",title:n.says,role:"img","aria-label":n.says,"data-k":`fact ${l}`},g(s,e,n.art),n.text&&p("b",{},n.text))));function Xt(t,s,e,n){
let{row:l,label:o,note:r}=t;return M(t,s,n,t.facts?.length?"bl-boxes":"bl-card-it",p("span.bl-card-top",{},g(s,e,t.art),l?.cost&&!t.facts?.length&&p("small.bl-c\
ost",{},l.cost),_(t,s,e)),p("b.bl-nm",{},o),r&&p("small.bl-more",{},r),l?.why&&p("small.bl-more.bl-why",{},l.why))}function Jt(t,s,e,n){let l=s.players[t.seat??
0];return M(t,s,n,t.now?"bl-plate bl-mover":"bl-plate",p("span.bl-plate-top",{},ct(e,t.seat??0,22),l?.name!==l?.letter&&p("b.bl-pname",{},l?.name),l?.points!==null&&
l?.points!==void 0&&p("b.bl-points",{"aria-label":l.says,title:l.says,"data-seat":l.seat},l.points,I(e,"point"))),_(t,s,e))}function Qt(t,s,e,n){let{row:l,label:o,
price:r=[],left:i}=t;return M(t,s,n,r.every(([,c])=>c)?"bl-price bl-can":"bl-price",p("span.bl-row-art",{},g(s,e,t.art)),p("span.bl-row-name",{},p("b.bl-nm",{},
o),p("small",{class:l?.why&&"bl-why"},l?.why?t.note||l.why:l?.note||t.note)),l?.why&&t.note&&p("span.bl-unseen",{},l.why),p("span.bl-signs",S,...r.map(([c,u],a)=>p(
"i",{class:u?null:"bl-lack","data-k":`sign ${a}`},g(s,e,c)))),i&&p("span.bl-left-over",{},i),l?.cost&&p("span.bl-unseen",{},l.cost))}var B=(t,s,e,n)=>M(t,s,n,"b\
l-one",g(s,e,t.art),t.label&&p("span",{},t.label),_(t,s,e));function N(t,s,e,n,l,o,r){let i=o===s.less?"":s.row?.why,c=e.refused?.tried===o?" bl-refused":"";return G(
{class:`bl-it bl-act ${t}${c}`,"data-do":"pick","data-pick":o,"data-k":o,"data-drag":!i&&"count",tabindex:-1,"aria-disabled":i?"true":null,title:i||r},...Array.
from({length:Math.min(pt,l-1)},(u,a)=>p("i.bl-edge",{"aria-hidden":"true","data-k":`edge ${a}`},g(e,n,s.art))),p("span.bl-face",S,g(e,n,s.art),p("small",{},s.label)),
p("span.bl-unseen",{},r,i&&`: ${i}`))}function Zt(t,s,e){let{count:n=1,chosen:l=0,less:o,row:r}=t,i=n-l;return p("span.bl-stk",{"data-k":t.key},o&&N("bl-fancard\
 bl-chosen",t,s,e,l,o,t.keeps),i>0&&(r?N("bl-fancard",t,s,e,i,r.key,t.says):U({...t,count:i,chosen:0},s,e,0)),l?p("i.bl-of",S,`${l}/${n}`):i>1&&p("i.bl-badge",S,
i))}var te=(t,s,e)=>N("bl-fancard bl-mini",t,s,e,t.chosen??1,t.less??"",t.keeps),ee=(t,s,e)=>t.row?N("bl-fancard bl-mini",t,s,e,1,t.row.key,t.says||t.label):U(t,
s,e,0);function se(t,s,e){let{seat:n,label:l,note:o,deal:r,buttons:i=[]}=t;return p("div.bl-row",{"data-k":t.key,class:t.now&&"bl-open-to"},typeof n!="number"?t.
art&&I(e,t.art):ct(e,n,24),p("span.bl-row-name",{},p("b",{},l||(typeof n!="number"?"":s.players[n].name)),o&&p("small",{},o)),r&&p("span.bl-signs",{},...r[0].map(
(c,u)=>p("i",{"aria-hidden":"true","data-k":`give ${u}`},g(s,e,c))),r[1].length>0&&p("span.bl-for",S,"›"),...r[1].map((c,u)=>p("i",{"aria-hidden":"true","data\
-k":`get ${u}`},g(s,e,c)))),_(t,s,e),i.length>0&&p("span.bl-row-buttons",{},...i.map(({key:c,name:u,says:a,why:d,fresh:b})=>G({class:"bl-go bl-act","data-do":"p\
ick","data-pick":c,"data-fresh":b?"1":null,tabindex:-1,"aria-disabled":d?"true":null,title:d||a,"aria-label":[u,a,d].filter(Boolean).join(": ")},I(e,c),u))))}var ne={
fan:U,tiles:it,tray:it,cards:Xt,plates:Jt,"price-rows":Qt,strip:B,lines:B,buttons:B,laid:te,wanted:ee,answers:se};import{h as y}from"./common.js";var X=new Set(["tray","tiles","cards","fan"]),mt=2,le=.5;function ft(t){for(let s of t.querySelectorAll(".bl-own, .bl-mid, .bl-o\
thers, .bl-rim-in"))s.scrollHeight>s.clientHeight+1&&getComputedStyle(s).overflowY==="auto"&&!s.querySelector('button:not([tabindex="-1"]), a[href], input, sele\
ct, summary, [tabindex="0"]')?s.tabIndex=0:s.removeAttribute("tabindex")}var oe=".bl-st-text, .bl-st-end, .bl-hand, .bl-own, .bl-mid, .bl-others, .bl-rim-in";function J(t){
for(let s of t.querySelectorAll(oe)){let n=s.scrollHeight-s.clientHeight-s.scrollTop>2&&getComputedStyle(s).overflowY==="auto"&&!s.querySelector(".bl-commit, .b\
l-predict");s.classList.toggle("bl-fades",n)}}function gt(t,s){let[,,e,n]=(t.board?.svg.match(/viewBox="([^"]*)"/)?.[1]??"0 0 1 1").split(" ").map(Number),l=e/n,
{board:o,turn:r,seats:i,others:c,hand:u,costs:a,actions:d,receipt:b,log:$,question:k,answer:v,hints:F,worked:H}=s,O=l>mt?null:a,L=d?d(O):O,W=`--shape:${l.toFixed(
3)}`,q=y("div.bl-left#left",{},o);if(!r&&!d&&!$&&!k)return y("div.bl-body.bl-single#body",{style:W},q,b);if(l>mt){let P=!!k&&!u&&!a&&!c&&!d,K=H?.();return y("di\
v.bl-body.bl-across#body",{style:W,class:P?"bl-two":c?null:"bl-pair"},!P&&y("div.bl-top#top",{},k,r,i),P&&y("div.bl-own#asks",{},k,F,K&&v?.(!0)),q,!P&&y("div.bl\
-own#own",{},K?v?.(!0):[u,a]),y("div.bl-mid#mid",{},L,K||v?.(!1),!P&&F,b,$),c&&y("div.bl-others#others",{},c))}let E=u&&!ae(t)?u:null,rt=k&&!d&&E&&a;return y("d\
iv.bl-body.bl-side#body",{style:W,class:[E&&"bl-with-hand",l<le&&"bl-tall"].filter(Boolean).join(" ")},k,y("div.bl-left#left",{},o,rt?y("div.bl-feet#feet",{},E,
a):E),y("div.bl-rim#rim",{},y("div.bl-rim-in#rimin",{},r,i,!E&&u,d&&L,v?.(!1),!d&&!rt&&L,c,F,b,$)))}var ae=t=>t["slot.hand"]?.[0]?.kind==="tiles";function yt(t,s){
for(let e of t.querySelectorAll(".bl-acts, .bl-items")){if(e.parentElement?.closest(".bl-acts"))continue;let n=[...e.querySelectorAll("button.bl-act")],l=n.find(
o=>o.getAttribute("data-pick")===s)??n[0];for(let o of n)o.setAttribute("tabindex",o===l?"0":"-1")}}import{button as Q,h as A}from"./common.js";import{tool as Z}from"./common.js";var kt=(t,s,e="")=>A("div.bl-seg",{class:e,role:"group","aria-label":t},s);function wt(t,s,e){
return A("div.bl-head#head",{},A("div.bl-names",{},A("span.bl-name",{},t.title),A("span.bl-where",{},t.where)),A("div.bl-tools",{},kt(e.view,t.views.map(({key:n,
label:l})=>Q({"data-do":"view","data-pick":n,"aria-pressed":String(n===t.view)},l))),t.turns&&Z(e,"turn",e.turn_board,{"data-do":"turn","data-at":1}),kt(e.language,
t.languages.map(({key:n,label:l})=>Q({"data-do":"language","data-pick":n,lang:n,"aria-pressed":String(n===t.lang)},l)),"bl-langs"),re(t,s,e)))}var re=(t,s,e)=>[
t.board?.svg&&Z(e,"words",e.facts,{"data-do":"facts","aria-expanded":String(s.facts)}),t.board?.svg&&Z(e,s.big?"small":"big",s.big?e.smaller:e.bigger,{"data-do":"\
big","aria-pressed":String(s.big)}),Q({class:"bl-ibtn","aria-label":e.help,title:e.help,"data-do":"help","aria-expanded":String(s.help)},"?")];import{button as tt,h}from"./common.js";import{icon as ie,token as ce}from"./common.js";var pe=16;function vt(t,s){let{seat:e,says:n,budget:l,note:o,over:r}=t.turn,{path:i=[],prompt:c=""}=t.pick??{},u=i.length>0,a=T(t,"ask").length>0;return h("div.\
bl-turn#turnbox",{class:u&&"bl-picking"},ce(s,e,30),h(r?"h3.bl-who":"b.bl-who",{},u?i.join(" › "):n),l&&h("span.bl-ap",{},!u&&h("span.bl-pips",{"aria-hidden":"\
true"},...Array.from({length:l.of>pe?0:l.of},(d,b)=>h("i",{class:b<l.left?"bl-full":""}))),h("b",{},l.short),h("small",{},l.rest)),h("small",{class:c?a?"bl-prom\
pt bl-unseen":"bl-prompt":null},c||o),u&&tt({class:"bl-quiet","data-do":"cancel"},t.edit?.edits?s.put_down:s.cancel))}function de({groups:t,pick:s}){if(s?.targets.
length&&!s.path.length)return;let e=t.flatMap(({rows:n})=>n.filter(({why:l})=>!l));return e.length===1?e[0]:void 0}function xt(t,s,e,n,l=""){return tt({class:`b\
l-act ${l}${s.refused?.tried===t.key?" bl-refused":""}`,"data-do":"pick","data-pick":t.key,"data-fresh":"1","data-drag":!t.why&&!t.final&&"pick",tabindex:-1,title:t.
why||t.note||null,"aria-disabled":t.why?"true":null,"aria-pressed":t.why||t.final?null:String(!!t.pressed)},ie(e,t.key),h("span.bl-nm",{},t.label),t.note&&h("sp\
an.bl-cnt",{class:t.note.length>26&&"bl-long"},t.note),t.cost&&h("span.bl-cost",{},t.cost),t.why&&h("span",{class:n?"bl-why":"bl-unseen"},t.why,t.more&&h("em",{},
` ${t.more}`)))}function St(t,s,e){let n=dt(t),l=T(t,"ask"),o=l.length||t.edit?.edits?void 0:de(t),r=o&&!n.has(o.key)?o:void 0,i=(l.length?[]:t.groups).map(d=>({
...d,rows:d.rows.filter(b=>!n.has(b.key)&&b!==r)})).filter(d=>d.rows.length),c=i.flatMap(d=>d.rows),u=(T(t,"actions")[0]?.kind??(T(t,"costs").length?"buttons":"\
lines"))!=="buttons",a=c.find(d=>d.why);return h("div.bl-acts#acts",{class:l.length>0&&"bl-asked",role:"group","aria-label":s.actions},r&&xt(r,t,s,!1,"bl-only"),
!l.length&&e,h("div#deeds",{class:u?"bl-list":"bl-buttons"},i.map(d=>h("div",{role:"group","aria-label":d.label,"data-k":`group ${d.label}`},u&&i.length>1&&c.length<
6&&h("div.bl-grp",{"aria-hidden":"true"},d.label),d.rows.map(b=>xt(b,t,s,u))))),ue(t,s,n),h("p.bl-why.bl-reason#reason",{},a&&[h("b",{},`${a.label}: `),a.why]))}
function ue(t,s,e){let{choices:n=[],foretold:l}=t.pick??{},o=n.filter(i=>!e.has(i.key)),r=w("ask",t,s);return!r&&!o.length&&!l?.length?null:h("div.bl-pick#pick",
{},l?.length?h("ul.bl-foretold",{},...l.map(i=>h("li",{},i))):null,r,o.length>0&&h("div.bl-choices",{},o.map(i=>tt({class:"bl-go","data-do":"pick","data-pick":i.
key,"aria-disabled":i.why?"true":null},h("b",{},i.label),(i.note||i.cost)&&h("small",{},[i.note,i.cost].filter(Boolean).join(", ")),i.why&&!i.note&&h("small.bl-\
why",{},i.why)))))}import{button as st,h as m}from"./common.js";import{icon as be,token as Tt}from"./common.js";import{moves as he}from"./help.js";import{tool as et}from"./common.js";
var me=1800,fe=(t,s,...e)=>st({class:"bl-bar","data-do":"bill","aria-expanded":String(s)},e,be(t,s?"up":"down"));function Ft(t,s,e,n=!1){let l=t.receipt;if(!l)return null;
let o=l.lines[s.walk],r=o?o.seat:Math.min(s.tab,l.totals.length-1),i=l.lines.map((a,d)=>({...a,index:d})).filter(a=>a.seat===r),c=s.bill||!!o||n,u=l.title&&m("h\
3",{},l.title);return m("section.bl-rcpt#receipt",{class:c&&"bl-open",role:"group","aria-label":l.title||null},!n&&fe(e,c,u,m("span.bl-bar-sums",{},t.players.map(
({name:a,seat:d})=>m("span",{role:"img","aria-label":`${a}: ${l.totals[d]}`,"data-k":`sum ${d}`},Tt(e,d,18),m("b",{},l.totals[d]))))),c&&m("div.bl-rhead",{},n&&
u,!!l.lines.length&&m("div.bl-walk",{role:"group","aria-label":e.walk},m("span",{class:o?null:"bl-unseen"},o?e.walked.replace("{n}",String(s.walk+1)).replace("{\
m}",String(l.lines.length)):e.walk),et(e,"back",e.step_back,{"data-do":"walk","data-at":-1,"aria-disabled":s.walk<0?"true":null}),et(e,"on",e.step_on,{"data-do":"\
walk","data-at":1}),he(s)&&et(e,s.watching?"stop":"play",s.watching?e.watch_stop:e.watch,{"data-do":"watch","aria-pressed":String(s.watching)}))),c&&m("div.bl-r\
grid",{},m("div.bl-tabs",{role:"tablist","aria-label":l.title},t.players.map(a=>st({role:"tab","aria-selected":String(a.seat===r),tabindex:a.seat===r?0:-1,"data\
-do":"tab","data-at":a.seat},Tt(e,a.seat,24),m("span.bl-unseen",{},`${a.name}: `),m("b",{},(o?.scores??l.totals)[a.seat])))),m("div.bl-lines",{role:"tabpanel","\
aria-label":t.players[r].name},i.map((a,d)=>st({class:a.points?"bl-rline":"bl-rline bl-zero","data-do":"line","data-line":a.index,"data-rule":a.rule||null,"data\
-title":a.title,"aria-pressed":String(a.index===s.walk),tabindex:o?a.index===s.walk?0:-1:d?-1:0},m("span",{},a.label),m("span.bl-sum",{},a.sum),m("b",{},a.points))),
!i.length&&m("p.bl-nothing",{},e.no_lines),m("div.bl-total",{},m("span",{},e.total),m("b",{},l.totals[r])))))}var j=new WeakMap,Ct=new WeakMap;function C(t,s){let{
local:e}=t;clearTimeout(j.get(t)),j.delete(t);let n=()=>{t.signal.aborted||!t.root.isConnected||(lt(t,e.walk+1,!1),e.watching=e.walk>=0,e.watching&&j.set(t,setTimeout(
n,me)),t.draw())};!s&&!e.watching||(e.watching=!1,s?n():t.draw())}function nt(t,s){if(C(t,!1),!t.frame.receipt?.lines.length)return t.speak(t.words.no_lines);lt(
t,t.local.walk+s,!1),t.draw()}function lt(t,s,e){let{frame:n,local:l}=t,o=n.receipt?.lines??[],r=l.walk;l.walk=e&&s===l.walk||s>=o.length?-1:Math.max(-1,s),typeof n.
receipt?.at=="number"&&l.walk!==r&&t.ask("walk",{at:l.walk});let i=o[l.walk];if(!i)return;l.tab=i.seat;let c=n.players[i.seat];t.speak([(c?`${c.name}: `:"")+i.label,
i.sum,i.points].filter(u=>u!=="").join(", "))}function ge({root:t,local:s},e){let n=t.querySelector(".bl-rline[aria-pressed=true]"),l=n?.closest(".bl-rim-in, .b\
l-lines");if(!n||!l||s.walk===e)return;let o=n.getBoundingClientRect().bottom-l.getBoundingClientRect().bottom,r=n.getBoundingClientRect().top-l.getBoundingClientRect().
top;o>0?l.scrollTop+=o+8:r<0&&(l.scrollTop+=r-8)}var $t=t=>Number(t.getAttribute("data-at")),Mt={key:"receipt",on:{watch:t=>C(t,!j.get(t)),walk:(t,s)=>nt(t,$t(s)),
bill:t=>{C(t,!1),Object.assign(t.local,{bill:!t.local.bill,walk:-1}),t.draw()},tab:(t,s)=>{C(t,!1),Object.assign(t.local,{tab:$t(s),walk:-1}),t.draw()},line:(t,s)=>{
C(t,!1),lt(t,Number(s.getAttribute("data-line")),!0),t.draw()}},inSight(t){ge(t,Ct.get(t)??-1),Ct.set(t,t.local.walk)}};import{button as V,h as f,known as ye}from"./common.js";import{icon as ke,node as At,token as we}from"./common.js";import{ruled as xe,tool as Lt}from"./common.js";
function Et(t,s){return f("section.bl-say#log",{role:"group","aria-label":s.happened},f("h3",{},s.happened),t.log.length?f("ol",{tabindex:0,"aria-label":s.happened},
ve(t.log).map(([e,n],l)=>ye(f("li",{class:(e.seat??-1)<0&&"bl-chance"},(e.seat??-1)>=0&&we(s,e.seat,16),f("span",{},e.text," ",e.rule&&l===0&&xe(e))),n))):f("p.\
bl-nothing",{},s.nothing))}function Pt(t){let s=t.querySelector(".bl-say ol");if(!s||s.children.length<2)return;s.style.maxHeight="";let e=s.clientHeight;if(s.scrollHeight<=
e+1)return;let n=[...s.children].map(o=>o.offsetTop+o.offsetHeight-s.offsetTop),l=Math.max(0,...n.filter(o=>o<=e+1));l&&(s.style.maxHeight=`${l}px`)}function ve(t){
let s=new Map;return[...t].reverse().map(e=>{let n=(s.get(e.text)??0)+1;return s.set(e.text,n),[e,`${e.text} ${n}`]}).reverse()}var ot=30;function Se(t,s,e){let n=t.
time,l=s.step<0?n.ply:s.step,o=[{ply:n.first,seat:-2,says:n.first?"":n.start},...n.nodes],r=(a,d,b)=>d>a&&f("i",{class:`bl-rail ${b}`,style:`left:${(a-n.first)*
ot+14}px;width:${(d-a)*ot}px`}),i=n.nodes.at(-1)?.ply??n.first,c=n.branches.filter(a=>!a.folded&&a.at<=i),u=e.branches?.replace("{n}",String(c.length))??"";return f(
"div.bl-time#time",{},Object.entries({undo:n.can_undo,redo:n.can_redo}).map(([a,d])=>Lt(e,a,e[a],{"data-do":a,"aria-disabled":d?null:"true"})),f("div.bl-track#t\
rack",{role:"group","aria-label":n.label},n.earlier&&V({class:"bl-quiet bl-fold","data-do":"unfold"},n.earlier),f("div.bl-rows",{},s.branches&&c.map((a,d)=>f("d\
iv.bl-branch",{"data-k":`branch ${a.name}`,style:`padding-left:${(a.at-n.first)*ot+14}px`},f("svg.bl-bend",{viewBox:"0 0 30 28",width:30,height:28,"aria-hidden":"\
true"},f("path",{d:`M1 ${28*(c.length-d)+10}V26C1 16 8 14 30 14`})),V({class:"bl-quiet","data-do":"switch","data-pick":a.name,"aria-label":a.says},...a.seats.slice(
0,6).map(b=>At(e,b,"bl-later")),f("span",{},a.label)))),f("div.bl-mainline",{},r(n.first,n.ply,"bl-done"),r(n.ply,i,""),o.map(a=>V({class:"bl-step","data-do":"j\
ump","data-at":a.ply,"aria-label":a.says||`${a.ply}`,title:a.says,"aria-current":a.ply===n.ply?"step":null,tabindex:a.ply===l?0:-1},At(e,a.seat,a.ply===n.ply?"b\
l-now":a.ply<n.ply?"bl-past":"bl-later")))))),c.length>0&&V({class:"bl-quiet bl-fork","data-do":"branches","aria-expanded":String(!!s.branches),"aria-label":u,title:u},
ke(e,"fork"),c.length),f("span.bl-count",{},n.step),t.seats.choices.length>2&&f("label.bl-seen",{},f("small",{},e.seen_by),f("select.bl-seat#seat",{"aria-label":e.
seen_by,"data-do":"seat"},t.seats.choices.map(a=>f("option",{value:a.seat,selected:a.seat===t.seats.shown},a.label)))),[t.edit&&"edit","copy","link"].map(a=>a&&
Lt(e,a,e[a],{"data-do":a})))}var Wt=new WeakMap,Rt={key:"timeline",draw(t){let{frame:s,local:e,words:n}=t;return s.parts.includes("timeline")&&t.keep("time",[s.
time,s.seats,e.step,e.branches,n],()=>Se(s,e,n))},on:{branches:t=>{t.local.branches=!t.local.branches,t.draw()}},inSight(t){let{ply:s}=t.frame.time,e=s!==Wt.get(
t)&&t.root.querySelector(".bl-track");Wt.set(t,s);let n=e?e.querySelector('[aria-current="step"]'):null;e&&n&&(e.scrollLeft=n.offsetLeft+60-e.clientWidth)}};import{h as x}from"./common.js";import{drawn as Te}from"./help.js";function Ht(t,s){let e=s?.closest("[data-place]")?.getAttribute("data-place"),n=s?.closest(".\
bl-it, li")?.getAttribute("data-k")?.split(" ")[0];return t.words.gallery?.pieces?.[(e?t.frame.kinds?.[e]:n)??""]}function Ot(t,s){let e=t.help&&s.gallery;return e?.
pieces?x("section.bl-help.bl-gallery#gallery",{role:"group","aria-label":e.title},x("b",{},e.title),x("p",{},e.how),x("ul.bl-items",{},...Object.entries(e.pieces).
map(([n,l],o)=>x("li",{"data-k":n,tabindex:o?-1:0,class:l.special&&"bl-special"},Te(l),x("b",{},l.name),x("span",{},l.text),x("small",{},l.note))))):null}var qt=new WeakMap;function Bt(t){clearTimeout(qt.get(t));let{frame:s,local:e,link:n,signal:l}=t,o=s.opponent;if(typeof o!="number"||e.link||s.by&&s.by!==n.client)
return;let r=e.calm||globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches,i=()=>{!l.aborted&&t.root.isConnected&&t.link.send("opponent",t.frame.rev,
{at:r?0:1})};qt.set(t,setTimeout(i,r?0:o))}import{choice as Ce}from"./help.js";var $e={place:[[165,0,.09,"triangle"]],roll:[0,.07,.13,.21,.3].map((t,s)=>[240-24*s,t,.05,"square"]),card:[[980,0,.05],[1310,
.05,.06]],right:[[523,0,.14],[659,.1,.14],[784,.2,.28]],wrong:[[220,0,.16,"triangle"],[185,.15,.24,"triangle"]],turn:[[440,0,.12],[587,.11,.2]]},Fe=.12,It=.012,
Nt=t=>t["slot.board"]?.length??0,_t=t=>(t["slot.hand"]??[]).flatMap(s=>s.items??[]).reduce((s,e)=>s+(e.count??1),0);function Me(t,s){if(!s)return"";let e=t.question?.
result;return e&&e!==s.question?.result&&!s.question?.result&&!e.told?e.right?"right":"wrong":t.time?.ply!==s.time?.ply+1?"":Nt(t)&&!Nt(s)?"roll":typeof s.opponent==
"number"&&typeof t.opponent!="number"?"turn":_t(t)>_t(s)?"card":"place"}var R;function jt(t){try{R??=new AudioContext;let s=R.currentTime;for(let[e,n,l,o="sine"]of $e[t]){
let[r,i]=[R.createOscillator(),R.createGain()];r.type=o,r.frequency.value=e,i.gain.setValueAtTime(0,s+n),i.gain.linearRampToValueAtTime(Fe,s+n+It),i.gain.exponentialRampToValueAtTime(
.001,s+n+l),r.connect(i).connect(R.destination),r.start(s+n),r.stop(s+n+l+It)}}catch{}}var Vt={key:"sounds",changing({frame:t,before:s}){let e=Ce("sounds")==="o\
n"&&Me(t,s);e&&jt(e)},acts(t,s){s.getAttribute("data-pick")==="sounds:on"&&jt("turn")}};import{copied as Ae,cover as Le}from"./board.js";import{hits as We,surface as Ee}from"./board.js";import{h as Kt}from"./common.js";import{shownBy as Pe}from"./common.js";
import{otherNotebook as Re}from"./help.js";import{celebrate as He,countUp as Oe,follows as qe,move as Be}from"./help.js";import{choice as D,choose as z,inColours as Dt,obey as Ie,otherTongue as Ne,repainted as zt,
settings as _e}from"./help.js";import{Tip as je}from"./help.js";import{View as Ve}from"./board.js";var De=480,ze=[Mt,Rt,Vt],at=class extends Ve{constructor(e,n,l,o){super(e,n,l);this.fresh=!0;this.layout=o(this)}get panels(){return this.layout.panels}content(){
return this.layout.content(this)}get isNext(){return qe(this.frame,this.before)}deeds(e){let{frame:n,words:l,panels:o}=this;return o.reduce((i,c)=>()=>c.actions?
c.actions(this,i):i(),()=>St(n,l,e))()}instead(){return this.panels.map(e=>e.instead?.(this))}onKey(e){this.panels.some(n=>n.onKey?.(this,e))||super.onKey(e)}take(e){
for(let n of this.panels){let l=n.take?.(this,e);if(l)return l}return super.take(e)}onOver(e){super.onOver(e);for(let n of this.panels)n.onOver?.(this,e)}onAnswer(e,n){
for(let l of this.panels)l.onAnswer?.(this,e,n);super.onAnswer(e,n)}marks(){super.marks();for(let e of this.panels)e.marks?.(this)}refocus(e){this.panels.some(n=>n.
refocus?.(this))||super.refocus(e)}leaves(e,n){return!this.layout.holdsFocus&&super.leaves(e,n)}changed(){for(let e of this.panels)e.changing?.(this);super.changed();
for(let e of this.panels)e.changed?.(this)}above(){let{frame:e,local:n,words:l}=this,o=e.languages.map(({key:r})=>r);return[...super.above(),Re(this.model,e.lang,
o,n.spoke,l),_e(e,n,l),Ot(n,l),...this.panels.map(r=>r.above?.(this))]}settle(e){yt(e,this.local.row)}get frame(){return Dt(this.model.get("frame"),this.model.get(
"words").apart,(e,n)=>({...e,board:e.board&&{...e.board,svg:n(e.board.svg)},art:zt(e.art,n)}))}get words(){let e=this.model.get("words");return Dt(e,e.apart,zt)}draw(){
for(let n of this.panels)n.before?.(this);super.draw();let{frame:e}=this;Be(this.root,e,this.before,n=>g(e,this.words,n)),Oe(this.root,e,this.before),He(this.root,
e,this.before),this.before=e,Bt(this),this.fitLog();for(let n of this.panels)n.after?.(this)}fitLog(){globalThis.requestAnimationFrame?.(()=>{Pt(this.root),ft(this.
root),J(this.root)})}listen(){Ie(this.signal,()=>(this.heed(),this.draw())),this.heed(),super.listen();let{root:e,signal:n}=this;e.addEventListener("scroll",()=>J(
e),{signal:n,capture:!0,passive:!0}),this.narrow();let{lang:l,languages:o,rev:r}=this.frame,i=!r&&Ne(this.model,l,o.map(c=>c.key));i&&this.ask("language",{key:i}),
this.tip=new je(this);for(let c of this.panels)c.listen?.(this)}heed(){Object.assign(this.local,{calm:D("motion")==="none",letters:D("letters")!=="off"})}enlarge(e){
super.enlarge(e);let n=this.model.model_id??"";(e||D("big")===n)&&z("big",e?n:"")}onResize(){super.onResize();for(let e of this.panels)e.resized?.(this);if(this.
fitLog(),this.fresh&&this.root.isConnected&&this.root.getClientRects().length){this.fresh=!1;let e=this.model.model_id;e&&D("big")===e&&!this.local.big&&this.enlarge(
!0)}}spots(e){return We(this.root,e.getAttribute("data-place"))}beside(e,n){let o=e.closest(".bl-surface > svg")?.getScreenCTM?.();if(!o)return null;let r=o.inverse(),
{x:i,y:c}=new DOMPoint(n.clientX,n.clientY).matrixTransform(r),u=this.frame.board?.spots?.find(([L,W,q])=>Math.hypot(L-i,W-c)<=q);if(!u)return null;let[a,d,b,$,
k]=u,[v,F]=[this.root.getBoundingClientRect(),new DOMPoint(a-b,d-b).matrixTransform(o)],H=2*b*o.a,O=`left:${F.x-v.left}px;top:${F.y-v.top}px;width:${H}px;height\
:${H}px`;return this.spot??=this.root.appendChild(Kt("i.bl-beside",{"aria-hidden":"true"})),this.spot.getAttribute("data-tip")!==`${$}
${k}`&&this.tip?.hide(),this.spot.setAttribute("data-tip",`${$}
${k}`),this.spot.setAttribute("style",O),this.spot}piece(e){return Ht(this,e)}explain(e,n){this.tip?.ask(n)}narrow(){let{view:e,views:n,rev:l}=this.frame,o=this.
root.clientWidth;!this.layout.keepsView&&o&&o<=De&&!l&&n.length>2&&e===n[0].key&&this.ask("view",{key:n[1].key})}act(e,n){let l=e.getAttribute("data-do")??"",o=e.
getAttribute("data-pick")??"";for(let i of this.panels)i.acts?.(this,e);if(l==="language"&&(this.local.spoke=o,z("lang",o)),l==="choose")return z(...o.split(":"));
if(l==="letters")return z("letters",this.local.letters?"off":"on");if(l==="unspoke")return(this.local.spoke="")||this.draw();if(l==="rule")return this.tip?.ask(
e);this.panels.flatMap(({on:i})=>i?.[l]??[]).some(i=>i(this,e,n)!==!1)||(C(this,!1),super.act(e,n))}walkBy(e){nt(this,e)}showNow(){for(let e of this.panels)e.inSight?.(
this)}};function Ke(t){let{frame:s,local:e,words:n,area:l}=t,o=r=>s.parts.includes(r);return[ut(s),n.gallery?.style&&Kt("style#pieces",{},n.gallery.style),o("he\
ad")&&t.keep("head",[s.title,s.where,s.views,s.view,s.turns,s.languages,s.lang,!s.board?.svg,e.facts,e.big,e.help,n],()=>wt(s,e,n)),...t.above(),s.cover?Le(s,n):
gt(s,{board:Ee(s,l,e,n,o("turn")&&w("board",s,n)),turn:(o("turn")||o("actions")&&!!s.pick?.path.length)&&vt(s,n),seats:o("turn")&&w("seats",s,n,r=>!X.has(r.kind)),
others:o("turn")&&w("seats",s,n,r=>X.has(r.kind)),hand:o("actions")&&w("hand",s,n),costs:o("actions")&&w("costs",s,n),actions:o("actions")?r=>t.deeds(r):void 0,
receipt:o("receipt")&&Ft(s,e,n),log:o("log")&&t.keep("log",[s.log,n],()=>Et(s,n))}),Ae(e,n),...t.panels.map(r=>r.draw?.(t))]}var Ye=t=>Pe((...s)=>new at(...s,t).
start()),Ge=Ye(()=>({panels:ze,content:Ke}));export{ze as PANELS,X as TRAYS,at as Table,St as actions,g as art,ut as artStyle,fe as bar,Ke as content,Ge as default,J as fadeBelow,Ot as gallery,Bt as goOn,wt as head,
Me as heard,gt as laid,Et as log,T as lying,de as onlyDeed,Ht as pieceAt,dt as placed,jt as play,Ft as receipt,Mt as receiptPanel,yt as rove,ft as scrollByKeys,
Ut as slotBox,w as slots,Vt as soundsPanel,Ye as tableOf,Se as timeline,Rt as timelinePanel,re as tools,vt as turn,nt as walkBy,C as watch,Pt as wholeLines};
