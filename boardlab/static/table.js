import{button as Q,h as d,picture as ee}from"./common.js";import{icon as N,token as mt}from"./common.js";var ft=5,se=6,J=new Map,L=(t,s)=>t[`slot.${s}`]??[];function gt(t){
let s=["seats","hand","costs","ask"].flatMap(e=>L(t,e).flatMap(n=>n.items??[]));return new Set(s.flatMap(({row:e,buttons:n=[]})=>[e?.key,...n.map(({key:a})=>a)]))}
function y(t,s,e){let n=e&&t.art?.pictures[e];if(!e)return null;if(!n)return N(s,e);J.has(n)||J.set(n,ee(n));let a=J.get(n)?.cloneNode(!0);return a?.classList.add(
"bl-art"),a}var yt=t=>t.art?.style&&d("style#art",{},t.art.style);function ne(t,s,e,n=0){let{kind:a,title:l,note:o,items:r=[],empty:p=0}=t,c=de[a]??I,i=a==="car\
ds"&&r.some(u=>u.note)?r.length<5?" bl-readable":" bl-many":"";return d("section",{class:`bl-slot bl-${a}${i}`,role:"group","aria-label":l,"data-k":`${a} ${n}`},
(l||o)&&d("div.bl-slot-head",{},l&&d("b",{},l),o&&d("small",{title:o},o)),d("div.bl-items",{},...r.map((u,h)=>(a==="fan"&&u.counted?re:c)(u,s,e,h)),...Array.from(
{length:Math.min(p,se)},(u,h)=>d("i.bl-empty",{"aria-hidden":"true","data-k":`empty ${h}`}))),t.reason&&d("p.bl-why",{},t.reason))}function T(t,s,e,n=()=>!0){let a=L(
s,t).filter(n);return a.length>0&&d(`div.bl-${t==="ask"?"asks":t}#${t}`,{},...a.map((l,o)=>ne(l,s,e,o)))}function M(t,s,e,n,...a){let{row:l,says:o,label:r}=t,p=o||
r,c=t.chosen?" bl-chosen":"",i=[p||s.players[t.seat??-1]?.says,t.note,...(t.facts??[]).map(({says:h})=>h),l?.why].filter(Boolean).join(`
`);if(!l)return d("div",{class:`bl-it ${n}${c}`,role:p?"img":null,"aria-label":p,"data-tip":i||null,title:p,"data-k":t.key},...a);let u=s.refused?.tried===l.key?
" bl-refused":"";return Q({class:`bl-it bl-act ${n}${c}${u}${l.vain?" bl-vain":""}`,"data-do":"pick","data-pick":!l.first&&t.less||l.key,"data-k":`${t.key} ${l.
key}`,"data-fresh":l.fresh?"1":null,"data-first":l.first||null,"data-drag":l.first||l.fresh&&!l.why&&!l.final&&"pick",tabindex:e?-1:0,"aria-disabled":l.why?"tru\
e":null,"aria-pressed":l.fresh&&!l.first&&!l.why&&!l.final?String(!!l.pressed):null,"data-tip":i||null,title:l.why||p},...a)}var A={"aria-hidden":"true"},kt=t=>(t.
count??1)>1&&d("i.bl-badge",A,t.count),wt=t=>d("span.bl-unseen",{},t.says||t.label,t.row?.why&&`: ${t.row.why}`);function Z(t,s,e,n){let a=Math.min(ft,(t.count??
1)-1);return M(t,s,n,"bl-fancard",...Array.from({length:a},(l,o)=>d("i.bl-edge",{"aria-hidden":"true","data-k":`edge ${o}`},y(s,e,t.art))),d("span.bl-face",A,y(
s,e,t.art),d("small",{},t.label)),kt(t),wt(t))}var bt=(t,s,e,n)=>M(t,s,n,"bl-tile",y(s,e,t.art),kt(t),t.label&&!t.says?d("small",{},t.label):null,wt(t)),j=(t,s,e)=>!!t.
facts?.length&&d("span.bl-figures",{},...t.facts.map((n,a)=>d("span",{class:n.strong&&"bl-strong",title:n.says,role:"img","aria-label":n.says,"data-k":`fact ${a}`},
y(s,e,n.art),n.text&&d("b",{},n.text))));function ae(t,s,e,n){let{row:a,label:l,note:o}=t;return M(t,s,n,t.facts?.length?"bl-boxes":"bl-card-it",d("span.bl-card\
-top",{},y(s,e,t.art),a?.cost&&!t.facts?.length&&d("small.bl-cost",{},a.cost),j(t,s,e)),d("b.bl-nm",{},l),o&&d("small.bl-more",{},o),a?.why&&d("small.bl-more.bl\
-why",{},a.why))}function le(t,s,e,n){let a=s.players[t.seat??0];return M(t,s,n,t.now?"bl-plate bl-mover":"bl-plate",d("span.bl-plate-top",{},mt(e,t.seat??0,22),
a?.name!==a?.letter&&d("b.bl-pname",{},a?.name),a?.points!==null&&a?.points!==void 0&&d("b.bl-points",{"aria-label":a.says,title:a.says,"data-seat":a.seat},a.points,
N(e,"point"))),j(t,s,e))}function oe(t,s,e,n){let{row:a,label:l,price:o=[],left:r}=t,p=!!a?.why&&!!t.note;return M(t,s,n,["bl-price",o.every(([,c])=>c)&&"bl-can",
t.soon&&"bl-soon"].filter(Boolean).join(" "),d("span.bl-row-art",{},y(s,e,t.art)),d("span.bl-row-name",{},d("b.bl-nm",{},l),d("small",{class:a?.why&&"bl-why","a\
ria-hidden":p||null},a?.why?t.note||a.why:a?.note||t.note)),p&&d("span.bl-unseen",{},a?.why),d("span.bl-signs",A,...o.map(([c,i],u)=>d("i",{class:i?null:"bl-lac\
k","data-k":`sign ${u}`},y(s,e,c)))),r&&d("span.bl-left-over",{},r),a?.cost&&!p&&d("span.bl-unseen",{},a.cost))}var I=(t,s,e,n)=>M(t,s,n,"bl-one",y(s,e,t.art),t.
label&&d("span",{},t.label),j(t,s,e));function V(t,s,e,n,a,l,o){let r=l===s.less?"":s.row?.why,p=e.refused?.tried===l?" bl-refused":"";return Q({class:`bl-it bl\
-act ${t}${p}`,"data-do":"pick","data-pick":l,"data-k":l,"data-drag":!r&&"count",tabindex:-1,"aria-disabled":r?"true":null,title:r||o},...Array.from({length:Math.
min(ft,a-1)},(c,i)=>d("i.bl-edge",{"aria-hidden":"true","data-k":`edge ${i}`},y(e,n,s.art))),d("span.bl-face",A,y(e,n,s.art),d("small",{},s.label)),d("span.bl-u\
nseen",{},o,r&&`: ${r}`))}function re(t,s,e){let{count:n=1,chosen:a=0,less:l,row:o}=t,r=n-a;return d("span.bl-stk",{"data-k":t.key},l&&V("bl-fancard bl-chosen",
t,s,e,a,l,t.keeps),r>0&&(o?V("bl-fancard",t,s,e,r,o.key,t.says):Z({...t,count:r,chosen:0},s,e,0)),a?d("i.bl-of",A,`${a}/${n}`):r>1&&d("i.bl-badge",A,r))}var ie=(t,s,e)=>V(
"bl-fancard bl-mini",t,s,e,t.chosen??1,t.less??"",t.keeps),ce=(t,s,e)=>t.row?V("bl-fancard bl-mini",t,s,e,1,t.row.key,t.says||t.label):Z(t,s,e,0);function pe(t,s,e){
let{seat:n,label:a,note:l,deal:o,buttons:r=[]}=t;return d("div.bl-row",{"data-k":t.key,class:t.now&&"bl-open-to"},typeof n!="number"?t.art&&N(e,t.art):mt(e,n,24),
d("span.bl-row-name",{},d("b",{},a||(typeof n!="number"?"":s.players[n].name)),l&&d("small",{},l)),o&&d("span.bl-signs",{},...o[0].map((p,c)=>d("i",{"aria-hidde\
n":"true","data-k":`give ${c}`},y(s,e,p))),o[1].length>0&&d("span.bl-for",A,"›"),...o[1].map((p,c)=>d("i",{"aria-hidden":"true","data-k":`get ${c}`},y(s,e,p)))),
j(t,s,e),r.length>0&&d("span.bl-row-buttons",{},...r.map(({key:p,name:c,says:i,why:u,fresh:h})=>Q({class:"bl-go bl-act","data-do":"pick","data-pick":p,"data-fre\
sh":h?"1":null,tabindex:-1,"aria-disabled":u?"true":null,title:u||i,"aria-label":[c,i,u].filter(Boolean).join(": ")},N(e,p),c))))}var de={fan:Z,tiles:bt,tray:bt,
cards:ae,plates:le,"price-rows":oe,strip:I,lines:I,buttons:I,laid:ie,wanted:ce,answers:pe};import{h as k}from"./common.js";var tt=new Set(["tray","tiles","cards","fan"]),xt=2,ue=.5,he=".bl-own, .bl-mid, .bl-others, .bl-rim-in, .bl-line > span";function vt(t){
for(let s of t.querySelectorAll(he))s.scrollHeight>s.clientHeight+1&&getComputedStyle(s).overflowY==="auto"&&!s.querySelector('button:not([tabindex="-1"]), a[hr\
ef], input, select, summary, [tabindex="0"]')?s.tabIndex=0:s.removeAttribute("tabindex")}var be=".bl-st-body, .bl-st-text, .bl-st-end, .bl-st-said, .bl-st-line,\
 .bl-st-happened ol, .bl-thisturn ol, .bl-line > span, .bl-newest > span, .bl-hand, .bl-own, .bl-mid, .bl-others, .bl-rim-in",me=".bl-st-said, .bl-st-happened o\
l, .bl-thisturn ol";function et(t){let s=[...t.querySelectorAll(be)],e=`.bl-commit, .bl-predict${t.clientWidth<600?"":", .bl-st-happened ~ .bl-rcpt"}`,n=s.filter(
l=>l.scrollHeight-l.clientHeight-l.scrollTop>2&&getComputedStyle(l).overflowY==="auto"&&!l.querySelector(e)),a=s.filter(l=>l.matches(me)&&l.scrollTop>2&&!l.querySelector(
"[open]"));for(let l of s)l.classList.toggle("bl-fades",n.includes(l)),l.classList.toggle("bl-rises",a.includes(l))}function St(t,s){let[,,e,n]=(t.board?.svg.match(
/viewBox="([^"]*)"/)?.[1]??"0 0 1 1").split(" ").map(Number),a=e/n,{board:l,turn:o,seats:r,others:p,hand:c,costs:i,actions:u,receipt:h,log:g,question:x,answer:C,
hints:F,worked:O}=s,R=a>xt?null:i,E=u?u(R):R,q=`--shape:${a.toFixed(3)}`,B=k("div.bl-left#left",{},l);if(!o&&!u&&!g&&!x)return k("div.bl-body.bl-single#body",{style:q},
B,h);if(a>xt){let _=!!x&&!c&&!i&&!p&&!u,X=O?.();return k("div.bl-body.bl-across#body",{style:q,class:_?"bl-two":p?null:"bl-pair"},!_&&k("div.bl-top#top",{},x,o,
r),_&&k("div.bl-own#asks",{},x,F,X&&C?.(!0)),B,!_&&k("div.bl-own#own",{},X?C?.(!0):[c,i]),k("div.bl-mid#mid",{},E,X||C?.(!1),!_&&F,h,g),p&&k("div.bl-others#othe\
rs",{},p))}let P=c&&!fe(t)?c:null,ht=x&&!u&&P&&i;return k("div.bl-body.bl-side#body",{style:q,class:[P&&"bl-with-hand",a<ue&&"bl-tall"].filter(Boolean).join(" ")},
x,k("div.bl-left#left",{},l,ht?k("div.bl-feet#feet",{},P,i):P),k("div.bl-rim#rim",{},k("div.bl-rim-in#rimin",{},o,r,!P&&c,u&&E,C?.(!1),!u&&!ht&&E,p,F,h,g)))}var fe=t=>t["\
slot.hand"]?.[0]?.kind==="tiles";function Tt(t,s){for(let e of t.querySelectorAll(".bl-acts, .bl-items")){if(e.parentElement?.closest(".bl-acts"))continue;let n=[
...e.querySelectorAll("button.bl-act")],a=n.find(l=>l.getAttribute("data-pick")===s)??n[0];for(let l of n)l.setAttribute("tabindex",l===a?"0":"-1")}}import{button as st,h as W}from"./common.js";import{tool as z}from"./common.js";var $t=(t,s,e="")=>W("div.bl-seg",{class:e,role:"group","aria-label":t},s),ge=(t,s,e)=>[
t.turns&&z(e,"turn",e.turn_board,{"data-do":"turn","data-at":1}),t.board?.pitch&&z(e,s.far?"big":"small",s.far?e.nearer:e.farther,{"data-do":"far"})];function Ct(t,s,e,n){
return W("div.bl-head#head",{},W("div.bl-names",{},W("span.bl-name",{},t.title),W("span.bl-where",{},t.where)),W("div.bl-tools",{},n,$t(e.view,t.views.map(({key:a,
label:l})=>st({"data-do":"view","data-pick":a,"aria-pressed":String(a===t.view)},l))),ge(t,s,e),$t(e.language,t.languages.map(({key:a,label:l})=>st({"data-do":"\
language","data-pick":a,lang:a,"aria-pressed":String(a===t.lang)},l)),"bl-langs"),ye(t,s,e)))}var ye=(t,s,e)=>[t.board?.svg&&z(e,"words",e.facts,{"data-do":"fac\
ts","aria-expanded":String(s.facts)}),t.board?.svg&&z(e,s.big?"small":"big",s.big?e.smaller:e.bigger,{"data-do":"big","aria-pressed":String(s.big)}),st({class:"\
bl-ibtn","aria-label":e.help,title:e.help,"data-do":"help","aria-expanded":String(s.help)},"?")];import{button as nt,h as b}from"./common.js";import{icon as ke,token as we}from"./common.js";var xe=16;function Lt(t,s){let{seat:e,says:n,budget:a,note:l,over:o}=t.turn,{path:r=[],prompt:p=""}=t.pick??{},c=r.length>0,i=L(t,"ask").length>0;return b("div.\
bl-turn#turnbox",{class:c&&"bl-picking"},we(s,e,30),b(o?"h3.bl-who":"b.bl-who",{},c?r.slice(-2).join(" › "):n),a&&b("span.bl-ap",{},!c&&b("span.bl-pips",{"ari\
a-hidden":"true"},...Array.from({length:a.of>xe?0:a.of},(u,h)=>b("i",{class:h<a.left?"bl-full":""}))),b("b",{},a.short),b("small",{},a.rest)),b("small",{class:p?
i?"bl-prompt bl-unseen":"bl-prompt":null},p||l),c&&nt({class:"bl-quiet","data-do":"cancel"},t.edit?.edits?s.put_down:s.cancel))}var ve=({groups:t})=>t.flatMap(({
rows:s})=>s).find(({single:s})=>s);function At(t,s,e,n,a=""){return nt({class:`bl-act ${a}${s.refused?.tried===t.key?" bl-refused":""}`,"data-do":"pick","data-p\
ick":t.key,"data-fresh":"1","data-drag":!t.why&&!t.final&&"pick",tabindex:-1,title:t.why||t.note||null,"aria-disabled":t.why?"true":null,"aria-pressed":t.why||t.
final?null:String(!!t.pressed)},ke(e,t.key),b("span.bl-nm",{},t.label),t.note&&b("span.bl-cnt",{class:t.note.length>26&&"bl-long"},t.note),t.cost&&b("span.bl-co\
st",{},t.cost),t.why&&b("span",{class:n?"bl-why":"bl-unseen"},t.why,t.more&&b("em",{},` ${t.more}`)))}function Ft(t,s,e){let n=gt(t),a=L(t,"ask"),l=a.length||t.
edit?.edits?void 0:ve(t),o=l&&!n.has(l.key)?l:void 0,r=(a.length?[]:t.groups).map(h=>({...h,rows:h.rows.filter(g=>!n.has(g.key)&&g!==o),all:h.rows})).filter(h=>h.
rows.length),p=r.flatMap(h=>h.rows),c=o&&p.some(h=>!h.why)?o:void 0,i=(L(t,"actions")[0]?.kind??(L(t,"costs").length?"buttons":"lines"))!=="buttons",u=p.find(h=>h.
why);return b("div.bl-acts#acts",{class:a.length>0&&"bl-asked",role:"group","aria-label":s.actions},!a.length&&e,o&&At(o,t,s,!1,"bl-only"),b("div#actions",{class:i?
"bl-list":"bl-buttons"},r.map(h=>b("div",{role:"group","aria-label":h.label,"data-k":`group ${h.label}`},i&&r.length>1&&p.length<6&&b("div.bl-grp",{"aria-hidden":"\
true"},h.label),h.all.map(g=>g===c?b("span.bl-act.bl-stood",{"aria-hidden":"true"},b("span",{"data-do":"pick","data-pick":g.key,"data-fresh":"1"},g.label)):h.rows.
includes(g)&&At(g,t,s,i))))),Se(t,s,n),b("p.bl-why.bl-reason#reason",{},u&&[b("b",{},`${u.label}: `),u.why]))}function Se(t,s,e){let{choices:n=[],foretold:a}=t.
pick??{},l=n.filter(r=>!e.has(r.key)),o=T("ask",t,s);return!o&&!l.length&&!a?.length?null:b("div.bl-pick#pick",{},a?.length?b("ul.bl-foretold",{},...a.map(r=>b(
"li",{},r))):null,o,l.length>0&&b("div.bl-choices",{},l.map(r=>nt({class:"bl-go","data-do":"pick","data-pick":r.key,"aria-disabled":r.why?"true":null},b("b",{},
r.label),(r.note||r.cost)&&b("small",{},[r.note,r.cost].filter(Boolean).join(", ")),r.why&&!r.note&&b("small.bl-why",{},r.why)))))}import{button as ot,h as m}from"./common.js";import{icon as Te,token as Mt}from"./common.js";import{moves as $e}from"./help.js";import{tool as at}from"./common.js";
var Ce=1800,Ae=(t,s,...e)=>ot({class:"bl-bar","data-do":"bill","aria-expanded":String(s)},e,Te(t,s?"up":"down"));function Et(t,s,e,n=!1){let a=t.receipt;if(!a)return null;
let l=a.lines[s.walk],o=l?l.seat:Math.min(s.tab,a.totals.length-1),r=a.lines.map((i,u)=>({...i,index:u})).filter(i=>i.seat===o),p=s.bill||!!l||n,c=a.title&&m("h\
3",{},a.title);return m("section.bl-rcpt#receipt",{class:p&&"bl-open",role:"group","aria-label":a.title||null},!n&&Ae(e,p,c,m("span.bl-bar-sums",{},t.players.map(
({name:i,seat:u})=>m("span",{role:"img","aria-label":`${i}: ${a.totals[u]}`,"data-k":`sum ${u}`},Mt(e,u,18),m("b",{},a.totals[u]))))),p&&m("div.bl-rhead",{},n&&
c,!!a.lines.length&&m("div.bl-walk",{role:"group","aria-label":e.walk},m("span",{class:"bl-unseen"},l?e.walked.replace("{n}",String(s.walk+1)).replace("{m}",String(
a.lines.length)):e.walk),m("span",{"aria-hidden":"true",style:l?null:"visibility:hidden"},`${s.walk+1}/${a.lines.length}`),at(e,"back",e.step_back,{"data-do":"w\
alk","data-at":-1,"aria-disabled":s.walk<0?"true":null}),at(e,"on",e.step_on,{"data-do":"walk","data-at":1}),$e(s)&&at(e,s.watching?"stop":"play",s.watching?e.watch_stop:
e.watch,{"data-do":"watch","aria-pressed":String(s.watching),style:a.lines.length>1?null:"visibility:hidden"}))),p&&m("div.bl-rgrid",{},m("div.bl-tabs",{role:"t\
ablist","aria-label":a.title},t.players.map(i=>ot({role:"tab","aria-selected":String(i.seat===o),tabindex:i.seat===o?0:-1,"data-do":"tab","data-at":i.seat},Mt(e,
i.seat,24),m("span.bl-unseen",{},`${i.name}: `),m("b",{},(l?.scores??a.totals)[i.seat])))),m("div.bl-lines",{role:"tabpanel","aria-label":t.players[o].name},r.map(
(i,u)=>ot({class:i.points?"bl-rline":"bl-rline bl-zero","data-do":"line","data-line":i.index,"data-rule":i.rule||null,"data-title":i.title,"aria-pressed":String(
i.index===s.walk),tabindex:l?i.index===s.walk?0:-1:u?-1:0},m("span",{},i.label),m("span.bl-sum",{},i.sum),m("b",{},i.points))),!r.length&&m("p.bl-nothing",{},e.
no_lines),m("div.bl-total",{},m("span",{},e.total),m("b",{},a.totals[o])))))}var G=new WeakMap,Wt=new WeakMap;function v(t,s){let{local:e}=t;clearTimeout(G.get(
t)),G.delete(t);let n=()=>{t.signal.aborted||!t.root.isConnected||(it(t,e.walk+1,!1),e.watching=e.walk>=0,e.watching&&G.set(t,setTimeout(n,Ce)),t.draw())};!s&&!e.
watching||(e.watching=!1,s?n():t.draw())}function rt(t,s){if(v(t,!1),!t.frame.receipt?.lines.length)return t.speak(t.words.no_lines);it(t,t.local.walk+s,!1),t.draw()}
function it(t,s,e){let{frame:n,local:a}=t,l=n.receipt?.lines??[],o=a.walk;a.walk=e&&s===a.walk||s>=l.length?-1:Math.max(-1,s),typeof n.receipt?.at=="number"&&a.
walk!==o&&t.ask("walk",{at:a.walk});let r=l[a.walk];if(!r)return;a.tab=r.seat;let p=n.players[r.seat];t.speak([(p?`${p.name}: `:"")+r.label,r.sum,r.points].filter(
c=>c!=="").join(", "))}function Le({root:t,local:s},e){let n=t.querySelector(".bl-rline[aria-pressed=true]"),a=n?.closest(".bl-rim-in, .bl-lines");if(!n||!a||s.
walk===e)return;let l=n.getBoundingClientRect().bottom-a.getBoundingClientRect().bottom,o=n.getBoundingClientRect().top-a.getBoundingClientRect().top;l>0?a.scrollTop+=
l+8:o<0&&(a.scrollTop+=o-8)}var lt=t=>Number(t.getAttribute("data-at")),qt={key:"receipt",on:{watch:t=>v(t,!G.get(t)),walk:(t,s)=>rt(t,lt(s)),bill:t=>{v(t,!1),Object.
assign(t.local,{bill:!t.local.bill,walk:-1}),t.draw()},tab:(t,s)=>{v(t,!1),Object.assign(t.local,{tab:lt(s),walk:-1}),t.draw(),t.frame.question?.result&&t.ask("\
tab",{at:lt(s)})},line:(t,s)=>{v(t,!1),it(t,Number(s.getAttribute("data-line")),!0),t.draw()}},inSight(t){Le(t,Wt.get(t)??-1),Wt.set(t,t.local.walk)}};import{button as Y,h as f,known as Fe}from"./common.js";import{icon as Me,node as Pt,token as We}from"./common.js";import{ruled as Ee,tool as ct}from"./common.js";
function Ht(t,s){return f("section.bl-say#log",{role:"group","aria-label":s.happened},f("h3",{},s.happened),t.log.length?f("ol",{tabindex:0,"aria-label":s.happened},
qe(t.log).map(([e,n],a)=>Fe(f("li",{class:(e.seat??-1)<0&&"bl-chance"},(e.seat??-1)>=0&&We(s,e.seat,16),f("span",{},e.text," ",e.rule&&a===0&&Ee(e))),n))):f("p.\
bl-nothing",{},s.nothing))}function Ot(t){let s=t.querySelector(".bl-say ol");if(!s||s.children.length<2)return;s.style.maxHeight="";let e=s.clientHeight;if(s.scrollHeight<=
e+1)return;let n=[...s.children].map(l=>l.offsetTop+l.offsetHeight-s.offsetTop),a=Math.max(0,...n.filter(l=>l<=e+1));a&&(s.style.maxHeight=`${a}px`)}function qe(t){
let s=new Map;return[...t].reverse().map(e=>{let n=(s.get(e.text)??0)+1;return s.set(e.text,n),[e,`${e.text} ${n}`]}).reverse()}var pt=30;function Pe(t,s,e){let n=t.
time,a=s.step<0?n.ply:s.step,l=[{ply:n.first,seat:-2,says:n.first?"":n.start},...n.nodes],o=(i,u,h)=>u>i&&f("i",{class:`bl-rail ${h}`,style:`left:${(i-n.first)*
pt+14}px;width:${(u-i)*pt}px`}),r=n.nodes.at(-1)?.ply??n.first,p=n.branches.filter(i=>!i.folded&&i.at<=r),c=e.branches?.replace("{n}",String(p.length))??"";return f(
"div.bl-time#time",{},Object.entries({undo:n.can_undo,redo:n.can_redo}).map(([i,u])=>ct(e,i,e[i],{"data-do":i,"aria-disabled":u?null:"true"})),f("div.bl-track#t\
rack",{role:"group","aria-label":n.label},n.earlier&&Y({class:"bl-quiet bl-fold","data-do":"unfold"},n.earlier),f("div.bl-rows",{},s.branches&&p.map((i,u)=>f("d\
iv.bl-branch",{"data-k":`branch ${i.name}`,style:`padding-left:${(i.at-n.first)*pt+14}px`},f("svg.bl-bend",{viewBox:"0 0 30 28",width:30,height:28,"aria-hidden":"\
true"},f("path",{d:`M1 ${28*(p.length-u)+10}V26C1 16 8 14 30 14`})),Y({class:"bl-quiet","data-do":"switch","data-pick":i.name,"aria-label":i.says},...i.seats.slice(
0,6).map(h=>Pt(e,h,"bl-later")),f("span",{},i.label)))),f("div.bl-mainline",{},o(n.first,n.ply,"bl-done"),o(n.ply,r,""),l.map(i=>Y({class:"bl-step","data-do":"j\
ump","data-at":i.ply,"aria-label":i.says||`${i.ply}`,title:i.says,"aria-current":i.ply===n.ply?"step":null,tabindex:i.ply===a?0:-1},Pt(e,i.seat,i.ply===n.ply?"b\
l-now":i.ply<n.ply?"bl-past":"bl-later")))))),p.length>0&&Y({class:"bl-quiet bl-fork","data-do":"branches","aria-expanded":String(!!s.branches),"aria-label":c,title:c},
Me(e,"fork"),p.length),f("span.bl-count",{},n.step),t.seats.choices.length>2&&f("label.bl-seen",{},f("small",{},e.seen_by),f("select.bl-seat#seat",{"aria-label":e.
seen_by,"data-do":"seat"},t.seats.choices.map(i=>f("option",{value:i.seat,selected:i.seat===t.seats.shown},i.label)))),t.make_question&&ct(e,"question",e.make_question,
{"data-do":"make_question","data-k":"question","data-pick":!t.make_question.open&&"open","aria-expanded":String(t.make_question.open)}),[t.edit&&"edit","copy","\
link"].map(i=>i&&ct(e,i,e[i],{"data-do":i})))}var _t=new WeakMap,Rt={key:"timeline",draw(t){let{frame:s,local:e,words:n}=t;return s.parts.includes("timeline")&&
t.keep("time",[s.time,s.seats,s.make_question?.open,e.step,e.branches,n],()=>Pe(s,e,n))},on:{branches:t=>{t.local.branches=!t.local.branches,t.draw()}},inSight(t){
let{ply:s}=t.frame.time,e=s!==_t.get(t)&&t.root.querySelector(".bl-track");_t.set(t,s);let n=e?e.querySelector('[aria-current="step"]'):null;e&&n&&(e.scrollLeft=
n.offsetLeft+60-e.clientWidth)}};import{h as $}from"./common.js";import{drawn as _e}from"./help.js";function Bt(t,s){let e=s?.closest("[data-place]")?.getAttribute("data-place"),n=s?.closest(".\
bl-it, li")?.getAttribute("data-k")?.split(" ")[0];return t.words.gallery?.pieces?.[(e?t.frame.kinds?.[e]:n)??""]}function It(t,s){let e=t.help&&s.gallery;return e?.
pieces?$("section.bl-help.bl-gallery#gallery",{role:"group","aria-label":e.title},$("b",{},e.title),$("p",{},e.how),$("ul.bl-items",{},...Object.entries(e.pieces).
map(([n,a],l)=>$("li",{"data-k":n,tabindex:l?-1:0,class:a.special&&"bl-special"},_e(a),$("b",{},a.name),$("span",{},a.text),$("small",{},a.note))))):null}var Nt=new WeakMap;function Vt(t){clearTimeout(Nt.get(t));let{frame:s,local:e,link:n,signal:a}=t,l=s.opponent;if(typeof l!="number"||e.link||s.by&&s.by!==n.client)
return;let o=s.play?s.play.pace==="fast":e.calm||globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches,r=()=>{!a.aborted&&t.root.isConnected&&t.link.
send("opponent",t.frame.rev,{at:o?0:1})};Nt.set(t,setTimeout(r,o?0:l))}import{choice as He}from"./help.js";var Oe={place:[[165,0,.09,"triangle"]],roll:[0,.07,.13,.21,.3].map((t,s)=>[240-24*s,t,.05,"square"]),card:[[980,0,.05],[1310,
.05,.06]],right:[[523,0,.14],[659,.1,.14],[784,.2,.28]],wrong:[[220,0,.16,"triangle"],[185,.15,.24,"triangle"]],turn:[[440,0,.12],[587,.11,.2]]},Re=.12,jt=.012,
zt=t=>t["slot.board"]?.length??0,Gt=t=>(t["slot.hand"]??[]).flatMap(s=>s.items??[]).reduce((s,e)=>s+(e.count??1),0),D=({opponent:t,pick:s})=>typeof t=="number"||
!!s?.choices.some(({key:e})=>e==="opponent");function Be(t,s){if(!s)return"";let e=t.question?.result;if(e&&e!==s.question?.result&&!s.question?.result&&!e.told)
return e.right?"right":"wrong";let n=t.time?.ply-s.time?.ply;return n>1&&D(s)&&!D(t)?"turn":n!==1?"":zt(t)&&!zt(s)?"roll":D(s)&&!D(t)?"turn":Gt(t)>Gt(s)?"card":
"place"}var H;function Yt(t){try{H??=new AudioContext;let s=H.currentTime;for(let[e,n,a,l="sine"]of Oe[t]){let[o,r]=[H.createOscillator(),H.createGain()];o.type=
l,o.frequency.value=e,r.gain.setValueAtTime(0,s+n),r.gain.linearRampToValueAtTime(Re,s+n+jt),r.gain.exponentialRampToValueAtTime(.001,s+n+a),o.connect(r).connect(
H.destination),o.start(s+n),o.stop(s+n+a+jt)}}catch{}}var Dt={key:"sounds",changing({frame:t,before:s}){let e=He("sounds")==="on"&&Be(t,s);e&&Yt(e)},acts(t,s){s.
getAttribute("data-pick")==="sounds:on"&&Yt("turn")}};import{button as Kt,h as w}from"./common.js";var Ie=[1,2,3],Ne=t=>w("svg.bl-stars",{viewBox:"0 0 72 24",width:72,height:24,"aria-hidden":"true"},Ie.map(s=>w("pa\
th",{class:s<=t&&"bl-star",transform:`translate(${24*(s-1)} 0)`,d:"M12 2.5l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5-4.8-4.6 6.6-.9z"}))),Ve=({title:t,
says:s,now:e,stars:n,most:a,told:l,best:o,again:r,line:p,signs:c},i=!0)=>w("section.bl-challenge#challenge",{"aria-label":t},w("div",{},i&&w("h3",{},t),w("span",
{role:"img","aria-label":c},Ne(Math.max(n,a))),w("b",{},e)),w("p",{},s),(l||r)&&w("div",{class:n===3?"bl-won":""},l&&w("p.bl-judged",{},l),r&&Kt({class:n>=0&&n<
3?"bl-main":"bl-go","data-do":"again","data-k":"again"},r),o&&Kt({class:"bl-go","data-do":"best","data-k":"best"},o)),p.length>0&&w("ol",{},p.map((u,h)=>w("li",
{"data-k":String(h)},u)))),Rs={key:"challenge",above:({frame:t})=>t.challenge&&Ve(t.challenge),refocus(t){let s=t.frame.challenge?.told&&t.root.querySelector('.\
bl-challenge [data-do="again"]');return s&&t.focusOn(s),!!s},on:{again:t=>t.ask("again"),best:t=>t.ask("best")}};import{button as dt,h as S}from"./common.js";import{icon as Ut}from"./common.js";function js({title:t,rungs:s},e,n,a){let l=s.filter(c=>c.open).at(-1)?.key,o=s.some(c=>c.open&&c.key===e.rung)||e.rung==="-"?e.rung:l,r=!a||e.rungs,p=s.find(c=>c.
open&&c.key===o);return S("section.bl-hints#hints",{role:"group","aria-label":t},a?dt({class:"bl-quiet bl-fold-hints","data-do":"rungs","aria-expanded":String(r)},
t,Ut(n,r?"up":"down")):S("b",{},t),r&&S("ol",{},...s.map(c=>S("li",{class:c.open?"bl-open":null,"data-k":`rung ${c.key}`},c.open?dt({class:"bl-hint","data-do":"\
rung","data-pick":c.key,"aria-expanded":String(c===p)},S("span",{},c.label),Ut(n,"accept")):dt({class:"bl-hint","data-do":"hint","data-pick":c.key,"aria-disable\
d":c.may?null:"true"},S("span",{"aria-hidden":c.says&&"true"},c.label),S("b",{"aria-hidden":c.says&&"true"},c.price),c.says&&S("span.bl-unseen",{},c.says))))),r&&
p&&S("p",{"data-k":`told ${p.key}`},p.text))}function zs(t,s){let{local:e}=t,n=s.getAttribute("data-pick")??"";s.getAttribute("data-do")==="rungs"?e.rungs=!e.rungs:
e.rung=e.rung===n?"-":n,v(t,!1),t.draw()}import{copied as je,cover as ze}from"./board.js";import{bringIn as Xt,hits as Ge,surface as Ye}from"./board.js";import{h as te}from"./common.js";import{shownBy as De}from"./common.js";
import{otherNotebook as Ke}from"./help.js";import{celebrate as Ue,countUp as Xe,follows as Je,move as Qe}from"./help.js";import{choice as K,choose as U,inColours as Jt,obey as Ze,otherTongue as ts,repainted as Qt,
settings as es}from"./help.js";import{Tip as ss}from"./help.js";import{View as ns}from"./board.js";var Zt=480,as=[qt,Rt,Dt],ut=class extends ns{constructor(e,n,a,l){super(e,n,a);this.chose=!1;this.fresh=!0;this.wide=0;this.measured=!1;this.layout=l(this)}get panels(){
return this.layout.panels}content(){return this.layout.content(this)}get isNext(){return Je(this.frame,this.before)}actions(e){let{frame:n,words:a,panels:l}=this;
return l.reduce((r,p)=>()=>p.actions?p.actions(this,r):r(),()=>Ft(n,a,e))()}instead(){return this.panels.map(e=>e.instead?.(this))}onKey(e){this.panels.some(n=>n.
onKey?.(this,e))||super.onKey(e)}take(e){for(let n of this.panels){let a=n.take?.(this,e);if(a)return a}return super.take(e)}onOver(e){super.onOver(e);for(let n of this.
panels)n.onOver?.(this,e)}onAnswer(e,n){for(let a of this.panels)a.onAnswer?.(this,e,n);super.onAnswer(e,n)}marks(){super.marks();for(let e of this.panels)e.marks?.(
this)}refocus(e){this.panels.some(n=>n.refocus?.(this))||super.refocus(e)}leaves(e,n){return!this.layout.holdsFocus&&super.leaves(e,n)}changed(){this.measure(),
this.measured=!0;for(let e of this.panels)e.changing?.(this);try{super.changed()}finally{this.measured=!1}for(let e of this.panels)e.changed?.(this)}above(){let{
frame:e,local:n,words:a}=this,l=e.languages.map(({key:o})=>o);return[...super.above(),Ke(this.model,e.lang,l,n.spoke,a),es(e,n,a),It(n,a),...this.panels.map(o=>o.
above?.(this))]}settle(e){Tt(e,this.local.row)}get frame(){return Jt(this.model.get("frame"),this.model.get("words").apart,(e,n)=>({...e,board:e.board&&{...e.board,
svg:n(e.board.svg)},art:Qt(e.art,n)}))}get words(){let e=this.model.get("words");return Jt(e,e.apart,Qt)}measure(){this.measured||(this.wide=this.root.clientWidth)}draw(){
this.measure();for(let n of this.panels)n.before?.(this);super.draw();let{frame:e}=this;Qe(this.root,e,this.before,n=>y(e,this.words,n)),Xe(this.root,e,this.before),
Ue(this.root,e,this.before),this.before=e,Vt(this),this.fitLog();for(let n of this.panels)n.after?.(this);this.within=Xt(this.root,e,this.within)}fitLog(){globalThis.
requestAnimationFrame?.(()=>{os(this.root),Ot(this.root),vt(this.root),et(this.root)})}listen(){Ze(this.signal,()=>(this.heed(),this.draw())),this.heed(),super.
listen();let{root:e,signal:n}=this;e.addEventListener("scroll",()=>et(e),{signal:n,capture:!0,passive:!0}),this.narrow();let{lang:a,languages:l,rev:o}=this.frame,
r=!o&&ts(this.model,a,l.map(p=>p.key));r&&this.ask("language",{key:r}),this.tip=new ss(this);for(let p of this.panels)p.listen?.(this)}heed(){Object.assign(this.
local,{calm:K("motion")==="none",letters:K("letters")!=="off"})}enlarge(e){super.enlarge(e);let n=this.model.model_id??"";(e||K("big")===n)&&U("big",e?n:"")}onResize(){
this.measure(),super.onResize(),this.within=Xt(this.root,this.frame,this.within);for(let e of this.panels)e.resized?.(this);if(this.fitLog(),this.fresh&&this.root.
isConnected&&this.root.getClientRects().length){this.fresh=!1;let e=this.model.model_id;e&&K("big")===e&&!this.local.big&&this.enlarge(!0)}}spots(e){return Ge(this.
root,e.getAttribute("data-place"))}beside(e,n){let l=e.closest(".bl-surface > svg")?.getScreenCTM?.();if(!l)return null;let o=l.inverse(),{x:r,y:p}=new DOMPoint(
n.clientX,n.clientY).matrixTransform(o),c=this.frame.board?.spots?.find(([E,q,B])=>Math.hypot(E-r,q-p)<=B);if(!c)return null;let[i,u,h,g,x]=c,[C,F]=[this.root.getBoundingClientRect(),
new DOMPoint(i-h,u-h).matrixTransform(l)],O=2*h*l.a,R=`left:${F.x-C.left}px;top:${F.y-C.top}px;width:${O}px;height:${O}px`;return this.spot??=this.root.appendChild(
te("i.bl-beside",{"aria-hidden":"true"})),this.spot.getAttribute("data-tip")!==`${g}
${x}`&&this.tip?.hide(),this.spot.setAttribute("data-tip",`${g}
${x}`),this.spot.setAttribute("style",R),this.spot}piece(e){return Bt(this,e)}explain(e,n){this.tip?.ask(n)}narrow(){let{view:e,views:n,rev:a}=this.frame,l=this.
root.clientWidth;!this.layout.keepsView&&l&&l<=Zt&&!a&&n.length>2&&e===n[0].key&&this.ask("view",{key:n[1].key})}seeAll(){let{board:e,view:n,views:a}=this.frame,
l=this.root.clientWidth;!this.chose&&l&&l<=Zt&&e?.crowded&&a.length>2&&n===a[0].key&&this.ask("view",{key:a[1].key})}act(e,n){let a=e.getAttribute("data-do")??"";
this.chose||=a==="view";let l=e.getAttribute("data-pick")??"";for(let r of this.panels)r.acts?.(this,e);if(a==="language"&&(this.local.spoke=l,U("lang",l)),a===
"choose")return U(...l.split(":"));if(a==="letters")return U("letters",this.local.letters?"off":"on");if(a==="unspoke")return(this.local.spoke="")||this.draw();
if(a==="rule")return this.tip?.ask(e);this.panels.flatMap(({on:r})=>r?.[a]??[]).some(r=>r(this,e,n)!==!1)||(v(this,!1),super.act(e,n))}walkBy(e){rt(this,e)}showNow(){
for(let e of this.panels)e.inSight?.(this)}},ls=1.44;function os(t){let s=t.querySelectorAll(":is(.bl-surface, .bl-st-board) > svg"),e=Array.from(s,a=>1/(a.getScreenCTM?.()?.
a||1)),n=Math.max(ls,...e).toFixed(2);t.style.getPropertyValue("--unit")!==n&&t.style.setProperty("--unit",n)}function rs(t){let{frame:s,local:e,words:n,area:a}=t,
l=o=>s.parts.includes(o);return[yt(s),n.gallery?.style&&te("style#pieces",{},n.gallery.style),l("head")&&t.keep("head",[s.title,s.where,s.views,s.view,s.turns,s.
languages,s.lang,!s.board?.svg,s.board?.pitch,e.facts,e.far,e.big,e.help,n],()=>Ct(s,e,n)),...t.above(),s.cover?ze(s,n):St(s,{board:Ye(s,a,e,n,l("turn")&&T("boa\
rd",s,n)),turn:(l("turn")||l("actions")&&!!s.pick?.path.length)&&Lt(s,n),seats:l("turn")&&T("seats",s,n,o=>!tt.has(o.kind)),others:l("turn")&&T("seats",s,n,o=>tt.
has(o.kind)),hand:l("actions")&&T("hand",s,n),costs:l("actions")&&T("costs",s,n),actions:l("actions")?o=>t.actions(o):void 0,receipt:l("receipt")&&Et(s,e,n),log:l(
"log")&&t.keep("log",[s.log,n],()=>Ht(s,n))}),je(e,n),...t.panels.map(o=>o.draw?.(t))]}var is=t=>De((...s)=>new ut(...s,t).start()),cs=is(()=>({panels:as,content:rs}));export{as as PANELS,tt as TRAYS,ut as Table,Ft as actions,y as art,yt as artStyle,Ae as bar,Rs as challenge,Ve as challengePanel,rs as content,cs as default,et as fadeEdges,
It as gallery,Vt as goOn,Ct as head,Be as heard,js as ladder,St as laid,Ht as log,L as lying,ve as onlyAction,Bt as pieceAt,gt as placed,Yt as play,Et as receipt,
qt as receiptPanel,Tt as rove,vt as scrollByKeys,ne as slotBox,T as slots,Dt as soundsPanel,Ne as stars,is as tableOf,Pe as timeline,Rt as timelinePanel,ye as tools,
Lt as turn,ge as turns,zs as unfold,rt as walkBy,v as watch,Ot as wholeLines};
