import{button as gt,h as d}from"./common.js";import{icon as pe}from"./common.js";import{stars as me}from"./table.js";var nt=(e,t)=>e.split(/\b([A-Z]?[A-Za-z]\d{1,2})\b/).
map((s,o)=>o%2&&t[s]?d("span.bl-st-name",{"data-name":s},s):s),C=(e,t={})=>e.map((s,o)=>{if(typeof s=="string")return nt(s,t);let{kind:n,text:l,rule:r,title:i}=s;
return r?d("span.bl-rule.bl-st-rule",{role:"button",tabindex:0,"data-k":`rule ${o}`,"data-do":"rule","data-rule":r,"data-title":i},l):d(n==="strong"?"b":n==="sl\
anted"?"em":"code",{},l)}),z=(e,t)=>e.map(({kind:s,spans:o=[],items:n=[],head:l=[],rows:r=[]},i)=>{let a={"data-k":`block ${i}`};return s==="list"||s==="numbers"?
d(s==="list"?"ul.bl-st-list":"ol.bl-st-list",a,n.map(c=>d("li",{},C(c,t)))):s==="quote"?d("p.bl-st-quote",a,C(o)):s!=="table"?d("p.bl-st-lead",a,C(o,t)):d("tabl\
e.bl-st-table",a,l.some(c=>c.length)&&d("thead",{},d("tr",{},l.map(c=>d("th",{scope:"col"},C(c))))),d("tbody",{},r.map(c=>d("tr",{},c.map(m=>d("td",{},C(m)))))))}),
O=({title:e,lines:t,head:s,rows:o},n)=>d("section.bl-st-told",{"data-k":`told ${n}`},e&&d("b",{},e),t.length>0&&(t.length===1?d("p",{},t[0]):d("ul.bl-st-list",{},
t.map(l=>d("li",{},l)))),o.length>0&&d("table.bl-st-table",{},s.length>0&&d("thead",{},d("tr",{},s.map(l=>d("th",{scope:"col"},l)))),d("tbody",{},o.map(l=>d("tr",
{},l.map(r=>d("td",{class:/^[\d.,%−-]+$/.test(r)?"bl-st-num":null},r))))))),yt=({goals:e,outcome:t,main:s,words:o},n)=>[d("ul.bl-st-goals#goals",{"aria-label":o.
goals},e.map(({says:l,done:r},i)=>{let a=s.quiet&&e.findIndex(c=>!c.done)===i;return d("li",{class:r?"bl-done":a?"bl-next":null,"data-k":`goal ${i}`},d("i",{},r&&
pe(n,"accept")),d("span",{},!a&&d("span.bl-unseen",{},r?o.goal_done:o.goal_open," "),(a||r)&&d("b",{"aria-hidden":r&&"true"},o.goal_now," "),l))})),d("p.bl-st-o\
utcome#outcome",{class:t?.counts&&"bl-counts"},t&&t.stars>=0&&d("span",{role:"img","aria-label":t.signs},me(t.stars)),t?.says,t?.says&&t.ask&&" ",t?.ask&&gt({class:"\
bl-st-link","data-do":"solution"},t.ask))],kt=({line:e,plies:t},s)=>d("ol.bl-st-line#line",{tabindex:0},e.map((o,n)=>d("li",{"data-k":`action ${n}`},n in t?gt({
class:"bl-st-link","data-do":"jump","data-at":t[n],"aria-current":t[n]===s?"step":null},o):o)));import{button as I,h as u}from"./common.js";import{icon as ue}from"./common.js";import{tools as fe}from"./table.js";var be=20;function wt({frame:e,local:t,words:s,
lesson:o,presenting:n}){return u("header.bl-st-head#lessonhead",{},u("span.bl-st-game",{},o.game),u("h2",{},o.lesson),u("div.bl-st-tools",{},o.left.length>0&&u(
"span.bl-st-left",{},o.left[0],u("b",{},o.left[1]),o.left[2]),u("div.bl-seg",{role:"group","aria-label":s.language},e.languages.map(({key:l,label:r})=>I({"data-\
do":"language","data-pick":l,lang:l,"aria-pressed":String(l===e.lang)},r))),I({class:"bl-st-begin","data-do":"present"},n.label),fe(e,t,s)))}function xt({words:e,
lesson:t}){let s=t.of>be,o=(n,l,r)=>I({class:"bl-st-step","data-do":"go","data-at":Math.max(0,Math.min(t.of-1,l)),"data-k":`step ${n}`,"aria-label":r,title:r,"a\
ria-disabled":l<0||l>=t.of?"true":null},ue(e,n));return u("nav.bl-st-map#map",{"aria-label":t.words.map},o("back",t.at-1,t.words.back),u("p.bl-st-chap",{},u("b",
{},t.chapter),u("span.bl-st-where",{},t.where),u("span.bl-st-short",{"aria-hidden":"true"},t.short)),u("ol.bl-st-dots",{},t.map.map(({label:n,steps:l},r)=>{let i=l.
some(({at:c})=>c===t.at),a=l.every(({state:c})=>c!=="open");return u("li",{class:i?"bl-st-here":s?"bl-st-far bl-st-fold":"bl-st-far","data-k":`chapter ${r}`},I(
{class:a?"bl-st-dash bl-done":"bl-st-dash","data-do":"go","data-at":l[0].at,"data-k":`to ${r}`,tabindex:-1,"aria-label":n,title:n},u("i",{})),u("ol",{"aria-labe\
l":n},l.map(c=>he(c,t.at))))})),o("on",t.at+1,t.words.on))}var he=({at:e,kind:t,state:s,says:o},n)=>u("li",{"data-k":`dot ${e}`},I({class:`bl-st-dot bl-dot-${t}\
 bl-${s}`,"data-do":"go","data-at":e,"data-k":`dot ${e}`,"aria-label":o,title:o,tabindex:e===n?0:-1,"aria-current":e===n?"step":null},u("i",{})));import{button as St,h as L}from"./common.js";import{stars as ge}from"./table.js";var V=(e,t,s,o="")=>St({class:s,"data-do":"practise","data-pick":e,"data-k":`pr\
actise ${e}`,"aria-label":o&&`${t}: ${o}`},t);function vt({practice:e},t,s){return e.rules[t]&&V(t,e.rules[t],"bl-st-link bl-st-practise",s)}var Et=({practice:e})=>[
e.missed&&L("p.bl-st-tasks",{},V("missed",e.missed,"bl-st-second bl-st-practise")),e.topic&&L("p",{},V(e.topic,e.all,"bl-st-second bl-st-practise"))],Tt=({practice:e})=>e.
back&&V("",e.back,"bl-st-link"),Lt=({challenges:{title:e,rows:t}})=>t.length>0&&L("section.bl-st-tasks#tasks",{"aria-label":e},L("h4",{},e),L("ul",{},t.map(({id:s,
title:o,stars:n,signs:l})=>L("li",{"data-k":s},St({class:"bl-st-task","data-do":"challenge","data-pick":s,"data-k":s},L("span",{},o),L("span",{role:"img","aria-\
label":l},ge(n)))))));import{button as Ht,h as w,picture as ye}from"./common.js";var rt=({root:e})=>e.querySelector(".bl-st-pupil input"),qt=e=>e.ask("hand_in",{key:rt(e)?.value.trim()??
""});function ke(e){e.local.handing=!e.local.handing,e.draw(),rt(e)?.focus()}function Pt({hand_in:e},{handing:t}){return e.title&&[w("p",{},Ht({class:"bl-st-lin\
k bl-st-practise","data-do":"handing","aria-expanded":String(!!t)},e.title)),t&&[w("p.bl-st-small#handtold",{},e.told),e.code&&w("p.bl-st-handed#handed",{},w("o\
utput",{},e.code)),e.svg&&w("div.bl-st-scan#handqr",{},ye(e.svg)),e.code&&w("p.bl-st-small#handaloud",{},e.aloud),w("p.bl-st-pupil#pupilrow",{},w("label",{},e.number,
w("input#pupil",{type:"text",inputmode:"numeric",maxlength:8,autocomplete:"off"})),Ht({class:"bl-st-second","data-do":"hand_in"},e.make))]]}var $t={key:"hand_in",
on:{handing:ke,hand_in:qt},onKey(e,t){return t.key!=="Enter"||t.isComposing||t.target!==rt(e)?!1:(t.preventDefault(),qt(e),!0)}};import{button as At,h as p}from"./common.js";import{ruled as we}from"./common.js";function Mt(e){let{can:t,lines:s,game:o}=e.end;return p("section.bl-st-end#end",{tabindex:0,role:"group","aria-label":t},p("p.bl-st-kick",{},e.lesson),o&&xe(o),
p("h3",{},t),p("ul",{},s.map(({text:n,rule:l,title:r},i)=>p("li",{"data-k":`line ${i}`},p("i",{"aria-hidden":"true"},"•"),p("div",{},z(n),l&&p("small",{},we({
rule:l,title:r})),l&&vt(e,l,r))))))}function xe(e){let t=(s,o)=>p("tr",{},s.map((n,l)=>p(l&&o==="td"?"td":"th",{scope:o==="td"?"row":"col"},n)));return p(e.by?"\
section.bl-st-yours.bl-st-summed":"section.bl-st-yours",{},p("h3",{},e.title),p("p.bl-st-lead",{},e.says),e.good.length>0&&[p("p.bl-st-small",{},e.good_title),p(
"ul.bl-st-good",{},e.good.map(s=>p("li",{},s)))],e.rows.length>0&&p("table",{"aria-label":e.by||e.title},p("thead",{},t([e.by,...e.head],"th")),p("tbody",{},e.rows.
map(s=>t(s,"td")))),e.next&&[p("p.bl-st-small",{},e.next_title),p("p.bl-st-lead",{},e.next)])}function Rt(e,t){let{title:s,rows:o,left:n,met:l,met_title:r,game:i}=e.
end;return[p("h3#title",{tabindex:-1},s),p("dl.bl-st-sums",{},o.map(([a,c,m])=>p("div",{},p("dt",{},a),p("dd",{},p("b",{},c),` ${m}`)))),n&&p("p.bl-st-small",{},
n),e.missed.length>0&&[p("p.bl-st-small",{},e.missed_title),e.missed.map(({says:a,at:c})=>p("p",{},At({class:"bl-st-link","data-do":"go","data-at":c},a)))],l.length>
0&&p("section.bl-st-met",{},p("p.bl-st-small",{},r),p("ul",{},l.map(a=>p("li",{},a)))),Et(e),Lt(e),Pt(e,t),p("p.bl-st-small",{},At({class:i?"bl-st-second":"bl-s\
t-link","data-do":"anew"},e.anew))]}var Se=[150,400,800,1500],Bt=.5,ve=["pointerdown","wheel","touchstart","keydown"],lt=".jp-Notebook, .jp-WindowedPanel-outer",Ee=460,Te=24;function Ot(e,t){if(!globalThis.
ResizeObserver)return;let s=null,o=0,n=new ResizeObserver(l);n.observe(e),t.addEventListener("abort",()=>n.disconnect());function l(){let r=e.closest(lt);if(r!==
s&&(s&&n.unobserve(s),r&&n.observe(r),s=r,o=r?.clientHeight??0,e.style.setProperty("--bl-room",r?Ct(o):"")),!s||s.clientHeight===o||!s.clientHeight)return;let{top:i}=s.
getBoundingClientRect(),a=e.getBoundingClientRect().bottom<=i+o+1;o=s.clientHeight,e.style.setProperty("--bl-room",Ct(o)),a&&e.getBoundingClientRect().bottom>i+
o&&e.scrollIntoView({block:"nearest"})}}var It=e=>e.getBoundingClientRect().top<(e.closest(lt)?.getBoundingClientRect().top??0),Ct=e=>`${Math.max(Ee,e-Te)}px`;function _t(e,t){
let s=new AbortController,o=e.ownerDocument.defaultView,n=Se.map(r=>setTimeout(l,r));for(let r of ve)o.addEventListener(r,()=>s.abort(),{capture:!0,passive:!0,signal:s.
signal});t.addEventListener("abort",()=>s.abort(),{once:!0}),s.signal.addEventListener("abort",()=>n.forEach(clearTimeout));function l(){let r=e.closest(lt)?.getBoundingClientRect(),
{top:i,bottom:a,height:c}=e.getBoundingClientRect();!r||!c||i>=r.top&&a<=r.bottom||a<r.top-Bt*r.height||i>r.bottom+Bt*r.height||e.scrollIntoView({block:c>r.height?
"start":"nearest"})}}var Nt=e=>[".bl-options:not(.bl-why)",".bl-why"].map(t=>[...e.querySelectorAll(`${t} input`)].map(s=>s)),Le=e=>Nt(e).map(t=>t.find(({checked:s})=>s)?.dataset.n??
"").join(",");function Wt(e,t){if(!/^\d*,\d*$/.test(t))return;let s=t.split(",");for(let[o,n]of Nt(e).entries()){let l=n.find(({dataset:r})=>r.n===s[o]);l&&!n.some(
({checked:r})=>r)&&(l.checked=!0)}}var Y=class{constructor(t){this.key="draft";this.on={less:()=>this.count(-1),more:()=>this.count(1)};this.table=t}listen({root:t,
signal:s}){let o=(n,l)=>t.addEventListener(n,l,{signal:s});o("input",({target:n})=>n.matches(".bl-number input")&&this.keep(n.value.trim())),o("change",({target:n})=>n.
matches(".bl-options input")&&this.keep(Le(t))),s.addEventListener("abort",()=>this.drop())}count(t){let s=this.table.root.querySelector(".bl-number input");s&&
(s.value=String(Math.max(0,(Number.parseInt(s.value.normalize("NFKC"),10)||0)+(s.value?t:t>0?1:0))),s.dispatchEvent(new Event("input",{bubbles:!0})))}keep(t){let{
link:s,local:o,root:n}=this.table;n.querySelector(".bl-st-foot > .bl-strip-notice")?.remove(),o.notice="",this.drop(),this.typed=setTimeout(()=>s.post({client:s.
client,seq:++s.seq,rev:0,do:"draft",key:t}),400)}drop(){clearTimeout(this.typed)}};import{cover as Ne}from"./board.js";import{surface as We}from"./board.js";import{button as Qt,h as y,picture as je}from"./common.js";import{tool as De}from"./common.js";
import{turns as Ke}from"./table.js";import{slots as X}from"./table.js";import{timeline as Ge}from"./table.js";import{h as k}from"./common.js";import{TRAYS as Vt}from"./table.js";import{actions as Ie,turn as _e}from"./table.js";import{receipt as Yt}from"./table.js";import{
lying as Ut,slots as pt}from"./table.js";import{log as Zt}from"./table.js";import{noticed as Re}from"./board.js";import{button as Q,h as f}from"./common.js";import{turn as Be}from"./table.js";import{reveals as Ce}from"./question.js";import{button as jt,h as g}from"./common.js";import{challengePanel as He}from"./table.js";import{ladder as qe}from"./table.js";import{doing as U,INPUTS as Pe,outcome as $e,reveals as at,tone as Dt}from"./question.js";function Kt(e){let{frame:t,lesson:s,words:o,places:n,presenter:l,question:r}=e;
return g("div.bl-st-text#sttext",{class:r?.result?`${Dt(r.result)} bl-st-judged`:null,role:"group","aria-label":s.words.text},s.kind==="end"?Rt(s,e.local):l&&r&&
s.hands?[l.hands.facing(),e.isPlaying&&it(e)]:[s.stopped&&g("p.bl-st-stopped#stopped",{},s.stopped," ",jt({class:"bl-st-link","data-do":"anew"},s.from_start)),(s.
kick||r)&&g("p.bl-st-kick#kick",{},g("span",{},l&&r?s.present.predict:s.kick),r&&!l&&g("span",{},r.worth)),s.title&&g("h3#title",{tabindex:-1},s.title),s.anew_board&&
g("p.bl-st-small#anewboard",{},s.anew_board),s.goals.length>0&&yt(s,o),!(r&&at(r))&&z(s.text,n),t.challenge&&He(t.challenge,!1),s.tries&&g("p.bl-st-small#tries",
{},s.tries),r&&Ae(e),s.beside.map(O),e.isPlaying&&it(e),e.isWatched&&!e.isPlaying&&Ft(e),Z(e)&&ct(e)])}var Z=e=>!S(e)||x(e)||!!e.question?.hints.rungs.some(({open:t})=>t);
function ct(e){let{local:t,words:s,presenter:o,question:n}=e;return n&&!o&&!at(n)&&qe(n.hints,t,s,e.isPlaying||n.choices.length+n.steps.length>4||n.kind==="lega\
l"||Z(e)&&n.reasons.length>0&&q(e))}function Ae(e){let{frame:t,local:s,words:o,places:n,presenter:l,table:r,question:i}=e,a=!i.result&&Gt(e),c=["choice","legal",
"order"].includes(i.kind);return[g("p.bl-st-lead.bl-st-asked#asked",{},nt(i.question,n)),x(e)&&_(e),i.result&&g("div.bl-verdict.bl-st-note#note",{class:Dt(i.result)},
$e(t,s,o),Me(e)),a&&g("p.bl-st-ways#leave",{},a),!i.result&&c&&g("div.bl-st-control#control",{"data-k":`control ${i.id}`},Pe[i.kind](l?{...i,seed:""}:i,`bl ${r.
link.client}`,o,t))]}var Gt=({lesson:e,question:t})=>t.away?U("back",t.back,"bl-st-link"):e.leave_out?jt({class:"bl-st-link","data-do":"go","data-at":e.at+1},e.
leave_out):Tt(e);function Me(e){let{lesson:t,question:s}=e,o=s.result,n=[Gt(e),o.may_tell&&U("tell",s.tell,"bl-st-link"),o.fresh&&!s.away&&!t.practice.back&&(o.
told||o.solved)&&U("fresh",s.fresh,"bl-st-link"),at(s)&&U("again",s.again,"bl-st-link")].filter(Boolean);return n.length>0&&g("p.bl-st-ways",{},n)}var dt=e=>S(e)&&e.isPlaying&&!x(e)&&!e.frame.turn.over;function zt(e){let{frame:t,local:s,words:o,lesson:n,presenter:l,question:r}=e,{main:i,following:a}=n;if(l)
return f("div.bl-st-foot#foot",{});let c=r&&!Ce(r)?Oe(e):f("p.bl-st-next",{},a.label&&f("span",{},a.label),f("b",{},a.title??"")),m=e.isPlaying&&Q({class:"bl-st\
-second","data-do":"undo",hidden:!t.time.can_undo||!!t.pick?.path.length},o.undo);return f("div.bl-st-foot#foot",{},s.below&&Re(s,o),dt(e)&&Be(t,o),!Z(e)&&ct(e),
c,m,i.do&&Q({class:"bl-st-main","data-do":"main","data-k":"main"},i.label))}function Oe({table:e,lesson:t,question:s}){let{words:o,draft:n,key:l}=t,r=`n${e.link.
client}`;return s.result?f("p.bl-st-next",{},s.result.given&&f("span",{},s.state)):s.kind!=="number"?f("p.bl-st-next",{},f("span",{},s.kind==="cells"?s.picked:o.
unchecked),f("small",{},s.stake)):f("div.bl-number.bl-st-number",{"data-k":`number ${l} ${s.id}`},f("label",{for:r},o.predict,f("small",{},s.stake)),f("div",{},
Q({"data-do":"less","aria-label":o.fewer},"−"),f("input#number",{id:r,type:"text",inputmode:"numeric",maxlength:24,autocomplete:"off",placeholder:"?",value:n}),
Q({"data-do":"more","aria-label":o.more},"+")))}function it(e){let{frame:t,local:s,words:o,lesson:n,question:l}=e,r=b=>!l&&t.parts.includes(b),i=Ut(t,"costs").some(({items:b})=>b?.some(({row:$})=>$)),a=pt("co\
sts",t,o),c=n.main.do==="pick"&&!e.presenter&&!l,m=Ie(c?{...t,pick:null}:t,o,i&&a),h=!dt(e)&&_e(t,o),M=!l&&n.outcome?.line.length?n.outcome:null,R=mt(e),B=n.kind===
"opening"&&!r("log");return k("div.bl-st-actions#play",{},B?[h,m,r("receipt")&&Yt(t,s,o)]:[h,pt("seats",t,o,b=>!Vt.has(b.kind)),k("div.bl-st-may#may",{},m,!i&&!Ut(
t,"ask").length&&a),k("div.bl-st-happened#happened",{},M?kt(M,t.time.ply):r("log")&&(ut(e)?!R&&Zt(t,o):R||Zt(t,o))),pt("seats",t,o,b=>Vt.has(b.kind)),r("receipt")&&
Yt(t,s,o)])}var Ft=({frame:e})=>k("div.bl-st-actions#watch",{},e.log[0]&&k("p.bl-st-said#said",{},e.log[0].text));function mt(e){let{news:t}=e.frame;if(e.question||
!t?.says.length)return!1;let s=l=>k("div",{},l),o=t.all.length>0&&k("details",{},k("summary",{},e.words.all_moves),t.all.map(s)),n=t.great.map(l=>k("strong",{},
l));return k("div.bl-st-said#said",{},n,t.says.map(s),o)}var ft=2,Fe=600,ze=8,Ve=880,Jt=/viewBox="([^"]*)"/;function N(e){let[,,t,s]=(e.match(Jt)?.[1]??"0 0 1 1").split(" ").map(Number);return t/s}var x=({table:e})=>e.
root.clientWidth<Fe,q=({table:e})=>e.root.clientWidth<Ve,Ye=44;function S(e){let{frame:t,lesson:s}=e;if(s.kind==="end"||e.isPlaying&&!q(e)&&!e.presenter)return!1;
let o=s.figure.find(n=>n.alone);return o?o.svg?N(o.svg)>ft:o.table.rows.length<=ze:!s.figure.length&&N(t.board?.svg??"")>ft}var ut=e=>!x(e)&&N(e.frame.board?.svg??
"")>ft;function te(e){let{frame:t,local:s,words:o,lesson:n,table:l,question:r}=e,i=n.kind==="end"||n.figure.some(m=>m.alone);if(i&&Object.assign(s,{svg:"",grid:void 0}),
n.kind==="end")return y("div.bl-st-fig#fig",{},Mt(n));let a=n.figure.map(Ze),c=i?null:t.cover?Ne(t,o):We(t,l.area,s,o,!t.board?.alone&&X("board",t,o));return y(
"div.bl-st-fig#fig",{},y("div.bl-st-draw#draw",{class:a.length&&!i?`bl-st-two bl-st-${n.figure[0]?.kind}s`:null},c,a),e.isPlaying&&ut(e)&&mt(e),(e.isPlaying||r?.
kind==="turn"&&!S(e))&&X("hand",t,o),!x(e)&&_(e),e.isWatched&&Ge(t,s,o),Qe(e))}var Xt=new WeakMap;function ee(e){let t=e.querySelector(".bl-st-said");t&&Ue(e,t),
!(!t||Xt.get(t)===t.textContent)&&(Xt.set(t,t.textContent??""),t.scrollTop=t.querySelector("details")?0:t.scrollHeight)}function Ue(e,t){let s=e.querySelector("\
.bl-st-fig .bl-surface > svg")?.getBoundingClientRect();if(!s||!t.matches(".bl-st-fig > *"))return;t.style.maxHeight="";let{top:o,bottom:n}=t.getBoundingClientRect(),
l=o<s.top?s.top-o:n-s.bottom;t.style.maxHeight=`${Math.max(Ye,Math.floor(l)-4)}px`}function _(e){let{frame:t,words:s}=e;return q(e)&&t.board?.alone&&y("div.bl-s\
t-round#round",{},X("seats",t,s),X("hand",t,s))}function Ze({kind:e,label:t,svg:s,table:o},n){let l=s&&je(s);return y("figure.bl-st-figure",{"data-k":`figure ${e}\
 ${n} ${t}`,class:`bl-st-${e}`,"aria-label":t||null},l||O({...o,title:t},n),l&&o.rows?.length>0&&y("div.bl-unseen",{},O(o,n)))}function Qe(e){let{frame:t,words:s,
lesson:o}=e;return y("div.bl-st-cap#cap",{class:t.views.length>2&&o.part?"bl-st-full":null},t.views.length>1&&y("div.bl-seg",{role:"group","aria-label":s.view},
t.views.map(({key:n,label:l})=>Qt({"data-do":"view","data-pick":n,"aria-pressed":String(n===t.view)},l))),t.views.length>1&&Ke(t,e.local,s),o.part&&De(s,"part",
o.part,{"data-do":"whole"}),(e.isPlaying||e.isWatched)&&y("span.bl-st-stand",{},t.where),Qt({class:"bl-st-py","data-do":"python","aria-label":o.words.python,"ar\
ia-expanded":String(o.code!==null)},y("span",{"aria-hidden":"true"},"</>"),y("span.bl-st-pyname",{},o.words.python)),o.code!==null&&y("pre.bl-st-code#code",{tabindex:0,
"aria-label":o.words.python},y("code",{},o.code)))}function se(e){let{board:t}=e.frame,s=e.table.root.querySelector(".bl-surface > svg"),o=s?.querySelector('[da\
ta-layer="panel"]'),[,n]=t?.svg.match(Jt)??[];if(!s||!o||!n)return;let l=q(e)&&t?.alone?.join(" ")||n,[,,r,i]=l.split(" ");for(let[a,c]of Object.entries({viewBox:l,
width:r,height:i}))s.setAttribute(a,c);o.style.display=l===n?"":"none"}import{fadeBelow as Xe}from"./table.js";import{lying as Je}from"./table.js";var[ts,es]=[[48],[96,72,48,24]],[ss,os]=[3,6],H=["bl-t1","bl-t2","bl-t3","bl-t4","bl-t5","bl-t6","bl-t7"],oe=H.map(e=>e.replace("bl-t","bl-h")),ns=3,W=e=>getComputedStyle(
e).overflowY==="visible"&&e.closest(".bl-st-body")||e,J=class{constructor(t){this.key="fitting";this.tight={of:"",degrees:0};this.head={of:"",degrees:0};this.tells=
!1;this.hand=0;this.stage=t}after(){this.fit()}resized(){let{stage:t}=this,{root:s}=t.table,o=n=>!!s.querySelector(n);o(".bl-st")&&(o(".bl-st-across")!==S(t)||o(
".bl-st-round")!==!!_(t))&&t.table.draw(),this.fit()}fit(){let{frame:t,table:s,position:o,presenter:n}=this.stage,{root:l}=s;se(this.stage);let r=l.querySelector(
".bl-st-text"),i=r?.closest(".bl-st");if(!r||!i)return;let a=n?`${n.hands.open} ${t.lang} ${n.shown}`:"",c=`${l.clientWidth} ${i.clientHeight} ${a}`,m=`${o.judged}\
 ${c}`,{question:h}=this.stage,M=`${o.shown} ${h?.id??""} ${c}`,R=h?.result&&this.head.of===M?this.head.degrees:void 0,B=T=>{r.classList.remove(...oe),n||r.classList.
add(...oe.slice(0,R??T))},[b,$]=n?[i,n.degrees]:[r,H],D=W(r),K=this.tight.of===m,A=K?this.tight.degrees:0,st=!K;st&&(this.hand=0),i.classList.add("bl-fitting"),
b.classList.remove(...$.slice(A)),b.classList.add(...$.slice(0,A)),B(A);let G=r.querySelector(".bl-st-line"),v=r.querySelector(".bl-st-may");for(let T of[v,v?.parentElement])
T?.classList.remove(...H);this.holdHand(l);let ot=K&&(G||t.pick?.path.length&&!Je(t,"ask").length),F=()=>ot||D.scrollHeight<=D.clientHeight+1;if(v&&!st&&!ot&&b===
r&&!ne(v,A,F)){let T=v.parentElement;ne(T,A,F)||T.classList.add(...H)}let E=A,ae=K&&b===r&&(v&&D===r||h&&!h.result),ce=D===r?$.length:ns;for(;!ae&&E<ce&&!F();)b.
classList.add($[E++]),B(E);if(v&&st&&b===r&&!t.turn.over){let T=t.groups.flatMap(({rows:de})=>de).length<2;E=rs(r,v,E,[T?es:ts,q(this.stage)?os:ss],F)}B(E),this.
tight={of:m,degrees:E},this.head={of:M,degrees:R??E};let ht=ot&&(G?!this.tells&&G:r.querySelector(".bl-choices"));this.tells=!!G,ht&&(r.scrollTop+=Math.max(0,ht.
getBoundingClientRect().bottom-r.getBoundingClientRect().bottom+6)),ee(l),i.classList.remove("bl-fitting"),s.placeCallout(),Xe(l)}holdHand(t){let s=t.querySelector(
".bl-st-draw"),o=t.querySelector(".bl-st-fig > .bl-hand");s&&(s.style.marginBottom="",this.hand||t.style.removeProperty("--hand"),o?(o.style.minHeight="",this.hand=
Math.max(this.hand,o.offsetHeight),o.style.minHeight=`${this.hand}px`,t.style.setProperty("--hand",`${this.hand}px`)):this.hand&&!this.stage.frame.cover&&(s.style.
marginBottom=`${this.hand}px`))}};function ne(e,t,s){for(let o of["",...H.slice(t)])if(o&&e.classList.add(o),s())return!0;return e.classList.remove(...H),!1}function rs(e,t,s,[
o,n],l){let r=t.offsetHeight;for(let i of o){t.style.minHeight=`${r+i}px`;let a=s;for(;a<n&&!l();)e.classList.add(H[a++]);let c=l();if(t.style.minHeight="",c)return a;
e.classList.remove(...H.slice(s))}return s}import{h as P}from"./common.js";import{onBoard as ls}from"./board.js";import{letterOf as is}from"./common.js";import{FIELD as as}from"./question.js";import{enter as cs,
reveals as re}from"./question.js";var le='input[type="radio"], .bl-acts, .bl-lines, [role="tablist"], .bl-items, .bl-seg',tt=class{constructor(t){this.key="shor\
tcuts";this.meantHint="";this.pressed=!1;this.stage=t}listen(){let{root:t,signal:s}=this.stage.table;t.addEventListener("pointerdown",({target:o})=>this.pressed=
!!o.closest(".bl-surface"),{signal:s}),t.addEventListener("keydown",o=>this.takes(o)&&(o.preventDefault(),o.stopPropagation(),o.stopImmediatePropagation()),{signal:s,
capture:!0})}list(){let{lesson:t,words:s}=this.stage;return P("section.bl-help#stagekeys",{role:"group","aria-label":s.help},P("b",{},t.words.in_lesson),P("dl",
{},t.keys.map(([o,n])=>P("div",{},P("dt",{},o.split(" ").map(l=>P("kbd",{},l))),P("dd",{},n)))))}takes(t){let{stage:s}=this,{table:o,presenting:n}=s;if(t.metaKey||
t.altKey||t.ctrlKey||t.isComposing||n.isOn)return!1;o.byKeys(!0);let l=t.target,r=l.matches(as),i=l.getAttribute("role")==="gridcell";if(t.key==="Enter")return i||
l.matches("button:not(.bl-st-main), a, .bl-st-pupil input")?!1:(l.matches('[role="button"]')?o.act(l,t):s.main(),!0);if(t.key==="Escape"&&r)return o.root.focus(
{preventScroll:!0}),!0;if(r)return!1;let a={ArrowLeft:-1,ArrowRight:1}[t.key];if(!i&&t.key.startsWith("Arrow")&&this.picks(l))return ls(o,t);if(a&&!i)return this.
arrow(a,l);if(/^(Digit|Numpad)\d$/.test(t.code)&&!i)return this.digit(Number(t.code.at(-1))-1);let c=is(t);if((!o.local.letters||c!=="H"&&this.meantHint)&&(this.
meantHint=""),!o.local.letters)return!1;let m={H:()=>this.hint(),B:()=>s.alone(),L:()=>this.tongue(),U:!i&&(()=>o.ask("undo"))}[c];return m?(m(),!0):!1}picks(t){
let{frame:s,isPlaying:o,question:n}=this.stage;return(o||n?.kind==="cells"&&!n.result)&&(this.pressed||!!s.pick?.keys.length)&&!t.closest(`${le}, .bl-ways, .bl-\
st-dots`)}arrow(t,s){let{table:o,lesson:n}=this.stage;if(s.closest(le))return!1;if(s.closest(".bl-ways"))return o.ask(t>0?"redo":"undo"),!0;let l=s.closest(".bl\
-st-dots");if(l){let i=[...l.querySelectorAll(".bl-st-dot, .bl-st-dash")].filter(c=>c.getClientRects().length);return i[Math.max(0,Math.min(i.length-1,i.indexOf(
s)+t))]?.focus(),!0}let r=n.at+t;return r>=0&&r<n.of&&o.ask("go",t>0?{at:r,key:"on"}:{at:r}),!0}digit(t){let{table:s,question:o}=this.stage,{root:n}=s,l=n.querySelector(
".bl-number input");cs(l);let r=[...n.querySelectorAll(".bl-options:not(.bl-if:not(:has([data-asks]:checked)) > .bl-why) input")],a=(o&&re(o)?[...n.querySelectorAll(
".bl-rline")]:[])[t];return r[t]?(r[t].focus(),r[t].click()):a&&a.click(),!!(r[t]||a)}hint(){let{table:t,lesson:s,question:o}=this.stage,n=o?.hints.rungs.find(({
open:l,may:r})=>!l&&r);!n||o.result&&re(o)||(this.meantHint===n.key?(this.meantHint="",t.ask("pick",{key:`hint:${n.key}`})):(this.meantHint=n.key,t.speak(s.words.
sure_hint.replace("{label}",n.label).replace("{price}",n.price))))}tongue(){let{table:t,frame:s}=this.stage,o=s.languages.find(({key:n})=>n!==s.lang);o&&t.ask("\
language",{key:o.key})}};import{fade as ds}from"./help.js";import{enter as ps}from"./question.js";var et=class{constructor(t){this.key="position";this.stood="";this.judged="";this.was={stood:"",judged:"",had:!1};this.stage=
t}get shown(){let{lesson:t,frame:s}=this.stage;return`${t.id} ${t.key} ${s.challenge?.id??""}`}listen(){Ot(this.stage.table.root,this.stage.table.signal)}before(){
let{table:t,local:s,question:o}=this.stage,{stood:n,judged:l,shown:r}=this;this.was={stood:n,judged:l,had:t.root.contains(t.focused())},n!==r&&Object.assign(s,{
notice:"",about:"",bill:!1}),this.stood=r,this.judged=`${r} ${o?.id??""} ${o?.result?"result":"asked"}`}after(){this.arrive();let{table:t}=this.stage;this.was.stood!==
this.stood&&t.seeAll();let s=t.focused();this.was.had&&!(t.root.contains(s)&&s?.getClientRects().length)&&t.root.focus({preventScroll:!0})}arrive(){let{table:t,
lesson:s,question:o,frame:n}=this.stage,{root:l}=t,{stood:r,judged:i}=this.was;if(o?.result||Wt(l,s.draft),!r)return _t(l,t.signal);let a=m=>l.querySelector(m),
c=a(".bl-st-text");if(r!==this.stood){ds(c),c&&(c.scrollTop=W(c).scrollTop=0);let m=a(".bl-st-text [data-k=title]");(t.keys||this.was.had)&&(m?.getClientRects().
length?m:l).focus({preventScroll:!0});let h=x(this.stage)?a(".bl-st-body"):m??c;n.by===t.link.client&&h&&It(h)&&l.scrollIntoView({block:"start"})}else if(i!==this.
judged&&n.by===t.link.client){o?.result?a(".bl-headline")?.focus({preventScroll:!0}):ps(a(".bl-number input, .bl-options input:checked")??a(".bl-options input")??
(t.keys&&o?.kind==="cells"?a('.bl-grid [tabindex="0"]'):null)),c&&!o?.result&&ms(c);let m=a(".bl-st-note");if(c&&o?.result&&m&&!this.stage.presenter){let h=W(c);
h.scrollTop+=m.getBoundingClientRect().top-h.getBoundingClientRect().top-72}}}};function ms(e){let t=e.querySelector(".bl-st-asked");if(!t)return;let s=W(e);s.scrollTop=
0;let{top:o,bottom:n}=s.getBoundingClientRect(),r=(s===e?null:s.querySelector(".bl-st-foot"))?.getBoundingClientRect().top??n,a=(e.querySelector(".bl-st-control")??
t).getBoundingClientRect().bottom+8-r;s.scrollTop=Math.min(t.getBoundingClientRect().top-8-o,Math.max(0,a))}import{copied as us}from"./board.js";import{h as j}from"./common.js";import{bring as fs}from"./common.js";import{artStyle as bs}from"./table.js";import{tableOf as hs}from"./table.js";
import{commit as gs}from"./question.js";import{ASKING as ys}from"./question.js";import{asks as ks,lighting as ws,nextAction as xs}from"./question.js";import{Presenting as Ss}from"./question.js";import{questionOf as ie}from"./question.js";var vs=e=>Number(e.getAttribute("data-at")),bt=class{constructor(t,s){this.position=new et(this);this.fitting=new J(this);this.shortcuts=new tt(this);this.isAlone=
!1;this.table=t,this.presenting=s??new Ss(t,async()=>new(await fs(t.model,"presenter")).Presenter(this),()=>this.lesson.present),this.draft=new Y(t)}get frame(){
return this.table.frame}get local(){return this.table.local}get words(){return this.table.words}get lesson(){return this.frame.stage}get question(){return ie(this.
frame)}get places(){return this.frame.board?.says??{}}get isPlaying(){let t=this.question;return this.lesson.kind==="end"?!1:t?t.kind==="turn"&&!t.result:this.frame.
parts.includes("actions")}get isWatched(){return!this.question&&this.frame.parts.includes("timeline")}get presenter(){return this.presenting.isOn&&this.lesson?this.
presenting.presenter:void 0}get lit(){let{frame:t,lesson:s,presenter:o,question:n,table:l}=this,r=".bl-st-main";return o?o.lit:n&&!n.result?ks(t,l.root)||r:s.stuck?
'[data-do="undo"]':s.main.quiet?xs(t):s.main.do?r:'[data-do="anew"]'}layout(){let{position:t,presenting:s,fitting:o,shortcuts:n,draft:l}=this,r=[this.steps(),$t,
l,s],i=[...ys,ws(()=>this.lit),o,t,n],a=[...r,...i],c;return{get panels(){let{presenter:m}=s;return m&&(c??=[...r,m,m.hands,...i]),c??a},content:()=>this.content(),
holdsFocus:!0,keepsView:!0}}content(){let{frame:t,local:s,words:o,lesson:n,presenter:l,isAlone:r,table:i}=this;return i.root.classList.add("bl-lesson"),s.below=
!r&&(!l||!!this.question),[bs(t),o.gallery?.style&&j("style#pieces",{},o.gallery.style),j("div.bl-st#st",{class:[`bl-st-is-${n.kind}`,S(this)&&"bl-st-across",r&&
"bl-st-alone",l&&"bl-st-present",!r&&!l&&!this.isPlaying&&!this.isWatched&&"bl-st-flows",this.isPlaying&&"bl-st-plays"].filter(Boolean).join(" "),style:t.board?.
svg?`--shape:${N(t.board.svg).toFixed(2)}`:null},wt(this),xt(this),j("div.bl-st-above#above",{},s.help&&this.shortcuts.list(),...i.above()),j("div.bl-st-body#st\
body",{},te(this),j("div.bl-st-side#side",{},Kt(this),zt(this))),l?.cues(),l?.over()),us(s,o)]}alone(){this.isAlone=!this.isAlone,this.table.draw()}steps(){let t=s=>()=>this.
table.ask(s);return{key:"steps",on:{main:()=>this.main(),alone:()=>this.alone(),go:(s,o)=>{o.getAttribute("aria-disabled")!=="true"&&s.ask("go",{at:vs(o)})},answer:()=>(this.
draft.drop(),!1),challenge:(s,o)=>s.ask("challenge",{key:o.getAttribute("data-pick")??""}),practise:(s,o)=>s.ask("practise",{key:o.getAttribute("data-pick")??""}),
again:s=>ie(s.frame)?.result?s.ask("pick",{key:"again:"}):s.ask("again"),...Object.fromEntries(["anew","python","solution","best"].map(s=>[s,t(s)]))},marks({root:s,
over:o}){for(let n of s.querySelectorAll(".bl-st-name"))n.classList.toggle("bl-over",n.getAttribute("data-name")===o?.place)},onOver(s,o){let n=o?.target.closest?.(
"[data-name]")?.getAttribute("data-name");n&&(s.over={line:void 0,place:n},s.marks())}}}main(){let{table:t,lesson:s}=this,{do:o,at:n,key:l}=s.main;if(o==="answe\
r")return this.draft.drop(),gs(t);if(o==="again")return t.ask("pick",{key:"again:"});if(o==="open"||o==="pick"||o==="challenge"||o==="practise")return t.ask(o,{
key:l});o==="go"&&t.ask("go",{at:n,key:l})}},Es=hs(e=>new bt(e).layout());export{Y as DraftKeeper,J as Fitting,tt as Shortcuts,bt as Stage,et as StepPosition,_t as arrive,O as beside,Lt as challenges,Wt as choose,Es as default,Le as drafted,
te as figure,Ot as fitIn,zt as foot,yt as goals,Pt as handIn,$t as handingIn,It as isAbove,S as isAcross,ut as isBroad,x as isNarrow,q as isSmall,ee as keepOffBoard,
Tt as leave,wt as lessonHead,kt as line,xt as map,nt as named,se as narrowBoard,Et as ofAll,vt as ofRule,it as play,z as prose,Mt as reached,Z as readsHints,Rt as result,
_ as round,mt as said,W as scrolling,N as shape,ct as stageHints,Kt as stepText,dt as turnsInBar,Ft as watch};
