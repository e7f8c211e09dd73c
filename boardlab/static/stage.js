import{button as mt,h as d}from"./common.js";import{icon as re}from"./common.js";import{stars as le}from"./table.js";var tt=(s,t)=>s.split(/\b([A-Z]?[A-Za-z]\d{1,2})\b/).
map((e,o)=>o%2&&t[e]?d("span.bl-st-name",{"data-name":e},e):e),R=(s,t={})=>s.map((e,o)=>{if(typeof e=="string")return tt(e,t);let{kind:n,text:l,rule:r,title:i}=e;
return r?d("span.bl-rule.bl-st-rule",{role:"button",tabindex:0,"data-k":`rule ${o}`,"data-do":"rule","data-rule":r,"data-title":i},l):d(n==="strong"?"b":n==="sl\
anted"?"em":"code",{},l)}),D=(s,t)=>s.map(({kind:e,spans:o=[],items:n=[],head:l=[],rows:r=[]},i)=>{let a={"data-k":`block ${i}`};return e==="list"||e==="numbers"?
d(e==="list"?"ul.bl-st-list":"ol.bl-st-list",a,n.map(c=>d("li",{},R(c,t)))):e==="quote"?d("p.bl-st-quote",a,R(o)):e!=="table"?d("p.bl-st-lead",a,R(o,t)):d("tabl\
e.bl-st-table",a,l.some(c=>c.length)&&d("thead",{},d("tr",{},l.map(c=>d("th",{scope:"col"},R(c))))),d("tbody",{},r.map(c=>d("tr",{},c.map(m=>d("td",{},R(m)))))))}),
O=({title:s,lines:t,head:e,rows:o},n)=>d("section.bl-st-told",{"data-k":`told ${n}`},s&&d("b",{},s),t.length>0&&(t.length===1?d("p",{},t[0]):d("ul.bl-st-list",{},
t.map(l=>d("li",{},l)))),o.length>0&&d("table.bl-st-table",{},e.length>0&&d("thead",{},d("tr",{},e.map(l=>d("th",{scope:"col"},l)))),d("tbody",{},o.map(l=>d("tr",
{},l.map(r=>d("td",{class:/^[\d.,%−-]+$/.test(r)?"bl-st-num":null},r))))))),ut=({goals:s,outcome:t,main:e,words:o},n)=>[d("ul.bl-st-goals#goals",{"aria-label":o.
goals},s.map(({says:l,done:r},i)=>{let a=e.quiet&&s.findIndex(c=>!c.done)===i;return d("li",{class:r?"bl-done":a?"bl-next":null,"data-k":`goal ${i}`},d("i",{},r&&
re(n,"accept")),d("span",{},!a&&d("span.bl-unseen",{},r?o.goal_done:o.goal_open," "),(a||r)&&d("b",{"aria-hidden":r&&"true"},o.goal_now," "),l))})),d("p.bl-st-o\
utcome#outcome",{class:t?.counts&&"bl-counts"},t&&t.stars>=0&&d("span",{role:"img","aria-label":t.signs},le(t.stars)),t?.says,t?.says&&t.ask&&" ",t?.ask&&mt({class:"\
bl-st-link","data-do":"solution"},t.ask))],ft=({line:s,plies:t},e)=>d("ol.bl-st-line#line",{tabindex:0},s.map((o,n)=>d("li",{"data-k":`deed ${n}`},n in t?mt({class:"\
bl-st-link","data-do":"jump","data-at":t[n],"aria-current":t[n]===e?"step":null},o):o)));import{button as B,h as u}from"./common.js";import{icon as ie}from"./common.js";import{tools as ae}from"./table.js";var ce=20;function bt({frame:s,local:t,words:e,
lesson:o,presenting:n}){return u("header.bl-st-head#lessonhead",{},u("span.bl-st-game",{},o.game),u("h2",{},o.lesson),u("div.bl-st-tools",{},o.left.length>0&&u(
"span.bl-st-left",{},o.left[0],u("b",{},o.left[1]),o.left[2]),u("div.bl-seg",{role:"group","aria-label":e.language},s.languages.map(({key:l,label:r})=>B({"data-\
do":"language","data-pick":l,lang:l,"aria-pressed":String(l===s.lang)},r))),B({class:"bl-st-begin","data-do":"present"},n.label),ae(s,t,e)))}function ht({words:s,
lesson:t}){let e=t.of>ce,o=(n,l,r)=>B({class:"bl-st-step","data-do":"go","data-at":Math.max(0,Math.min(t.of-1,l)),"data-k":`step ${n}`,"aria-label":r,title:r,"a\
ria-disabled":l<0||l>=t.of?"true":null},ie(s,n));return u("nav.bl-st-map#map",{"aria-label":t.words.map},o("back",t.at-1,t.words.back),u("p.bl-st-chap",{},u("b",
{},t.chapter),u("span.bl-st-where",{},t.where),u("span.bl-st-short",{"aria-hidden":"true"},t.short)),u("ol.bl-st-dots",{},t.map.map(({label:n,steps:l},r)=>{let i=l.
some(({at:c})=>c===t.at),a=l.every(({state:c})=>c!=="open");return u("li",{class:i?"bl-st-here":e?"bl-st-far bl-st-fold":"bl-st-far","data-k":`chapter ${r}`},B(
{class:a?"bl-st-dash bl-done":"bl-st-dash","data-do":"go","data-at":l[0].at,"data-k":`to ${r}`,tabindex:-1,"aria-label":n,title:n},u("i",{})),u("ol",{"aria-labe\
l":n},l.map(c=>de(c,t.at))))})),o("on",t.at+1,t.words.on))}var de=({at:s,kind:t,state:e,says:o},n)=>u("li",{"data-k":`dot ${s}`},B({class:`bl-st-dot bl-dot-${t}\
 bl-${e}`,"data-do":"go","data-at":s,"data-k":`dot ${s}`,"aria-label":o,title:o,tabindex:s===n?0:-1,"aria-current":s===n?"step":null},u("i",{})));import{button as gt,h as E}from"./common.js";import{stars as pe}from"./table.js";var K=(s,t,e,o="")=>gt({class:e,"data-do":"practise","data-pick":s,"data-k":`pr\
actise ${s}`,"aria-label":o&&`${t}: ${o}`},t);function yt({practice:s},t,e){return s.rules[t]&&K(t,s.rules[t],"bl-st-link bl-st-practise",e)}var kt=({practice:s})=>[
s.missed&&E("p.bl-st-tasks",{},K("missed",s.missed,"bl-st-second bl-st-practise")),s.topic&&E("p",{},K(s.topic,s.all,"bl-st-second bl-st-practise"))],wt=({practice:s})=>s.
back&&K("",s.back,"bl-st-link"),St=({challenges:{title:s,rows:t}})=>t.length>0&&E("section.bl-st-tasks#tasks",{"aria-label":s},E("h4",{},s),E("ul",{},t.map(({id:e,
title:o,stars:n,signs:l})=>E("li",{"data-k":e},gt({class:"bl-st-task","data-do":"challenge","data-pick":e,"data-k":e},E("span",{},o),E("span",{role:"img","aria-\
label":l},pe(n)))))));import{button as xt,h as w,picture as me}from"./common.js";var et=({root:s})=>s.querySelector(".bl-st-pupil input"),vt=s=>s.ask("hand_in",{key:et(s)?.value.trim()??
""});function ue(s){s.local.handing=!s.local.handing,s.draw(),et(s)?.focus()}function Et({hand_in:s},{handing:t}){return s.title&&[w("p",{},xt({class:"bl-st-lin\
k bl-st-practise","data-do":"handing","aria-expanded":String(!!t)},s.title)),t&&[w("p.bl-st-small#handtold",{},s.told),s.code&&w("p.bl-st-handed#handed",{},w("o\
utput",{},s.code)),s.svg&&w("div.bl-st-scan#handqr",{},me(s.svg)),s.code&&w("p.bl-st-small#handaloud",{},s.aloud),w("p.bl-st-pupil#pupilrow",{},w("label",{},s.number,
w("input#pupil",{type:"text",inputmode:"numeric",maxlength:8,autocomplete:"off"})),xt({class:"bl-st-second","data-do":"hand_in"},s.make))]]}var Tt={key:"hand_in",
on:{handing:ue,hand_in:vt},onKey(s,t){return t.key!=="Enter"||t.isComposing||t.target!==et(s)?!1:(t.preventDefault(),vt(s),!0)}};import{button as Lt,h as p}from"./common.js";import{ruled as fe}from"./common.js";function qt(s){let{can:t,lines:e,game:o}=s.end;return p("section.bl-st-end#end",{tabindex:0,role:"group","aria-label":t},p("p.bl-st-kick",{},s.lesson),o&&be(o),
p("h3",{},t),p("ul",{},e.map(({text:n,rule:l,title:r},i)=>p("li",{"data-k":`line ${i}`},p("i",{"aria-hidden":"true"},"•"),p("div",{},D(n),l&&p("small",{},fe({
rule:l,title:r})),l&&yt(s,l,r))))))}function be(s){let t=(e,o)=>p("tr",{},e.map((n,l)=>p(l&&o==="td"?"td":"th",{scope:o==="td"?"row":"col"},n)));return p(s.by?"\
section.bl-st-yours.bl-st-summed":"section.bl-st-yours",{},p("h3",{},s.title),p("p.bl-st-lead",{},s.says),s.good.length>0&&[p("p.bl-st-small",{},s.good_title),p(
"ul.bl-st-good",{},s.good.map(e=>p("li",{},e)))],s.rows.length>0&&p("table",{"aria-label":s.by||s.title},p("thead",{},t([s.by,...s.head],"th")),p("tbody",{},s.rows.
map(e=>t(e,"td")))),s.next&&[p("p.bl-st-small",{},s.next_title),p("p.bl-st-lead",{},s.next)])}function Ht(s,t){let{title:e,rows:o,left:n,met:l,met_title:r,game:i}=s.
end;return[p("h3#title",{tabindex:-1},e),p("dl.bl-st-sums",{},o.map(([a,c,m])=>p("div",{},p("dt",{},a),p("dd",{},p("b",{},c),` ${m}`)))),n&&p("p.bl-st-small",{},
n),s.missed.length>0&&[p("p.bl-st-small",{},s.missed_title),s.missed.map(({says:a,at:c})=>p("p",{},Lt({class:"bl-st-link","data-do":"go","data-at":c},a)))],l.length>
0&&p("section.bl-st-met",{},p("p.bl-st-small",{},r),p("ul",{},l.map(a=>p("li",{},a)))),kt(s),St(s),Et(s,t),p("p.bl-st-small",{},Lt({class:i?"bl-st-second":"bl-s\
t-link","data-do":"anew"},s.anew))]}var he=[150,400,800,1500],Pt=.5,ge=["pointerdown","wheel","touchstart","keydown"],At=".jp-Notebook, .jp-WindowedPanel-outer",ye=460,ke=24;function Mt(s,t){if(!globalThis.
ResizeObserver)return;let e=null,o=0,n=new ResizeObserver(l);n.observe(s),t.addEventListener("abort",()=>n.disconnect());function l(){let r=s.closest(At);if(r!==
e&&(e&&n.unobserve(e),r&&n.observe(r),e=r,o=r?.clientHeight??0,s.style.setProperty("--bl-room",r?$t(o):"")),!e||e.clientHeight===o||!e.clientHeight)return;let{top:i}=e.
getBoundingClientRect(),a=s.getBoundingClientRect().bottom<=i+o+1;o=e.clientHeight,s.style.setProperty("--bl-room",$t(o)),a&&s.getBoundingClientRect().bottom>i+
o&&s.scrollIntoView({block:"nearest"})}}var $t=s=>`${Math.max(ye,s-ke)}px`;function Rt(s,t){let e=new AbortController,o=s.ownerDocument.defaultView,n=he.map(r=>setTimeout(
l,r));for(let r of ge)o.addEventListener(r,()=>e.abort(),{capture:!0,passive:!0,signal:e.signal});t.addEventListener("abort",()=>e.abort(),{once:!0}),e.signal.addEventListener(
"abort",()=>n.forEach(clearTimeout));function l(){let r=s.closest(At)?.getBoundingClientRect(),{top:i,bottom:a,height:c}=s.getBoundingClientRect();!r||!c||i>=r.
top&&a<=r.bottom||a<r.top-Pt*r.height||i>r.bottom+Pt*r.height||s.scrollIntoView({block:c>r.height?"start":"nearest"})}}var Ot=s=>[".bl-options:not(.bl-why)",".bl-why"].map(t=>[...s.querySelectorAll(`${t} input`)].map(e=>e)),we=s=>Ot(s).map(t=>t.find(({checked:e})=>e)?.dataset.n??
"").join(",");function Bt(s,t){if(!/^\d*,\d*$/.test(t))return;let e=t.split(",");for(let[o,n]of Ot(s).entries()){let l=n.find(({dataset:r})=>r.n===e[o]);l&&!n.some(
({checked:r})=>r)&&(l.checked=!0)}}var G=class{constructor(t){this.key="draft";this.on={less:()=>this.count(-1),more:()=>this.count(1)};this.table=t}listen({root:t,
signal:e}){let o=(n,l)=>t.addEventListener(n,l,{signal:e});o("input",({target:n})=>n.matches(".bl-number input")&&this.keep(n.value.trim())),o("change",({target:n})=>n.
matches(".bl-options input")&&this.keep(we(t))),e.addEventListener("abort",()=>this.drop())}count(t){let e=this.table.root.querySelector(".bl-number input");e&&
(e.value=String(Math.max(0,(Number.parseInt(e.value.normalize("NFKC"),10)||0)+(e.value?t:t>0?1:0))),e.dispatchEvent(new Event("input",{bubbles:!0})))}keep(t){let{
link:e,local:o,root:n}=this.table;n.querySelector(".bl-st-foot > .bl-strip-notice")?.remove(),o.notice="",this.drop(),this.typed=setTimeout(()=>e.post({client:e.
client,seq:++e.seq,rev:0,do:"draft",key:t}),400)}drop(){clearTimeout(this.typed)}};import{cover as Oe}from"./board.js";import{surface as Be}from"./board.js";import{button as Yt,h as g,picture as Ce}from"./common.js";import{tool as Ie}from"./common.js";
import{turns as _e}from"./table.js";import{slots as U}from"./table.js";import{timeline as Ne}from"./table.js";import{h as k}from"./common.js";import{TRAYS as Dt}from"./table.js";import{actions as Ae,turn as Me}from"./table.js";import{receipt as Kt}from"./table.js";import{
lying as Gt,slots as lt}from"./table.js";import{log as Ft}from"./table.js";import{noticed as qe}from"./board.js";import{button as Y,h as f}from"./common.js";import{turn as He}from"./table.js";import{reveals as Pe}from"./question.js";import{button as Ct,h}from"./common.js";import{challengePanel as Se}from"./table.js";import{ladder as xe}from"./table.js";import{doing as F,INPUTS as ve,outcome as Ee,reveals as ot,tone as It}from"./question.js";function _t(s){let{frame:t,lesson:e,words:o,places:n,presenter:l,question:r}=s;
return h("div.bl-st-text#sttext",{class:r?.result?`${It(r.result)} bl-st-judged`:null,role:"group","aria-label":e.words.text},e.kind==="end"?Ht(e,s.local):l&&r&&
e.hands?[l.hands.facing(),s.isPlaying&&st(s)]:[e.stopped&&h("p.bl-st-stopped#stopped",{},e.stopped," ",Ct({class:"bl-st-link","data-do":"anew"},e.from_start)),(e.
kick||r)&&h("p.bl-st-kick#kick",{},h("span",{},l&&r?e.present.predict:e.kick),r&&!l&&h("span",{},r.worth)),e.title&&h("h3#title",{tabindex:-1},e.title),e.anew_board&&
h("p.bl-st-small#anewboard",{},e.anew_board),e.goals.length>0&&ut(e,o),!(r&&ot(r))&&D(e.text,n),t.challenge&&Se(t.challenge,!1),e.tries&&h("p.bl-st-small#tries",
{},e.tries),r&&Te(s),e.beside.map(O),s.isPlaying&&st(s),s.isWatched&&!s.isPlaying&&jt(s),z(s)&&nt(s)])}var z=s=>!S(s)||L(s)||!!s.question?.hints.rungs.some(({open:t})=>t);
function nt(s){let{local:t,words:e,presenter:o,question:n}=s;return n&&!o&&!ot(n)&&xe(n.hints,t,e,s.isPlaying||n.choices.length+n.steps.length>4||n.kind==="lega\
l"||z(s)&&n.reasons.length>0&&q(s))}function Te(s){let{frame:t,local:e,words:o,places:n,presenter:l,table:r,question:i}=s,a=!i.result&&Nt(s),c=["choice","legal",
"order"].includes(i.kind);return[h("p.bl-st-lead.bl-st-asked#asked",{},tt(i.question,n)),L(s)&&C(s),i.result&&h("div.bl-verdict.bl-st-note#note",{class:It(i.result)},
Ee(t,e,o),Le(s)),a&&h("p.bl-st-ways#leave",{},a),!i.result&&c&&h("div.bl-st-control#control",{"data-k":`control ${i.id}`},ve[i.kind](l?{...i,seed:""}:i,`bl ${r.
link.client}`,o,t))]}var Nt=({lesson:s,question:t})=>t.away?F("back",t.back,"bl-st-link"):s.leave_out?Ct({class:"bl-st-link","data-do":"go","data-at":s.at+1},s.
leave_out):wt(s);function Le(s){let{lesson:t,question:e}=s,o=e.result,n=[Nt(s),o.may_tell&&F("tell",e.tell,"bl-st-link"),o.fresh&&!e.away&&!t.practice.back&&(o.
told||o.solved)&&F("fresh",e.fresh,"bl-st-link"),ot(e)&&F("again",e.again,"bl-st-link")].filter(Boolean);return n.length>0&&h("p.bl-st-ways",{},n)}var rt=s=>S(s)&&s.isPlaying&&!L(s)&&!s.frame.turn.over;function Wt(s){let{frame:t,local:e,words:o,lesson:n,presenter:l,question:r}=s,{main:i,following:a}=n;if(l)
return f("div.bl-st-foot#foot",{});let c=r&&!Pe(r)?$e(s):f("p.bl-st-next",{},a.label&&f("span",{},a.label),f("b",{},a.title??"")),m=s.isPlaying&&Y({class:"bl-st\
-second","data-do":"undo",hidden:!t.time.can_undo||!!t.pick?.path.length},o.undo);return f("div.bl-st-foot#foot",{},e.below&&qe(e,o),rt(s)&&He(t,o),!z(s)&&nt(s),
c,m,i.do&&Y({class:"bl-st-main","data-do":"main","data-k":"main"},i.label))}function $e({table:s,lesson:t,question:e}){let{words:o,draft:n,key:l}=t,r=`n${s.link.
client}`;return e.result?f("p.bl-st-next",{},e.result.given&&f("span",{},e.state)):e.kind!=="number"?f("p.bl-st-next",{},f("span",{},e.kind==="cells"?e.picked:o.
unchecked),f("small",{},e.stake)):f("div.bl-number.bl-st-number",{"data-k":`number ${l} ${e.id}`},f("label",{for:r},o.predict,f("small",{},e.stake)),f("div",{},
Y({"data-do":"less","aria-label":o.fewer},"−"),f("input#number",{id:r,type:"text",inputmode:"numeric",maxlength:24,autocomplete:"off",placeholder:"?",value:n}),
Y({"data-do":"more","aria-label":o.more},"+")))}var zt=5,Re=180;function st(s){let{frame:t,local:e,words:o,lesson:n,question:l}=s,r=b=>!l&&t.parts.includes(b),i=Gt(t,"costs").some(({items:b})=>b?.some(({row:A})=>A)),
a=lt("costs",t,o),c=Ae(t,o,i&&a),m=!rt(s)&&Me(t,o),y=!l&&n.outcome?.line.length?n.outcome:null,T=it(s),$=n.kind==="opening"&&!r("log");return k("div.bl-st-deeds\
#play",{},$?[m,c,r("receipt")&&Kt(t,e,o)]:[m,lt("seats",t,o,b=>!Dt.has(b.kind)),k("div.bl-st-may#may",{},c,!i&&!Gt(t,"ask").length&&a),k("div.bl-st-happened#hap\
pened",{},y?ft(y,t.time.ply):r("log")&&(V(s)?!T&&Ft(t,o):T||Ft(t,o))),lt("seats",t,o,b=>Dt.has(b.kind)),r("receipt")&&Kt(t,e,o)])}var jt=({frame:s})=>k("div.bl-\
st-deeds#watch",{},s.log[0]&&k("p.bl-st-said#said",{},s.log[0].text));function it(s){let{news:t}=s.frame;if(s.question||!t?.says.length)return!1;let e=t.says.slice(
V(s)?-zt:1-zt);for(;e.length>1&&e.join("").length>Re;)e.shift();let o=i=>k("div",{},i),n=t.all.length?t.all:t.says,l=n.length>1&&k("details",{},k("summary",{},s.
words.all_moves),n.map(o)),r=t.great.map(i=>k("strong",{},i));return k("div.bl-st-said#said",{},r,e.map(o),l)}var at=2,je=600,We=8,De=880,Vt=/viewBox="([^"]*)"/;function I(s){let[,,t,e]=(s.match(Vt)?.[1]??"0 0 1 1").split(" ").map(Number);return t/e}var L=({table:s})=>s.
root.clientWidth<je,q=({table:s})=>s.root.clientWidth<De,Ke=44;function S(s){let{frame:t,lesson:e}=s;if(e.kind==="end"||s.isPlaying&&!q(s)&&!s.presenter)return!1;
let o=e.figure.find(n=>n.alone);return o?o.svg?I(o.svg)>at:o.table.rows.length<=We:!e.figure.length&&I(t.board?.svg??"")>at}var V=s=>!L(s)&&I(s.frame.board?.svg??
"")>at;function Ut(s){let{frame:t,local:e,words:o,lesson:n,table:l,question:r}=s,i=n.kind==="end"||n.figure.some(m=>m.alone);if(i&&Object.assign(e,{svg:"",grid:void 0}),
n.kind==="end")return g("div.bl-st-fig#fig",{},qt(n));let a=n.figure.map(Ge),c=i?null:t.cover?Oe(t,o):Be(t,l.area,e,o,!t.board?.alone&&U("board",t,o));return g(
"div.bl-st-fig#fig",{},g("div.bl-st-draw#draw",{class:a.length&&!i?`bl-st-two bl-st-${n.figure[0]?.kind}s`:null},c,a),s.isPlaying&&V(s)&&it(s),(s.isPlaying||r?.
kind==="turn"&&!S(s))&&U("hand",t,o),!L(s)&&C(s),s.isWatched&&Ne(t,e,o),Fe(s))}function Zt(s){let t=s.querySelector(".bl-st-fig > .bl-st-said"),e=s.querySelector(
".bl-st-fig .bl-surface > svg")?.getBoundingClientRect();if(!t||!e)return;t.style.maxHeight="";let{top:o,bottom:n}=t.getBoundingClientRect(),l=o<e.top?e.top-o:n-
e.bottom;t.style.maxHeight=`${Math.max(Ke,Math.floor(l)-4)}px`,t.scrollTop=t.scrollHeight}function C(s){let{frame:t,words:e}=s;return q(s)&&t.board?.alone&&g("d\
iv.bl-st-round#round",{},U("seats",t,e),U("hand",t,e))}function Ge({kind:s,label:t,svg:e,table:o},n){let l=e&&Ce(e);return g("figure.bl-st-figure",{"data-k":`fi\
gure ${s} ${n} ${t}`,class:`bl-st-${s}`,"aria-label":t||null},l||O({...o,title:t},n),l&&o.rows?.length>0&&g("div.bl-unseen",{},O(o,n)))}function Fe(s){let{frame:t,
words:e,lesson:o}=s;return g("div.bl-st-cap#cap",{class:t.views.length>2&&o.part?"bl-st-full":null},t.views.length>1&&g("div.bl-seg",{role:"group","aria-label":e.
view},t.views.map(({key:n,label:l})=>Yt({"data-do":"view","data-pick":n,"aria-pressed":String(n===t.view)},l))),t.views.length>1&&_e(t,s.local,e),o.part&&Ie(e,"\
part",o.part,{"data-do":"whole"}),(s.isPlaying||s.isWatched)&&g("span.bl-st-stand",{},t.where),Yt({class:"bl-st-py","data-do":"python","aria-label":o.words.python,
"aria-expanded":String(o.code!==null)},g("span",{"aria-hidden":"true"},"</>"),g("span.bl-st-pyname",{},o.words.python)),o.code!==null&&g("pre.bl-st-code#code",{
tabindex:0,"aria-label":o.words.python},g("code",{},o.code)))}function Qt(s){let{board:t}=s.frame,e=s.table.root.querySelector(".bl-surface > svg"),o=e?.querySelector(
'[data-layer="panel"]'),[,n]=t?.svg.match(Vt)??[];if(!e||!o||!n)return;let l=q(s)&&t?.alone?.join(" ")||n,[,,r,i]=l.split(" ");for(let[a,c]of Object.entries({viewBox:l,
width:r,height:i}))e.setAttribute(a,c);o.style.display=l===n?"":"none"}import{fadeBelow as ze}from"./table.js";import{lying as Ye}from"./table.js";var[Ve,Ue]=[[48],[96,72,48,24]],[Ze,Qe]=[3,6],H=["bl-t1","bl-t2","bl-t3","bl-t4","bl-t5","bl-t6","bl-t7"],Xe=3,_=s=>getComputedStyle(s).overflowY==="visible"&&s.
closest(".bl-st-body")||s,Z=class{constructor(t){this.key="fitting";this.tight={of:"",degrees:0};this.tells=!1;this.hand=0;this.stage=t}after(){this.fit()}resized(){
let{stage:t}=this,{root:e}=t.table,o=n=>!!e.querySelector(n);o(".bl-st")&&(o(".bl-st-across")!==S(t)||o(".bl-st-round")!==!!C(t))&&t.table.draw(),this.fit()}fit(){
let{frame:t,table:e,position:o,presenter:n}=this.stage,{root:l}=e;Qt(this.stage);let r=l.querySelector(".bl-st-text"),i=r?.closest(".bl-st");if(!r||!i)return;let a=n?
`${n.hands.open} ${t.lang} ${n.shown}`:"",c=`${o.judged} ${l.clientWidth} ${i.clientHeight} ${a}`,[m,y]=n?[i,n.degrees]:[r,H],T=_(r),$=this.tight.of===c,b=$?this.
tight.degrees:0,A=!$;A&&(this.hand=0),i.classList.add("bl-fitting"),m.classList.remove(...y.slice(b)),m.classList.add(...y.slice(0,b));let j=r.querySelector(".b\
l-st-line"),x=r.querySelector(".bl-st-may");for(let v of[x,x?.parentElement])v?.classList.remove(...H);this.holdHand(l);let J=$&&(j||t.pick?.path.length&&!Ye(t,
"ask").length),W=()=>J||T.scrollHeight<=T.clientHeight+1;if(x&&!A&&!J&&m===r&&!Xt(x,b,W)){let v=x.parentElement;Xt(v,b,W)||v.classList.add(...H)}let M=b,{question:dt}=this.
stage,se=$&&m===r&&(x&&T===r||dt&&!dt.result),oe=T===r?y.length:Xe;for(;!se&&M<oe&&!W();)m.classList.add(y[M++]);if(x&&A&&m===r&&!t.turn.over){let v=t.groups.flatMap(
({rows:ne})=>ne).length<2;M=ts(r,x,M,[v?Ue:Ve,q(this.stage)?Qe:Ze],W)}this.tight={of:c,degrees:M};let pt=J&&(j?!this.tells&&j:r.querySelector(".bl-choices"));this.
tells=!!j,pt&&(r.scrollTop+=Math.max(0,pt.getBoundingClientRect().bottom-r.getBoundingClientRect().bottom+6)),Zt(l);for(let v of l.querySelectorAll(":is(.bl-st-\
happened, .bl-st-fig) > .bl-st-said"))Je(v);i.classList.remove("bl-fitting"),e.placeCallout(),ze(l)}holdHand(t){let e=t.querySelector(".bl-st-draw"),o=t.querySelector(
".bl-st-fig > .bl-hand");e&&(e.style.marginBottom="",this.hand||t.style.removeProperty("--hand"),o?(o.style.minHeight="",this.hand=Math.max(this.hand,o.offsetHeight),
o.style.minHeight=`${this.hand}px`,t.style.setProperty("--hand",`${this.hand}px`)):this.hand&&!this.stage.frame.cover&&(e.style.marginBottom=`${this.hand}px`))}};
function Je(s){let t=[...s.querySelectorAll(":scope > div")];for(let e of t)e.hidden=!1;if(!s.querySelector("details[open]"))for(let e of t.slice(0,-1))e.hidden=
s.scrollHeight>s.clientHeight+1}function Xt(s,t,e){for(let o of["",...H.slice(t)])if(o&&s.classList.add(o),e())return!0;return s.classList.remove(...H),!1}function ts(s,t,e,[
o,n],l){let r=t.offsetHeight;for(let i of o){t.style.minHeight=`${r+i}px`;let a=e;for(;a<n&&!l();)s.classList.add(H[a++]);let c=l();if(t.style.minHeight="",c)return a;
s.classList.remove(...H.slice(e))}return e}import{h as P}from"./common.js";import{onBoard as es}from"./board.js";import{letterOf as ss}from"./common.js";import{FIELD as os}from"./question.js";import{enter as ns,
reveals as Jt}from"./question.js";var te='input[type="radio"], .bl-acts, .bl-lines, [role="tablist"], .bl-items, .bl-seg',Q=class{constructor(t){this.key="short\
cuts";this.meantHint="";this.pressed=!1;this.stage=t}listen(){let{root:t,signal:e}=this.stage.table;t.addEventListener("pointerdown",({target:o})=>this.pressed=
!!o.closest(".bl-surface"),{signal:e}),t.addEventListener("keydown",o=>this.takes(o)&&(o.preventDefault(),o.stopPropagation(),o.stopImmediatePropagation()),{signal:e,
capture:!0})}list(){let{lesson:t,words:e}=this.stage;return P("section.bl-help#stagekeys",{role:"group","aria-label":e.help},P("b",{},t.words.in_lesson),P("dl",
{},t.keys.map(([o,n])=>P("div",{},P("dt",{},o.split(" ").map(l=>P("kbd",{},l))),P("dd",{},n)))))}takes(t){let{stage:e}=this,{table:o,presenting:n}=e;if(t.metaKey||
t.altKey||t.ctrlKey||t.isComposing||n.isOn)return!1;o.byKeys(!0);let l=t.target,r=l.matches(os),i=l.getAttribute("role")==="gridcell";if(t.key==="Enter")return i||
l.matches("button:not(.bl-st-main), a, .bl-st-pupil input")?!1:(l.matches('[role="button"]')?o.act(l,t):e.main(),!0);if(t.key==="Escape"&&r)return o.root.focus(
{preventScroll:!0}),!0;if(r)return!1;let a={ArrowLeft:-1,ArrowRight:1}[t.key];if(!i&&t.key.startsWith("Arrow")&&this.picks(l))return es(o,t);if(a&&!i)return this.
arrow(a,l);if(/^(Digit|Numpad)\d$/.test(t.code)&&!i)return this.digit(Number(t.code.at(-1))-1);let c=ss(t);if((!o.local.letters||c!=="H"&&this.meantHint)&&(this.
meantHint=""),!o.local.letters)return!1;let m={H:()=>this.hint(),B:()=>e.alone(),L:()=>this.tongue(),U:!i&&(()=>o.ask("undo"))}[c];return m?(m(),!0):!1}picks(t){
let{frame:e,isPlaying:o,question:n}=this.stage;return(o||n?.kind==="cells"&&!n.result)&&(this.pressed||!!e.pick?.keys.length)&&!t.closest(`${te}, .bl-ways, .bl-\
st-dots`)}arrow(t,e){let{table:o,lesson:n}=this.stage;if(e.closest(te))return!1;if(e.closest(".bl-ways"))return o.ask(t>0?"redo":"undo"),!0;let l=e.closest(".bl\
-st-dots");if(l){let a=[...l.querySelectorAll(".bl-st-dot, .bl-st-dash")].filter(m=>m.getClientRects().length);return a[Math.max(0,Math.min(a.length-1,a.indexOf(
e)+t))]?.focus(),!0}let r=n.at+t,{main:i}=n;return i.do==="go"&&i.at===r?this.stage.main():r>=0&&r<n.of&&o.ask("go",{at:r}),!0}digit(t){let{table:e,question:o}=this.
stage,{root:n}=e,l=n.querySelector(".bl-number input");ns(l);let r=[...n.querySelectorAll(".bl-options:not(.bl-if:not(:has([data-asks]:checked)) > .bl-why) inpu\
t")],a=(o&&Jt(o)?[...n.querySelectorAll(".bl-rline")]:[])[t];return r[t]?(r[t].focus(),r[t].click()):a&&a.click(),!!(r[t]||a)}hint(){let{table:t,lesson:e,question:o}=this.
stage,n=o?.hints.rungs.find(({open:l,may:r})=>!l&&r);!n||o.result&&Jt(o)||(this.meantHint===n.key?(this.meantHint="",t.ask("pick",{key:`hint:${n.key}`})):(this.
meantHint=n.key,t.speak(e.words.sure_hint.replace("{label}",n.label).replace("{price}",n.price))))}tongue(){let{table:t,frame:e}=this.stage,o=e.languages.find(({
key:n})=>n!==e.lang);o&&t.ask("language",{key:o.key})}};import{fade as rs}from"./help.js";import{enter as ls}from"./question.js";var X=class{constructor(t){this.key="position";this.stood="";this.judged="";this.was={stood:"",judged:"",had:!1};this.stage=
t}get shown(){let{lesson:t,frame:e}=this.stage;return`${t.id} ${t.key} ${e.challenge?.id??""}`}listen(){Mt(this.stage.table.root,this.stage.table.signal)}before(){
let{table:t,local:e,question:o}=this.stage,{stood:n,judged:l,shown:r}=this;this.was={stood:n,judged:l,had:t.root.contains(t.focused())},n!==r&&Object.assign(e,{
notice:"",about:"",bill:!1}),this.stood=r,this.judged=`${r} ${o?.id??""} ${o?.result?"result":"asked"}`}after(){this.arrive();let{table:t}=this.stage;this.was.stood!==
this.stood&&t.seeAll();let e=t.focused();this.was.had&&!(t.root.contains(e)&&e?.getClientRects().length)&&t.root.focus({preventScroll:!0})}arrive(){let{table:t,
lesson:e,question:o,frame:n}=this.stage,{root:l}=t,{stood:r,judged:i}=this.was;if(o?.result||Bt(l,e.draft),!r)return Rt(l,t.signal);let a=m=>l.querySelector(m),
c=a(".bl-st-text");if(r!==this.stood){rs(c),c&&(c.scrollTop=_(c).scrollTop=0);let m=a(".bl-st-text [data-k=title]");(t.keys||this.was.had)&&(m?.getClientRects().
length?m:l).focus({preventScroll:!0})}else if(i!==this.judged&&n.by===t.link.client){o?.result?a(".bl-headline")?.focus({preventScroll:!0}):ls(a(".bl-number inp\
ut, .bl-options input:checked")??a(".bl-options input")??(t.keys&&o?.kind==="cells"?a('.bl-grid [tabindex="0"]'):null)),c&&!o?.result&&is(c);let m=a(".bl-st-not\
e");if(c&&o?.result&&m&&!this.stage.presenter){let y=_(c);y.scrollTop+=m.getBoundingClientRect().top-y.getBoundingClientRect().top-72}}}};function is(s){let t=s.
querySelector(".bl-st-asked");if(!t)return;let e=_(s);e.scrollTop=0;let{top:o,bottom:n}=e.getBoundingClientRect(),r=(e===s?null:e.querySelector(".bl-st-foot"))?.
getBoundingClientRect().top??n,a=(s.querySelector(".bl-st-control")??t).getBoundingClientRect().bottom+8-r;e.scrollTop=Math.min(t.getBoundingClientRect().top-8-
o,Math.max(0,a))}import{copied as as}from"./board.js";import{h as N}from"./common.js";import{bring as cs}from"./common.js";import{artStyle as ds}from"./table.js";import{tableOf as ps}from"./table.js";
import{commit as ms}from"./question.js";import{ASKING as us}from"./question.js";import{asks as fs,deed as bs,lighting as hs}from"./question.js";import{Presenting as gs}from"./question.js";import{questionOf as ee}from"./question.js";var ys=s=>Number(s.getAttribute("data-at")),ct=class{constructor(t,e){this.position=new X(this);this.fitting=new Z(this);this.shortcuts=new Q(this);this.isAlone=
!1;this.table=t,this.presenting=e??new gs(t,async()=>new(await cs(t.model,"presenter")).Presenter(this),()=>this.lesson.present),this.draft=new G(t)}get frame(){
return this.table.frame}get local(){return this.table.local}get words(){return this.table.words}get lesson(){return this.frame.stage}get question(){return ee(this.
frame)}get places(){return this.frame.board?.says??{}}get isPlaying(){let t=this.question;return this.lesson.kind==="end"?!1:t?t.kind==="turn"&&!t.result:this.frame.
parts.includes("actions")}get isWatched(){return!this.question&&this.frame.parts.includes("timeline")}get presenter(){return this.presenting.isOn&&this.lesson?this.
presenting.presenter:void 0}get lit(){let{frame:t,lesson:e,presenter:o,question:n,table:l}=this,r=".bl-st-main";return o?o.lit:n&&!n.result?fs(t,l.root)||r:e.stuck?
'[data-do="undo"]':e.main.quiet?bs(t):e.main.do?r:'[data-do="anew"]'}layout(){let{position:t,presenting:e,fitting:o,shortcuts:n,draft:l}=this,r=[this.steps(),Tt,
l,e],i=[...us,hs(()=>this.lit),o,t,n],a=[...r,...i],c;return{get panels(){let{presenter:m}=e;return m&&(c??=[...r,m,m.hands,...i]),c??a},content:()=>this.content(),
holdsFocus:!0,keepsView:!0}}content(){let{frame:t,local:e,words:o,lesson:n,presenter:l,isAlone:r,table:i}=this;return i.root.classList.add("bl-lesson"),e.below=
!r&&(!l||!!this.question),[ds(t),o.gallery?.style&&N("style#pieces",{},o.gallery.style),N("div.bl-st#st",{class:[`bl-st-is-${n.kind}`,S(this)&&"bl-st-across",r&&
"bl-st-alone",l&&"bl-st-present",!r&&!l&&!this.isPlaying&&!this.isWatched&&"bl-st-flows",this.isPlaying&&"bl-st-plays"].filter(Boolean).join(" "),style:t.board?.
svg?`--shape:${I(t.board.svg).toFixed(2)}`:null},bt(this),ht(this),N("div.bl-st-above#above",{},e.help&&this.shortcuts.list(),...i.above()),N("div.bl-st-body#st\
body",{},Ut(this),N("div.bl-st-side#side",{},_t(this),Wt(this))),l?.cues(),l?.over()),as(e,o)]}alone(){this.isAlone=!this.isAlone,this.table.draw()}steps(){let t=e=>()=>this.
table.ask(e);return{key:"steps",on:{main:()=>this.main(),alone:()=>this.alone(),go:(e,o)=>{o.getAttribute("aria-disabled")!=="true"&&e.ask("go",{at:ys(o)})},answer:()=>(this.
draft.drop(),!1),challenge:(e,o)=>e.ask("challenge",{key:o.getAttribute("data-pick")??""}),practise:(e,o)=>e.ask("practise",{key:o.getAttribute("data-pick")??""}),
again:e=>ee(e.frame)?.result?e.ask("pick",{key:"again:"}):e.ask("again"),...Object.fromEntries(["anew","python","solution","best"].map(e=>[e,t(e)]))},marks({root:e,
over:o}){for(let n of e.querySelectorAll(".bl-st-name"))n.classList.toggle("bl-over",n.getAttribute("data-name")===o?.place)},onOver(e,o){let n=o?.target.closest?.(
"[data-name]")?.getAttribute("data-name");n&&(e.over={line:void 0,place:n},e.marks())}}}main(){let{table:t,lesson:e}=this,{do:o,at:n,key:l}=e.main;if(o==="answe\
r")return this.draft.drop(),ms(t);if(o==="again")return t.ask("pick",{key:"again:"});if(o==="open"||o==="pick"||o==="challenge"||o==="practise")return t.ask(o,{
key:l});o==="go"&&t.ask("go",{at:n,key:l})}},ks=ps(s=>new ct(s).layout());export{G as DraftKeeper,Z as Fitting,Q as Shortcuts,ct as Stage,X as StepPosition,Rt as arrive,O as beside,St as challenges,Bt as choose,ks as default,we as drafted,
Ut as figure,Mt as fitIn,Wt as foot,ut as goals,Et as handIn,Tt as handingIn,S as isAcross,V as isBroad,L as isNarrow,q as isSmall,Zt as keepOffBoard,wt as leave,
bt as lessonHead,ft as line,ht as map,tt as named,Qt as narrowBoard,kt as ofAll,yt as ofRule,st as play,D as prose,qt as reached,z as readsHints,Ht as result,C as round,
it as said,_ as scrolling,I as shape,nt as stageHints,_t as stepText,rt as turnsInBar,jt as watch};
