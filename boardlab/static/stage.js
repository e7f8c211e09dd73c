import{button as At,h as p}from"./common.js";import{icon as Ht}from"./common.js";var F=(s,t)=>s.split(/\b([A-Z]?[A-Za-z]\d{1,2})\b/).map((e,o)=>o%2&&t[e]?p("spa\
n.bl-st-name",{"data-name":e},e):e),v=(s,t={})=>s.map((e,o)=>{if(typeof e=="string")return F(e,t);let{kind:r,text:n,rule:i,title:l}=e;return i?p("span.bl-rule.b\
l-st-rule",{role:"button",tabindex:0,"data-k":`rule ${o}`,"data-do":"rule","data-rule":i,"data-title":l},n):p(r==="strong"?"b":r==="slanted"?"em":"code",{},n)}),
O=(s,t)=>s.map(({kind:e,spans:o=[],items:r=[],head:n=[],rows:i=[]},l)=>{let c={"data-k":`block ${l}`};return e==="list"||e==="numbers"?p(e==="list"?"ul.bl-st-li\
st":"ol.bl-st-list",c,r.map(a=>p("li",{},v(a,t)))):e==="quote"?p("p.bl-st-quote",c,v(o)):e!=="table"?p("p.bl-st-lead",c,v(o,t)):p("table.bl-st-table",c,n.some(a=>a.
length)&&p("thead",{},p("tr",{},n.map(a=>p("th",{scope:"col"},v(a))))),p("tbody",{},i.map(a=>p("tr",{},a.map(u=>p("td",{},v(u)))))))}),T=({title:s,lines:t,head:e,
rows:o},r)=>p("section.bl-st-told",{"data-k":`told ${r}`},s&&p("b",{},s),t.length>0&&(t.length===1?p("p",{},t[0]):p("ul.bl-st-list",{},t.map(n=>p("li",{},n)))),
o.length>0&&p("table.bl-st-table",{},e.length>0&&p("thead",{},p("tr",{},e.map(n=>p("th",{scope:"col"},n)))),p("tbody",{},o.map(n=>p("tr",{},n.map(i=>p("td",{class:/^[\d.,%−-]+$/.
test(i)?"bl-st-num":null},i))))))),tt=({goals:s,outcome:t,words:e},o)=>[p("ul.bl-st-goals#goals",{"aria-label":e.goals},s.map(({says:r,done:n},i)=>p("li",{class:n?
"bl-done":null,"data-k":`goal ${i}`},p("i",{},n&&Ht(o,"accept")),p("span",{},p("span.bl-unseen",{},n?e.goal_done:e.goal_open," "),r)))),p("p.bl-st-outcome#outco\
me",{},t?.says,t?.says&&t.ask&&" ",t?.ask&&At({class:"bl-st-link","data-do":"solution"},t.ask))],et=s=>p("ol.bl-st-line#line",{tabindex:0},s.map((t,e)=>p("li",{
"data-k":`deed ${e}`},t)));import{button as P,h as m}from"./common.js";import{icon as Lt}from"./common.js";import{tools as Ot}from"./table.js";var Pt=20;function st({frame:s,local:t,words:e,
lesson:o}){return m("header.bl-st-head#lessonhead",{},m("span.bl-st-game",{},o.game),m("h2",{},o.lesson),m("div.bl-st-tools",{},o.left.length>0&&m("span.bl-st-l\
eft",{},o.left[0],m("b",{},o.left[1]),o.left[2]),m("div.bl-seg",{role:"group","aria-label":e.language},s.languages.map(({key:r,label:n})=>P({"data-do":"language",
"data-pick":r,lang:r,"aria-pressed":String(r===s.lang)},n))),Ot(s,t,e)))}function ot({words:s,lesson:t}){let e=t.of>Pt,o=(r,n,i)=>P({class:"bl-st-step","data-do":"\
go","data-at":Math.max(0,Math.min(t.of-1,n)),"data-k":`step ${r}`,"aria-label":i,title:i,"aria-disabled":n<0||n>=t.of?"true":null},Lt(s,r));return m("nav.bl-st-\
map#map",{"aria-label":t.words.map},o("back",t.at-1,t.words.back),m("p.bl-st-chap",{},m("b",{},t.chapter),m("span.bl-st-where",{},t.where),m("span.bl-st-short",
{"aria-hidden":"true"},t.short)),m("ol.bl-st-dots",{},t.map.map(({label:r,steps:n},i)=>{let l=n.some(({at:a})=>a===t.at),c=n.every(({state:a})=>a!=="open");return m(
"li",{class:l?"bl-st-here":e?"bl-st-far bl-st-fold":"bl-st-far","data-k":`chapter ${i}`},P({class:c?"bl-st-dash bl-done":"bl-st-dash","data-do":"go","data-at":n[0].
at,"data-k":`to ${i}`,tabindex:-1,"aria-label":r,title:r},m("i",{})),m("ol",{"aria-label":r},n.map(a=>Rt(a,t.at))))})),o("on",t.at+1,t.words.on))}var Rt=({at:s,
kind:t,state:e,says:o},r)=>m("li",{"data-k":`dot ${s}`},P({class:`bl-st-dot bl-dot-${t} bl-${e}`,"data-do":"go","data-at":s,"data-k":`dot ${s}`,"aria-label":o,title:o,
tabindex:s===r?0:-1,"aria-current":s===r?"step":null},m("i",{})));import{button as Mt,h as d}from"./common.js";import{icon as Bt}from"./common.js";import{ruled as Ct}from"./common.js";function rt(s,t){let{can:e,lines:o}=s.end;return d("section.bl-st-end#end",{tabindex:0,role:"group","aria-label":e},d("p.bl-st-kick",{},s.lesson),d("h3",{},e),d(
"ul",{},o.map(({text:r,rule:n,title:i},l)=>d("li",{"data-k":`line ${l}`},Bt(t,"accept"),d("div",{},O(r),n&&d("small",{},Ct({rule:n,title:i})))))))}function nt(s){
let{title:t,rows:e,left:o,met:r,met_title:n}=s.end;return[d("h3#title",{tabindex:-1},t),d("dl.bl-st-sums",{},e.map(([i,l,c])=>d("div",{},d("dt",{},i),d("dd",{},
d("b",{},l),` ${c}`)))),o&&d("p.bl-st-small",{},o),r.length>0&&d("section.bl-st-met",{},d("p.bl-st-small",{},n),d("ul",{},r.map(i=>d("li",{},i)))),d("p.bl-st-sm\
all",{},Mt({class:"bl-st-link","data-do":"anew"},s.anew))]}var Nt=[150,400,800,1500],it=.5,jt=["pointerdown","wheel","touchstart","keydown"],at=".jp-Notebook, .jp-WindowedPanel-outer",It=460,Wt=24;function ct(s,t){if(!globalThis.
ResizeObserver)return;let e=null,o=0,r=new ResizeObserver(n);r.observe(s),t.addEventListener("abort",()=>r.disconnect());function n(){let i=s.closest(at);if(i!==
e&&(e&&r.unobserve(e),i&&r.observe(i),e=i,o=i?.clientHeight??0,s.style.setProperty("--bl-room",i?lt(o):"")),!e||e.clientHeight===o||!e.clientHeight)return;let{top:l}=e.
getBoundingClientRect(),c=s.getBoundingClientRect().bottom<=l+o+1;o=e.clientHeight,s.style.setProperty("--bl-room",lt(o)),c&&s.getBoundingClientRect().bottom>l+
o&&s.scrollIntoView({block:"nearest"})}}var lt=s=>`${Math.max(It,s-Wt)}px`;function pt(s,t){let e=new AbortController,o=s.ownerDocument.defaultView,r=Nt.map(i=>setTimeout(
n,i));for(let i of jt)o.addEventListener(i,()=>e.abort(),{capture:!0,passive:!0,signal:e.signal});t.addEventListener("abort",()=>e.abort(),{once:!0}),e.signal.addEventListener(
"abort",()=>r.forEach(clearTimeout));function n(){let i=s.closest(at)?.getBoundingClientRect(),{top:l,bottom:c,height:a}=s.getBoundingClientRect();!i||!a||l>=i.
top&&c<=i.bottom||c<i.top-it*i.height||l>i.bottom+it*i.height||s.scrollIntoView({block:a>i.height?"start":"nearest"})}}var dt=s=>[".bl-options:not(.bl-why)",".bl-why"].map(t=>[...s.querySelectorAll(`${t} input`)].map(e=>e)),z=s=>dt(s).map(t=>t.find(({checked:e})=>e)?.dataset.n??
"").join(",");function mt(s,t){if(!/^\d*,\d*$/.test(t))return;let e=t.split(",");for(let[o,r]of dt(s).entries()){let n=r.find(({dataset:i})=>i.n===e[o]);n&&!r.some(
({checked:i})=>i)&&(n.checked=!0)}}var R=class{constructor(t){this.key="draft";this.on={less:()=>this.count(-1),more:()=>this.count(1)};this.table=t}listen({root:t,
signal:e}){let o=(r,n)=>t.addEventListener(r,n,{signal:e});o("input",({target:r})=>r.matches(".bl-number input")&&this.keep(r.value.trim())),o("change",({target:r})=>r.
matches(".bl-options input")&&this.keep(z(t))),e.addEventListener("abort",()=>this.drop())}count(t){let e=this.table.root.querySelector(".bl-number input");e&&(e.
value=String(Math.max(0,(Number.parseInt(e.value.normalize("NFKC"),10)||0)+(e.value?t:t>0?1:0))),this.keep(e.value))}keep(t){let{link:e,local:o,root:r}=this.table;
r.querySelector(".bl-st-foot > .bl-strip-notice")?.remove(),o.notice="",this.drop(),this.typed=setTimeout(()=>e.post({client:e.client,seq:++e.seq,rev:0,do:"draf\
t",key:t}),400)}drop(){clearTimeout(this.typed)}};import{cover as ee}from"./board.js";import{surface as se}from"./board.js";import{button as St,h as g,picture as oe}from"./common.js";import{tool as vt}from"./common.js";
import{slots as N}from"./table.js";import{timeline as re}from"./table.js";import{h as k}from"./common.js";import{TRAYS as kt}from"./table.js";import{actions as Zt,turn as Xt}from"./table.js";import{receipt as Jt}from"./table.js";import{
lying as wt,slots as U}from"./table.js";import{log as Qt}from"./table.js";import{noticed as Yt}from"./board.js";import{button as q,h as f}from"./common.js";import{turn as Gt}from"./table.js";import{reveals as gt}from"./question.js";import{button as _t,h}from"./common.js";import{doing as M,hints as Kt,INPUTS as Dt,outcome as Ft,reveals as V,tone as ut}from"./question.js";function ft(s){let{lesson:t,words:e,places:o,presenter:r,question:n}=s;
return h("div.bl-st-text#sttext",{class:n?.result?`${ut(n.result)} bl-st-judged`:null,role:"group","aria-label":t.words.text},t.kind==="end"?nt(t):[t.stopped&&h(
"p.bl-st-stopped#stopped",{},t.stopped," ",_t({class:"bl-st-link","data-do":"anew"},t.from_start)),h("p.bl-st-kick#kick",{},h("span",{},r.isOn&&n?t.present.predict:
t.kick),n&&!r.isOn&&h("span",{},n.worth)),t.anew_board&&h("p.bl-st-small#anewboard",{},t.anew_board),t.title&&h("h3#title",{tabindex:-1},t.title),!(n&&V(n))&&O(
t.text,o),t.goals.length>0&&tt(t,e),t.tries&&h("p.bl-st-small#tries",{},t.tries),n&&zt(s),t.beside.map(T),s.isPlaying&&bt(s),s.isWatched&&!s.isPlaying&&ht(s),B(
s)&&Y(s)])}var B=s=>!y(s)||w(s)||!!s.question?.hints.rungs.some(({open:t})=>t);function Y(s){let{frame:t,local:e,words:o,presenter:r,question:n}=s;return n&&!r.
isOn&&!V(n)&&Kt(t,e,o,s.isPlaying||n.choices.length+n.steps.length>4||n.kind==="legal"||B(s)&&n.reasons.length>0&&E(s))}function zt(s){let{frame:t,local:e,words:o,
places:r,presenter:n,table:i,question:l}=s,c=["choice","legal","order"].includes(l.kind);return[h("p.bl-st-lead.bl-st-asked#asked",{},F(l.question,r)),w(s)&&$(s),
l.result&&h("div.bl-verdict.bl-st-note#note",{class:ut(l.result)},Ft(t,e,o),Vt(s)),!l.result&&c&&h("div.bl-st-control#control",{"data-k":`control ${l.id}`},Dt[l.
kind](n.isOn?{...l,seed:""}:l,`bl ${i.link.client}`,o,t))]}function Vt({question:s}){let t=s.result,e=[s.away&&M("back",s.back,"bl-st-link"),t.may_tell&&M("tell",
s.tell,"bl-st-link"),t.fresh&&(t.told||t.solved)&&M("fresh",s.fresh,"bl-st-link"),V(s)&&M("again",s.again,"bl-st-link")].filter(Boolean);return e.length>0&&h("p\
.bl-st-ways",{},e)}var G=s=>y(s)&&s.isPlaying&&!w(s)&&!s.frame.turn.over;function yt(s){let{frame:t,local:e,words:o,lesson:r,presenter:n,question:i}=s,{main:l,following:c}=r;if(n.
isOn)return f("div.bl-st-foot#foot",{},i&&!gt(i)&&q({class:"bl-main bl-st-main","data-do":"show","data-k":"main"},r.present.reveal));let a=i&&!gt(i)?Ut(s):f("p.\
bl-st-next",{},c.label&&f("span",{},c.label),f("b",{},c.title??"")),u=s.isPlaying&&q({class:"bl-st-second","data-do":"undo",hidden:!t.time.can_undo},o.undo);return f(
"div.bl-st-foot#foot",{},e.below&&Yt(e,o),G(s)&&Gt(t,o),!B(s)&&Y(s),a,u,l.do&&q({class:`bl-st-main ${l.quiet?"bl-st-second":"bl-main"}`,"data-do":"main","data-k":"\
main"},l.label))}function Ut({table:s,lesson:t,question:e}){let{words:o,draft:r,key:n}=t,i=`n${s.link.client}`;return e.result?f("p.bl-st-next",{},e.result.given&&
f("span",{},e.state)):e.kind!=="number"?f("p.bl-st-next",{},f("span",{},e.kind==="cells"?e.picked:o.unchecked)):f("div.bl-number.bl-st-number",{"data-k":`number\
 ${n} ${e.id}`},f("label",{for:i},o.predict),f("div",{},q({"data-do":"less","aria-label":o.fewer},"−"),f("input#number",{id:i,type:"text",inputmode:"numeric",
maxlength:24,autocomplete:"off",placeholder:"?",value:r}),q({"data-do":"more","aria-label":o.more},"+")))}var xt=5,te=180;function bt(s){let{frame:t,local:e,words:o,lesson:r,question:n}=s,i=b=>!n&&t.parts.includes(b),l=wt(t,"costs").some(({items:b})=>b?.some(({row:L})=>L)),
c=U("costs",t,o),a=Zt(t,o,l&&c),u=!G(s)&&Xt(t,o),x=!n&&r.outcome?.line||[],H=r.kind==="opening"&&!i("log");return k("div.bl-st-deeds#play",{},H?[u,a]:[u,U("seat\
s",t,o,b=>!kt.has(b.kind)),k("div.bl-st-may#may",{},a,!l&&!wt(t,"ask").length&&c),U("seats",t,o,b=>kt.has(b.kind)),i("receipt")&&Jt(t,e,o),(i("log")||x.length>0)&&
k("div.bl-st-happened#happened",{},x.length?et(x):!C(s)&&Z(s)||Qt(t,o))])}var ht=({frame:s})=>k("div.bl-st-deeds#watch",{},s.log[0]&&s.time.ply>0&&k("p.bl-st-sa\
id#said",{},s.log[0].text));function Z(s){let{news:t}=s.frame;if(s.question||!t?.says.length)return!1;let e=t.says.slice(C(s)?-xt:1-xt);for(;e.length>1&&e.join(
"").length>te;)e.shift();let o=i=>k("div",{},i),r=t.all.length||e.length===t.says.length?t.all:t.says,n=r.length>0&&k("details",{},k("summary",{},s.words.all_moves),
r.map(o));return k("div.bl-st-said#said",{},e.map(o),n)}var X=2,ne=600,ie=8,le=880,Tt=/viewBox="([^"]*)"/;function J(s){let[,,t,e]=(s.match(Tt)?.[1]??"0 0 1 1").split(" ").map(Number);return t/e}var w=({table:s})=>s.
root.clientWidth<ne,E=({table:s})=>s.root.clientWidth<le;function y(s){let{frame:t,lesson:e}=s;if(e.kind==="end"||s.isPlaying&&!E(s))return!1;let o=e.figure.find(
r=>r.alone);return o?o.svg?J(o.svg)>X:o.table.rows.length<=ie:!e.figure.length&&J(t.board?.svg??"")>X}var C=s=>!w(s)&&J(s.frame.board?.svg??"")>X;function Et(s){
let{frame:t,local:e,words:o,lesson:r,table:n,question:i}=s,l=r.kind==="end"||r.figure.some(u=>u.alone);if(l&&Object.assign(e,{svg:"",grid:void 0}),r.kind==="end")
return g("div.bl-st-fig#fig",{},rt(r,o));let c=r.figure.map(ae),a=l?null:t.cover?ee(t,o):se(t,n.area,e,o,!t.board?.alone&&N("board",t,o));return g("div.bl-st-fi\
g#fig",{},g("div.bl-st-draw#draw",{class:c.length&&!l?"bl-st-two":null},a,c),s.isPlaying&&C(s)&&Z(s),(s.isPlaying||i?.kind==="turn"&&!y(s))&&N("hand",t,o),!w(s)&&
$(s),s.isWatched&&re(t,e,o),ce(s))}function $(s){let{frame:t,words:e}=s;return E(s)&&t.board?.alone&&g("div.bl-st-round#round",{},N("seats",t,e),N("hand",t,e))}
function ae({kind:s,label:t,svg:e,table:o},r){let n=e&&oe(e);return g("figure.bl-st-figure",{"data-k":`figure ${s} ${r} ${t}`,class:`bl-st-${s}`,"aria-label":t||
null},n||T({...o,title:t},r),n&&o.rows?.length>0&&g("div.bl-unseen",{},T(o,r)))}function ce({frame:s,words:t,lesson:e}){return g("div.bl-st-cap#cap",{class:s.views.
length>2&&e.part?"bl-st-full":null},s.views.length>1&&g("div.bl-seg",{role:"group","aria-label":t.view},s.views.map(({key:o,label:r})=>St({"data-do":"view","dat\
a-pick":o,"aria-pressed":String(o===s.view)},r))),s.turns&&s.views.length>1&&vt(t,"turn",t.turn_board,{"data-do":"turn","data-at":1}),e.part&&vt(t,"part",e.part,
{"data-do":"whole"}),St({class:"bl-st-py","data-do":"python","aria-label":e.words.python,"aria-expanded":String(e.code!==null)},g("span",{"aria-hidden":"true"},
"</>"),g("span.bl-st-pyname",{},e.words.python)),e.code!==null&&g("pre.bl-st-code#code",{tabindex:0,"aria-label":e.words.python},g("code",{},e.code)))}function $t(s){
let{board:t}=s.frame,e=s.table.root.querySelector(".bl-surface > svg"),o=e?.querySelector('[data-layer="panel"]'),[,r]=t?.svg.match(Tt)??[];if(!t?.alone||!e||!o||
!r)return;let n=E(s)?t.alone.join(" "):r,[,,i,l]=n.split(" ");for(let[c,a]of Object.entries({viewBox:n,width:i,height:l}))e.setAttribute(c,a);o.style.display=n===
r?"":"none"}import{lying as pe}from"./table.js";var j=["bl-t1","bl-t2","bl-t3","bl-t4","bl-t5","bl-t6","bl-t7"],I=class{constructor(t){this.key="fitting";this.tight={of:"",degrees:0};this.tells=!1;this.room=0;
this.stage=t}after(){this.fit()}resized(){let{stage:t}=this,{root:e}=t.table,o=r=>!!e.querySelector(r);o(".bl-st")&&(o(".bl-st-across")!==y(t)||o(".bl-st-round")!==
!!$(t))&&t.table.draw(),this.fit()}fit(){let{frame:t,table:e,position:o}=this.stage,{root:r}=e;$t(this.stage);let n=r.querySelector(".bl-st-text");if(!n)return;
let i=`${o.judged} ${r.clientWidth} ${n.closest(".bl-st")?.clientHeight}`,l=this.tight.of===i,c=l?this.tight.degrees:0;l||(this.room=0),n.classList.remove(...j.
slice(c)),n.classList.add(...j.slice(0,c));let a=n.querySelector(".bl-st-line"),u=n.querySelector(".bl-st-may");u&&(u.style.minHeight="");let x=l&&(a||t.pick?.path.
length&&!pe(t,"ask").length),H=()=>x||n.scrollHeight<=n.clientHeight+1,b=c;for(;b<j.length&&!H();)n.classList.add(j[b++]);this.tight={of:i,degrees:b},this.hold(
u,b===c,H);let L=x&&(a?!this.tells&&a:n.querySelector(".bl-choices"));this.tells=!!a,L&&(n.scrollTop+=Math.max(0,L.getBoundingClientRect().bottom-n.getBoundingClientRect().
bottom+6)),e.placeCallout()}hold(t,e,o){let{frame:r}=this.stage;e||(this.room=0),!(!t||r.turn.over)&&(r.pick?.path.length||(this.room=Math.max(this.room??0,t.offsetHeight)),
t.style.minHeight=`${this.room}px`,o()||(t.style.minHeight=""))}};import{button as de,h as W}from"./common.js";var _=class{constructor(t){this.key="presenter";this.isOn=!1;this.isAlone=!1;this.on={alone:()=>this.alone(),present:()=>this.
present()};this.stage=t}alone(){this.isAlone=!this.isAlone,this.stage.table.draw()}present(){let{table:t}=this.stage;this.isOn=!this.isOn,t.enlarge(this.isOn),t.
root.focus({preventScroll:!0})}cues(){let{lesson:t}=this.stage,{present:e}=t,o=(r,n,i)=>de({class:"bl-st-cue","data-do":i},W("kbd",{},r),` ${n}`);return W("div.\
bl-st-cues#cues",{},W("b",{},`${t.game}, ${t.lesson}`),W("span",{},t.kick||t.where),t.kind==="ask"&&o("Space",e.space,"show"),o("→",e.on,"onward"),o("B",e.board,
"alone"),o("P",e.leave,"present"))}};import{h as S}from"./common.js";import{letterOf as me}from"./common.js";import{enter as ue,reveals as qt}from"./question.js";var K=class{constructor(t){this.key="shortcuts";this.meantHint="";this.stage=t}listen(){let{root:t,signal:e}=this.
stage.table;t.addEventListener("keydown",o=>this.takes(o)&&(o.preventDefault(),o.stopPropagation(),o.stopImmediatePropagation()),{signal:e,capture:!0})}list(){let{
lesson:t,words:e}=this.stage;return S("section.bl-help#stagekeys",{role:"group","aria-label":e.help},S("dl",{},t.keys.map(([o,r])=>S("div",{},S("dt",{},o.split(
" ").map(n=>S("kbd",{},n))),S("dd",{},r)))))}takes(t){let{stage:e}=this,{table:o,presenter:r}=e;if(t.metaKey||t.altKey||t.ctrlKey||t.isComposing)return!1;o.byKeys(
!0);let n=t.target,i=n.matches('input[type="text"], select, textarea'),l=n.getAttribute("role")==="gridcell";if(t.key==="Enter")return l||n.matches("button, a")&&
!n.matches(".bl-st-main")?!1:(n.matches('[role="button"]')?o.act(n,t):e.main(),!0);if(t.key==="Escape"&&i)return o.root.focus({preventScroll:!0}),!0;if(i)return!1;
let c={ArrowLeft:-1,ArrowRight:1}[t.key];if(c&&!l)return this.arrow(c,n);if(/^(Digit|Numpad)\d$/.test(t.code)&&!l)return this.digit(Number(t.code.at(-1))-1);let a=me(
t);if((!o.local.letters||a!=="H"&&this.meantHint)&&(this.meantHint=""),!o.local.letters)return!1;if(r.isOn&&t.code==="Space")return o.ask("show"),!0;let u={P:!l&&
(()=>r.present()),H:()=>this.hint(),B:()=>r.alone(),L:()=>this.tongue(),U:!l&&(()=>o.ask("undo"))}[a];return u?(u(),!0):!1}arrow(t,e){let{table:o,lesson:r}=this.
stage;if(e.matches('input[type="radio"]')||e.closest('.bl-acts, .bl-lines, [role="tablist"], .bl-items, .bl-seg'))return!1;if(e.closest(".bl-ways"))return o.ask(
t>0?"redo":"undo"),!0;let n=e.closest(".bl-st-dots");if(n){let l=[...n.querySelectorAll(".bl-st-dot, .bl-st-dash")].filter(a=>a.getClientRects().length);return l[Math.
max(0,Math.min(l.length-1,l.indexOf(e)+t))]?.focus(),!0}let i=r.at+t;return i>=0&&i<r.of&&o.ask("go",{at:i}),!0}digit(t){let{table:e,draft:o,question:r}=this.stage,
{root:n}=e,i=n.querySelector(".bl-number input");ue(i);let l=[...n.querySelectorAll(".bl-options input")],a=(r&&qt(r)?[...n.querySelectorAll(".bl-rline")]:[])[t];
return l[t]?(l[t].checked=!0,l[t].focus(),o.keep(z(n))):a&&a.click(),!!(l[t]||a)}hint(){let{table:t,lesson:e,question:o}=this.stage,r=o?.hints.rungs.find(({open:n,
may:i})=>!n&&i);!r||o.result&&qt(o)||(this.meantHint===r.key?(this.meantHint="",t.ask("pick",{key:`hint:${r.key}`})):(this.meantHint=r.key,t.speak(e.words.sure_hint.
replace("{label}",r.label).replace("{price}",r.price))))}tongue(){let{table:t,frame:e}=this.stage,o=e.languages.find(({key:r})=>r!==e.lang);o&&t.ask("language",
{key:o.key})}};import{fade as fe}from"./help.js";import{enter as be}from"./question.js";var D=class{constructor(t){this.key="position";this.stood="";this.judged="";this.was={stood:"",judged:"",had:!1};this.stage=
t}get shown(){let{lesson:t}=this.stage;return`${t.id} ${t.key}`}listen(){ct(this.stage.table.root,this.stage.table.signal)}before(){let{table:t,local:e,question:o}=this.
stage,{stood:r,judged:n,shown:i}=this;this.was={stood:r,judged:n,had:t.root.contains(t.focused())},r!==i&&(e.notice=e.about=""),this.stood=i,this.judged=`${i} ${o?.
id??""} ${o?.result?"result":"asked"}`}after(){this.arrive();let{table:t}=this.stage,e=t.focused();this.was.had&&!(t.root.contains(e)&&e?.getClientRects().length)&&
t.root.focus({preventScroll:!0})}arrive(){let{table:t,lesson:e,question:o,frame:r}=this.stage,{root:n}=t,{stood:i,judged:l}=this.was;if(o?.result||mt(n,e.draft),
!i)return pt(n,t.signal);let c=u=>n.querySelector(u),a=c(".bl-st-text");i!==this.stood?(fe(a),a&&(a.scrollTop=0),t.keys&&(c(".bl-st-text [data-k=title]")??n).focus(
{preventScroll:!0})):l!==this.judged&&r.by===t.link.client&&(o?.result?c(".bl-headline")?.focus({preventScroll:!0}):be(c(".bl-number input, .bl-options input:ch\
ecked")??c(".bl-options input")),a&&o?.result&&(a.scrollTop=Math.max(0,(c(".bl-st-note")?.offsetTop??0)-a.offsetTop-60)))}};import{copied as he}from"./board.js";import{h as A}from"./common.js";import{artStyle as ge}from"./table.js";import{tableOf as ye}from"./table.js";import{commit as ke}from"./question.js";
import{ASKING as we}from"./question.js";import{questionOf as xe}from"./question.js";var Se=s=>Number(s.getAttribute("data-at")),Q=class{constructor(t){this.position=new D(this);this.presenter=new _(this);this.fitting=new I(this);this.shortcuts=
new K(this);this.table=t,this.draft=new R(t)}get frame(){return this.table.frame}get local(){return this.table.local}get words(){return this.table.words}get lesson(){
return this.frame.stage}get question(){return xe(this.frame)}get places(){return this.frame.board?.says??{}}get isPlaying(){let t=this.question;return this.lesson.
kind==="end"?!1:t?t.kind==="turn"&&!t.result:this.frame.parts.includes("actions")}get isWatched(){return!this.question&&this.frame.parts.includes("timeline")}layout(){
let{position:t,presenter:e,fitting:o,shortcuts:r,draft:n}=this;return{panels:[this.steps(),n,e,...we,o,t,r],content:()=>this.content(),holdsFocus:!0,keepsView:!0}}content(){
let{frame:t,local:e,words:o,lesson:r,presenter:n,table:i}=this;return i.root.classList.add("bl-lesson"),e.below=!n.isAlone&&!n.isOn,[ge(t),o.gallery?.style&&A("\
style#pieces",{},o.gallery.style),A("div.bl-st#st",{class:[`bl-st-is-${r.kind}`,y(this)&&"bl-st-across",n.isAlone&&"bl-st-alone",n.isOn&&"bl-st-present"].filter(
Boolean).join(" ")},st(this),ot(this),A("div.bl-st-above#above",{},e.help&&this.shortcuts.list(),...i.above()),A("div.bl-st-body#stbody",{},Et(this),A("div.bl-s\
t-side#side",{},ft(this),yt(this))),n.isOn&&n.cues()),he(e,o)]}steps(){let t=e=>()=>this.table.ask(e);return{key:"steps",on:{main:()=>this.main(),onward:()=>this.
shortcuts.arrow(1,this.table.root),go:(e,o)=>{o.getAttribute("aria-disabled")!=="true"&&e.ask("go",{at:Se(o)})},answer:()=>(this.draft.drop(),!1),...Object.fromEntries(
["anew","python","show","solution"].map(e=>[e,t(e)]))},marks({root:e,over:o}){for(let r of e.querySelectorAll(".bl-st-name"))r.classList.toggle("bl-over",r.getAttribute(
"data-name")===o?.place)},onOver(e,o){let r=o?.target.closest?.("[data-name]")?.getAttribute("data-name");r&&(e.over={line:void 0,place:r},e.marks())}}}main(){let{
table:t,lesson:e}=this,{do:o,at:r,key:n}=e.main;if(o==="answer")return this.draft.drop(),ke(t);if(o==="again")return t.ask("pick",{key:"again:"});if(o==="open")
return t.ask("open",{key:n});o==="go"&&t.ask("go",{at:r})}},ve=ye(s=>new Q(s).layout());export{R as DraftKeeper,I as Fitting,_ as Presenter,K as Shortcuts,Q as Stage,D as StepPosition,pt as arrive,T as beside,mt as choose,ve as default,z as drafted,
Et as figure,ct as fitIn,yt as foot,tt as goals,y as isAcross,C as isBroad,w as isNarrow,E as isSmall,st as lessonHead,et as line,ot as map,F as named,$t as narrowBoard,
bt as play,O as prose,rt as reached,B as readsHints,nt as result,$ as round,Z as said,Y as stageHints,ft as stepText,G as turnsInBar,ht as watch};
