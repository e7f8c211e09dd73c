import{button as m,h as r,picture as rt}from"./common.js";import{icon as O}from"./common.js";import{ruled as lt,tool as j}from"./common.js";var at=20,y=i=>i.stage;
function L(i,t,e,s){let o=y(i);return r("header.bl-st-head#lessonhead",{},r("span.bl-st-game",{},o.game),r("h2",{},o.lesson),r("div.bl-st-tools",{},o.left.length>
0&&r("span.bl-st-left",{},o.left[0],r("b",{},o.left[1]),o.left[2]),r("div.bl-seg",{role:"group","aria-label":e.language},i.languages.map(({key:n,label:l})=>m({"\
data-do":"language","data-pick":n,lang:n,"aria-pressed":String(n===i.lang)},l))),s))}function I(i,t){let e=y(i),s=e.of>at,o=(n,l,c)=>m({class:"bl-st-step","data\
-do":"go","data-at":Math.max(0,Math.min(e.of-1,l)),"data-k":`step ${n}`,"aria-label":c,title:c,"aria-disabled":l<0||l>=e.of?"true":null},O(t,n));return r("nav.b\
l-st-map#map",{"aria-label":e.words.map},o("back",e.at-1,e.words.back),r("p.bl-st-chap",{},r("b",{},e.chapter),r("span.bl-st-where",{},e.where),r("span.bl-st-sh\
ort",{"aria-hidden":"true"},e.short)),r("ol.bl-st-dots",{},e.map.map(({label:n,steps:l},c)=>{let d=l.some(({at:b})=>b===e.at),h=l.every(({state:b})=>b!=="open");
return r("li",{class:d?"bl-st-here":s?"bl-st-far bl-st-fold":"bl-st-far","data-k":`chapter ${c}`},m({class:h?"bl-st-dash bl-done":"bl-st-dash","data-do":"go","d\
ata-at":l[0].at,"data-k":`to ${c}`,tabindex:-1,"aria-label":n,title:n},r("i",{})),r("ol",{"aria-label":n},l.map(b=>ct(b,e.at))))})),o("on",e.at+1,e.words.on))}var ct=({
at:i,kind:t,state:e,says:s},o)=>r("li",{"data-k":`dot ${i}`},m({class:`bl-st-dot bl-dot-${t} bl-${e}`,"data-do":"go","data-at":i,"data-k":`dot ${i}`,"aria-label":s,
title:s,tabindex:i===o?0:-1,"aria-current":i===o?"step":null},r("i",{}))),R=(i,t)=>i.split(/\b([A-Z]?[A-Za-z]\d{1,2})\b/).map((e,s)=>s%2&&t[e]?r("span.bl-st-nam\
e",{"data-name":e},e):e),w=(i,t={})=>i.map((e,s)=>{if(typeof e=="string")return R(e,t);let{kind:o,text:n,rule:l,title:c}=e;return l?r("span.bl-rule.bl-st-rule",
{role:"button",tabindex:0,"data-k":`rule ${s}`,"data-do":"rule","data-rule":l,"data-title":c},n):r(o==="strong"?"b":o==="slanted"?"em":"code",{},n)}),N=(i,t)=>i.
map(({kind:e,spans:s=[],items:o=[],head:n=[],rows:l=[]},c)=>{let d={"data-k":`block ${c}`};return e==="list"||e==="numbers"?r(e==="list"?"ul.bl-st-list":"ol.bl-\
st-list",d,o.map(h=>r("li",{},w(h,t)))):e==="quote"?r("p.bl-st-quote",d,w(s)):e!=="table"?r("p.bl-st-lead",d,w(s,t)):r("table.bl-st-table",d,n.some(h=>h.length)&&
r("thead",{},r("tr",{},n.map(h=>r("th",{scope:"col"},w(h))))),r("tbody",{},l.map(h=>r("tr",{},h.map(b=>r("td",{},w(b)))))))}),S=({title:i,lines:t,head:e,rows:s},o)=>r(
"section.bl-st-told",{"data-k":`told ${o}`},i&&r("b",{},i),t.length>0&&(t.length===1?r("p",{},t[0]):r("ul.bl-st-list",{},t.map(n=>r("li",{},n)))),s.length>0&&r(
"table.bl-st-table",{},e.length>0&&r("thead",{},r("tr",{},e.map(n=>r("th",{scope:"col"},n)))),r("tbody",{},s.map(n=>r("tr",{},n.map(l=>r("td",{class:/^[\d.,%−-]+$/.
test(l)?"bl-st-num":null},l))))))),M=({goals:i,outcome:t,words:e},s)=>[r("ul.bl-st-goals#goals",{"aria-label":e.goals},i.map(({says:o,done:n},l)=>r("li",{class:n?
"bl-done":null,"data-k":`goal ${l}`},r("i",{},n&&O(s,"accept")),r("span",{},r("span.bl-unseen",{},n?e.goal_done:e.goal_open," "),o)))),r("p.bl-st-outcome#outcom\
e",{},t?.says,t?.says&&t.ask&&" ",t?.ask&&m({class:"bl-st-link","data-do":"solution"},t.ask))],_=i=>r("ol.bl-st-line#line",{tabindex:0},i.map((t,e)=>r("li",{"da\
ta-k":`deed ${e}`},t)));function W({kind:i,label:t,svg:e,table:s},o){let n=e&&rt(e);return r("figure.bl-st-figure",{"data-k":`figure ${i} ${o} ${t}`,class:`bl-s\
t-${i}`,"aria-label":t||null},n||S({...s,title:t},o),n&&s.rows?.length>0&&r("div.bl-unseen",{},S(s,o)))}function D(i,t){let{can:e,lines:s}=i.end;return r("secti\
on.bl-st-end#end",{tabindex:0,role:"group","aria-label":e},r("p.bl-st-kick",{},i.lesson),r("h3",{},e),r("ul",{},s.map(({text:o,rule:n,title:l},c)=>r("li",{"data\
-k":`line ${c}`},O(t,"accept"),r("div",{},N(o),n&&r("small",{},lt({rule:n,title:l})))))))}function K(i){let{title:t,rows:e,left:s,met:o,met_title:n}=i.end;return[
r("h3#title",{tabindex:-1},t),r("dl.bl-st-sums",{},e.map(([l,c,d])=>r("div",{},r("dt",{},l),r("dd",{},r("b",{},c),` ${d}`)))),s&&r("p.bl-st-small",{},s),o.length>
0&&r("section.bl-st-met",{},r("p.bl-st-small",{},n),r("ul",{},o.map(l=>r("li",{},l)))),r("p.bl-st-small",{},m({class:"bl-st-link","data-do":"anew"},i.anew))]}var z=(i,t)=>r(
"section.bl-help#stagekeys",{role:"group","aria-label":t.help},r("dl",{},i.keys.map(([e,s])=>r("div",{},r("dt",{},e.split(" ").map(o=>r("kbd",{},o))),r("dd",{},
s)))));function Y(i){let{present:t}=i,e=(s,o,n)=>m({class:"bl-st-cue","data-do":n},r("kbd",{},s),` ${o}`);return r("div.bl-st-cues#cues",{},r("b",{},`${i.game},\
 ${i.lesson}`),r("span",{},i.kick||i.where),i.kind==="ask"&&e("Space",t.space,"show"),e("→",t.on,"onward"),e("B",t.board,"alone"),e("P",t.leave,"present"))}function U(i,t){
let e=y(i);return r("div.bl-st-cap#cap",{class:i.views.length>2&&e.part?"bl-st-full":null},i.views.length>1&&r("div.bl-seg",{role:"group","aria-label":t.view},i.
views.map(({key:s,label:o})=>m({"data-do":"view","data-pick":s,"aria-pressed":String(s===i.view)},o))),i.turns&&i.views.length>1&&j(t,"turn",t.turn_board,{"data\
-do":"turn","data-at":1}),e.part&&j(t,"part",e.part,{"data-do":"whole"}),m({class:"bl-st-py","data-do":"python","aria-label":e.words.python,"aria-expanded":String(
e.code!==null)},r("span",{"aria-hidden":"true"},"</>"),r("span.bl-st-pyname",{},e.words.python)),e.code!==null&&r("pre.bl-st-code#code",{tabindex:0,"aria-label":e.
words.python},r("code",{},e.code)))}var ht=[150,400,800,1500],V=.5,ut=["pointerdown","wheel","touchstart","keydown"],F=".jp-Notebook, .jp-WindowedPanel-outer",pt=460,bt=24;function G(i,t){if(!globalThis.
ResizeObserver)return;let e=null,s=0,o=new ResizeObserver(n);o.observe(i),t.addEventListener("abort",()=>o.disconnect());function n(){let l=i.closest(F);if(l!==
e&&(e&&o.unobserve(e),l&&o.observe(l),e=l,s=l?.clientHeight??0,i.style.setProperty("--bl-room",l?Z(s):"")),!e||e.clientHeight===s||!e.clientHeight)return;let{top:c}=e.
getBoundingClientRect(),d=i.getBoundingClientRect().bottom<=c+s+1;s=e.clientHeight,i.style.setProperty("--bl-room",Z(s)),d&&i.getBoundingClientRect().bottom>c+s&&
i.scrollIntoView({block:"nearest"})}}var Z=i=>`${Math.max(pt,i-bt)}px`;function J(i,t){let e=new AbortController,s=i.ownerDocument.defaultView,o=ht.map(l=>setTimeout(
n,l));for(let l of ut)s.addEventListener(l,()=>e.abort(),{capture:!0,passive:!0,signal:e.signal});t.addEventListener("abort",()=>e.abort(),{once:!0}),e.signal.addEventListener(
"abort",()=>o.forEach(clearTimeout));function n(){let l=i.closest(F)?.getBoundingClientRect(),{top:c,bottom:d,height:h}=i.getBoundingClientRect();!l||!h||c>=l.top&&
d<=l.bottom||d<l.top-V*l.height||c>l.bottom+V*l.height||i.scrollIntoView({block:h>l.height?"start":"nearest"})}}var X=i=>[".bl-options:not(.bl-why)",".bl-why"].map(t=>[...i.querySelectorAll(`${t} input`)].map(e=>e)),$=i=>X(i).map(t=>t.find(({checked:e})=>e)?.dataset.n??"").
join(",");function Q(i,t){if(!/^\d*,\d*$/.test(t))return;let e=t.split(",");for(let[s,o]of X(i).entries()){let n=o.find(({dataset:l})=>l.n===e[s]);n&&!o.some(({
checked:l})=>l)&&(n.checked=!0)}}import{enter as ft,questionOf as q,reveals as tt}from"./question.js";import{letterOf as mt}from"./common.js";function et(i,t){if(t.metaKey||t.altKey||t.ctrlKey||
t.isComposing)return!1;i.byKeys(!0);let e=t.target,s=e.matches('input[type="text"], select, textarea'),o=e.getAttribute("role")==="gridcell";if(t.key==="Enter")
return o||e.matches("button, a")&&!e.matches(".bl-st-main")?!1:(e.matches('[role="button"]')?i.act(e,t):i.main(),!0);if(t.key==="Escape"&&s)return i.root.focus(
{preventScroll:!0}),!0;if(s)return!1;let n={ArrowLeft:-1,ArrowRight:1}[t.key];if(n&&!o)return T(i,n,e);if(/^(Digit|Numpad)\d$/.test(t.code)&&!o)return gt(i,Number(
t.code.at(-1))-1);let l=mt(t);if((!i.local.letters||l!=="H"&&i.meantHint)&&(i.meantHint=""),!i.local.letters)return!1;if(i.presents&&t.code==="Space")return i.ask(
"show"),!0;let c={P:!o&&(()=>i.present()),H:()=>kt(i),B:()=>i.alone(),L:()=>i.tongue(),U:!o&&(()=>i.ask("undo"))}[l];return c?(c(),!0):!1}function T(i,t,e){if(e.
matches('input[type="radio"]')||e.closest('.bl-acts, .bl-lines, [role="tablist"], .bl-items, .bl-seg'))return!1;if(e.closest(".bl-ways"))return i.ask(t>0?"redo":
"undo"),!0;let s=e.closest(".bl-st-dots");if(s){let n=[...s.querySelectorAll(".bl-st-dot, .bl-st-dash")].filter(c=>c.getClientRects().length);return n[Math.max(
0,Math.min(n.length-1,n.indexOf(e)+t))]?.focus(),!0}let o=i.lesson.at+t;return o>=0&&o<i.lesson.of&&i.ask("go",{at:o}),!0}function gt(i,t){let e=q(i.frame),s=i.
root.querySelector(".bl-number input");ft(s);let o=[...i.root.querySelectorAll(".bl-options input")],l=(e&&tt(e)?[...i.root.querySelectorAll(".bl-rline")]:[])[t];
return o[t]?(o[t].checked=!0,o[t].focus(),i.draft($(i.root))):l&&l.click(),!!(o[t]||l)}function kt(i){let t=q(i.frame)?.hints.rungs.find(({open:e,may:s})=>!e&&s);
!t||q(i.frame).result&&tt(q(i.frame))||(i.meantHint===t.key?(i.meantHint="",i.ask("pick",{key:`hint:${t.key}`})):(i.meantHint=t.key,i.speak(i.lesson.words.sure_hint.
replace("{label}",t.label).replace("{price}",t.price))))}import{stage as yt}from"./board.js";import{Card as vt}from"./question.js";import{button as k,h as a}from"./common.js";import{shownBy as xt}from"./common.js";import{TRAYS as st}from"./table.js";import*as p from"./table.js";import{fade as St}from"./help.js";import{doing as A,enter as $t,hints as qt,INPUTS as At,outcome as Bt,questionOf as u,reveals as v,
tone as ot}from"./question.js";import{artStyle as Ot,lying as H,slots as g}from"./table.js";import{copied as Rt,cover as Nt,noticed as Tt}from"./board.js";var E=2,Ht=600,nt=/viewBox="([^"]*)"/,B=["bl-t1","bl-t2","bl-t3","bl-t4","bl-t5","bl-t6","bl-t7"],Et=8,Pt=880,Ct=400,it=5,jt=180;function P(i){let[,,t,e]=(i.match(
nt)?.[1]??"0 0 1 1").split(" ").map(Number);return t/e}var C=class extends vt{get lesson(){return y(this.frame)}content(){let{frame:t,local:e,words:s}=this,{lesson:o}=this;
return this.root.classList.add("bl-lesson"),e.below=!this.isAlone&&!this.presents,[Ot(t),s.gallery?.style&&a("style#pieces",{},s.gallery.style),a("div.bl-st#st",
{class:[`bl-st-is-${o.kind}`,this.isAcross&&"bl-st-across",this.isAlone&&"bl-st-alone",this.presents&&"bl-st-present"].filter(Boolean).join(" ")},L(t,e,s,p.tools(
t,e,s)),I(t,s),a("div.bl-st-above#above",{},e.help&&z(o,s),...this.above()),a("div.bl-st-body#stbody",{},this.figure(),a("div.bl-st-side#side",{},this.text(),this.
bar())),this.presents&&Y(o)),Rt(e,s)]}get isAcross(){let{frame:t,lesson:e}=this;if(e.kind==="end"||this.isPlaying&&!this.isSmall)return!1;let s=e.figure.find(o=>o.
alone);return s?s.svg?P(s.svg)>E:s.table.rows.length<=Et:!e.figure.length&&P(t.board?.svg??"")>E}figure(){let{frame:t,local:e,words:s,area:o}=this,{lesson:n}=this,
l=n.kind==="end"||n.figure.some(h=>h.alone);if(l&&Object.assign(e,{svg:"",grid:void 0}),n.kind==="end")return a("div.bl-st-fig#fig",{},D(n,s));let c=n.figure.map(
W),d=l?null:t.cover?Nt(t,s):yt(t,o,e,s,!t.board?.alone&&g("board",t,s));return a("div.bl-st-fig#fig",{},a("div.bl-st-draw#draw",{class:c.length&&!l?"bl-st-two":
null},d,c),this.isPlaying&&this.isBroad&&this.said(),(this.isPlaying||u(t)?.kind==="turn"&&!this.isAcross)&&g("hand",t,s),!this.isNarrow&&this.round(),this.isWatched&&
p.timeline(t,e,s),U(t,s))}round(){let{frame:t,words:e}=this;return this.isSmall&&t.board?.alone&&a("div.bl-st-round#round",{},g("seats",t,e),g("hand",t,e))}get isPlaying(){
let t=u(this.frame);return this.lesson.kind==="end"?!1:t?t.kind==="turn"&&!t.result:this.frame.parts.includes("actions")}get isWatched(){return!u(this.frame)&&this.
frame.parts.includes("timeline")}get places(){return this.frame.board?.says??{}}text(){let{frame:t,local:e,words:s}=this,{lesson:o}=this,n=u(t),l=!!n?.result;return a(
"div.bl-st-text#sttext",{class:[n?.result&&ot(n.result),l&&"bl-st-judged"].filter(Boolean).join(" "),role:"group","aria-label":o.words.text},o.kind==="end"?K(o):
[o.stopped&&a("p.bl-st-stopped#stopped",{},o.stopped," ",k({class:"bl-st-link","data-do":"anew"},o.from_start)),a("p.bl-st-kick#kick",{},a("span",{},this.presents&&
n?o.present.predict:o.kick),n&&!this.presents&&a("span",{},n.worth)),o.anew_board&&a("p.bl-st-small#anewboard",{},o.anew_board),o.title&&a("h3#title",{tabindex:-1},
o.title),!(n&&v(n))&&N(o.text,this.places),o.goals.length>0&&M(o,s),o.tries&&a("p.bl-st-small#tries",{},o.tries),n&&this.question(),o.beside.map(S),this.isPlaying&&
this.play(),this.isWatched&&!this.isPlaying&&this.watch(),this.reads&&this.hints()])}get reads(){return!this.isAcross||this.isNarrow||!!u(this.frame)?.hints.rungs.
some(({open:t})=>t)}hints(){let{frame:t,local:e,words:s}=this,o=u(t);return o&&!this.presents&&!v(o)&&qt(t,e,s,this.isPlaying||o.choices.length+o.steps.length>4||
o.kind==="legal"||this.reads&&o.reasons.length>0&&this.isSmall)}question(){let{frame:t,local:e,words:s}=this,o=u(t),n=["choice","legal","order"].includes(o.kind);
return[a("p.bl-st-lead.bl-st-asked#asked",{},R(o.question,this.places)),this.isNarrow&&this.round(),o.result&&a("div.bl-verdict.bl-st-note#note",{class:ot(o.result)},
Bt(t,e,s),this.ways()),!o.result&&n&&a("div.bl-st-control#control",{"data-k":`control ${o.id}`},At[o.kind](this.presents?{...o,seed:""}:o,`bl ${this.link.client}`,
s,t))]}ways(){let t=u(this.frame),e=t.result,s=[t.away&&A("back",t.back,"bl-st-link"),e.may_tell&&A("tell",t.tell,"bl-st-link"),e.fresh&&(e.told||e.solved)&&A("\
fresh",t.fresh,"bl-st-link"),v(t)&&A("again",t.again,"bl-st-link")].filter(Boolean);return s.length>0&&a("p.bl-st-ways",{},s)}play(){let{frame:t,local:e,words:s}=this,
o=f=>!u(t)&&t.parts.includes(f),n=H(t,"costs").some(({items:f})=>f?.some(({row:x})=>x)),l=g("costs",t,s),c=p.actions(t,s,n&&l),d=!this.turnsInBar&&p.turn(t,s),h=!u(
t)&&this.lesson.outcome?.line||[],b=this.lesson.kind==="opening"&&!o("log");return a("div.bl-st-deeds#play",{},b?[d,c]:[d,g("seats",t,s,f=>!st.has(f.kind)),a("d\
iv.bl-st-may#may",{},c,!n&&!H(t,"ask").length&&l),g("seats",t,s,f=>st.has(f.kind)),o("receipt")&&p.receipt(t,e,s),(o("log")||h.length>0)&&a("div.bl-st-happened#\
happened",{},h.length?_(h):!this.isBroad&&this.said()||p.log(t,s))])}watch(){let{frame:t}=this;return a("div.bl-st-deeds#watch",{},t.log[0]&&t.time.ply>0&&a("p.\
bl-st-said#said",{},t.log[0].text))}said(){let{news:t}=this.frame;if(u(this.frame)||!t?.says.length)return!1;let e=t.says.slice(this.isBroad?-it:1-it);for(;e.length>
1&&e.join("").length>jt;)e.shift();let s=l=>a("div",{},l),o=t.all.length||e.length===t.says.length?t.all:t.says,n=o.length>0&&a("details",{},a("summary",{},this.
words.all_moves),o.map(s));return a("div.bl-st-said#said",{},e.map(s),n)}get isBroad(){return!this.isNarrow&&P(this.frame.board?.svg??"")>E}get turnsInBar(){return this.
isAcross&&this.isPlaying&&!this.isNarrow&&!this.frame.turn.over}bar(){let{frame:t,local:e,words:s,lesson:o}=this,n=u(t),{main:l}=o;if(this.presents)return a("di\
v.bl-st-foot#foot",{},n&&!v(n)&&k({class:"bl-main bl-st-main","data-do":"show","data-k":"main"},o.present.reveal));let c=n&&!v(n)?this.answer():a("p.bl-st-next",
{},o.following.label&&a("span",{},o.following.label),a("b",{},o.following.title??"")),d=this.isPlaying&&k({class:"bl-st-second","data-do":"undo",hidden:!t.time.
can_undo},s.undo);return a("div.bl-st-foot#foot",{},e.below&&Tt(e,s),this.turnsInBar&&p.turn(t,s),!this.reads&&this.hints(),c,d,l.do&&k({class:`bl-st-main ${l.quiet?
"bl-st-second":"bl-main"}`,"data-do":"main","data-k":"main"},l.label))}answer(){let t=u(this.frame),{words:e,draft:s,key:o}=this.lesson;return t.result?a("p.bl-\
st-next",{},t.result.given&&a("span",{},t.state)):t.kind!=="number"?a("p.bl-st-next",{},a("span",{},t.kind==="cells"?t.picked:e.unchecked)):a("div.bl-number.bl-\
st-number",{"data-k":`number ${o} ${t.id}`},a("label",{for:`n${this.link.client}`},e.predict),a("div",{},k({"data-do":"less","aria-label":e.fewer},"−"),a("inp\
ut#number",{id:`n${this.link.client}`,type:"text",inputmode:"numeric",maxlength:24,autocomplete:"off",placeholder:"?",value:s}),k({"data-do":"more","aria-label":e.
more},"+")))}act(t,e){let s=t.getAttribute("data-do");if(!(t.getAttribute("aria-disabled")==="true"&&s==="go")){if(s==="main")return this.main();if(s==="less"||
s==="more")return this.count(s==="more"?1:-1);if(s==="anew"||s==="python"||s==="show"||s==="solution")return this.ask(s);if(s==="onward")return T(this,1,this.root);
if(s==="alone")return this.alone();if(s==="present")return this.present();if(s==="go")return this.ask("go",{at:Number(t.getAttribute("data-at"))});super.act(t,e)}}main(){
let{do:t,at:e,key:s}=this.lesson.main;if(t==="answer")return this.commit();if(t==="again")return this.ask("pick",{key:"again:"});if(t==="open")return this.ask("\
open",{key:s});t==="go"&&this.ask("go",{at:e})}commit(){return clearTimeout(this.typed),super.commit()}count(t){let e=this.root.querySelector(".bl-number input");
e&&(e.value=String(Math.max(0,(Number.parseInt(e.value.normalize("NFKC"),10)||0)+(e.value?t:t>0?1:0))),this.draft(e.value))}draft(t){this.root.querySelector(".b\
l-st-foot > .bl-strip-notice")?.remove(),this.local.notice="",clearTimeout(this.typed),this.typed=setTimeout(()=>this.link.post({client:this.link.client,seq:++this.
link.seq,rev:0,do:"draft",key:t}),Ct)}listen(){this.tight={of:"",degrees:0},this.tells=!1,this.room=0,this.stood="",this.judged="",this.meantHint="",this.isAlone=
!1,G(this.root,this.signal),this.presents=!1,this.typed=void 0,super.listen();let t=(e,s,o=!1)=>this.root.addEventListener(e,s,{signal:this.signal,capture:o});t(
"input",e=>e.target.matches(".bl-number input")&&this.draft(e.target.value.trim())),t("change",e=>e.target.matches(".bl-options input")&&this.draft($(this.root))),
t("keydown",e=>et(this,e)&&(e.preventDefault(),e.stopPropagation(),e.stopImmediatePropagation()),!0),this.signal.addEventListener("abort",()=>clearTimeout(this.
typed))}alone(){this.isAlone=!this.isAlone,this.draw()}present(){this.presents=!this.presents,this.enlarge(this.presents),this.root.focus({preventScroll:!0})}tongue(){
let t=this.frame.languages.find(({key:e})=>e!==this.frame.lang);t&&this.ask("language",{key:t.key})}draw(){let t=this.root.contains(this.focused());this.drawStep();
let e=this.focused();t&&!(this.root.contains(e)&&e?.getClientRects().length)&&this.root.focus({preventScroll:!0})}drawStep(){let{lesson:t}=this,e=u(this.frame),
s=e?.result,o=`${t.id} ${t.key}`,n=`${o} ${e?.id??""} ${s?"result":"asked"}`,[l,c]=[this.stood,this.judged];if(this.stood=o,this.judged=n,l!==o&&(this.local.notice=
this.local.about=""),super.draw(),this.fit(),s||Q(this.root,t.draft),!l)return J(this.root,this.signal);l!==o&&St(this.root.querySelector(".bl-st-text"));let d=h=>this.
root.querySelector(h);if(l!==o){let h=d(".bl-st-text");h&&(h.scrollTop=0),this.keys&&(d(".bl-st-text [data-k=title]")??this.root).focus({preventScroll:!0})}else if(c!==
n&&this.frame.by===this.link.client){s?d(".bl-headline")?.focus({preventScroll:!0}):$t(d(".bl-number input, .bl-options input:checked")??d(".bl-options input"));
let h=d(".bl-st-text");h&&s&&(h.scrollTop=Math.max(0,(d(".bl-st-note")?.offsetTop??0)-h.offsetTop-60))}}marks(){super.marks();for(let t of this.root.querySelectorAll(
".bl-st-name"))t.classList.toggle("bl-over",t.getAttribute("data-name")===this.over?.place)}onOver(t){super.onOver(t);let e=t?.target.closest?.("[data-name]")?.
getAttribute("data-name");e&&(this.over={line:void 0,place:e},this.marks())}narrowBoard(){let{board:t}=this.frame,e=this.root.querySelector(".bl-stage > svg"),s=e?.
querySelector('[data-layer="panel"]'),[,o]=t?.svg.match(nt)??[];if(!t?.alone||!e||!s||!o)return;let n=this.isSmall?t.alone.join(" "):o,[,,l,c]=n.split(" ");for(let[
d,h]of Object.entries({viewBox:n,width:l,height:c}))e.setAttribute(d,h);s.style.display=n===o?"":"none"}get isNarrow(){return this.root.clientWidth<Ht}get isSmall(){
return this.root.clientWidth<Pt}fit(){this.narrowBoard();let t=this.root.querySelector(".bl-st-text");if(!t)return;let{frame:e,root:s}=this,o=`${this.judged} ${s.
clientWidth} ${t.closest(".bl-st")?.clientHeight}`,n=this.tight.of===o,l=n?this.tight.degrees:0;n||(this.room=0),t.classList.remove(...B.slice(l)),t.classList.add(
...B.slice(0,l));let c=t.querySelector(".bl-st-line"),d=t.querySelector(".bl-st-may");d&&(d.style.minHeight="");let h=n&&(c||e.pick?.path.length&&!H(e,"ask").length),
b=()=>h||t.scrollHeight<=t.clientHeight+1,f=l;for(;f<B.length&&!b();)t.classList.add(B[f++]);this.tight={of:o,degrees:f},this.hold(d,f===l,b);let x=h&&(c?!this.
tells&&c:t.querySelector(".bl-choices"));this.tells=!!c,x&&(t.scrollTop+=Math.max(0,x.getBoundingClientRect().bottom-t.getBoundingClientRect().bottom+6)),this.placeCallout()}hold(t,e,s){
e||(this.room=0),!(!t||this.frame.turn.over)&&(this.frame.pick?.path.length||(this.room=Math.max(this.room??0,t.offsetHeight)),t.style.minHeight=`${this.room}px`,
s()||(t.style.minHeight=""))}onResize(){super.onResize();let t=e=>!!this.root.querySelector(e);t(".bl-st")&&(t(".bl-st-across")!==this.isAcross||t(".bl-st-round")!==
!!this.round())&&this.draw(),this.fit()}refocus(){this.stood===`${this.lesson.id} ${this.lesson.key}`&&super.refocus()}narrow(){}},Lt=xt(C);export{J as arrive,T as arrow,S as beside,U as caption,Q as choose,Lt as default,$ as drafted,D as end,W as figure,G as fitIn,M as goals,L as head,et as key,z as keys,
y as lessonOf,_ as line,I as map,R as named,Y as presenter,N as prose,K as result};
