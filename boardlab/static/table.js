import{button as X,h as d,picture as Qt}from"./common.js";import{icon as N,token as bt}from"./common.js";var ht=5,Zt=6,U=new Map,M=(t,a)=>t[`slot.${a}`]??[];function mt(t){
let a=["seats","hand","costs","ask"].flatMap(e=>M(t,e).flatMap(n=>n.items??[]));return new Set(a.flatMap(({row:e,buttons:n=[]})=>[e?.key,...n.map(({key:s})=>s)]))}
function y(t,a,e){let n=e&&t.art?.pictures[e];if(!e)return null;if(!n)return N(a,e);U.has(n)||U.set(n,Qt(n));let s=U.get(n)?.cloneNode(!0);return s?.classList.add(
"bl-art"),s}var ft=t=>t.art?.style&&d("style#art",{},t.art.style);function te(t,a,e,n=0){let{kind:s,title:l,note:r,items:o=[],empty:p=0}=t,c=ie[s]??I,i=s==="car\
ds"&&o.some(u=>u.note)?o.length<5?" bl-readable":" bl-many":"";return d("section",{class:`bl-slot bl-${s}${i}`,role:"group","aria-label":l,"data-k":`${s} ${n}`},
(l||r)&&d("div.bl-slot-head",{},l&&d("b",{},l),r&&d("small",{title:r},r)),d("div.bl-items",{},...o.map((u,b)=>(s==="fan"&&u.counted?se:c)(u,a,e,b)),...Array.from(
{length:Math.min(p,Zt)},(u,b)=>d("i.bl-empty",{"aria-hidden":"true","data-k":`empty ${b}`}))),t.reason&&d("p.bl-why",{},t.reason))}function T(t,a,e,n=()=>!0){let s=M(
a,t).filter(n);return s.length>0&&d(`div.bl-${t==="ask"?"asks":t}#${t}`,{},...s.map((l,r)=>te(l,a,e,r)))}function L(t,a,e,n,...s){let{row:l,says:r,label:o}=t,p=r||
o,c=t.chosen?" bl-chosen":"",i=[p||a.players[t.seat??-1]?.says,t.note,...(t.facts??[]).map(({says:b})=>b),l?.why].filter(Boolean).join(`
`);if(!l)return d("div",{class:`bl-it ${n}${c}`,role:p?"img":null,"aria-label":p,"data-tip":i||null,title:p,"data-k":t.key},...s);let u=a.refused?.tried===l.key?
" bl-refused":"";return X({class:`bl-it bl-act ${n}${c}${u}${l.vain?" bl-vain":""}`,"data-do":"pick","data-pick":!l.first&&t.less||l.key,"data-k":`${t.key} ${l.
key}`,"data-fresh":l.fresh?"1":null,"data-first":l.first||null,"data-drag":l.first||l.fresh&&!l.why&&!l.final&&"pick",tabindex:e?-1:0,"aria-disabled":l.why?"tru\
e":null,"aria-pressed":l.fresh&&!l.first&&!l.why&&!l.final?String(!!l.pressed):null,"data-tip":i||null,title:l.why||p},...s)}var F={"aria-hidden":"true"},gt=t=>(t.
count??1)>1&&d("i.bl-badge",F,t.count),yt=t=>d("span.bl-unseen",{},t.says||t.label,t.row?.why&&`: ${t.row.why}`);function J(t,a,e,n){let s=Math.min(ht,(t.count??
1)-1);return L(t,a,n,"bl-fancard",...Array.from({length:s},(l,r)=>d("i.bl-edge",{"aria-hidden":"true","data-k":`edge ${r}`},y(a,e,t.art))),d("span.bl-face",F,y(
a,e,t.art),d("small",{},t.label)),gt(t),yt(t))}var ut=(t,a,e,n)=>L(t,a,n,"bl-tile",y(a,e,t.art),gt(t),t.label&&!t.says?d("small",{},t.label):null,yt(t)),V=(t,a,e)=>!!t.
facts?.length&&d("span.bl-figures",{},...t.facts.map((n,s)=>d("span",{class:n.strong&&"bl-strong",title:n.says,role:"img","aria-label":n.says,"data-k":`fact ${s}`},
y(a,e,n.art),n.text&&d("b",{},n.text))));function ee(t,a,e,n){let{row:s,label:l,note:r}=t;return L(t,a,n,t.facts?.length?"bl-boxes":"bl-card-it",d("span.bl-card\
-top",{},y(a,e,t.art),s?.cost&&!t.facts?.length&&d("small.bl-cost",{},s.cost),V(t,a,e)),d("b.bl-nm",{},l),r&&d("small.bl-more",{},r),s?.why&&d("small.bl-more.bl\
-why",{},s.why))}function ae(t,a,e,n){let s=a.players[t.seat??0];return L(t,a,n,t.now?"bl-plate bl-mover":"bl-plate",d("span.bl-plate-top",{},bt(e,t.seat??0,22),
s?.name!==s?.letter&&d("b.bl-pname",{},s?.name),s?.points!==null&&s?.points!==void 0&&d("b.bl-points",{"aria-label":s.says,title:s.says,"data-seat":s.seat},s.points,
N(e,"point"))),V(t,a,e))}function ne(t,a,e,n){let{row:s,label:l,price:r=[],left:o}=t,p=!!s?.why&&!!t.note;return L(t,a,n,["bl-price",r.every(([,c])=>c)&&"bl-can",
t.soon&&"bl-soon"].filter(Boolean).join(" "),d("span.bl-row-art",{},y(a,e,t.art)),d("span.bl-row-name",{},d("b.bl-nm",{},l),d("small",{class:s?.why&&"bl-why","a\
ria-hidden":p||null},s?.why?t.note||s.why:s?.note||t.note)),p&&d("span.bl-unseen",{},s?.why),d("span.bl-signs",F,...r.map(([c,i],u)=>d("i",{class:i?null:"bl-lac\
k","data-k":`sign ${u}`},y(a,e,c)))),o&&d("span.bl-left-over",{},o),s?.cost&&!p&&d("span.bl-unseen",{},s.cost))}var I=(t,a,e,n)=>L(t,a,n,"bl-one",y(a,e,t.art),t.
label&&d("span",{},t.label),V(t,a,e));function j(t,a,e,n,s,l,r){let o=l===a.less?"":a.row?.why,p=e.refused?.tried===l?" bl-refused":"";return X({class:`bl-it bl\
-act ${t}${p}`,"data-do":"pick","data-pick":l,"data-k":l,"data-drag":!o&&"count",tabindex:-1,"aria-disabled":o?"true":null,title:o||r},...Array.from({length:Math.
min(ht,s-1)},(c,i)=>d("i.bl-edge",{"aria-hidden":"true","data-k":`edge ${i}`},y(e,n,a.art))),d("span.bl-face",F,y(e,n,a.art),d("small",{},a.label)),d("span.bl-u\
nseen",{},r,o&&`: ${o}`))}function se(t,a,e){let{count:n=1,chosen:s=0,less:l,row:r}=t,o=n-s;return d("span.bl-stk",{"data-k":t.key},l&&j("bl-fancard bl-chosen",
t,a,e,s,l,t.keeps),o>0&&(r?j("bl-fancard",t,a,e,o,r.key,t.says):J({...t,count:o,chosen:0},a,e,0)),s?d("i.bl-of",F,`${s}/${n}`):o>1&&d("i.bl-badge",F,o))}var le=(t,a,e)=>j(
"bl-fancard bl-mini",t,a,e,t.chosen??1,t.less??"",t.keeps),oe=(t,a,e)=>t.row?j("bl-fancard bl-mini",t,a,e,1,t.row.key,t.says||t.label):J(t,a,e,0);function re(t,a,e){
let{seat:n,label:s,note:l,deal:r,buttons:o=[]}=t;return d("div.bl-row",{"data-k":t.key,class:t.now&&"bl-open-to"},typeof n!="number"?t.art&&N(e,t.art):bt(e,n,24),
d("span.bl-row-name",{},d("b",{},s||(typeof n!="number"?"":a.players[n].name)),l&&d("small",{},l)),r&&d("span.bl-signs",{},...r[0].map((p,c)=>d("i",{"aria-hidde\
n":"true","data-k":`give ${c}`},y(a,e,p))),r[1].length>0&&d("span.bl-for",F,"›"),...r[1].map((p,c)=>d("i",{"aria-hidden":"true","data-k":`get ${c}`},y(a,e,p)))),
V(t,a,e),o.length>0&&d("span.bl-row-buttons",{},...o.map(({key:p,name:c,says:i,why:u,fresh:b})=>X({class:"bl-go bl-act","data-do":"pick","data-pick":p,"data-fre\
sh":b?"1":null,tabindex:-1,"aria-disabled":u?"true":null,title:u||i,"aria-label":[c,i,u].filter(Boolean).join(": ")},N(e,p),c))))}var ie={fan:J,tiles:ut,tray:ut,
cards:ee,plates:ae,"price-rows":ne,strip:I,lines:I,buttons:I,laid:le,wanted:oe,answers:re};import{h as k}from"./common.js";var Q=new Set(["tray","tiles","cards","fan"]),kt=2,ce=.5;function wt(t){for(let a of t.querySelectorAll(".bl-own, .bl-mid, .bl-o\
thers, .bl-rim-in"))a.scrollHeight>a.clientHeight+1&&getComputedStyle(a).overflowY==="auto"&&!a.querySelector('button:not([tabindex="-1"]), a[href], input, sele\
ct, summary, [tabindex="0"]')?a.tabIndex=0:a.removeAttribute("tabindex")}var pe=".bl-st-body, .bl-st-text, .bl-st-end, .bl-st-said, .bl-st-line, .bl-st-happened\
 ol, .bl-hand, .bl-own, .bl-mid, .bl-others, .bl-rim-in";function Z(t){for(let a of t.querySelectorAll(pe)){let e=a.scrollHeight-a.clientHeight-a.scrollTop>2,n=`\
.bl-commit, .bl-predict${t.clientWidth<600?"":", .bl-st-happened ~ .bl-rcpt"}`,s=e&&getComputedStyle(a).overflowY==="auto"&&!a.querySelector(n);a.classList.toggle(
"bl-fades",s)}}function xt(t,a){let[,,e,n]=(t.board?.svg.match(/viewBox="([^"]*)"/)?.[1]??"0 0 1 1").split(" ").map(Number),s=e/n,{board:l,turn:r,seats:o,others:p,
hand:c,costs:i,actions:u,receipt:b,log:g,question:x,answer:C,hints:A,worked:O}=a,_=s>kt?null:i,E=u?u(_):_,q=`--shape:${s.toFixed(3)}`,B=k("div.bl-left#left",{},
l);if(!r&&!u&&!g&&!x)return k("div.bl-body.bl-single#body",{style:q},B,b);if(s>kt){let H=!!x&&!c&&!i&&!p&&!u,G=O?.();return k("div.bl-body.bl-across#body",{style:q,
class:H?"bl-two":p?null:"bl-pair"},!H&&k("div.bl-top#top",{},x,r,o),H&&k("div.bl-own#asks",{},x,A,G&&C?.(!0)),B,!H&&k("div.bl-own#own",{},G?C?.(!0):[c,i]),k("di\
v.bl-mid#mid",{},E,G||C?.(!1),!H&&A,b,g),p&&k("div.bl-others#others",{},p))}let P=c&&!de(t)?c:null,dt=x&&!u&&P&&i;return k("div.bl-body.bl-side#body",{style:q,class:[
P&&"bl-with-hand",s<ce&&"bl-tall"].filter(Boolean).join(" ")},x,k("div.bl-left#left",{},l,dt?k("div.bl-feet#feet",{},P,i):P),k("div.bl-rim#rim",{},k("div.bl-rim\
-in#rimin",{},r,o,!P&&c,u&&E,C?.(!1),!u&&!dt&&E,p,A,b,g)))}var de=t=>t["slot.hand"]?.[0]?.kind==="tiles";function vt(t,a){for(let e of t.querySelectorAll(".bl-a\
cts, .bl-items")){if(e.parentElement?.closest(".bl-acts"))continue;let n=[...e.querySelectorAll("button.bl-act")],s=n.find(l=>l.getAttribute("data-pick")===a)??
n[0];for(let l of n)l.setAttribute("tabindex",l===s?"0":"-1")}}import{button as tt,h as W}from"./common.js";import{tool as et}from"./common.js";var St=(t,a,e="")=>W("div.bl-seg",{class:e,role:"group","aria-label":t},a);function Tt(t,a,e,n){
return W("div.bl-head#head",{},W("div.bl-names",{},W("span.bl-name",{},t.title),W("span.bl-where",{},t.where)),W("div.bl-tools",{},n,St(e.view,t.views.map(({key:s,
label:l})=>tt({"data-do":"view","data-pick":s,"aria-pressed":String(s===t.view)},l))),t.turns&&et(e,"turn",e.turn_board,{"data-do":"turn","data-at":1}),St(e.language,
t.languages.map(({key:s,label:l})=>tt({"data-do":"language","data-pick":s,lang:s,"aria-pressed":String(s===t.lang)},l)),"bl-langs"),ue(t,a,e)))}var ue=(t,a,e)=>[
t.board?.svg&&et(e,"words",e.facts,{"data-do":"facts","aria-expanded":String(a.facts)}),t.board?.svg&&et(e,a.big?"small":"big",a.big?e.smaller:e.bigger,{"data-d\
o":"big","aria-pressed":String(a.big)}),tt({class:"bl-ibtn","aria-label":e.help,title:e.help,"data-do":"help","aria-expanded":String(a.help)},"?")];import{button as at,h}from"./common.js";import{icon as be,token as he}from"./common.js";var me=16;function Ct(t,a){let{seat:e,says:n,budget:s,note:l,over:r}=t.turn,{path:o=[],prompt:p=""}=t.pick??{},c=o.length>0,i=M(t,"ask").length>0;return h("div.\
bl-turn#turnbox",{class:c&&"bl-picking"},he(a,e,30),h(r?"h3.bl-who":"b.bl-who",{},c?o.slice(-2).join(" › "):n),s&&h("span.bl-ap",{},!c&&h("span.bl-pips",{"ari\
a-hidden":"true"},...Array.from({length:s.of>me?0:s.of},(u,b)=>h("i",{class:b<s.left?"bl-full":""}))),h("b",{},s.short),h("small",{},s.rest)),h("small",{class:p?
i?"bl-prompt bl-unseen":"bl-prompt":null},p||l),c&&at({class:"bl-quiet","data-do":"cancel"},t.edit?.edits?a.put_down:a.cancel))}var fe=({groups:t})=>t.flatMap(({
rows:a})=>a).find(({single:a})=>a);function $t(t,a,e,n,s=""){return at({class:`bl-act ${s}${a.refused?.tried===t.key?" bl-refused":""}`,"data-do":"pick","data-p\
ick":t.key,"data-fresh":"1","data-drag":!t.why&&!t.final&&"pick",tabindex:-1,title:t.why||t.note||null,"aria-disabled":t.why?"true":null,"aria-pressed":t.why||t.
final?null:String(!!t.pressed)},be(e,t.key),h("span.bl-nm",{},t.label),t.note&&h("span.bl-cnt",{class:t.note.length>26&&"bl-long"},t.note),t.cost&&h("span.bl-co\
st",{},t.cost),t.why&&h("span",{class:n?"bl-why":"bl-unseen"},t.why,t.more&&h("em",{},` ${t.more}`)))}function Ft(t,a,e){let n=mt(t),s=M(t,"ask"),l=s.length||t.
edit?.edits?void 0:fe(t),r=l&&!n.has(l.key)?l:void 0,o=(s.length?[]:t.groups).map(b=>({...b,rows:b.rows.filter(g=>!n.has(g.key)&&g!==r),all:b.rows})).filter(b=>b.
rows.length),p=o.flatMap(b=>b.rows),c=r&&p.some(b=>!b.why)?r:void 0,i=(M(t,"actions")[0]?.kind??(M(t,"costs").length?"buttons":"lines"))!=="buttons",u=p.find(b=>b.
why);return h("div.bl-acts#acts",{class:s.length>0&&"bl-asked",role:"group","aria-label":a.actions},!s.length&&e,r&&$t(r,t,a,!1,"bl-only"),h("div#deeds",{class:i?
"bl-list":"bl-buttons"},o.map(b=>h("div",{role:"group","aria-label":b.label,"data-k":`group ${b.label}`},i&&o.length>1&&p.length<6&&h("div.bl-grp",{"aria-hidden":"\
true"},b.label),b.all.map(g=>g===c?h("span.bl-act.bl-stood",{"aria-hidden":"true"},g.label):b.rows.includes(g)&&$t(g,t,a,i))))),ge(t,a,n),h("p.bl-why.bl-reason#\
reason",{},u&&[h("b",{},`${u.label}: `),u.why]))}function ge(t,a,e){let{choices:n=[],foretold:s}=t.pick??{},l=n.filter(o=>!e.has(o.key)),r=T("ask",t,a);return!r&&
!l.length&&!s?.length?null:h("div.bl-pick#pick",{},s?.length?h("ul.bl-foretold",{},...s.map(o=>h("li",{},o))):null,r,l.length>0&&h("div.bl-choices",{},l.map(o=>at(
{class:"bl-go","data-do":"pick","data-pick":o.key,"aria-disabled":o.why?"true":null},h("b",{},o.label),(o.note||o.cost)&&h("small",{},[o.note,o.cost].filter(Boolean).
join(", ")),o.why&&!o.note&&h("small.bl-why",{},o.why)))))}import{button as st,h as m}from"./common.js";import{icon as ye,token as Mt}from"./common.js";import{moves as ke}from"./help.js";import{tool as nt}from"./common.js";
var we=1800,xe=(t,a,...e)=>st({class:"bl-bar","data-do":"bill","aria-expanded":String(a)},e,ye(t,a?"up":"down"));function Wt(t,a,e,n=!1){let s=t.receipt;if(!s)return null;
let l=s.lines[a.walk],r=l?l.seat:Math.min(a.tab,s.totals.length-1),o=s.lines.map((i,u)=>({...i,index:u})).filter(i=>i.seat===r),p=a.bill||!!l||n,c=s.title&&m("h\
3",{},s.title);return m("section.bl-rcpt#receipt",{class:p&&"bl-open",role:"group","aria-label":s.title||null},!n&&xe(e,p,c,m("span.bl-bar-sums",{},t.players.map(
({name:i,seat:u})=>m("span",{role:"img","aria-label":`${i}: ${s.totals[u]}`,"data-k":`sum ${u}`},Mt(e,u,18),m("b",{},s.totals[u]))))),p&&m("div.bl-rhead",{},n&&
c,!!s.lines.length&&m("div.bl-walk",{role:"group","aria-label":e.walk},m("span",{class:l?null:"bl-unseen"},l?e.walked.replace("{n}",String(a.walk+1)).replace("{\
m}",String(s.lines.length)):e.walk),nt(e,"back",e.step_back,{"data-do":"walk","data-at":-1,"aria-disabled":a.walk<0?"true":null}),nt(e,"on",e.step_on,{"data-do":"\
walk","data-at":1}),ke(a)&&nt(e,a.watching?"stop":"play",a.watching?e.watch_stop:e.watch,{"data-do":"watch","aria-pressed":String(a.watching)}))),p&&m("div.bl-r\
grid",{},m("div.bl-tabs",{role:"tablist","aria-label":s.title},t.players.map(i=>st({role:"tab","aria-selected":String(i.seat===r),tabindex:i.seat===r?0:-1,"data\
-do":"tab","data-at":i.seat},Mt(e,i.seat,24),m("span.bl-unseen",{},`${i.name}: `),m("b",{},(l?.scores??s.totals)[i.seat])))),m("div.bl-lines",{role:"tabpanel","\
aria-label":t.players[r].name},o.map((i,u)=>st({class:i.points?"bl-rline":"bl-rline bl-zero","data-do":"line","data-line":i.index,"data-rule":i.rule||null,"data\
-title":i.title,"aria-pressed":String(i.index===a.walk),tabindex:l?i.index===a.walk?0:-1:u?-1:0},m("span",{},i.label),m("span.bl-sum",{},i.sum),m("b",{},i.points))),
!o.length&&m("p.bl-nothing",{},e.no_lines),m("div.bl-total",{},m("span",{},e.total),m("b",{},s.totals[r])))))}var z=new WeakMap,At=new WeakMap;function v(t,a){let{
local:e}=t;clearTimeout(z.get(t)),z.delete(t);let n=()=>{t.signal.aborted||!t.root.isConnected||(ot(t,e.walk+1,!1),e.watching=e.walk>=0,e.watching&&z.set(t,setTimeout(
n,we)),t.draw())};!a&&!e.watching||(e.watching=!1,a?n():t.draw())}function lt(t,a){if(v(t,!1),!t.frame.receipt?.lines.length)return t.speak(t.words.no_lines);ot(
t,t.local.walk+a,!1),t.draw()}function ot(t,a,e){let{frame:n,local:s}=t,l=n.receipt?.lines??[],r=s.walk;s.walk=e&&a===s.walk||a>=l.length?-1:Math.max(-1,a),typeof n.
receipt?.at=="number"&&s.walk!==r&&t.ask("walk",{at:s.walk});let o=l[s.walk];if(!o)return;s.tab=o.seat;let p=n.players[o.seat];t.speak([(p?`${p.name}: `:"")+o.label,
o.sum,o.points].filter(c=>c!=="").join(", "))}function ve({root:t,local:a},e){let n=t.querySelector(".bl-rline[aria-pressed=true]"),s=n?.closest(".bl-rim-in, .b\
l-lines");if(!n||!s||a.walk===e)return;let l=n.getBoundingClientRect().bottom-s.getBoundingClientRect().bottom,r=n.getBoundingClientRect().top-s.getBoundingClientRect().
top;l>0?s.scrollTop+=l+8:r<0&&(s.scrollTop+=r-8)}var Lt=t=>Number(t.getAttribute("data-at")),Et={key:"receipt",on:{watch:t=>v(t,!z.get(t)),walk:(t,a)=>lt(t,Lt(a)),
bill:t=>{v(t,!1),Object.assign(t.local,{bill:!t.local.bill,walk:-1}),t.draw()},tab:(t,a)=>{v(t,!1),Object.assign(t.local,{tab:Lt(a),walk:-1}),t.draw()},line:(t,a)=>{
v(t,!1),ot(t,Number(a.getAttribute("data-line")),!0),t.draw()}},inSight(t){ve(t,At.get(t)??-1),At.set(t,t.local.walk)}};import{button as D,h as f,known as Se}from"./common.js";import{icon as Te,node as qt,token as $e}from"./common.js";import{ruled as Ce,tool as rt}from"./common.js";
function Ht(t,a){return f("section.bl-say#log",{role:"group","aria-label":a.happened},f("h3",{},a.happened),t.log.length?f("ol",{tabindex:0,"aria-label":a.happened},
Fe(t.log).map(([e,n],s)=>Se(f("li",{class:(e.seat??-1)<0&&"bl-chance"},(e.seat??-1)>=0&&$e(a,e.seat,16),f("span",{},e.text," ",e.rule&&s===0&&Ce(e))),n))):f("p.\
bl-nothing",{},a.nothing))}function Rt(t){let a=t.querySelector(".bl-say ol");if(!a||a.children.length<2)return;a.style.maxHeight="";let e=a.clientHeight;if(a.scrollHeight<=
e+1)return;let n=[...a.children].map(l=>l.offsetTop+l.offsetHeight-a.offsetTop),s=Math.max(0,...n.filter(l=>l<=e+1));s&&(a.style.maxHeight=`${s}px`)}function Fe(t){
let a=new Map;return[...t].reverse().map(e=>{let n=(a.get(e.text)??0)+1;return a.set(e.text,n),[e,`${e.text} ${n}`]}).reverse()}var it=30;function Me(t,a,e){let n=t.
time,s=a.step<0?n.ply:a.step,l=[{ply:n.first,seat:-2,says:n.first?"":n.start},...n.nodes],r=(i,u,b)=>u>i&&f("i",{class:`bl-rail ${b}`,style:`left:${(i-n.first)*
it+14}px;width:${(u-i)*it}px`}),o=n.nodes.at(-1)?.ply??n.first,p=n.branches.filter(i=>!i.folded&&i.at<=o),c=e.branches?.replace("{n}",String(p.length))??"";return f(
"div.bl-time#time",{},Object.entries({undo:n.can_undo,redo:n.can_redo}).map(([i,u])=>rt(e,i,e[i],{"data-do":i,"aria-disabled":u?null:"true"})),f("div.bl-track#t\
rack",{role:"group","aria-label":n.label},n.earlier&&D({class:"bl-quiet bl-fold","data-do":"unfold"},n.earlier),f("div.bl-rows",{},a.branches&&p.map((i,u)=>f("d\
iv.bl-branch",{"data-k":`branch ${i.name}`,style:`padding-left:${(i.at-n.first)*it+14}px`},f("svg.bl-bend",{viewBox:"0 0 30 28",width:30,height:28,"aria-hidden":"\
true"},f("path",{d:`M1 ${28*(p.length-u)+10}V26C1 16 8 14 30 14`})),D({class:"bl-quiet","data-do":"switch","data-pick":i.name,"aria-label":i.says},...i.seats.slice(
0,6).map(b=>qt(e,b,"bl-later")),f("span",{},i.label)))),f("div.bl-mainline",{},r(n.first,n.ply,"bl-done"),r(n.ply,o,""),l.map(i=>D({class:"bl-step","data-do":"j\
ump","data-at":i.ply,"aria-label":i.says||`${i.ply}`,title:i.says,"aria-current":i.ply===n.ply?"step":null,tabindex:i.ply===s?0:-1},qt(e,i.seat,i.ply===n.ply?"b\
l-now":i.ply<n.ply?"bl-past":"bl-later")))))),p.length>0&&D({class:"bl-quiet bl-fork","data-do":"branches","aria-expanded":String(!!a.branches),"aria-label":c,title:c},
Te(e,"fork"),p.length),f("span.bl-count",{},n.step),t.seats.choices.length>2&&f("label.bl-seen",{},f("small",{},e.seen_by),f("select.bl-seat#seat",{"aria-label":e.
seen_by,"data-do":"seat"},t.seats.choices.map(i=>f("option",{value:i.seat,selected:i.seat===t.seats.shown},i.label)))),t.make_question&&rt(e,"question",e.make_question,
{"data-do":"make_question","data-k":"question","data-pick":!t.make_question.open&&"open","aria-expanded":String(t.make_question.open)}),[t.edit&&"edit","copy","\
link"].map(i=>i&&rt(e,i,e[i],{"data-do":i})))}var Pt=new WeakMap,Ot={key:"timeline",draw(t){let{frame:a,local:e,words:n}=t;return a.parts.includes("timeline")&&
t.keep("time",[a.time,a.seats,a.make_question?.open,e.step,e.branches,n],()=>Me(a,e,n))},on:{branches:t=>{t.local.branches=!t.local.branches,t.draw()}},inSight(t){
let{ply:a}=t.frame.time,e=a!==Pt.get(t)&&t.root.querySelector(".bl-track");Pt.set(t,a);let n=e?e.querySelector('[aria-current="step"]'):null;e&&n&&(e.scrollLeft=
n.offsetLeft+60-e.clientWidth)}};import{h as $}from"./common.js";import{drawn as Ae}from"./help.js";function _t(t,a){let e=a?.closest("[data-place]")?.getAttribute("data-place"),n=a?.closest(".\
bl-it, li")?.getAttribute("data-k")?.split(" ")[0];return t.words.gallery?.pieces?.[(e?t.frame.kinds?.[e]:n)??""]}function Bt(t,a){let e=t.help&&a.gallery;return e?.
pieces?$("section.bl-help.bl-gallery#gallery",{role:"group","aria-label":e.title},$("b",{},e.title),$("p",{},e.how),$("ul.bl-items",{},...Object.entries(e.pieces).
map(([n,s],l)=>$("li",{"data-k":n,tabindex:l?-1:0,class:s.special&&"bl-special"},Ae(s),$("b",{},s.name),$("span",{},s.text),$("small",{},s.note))))):null}var It=new WeakMap;function Nt(t){clearTimeout(It.get(t));let{frame:a,local:e,link:n,signal:s}=t,l=a.opponent;if(typeof l!="number"||e.link||a.by&&a.by!==n.client)
return;let r=a.play?a.play.pace==="fast":e.calm||globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches,o=()=>{!s.aborted&&t.root.isConnected&&t.link.
send("opponent",t.frame.rev,{at:r?0:1})};It.set(t,setTimeout(o,r?0:l))}import{choice as Le}from"./help.js";var We={place:[[165,0,.09,"triangle"]],roll:[0,.07,.13,.21,.3].map((t,a)=>[240-24*a,t,.05,"square"]),card:[[980,0,.05],[1310,
.05,.06]],right:[[523,0,.14],[659,.1,.14],[784,.2,.28]],wrong:[[220,0,.16,"triangle"],[185,.15,.24,"triangle"]],turn:[[440,0,.12],[587,.11,.2]]},Ee=.12,jt=.012,
Vt=t=>t["slot.board"]?.length??0,zt=t=>(t["slot.hand"]??[]).flatMap(a=>a.items??[]).reduce((a,e)=>a+(e.count??1),0);function qe(t,a){if(!a)return"";let e=t.question?.
result;return e&&e!==a.question?.result&&!a.question?.result&&!e.told?e.right?"right":"wrong":t.time?.ply!==a.time?.ply+1?"":Vt(t)&&!Vt(a)?"roll":typeof a.opponent==
"number"&&typeof t.opponent!="number"?"turn":zt(t)>zt(a)?"card":"place"}var R;function Dt(t){try{R??=new AudioContext;let a=R.currentTime;for(let[e,n,s,l="sine"]of We[t]){
let[r,o]=[R.createOscillator(),R.createGain()];r.type=l,r.frequency.value=e,o.gain.setValueAtTime(0,a+n),o.gain.linearRampToValueAtTime(Ee,a+n+jt),o.gain.exponentialRampToValueAtTime(
.001,a+n+s),r.connect(o).connect(R.destination),r.start(a+n),r.stop(a+n+s+jt)}}catch{}}var Kt={key:"sounds",changing({frame:t,before:a}){let e=Le("sounds")==="o\
n"&&qe(t,a);e&&Dt(e)},acts(t,a){a.getAttribute("data-pick")==="sounds:on"&&Dt("turn")}};import{button as Yt,h as w}from"./common.js";var Pe=[1,2,3],He=t=>w("svg.bl-stars",{viewBox:"0 0 72 24",width:72,height:24,"aria-hidden":"true"},Pe.map(a=>w("pa\
th",{class:a<=t&&"bl-star",transform:`translate(${24*(a-1)} 0)`,d:"M12 2.5l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5-4.8-4.6 6.6-.9z"}))),Re=({title:t,
says:a,now:e,stars:n,most:s,told:l,best:r,again:o,line:p,signs:c},i=!0)=>w("section.bl-challenge#challenge",{"aria-label":t},w("div",{},i&&w("h3",{},t),w("span",
{role:"img","aria-label":c},He(Math.max(n,s))),w("b",{},e)),w("p",{},a),(l||o)&&w("div",{class:n===3?"bl-won":""},l&&w("p.bl-judged",{},l),o&&Yt({class:n>=0&&n<
3?"bl-main":"bl-go","data-do":"again","data-k":"again"},o),r&&Yt({class:"bl-go","data-do":"best","data-k":"best"},r)),p.length>0&&w("ol",{},p.map((u,b)=>w("li",
{"data-k":String(b)},u)))),Wa={key:"challenge",above:({frame:t})=>t.challenge&&Re(t.challenge),refocus(t){let a=t.frame.challenge?.told&&t.root.querySelector('.\
bl-challenge [data-do="again"]');return a&&t.focusOn(a),!!a},on:{again:t=>t.ask("again"),best:t=>t.ask("best")}};import{button as ct,h as S}from"./common.js";import{icon as Gt}from"./common.js";function Ra({title:t,rungs:a},e,n,s){let l=a.filter(c=>c.open).at(-1)?.key,r=a.some(c=>c.open&&c.key===e.rung)||e.rung==="-"?e.rung:l,o=!s||e.rungs,p=a.find(c=>c.
open&&c.key===r);return S("section.bl-hints#hints",{role:"group","aria-label":t},s?ct({class:"bl-quiet bl-fold-hints","data-do":"rungs","aria-expanded":String(o)},
t,Gt(n,o?"up":"down")):S("b",{},t),o&&S("ol",{},...a.map(c=>S("li",{class:c.open?"bl-open":null,"data-k":`rung ${c.key}`},c.open?ct({class:"bl-hint","data-do":"\
rung","data-pick":c.key,"aria-expanded":String(c===p)},S("span",{},c.label),Gt(n,"accept")):ct({class:"bl-hint","data-do":"hint","data-pick":c.key,"aria-disable\
d":c.may?null:"true"},S("span",{"aria-hidden":c.says&&"true"},c.label),S("b",{"aria-hidden":c.says&&"true"},c.price),c.says&&S("span.bl-unseen",{},c.says))))),o&&
p&&S("p",{"data-k":`told ${p.key}`},p.text))}function Oa(t,a){let{local:e}=t,n=a.getAttribute("data-pick")??"";a.getAttribute("data-do")==="rungs"?e.rungs=!e.rungs:
e.rung=e.rung===n?"-":n,v(t,!1),t.draw()}import{copied as Oe,cover as _e}from"./board.js";import{hits as Be,surface as Ie}from"./board.js";import{h as Jt}from"./common.js";import{shownBy as Ne}from"./common.js";
import{otherNotebook as je}from"./help.js";import{celebrate as Ve,countUp as ze,follows as De,move as Ke}from"./help.js";import{choice as K,choose as Y,inColours as Ut,obey as Ye,otherTongue as Ge,repainted as Xt,
settings as Ue}from"./help.js";import{Tip as Xe}from"./help.js";import{View as Je}from"./board.js";var Qe=480,Ze=[Et,Ot,Kt],pt=class extends Je{constructor(e,n,s,l){super(e,n,s);this.fresh=!0;this.layout=l(this)}get panels(){return this.layout.panels}content(){
return this.layout.content(this)}get isNext(){return De(this.frame,this.before)}deeds(e){let{frame:n,words:s,panels:l}=this;return l.reduce((o,p)=>()=>p.actions?
p.actions(this,o):o(),()=>Ft(n,s,e))()}instead(){return this.panels.map(e=>e.instead?.(this))}onKey(e){this.panels.some(n=>n.onKey?.(this,e))||super.onKey(e)}take(e){
for(let n of this.panels){let s=n.take?.(this,e);if(s)return s}return super.take(e)}onOver(e){super.onOver(e);for(let n of this.panels)n.onOver?.(this,e)}onAnswer(e,n){
for(let s of this.panels)s.onAnswer?.(this,e,n);super.onAnswer(e,n)}marks(){super.marks();for(let e of this.panels)e.marks?.(this)}refocus(e){this.panels.some(n=>n.
refocus?.(this))||super.refocus(e)}leaves(e,n){return!this.layout.holdsFocus&&super.leaves(e,n)}changed(){for(let e of this.panels)e.changing?.(this);super.changed();
for(let e of this.panels)e.changed?.(this)}above(){let{frame:e,local:n,words:s}=this,l=e.languages.map(({key:r})=>r);return[...super.above(),je(this.model,e.lang,
l,n.spoke,s),Ue(e,n,s),Bt(n,s),...this.panels.map(r=>r.above?.(this))]}settle(e){vt(e,this.local.row)}get frame(){return Ut(this.model.get("frame"),this.model.get(
"words").apart,(e,n)=>({...e,board:e.board&&{...e.board,svg:n(e.board.svg)},art:Xt(e.art,n)}))}get words(){let e=this.model.get("words");return Ut(e,e.apart,Xt)}draw(){
for(let n of this.panels)n.before?.(this);super.draw();let{frame:e}=this;Ke(this.root,e,this.before,n=>y(e,this.words,n)),ze(this.root,e,this.before),Ve(this.root,
e,this.before),this.before=e,Nt(this),this.fitLog();for(let n of this.panels)n.after?.(this)}fitLog(){globalThis.requestAnimationFrame?.(()=>{Rt(this.root),wt(this.
root),Z(this.root)})}listen(){Ye(this.signal,()=>(this.heed(),this.draw())),this.heed(),super.listen();let{root:e,signal:n}=this;e.addEventListener("scroll",()=>Z(
e),{signal:n,capture:!0,passive:!0}),this.narrow();let{lang:s,languages:l,rev:r}=this.frame,o=!r&&Ge(this.model,s,l.map(p=>p.key));o&&this.ask("language",{key:o}),
this.tip=new Xe(this);for(let p of this.panels)p.listen?.(this)}heed(){Object.assign(this.local,{calm:K("motion")==="none",letters:K("letters")!=="off"})}enlarge(e){
super.enlarge(e);let n=this.model.model_id??"";(e||K("big")===n)&&Y("big",e?n:"")}onResize(){super.onResize();for(let e of this.panels)e.resized?.(this);if(this.
fitLog(),this.fresh&&this.root.isConnected&&this.root.getClientRects().length){this.fresh=!1;let e=this.model.model_id;e&&K("big")===e&&!this.local.big&&this.enlarge(
!0)}}spots(e){return Be(this.root,e.getAttribute("data-place"))}beside(e,n){let l=e.closest(".bl-surface > svg")?.getScreenCTM?.();if(!l)return null;let r=l.inverse(),
{x:o,y:p}=new DOMPoint(n.clientX,n.clientY).matrixTransform(r),c=this.frame.board?.spots?.find(([E,q,B])=>Math.hypot(E-o,q-p)<=B);if(!c)return null;let[i,u,b,g,
x]=c,[C,A]=[this.root.getBoundingClientRect(),new DOMPoint(i-b,u-b).matrixTransform(l)],O=2*b*l.a,_=`left:${A.x-C.left}px;top:${A.y-C.top}px;width:${O}px;height\
:${O}px`;return this.spot??=this.root.appendChild(Jt("i.bl-beside",{"aria-hidden":"true"})),this.spot.getAttribute("data-tip")!==`${g}
${x}`&&this.tip?.hide(),this.spot.setAttribute("data-tip",`${g}
${x}`),this.spot.setAttribute("style",_),this.spot}piece(e){return _t(this,e)}explain(e,n){this.tip?.ask(n)}narrow(){let{view:e,views:n,rev:s}=this.frame,l=this.
root.clientWidth;!this.layout.keepsView&&l&&l<=Qe&&!s&&n.length>2&&e===n[0].key&&this.ask("view",{key:n[1].key})}act(e,n){let s=e.getAttribute("data-do")??"",l=e.
getAttribute("data-pick")??"";for(let o of this.panels)o.acts?.(this,e);if(s==="language"&&(this.local.spoke=l,Y("lang",l)),s==="choose")return Y(...l.split(":"));
if(s==="letters")return Y("letters",this.local.letters?"off":"on");if(s==="unspoke")return(this.local.spoke="")||this.draw();if(s==="rule")return this.tip?.ask(
e);this.panels.flatMap(({on:o})=>o?.[s]??[]).some(o=>o(this,e,n)!==!1)||(v(this,!1),super.act(e,n))}walkBy(e){lt(this,e)}showNow(){for(let e of this.panels)e.inSight?.(
this)}};function ta(t){let{frame:a,local:e,words:n,area:s}=t,l=r=>a.parts.includes(r);return[ft(a),n.gallery?.style&&Jt("style#pieces",{},n.gallery.style),l("he\
ad")&&t.keep("head",[a.title,a.where,a.views,a.view,a.turns,a.languages,a.lang,!a.board?.svg,e.facts,e.big,e.help,n],()=>Tt(a,e,n)),...t.above(),a.cover?_e(a,n):
xt(a,{board:Ie(a,s,e,n,l("turn")&&T("board",a,n)),turn:(l("turn")||l("actions")&&!!a.pick?.path.length)&&Ct(a,n),seats:l("turn")&&T("seats",a,n,r=>!Q.has(r.kind)),
others:l("turn")&&T("seats",a,n,r=>Q.has(r.kind)),hand:l("actions")&&T("hand",a,n),costs:l("actions")&&T("costs",a,n),actions:l("actions")?r=>t.deeds(r):void 0,
receipt:l("receipt")&&Wt(a,e,n),log:l("log")&&t.keep("log",[a.log,n],()=>Ht(a,n))}),Oe(e,n),...t.panels.map(r=>r.draw?.(t))]}var ea=t=>Ne((...a)=>new pt(...a,t).
start()),aa=ea(()=>({panels:Ze,content:ta}));export{Ze as PANELS,Q as TRAYS,pt as Table,Ft as actions,y as art,ft as artStyle,xe as bar,Wa as challenge,Re as challengePanel,ta as content,aa as default,Z as fadeBelow,
Bt as gallery,Nt as goOn,Tt as head,qe as heard,Ra as ladder,xt as laid,Ht as log,M as lying,fe as onlyDeed,_t as pieceAt,mt as placed,Dt as play,Wt as receipt,
Et as receiptPanel,vt as rove,wt as scrollByKeys,te as slotBox,T as slots,Kt as soundsPanel,He as stars,ea as tableOf,Me as timeline,Ot as timelinePanel,ue as tools,
Ct as turn,Oa as unfold,lt as walkBy,v as watch,Rt as wholeLines};
