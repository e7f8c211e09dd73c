import{button as G,h as p,picture as Yt}from"./common.js";import{icon as I,token as ct}from"./common.js";var pt=5,Gt=6,Y=new Map,T=(t,s)=>t[`slot.${s}`]??[];function dt(t){
let s=["seats","hand","costs","ask"].flatMap(e=>T(t,e).flatMap(n=>n.items??[]));return new Set(s.filter(e=>!e.row?.first).flatMap(e=>[e.row?.key,...(e.buttons??
[]).map(({key:n})=>n)]))}function g(t,s,e){let n=e&&t.art?.pictures[e];if(!e)return null;if(!n)return I(s,e);Y.has(n)||Y.set(n,Yt(n));let o=Y.get(n)?.cloneNode(
!0);return o?.classList.add("bl-art"),o}var ut=t=>t.art?.style&&p("style#art",{},t.art.style);function Ut(t,s,e,n=0){let{kind:o,title:l,note:r,items:i=[],empty:c=0}=t,
u=ne[o]??B,a=o==="cards"&&i.some(d=>d.note)?i.length<5?" bl-readable":" bl-many":"";return p("section",{class:`bl-slot bl-${o}${a}`,role:"group","aria-label":l,
"data-k":`${o} ${n}`},(l||r)&&p("div.bl-slot-head",{},l&&p("b",{},l),r&&p("small",{title:r},r)),p("div.bl-items",{},...i.map((d,b)=>(o==="fan"&&d.counted?Zt:u)(
d,s,e,b)),...Array.from({length:Math.min(c,Gt)},(d,b)=>p("i.bl-empty",{"aria-hidden":"true","data-k":`empty ${b}`}))),t.reason&&p("p.bl-why",{},t.reason))}function w(t,s,e,n=()=>!0){
let o=T(s,t).filter(n);return o.length>0&&p(`div.bl-${t==="ask"?"asks":t}#${t}`,{},...o.map((l,r)=>Ut(l,s,e,r)))}function M(t,s,e,n,...o){let{row:l,says:r,label:i}=t,
c=r||i,u=t.chosen?" bl-chosen":"",a=[c||s.players[t.seat??-1]?.says,t.note,...(t.facts??[]).map(({says:b})=>b),l?.why].filter(Boolean).join(`
`);if(!l)return p("div",{class:`bl-it ${n}${u}`,role:c?"img":null,"aria-label":c,"data-tip":a||null,title:c,"data-k":t.key},...o);let d=s.refused?.tried===l.key?
" bl-refused":"";return G({class:`bl-it bl-act ${n}${u}${d}`,"data-do":"pick","data-pick":t.less||l.key,"data-k":`${t.key} ${l.key}`,"data-fresh":l.fresh?"1":null,
"data-first":l.first||null,"data-drag":l.fresh&&!l.why&&!l.final&&"pick",tabindex:e?-1:0,"aria-disabled":l.why?"true":null,"aria-pressed":l.fresh&&!l.first&&!l.
why&&!l.final?String(!!l.pressed):null,"data-tip":a||null,title:l.why||c},...o)}var S={"aria-hidden":"true"},bt=t=>(t.count??1)>1&&p("i.bl-badge",S,t.count),ht=t=>p(
"span.bl-unseen",{},t.says||t.label,t.row?.why&&`: ${t.row.why}`);function U(t,s,e,n){let o=Math.min(pt,(t.count??1)-1);return M(t,s,n,"bl-fancard",...Array.from(
{length:o},(l,r)=>p("i.bl-edge",{"aria-hidden":"true","data-k":`edge ${r}`},g(s,e,t.art))),p("span.bl-face",S,g(s,e,t.art),p("small",{},t.label)),bt(t),ht(t))}var it=(t,s,e,n)=>M(
t,s,n,"bl-tile",g(s,e,t.art),bt(t),t.label&&!t.says?p("small",{},t.label):null,ht(t)),_=(t,s,e)=>!!t.facts?.length&&p("span.bl-figures",{},...t.facts.map((n,o)=>p(
"span",{class:n.strong&&"bl-strong",title:n.says,role:"img","aria-label":n.says,"data-k":`fact ${o}`},g(s,e,n.art),n.text&&p("b",{},n.text))));function Xt(t,s,e,n){
let{row:o,label:l,note:r}=t;return M(t,s,n,t.facts?.length?"bl-boxes":"bl-card-it",p("span.bl-card-top",{},g(s,e,t.art),o?.cost&&!t.facts?.length&&p("small.bl-c\
ost",{},o.cost),_(t,s,e)),p("b.bl-nm",{},l),r&&p("small.bl-more",{},r),o?.why&&p("small.bl-more.bl-why",{},o.why))}function Jt(t,s,e,n){let o=s.players[t.seat??
0];return M(t,s,n,t.now?"bl-plate bl-mover":"bl-plate",p("span.bl-plate-top",{},ct(e,t.seat??0,22),o?.name!==o?.letter&&p("b.bl-pname",{},o?.name),o?.points!==null&&
o?.points!==void 0&&p("b.bl-points",{"aria-label":o.says,title:o.says,"data-seat":o.seat},o.points,I(e,"point"))),_(t,s,e))}function Qt(t,s,e,n){let{row:o,label:l,
price:r=[],left:i}=t;return M(t,s,n,r.every(([,c])=>c)?"bl-price bl-can":"bl-price",p("span.bl-row-art",{},g(s,e,t.art)),p("span.bl-row-name",{},p("b.bl-nm",{},
l),p("small",{class:o?.why&&"bl-why"},o?.why?t.note||o.why:o?.note||t.note)),o?.why&&t.note&&p("span.bl-unseen",{},o.why),p("span.bl-signs",S,...r.map(([c,u],a)=>p(
"i",{class:u?null:"bl-lack","data-k":`sign ${a}`},g(s,e,c)))),i&&p("span.bl-left-over",{},i),o?.cost&&p("span.bl-unseen",{},o.cost))}var B=(t,s,e,n)=>M(t,s,n,"b\
l-one",g(s,e,t.art),t.label&&p("span",{},t.label),_(t,s,e));function N(t,s,e,n,o,l,r){let i=l===s.less?"":s.row?.why,c=e.refused?.tried===l?" bl-refused":"";return G(
{class:`bl-it bl-act ${t}${c}`,"data-do":"pick","data-pick":l,"data-k":l,"data-drag":!i&&"count",tabindex:-1,"aria-disabled":i?"true":null,title:i||r},...Array.
from({length:Math.min(pt,o-1)},(u,a)=>p("i.bl-edge",{"aria-hidden":"true","data-k":`edge ${a}`},g(e,n,s.art))),p("span.bl-face",S,g(e,n,s.art),p("small",{},s.label)),
p("span.bl-unseen",{},r,i&&`: ${i}`))}function Zt(t,s,e){let{count:n=1,chosen:o=0,less:l,row:r}=t,i=n-o;return p("span.bl-stk",{"data-k":t.key},l&&N("bl-fancard\
 bl-chosen",t,s,e,o,l,t.keeps),i>0&&(r?N("bl-fancard",t,s,e,i,r.key,t.says):U({...t,count:i,chosen:0},s,e,0)),o?p("i.bl-of",S,`${o}/${n}`):i>1&&p("i.bl-badge",S,
i))}var te=(t,s,e)=>N("bl-fancard bl-mini",t,s,e,t.chosen??1,t.less??"",t.keeps),ee=(t,s,e)=>t.row?N("bl-fancard bl-mini",t,s,e,1,t.row.key,t.says||t.label):U(t,
s,e,0);function se(t,s,e){let{seat:n,label:o,note:l,deal:r,buttons:i=[]}=t;return p("div.bl-row",{"data-k":t.key,class:t.now&&"bl-open-to"},typeof n!="number"?t.
art&&I(e,t.art):ct(e,n,24),p("span.bl-row-name",{},p("b",{},o||(typeof n!="number"?"":s.players[n].name)),l&&p("small",{},l)),r&&p("span.bl-signs",{},...r[0].map(
(c,u)=>p("i",{"aria-hidden":"true","data-k":`give ${u}`},g(s,e,c))),r[1].length>0&&p("span.bl-for",S,"›"),...r[1].map((c,u)=>p("i",{"aria-hidden":"true","data\
-k":`get ${u}`},g(s,e,c)))),_(t,s,e),i.length>0&&p("span.bl-row-buttons",{},...i.map(({key:c,name:u,says:a,why:d,fresh:b})=>G({class:"bl-go bl-act","data-do":"p\
ick","data-pick":c,"data-fresh":b?"1":null,tabindex:-1,"aria-disabled":d?"true":null,title:d||a,"aria-label":[u,a,d].filter(Boolean).join(": ")},I(e,c),u))))}var ne={
fan:U,tiles:it,tray:it,cards:Xt,plates:Jt,"price-rows":Qt,strip:B,lines:B,buttons:B,laid:te,wanted:ee,answers:se};import{h as y}from"./common.js";var X=new Set(["tray","tiles","cards","fan"]),mt=2,oe=.5;function ft(t){for(let s of t.querySelectorAll(".bl-own, .bl-mid, .bl-o\
thers, .bl-rim-in"))s.scrollHeight>s.clientHeight+1&&getComputedStyle(s).overflowY==="auto"&&!s.querySelector('button:not([tabindex="-1"]), a[href], input, sele\
ct, summary, [tabindex="0"]')?s.tabIndex=0:s.removeAttribute("tabindex")}var le=".bl-st-text, .bl-st-end, .bl-hand, .bl-own, .bl-mid, .bl-others, .bl-rim-in";function J(t){
for(let s of t.querySelectorAll(le)){let n=s.scrollHeight-s.clientHeight-s.scrollTop>2&&getComputedStyle(s).overflowY==="auto"&&!s.querySelector(".bl-commit, .b\
l-predict");s.classList.toggle("bl-fades",n)}}function gt(t,s){let[,,e,n]=(t.board?.svg.match(/viewBox="([^"]*)"/)?.[1]??"0 0 1 1").split(" ").map(Number),o=e/n,
{board:l,turn:r,seats:i,others:c,hand:u,costs:a,actions:d,receipt:b,log:$,question:k,answer:v,hints:F,worked:H}=s,O=o>mt?null:a,L=d?d(O):O,W=`--shape:${o.toFixed(
3)}`,q=y("div.bl-left#left",{},l);if(!r&&!d&&!$&&!k)return y("div.bl-body.bl-single#body",{style:W},q,b);if(o>mt){let P=!!k&&!u&&!a&&!c&&!d,K=H?.();return y("di\
v.bl-body.bl-across#body",{style:W,class:P?"bl-two":c?null:"bl-pair"},!P&&y("div.bl-top#top",{},k,r,i),P&&y("div.bl-own#asks",{},k,F,K&&v?.(!0)),q,!P&&y("div.bl\
-own#own",{},K?v?.(!0):[u,a]),y("div.bl-mid#mid",{},L,K||v?.(!1),!P&&F,b,$),c&&y("div.bl-others#others",{},c))}let E=u&&!ae(t)?u:null,rt=k&&!d&&E&&a;return y("d\
iv.bl-body.bl-side#body",{style:W,class:[E&&"bl-with-hand",o<oe&&"bl-tall"].filter(Boolean).join(" ")},k,y("div.bl-left#left",{},l,rt?y("div.bl-feet#feet",{},E,
a):E),y("div.bl-rim#rim",{},y("div.bl-rim-in#rimin",{},r,i,!E&&u,d&&L,v?.(!1),!d&&!rt&&L,c,F,b,$)))}var ae=t=>t["slot.hand"]?.[0]?.kind==="tiles";function yt(t,s){
for(let e of t.querySelectorAll(".bl-acts, .bl-items")){if(e.parentElement?.closest(".bl-acts"))continue;let n=[...e.querySelectorAll("button.bl-act")],o=n.find(
l=>l.getAttribute("data-pick")===s)??n[0];for(let l of n)l.setAttribute("tabindex",l===o?"0":"-1")}}import{button as Q,h as A}from"./common.js";import{tool as Z}from"./common.js";var kt=(t,s,e="")=>A("div.bl-seg",{class:e,role:"group","aria-label":t},s);function wt(t,s,e){
return A("div.bl-head#head",{},A("div.bl-names",{},A("span.bl-name",{},t.title),A("span.bl-where",{},t.where)),A("div.bl-tools",{},kt(e.view,t.views.map(({key:n,
label:o})=>Q({"data-do":"view","data-pick":n,"aria-pressed":String(n===t.view)},o))),t.turns&&Z(e,"turn",e.turn_board,{"data-do":"turn","data-at":1}),kt(e.language,
t.languages.map(({key:n,label:o})=>Q({"data-do":"language","data-pick":n,lang:n,"aria-pressed":String(n===t.lang)},o)),"bl-langs"),re(t,s,e)))}var re=(t,s,e)=>[
t.board?.svg&&Z(e,"words",e.facts,{"data-do":"facts","aria-expanded":String(s.facts)}),t.board?.svg&&Z(e,s.big?"small":"big",s.big?e.smaller:e.bigger,{"data-do":"\
big","aria-pressed":String(s.big)}),Q({class:"bl-ibtn","aria-label":e.help,title:e.help,"data-do":"help","aria-expanded":String(s.help)},"?")];import{button as tt,h}from"./common.js";import{icon as ie,token as ce}from"./common.js";var pe=16;function vt(t,s){let{seat:e,says:n,budget:o,note:l,over:r}=t.turn,{path:i=[],prompt:c=""}=t.pick??{},u=i.length>0,a=T(t,"ask").length>0;return h("div.\
bl-turn#turnbox",{class:u&&"bl-picking"},ce(s,e,30),h(r?"h3.bl-who":"b.bl-who",{},u?i.join(" › "):n),o&&h("span.bl-ap",{},!u&&h("span.bl-pips",{"aria-hidden":"\
true"},...Array.from({length:o.of>pe?0:o.of},(d,b)=>h("i",{class:b<o.left?"bl-full":""}))),h("b",{},o.short),h("small",{},o.rest)),h("small",{class:c?a?"bl-prom\
pt bl-unseen":"bl-prompt":null},c||l),u&&tt({class:"bl-quiet","data-do":"cancel"},t.edit?.edits?s.put_down:s.cancel))}var de=({groups:t})=>t.flatMap(({rows:s})=>s).
find(({single:s})=>s);function xt(t,s,e,n,o=""){return tt({class:`bl-act ${o}${s.refused?.tried===t.key?" bl-refused":""}`,"data-do":"pick","data-pick":t.key,"d\
ata-fresh":"1","data-drag":!t.why&&!t.final&&"pick",tabindex:-1,title:t.why||t.note||null,"aria-disabled":t.why?"true":null,"aria-pressed":t.why||t.final?null:String(
!!t.pressed)},ie(e,t.key),h("span.bl-nm",{},t.label),t.note&&h("span.bl-cnt",{class:t.note.length>26&&"bl-long"},t.note),t.cost&&h("span.bl-cost",{},t.cost),t.why&&
h("span",{class:n?"bl-why":"bl-unseen"},t.why,t.more&&h("em",{},` ${t.more}`)))}function St(t,s,e){let n=dt(t),o=T(t,"ask"),l=o.length||t.edit?.edits?void 0:de(
t),r=l&&!n.has(l.key)?l:void 0,i=(o.length?[]:t.groups).map(d=>({...d,rows:d.rows.filter(b=>!n.has(b.key)&&b!==r)})).filter(d=>d.rows.length),c=i.flatMap(d=>d.rows),
u=(T(t,"actions")[0]?.kind??(T(t,"costs").length?"buttons":"lines"))!=="buttons",a=c.find(d=>d.why);return h("div.bl-acts#acts",{class:o.length>0&&"bl-asked",role:"\
group","aria-label":s.actions},!o.length&&e,r&&xt(r,t,s,!1,"bl-only"),h("div#deeds",{class:u?"bl-list":"bl-buttons"},i.map(d=>h("div",{role:"group","aria-label":d.
label,"data-k":`group ${d.label}`},u&&i.length>1&&c.length<6&&h("div.bl-grp",{"aria-hidden":"true"},d.label),d.rows.map(b=>xt(b,t,s,u))))),ue(t,s,n),h("p.bl-why\
.bl-reason#reason",{},a&&[h("b",{},`${a.label}: `),a.why]))}function ue(t,s,e){let{choices:n=[],foretold:o}=t.pick??{},l=n.filter(i=>!e.has(i.key)),r=w("ask",t,
s);return!r&&!l.length&&!o?.length?null:h("div.bl-pick#pick",{},o?.length?h("ul.bl-foretold",{},...o.map(i=>h("li",{},i))):null,r,l.length>0&&h("div.bl-choices",
{},l.map(i=>tt({class:"bl-go","data-do":"pick","data-pick":i.key,"aria-disabled":i.why?"true":null},h("b",{},i.label),(i.note||i.cost)&&h("small",{},[i.note,i.cost].
filter(Boolean).join(", ")),i.why&&!i.note&&h("small.bl-why",{},i.why)))))}import{button as st,h as m}from"./common.js";import{icon as be,token as Tt}from"./common.js";import{moves as he}from"./help.js";import{tool as et}from"./common.js";
var me=1800,fe=(t,s,...e)=>st({class:"bl-bar","data-do":"bill","aria-expanded":String(s)},e,be(t,s?"up":"down"));function Ft(t,s,e,n=!1){let o=t.receipt;if(!o)return null;
let l=o.lines[s.walk],r=l?l.seat:Math.min(s.tab,o.totals.length-1),i=o.lines.map((a,d)=>({...a,index:d})).filter(a=>a.seat===r),c=s.bill||!!l||n,u=o.title&&m("h\
3",{},o.title);return m("section.bl-rcpt#receipt",{class:c&&"bl-open",role:"group","aria-label":o.title||null},!n&&fe(e,c,u,m("span.bl-bar-sums",{},t.players.map(
({name:a,seat:d})=>m("span",{role:"img","aria-label":`${a}: ${o.totals[d]}`,"data-k":`sum ${d}`},Tt(e,d,18),m("b",{},o.totals[d]))))),c&&m("div.bl-rhead",{},n&&
u,!!o.lines.length&&m("div.bl-walk",{role:"group","aria-label":e.walk},m("span",{class:l?null:"bl-unseen"},l?e.walked.replace("{n}",String(s.walk+1)).replace("{\
m}",String(o.lines.length)):e.walk),et(e,"back",e.step_back,{"data-do":"walk","data-at":-1,"aria-disabled":s.walk<0?"true":null}),et(e,"on",e.step_on,{"data-do":"\
walk","data-at":1}),he(s)&&et(e,s.watching?"stop":"play",s.watching?e.watch_stop:e.watch,{"data-do":"watch","aria-pressed":String(s.watching)}))),c&&m("div.bl-r\
grid",{},m("div.bl-tabs",{role:"tablist","aria-label":o.title},t.players.map(a=>st({role:"tab","aria-selected":String(a.seat===r),tabindex:a.seat===r?0:-1,"data\
-do":"tab","data-at":a.seat},Tt(e,a.seat,24),m("span.bl-unseen",{},`${a.name}: `),m("b",{},(l?.scores??o.totals)[a.seat])))),m("div.bl-lines",{role:"tabpanel","\
aria-label":t.players[r].name},i.map((a,d)=>st({class:a.points?"bl-rline":"bl-rline bl-zero","data-do":"line","data-line":a.index,"data-rule":a.rule||null,"data\
-title":a.title,"aria-pressed":String(a.index===s.walk),tabindex:l?a.index===s.walk?0:-1:d?-1:0},m("span",{},a.label),m("span.bl-sum",{},a.sum),m("b",{},a.points))),
!i.length&&m("p.bl-nothing",{},e.no_lines),m("div.bl-total",{},m("span",{},e.total),m("b",{},o.totals[r])))))}var j=new WeakMap,Ct=new WeakMap;function C(t,s){let{
local:e}=t;clearTimeout(j.get(t)),j.delete(t);let n=()=>{t.signal.aborted||!t.root.isConnected||(ot(t,e.walk+1,!1),e.watching=e.walk>=0,e.watching&&j.set(t,setTimeout(
n,me)),t.draw())};!s&&!e.watching||(e.watching=!1,s?n():t.draw())}function nt(t,s){if(C(t,!1),!t.frame.receipt?.lines.length)return t.speak(t.words.no_lines);ot(
t,t.local.walk+s,!1),t.draw()}function ot(t,s,e){let{frame:n,local:o}=t,l=n.receipt?.lines??[],r=o.walk;o.walk=e&&s===o.walk||s>=l.length?-1:Math.max(-1,s),typeof n.
receipt?.at=="number"&&o.walk!==r&&t.ask("walk",{at:o.walk});let i=l[o.walk];if(!i)return;o.tab=i.seat;let c=n.players[i.seat];t.speak([(c?`${c.name}: `:"")+i.label,
i.sum,i.points].filter(u=>u!=="").join(", "))}function ge({root:t,local:s},e){let n=t.querySelector(".bl-rline[aria-pressed=true]"),o=n?.closest(".bl-rim-in, .b\
l-lines");if(!n||!o||s.walk===e)return;let l=n.getBoundingClientRect().bottom-o.getBoundingClientRect().bottom,r=n.getBoundingClientRect().top-o.getBoundingClientRect().
top;l>0?o.scrollTop+=l+8:r<0&&(o.scrollTop+=r-8)}var $t=t=>Number(t.getAttribute("data-at")),Mt={key:"receipt",on:{watch:t=>C(t,!j.get(t)),walk:(t,s)=>nt(t,$t(s)),
bill:t=>{C(t,!1),Object.assign(t.local,{bill:!t.local.bill,walk:-1}),t.draw()},tab:(t,s)=>{C(t,!1),Object.assign(t.local,{tab:$t(s),walk:-1}),t.draw()},line:(t,s)=>{
C(t,!1),ot(t,Number(s.getAttribute("data-line")),!0),t.draw()}},inSight(t){ge(t,Ct.get(t)??-1),Ct.set(t,t.local.walk)}};import{button as V,h as f,known as ye}from"./common.js";import{icon as ke,node as At,token as we}from"./common.js";import{ruled as xe,tool as Lt}from"./common.js";
function Et(t,s){return f("section.bl-say#log",{role:"group","aria-label":s.happened},f("h3",{},s.happened),t.log.length?f("ol",{tabindex:0,"aria-label":s.happened},
ve(t.log).map(([e,n],o)=>ye(f("li",{class:(e.seat??-1)<0&&"bl-chance"},(e.seat??-1)>=0&&we(s,e.seat,16),f("span",{},e.text," ",e.rule&&o===0&&xe(e))),n))):f("p.\
bl-nothing",{},s.nothing))}function Pt(t){let s=t.querySelector(".bl-say ol");if(!s||s.children.length<2)return;s.style.maxHeight="";let e=s.clientHeight;if(s.scrollHeight<=
e+1)return;let n=[...s.children].map(l=>l.offsetTop+l.offsetHeight-s.offsetTop),o=Math.max(0,...n.filter(l=>l<=e+1));o&&(s.style.maxHeight=`${o}px`)}function ve(t){
let s=new Map;return[...t].reverse().map(e=>{let n=(s.get(e.text)??0)+1;return s.set(e.text,n),[e,`${e.text} ${n}`]}).reverse()}var lt=30;function Se(t,s,e){let n=t.
time,o=s.step<0?n.ply:s.step,l=[{ply:n.first,seat:-2,says:n.first?"":n.start},...n.nodes],r=(a,d,b)=>d>a&&f("i",{class:`bl-rail ${b}`,style:`left:${(a-n.first)*
lt+14}px;width:${(d-a)*lt}px`}),i=n.nodes.at(-1)?.ply??n.first,c=n.branches.filter(a=>!a.folded&&a.at<=i),u=e.branches?.replace("{n}",String(c.length))??"";return f(
"div.bl-time#time",{},Object.entries({undo:n.can_undo,redo:n.can_redo}).map(([a,d])=>Lt(e,a,e[a],{"data-do":a,"aria-disabled":d?null:"true"})),f("div.bl-track#t\
rack",{role:"group","aria-label":n.label},n.earlier&&V({class:"bl-quiet bl-fold","data-do":"unfold"},n.earlier),f("div.bl-rows",{},s.branches&&c.map((a,d)=>f("d\
iv.bl-branch",{"data-k":`branch ${a.name}`,style:`padding-left:${(a.at-n.first)*lt+14}px`},f("svg.bl-bend",{viewBox:"0 0 30 28",width:30,height:28,"aria-hidden":"\
true"},f("path",{d:`M1 ${28*(c.length-d)+10}V26C1 16 8 14 30 14`})),V({class:"bl-quiet","data-do":"switch","data-pick":a.name,"aria-label":a.says},...a.seats.slice(
0,6).map(b=>At(e,b,"bl-later")),f("span",{},a.label)))),f("div.bl-mainline",{},r(n.first,n.ply,"bl-done"),r(n.ply,i,""),l.map(a=>V({class:"bl-step","data-do":"j\
ump","data-at":a.ply,"aria-label":a.says||`${a.ply}`,title:a.says,"aria-current":a.ply===n.ply?"step":null,tabindex:a.ply===o?0:-1},At(e,a.seat,a.ply===n.ply?"b\
l-now":a.ply<n.ply?"bl-past":"bl-later")))))),c.length>0&&V({class:"bl-quiet bl-fork","data-do":"branches","aria-expanded":String(!!s.branches),"aria-label":u,title:u},
ke(e,"fork"),c.length),f("span.bl-count",{},n.step),t.seats.choices.length>2&&f("label.bl-seen",{},f("small",{},e.seen_by),f("select.bl-seat#seat",{"aria-label":e.
seen_by,"data-do":"seat"},t.seats.choices.map(a=>f("option",{value:a.seat,selected:a.seat===t.seats.shown},a.label)))),[t.edit&&"edit","copy","link"].map(a=>a&&
Lt(e,a,e[a],{"data-do":a})))}var Wt=new WeakMap,Rt={key:"timeline",draw(t){let{frame:s,local:e,words:n}=t;return s.parts.includes("timeline")&&t.keep("time",[s.
time,s.seats,e.step,e.branches,n],()=>Se(s,e,n))},on:{branches:t=>{t.local.branches=!t.local.branches,t.draw()}},inSight(t){let{ply:s}=t.frame.time,e=s!==Wt.get(
t)&&t.root.querySelector(".bl-track");Wt.set(t,s);let n=e?e.querySelector('[aria-current="step"]'):null;e&&n&&(e.scrollLeft=n.offsetLeft+60-e.clientWidth)}};import{h as x}from"./common.js";import{drawn as Te}from"./help.js";function Ht(t,s){let e=s?.closest("[data-place]")?.getAttribute("data-place"),n=s?.closest(".\
bl-it, li")?.getAttribute("data-k")?.split(" ")[0];return t.words.gallery?.pieces?.[(e?t.frame.kinds?.[e]:n)??""]}function Ot(t,s){let e=t.help&&s.gallery;return e?.
pieces?x("section.bl-help.bl-gallery#gallery",{role:"group","aria-label":e.title},x("b",{},e.title),x("p",{},e.how),x("ul.bl-items",{},...Object.entries(e.pieces).
map(([n,o],l)=>x("li",{"data-k":n,tabindex:l?-1:0,class:o.special&&"bl-special"},Te(o),x("b",{},o.name),x("span",{},o.text),x("small",{},o.note))))):null}var qt=new WeakMap;function Bt(t){clearTimeout(qt.get(t));let{frame:s,local:e,link:n,signal:o}=t,l=s.opponent;if(typeof l!="number"||e.link||s.by&&s.by!==n.client)
return;let r=e.calm||globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches,i=()=>{!o.aborted&&t.root.isConnected&&t.link.send("opponent",t.frame.rev,
{at:r?0:1})};qt.set(t,setTimeout(i,r?0:l))}import{choice as Ce}from"./help.js";var $e={place:[[165,0,.09,"triangle"]],roll:[0,.07,.13,.21,.3].map((t,s)=>[240-24*s,t,.05,"square"]),card:[[980,0,.05],[1310,
.05,.06]],right:[[523,0,.14],[659,.1,.14],[784,.2,.28]],wrong:[[220,0,.16,"triangle"],[185,.15,.24,"triangle"]],turn:[[440,0,.12],[587,.11,.2]]},Fe=.12,It=.012,
Nt=t=>t["slot.board"]?.length??0,_t=t=>(t["slot.hand"]??[]).flatMap(s=>s.items??[]).reduce((s,e)=>s+(e.count??1),0);function Me(t,s){if(!s)return"";let e=t.question?.
result;return e&&e!==s.question?.result&&!s.question?.result&&!e.told?e.right?"right":"wrong":t.time?.ply!==s.time?.ply+1?"":Nt(t)&&!Nt(s)?"roll":typeof s.opponent==
"number"&&typeof t.opponent!="number"?"turn":_t(t)>_t(s)?"card":"place"}var R;function jt(t){try{R??=new AudioContext;let s=R.currentTime;for(let[e,n,o,l="sine"]of $e[t]){
let[r,i]=[R.createOscillator(),R.createGain()];r.type=l,r.frequency.value=e,i.gain.setValueAtTime(0,s+n),i.gain.linearRampToValueAtTime(Fe,s+n+It),i.gain.exponentialRampToValueAtTime(
.001,s+n+o),r.connect(i).connect(R.destination),r.start(s+n),r.stop(s+n+o+It)}}catch{}}var Vt={key:"sounds",changing({frame:t,before:s}){let e=Ce("sounds")==="o\
n"&&Me(t,s);e&&jt(e)},acts(t,s){s.getAttribute("data-pick")==="sounds:on"&&jt("turn")}};import{copied as Ae,cover as Le}from"./board.js";import{hits as We,surface as Ee}from"./board.js";import{h as Kt}from"./common.js";import{shownBy as Pe}from"./common.js";
import{otherNotebook as Re}from"./help.js";import{celebrate as He,countUp as Oe,follows as qe,move as Be}from"./help.js";import{choice as D,choose as z,inColours as Dt,obey as Ie,otherTongue as Ne,repainted as zt,
settings as _e}from"./help.js";import{Tip as je}from"./help.js";import{View as Ve}from"./board.js";var De=480,ze=[Mt,Rt,Vt],at=class extends Ve{constructor(e,n,o,l){super(e,n,o);this.fresh=!0;this.layout=l(this)}get panels(){return this.layout.panels}content(){
return this.layout.content(this)}get isNext(){return qe(this.frame,this.before)}deeds(e){let{frame:n,words:o,panels:l}=this;return l.reduce((i,c)=>()=>c.actions?
c.actions(this,i):i(),()=>St(n,o,e))()}instead(){return this.panels.map(e=>e.instead?.(this))}onKey(e){this.panels.some(n=>n.onKey?.(this,e))||super.onKey(e)}take(e){
for(let n of this.panels){let o=n.take?.(this,e);if(o)return o}return super.take(e)}onOver(e){super.onOver(e);for(let n of this.panels)n.onOver?.(this,e)}onAnswer(e,n){
for(let o of this.panels)o.onAnswer?.(this,e,n);super.onAnswer(e,n)}marks(){super.marks();for(let e of this.panels)e.marks?.(this)}refocus(e){this.panels.some(n=>n.
refocus?.(this))||super.refocus(e)}leaves(e,n){return!this.layout.holdsFocus&&super.leaves(e,n)}changed(){for(let e of this.panels)e.changing?.(this);super.changed();
for(let e of this.panels)e.changed?.(this)}above(){let{frame:e,local:n,words:o}=this,l=e.languages.map(({key:r})=>r);return[...super.above(),Re(this.model,e.lang,
l,n.spoke,o),_e(e,n,o),Ot(n,o),...this.panels.map(r=>r.above?.(this))]}settle(e){yt(e,this.local.row)}get frame(){return Dt(this.model.get("frame"),this.model.get(
"words").apart,(e,n)=>({...e,board:e.board&&{...e.board,svg:n(e.board.svg)},art:zt(e.art,n)}))}get words(){let e=this.model.get("words");return Dt(e,e.apart,zt)}draw(){
for(let n of this.panels)n.before?.(this);super.draw();let{frame:e}=this;Be(this.root,e,this.before,n=>g(e,this.words,n)),Oe(this.root,e,this.before),He(this.root,
e,this.before),this.before=e,Bt(this),this.fitLog();for(let n of this.panels)n.after?.(this)}fitLog(){globalThis.requestAnimationFrame?.(()=>{Pt(this.root),ft(this.
root),J(this.root)})}listen(){Ie(this.signal,()=>(this.heed(),this.draw())),this.heed(),super.listen();let{root:e,signal:n}=this;e.addEventListener("scroll",()=>J(
e),{signal:n,capture:!0,passive:!0}),this.narrow();let{lang:o,languages:l,rev:r}=this.frame,i=!r&&Ne(this.model,o,l.map(c=>c.key));i&&this.ask("language",{key:i}),
this.tip=new je(this);for(let c of this.panels)c.listen?.(this)}heed(){Object.assign(this.local,{calm:D("motion")==="none",letters:D("letters")!=="off"})}enlarge(e){
super.enlarge(e);let n=this.model.model_id??"";(e||D("big")===n)&&z("big",e?n:"")}onResize(){super.onResize();for(let e of this.panels)e.resized?.(this);if(this.
fitLog(),this.fresh&&this.root.isConnected&&this.root.getClientRects().length){this.fresh=!1;let e=this.model.model_id;e&&D("big")===e&&!this.local.big&&this.enlarge(
!0)}}spots(e){return We(this.root,e.getAttribute("data-place"))}beside(e,n){let l=e.closest(".bl-surface > svg")?.getScreenCTM?.();if(!l)return null;let r=l.inverse(),
{x:i,y:c}=new DOMPoint(n.clientX,n.clientY).matrixTransform(r),u=this.frame.board?.spots?.find(([L,W,q])=>Math.hypot(L-i,W-c)<=q);if(!u)return null;let[a,d,b,$,
k]=u,[v,F]=[this.root.getBoundingClientRect(),new DOMPoint(a-b,d-b).matrixTransform(l)],H=2*b*l.a,O=`left:${F.x-v.left}px;top:${F.y-v.top}px;width:${H}px;height\
:${H}px`;return this.spot??=this.root.appendChild(Kt("i.bl-beside",{"aria-hidden":"true"})),this.spot.getAttribute("data-tip")!==`${$}
${k}`&&this.tip?.hide(),this.spot.setAttribute("data-tip",`${$}
${k}`),this.spot.setAttribute("style",O),this.spot}piece(e){return Ht(this,e)}explain(e,n){this.tip?.ask(n)}narrow(){let{view:e,views:n,rev:o}=this.frame,l=this.
root.clientWidth;!this.layout.keepsView&&l&&l<=De&&!o&&n.length>2&&e===n[0].key&&this.ask("view",{key:n[1].key})}act(e,n){let o=e.getAttribute("data-do")??"",l=e.
getAttribute("data-pick")??"";for(let i of this.panels)i.acts?.(this,e);if(o==="language"&&(this.local.spoke=l,z("lang",l)),o==="choose")return z(...l.split(":"));
if(o==="letters")return z("letters",this.local.letters?"off":"on");if(o==="unspoke")return(this.local.spoke="")||this.draw();if(o==="rule")return this.tip?.ask(
e);this.panels.flatMap(({on:i})=>i?.[o]??[]).some(i=>i(this,e,n)!==!1)||(C(this,!1),super.act(e,n))}walkBy(e){nt(this,e)}showNow(){for(let e of this.panels)e.inSight?.(
this)}};function Ke(t){let{frame:s,local:e,words:n,area:o}=t,l=r=>s.parts.includes(r);return[ut(s),n.gallery?.style&&Kt("style#pieces",{},n.gallery.style),l("he\
ad")&&t.keep("head",[s.title,s.where,s.views,s.view,s.turns,s.languages,s.lang,!s.board?.svg,e.facts,e.big,e.help,n],()=>wt(s,e,n)),...t.above(),s.cover?Le(s,n):
gt(s,{board:Ee(s,o,e,n,l("turn")&&w("board",s,n)),turn:(l("turn")||l("actions")&&!!s.pick?.path.length)&&vt(s,n),seats:l("turn")&&w("seats",s,n,r=>!X.has(r.kind)),
others:l("turn")&&w("seats",s,n,r=>X.has(r.kind)),hand:l("actions")&&w("hand",s,n),costs:l("actions")&&w("costs",s,n),actions:l("actions")?r=>t.deeds(r):void 0,
receipt:l("receipt")&&Ft(s,e,n),log:l("log")&&t.keep("log",[s.log,n],()=>Et(s,n))}),Ae(e,n),...t.panels.map(r=>r.draw?.(t))]}var Ye=t=>Pe((...s)=>new at(...s,t).
start()),Ge=Ye(()=>({panels:ze,content:Ke}));export{ze as PANELS,X as TRAYS,at as Table,St as actions,g as art,ut as artStyle,fe as bar,Ke as content,Ge as default,J as fadeBelow,Ot as gallery,Bt as goOn,wt as head,
Me as heard,gt as laid,Et as log,T as lying,de as onlyDeed,Ht as pieceAt,dt as placed,jt as play,Ft as receipt,Mt as receiptPanel,yt as rove,ft as scrollByKeys,
Ut as slotBox,w as slots,Vt as soundsPanel,Ye as tableOf,Se as timeline,Rt as timelinePanel,re as tools,vt as turn,nt as walkBy,C as watch,Pt as wholeLines};
