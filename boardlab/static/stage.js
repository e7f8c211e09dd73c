import{button as Nt,h as c}from"./common.js";import{icon as _t}from"./common.js";var z=(e,t)=>e.split(/\b([A-Z]?[A-Za-z]\d{1,2})\b/).map((o,s)=>s%2&&t[o]?c("spa\
n.bl-st-name",{"data-name":o},o):o),T=(e,t={})=>e.map((o,s)=>{if(typeof o=="string")return z(o,t);let{kind:r,text:n,rule:i,title:l}=o;return i?c("span.bl-rule.b\
l-st-rule",{role:"button",tabindex:0,"data-k":`rule ${s}`,"data-do":"rule","data-rule":i,"data-title":l},n):c(r==="strong"?"b":r==="slanted"?"em":"code",{},n)}),
R=(e,t)=>e.map(({kind:o,spans:s=[],items:r=[],head:n=[],rows:i=[]},l)=>{let a={"data-k":`block ${l}`};return o==="list"||o==="numbers"?c(o==="list"?"ul.bl-st-li\
st":"ol.bl-st-list",a,r.map(p=>c("li",{},T(p,t)))):o==="quote"?c("p.bl-st-quote",a,T(s)):o!=="table"?c("p.bl-st-lead",a,T(s,t)):c("table.bl-st-table",a,n.some(p=>p.
length)&&c("thead",{},c("tr",{},n.map(p=>c("th",{scope:"col"},T(p))))),c("tbody",{},i.map(p=>c("tr",{},p.map(m=>c("td",{},T(m)))))))}),E=({title:e,lines:t,head:o,
rows:s},r)=>c("section.bl-st-told",{"data-k":`told ${r}`},e&&c("b",{},e),t.length>0&&(t.length===1?c("p",{},t[0]):c("ul.bl-st-list",{},t.map(n=>c("li",{},n)))),
s.length>0&&c("table.bl-st-table",{},o.length>0&&c("thead",{},c("tr",{},o.map(n=>c("th",{scope:"col"},n)))),c("tbody",{},s.map(n=>c("tr",{},n.map(i=>c("td",{class:/^[\d.,%−-]+$/.
test(i)?"bl-st-num":null},i))))))),rt=({goals:e,outcome:t,words:o},s)=>[c("ul.bl-st-goals#goals",{"aria-label":o.goals},e.map(({says:r,done:n},i)=>c("li",{class:n?
"bl-done":null,"data-k":`goal ${i}`},c("i",{},n&&_t(s,"accept")),c("span",{},c("span.bl-unseen",{},n?o.goal_done:o.goal_open," "),r)))),c("p.bl-st-outcome#outco\
me",{},t?.says,t?.says&&t.ask&&" ",t?.ask&&Nt({class:"bl-st-link","data-do":"solution"},t.ask))],nt=e=>c("ol.bl-st-line#line",{tabindex:0},e.map((t,o)=>c("li",{
"data-k":`deed ${o}`},t)));import{button as M,h as u}from"./common.js";import{icon as jt}from"./common.js";import{tools as Wt}from"./table.js";var Kt=20;function it({frame:e,local:t,words:o,
lesson:s}){return u("header.bl-st-head#lessonhead",{},u("span.bl-st-game",{},s.game),u("h2",{},s.lesson),u("div.bl-st-tools",{},s.left.length>0&&u("span.bl-st-l\
eft",{},s.left[0],u("b",{},s.left[1]),s.left[2]),u("div.bl-seg",{role:"group","aria-label":o.language},e.languages.map(({key:r,label:n})=>M({"data-do":"language",
"data-pick":r,lang:r,"aria-pressed":String(r===e.lang)},n))),Wt(e,t,o)))}function at({words:e,lesson:t}){let o=t.of>Kt,s=(r,n,i)=>M({class:"bl-st-step","data-do":"\
go","data-at":Math.max(0,Math.min(t.of-1,n)),"data-k":`step ${r}`,"aria-label":i,title:i,"aria-disabled":n<0||n>=t.of?"true":null},jt(e,r));return u("nav.bl-st-\
map#map",{"aria-label":t.words.map},s("back",t.at-1,t.words.back),u("p.bl-st-chap",{},u("b",{},t.chapter),u("span.bl-st-where",{},t.where),u("span.bl-st-short",
{"aria-hidden":"true"},t.short)),u("ol.bl-st-dots",{},t.map.map(({label:r,steps:n},i)=>{let l=n.some(({at:p})=>p===t.at),a=n.every(({state:p})=>p!=="open");return u(
"li",{class:l?"bl-st-here":o?"bl-st-far bl-st-fold":"bl-st-far","data-k":`chapter ${i}`},M({class:a?"bl-st-dash bl-done":"bl-st-dash","data-do":"go","data-at":n[0].
at,"data-k":`to ${i}`,tabindex:-1,"aria-label":r,title:r},u("i",{})),u("ol",{"aria-label":r},n.map(p=>Dt(p,t.at))))})),s("on",t.at+1,t.words.on))}var Dt=({at:e,
kind:t,state:o,says:s},r)=>u("li",{"data-k":`dot ${e}`},M({class:`bl-st-dot bl-dot-${t} bl-${o}`,"data-do":"go","data-at":e,"data-k":`dot ${e}`,"aria-label":s,title:s,
tabindex:e===r?0:-1,"aria-current":e===r?"step":null},u("i",{})));import{button as Ft,h as zt}from"./common.js";var G=(e,t,o,s="")=>Ft({class:o,"data-do":"practise","data-pick":e,"data-k":`practise ${e}`,"aria-label":s&&`${t}:\
 ${s}`},t);function lt({practice:e},t,o){return e.rules[t]&&G(t,e.rules[t],"bl-st-link bl-st-practise",o)}function pt({practice:e}){return e.topic&&zt("p",{},G(
e.topic,e.all,"bl-st-second bl-st-practise"))}var V=({practice:e})=>e.back&&G("",e.back,"bl-st-link");import{button as ct,h as w}from"./common.js";var Y=({root:e})=>e.querySelector(".bl-st-pupil input"),dt=e=>e.ask("hand_in",{key:Y(e)?.value.trim()??""});function Gt(e){
e.local.handing=!e.local.handing,e.draw(),Y(e)?.focus()}function mt({hand_in:e},{handing:t}){return e.title&&[w("p",{},ct({class:"bl-st-link bl-st-practise","da\
ta-do":"handing","aria-expanded":String(!!t)},e.title)),t&&[w("p.bl-st-small#handtold",{},e.told),e.code&&w("p.bl-st-handed#handed",{},w("output",{},e.code)),w(
"p.bl-st-pupil#pupilrow",{},w("label",{},e.number,w("input#pupil",{type:"text",inputmode:"numeric",maxlength:8,autocomplete:"off"})),ct({class:"bl-st-second","d\
ata-do":"hand_in"},e.make))]]}var ut={key:"hand_in",on:{handing:Gt,hand_in:dt},onKey(e,t){return t.key!=="Enter"||t.isComposing||t.target!==Y(e)?!1:(t.preventDefault(),
dt(e),!0)}};import{button as Vt,h as d}from"./common.js";import{icon as Yt}from"./common.js";import{ruled as Ut}from"./common.js";function ft(e,t){let{can:o,lines:s,game:r}=e.end;return d("section.bl-st-end#end",{tabindex:0,role:"group","aria-label":o},d("p.bl-st-kick",{},e.lesson),r&&Zt(r),
d("h3",{},o),d("ul",{},s.map(({text:n,rule:i,title:l},a)=>d("li",{"data-k":`line ${a}`},Yt(t,"accept"),d("div",{},R(n),i&&d("small",{},Ut({rule:i,title:l})),i&&
lt(e,i,l))))))}function Zt(e){let t=(o,s)=>d("tr",{},o.map((r,n)=>d(n&&s==="td"?"td":"th",{scope:s==="td"?"row":"col"},r)));return d("section.bl-st-yours",{},d(
"h3",{},e.title),d("p.bl-st-lead",{},e.says),e.good.length>0&&[d("p.bl-st-small",{},e.good_title),d("ul.bl-st-good",{},e.good.map(o=>d("li",{},o)))],e.rows.length>
0&&d("table",{"aria-label":e.by||e.title},d("thead",{},t([e.by,...e.head],"th")),d("tbody",{},e.rows.map(o=>t(o,"td")))),e.next&&[d("p.bl-st-small",{},e.next_title),
d("p.bl-st-lead",{},e.next)])}function bt(e,t){let{title:o,rows:s,left:r,met:n,met_title:i,game:l}=e.end;return[d("h3#title",{tabindex:-1},o),d("dl.bl-st-sums",
{},s.map(([a,p,m])=>d("div",{},d("dt",{},a),d("dd",{},d("b",{},p),` ${m}`)))),r&&d("p.bl-st-small",{},r),n.length>0&&d("section.bl-st-met",{},d("p.bl-st-small",
{},i),d("ul",{},n.map(a=>d("li",{},a)))),pt(e),mt(e,t),d("p.bl-st-small",{},Vt({class:l?"bl-st-second":"bl-st-link","data-do":"anew"},e.anew))]}var Xt=[150,400,800,1500],ht=.5,Jt=["pointerdown","wheel","touchstart","keydown"],yt=".jp-Notebook, .jp-WindowedPanel-outer",Qt=460,te=24;function kt(e,t){if(!globalThis.
ResizeObserver)return;let o=null,s=0,r=new ResizeObserver(n);r.observe(e),t.addEventListener("abort",()=>r.disconnect());function n(){let i=e.closest(yt);if(i!==
o&&(o&&r.unobserve(o),i&&r.observe(i),o=i,s=i?.clientHeight??0,e.style.setProperty("--bl-room",i?gt(s):"")),!o||o.clientHeight===s||!o.clientHeight)return;let{top:l}=o.
getBoundingClientRect(),a=e.getBoundingClientRect().bottom<=l+s+1;s=o.clientHeight,e.style.setProperty("--bl-room",gt(s)),a&&e.getBoundingClientRect().bottom>l+
s&&e.scrollIntoView({block:"nearest"})}}var gt=e=>`${Math.max(Qt,e-te)}px`;function wt(e,t){let o=new AbortController,s=e.ownerDocument.defaultView,r=Xt.map(i=>setTimeout(
n,i));for(let i of Jt)s.addEventListener(i,()=>o.abort(),{capture:!0,passive:!0,signal:o.signal});t.addEventListener("abort",()=>o.abort(),{once:!0}),o.signal.addEventListener(
"abort",()=>r.forEach(clearTimeout));function n(){let i=e.closest(yt)?.getBoundingClientRect(),{top:l,bottom:a,height:p}=e.getBoundingClientRect();!i||!p||l>=i.
top&&a<=i.bottom||a<i.top-ht*i.height||l>i.bottom+ht*i.height||e.scrollIntoView({block:p>i.height?"start":"nearest"})}}var xt=e=>[".bl-options:not(.bl-why)",".bl-why"].map(t=>[...e.querySelectorAll(`${t} input`)].map(o=>o)),U=e=>xt(e).map(t=>t.find(({checked:o})=>o)?.dataset.n??
"").join(",");function St(e,t){if(!/^\d*,\d*$/.test(t))return;let o=t.split(",");for(let[s,r]of xt(e).entries()){let n=r.find(({dataset:i})=>i.n===o[s]);n&&!r.some(
({checked:i})=>i)&&(n.checked=!0)}}var B=class{constructor(t){this.key="draft";this.on={less:()=>this.count(-1),more:()=>this.count(1)};this.table=t}listen({root:t,
signal:o}){let s=(r,n)=>t.addEventListener(r,n,{signal:o});s("input",({target:r})=>r.matches(".bl-number input")&&this.keep(r.value.trim())),s("change",({target:r})=>r.
matches(".bl-options input")&&this.keep(U(t))),o.addEventListener("abort",()=>this.drop())}count(t){let o=this.table.root.querySelector(".bl-number input");o&&(o.
value=String(Math.max(0,(Number.parseInt(o.value.normalize("NFKC"),10)||0)+(o.value?t:t>0?1:0))),this.keep(o.value))}keep(t){let{link:o,local:s,root:r}=this.table;
r.querySelector(".bl-st-foot > .bl-strip-notice")?.remove(),s.notice="",this.drop(),this.typed=setTimeout(()=>o.post({client:o.client,seq:++o.seq,rev:0,do:"draf\
t",key:t}),400)}drop(){clearTimeout(this.typed)}};import{cover as be}from"./board.js";import{surface as he}from"./board.js";import{button as Ot,h as g,picture as ge}from"./common.js";import{tool as Rt}from"./common.js";
import{slots as N}from"./table.js";import{timeline as ye}from"./table.js";import{h as k}from"./common.js";import{TRAYS as At}from"./table.js";import{actions as ce,turn as de}from"./table.js";import{receipt as me}from"./table.js";import{
lying as qt,slots as Q}from"./table.js";import{log as ue}from"./table.js";import{noticed as ae}from"./board.js";import{button as A,h as b}from"./common.js";import{turn as le}from"./table.js";import{reveals as Pt}from"./question.js";import{button as ee,h as f}from"./common.js";import{doing as $,hints as oe,INPUTS as se,outcome as re,reveals as Z,tone as vt}from"./question.js";function Tt(e){let{lesson:t,words:o,places:s,presenter:r,question:n}=e;
return f("div.bl-st-text#sttext",{class:n?.result?`${vt(n.result)} bl-st-judged`:null,role:"group","aria-label":t.words.text},t.kind==="end"?bt(t,e.local):[t.stopped&&
f("p.bl-st-stopped#stopped",{},t.stopped," ",ee({class:"bl-st-link","data-do":"anew"},t.from_start)),(t.kick||n)&&f("p.bl-st-kick#kick",{},f("span",{},r.isOn&&n?
t.present.predict:t.kick),n&&!r.isOn&&f("span",{},n.worth)),t.anew_board&&f("p.bl-st-small#anewboard",{},t.anew_board),t.title&&f("h3#title",{tabindex:-1},t.title),
!(n&&Z(n))&&R(t.text,s),t.goals.length>0&&rt(t,o),t.tries&&f("p.bl-st-small#tries",{},t.tries),n&&ne(e),t.beside.map(E),e.isPlaying&&Et(e),e.isWatched&&!e.isPlaying&&
$t(e),C(e)&&X(e)])}var C=e=>!y(e)||x(e)||!!e.question?.hints.rungs.some(({open:t})=>t);function X(e){let{frame:t,local:o,words:s,presenter:r,question:n}=e;return n&&
!r.isOn&&!Z(n)&&oe(t,o,s,e.isPlaying||n.choices.length+n.steps.length>4||n.kind==="legal"||C(e)&&n.reasons.length>0&&P(e))}function ne(e){let{frame:t,local:o,words:s,
places:r,presenter:n,table:i,lesson:l,question:a}=e,p=["choice","legal","order"].includes(a.kind);return[f("p.bl-st-lead.bl-st-asked#asked",{},z(a.question,r)),
x(e)&&L(e),a.result&&f("div.bl-verdict.bl-st-note#note",{class:vt(a.result)},re(t,o,s),ie(e)),!a.result&&(a.away||l.practice.back)&&f("p.bl-st-ways#leave",{},a.
away?$("back",a.back,"bl-st-link"):V(l)),!a.result&&p&&f("div.bl-st-control#control",{"data-k":`control ${a.id}`},se[a.kind](n.isOn?{...a,seed:""}:a,`bl ${i.link.
client}`,s,t))]}function ie({lesson:e,question:t}){let o=t.result,s=[t.away&&$("back",t.back,"bl-st-link"),V(e),o.may_tell&&$("tell",t.tell,"bl-st-link"),o.fresh&&
!t.away&&!e.practice.back&&(o.told||o.solved)&&$("fresh",t.fresh,"bl-st-link"),Z(t)&&$("again",t.again,"bl-st-link")].filter(Boolean);return s.length>0&&f("p.bl\
-st-ways",{},s)}var J=e=>y(e)&&e.isPlaying&&!x(e)&&!e.frame.turn.over;function Lt(e){let{frame:t,local:o,words:s,lesson:r,presenter:n,question:i}=e,{main:l,following:a}=r;if(n.
isOn)return b("div.bl-st-foot#foot",{},i&&!Pt(i)&&A({class:"bl-st-main","data-do":"show","data-k":"main"},r.present.reveal));let p=i&&!Pt(i)?pe(e):b("p.bl-st-ne\
xt",{},a.label&&b("span",{},a.label),b("b",{},a.title??"")),m=e.isPlaying&&A({class:"bl-st-second","data-do":"undo",hidden:!t.time.can_undo},s.undo);return b("d\
iv.bl-st-foot#foot",{},o.below&&ae(o,s),J(e)&&le(t,s),!C(e)&&X(e),p,m,l.do&&A({class:"bl-st-main","data-do":"main","data-k":"main"},l.label))}function pe({table:e,
lesson:t,question:o}){let{words:s,draft:r,key:n}=t,i=`n${e.link.client}`;return o.result?b("p.bl-st-next",{},o.result.given&&b("span",{},o.state)):o.kind!=="num\
ber"?b("p.bl-st-next",{},b("span",{},o.kind==="cells"?o.picked:s.unchecked)):b("div.bl-number.bl-st-number",{"data-k":`number ${n} ${o.id}`},b("label",{for:i},s.
predict),b("div",{},A({"data-do":"less","aria-label":s.fewer},"−"),b("input#number",{id:i,type:"text",inputmode:"numeric",maxlength:24,autocomplete:"off",placeholder:"\
?",value:r}),A({"data-do":"more","aria-label":s.more},"+")))}var Ht=5,fe=180;function Et(e){let{frame:t,local:o,words:s,lesson:r,question:n}=e,i=h=>!n&&t.parts.includes(h),l=qt(t,"costs").some(({items:h})=>h?.some(({row:O})=>O)),
a=Q("costs",t,s),p=ce(t,s,l&&a),m=!J(e)&&de(t,s),S=!n&&r.outcome?.line||[],H=r.kind==="opening"&&!i("log");return k("div.bl-st-deeds#play",{},H?[m,p]:[m,Q("seat\
s",t,s,h=>!At.has(h.kind)),k("div.bl-st-may#may",{},p,!l&&!qt(t,"ask").length&&a),Q("seats",t,s,h=>At.has(h.kind)),i("receipt")&&me(t,o,s),(i("log")||S.length>0)&&
k("div.bl-st-happened#happened",{},S.length?nt(S):!I(e)&&tt(e)||ue(t,s))])}var $t=({frame:e})=>k("div.bl-st-deeds#watch",{},e.log[0]&&e.time.ply>0&&k("p.bl-st-s\
aid#said",{},e.log[0].text));function tt(e){let{news:t}=e.frame;if(e.question||!t?.says.length)return!1;let o=t.says.slice(I(e)?-Ht:1-Ht);for(;o.length>1&&o.join(
"").length>fe;)o.shift();let s=i=>k("div",{},i),r=t.all.length||o.length===t.says.length?t.all:t.says,n=r.length>0&&k("details",{},k("summary",{},e.words.all_moves),
r.map(s));return k("div.bl-st-said#said",{},o.map(s),n)}var et=2,ke=600,we=8,xe=880,Mt=/viewBox="([^"]*)"/;function ot(e){let[,,t,o]=(e.match(Mt)?.[1]??"0 0 1 1").split(" ").map(Number);return t/o}var x=({table:e})=>e.
root.clientWidth<ke,P=({table:e})=>e.root.clientWidth<xe;function y(e){let{frame:t,lesson:o}=e;if(o.kind==="end"||e.isPlaying&&!P(e))return!1;let s=o.figure.find(
r=>r.alone);return s?s.svg?ot(s.svg)>et:s.table.rows.length<=we:!o.figure.length&&ot(t.board?.svg??"")>et}var I=e=>!x(e)&&ot(e.frame.board?.svg??"")>et;function Bt(e){
let{frame:t,local:o,words:s,lesson:r,table:n,question:i}=e,l=r.kind==="end"||r.figure.some(m=>m.alone);if(l&&Object.assign(o,{svg:"",grid:void 0}),r.kind==="end")
return g("div.bl-st-fig#fig",{},ft(r,s));let a=r.figure.map(Se),p=l?null:t.cover?be(t,s):he(t,n.area,o,s,!t.board?.alone&&N("board",t,s));return g("div.bl-st-fi\
g#fig",{},g("div.bl-st-draw#draw",{class:a.length&&!l?"bl-st-two":null},p,a),e.isPlaying&&I(e)&&tt(e),(e.isPlaying||i?.kind==="turn"&&!y(e))&&N("hand",t,s),!x(e)&&
L(e),e.isWatched&&ye(t,o,s),ve(e))}function L(e){let{frame:t,words:o}=e;return P(e)&&t.board?.alone&&g("div.bl-st-round#round",{},N("seats",t,o),N("hand",t,o))}
function Se({kind:e,label:t,svg:o,table:s},r){let n=o&&ge(o);return g("figure.bl-st-figure",{"data-k":`figure ${e} ${r} ${t}`,class:`bl-st-${e}`,"aria-label":t||
null},n||E({...s,title:t},r),n&&s.rows?.length>0&&g("div.bl-unseen",{},E(s,r)))}function ve({frame:e,words:t,lesson:o}){return g("div.bl-st-cap#cap",{class:e.views.
length>2&&o.part?"bl-st-full":null},e.views.length>1&&g("div.bl-seg",{role:"group","aria-label":t.view},e.views.map(({key:s,label:r})=>Ot({"data-do":"view","dat\
a-pick":s,"aria-pressed":String(s===e.view)},r))),e.turns&&e.views.length>1&&Rt(t,"turn",t.turn_board,{"data-do":"turn","data-at":1}),o.part&&Rt(t,"part",o.part,
{"data-do":"whole"}),Ot({class:"bl-st-py","data-do":"python","aria-label":o.words.python,"aria-expanded":String(o.code!==null)},g("span",{"aria-hidden":"true"},
"</>"),g("span.bl-st-pyname",{},o.words.python)),o.code!==null&&g("pre.bl-st-code#code",{tabindex:0,"aria-label":o.words.python},g("code",{},o.code)))}function Ct(e){
let{board:t}=e.frame,o=e.table.root.querySelector(".bl-surface > svg"),s=o?.querySelector('[data-layer="panel"]'),[,r]=t?.svg.match(Mt)??[];if(!t?.alone||!o||!s||
!r)return;let n=P(e)?t.alone.join(" "):r,[,,i,l]=n.split(" ");for(let[a,p]of Object.entries({viewBox:n,width:i,height:l}))o.setAttribute(a,p);s.style.display=n===
r?"":"none"}import{fadeBelow as Te}from"./table.js";import{lying as Ee}from"./table.js";var _=["bl-t1","bl-t2","bl-t3","bl-t4","bl-t5","bl-t6","bl-t7"],j=class{constructor(t){this.key="fitting";this.tight={of:"",degrees:0};this.tells=!1;this.room=0;
this.stage=t}after(){this.fit()}resized(){let{stage:t}=this,{root:o}=t.table,s=r=>!!o.querySelector(r);s(".bl-st")&&(s(".bl-st-across")!==y(t)||s(".bl-st-round")!==
!!L(t))&&t.table.draw(),this.fit()}fit(){let{frame:t,table:o,position:s}=this.stage,{root:r}=o;Ct(this.stage);let n=r.querySelector(".bl-st-text");if(!n)return;
let i=`${s.judged} ${r.clientWidth} ${n.closest(".bl-st")?.clientHeight}`,l=this.tight.of===i,a=l?this.tight.degrees:0;l||(this.room=0),n.classList.remove(..._.
slice(a)),n.classList.add(..._.slice(0,a));let p=n.querySelector(".bl-st-line"),m=n.querySelector(".bl-st-may");m&&(m.style.minHeight="");let S=l&&(p||t.pick?.path.
length&&!Ee(t,"ask").length),H=()=>S||n.scrollHeight<=n.clientHeight+1,h=a;for(;h<_.length&&!H();)n.classList.add(_[h++]);this.tight={of:i,degrees:h},this.hold(
m,h===a,H);let O=S&&(p?!this.tells&&p:n.querySelector(".bl-choices"));this.tells=!!p,O&&(n.scrollTop+=Math.max(0,O.getBoundingClientRect().bottom-n.getBoundingClientRect().
bottom+6)),o.placeCallout(),Te(r)}hold(t,o,s){let{frame:r}=this.stage;o||(this.room=0),!(!t||r.turn.over)&&(r.pick?.path.length||(this.room=Math.max(this.room??
0,t.offsetHeight)),t.style.minHeight=`${this.room}px`,s()||(t.style.minHeight=""))}};import{button as $e,h as W}from"./common.js";var K=class{constructor(t){this.key="presenter";this.isOn=!1;this.isAlone=!1;this.on={alone:()=>this.alone(),present:()=>this.
present()};this.stage=t}alone(){this.isAlone=!this.isAlone,this.stage.table.draw()}present(){let{table:t}=this.stage;this.isOn=!this.isOn,t.enlarge(this.isOn),t.
root.focus({preventScroll:!0})}cues(){let{lesson:t}=this.stage,{present:o}=t,s=(r,n,i)=>$e({class:"bl-st-cue","data-do":i},W("kbd",{},r),` ${n}`);return W("div.\
bl-st-cues#cues",{},W("b",{},`${t.game}, ${t.lesson}`),W("span",{},t.kick||t.where),t.kind==="ask"&&s("Space",o.space,"show"),s("→",o.on,"onward"),s("B",o.board,
"alone"),s("P",o.leave,"present"))}};import{h as v}from"./common.js";import{letterOf as Pe}from"./common.js";import{enter as Le,reveals as It}from"./question.js";var D=class{constructor(t){this.key="shortcuts";this.meantHint="";this.stage=t}listen(){let{root:t,signal:o}=this.
stage.table;t.addEventListener("keydown",s=>this.takes(s)&&(s.preventDefault(),s.stopPropagation(),s.stopImmediatePropagation()),{signal:o,capture:!0})}list(){let{
lesson:t,words:o}=this.stage;return v("section.bl-help#stagekeys",{role:"group","aria-label":o.help},v("dl",{},t.keys.map(([s,r])=>v("div",{},v("dt",{},s.split(
" ").map(n=>v("kbd",{},n))),v("dd",{},r)))))}takes(t){let{stage:o}=this,{table:s,presenter:r}=o;if(t.metaKey||t.altKey||t.ctrlKey||t.isComposing)return!1;s.byKeys(
!0);let n=t.target,i=n.matches('input[type="text"], select, textarea'),l=n.getAttribute("role")==="gridcell";if(t.key==="Enter")return l||n.matches("button:not(\
.bl-st-main), a, .bl-st-pupil input")?!1:(n.matches('[role="button"]')?s.act(n,t):o.main(),!0);if(t.key==="Escape"&&i)return s.root.focus({preventScroll:!0}),!0;
if(i)return!1;let a={ArrowLeft:-1,ArrowRight:1}[t.key];if(a&&!l)return this.arrow(a,n);if(/^(Digit|Numpad)\d$/.test(t.code)&&!l)return this.digit(Number(t.code.
at(-1))-1);let p=Pe(t);if((!s.local.letters||p!=="H"&&this.meantHint)&&(this.meantHint=""),!s.local.letters)return!1;if(r.isOn&&t.code==="Space")return s.ask("s\
how"),!0;let m={P:!l&&(()=>r.present()),H:()=>this.hint(),B:()=>r.alone(),L:()=>this.tongue(),U:!l&&(()=>s.ask("undo"))}[p];return m?(m(),!0):!1}arrow(t,o){let{
table:s,lesson:r}=this.stage;if(o.matches('input[type="radio"]')||o.closest('.bl-acts, .bl-lines, [role="tablist"], .bl-items, .bl-seg'))return!1;if(o.closest("\
.bl-ways"))return s.ask(t>0?"redo":"undo"),!0;let n=o.closest(".bl-st-dots");if(n){let l=[...n.querySelectorAll(".bl-st-dot, .bl-st-dash")].filter(p=>p.getClientRects().
length);return l[Math.max(0,Math.min(l.length-1,l.indexOf(o)+t))]?.focus(),!0}let i=r.at+t;return i>=0&&i<r.of&&s.ask("go",{at:i}),!0}digit(t){let{table:o,draft:s,
question:r}=this.stage,{root:n}=o,i=n.querySelector(".bl-number input");Le(i);let l=[...n.querySelectorAll(".bl-options input")],p=(r&&It(r)?[...n.querySelectorAll(
".bl-rline")]:[])[t];return l[t]?(l[t].checked=!0,l[t].focus(),s.keep(U(n))):p&&p.click(),!!(l[t]||p)}hint(){let{table:t,lesson:o,question:s}=this.stage,r=s?.hints.
rungs.find(({open:n,may:i})=>!n&&i);!r||s.result&&It(s)||(this.meantHint===r.key?(this.meantHint="",t.ask("pick",{key:`hint:${r.key}`})):(this.meantHint=r.key,t.
speak(o.words.sure_hint.replace("{label}",r.label).replace("{price}",r.price))))}tongue(){let{table:t,frame:o}=this.stage,s=o.languages.find(({key:r})=>r!==o.lang);
s&&t.ask("language",{key:s.key})}};import{fade as Ae}from"./help.js";import{enter as qe}from"./question.js";var F=class{constructor(t){this.key="position";this.stood="";this.judged="";this.was={stood:"",judged:"",had:!1};this.stage=
t}get shown(){let{lesson:t}=this.stage;return`${t.id} ${t.key}`}listen(){kt(this.stage.table.root,this.stage.table.signal)}before(){let{table:t,local:o,question:s}=this.
stage,{stood:r,judged:n,shown:i}=this;this.was={stood:r,judged:n,had:t.root.contains(t.focused())},r!==i&&(o.notice=o.about=""),this.stood=i,this.judged=`${i} ${s?.
id??""} ${s?.result?"result":"asked"}`}after(){this.arrive();let{table:t}=this.stage,o=t.focused();this.was.had&&!(t.root.contains(o)&&o?.getClientRects().length)&&
t.root.focus({preventScroll:!0})}arrive(){let{table:t,lesson:o,question:s,frame:r}=this.stage,{root:n}=t,{stood:i,judged:l}=this.was;if(s?.result||St(n,o.draft),
!i)return wt(n,t.signal);let a=m=>n.querySelector(m),p=a(".bl-st-text");if(i!==this.stood){Ae(p),p&&(p.scrollTop=0);let m=a(".bl-st-text [data-k=title]");t.keys&&
(m?.getClientRects().length?m:n).focus({preventScroll:!0})}else l!==this.judged&&r.by===t.link.client&&(s?.result?a(".bl-headline")?.focus({preventScroll:!0}):qe(
a(".bl-number input, .bl-options input:checked")??a(".bl-options input")),p&&s?.result&&(p.scrollTop=Math.max(0,(a(".bl-st-note")?.offsetTop??0)-p.offsetTop-72)))}};import{copied as He}from"./board.js";import{h as q}from"./common.js";import{artStyle as Oe}from"./table.js";import{tableOf as Re}from"./table.js";import{commit as Me}from"./question.js";
import{ASKING as Be}from"./question.js";import{asks as Ce,deed as Ie,lighting as Ne}from"./question.js";import{questionOf as _e,reveals as je}from"./question.js";var We=e=>Number(e.getAttribute("data-at")),st=class{constructor(t){this.position=new F(this);this.presenter=new K(this);this.fitting=new j(this);this.shortcuts=
new D(this);this.table=t,this.draft=new B(t)}get frame(){return this.table.frame}get local(){return this.table.local}get words(){return this.table.words}get lesson(){
return this.frame.stage}get question(){return _e(this.frame)}get places(){return this.frame.board?.says??{}}get isPlaying(){let t=this.question;return this.lesson.
kind==="end"?!1:t?t.kind==="turn"&&!t.result:this.frame.parts.includes("actions")}get isWatched(){return!this.question&&this.frame.parts.includes("timeline")}get lit(){
let{frame:t,lesson:o,presenter:s,question:r,table:n}=this,i=".bl-st-main";return s.isOn?r&&!je(r)?i:'.bl-st-cue[data-do="onward"]':r&&!r.result?Ce(t,n.root)||i:
o.main.quiet?Ie(t):o.main.do?i:'[data-do="anew"]'}layout(){let{position:t,presenter:o,fitting:s,shortcuts:r,draft:n}=this,i=Ne(()=>this.lit);return{panels:[this.
steps(),ut,n,o,...Be,i,s,t,r],content:()=>this.content(),holdsFocus:!0,keepsView:!0}}content(){let{frame:t,local:o,words:s,lesson:r,presenter:n,table:i}=this;return i.
root.classList.add("bl-lesson"),o.below=!n.isAlone&&!n.isOn,[Oe(t),s.gallery?.style&&q("style#pieces",{},s.gallery.style),q("div.bl-st#st",{class:[`bl-st-is-${r.
kind}`,y(this)&&"bl-st-across",n.isAlone&&"bl-st-alone",n.isOn&&"bl-st-present"].filter(Boolean).join(" ")},it(this),at(this),q("div.bl-st-above#above",{},o.help&&
this.shortcuts.list(),...i.above()),q("div.bl-st-body#stbody",{},Bt(this),q("div.bl-st-side#side",{},Tt(this),Lt(this))),n.isOn&&n.cues()),He(o,s)]}steps(){let t=o=>()=>this.
table.ask(o);return{key:"steps",on:{main:()=>this.main(),onward:()=>this.shortcuts.arrow(1,this.table.root),go:(o,s)=>{s.getAttribute("aria-disabled")!=="true"&&
o.ask("go",{at:We(s)})},answer:()=>(this.draft.drop(),!1),practise:(o,s)=>o.ask("practise",{key:s.getAttribute("data-pick")??""}),...Object.fromEntries(["anew",
"python","show","solution"].map(o=>[o,t(o)]))},marks({root:o,over:s}){for(let r of o.querySelectorAll(".bl-st-name"))r.classList.toggle("bl-over",r.getAttribute(
"data-name")===s?.place)},onOver(o,s){let r=s?.target.closest?.("[data-name]")?.getAttribute("data-name");r&&(o.over={line:void 0,place:r},o.marks())}}}main(){let{
table:t,lesson:o}=this,{do:s,at:r,key:n}=o.main;if(s==="answer")return this.draft.drop(),Me(t);if(s==="again")return t.ask("pick",{key:"again:"});if(s==="open"||
s==="pick")return t.ask(s,{key:n});s==="go"&&t.ask("go",{at:r})}},Ke=Re(e=>new st(e).layout());export{B as DraftKeeper,j as Fitting,K as Presenter,D as Shortcuts,st as Stage,F as StepPosition,wt as arrive,E as beside,St as choose,Ke as default,U as drafted,
Bt as figure,kt as fitIn,Lt as foot,rt as goals,mt as handIn,ut as handingIn,y as isAcross,I as isBroad,x as isNarrow,P as isSmall,V as leave,it as lessonHead,nt as line,
at as map,z as named,Ct as narrowBoard,pt as ofAll,lt as ofRule,Et as play,R as prose,ft as reached,C as readsHints,bt as result,L as round,tt as said,X as stageHints,
Tt as stepText,J as turnsInBar,$t as watch};
