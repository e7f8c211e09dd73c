import{button as U,h as p,picture as Ut}from"./common.js";import{icon as I,token as dt}from"./common.js";var ut=5,Xt=6,G=new Map,$=(t,s)=>t[`slot.${s}`]??[];function bt(t){
let s=["seats","hand","costs","ask"].flatMap(e=>$(t,e).flatMap(n=>n.items??[]));return new Set(s.filter(e=>!e.row?.first).flatMap(e=>[e.row?.key,...(e.buttons??
[]).map(({key:n})=>n)]))}function y(t,s,e){let n=e&&t.art?.pictures[e];if(!e)return null;if(!n)return I(s,e);G.has(n)||G.set(n,Ut(n));let a=G.get(n)?.cloneNode(
!0);return a?.classList.add("bl-art"),a}var ht=t=>t.art?.style&&p("style#art",{},t.art.style);function Jt(t,s,e,n=0){let{kind:a,title:l,note:o,items:i=[],empty:c=0}=t,
b=le[a]??B,r=a==="cards"&&i.some(d=>d.note)?i.length<5?" bl-readable":" bl-many":"";return p("section",{class:`bl-slot bl-${a}${r}`,role:"group","aria-label":l,
"data-k":`${a} ${n}`},(l||o)&&p("div.bl-slot-head",{},l&&p("b",{},l),o&&p("small",{title:o},o)),p("div.bl-items",{},...i.map((d,u)=>(a==="fan"&&d.counted?ee:b)(
d,s,e,u)),...Array.from({length:Math.min(c,Xt)},(d,u)=>p("i.bl-empty",{"aria-hidden":"true","data-k":`empty ${u}`}))),t.reason&&p("p.bl-why",{},t.reason))}function v(t,s,e,n=()=>!0){
let a=$(s,t).filter(n);return a.length>0&&p(`div.bl-${t==="ask"?"asks":t}#${t}`,{},...a.map((l,o)=>Jt(l,s,e,o)))}function A(t,s,e,n,...a){let{row:l,says:o,label:i}=t,
c=o||i,b=t.chosen?" bl-chosen":"",r=[c||s.players[t.seat??-1]?.says,t.note,...(t.facts??[]).map(({says:u})=>u),l?.why].filter(Boolean).join(`
`);if(!l)return p("div",{class:`bl-it ${n}${b}`,role:c?"img":null,"aria-label":c,"data-tip":r||null,title:c,"data-k":t.key},...a);let d=s.refused?.tried===l.key?
" bl-refused":"";return U({class:`bl-it bl-act ${n}${b}${d}`,"data-do":"pick","data-pick":t.less||l.key,"data-k":`${t.key} ${l.key}`,"data-fresh":l.fresh?"1":null,
"data-first":l.first||null,"data-drag":l.fresh&&!l.why&&!l.final&&"pick",tabindex:e?-1:0,"aria-disabled":l.why?"true":null,"aria-pressed":l.fresh&&!l.first&&!l.
why&&!l.final?String(!!l.pressed):null,"data-tip":r||null,title:l.why||c},...a)}var T={"aria-hidden":"true"},mt=t=>(t.count??1)>1&&p("i.bl-badge",T,t.count),ft=t=>p(
"span.bl-unseen",{},t.says||t.label,t.row?.why&&`: ${t.row.why}`);function X(t,s,e,n){let a=Math.min(ut,(t.count??1)-1);return A(t,s,n,"bl-fancard",...Array.from(
{length:a},(l,o)=>p("i.bl-edge",{"aria-hidden":"true","data-k":`edge ${o}`},y(s,e,t.art))),p("span.bl-face",T,y(s,e,t.art),p("small",{},t.label)),mt(t),ft(t))}var pt=(t,s,e,n)=>A(
t,s,n,"bl-tile",y(s,e,t.art),mt(t),t.label&&!t.says?p("small",{},t.label):null,ft(t)),j=(t,s,e)=>!!t.facts?.length&&p("span.bl-figures",{},...t.facts.map((n,a)=>p(
"span",{class:n.strong&&"bl-strong",title:n.says,role:"img","aria-label":n.says,"data-k":`fact ${a}`},y(s,e,n.art),n.text&&p("b",{},n.text))));function Qt(t,s,e,n){
let{row:a,label:l,note:o}=t;return A(t,s,n,t.facts?.length?"bl-boxes":"bl-card-it",p("span.bl-card-top",{},y(s,e,t.art),a?.cost&&!t.facts?.length&&p("small.bl-c\
ost",{},a.cost),j(t,s,e)),p("b.bl-nm",{},l),o&&p("small.bl-more",{},o),a?.why&&p("small.bl-more.bl-why",{},a.why))}function Zt(t,s,e,n){let a=s.players[t.seat??
0];return A(t,s,n,t.now?"bl-plate bl-mover":"bl-plate",p("span.bl-plate-top",{},dt(e,t.seat??0,22),a?.name!==a?.letter&&p("b.bl-pname",{},a?.name),a?.points!==null&&
a?.points!==void 0&&p("b.bl-points",{"aria-label":a.says,title:a.says,"data-seat":a.seat},a.points,I(e,"point"))),j(t,s,e))}function te(t,s,e,n){let{row:a,label:l,
price:o=[],left:i}=t;return A(t,s,n,o.every(([,c])=>c)?"bl-price bl-can":"bl-price",p("span.bl-row-art",{},y(s,e,t.art)),p("span.bl-row-name",{},p("b.bl-nm",{},
l),p("small",{class:a?.why&&"bl-why"},a?.why?t.note||a.why:a?.note||t.note)),a?.why&&t.note&&p("span.bl-unseen",{},a.why),p("span.bl-signs",T,...o.map(([c,b],r)=>p(
"i",{class:b?null:"bl-lack","data-k":`sign ${r}`},y(s,e,c)))),i&&p("span.bl-left-over",{},i),a?.cost&&p("span.bl-unseen",{},a.cost))}var B=(t,s,e,n)=>A(t,s,n,"b\
l-one",y(s,e,t.art),t.label&&p("span",{},t.label),j(t,s,e));function N(t,s,e,n,a,l,o){let i=l===s.less?"":s.row?.why,c=e.refused?.tried===l?" bl-refused":"";return U(
{class:`bl-it bl-act ${t}${c}`,"data-do":"pick","data-pick":l,"data-k":l,"data-drag":!i&&"count",tabindex:-1,"aria-disabled":i?"true":null,title:i||o},...Array.
from({length:Math.min(ut,a-1)},(b,r)=>p("i.bl-edge",{"aria-hidden":"true","data-k":`edge ${r}`},y(e,n,s.art))),p("span.bl-face",T,y(e,n,s.art),p("small",{},s.label)),
p("span.bl-unseen",{},o,i&&`: ${i}`))}function ee(t,s,e){let{count:n=1,chosen:a=0,less:l,row:o}=t,i=n-a;return p("span.bl-stk",{"data-k":t.key},l&&N("bl-fancard\
 bl-chosen",t,s,e,a,l,t.keeps),i>0&&(o?N("bl-fancard",t,s,e,i,o.key,t.says):X({...t,count:i,chosen:0},s,e,0)),a?p("i.bl-of",T,`${a}/${n}`):i>1&&p("i.bl-badge",T,
i))}var se=(t,s,e)=>N("bl-fancard bl-mini",t,s,e,t.chosen??1,t.less??"",t.keeps),ne=(t,s,e)=>t.row?N("bl-fancard bl-mini",t,s,e,1,t.row.key,t.says||t.label):X(t,
s,e,0);function ae(t,s,e){let{seat:n,label:a,note:l,deal:o,buttons:i=[]}=t;return p("div.bl-row",{"data-k":t.key,class:t.now&&"bl-open-to"},typeof n!="number"?t.
art&&I(e,t.art):dt(e,n,24),p("span.bl-row-name",{},p("b",{},a||(typeof n!="number"?"":s.players[n].name)),l&&p("small",{},l)),o&&p("span.bl-signs",{},...o[0].map(
(c,b)=>p("i",{"aria-hidden":"true","data-k":`give ${b}`},y(s,e,c))),o[1].length>0&&p("span.bl-for",T,"›"),...o[1].map((c,b)=>p("i",{"aria-hidden":"true","data\
-k":`get ${b}`},y(s,e,c)))),j(t,s,e),i.length>0&&p("span.bl-row-buttons",{},...i.map(({key:c,name:b,says:r,why:d,fresh:u})=>U({class:"bl-go bl-act","data-do":"p\
ick","data-pick":c,"data-fresh":u?"1":null,tabindex:-1,"aria-disabled":d?"true":null,title:d||r,"aria-label":[b,r,d].filter(Boolean).join(": ")},I(e,c),b))))}var le={
fan:X,tiles:pt,tray:pt,cards:Qt,plates:Zt,"price-rows":te,strip:B,lines:B,buttons:B,laid:se,wanted:ne,answers:ae};import{h as k}from"./common.js";var J=new Set(["tray","tiles","cards","fan"]),gt=2,oe=.5;function yt(t){for(let s of t.querySelectorAll(".bl-own, .bl-mid, .bl-o\
thers, .bl-rim-in"))s.scrollHeight>s.clientHeight+1&&getComputedStyle(s).overflowY==="auto"&&!s.querySelector('button:not([tabindex="-1"]), a[href], input, sele\
ct, summary, [tabindex="0"]')?s.tabIndex=0:s.removeAttribute("tabindex")}var re=".bl-st-body, .bl-st-text, .bl-st-end, .bl-st-said, .bl-st-line, .bl-st-happened\
 ol, .bl-hand, .bl-own, .bl-mid, .bl-others, .bl-rim-in";function Q(t){for(let s of t.querySelectorAll(re)){let n=s.scrollHeight-s.clientHeight-s.scrollTop>2&&getComputedStyle(
s).overflowY==="auto"&&!s.querySelector(".bl-commit, .bl-predict, .bl-st-happened ~ .bl-rcpt");s.classList.toggle("bl-fades",n)}}function kt(t,s){let[,,e,n]=(t.
board?.svg.match(/viewBox="([^"]*)"/)?.[1]??"0 0 1 1").split(" ").map(Number),a=e/n,{board:l,turn:o,seats:i,others:c,hand:b,costs:r,actions:d,receipt:u,log:g,question:x,
answer:C,hints:M,worked:O}=s,_=a>gt?null:r,W=d?d(_):_,E=`--shape:${a.toFixed(3)}`,H=k("div.bl-left#left",{},l);if(!o&&!d&&!g&&!x)return k("div.bl-body.bl-single\
#body",{style:E},H,u);if(a>gt){let P=!!x&&!b&&!r&&!c&&!d,Y=O?.();return k("div.bl-body.bl-across#body",{style:E,class:P?"bl-two":c?null:"bl-pair"},!P&&k("div.bl\
-top#top",{},x,o,i),P&&k("div.bl-own#asks",{},x,M,Y&&C?.(!0)),H,!P&&k("div.bl-own#own",{},Y?C?.(!0):[b,r]),k("div.bl-mid#mid",{},W,Y||C?.(!1),!P&&M,u,g),c&&k("d\
iv.bl-others#others",{},c))}let q=b&&!ie(t)?b:null,ct=x&&!d&&q&&r;return k("div.bl-body.bl-side#body",{style:E,class:[q&&"bl-with-hand",a<oe&&"bl-tall"].filter(
Boolean).join(" ")},x,k("div.bl-left#left",{},l,ct?k("div.bl-feet#feet",{},q,r):q),k("div.bl-rim#rim",{},k("div.bl-rim-in#rimin",{},o,i,!q&&b,d&&W,C?.(!1),!d&&!ct&&
W,c,M,u,g)))}var ie=t=>t["slot.hand"]?.[0]?.kind==="tiles";function wt(t,s){for(let e of t.querySelectorAll(".bl-acts, .bl-items")){if(e.parentElement?.closest(
".bl-acts"))continue;let n=[...e.querySelectorAll("button.bl-act")],a=n.find(l=>l.getAttribute("data-pick")===s)??n[0];for(let l of n)l.setAttribute("tabindex",
l===a?"0":"-1")}}import{button as Z,h as L}from"./common.js";import{tool as tt}from"./common.js";var xt=(t,s,e="")=>L("div.bl-seg",{class:e,role:"group","aria-label":t},s);function vt(t,s,e,n){
return L("div.bl-head#head",{},L("div.bl-names",{},L("span.bl-name",{},t.title),L("span.bl-where",{},t.where)),L("div.bl-tools",{},n,xt(e.view,t.views.map(({key:a,
label:l})=>Z({"data-do":"view","data-pick":a,"aria-pressed":String(a===t.view)},l))),t.turns&&tt(e,"turn",e.turn_board,{"data-do":"turn","data-at":1}),xt(e.language,
t.languages.map(({key:a,label:l})=>Z({"data-do":"language","data-pick":a,lang:a,"aria-pressed":String(a===t.lang)},l)),"bl-langs"),ce(t,s,e)))}var ce=(t,s,e)=>[
t.board?.svg&&tt(e,"words",e.facts,{"data-do":"facts","aria-expanded":String(s.facts)}),t.board?.svg&&tt(e,s.big?"small":"big",s.big?e.smaller:e.bigger,{"data-d\
o":"big","aria-pressed":String(s.big)}),Z({class:"bl-ibtn","aria-label":e.help,title:e.help,"data-do":"help","aria-expanded":String(s.help)},"?")];import{button as et,h}from"./common.js";import{icon as pe,token as de}from"./common.js";var ue=16;function Ct(t,s){let{seat:e,says:n,budget:a,note:l,over:o}=t.turn,{path:i=[],prompt:c=""}=t.pick??{},b=i.length>0,r=$(t,"ask").length>0;return h("div.\
bl-turn#turnbox",{class:b&&"bl-picking"},de(s,e,30),h(o?"h3.bl-who":"b.bl-who",{},b?i.join(" › "):n),a&&h("span.bl-ap",{},!b&&h("span.bl-pips",{"aria-hidden":"\
true"},...Array.from({length:a.of>ue?0:a.of},(d,u)=>h("i",{class:u<a.left?"bl-full":""}))),h("b",{},a.short),h("small",{},a.rest)),h("small",{class:c?r?"bl-prom\
pt bl-unseen":"bl-prompt":null},c||l),b&&et({class:"bl-quiet","data-do":"cancel"},t.edit?.edits?s.put_down:s.cancel))}var be=({groups:t})=>t.flatMap(({rows:s})=>s).
find(({single:s})=>s);function St(t,s,e,n,a=""){return et({class:`bl-act ${a}${s.refused?.tried===t.key?" bl-refused":""}`,"data-do":"pick","data-pick":t.key,"d\
ata-fresh":"1","data-drag":!t.why&&!t.final&&"pick",tabindex:-1,title:t.why||t.note||null,"aria-disabled":t.why?"true":null,"aria-pressed":t.why||t.final?null:String(
!!t.pressed)},pe(e,t.key),h("span.bl-nm",{},t.label),t.note&&h("span.bl-cnt",{class:t.note.length>26&&"bl-long"},t.note),t.cost&&h("span.bl-cost",{},t.cost),t.why&&
h("span",{class:n?"bl-why":"bl-unseen"},t.why,t.more&&h("em",{},` ${t.more}`)))}function Tt(t,s,e){let n=bt(t),a=$(t,"ask"),l=a.length||t.edit?.edits?void 0:be(
t),o=l&&!n.has(l.key)?l:void 0,i=(a.length?[]:t.groups).map(u=>({...u,rows:u.rows.filter(g=>!n.has(g.key)&&g!==o),all:u.rows})).filter(u=>u.rows.length),c=i.flatMap(
u=>u.rows),b=o&&c.some(u=>!u.why)?o:void 0,r=($(t,"actions")[0]?.kind??($(t,"costs").length?"buttons":"lines"))!=="buttons",d=c.find(u=>u.why);return h("div.bl-\
acts#acts",{class:a.length>0&&"bl-asked",role:"group","aria-label":s.actions},!a.length&&e,o&&St(o,t,s,!1,"bl-only"),h("div#deeds",{class:r?"bl-list":"bl-button\
s"},i.map(u=>h("div",{role:"group","aria-label":u.label,"data-k":`group ${u.label}`},r&&i.length>1&&c.length<6&&h("div.bl-grp",{"aria-hidden":"true"},u.label),u.
all.map(g=>g===b?h("span.bl-act.bl-stood",{"aria-hidden":"true"},g.label):u.rows.includes(g)&&St(g,t,s,r))))),he(t,s,n),h("p.bl-why.bl-reason#reason",{},d&&[h("\
b",{},`${d.label}: `),d.why]))}function he(t,s,e){let{choices:n=[],foretold:a}=t.pick??{},l=n.filter(i=>!e.has(i.key)),o=v("ask",t,s);return!o&&!l.length&&!a?.length?
null:h("div.bl-pick#pick",{},a?.length?h("ul.bl-foretold",{},...a.map(i=>h("li",{},i))):null,o,l.length>0&&h("div.bl-choices",{},l.map(i=>et({class:"bl-go","dat\
a-do":"pick","data-pick":i.key,"aria-disabled":i.why?"true":null},h("b",{},i.label),(i.note||i.cost)&&h("small",{},[i.note,i.cost].filter(Boolean).join(", ")),i.
why&&!i.note&&h("small.bl-why",{},i.why)))))}import{button as nt,h as m}from"./common.js";import{icon as me,token as $t}from"./common.js";import{moves as fe}from"./help.js";import{tool as st}from"./common.js";
var ge=1800,ye=(t,s,...e)=>nt({class:"bl-bar","data-do":"bill","aria-expanded":String(s)},e,me(t,s?"up":"down"));function At(t,s,e,n=!1){let a=t.receipt;if(!a)return null;
let l=a.lines[s.walk],o=l?l.seat:Math.min(s.tab,a.totals.length-1),i=a.lines.map((r,d)=>({...r,index:d})).filter(r=>r.seat===o),c=s.bill||!!l||n,b=a.title&&m("h\
3",{},a.title);return m("section.bl-rcpt#receipt",{class:c&&"bl-open",role:"group","aria-label":a.title||null},!n&&ye(e,c,b,m("span.bl-bar-sums",{},t.players.map(
({name:r,seat:d})=>m("span",{role:"img","aria-label":`${r}: ${a.totals[d]}`,"data-k":`sum ${d}`},$t(e,d,18),m("b",{},a.totals[d]))))),c&&m("div.bl-rhead",{},n&&
b,!!a.lines.length&&m("div.bl-walk",{role:"group","aria-label":e.walk},m("span",{class:l?null:"bl-unseen"},l?e.walked.replace("{n}",String(s.walk+1)).replace("{\
m}",String(a.lines.length)):e.walk),st(e,"back",e.step_back,{"data-do":"walk","data-at":-1,"aria-disabled":s.walk<0?"true":null}),st(e,"on",e.step_on,{"data-do":"\
walk","data-at":1}),fe(s)&&st(e,s.watching?"stop":"play",s.watching?e.watch_stop:e.watch,{"data-do":"watch","aria-pressed":String(s.watching)}))),c&&m("div.bl-r\
grid",{},m("div.bl-tabs",{role:"tablist","aria-label":a.title},t.players.map(r=>nt({role:"tab","aria-selected":String(r.seat===o),tabindex:r.seat===o?0:-1,"data\
-do":"tab","data-at":r.seat},$t(e,r.seat,24),m("span.bl-unseen",{},`${r.name}: `),m("b",{},(l?.scores??a.totals)[r.seat])))),m("div.bl-lines",{role:"tabpanel","\
aria-label":t.players[o].name},i.map((r,d)=>nt({class:r.points?"bl-rline":"bl-rline bl-zero","data-do":"line","data-line":r.index,"data-rule":r.rule||null,"data\
-title":r.title,"aria-pressed":String(r.index===s.walk),tabindex:l?r.index===s.walk?0:-1:d?-1:0},m("span",{},r.label),m("span.bl-sum",{},r.sum),m("b",{},r.points))),
!i.length&&m("p.bl-nothing",{},e.no_lines),m("div.bl-total",{},m("span",{},e.total),m("b",{},a.totals[o])))))}var V=new WeakMap,Ft=new WeakMap;function F(t,s){let{
local:e}=t;clearTimeout(V.get(t)),V.delete(t);let n=()=>{t.signal.aborted||!t.root.isConnected||(lt(t,e.walk+1,!1),e.watching=e.walk>=0,e.watching&&V.set(t,setTimeout(
n,ge)),t.draw())};!s&&!e.watching||(e.watching=!1,s?n():t.draw())}function at(t,s){if(F(t,!1),!t.frame.receipt?.lines.length)return t.speak(t.words.no_lines);lt(
t,t.local.walk+s,!1),t.draw()}function lt(t,s,e){let{frame:n,local:a}=t,l=n.receipt?.lines??[],o=a.walk;a.walk=e&&s===a.walk||s>=l.length?-1:Math.max(-1,s),typeof n.
receipt?.at=="number"&&a.walk!==o&&t.ask("walk",{at:a.walk});let i=l[a.walk];if(!i)return;a.tab=i.seat;let c=n.players[i.seat];t.speak([(c?`${c.name}: `:"")+i.label,
i.sum,i.points].filter(b=>b!=="").join(", "))}function ke({root:t,local:s},e){let n=t.querySelector(".bl-rline[aria-pressed=true]"),a=n?.closest(".bl-rim-in, .b\
l-lines");if(!n||!a||s.walk===e)return;let l=n.getBoundingClientRect().bottom-a.getBoundingClientRect().bottom,o=n.getBoundingClientRect().top-a.getBoundingClientRect().
top;l>0?a.scrollTop+=l+8:o<0&&(a.scrollTop+=o-8)}var Mt=t=>Number(t.getAttribute("data-at")),Lt={key:"receipt",on:{watch:t=>F(t,!V.get(t)),walk:(t,s)=>at(t,Mt(s)),
bill:t=>{F(t,!1),Object.assign(t.local,{bill:!t.local.bill,walk:-1}),t.draw()},tab:(t,s)=>{F(t,!1),Object.assign(t.local,{tab:Mt(s),walk:-1}),t.draw()},line:(t,s)=>{
F(t,!1),lt(t,Number(s.getAttribute("data-line")),!0),t.draw()}},inSight(t){ke(t,Ft.get(t)??-1),Ft.set(t,t.local.walk)}};import{button as z,h as f,known as we}from"./common.js";import{icon as xe,node as Wt,token as ve}from"./common.js";import{ruled as Se,tool as ot}from"./common.js";
function qt(t,s){return f("section.bl-say#log",{role:"group","aria-label":s.happened},f("h3",{},s.happened),t.log.length?f("ol",{tabindex:0,"aria-label":s.happened},
Ce(t.log).map(([e,n],a)=>we(f("li",{class:(e.seat??-1)<0&&"bl-chance"},(e.seat??-1)>=0&&ve(s,e.seat,16),f("span",{},e.text," ",e.rule&&a===0&&Se(e))),n))):f("p.\
bl-nothing",{},s.nothing))}function Pt(t){let s=t.querySelector(".bl-say ol");if(!s||s.children.length<2)return;s.style.maxHeight="";let e=s.clientHeight;if(s.scrollHeight<=
e+1)return;let n=[...s.children].map(l=>l.offsetTop+l.offsetHeight-s.offsetTop),a=Math.max(0,...n.filter(l=>l<=e+1));a&&(s.style.maxHeight=`${a}px`)}function Ce(t){
let s=new Map;return[...t].reverse().map(e=>{let n=(s.get(e.text)??0)+1;return s.set(e.text,n),[e,`${e.text} ${n}`]}).reverse()}var rt=30;function Te(t,s,e){let n=t.
time,a=s.step<0?n.ply:s.step,l=[{ply:n.first,seat:-2,says:n.first?"":n.start},...n.nodes],o=(r,d,u)=>d>r&&f("i",{class:`bl-rail ${u}`,style:`left:${(r-n.first)*
rt+14}px;width:${(d-r)*rt}px`}),i=n.nodes.at(-1)?.ply??n.first,c=n.branches.filter(r=>!r.folded&&r.at<=i),b=e.branches?.replace("{n}",String(c.length))??"";return f(
"div.bl-time#time",{},Object.entries({undo:n.can_undo,redo:n.can_redo}).map(([r,d])=>ot(e,r,e[r],{"data-do":r,"aria-disabled":d?null:"true"})),f("div.bl-track#t\
rack",{role:"group","aria-label":n.label},n.earlier&&z({class:"bl-quiet bl-fold","data-do":"unfold"},n.earlier),f("div.bl-rows",{},s.branches&&c.map((r,d)=>f("d\
iv.bl-branch",{"data-k":`branch ${r.name}`,style:`padding-left:${(r.at-n.first)*rt+14}px`},f("svg.bl-bend",{viewBox:"0 0 30 28",width:30,height:28,"aria-hidden":"\
true"},f("path",{d:`M1 ${28*(c.length-d)+10}V26C1 16 8 14 30 14`})),z({class:"bl-quiet","data-do":"switch","data-pick":r.name,"aria-label":r.says},...r.seats.slice(
0,6).map(u=>Wt(e,u,"bl-later")),f("span",{},r.label)))),f("div.bl-mainline",{},o(n.first,n.ply,"bl-done"),o(n.ply,i,""),l.map(r=>z({class:"bl-step","data-do":"j\
ump","data-at":r.ply,"aria-label":r.says||`${r.ply}`,title:r.says,"aria-current":r.ply===n.ply?"step":null,tabindex:r.ply===a?0:-1},Wt(e,r.seat,r.ply===n.ply?"b\
l-now":r.ply<n.ply?"bl-past":"bl-later")))))),c.length>0&&z({class:"bl-quiet bl-fork","data-do":"branches","aria-expanded":String(!!s.branches),"aria-label":b,title:b},
xe(e,"fork"),c.length),f("span.bl-count",{},n.step),t.seats.choices.length>2&&f("label.bl-seen",{},f("small",{},e.seen_by),f("select.bl-seat#seat",{"aria-label":e.
seen_by,"data-do":"seat"},t.seats.choices.map(r=>f("option",{value:r.seat,selected:r.seat===t.seats.shown},r.label)))),t.make_question&&ot(e,"question",e.make_question,
{"data-do":"make_question","data-k":"question","data-pick":!t.make_question.open&&"open","aria-expanded":String(t.make_question.open)}),[t.edit&&"edit","copy","\
link"].map(r=>r&&ot(e,r,e[r],{"data-do":r})))}var Et=new WeakMap,Rt={key:"timeline",draw(t){let{frame:s,local:e,words:n}=t;return s.parts.includes("timeline")&&
t.keep("time",[s.time,s.seats,s.make_question?.open,e.step,e.branches,n],()=>Te(s,e,n))},on:{branches:t=>{t.local.branches=!t.local.branches,t.draw()}},inSight(t){
let{ply:s}=t.frame.time,e=s!==Et.get(t)&&t.root.querySelector(".bl-track");Et.set(t,s);let n=e?e.querySelector('[aria-current="step"]'):null;e&&n&&(e.scrollLeft=
n.offsetLeft+60-e.clientWidth)}};import{h as S}from"./common.js";import{drawn as $e}from"./help.js";function Ot(t,s){let e=s?.closest("[data-place]")?.getAttribute("data-place"),n=s?.closest(".\
bl-it, li")?.getAttribute("data-k")?.split(" ")[0];return t.words.gallery?.pieces?.[(e?t.frame.kinds?.[e]:n)??""]}function _t(t,s){let e=t.help&&s.gallery;return e?.
pieces?S("section.bl-help.bl-gallery#gallery",{role:"group","aria-label":e.title},S("b",{},e.title),S("p",{},e.how),S("ul.bl-items",{},...Object.entries(e.pieces).
map(([n,a],l)=>S("li",{"data-k":n,tabindex:l?-1:0,class:a.special&&"bl-special"},$e(a),S("b",{},a.name),S("span",{},a.text),S("small",{},a.note))))):null}var Ht=new WeakMap;function Bt(t){clearTimeout(Ht.get(t));let{frame:s,local:e,link:n,signal:a}=t,l=s.opponent;if(typeof l!="number"||e.link||s.by&&s.by!==n.client)
return;let o=s.play?s.play.pace==="fast":e.calm||globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches,i=()=>{!a.aborted&&t.root.isConnected&&t.link.
send("opponent",t.frame.rev,{at:o?0:1})};Ht.set(t,setTimeout(i,o?0:l))}import{choice as Fe}from"./help.js";var Me={place:[[165,0,.09,"triangle"]],roll:[0,.07,.13,.21,.3].map((t,s)=>[240-24*s,t,.05,"square"]),card:[[980,0,.05],[1310,
.05,.06]],right:[[523,0,.14],[659,.1,.14],[784,.2,.28]],wrong:[[220,0,.16,"triangle"],[185,.15,.24,"triangle"]],turn:[[440,0,.12],[587,.11,.2]]},Ae=.12,It=.012,
Nt=t=>t["slot.board"]?.length??0,jt=t=>(t["slot.hand"]??[]).flatMap(s=>s.items??[]).reduce((s,e)=>s+(e.count??1),0);function Le(t,s){if(!s)return"";let e=t.question?.
result;return e&&e!==s.question?.result&&!s.question?.result&&!e.told?e.right?"right":"wrong":t.time?.ply!==s.time?.ply+1?"":Nt(t)&&!Nt(s)?"roll":typeof s.opponent==
"number"&&typeof t.opponent!="number"?"turn":jt(t)>jt(s)?"card":"place"}var R;function Vt(t){try{R??=new AudioContext;let s=R.currentTime;for(let[e,n,a,l="sine"]of Me[t]){
let[o,i]=[R.createOscillator(),R.createGain()];o.type=l,o.frequency.value=e,i.gain.setValueAtTime(0,s+n),i.gain.linearRampToValueAtTime(Ae,s+n+It),i.gain.exponentialRampToValueAtTime(
.001,s+n+a),o.connect(i).connect(R.destination),o.start(s+n),o.stop(s+n+a+It)}}catch{}}var zt={key:"sounds",changing({frame:t,before:s}){let e=Fe("sounds")==="o\
n"&&Le(t,s);e&&Vt(e)},acts(t,s){s.getAttribute("data-pick")==="sounds:on"&&Vt("turn")}};import{button as Dt,h as w}from"./common.js";var We=[1,2,3],Ee=t=>w("svg.bl-stars",{viewBox:"0 0 72 24",width:72,height:24,"aria-hidden":"true"},We.map(s=>w("pa\
th",{class:s<=t&&"bl-star",transform:`translate(${24*(s-1)} 0)`,d:"M12 2.5l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5-4.8-4.6 6.6-.9z"}))),qe=({title:t,
says:s,now:e,stars:n,most:a,told:l,best:o,again:i,line:c,signs:b},r=!0)=>w("section.bl-challenge#challenge",{"aria-label":t},w("div",{},r&&w("h3",{},t),w("span",
{role:"img","aria-label":b},Ee(Math.max(n,a))),w("b",{},e)),w("p",{},s),(l||i)&&w("div",{class:n===3?"bl-won":""},l&&w("p.bl-judged",{},l),i&&Dt({class:n>=0&&n<
3?"bl-main":"bl-go","data-do":"again","data-k":"again"},i),o&&Dt({class:"bl-go","data-do":"best","data-k":"best"},o)),c.length>0&&w("ol",{},c.map((d,u)=>w("li",
{"data-k":String(u)},d)))),Ms={key:"challenge",above:({frame:t})=>t.challenge&&qe(t.challenge),refocus(t){let s=t.frame.challenge?.told&&t.root.querySelector('.\
bl-challenge [data-do="again"]');return s&&t.focusOn(s),!!s},on:{again:t=>t.ask("again"),best:t=>t.ask("best")}};import{copied as Pe,cover as Re}from"./board.js";import{hits as Oe,surface as _e}from"./board.js";import{h as Gt}from"./common.js";import{shownBy as He}from"./common.js";
import{otherNotebook as Be}from"./help.js";import{celebrate as Ie,countUp as Ne,follows as je,move as Ve}from"./help.js";import{choice as D,choose as K,inColours as Kt,obey as ze,otherTongue as De,repainted as Yt,
settings as Ke}from"./help.js";import{Tip as Ye}from"./help.js";import{View as Ge}from"./board.js";var Ue=480,Xe=[Lt,Rt,zt],it=class extends Ge{constructor(e,n,a,l){super(e,n,a);this.fresh=!0;this.layout=l(this)}get panels(){return this.layout.panels}content(){
return this.layout.content(this)}get isNext(){return je(this.frame,this.before)}deeds(e){let{frame:n,words:a,panels:l}=this;return l.reduce((i,c)=>()=>c.actions?
c.actions(this,i):i(),()=>Tt(n,a,e))()}instead(){return this.panels.map(e=>e.instead?.(this))}onKey(e){this.panels.some(n=>n.onKey?.(this,e))||super.onKey(e)}take(e){
for(let n of this.panels){let a=n.take?.(this,e);if(a)return a}return super.take(e)}onOver(e){super.onOver(e);for(let n of this.panels)n.onOver?.(this,e)}onAnswer(e,n){
for(let a of this.panels)a.onAnswer?.(this,e,n);super.onAnswer(e,n)}marks(){super.marks();for(let e of this.panels)e.marks?.(this)}refocus(e){this.panels.some(n=>n.
refocus?.(this))||super.refocus(e)}leaves(e,n){return!this.layout.holdsFocus&&super.leaves(e,n)}changed(){for(let e of this.panels)e.changing?.(this);super.changed();
for(let e of this.panels)e.changed?.(this)}above(){let{frame:e,local:n,words:a}=this,l=e.languages.map(({key:o})=>o);return[...super.above(),Be(this.model,e.lang,
l,n.spoke,a),Ke(e,n,a),_t(n,a),...this.panels.map(o=>o.above?.(this))]}settle(e){wt(e,this.local.row)}get frame(){return Kt(this.model.get("frame"),this.model.get(
"words").apart,(e,n)=>({...e,board:e.board&&{...e.board,svg:n(e.board.svg)},art:Yt(e.art,n)}))}get words(){let e=this.model.get("words");return Kt(e,e.apart,Yt)}draw(){
for(let n of this.panels)n.before?.(this);super.draw();let{frame:e}=this;Ve(this.root,e,this.before,n=>y(e,this.words,n)),Ne(this.root,e,this.before),Ie(this.root,
e,this.before),this.before=e,Bt(this),this.fitLog();for(let n of this.panels)n.after?.(this)}fitLog(){globalThis.requestAnimationFrame?.(()=>{Pt(this.root),yt(this.
root),Q(this.root)})}listen(){ze(this.signal,()=>(this.heed(),this.draw())),this.heed(),super.listen();let{root:e,signal:n}=this;e.addEventListener("scroll",()=>Q(
e),{signal:n,capture:!0,passive:!0}),this.narrow();let{lang:a,languages:l,rev:o}=this.frame,i=!o&&De(this.model,a,l.map(c=>c.key));i&&this.ask("language",{key:i}),
this.tip=new Ye(this);for(let c of this.panels)c.listen?.(this)}heed(){Object.assign(this.local,{calm:D("motion")==="none",letters:D("letters")!=="off"})}enlarge(e){
super.enlarge(e);let n=this.model.model_id??"";(e||D("big")===n)&&K("big",e?n:"")}onResize(){super.onResize();for(let e of this.panels)e.resized?.(this);if(this.
fitLog(),this.fresh&&this.root.isConnected&&this.root.getClientRects().length){this.fresh=!1;let e=this.model.model_id;e&&D("big")===e&&!this.local.big&&this.enlarge(
!0)}}spots(e){return Oe(this.root,e.getAttribute("data-place"))}beside(e,n){let l=e.closest(".bl-surface > svg")?.getScreenCTM?.();if(!l)return null;let o=l.inverse(),
{x:i,y:c}=new DOMPoint(n.clientX,n.clientY).matrixTransform(o),b=this.frame.board?.spots?.find(([W,E,H])=>Math.hypot(W-i,E-c)<=H);if(!b)return null;let[r,d,u,g,
x]=b,[C,M]=[this.root.getBoundingClientRect(),new DOMPoint(r-u,d-u).matrixTransform(l)],O=2*u*l.a,_=`left:${M.x-C.left}px;top:${M.y-C.top}px;width:${O}px;height\
:${O}px`;return this.spot??=this.root.appendChild(Gt("i.bl-beside",{"aria-hidden":"true"})),this.spot.getAttribute("data-tip")!==`${g}
${x}`&&this.tip?.hide(),this.spot.setAttribute("data-tip",`${g}
${x}`),this.spot.setAttribute("style",_),this.spot}piece(e){return Ot(this,e)}explain(e,n){this.tip?.ask(n)}narrow(){let{view:e,views:n,rev:a}=this.frame,l=this.
root.clientWidth;!this.layout.keepsView&&l&&l<=Ue&&!a&&n.length>2&&e===n[0].key&&this.ask("view",{key:n[1].key})}act(e,n){let a=e.getAttribute("data-do")??"",l=e.
getAttribute("data-pick")??"";for(let i of this.panels)i.acts?.(this,e);if(a==="language"&&(this.local.spoke=l,K("lang",l)),a==="choose")return K(...l.split(":"));
if(a==="letters")return K("letters",this.local.letters?"off":"on");if(a==="unspoke")return(this.local.spoke="")||this.draw();if(a==="rule")return this.tip?.ask(
e);this.panels.flatMap(({on:i})=>i?.[a]??[]).some(i=>i(this,e,n)!==!1)||(F(this,!1),super.act(e,n))}walkBy(e){at(this,e)}showNow(){for(let e of this.panels)e.inSight?.(
this)}};function Je(t){let{frame:s,local:e,words:n,area:a}=t,l=o=>s.parts.includes(o);return[ht(s),n.gallery?.style&&Gt("style#pieces",{},n.gallery.style),l("he\
ad")&&t.keep("head",[s.title,s.where,s.views,s.view,s.turns,s.languages,s.lang,!s.board?.svg,e.facts,e.big,e.help,n],()=>vt(s,e,n)),...t.above(),s.cover?Re(s,n):
kt(s,{board:_e(s,a,e,n,l("turn")&&v("board",s,n)),turn:(l("turn")||l("actions")&&!!s.pick?.path.length)&&Ct(s,n),seats:l("turn")&&v("seats",s,n,o=>!J.has(o.kind)),
others:l("turn")&&v("seats",s,n,o=>J.has(o.kind)),hand:l("actions")&&v("hand",s,n),costs:l("actions")&&v("costs",s,n),actions:l("actions")?o=>t.deeds(o):void 0,
receipt:l("receipt")&&At(s,e,n),log:l("log")&&t.keep("log",[s.log,n],()=>qt(s,n))}),Pe(e,n),...t.panels.map(o=>o.draw?.(t))]}var Qe=t=>He((...s)=>new it(...s,t).
start()),Ze=Qe(()=>({panels:Xe,content:Je}));export{Xe as PANELS,J as TRAYS,it as Table,Tt as actions,y as art,ht as artStyle,ye as bar,Ms as challenge,qe as challengePanel,Je as content,Ze as default,Q as fadeBelow,
_t as gallery,Bt as goOn,vt as head,Le as heard,kt as laid,qt as log,$ as lying,be as onlyDeed,Ot as pieceAt,bt as placed,Vt as play,At as receipt,Lt as receiptPanel,
wt as rove,yt as scrollByKeys,Jt as slotBox,v as slots,zt as soundsPanel,Ee as stars,Qe as tableOf,Te as timeline,Rt as timelinePanel,ce as tools,Ct as turn,at as walkBy,
F as watch,Pt as wholeLines};
