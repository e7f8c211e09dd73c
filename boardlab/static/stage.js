import{button as f,h as r,picture as rt}from"./common.js";import{icon as q}from"./common.js";import{ruled as lt,tool as N}from"./common.js";var at=20,w=o=>o.stage;
function P(o,t,e,s){let n=w(o);return r("header.bl-st-head#lessonhead",{},r("span.bl-st-game",{},n.game),r("h2",{},n.lesson),r("div.bl-st-tools",{},n.left.length>
0&&r("span.bl-st-left",{},n.left[0],r("b",{},n.left[1]),n.left[2]),r("div.bl-seg",{role:"group","aria-label":e.language},o.languages.map(({key:i,label:l})=>f({"\
data-do":"language","data-pick":i,lang:i,"aria-pressed":String(i===o.lang)},l))),s))}function W(o,t){let e=w(o),s=e.of>at,n=(i,l,d)=>f({class:"bl-st-step","data\
-do":"go","data-at":Math.max(0,Math.min(e.of-1,l)),"data-k":`step ${i}`,"aria-label":d,title:d,"aria-disabled":l<0||l>=e.of?"true":null},q(t,i));return r("nav.b\
l-st-map#map",{"aria-label":e.words.map},n("back",e.at-1,e.words.back),r("p.bl-st-chap",{},r("b",{},e.chapter),r("span.bl-st-where",{},e.where),r("span.bl-st-sh\
ort",{"aria-hidden":"true"},e.short)),r("ol.bl-st-dots",{},e.map.map(({label:i,steps:l},d)=>{let c=l.some(({at:m})=>m===e.at),h=l.every(({state:m})=>m!=="open");
return r("li",{class:c?"bl-st-here":s?"bl-st-far bl-st-fold":"bl-st-far","data-k":`chapter ${d}`},f({class:h?"bl-st-dash bl-done":"bl-st-dash","data-do":"go","d\
ata-at":l[0].at,"data-k":`to ${d}`,tabindex:-1,"aria-label":i,title:i},r("i",{})),r("ol",{"aria-label":i},l.map(m=>dt(m,e.at))))})),n("on",e.at+1,e.words.on))}var dt=({
at:o,kind:t,state:e,says:s},n)=>r("li",{"data-k":`dot ${o}`},f({class:`bl-st-dot bl-dot-${t} bl-${e}`,"data-do":"go","data-at":o,"data-k":`dot ${o}`,"aria-label":s,
title:s,tabindex:o===n?0:-1,"aria-current":o===n?"step":null},r("i",{}))),L=(o,t)=>o.split(/\b([A-Z]?[A-Za-z]\d{1,2})\b/).map((e,s)=>s%2&&t[e]?r("span.bl-st-nam\
e",{"data-name":e},e):e),y=(o,t={})=>o.map((e,s)=>{if(typeof e=="string")return L(e,t);let{kind:n,text:i,rule:l,title:d}=e;return l?r("span.bl-rule.bl-st-rule",
{role:"button",tabindex:0,"data-k":`rule ${s}`,"data-do":"rule","data-rule":l,"data-title":d},i):r(n==="strong"?"b":n==="slanted"?"em":"code",{},i)}),H=(o,t)=>o.
map(({kind:e,spans:s=[],items:n=[],head:i=[],rows:l=[]},d)=>{let c={"data-k":`block ${d}`};return e==="list"||e==="numbers"?r(e==="list"?"ul.bl-st-list":"ol.bl-\
st-list",c,n.map(h=>r("li",{},y(h,t)))):e==="quote"?r("p.bl-st-quote",c,y(s)):e!=="table"?r("p.bl-st-lead",c,y(s,t)):r("table.bl-st-table",c,i.some(h=>h.length)&&
r("thead",{},r("tr",{},i.map(h=>r("th",{scope:"col"},y(h))))),r("tbody",{},l.map(h=>r("tr",{},h.map(m=>r("td",{},y(m)))))))}),S=({title:o,lines:t,head:e,rows:s},n)=>r(
"section.bl-st-told",{"data-k":`told ${n}`},o&&r("b",{},o),t.length>0&&(t.length===1?r("p",{},t[0]):r("ul.bl-st-list",{},t.map(i=>r("li",{},i)))),s.length>0&&r(
"table.bl-st-table",{},e.length>0&&r("thead",{},r("tr",{},e.map(i=>r("th",{scope:"col"},i)))),r("tbody",{},s.map(i=>r("tr",{},i.map(l=>r("td",{class:/^[\d.,%−-]+$/.
test(l)?"bl-st-num":null},l))))))),j=({goals:o,outcome:t,words:e},s)=>[r("ul.bl-st-goals#goals",{"aria-label":e.goals},o.map(({says:n,done:i},l)=>r("li",{class:i?
"bl-done":null,"data-k":`goal ${l}`},r("i",{},i&&q(s,"accept")),r("span",{},r("span.bl-unseen",{},i?e.goal_done:e.goal_open," "),n)))),r("p.bl-st-outcome#outcom\
e",{},t?.says,t?.says&&t.ask&&" ",t?.ask&&f({class:"bl-st-link","data-do":"solution"},t.ask))],I=o=>r("ol.bl-st-line#line",{tabindex:0},o.map((t,e)=>r("li",{"da\
ta-k":`deed ${e}`},t)));function _({kind:o,label:t,svg:e,table:s},n){let i=e&&rt(e);return r("figure.bl-st-figure",{"data-k":`figure ${o} ${n} ${t}`,class:`bl-s\
t-${o}`,"aria-label":t||null},i||S({...s,title:t},n),i&&s.rows?.length>0&&r("div.bl-unseen",{},S(s,n)))}function D(o,t){let{can:e,lines:s}=o.end;return r("secti\
on.bl-st-end#end",{tabindex:0,role:"group","aria-label":e},r("p.bl-st-kick",{},o.lesson),r("h3",{},e),r("ul",{},s.map(({text:n,rule:i,title:l},d)=>r("li",{"data\
-k":`line ${d}`},q(t,"accept"),r("div",{},H(n),i&&r("small",{},lt({rule:i,title:l})))))))}function F(o){let{title:t,rows:e,left:s,met:n,met_title:i}=o.end;return[
r("h3#title",{tabindex:-1},t),r("dl.bl-st-sums",{},e.map(([l,d,c])=>r("div",{},r("dt",{},l),r("dd",{},r("b",{},d),` ${c}`)))),s&&r("p.bl-st-small",{},s),n.length>
0&&r("section.bl-st-met",{},r("p.bl-st-small",{},i),r("ul",{},n.map(l=>r("li",{},l)))),r("p.bl-st-small",{},f({class:"bl-st-link","data-do":"anew"},o.anew))]}var K=(o,t)=>r(
"section.bl-help#stagekeys",{role:"group","aria-label":t.help},r("dl",{},o.keys.map(([e,s])=>r("div",{},r("dt",{},e.split(" ").map(n=>r("kbd",{},n))),r("dd",{},
s)))));function z(o){let{present:t}=o,e=(s,n,i)=>f({class:"bl-st-cue","data-do":i},r("kbd",{},s),` ${n}`);return r("div.bl-st-cues#cues",{},r("b",{},`${o.game},\
 ${o.lesson}`),r("span",{},o.kick||o.where),o.kind==="ask"&&e("Space",t.space,"show"),e("→",t.on,"onward"),e("B",t.board,"alone"),e("P",t.leave,"present"))}function V(o,t){
let e=w(o);return r("div.bl-st-cap#cap",{class:o.views.length>2&&e.part?"bl-st-full":null},o.views.length>1&&r("div.bl-seg",{role:"group","aria-label":t.view},o.
views.map(({key:s,label:n})=>f({"data-do":"view","data-pick":s,"aria-pressed":String(s===o.view)},n))),o.turns&&o.views.length>1&&N(t,"turn",t.turn_board,{"data\
-do":"turn","data-at":1}),e.part&&N(t,"part",e.part,{"data-do":"whole"}),f({class:"bl-st-py","data-do":"python","aria-label":e.words.python,"aria-expanded":String(
e.code!==null)},r("span",{"aria-hidden":"true"},"</>"),r("span.bl-st-pyname",{},e.words.python)),e.code!==null&&r("pre.bl-st-code#code",{tabindex:0,"aria-label":e.
words.python},r("code",{},e.code)))}var ht=[150,400,800,1500],Y=.5,ut=["pointerdown","wheel","touchstart","keydown"],G=".jp-Notebook, .jp-WindowedPanel-outer",pt=460,mt=24;function Z(o,t){if(!globalThis.
ResizeObserver)return;let e=null,s=0,n=new ResizeObserver(i);n.observe(o),t.addEventListener("abort",()=>n.disconnect());function i(){let l=o.closest(G);if(l!==
e&&(e&&n.unobserve(e),l&&n.observe(l),e=l,s=l?.clientHeight??0,o.style.setProperty("--bl-room",l?U(s):"")),!e||e.clientHeight===s||!e.clientHeight)return;let{top:d}=e.
getBoundingClientRect(),c=o.getBoundingClientRect().bottom<=d+s+1;s=e.clientHeight,o.style.setProperty("--bl-room",U(s)),c&&o.getBoundingClientRect().bottom>d+s&&
o.scrollIntoView({block:"nearest"})}}var U=o=>`${Math.max(pt,o-mt)}px`;function J(o,t){let e=new AbortController,s=o.ownerDocument.defaultView,n=ht.map(l=>setTimeout(
i,l));for(let l of ut)s.addEventListener(l,()=>e.abort(),{capture:!0,passive:!0,signal:e.signal});t.addEventListener("abort",()=>e.abort(),{once:!0}),e.signal.addEventListener(
"abort",()=>n.forEach(clearTimeout));function i(){let l=o.closest(G)?.getBoundingClientRect(),{top:d,bottom:c,height:h}=o.getBoundingClientRect();!l||!h||d>=l.top&&
c<=l.bottom||c<l.top-Y*l.height||d>l.bottom+Y*l.height||o.scrollIntoView({block:h>l.height?"start":"nearest"})}}var X=o=>[".bl-options:not(.bl-why)",".bl-why"].map(t=>[...o.querySelectorAll(`${t} input`)].map(e=>e)),$=o=>X(o).map(t=>t.find(({checked:e})=>e)?.dataset.n??"").
join(",");function Q(o,t){if(!/^\d*,\d*$/.test(t))return;let e=t.split(",");for(let[s,n]of X(o).entries()){let i=n.find(({dataset:l})=>l.n===e[s]);i&&!n.some(({
checked:l})=>l)&&(i.checked=!0)}}import{enter as bt,questionOf as E,reveals as tt}from"./question.js";import{letterOf as ft}from"./common.js";function et(o,t){if(t.metaKey||t.altKey||t.ctrlKey||
t.isComposing)return!1;o.byKeys(!0);let e=t.target,s=e.matches('input[type="text"], select, textarea'),n=e.getAttribute("role")==="gridcell";if(t.key==="Enter")
return n||e.matches("button, a")&&!e.matches(".bl-st-main")?!1:(e.matches('[role="button"]')?o.act(e,t):o.main(),!0);if(t.key==="Escape"&&s)return o.root.focus(
{preventScroll:!0}),!0;if(s)return!1;let i={ArrowLeft:-1,ArrowRight:1}[t.key];if(i&&!n)return R(o,i,e);if(/^(Digit|Numpad)\d$/.test(t.code)&&!n)return gt(o,Number(
t.code.at(-1))-1);let l=ft(t);if((!o.local.letters||l!=="H"&&o.meantHint)&&(o.meantHint=""),!o.local.letters)return!1;if(o.presents&&t.code==="Space")return o.ask(
"show"),!0;let d={P:!n&&(()=>o.present()),H:()=>kt(o),B:()=>o.alone(),L:()=>o.tongue(),U:!n&&(()=>o.ask("undo"))}[l];return d?(d(),!0):!1}function R(o,t,e){if(e.
matches('input[type="radio"]')||e.closest('.bl-acts, .bl-lines, [role="tablist"], .bl-items, .bl-seg'))return!1;if(e.closest(".bl-ways"))return o.ask(t>0?"redo":
"undo"),!0;let s=e.closest(".bl-st-dots");if(s){let i=[...s.querySelectorAll(".bl-st-dot, .bl-st-dash")].filter(d=>d.getClientRects().length);return i[Math.max(
0,Math.min(i.length-1,i.indexOf(e)+t))]?.focus(),!0}let n=o.lesson.at+t;return n>=0&&n<o.lesson.of&&o.ask("go",{at:n}),!0}function gt(o,t){let e=E(o.frame),s=o.
root.querySelector(".bl-number input");bt(s);let n=[...o.root.querySelectorAll(".bl-options input")],l=(e&&tt(e)?[...o.root.querySelectorAll(".bl-rline")]:[])[t];
return n[t]?(n[t].checked=!0,n[t].focus(),o.draft($(o.root))):l&&l.click(),!!(n[t]||l)}function kt(o){let t=E(o.frame)?.hints.rungs.find(({open:e,may:s})=>!e&&s);
!t||E(o.frame).result&&tt(E(o.frame))||(o.meantHint===t.key?(o.meantHint="",o.ask("pick",{key:`hint:${t.key}`})):(o.meantHint=t.key,o.speak(o.lesson.words.sure_hint.
replace("{label}",t.label).replace("{price}",t.price))))}import{stage as wt}from"./board.js";import{Card as vt}from"./question.js";import{button as k,h as a}from"./common.js";import{shownBy as xt}from"./common.js";import{TRAYS as st}from"./table.js";import*as p from"./table.js";import{fade as St}from"./help.js";import{doing as T,enter as $t,hints as Et,INPUTS as Tt,outcome as At,questionOf as u,reveals as v,
tone as nt}from"./question.js";import{artStyle as qt,lying as B,slots as g}from"./table.js";import{copied as Lt,cover as Ht,noticed as Rt}from"./board.js";var M=2,Bt=600,it=/viewBox="([^"]*)"/,A=["bl-t1","bl-t2","bl-t3","bl-t4","bl-t5","bl-t6","bl-t7"],Mt=8,Ot=880,Ct=400,ot=5,Nt=180;function O(o){let[,,t,e]=(o.match(
it)?.[1]??"0 0 1 1").split(" ").map(Number);return t/e}var C=class extends vt{get lesson(){return w(this.frame)}content(){let{frame:t,local:e,words:s}=this,{lesson:n}=this;
return this.root.classList.add("bl-lesson"),e.below=!this.isAlone&&!this.presents,[qt(t),s.gallery?.style&&a("style#pieces",{},s.gallery.style),a("div.bl-st#st",
{class:[`bl-st-is-${n.kind}`,this.isAcross&&"bl-st-across",this.isAlone&&"bl-st-alone",this.presents&&"bl-st-present"].filter(Boolean).join(" ")},P(t,e,s,p.tools(
t,e,s)),W(t,s),a("div.bl-st-above#above",{},e.help&&K(n,s),...this.above()),a("div.bl-st-body#stbody",{},this.figure(),a("div.bl-st-side#side",{},this.text(),this.
bar())),this.presents&&z(n)),Lt(e,s)]}get isAcross(){let{frame:t,lesson:e}=this;if(e.kind==="end"||this.isPlaying&&!this.isSmall)return!1;let s=e.figure.find(n=>n.
alone);return s?s.svg?O(s.svg)>M:s.table.rows.length<=Mt:!e.figure.length&&O(t.board?.svg??"")>M}figure(){let{frame:t,local:e,words:s,area:n}=this,{lesson:i}=this,
l=i.kind==="end"||i.figure.some(h=>h.alone);if(l&&Object.assign(e,{svg:"",grid:void 0}),i.kind==="end")return a("div.bl-st-fig#fig",{},D(i,s));let d=i.figure.map(
_),c=l?null:t.cover?Ht(t,s):wt(t,n,e,s,!t.board?.alone&&g("board",t,s));return a("div.bl-st-fig#fig",{},a("div.bl-st-draw#draw",{class:d.length&&!l?"bl-st-two":
null},c,d),this.isPlaying&&this.isBroad&&this.said(),(this.isPlaying||u(t)?.kind==="turn"&&!this.isAcross)&&g("hand",t,s),!this.isNarrow&&this.round(),this.isWatched&&
p.timeline(t,e,s),V(t,s))}round(){let{frame:t,words:e}=this;return this.isSmall&&t.board?.alone&&a("div.bl-st-round#round",{},g("seats",t,e),g("hand",t,e))}get isPlaying(){
let t=u(this.frame);return this.lesson.kind==="end"?!1:t?t.kind==="turn"&&!t.result:this.frame.parts.includes("actions")}get isWatched(){return!u(this.frame)&&this.
frame.parts.includes("timeline")}get places(){return this.frame.board?.says??{}}text(){let{frame:t,local:e,words:s}=this,{lesson:n}=this,i=u(t),l=!!i?.result;return a(
"div.bl-st-text#sttext",{class:[i?.result&&nt(i.result),l&&"bl-st-judged"].filter(Boolean).join(" "),role:"group","aria-label":n.words.text},n.kind==="end"?F(n):
[n.stopped&&a("p.bl-st-stopped#stopped",{},n.stopped," ",k({class:"bl-st-link","data-do":"anew"},n.from_start)),a("p.bl-st-kick#kick",{},a("span",{},this.presents&&
i?n.present.predict:n.kick),i&&!this.presents&&a("span",{},i.worth)),n.anew_board&&a("p.bl-st-small#anewboard",{},n.anew_board),n.title&&a("h3#title",{tabindex:-1},
n.title),!(i&&v(i))&&H(n.text,this.places),n.goals.length>0&&j(n,s),n.tries&&a("p.bl-st-small#tries",{},n.tries),i&&this.question(),n.beside.map(S),this.isPlaying&&
this.play(),this.isWatched&&!this.isPlaying&&this.watch(),this.reads&&this.hints()])}get reads(){return!this.isAcross||this.isNarrow||!!u(this.frame)?.hints.rungs.
some(({open:t})=>t)}hints(){let{frame:t,local:e,words:s}=this,n=u(t);return n&&!this.presents&&!v(n)&&Et(t,e,s,this.isPlaying||n.choices.length+n.steps.length>4||
n.kind==="legal"||this.reads&&n.reasons.length>0&&this.isSmall)}question(){let{frame:t,local:e,words:s}=this,n=u(t),i=["choice","legal","order"].includes(n.kind);
return[a("p.bl-st-lead.bl-st-asked#asked",{},L(n.question,this.places)),this.isNarrow&&this.round(),n.result&&a("div.bl-verdict.bl-st-note#note",{class:nt(n.result)},
At(t,e,s),this.ways()),!n.result&&i&&a("div.bl-st-control#control",{"data-k":`control ${n.id}`},Tt[n.kind](this.presents?{...n,seed:""}:n,`bl ${this.link.client}`,
s,t))]}ways(){let t=u(this.frame),e=t.result,s=[t.away&&T("back",t.back,"bl-st-link"),e.may_tell&&T("tell",t.tell,"bl-st-link"),e.fresh&&(e.told||e.solved)&&T("\
fresh",t.fresh,"bl-st-link"),v(t)&&T("again",t.again,"bl-st-link")].filter(Boolean);return s.length>0&&a("p.bl-st-ways",{},s)}play(){let{frame:t,local:e,words:s}=this,
n=b=>!u(t)&&t.parts.includes(b),i=B(t,"costs").some(({items:b})=>b?.some(({row:x})=>x)),l=g("costs",t,s),d=p.actions(t,s,i&&l),c=!this.turnsInBar&&p.turn(t,s),h=!u(
t)&&this.lesson.outcome?.line||[],m=this.lesson.kind==="opening"&&!n("log");return a("div.bl-st-deeds#play",{},m?[c,d]:[c,g("seats",t,s,b=>!st.has(b.kind)),a("d\
iv.bl-st-may#may",{},d,!i&&!B(t,"ask").length&&l),g("seats",t,s,b=>st.has(b.kind)),n("receipt")&&p.receipt(t,e,s),(n("log")||h.length>0)&&a("div.bl-st-happened#\
happened",{},h.length?I(h):!this.isBroad&&this.said()||p.log(t,s))])}watch(){let{frame:t}=this;return a("div.bl-st-deeds#watch",{},t.log[0]&&t.time.ply>0&&a("p.\
bl-st-said#said",{},t.log[0].text))}said(){let{news:t}=this.frame;if(u(this.frame)||!t?.says.length)return!1;let e=t.says.slice(this.isBroad?-ot:1-ot);for(;e.length>
1&&e.join("").length>Nt;)e.shift();let s=l=>a("div",{},l),n=t.all.length||e.length===t.says.length?t.all:t.says,i=n.length>0&&a("details",{},a("summary",{},this.
words.all_moves),n.map(s));return a("div.bl-st-said#said",{},e.map(s),i)}get isBroad(){return!this.isNarrow&&O(this.frame.board?.svg??"")>M}get turnsInBar(){return this.
isAcross&&this.isPlaying&&!this.isNarrow&&!this.frame.turn.over}bar(){let{frame:t,local:e,words:s,lesson:n}=this,i=u(t),{main:l}=n;if(this.presents)return a("di\
v.bl-st-foot#foot",{},i&&!v(i)&&k({class:"bl-main bl-st-main","data-do":"show","data-k":"main"},n.present.reveal));let d=i&&!v(i)?this.answer():a("p.bl-st-next",
{},n.following.label&&a("span",{},n.following.label),a("b",{},n.following.title??"")),c=this.isPlaying&&k({class:"bl-st-second","data-do":"undo",hidden:!t.time.
can_undo},s.undo);return a("div.bl-st-foot#foot",{},e.below&&Rt(e,s),this.turnsInBar&&p.turn(t,s),!this.reads&&this.hints(),d,c,l.do&&k({class:`bl-st-main ${l.quiet?
"bl-st-second":"bl-main"}`,"data-do":"main","data-k":"main"},l.label))}answer(){let t=u(this.frame),{words:e,draft:s,key:n}=this.lesson;return t.result?a("p.bl-\
st-next",{},t.result.given&&a("span",{},t.state)):t.kind!=="number"?a("p.bl-st-next",{},a("span",{},t.kind==="cells"?t.picked:e.unchecked)):a("div.bl-number.bl-\
st-number",{"data-k":`number ${n} ${t.id}`},a("label",{for:`n${this.link.client}`},e.predict),a("div",{},k({"data-do":"less","aria-label":e.fewer},"−"),a("inp\
ut#number",{id:`n${this.link.client}`,type:"text",inputmode:"numeric",maxlength:24,autocomplete:"off",placeholder:"?",value:s}),k({"data-do":"more","aria-label":e.
more},"+")))}act(t,e){let s=t.getAttribute("data-do");if(!(t.getAttribute("aria-disabled")==="true"&&s==="go")){if(s==="main")return this.main();if(s==="less"||
s==="more")return this.count(s==="more"?1:-1);if(s==="anew"||s==="python"||s==="show"||s==="solution")return this.ask(s);if(s==="onward")return R(this,1,this.root);
if(s==="alone")return this.alone();if(s==="present")return this.present();if(s==="go")return this.ask("go",{at:Number(t.getAttribute("data-at"))});super.act(t,e)}}main(){
let{do:t,at:e,key:s}=this.lesson.main;if(t==="answer")return this.commit();if(t==="again")return this.ask("pick",{key:"again:"});if(t==="open")return this.ask("\
open",{key:s});t==="go"&&this.ask("go",{at:e})}commit(){return clearTimeout(this.typed),super.commit()}count(t){let e=this.root.querySelector(".bl-number input");
e&&(e.value=String(Math.max(0,(Number.parseInt(e.value.normalize("NFKC"),10)||0)+(e.value?t:t>0?1:0))),this.draft(e.value))}draft(t){this.root.querySelector(".b\
l-st-foot > .bl-strip-notice")?.remove(),this.local.notice="",clearTimeout(this.typed),this.typed=setTimeout(()=>this.link.post({client:this.link.client,seq:++this.
link.seq,rev:0,do:"draft",key:t}),Ct)}listen(){this.tight={of:"",degrees:0},this.tells=!1,this.room=0,this.stood="",this.judged="",this.meantHint="",this.isAlone=
!1,Z(this.root,this.signal),this.presents=!1,this.typed=void 0,super.listen();let t=(e,s,n=!1)=>this.root.addEventListener(e,s,{signal:this.signal,capture:n});t(
"input",e=>e.target.matches(".bl-number input")&&this.draft(e.target.value.trim())),t("change",e=>e.target.matches(".bl-options input")&&this.draft($(this.root))),
t("keydown",e=>et(this,e)&&(e.preventDefault(),e.stopPropagation(),e.stopImmediatePropagation()),!0),this.signal.addEventListener("abort",()=>clearTimeout(this.
typed))}alone(){this.isAlone=!this.isAlone,this.draw()}present(){this.presents=!this.presents,this.enlarge(this.presents),this.root.focus({preventScroll:!0})}tongue(){
let t=this.frame.languages.find(({key:e})=>e!==this.frame.lang);t&&this.ask("language",{key:t.key})}draw(){let t=this.root.contains(this.focused());this.drawStep();
let e=this.focused();t&&!(this.root.contains(e)&&e?.getClientRects().length)&&this.root.focus({preventScroll:!0})}drawStep(){let{lesson:t}=this,e=u(this.frame),
s=e?.result,n=`${t.id} ${t.key}`,i=`${n} ${e?.id??""} ${s?"result":"asked"}`,[l,d]=[this.stood,this.judged];if(this.stood=n,this.judged=i,l!==n&&(this.local.notice=
this.local.about=""),super.draw(),this.fit(),s||Q(this.root,t.draft),!l)return J(this.root,this.signal);l!==n&&St(this.root.querySelector(".bl-st-text"));let c=h=>this.
root.querySelector(h);if(l!==n){let h=c(".bl-st-text");h&&(h.scrollTop=0),this.keys&&(c(".bl-st-text [data-k=title]")??this.root).focus({preventScroll:!0})}else if(d!==
i&&this.frame.by===this.link.client){s?c(".bl-headline")?.focus({preventScroll:!0}):$t(c(".bl-number input, .bl-options input:checked")??c(".bl-options input"));
let h=c(".bl-st-text");h&&s&&(h.scrollTop=Math.max(0,(c(".bl-st-note")?.offsetTop??0)-h.offsetTop-60))}}marks(){super.marks();for(let t of this.root.querySelectorAll(
".bl-st-name"))t.classList.toggle("bl-over",t.getAttribute("data-name")===this.over?.place)}onOver(t){super.onOver(t);let e=t?.target.closest?.("[data-name]")?.
getAttribute("data-name");e&&(this.over={line:void 0,place:e},this.marks())}narrowBoard(){let{board:t}=this.frame,e=this.root.querySelector(".bl-stage > svg"),s=e?.
querySelector('[data-layer="panel"]'),[,n]=t?.svg.match(it)??[];if(!t?.alone||!e||!s||!n)return;let i=this.isSmall?t.alone.join(" "):n,[,,l,d]=i.split(" ");for(let[
c,h]of Object.entries({viewBox:i,width:l,height:d}))e.setAttribute(c,h);s.style.display=i===n?"":"none"}get isNarrow(){return this.root.clientWidth<Bt}get isSmall(){
return this.root.clientWidth<Ot}fit(){this.narrowBoard();let t=this.root.querySelector(".bl-st-text");if(!t)return;let{frame:e,root:s}=this,n=`${this.judged} ${s.
clientWidth} ${t.closest(".bl-st")?.clientHeight}`,i=this.tight.of===n,l=i?this.tight.degrees:0;i||(this.room=0),t.classList.remove(...A.slice(l)),t.classList.add(
...A.slice(0,l));let d=t.querySelector(".bl-st-line"),c=t.querySelector(".bl-st-may");c&&(c.style.minHeight="");let h=i&&(d||e.pick?.path.length&&!B(e,"ask").length),
m=()=>h||t.scrollHeight<=t.clientHeight+1,b=l;for(;b<A.length&&!m();)t.classList.add(A[b++]);this.tight={of:n,degrees:b},this.hold(c,b===l,m);let x=h&&(d?!this.
tells&&d:t.querySelector(".bl-choices"));this.tells=!!d,x&&(t.scrollTop+=Math.max(0,x.getBoundingClientRect().bottom-t.getBoundingClientRect().bottom+6)),this.placeCallout()}hold(t,e,s){
e||(this.room=0),!(!t||this.frame.turn.over)&&(this.frame.pick?.path.length||(this.room=Math.max(this.room??0,t.offsetHeight)),t.style.minHeight=`${this.room}px`,
s()||(t.style.minHeight=""))}onResize(){super.onResize();let t=e=>!!this.root.querySelector(e);t(".bl-st")&&(t(".bl-st-across")!==this.isAcross||t(".bl-st-round")!==
!!this.round())&&this.draw(),this.fit()}refocus(){this.stood===`${this.lesson.id} ${this.lesson.key}`&&super.refocus()}narrow(){}},Pt=xt(C);export{J as arrive,R as arrow,S as beside,V as caption,Q as choose,Pt as default,$ as drafted,D as end,_ as figure,Z as fitIn,j as goals,P as head,et as key,K as keys,
w as lessonOf,I as line,W as map,L as named,z as presenter,H as prose,F as result};
