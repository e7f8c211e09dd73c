import{button as mt,h as d}from"./common.js";import{icon as re}from"./common.js";import{stars as le}from"./table.js";var J=(e,t)=>e.split(/\b([A-Z]?[A-Za-z]\d{1,2})\b/).
map((s,o)=>o%2&&t[s]?d("span.bl-st-name",{"data-name":s},s):s),O=(e,t={})=>e.map((s,o)=>{if(typeof s=="string")return J(s,t);let{kind:n,text:l,rule:r,title:i}=s;
return r?d("span.bl-rule.bl-st-rule",{role:"button",tabindex:0,"data-k":`rule ${o}`,"data-do":"rule","data-rule":r,"data-title":i},l):d(n==="strong"?"b":n==="sl\
anted"?"em":"code",{},l)}),D=(e,t)=>e.map(({kind:s,spans:o=[],items:n=[],head:l=[],rows:r=[]},i)=>{let a={"data-k":`block ${i}`};return s==="list"||s==="numbers"?
d(s==="list"?"ul.bl-st-list":"ol.bl-st-list",a,n.map(c=>d("li",{},O(c,t)))):s==="quote"?d("p.bl-st-quote",a,O(o)):s!=="table"?d("p.bl-st-lead",a,O(o,t)):d("tabl\
e.bl-st-table",a,l.some(c=>c.length)&&d("thead",{},d("tr",{},l.map(c=>d("th",{scope:"col"},O(c))))),d("tbody",{},r.map(c=>d("tr",{},c.map(m=>d("td",{},O(m)))))))}),
B=({title:e,lines:t,head:s,rows:o},n)=>d("section.bl-st-told",{"data-k":`told ${n}`},e&&d("b",{},e),t.length>0&&(t.length===1?d("p",{},t[0]):d("ul.bl-st-list",{},
t.map(l=>d("li",{},l)))),o.length>0&&d("table.bl-st-table",{},s.length>0&&d("thead",{},d("tr",{},s.map(l=>d("th",{scope:"col"},l)))),d("tbody",{},o.map(l=>d("tr",
{},l.map(r=>d("td",{class:/^[\d.,%−-]+$/.test(r)?"bl-st-num":null},r))))))),ut=({goals:e,outcome:t,main:s,words:o},n)=>[d("ul.bl-st-goals#goals",{"aria-label":o.
goals},e.map(({says:l,done:r},i)=>{let a=s.quiet&&e.findIndex(c=>!c.done)===i;return d("li",{class:r?"bl-done":a?"bl-next":null,"data-k":`goal ${i}`},d("i",{},r&&
re(n,"accept")),d("span",{},!a&&d("span.bl-unseen",{},r?o.goal_done:o.goal_open," "),(a||r)&&d("b",{"aria-hidden":r&&"true"},o.goal_now," "),l))})),d("p.bl-st-o\
utcome#outcome",{class:t?.counts&&"bl-counts"},t&&t.stars>=0&&d("span",{role:"img","aria-label":t.signs},le(t.stars)),t?.says,t?.says&&t.ask&&" ",t?.ask&&mt({class:"\
bl-st-link","data-do":"solution"},t.ask))],ft=({line:e,plies:t},s)=>d("ol.bl-st-line#line",{tabindex:0},e.map((o,n)=>d("li",{"data-k":`action ${n}`},n in t?mt({
class:"bl-st-link","data-do":"jump","data-at":t[n],"aria-current":t[n]===s?"step":null},o):o)));import{button as C,h as u}from"./common.js";import{icon as ie}from"./common.js";import{tools as ae}from"./table.js";var ce=20;function bt({frame:e,local:t,words:s,
lesson:o,presenting:n}){return u("header.bl-st-head#lessonhead",{},u("span.bl-st-game",{},o.game),u("h2",{},o.lesson),u("div.bl-st-tools",{},o.left.length>0&&u(
"span.bl-st-left",{},o.left[0],u("b",{},o.left[1]),o.left[2]),u("div.bl-seg",{role:"group","aria-label":s.language},e.languages.map(({key:l,label:r})=>C({"data-\
do":"language","data-pick":l,lang:l,"aria-pressed":String(l===e.lang)},r))),C({class:"bl-st-begin","data-do":"present"},n.label),ae(e,t,s)))}function ht({words:e,
lesson:t}){let s=t.of>ce,o=(n,l,r)=>C({class:"bl-st-step","data-do":"go","data-at":Math.max(0,Math.min(t.of-1,l)),"data-k":`step ${n}`,"aria-label":r,title:r,"a\
ria-disabled":l<0||l>=t.of?"true":null},ie(e,n));return u("nav.bl-st-map#map",{"aria-label":t.words.map},o("back",t.at-1,t.words.back),u("p.bl-st-chap",{},u("b",
{},t.chapter),u("span.bl-st-where",{},t.where),u("span.bl-st-short",{"aria-hidden":"true"},t.short)),u("ol.bl-st-dots",{},t.map.map(({label:n,steps:l},r)=>{let i=l.
some(({at:c})=>c===t.at),a=l.every(({state:c})=>c!=="open");return u("li",{class:i?"bl-st-here":s?"bl-st-far bl-st-fold":"bl-st-far","data-k":`chapter ${r}`},C(
{class:a?"bl-st-dash bl-done":"bl-st-dash","data-do":"go","data-at":l[0].at,"data-k":`to ${r}`,tabindex:-1,"aria-label":n,title:n},u("i",{})),u("ol",{"aria-labe\
l":n},l.map(c=>de(c,t.at))))})),o("on",t.at+1,t.words.on))}var de=({at:e,kind:t,state:s,says:o},n)=>u("li",{"data-k":`dot ${e}`},C({class:`bl-st-dot bl-dot-${t}\
 bl-${s}`,"data-do":"go","data-at":e,"data-k":`dot ${e}`,"aria-label":o,title:o,tabindex:e===n?0:-1,"aria-current":e===n?"step":null},u("i",{})));import{button as gt,h as v}from"./common.js";import{stars as pe}from"./table.js";var K=(e,t,s,o="")=>gt({class:s,"data-do":"practise","data-pick":e,"data-k":`pr\
actise ${e}`,"aria-label":o&&`${t}: ${o}`},t);function yt({practice:e},t,s){return e.rules[t]&&K(t,e.rules[t],"bl-st-link bl-st-practise",s)}var kt=({practice:e})=>[
e.missed&&v("p.bl-st-tasks",{},K("missed",e.missed,"bl-st-second bl-st-practise")),e.topic&&v("p",{},K(e.topic,e.all,"bl-st-second bl-st-practise"))],wt=({practice:e})=>e.
back&&K("",e.back,"bl-st-link"),xt=({challenges:{title:e,rows:t}})=>t.length>0&&v("section.bl-st-tasks#tasks",{"aria-label":e},v("h4",{},e),v("ul",{},t.map(({id:s,
title:o,stars:n,signs:l})=>v("li",{"data-k":s},gt({class:"bl-st-task","data-do":"challenge","data-pick":s,"data-k":s},v("span",{},o),v("span",{role:"img","aria-\
label":l},pe(n)))))));import{button as St,h as w,picture as me}from"./common.js";var tt=({root:e})=>e.querySelector(".bl-st-pupil input"),vt=e=>e.ask("hand_in",{key:tt(e)?.value.trim()??
""});function ue(e){e.local.handing=!e.local.handing,e.draw(),tt(e)?.focus()}function Et({hand_in:e},{handing:t}){return e.title&&[w("p",{},St({class:"bl-st-lin\
k bl-st-practise","data-do":"handing","aria-expanded":String(!!t)},e.title)),t&&[w("p.bl-st-small#handtold",{},e.told),e.code&&w("p.bl-st-handed#handed",{},w("o\
utput",{},e.code)),e.svg&&w("div.bl-st-scan#handqr",{},me(e.svg)),e.code&&w("p.bl-st-small#handaloud",{},e.aloud),w("p.bl-st-pupil#pupilrow",{},w("label",{},e.number,
w("input#pupil",{type:"text",inputmode:"numeric",maxlength:8,autocomplete:"off"})),St({class:"bl-st-second","data-do":"hand_in"},e.make))]]}var Tt={key:"hand_in",
on:{handing:ue,hand_in:vt},onKey(e,t){return t.key!=="Enter"||t.isComposing||t.target!==tt(e)?!1:(t.preventDefault(),vt(e),!0)}};import{button as Lt,h as p}from"./common.js";import{ruled as fe}from"./common.js";function qt(e){let{can:t,lines:s,game:o}=e.end;return p("section.bl-st-end#end",{tabindex:0,role:"group","aria-label":t},p("p.bl-st-kick",{},e.lesson),o&&be(o),
p("h3",{},t),p("ul",{},s.map(({text:n,rule:l,title:r},i)=>p("li",{"data-k":`line ${i}`},p("i",{"aria-hidden":"true"},"•"),p("div",{},D(n),l&&p("small",{},fe({
rule:l,title:r})),l&&yt(e,l,r))))))}function be(e){let t=(s,o)=>p("tr",{},s.map((n,l)=>p(l&&o==="td"?"td":"th",{scope:o==="td"?"row":"col"},n)));return p(e.by?"\
section.bl-st-yours.bl-st-summed":"section.bl-st-yours",{},p("h3",{},e.title),p("p.bl-st-lead",{},e.says),e.good.length>0&&[p("p.bl-st-small",{},e.good_title),p(
"ul.bl-st-good",{},e.good.map(s=>p("li",{},s)))],e.rows.length>0&&p("table",{"aria-label":e.by||e.title},p("thead",{},t([e.by,...e.head],"th")),p("tbody",{},e.rows.
map(s=>t(s,"td")))),e.next&&[p("p.bl-st-small",{},e.next_title),p("p.bl-st-lead",{},e.next)])}function Ht(e,t){let{title:s,rows:o,left:n,met:l,met_title:r,game:i}=e.
end;return[p("h3#title",{tabindex:-1},s),p("dl.bl-st-sums",{},o.map(([a,c,m])=>p("div",{},p("dt",{},a),p("dd",{},p("b",{},c),` ${m}`)))),n&&p("p.bl-st-small",{},
n),e.missed.length>0&&[p("p.bl-st-small",{},e.missed_title),e.missed.map(({says:a,at:c})=>p("p",{},Lt({class:"bl-st-link","data-do":"go","data-at":c},a)))],l.length>
0&&p("section.bl-st-met",{},p("p.bl-st-small",{},r),p("ul",{},l.map(a=>p("li",{},a)))),kt(e),xt(e),Et(e,t),p("p.bl-st-small",{},Lt({class:i?"bl-st-second":"bl-s\
t-link","data-do":"anew"},e.anew))]}var he=[150,400,800,1500],Pt=.5,ge=["pointerdown","wheel","touchstart","keydown"],At=".jp-Notebook, .jp-WindowedPanel-outer",ye=460,ke=24;function Mt(e,t){if(!globalThis.
ResizeObserver)return;let s=null,o=0,n=new ResizeObserver(l);n.observe(e),t.addEventListener("abort",()=>n.disconnect());function l(){let r=e.closest(At);if(r!==
s&&(s&&n.unobserve(s),r&&n.observe(r),s=r,o=r?.clientHeight??0,e.style.setProperty("--bl-room",r?$t(o):"")),!s||s.clientHeight===o||!s.clientHeight)return;let{top:i}=s.
getBoundingClientRect(),a=e.getBoundingClientRect().bottom<=i+o+1;o=s.clientHeight,e.style.setProperty("--bl-room",$t(o)),a&&e.getBoundingClientRect().bottom>i+
o&&e.scrollIntoView({block:"nearest"})}}var $t=e=>`${Math.max(ye,e-ke)}px`;function Rt(e,t){let s=new AbortController,o=e.ownerDocument.defaultView,n=he.map(r=>setTimeout(
l,r));for(let r of ge)o.addEventListener(r,()=>s.abort(),{capture:!0,passive:!0,signal:s.signal});t.addEventListener("abort",()=>s.abort(),{once:!0}),s.signal.addEventListener(
"abort",()=>n.forEach(clearTimeout));function l(){let r=e.closest(At)?.getBoundingClientRect(),{top:i,bottom:a,height:c}=e.getBoundingClientRect();!r||!c||i>=r.
top&&a<=r.bottom||a<r.top-Pt*r.height||i>r.bottom+Pt*r.height||e.scrollIntoView({block:c>r.height?"start":"nearest"})}}var Ot=e=>[".bl-options:not(.bl-why)",".bl-why"].map(t=>[...e.querySelectorAll(`${t} input`)].map(s=>s)),we=e=>Ot(e).map(t=>t.find(({checked:s})=>s)?.dataset.n??
"").join(",");function Bt(e,t){if(!/^\d*,\d*$/.test(t))return;let s=t.split(",");for(let[o,n]of Ot(e).entries()){let l=n.find(({dataset:r})=>r.n===s[o]);l&&!n.some(
({checked:r})=>r)&&(l.checked=!0)}}var G=class{constructor(t){this.key="draft";this.on={less:()=>this.count(-1),more:()=>this.count(1)};this.table=t}listen({root:t,
signal:s}){let o=(n,l)=>t.addEventListener(n,l,{signal:s});o("input",({target:n})=>n.matches(".bl-number input")&&this.keep(n.value.trim())),o("change",({target:n})=>n.
matches(".bl-options input")&&this.keep(we(t))),s.addEventListener("abort",()=>this.drop())}count(t){let s=this.table.root.querySelector(".bl-number input");s&&
(s.value=String(Math.max(0,(Number.parseInt(s.value.normalize("NFKC"),10)||0)+(s.value?t:t>0?1:0))),s.dispatchEvent(new Event("input",{bubbles:!0})))}keep(t){let{
link:s,local:o,root:n}=this.table;n.querySelector(".bl-st-foot > .bl-strip-notice")?.remove(),o.notice="",this.drop(),this.typed=setTimeout(()=>s.post({client:s.
client,seq:++s.seq,rev:0,do:"draft",key:t}),400)}drop(){clearTimeout(this.typed)}};import{cover as Re}from"./board.js";import{surface as Oe}from"./board.js";import{button as zt,h,picture as Be}from"./common.js";import{tool as Ce}from"./common.js";
import{turns as Ie}from"./table.js";import{slots as V}from"./table.js";import{timeline as _e}from"./table.js";import{h as k}from"./common.js";import{TRAYS as Dt}from"./table.js";import{actions as Ae,turn as Me}from"./table.js";import{receipt as Kt}from"./table.js";import{
lying as Gt,slots as rt}from"./table.js";import{log as Ft}from"./table.js";import{noticed as qe}from"./board.js";import{button as Y,h as f}from"./common.js";import{turn as He}from"./table.js";import{reveals as Pe}from"./question.js";import{button as Ct,h as b}from"./common.js";import{challengePanel as xe}from"./table.js";import{ladder as Se}from"./table.js";import{doing as F,INPUTS as ve,outcome as Ee,reveals as st,tone as It}from"./question.js";function _t(e){let{frame:t,lesson:s,words:o,places:n,presenter:l,question:r}=e;
return b("div.bl-st-text#sttext",{class:r?.result?`${It(r.result)} bl-st-judged`:null,role:"group","aria-label":s.words.text},s.kind==="end"?Ht(s,e.local):l&&r&&
s.hands?[l.hands.facing(),e.isPlaying&&et(e)]:[s.stopped&&b("p.bl-st-stopped#stopped",{},s.stopped," ",Ct({class:"bl-st-link","data-do":"anew"},s.from_start)),(s.
kick||r)&&b("p.bl-st-kick#kick",{},b("span",{},l&&r?s.present.predict:s.kick),r&&!l&&b("span",{},r.worth)),s.title&&b("h3#title",{tabindex:-1},s.title),s.anew_board&&
b("p.bl-st-small#anewboard",{},s.anew_board),s.goals.length>0&&ut(s,o),!(r&&st(r))&&D(s.text,n),t.challenge&&xe(t.challenge,!1),s.tries&&b("p.bl-st-small#tries",
{},s.tries),r&&Te(e),s.beside.map(B),e.isPlaying&&et(e),e.isWatched&&!e.isPlaying&&Wt(e),z(e)&&ot(e)])}var z=e=>!x(e)||q(e)||!!e.question?.hints.rungs.some(({open:t})=>t);
function ot(e){let{local:t,words:s,presenter:o,question:n}=e;return n&&!o&&!st(n)&&Se(n.hints,t,s,e.isPlaying||n.choices.length+n.steps.length>4||n.kind==="lega\
l"||z(e)&&n.reasons.length>0&&H(e))}function Te(e){let{frame:t,local:s,words:o,places:n,presenter:l,table:r,question:i}=e,a=!i.result&&Nt(e),c=["choice","legal",
"order"].includes(i.kind);return[b("p.bl-st-lead.bl-st-asked#asked",{},J(i.question,n)),q(e)&&I(e),i.result&&b("div.bl-verdict.bl-st-note#note",{class:It(i.result)},
Ee(t,s,o),Le(e)),a&&b("p.bl-st-ways#leave",{},a),!i.result&&c&&b("div.bl-st-control#control",{"data-k":`control ${i.id}`},ve[i.kind](l?{...i,seed:""}:i,`bl ${r.
link.client}`,o,t))]}var Nt=({lesson:e,question:t})=>t.away?F("back",t.back,"bl-st-link"):e.leave_out?Ct({class:"bl-st-link","data-do":"go","data-at":e.at+1},e.
leave_out):wt(e);function Le(e){let{lesson:t,question:s}=e,o=s.result,n=[Nt(e),o.may_tell&&F("tell",s.tell,"bl-st-link"),o.fresh&&!s.away&&!t.practice.back&&(o.
told||o.solved)&&F("fresh",s.fresh,"bl-st-link"),st(s)&&F("again",s.again,"bl-st-link")].filter(Boolean);return n.length>0&&b("p.bl-st-ways",{},n)}var nt=e=>x(e)&&e.isPlaying&&!q(e)&&!e.frame.turn.over;function jt(e){let{frame:t,local:s,words:o,lesson:n,presenter:l,question:r}=e,{main:i,following:a}=n;if(l)
return f("div.bl-st-foot#foot",{});let c=r&&!Pe(r)?$e(e):f("p.bl-st-next",{},a.label&&f("span",{},a.label),f("b",{},a.title??"")),m=e.isPlaying&&Y({class:"bl-st\
-second","data-do":"undo",hidden:!t.time.can_undo||!!t.pick?.path.length},o.undo);return f("div.bl-st-foot#foot",{},s.below&&qe(s,o),nt(e)&&He(t,o),!z(e)&&ot(e),
c,m,i.do&&Y({class:"bl-st-main","data-do":"main","data-k":"main"},i.label))}function $e({table:e,lesson:t,question:s}){let{words:o,draft:n,key:l}=t,r=`n${e.link.
client}`;return s.result?f("p.bl-st-next",{},s.result.given&&f("span",{},s.state)):s.kind!=="number"?f("p.bl-st-next",{},f("span",{},s.kind==="cells"?s.picked:o.
unchecked),f("small",{},s.stake)):f("div.bl-number.bl-st-number",{"data-k":`number ${l} ${s.id}`},f("label",{for:r},o.predict,f("small",{},s.stake)),f("div",{},
Y({"data-do":"less","aria-label":o.fewer},"−"),f("input#number",{id:r,type:"text",inputmode:"numeric",maxlength:24,autocomplete:"off",placeholder:"?",value:n}),
Y({"data-do":"more","aria-label":o.more},"+")))}function et(e){let{frame:t,local:s,words:o,lesson:n,question:l}=e,r=g=>!l&&t.parts.includes(g),i=Gt(t,"costs").some(({items:g})=>g?.some(({row:A})=>A)),a=rt("co\
sts",t,o),c=n.main.do==="pick"&&!e.presenter&&!l,m=Ae(c?{...t,pick:null}:t,o,i&&a),y=!nt(e)&&Me(t,o),E=!l&&n.outcome?.line.length?n.outcome:null,T=lt(e),L=n.kind===
"opening"&&!r("log");return k("div.bl-st-actions#play",{},L?[y,m,r("receipt")&&Kt(t,s,o)]:[y,rt("seats",t,o,g=>!Dt.has(g.kind)),k("div.bl-st-may#may",{},m,!i&&!Gt(
t,"ask").length&&a),k("div.bl-st-happened#happened",{},E?ft(E,t.time.ply):r("log")&&(it(e)?!T&&Ft(t,o):T||Ft(t,o))),rt("seats",t,o,g=>Dt.has(g.kind)),r("receipt")&&
Kt(t,s,o)])}var Wt=({frame:e})=>k("div.bl-st-actions#watch",{},e.log[0]&&k("p.bl-st-said#said",{},e.log[0].text));function lt(e){let{news:t}=e.frame;if(e.question||
!t?.says.length)return!1;let s=l=>k("div",{},l),o=t.all.length>0&&k("details",{},k("summary",{},e.words.all_moves),t.all.map(s)),n=t.great.map(l=>k("strong",{},
l));return k("div.bl-st-said#said",{},n,t.says.map(s),o)}var at=2,Ne=600,We=8,je=880,Vt=/viewBox="([^"]*)"/;function _(e){let[,,t,s]=(e.match(Vt)?.[1]??"0 0 1 1").split(" ").map(Number);return t/s}var q=({table:e})=>e.
root.clientWidth<Ne,H=({table:e})=>e.root.clientWidth<je,De=44;function x(e){let{frame:t,lesson:s}=e;if(s.kind==="end"||e.isPlaying&&!H(e)&&!e.presenter)return!1;
let o=s.figure.find(n=>n.alone);return o?o.svg?_(o.svg)>at:o.table.rows.length<=We:!s.figure.length&&_(t.board?.svg??"")>at}var it=e=>!q(e)&&_(e.frame.board?.svg??
"")>at;function Ut(e){let{frame:t,local:s,words:o,lesson:n,table:l,question:r}=e,i=n.kind==="end"||n.figure.some(m=>m.alone);if(i&&Object.assign(s,{svg:"",grid:void 0}),
n.kind==="end")return h("div.bl-st-fig#fig",{},qt(n));let a=n.figure.map(Ge),c=i?null:t.cover?Re(t,o):Oe(t,l.area,s,o,!t.board?.alone&&V("board",t,o));return h(
"div.bl-st-fig#fig",{},h("div.bl-st-draw#draw",{class:a.length&&!i?`bl-st-two bl-st-${n.figure[0]?.kind}s`:null},c,a),e.isPlaying&&it(e)&&lt(e),(e.isPlaying||r?.
kind==="turn"&&!x(e))&&V("hand",t,o),!q(e)&&I(e),e.isWatched&&_e(t,s,o),Fe(e))}var Yt=new WeakMap;function Zt(e){let t=e.querySelector(".bl-st-said");t&&Ke(e,t),
!(!t||Yt.get(t)===t.textContent)&&(Yt.set(t,t.textContent??""),t.scrollTop=t.querySelector("details")?0:t.scrollHeight)}function Ke(e,t){let s=e.querySelector("\
.bl-st-fig .bl-surface > svg")?.getBoundingClientRect();if(!s||!t.matches(".bl-st-fig > *"))return;t.style.maxHeight="";let{top:o,bottom:n}=t.getBoundingClientRect(),
l=o<s.top?s.top-o:n-s.bottom;t.style.maxHeight=`${Math.max(De,Math.floor(l)-4)}px`}function I(e){let{frame:t,words:s}=e;return H(e)&&t.board?.alone&&h("div.bl-s\
t-round#round",{},V("seats",t,s),V("hand",t,s))}function Ge({kind:e,label:t,svg:s,table:o},n){let l=s&&Be(s);return h("figure.bl-st-figure",{"data-k":`figure ${e}\
 ${n} ${t}`,class:`bl-st-${e}`,"aria-label":t||null},l||B({...o,title:t},n),l&&o.rows?.length>0&&h("div.bl-unseen",{},B(o,n)))}function Fe(e){let{frame:t,words:s,
lesson:o}=e;return h("div.bl-st-cap#cap",{class:t.views.length>2&&o.part?"bl-st-full":null},t.views.length>1&&h("div.bl-seg",{role:"group","aria-label":s.view},
t.views.map(({key:n,label:l})=>zt({"data-do":"view","data-pick":n,"aria-pressed":String(n===t.view)},l))),t.views.length>1&&Ie(t,e.local,s),o.part&&Ce(s,"part",
o.part,{"data-do":"whole"}),(e.isPlaying||e.isWatched)&&h("span.bl-st-stand",{},t.where),zt({class:"bl-st-py","data-do":"python","aria-label":o.words.python,"ar\
ia-expanded":String(o.code!==null)},h("span",{"aria-hidden":"true"},"</>"),h("span.bl-st-pyname",{},o.words.python)),o.code!==null&&h("pre.bl-st-code#code",{tabindex:0,
"aria-label":o.words.python},h("code",{},o.code)))}function Qt(e){let{board:t}=e.frame,s=e.table.root.querySelector(".bl-surface > svg"),o=s?.querySelector('[da\
ta-layer="panel"]'),[,n]=t?.svg.match(Vt)??[];if(!s||!o||!n)return;let l=H(e)&&t?.alone?.join(" ")||n,[,,r,i]=l.split(" ");for(let[a,c]of Object.entries({viewBox:l,
width:r,height:i}))s.setAttribute(a,c);o.style.display=l===n?"":"none"}import{fadeBelow as ze}from"./table.js";import{lying as Ye}from"./table.js";var[Ve,Ue]=[[48],[96,72,48,24]],[Ze,Qe]=[3,6],P=["bl-t1","bl-t2","bl-t3","bl-t4","bl-t5","bl-t6","bl-t7"],Xe=3,N=e=>getComputedStyle(e).overflowY==="visible"&&e.
closest(".bl-st-body")||e,U=class{constructor(t){this.key="fitting";this.tight={of:"",degrees:0};this.tells=!1;this.hand=0;this.stage=t}after(){this.fit()}resized(){
let{stage:t}=this,{root:s}=t.table,o=n=>!!s.querySelector(n);o(".bl-st")&&(o(".bl-st-across")!==x(t)||o(".bl-st-round")!==!!I(t))&&t.table.draw(),this.fit()}fit(){
let{frame:t,table:s,position:o,presenter:n}=this.stage,{root:l}=s;Qt(this.stage);let r=l.querySelector(".bl-st-text"),i=r?.closest(".bl-st");if(!r||!i)return;let a=n?
`${n.hands.open} ${t.lang} ${n.shown}`:"",c=`${o.judged} ${l.clientWidth} ${i.clientHeight} ${a}`,[m,y]=n?[i,n.degrees]:[r,P],E=N(r),T=this.tight.of===c,L=T?this.
tight.degrees:0,g=!T;g&&(this.hand=0),i.classList.add("bl-fitting"),m.classList.remove(...y.slice(L)),m.classList.add(...y.slice(0,L));let A=r.querySelector(".b\
l-st-line"),S=r.querySelector(".bl-st-may");for(let M of[S,S?.parentElement])M?.classList.remove(...P);this.holdHand(l);let X=T&&(A||t.pick?.path.length&&!Ye(t,
"ask").length),j=()=>X||E.scrollHeight<=E.clientHeight+1;if(S&&!g&&!X&&m===r&&!Xt(S,L,j)){let M=S.parentElement;Xt(M,L,j)||M.classList.add(...P)}let R=L,{question:dt}=this.
stage,se=T&&m===r&&(S&&E===r||dt&&!dt.result),oe=E===r?y.length:Xe;for(;!se&&R<oe&&!j();)m.classList.add(y[R++]);if(S&&g&&m===r&&!t.turn.over){let M=t.groups.flatMap(
({rows:ne})=>ne).length<2;R=Je(r,S,R,[M?Ue:Ve,H(this.stage)?Qe:Ze],j)}this.tight={of:c,degrees:R};let pt=X&&(A?!this.tells&&A:r.querySelector(".bl-choices"));this.
tells=!!A,pt&&(r.scrollTop+=Math.max(0,pt.getBoundingClientRect().bottom-r.getBoundingClientRect().bottom+6)),Zt(l),i.classList.remove("bl-fitting"),s.placeCallout(),
ze(l)}holdHand(t){let s=t.querySelector(".bl-st-draw"),o=t.querySelector(".bl-st-fig > .bl-hand");s&&(s.style.marginBottom="",this.hand||t.style.removeProperty(
"--hand"),o?(o.style.minHeight="",this.hand=Math.max(this.hand,o.offsetHeight),o.style.minHeight=`${this.hand}px`,t.style.setProperty("--hand",`${this.hand}px`)):
this.hand&&!this.stage.frame.cover&&(s.style.marginBottom=`${this.hand}px`))}};function Xt(e,t,s){for(let o of["",...P.slice(t)])if(o&&e.classList.add(o),s())return!0;
return e.classList.remove(...P),!1}function Je(e,t,s,[o,n],l){let r=t.offsetHeight;for(let i of o){t.style.minHeight=`${r+i}px`;let a=s;for(;a<n&&!l();)e.classList.
add(P[a++]);let c=l();if(t.style.minHeight="",c)return a;e.classList.remove(...P.slice(s))}return s}import{h as $}from"./common.js";import{onBoard as ts}from"./board.js";import{letterOf as es}from"./common.js";import{FIELD as ss}from"./question.js";import{enter as os,
reveals as Jt}from"./question.js";var te='input[type="radio"], .bl-acts, .bl-lines, [role="tablist"], .bl-items, .bl-seg',Z=class{constructor(t){this.key="short\
cuts";this.meantHint="";this.pressed=!1;this.stage=t}listen(){let{root:t,signal:s}=this.stage.table;t.addEventListener("pointerdown",({target:o})=>this.pressed=
!!o.closest(".bl-surface"),{signal:s}),t.addEventListener("keydown",o=>this.takes(o)&&(o.preventDefault(),o.stopPropagation(),o.stopImmediatePropagation()),{signal:s,
capture:!0})}list(){let{lesson:t,words:s}=this.stage;return $("section.bl-help#stagekeys",{role:"group","aria-label":s.help},$("b",{},t.words.in_lesson),$("dl",
{},t.keys.map(([o,n])=>$("div",{},$("dt",{},o.split(" ").map(l=>$("kbd",{},l))),$("dd",{},n)))))}takes(t){let{stage:s}=this,{table:o,presenting:n}=s;if(t.metaKey||
t.altKey||t.ctrlKey||t.isComposing||n.isOn)return!1;o.byKeys(!0);let l=t.target,r=l.matches(ss),i=l.getAttribute("role")==="gridcell";if(t.key==="Enter")return i||
l.matches("button:not(.bl-st-main), a, .bl-st-pupil input")?!1:(l.matches('[role="button"]')?o.act(l,t):s.main(),!0);if(t.key==="Escape"&&r)return o.root.focus(
{preventScroll:!0}),!0;if(r)return!1;let a={ArrowLeft:-1,ArrowRight:1}[t.key];if(!i&&t.key.startsWith("Arrow")&&this.picks(l))return ts(o,t);if(a&&!i)return this.
arrow(a,l);if(/^(Digit|Numpad)\d$/.test(t.code)&&!i)return this.digit(Number(t.code.at(-1))-1);let c=es(t);if((!o.local.letters||c!=="H"&&this.meantHint)&&(this.
meantHint=""),!o.local.letters)return!1;let m={H:()=>this.hint(),B:()=>s.alone(),L:()=>this.tongue(),U:!i&&(()=>o.ask("undo"))}[c];return m?(m(),!0):!1}picks(t){
let{frame:s,isPlaying:o,question:n}=this.stage;return(o||n?.kind==="cells"&&!n.result)&&(this.pressed||!!s.pick?.keys.length)&&!t.closest(`${te}, .bl-ways, .bl-\
st-dots`)}arrow(t,s){let{table:o,lesson:n}=this.stage;if(s.closest(te))return!1;if(s.closest(".bl-ways"))return o.ask(t>0?"redo":"undo"),!0;let l=s.closest(".bl\
-st-dots");if(l){let i=[...l.querySelectorAll(".bl-st-dot, .bl-st-dash")].filter(c=>c.getClientRects().length);return i[Math.max(0,Math.min(i.length-1,i.indexOf(
s)+t))]?.focus(),!0}let r=n.at+t;return r>=0&&r<n.of&&o.ask("go",t>0?{at:r,key:"on"}:{at:r}),!0}digit(t){let{table:s,question:o}=this.stage,{root:n}=s,l=n.querySelector(
".bl-number input");os(l);let r=[...n.querySelectorAll(".bl-options:not(.bl-if:not(:has([data-asks]:checked)) > .bl-why) input")],a=(o&&Jt(o)?[...n.querySelectorAll(
".bl-rline")]:[])[t];return r[t]?(r[t].focus(),r[t].click()):a&&a.click(),!!(r[t]||a)}hint(){let{table:t,lesson:s,question:o}=this.stage,n=o?.hints.rungs.find(({
open:l,may:r})=>!l&&r);!n||o.result&&Jt(o)||(this.meantHint===n.key?(this.meantHint="",t.ask("pick",{key:`hint:${n.key}`})):(this.meantHint=n.key,t.speak(s.words.
sure_hint.replace("{label}",n.label).replace("{price}",n.price))))}tongue(){let{table:t,frame:s}=this.stage,o=s.languages.find(({key:n})=>n!==s.lang);o&&t.ask("\
language",{key:o.key})}};import{fade as ns}from"./help.js";import{enter as rs}from"./question.js";var Q=class{constructor(t){this.key="position";this.stood="";this.judged="";this.was={stood:"",judged:"",had:!1};this.stage=
t}get shown(){let{lesson:t,frame:s}=this.stage;return`${t.id} ${t.key} ${s.challenge?.id??""}`}listen(){Mt(this.stage.table.root,this.stage.table.signal)}before(){
let{table:t,local:s,question:o}=this.stage,{stood:n,judged:l,shown:r}=this;this.was={stood:n,judged:l,had:t.root.contains(t.focused())},n!==r&&Object.assign(s,{
notice:"",about:"",bill:!1}),this.stood=r,this.judged=`${r} ${o?.id??""} ${o?.result?"result":"asked"}`}after(){this.arrive();let{table:t}=this.stage;this.was.stood!==
this.stood&&t.seeAll();let s=t.focused();this.was.had&&!(t.root.contains(s)&&s?.getClientRects().length)&&t.root.focus({preventScroll:!0})}arrive(){let{table:t,
lesson:s,question:o,frame:n}=this.stage,{root:l}=t,{stood:r,judged:i}=this.was;if(o?.result||Bt(l,s.draft),!r)return Rt(l,t.signal);let a=m=>l.querySelector(m),
c=a(".bl-st-text");if(r!==this.stood){ns(c),c&&(c.scrollTop=N(c).scrollTop=0);let m=a(".bl-st-text [data-k=title]");(t.keys||this.was.had)&&(m?.getClientRects().
length?m:l).focus({preventScroll:!0})}else if(i!==this.judged&&n.by===t.link.client){o?.result?a(".bl-headline")?.focus({preventScroll:!0}):rs(a(".bl-number inp\
ut, .bl-options input:checked")??a(".bl-options input")??(t.keys&&o?.kind==="cells"?a('.bl-grid [tabindex="0"]'):null)),c&&!o?.result&&ls(c);let m=a(".bl-st-not\
e");if(c&&o?.result&&m&&!this.stage.presenter){let y=N(c);y.scrollTop+=m.getBoundingClientRect().top-y.getBoundingClientRect().top-72}}}};function ls(e){let t=e.
querySelector(".bl-st-asked");if(!t)return;let s=N(e);s.scrollTop=0;let{top:o,bottom:n}=s.getBoundingClientRect(),r=(s===e?null:s.querySelector(".bl-st-foot"))?.
getBoundingClientRect().top??n,a=(e.querySelector(".bl-st-control")??t).getBoundingClientRect().bottom+8-r;s.scrollTop=Math.min(t.getBoundingClientRect().top-8-
o,Math.max(0,a))}import{copied as is}from"./board.js";import{h as W}from"./common.js";import{bring as as}from"./common.js";import{artStyle as cs}from"./table.js";import{tableOf as ds}from"./table.js";
import{commit as ps}from"./question.js";import{ASKING as ms}from"./question.js";import{asks as us,lighting as fs,nextAction as bs}from"./question.js";import{Presenting as hs}from"./question.js";import{questionOf as ee}from"./question.js";var gs=e=>Number(e.getAttribute("data-at")),ct=class{constructor(t,s){this.position=new Q(this);this.fitting=new U(this);this.shortcuts=new Z(this);this.isAlone=
!1;this.table=t,this.presenting=s??new hs(t,async()=>new(await as(t.model,"presenter")).Presenter(this),()=>this.lesson.present),this.draft=new G(t)}get frame(){
return this.table.frame}get local(){return this.table.local}get words(){return this.table.words}get lesson(){return this.frame.stage}get question(){return ee(this.
frame)}get places(){return this.frame.board?.says??{}}get isPlaying(){let t=this.question;return this.lesson.kind==="end"?!1:t?t.kind==="turn"&&!t.result:this.frame.
parts.includes("actions")}get isWatched(){return!this.question&&this.frame.parts.includes("timeline")}get presenter(){return this.presenting.isOn&&this.lesson?this.
presenting.presenter:void 0}get lit(){let{frame:t,lesson:s,presenter:o,question:n,table:l}=this,r=".bl-st-main";return o?o.lit:n&&!n.result?us(t,l.root)||r:s.stuck?
'[data-do="undo"]':s.main.quiet?bs(t):s.main.do?r:'[data-do="anew"]'}layout(){let{position:t,presenting:s,fitting:o,shortcuts:n,draft:l}=this,r=[this.steps(),Tt,
l,s],i=[...ms,fs(()=>this.lit),o,t,n],a=[...r,...i],c;return{get panels(){let{presenter:m}=s;return m&&(c??=[...r,m,m.hands,...i]),c??a},content:()=>this.content(),
holdsFocus:!0,keepsView:!0}}content(){let{frame:t,local:s,words:o,lesson:n,presenter:l,isAlone:r,table:i}=this;return i.root.classList.add("bl-lesson"),s.below=
!r&&(!l||!!this.question),[cs(t),o.gallery?.style&&W("style#pieces",{},o.gallery.style),W("div.bl-st#st",{class:[`bl-st-is-${n.kind}`,x(this)&&"bl-st-across",r&&
"bl-st-alone",l&&"bl-st-present",!r&&!l&&!this.isPlaying&&!this.isWatched&&"bl-st-flows",this.isPlaying&&"bl-st-plays"].filter(Boolean).join(" "),style:t.board?.
svg?`--shape:${_(t.board.svg).toFixed(2)}`:null},bt(this),ht(this),W("div.bl-st-above#above",{},s.help&&this.shortcuts.list(),...i.above()),W("div.bl-st-body#st\
body",{},Ut(this),W("div.bl-st-side#side",{},_t(this),jt(this))),l?.cues(),l?.over()),is(s,o)]}alone(){this.isAlone=!this.isAlone,this.table.draw()}steps(){let t=s=>()=>this.
table.ask(s);return{key:"steps",on:{main:()=>this.main(),alone:()=>this.alone(),go:(s,o)=>{o.getAttribute("aria-disabled")!=="true"&&s.ask("go",{at:gs(o)})},answer:()=>(this.
draft.drop(),!1),challenge:(s,o)=>s.ask("challenge",{key:o.getAttribute("data-pick")??""}),practise:(s,o)=>s.ask("practise",{key:o.getAttribute("data-pick")??""}),
again:s=>ee(s.frame)?.result?s.ask("pick",{key:"again:"}):s.ask("again"),...Object.fromEntries(["anew","python","solution","best"].map(s=>[s,t(s)]))},marks({root:s,
over:o}){for(let n of s.querySelectorAll(".bl-st-name"))n.classList.toggle("bl-over",n.getAttribute("data-name")===o?.place)},onOver(s,o){let n=o?.target.closest?.(
"[data-name]")?.getAttribute("data-name");n&&(s.over={line:void 0,place:n},s.marks())}}}main(){let{table:t,lesson:s}=this,{do:o,at:n,key:l}=s.main;if(o==="answe\
r")return this.draft.drop(),ps(t);if(o==="again")return t.ask("pick",{key:"again:"});if(o==="open"||o==="pick"||o==="challenge"||o==="practise")return t.ask(o,{
key:l});o==="go"&&t.ask("go",{at:n,key:l})}},ys=ds(e=>new ct(e).layout());export{G as DraftKeeper,U as Fitting,Z as Shortcuts,ct as Stage,Q as StepPosition,Rt as arrive,B as beside,xt as challenges,Bt as choose,ys as default,we as drafted,
Ut as figure,Mt as fitIn,jt as foot,ut as goals,Et as handIn,Tt as handingIn,x as isAcross,it as isBroad,q as isNarrow,H as isSmall,Zt as keepOffBoard,wt as leave,
bt as lessonHead,ft as line,ht as map,J as named,Qt as narrowBoard,kt as ofAll,yt as ofRule,et as play,D as prose,qt as reached,z as readsHints,Ht as result,I as round,
lt as said,N as scrolling,_ as shape,ot as stageHints,_t as stepText,nt as turnsInBar,Wt as watch};
