import{button as J,h as p,picture as Qt}from"./common.js";import{icon as B,token as ht}from"./common.js";var bt=5,Zt=6,X=new Map,v=(t,s)=>t[`slot.${s}`]??[];function mt(t){
let s=["seats","hand","costs","ask"].flatMap(e=>v(t,e).flatMap(n=>n.items??[]));return new Set(s.flatMap(({row:e,buttons:n=[]})=>[e?.key,...n.map(({key:a})=>a)]))}
function y(t,s,e){let n=e&&t.art?.pictures[e];if(!e)return null;if(!n)return B(s,e);X.has(n)||X.set(n,Qt(n));let a=X.get(n)?.cloneNode(!0);return a?.classList.add(
"bl-art"),a}var ft=t=>t.art?.style&&p("style#art",{},t.art.style);function te(t,s,e,n=0){let{kind:a,title:l,note:o,items:i=[],empty:c=0}=t,u=ie[a]??I,r=a==="car\
ds"&&i.some(d=>d.note)?i.length<5?" bl-readable":" bl-many":"";return p("section",{class:`bl-slot bl-${a}${r}`,role:"group","aria-label":l,"data-k":`${a} ${n}`},
(l||o)&&p("div.bl-slot-head",{},l&&p("b",{},l),o&&p("small",{title:o},o)),p("div.bl-items",{},...i.map((d,h)=>(a==="fan"&&d.counted?ae:u)(d,s,e,h)),...Array.from(
{length:Math.min(c,Zt)},(d,h)=>p("i.bl-empty",{"aria-hidden":"true","data-k":`empty ${h}`}))),t.reason&&p("p.bl-why",{},t.reason))}function S(t,s,e,n=()=>!0){let a=v(
s,t).filter(n);return a.length>0&&p(`div.bl-${t==="ask"?"asks":t}#${t}`,{},...a.map((l,o)=>te(l,s,e,o)))}function M(t,s,e,n,...a){let{row:l,says:o,label:i}=t,c=o||
i,u=t.chosen?" bl-chosen":"",r=[c||s.players[t.seat??-1]?.says,t.note,...(t.facts??[]).map(({says:h})=>h),l?.why].filter(Boolean).join(`
`);if(!l)return p("div",{class:`bl-it ${n}${u}`,role:c?"img":null,"aria-label":c,"data-tip":r||null,title:c,"data-k":t.key},...a);let d=s.refused?.tried===l.key?
" bl-refused":"";return J({class:`bl-it bl-act ${n}${u}${d}${l.vain?" bl-vain":""}`,"data-do":"pick","data-pick":!l.first&&t.less||l.key,"data-k":`${t.key} ${l.
key}`,"data-fresh":l.fresh?"1":null,"data-first":l.first||null,"data-drag":l.first||l.fresh&&!l.why&&!l.final&&"pick",tabindex:e?-1:0,"aria-disabled":l.why?"tru\
e":null,"aria-pressed":l.fresh&&!l.first&&!l.why&&!l.final?String(!!l.pressed):null,"data-tip":r||null,title:l.why||c},...a)}var $={"aria-hidden":"true"},gt=t=>(t.
count??1)>1&&p("i.bl-badge",$,t.count),yt=t=>p("span.bl-unseen",{},t.says||t.label,t.row?.why&&`: ${t.row.why}`);function Q(t,s,e,n){let a=Math.min(bt,(t.count??
1)-1);return M(t,s,n,"bl-fancard",...Array.from({length:a},(l,o)=>p("i.bl-edge",{"aria-hidden":"true","data-k":`edge ${o}`},y(s,e,t.art))),p("span.bl-face",$,y(
s,e,t.art),p("small",{},t.label)),gt(t),yt(t))}var ut=(t,s,e,n)=>M(t,s,n,"bl-tile",y(s,e,t.art),gt(t),t.label&&!t.says?p("small",{},t.label):null,yt(t)),V=(t,s,e)=>!!t.
facts?.length&&p("span.bl-figures",{},...t.facts.map((n,a)=>p("span",{class:n.strong&&"bl-strong",title:n.says,role:n.says&&"img","aria-label":n.says,"aria-hidd\
en":!n.says&&"true","data-k":`fact ${a}`},y(s,e,n.art),n.text&&p("b",{},n.text))));function ee(t,s,e,n){let{row:a,label:l,note:o}=t;return M(t,s,n,t.facts?.length?
"bl-boxes":"bl-card-it",p("span.bl-card-top",{},y(s,e,t.art),a?.cost&&!t.facts?.length&&p("small.bl-cost",{},a.cost),V(t,s,e)),p("b.bl-nm",{},l),o&&p("small.bl-\
more",{},o),a?.why&&p("small.bl-more.bl-why",{},a.why))}function se(t,s,e,n){let a=s.players[t.seat??0];return M(t,s,n,t.now?"bl-plate bl-mover":"bl-plate",p("s\
pan.bl-plate-top",{},ht(e,t.seat??0,22),a?.name!==a?.letter&&p("b.bl-pname",{},a?.name),a?.points!==null&&a?.points!==void 0&&p("b.bl-points",{"aria-label":a.says,
title:a.says,"data-seat":a.seat},a.points,B(e,"point"))),V(t,s,e))}function ne(t,s,e,n){let{row:a,label:l,price:o=[],left:i}=t,c=!!a?.why&&!!t.note;return M(t,s,
n,["bl-price",o.every(([,u])=>u)&&"bl-can",t.soon&&"bl-soon"].filter(Boolean).join(" "),p("span.bl-row-art",{},y(s,e,t.art)),p("span.bl-row-name",{},p("b.bl-nm",
{},l),p("small",{class:a?.why&&"bl-why","aria-hidden":c||null},a?.why?t.note||a.why:a?.note||t.note)),c&&p("span.bl-unseen",{},a?.why),p("span.bl-signs",$,...o.
map(([u,r],d)=>p("i",{class:r?null:"bl-lack","data-k":`sign ${d}`},y(s,e,u)))),i&&p("span.bl-left-over",{},i),a?.cost&&!c&&p("span.bl-unseen",{},a.cost))}var I=(t,s,e,n)=>M(
t,s,n,"bl-one",y(s,e,t.art),t.label&&p("span",{},t.label),V(t,s,e));function N(t,s,e,n,a,l,o){let i=l===s.less?"":s.row?.why,c=e.refused?.tried===l?" bl-refused":
"";return J({class:`bl-it bl-act ${t}${c}`,"data-do":"pick","data-pick":l,"data-k":l,"data-drag":!i&&"count",tabindex:-1,"aria-disabled":i?"true":null,title:i||
o},...Array.from({length:Math.min(bt,a-1)},(u,r)=>p("i.bl-edge",{"aria-hidden":"true","data-k":`edge ${r}`},y(e,n,s.art))),p("span.bl-face",$,y(e,n,s.art),p("sm\
all",{},s.label)),p("span.bl-unseen",{},o,i&&`: ${i}`))}function ae(t,s,e){let{count:n=1,chosen:a=0,less:l,row:o}=t,i=n-a;return p("span.bl-stk",{"data-k":t.key},
l&&N("bl-fancard bl-chosen",t,s,e,a,l,t.keeps),i>0&&(o?N("bl-fancard",t,s,e,i,o.key,t.says):Q({...t,count:i,chosen:0},s,e,0)),a?p("i.bl-of",$,`${a}/${n}`):i>1&&
p("i.bl-badge",$,i))}var le=(t,s,e)=>N("bl-fancard bl-mini",t,s,e,t.chosen??1,t.less??"",t.keeps),oe=(t,s,e)=>t.row?N("bl-fancard bl-mini",t,s,e,1,t.row.key,t.says||
t.label):Q(t,s,e,0);function re(t,s,e){let{seat:n,label:a,note:l,deal:o,buttons:i=[]}=t;return p("div.bl-row",{"data-k":t.key,class:t.now&&"bl-open-to"},typeof n!=
"number"?t.art&&B(e,t.art):ht(e,n,24),p("span.bl-row-name",{},p("b",{},a||(typeof n!="number"?"":s.players[n].name)),l&&p("small",{},l)),o&&p("span.bl-signs",{},
...o[0].map((c,u)=>p("i",{"aria-hidden":"true","data-k":`give ${u}`},y(s,e,c))),o[1].length>0&&p("span.bl-for",$,"›"),...o[1].map((c,u)=>p("i",{"aria-hidden":"\
true","data-k":`get ${u}`},y(s,e,c)))),V(t,s,e),i.length>0&&p("span.bl-row-buttons",{},...i.map(({key:c,name:u,says:r,why:d,fresh:h})=>J({class:"bl-go bl-act","\
data-do":"pick","data-pick":c,"data-fresh":h?"1":null,tabindex:-1,"aria-disabled":d?"true":null,title:d||r,"aria-label":[u,r,d].filter(Boolean).join(": ")},B(e,
c),u))))}var ie={fan:Q,tiles:ut,tray:ut,cards:ee,plates:se,"price-rows":ne,strip:I,lines:I,buttons:I,laid:le,wanted:oe,answers:re},cs=(t,s)=>({...t,"slot.costs":v(
t,"costs").map(e=>({...e,items:e.items?.map(n=>({...n,note:n.note??s.in_your_turn}))}))});import{h as k}from"./common.js";var Z=new Set(["tray","tiles","cards","fan"]),kt=2,ce=.5,pe=".bl-own, .bl-mid, .bl-others, .bl-rim-in, .bl-line > span";function wt(t){
for(let s of t.querySelectorAll(pe))s.scrollHeight>s.clientHeight+1&&getComputedStyle(s).overflowY==="auto"&&!s.querySelector('button:not([tabindex="-1"]), a[hr\
ef], input, select, summary, [tabindex="0"]')?s.tabIndex=0:s.removeAttribute("tabindex")}var de=".bl-st-body, .bl-st-text, .bl-st-end, .bl-st-said, .bl-st-line,\
 .bl-st-happened ol, .bl-thisturn ol, .bl-line > span, .bl-newest > span, .bl-hand, .bl-own, .bl-mid, .bl-others, .bl-rim-in",ue=".bl-st-said, .bl-st-happened o\
l, .bl-thisturn ol";function tt(t){let s=[...t.querySelectorAll(de)],e=`.bl-commit, .bl-predict${t.clientWidth<600?"":", .bl-st-happened ~ .bl-rcpt"}`,n=s.filter(
l=>l.scrollHeight-l.clientHeight-l.scrollTop>2&&getComputedStyle(l).overflowY==="auto"&&!l.querySelector(e)),a=s.filter(l=>l.matches(ue)&&l.scrollTop>2&&!l.querySelector(
"[open]"));for(let l of s)l.classList.toggle("bl-fades",n.includes(l)),l.classList.toggle("bl-rises",a.includes(l))}function xt(t,s){let[,,e,n]=(t.board?.svg.match(
/viewBox="([^"]*)"/)?.[1]??"0 0 1 1").split(" ").map(Number),a=e/n,{board:l,turn:o,seats:i,others:c,hand:u,costs:r,actions:d,receipt:h,log:g,question:x,answer:C,
hints:A,worked:O}=s,R=a>kt?null:r,E=d?d(R):R,W=`--shape:${a.toFixed(3)}`,H=k("div.bl-left#left",{},l);if(!o&&!d&&!g&&!x)return k("div.bl-body.bl-single#body",{style:W},
H,h);if(a>kt){let P=!!x&&!u&&!r&&!c&&!d,U=O?.();return k("div.bl-body.bl-across#body",{style:W,class:P?"bl-two":c?null:"bl-pair"},!P&&k("div.bl-top#top",{},x,o,
i),P&&k("div.bl-own#asks",{},x,A,U&&C?.(!0)),H,!P&&k("div.bl-own#own",{},U?C?.(!0):[u,r]),k("div.bl-mid#mid",{},E,U||C?.(!1),!P&&A,h,g),c&&k("div.bl-others#othe\
rs",{},c))}let q=u&&!he(t)?u:null,dt=x&&!d&&q&&r;return k("div.bl-body.bl-side#body",{style:W,class:[q&&"bl-with-hand",a<ce&&"bl-tall"].filter(Boolean).join(" ")},
x,k("div.bl-left#left",{},l,dt?k("div.bl-feet#feet",{},q,r):q),k("div.bl-rim#rim",{},k("div.bl-rim-in#rimin",{},o,i,!q&&u,d&&E,C?.(!1),!d&&!dt&&E,c,A,h,g)))}var he=t=>t["\
slot.hand"]?.[0]?.kind==="tiles";function vt(t,s){for(let e of t.querySelectorAll(".bl-acts, .bl-items")){if(e.parentElement?.closest(".bl-acts"))continue;let n=[
...e.querySelectorAll("button.bl-act")],a=n.find(l=>l.getAttribute("data-pick")===s)??n[0];for(let l of n)l.setAttribute("tabindex",l===a?"0":"-1")}}import{button as et,h as L}from"./common.js";import{tool as j}from"./common.js";var St=(t,s,e="")=>L("div.bl-seg",{class:e,role:"group","aria-label":t},s),be=(t,s,e)=>[
t.turns&&j(e,"turn",e.turn_board,{"data-do":"turn","data-at":1}),t.board?.pitch&&j(e,s.far?"big":"small",s.far?e.nearer:e.farther,{"data-do":"far"})];function Tt(t,s,e,n){
return L("div.bl-head#head",{},L("div.bl-names",{},L("span.bl-name",{},t.title),L("span.bl-where",{},t.where)),L("div.bl-tools",{},n,St(e.view,t.views.map(({key:a,
label:l})=>et({"data-do":"view","data-pick":a,"aria-pressed":String(a===t.view)},l))),be(t,s,e),St(e.language,t.languages.map(({key:a,label:l})=>et({"data-do":"\
language","data-pick":a,lang:a,"aria-pressed":String(a===t.lang)},l)),"bl-langs"),me(t,s,e)))}var me=(t,s,e)=>[t.board?.svg&&j(e,"words",e.facts,{"data-do":"fac\
ts","aria-expanded":String(s.facts)}),t.board?.svg&&j(e,s.big?"small":"big",s.big?e.smaller:e.bigger,{"data-do":"big","aria-pressed":String(s.big)}),et({class:"\
bl-ibtn","aria-label":e.help,title:e.help,"data-do":"help","aria-expanded":String(s.help)},"?")];import{button as st,h as b}from"./common.js";import{icon as fe,token as ge}from"./common.js";var ye=16;function $t(t,s){let{seat:e,says:n,budget:a,note:l,over:o}=t.turn,{path:i=[],prompt:c=""}=t.pick??{},u=i.length>0,r=v(t,"ask").length>0;return b("div.\
bl-turn#turnbox",{class:u&&"bl-picking"},s.seats[e]&&ge(s,e,30),b(o?"h3.bl-who":"b.bl-who",{},u?i.slice(-2).join(" › "):n),a&&b("span.bl-ap",{},!u&&b("span.bl\
-pips",{"aria-hidden":"true"},...Array.from({length:a.of>ye?0:a.of},(d,h)=>b("i",{class:h<a.left?"bl-full":""}))),b("b",{},a.short),b("small",{},a.rest)),b("sma\
ll",{class:c?r?"bl-prompt bl-unseen":"bl-prompt":null},c||l),u&&st({class:"bl-quiet","data-do":"cancel"},t.edit?.edits?s.put_down:s.cancel))}var ke=({groups:t})=>t.
flatMap(({rows:s})=>s).find(({single:s})=>s);function Ct(t,s,e,n,a=""){return st({class:`bl-act ${a}${s.refused?.tried===t.key?" bl-refused":""}`,"data-do":"pic\
k","data-pick":t.key,"data-fresh":"1","data-drag":!t.why&&!t.final&&"pick",tabindex:-1,title:t.why||t.note||null,"aria-disabled":t.why?"true":null,"aria-pressed":t.
why||t.final?null:String(!!t.pressed)},fe(e,t.key),b("span.bl-nm",{},t.label),t.note&&b("span.bl-cnt",{class:t.note.length>26&&"bl-long"},t.note),t.cost&&b("spa\
n.bl-cost",{},t.cost),t.why&&b("span",{class:n?"bl-why":"bl-unseen"},t.why,t.more&&b("em",{},` ${t.more}`)))}function Ft(t,s,e){let n=mt(t),a=v(t,"ask"),l=a.length||
t.edit?.edits?void 0:ke(t),o=l&&!n.has(l.key)?l:void 0,i=(a.length?[]:t.groups).map(h=>({...h,rows:h.rows.filter(g=>!n.has(g.key)&&g!==o),all:h.rows})).filter(h=>h.
rows.length),c=i.flatMap(h=>h.rows),u=o&&c.some(h=>!h.why)?o:void 0,r=(v(t,"actions")[0]?.kind??(v(t,"costs").length?"buttons":"lines"))!=="buttons",d=c.find(h=>h.
why);return b("div.bl-acts#acts",{class:a.length>0&&"bl-asked",role:"group","aria-label":s.actions},!a.length&&e,o&&Ct(o,t,s,!1,"bl-only"),b("div#actions",{class:r?
"bl-list":"bl-buttons"},i.map(h=>b("div",{role:"group","aria-label":h.label,"data-k":`group ${h.label}`},r&&i.length>1&&c.length<6&&b("div.bl-grp",{"aria-hidden":"\
true"},h.label),h.all.map(g=>g===u?b("span.bl-act.bl-stood",{"aria-hidden":"true"},b("span",{"data-do":"pick","data-pick":g.key,"data-fresh":"1"},g.label)):h.rows.
includes(g)&&Ct(g,t,s,r))))),we(t,s,n),b("p.bl-why.bl-reason#reason",{},d&&[b("b",{},`${d.label}: `),d.why]))}function we(t,s,e){let{choices:n=[],foretold:a}=t.
pick??{},l=n.filter(i=>!e.has(i.key)),o=S("ask",t,s);return!o&&!l.length&&!a?.length?null:b("div.bl-pick#pick",{},a?.length?b("ul.bl-foretold",{},...a.map(i=>b(
"li",{},i))):null,o,l.length>0&&b("div.bl-choices",{},l.map(i=>st({class:"bl-go","data-do":"pick","data-pick":i.key,"aria-disabled":i.why?"true":null},b("b",{},
i.label),(i.note||i.cost)&&b("small",{},[i.note,i.cost].filter(Boolean).join(", ")),i.why&&!i.note&&b("small.bl-why",{},i.why)))))}import{button as lt,h as m}from"./common.js";import{icon as xe,token as At}from"./common.js";import{moves as ve}from"./help.js";import{tool as nt}from"./common.js";
var Se=1800,Te=(t,s,...e)=>lt({class:"bl-bar","data-do":"bill","aria-expanded":String(s)},e,xe(t,s?"up":"down"));function Lt(t,s,e,n=!1){let a=t.receipt;if(!a)return null;
let l=a.lines[s.walk],o=l?l.seat:Math.min(s.tab,a.totals.length-1),i=a.lines.map((r,d)=>({...r,index:d})).filter(r=>r.seat===o),c=s.bill||!!l||n,u=a.title&&m("h\
3",{},a.title);return m("section.bl-rcpt#receipt",{class:c&&"bl-open",role:"group","aria-label":a.title||null},!n&&Te(e,c,u,m("span.bl-bar-sums",{},t.players.map(
({name:r,seat:d})=>m("span",{role:"img","aria-label":`${r}: ${a.totals[d]}`,"data-k":`sum ${d}`},At(e,d,18),m("b",{},a.totals[d]))))),c&&m("div.bl-rhead",{},n&&
u,!!a.lines.length&&m("div.bl-walk",{role:"group","aria-label":e.walk},m("span",{class:"bl-unseen"},l?e.walked.replace("{n}",String(s.walk+1)).replace("{m}",String(
a.lines.length)):e.walk),m("span",{"aria-hidden":"true",style:l?null:"visibility:hidden"},`${s.walk+1}/${a.lines.length}`),nt(e,"back",e.step_back,{"data-do":"w\
alk","data-at":-1,"aria-disabled":s.walk<0?"true":null}),nt(e,"on",e.step_on,{"data-do":"walk","data-at":1}),ve(s)&&nt(e,s.watching?"stop":"play",s.watching?e.watch_stop:
e.watch,{"data-do":"watch","aria-pressed":String(s.watching),style:a.lines.length>1?null:"visibility:hidden"}))),c&&m("div.bl-rgrid",{},m("div.bl-tabs",{role:"t\
ablist","aria-label":a.title},t.players.map(r=>lt({role:"tab","aria-selected":String(r.seat===o),tabindex:r.seat===o?0:-1,"data-do":"tab","data-at":r.seat},At(e,
r.seat,24),m("span.bl-unseen",{},`${r.name}: `),m("b",{},(l?.scores??a.totals)[r.seat])))),m("div.bl-lines",{role:"tabpanel","aria-label":t.players[o].name},i.map(
(r,d)=>lt({class:r.points?"bl-rline":"bl-rline bl-zero","data-do":"line","data-line":r.index,"data-rule":r.rule||null,"data-title":r.title,"aria-pressed":String(
r.index===s.walk),tabindex:l?r.index===s.walk?0:-1:d?-1:0},m("span",{},r.label),m("span.bl-sum",{},r.sum),m("b",{},r.points))),!i.length&&m("p.bl-nothing",{},e.
no_lines),m("div.bl-total",{},m("span",{},e.total),m("b",{},a.totals[o])))))}var K=new WeakMap,Mt=new WeakMap;function F(t,s){let{local:e}=t;clearTimeout(K.get(
t)),K.delete(t);let n=()=>{t.signal.aborted||!t.root.isConnected||(rt(t,e.walk+1,!1),e.watching=e.walk>=0,e.watching&&K.set(t,setTimeout(n,Se)),t.draw())};!s&&!e.
watching||(e.watching=!1,s?n():t.draw())}function ot(t,s){if(F(t,!1),!t.frame.receipt?.lines.length)return t.speak(t.words.no_lines);rt(t,t.local.walk+s,!1),t.draw()}
function rt(t,s,e){let{frame:n,local:a}=t,l=n.receipt?.lines??[],o=a.walk;a.walk=e&&s===a.walk||s>=l.length?-1:Math.max(-1,s),typeof n.receipt?.at=="number"&&a.
walk!==o&&t.ask("walk",{at:a.walk});let i=l[a.walk];if(!i)return;a.tab=i.seat;let c=n.players[i.seat];t.speak([(c?`${c.name}: `:"")+i.label,i.sum,i.points].filter(
u=>u!=="").join(", "))}function Ce({root:t,local:s},e){let n=t.querySelector(".bl-rline[aria-pressed=true]"),a=n?.closest(".bl-rim-in, .bl-lines");if(!n||!a||s.
walk===e)return;let l=n.getBoundingClientRect().bottom-a.getBoundingClientRect().bottom,o=n.getBoundingClientRect().top-a.getBoundingClientRect().top;l>0?a.scrollTop+=
l+8:o<0&&(a.scrollTop+=o-8)}var at=t=>Number(t.getAttribute("data-at")),Et={key:"receipt",on:{watch:t=>F(t,!K.get(t)),walk:(t,s)=>ot(t,at(s)),bill:t=>{F(t,!1),Object.
assign(t.local,{bill:!t.local.bill,walk:-1}),t.draw()},tab:(t,s)=>{F(t,!1),Object.assign(t.local,{tab:at(s),walk:-1}),t.draw(),t.frame.question?.result&&t.ask("\
tab",{at:at(s)})},line:(t,s)=>{F(t,!1),rt(t,Number(s.getAttribute("data-line")),!0),t.draw()}},inSight(t){Ce(t,Mt.get(t)??-1),Mt.set(t,t.local.walk)}};import{button as z,h as f,known as $e}from"./common.js";import{icon as Fe,node as Wt,token as Ae}from"./common.js";import{ruled as Me,tool as it}from"./common.js";
function Pt(t,s){return f("section.bl-say#log",{role:"group","aria-label":s.happened},f("h3",{},s.happened),t.log.length?f("ol",{tabindex:0,"aria-label":s.happened},
Le(t.log).map(([e,n],a)=>$e(f("li",{class:(e.seat??-1)<0&&"bl-chance"},(e.seat??-1)>=0&&Ae(s,e.seat,16),f("span",{},e.text," ",e.rule&&a===0&&Me(e))),n))):f("p.\
bl-nothing",{},s.nothing))}function _t(t){let s=t.querySelector(".bl-say ol");if(!s||s.children.length<2)return;s.style.maxHeight="";let e=s.clientHeight;if(s.scrollHeight<=
e+1)return;let n=[...s.children].map(l=>l.offsetTop+l.offsetHeight-s.offsetTop),a=Math.max(0,...n.filter(l=>l<=e+1));a&&(s.style.maxHeight=`${a}px`)}function Le(t){
let s=new Map;return[...t].reverse().map(e=>{let n=(s.get(e.text)??0)+1;return s.set(e.text,n),[e,`${e.text} ${n}`]}).reverse()}var ct=30;function Ee(t,s,e){let n=t.
time,a=s.step<0?n.ply:s.step,l=[{ply:n.first,seat:-2,says:n.first?"":n.start},...n.nodes],o=(r,d,h)=>d>r&&f("i",{class:`bl-rail ${h}`,style:`left:${(r-n.first)*
ct+14}px;width:${(d-r)*ct}px`}),i=n.nodes.at(-1)?.ply??n.first,c=n.branches.filter(r=>!r.folded&&r.at<=i),u=e.branches?.replace("{n}",String(c.length))??"";return f(
"div.bl-time#time",{},Object.entries({undo:n.can_undo,redo:n.can_redo}).map(([r,d])=>it(e,r,e[r],{"data-do":r,"aria-disabled":d?null:"true"})),f("div.bl-track#t\
rack",{role:"group","aria-label":n.label},n.earlier&&z({class:"bl-quiet bl-fold","data-do":"unfold"},n.earlier),f("div.bl-rows",{},s.branches&&c.map((r,d)=>f("d\
iv.bl-branch",{"data-k":`branch ${r.name}`,style:`padding-left:${(r.at-n.first)*ct+14}px`},f("svg.bl-bend",{viewBox:"0 0 30 28",width:30,height:28,"aria-hidden":"\
true"},f("path",{d:`M1 ${28*(c.length-d)+10}V26C1 16 8 14 30 14`})),z({class:"bl-quiet","data-do":"switch","data-pick":r.name,"aria-label":r.says},...r.seats.slice(
0,6).map(h=>Wt(e,h,"bl-later")),f("span",{},r.label)))),f("div.bl-mainline",{},o(n.first,n.ply,"bl-done"),o(n.ply,i,""),l.map(r=>z({class:"bl-step","data-do":"j\
ump","data-at":r.ply,"aria-label":r.says||`${r.ply}`,title:r.says,"aria-current":r.ply===n.ply?"step":null,tabindex:r.ply===a?0:-1},Wt(e,r.seat,r.ply===n.ply?"b\
l-now":r.ply<n.ply?"bl-past":"bl-later")))))),c.length>0&&z({class:"bl-quiet bl-fork","data-do":"branches","aria-expanded":String(!!s.branches),"aria-label":u,title:u},
Fe(e,"fork"),c.length),f("span.bl-count",{},n.step),t.seats.choices.length>2&&f("label.bl-seen",{},f("small",{},e.seen_by),f("select.bl-seat#seat",{"aria-label":e.
seen_by,"data-do":"seat"},t.seats.choices.map(r=>f("option",{value:r.seat,selected:r.seat===t.seats.shown},r.label)))),t.make_question&&it(e,"question",e.make_question,
{"data-do":"make_question","data-k":"question","data-pick":!t.make_question.open&&"open","aria-expanded":String(t.make_question.open)}),[t.edit&&"edit","copy","\
link"].map(r=>r&&it(e,r,e[r],{"data-do":r})))}var qt=new WeakMap,Ot={key:"timeline",draw(t){let{frame:s,local:e,words:n}=t;return s.parts.includes("timeline")&&
t.keep("time",[s.time,s.seats,s.make_question?.open,e.step,e.branches,n],()=>Ee(s,e,n))},on:{branches:t=>{t.local.branches=!t.local.branches,t.draw()}},inSight(t){
let{ply:s}=t.frame.time,e=s!==qt.get(t)&&t.root.querySelector(".bl-track");qt.set(t,s);let n=e?e.querySelector('[aria-current="step"]'):null;e&&n&&(e.scrollLeft=
n.offsetLeft+60-e.clientWidth)}};import{h as T}from"./common.js";import{drawn as We}from"./help.js";function Rt(t,s){let e=s?.closest("[data-place]")?.getAttribute("data-place"),n=s?.closest(".\
bl-it, li")?.getAttribute("data-k")?.split(" ")[0];return t.words.gallery?.pieces?.[(e?t.frame.kinds?.[e]:n)??""]}function Ht(t,s){let e=t.help&&s.gallery;return e?.
pieces?T("section.bl-help.bl-gallery#gallery",{role:"group","aria-label":e.title},T("b",{},e.title),T("p",{},e.how),T("ul.bl-items",{},...Object.entries(e.pieces).
map(([n,a],l)=>T("li",{"data-k":n,tabindex:l?-1:0,class:a.special&&"bl-special"},We(a),T("b",{},a.name),T("span",{},a.text),T("small",{},a.note))))):null}var It=new WeakMap;function Bt(t){clearTimeout(It.get(t));let{frame:s,local:e,link:n,signal:a}=t,l=s.opponent;if(typeof l!="number"||e.link||s.by&&s.by!==n.client)
return;let o=s.play?s.play.pace==="fast":e.calm||globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches,i=()=>{!a.aborted&&t.root.isConnected&&t.link.
send("opponent",t.frame.rev,{at:o?0:1})};It.set(t,setTimeout(i,o?0:l))}import{choice as qe}from"./help.js";var Pe={place:[[165,0,.09,"triangle"]],roll:[0,.07,.13,.21,.3].map((t,s)=>[240-24*s,t,.05,"square"]),card:[[980,0,.05],[1310,
.05,.06]],right:[[523,0,.14],[659,.1,.14],[784,.2,.28]],wrong:[[220,0,.16,"triangle"],[185,.15,.24,"triangle"]],turn:[[440,0,.12],[587,.11,.2]]},_e=.12,Nt=.012,
Vt=t=>t["slot.board"]?.length??0,jt=t=>(t["slot.hand"]??[]).flatMap(s=>s.items??[]).reduce((s,e)=>s+(e.count??1),0),D=({opponent:t,pick:s})=>typeof t=="number"||
!!s?.choices.some(({key:e})=>e==="opponent");function Oe(t,s){if(!s)return"";let e=t.question?.result;if(e&&e!==s.question?.result&&!s.question?.result&&!e.told)
return e.right?"right":"wrong";let n=t.time?.ply-s.time?.ply;return n>1&&D(s)&&!D(t)?"turn":n!==1?"":Vt(t)&&!Vt(s)?"roll":D(s)&&!D(t)?"turn":jt(t)>jt(s)?"card":
"place"}var _;function Kt(t){try{_??=new AudioContext;let s=_.currentTime;for(let[e,n,a,l="sine"]of Pe[t]){let[o,i]=[_.createOscillator(),_.createGain()];o.type=
l,o.frequency.value=e,i.gain.setValueAtTime(0,s+n),i.gain.linearRampToValueAtTime(_e,s+n+Nt),i.gain.exponentialRampToValueAtTime(.001,s+n+a),o.connect(i).connect(
_.destination),o.start(s+n),o.stop(s+n+a+Nt)}}catch{}}var zt={key:"sounds",changing({frame:t,before:s}){let e=qe("sounds")==="on"&&Oe(t,s);e&&Kt(e)},acts(t,s){s.
getAttribute("data-pick")==="sounds:on"&&Kt("turn")}};import{button as Dt,h as w}from"./common.js";var Re=[1,2,3],He=t=>w("svg.bl-stars",{viewBox:"0 0 72 24",width:72,height:24,"aria-hidden":"true"},Re.map(s=>w("pa\
th",{class:s<=t&&"bl-star",transform:`translate(${24*(s-1)} 0)`,d:"M12 2.5l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5-4.8-4.6 6.6-.9z"}))),Ie=({title:t,
says:s,now:e,stars:n,most:a,told:l,best:o,again:i,line:c,signs:u},r=!0)=>w("section.bl-challenge#challenge",{"aria-label":t},w("div",{},r&&w("h3",{},t),w("span",
{role:"img","aria-label":u},He(Math.max(n,a))),w("b",{},e)),w("p",{},s),(l||i)&&w("div",{class:n===3?"bl-won":""},l&&w("p.bl-judged",{},l),i&&Dt({class:n>=0&&n<
3?"bl-main":"bl-go","data-do":"again","data-k":"again"},i),o&&Dt({class:"bl-go","data-do":"best","data-k":"best"},o)),c.length>0&&w("ol",{},c.map((d,h)=>w("li",
{"data-k":String(h)},d)))),Os={key:"challenge",above:({frame:t})=>t.challenge&&Ie(t.challenge),refocus(t){let s=t.frame.challenge?.told&&t.root.querySelector('.\
bl-challenge [data-do="again"]');return s&&t.focusOn(s),!!s},on:{again:t=>t.ask("again"),best:t=>t.ask("best")}};import{copied as Be,cover as Ne}from"./board.js";import{bringIn as Gt,hits as Ve,surface as je}from"./board.js";import{h as Jt}from"./common.js";import{shownBy as Ke}from"./common.js";
import{otherNotebook as ze}from"./help.js";import{celebrate as De,countUp as Ge,follows as Ye,move as Ue}from"./help.js";import{choice as G,choose as Y,inColours as Yt,obey as Xe,otherTongue as Je,repainted as Ut,
settings as Qe}from"./help.js";import{Tip as Ze}from"./help.js";import{View as ts}from"./board.js";var Xt=480,es=[Et,Ot,zt],pt=class extends ts{constructor(e,n,a,l){super(e,n,a);this.chose=!1;this.fresh=!0;this.wide=0;this.measured=!1;this.layout=l(this)}get panels(){
return this.layout.panels}content(){return this.layout.content(this)}get isNext(){return Ye(this.frame,this.before)}actions(e){let{frame:n,words:a,panels:l}=this;
return l.reduce((i,c)=>()=>c.actions?c.actions(this,i):i(),()=>Ft(n,a,e))()}instead(){return this.panels.map(e=>e.instead?.(this))}onKey(e){this.panels.some(n=>n.
onKey?.(this,e))||super.onKey(e)}take(e){for(let n of this.panels){let a=n.take?.(this,e);if(a)return a}return super.take(e)}onOver(e){super.onOver(e);for(let n of this.
panels)n.onOver?.(this,e)}onAnswer(e,n){for(let a of this.panels)a.onAnswer?.(this,e,n);super.onAnswer(e,n)}marks(){super.marks();for(let e of this.panels)e.marks?.(
this)}refocus(e){this.panels.some(n=>n.refocus?.(this))||super.refocus(e)}leaves(e,n){return!this.layout.holdsFocus&&super.leaves(e,n)}changed(){this.measure(),
this.measured=!0;for(let e of this.panels)e.changing?.(this);try{super.changed()}finally{this.measured=!1}for(let e of this.panels)e.changed?.(this)}above(){let{
frame:e,local:n,words:a}=this,l=e.languages.map(({key:o})=>o);return[...super.above(),ze(this.model,e.lang,l,n.spoke,a),Qe(e,n,a),Ht(n,a),...this.panels.map(o=>o.
above?.(this))]}settle(e){vt(e,this.local.row)}get frame(){return Yt(this.model.get("frame"),this.model.get("words").apart,(e,n)=>({...e,board:e.board&&{...e.board,
svg:n(e.board.svg)},art:Ut(e.art,n)}))}get words(){let e=this.model.get("words");return Yt(e,e.apart,Ut)}measure(){this.measured||(this.wide=this.root.clientWidth)}draw(){
this.measure();for(let n of this.panels)n.before?.(this);super.draw();let{frame:e}=this;Ue(this.root,e,this.before,n=>y(e,this.words,n)),Ge(this.root,e,this.before),
De(this.root,e,this.before),this.before=e,Bt(this),this.fitLog();for(let n of this.panels)n.after?.(this);this.within=Gt(this.root,e,this.within)}fitLog(){globalThis.
requestAnimationFrame?.(()=>{ns(this.root),_t(this.root),wt(this.root),tt(this.root)})}listen(){Xe(this.signal,()=>(this.heed(),this.draw())),this.heed(),super.
listen();let{root:e,signal:n}=this;e.addEventListener("scroll",()=>tt(e),{signal:n,capture:!0,passive:!0}),this.narrow();let{lang:a,languages:l,rev:o}=this.frame,
i=!o&&Je(this.model,a,l.map(c=>c.key));i&&this.ask("language",{key:i}),this.tip=new Ze(this);for(let c of this.panels)c.listen?.(this)}heed(){Object.assign(this.
local,{calm:G("motion")==="none",letters:G("letters")!=="off"})}enlarge(e){super.enlarge(e);let n=this.model.model_id??"";(e||G("big")===n)&&Y("big",e?n:"")}onResize(){
this.measure(),super.onResize(),this.within=Gt(this.root,this.frame,this.within);for(let e of this.panels)e.resized?.(this);if(this.fitLog(),this.fresh&&this.root.
isConnected&&this.root.getClientRects().length){this.fresh=!1;let e=this.model.model_id;e&&G("big")===e&&!this.local.big&&this.enlarge(!0)}}spots(e){return Ve(this.
root,e.getAttribute("data-place"))}beside(e,n){let l=e.closest(".bl-surface > svg")?.getScreenCTM?.();if(!l)return null;let o=l.inverse(),{x:i,y:c}=new DOMPoint(
n.clientX,n.clientY).matrixTransform(o),u=this.frame.board?.spots?.find(([E,W,H])=>Math.hypot(E-i,W-c)<=H);if(!u)return null;let[r,d,h,g,x]=u,[C,A]=[this.root.getBoundingClientRect(),
new DOMPoint(r-h,d-h).matrixTransform(l)],O=2*h*l.a,R=`left:${A.x-C.left}px;top:${A.y-C.top}px;width:${O}px;height:${O}px`;return this.spot??=this.root.appendChild(
Jt("i.bl-beside",{"aria-hidden":"true"})),this.spot.getAttribute("data-tip")!==`${g}
${x}`&&this.tip?.hide(),this.spot.setAttribute("data-tip",`${g}
${x}`),this.spot.setAttribute("style",R),this.spot}piece(e){return Rt(this,e)}explain(e,n){this.tip?.ask(n)}narrow(){let{view:e,views:n,rev:a}=this.frame,l=this.
root.clientWidth;!this.layout.keepsView&&l&&l<=Xt&&!a&&n.length>2&&e===n[0].key&&this.ask("view",{key:n[1].key})}seeAll(){let{board:e,view:n,views:a}=this.frame,
l=this.root.clientWidth;!this.chose&&l&&l<=Xt&&e?.crowded&&a.length>2&&n===a[0].key&&this.ask("view",{key:a[1].key})}act(e,n){let a=e.getAttribute("data-do")??"";
this.chose||=a==="view";let l=e.getAttribute("data-pick")??"";for(let i of this.panels)i.acts?.(this,e);if(a==="language"&&(this.local.spoke=l,Y("lang",l)),a===
"choose")return Y(...l.split(":"));if(a==="letters")return Y("letters",this.local.letters?"off":"on");if(a==="unspoke")return(this.local.spoke="")||this.draw();
if(a==="rule")return this.tip?.ask(e);this.panels.flatMap(({on:i})=>i?.[a]??[]).some(i=>i(this,e,n)!==!1)||(F(this,!1),super.act(e,n))}walkBy(e){ot(this,e)}showNow(){
for(let e of this.panels)e.inSight?.(this)}},ss=1.44;function ns(t){let s=t.querySelectorAll(":is(.bl-surface, .bl-st-board) > svg"),e=Array.from(s,a=>1/(a.getScreenCTM?.()?.
a||1)),n=Math.max(ss,...e).toFixed(2);t.style.getPropertyValue("--unit")!==n&&t.style.setProperty("--unit",n)}function as(t){let{frame:s,local:e,words:n,area:a}=t,
l=o=>s.parts.includes(o);return[ft(s),n.gallery?.style&&Jt("style#pieces",{},n.gallery.style),l("head")&&t.keep("head",[s.title,s.where,s.views,s.view,s.turns,s.
languages,s.lang,!s.board?.svg,s.board?.pitch,e.facts,e.far,e.big,e.help,n],()=>Tt(s,e,n)),...t.above(),s.cover?Ne(s,n):xt(s,{board:je(s,a,e,n,l("turn")&&S("boa\
rd",s,n)),turn:(l("turn")||l("actions")&&!!s.pick?.path.length)&&$t(s,n),seats:l("turn")&&S("seats",s,n,o=>!Z.has(o.kind)),others:l("turn")&&S("seats",s,n,o=>Z.
has(o.kind)),hand:l("actions")&&S("hand",s,n),costs:l("actions")&&S("costs",s,n),actions:l("actions")?o=>t.actions(o):void 0,receipt:l("receipt")&&Lt(s,e,n),log:l(
"log")&&t.keep("log",[s.log,n],()=>Pt(s,n))}),Be(e,n),...t.panels.map(o=>o.draw?.(t))]}function sn({root:t,model:s,local:e,signal:n}){let a=l=>{!(l.target===document.
body&&(s.lobby||e.big))||l.code==="Tab"||l.metaKey||l.altKey||l.ctrlKey||(t.focus({preventScroll:!0}),l.stopImmediatePropagation(),t.dispatchEvent(new KeyboardEvent(
"keydown",l))||l.preventDefault())};addEventListener("keydown",a,{signal:n,capture:!0})}var ls=t=>Ke((...s)=>new pt(...s,t).start()),os=ls(()=>({panels:es,content:as}));export{es as PANELS,Z as TRAYS,pt as Table,Ft as actions,y as art,ft as artStyle,Te as bar,Os as challenge,Ie as challengePanel,as as content,cs as costsLater,os as default,
tt as fadeEdges,Ht as gallery,Bt as goOn,Tt as head,Oe as heard,sn as heedOutside,xt as laid,Pt as log,v as lying,ke as onlyAction,Rt as pieceAt,mt as placed,Kt as play,
Lt as receipt,Et as receiptPanel,vt as rove,wt as scrollByKeys,te as slotBox,S as slots,zt as soundsPanel,He as stars,ls as tableOf,Ee as timeline,Ot as timelinePanel,
me as tools,$t as turn,be as turns,ot as walkBy,F as watch,_t as wholeLines};
