import{button as b,h as r,picture as it}from"./common.js";import{icon as A}from"./common.js";import{ruled as lt,tool as P}from"./common.js";var at=20,y=n=>n.stage;
function C(n,t,e){let s=y(n);return r("header.bl-st-head#lessonhead",{},r("span.bl-st-game",{},s.game),r("h2",{},s.lesson),r("div.bl-st-tools",{},s.left.length>
0&&r("span.bl-st-left",{},s.left[0],r("b",{},s.left[1]),s.left[2]),r("div.bl-seg",{role:"group","aria-label":t.language},n.languages.map(({key:o,label:l})=>b({"\
data-do":"language","data-pick":o,lang:o,"aria-pressed":String(o===n.lang)},l))),e))}function N(n,t){let e=y(n),s=e.of>at,o=(l,i,d)=>b({class:"bl-st-step","data\
-do":"go","data-at":Math.max(0,Math.min(e.of-1,i)),"data-k":`step ${l}`,"aria-label":d,title:d,"aria-disabled":i<0||i>=e.of?"true":null},A(t,l));return r("nav.b\
l-st-map#map",{"aria-label":e.words.map},o("back",e.at-1,e.words.back),r("p.bl-st-chap",{},r("b",{},e.chapter),r("span.bl-st-where",{},e.where),r("span.bl-st-sh\
ort",{"aria-hidden":"true"},e.short)),r("ol.bl-st-dots",{},e.map.map(({label:l,steps:i},d)=>{let c=i.some(({at:p})=>p===e.at),h=i.every(({state:p})=>p!=="open");
return r("li",{class:c?"bl-st-here":s?"bl-st-far bl-st-fold":"bl-st-far","data-k":`chapter ${d}`},b({class:h?"bl-st-dash bl-done":"bl-st-dash","data-do":"go","d\
ata-at":i[0].at,"data-k":`to ${d}`,tabindex:-1,"aria-label":l,title:l},r("i",{})),r("ol",{"aria-label":l},i.map(p=>dt(p,e.at))))})),o("on",e.at+1,e.words.on))}var dt=({
at:n,kind:t,state:e,says:s},o)=>r("li",{"data-k":`dot ${n}`},b({class:`bl-st-dot bl-dot-${t} bl-${e}`,"data-do":"go","data-at":n,"data-k":`dot ${n}`,"aria-label":s,
title:s,tabindex:n===o?0:-1,"aria-current":n===o?"step":null},r("i",{}))),L=(n,t)=>n.split(/\b([A-Z]?[A-Za-z]\d{1,2})\b/).map((e,s)=>s%2&&t[e]?r("span.bl-st-nam\
e",{"data-name":e},e):e),k=(n,t={})=>n.map((e,s)=>{if(typeof e=="string")return L(e,t);let{kind:o,text:l,rule:i,title:d}=e;return i?r("span.bl-rule.bl-st-rule",
{role:"button",tabindex:0,"data-k":`rule ${s}`,"data-do":"rule","data-rule":i,"data-title":d},l):r(o==="strong"?"b":o==="slanted"?"em":"code",{},l)}),q=(n,t)=>n.
map(({kind:e,spans:s=[],items:o=[],head:l=[],rows:i=[]},d)=>{let c={"data-k":`block ${d}`};return e==="list"||e==="numbers"?r(e==="list"?"ul.bl-st-list":"ol.bl-\
st-list",c,o.map(h=>r("li",{},k(h,t)))):e==="quote"?r("p.bl-st-quote",c,k(s)):e!=="table"?r("p.bl-st-lead",c,k(s,t)):r("table.bl-st-table",c,l.some(h=>h.length)&&
r("thead",{},r("tr",{},l.map(h=>r("th",{scope:"col"},k(h))))),r("tbody",{},i.map(h=>r("tr",{},h.map(p=>r("td",{},k(p)))))))}),x=({title:n,lines:t,head:e,rows:s},o)=>r(
"section.bl-st-told",{"data-k":`told ${o}`},n&&r("b",{},n),t.length>0&&(t.length===1?r("p",{},t[0]):r("ul.bl-st-list",{},t.map(l=>r("li",{},l)))),s.length>0&&r(
"table.bl-st-table",{},e.length>0&&r("thead",{},r("tr",{},e.map(l=>r("th",{scope:"col"},l)))),r("tbody",{},s.map(l=>r("tr",{},l.map(i=>r("td",{class:/^[\d.,%−-]+$/.
test(i)?"bl-st-num":null},i))))))),W=({goals:n,outcome:t,words:e},s)=>[r("ul.bl-st-goals#goals",{"aria-label":e.goals},n.map(({says:o,done:l},i)=>r("li",{class:l?
"bl-done":null,"data-k":`goal ${i}`},r("i",{},l&&A(s,"accept")),r("span",{},r("span.bl-unseen",{},l?e.goal_done:e.goal_open," "),o)))),r("p.bl-st-outcome#outcom\
e",{},t?.says,t?.says&&t.ask&&" ",t?.ask&&b({class:"bl-st-link","data-do":"solution"},t.ask))],j=n=>r("ol.bl-st-line#line",{tabindex:0},n.map((t,e)=>r("li",{"da\
ta-k":`deed ${e}`},t)));function I({kind:n,label:t,svg:e,table:s},o){let l=e&&it(e);return r("figure.bl-st-figure",{"data-k":`figure ${n} ${o} ${t}`,class:`bl-s\
t-${n}`,"aria-label":t||null},l||x({...s,title:t},o),l&&s.rows?.length>0&&r("div.bl-unseen",{},x(s,o)))}function _(n,t){let{can:e,lines:s}=n.end;return r("secti\
on.bl-st-end#end",{tabindex:0,role:"group","aria-label":e},r("p.bl-st-kick",{},n.lesson),r("h3",{},e),r("ul",{},s.map(({text:o,rule:l,title:i},d)=>r("li",{"data\
-k":`line ${d}`},A(t,"accept"),r("div",{},q(o),l&&r("small",{},lt({rule:l,title:i})))))))}function F(n){let{title:t,rows:e,left:s,met:o,met_title:l}=n.end;return[
r("h3#title",{tabindex:-1},t),r("dl.bl-st-sums",{},e.map(([i,d,c])=>r("div",{},r("dt",{},i),r("dd",{},r("b",{},d),` ${c}`)))),s&&r("p.bl-st-small",{},s),o.length>
0&&r("section.bl-st-met",{},r("p.bl-st-small",{},l),r("ul",{},o.map(i=>r("li",{},i)))),r("p.bl-st-small",{},b({class:"bl-st-link","data-do":"anew"},n.anew))]}var K=(n,t)=>r(
"section.bl-help#stagekeys",{role:"group","aria-label":t.help},r("dl",{},n.keys.map(([e,s])=>r("div",{},r("dt",{},e.split(" ").map(o=>r("kbd",{},o))),r("dd",{},
s)))));function D(n){let{present:t}=n,e=(s,o,l)=>b({class:"bl-st-cue","data-do":l},r("kbd",{},s),` ${o}`);return r("div.bl-st-cues#cues",{},r("b",{},`${n.game},\
 ${n.lesson}`),r("span",{},n.kick||n.where),n.kind==="ask"&&e("Space",t.space,"show"),e("→",t.on,"onward"),e("B",t.board,"alone"),e("P",t.leave,"present"))}function z(n,t){
let e=y(n);return r("div.bl-st-cap#cap",{class:n.views.length>2&&e.part?"bl-st-full":null},n.views.length>1&&r("div.bl-seg",{role:"group","aria-label":t.view},n.
views.map(({key:s,label:o})=>b({"data-do":"view","data-pick":s,"aria-pressed":String(s===n.view)},o))),n.turns&&n.views.length>1&&P(t,"turn",t.turn_board,{"data\
-do":"turn","data-at":1}),e.part&&P(t,"part",e.part,{"data-do":"whole"}),b({class:"bl-st-py","data-do":"python","aria-label":e.words.python,"aria-expanded":String(
e.code!==null)},r("span",{"aria-hidden":"true"},"</>"),r("span.bl-st-pyname",{},e.words.python)),e.code!==null&&r("pre.bl-st-code#code",{tabindex:0,"aria-label":e.
words.python},r("code",{},e.code)))}var ht=[150,400,800,1500],V=.5,ut=["pointerdown","wheel","touchstart","keydown"],U=".jp-Notebook, .jp-WindowedPanel-outer",pt=460,mt=24;function G(n,t){if(!globalThis.
ResizeObserver)return;let e=null,s=0,o=new ResizeObserver(l);o.observe(n),t.addEventListener("abort",()=>o.disconnect());function l(){let i=n.closest(U);if(i!==
e&&(e&&o.unobserve(e),i&&o.observe(i),e=i,s=i?.clientHeight??0,n.style.setProperty("--bl-room",i?Y(s):"")),!e||e.clientHeight===s||!e.clientHeight)return;let{top:d}=e.
getBoundingClientRect(),c=n.getBoundingClientRect().bottom<=d+s+1;s=e.clientHeight,n.style.setProperty("--bl-room",Y(s)),c&&n.getBoundingClientRect().bottom>d+s&&
n.scrollIntoView({block:"nearest"})}}var Y=n=>`${Math.max(pt,n-mt)}px`;function Z(n,t){let e=new AbortController,s=n.ownerDocument.defaultView,o=ht.map(i=>setTimeout(
l,i));for(let i of ut)s.addEventListener(i,()=>e.abort(),{capture:!0,passive:!0,signal:e.signal});t.addEventListener("abort",()=>e.abort(),{once:!0}),e.signal.addEventListener(
"abort",()=>o.forEach(clearTimeout));function l(){let i=n.closest(U)?.getBoundingClientRect(),{top:d,bottom:c,height:h}=n.getBoundingClientRect();!i||!h||d>=i.top&&
c<=i.bottom||c<i.top-V*i.height||d>i.bottom+V*i.height||n.scrollIntoView({block:h>i.height?"start":"nearest"})}}var J=n=>[".bl-options:not(.bl-why)",".bl-why"].map(t=>[...n.querySelectorAll(`${t} input`)].map(e=>e)),S=n=>J(n).map(t=>t.find(({checked:e})=>e)?.dataset.n??"").
join(",");function X(n,t){if(!/^\d*,\d*$/.test(t))return;let e=t.split(",");for(let[s,o]of J(n).entries()){let l=o.find(({dataset:i})=>i.n===e[s]);l&&!o.some(({
checked:i})=>i)&&(l.checked=!0)}}import{letterOf as bt}from"./common.js";import{enter as ft,questionOf as E,reveals as Q}from"./question.js";function tt(n,t){if(t.metaKey||t.altKey||t.ctrlKey||t.isComposing)return!1;n.byKeys(!0);let e=t.
target,s=e.matches('input[type="text"], select, textarea'),o=e.getAttribute("role")==="gridcell";if(t.key==="Enter")return o||e.matches("button, a")&&!e.matches(
".bl-st-main")?!1:(e.matches('[role="button"]')?n.act(e,t):n.main(),!0);if(t.key==="Escape"&&s)return n.root.focus({preventScroll:!0}),!0;if(s)return!1;let l={ArrowLeft:-1,
ArrowRight:1}[t.key];if(l&&!o)return H(n,l,e);if(/^(Digit|Numpad)\d$/.test(t.code)&&!o)return gt(n,Number(t.code.at(-1))-1);let i=bt(t);if((!n.local.letters||i!==
"H"&&n.meantHint)&&(n.meantHint=""),!n.local.letters)return!1;if(n.presents&&t.code==="Space")return n.ask("show"),!0;let d={P:!o&&(()=>n.present()),H:()=>kt(n),
B:()=>n.alone(),L:()=>n.tongue(),U:!o&&(()=>n.ask("undo"))}[i];return d?(d(),!0):!1}function H(n,t,e){if(e.matches('input[type="radio"]')||e.closest('.bl-acts, \
.bl-lines, [role="tablist"], .bl-items, .bl-seg'))return!1;if(e.closest(".bl-ways"))return n.ask(t>0?"redo":"undo"),!0;let s=e.closest(".bl-st-dots");if(s){let l=[
...s.querySelectorAll(".bl-st-dot, .bl-st-dash")].filter(d=>d.getClientRects().length);return l[Math.max(0,Math.min(l.length-1,l.indexOf(e)+t))]?.focus(),!0}let o=n.
lesson.at+t;return o>=0&&o<n.lesson.of&&n.ask("go",{at:o}),!0}function gt(n,t){let e=E(n.frame),s=n.root.querySelector(".bl-number input");ft(s);let o=[...n.root.
querySelectorAll(".bl-options input")],i=(e&&Q(e)?[...n.root.querySelectorAll(".bl-rline")]:[])[t];return o[t]?(o[t].checked=!0,o[t].focus(),n.draft(S(n.root))):
i&&i.click(),!!(o[t]||i)}function kt(n){let t=E(n.frame)?.hints.rungs.find(({open:e,may:s})=>!e&&s);!t||E(n.frame).result&&Q(E(n.frame))||(n.meantHint===t.key?(n.
meantHint="",n.ask("pick",{key:`hint:${t.key}`})):(n.meantHint=t.key,n.speak(n.lesson.words.sure_hint.replace("{label}",t.label).replace("{price}",t.price))))}import{copied as wt,cover as vt,noticed as xt}from"./board.js";import{surface as St}from"./board.js";import{button as g,h as a}from"./common.js";import{shownBy as Et}from"./common.js";
import{TRAYS as et}from"./table.js";import{fade as Tt}from"./help.js";import{tools as $t}from"./table.js";import{actions as At,turn as st}from"./table.js";import{
receipt as Lt}from"./table.js";import{artStyle as qt,lying as M,slots as f}from"./table.js";import{log as Ht,timeline as Mt}from"./table.js";import{Card as Rt}from"./question.js";import{doing as T,enter as Bt,hints as Ot,INPUTS as Pt,outcome as Ct,questionOf as u,reveals as w,tone as ot}from"./question.js";var R=2,Nt=600,rt=/viewBox="([^"]*)"/,$=["bl-t1","bl-t2","bl-t3","bl-t4","bl-t5","bl-t6","bl-t7"],Wt=8,jt=880,It=400,nt=5,_t=180;function B(n){let[,,t,e]=(n.match(
rt)?.[1]??"0 0 1 1").split(" ").map(Number);return t/e}var O=class extends Rt{get lesson(){return y(this.frame)}content(){let{frame:t,local:e,words:s}=this,{lesson:o}=this;
return this.root.classList.add("bl-lesson"),e.below=!this.isAlone&&!this.presents,[qt(t),s.gallery?.style&&a("style#pieces",{},s.gallery.style),a("div.bl-st#st",
{class:[`bl-st-is-${o.kind}`,this.isAcross&&"bl-st-across",this.isAlone&&"bl-st-alone",this.presents&&"bl-st-present"].filter(Boolean).join(" ")},C(t,s,$t(t,e,s)),
N(t,s),a("div.bl-st-above#above",{},e.help&&K(o,s),...this.above()),a("div.bl-st-body#stbody",{},this.figure(),a("div.bl-st-side#side",{},this.text(),this.bar())),
this.presents&&D(o)),wt(e,s)]}get isAcross(){let{frame:t,lesson:e}=this;if(e.kind==="end"||this.isPlaying&&!this.isSmall)return!1;let s=e.figure.find(o=>o.alone);
return s?s.svg?B(s.svg)>R:s.table.rows.length<=Wt:!e.figure.length&&B(t.board?.svg??"")>R}figure(){let{frame:t,local:e,words:s,area:o}=this,{lesson:l}=this,i=l.
kind==="end"||l.figure.some(h=>h.alone);if(i&&Object.assign(e,{svg:"",grid:void 0}),l.kind==="end")return a("div.bl-st-fig#fig",{},_(l,s));let d=l.figure.map(I),
c=i?null:t.cover?vt(t,s):St(t,o,e,s,!t.board?.alone&&f("board",t,s));return a("div.bl-st-fig#fig",{},a("div.bl-st-draw#draw",{class:d.length&&!i?"bl-st-two":null},
c,d),this.isPlaying&&this.isBroad&&this.said(),(this.isPlaying||u(t)?.kind==="turn"&&!this.isAcross)&&f("hand",t,s),!this.isNarrow&&this.round(),this.isWatched&&
Mt(t,e,s),z(t,s))}round(){let{frame:t,words:e}=this;return this.isSmall&&t.board?.alone&&a("div.bl-st-round#round",{},f("seats",t,e),f("hand",t,e))}get isPlaying(){
let t=u(this.frame);return this.lesson.kind==="end"?!1:t?t.kind==="turn"&&!t.result:this.frame.parts.includes("actions")}get isWatched(){return!u(this.frame)&&this.
frame.parts.includes("timeline")}get places(){return this.frame.board?.says??{}}text(){let{frame:t,words:e}=this,{lesson:s}=this,o=u(t),l=!!o?.result;return a("\
div.bl-st-text#sttext",{class:[o?.result&&ot(o.result),l&&"bl-st-judged"].filter(Boolean).join(" "),role:"group","aria-label":s.words.text},s.kind==="end"?F(s):
[s.stopped&&a("p.bl-st-stopped#stopped",{},s.stopped," ",g({class:"bl-st-link","data-do":"anew"},s.from_start)),a("p.bl-st-kick#kick",{},a("span",{},this.presents&&
o?s.present.predict:s.kick),o&&!this.presents&&a("span",{},o.worth)),s.anew_board&&a("p.bl-st-small#anewboard",{},s.anew_board),s.title&&a("h3#title",{tabindex:-1},
s.title),!(o&&w(o))&&q(s.text,this.places),s.goals.length>0&&W(s,e),s.tries&&a("p.bl-st-small#tries",{},s.tries),o&&this.question(),s.beside.map(x),this.isPlaying&&
this.play(),this.isWatched&&!this.isPlaying&&this.watch(),this.reads&&this.hints()])}get reads(){return!this.isAcross||this.isNarrow||!!u(this.frame)?.hints.rungs.
some(({open:t})=>t)}hints(){let{frame:t,local:e,words:s}=this,o=u(t);return o&&!this.presents&&!w(o)&&Ot(t,e,s,this.isPlaying||o.choices.length+o.steps.length>4||
o.kind==="legal"||this.reads&&o.reasons.length>0&&this.isSmall)}question(){let{frame:t,local:e,words:s}=this,o=u(t),l=["choice","legal","order"].includes(o.kind);
return[a("p.bl-st-lead.bl-st-asked#asked",{},L(o.question,this.places)),this.isNarrow&&this.round(),o.result&&a("div.bl-verdict.bl-st-note#note",{class:ot(o.result)},
Ct(t,e,s),this.ways()),!o.result&&l&&a("div.bl-st-control#control",{"data-k":`control ${o.id}`},Pt[o.kind](this.presents?{...o,seed:""}:o,`bl ${this.link.client}`,
s,t))]}ways(){let t=u(this.frame),e=t.result,s=[t.away&&T("back",t.back,"bl-st-link"),e.may_tell&&T("tell",t.tell,"bl-st-link"),e.fresh&&(e.told||e.solved)&&T("\
fresh",t.fresh,"bl-st-link"),w(t)&&T("again",t.again,"bl-st-link")].filter(Boolean);return s.length>0&&a("p.bl-st-ways",{},s)}play(){let{frame:t,local:e,words:s}=this,
o=m=>!u(t)&&t.parts.includes(m),l=M(t,"costs").some(({items:m})=>m?.some(({row:v})=>v)),i=f("costs",t,s),d=At(t,s,l&&i),c=!this.turnsInBar&&st(t,s),h=!u(t)&&this.
lesson.outcome?.line||[],p=this.lesson.kind==="opening"&&!o("log");return a("div.bl-st-deeds#play",{},p?[c,d]:[c,f("seats",t,s,m=>!et.has(m.kind)),a("div.bl-st-\
may#may",{},d,!l&&!M(t,"ask").length&&i),f("seats",t,s,m=>et.has(m.kind)),o("receipt")&&Lt(t,e,s),(o("log")||h.length>0)&&a("div.bl-st-happened#happened",{},h.length?
j(h):!this.isBroad&&this.said()||Ht(t,s))])}watch(){let{frame:t}=this;return a("div.bl-st-deeds#watch",{},t.log[0]&&t.time.ply>0&&a("p.bl-st-said#said",{},t.log[0].
text))}said(){let{news:t}=this.frame;if(u(this.frame)||!t?.says.length)return!1;let e=t.says.slice(this.isBroad?-nt:1-nt);for(;e.length>1&&e.join("").length>_t;)
e.shift();let s=i=>a("div",{},i),o=t.all.length||e.length===t.says.length?t.all:t.says,l=o.length>0&&a("details",{},a("summary",{},this.words.all_moves),o.map(s));
return a("div.bl-st-said#said",{},e.map(s),l)}get isBroad(){return!this.isNarrow&&B(this.frame.board?.svg??"")>R}get turnsInBar(){return this.isAcross&&this.isPlaying&&
!this.isNarrow&&!this.frame.turn.over}bar(){let{frame:t,local:e,words:s,lesson:o}=this,l=u(t),{main:i}=o;if(this.presents)return a("div.bl-st-foot#foot",{},l&&!w(
l)&&g({class:"bl-main bl-st-main","data-do":"show","data-k":"main"},o.present.reveal));let d=l&&!w(l)?this.answer():a("p.bl-st-next",{},o.following.label&&a("sp\
an",{},o.following.label),a("b",{},o.following.title??"")),c=this.isPlaying&&g({class:"bl-st-second","data-do":"undo",hidden:!t.time.can_undo},s.undo);return a(
"div.bl-st-foot#foot",{},e.below&&xt(e,s),this.turnsInBar&&st(t,s),!this.reads&&this.hints(),d,c,i.do&&g({class:`bl-st-main ${i.quiet?"bl-st-second":"bl-main"}`,
"data-do":"main","data-k":"main"},i.label))}answer(){let t=u(this.frame),{words:e,draft:s,key:o}=this.lesson;return t.result?a("p.bl-st-next",{},t.result.given&&
a("span",{},t.state)):t.kind!=="number"?a("p.bl-st-next",{},a("span",{},t.kind==="cells"?t.picked:e.unchecked)):a("div.bl-number.bl-st-number",{"data-k":`number\
 ${o} ${t.id}`},a("label",{for:`n${this.link.client}`},e.predict),a("div",{},g({"data-do":"less","aria-label":e.fewer},"−"),a("input#number",{id:`n${this.link.
client}`,type:"text",inputmode:"numeric",maxlength:24,autocomplete:"off",placeholder:"?",value:s}),g({"data-do":"more","aria-label":e.more},"+")))}act(t,e){let s=t.
getAttribute("data-do");if(!(t.getAttribute("aria-disabled")==="true"&&s==="go")){if(s==="main")return this.main();if(s==="less"||s==="more")return this.count(s===
"more"?1:-1);if(s==="anew"||s==="python"||s==="show"||s==="solution")return this.ask(s);if(s==="onward")return H(this,1,this.root);if(s==="alone")return this.alone();
if(s==="present")return this.present();if(s==="go")return this.ask("go",{at:Number(t.getAttribute("data-at"))});super.act(t,e)}}main(){let{do:t,at:e,key:s}=this.
lesson.main;if(t==="answer")return this.commit();if(t==="again")return this.ask("pick",{key:"again:"});if(t==="open")return this.ask("open",{key:s});t==="go"&&this.
ask("go",{at:e})}commit(){return clearTimeout(this.typed),super.commit()}count(t){let e=this.root.querySelector(".bl-number input");e&&(e.value=String(Math.max(
0,(Number.parseInt(e.value.normalize("NFKC"),10)||0)+(e.value?t:t>0?1:0))),this.draft(e.value))}draft(t){this.root.querySelector(".bl-st-foot > .bl-strip-notice")?.
remove(),this.local.notice="",clearTimeout(this.typed),this.typed=setTimeout(()=>this.link.post({client:this.link.client,seq:++this.link.seq,rev:0,do:"draft",key:t}),
It)}listen(){this.tight={of:"",degrees:0},this.tells=!1,this.room=0,this.stood="",this.judged="",this.meantHint="",this.isAlone=!1,G(this.root,this.signal),this.
presents=!1,this.typed=void 0,super.listen();let t=(e,s,o=!1)=>this.root.addEventListener(e,s,{signal:this.signal,capture:o});t("input",e=>e.target.matches(".bl\
-number input")&&this.draft(e.target.value.trim())),t("change",e=>e.target.matches(".bl-options input")&&this.draft(S(this.root))),t("keydown",e=>tt(this,e)&&(e.
preventDefault(),e.stopPropagation(),e.stopImmediatePropagation()),!0),this.signal.addEventListener("abort",()=>clearTimeout(this.typed))}alone(){this.isAlone=!this.
isAlone,this.draw()}present(){this.presents=!this.presents,this.enlarge(this.presents),this.root.focus({preventScroll:!0})}tongue(){let t=this.frame.languages.find(
({key:e})=>e!==this.frame.lang);t&&this.ask("language",{key:t.key})}draw(){let t=this.root.contains(this.focused());this.drawStep();let e=this.focused();t&&!(this.
root.contains(e)&&e?.getClientRects().length)&&this.root.focus({preventScroll:!0})}drawStep(){let{lesson:t}=this,e=u(this.frame),s=e?.result,o=`${t.id} ${t.key}`,
l=`${o} ${e?.id??""} ${s?"result":"asked"}`,[i,d]=[this.stood,this.judged];if(this.stood=o,this.judged=l,i!==o&&(this.local.notice=this.local.about=""),super.draw(),
this.fit(),s||X(this.root,t.draft),!i)return Z(this.root,this.signal);i!==o&&Tt(this.root.querySelector(".bl-st-text"));let c=h=>this.root.querySelector(h);if(i!==
o){let h=c(".bl-st-text");h&&(h.scrollTop=0),this.keys&&(c(".bl-st-text [data-k=title]")??this.root).focus({preventScroll:!0})}else if(d!==l&&this.frame.by===this.
link.client){s?c(".bl-headline")?.focus({preventScroll:!0}):Bt(c(".bl-number input, .bl-options input:checked")??c(".bl-options input"));let h=c(".bl-st-text");
h&&s&&(h.scrollTop=Math.max(0,(c(".bl-st-note")?.offsetTop??0)-h.offsetTop-60))}}marks(){super.marks();for(let t of this.root.querySelectorAll(".bl-st-name"))t.
classList.toggle("bl-over",t.getAttribute("data-name")===this.over?.place)}onOver(t){super.onOver(t);let e=t?.target.closest?.("[data-name]")?.getAttribute("dat\
a-name");e&&(this.over={line:void 0,place:e},this.marks())}narrowBoard(){let{board:t}=this.frame,e=this.root.querySelector(".bl-surface > svg"),s=e?.querySelector(
'[data-layer="panel"]'),[,o]=t?.svg.match(rt)??[];if(!t?.alone||!e||!s||!o)return;let l=this.isSmall?t.alone.join(" "):o,[,,i,d]=l.split(" ");for(let[c,h]of Object.
entries({viewBox:l,width:i,height:d}))e.setAttribute(c,h);s.style.display=l===o?"":"none"}get isNarrow(){return this.root.clientWidth<Nt}get isSmall(){return this.
root.clientWidth<jt}fit(){this.narrowBoard();let t=this.root.querySelector(".bl-st-text");if(!t)return;let{frame:e,root:s}=this,o=`${this.judged} ${s.clientWidth}\
 ${t.closest(".bl-st")?.clientHeight}`,l=this.tight.of===o,i=l?this.tight.degrees:0;l||(this.room=0),t.classList.remove(...$.slice(i)),t.classList.add(...$.slice(
0,i));let d=t.querySelector(".bl-st-line"),c=t.querySelector(".bl-st-may");c&&(c.style.minHeight="");let h=l&&(d||e.pick?.path.length&&!M(e,"ask").length),p=()=>h||
t.scrollHeight<=t.clientHeight+1,m=i;for(;m<$.length&&!p();)t.classList.add($[m++]);this.tight={of:o,degrees:m},this.hold(c,m===i,p);let v=h&&(d?!this.tells&&d:
t.querySelector(".bl-choices"));this.tells=!!d,v&&(t.scrollTop+=Math.max(0,v.getBoundingClientRect().bottom-t.getBoundingClientRect().bottom+6)),this.placeCallout()}hold(t,e,s){
e||(this.room=0),!(!t||this.frame.turn.over)&&(this.frame.pick?.path.length||(this.room=Math.max(this.room??0,t.offsetHeight)),t.style.minHeight=`${this.room}px`,
s()||(t.style.minHeight=""))}onResize(){super.onResize();let t=e=>!!this.root.querySelector(e);t(".bl-st")&&(t(".bl-st-across")!==this.isAcross||t(".bl-st-round")!==
!!this.round())&&this.draw(),this.fit()}refocus(){this.stood===`${this.lesson.id} ${this.lesson.key}`&&super.refocus()}narrow(){}},Ft=Et(O);export{O as Stage,Z as arrive,H as arrow,x as beside,z as caption,X as choose,Ft as default,S as drafted,_ as end,I as figure,G as fitIn,W as goals,C as head,tt as key,
K as keys,y as lessonOf,j as line,N as map,L as named,D as presenter,q as prose,F as result};
