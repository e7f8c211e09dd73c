import{button as f,h as r,picture as it}from"./common.js";import{icon as L}from"./common.js";import{ruled as lt,tool as C}from"./common.js";var at=20,w=o=>o.stage;
function N(o,t,e){let s=w(o);return r("header.bl-st-head#lessonhead",{},r("span.bl-st-game",{},s.game),r("h2",{},s.lesson),r("div.bl-st-tools",{},s.left.length>
0&&r("span.bl-st-left",{},s.left[0],r("b",{},s.left[1]),s.left[2]),r("div.bl-seg",{role:"group","aria-label":t.language},o.languages.map(({key:n,label:l})=>f({"\
data-do":"language","data-pick":n,lang:n,"aria-pressed":String(n===o.lang)},l))),e))}function W(o,t){let e=w(o),s=e.of>at,n=(l,i,d)=>f({class:"bl-st-step","data\
-do":"go","data-at":Math.max(0,Math.min(e.of-1,i)),"data-k":`step ${l}`,"aria-label":d,title:d,"aria-disabled":i<0||i>=e.of?"true":null},L(t,l));return r("nav.b\
l-st-map#map",{"aria-label":e.words.map},n("back",e.at-1,e.words.back),r("p.bl-st-chap",{},r("b",{},e.chapter),r("span.bl-st-where",{},e.where),r("span.bl-st-sh\
ort",{"aria-hidden":"true"},e.short)),r("ol.bl-st-dots",{},e.map.map(({label:l,steps:i},d)=>{let c=i.some(({at:m})=>m===e.at),h=i.every(({state:m})=>m!=="open");
return r("li",{class:c?"bl-st-here":s?"bl-st-far bl-st-fold":"bl-st-far","data-k":`chapter ${d}`},f({class:h?"bl-st-dash bl-done":"bl-st-dash","data-do":"go","d\
ata-at":i[0].at,"data-k":`to ${d}`,tabindex:-1,"aria-label":l,title:l},r("i",{})),r("ol",{"aria-label":l},i.map(m=>dt(m,e.at))))})),n("on",e.at+1,e.words.on))}var dt=({
at:o,kind:t,state:e,says:s},n)=>r("li",{"data-k":`dot ${o}`},f({class:`bl-st-dot bl-dot-${t} bl-${e}`,"data-do":"go","data-at":o,"data-k":`dot ${o}`,"aria-label":s,
title:s,tabindex:o===n?0:-1,"aria-current":o===n?"step":null},r("i",{}))),q=(o,t)=>o.split(/\b([A-Z]?[A-Za-z]\d{1,2})\b/).map((e,s)=>s%2&&t[e]?r("span.bl-st-nam\
e",{"data-name":e},e):e),y=(o,t={})=>o.map((e,s)=>{if(typeof e=="string")return q(e,t);let{kind:n,text:l,rule:i,title:d}=e;return i?r("span.bl-rule.bl-st-rule",
{role:"button",tabindex:0,"data-k":`rule ${s}`,"data-do":"rule","data-rule":i,"data-title":d},l):r(n==="strong"?"b":n==="slanted"?"em":"code",{},l)}),H=(o,t)=>o.
map(({kind:e,spans:s=[],items:n=[],head:l=[],rows:i=[]},d)=>{let c={"data-k":`block ${d}`};return e==="list"||e==="numbers"?r(e==="list"?"ul.bl-st-list":"ol.bl-\
st-list",c,n.map(h=>r("li",{},y(h,t)))):e==="quote"?r("p.bl-st-quote",c,y(s)):e!=="table"?r("p.bl-st-lead",c,y(s,t)):r("table.bl-st-table",c,l.some(h=>h.length)&&
r("thead",{},r("tr",{},l.map(h=>r("th",{scope:"col"},y(h))))),r("tbody",{},i.map(h=>r("tr",{},h.map(m=>r("td",{},y(m)))))))}),S=({title:o,lines:t,head:e,rows:s},n)=>r(
"section.bl-st-told",{"data-k":`told ${n}`},o&&r("b",{},o),t.length>0&&(t.length===1?r("p",{},t[0]):r("ul.bl-st-list",{},t.map(l=>r("li",{},l)))),s.length>0&&r(
"table.bl-st-table",{},e.length>0&&r("thead",{},r("tr",{},e.map(l=>r("th",{scope:"col"},l)))),r("tbody",{},s.map(l=>r("tr",{},l.map(i=>r("td",{class:/^[\d.,%−-]+$/.
test(i)?"bl-st-num":null},i))))))),j=({goals:o,outcome:t,words:e},s)=>[r("ul.bl-st-goals#goals",{"aria-label":e.goals},o.map(({says:n,done:l},i)=>r("li",{class:l?
"bl-done":null,"data-k":`goal ${i}`},r("i",{},l&&L(s,"accept")),r("span",{},r("span.bl-unseen",{},l?e.goal_done:e.goal_open," "),n)))),r("p.bl-st-outcome#outcom\
e",{},t?.says,t?.says&&t.ask&&" ",t?.ask&&f({class:"bl-st-link","data-do":"solution"},t.ask))],I=o=>r("ol.bl-st-line#line",{tabindex:0},o.map((t,e)=>r("li",{"da\
ta-k":`deed ${e}`},t)));function _({kind:o,label:t,svg:e,table:s},n){let l=e&&it(e);return r("figure.bl-st-figure",{"data-k":`figure ${o} ${n} ${t}`,class:`bl-s\
t-${o}`,"aria-label":t||null},l||S({...s,title:t},n),l&&s.rows?.length>0&&r("div.bl-unseen",{},S(s,n)))}function F(o,t){let{can:e,lines:s}=o.end;return r("secti\
on.bl-st-end#end",{tabindex:0,role:"group","aria-label":e},r("p.bl-st-kick",{},o.lesson),r("h3",{},e),r("ul",{},s.map(({text:n,rule:l,title:i},d)=>r("li",{"data\
-k":`line ${d}`},L(t,"accept"),r("div",{},H(n),l&&r("small",{},lt({rule:l,title:i})))))))}function K(o){let{title:t,rows:e,left:s,met:n,met_title:l}=o.end;return[
r("h3#title",{tabindex:-1},t),r("dl.bl-st-sums",{},e.map(([i,d,c])=>r("div",{},r("dt",{},i),r("dd",{},r("b",{},d),` ${c}`)))),s&&r("p.bl-st-small",{},s),n.length>
0&&r("section.bl-st-met",{},r("p.bl-st-small",{},l),r("ul",{},n.map(i=>r("li",{},i)))),r("p.bl-st-small",{},f({class:"bl-st-link","data-do":"anew"},o.anew))]}var D=(o,t)=>r(
"section.bl-help#stagekeys",{role:"group","aria-label":t.help},r("dl",{},o.keys.map(([e,s])=>r("div",{},r("dt",{},e.split(" ").map(n=>r("kbd",{},n))),r("dd",{},
s)))));function z(o){let{present:t}=o,e=(s,n,l)=>f({class:"bl-st-cue","data-do":l},r("kbd",{},s),` ${n}`);return r("div.bl-st-cues#cues",{},r("b",{},`${o.game},\
 ${o.lesson}`),r("span",{},o.kick||o.where),o.kind==="ask"&&e("Space",t.space,"show"),e("→",t.on,"onward"),e("B",t.board,"alone"),e("P",t.leave,"present"))}function V(o,t){
let e=w(o);return r("div.bl-st-cap#cap",{class:o.views.length>2&&e.part?"bl-st-full":null},o.views.length>1&&r("div.bl-seg",{role:"group","aria-label":t.view},o.
views.map(({key:s,label:n})=>f({"data-do":"view","data-pick":s,"aria-pressed":String(s===o.view)},n))),o.turns&&o.views.length>1&&C(t,"turn",t.turn_board,{"data\
-do":"turn","data-at":1}),e.part&&C(t,"part",e.part,{"data-do":"whole"}),f({class:"bl-st-py","data-do":"python","aria-label":e.words.python,"aria-expanded":String(
e.code!==null)},r("span",{"aria-hidden":"true"},"</>"),r("span.bl-st-pyname",{},e.words.python)),e.code!==null&&r("pre.bl-st-code#code",{tabindex:0,"aria-label":e.
words.python},r("code",{},e.code)))}var ht=[150,400,800,1500],Y=.5,ut=["pointerdown","wheel","touchstart","keydown"],G=".jp-Notebook, .jp-WindowedPanel-outer",pt=460,mt=24;function Z(o,t){if(!globalThis.
ResizeObserver)return;let e=null,s=0,n=new ResizeObserver(l);n.observe(o),t.addEventListener("abort",()=>n.disconnect());function l(){let i=o.closest(G);if(i!==
e&&(e&&n.unobserve(e),i&&n.observe(i),e=i,s=i?.clientHeight??0,o.style.setProperty("--bl-room",i?U(s):"")),!e||e.clientHeight===s||!e.clientHeight)return;let{top:d}=e.
getBoundingClientRect(),c=o.getBoundingClientRect().bottom<=d+s+1;s=e.clientHeight,o.style.setProperty("--bl-room",U(s)),c&&o.getBoundingClientRect().bottom>d+s&&
o.scrollIntoView({block:"nearest"})}}var U=o=>`${Math.max(pt,o-mt)}px`;function J(o,t){let e=new AbortController,s=o.ownerDocument.defaultView,n=ht.map(i=>setTimeout(
l,i));for(let i of ut)s.addEventListener(i,()=>e.abort(),{capture:!0,passive:!0,signal:e.signal});t.addEventListener("abort",()=>e.abort(),{once:!0}),e.signal.addEventListener(
"abort",()=>n.forEach(clearTimeout));function l(){let i=o.closest(G)?.getBoundingClientRect(),{top:d,bottom:c,height:h}=o.getBoundingClientRect();!i||!h||d>=i.top&&
c<=i.bottom||c<i.top-Y*i.height||d>i.bottom+Y*i.height||o.scrollIntoView({block:h>i.height?"start":"nearest"})}}var X=o=>[".bl-options:not(.bl-why)",".bl-why"].map(t=>[...o.querySelectorAll(`${t} input`)].map(e=>e)),E=o=>X(o).map(t=>t.find(({checked:e})=>e)?.dataset.n??"").
join(",");function Q(o,t){if(!/^\d*,\d*$/.test(t))return;let e=t.split(",");for(let[s,n]of X(o).entries()){let l=n.find(({dataset:i})=>i.n===e[s]);l&&!n.some(({
checked:i})=>i)&&(l.checked=!0)}}import{letterOf as bt}from"./common.js";import{enter as ft,questionOf as T,reveals as tt}from"./question.js";function et(o,t){if(t.metaKey||t.altKey||t.ctrlKey||t.isComposing)return!1;o.byKeys(!0);let e=t.
target,s=e.matches('input[type="text"], select, textarea'),n=e.getAttribute("role")==="gridcell";if(t.key==="Enter")return n||e.matches("button, a")&&!e.matches(
".bl-st-main")?!1:(e.matches('[role="button"]')?o.act(e,t):o.main(),!0);if(t.key==="Escape"&&s)return o.root.focus({preventScroll:!0}),!0;if(s)return!1;let l={ArrowLeft:-1,
ArrowRight:1}[t.key];if(l&&!n)return M(o,l,e);if(/^(Digit|Numpad)\d$/.test(t.code)&&!n)return gt(o,Number(t.code.at(-1))-1);let i=bt(t);if((!o.local.letters||i!==
"H"&&o.meantHint)&&(o.meantHint=""),!o.local.letters)return!1;if(o.presents&&t.code==="Space")return o.ask("show"),!0;let d={P:!n&&(()=>o.present()),H:()=>kt(o),
B:()=>o.alone(),L:()=>o.tongue(),U:!n&&(()=>o.ask("undo"))}[i];return d?(d(),!0):!1}function M(o,t,e){if(e.matches('input[type="radio"]')||e.closest('.bl-acts, \
.bl-lines, [role="tablist"], .bl-items, .bl-seg'))return!1;if(e.closest(".bl-ways"))return o.ask(t>0?"redo":"undo"),!0;let s=e.closest(".bl-st-dots");if(s){let l=[
...s.querySelectorAll(".bl-st-dot, .bl-st-dash")].filter(d=>d.getClientRects().length);return l[Math.max(0,Math.min(l.length-1,l.indexOf(e)+t))]?.focus(),!0}let n=o.
lesson.at+t;return n>=0&&n<o.lesson.of&&o.ask("go",{at:n}),!0}function gt(o,t){let e=T(o.frame),s=o.root.querySelector(".bl-number input");ft(s);let n=[...o.root.
querySelectorAll(".bl-options input")],i=(e&&tt(e)?[...o.root.querySelectorAll(".bl-rline")]:[])[t];return n[t]?(n[t].checked=!0,n[t].focus(),o.draft(E(o.root))):
i&&i.click(),!!(n[t]||i)}function kt(o){let t=T(o.frame)?.hints.rungs.find(({open:e,may:s})=>!e&&s);!t||T(o.frame).result&&tt(T(o.frame))||(o.meantHint===t.key?
(o.meantHint="",o.ask("pick",{key:`hint:${t.key}`})):(o.meantHint=t.key,o.speak(o.lesson.words.sure_hint.replace("{label}",t.label).replace("{price}",t.price))))}import{copied as wt,cover as vt,noticed as xt}from"./board.js";import{stage as St}from"./board.js";import{button as k,h as a}from"./common.js";import{shownBy as Et}from"./common.js";
import{TRAYS as st}from"./table.js";import{fade as Tt}from"./help.js";import*as p from"./table.js";import{artStyle as $t,lying as R,slots as g}from"./table.js";import{Card as At}from"./question.js";import{doing as $,enter as Lt,hints as qt,INPUTS as Ht,outcome as Mt,questionOf as u,reveals as v,tone as nt}from"./question.js";var B=2,Rt=600,rt=/viewBox="([^"]*)"/,A=["bl-t1","bl-t2","bl-t3","bl-t4","bl-t5","bl-t6","bl-t7"],Bt=8,Pt=880,Ot=400,ot=5,Ct=180;function P(o){let[,,t,e]=(o.match(
rt)?.[1]??"0 0 1 1").split(" ").map(Number);return t/e}var O=class extends At{get lesson(){return w(this.frame)}content(){let{frame:t,local:e,words:s}=this,{lesson:n}=this;
return this.root.classList.add("bl-lesson"),e.below=!this.isAlone&&!this.presents,[$t(t),s.gallery?.style&&a("style#pieces",{},s.gallery.style),a("div.bl-st#st",
{class:[`bl-st-is-${n.kind}`,this.isAcross&&"bl-st-across",this.isAlone&&"bl-st-alone",this.presents&&"bl-st-present"].filter(Boolean).join(" ")},N(t,s,p.tools(
t,e,s)),W(t,s),a("div.bl-st-above#above",{},e.help&&D(n,s),...this.above()),a("div.bl-st-body#stbody",{},this.figure(),a("div.bl-st-side#side",{},this.text(),this.
bar())),this.presents&&z(n)),wt(e,s)]}get isAcross(){let{frame:t,lesson:e}=this;if(e.kind==="end"||this.isPlaying&&!this.isSmall)return!1;let s=e.figure.find(n=>n.
alone);return s?s.svg?P(s.svg)>B:s.table.rows.length<=Bt:!e.figure.length&&P(t.board?.svg??"")>B}figure(){let{frame:t,local:e,words:s,area:n}=this,{lesson:l}=this,
i=l.kind==="end"||l.figure.some(h=>h.alone);if(i&&Object.assign(e,{svg:"",grid:void 0}),l.kind==="end")return a("div.bl-st-fig#fig",{},F(l,s));let d=l.figure.map(
_),c=i?null:t.cover?vt(t,s):St(t,n,e,s,!t.board?.alone&&g("board",t,s));return a("div.bl-st-fig#fig",{},a("div.bl-st-draw#draw",{class:d.length&&!i?"bl-st-two":
null},c,d),this.isPlaying&&this.isBroad&&this.said(),(this.isPlaying||u(t)?.kind==="turn"&&!this.isAcross)&&g("hand",t,s),!this.isNarrow&&this.round(),this.isWatched&&
p.timeline(t,e,s),V(t,s))}round(){let{frame:t,words:e}=this;return this.isSmall&&t.board?.alone&&a("div.bl-st-round#round",{},g("seats",t,e),g("hand",t,e))}get isPlaying(){
let t=u(this.frame);return this.lesson.kind==="end"?!1:t?t.kind==="turn"&&!t.result:this.frame.parts.includes("actions")}get isWatched(){return!u(this.frame)&&this.
frame.parts.includes("timeline")}get places(){return this.frame.board?.says??{}}text(){let{frame:t,words:e}=this,{lesson:s}=this,n=u(t),l=!!n?.result;return a("\
div.bl-st-text#sttext",{class:[n?.result&&nt(n.result),l&&"bl-st-judged"].filter(Boolean).join(" "),role:"group","aria-label":s.words.text},s.kind==="end"?K(s):
[s.stopped&&a("p.bl-st-stopped#stopped",{},s.stopped," ",k({class:"bl-st-link","data-do":"anew"},s.from_start)),a("p.bl-st-kick#kick",{},a("span",{},this.presents&&
n?s.present.predict:s.kick),n&&!this.presents&&a("span",{},n.worth)),s.anew_board&&a("p.bl-st-small#anewboard",{},s.anew_board),s.title&&a("h3#title",{tabindex:-1},
s.title),!(n&&v(n))&&H(s.text,this.places),s.goals.length>0&&j(s,e),s.tries&&a("p.bl-st-small#tries",{},s.tries),n&&this.question(),s.beside.map(S),this.isPlaying&&
this.play(),this.isWatched&&!this.isPlaying&&this.watch(),this.reads&&this.hints()])}get reads(){return!this.isAcross||this.isNarrow||!!u(this.frame)?.hints.rungs.
some(({open:t})=>t)}hints(){let{frame:t,local:e,words:s}=this,n=u(t);return n&&!this.presents&&!v(n)&&qt(t,e,s,this.isPlaying||n.choices.length+n.steps.length>4||
n.kind==="legal"||this.reads&&n.reasons.length>0&&this.isSmall)}question(){let{frame:t,local:e,words:s}=this,n=u(t),l=["choice","legal","order"].includes(n.kind);
return[a("p.bl-st-lead.bl-st-asked#asked",{},q(n.question,this.places)),this.isNarrow&&this.round(),n.result&&a("div.bl-verdict.bl-st-note#note",{class:nt(n.result)},
Mt(t,e,s),this.ways()),!n.result&&l&&a("div.bl-st-control#control",{"data-k":`control ${n.id}`},Ht[n.kind](this.presents?{...n,seed:""}:n,`bl ${this.link.client}`,
s,t))]}ways(){let t=u(this.frame),e=t.result,s=[t.away&&$("back",t.back,"bl-st-link"),e.may_tell&&$("tell",t.tell,"bl-st-link"),e.fresh&&(e.told||e.solved)&&$("\
fresh",t.fresh,"bl-st-link"),v(t)&&$("again",t.again,"bl-st-link")].filter(Boolean);return s.length>0&&a("p.bl-st-ways",{},s)}play(){let{frame:t,local:e,words:s}=this,
n=b=>!u(t)&&t.parts.includes(b),l=R(t,"costs").some(({items:b})=>b?.some(({row:x})=>x)),i=g("costs",t,s),d=p.actions(t,s,l&&i),c=!this.turnsInBar&&p.turn(t,s),h=!u(
t)&&this.lesson.outcome?.line||[],m=this.lesson.kind==="opening"&&!n("log");return a("div.bl-st-deeds#play",{},m?[c,d]:[c,g("seats",t,s,b=>!st.has(b.kind)),a("d\
iv.bl-st-may#may",{},d,!l&&!R(t,"ask").length&&i),g("seats",t,s,b=>st.has(b.kind)),n("receipt")&&p.receipt(t,e,s),(n("log")||h.length>0)&&a("div.bl-st-happened#\
happened",{},h.length?I(h):!this.isBroad&&this.said()||p.log(t,s))])}watch(){let{frame:t}=this;return a("div.bl-st-deeds#watch",{},t.log[0]&&t.time.ply>0&&a("p.\
bl-st-said#said",{},t.log[0].text))}said(){let{news:t}=this.frame;if(u(this.frame)||!t?.says.length)return!1;let e=t.says.slice(this.isBroad?-ot:1-ot);for(;e.length>
1&&e.join("").length>Ct;)e.shift();let s=i=>a("div",{},i),n=t.all.length||e.length===t.says.length?t.all:t.says,l=n.length>0&&a("details",{},a("summary",{},this.
words.all_moves),n.map(s));return a("div.bl-st-said#said",{},e.map(s),l)}get isBroad(){return!this.isNarrow&&P(this.frame.board?.svg??"")>B}get turnsInBar(){return this.
isAcross&&this.isPlaying&&!this.isNarrow&&!this.frame.turn.over}bar(){let{frame:t,local:e,words:s,lesson:n}=this,l=u(t),{main:i}=n;if(this.presents)return a("di\
v.bl-st-foot#foot",{},l&&!v(l)&&k({class:"bl-main bl-st-main","data-do":"show","data-k":"main"},n.present.reveal));let d=l&&!v(l)?this.answer():a("p.bl-st-next",
{},n.following.label&&a("span",{},n.following.label),a("b",{},n.following.title??"")),c=this.isPlaying&&k({class:"bl-st-second","data-do":"undo",hidden:!t.time.
can_undo},s.undo);return a("div.bl-st-foot#foot",{},e.below&&xt(e,s),this.turnsInBar&&p.turn(t,s),!this.reads&&this.hints(),d,c,i.do&&k({class:`bl-st-main ${i.quiet?
"bl-st-second":"bl-main"}`,"data-do":"main","data-k":"main"},i.label))}answer(){let t=u(this.frame),{words:e,draft:s,key:n}=this.lesson;return t.result?a("p.bl-\
st-next",{},t.result.given&&a("span",{},t.state)):t.kind!=="number"?a("p.bl-st-next",{},a("span",{},t.kind==="cells"?t.picked:e.unchecked)):a("div.bl-number.bl-\
st-number",{"data-k":`number ${n} ${t.id}`},a("label",{for:`n${this.link.client}`},e.predict),a("div",{},k({"data-do":"less","aria-label":e.fewer},"−"),a("inp\
ut#number",{id:`n${this.link.client}`,type:"text",inputmode:"numeric",maxlength:24,autocomplete:"off",placeholder:"?",value:s}),k({"data-do":"more","aria-label":e.
more},"+")))}act(t,e){let s=t.getAttribute("data-do");if(!(t.getAttribute("aria-disabled")==="true"&&s==="go")){if(s==="main")return this.main();if(s==="less"||
s==="more")return this.count(s==="more"?1:-1);if(s==="anew"||s==="python"||s==="show"||s==="solution")return this.ask(s);if(s==="onward")return M(this,1,this.root);
if(s==="alone")return this.alone();if(s==="present")return this.present();if(s==="go")return this.ask("go",{at:Number(t.getAttribute("data-at"))});super.act(t,e)}}main(){
let{do:t,at:e,key:s}=this.lesson.main;if(t==="answer")return this.commit();if(t==="again")return this.ask("pick",{key:"again:"});if(t==="open")return this.ask("\
open",{key:s});t==="go"&&this.ask("go",{at:e})}commit(){return clearTimeout(this.typed),super.commit()}count(t){let e=this.root.querySelector(".bl-number input");
e&&(e.value=String(Math.max(0,(Number.parseInt(e.value.normalize("NFKC"),10)||0)+(e.value?t:t>0?1:0))),this.draft(e.value))}draft(t){this.root.querySelector(".b\
l-st-foot > .bl-strip-notice")?.remove(),this.local.notice="",clearTimeout(this.typed),this.typed=setTimeout(()=>this.link.post({client:this.link.client,seq:++this.
link.seq,rev:0,do:"draft",key:t}),Ot)}listen(){this.tight={of:"",degrees:0},this.tells=!1,this.room=0,this.stood="",this.judged="",this.meantHint="",this.isAlone=
!1,Z(this.root,this.signal),this.presents=!1,this.typed=void 0,super.listen();let t=(e,s,n=!1)=>this.root.addEventListener(e,s,{signal:this.signal,capture:n});t(
"input",e=>e.target.matches(".bl-number input")&&this.draft(e.target.value.trim())),t("change",e=>e.target.matches(".bl-options input")&&this.draft(E(this.root))),
t("keydown",e=>et(this,e)&&(e.preventDefault(),e.stopPropagation(),e.stopImmediatePropagation()),!0),this.signal.addEventListener("abort",()=>clearTimeout(this.
typed))}alone(){this.isAlone=!this.isAlone,this.draw()}present(){this.presents=!this.presents,this.enlarge(this.presents),this.root.focus({preventScroll:!0})}tongue(){
let t=this.frame.languages.find(({key:e})=>e!==this.frame.lang);t&&this.ask("language",{key:t.key})}draw(){let t=this.root.contains(this.focused());this.drawStep();
let e=this.focused();t&&!(this.root.contains(e)&&e?.getClientRects().length)&&this.root.focus({preventScroll:!0})}drawStep(){let{lesson:t}=this,e=u(this.frame),
s=e?.result,n=`${t.id} ${t.key}`,l=`${n} ${e?.id??""} ${s?"result":"asked"}`,[i,d]=[this.stood,this.judged];if(this.stood=n,this.judged=l,i!==n&&(this.local.notice=
this.local.about=""),super.draw(),this.fit(),s||Q(this.root,t.draft),!i)return J(this.root,this.signal);i!==n&&Tt(this.root.querySelector(".bl-st-text"));let c=h=>this.
root.querySelector(h);if(i!==n){let h=c(".bl-st-text");h&&(h.scrollTop=0),this.keys&&(c(".bl-st-text [data-k=title]")??this.root).focus({preventScroll:!0})}else if(d!==
l&&this.frame.by===this.link.client){s?c(".bl-headline")?.focus({preventScroll:!0}):Lt(c(".bl-number input, .bl-options input:checked")??c(".bl-options input"));
let h=c(".bl-st-text");h&&s&&(h.scrollTop=Math.max(0,(c(".bl-st-note")?.offsetTop??0)-h.offsetTop-60))}}marks(){super.marks();for(let t of this.root.querySelectorAll(
".bl-st-name"))t.classList.toggle("bl-over",t.getAttribute("data-name")===this.over?.place)}onOver(t){super.onOver(t);let e=t?.target.closest?.("[data-name]")?.
getAttribute("data-name");e&&(this.over={line:void 0,place:e},this.marks())}narrowBoard(){let{board:t}=this.frame,e=this.root.querySelector(".bl-stage > svg"),s=e?.
querySelector('[data-layer="panel"]'),[,n]=t?.svg.match(rt)??[];if(!t?.alone||!e||!s||!n)return;let l=this.isSmall?t.alone.join(" "):n,[,,i,d]=l.split(" ");for(let[
c,h]of Object.entries({viewBox:l,width:i,height:d}))e.setAttribute(c,h);s.style.display=l===n?"":"none"}get isNarrow(){return this.root.clientWidth<Rt}get isSmall(){
return this.root.clientWidth<Pt}fit(){this.narrowBoard();let t=this.root.querySelector(".bl-st-text");if(!t)return;let{frame:e,root:s}=this,n=`${this.judged} ${s.
clientWidth} ${t.closest(".bl-st")?.clientHeight}`,l=this.tight.of===n,i=l?this.tight.degrees:0;l||(this.room=0),t.classList.remove(...A.slice(i)),t.classList.add(
...A.slice(0,i));let d=t.querySelector(".bl-st-line"),c=t.querySelector(".bl-st-may");c&&(c.style.minHeight="");let h=l&&(d||e.pick?.path.length&&!R(e,"ask").length),
m=()=>h||t.scrollHeight<=t.clientHeight+1,b=i;for(;b<A.length&&!m();)t.classList.add(A[b++]);this.tight={of:n,degrees:b},this.hold(c,b===i,m);let x=h&&(d?!this.
tells&&d:t.querySelector(".bl-choices"));this.tells=!!d,x&&(t.scrollTop+=Math.max(0,x.getBoundingClientRect().bottom-t.getBoundingClientRect().bottom+6)),this.placeCallout()}hold(t,e,s){
e||(this.room=0),!(!t||this.frame.turn.over)&&(this.frame.pick?.path.length||(this.room=Math.max(this.room??0,t.offsetHeight)),t.style.minHeight=`${this.room}px`,
s()||(t.style.minHeight=""))}onResize(){super.onResize();let t=e=>!!this.root.querySelector(e);t(".bl-st")&&(t(".bl-st-across")!==this.isAcross||t(".bl-st-round")!==
!!this.round())&&this.draw(),this.fit()}refocus(){this.stood===`${this.lesson.id} ${this.lesson.key}`&&super.refocus()}narrow(){}},Nt=Et(O);export{O as Stage,J as arrive,M as arrow,S as beside,V as caption,Q as choose,Nt as default,E as drafted,F as end,_ as figure,Z as fitIn,j as goals,N as head,et as key,
D as keys,w as lessonOf,I as line,W as map,q as named,z as presenter,H as prose,K as result};
