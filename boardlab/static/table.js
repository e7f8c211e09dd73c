import{button as Q,h as d,picture as ee}from"./common.js";import{icon as N,token as mt}from"./common.js";var ft=5,se=6,J=new Map,L=(t,s)=>t[`slot.${s}`]??[];function gt(t){
let s=["seats","hand","costs","ask"].flatMap(e=>L(t,e).flatMap(a=>a.items??[]));return new Set(s.flatMap(({row:e,buttons:a=[]})=>[e?.key,...a.map(({key:n})=>n)]))}
function y(t,s,e){let a=e&&t.art?.pictures[e];if(!e)return null;if(!a)return N(s,e);J.has(a)||J.set(a,ee(a));let n=J.get(a)?.cloneNode(!0);return n?.classList.add(
"bl-art"),n}var yt=t=>t.art?.style&&d("style#art",{},t.art.style);function ae(t,s,e,a=0){let{kind:n,title:l,note:o,items:r=[],empty:p=0}=t,c=de[n]??I,i=n==="car\
ds"&&r.some(u=>u.note)?r.length<5?" bl-readable":" bl-many":"";return d("section",{class:`bl-slot bl-${n}${i}`,role:"group","aria-label":l,"data-k":`${n} ${a}`},
(l||o)&&d("div.bl-slot-head",{},l&&d("b",{},l),o&&d("small",{title:o},o)),d("div.bl-items",{},...r.map((u,h)=>(n==="fan"&&u.counted?re:c)(u,s,e,h)),...Array.from(
{length:Math.min(p,se)},(u,h)=>d("i.bl-empty",{"aria-hidden":"true","data-k":`empty ${h}`}))),t.reason&&d("p.bl-why",{},t.reason))}function T(t,s,e,a=()=>!0){let n=L(
s,t).filter(a);return n.length>0&&d(`div.bl-${t==="ask"?"asks":t}#${t}`,{},...n.map((l,o)=>ae(l,s,e,o)))}function M(t,s,e,a,...n){let{row:l,says:o,label:r}=t,p=o||
r,c=t.chosen?" bl-chosen":"",i=[p||s.players[t.seat??-1]?.says,t.note,...(t.facts??[]).map(({says:h})=>h),l?.why].filter(Boolean).join(`
`);if(!l)return d("div",{class:`bl-it ${a}${c}`,role:p?"img":null,"aria-label":p,"data-tip":i||null,title:p,"data-k":t.key},...n);let u=s.refused?.tried===l.key?
" bl-refused":"";return Q({class:`bl-it bl-act ${a}${c}${u}${l.vain?" bl-vain":""}`,"data-do":"pick","data-pick":!l.first&&t.less||l.key,"data-k":`${t.key} ${l.
key}`,"data-fresh":l.fresh?"1":null,"data-first":l.first||null,"data-drag":l.first||l.fresh&&!l.why&&!l.final&&"pick",tabindex:e?-1:0,"aria-disabled":l.why?"tru\
e":null,"aria-pressed":l.fresh&&!l.first&&!l.why&&!l.final?String(!!l.pressed):null,"data-tip":i||null,title:l.why||p},...n)}var A={"aria-hidden":"true"},kt=t=>(t.
count??1)>1&&d("i.bl-badge",A,t.count),wt=t=>d("span.bl-unseen",{},t.says||t.label,t.row?.why&&`: ${t.row.why}`);function Z(t,s,e,a){let n=Math.min(ft,(t.count??
1)-1);return M(t,s,a,"bl-fancard",...Array.from({length:n},(l,o)=>d("i.bl-edge",{"aria-hidden":"true","data-k":`edge ${o}`},y(s,e,t.art))),d("span.bl-face",A,y(
s,e,t.art),d("small",{},t.label)),kt(t),wt(t))}var bt=(t,s,e,a)=>M(t,s,a,"bl-tile",y(s,e,t.art),kt(t),t.label&&!t.says?d("small",{},t.label):null,wt(t)),j=(t,s,e)=>!!t.
facts?.length&&d("span.bl-figures",{},...t.facts.map((a,n)=>d("span",{class:a.strong&&"bl-strong",title:a.says,role:"img","aria-label":a.says,"data-k":`fact ${n}`},
y(s,e,a.art),a.text&&d("b",{},a.text))));function ne(t,s,e,a){let{row:n,label:l,note:o}=t;return M(t,s,a,t.facts?.length?"bl-boxes":"bl-card-it",d("span.bl-card\
-top",{},y(s,e,t.art),n?.cost&&!t.facts?.length&&d("small.bl-cost",{},n.cost),j(t,s,e)),d("b.bl-nm",{},l),o&&d("small.bl-more",{},o),n?.why&&d("small.bl-more.bl\
-why",{},n.why))}function le(t,s,e,a){let n=s.players[t.seat??0];return M(t,s,a,t.now?"bl-plate bl-mover":"bl-plate",d("span.bl-plate-top",{},mt(e,t.seat??0,22),
n?.name!==n?.letter&&d("b.bl-pname",{},n?.name),n?.points!==null&&n?.points!==void 0&&d("b.bl-points",{"aria-label":n.says,title:n.says,"data-seat":n.seat},n.points,
N(e,"point"))),j(t,s,e))}function oe(t,s,e,a){let{row:n,label:l,price:o=[],left:r}=t,p=!!n?.why&&!!t.note;return M(t,s,a,["bl-price",o.every(([,c])=>c)&&"bl-can",
t.soon&&"bl-soon"].filter(Boolean).join(" "),d("span.bl-row-art",{},y(s,e,t.art)),d("span.bl-row-name",{},d("b.bl-nm",{},l),d("small",{class:n?.why&&"bl-why","a\
ria-hidden":p||null},n?.why?t.note||n.why:n?.note||t.note)),p&&d("span.bl-unseen",{},n?.why),d("span.bl-signs",A,...o.map(([c,i],u)=>d("i",{class:i?null:"bl-lac\
k","data-k":`sign ${u}`},y(s,e,c)))),r&&d("span.bl-left-over",{},r),n?.cost&&!p&&d("span.bl-unseen",{},n.cost))}var I=(t,s,e,a)=>M(t,s,a,"bl-one",y(s,e,t.art),t.
label&&d("span",{},t.label),j(t,s,e));function V(t,s,e,a,n,l,o){let r=l===s.less?"":s.row?.why,p=e.refused?.tried===l?" bl-refused":"";return Q({class:`bl-it bl\
-act ${t}${p}`,"data-do":"pick","data-pick":l,"data-k":l,"data-drag":!r&&"count",tabindex:-1,"aria-disabled":r?"true":null,title:r||o},...Array.from({length:Math.
min(ft,n-1)},(c,i)=>d("i.bl-edge",{"aria-hidden":"true","data-k":`edge ${i}`},y(e,a,s.art))),d("span.bl-face",A,y(e,a,s.art),d("small",{},s.label)),d("span.bl-u\
nseen",{},o,r&&`: ${r}`))}function re(t,s,e){let{count:a=1,chosen:n=0,less:l,row:o}=t,r=a-n;return d("span.bl-stk",{"data-k":t.key},l&&V("bl-fancard bl-chosen",
t,s,e,n,l,t.keeps),r>0&&(o?V("bl-fancard",t,s,e,r,o.key,t.says):Z({...t,count:r,chosen:0},s,e,0)),n?d("i.bl-of",A,`${n}/${a}`):r>1&&d("i.bl-badge",A,r))}var ie=(t,s,e)=>V(
"bl-fancard bl-mini",t,s,e,t.chosen??1,t.less??"",t.keeps),ce=(t,s,e)=>t.row?V("bl-fancard bl-mini",t,s,e,1,t.row.key,t.says||t.label):Z(t,s,e,0);function pe(t,s,e){
let{seat:a,label:n,note:l,deal:o,buttons:r=[]}=t;return d("div.bl-row",{"data-k":t.key,class:t.now&&"bl-open-to"},typeof a!="number"?t.art&&N(e,t.art):mt(e,a,24),
d("span.bl-row-name",{},d("b",{},n||(typeof a!="number"?"":s.players[a].name)),l&&d("small",{},l)),o&&d("span.bl-signs",{},...o[0].map((p,c)=>d("i",{"aria-hidde\
n":"true","data-k":`give ${c}`},y(s,e,p))),o[1].length>0&&d("span.bl-for",A,"›"),...o[1].map((p,c)=>d("i",{"aria-hidden":"true","data-k":`get ${c}`},y(s,e,p)))),
j(t,s,e),r.length>0&&d("span.bl-row-buttons",{},...r.map(({key:p,name:c,says:i,why:u,fresh:h})=>Q({class:"bl-go bl-act","data-do":"pick","data-pick":p,"data-fre\
sh":h?"1":null,tabindex:-1,"aria-disabled":u?"true":null,title:u||i,"aria-label":[c,i,u].filter(Boolean).join(": ")},N(e,p),c))))}var de={fan:Z,tiles:bt,tray:bt,
cards:ne,plates:le,"price-rows":oe,strip:I,lines:I,buttons:I,laid:ie,wanted:ce,answers:pe};import{h as k}from"./common.js";var tt=new Set(["tray","tiles","cards","fan"]),xt=2,ue=.5,he=".bl-own, .bl-mid, .bl-others, .bl-rim-in, .bl-line > span";function vt(t){
for(let s of t.querySelectorAll(he))s.scrollHeight>s.clientHeight+1&&getComputedStyle(s).overflowY==="auto"&&!s.querySelector('button:not([tabindex="-1"]), a[hr\
ef], input, select, summary, [tabindex="0"]')?s.tabIndex=0:s.removeAttribute("tabindex")}var be=".bl-st-body, .bl-st-text, .bl-st-end, .bl-st-said, .bl-st-line,\
 .bl-st-happened ol, .bl-thisturn ol, .bl-line > span, .bl-newest > span, .bl-hand, .bl-own, .bl-mid, .bl-others, .bl-rim-in",me=".bl-st-said, .bl-st-happened o\
l, .bl-thisturn ol";function et(t){let s=[...t.querySelectorAll(be)],e=`.bl-commit, .bl-predict${t.clientWidth<600?"":", .bl-st-happened ~ .bl-rcpt"}`,a=s.filter(
l=>l.scrollHeight-l.clientHeight-l.scrollTop>2&&getComputedStyle(l).overflowY==="auto"&&!l.querySelector(e)),n=s.filter(l=>l.matches(me)&&l.scrollTop>2&&!l.querySelector(
"[open]"));for(let l of s)l.classList.toggle("bl-fades",a.includes(l)),l.classList.toggle("bl-rises",n.includes(l))}function St(t,s){let[,,e,a]=(t.board?.svg.match(
/viewBox="([^"]*)"/)?.[1]??"0 0 1 1").split(" ").map(Number),n=e/a,{board:l,turn:o,seats:r,others:p,hand:c,costs:i,actions:u,receipt:h,log:g,question:x,answer:C,
hints:F,worked:O}=s,R=n>xt?null:i,E=u?u(R):R,q=`--shape:${n.toFixed(3)}`,B=k("div.bl-left#left",{},l);if(!o&&!u&&!g&&!x)return k("div.bl-body.bl-single#body",{style:q},
B,h);if(n>xt){let _=!!x&&!c&&!i&&!p&&!u,X=O?.();return k("div.bl-body.bl-across#body",{style:q,class:_?"bl-two":p?null:"bl-pair"},!_&&k("div.bl-top#top",{},x,o,
r),_&&k("div.bl-own#asks",{},x,F,X&&C?.(!0)),B,!_&&k("div.bl-own#own",{},X?C?.(!0):[c,i]),k("div.bl-mid#mid",{},E,X||C?.(!1),!_&&F,h,g),p&&k("div.bl-others#othe\
rs",{},p))}let P=c&&!fe(t)?c:null,ht=x&&!u&&P&&i;return k("div.bl-body.bl-side#body",{style:q,class:[P&&"bl-with-hand",n<ue&&"bl-tall"].filter(Boolean).join(" ")},
x,k("div.bl-left#left",{},l,ht?k("div.bl-feet#feet",{},P,i):P),k("div.bl-rim#rim",{},k("div.bl-rim-in#rimin",{},o,r,!P&&c,u&&E,C?.(!1),!u&&!ht&&E,p,F,h,g)))}var fe=t=>t["\
slot.hand"]?.[0]?.kind==="tiles";function Tt(t,s){for(let e of t.querySelectorAll(".bl-acts, .bl-items")){if(e.parentElement?.closest(".bl-acts"))continue;let a=[
...e.querySelectorAll("button.bl-act")],n=a.find(l=>l.getAttribute("data-pick")===s)??a[0];for(let l of a)l.setAttribute("tabindex",l===n?"0":"-1")}}import{button as st,h as W}from"./common.js";import{tool as z}from"./common.js";var $t=(t,s,e="")=>W("div.bl-seg",{class:e,role:"group","aria-label":t},s),ge=(t,s,e)=>[
t.turns&&z(e,"turn",e.turn_board,{"data-do":"turn","data-at":1}),t.board?.pitch&&z(e,s.far?"big":"small",s.far?e.nearer:e.farther,{"data-do":"far"})];function Ct(t,s,e,a){
return W("div.bl-head#head",{},W("div.bl-names",{},W("span.bl-name",{},t.title),W("span.bl-where",{},t.where)),W("div.bl-tools",{},a,$t(e.view,t.views.map(({key:n,
label:l})=>st({"data-do":"view","data-pick":n,"aria-pressed":String(n===t.view)},l))),ge(t,s,e),$t(e.language,t.languages.map(({key:n,label:l})=>st({"data-do":"\
language","data-pick":n,lang:n,"aria-pressed":String(n===t.lang)},l)),"bl-langs"),ye(t,s,e)))}var ye=(t,s,e)=>[t.board?.svg&&z(e,"words",e.facts,{"data-do":"fac\
ts","aria-expanded":String(s.facts)}),t.board?.svg&&z(e,s.big?"small":"big",s.big?e.smaller:e.bigger,{"data-do":"big","aria-pressed":String(s.big)}),st({class:"\
bl-ibtn","aria-label":e.help,title:e.help,"data-do":"help","aria-expanded":String(s.help)},"?")];import{button as at,h as b}from"./common.js";import{icon as ke,token as we}from"./common.js";var xe=16;function Lt(t,s){let{seat:e,says:a,budget:n,note:l,over:o}=t.turn,{path:r=[],prompt:p=""}=t.pick??{},c=r.length>0,i=L(t,"ask").length>0;return b("div.\
bl-turn#turnbox",{class:c&&"bl-picking"},s.seats[e]&&we(s,e,30),b(o?"h3.bl-who":"b.bl-who",{},c?r.slice(-2).join(" › "):a),n&&b("span.bl-ap",{},!c&&b("span.bl\
-pips",{"aria-hidden":"true"},...Array.from({length:n.of>xe?0:n.of},(u,h)=>b("i",{class:h<n.left?"bl-full":""}))),b("b",{},n.short),b("small",{},n.rest)),b("sma\
ll",{class:p?i?"bl-prompt bl-unseen":"bl-prompt":null},p||l),c&&at({class:"bl-quiet","data-do":"cancel"},t.edit?.edits?s.put_down:s.cancel))}var ve=({groups:t})=>t.
flatMap(({rows:s})=>s).find(({single:s})=>s);function At(t,s,e,a,n=""){return at({class:`bl-act ${n}${s.refused?.tried===t.key?" bl-refused":""}`,"data-do":"pic\
k","data-pick":t.key,"data-fresh":"1","data-drag":!t.why&&!t.final&&"pick",tabindex:-1,title:t.why||t.note||null,"aria-disabled":t.why?"true":null,"aria-pressed":t.
why||t.final?null:String(!!t.pressed)},ke(e,t.key),b("span.bl-nm",{},t.label),t.note&&b("span.bl-cnt",{class:t.note.length>26&&"bl-long"},t.note),t.cost&&b("spa\
n.bl-cost",{},t.cost),t.why&&b("span",{class:a?"bl-why":"bl-unseen"},t.why,t.more&&b("em",{},` ${t.more}`)))}function Ft(t,s,e){let a=gt(t),n=L(t,"ask"),l=n.length||
t.edit?.edits?void 0:ve(t),o=l&&!a.has(l.key)?l:void 0,r=(n.length?[]:t.groups).map(h=>({...h,rows:h.rows.filter(g=>!a.has(g.key)&&g!==o),all:h.rows})).filter(h=>h.
rows.length),p=r.flatMap(h=>h.rows),c=o&&p.some(h=>!h.why)?o:void 0,i=(L(t,"actions")[0]?.kind??(L(t,"costs").length?"buttons":"lines"))!=="buttons",u=p.find(h=>h.
why);return b("div.bl-acts#acts",{class:n.length>0&&"bl-asked",role:"group","aria-label":s.actions},!n.length&&e,o&&At(o,t,s,!1,"bl-only"),b("div#actions",{class:i?
"bl-list":"bl-buttons"},r.map(h=>b("div",{role:"group","aria-label":h.label,"data-k":`group ${h.label}`},i&&r.length>1&&p.length<6&&b("div.bl-grp",{"aria-hidden":"\
true"},h.label),h.all.map(g=>g===c?b("span.bl-act.bl-stood",{"aria-hidden":"true"},b("span",{"data-do":"pick","data-pick":g.key,"data-fresh":"1"},g.label)):h.rows.
includes(g)&&At(g,t,s,i))))),Se(t,s,a),b("p.bl-why.bl-reason#reason",{},u&&[b("b",{},`${u.label}: `),u.why]))}function Se(t,s,e){let{choices:a=[],foretold:n}=t.
pick??{},l=a.filter(r=>!e.has(r.key)),o=T("ask",t,s);return!o&&!l.length&&!n?.length?null:b("div.bl-pick#pick",{},n?.length?b("ul.bl-foretold",{},...n.map(r=>b(
"li",{},r))):null,o,l.length>0&&b("div.bl-choices",{},l.map(r=>at({class:"bl-go","data-do":"pick","data-pick":r.key,"aria-disabled":r.why?"true":null},b("b",{},
r.label),(r.note||r.cost)&&b("small",{},[r.note,r.cost].filter(Boolean).join(", ")),r.why&&!r.note&&b("small.bl-why",{},r.why)))))}import{button as ot,h as m}from"./common.js";import{icon as Te,token as Mt}from"./common.js";import{moves as $e}from"./help.js";import{tool as nt}from"./common.js";
var Ce=1800,Ae=(t,s,...e)=>ot({class:"bl-bar","data-do":"bill","aria-expanded":String(s)},e,Te(t,s?"up":"down"));function Et(t,s,e,a=!1){let n=t.receipt;if(!n)return null;
let l=n.lines[s.walk],o=l?l.seat:Math.min(s.tab,n.totals.length-1),r=n.lines.map((i,u)=>({...i,index:u})).filter(i=>i.seat===o),p=s.bill||!!l||a,c=n.title&&m("h\
3",{},n.title);return m("section.bl-rcpt#receipt",{class:p&&"bl-open",role:"group","aria-label":n.title||null},!a&&Ae(e,p,c,m("span.bl-bar-sums",{},t.players.map(
({name:i,seat:u})=>m("span",{role:"img","aria-label":`${i}: ${n.totals[u]}`,"data-k":`sum ${u}`},Mt(e,u,18),m("b",{},n.totals[u]))))),p&&m("div.bl-rhead",{},a&&
c,!!n.lines.length&&m("div.bl-walk",{role:"group","aria-label":e.walk},m("span",{class:"bl-unseen"},l?e.walked.replace("{n}",String(s.walk+1)).replace("{m}",String(
n.lines.length)):e.walk),m("span",{"aria-hidden":"true",style:l?null:"visibility:hidden"},`${s.walk+1}/${n.lines.length}`),nt(e,"back",e.step_back,{"data-do":"w\
alk","data-at":-1,"aria-disabled":s.walk<0?"true":null}),nt(e,"on",e.step_on,{"data-do":"walk","data-at":1}),$e(s)&&nt(e,s.watching?"stop":"play",s.watching?e.watch_stop:
e.watch,{"data-do":"watch","aria-pressed":String(s.watching),style:n.lines.length>1?null:"visibility:hidden"}))),p&&m("div.bl-rgrid",{},m("div.bl-tabs",{role:"t\
ablist","aria-label":n.title},t.players.map(i=>ot({role:"tab","aria-selected":String(i.seat===o),tabindex:i.seat===o?0:-1,"data-do":"tab","data-at":i.seat},Mt(e,
i.seat,24),m("span.bl-unseen",{},`${i.name}: `),m("b",{},(l?.scores??n.totals)[i.seat])))),m("div.bl-lines",{role:"tabpanel","aria-label":t.players[o].name},r.map(
(i,u)=>ot({class:i.points?"bl-rline":"bl-rline bl-zero","data-do":"line","data-line":i.index,"data-rule":i.rule||null,"data-title":i.title,"aria-pressed":String(
i.index===s.walk),tabindex:l?i.index===s.walk?0:-1:u?-1:0},m("span",{},i.label),m("span.bl-sum",{},i.sum),m("b",{},i.points))),!r.length&&m("p.bl-nothing",{},e.
no_lines),m("div.bl-total",{},m("span",{},e.total),m("b",{},n.totals[o])))))}var G=new WeakMap,Wt=new WeakMap;function v(t,s){let{local:e}=t;clearTimeout(G.get(
t)),G.delete(t);let a=()=>{t.signal.aborted||!t.root.isConnected||(it(t,e.walk+1,!1),e.watching=e.walk>=0,e.watching&&G.set(t,setTimeout(a,Ce)),t.draw())};!s&&!e.
watching||(e.watching=!1,s?a():t.draw())}function rt(t,s){if(v(t,!1),!t.frame.receipt?.lines.length)return t.speak(t.words.no_lines);it(t,t.local.walk+s,!1),t.draw()}
function it(t,s,e){let{frame:a,local:n}=t,l=a.receipt?.lines??[],o=n.walk;n.walk=e&&s===n.walk||s>=l.length?-1:Math.max(-1,s),typeof a.receipt?.at=="number"&&n.
walk!==o&&t.ask("walk",{at:n.walk});let r=l[n.walk];if(!r)return;n.tab=r.seat;let p=a.players[r.seat];t.speak([(p?`${p.name}: `:"")+r.label,r.sum,r.points].filter(
c=>c!=="").join(", "))}function Le({root:t,local:s},e){let a=t.querySelector(".bl-rline[aria-pressed=true]"),n=a?.closest(".bl-rim-in, .bl-lines");if(!a||!n||s.
walk===e)return;let l=a.getBoundingClientRect().bottom-n.getBoundingClientRect().bottom,o=a.getBoundingClientRect().top-n.getBoundingClientRect().top;l>0?n.scrollTop+=
l+8:o<0&&(n.scrollTop+=o-8)}var lt=t=>Number(t.getAttribute("data-at")),qt={key:"receipt",on:{watch:t=>v(t,!G.get(t)),walk:(t,s)=>rt(t,lt(s)),bill:t=>{v(t,!1),Object.
assign(t.local,{bill:!t.local.bill,walk:-1}),t.draw()},tab:(t,s)=>{v(t,!1),Object.assign(t.local,{tab:lt(s),walk:-1}),t.draw(),t.frame.question?.result&&t.ask("\
tab",{at:lt(s)})},line:(t,s)=>{v(t,!1),it(t,Number(s.getAttribute("data-line")),!0),t.draw()}},inSight(t){Le(t,Wt.get(t)??-1),Wt.set(t,t.local.walk)}};import{button as Y,h as f,known as Fe}from"./common.js";import{icon as Me,node as Pt,token as We}from"./common.js";import{ruled as Ee,tool as ct}from"./common.js";
function Ht(t,s){return f("section.bl-say#log",{role:"group","aria-label":s.happened},f("h3",{},s.happened),t.log.length?f("ol",{tabindex:0,"aria-label":s.happened},
qe(t.log).map(([e,a],n)=>Fe(f("li",{class:(e.seat??-1)<0&&"bl-chance"},(e.seat??-1)>=0&&We(s,e.seat,16),f("span",{},e.text," ",e.rule&&n===0&&Ee(e))),a))):f("p.\
bl-nothing",{},s.nothing))}function Ot(t){let s=t.querySelector(".bl-say ol");if(!s||s.children.length<2)return;s.style.maxHeight="";let e=s.clientHeight;if(s.scrollHeight<=
e+1)return;let a=[...s.children].map(l=>l.offsetTop+l.offsetHeight-s.offsetTop),n=Math.max(0,...a.filter(l=>l<=e+1));n&&(s.style.maxHeight=`${n}px`)}function qe(t){
let s=new Map;return[...t].reverse().map(e=>{let a=(s.get(e.text)??0)+1;return s.set(e.text,a),[e,`${e.text} ${a}`]}).reverse()}var pt=30;function Pe(t,s,e){let a=t.
time,n=s.step<0?a.ply:s.step,l=[{ply:a.first,seat:-2,says:a.first?"":a.start},...a.nodes],o=(i,u,h)=>u>i&&f("i",{class:`bl-rail ${h}`,style:`left:${(i-a.first)*
pt+14}px;width:${(u-i)*pt}px`}),r=a.nodes.at(-1)?.ply??a.first,p=a.branches.filter(i=>!i.folded&&i.at<=r),c=e.branches?.replace("{n}",String(p.length))??"";return f(
"div.bl-time#time",{},Object.entries({undo:a.can_undo,redo:a.can_redo}).map(([i,u])=>ct(e,i,e[i],{"data-do":i,"aria-disabled":u?null:"true"})),f("div.bl-track#t\
rack",{role:"group","aria-label":a.label},a.earlier&&Y({class:"bl-quiet bl-fold","data-do":"unfold"},a.earlier),f("div.bl-rows",{},s.branches&&p.map((i,u)=>f("d\
iv.bl-branch",{"data-k":`branch ${i.name}`,style:`padding-left:${(i.at-a.first)*pt+14}px`},f("svg.bl-bend",{viewBox:"0 0 30 28",width:30,height:28,"aria-hidden":"\
true"},f("path",{d:`M1 ${28*(p.length-u)+10}V26C1 16 8 14 30 14`})),Y({class:"bl-quiet","data-do":"switch","data-pick":i.name,"aria-label":i.says},...i.seats.slice(
0,6).map(h=>Pt(e,h,"bl-later")),f("span",{},i.label)))),f("div.bl-mainline",{},o(a.first,a.ply,"bl-done"),o(a.ply,r,""),l.map(i=>Y({class:"bl-step","data-do":"j\
ump","data-at":i.ply,"aria-label":i.says||`${i.ply}`,title:i.says,"aria-current":i.ply===a.ply?"step":null,tabindex:i.ply===n?0:-1},Pt(e,i.seat,i.ply===a.ply?"b\
l-now":i.ply<a.ply?"bl-past":"bl-later")))))),p.length>0&&Y({class:"bl-quiet bl-fork","data-do":"branches","aria-expanded":String(!!s.branches),"aria-label":c,title:c},
Me(e,"fork"),p.length),f("span.bl-count",{},a.step),t.seats.choices.length>2&&f("label.bl-seen",{},f("small",{},e.seen_by),f("select.bl-seat#seat",{"aria-label":e.
seen_by,"data-do":"seat"},t.seats.choices.map(i=>f("option",{value:i.seat,selected:i.seat===t.seats.shown},i.label)))),t.make_question&&ct(e,"question",e.make_question,
{"data-do":"make_question","data-k":"question","data-pick":!t.make_question.open&&"open","aria-expanded":String(t.make_question.open)}),[t.edit&&"edit","copy","\
link"].map(i=>i&&ct(e,i,e[i],{"data-do":i})))}var _t=new WeakMap,Rt={key:"timeline",draw(t){let{frame:s,local:e,words:a}=t;return s.parts.includes("timeline")&&
t.keep("time",[s.time,s.seats,s.make_question?.open,e.step,e.branches,a],()=>Pe(s,e,a))},on:{branches:t=>{t.local.branches=!t.local.branches,t.draw()}},inSight(t){
let{ply:s}=t.frame.time,e=s!==_t.get(t)&&t.root.querySelector(".bl-track");_t.set(t,s);let a=e?e.querySelector('[aria-current="step"]'):null;e&&a&&(e.scrollLeft=
a.offsetLeft+60-e.clientWidth)}};import{h as $}from"./common.js";import{drawn as _e}from"./help.js";function Bt(t,s){let e=s?.closest("[data-place]")?.getAttribute("data-place"),a=s?.closest(".\
bl-it, li")?.getAttribute("data-k")?.split(" ")[0];return t.words.gallery?.pieces?.[(e?t.frame.kinds?.[e]:a)??""]}function It(t,s){let e=t.help&&s.gallery;return e?.
pieces?$("section.bl-help.bl-gallery#gallery",{role:"group","aria-label":e.title},$("b",{},e.title),$("p",{},e.how),$("ul.bl-items",{},...Object.entries(e.pieces).
map(([a,n],l)=>$("li",{"data-k":a,tabindex:l?-1:0,class:n.special&&"bl-special"},_e(n),$("b",{},n.name),$("span",{},n.text),$("small",{},n.note))))):null}var Nt=new WeakMap;function Vt(t){clearTimeout(Nt.get(t));let{frame:s,local:e,link:a,signal:n}=t,l=s.opponent;if(typeof l!="number"||e.link||s.by&&s.by!==a.client)
return;let o=s.play?s.play.pace==="fast":e.calm||globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches,r=()=>{!n.aborted&&t.root.isConnected&&t.link.
send("opponent",t.frame.rev,{at:o?0:1})};Nt.set(t,setTimeout(r,o?0:l))}import{choice as He}from"./help.js";var Oe={place:[[165,0,.09,"triangle"]],roll:[0,.07,.13,.21,.3].map((t,s)=>[240-24*s,t,.05,"square"]),card:[[980,0,.05],[1310,
.05,.06]],right:[[523,0,.14],[659,.1,.14],[784,.2,.28]],wrong:[[220,0,.16,"triangle"],[185,.15,.24,"triangle"]],turn:[[440,0,.12],[587,.11,.2]]},Re=.12,jt=.012,
zt=t=>t["slot.board"]?.length??0,Gt=t=>(t["slot.hand"]??[]).flatMap(s=>s.items??[]).reduce((s,e)=>s+(e.count??1),0),D=({opponent:t,pick:s})=>typeof t=="number"||
!!s?.choices.some(({key:e})=>e==="opponent");function Be(t,s){if(!s)return"";let e=t.question?.result;if(e&&e!==s.question?.result&&!s.question?.result&&!e.told)
return e.right?"right":"wrong";let a=t.time?.ply-s.time?.ply;return a>1&&D(s)&&!D(t)?"turn":a!==1?"":zt(t)&&!zt(s)?"roll":D(s)&&!D(t)?"turn":Gt(t)>Gt(s)?"card":
"place"}var H;function Yt(t){try{H??=new AudioContext;let s=H.currentTime;for(let[e,a,n,l="sine"]of Oe[t]){let[o,r]=[H.createOscillator(),H.createGain()];o.type=
l,o.frequency.value=e,r.gain.setValueAtTime(0,s+a),r.gain.linearRampToValueAtTime(Re,s+a+jt),r.gain.exponentialRampToValueAtTime(.001,s+a+n),o.connect(r).connect(
H.destination),o.start(s+a),o.stop(s+a+n+jt)}}catch{}}var Dt={key:"sounds",changing({frame:t,before:s}){let e=He("sounds")==="on"&&Be(t,s);e&&Yt(e)},acts(t,s){s.
getAttribute("data-pick")==="sounds:on"&&Yt("turn")}};import{button as Kt,h as w}from"./common.js";var Ie=[1,2,3],Ne=t=>w("svg.bl-stars",{viewBox:"0 0 72 24",width:72,height:24,"aria-hidden":"true"},Ie.map(s=>w("pa\
th",{class:s<=t&&"bl-star",transform:`translate(${24*(s-1)} 0)`,d:"M12 2.5l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5-4.8-4.6 6.6-.9z"}))),Ve=({title:t,
says:s,now:e,stars:a,most:n,told:l,best:o,again:r,line:p,signs:c},i=!0)=>w("section.bl-challenge#challenge",{"aria-label":t},w("div",{},i&&w("h3",{},t),w("span",
{role:"img","aria-label":c},Ne(Math.max(a,n))),w("b",{},e)),w("p",{},s),(l||r)&&w("div",{class:a===3?"bl-won":""},l&&w("p.bl-judged",{},l),r&&Kt({class:a>=0&&a<
3?"bl-main":"bl-go","data-do":"again","data-k":"again"},r),o&&Kt({class:"bl-go","data-do":"best","data-k":"best"},o)),p.length>0&&w("ol",{},p.map((u,h)=>w("li",
{"data-k":String(h)},u)))),Rs={key:"challenge",above:({frame:t})=>t.challenge&&Ve(t.challenge),refocus(t){let s=t.frame.challenge?.told&&t.root.querySelector('.\
bl-challenge [data-do="again"]');return s&&t.focusOn(s),!!s},on:{again:t=>t.ask("again"),best:t=>t.ask("best")}};import{button as dt,h as S}from"./common.js";import{icon as Ut}from"./common.js";function js({title:t,rungs:s},e,a,n){let l=s.filter(c=>c.open).at(-1)?.key,o=s.some(c=>c.open&&c.key===e.rung)||e.rung==="-"?e.rung:l,r=!n||e.rungs,p=s.find(c=>c.
open&&c.key===o);return S("section.bl-hints#hints",{role:"group","aria-label":t},n?dt({class:"bl-quiet bl-fold-hints","data-do":"rungs","aria-expanded":String(r)},
t,Ut(a,r?"up":"down")):S("b",{},t),r&&S("ol",{},...s.map(c=>S("li",{class:c.open?"bl-open":null,"data-k":`rung ${c.key}`},c.open?dt({class:"bl-hint","data-do":"\
rung","data-pick":c.key,"aria-expanded":String(c===p)},S("span",{},c.label),Ut(a,"accept")):dt({class:"bl-hint","data-do":"hint","data-pick":c.key,"aria-disable\
d":c.may?null:"true"},S("span",{"aria-hidden":c.says&&"true"},c.label),S("b",{"aria-hidden":c.says&&"true"},c.price),c.says&&S("span.bl-unseen",{},c.says))))),r&&
p&&S("p",{"data-k":`told ${p.key}`},p.text))}function zs(t,s){let{local:e}=t,a=s.getAttribute("data-pick")??"";s.getAttribute("data-do")==="rungs"?e.rungs=!e.rungs:
e.rung=e.rung===a?"-":a,v(t,!1),t.draw()}import{copied as je,cover as ze}from"./board.js";import{bringIn as Xt,hits as Ge,surface as Ye}from"./board.js";import{h as te}from"./common.js";import{shownBy as De}from"./common.js";
import{otherNotebook as Ke}from"./help.js";import{celebrate as Ue,countUp as Xe,follows as Je,move as Qe}from"./help.js";import{choice as K,choose as U,inColours as Jt,obey as Ze,otherTongue as ts,repainted as Qt,
settings as es}from"./help.js";import{Tip as ss}from"./help.js";import{View as as}from"./board.js";var Zt=480,ns=[qt,Rt,Dt],ut=class extends as{constructor(e,a,n,l){super(e,a,n);this.chose=!1;this.fresh=!0;this.wide=0;this.measured=!1;this.layout=l(this)}get panels(){
return this.layout.panels}content(){return this.layout.content(this)}get isNext(){return Je(this.frame,this.before)}actions(e){let{frame:a,words:n,panels:l}=this;
return l.reduce((r,p)=>()=>p.actions?p.actions(this,r):r(),()=>Ft(a,n,e))()}instead(){return this.panels.map(e=>e.instead?.(this))}onKey(e){this.panels.some(a=>a.
onKey?.(this,e))||super.onKey(e)}take(e){for(let a of this.panels){let n=a.take?.(this,e);if(n)return n}return super.take(e)}onOver(e){super.onOver(e);for(let a of this.
panels)a.onOver?.(this,e)}onAnswer(e,a){for(let n of this.panels)n.onAnswer?.(this,e,a);super.onAnswer(e,a)}marks(){super.marks();for(let e of this.panels)e.marks?.(
this)}refocus(e){this.panels.some(a=>a.refocus?.(this))||super.refocus(e)}leaves(e,a){return!this.layout.holdsFocus&&super.leaves(e,a)}changed(){this.measure(),
this.measured=!0;for(let e of this.panels)e.changing?.(this);try{super.changed()}finally{this.measured=!1}for(let e of this.panels)e.changed?.(this)}above(){let{
frame:e,local:a,words:n}=this,l=e.languages.map(({key:o})=>o);return[...super.above(),Ke(this.model,e.lang,l,a.spoke,n),es(e,a,n),It(a,n),...this.panels.map(o=>o.
above?.(this))]}settle(e){Tt(e,this.local.row)}get frame(){return Jt(this.model.get("frame"),this.model.get("words").apart,(e,a)=>({...e,board:e.board&&{...e.board,
svg:a(e.board.svg)},art:Qt(e.art,a)}))}get words(){let e=this.model.get("words");return Jt(e,e.apart,Qt)}measure(){this.measured||(this.wide=this.root.clientWidth)}draw(){
this.measure();for(let a of this.panels)a.before?.(this);super.draw();let{frame:e}=this;Qe(this.root,e,this.before,a=>y(e,this.words,a)),Xe(this.root,e,this.before),
Ue(this.root,e,this.before),this.before=e,Vt(this),this.fitLog();for(let a of this.panels)a.after?.(this);this.within=Xt(this.root,e,this.within)}fitLog(){globalThis.
requestAnimationFrame?.(()=>{os(this.root),Ot(this.root),vt(this.root),et(this.root)})}listen(){Ze(this.signal,()=>(this.heed(),this.draw())),this.heed(),super.
listen();let{root:e,signal:a}=this;e.addEventListener("scroll",()=>et(e),{signal:a,capture:!0,passive:!0}),this.narrow();let{lang:n,languages:l,rev:o}=this.frame,
r=!o&&ts(this.model,n,l.map(p=>p.key));r&&this.ask("language",{key:r}),this.tip=new ss(this);for(let p of this.panels)p.listen?.(this)}heed(){Object.assign(this.
local,{calm:K("motion")==="none",letters:K("letters")!=="off"})}enlarge(e){super.enlarge(e);let a=this.model.model_id??"";(e||K("big")===a)&&U("big",e?a:"")}onResize(){
this.measure(),super.onResize(),this.within=Xt(this.root,this.frame,this.within);for(let e of this.panels)e.resized?.(this);if(this.fitLog(),this.fresh&&this.root.
isConnected&&this.root.getClientRects().length){this.fresh=!1;let e=this.model.model_id;e&&K("big")===e&&!this.local.big&&this.enlarge(!0)}}spots(e){return Ge(this.
root,e.getAttribute("data-place"))}beside(e,a){let l=e.closest(".bl-surface > svg")?.getScreenCTM?.();if(!l)return null;let o=l.inverse(),{x:r,y:p}=new DOMPoint(
a.clientX,a.clientY).matrixTransform(o),c=this.frame.board?.spots?.find(([E,q,B])=>Math.hypot(E-r,q-p)<=B);if(!c)return null;let[i,u,h,g,x]=c,[C,F]=[this.root.getBoundingClientRect(),
new DOMPoint(i-h,u-h).matrixTransform(l)],O=2*h*l.a,R=`left:${F.x-C.left}px;top:${F.y-C.top}px;width:${O}px;height:${O}px`;return this.spot??=this.root.appendChild(
te("i.bl-beside",{"aria-hidden":"true"})),this.spot.getAttribute("data-tip")!==`${g}
${x}`&&this.tip?.hide(),this.spot.setAttribute("data-tip",`${g}
${x}`),this.spot.setAttribute("style",R),this.spot}piece(e){return Bt(this,e)}explain(e,a){this.tip?.ask(a)}narrow(){let{view:e,views:a,rev:n}=this.frame,l=this.
root.clientWidth;!this.layout.keepsView&&l&&l<=Zt&&!n&&a.length>2&&e===a[0].key&&this.ask("view",{key:a[1].key})}seeAll(){let{board:e,view:a,views:n}=this.frame,
l=this.root.clientWidth;!this.chose&&l&&l<=Zt&&e?.crowded&&n.length>2&&a===n[0].key&&this.ask("view",{key:n[1].key})}act(e,a){let n=e.getAttribute("data-do")??"";
this.chose||=n==="view";let l=e.getAttribute("data-pick")??"";for(let r of this.panels)r.acts?.(this,e);if(n==="language"&&(this.local.spoke=l,U("lang",l)),n===
"choose")return U(...l.split(":"));if(n==="letters")return U("letters",this.local.letters?"off":"on");if(n==="unspoke")return(this.local.spoke="")||this.draw();
if(n==="rule")return this.tip?.ask(e);this.panels.flatMap(({on:r})=>r?.[n]??[]).some(r=>r(this,e,a)!==!1)||(v(this,!1),super.act(e,a))}walkBy(e){rt(this,e)}showNow(){
for(let e of this.panels)e.inSight?.(this)}},ls=1.44;function os(t){let s=t.querySelectorAll(":is(.bl-surface, .bl-st-board) > svg"),e=Array.from(s,n=>1/(n.getScreenCTM?.()?.
a||1)),a=Math.max(ls,...e).toFixed(2);t.style.getPropertyValue("--unit")!==a&&t.style.setProperty("--unit",a)}function rs(t){let{frame:s,local:e,words:a,area:n}=t,
l=o=>s.parts.includes(o);return[yt(s),a.gallery?.style&&te("style#pieces",{},a.gallery.style),l("head")&&t.keep("head",[s.title,s.where,s.views,s.view,s.turns,s.
languages,s.lang,!s.board?.svg,s.board?.pitch,e.facts,e.far,e.big,e.help,a],()=>Ct(s,e,a)),...t.above(),s.cover?ze(s,a):St(s,{board:Ye(s,n,e,a,l("turn")&&T("boa\
rd",s,a)),turn:(l("turn")||l("actions")&&!!s.pick?.path.length)&&Lt(s,a),seats:l("turn")&&T("seats",s,a,o=>!tt.has(o.kind)),others:l("turn")&&T("seats",s,a,o=>tt.
has(o.kind)),hand:l("actions")&&T("hand",s,a),costs:l("actions")&&T("costs",s,a),actions:l("actions")?o=>t.actions(o):void 0,receipt:l("receipt")&&Et(s,e,a),log:l(
"log")&&t.keep("log",[s.log,a],()=>Ht(s,a))}),je(e,a),...t.panels.map(o=>o.draw?.(t))]}var is=t=>De((...s)=>new ut(...s,t).start()),cs=is(()=>({panels:ns,content:rs}));export{ns as PANELS,tt as TRAYS,ut as Table,Ft as actions,y as art,yt as artStyle,Ae as bar,Rs as challenge,Ve as challengePanel,rs as content,cs as default,et as fadeEdges,
It as gallery,Vt as goOn,Ct as head,Be as heard,js as ladder,St as laid,Ht as log,L as lying,ve as onlyAction,Bt as pieceAt,gt as placed,Yt as play,Et as receipt,
qt as receiptPanel,Tt as rove,vt as scrollByKeys,ae as slotBox,T as slots,Dt as soundsPanel,Ne as stars,is as tableOf,Pe as timeline,Rt as timelinePanel,ye as tools,
Lt as turn,ge as turns,zs as unfold,rt as walkBy,v as watch,Ot as wholeLines};
