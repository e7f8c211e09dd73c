import{button as wt,h as d}from"./common.js";import{icon as ge}from"./common.js";import{stars as ye}from"./table.js";var it=(e,t)=>e.split(/\b([A-Z]?[A-Za-z]\d{1,2})\b/).
map((s,o)=>o%2&&t[s]?d("span.bl-st-name",{"data-name":s},s):s),C=(e,t={})=>e.map((s,o)=>{if(typeof s=="string")return it(s,t);let{kind:n,text:l,rule:r,title:i}=s;
return r?d("span.bl-rule.bl-st-rule",{role:"button",tabindex:0,"data-k":`rule ${o}`,"data-do":"rule","data-rule":r,"data-title":i},l):d(n==="strong"?"b":n==="sl\
anted"?"em":"code",{},l)}),V=(e,t)=>e.map(({kind:s,spans:o=[],items:n=[],head:l=[],rows:r=[]},i)=>{let a={"data-k":`block ${i}`};return s==="list"||s==="numbers"?
d(s==="list"?"ul.bl-st-list":"ol.bl-st-list",a,n.map(c=>d("li",{},C(c,t)))):s==="quote"?d("p.bl-st-quote",a,C(o)):s!=="table"?d("p.bl-st-lead",a,C(o,t)):d("tabl\
e.bl-st-table",a,l.some(c=>c.length)&&d("thead",{},d("tr",{},l.map(c=>d("th",{scope:"col"},C(c))))),d("tbody",{},r.map(c=>d("tr",{},c.map(m=>d("td",{},C(m)))))))}),
I=({title:e,lines:t,head:s,rows:o},n)=>d("section.bl-st-told",{"data-k":`told ${n}`},e&&d("b",{},e),t.length>0&&(t.length===1?d("p",{},t[0]):d("ul.bl-st-list",{},
t.map(l=>d("li",{},l)))),o.length>0&&d("table.bl-st-table",{},s.length>0&&d("thead",{},d("tr",{},s.map(l=>d("th",{scope:"col"},l)))),d("tbody",{},o.map(l=>d("tr",
{},l.map(r=>d("td",{class:/^[\d.,%−-]+$/.test(r)?"bl-st-num":null},r))))))),xt=({goals:e,outcome:t,main:s,words:o},n)=>[d("ul.bl-st-goals#goals",{"aria-label":o.
goals},e.map(({says:l,done:r},i)=>{let a=s.quiet&&e.findIndex(c=>!c.done)===i;return d("li",{class:r?"bl-done":a?"bl-next":null,"data-k":`goal ${i}`},d("i",{},r&&
ge(n,"accept")),d("span",{},!a&&d("span.bl-unseen",{},r?o.goal_done:o.goal_open," "),(a||r)&&d("b",{"aria-hidden":r&&"true"},o.goal_now," "),l))})),d("p.bl-st-o\
utcome#outcome",{class:t?.counts&&"bl-counts"},t&&t.stars>=0&&d("span",{role:"img","aria-label":t.signs},ye(t.stars)),t?.says,t?.says&&t.ask&&" ",t?.ask&&wt({class:"\
bl-st-link","data-do":"solution"},t.ask))],St=({line:e,plies:t},s)=>d("ol.bl-st-line#line",{tabindex:0},e.map((o,n)=>d("li",{"data-k":`action ${n}`},n in t?wt({
class:"bl-st-link","data-do":"jump","data-at":t[n],"aria-current":t[n]===s?"step":null},o):o)));import{button as _,h as u}from"./common.js";import{icon as ke}from"./common.js";import{tools as we}from"./table.js";var xe=20;function vt({frame:e,local:t,words:s,
lesson:o,presenting:n}){return u("header.bl-st-head#lessonhead",{},u("span.bl-st-game",{},o.game),u("h2",{},o.lesson),u("div.bl-st-tools",{},o.left.length>0&&u(
"span.bl-st-left",{},o.left[0],u("b",{},o.left[1]),o.left[2]),u("div.bl-seg",{role:"group","aria-label":s.language},e.languages.map(({key:l,label:r})=>_({"data-\
do":"language","data-pick":l,lang:l,"aria-pressed":String(l===e.lang)},r))),_({class:"bl-st-begin","data-do":"present"},n.label),we(e,t,s)))}function Et({words:e,
lesson:t}){let s=t.of>xe,o=(n,l,r)=>_({class:"bl-st-step","data-do":"go","data-at":Math.max(0,Math.min(t.of-1,l)),"data-k":`step ${n}`,"aria-label":r,title:r,"a\
ria-disabled":l<0||l>=t.of?"true":null},ke(e,n));return u("nav.bl-st-map#map",{"aria-label":t.words.map},o("back",t.at-1,t.words.back),u("p.bl-st-chap",{},u("b",
{},t.chapter),u("span.bl-st-where",{},t.where),u("span.bl-st-short",{"aria-hidden":"true"},t.short)),u("ol.bl-st-dots",{},t.map.map(({label:n,steps:l},r)=>{let i=l.
some(({at:c})=>c===t.at),a=l.every(({state:c})=>c!=="open");return u("li",{class:i?"bl-st-here":s?"bl-st-far bl-st-fold":"bl-st-far","data-k":`chapter ${r}`},_(
{class:a?"bl-st-dash bl-done":"bl-st-dash","data-do":"go","data-at":l[0].at,"data-k":`to ${r}`,tabindex:-1,"aria-label":n,title:n},u("i",{})),u("ol",{"aria-labe\
l":n},l.map(c=>Se(c,t.at))))})),o("on",t.at+1,t.words.on))}var Se=({at:e,kind:t,state:s,says:o},n)=>u("li",{"data-k":`dot ${e}`},_({class:`bl-st-dot bl-dot-${t}\
 bl-${s}`,"data-do":"go","data-at":e,"data-k":`dot ${e}`,"aria-label":o,title:o,tabindex:e===n?0:-1,"aria-current":e===n?"step":null},u("i",{})));import{button as Tt,h as H}from"./common.js";import{stars as ve}from"./table.js";var z=(e,t,s,o="")=>Tt({class:s,"data-do":"practise","data-pick":e,"data-k":`pr\
actise ${e}`,"aria-label":o&&`${t}: ${o}`},t);function Lt({practice:e},t,s){return e.rules[t]&&z(t,e.rules[t],"bl-st-link bl-st-practise",s)}var qt=({practice:e})=>[
e.missed&&H("p.bl-st-tasks",{},z("missed",e.missed,"bl-st-second bl-st-practise")),e.topic&&H("p",{},z(e.topic,e.all,"bl-st-second bl-st-practise"))],Pt=({practice:e})=>e.
back&&z("",e.back,"bl-st-link"),Ht=({challenges:{title:e,rows:t}})=>t.length>0&&H("section.bl-st-tasks#tasks",{"aria-label":e},H("h4",{},e),H("ul",{},t.map(({id:s,
title:o,stars:n,signs:l})=>H("li",{"data-k":s},Tt({class:"bl-st-task","data-do":"challenge","data-pick":s,"data-k":s},H("span",{},o),H("span",{role:"img","aria-\
label":l},ve(n)))))));import{button as $t,h as E,picture as Ee}from"./common.js";var at=({root:e})=>e.querySelector(".bl-st-pupil input"),At=e=>e.ask("hand_in",{key:at(e)?.value.trim()??
""});function Te(e){e.local.handing=!e.local.handing,e.draw(),at(e)?.focus()}function Mt({hand_in:e},{handing:t}){return e.title&&[E("p",{},$t({class:"bl-st-lin\
k bl-st-practise","data-do":"handing","aria-expanded":String(!!t)},e.title)),t&&[E("p.bl-st-small#handtold",{},e.told),e.code&&E("p.bl-st-handed#handed",{},E("o\
utput",{},e.code)),e.svg&&E("div.bl-st-scan#handqr",{},Ee(e.svg)),e.code&&E("p.bl-st-small#handaloud",{},e.aloud),E("p.bl-st-pupil#pupilrow",{},E("label",{},e.number,
E("input#pupil",{type:"text",inputmode:"numeric",maxlength:8,autocomplete:"off"})),$t({class:"bl-st-second","data-do":"hand_in"},e.make))]]}var Rt={key:"hand_in",
on:{handing:Te,hand_in:At},onKey(e,t){return t.key!=="Enter"||t.isComposing||t.target!==at(e)?!1:(t.preventDefault(),At(e),!0)}};import{button as Ot,h as p}from"./common.js";import{ruled as Le}from"./common.js";function Bt(e){let{can:t,lines:s,game:o}=e.end;return p("section.bl-st-end#end",{tabindex:0,role:"group","aria-label":t},p("p.bl-st-kick",{},e.lesson),o&&qe(o),
p("h3",{},t),p("ul",{},s.map(({text:n,rule:l,title:r},i)=>p("li",{"data-k":`line ${i}`},p("i",{"aria-hidden":"true"},"•"),p("div",{},V(n),l&&p("small",{},Le({
rule:l,title:r})),l&&Lt(e,l,r))))))}function qe(e){let t=(s,o)=>p("tr",{},s.map((n,l)=>p(l&&o==="td"?"td":"th",{scope:o==="td"?"row":"col"},n)));return p(e.by?"\
section.bl-st-yours.bl-st-summed":"section.bl-st-yours",{},p("h3",{},e.title),p("p.bl-st-lead",{},e.says),e.good.length>0&&[p("p.bl-st-small",{},e.good_title),p(
"ul.bl-st-good",{},e.good.map(s=>p("li",{},s)))],e.rows.length>0&&p("table",{"aria-label":e.by||e.title},p("thead",{},t([e.by,...e.head],"th")),p("tbody",{},e.rows.
map(s=>t(s,"td")))),e.next&&[p("p.bl-st-small",{},e.next_title),p("p.bl-st-lead",{},e.next)])}function Ct(e,t){let{title:s,rows:o,left:n,met:l,met_title:r,game:i}=e.
end;return[p("h3#title",{tabindex:-1},s),p("dl.bl-st-sums",{},o.map(([a,c,m])=>p("div",{},p("dt",{},a),p("dd",{},p("b",{},c),` ${m}`)))),n&&p("p.bl-st-small",{},
n),e.missed.length>0&&[p("p.bl-st-small",{},e.missed_title),e.missed.map(({says:a,at:c})=>p("p",{},Ot({class:"bl-st-link","data-do":"go","data-at":c},a)))],l.length>
0&&p("section.bl-st-met",{},p("p.bl-st-small",{},r),p("ul",{},l.map(a=>p("li",{},a)))),qt(e),Ht(e),Mt(e,t),p("p.bl-st-small",{},Ot({class:i?"bl-st-second":"bl-s\
t-link","data-do":"anew"},e.anew))]}var Pe=[150,400,800,1500],It=.5,He=["pointerdown","wheel","touchstart","keydown"],ct=".jp-Notebook, .jp-WindowedPanel-outer",$e=460,Ae=24;function Nt(e,t){if(!globalThis.
ResizeObserver)return;let s=null,o=0,n=new ResizeObserver(l);n.observe(e),t.addEventListener("abort",()=>n.disconnect());function l(){let r=e.closest(ct);if(r!==
s&&(s&&n.unobserve(s),r&&n.observe(r),s=r,o=r?.clientHeight??0,e.style.setProperty("--bl-room",r?_t(o):"")),!s||s.clientHeight===o||!s.clientHeight)return;let{top:i}=s.
getBoundingClientRect(),a=e.getBoundingClientRect().bottom<=i+o+1;o=s.clientHeight,e.style.setProperty("--bl-room",_t(o)),a&&e.getBoundingClientRect().bottom>i+
o&&e.scrollIntoView({block:"nearest"})}}var jt=e=>e.getBoundingClientRect().top<(e.closest(ct)?.getBoundingClientRect().top??0),_t=e=>`${Math.max($e,e-Ae)}px`;function Wt(e,t){
let s=new AbortController,o=e.ownerDocument.defaultView,n=Pe.map(r=>setTimeout(l,r));for(let r of He)o.addEventListener(r,()=>s.abort(),{capture:!0,passive:!0,signal:s.
signal});t.addEventListener("abort",()=>s.abort(),{once:!0}),s.signal.addEventListener("abort",()=>n.forEach(clearTimeout));function l(){let r=e.closest(ct)?.getBoundingClientRect(),
{top:i,bottom:a,height:c}=e.getBoundingClientRect();!r||!c||i>=r.top&&a<=r.bottom||a<r.top-It*r.height||i>r.bottom+It*r.height||e.scrollIntoView({block:c>r.height?
"start":"nearest"})}}var Dt=e=>[".bl-options:not(.bl-why)",".bl-why"].map(t=>[...e.querySelectorAll(`${t} input`)].map(s=>s)),Me=e=>Dt(e).map(t=>t.find(({checked:s})=>s)?.dataset.n??
"").join(",");function Kt(e,t){if(!/^\d*,\d*$/.test(t))return;let s=t.split(",");for(let[o,n]of Dt(e).entries()){let l=n.find(({dataset:r})=>r.n===s[o]);l&&!n.some(
({checked:r})=>r)&&(l.checked=!0)}}var Y=class{constructor(t){this.key="draft";this.on={less:()=>this.count(-1),more:()=>this.count(1)};this.table=t}listen({root:t,
signal:s}){let o=(n,l)=>t.addEventListener(n,l,{signal:s});o("input",({target:n})=>n.matches(".bl-number input")&&this.keep(n.value.trim())),o("change",({target:n})=>n.
matches(".bl-options input")&&this.keep(Me(t))),s.addEventListener("abort",()=>this.drop())}count(t){let s=this.table.root.querySelector(".bl-number input");s&&
(s.value=String(Math.max(0,(Number.parseInt(s.value.normalize("NFKC"),10)||0)+(s.value?t:t>0?1:0))),s.dispatchEvent(new Event("input",{bubbles:!0})))}keep(t){let{
link:s,local:o,root:n}=this.table;n.querySelector(".bl-st-foot > .bl-strip-notice")?.remove(),o.notice="",this.drop(),this.typed=setTimeout(()=>s.post({client:s.
client,seq:++s.seq,rev:0,do:"draft",key:t}),400)}drop(){clearTimeout(this.typed)}};import{cover as Fe}from"./board.js";import{surface as Ve}from"./board.js";import{button as ee,h as y,picture as ze}from"./common.js";import{tool as Ye}from"./common.js";
import{turns as Ue}from"./table.js";import{slots as tt}from"./table.js";import{timeline as Ze}from"./table.js";import{h as x}from"./common.js";import{TRAYS as Jt}from"./table.js";import{actions as Ke,turn as Ge}from"./table.js";import{receipt as Zt}from"./table.js";import{
lying as Qt,slots as ft}from"./table.js";import{log as Xt}from"./table.js";import{noticed as Ne}from"./board.js";import{button as Q,h}from"./common.js";import{turn as je}from"./table.js";import{reveals as We}from"./question.js";import{button as Gt,h as g}from"./common.js";import{challengePanel as Re}from"./table.js";import{ladder as Oe}from"./hints.js";import{doing as U,INPUTS as Be,outcome as Ce,reveals as pt,tone as Ft}from"./question.js";function Vt(e){let{frame:t,lesson:s,words:o,places:n,presenter:l,question:r}=e;
return g("div.bl-st-text#sttext",{class:r?.result?`${Ft(r.result)} bl-st-judged`:null,role:"group","aria-label":s.words.text},s.kind==="end"?Ct(s,e.local):l&&r&&
s.hands?[l.hands.facing(),e.isPlaying&&dt(e)]:[s.stopped&&g("p.bl-st-stopped#stopped",{},s.stopped," ",Gt({class:"bl-st-link","data-do":"anew"},s.from_start)),(s.
kick||r)&&g("p.bl-st-kick#kick",{},g("span",{},l&&r?s.present.predict:s.kick),r&&!l&&g("span",{},r.worth)),s.title&&g("h3#title",{tabindex:-1},s.title),s.anew_board&&
g("p.bl-st-small#anewboard",{},s.anew_board),s.goals.length>0&&xt(s,o),!(r&&pt(r))&&V(s.text,n),t.challenge&&Re(t.challenge,!1),s.tries&&g("p.bl-st-small#tries",
{},s.tries),r&&Ie(e),s.beside.map(I),e.isPlaying&&dt(e),e.isWatched&&!e.isPlaying&&Yt(e),Z(e)&&mt(e)])}var Z=e=>!w(e)||k(e)||!!e.question?.hints.rungs.some(({open:t})=>t);
function mt(e){let{local:t,words:s,presenter:o,question:n}=e;return n&&!o&&!pt(n)&&Oe(n.hints,t,s,e.isPlaying||n.choices.length+n.steps.length>4||n.kind==="lega\
l"||Z(e)&&n.reasons.length>0&&M(e))}function Ie(e){let{frame:t,local:s,words:o,places:n,presenter:l,table:r,question:i}=e,a=!i.result&&zt(e),c=["choice","legal",
"order"].includes(i.kind);return[g("p.bl-st-lead.bl-st-asked#asked",{},it(i.question,n)),k(e)&&N(e),i.result&&g("div.bl-verdict.bl-st-note#note",{class:Ft(i.result)},
Ce(t,s,o),_e(e)),a&&g("p.bl-st-ways#leave",{},a),!i.result&&c&&g("div.bl-st-control#control",{"data-k":`control ${i.id}`},Be[i.kind](l?{...i,seed:""}:i,`bl ${r.
link.client}`,o,t))]}var zt=({lesson:e,question:t})=>t.away?U("back",t.back,"bl-st-link"):e.leave_out?Gt({class:"bl-st-link","data-do":"go","data-at":e.at+1},e.
leave_out):Pt(e);function _e(e){let{lesson:t,question:s}=e,o=s.result,n=[zt(e),o.may_tell&&U("tell",s.tell,"bl-st-link"),o.fresh&&!s.away&&!t.practice.back&&(o.
told||o.solved)&&U("fresh",s.fresh,"bl-st-link"),pt(s)&&U("again",s.again,"bl-st-link")].filter(Boolean);return n.length>0&&g("p.bl-st-ways",{},n)}var ut=e=>w(e)&&e.isPlaying&&!k(e)&&!e.frame.turn.over;function Ut(e){let{frame:t,local:s,words:o,lesson:n,presenter:l,question:r}=e,{main:i,following:a}=n;if(l)
return h("div.bl-st-foot#foot",{});let c=r&&!We(r)?De(e):h("p.bl-st-next",{},a.label&&h("span",{},a.label),h("b",{},a.title??"")),m=e.isPlaying&&Q({class:"bl-st\
-second","data-do":"undo",hidden:!t.time.can_undo||!!t.pick?.path.length},o.undo);return h("div.bl-st-foot#foot",{},s.below&&Ne(s,o),ut(e)&&je(t,o),!Z(e)&&mt(e),
c,m,i.do&&Q({class:"bl-st-main","data-do":"main","data-k":"main"},i.label))}function De({table:e,lesson:t,question:s}){let{words:o,draft:n,key:l}=t,r=`n${e.link.
client}`;return s.result?h("p.bl-st-next",{},s.result.given&&h("span",{},s.state)):s.kind!=="number"?h("p.bl-st-next",{},h("span",{},s.kind==="cells"?s.picked:o.
unchecked),h("small",{},s.stake)):h("div.bl-number.bl-st-number",{"data-k":`number ${l} ${s.id}`},h("label",{for:r},o.predict,h("small",{},s.stake)),h("div",{},
Q({"data-do":"less","aria-label":o.fewer},"−"),h("input#number",{id:r,type:"text",inputmode:"numeric",maxlength:24,autocomplete:"off",placeholder:"?",value:n}),
Q({"data-do":"more","aria-label":o.more},"+")))}function dt(e){let{frame:t,local:s,words:o,lesson:n,question:l}=e,r=b=>!l&&t.parts.includes(b),i=Qt(t,"costs").some(({items:b})=>b?.some(({row:v})=>v)),a=ft("co\
sts",t,o),c=n.main.do==="pick"&&!e.presenter&&!l,m=Ke(c?{...t,pick:null}:t,o,i&&a),f=!ut(e)&&Ge(t,o),S=!l&&n.outcome?.line.length?n.outcome:null,T=ht(e),A=te(e);
return x("div.bl-st-actions#play",{},A?[f,m,r("receipt")&&Zt(t,s,o)]:[f,ft("seats",t,o,b=>!Jt.has(b.kind)),x("div.bl-st-may#may",{},m,!i&&!Qt(t,"ask").length&&a),
x("div.bl-st-happened#happened",{},S?St(S,t.time.ply):r("log")&&(X(e)?!T&&Xt(t,o):T||Xt(t,o))),!J(e)&&bt(e),r("receipt")&&Zt(t,s,o)])}var te=({frame:e,lesson:t,
question:s})=>t.kind==="opening"&&!(!s&&e.parts.includes("log")),bt=e=>!te(e)&&ft("seats",e.frame,e.words,t=>Jt.has(t.kind)),Yt=({frame:e})=>x("div.bl-st-action\
s#watch",{},e.log[0]&&x("p.bl-st-said#said",{},e.log[0].text));function ht(e){let{news:t}=e.frame;if(e.question||!t?.says.length)return!1;let s=l=>x("div",{},l),
o=t.all.length>0&&x("details",{},x("summary",{},e.words.all_moves),t.all.map(s)),n=t.great.map(l=>x("strong",{},l));return x("div.bl-st-said#said",{},n,t.says.map(
s),o)}var gt=2,Qe=600,Xe=8,Je=880,oe=/viewBox="([^"]*)"/;function j(e){let[,,t,s]=(e.match(oe)?.[1]??"0 0 1 1").split(" ").map(Number);return t/s}var k=({table:e})=>e.
wide<Qe,M=({table:e})=>e.wide<Je,ts=44;function w(e){let{frame:t,lesson:s}=e;if(s.kind==="end"||e.isPlaying&&!M(e)&&!e.presenter)return!1;let o=s.figure.find(n=>n.
alone);return o?o.svg?j(o.svg)>gt:o.table.rows.length<=Xe:!s.figure.length&&j(t.board?.svg??"")>gt}var X=e=>!k(e)&&j(e.frame.board?.svg??"")>gt,J=e=>e.isPlaying&&
X(e)&&!w(e);function ne(e){let{frame:t,local:s,words:o,lesson:n,table:l,question:r}=e,i=n.kind==="end"||n.figure.some(m=>m.alone);if(i&&Object.assign(s,{svg:"",
grid:void 0}),n.kind==="end")return y("div.bl-st-fig#fig",{},Bt(n));let a=n.figure.map(ss),c=i?null:t.cover?Fe(t,o):Ve(t,l.area,s,o,!t.board?.alone&&tt("board",
t,o));return y("div.bl-st-fig#fig",{class:J(e)?"bl-st-faced":null},J(e)&&bt(e),y("div.bl-st-draw#draw",{class:a.length&&!i?`bl-st-two bl-st-${n.figure[0]?.kind}\
s`:null},c,a),e.isPlaying&&X(e)&&ht(e),(e.isPlaying||r?.kind==="turn"&&!w(e))&&tt("hand",t,o),!k(e)&&N(e),e.isWatched&&Ze(t,s,o),os(e))}var se=new WeakMap;function re(e){
let t=e.querySelector(".bl-st-said");t&&es(e,t),!(!t||se.get(t)===t.textContent)&&(se.set(t,t.textContent??""),t.scrollTop=t.querySelector("details")?0:t.scrollHeight)}
function es(e,t){let s=e.querySelector(".bl-st-fig .bl-surface > svg")?.getBoundingClientRect();if(!s||!t.matches(".bl-st-fig > *"))return;let o=t.parentElement?.
querySelector(":scope > .bl-seats");t.style.marginTop=o?`${o.offsetHeight}px`:"",t.style.maxHeight="";let{top:n,bottom:l}=t.getBoundingClientRect(),r=n<s.top?s.
top-n:l-s.bottom;t.style.maxHeight=`${Math.max(ts,Math.floor(r)-4)}px`}function N(e){let{frame:t,words:s}=e;return M(e)&&t.board?.alone&&y("div.bl-st-round#roun\
d",{},tt("seats",t,s),tt("hand",t,s))}function ss({kind:e,label:t,svg:s,table:o},n){let l=s&&ze(s);return y("figure.bl-st-figure",{"data-k":`figure ${e} ${n} ${t}`,
class:`bl-st-${e}`,"aria-label":t||null},l||I({...o,title:t},n),l&&o.rows?.length>0&&y("div.bl-unseen",{},I(o,n)))}function os(e){let{frame:t,words:s,lesson:o}=e;
return y("div.bl-st-cap#cap",{class:t.views.length>2&&o.part?"bl-st-full":null},t.views.length>1&&y("div.bl-seg",{role:"group","aria-label":s.view},t.views.map(
({key:n,label:l})=>ee({"data-do":"view","data-pick":n,"aria-pressed":String(n===t.view)},l))),t.views.length>1&&Ue(t,e.local,s),o.part&&Ye(s,"part",o.part,{"dat\
a-do":"whole"}),(e.isPlaying||e.isWatched)&&y("span.bl-st-stand",{},t.where),ee({class:"bl-st-py","data-do":"python","aria-label":o.words.python,"aria-expanded":String(
o.code!==null)},y("span",{"aria-hidden":"true"},"</>"),y("span.bl-st-pyname",{},o.words.python)),o.code!==null&&y("pre.bl-st-code#code",{tabindex:0,"aria-label":o.
words.python},y("code",{},o.code)))}function le(e){let{board:t}=e.frame,s=e.table.root.querySelector(".bl-surface > svg"),o=s?.querySelector('[data-layer="panel\
"]'),[,n]=t?.svg.match(oe)??[];if(!s||!o||!n)return;let l=M(e)&&t?.alone?.join(" ")||n,[,,r,i]=l.split(" ");for(let[a,c]of Object.entries({viewBox:l,width:r,height:i}))
s.setAttribute(a,c);o.style.display=l===n?"":"none"}import{fadeEdges as ns}from"./table.js";import{lying as rs}from"./table.js";var[ls,is]=[[48],[96,72,48,24]],[as,cs]=[3,6],$=["bl-t1","bl-t2","bl-t3","bl-t4","bl-t5","bl-t6","bl-t7"],ds=$.map(e=>e.replace("bl-t","bl-h")),ps=3,W=e=>getComputedStyle(
e).overflowY==="visible"&&e.closest(".bl-st-body")||e,et=class{constructor(t){this.key="fitting";this.tight={of:"",degrees:0};this.head={of:"",degrees:0};this.tells=
!1;this.hand=0;this.stage=t}after(){this.fit()}resized(){let{stage:t}=this,{root:s}=t.table,o=n=>!!s.querySelector(n);o(".bl-st")&&(o(".bl-st-across")!==w(t)||o(
".bl-st-round")!==!!N(t))&&t.table.draw(),this.fit(),ns(s)}fit(){let{frame:t,table:s,position:o,presenter:n}=this.stage,{root:l}=s;le(this.stage);let r=l.querySelector(
".bl-st-text"),i=r?.closest(".bl-st");if(!r||!i)return;let a=n?`${n.hands.open} ${t.lang} ${n.shown}`:"",c=`${l.clientWidth} ${i.clientHeight} ${a}`,m=`${o.judged}\
 ${c}`,{question:f}=this.stage,S=`${o.shown} ${f?.id??""} ${c}`,T=f?.result&&this.head.of===S?this.head.degrees:void 0,A=P=>{let lt=n?0:T??P;for(let[be,he]of ds.
entries())r.classList.toggle(he,be<lt)},[b,v]=n?[i,n.degrees]:[r,$],O=W(r),K=this.tight.of===m,B=K?this.tight.degrees:0,nt=!K;nt&&(this.hand=0),i.classList.toggle(
"bl-fitting",k(this.stage)),b.classList.remove(...v.slice(B)),b.classList.add(...v.slice(0,B)),A(B);let G=r.querySelector(".bl-st-line"),L=r.querySelector(".bl-\
st-may");for(let P of[L,L?.parentElement])P?.classList.remove(...$);this.holdHand(l);let rt=K&&(G||t.pick?.path.length&&!rs(t,"ask").length),F=()=>rt||O.scrollHeight<=
O.clientHeight+1;if(L&&!nt&&!rt&&b===r&&!ie(L,B,F)){let P=L.parentElement;ie(P,B,F)||P.classList.add(...$)}let q=B,ue=K&&b===r&&(L&&O===r||f&&!f.result),fe=O===
r?v.length:ps;for(;!ue&&q<fe&&!F();)b.classList.add(v[q++]),A(q);if(L&&nt&&b===r&&!t.turn.over){let P=t.groups.flatMap(({rows:lt})=>lt).length<2;q=ms(r,L,q,[P?is:
ls,M(this.stage)?cs:as],F)}A(q),this.tight={of:m,degrees:q},this.head={of:S,degrees:T??q};let kt=rt&&(G?!this.tells&&G:r.querySelector(".bl-choices"));this.tells=
!!G,kt&&(r.scrollTop+=Math.max(0,kt.getBoundingClientRect().bottom-r.getBoundingClientRect().bottom+6)),re(l),i.classList.remove("bl-fitting"),s.placeCallout()}holdHand(t){
let s=t.querySelector(".bl-st-draw"),o=t.querySelector(".bl-st-fig > .bl-hand");s&&(s.style.marginBottom="",this.hand||t.style.removeProperty("--hand"),o?(o.style.
minHeight="",this.hand=Math.max(this.hand,o.offsetHeight),o.style.minHeight=`${this.hand}px`,k(this.stage)&&t.style.setProperty("--hand",`${this.hand}px`)):this.
hand&&!this.stage.frame.cover&&(s.style.marginBottom=`${this.hand}px`))}};function ie(e,t,s){for(let o of["",...$.slice(t)])if(o&&e.classList.add(o),s())return!0;
return e.classList.remove(...$),!1}function ms(e,t,s,[o,n],l){let r=t.offsetHeight;for(let i of o){t.style.minHeight=`${r+i}px`;let a=s;for(;a<n&&!l();)e.classList.
add($[a++]);let c=l();if(t.style.minHeight="",c)return a;e.classList.remove(...$.slice(s))}return s}import{h as R}from"./common.js";import{onBoard as us}from"./board.js";import{letterOf as fs}from"./common.js";import{askHint as bs,heedHints as hs}from"./hints.js";
import{FIELD as gs}from"./question.js";import{enter as ys,reveals as ae}from"./question.js";var ce='input[type="radio"], .bl-acts, .bl-lines, [role="tablist"], \
.bl-items, .bl-seg',st=class{constructor(t){this.key="shortcuts";this.pressed=!1;this.stage=t}listen(){let{root:t,signal:s}=this.stage.table;hs(this.stage.table),
t.addEventListener("pointerdown",({target:o})=>this.pressed=!!o.closest(".bl-surface"),{signal:s}),t.addEventListener("keydown",o=>this.takes(o)&&(o.preventDefault(),
o.stopPropagation(),o.stopImmediatePropagation()),{signal:s,capture:!0})}list(){let{lesson:t,words:s}=this.stage;return R("section.bl-help#stagekeys",{role:"gro\
up","aria-label":s.help},R("b",{},t.words.in_lesson),R("dl",{},t.keys.map(([o,n])=>R("div",{},R("dt",{},o.split(" ").map(l=>R("kbd",{},l))),R("dd",{},n)))))}takes(t){
let{stage:s}=this,{table:o,presenting:n}=s;if(t.metaKey||t.altKey||t.ctrlKey||t.isComposing||n.isOn)return!1;o.byKeys(!0);let l=t.target,r=l.matches(gs),i=l.getAttribute(
"role")==="gridcell";if(t.key==="Enter")return i||l.matches("button:not(.bl-st-main), a, .bl-st-pupil input")?!1:(l.matches('[role="button"]')?o.act(l,t):s.main(),
!0);if(t.key==="Escape"&&r)return o.root.focus({preventScroll:!0}),!0;if(r)return!1;let a={ArrowLeft:-1,ArrowRight:1}[t.key];if(!i&&t.key.startsWith("Arrow")&&this.
picks(l))return us(o,t);if(a&&!i)return this.arrow(a,l);if(/^(Digit|Numpad)\d$/.test(t.code)&&!i)return this.digit(Number(t.code.at(-1))-1);if(!o.local.letters)
return!1;let c={H:()=>this.hint(t),B:()=>s.alone(),L:()=>this.tongue(),U:!i&&(()=>o.ask("undo"))}[fs(t)];return c?(c(),!0):!1}picks(t){let{frame:s,isPlaying:o,question:n}=this.
stage;return(o||n?.kind==="cells"&&!n.result)&&(this.pressed||!!s.pick?.keys.length)&&!t.closest(`${ce}, .bl-ways, .bl-st-dots`)}arrow(t,s){let{table:o,lesson:n}=this.
stage;if(s.closest(ce))return!1;if(s.closest(".bl-ways"))return o.ask(t>0?"redo":"undo"),!0;let l=s.closest(".bl-st-dots");if(l){let i=[...l.querySelectorAll(".\
bl-st-dot, .bl-st-dash")].filter(c=>c.getClientRects().length);return i[Math.max(0,Math.min(i.length-1,i.indexOf(s)+t))]?.focus(),!0}let r=n.at+t;return r>=0&&r<
n.of&&o.ask("go",t>0?{at:r,key:"on"}:{at:r}),!0}digit(t){let{table:s,question:o}=this.stage,{root:n}=s,l=n.querySelector(".bl-number input");ys(l);let r=[...n.querySelectorAll(
".bl-options:not(.bl-if:not(:has([data-asks]:checked)) > .bl-why) input")],a=(o&&ae(o)?[...n.querySelectorAll(".bl-rline")]:[])[t];return r[t]?(r[t].focus(),r[t].
click()):a&&a.click(),!!(r[t]||a)}hint(t){let{table:s,question:o}=this.stage,n=!o||o.result&&ae(o);bs(s,n?void 0:o.hints.rungs.find(({open:l,may:r})=>!l&&r),t)}tongue(){
let{table:t,frame:s}=this.stage,o=s.languages.find(({key:n})=>n!==s.lang);o&&t.ask("language",{key:o.key})}};import{fade as ks}from"./help.js";import{reach as ws,seenPart as pe}from"./walkthrough.js";import{enter as xs}from"./question.js";var[de,Ss]=[8,64],ot=class{constructor(t){this.key="position";this.stood="";this.judged="";this.walk=-1;this.was={stood:"",
judged:"",had:!1};this.stage=t}get shown(){let{lesson:t,frame:s}=this.stage;return`${t.id} ${t.key} ${s.challenge?.id??""}`}listen(){Nt(this.stage.table.root,this.
stage.table.signal)}before(){let{table:t,local:s,question:o}=this.stage,{stood:n,judged:l,shown:r}=this;this.was={stood:n,judged:l,had:t.root.contains(t.focused())},
n!==r&&Object.assign(s,{notice:"",about:"",bill:!1}),this.stood=r,this.judged=`${r} ${o?.id??""} ${o?.result?"result":"asked"}`}after(){this.arrive();let{local:t,
table:s}=this.stage;this.walk!==t.walk&&ws(s.root,".bl-st-note .bl-rline[aria-pressed=true]"),this.walk=t.walk,this.was.stood!==this.stood&&s.seeAll();let o=s.focused();
this.was.had&&!(s.root.contains(o)&&o?.getClientRects().length)&&s.root.focus({preventScroll:!0})}arrive(){let{table:t,lesson:s,question:o,frame:n}=this.stage,{
root:l}=t,{stood:r,judged:i}=this.was;if(o?.result||Kt(l,s.draft),!r)return Wt(l,t.signal);let a=f=>l.querySelector(f),c=a(".bl-st-text");if(r!==this.stood){ks(
c),c&&(c.scrollTop=W(c).scrollTop=0);let f=a(".bl-st-text [data-k=title]");(t.keys||this.was.had)&&(f?.getClientRects().length?f:l).focus({preventScroll:!0})}else if(i!==
this.judged&&n.by===t.link.client){o?.result?a(".bl-headline")?.focus({preventScroll:!0}):xs(a(".bl-number input, .bl-options input:checked")??a(".bl-options in\
put")??(t.keys&&o?.kind==="cells"?a('.bl-grid [tabindex="0"]'):null)),c&&!o?.result&&vs(c);let f=a(".bl-st-note");if(c&&o?.result&&f&&!this.stage.presenter){let S=W(
c),{top:T,bottom:A}=pe(S),b=f.getBoundingClientRect(),v=b.top-(a(".bl-st-text > h3")??f).getBoundingClientRect().top,O=v+b.height<=A-T-de?v:S===c?Ss:0;S.scrollTop+=
b.top-T-O-de}}else return;let m=k(this.stage)?a(".bl-st-body"):a(".bl-st-text [data-k=title]")??c;n.by===t.link.client&&m&&jt(m)&&l.scrollIntoView({block:"start"})}};
function vs(e){let t=e.querySelector(".bl-st-asked");if(!t)return;let s=W(e);s.scrollTop=0;let{top:o,bottom:n}=pe(s),r=(e.querySelector(".bl-st-control")??t).getBoundingClientRect().
bottom+8-n;s.scrollTop=Math.min(t.getBoundingClientRect().top-8-o,Math.max(0,r))}import{copied as Es}from"./board.js";import{h as D}from"./common.js";import{bring as Ts}from"./common.js";import{artStyle as Ls}from"./table.js";import{tableOf as qs}from"./table.js";
import{commit as Ps}from"./question.js";import{ASKING as Hs}from"./question.js";import{asks as $s,lighting as As,nextAction as Ms}from"./question.js";import{Presenting as Rs}from"./question.js";import{questionOf as me}from"./question.js";var Os=e=>Number(e.getAttribute("data-at")),yt=class{constructor(t,s){this.position=new ot(this);this.fitting=new et(this);this.shortcuts=new st(this);this.isAlone=
!1;this.table=t,this.presenting=s??new Rs(t,async()=>new(await Ts(t.model,"presenter")).Presenter(this),()=>this.lesson.present),this.draft=new Y(t)}get frame(){
return this.table.frame}get local(){return this.table.local}get words(){return this.table.words}get lesson(){return this.frame.stage}get question(){return me(this.
frame)}get places(){return this.frame.board?.says??{}}get isPlaying(){let t=this.question;return this.lesson.kind==="end"?!1:t?t.kind==="turn"&&!t.result:this.frame.
parts.includes("actions")}get isWatched(){return!this.question&&this.frame.parts.includes("timeline")}get presenter(){return this.presenting.isOn&&this.lesson?this.
presenting.presenter:void 0}get lit(){let{frame:t,lesson:s,presenter:o,question:n,table:l}=this,r=".bl-st-main";return o?o.lit:n&&!n.result?$s(t,l.root)||r:s.stuck?
'[data-do="undo"]':s.main.quiet?Ms(t):s.main.do?r:'[data-do="anew"]'}layout(){let{position:t,presenting:s,fitting:o,shortcuts:n,draft:l}=this,r=[this.steps(),Rt,
l,s],i=[o,...Hs,As(()=>this.lit),t,n],a=[...r,...i],c;return{get panels(){let{presenter:m}=s;return m&&(c??=[...r,m,m.hands,...i]),c??a},content:()=>this.content(),
holdsFocus:!0,keepsView:!0}}content(){let{frame:t,local:s,words:o,lesson:n,presenter:l,isAlone:r,table:i}=this;return i.root.classList.add("bl-lesson"),s.below=
!r&&(!l||!!this.question),[Ls(t),o.gallery?.style&&D("style#pieces",{},o.gallery.style),D("div.bl-st#st",{class:[`bl-st-is-${n.kind}`,w(this)&&"bl-st-across",r&&
"bl-st-alone",l&&"bl-st-present",!r&&!l&&!this.isPlaying&&!this.isWatched&&"bl-st-flows",this.isPlaying&&"bl-st-plays"].filter(Boolean).join(" "),style:t.board?.
svg?`--shape:${j(t.board.svg).toFixed(2)}`:null},vt(this),Et(this),D("div.bl-st-above#above",{},s.help&&this.shortcuts.list(),...i.above()),D("div.bl-st-body#st\
body",{},ne(this),D("div.bl-st-side#side",{},Vt(this),Ut(this))),l?.cues(),l?.over()),Es(s,o)]}alone(){this.isAlone=!this.isAlone,this.table.draw()}steps(){let t=s=>()=>this.
table.ask(s);return{key:"steps",on:{main:()=>this.main(),alone:()=>this.alone(),go:(s,o)=>{o.getAttribute("aria-disabled")!=="true"&&s.ask("go",{at:Os(o)})},answer:()=>(this.
draft.drop(),!1),challenge:(s,o)=>s.ask("challenge",{key:o.getAttribute("data-pick")??""}),practise:(s,o)=>s.ask("practise",{key:o.getAttribute("data-pick")??""}),
again:s=>me(s.frame)?.result?s.ask("pick",{key:"again:"}):s.ask("again"),...Object.fromEntries(["anew","python","solution","best"].map(s=>[s,t(s)]))},marks({root:s,
over:o}){for(let n of s.querySelectorAll(".bl-st-name"))n.classList.toggle("bl-over",n.getAttribute("data-name")===o?.place)},onOver(s,o){let n=o?.target.closest?.(
"[data-name]")?.getAttribute("data-name");n&&(s.over={line:void 0,place:n},s.marks())}}}main(){let{table:t,lesson:s}=this,{do:o,at:n,key:l}=s.main;if(o==="answe\
r")return this.draft.drop(),Ps(t);if(o==="again")return t.ask("pick",{key:"again:"});if(o==="open"||o==="pick"||o==="challenge"||o==="practise")return t.ask(o,{
key:l});o==="go"&&t.ask("go",{at:n,key:l})}},Bs=qs(e=>new yt(e).layout());export{Y as DraftKeeper,et as Fitting,st as Shortcuts,yt as Stage,ot as StepPosition,Wt as arrive,I as beside,Ht as challenges,Kt as choose,Bs as default,Me as drafted,
J as facesBoard,ne as figure,Nt as fitIn,Ut as foot,xt as goals,Mt as handIn,Rt as handingIn,jt as isAbove,w as isAcross,X as isBroad,k as isNarrow,M as isSmall,
re as keepOffBoard,Pt as leave,vt as lessonHead,St as line,Et as map,it as named,le as narrowBoard,qt as ofAll,Lt as ofRule,dt as play,V as prose,Bt as reached,
Z as readsHints,Ct as result,N as round,ht as said,W as scrolling,j as shape,mt as stageHints,Vt as stepText,bt as trays,ut as turnsInBar,Yt as watch};
