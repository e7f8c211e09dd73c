import{button as f,h as l,picture as ot}from"./common.js";import{icon as C}from"./common.js";import{ruled as nt,tool as P}from"./common.js";var it=20,w=n=>n.stage;
function j(n,t,e,s){let o=w(n);return l("header.bl-st-head#lessonhead",{},l("span.bl-st-game",{},o.game),l("h2",{},o.lesson),l("div.bl-st-tools",{},o.left.length>
0&&l("span.bl-st-left",{},o.left[0],l("b",{},o.left[1]),o.left[2]),l("div.bl-seg",{role:"group","aria-label":e.language},n.languages.map(({key:i,label:r})=>f({"\
data-do":"language","data-pick":i,lang:i,"aria-pressed":String(i===n.lang)},r))),s))}function H(n,t){let e=w(n),s=e.of>it,o=(i,r,c)=>f({class:"bl-st-step","data\
-do":"go","data-at":Math.max(0,Math.min(e.of-1,r)),"data-k":`step ${i}`,"aria-label":c,title:c,"aria-disabled":r<0||r>=e.of?"true":null},C(t,i));return l("nav.b\
l-st-map#map",{"aria-label":e.words.map},o("back",e.at-1,e.words.back),l("p.bl-st-chap",{},l("b",{},e.chapter),l("span.bl-st-where",{},e.where),l("span.bl-st-sh\
ort",{"aria-hidden":"true"},e.short)),l("ol.bl-st-dots",{},e.map.map(({label:i,steps:r},c)=>{let d=r.some(({at:u})=>u===e.at),h=r.every(({state:u})=>u!=="open");
return l("li",{class:d?"bl-st-here":s?"bl-st-far bl-st-fold":"bl-st-far","data-k":`chapter ${c}`},f({class:h?"bl-st-dash bl-done":"bl-st-dash","data-do":"go","d\
ata-at":r[0].at,"data-k":`to ${c}`,tabindex:-1,"aria-label":i,title:i},l("i",{})),l("ol",{"aria-label":i},r.map(u=>rt(u,e.at))))})),o("on",e.at+1,e.words.on))}var rt=({
at:n,kind:t,state:e,says:s},o)=>l("li",{"data-k":`dot ${n}`},f({class:`bl-st-dot bl-dot-${t} bl-${e}`,"data-do":"go","data-at":n,"data-k":`dot ${n}`,"aria-label":s,
title:s,tabindex:n===o?0:-1,"aria-current":n===o?"step":null},l("i",{}))),q=(n,t)=>n.split(/\b([A-Z]?[A-Za-z]\d{1,2})\b/).map((e,s)=>s%2&&t[e]?l("span.bl-st-nam\
e",{"data-name":e},e):e),k=(n,t={})=>n.map((e,s)=>{if(typeof e=="string")return q(e,t);let{kind:o,text:i,rule:r,title:c}=e;return r?l("span.bl-rule.bl-st-rule",
{role:"button",tabindex:0,"data-k":`rule ${s}`,"data-do":"rule","data-rule":r,"data-title":c},i):l(o==="strong"?"b":o==="slanted"?"em":"code",{},i)}),B=(n,t)=>n.
map(({kind:e,spans:s=[],items:o=[],head:i=[],rows:r=[]},c)=>{let d={"data-k":`block ${c}`};return e==="list"||e==="numbers"?l(e==="list"?"ul.bl-st-list":"ol.bl-\
st-list",d,o.map(h=>l("li",{},k(h,t)))):e==="quote"?l("p.bl-st-quote",d,k(s)):e!=="table"?l("p.bl-st-lead",d,k(s,t)):l("table.bl-st-table",d,i.some(h=>h.length)&&
l("thead",{},l("tr",{},i.map(h=>l("th",{scope:"col"},k(h))))),l("tbody",{},r.map(h=>l("tr",{},h.map(u=>l("td",{},k(u)))))))}),v=({title:n,lines:t,head:e,rows:s},o)=>l(
"section.bl-st-told",{"data-k":`told ${o}`},n&&l("b",{},n),t.length>0&&(t.length===1?l("p",{},t[0]):l("ul.bl-st-list",{},t.map(i=>l("li",{},i)))),s.length>0&&l(
"table.bl-st-table",{},e.length>0&&l("thead",{},l("tr",{},e.map(i=>l("th",{scope:"col"},i)))),l("tbody",{},s.map(i=>l("tr",{},i.map(r=>l("td",{class:/^[\d.,%−-]+$/.
test(r)?"bl-st-num":null},r)))))));function L({kind:n,label:t,svg:e,table:s},o){let i=e&&ot(e);return l("figure.bl-st-figure",{"data-k":`figure ${n} ${o} ${t}`,
class:`bl-st-${n}`,"aria-label":t||null},i||v({...s,title:t},o),i&&s.rows?.length>0&&l("div.bl-unseen",{},v(s,o)))}function I(n,t){let{can:e,lines:s}=n.end;return l(
"section.bl-st-end#end",{tabindex:0,role:"group","aria-label":e},l("p.bl-st-kick",{},n.lesson),l("h3",{},e),l("ul",{},s.map(({text:o,rule:i,title:r},c)=>l("li",
{"data-k":`line ${c}`},C(t,"accept"),l("div",{},B(o),i&&l("small",{},nt({rule:i,title:r})))))))}function M(n){let{title:t,rows:e,left:s,met:o,met_title:i}=n.end;
return[l("h3#title",{tabindex:-1},t),l("dl.bl-st-sums",{},e.map(([r,c,d])=>l("div",{},l("dt",{},r),l("dd",{},l("b",{},c),` ${d}`)))),s&&l("p.bl-st-small",{},s),
o.length>0&&l("section.bl-st-met",{},l("p.bl-st-small",{},i),l("ul",{},o.map(r=>l("li",{},r)))),l("p.bl-st-small",{},f({class:"bl-st-link","data-do":"anew"},n.anew))]}
var W=(n,t)=>l("section.bl-help#stagekeys",{role:"group","aria-label":t.help},l("dl",{},n.keys.map(([e,s])=>l("div",{},l("dt",{},e.split(" ").map(o=>l("kbd",{},
o))),l("dd",{},s)))));function _(n){let{present:t}=n,e=(s,o,i)=>f({class:"bl-st-cue","data-do":i},l("kbd",{},s),` ${o}`);return l("div.bl-st-cues#cues",{},l("b",
{},`${n.game}, ${n.lesson}`),l("span",{},n.kick||n.where),n.kind==="ask"&&e("Space",t.space,"show"),e("→",t.on,"onward"),e("B",t.board,"alone"),e("P",t.leave,
"present"))}function D(n,t){let e=w(n);return l("div.bl-st-cap#cap",{class:n.views.length>2&&e.part?"bl-st-full":null},n.views.length>1&&l("div.bl-seg",{role:"g\
roup","aria-label":t.view},n.views.map(({key:s,label:o})=>f({"data-do":"view","data-pick":s,"aria-pressed":String(s===n.view)},o))),n.turns&&n.views.length>1&&P(
t,"turn",t.turn_board,{"data-do":"turn","data-at":1}),e.part&&P(t,"part",e.part,{"data-do":"whole"}),f({class:"bl-st-py","data-do":"python","aria-label":e.words.
python,"aria-expanded":String(e.code!==null)},l("span",{"aria-hidden":"true"},"</>"),l("span.bl-st-pyname",{},e.words.python)),e.code!==null&&l("pre.bl-st-code#\
code",{tabindex:0,"aria-label":e.words.python},l("code",{},e.code)))}var at=[150,400,800,1500],K=.5,ct=["pointerdown","wheel","touchstart","keydown"],Y=".jp-Notebook, .jp-WindowedPanel-outer",dt=460,ht=24;function U(n,t){if(!globalThis.
ResizeObserver)return;let e=null,s=0,o=new ResizeObserver(i);o.observe(n),t.addEventListener("abort",()=>o.disconnect());function i(){let r=n.closest(Y);if(r!==
e&&(e&&o.unobserve(e),r&&o.observe(r),e=r,s=r?.clientHeight??0,n.style.setProperty("--bl-room",r?z(s):"")),!e||e.clientHeight===s||!e.clientHeight)return;let{top:c}=e.
getBoundingClientRect(),d=n.getBoundingClientRect().bottom<=c+s+1;s=e.clientHeight,n.style.setProperty("--bl-room",z(s)),d&&n.getBoundingClientRect().bottom>c+s&&
n.scrollIntoView({block:"nearest"})}}var z=n=>`${Math.max(dt,n-ht)}px`;function V(n,t){let e=new AbortController,s=n.ownerDocument.defaultView,o=at.map(r=>setTimeout(
i,r));for(let r of ct)s.addEventListener(r,()=>e.abort(),{capture:!0,passive:!0,signal:e.signal});t.addEventListener("abort",()=>e.abort(),{once:!0}),e.signal.addEventListener(
"abort",()=>o.forEach(clearTimeout));function i(){let r=n.closest(Y)?.getBoundingClientRect(),{top:c,bottom:d,height:h}=n.getBoundingClientRect();!r||!h||c>=r.top&&
d<=r.bottom||d<r.top-K*r.height||c>r.bottom+K*r.height||n.scrollIntoView({block:h>r.height?"start":"nearest"})}}var Z=n=>[".bl-options:not(.bl-why)",".bl-why"].map(t=>[...n.querySelectorAll(`${t} input`)].map(e=>e)),x=n=>Z(n).map(t=>t.find(({checked:e})=>e)?.dataset.n??"").
join(",");function F(n,t){if(!/^\d*,\d*$/.test(t))return;let e=t.split(",");for(let[s,o]of Z(n).entries()){let i=o.find(({dataset:r})=>r.n===e[s]);i&&!o.some(({
checked:r})=>r)&&(i.checked=!0)}}import{enter as ut,questionOf as S,reveals as G}from"./question.js";import{letterOf as pt}from"./common.js";function J(n,t){if(t.metaKey||t.altKey||t.ctrlKey||t.
isComposing)return!1;n.byKeys(!0);let e=t.target,s=e.matches('input[type="text"], select, textarea'),o=e.getAttribute("role")==="gridcell";if(t.key==="Enter")return o||
e.matches("button, a")&&!e.matches(".bl-st-main")?!1:(e.matches('[role="button"]')?n.act(e,t):n.main(),!0);if(t.key==="Escape"&&s)return n.root.focus({preventScroll:!0}),
!0;if(s)return!1;let i={ArrowLeft:-1,ArrowRight:1}[t.key];if(i&&!o)return O(n,i,e);if(/^(Digit|Numpad)\d$/.test(t.code)&&!o)return bt(n,Number(t.code.at(-1))-1);
let r=pt(t);if((!n.local.letters||r!=="H"&&n.meantHint)&&(n.meantHint=""),!n.local.letters)return!1;if(n.presents&&t.code==="Space")return n.ask("show"),!0;let c={
P:!o&&(()=>n.present()),H:()=>ft(n),B:()=>n.alone(),L:()=>n.tongue(),U:!o&&(()=>n.ask("undo"))}[r];return c?(c(),!0):!1}function O(n,t,e){if(e.matches('input[ty\
pe="radio"]')||e.closest('.bl-acts, .bl-lines, [role="tablist"], .bl-items, .bl-seg'))return!1;if(e.closest(".bl-ways"))return n.ask(t>0?"redo":"undo"),!0;let s=e.
closest(".bl-st-dots");if(s){let i=[...s.querySelectorAll(".bl-st-dot, .bl-st-dash")].filter(c=>c.getClientRects().length);return i[Math.max(0,Math.min(i.length-
1,i.indexOf(e)+t))]?.focus(),!0}let o=n.lesson.at+t;return o>=0&&o<n.lesson.of&&n.ask("go",{at:o}),!0}function bt(n,t){let e=S(n.frame),s=n.root.querySelector("\
.bl-number input");ut(s);let o=[...n.root.querySelectorAll(".bl-options input")],r=(e&&G(e)?[...n.root.querySelectorAll(".bl-rline")]:[])[t];return o[t]?(o[t].checked=
!0,o[t].focus(),n.draft(x(n.root))):r&&r.click(),!!(o[t]||r)}function ft(n){let t=S(n.frame)?.hints.rungs.find(({open:e,may:s})=>!e&&s);!t||S(n.frame).result&&G(
S(n.frame))||(n.meantHint===t.key?(n.meantHint="",n.ask("pick",{key:`hint:${t.key}`})):(n.meantHint=t.key,n.speak(n.lesson.words.sure_hint.replace("{label}",t.label).
replace("{price}",t.price))))}import{stage as gt}from"./board.js";import{Card as kt}from"./question.js";import{button as g,h as a}from"./common.js";import{shownBy as wt}from"./common.js";import{TRAYS as X}from"./table.js";import*as p from"./table.js";import{fade as yt}from"./help.js";import{doing as $,enter as vt,hints as xt,INPUTS as St,outcome as $t,questionOf as b,reveals as y,
tone as Q}from"./question.js";import{artStyle as At,lying as R,slots as m}from"./table.js";import{copied as qt,cover as Bt,noticed as Ot}from"./board.js";var N=2,Rt=600,et=/viewBox="([^"]*)"/,A=["bl-t1","bl-t2","bl-t3","bl-t4","bl-t5","bl-t6"],Nt=8,Tt=880,Et=400,tt=5,Pt=180;function T(n){let[,,t,e]=(n.match(et)?.[1]??
"0 0 1 1").split(" ").map(Number);return t/e}var E=class extends kt{get lesson(){return w(this.frame)}content(){let{frame:t,local:e,words:s}=this,{lesson:o}=this;
return this.root.classList.add("bl-lesson"),e.below=!this.isAlone&&!this.presents,[At(t),s.gallery?.style&&a("style#pieces",{},s.gallery.style),a("div.bl-st#st",
{class:[`bl-st-is-${o.kind}`,this.isAcross&&"bl-st-across",this.isAlone&&"bl-st-alone",this.presents&&"bl-st-present"].filter(Boolean).join(" ")},j(t,e,s,p.tools(
t,e,s)),H(t,s),a("div.bl-st-above#above",{},e.help&&W(o,s),...this.above()),a("div.bl-st-body#stbody",{},this.figure(),a("div.bl-st-side#side",{},this.text(),this.
bar())),this.presents&&_(o)),qt(e,s)]}get isAcross(){let{frame:t,lesson:e}=this;if(e.kind==="end"||this.isPlaying&&!this.isSmall)return!1;let s=e.figure.find(o=>o.
alone);return s?s.svg?T(s.svg)>N:s.table.rows.length<=Nt:!e.figure.length&&T(t.board?.svg??"")>N}figure(){let{frame:t,local:e,words:s,area:o}=this,{lesson:i}=this,
r=i.kind==="end"||i.figure.some(h=>h.alone);if(r&&Object.assign(e,{svg:"",grid:void 0}),i.kind==="end")return a("div.bl-st-fig#fig",{},I(i,s));let c=i.figure.map(
L),d=r?null:t.cover?Bt(t,s):gt(t,o,e,s,!t.board?.alone&&m("board",t,s));return a("div.bl-st-fig#fig",{},a("div.bl-st-draw#draw",{class:c.length&&!r?"bl-st-two":
null},d,c),this.isPlaying&&this.isBroad&&this.said(),this.isPlaying&&m("hand",t,s),!this.isNarrow&&this.round(),this.isWatched&&p.timeline(t,e,s),D(t,s))}round(){
let{frame:t,words:e}=this;return this.isSmall&&t.board?.alone&&a("div.bl-st-round#round",{},m("seats",t,e),m("hand",t,e))}get isPlaying(){let t=b(this.frame);return t?
t.kind==="turn"&&!t.result:this.frame.parts.includes("actions")}get isWatched(){return!b(this.frame)&&this.frame.parts.includes("timeline")}get places(){return this.
frame.board?.says??{}}text(){let{frame:t,local:e,words:s}=this,{lesson:o}=this,i=b(t),r=!!i?.result;return a("div.bl-st-text#sttext",{class:[i?.result&&Q(i.result),
r&&"bl-st-judged"].filter(Boolean).join(" "),role:"group","aria-label":o.words.text},o.kind==="end"?M(o):[o.stopped&&a("p.bl-st-stopped#stopped",{},o.stopped," ",
g({class:"bl-st-link","data-do":"anew"},o.from_start)),a("p.bl-st-kick#kick",{},a("span",{},this.presents&&i?o.present.predict:o.kick),i&&!this.presents&&a("spa\
n",{},i.worth)),o.anew_board&&a("p.bl-st-small#anewboard",{},o.anew_board),o.title&&a("h3#title",{tabindex:-1},o.title),!(i&&y(i))&&B(o.text,this.places),i&&this.
question(),o.beside.map(v),this.isPlaying&&this.play(),this.isWatched&&!this.isPlaying&&this.watch(),this.reads&&this.hints()])}get reads(){return!this.isAcross||
this.isNarrow||!!b(this.frame)?.hints.rungs.some(({open:t})=>t)}hints(){let{frame:t,local:e,words:s}=this,o=b(t);return o&&!this.presents&&!y(o)&&xt(t,e,s,this.
isPlaying||o.choices.length+o.steps.length>4||o.kind==="legal"||this.reads&&o.reasons.length>0&&this.isSmall)}question(){let{frame:t,local:e,words:s}=this,o=b(t),
i=["choice","legal","order"].includes(o.kind);return[a("p.bl-st-lead.bl-st-asked#asked",{},q(o.question,this.places)),this.isNarrow&&this.round(),o.result&&a("d\
iv.bl-verdict.bl-st-note#note",{class:Q(o.result)},$t(t,e,s),this.ways()),!o.result&&i&&a("div.bl-st-control#control",{"data-k":`control ${o.id}`},St[o.kind](this.
presents?{...o,seed:""}:o,`bl ${this.link.client}`,s,t))]}ways(){let t=b(this.frame),e=t.result,s=[t.away&&$("back",t.back,"bl-st-link"),e.may_tell&&$("tell",t.
tell,"bl-st-link"),e.fresh&&(e.told||e.solved)&&$("fresh",t.fresh,"bl-st-link"),y(t)&&$("again",t.again,"bl-st-link")].filter(Boolean);return s.length>0&&a("p.b\
l-st-ways",{},s)}play(){let{frame:t,local:e,words:s}=this,o=u=>!b(t)&&t.parts.includes(u),i=R(t,"costs").some(({items:u})=>u?.some(({row:st})=>st)),r=m("costs",
t,s),c=p.actions(t,s,i&&r),d=!this.turnsInBar&&p.turn(t,s),h=this.lesson.kind==="opening"&&!o("log");return a("div.bl-st-deeds#play",{},h?[d,c]:[d,m("seats",t,s,
u=>!X.has(u.kind)),c,!this.isBroad&&this.said(),!i&&!R(t,"ask").length&&r,m("seats",t,s,u=>X.has(u.kind)),o("receipt")&&p.receipt(t,e,s),o("log")&&p.log(t,s)])}watch(){
let{frame:t}=this;return a("div.bl-st-deeds#watch",{},t.log[0]&&t.time.ply>0&&a("p.bl-st-said#said",{},t.log[0].text))}said(){let{news:t}=this.frame;if(b(this.frame)||
!t?.says.length)return!1;let e=t.says.slice(this.isBroad?-tt:1-tt);for(;e.length>1&&e.join("").length>Pt;)e.shift();let s=r=>a("div",{},r),o=t.all.length||e.length===
t.says.length?t.all:t.says,i=o.length>0&&a("details",{},a("summary",{},this.words.all_moves),o.map(s));return a("div.bl-st-said#said",{},e.map(s),i)}get isBroad(){
return!this.isNarrow&&T(this.frame.board?.svg??"")>N}get turnsInBar(){return this.isAcross&&this.isPlaying&&!this.isNarrow&&!this.frame.turn.over}bar(){let{frame:t,
local:e,words:s,lesson:o}=this,i=b(t),{main:r}=o;if(this.presents)return a("div.bl-st-foot#foot",{},i&&!y(i)&&g({class:"bl-main bl-st-main","data-do":"show","da\
ta-k":"main"},o.present.reveal));let c=i&&!y(i)?this.answer():a("p.bl-st-next",{},o.following.label&&a("span",{},o.following.label),a("b",{},o.following.title??
"")),d=this.isPlaying&&g({class:"bl-st-second","data-do":"undo",hidden:!t.time.can_undo},s.undo);return a("div.bl-st-foot#foot",{},e.below&&Ot(e,s),this.turnsInBar&&
p.turn(t,s),!this.reads&&this.hints(),c,d,r.do&&g({class:`bl-st-main ${r.quiet?"bl-st-second":"bl-main"}`,"data-do":"main","data-k":"main"},r.label))}answer(){let t=b(
this.frame),{words:e,draft:s,key:o}=this.lesson;return t.result?a("p.bl-st-next",{},t.result.given&&a("span",{},t.state)):t.kind!=="number"?a("p.bl-st-next",{},
a("span",{},t.kind==="cells"?t.picked:e.unchecked)):a("div.bl-number.bl-st-number",{"data-k":`number ${o} ${t.id}`},a("label",{for:`n${this.link.client}`},e.predict),
a("div",{},g({"data-do":"less","aria-label":e.fewer},"−"),a("input#number",{id:`n${this.link.client}`,type:"text",inputmode:"numeric",maxlength:24,autocomplete:"\
off",placeholder:"?",value:s}),g({"data-do":"more","aria-label":e.more},"+")))}act(t,e){let s=t.getAttribute("data-do");if(!(t.getAttribute("aria-disabled")==="\
true"&&s==="go")){if(s==="main")return this.main();if(s==="less"||s==="more")return this.count(s==="more"?1:-1);if(s==="anew"||s==="python"||s==="show")return this.
ask(s);if(s==="onward")return O(this,1,this.root);if(s==="alone")return this.alone();if(s==="present")return this.present();if(s==="go")return this.ask("go",{at:Number(
t.getAttribute("data-at"))});super.act(t,e)}}main(){let{do:t,at:e,key:s}=this.lesson.main;if(t==="answer")return this.commit();if(t==="again")return this.ask("p\
ick",{key:"again:"});if(t==="open")return this.ask("open",{key:s});t==="go"&&this.ask("go",{at:e})}commit(){return clearTimeout(this.typed),super.commit()}count(t){
let e=this.root.querySelector(".bl-number input");e&&(e.value=String(Math.max(0,(Number.parseInt(e.value.normalize("NFKC"),10)||0)+(e.value?t:t>0?1:0))),this.draft(
e.value))}draft(t){this.root.querySelector(".bl-st-foot > .bl-strip-notice")?.remove(),this.local.notice="",clearTimeout(this.typed),this.typed=setTimeout(()=>this.
link.post({client:this.link.client,seq:++this.link.seq,rev:0,do:"draft",key:t}),Et)}listen(){this.tight={of:"",degrees:0},this.stood="",this.judged="",this.meantHint=
"",this.isAlone=!1,U(this.root,this.signal),this.presents=!1,this.typed=void 0,super.listen();let t=(e,s,o=!1)=>this.root.addEventListener(e,s,{signal:this.signal,
capture:o});t("input",e=>e.target.matches(".bl-number input")&&this.draft(e.target.value.trim())),t("change",e=>e.target.matches(".bl-options input")&&this.draft(
x(this.root))),t("keydown",e=>J(this,e)&&(e.preventDefault(),e.stopPropagation(),e.stopImmediatePropagation()),!0),this.signal.addEventListener("abort",()=>clearTimeout(
this.typed))}alone(){this.isAlone=!this.isAlone,this.draw()}present(){this.presents=!this.presents,this.enlarge(this.presents),this.root.focus({preventScroll:!0})}tongue(){
let t=this.frame.languages.find(({key:e})=>e!==this.frame.lang);t&&this.ask("language",{key:t.key})}draw(){let t=this.root.contains(this.focused());this.drawStep();
let e=this.focused();t&&!(this.root.contains(e)&&e?.getClientRects().length)&&this.root.focus({preventScroll:!0})}drawStep(){let{lesson:t}=this,e=b(this.frame),
s=e?.result,o=`${t.id} ${t.key}`,i=`${o} ${e?.id??""} ${s?"result":"asked"}`,[r,c]=[this.stood,this.judged];if(this.stood=o,this.judged=i,r!==o&&(this.local.notice=
this.local.about=""),super.draw(),this.fit(),s||F(this.root,t.draft),!r)return V(this.root,this.signal);r!==o&&yt(this.root.querySelector(".bl-st-text"));let d=h=>this.
root.querySelector(h);if(r!==o){let h=d(".bl-st-text");h&&(h.scrollTop=0),this.keys&&(d(".bl-st-text [data-k=title]")??this.root).focus({preventScroll:!0})}else if(c!==
i&&this.frame.by===this.link.client){s?d(".bl-headline")?.focus({preventScroll:!0}):vt(d(".bl-number input, .bl-options input:checked")??d(".bl-options input"));
let h=d(".bl-st-text");h&&s&&(h.scrollTop=Math.max(0,(d(".bl-st-note")?.offsetTop??0)-h.offsetTop-60))}}marks(){super.marks();for(let t of this.root.querySelectorAll(
".bl-st-name"))t.classList.toggle("bl-over",t.getAttribute("data-name")===this.over?.place)}onOver(t){super.onOver(t);let e=t?.target.closest?.("[data-name]")?.
getAttribute("data-name");e&&(this.over={line:void 0,place:e},this.marks())}narrowBoard(){let{board:t}=this.frame,e=this.root.querySelector(".bl-stage > svg"),s=e?.
querySelector('[data-layer="panel"]'),[,o]=t?.svg.match(et)??[];if(!t?.alone||!e||!s||!o)return;let i=this.isSmall?t.alone.join(" "):o,[,,r,c]=i.split(" ");for(let[
d,h]of Object.entries({viewBox:i,width:r,height:c}))e.setAttribute(d,h);s.style.display=i===o?"":"none"}get isNarrow(){return this.root.clientWidth<Rt}get isSmall(){
return this.root.clientWidth<Tt}fit(){this.narrowBoard();let t=this.root.querySelector(".bl-st-text");if(!t)return;let{frame:e,root:s}=this,o=`${this.judged} ${s.
clientWidth} ${t.closest(".bl-st")?.clientHeight}`,i=this.tight.of===o,r=i?this.tight.degrees:0;t.classList.remove(...A.slice(r)),t.classList.add(...A.slice(0,r));
let c=i&&e.pick?.path.length&&!R(e,"ask").length,d=()=>c||t.scrollHeight<=t.clientHeight+1,h=r;for(;h<A.length&&!d();)t.classList.add(A[h++]);this.tight={of:o,degrees:h};
let u=c&&t.querySelector(".bl-choices");u&&(t.scrollTop+=Math.max(0,u.getBoundingClientRect().bottom-t.getBoundingClientRect().bottom+6)),this.placeCallout()}onResize(){
super.onResize();let t=e=>!!this.root.querySelector(e);t(".bl-st")&&(t(".bl-st-across")!==this.isAcross||t(".bl-st-round")!==!!this.round())&&this.draw(),this.fit()}refocus(){
this.stood===`${this.lesson.id} ${this.lesson.key}`&&super.refocus()}narrow(){}},Ct=wt(E);export{V as arrive,O as arrow,v as beside,D as caption,F as choose,Ct as default,x as drafted,I as end,L as figure,U as fitIn,j as head,J as key,W as keys,w as lessonOf,
H as map,q as named,_ as presenter,B as prose,M as result};
