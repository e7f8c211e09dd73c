import{button as Y,h as c,picture as Kt}from"./common.js";import{icon as _,token as it}from"./common.js";var ct=5,Gt=6,G=new Map,$=(t,n)=>t[`slot.${n}`]??[];function pt(t){
let n=["seats","hand","costs","ask"].flatMap(e=>$(t,e).flatMap(s=>s.items??[]));return new Set(n.filter(e=>!e.row?.first).flatMap(e=>[e.row?.key,...(e.buttons??
[]).map(({key:s})=>s)]))}function g(t,n,e){let s=e&&t.art?.pictures[e];if(!e)return null;if(!s)return _(n,e);G.has(s)||G.set(s,Kt(s));let l=G.get(s)?.cloneNode(
!0);return l?.classList.add("bl-art"),l}var dt=t=>t.art?.style&&c("style#art",{},t.art.style);function Yt(t,n,e,s=0){let{kind:l,title:o,note:r,items:i=[],empty:d=0}=t,
u=ne[l]??N,a=l==="cards"&&i.some(p=>p.note)?i.length<5?" bl-readable":" bl-many":"";return c("section",{class:`bl-slot bl-${l}${a}`,role:"group","aria-label":o,
"data-k":`${l} ${s}`},(o||r)&&c("div.bl-slot-head",{},o&&c("b",{},o),r&&c("small",{title:r},r)),c("div.bl-items",{},...i.map((p,b)=>(l==="fan"&&p.counted?Qt:u)(
p,n,e,b)),...Array.from({length:Math.min(d,Gt)},(p,b)=>c("i.bl-empty",{"aria-hidden":"true","data-k":`empty ${b}`}))),t.reason&&c("p.bl-why",{},t.reason))}function w(t,n,e,s=()=>!0){
let l=$(n,t).filter(s);return l.length>0&&c(`div.bl-${t==="ask"?"asks":t}#${t}`,{},...l.map((o,r)=>Yt(o,n,e,r)))}function M(t,n,e,s,...l){let{row:o,says:r,label:i}=t,
d=r||i,u=t.chosen?" bl-chosen":"",a=[d||n.players[t.seat??-1]?.says,t.note,...(t.facts??[]).map(({says:b})=>b),o?.why].filter(Boolean).join(`
`);if(!o)return c("div",{class:`bl-it ${s}${u}`,role:d?"img":null,"aria-label":d,"data-tip":a||null,title:d,"data-k":t.key},...l);let p=n.refused?.tried===o.key?
" bl-refused":"";return Y({class:`bl-it bl-act ${s}${u}${p}`,"data-do":"pick","data-pick":t.less||o.key,"data-k":`${t.key} ${o.key}`,"data-fresh":o.fresh?"1":null,
"data-first":o.first||null,tabindex:e?-1:0,"aria-disabled":o.why?"true":null,"aria-pressed":o.fresh&&!o.first&&!o.why&&!o.final?String(!!o.pressed):null,"data-t\
ip":a||null,title:o.why||d},...l)}var S={"aria-hidden":"true"},ut=t=>(t.count??1)>1&&c("i.bl-badge",S,t.count),bt=t=>c("span.bl-unseen",{},t.says||t.label,t.row?.
why&&`: ${t.row.why}`);function U(t,n,e,s){let l=Math.min(ct,(t.count??1)-1);return M(t,n,s,"bl-fancard",...Array.from({length:l},(o,r)=>c("i.bl-edge",{"aria-hi\
dden":"true","data-k":`edge ${r}`},g(n,e,t.art))),c("span.bl-face",S,g(n,e,t.art),c("small",{},t.label)),ut(t),bt(t))}var rt=(t,n,e,s)=>M(t,n,s,"bl-tile",g(n,e,
t.art),ut(t),t.label&&!t.says?c("small",{},t.label):null,bt(t)),B=(t,n,e)=>!!t.facts?.length&&c("span.bl-figures",{},...t.facts.map((s,l)=>c("span",{class:s.strong&&
"bl-strong",title:s.says,role:"img","aria-label":s.says,"data-k":`fact ${l}`},g(n,e,s.art),s.text&&c("b",{},s.text))));function Ut(t,n,e,s){let{row:l,label:o,note:r}=t;
return M(t,n,s,t.facts?.length?"bl-boxes":"bl-card-it",c("span.bl-card-top",{},g(n,e,t.art),l?.cost&&!t.facts?.length&&c("small.bl-cost",{},l.cost),B(t,n,e)),c(
"b.bl-nm",{},o),r&&c("small.bl-more",{},r),l?.why&&c("small.bl-more.bl-why",{},l.why))}function Xt(t,n,e,s){let l=n.players[t.seat??0];return M(t,n,s,t.now?"bl-\
plate bl-mover":"bl-plate",c("span.bl-plate-top",{},it(e,t.seat??0,22),l?.name!==l?.letter&&c("b.bl-pname",{},l?.name),l?.points!==null&&l?.points!==void 0&&c("\
b.bl-points",{"aria-label":l.says,title:l.says,"data-seat":l.seat},l.points,_(e,"point"))),B(t,n,e))}function Jt(t,n,e,s){let{row:l,label:o,price:r=[],left:i}=t;
return M(t,n,s,r.every(([,d])=>d)?"bl-price bl-can":"bl-price",c("span.bl-row-art",{},g(n,e,t.art)),c("span.bl-row-name",{},c("b.bl-nm",{},o),c("small",{class:l?.
why&&"bl-why"},l?.why?t.note||l.why:l?.note||t.note)),l?.why&&t.note&&c("span.bl-unseen",{},l.why),c("span.bl-signs",S,...r.map(([d,u],a)=>c("i",{class:u?null:"\
bl-lack","data-k":`sign ${a}`},g(n,e,d)))),i&&c("span.bl-left-over",{},i),l?.cost&&c("span.bl-unseen",{},l.cost))}var N=(t,n,e,s)=>M(t,n,s,"bl-one",g(n,e,t.art),
t.label&&c("span",{},t.label),B(t,n,e));function H(t,n,e,s,l,o,r){let i=o===n.less?"":n.row?.why,d=e.refused?.tried===o?" bl-refused":"";return Y({class:`bl-it \
bl-act ${t}${d}`,"data-do":"pick","data-pick":o,"data-k":o,tabindex:-1,"aria-disabled":i?"true":null,title:i||r},...Array.from({length:Math.min(ct,l-1)},(u,a)=>c(
"i.bl-edge",{"aria-hidden":"true","data-k":`edge ${a}`},g(e,s,n.art))),c("span.bl-face",S,g(e,s,n.art),c("small",{},n.label)),c("span.bl-unseen",{},r,i&&`: ${i}`))}
function Qt(t,n,e){let{count:s=1,chosen:l=0,less:o,row:r}=t,i=s-l;return c("span.bl-stk",{"data-k":t.key},o&&H("bl-fancard bl-chosen",t,n,e,l,o,t.keeps),i>0&&(r?
H("bl-fancard",t,n,e,i,r.key,t.says):U({...t,count:i,chosen:0},n,e,0)),l?c("i.bl-of",S,`${l}/${s}`):i>1&&c("i.bl-badge",S,i))}var Zt=(t,n,e)=>H("bl-fancard bl-m\
ini",t,n,e,t.chosen??1,t.less??"",t.keeps),te=(t,n,e)=>t.row?H("bl-fancard bl-mini",t,n,e,1,t.row.key,t.says||t.label):U(t,n,e,0);function ee(t,n,e){let{seat:s,
label:l,note:o,deal:r,buttons:i=[]}=t;return c("div.bl-row",{"data-k":t.key,class:t.now&&"bl-open-to"},typeof s!="number"?t.art&&_(e,t.art):it(e,s,24),c("span.b\
l-row-name",{},c("b",{},l||(typeof s!="number"?"":n.players[s].name)),o&&c("small",{},o)),r&&c("span.bl-signs",{},...r[0].map((d,u)=>c("i",{"aria-hidden":"true",
"data-k":`give ${u}`},g(n,e,d))),r[1].length>0&&c("span.bl-for",S,"›"),...r[1].map((d,u)=>c("i",{"aria-hidden":"true","data-k":`get ${u}`},g(n,e,d)))),B(t,n,e),
i.length>0&&c("span.bl-row-buttons",{},...i.map(({key:d,name:u,says:a,why:p,fresh:b})=>Y({class:"bl-go bl-act","data-do":"pick","data-pick":d,"data-fresh":b?"1":
null,tabindex:-1,"aria-disabled":p?"true":null,title:p||a,"aria-label":[u,a,p].filter(Boolean).join(": ")},_(e,d),u))))}var ne={fan:U,tiles:rt,tray:rt,cards:Ut,
plates:Xt,"price-rows":Jt,strip:N,lines:N,buttons:N,laid:Zt,wanted:te,answers:ee};import{h as y}from"./common.js";var X=new Set(["tray","tiles","cards","fan"]),ht=2,se=.5;function mt(t){for(let n of t.querySelectorAll(".bl-own, .bl-mid, .bl-o\
thers, .bl-rim-in"))n.scrollHeight>n.clientHeight+1&&getComputedStyle(n).overflowY==="auto"&&!n.querySelector('button:not([tabindex="-1"]), a[href], input, sele\
ct, summary, [tabindex="0"]')?n.tabIndex=0:n.removeAttribute("tabindex")}function ft(t,n){let[,,e,s]=(t.board?.svg.match(/viewBox="([^"]*)"/)?.[1]??"0 0 1 1").split(
" ").map(Number),l=e/s,{board:o,turn:r,seats:i,others:d,hand:u,costs:a,actions:p,receipt:b,log:C,question:k,answer:v,hints:F,worked:O}=n,q=l>ht?null:a,W=p?p(q):
q,E=`--shape:${l.toFixed(3)}`,I=y("div.bl-left#left",{},o);if(!r&&!p&&!C&&!k)return y("div.bl-body.bl-single#body",{style:E},I,b);if(l>ht){let P=!!k&&!u&&!a&&!d&&
!p,K=O?.();return y("div.bl-body.bl-across#body",{style:E,class:P?"bl-two":d?null:"bl-pair"},!P&&y("div.bl-top#top",{},k,r,i),P&&y("div.bl-own#asks",{},k,F,K&&v?.(
!0)),I,!P&&y("div.bl-own#own",{},K?v?.(!0):[u,a]),y("div.bl-mid#mid",{},W,K||v?.(!1),!P&&F,b,C),d&&y("div.bl-others#others",{},d))}let L=u&&!le(t)?u:null,at=k&&
!p&&L&&a;return y("div.bl-body.bl-side#body",{style:E,class:[L&&"bl-with-hand",l<se&&"bl-tall"].filter(Boolean).join(" ")},k,y("div.bl-left#left",{},o,at?y("div\
.bl-feet#feet",{},L,a):L),y("div.bl-rim#rim",{},y("div.bl-rim-in#rimin",{},r,i,!L&&u,p&&W,v?.(!1),!p&&!at&&W,d,F,b,C)))}var le=t=>t["slot.hand"]?.[0]?.kind==="t\
iles";function gt(t,n){for(let e of t.querySelectorAll(".bl-acts, .bl-items")){if(e.parentElement?.closest(".bl-acts"))continue;let s=[...e.querySelectorAll("bu\
tton.bl-act")],l=s.find(o=>o.getAttribute("data-pick")===n)??s[0];for(let o of s)o.setAttribute("tabindex",o===l?"0":"-1")}}import{button as J,h as A}from"./common.js";import{tool as Q}from"./common.js";var yt=(t,n,e="")=>A("div.bl-seg",{class:e,role:"group","aria-label":t},n);function kt(t,n,e){
return A("div.bl-head#head",{},A("div.bl-names",{},A("span.bl-name",{},t.title),A("span.bl-where",{},t.where)),A("div.bl-tools",{},yt(e.view,t.views.map(({key:s,
label:l})=>J({"data-do":"view","data-pick":s,"aria-pressed":String(s===t.view)},l))),t.turns&&Q(e,"turn",e.turn_board,{"data-do":"turn","data-at":1}),yt(e.language,
t.languages.map(({key:s,label:l})=>J({"data-do":"language","data-pick":s,lang:s,"aria-pressed":String(s===t.lang)},l)),"bl-langs"),oe(t,n,e)))}var oe=(t,n,e)=>[
t.board?.svg&&Q(e,"words",e.facts,{"data-do":"facts","aria-expanded":String(n.facts)}),t.board?.svg&&Q(e,n.big?"small":"big",n.big?e.smaller:e.bigger,{"data-do":"\
big","aria-pressed":String(n.big)}),J({class:"bl-ibtn","aria-label":e.help,title:e.help,"data-do":"help","aria-expanded":String(n.help)},"?")];import{button as Z,h}from"./common.js";import{icon as ae,token as re}from"./common.js";var ie=16;function xt(t,n){let{seat:e,says:s,budget:l,note:o,over:r}=t.turn,{path:i=[],prompt:d=""}=t.pick??{},u=i.length>0,a=$(t,"ask").length>0;return h("div.\
bl-turn#turnbox",{class:u&&"bl-picking"},re(n,e,30),h(r?"h3.bl-who":"b.bl-who",{},u?i.join(" › "):s),l&&h("span.bl-ap",{},!u&&h("span.bl-pips",{"aria-hidden":"\
true"},...Array.from({length:l.of>ie?0:l.of},(p,b)=>h("i",{class:b<l.left?"bl-full":""}))),h("b",{},l.short),h("small",{},l.rest)),h("small",{class:d?a?"bl-prom\
pt bl-unseen":"bl-prompt":null},d||o),u&&Z({class:"bl-quiet","data-do":"cancel"},t.edit?.edits?n.put_down:n.cancel))}function ce({groups:t,pick:n}){if(n?.targets.
length&&!n.path.length)return;let e=t.flatMap(({rows:s})=>s.filter(({why:l})=>!l));return e.length===1?e[0]:void 0}function wt(t,n,e,s,l=""){return Z({class:`bl\
-act ${l}${n.refused?.tried===t.key?" bl-refused":""}`,"data-do":"pick","data-pick":t.key,"data-fresh":"1",tabindex:-1,title:t.why||t.note||null,"aria-disabled":t.
why?"true":null,"aria-pressed":t.why||t.final?null:String(!!t.pressed)},ae(e,t.key),h("span.bl-nm",{},t.label),t.note&&h("span.bl-cnt",{class:t.note.length>26&&
"bl-long"},t.note),t.cost&&h("span.bl-cost",{},t.cost),t.why&&h("span",{class:s?"bl-why":"bl-unseen"},t.why,t.more&&h("em",{},` ${t.more}`)))}function vt(t,n,e){
let s=pt(t),l=$(t,"ask"),o=l.length||t.edit?.edits?void 0:ce(t),r=o&&!s.has(o.key)?o:void 0,i=(l.length?[]:t.groups).map(p=>({...p,rows:p.rows.filter(b=>!s.has(
b.key)&&b!==r)})).filter(p=>p.rows.length),d=i.flatMap(p=>p.rows),u=($(t,"actions")[0]?.kind??($(t,"costs").length?"buttons":"lines"))!=="buttons",a=d.find(p=>p.
why);return h("div.bl-acts#acts",{class:l.length>0&&"bl-asked",role:"group","aria-label":n.actions},r&&wt(r,t,n,!1,"bl-only"),!l.length&&e,h("div#deeds",{class:u?
"bl-list":"bl-buttons"},i.map(p=>h("div",{role:"group","aria-label":p.label,"data-k":`group ${p.label}`},u&&i.length>1&&d.length<6&&h("div.bl-grp",{"aria-hidden":"\
true"},p.label),p.rows.map(b=>wt(b,t,n,u))))),pe(t,n,s),h("p.bl-why.bl-reason#reason",{},a&&[h("b",{},`${a.label}: `),a.why]))}function pe(t,n,e){let{choices:s=[],
foretold:l}=t.pick??{},o=s.filter(i=>!e.has(i.key)),r=w("ask",t,n);return!r&&!o.length&&!l?.length?null:h("div.bl-pick#pick",{},l?.length?h("ul.bl-foretold",{},
...l.map(i=>h("li",{},i))):null,r,o.length>0&&h("div.bl-choices",{},o.map(i=>Z({class:"bl-go","data-do":"pick","data-pick":i.key,"aria-disabled":i.why?"true":null},
h("b",{},i.label),(i.note||i.cost)&&h("small",{},[i.note,i.cost].filter(Boolean).join(", ")),i.why&&!i.note&&h("small.bl-why",{},i.why)))))}import{button as et,h as m}from"./common.js";import{icon as de,token as St}from"./common.js";import{moves as ue}from"./help.js";import{tool as tt}from"./common.js";
var be=1800,he=(t,n,...e)=>et({class:"bl-bar","data-do":"bill","aria-expanded":String(n)},e,de(t,n?"up":"down"));function Ct(t,n,e,s=!1){let l=t.receipt;if(!l)return null;
let o=l.lines[n.walk],r=o?o.seat:Math.min(n.tab,l.totals.length-1),i=l.lines.map((a,p)=>({...a,index:p})).filter(a=>a.seat===r),d=n.bill||!!o||s,u=l.title&&m("h\
3",{},l.title);return m("section.bl-rcpt#receipt",{class:d&&"bl-open",role:"group","aria-label":l.title||null},!s&&he(e,d,u,m("span.bl-bar-sums",{},t.players.map(
({name:a,seat:p})=>m("span",{role:"img","aria-label":`${a}: ${l.totals[p]}`,"data-k":`sum ${p}`},St(e,p,18),m("b",{},l.totals[p]))))),d&&m("div.bl-rhead",{},s&&
u,!!l.lines.length&&m("div.bl-walk",{role:"group","aria-label":e.walk},m("span",{class:o?null:"bl-unseen"},o?e.walked.replace("{n}",String(n.walk+1)).replace("{\
m}",String(l.lines.length)):e.walk),tt(e,"back",e.step_back,{"data-do":"walk","data-at":-1,"aria-disabled":n.walk<0?"true":null}),tt(e,"on",e.step_on,{"data-do":"\
walk","data-at":1}),ue(n)&&tt(e,n.watching?"stop":"play",n.watching?e.watch_stop:e.watch,{"data-do":"watch","aria-pressed":String(n.watching)}))),d&&m("div.bl-r\
grid",{},m("div.bl-tabs",{role:"tablist","aria-label":l.title},t.players.map(a=>et({role:"tab","aria-selected":String(a.seat===r),tabindex:a.seat===r?0:-1,"data\
-do":"tab","data-at":a.seat},St(e,a.seat,24),m("span.bl-unseen",{},`${a.name}: `),m("b",{},(o?.scores??l.totals)[a.seat])))),m("div.bl-lines",{role:"tabpanel","\
aria-label":t.players[r].name},i.map((a,p)=>et({class:a.points?"bl-rline":"bl-rline bl-zero","data-do":"line","data-line":a.index,"data-rule":a.rule||null,"data\
-title":a.title,"aria-pressed":String(a.index===n.walk),tabindex:o?a.index===n.walk?0:-1:p?-1:0},m("span",{},a.label),m("span.bl-sum",{},a.sum),m("b",{},a.points))),
!i.length&&m("p.bl-nothing",{},e.no_lines),m("div.bl-total",{},m("span",{},e.total),m("b",{},l.totals[r])))))}var j=new WeakMap,$t=new WeakMap;function T(t,n){let{
local:e}=t;clearTimeout(j.get(t)),j.delete(t);let s=()=>{t.signal.aborted||!t.root.isConnected||(st(t,e.walk+1,!1),e.watching=e.walk>=0,e.watching&&j.set(t,setTimeout(
s,be)),t.draw())};!n&&!e.watching||(e.watching=!1,n?s():t.draw())}function nt(t,n){if(T(t,!1),!t.frame.receipt?.lines.length)return t.speak(t.words.no_lines);st(
t,t.local.walk+n,!1),t.draw()}function st(t,n,e){let{frame:s,local:l}=t,o=s.receipt?.lines??[],r=l.walk;l.walk=e&&n===l.walk||n>=o.length?-1:Math.max(-1,n),typeof s.
receipt?.at=="number"&&l.walk!==r&&t.ask("walk",{at:l.walk});let i=o[l.walk];if(!i)return;l.tab=i.seat;let d=s.players[i.seat];t.speak([(d?`${d.name}: `:"")+i.label,
i.sum,i.points].filter(u=>u!=="").join(", "))}function me({root:t,local:n},e){let s=t.querySelector(".bl-rline[aria-pressed=true]"),l=s?.closest(".bl-rim-in, .b\
l-lines");if(!s||!l||n.walk===e)return;let o=s.getBoundingClientRect().bottom-l.getBoundingClientRect().bottom,r=s.getBoundingClientRect().top-l.getBoundingClientRect().
top;o>0?l.scrollTop+=o+8:r<0&&(l.scrollTop+=r-8)}var Tt=t=>Number(t.getAttribute("data-at")),Ft={key:"receipt",on:{watch:t=>T(t,!j.get(t)),walk:(t,n)=>nt(t,Tt(n)),
bill:t=>{T(t,!1),Object.assign(t.local,{bill:!t.local.bill,walk:-1}),t.draw()},tab:(t,n)=>{T(t,!1),Object.assign(t.local,{tab:Tt(n),walk:-1}),t.draw()},line:(t,n)=>{
T(t,!1),st(t,Number(n.getAttribute("data-line")),!0),t.draw()}},inSight(t){me(t,$t.get(t)??-1),$t.set(t,t.local.walk)}};import{button as V,h as f,known as fe}from"./common.js";import{icon as ge,node as Mt,token as ye}from"./common.js";import{ruled as ke,tool as At}from"./common.js";
function Et(t,n){return f("section.bl-say#log",{role:"group","aria-label":n.happened},f("h3",{},n.happened),t.log.length?f("ol",{tabindex:0,"aria-label":n.happened},
we(t.log).map(([e,s],l)=>fe(f("li",{class:(e.seat??-1)<0&&"bl-chance"},(e.seat??-1)>=0&&ye(n,e.seat,16),f("span",{},e.text," ",e.rule&&l===0&&ke(e))),s))):f("p.\
bl-nothing",{},n.nothing))}function Lt(t){let n=t.querySelector(".bl-say ol");if(!n||n.children.length<2)return;n.style.maxHeight="";let e=n.clientHeight;if(n.scrollHeight<=
e+1)return;let s=[...n.children].map(o=>o.offsetTop+o.offsetHeight-n.offsetTop),l=Math.max(0,...s.filter(o=>o<=e+1));l&&(n.style.maxHeight=`${l}px`)}function we(t){
let n=new Map;return[...t].reverse().map(e=>{let s=(n.get(e.text)??0)+1;return n.set(e.text,s),[e,`${e.text} ${s}`]}).reverse()}var lt=30;function xe(t,n,e){let s=t.
time,l=n.step<0?s.ply:n.step,o=[{ply:s.first,seat:-2,says:s.first?"":s.start},...s.nodes],r=(a,p,b)=>p>a&&f("i",{class:`bl-rail ${b}`,style:`left:${(a-s.first)*
lt+14}px;width:${(p-a)*lt}px`}),i=s.nodes.at(-1)?.ply??s.first,d=s.branches.filter(a=>!a.folded&&a.at<=i),u=e.branches?.replace("{n}",String(d.length))??"";return f(
"div.bl-time#time",{},Object.entries({undo:s.can_undo,redo:s.can_redo}).map(([a,p])=>At(e,a,e[a],{"data-do":a,"aria-disabled":p?null:"true"})),f("div.bl-track#t\
rack",{role:"group","aria-label":s.label},s.earlier&&V({class:"bl-quiet bl-fold","data-do":"unfold"},s.earlier),f("div.bl-rows",{},n.branches&&d.map((a,p)=>f("d\
iv.bl-branch",{"data-k":`branch ${a.name}`,style:`padding-left:${(a.at-s.first)*lt+14}px`},f("svg.bl-bend",{viewBox:"0 0 30 28",width:30,height:28,"aria-hidden":"\
true"},f("path",{d:`M1 ${28*(d.length-p)+10}V26C1 16 8 14 30 14`})),V({class:"bl-quiet","data-do":"switch","data-pick":a.name,"aria-label":a.says},...a.seats.slice(
0,6).map(b=>Mt(e,b,"bl-later")),f("span",{},a.label)))),f("div.bl-mainline",{},r(s.first,s.ply,"bl-done"),r(s.ply,i,""),o.map(a=>V({class:"bl-step","data-do":"j\
ump","data-at":a.ply,"aria-label":a.says||`${a.ply}`,title:a.says,"aria-current":a.ply===s.ply?"step":null,tabindex:a.ply===l?0:-1},Mt(e,a.seat,a.ply===s.ply?"b\
l-now":a.ply<s.ply?"bl-past":"bl-later")))))),d.length>0&&V({class:"bl-quiet bl-fork","data-do":"branches","aria-expanded":String(!!n.branches),"aria-label":u,title:u},
ge(e,"fork"),d.length),f("span.bl-count",{},s.step),t.seats.choices.length>2&&f("label.bl-seen",{},f("small",{},e.seen_by),f("select.bl-seat#seat",{"aria-label":e.
seen_by,"data-do":"seat"},t.seats.choices.map(a=>f("option",{value:a.seat,selected:a.seat===t.seats.shown},a.label)))),[t.edit&&"edit","copy","link"].map(a=>a&&
At(e,a,e[a],{"data-do":a})))}var Wt=new WeakMap,Pt={key:"timeline",draw(t){let{frame:n,local:e,words:s}=t;return n.parts.includes("timeline")&&t.keep("time",[n.
time,n.seats,e.step,e.branches,s],()=>xe(n,e,s))},on:{branches:t=>{t.local.branches=!t.local.branches,t.draw()}},inSight(t){let{ply:n}=t.frame.time,e=n!==Wt.get(
t)&&t.root.querySelector(".bl-track");Wt.set(t,n);let s=e?e.querySelector('[aria-current="step"]'):null;e&&s&&(e.scrollLeft=s.offsetLeft+60-e.clientWidth)}};import{h as x}from"./common.js";import{drawn as ve}from"./help.js";function Rt(t,n){let e=n?.closest("[data-place]")?.getAttribute("data-place"),s=n?.closest(".\
bl-it, li")?.getAttribute("data-k")?.split(" ")[0];return t.words.gallery?.pieces?.[(e?t.frame.kinds?.[e]:s)??""]}function Ot(t,n){let e=t.help&&n.gallery;return e?.
pieces?x("section.bl-help.bl-gallery#gallery",{role:"group","aria-label":e.title},x("b",{},e.title),x("p",{},e.how),x("ul.bl-items",{},...Object.entries(e.pieces).
map(([s,l],o)=>x("li",{"data-k":s,tabindex:o?-1:0,class:l.special&&"bl-special"},ve(l),x("b",{},l.name),x("span",{},l.text),x("small",{},l.note))))):null}var qt=new WeakMap;function It(t){clearTimeout(qt.get(t));let{frame:n,local:e,link:s,signal:l}=t,o=n.opponent;if(typeof o!="number"||e.link||n.by&&n.by!==s.client)
return;let r=e.calm||globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches,i=()=>{!l.aborted&&t.root.isConnected&&t.link.send("opponent",t.frame.rev,
{at:r?0:1})};qt.set(t,setTimeout(i,r?0:o))}import{choice as Se}from"./help.js";var $e={place:[[165,0,.09,"triangle"]],roll:[0,.07,.13,.21,.3].map((t,n)=>[240-24*n,t,.05,"square"]),card:[[980,0,.05],[1310,
.05,.06]],right:[[523,0,.14],[659,.1,.14],[784,.2,.28]],wrong:[[220,0,.16,"triangle"],[185,.15,.24,"triangle"]],turn:[[440,0,.12],[587,.11,.2]]},Te=.12,Nt=.012,
_t=t=>t["slot.board"]?.length??0,Ht=t=>(t["slot.hand"]??[]).flatMap(n=>n.items??[]).reduce((n,e)=>n+(e.count??1),0);function Ce(t,n){if(!n)return"";let e=t.question?.
result;return e&&e!==n.question?.result&&!n.question?.result&&!e.told?e.right?"right":"wrong":t.time?.ply!==n.time?.ply+1?"":_t(t)&&!_t(n)?"roll":typeof n.opponent==
"number"&&typeof t.opponent!="number"?"turn":Ht(t)>Ht(n)?"card":"place"}var R;function Bt(t){try{R??=new AudioContext;let n=R.currentTime;for(let[e,s,l,o="sine"]of $e[t]){
let[r,i]=[R.createOscillator(),R.createGain()];r.type=o,r.frequency.value=e,i.gain.setValueAtTime(0,n+s),i.gain.linearRampToValueAtTime(Te,n+s+Nt),i.gain.exponentialRampToValueAtTime(
.001,n+s+l),r.connect(i).connect(R.destination),r.start(n+s),r.stop(n+s+l+Nt)}}catch{}}var jt={key:"sounds",changing({frame:t,before:n}){let e=Se("sounds")==="o\
n"&&Ce(t,n);e&&Bt(e)},acts(t,n){n.getAttribute("data-pick")==="sounds:on"&&Bt("turn")}};import{copied as Fe,cover as Me}from"./board.js";import{hits as Ae,surface as We}from"./board.js";import{h as zt}from"./common.js";import{shownBy as Ee}from"./common.js";
import{otherNotebook as Le}from"./help.js";import{celebrate as Pe,countUp as Re,follows as Oe,move as qe}from"./help.js";import{choice as D,choose as z,inColours as Vt,obey as Ie,otherTongue as Ne,repainted as Dt,
settings as _e}from"./help.js";import{Tip as He}from"./help.js";import{View as Be}from"./board.js";var je=480,Ve=[Ft,Pt,jt],ot=class extends Be{constructor(e,s,l,o){super(e,s,l);this.fresh=!0;this.layout=o(this)}get panels(){return this.layout.panels}content(){
return this.layout.content(this)}get isNext(){return Oe(this.frame,this.before)}deeds(e){let{frame:s,words:l,panels:o}=this;return o.reduce((i,d)=>()=>d.actions?
d.actions(this,i):i(),()=>vt(s,l,e))()}instead(){return this.panels.map(e=>e.instead?.(this))}onKey(e){this.panels.some(s=>s.onKey?.(this,e))||super.onKey(e)}onOver(e){
super.onOver(e);for(let s of this.panels)s.onOver?.(this,e)}onAnswer(e,s){for(let l of this.panels)l.onAnswer?.(this,e,s);super.onAnswer(e,s)}marks(){super.marks();
for(let e of this.panels)e.marks?.(this)}refocus(e){this.panels.some(s=>s.refocus?.(this))||super.refocus(e)}leaves(e,s){return!this.layout.holdsFocus&&super.leaves(
e,s)}changed(){for(let e of this.panels)e.changing?.(this);super.changed();for(let e of this.panels)e.changed?.(this)}above(){let{frame:e,local:s,words:l}=this,
o=e.languages.map(({key:r})=>r);return[...super.above(),Le(this.model,e.lang,o,s.spoke,l),_e(e,s,l),Ot(s,l)]}settle(e){gt(e,this.local.row)}get frame(){return Vt(
this.model.get("frame"),this.model.get("words").apart,(e,s)=>({...e,board:e.board&&{...e.board,svg:s(e.board.svg)},art:Dt(e.art,s)}))}get words(){let e=this.model.
get("words");return Vt(e,e.apart,Dt)}draw(){for(let s of this.panels)s.before?.(this);super.draw();let{frame:e}=this;qe(this.root,e,this.before,s=>g(e,this.words,
s)),Re(this.root,e,this.before),Pe(this.root,e,this.before),this.before=e,It(this),this.fitLog();for(let s of this.panels)s.after?.(this)}fitLog(){globalThis.requestAnimationFrame?.(
()=>{Lt(this.root),mt(this.root)})}listen(){Ie(this.signal,()=>(this.heed(),this.draw())),this.heed(),super.listen(),this.narrow();let{lang:e,languages:s,rev:l}=this.
frame,o=!l&&Ne(this.model,e,s.map(r=>r.key));o&&this.ask("language",{key:o}),this.tip=new He(this);for(let r of this.panels)r.listen?.(this)}heed(){Object.assign(
this.local,{calm:D("motion")==="none",letters:D("letters")!=="off"})}enlarge(e){super.enlarge(e);let s=this.model.model_id??"";(e||D("big")===s)&&z("big",e?s:"")}onResize(){
super.onResize();for(let e of this.panels)e.resized?.(this);if(this.fitLog(),this.fresh&&this.root.isConnected&&this.root.getClientRects().length){this.fresh=!1;
let e=this.model.model_id;e&&D("big")===e&&!this.local.big&&this.enlarge(!0)}}spots(e){return Ae(this.root,e.getAttribute("data-place"))}beside(e,s){let o=e.closest(
".bl-surface > svg")?.getScreenCTM?.();if(!o)return null;let r=o.inverse(),{x:i,y:d}=new DOMPoint(s.clientX,s.clientY).matrixTransform(r),u=this.frame.board?.spots?.
find(([W,E,I])=>Math.hypot(W-i,E-d)<=I);if(!u)return null;let[a,p,b,C,k]=u,[v,F]=[this.root.getBoundingClientRect(),new DOMPoint(a-b,p-b).matrixTransform(o)],O=2*
b*o.a,q=`left:${F.x-v.left}px;top:${F.y-v.top}px;width:${O}px;height:${O}px`;return this.spot??=this.root.appendChild(zt("i.bl-beside",{"aria-hidden":"true"})),
this.spot.getAttribute("data-tip")!==`${C}
${k}`&&this.tip?.hide(),this.spot.setAttribute("data-tip",`${C}
${k}`),this.spot.setAttribute("style",q),this.spot}piece(e){return Rt(this,e)}explain(e,s){this.tip?.ask(s)}narrow(){let{view:e,views:s,rev:l}=this.frame,o=this.
root.clientWidth;!this.layout.keepsView&&o&&o<=je&&!l&&s.length>2&&e===s[0].key&&this.ask("view",{key:s[1].key})}act(e,s){let l=e.getAttribute("data-do")??"",o=e.
getAttribute("data-pick")??"";for(let i of this.panels)i.acts?.(this,e);if(l==="language"&&(this.local.spoke=o,z("lang",o)),l==="choose")return z(...o.split(":"));
if(l==="letters")return z("letters",this.local.letters?"off":"on");if(l==="unspoke")return(this.local.spoke="")||this.draw();if(l==="rule")return this.tip?.ask(
e);this.panels.flatMap(({on:i})=>i?.[l]??[]).some(i=>i(this,e,s)!==!1)||(T(this,!1),super.act(e,s))}walkBy(e){nt(this,e)}showNow(){for(let e of this.panels)e.inSight?.(
this)}};function De(t){let{frame:n,local:e,words:s,area:l}=t,o=r=>n.parts.includes(r);return[dt(n),s.gallery?.style&&zt("style#pieces",{},s.gallery.style),o("he\
ad")&&t.keep("head",[n.title,n.where,n.views,n.view,n.turns,n.languages,n.lang,!n.board?.svg,e.facts,e.big,e.help,s],()=>kt(n,e,s)),...t.above(),n.cover?Me(n,s):
ft(n,{board:We(n,l,e,s,o("turn")&&w("board",n,s)),turn:(o("turn")||o("actions")&&!!n.pick?.path.length)&&xt(n,s),seats:o("turn")&&w("seats",n,s,r=>!X.has(r.kind)),
others:o("turn")&&w("seats",n,s,r=>X.has(r.kind)),hand:o("actions")&&w("hand",n,s),costs:o("actions")&&w("costs",n,s),actions:o("actions")?r=>t.deeds(r):void 0,
receipt:o("receipt")&&Ct(n,e,s),log:o("log")&&t.keep("log",[n.log,s],()=>Et(n,s))}),Fe(e,s),...t.panels.map(r=>r.draw?.(t))]}var ze=t=>Ee((...n)=>new ot(...n,t).
start()),Ke=ze(()=>({panels:Ve,content:De}));export{Ve as PANELS,X as TRAYS,ot as Table,vt as actions,g as art,dt as artStyle,he as bar,De as content,Ke as default,Ot as gallery,It as goOn,kt as head,Ce as heard,
ft as laid,Et as log,$ as lying,ce as onlyDeed,Rt as pieceAt,pt as placed,Bt as play,Ct as receipt,Ft as receiptPanel,gt as rove,mt as scrollByKeys,Yt as slotBox,
w as slots,jt as soundsPanel,ze as tableOf,xe as timeline,Pt as timelinePanel,oe as tools,xt as turn,nt as walkBy,T as watch,Lt as wholeLines};
