import{button as J,h as d,picture as Zt}from"./common.js";import{icon as N,token as ht}from"./common.js";var mt=5,te=6,X=new Map,M=(t,a)=>t[`slot.${a}`]??[];function ft(t){
let a=["seats","hand","costs","ask"].flatMap(e=>M(t,e).flatMap(n=>n.items??[]));return new Set(a.flatMap(({row:e,buttons:n=[]})=>[e?.key,...n.map(({key:s})=>s)]))}
function y(t,a,e){let n=e&&t.art?.pictures[e];if(!e)return null;if(!n)return N(a,e);X.has(n)||X.set(n,Zt(n));let s=X.get(n)?.cloneNode(!0);return s?.classList.add(
"bl-art"),s}var gt=t=>t.art?.style&&d("style#art",{},t.art.style);function ee(t,a,e,n=0){let{kind:s,title:o,note:r,items:l=[],empty:p=0}=t,c=ce[s]??I,i=s==="car\
ds"&&l.some(u=>u.note)?l.length<5?" bl-readable":" bl-many":"";return d("section",{class:`bl-slot bl-${s}${i}`,role:"group","aria-label":o,"data-k":`${s} ${n}`},
(o||r)&&d("div.bl-slot-head",{},o&&d("b",{},o),r&&d("small",{title:r},r)),d("div.bl-items",{},...l.map((u,b)=>(s==="fan"&&u.counted?oe:c)(u,a,e,b)),...Array.from(
{length:Math.min(p,te)},(u,b)=>d("i.bl-empty",{"aria-hidden":"true","data-k":`empty ${b}`}))),t.reason&&d("p.bl-why",{},t.reason))}function T(t,a,e,n=()=>!0){let s=M(
a,t).filter(n);return s.length>0&&d(`div.bl-${t==="ask"?"asks":t}#${t}`,{},...s.map((o,r)=>ee(o,a,e,r)))}function L(t,a,e,n,...s){let{row:o,says:r,label:l}=t,p=r||
l,c=t.chosen?" bl-chosen":"",i=[p||a.players[t.seat??-1]?.says,t.note,...(t.facts??[]).map(({says:b})=>b),o?.why].filter(Boolean).join(`
`);if(!o)return d("div",{class:`bl-it ${n}${c}`,role:p?"img":null,"aria-label":p,"data-tip":i||null,title:p,"data-k":t.key},...s);let u=a.refused?.tried===o.key?
" bl-refused":"";return J({class:`bl-it bl-act ${n}${c}${u}${o.vain?" bl-vain":""}`,"data-do":"pick","data-pick":!o.first&&t.less||o.key,"data-k":`${t.key} ${o.
key}`,"data-fresh":o.fresh?"1":null,"data-first":o.first||null,"data-drag":o.first||o.fresh&&!o.why&&!o.final&&"pick",tabindex:e?-1:0,"aria-disabled":o.why?"tru\
e":null,"aria-pressed":o.fresh&&!o.first&&!o.why&&!o.final?String(!!o.pressed):null,"data-tip":i||null,title:o.why||p},...s)}var F={"aria-hidden":"true"},yt=t=>(t.
count??1)>1&&d("i.bl-badge",F,t.count),kt=t=>d("span.bl-unseen",{},t.says||t.label,t.row?.why&&`: ${t.row.why}`);function Q(t,a,e,n){let s=Math.min(mt,(t.count??
1)-1);return L(t,a,n,"bl-fancard",...Array.from({length:s},(o,r)=>d("i.bl-edge",{"aria-hidden":"true","data-k":`edge ${r}`},y(a,e,t.art))),d("span.bl-face",F,y(
a,e,t.art),d("small",{},t.label)),yt(t),kt(t))}var bt=(t,a,e,n)=>L(t,a,n,"bl-tile",y(a,e,t.art),yt(t),t.label&&!t.says?d("small",{},t.label):null,kt(t)),V=(t,a,e)=>!!t.
facts?.length&&d("span.bl-figures",{},...t.facts.map((n,s)=>d("span",{class:n.strong&&"bl-strong",title:n.says,role:"img","aria-label":n.says,"data-k":`fact ${s}`},
y(a,e,n.art),n.text&&d("b",{},n.text))));function ae(t,a,e,n){let{row:s,label:o,note:r}=t;return L(t,a,n,t.facts?.length?"bl-boxes":"bl-card-it",d("span.bl-card\
-top",{},y(a,e,t.art),s?.cost&&!t.facts?.length&&d("small.bl-cost",{},s.cost),V(t,a,e)),d("b.bl-nm",{},o),r&&d("small.bl-more",{},r),s?.why&&d("small.bl-more.bl\
-why",{},s.why))}function ne(t,a,e,n){let s=a.players[t.seat??0];return L(t,a,n,t.now?"bl-plate bl-mover":"bl-plate",d("span.bl-plate-top",{},ht(e,t.seat??0,22),
s?.name!==s?.letter&&d("b.bl-pname",{},s?.name),s?.points!==null&&s?.points!==void 0&&d("b.bl-points",{"aria-label":s.says,title:s.says,"data-seat":s.seat},s.points,
N(e,"point"))),V(t,a,e))}function se(t,a,e,n){let{row:s,label:o,price:r=[],left:l}=t,p=!!s?.why&&!!t.note;return L(t,a,n,["bl-price",r.every(([,c])=>c)&&"bl-can",
t.soon&&"bl-soon"].filter(Boolean).join(" "),d("span.bl-row-art",{},y(a,e,t.art)),d("span.bl-row-name",{},d("b.bl-nm",{},o),d("small",{class:s?.why&&"bl-why","a\
ria-hidden":p||null},s?.why?t.note||s.why:s?.note||t.note)),p&&d("span.bl-unseen",{},s?.why),d("span.bl-signs",F,...r.map(([c,i],u)=>d("i",{class:i?null:"bl-lac\
k","data-k":`sign ${u}`},y(a,e,c)))),l&&d("span.bl-left-over",{},l),s?.cost&&!p&&d("span.bl-unseen",{},s.cost))}var I=(t,a,e,n)=>L(t,a,n,"bl-one",y(a,e,t.art),t.
label&&d("span",{},t.label),V(t,a,e));function j(t,a,e,n,s,o,r){let l=o===a.less?"":a.row?.why,p=e.refused?.tried===o?" bl-refused":"";return J({class:`bl-it bl\
-act ${t}${p}`,"data-do":"pick","data-pick":o,"data-k":o,"data-drag":!l&&"count",tabindex:-1,"aria-disabled":l?"true":null,title:l||r},...Array.from({length:Math.
min(mt,s-1)},(c,i)=>d("i.bl-edge",{"aria-hidden":"true","data-k":`edge ${i}`},y(e,n,a.art))),d("span.bl-face",F,y(e,n,a.art),d("small",{},a.label)),d("span.bl-u\
nseen",{},r,l&&`: ${l}`))}function oe(t,a,e){let{count:n=1,chosen:s=0,less:o,row:r}=t,l=n-s;return d("span.bl-stk",{"data-k":t.key},o&&j("bl-fancard bl-chosen",
t,a,e,s,o,t.keeps),l>0&&(r?j("bl-fancard",t,a,e,l,r.key,t.says):Q({...t,count:l,chosen:0},a,e,0)),s?d("i.bl-of",F,`${s}/${n}`):l>1&&d("i.bl-badge",F,l))}var le=(t,a,e)=>j(
"bl-fancard bl-mini",t,a,e,t.chosen??1,t.less??"",t.keeps),re=(t,a,e)=>t.row?j("bl-fancard bl-mini",t,a,e,1,t.row.key,t.says||t.label):Q(t,a,e,0);function ie(t,a,e){
let{seat:n,label:s,note:o,deal:r,buttons:l=[]}=t;return d("div.bl-row",{"data-k":t.key,class:t.now&&"bl-open-to"},typeof n!="number"?t.art&&N(e,t.art):ht(e,n,24),
d("span.bl-row-name",{},d("b",{},s||(typeof n!="number"?"":a.players[n].name)),o&&d("small",{},o)),r&&d("span.bl-signs",{},...r[0].map((p,c)=>d("i",{"aria-hidde\
n":"true","data-k":`give ${c}`},y(a,e,p))),r[1].length>0&&d("span.bl-for",F,"›"),...r[1].map((p,c)=>d("i",{"aria-hidden":"true","data-k":`get ${c}`},y(a,e,p)))),
V(t,a,e),l.length>0&&d("span.bl-row-buttons",{},...l.map(({key:p,name:c,says:i,why:u,fresh:b})=>J({class:"bl-go bl-act","data-do":"pick","data-pick":p,"data-fre\
sh":b?"1":null,tabindex:-1,"aria-disabled":u?"true":null,title:u||i,"aria-label":[c,i,u].filter(Boolean).join(": ")},N(e,p),c))))}var ce={fan:Q,tiles:bt,tray:bt,
cards:ae,plates:ne,"price-rows":se,strip:I,lines:I,buttons:I,laid:le,wanted:re,answers:ie};import{h as k}from"./common.js";var Z=new Set(["tray","tiles","cards","fan"]),wt=2,pe=.5;function xt(t){for(let a of t.querySelectorAll(".bl-own, .bl-mid, .bl-o\
thers, .bl-rim-in"))a.scrollHeight>a.clientHeight+1&&getComputedStyle(a).overflowY==="auto"&&!a.querySelector('button:not([tabindex="-1"]), a[href], input, sele\
ct, summary, [tabindex="0"]')?a.tabIndex=0:a.removeAttribute("tabindex")}var de=".bl-st-body, .bl-st-text, .bl-st-end, .bl-st-said, .bl-st-line, .bl-st-happened\
 ol, .bl-hand, .bl-own, .bl-mid, .bl-others, .bl-rim-in";function tt(t){for(let a of t.querySelectorAll(de)){let e=a.scrollHeight-a.clientHeight-a.scrollTop>2,n=`\
.bl-commit, .bl-predict${t.clientWidth<600?"":", .bl-st-happened ~ .bl-rcpt"}`,s=e&&getComputedStyle(a).overflowY==="auto"&&!a.querySelector(n);a.classList.toggle(
"bl-fades",s)}}function vt(t,a){let[,,e,n]=(t.board?.svg.match(/viewBox="([^"]*)"/)?.[1]??"0 0 1 1").split(" ").map(Number),s=e/n,{board:o,turn:r,seats:l,others:p,
hand:c,costs:i,actions:u,receipt:b,log:g,question:x,answer:C,hints:A,worked:O}=a,_=s>wt?null:i,E=u?u(_):_,q=`--shape:${s.toFixed(3)}`,B=k("div.bl-left#left",{},
o);if(!r&&!u&&!g&&!x)return k("div.bl-body.bl-single#body",{style:q},B,b);if(s>wt){let H=!!x&&!c&&!i&&!p&&!u,U=O?.();return k("div.bl-body.bl-across#body",{style:q,
class:H?"bl-two":p?null:"bl-pair"},!H&&k("div.bl-top#top",{},x,r,l),H&&k("div.bl-own#asks",{},x,A,U&&C?.(!0)),B,!H&&k("div.bl-own#own",{},U?C?.(!0):[c,i]),k("di\
v.bl-mid#mid",{},E,U||C?.(!1),!H&&A,b,g),p&&k("div.bl-others#others",{},p))}let P=c&&!ue(t)?c:null,ut=x&&!u&&P&&i;return k("div.bl-body.bl-side#body",{style:q,class:[
P&&"bl-with-hand",s<pe&&"bl-tall"].filter(Boolean).join(" ")},x,k("div.bl-left#left",{},o,ut?k("div.bl-feet#feet",{},P,i):P),k("div.bl-rim#rim",{},k("div.bl-rim\
-in#rimin",{},r,l,!P&&c,u&&E,C?.(!1),!u&&!ut&&E,p,A,b,g)))}var ue=t=>t["slot.hand"]?.[0]?.kind==="tiles";function St(t,a){for(let e of t.querySelectorAll(".bl-a\
cts, .bl-items")){if(e.parentElement?.closest(".bl-acts"))continue;let n=[...e.querySelectorAll("button.bl-act")],s=n.find(o=>o.getAttribute("data-pick")===a)??
n[0];for(let o of n)o.setAttribute("tabindex",o===s?"0":"-1")}}import{button as et,h as W}from"./common.js";import{tool as z}from"./common.js";var Tt=(t,a,e="")=>W("div.bl-seg",{class:e,role:"group","aria-label":t},a),be=(t,a,e)=>[
t.turns&&z(e,"turn",e.turn_board,{"data-do":"turn","data-at":1}),t.board?.pitch&&z(e,a.far?"big":"small",a.far?e.nearer:e.farther,{"data-do":"far"})];function $t(t,a,e,n){
return W("div.bl-head#head",{},W("div.bl-names",{},W("span.bl-name",{},t.title),W("span.bl-where",{},t.where)),W("div.bl-tools",{},n,Tt(e.view,t.views.map(({key:s,
label:o})=>et({"data-do":"view","data-pick":s,"aria-pressed":String(s===t.view)},o))),be(t,a,e),Tt(e.language,t.languages.map(({key:s,label:o})=>et({"data-do":"\
language","data-pick":s,lang:s,"aria-pressed":String(s===t.lang)},o)),"bl-langs"),he(t,a,e)))}var he=(t,a,e)=>[t.board?.svg&&z(e,"words",e.facts,{"data-do":"fac\
ts","aria-expanded":String(a.facts)}),t.board?.svg&&z(e,a.big?"small":"big",a.big?e.smaller:e.bigger,{"data-do":"big","aria-pressed":String(a.big)}),et({class:"\
bl-ibtn","aria-label":e.help,title:e.help,"data-do":"help","aria-expanded":String(a.help)},"?")];import{button as at,h}from"./common.js";import{icon as me,token as fe}from"./common.js";var ge=16;function Ft(t,a){let{seat:e,says:n,budget:s,note:o,over:r}=t.turn,{path:l=[],prompt:p=""}=t.pick??{},c=l.length>0,i=M(t,"ask").length>0;return h("div.\
bl-turn#turnbox",{class:c&&"bl-picking"},fe(a,e,30),h(r?"h3.bl-who":"b.bl-who",{},c?l.slice(-2).join(" › "):n),s&&h("span.bl-ap",{},!c&&h("span.bl-pips",{"ari\
a-hidden":"true"},...Array.from({length:s.of>ge?0:s.of},(u,b)=>h("i",{class:b<s.left?"bl-full":""}))),h("b",{},s.short),h("small",{},s.rest)),h("small",{class:p?
i?"bl-prompt bl-unseen":"bl-prompt":null},p||o),c&&at({class:"bl-quiet","data-do":"cancel"},t.edit?.edits?a.put_down:a.cancel))}var ye=({groups:t})=>t.flatMap(({
rows:a})=>a).find(({single:a})=>a);function Ct(t,a,e,n,s=""){return at({class:`bl-act ${s}${a.refused?.tried===t.key?" bl-refused":""}`,"data-do":"pick","data-p\
ick":t.key,"data-fresh":"1","data-drag":!t.why&&!t.final&&"pick",tabindex:-1,title:t.why||t.note||null,"aria-disabled":t.why?"true":null,"aria-pressed":t.why||t.
final?null:String(!!t.pressed)},me(e,t.key),h("span.bl-nm",{},t.label),t.note&&h("span.bl-cnt",{class:t.note.length>26&&"bl-long"},t.note),t.cost&&h("span.bl-co\
st",{},t.cost),t.why&&h("span",{class:n?"bl-why":"bl-unseen"},t.why,t.more&&h("em",{},` ${t.more}`)))}function Mt(t,a,e){let n=ft(t),s=M(t,"ask"),o=s.length||t.
edit?.edits?void 0:ye(t),r=o&&!n.has(o.key)?o:void 0,l=(s.length?[]:t.groups).map(b=>({...b,rows:b.rows.filter(g=>!n.has(g.key)&&g!==r),all:b.rows})).filter(b=>b.
rows.length),p=l.flatMap(b=>b.rows),c=r&&p.some(b=>!b.why)?r:void 0,i=(M(t,"actions")[0]?.kind??(M(t,"costs").length?"buttons":"lines"))!=="buttons",u=p.find(b=>b.
why);return h("div.bl-acts#acts",{class:s.length>0&&"bl-asked",role:"group","aria-label":a.actions},!s.length&&e,r&&Ct(r,t,a,!1,"bl-only"),h("div#deeds",{class:i?
"bl-list":"bl-buttons"},l.map(b=>h("div",{role:"group","aria-label":b.label,"data-k":`group ${b.label}`},i&&l.length>1&&p.length<6&&h("div.bl-grp",{"aria-hidden":"\
true"},b.label),b.all.map(g=>g===c?h("span.bl-act.bl-stood",{"aria-hidden":"true"},g.label):b.rows.includes(g)&&Ct(g,t,a,i))))),ke(t,a,n),h("p.bl-why.bl-reason#\
reason",{},u&&[h("b",{},`${u.label}: `),u.why]))}function ke(t,a,e){let{choices:n=[],foretold:s}=t.pick??{},o=n.filter(l=>!e.has(l.key)),r=T("ask",t,a);return!r&&
!o.length&&!s?.length?null:h("div.bl-pick#pick",{},s?.length?h("ul.bl-foretold",{},...s.map(l=>h("li",{},l))):null,r,o.length>0&&h("div.bl-choices",{},o.map(l=>at(
{class:"bl-go","data-do":"pick","data-pick":l.key,"aria-disabled":l.why?"true":null},h("b",{},l.label),(l.note||l.cost)&&h("small",{},[l.note,l.cost].filter(Boolean).
join(", ")),l.why&&!l.note&&h("small.bl-why",{},l.why)))))}import{button as ot,h as m}from"./common.js";import{icon as we,token as At}from"./common.js";import{moves as xe}from"./help.js";import{tool as nt}from"./common.js";
var ve=1800,Se=(t,a,...e)=>ot({class:"bl-bar","data-do":"bill","aria-expanded":String(a)},e,we(t,a?"up":"down"));function Wt(t,a,e,n=!1){let s=t.receipt;if(!s)return null;
let o=s.lines[a.walk],r=o?o.seat:Math.min(a.tab,s.totals.length-1),l=s.lines.map((i,u)=>({...i,index:u})).filter(i=>i.seat===r),p=a.bill||!!o||n,c=s.title&&m("h\
3",{},s.title);return m("section.bl-rcpt#receipt",{class:p&&"bl-open",role:"group","aria-label":s.title||null},!n&&Se(e,p,c,m("span.bl-bar-sums",{},t.players.map(
({name:i,seat:u})=>m("span",{role:"img","aria-label":`${i}: ${s.totals[u]}`,"data-k":`sum ${u}`},At(e,u,18),m("b",{},s.totals[u]))))),p&&m("div.bl-rhead",{},n&&
c,!!s.lines.length&&m("div.bl-walk",{role:"group","aria-label":e.walk},m("span",{class:o?null:"bl-unseen"},o?e.walked.replace("{n}",String(a.walk+1)).replace("{\
m}",String(s.lines.length)):e.walk),nt(e,"back",e.step_back,{"data-do":"walk","data-at":-1,"aria-disabled":a.walk<0?"true":null}),nt(e,"on",e.step_on,{"data-do":"\
walk","data-at":1}),xe(a)&&nt(e,a.watching?"stop":"play",a.watching?e.watch_stop:e.watch,{"data-do":"watch","aria-pressed":String(a.watching)}))),p&&m("div.bl-r\
grid",{},m("div.bl-tabs",{role:"tablist","aria-label":s.title},t.players.map(i=>ot({role:"tab","aria-selected":String(i.seat===r),tabindex:i.seat===r?0:-1,"data\
-do":"tab","data-at":i.seat},At(e,i.seat,24),m("span.bl-unseen",{},`${i.name}: `),m("b",{},(o?.scores??s.totals)[i.seat])))),m("div.bl-lines",{role:"tabpanel","\
aria-label":t.players[r].name},l.map((i,u)=>ot({class:i.points?"bl-rline":"bl-rline bl-zero","data-do":"line","data-line":i.index,"data-rule":i.rule||null,"data\
-title":i.title,"aria-pressed":String(i.index===a.walk),tabindex:o?i.index===a.walk?0:-1:u?-1:0},m("span",{},i.label),m("span.bl-sum",{},i.sum),m("b",{},i.points))),
!l.length&&m("p.bl-nothing",{},e.no_lines),m("div.bl-total",{},m("span",{},e.total),m("b",{},s.totals[r])))))}var D=new WeakMap,Lt=new WeakMap;function v(t,a){let{
local:e}=t;clearTimeout(D.get(t)),D.delete(t);let n=()=>{t.signal.aborted||!t.root.isConnected||(rt(t,e.walk+1,!1),e.watching=e.walk>=0,e.watching&&D.set(t,setTimeout(
n,ve)),t.draw())};!a&&!e.watching||(e.watching=!1,a?n():t.draw())}function lt(t,a){if(v(t,!1),!t.frame.receipt?.lines.length)return t.speak(t.words.no_lines);rt(
t,t.local.walk+a,!1),t.draw()}function rt(t,a,e){let{frame:n,local:s}=t,o=n.receipt?.lines??[],r=s.walk;s.walk=e&&a===s.walk||a>=o.length?-1:Math.max(-1,a),typeof n.
receipt?.at=="number"&&s.walk!==r&&t.ask("walk",{at:s.walk});let l=o[s.walk];if(!l)return;s.tab=l.seat;let p=n.players[l.seat];t.speak([(p?`${p.name}: `:"")+l.label,
l.sum,l.points].filter(c=>c!=="").join(", "))}function Te({root:t,local:a},e){let n=t.querySelector(".bl-rline[aria-pressed=true]"),s=n?.closest(".bl-rim-in, .b\
l-lines");if(!n||!s||a.walk===e)return;let o=n.getBoundingClientRect().bottom-s.getBoundingClientRect().bottom,r=n.getBoundingClientRect().top-s.getBoundingClientRect().
top;o>0?s.scrollTop+=o+8:r<0&&(s.scrollTop+=r-8)}var st=t=>Number(t.getAttribute("data-at")),Et={key:"receipt",on:{watch:t=>v(t,!D.get(t)),walk:(t,a)=>lt(t,st(a)),
bill:t=>{v(t,!1),Object.assign(t.local,{bill:!t.local.bill,walk:-1}),t.draw()},tab:(t,a)=>{v(t,!1),Object.assign(t.local,{tab:st(a),walk:-1}),t.draw(),t.frame.question?.
result&&t.ask("tab",{at:st(a)})},line:(t,a)=>{v(t,!1),rt(t,Number(a.getAttribute("data-line")),!0),t.draw()}},inSight(t){Te(t,Lt.get(t)??-1),Lt.set(t,t.local.walk)}};import{button as K,h as f,known as $e}from"./common.js";import{icon as Ce,node as qt,token as Fe}from"./common.js";import{ruled as Me,tool as it}from"./common.js";
function Ht(t,a){return f("section.bl-say#log",{role:"group","aria-label":a.happened},f("h3",{},a.happened),t.log.length?f("ol",{tabindex:0,"aria-label":a.happened},
Ae(t.log).map(([e,n],s)=>$e(f("li",{class:(e.seat??-1)<0&&"bl-chance"},(e.seat??-1)>=0&&Fe(a,e.seat,16),f("span",{},e.text," ",e.rule&&s===0&&Me(e))),n))):f("p.\
bl-nothing",{},a.nothing))}function Rt(t){let a=t.querySelector(".bl-say ol");if(!a||a.children.length<2)return;a.style.maxHeight="";let e=a.clientHeight;if(a.scrollHeight<=
e+1)return;let n=[...a.children].map(o=>o.offsetTop+o.offsetHeight-a.offsetTop),s=Math.max(0,...n.filter(o=>o<=e+1));s&&(a.style.maxHeight=`${s}px`)}function Ae(t){
let a=new Map;return[...t].reverse().map(e=>{let n=(a.get(e.text)??0)+1;return a.set(e.text,n),[e,`${e.text} ${n}`]}).reverse()}var ct=30;function Le(t,a,e){let n=t.
time,s=a.step<0?n.ply:a.step,o=[{ply:n.first,seat:-2,says:n.first?"":n.start},...n.nodes],r=(i,u,b)=>u>i&&f("i",{class:`bl-rail ${b}`,style:`left:${(i-n.first)*
ct+14}px;width:${(u-i)*ct}px`}),l=n.nodes.at(-1)?.ply??n.first,p=n.branches.filter(i=>!i.folded&&i.at<=l),c=e.branches?.replace("{n}",String(p.length))??"";return f(
"div.bl-time#time",{},Object.entries({undo:n.can_undo,redo:n.can_redo}).map(([i,u])=>it(e,i,e[i],{"data-do":i,"aria-disabled":u?null:"true"})),f("div.bl-track#t\
rack",{role:"group","aria-label":n.label},n.earlier&&K({class:"bl-quiet bl-fold","data-do":"unfold"},n.earlier),f("div.bl-rows",{},a.branches&&p.map((i,u)=>f("d\
iv.bl-branch",{"data-k":`branch ${i.name}`,style:`padding-left:${(i.at-n.first)*ct+14}px`},f("svg.bl-bend",{viewBox:"0 0 30 28",width:30,height:28,"aria-hidden":"\
true"},f("path",{d:`M1 ${28*(p.length-u)+10}V26C1 16 8 14 30 14`})),K({class:"bl-quiet","data-do":"switch","data-pick":i.name,"aria-label":i.says},...i.seats.slice(
0,6).map(b=>qt(e,b,"bl-later")),f("span",{},i.label)))),f("div.bl-mainline",{},r(n.first,n.ply,"bl-done"),r(n.ply,l,""),o.map(i=>K({class:"bl-step","data-do":"j\
ump","data-at":i.ply,"aria-label":i.says||`${i.ply}`,title:i.says,"aria-current":i.ply===n.ply?"step":null,tabindex:i.ply===s?0:-1},qt(e,i.seat,i.ply===n.ply?"b\
l-now":i.ply<n.ply?"bl-past":"bl-later")))))),p.length>0&&K({class:"bl-quiet bl-fork","data-do":"branches","aria-expanded":String(!!a.branches),"aria-label":c,title:c},
Ce(e,"fork"),p.length),f("span.bl-count",{},n.step),t.seats.choices.length>2&&f("label.bl-seen",{},f("small",{},e.seen_by),f("select.bl-seat#seat",{"aria-label":e.
seen_by,"data-do":"seat"},t.seats.choices.map(i=>f("option",{value:i.seat,selected:i.seat===t.seats.shown},i.label)))),t.make_question&&it(e,"question",e.make_question,
{"data-do":"make_question","data-k":"question","data-pick":!t.make_question.open&&"open","aria-expanded":String(t.make_question.open)}),[t.edit&&"edit","copy","\
link"].map(i=>i&&it(e,i,e[i],{"data-do":i})))}var Pt=new WeakMap,Ot={key:"timeline",draw(t){let{frame:a,local:e,words:n}=t;return a.parts.includes("timeline")&&
t.keep("time",[a.time,a.seats,a.make_question?.open,e.step,e.branches,n],()=>Le(a,e,n))},on:{branches:t=>{t.local.branches=!t.local.branches,t.draw()}},inSight(t){
let{ply:a}=t.frame.time,e=a!==Pt.get(t)&&t.root.querySelector(".bl-track");Pt.set(t,a);let n=e?e.querySelector('[aria-current="step"]'):null;e&&n&&(e.scrollLeft=
n.offsetLeft+60-e.clientWidth)}};import{h as $}from"./common.js";import{drawn as We}from"./help.js";function _t(t,a){let e=a?.closest("[data-place]")?.getAttribute("data-place"),n=a?.closest(".\
bl-it, li")?.getAttribute("data-k")?.split(" ")[0];return t.words.gallery?.pieces?.[(e?t.frame.kinds?.[e]:n)??""]}function Bt(t,a){let e=t.help&&a.gallery;return e?.
pieces?$("section.bl-help.bl-gallery#gallery",{role:"group","aria-label":e.title},$("b",{},e.title),$("p",{},e.how),$("ul.bl-items",{},...Object.entries(e.pieces).
map(([n,s],o)=>$("li",{"data-k":n,tabindex:o?-1:0,class:s.special&&"bl-special"},We(s),$("b",{},s.name),$("span",{},s.text),$("small",{},s.note))))):null}var It=new WeakMap;function Nt(t){clearTimeout(It.get(t));let{frame:a,local:e,link:n,signal:s}=t,o=a.opponent;if(typeof o!="number"||e.link||a.by&&a.by!==n.client)
return;let r=a.play?a.play.pace==="fast":e.calm||globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches,l=()=>{!s.aborted&&t.root.isConnected&&t.link.
send("opponent",t.frame.rev,{at:r?0:1})};It.set(t,setTimeout(l,r?0:o))}import{choice as Ee}from"./help.js";var qe={place:[[165,0,.09,"triangle"]],roll:[0,.07,.13,.21,.3].map((t,a)=>[240-24*a,t,.05,"square"]),card:[[980,0,.05],[1310,
.05,.06]],right:[[523,0,.14],[659,.1,.14],[784,.2,.28]],wrong:[[220,0,.16,"triangle"],[185,.15,.24,"triangle"]],turn:[[440,0,.12],[587,.11,.2]]},Pe=.12,jt=.012,
Vt=t=>t["slot.board"]?.length??0,zt=t=>(t["slot.hand"]??[]).flatMap(a=>a.items??[]).reduce((a,e)=>a+(e.count??1),0);function He(t,a){if(!a)return"";let e=t.question?.
result;return e&&e!==a.question?.result&&!a.question?.result&&!e.told?e.right?"right":"wrong":t.time?.ply!==a.time?.ply+1?"":Vt(t)&&!Vt(a)?"roll":typeof a.opponent==
"number"&&typeof t.opponent!="number"?"turn":zt(t)>zt(a)?"card":"place"}var R;function Dt(t){try{R??=new AudioContext;let a=R.currentTime;for(let[e,n,s,o="sine"]of qe[t]){
let[r,l]=[R.createOscillator(),R.createGain()];r.type=o,r.frequency.value=e,l.gain.setValueAtTime(0,a+n),l.gain.linearRampToValueAtTime(Pe,a+n+jt),l.gain.exponentialRampToValueAtTime(
.001,a+n+s),r.connect(l).connect(R.destination),r.start(a+n),r.stop(a+n+s+jt)}}catch{}}var Kt={key:"sounds",changing({frame:t,before:a}){let e=Ee("sounds")==="o\
n"&&He(t,a);e&&Dt(e)},acts(t,a){a.getAttribute("data-pick")==="sounds:on"&&Dt("turn")}};import{button as Yt,h as w}from"./common.js";var Re=[1,2,3],Oe=t=>w("svg.bl-stars",{viewBox:"0 0 72 24",width:72,height:24,"aria-hidden":"true"},Re.map(a=>w("pa\
th",{class:a<=t&&"bl-star",transform:`translate(${24*(a-1)} 0)`,d:"M12 2.5l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5-4.8-4.6 6.6-.9z"}))),_e=({title:t,
says:a,now:e,stars:n,most:s,told:o,best:r,again:l,line:p,signs:c},i=!0)=>w("section.bl-challenge#challenge",{"aria-label":t},w("div",{},i&&w("h3",{},t),w("span",
{role:"img","aria-label":c},Oe(Math.max(n,s))),w("b",{},e)),w("p",{},a),(o||l)&&w("div",{class:n===3?"bl-won":""},o&&w("p.bl-judged",{},o),l&&Yt({class:n>=0&&n<
3?"bl-main":"bl-go","data-do":"again","data-k":"again"},l),r&&Yt({class:"bl-go","data-do":"best","data-k":"best"},r)),p.length>0&&w("ol",{},p.map((u,b)=>w("li",
{"data-k":String(b)},u)))),qa={key:"challenge",above:({frame:t})=>t.challenge&&_e(t.challenge),refocus(t){let a=t.frame.challenge?.told&&t.root.querySelector('.\
bl-challenge [data-do="again"]');return a&&t.focusOn(a),!!a},on:{again:t=>t.ask("again"),best:t=>t.ask("best")}};import{button as pt,h as S}from"./common.js";import{icon as Gt}from"./common.js";function _a({title:t,rungs:a},e,n,s){let o=a.filter(c=>c.open).at(-1)?.key,r=a.some(c=>c.open&&c.key===e.rung)||e.rung==="-"?e.rung:o,l=!s||e.rungs,p=a.find(c=>c.
open&&c.key===r);return S("section.bl-hints#hints",{role:"group","aria-label":t},s?pt({class:"bl-quiet bl-fold-hints","data-do":"rungs","aria-expanded":String(l)},
t,Gt(n,l?"up":"down")):S("b",{},t),l&&S("ol",{},...a.map(c=>S("li",{class:c.open?"bl-open":null,"data-k":`rung ${c.key}`},c.open?pt({class:"bl-hint","data-do":"\
rung","data-pick":c.key,"aria-expanded":String(c===p)},S("span",{},c.label),Gt(n,"accept")):pt({class:"bl-hint","data-do":"hint","data-pick":c.key,"aria-disable\
d":c.may?null:"true"},S("span",{"aria-hidden":c.says&&"true"},c.label),S("b",{"aria-hidden":c.says&&"true"},c.price),c.says&&S("span.bl-unseen",{},c.says))))),l&&
p&&S("p",{"data-k":`told ${p.key}`},p.text))}function Ba(t,a){let{local:e}=t,n=a.getAttribute("data-pick")??"";a.getAttribute("data-do")==="rungs"?e.rungs=!e.rungs:
e.rung=e.rung===n?"-":n,v(t,!1),t.draw()}import{copied as Be,cover as Ie}from"./board.js";import{bringIn as Ut,hits as Ne,surface as je}from"./board.js";import{h as Qt}from"./common.js";import{shownBy as Ve}from"./common.js";
import{otherNotebook as ze}from"./help.js";import{celebrate as De,countUp as Ke,follows as Ye,move as Ge}from"./help.js";import{choice as Y,choose as G,inColours as Xt,obey as Ue,otherTongue as Xe,repainted as Jt,
settings as Je}from"./help.js";import{Tip as Qe}from"./help.js";import{View as Ze}from"./board.js";var ta=480,ea=[Et,Ot,Kt],dt=class extends Ze{constructor(e,n,s,o){super(e,n,s);this.fresh=!0;this.layout=o(this)}get panels(){return this.layout.panels}content(){
return this.layout.content(this)}get isNext(){return Ye(this.frame,this.before)}deeds(e){let{frame:n,words:s,panels:o}=this;return o.reduce((l,p)=>()=>p.actions?
p.actions(this,l):l(),()=>Mt(n,s,e))()}instead(){return this.panels.map(e=>e.instead?.(this))}onKey(e){this.panels.some(n=>n.onKey?.(this,e))||super.onKey(e)}take(e){
for(let n of this.panels){let s=n.take?.(this,e);if(s)return s}return super.take(e)}onOver(e){super.onOver(e);for(let n of this.panels)n.onOver?.(this,e)}onAnswer(e,n){
for(let s of this.panels)s.onAnswer?.(this,e,n);super.onAnswer(e,n)}marks(){super.marks();for(let e of this.panels)e.marks?.(this)}refocus(e){this.panels.some(n=>n.
refocus?.(this))||super.refocus(e)}leaves(e,n){return!this.layout.holdsFocus&&super.leaves(e,n)}changed(){for(let e of this.panels)e.changing?.(this);super.changed();
for(let e of this.panels)e.changed?.(this)}above(){let{frame:e,local:n,words:s}=this,o=e.languages.map(({key:r})=>r);return[...super.above(),ze(this.model,e.lang,
o,n.spoke,s),Je(e,n,s),Bt(n,s),...this.panels.map(r=>r.above?.(this))]}settle(e){St(e,this.local.row)}get frame(){return Xt(this.model.get("frame"),this.model.get(
"words").apart,(e,n)=>({...e,board:e.board&&{...e.board,svg:n(e.board.svg)},art:Jt(e.art,n)}))}get words(){let e=this.model.get("words");return Xt(e,e.apart,Jt)}draw(){
for(let n of this.panels)n.before?.(this);super.draw();let{frame:e}=this;Ge(this.root,e,this.before,n=>y(e,this.words,n)),Ke(this.root,e,this.before),De(this.root,
e,this.before),this.before=e,Nt(this),this.fitLog();for(let n of this.panels)n.after?.(this)}fitLog(){globalThis.requestAnimationFrame?.(()=>{Rt(this.root),xt(this.
root),tt(this.root)})}listen(){Ue(this.signal,()=>(this.heed(),this.draw())),this.heed(),super.listen();let{root:e,signal:n}=this;e.addEventListener("scroll",()=>tt(
e),{signal:n,capture:!0,passive:!0}),this.narrow();let{lang:s,languages:o,rev:r}=this.frame,l=!r&&Xe(this.model,s,o.map(p=>p.key));l&&this.ask("language",{key:l}),
this.tip=new Qe(this);for(let p of this.panels)p.listen?.(this)}heed(){Object.assign(this.local,{calm:Y("motion")==="none",letters:Y("letters")!=="off"})}enlarge(e){
super.enlarge(e);let n=this.model.model_id??"";(e||Y("big")===n)&&G("big",e?n:"")}onResize(){super.onResize(),this.within=Ut(this.root,this.frame,this.within);for(let e of this.
panels)e.resized?.(this);if(this.fitLog(),this.fresh&&this.root.isConnected&&this.root.getClientRects().length){this.fresh=!1;let e=this.model.model_id;e&&Y("bi\
g")===e&&!this.local.big&&this.enlarge(!0)}}spots(e){return Ne(this.root,e.getAttribute("data-place"))}beside(e,n){let o=e.closest(".bl-surface > svg")?.getScreenCTM?.();
if(!o)return null;let r=o.inverse(),{x:l,y:p}=new DOMPoint(n.clientX,n.clientY).matrixTransform(r),c=this.frame.board?.spots?.find(([E,q,B])=>Math.hypot(E-l,q-p)<=
B);if(!c)return null;let[i,u,b,g,x]=c,[C,A]=[this.root.getBoundingClientRect(),new DOMPoint(i-b,u-b).matrixTransform(o)],O=2*b*o.a,_=`left:${A.x-C.left}px;top:${A.
y-C.top}px;width:${O}px;height:${O}px`;return this.spot??=this.root.appendChild(Qt("i.bl-beside",{"aria-hidden":"true"})),this.spot.getAttribute("data-tip")!==`${g}\

${x}`&&this.tip?.hide(),this.spot.setAttribute("data-tip",`${g}
${x}`),this.spot.setAttribute("style",_),this.spot}piece(e){return _t(this,e)}explain(e,n){this.tip?.ask(n)}narrow(){let{view:e,views:n,rev:s}=this.frame,o=this.
root.clientWidth;!this.layout.keepsView&&o&&o<=ta&&!s&&n.length>2&&e===n[0].key&&this.ask("view",{key:n[1].key})}act(e,n){let s=e.getAttribute("data-do")??"",o=e.
getAttribute("data-pick")??"";for(let l of this.panels)l.acts?.(this,e);if(s==="language"&&(this.local.spoke=o,G("lang",o)),s==="choose")return G(...o.split(":"));
if(s==="letters")return G("letters",this.local.letters?"off":"on");if(s==="unspoke")return(this.local.spoke="")||this.draw();if(s==="rule")return this.tip?.ask(
e);this.panels.flatMap(({on:l})=>l?.[s]??[]).some(l=>l(this,e,n)!==!1)||(v(this,!1),super.act(e,n))}walkBy(e){lt(this,e)}showNow(){this.within=Ut(this.root,this.
frame,this.within);for(let e of this.panels)e.inSight?.(this)}};function aa(t){let{frame:a,local:e,words:n,area:s}=t,o=r=>a.parts.includes(r);return[gt(a),n.gallery?.
style&&Qt("style#pieces",{},n.gallery.style),o("head")&&t.keep("head",[a.title,a.where,a.views,a.view,a.turns,a.languages,a.lang,!a.board?.svg,a.board?.pitch,e.
facts,e.far,e.big,e.help,n],()=>$t(a,e,n)),...t.above(),a.cover?Ie(a,n):vt(a,{board:je(a,s,e,n,o("turn")&&T("board",a,n)),turn:(o("turn")||o("actions")&&!!a.pick?.
path.length)&&Ft(a,n),seats:o("turn")&&T("seats",a,n,r=>!Z.has(r.kind)),others:o("turn")&&T("seats",a,n,r=>Z.has(r.kind)),hand:o("actions")&&T("hand",a,n),costs:o(
"actions")&&T("costs",a,n),actions:o("actions")?r=>t.deeds(r):void 0,receipt:o("receipt")&&Wt(a,e,n),log:o("log")&&t.keep("log",[a.log,n],()=>Ht(a,n))}),Be(e,n),
...t.panels.map(r=>r.draw?.(t))]}var na=t=>Ve((...a)=>new dt(...a,t).start()),sa=na(()=>({panels:ea,content:aa}));export{ea as PANELS,Z as TRAYS,dt as Table,Mt as actions,y as art,gt as artStyle,Se as bar,qa as challenge,_e as challengePanel,aa as content,sa as default,tt as fadeBelow,
Bt as gallery,Nt as goOn,$t as head,He as heard,_a as ladder,vt as laid,Ht as log,M as lying,ye as onlyDeed,_t as pieceAt,ft as placed,Dt as play,Wt as receipt,
Et as receiptPanel,St as rove,xt as scrollByKeys,ee as slotBox,T as slots,Kt as soundsPanel,Oe as stars,na as tableOf,Le as timeline,Ot as timelinePanel,he as tools,
Ft as turn,be as turns,Ba as unfold,lt as walkBy,v as watch,Rt as wholeLines};
